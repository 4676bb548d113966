"""OA-WIN-01 to OA-WIN-04: who keeps the oath."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.oath.names import CHOOSE_SEAT, WITH
from palatine.games.oath.power import place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    HOLDS_DARKEST_SECRET,
    HOLDS_PEOPLES_FAVOR,
    MOST_RELICS,
    MOST_SITES,
    OATH_GOAL,
    PEOPLES_FAVOR,
    SLOTS,
    TITLE_FACE,
)
from palatine.games.oath.windows import TITLE_TAKEN
from palatine.kernel.errors import BrokenRule
from palatine.kernel.flow import Ask, Field, Frame


def standing(g: Oath, seat: int, goal: int) -> int:
    """How far a seat is towards a goal: sites, relics and banners, or 1 for the holder.

    OA-WIN-04: the Chancellor stands for the Empire's sites, a Citizen has none of them.
    """
    if goal == MOST_SITES:
        found = 0
        for slot in range(SLOTS):
            if g.ruler(slot) == seat:
                found += 1
        return found
    if goal == MOST_RELICS:
        return g.relics_and_banners(seat)
    if goal == HOLDS_PEOPLES_FAVOR:
        return 1 if g.banner_of[PEOPLES_FAVOR] == seat else 0
    if goal == HOLDS_DARKEST_SECRET:
        return 1 if g.banner_of[DARKEST_SECRET] == seat else 0
    raise BrokenRule(f"goal {goal} is nobody's standing")


def leaders(g: Oath, goal: int) -> list[int]:
    """Who has the most; OA-WIN-03: zero is never the most."""
    most = 0
    found: list[int] = []
    for seat in g.order:
        n = standing(g, seat, goal)
        if n > most:
            most = n
            found = [seat]
        elif n == most and n > 0:
            found.append(seat)
    return found


def missing(g: Oath, seat: int, goal: int) -> int:
    """How much more the seat needs to have the most alone; 0 if it has."""
    best = 0
    for other in g.order:
        if other != seat:
            best = max(best, standing(g, other, goal))
    if goal != MOST_SITES and goal != MOST_RELICS:  # a banner is with one player
        return 1 - standing(g, seat, goal)
    return max(0, best + 1 - standing(g, seat, goal))


def check_title(g: Oath) -> None:
    """OA-WIN-02, OA-WIN-03: the title goes where the goal is met; a tied holder keeps it."""
    found = leaders(g, OATH_GOAL[g.oath])
    if not found or g.title in found:
        return
    if len(found) == 1:
        take_title(g, found[0])
        return
    g.call(NameKeeper())


def take_title(g: Oath, seat: int) -> None:
    """OA-WIN-02: it changes hands, Oathkeeper side up."""
    g.leaves(TITLE_FACE, WITH + g.title)
    g.title = seat
    g.usurper = False
    g.enters(TITLE_FACE, WITH + seat)
    g.tell("title", seat)
    for entry in g.windows[TITLE_TAKEN]:
        power_of(entry).title_taken(g, place_in(entry), seat)


class NameKeeper(Frame[Oath]):
    """OA-WIN-03: the holder, who does not meet the goal, chooses among those tied for it."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> NameKeeper:
        return self

    def run(self, g: Oath) -> Ask | None:
        found = leaders(g, OATH_GOAL[g.oath])
        if not found or g.title in found:  # something else has settled it
            g.done()
            return None
        ask = Ask(g.title, "name-keeper")
        for seat in found:
            ask.offer(CHOOSE_SEAT.option(seat))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        g.done()
        take_title(g, CHOOSE_SEAT.first(pick))
