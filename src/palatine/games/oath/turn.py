"""OA-TRN, OA-WAK, OA-ACT, OA-RST: rounds, and the three phases of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.actions import WINDOW_OF
from palatine.games.oath.campaign import may_campaign, new_campaign
from palatine.games.oath.minor import (
    HandOver,
    Station,
    act_chosen,
    minor_acts,
    usable_actions,
    warband_acts,
)
from palatine.games.oath.muster import may_muster, may_trade, new_muster, new_trade
from palatine.games.oath.names import (
    ASK_FOR,
    BEGIN,
    EXILE,
    FACEUP,
    HAND_OVER,
    NUMBER,
    OFFER_CITIZENSHIP,
    POWER,
    REST,
    SEAT,
    SELF_EXILE,
    STATION,
    USE,
)
from palatine.games.oath.phases import TendBanner, new_powers, return_tokens, usurp
from palatine.games.oath.power import TABLE
from palatine.games.oath.prince import new_prince_turn
from palatine.games.oath.prince_tables import PRINCELY_SUPPLY
from palatine.games.oath.recover import may_recover, new_recover
from palatine.games.oath.scepter import citizenship_acts, exile, offer_citizenship, self_exile
from palatine.games.oath.search import may_search, new_search
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CAMPAIGN_SUPPLY,
    CHANCELLOR_SUPPLY,
    EXILE_SUPPLY,
    MAJOR_ACTIONS,
    MOST_SUPPLY,
    MUSTER,
    MUSTER_SUPPLY,
    PEOPLES_FAVOR,
    POWER_ROWS,
    RECOVER,
    RECOVER_SUPPLY,
    SEARCH,
    SEARCH_DISCARDS,
    SEARCH_SUPPLY,
    SLOTS,
    TRADE,
    TRADE_SUPPLY,
    TRAVEL,
    TRAVEL_COST,
)
from palatine.games.oath.tokens import pay
from palatine.games.oath.travel import may_travel, new_travel
from palatine.games.oath.victory import EndOfRound, has_won_at_wake
from palatine.games.oath.why import why_no_action, why_no_exile, why_no_power
from palatine.games.oath.windows import RESTS, WAKES
from palatine.games.oath.windows import TRAVEL_COST as COST_WINDOW
from palatine.kernel.flow import Ask, Field, Frame, bits, flag, many, one
from palatine.kernel.lexicon import NONE

MOST_POWERS: Final = 60
# Supply without which an action takes a modifier
LEAST_SUPPLY: Final[list[int]] = [
    min(SEARCH_DISCARDS, *SEARCH_SUPPLY),
    MUSTER_SUPPLY,
    TRADE_SUPPLY,
    min(min(costs) for costs in TRAVEL_COST),
    RECOVER_SUPPLY,
    CAMPAIGN_SUPPLY,
]


class Rounds(Frame[Oath]):
    """OA-TRN-01, OA-TRN-02: each player one turn, the Chancellor first; then the round ends."""

    FIELDS: ClassVar[list[Field]] = [one("at", NUMBER)]

    def __init__(self, at: int = 0) -> None:
        self.at = at  # turns of this round that have begun

    def copy(self) -> Rounds:
        return Rounds(self.at)

    def run(self, g: Oath) -> Ask | None:
        if self.at == 0:
            g.round += 1
            g.tell("round", g.round)
        if self.at < g.seats:
            seat = g.order[self.at]
            self.at += 1
            begin_turn(g, seat)
            if seat == g.prince:
                g.call(new_prince_turn(seat))
            else:
                g.call(Turn(seat, 0))
        else:
            self.at = 0
            g.call(EndOfRound(0, 0))
        return None


def begin_turn(g: Oath, seat: int) -> None:
    """What is remembered of a turn begins anew."""
    g.turn = seat
    g.unspent = g.supply[seat]
    g.act_is_over = False
    g.scepter_is_fresh = False
    g.cleared = [0] * SLOTS
    g.refusals = [0] * g.seats
    g.tell("turn", seat)


class Turn(Frame[Oath]):
    """OA-TRN-01: Wake, Act, Rest."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("step", NUMBER)]

    def __init__(self, seat: int = NONE, step: int = 0) -> None:
        self.seat = seat
        self.step = step

    def copy(self) -> Turn:
        return Turn(self.seat, self.step)

    def run(self, g: Oath) -> Ask | None:
        step = self.step
        self.step += 1
        if step == 0:
            if g.banner_of[PEOPLES_FAVOR] == self.seat:
                g.call(TendBanner(self.seat, 2 if g.mob else 1))
        elif step == 1:
            if not has_won_at_wake(g, self.seat):
                usurp(g, self.seat)
                g.call(new_powers(self.seat, WAKES))
        elif step == 2:
            g.call(new_act(self.seat))
        elif step == 3:
            rest(g, self.seat)
            g.call(new_powers(self.seat, RESTS))
        else:
            g.done()
        return None


class Act(Frame[Oath]):
    """OA-ACT-01: any number of actions, until the seat rests."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("stamp", NUMBER),
        many("idle", POWER, MOST_POWERS),
        flag("has_stationed"),
        bits("asked", SEAT),
        bits("refused", SEAT),
        bits("offered", SEAT),
    ]

    seat: int = NONE
    stamp: int = NONE  # OA-PWR-16: the position after the last power that places no token
    idle: list[int]  # ... and those used at it, which would run in circles
    has_stationed: bool = False  # OA-MIN-08: since the last other action
    asked: int = 0  # OA-MIN-08: whom warbands were offered to since the last other action
    refused: int = 0  # OA-MIN-08: who has refused warbands in this turn
    offered: int = 0  # who was offered citizenship since the last other action

    def copy(self) -> Act:
        other = Act()
        other.seat = self.seat
        other.stamp = self.stamp
        other.idle = self.idle[:]
        other.has_stationed = self.has_stationed
        other.asked = self.asked
        other.refused = self.refused
        other.offered = self.offered
        return other

    def run(self, g: Oath) -> Ask | None:
        if g.act_is_over:
            g.done()
            return None
        self.look(g)
        ask = Ask(self.seat, "act")
        for major in range(len(MAJOR_ACTIONS)):
            if may_begin(g, self.seat, major):
                ask.offer(BEGIN.option(major))
        for number in usable_actions(g, self.seat):
            if number not in self.idle:
                ask.offer(USE.option(number))
        minor_acts(g, self.seat, ask)
        warband_acts(g, self.seat, ask, self.has_stationed, self.asked | self.refused)
        citizenship_acts(g, self.seat, ask, self.offered)
        ask.offer(REST.option())
        if g.explaining:
            self.explain(g, ask)
        return ask

    def explain(self, g: Oath, ask: Ask) -> None:
        """Why major actions and powers in reach are not offered."""
        supply = g.supply[self.seat]
        for major in range(len(MAJOR_ACTIONS)):
            g.supply[self.seat] = MOST_SUPPLY
            is_possible = may_begin(g, self.seat, major)
            g.supply[self.seat] = supply
            why_no_action(g, self.seat, ask, major, is_possible)
        why_no_power(g, self.seat, ask)
        why_no_exile(g, self.seat, ask)

    def look(self, g: Oath) -> None:
        """OA-PWR-16: what was used comes back when the position has changed."""
        if not self.idle:
            return
        stamp = stamp_of(g)
        if self.stamp == NONE:  # after the last power in `idle`
            self.stamp = stamp
        elif stamp != self.stamp:
            self.idle = []

    def chosen(self, g: Oath, pick: int) -> None:
        if REST.has(pick):
            g.done()
            return
        if BEGIN.has(pick):
            self.moved_on()
            begin(g, self.seat, BEGIN.first(pick))
        elif USE.has(pick):
            if not POWER_ROWS[USE.first(pick)].is_free:  # OA-MIN-08: or free acts would not end
                self.moved_on()
            self.use(g, USE.first(pick))
        elif STATION.has(pick):
            self.has_stationed = True
            g.call(Station(self.seat, NONE, not self.refused >> g.chancellor & 1))
        elif HAND_OVER.has(pick) or ASK_FOR.has(pick):
            other = HAND_OVER.first(pick) if HAND_OVER.has(pick) else ASK_FOR.first(pick)
            self.asked |= 1 << other
            g.call(HandOver(self.seat, other, HAND_OVER.has(pick), NONE))
        elif OFFER_CITIZENSHIP.has(pick):
            self.offered |= 1 << OFFER_CITIZENSHIP.first(pick)
            offer_citizenship(g, self.seat, OFFER_CITIZENSHIP.first(pick))
        elif EXILE.has(pick):
            self.moved_on()
            exile(g, self.seat, EXILE.first(pick))
        elif SELF_EXILE.has(pick):
            self_exile(g, self.seat)
        else:
            self.moved_on()
            act_chosen(g, self.seat, pick)

    def returned(self, g: Oath, value: int) -> None:
        """OA-MIN-08: who has refused warbands is not asked again in this turn."""
        self.refused |= 1 << value

    def moved_on(self) -> None:
        self.has_stationed = False
        self.asked = 0
        self.offered = 0

    def use(self, g: Oath, number: int) -> None:
        """OA-MIN-02: an Action power; its price first."""
        row = POWER_ROWS[number]
        if row.favor + row.secrets == 0:
            before = stamp_of(g)
            if before != self.stamp:
                self.idle = []
            self.idle.append(number)
            self.stamp = NONE
        g.tell("uses", self.seat, number)
        pay(g, self.seat, row)
        TABLE[number].act(g, g.place_of(row.face), self.seat)


def new_act(seat: int) -> Act:
    act = Act()
    act.seat = seat
    act.idle = []
    return act


def stamp_of(g: Oath) -> int:
    """A number for what everybody sees of the position: equal positions have equal ones."""
    faceup = [g.advisers[at] for at in range(len(g.advisers)) if g.adviser_face[at] == FACEUP]
    sizes = [len(g.world), len(g.relic_deck), len(g.dispossessed), g.citizens, g.visions_drawn]
    for at in range(len(g.site_relics)):
        sizes.append(0 if g.site_relics[at] == NONE else 1)
    for space in range(len(g.reliquary)):
        sizes.append(0 if g.reliquary[space] == NONE else 1)
    rows = [
        g.favor, g.secrets, g.flipped, g.board, g.supply, g.bank, g.pawn, g.garrison, g.garrison_of,
        g.site_cards, g.adviser_of, g.adviser_face, faceup, g.held, g.held_by, g.banner_of,
        g.banner_tokens, g.cradle_back, g.provinces_back, g.hinterland_back, g.vision, g.laden,
        g.laden_favor, g.laden_secrets, g.caged, g.site_favor, g.site_secrets, sizes,
    ]  # fmt: skip
    stamp = 7
    for row in rows:
        for n in row:
            stamp = (stamp * 31 + n + 3) % 999_983
        stamp = (stamp * 31 + len(row)) % 999_983
    return stamp


def may_begin(g: Oath, seat: int, major: int) -> bool:
    """OA-ACT-02: a major action is offered if some use of modifiers carries it through."""
    is_short = g.supply[seat] < LEAST_SUPPLY[major] and not g.windows[WINDOW_OF[major]]
    if is_short and (major != TRAVEL or not g.windows[COST_WINDOW]):
        return False
    if major == SEARCH:
        return may_search(g, seat)
    if major == MUSTER:
        return may_muster(g, seat)
    if major == TRADE:
        return may_trade(g, seat)
    if major == TRAVEL:
        return may_travel(g, seat, False)
    if major == RECOVER:
        return may_recover(g, seat)
    return may_campaign(g, seat, False)


def begin(g: Oath, seat: int, major: int) -> None:
    if major == SEARCH:
        g.call(new_search(g, seat))
    elif major == MUSTER:
        g.call(new_muster(g, seat))
    elif major == TRADE:
        g.call(new_trade(g, seat))
    elif major == TRAVEL:
        g.call(new_travel(g, seat, False))
    elif major == RECOVER:
        g.call(new_recover(g, seat))
    else:
        g.call(new_campaign(g, seat, False))


def rest(g: Oath, seat: int) -> None:
    """OA-RST-01 to OA-RST-04: tokens come back, Supply is refreshed."""
    return_tokens(g, seat, NONE)
    g.supply[seat] = min(MOST_SUPPLY, refreshed_supply(g, seat) + max(0, g.unspent))
    g.tell("rests", seat, g.supply[seat])


def refreshed_supply(g: Oath, seat: int) -> int:
    """OA-RST-03, OA-CMP-10: by the bank; a Citizen takes the Chancellor's Supply."""
    if g.is_citizen(seat):
        if g.prince == g.chancellor:  # CP-GEN-06
            return PRINCELY_SUPPLY[g.in_bank(g.chancellor)]
        return g.supply[g.chancellor]
    left = g.in_bank(g.colour(seat))
    if seat == g.chancellor:  # CP-SET-03
        return CHANCELLOR_SUPPLY[left] if g.prince == NONE else PRINCELY_SUPPLY[left]
    return EXILE_SUPPLY[left]
