"""OA-PWR-08: modifiers of major actions are announced, imposed, tried and paid.

An action asks for its modifiers one at a time together with what it is done to. It is offered,
and a modifier with it, only if some use of modifiers still carries it through.
"""

from __future__ import annotations

from typing import Final

from palatine.games.oath.deed import Deed, Trading
from palatine.games.oath.names import MODIFY, WITH
from palatine.games.oath.power import TABLE, place_in, power_of
from palatine.games.oath.prince_tables import IGNORED
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    FIRST_BANNER,
    FIRST_RELIC,
    FIRST_SITE,
    FIRST_SPACE,
    MODIFIER,
    PERSISTENT,
    POWER_ROWS,
    PowerRow,
)
from palatine.games.oath.tokens import can_pay, pay, pay_toll, spendable
from palatine.games.oath.windows import (
    CAMPAIGNS,
    MUSTERS,
    PLACES,
    RECOVERS,
    SEARCHES,
    TOLLS,
    TRADES,
    TRAVELS,
)
from palatine.kernel.flow import Ask

WINDOW_OF: Final[list[int]] = [SEARCHES, MUSTERS, TRADES, TRAVELS, RECOVERS, CAMPAIGNS]


def is_site(face: int) -> bool:
    return FIRST_SITE <= face < FIRST_BANNER


def reaches(g: Oath, deed: Deed, row: PowerRow, place: int) -> bool:
    """OA-PWR-01; a site's power says itself whom it concerns.

    A Trade as if elsewhere or with the advisers of another reaches the modifiers there instead.
    """
    if is_site(row.face):
        return True
    if isinstance(deed, Trading):
        if place >= WITH and row.face < FIRST_RELIC and deed.advisers_of != deed.seat:
            return place == WITH + deed.advisers_of
        if place < WITH:
            return place == deed.at or g.rules_card(deed.seat, place)
    return g.reaches(deed.seat, place)


def is_imposed(g: Oath, row: PowerRow) -> bool:
    """OA-PWR-08: must; OA-OPT-05: traits of the Reliquary by option."""
    if row.face >= FIRST_SPACE and g.traits_are_optional:
        return False
    return row.mandatory


def impose(g: Oath, deed: Deed, window: int) -> None:
    """What must be used, or always binds, when the action begins."""
    for entry in g.windows[window]:
        power = power_of(entry)
        row = power.row
        if not is_imposed(g, row):
            continue
        if deed.seat == g.prince and IGNORED[row.number]:  # CP-PWR-07
            continue
        place = place_in(entry)
        if row.kind == MODIFIER and not reaches(g, deed, row, place):
            continue
        if power.applies(g, place, deed):
            deed.used.append(row.number)
            power.modify(g, place, deed)


def favor_needed(g: Oath, deed: Deed) -> int:
    """Favor for everything in use."""
    n = deed.favor_due
    for number in deed.used:
        row = POWER_ROWS[number]
        n += row.favor + row.burned_favor
    return n


def secrets_needed(g: Oath, deed: Deed) -> int:
    n = deed.secrets_due
    for number in deed.used:
        row = POWER_ROWS[number]
        n += row.secrets + row.burned_secrets
    return n


def can_afford(g: Oath, deed: Deed, favor: int, secrets: int) -> bool:
    """Whether everything in use can be paid, and so much for the action itself."""
    due = favor + secrets + deed.favor_due + deed.secrets_due + deed.warbands_due
    if due == 0 and not deed.used:
        return True
    return (
        favor_needed(g, deed) + favor <= spendable(g, deed.seat)
        and secrets_needed(g, deed) + secrets <= g.secrets[deed.seat]
        and deed.warbands_due <= g.board[deed.seat]
    )


def open_modifiers(g: Oath, deed: Deed, window: int) -> list[int]:
    """Powers that could be announced now, as entries of the window."""
    found: list[int] = []
    entries = g.windows[window]
    if not entries:
        return found
    for entry in entries:
        power = power_of(entry)
        row = power.row
        if is_imposed(g, row) or row.number in deed.used:
            continue
        place = place_in(entry)
        if row.kind != PERSISTENT and not reaches(g, deed, row, place):
            continue
        if not can_pay(g, deed.seat, row, favor_needed(g, deed), secrets_needed(g, deed)):
            continue
        if power.applies(g, place, deed):
            found.append(entry)
    return found


def announce(g: Oath, deed: Deed, entry: int) -> None:
    """A modifier is in use: it changes the numbers of the deed."""
    power = power_of(entry)
    deed.used.append(power.row.number)
    power.modify(g, place_in(entry), deed)


def is_viable(g: Oath, deed: Deed, window: int) -> bool:
    """Whether the action can be carried through, with more modifiers if need be."""
    if deed.has_target(g):
        return True
    for entry in open_modifiers(g, deed, window):
        trial = deed.twin()
        announce(g, trial, entry)
        if can_afford(g, trial, 0, 0) and is_viable(g, trial, window):
            return True
    return False


def offer(g: Oath, deed: Deed, window: int, ask: Ask) -> None:
    """Modifiers that lead somewhere, then what the action can be done to."""
    offer_modifiers(g, deed, window, ask)
    ask.offer_row(deed.targets(g))


def offer_modifiers(g: Oath, deed: Deed, window: int, ask: Ask) -> None:
    for entry in open_modifiers(g, deed, window):
        trial = deed.twin()
        announce(g, trial, entry)
        if can_afford(g, trial, 0, 0) and is_viable(g, trial, window):
            ask.offer(MODIFY.option(power_of(entry).row.number))


def announced(g: Oath, deed: Deed, pick: int) -> None:
    """The seat has announced a modifier."""
    number = MODIFY.first(pick)
    place = g.place_of(POWER_ROWS[number].face)
    announce(g, deed, number * PLACES + place)
    g.tell("modifies", deed.seat, number)
    TABLE[number].announced(g, place, deed)


def tolls_due(g: Oath, deed: Deed, thing: int) -> int:
    """OA-PWR-17: favor due to rulers, one for each such card."""
    n = 0
    for entry in g.windows[TOLLS]:
        if power_of(entry).toll(g, place_in(entry), deed, thing):
            n += 1
    return n


def pay_for(g: Oath, deed: Deed, supply: int, thing: int) -> None:
    """OA-SEA-07: tolls, prices of modifiers and Supply, before anything happens."""
    for entry in g.windows[TOLLS]:
        if power_of(entry).toll(g, place_in(entry), deed, thing):
            pay_toll(g, deed.seat, g.card_ruler(place_in(entry)))
    for number in deed.used:
        row = POWER_ROWS[number]
        pay(g, deed.seat, row)
        TABLE[number].pays(g, g.place_of(row.face), deed)
    g.spend_supply(deed.seat, supply)


def is_freed(g: Oath, deed: Deed, thing: int) -> bool:
    """OA-TVL-03: a modifier in use makes it cost no Supply, whatever raises its cost."""
    if deed.is_free:
        return True
    for number in deed.used:
        if TABLE[number].frees(g, g.place_of(POWER_ROWS[number].face), deed, thing):
            return True
    return False


def after(g: Oath, deed: Deed) -> None:
    """The action is done: modifiers in use have their last say, in the order of announcement."""
    for i in range(len(deed.used) - 1, -1, -1):  # what is called last runs first
        number = deed.used[i]
        place = g.place_of(POWER_ROWS[number].face)
        TABLE[number].after(g, place, deed)
