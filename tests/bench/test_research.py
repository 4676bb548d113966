"""The benchmark of research: what it judges, and that every workload works."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench import research
from bench.harness import Rate
from bench.plans import plan_of
from palatine.games import IDS


def rates(**runs: list[float]) -> dict[str, Rate]:
    return {name: Rate(name, "1", "per s", numbers) for name, numbers in runs.items()}


def some_rates() -> dict[str, Rate]:
    found = {f"carolus-magnus, {people}, raw_env": [60.0 * people] * 3 for people in (2, 3, 4)}
    found |= {"carolus-magnus, 2, encode": [100.0] * 3, "carolus-magnus, 2, copy": [250.0] * 3}
    found |= {"PettingZoo go_v5, raw_env": [5.0, 6.0, 10.0]}
    return rates(**found)


@pytest.mark.parametrize("id", IDS)
def test_the_plan_of_a_game_names_measures_that_there_are(id: str) -> None:
    plan = plan_of(id)
    for goal in plan.research:
        assert goal.measure in research.MEASURES
        assert (goal.least is None) != (goal.most is None)
    names = research.ours(id)
    for mine, _, _ in research.MEASURES.values():
        for people in plan.research_people or (plan.people,):
            assert f"{id}, {people}, {mine}" in names


def test_everything_that_is_measured_against_is_there() -> None:
    ours = {name.partition(", ")[2].partition(", ")[2] for name in research.ours(IDS[0])}
    for _, other, _ in research.MEASURES.values():
        assert other in ours or other in research.theirs()


def test_a_ratio_is_the_median_of_those_of_the_rounds() -> None:
    found = some_rates()
    assert research.by("carolus-magnus", 2, "raw_by_go", found) == 20
    assert research.by("carolus-magnus", 2, "raw_by_chess", found) is None
    assert research.by("carolus-magnus", 2, "encode_by_copy", found) == 2.5


def test_a_target_is_judged_by_the_number_of_people_that_is_worst() -> None:
    by_go, by_chess = plan_of("carolus-magnus").research[:2]
    target = research.judged("carolus-magnus", by_go, some_rates())
    assert (target.measured, target.verdict) == (20, "met")
    assert research.judged("carolus-magnus", by_chess, some_rates()).verdict == "not measured"
    slow = some_rates() | rates(**{"PettingZoo go_v5, raw_env": [7.0] * 3})
    assert research.judged("carolus-magnus", by_go, slow).verdict == "missed"


def test_the_lines_tell_every_ratio_that_was_measured() -> None:
    told = research.lines(["carolus-magnus"], some_rates())
    assert "carolus-magnus, 2: 20 x steps/s of raw_env by go_v5's" in told
    assert len(told) == 4


@pytest.mark.parametrize("kind", ["raw_env", "raw_env, legal", "env", "vector", "encode", "copy"])
def test_a_workload_says_how_much_it_did(kind: str) -> None:
    assert research.ours("carolus-magnus")[f"carolus-magnus, 2, {kind}"]()() > 0


def test_observations_are_counted_for_their_budget() -> None:
    command = research.workload("carolus-magnus", 7)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert command[0] == sys.executable
    assert int(done.stdout) == 10


@pytest.mark.peers
def test_every_peer_of_research_can_be_measured() -> None:
    for make in research.theirs().values():
        assert make()() > 0
