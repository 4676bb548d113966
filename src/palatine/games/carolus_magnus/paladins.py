"""CM-PLY and CM-CTL: paladins go to court or to the map; courts decide who holds a clan."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from palatine.games.carolus_magnus.names import (
    COLOURS,
    COURT,
    NUMBER,
    PLACE,
    SEAT,
    SEGMENTS,
)  # fmt: skip
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


@mypyc_attr(free_list_len=1)
class PlayPaladins(Frame[Carolus]):
    """CM-PLY-1: exactly so many as the table tells, one after the other, in any order."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("left", NUMBER)]

    def __init__(self, seat: i64 = NONE, left: i64 = 0) -> None:
        self.seat: i64 = seat
        self.left: i64 = left  # NONE until the reserve was counted

    def copy(self) -> PlayPaladins:
        return PlayPaladins(self.seat, self.left)

    def check(self, g: Carolus) -> None:
        must(self.seat != NONE, "frame PlayPaladins: seat is missing")
        is_held = NONE <= self.left <= min(g.played, g.reserve_size(self.seat))
        must(is_held, "frame PlayPaladins: left must be as many as are held at most")

    def run(self, g: Carolus) -> Ask | None:
        if self.left == NONE:
            self.left = min(g.played, g.reserve_size(self.seat))  # CM-AMB-7: all, if fewer
            if self.left == 0:
                g.tell("no-paladins", self.seat)
        if self.left == 0:
            g.done()
            return None
        ask = Ask(self.seat, "play-paladin", self.left)
        ask.offer_table(g.placements, g.colours_of(self.seat))
        if g.explaining:
            self.explain(g, ask)
        return ask

    def explain(self, g: Carolus, ask: Ask) -> None:
        for c in range(COLOURS):
            for target in range(COURT + 1):
                if target != COURT and not g.segments[target]:
                    ask.refuse(PLACE.option(c, target), "CM-MRG-5")
                elif not g.reserve[self.seat * COLOURS + c]:
                    ask.refuse(PLACE.option(c, target), "CM-PLY-1")

    def chosen(self, g: Carolus, pick: int) -> None:
        colour: i64 = PLACE.first(pick)
        target: i64 = PLACE.second(pick)
        self.left -= 1
        g.is_lively = True
        own = self.seat * COLOURS + colour
        g.reserve[own] = g.reserve[own] - 1  # spelled out: a list's `-=` is slow when compiled
        if target < SEGMENTS:
            here = target * COLOURS + colour
            g.cubes[here] = g.cubes[here] + 1
            g.tell("placed", self.seat, colour, target)
        else:
            g.court[own] = g.court[own] + 1
            g.tell("to-court", self.seat, colour)
            claim(g, self.seat, colour)
        if self.left == 0:
            g.done()


def claim(g: Carolus, seat: i64, colour: i64) -> None:
    """CM-CTL-2: more at court than every other player takes the marker; CM-CTL-3: a tie does not.

    The holder's court is always the greatest, so more than the holder is more than everybody.
    """
    holder: i64 = g.holder[colour]
    if holder == seat:
        return
    if holder == NONE:
        g.holder[colour] = seat
        g.tell("marker", seat, colour)
    elif g.court[seat * COLOURS + colour] > g.court[holder * COLOURS + colour]:
        g.holder[colour] = seat
        g.tell("marker-from", seat, colour, holder)
