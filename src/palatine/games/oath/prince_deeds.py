"""CP-TRD, CP-MUS, CP-REC-03: his Trade, his Muster and how he recovers a banner.

Each is the action of everybody with a run of its own: modifiers first, then all cards at once. The
value that they return says that a cell was skipped after all.
"""

from __future__ import annotations

from typing import Final

from palatine.games.oath.actions import after, impose
from palatine.games.oath.muster import Muster, Trade
from palatine.games.oath.names import CANNOT_PAY, IS_HIS, NO_WARBANDS, NOTHING_TO_GAIN
from palatine.games.oath.power import TABLE
from palatine.games.oath.prince_mind import (
    banner_purse,
    can_muster,
    can_recover_banner,
    muster_cards,
    trade_cards,
    trade_with,
    trade_yield,
    use_modifiers,
)
from palatine.games.oath.prince_modifiers import ask_for_modifiers
from palatine.games.oath.prince_tolls import pay_tolls
from palatine.games.oath.recover import Recover, recover_banner
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    MUSTER_FAVOR,
    MUSTERED,
    PEOPLES_FAVOR,
    POWER_ROWS,
)
from palatine.games.oath.tokens import (
    gain_favor,
    gain_secrets,
    gain_warbands,
    own_favor,
    place_favor,
)
from palatine.games.oath.windows import MUSTERS, TRADES
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

DONE: Final = NONE  # as an excuse: there is none
SKIPPED: Final = 100  # a value above it is the excuse of an action that came to nothing


# Trade


class PrinceTrade(Trade):
    """CP-TRD: every empty card of the right suits, and no tokens are placed."""

    def copy(self) -> PrinceTrade:
        other = PrinceTrade()
        other.take_trade(self)
        return other

    def run(self, g: Oath) -> Ask | None:
        step = self.step
        self.step += 1
        if step == 0:
            ask_for_modifiers(g, "trade")
        elif step == 1:
            self.trade(g)
        elif step == 2:
            after(g, self)
        else:
            g.done()
        return None

    def trade(self, g: Oath) -> None:
        cards = [card for card in trade_cards(g, self) if trade_with(g, self, card) > 0]
        if not cards:  # CP-TRD-04: without a modifier that could have been used
            g.done(SKIPPED + NOTHING_TO_GAIN)
            return
        pay_tolls(g, self, cards)
        for card in cards:
            n = trade_with(g, self, card)
            g.tell("traded", g.prince, card)
            before = g.favor[g.prince] + g.secrets[g.prince]
            if self.is_for_secrets:
                gain_secrets(g, g.prince, n)
            else:
                gain_favor(g, g.prince, g.suit(card), n)
            if g.favor[g.prince] + g.secrets[g.prince] == before:  # an empty bank
                g.tell("traded-in-vain", g.prince, card)


def trade(g: Oath, is_for_secrets: bool) -> int:
    """CP-TRD-04: skipped if nothing would be gained."""
    seat = g.prince
    at = g.pawn[seat]
    if trade_yield(g, at, is_for_secrets) == 0:
        return NOTHING_TO_GAIN
    deed = PrinceTrade()
    deed.open_at(seat, at)
    deed.is_free = True
    deed.is_for_secrets = is_for_secrets
    impose(g, deed, TRADES)
    if not g.is_extended:
        use_modifiers(g, deed, TRADES)
    g.call(deed)
    return DONE


# Muster


class PrinceMuster(Muster):
    """CP-MUS: 1 favor on each empty card and 2 warbands for it, as long as there are both."""

    def copy(self) -> PrinceMuster:
        other = PrinceMuster()
        other.take_muster(self)
        return other

    def run(self, g: Oath) -> Ask | None:
        step = self.step
        self.step += 1
        if step == 0:
            ask_for_modifiers(g, "muster")
        elif step == 1:
            self.muster(g)
        elif step == 2:
            after(g, self)
        else:
            g.done()
        return None

    def muster(self, g: Oath) -> None:
        cards = muster_cards(g, self)
        if not cards:  # CP-MUS-02: without a modifier that could have been used
            g.done(SKIPPED + NO_WARBANDS)
            return
        given: list[int] = []  # CP-MUS-03: modifiers count once
        for card in cards:
            if own_favor(g, g.prince) < MUSTER_FAVOR or g.in_bank(g.colour(g.prince)) == 0:
                break
            self.card = card
            g.tell("mustered", g.prince, card)
            place_favor(g, g.prince, card, MUSTER_FAVOR)
            gain = MUSTERED
            for number in self.used:
                if number not in given:
                    more = TABLE[number].mustered(g, g.place_of(POWER_ROWS[number].face), self)
                    if more > 0:
                        given.append(number)
                    gain += more
            gain_warbands(g, g.prince, gain)


def muster(g: Oath) -> int:
    """CP-MUS-02: skipped if it would give no warbands."""
    if not can_muster(g):
        return NO_WARBANDS
    deed = PrinceMuster()
    deed.open(g.prince)
    deed.is_free = True
    impose(g, deed, MUSTERS)
    if not g.is_extended:
        use_modifiers(g, deed, MUSTERS)
    g.call(deed)
    return DONE


# Recover


class PrinceRecover(Recover):
    """CP-REC-03: a banner, with all that he has and what modifiers add."""

    def copy(self) -> PrinceRecover:
        other = PrinceRecover()
        other.take_recovery(self)
        return other

    def run(self, g: Oath) -> Ask | None:
        if self.step == 0:
            self.step = 1
            if self.banner == DARKEST_SECRET:  # Magician's Code adds to no other
                ask_for_modifiers(g, "recover")
            return None
        if self.step == 1:
            self.step = 2
            self.paid = banner_purse(g, self.banner) + self.bonus_used()
            if self.banner == PEOPLES_FAVOR:
                g.ambitions = 0
            recover_banner(g, self)
            return None
        return super().run(g)


def recover(g: Oath, banner: int) -> int:
    """CP-REC-01, CP-REC-07."""
    if g.banner_of[banner] == g.prince:
        return IS_HIS
    if not can_recover_banner(g, banner):
        return CANNOT_PAY
    deed = PrinceRecover()
    deed.open(g.prince)
    deed.is_free = True
    deed.banner = banner
    g.call(deed)
    return DONE
