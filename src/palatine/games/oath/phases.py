"""OA-WAK, OA-RST: what happens in everybody's Wake and Rest, the Prince's too."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.names import GROW, NUMBER, PASS, POWER, SEAT, SHRINK, USE
from palatine.games.oath.power import TABLE, place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    BANNER_LEAST,
    FIRST_BANNER,
    FIRST_SITE,
    MOB,
    PEOPLES_FAVOR,
    POWER_ROWS,
    SUITS,
)
from palatine.games.oath.tokens import can_pay, favor_to_bank, pay, spend_favor, spendable
from palatine.games.oath.windows import WAKES
from palatine.kernel.flow import Ask, Field, Frame, many, one
from palatine.kernel.lexicon import NONE

MOST_POWERS: Final = 60


def usurp(g: Oath, seat: int) -> None:
    """OA-WAK-05: an Exile turns the title to its Usurper side."""
    if g.title == seat and g.is_exile(seat) and not g.usurper:
        g.usurper = True
        g.tell("usurper", seat)


class TendBanner(Frame[Oath]):
    """OA-WAK-01 to OA-WAK-03: the holder adds a favor to the People's Favor or moves one off."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("left", NUMBER)]

    def __init__(self, seat: int = NONE, left: int = 0) -> None:
        self.seat = seat
        self.left = left  # OA-WAK-02: twice on the Mob side

    def copy(self) -> TendBanner:
        return TendBanner(self.seat, self.left)

    def run(self, g: Oath) -> Ask | None:
        ask = Ask(self.seat, "tend-banner")
        if self.left > 0:
            if spendable(g, self.seat) > 0:
                ask.offer(GROW.option())
            if self.seat == g.prince:  # CP-THR-08: he never takes off
                pass
            elif g.banner_tokens[PEOPLES_FAVOR] > BANNER_LEAST[PEOPLES_FAVOR]:
                least = min(g.bank)
                for suit in range(SUITS):
                    if g.bank[suit] == least:
                        ask.offer(SHRINK.option(suit))
            elif ask.count > 0 and g.favor[self.seat] == 0:
                ask.offer(PASS.option())  # Vow of Kinship: favor of a bank need not be used
        if ask.count > 0:
            return ask
        if g.banner_tokens[PEOPLES_FAVOR] >= MOB and not g.mob:
            g.mob = True
            g.tell("mob")
        g.done()
        return None

    def chosen(self, g: Oath, pick: int) -> None:
        self.left -= 1
        if GROW.has(pick):
            spend_favor(g, self.seat, 1)
            g.banner_tokens[PEOPLES_FAVOR] += 1
            g.tell("banner-grows", self.seat)
        elif SHRINK.has(pick):
            g.banner_tokens[PEOPLES_FAVOR] -= 1
            g.bank[SHRINK.first(pick)] += 1
            g.tell("banner-shrinks", self.seat, SHRINK.first(pick))


class Powers(Frame[Oath]):
    """OA-WAK-06, OA-RST-05: Wake or Rest powers, once each, in an order of choice."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("window", NUMBER),
        many("used", POWER, MOST_POWERS),
    ]

    seat: int = NONE
    window: int = 0
    used: list[int]

    def copy(self) -> Powers:
        other = Powers()
        other.seat = self.seat
        other.window = self.window
        other.used = self.used[:]
        return other

    def run(self, g: Oath) -> Ask | None:
        ask = Ask(self.seat, "wake" if self.window == WAKES else "rest")
        for entry in g.windows[self.window]:
            power, place = power_of(entry), place_in(entry)
            if power.row.number in self.used:
                continue
            is_site = FIRST_SITE <= power.row.face < FIRST_BANNER
            if not is_site and not g.reaches(self.seat, place):
                continue
            if not can_pay(g, self.seat, power.row):
                continue
            if self.window == WAKES:
                can = power.can_wake(g, place, self.seat)
            else:
                can = power.can_rest(g, place, self.seat)
            if can:
                ask.offer(USE.option(power.row.number))
        if ask.count == 0:
            g.done()
            return None
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        if PASS.has(pick):
            g.done()
            return
        number = USE.first(pick)
        row = POWER_ROWS[number]
        self.used.append(number)
        g.tell("uses", self.seat, number)
        pay(g, self.seat, row)
        place = g.place_of(row.face)
        if self.window == WAKES:
            TABLE[number].wake(g, place, self.seat)
        else:
            TABLE[number].rest(g, place, self.seat)


def new_powers(seat: int, window: int) -> Powers:
    powers = Powers()
    powers.seat = seat
    powers.window = window
    powers.used = []
    return powers


def return_tokens(g: Oath, seat: int, kept: int) -> None:
    """OA-RST-01, OA-RST-02: favor on cards to their banks, secrets to the seat, all faceup.

    The favor of the face `kept` stays (A Round of Ale).
    """
    for i in range(len(g.laden) - 1, -1, -1):
        face, favor, secrets = g.laden[i], g.laden_favor[i], g.laden_secrets[i]
        if face == kept:
            favor = 0
        if favor == 0 and secrets == 0:
            continue
        g.load(face, -favor, -secrets)
        favor_to_bank(g, face, favor)
        g.secrets[seat] += secrets
    g.secrets[seat] += g.flipped[seat]
    g.flipped[seat] = 0
