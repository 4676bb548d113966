"""OA-REC, OA-BAN: recovering a relic of the own site or a banner."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from palatine.games.oath.actions import (
    after,
    announced,
    can_afford,
    favor_needed,
    impose,
    is_freed,
    is_viable,
    offer,
    pay_for,
    secrets_needed,
)
from palatine.games.oath.cards import (
    is_protected,
    is_relic_locked,
    move_banner,
    relic_from_site,
    take_relics,
    thing_of_banner,
)
from palatine.games.oath.deed import Recovering
from palatine.games.oath.names import (
    CHOOSE_SUIT,
    MODIFY,
    NUMBER,
    PAY,
    RECOVER_BANNER,
    RECOVER_RELIC,
    SEAT,
)
from palatine.games.oath.power import place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    BANNERS,
    BURN_FAVOR,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    PLACE_FAVOR,
    RECOVER_SUPPLY,
    SITE_BANK,
    SITE_PRICE,
    SITE_RECOVERY,
    SUITS,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import (
    burn_secrets,
    gain_secrets,
    pay_burned_favor,
    put_in_bank,
    spend_favor,
    spendable,
)
from palatine.games.oath.windows import BARS_RECOVER, RECOVERED, RECOVERS
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


@mypyc_attr(free_list_len=1)
class Recover(Recovering):
    """OA-REC-01: modifiers, then the relic or banner; for a banner how much is paid."""

    def copy(self) -> Recover:
        other = Recover()
        other.take_recovery(self)
        return other

    def targets(self, g: Oath) -> list[int]:
        found: list[int] = []
        if g.supply[self.seat] < RECOVER_SUPPLY and not is_freed(g, self, NONE):
            return found
        slot = g.pawn[self.seat]
        is_for_secret = self.bonus > 0  # Magician's Code helps with the Darkest Secret alone
        if self.can_pay_relic(g, slot) and not is_relic_locked(g, self.seat, slot):
            for place in [] if is_for_secret else g.relics_at(slot):
                found.append(RECOVER_RELIC.option(place + 1))
        for banner in range(BANNERS):
            if is_for_secret and banner != DARKEST_SECRET:
                continue
            if may_recover_banner(g, self.seat, banner) and self.most(g, banner) > 0:
                found.append(RECOVER_BANNER.option(banner))
        return found

    def can_pay_relic(self, g: Oath, slot: int) -> bool:
        """OA-REC-02: the price printed on the site."""
        kind, price = SITE_RECOVERY[g.site[slot]], SITE_PRICE[g.site[slot]]
        if kind == PLACE_FAVOR or kind == BURN_FAVOR:
            return can_afford(g, self, price, 0)
        return can_afford(g, self, 0, price)

    def most(self, g: Oath, banner: int) -> int:
        """How many tokens can be put on the banner, 0 if it would not be more than it has."""
        if banner == PEOPLES_FAVOR:
            most = spendable(g, self.seat) - favor_needed(g, self)
        else:
            most = g.secrets[self.seat] - secrets_needed(g, self) + self.bonus
        if not can_afford(g, self, 0, 0) or most <= g.banner_tokens[banner]:
            return 0
        return most

    def run(self, g: Oath) -> Ask | None:
        if self.step == 0:
            ask = Ask(self.seat, "recover")
            offer(g, self, RECOVERS, ask)
            return ask
        if self.step == 1:  # OA-BAN-01, OA-BAN-02
            ask = Ask(self.seat, "pay-banner", self.banner)
            least = max(g.banner_tokens[self.banner] + 1, self.bonus_used())
            for amount in range(least, self.most(g, self.banner) + 1):
                ask.offer(PAY.option(amount))
            return ask
        self.step += 1
        if self.step == 3:
            for entry in g.windows[RECOVERED]:
                power_of(entry).recovered(g, place_in(entry), self)
        elif self.step == 4:
            after(g, self)
        else:
            g.done()
        return None

    def bonus_used(self) -> int:
        """Magician's Code: its secrets come onto the banner by themselves."""
        return self.bonus if self.banner == DARKEST_SECRET else 0

    def chosen(self, g: Oath, pick: int) -> None:
        if MODIFY.has(pick):
            announced(g, self, pick)
        elif RECOVER_RELIC.has(pick):
            self.recover_relic(g, RECOVER_RELIC.first(pick) - 1)
        elif RECOVER_BANNER.has(pick):
            self.banner = RECOVER_BANNER.first(pick)
            self.step = 1
        else:
            self.paid = PAY.first(pick)
            self.step = 2
            pay_for(g, self, self.supply(g), NONE)
            recover_banner(g, self)

    def supply(self, g: Oath) -> int:
        return 0 if is_freed(g, self, NONE) else RECOVER_SUPPLY

    def recover_relic(self, g: Oath, place: int) -> None:
        """OA-REC-02, OA-REC-04: the price of the site; the relic is taken faceup."""
        self.place = place
        self.step = 2
        slot = g.pawn[self.seat]
        site = g.site[slot]
        pay_for(g, self, self.supply(g), NONE)
        if SITE_RECOVERY[site] == PLACE_FAVOR:
            put_in_bank(g, self.seat, SITE_BANK[site], SITE_PRICE[site])
        elif SITE_RECOVERY[site] == BURN_FAVOR:
            pay_burned_favor(g, self.seat, SITE_PRICE[site])
        else:
            burn_secrets(g, self.seat, SITE_PRICE[site])
        self.relic = relic_from_site(g, slot, place)
        take_relics(g, self.seat, [self.relic])


def may_recover_banner(g: Oath, seat: int, banner: int) -> bool:
    """OA-REC-01, OA-REC-03, OA-PWR-18."""
    for entry in g.windows[BARS_RECOVER]:
        if power_of(entry).bars_recover(g, place_in(entry), seat, banner):
            return False
    holder = g.banner_of[banner]
    if holder == seat:
        return True
    if banner == DARKEST_SECRET and holder != NONE and not is_secret_loose(g, holder):
        return False
    return not is_protected(g, seat, holder, thing_of_banner(banner))


def is_secret_loose(g: Oath, holder: int) -> bool:
    """OA-REC-03: a card at the holder's site has a suit that no faceup adviser of theirs has."""
    for card in g.cards_at(g.pawn[holder]):
        suit = g.suit(card)
        if suit != NONE and not g.has_adviser(holder, suit):
            return True
    return False


def recover_banner(g: Oath, deed: Recovering) -> None:
    """OA-BAN-01, OA-BAN-02: tokens are put on it, the old ones dealt out."""
    banner, seat = deed.banner, deed.seat
    old, holder = g.banner_tokens[banner], g.banner_of[banner]
    g.tell("recovered-banner", seat, banner, deed.paid)
    if banner == PEOPLES_FAVOR:
        spend_favor(g, seat, deed.paid)
        g.mob = False
        g.banner_tokens[banner] = deed.paid
        move_banner(g, banner, seat)
        check_title(g)
        g.call(DealFavor(seat, old))
        return
    g.secrets[seat] -= deed.paid - deed.bonus
    g.banner_tokens[banner] = deed.paid
    move_banner(g, banner, seat)
    if holder == seat:
        gain_secrets(g, seat, old)
    else:
        gain_secrets(g, seat, 1)
        if holder != NONE:
            gain_secrets(g, holder, old - 1)
    check_title(g)


class DealFavor(Frame[Oath]):
    """OA-BAN-01: old favor goes one by one into the banks, from one of choice, clockwise."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("favor", NUMBER)]

    def __init__(self, seat: int = NONE, favor: int = 0) -> None:
        self.seat = seat
        self.favor = favor

    def copy(self) -> DealFavor:
        return self

    def run(self, g: Oath) -> Ask | None:
        ask = Ask(self.seat, "first-bank", self.favor)
        for suit in range(SUITS):
            ask.offer(CHOOSE_SUIT.option(suit))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        first = CHOOSE_SUIT.first(pick)
        for n in range(self.favor):
            g.bank[(first + n) % SUITS] += 1
        g.tell("dealt-favor", self.seat, first, self.favor)
        g.done()


def new_recovery(seat: int, relic: int) -> Recover:
    """Of a relic that comes for nothing, or is paid for already."""
    deed = Recover()
    deed.open(seat)
    deed.is_free = True
    deed.place = 0
    deed.relic = relic
    return deed


def relic_recovered(g: Oath, seat: int, relic: int) -> None:
    """A relic was recovered by another way than the action (OA-SIT-02)."""
    deed = new_recovery(seat, relic)
    for entry in g.windows[RECOVERED]:
        power_of(entry).recovered(g, place_in(entry), deed)


def new_recover(g: Oath, seat: int) -> Recover:
    recover = Recover()
    recover.open(seat)
    impose(g, recover, RECOVERS)
    return recover


def may_recover(g: Oath, seat: int) -> bool:
    return is_viable(g, new_recover(g, seat), RECOVERS)
