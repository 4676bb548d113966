"""Data sets hold what the replay of every journal shows, and nothing of another game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import palatine
from palatine import research
from palatine.arena import local
from palatine.arena.command import journal_of
from palatine.arena.director import Director
from palatine.arena.store import Folder, create, opened
from palatine.arena.tournament import parse
from palatine.kernel.errors import BadData
from palatine.research.datasets import export, export_arena

parquet = pytest.importorskip("pyarrow.parquet", reason="the `arena` extra is not installed")


def journals(folder: Path, count: int, choices: int, game: str = "carolus-magnus") -> list[str]:
    """Matches of so many choices, the first at its end."""
    texts = []
    for n in range(count):
        match = palatine.new(game, people=2, seed=n)
        while match.ask and (n == 0 or match.choices < choices):
            match.choose(match.ask.options[match.choices % len(match.ask.options)])
        (folder / f"{n}.journal").write_text(match.journal(), encoding="utf-8")
        texts.append(match.journal())
    return texts


def test_shards_hold_what_a_replay_shows(tmp_path: Path) -> None:
    texts = journals(tmp_path, 3, 20)
    layout = research.layout("carolus-magnus", 2)
    shards = export(tmp_path, tmp_path / "out", cells=int(layout.size) * 50)
    assert len(shards) > 2
    assert not list((tmp_path / "out").glob("*.part"))
    rows = [row for path in shards for row in parquet.read_table(path).to_pylist()]
    assert {row["layout"] for row in rows} == {layout.digest}
    for text in texts:
        done = palatine.load(text)
        result = done.result
        match = palatine.new("carolus-magnus", people=2, seed=texts.index(text))
        for step in done.play.steps:
            row = rows.pop(0)
            assert match.ask is not None
            seat, line = match.ask.seat, done.play.journal.lines[step.line]
            assert row["seat"] == match.seat_number(seat) == line.seat
            assert (np.array(row["observation"], np.int8) == research.encode(match, seat)).all()
            assert row["legal"] == research.legal(match).tolist()
            assert row["action"] == layout.turned(line.number, line.seat)
            assert row["action"] in row["legal"]
            assert row["outcome"] == (result.rewards[seat] if result else None)
            match.choose(match.lexicon.code(line.number))
    assert rows == []


def test_secret_choices_are_exported_as_their_seat_saw_them(tmp_path: Path) -> None:
    match = palatine.new("crusader-rex", seed=1)
    while match.ask and not (match.ask.key == "choose-card" and match.choices > 3):
        match.choose(match.ask.options[0])
    for ask in reversed(match.asks):  # the second seat answers first
        match.choose(ask.options[0], ask.seat)
    (tmp_path / "rex.journal").write_text(match.journal(), encoding="utf-8")
    (shard,) = export(tmp_path, tmp_path / "out")
    rows = parquet.read_table(shard).to_pylist()
    assert [row["seat"] for row in rows[-2:]] == [1, 0]
    assert all(row["action"] in row["legal"] for row in rows)


def test_what_does_not_belong_into_a_data_set_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="holds no journal"):
        export(tmp_path, tmp_path / "out")
    (text,) = journals(tmp_path, 1, 0)
    path = tmp_path / "1.journal"
    for wrong, message in (
        (text.replace("rules 1", "rules 7", 1), "1.journal: .*rules 7"),
        (text.replace(" data ", " data 0", 1), "1.journal: it was played with data 0"),
        (text[: len(text) // 2], "1.journal: "),
    ):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(BadData, match=message):
            export(tmp_path, tmp_path / "out")
    path.write_text(palatine.new("carolus-magnus", people=3).journal(), encoding="utf-8")
    with pytest.raises(BadData, match="1.journal: layout .* is not .*games of one kind"):
        export(tmp_path, tmp_path / "out")


def arena_folder(path: Path, text: str) -> Folder:
    """A tournament, played."""
    folder = create(path, parse(text, str(path)), text)
    local.run(Director(folder), 1, lambda director: None)
    return folder


TOURNAMENT = """
seed = "7"
games = 2
[[game]]
id = "carolus-magnus"
people = 2
[[game]]
id = "carolus-magnus"
people = 3
[[contestant]]
name = "one"
bot = "random"
[[contestant]]
name = "two"
bot = "random:seed=2"
"""


def test_games_of_a_tournament_are_a_data_set_for_every_venue(tmp_path: Path) -> None:
    folder = arena_folder(tmp_path / "arena", TOURNAMENT)
    shards = export_arena(folder)
    assert [path.parent.name for path in shards] == ["1", "2"]
    for number, path in enumerate(shards):
        rows = parquet.read_table(path).to_pylist()
        layout = research.layout("carolus-magnus", number + 2)
        assert {row["layout"] for row in rows} == {layout.digest}
        for game in folder.rows("where venue = ?", (number,)):
            match = palatine.load(journal_of(folder, game.number))
            for _ in range(game.length):
                row = rows.pop(0)
                assert row["outcome"] == pytest.approx(json.loads(game.rewards)[row["seat"]])
                assert row["action"] in row["legal"]
            assert match.result is not None
        assert rows == []
    folder.close()


def test_games_of_other_rules_are_no_data_set(tmp_path: Path) -> None:
    arena_folder(tmp_path / "arena", TOURNAMENT).close()
    path = tmp_path / "arena" / "tournament.toml"
    text = path.read_text(encoding="utf-8")
    key = "rules_carolus-magnus"
    path.write_text(text.replace(f'"{key}" = "', f'"{key}" = "0'), encoding="utf-8")
    with pytest.raises(BadData, match=f"was played with {key} 0.*, here it is "):
        export_arena(opened(tmp_path / "arena"))


EXPORTING = """
import resource, sys
from pathlib import Path
from palatine.arena.store import opened
from palatine.research.datasets import export_arena
assert len(export_arena(opened(Path(sys.argv[1])))) > 1
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


@pytest.mark.long
def test_shards_that_are_full_take_less_than_500_mb(tmp_path: Path) -> None:
    text = TOURNAMENT.replace("games = 2", "games = 800")
    arena_folder(tmp_path / "arena", text).close()
    done = subprocess.run(
        [sys.executable, "-c", EXPORTING, str(tmp_path / "arena")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 500
