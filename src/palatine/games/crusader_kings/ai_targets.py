"""AI-13, AI-30 and the selectors of the lists: on whom or where an AI would carry out an entry."""

from __future__ import annotations

from palatine.games.crusader_kings.ai_marriage import sign_of
from palatine.games.crusader_kings.councils import held_of
from palatine.games.crusader_kings.end import points
from palatine.games.crusader_kings.family import rank
from palatine.games.crusader_kings.intrigue import (
    bribe_targets,
    claim_targets,
    coup_targets,
    defence,
    unrest_targets,
)
from palatine.games.crusader_kings.names import (
    AGAINST,
    AT,
    BUILD,
    CHILD,
    COUP,
    LEAVE,
    MURDER,
    RULER,
    SIBLING,
    SPOUSE,
)
from palatine.games.crusader_kings.programs import COUNCILLOR, POSITIVE
from palatine.games.crusader_kings.realm import castle_sites, open_for
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    ALLIED_WITH_OTHER,
    ALLIED_WITH_SELF,
    BIT,
    BRIBE_TARGET,
    CASTLE_SITE,
    CB_TARGET,
    COUP_REGION,
    DEVELOPMENT_KIND,
    FEWEST_CHILDREN,
    FEWEST_REGIONS,
    MOST_OF_KIND,
    MOST_SHIELDS_FIRST,
    NEAR,
    OWN_RULER,
    PLAYER_REGION,
    POSITIVE_CHILD,
    REGIONS,
    RULER_OF_FEWEST,
    UNREST_REGION,
    Entry,
)
from palatine.games.crusader_kings.war import (
    enemies,
    fleets,
    is_friend,
    is_target,
    mobilised_of,
    successes_to_invade,
)
from palatine.kernel.lexicon import NONE

# ranking: the things with the lowest number, all of them where several are equal


def lowest(things: list[int], numbers: list[int]) -> list[int]:
    if not things:
        return []
    least = min(numbers)
    return [thing for thing, n in zip(things, numbers, strict=True) if n == least]


def best_owners(g: Kings, seats: list[int]) -> list[int]:
    """AI-13: of participants those with the most points at the moment."""
    return lowest(seats, [-points(g, seat) for seat in seats])


def best_regions(g: Kings, regions: list[int], successes: list[int]) -> list[int]:
    """AI-13: fewest successes needed, then the owner with the most points."""
    easy = lowest(regions, successes)
    owners = [g.owner[region] for region in easy]
    return lowest(easy, [0 if seat == NONE else -points(g, seat) for seat in owners])


# realm


def best_sites(g: Kings, seat: int, regions: list[int]) -> list[int]:
    """Selector castle_site: of these regions those bordering most regions of others."""
    worth: list[int] = []
    for region in regions:
        n = 0
        for other in range(REGIONS):
            if NEAR[region] >> other & 1 and g.owner[other] not in (NONE, seat):
                n += 1
        worth.append(-n)
    return lowest(regions, worth)


def has_room(g: Kings, seat: int, development: int) -> bool:
    """AI-35: no card of its kind would have to be discarded for it."""
    kind = DEVELOPMENT_KIND[development]
    return len(held_of(g, seat, kind)) < MOST_OF_KIND[kind]


def wanted_cards(g: Kings, seat: int, entry: Entry) -> list[int]:
    """AI-35: the open cards that it may buy next: the first it names, or all if it takes any."""
    free = [d for d in open_for(g, seat) if has_room(g, seat, d)]
    if entry.takes_any:
        return free
    for development in entry.developments:
        if development in free:
            return [development]
    return []


# intrigue


def rivals(g: Kings, seat: int) -> list[int]:
    """Selector cb_target: neither casus belli, war nor pact; most regions at its land, AI-13."""
    found = [other for other in claim_targets(g, seat) if not g.allies[seat] >> other & 1]
    near: list[int] = []
    for other in found:
        near.append(-sum(1 for region in g.regions_of(other) if g.is_near(region, seat)))
    return best_owners(g, lowest(found, near))


def strangers(g: Kings, seat: int) -> list[int]:
    """The other participants, without those of its coalition (AI-S4)."""
    return [other for other in g.others_from(seat) if not g.are_bound(seat, other)]


def eldest(g: Kings, seat: int, members: list[int]) -> int:
    """CK-SUC-2: of children or of siblings; NONE of none."""
    found = lowest(members, [rank(g, seat, member) for member in members])
    return found[0] if found else NONE


def eldest_positive_child(g: Kings, seat: int) -> int:
    found = [m for m in range(CHILD, SIBLING) if g.person(seat, m) != NONE]
    return eldest(g, seat, [m for m in found if sign_of(g, g.person(seat, m)) == POSITIVE])


def of_fewest_heirs(g: Kings, seats: list[int]) -> list[int]:
    """AI-30: fewest children and siblings on the family board, then AI-13."""
    return best_owners(g, lowest(seats, [g.kin(seat) for seat in seats]))


# war


def reach(g: Kings, seat: int) -> int:
    """CK-WAR-2, CK-WAR-4: regions at own armies, or where one of them may come by sea; as bits."""
    found = 0
    seas = 0
    for army in mobilised_of(g, seat):
        found |= NEAR[army]
        seas |= g.seas[army]
    if seas and fleets(g, seat):
        for region in range(REGIONS):
            if g.seas[region] & seas:
                found |= BIT[region]
    return found


def successes_for(g: Kings, seat: int, region: int) -> int:
    """What an invasion would need; an annexation needs none."""
    return 0 if is_friend(g, seat, region) else successes_to_invade(g, region)


def is_allied_with_other(g: Kings, seat: int, region: int) -> bool:
    """Selector independent_allied_with_other: somebody else has a pact with it."""
    return g.is_independent(region) and any(is_friend(g, s, region) for s in g.others_from(seat))


def regions_for(g: Kings, seat: int, entry: Entry) -> list[int]:
    """The regions that a War entry names and CK-WAR-2 allows, whether an army is near or not."""
    found: list[int] = []
    allowed = enemies(g, seat)
    for region in range(REGIONS):
        if not is_target(g, seat, region, allowed):
            continue
        if entry.target == ALLIED_WITH_OTHER:
            fits = is_allied_with_other(g, seat, region)
        elif entry.target == ALLIED_WITH_SELF:
            fits = is_friend(g, seat, region)
        elif entry.target == PLAYER_REGION:
            needed = successes_to_invade(g, region)
            fits = g.owner[region] != NONE
            fits = fits and entry.fewest_successes <= needed <= entry.most_successes
        else:
            fits = True
        if fits:
            found.append(region)
    return found


def best_to_invade(g: Kings, seat: int, entry: Entry) -> list[int]:
    """Of those within reach: the owner that the entry ranks first (AI-30), then AI-13."""
    near = reach(g, seat)
    found = [region for region in regions_for(g, seat, entry) if near >> region & 1]
    if entry.target == ALLIED_WITH_SELF:
        return found  # by lot
    owners = [g.owner[region] for region in found]
    if entry.owner == FEWEST_REGIONS:
        found = lowest(found, [g.size(owner) for owner in owners])
    elif entry.owner == FEWEST_CHILDREN:
        found = lowest(found, [g.children(owner) for owner in owners])
    elif entry.owner == MOST_SHIELDS_FIRST:
        found = lowest(found, [-g.shields_of(owner) for owner in owners])
    return best_regions(g, found, [successes_for(g, seat, region) for region in found])


# an entry


def aims(g: Kings, seat: int, entry: Entry) -> list[int]:
    """Every target between which the rules leave a choice, as options; none: it is impossible."""
    target = entry.target
    if target == CASTLE_SITE:
        sites = best_sites(g, seat, castle_sites(g, seat))
        return [BUILD.option(region) for region in sites]
    if target == COUP_REGION:
        regions = coup_targets(g, seat)
        best = best_regions(g, regions, [defence(g, region) for region in regions])
        return [COUP.option(region) for region in best]
    if target == CB_TARGET:
        return [AGAINST.option(other) for other in rivals(g, seat)]
    if target == POSITIVE_CHILD:
        parents = [s for s in strangers(g, seat) if eldest_positive_child(g, s) != NONE]
        return [
            MURDER.option(other, eldest_positive_child(g, other))
            for other in of_fewest_heirs(g, parents)
        ]
    if target == BRIBE_TARGET:
        owners = bribe_targets(g, seat)
        rich = lowest(owners, [-len(held_of(g, other, COUNCILLOR)) for other in owners])
        return [AGAINST.option(other) for other in best_owners(g, rich)]
    if target == UNREST_REGION:
        regions = unrest_targets(g, seat)
        calm = lowest(regions, [1 if g.unrest[region] else 0 for region in regions])
        best = best_regions(g, calm, [defence(g, region) for region in calm])
        return [AT.option(region) for region in best]
    if target == OWN_RULER:
        return [] if g.person(seat, SPOUSE) == NONE else [LEAVE.option(SPOUSE)]
    if target == RULER_OF_FEWEST:
        if g.era == 1 and g.round == 1:  # CK-INT-6
            return []
        return [MURDER.option(other, RULER) for other in of_fewest_heirs(g, strangers(g, seat))]
    return [AT.option(region) for region in best_to_invade(g, seat, entry)]
