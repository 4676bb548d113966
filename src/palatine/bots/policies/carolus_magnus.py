"""Carolus Magnus for the search: which placements are worth a look, and where to stop. Compiled."""

from __future__ import annotations

from typing import Final

from palatine.bots.search import Policy
from palatine.games.carolus_magnus.names import COURT, PLACE
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.lexicon import NONE


class CarolusPolicy(Policy):
    """Values the position whenever a turn is over: the plan of one turn is what a search finds."""

    def is_quiet(self, g: State, ask: Ask) -> bool:
        assert isinstance(g, Carolus)
        return ask.key == "lay-disc" or (ask.key == "play-paladin" and ask.subject == g.played)

    def weigh(self, g: State, ask: Ask, options: list[int], before: int) -> list[float]:
        assert isinstance(g, Carolus)
        if ask.key != "play-paladin":
            return []
        weights = placements(g, int(ask.seat), options)
        if before != NONE and ask.subject < g.played and PLACE.has(before):
            # the paladins of a turn may come in any order: one order is enough for the tree
            sort_out(options, weights, before)
        return weights

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        assert isinstance(g, Carolus)
        if ask.key != "play-paladin":
            return ask.nth(chance.below(int(ask.count)))
        options = ask.options
        weights = placements(g, int(ask.seat), options)
        return options[draw(weights, chance)]


def placements(g: Carolus, seat: int, options: list[int]) -> list[float]:
    """A weight for every placement: courts where a clan can change hands, lands in reach."""
    side = g.side_of[seat]
    reach = distances(g)
    weights: list[float] = []
    for option in options:
        colour = PLACE.first(option)
        target = PLACE.second(option)
        if target == COURT:
            weights.append(3.0)
            continue
        d = reach[target]
        if d > 6:
            weights.append(0.0)
            continue
        holder = g.holder[colour]
        if holder != NONE and g.side_of[holder] == side:
            weights.append(1.0 if d <= g.disc[seat] else 0.3)
        else:
            weights.append(0.1 if d <= g.disc[seat] else 0.0)
    return weights


def distances(g: Carolus) -> list[int]:
    """How many steps the Emperor needs to every living territory; a whole round to his own."""
    found = [99] * 15
    t = g.emperor
    for steps in range(1, g.territories + 1):
        t = g.ahead[t]
        found[t] = steps
    return found


def sort_out(options: list[int], weights: list[float], before: int) -> None:
    """Leaves placements out that would have come before the last one, unless none is left then."""
    rest = 0.0
    for i in range(len(options)):
        if options[i] >= before:
            rest += weights[i]
    if rest <= 0.0:
        return
    for i in range(len(options)):
        if options[i] < before:
            weights[i] = 0.0


def draw(weights: list[float], chance: Chance) -> int:
    """An index, as likely as its share of the weights."""
    total = 0.0
    for weight in weights:
        total += weight
    ball = chance.below(1_000_000) * total / 1_000_000.0
    for i in range(len(weights)):
        ball -= weights[i]
        if ball < 0.0:
            return i
    return len(weights) - 1


POLICY: Final = CarolusPolicy()
