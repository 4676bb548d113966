"""Data sets: a folder of journals as Parquet shards of what was seen, offered and chosen.

python -m palatine.research.datasets JOURNALS OUT
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from palatine.games import find
from palatine.kernel.errors import BadData, BadJournal, PalatineError
from palatine.kernel.flow import asks
from palatine.kernel.game import reward
from palatine.kernel.journal import Again, Play, parse, replay
from palatine.kernel.lexicon import NONE
from palatine.research import layout, needed
from palatine.research.episodes import Episode
from palatine.research.layouts import Layout

CELLS: Final = 40_000_000  # of a shard, at most: they are all that takes memory
SUFFIX: Final = ".journal"


@dataclass
class Choices:
    """Some choices, column by column."""

    observation: list[bytes] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    outcome: list[float | None] = field(default_factory=list)


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
    """Shards of all journals of a folder, which must share a layout; each is whole or not there."""
    arrow: Any = needed("pyarrow", "arena")
    paths = sorted(journals.glob(f"*{SUFFIX}"))
    if not paths:
        raise BadData(f"{journals} holds no journal (*{SUFFIX})")
    out.mkdir(parents=True, exist_ok=True)
    shards: list[Path] = []
    first: Layout | None = None
    rows = Choices()
    for path in paths:
        try:
            play = played(path.read_text(encoding="utf-8"))
        except (PalatineError, UnicodeDecodeError) as error:
            raise BadData(f"{path.name}: {error}") from None
        found = layout_for(play, deduced)
        first = first or found
        if found.digest != first.digest:
            told = f"layout {found.digest} is not {first.digest}"
            raise BadData(f"{path.name}: {told}; a data set has games of one kind")
        for choice in choices(play, found):
            for name, column in vars(rows).items():
                column.append(getattr(choice, name))
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
    flat = numpy.frombuffer(b"".join(rows.observation), numpy.int8)
    count = len(rows.action)
    table = arrow.table(
        {
            "observation": arrow.FixedSizeListArray.from_arrays(arrow.array(flat), int(found.size)),
            "legal": arrow.array(rows.legal, arrow.list_(arrow.int32())),
            "action": arrow.array(rows.action, arrow.int32()),
            "seat": arrow.array(rows.seat, arrow.int8()),
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
