"""CK-TAX: taxes of every region, and the plague that travels with the collectors."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.crusader_kings.checks import FAILURE, start_check
from palatine.games.crusader_kings.names import REGION, SEAT, SPREAD
from palatine.games.crusader_kings.programs import PLAGUE, PLAGUE_CHECK
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import BIT, HOOKS, NEIGHBOURS, REGIONS
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import NONE


def income(g: Kings, region: int) -> int:
    """CK-TAX-8: what a region yields with the tokens on it."""
    if g.crop_failure[region] or (g.plague | g.waning) >> region & 1:
        return 0
    n = 1
    if g.has_castle(region):
        n += 1
    if g.harvest[region]:
        n += 1
    if g.duke_of(region) != NONE:
        n -= 1  # CK-DUK-5
    return max(0, n)


def tax_bonus(g: Kings, seat: int) -> int:
    """CK-TAX-5: flat gold of developments and track."""
    total = 0
    for source in g.sources(seat):
        total += HOOKS.tax_bonus[source]
    return total


def collect(g: Kings, seat: int) -> None:
    """CK-TAX-1 to CK-TAX-7: income, tokens off, gold, then the plague spreads."""
    total = 0
    sources = 0
    for region in g.regions_of(seat):
        n = income(g, region)
        total += n
        g.tell("taxed", seat, region, n)
        if g.harvest[region]:  # CK-TAX-4: used up even where the yield is 0
            g.harvest = g.harvest[:]
            g.harvest[region] -= 1
        if g.crop_failure[region]:
            g.crop_failure = g.crop_failure[:]
            g.crop_failure[region] -= 1
        if g.plague >> region & 1:
            sources |= BIT[region]
        g.plague &= ~BIT[region]
        g.waning &= ~BIT[region]
    gained = g.gain(seat, total + tax_bonus(g, seat))
    g.tell("collected", seat, gained)
    if sources:
        plague = Plague()
        plague.seat = seat
        plague.sources = sources
        g.call(plague)


class Plague(Frame[Kings]):
    """CK-TAX-3, CK-TAX-6: a check for every region around, source by source as the seat likes."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        bits("sources", REGION),
        one("source", REGION),
        bits("around", REGION),
        one("region", REGION),
    ]

    seat: int = NONE
    sources: int = 0  # taxed regions from which it has still to spread
    source: int = NONE
    around: int = 0  # regions beside the source without a check yet
    region: int = NONE  # for which a check is made

    def copy(self) -> Plague:
        other = Plague()
        other.seat = self.seat
        other.sources = self.sources
        other.source = self.source
        other.around = self.around
        other.region = self.region
        return other

    def threatened(self, g: Kings) -> int:
        """A region with a plague token, or out of play, is skipped."""
        return self.around & g.in_play & ~(g.plague | g.waning)

    def run(self, g: Kings) -> Ask | None:
        if self.source != NONE:
            rest = self.threatened(g)
            if rest:
                return spread_ask(self.seat, "spread", rest)
            self.source = NONE
        if self.sources:
            return spread_ask(self.seat, "spread-from", self.sources)
        g.done()
        return None

    def chosen(self, g: Kings, pick: int) -> None:
        region = SPREAD.first(pick)
        if self.source == NONE:
            self.source = region
            self.sources &= ~BIT[region]
            self.around = 0
            for other in NEIGHBOURS[region]:
                self.around |= BIT[other]
        else:
            self.around &= ~BIT[region]
            self.region = region
            start_check(g, self.seat, PLAGUE_CHECK, 1)

    def returned(self, g: Kings, value: int) -> None:
        if value == FAILURE and g.markers_left(PLAGUE):
            g.waning |= BIT[self.region]
            g.tell("plague-spread", self.source, self.region)
        self.region = NONE

    def check(self, g: Kings) -> None:
        if self.seat == NONE:
            raise BadData("frame Plague: seat must be a seat")
        if self.source == NONE and self.around & g.in_play and self.region != NONE:
            raise BadData("frame Plague: region needs a source")


def spread_ask(seat: int, key: str, regions: int) -> Ask:
    ask = Ask(seat, key)
    for region in range(REGIONS):
        if regions >> region & 1:
            ask.offer(SPREAD.option(region))
    return ask
