"""The bench of the arena: it measures every game both ways and judges the targets."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bench import arena
from bench.plans import plan_of
from palatine.games import IDS


@pytest.mark.parametrize("id", IDS)
def test_targets_name_what_is_measured(id: str) -> None:
    for goal in plan_of(id).arena:
        assert goal.measure in arena.MEASURES
        assert (goal.least is None) != (goal.most is None)


def test_the_targets_are_those_that_were_set() -> None:
    found = {
        (id, goal.measure): goal.least if goal.most is None else goal.most
        for id in IDS
        for goal in plan_of(id).arena
    }
    random = [found[id, "random_rows_by_simulate"]
              for id in ("carolus-magnus", "viscounts", "crusader-rex")]  # fmt: skip
    assert random == [0.4, 0.6, 0.75]
    assert {found[key] for key in found if key[1] == "greedy_rows_by_simulate"} == {0.95}
    assert {found[key] for key in found if key[1] == "writer_by_worker"} == {0.05}
    assert found["carolus-magnus", "two_workers_by_one"] == 1.7
    assert found["carolus-magnus", "ray_by_local"] == 0.8


def test_a_short_run_reports_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["carolus-magnus", "--seconds", "0.02", "--repeats", "1", "--json"]
    monkeypatch.setattr(sys, "argv", ["bench", *options])
    monkeypatch.setattr(arena, "QUIET", -1.0)
    with pytest.raises(SystemExit) as ended:
        arena.main()
    report = json.loads(capsys.readouterr().out)
    assert ended.value.code == (not report["good"])
    assert [row["name"] for row in report["rates"]] == [
        "carolus-magnus, random, simulate",
        "carolus-magnus, random, arena",
        "carolus-magnus, greedy, simulate",
        "carolus-magnus, greedy, arena",
    ]
    found = report["found"]["carolus-magnus"]
    assert found["random_rows_by_simulate"] > 0
    assert 0 < found["writer_by_worker"] < 1
    assert len(report["targets"]) == 5
    assert report["targets"][3]["verdict"] == "not measured"


def test_pace_counts_no_start(tmp_path: Path) -> None:
    value = arena.pace(
        "carolus-magnus",
        tmp_path / "x",
        lambda director, told: arena.by_workers(director, told, 1),
        8,
    )
    assert value is None or value > 0
    (told := arena.Pace()).seen = [(10.0, 20), (12.0, 60)]
    assert told.value == 20.0
