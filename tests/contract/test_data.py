"""Every game: component tables have sources and are read strictly."""

from __future__ import annotations

import json
import shutil
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine.games import IDS, find
from palatine.kernel.data import SOURCES
from palatine.kernel.errors import BadData

pytestmark = pytest.mark.texts

GAMES = Path(palatine.__file__).parent / "games"


def data_files(id: str) -> list[str]:
    folder = GAMES / id.replace("-", "_") / "data"
    return sorted(path.name for path in folder.glob("*.json"))


every_game = pytest.mark.parametrize("id", IDS)
every_file = pytest.mark.parametrize(
    ("id", "name"), [(id, name) for id in IDS for name in data_files(id)]
)


def read_copy(id: str, folder: Path, name: str, document: Any) -> None:
    """Loads the game's tables from a copy of its data in which one file is another."""
    package = GAMES / id.replace("-", "_")
    copy = folder / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(package / "data", copy / "data")
    shutil.copy(package / "tables.py", copy / "tables.py")
    (copy / "data" / name).write_text(json.dumps(document), "utf-8")
    spec = spec_from_file_location("copied_tables", copy / "tables.py")
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(module_from_spec(spec))


def document_of(id: str, name: str) -> Any:
    return json.loads((GAMES / id.replace("-", "_") / "data" / name).read_text("utf-8"))


@every_game
def test_every_record_has_a_source(id: str) -> None:
    tables = find(id).tables
    assert tables
    for table in tables.values():
        assert table.records, table.name
        for record in table.records:
            assert record.source in SOURCES
            if record.source == "reconstruction":
                assert record.text("note")


@every_game
def test_every_data_file_is_read(id: str) -> None:
    read = {table.name.split(",")[0] for table in find(id).tables.values()}
    assert read == set(data_files(id))


@every_file
def test_the_tables_are_read_from_their_files(id: str, name: str, tmp_path: Path) -> None:
    read_copy(id, tmp_path, name, document_of(id, name))


@every_file
def test_an_unknown_key_is_refused(id: str, name: str, tmp_path: Path) -> None:
    for table, records in document_of(id, name).items():
        document = document_of(id, name)
        document[table][len(records) - 1]["colour_of_the_box"] = "red"
        with pytest.raises(BadData, match=rf"{table} {len(records)}: unknown key 'colour_of_the_"):
            read_copy(id, tmp_path, name, document)


@every_file
def test_a_missing_key_is_refused(id: str, name: str, tmp_path: Path) -> None:
    for table, records in document_of(id, name).items():
        missed = 0
        for key in records[0]:
            document = document_of(id, name)
            del document[table][0][key]
            try:
                read_copy(id, tmp_path, name, document)
            except BadData as error:
                missed += f"{table} 1" in str(error) and key in str(error)
        assert missed >= 2, f"{table}: a record without its keys is read"


@every_file
def test_a_missing_or_unknown_table_is_refused(id: str, name: str, tmp_path: Path) -> None:
    document = document_of(id, name)
    first = next(iter(document))
    with pytest.raises(BadData, match="unknown table 'dragons'"):
        read_copy(id, tmp_path, name, {**document, "dragons": []})
    del document[first]
    with pytest.raises(BadData, match=f"table '{first}' is missing"):
        read_copy(id, tmp_path, name, document)
