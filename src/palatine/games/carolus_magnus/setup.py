"""CM-SET: the ring, the first reserves and who begins."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.carolus_magnus.names import COLOURS, NUMBER, SEGMENTS, STARTER
from palatine.games.carolus_magnus.refill import Refill
from palatine.games.carolus_magnus.rounds import Opening, discs_must_be
from palatine.games.carolus_magnus.state import ALL_DISCS, Carolus
from palatine.games.carolus_magnus.tables import PALADINS
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


class Begin(Frame[Carolus]):
    """CM-SET-5: the first player by lot, or named by the first seat (CM-OPT-1)."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Begin:
        return self

    def check(self, g: Carolus) -> None:
        discs_must_be(g, 0, "Begin")

    def run(self, g: Carolus) -> Ask | None:
        if g.config.options["start_player"] == "lot":
            begin_with(g, g.chance.below(g.seats))
            return None
        ask = Ask(0, "choose-starter")
        for seat in range(g.seats):
            ask.offer(STARTER.option(seat))
        return ask

    def chosen(self, g: Carolus, pick: int) -> None:
        begin_with(g, STARTER.first(pick))


class FirstReserves(Frame[Carolus]):
    """CM-SET-4, CM-SET-7: in laying order everybody rolls and settles the crowns."""

    FIELDS: ClassVar[list[Field]] = [one("rolled", NUMBER)]

    def __init__(self, rolled: i64 = 0) -> None:
        self.rolled: i64 = rolled

    def copy(self) -> FirstReserves:
        return FirstReserves(self.rolled)

    def check(self, g: Carolus) -> None:
        must(0 <= self.rolled <= g.seats, f"frame FirstReserves: rolled must be 0 to {g.seats}")
        discs_must_be(g, 0, "FirstReserves")

    def run(self, g: Carolus) -> Ask | None:
        if self.rolled == g.seats or g.rolls_on_first_turn:
            g.done()
            g.tell("round", g.round)
            g.call(Opening(0))
            return None
        seat = g.order[self.rolled]
        self.rolled += 1
        g.turn = seat
        g.call(Refill(seat, g.full_reserve, NONE))
        return None


def begin_with(g: Carolus, seat: int) -> None:
    """CM-SET-5: laying order goes clockwise from the first player."""
    first = g.clockwise.index(seat)
    g.order = g.clockwise[first:] + g.clockwise[:first]
    g.tell("starter", seat)
    g.done()
    g.call(FirstReserves(0))


def lay_out(g: Carolus) -> None:
    """CM-SET-1 to CM-SET-3: three paladins of each clan on fifteen territories, Emperor on one."""
    g.round = 1
    g.emperor = 0
    g.territories = SEGMENTS
    g.ahead = [(t + 1) % SEGMENTS for t in range(SEGMENTS)]
    g.behind = [(t - 1) % SEGMENTS for t in range(SEGMENTS)]
    g.segments = [1] * SEGMENTS
    g.owner = [NONE] * SEGMENTS
    g.castles = [0] * SEGMENTS
    g.cubes = [0] * (SEGMENTS * COLOURS)
    first = [t % COLOURS for t in range(SEGMENTS)]
    g.chance.shuffle(first)
    for t in range(SEGMENTS):
        g.cubes[t * COLOURS + first[t]] = 1
    g.supply = [PALADINS - SEGMENTS // COLOURS] * COLOURS
    g.court = [0] * (g.seats * COLOURS)
    g.reserve = [0] * (g.seats * COLOURS)
    g.holder = [NONE] * COLOURS
    g.stock = [g.castles_per_side if side < g.sides else 0 for side in range(3)]
    g.disc = [NONE] * g.seats
    g.unused = [ALL_DISCS] * g.seats
    g.order = list(g.clockwise)
    g.turn = 0
    g.is_lively = False
    g.derive()
    g.call(Begin())
