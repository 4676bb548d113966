"""VW-TRD: exchanges at an outer space, one at a time."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.viscounts import tables
from palatine.games.viscounts.cards import can_destroy
from palatine.games.viscounts.effects import CODE, FIRST, LAST, WHAT, effect, fire
from palatine.games.viscounts.funding import Purse, ask_dismissal, can_dismiss, pay_dismissal
from palatine.games.viscounts.names import DISMISS, EXCHANGE, NUMBER, PASS, SEAT, TOWNSFOLK
from palatine.games.viscounts.papers import flippable
from palatine.games.viscounts.programs import DESTROY, FLIP, GAIN, SILVER
from palatine.games.viscounts.state import Viscounts, must_have_turn
from palatine.games.viscounts.tables import (
    AFTER_TRADE,
    GOODS,
    INNER,
    MERCHANTS_FOR,
    TRADE_EFFECT,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, flag, one
from palatine.kernel.lexicon import NONE

ASK_DISMISS: Final = 0
COUNT_ICONS: Final = 1
EXCHANGING: Final = 2
NO_AIM: Final = 0  # VW-ACT-08: a trade may dismiss without an exchange, so it costs nothing


def price_of(g: Viscounts, seat: int, merchants: int) -> int:
    """VW-TRD-05: silver for the merchant icons that an exchange needs and that are not left."""
    return max(0, MERCHANTS_FOR[g.at[seat]] - merchants)


def can_exchange(g: Viscounts, seat: int, merchants: int) -> bool:
    """VW-TRD-06: no silver for silver; VW-TRD-08: no flip or destroy without a card for it."""
    price = price_of(g, seat, merchants)
    if price > g.goods[seat * GOODS + SILVER]:
        return False
    program = TRADE_EFFECT[g.at[seat]]
    for at in range(FIRST[program], LAST[program]):
        if CODE[at] == GAIN and WHAT[at] == SILVER and price:
            return False
        if CODE[at] == FLIP and flippable(g, seat, WHAT[at]) == NONE:
            return False
        if CODE[at] == DESTROY and not can_destroy(g, seat):
            return False
    return True


class Trade(Frame[Viscounts]):
    """VW-TRD-01, VW-TRD-05: as many exchanges as wished and paid for."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("step", NUMBER),
        one("dismissed", TOWNSFOLK),
        one("merchants", NUMBER),
        flag("has_traded"),
    ]

    seat: int = NONE
    step: int = 0
    dismissed: int = NONE
    merchants: int = 0  # icons left for exchanges
    has_traded: bool = False

    def copy(self) -> Trade:
        other = Trade()
        other.seat = self.seat
        other.step = self.step
        other.dismissed = self.dismissed
        other.merchants = self.merchants
        other.has_traded = self.has_traded
        return other

    def check(self, g: Viscounts) -> None:
        must_have_turn(g, self.seat, "Trade")
        must(0 <= self.step <= EXCHANGING, f"frame Trade: step must be 0 to {EXCHANGING}")
        must(self.merchants >= 0, "frame Trade: merchants cannot be negative")
        must(g.at[self.seat] % 3 != INNER, "frame Trade: at must be an outer space")

    def run(self, g: Viscounts) -> Ask | None:
        seat = self.seat
        if self.step == ASK_DISMISS:
            purse = Purse(g, seat, tables.TRADE)
            if can_dismiss(g, purse, NO_AIM):
                may_keep = can_exchange(g, seat, purse.with_card(NONE))
                return ask_dismissal(g, seat, tables.TRADE, may_keep)
            self.step = COUNT_ICONS
        if self.step == COUNT_ICONS:
            self.merchants = Purse(g, seat, tables.TRADE).with_card(self.dismissed)
            self.step = EXCHANGING
        if can_exchange(g, seat, self.merchants):
            ask = Ask(seat, "exchange", self.merchants)
            ask.offer(EXCHANGE.option())
            ask.offer(PASS.option())
            if g.explaining:
                space = g.at[seat]
                price = price_of(g, seat, self.merchants)
                needed = MERCHANTS_FOR[space]
                ask.note(EXCHANGE.option(), "exchange", needed, price, TRADE_EFFECT[space])
            return ask
        self.finish(g)
        return None

    def chosen(self, g: Viscounts, pick: int) -> None:
        seat = self.seat
        if self.step == ASK_DISMISS:
            self.step = COUNT_ICONS
            if DISMISS.has(pick):
                self.has_traded = True
                self.dismissed = pay_dismissal(g, seat)
            return
        if PASS.has(pick):
            self.finish(g)
            return
        space = g.at[seat]
        price = price_of(g, seat, self.merchants)
        g.goods[seat * GOODS + SILVER] -= price
        self.merchants = max(0, self.merchants - MERCHANTS_FOR[space])
        self.has_traded = True
        g.tell("exchanged", seat, price, TRADE_EFFECT[space])
        effect(g, seat, TRADE_EFFECT[space])

    def finish(self, g: Viscounts) -> None:
        """VW-TRD-07: only an exchange or a dismissal makes it a trade."""
        g.done()
        if self.has_traded:
            fire(g, self.seat, AFTER_TRADE)
