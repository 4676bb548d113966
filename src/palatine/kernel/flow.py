"""The flow of a match: a state, the rules under way on it, and the questions they ask.

A rule that can pause is a `Frame`. Frames lie on a stack in the state; the top one runs until it
asks a seat to choose. Nothing here is a generator or a closure, so a match can be copied, saved
and compiled in the middle of any rule.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from palatine.kernel.chance import Chance
from palatine.kernel.errors import BadData, BrokenRule, Illegal
from palatine.kernel.facts import EVERYBODY, OBSERVER, Fact
from palatine.kernel.lexicon import HIDDEN, NONE, Kind, count, options, seats

NOBODY: Final = -1  # the observer, where a seat is asked for
EVERYTHING: Final = -2  # after the end: the sight that hides nothing
LONGEST_RUN: Final = 100_000  # rules run between two questions; beyond it they run in circles

# what a Field holds
ONE: Final = 0  # one number or thing
EACH: Final = 1  # a flat list with a place for every thing of its index kinds
LIST: Final = 2  # an open list
BITS: Final = 3  # a bit set of things, one for every thing of its index kinds (or one alone)
FLAG: Final = 4  # true or false
SETS: Final = 5  # an open list of bit sets

MOST_BITS: Final = 62  # so many things fit into one fast int

TRUTH: Final = count("flag")
MOST_SEATS: Final = 8
SEAT: Final = seats(MOST_SEATS)
OPTION: Final = options()


class Field:
    """One field of a state or frame: how it is written, and whether it may be secret."""

    def __init__(
        self, name: str, value: Kind, form: int, index: list[Kind], is_secret: bool, default: int
    ) -> None:
        self.name = name
        self.value = value
        self.form = form
        self.index = index
        self.is_secret = is_secret
        self.default = default
        self.is_drawn: bool = True  # a picture shows it
        self.most: int = 0  # an open list holds so many at most
        self.known_by: str = ""  # the field that says, place by place, which seats know it
        self.is_spare: bool = False  # positions and digests leave it out where it is empty

    def empty(self, seats: int) -> Any:
        """The value of a field that nothing was put into."""
        if self.form == FLAG:
            return False
        if self.form == LIST or self.form == SETS:
            return []
        if not self.index:
            return self.default
        size = 1
        for kind in self.index:
            size *= seats if kind.is_seat else kind.size
        return [self.default] * size


def one(name: str, value: Kind, secret: bool = False) -> Field:
    """A single number or thing."""
    return Field(name, value, ONE, [], secret, 0 if value.is_open else NONE)


def each(name: str, value: Kind, *index: Kind, secret: bool = False) -> Field:
    """A flat list: a value for every thing (or pair of things) of the index kinds."""
    return Field(name, value, EACH, list(index), secret, 0 if value.is_open else NONE)


def many(name: str, value: Kind, most: int, secret: bool = False) -> Field:
    """A list of so many at most."""
    field = Field(name, value, LIST, [], secret, 0)
    field.most = most
    return field


def bits(name: str, value: Kind, *index: Kind, secret: bool = False) -> Field:
    """A set of things as bits; with index kinds, a flat list of such sets."""
    if value.size > MOST_BITS:
        raise BadData(f"field {name}: {value.size} things are more than {MOST_BITS} bits")
    return Field(name, value, BITS, list(index), secret, 0)


def sets(name: str, value: Kind, most: int, secret: bool = False) -> Field:
    """A list of so many sets at most, each as bits."""
    field = Field(name, value, SETS, [], secret, 0)
    field.most = most
    return field


def known(field: Field) -> list[Field]:
    """Places of which each seat knows some: the field, now secret, and who knows each place.

    The state keeps the second beside the first (`deck`, `deck_known`): a public bit set of seats
    for every place. Sight hides what a seat does not know, for all games alike.
    """
    field.is_secret = True
    field.known_by = field.name + "_known"
    if field.form == EACH:
        return [field, bits(field.known_by, SEAT, *field.index)]
    who = Field(field.known_by, SEAT, SETS, [], False, 0)
    who.most = field.most
    return [field, who]


def pile(name: str, value: Kind, most: int) -> list[Field]:
    """Cards in order, the last one on top, and who knows each of them."""
    return known(many(name, value, most))


def flag(name: str) -> Field:
    """True or false; never secret, as there is no third value to hide it behind."""
    return Field(name, TRUTH, FLAG, [], False, 0)


def deduced(field: Field) -> Field:
    """What everybody could deduce: public and used by guesses, but not drawn on the board."""
    field.is_drawn = False
    return field


def spare(field: Field) -> Field:
    """What only some matches use: left out of positions and digests where it is empty.

    So a field that comes with a later rule leaves the digests of older matches as they are.
    """
    field.is_spare = True
    return field


# one freed question is kept for the next: making them is much of the work of random play
@mypyc_attr(free_list_len=1)
class Ask:
    """One question to one seat: a message key, what it is about, and the options in order."""

    def __init__(self, seat: i64, key: str, subject: i64 = NONE, subject2: i64 = NONE) -> None:
        self.seat: i64 = seat
        self.key = key
        self.subject: i64 = subject
        self.subject2: i64 = subject2
        self.on_behalf_of: i64 = NONE  # the seat whose decision this is, if another makes it
        self.shows: bool = False  # there is something to learn: asked even with one option
        self.count: i64 = 0  # how many options there are
        self.passed: i64 = 0  # so many of them, at the head, only another order leads to
        self.table: list[list[int]] = NO_TABLE  # rows of options, before the others
        self.which: i64 = 0  # a bit for every row of the table that is offered
        self.row: list[int] = NO_OPTIONS
        self.is_shared: bool = True  # the row belongs to somebody else and must not be edited
        self.refusals: list[Refusal] = NO_REFUSALS
        self.notes: list[Note] = NO_NOTES

    def offer(self, option: int) -> None:
        if self.is_shared:
            self.row = [*self.row, option]
            self.is_shared = False
        else:
            self.row.append(option)
        self.count += 1

    def offer_row(self, row: list[int]) -> None:
        """Many options at once; the row is shared, not copied, and must never be edited."""
        if self.row:
            self.row = self.row + row
            self.is_shared = False
        else:
            self.row = row
            self.is_shared = True
        self.count += len(row)

    def offer_own_row(self, row: list[int]) -> None:
        """Many options at once, in a list that was made for this question alone."""
        self.offer_row(row)
        self.is_shared = False

    def offer_table(self, table: list[list[int]], which: i64) -> None:
        """The rows whose bits are set, before all other options; shared like a single row."""
        if len(table) > MOST_BITS:
            raise BrokenRule(f"'{self.key}' offers a table of more than {MOST_BITS} rows")
        self.table = table
        self.which = which
        i: i64
        for i in range(len(table)):
            if which >> i & 1:
                self.count += len(table[i])

    @property
    def options(self) -> list[int]:
        """All options in order."""
        if self.which == 0:
            return self.row
        flat: list[int] = []
        i: i64
        for i in range(len(self.table)):
            if self.which >> i & 1:
                flat += self.table[i]
        return flat + self.row if self.row else flat

    def pass_over(self, number: i64) -> None:
        """The first options stand before the last answer of a bunch that has no order.

        People may still choose them. A search that keeps to one order has looked at all that they
        lead to; where nothing else is offered it looks at them again.
        """
        if number < self.count:
            self.passed = number

    @property
    def in_order(self) -> list[int]:
        """The options that one order of answers needs: all, but for those passed over."""
        return self.options[self.passed :] if self.passed else self.options

    def nth(self, n: i64) -> int:
        """The nth option, without making the list."""
        which = self.which
        i: i64 = 0
        while which:
            if which & 1:
                row = self.table[i]
                size: i64 = len(row)
                if n < size:
                    return row[n]
                n -= size
            which >>= 1
            i += 1
        return self.row[n]

    def twin(self) -> Ask:
        """The same question once more, which shares nothing with this one."""
        other = Ask(self.seat, self.key, self.subject, self.subject2)
        other.on_behalf_of = self.on_behalf_of
        other.shows = self.shows
        other.count = self.count
        other.passed = self.passed
        other.table = [row[:] for row in self.table]
        other.which = self.which
        other.row = self.row[:]
        other.is_shared = False
        other.refusals = [Refusal(r.option, r.rule, r.kind, r.thing) for r in self.refusals]
        other.notes = [Note(note.option, note.key, note.numbers[:]) for note in self.notes]
        return other

    def refuse(self, option: int, rule: str, kind: Kind | None = None, thing: int = NONE) -> None:
        """Why an option is not there, and which thing forbids it; only while `g.explaining`."""
        self.refusals = [*self.refusals, Refusal(option, rule, kind, thing)]

    def note(self, option: int, key: str, *numbers: int) -> None:
        """What an option would count; called only while `g.explaining`."""
        self.notes = [*self.notes, Note(option, key, list(numbers))]


class Refusal:
    """An option that was left out, the rule that leaves it out, and the thing that forbids it."""

    def __init__(self, option: int, rule: str, kind: Kind | None, thing: int) -> None:
        self.option = option
        self.rule = rule
        self.kind = kind  # None where the rule alone forbids it
        self.thing = thing


class Note:
    """Something to know about an option before it is chosen."""

    def __init__(self, option: int, key: str, numbers: list[int]) -> None:
        self.option = option
        self.key = key
        self.numbers = numbers


NO_OPTIONS: Final[list[int]] = []
NO_FIELDS: Final[list[Field]] = []
NO_TABLE: Final[list[list[int]]] = []
NO_REFUSALS: Final[list[Refusal]] = []  # shared by all asks that explain nothing
NO_NOTES: Final[list[Note]] = []


class Config:
    """How a match is set up: its seats and the chosen value of every table option.

    `people` are the seats that somebody plays; house seats (played by the rules) come after them.
    """

    def __init__(
        self,
        people: int,
        options: dict[str, str],
        seat_names: list[str],
        record: dict[str, Any] | None = None,
    ) -> None:
        self.people = people
        self.options = options
        self.seat_names = seat_names
        self.seats: int = len(seat_names)
        self.record = record  # what an earlier match has left for this one


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What the kernel asks of a game while a match runs; `Game` adds the rest."""

    def hide(self, g: State, seat: int) -> None:
        """Takes out of `g`, a copy, what the seat may not know."""

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        """Fills in what the seat did not know, at random, consistent with what is public."""

    def places(self) -> list[Field]:
        """The fields of the state of which each seat knows some places."""
        return NO_FIELDS

    def house(self, g: State, ask: Ask) -> int:
        """The answer of a house seat by the game's own rules.

        NONE where people decide for it first: then a frame was called that asks them, and the
        question comes again when that is done.
        """
        raise BrokenRule(f"nobody plays house seat {ask.seat}")


G = TypeVar("G", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """A rule under way; any can be made without arguments, and its fields set by name."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Frame[G]:
        """A frame of its own; one that never changes may return itself."""
        raise BrokenRule("a frame without copy()")

    def run(self, g: G) -> Ask | None:
        """Goes on until it asks, calls another frame or is done; twice equals once."""
        raise BrokenRule("a frame without run()")

    def chosen(self, g: G, pick: int) -> None:
        """Hears the answer, which is one of the options it offered."""
        raise BrokenRule("a frame that asks without chosen()")

    def answered(self, g: G, seat: int, pick: int) -> None:
        """The kernel hands an answer over; frames that ask several seats keep who gave it."""
        self.chosen(g, pick)

    def returned(self, g: G, value: int) -> None:
        """Hears the value of the frame that it called, once."""
        raise BrokenRule("a value was returned to a frame that expects none")

    def check(self, g: G) -> None:
        """Refuses, with frame and field, what no rule could have left; a seat's sight is read too.

        Kinds and ranges were checked before. A frame looks at its own fields, not at the stack.
        """

    def veil(self, g: G, seat: int) -> Frame[G]:
        """This frame as the seat may see it."""
        return self

    def fill(self, g: G, seat: int, chance: Chance) -> Frame[G]:
        """This frame with what the seat did not know filled in at random."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One match. Games add annotated fields; there is no `__init__`, `begin` and `copy` fill it."""

    rules: Rules
    config: Config
    seats: i64
    frames: list[Frame[Any]]
    chance: Chance
    asked: Ask | None
    ended: i64  # NONE while the match runs, else the number of its end in the lexicon
    places: list[int]  # by seat, 1 for a winner; empty until the match is decided
    shown: i64  # how often something secret came out; a rise bars undo
    facts: list[Fact]
    telling: bool  # facts are kept
    explaining: bool  # refusals and notes are kept
    answering: bool  # a question with one option is answered by the kernel
    forced: bool  # such an answer is being carried out
    houses: i64  # a bit for every seat that the game's own rules play

    def begin(self, rules: Rules, config: Config, chance: Chance) -> None:
        """The kernel's own fields of a fresh match; `configure` fills the game's constants."""
        self.rules = rules
        self.config = config
        self.seats = config.seats
        self.frames = []
        self.chance = chance
        self.asked = None
        self.ended = NONE
        self.places = []
        self.shown = 0
        self.facts = []
        self.telling = False
        self.explaining = False
        self.answering = True
        self.forced = False
        self.houses = (1 << config.seats) - (1 << config.people)
        self.configure(config)

    def configure(self, config: Config) -> None:
        """Sets what follows from the configuration and never changes."""

    def derive(self) -> None:
        """Works out again what is kept besides the fields, after a position was read."""

    def unshare(self) -> None:
        """Makes its own what all matches share (tables that `configure` and `derive` point to)."""

    def copy(self) -> State:
        """An independent match without log and explanations, for search."""
        raise BrokenRule("a state without copy()")

    def take_over(self, other: State) -> None:
        """The kernel's part of `copy`."""
        self.rules = other.rules
        self.config = other.config
        self.seats = other.seats
        self.frames = [frame.copy() for frame in other.frames]
        self.chance = other.chance.copy()
        self.asked = None
        self.ended = other.ended
        self.places = other.places
        self.shown = other.shown
        self.facts = []
        self.telling = False
        self.explaining = False
        self.answering = other.answering
        self.forced = False
        self.houses = other.houses

    def call(self, frame: Frame[Any]) -> None:
        """Puts a rule on top of the one that runs: the last called runs first."""
        self.frames.append(frame)

    def done(self, value: i64 = NONE) -> None:
        """Ends the running frame; a value goes to the frame below it."""
        self.frames.pop()
        if value != NONE:
            self.frames[-1].returned(self, value)

    def decide(self, places: list[int]) -> None:
        """The result is known; what is still asked does not change it, and nobody searches it."""
        self.places = places

    def end(self, reason: int, places: list[int]) -> None:
        """Ends the match; places by seat, 1 for every winner."""
        self.ended = reason
        self.places = places
        self.frames = []

    def tell(
        self,
        key: str,
        a: i64 = NONE,
        b: i64 = NONE,
        c: i64 = NONE,
        d: i64 = NONE,
        e: i64 = NONE,
        f: i64 = NONE,
    ) -> None:
        """A fact for everybody; its kinds are declared in the lexicon."""
        if self.telling:
            self.facts.append(Fact(key, [a, b, c, d, e, f], EVERYBODY, self.forced))

    def tell_all(self, key: str, numbers: list[int]) -> None:
        """A fact with any number of numbers."""
        if self.telling:
            self.facts.append(Fact(key, list(numbers), EVERYBODY, self.forced))

    def tell_to(
        self, seat: int, key: str, numbers: list[int], public: str, half: list[int]
    ) -> None:
        """A secret for one seat and its public half for all others; bars undo."""
        self.tell_among(1 << seat, key, numbers, public, half)

    def tell_among(
        self, seats: int, key: str, numbers: list[int], public: str, half: list[int]
    ) -> None:
        """A secret for a set of seats and its public half for all others; bars undo."""
        self.shown += 1
        self.tell_parted(seats, key, numbers, public, half)

    def tell_apart(
        self, seat: int, key: str, numbers: list[int], public: str, half: list[int]
    ) -> None:
        """What a seat did with a secret of its own, and the half that all others see of it."""
        self.tell_parted(1 << seat, key, numbers, public, half)

    def tell_parted(
        self, seats: int, key: str, numbers: list[int], public: str, half: list[int]
    ) -> None:
        """Something that a set of seats knew before, and the half that all others see of it."""
        if self.telling:
            if seats:
                self.facts.append(Fact(key, list(numbers), seats, self.forced))
            others = ((1 << self.seats) - 1) & ~seats
            if public:
                self.facts.append(Fact(public, list(half), others | OBSERVER, self.forced))

    def show(self, key: str, numbers: list[int]) -> None:
        """A secret comes out for everybody; bars undo."""
        self.shown += 1
        self.tell_all(key, numbers)


@mypyc_attr(allow_interpreted_subclasses=True)
class Commit(Frame[G]):
    """Several seats choose at once and in secret; the answers come out together.

    Subclasses write `question`, which may not look at `slots`, and `reveal`. Where the answers
    stay face down (plans), `reveal` keeps them in a secret field and `REVEALS` is False: then the
    search goes by `Game.face` of them, as it does for any other answer.
    """

    REVEALS: ClassVar[bool] = True

    FIELDS: ClassVar[list[Field]] = [
        many("asked", SEAT, MOST_SEATS),
        many("slots", OPTION, MOST_SEATS, secret=True),
    ]
    asked: list[int]  # the seats, in seat order
    slots: list[int]  # their answers: NONE while open, HIDDEN where not to be seen

    def open(self, seats: list[int]) -> None:
        """A new question to these seats; none has answered."""
        self.asked = seats
        self.slots = [NONE] * len(seats)

    def take_commit(self, other: Commit[G]) -> None:
        """The kernel's part of `copy`."""
        self.asked = other.asked  # never edited
        self.slots = other.slots[:]

    def question(self, g: G, seat: int) -> Ask:
        """What this seat is asked."""
        raise BrokenRule("a commit without question()")

    def reveal(self, g: G) -> None:
        """All have answered: carries the answers out and ends the frame."""
        raise BrokenRule("a commit without reveal()")

    def run(self, g: G) -> Ask | None:
        first: Ask | None = None
        for i, seat in enumerate(self.asked):
            if self.slots[i] == NONE:
                ask = self.question(g, seat)
                if ask.count == 0:
                    raise BrokenRule(f"{type(self).__name__} asks '{ask.key}' without an option")
                if g.houses and (g.houses >> seat) & 1:
                    self.slots[i] = house_answer(g, ask)
                elif g.answering and ask.count == 1 and not ask.shows:
                    self.slots[i] = ask.nth(0)
                elif first is None:
                    first = ask
        if first is None:
            self.reveal(g)
        return first

    def open_asks(self, g: G) -> list[Ask]:
        """The questions of all seats that have not answered yet."""
        return [self.question(g, s) for i, s in enumerate(self.asked) if self.slots[i] == NONE]

    def answered(self, g: G, seat: int, pick: int) -> None:
        self.slots[self.asked.index(seat)] = pick

    def has_answered(self, seat: int) -> bool:
        return seat in self.asked and self.slots[self.asked.index(seat)] != NONE

    def retract(self, seat: int) -> None:
        """Takes an answer back, possible until the last one is in."""
        self.slots[self.asked.index(seat)] = NONE

    def veil(self, g: G, seat: int) -> Frame[G]:
        veiled = self.copy()
        assert isinstance(veiled, Commit)
        for i, other in enumerate(self.asked):
            if other != seat and self.slots[i] != NONE:
                veiled.slots[i] = HIDDEN
        return veiled

    def fill(self, g: G, seat: int, chance: Chance) -> Frame[G]:
        filled = self.copy()
        assert isinstance(filled, Commit)
        for i, other in enumerate(self.asked):
            if self.slots[i] == HIDDEN:
                ask = self.question(g, other)
                filled.slots[i] = ask.nth(chance.below(ask.count))
        return filled


def advance(g: State) -> Ask | None:
    """Runs rules until a seat must choose (the first, if several must) or the match is over."""
    if g.asked is not None:
        return g.asked
    runs: i64 = 0
    while g.ended == NONE:
        runs += 1
        if runs > LONGEST_RUN:
            raise BrokenRule(f"{type(g.frames[-1]).__name__} runs in circles")
        frame = g.frames[-1]
        ask = frame.run(g)
        if ask is None:
            continue
        if ask.count == 0:
            raise BrokenRule(f"{type(frame).__name__} asks '{ask.key}' without an option")
        if g.houses and (g.houses >> ask.seat) & 1:
            option = house_answer(g, ask)
            if option != NONE:
                answer(g, ask, option)
        elif ask.count == 1 and g.answering and not ask.shows:
            g.forced = True
            answer(g, ask, ask.nth(0))
            g.forced = False
        else:
            g.asked = ask
            return ask
    return None


def run_once(g: State) -> bool:
    """One run of a rule, as `advance` makes them, so that somebody can look on in between.

    Returns whether the rules go on by themselves; then it is called again.
    """
    if g.asked is not None or g.ended != NONE:
        return False
    frame = g.frames[-1]
    ask = frame.run(g)
    if ask is None:
        return g.ended == NONE
    if ask.count == 0:
        raise BrokenRule(f"{type(frame).__name__} asks '{ask.key}' without an option")
    if g.houses and (g.houses >> ask.seat) & 1:
        option = house_answer(g, ask)
        if option != NONE:
            answer(g, ask, option)
    elif ask.count == 1 and g.answering and not ask.shows:
        g.forced = True
        answer(g, ask, ask.nth(0))
        g.forced = False
    else:
        g.asked = ask
    return g.asked is None and g.ended == NONE


def house_answer(g: State, ask: Ask) -> int:
    """What the game's own rules answer for a house seat."""
    depth = len(g.frames)
    option = g.rules.house(g, ask)
    if option == NONE and len(g.frames) > depth:
        return NONE
    if option not in ask.options:
        raise BrokenRule(f"house seat {ask.seat} answers '{ask.key}' with what was not offered")
    return option


def asks(g: State) -> list[Ask]:
    """All questions open now: one, or one for each seat that has not answered a commit."""
    first = advance(g)
    if first is None:
        return []
    frame = g.frames[-1]
    if isinstance(frame, Commit):
        return frame.open_asks(g)
    return [first]


def choose(g: State, seat: int, option: int) -> None:
    """A seat answers; refused unless this very option was offered to it."""
    for ask in asks(g):
        if ask.seat == seat:
            if option not in ask.options:
                raise Illegal(f"option {option} was not offered to seat {seat}")
            answer(g, ask, option)
            return
    raise Illegal(f"seat {seat} is not asked")


def answer(g: State, ask: Ask, option: int) -> None:
    """Carries out an option that is known to stand in the ask."""
    g.asked = None
    g.frames[-1].answered(g, ask.seat, option)


def retract(g: State, seat: int) -> None:
    """Takes back an answer to a question that is still open for others."""
    frame = g.frames[-1] if g.frames else None
    if not isinstance(frame, Commit) or not frame.has_answered(seat):
        raise Illegal(f"seat {seat} has no open answer to take back")
    g.asked = None
    frame.retract(seat)


def is_final(g: State, ask: Ask, option: int) -> bool:
    """Whether undo will be barred after this answer; it is tried on a copy.

    For a seat `g` is a guess of it: what it is told of an option must not depend on what it cannot
    know. The copy tells everything, as a match does, for telling is part of what bars undo.
    """
    trial = g.copy()
    trial.telling = True
    frame, drawn, shown = trial.frames[-1], trial.chance.drawn, trial.shown
    answer(trial, ask, option)
    after = advance(trial)
    if after is None or trial.chance.drawn != drawn or trial.shown != shown:
        return True
    if isinstance(frame, Commit) and trial.frames[-1] is frame:
        return False
    return after.seat != ask.seat
