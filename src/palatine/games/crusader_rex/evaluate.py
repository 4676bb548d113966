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
    HOMELAND,
    IS_EVENT,
    LASTING,
    LETTER,
    LOST,
    MOVES,
    OUT,
    POOL,
    RATING,
    TOWNS,
    index_of,
    members,
    side_of,
    size_of,
)
from palatine.games.crusader_rex.winter import supply
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE

# what a step of a block is worth: its combat number, and that it fires early
WORTH: Final[vec[float]] = vec[float](
    [COMBAT[b] * [1.3, 1.0, 0.8][LETTER[b]] for b in range(BLOCKS)]
)
REACH: Final = 3  # roads within which blocks weigh on a town
WEIGHT: Final = [1.0, 0.6, 0.35, 0.2]  # by distance
# by town: those that weigh on it, itself first, and how much
NEAR: Final[list[vec[i64]]] = [
    vec[i64](
        [u for roads in range(REACH + 1) for u in range(TOWNS) if DISTANCE[t * TOWNS + u] == roads]
    )
    for t in range(TOWNS)
]
WEIGHS: Final[list[vec[float]]] = [
    vec[float]([WEIGHT[DISTANCE[t * TOWNS + u]] for u in NEAR[t]]) for t in range(TOWNS)
]
POOLED: Final = 0.35  # a block that may be drawn, against one on the map
STAGED: Final = 0.8
RARE: Final = 1.4  # a block that never comes back once it is lost
TURNS: Final = 36.0
FOOTHOLD: Final = 0.03
CARD: Final = 0.03  # a Move that is still in hand
RISK: Final = 0.2  # how much of what stronger neighbours may take counts
CLASH: Final = 0.6  # the same where the fight is certain
WALLS: Final = 0.15  # what each shield of a town is worth to those in it
ONSET: Final = 1.25  # who attacks is fired at first and has three rounds only
HUNGER: Final = 6.0  # a block that a crowded town cannot feed
# how sure the losses of the next winter are, by turn
NEARER: Final[list[float]] = [0.0, 0.02, 0.04, 0.08, 0.15, 0.35, 0.9]


def evaluate(g: Crusade, seat: int) -> float:
    """The chance of victory that the cities, the armies near them and the year suggest."""
    if g.places:
        return reward(g, seat)
    franks = standings(g)
    return franks if seat == 0 else 1.0 - franks


def standings(g: Crusade) -> float:
    """The chance of the Franks, while the match runs."""
    return 1.0 / (1.0 + exp(-lead(g, Forces(g))))


class Forces:
    """Where strength stands at the moment: what the cities and armies are valued by."""

    def __init__(self, g: Crusade) -> None:
        self.power: vec[float] = vec[float]([0.0] * (2 * TOWNS))  # side * 52 + town
        self.army: list[float] = [1.0, 1.0]  # by side, with what is still to come
        self.done: float = float(g.turns_begun() - 1) / TURNS
        for b in range(BLOCKS):
            place = g.at[b]
            if place == OUT:
                continue
            worth = WORTH[b] * g.steps[b]
            side = side_of(b)
            if place < TOWNS:
                self.power[side * TOWNS + place] += worth
            elif place == POOL or place == LOST:
                worth *= POOLED
            else:
                worth *= STAGED
            self.army[side] += worth * RARE if LASTING & BIT[b] else worth
        if g.turn == 6:
            for side in range(2):
                disperse(g, side, self.power)


def lead(g: Crusade, forces: Forces) -> float:
    """How far the Franks are ahead: one more makes their victory e times as likely."""
    power = forces.power
    done = forces.done
    franks = forces.army[0] - (endangered(g, 0, power) + starving(g, 0))
    saracens = forces.army[1] - (endangered(g, 1, power) + starving(g, 1))
    cities = 0.0
    for i in range(len(CITIES)):
        cities += hold(g, i, power, done)
    material = (franks - saracens) / (franks + saracens)
    found = cities * (0.5 + 0.9 * done + 2.0 * done**4)
    found += 3.0 * (1.0 - 0.8 * done) * material
    found += FOOTHOLD * (1.0 - 0.6 * done) * (footholds(g, 0) - footholds(g, 1))
    return found + CARD * (hand(g, 0) - hand(g, 1))


def disperse(g: Crusade, side: i64, power: vec[float]) -> None:
    """CR-8.5: besiegers do not weigh on anything any more, unless they are kept over winter."""
    for t in members(g.sieges(side)):
        if t != g.kept:
            power[side * TOWNS + t] = 0.0


def endangered(g: Crusade, side: i64, power: vec[float]) -> float:
    """What armies stand to lose to stronger ones nearby: who is alone is lost, who is many not."""
    if g.turn == 6:
        return 0.0  # nobody fights in winter
    total = 0.0
    contested = g.contested()
    castles: i64 = g.castled[side]
    foreign: i64 = g.castled[1 - side]
    starts: i64 = g.attacks[side]
    towns = g.occupied(side) & ~castles
    while towns:
        low = towns & -towns
        towns ^= low
        t = index_of(low)
        own = power[side * TOWNS + t]
        foe = bearing(t, power, 1 - side)
        if not (starts | foreign) & low:
            foe /= 1.0 + WALLS * RATING[t]
        elif contested & low:
            foe *= ONSET
        lost = own * foe * foe / (foe * foe + own * own + 1.0)
        total += lost * (CLASH if contested & low else RISK)
    return total


def bearing(t: i64, power: vec[float], side: i64) -> float:
    """The armies of a side that weigh on a town."""
    total = 0.0
    towns = NEAR[t]
    weights = WEIGHS[t]
    first = side * TOWNS
    i: i64
    for i in range(len(towns)):
        total += power[first + towns[i]] * weights[i]
    return total


def hold(g: Crusade, i: i64, power: vec[float], done: float) -> float:
    """From 1 for a city that is safely the Franks' to -1 for one that is the Saracens'."""
    city = CITIES[i]
    own = 1.0 + bearing(city, power, 0)
    foe = 1.0 + bearing(city, power, 1)
    pressure = (own - foe) / (own + foe)
    side = g.controller(city)
    if side == NONE:  # fought for at this moment; the defender can still go inside
        attacks: i64 = g.attacks[0]
        attacker: i64 = 0 if attacks & BIT[city] else 1
        inside = 1.5 * power[(1 - attacker) * TOWNS + city]
        outside = power[attacker * TOWNS + city]
        fear = outside * outside / (outside * outside + inside * inside + 0.1)
        held = -1.0 if attacker == 0 else 1.0
        return 0.7 * held * (1.0 - 1.2 * fear) + 0.3 * pressure
    held = 1.0 if side == 0 else -1.0
    besieger = 1 - side
    if g.sieges(besieger) & BIT[city] and (g.turn < 6 or g.kept == city):
        inside = power[side * TOWNS + city]
        outside = power[besieger * TOWNS + city]
        safety = inside * 2.0 / (inside * 2.0 + outside)
        if g.turn == 5:
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
        count += 1 + RATING[index_of(low)]
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
    """CR-8.5, CR-8.7: what this winter will cost, the nearer the surer: besiegers, crowds."""
    total = 0.0
    towns = g.occupied(side)
    sieges = g.sieges(side)
    while towns:
        low = towns & -towns
        towns ^= low
        t = index_of(low)
        blocks = g.blocks(side, t)
        if not sieges & low:
            total += HUNGER * float(max(0, size_of(blocks) - supply(g, side, t)))
        elif t != g.kept:
            total += besieging(g, blocks)
    return total * NEARER[g.turn]


def besieging(g: Crusade, blocks: i64) -> float:
    """What is lost with these blocks: most come back some day."""
    total = 0.0
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        b = index_of(low)
        total += WORTH[b] * g.steps[b] * (RARE if LASTING & low else 1.0 - POOLED)
    return total
