"""What the benchmarks stand on: alternating runs, instruction counts, budgets."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from bench import harness
from bench.harness import (
    Counted,
    Rate,
    callgrind,
    check_budget,
    instructions_per_decision,
    interleave,
    last_number,
    read_budgets,
    store_budget,
    table,
)
from palatine.games import IDS


def test_tasks_take_turns_and_a_rate_is_the_median_of_its_rounds() -> None:
    order: list[str] = []
    speeds = iter([1.0, 10.0, 5.0, 20.0, 3.0, 30.0])

    def measured(name: str) -> Rate:
        order.append(name)
        speed = next(speeds)
        return Rate(name, "1", "things/s", [speed], {"games/s": [speed / 2]})

    rates = interleave([lambda: measured("ours"), lambda: measured("theirs")], 3)
    assert order == ["ours", "theirs"] * 3
    assert [rate.runs for rate in rates] == [[1.0, 5.0, 3.0], [10.0, 20.0, 30.0]]
    assert [rate.value for rate in rates] == [3.0, 20.0]
    assert rates[0].row()["also"] == {"games/s": 1.5}


def test_the_table_shows_median_and_spread() -> None:
    text = table([Rate("ours", "1.0", "things/s", [1.0, 2000.0, 30.0], {"games/s": [4.0]})])
    heading, row = text.splitlines()
    assert heading.split() == ["what", "version", "median", "lowest", "highest", "unit"]
    assert " ".join(row.split()) == "ours 1.0 30.00 1.00 2,000.00 things/s; 4.00 games/s"


def test_a_budget_is_kept_within_its_tolerance(tmp_path: Path) -> None:
    path = tmp_path / "budgets.json"
    store_budget("chess", 1000.4, path)
    store_budget("go", 50.0, path)
    assert read_budgets(path) == {"chess": 1000.0, "go": 50.0}
    assert check_budget("chess", 1099.0, path).kept
    late = check_budget("chess", 1101.0, path)
    assert not late.kept
    assert late.line.endswith("over budget")
    early = check_budget("chess", 800.0, path)
    assert early.kept
    assert "can be lowered" in early.line
    forgotten = check_budget("checkers", 1.0, path)
    assert not forgotten.kept
    assert forgotten.line.endswith("no budget stored")


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ([], "must be an object"),
        ({"chess": 5}, "chess: wants exactly"),
        ({"chess": {"instructions_per_decision": 5, "more": 1}}, "chess: wants exactly"),
        ({"chess": {"instructions_per_decision": True}}, "True is not a positive number"),
        ({"chess": {"instructions_per_decision": 0}}, "0 is not a positive number"),
    ],
)
def test_a_bad_file_of_budgets_is_refused(tmp_path: Path, document: object, message: str) -> None:
    path = tmp_path / "budgets.json"
    path.write_text(json.dumps(document))
    with pytest.raises(ValueError, match=message):
        read_budgets(path)


def test_stored_budgets_are_those_of_real_games() -> None:
    assert "carolus-magnus" in read_budgets()
    assert {name.removesuffix(", observation") for name in read_budgets()} <= set(IDS)


def test_start_up_cancels_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(argv: list[str]) -> Counted:
        played = int(argv[0]) + 3  # a match is always played to its end
        return Counted(f"noise\n{played}\n", 1_000_000 + 70 * played, [])

    monkeypatch.setattr(harness, "callgrind", counted)
    assert instructions_per_decision(lambda count: [str(count)], 500) == 70.0


def test_without_valgrind_nothing_is_counted_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert callgrind(["true"]) is None
    assert instructions_per_decision(lambda count: ["true"], 1) is None
    assert "valgrind is not installed" in capsys.readouterr().err


def test_the_last_line_must_be_a_number() -> None:
    assert last_number("some words\n42\n") == 42
    with pytest.raises(ValueError, match="not 'forty-two'"):
        last_number("forty-two")
