"""What the README and the pages it is made of say is true: code, commands, pictures, figures."""

from __future__ import annotations

import io
import re
import shlex
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import palatine
from palatine import cli
from palatine.games import IDS
from palatine.terminal.session import Session
from palatine.words import words

ROOT = Path(__file__).parents[1]
READMES = ("README.md", "README.ru.md")
PAGES = (*READMES, "docs/playing.md", "docs/python.md")
TEXTS = {name: (ROOT / name).read_text(encoding="utf-8") for name in PAGES}
PACKAGE = Path(palatine.__file__).parent
JOURNAL = ROOT / "tests" / "journals" / "readme.journal"
NUMBER = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*(?![\w.]|,\d)")

every_readme = pytest.mark.parametrize("name", READMES)


def language_of(name: str) -> str:
    return "ru" if name.endswith(".ru.md") else "en"


def blocks(name: str, language: str = "") -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", TEXTS[name], re.MULTILINE | re.DOTALL)
    return [code for marked, code in found if marked == language]


PYTHON = blocks("docs/python.md", "python")


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
    picture = next(block for block in blocks("docs/playing.md") if "♛" in block).splitlines()
    assert picture[-1] == "Black › 3"
    assert picture[:-1] == drawn[: len(picture) - 1]


def commands() -> list[tuple[str, str]]:
    """What is to be typed: lines of blocks, and what stands in the text."""
    found = []
    for name, text in TEXTS.items():
        rows = [row for block in blocks(name) for row in block.splitlines()]
        rows += re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S))
        found += [(name, row) for row in rows if re.match(r"(palatine|make) ", row)]
    return found


@pytest.mark.parametrize(("name", "command"), commands())
def test_every_command_exists_with_its_options(
    name: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The options are looked up in the help of the command, games in the list of games."""
    typed = shlex.split(command, comments=True)
    if typed[0] == "make":
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert re.search(rf"^([\w-]+ )*{typed[1]}( [\w-]+)*:", makefile, re.MULTILINE)
        for variable in typed[2:]:
            assert f"$({variable.partition('=')[0]})" in makefile
        return
    assert cli.run([typed[1], "--help", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for word in typed[2:]:
        if word.startswith("--"):
            assert f"  {word} " in out
    if typed[1] in ("play", "puzzle", "puzzles", "rules", "simulate", "train", "sources"):
        ids = [word for word in typed[2:3] if not word.startswith("--")]
        assert set(ids) <= set(IDS)


@pytest.mark.parametrize("name", PAGES)
def test_every_page_that_is_linked_exists(name: str) -> None:
    for target, _, heading in re.findall(r"\]\(([^)#]+)(#([^)]*))?\)", TEXTS[name]):
        page = (ROOT / name).parent / target
        assert page.exists(), target
        if heading:
            heads = re.findall(r"^#+ (.*)", page.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in [
                re.sub(r"[^\w-]", "", head.lower().replace(" ", "-")) for head in heads
            ]


# one screen, five games, six figures


@every_readme
def test_one_screen_says_what_it_is_and_how_to_begin(name: str) -> None:
    """Two sentences, one picture, two commands; then how long they take and what one sees."""
    top = TEXTS[name].split("\n## ")[0]
    assert len(top.splitlines()) <= 26
    says = top.split("\n\n")[1]
    assert len(re.findall(r"\.(?=\s|$)", says)) == 2
    assert top.count("](docs/pictures/") == 1
    rows = [row.partition("#")[0].split() for block in blocks(name) for row in block.splitlines()]
    assert rows[:2] == [["make", "play"], ["make", "test"]]
    said = PACKAGE / "locale" / language_of(name) / "table.ftl"
    button = re.search(r"^table-lobby-play = (.*)$", said.read_text(encoding="utf-8"), re.M)
    assert button is not None
    assert f"**{button[1]}**" in top


@every_readme
def test_every_game_has_its_name_its_players_and_a_picture(name: str) -> None:
    games = TEXTS[name].split("\n### ")[1:]
    assert len(games) == len(IDS)
    titles = {words(id, language_of(name)).text(f"{id}-title"): id for id in IDS}
    for part in games:
        id = titles[part.partition("\n")[0]]
        assert f"](docs/pictures/{id}.png)" in part


@every_readme
def test_pictures_are_pictures_and_not_too_heavy(name: str) -> None:
    pictures = re.findall(r"!\[([^]]+)\]\(([^)]+)\)", TEXTS[name])
    assert len(pictures) == 1 + len(IDS)
    for about, path in pictures:
        data = (ROOT / path).read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n"), path
        assert struct.unpack(">II", data[16:24]) == (1440, 900), path
        assert len(data) < 350_000, path
        assert about


@every_readme
def test_figures_stand_on_the_page_that_is_linked_beside_them(name: str) -> None:
    """Six rows; none of their numbers is the README's own."""
    rows = re.findall(r"^\| (?!---)(.*) \|$", TEXTS[name].split("\n## ")[1], re.MULTILINE)[1:]
    assert len(rows) == 6
    for row in rows:
        link = re.search(r"\]\(([^)#]+)[^)]*\)", row)
        assert link is not None, row
        page = NUMBER.findall((ROOT / link[1]).read_text(encoding="utf-8"))
        said = re.sub(r"\(\[.*?\)\)|`[^`]*`", "", row)
        if language_of(name) == "ru":  # 2,2 is 2.2, and 122 000 is 122,000
            said = re.sub(r"(?<=\d)\s(?=\d{3})", "_", said).replace(",", ".").replace("_", ",")
        numbers = NUMBER.findall(said)
        assert numbers
        for number in numbers:
            assert number in page, (number, row)


def test_both_languages_tell_the_same() -> None:
    """The same sections, links, pictures and commands in the same order."""
    english, russian = (TEXTS[name] for name in READMES)
    heads = [re.findall(r"^(#+) ", text, re.MULTILINE) for text in (english, russian)]
    assert heads[0] == heads[1]
    links = [re.findall(r"\]\(([^)]+)\)", text) for text in (english, russian)]
    other = {"README.md": "README.ru.md"}
    assert links[0] == [other.get(link, link) for link in links[1]]
    typed = [[row for name, row in commands() if name == readme] for readme in READMES]
    bare = [[row.partition("#")[0].replace(" --lang ru", "").strip() for row in t] for t in typed]
    assert bare[0] == bare[1]
