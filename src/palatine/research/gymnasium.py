"""Every game in the form of Gymnasium: one learner against bots, or many matches side by side.

An environment is called like its game, in words that begin with capitals:

env = gymnasium.make(f"palatine.research:Palatine/{Name}-v0", opponent="greedy", people=2)
envs = gymnasium.make_vec(f"palatine.research:Palatine/{Name}-v0", num_envs=256)
"""

from __future__ import annotations

from typing import Any

from palatine.bots import make
from palatine.bots.bot import Bot
from palatine.kernel.errors import BadData, Illegal
from palatine.kernel.flow import NOBODY
from palatine.research import layout, needed
from palatine.research.episodes import Batch, Episode, begun
from palatine.research.layouts import Layout
from palatine.research.showing import RENDER_MODES, shown

needed("numpy")
needed("gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

ILLEGAL = ("lose", "raise", "random")


def cells_of(layout: Layout) -> Any:
    return spaces.Box(-128, 127, (int(layout.size),), np.int8)


def check_seat(layout: Layout, seat: int) -> None:
    if type(seat) is not int or not 0 <= seat < layout.people:
        raise BadData(f"seat must be a number from 0 to {layout.people - 1}, not {seat!r}")


def bots_for(layout: Layout, spec: str, seed: str) -> list[Bot]:
    """A bot for every seat; that of the learner is never asked."""
    return [make(spec, layout.game, f"{seed}:{seat}") for seat in range(layout.people)]


class Palatine(gymnasium.Env):
    """One seat is the learner's, bots answer for the other people within the step.

    The info holds `action_mask`, `legal` (the numbers that are offered) and `legal_things`.
    `illegal` says what becomes of a number that is not offered: it loses the match, raises, or
    stands for one that is drawn.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        people: int | None = None,
        *,
        opponent: str = "random",
        seat: int = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
        copy: bool = True,
        deduced: bool = False,
        max_steps: int | None = None,
        **options: object,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadData(f"illegal cannot be {illegal!r}; it can be {', '.join(ILLEGAL)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise BadData(f"render_mode cannot be {render_mode!r}; it can be {known}")
        self.layout: Layout = layout(game, people, deduced=deduced, max_steps=max_steps, **options)
        check_seat(self.layout, seat)
        bots_for(self.layout, opponent, "")  # a wrong one is refused now
        self.seat = seat
        self.opponent = opponent
        self.illegal = illegal
        self.render_mode = render_mode
        self.copies = copy
        self.observation_space = cells_of(self.layout)
        self.action_space = spaces.Discrete(int(self.layout.actions))
        self.episode: Episode | None = None
        self.bots: list[Bot] = []
        self.has_lost = False
        self.is_closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if self.is_closed:
            raise Illegal("this environment was closed: make a new one")
        super().reset(seed=seed)
        luck = f"gymnasium:{self.np_random.integers(2**62)}"
        self.bots = bots_for(self.layout, self.opponent, luck)
        self.episode = begun(self.layout, luck)
        self.episode.play_others(self.seat, self.bots)
        self.has_lost = False
        return self.observation(), self.info()

    def running(self) -> Episode:
        if self.is_closed:
            raise Illegal("this environment was closed: make a new one")
        if self.episode is None:
            raise Illegal("no match is under way: call reset() first")
        return self.episode

    def observation(self) -> Any:
        cells = np.frombuffer(self.running().observation(self.seat), np.int8)
        return cells.copy() if self.copies else cells

    def info(self) -> dict[str, Any]:
        episode = self.running()
        return {
            "action_mask": np.frombuffer(episode.mask(self.seat), np.int8),
            "legal": np.array(list(episode.legal()), np.int64),
            "legal_things": np.array(list(episode.things()), np.int64).reshape(-1, 4),
        }

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.running()
        if episode.ask is None or self.has_lost:
            raise Illegal("the match is over: call reset() for the next one")
        option = int(action)
        if not episode.offers(option):
            if self.illegal == "raise":
                raise episode.refusal(episode.ask, option)
            if self.illegal == "lose":
                self.has_lost = True
                return self.observation(), 0.0, True, False, self.info() | {"illegal": option}
            option = int(self.np_random.choice(list(episode.legal())))
        episode.take(option)
        episode.play_others(self.seat, self.bots)
        is_cut = episode.is_truncated
        is_over = episode.ask is None
        reward = episode.rewards()[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, is_over and not is_cut, is_cut, self.info()

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


class PalatineVector(gymnasium.vector.VectorEnv):
    """Many matches, one call: all seats are the learner's, or bots answer for all but one.

    Without `opponent` an observation is that of the seat that is asked, and the reward that of
    the seat that was. The info holds `seats`, `rewards` (of all people), `legal` with
    `legal_offsets` (those of match n stand from offset n to n + 1) and `action_mask`. A match
    that has ended begins anew with the next step, whose number for it is not looked at. The
    arrays are read-only and never change once they were given.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        people: int | None = None,
        *,
        opponent: str | None = None,
        seat: int = 0,
        mask: bool = True,
        deduced: bool = False,
        max_steps: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if type(num_envs) is not int or num_envs < 1:
            raise BadData(f"num_envs must be a whole number above 0, not {num_envs!r}")
        self.layout: Layout = layout(game, people, deduced=deduced, max_steps=max_steps, **options)
        check_seat(self.layout, seat)
        self.num_envs = num_envs
        self.opponent = opponent
        self.with_masks = mask
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = cells_of(self.layout)
        self.single_action_space = spaces.Discrete(int(self.layout.actions))
        batch_space = gymnasium.vector.utils.batch_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(self.layout, num_envs, mask, NOBODY if opponent is None else seat)
        if opponent is not None:
            bots_for(self.layout, opponent, "")
        self.rows = np.arange(num_envs)
        self.has_begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if self.closed:
            raise Illegal("this environment was closed: make a new one")
        super().reset(seed=seed)
        luck = f"vector:{self.np_random.integers(2**62)}"
        if self.opponent is not None:
            self.batch.bots = [
                bots_for(self.layout, self.opponent, f"{luck}:{nr}") for nr in range(self.num_envs)
            ]
        self.batch.begin(luck)
        self.has_begun = True
        return self.observations(), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if self.closed:
            raise Illegal("this environment was closed: make a new one")
        if not self.has_begun:
            raise Illegal("no match is under way: call reset() first")
        batch = self.batch
        asked = np.frombuffer(batch.seats, np.int64)
        batch.step(np.asarray(actions).tolist())
        info = self.info()
        return (
            self.observations(),
            info["rewards"][self.rows, asked],
            np.frombuffer(batch.terminated, np.bool_),
            np.frombuffer(batch.truncated, np.bool_),
            info,
        )

    def observations(self) -> Any:
        return np.frombuffer(self.batch.observations, np.int8).reshape(self.num_envs, -1)

    def info(self) -> dict[str, Any]:
        batch = self.batch
        legal = batch.legal
        info = {
            "seats": np.frombuffer(batch.seats, np.int64),
            "rewards": np.frombuffer(batch.rewards, np.float64).reshape(self.num_envs, -1),
            "legal": np.frombuffer(legal, np.int64) if len(legal) else np.zeros(0, np.int64),
            "legal_offsets": np.frombuffer(batch.offsets, np.int64),
        }
        if self.with_masks:
            info["action_mask"] = np.frombuffer(batch.masks, np.int8).reshape(self.num_envs, -1)
        return info
