"""CR-7: each side draws a block from its pool and places it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.crusader_rex import why
from palatine.games.crusader_rex.knowledge import (
    POOL_HAUNT,
    may_come,
    pin_down,
    tidy_pool,
)
from palatine.games.crusader_rex.names import BLOCK, DRAW_PHASE, NUMBER, PUT, SEAT
from palatine.games.crusader_rex.sea import harbours, is_complete
from palatine.games.crusader_rex.sight import is_veiled
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    AREA,
    BIT,
    CRUSADERS,
    FORTIFIED,
    HOME,
    NATION,
    PILGRIMS,
    POOL,
    PORTS,
    SEAT_BITS,
    SIDE_BITS,
    STRENGTH,
    TOWNS,
    index_of,
    members,
    side_of,
)
from palatine.kernel.chance import Chance
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import HIDDEN, NONE


class Draws(Frame[Crusade]):
    """CR-7.1: Player 1 draws and places first, then Player 2."""

    FIELDS: ClassVar[list[Field]] = [one("drawn", NUMBER)]

    def __init__(self, drawn: int = 0) -> None:
        self.drawn: i64 = drawn

    def copy(self) -> Draws:
        return Draws(self.drawn)

    def check(self, g: Crusade) -> None:
        must(1 <= self.drawn <= 2, "frame Draws: drawn must be 1 or 2")
        must(g.phase == DRAW_PHASE, "frame Draws: it is not the draw phase")

    def run(self, g: Crusade) -> Ask | None:
        if self.drawn == 2:
            g.done()
            return None
        side = g.first if self.drawn == 0 else 1 - g.first
        self.drawn += 1
        draw_block(g, side)
        return None


def pool_of(g: Crusade, side: i64) -> list[int]:
    """The blocks that can be drawn; those lost this year lie beside the pool."""
    return [b for b in members(SIDE_BITS[side]) if g.at[b] == POOL]


def draw_block(g: Crusade, side: i64) -> None:
    """CR-7.1, CR-7.2: one random block; a crusader goes to its staging area for all to see."""
    pool = pool_of(g, side)
    if not pool:
        g.tell("no-draw", side)
        return
    b = pool[g.chance.below(len(pool))]
    if CRUSADERS & BIT[b]:
        stage(g, b)
        return
    g.tell_to(side, "drew", [b], "drew-one", [side])
    g.call(PlaceBlock(side, b))


def stage(g: Crusade, b: i64) -> None:
    """CR-7.2: face up into the staging area; the third of a nation makes it ready."""
    g.at[b] = AREA[b]
    pin_down(g, BIT[b], POOL_HAUNT)
    g.could[POOL_HAUNT] &= ~BIT[b]
    g.show("drew-crusader", [b])
    for nation in range(len(NATION)):
        if NATION[nation] & BIT[b] and is_complete(g, nation):
            g.tell("nation-ready", nation)


class PlaceBlock(Frame[Crusade]):
    """CR-7.4, CR-7.6: the drawn block, known to its side only, must be placed if it can be."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("block", BLOCK, secret=True)]

    def __init__(self, seat: int = NONE, block: int = NONE) -> None:
        self.seat: i64 = seat
        self.block: i64 = block

    def copy(self) -> PlaceBlock:
        return self

    def check(self, g: Crusade) -> None:
        """CR-7.4, CR-7.6: the drawn block is still in the pool, and no crusader."""
        must(self.seat != NONE, "frame PlaceBlock: seat must be who draws")
        b = self.block
        if b == HIDDEN:
            must(is_veiled(g, self.seat), "frame PlaceBlock: block cannot be hidden")
            return
        is_drawn = b != NONE and SIDE_BITS[self.seat] & BIT[b] and not CRUSADERS & BIT[b]
        must(is_drawn != 0 and g.at[b] == POOL, "frame PlaceBlock: block cannot have been drawn")
        must(places_for(g, self.seat, b) != 0, "frame PlaceBlock: block has no place")

    def run(self, g: Crusade) -> Ask | None:
        b = self.block
        towns = places_for(g, self.seat, b)
        if not towns:
            forfeit(g, self.seat, b)
            g.done()
            return None
        ask = Ask(self.seat, "place-block", b)
        ask.shows = True  # silence would tell that it is a pilgrim with a single port
        base = PUT.base + b * TOWNS
        while towns:
            low = towns & -towns
            towns ^= low
            t: i64 = index_of(low)
            ask.offer(base + t)
            if g.explaining:
                ask.note(base + t, "strength", strength_at(g, b, t))
        if g.explaining:
            why.explain_places(g, self.seat, b, ask)
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        g.done()
        put_block(g, self.seat, self.block, PUT.second(pick))

    def veil(self, g: Crusade, seat: int) -> PlaceBlock:
        return self if seat == self.seat else PlaceBlock(self.seat, HIDDEN)

    def fill(self, g: Crusade, seat: int, chance: Chance) -> PlaceBlock:
        if self.block != HIDDEN:
            return self
        blocks = [b for b in pool_of(g, self.seat) if not CRUSADERS & BIT[b]]
        able = [b for b in blocks if places_for(g, self.seat, b)]
        return PlaceBlock(self.seat, (able or blocks)[chance.below(len(able or blocks))])


def places_for(g: Crusade, side: i64, b: i64) -> i64:
    """CR-7.4, CR-7.6: ports for pilgrims; for others every friendly field, seats or not."""
    if PILGRIMS & BIT[b]:
        return harbours(g, side)
    return g.friendly_fields(side)


def strength_at(g: Crusade, b: i64, t: i64) -> i64:
    """CR-7.6: full strength at a seat, else one step."""
    if PILGRIMS & BIT[b] or t == HOME[b]:
        return STRENGTH[b]
    if not SEAT_BITS[b] & BIT[t]:
        return 1
    side = side_of(b)
    is_home_free = g.friendly_fields(side) & BIT[HOME[b]] != 0
    return 1 if g.charter.home_first and is_home_free else STRENGTH[b]  # CR-10.8


def put_block(g: Crusade, side: i64, b: i64, t: i64) -> None:
    """The block stands on the map; others have seen only where."""
    castles: i64 = g.castled[side]
    g.steps[b] = strength_at(g, b, t)
    g.put(b, t)
    if PILGRIMS & BIT[b] and castles & FORTIFIED & BIT[t]:
        g.enclose(b)
    if g.telling:
        g.tell_apart(side, "placed", [b, t, g.steps[b]], "placed-one", [side, t])
    might: i64 = g.could[POOL_HAUNT] & SIDE_BITS[side] & ~CRUSADERS
    if not PORTS & BIT[t]:
        might &= ~PILGRIMS
    elif g.garrison(side, t):
        might &= PILGRIMS  # nobody else is let into a besieged port
    may_come(g, might, t)
    for other in members(might):
        g.least[other] = min(g.least[other], strength_at(g, other, t))
    tidy_pool(g, side)


def forfeit(g: Crusade, side: i64, b: i64) -> None:
    """CR-7.4, CR-7.7: without a legal place the block goes back, and the draw is lost."""
    if g.telling:
        seen = "forfeited-pilgrim" if PILGRIMS & BIT[b] else "forfeited-one"
        g.tell_apart(side, "forfeited", [b], seen, [side])
