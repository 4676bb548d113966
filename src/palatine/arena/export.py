"""All games of a folder as one Parquet file, for those who go on with other tools."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from palatine.arena.store import Folder
from palatine.kernel.errors import BadData

FILE: Final = "games.parquet"
BATCH: Final = 10_000
COLUMNS: Final = (
    "number, block, rotation, pairing, venue, lineup, ending, rewards, scores, statistics, "
    "rounds, length, seconds, openings, digest, forfeit"
)


def needed(module: str) -> Any:
    """A module of an extra; one that is missing is named with the command that brings it."""
    try:
        return import_module(module)
    except ImportError:
        extra = "ray" if module == "ray" else "arena"
        name = module.partition(".")[0]
        command = f"pip install 'palatine[{extra}]' (in a clone: make {extra})"
        raise BadData(f"{name} is missing: {command}") from None


def export(folder: Folder) -> Path:
    """Writes the file at a stroke: one that was not closed could not be read."""
    arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
    tournament = folder.tournament
    names = [one.name for one in tournament.contestants]
    numbers, texts = arrow.int64(), arrow.string()
    schema = arrow.schema(
        [
            *[(key, numbers) for key in ("number", "block", "rotation", "pairing")],
            *[(key, texts) for key in ("game", "options", "ending", "digest", "forfeit")],
            *[(key, numbers) for key in ("people", "rounds", "length")],
            ("contestants", arrow.list_(texts)),
            ("rewards", arrow.list_(arrow.float64())),
            ("seconds", arrow.list_(arrow.float64())),
            ("timed", arrow.list_(numbers)),
            ("openings", arrow.list_(numbers)),
            ("scores", texts),
            ("statistics", texts),
        ]
    )
    path = folder.path / FILE
    part = folder.path / f"{FILE}.part"
    with parquet.ParquetWriter(part, schema, compression="zstd") as writer:
        rows: list[dict[str, Any]] = []
        for found in folder.columns(COLUMNS):
            row = dict(zip(COLUMNS.split(", "), found, strict=True))
            venue = tournament.venues[row.pop("venue")]
            row["game"], row["people"] = venue.game, venue.people
            row["options"] = json.dumps(venue.options)
            lineup = json.loads(row.pop("lineup"))
            row["contestants"] = [names[i] if i >= 0 else "house" for i in lineup]
            for key in ("rewards", "openings"):
                row[key] = json.loads(row[key])
            spent = json.loads(row["seconds"])
            row["seconds"], row["timed"] = [s for s, _ in spent], [n for _, n in spent]
            rows.append(row)
            if len(rows) == BATCH:
                writer.write_table(arrow.Table.from_pylist(rows, schema))
                rows = []
        writer.write_table(arrow.Table.from_pylist(rows, schema))
    part.replace(path)
    return path
