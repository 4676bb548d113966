"""What is stored of a table and of a seat, said once: columns, statements and reading follow.

A new column is a line here and a migration.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from typing import Any, Final, TypeVar

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Text
from sqlalchemy.types import TypeEngine

from palatine.table import wire

ID: Final = String(16)
DIGEST: Final = String(64)
CELL: Final = "cell"

Row = TypeVar("Row")


def kept(value: Any) -> Any:
    """What the database takes and gives as it is."""
    return value


@dataclass(frozen=True)
class Cell:
    """How a field lies in the database."""

    type: TypeEngine[Any]
    begins: str | None = None  # what rows have that are older than the column
    refers: str = ""  # the column of another table
    is_key: bool = False
    changes: bool = False  # written whenever the row is saved, not only when it is laid
    read: Callable[[Any], Any] = kept
    write: Callable[[Any], Any] = kept
    # of the field
    name: str = ""
    may_be_empty: bool = False

    def column(self) -> Column[Any]:
        return Column(
            self.name,
            self.type,
            *([ForeignKey(self.refers)] if self.refers else []),
            primary_key=self.is_key,
            nullable=self.may_be_empty,
            server_default=self.begins,
        )


def stored(type: Any, default: Any = MISSING, **how: Any) -> Any:
    """A field that is a column; it may be empty if that is its default."""
    return field(default=default, metadata={CELL: Cell(type, **how)})


@cache
def columns(kind: Any) -> list[Cell]:
    """What is stored of a kind of row."""
    return [
        replace(each.metadata[CELL], name=each.name, may_be_empty=each.default is None)
        for each in fields(kind)
        if CELL in each.metadata
    ]


@cache
def saved(kind: Any) -> list[Cell]:
    """What is written whenever such a row is saved."""
    return [cell for cell in columns(kind) if cell.changes]


def read_row(kind: Callable[..., Row], found: Mapping[Any, Any], **more: Any) -> Row:
    """A row as it was found; `more` is what is not stored."""
    cells: list[Cell] = columns(kind)
    values = {cell.name: found[cell.name] for cell in cells}
    for cell in cells:
        if values[cell.name] is not None:
            values[cell.name] = cell.read(values[cell.name])
    return kind(**values, **more)


def write_row(row: object, cells: list[Cell]) -> dict[str, Any]:
    """The columns as the database takes them."""
    values = {cell.name: getattr(row, cell.name) for cell in cells}
    for cell in cells:
        if values[cell.name] is not None:
            values[cell.name] = cell.write(values[cell.name])
    return values


@dataclass
class Proposal:
    """What waits for the consent of others."""

    number: int
    what: str
    by: int
    choice: int | None
    agreed: list[int] = field(default_factory=list)


def read_proposal(text: str) -> Proposal:
    return Proposal(**json.loads(text))


def write_proposal(proposal: Proposal) -> str:
    return json.dumps(vars(proposal))


def read_result(text: str) -> wire.Result:
    return wire.Result(**json.loads(text))


def write_result(result: wire.Result) -> str:
    return json.dumps({name: getattr(result, name) for name in result.__struct_fields__})


AS_JSON: Final[dict[str, Any]] = {"read": json.loads, "write": json.dumps}
AS_PROPOSAL: Final[dict[str, Any]] = {"read": read_proposal, "write": write_proposal}
AS_RESULT: Final[dict[str, Any]] = {"read": read_result, "write": write_result}


@dataclass(kw_only=True)
class TableRow:
    """A table, but for its seats and its journal."""

    id: str = stored(ID, is_key=True)
    game: str = stored(String(40))
    rules: int = stored(Integer, changes=True)
    data: str = stored(String(16), begins="", changes=True)  # the id of its tables
    title: str = stored(String(60))
    options: dict[str, str] = stored(Text, **AS_JSON)
    listed: bool = stored(Boolean)
    hints: bool = stored(Boolean)
    away: int = stored(Integer)  # minutes
    host: str = stored(ID, refers="persons.id")
    status: str = stored(String(8), changes=True)
    version: int = stored(Integer, 0, changes=True)
    choices: int = stored(Integer, 0, changes=True)
    round: int = stored(Integer, 0, begins="0", changes=True)  # `Game.rounds`
    waits: list[int] = stored(Text, changes=True, **AS_JSON)  # the seats that must do something
    seed: str = stored(DIGEST)
    draws: int = stored(Integer, 0, changes=True)  # the number of the next draw
    position: dict[str, Any] | None = stored(Text, None, **AS_JSON)  # where a fork begins
    proposal: Proposal | None = stored(Text, None, changes=True, **AS_PROPOSAL)
    result: wire.Result | None = stored(Text, None, changes=True, **AS_RESULT)
    parent: str | None = stored(ID, None)
    parent_choice: int | None = stored(Integer, None)
    next: str | None = stored(ID, None, changes=True)
    record: dict[str, Any] | None = stored(Text, None, **AS_JSON)  # what an earlier match has left
    sequel: str | None = stored(ID, None, changes=True)  # the next game of its chronicle
    chapter: int = stored(Integer, 1, begins="1")  # which game of it this is
    created: int = stored(BigInteger)
    changed: int = stored(BigInteger, changes=True)
    # versions that a sight missed
    quiet: list[int] = stored(Text, begins="[]", changes=True, **AS_JSON)
    guide: str | None = stored(String(40), None)  # which guided match it is
    # the digest of its last position, once it was let go
    tail: str | None = stored(String(16), None, changes=True)
    origin: str = stored(String(8), begins="")  # `tokens.origin_of`
