"""`palatine train`: a run in one file, that goes on where it was and learns what can be learned."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import thread_time
from typing import Any

import numpy as np
import pytest

from palatine.arena.sequential import STRONGER
from palatine.bots import learned as files
from palatine.bots.mcts import MctsBot
from palatine.cli import run as command
from palatine.games import find
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask
from palatine.kernel.sight import Seen
from palatine.research import training
from palatine.research.training import (
    Plan,
    Run,
    Samples,
    duel_block,
    iteration_ratio,
    judged,
    learn,
    opened,
    play,
    predicted,
    sampled,
    train,
)

PLAN = Plan("carolus-magnus", 2, "1", "mcts:iterations=1", 1)


def told(what: str, found: dict[str, Any]) -> None:
    assert what


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long an iteration takes is measured in a moment."""
    monkeypatch.setattr(
        training, "iteration_ratio", lambda run: iteration_ratio(run, iterations=2, rounds=1)
    )


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped in the middle of a line and begun anew, it ends with the same file."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    train(whole, PLAN, 10, 0, 1, None, told)
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 12
    parts.write_text("".join(lines[:5]) + lines[5][:20], encoding="utf-8")
    out = tmp_path / "net.json"
    train(parts, PLAN, 10, 0, 1, out, told)
    again = [json.loads(line) for line in parts.read_text(encoding="utf-8").splitlines()]
    first = [json.loads(line) for line in lines]
    assert again[:-1] == first[:-1]
    assert again[-1]["learned"]["net"] == first[-1]["learned"]["net"]
    game = find(PLAN.game)
    assert set(files.read(game, out.read_text(encoding="utf-8"), out.name)) == {2}


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run"
    opened(path, PLAN)
    other = Plan(PLAN.game, 2, "2", PLAN.bot, 7)
    with pytest.raises(BadData, match="is another run: seed is 1, not 2, ms is 1, not 7"):
        opened(path, other)
    row = json.loads(path.read_text(encoding="utf-8"))
    row["for"]["rules"] = 0
    path.write_text(json.dumps(row) + "\n", encoding="utf-8")
    with pytest.raises(BadData, match="is another run: rules is 0, not "):
        opened(path, PLAN)
    path.write_text("what\n", encoding="utf-8")
    with pytest.raises(BadData, match="line 1: no line of a run"):
        opened(path, PLAN)


def test_what_is_no_run_is_left_as_it_is(tmp_path: Path) -> None:
    """A file without a line end, a first line that was cut short, a file that is something else."""
    path = tmp_path / "notes"
    path.write_text("buy bread", encoding="utf-8")
    with pytest.raises(BadData, match="line 1: no line of a run"):
        opened(path, PLAN)
    assert path.read_text(encoding="utf-8") == "buy bread"
    run = tmp_path / "run"
    opened(run, PLAN)
    whole = run.read_text(encoding="utf-8")
    run.write_text(whole[:30], encoding="utf-8")
    opened(run, PLAN)
    assert run.read_text(encoding="utf-8") == whole


def test_a_bot_with_another_net_is_another_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run"
    plan = Plan("viscounts", 2, "1", "mcts:iterations=1", 1)
    opened(path, plan)
    opened(tmp_path / "plain", Plan("viscounts", 2, "1", "mcts:iterations=1,net=off", 1))
    monkeypatch.setattr(training, "mark", lambda game: "other")
    opened(tmp_path / "plain", Plan("viscounts", 2, "1", "mcts:iterations=1,net=off", 1))
    with pytest.raises(BadData, match="is another run: net is [0-9a-f]{12}, not other"):
        opened(path, plan)


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    """Told before anything is played."""
    out = tmp_path / "out"
    for text, message in (
        ("buy bread", "out is there already and holds nothing that was learned"),
        ('{"people": {}, "game": "oath"}', "out is there already, for oath, not carolus-magnus"),
    ):
        out.write_text(text, encoding="utf-8")
        with pytest.raises(BadData, match=message):
            train(tmp_path / "run", PLAN, 10, 0, 1, out, told)
        assert out.read_text(encoding="utf-8") == text
    assert not (tmp_path / "run").exists()


def test_games_that_cannot_be_learned_are_refused(tmp_path: Path) -> None:
    for plan, message in (
        (Plan("crusader-kings", 2, "1", "greedy", 1), "names no features to learn from; carolus"),
        (Plan("carolus-magnus", 2, "1", "mcts", 1), "'mcts' needs a budget"),
        (Plan("viscounts", 1, "1", "greedy", 1), "with 1 the rules play a seat"),
        (Plan("carolus-magnus", 2, "1", "deep", 1), "unknown bot 'deep'"),
    ):
        with pytest.raises(BadData, match=message):
            train(tmp_path / "run", plan, 10, 0, 1, None, told)
    assert not (tmp_path / "run").exists()


def test_samples_are_what_a_replay_shows() -> None:
    run = Run(PLAN, {number: play(PLAN, number) for number in (3, 4)})
    samples = sampled(run)
    assert set(samples.games.tolist()) == {3, 4}
    assert samples.features.shape == (len(samples), 2, 143)
    assert samples.shares.sum(axis=1) == pytest.approx(np.ones(len(samples)))
    some = sampled(run, most=10)
    assert len(some) == 10
    assert {tuple(row) for row in some.worths} <= {tuple(row) for row in samples.worths}
    run.games[3][5] = 98
    with pytest.raises(BadData, match="game 3 of the run cannot be played again"):
        sampled(run)


def made_up(games: int, bent: bool) -> Samples:
    """Positions whose outcome hangs on the second of four features, or on its size alone."""
    luck = np.random.default_rng(1)
    count = games * 20
    worths = luck.normal(size=(count, 2))
    features = luck.normal(size=(count, 2, 4)).astype(np.float32)
    pull = 4 * (np.abs(features[:, :, 1]) - 0.8) if bent else 1.5 * features[:, :, 1]
    wins = luck.random(count) < predicted(worths + pull)[:, 0]
    shares = np.stack([wins, ~wins], axis=1).astype(float)
    return Samples(np.repeat(np.arange(games), 20), worths, features, shares)


def test_a_correction_finds_what_hangs_on_a_feature() -> None:
    found = learn(made_up(400, False))
    weights = found["net"]["weights"]
    assert weights[1] == pytest.approx(1.5, abs=0.15)
    assert max(abs(weights[n]) for n in (0, 2, 3)) < 0.15
    assert found["net"]["scale"] == pytest.approx(1, abs=0.1)
    told = found["told"]
    assert told["loss"] < told["loss_before"] - 4 * told["gain_error"]
    assert not told["is_net"], "a net finds no more here"
    assert found["net"]["bias"] == []


def test_an_evaluation_that_is_far_too_sure_is_scaled_down() -> None:
    """Newton's steps would go too far from there and never come back."""
    samples = made_up(200, False)
    samples.worths *= 30
    found = learn(samples, with_net=False)
    assert found["net"]["scale"] == pytest.approx(1 / 30, abs=0.01)
    assert found["net"]["weights"][1] == pytest.approx(1.5, abs=0.2)
    assert found["told"]["loss"] < 0.6 < found["told"]["loss_before"]


def test_a_net_is_kept_where_it_predicts_better() -> None:
    found = learn(made_up(400, True))
    assert found["told"]["is_net"]
    assert found["told"]["loss_net"] < found["told"]["loss"] - 0.02
    assert len(found["net"]["inner"]) == 4 * len(found["net"]["bias"])


def test_a_duel_is_judged_in_the_order_of_its_blocks() -> None:
    run = Run(PLAN, blocks={number: [1.0, 1.0] for number in range(100)})
    test, won = judged(run)
    assert test.verdict == STRONGER
    assert won.games == 200
    del run.blocks[3]
    test, won = judged(run)
    assert (test.blocks, won.games) == (3, 6), "what came too early waits"


def test_a_duel_is_played_in_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: list[Callable[[], float]] = []

    class Watched(MctsBot):
        def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
            clocks.append(self.clock)
            return super().pick(seen, seat, ask)

    monkeypatch.setattr(training, "MctsBot", Watched)
    net = {"scale": 1.0, "weights": [0.0] * 143, "inner": [], "bias": [], "outer": []}
    assert len(duel_block(PLAN, net, 0)) == 2
    assert set(clocks) == {thread_time}


def test_the_command_says_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "run", tmp_path / "net.json"
    args = ["train", PLAN.game, str(path), "--bot", PLAN.bot, "--ms", "1", "--games", "10"]
    assert command([*args, "--duel", "2", "--out", str(out), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "log loss on 2 unseen games" in said
    assert "duel with 1 ms for a move, 2 games" in said
    assert out.exists()
    assert command([*args, "--seed", "9", "--lang", "en"]) == 2
    assert "is another run: seed is 0, not 9" in capsys.readouterr().err
