"""CR-5.3 to CR-5.5, CR-5.7: where roads lead for the side that moves. Queries only."""

from __future__ import annotations

from mypy_extensions import i64

from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    DISTANCE,
    FARTHEST,
    ROAD,
    TOWNS,
    WAYS,
    index_of,
    members,
    size_of,
)


def ready(g: Crusade) -> i64:
    """CR-5.1, CR-5.3.3: blocks that have not moved, are not besieged and are no reserves."""
    return ~(g.moved | g.castle | g.second | g.third)


def is_free(g: Crusade, side: i64, t: i64) -> bool:
    """CR-5.7: each attacker that is no reserve pins one block; whoever is left over is free."""
    return size_of(g.fighters(side, t)) > size_of(g.fighters(1 - side, t))


def expand(g: Crusade, side: i64, towns: i64) -> i64:
    """Neighbours along roads that are neither full nor, for blocks under attack, the attacker's."""
    found: i64 = 0
    contested = g.contested()
    while towns:
        low = towns & -towns
        towns ^= low
        t = index_of(low)
        exits: i64 = g.exits[t]
        if contested & low:
            closed: i64 = g.entry[(1 - side) * TOWNS + t]
            exits &= ~closed
        found |= exits
    return found


def steps_from(g: Crusade, side: i64, t: i64, blocks: i64) -> i64:
    """Neighbours that one of the blocks may step to as the first step of a group move."""
    exits = expand(g, side, BIT[t])
    if g.turn == 6:
        return winter_steps(g, side, t, exits, blocks)
    if g.charter.limits_attacks:
        exits = with_room(g, side, t, exits)
    return exits


def winter_steps(g: Crusade, side: i64, t: i64, exits: i64, blocks: i64) -> i64:
    """CR-8.1: not into an enemy field, and through an own siege only to get past it."""
    field: i64 = g.fielded[1 - side]
    castles: i64 = g.castled[1 - side]
    exits &= ~field
    sieges = exits & castles
    if not sieges:
        return exits
    left: i64 = FARTHEST
    while left > 1 and not blocks & g.rated(left):
        left -= 1
    left += g.forced_roads() - 1
    field = fields_behind(g, side, t)
    while sieges:
        low = sieges & -sieges
        sieges ^= low
        u = index_of(low)
        if not leads_on(g, side, u, field, left, [int(t), u]):
            exits &= ~low
    return exits


def with_room(g: Crusade, side: i64, t: i64, exits: i64) -> i64:
    """CR-10.11: of the old limits only a part may be used to attack."""
    if g.guide == side:
        return exits
    enemies: i64 = g.fielded[1 - side]
    targets = exits & enemies
    while targets:
        low = targets & -targets
        targets ^= low
        u: i64 = index_of(low)
        if attackers_from(g, side, t, u) >= g.charter.attack_caps[ROAD[t * WAYS + u]]:
            exits &= ~low
    return exits


def attackers_from(g: Crusade, side: i64, t: i64, u: i64) -> i64:
    """How many blocks of this phase came along the road from t into the fight at u, or will."""
    count: i64 = 0
    if g.forced_roads():  # CR-10.2: places on the road are reserved
        for b in members(g.moved):
            if g.at[b] == t and g.way[b] == WAYS + u:
                count += 1
    blocks = g.blocks(side, u) & g.moved
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        if g.way[index_of(low)] == t:
            count += 1
    return count


def may_end(g: Crusade, side: i64, t: i64) -> bool:
    """CR-8.1: in winter no move ends where enemies are, be it in their castle."""
    return g.turn != 6 or not g.occupied(1 - side) & BIT[t]


def fields_behind(g: Crusade, side: i64, t: i64) -> i64:
    """Fields with enemies once a block has left t; CR-1.7: the last besieger frees the castle."""
    enemies: i64 = g.fielded[1 - side]
    castles: i64 = g.castled[1 - side]
    own = g.field(side, t)
    if castles & BIT[t] and not own & (own - 1):
        enemies |= BIT[t]
    return enemies


def leads_on(g: Crusade, side: i64, t: i64, enemies: i64, left: i64, path: list[int]) -> bool:
    """CR-8.1: whether a block that is let through a siege finds a town to end in."""
    if left <= 0:
        return False
    exits: i64 = g.exits[t]
    exits &= ~enemies & ~trodden(path, t)
    while exits:
        low = exits & -exits
        exits ^= low
        u = index_of(low)
        if may_end(g, side, u) or leads_on(g, side, u, enemies, left - 1, [*path, u]):
            return True
    return False


def reaches(g: Crusade, t: i64, goal: i64, enemies: i64, left: i64, path: list[int]) -> bool:
    """CR-5.5: whether a mustering block can still get from t to its goal."""
    if left < DISTANCE[t * TOWNS + goal]:
        return False
    exits: i64 = g.exits[t]
    exits &= ~enemies & ~trodden(path, t)
    if exits & BIT[goal]:
        return True
    while exits:
        low = exits & -exits
        exits ^= low
        u = index_of(low)
        if reaches(g, u, goal, enemies, left - 1, [*path, u]):
            return True
    return False


def trodden(path: list[int], t: i64) -> i64:
    """CR-5.3.5: neighbours of t to which the path has used the road already."""
    found: i64 = 0
    for i in range(len(path) - 1):
        if path[i] == t:
            found |= BIT[path[i + 1]]
        elif path[i + 1] == t:
            found |= BIT[path[i]]
    return found


def level_sets(g: Crusade, side: i64, goal: i64) -> list[int]:
    """By number of roads: the towns from which a block could muster at the goal."""
    passable: i64 = ~g.fielded[1 - side]
    reached: i64 = BIT[goal]
    levels: list[int] = [reached]
    ring = reached
    for _ in range(g.fastest() + g.forced_roads()):
        beyond: i64 = 0
        ring &= passable
        while ring:
            low = ring & -ring
            ring ^= low
            exits: i64 = g.exits[index_of(low)]
            beyond |= exits
        ring = beyond & ~reached
        reached |= ring
        levels.append(reached)
    return levels


def muster_goals(g: Crusade, side: i64, near: i64, middle: i64, far: i64) -> i64:
    """CR-5.5.1, CR-11.3: friendly fields that some block can reach.

    The sources are towns with blocks that can follow one road, two, or three. All are flooded
    together; only where a goal has such blocks itself must others be looked for.
    """
    goals = g.friendly_fields(side)
    if g.turn == 6:
        castles: i64 = g.castled[1 - side]
        goals &= ~castles  # CR-8.1: no muster to an own siege
    goals &= flood(g, side, near, middle, far)
    sources = near | middle | far
    calm = sources & ~g.contested()
    doubtful = goals & sources
    while doubtful:
        low = doubtful & -doubtful
        doubtful ^= low
        exits: i64 = g.exits[index_of(low)]
        if exits & calm:
            continue  # the commonest case: a neighbour has blocks
        others = ~low
        if not flood(g, side, near & others, middle & others, far & others) & low:
            goals &= ~low
    return goals


def flood(g: Crusade, side: i64, near: i64, middle: i64, far: i64) -> i64:
    """All towns without enemies in the field that blocks of the sources can come to."""
    passable: i64 = ~g.fielded[1 - side]
    wave = expand(g, side, far) & passable
    reached = wave
    wave = expand(g, side, wave | middle) & passable
    reached |= wave
    wave = expand(g, side, wave | near) & passable
    reached |= wave
    if g.forced_roads():  # CR-10.2: everybody gets one road further
        reached |= expand(g, side, wave) & passable
    return reached
