"""Matches at the keyboard are kept with every choice and offered at the next start."""
# coverage: cites nothing

from __future__ import annotations

import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

import palatine
from palatine.match import Match
from palatine.terminal import kept
from palatine.terminal.session import Session
from palatine.words import title, words
from tests.test_terminal import script

GAME = "carolus-magnus"
BOTH = ["human", "human"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own for every test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "palatine" / "matches"


def screen(width: int = 100) -> Console:
    return Console(file=io.StringIO(), width=width, height=40, highlight=False)


def text_of(console: Console) -> str:
    """All that was printed, however the lines were broken."""
    assert isinstance(console.file, io.StringIO)
    return " ".join(console.file.getvalue().split())


class Typist:
    """Takes the first option so many times, then types these lines."""

    def __init__(self, match: Match, choices: int, *then: str) -> None:
        self.match = match
        self.left = choices
        self.then = script(then)

    def __call__(self, prompt: str) -> str:
        if not self.left or self.match.ask is None:
            return self.then(prompt)
        self.left -= 1
        return self.match.ask.options[0]


def sit(
    choices: int,
    *then: str,
    match: Match | None = None,
    keeper: kept.Keeper | None = None,
    lang: str = "en",
) -> tuple[Match, str]:
    """So many choices at a table whose match is kept."""
    match = match or palatine.new(GAME, 2, 5, secure=True)
    console = screen()
    typist = Typist(match, choices, *then)
    Session(match, BOTH, words(GAME, lang), console, typist, keeper or kept.fresh(GAME)).play()
    return match, text_of(console)


def offered(*lines: str, game: str = "", lang: str = "en") -> tuple[Match | None, str]:
    """What is offered at a start, with these answers, and the match that goes on."""
    console = screen(1000)
    went_on = kept.offer(game, lang, console, script(lines))
    if went_on is None:
        return None, text_of(console)
    went_on[1].close()
    return went_on[0], text_of(console)


def only(home: Path) -> Path:
    (path,) = home.glob("*.journal")
    return path


def test_every_choice_is_in_the_file_before_the_next_question(home: Path) -> None:
    """The unsaved match was lost with its process."""
    match = palatine.new(GAME, 2, 5, secure=True)
    typist = Typist(match, 20)
    seen: list[bool] = []

    def read(prompt: str) -> str:
        if match.choices:
            seen.append(only(home).read_text() == match.journal())
        return typist(prompt)

    Session(match, BOTH, words(GAME, "en"), screen(), read, kept.fresh(GAME)).play()
    assert seen == [True] * 20
    assert only(home).stat().st_mode & 0o077 == 0


def test_what_was_taken_back_is_gone_from_the_file(home: Path) -> None:
    match, _ = sit(7, "u")
    assert match.choices == 6
    assert only(home).read_text() == match.journal()
    assert palatine.load(only(home).read_text()).digest() == match.digest()
    assert list(home.glob("*.new")) == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_next_start_goes_on_with_it(home: Path, lang: str) -> None:
    match, said = sit(2, lang=lang)
    assert words("", lang).text("terminal-kept") in said
    again, said = offered("1", lang=lang)
    assert again is not None
    assert (again.journal(), again.digest()) == (match.journal(), match.digest())
    assert title(GAME, lang).name in said
    assert words("", lang).problems == {}
    console = screen()
    resumed = kept.offer("", lang, console, script(["1"]))
    assert resumed is not None
    later, _ = sit(1, match=resumed[0], keeper=resumed[1])
    assert only(home).read_text() == later.journal()
    assert later.choices == match.choices + 1


def test_a_new_match_leaves_the_old_one_where_it_is(home: Path) -> None:
    sit(2)
    before = only(home).read_text()
    assert offered("")[0] is None
    assert offered("nothing", "7", "")[0] is None
    assert offered("", game="crusader-rex") == (None, "")
    assert only(home).read_text() == before


def test_several_matches_are_told_apart_and_can_be_thrown_away(home: Path) -> None:
    for choices in (1, 2, 3):
        sit(choices)
    for path in home.glob("*.journal"):
        moment = 1_000_000_000 + palatine.load(path.read_text()).choices
        os.utime(path, (moment, moment))
    matches, bad = kept.unfinished()
    assert bad == {}
    assert [match.choices for match in matches] == [3, 2, 1]  # the latest first
    again, said = offered("d 1", "2")
    assert again is not None
    assert again.choices == 1
    assert said.count("Unfinished matches:") == 2
    assert [match.choices for match in kept.unfinished()[0]] == [2, 1]


def test_a_finished_match_is_offered_no_more(home: Path) -> None:
    match, said = sit(10_000, "")
    assert match.result is not None
    assert kept.unfinished() == ([], {})
    (path,) = (home / "finished").glob("*.journal")
    assert path.read_text() == match.journal()
    assert "is kept" not in said


def test_a_cut_file_goes_on_before_the_choice_that_was_cut(home: Path) -> None:
    sit(12)
    path = only(home)
    whole = path.read_text()
    for cut in range(1, 80, 6):
        path.write_text(whole[:-cut])
        again, said = offered("1")
        assert again is not None, (cut, said)
        assert 12 - 6 < again.choices <= 12
        assert whole.startswith(again.journal()) or whole[:-cut].startswith(again.journal())


def test_bad_files_are_named_and_left_alone(home: Path) -> None:
    sit(1)
    (home / "empty.journal").write_text("")
    (home / "binary.journal").write_bytes(b"\xff\xfe\n\n")
    (home / "other.journal").write_text("palatine journal 1\ngame chess rules 1 data 0\nseats\n\n")
    good, said = offered("1")
    assert good is not None
    for name in ("empty", "binary", "other"):
        assert said.count(f"{name}.journal can’t be resumed") == 1
        assert (home / f"{name}.journal").exists()
    path = next(p for p in home.glob(f"{GAME}-*"))
    rules = path.read_text().replace(f"rules {good.game.version}", "rules 99")
    path.write_text(rules)
    assert offered("1", "")[0] is not None, "other rules are tried, not refused"
    row = next(row for row in rules.splitlines() if row.startswith("luck"))
    path.write_text(rules.replace(row, f"{row} 1"))
    assert "follows rules 99" in offered("1", "")[1]


def test_a_match_that_is_being_played_is_not_offered(home: Path) -> None:
    sit(1)
    keeper = kept.Keeper(only(home))
    assert keeper.lock()
    assert kept.unfinished() == ([], {})
    keeper.close()
    assert len(kept.unfinished()[0]) == 1


def test_a_full_disk_does_not_end_the_match(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kept, "write", full)
    match, said = sit(2, "q", "n", "q", "y")
    assert match.choices == 2
    assert said.count("cannot be kept in") == 1
    assert "No space left on device" in said


def test_kill_9_loses_nothing_that_was_chosen(home: Path) -> None:
    """At a real terminal: killed while a bot thinks, then offered and gone on with."""
    options = ["--option", "start_player=seat", "--seats", "black=human,white=mcts:ms=60000"]
    first = keyboard("play", GAME, "--seed", "6", *options)
    match = palatine.new(GAME, 2, 6, secure=True, start_player="seat")
    while match.ask and match.ask.seat == "black":
        first.expect("Black ›")
        first.type(match.ask.options[0])
        match.choose(match.ask.options[0])
    deadline = time.monotonic() + 50
    while not list(home.glob("*.journal")) or match.journal().split("\n\n")[1] not in (
        only(home).read_text()
    ):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.kill(first.process.pid, signal.SIGKILL)
    first.process.wait()
    before = only(home).read_text()
    second = keyboard("play")
    second.expect("Unfinished matches")
    second.type("1")
    second.expect("Black")
    second.process.kill()
    second.process.wait()
    assert only(home).read_text() == before
    assert palatine.load(before).digest() == match.digest()


class Keyboard:
    """The command at a terminal of its own."""

    def __init__(self, process: subprocess.Popen[bytes], file: int) -> None:
        self.process = process
        self.file = file
        self.said = b""

    def type(self, line: str) -> None:
        os.write(self.file, line.encode() + b"\n")

    def expect(self, text: str) -> None:
        deadline = time.monotonic() + 50
        while text.encode() not in self.said:
            left = max(0.0, deadline - time.monotonic())
            ready, _, _ = select.select([self.file], [], [], left)
            assert ready, self.said[-2000:].decode(errors="replace")
            self.said += os.read(self.file, 10_000)
        self.said = self.said.partition(text.encode())[2]


def keyboard(*args: str) -> Keyboard:
    ours, theirs = pty.openpty()
    env = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb", "COLUMNS": "100", "LINES": "60"}
    command = [sys.executable, "-m", "palatine", *args]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    return Keyboard(process, ours)
