"""Helpers for tests of the Clockwork Prince: a table laid by hand, with him at it.

g = princely("exile")                 # one person (seat 0), the Prince last in number
at(g, "s3")                           # both action tokens
friends(g, hearth=2)                  # relationship tokens and their rows
turn(g)                               # his turn from phase 1 on, in round 2
told(g, "prince-skips")               # what was told of it
"""

from __future__ import annotations

from palatine.games.oath.cards import hold_relic
from palatine.games.oath.game import GAME
from palatine.games.oath.prince import PrinceTurn, perform
from palatine.games.oath.prince_tables import (
    CELL_IDS,
    CONSPIRATORS,
    FRIENDS,
)
from palatine.games.oath.setup import clear, seat_prince
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DENIZEN_POOL,
    DENIZENS,
    FIRST_VISION,
    GRAND_SCEPTER,
    OATH_IDS,
    RELICS,
    SITE_IDS,
    SLOTS,
    SUIT_IDS,
    WORLD_DECK,
)
from palatine.games.oath.turn import Rounds, begin_turn
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, choose, run_once
from palatine.kernel.lexicon import NONE
from tests.games.oath.table import QUIET, slot
from tests.helpers import frame_of

LEVELS = ["limited", "extended"]
ROLES = ["chancellor", "exile"]


def princely(
    role: str = "chancellor",
    people: int = 1,
    level: str = "limited",
    sites: dict[str, str] | None = None,
    goal: str = "supremacy",
    seed: str = "prince",
    chronicle: str = "none",
) -> Oath:
    """Eight quiet faceup sites without cards, relics or warbands; pawns at cradle_1, three favor
    in each bank; people have 1 favor, 1 secret and 3 warbands, the Prince has 3 warbands."""
    g = GAME.blank()
    options = {"prince": role, "prince_powers": level, "goal": goal, "chronicle": chronicle}
    config = GAME.config(people, options)
    g.begin(GAME, config, fast(seed))
    clear(g)
    g.oath = OATH_IDS.index(goal)
    g.order = [g.chancellor, *[seat for seat in range(g.seats) if seat != g.chancellor]]
    g.circulating = [n for n in range(DENIZENS) if DENIZEN_POOL[n] == WORLD_DECK]
    g.site = [SITE_IDS.index(id) for id in QUIET]
    for id, site in (sites or {}).items():
        named = SITE_IDS.index(site)
        if named in g.site:
            g.site[g.site.index(named)] = g.site[slot(id)]
        g.site[slot(id)] = named
    g.site_up = (1 << SLOTS) - 1
    g.world = [*range(FIRST_VISION, FIRST_VISION + 5), *reversed(g.circulating)]
    g.world_known = [0] * len(g.world)
    g.world_part = [1] * 5 + [0] * len(g.circulating)
    g.relic_deck = [n for n in range(RELICS) if n != GRAND_SCEPTER]
    g.relic_deck_known = [0] * len(g.relic_deck)
    for seat in range(g.seats):
        g.pawn[seat] = 0
        g.favor[seat] = 1
        g.secrets[seat] = 1
        g.board[seat] = 3
    seat_prince(g)
    g.pawn[g.prince] = 0
    g.round = 2
    hold_relic(g, g.chancellor, GRAND_SCEPTER)
    g.derive()
    g.telling = True
    g.frames = [Rounds(g.seats)]
    g.turn = g.prince
    return g


def at(g: Oath, id: str) -> None:
    """Both action tokens on a cell."""
    g.cell = CELL_IDS.index(id)
    g.start_cell = g.cell


def cell(g: Oath) -> str:
    return CELL_IDS[g.cell]


def relate(g: Oath, column: int, rows: dict[str, int]) -> None:
    for id, row in rows.items():
        suit = SUIT_IDS.index(id)
        g.relation[suit] = column
        g.relation_row[suit] = row
        if suit in g.arrivals:
            g.arrivals.remove(suit)
        g.arrivals.append(suit)


def friends(g: Oath, **rows: int) -> None:
    relate(g, FRIENDS, rows)


def conspirators(g: Oath, **rows: int) -> None:
    relate(g, CONSPIRATORS, rows)


def row_of(g: Oath, id: str) -> int:
    return g.relation_row[SUIT_IDS.index(id)]


def turn(g: Oath, step: int = 0, left: int = 0) -> PrinceTurn:
    """His turn begins (or is at a later step), and runs as far as it can."""
    g.asked = None
    begin_turn(g, g.prince)
    frame = frame_of(PrinceTurn, seat=g.prince, step=step, left=left)
    g.frames = [Rounds(g.order.index(g.prince) + 1), frame]
    return frame


def run(g: Oath) -> None:
    """Rules run until a person is asked or his turn is over."""
    for _ in range(5000):
        if g.ended != NONE or len(g.frames) <= 1 or not run_once(g):
            return


def do(g: Oath, id: str) -> int:
    """The action of one cell, to its end: DONE (NONE) or the excuse."""
    at(g, id)
    g.turn = g.prince
    g.frames = [Rounds(g.order.index(g.prince) + 1), frame_of(PrinceTurn, seat=g.prince, step=99)]
    excuse = perform(g, g.cell)
    finish(g)
    return excuse


def finish(g: Oath) -> None:
    """Runs all frames above his turn; people answer with the first option."""
    for _ in range(5000):
        if g.ended != NONE or len(g.frames) <= 2:
            return
        if not run_once(g):
            ask = advance(g)
            if ask is None or ask.on_behalf_of != NONE:
                return
            choose(g, int(ask.seat), ask.options[0])


def told(g: Oath, key: str) -> list[list[int]]:
    """The numbers of every fact with this key; what is told of the Prince himself begins with his
    seat, which is left out."""
    own = 1 if key.startswith("prince-") else 0
    found = [fact.numbers for fact in g.facts if fact.key == key]
    assert all(numbers[0] == g.prince for numbers in found if own)
    return [numbers[own:] for numbers in found]


def stand(g: Oath, seat: int, where: str) -> None:
    g.pawn[seat] = slot(where)


def rule(g: Oath, seat: int, where: str, n: int = 1) -> None:
    """Warbands of a seat's colour on a site."""
    g.garrison[slot(where)] = n
    g.garrison_of[slot(where)] = g.colour(seat) if n else NONE


def asked_of(g: Oath) -> tuple[int, str]:
    ask = advance(g)
    assert ask is not None
    return int(ask.seat), ask.key
