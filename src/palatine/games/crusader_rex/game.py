"""Crusader Rex as the kernel and the outside know it."""

from __future__ import annotations

from typing import Final

from palatine.games.crusader_rex import sight, ways
from palatine.games.crusader_rex.attacks import EndOfMoves
from palatine.games.crusader_rex.battle import Battles, Combat
from palatine.games.crusader_rex.cards import ChooseCards, ChooseFirst
from palatine.games.crusader_rex.draw import Draws, PlaceBlock
from palatine.games.crusader_rex.evaluate import evaluate
from palatine.games.crusader_rex.events import Assassinate, GiveManna
from palatine.games.crusader_rex.fight import Fight
from palatine.games.crusader_rex.invariants import fits
from palatine.games.crusader_rex.movement import March, Moves
from palatine.games.crusader_rex.names import ADD_STEP, LEXICON
from palatine.games.crusader_rex.picture import Derived, derived
from palatine.games.crusader_rex.regroup import LeaveSiege, Regroup, RetreatAll
from palatine.games.crusader_rex.sea import Landing
from palatine.games.crusader_rex.setup import (
    DrawNomads,
    ExtraDraws,
    SwapSaladin,
    TakeSeats,
    lay_out,
)
from palatine.games.crusader_rex.siege import DeclareSally, DeclareStorm, Deploy
from palatine.games.crusader_rex.state import FIELDS, Crusade
from palatine.games.crusader_rex.tables import DATA, PRESETS, SIDE_IDS, TABLES
from palatine.games.crusader_rex.turns import GameTurn
from palatine.games.crusader_rex.victory import statistics
from palatine.games.crusader_rex.winter import Feed, Replace, WinterSteps
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import Game, Option, Statistic
from palatine.kernel.sight import Seen
from palatine.kernel.ways import Thing, Way

RULES: Final = 3


class CrusaderRex(Game):
    """Two sides, the Franks in the first seat."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "crusader-rex"
        self.version = RULES
        self.seats = [2]
        self.options = [
            Option(row.text("id"), row.texts("values"), row.text("rule"), [2])
            for row in TABLES["options"].records
        ]
        self.presets = PRESETS
        self.fields = FIELDS
        self.frames = [
            TakeSeats, ExtraDraws, SwapSaladin, DrawNomads, GameTurn, ChooseCards,
            ChooseFirst, Assassinate, GiveManna, Moves, March, Landing, EndOfMoves, Battles, Combat,
            Deploy, DeclareStorm, DeclareSally, Fight, RetreatAll, LeaveSiege, Regroup, Draws,
            PlaceBlock, WinterSteps, Feed, Replace,
        ]  # fmt: skip
        self.words = LEXICON
        self.tables = TABLES
        self.data = DATA
        self.longest = [973]

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return SIDE_IDS

    def blank(self) -> Crusade:
        return Crusade()

    def setup(self, g: State) -> None:
        assert isinstance(g, Crusade)
        lay_out(g)

    def statistics(self, g: State) -> list[Statistic]:
        assert isinstance(g, Crusade)
        return statistics(g)

    def rounds(self, g: State) -> int:
        assert isinstance(g, Crusade)
        return int(g.turns_begun())

    def check(self, g: State) -> None:
        assert isinstance(g, Crusade)
        fits(g)

    def hide(self, g: State, seat: int) -> None:
        assert isinstance(g, Crusade)
        sight.hide(g, seat)

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        assert isinstance(g, Crusade)
        sight.fill(g, seat, chance)

    def face(self, g: State, seat: int, option: int) -> list[int]:
        assert isinstance(g, Crusade)
        return sight.face(g, seat, option)

    def derived(self, seen: Seen, seat: int) -> Derived:
        """Blocks that the seat knows, backs that it sees, control, sieges, supply, the battle."""
        return derived(seen)

    def picks(self, g: State, ask: Ask) -> list[Thing] | None:
        assert isinstance(g, Crusade)
        return ways.picks(g, ask)

    def ways(self, g: State, ask: Ask, picked: list[Thing]) -> list[Way]:
        assert isinstance(g, Crusade)
        return ways.ways(g, ask, picked)

    def repeats(self, option: int) -> bool:
        return ADD_STEP.has(option)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Crusade)
        return evaluate(g, seat)


GAME: Final = CrusaderRex()
