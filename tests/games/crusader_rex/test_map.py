"""CR-1 and CR-2: the map, control, and the blocks."""

from __future__ import annotations

import pytest

from palatine.games.crusader_rex.sea import harbours
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCK_IDS,
    BLOCKS,
    CITIES,
    FORTIFIED,
    FRANKS,
    HOME,
    HOME_SIDE,
    IS_MAJOR,
    LASTING,
    LETTER,
    MOVE,
    NEXT,
    NOMADS,
    PORTS,
    RATING,
    ROAD_IDS,
    ROADS_A,
    SARACENS,
    SEATS,
    SIDE,
    STRENGTH,
    TABLES,
    TOWN_IDS,
    members,
    size_of,
)
from palatine.games.crusader_rex.winter import points_of, supply
from tests.games.crusader_rex.table import battle, block, siege, town, towns, war


def test_cr_1_1_fifty_two_towns_and_masyaf_apart() -> None:
    assert len(TOWN_IDS) == 52
    assert "masyaf" not in TOWN_IDS
    assert TABLES["towns"].where("id", "masyaf")
    highways = len(ROADS_A)
    assert sum(IS_MAJOR[:highways]) == 51
    assert highways - sum(IS_MAJOR[:highways]) == 36
    assert not any("masyaf" in road for road in ROAD_IDS)
    for t in range(52):
        assert t not in NEXT[t]
        assert all(t in NEXT[u] for u in NEXT[t])


def test_cr_1_2_the_rating_limits_castle_storm_supply_and_points() -> None:
    t = battle(("saracens", "legio", ["saladin@acre", "al_adil@acre", "zangi@acre", "yuzpah@acre"]),
               "king_guy@acre", "walter@acre", "balian@acre", "conrad@acre")  # fmt: skip
    assert RATING[town("acre")] == 3
    t.play("fight acre", "castle king_guy", "castle walter", "castle balian")
    assert t.key != "deploy", "three are inside"
    assert supply(t.g, FRANKS, town("acre")) == 3
    assert supply(t.g, FRANKS, town("legio")) == 1, "a town without shields feeds one"
    alone = war("king_guy@acre")
    assert points_of(alone.g, FRANKS, town("acre")) == 3
    storm = siege("king_guy@tyre!", "saladin@tyre", "zangi@tyre", "yuzpah@tyre")
    storm.play("fight tyre", "storm saladin", "storm zangi")
    assert storm.key != "declare-storm", "two at most against Tyre"


def test_cr_1_2_a_town_without_shields_has_no_castle() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun")
    t.play("fight ajlun")
    assert t.key == "action", "no deployment"
    assert not t.has("withdraw zangi")


def test_cr_1_3_kingdoms_belong_to_sides() -> None:
    sides = {row.text("id"): row.text("side") for row in TABLES["kingdoms"].records}
    assert sides == {
        "syria": "saracens",
        "egypt": "saracens",
        "antioch": "franks",
        "tripoli": "franks",
        "jerusalem": "franks",
        "masyaf": "assassins",
    }
    assert HOME_SIDE[town("damascus")] == SARACENS
    assert HOME_SIDE[town("krak")] == FRANKS


def test_cr_1_4_control_changes_at_once_and_falls_back() -> None:
    t = war("saladin@banyas", "walter@caesarea")
    assert t.control("beaufort") == "franks", "vacant, so its kingdom's"
    t.moves("saracens", "move_1")
    t.play("group banyas", "march saladin", "step saladin beaufort")
    assert t.control("beaufort") == "saracens"
    t.play("step saladin tyre")
    assert t.control("beaufort") == "franks"
    assert t.control("tyre") == "saracens"


def test_cr_1_5_a_vacant_town_of_the_enemy_can_be_passed_and_entered() -> None:
    t = war("saladin@banyas", "walter@caesarea")
    t.moves("saracens", "move_1")
    t.play("group banyas", "march saladin", "step saladin tiberias", "step saladin acre")
    t.play("step saladin legio", "stop saladin")
    assert t.town("saladin") == "legio"


def test_cr_1_6_a_besieged_town_is_field_friendly_to_the_besieger() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "king_guy@acre", "zangi@aleppo")
    assert "tyre" in towns(t.g.friendly_fields(SARACENS))
    assert "tyre" not in towns(t.g.friendly_fields(FRANKS))
    t.g.first = FRANKS
    t.enter("franks", "acre", "walter@tyre")
    assert "tyre" in towns(t.g.contested())
    assert "tyre" not in towns(t.g.friendly_fields(SARACENS) | t.g.friendly_fields(FRANKS))


def test_cr_1_7_a_siege_ends_when_the_besiegers_are_gone() -> None:
    t = war("reynald_kerak@kerak!", "saladin@kerak")
    t.moves("saracens", "move_1")
    t.play("group kerak", "march saladin", "step saladin amman")
    assert not t.is_inside("reynald_kerak")
    assert t.told("siege-ends")


def test_cr_1_8_who_controls_a_port() -> None:
    assert size_of(PORTS) == 13
    assert towns(FORTIFIED) == ["tripoli", "tyre"]
    t = war("conrad@tyre!", "saladin@tyre", "king_guy@acre!", "zangi@acre", "walter@jaffa")
    franks, saracens = towns(harbours(t.g, FRANKS)), towns(harbours(t.g, SARACENS))
    assert "tyre" in franks
    assert "tyre" not in saracens, "a fortified port is the garrison's"
    assert "acre" in saracens
    assert "acre" not in franks, "any other is the besieger's"
    t.g.first = SARACENS
    t.enter("saracens", "ascalon", "yuzpah@jaffa")
    assert "jaffa" not in towns(harbours(t.g, FRANKS) | harbours(t.g, SARACENS))


def test_cr_1_9_a_besieged_city_counts_for_the_castle_side() -> None:
    assert len(CITIES) == 7
    t = war("king_guy@acre!", "saladin@acre")
    assert t.control("acre") == "franks"
    assert t.g.cities_of(FRANKS) == 4
    t = war("saladin@acre")
    assert t.control("acre") == "saracens"
    assert (t.g.cities_of(FRANKS), t.g.cities_of(SARACENS)) == (3, 4)


def test_cr_1_10_seats_are_the_towns_with_the_same_shield() -> None:
    """The shields of the map and the seats of the blocks tell the same."""
    shields: dict[str, set[str]] = {}
    for record in TABLES["towns"].records:
        for shield in record.texts("shields"):
            shields.setdefault(shield, set()).add(record.text("id"))
    for b in range(BLOCKS):
        if HOME[b] < 0:
            continue
        seats = {TOWN_IDS[t] for t in [HOME[b], *SEATS[b]]}
        if NOMADS & BIT[b]:
            assert seats == {TOWN_IDS[HOME[b]]}, "nomads have a home only"
        else:
            assert seats in shields.values(), BLOCK_IDS[b]


def test_cr_1_11_no_limit_on_blocks_in_a_field() -> None:
    t = war(*[f"{BLOCK_IDS[b]}@legio" for b in range(8)], "walter@acre", "zangi@aleppo")
    t.moves("franks", "move_1")
    t.play("muster legio", "march walter", "step walter legio")
    assert t.count("franks", "legio") == 8


def test_cr_2_1_sixty_three_blocks_by_class() -> None:
    counts: dict[str, int] = {}
    for record in TABLES["blocks"].records:
        counts[record.text("class")] = counts.get(record.text("class"), 0) + 1
    assert counts == {
        "outremer": 10,
        "military_order": 7,
        "turcopole": 2,
        "crusader": 9,
        "pilgrim": 3,
        "emir": 19,
        "nomad": 12,
        "assassin": 1,
    }
    assert [SIDE.count(side) for side in range(2)] == [31, 31]


def test_cr_2_2_dice_letter_and_number() -> None:
    t = battle(("saracens", "egypt", ["saladin@beersheba:3"]), "king_guy@beersheba:4")
    t.play("fight beersheba")
    assert LETTER[block("saladin")] == 0
    t.dice(3, 4, 3)
    t.play("fire saladin")
    assert t.steps("king_guy") == 2, "three dice, two of them not above 3"


def test_cr_2_3_the_move_rating_is_the_number_of_roads() -> None:
    assert MOVE[block("king_guy")] == 2
    t = war("king_guy@jerusalem", "zangi@aleppo")
    t.moves("franks", "move_1")
    t.play("group jerusalem", "march king_guy", "step king_guy ramallah", "step king_guy jaffa")
    assert t.options == ["stop king_guy"]
    assert t.refused("step king_guy caesarea") == "CR-2.3"


@pytest.mark.parametrize(
    ("name", "place"),
    [("walter", "lost"), ("jerusalem_templars", "out"), ("richard", "out"), ("zangi", "lost"),
     ("saladin", "out"), ("al_adil", "out"), ("turks_1", "lost"), ("genoa_pilgrims", "lost")],
)  # fmt: skip
def test_cr_2_4_who_comes_back(name: str, place: str) -> None:
    t = war(f"{name}@acre:1")
    t.g.lose(block(name))
    assert t.town(name) == place
    assert t.steps(name) == STRENGTH[block(name)]


def test_cr_2_4_sixteen_franks_and_five_saracens_are_irreplaceable() -> None:
    lasting = members(LASTING)
    assert sum(1 for b in lasting if SIDE[b] == FRANKS) == 16
    assert sum(1 for b in lasting if SIDE[b] == SARACENS) == 5


def test_cr_2_5_the_assassins_are_no_piece_of_either_side() -> None:
    record = TABLES["blocks"].where("id", "assassins")
    assert record.text("home") == "masyaf"
    assert "assassins" not in BLOCK_IDS
