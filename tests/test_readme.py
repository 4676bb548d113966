"""The README tells the truth: its code runs, its commands exist, its picture is what is drawn."""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import palatine
from palatine import cli
from palatine.terminal.session import Session
from palatine.words import words

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
PYTHON = [code for language, code in BLOCKS if language == "python"]
PLAIN = [code for language, code in BLOCKS if language == ""]
JOURNAL = ROOT / "tests" / "journals" / "readme.journal"


@pytest.mark.parametrize("code", PYTHON, ids=range(len(PYTHON)))
def test_every_python_block_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout


def test_the_first_example_is_short_and_plays_to_the_end() -> None:
    assert len(PYTHON) == 2
    assert len(PYTHON[0].splitlines()) <= 16
    done = subprocess.run([sys.executable, "-c", PYTHON[0]], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1].startswith("Result(reason=")


def test_the_picture_is_what_the_terminal_draws() -> None:
    match = palatine.load(JOURNAL.read_text(encoding="utf-8"))
    console = Console(file=io.StringIO(), width=100, height=34, highlight=False)
    typed = iter(["3"])
    session = Session(
        match, ["human", "human"], words("carolus-magnus", "en"), console, lambda _: next(typed)
    )
    session.told = len(match.play.facts) - 3  # the last three lines are news
    with pytest.raises(StopIteration):
        session.play()
    assert isinstance(console.file, io.StringIO)
    drawn = [row.rstrip() for row in console.file.getvalue().splitlines()]
    picture = next(block for block in PLAIN if "♛" in block).splitlines()
    assert picture[-1] == "Black › 3"
    assert picture[:-1] == drawn[: len(picture) - 1]


def commands() -> list[str]:
    rows = [row for block in PLAIN for row in block.splitlines()]
    return [row for row in rows if row.startswith("palatine ")]


@pytest.mark.parametrize("command", commands())
def test_every_command_exists_with_its_options(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The options are looked up in the help of the command."""
    words_typed = shlex.split(command, comments=True)[1:]
    assert cli.run([words_typed[0], "--help", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for word in words_typed[1:]:
        if word.startswith("--"):
            assert f"  {word} " in out


def test_every_page_that_is_linked_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (ROOT / target).exists(), target
