"""How well a seat stands, for bots that look one step ahead or cut their playouts short.

A rough count in victory points: what is scored already, and what goods, cards, workers, slots and
papers may still bring. What is under way and not yet carried out counts too, so that choosing an
aim is seen as a step towards it.
"""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts import tables
from palatine.games.viscounts.action import COUNT_ICONS, PAYING, Act
from palatine.games.viscounts.building import PlaceBuilding
from palatine.games.viscounts.castle import GROUP
from palatine.games.viscounts.effects import CODE, COUNT, FIRST, LAST, WHAT, Effects
from palatine.games.viscounts.funding import Purse
from palatine.games.viscounts.gains import POVERTY, PROSPERITY
from palatine.games.viscounts.manuscripts import FOR_BONUS, front_manuscript
from palatine.games.viscounts.names import GONE
from palatine.games.viscounts.programs import CHOOSE, GAIN, ITEMS, OPS, PLACE_WORKERS, SILVER
from palatine.games.viscounts.scoring import (
    all_texts,
    bonus_points,
    building_points,
    castle_points,
    ranked,
    ribbons_of,
    set_points,
)
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    ABOVE,
    ACQUIRED,
    APPROVED,
    BIT,
    BUILD_VP,
    BUILDING_IDS,
    CARD_EFFECT,
    CARD_ICONS,
    CARDS,
    DROP_OFF,
    GOODS,
    ICONS,
    LEADER_VP,
    MANUSCRIPTS,
    MERCHANTS_FOR,
    OWNABLE,
    OWNER_EFFECT,
    PAID,
    PAPERS,
    PLACES,
    PROGRAMS,
    REWARDS,
    RIBBON,
    RIBBONS,
    SCORE_PER,
    SCRIPT_EFFECT,
    SECTION_EFFECT,
    SECTIONS,
    SLOT_BUILDING,
    SLOT_IDS,
    SLOTS,
    TIMING,
    TIMINGS,
    TRACK_END,
    TRADE_EFFECT,
    UNPAID,
)
from palatine.games.viscounts.trade import EXCHANGING, Trade
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE

# rough worths in points, early in the game
ITEM_WORTH: Final[dict[str, float]] = {
    "silver": 0.3, "ink": 0.75, "gold": 1.0, "stone": 0.75, "resource": 0.8, "virtue": 0.5,
    "corruption": 0.1, "debt": -0.9, "deed": 1.0,
}  # fmt: skip
OP_WORTH: Final[dict[str, float]] = {
    "flip": 2.0, "hire_free": 0.8, "destroy": 0.8, "discard": 0.15, "rearrange": 0.0,
    "shuffle": 0.1, "castle_move": 0.4, "build_free": 4.5, "manuscript_free": 4.0,
    "place_workers": 1.6,
}  # fmt: skip
ICON_WORTH: Final = [0.5, 1.0, 2.2, 0.5, 0.75]  # nobles pay at every price, from one icon on
SLOT_WORTH: Final[dict[str, float]] = {
    "tp1": 3.0, "tp2": 2.0, "tp3": 1.8, "gh1": 6.0, "gh2": 4.0, "gh3": 4.0, "ws1": 1.0,
    "ws2": 3.0, "ws3": 4.5,
}  # fmt: skip
SLOT_VALUE: Final[list[float]] = [SLOT_WORTH.get(id, 0.0) for id in SLOT_IDS]
COIN: Final = 0.9  # points for a silver early in the game
DECK_WORTH: Final = 14.0  # of a point more on the average card
AUTOMA_LEAD: Final = 30.0  # points that it gains over a person in a whole game
SET_HOPE: Final = [0.0, 1.8, 2.6, 2.4, 0.0]  # beyond the points, by different ribbons so far
DRIFT: Final = 0.4  # of the way between the markers: where they will meet
SHARE_SCALE: Final = 25.0  # points of lead that make three chances of four


def program_worth(program: int) -> float:
    """What a list of ops is worth: of a choice, the better side."""
    total = 0.0
    for at in range(FIRST[program], LAST[program]):
        if CODE[at] == GAIN:
            total += ITEM_WORTH[ITEMS[WHAT[at]]] * COUNT[at]
        elif CODE[at] == CHOOSE:
            total += max([program_worth(side) for side in PROGRAMS.sides[at]])
        elif CODE[at] == PLACE_WORKERS:
            total += OP_WORTH["place_workers"] * COUNT[at]
        else:
            total += OP_WORTH.get(OPS[CODE[at]], 0.0)
    return total


PROGRAM_WORTH: Final[list[float]] = [program_worth(n) for n in range(len(PROGRAMS.names))]
COLLISION_WORTH: Final[list[float]] = [PROGRAM_WORTH[program] for program in OWNER_EFFECT]
CARD_WORTH: Final[list[float]] = [
    sum(ICON_WORTH[i] * CARD_ICONS[card * ICONS + i] for i in range(ICONS))
    for card in range(OWNABLE)
]
ONGOING: Final[int] = TIMINGS.index("ongoing")
ABILITY_SHARE: Final = [0.0, 1.0, 0.8, 0.7]  # of an ability's worth, by its timing
CONVERTER_WORTH: Final = 0.4  # of an ongoing ability that gives nothing but helps to pay


def folk_worth(card: int) -> float:
    """A townsfolk whenever it is played: its icons and its ability."""
    effect = PROGRAM_WORTH[CARD_EFFECT[card]]
    if effect == 0.0 and TIMING[card] == ONGOING:
        effect = CONVERTER_WORTH / ABILITY_SHARE[ONGOING]
    return CARD_WORTH[card] + ABILITY_SHARE[TIMING[card]] * effect


FOLK_WORTH: Final[list[float]] = [folk_worth(card) for card in range(OWNABLE)]
OPEN_WORTH: Final[list[float]] = [
    sum(SLOT_WORTH.get(SLOT_IDS[s], 0.0) for s in range(SLOTS) if n >> s & 1)
    for n in range(1 << SLOTS)
]


def evaluate(g: Viscounts, seat: int) -> float:
    """The chance of winning that the lead over the best other seat stands for."""
    if g.places:
        return reward(g, seat)
    return standings(g)[seat]


def standings(g: Viscounts) -> list[float]:
    """Everybody's chance while the match runs."""
    left = time_left(g)
    worths = [worth(g, seat, left) for seat in range(g.seats)]
    if g.automa != NONE:
        worths[g.automa] += AUTOMA_LEAD * left
    chances: list[float] = []
    for seat in range(g.seats):
        best = -1000.0
        for other in range(g.seats):
            if other != seat:
                best = max(best, worths[other])
        lead = worths[seat] - best
        chances.append(0.5 + 0.49 * lead / (abs(lead) + SHARE_SCALE))
    return chances


def time_left(g: Viscounts) -> float:
    """From 1 at the start to 0 at the end, by the stack that is nearest to it."""
    if g.round == 0:
        return 1.0
    if g.last_round:
        return 0.06 if g.round < g.last_round else 0.02
    left = 1.0
    for n in (POVERTY, PROSPERITY):
        left = min(left, g.above[n] / ABOVE[n][g.people])
    return 0.1 + 0.9 * left


def coin(left: float) -> float:
    """Points for a silver: it moves, hires and dismisses."""
    return COIN * (0.1 + 0.9 * left)


def good(left: float) -> float:
    """Points for a resource."""
    return 0.15 + 0.6 * left


def worth(g: Viscounts, seat: int, left: float) -> float:
    """Points scored and to be expected."""
    total = 0.0 + building_points(g, seat) + castle_points(g, seat) + bonus_points(g, seat)
    ribbons = ribbons_of(g, seat)
    total += set_points(ribbons) + all_texts(g, seat)
    for ribbon in range(RIBBONS):
        if g.bonus[ribbon] == NONE:
            total += left * (1.2 if ribbons[ribbon] == 2 else 0.25 * min(ribbons[ribbon], 1))
    if g.leader == seat:
        total += LEADER_VP * (1.0 - 0.4 * left) + 2.0 * left
    total += papers_worth(g, seat, left)
    total += left * SET_HOPE[open_ribbons(ribbons)]
    total += good(left) * g.resources(seat) + coin(left) * g.goods[seat * GOODS + SILVER]
    total += left * workers_worth(g, seat)
    total += left * markers_worth(g, seat)
    if seat != g.automa:
        total += left * (DECK_WORTH * deck_worth(g, seat) + OPEN_WORTH[g.open[seat]])
        total += left * row_worth(g, seat)
    return total + under_way(g, seat, left)


def open_ribbons(ribbons: list[int]) -> int:
    """How many different ribbons the last, unfinished set of manuscripts has."""
    full = min(ribbons)
    found = 0
    for n in ribbons:
        if n > full:
            found += 1
    return found


def row_worth(g: Viscounts, seat: int) -> float:
    """Cards that will still lie on the board next turn, and what they give when they drop off."""
    first = seat * PLACES
    total = 0.0
    for place in range(PLACES):
        card = g.board[first + place]
        if card != NONE:
            total += 0.15 * (PLACES - 1 - place) * CARD_WORTH[card]
            if TIMING[card] == DROP_OFF:
                total += 0.7 * PROGRAM_WORTH[CARD_EFFECT[card]]
    return total


def papers_worth(g: Viscounts, seat: int, left: float) -> float:
    """Debts and deeds, and the places they promise on Poverty and Prosperity."""
    first = seat * PAPERS
    total = (-2.0 + 1.0 * left) * g.papers[first + UNPAID]
    total += (1.0 + 0.7 * left) * g.papers[first + ACQUIRED]
    total += 3.0 * g.papers[first + APPROVED]
    for n in (POVERTY, PROSPERITY):
        paper = APPROVED if n == POVERTY else PAID
        flipped = [g.papers[s * PAPERS + paper] for s in range(g.seats)]
        share = ranked(flipped, REWARDS[n][g.people])[seat]
        if g.revealed & BIT[n]:
            total += share * (1.0 if g.last_round else 0.9)
        elif g.last_round == 0:
            nearness = 1.0 - g.above[n] / ABOVE[n][g.people]
            total += share * (0.25 + 0.45 * nearness) + 0.3 * flipped[seat] * left
    return total


def markers_worth(g: Viscounts, seat: int) -> float:
    """What the next collision may bring, the more the nearer it is."""
    gap = g.virtue[seat] - g.corruption[seat]
    middle = g.corruption[seat] + gap * DRIFT
    low = int(middle)
    part = middle - low
    value = COLLISION_WORTH[low] * (1.0 - part)
    if part > 0.0:
        value += COLLISION_WORTH[low + 1] * part
    return value * (TRACK_END - gap) / TRACK_END


def workers_worth(g: Viscounts, seat: int) -> float:
    """Two in a section are nearly a group; those inside are safe."""
    total = 0.0
    for at in range(seat * SECTIONS, seat * SECTIONS + SECTIONS):
        total += 0.125 * g.tier1[at] + 0.2 * g.tier2[at]
        if g.tier1[at] == 2:
            total += 0.35
        if g.tier2[at] == 2:
            total += 0.4
    return total


def deck_worth(g: Viscounts, seat: int) -> float:
    """The worth of the average own card."""
    total = 0.0
    count = 0
    first = seat * CARDS
    for card in range(OWNABLE):
        zone = g.zone[first + card]
        if zone != NONE and zone != GONE:
            total += FOLK_WORTH[card]
            count += 1
    return total / count if count else 0.0


def under_way(g: Viscounts, seat: int, left: float) -> float:
    """What the rules under way are about to bring."""
    total = 0.0
    for frame in g.frames:
        if isinstance(frame, Effects):
            if frame.seat == seat and frame.at == 0:
                total += (0.3 + 0.7 * left) * PROGRAM_WORTH[frame.program]
        elif isinstance(frame, Act):
            if frame.seat == seat and frame.step <= PAYING:
                total += aim_worth(g, frame, left)
        elif isinstance(frame, PlaceBuilding):
            if frame.seat == seat:  # paid for, and only its site is to be chosen
                total += building_gain(g, seat, frame.slot, left)
        elif isinstance(frame, Trade) and frame.seat == seat:
            total += trade_worth(g, frame, left)
    return total


def aim_worth(g: Viscounts, act: Act, left: float) -> float:
    """The gain of an action that is chosen but not carried out, less what is still to be paid."""
    seat = act.seat
    due = act.due
    if act.step <= COUNT_ICONS:
        due = act.cost(g) - Purse(g, seat, act.action).with_card(act.dismissed)
    total = -good(left) * max(0, due)
    if act.action == tables.BUILD:
        return total + building_gain(g, seat, act.aim, left)
    if act.action == tables.PLACE:
        return total + workers_gain(g, seat, g.section_at[g.segment_of(seat)], act.aim, left)
    return total + script_gain(g, seat, front_manuscript(g, g.segment_of(seat)), left)


def building_gain(g: Viscounts, seat: int, slot: int, left: float) -> float:
    """The next step of points for its type, what its slot opens, and some reward of a site."""
    building = SLOT_BUILDING[slot]
    built = 0
    for other in range(SLOTS):
        if SLOT_BUILDING[other] == building and g.open[seat] & BIT[other]:
            built += 1
    points = BUILD_VP[building][min(built + 1, len(BUILDING_IDS))] - BUILD_VP[building][built]
    return points + left * (SLOT_VALUE[slot] + 0.8)


def workers_gain(g: Viscounts, seat: int, section: int, n: int, left: float) -> float:
    """Points for being inside, and for the first group that they make."""
    total = 1.3 * min(n, g.supply[seat])
    if g.tier1[seat * SECTIONS + section] + n >= GROUP:
        total += 2.25 + (0.3 + 0.7 * left) * PROGRAM_WORTH[SECTION_EFFECT[section]]
        if g.tier2[seat * SECTIONS + section] == GROUP - 1:
            total += 0.5 + (0.0 if g.leader == seat else 2.0)
    return total


def script_gain(g: Viscounts, seat: int, script: int, left: float) -> float:
    """A manuscript's effect, and what it adds to sets and texts."""
    total = (0.3 + 0.7 * left) * PROGRAM_WORTH[SCRIPT_EFFECT[script]]
    if script < MANUSCRIPTS:
        ribbons = ribbons_of(g, seat)
        before = set_points(ribbons)
        ribbon = RIBBON[script]
        ribbons[ribbon] += 1
        total += set_points(ribbons) - before + (3.0 if SCORE_PER[script] != NONE else 0.0)
        if ribbons[ribbon] == FOR_BONUS and g.bonus[ribbon] == NONE:
            total += 3.0 + 2.0 * left
    return total


def trade_worth(g: Viscounts, trade: Trade, left: float) -> float:
    """Exchanges that the icons still pay for."""
    space = g.at[trade.seat]
    merchants = trade.merchants
    if trade.step < EXCHANGING:
        merchants = Purse(g, trade.seat, tables.TRADE).with_card(trade.dismissed)
    return merchants // MERCHANTS_FOR[space] * exchange_gain(space, left)


def exchange_gain(space: int, left: float) -> float:
    """What one exchange brings."""
    return (0.2 + 0.7 * left) * PROGRAM_WORTH[TRADE_EFFECT[space]]
