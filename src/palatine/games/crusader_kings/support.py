"""CK-SUP: upkeep, disbanding and age at the end of a round."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.family import grow_older
from palatine.games.crusader_kings.hooks import AFTER_UPKEEP
from palatine.games.crusader_kings.names import (
    CALM,
    DISBAND,
    NUMBER,
    OFFER,
    PASS,
    REGION,
    SEAT,
    UNPAID,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    BIT,
    CULTURES,
    DEVELOPMENTS,
    HOOKS,
    UPKEEP,
)
from palatine.games.crusader_kings.trade import MOST_OFFERS, offer_trade, open_trade
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, many, one
from palatine.kernel.lexicon import NONE


class Upkeep(Frame[Kings]):
    """CK-SUP-1, CK-SUP-4: the payer names the armies that stay unpaid, then pays the rest."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("last", NUMBER),
        one("offers", NUMBER),
    ]

    def __init__(self, seat: int = NONE, last: int = 0, offers: int = 0) -> None:
        self.seat = seat
        self.last = last  # 1 more than the region named last, 0 before the first
        self.offers = offers  # trades offered; an event gives no time for any

    def copy(self) -> Upkeep:
        return Upkeep(self.seat, self.last, self.offers)

    def run(self, g: Kings) -> Ask | None:
        armies = g.armies_of(self.seat)
        if g.is_ai(self.seat) or not armies:  # AI-3: it can pay every upkeep
            g.done()
            return None
        lacking = len(armies) * UPKEEP - g.gold[self.seat]
        ask = Ask(self.seat, "upkeep", len(armies) * UPKEEP)
        passed = 0
        for region in armies:
            ask.offer(UNPAID.option(region))
            passed += int(region < self.last)
        if self.last == 0:  # CK-TRD-3: instead of answering the first question of it
            offer_trade(g, ask, self.offers)
        if lacking <= 0:
            ask.offer(PASS.option())
        elif g.explaining:
            ask.refuse(PASS.option(), "CK-SUP-1")
        ask.pass_over(passed)
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if OFFER.has(pick):
            self.offers += 1
            open_trade(g, self.seat, pick)
        elif UNPAID.has(pick):
            region = UNPAID.first(pick)
            self.last = region + 1
            g.armies &= ~BIT[region]
            g.put_unrest(region)
            g.tell("unpaid", self.seat, region)
        else:
            price = len(g.armies_of(self.seat)) * UPKEEP
            g.done()
            g.pay(self.seat, price)
            g.tell("upkeep", self.seat, price)

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not 0 <= self.offers <= MOST_OFFERS or self.last < 0:
            raise BadData("frame Upkeep: seat, last or offers is out of range")


class Disband(Frame[Kings]):
    """CK-SUP-2: armies may leave without penalty, in any order."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("last", REGION)]

    def __init__(self, seat: int = NONE, last: int = NONE) -> None:
        self.seat = seat
        self.last = last  # a search goes on from here

    def copy(self) -> Disband:
        return Disband(self.seat, self.last)

    def run(self, g: Kings) -> Ask | None:
        ask = Ask(self.seat, "disband")
        passed = 0
        for region in g.armies_of(self.seat):
            ask.offer(DISBAND.option(region))
            passed += int(region < self.last)
        if g.is_ai(self.seat) or ask.count == 0:  # AI-6: an AI never removes armies
            g.done()
            return None
        ask.offer(PASS.option())
        ask.pass_over(passed)
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            g.done()
            return
        self.last = DISBAND.first(pick)
        g.armies &= ~BIT[self.last]
        g.tell("disbanded", self.seat, self.last)

    def check(self, g: Kings) -> None:
        if self.seat == NONE:
            raise BadData("frame Disband: seat must be a seat")


def calmers(g: Kings, seat: int, window: int) -> list[int]:
    """Hook remove_unrest: developments that may be used in this window."""
    free = g.held[seat] & ~g.spent[seat]
    return [d for d in range(DEVELOPMENTS) if free >> d & 1 and HOOKS.calms[d] & window]


class Calm(Frame[Kings]):
    """CK-INT-5, CK-TRN-5: all unrest tokens of one own region may be taken off."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("window", NUMBER)]

    def __init__(self, seat: int = NONE, window: int = 0) -> None:
        self.seat = seat
        self.window = window

    def copy(self) -> Calm:
        return self

    def run(self, g: Kings) -> Ask | None:
        ask = Ask(self.seat, "calm")
        if calmers(g, self.seat, self.window):
            for region in g.regions_of(self.seat):
                if g.unrest[region]:
                    ask.offer(CALM.option(region))
        if ask.count == 0:
            g.done()
            return None
        if not g.is_ai(self.seat):  # AI-4
            ask.offer(PASS.option())
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        g.done()
        if CALM.has(pick):
            region = CALM.first(pick)
            g.spent[self.seat] |= BIT[calmers(g, self.seat, self.window)[0]]
            g.tell("calmed", self.seat, region, g.unrest[region])
            g.unrest[region] = 0

    def check(self, g: Kings) -> None:
        if self.seat == NONE or self.window not in (1, 2):
            raise BadData("frame Calm: seat or window is out of range")


PAYING: Final = 0
CALMING: Final = 1
DISBANDING: Final = 2
AGEING: Final = 3
STEPS: Final = 4


class Support(Frame[Kings]):
    """CK-SUP-4: each step for all players in turn order before the next."""

    FIELDS: ClassVar[list[Field]] = [
        many("order", SEAT, CULTURES),
        one("step", NUMBER),
        one("at", NUMBER),
    ]

    order: list[int]
    step: int = 0
    at: int = 0

    def copy(self) -> Support:
        other = Support()
        other.order = self.order
        other.step = self.step
        other.at = self.at
        return other

    def run(self, g: Kings) -> Ask | None:
        if self.at == len(self.order):
            self.at = 0
            self.step += 1
        if self.step == STEPS:
            g.done()
            return None
        seat = self.order[self.at]
        self.at += 1
        if g.is_out(seat):
            return None
        if self.step == PAYING:
            g.call(Upkeep(seat, 0, 0))
        elif self.step == CALMING:
            g.call(Calm(seat, AFTER_UPKEEP))
        elif self.step == DISBANDING:
            g.call(Disband(seat, NONE))
        else:
            grow_older(g, seat)
        return None

    def check(self, g: Kings) -> None:
        if not 0 <= self.step <= STEPS or not 0 <= self.at <= len(self.order):
            raise BadData("frame Support: step or at is out of range")
        if NONE in self.order:
            raise BadData("frame Support: order must be seats")
