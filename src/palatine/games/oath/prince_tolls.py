"""CP-PWR-09: the tolls that the Clockwork Prince pays."""

from __future__ import annotations

from palatine.games.oath.deed import Deed
from palatine.games.oath.power import place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tokens import own_favor, pay_toll
from palatine.games.oath.windows import TOLLS


def pay_tolls(g: Oath, deed: Deed, things: list[int]) -> None:
    """1 favor of his board for each card that takes a toll of the action, once; without favor on
    the board he acts all the same."""
    for entry in g.windows[TOLLS]:
        for thing in things:
            if own_favor(g, deed.seat) == 0:
                return
            if power_of(entry).toll(g, place_in(entry), deed, thing):
                pay_toll(g, deed.seat, g.card_ruler(place_in(entry)))
                break
