"""VW-WRD-02, VW-DEB: the ops that gain, flip and choose."""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts.effects import COUNT, WHAT, Op, can_run, effect, fire
from palatine.games.viscounts.gains import (
    approve_deed,
    gain_corruption,
    gain_debt,
    gain_deed,
    gain_goods,
    gain_virtue,
    pay_debt,
)
from palatine.games.viscounts.names import EITHER, FLIP, TAKE
from palatine.games.viscounts.programs import CHOOSE as CHOOSE_OP
from palatine.games.viscounts.programs import (
    CORRUPTION,
    DEBT,
    DEED,
    FLIP_DEBT,
    FLIP_DEED,
    FLIP_EITHER,
    GOLD,
    INK,
    RESOURCE,
    STONE,
    VIRTUE,
)
from palatine.games.viscounts.programs import FLIP as FLIP_OP
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    ACQUIRED,
    AFTER_FLIP,
    FLIP_EFFECT,
    ON_FLIP_DEBT,
    ON_GAIN_DEBT,
    PAPERS,
    PROGRAMS,
    UNPAID,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

RESOURCES: Final[list[int]] = [TAKE.option(INK), TAKE.option(GOLD), TAKE.option(STONE)]
BOTH_SHEETS: Final[list[int]] = [FLIP.option(FLIP_DEBT), FLIP.option(FLIP_DEED)]


class Gain(Op):
    """`gain ITEM N`: at once, except that a resource of choice is chosen."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        item = WHAT[at]
        if item < RESOURCE:
            gain_goods(g, seat, item, COUNT[at])
        elif item == VIRTUE:
            gain_virtue(g, seat, COUNT[at])
        elif item == CORRUPTION:
            gain_corruption(g, seat, COUNT[at])
        elif item == DEBT:
            gain_debt(g, seat)
            fire(g, seat, ON_GAIN_DEBT)  # VW-DEB-03
        elif item == DEED:
            for _ in range(COUNT[at]):
                gain_deed(g, seat)
        else:
            ask = Ask(seat, "choose-resource")
            ask.offer_row(RESOURCES)
            return ask
        return None

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        gain_goods(g, seat, TAKE.first(pick), 1)
        return 0


class Flip(Op):
    """`flip debt|deed|either N`: VW-DEB-02, one at a time."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        return flippable(g, seat, WHAT[at]) != NONE

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        sheet = flippable(g, seat, WHAT[at])
        if sheet == FLIP_EITHER:
            ask = Ask(seat, "choose-flip")
            ask.offer_row(BOTH_SHEETS)
            return ask
        if sheet == NONE:
            g.tell("cannot", seat, FLIP_OP)
        else:
            flip(g, seat, sheet)
        return None

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        flip(g, seat, FLIP.first(pick))
        return 0


def flippable(g: Viscounts, seat: int, wanted: int) -> int:
    """Which of the wanted kind lies unflipped: a debt, a deed, either, or NONE."""
    has_debt = wanted != FLIP_DEED and g.papers[seat * PAPERS + UNPAID] > 0
    has_deed = wanted != FLIP_DEBT and g.papers[seat * PAPERS + ACQUIRED] > 0
    if has_debt and has_deed:
        return FLIP_EITHER
    if has_debt:
        return FLIP_DEBT
    return FLIP_DEED if has_deed else NONE


def flip(g: Viscounts, seat: int, sheet: int) -> None:
    """VW-DEB-02, VW-DEB-03: what the card gives comes first, then what waits for the flip."""
    if seat == g.automa:
        fire(g, seat, AFTER_FLIP)
    if sheet == FLIP_DEBT:
        pay_debt(g, seat)
        fire(g, seat, ON_FLIP_DEBT)
    else:
        approve_deed(g, seat)
    effect(g, seat, FLIP_EFFECT[sheet])


class Choose(Op):
    """`choose`: VW-TRN-04, one side; one that cannot be done only if no other can."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        ask = Ask(seat, "choose-effect")
        for side in PROGRAMS.sides[at]:
            if can_run(g, seat, side):
                ask.offer(EITHER.option(side))
            elif g.explaining:
                ask.refuse(EITHER.option(side), "VW-TRN-04")
        if ask.count == 0:
            g.tell("cannot", seat, CHOOSE_OP)
            return None
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        side = EITHER.first(pick)
        g.tell("chose-effect", seat, side)
        effect(g, seat, side)
        return 0
