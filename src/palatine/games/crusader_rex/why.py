"""Why an option is not there, and what an option would count. Used only while explaining."""

from __future__ import annotations

from mypy_extensions import i64

from palatine.games.crusader_rex.names import (
    CHARGE,
    ENTER,
    FIRE,
    FORCE,
    GROUP,
    HARRY,
    LAND,
    MARCH,
    MUSTER,
    PUT,
    REGROUP,
    RETREAT,
    SAIL,
    STEP,
    STOP,
    WITHDRAW,
)
from palatine.games.crusader_rex.roads import attackers_from, is_free, trodden
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    AREA,
    BIT,
    CHARGERS,
    COMBAT,
    CRUSADERS,
    ENGLISH,
    EXITS,
    FORTIFIED,
    FRANKS,
    GERMANIA,
    HARRIERS,
    HIGHWAYS,
    LANDINGS,
    NEXT,
    NOMADS,
    PILGRIMS,
    PORTS,
    RATING,
    ROAD,
    SIDE_BITS,
    TOWNS,
    WAYS,
    members,
    side_of,
    size_of,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE


def refuse(ask: Ask, option: int, rule: str) -> None:
    """A reason for an option that is not there."""
    if option not in ask.options:
        ask.refuse(option, rule)


# -- moves ----------------------------------------------------------------------------------------


def explain_moves(g: Crusade, side: i64, is_event: bool, ask: Ask) -> None:
    """Towns with own blocks that cannot move, towns where nobody can muster, ships in vain."""
    for t in members(g.occupied(side)):
        refuse(ask, GROUP.option(t), why_no_group(g, side, t))
        if g.contested() & BIT[t] and GROUP.option(t) in ask.options:
            pins = size_of(g.fighters(1 - side, t))
            ask.note(GROUP.option(t), "pinned", pins, size_of(g.fighters(side, t)))
    for t in range(TOWNS):
        if is_event:
            refuse(ask, MUSTER.option(t), "CR-4.11")
        elif g.fielded[1 - side] & BIT[t]:
            refuse(ask, MUSTER.option(t), "CR-5.5.2")
        elif g.turn == 6 and g.sieges(side) & BIT[t]:
            refuse(ask, MUSTER.option(t), "CR-8.1")
        else:
            refuse(ask, MUSTER.option(t), "CR-5.5.1")
    for b in members(SIDE_BITS[side]):
        place = g.at[b]
        if place < TOWNS and PORTS & BIT[place]:
            refuse(ask, SAIL.option(b), "CR-4.11" if is_event else why_no_voyage(g, side, b))
        elif CRUSADERS & BIT[b] and place == AREA[b]:
            verb = ENTER if place == GERMANIA else SAIL
            refuse(ask, verb.option(b), "CR-4.11" if is_event else "CR-7.2")


def why_no_group(g: Crusade, side: i64, t: i64) -> str:
    field = g.field(side, t)
    if not field:
        return "CR-5.3.3"
    if not field & ~g.moved:
        return "CR-5.1"
    if g.contested() & BIT[t] and not is_free(g, side, t):
        return "CR-5.7"
    return "CR-8.1" if g.turn == 6 else "CR-5.4"


def why_no_voyage(g: Crusade, side: i64, b: i64) -> str:
    t = g.at[b]
    if g.moved & BIT[b]:
        return "CR-5.1"
    if g.castle & BIT[b]:
        return "CR-5.6.2" if FORTIFIED & BIT[t] else "CR-1.8"
    if FORTIFIED & g.sieges(side) & BIT[t]:
        return "CR-5.6.3"
    return "CR-5.7" if g.contested() & BIT[t] else "CR-5.6.1"


def explain_blocks(g: Crusade, side: i64, town: i64, goal: i64, ask: Ask) -> None:
    """Blocks of the group that stay, or blocks that do not come to the muster."""
    blocks = g.blocks(side, town) if goal == NONE else 0
    if goal != NONE:
        for t in members(g.occupied(side) & ~BIT[goal]):
            blocks |= g.blocks(side, t)
    for b in members(blocks):
        if g.moved & BIT[b]:
            rule = "CR-5.1"
        elif g.castle & BIT[b]:
            rule = "CR-5.3.3"
        elif g.contested() & BIT[g.at[b]] and not is_free(g, side, g.at[b]):
            rule = "CR-5.7"
        elif goal != NONE:
            rule = "CR-5.5.1"
        else:
            rule = "CR-8.1" if g.turn == 6 else "CR-5.4"
        refuse(ask, MARCH.option(b), rule)


def explain_steps(
    g: Crusade, side: i64, b: i64, goal: i64, left: i64, path: list[int], ask: Ask
) -> None:
    """Every road of the town where the block stands: what it carries, or why it is closed."""
    t = g.at[b]
    caps = g.caps()
    verb = STEP if left > 0 else FORCE
    for u in NEXT[t]:
        option = verb.option(b, u)
        road = ROAD[t * WAYS + u]
        if option in ask.options:
            if left == 0:
                ask.note(option, "forced-march", g.used[road], caps[road])
            elif g.fielded[1 - side] & BIT[u]:
                ask.note(option, "road-attack", u, g.used[road], caps[road])
            else:
                ask.note(option, "road", g.used[road], caps[road])
        elif left > 0 or g.forced_roads():
            ask.refuse(option, why_no_step(g, side, t, u, goal, path))
        else:
            ask.refuse(STEP.option(b, u), "CR-2.3")
    if path and goal == NONE:
        refuse(ask, STOP.option(b), "CR-8.1")


def why_no_step(g: Crusade, side: i64, t: i64, u: i64, goal: i64, path: list[int]) -> str:
    road = ROAD[t * WAYS + u]
    if g.used[road] >= g.caps()[road]:
        return "CR-5.4"
    if trodden(path, t) & BIT[u]:
        return "CR-5.3.5"
    if g.contested() & BIT[t] and g.entry[(1 - side) * TOWNS + t] & BIT[u]:
        return "CR-5.7"
    if g.fielded[1 - side] & BIT[u]:
        if goal != NONE:
            return "CR-5.5.2"
        if g.turn != 6 and attackers_from(g, side, t, u) >= g.charter.attack_caps[road]:
            return "CR-10.11"
    return "CR-5.5.1" if goal != NONE else "CR-8.1"


def explain_landings(g: Crusade, side: i64, b: i64, ask: Ask) -> None:
    """Ports where the block cannot land."""
    if g.at[b] == GERMANIA:
        for i, t in enumerate(LANDINGS):
            is_full = g.used[HIGHWAYS + i] >= g.caps()[HIGHWAYS + i]
            refuse(ask, LAND.option(b, t), "CR-7.5" if is_full or g.turn != 6 else "CR-8.1")
        return
    for t in members(PORTS):
        if t != g.at[b]:
            refuse(ask, LAND.option(b, t), why_no_landing(g, side, b, t))
    for option in ask.options:
        if g.fielded[1 - side] & BIT[LAND.second(option)] & ~g.castled[side]:
            ask.note(option, "attack", LAND.second(option))


def why_no_landing(g: Crusade, side: i64, b: i64, t: i64) -> str:
    bit = BIT[t]
    if g.turn == 6 and g.occupied(1 - side) & bit:
        return "CR-8.1"
    if g.contested() & bit:
        return "CR-5.6.5"
    if g.castled[side] & FORTIFIED & bit and size_of(g.garrison(side, t)) >= RATING[t]:
        return "CR-5.6.2"
    if g.sieges(side) & FORTIFIED & bit:
        return "CR-5.6.3"
    return "CR-5.9" if side == FRANKS and not ENGLISH & BIT[b] else "CR-5.6.1"


# -- combat ---------------------------------------------------------------------------------------


def explain_actions(g: Crusade, b: i64, is_storm: bool, may_leave: bool, ask: Ask) -> None:
    """What the block on turn would throw, and why it cannot charge, harry or leave."""
    bit: i64 = BIT[b]
    side = side_of(b)
    steps = g.steps[b]
    number = COMBAT[b]
    ask.note(FIRE.option(b), "dice", steps, number)
    if CHARGE.option(b) in ask.options:
        if g.charter.old_charge:
            ask.note(CHARGE.option(b), "dice", steps * 2, number)
        else:
            ask.note(CHARGE.option(b), "dice", steps, number + 1)
    elif CHARGERS & bit:
        ask.refuse(CHARGE.option(b), "CR-6.8")
    if HARRY.option(b) in ask.options:
        is_weak = g.charter.old_nomads and NOMADS & bit
        ask.note(HARRY.option(b), "dice", steps, number - 1 if is_weak else number)
    elif HARRIERS & bit:
        rule = "CR-6.8" if is_storm else "CR-6.9" if g.sallying & bit else "CR-6.7"
        ask.refuse(HARRY.option(b), rule)
    for u in NEXT[g.town]:
        if is_storm:
            rule = "CR-6.12.5" if side == g.owner else "CR-6.8"
        elif g.sallying & bit:
            rule = "CR-6.9"
        elif not may_leave:
            rule = "CR-10.4"
        else:
            rule = why_no_retreat(g, side, u, "CR-6.12.2")
        refuse(ask, RETREAT.option(b, u), rule)
    if not is_storm or side != g.owner:
        refuse(ask, WITHDRAW.option(b), "CR-10.4" if not may_leave else "CR-6.7")


def why_no_retreat(g: Crusade, side: i64, u: i64, roads: str) -> str:
    """What is in the way, or else the rule about the roads that may be used."""
    t = g.town
    if g.fielded[1 - side] & BIT[u]:
        return "CR-6.12.1"
    caps = g.charter.guide_caps if g.guide == side else g.charter.retreat_caps
    if g.gone[side * EXITS + NEXT[t].index(u)] >= caps[ROAD[t * WAYS + u]]:
        return "CR-6.13"
    return roads


def explain_retreats(g: Crusade, side: i64, blocks: list[int], roads: str, ask: Ask) -> None:
    for b in blocks:
        for u in NEXT[g.town]:
            refuse(ask, RETREAT.option(b, u), why_no_retreat(g, side, u, roads))


def explain_regroup(g: Crusade, side: i64, town: i64, ask: Ask) -> None:
    for b in members(g.field(side, town)):
        for u in NEXT[town]:
            is_foe = g.fielded[1 - side] & BIT[u]
            rule = "CR-6.16" if is_foe else "CR-8.4" if g.turn == 6 else "CR-6.13"
            refuse(ask, REGROUP.option(b, u), rule)


# -- draws ----------------------------------------------------------------------------------------


def explain_places(g: Crusade, side: i64, b: i64, ask: Ask) -> None:
    """Towns where the drawn block cannot be placed."""
    rule = "CR-7.4" if PILGRIMS & BIT[b] else "CR-7.6"
    for t in range(TOWNS):
        refuse(ask, PUT.option(b, t), rule)
