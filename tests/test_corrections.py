"""Records that an owner of the box corrects: rules, words, tables for the client, the journal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from palatine.games import IDS, find
from palatine.kernel.data import corrections_folder, identity

MANUSCRIPT = {
    "id": "black_3_resource",
    "cost": 4,
    "ops": ["gain debt 2", {"choose": [["flip deed 2"], ["hire_free 1"]]}],
}
FOLK = {"id": "peddler_ink", "silver": 3, "icons": ["criminal"], "ops": ["gain gold 3"]}
SCORED = {"id": "blue_3_flip", "ops": None, "score": {"vp": 2, "per": "building", "each": 2}}
GOOD = {"manuscripts": [MANUSCRIPT, SCORED], "townsfolk": [FOLK]}

LOOK = """
import json, sys
from rich.console import Console
import palatine
from palatine.games import find
from palatine.games.viscounts import tables
from palatine.table.components import components
from palatine.terminal.session import Session
from palatine.words import words
game = find("viscounts")
ids = ["manuscript-black-3-resource", "manuscript-blue-3-flip", "townsfolk-peddler-ink"]
told = {
    lang: {
        key: words("viscounts", lang).text(f"viscounts-{key}")
        for id in ids
        for key in (id, id + ".about")
    }
    for lang in ("en", "ru")
}
match = palatine.new("viscounts", seats=2, seed=1)
screen = Console(width=100, record=True, file=open("/dev/null", "w"))
session = Session(match, ["human", "human"], words("viscounts", "en"), screen)
session.show(0, None)
sent = components(game)
print(json.dumps({
    "told": told,
    "data": game.data,
    "journal": match.journal(),
    "screen": screen.export_text(),
    "cost": tables.SCRIPT_COST[tables.MANUSCRIPT_IDS.index("black_3_resource")],
    "corrected": sent["corrected"],
    "drawn": next(r for r in sent["tables"]["manuscripts"] if r["id"] == "black_3_resource"),
}))
"""


def run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: tables are read once, when a game is loaded."""
    return subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "PALATINE_CORRECTIONS": str(folder)},
        capture_output=True,
        text=True,
    )


def correct(folder: Path, document: Any) -> subprocess.CompletedProcess[str]:
    file = folder / "mine.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return run(folder / "data", "-m", "palatine", "sources", "viscounts", "--correct", str(file))


def test_a_corrected_record_is_played_told_and_drawn_as_it_stands(tmp_path: Path) -> None:
    laid = correct(tmp_path, GOOD)
    assert (laid.returncode, laid.stderr) == (0, "")
    done = run(tmp_path / "data", "-c", LOOK)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    english, russian = seen["told"]["en"], seen["told"]["ru"]
    assert english["manuscript-black-3-resource"] == "black manuscript 4 (debts, flip deed or hire)"
    assert english["manuscript-black-3-resource.about"] == (
        "At once: gain 2 debts, then either flip 2 deeds, or hire 1 visible townsfolk free."
    )
    assert russian["manuscript-black-3-resource.about"] == (
        "Сразу: получить 2 долга, затем либо перевернуть 2 сделки, "
        "либо бесплатно нанять 1 видимого горожанина."
    )
    assert english["manuscript-blue-3-flip"] == "blue manuscript 3 (counts buildings)"
    assert russian["manuscript-blue-3-flip.about"] == (
        "В конце игры: 2 ПО за каждые 2 своих построенных здания."
    )
    assert english["townsfolk-peddler-ink.about"].startswith("At every collision: gain 3 gold.")
    assert russian["townsfolk-peddler-ink"] == "Бродячий торговец (золото, 3)"
    assert seen["cost"] == 4
    assert seen["drawn"]["ops"] == MANUSCRIPT["ops"]
    assert seen["drawn"]["source"] == "box"
    assert seen["corrected"] == [
        "townsfolk peddler_ink",
        "manuscripts black_3_resource",
        "manuscripts blue_3_flip",
    ]
    assert seen["data"] != find("viscounts").data
    assert f"data {seen['data']}" in seen["journal"]
    assert "Played with corrected data: 3 records from the box." in seen["screen"]


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"manuscripts": [{"id": "green_9"}]}, "no record has 'id' green_9; there are no new ones"),
        (
            {"manuscripts": [{"id": "black_3_flip", "costs": 4}]},
            "_flip: unknown key 'costs'",
        ),
        (
            {"manuscripts": [{"id": "black_3_flip", "ops": ["gain hope 1"]}]},
            "manuscripts black_3_flip: unknown 'hope'",
        ),
        ({"hats": []}, "unknown table 'hats'"),
        ({"options": []}, "settings of the table"),
    ],
)
def test_a_correction_that_does_not_fit_is_refused_by_record_and_key(
    tmp_path: Path, document: Any, reason: str
) -> None:
    refused = correct(tmp_path, document)
    assert refused.returncode == 2
    assert reason in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert not (tmp_path / "data").exists()


def test_the_records_of_every_table_can_be_told_apart() -> None:
    for id in IDS:
        for name, table in find(id).tables.items():
            keys = [record.key for record in table.records]
            assert len(set(keys)) == len(keys), f"{id}: {name}"
    sites = find("viscounts").tables["sites"]
    assert sites.named_by == ["side", "id"]
    assert identity(sites.records, ["segment", "side", "id"]) == ["segment", "side", "id"]


def test_corrections_lie_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where platformdirs puts the tables, too."""
    from platformdirs import user_data_path

    assert corrections_folder() is None  # as for all tests
    monkeypatch.delenv("PALATINE_CORRECTIONS")
    assert corrections_folder() == user_data_path("palatine", appauthor=False) / "corrections"
