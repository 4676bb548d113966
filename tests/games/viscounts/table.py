"""A table of Viscounts laid by hand: the smallest position that shows a rule.

    t = Table(red=dict(at="d_left", board=["start_trader", "peddler_ink", "princess"], silver=2))
    t.play("trade", "exchange", "exchange", "exchange")
    assert t.goods("red")["gold"] == 3

Everything that is not said is filled in so that the position is whole: starters that are not named
lie in the draw pile, townsfolk and manuscripts that are not named lie unseen in the piles. The
position goes through the public format, so it is one that the game accepts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from palatine.games.viscounts import names
from palatine.games.viscounts.automa import AutomaTurn
from palatine.games.viscounts.effects import Effects
from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.names import (
    GONE,
    IN_DISCARD,
    IN_DRAW,
    IN_HAND,
    ON_BOARD,
    SCHEME_AHEAD,
    SCHEME_IN_DISCARD,
    SCHEME_IN_DRAW,
    SCHEME_ON_BOARD,
)
from palatine.games.viscounts.scoring import points
from palatine.games.viscounts.setup import lay_boards, lay_schemes
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    BANK_SITES,
    BLACK_BACKED,
    CARDS,
    GOODS,
    GREY_BACKED,
    NEUTRALS,
    PAPERS,
    PLACES,
    SECTIONS,
    SEGMENTS,
    SLOT_BUILDING,
    STARTERS,
)
from palatine.games.viscounts.turn import Rounds, Turn
from palatine.kernel.chance import Chance, fast, strict
from palatine.kernel.flow import Frame
from palatine.kernel.journal import Journal, Play
from palatine.kernel.lexicon import NONE, Kind
from palatine.kernel.position import write
from palatine.match import Match, Question

PHASES = ["cards", "move", "act", "recruit", "collision", "draw"]
USUAL_BOARD = ["start_abbot", "start_squire", "start_labourer"]
USUAL_SPACES = ["a_left", "b_left", "c_left", "d_left"]
PAPER_NAMES = ["unpaid", "paid", "acquired", "approved"]
GOOD_NAMES = ["silver", "ink", "gold", "stone"]

Seat = dict[str, Any]


def number(kind: Kind, id: str) -> int:
    """The number of a thing by its text id."""
    return kind.numbers[id]


def card(id: str) -> int:
    return number(names.TOWNSFOLK, id)


class Table:
    """A match that begins at a position laid by hand."""

    def __init__(
        self,
        people: int = 2,
        *,
        phase: str = "act",
        turn: str = "red",
        starter: str = "red",
        run: str = "",
        runs_for: str = "",
        ring: str = "abcde",
        offset: int = 0,
        top: dict[str, str | None] | None = None,
        manuscripts: Mapping[str, str | None] | None = None,
        leader: str | None = None,
        above: tuple[int, int] = (12, 12),
        revealed: tuple[str, ...] = (),
        round: int = 3,
        last_round: int = 0,
        luck: list[int] | None = None,
        answering: bool = False,
        options: dict[str, str] | None = None,
        frames: list[Frame[Any]] | None = None,
        **seats: Seat,
    ) -> None:
        self.seats = GAME.config(people, {}).seat_names
        g = Viscounts()
        g.begin(GAME, GAME.config(people, options or {}), fast("laying"))
        lay_boards(g)
        g.ring = [number(names.SEGMENT, letter) for letter in ring]
        g.castle_offset = offset
        g.derive()
        g.round = round
        g.starter = self.seat(starter)
        g.turn = self.seat(turn)
        g.ready = (1 << people) - 1
        g.above = list(above)
        if g.automa != NONE:
            lay_schemes(g)
        for seat, name in enumerate(self.seats):
            self.lay_seat(g, seat, dict(seats.pop(name, {})))
        assert not seats, f"nobody is called {list(seats)}"
        for stack in revealed:
            g.revealed |= 1 << number(names.STACK, stack)
            g.above[number(names.STACK, stack)] = 0
        g.last_round = last_round or (round + 1 if revealed else 0)
        if leader is not None:
            g.leader = self.seat(leader)
        self.lay_townsfolk(g, top or {})
        self.lay_manuscripts(g, manuscripts or {})
        g.frames = frames or self.lay_frames(g, phase, run, runs_for or turn)
        g.answering = answering
        self.begin(write(g), strict(luck) if luck is not None else fast("table"), people)

    def begin(self, document: dict[str, Any], chance: Chance, people: int) -> None:
        journal = Journal(GAME, GAME.config(people, document["options"]))
        journal.position = json.loads(json.dumps(document))
        journal.answering = document["answering"]
        self.match = Match(Play(journal, chance))

    # laying

    def lay_seat(self, g: Viscounts, seat: int, told: Seat) -> None:
        g.at[seat] = number(names.SPACE, told.pop("at", USUAL_SPACES[seat]))
        for n, good in enumerate(GOOD_NAMES):
            g.goods[seat * GOODS + n] = told.pop(good, 0)
        for n, paper in enumerate(PAPER_NAMES):
            g.papers[seat * PAPERS + n] = told.pop(paper, 0)
        g.corruption[seat] = told.pop("corruption", 1)
        g.virtue[seat] = told.pop("virtue", 7)
        self.lay_workers(g, seat, told)
        self.lay_buildings(g, seat, told)
        for script in told.pop("manuscripts", []):
            g.scribe[number(names.MANUSCRIPT, script)] = seat
        for ribbon in told.pop("bonus", []):
            g.bonus[number(names.RIBBON, ribbon)] = seat
        if seat == g.automa:
            self.lay_schemes(g, told)
        else:
            self.lay_cards(g, seat, told)
        assert not told, f"unknown: {list(told)}"

    def lay_workers(self, g: Viscounts, seat: int, told: Seat) -> None:
        row = slice(seat * SECTIONS, seat * SECTIONS + SECTIONS)
        g.tier1[row] = told.pop("tier1", [0] * SECTIONS)
        g.tier2[row] = told.pop("tier2", [0] * SECTIONS)
        g.tier3[seat] = told.pop("tier3", 0)
        inside = sum(g.tier1[row]) + sum(g.tier2[row]) + g.tier3[seat]
        g.supply[seat] = told.pop("supply", 20 - inside)

    def lay_buildings(self, g: Viscounts, seat: int, told: Seat) -> None:
        """`sites` names where the buildings of the open `slots` stand; else far round the board."""
        slots = [number(names.SLOT, slot) for slot in told.pop("slots", [])]
        sites = [number(names.SITE, site) for site in told.pop("sites", [])]
        free = [s for bank in reversed(BANK_SITES[g.side]) for s in bank if g.owner[s] == NONE]
        while len(sites) < len(slots):
            site = free.pop(0)
            if site not in sites:
                sites.append(site)
        assert len(sites) == len(slots), "as many sites as slots"
        for slot, site in zip(slots, sites, strict=True):
            g.open[seat] |= 1 << slot
            g.owner[site] = seat
            g.built[site] = SLOT_BUILDING[slot]

    def lay_cards(self, g: Viscounts, seat: int, told: Seat) -> None:
        zone = seat * CARDS
        board = told.pop("board", USUAL_BOARD)
        named: list[int] = []
        for place, id in enumerate(board):
            if id is not None:
                g.board[seat * PLACES + place] = card(id)
                g.zone[zone + card(id)] = ON_BOARD
                named.append(card(id))
        sizes = {IN_HAND: g.hand, IN_DRAW: g.draw, IN_DISCARD: g.discard}
        is_dealt = "draw" in told
        g.discard[seat] = 0
        for key, where in (("hand", IN_HAND), ("draw", IN_DRAW), ("discard", IN_DISCARD)):
            cards = [card(id) for id in told.pop(key, [])]
            sizes[where][seat] += len(cards)
            named += cards
            for n in cards:
                g.zone[zone + n] = where
        for n in STARTERS:
            if n not in named:
                g.zone[zone + n] = GONE if is_dealt else IN_DRAW
                g.draw[seat] += 0 if is_dealt else 1
        for id in told.pop("gone", []):
            g.zone[zone + card(id)] = GONE

    def lay_schemes(self, g: Viscounts, told: Seat) -> None:
        """Schemes that are named go where they are told; `pile` is the whole draw pile."""
        for place, id in enumerate(told.pop("schemes", [None] * PLACES)):
            if id is not None:
                g.schemes[place] = number(names.SCHEME, id)
                g.scheme_zone[g.schemes[place]] = SCHEME_ON_BOARD
        for key, zone in (
            ("scheme_draw", SCHEME_IN_DRAW),
            ("scheme_discard", SCHEME_IN_DISCARD),
            ("future", SCHEME_AHEAD),
        ):
            if key in told:
                wanted = [number(names.SCHEME, id) for id in told.pop(key)]
                for n in range(names.SCHEME.size):
                    if g.scheme_zone[n] == zone:
                        g.scheme_zone[n] = NONE
                for n in wanted:
                    g.scheme_zone[n] = zone

    def lay_townsfolk(self, g: Viscounts, top: dict[str, str | None]) -> None:
        held = [n for n in NEUTRALS if any(g.zone[s * CARDS + n] != NONE for s in range(g.seats))]
        shown = {
            number(names.SEGMENT, s): None if id is None else card(id) for s, id in top.items()
        }
        left = [n for n in NEUTRALS if n not in held and n not in shown.values()]
        cards = [shown[s] if s in shown else left.pop(0) for s in range(SEGMENTS)]
        g.top = [NONE if n is None else n for n in cards]
        g.unseen = left
        g.pile = [0 if n == NONE else 1 for n in g.top]
        open_piles = [s for s in range(SEGMENTS) if g.pile[s]]
        if not open_piles:
            for n in g.unseen:  # all piles are empty: what was in them has left the game
                g.zone[n] = GONE
            g.unseen = []
        for n in range(len(g.unseen)):
            g.pile[open_piles[n % len(open_piles)]] += 1

    def lay_manuscripts(self, g: Viscounts, top: Mapping[str, str | None]) -> None:
        shown = {
            number(names.SEGMENT, s): NONE if id is None else number(names.MANUSCRIPT, id)
            for s, id in top.items()
        }
        left = [
            n
            for n in [*GREY_BACKED, *BLACK_BACKED]
            if g.scribe[n] == NONE and n not in shown.values()
        ]
        g.top_manuscript = [shown[s] if s in shown else left.pop(0) for s in range(SEGMENTS)]
        g.unseen_manuscripts = left
        g.manuscript_pile = [0 if n == NONE else 1 for n in g.top_manuscript]
        open_piles = [s for s in range(SEGMENTS) if g.manuscript_pile[s]]
        if not open_piles:
            g.unseen_manuscripts = []  # they lie in nobody's way
        for n in range(len(g.unseen_manuscripts)):
            g.manuscript_pile[open_piles[n % len(open_piles)]] += 1

    def lay_frames(self, g: Viscounts, phase: str, run: str, runs_for: str) -> list[Frame[Any]]:
        taken = (g.turn - g.starter) % g.seats + 1
        if g.turn == g.automa:
            frames: list[Frame[Any]] = [Rounds(taken), AutomaTurn(8 if run else 0)]
        else:
            played = NONE if phase == "cards" and not run else g.board[g.turn * PLACES]
            frames = [Rounds(taken), Turn(g.turn, 6 if run else PHASES.index(phase), played)]
        if run:
            frames.append(Effects(self.seat(runs_for), number(names.EFFECT, run), 0))
        return frames

    # playing

    def play(self, *codes: str) -> Table:
        """Choices of whoever is asked; `blue: take ink` says who that must be.

        A dismissal that the test does not speak of is declined.
        """
        for code in codes:
            name, colon, rest = code.partition(": ")
            if colon:
                assert self.asked.seat == name, f"{self.asked.seat} is asked, not {name}"
            wanted = rest if colon else code
            if self.asked.key == "dismiss" and not wanted.startswith(("dismiss", "pass")):
                self.match.choose("pass")
            self.match.choose(wanted)
        return self

    @property
    def g(self) -> Viscounts:
        g = self.match.play.g
        assert isinstance(g, Viscounts)
        self.match.ask  # noqa: B018  runs the rules to the next question
        return g

    @property
    def asked(self) -> Question:
        ask = self.match.ask
        assert ask is not None, "nobody is asked"
        return ask

    @property
    def question(self) -> str:
        """Who is asked what: `red act`."""
        ask = self.match.ask
        return "nobody" if ask is None else f"{ask.seat} {ask.key}"

    @property
    def options(self) -> list[str]:
        return list(self.asked.options)

    def why_not(self, code: str) -> str:
        """The rule that leaves an option out."""
        return self.match.explain(self.asked.seat).refusals[code]

    def note(self, code: str) -> tuple[str, tuple[int, ...]]:
        return self.match.explain(self.asked.seat).notes[code]

    # looking

    def seat(self, name: str) -> int:
        return self.seats.index(name)

    def goods(self, name: str) -> dict[str, int]:
        first = self.seat(name) * GOODS
        return dict(zip(GOOD_NAMES, self.g.goods[first : first + GOODS], strict=True))

    def papers(self, name: str) -> dict[str, int]:
        first = self.seat(name) * PAPERS
        return dict(zip(PAPER_NAMES, self.g.papers[first : first + PAPERS], strict=True))

    def markers(self, name: str) -> tuple[int, int]:
        """Corruption and virtue."""
        return self.g.corruption[self.seat(name)], self.g.virtue[self.seat(name)]

    def board(self, name: str) -> list[str | None]:
        first = self.seat(name) * PLACES
        row = self.g.board[first : first + PLACES]
        return [None if n == NONE else names.TOWNSFOLK.names[n] for n in row]

    def cards(self, name: str, zone: str) -> list[str]:
        found = self.g.cards_in(self.seat(name), number(names.ZONE, zone))
        return [names.TOWNSFOLK.names[n] for n in found]

    def tier1(self, name: str) -> list[int]:
        return self.g.tier1[self.seat(name) * SECTIONS :][:SECTIONS]

    def tier2(self, name: str) -> list[int]:
        return self.g.tier2[self.seat(name) * SECTIONS :][:SECTIONS]

    def at(self, name: str) -> str:
        return names.SPACE.names[self.g.at[self.seat(name)]]

    def slots(self, name: str) -> list[str]:
        row = self.g.open[self.seat(name)]
        return [slot for n, slot in enumerate(names.SLOT.names) if row >> n & 1]

    def sites(self, name: str) -> list[str]:
        g = self.g
        return [s for n, s in enumerate(names.SITE.names) if g.owner[n] == self.seat(name)]

    def manuscripts(self, name: str) -> list[str]:
        g = self.g
        return [m for n, m in enumerate(names.MANUSCRIPT.names) if g.scribe[n] == self.seat(name)]

    def points(self, name: str) -> dict[str, int]:
        by_category = points(self.g, self.seat(name))
        return dict(zip(names.CATEGORY.names, by_category, strict=True))

    def facts(self, key: str) -> list[list[str]]:
        """Everything told under a key, by text ids."""
        lexicon = self.match.lexicon
        saying = lexicon.facts[key]
        found = []
        for fact in self.match.play.facts:
            if fact.key == key:
                kinds = list(saying.kinds)
                if saying.tail is not None:
                    kinds += [saying.tail] * (len(fact.numbers) - len(kinds))
                found.append(
                    [lexicon.name(k, n) for k, n in zip(kinds, fact.numbers, strict=False)]
                )
        return found

    def log(self) -> list[str]:
        """What was told, in order."""
        return [fact.key for fact in self.match.play.facts]


def first_automa_turn() -> Table:
    """VW-EX-31: the rulebook's first turn of the Cleric Automa, played."""
    return Table(
        people=1,
        turn="automa",
        red=dict(at="c_inner"),
        automa=dict(
            at="b_right",
            slots=["a1"],
            sites=["e_l1"],
            scheme_draw=["s_noble"],
            ink=1,
            stone=1,
            unpaid=1,
            acquired=1,
        ),
        top={"b": "friar"},
    )
