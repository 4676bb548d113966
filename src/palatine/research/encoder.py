"""Observations: what a seat sees as a row of small numbers, and what it may choose. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from palatine.kernel.flow import BITS, SETS, Ask, State
from palatine.kernel.lexicon import HIDDEN, NONE, Kind
from palatine.kernel.sight import Seen
from palatine.research.layouts import (
    BASE,
    COUNT,
    COUNTS,
    MOVED,
    SIGN,
    THING,
    THINGS,
    THINGS_OF,
    TURNED,
    Layout,
    Part,
    Turn,
)

HIGHEST: Final = 127
LOWEST: Final = -128
BYTE: Final = 255  # the cells are signed, the arrays they lie in are not
ROW: Final = 1 + THINGS  # an option as its verb and what it touches
NO_MOVES: Final = vec[i64]()


def encode(layout: Layout, seen: Seen, seat: int, asks: list[Ask]) -> vec[u8]:
    """The observation of a seat; `asks` are the questions that are open, seat by seat."""
    out = vec[u8]([0] * layout.size)
    write(layout, seen, seat, asks, out, 0)
    return out


def write(layout: Layout, seen: Seen, seat: i64, asks: list[Ask], out: vec[u8], start: i64) -> None:
    """Writes an observation into cells that are 0, from `start` on."""
    turn = layout.turn(seat)
    for part in layout.fields:
        write_part(layout, part, getattr(seen, part.name), seat, turn, out, start)
    write_rest(layout, seen, seat, turn, asks, out, start)


def write_rest(
    layout: Layout, g: State, seat: i64, turn: Turn, asks: list[Ask], out: vec[u8], start: i64
) -> None:
    """All but the fields of the state: how it ended, who is asked, the rules under way."""
    if g.ended != NONE:
        out[start + layout.ended] = u8((g.ended + 1) & BYTE)
        at: i64
        for at in range(len(g.places)):
            out[start + layout.placed + turn.seats[at]] = u8(g.places[at] & BYTE)
    write_asks(layout, turn, seat, asks, out, start)
    slots = layout.slots
    frames = g.frames
    depth: i64 = len(frames) - 1
    while depth >= 0:
        frame = frames[depth]
        depth -= 1
        slot = slots[type(frame)]
        counted: i64 = i64(out[start + slot.offset])
        if counted == 0:  # the topmost one of its class
            for part in slot.parts:
                write_part(layout, part, getattr(frame, part.name), seat, turn, out, start)
        if counted < HIGHEST:
            out[start + slot.offset] = u8(counted + 1)


class Row:
    """The fields of the state as a seat saw them last, in an observation with nothing else."""

    def __init__(self, layout: Layout, seat: i64) -> None:
        self.seat = seat
        self.turn = layout.turn(seat)
        self.cells: vec[u8] = vec[u8]([0] * layout.size)


class Memory:
    """What was seen last of a match, so that only what has changed is written again.

    To compare a list is much faster than to write it, and most stay as they are from one question
    to the next. Seats share a memory where they see the same. Another match may follow in it.
    """

    def __init__(self, layout: Layout, first: i64, count: i64) -> None:
        self.layout = layout
        self.values: list[object] = [None] * len(layout.fields)
        self.first: i64 = first  # of the seats that share it
        self.rows: list[Row] = [Row(layout, first + i) for i in range(count)]

    def look(self, seen: Seen, seat: i64) -> Row:
        """Brings all rows up to date, and returns that of the seat."""
        layout = self.layout
        values = self.values
        i: i64 = 0
        # a strict zip is not compiled to a plain walk
        for part, before in zip(layout.fields, values):  # noqa: B905
            value: object = getattr(seen, part.name)
            if value is not before and value != before:
                if part.has_places and isinstance(value, list) and isinstance(before, list):
                    assert len(value) == len(before), part.name
                    self.edit(part, before, value)
                else:
                    values[i] = None  # what an interrupt cuts short is written again
                    for row in self.rows:
                        clear_part(part, row.cells)
                        write_part(layout, part, value, row.seat, row.turn, row.cells, 0)
                    values[i] = value[:] if isinstance(value, list) else value
            i += 1
        return self.rows[seat - self.first]

    def edit(self, part: Part, before: list[object], after: list[object]) -> None:
        """Writes the places of a list in which something else stands now, and remembers them."""
        place: i64 = 0
        for value, old in zip(after, before):  # noqa: B905
            if value is not old:
                assert isinstance(value, int)
                before[place] = None
                for row in self.rows:
                    write_place(self.layout, part, place, value, row)
                before[place] = value
            place += 1


def write_place(layout: Layout, part: Part, place: i64, number: i64, row: Row) -> None:
    """One place of a list that has one for every thing, whatever stood there before."""
    if len(part.moves) > 0:
        place = part.moves[row.seat if row.seat >= 0 else layout.seats][place]
    is_hidden = number == HIDDEN and part.hidden != NONE
    cell: i64 = 0
    if is_hidden:
        pass
    elif part.is_count:
        cell = clipped(number)
    elif number >= 0:
        if part.is_turned:
            number = turned_row(part, row.turn)[number]
        cell = number - part.low + 1
    row.cells[part.offset + place] = u8(cell & BYTE)
    if part.hidden != NONE:
        row.cells[part.hidden + place] = 1 if is_hidden else 0


def memories(layout: Layout) -> list[Memory]:
    """For one match, by seat."""
    if layout.has_secrets:
        return [Memory(layout, seat, 1) for seat in range(layout.people)]
    return [Memory(layout, 0, layout.people)] * layout.people


def clear_part(part: Part, out: vec[u8]) -> None:
    at = part.first
    while at < part.end:
        out[at] = 0
        at += 1


def write_asks(
    layout: Layout, turn: Turn, seat: i64, asks: list[Ask], out: vec[u8], start: i64
) -> None:
    """Who is asked; of the own question everything, of another one its key."""
    if len(asks) == 0:
        return
    shown = asks[0]
    for ask in asks:
        out[start + layout.asked + turn.seats[ask.seat]] = 1
        if ask.seat == seat:
            shown = ask
    out[start + layout.question + layout.questions[shown.key]] = 1
    if shown.seat != seat:
        return
    if shown.subject != NONE or shown.subject2 != NONE:
        kinds = layout.game.words.questions[shown.key].kinds
        if len(kinds) > 0:
            put(layout, kinds[0], shown.subject, turn, out, start + layout.subject)
        if len(kinds) > 1:
            put(layout, kinds[1], shown.subject2, turn, out, start + layout.subject2)
    if shown.on_behalf_of != NONE:
        out[start + layout.behalf + turn.seats[shown.on_behalf_of]] = 1


def write_part(
    layout: Layout, part: Part, value: object, seat: i64, turn: Turn, out: vec[u8], start: i64
) -> None:
    """One field of the state or of a rule under way."""
    way = part.way
    at: i64 = start + part.offset
    if way == SIGN:
        if value:
            out[at] = 1
        return
    number: i64
    if way == COUNT or way == THING:
        assert isinstance(value, int)
        number = value
        if number == HIDDEN and part.hidden != NONE:
            out[start + part.hidden] = 1
        elif way == COUNT:
            out[at] = u8(clipped(number) & BYTE)
        elif number >= 0:
            out[at] = u8((number - part.low + 1) & BYTE)
        return
    if not isinstance(value, list):
        assert isinstance(value, int)
        write_one(layout, part, value, turn, out, start)
        return
    numbers: list[int] = value
    hidden: i64 = NONE if part.hidden == NONE else start + part.hidden
    if part.has_length:
        count: i64 = len(numbers)
        if count > part.places:
            count = part.places
            numbers = numbers[:count]
        out[at - 1] = u8(count if count < HIGHEST else HIGHEST)
    if way == COUNTS:
        write_counts(numbers, out, at, hidden)
    elif way == THINGS_OF:
        write_things(part.low - 1, numbers, out, at, hidden)
    elif way == MOVED:
        moves = part.moves[seat if seat >= 0 else layout.seats]
        write_moved(part, numbers, moves, out, at, hidden)
    elif way == TURNED:
        write_turned(part.low - 1, numbers, turned_row(part, turn), out, at, hidden)
    else:
        write_others(layout, part, numbers, seat, turn, out, at, hidden)


def write_one(
    layout: Layout, part: Part, number: i64, turn: Turn, out: vec[u8], start: i64
) -> None:
    """One set, or a thing that is turned or takes several cells."""
    at: i64 = start + part.offset
    if number == HIDDEN and part.hidden != NONE:
        out[start + part.hidden] = 1
    elif part.form == BITS:
        put_set(part, number, turn, out, at)
    else:
        put(layout, part.value, number, turn, out, at)


def write_counts(numbers: list[int], out: vec[u8], at: i64, hidden: i64) -> None:
    """A list of numbers."""
    i: i64 = 0
    for value in numbers:
        number: i64 = value
        if number != 0:
            if number == HIDDEN and hidden != NONE:
                out[hidden + i] = 1
            else:
                out[at + i] = u8(clipped(number) & BYTE)
        i += 1


def write_things(low: i64, numbers: list[int], out: vec[u8], at: i64, hidden: i64) -> None:
    """A list of things; `low` is the number before the first."""
    i: i64 = 0
    for value in numbers:
        number: i64 = value
        if number >= 0:
            out[at + i] = u8((number - low) & BYTE)
        elif number == HIDDEN and hidden != NONE:
            out[hidden + i] = 1
        i += 1


def write_turned(
    low: i64, numbers: list[int], row: list[int], out: vec[u8], at: i64, hidden: i64
) -> None:
    """A list of seats or parties, as the seat that looks counts them."""
    i: i64 = 0
    for value in numbers:
        number: i64 = value
        if number >= 0:
            number = row[number]
            out[at + i] = u8((number - low) & BYTE)
        elif number == HIDDEN and hidden != NONE:
            out[hidden + i] = 1
        i += 1


def write_moved(
    part: Part, numbers: list[int], moves: vec[i64], out: vec[u8], at: i64, hidden: i64
) -> None:
    """A list of numbers or things by seat or party, as the seat that looks counts them."""
    is_count = part.is_count
    low: i64 = part.low - 1
    i: i64 = 0
    for value in numbers:
        number: i64 = value
        if number == HIDDEN and hidden != NONE:
            out[hidden + moves[i]] = 1
        elif is_count:
            if number != 0:
                out[at + moves[i]] = u8(clipped(number) & BYTE)
        elif number >= 0:
            out[at + moves[i]] = u8((number - low) & BYTE)
        i += 1


def write_others(
    layout: Layout,
    part: Part,
    numbers: list[int],
    seat: i64,
    turn: Turn,
    out: vec[u8],
    at: i64,
    hidden: i64,
) -> None:
    """A list of sets, or of things that are turned or take several cells."""
    is_moved = len(part.moves) > 0
    is_set = part.form == BITS or part.form == SETS
    moves = part.moves[seat if seat >= 0 else layout.seats] if is_moved else NO_MOVES
    i: i64 = 0
    for value in numbers:
        number: i64 = value
        place = moves[i] if is_moved else i
        i += 1
        if number == HIDDEN and hidden != NONE:
            out[hidden + place] = 1
        elif is_set:
            if number:
                put_set(part, number, turn, out, at + place * part.members)
        else:
            put(layout, part.value, number, turn, out, at + place * part.width)


def turned_row(part: Part, turn: Turn) -> list[int]:
    return turn.parties if part.value.is_party else turn.seats


def put_set(part: Part, members: i64, turn: Turn, out: vec[u8], at: i64) -> None:
    """A 1 for every member."""
    i: i64 = 0
    count = part.members
    if part.is_turned:
        row = turned_row(part, turn)
        while i < count:
            if members >> i & 1:
                out[at + row[i]] = 1
            i += 1
        return
    while members and i < count:
        if members & 1:
            out[at + i] = 1
        members >>= 1
        i += 1


def put(layout: Layout, kind: Kind, number: i64, turn: Turn, out: vec[u8], at: i64) -> None:
    """One number of any kind."""
    if kind.is_open:
        out[at] = u8(clipped(number) & BYTE)
        return
    if number < 0:
        return
    if kind.is_option:
        put_option(layout, number, turn, out, at)
        return
    if layout.is_turned:
        if kind.is_seat:
            number = turn.seats[number]
        elif kind.is_party:
            number = turn.parties[number]
    place_thing(number - kind.low + 1, layout.width_of(kind) == 2, out, at)


def put_option(layout: Layout, option: i64, turn: Turn, out: vec[u8], at: i64) -> None:
    """An option as its verb and what it touches, each counted from 1."""
    option = layout.moved(option, turn, False)
    number: i64 = layout.verb_numbers[option]
    verb = layout.verbs[number]
    is_wide = layout.wide_options
    step: i64 = 2 if is_wide else 1
    place_thing(number + 1, is_wide, out, at)
    rest: i64 = option - verb.base
    i: i64
    for i in range(len(verb.strides)):
        at += step
        stride: i64 = verb.strides[i]
        place_thing(rest // stride + 1, is_wide, out, at)
        rest %= stride


def place_thing(number: i64, is_wide: bool, out: vec[u8], at: i64) -> None:
    if is_wide:
        out[at] = u8(number // BASE & BYTE)
        out[at + 1] = u8(number % BASE)
    else:
        out[at] = u8(number & BYTE)


def clipped(number: i64) -> i64:
    if number > HIGHEST:
        return HIGHEST
    if number < LOWEST:
        return LOWEST
    return number


# what is offered


def mask_of(layout: Layout, own: i64, options: list[int]) -> vec[u8]:
    """A 1 for every option that is offered, as the seat counts them."""
    out = vec[u8]([0] * layout.actions)
    write_mask(layout, own, options, out, 0)
    return out


def write_mask(layout: Layout, own: i64, options: list[int], out: vec[u8], start: i64) -> None:
    first = layout.first_turned
    end = layout.end_turned
    for option in options:
        number: i64 = option
        if first <= number < end:
            number = layout.turned(number, own)
        out[start + number] = 1


def write_legal(layout: Layout, own: i64, options: list[int], out: vec[i64], at: i64) -> None:
    """The numbers that are offered, in the order of the question."""
    first = layout.first_turned
    end = layout.end_turned
    for option in options:
        number: i64 = option
        if first <= number < end:
            number = layout.turned(number, own)
        out[at] = number
        at += 1


def write_offered(
    layout: Layout, ask: Ask, mask: vec[u8], start: i64, legal: vec[i64], at: i64
) -> None:
    """Mask and numbers in one walk over what is offered; no list of it is made."""
    which = ask.which
    i: i64 = 0
    while which:
        if which & 1:
            row = ask.table[i]
            write_row(layout, ask.seat, row, mask, start, legal, at)
            at += len(row)
        which >>= 1
        i += 1
    write_row(layout, ask.seat, ask.row, mask, start, legal, at)


def write_row(
    layout: Layout,
    own: i64,
    row: list[int],
    mask: vec[u8],
    start: i64,
    legal: vec[i64],
    at: i64,
) -> None:
    first = layout.first_turned
    end = layout.end_turned
    for option in row:
        number: i64 = option
        if first <= number < end:
            number = layout.turned(number, own)
        mask[start + number] = 1
        legal[at] = number
        at += 1


def things_of(layout: Layout, own: i64, options: list[int]) -> vec[i64]:
    """Four numbers of every option: its verb, then what it touches; -1 where it touches nothing."""
    count: i64 = len(options) * ROW
    out = vec[i64]([NONE] * count)
    at: i64 = 0
    for option in options:
        turned = layout.turned(option, own)
        number: i64 = layout.verb_numbers[turned]
        verb = layout.verbs[number]
        out[at] = number
        rest: i64 = turned - verb.base
        i: i64
        for i in range(len(verb.strides)):
            stride: i64 = verb.strides[i]
            out[at + 1 + i] = rest // stride
            rest %= stride
        at += ROW
    return out
