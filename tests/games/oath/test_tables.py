"""The component tables: what they add up to, and what is refused by file, record and key."""

from __future__ import annotations

import json
import runpy
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from palatine.games.oath import tables
from palatine.kernel.data import SOURCES
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

PACKAGE = Path(tables.__file__).parent
SOURCE = Path(__file__).parents[3] / "src/palatine/games/oath/tables.py"
Change = Callable[[dict[str, Any]], object]


def loaded(folder: Path, file: str, change: Change) -> dict[str, Any]:
    """The tables as they would be with a changed file."""
    shutil.copytree(PACKAGE / "data", folder / "data")
    shutil.copy(SOURCE, folder / "tables.py")
    path = folder / "data" / f"{file}.json"
    document = json.loads(path.read_text("utf-8"))
    change(document)
    path.write_text(json.dumps(document), "utf-8")
    return runpy.run_path(str(folder / "tables.py"))


def power(document: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in document["powers"] if row["id"] == id)
    return found


def row(id: str) -> tables.PowerRow:
    return tables.POWER_ROWS[tables.POWER_IDS.index(id)]


def count(values: list[int], numbers: int) -> list[int]:
    return [values.count(number) for number in range(numbers)]


def test_oa_cmp_01_slots_of_the_regions() -> None:
    assert tables.REGION_OF == [0, 0, 1, 1, 1, 2, 2, 2]


def test_oa_cmp_04_components_are_as_many_as_in_the_box() -> None:
    assert (tables.DENIZENS, tables.EDIFICES, tables.VISIONS) == (198, 6, 5)
    assert (tables.SITES, tables.RELICS) == (23, 21)
    assert count(tables.CARD_SUIT[: tables.DENIZENS], 6) == [33] * 6
    starting = [n for n in range(198) if tables.DENIZEN_POOL[n] == tables.WORLD_DECK]
    assert count([tables.CARD_SUIT[n] for n in starting], 6) == [9] * 6
    assert sorted(tables.CARD_SUIT[tables.FIRST_EDIFICE :]) == list(range(6))


def test_oa_cmp_05_tokens_and_warbands() -> None:
    assert tables.ALL_FAVOR == 36
    assert tables.COLOUR_WARBANDS == [24, 14, 14, 14, 14, 14]
    assert [tables.CHANCELLOR, *[tables.EXILE] * 5] == tables.COLOUR_BOARD


def test_oa_cmp_06_faces_of_the_dice() -> None:
    assert sum(tables.SWORDS[face] for face in tables.ATTACK_DIE) == 4
    assert sum(tables.HOLLOW[face] for face in tables.ATTACK_DIE) == 3
    assert sum(tables.SKULLS[face] for face in tables.ATTACK_DIE) == 1
    assert sum(tables.SHIELDS[face] for face in tables.DEFENSE_DIE) == 4
    assert sum(tables.DOUBLES[face] for face in tables.DEFENSE_DIE) == 1


def test_oa_cmp_08_visions_make_the_world_deck_dearer() -> None:
    assert tables.SEARCH_SUPPLY == [2, 3, 3, 4, 4, 4]


def test_oa_cmp_10_supply_after_rest() -> None:
    assert [tables.CHANCELLOR_SUPPLY[left] for left in (24, 18, 17, 11, 10, 4, 3, 0)] == [
        6, 6, 5, 5, 4, 4, 3, 3
    ]  # fmt: skip
    assert [tables.EXILE_SUPPLY[left] for left in (14, 9, 8, 4, 3, 0)] == [6, 6, 5, 5, 4, 4]


def test_oa_con_12_discards_go_to_the_next_region() -> None:
    assert tables.DISCARDS_TO == [tables.PROVINCES, tables.HINTERLAND, tables.CRADLE]


def test_oa_set_04_favor_of_the_banks() -> None:
    assert tables.BANK_FAVOR[2:] == [3, 3, 3, 4, 4]


def test_oa_tvl_01_supply_between_regions() -> None:
    assert tables.TRAVEL_COST == [[1, 2, 4], [2, 2, 2], [4, 2, 3]]


def test_oa_win_30_the_end_die() -> None:
    assert tables.END_ROLL == [0, 0, 0, 0, 0, 6, 5, 3, 0]


def test_oa_fst_02_the_map_of_the_tutorial() -> None:
    sites = [tables.SITE_IDS[slot.site] for slot in tables.TUTORIAL]
    assert sites == [
        "plains", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes",
        "great_slum",
    ]  # fmt: skip
    assert [slot.faceup for slot in tables.TUTORIAL] == [
        True, False, True, False, False, True, False, False
    ]  # fmt: skip
    assert [tables.CARD_IDS[card] for slot in tables.TUTORIAL for card in slot.cards] == [
        "longbows", "taming_charm", "elders"
    ]  # fmt: skip


def test_oa_fst_03_the_first_game_differs_by_its_facedown_sites() -> None:
    for first, tutorial in zip(tables.FIRST_GAME, tables.TUTORIAL, strict=True):
        assert first.cards == tutorial.cards
        assert first.faceup == tutorial.faceup
        assert first.drawn == len(tutorial.relics)
        assert first.site == (tutorial.site if first.faceup else NONE)


def test_oa_fst_07_what_the_tutorial_deals() -> None:
    advisers = [tables.CARD_IDS[player.adviser] for player in tables.TUTORIAL_PLAYERS]
    assert advisers == ["forest_paths", "animal_playmates", "naysayers", "a_small_favor"]
    assert len(tables.TUTORIAL_DECK) == 41
    assert len(tables.TUTORIAL_RELICS) == 15


def test_powers_by_kind_and_face() -> None:
    assert (tables.FACES, tables.POWERS) == (266, 279)
    assert sum(len(powers) > 1 for powers in tables.FACE_POWERS) == 12
    kinds = count([r.kind for r in tables.POWER_ROWS if r.face < tables.DENIZENS], 8)
    assert kinds == [46, 5, 0, 27, 36, 48, 35, 9]
    plans = count([r.side for r in tables.POWER_ROWS if r.face < tables.DENIZENS], 3)
    assert plans == [12, 11, 25]


def test_oa_pwr_06_restriction_banners() -> None:
    locked = tables.CARD_LOCKED[: tables.DENIZENS]
    restricted = tables.CARD_RESTRICTION[: tables.DENIZENS]
    banners = [2 * restricted[n] + locked[n] for n in range(tables.DENIZENS)]
    assert count(banners, 6) == [100, 0, 39, 6, 30, 23]


def test_oa_pwr_02_costs_are_read() -> None:
    forge = row("ancient_forge")
    assert (forge.favor, forge.secrets, forge.burned_favor, forge.burned_secrets) == (2, 0, 0, 1)
    assert not forge.is_free
    assert row("longbows").is_free


def test_the_parts_of_a_face_are_rows_of_their_own() -> None:
    assassin = tables.FACE_POWERS[tables.FACE_IDS.index("assassin")]
    assert [tables.POWER_IDS[n] for n in assassin] == ["assassin_1", "assassin_2"]
    assert [row("assassin_1").kind, row("assassin_2").kind] == [tables.CONTINUOUS, tables.ACTION]


def test_every_record_says_where_it_is_known_from() -> None:
    for table in tables.TABLES.values():
        assert table.records, table.name
        for record in table.records:
            assert record.source in SOURCES


def test_every_data_file_is_read() -> None:
    read = {table.name.split(",")[0] for table in tables.TABLES.values()}
    assert read == {path.name for path in (PACKAGE / "data").glob("*.json")}


def test_a_corrected_price_needs_no_code(tmp_path: Path) -> None:
    found = loaded(tmp_path, "powers", lambda d: power(d, "tents").update(cost={"secret": 2}))
    at = found["POWER_IDS"].index("tents")
    assert found["POWER_ROWS"][at].secrets == 2


BAD: list[tuple[str, Change, str]] = [
    (
        "powers",
        lambda d: power(d, "wrestlers").update(kind="spell"),
        "powers.json, powers 1: unknown kind 'spell'",
    ),
    (
        "powers",
        lambda d: power(d, "wrestlers").update(side="left"),
        "powers.json, powers 1: unknown side 'left'",
    ),
    (
        "powers",
        lambda d: power(d, "wrestlers").update(side="none"),
        "powers.json, powers 1: 'side' is for battle plans, and needed there",
    ),
    (
        "powers",
        lambda d: power(d, "battle_honors").update(face="battle_horns"),
        "powers.json, powers 2: unknown face 'battle_horns'",
    ),
    (
        "powers",
        lambda d: power(d, "wrestlers").update(use="sometimes"),
        "powers.json, powers 1: unknown use 'sometimes'",
    ),
    (
        "powers",
        lambda d: power(d, "wrestlers").update(use="mandatory"),
        "powers.json, powers 1: 'use' must be optional for the kind battle_plan",
    ),
    (
        "powers",
        lambda d: power(d, "assassin_1").update(scope=["everybody"]),
        "unknown scope 'everybody'",
    ),
    (
        "powers",
        lambda d: power(d, "assassin_1").update(scope=[]),
        "'scope' is for powers that are always on, and needed there",
    ),
    (
        "powers",
        lambda d: power(d, "wrestlers").update(cost={"gold": 1}),
        "powers.json, powers 1: unknown cost 'gold'",
    ),
    (
        "powers",
        lambda d: power(d, "wrestlers").update(cost={"favor": 0}),
        "powers.json, powers 1: 'cost' of favor must be a number above 0",
    ),
    (
        "powers",
        lambda d: power(d, "tents").update(actions=[]),
        "'actions' of a modifier are missing",
    ),
    (
        "powers",
        lambda d: power(d, "tents").update(actions=["dance"]),
        "unknown actions 'dance'",
    ),
    (
        "powers",
        lambda d: power(d, "wrestlers").pop("scope"),
        "powers.json, powers 1: 'scope' is missing",
    ),
    (
        "powers",
        lambda d: d["powers"].pop(0),
        "powers.json, powers: no power of the face 'wrestlers'",
    ),
    (
        "powers",
        lambda d: d["powers"].append(d["powers"][0]),
        "powers.json, powers 280: the id 'wrestlers' is there twice",
    ),
    (
        "denizens",
        lambda d: d["denizens"][4].update(restriction="tower"),
        "denizens.json, denizens 5: unknown restriction 'tower'",
    ),
    (
        "denizens",
        lambda d: d["denizens"][4].update(locked="yes"),
        "denizens.json, denizens 5: 'locked' must be true or false, not 'yes'",
    ),
    (
        "denizens",
        lambda d: d["denizens"][4].update(suit="moon"),
        "denizens.json, denizens 5: unknown suit 'moon'",
    ),
    (
        "denizens",
        lambda d: d["denizens"][4].update(pool="archive"),
        "must be the starting cards, each once",
    ),
    (
        "denizens",
        lambda d: d["denizens"][4].update(number=1),
        "denizens.json, denizens 5: 'number' 1 is there twice",
    ),
    (
        "relics",
        lambda d: d["relics"][0].update(defense=-1),
        "relics.json, relics 1: 'defense' cannot be negative",
    ),
    (
        "relics",
        lambda d: d["relics"][0].update(in_deck=False),
        "relics.json, relics: 'in_deck' is for all but the Grand Scepter",
    ),
    (
        "sites",
        lambda d: d["sites"][0].update(bank="none"),
        "sites.json, sites 1: 'bank' is for place_favor, and needed there",
    ),
    (
        "sites",
        lambda d: d["sites"][0].update(relics=0),
        "sites.json, sites 1: 'price' is for sites with relics, and needed there",
    ),
    (
        "sites",
        lambda d: d["sites"][0].update(recover="beg"),
        "sites.json, sites 1: unknown recover 'beg'",
    ),
    (
        "map",
        lambda d: d["journeys"].pop(),
        "map.json, journeys: a pair of regions is missing",
    ),
    (
        "dice",
        lambda d: d["attack_faces"][0].update(faces=4),
        "dice.json, attack_faces: a die has 6 faces, not 7",
    ),
    (
        "components",
        lambda d: d["refreshes"].pop(),
        "components.json, refreshes: no row of the exile for an empty bank",
    ),
    (
        "components",
        lambda d: d["visions_drawn"].pop(),
        "components.json, visions_drawn: 'drawn' must be 0 to 5",
    ),
    (
        "setup",
        lambda d: d["first_game"][0].update(cards=["longbow"]),
        "setup.json, first_game 1: unknown cards 'longbow'",
    ),
    (
        "setup",
        lambda d: d["first_game"][2].update(relics=0),
        "setup.json, first_game 3: 'relics' must be 1, as printed",
    ),
    (
        "setup",
        lambda d: d["tutorial_decks"][0]["order"].pop(),
        "must be the starting cards, each once",
    ),
    (
        "rulings",
        lambda d: d["rulings"][0].update(face="wrestler"),
        "rulings.json, rulings 1: unknown face 'wrestler'",
    ),
    (
        "options",
        lambda d: d["options"][0].pop("rule"),
        "options.json, options 1: 'rule' is missing",
    ),
]


@pytest.mark.parametrize(("file", "change", "message"), BAD, ids=[bad[2] for bad in BAD])
def test_bad_data_is_refused_by_file_record_and_key(
    file: str, change: Change, message: str, tmp_path: Path
) -> None:
    with pytest.raises(BadData) as error:
        loaded(tmp_path, file, change)
    assert message in str(error.value)
