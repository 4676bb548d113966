"""CR-5.8: attacks by road and sea, arrival rounds, and what ends a move phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from palatine.games.crusader_rex.knowledge import (
    conceal,
    eliminate,
    follow,
    may_have_lost,
    pin_down,
    reveal,
)
from palatine.games.crusader_rex.names import (
    COURSE,
    MAIN_ROAD,
    NAME_JIHAD,
    NUMBER,
    SEAT,
    SHOW,
    TOWN,
)
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BESIDE,
    BIT,
    BLOCKS,
    JIHAD,
    SEA,
    TOWNS,
    WAYS,
    index_of,
    members,
    side_of,
    size_of,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import NONE


def join_battle(g: Crusade, b: i64, t: i64) -> None:
    """CR-5.8.1, CR-5.8.3: a block has come where enemies are in the field."""
    side = side_of(b)
    if not g.field(side, t) & ~BIT[b]:
        g.attacks[side] |= BIT[t]
        g.tell("attack", side, t)
    if g.way[b] == SEA:
        set_arrivals(g, side, t, SEA)  # CR-5.9: columns by land become reserves
    else:
        main = main_way(g, side, t, b)
        set_arrival(g, b, first_round(g, side, t) + (0 if g.way[b] == main else 1))


def first_round(g: Crusade, side: i64, t: i64) -> i64:
    """CR-5.8.3: the round in which the main column of a side is there."""
    if side == g.first:
        return 1
    starts: i64 = g.attacks[side]
    return 1 if starts & BIT[t] and not g.garrison(side, t) else 2


def main_way(g: Crusade, side: i64, t: i64, newcomer: i64) -> i64:
    """CR-10.20: until the owner names it, the way of the first block that came."""
    blocks = columns(g, side, t) & ~BIT[newcomer]
    first = first_round(g, side, t)
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        late = 3 if g.third & low else 2 if g.second & low else 1
        if late == first:
            return g.way[index_of(low)]
    return g.way[newcomer]


def columns(g: Crusade, side: i64, t: i64) -> i64:
    """The blocks of the side that moves which have come into this town in this phase."""
    return g.field(side, t) & g.moved


def set_arrivals(g: Crusade, side: i64, t: i64, main: i64) -> None:
    """The main column comes first, all others a round later."""
    first = first_round(g, side, t)
    blocks = columns(g, side, t)
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        b = index_of(low)
        set_arrival(g, b, first if g.way[b] == main else first + 1)


def set_arrival(g: Crusade, b: i64, arrival: i64) -> None:
    bit: i64 = BIT[b]
    g.second &= ~bit
    g.third &= ~bit
    if arrival == 2:
        g.second |= bit
    elif arrival == 3:
        g.third |= bit


def close_siege(g: Crusade, t: i64) -> None:
    """CR-1.7: if a siege is over, the garrison is free and the besieger's open block turned."""
    is_told = g.settle(t)
    if not (g.castled[0] | g.castled[1]) & BIT[t]:
        up = g.faceup & g.all_at(t)
        if up:
            conceal(g, up, t)
            if not is_told:
                g.tell("siege-ends", t)


FORCED: Final = 0
ROADS_NAMED: Final = 1
JIHAD_NAMED: Final = 2
SHOWN: Final = 3


class EndOfMoves(Frame[Crusade]):
    """CR-5.8.2, CR-4.9, CR-6.17.1: forced marches, main roads, Jihad's combat, open blocks."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("stage", NUMBER), bits("named", TOWN)]

    def __init__(self, seat: int = NONE, stage: int = 0, named: int = 0) -> None:
        self.seat: i64 = seat
        self.stage: i64 = stage
        self.named: i64 = named  # battle towns whose main road is known

    def copy(self) -> EndOfMoves:
        return EndOfMoves(self.seat, self.stage, self.named)

    def check(self, g: Crusade) -> None:
        must(self.seat != NONE and self.seat == g.mover, "frame EndOfMoves: seat must be who moves")
        must(FORCED <= self.stage <= SHOWN, "frame EndOfMoves: stage must be 0 to 3")
        if self.stage > FORCED:
            is_made = max(g.way) < WAYS
            must(is_made, "frame EndOfMoves: stage is behind the forced marches")
        if self.stage > ROADS_NAMED:
            must(g.moved == 0, "frame EndOfMoves: stage is behind the moves")

    def run(self, g: Crusade) -> Ask | None:
        if self.stage == FORCED:
            if g.forced_roads():
                march_on(g, self.seat)
            self.stage = ROADS_NAMED
        if self.stage == ROADS_NAMED:
            ask = self.ask_main_road(g)
            if ask is not None:
                return ask
            settle_columns(g, self.seat)
            self.stage = JIHAD_NAMED
        if self.stage == JIHAD_NAMED:
            ask = self.ask_jihad(g)
            if ask is not None:
                return ask
            self.stage = SHOWN
        ask = ask_open_block(g, self.seat)
        if ask is None:
            g.mover = NONE
            g.exits = BESIDE
            g.done()
        return ask

    def ask_main_road(self, g: Crusade) -> Ask | None:
        """CR-5.8.2: one question for each battle town that was entered by several roads."""
        if g.charter.first_road:
            return None
        side = self.seat
        towns = g.contested() & ~self.named
        while towns:
            low = towns & -towns
            towns ^= low
            t = index_of(low)
            ways = ways_of(g, columns(g, side, t))
            if size_of(ways) > 1 and not ways & BIT[SEA]:
                ask = Ask(side, "main-road", t)
                for way in members(ways):
                    ask.offer(MAIN_ROAD.option(t, way))
                return ask
        return None

    def ask_jihad(self, g: Crusade) -> Ask | None:
        """CR-4.9: a battle it has started, a relief it has sent or a siege it holds."""
        if g.effect[self.seat] != JIHAD or g.turn == 6:
            return None
        started: i64 = g.attacks[self.seat]
        towns = started | g.sieges(self.seat)
        if not towns:
            return None
        ask = Ask(self.seat, "name-jihad")
        for t in members(towns):
            ask.offer(NAME_JIHAD.option(t))
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        if MAIN_ROAD.has(pick):
            t = MAIN_ROAD.first(pick)
            way = MAIN_ROAD.second(pick)
            set_arrivals(g, self.seat, t, way)
            self.named |= BIT[t]
            g.tell("main-road", self.seat, t, way)
        elif NAME_JIHAD.has(pick):
            g.jihad = NAME_JIHAD.first(pick)
            g.tell("jihad", self.seat, g.jihad)
            self.stage = SHOWN
        else:
            open_block(g, SHOW.first(pick))


def ways_of(g: Crusade, blocks: i64) -> i64:
    ways: i64 = 0
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        ways |= BIT[g.way[index_of(low)]]
    return ways


def settle_columns(g: Crusade, side: i64) -> None:
    """Remembers by which ways each town was entered, and forgets who has moved.

    Only reserves keep their way, as everybody sees by which road they are coming.
    """
    contested = g.contested()
    blocks = g.moved
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        b = index_of(low)
        t: i64 = g.at[b]
        place = side * TOWNS + t
        g.entry[place] = g.entry[place] | BIT[g.way[b]]
        if g.way[b] == SEA and contested & BIT[t]:
            g.landed |= low
        if not (g.second | g.third) & low:
            g.way[b] = NONE
    g.moved = 0


def march_on(g: Crusade, side: i64) -> None:
    """CR-10.2: one die for each marked block; who survives makes the extra step."""
    blocks = forced_marchers(g)
    if not blocks:
        return
    dice: list[int] = []
    hurt: list[int] = []
    for b in blocks:
        die = g.chance.below(6) + 1
        dice.append(die)
        if die <= 3:
            hurt.append(b)
    if hurt:
        starts: i64 = 0
        for b in blocks:
            starts |= BIT[g.at[b]]
        may_have_lost(g, side, starts)  # whose die it was is not seen, so neither is where
    for b in hurt:
        if g.telling:
            g.tell_apart(side, "forced-loss", [b], "", [])
        if g.steps[b] > 1:
            g.steps[b] = g.steps[b] - 1
        else:
            start: i64 = g.at[b]
            eliminate(g, b)
            close_siege(g, start)
    if g.telling:
        g.tell_all("forced", [side, len(hurt), *sorted(dice)])  # CR-12.5
    for b in blocks:
        if g.at[b] < TOWNS:
            force_step(g, side, b)


def forced_marchers(g: Crusade) -> list[int]:
    """CR-12.5: the marked blocks by the roads they will take, as their own order would tell."""
    keys: list[int] = []
    for b in members(g.moved):
        if g.way[b] >= WAYS:
            keys.append((g.at[b] * COURSE.size + g.way[b]) * BLOCKS + b)
    return [key % BLOCKS for key in sorted(keys)]


def force_step(g: Crusade, side: i64, b: i64) -> None:
    t: i64 = g.at[b]
    u = g.way[b] - WAYS
    g.take(b)
    close_siege(g, t)
    g.put(b, u)
    g.way[b] = t
    follow(g, b, t, u)
    if g.telling:
        g.tell_apart(side, "forced-step", [b, t, u], "forced-step-one", [side, t, u])
    enemies: i64 = g.fielded[1 - side]
    if enemies & BIT[u]:
        join_battle(g, b, u)


# -- the besieger's open block --------------------------------------------------------------------


def ask_open_block(g: Crusade, side: i64) -> Ask | None:
    """CR-6.17, CR-6.17.1: each siege shows one block of the besieger."""
    towns = g.sieges(side)
    while towns:
        low = towns & -towns
        towns ^= low
        ask = ask_open_in(g, side, index_of(low))
        if ask is not None:
            return ask
    return None


def ask_open_in(g: Crusade, side: i64, t: i64) -> Ask | None:
    blocks = g.fighters(side, t)
    if not blocks or blocks & g.faceup:
        return None
    ask = Ask(side, "show-block", t)
    for b in members(blocks):
        ask.offer(SHOW.option(b))
    return ask


def open_block(g: Crusade, b: i64) -> None:
    t: i64 = g.at[b]
    pin_down(g, BIT[b], t)
    reveal(g, BIT[b], t)
    g.show("open-block", [b, t])
