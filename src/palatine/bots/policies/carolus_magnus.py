"""Carolus Magnus for the search: which answers are worth a look, and where to stop. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from palatine.bots.search import Policy, draw
from palatine.games.carolus_magnus.evaluate import clans, ramp, standings
from palatine.games.carolus_magnus.names import COLOURS, COURT, EMPEROR, PLACE, SEGMENTS
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE

KEENNESS: Final = 6.0  # how much more often the better looking answer is tried
CLAN: Final = 0.5
LAND: Final = 0.25  # for every castle on it
REACH: Final = 0.6  # the same, if the seat can send the Emperor there
FAR: Final = 7  # steps; what lies beyond is left for a later turn


class CarolusPolicy(Policy):
    """Values the position whenever a turn is over: the plan of one turn is what a search finds."""

    def is_quiet(self, g: State, ask: Ask) -> bool:
        assert isinstance(g, Carolus)
        return ask.key == "lay-disc" or (ask.key == "play-paladin" and ask.subject == g.played)

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Carolus)
        values: list[float] = []
        if g.ended != NONE:
            for seat in range(g.seats):
                values.append(reward(g, seat))
        else:
            chances = standings(g)
            for seat in range(g.seats):
                values.append(chances[g.side_of[seat]])
        return values

    def bunch(self, g: State, ask: Ask) -> int:
        """The paladins of a turn may come in any order."""
        return int(ask.subject) if ask.key == "play-paladin" else 0

    def weigh(self, g: State, ask: Ask, options: list[int]) -> list[float]:
        assert isinstance(g, Carolus)
        if ask.key == "play-paladin":
            return placements(g, int(ask.seat), options)
        if ask.key == "move-emperor":
            return stops(g, int(ask.seat), options)
        return []

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        assert isinstance(g, Carolus)
        if ask.key == "play-paladin":
            options = ask.options
            return options[draw(placements(g, int(ask.seat), options), chance)]
        if ask.key == "move-emperor":
            options = ask.options
            return options[draw(stops(g, int(ask.seat), options), chance)]
        return ask.nth(chance.below(int(ask.count)))


def placements(g: Carolus, seat: int, options: list[int]) -> list[float]:
    """A weight for every placement, by what it adds to the chances for clans and lands."""
    side = g.side_of[seat]
    holds = clans(g)
    colour = NONE
    court = 0.0
    edge = 0.0
    margins = [0.0] * SEGMENTS
    stakes = [0.0] * SEGMENTS
    look_round(g, seat, holds, margins, stakes)
    weights: list[float] = []
    for option in options:
        if PLACE.first(option) != colour:
            colour = PLACE.first(option)
            court = court_gain(g, seat, colour)
            edge = holds[side * COLOURS + colour]
            rival = 0.0
            for other in range(g.sides):
                if other != side and holds[other * COLOURS + colour] > rival:
                    rival = holds[other * COLOURS + colour]
            edge -= rival
        target = PLACE.second(option)
        if target == COURT:
            weights.append(exp(KEENNESS * court))
        elif stakes[target] == 0.0:
            weights.append(0.0)
        else:
            margin = margins[target]
            gain = stakes[target] * (ramp(margin + edge) - ramp(margin))
            weights.append(exp(KEENNESS * gain) if gain > 0.0 else 0.05)
    return weights


def look_round(
    g: Carolus, seat: int, holds: list[float], margins: list[float], stakes: list[float]
) -> None:
    """For every land near enough: the side's margin there, and what stands on it."""
    side = g.side_of[seat]
    t = g.emperor
    for steps in range(1, g.territories + 1):
        t = g.ahead[t]
        if steps > FAR:
            break
        own = 0.0
        most = 0.0
        for other in range(g.sides):
            total = 0.0
            for c in range(COLOURS):
                total += g.cubes[t * COLOURS + c] * holds[other * COLOURS + c]
            if g.owner[t] == other:
                total += g.castles[t]
            if other == side:
                own = total
            elif total > most:
                most = total
        castles = float(g.castles[t]) if g.castles[t] else 1.0
        margins[t] = own - most
        stakes[t] = castles * (REACH if steps <= g.disc[seat] else LAND)


def court_gain(g: Carolus, seat: int, colour: int) -> float:
    """What one more paladin at court does for the hold on its clan."""
    side = g.side_of[seat]
    most = 0
    for other in range(g.seats):
        if g.side_of[other] != side and g.court[other * COLOURS + colour] > most:
            most = g.court[other * COLOURS + colour]
    lead = float(g.court[seat * COLOURS + colour] - most)
    gain = CLAN * (ramp(lead + 1.0) - ramp(lead))
    holder = g.holder[colour]
    if holder == NONE or (g.side_of[holder] != side and lead >= 0.0):
        gain += CLAN  # the clan changes hands at once
    return gain


def stops(g: Carolus, seat: int, options: list[int]) -> list[float]:
    """A weight for every move of the Emperor, by who gains what where he stops."""
    side = g.side_of[seat]
    weights: list[float] = []
    for option in options:
        t = g.emperor
        for _ in range(EMPEROR.first(option)):
            t = g.ahead[t]
        winner = g.strongest(t)
        owner = g.owner[t]
        gain = 0.0
        if winner != NONE and winner != owner:
            castles = float(g.castles[t]) if g.castles[t] else 1.0
            if winner == side:
                gain += castles
            else:
                gain -= castles
            if owner == side:
                gain -= castles
        weights.append(exp(gain))
    return weights


POLICY: Final = CarolusPolicy()
LEVELS: Final = {"easy": "greedy", "fair": "mcts:ms=50", "strong": "mcts:ms=1000"}
