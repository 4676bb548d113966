"""Oath as the kernel and the outside know it."""

from __future__ import annotations

from typing import Any, Final

from palatine.games.oath import phrases, record
from palatine.games.oath.bargains import Bargain, Settle
from palatine.games.oath.battle import Casualties
from palatine.games.oath.campaign import Campaign
from palatine.games.oath.cards import DiscardAll, TrimAdvisers
from palatine.games.oath.chronicle import Chronicle
from palatine.games.oath.citizenship import Naturalise
from palatine.games.oath.evaluate import standings
from palatine.games.oath.invariants import fits
from palatine.games.oath.minor import HandOver, Station
from palatine.games.oath.muster import Muster, Trade
from palatine.games.oath.names import LEXICON, SEAT_IDS
from palatine.games.oath.phases import Powers, TendBanner
from palatine.games.oath.picture import Derived, derived, statistics
from palatine.games.oath.play import Play
from palatine.games.oath.power import Using
from palatine.games.oath.powers import load
from palatine.games.oath.prince import PrinceArrival, PrinceOffers, PrinceTurn
from palatine.games.oath.prince_answers import Deputy, house_answer
from palatine.games.oath.prince_campaign import PrinceCampaign
from palatine.games.oath.prince_deeds import PrinceMuster, PrinceRecover, PrinceTrade
from palatine.games.oath.prince_modifiers import PrinceModifiers
from palatine.games.oath.prince_search import PrinceSearch
from palatine.games.oath.record import Endow, lay_out_next
from palatine.games.oath.recover import DealFavor, Recover
from palatine.games.oath.scepter import SelfOffer
from palatine.games.oath.search import Search
from palatine.games.oath.setup import Opening, lay_out
from palatine.games.oath.sight import face, fill, hide
from palatine.games.oath.state import FIELDS, Oath, prince_role
from palatine.games.oath.tables import DATA, TABLES
from palatine.games.oath.title import NameKeeper
from palatine.games.oath.travel import Travel
from palatine.games.oath.turn import Act, Rounds, Turn
from palatine.games.oath.victory import EndOfRound
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import Entry, Game, Option, Statistic, reward
from palatine.kernel.phrases import Phrase, Said
from palatine.kernel.sight import Seen

RULES: Final = 2
TECHNICAL: Final = ["world"]
FIRST_ONLY: Final = ["start", "goal", "world"]  # OA-OPT-03: a later game has a record instead
ABSENT: Final = {"chronicle": "none"}  # what is meant where nobody names it
TUTORIAL_PLAYERS: Final = 4

load()


class OathGame(Game):
    """Two to six people, or one to five and the Clockwork Prince; purple is the Chancellor."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "oath"
        self.version = RULES
        self.seats = [1, 2, 3, 4, 5, 6]
        self.options = [
            Option(
                row.text("id"),
                row.texts("values"),
                row.text("rule"),
                row.numbers("players"),
                row.text("id") in TECHNICAL,
                row.text("kind"),
                ABSENT.get(row.text("id"), ""),
            )
            for row in TABLES["options"].records
        ]
        for option in self.options:
            option.is_first = option.id in FIRST_ONLY
        self.fields = FIELDS
        self.frames = [
            Rounds, Turn, TendBanner, Powers, Act, Search, Play, Muster, Trade, Travel, Recover,
            DealFavor, Campaign, Casualties, DiscardAll, Station, HandOver, NameKeeper, EndOfRound,
            Opening, Using, Naturalise, Bargain, Settle, SelfOffer, TrimAdvisers, Chronicle, Endow,
            PrinceTurn, PrinceSearch, PrinceArrival, PrinceCampaign, PrinceOffers, Deputy,
            PrinceModifiers, PrinceTrade, PrinceMuster, PrinceRecover,
        ]  # fmt: skip
        self.words = LEXICON
        self.tables = TABLES
        self.data = DATA
        self.is_decided_early = True  # OA-CHR: the winner writes the chronicle
        self.longest = [170, 336, 444, 659, 764, 921]

    def fit(self, people: int, options: dict[str, str]) -> None:
        """OA-OPT-01: a Prince for one person, and no seat for him beside six. OA-OPT-03: the
        tutorial is for four people, without him, and has the goal Supremacy."""
        role = prince_role(people, options)
        if role == "none" and people == 1:
            raise self.misfit("one-needs-a-prince")
        if role != "none" and people == len(SEAT_IDS):
            raise self.misfit("no-seat-for-a-prince", people)
        if options["start"] == "tutorial":
            if people != TUTORIAL_PLAYERS:
                raise self.misfit("tutorial-is-for-four", people)
            if options["goal"] != "supremacy":
                raise self.misfit("tutorial-is-supremacy")
            if role != "none":
                raise self.misfit("tutorial-has-no-prince")
            if options["world"] != "starting":
                raise self.misfit("tutorial-is-starting")

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        """Colours; the Prince is last in number, and purple where he is Chancellor (OA-SET-07)."""
        role = prince_role(people, options)
        if role == "chancellor":
            return [*SEAT_IDS[1 : people + 1], SEAT_IDS[0]]
        return SEAT_IDS[: people + self.house_seats(people, options)]

    def house_seats(self, people: int, options: dict[str, str]) -> int:
        return 0 if prince_role(people, options) == "none" else 1

    def house(self, g: State, ask: Ask) -> int:
        """CP: what the Clockwork Prince answers."""
        assert isinstance(g, Oath)
        return house_answer(g, ask)

    def turn_order(self, g: State) -> list[int]:
        assert isinstance(g, Oath)
        return g.order

    def blank(self) -> Oath:
        return Oath()

    def setup(self, g: State) -> None:
        assert isinstance(g, Oath)
        g.call(Rounds(0))
        if g.config.record is None:
            lay_out(g)
        else:
            lay_out_next(g)

    def check(self, g: State) -> None:
        assert isinstance(g, Oath)
        fits(g)

    def hide(self, g: State, seat: int) -> None:
        assert isinstance(g, Oath)
        hide(g, seat)

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        assert isinstance(g, Oath)
        fill(g, seat, chance)

    def derived(self, seen: Seen, seat: int) -> Derived:
        """Hands, advisers, rulers and counts by who looks, and the rules under way."""
        g: State = seen
        assert isinstance(g, Oath)
        return derived(g, seat, self.lexicon(g.config))

    def face(self, g: State, seat: int, option: int) -> list[int]:
        assert isinstance(g, Oath)
        return face(g, seat, option)

    def statistics(self, g: State) -> list[Statistic]:
        assert isinstance(g, Oath)
        return statistics(g)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Oath)
        return reward(g, seat) if g.places else standings(g, seat)[seat]

    def rounds(self, g: State) -> int:
        assert isinstance(g, Oath)
        return g.round

    def record(self, g: State) -> dict[str, Any] | None:
        """OA-CHR-70."""
        assert isinstance(g, Oath)
        return record.written(g)

    def check_record(self, left: dict[str, Any], people: int, options: dict[str, str]) -> None:
        record.check(left)

    def next_seats(self, g: State) -> list[int]:
        assert isinstance(g, Oath)
        return record.next_seats(g)

    def next_options(self, g: State) -> dict[str, str]:
        assert isinstance(g, Oath)
        return record.next_options(g, super().next_options(g))

    def entries(self, left: dict[str, Any]) -> list[Entry]:
        return record.entries(left)

    def said(self) -> list[Said]:
        return phrases.said()

    def vocabulary(self) -> list[Phrase]:
        return phrases.vocabulary()


GAME: Final = OathGame()
