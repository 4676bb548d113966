"""CK-REA-4: developments that somebody gains or loses, and what the limit of three pushes out."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.names import DEVELOPMENT, DISCARD, SEAT
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    BIT,
    DEVELOPMENT_KIND,
    DEVELOPMENTS,
    MOST_OF_KIND,
    OF_KIND,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


def held_of(g: Kings, seat: int, kind: int) -> list[int]:
    """The developments of a kind that the seat holds."""
    bits = g.held[seat] & OF_KIND[kind]
    return [development for development in range(DEVELOPMENTS) if bits >> development & 1]


def gain_development(g: Kings, seat: int, development: int, spent: bool = False) -> None:
    """CK-REA-6: however it is gained; a mark of use comes with the card."""
    g.held[seat] |= BIT[development]
    if spent:
        g.spent[seat] |= BIT[development]
    else:
        g.spent[seat] &= ~BIT[development]
    kind = DEVELOPMENT_KIND[development]
    if len(held_of(g, seat, kind)) > MOST_OF_KIND[kind]:
        g.call(Overflow(seat, development))
    look_at_achievements(g)


def lose_development(g: Kings, seat: int, development: int) -> bool:
    """The card leaves its holder; whether it was marked as used."""
    was_spent = g.spent[seat] >> development & 1 != 0
    g.held[seat] &= ~BIT[development]
    g.spent[seat] &= ~BIT[development]
    look_at_achievements(g)
    return was_spent


def hand_over(g: Kings, giver: int, taker: int, development: int) -> None:
    """From one player to another."""
    gain_development(g, taker, development, lose_development(g, giver, development))


class Overflow(Frame[Kings]):
    """CK-REA-4: the fourth of a kind pushes out one of the old three."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("gained", DEVELOPMENT)]

    def __init__(self, seat: int, gained: int) -> None:
        self.seat = seat
        self.gained = gained

    def copy(self) -> Overflow:
        return self

    def run(self, g: Kings) -> Ask | None:
        kind = DEVELOPMENT_KIND[self.gained]
        if len(held_of(g, self.seat, kind)) <= MOST_OF_KIND[kind]:  # the same deal took others away
            g.done()
            return None
        ask = Ask(self.seat, "discard", self.gained)
        for development in held_of(g, self.seat, kind):
            if development != self.gained:
                ask.offer(DISCARD.option(development))
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        g.done()
        discard_development(g, self.seat, DISCARD.first(pick))

    def check(self, g: Kings) -> None:
        if self.seat == NONE or self.gained == NONE:
            raise BadData("frame Overflow: seat and gained must be there")
        if not g.held[self.seat] >> self.gained & 1:
            raise BadData("frame Overflow: gained must be held")


def discard_development(g: Kings, seat: int, development: int) -> None:
    lose_development(g, seat, development)
    g.tell("discarded", seat, development)
