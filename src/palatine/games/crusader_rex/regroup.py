"""CR-6.12, CR-6.13, CR-6.15, CR-6.16: the roads out of a combat, for losers and winners."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.crusader_rex import why
from palatine.games.crusader_rex.knowledge import conceal, eliminate, follow
from palatine.games.crusader_rex.names import DONE, REGROUP, RETREAT, SEAT, TOWN
from palatine.games.crusader_rex.siege import besieges
from palatine.games.crusader_rex.state import Crusade, offer_all
from palatine.games.crusader_rex.tables import (
    BESIDE,
    BIT,
    EXITS,
    NEXT,
    ROAD,
    TOWNS,
    WAYS,
    index_of,
    members,
    side_of,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


def clear_exits(g: Crusade) -> None:
    """CR-6.13, CR-6.16: the counters start anew each round and with each regroup."""
    gone = g.gone
    for i in range(2 * EXITS):
        gone[i] = 0


def retreat_ways(g: Crusade, b: i64, is_attacker: bool) -> i64:
    """CR-6.12: where a block of the combat may retreat to, roads that are full left out."""
    if is_attacker and not (g.landed & BIT[b] and not g.charter.sea_keeps_to_roads):
        side = side_of(b)
        return open_ways(g, side, g.entry[side * TOWNS + g.town])
    return defender_ways(g, b)


def defender_ways(g: Crusade, b: i64) -> i64:
    """CR-6.12.2, CR-10.9: any road that the enemy did not use to come in."""
    side = side_of(b)
    if g.charter.any_road:
        return open_ways(g, side, BESIDE[g.town])
    return other_ways(g, side)


def other_ways(g: Crusade, side: i64) -> i64:
    foe: i64 = g.entry[(1 - side) * TOWNS + g.town]
    return open_ways(g, side, BESIDE[g.town] & ~foe)


def open_ways(g: Crusade, side: i64, ways: i64) -> i64:
    """Of these neighbours, those that are friendly, vacant or an own siege, and not full."""
    t = g.town
    own: i64 = g.entry[side * TOWNS + t]
    foe: i64 = g.entry[(1 - side) * TOWNS + t]
    shared = own & foe
    if shared:  # only Player 2 may use a road that both sides came by
        ways = ways & ~shared if side == g.first else ways | shared
    enemies: i64 = g.fielded[1 - side]
    ways &= BESIDE[t] & ~enemies
    caps = g.charter.guide_caps if g.guide == side else g.charter.retreat_caps
    return with_places(g, side, t, ways, caps)


def with_places(g: Crusade, side: i64, t: i64, ways: i64, caps: list[int]) -> i64:
    """Leaves out the roads that have carried as many blocks as they can."""
    towns = NEXT[t]
    for i in range(len(towns)):
        gone = g.gone[side * EXITS + i]
        if gone and ways & BIT[towns[i]] and gone >= caps[ROAD[t * WAYS + towns[i]]]:
            ways &= ~BIT[towns[i]]
    return ways


def depart(g: Crusade, b: i64, u: i64, key: str, public: str) -> None:
    """A block leaves a combat for a neighbouring town, where it is hidden again."""
    side = side_of(b)
    bit: i64 = BIT[b]
    t: i64 = g.at[b]
    place = side * EXITS + NEXT[t].index(u)
    g.gone[place] = g.gone[place] + 1
    g.take(b)
    g.put(b, u)
    g.way[b] = NONE
    g.landed &= ~bit
    if g.faceup & bit:
        g.tell(key, b, t, u)
        conceal(g, bit, u)
    else:
        if g.telling:
            g.tell_apart(side, key, [b, t, u], public, [side, t, u])
        follow(g, b, t, u)


class RetreatAll(Frame[Crusade]):
    """CR-6.15.2: after round three the attackers in the field must go; who cannot is lost."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat: i64 = seat

    def copy(self) -> RetreatAll:
        return self

    def check(self, g: Crusade) -> None:
        is_right = g.town != NONE and self.seat != NONE and self.seat == g.attacker
        must(is_right and g.round == 3, "frame RetreatAll: seat must be who has attacked")

    def run(self, g: Crusade) -> Ask | None:
        ask = Ask(self.seat, "retreat-all", g.town)
        blocks = members(g.fighters(self.seat, g.town))
        for b in blocks:
            offer_all(ask, RETREAT.base + b * TOWNS, retreat_ways(g, b, True))
        if ask.count:
            if g.explaining:
                why.explain_retreats(g, self.seat, blocks, "CR-6.12.2", ask)
            return ask
        for b in blocks:
            g.tell("trapped", b, g.town)
            eliminate(g, b)
        g.done()
        return None

    def chosen(self, g: Crusade, pick: int) -> None:
        depart(g, RETREAT.first(pick), RETREAT.second(pick), "retreats", "retreats-one")


class LeaveSiege(Frame[Crusade]):
    """CR-6.15.3: the besieger may retreat any blocks, or stay."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat: i64 = seat

    def copy(self) -> LeaveSiege:
        return self

    def check(self, g: Crusade) -> None:
        is_right = self.seat != NONE and besieges(g, self.seat)
        must(is_right, "frame LeaveSiege: seat must be who besieges")

    def run(self, g: Crusade) -> Ask | None:
        ask = Ask(self.seat, "leave-siege", g.town)
        blocks = members(g.fighters(self.seat, g.town))
        for b in blocks:
            offer_all(ask, RETREAT.base + b * TOWNS, self.ways(g, b))
        if ask.count == 0:
            g.done()
            return None
        ask.offer(DONE.base)
        if g.explaining:
            why.explain_retreats(g, self.seat, blocks, "CR-6.15.3", ask)
        return ask

    def ways(self, g: Crusade, b: i64) -> i64:
        """By the roads he came by, or, in an older siege, by any that the enemy did not use."""
        # a relief that besieges those who took the castle from its friends has come this turn too
        is_new = g.deployed or g.attacks[self.seat] & BIT[g.town]
        return retreat_ways(g, b, True) if is_new else other_ways(g, self.seat)

    def chosen(self, g: Crusade, pick: int) -> None:
        if DONE.has(pick):
            g.done()
        else:
            depart(g, RETREAT.first(pick), RETREAT.second(pick), "retreats", "retreats-one")


class Regroup(Frame[Crusade]):
    """CR-6.16: the winner moves any blocks one road, also reserves that were still to come."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("town", TOWN)]

    def __init__(self, seat: int = NONE, town: int = NONE) -> None:
        self.seat: i64 = seat
        self.town: i64 = town

    def copy(self) -> Regroup:
        return self

    def check(self, g: Crusade) -> None:
        """CR-6.16: who regroups has won the field; CR-8.4: in winter the castle has fallen too."""
        is_given = self.seat != NONE and self.town != NONE
        must(is_given, "frame Regroup: seat and town must be given")
        foe = 1 - self.seat
        if g.turn == 6:
            must(not g.occupied(foe) & BIT[self.town], "frame Regroup: seat has not won")
            return
        must(self.town == g.town, "frame Regroup: town must be the combat's")
        must(not g.fighters(foe, self.town), "frame Regroup: seat has not won")

    def run(self, g: Crusade) -> Ask | None:
        blocks = g.field(self.seat, self.town)
        ways = self.ways(g)
        if not blocks or not ways:
            g.done()
            return None
        ask = Ask(self.seat, "regroup", self.town)
        while blocks:
            low = blocks & -blocks
            blocks ^= low
            offer_all(ask, REGROUP.base + index_of(low) * TOWNS, ways)
        ask.offer(DONE.base)
        if g.explaining:
            why.explain_regroup(g, self.seat, self.town, ask)
        return ask

    def ways(self, g: Crusade) -> i64:
        """Friendly and vacant neighbours and own sieges; in winter no sieges, CR-8.4."""
        t = self.town
        enemies: i64 = g.fielded[1 - self.seat]
        if g.turn == 6:
            enemies = g.occupied(1 - self.seat)
        caps = g.charter.guide_caps if g.guide == self.seat else g.charter.regroup_caps
        return with_places(g, self.seat, t, BESIDE[t] & ~enemies, caps)

    def chosen(self, g: Crusade, pick: int) -> None:
        if DONE.has(pick):
            g.done()
        else:
            depart(g, REGROUP.first(pick), REGROUP.second(pick), "regrouped", "regrouped-one")
