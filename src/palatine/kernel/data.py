"""Component tables: JSON records with a source each, loaded strictly."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

SOURCES: Final = ["rulebook", "public", "image", "reconstruction"]
DEEPEST: Final = 24  # nothing of ours is nested half as deeply
UNCORRECTED: Final = ["options"]  # tables that describe no component
BOX: Final = "box"  # the source of a record that an owner of the game has corrected
OPEN: Final = "+"  # in a schema: an owner of the box may add records and take them out
GONE: Final = "gone"  # in a correction: the box has no such record
ALL_SOURCES: Final = [*SOURCES, BOX]
# about a record, for people: no rule reads it
REMARKS: Final = ["source", "note", "reconstructed", "disputed"]


class Record:
    """One component: its keys, checked, and where the knowledge comes from."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.where = where
        self.values = values
        self.source: str = values["source"]
        self.key: str = ""  # what tells it apart from the others of its table

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

    def amount(self, key: str) -> int:
        """A count, not negative."""
        if self.number(key) < 0:
            raise BadData(f"{self.where}: '{key}' cannot be negative")
        return self.number(key)

    def truth(self, key: str) -> bool:
        value = self.values[key]
        if not isinstance(value, bool):
            raise BadData(f"{self.where}: '{key}' must be true or false, not {value!r}")
        return value

    def named(self, key: str, names: list[str]) -> int:
        """The number of a thing that must be there."""
        return index(names, self.text(key), self.where, key)

    def place(self, key: str, names: list[str]) -> int:
        """The number of a thing; NONE where the record says 'none'."""
        return NONE if self.text(key) == "none" else self.named(key, names)

    def places(self, key: str, names: list[str]) -> list[int]:
        """The numbers of several things, none of them twice."""
        found = [index(names, text, self.where, key) for text in self.texts(key)]
        if len(dict.fromkeys(found)) != len(found):
            raise BadData(f"{self.where}: '{key}' names a thing twice")
        return found

    def any(self, key: str) -> Any:
        """A value with a shape of its own, checked by whoever reads it."""
        return self.values[key]


class Table:
    """The records of one kind of component."""

    def __init__(self, name: str, records: list[Record], keys: list[str]) -> None:
        self.name = name
        self.records = records
        self.named_by = identity(records, keys)  # the keys that tell its records apart
        for record in records:
            record.key = key_of(record.values, self.named_by)

    def where(self, key: str, value: object) -> Record:
        """The one record with this value."""
        for record in self.records:
            if record.values.get(key) == value:
                return record
        raise BadData(f"{self.name}: no record with {key} {value!r}")

    def ids(self) -> list[str]:
        """The ids of all records, each once."""
        found: list[str] = []
        for record in self.records:
            id = record.text("id")
            if id in found:
                raise BadData(f"{record.where}: the id '{id}' is there twice")
            found.append(id)
        return found

    def ordered(self, wanted: list[str]) -> list[str]:
        """The ids, which must be just these, in this order."""
        if self.ids() != wanted:
            raise BadData(f"{self.name}: the records must be {', '.join(wanted)}")
        return wanted

    # a key of all records

    def numbers(self, key: str) -> list[int]:
        return [record.number(key) for record in self.records]

    def amounts(self, key: str) -> list[int]:
        return [record.amount(key) for record in self.records]

    def truths(self, key: str) -> list[bool]:
        return [record.truth(key) for record in self.records]

    def named(self, key: str, names: list[str]) -> list[int]:
        return [record.named(key, names) for record in self.records]

    def placed(self, key: str, names: list[str]) -> list[int]:
        return [record.place(key, names) for record in self.records]


def index(names: list[str], name: Any, where: str, key: str = "") -> int:
    """The place of a name in a list; an unknown one is refused by file, record and key."""
    if name not in names:
        what = f"{key} " if key else ""
        raise BadData(f"{where}: unknown {what}{name!r}; known are {', '.join(names)}")
    return names.index(name)


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
    corrections = corrections_of(path.parent.parent.name.replace("_", "-"))
    tables: dict[str, Table] = {}
    for name, columns in schema.items():
        keys = [key for key in columns if key != OPEN]
        if name not in document:
            raise BadData(f"{path.name}: table '{name}' is missing")
        if not isinstance(document[name], list):
            raise BadData(f"{path.name}: table '{name}' must be a list")
        records: list[Record] = []
        for i, values in enumerate(document[name]):
            records.append(checked(f"{path.name}, {name} {i + 1}", values, keys))
        tables[name] = Table(f"{path.name}, {name}", records, keys)
        if name in corrections:
            lay_over(tables[name], name, corrections[name], keys, OPEN in columns)
    return tables


def read_folder(folder: Path, schemas: dict[str, dict[str, list[str]]]) -> dict[str, Table]:
    """Every table of every file."""
    tables: dict[str, Table] = {}
    for name, schema in schemas.items():
        tables.update(read_tables(folder / f"{name}.json", schema))
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
    if values.get("source") not in ALL_SOURCES:
        raise BadData(f"{where}: source must be one of {', '.join(SOURCES)}")
    if values["source"] == "reconstruction" and not values.get("note"):
        raise BadData(f"{where}: a reconstruction needs a note on what it is based on")
    return Record(where, values)


def identity(records: list[Record], keys: list[str]) -> list[str]:
    """The first keys of a table, in the order of its schema, that no two records share."""
    named_by: list[str] = []
    for key in keys:
        named_by.append(key.rstrip("?"))
        found = [key_of(record.values, named_by) for record in records]
        if len(dict.fromkeys(found)) == len(found):
            break
    return named_by


def key_of(values: dict[str, Any], named_by: list[str]) -> str:
    return " ".join(str(values.get(key, "")) for key in named_by)


# Corrections: what an owner of the box has read from its components, laid over our tables


def corrections_folder() -> Path | None:
    """Where corrections lie: in the user's data folder, unless the environment says otherwise."""
    named = os.environ.get("PALATINE_CORRECTIONS")
    if named is not None:
        return Path(named) if named else None  # empty: none are wanted
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "palatine" / "corrections"


def corrections_of(game: str) -> dict[str, Any]:
    """The corrected records of a game by table; a file that is no such list is refused."""
    folder = corrections_folder()
    path = folder / f"{game}.json" if folder is not None else None
    if path is None or not path.is_file():
        return {}
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadData(f"{path}: no JSON: {error}") from None
    if not isinstance(document, dict):
        raise BadData(f"{path}: must be an object of tables")
    return document


def lay_over(
    table: Table, name: str, corrections: Any, keys: list[str], is_open: bool = False
) -> None:
    """Puts corrected records in the place of ours, key by key.

    Only to an open table records are added, and those are taken out that say so (`gone`).
    """
    where = f"corrections, {name}"
    if name in UNCORRECTED:
        raise BadData(f"{where}: these are settings of the table, not components")
    if not isinstance(corrections, list):
        raise BadData(f"{where}: must be a list of records")
    for i, values in enumerate(corrections):
        if not isinstance(values, dict):
            raise BadData(f"{where} {i + 1}: must be an object")
        found = [r for r in table.records if r.key == key_of(values, table.named_by)]
        if is_open and values.get(GONE) is True and found:
            table.records.remove(found[0])
            continue
        if is_open and not found:
            added = checked(f"{where} {i + 1}", {**values, "source": BOX}, keys)
            added.key = key_of(values, table.named_by)
            table.records.append(added)
            continue
        if not found:
            wanted = " and ".join(f"'{key}'" for key in table.named_by)
            given = key_of(values, table.named_by).strip() or "nothing"
            raise BadData(f"{where} {i + 1}: no record has {wanted} {given}; there are no new ones")
        record = found[0]
        merged = {**record.values, **values, "source": BOX}
        for key in REMARKS[1:] + [key for key, value in values.items() if value is None]:
            if merged.get(key) is None or key not in values:
                merged.pop(key, None)
        laid = checked(f"{where} {record.key}", merged, keys)
        laid.key = record.key
        table.records[table.records.index(record)] = laid


def is_reconstructed(record: Record) -> bool:
    """Whether a record is a reconstruction, or some of its keys are."""
    return record.source == "reconstruction" or bool(record.values.get("reconstructed"))


def corrected(tables: dict[str, Table]) -> list[str]:
    """The records that were corrected, by table and key."""
    return [
        f"{name} {record.key}"
        for name, table in tables.items()
        for record in table.records
        if record.source == BOX
    ]


def count_sources(tables: dict[str, Table]) -> dict[str, dict[str, int]]:
    """How many records of each table come from which source."""
    counts: dict[str, dict[str, int]] = {}
    for name, table in tables.items():
        counts[name] = {source: 0 for source in ALL_SOURCES}
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
