"""Carolus Magnus as the kernel and the outside know it."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from palatine.games.carolus_magnus.emperor import MoveEmperor
from palatine.games.carolus_magnus.end import statistics
from palatine.games.carolus_magnus.evaluate import evaluate
from palatine.games.carolus_magnus.invariants import fits
from palatine.games.carolus_magnus.names import LEXICON, SEAT, SEGMENTS, SIDE, TERRITORY
from palatine.games.carolus_magnus.paladins import PlayPaladins
from palatine.games.carolus_magnus.refill import Refill
from palatine.games.carolus_magnus.rounds import Action, Opening
from palatine.games.carolus_magnus.setup import Begin, FirstReserves, lay_out
from palatine.games.carolus_magnus.state import FIELDS, Carolus
from palatine.games.carolus_magnus.tables import DATA, SIDE_IDS, TABLES
from palatine.kernel.flow import Config, State
from palatine.kernel.game import Game, Option, Statistic
from palatine.kernel.sight import Seen

RULES: Final = 1


class Derived(TypedDict):
    """What a board shows besides the fields."""

    seats: int
    strength: dict[Annotated[str, TERRITORY], dict[Annotated[str, SIDE], int]]
    side: dict[Annotated[str, SEAT], Annotated[str, SIDE]]


class CarolusMagnus(Game):
    """No hidden information: sight hides nothing, a guess has nothing to fill."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "carolus-magnus"
        self.version = RULES
        self.seats = [2, 3, 4]
        self.options = [
            Option(row.text("id"), row.texts("values"), row.text("rule"), row.numbers("players"))
            for row in TABLES["options"].records
        ]
        self.options.append(Option("round_cap", [], "CM-AMB-10", [2, 3, 4], is_technical=True))
        self.fields = FIELDS
        self.frames = [Begin, FirstReserves, Opening, Action, PlayPaladins, MoveEmperor, Refill]
        self.words = LEXICON
        self.tables = TABLES
        self.data = DATA
        self.longest = [364, 323, 339]

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        if people == 4:
            return ["black1", "white1", "black2", "white2"]
        return SIDE_IDS[:people]

    def seats_are_alike(self, config: Config) -> bool:
        """Unless partners sit side by side: then somebody's partner is on the left."""
        return config.people != 4 or config.options["seating_4p"] != "adjacent"

    def blank(self) -> Carolus:
        return Carolus()

    def setup(self, g: State) -> None:
        assert isinstance(g, Carolus)
        lay_out(g)

    def check(self, g: State) -> None:
        assert isinstance(g, Carolus)
        fits(g)

    def ally_of(self, g: State, seat: int) -> int:
        assert isinstance(g, Carolus)
        return g.side_of[seat]

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Carolus)
        return evaluate(g, seat)

    def statistics(self, g: State) -> list[Statistic]:
        assert isinstance(g, Carolus)
        return statistics(g)

    def rounds(self, g: State) -> int:
        assert isinstance(g, Carolus)
        return g.round

    def derived(self, seen: Seen, seat: int) -> Derived:
        """Strengths on every territory, and the side of every seat."""
        g: State = seen
        assert isinstance(g, Carolus)
        strength: dict[str, dict[str, int]] = {}
        for t in range(SEGMENTS):
            if g.segments[t]:
                sides = g.strengths(t)
                strength[TERRITORY.names[t]] = {
                    SIDE.names[side]: sides[side] for side in range(g.sides)
                }
        names = g.config.seat_names
        side = {names[seat]: SIDE.names[g.side_of[seat]] for seat in range(g.seats)}
        return {"seats": g.seats, "strength": strength, "side": side}


GAME: Final = CarolusMagnus()
