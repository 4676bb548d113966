"""OpenSpiel's own searches, written in Python, on two of our games.

    pip install 'palatine[open_spiel]'
    python examples/open_spiel_searches.py

Its information set search plays Crusader Rex, whose blocks and cards are secret; it refuses games
of perfect information. Its plain search plays Carolus Magnus with explicit chance. Both play
against random choices. (The searches of its C++ part crash on any game written in Python.)
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import palatine.research.open_spiel  # noqa: F401  (registers the games)

HOPE = 1.4  # how much a search explores


class Evaluator:
    """Plays on at random for some steps; what is not over then counts as even."""

    def __init__(self, steps: int, luck: np.random.RandomState) -> None:
        self.steps = steps
        self.luck = luck

    def evaluate(self, state: Any) -> Any:
        ahead = state.clone()
        for _ in range(self.steps):
            if ahead.is_terminal():
                return np.array(ahead.returns())
            ahead.apply_action(drawn(ahead, self.luck))
        return np.full(ahead.num_players(), 1 / ahead.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def drawn(state: Any, luck: np.random.RandomState) -> int:
    """Something that may happen now."""
    if not state.is_chance_node():
        return int(luck.choice(state.legal_actions()))
    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
    return int(luck.choice(outcomes, p=shares))


def played(state: Any, bots: list[Any], luck: np.random.RandomState, most: int) -> list[float]:
    """Bots answer in turn, luck falls as it may, until the end or so many answers."""
    for _ in range(most):
        while state.is_chance_node():
            state.apply_action(drawn(state, luck))
        if state.is_terminal():
            break
        state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def crusader_rex(simulations: int, most: int, seed: int = 1) -> list[float]:
    """Information set search (Franks) against random (Saracens)."""
    luck = np.random.RandomState(seed)
    game = pyspiel.load_game("python_palatine_crusader_rex(chance=sampled)")
    search = ismcts.ISMCTSBot(game, Evaluator(40, luck), HOPE, simulations, random_state=luck)
    bots = [search, uniform_random.UniformRandomBot(1, luck)]
    return played(game.new_initial_state(), bots, luck, most)


def carolus_magnus(simulations: int, most: int, seed: int = 1) -> list[float]:
    """Plain search (Black) against random (White), every draw a chance node."""
    luck = np.random.RandomState(seed)
    game = pyspiel.load_game("python_palatine_carolus_magnus(players=2,chance=explicit)")
    search = mcts.MCTSBot(game, HOPE, simulations, Evaluator(200, luck), random_state=luck)
    bots = [search, uniform_random.UniformRandomBot(1, luck)]
    return played(game.new_initial_state(), bots, luck, most)


def main() -> None:
    """One game of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--simulations", type=int, default=30, help="of every answer")
    parser.add_argument("--most", type=int, default=2000, help="answers of a game, at most")
    chosen = parser.parse_args()
    print("carolus-magnus:", carolus_magnus(chosen.simulations, chosen.most))
    print("crusader-rex:", crusader_rex(chosen.simulations, chosen.most))


if __name__ == "__main__":
    main()
