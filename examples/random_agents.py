"""A random agent on every form: PettingZoo, Gymnasium (one match and many), OpenSpiel.

pip install 'palatine[research,open_spiel]'
python examples/random_agents.py viscounts
"""

from __future__ import annotations

import random
import sys
from typing import Any

import gymnasium
import numpy as np

from palatine.research import pettingzoo


def on_pettingzoo(game: str, people: int, seed: int) -> dict[str, float]:
    """A match with the library's wrappers: every agent draws from the mask."""
    env = pettingzoo.env(game, people)
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            got[agent] = reward
            env.step(None)
        else:
            env.step(luck.choice(np.flatnonzero(observation["action_mask"])))
    return got


def name_of(game: str) -> str:
    """What Gymnasium calls a game."""
    words = "".join(word.capitalize() for word in game.split("-"))
    return f"palatine.research:Palatine/{words}-v0"


def on_gymnasium(game: str, people: int, seed: int) -> float:
    """One seat against random bots: the learner draws from what is offered."""
    env = gymnasium.make(name_of(game), people=people, opponent="random", seat=0)
    _, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    while True:
        _, reward, is_over, is_cut, info = env.step(luck.choice(info["legal"]))
        if is_over or is_cut:
            return float(reward)


def on_many(game: str, people: int, seed: int, count: int = 8, steps: int = 200) -> int:
    """Many matches side by side; returns how many of them came to an end."""
    envs: Any = gymnasium.make_vec(name_of(game), num_envs=count, people=people)
    _, info = envs.reset(seed=seed)
    luck = np.random.default_rng(seed)
    ended = 0
    for _ in range(steps):
        starts, sizes = info["legal_offsets"][:-1], np.diff(info["legal_offsets"])
        at = np.minimum(starts + (luck.random(count) * sizes).astype(int), len(info["legal"]) - 1)
        _, _, is_over, is_cut, info = envs.step(info["legal"][at])
        ended += int((is_over | is_cut).sum())
    return ended


def on_open_spiel(game: str, people: int, seed: int) -> list[float]:
    """Every draw of luck is a chance node."""
    import pyspiel

    import palatine.research.open_spiel  # noqa: F401  (registers the games)

    name = game.replace("-", "_")
    loaded = pyspiel.load_game(f"python_palatine_{name}(players={people},chance=explicit)")
    state = loaded.new_initial_state()
    luck = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, shares)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return list(state.returns())


def main() -> None:
    """One match on each, several side by side."""
    game = sys.argv[1] if len(sys.argv) > 1 else "carolus-magnus"
    people = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    print("PettingZoo:", on_pettingzoo(game, people, 1))
    print("Gymnasium, one match:", on_gymnasium(game, people, 1))
    print("Gymnasium, many matches:", on_many(game, people, 1), "ended")
    print("OpenSpiel:", on_open_spiel(game, people, 1))


if __name__ == "__main__":
    main()
