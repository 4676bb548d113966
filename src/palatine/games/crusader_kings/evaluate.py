"""How well everybody stands: points to be expected at the end, as chances of winning.

What is scored already counts in full. Armies, gold, claims, pacts, the bag, the council and the
track count for what they may still bring, the less the fewer turns are left; a ruler without heir,
unrest and hostile armies at the border count for what they may still cost.
"""

from __future__ import annotations

from math import exp
from typing import Final

from palatine.games.crusader_kings.end import points, shields
from palatine.games.crusader_kings.names import CHILD, KINS, MEMBERS, ON_PERSON, SPOUSE
from palatine.games.crusader_kings.odds import is_success
from palatine.games.crusader_kings.programs import (
    BUILD_CHECK,
    CRUSADE_CHECK,
    FABRICATE_CHECK,
    INVADE_CHECK,
    POSITIVE,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    BUILDER,
    CHECK_PAIR,
    CRUSADER,
    INVENTOR,
    LEAST,
    MOST_REGIONS,
    NEAR,
    OLDEST,
    REGIONS,
    ROUNDS,
    SIGN,
    TOKENS,
    TRAIT_OF,
    TRAITS,
    TURNS,
)
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE

# worths in points, with a whole game still to come
GROWTH: Final = 0.17  # regions that a turn wins with a bag that never fails
SHIELD: Final = 0.12
COUNCIL: Final = 0.14  # a development
CASTLE: Final = 0.2
ARMY: Final = 0.2
TARGET: Final = 0.08  # a region that an army could take
CLAIM: Final = 0.15
FRIEND: Final = 0.35  # an independent region to be annexed
ALLY: Final = 0.12
HALFWAY: Final = 0.3  # of the way to an achievement that nobody holds
GOLD: Final = 0.11  # the first few coins
SAVED: Final = 0.04  # coins beyond those
ENOUGH: Final = 6
# what may be lost
UNREST: Final = 0.14
THREAT: Final = 0.1  # an army of an enemy at the border
SUDDEN: Final = 0.03  # chance in a turn that a ruler dies before his time
SPOUSELESS: Final = 0.1
# checks for which the bag is weighed
WEIGHED: Final[list[int]] = [INVADE_CHECK, BUILD_CHECK, FABRICATE_CHECK, CRUSADE_CHECK]
WEIGHTS: Final[list[float]] = [0.5, 0.15, 0.15, 0.2]
TOKEN_QUALITY: Final[list[float]] = [  # by trait
    sum(WEIGHTS[n] * is_success(trait, CHECK_PAIR[WEIGHED[n]]) for n in range(len(WEIGHED)))
    for trait in range(TRAITS)
]
EARLY: Final = 1.6  # points of lead that make e chances to one, with a whole game to come
LATE: Final = 0.45  # the same before the last turn


def turns_left(g: Kings) -> int:
    """Turns of a player until the game is over, the one under way included."""
    past = max(0, g.era - 1) * ROUNDS + max(0, g.round - 1)
    return max(0, (g.scenario.eras * ROUNDS - past) * TURNS - max(0, g.turn - 1))


def time_left(g: Kings) -> float:
    """The same as a share of the whole game."""
    return turns_left(g) / (g.scenario.eras * ROUNDS * TURNS)


def purse(gold: int) -> float:
    """What so much gold is worth early in the game."""
    few = min(gold, ENOUGH)
    return few * GOLD + (gold - few) * SAVED


def quality(g: Kings, seat: int) -> float:
    """How often a token of the bag succeeds, by what checks are made for."""
    first = seat * TRAITS
    total = 0.0
    size = 0
    for trait in range(TRAITS):
        n = g.traits[first + trait]
        if n:
            size += n
            total += n * TOKEN_QUALITY[trait]
    return total / size if size else 0.0


def heirs(g: Kings, seat: int) -> int:
    first = seat * MEMBERS + CHILD
    n = 0
    for at in range(first, first + KINS):
        if g.family[at] != NONE:
            n += 1
    return n


def inheritance(g: Kings, seat: int) -> float:
    """What the tokens on the cards of children and siblings promise the bag."""
    total = 0.0
    first = seat * MEMBERS + CHILD
    persons = g.family[first : first + KINS]
    for token in range(TOKENS):
        place = g.token_at[token]
        if place >= ON_PERSON and place - ON_PERSON in persons:
            total += 0.04 if SIGN[TRAIT_OF[token]] == POSITIVE else -0.03
    return total


def crisis_risk(g: Kings, seat: int, turns: int) -> float:
    """The chance that the ruler dies without an heir before the end."""
    known = heirs(g, seat)
    if known >= 2:
        return 0.0
    rounds = (turns + 1) // TURNS
    dies = min(1.0, SUDDEN * turns)
    if g.age[seat] + rounds >= OLDEST + 1:
        dies = 1.0
    risk = 0.55 * dies if known == 0 else 0.08 * dies
    if g.family[seat * MEMBERS + SPOUSE] == NONE:
        risk *= 1.2  # nobody will be born
    return min(1.0, risk)


def towards(g: Kings, seat: int, achievement: int, count: int) -> float:
    """How near an achievement is that the seat does not hold."""
    holder = g.achievement[achievement]
    if holder == seat:
        return 0.0
    least = LEAST[achievement]
    if holder != NONE:
        return 0.1 if count >= least else 0.0
    return HALFWAY * min(1.0, count / least)


def prospects(g: Kings, seat: int, realms: list[int]) -> float:
    """Points to be expected at the end."""
    if g.is_out(seat):
        return -2.0
    turns = turns_left(g)
    share = time_left(g)
    realm = realms[seat]
    total = float(points(g, seat)) + 0.01 * shields(g, seat)
    if turns == 0:
        return total
    regions = 0
    castles = 0
    lost = 0.0
    gained = 0.0
    hostile = 0
    for other in range(g.seats):
        if other != seat and (g.wars[other] | g.claims[other]) >> seat & 1:
            hostile |= realms[other]
    mine = g.claims[seat] | g.wars[seat]
    for region in range(REGIONS):
        if not realm >> region & 1:
            continue
        regions += 1
        if g.castles >> region & 1:
            castles += 1
        if g.unrest[region]:
            lost += UNREST
        if NEAR[region] & hostile & g.armies:
            lost += THREAT
        if g.armies >> region & 1:
            gained += ARMY
            around = NEAR[region] & g.in_play & ~realm
            for target in range(REGIONS):
                if around >> target & 1:
                    owner = g.owner[target]
                    if owner == NONE or mine >> owner & 1:
                        gained += TARGET
    friends = 0
    for region in range(REGIONS):
        if g.friends[seat] >> region & 1 and NEAR[region] & realm and g.owner[region] == NONE:
            friends += 1
    room = 1.0 if regions < MOST_REGIONS else 0.35
    promised = gained + FRIEND * min(friends, 2)
    claims = 0
    for other in range(g.seats):
        if mine >> other & 1 and borders_realm(realm, realms[other]):
            claims += 1
    promised += CLAIM * min(claims, 2)
    promised += GROWTH * turns * quality(g, seat)
    total += room * min(share * 3.0, 1.0) * promised
    held = g.held[seat].bit_count()
    total += share * (COUNCIL * held + ALLY * g.allies[seat].bit_count())
    total += share * (SHIELD * g.shields_of(seat) + CASTLE * castles)
    total += min(1.0, share * 2.0) * purse(0 if g.is_ai(seat) else g.gold[seat])
    total += share * inheritance(g, seat)
    nearing = towards(g, seat, CRUSADER, g.shields_of(seat))
    nearing += towards(g, seat, BUILDER, castles) + towards(g, seat, INVENTOR, held)
    total += min(1.0, share * 3.0) * nearing
    total -= min(1.0, share * 2.0) * lost
    total -= crisis_risk(g, seat, turns) * regions / 2.0
    if g.family[seat * MEMBERS + SPOUSE] == NONE:
        total -= share * SPOUSELESS
    return total


def borders_realm(realm: int, other: int) -> bool:
    for region in range(REGIONS):
        if other >> region & 1 and NEAR[region] & realm:
            return True
    return False


def standings(g: Kings) -> list[float]:
    """Everybody's chance of winning, by the lead in expected points."""
    expected: list[float] = []
    for seat in range(g.seats):
        expected.append(prospects(g, seat, g.realms))
    game = g.rules
    assert isinstance(game, Game)
    sums = [0.0] * g.seats  # a party is counted at its first seat
    counted = [False] * g.seats
    for seat in range(g.seats):
        party = game.ally_of(g, seat)
        sums[party] += expected[seat]
        counted[party] = True
    scale = LATE + (EARLY - LATE) * time_left(g)
    best = max([sums[s] for s in range(g.seats) if counted[s]])
    total = 0.0
    for seat in range(g.seats):
        if counted[seat]:
            sums[seat] = exp((sums[seat] - best) / scale)
            total += sums[seat]
    return [sums[game.ally_of(g, seat)] / total for seat in range(g.seats)]
