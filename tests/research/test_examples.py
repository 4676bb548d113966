"""The examples run: those of the page about research as they stand there, and those in files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers import IS_COMPILED

pytest.importorskip("pettingzoo", reason="the `research` extra is not installed")

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    if "pyspiel" in EXAMPLES[number]:
        pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    exec(compile(EXAMPLES[number], f"{PAGE.name}, example {number + 1}", "exec"), {})
    assert capsys.readouterr().out


def test_the_page_has_an_example_of_every_form() -> None:
    assert len(EXAMPLES) == 5


def test_a_random_agent_runs_on_every_form() -> None:
    from examples import random_agents as agents

    assert sum(agents.on_pettingzoo("carolus-magnus", 3, 1).values()) == 1
    assert agents.on_gymnasium("carolus-magnus", 2, 1) in (0.0, 0.5, 1.0)
    assert agents.on_many("carolus-magnus", 2, 1, count=2, steps=30) == 0
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    assert sum(agents.on_open_spiel("carolus-magnus", 2, 1)) == 1


def test_searches_of_open_spiel_play_some_answers() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from examples import open_spiel_searches as searches

    assert searches.carolus_magnus(simulations=2, most=3) == [0.0, 0.0]
    assert searches.crusader_rex(simulations=2, most=3) == [0.0, 0.0]


@pytest.mark.long
def test_searches_of_open_spiel_play_whole_games() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from examples import open_spiel_searches as searches

    assert sum(searches.carolus_magnus(simulations=8, most=2000)) == 1
    assert sum(searches.crusader_rex(simulations=2, most=5000)) == 1


@pytest.mark.long
def test_a_policy_is_trained_on_many_matches() -> None:
    """In a short form: it learns for seconds and is better than random then."""
    pytest.importorskip("torch", reason="the `torch` extra is not installed")
    from examples import train_policy

    policy = train_policy.train(minutes=0.4 if IS_COMPILED else 1.5, say=lambda line: None)
    assert train_policy.trial(policy, 100, 5) > 0.6


@pytest.mark.long
@pytest.mark.skipif(not IS_COMPILED, reason="five minutes are for the compiled rules")
def test_five_minutes_are_enough_to_beat_random() -> None:
    pytest.importorskip("torch", reason="the `torch` extra is not installed")
    from examples import train_policy

    policy = train_policy.train(minutes=5, say=lambda line: None)
    assert train_policy.trial(policy, 1000, 2) >= 0.9
