"""How well every side stands, for bots that look one step ahead or cut their playouts short.

A clan belongs to nobody for certain: the better court holds it with a probability that grows with
its lead, reserves counted. With the clans shared out like that every land has a margin for every
side, and the margin is that side's chance to be the stronger one there. Four things then count: the
clans, the lands, how far each land would bring the side to its last castle, and what the next two
seats to move can reach. Their weights were fitted to the outcome of some thousand games.
"""

from __future__ import annotations

from math import exp
from typing import Final

from palatine.games.carolus_magnus.emperor import MoveEmperor
from palatine.games.carolus_magnus.names import COLOURS
from palatine.games.carolus_magnus.paladins import PlayPaladins
from palatine.games.carolus_magnus.refill import Refill
from palatine.games.carolus_magnus.rounds import Opening
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE

CLAN: Final = 0.55
LAND: Final = 0.15  # for every castle on it
GOAL: Final = 0.82  # for a land whose castles would be the last ones
THREAT: Final = 0.53  # for every castle

READY: Final = 0.8  # what a paladin in reserve counts against one at court
HOLDER: Final = 0.2  # a tie at court leaves the clan where it is
OWNER: Final = 0.2  # and a tie in a land the castles
SUPPORT: Final = 0.45  # what a paladin of an own clan in reserve may add to a land

CLAN_SCALE: Final = 2.0  # leads and margins that make a chance of 3 in 4
LAND_SCALE: Final = 1.5
THREAT_SCALE: Final = 1.2

LIKELY_DISC: Final = 3


def evaluate(g: Carolus, seat: int) -> float:
    """The seat's chance of winning."""
    if g.places:
        return reward(g, seat)
    return standings(g)[g.side_of[seat]]


def standings(g: Carolus) -> list[float]:
    """Every side's chance of winning while the match runs; they add up to 1."""
    chances = worths(g)
    whole = 0.0
    for side in range(g.sides):
        chances[side] = exp(chances[side])
        whole += chances[side]
    for side in range(g.sides):
        chances[side] /= whole
    return chances


def worths(g: Carolus) -> list[float]:
    """What every side has and may hope for."""
    sides = g.sides
    holds = clans(g)
    worth = [0.0] * sides
    for side in range(sides):
        for c in range(side * COLOURS, side * COLOURS + COLOURS):
            worth[side] += CLAN * holds[c]
    movers = next_movers(g)
    disc: list[int] = []
    support: list[float] = []
    threat: list[float] = []
    for i in range(len(movers)):
        disc.append(LIKELY_DISC if g.disc[movers[i]] == NONE else g.disc[movers[i]])
        support.append(SUPPORT * reinforcements(g, movers[i], holds, i == 0))
        threat.append(0.0)
    strength = [0.0] * sides
    t = g.emperor
    for steps in range(1, g.territories + 1):
        t = g.ahead[t]
        owner = g.owner[t]
        castles = float(g.castles[t]) if g.castles[t] else 1.0
        first = -1.0
        second = -1.0
        row = t * COLOURS
        for side in range(sides):
            total = 0.0
            for c in range(COLOURS):
                total += g.cubes[row + c] * holds[side * COLOURS + c]
            if owner == side:
                total += castles + OWNER
            strength[side] = total
            if total > first:
                second = first
                first = total
            elif total > second:
                second = total
        for side in range(sides):
            margin = strength[side] - (second if strength[side] == first else first)
            share = ramp(margin / LAND_SCALE)
            worth[side] += LAND * castles * share
            if owner != side:
                left = float(g.stock[side])
                worth[side] += GOAL * share * (1.0 if castles >= left else castles / left)
        for i in range(len(movers)):
            side = g.side_of[movers[i]]
            if steps <= disc[i] and owner != side:
                margin = strength[side] - (second if strength[side] == first else first)
                gain = castles * ramp((margin + support[i]) / THREAT_SCALE)
                if gain > threat[i]:
                    threat[i] = gain
    for i in range(len(movers)):
        worth[g.side_of[movers[i]]] += THREAT * threat[i]
    return worth


def ramp(x: float) -> float:
    """From 0 to 1 as x grows: one half at 0, three quarters at 1."""
    if x < 0.0:
        return 0.5 + 0.5 * x / (1.0 - x)
    return 0.5 + 0.5 * x / (1.0 + x)


def clans(g: Carolus) -> list[float]:
    """side * 5 + colour: how likely the side is to hold the clan when it matters."""
    holds = [0.0] * (g.sides * COLOURS)
    for c in range(COLOURS):
        holder = g.holder[c]
        if holder == NONE:
            continue
        own = g.side_of[holder]
        most = -1.0
        rival = own
        for seat in range(g.seats):
            side = g.side_of[seat]
            if side != own:
                power = power_at_court(g, seat, c)
                if power > most:
                    most = power
                    rival = side
        share = ramp((power_at_court(g, holder, c) + HOLDER - most) / CLAN_SCALE)
        holds[own * COLOURS + c] = share
        holds[rival * COLOURS + c] = 1.0 - share
    return holds


def power_at_court(g: Carolus, seat: int, colour: int) -> float:
    """Paladins at court, and those that one turn could bring there."""
    at = seat * COLOURS + colour
    ready = g.reserve[at]
    if ready > g.played:
        ready = g.played
    return g.court[at] + READY * ready


def next_movers(g: Carolus) -> list[int]:
    """The next two seats of this round to move the Emperor, as far as that is known."""
    at = 0
    if not isinstance(g.frames[-1], Opening) and g.disc[g.turn] != NONE:
        at = g.order.index(g.turn)
        if isinstance(g.frames[-1], Refill):
            at += 1
    return g.order[at : at + 2]


def reinforcements(g: Carolus, seat: int, holds: list[float], is_first: bool) -> float:
    """Paladins in reserve that would count for the seat's side, as many as it may still play."""
    left = float(g.played)
    if is_first:
        frame = g.frames[-1]
        if isinstance(frame, MoveEmperor):
            left = 0.0
        elif isinstance(frame, PlayPaladins) and frame.left != NONE:
            left = float(frame.left)
    total = 0.0
    own = g.side_of[seat] * COLOURS
    for c in range(COLOURS):
        total += g.reserve[seat * COLOURS + c] * holds[own + c]
    return total if total < left else left
