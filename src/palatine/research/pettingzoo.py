"""Every game in the form of PettingZoo: agents that take turns (AEC).

env = palatine.research.pettingzoo.env(palatine.game_ids()[0], people=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    ...
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from palatine.kernel.errors import BadData, Illegal
from palatine.research import layout, needed
from palatine.research.episodes import Episode, begun
from palatine.research.layouts import Layout
from palatine.research.showing import RENDER_MODES, shown

needed("numpy")
needed("gymnasium")
needed("pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping


def env(game: str, people: int | None = None, **settings: Any) -> Any:
    """An environment with the library's own wrappers, which watch over how it is used."""
    made: Any = raw_env(game, people, **settings)
    made = TerminateIllegal(made, illegal_reward=0)
    made = AssertOutOfBounds(made)
    return OrderEnforcing(made)


class Direct(wrappers.BaseWrapper):
    """Finds what a match stands at in one step.

    The library's wrappers ask each other, layer by layer, 36 times for every answer; that took
    longer than all the rest. What was not reset yet has none of it, and the wrappers say so.
    """

    agents = property(attrgetter("unwrapped.agents"))
    agent_selection = property(attrgetter("unwrapped.agent_selection"))
    rewards = property(attrgetter("unwrapped.rewards"))
    terminations = property(attrgetter("unwrapped.terminations"))
    truncations = property(attrgetter("unwrapped.truncations"))
    infos = property(attrgetter("unwrapped.infos"))
    _cumulative_rewards = property(attrgetter("unwrapped._cumulative_rewards"))
    unwrapped: Any = None

    def __init__(self, env: Any, **settings: Any) -> None:
        super().__init__(env, **settings)
        self.unwrapped = env.unwrapped

    def __str__(self) -> str:
        return str(self.unwrapped)


class TerminateIllegal(Direct, wrappers.TerminateIllegalWrapper):
    """An answer that is not offered ends the match, and its agent has lost."""


class AssertOutOfBounds(Direct, wrappers.AssertOutOfBoundsWrapper):
    """An answer that is no number of the game is an error."""


class OrderEnforcing(Direct, wrappers.OrderEnforcingWrapper):
    """What comes too early, or too late, is told."""


class raw_env(AECEnv):  # noqa: N801 (the library's own name for it)
    """A match whose agents are the seats of people; house seats are played by the rules.

    An observation is a dictionary with `observation` (int8, see `palatine.research.layout`) and
    `action_mask`; `mask=False` leaves the mask out, for learners that go by `legal`. The info of
    the agent that is asked holds `legal`, the numbers that are offered.
    """

    def __init__(
        self,
        game: str,
        people: int | None = None,
        *,
        render_mode: str | None = None,
        mask: bool = True,
        copy: bool = True,
        deduced: bool = False,
        max_steps: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise BadData(f"render_mode cannot be {render_mode!r}; it can be {known}")
        self.layout: Layout = layout(game, people, deduced=deduced, max_steps=max_steps, **options)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"palatine_{game.replace('-', '_')}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.with_mask = mask
        self.copies = copy
        self.names: list[str] = self.layout.config.seat_names
        self.possible_agents: list[str] = self.names[: self.layout.people]
        self.numbers = {name: seat for seat, name in enumerate(self.possible_agents)}
        space = spaces.Box(-128, 127, (int(self.layout.size),), np.int8)
        actions = int(self.layout.actions)
        whole: Any = space
        if mask:
            masks = spaces.Box(0, 1, (actions,), np.int8)
            whole = spaces.Dict({"observation": space, "action_mask": masks})
        self.observation_spaces = dict.fromkeys(self.possible_agents, whole)
        self.action_spaces = {name: spaces.Discrete(actions) for name in self.possible_agents}
        self.episode: Episode | None = None
        self.is_closed = False
        self.luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.known(agent)]

    def known(self, agent: str) -> str:
        if agent not in self.numbers:
            raise BadData(f"unknown agent {agent!r}; the agents are {', '.join(self.numbers)}")
        return agent

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A fresh match; without a seed the luck of the environment goes on."""
        if self.is_closed:
            raise Illegal("this environment was closed: make a new one")
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.episode = begun(self.layout, f"pettingzoo:{self.luck.integers(2**62)}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.agents[0]
        self.look()

    def running(self) -> Episode:
        if self.is_closed:
            raise Illegal("this environment was closed: make a new one")
        if self.episode is None:
            raise Illegal("no match is under way: call reset() first")
        return self.episode

    def look(self) -> None:
        """Whose turn it is, and what that agent may choose."""
        episode = self.running()
        if episode.ask is None:
            self.infos[self.agent_selection] = {}
            self.agent_selection = self.agents[0]
            return
        name = self.names[episode.seat]
        self.agent_selection = name
        self.infos[name] = {"legal": np.frombuffer(episode.legal(), np.int64)}

    def observe(self, agent: str) -> Any:
        episode = self.running()
        seat = self.numbers[self.known(agent)]
        cells = np.frombuffer(episode.observation(seat), np.int8)
        if self.copies:
            cells = cells.copy()
        if not self.with_mask:
            return cells
        mask = np.frombuffer(episode.mask(seat), np.int8)
        return {"observation": cells, "action_mask": mask.copy() if self.copies else mask}

    def legal(self) -> Any:
        """The numbers that are offered to the agent that is asked."""
        return np.array(list(self.running().legal()), np.int64)

    def legal_things(self) -> Any:
        """Of each of them verb and up to three things, by their places; -1 where there is none."""
        return np.array(list(self.running().things()), np.int64).reshape(-1, 4)

    def step(self, action: int | None) -> None:
        """The agent that is asked answers; a wrong number raises and changes nothing."""
        episode = self.running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Illegal(f"{agent} is asked and must choose a number, not None")
        episode.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if episode.ask is None:
            is_cut = episode.is_truncated
            for name, reward in zip(self.agents, episode.rewards(), strict=False):
                self.rewards[name] = reward
                self.terminations[name] = not is_cut
                self.truncations[name] = is_cut
            self._accumulate_rewards()
        self.look()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the observer sees, as text: printed (`human`) or returned (`ansi`)."""
        if self.render_mode is None:
            raise Illegal("this environment was made without render_mode='ansi' or 'human'")
        text = shown(self.running())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self.is_closed = True
