"""Data sets: games as Parquet shards of what was seen, offered and chosen.

palatine arena export FOLDER --observations
python -m palatine.research.datasets JOURNALS OUT
"""

from __future__ import annotations

import argparse
import os
import tomllib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from palatine.arena.playing import expanded
from palatine.arena.store import FILE, Folder, as_run, unpacked
from palatine.arena.tournament import AS_RUN
from palatine.games import find
from palatine.kernel.errors import BadData, BadJournal, PalatineError
from palatine.kernel.flow import asks
from palatine.kernel.game import reward
from palatine.kernel.journal import Again, Play, parse, replay
from palatine.kernel.lexicon import NONE
from palatine.research import layout, needed
from palatine.research.episodes import Episode
from palatine.research.layouts import Layout

CELLS: Final = 20_000_000  # of a shard, at most: they are all that takes memory
SUFFIX: Final = ".journal"
OBSERVATIONS: Final = "observations"  # within the folder of a tournament


@dataclass
class Choices:
    """Some choices, column by column, packed: lists of numbers would take ten times the memory."""

    observation: bytearray = field(default_factory=bytearray)
    legal: array[int] = field(default_factory=partial(array, "i"))  # one after the other
    ends: array[int] = field(default_factory=partial(array, "i", [0]))  # where each one's end
    action: array[int] = field(default_factory=partial(array, "i"))
    seat: array[int] = field(default_factory=partial(array, "b"))
    outcome: list[float | None] = field(default_factory=list)

    def add(self, choice: Choice) -> None:
        self.observation += choice.observation
        self.legal.extend(choice.legal)
        self.ends.append(len(self.legal))
        self.action.append(choice.action)
        self.seat.append(choice.seat)
        self.outcome.append(choice.outcome)


@dataclass(frozen=True)
class Choice:
    """What a seat saw, what it was offered and what it took, in numbers as it counts them."""

    observation: bytes
    legal: list[int]
    action: int
    seat: int
    outcome: float | None  # its reward; None if the match was not played to its end


def played(text: str) -> Play:
    """A journal played again; one of other rules or tables is refused."""
    play = replay(parse(text, find))
    if play.other_rules:
        raise BadJournal(f"it follows rules {play.other_rules}, not {play.journal.game.version}")
    if play.other_data:
        raise BadJournal(f"it was played with data {play.other_data}, not {play.journal.game.data}")
    return play


def layout_for(play: Play, deduced: bool) -> Layout:
    config = play.journal.config
    options: dict[str, Any] = dict(config.options)
    return layout(play.journal.game.id, config.people, deduced=deduced, **options)


def choices(play: Play, found: Layout) -> Iterator[Choice]:
    """Every choice of a match, as its seat saw it."""
    again = Again(play, 0)
    lines = play.journal.lines
    is_over = play.g.ended != NONE
    for step in play.steps:
        line = lines[step.line]
        open_asks = asks(again.g)
        own = next(ask for ask in open_asks if ask.seat == line.seat)
        episode = Episode(found, again.g, own)
        yield Choice(
            bytes(episode.observation(line.seat)),
            list(episode.legal()),
            int(found.turned(line.number, line.seat)),
            line.seat,
            reward(play.g, line.seat) if is_over else None,
        )
        again.choose()
        again.settle()


def export(journals: Path, out: Path, *, deduced: bool = False, cells: int = CELLS) -> list[Path]:
    """Shards of all journals of a folder, which must share a layout."""
    paths = sorted(journals.glob(f"*{SUFFIX}"))
    if not paths:
        raise BadData(f"{journals} holds no journal (*{SUFFIX})")
    return shards_of(read_journals(paths), out, deduced, cells)


def read_journals(paths: list[Path]) -> Iterator[tuple[str, Play]]:
    for path in paths:
        try:
            yield path.name, played(path.read_text(encoding="utf-8"))
        except (PalatineError, UnicodeDecodeError) as error:
            raise BadData(f"{path.name}: {error}") from None


def export_arena(folder: Folder, *, deduced: bool = False, cells: int = CELLS) -> list[Path]:
    """Shards of all games of a tournament, a folder for each of its venues."""
    check_rules(folder)
    shards: list[Path] = []
    for number in range(len(folder.tournament.venues)):
        games = stored(folder, number)
        shards += shards_of(games, folder.path / OBSERVATIONS / str(number + 1), deduced, cells)
    return shards


def check_rules(folder: Folder) -> None:
    """Refuses games of other rules or tables: what was seen then is not what is seen now."""
    text = (folder.path / FILE).read_text(encoding="utf-8")
    was = tomllib.loads(text)[AS_RUN]
    for key, now in as_run(folder.tournament).items():
        if key.startswith("rules_") and was.get(key) != now:
            raise BadData(f"{folder.path} was played with {key} {was.get(key)}, here it is {now}")


def stored(folder: Folder, venue: int) -> Iterator[tuple[str, Play]]:
    size = find(folder.tournament.venues[venue].game).words.size
    for row in folder.rows("where venue = ?", (venue,)):
        choices = unpacked(row.choices, size)
        yield f"game {row.number}", expanded(folder.tournament, row, choices)


def shards_of(
    plays: Iterator[tuple[str, Play]], out: Path, deduced: bool, cells: int
) -> list[Path]:
    """Shards of games that share a layout; each is whole or not there."""
    arrow: Any = needed("pyarrow", "arena")
    out.mkdir(parents=True, exist_ok=True)
    shards: list[Path] = []
    first: Layout | None = None
    rows = Choices()
    for name, play in plays:
        found = layout_for(play, deduced)
        first = first or found
        if found.digest != first.digest:
            told = f"layout {found.digest} is not {first.digest}"
            raise BadData(f"{name}: {told}; a data set has games of one kind")
        for choice in choices(play, found):
            rows.add(choice)
            if len(rows.action) * found.size >= cells:
                shards.append(write(arrow, rows, first, out / f"{len(shards):05}.parquet"))
                rows = Choices()
    if rows.action and first is not None:
        shards.append(write(arrow, rows, first, out / f"{len(shards):05}.parquet"))
    return shards


def write(arrow: Any, rows: Choices, found: Layout, path: Path) -> Path:
    """One shard; it gets its name when it is whole."""
    numpy: Any = needed("numpy")
    parquet: Any = needed("pyarrow.parquet", "arena")
    flat = numpy.frombuffer(rows.observation, numpy.int8)
    legal = arrow.ListArray.from_arrays(
        arrow.array(numpy.frombuffer(rows.ends, numpy.int32)),
        arrow.array(numpy.frombuffer(rows.legal, numpy.int32)),
    )
    count = len(rows.action)
    table = arrow.table(
        {
            "observation": arrow.FixedSizeListArray.from_arrays(arrow.array(flat), int(found.size)),
            "legal": legal,
            "action": arrow.array(numpy.frombuffer(rows.action, numpy.int32)),
            "seat": arrow.array(numpy.frombuffer(rows.seat, numpy.int8)),
            "outcome": arrow.array(rows.outcome, arrow.float32()),
            "layout": arrow.array([found.digest] * count).dictionary_encode(),
        }
    )
    part = path.with_suffix(".part")
    parquet.write_table(table, part, compression="zstd")
    os.replace(part, path)
    return path


def main() -> None:
    """Exports and names the shards."""
    parser = argparse.ArgumentParser(prog="python -m palatine.research.datasets")
    parser.add_argument("journals", type=Path, help="a folder of journals")
    parser.add_argument("out", type=Path, help="the folder of the shards")
    parser.add_argument("--deduced", action="store_true", help="with what everybody could deduce")
    chosen = parser.parse_args()
    try:
        for path in export(chosen.journals, chosen.out, deduced=chosen.deduced):
            print(path)
    except PalatineError as error:
        parser.exit(1, f"{error}\n")


if __name__ == "__main__":
    main()
