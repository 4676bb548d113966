"""AI-14, AI-15: whether an AI can carry out an entry of its list, and why not."""

from __future__ import annotations

from typing import Final

from palatine.games.crusader_kings.ai_targets import aims, reach, wanted_cards
from palatine.games.crusader_kings.councils import held_of
from palatine.games.crusader_kings.names import (
    ALL_MOBILISED,
    BARRED,
    FIRST_ROUND,
    FULL_COUNCIL,
    NO_ARMY,
    NO_CARD,
    NO_CASTLE,
    NO_CHILD,
    NO_CLAIM,
    NO_COUNCILLOR,
    NO_FOREIGN_ALLY,
    NO_OWN_ALLY,
    NO_RIVAL,
    NO_SITE,
    NO_UNREST,
    ONLY_ARMIES,
    OTHER_SUCCESSES,
    OUT_OF_REACH,
    SPOUSE,
    UNMARRIED,
)
from palatine.games.crusader_kings.programs import COUNCILLOR
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    CASTLE_SITE,
    DEVELOP,
    FEW_COUNCILLORS,
    MARRIED,
    MOBILISE,
    MOST_OF_KIND,
    PLAYER_REGION,
    REGIONS,
    Entry,
)
from palatine.games.crusader_kings.war import enemies, is_barred, is_target, musters
from palatine.kernel.lexicon import NONE

# by selector why there is no target; castle_site and player_region have several reasons
NO_TARGET: Final = [
    NO_UNREST, NO_SITE, NO_RIVAL, NO_CHILD, FIRST_ROUND, NO_COUNCILLOR, ONLY_ARMIES, UNMARRIED,
    NO_FOREIGN_ALLY, NO_OWN_ALLY, OTHER_SUCCESSES, OUT_OF_REACH,
]  # fmt: skip


def is_met(g: Kings, seat: int, condition: int) -> bool:
    """The condition of an entry."""
    if condition == FEW_COUNCILLORS:
        return len(held_of(g, seat, COUNCILLOR)) < MOST_OF_KIND[COUNCILLOR]
    if condition == MARRIED:
        return g.person(seat, SPOUSE) != NONE
    return True


def is_possible(g: Kings, seat: int, entry: Entry) -> bool:
    """AI-14, CK-AI-10: its condition holds, it is legal and has a target."""
    if not is_met(g, seat, entry.condition):
        return False
    if entry.action == DEVELOP:
        return len(wanted_cards(g, seat, entry)) > 0
    if entry.action == MOBILISE:
        return len(musters(g, seat, entry.most, False)) > 0
    return len(aims(g, seat, entry)) > 0


def why_not(g: Kings, seat: int, entry: Entry) -> str:
    """The fact that tells why an entry is skipped."""
    if not is_met(g, seat, entry.condition):
        return FULL_COUNCIL if entry.condition == FEW_COUNCILLORS else UNMARRIED
    if entry.action == DEVELOP:
        return NO_CARD
    if entry.action == MOBILISE:
        return ALL_MOBILISED if g.literal_armies else NO_ARMY
    if entry.target == CASTLE_SITE and g.castles_left() == 0:
        return NO_CASTLE
    if entry.target == PLAYER_REGION:
        return why_no_invasion(g, seat)
    return NO_TARGET[entry.target]


def why_no_invasion(g: Kings, seat: int) -> str:
    """AI-36: a region of a player needs a casus belli or war, and an army near it."""
    if is_barred(g, seat):
        return BARRED
    allowed = enemies(g, seat)
    if allowed == 0:
        return NO_CLAIM
    near = reach(g, seat)
    for region in range(REGIONS):
        is_theirs = g.owner[region] != NONE and is_target(g, seat, region, allowed)
        if is_theirs and near >> region & 1:
            return OTHER_SUCCESSES
    return OUT_OF_REACH
