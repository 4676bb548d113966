"""Crusader Kings as the kernel and the outside know it."""

from __future__ import annotations

from typing import Final

from palatine.games.crusader_kings import phrases, ways
from palatine.games.crusader_kings.ai import AiTurn
from palatine.games.crusader_kings.ai_answers import house_answer
from palatine.games.crusader_kings.ai_choice import Vote
from palatine.games.crusader_kings.ai_courtship import AiCourtship
from palatine.games.crusader_kings.checks import Check
from palatine.games.crusader_kings.councils import Overflow
from palatine.games.crusader_kings.crusade import Crusade
from palatine.games.crusader_kings.defeat import Defeats, NewDynasty
from palatine.games.crusader_kings.duchies import Duchies
from palatine.games.crusader_kings.end import statistics
from palatine.games.crusader_kings.eras import Draw, Eras
from palatine.games.crusader_kings.evaluate import standings
from palatine.games.crusader_kings.events import Event
from palatine.games.crusader_kings.family import Birth, Crisis, Death, OldAge
from palatine.games.crusader_kings.hooks import HOOKS
from palatine.games.crusader_kings.intrigue import Coups, Plots
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.marriage import Courtship, Proposal
from palatine.games.crusader_kings.names import LEXICON
from palatine.games.crusader_kings.picture import Derived, derived
from palatine.games.crusader_kings.programs import CONDITIONS, FILTERS, OP_IDS
from palatine.games.crusader_kings.realm import Build, Develop
from palatine.games.crusader_kings.rounds import DynastyPhase, Planning, PlayCard, Round, Turn
from palatine.games.crusader_kings.seating import AI, fit, seating
from palatine.games.crusader_kings.setup import Layout, lay_out
from palatine.games.crusader_kings.sight import face, fill, hide
from palatine.games.crusader_kings.state import FIELDS, Kings
from palatine.games.crusader_kings.support import Calm, Disband, Support, Upkeep
from palatine.games.crusader_kings.tables import (
    CULTURE_IDS,
    DATA,
    DEVELOPMENT_IDS,
    ROUNDS,
    SPACE_IDS,
    TABLES,
    TITLE_IDS,
)
from palatine.games.crusader_kings.taxes import Plague
from palatine.games.crusader_kings.trade import Bargain, HandCards, Market
from palatine.games.crusader_kings.war import Attack, Declare, Mobilise
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import Game, Option, Statistic, reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.phrases import Phrase, Said
from palatine.kernel.sight import Seen
from palatine.kernel.ways import Thing, Way

RULES: Final = 2


class CrusaderKings(Game):
    """One to five people; AIs hold the seats that the options give them (CK-SET-18)."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "crusader-kings"
        self.version = RULES
        self.seats = [1, 2, 3, 4, 5]
        self.options = [
            Option(
                row.text("id"),
                row.texts("values"),
                row.text("rule"),
                row.numbers("players"),
                kind=row.text("kind"),
            )
            for row in TABLES["options"].records
        ]
        self.fields = FIELDS
        self.frames = [
            Layout, Eras, Draw, Round, DynastyPhase, Planning, Turn, PlayCard, Courtship, Proposal,
            Bargain, HandCards, Market, Duchies, Check, Birth, Death, Crisis, OldAge, Overflow,
            Build, Develop, Plots, Coups, Mobilise, Declare, Attack, Plague, Crusade, Event,
            Defeats, NewDynasty, Support, Upkeep, Calm, Disband, AiTurn, AiCourtship, Vote,
        ]  # fmt: skip
        self.words = LEXICON
        self.tables = TABLES
        self.data = DATA
        self.longest = [113, 698, 1407, 2161, 3006]

    def fit(self, people: int, options: dict[str, str]) -> None:
        fit(self, people, options)

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return [CULTURE_IDS[culture] for culture in seating(people, options).order()]

    def house_seats(self, people: int, options: dict[str, str]) -> int:
        return len(seating(people, options).of(AI))

    def turn_order(self, g: State) -> list[int]:
        assert isinstance(g, Kings)
        return g.clockwise

    def blank(self) -> Kings:
        return Kings()

    def setup(self, g: State) -> None:
        assert isinstance(g, Kings)
        g.call(Eras(0))
        lay_out(g)

    def check(self, g: State) -> None:
        assert isinstance(g, Kings)
        g.derive()
        fits(g)

    def hide(self, g: State, seat: int) -> None:
        assert isinstance(g, Kings)
        hide(g, seat)

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        assert isinstance(g, Kings)
        fill(g, seat, chance)

    def derived(self, seen: Seen, seat: int) -> Derived:
        """Bags, hands and families by who looks, points, and the rules under way."""
        g: State = seen
        assert isinstance(g, Kings)
        return derived(g, seat, self.lexicon(g.config))

    def face(self, g: State, seat: int, option: int) -> list[int]:
        assert isinstance(g, Kings)
        return face(g, seat, option)

    def picks(self, g: State, ask: Ask) -> list[Thing] | None:
        assert isinstance(g, Kings)
        return ways.picks(g, ask)

    def ways(self, g: State, ask: Ask, picked: list[Thing]) -> list[Way]:
        assert isinstance(g, Kings)
        return ways.ways(g, ask, picked)

    def statistics(self, g: State) -> list[Statistic]:
        assert isinstance(g, Kings)
        return statistics(g)

    def house(self, g: State, ask: Ask) -> int:
        assert isinstance(g, Kings)
        return house_answer(g, ask)

    def ally_of(self, g: State, seat: int) -> int:
        """CK-AI-8: in a game together people are one party and AIs the other."""
        assert isinstance(g, Kings)
        if g.config.options["scoring"] == "together":
            return 0 if seat < g.people else g.people
        return seat

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Kings)
        return reward(g, seat) if g.ended != NONE else standings(g)[seat]

    def rounds(self, g: State) -> int:
        assert isinstance(g, Kings)
        return max(0, g.era - 1) * ROUNDS + g.round

    def effects(self) -> list[str]:
        """Every word of the event language and every component that uses it."""
        return [*OP_IDS, *CONDITIONS, *FILTERS, *HOOKS, *TITLE_IDS, *DEVELOPMENT_IDS, *SPACE_IDS]

    def said(self) -> list[Said]:
        return phrases.said()

    def vocabulary(self) -> list[Phrase]:
        return phrases.vocabulary()


GAME: Final = CrusaderKings()
