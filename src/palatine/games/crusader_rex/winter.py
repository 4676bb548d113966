"""CR-8: winter. Sieges are kept or broken, towns feed their blocks, the rest recovers."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from palatine.games.crusader_rex.attacks import close_siege
from palatine.games.crusader_rex.events import gain_step
from palatine.games.crusader_rex.knowledge import POOL_HAUNT, into_pool, pin_down, tidy
from palatine.games.crusader_rex.names import ADD_STEP, DONE, DROP, NUMBER, SEAT, TOWN, WINTER
from palatine.games.crusader_rex.regroup import Regroup, clear_exits
from palatine.games.crusader_rex.siege import roll_attrition
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCKS,
    HOME_SIDE,
    LOST,
    OUT,
    POOL,
    RATING,
    SIDE_BITS,
    STRENGTH,
    TOWNS,
    members,
    side_of,
    size_of,
)
from palatine.games.crusader_rex.victory import LAST_YEAR, check_sudden, end_by_count
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, each, one
from palatine.kernel.lexicon import NONE

KEPT: Final = 0
BROKEN: Final = 1
CITIES_COUNTED: Final = 2
FEEDING: Final = 3  # Franks, then Saracens
REPLACING: Final = 5


class WinterSteps(Frame[Crusade]):
    """CR-8.10: from the kept siege to the replacements, in this order."""

    FIELDS: ClassVar[list[Field]] = [one("step", NUMBER)]

    def __init__(self, step: int = 0) -> None:
        self.step: i64 = step

    def copy(self) -> WinterSteps:
        return WinterSteps(self.step)

    def check(self, g: Crusade) -> None:
        must(g.phase == WINTER, "frame WinterSteps: it is not winter")
        last = REPLACING + 2
        must(1 <= self.step <= last, f"frame WinterSteps: step must be 1 to {last}")

    def run(self, g: Crusade) -> Ask | None:
        step = self.step
        self.step += 1
        if step == KEPT:
            keep_siege(g)
        elif step == BROKEN:
            break_sieges(g)
        elif step == CITIES_COUNTED:
            if check_sudden(g):  # CR-8.6
                return None
            if g.year == LAST_YEAR:
                end_by_count(g)
        elif step < REPLACING:
            g.call(Feed(step - FEEDING))
        elif step < REPLACING + 2:
            side = step - REPLACING
            points = [points_of(g, side, t) for t in range(TOWNS)]
            replace = Replace()
            replace.seat = side
            replace.points = points
            g.call(replace)
        else:
            g.done()
        return None


def keep_siege(g: Crusade) -> None:
    """CR-8.4: the kept siege wears its castle down; if it falls, the besieger may regroup."""
    t = g.kept
    if t == NONE:
        return
    besieged = 1 - g.campaigner
    if not g.garrison(besieged, t) or not g.field(g.campaigner, t):
        g.kept = NONE  # CR-8.10: it has ended in a move phase
        return
    roll_attrition(g, t, besieged, "winter-attrition", 4, 2)
    if not g.garrison(besieged, t):
        g.kept = NONE
        close_siege(g, t)
        clear_exits(g)
        g.call(Regroup(g.campaigner, t))


def break_sieges(g: Crusade) -> None:
    """CR-8.5: all other besiegers are lost, the replaceable ones face down into the pool."""
    for side in range(2):
        for t in members(g.sieges(side)):
            if t == g.kept:
                continue
            blocks = members(g.field(side, t))
            g.tell("winter-gone", side, t, len(blocks))
            for b in blocks:
                is_open = g.faceup & BIT[b]
                perish(g, b)
                if g.at[b] == POOL and is_open:
                    g.tell("winter-lost", b)
                elif g.at[b] == POOL and g.telling:
                    g.tell_apart(side, "winter-lost", [b], "", [])
            close_siege(g, t)


def perish(g: Crusade, b: i64) -> None:
    """CR-8.7, CR-12.3: lost in winter; who can come back goes into the pool unseen."""
    bit: i64 = BIT[b]
    side = side_of(b)
    t: i64 = g.at[b]
    g.shown += 1  # whether it can come back is seen either way
    if g.charter.lasting & bit:
        g.lose(b)
        tidy(g, side, t)
        return
    was_open = g.faceup & bit
    g.take(b)
    g.faceup &= ~bit
    g.steps[b] = STRENGTH[b]
    g.at[b] = POOL
    if was_open:
        pin_down(g, bit, POOL_HAUNT)
        g.least[b] = STRENGTH[b]
        g.most[b] = STRENGTH[b]
    else:
        into_pool(g, g.could[t] & SIDE_BITS[side] & ~g.charter.lasting)
        tidy(g, side, t)


def supply(g: Crusade, side: i64, t: i64) -> i64:
    """CR-8.7, CR-10.12: how many blocks of the side a town feeds."""
    rating: i64 = RATING[t]
    if rating == 0:
        return 1
    return rating * g.charter.supply if HOME_SIDE[t] == side else rating


class Feed(Frame[Crusade]):
    """CR-8.7: the owner chooses whom an overcrowded town cannot feed."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat: i64 = seat

    def copy(self) -> Feed:
        return self

    def check(self, g: Crusade) -> None:
        must(self.seat != NONE, "frame Feed: seat must be given")
        must(g.year < LAST_YEAR, "fields: year is the last")

    def run(self, g: Crusade) -> Ask | None:
        side = self.seat
        too_many: i64 = 0
        hungry: list[int] = []
        for t in members(g.occupied(side)):
            if t == g.kept and g.field(side, t):
                continue  # besiegers of the kept siege are fed
            blocks = g.blocks(side, t)
            surplus = size_of(blocks) - supply(g, side, t)
            if surplus > 0:
                too_many += surplus
                hungry += members(blocks)
        if too_many == 0:
            g.done()
            return None
        ask = Ask(side, "feed", too_many)
        for b in sorted(hungry):
            ask.offer(DROP.option(b))
            if g.explaining:
                t = g.at[b]
                count = size_of(g.blocks(side, t))
                ask.note(DROP.option(b), "supply", count, supply(g, side, t))
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        b = DROP.first(pick)
        t = g.at[b]
        is_open = g.faceup & BIT[b]
        perish(g, b)
        if g.at[b] == OUT or is_open:
            g.tell("starved", b, t)
        elif g.telling:
            g.tell_apart(self.seat, "starved", [b, t], "starved-one", [self.seat, t])


def points_of(g: Crusade, side: i64, t: i64) -> i64:
    """CR-8.8: the rating, for a side that is alone in the town."""
    if not g.occupied(side) & BIT[t] or g.occupied(1 - side) & BIT[t]:
        return 0
    return RATING[t]


def price_of_step(side: i64, t: i64) -> i64:
    """CR-8.8: two points for a step in the enemy's kingdom."""
    return 1 if HOME_SIDE[t] == side else 2


class Replace(Frame[Crusade]):
    """CR-8.8: the points of every town for the blocks there; some may be left unused."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), each("points", NUMBER, TOWN)]
    seat: i64 = NONE
    points: list[int]

    def copy(self) -> Replace:
        other = Replace()
        other.seat = self.seat
        other.points = self.points[:]
        return other

    def check(self, g: Crusade) -> None:
        must(self.seat != NONE, "frame Replace: seat must be given")
        must(g.year < LAST_YEAR, "fields: year is the last")
        for t in range(TOWNS):
            fits = 0 <= self.points[t] <= RATING[t]
            must(fits, "frame Replace: points are above the rating")

    def run(self, g: Crusade) -> Ask | None:
        side = self.seat
        ask = Ask(side, "replace")
        ask.shows = True  # silence would tell that all blocks are at full strength
        is_asked = False
        for t in members(g.occupied(side)):
            if self.points[t] < price_of_step(side, t):
                continue
            is_asked = True
            for b in members(g.blocks(side, t)):
                if g.steps[b] < STRENGTH[b]:
                    ask.offer(ADD_STEP.option(b))
                    if g.explaining:
                        ask.note(ADD_STEP.option(b), "points", self.points[t])
                elif g.explaining:
                    ask.refuse(ADD_STEP.option(b), "CR-8.8")
        if not is_asked:
            g.done()
            return None
        ask.offer(DONE.option())
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        if DONE.has(pick):
            g.done()
            return
        b = ADD_STEP.first(pick)
        t = g.at[b]
        self.points[t] = self.points[t] - price_of_step(self.seat, t)
        gain_step(g, b)
        if g.telling:
            g.tell_apart(self.seat, "replaced", [b, t], "replaced-one", [self.seat, t])


def end_year(g: Crusade) -> None:
    """CR-8.9: what was lost this year lies in the pool, face down among the others."""
    back: i64 = 0
    for b in range(BLOCKS):
        if g.at[b] == LOST:
            g.at[b] = POOL
            g.least[b] = STRENGTH[b]
            g.most[b] = STRENGTH[b]
            back |= BIT[b]
    if back:
        pin_down(g, back, POOL_HAUNT)
    if g.telling:
        for side in range(2):
            g.tell("lost-return", side, size_of(back & SIDE_BITS[side]))
