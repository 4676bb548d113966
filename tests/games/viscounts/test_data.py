"""The data: ops and modifiers are read strictly, and a replaced record needs no code."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.viscounts import programs, tables
from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.programs import OPS, Programs
from palatine.kernel.data import Record, count_sources
from palatine.kernel.errors import BadData


def made(*ops: Any) -> Programs:
    table = Programs(["trading_post", "guildhall", "workshop"])
    table.program(list(ops), "here")
    return table


@pytest.mark.parametrize(
    ("ops", "name", "codes"),
    [
        (["gain virtue 2"], "virtue_2", ["gain"]),
        (["gain debt 3"], "debt_3", ["gain"] * 3),
        (["gain resource 2"], "resource_2", ["gain"] * 2),
        (["flip either 1"], "flip_either_1", ["flip"]),
        (["hire_free 1"], "hire_free_1", ["hire_free"]),
        (["destroy 2"], "destroy_2", ["destroy"] * 2),
        (["destroy 1 start_deck"], "destroy_1_start_deck", ["destroy"]),
        (["discard 1"], "discard_1", ["discard"]),
        (["rearrange"], "rearrange", ["rearrange"]),
        (["shuffle"], "shuffle", ["shuffle"]),
        (["castle_move 1"], "castle_move_1", ["castle_move"]),
        (["place_workers 4"], "place_workers_4", ["place_workers"]),
        (["build_free workshop"], "build_workshop", ["build_free"]),
        (["manuscript_free 3 4"], "manuscript_3_4", ["manuscript_free"]),
        (
            [{"choose": [["gain gold 1"], ["castle_move 1"]]}],
            "either_gold_1_or_castle_move_1",
            ["choose"],
        ),
        (
            ["automa_gain_future_scheme 1", "automa_dismiss 1"],
            "automa_gain_future_scheme_1_and_automa_dismiss_1",
            ["automa_gain_future_scheme", "automa_dismiss"],
        ),
        (
            ["automa_corruption_per_criminal_icon"],
            "automa_corruption_per_criminal_icon",
            ["automa_corruption_per_criminal_icon"],
        ),
    ],
)
def test_a_list_of_ops_becomes_a_program(ops: list[Any], name: str, codes: list[str]) -> None:
    table = made(*ops)
    n = table.numbers[name]
    assert [OPS[c] for c in table.code[table.first[n] : table.last[n]]] == codes


def test_equal_lists_are_one_program_and_different_ones_never_share_a_name() -> None:
    table = made("gain ink 1")
    n = table.program(["gain ink 1"], "here")
    assert table.program(["gain ink 1"], "there") == n
    choice = {"choose": [["gain ink 1"], ["gain gold 1"]]}
    lists = [
        ["gain stone 1", choice],
        [{"choose": [["gain stone 1", "gain ink 1"], ["gain gold 1"]]}],
        [choice, "gain stone 1"],
        [{"choose": [["gain ink 1"], ["gain gold 1", "gain stone 1"]]}],
        [{"choose": [[choice], ["gain stone 1"]]}],
        [{"choose": [["gain ink 1"], ["gain gold 1"], ["gain stone 1"]]}],
    ]
    numbers = [table.program(ops, "here") for ops in lists]
    assert len(set(numbers)) == len(lists)


@pytest.mark.parametrize(
    ("op", "message"),
    [
        ("gain virtue", "should have 3 words"),
        ("gain beer 1", "unknown 'beer'"),
        ("gain virtue two", "needs a number from 1 to 20, not 'two'"),
        ("gain virtue 0", "needs a number from 1 to 20"),
        ("flip coin 1", "unknown 'coin'"),
        ("dance 1", "unknown op 'dance'"),
        ("choose", "unknown op 'choose'"),
        ("build_free tower", "unknown 'tower'"),
        ("build_free workshop here now", "should read 'build_free BUILDING'"),
        ("manuscript_free", "names no cost"),
        ("rearrange 2", "should have 1 words"),
        ("", "is no op"),
        (7, "is no op"),
        ({"choose": [["gain ink 1"]]}, "a choice reads"),
        ({"either": []}, "a choice reads"),
    ],
)
def test_a_bad_op_is_refused_with_its_place(op: Any, message: str) -> None:
    with pytest.raises(BadData, match=message) as error:
        made(op)
    assert str(error.value).startswith("here: ")
    with pytest.raises(BadData, match="ops must be a list"):
        Programs([]).program("gain ink 1", "here")


PAIRS = {"kind": "icons_to_icon", "action": "build", "from_icon": "merchant", "per": 2}
COINS = {"kind": "silver_to_icon", "action": "build", "per": 2}
DOUBLE = {"kind": "resource_counts_double", "action": "build", "resource": "stone", "worth": 2}


@pytest.mark.parametrize(
    ("modifier", "message"),
    [
        ({"kind": "magic"}, "is no modifier"),
        (COINS, "is no modifier"),
        (COINS | {"to_icon": "cleric"}, "gives the icon of its action"),
        (COINS | {"action": "trade", "to_icon": "merchant"}, "none of trade"),
        (PAIRS | {"from_icon": "noble", "to_icon": "builder"}, "only merchant icons"),
        (DOUBLE | {"max": 2, "icon": "builder"}, "one single resource"),
    ],
)
def test_a_bad_modifier_is_refused(modifier: dict[str, Any], message: str) -> None:
    record = Record("townsfolk 1", {"source": "public", "modifier": modifier})
    with pytest.raises(BadData, match=message):
        tables.converter(record)


def test_every_program_is_named_once_and_every_op_is_used() -> None:
    table = tables.PROGRAMS
    assert len(set(table.names)) == len(table.names)
    assert set(table.code) == set(range(len(OPS)))
    assert table.names[programs.NOTHING] == "nothing"


def test_reconstructions_are_marked_and_noted() -> None:
    sources = count_sources(GAME.tables)
    assert (sources["manuscripts"]["image"], sources["manuscripts"]["reconstruction"]) == (22, 13)
    assert sources["player_cards"]["reconstruction"] == 5
    assert (sources["schemes"]["image"], sources["schemes"]["reconstruction"]) == (5, 11)
    assert (sources["automa_boards"]["image"], sources["automa_boards"]["reconstruction"]) == (2, 2)
    assert sources["printed_townsfolk"]["reconstruction"] == 5
    assert sources["printed_manuscripts"]["reconstruction"] == 5
    for table in GAME.tables.values():
        for record in table.records:
            for field in record.values.get("reconstructed", []):
                assert field in record.values, f"{record.where}: {field}"
