"""CR-9: how a match ends, and who has won it. Who resigns leaves the table, CR-9.3."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palatine.games.crusader_rex.names import CITY_COUNT, SUDDEN
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BLOCKS,
    CITIES,
    LOST,
    OUT,
    TOWNS,
    side_of,
)
from palatine.kernel.game import Statistic
from palatine.kernel.lexicon import NONE

LAST_YEAR: Final = 1192


def finish(g: Crusade, reason: int, winner: i64) -> None:
    g.shown += 1  # CR-12.7: everything is open now
    g.end(reason, [1 if side == winner else 2 for side in range(2)])


def check_sudden(g: Crusade) -> bool:
    """CR-9.1: a side that controls all seven victory cities wins at once."""
    for side in range(2):
        if g.cities_of(side) == len(CITIES):
            g.tell("won-all", side)
            finish(g, SUDDEN, side)
            return True
    return False


def end_by_count(g: Crusade) -> None:
    """CR-9.2: after the last winter the side with more cities wins; seven cannot be halved."""
    franks = g.cities_of(0)
    saracens = g.cities_of(1)
    winner = 0 if franks > saracens else 1
    g.tell("won-count", winner, max(franks, saracens), min(franks, saracens))
    finish(g, CITY_COUNT, winner)


def statistics(g: Crusade) -> list[Statistic]:
    """CR-1.9, CR-2.4: who holds each victory city, blocks in the towns and blocks eliminated."""
    found: list[Statistic] = []
    for city in CITIES:
        holds = [1 if g.controller(city) == side else 0 for side in range(2)]
        found.append(Statistic("cities", city, holds))
    fielded = [0, 0]
    lost = [0, 0]
    for block in range(BLOCKS):
        side = side_of(block)
        if g.at[block] < TOWNS:
            fielded[side] += 1
        elif g.at[block] == LOST or g.at[block] == OUT:
            lost[side] += 1
    found.append(Statistic("blocks", NONE, fielded))
    found.append(Statistic("lost", NONE, lost))
    return found
