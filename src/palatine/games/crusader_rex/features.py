"""Crusader Rex as numbers: what a correction of the evaluation is learned from. Compiled.

The sides are not alike, so each has numbers of its own; those of the other one stay 0. Most count
twice, as they are and by how much of the war is over: a city in 1187 is not a city in 1192.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.games.crusader_rex.evaluate import (
    WORTH,
    Forces,
    bearing,
    endangered,
    footholds,
    hold,
    starving,
)
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCK_IDS,
    BLOCKS,
    CARD_IDS,
    CARDS,
    CITIES,
    FRANK_BLOCKS,
    LASTING,
    LOST,
    OUT,
    POOL,
    SIDE_IDS,
    STRENGTH,
    TOWN_IDS,
    TOWNS,
    side_of,
)
from palatine.games.crusader_rex.victory import LAST_YEAR
from palatine.kernel.features import one_of

MOST_CITIES: Final[int] = len(CITIES)
TURNS_A_YEAR: Final = 6
# what is told of a city
OF_A_CITY: Final = ["held", "besieging", "hold", "pressure", "inside", "near"]
# what is told of a side, see `describe_side`
TOLD: Final = [
    "side", "field", "field blocks", "pooled", "staged", "rare", "endangered", "starving",
    "footholds", "sieges", "first",
    *[f"{n} cities" for n in range(MOST_CITIES + 1)],
    *[f"{TOWN_IDS[t]} {what}" for t in CITIES for what in OF_A_CITY],
]  # fmt: skip
SIZE: Final[int] = len(TOLD)
# cards in hand, and the turn of the year: they say nothing more of how late it is
PLAIN: Final = [
    *CARD_IDS,
    *[f"turn {n}" for n in range(1, TURNS_A_YEAR + 1)],
    *[f"{n} cities in the last year" for n in range(MOST_CITIES + 1)],
]
PER_SIDE: Final[int] = 2 * SIZE + len(PLAIN)
# blocks by what they can still do: on the map, or anywhere but out of the game
OF_A_BLOCK: Final = ["fielded", "alive"]
NAMES: Final[list[str]] = [
    f"{side}: {name}"
    for side in SIDE_IDS
    for name in [*TOLD, *[f"{name}, late" for name in TOLD], *PLAIN]
] + [f"{block} {what}" for block in BLOCK_IDS for what in OF_A_BLOCK]
FEATURES: Final[int] = len(NAMES)
TENTH: Final = 0.1  # strengths are counted in tens


def describe(g: Crusade, forces: Forces) -> vec[float]:
    """Both sides as `NAMES` lists them."""
    out = vec[float]([0.0] * (2 * FEATURES))
    side: i64
    for side in range(2):
        found = describe_side(g, side, forces)
        first: i64 = side * FEATURES + side * PER_SIDE
        i: i64
        for i in range(SIZE):
            out[first + i] = found[i]
            out[first + SIZE + i] = found[i] * forces.done
        first += 2 * SIZE
        plain = describe_season(g, side)
        for i in range(len(plain)):
            out[first + i] = plain[i]
    b: i64
    for b in range(BLOCKS):
        place = g.at[b]
        if place == OUT:
            continue
        at: i64 = side_of(b) * FEATURES + 2 * PER_SIDE + 2 * b
        if place < TOWNS:
            out[at] = float(g.steps[b]) / STRENGTH[b]
        out[at + 1] = 1.0
    return out


def describe_side(g: Crusade, side: i64, forces: Forces) -> list[float]:
    """In the order of `TOLD`."""
    power = forces.power
    field = 0.0
    blocks = 0
    pooled = 0.0
    staged = 0.0
    rare = 0.0
    b: i64
    for b in range(side * FRANK_BLOCKS, FRANK_BLOCKS + side * (BLOCKS - FRANK_BLOCKS)):
        place = g.at[b]
        worth = TENTH * WORTH[b] * g.steps[b]
        if place == OUT:
            continue
        if place < TOWNS:
            field += worth
            blocks += 1
        elif place == POOL or place == LOST:
            pooled += worth
        else:
            staged += worth
        if LASTING & BIT[b]:
            rare += worth
    sieges = g.sieges(side)
    found: list[float] = [
        1.0,
        field,
        TENTH * blocks,
        pooled,
        staged,
        rare,
        TENTH * endangered(g, side, power),
        TENTH * starving(g, side),
        TENTH * footholds(g, side),
        0.0 if sieges == 0 else 1.0,
        1.0 if g.first == side else 0.0,
    ]
    one_of(found, g.cities_of(side), MOST_CITIES + 1, 1.0)
    sign = 1.0 if side == 0 else -1.0
    for i in range(len(CITIES)):
        city = CITIES[i]
        own = bearing(city, power, side)
        foe = bearing(city, power, 1 - side)
        found.append(1.0 if g.controller(city) == side else 0.0)
        found.append(1.0 if sieges & BIT[city] else 0.0)
        found.append(sign * hold(g, i, power, forces.done))
        found.append((own - foe) / (own + foe + 1.0))
        found.append(TENTH * power[side * TOWNS + city])
        found.append(TENTH * own)
    return found


def describe_season(g: Crusade, side: i64) -> list[float]:
    """In the order of `PLAIN`."""
    found: list[float] = []
    for card in range(CARDS):
        found.append(float(g.hand[side * CARDS + card]))
    one_of(found, g.turn - 1, TURNS_A_YEAR, 1.0)
    one_of(found, g.cities_of(side), MOST_CITIES + 1, 1.0 if g.year == LAST_YEAR else 0.0)
    return found
