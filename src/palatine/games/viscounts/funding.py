"""VW-ACT-02 to VW-ACT-05: icons, goods, converters and a dismissed townsfolk fund an action."""

from __future__ import annotations

from palatine.games.viscounts.hire import dismiss_top, front, resolve_corner
from palatine.games.viscounts.names import DISMISS, PASS
from palatine.games.viscounts.programs import SILVER
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    BIT,
    CARD_ICONS,
    CARD_SILVER,
    CONVERTERS,
    CORNER,
    CRIMINAL,
    DISMISS_PRICE,
    GOOD_FOR,
    GOODS,
    ICONS,
    MERCHANT,
    OWNABLE,
    PLACES,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE


class Purse:
    """VW-ACT-02, VW-ACT-05: what a seat can bring up for an action, converters included."""

    def __init__(self, g: Viscounts, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action
        self.good: int = GOOD_FOR[action]
        self.pair: int = 0  # merchant icons that count as one icon
        self.coins: int = 0  # silver that counts as one icon
        self.double: int = NONE  # the good of which one piece is worth two
        self.also: int = 0
        first = seat * PLACES
        for at in range(first, first + PLACES):
            card = g.board[at]
            if card != NONE and CONVERTERS[card].action == action:
                converter = CONVERTERS[card]
                self.pair = self.pair or converter.pair
                self.coins = self.coins or converter.coins
                self.also |= converter.also
                if converter.double != NONE:
                    self.double = converter.double
        self.merchants: int = g.icons(seat, MERCHANT) if self.pair else 0
        self.icons: int = g.icons(seat, action) + g.crimes(seat)

    def with_card(self, card: int) -> int:
        """Icons together with those of a dismissed townsfolk (or of nobody)."""
        icons = self.icons
        merchants = self.merchants
        if card != NONE:
            icons += CARD_ICONS[card * ICONS + self.action] + CARD_ICONS[card * ICONS + CRIMINAL]
            merchants += CARD_ICONS[card * ICONS + MERCHANT]
        return icons + merchants // self.pair if self.pair else icons

    def is_usable(self, card: int) -> bool:
        """VW-ACT-03: only a townsfolk that shows an icon for the action can be dismissed."""
        row = card * ICONS
        if CARD_ICONS[row + self.action] or CARD_ICONS[row + CRIMINAL]:
            return True
        return self.pair > 0 and CARD_ICONS[row + MERCHANT] > 0

    def pieces(self, g: Viscounts, good: int, silver: int) -> int:
        """How many times a good can be paid, if so much silver is at hand."""
        if good == SILVER:
            return silver // self.coins if self.coins else 0
        if good == self.good or self.also & BIT[good]:
            return g.goods[self.seat * GOODS + good]
        return 0

    def covers(self, g: Viscounts, due: int, silver: int) -> bool:
        """VW-ACT-08: whether goods can pay what icons leave open."""
        if due <= 0:
            return True
        worth = 0
        for good in range(GOODS):
            worth += self.pieces(g, good, silver)
        if self.double != NONE and self.pieces(g, self.double, silver):
            worth += 1
        return due <= worth

    def worth(self, good: int, is_doubled: bool) -> int:
        """VW-ACT-05: what one piece counts; the doubling works once."""
        return 2 if good == self.double and not is_doubled else 1

    def may_pay(self, g: Viscounts, good: int, due: int, is_first: bool, is_doubled: bool) -> bool:
        """VW-ACT-10: only while what is due can still be met exactly, in the order of goods."""
        silver = g.goods[self.seat * GOODS + SILVER]
        if self.pieces(g, good, silver) == 0:
            return False
        worth = self.worth(good, is_doubled)
        if worth > due:
            return is_first  # VW-ACT-09: the one spare point that cannot be avoided
        due -= worth
        is_doubled = is_doubled or good == self.double
        singles = 0
        doubles = 0
        for other in range(good, GOODS):
            left = self.pieces(g, other, silver) - (1 if other == good else 0)
            if other == self.double and not is_doubled:
                doubles = left
            else:
                singles += left
        return due <= singles or (doubles > 0 and 2 <= due <= singles + doubles + 1)


def dismiss_price(g: Viscounts, seat: int, card: int) -> int:
    """VW-ACT-03: its silver value, or 1 with the second trading post slot."""
    return DISMISS_PRICE[g.open[seat]] or CARD_SILVER[card]


def can_fund(g: Viscounts, purse: Purse, cost: int) -> bool:
    """VW-ACT-08: with the goods at hand, or with a dismissal and what it leaves."""
    silver = g.goods[purse.seat * GOODS + SILVER]
    return purse.covers(g, cost - purse.with_card(NONE), silver) or can_dismiss(g, purse, cost)


def can_dismiss(g: Viscounts, purse: Purse, cost: int) -> bool:
    """VW-ACT-03: it shows a usable icon, can be paid, and the aim can still be paid after it."""
    seat = purse.seat
    card = front(g, g.segment_of(seat))
    silver = g.goods[seat * GOODS + SILVER] - dismiss_price(g, seat, card)
    if silver < 0 or not purse.is_usable(card):
        return False
    return purse.covers(g, cost - purse.with_card(card), silver)


def pay_dismissal(g: Viscounts, seat: int) -> int:
    """VW-ACT-03, VW-ACT-04: pays, removes the card and resolves its corner; returns the card."""
    segment = g.segment_of(seat)
    card = front(g, segment)
    price = dismiss_price(g, seat, card)
    g.goods[seat * GOODS + SILVER] -= price
    g.tell("dismissed" if card < OWNABLE else "dismissed-printed", seat, card, price)
    dismiss_top(g, seat, segment)
    resolve_corner(g, seat, card)
    return card


def ask_dismissal(g: Viscounts, seat: int, action: int, may_keep: bool) -> Ask:
    """The townsfolk beside the viscount, or nobody unless only it can fund the aim."""
    ask = Ask(seat, "dismiss", action)
    card = front(g, g.segment_of(seat))
    ask.offer(DISMISS.option(card))
    if may_keep:
        ask.offer(PASS.option())
    elif g.explaining:
        ask.refuse(PASS.option(), "VW-ACT-10")
    if g.explaining:
        price = dismiss_price(g, seat, card)
        ask.note(DISMISS.option(card), "gives-corner", price, CORNER[card])
    return ask
