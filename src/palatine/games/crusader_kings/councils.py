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


def gain_development(g: Kings, seat: int, development: int) -> None:
    """CK-REA-6: however it is gained."""
    take_card(g, seat, development, False)
    look_at_achievements(g)


def take_card(g: Kings, seat: int, development: int, spent: bool) -> None:
    """A mark of use comes with the card; CK-ACH-4: whoever calls looks at achievements after."""
    g.held[seat] |= BIT[development]
    if spent:
        g.spent[seat] |= BIT[development]
    else:
        g.spent[seat] &= ~BIT[development]
    kind = DEVELOPMENT_KIND[development]
    if len(held_of(g, seat, kind)) > MOST_OF_KIND[kind]:
        g.call(Overflow(seat, development))


def give_card(g: Kings, seat: int, development: int) -> bool:
    """The card leaves its holder; whether it was marked as used."""
    was_spent = g.spent[seat] >> development & 1 != 0
    g.held[seat] &= ~BIT[development]
    g.spent[seat] &= ~BIT[development]
    return was_spent


def exchange_card(g: Kings, giver: int, taker: int, development: int) -> None:
    """From one player to another, within a deal that is looked at whole."""
    take_card(g, taker, development, give_card(g, giver, development))


def hand_over(g: Kings, giver: int, taker: int, development: int) -> None:
    """From one player to another."""
    exchange_card(g, giver, taker, development)
    look_at_achievements(g)


class Overflow(Frame[Kings]):
    """CK-REA-4: the fourth of a kind pushes out one of the old three."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("gained", DEVELOPMENT)]

    def __init__(self, seat: int = NONE, gained: int = NONE) -> None:
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
    give_card(g, seat, development)
    look_at_achievements(g)
    g.tell("discarded", seat, development)
