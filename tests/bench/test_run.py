"""The benchmark itself: what it judges, and one short run without peers."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bench import memory, peers, plans, run, workload
from bench.harness import Rate
from bench.plans import people, plan_of
from bench.run import Start, Target, fastest_open_spiel, number, ratio, ratios, targets
from palatine.games import IDS, find
from palatine.kernel.errors import BadData

ALL = ["carolus-magnus", "crusader-rex", "viscounts"]


def rate(name: str, unit: str, *runs: float, **also: float) -> Rate:
    return Rate(name, "1", unit, list(runs), {"games/s": [also["games"]]} if also else {})


def measured(*rates: Rate) -> dict[str, Rate]:
    return {rate.name: rate for rate in rates}


PEERS = (
    rate("Catanatron, two random players", "actions/s", 1000.0),
    rate("Catanatron, copy in mid-game", "us/copy", 50.0),
    rate("OpenSpiel chess", "us/action", 9.0),
    rate("OpenSpiel pig", "us/action", 0.5),
    rate("OpenSpiel MCTSBot, go 9x9", "states/s", 600.0),
    rate("python-chess, random moves", "moves/s", 500.0),
)


def test_a_slow_minute_counts_for_both() -> None:
    ours = rate("ours", "things/s", 10.0, 1.0, 12.0)
    theirs = rate("theirs", "things/s", 5.0, 0.5, 4.0)
    assert ratio(ours, theirs) == 2.0
    assert ratio(ours, theirs, inverted=True) == 0.5
    assert ratio(ours, None) is None


def test_the_fastest_game_of_the_table_is_the_one_to_beat() -> None:
    fastest = fastest_open_spiel(measured(*PEERS))
    assert fastest is not None
    assert fastest.name == "OpenSpiel pig"
    assert fastest_open_spiel({}) is None


def test_targets_of_all_games_are_judged() -> None:
    ours = (
        rate("carolus-magnus, random play", "decisions/s", 1.9e6, games=9e3),
        rate("carolus-magnus, copy in mid-game", "us/copy", 2.0),
        rate("carolus-magnus, kept copy", "bytes", 2000.0),
        rate("carolus-magnus, mcts with random playouts", "states/s", 900.0),
        rate("crusader-rex, random play", "decisions/s", 8e3, games=9.0),
        rate("crusader-rex, copy in mid-game", "us/copy", 8.1),
        rate("crusader-rex, kept copy", "bytes", 4800.0),
        rate("viscounts, random play", "decisions/s", 9e3, games=50.0),
        rate("viscounts, copy in mid-game", "us/copy", 12.0),
        rate("viscounts, kept copy", "bytes", 10_400.0),
    )
    start = Start(0.31, 0.01, 9, [])
    found = targets(ALL, measured(*ours, *PEERS), start)
    assert [(target.measured, target.verdict) for target in found] == [
        (1900.0, "met"),
        (0.95, "missed"),
        (25.0, "met"),
        (1.5, "met"),
        (0.009, "met"),
        (4.05, "missed"),
        (2.4, "met"),
        (9.0, "missed"),
        (6.0, "met"),
        (5.2, "missed"),
        (0.31, "missed"),
        (0, "met"),
    ]
    assert [target.what for target in found if "crusader" in target.what] == [
        "crusader-rex: games/s by Catanatron's actions/s",
        "crusader-rex: a copy by one of carolus-magnus",
        "crusader-rex: memory of a kept copy by one of carolus-magnus",
    ]


@pytest.mark.parametrize("id", IDS)
def test_the_plan_of_a_game_can_be_carried_out(id: str) -> None:
    plan = plan_of(id)
    assert people(id) in find(id).seats
    for goal in plan.targets:
        assert goal.measure in run.MEASURES
        assert (goal.least is None) != (goal.most is None)
        assert (goal.by in IDS) == goal.measure.endswith("_by_game")
        if goal.match:
            find(id).config(goal.people, goal.options)


def test_every_plan_is_that_of_a_game() -> None:
    assert {path.stem for path in plans.FOLDER.iterdir()} == set(IDS)
    with pytest.raises(BadData, match="chess has no plan: bench/games/chess.json is missing"):
        plan_of("chess")


@pytest.mark.parametrize(
    "text",
    ["{}", '{"people": 0}', '{"people": true}', '{"people": "2"}', '{"people": 2, "person": 1}'],
)
def test_a_plan_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "chess.json").write_text(text)
    with pytest.raises(BadData, match=r"chess.json: .*(people|person)"):
        plan_of("chess", tmp_path)


def test_without_peers_nothing_is_missed() -> None:
    ours = rate("carolus-magnus, random play", "decisions/s", 1.0, games=1.0)
    found = targets(["carolus-magnus"], measured(ours), None)
    assert {target.verdict for target in found} == {"not measured"}
    assert ratios(["carolus-magnus"], measured(ours)) == []


def test_ratios_name_every_peer() -> None:
    ours = (
        rate("carolus-magnus, random play", "decisions/s", 2e6, games=9e3),
        rate("carolus-magnus, copy in mid-game", "us/copy", 2.0),
    )
    assert ratios(["carolus-magnus"], measured(*ours, *PEERS)) == [
        "carolus-magnus: 2,000 x Catanatron's actions/s; 4,000 x python-chess's moves/s;"
        " 1 x actions/s of OpenSpiel pig; 25 x copies/s of Catanatron"
    ]


def test_the_memory_of_a_kept_copy_is_told_against_carolus_magnus() -> None:
    kept = (
        rate("carolus-magnus, kept copy", "bytes", 2000.0),
        rate("viscounts, kept copy", "bytes", 4200.0),
    )
    assert ratios(["carolus-magnus", "viscounts"], measured(*kept)) == [
        "viscounts: 2.1 x the memory of a kept copy of carolus-magnus"
    ]


def test_copies_that_are_kept_are_weighed() -> None:
    game = find("carolus-magnus")
    assert memory.bytes_per_copy(game, 2, 4_000) > 500, "13 lists and their numbers"


def test_a_target_says_what_was_wanted() -> None:
    assert Target("speed", 135.2, 40, aim=100).line == (
        "met           speed: 135 (at least 40, aim 100)"
    )
    assert Target("start", 0.31, 0.3, is_most=True).line == (
        "missed        start: 0.31 (at most 0.3)"
    )
    assert Target("speed", None, 1).line == "not measured  speed: - (at least 1)"


@pytest.mark.parametrize(
    ("value", "text"),
    [(1234.5, "1,234"), (40, "40"), (41.26, "41.3"), (1.41926, "1.419"), (0.008, "0.008")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_our_games_can_be_measured() -> None:
    for task in run.tasks([find(id) for id in IDS], 0.01):
        assert task().value > 0


def test_importing_the_package_is_cheap() -> None:
    start = run.measure_start(1)
    assert start.foreign == []
    assert start.games_seconds > 0
    assert "modules" in start.line


def test_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(module: str) -> object:
        raise ModuleNotFoundError(module)

    monkeypatch.setattr(peers, "import_module", nothing)
    found, missing = peers.tasks(0.01)
    assert found == []
    assert missing == [
        f"{name} not installed: pip install 'palatine[peers]'"
        for name in ("catanatron", "open_spiel", "chess")
    ]


@pytest.mark.peers
def test_every_peer_can_be_measured() -> None:
    found, missing = peers.tasks(0.01)
    assert missing == []
    for task in found:
        assert task().value > 0


def test_a_short_run_reports_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--no-peers", "--no-budgets", "--seconds", "0.01", "--repeats", "1", "--json"]
    monkeypatch.setattr(sys, "argv", ["bench", "carolus-magnus", *options])
    with pytest.raises(SystemExit) as ended:
        run.main()
    report = json.loads(capsys.readouterr().out)
    assert ended.value.code == (not report["good"])
    assert [row["name"] for row in report["rates"]] == [
        "carolus-magnus, random play",
        "carolus-magnus, copy in mid-game",
        "carolus-magnus, kept copy",
        "carolus-magnus, mcts with random playouts",
    ]
    assert report["people"] == {"carolus-magnus": 2}
    assert report["budgets"] == report["missing"] == []


def test_an_unknown_game_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "chess"])
    with pytest.raises(SystemExit) as ended:
        run.main()
    assert ended.value.code == 2
    assert "unknown game 'chess'" in capsys.readouterr().err


def test_the_workload_plays_at_least_as_much_as_was_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    counts = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["workload", "carolus-magnus", "300"])
        workload.main()
        counts.append(int(capsys.readouterr().out))
    assert counts[0] == counts[1] >= 300


def test_a_match_of_a_plan_is_found_by_its_name() -> None:
    plan = plan_of("oath")
    assert plan.match("one person and the limited Prince").people == 1
    with pytest.raises(BadData, match="no match 'nobody'; there are: .*limited Prince"):
        plan.match("nobody")
