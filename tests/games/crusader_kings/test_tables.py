"""The component tables: what they add up to, and what is refused by file, record and key."""

from __future__ import annotations

import json
import runpy
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from palatine.games.crusader_kings import hooks, programs, tables
from palatine.kernel.data import SOURCES
from palatine.kernel.errors import BadData

PACKAGE = Path(tables.__file__).parent
SOURCE = Path(__file__).parents[3] / "src/palatine/games/crusader_kings/tables.py"
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


def card(document: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(c for c in document["cards"] if c["id"] == id)
    return found


def test_ck_cmp_2_components_are_as_many_as_in_the_box() -> None:
    assert (tables.TOKENS, tables.CARDS, tables.CHARACTERS, tables.REGIONS) == (144, 140, 125, 34)
    assert sum(tables.DEVELOPMENT_COPIES) == 24
    assert (tables.CASTLES, tables.MOST_REGIONS, tables.MOST_ARMIES) == (10, 8, 4)
    assert tables.SUPPLY == [12, 6, 6, 6]  # unrest, harvest, crop failure, plague
    assert len(tables.SCENARIO_LIST) == 6
    assert len(tables.DYNASTY_IDS) == 13


def test_ck_cmp_3_tokens_by_rim() -> None:
    by_name = [sum(id.startswith(rim) for id in tables.TOKEN_IDS) for rim in tables.RIMS]
    assert by_name == [47, 66, 10, 21]


def test_ck_cmp_4_the_random_stingy_token_is_an_event_token() -> None:
    stingy = [t for t in range(tables.TOKENS) if tables.TRAIT_OF[t] == tables.STINGY]
    assert [tables.RIM_OF[t] for t in stingy] == [tables.EVENT_RIM]
    rims = [tables.RIM_OF.count(rim) for rim in range(4)]
    assert rims == [47, 65, 10, 22]


def test_ck_def_3_borders_have_two_sides() -> None:
    edges = sum(len(around) for around in tables.NEIGHBOURS)
    assert edges == 2 * (57 + 11)
    mercia = tables.REGION_IDS.index("mercia")
    names = [tables.REGION_IDS[r] for r in tables.NEIGHBOURS[mercia]]
    assert names == ["northumbria", "wales", "wessex", "normandy"]


def test_ck_dec_25_the_baltic_is_a_sea_by_option_only() -> None:
    pomerania = tables.REGION_IDS.index("pomerania")
    assert tables.SEAS[pomerania] == 0
    assert tables.SEAS_WITH_BALTIC[pomerania] != 0
    hungary = tables.REGION_IDS.index("hungary")
    assert tables.SEAS[hungary] == 1 << tables.SEA_IDS.index("mediterranean")  # CK-DEC-26


def test_ck_eve_3_the_language_is_closed_and_every_word_of_it_is_used() -> None:
    assert (len(programs.OPS), len(programs.CONDITIONS), len(programs.FILTERS)) == (28, 21, 5)
    assert len(hooks.HOOKS) == 14
    used = {programs.OP_IDS[code] for code in tables.PROGRAMS.code}
    assert used == set(programs.OPS)
    conditions = 0
    for bits in tables.EVENT_CONDITIONS:
        conditions |= bits
    assert conditions == (1 << 21) - 1


def test_every_record_says_where_it_is_known_from() -> None:
    for table in tables.TABLES.values():
        for record in table.records:
            assert record.source in SOURCES
    known = [r for r in tables.TABLES["cards"].records if r.source == "public"]
    assert [r.text("id") for r in known] == ["crusade_02"]


def test_a_replaced_record_needs_no_code(tmp_path: Path) -> None:
    def change(document: dict[str, Any]) -> None:
        card(document, "crusade_05")["ops"] = [{"op": "gold", "amount": 5}]

    found = loaded(tmp_path, "cards", change)["PROGRAMS"]
    at = found.first[found.names.index("crusade_05")]
    assert found.values[at * programs.WIDTH] == 5


BAD: list[tuple[str, Change, str]] = [
    (
        "cards",
        lambda d: card(d, "tax_08")["ops"][0].update(op="golden"),
        "cards.json, cards 54: unknown op 'golden'",
    ),
    (
        "cards",
        lambda d: card(d, "tax_08")["ops"][0].update(sum=1),
        "cards.json, cards 54, op gold: unknown key 'sum'",
    ),
    (
        "cards",
        lambda d: card(d, "tax_08")["ops"][0].pop("amount"),
        "cards.json, cards 54, op gold: 'amount' is missing",
    ),
    (
        "cards",
        lambda d: card(d, "tax_08")["ops"][0].update(amount=99),
        "'amount' must be a number from -20 to 20",
    ),
    (
        "cards",
        lambda d: card(d, "tax_08").update(conditions=["rich"]),
        "cards.json, cards 54: unknown conditions 'rich'",
    ),
    (
        "cards",
        lambda d: card(d, "tax_02")["ops"][0].update(where=["hilly"]),
        "op place: unknown where 'hilly'",
    ),
    (
        "cards",
        lambda d: card(d, "tax_07")["ops"][0].update(trait="thrifty"),
        "op add_trait: unknown trait 'thrifty'",
    ),
    (
        "cards",
        lambda d: card(d, "tax_01").update(deck="alms"),
        "cards.json, cards 47: unknown deck 'alms'",
    ),
    ("cards", lambda d: card(d, "tax_01").update(copies=9), "'cards' is not the sum of copies, 30"),
    ("cards", lambda d: d["cards"].append(d["cards"][0]), "the id 'realm_01' is there twice"),
    (
        "developments",
        lambda d: d["developments"][0]["hooks"][0].update(hook="charm"),
        "developments.json, developments 1: unknown hook 'charm'",
    ),
    (
        "developments",
        lambda d: d["developments"][0]["hooks"][0].pop("value"),
        "developments.json, developments 1, hook check_draws: 'value' is missing",
    ),
    (
        "developments",
        lambda d: d["developments"][0]["hooks"][0].update(checks=["dance"]),
        "hook check_draws: unknown checks 'dance'",
    ),
    (
        "developments",
        lambda d: d["developments"][6].update(copies=0),
        "'developments' need more copies of fleet",
    ),
    (
        "regions",
        lambda d: d["regions"][0].update(land=["atlantis"]),
        "regions.json, regions 1: unknown land 'atlantis'",
    ),
    (
        "regions",
        lambda d: d["regions"][0].update(land=[]),
        "the border with scotland has one side only",
    ),
    ("track", lambda d: d["spaces"][0].update(trait="holy"), "track.json, spaces 1: unknown trait"),
    ("traits", lambda d: d["traits"][0].pop("random"), "traits.json, traits 1: 'random' is missin"),
    ("traits", lambda d: d["traits"][0].update(starting=0), "need more starting pious"),
    ("traits", lambda d: d["pairs"][0].update(fail="lustful"), "'fail' must be a positive trait"),
    (
        "scenarios",
        lambda d: d["players"][1].update(regions=["lorraine"]),
        "scenarios.json, players 2: 'castles' names a region of somebody else",
    ),
    (
        "scenarios",
        lambda d: d["players"][0].update(ruler="stephen"),
        "scenarios.json, players 1: 'ruler' is of another dynasty",
    ),
    (
        "strategies",
        lambda d: d["strategies"][0].update(cards=[1, 3, 3, 1, 1]),
        "strategies.json, strategies 1: 'cards' must be 8",
    ),
    (
        "strategies",
        lambda d: d["entries"][0].update(target="nobody_at_all"),
        "strategies.json, entries 1: unknown target",
    ),
    (
        "options",
        lambda d: d["options"][0].pop("kind"),
        "options.json, options 1: 'kind' is missing",
    ),
]


@pytest.mark.parametrize(("file", "change", "message"), BAD, ids=[bad[2] for bad in BAD])
def test_bad_data_is_refused_by_file_record_and_key(
    file: str, change: Change, message: str, tmp_path: Path
) -> None:
    with pytest.raises(BadData) as error:
        loaded(tmp_path, file, change)
    assert message in str(error.value)
