"""VW-ACT: phase 3, the primary action: aim, dismissal, payment, deed, aftermath."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.viscounts import tables
from palatine.games.viscounts.building import PlaceBuilding, free_sites
from palatine.games.viscounts.castle import place_workers
from palatine.games.viscounts.effects import fire
from palatine.games.viscounts.funding import (
    Purse,
    ask_dismissal,
    can_dismiss,
    can_fund,
    pay_dismissal,
)
from palatine.games.viscounts.manuscripts import front_manuscript, transcribe
from palatine.games.viscounts.names import (
    ACTION,
    BUILD,
    DISMISS,
    GOOD,
    NUMBER,
    PASS,
    PAY,
    SEAT,
    TOWNSFOLK,
    TRADE,
    TRANSCRIBE,
    WORK,
)
from palatine.games.viscounts.programs import SILVER
from palatine.games.viscounts.state import Viscounts, must_have_turn
from palatine.games.viscounts.tables import (
    AFTER_TRADE,
    BIT,
    BUILD_COST,
    GOODS,
    INNER,
    MERCHANTS_FOR,
    PLACE_COST,
    PLACES,
    SCRIPT_COST,
    SLOT_BUILDING,
    SLOTS,
)
from palatine.games.viscounts.trade import NO_AIM, Trade, can_exchange
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, flag, one
from palatine.kernel.lexicon import NONE

MOST_WORKERS: Final = 4


class PrimaryAction(Frame[Viscounts]):
    """VW-ACT-01, VW-ACT-07: the action together with its aim, or none."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat

    def copy(self) -> PrimaryAction:
        return self

    def check(self, g: Viscounts) -> None:
        must_have_turn(g, self.seat, "PrimaryAction")
        is_laid = g.board[self.seat * PLACES] != NONE
        must(is_laid, "frame PrimaryAction: board has no card in its left place")

    def run(self, g: Viscounts) -> Ask | None:
        ask = Ask(self.seat, "act")
        if g.at[self.seat] % 3 == INNER:
            offer_workers(g, self.seat, ask)
            offer_manuscript(g, self.seat, ask)
        else:
            offer_trade(g, self.seat, ask)
            offer_buildings(g, self.seat, ask)
        if g.explaining:
            refuse_other_path(g, self.seat, ask)
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        seat = self.seat
        g.done()
        if PASS.has(pick):
            return
        if TRADE.has(pick):
            g.tell("acts", seat, tables.TRADE)
            trade = Trade()
            trade.seat = seat
            g.call(trade)
            return
        act = Act()
        act.seat = seat
        act.action = tables.TRANSCRIBE
        if BUILD.has(pick):
            act.action = tables.BUILD
            act.aim = BUILD.first(pick)
        elif WORK.has(pick):
            act.action = tables.PLACE
            act.aim = WORK.first(pick)
        g.tell("acts", seat, act.action)
        g.call(act)


def offer_trade(g: Viscounts, seat: int, ask: Ask) -> None:
    """VW-TRD-02: with an exchange at hand, or for the sake of a dismissal."""
    purse = Purse(g, seat, tables.TRADE)
    merchants = purse.with_card(NONE)
    option = TRADE.option()
    if can_exchange(g, seat, merchants) or can_dismiss(g, purse, NO_AIM):
        ask.offer(option)
        if g.explaining:
            ask.note(option, "needs", MERCHANTS_FOR[g.at[seat]], merchants)
    elif g.explaining:
        ask.refuse(option, "VW-TRD-02")


def offer_buildings(g: Viscounts, seat: int, ask: Ask) -> None:
    """VW-BLD-01, VW-BLD-02: any slot that can be paid, if a site of the bank is free."""
    has_site = len(free_sites(g, g.at[seat])) > 0
    purse = Purse(g, seat, tables.BUILD)
    affords: list[int] = [NONE] * len(BUILD_COST)
    for slot in range(SLOTS):
        building = SLOT_BUILDING[slot]
        option = BUILD.option(slot)
        if g.open[seat] & BIT[slot]:
            if g.explaining:
                ask.refuse(option, "VW-BLD-02")
            continue
        if not has_site:
            if g.explaining:
                ask.refuse(option, "VW-BLD-01")
            continue
        if affords[building] == NONE:
            affords[building] = 1 if can_fund(g, purse, BUILD_COST[building]) else 0
        offer_aim(g, ask, option, affords[building] == 1, BUILD_COST[building], purse)


def offer_workers(g: Viscounts, seat: int, ask: Ask) -> None:
    """VW-CAS-01: as many workers as can be paid, if there is one in supply."""
    purse = Purse(g, seat, tables.PLACE)
    for n in range(1, MOST_WORKERS + 1):
        if g.supply[seat] == 0:
            if g.explaining:
                ask.refuse(WORK.option(n), "VW-CAS-01")
            continue
        offer_aim(g, ask, WORK.option(n), can_fund(g, purse, PLACE_COST[n]), PLACE_COST[n], purse)


def offer_manuscript(g: Viscounts, seat: int, ask: Ask) -> None:
    """VW-MAN-01: the visible manuscript of the own segment."""
    purse = Purse(g, seat, tables.TRANSCRIBE)
    cost = SCRIPT_COST[front_manuscript(g, g.segment_of(seat))]
    offer_aim(g, ask, TRANSCRIBE.option(), can_fund(g, purse, cost), cost, purse)


def offer_aim(g: Viscounts, ask: Ask, option: int, affords: bool, cost: int, purse: Purse) -> None:
    if affords:
        ask.offer(option)
        if g.explaining:
            ask.note(option, "needs", cost, purse.with_card(NONE))
    elif g.explaining:
        ask.refuse(option, "VW-ACT-08")


def refuse_other_path(g: Viscounts, seat: int, ask: Ask) -> None:
    """VW-ACT-01: trade and build need the outer path, the castle and the scribes the inner one."""
    if g.at[seat] % 3 == INNER:
        ask.refuse(TRADE.option(), "VW-ACT-01")
        for slot in range(SLOTS):
            ask.refuse(BUILD.option(slot), "VW-ACT-01")
    else:
        ask.refuse(TRANSCRIBE.option(), "VW-ACT-01")
        for n in range(1, MOST_WORKERS + 1):
            ask.refuse(WORK.option(n), "VW-ACT-01")


ASK_DISMISS: Final = 0
COUNT_ICONS: Final = 1
PAYING: Final = 2
AFTER: Final = 3


class Act(Frame[Viscounts]):
    """VW-ACT-07: dismiss if wished, pay, carry it out, then what waits for the action."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("action", ACTION),
        one("aim", NUMBER),
        one("step", NUMBER),
        one("dismissed", TOWNSFOLK),
        one("due", NUMBER),
        one("paid", GOOD),
        flag("doubled"),
    ]

    seat: int = NONE
    action: int = NONE
    aim: int = 0  # a slot, a number of workers, or nothing
    step: int = 0
    dismissed: int = NONE
    due: int = 0
    paid: int = NONE  # the last good paid: goods are paid in their order
    doubled: bool = False  # after the one piece that is worth two

    def copy(self) -> Act:
        other = Act()
        other.seat = self.seat
        other.action = self.action
        other.aim = self.aim
        other.step = self.step
        other.dismissed = self.dismissed
        other.due = self.due
        other.paid = self.paid
        other.doubled = self.doubled
        return other

    def check(self, g: Viscounts) -> None:
        must_have_turn(g, self.seat, "Act")
        must(0 <= self.step <= AFTER, f"frame Act: step must be 0 to {AFTER}")
        is_inner = g.at[self.seat] % 3 == INNER
        if self.action == tables.BUILD:
            must(0 <= self.aim < SLOTS, "frame Act: aim must be a slot")
            is_open = g.open[self.seat] & BIT[self.aim] != 0
            must(self.step == AFTER or not is_open, "frame Act: aim must be a closed slot")
            must(not is_inner, "frame Act: action needs the outer path")
        elif self.action == tables.PLACE:
            most = MOST_WORKERS
            must(1 <= self.aim <= most, f"frame Act: aim must be 1 to {most} workers")
            must(is_inner, "frame Act: action needs the inner path")
        else:
            is_script = self.action == tables.TRANSCRIBE
            must(is_script, "frame Act: action must be build, noble, transcribe")
            must(is_inner, "frame Act: action needs the inner path")
        must(0 <= self.due <= 20, "frame Act: due is more than anything costs")

    def cost(self, g: Viscounts) -> int:
        if self.action == tables.BUILD:
            return BUILD_COST[SLOT_BUILDING[self.aim]]
        if self.action == tables.PLACE:
            return PLACE_COST[self.aim]
        return SCRIPT_COST[front_manuscript(g, g.segment_of(self.seat))]

    def run(self, g: Viscounts) -> Ask | None:
        seat = self.seat
        if self.step == ASK_DISMISS:
            purse = Purse(g, seat, self.action)
            cost = self.cost(g)
            if can_dismiss(g, purse, cost):
                silver = g.goods[seat * GOODS + SILVER]
                may_keep = purse.covers(g, cost - purse.with_card(NONE), silver)
                return ask_dismissal(g, seat, self.action, may_keep)
            self.step = COUNT_ICONS
        if self.step == COUNT_ICONS:
            icons = Purse(g, seat, self.action).with_card(self.dismissed)
            self.due = max(0, self.cost(g) - icons)
            self.step = PAYING
        if self.step == PAYING:
            if self.due > 0:
                return self.ask_payment(g)
            self.step = AFTER
            self.carry_out(g)
            return None
        g.done()
        fire(g, seat, AFTER_TRADE + self.action)  # VW-ACT-06
        return None

    def ask_payment(self, g: Viscounts) -> Ask:
        """VW-ACT-10: one good at a time, in the order silver, ink, gold, stone."""
        ask = Ask(self.seat, "pay", self.action, self.due)
        purse = Purse(g, self.seat, self.action)
        for good in range(max(self.paid, 0), GOODS):
            if purse.may_pay(g, good, self.due, self.paid == NONE, self.doubled):
                ask.offer(PAY.option(good))
                if g.explaining:
                    left = self.due - purse.worth(good, self.doubled)
                    ask.note(PAY.option(good), "still-due", max(0, left))
            elif g.explaining:
                ask.refuse(PAY.option(good), "VW-ACT-10")
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        if self.step == ASK_DISMISS:
            self.step = COUNT_ICONS
            if DISMISS.has(pick):
                self.dismissed = pay_dismissal(g, self.seat)
            return
        good = PAY.first(pick)
        purse = Purse(g, self.seat, self.action)
        worth = purse.worth(good, self.doubled)
        self.doubled = self.doubled or good == purse.double
        n = purse.coins if good == SILVER else 1
        g.goods[self.seat * GOODS + good] -= n
        g.tell("paid", self.seat, n, good)
        self.due = max(0, self.due - worth)
        self.paid = good

    def carry_out(self, g: Viscounts) -> None:
        if self.action == tables.BUILD:
            g.call(PlaceBuilding(self.seat, self.aim, g.at[self.seat]))
        elif self.action == tables.PLACE:
            section = g.section_at[g.segment_of(self.seat)]
            place_workers(g, self.seat, section, self.aim)
        else:
            transcribe(g, self.seat, g.segment_of(self.seat))
