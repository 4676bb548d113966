"""How well a side stands, for bots that look ahead or cut their playouts short."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCKS,
    CARDS,
    CITIES,
    COMBAT,
    DISTANCE,
    FRANK_BLOCKS,
    HOMELAND,
    INDEX_OF,
    IS_EVENT,
    LETTER,
    LOST,
    MOVES,
    OUT,
    POOL,
    RATING,
    TOWNS,
    size_of,
)
from palatine.games.crusader_rex.winter import supply
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE

# what a step of a block is worth: its combat number, and that it fires early
WORTH: Final[list[float]] = [COMBAT[b] * [1.3, 1.0, 0.8][LETTER[b]] for b in range(BLOCKS)]
REACH: Final = 3  # roads within which blocks weigh on a city
WEIGHT: Final = [1.0, 0.6, 0.35, 0.2]  # by distance
NEAR: Final[list[list[int]]] = [
    [t for t in range(TOWNS) if DISTANCE[city * TOWNS + t] <= REACH] for city in CITIES
]
POOLED: Final = 0.35  # a block that may be drawn, against one on the map
STAGED: Final = 0.8
TURNS: Final = 36.0
NOBODY: Final[list[float]] = [0.0] * (2 * TOWNS)
FOOTHOLD: Final = 0.03
CARD: Final = 0.03  # a Move that is still in hand


def evaluate(g: Crusade, seat: int) -> float:
    """The chance of victory that the cities, the armies near them and the year suggest."""
    if g.places:
        return reward(g, seat)
    franks = standings(g)
    return franks if seat == 0 else 1.0 - franks


def standings(g: Crusade) -> float:
    """The chance of the Franks, while the match runs."""
    power = vec[float](NOBODY)
    army = [1.0, 1.0]
    for b in range(BLOCKS):
        place = g.at[b]
        if place == OUT:
            continue
        worth = WORTH[b] * g.steps[b]
        side: i64 = 0 if b < FRANK_BLOCKS else 1
        if place < TOWNS:
            power[side * TOWNS + place] += worth
        elif place == POOL or place == LOST:
            worth *= POOLED
        else:
            worth *= STAGED
        army[side] += worth
    done = float(g.turns_begun() - 1) / TURNS
    cities = 0.0
    for i in range(len(CITIES)):
        cities += hold(g, i, power, done)
    material = (army[0] - army[1]) / (army[0] + army[1])
    hunger = starving(g, 1) - starving(g, 0)
    lead = cities * (0.5 + 0.9 * done + 2.0 * done**4)
    lead += 3.0 * (1.0 - 0.8 * done) * material + 0.06 * hunger
    lead += FOOTHOLD * (footholds(g, 0) - footholds(g, 1))
    lead += CARD * (hand(g, 0) - hand(g, 1))
    return 1.0 / (1.0 + exp(-lead))


def hold(g: Crusade, i: i64, power: vec[float], done: float) -> float:
    """From 1 for a city that is safely the Franks' to -1 for one that is the Saracens'."""
    city = CITIES[i]
    own = 1.0
    foe = 1.0
    for t in NEAR[i]:
        weight = WEIGHT[DISTANCE[city * TOWNS + t]]
        own += power[t] * weight
        foe += power[TOWNS + t] * weight
    pressure = (own - foe) / (own + foe)
    side = g.controller(city)
    if side == NONE:  # fought for at this moment
        return pressure
    held = 1.0 if side == 0 else -1.0
    besieger = 1 - side
    if g.sieges(besieger) & BIT[city]:
        inside = power[side * TOWNS + city]
        outside = power[besieger * TOWNS + city]
        safety = inside * 2.0 / (inside * 2.0 + outside)
        if g.turn >= 5:
            safety += 0.5 * (1.0 - safety)  # winter breaks most sieges
        return held * (2.0 * safety - 1.0) * 0.7 + 0.3 * pressure
    if power[side * TOWNS + city] == 0.0:
        held *= 0.7  # anybody can walk in
    trust = 0.55 + 0.4 * done
    return trust * held + (1.0 - trust) * pressure


def footholds(g: Crusade, side: i64) -> float:
    """Towns of the other kingdom that the side holds, by what they feed."""
    count: i64 = 0
    towns = g.occupied(side) & HOMELAND[1 - side] & ~g.occupied(1 - side)
    while towns:
        low = towns & -towns
        towns ^= low
        count += 1 + RATING[INDEX_OF[low % 67]]
    return float(count)


def hand(g: Crusade, side: i64) -> float:
    """Cards still to be played: Moves, and events at the price of two."""
    total = 0.0
    for card in range(CARDS):
        if g.hand[side * CARDS + card] > 0:
            moves = 2.0 if IS_EVENT[card] else float(MOVES[card])
            total += moves * g.hand[side * CARDS + card]
    return total


def starving(g: Crusade, side: i64) -> float:
    """CR-8.5, CR-8.7: blocks that this winter will cost, the nearer the surer."""
    count: i64 = 0
    towns = g.occupied(side)
    sieges = g.sieges(side)
    while towns:
        low = towns & -towns
        towns ^= low
        t = INDEX_OF[low % 67]
        blocks = size_of(g.here[side * TOWNS + t])
        count += blocks if sieges & low else max(0, blocks - supply(g, side, t))
    return float(count * g.turn) / 6.0
