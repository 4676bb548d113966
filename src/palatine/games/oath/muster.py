"""OA-MUS, OA-TRD: mustering on a card and trading with it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from palatine.games.oath.actions import (
    after,
    announced,
    can_afford,
    impose,
    is_freed,
    is_viable,
    offer,
    pay_for,
    tolls_due,
)
from palatine.games.oath.cards import suit_count
from palatine.games.oath.deed import Deed, Mustering, Trading
from palatine.games.oath.names import MODIFY, MUSTER_ON, TRADE_FOR_FAVOR, TRADE_FOR_SECRETS
from palatine.games.oath.power import TABLE, place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    ARCANE,
    BEAST,
    MUSTER_FAVOR,
    MUSTER_SUPPLY,
    MUSTERED,
    ORDER,
    POWER_ROWS,
    SLOTS,
    TRADE_FAVOR,
    TRADE_SECRETS,
    TRADE_SUPPLY,
)
from palatine.games.oath.tokens import (
    gain_favor,
    gain_secrets,
    gain_warbands,
    place_favor,
    place_secrets,
)
from palatine.games.oath.why import why_not_on
from palatine.games.oath.windows import BARS_CARD, MUSTERS, TRADE_GAIN, TRADES
from palatine.kernel.errors import BrokenRule
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE


def is_card_barred(g: Oath, deed: Deed, card: int) -> bool:
    for entry in g.windows[BARS_CARD]:
        if power_of(entry).bars_card(g, place_in(entry), deed, card):
            return True
    return False


@mypyc_attr(free_list_len=1)
class Muster(Mustering):
    """OA-MUS-01: modifiers, then the card; warbands; what follows."""

    def copy(self) -> Muster:
        other = Muster()
        other.take_muster(self)
        return other

    def targets(self, g: Oath) -> list[int]:
        """Empty suited cards at the own site."""
        found: list[int] = []
        favor = 0 if self.is_paid_in_secrets else MUSTER_FAVOR
        secrets = MUSTER_FAVOR if self.is_paid_in_secrets else 0
        for card in g.cards_at(g.pawn[self.seat]):
            if g.suit(card) == NONE or not (self.is_any_card or g.is_empty(card)):
                continue
            if is_card_barred(g, self, card):
                continue
            tolls = tolls_due(g, self, card)
            if not can_afford(g, self, favor + tolls, secrets):
                continue
            if g.supply[self.seat] >= MUSTER_SUPPLY or is_freed(g, self, card):
                found.append(MUSTER_ON.option(card))
        return found

    def run(self, g: Oath) -> Ask | None:
        if self.step == 0:
            ask = Ask(self.seat, "muster")
            offer(g, self, MUSTERS, ask)
            if g.explaining:
                why_not_on(g, self, ask)
            return ask
        self.step += 1
        if self.step == 2:
            after(g, self)
        else:
            g.done()
        return None

    def chosen(self, g: Oath, pick: int) -> None:
        if MODIFY.has(pick):
            announced(g, self, pick)
            return
        self.card = MUSTER_ON.first(pick)
        g.tell("mustered", self.seat, self.card)
        supply = 0 if is_freed(g, self, self.card) else MUSTER_SUPPLY
        pay_for(g, self, supply, self.card)
        if self.is_paid_in_secrets:
            place_secrets(g, self.seat, self.card, MUSTER_FAVOR)
        else:
            place_favor(g, self.seat, self.card, MUSTER_FAVOR)
        self.gain = MUSTERED
        for number in self.used:
            self.gain += TABLE[number].mustered(g, g.place_of(POWER_ROWS[number].face), self)
        gain_warbands(g, self.seat, self.gain)
        self.step = 1


def new_muster(g: Oath, seat: int) -> Muster:
    muster = Muster()
    muster.open(seat)
    impose(g, muster, MUSTERS)
    return muster


def may_muster(g: Oath, seat: int) -> bool:
    return is_viable(g, new_muster(g, seat), MUSTERS)


@mypyc_attr(free_list_len=1)
class Trade(Trading):
    """OA-TRD-01 to OA-TRD-03: modifiers, then the card and what for."""

    def copy(self) -> Trade:
        other = Trade()
        other.take_trade(self)
        return other

    def targets(self, g: Oath) -> list[int]:
        """Empty suited cards; a gain of nothing does not forbid it (OA-TRD-03)."""
        found: list[int] = []
        for slot in range(SLOTS):
            if not self.sites >> slot & 1:
                continue
            for card in g.cards_at(slot):
                if g.suit(card) == NONE or not g.is_empty(card) or is_card_barred(g, self, card):
                    continue
                if g.supply[self.seat] < TRADE_SUPPLY and not is_freed(g, self, card):
                    continue
                tolls = tolls_due(g, self, card)
                if can_afford(g, self, tolls, TRADE_SECRETS):
                    found.append(TRADE_FOR_FAVOR.option(card))
                if can_afford(g, self, TRADE_FAVOR + tolls, 0):
                    found.append(TRADE_FOR_SECRETS.option(card))
        return found

    def run(self, g: Oath) -> Ask | None:
        if self.step == 0:
            ask = Ask(self.seat, "trade")
            offer(g, self, TRADES, ask)
            if g.explaining:
                why_not_on(g, self, ask)
            return ask
        self.step += 1
        if self.step == 2:
            after(g, self)
        else:
            g.done()
        return None

    def chosen(self, g: Oath, pick: int) -> None:
        if MODIFY.has(pick):
            announced(g, self, pick)
            return
        self.is_for_secrets = TRADE_FOR_SECRETS.has(pick)
        verb = TRADE_FOR_SECRETS if self.is_for_secrets else TRADE_FOR_FAVOR
        self.card = verb.first(pick)
        g.tell("traded", self.seat, self.card)
        supply = 0 if is_freed(g, self, self.card) else TRADE_SUPPLY
        pay_for(g, self, supply, self.card)
        advisers = trade_advisers(g, self, g.suit(self.card))
        if self.is_for_secrets:
            place_favor(g, self.seat, self.card, TRADE_FAVOR)
            self.secrets = advisers
        else:
            place_secrets(g, self.seat, self.card, TRADE_SECRETS)
            self.favor = 1 + advisers
        for number in self.used:
            TABLE[number].traded(g, g.place_of(POWER_ROWS[number].face), self)
        for entry in g.windows[TRADE_GAIN]:
            power_of(entry).trade_gain(g, place_in(entry), self)
        before = g.favor[self.seat] + g.secrets[self.seat]
        gain_favor(g, self.seat, g.suit(self.card), self.favor)
        gain_secrets(g, self.seat, self.secrets)
        if g.favor[self.seat] + g.secrets[self.seat] == before:
            g.tell("traded-in-vain", self.seat, self.card)
        self.step = 1


def trade_advisers(g: Oath, trade: Trading, suit: int) -> int:
    """Faceup advisers of a suit for this Trade: another player's if disguised.

    Which of its two suits the Acting Troupe has needs no question: the traded card settles it.
    """
    n = suit_count(g, trade.advisers_of, suit)
    if trade.has_troupe:
        if suit == BEAST or suit == ORDER:
            n += 1
        elif suit == ARCANE:
            n -= 1
    return n


def trade_of(g: Oath) -> Trading:
    """The Trade under way; for powers that ask within it."""
    for i in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[i]
        if isinstance(frame, Trading):
            return frame
    raise BrokenRule("no Trade is under way")


def advisers_for(g: Oath, seat: int) -> int:
    """Whose advisers count for the seat: another player's in a Trade in disguise."""
    for i in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[i]
        if isinstance(frame, Trading) and frame.seat == seat:
            return frame.advisers_of
    return seat


def new_trade(g: Oath, seat: int) -> Trade:
    trade = Trade()
    trade.open_at(seat, g.pawn[seat])
    impose(g, trade, TRADES)
    return trade


def may_trade(g: Oath, seat: int) -> bool:
    return is_viable(g, new_trade(g, seat), TRADES)
