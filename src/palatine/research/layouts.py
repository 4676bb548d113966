"""Layouts: which cell of an observation means what, worked out from the table of fields. Compiled.

An observation is a flat row of small numbers. A number has one cell, a set one for each of its
possible members, a thing one with its place in its kind (0 is none). Where something may be
hidden there are cells of their own that say so. Seats are counted from the one that looks where
all of them are alike.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.bots.drive import play_out
from palatine.kernel.chance import Chance, fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import (
    BITS,
    EACH,
    FLAG,
    LIST,
    MOST_SEATS,
    NOBODY,
    ONE,
    SETS,
    Config,
    Field,
    Frame,
)
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE, Kind, Verb
from palatine.kernel.position import size_of

VERSION: Final = 1  # rises when the same fields give other cells
NARROW: Final = 126  # so many things and none fit into one cell
BASE: Final = 128  # of the two cells of a thing of a larger kind
THINGS: Final = 3  # that an option can touch
RANDOM_GAMES: Final = 1000
PATIENCE: Final = 20  # a match is cut off at so many times the longest of random ones
LONGEST: Final = 1_000_000  # choices of a random match; none comes near it

# how a field is written, told once; the first ones make up most of most boards
COUNTS: Final = 0  # a list of numbers, one cell each
THINGS_OF: Final = 1  # a list of things, one cell each
MOVED: Final = 2  # one of these by seat or party, whose places are turned
TURNED: Final = 3  # a list of seats or parties
COUNT: Final = 4  # one number
THING: Final = 5  # one thing in one cell
SIGN: Final = 6  # true or false
ELSE: Final = 7  # whatever else there is


class Block:
    """A stretch of cells with a name."""

    def __init__(self, name: str, offset: int, shape: list[int], kind: str, meaning: str) -> None:
        self.name = name
        self.offset = offset
        self.shape = shape
        self.kind = kind  # of the things or numbers in its cells
        self.meaning = meaning

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def line(self) -> str:
        shape = "x".join([str(length) for length in self.shape])
        return f"{self.offset} {self.name} {shape} {self.kind}: {self.meaning}"


class Part:
    """How one field is written."""

    def __init__(self, field: Field, places: int, members: int, width: int) -> None:
        self.name = field.name
        self.value = field.value
        self.form: i64 = field.form
        self.places: i64 = places  # numbers that it holds at most
        self.members: i64 = members  # of a set
        self.width: i64 = width  # cells of each of its numbers
        self.first: i64 = 0  # of all its cells, and the cell after the last one
        self.end: i64 = 0
        self.offset: i64 = 0
        self.hidden: i64 = NONE  # where its cells for what is hidden begin
        self.way: i64 = ELSE
        self.has_length: bool = field.form == LIST or field.form == SETS
        self.has_places: bool = False  # a list with one cell for every thing of its index
        self.is_count: bool = field.value.is_open
        self.low: i64 = field.value.low
        self.is_turned: bool = False  # its members or values are
        self.moves: list[vec[i64]] = []  # by own seat: where each place goes, if they move

    def find_way(self, is_narrow: bool) -> None:
        """How it is written, when all else is known."""
        form = self.form
        is_plain = is_narrow and not self.is_turned
        if form == FLAG:
            self.way = SIGN
        elif form == BITS or form == SETS:
            self.way = ELSE
        elif form == ONE:
            if is_plain:
                self.way = COUNT if self.is_count else THING
        elif self.moves:
            if is_plain:
                self.way = MOVED
        elif is_plain:
            self.way = COUNTS if self.is_count else THINGS_OF
        elif is_narrow:
            self.way = TURNED
        self.has_places = form == EACH and is_narrow


class Slot:
    """How a class of rules is written: how often it lies on the stack, and its topmost one."""

    def __init__(self, offset: int, parts: list[Part]) -> None:
        self.offset: i64 = offset
        self.parts = parts


class Turn:
    """The numbers of seats and parties as one seat counts them."""

    def __init__(self, seats: list[int], parties: list[int]) -> None:
        self.seats = seats
        self.parties = parties


class Layout:
    """All cells of the observations of a game, so many people and these table options."""

    def __init__(self, game: Game, config: Config, deduced: bool, max_steps: int) -> None:
        self.game = game
        self.config = config
        self.people: int = config.people
        self.seats: i64 = config.seats
        self.deduced = deduced
        self.max_steps: i64 = max_steps if max_steps else PATIENCE * longest(game, config)
        self.has_secrets: bool = game.has_secrets()
        self.is_turned: bool = config.people > 1 and game.seats_are_alike(config)
        self.actions: i64 = game.words.size
        self.verbs: list[Verb] = game.words.verbs
        self.verb_numbers: list[int] = []  # by option
        self.turning: list[bool] = []  # by verb: whether it names a seat or a party
        self.first_turned: i64 = 0  # options below it and from the next on are never turned
        self.end_turned: i64 = 0
        self.turns: list[Turn] = []  # by own seat, the observer's last
        self.blocks: list[Block] = []
        self.size: i64 = 0
        self.find_turns()
        self.find_verbs()
        self.wide_options: bool = len(self.verbs) > NARROW
        for verb in self.verbs:
            for kind in verb.kinds:
                if kind.size > NARROW:
                    self.wide_options = True

        self.ended: i64 = self.block(
            "ended", [1], "end", "how the match has ended; 0 while it runs"
        )
        self.placed: i64 = self.block("places", [self.seats], "place", "1 for every winner")
        self.asked: i64 = self.block(
            "asked", [self.seats], "seat", "1 for every seat that is asked"
        )
        self.questions: dict[str, int] = {}
        for key in game.words.questions:
            self.questions[key] = len(self.questions)
        self.question: i64 = self.block(
            "question", [len(self.questions)], "question", "1 for the one that is asked"
        )
        self.subject: i64 = self.subject_block("subject", 0)
        self.subject2: i64 = self.subject_block("subject2", 1)
        self.behalf: i64 = self.block(
            "on_behalf_of", [self.seats], "seat", "1 for the seat whose decision the own answer is"
        )
        self.fields: list[Part] = []
        for field in game.fields:
            # a secret is nothing that everybody could deduce, drawn or not
            if deduced or field.is_drawn or field.is_secret:
                self.fields.append(self.part("", field))
        self.slots: dict[type[Frame[Any]], Slot] = {}
        for frame in game.frames:
            self.slots[frame] = self.slot(frame)
        self.digest: str = self.name_it()

    # seats and parties

    def find_turns(self) -> None:
        """For every seat the numbers of all seats and parties as it counts them."""
        people = self.people
        parties = self.parties()
        for own in [*range(self.seats), NOBODY]:
            seats = list(range(MOST_SEATS))
            sides = list(range(MOST_SEATS))
            if self.is_turned and 0 <= own < people:
                for seat in range(people):
                    seats[seat] = (seat - own) % people
                    if parties:
                        # a party is as far away as the nearest of its seats
                        sides[parties[seat]] = (parties[seat] - parties[own]) % len(set(parties))
            self.turns.append(Turn(seats, sides))

    def parties(self) -> list[int]:
        """By seat its party, where the game has a kind of things for parties."""
        if not any([kind.is_party for kind in self.game.words.kinds.values()]):
            return []
        g = self.game.blank()
        g.begin(self.game, self.config, Chance())
        return [self.game.ally_of(g, seat) for seat in range(self.config.seats)]

    def turn(self, own: i64) -> Turn:
        """How a seat counts the others; the observer counts as everybody does."""
        if own < 0 or own >= self.seats:
            return self.turns[self.seats]
        return self.turns[own]

    # options

    def find_verbs(self) -> None:
        number = 0
        for verb in self.verbs:
            self.verb_numbers += [number] * verb.size
            turning = any([kind.is_seat or kind.is_party for kind in verb.kinds])
            self.turning.append(turning and self.is_turned)
            if turning and self.is_turned:
                if self.end_turned == 0:
                    self.first_turned = verb.base
                self.end_turned = verb.base + verb.size
            number += 1

    def turned(self, option: i64, own: i64) -> i64:
        """The number of an option as a seat counts it."""
        if option < self.first_turned or option >= self.end_turned:
            return option
        return self.moved(option, self.turn(own), False)

    def turned_back(self, option: i64, own: i64) -> i64:
        """The option behind the number that a seat has for it."""
        if option < self.first_turned or option >= self.end_turned:
            return option
        return self.moved(option, self.turn(own), True)

    def moved(self, option: i64, turn: Turn, is_back: bool) -> i64:
        number = self.verb_numbers[option]
        if not self.turning[number]:
            return option
        verb = self.verbs[number]
        things = verb.arguments(option)
        result: i64 = verb.base
        for i in range(len(things)):
            kind = verb.kinds[i]
            thing = things[i]
            if kind.is_seat or kind.is_party:
                row = turn.seats if kind.is_seat else turn.parties
                thing = row.index(thing) if is_back else row[thing]
            result += (thing - kind.low) * verb.strides[i]
        return result

    # cells

    def block(self, name: str, shape: list[i64], kind: str, meaning: str) -> i64:
        """The next stretch of cells."""
        made = Block(name, int(self.size), [int(length) for length in shape], kind, meaning)
        self.blocks.append(made)
        self.size += made.size
        return made.offset

    def subject_block(self, name: str, nth: int) -> i64:
        """What the own question is about: of several kinds, so as wide as the widest."""
        width: i64 = 1
        kinds: list[str] = []
        for saying in self.game.words.questions.values():
            if nth < len(saying.kinds):
                kind = saying.kinds[nth]
                width = max(width, self.width_of(kind))
                if kind.id not in kinds:
                    kinds.append(kind.id)
        return self.block(name, [width], "|".join(kinds), "what the own question is about")

    def width_of(self, kind: Kind) -> i64:
        """Cells of one number of a kind."""
        if kind.is_option:
            return (1 + THINGS) * (2 if self.wide_options else 1)
        return 2 if kind.size > NARROW else 1

    def part(self, holder: str, field: Field) -> Part:
        """The cells of a field, and those that tell what of it is hidden."""
        kind = field.value
        seats = int(self.seats)
        shape: list[i64] = [size_of(index, seats) for index in field.index]
        is_set = field.form == BITS or field.form == SETS
        is_list = field.form == LIST or field.form == SETS
        places = field.most if is_list else 1
        for length in shape:
            places *= int(length)
        members = size_of(kind, seats) if is_set else 1
        width: i64 = members if is_set else self.width_of(kind)
        made = Part(field, places, members, int(width))
        made.first = self.size
        name = holder + field.name
        if is_list:
            self.block(name + ".length", [1], "number", "how many of them there are")
            shape = [places]
        inner: list[i64] = [*shape, width] if is_set or width > 1 else shape
        made.offset = self.block(name, inner or [1], self.kind_of(kind), self.meaning(field))
        if field.is_secret:
            made.hidden = self.block(
                name + ".hidden", shape or [1], "flag", "1 where it is hidden, and 0 stands there"
            )
        made.end = self.size
        made.is_turned = self.is_turned and (kind.is_seat or kind.is_party)
        if self.is_turned:
            for index in field.index:
                if index.is_seat or index.is_party:
                    made.moves = [
                        vec[i64](moves_of(field.index, seats, self.turn(own)))
                        for own in [*range(seats), NOBODY]
                    ]
                    break
        made.find_way(not kind.is_option and width == 1)
        return made

    def kind_of(self, kind: Kind) -> str:
        return "number" if kind.is_open else kind.id

    def meaning(self, field: Field) -> str:
        """What stands in the cells of a field."""
        if field.form == FLAG:
            return "1 if true"
        if field.form == BITS or field.form == SETS:
            what = f"1 for every {field.value.id} in the set"
        elif field.value.is_open:
            what = "the number, clipped to -128 to 127"
        elif field.value.is_option:
            what = "an option as verb and things, each counted from 1; 0 is none"
        elif self.width_of(field.value) == 2:
            what = f"a {field.value.id}, counted from 1, as two digits of base {BASE}; 0 is none"
        else:
            what = f"a {field.value.id}, counted from 1; 0 is none"
        if field.index:
            return f"by {' and '.join([kind.id for kind in field.index])}: {what}"
        return what

    def slot(self, frame: type[Frame[Any]]) -> Slot:
        name = frame.__name__
        offset = self.block(name, [1], "number", "how often this rule is under way")
        return Slot(int(offset), [self.part(name + ".", field) for field in frame.FIELDS])

    def name_it(self) -> str:
        """Twelve letters that name the layout: cells, things and options."""
        lines = [f"{VERSION} {self.game.id} {self.people} {self.seats} {self.is_turned}"]
        lines += [block.line() for block in self.blocks]
        for kind in self.game.words.kinds.values():
            lines.append(f"{kind.id} {kind.low} {' '.join(kind.names)}")
        for verb in self.verbs:
            lines.append(" ".join([verb.id, *[kind.id for kind in verb.kinds]]))
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]

    def find(self, name: str) -> Block:
        """The block of this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise BadData(f"the layout of {self.game.id} has no block '{name}'")


def moves_of(kinds: list[Kind], seats: int, turn: Turn) -> list[int]:
    """Where each place of a flat list goes when its seats and parties are turned."""
    places = [0]
    for kind in kinds:
        size = size_of(kind, seats)
        inner: list[int] = []
        for place in places:
            for i in range(size):
                at = i
                if kind.is_seat:
                    at = turn.seats[i]
                elif kind.is_party:
                    at = turn.parties[i]
                inner.append(place * size + at)
        places = inner
    return places


def longest(game: Game, config: Config) -> int:
    """Choices of the longest of many random matches: what the game says, or what they show."""
    if game.longest:
        return game.longest[game.seats.index(config.people)]
    return measured_longest(game, config)


def measured_longest(game: Game, config: Config) -> int:
    most = 0
    for n in range(RANDOM_GAMES):
        chance = fast(f"longest:{game.id}:{config.people}:{n}")
        most = max(most, play_out(game.start(config, chance), chance, LONGEST))
    return most
