"""The fuzzer: a slice of it, and proof that it finds what it looks for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from palatine.games import IDS, find
from palatine.kernel import journal
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadJournal, BrokenRule
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import Game
from tests.toys.duel import DUEL, Duel
from tests.toys.small import PICK, Picks, Small, SmallState
from tools import fuzz as fuzzer
from tools.fuzz import Report, Setting, fuzz, fuzz_one, main


@pytest.mark.parametrize("id", IDS)
def test_a_slice_of_fuzzing_finds_nothing(id: str, tmp_path: Path) -> None:
    report = fuzz([id], seed="slice", games=10, checked_every=0, folder=tmp_path)
    assert report.failures == []
    assert report.games[id] == 10
    assert sum(report.ends[id].values()) == 10
    assert list(tmp_path.iterdir()) == []


@pytest.mark.rules
@pytest.mark.parametrize("id", IDS)
def test_bots_play_a_slice_of_games_without_an_exception(id: str, tmp_path: Path) -> None:
    """Random play rarely reaches what a bot collects, and a bot may fail where rules do not."""
    report = fuzz([id], seed="bots", games=6, checked_every=0, folder=tmp_path, bot="greedy")
    assert report.failures == []
    assert report.games[id] == 6


def test_the_next_game_of_a_chronicle_is_played_too(tmp_path: Path) -> None:
    report = fuzz(["oath"], seed="chain", games=8, checked_every=0, folder=tmp_path)
    assert report.failures == []
    assert report.sequels["oath"] > 0


@pytest.mark.long
@pytest.mark.parametrize("id", IDS)
def test_a_game_that_is_checked_at_every_question_keeps_all_laws(id: str, tmp_path: Path) -> None:
    """The contract tests hold matches against one law each, here all of them meet in one."""
    report = fuzz([id], seed="slice", games=1, checked_every=1, folder=tmp_path)
    assert report.failures == []
    assert report.checked[id] == 1


def one(game: Game, folder: Path, is_thorough: bool = False, seed: str = "1") -> Report:
    report = Report()
    fuzz_one(Setting(game, 2, {}, seed), is_thorough, report, folder)
    return report


class Crashing(Picks):
    """Falls over when the digits picked add up to more than 20."""

    def run(self, g: SmallState) -> Ask | None:
        if g.total > 20:
            raise IndexError("out of digits")
        return super().run(g)


class DeadEnd(Picks):
    def run(self, g: SmallState) -> Ask | None:
        if g.total > 20:
            self.most = 0
        return super().run(g)


class Forever(Picks):
    def chosen(self, g: SmallState, pick: int) -> None:
        g.total = PICK.first(pick)


@pytest.mark.parametrize("is_thorough", [False, True])
@pytest.mark.parametrize(
    ("frame", "what"),
    [
        (Crashing, "IndexError: out of digits"),
        (DeadEnd, "BrokenRule: DeadEnd asks 'pick' without an option"),
    ],
)
def test_a_crash_or_a_dead_end_is_found_and_can_be_played_again(
    frame: Any, what: str, is_thorough: bool, tmp_path: Path
) -> None:
    game = Small(lambda: frame(0, 30, 5))
    game.frames.append(frame)
    report = one(game, tmp_path, is_thorough)
    (failure,) = report.failures
    assert what in failure
    assert "1 failures" in report.text()
    (path,) = tmp_path.iterdir()
    assert str(path) in failure
    text = path.read_text("utf-8")
    assert what in text
    if "when seat 0 chooses 'pick" in failure:
        return  # found by looking ahead: the journal leads to the question, the remark goes on
    with pytest.raises((IndexError, BadJournal)):
        journal.replay(journal.parse(text, lambda id: game))


def test_an_endless_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzer, "MOST_CHOICES", 200)
    report = one(Small(lambda: Forever(0, 1, 5)), tmp_path)
    assert "Endless: no end after 200 choices" in report.failures[0]


def test_a_broken_invariant_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(g: State) -> None:
        if g.round > 1:  # type: ignore[attr-defined]
            raise BrokenRule("the second round cannot be")

    monkeypatch.setattr(fuzzer, "invariants_of", lambda game: check)
    for is_thorough in (False, True):
        report = one(DUEL, tmp_path / str(is_thorough), is_thorough)
        assert "BrokenRule: the second round cannot be" in report.failures[0]


def test_a_leak_is_found_in_a_checked_game(tmp_path: Path) -> None:
    leaky = Duel("order")
    failures = [one(leaky, tmp_path, True, str(seed)).failures for seed in range(12)]
    assert any("is asked otherwise" in text for found in failures for text in found)
    honest = [one(DUEL, tmp_path, True, str(seed)).failures for seed in range(4)]
    assert honest == [[]] * 4


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    reports = [
        fuzz([IDS[0]], seed="same", games=6, checked_every=0, folder=tmp_path) for _ in range(2)
    ]
    assert reports[0].choices == reports[1].choices
    assert reports[0].ends == reports[1].ends


def test_ctrl_c_prints_what_was_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = 0

    def stop_at_three(setting: Setting) -> Any:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        return real(setting)

    real = fuzzer.play_fast
    monkeypatch.setattr(fuzzer, "play_fast", stop_at_three)
    assert main(["--every", "0", "--out", str(tmp_path), "--game", IDS[0]]) == 0
    printed = capsys.readouterr()
    assert "stopped" in printed.err
    assert printed.out.startswith("3 games in")
    assert "nothing failed" in printed.out


def test_an_unknown_game_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "chess"]) == 2
    assert "error: unknown game 'chess'; known are" in capsys.readouterr().err


def test_only_wanted_values_of_a_table_option_are_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find("oath")
    wanted = fuzzer.wanted_of(game, ["prince=exile,chancellor", "goal=supremacy"])
    for n in range(20):
        options = fuzzer.random_setting(game, fast(str(n)), "", wanted).options
        assert options["prince"] in ("exile", "chancellor")
        assert options["goal"] == "supremacy"
    assert main(["--game", "oath", "--option", "prince=frog"]) == 2
    assert "prince is one of auto, none, chancellor, exile, not 'frog'" in capsys.readouterr().err
    assert main(["--game", "oath", "--option", "frog=1"]) == 2
    assert "oath has no table option 'frog'" in capsys.readouterr().err


def test_failures_set_the_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def crash(setting: Setting) -> Any:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(fuzzer, "play_fast", crash)
    arguments = ["--every", "0", "--games", "2", "--out", str(tmp_path), "--game", IDS[0]]
    assert main(arguments) == 1
    assert "2 failures" in capsys.readouterr().out
