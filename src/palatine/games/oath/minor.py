"""OA-MIN: minor actions, which cost no Supply."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.oath.actions import tolls_due
from palatine.games.oath.cards import look_into_reliquary, space_in, space_option
from palatine.games.oath.names import (
    ASK_FOR,
    CHOOSE_NUMBER,
    GARRISON,
    HAND_OVER,
    NO,
    NUMBER,
    PEEK,
    PEEK_BOTTOM,
    PEEK_RELIQUARY,
    RELICS_AT_SITE,
    SEAT,
    STATION,
    TAKE_UP,
    YES,
)
from palatine.games.oath.play import play_adviser
from palatine.games.oath.power import PLACE_WARBANDS, place_in, power_of
from palatine.games.oath.search import new_search
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import FIRST_BANNER, FIRST_SITE, GRAND_SCEPTER
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import (
    can_pay,
    is_forbidden,
    pay_toll,
    put_on_site,
    spendable,
    take_from_site,
)
from palatine.games.oath.windows import ACTS, TOLLS
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, flag, one
from palatine.kernel.lexicon import NONE


def usable_actions(g: Oath, seat: int) -> list[int]:
    """OA-MIN-02, OA-PWR-15: Action powers in reach that can be paid and carried out."""
    found: list[int] = []
    for entry in g.windows[ACTS]:
        power, place = power_of(entry), place_in(entry)
        row = power.row
        is_site = FIRST_SITE <= row.face < FIRST_BANNER
        if not is_site and not g.reaches(seat, place):
            continue
        if can_pay(g, seat, row) and power.can_act(g, place, seat):
            found.append(row.number)
    return found


def holds_working_scepter(g: Oath, seat: int) -> bool:
    """The Grand Scepter cannot be used in the turn in which it was taken."""
    return g.holder(GRAND_SCEPTER) == seat and not g.scepter_is_fresh


def minor_acts(g: Oath, seat: int, ask: Ask) -> None:
    """OA-MIN-01, OA-MIN-03, OA-MIN-04: own facedown advisers, and relics not yet peeked at."""
    if spendable(g, seat) >= adviser_toll(g, seat):
        for at in g.facedown_advisers(seat):
            ask.offer(TAKE_UP.option(g.advisers[at]))
    slot = g.pawn[seat]
    for place in g.relics_at(slot):
        if not g.site_relics_known[slot * RELICS_AT_SITE + place] >> seat & 1:
            ask.offer(PEEK.option(place + 1))
    if holds_working_scepter(g, seat):
        for space in g.filled_spaces():
            if not g.knows_space(space, seat):
                ask.offer(space_option(g, PEEK_RELIQUARY, PEEK_BOTTOM, space))


def adviser_toll(g: Oath, seat: int) -> int:
    """Forced Labor: playing or discarding a facedown adviser is a Search for it."""
    if not g.windows[TOLLS]:
        return 0
    return tolls_due(g, new_search(g, seat), g.pawn[seat])


def pay_adviser_toll(g: Oath, seat: int) -> None:
    if g.windows[TOLLS]:
        search = new_search(g, seat)
        for entry in g.windows[TOLLS]:
            if power_of(entry).toll(g, place_in(entry), search, g.pawn[seat]):
                pay_toll(g, seat, g.card_ruler(place_in(entry)))


def act_chosen(g: Oath, seat: int, pick: int) -> None:
    """What `minor_acts` has offered."""
    if TAKE_UP.has(pick):
        pay_adviser_toll(g, seat)
        play_adviser(g, seat, g.advisers.index(TAKE_UP.first(pick)))
    elif PEEK.has(pick):
        slot = g.pawn[seat]
        at = slot * RELICS_AT_SITE + PEEK.first(pick) - 1
        g.site_relics_known[at] |= 1 << seat
        site = g.site[slot]
        g.tell_to(seat, "peeked", [seat, g.site_relics[at], site], "peeked-some", [seat, site])
    else:
        look_into_reliquary(g, seat, space_in(PEEK_RELIQUARY, PEEK_BOTTOM, pick))


# warbands


def warband_acts(g: Oath, seat: int, ask: Ask, has_stationed: bool, barred: int) -> None:
    """OA-MIN-05, OA-MIN-06, OA-MIN-08."""
    if not has_stationed and stations(g, seat, not barred >> g.chancellor & 1):
        ask.offer(STATION.option())
    if not g.is_imperial(seat):
        return
    for other in g.players_with(seat):
        if g.is_imperial(other) and not barred >> other & 1 and not g.never_agrees(other):
            if g.board[seat] > 0:
                ask.offer(HAND_OVER.option(other))
            if g.board[other] > 0:
                ask.offer(ASK_FOR.option(other))


def stations(g: Oath, seat: int, may_ask: bool) -> list[int]:
    """OA-MIN-05: how many warbands may stand on the own site afterwards, but for those now.

    OA-PWR-11: with the Bandit Crown the last one may leave, and an empty site be garrisoned.
    """
    slot = g.pawn[seat]
    if not g.rules_site(seat, slot):
        return []
    here = g.garrison[slot]
    has_crown = g.crown != NONE and (
        g.crown == seat or (g.is_imperial(seat) and g.is_imperial(g.crown))
    )
    least = 0 if has_crown else min(1, here)
    if g.is_citizen(seat) and (not may_ask or g.never_agrees(g.chancellor)):
        least = here  # the Chancellor has refused already, or would
    most = here if is_forbidden(g, seat, PLACE_WARBANDS) else here + g.board[seat]
    return [n for n in range(least, most + 1) if n != here]


class Station(Frame[Oath]):
    """OA-MIN-05: how many stand there; a Citizen needs leave to take from the site."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("wanted", NUMBER), flag("may_ask")]

    def __init__(self, seat: int = NONE, wanted: int = NONE, may_ask: bool = False) -> None:
        self.seat = seat
        self.wanted = wanted  # NONE while open
        self.may_ask = may_ask  # the Chancellor has not refused in this turn

    def copy(self) -> Station:
        return Station(self.seat, self.wanted, self.may_ask)

    def run(self, g: Oath) -> Ask | None:
        slot = g.pawn[self.seat]
        if self.wanted == NONE:
            ask = Ask(self.seat, "station", g.site[slot])
            for n in stations(g, self.seat, self.may_ask):
                ask.offer(GARRISON.option(slot, n))
            return ask
        ask = Ask(g.chancellor, "permit", self.seat, g.garrison[slot] - self.wanted)
        ask.offer(YES.option())
        ask.offer(NO.option())
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        slot = g.pawn[self.seat]
        if GARRISON.has(pick):
            n = GARRISON.second(pick)
            if n < g.garrison[slot] and g.is_citizen(self.seat):
                self.wanted = n
                return
            g.done()
            station(g, self.seat, slot, n)
        elif YES.has(pick):
            g.done()
            station(g, self.seat, slot, self.wanted)
        else:
            g.tell("refused", g.chancellor, self.seat)
            g.done(g.chancellor)

    def check(self, g: Oath) -> None:
        if not 0 <= self.seat < g.seats:
            raise BadData("frame Station: seat must be a seat")


def station(g: Oath, seat: int, slot: int, n: int) -> None:
    """So many warbands of the seat stand there now."""
    moved = n - g.garrison[slot]
    if moved > 0:
        g.board[seat] -= moved
        put_on_site(g, slot, g.colour(seat), moved)
    else:
        take_from_site(g, slot, -moved)
        g.board[seat] -= moved
    g.tell("stationed", seat, g.site[slot], n)
    check_title(g)


class HandOver(Frame[Oath]):
    """OA-MIN-06: board warbands between Imperial players at one site, if the other agrees."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("other", SEAT),
        flag("is_gift"),
        one("wanted", NUMBER),
    ]

    def __init__(
        self, seat: int = NONE, other: int = NONE, is_gift: bool = False, wanted: int = NONE
    ) -> None:
        self.seat = seat
        self.other = other
        self.is_gift = is_gift
        self.wanted = wanted

    def copy(self) -> HandOver:
        return HandOver(self.seat, self.other, self.is_gift, self.wanted)

    def run(self, g: Oath) -> Ask | None:
        if self.wanted == NONE:
            ask = Ask(self.seat, "how-many-warbands", self.other)
            for n in range(1, g.board[self.seat if self.is_gift else self.other] + 1):
                ask.offer(CHOOSE_NUMBER.option(n))
            return ask
        ask = Ask(self.other, "accept-warbands" if self.is_gift else "give-warbands", self.seat)
        ask.subject2 = self.wanted
        ask.offer(YES.option())
        ask.offer(NO.option())
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        if CHOOSE_NUMBER.has(pick):
            self.wanted = CHOOSE_NUMBER.first(pick)
        elif YES.has(pick):
            giver, taker = self.seat, self.other
            if not self.is_gift:
                giver, taker = taker, giver
            g.board[giver] -= self.wanted
            g.board[taker] += self.wanted
            g.tell("handed-over", giver, taker, self.wanted)
            g.done()
        else:
            g.tell("refused", self.other, self.seat)
            g.done(self.other)
