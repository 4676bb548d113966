"""CK-EVE-1: the conditions and filters of events."""

from __future__ import annotations

from palatine.games.crusader_kings.councils import held_of
from palatine.games.crusader_kings.deal import hand
from palatine.games.crusader_kings.end import counted
from palatine.games.crusader_kings.names import CHILD, CHILDREN, RULER, SPOUSE
from palatine.games.crusader_kings.programs import (
    ANY,
    ARMY,
    COASTAL,
    CONDITIONS,
    COUNCILLOR,
    HAS_UNREST,
    INVENTION,
    NO_ARMY,
    OTHER,
    PREFER_ARMY,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    BUILDER,
    EVENT_CONDITIONS,
    EVENT_TARGET,
    GLITTERHOOF,
    MOST_SHIELDS,
    SEX,
)
from palatine.kernel.errors import BrokenRule
from palatine.kernel.lexicon import NONE


def passes(g: Kings, region: int, filters: int) -> bool:
    """Whether a region passes all filters but prefer_army, which looks at all regions at once."""
    if filters >> NO_ARMY & 1 and g.is_mobilised(region):
        return False
    if filters >> ARMY & 1 and not g.has_army(region):
        return False
    if filters >> COASTAL & 1 and not g.coast >> region & 1:
        return False
    return not (filters >> HAS_UNREST & 1 and g.unrest[region] == 0)


def filtered(g: Kings, seat: int, filters: int) -> list[int]:
    """The regions of the seat that pass."""
    found = [region for region in g.regions_of(seat) if passes(g, region, filters)]
    if filters >> PREFER_ARMY & 1:
        armed = [region for region in found if g.has_army(region)]
        return armed if armed else found
    return found


def is_fertile(g: Kings, seat: int) -> bool:
    """The ruler has a spouse of the other sex, not Glitterhoof (CK-MAR-9)."""
    spouse = g.person(seat, SPOUSE)
    if NONE in (spouse, g.person(seat, RULER)) or spouse == GLITTERHOOF:
        return False
    return SEX[spouse] != SEX[g.person(seat, RULER)]


def holds(g: Kings, seat: int, condition: int) -> bool:
    """One condition, about the target of an event."""
    name = CONDITIONS[condition]
    if name == "fertile_marriage":
        return is_fertile(g, seat)
    if name == "child_slot":
        return g.children(seat) < CHILDREN
    if name == "has_child":
        return g.children(seat) > 0
    if name == "has_family":
        return any(g.person(seat, member) != NONE for member in range(CHILD, CHILD + 10))
    if name == "has_castle":
        return counted(g, seat, BUILDER) > 0
    if name == "castle_site":
        sites = [region for region in g.regions_of(seat) if not g.has_castle(region)]
        return len(sites) > 0 and g.castles_left() > 0
    if name == "has_councillor":
        return len(held_of(g, seat, COUNCILLOR)) > 0
    if name == "has_invention":
        return len(held_of(g, seat, INVENTION)) > 0
    if name == "has_development":
        return len(held_of(g, seat, ANY)) > 0
    if name == "has_army":
        return len(g.armies_of(seat)) > 0
    if name == "region_without_army":
        return any(not g.is_mobilised(region) for region in g.regions_of(seat))
    if name == "can_mobilise":
        if g.is_ai(seat) and g.literal_armies:
            return False
        bare = [region for region in g.regions_of(seat) if not g.has_army(region)]
        return len(bare) > 0 and g.armies_left(seat) > 0
    if name == "coastal":
        return any(g.coast >> region & 1 for region in g.regions_of(seat))
    if name == "has_unrest":
        return any(g.unrest[region] for region in g.regions_of(seat))
    if name == "at_war":
        return g.wars[seat] != 0
    if name == "claim_against":
        return len(claimants(g, seat)) > 0
    if name == "shield_on_track":
        return g.shields_of(seat) > 0
    if name == "other_shield":
        others = [s for s in g.shields if s != NONE and s != seat]
        return len(others) > 0 and g.shields_of(seat) < MOST_SHIELDS
    if name == "married":
        return g.person(seat, SPOUSE) != NONE
    if name == "hand":
        return not g.is_ai(seat) and len(hand(g, seat)) > 0
    if name == "gold_1":
        return not g.is_ai(seat) and g.gold[seat] > 0
    raise BrokenRule(f"condition {name} is not known")


def claimants(g: Kings, seat: int) -> list[int]:
    """Who holds a casus belli against the seat, clockwise."""
    return [other for other in g.others_from(seat) if g.claims[other] >> seat & 1]


def is_met(g: Kings, seat: int, title: int) -> bool:
    """All conditions of a card hold together."""
    bits = EVENT_CONDITIONS[title]
    for condition in range(len(CONDITIONS)):
        if bits >> condition & 1 and not holds(g, seat, condition):
            return False
    return True


def target_of(g: Kings, active: int, title: int) -> int:
    """CK-EVE-1: the player of the card, or the next one clockwise who fits; NONE: ignored."""
    if EVENT_TARGET[title] == OTHER:
        for other in g.others_from(active):
            if is_met(g, other, title):
                return other
        return NONE
    return active if is_met(g, active, title) else NONE
