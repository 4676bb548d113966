"""Component tables are read strictly: an error names the file, the table, the record, the key."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from palatine.kernel.data import count_sources, digest_of, read_tables
from palatine.kernel.errors import BadData

SCHEMA = {"towns": ["id", "value", "port?"], "roads": ["ends"]}
GOOD: dict[str, Any] = {
    "towns": [
        {"id": "acre", "value": 3, "port": True, "source": "rulebook"},
        {"id": "jaffa", "value": 1, "source": "reconstruction", "note": "read off a map"},
    ],
    "roads": [{"ends": ["acre", "jaffa"], "source": "image"}],
}


def written(folder: Path, document: object) -> Path:
    path = folder / "towns.json"
    path.write_text(document if isinstance(document, str) else json.dumps(document), "utf-8")
    return path


def test_tables_are_read(tmp_path: Path) -> None:
    tables = read_tables(written(tmp_path, GOOD), SCHEMA)
    acre = tables["towns"].where("id", "acre")
    assert (acre.text("id"), acre.number("value"), acre.any("port")) == ("acre", 3, True)
    assert tables["roads"].records[0].texts("ends") == ["acre", "jaffa"]
    assert count_sources(tables) == {
        "towns": {"rulebook": 1, "public": 0, "image": 0, "reconstruction": 1, "box": 0},
        "roads": {"rulebook": 0, "public": 0, "image": 1, "reconstruction": 0, "box": 0},
    }
    with pytest.raises(BadData, match="towns: no record with id 'rome'"):
        tables["towns"].where("id", "rome")


def changed(table: str, at: int, **values: object) -> dict[str, object]:
    document: dict[str, Any] = json.loads(json.dumps(GOOD))
    for key, value in values.items():
        if value is None:
            del document[table][at][key]
        else:
            document[table][at][key] = value
    return document


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ("{", "towns.json is no JSON"),
        ([], "towns.json must be an object of tables"),
        ({"towns": []}, "towns.json: table 'roads' is missing"),
        ({**GOOD, "seas": []}, "towns.json: unknown table 'seas'"),
        ({**GOOD, "roads": 5}, "towns.json: table 'roads' must be a list"),
        ({**GOOD, "roads": {"ends": []}}, "towns.json: table 'roads' must be a list"),
        ({**GOOD, "roads": ["x"]}, "towns.json, roads 1 must be an object"),
        (changed("towns", 0, value=None), "towns.json, towns 1: 'value' is missing"),
        (changed("towns", 1, size=4), "towns.json, towns 2: unknown key 'size'"),
        (changed("towns", 0, source=None), "towns.json, towns 1: source must be one of"),
        (changed("towns", 0, source="hearsay"), "source must be one of rulebook, public, image"),
        (changed("towns", 1, note=None), "towns.json, towns 2: a reconstruction needs a note"),
        (changed("towns", 1, note=""), "a reconstruction needs a note"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, document: object, message: str) -> None:
    with pytest.raises(BadData, match=message):
        read_tables(written(tmp_path, document), SCHEMA)


def test_a_value_of_the_wrong_kind_is_refused(tmp_path: Path) -> None:
    acre = read_tables(written(tmp_path, GOOD), SCHEMA)["towns"].records[0]
    road = read_tables(written(tmp_path, GOOD), SCHEMA)["roads"].records[0]
    reads: list[tuple[Callable[[], object], str]] = [
        (lambda: acre.number("id"), "towns.json, towns 1: 'id' must be a number, not 'acre'"),
        (lambda: acre.number("port"), "'port' must be a number, not True"),
        (lambda: acre.text("value"), "'value' must be a text, not 3"),
        (lambda: acre.texts("value"), "'value' must be a list of texts, not 3"),
        (lambda: road.numbers("ends"), "towns.json, roads 1: 'ends' must be a list of numbers"),
    ]
    for read, message in reads:
        with pytest.raises(BadData, match=message):
            read()


def test_the_digest_tells_tables_apart(tmp_path: Path) -> None:
    def id_of(document: object, former: dict[str, str] | None = None) -> str:
        return digest_of(read_tables(written(tmp_path, document), SCHEMA), former or {})

    before = id_of(GOOD)
    assert len(before) == 8
    assert id_of(changed("towns", 0, value=4)) != before
    assert id_of({**GOOD, "towns": GOOD["towns"][::-1]}) != before
    assert id_of(GOOD, {before: "old"}) == "old"
    assert id_of(changed("towns", 0, value=4), {before: "old"}) != "old"


def test_the_digest_covers_what_the_rules_read_and_nothing_else(tmp_path: Path) -> None:
    def id_of(text: str, keys: list[str]) -> str:
        return digest_of(read_tables(written(tmp_path, text), {"towns": keys}), {})

    row = '"id": "acre", "value": 3'
    before = id_of(f'{{"towns": [{{{row}, "source": "image"}}]}}', ["id", "value"])
    for same in (
        f'{{ "towns":\n[ {{{row},   "source": "image"}} ]\n}}\n',
        '{"towns": [{"value": 3, "source": "image", "id": "acre"}]}',
        f'{{"towns": [{{{row}, "source": "rulebook", "note": "looked up"}}]}}',
        f'{{"towns": [{{{row}, "source": "image", "reconstructed": ["value"]}}]}}',
    ):
        assert id_of(same, ["id", "value", "reconstructed?"]) == before, same
