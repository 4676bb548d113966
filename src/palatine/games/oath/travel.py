"""OA-TVL: a pawn travels to another site."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from palatine.games.oath.actions import (
    after,
    announced,
    can_afford,
    impose,
    is_freed,
    is_site,
    is_viable,
    offer,
    offer_modifiers,
    pay_for,
    tolls_due,
)
from palatine.games.oath.cards import reveal_site
from palatine.games.oath.deed import EVERYWHERE, Travelling
from palatine.games.oath.names import MODIFY, PASS, TRAVEL_TO
from palatine.games.oath.power import TABLE, place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import POWER_ROWS, REGION_OF, SLOTS, TRAVEL_COST
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import flip_secrets
from palatine.games.oath.why import why_not_there
from palatine.games.oath.windows import ARRIVED, BARS_TRAVEL, LEFT, SENDS, TRAVELS
from palatine.games.oath.windows import TRAVEL_COST as COST_WINDOW
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE


@mypyc_attr(free_list_len=1)
class Travel(Travelling):
    """OA-TVL-01: modifiers, then the destination; leaving, arriving, and what follows."""

    def copy(self) -> Travel:
        other = Travel()
        other.take_travel(self)
        return other

    def targets(self, g: Oath) -> list[int]:
        return [TRAVEL_TO.option(slot) for slot in destinations(g, self)]

    def has_target(self, g: Oath) -> bool:
        for slot in range(SLOTS):
            if slot != self.start and self.allowed >> slot & 1 and can_go(g, self, slot):
                return True
        return False

    def run(self, g: Oath) -> Ask | None:
        step = self.step
        if step == 0:
            return self.ask(g)
        if step == 1:  # OA-SIT-07: somebody else picks
            ask = Ask(self.chooser, "send", self.seat)
            ask.offer_row(self.targets(g))
            return ask
        self.step += 1
        if step == 2:
            g.pawn[self.seat] = self.slot
            for entry in g.windows[LEFT]:
                power_of(entry).left(g, place_in(entry), self)
        elif step == 3:
            reveal_site(g, self.slot)
            g.tell("travelled", self.seat, g.site[self.slot])
            check_title(g)  # OA-WIN-02: whoever has the Bandit Crown rules one site more
        elif step == 4:
            for entry in g.windows[ARRIVED]:
                power_of(entry).arrived(g, place_in(entry), self)
        elif step == 5:
            after(g, self)
        else:
            g.done()
        return None

    def ask(self, g: Oath) -> Ask:
        """The traveller announces modifiers and, unless another does, picks the destination."""
        if self.is_forced:
            ask = Ask(self.chooser, "send", self.seat)
            ask.offer_row(self.targets(g))
            return ask
        if self.chooser == self.seat:
            ask = Ask(self.seat, "travel")
            offer(g, self, TRAVELS, ask)
            if g.explaining:
                costs = [travel_supply(g, self, slot) for slot in range(SLOTS)]
                why_not_there(g, self, ask, costs)
            return ask
        ask = Ask(self.seat, "travel-modifiers", self.chooser)
        offer_modifiers(g, self, TRAVELS, ask)
        if self.targets(g):
            ask.offer(PASS.option())
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        if MODIFY.has(pick):
            announced(g, self, pick)
        elif PASS.has(pick):
            self.step = 1
        else:
            self.slot = TRAVEL_TO.first(pick)
            flips = secrets_to_enter(g, self, self.slot)
            pay_for(g, self, travel_supply(g, self, self.slot), self.slot)
            flip_secrets(g, self.seat, flips)
            self.step = 2


def new_travel(
    g: Oath, seat: int, is_free: bool, allowed: int = EVERYWHERE, forced_by: int = NONE
) -> Travel:
    """A Travel of the seat; free where a power says so, forced by another player or not."""
    start = g.pawn[seat]
    chooser = seat if forced_by == NONE else forced_by
    for entry in g.windows[SENDS]:
        if place_in(entry) == start:
            other = power_of(entry).sends(g, start, seat)
            if other != NONE and other == g.prince and not g.is_extended:  # CP-PWR-06
                other = NONE
            if other != NONE:
                chooser = other
                if forced_by != NONE:  # OA-SIT-07: the ruler's choice beats the other's
                    allowed = EVERYWHERE
    travel = Travel()
    travel.open(seat)
    travel.is_free = is_free
    travel.start = start
    travel.is_forced = forced_by != NONE
    travel.allowed = allowed
    travel.chooser = chooser
    if not travel.is_forced:
        impose(g, travel, TRAVELS)
    return travel


def may_travel(g: Oath, seat: int, is_free: bool, allowed: int = EVERYWHERE) -> bool:
    """Whether some destination can be reached, with modifiers if need be."""
    return is_viable(g, new_travel(g, seat, is_free, allowed), TRAVELS)


def can_be_sent(g: Oath, seat: int, slot: int, by: int) -> bool:
    """Whether a player can be made to travel to a site for no Supply."""
    if slot == g.pawn[seat]:
        return False
    return slot in destinations(g, new_travel(g, seat, True, 1 << slot, by))


def destinations(g: Oath, travel: Travelling) -> list[int]:
    """OA-TVL-01, OA-TVL-02: other sites, facedown ones too, that can be reached and paid for."""
    found: list[int] = []
    for slot in range(SLOTS):
        if slot != travel.start and travel.allowed >> slot & 1 and can_go(g, travel, slot):
            found.append(slot)
    return found


def can_go(g: Oath, travel: Travelling, slot: int) -> bool:
    if travel_supply(g, travel, slot) > g.supply[travel.seat]:
        return False
    if is_barred(g, travel, slot):
        return False
    flips = secrets_to_enter(g, travel, slot)
    tolls = tolls_due(g, travel, slot)
    if travel.is_forced:  # OA-PWR-17, OA-SIT-09: nobody is made to pay
        return flips == 0 and tolls == 0
    return can_afford(g, travel, tolls, flips)


def ignores_sites(g: Oath, travel: Travelling, slot: int) -> bool:
    """A modifier in use takes no notice of site cards."""
    for number in travel.used:
        place = g.place_of(POWER_ROWS[number].face)
        if TABLE[number].ignores_sites(g, place, travel, slot):
            return True
    return False


def travel_supply(g: Oath, travel: Travelling, slot: int) -> int:
    """OA-TVL-01, OA-TVL-03: the Supply to go there; free beats every increase."""
    if is_freed(g, travel, slot):
        return 0
    cost = TRAVEL_COST[REGION_OF[travel.start]][REGION_OF[slot]]
    entries = g.windows[COST_WINDOW]
    if entries:
        is_blind = ignores_sites(g, travel, slot)
        for entry in entries:
            power = power_of(entry)
            if not (is_blind and is_site(power.row.face)):
                cost = power.travel_cost(g, place_in(entry), travel, slot, cost)
    return cost


def is_barred(g: Oath, travel: Travelling, slot: int) -> bool:
    entries = g.windows[BARS_TRAVEL]
    if not entries:
        return False
    is_blind = ignores_sites(g, travel, slot)
    for entry in entries:
        power = power_of(entry)
        if is_blind and is_site(power.row.face):
            continue
        if power.bars_travel(g, place_in(entry), travel, slot):
            return True
    return False


def secrets_to_enter(g: Oath, travel: Travelling, slot: int) -> int:
    """OA-SIT-09: secrets to be turned facedown."""
    n = 0
    entries = g.windows[BARS_TRAVEL]
    if entries:
        is_blind = ignores_sites(g, travel, slot)
        for entry in entries:
            power = power_of(entry)
            if not (is_blind and is_site(power.row.face)):
                n += power.secrets_to_enter(g, place_in(entry), travel, slot)
    return n
