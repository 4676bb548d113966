"""What a board shows besides the fields, to the seat that looks (OA-GEN-02, OA-GEN-05).

Looks at facedown cards are remembered for guesses, but only own advisers and hands are drawn.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from palatine.games.oath.bargains import Bargain
from palatine.games.oath.battle import attacking_force, defending_force
from palatine.games.oath.campaign import more_dice, new_campaign
from palatine.games.oath.cards import adviser_limit, bandits_at, capacity, suit_count
from palatine.games.oath.deed import (
    BANNER_TARGET,
    PAWN_TARGET,
    RELIC_TARGET,
    SITE_TARGET,
    Campaigning,
    Playing,
    Searching,
)
from palatine.games.oath.names import (
    ATTACK_FACE,
    BACK,
    BANNER,
    CARD,
    DEFENSE_FACE,
    FACEUP,
    FACING,
    POWER,
    REGION,
    RELIC,
    ROLE,
    SEAT,
    SIDE,
    SITE,
    SLOT,
    SUIT,
    VISION_BACK,
)
from palatine.games.oath.prince_mind import decider, threat_player
from palatine.games.oath.prince_tables import (
    CELL_IDS,
    COLUMN_IDS,
    QUADRANT_IDS,
    ROWS,
    SHEET,
    TACTICS,
    THREAT_IDS,
)
from palatine.games.oath.search import new_search
from palatine.games.oath.setup import Opening, dealt_seats
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import (
    BANNERS,
    CITIZEN,
    END_ROLL,
    EXILE,
    GOALS,
    MOST_SITES,
    OATH_GOAL,
    OATHKEEPER,
    PAWN_DEFENSE,
    REGION_IDS,
    REGIONS,
    RELIC_DEFENSE,
    RELICS,
    SEARCH_SUPPLY,
    SITE_DEFENSE,
    SLOTS,
    SUITS,
    TITLE_DEFENSE,
    USURPER,
)
from palatine.games.oath.title import missing, standing
from palatine.games.oath.travel import new_travel, travel_supply
from palatine.games.oath.turn import refreshed_supply
from palatine.games.oath.victory import fulfilled_vision, successor
from palatine.kernel.flow import EVERYTHING
from palatine.kernel.game import Statistic
from palatine.kernel.lexicon import HIDDEN, NONE, Lexicon

TITLE_GOALS: Final = 4  # the goals of oaths and Visions; the others are those of Successors


SeatId = Annotated[str, SEAT]
SlotId = Annotated[str, SLOT]
SuitId = Annotated[str, SUIT]
CardId = Annotated[str, CARD]
PowerId = Annotated[str, POWER]
RelicId = Annotated[str, RELIC]
BannerId = Annotated[str, BANNER]
RegionId = Annotated[str, REGION]
BackId = Annotated[str, BACK]


class Players(TypedDict):
    """What everybody has and rules, and what actions would cost them."""

    ruled: dict[SeatId, list[SlotId]]
    relics: dict[SeatId, list[RelicId]]
    banners: dict[SeatId, list[BannerId]]
    suits: dict[SeatId, dict[SuitId, int]]
    adviser_limit: dict[SeatId, int]
    rest_supply: dict[SeatId, int]
    search_cost: dict[SeatId, int]
    travel_cost: dict[SeatId, dict[SlotId, int]]


class Goals(TypedDict):
    """How far everybody is towards the title and every Vision, and who would win."""

    goal: Annotated[str, GOALS]
    towards: dict[Annotated[str, GOALS], dict[SeatId, int]]
    to_title: dict[SeatId, int]
    fulfilled: list[SeatId]
    successor: SeatId | None


class Dice(TypedDict):
    """Defense dice of whatever can be taken."""

    sites: dict[SlotId, int]
    relics: dict[RelicId, int]
    banners: dict[BannerId, int]
    pawn: int
    title: int


class Strengths(TypedDict):
    strength: dict[SlotId, int]
    dice: Dice


class Adviser(TypedDict):
    facing: Annotated[str, FACING]
    card: NotRequired[CardId]  # where this seat may know it


class Drawn(TypedDict):
    back: BackId
    card: NotRequired[CardId]


class Target(TypedDict):
    """OA-CAM-04: what is fought for, with its dice; a pawn has no id."""

    kind: Literal["slot", "relic", "banner", "pawn"]
    id: SlotId | RelicId | BannerId | None
    dice: int


class Source(TypedDict):
    """Dice that a power has brought or taken."""

    power: PowerId
    dice: int


class CampaignPicture(TypedDict):
    """The ledger: targets, forces, dice and plans."""

    attacker: SeatId
    defender: NotRequired[SeatId]
    slot: SlotId
    sites: list[SlotId]
    relics: list[RelicId]
    banners: list[BannerId]
    is_pawn: bool
    allies: list[SeatId]
    attacking_force: int
    defending_force: NotRequired[int]
    attack_dice: int
    defense_dice: int
    attack_roll: list[Annotated[str, ATTACK_FACE]]
    defense_roll: list[Annotated[str, DEFENSE_FACE]]
    attack: int
    defense: int
    plans: list[PowerId]
    planners: list[str]  # seats, or the bandits
    targets: list[Target]
    victor: NotRequired[Annotated[str, SIDE]]
    force_dice: int  # chosen for the force; whatever else there is has a source
    attack_sources: list[Source]
    defense_sources: list[Source]


class BargainPicture(TypedDict):
    seat: SeatId
    partner: SeatId
    terms: list[str]  # the options that added them, as far as the reader may know
    edits: int
    refusals: int
    is_sent: bool


class Prince(TypedDict):
    """The Clockwork Prince's board: suits of each row from below, in order of arrival."""

    seat: SeatId
    level: Literal["limited", "extended"]
    friends: list[list[SuitId]]
    conspirators: list[list[SuitId]]
    neutral: list[SuitId]
    tactics: int
    tactics_space: int
    threat: Annotated[str, THREAT_IDS]
    threat_player: SeatId | None
    decider: SeatId | None
    cell: Annotated[str, CELL_IDS]
    start_cell: Annotated[str, CELL_IDS]
    quadrant: Annotated[str, QUADRANT_IDS]
    favor: int
    ambitions: int


class UnderWay(TypedDict, total=False):
    """What is not always there."""

    prince: Prince
    top_of_world: BackId
    hand: list[Drawn]
    hand_of: SeatId
    campaign: CampaignPicture
    bargain: BargainPicture


class Derived(Players, Goals, Strengths, UnderWay):
    sites: dict[SlotId, Annotated[str, SITE]]
    rulers: dict[SlotId, str]  # a seat, the Empire or the bandits
    capacity: dict[SlotId, int]
    bandits: dict[SlotId, int]
    roles: dict[SeatId, Annotated[str, ROLE]]
    advisers: dict[SeatId, list[Adviser]]
    warbands_left: dict[SeatId, int]
    shared_favor: int
    search_supply: int
    standings: dict[SeatId, int]
    piles: dict[str, int]
    visions: dict[RegionId, int]
    end_roll: int


def derived(g: Oath, seat: int, lexicon: Lexicon) -> Derived:
    """All of it, by text ids."""
    names = lexicon.seat_names
    seats = range(g.seats)
    up = [slot for slot in range(SLOTS) if g.is_up(slot)]
    return {
        "sites": {SLOT.names[slot]: SITE.names[g.site[slot]] for slot in up},
        "rulers": {SLOT.names[slot]: ruler(g, slot, names) for slot in up},
        "capacity": {SLOT.names[slot]: capacity(g, slot) for slot in up},
        "bandits": {SLOT.names[slot]: bandits_at(g, slot) for slot in up},
        "roles": {names[s]: ROLE.names[role(g, s)] for s in seats},
        "advisers": {names[s]: advisers(g, s, seat) for s in seats},
        "warbands_left": {names[s]: g.in_bank(s) for s in seats},
        "shared_favor": g.shared_favor(),
        "search_supply": SEARCH_SUPPLY[g.visions_drawn],
        "standings": {names[s]: standing(g, s, OATH_GOAL[g.oath]) for s in seats},
        "piles": piles(g),
        "visions": {  # OA-GEN-02: backs are open
            REGION_IDS[region]: g.discards_back(region).count(VISION_BACK)
            for region in range(REGIONS)
        },
        "end_roll": END_ROLL[g.round],  # OA-WIN-30: the end die ends it from here on, 0 never
        **players(g, names),
        **goals(g, names),
        **strengths(g),
        **under_way(g, lexicon),
    }


def prince(g: Oath, names: list[str]) -> Prince:
    """The Clockwork Prince's board: columns by row from below, tracks, tokens and Ambitions."""
    columns: list[list[list[str]]] = []
    for column in range(len(COLUMN_IDS)):
        rows: list[list[str]] = [[] for _ in range(ROWS)]
        for suit in g.arrivals:
            if g.relation[suit] == column:
                rows[g.relation_row[suit] - 1].append(SUIT.names[suit])
        columns.append(rows)
    friends, conspirators = columns
    player = threat_player(g)
    return {
        "seat": names[g.prince],
        "level": "extended" if g.is_extended else "limited",
        "friends": friends,
        "conspirators": conspirators,
        "neutral": [SUIT.names[n] for n in range(SUITS) if g.relation[n] == NONE],
        "tactics": TACTICS[g.tactics],
        "tactics_space": g.tactics,
        "threat": THREAT_IDS[g.threat],
        "threat_player": None if player == NONE else names[player],
        "decider": names[decider(g)] if g.is_extended else None,
        "cell": CELL_IDS[g.cell],
        "start_cell": CELL_IDS[g.start_cell],
        "quadrant": QUADRANT_IDS[SHEET.quadrant[g.cell]],
        "favor": g.favor[g.prince] - g.ambitions,
        "ambitions": g.ambitions,
    }


def ruler(g: Oath, slot: int, names: list[str]) -> str:
    """Who rules a site; purple for the Empire."""
    who = g.ruler(slot)
    return "bandits" if who == BANDITS else names[who]


def role(g: Oath, seat: int) -> int:
    if seat == g.chancellor:
        return 0
    return CITIZEN if g.is_citizen(seat) else EXILE


def advisers(g: Oath, owner: int, seat: int) -> list[Adviser]:
    """Facedown ones of others by their backs."""
    found: list[Adviser] = []
    for at in g.advisers_of(owner):
        shown: Adviser = {"facing": FACING.names[g.adviser_face[at]]}
        if g.adviser_face[at] == FACEUP or seat in (owner, EVERYTHING):
            shown["card"] = CARD.names[g.advisers[at]]
        found.append(shown)
    return found


def is_placed(g: Oath, seat: int) -> bool:
    """Whether the pawn stands on the map (OA-SET-18)."""
    return 0 <= g.pawn[seat] < SLOTS


def players(g: Oath, names: list[str]) -> Players:
    seats = range(g.seats)
    placed = [s for s in seats if is_placed(g, s)]
    return {
        "ruled": {names[s]: [SLOT.names[n] for n in g.sites_ruled(s)] for s in seats},
        "relics": {names[s]: [RELIC.names[relic] for relic in g.relics_of(s)] for s in seats},
        "banners": {names[s]: [BANNER.names[banner] for banner in g.banners_of(s)] for s in seats},
        "suits": {names[s]: suits(g, s) for s in seats},
        "adviser_limit": {names[s]: adviser_limit(g, s) for s in seats},
        "rest_supply": {names[s]: refreshed_supply(g, s) for s in seats},
        "search_cost": {names[s]: new_search(g, s).deck_cost for s in placed},
        "travel_cost": {names[s]: travel_costs(g, s) for s in placed},
    }


def suits(g: Oath, seat: int) -> dict[str, int]:
    """Faceup advisers of each suit, as Trades count them."""
    counts = [suit_count(g, seat, suit) for suit in range(SUITS)]
    return {SUIT.names[suit]: counts[suit] for suit in range(SUITS) if counts[suit]}


def travel_costs(g: Oath, seat: int) -> dict[str, int]:
    """OA-TVL-01: Supply to every other site, with what always binds and without modifiers."""
    travel = new_travel(g, seat, False)
    return {
        SLOT.names[slot]: travel_supply(g, travel, slot)
        for slot in range(SLOTS)
        if slot != g.pawn[seat]
    }


# goals


def goals(g: Oath, names: list[str]) -> Goals:
    """OA-WIN."""
    seats = range(g.seats)
    goal = OATH_GOAL[g.oath]
    heir = successor(g)
    return {
        "goal": GOALS[goal],
        "towards": {
            GOALS[n]: {names[s]: standing(g, s, n) for s in seats} for n in range(TITLE_GOALS)
        },
        # OA-WIN-04: no Citizen can keep the oath of Supremacy
        "to_title": {
            names[s]: 0 if s == g.title else missing(g, s, goal) for s in seats if may_keep(g, s)
        },
        "fulfilled": [names[s] for s in seats if fulfilled_vision(g, s) != NONE],
        "successor": None if heir == NONE else names[heir],
    }


def may_keep(g: Oath, seat: int) -> bool:
    """OA-WIN-04: for the Empire's sites the Chancellor alone."""
    return not (g.is_citizen(seat) and OATH_GOAL[g.oath] == MOST_SITES)


# sites and targets


def strengths(g: Oath) -> Strengths:
    """OA-CAM-11, OA-CMP-12: how strongly sites are held, and the dice of whatever is taken."""
    up = [slot for slot in range(SLOTS) if g.is_up(slot)]
    return {"strength": {SLOT.names[s]: strength(g, s) for s in up}, "dice": dice(g)}


def strength(g: Oath, slot: int) -> int:
    """OA-CAM-11: what would be added to the shields if this site alone were attacked from it."""
    ruler = g.ruler(slot)
    if ruler == BANDITS:
        return bandits_at(g, slot)
    n = g.garrison[slot]
    if g.garrison[slot] == 0:  # OA-PWR-11
        n += bandits_at(g, slot)
    for seat in range(g.seats):
        if g.pawn[seat] == slot and g.rules_site(seat, slot):
            n += g.board[seat]
    return n


def dice(g: Oath) -> Dice:
    """Defense dice of sites, held relics, banners, pawns and the title."""
    war = new_campaign(g, g.turn, False) if is_placed(g, g.turn) else None
    sites: dict[str, int] = {}
    relics: dict[str, int] = {}
    for slot in range(SLOTS):
        if g.is_up(slot):
            sites[SLOT.names[slot]] = target_value(g, war, SITE_TARGET, slot)
    for relic in g.held:
        relics[RELIC.names[relic]] = target_value(g, war, RELIC_TARGET, relic)
    return {
        "sites": sites,
        "relics": relics,
        "banners": {
            BANNER.names[n]: target_value(g, war, BANNER_TARGET, n) for n in range(BANNERS)
        },
        "pawn": PAWN_DEFENSE,
        "title": TITLE_DEFENSE[USURPER if g.usurper else OATHKEEPER],
    }


def target_value(g: Oath, war: Campaigning | None, kind: int, thing: int) -> int:
    """The dice that a target brings the defender."""
    if kind == SITE_TARGET:
        n = SITE_DEFENSE[g.site[thing]]
    elif kind == RELIC_TARGET:
        n = RELIC_DEFENSE[thing]
    elif kind == BANNER_TARGET:
        n = g.banner_tokens[thing]
    else:
        n = PAWN_DEFENSE
    return n if war is None else n + more_dice(g, war, kind, thing)


# piles, and rules under way


def piles(g: Oath) -> dict[str, int]:
    """How many cards each pile has."""
    found = {REGION_IDS[region]: len(g.discards(region)) for region in range(REGIONS)}
    found["world"] = len(g.world)
    found["relics"] = len(g.relic_deck)
    found["dispossessed"] = len(g.dispossessed)
    return found


def under_way(g: Oath, lexicon: Lexicon) -> UnderWay:
    """The Prince, and cards in hand, the campaign and the bargain of the rules under way."""
    found: UnderWay = {}
    if g.prince != NONE:
        found["prince"] = prince(g, lexicon.seat_names)
    if g.world:
        found["top_of_world"] = BACK.names[g.world_part[-1]]
    for frame in g.frames:
        if isinstance(frame, Searching) and frame.drawn:
            found["hand"] = hand(frame.drawn, frame.drawn_back)
            found["hand_of"] = lexicon.seat_names[frame.seat]
        elif isinstance(frame, Playing) and not frame.is_placed():
            found["hand"] = hand([frame.card], [frame.back])
            found["hand_of"] = lexicon.seat_names[frame.seat]
        elif isinstance(frame, Opening) and frame.at < len(dealt_seats(g)):
            seat = dealt_seats(g)[frame.at]
            cards = frame.hand_of(g, seat)
            found["hand"] = hand(cards, frame.all_backs())
            found["hand_of"] = lexicon.seat_names[seat]
        elif isinstance(frame, Campaigning):
            found["campaign"] = campaign(g, frame, lexicon)
        elif isinstance(frame, Bargain):
            found["bargain"] = {
                "seat": lexicon.seat_names[frame.seat],
                "partner": lexicon.seat_names[frame.partner],
                # of a draft that is not sent the two alone know more
                "terms": [lexicon.code(term) for term in frame.terms if term != HIDDEN],
                "edits": max(0, frame.edits),
                "refusals": frame.refusals,
                "is_sent": frame.is_sent,
            }
    return found


def hand(cards: list[int], backs: list[int]) -> list[Drawn]:
    found: list[Drawn] = []
    for i in range(len(cards)):
        shown: Drawn = {"back": BACK.names[backs[i]]}
        if cards[i] != HIDDEN:
            shown["card"] = CARD.names[cards[i]]
        found.append(shown)
    return found


def campaign(g: Oath, war: Campaigning, lexicon: Lexicon) -> CampaignPicture:
    names = lexicon.seat_names
    found: CampaignPicture = {
        "attacker": names[war.seat],
        "slot": SLOT.names[war.slot],
        "sites": [SLOT.names[slot] for slot in range(SLOTS) if war.is_target(slot)],
        "relics": [RELIC.names[n] for n in range(RELIC.size) if war.relics >> n & 1],
        "banners": [BANNER.names[n] for n in range(BANNER.size) if war.banners >> n & 1],
        "is_pawn": war.is_pawn,
        "allies": [names[s] for s in range(g.seats) if war.has_ally(s)],
        "attacking_force": attacking_force(g, war),
        "attack_dice": war.attack_dice,
        "defense_dice": war.defense_dice,
        "attack_roll": [ATTACK_FACE.names[face] for face in war.attack_roll],
        "defense_roll": [DEFENSE_FACE.names[face] for face in war.defense_roll],
        "attack": war.attack,
        "defense": war.defense,
        "plans": [POWER.names[number] for number in war.plans],
        "planners": ["bandits" if s == NONE else names[s] for s in war.planners],
        "targets": targets(g, war),
        "force_dice": war.force_dice,
        "attack_sources": [*sources(war.attack_by, 1), *sources(war.attack_off, -1)],
        "defense_sources": sources(war.defense_by, 1),
    }
    if war.defender != NONE:
        found["defender"] = names[war.defender]
    if war.sites or war.is_pawn or war.relics or war.banners:
        found["defending_force"] = defending_force(g, war, True)
    if war.outcome != NONE:
        found["victor"] = SIDE.names[war.outcome]
    return found


def sources(powers: list[int], sign: int) -> list[Source]:
    """The dice of each power, in the order in which they came."""
    found: list[Source] = []
    told: list[int] = []
    for number in powers:
        if number not in told:
            told.append(number)
            found.append({"power": POWER.names[number], "dice": sign * powers.count(number)})
    return found


def targets(g: Oath, war: Campaigning) -> list[Target]:
    """OA-CAM-04, OA-CMP-12: what is fought for, each with its dice."""
    found: list[Target] = []
    for slot in range(SLOTS):
        if war.is_target(slot):
            n = target_value(g, war, SITE_TARGET, slot)
            found.append({"kind": "slot", "id": SLOT.names[slot], "dice": n})
    for relic in range(RELICS):
        if war.relics >> relic & 1:
            n = target_value(g, war, RELIC_TARGET, relic)
            found.append({"kind": "relic", "id": RELIC.names[relic], "dice": n})
    for banner in range(BANNERS):
        if war.banners >> banner & 1:
            n = target_value(g, war, BANNER_TARGET, banner)
            found.append({"kind": "banner", "id": BANNER.names[banner], "dice": n})
    if war.is_pawn:
        n = target_value(g, war, PAWN_TARGET, NONE)
        found.append({"kind": "pawn", "id": None, "dice": n})
    return found


# statistics


def warbands(g: Oath, seat: int) -> int:
    """On the board and on the map; the Empire's garrisons are the Chancellor's."""
    n = g.board[seat]
    for slot in range(SLOTS):
        if g.garrison_of[slot] == seat:
            n += g.garrison[slot]
    return n


def statistics(g: Oath) -> list[Statistic]:
    """OA-WIN-01: what goals are made of, and what everybody had to work with."""
    seats = range(g.seats)
    faceup = [len(g.faceup_advisers(s)) for s in seats]
    return [
        Statistic("title", NONE, [int(s == g.title) for s in seats]),
        Statistic("citizen", NONE, [int(g.is_citizen(s)) for s in seats]),
        Statistic("sites", NONE, [standing(g, s, MOST_SITES) for s in seats]),
        Statistic("relics", NONE, [len(g.relics_of(s)) for s in seats]),
        Statistic("banners", NONE, [len(g.banners_of(s)) for s in seats]),
        Statistic("vision", NONE, [int(g.vision[s] != NONE) for s in seats]),
        Statistic("warbands", NONE, [warbands(g, s) for s in seats]),
        Statistic("favor", NONE, [g.favor[s] for s in seats]),
        Statistic("secrets", NONE, [g.all_secrets(s) for s in seats]),
        Statistic("advisers", NONE, faceup),
    ]
