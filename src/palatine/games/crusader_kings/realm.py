"""CK-REA: building castles and buying developments."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.crusader_kings.checks import SUCCESS, start_check
from palatine.games.crusader_kings.councils import gain_development
from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.names import BUILD, BUY, NUMBER, PASS, REGION, SEAT
from palatine.games.crusader_kings.programs import BUILD_CHECK
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import refill_developments
from palatine.games.crusader_kings.tables import (
    BIT,
    CASTLE_PRICE,
    DEVELOPMENTS,
    HOOKS,
    OPEN_DEVELOPMENTS,
)
from palatine.games.crusader_kings.why import leave_out
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import NONE


def castle_price(g: Kings, seat: int) -> int:
    """CK-REA-1 with the hook castle_cost."""
    price = CASTLE_PRICE
    for source in g.sources(seat):
        price += HOOKS.castle_cost[source]
    return max(0, price)


def castle_sites(g: Kings, seat: int) -> list[int]:
    """CK-REA-5: own regions without a castle, while there are castles and gold for one."""
    if g.castles_left() == 0 or not g.can_pay(seat, castle_price(g, seat)):
        return []
    return [region for region in g.regions_of(seat) if not g.has_castle(region)]


def put_castle(g: Kings, seat: int, region: int, price: int) -> None:
    g.pay(seat, price)
    g.castles |= BIT[region]
    g.tell("built", seat, region, price)
    look_at_achievements(g)


class Build(Frame[Kings]):
    """CK-REA-1, CK-REA-5: castle after castle, each with its check, one for each region."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        bits("tried", REGION),
        one("region", REGION),
        one("price", NUMBER),
    ]

    def __init__(
        self, seat: int = NONE, tried: int = 0, region: int = NONE, price: int = 0
    ) -> None:
        self.seat = seat
        self.tried = tried
        self.region = region
        self.price = price

    def copy(self) -> Build:
        return Build(self.seat, self.tried, self.region, self.price)

    def run(self, g: Kings) -> Ask | None:
        ask = Ask(self.seat, "build")
        for region in castle_sites(g, self.seat):
            if not self.tried >> region & 1:
                ask.offer(BUILD.option(region))
        if ask.count == 0:
            g.done()
            return None
        if self.tried:
            ask.offer(PASS.option())
        if g.explaining:
            for region in g.regions_of(self.seat):
                rule = "CK-REA-1" if g.has_castle(region) else "CK-REA-5"
                leave_out(ask, BUILD.option(region), rule)
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            g.done()
            return
        self.region = BUILD.first(pick)
        self.tried |= BIT[self.region]
        self.price = castle_price(g, self.seat)
        start_check(g, self.seat, BUILD_CHECK, 1, kept=self.price)

    def returned(self, g: Kings, value: int) -> None:
        if value == SUCCESS:
            put_castle(g, self.seat, self.region, self.price)
        self.region = NONE

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not 0 <= self.price <= 20:
            raise BadData("frame Build: seat or price is none that a castle can have")


def open_for(g: Kings, seat: int) -> list[int]:
    """CK-REA-4: open developments that the seat does not hold, each once."""
    found: list[int] = []
    for development in range(DEVELOPMENTS):
        if development in g.open_developments and not g.held[seat] >> development & 1:
            found.append(development)
    return found


def take_open(g: Kings, seat: int, development: int) -> None:
    """One card of the row; it is refilled later."""
    g.open_developments[g.open_developments.index(development)] = NONE
    gain_development(g, seat, development)


class Develop(Frame[Kings]):
    """CK-REA-3: one to three open cards for 1, 2 and 3 gold; refilled after the last."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("bought", NUMBER)]

    def __init__(self, seat: int = NONE, bought: int = 0) -> None:
        self.seat = seat
        self.bought = bought

    def copy(self) -> Develop:
        return Develop(self.seat, self.bought)

    def run(self, g: Kings) -> Ask | None:
        ask = Ask(self.seat, "develop", self.bought + 1)
        if self.bought < OPEN_DEVELOPMENTS and g.can_pay(self.seat, self.bought + 1):
            for development in open_for(g, self.seat):
                ask.offer(BUY.option(development))
        if ask.count == 0:
            g.done()
            refill_developments(g)
            return None
        if self.bought:
            ask.offer(PASS.option())
        if g.explaining:
            for development in g.open_developments:
                if development != NONE:
                    leave_out(ask, BUY.option(development), "CK-REA-4")
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            g.done()
            refill_developments(g)
            return
        self.bought += 1
        g.pay(self.seat, self.bought)
        g.tell("bought", self.seat, BUY.first(pick), self.bought)
        take_open(g, self.seat, BUY.first(pick))

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not 0 <= self.bought <= OPEN_DEVELOPMENTS:
            raise BadData("frame Develop: seat or bought is out of range")
