"""Crossroads: one tiny game per difficulty that a search must master.

pennies   two seats choose a side of a coin at once; anna wants them to differ, bert to be equal
riddle    anna holds a secret side; bert names one and wins if it is hers
dice      anna is careful (wins with 1 of 6 faces) or bold (with 5 of 6)
pairs     four seats, 0 and 2 against 1 and 3; anna can win for her partner or for the others
whisper   bert says anything, anna says a side in secret, bert names it and wins if he is right
errands   anna answers three small questions in any order and wins if all say heads
"""

from __future__ import annotations

from typing import ClassVar

from palatine.bots.search import Policy
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, Commit, Field, Frame, State, one
from palatine.kernel.game import Game, Option, reward
from palatine.kernel.lexicon import HIDDEN, NONE, Kind, Lexicon, Saying, Verb, count, seats
from palatine.kernel.sight import Seen

SEAT = seats(4)
SIDE = Kind("side", ["heads", "tails"])
NUMBER = count()
SAY = Verb("say", SIDE)
HEADS, TAILS = 0, 1
KINDS = ["pennies", "riddle", "dice", "pairs", "whisper", "errands"]

WORDS = Lexicon(
    kinds=[SEAT, SIDE, NUMBER],
    verbs=[SAY],
    questions=[Saying("say", [])],
    facts=[],
    notes=[],
    ends=["over"],
)


class Crossing(State):
    coin: int  # anna's secret
    heads: int  # how often heads was said

    def copy(self) -> Crossing:
        other = Crossing()
        other.take_over(self)
        other.coin = self.coin
        other.heads = self.heads
        return other

    @property
    def kind(self) -> str:
        return self.config.options["kind"]


def say(seat: int) -> Ask:
    ask = Ask(seat, "say")
    ask.offer(SAY.option(HEADS))
    ask.offer(SAY.option(TAILS))
    return ask


def win(g: State, winners: list[int]) -> None:
    g.end(0, [1 if seat in winners else 2 for seat in range(g.seats)])


class Pennies(Commit[Crossing]):
    """Both at once; what one commits must not help the other."""

    def copy(self) -> Pennies:
        other = Pennies()
        other.take_commit(self)
        return other

    def question(self, g: Crossing, seat: int) -> Ask:
        return say(seat)

    def reveal(self, g: Crossing) -> None:
        win(g, [1 if self.slots[0] == self.slots[1] else 0])


class Say(Frame[Crossing]):
    """One seat says a side."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("left", NUMBER)]

    def __init__(self, seat: int = NONE, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def copy(self) -> Say:
        return Say(self.seat, self.left)

    def run(self, g: Crossing) -> Ask | None:
        return say(self.seat)

    def chosen(self, g: Crossing, pick: int) -> None:
        side = SAY.first(pick)
        self.left -= 1
        if side == HEADS:
            g.heads += 1
        if g.kind == "riddle":
            win(g, [1 if side == g.coin else 0])
        elif g.kind == "dice":
            face = g.chance.below(6)
            win(g, [0 if (face < 5 if side == TAILS else face == 5) else 1])
        elif g.kind == "pairs":
            win(g, [0, 2] if side == TAILS else [1, 3])
        elif g.kind == "whisper" and self.left == 1:
            g.coin = side
            self.seat = 1
        elif g.kind == "whisper" and self.left == 2:
            self.seat = 0
        elif g.kind == "whisper":
            win(g, [1 if side == g.coin else 0])
        elif self.left == 0:
            win(g, [0] if g.heads == 3 else [1])


class Crossroads(Game):
    def __init__(self) -> None:
        super().__init__()
        self.id = "crossroads"
        self.version = 1
        self.seats = [2, 4]
        self.options = [Option("kind", KINDS, "", [2, 4])]
        self.fields = [one("coin", SIDE, secret=True), one("heads", NUMBER)]
        self.frames = [Pennies, Say]
        self.words = WORDS
        self.tables = {}
        self.data = "toy"

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return ["anna", "bert", "carl", "dora"][:people]

    def blank(self) -> Crossing:
        return Crossing()

    def setup(self, g: State) -> None:
        assert isinstance(g, Crossing)
        g.coin = g.chance.below(2)
        g.heads = 0
        if g.kind == "pennies":
            pennies = Pennies()
            pennies.open([0, 1])
            g.call(pennies)
        elif g.kind in ("riddle", "whisper"):
            g.call(Say(1, 3 if g.kind == "whisper" else 1))
        else:
            g.call(Say(0, 3 if g.kind == "errands" else 1))

    def hide(self, g: State, seat: int) -> None:
        assert isinstance(g, Crossing)
        if seat != 0:
            g.coin = HIDDEN

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        assert isinstance(g, Crossing)
        if g.coin == HIDDEN:
            g.coin = chance.below(2)

    def face(self, g: State, seat: int, option: int) -> list[int]:
        assert isinstance(g, Crossing)
        return [NONE] if g.kind == "whisper" and seat != 0 else [option]

    def ally_of(self, g: State, seat: int) -> int:
        return seat % 2

    def evaluate(self, g: State, seat: int) -> float:
        return reward(g, seat) if g.places else 0.5


class Errands(Policy):
    """The three questions of `errands` are one plan."""

    def follows(self, seen: Seen, ask: Ask) -> bool:
        return True
