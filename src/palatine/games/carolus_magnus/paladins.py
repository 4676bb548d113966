"""CM-PLY and CM-CTL: paladins go to court or to the map; courts decide who holds a clan."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.carolus_magnus.names import (
    COLOURS,
    COURT,
    NUMBER,
    PLACE,
    SEAT,
    SEGMENTS,
)  # fmt: skip
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


class PlayPaladins(Frame[Carolus]):
    """CM-PLY-1: exactly so many as the table tells, one after the other, in any order."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("left", NUMBER)]

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # NONE until the reserve was counted

    def copy(self) -> PlayPaladins:
        return PlayPaladins(self.seat, self.left)

    def run(self, g: Carolus) -> Ask | None:
        if self.left == NONE:
            self.left = min(g.played, g.reserve_size(self.seat))  # CM-AMB-7: all, if fewer
            if self.left == 0:
                g.tell("no-paladins", self.seat)
        if self.left == 0:
            g.done()
            return None
        ask = Ask(self.seat, "play-paladin", self.left)
        row = self.seat * COLOURS
        for c in range(COLOURS):
            if g.reserve[row + c]:
                ask.offer_row(g.placements[c])
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
        colour = PLACE.first(pick)
        target = PLACE.second(pick)
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


def claim(g: Carolus, seat: int, colour: int) -> None:
    """CM-CTL-2: more at court than every other player takes the marker; CM-CTL-3: a tie does not.

    The holder's court is always the greatest, so more than the holder is more than everybody.
    """
    holder = g.holder[colour]
    if holder == seat:
        return
    if holder == NONE:
        g.holder[colour] = seat
        g.tell("marker", seat, colour)
    elif g.court[seat * COLOURS + colour] > g.court[holder * COLOURS + colour]:
        g.holder[colour] = seat
        g.tell("marker-from", seat, colour, holder)
