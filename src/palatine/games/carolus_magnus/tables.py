"""The component tables, read once and strictly."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from palatine.kernel.data import Record, Table, digest_of, read_tables

PATH: Final = Path(__file__).parent / "data" / "components.json"
TABLES: Final[dict[str, Table]] = read_tables(
    PATH,
    {
        "colours": ["id", "paladins"],
        "sides": ["id", "castles", "disc_sets", "players"],
        "pieces": ["id", "count"],
        "tables": ["players", "sides", "castles", "reserve", "played", "dice"],
        "options": ["id", "rule", "values", "players"],
        "rulings": ["id", "rule"],
    },
)
DATA: Final[str] = digest_of(TABLES, {"11908533": "ce6fc01b"})  # as journals of old call it

COLOUR_IDS: Final[list[str]] = [record.text("id") for record in TABLES["colours"].records]
SIDE_IDS: Final[list[str]] = [record.text("id") for record in TABLES["sides"].records]
PALADINS: Final[int] = TABLES["colours"].records[0].number("paladins")  # of every colour


def by_players(players: int) -> Record:
    """The quantities for this many players."""
    return TABLES["tables"].where("players", players)
