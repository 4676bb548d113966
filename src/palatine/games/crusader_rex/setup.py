"""CR-3: the blocks take their places, Saladin may swap, nomads are drawn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from palatine.games.crusader_rex.draw import draw_block, pool_of
from palatine.games.crusader_rex.knowledge import POOL_HAUNT, may_come
from palatine.games.crusader_rex.names import BLOCK, DONE, NUMBER, SETUP, SWAP, TAKE_SEAT
from palatine.games.crusader_rex.sight import is_seating, is_veiled
from palatine.games.crusader_rex.state import NO_ENTRIES, NO_WAYS, Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCKS,
    CARDS,
    CRUSADERS,
    EXITS,
    FAMILY,
    FRANKS,
    HOME,
    KINGDOM,
    NOMADS,
    PILGRIMS,
    POOL,
    RATING,
    ROADS,
    SALADIN,
    SARACENS,
    SEAT_BITS,
    SEATS,
    SIDE_BITS,
    STRENGTH,
    TOWNS,
    members,
    size_of,
)
from palatine.games.crusader_rex.turns import GameTurn
from palatine.kernel.chance import Chance
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import HIDDEN, NONE

NOMADS_DRAWN: Final = 4


def lay_out(g: Crusade) -> None:
    """CR-3.1 to CR-3.3: everybody at home and at full strength, the rest in the pools."""
    g.year = 1187
    g.turn = 1
    g.phase = SETUP
    g.first = NONE
    g.mover = FRANKS
    g.card = [NONE, NONE]
    g.effect = [NONE, NONE]
    g.last = [NONE, NONE]
    g.hand = [0] * (2 * CARDS)
    g.played = [0] * (2 * CARDS)
    g.guide = NONE
    g.jihad = NONE
    g.campaigner = NONE
    g.kept = NONE
    pool = CRUSADERS | PILGRIMS | NOMADS
    g.at = [POOL if pool & BIT[b] else HOME[b] for b in range(BLOCKS)]
    g.steps = STRENGTH[:]
    g.way = NO_WAYS[:]
    g.castle = 0
    g.second = 0
    g.third = 0
    g.storming = 0
    g.sallying = 0
    g.moved = 0
    g.landed = 0
    g.faceup = 0
    g.acted = 0
    g.used = [0] * ROADS
    g.entry = NO_ENTRIES[:]
    g.attacks = [0, 0]
    g.resolved = 0
    g.town = NONE
    g.round = 0
    g.attacker = NONE
    g.owner = NONE
    g.half = NONE
    g.open = NONE
    g.blood = 0
    g.regrouped = 0
    g.deployed = False
    g.gone = [0] * (2 * EXITS)
    g.could = [0] * (TOWNS + 1)
    for b in range(BLOCKS):
        place = POOL_HAUNT if g.at[b] == POOL else g.at[b]
        g.could[place] |= BIT[b]
    g.least = STRENGTH[:]
    g.most = STRENGTH[:]
    g.derive()
    g.call(GameTurn(0))
    if g.charter.swap_last:  # CR-10.19; the last called runs first
        g.call(SwapSaladin())
        g.call(DrawNomads())
    else:
        g.call(DrawNomads())
        g.call(SwapSaladin())
    g.call(ExtraDraws(g.charter.handicap))
    g.call(TakeSeats(0))


class TakeSeats(Frame[Crusade]):
    """CR-3.1, CR-13.28: Frank blocks may go to an alternate seat, each once."""

    FIELDS: ClassVar[list[Field]] = [bits("seated", BLOCK, secret=True)]

    def __init__(self, seated: int = 0) -> None:
        self.seated: i64 = seated  # blocks that have changed their seat

    def copy(self) -> TakeSeats:
        return TakeSeats(self.seated)

    def check(self, g: Crusade) -> None:
        """CR-13.28: one block too many at most, and somebody who can make room for it."""
        must(is_seating(g), "fields: mover must be who takes seats")
        if is_veiled(g, FRANKS):
            is_hidden = self.seated == HIDDEN or self.seated == 0
            must(is_hidden, "frame TakeSeats: seated must be hidden")
            return
        must(self.seated >= 0, "frame TakeSeats: seated cannot be hidden")
        for t in members(overfull(g)):
            is_left = size_of(g.here[t]) == RATING[t] + 1 and self.can_make_room(g, t)
            must(is_left, "frame TakeSeats: seated leaves a town overfull")
        must(size_of(overfull(g)) <= 1, "fields: at has two towns overfull")

    def can_make_room(self, g: Crusade, t: i64) -> bool:
        for b in members(g.here[t] & ~self.seated):
            for u in SEATS[b]:
                if self.may_take(g, b, u, BIT[t]):
                    return True
        return False

    def run(self, g: Crusade) -> Ask | None:
        ask = Ask(FRANKS, "take-seats")
        ask.shows = True
        crowded = overfull(g)
        for b in members(SIDE_BITS[FRANKS] & ~self.seated):
            if g.at[b] >= TOWNS or (crowded and not crowded & BIT[g.at[b]]):
                continue
            for t in SEATS[b]:
                if self.may_take(g, b, t, crowded):
                    ask.offer(TAKE_SEAT.option(b, t))
                elif g.explaining:
                    rule = "CR-10.18" if not is_in_reach(g, b, t) else "CR-3.1"
                    ask.refuse(TAKE_SEAT.option(b, t), rule)
        if not crowded:
            ask.offer(DONE.option())
            if g.explaining and not self.seated:
                ask.note(DONE.option(), "usual-seats")
        elif g.explaining:
            ask.refuse(DONE.option(), "CR-3.1")
        return ask

    def may_take(self, g: Crusade, b: i64, t: i64, crowded: i64) -> bool:
        """A seat with room, or a full one that somebody else can leave for one with room."""
        if not is_in_reach(g, b, t):
            return False
        if size_of(g.here[t]) < RATING[t]:
            return True
        if crowded:
            return False  # CR-13.28: only changes that lessen the overfill
        for other in members(g.here[t] & ~self.seated):
            for u in SEATS[other]:
                room = RATING[u] - size_of(g.here[u]) + (1 if u == g.at[b] else 0)
                if room > 0 and is_in_reach(g, other, u):
                    return True
        return False

    def chosen(self, g: Crusade, pick: int) -> None:
        if DONE.has(pick):
            g.done()
            g.mover = NONE
            know_seats(g)
            g.show("seats-taken", [])
            return
        b = TAKE_SEAT.first(pick)
        self.seated |= BIT[b]
        g.take(b)
        g.put(b, TAKE_SEAT.second(pick))

    def veil(self, g: Crusade, seat: int) -> TakeSeats:
        return self if seat == FRANKS else TakeSeats(HIDDEN)

    def fill(self, g: Crusade, seat: int, chance: Chance) -> TakeSeats:
        return self if self.seated != HIDDEN else TakeSeats(0)


def overfull(g: Crusade) -> i64:
    """Towns with more Frank blocks than their rating."""
    crowded: i64 = 0
    for t in range(TOWNS):
        if size_of(g.here[t]) > RATING[t]:
            crowded |= BIT[t]
    return crowded


def is_in_reach(g: Crusade, b: i64, t: i64) -> bool:
    """CR-10.18: only inside the kingdom of the block's home."""
    return not g.charter.same_kingdom or KINGDOM[HOME[b]] == KINGDOM[t]


def know_seats(g: Crusade) -> None:
    """What everybody can deduce: a block is at one of its seats where Franks are."""
    for b in members(SIDE_BITS[FRANKS]):
        if g.at[b] >= TOWNS:
            continue
        for t in members(SEAT_BITS[b]):
            if g.here[t] and is_in_reach(g, b, t):
                may_come(g, BIT[b], t)
    for t in range(TOWNS):
        if not g.here[t]:
            g.could[t] &= ~SIDE_BITS[FRANKS]


class ExtraDraws(Frame[Crusade]):
    """CR-10.3: with a handicap the Franks draw before the Saracens decide anything."""

    FIELDS: ClassVar[list[Field]] = [one("left", NUMBER)]

    def __init__(self, left: int = 0) -> None:
        self.left: i64 = left

    def copy(self) -> ExtraDraws:
        return ExtraDraws(self.left)

    def check(self, g: Crusade) -> None:
        must(0 <= self.left <= g.charter.handicap, "frame ExtraDraws: left does not fit")

    def run(self, g: Crusade) -> Ask | None:
        if self.left == 0:
            g.done()
            return None
        self.left -= 1
        draw_block(g, FRANKS)
        return None


class SwapSaladin(Frame[Crusade]):
    """CR-3.4: Saladin may change places with one kinsman who is not in Damascus."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> SwapSaladin:
        return self

    def run(self, g: Crusade) -> Ask | None:
        ask = Ask(SARACENS, "swap-saladin")
        for b in members(FAMILY):
            if g.at[b] != g.at[SALADIN]:
                ask.offer(SWAP.option(b))
        ask.offer(DONE.option())
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        know_swap(g)
        g.done()
        if DONE.has(pick):
            g.tell("swap-decided")
            return
        b = SWAP.first(pick)
        t: i64 = g.at[b]
        u: i64 = g.at[SALADIN]
        g.take(b)
        g.take(SALADIN)
        g.put(b, u)
        g.put(SALADIN, t)
        if g.telling:
            g.tell_apart(SARACENS, "swapped", [b], "swap-decided", [])


def know_swap(g: Crusade) -> None:
    """What everybody can deduce: Saladin or a kinsman may be in the other's place."""
    home: i64 = HOME[SALADIN]
    for b in members(FAMILY):
        if HOME[b] != home:
            may_come(g, BIT[b], home)
            may_come(g, BIT[SALADIN], HOME[b])


class DrawNomads(Frame[Crusade]):
    """CR-3.4: nomads are drawn at random and stand at home, above the rating if need be."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> DrawNomads:
        return self

    def check(self, g: Crusade) -> None:
        wanted = NOMADS_DRAWN - g.charter.handicap
        must(len(pool_of(g, SARACENS)) >= wanted, f"fields: at must leave {wanted} in the pool")

    def run(self, g: Crusade) -> Ask | None:
        for _ in range(NOMADS_DRAWN - g.charter.handicap):
            pool = pool_of(g, SARACENS)
            b = pool[g.chance.below(len(pool))]
            t: i64 = HOME[b]
            g.put(b, t)
            for other in pool:
                if HOME[other] == t:
                    may_come(g, BIT[other], t)
            g.tell_to(SARACENS, "nomad", [b, t], "nomad-one", [t])
        g.done()
        return None
