"""Small: a frame of your own on a bare state, to look at one behaviour of the kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from palatine.kernel.chance import Chance, fast
from palatine.kernel.flow import Ask, Commit, Field, Frame, State, flag, many, one
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE, Lexicon, Saying, Verb, count, run, seats

SEAT = seats(4)
NUMBER = count()
PICK = Verb("pick", run("digit", 1, 5))
SKIP = Verb("skip", passes=True)

WORDS = Lexicon(
    kinds=[SEAT, NUMBER],
    verbs=[PICK, SKIP],
    questions=[Saying("pick", [])],
    facts=[Saying("picked", [SEAT, NUMBER]), Saying("rolled", [NUMBER])],
    notes=[],
    ends=["done"],
)


class SmallState(State):
    total: int
    heard: list[int]
    is_odd: bool

    def copy(self) -> SmallState:
        other = SmallState()
        other.take_over(self)
        other.total = self.total
        other.heard = self.heard[:]
        other.is_odd = self.is_odd
        return other


class Picks(Frame[SmallState]):
    """Asks a seat for a digit so many times; `most` 1 leaves it only one option."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("left", NUMBER), one("most", NUMBER)]

    def __init__(self, seat: int = NONE, left: int = 0, most: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.most = most

    def copy(self) -> Picks:
        return type(self)(self.seat, self.left, self.most)

    def run(self, g: SmallState) -> Ask | None:
        if self.left == 0:
            g.done()
            return None
        ask = Ask(self.seat, "pick")
        for digit in range(1, self.most + 1):
            ask.offer(PICK.option(digit))
        return ask

    def chosen(self, g: SmallState, pick: int) -> None:
        self.left -= 1
        g.total += PICK.first(pick)
        g.tell("picked", self.seat, PICK.first(pick))


class Finish(Frame[SmallState]):
    """Ends the match; lies below all others and hears what they return."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Finish:
        return self

    def run(self, g: SmallState) -> Ask | None:
        g.end(0, [1] * g.seats)
        return None

    def returned(self, g: SmallState, value: int) -> None:
        g.heard.append(value)


class Loop(Frame[SmallState]):
    """Runs and never asks."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Loop:
        return self

    def run(self, g: SmallState) -> Ask | None:
        return None


class Shows(Picks):
    """One option, but with something to learn."""

    def run(self, g: SmallState) -> Ask | None:
        ask = super().run(g)
        if ask is not None:
            ask.shows = True
        return ask


class Returns(Frame[SmallState]):
    """Hands a value to the frame below, or none."""

    FIELDS: ClassVar[list[Field]] = [one("value", NUMBER)]

    def __init__(self, value: int = 0) -> None:
        self.value = value

    def copy(self) -> Returns:
        return self

    def run(self, g: SmallState) -> Ask | None:
        g.done(self.value)
        return None


class Rolls(Frame[SmallState]):
    """Draws in the middle of a turn: a die of three sides, then a weighted coin."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("die", NUMBER)]

    def __init__(self, seat: int = NONE, die: int = NONE) -> None:
        self.seat = seat
        self.die = die

    def copy(self) -> Rolls:
        return Rolls(self.seat, self.die)

    def run(self, g: SmallState) -> Ask | None:
        if self.die == NONE:
            self.die = g.chance.below(3)
            g.tell("rolled", self.die)
        ask = Ask(self.seat, "pick")
        ask.offer(PICK.option(self.die + 1))
        ask.offer(SKIP.option())
        return ask

    def chosen(self, g: SmallState, pick: int) -> None:
        g.total = self.die * 2 + g.chance.weighted([3, 1])
        g.done()


class Tells(Picks):
    """Lets a seat learn something by picking 1, shows it to all by picking 2."""

    def chosen(self, g: SmallState, pick: int) -> None:
        digit = PICK.first(pick)
        if digit == 1:
            g.tell_to(self.seat, "picked", [self.seat, 1], "rolled", [0])
        elif digit == 2:
            g.show("rolled", [2])
        self.left -= 1


class Everybody(Commit[SmallState]):
    """All seats pick at once; a seat picks from 1 to its number plus `least`."""

    FIELDS: ClassVar[list[Field]] = [*Commit.FIELDS, one("least", NUMBER)]
    least: int = 0

    def copy(self) -> Everybody:
        other = Everybody()
        other.take_commit(self)
        other.least = self.least
        return other

    def question(self, g: SmallState, seat: int) -> Ask:
        ask = Ask(seat, "pick")
        for digit in range(1, seat + self.least + 1):
            ask.offer(PICK.option(digit))
        return ask

    def reveal(self, g: SmallState) -> None:
        for slot in self.slots:
            g.total = g.total * 10 + PICK.first(slot)
        g.done()


def everybody_of(seats: list[int], least: int) -> Everybody:
    frame = Everybody()
    frame.open(seats)
    frame.least = least
    return frame


class Small(Game):
    """The frame that `first` makes lies on top of `Finish`."""

    def __init__(self, first: Callable[[], Frame[Any]], houses: int = 0) -> None:
        super().__init__()
        self.first = first
        self.houses = houses
        self.id = "small"
        self.version = 1
        self.seats = [1, 2, 3, 4]
        self.options = []
        self.fields = [one("total", NUMBER), many("heard", NUMBER, 20), flag("is_odd")]
        self.frames = [Picks, Finish, Loop, Shows, Returns, Rolls, Tells, Everybody]
        self.words = WORDS
        self.tables = {}
        self.data = "toy"

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return ["north", "east", "south", "west"][: people + self.houses]

    def house_seats(self, people: int, options: dict[str, str]) -> int:
        return self.houses

    def blank(self) -> SmallState:
        return SmallState()

    def setup(self, g: State) -> None:
        assert isinstance(g, SmallState)
        g.total = 0
        g.heard = []
        g.is_odd = False
        g.call(Finish())
        g.call(self.first())

    def house(self, g: State, ask: Ask) -> int:
        return ask.options[-1]


def small(first: Callable[[], Frame[Any]], seats: int = 2, chance: Chance | None = None,
          houses: int = 0) -> SmallState:  # fmt: skip
    """A state of Small, ready for its first question."""
    game = Small(first, houses)
    g = game.start(game.config(seats, {}), chance or fast("small"))
    assert isinstance(g, SmallState)
    return g
