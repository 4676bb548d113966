"""The games are listed once; all else that belongs to one of them bears its name."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from palatine.games import IDS, module_in, module_name

ROOT = Path(__file__).parents[2]
SOURCES = ["Makefile", "bench", "pyproject.toml", "setup.py", "src", "tools", "web"]
WRITTEN = {".css", ".html", ".js", ".json", ".py", ".svelte", ".toml", ".ts", ""}
# made by others, or by us from what stands elsewhere
MADE = {"__pycache__", "dist", "generated", "node_modules", "static"}
LISTS = {
    "bench/budgets.json",  # what was counted
    "src/palatine/games/__init__.py",  # the registry
    "src/palatine/rules/exempt.json",  # for the test of the rules reference
}
TESTS = ("web/tests/", "bench/games/")
SPELLINGS = {id: re.compile(rf"\b({id}|{module_name(id)})\b") for id in IDS}


def sources() -> list[Path]:
    found: list[Path] = []
    for name in SOURCES:
        place = ROOT / name
        found += [place] if place.is_file() else sorted(place.rglob("*"))
    return [
        path
        for path in found
        if path.is_file()
        and path.suffix in WRITTEN
        and not MADE & set(path.relative_to(ROOT).parts)
    ]


def owner(path: Path) -> str:
    """The game whose folder or file it is."""
    parts = {path.stem, *path.relative_to(ROOT).parts}
    return next((id for id in IDS if {id, module_name(id)} & parts), "")


def test_no_game_is_named_outside_of_its_own_places() -> None:
    named: list[str] = []
    count = 0
    for path in sources():
        place = path.relative_to(ROOT).as_posix()
        if place in LISTS or place.startswith(TESTS):
            continue
        count += 1
        text = path.read_text(encoding="utf-8")
        for id, spelling in SPELLINGS.items():
            if id != owner(path) and spelling.search(text):
                named.append(f"{place} names {id}")
    assert named == []
    assert count > 300


@pytest.mark.parametrize("id", IDS)
def test_what_belongs_to_a_game_is_found_by_its_name(id: str) -> None:
    for module in ("game", "invariants"):
        assert find_spec(f"palatine.games.{module_name(id)}.{module}") is not None
    assert (ROOT / "bench" / "games" / f"{id}.json").exists()
    for lang in ("en", "ru"):
        assert (ROOT / "src/palatine/rules" / f"{id}.{lang}.md").exists()
        assert (ROOT / "src/palatine/locale" / lang / id).is_dir()


def test_what_a_game_has_not_is_told_as_missing() -> None:
    assert module_in("palatine.terminal", IDS[0]) is not None
    assert module_in("palatine.terminal", "no-such-game") is None


def test_every_policy_is_that_of_a_game() -> None:
    named = {path.stem for path in (ROOT / "src/palatine/bots/policies").glob("[a-z]*.py")}
    written = {path.parent.name for path in (ROOT / "src/palatine/games").glob("*/game.py")}
    assert {module_name(id) for id in IDS} <= written  # one that is being written is not listed yet
    assert named <= written
