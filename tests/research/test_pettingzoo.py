"""PettingZoo: its own tests, and what they do not look at."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

from palatine.kernel.errors import BadData, Illegal
from tests.research.cases import CASES, CYCLES, EVERY, NAMES

pytest.importorskip("pettingzoo", reason="the `research` extra is not installed")
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers

from palatine.research.pettingzoo import env, raw_env


def check(case: tuple[str, int], cycles: int) -> None:
    api_test(env(*case), num_cycles=cycles)
    seed_test(partial(env, *case), num_cycles=cycles)
    render_test(partial(env, *case))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_game_passes_the_tests_of_the_library(case: tuple[str, int]) -> None:
    check(case, CYCLES)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("case", EVERY, ids=str)
def test_every_number_of_people_passes_the_tests_of_the_library(case: tuple[str, int]) -> None:
    check(case, 1000)


def played(made: Any, seed: int, by_legal: bool = False) -> tuple[list[Any], dict[str, float]]:
    """A random match to its end; who chose what, and what everybody got."""
    luck = np.random.default_rng(seed)
    made.reset(seed=seed)
    chosen: list[Any] = []
    got: dict[str, float] = {}
    for agent in made.agent_iter():
        observation, reward, is_over, is_cut, info = made.last()
        got[agent] = got.get(agent, 0.0) + reward
        if is_over or is_cut:
            made.step(None)
            continue
        legal = info["legal"] if by_legal else np.flatnonzero(observation["action_mask"])
        number = int(luck.choice(np.sort(legal)))
        chosen.append((agent, number))
        made.step(number)
    return chosen, got


def test_rewards_come_at_the_end_and_mask_and_legal_lead_to_the_same() -> None:
    chosen, got = played(env("carolus-magnus", 3), 5)
    assert set(got) == {"black", "white", "grey"}
    assert sum(got.values()) == 1
    assert played(raw_env("carolus-magnus", 3, mask=False, copy=False), 5, True) == (chosen, got)


def test_house_seats_are_no_agents() -> None:
    made = env("viscounts", 1)
    assert made.possible_agents == ["red"]
    chosen, got = played(made, 2)
    assert {agent for agent, _ in chosen} == {"red"}
    assert got["red"] in (0.0, 1.0)


def test_who_chooses_at_the_same_time_is_asked_in_turn_and_told_nothing() -> None:
    """What the Franks have played is not to be seen when the Saracens are asked."""
    one, other = raw_env("crusader-rex"), raw_env("crusader-rex")
    for made in (one, other):
        made.reset(seed=4)
        while True:
            assert made.episode is not None
            assert made.episode.ask is not None
            if made.episode.ask.key == "choose-card":
                break
            made.step(int(made.legal()[0]))
    first = one.agent_selection
    one.step(int(one.legal()[0]))
    other.step(int(other.legal()[-1]))
    assert one.agent_selection == other.agent_selection != first
    seen = [made.observe(made.agent_selection) for made in (one, other)]
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_a_match_that_nobody_ends_is_truncated() -> None:
    made = raw_env("carolus-magnus", max_steps=4)
    made.reset(seed=1)
    for _ in range(4):
        made.step(int(made.legal()[0]))
    assert set(made.truncations.values()) == {True}
    assert set(made.terminations.values()) == {False}
    assert set(made.rewards.values()) == {0.0}


def test_the_wrappers_end_a_match_at_a_wrong_number() -> None:
    made = env("carolus-magnus")
    made.reset(seed=1)
    made.step(98)
    assert all(made.terminations.values())


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadData, match="render_mode cannot be 'rgb_array'; it can be ansi, human"):
        raw_env("carolus-magnus", render_mode="rgb_array")
    made = raw_env("carolus-magnus")
    with pytest.raises(Illegal, match="call reset"):
        made.step(0)
    with pytest.raises(BadData, match="unknown agent 'grey'; the agents are black, white"):
        made.observation_space("grey")
    made.reset(seed=1)
    with pytest.raises(Illegal, match="must choose a number, not None"):
        made.step(None)
    with pytest.raises(Illegal, match="98 is not offered"):
        made.step(98)
    with pytest.raises(Illegal, match="made without render_mode"):
        made.render()
    made.close()
    with pytest.raises(Illegal, match="was closed: make a new one"):
        made.step(0)
    with pytest.raises(Illegal, match="was closed: make a new one"):
        made.reset()


def test_a_board_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    made = raw_env("crusader-rex", render_mode="ansi")
    made.reset(seed=1)
    assert "franks is asked: take-seats" in (made.render() or "")
    made = raw_env("carolus-magnus", render_mode="human")
    made.reset(seed=1)
    made.step(int(made.legal()[0]))
    assert "is asked: " in capsys.readouterr().out


def test_wrappers_are_those_of_the_library_and_find_everything_at_once() -> None:
    made = env("carolus-magnus")
    assert isinstance(made, wrappers.OrderEnforcingWrapper)
    assert isinstance(made.env, wrappers.AssertOutOfBoundsWrapper)
    assert isinstance(made.env.env, wrappers.TerminateIllegalWrapper)
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(made, name)
    made.reset(seed=1)
    for layer in (made, made.env, made.env.env):
        assert layer.unwrapped is made.env.env.env
        assert layer.infos is layer.unwrapped.infos
        assert layer.agent_selection == layer.unwrapped.agent_selection
    with pytest.raises(AssertionError, match="not in action space"):
        made.step(10_000)
