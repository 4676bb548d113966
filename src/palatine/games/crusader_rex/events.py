"""CR-4.7, CR-4.10: the events that are no moves, Assassins and Manna."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.crusader_rex.attacks import close_siege
from palatine.games.crusader_rex.knowledge import conceal, eliminate, may_have_gained
from palatine.games.crusader_rex.names import (
    BLOCK,
    CASTLE,
    DONE,
    FIELD,
    GIVE_MANNA,
    NUMBER,
    SEAT,
    STRIKE,
    TARGET,
)
from palatine.games.crusader_rex.sight import is_veiled
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    CARD_ASSASSINS,
    MANNA,
    SIDE_BITS,
    STRENGTH,
    TOWNS,
    members,
    side_of,
    size_of,
)
from palatine.kernel.chance import Chance
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import HIDDEN, NONE


class Assassinate(Frame[Crusade]):
    """CR-4.7: an open block by name, or blindly one of the hidden blocks of a place."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat: i64 = seat

    def copy(self) -> Assassinate:
        return self

    def check(self, g: Crusade) -> None:
        is_played = self.seat != NONE and g.effect[self.seat] == CARD_ASSASSINS
        must(is_played and self.seat == g.mover, "frame Assassinate: seat does not fit")

    def run(self, g: Crusade) -> Ask | None:
        ask = Ask(self.seat, "assassinate")
        enemy = 1 - self.seat
        towns = members(g.occupied(enemy))
        for t in towns:
            for b in members(g.blocks(enemy, t) & g.faceup):
                ask.offer(TARGET.option(b))
        for t in towns:
            for part in (FIELD, CASTLE):
                hidden = targets(g, enemy, t, part)
                if hidden:
                    ask.offer(STRIKE.option(t, part))
                    if g.explaining:
                        ask.note(STRIKE.option(t, part), "hidden", size_of(hidden))
        if ask.count == 0:
            g.tell("no-target", self.seat)
            g.done()
            return None
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        g.done()
        if TARGET.has(pick):
            stab(g, TARGET.first(pick))
            return
        hidden = members(targets(g, 1 - self.seat, STRIKE.first(pick), STRIKE.second(pick)))
        stab(g, hidden[g.chance.below(len(hidden))])


def targets(g: Crusade, enemy: i64, t: i64, part: i64) -> i64:
    """The hidden blocks of one place."""
    blocks = g.garrison(enemy, t) if part == CASTLE else g.field(enemy, t)
    return blocks & ~g.faceup


def stab(g: Crusade, b: i64) -> None:
    """Three dice; each 1 to 3 takes a full step, castle or not; the rest is lost."""
    t: i64 = g.at[b]
    bit: i64 = BIT[b]
    was_open = g.faceup & bit
    g.show("target", [b, t, CASTLE if g.castle & bit else FIELD, g.steps[b]])
    dice: list[int] = []
    steps = 0
    for _ in range(3):
        die = g.chance.below(6) + 1
        dice.append(die)
        if die <= 3:
            steps += 1
    if g.telling:
        g.tell_all("daggers", [b, min(steps, g.steps[b]), *dice])
    if steps >= g.steps[b]:
        eliminate(g, b)
        close_siege(g, t)
        return
    g.steps[b] = g.steps[b] - steps
    if not was_open:
        conceal(g, bit, t)


class GiveManna(Frame[Crusade]):
    """CR-4.10: up to three different own blocks on the map gain a step each."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("left", NUMBER),
        bits("given", BLOCK, secret=True),
    ]

    def __init__(self, seat: int = NONE, left: int = 0, given: int = 0) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.given: i64 = given

    def copy(self) -> GiveManna:
        return GiveManna(self.seat, self.left, self.given)

    def check(self, g: Crusade) -> None:
        is_played = self.seat != NONE and g.effect[self.seat] == MANNA
        must(is_played and self.seat == g.mover, "frame GiveManna: seat does not fit")
        must(0 <= self.left <= 3, "frame GiveManna: left must be 0 to 3")
        is_hidden = self.given == HIDDEN
        must(is_hidden == is_veiled(g, self.seat), "frame GiveManna: given cannot be hidden")

    def run(self, g: Crusade) -> Ask | None:
        if self.left == 0:
            g.done()
            return None
        ask = Ask(self.seat, "give-manna", self.left)
        ask.shows = True  # silence would tell that all blocks are at full strength
        for b in members(SIDE_BITS[self.seat]):
            if g.at[b] >= TOWNS:
                continue
            if g.steps[b] < STRENGTH[b] and not self.given & BIT[b]:
                ask.offer(GIVE_MANNA.option(b))
            elif g.explaining:
                ask.refuse(GIVE_MANNA.option(b), "CR-4.10")
        ask.offer(DONE.option())
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        if DONE.has(pick):
            self.left = 0
            return
        b = GIVE_MANNA.first(pick)
        self.left -= 1
        self.given |= BIT[b]
        gain_step(g, b)
        t = g.at[b]
        part = CASTLE if g.castle & BIT[b] else FIELD
        if g.faceup & BIT[b]:
            g.tell("manna", b, t, part)
        elif g.telling:
            g.tell_apart(self.seat, "manna", [b, t, part], "manna-one", [self.seat, t, part])

    def veil(self, g: Crusade, seat: int) -> GiveManna:
        return self if seat == self.seat else GiveManna(self.seat, self.left, HIDDEN)

    def fill(self, g: Crusade, seat: int, chance: Chance) -> GiveManna:
        if self.given != HIDDEN:
            return self
        filled = GiveManna(self.seat, self.left, 0)
        blocks = [b for b in members(SIDE_BITS[self.seat]) if g.at[b] < TOWNS]
        for _ in range(min(3 - self.left, len(blocks))):
            filled.given |= BIT[blocks.pop(chance.below(len(blocks)))]
        return filled


def gain_step(g: Crusade, b: i64) -> None:
    """A block grows by a step; if it is hidden, others know only where that was."""
    g.steps[b] = g.steps[b] + 1
    if not g.faceup & BIT[b]:
        may_have_gained(g, side_of(b), g.at[b])
