"""CR-6.2, CR-6.4.3, CR-6.9, CR-6.14: going inside, storms, sallies, attrition."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.crusader_rex.knowledge import eliminate, may_have_lost
from palatine.games.crusader_rex.names import BLOCK, DONE, INSIDE, SALLY, SEAT, STORM
from palatine.games.crusader_rex.state import Crusade, offer_all
from palatine.games.crusader_rex.tables import (
    BIT,
    FORTIFIED,
    RATING,
    members,
    size_of,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import NONE


def besieges(g: Crusade, side: i64) -> bool:
    """The side holds the field of the combat's town against a castle."""
    is_held = g.town != NONE and g.owner == 1 - side
    return is_held and g.sieges(side) & BIT[g.town] != 0


class Deploy(Frame[Crusade]):
    """CR-6.2: the defender puts any of his present blocks into the castle, up to its rating."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat: i64 = seat

    def copy(self) -> Deploy:
        return self

    def check(self, g: Crusade) -> None:
        t = g.town
        is_right = t != NONE and self.seat != NONE and self.seat == g.owner
        must(is_right and self.seat == 1 - g.attacker, "frame Deploy: seat must be who defends")
        is_new = g.round == 0 and not g.castled[g.attacker] & BIT[t]
        must(is_new, "frame Deploy: the combat is behind it")

    def run(self, g: Crusade) -> Ask | None:
        t = g.town
        room = RATING[t] - size_of(g.garrison(self.seat, t))
        blocks = g.fighters(self.seat, t)
        if room == 0 or not blocks:
            self.end(g)
            return None
        ask = Ask(self.seat, "deploy", t, room)
        offer_all(ask, INSIDE.base, blocks)
        ask.offer(DONE.base)
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        if DONE.has(pick):
            self.end(g)
            return
        b = INSIDE.first(pick)
        g.enclose(b)
        if g.telling:
            g.tell_apart(self.seat, "inside", [b, g.town], "", [])

    def end(self, g: Crusade) -> None:
        t = g.town
        if g.telling:
            inside = size_of(g.garrison(self.seat, t))
            g.tell("deployed", self.seat, t, inside, size_of(g.fighters(self.seat, t)))
        g.done()


class DeclareStorm(Frame[Crusade]):
    """CR-6.4.3a: who stormed goes on; more may join, up to the rating of the town."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat: i64 = seat

    def copy(self) -> DeclareStorm:
        return self

    def check(self, g: Crusade) -> None:
        is_right = self.seat != NONE and besieges(g, self.seat)
        must(is_right, "frame DeclareStorm: seat must be who besieges")
        is_calm = g.fighters(self.seat, g.town) != 0 and not g.fighters(g.owner, g.town)
        must(is_calm, "frame DeclareStorm: no storm can be declared")

    def run(self, g: Crusade) -> Ask | None:
        t = g.town
        room = RATING[t] - size_of(g.storming)
        blocks = g.fighters(self.seat, t) & ~g.storming
        if room == 0 or not blocks:
            self.end(g)
            return None
        ask = Ask(self.seat, "declare-storm", t, room)
        offer_all(ask, STORM.base, blocks)
        ask.offer(DONE.base)
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        if DONE.has(pick):
            self.end(g)
        else:
            g.storming |= BIT[STORM.first(pick)]

    def end(self, g: Crusade) -> None:
        if g.storming:
            g.show("storm", [self.seat, g.town, *members(g.storming)])
        else:
            g.tell("no-storm", self.seat, g.town)
        g.done()


class DeclareSally(Frame[Crusade]):
    """CR-6.9: any blocks come out of the castle to fight in the field."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), bits("before", BLOCK)]

    def __init__(self, seat: int = NONE, before: int = 0) -> None:
        self.seat: i64 = seat
        self.before: i64 = before  # blocks that sally since an earlier round

    def copy(self) -> DeclareSally:
        return self

    def check(self, g: Crusade) -> None:
        t = g.town
        is_right = t != NONE and self.seat != NONE and self.seat == g.owner
        must(is_right, "frame DeclareSally: seat must be whose castle it is")
        is_shut = g.garrison(self.seat, t) | g.sallying != 0 and g.storming == 0
        is_shut = is_shut and g.fighters(1 - self.seat, t) != 0
        must(is_shut, "frame DeclareSally: no sally can be declared")

    def run(self, g: Crusade) -> Ask | None:
        blocks = g.garrison(self.seat, g.town)
        if not blocks:
            self.end(g)
            return None
        ask = Ask(self.seat, "declare-sally", g.town)
        offer_all(ask, SALLY.base, blocks)
        ask.offer(DONE.base)
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        if DONE.has(pick):
            self.end(g)
            return
        bit: i64 = BIT[SALLY.first(pick)]
        g.sallying |= bit
        g.release(bit, g.town)

    def end(self, g: Crusade) -> None:
        salliers = g.sallying & ~self.before
        if salliers:
            g.show("sally", [self.seat, g.town, *members(salliers)])
        else:
            g.tell("no-sally", self.seat, g.town)
        g.done()


def roll_attrition(g: Crusade, t: i64, side: i64, key: str, land: i64, port: i64) -> None:
    """CR-6.14, CR-8.4: one die for each castle block; Tripoli and Tyre are better supplied."""
    worst = port if FORTIFIED & BIT[t] else land
    dice: list[int] = []
    hurt: list[int] = []
    for b in members(g.garrison(side, t)):
        die = g.chance.below(6) + 1
        dice.append(die)
        if die <= worst:
            hurt.append(b)
    if g.telling:
        g.tell_all(key, [t, len(hurt), *sorted(dice)])  # CR-12.5: not which die was whose
    if hurt:
        may_have_lost(g, side, BIT[t])
    for b in hurt:
        if g.telling:
            g.tell_apart(side, "attrition-loss", [b], "", [])
        if g.steps[b] > 1:
            g.steps[b] = g.steps[b] - 1
        else:
            eliminate(g, b)
