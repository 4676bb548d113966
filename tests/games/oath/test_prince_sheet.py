"""The mind sheet is data: every cell, arrow and condition is reached; bad sheets are refused."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from palatine.games.oath import tables
from palatine.games.oath.cards import hold_relic, move_banner
from palatine.games.oath.prince import holds_now, next_arrow
from palatine.games.oath.prince_tables import (
    ARROW_IDS,
    CELL_IDS,
    CONDITION_IDS,
    FAVOR_YIELD,
    NO_ACTION,
    ROW_ACTIONS,
    SECRETS_YIELD,
    SHEET,
    TACTICS,
    Arrow,
    Sheet,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import DARKEST_SECRET, GRAND_SCEPTER, PEOPLES_FAVOR
from palatine.kernel.data import count_sources, read_tables
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE
from tests.games.oath.princely import at, do, friends, princely, relate, rule, stand, told
from tests.games.oath.table import lay_relic, put, relic

FILE = tables.FOLDER / "clockwork_prince.json"
ARROWS = [arrow for row in SHEET.arrows for arrow in row]
ACTION_CELLS = [id for id in CELL_IDS if SHEET.action[CELL_IDS.index(id)] != NO_ACTION]


def poor() -> Oath:
    """No condition holds but always."""
    g = princely("chancellor", 1)
    g.board[g.prince] = 0
    stand(g, 0, "hinterland_3")
    g.board[0] = 0
    return g


def hand(g: Oath, seat: int, id: str) -> None:
    at_deck = g.relic_deck.index(relic(id))
    g.relic_deck.pop(at_deck)
    g.relic_deck_known.pop(at_deck)
    hold_relic(g, seat, relic(id))


def let(g: Oath, condition: str) -> None:
    """Makes one condition hold, and as few others as can be."""
    if condition == "ready_sites":
        g.board[g.prince] = 9
    elif condition == "ready_relics":
        hand(g, 0, "whistle")
        g.board[g.prince] = 9
    elif condition == "ready_the_grand_scepter":
        g.held_by[g.held.index(GRAND_SCEPTER)] = 0
        g.derive()
        g.board[g.prince] = 9
    elif condition in ("ready_darkest_secret", "ready_peoples_favor"):
        banner = DARKEST_SECRET if "secret" in condition else PEOPLES_FAVOR
        move_banner(g, banner, 0)
        g.board[g.prince] = 9
    elif condition == "recover_peoples_favor":
        g.favor[g.prince] = 2
    elif condition == "recover_darkest_secret":
        g.secrets[g.prince] = 2
    elif condition == "recover_relic":
        g.banner_tokens[PEOPLES_FAVOR] = 9
        lay_relic(g, "cradle_1", "map")
        g.favor[g.prince] = 2
    elif condition == "relic_affordable":
        g.banner_tokens[PEOPLES_FAVOR] = 9
        lay_relic(g, "provinces_1", "map")
        g.favor[g.prince] = 2
    elif condition == "muster_possible":
        put(g, "cradle_1", "wolves")
        g.favor[g.prince] = 1
    elif condition == "rules_most_sites":
        rule(g, g.prince, "cradle_1", 1)
    elif condition.startswith("holds"):
        move_banner(g, DARKEST_SECRET if "secret" in condition else PEOPLES_FAVOR, g.prince)


@pytest.mark.parametrize("condition", CONDITION_IDS)
def test_condition(condition: str) -> None:
    """Each condition of the sheet can hold and, but for always, can fail."""
    number = CONDITION_IDS.index(condition)
    g = poor()
    assert holds_now(g, number) == (condition == "always")
    let(g, condition)
    assert holds_now(g, number)


def name_of(arrow: Arrow) -> str:
    start, end = CELL_IDS[arrow.start], CELL_IDS[arrow.end]
    return f"{start} {ARROW_IDS[arrow.color]} {CONDITION_IDS[arrow.condition]} {end}"


@pytest.mark.parametrize("arrow", ARROWS, ids=name_of)
def test_arrow(arrow: Arrow) -> None:
    """CP-ACT-03: each arrow is taken where its condition holds and no earlier one's does."""
    g = poor()
    let(g, CONDITION_IDS[arrow.condition])
    at(g, CELL_IDS[arrow.start])
    taken = SHEET.arrows[arrow.start][next_arrow(g)]
    assert taken is arrow


def test_priority() -> None:
    """CP-ACT-03, EX-CP-32: of two orange arrows the one with priority; red before orange."""
    g = poor()
    let(g, "ready_peoples_favor")
    let(g, "recover_darkest_secret")
    at(g, "p4")
    assert CELL_IDS[SHEET.arrows[g.cell][next_arrow(g)].end] == "p5"
    h = poor()
    let(h, "ready_sites")
    let(h, "muster_possible")
    at(h, "s0")
    assert CELL_IDS[SHEET.arrows[h.cell][next_arrow(h)].end] == "s4"


def rich() -> Oath:
    """Every cell has something to do."""
    g = princely("chancellor", 1, sites={"cradle_1": "the_tribunal"})
    put(g, "cradle_1", "wolves", "storyteller")
    put(g, "provinces_1", "keep", "elders")
    friends(g, beast=1, order=4)
    relate(g, 1, {"hearth": 1, "arcane": 4})
    hand(g, 0, "whistle")
    g.held_by[g.held.index(GRAND_SCEPTER)] = 0
    g.derive()
    for banner in range(2):
        move_banner(g, banner, 0)
    stand(g, 0, "provinces_2")
    g.board[0] = 0
    g.board[g.prince] = 12
    g.favor[g.prince] = 3
    g.secrets[g.prince] = 3
    return g


@pytest.mark.parametrize("cell", ACTION_CELLS)
def test_cell(cell: str) -> None:
    """Each action cell is carried out."""
    g = rich()
    if cell == "d1":
        stand(g, g.prince, "hinterland_1")
    if cell == "r1":
        lay_relic(g, "hinterland_1", "map")
    if cell == "r2":
        lay_relic(g, "cradle_1", "map")
    assert do(g, cell) == NONE
    assert g.facts
    assert not told(g, "prince-skips")


def test_values() -> None:
    """CP-GEN-05, CP-ACT-01, CP-TRD-01, CP-TRD-02: the board as the facts have it."""
    assert TACTICS == [0, 1, 1, 2, 2, 3]
    assert ROW_ACTIONS == [0, 2, 3, 4, 5]
    assert FAVOR_YIELD == [0, 1, 1, 2, 3]
    assert SECRETS_YIELD == [0, 1, 1, 2, 2]


def test_sources() -> None:
    """109 records are reconstructions, and say so."""
    document = json.loads(FILE.read_text(encoding="utf-8"))
    counts = count_sources(tables.TABLES)
    assert sum(counts[name]["reconstruction"] for name in document) == 109


# bad sheets


def changed(tmp_path: Path, edit: Any) -> dict[str, Any]:
    document = copy.deepcopy(json.loads(FILE.read_text(encoding="utf-8")))
    edit(document)
    path = tmp_path / "oath" / "data" / "clockwork_prince.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(document), encoding="utf-8")
    return read_tables(path, tables.SCHEMA["clockwork_prince"])


def arrow(document: Any, start: str, end: str) -> dict[str, Any]:
    for record in document["mind_arrows"]:
        if (record["start"], record["end"]) == (start, end):
            found: dict[str, Any] = record
            return found
    raise AssertionError(f"no arrow from {start} to {end}")


def remove(document: Any, start: str, end: str) -> None:
    document["mind_arrows"].remove(arrow(document, start, end))


def add(document: Any, **values: Any) -> None:
    kept = {"source": "reconstruction", "note": "of a test"}
    document["mind_arrows"].append({**values, **kept})


def no_black(document: Any) -> None:
    remove(document, "s1", "s2")


def two_black(document: Any) -> None:
    add(document, start="s1", end="s3", color="black", condition="always", first=False)


def black_with_condition(document: Any) -> None:
    arrow(document, "s1", "s2")["condition"] = "ready_sites"


def two_red(document: Any) -> None:
    add(document, start="s0", end="s3", color="red", condition="muster_possible", first=False)


def three_orange(document: Any) -> None:
    add(document, start="d4", end="d1", color="orange", condition="ready_sites", first=False)


def no_priority(document: Any) -> None:
    arrow(document, "d4", "s1")["first"] = False


def unknown_cell(document: Any) -> None:
    arrow(document, "s1", "s2")["end"] = "s9"


def unknown_condition(document: Any) -> None:
    arrow(document, "s0", "s4")["condition"] = "in_the_mood"


def unknown_action(document: Any) -> None:
    document["mind_cells"][0]["action"] = "dance"


def wrong_target(document: Any) -> None:
    document["mind_cells"][0]["target"] = "relics"


def endless(document: Any) -> None:
    arrow(document, "s3", "s5")["end"] = "s1"


def twice(document: Any) -> None:
    document["mind_cells"][1]["id"] = "s1"


def no_threat_cell(document: Any) -> None:
    document["mind_threats"][0]["threats"].pop()


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (no_black, "no black arrow leaves s1"),
        (two_black, "too many black arrows leave s1"),
        (black_with_condition, "a black arrow alone"),
        (two_red, "too many red arrows leave s0"),
        (three_orange, "too many orange arrows leave d4"),
        (no_priority, "of two orange arrows of d4"),
        (unknown_cell, "unknown end 's9'"),
        (unknown_condition, "unknown condition 'in_the_mood'"),
        (unknown_action, "unknown action 'dance'"),
        (wrong_target, "there is no action"),
        (endless, "can be skipped whole"),
        (twice, "there twice"),
        (no_threat_cell, "has no cell"),
    ],
)
def test_bad_sheet(tmp_path: Path, edit: Any, message: str) -> None:
    """A sheet that could not be followed is refused with the record."""
    with pytest.raises(BadData, match=message):
        Sheet(changed(tmp_path, edit))


def longer(document: Any) -> None:
    """One more cell, between S1 and S2."""
    remove(document, "s1", "s2")
    document["mind_cells"].append(
        {
            "id": "s7", "quadrant": "s", "action": "search", "target": "none", "favor": 0,
            "source": "image",
        }
    )  # fmt: skip
    add(document, start="s1", end="s7", color="black", condition="always", first=False)
    add(document, start="s7", end="s2", color="black", condition="always", first=False)


def test_one_more_cell(tmp_path: Path) -> None:
    """A sheet with one more cell is read as it stands."""
    sheet = Sheet(changed(tmp_path, longer))
    assert sheet.cell_ids[-1] == "s7"
    start = sheet.cell_ids.index("s1")
    assert sheet.cell_ids[sheet.arrows[start][0].end] == "s7"


CORRECTED = """
from palatine.games.oath.game import GAME
from palatine.games.oath.prince_tables import CELL_IDS, FAVOR_YIELD
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, choose
assert FAVOR_YIELD == [0, 2, 2, 3, 3], FAVOR_YIELD
assert CELL_IDS[-1] == "s7"
seen = set()
for seed in range(6):
    g = GAME.start(GAME.config(1, {}), fast(f"corrected {seed}"))
    g.telling = True
    chance = fast(f"person {seed}")
    ask = advance(g)
    while ask is not None:
        choose(g, ask.seat, ask.nth(chance.below(ask.count)))
        ask = advance(g)
    seen |= {CELL_IDS[fact.numbers[2]] for fact in g.facts if fact.key == "prince-moves"}
print("seen" if "s7" in seen else "not seen")
"""


def test_corrected_sheet_is_followed(tmp_path: Path) -> None:
    """Other yields and one more cell, laid over ours by an owner of the box: he follows them."""
    corrections = {
        "prince_yields": [{"id": "yields", "favor": [2, 2, 3, 3]}],
        "mind_cells": [
            {"id": "s7", "quadrant": "s", "action": "search", "target": "none", "favor": 0}
        ],
        "mind_arrows": [
            {"start": "s1", "end": "s2", "gone": True},
            {"start": "s1", "end": "s7", "color": "black", "condition": "always", "first": False},
            {"start": "s7", "end": "s2", "color": "black", "condition": "always", "first": False},
        ],
    }
    (tmp_path / "oath.json").write_text(json.dumps(corrections), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", CORRECTED],
        env={**os.environ, "PALATINE_CORRECTIONS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.strip() == "seen", run.stderr


def test_notes_say_what_the_printed_board_has() -> None:
    """Five values and three Caution marks on the tactics track, six places in the Neutral area."""
    document = json.loads(FILE.read_text(encoding="utf-8"))
    notes = {
        (table, row.get("id")): row.get("note", "") for table in document for row in document[table]
    }
    assert "five values and three Caution marks" in notes["prince_tactics", "tactics"]
    (neutral,) = [note for (_, id), note in notes.items() if id == "neutral_row"]
    assert "six places in one row" in neutral
