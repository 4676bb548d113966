"""The arena: one JSON object about many games, the same however many processes played them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from palatine.arena import simulate
from palatine.arena.matches import Outcome, dealt, parties
from palatine.games import find
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData

GAME = "carolus-magnus"
TIMES = ("seconds", "decisions_per_second", "games_per_second")


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in TIMES}


def test_the_report_has_everything_in_it() -> None:
    told: list[tuple[int, int]] = []
    report = simulate(GAME, ["random", "greedy"], 6, progress=lambda *done: told.append(done))
    assert json.loads(json.dumps(report)) == report
    assert report["games"] == 6
    assert told == [(n, 6) for n in range(1, 7)]
    assert report["stopped"] is False
    assert report["seconds"] > 0
    assert report["decisions_per_second"] > 0
    assert report["games_per_second"] > 0
    assert sum(report["ended"].values()) == 6
    for key in ("rounds", "length"):
        spread = report[key]
        assert 0 < spread["min"] <= spread["p50"] <= spread["p95"] <= spread["max"]
    assert report["length"]["min"] * 6 <= report["decisions"] <= report["length"]["max"] * 6
    for by in ("bots", "seats"):
        rows = report["wins"][by].values()
        assert sum(row["wins"] for row in rows) == pytest.approx(6)
        for row in rows:
            assert row["games"] == 6
            assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
    castles = next(row for row in report["statistics"] if row["key"] == "castles")
    assert castles["category"] == ""
    assert castles["bots"]["greedy"] > castles["bots"]["random"]
    assert list(castles["seats"]) == ["black", "white"]
    clans = [row["category"] for row in report["statistics"] if row["key"] == "clans"]
    assert len(clans) == 5
    assert "red" in clans
    assert list(report["wins"]["bots"]) == ["random", "greedy"]
    assert list(report["wins"]["seats"]) == ["black", "white"]


@pytest.mark.parametrize(
    ("bots", "games"), [(["random"], 150), (["random", "mcts:iterations=2"], 4)]
)
def test_the_result_does_not_depend_on_the_number_of_processes(bots: list[str], games: int) -> None:
    alone = simulate(GAME, bots, games, seed=5, jobs=1)
    shared = simulate(GAME, bots, games, seed=5, jobs=2)
    assert without_times(alone) == without_times(shared)
    other = simulate(GAME, bots, games, seed=6, jobs=1)
    assert without_times(alone) != without_times(other)


def test_the_first_games_of_a_longer_run_are_those_of_a_shorter() -> None:
    short = simulate(GAME, ["random"], 1, seed="s")
    long = simulate(GAME, ["random"], 3, seed="s")
    assert long["length"]["min"] <= short["length"]["max"] <= long["length"]["max"]


def sides_of(seats: int, **options: str) -> list[list[int]]:
    rules = find(GAME)
    return parties(rules, rules.start(rules.config(seats, options), fast("sides")))


@pytest.mark.parametrize(
    ("bots", "seats"),
    [(["a", "b"], 2), (["a", "b"], 3), (["a", "b", "b"], 3), (["a", "b"], 4), (["a", "b", "c"], 2)],
)
def test_every_bot_plays_every_seat_equally_often(bots: list[str], seats: int) -> None:
    sides = sides_of(seats)
    counts: dict[tuple[str, int], int] = {}
    for number in range(12):
        for seat, spec in enumerate(dealt(bots, sides, 0, number)):
            counts[spec, seat] = counts.get((spec, seat), 0) + 1
    for spec in set(bots):
        share = 12 * bots.count(spec) // len(bots)
        assert [counts[spec, seat] for seat in range(seats)] == [share] * seats


def test_partners_are_of_one_kind() -> None:
    for number in range(4):
        specs = dealt(["a", "b"], sides_of(4), 0, number)
        assert specs[0] == specs[2] != specs[1] == specs[3]


def test_house_seats_get_no_bot() -> None:
    sides = [[0], [1], [2]]
    assert dealt(["a", "b"], sides, 0b010, 0) == ["a", "", "b"]
    assert dealt(["a", "b"], sides, 0b010, 1) == ["b", "", "a"]


def test_a_pair_wins_once() -> None:
    report = simulate(GAME, ["random", "random:seed=1"], 8, seats=4)
    assert list(report["wins"]["seats"]) == ["black1+black2", "white1+white2"]
    for by in ("bots", "seats"):
        assert sum(row["wins"] for row in report["wins"][by].values()) == pytest.approx(8)


def test_the_number_of_seats_follows_the_bots_where_it_can() -> None:
    assert simulate(GAME, ["random"] * 3, 1)["seats"] == 3
    assert simulate(GAME, ["random"], 1)["seats"] == 2
    assert simulate(GAME, ["random"] * 5, 1)["seats"] == 2
    assert simulate(GAME, ["random"], 1, seats=4)["seats"] == 4


def test_a_stopped_match_is_nobodys_victory() -> None:
    report = simulate(GAME, ["random"], 5, options={"round_cap": "1"})
    assert report["ended"] == {"truncated": 5}
    assert report["rounds"]["max"] == 1
    assert all(row["wins"] == 0 for row in report["wins"]["seats"].values())


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"bots": ["alpha"]}, "unknown bot 'alpha'"),
        ({"bots": []}, "at least one"),
        ({"games": 0}, "at least one"),
        ({"jobs": 0}, "at least one"),
        ({"seats": 7}, "is for 2, 3, 4 players, not 7"),
        ({"options": {"blitz": "on"}}, "has no option 'blitz'"),
    ],
)
def test_wrong_wishes_are_refused_before_anything_is_played(
    call: dict[str, Any], said: str
) -> None:
    wish: dict[str, Any] = {"game": GAME, "bots": ["random"], "games": 1} | call
    with pytest.raises(BadData, match=said):
        simulate(**wish)


LONG_RUN = """
import json
import sys
from palatine.arena import simulate

def tell(done, of):
    print(done, file=sys.stderr, flush=True)

if __name__ == "__main__":
    bots = ["greedy", "random"]
    print(json.dumps(simulate("carolus-magnus", bots, 100_000, jobs=JOBS, progress=tell)))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_reports_what_was_played(jobs: int, tmp_path: Any) -> None:
    script = tmp_path / "run.py"
    script.write_text(LONG_RUN.replace("JOBS", str(jobs)))
    run = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert run.stderr is not None
    for _ in range(3):
        run.stderr.readline()
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to every process of the run
    said, complaints = run.communicate(timeout=60)
    assert run.returncode == 0, complaints
    report = json.loads(said)
    assert report["stopped"] is True
    assert 3 <= report["games"] < 100_000
    assert "Traceback" not in complaints


def test_what_is_won_is_counted_with_the_parties_of_the_end() -> None:
    """A citizen who began alone and ended in the Empire wins with it, once."""
    outcome = Outcome(0, "title", (0.5, 0.5, 0.0, 0.5), (0, 0, 2, 3), 8, 40, (), ())
    assert outcome.won_by([0]) == outcome.won_by([1]) == outcome.won_by([0, 1]) == 0.5
    assert outcome.won_by([0, 3]) == 1.0
    assert outcome.won_by([2]) == 0.0
