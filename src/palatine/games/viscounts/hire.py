"""VW-HIR: townsfolk come from the piles of the main board: phase 4 and free hires."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.viscounts import programs
from palatine.games.viscounts.effects import Op, effect, fire
from palatine.games.viscounts.names import GONE, HIRE, IN_DISCARD, PASS, SEAT
from palatine.games.viscounts.programs import SILVER
from palatine.games.viscounts.state import Viscounts, must_have_turn
from palatine.games.viscounts.tables import (
    AFTER_HIRE,
    CARD_SILVER,
    CARDS,
    CORNER,
    GOODS,
    OWNABLE,
    PLACES,
    SEGMENTS,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


def front(g: Viscounts, segment: int) -> int:
    """VW-ACT-04: the visible townsfolk of a segment, or the one printed under its empty pile."""
    card = g.top[segment]
    return OWNABLE + g.side * SEGMENTS + segment if card == NONE else card


def turn_up(g: Viscounts, segment: int) -> None:
    """VW-HIR-03: the next card of the pile is visible at once; an empty pile stays empty."""
    if g.pile[segment] == 0:
        g.top[segment] = NONE
        g.tell("pile-empty", segment)
        return
    card = g.unseen.pop(g.chance.below(len(g.unseen)))
    g.top[segment] = card
    g.tell("turned-up", segment, card)


def remove_top(g: Viscounts, segment: int) -> None:
    """The visible card leaves its pile."""
    g.pile[segment] -= 1
    turn_up(g, segment)


def dismiss_top(g: Viscounts, seat: int, segment: int) -> None:
    """VW-ACT-03: it leaves the game; VW-ACT-04: a printed one stays."""
    card = g.top[segment]
    if card != NONE:
        g.zone[seat * CARDS + card] = GONE
        remove_top(g, segment)


def hire(g: Viscounts, seat: int, segment: int) -> None:
    """VW-HIR-01, VW-HIR-03: onto the own discard pile, then its corner, then the first workshop."""
    card = g.top[segment]
    g.zone[seat * CARDS + card] = IN_DISCARD
    g.discard[seat] += 1
    remove_top(g, segment)
    fire(g, seat, AFTER_HIRE)
    resolve_corner(g, seat, card)


def resolve_corner(g: Viscounts, seat: int, card: int) -> None:
    if CORNER[card] != programs.NOTHING:
        g.tell("corner", seat, card, CORNER[card])
        effect(g, seat, CORNER[card])


class HireFree(Op):
    """`hire_free N`: VW-HIR-02, any visible townsfolk; mandatory."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        for segment in range(SEGMENTS):
            if g.top[segment] != NONE:
                return True
        return False

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        ask = Ask(seat, "hire-free")
        for place in range(SEGMENTS):
            card = g.top[g.ring[place]]
            if card != NONE:
                ask.offer(HIRE.option(card))
                if g.explaining:
                    ask.note(HIRE.option(card), "gives", CORNER[card])
        if ask.count == 0:
            g.tell("cannot", seat, programs.HIRE_FREE)
            return None
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        card = HIRE.first(pick)
        g.tell("hired-free", seat, card)
        hire(g, seat, g.top.index(card))
        return 0


class Recruit(Frame[Viscounts]):
    """VW-HIR-01: phase 4, at most one townsfolk of the own segment for its silver."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat

    def copy(self) -> Recruit:
        return self

    def check(self, g: Viscounts) -> None:
        must_have_turn(g, self.seat, "Recruit")
        is_laid = g.board[self.seat * PLACES] != NONE
        must(is_laid, "frame Recruit: board has no card in its left place")

    def run(self, g: Viscounts) -> Ask | None:
        card = g.top[g.segment_of(self.seat)]
        if card == NONE or g.goods[self.seat * GOODS + SILVER] < CARD_SILVER[card]:
            g.done()
            return None
        ask = Ask(self.seat, "recruit")
        ask.offer(HIRE.option(card))
        ask.offer(PASS.option())
        if g.explaining:
            ask.note(HIRE.option(card), "gives-corner", CARD_SILVER[card], CORNER[card])
            for other in g.top:
                if other != card and other != NONE:
                    ask.refuse(HIRE.option(other), "VW-HIR-01")
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        seat = self.seat
        g.done()
        if PASS.has(pick):
            return
        card = HIRE.first(pick)
        g.goods[seat * GOODS + SILVER] -= CARD_SILVER[card]
        g.tell("hired", seat, card, CARD_SILVER[card])
        hire(g, seat, g.segment_of(seat))
