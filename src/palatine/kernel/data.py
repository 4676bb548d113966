"""Component tables: JSON records with a source each, loaded strictly."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from palatine.kernel.errors import BadData

SOURCES: Final = ["rulebook", "public", "image", "reconstruction"]
DEEPEST: Final = 24  # nothing of ours is nested half as deeply
REMARKS: Final = ["source", "note", "reconstructed"]  # about a record, for people: no rule reads it


class Record:
    """One component: its keys, checked, and where the knowledge comes from."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.where = where
        self.values = values
        self.source: str = values["source"]

    def text(self, key: str) -> str:
        value = self.values[key]
        if not isinstance(value, str):
            raise BadData(f"{self.where}: '{key}' must be a text, not {value!r}")
        return value

    def number(self, key: str) -> int:
        value = self.values[key]
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadData(f"{self.where}: '{key}' must be a number, not {value!r}")
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.values[key]
        if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
            raise BadData(f"{self.where}: '{key}' must be a list of numbers, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.values[key]
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadData(f"{self.where}: '{key}' must be a list of texts, not {value!r}")
        return value

    def any(self, key: str) -> Any:
        """A value with a shape of its own, checked by whoever reads it."""
        return self.values[key]


class Table:
    """The records of one kind of component."""

    def __init__(self, name: str, records: list[Record]) -> None:
        self.name = name
        self.records = records

    def where(self, key: str, value: object) -> Record:
        """The one record with this value."""
        for record in self.records:
            if record.values.get(key) == value:
                return record
        raise BadData(f"{self.name}: no record with {key} {value!r}")


def decoded(text: str) -> Any:
    """JSON that somebody else wrote: whatever is wrong with it, its depth too, is bad data."""
    try:
        document = json.loads(text)
    except RecursionError:
        raise BadData(f"it is nested deeper than {DEEPEST}") from None
    except ValueError as error:  # no JSON, or a number with thousands of digits
        raise BadData(f"this is no JSON: {error}") from None
    level: list[Any] = [document]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for thing in level:
            if isinstance(thing, dict):
                inner += thing.values()
            elif isinstance(thing, list):
                inner += thing
        level = inner
    if level:
        raise BadData(f"it is nested deeper than {DEEPEST}")
    return document


def read_tables(path: Path, schema: dict[str, list[str]]) -> dict[str, Table]:
    """All tables of a file; unknown or missing keys and sources are errors that name them."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadData(f"{path.name} is no JSON: {error}") from None
    if not isinstance(document, dict):
        raise BadData(f"{path.name} must be an object of tables")
    for name in document:
        if name not in schema:
            raise BadData(f"{path.name}: unknown table '{name}'")
    tables: dict[str, Table] = {}
    for name, keys in schema.items():
        if name not in document:
            raise BadData(f"{path.name}: table '{name}' is missing")
        if not isinstance(document[name], list):
            raise BadData(f"{path.name}: table '{name}' must be a list")
        records: list[Record] = []
        for i, values in enumerate(document[name]):
            records.append(checked(f"{path.name}, {name} {i + 1}", values, keys))
        tables[name] = Table(f"{path.name}, {name}", records)
    return tables


def checked(where: str, values: Any, keys: list[str]) -> Record:
    """A record with exactly these keys, a source, and a note if it is a reconstruction.

    A key that ends with '?' may be left out.
    """
    if not isinstance(values, dict):
        raise BadData(f"{where} must be an object")
    allowed = ["source", "note"]
    for key in keys:
        allowed.append(key.rstrip("?"))
        if not key.endswith("?") and key not in values:
            raise BadData(f"{where}: '{key}' is missing")
    for key in values:
        if key not in allowed:
            raise BadData(f"{where}: unknown key '{key}'")
    if values.get("source") not in SOURCES:
        raise BadData(f"{where}: source must be one of {', '.join(SOURCES)}")
    if values["source"] == "reconstruction" and not values.get("note"):
        raise BadData(f"{where}: a reconstruction needs a note on what it is based on")
    return Record(where, values)


def count_sources(tables: dict[str, Table]) -> dict[str, dict[str, int]]:
    """How many records of each table come from which source."""
    counts: dict[str, dict[str, int]] = {}
    for name, table in tables.items():
        counts[name] = {source: 0 for source in SOURCES}
        for record in table.records:
            counts[name][record.source] += 1
    return counts


def digest_of(tables: dict[str, Table], former: dict[str, str]) -> str:
    """A short digest of what the rules read: journals tell which tables they were played with.

    Tables that journals of old name otherwise keep that name; `former` has it for their digest.
    """
    read: dict[str, list[dict[str, Any]]] = {}
    for name, table in tables.items():
        read[name] = [
            {key: value for key, value in record.values.items() if key not in REMARKS}
            for record in table.records
        ]
    text = json.dumps(read, ensure_ascii=False, sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    return former.get(digest, digest)
