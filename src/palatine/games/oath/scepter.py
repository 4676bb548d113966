"""OA-MIN-07, OA-CIT: what the Grand Scepter does, and how a Citizen leaves the Empire."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.oath.bargains import (
    MOST_REFUSALS,
    OF_BANNERS,
    OF_CITIZENSHIP,
    OF_FAVOR,
    OF_RELICS,
    OF_SECRETS,
    give_reliquary,
    open_bargain,
)
from palatine.games.oath.cards import space_in, space_option
from palatine.games.oath.citizenship import become_citizen, become_exile
from palatine.games.oath.minor import holds_working_scepter
from palatine.games.oath.names import (
    CHOOSE_BOTTOM,
    CHOOSE_SPACE,
    EXILE,
    OFFER_CITIZENSHIP,
    SEAT,
    SELF_EXILE,
)
from palatine.games.oath.power import BE_EXILED
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import EXILING, GRAND_SCEPTER, PEOPLES_FAVOR
from palatine.games.oath.tokens import give_favor, is_forbidden, spendable
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


def citizenship_acts(g: Oath, seat: int, ask: Ask, offered: int) -> None:
    """OA-MIN-07; who has got an offer since the last other action is not asked at once again."""
    if holds_working_scepter(g, seat):
        if g.filled_spaces():
            for other in g.in_turn_order(seat):
                is_open = not offered >> other & 1 and g.refusals[other] < MOST_REFUSALS
                if g.is_exile(other) and is_open and other != g.prince:  # CP-GEN-07
                    ask.offer(OFFER_CITIZENSHIP.option(other))
        for other in g.others(seat) if g.citizens else []:
            if not g.is_citizen(other):
                continue
            can_pay = spendable(g, seat) >= exile_cost(g, seat, other)
            if can_pay and not is_forbidden(g, other, BE_EXILED):
                ask.offer(EXILE.option(other))
    elif g.is_citizen(seat) and g.holder(GRAND_SCEPTER) not in (NONE, seat):
        can_pay = spendable(g, seat) >= self_exile_cost(g, seat)
        if can_pay and not is_forbidden(g, seat, BE_EXILED):
            ask.offer(SELF_EXILE.option())


def exile_cost(g: Oath, seat: int, citizen: int) -> int:
    """OA-CIT-10: 5 favor, more or less by title and People's Favor."""
    cost = EXILING
    for bearer in (g.title, g.banner_of[PEOPLES_FAVOR]):
        if bearer == citizen:
            cost += 1
        elif bearer == seat:
            cost -= 1
    return cost


def self_exile_cost(g: Oath, seat: int) -> int:
    """OA-CIT-12: the seat's secrets, on board and cards, and the warbands on its board."""
    return g.all_secrets(seat) + sum(g.laden_secrets) + g.board[seat]


def offer_citizenship(g: Oath, seat: int, other: int) -> None:
    """OA-CIT-01: a bargain; an Exile who holds the Scepter may take it for granted."""
    if other == seat:
        g.call(SelfOffer(seat))
    else:
        items = OF_FAVOR | OF_SECRETS | OF_RELICS | OF_BANNERS | OF_CITIZENSHIP
        open_bargain(g, seat, other, items)


def exile(g: Oath, seat: int, citizen: int) -> None:
    """OA-CIT-10."""
    give_favor(g, seat, citizen, exile_cost(g, seat, citizen))
    become_exile(g, citizen)


def self_exile(g: Oath, seat: int) -> None:
    """OA-CIT-12: the Act phase ends."""
    give_favor(g, seat, g.holder(GRAND_SCEPTER), self_exile_cost(g, seat))
    become_exile(g, seat)
    g.act_is_over = True


class SelfOffer(Frame[Oath]):
    """OA-CIT-01: an Exile with the Scepter becomes a Citizen with a relic of the Reliquary."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat

    def copy(self) -> SelfOffer:
        return self

    def run(self, g: Oath) -> Ask | None:
        ask = Ask(self.seat, "own-reliquary")
        for space in g.filled_spaces():
            ask.offer(space_option(g, CHOOSE_SPACE, CHOOSE_BOTTOM, space))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        g.done()
        give_reliquary(g, space_in(CHOOSE_SPACE, CHOOSE_BOTTOM, pick), self.seat)
        become_citizen(g, self.seat)
