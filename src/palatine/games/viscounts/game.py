"""Viscounts of the West Kingdom as the kernel and the outside know it."""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts import phrases, vocabulary, ways
from palatine.games.viscounts.action import Act, PrimaryAction
from palatine.games.viscounts.automa import AutomaStart, AutomaTurn, house_answer
from palatine.games.viscounts.automa_tables import SCHEME_IDS
from palatine.games.viscounts.building import Links, PlaceBuilding, SiteReward
from palatine.games.viscounts.cards import Cards
from palatine.games.viscounts.castle import Castle, Group
from palatine.games.viscounts.collision import Collision
from palatine.games.viscounts.effects import Effects, Triggers
from palatine.games.viscounts.evaluate import evaluate
from palatine.games.viscounts.hire import Recruit
from palatine.games.viscounts.invariants import fits, ring_is_whole
from palatine.games.viscounts.movement import Movement
from palatine.games.viscounts.names import EXCHANGE, HOUSE_IDS, LEXICON, PAY, SEAT_IDS
from palatine.games.viscounts.picture import Derived, derived
from palatine.games.viscounts.programs import OPS
from palatine.games.viscounts.scoring import statistics
from palatine.games.viscounts.setup import BuildStacks, Draft, FirstShuffle, lay_out
from palatine.games.viscounts.sight import fill, hide
from palatine.games.viscounts.state import FIELDS, Viscounts
from palatine.games.viscounts.tables import (
    CARD_IDS,
    DATA,
    LINK_IDS,
    MANUSCRIPT_IDS,
    PROGRAMS,
    SECTION_IDS,
    SITE_IDS,
    SLOT_IDS,
    TABLES,
)
from palatine.games.viscounts.trade import Trade
from palatine.games.viscounts.turn import Rounds, Turn
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, Config, State
from palatine.kernel.game import Game, Option, Statistic
from palatine.kernel.phrases import Phrase, Said
from palatine.kernel.sight import Seen
from palatine.kernel.ways import Thing, Way

RULES: Final = 1


class ViscountsOfTheWestKingdom(Game):
    """One to four people; a single one plays against the Automa, which holds the second seat."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "viscounts"
        self.version = RULES
        self.seats = [1, 2, 3, 4]
        self.options = [
            Option(row.text("id"), row.texts("values"), row.text("rule"), row.numbers("players"))
            for row in TABLES["options"].records
        ]
        self.fields = FIELDS
        self.frames = [
            Draft, FirstShuffle, BuildStacks, Rounds, Turn, Cards, Movement, PrimaryAction, Act,
            Trade, Recruit, Collision, Effects, Triggers, Castle, Group, PlaceBuilding, SiteReward,
            Links, AutomaStart, AutomaTurn,
        ]  # fmt: skip
        self.words = LEXICON
        self.tables = TABLES
        self.data = DATA
        self.longest = [181, 578, 597, 670]
        vocabulary.fill_vocabulary()

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return [*SEAT_IDS[:people], *HOUSE_IDS[: self.house_seats(people, options)]]

    def house_seats(self, people: int, options: dict[str, str]) -> int:
        return 1 if people == 1 else 0

    def seats_are_alike(self, config: Config) -> bool:
        return True

    def blank(self) -> Viscounts:
        return Viscounts()

    def setup(self, g: State) -> None:
        assert isinstance(g, Viscounts)
        lay_out(g)

    def hide(self, g: State, seat: int) -> None:
        assert isinstance(g, Viscounts)
        hide(g, seat)

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        assert isinstance(g, Viscounts)
        fill(g, seat, chance)

    def house(self, g: State, ask: Ask) -> int:
        assert isinstance(g, Viscounts)
        return house_answer(g, ask)

    def picks(self, g: State, ask: Ask) -> list[Thing] | None:
        assert isinstance(g, Viscounts)
        return ways.picks(g, ask)

    def ways(self, g: State, ask: Ask, picked: list[Thing]) -> list[Way]:
        assert isinstance(g, Viscounts)
        return ways.ways(g, ask, picked)

    def repeats(self, option: int) -> bool:
        return EXCHANGE.has(option) or PAY.has(option)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Viscounts)
        return evaluate(g, seat)

    def statistics(self, g: State) -> list[Statistic]:
        assert isinstance(g, Viscounts)
        return statistics(g)

    def rounds(self, g: State) -> int:
        assert isinstance(g, Viscounts)
        return g.round

    def check(self, g: State) -> None:
        assert isinstance(g, Viscounts)
        ring_is_whole(g)
        g.derive()
        fits(g)

    def effects(self) -> list[str]:
        """Every op of the vocabulary and every component that runs a program."""
        named = [CARD_IDS, MANUSCRIPT_IDS, SLOT_IDS, SCHEME_IDS, SECTION_IDS, SITE_IDS, LINK_IDS]
        return [*OPS, *[id for ids in named for id in ids]]

    def said(self) -> list[Said]:
        return phrases.said()

    def vocabulary(self) -> list[Phrase]:
        return phrases.vocabulary()

    def effect_names(self) -> dict[str, str]:
        return PROGRAMS.written.copy()

    def derived(self, seen: Seen, seat: int) -> Derived:
        g: State = seen
        assert isinstance(g, Viscounts)
        return derived(g, g.config.seat_names)


GAME: Final = ViscountsOfTheWestKingdom()
