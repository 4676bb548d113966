"""CR-5.6, CR-5.9, CR-7.3, CR-7.5: voyages between ports, Sea-Legs, and the way from Germania."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.crusader_rex import why
from palatine.games.crusader_rex.attacks import close_siege, join_battle
from palatine.games.crusader_rex.knowledge import conceal, may_come, tidy
from palatine.games.crusader_rex.names import BLOCK, LAND, SEAT
from palatine.games.crusader_rex.roads import attackers_from, is_free, ready
from palatine.games.crusader_rex.sight import is_veiled
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    AREA,
    BIT,
    ENGLISH,
    FORTIFIED,
    FRANKS,
    GERMANIA,
    GERMANIA_WAY,
    HIGHWAYS,
    HOMELAND,
    LANDINGS,
    NATION,
    POOL,
    PORTS,
    RATING,
    SARACENS,
    SEA,
    SIDE_BITS,
    TOWNS,
    index_of,
    members,
    size_of,
)
from palatine.kernel.chance import Chance
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import HIDDEN, NONE


def harbours(g: Crusade, side: i64) -> i64:
    """CR-1.8, CR-5.6.2, CR-8.1: ports where any block of the side may land."""
    foreign: i64 = g.castled[1 - side]
    own: i64 = g.castled[side]
    winter = g.turn == 6
    ports = PORTS & g.friendly_fields(side)
    ports &= ~foreign if winter else ~(foreign & FORTIFIED)  # CR-5.6.3
    besieged = own & FORTIFIED & ~g.contested()
    if besieged and not winter:
        for t in members(besieged):
            if size_of(g.garrison(side, t)) < RATING[t]:
                ports |= BIT[t]
    return ports


def raids(g: Crusade) -> i64:
    """CR-5.9: ports that the English may attack or occupy from the sea."""
    enemies: i64 = g.fielded[SARACENS]
    if g.turn == 6:
        enemies = 0  # CR-8.1: no sea attack; a vacant port may be occupied
    ports = PORTS & enemies
    ports &= ~(g.castled[FRANKS] & FORTIFIED)  # CR-5.9.2
    if g.first != FRANKS:
        ports &= ~(g.contested() & ~g.attacks[FRANKS])  # not into a battle that P1 has started
    vacant = ~(g.occupied(FRANKS) | g.occupied(SARACENS))
    ports |= PORTS & HOMELAND[SARACENS] & vacant
    if g.turn != 6:
        ports |= FORTIFIED & g.sieges(FRANKS) & ~g.contested()  # CR-5.9.3
    return ports


def landings(g: Crusade, side: i64, b: i64) -> i64:
    """Towns to which this block can go by sea, or from Germania."""
    if g.at[b] == GERMANIA:
        return german_landings(g)
    ports = harbours(g, side)
    if ENGLISH & BIT[b]:
        ports |= raids(g)
    return ports & ~BIT[g.at[b]] if g.at[b] < TOWNS else ports


def german_landings(g: Crusade) -> i64:
    """CR-7.5: Aleppo, Antioch and St. Simeon, as long as the road there is not full."""
    towns: i64 = 0
    caps = g.caps()
    for i, t in enumerate(LANDINGS):
        if g.used[HIGHWAYS + i] >= caps[HIGHWAYS + i]:
            continue
        if g.turn == 6 and g.occupied(SARACENS) & BIT[t]:
            continue  # CR-8.1
        if g.charter.limits_attacks and g.fielded[SARACENS] & BIT[t]:
            cap = g.charter.attack_caps[HIGHWAYS + i]
            if attackers_from(g, FRANKS, GERMANIA_WAY, t) >= cap:
                continue
        towns |= BIT[t]
    return towns


def is_complete(g: Crusade, nation: int) -> bool:
    """CR-7.2: all three have left the pool, wherever they are now."""
    for b in members(NATION[nation]):
        if g.at[b] == POOL:
            return False
    return True


def staged(g: Crusade, nation: int) -> i64:
    """The blocks of a nation that wait in its staging area and may enter."""
    blocks: i64 = 0
    for b in members(NATION[nation]):
        if g.at[b] == AREA[b]:
            blocks |= BIT[b]
    return blocks if blocks and is_complete(g, nation) else 0


def enterers(g: Crusade, side: i64) -> i64:
    """CR-7.5: Germans that can enter now."""
    if side != FRANKS:
        return 0
    blocks = staged(g, 2)
    return blocks if blocks and german_landings(g) else 0


def sailors(g: Crusade, side: i64) -> i64:
    """CR-5.6.1: blocks that can make a sea move, each with a port to go to."""
    ports = harbours(g, side)
    raided: i64 = raids(g) if side == FRANKS else 0
    waiting = ready(g)
    contested = g.contested()
    own: i64 = g.castled[side]
    foreign: i64 = g.castled[1 - side]
    able: i64 = 0
    sources = PORTS & g.occupied(side)
    while sources:
        low = sources & -sources
        sources ^= low
        t: i64 = index_of(low)
        blocks = g.blocks(side, t)
        if own & low:  # CR-5.6.2: only Tripoli and Tyre can be left under siege
            is_port = FORTIFIED & low and not contested & low
            blocks = blocks & g.castle & ~g.moved if is_port else 0
        elif foreign & FORTIFIED & low:
            blocks = 0  # CR-5.6.3
        elif contested & low and not is_free(g, side, t):
            blocks = 0  # CR-5.6.5
        else:
            blocks &= waiting
        if not blocks:
            continue
        if ports & ~low:
            able |= blocks
        elif raided & ~low:
            able |= blocks & ENGLISH
    if side == FRANKS:
        if ports | raided:
            able |= staged(g, 0)
        if ports:
            able |= staged(g, 1)
    return able


class Landing(Frame[Crusade]):
    """CR-5.6, CR-7.5: where the chosen block goes to; always asked, as English have more ports."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("block", BLOCK, secret=True)]

    def __init__(self, seat: int = NONE, block: int = NONE) -> None:
        self.seat: i64 = seat
        self.block: i64 = block

    def copy(self) -> Landing:
        return self  # never changes, so it may be shared

    def check(self, g: Crusade) -> None:
        must(self.seat != NONE and self.seat == g.mover, "frame Landing: seat must be who moves")
        b = self.block
        if b == HIDDEN:
            must(is_veiled(g, self.seat), "frame Landing: block cannot be hidden")
            return
        must(b != NONE, "frame Landing: block is missing")
        able = (sailors(g, self.seat) | enterers(g, self.seat)) & BIT[b]
        must(able != 0 and landings(g, self.seat, b) != 0, "frame Landing: block has no way")

    def run(self, g: Crusade) -> Ask | None:
        ask = Ask(self.seat, "land", self.block)
        ask.shows = True
        for t in members(landings(g, self.seat, self.block)):
            ask.offer(LAND.option(self.block, t))
        if g.explaining:
            why.explain_landings(g, self.seat, self.block, ask)
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        g.done()
        land(g, self.seat, self.block, LAND.second(pick))

    def veil(self, g: Crusade, seat: int) -> Landing:
        b = self.block
        if seat == self.seat or g.faceup & BIT[b] or g.at[b] >= TOWNS:
            return self  # crusaders in staging areas are open, CR-12.2
        return Landing(self.seat, HIDDEN)

    def fill(self, g: Crusade, seat: int, chance: Chance) -> Landing:
        if self.block != HIDDEN:
            return self
        blocks = [b for b in members(sailors(g, self.seat) & ~g.faceup) if g.at[b] < TOWNS]
        return Landing(self.seat, blocks[chance.below(len(blocks))])


def land(g: Crusade, side: i64, b: i64, t: i64) -> None:
    """The voyage: into the castle of a besieged Tripoli or Tyre, else into the field."""
    bit: i64 = BIT[b]
    start: i64 = g.at[b]
    known = g.faceup & bit or start >= TOWNS
    own: i64 = g.castled[side]
    enemies: i64 = g.fielded[1 - side]
    into_castle = own & FORTIFIED & BIT[t]
    is_raid = not harbours(g, side) & BIT[t]
    if start < TOWNS:
        g.take(b)
    g.put(b, t)
    g.moved |= bit
    if start == GERMANIA:
        g.way[b] = GERMANIA_WAY
        g.cross(HIGHWAYS + LANDINGS.index(t))
        g.tell("entered", b, t)
    else:
        g.way[b] = SEA
        if known:
            g.tell("sailed", b, start, t)
        elif g.telling:
            g.tell_apart(side, "sailed", [b, start, t], "sailed-one", [side, start, t])
    if into_castle:
        g.enclose(b)
    if known:
        conceal(g, bit, t)
    else:
        mask: i64 = ENGLISH if is_raid else SIDE_BITS[side]
        may_come(g, g.could[start] & mask, t)
        tidy(g, side, start)
    if start < TOWNS:
        close_siege(g, start)
    if enemies & BIT[t] and not into_castle:
        join_battle(g, b, t)
