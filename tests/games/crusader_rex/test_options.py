"""CR-10: every option of a table, and the presets."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.regroup import retreat_ways
from palatine.games.crusader_rex.tables import FRANKS, NOMADS, POOL, SARACENS, TOWNS, members
from palatine.games.crusader_rex.winter import supply
from tests.games.crusader_rex.table import Table, battle, block, fresh, siege, town, towns, war
from tests.games.crusader_rex.test_battle import sixes


def test_cr_10_1_the_iron_bridge_carries_three() -> None:
    names = ["bohemond", "antioch_templars", "antioch_turcopoles", "josselin"]
    t = war(*[f"{name}@antioch" for name in names], "zangi@aleppo", iron_bridge="true")
    t.moves("franks", "move_1")
    t.play("group antioch")
    for name in names[:3]:
        t.play(f"march {name}", f"step {name} harim", f"stop {name}")
    t.play("march josselin")
    assert t.refused("step josselin harim") == "CR-5.4"


def test_cr_10_2_forced_march_one_more_road_for_a_die() -> None:
    t = war("walter@acre:2", "zangi@aleppo", forced_march="true")
    t.moves("franks", "move_1")
    t.play("group acre", "march walter", "step walter caesarea", "step walter jaffa")
    assert t.offers("force walter") == ["ascalon", "ramallah"]
    t.dice(3)
    t.play("force walter ascalon")
    assert (t.town("walter"), t.steps("walter")) == ("ascalon", 1)
    assert t.heard("forced", "saracens")


def test_cr_10_2_the_extra_road_may_attack_and_its_place_is_reserved() -> None:
    t = war("walter@jerusalem", "king_guy@jerusalem", "balian@jerusalem", "conrad@damiya",
            "zangi@jericho", forced_march="true")  # fmt: skip
    t.moves("franks", "move_2")
    t.play("group jerusalem")
    for name in ("walter", "king_guy"):
        t.play(
            f"march {name}", f"step {name} nablus", f"step {name} damiya", f"force {name} jericho"
        )
    t.play("march balian", "step balian nablus")
    assert not t.has("step balian damiya"), "two have used that minor road"
    branch = war()
    branch.g = t.g.copy()
    branch.play("step balian legio", "stop balian", "group damiya", "march conrad")
    assert branch.refused("step conrad jericho") == "CR-5.4", "two will use that one"
    t.dice(6, 6)
    t.play("step balian legio", "stop balian")
    assert t.key == "spend-move", "the extra road comes after all Moves"
    t.play("end_moves")
    assert [t.town(name) for name in ("walter", "king_guy")] == ["jericho", "jericho"]
    assert t.g.attacks[FRANKS] == 1 << town("jericho")
    assert t.g.entry[town("jericho")] == 1 << town("damiya"), "its road in"


def test_cr_10_2_in_a_muster_the_extra_road_ends_it() -> None:
    t = war("walter@jaffa", "conrad@tyre", "zangi@aleppo", forced_march="true")
    t.moves("franks", "move_1")
    t.play("muster tyre", "march walter", "step walter caesarea", "step walter acre")
    t.dice(4)
    t.play("force walter tyre")
    assert t.town("walter") == "tyre"


def test_cr_10_2_no_way_leads_back_through_the_siege_that_was_left() -> None:
    """CR-1.7: Hama is the Franks' again as soon as its only besieger is gone."""
    t = war("balian@hama!", "arabs_4@hama", "saladin@zerdana", forced_march="true")
    t.moves("saracens", "move_1")
    t.play("muster zerdana", "march arabs_4")
    assert "montferrand" not in t.offers("step arabs_4")
    assert "zerdana" in t.offers("step arabs_4")


def test_cr_10_2_a_block_that_dies_does_not_arrive() -> None:
    t = war("walter@acre:1", "balian@acre", "zangi@aleppo", forced_march="true")
    t.moves("franks", "move_1")
    t.play("group acre", "march walter", "step walter caesarea", "step walter jaffa")
    t.dice(1)
    t.play("force walter ascalon", "done")
    assert t.town("walter") == "lost"


def test_cr_10_3_a_handicap_trades_nomads_for_frank_blocks() -> None:
    for h in range(4):
        t = fresh("handicap", handicap=str(h))
        t.play("franks: done")
        while t.key == "place-block":
            assert t.asked == "franks"
            t.play(t.options[0])
        assert t.asked == "saracens"
        t.play("done")
        drawn = len(t.told("drew")) + len(t.told("drew-crusader"))
        assert drawn == h
        assert sum(1 for b in members(NOMADS) if t.g.at[b] < TOWNS) == 4 - h


def test_cr_10_4_first_blood() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "taqi_al_din@ajlun", "zangi@ajlun",
               "sanjar@ashtera", first_blood="true")  # fmt: skip
    t.play("fight ajlun")
    assert t.options == ["fire taqi_al_din"]
    assert t.refused("retreat taqi_al_din ashtera") == "CR-10.4"
    t.dice(6, 6, 6, 6)
    t.play("fire taqi_al_din")
    assert t.has("retreat zangi ashtera")


def test_cr_10_4_first_blood_in_a_storm_and_harrying_is_free() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "al_adil@acre", first_blood="true")
    t.play("fight acre", "storm saladin", "storm al_adil", "act saladin")
    assert t.options == ["fire saladin"]
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "turks_1@ajlun", "sanjar@ashtera",
               first_blood="true")  # fmt: skip
    t.play("fight ajlun")
    assert t.has("harry turks_1")


def test_cr_10_4_nobody_withdraws_before_first_blood_either() -> None:
    t = siege("antioch_turcopoles@acre!", "zangi@acre", first_blood="true")
    t.play("fight acre", "done", "franks: sally antioch_turcopoles")
    assert t.options == ["fire antioch_turcopoles"], "not even a sally"
    assert t.refused("withdraw antioch_turcopoles") == "CR-10.4"
    t = battle(("saracens", "banyas", ["zangi@tiberias"]), "antioch_turcopoles@tiberias",
               "walter@tiberias", first_blood="true")  # fmt: skip
    t.play("fight tiberias", "done")
    assert not t.has("withdraw antioch_turcopoles")
    t.dice(6, 6, 6)
    t.play("fire antioch_turcopoles")
    assert t.has("withdraw walter"), "one of his side has fired"


def test_cr_10_5_the_older_edition_is_seven_options() -> None:
    assert len(GAME.presets["older_edition"]) == 7
    for option in GAME.options:
        assert option.default == option.values[0]


def test_cr_10_6_any_card_of_value_one_may_campaign() -> None:
    t = war(
        "king_guy@acre!", "saladin@acre", "walter@caesarea", turn=6, winter_campaign_card="any_one"
    )
    t.hands(franks="move_2", saracens="move_1")
    t.play(
        "franks: card move_2", "saracens: card move_1", "saracens: campaign", "franks: end_moves"
    )
    assert t.options == ["keep_siege acre"]
    t = war(
        "king_guy@acre!", "saladin@acre", "walter@caesarea", turn=6, winter_campaign_card="any_one"
    )
    t.hands(franks="move_2", saracens="move_1")
    t.play("franks: card move_2", "saracens: card move_1", "saracens: no_campaign")
    t.play("franks: end_moves")
    assert not t.offers("keep_siege"), "it is one Move now"
    assert t.has("group acre")


def test_cr_10_6_an_event_of_the_enemy_does_not_cancel_it() -> None:
    t = war(
        "king_guy@acre:4!", "saladin@acre", "walter@caesarea", turn=6,
        winter_campaign_card="any_one",
    )  # fmt: skip
    t.hands(franks="manna", saracens="move_1")
    t.play("franks: card manna", "saracens: card move_1", "saracens: campaign")
    t.play("franks: done")
    t.dice(4)
    t.play("saracens: keep_siege acre")
    assert t.steps("king_guy") == 3
    assert t.town("saladin") == "acre"


def test_cr_10_6_without_a_siege_the_card_is_a_move() -> None:
    t = war("saladin@acre", "walter@caesarea", turn=6, winter_campaign_card="any_one")
    t.hands(franks="move_2", saracens="move_1")
    t.play(
        "franks: card move_2", "saracens: card move_1", "saracens: campaign", "franks: end_moves"
    )
    assert t.has("group acre")


def test_cr_10_7_sudden_death_once_a_year() -> None:
    emirs = ["saladin", "al_adil", "al_aziz", "al_afdal", "al_zahir", "zangi", "sanjar"]
    cities = ["aleppo", "damascus", "egypt", "antioch", "tripoli", "acre", "jerusalem"]
    specs = [f"{name}@{city}" for name, city in zip(emirs, cities, strict=True)]
    t = war(*specs, "walter@caesarea", sudden_death="year")
    t.fights("franks")
    assert t.key == "choose-card"
    t = war(*specs, "walter@caesarea", turn=6, sudden_death="year")
    t.winter()
    assert t.key == "over"


def test_cr_10_8_home_first() -> None:
    t = war("zangi@aleppo", year=1188, draw_placement="home_first")
    t.draws("franks")
    t.luck(5, 0)
    assert t.offers("place king_guy")
    t.play("place king_guy acre")
    assert t.steps("king_guy") == 1, "Jerusalem is open to him"
    t = war("zangi@aleppo", "saladin@jerusalem", year=1188, draw_placement="home_first")
    t.draws("franks")
    t.luck(5, 0)
    t.play("place king_guy acre")
    assert t.steps("king_guy") == 4


def test_cr_10_9_a_defender_may_use_the_attackers_road() -> None:
    for value, ways in (
        ("other_roads", ["amman", "ashtera"]),
        ("any_road", ["amman", "ashtera", "tiberias"]),
    ):
        t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun", defender_retreat=value)
        t.play("fight ajlun")
        assert t.offers("retreat zangi") == ways


def test_cr_10_9_but_not_a_road_that_both_came_by_as_player_1() -> None:
    for first, ways in (("saracens", ["amman", "ashtera"]), ("franks", None)):
        t = war("zangi@ajlun", "sanjar@ashtera", defender_retreat="any_road")
        t.g.first = SARACENS if first == "saracens" else FRANKS
        order = ("saracens", "franks") if first == "saracens" else ("franks", "saracens")
        for mover in order:
            name = "walter@ajlun" if mover == "franks" else "keukburi@ajlun"
            t.enter(mover, "tiberias", name)
            t.entered(mover)
        t.fights(first)
        t.play("fight ajlun", *(["act zangi"] if first == "saracens" else []))
        wanted = ways if ways is not None else ["amman", "ashtera", "tiberias"]
        assert t.offers("retreat zangi") == wanted


def test_cr_10_10_the_old_charge_doubles_the_dice() -> None:
    t = battle(
        ("saracens", "egypt", ["al_mashtub@beersheba"]), "balian@beersheba", old_charge="true"
    )
    t.play("fight beersheba")
    t.dice(3, 6, 1, 2, 6, 4)
    t.play("charge balian")
    assert (t.steps("balian"), t.steps("al_mashtub")) == (1, 2)


def damascus(**options: Any) -> Table:
    names = ["saladin", "keukburi", "al_afdal", "al_mashtub", "kurds_1", "kurds_2"]
    t = war(*[f"{name}@damascus" for name in names], "walter@banyas", **options)
    t.moves("saracens", "move_1")
    t.play("group damascus")
    return t


def test_cr_10_11_old_road_limits_four_to_attack_eight_to_move() -> None:
    t = damascus(old_road_limits="true")
    for name in ("saladin", "keukburi", "al_afdal", "al_mashtub"):
        t.play(f"march {name}", f"step {name} banyas")
    t.play("march kurds_1")
    assert not t.has("step kurds_1 banyas")
    assert t.refused("step kurds_1 banyas") == "CR-10.11"
    t = damascus(old_road_limits="true")
    for name in ("saladin", "keukburi", "al_afdal", "al_mashtub", "kurds_1"):
        t.play(f"march {name}", f"step {name} ashtera", f"stop {name}")
    assert t.count("saracens", "ashtera") == 5


def jericho(foe: str) -> Table:
    """Five Franks have come to Jericho by the minor road from Jerusalem, two of them too many."""
    names = ["walter", "balian", "king_guy", "conrad", "bohemond"]
    t = battle(("franks", "jerusalem", [f"{name}@jericho" for name in names]), foe,
               "josselin@jerusalem", old_road_limits="true")  # fmt: skip
    t.play("fight jericho")
    return t


def test_cr_10_11_two_retreat_and_four_regroup_on_a_minor_road() -> None:
    t = jericho("saladin@jericho")
    sixes(t, 3)
    t.play("retreat walter jerusalem", "retreat balian jerusalem")
    assert len(t.told("trapped")) == 3
    t = jericho("zangi@jericho:1")
    t.dice(6)
    t.play("fire zangi", "act walter")
    t.dice(1, 6, 6)
    t.play("fire walter")
    for name in ("walter", "balian", "king_guy", "conrad"):
        t.play(f"regroup {name} jerusalem")
    assert t.offers("regroup bohemond") == ["amman", "damiya", "kerak"]


def test_cr_10_11_retreats_and_regroups_under_the_old_limits() -> None:
    plain = war("walter@acre", old_road_limits="true").g.charter
    road = 4  # a major one
    assert (plain.retreat_caps[road], plain.regroup_caps[road]) == (4, 8)
    assert plain.guide_caps[road] == 8
    bridge = war("walter@acre", old_road_limits="true", iron_bridge="true").g.charter
    assert {bridge.move_caps[20], bridge.retreat_caps[20], bridge.regroup_caps[20]} == {3}


@pytest.mark.parametrize(("value", "feeds"), [("off", 3), ("double", 6), ("triple", 9)])
def test_cr_10_12_old_winter_supply(value: str, feeds: int) -> None:
    t = war("walter@acre", old_winter_supply=value)
    assert supply(t.g, FRANKS, town("acre")) == feeds
    assert supply(t.g, SARACENS, town("acre")) == 3
    assert supply(t.g, FRANKS, town("legio")) == 1


def test_cr_10_13_a_muster_takes_the_whole_card() -> None:
    t = war("walter@caesarea", "conrad@tyre", "zangi@aleppo", old_activation="true")
    t.moves("franks", "move_3")
    t.play("muster acre", "march walter", "step walter acre", "done")
    assert t.asked == "saracens"


def test_cr_10_14_old_nomads_harry_one_lower() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "kurds_1@ajlun", "sanjar@ashtera",
               old_nomads="true")  # fmt: skip
    t.play("fight ajlun")
    t.dice(6, 6, 6)
    t.play("fire walter")
    t.dice(1, 1, 1, 1)
    t.play("harry kurds_1", "retreat kurds_1 ashtera")
    assert t.steps("walter") == 3, "number 1 cannot hit"
    t = battle(("saracens", "egypt", ["zangi@beersheba"]), "antioch_turcopoles@beersheba",
               old_nomads="true")  # fmt: skip
    t.play("fight beersheba")
    t.dice(2, 2, 6)
    t.play("harry antioch_turcopoles", "retreat antioch_turcopoles gaza")
    assert t.steps("zangi") == 1, "Turcopoles as ever"


def test_cr_10_15_old_winter_move() -> None:
    t = war("saladin@damascus", "walter@acre", turn=6, old_winter_move="true", forced_march="true")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", "step saladin banyas", "step saladin beaufort")
    assert t.options == ["stop saladin"], "two roads, and no forced march"


def test_cr_10_16_emirs_and_pilgrims_gone() -> None:
    for value, zangi, genoa in (
        ("off", "lost", "lost"),
        ("emirs", "out", "lost"),
        ("emirs_and_pilgrims", "out", "out"),
    ):
        t = war("zangi@aleppo", "genoa_pilgrims@acre", "turks_1@homs", old_emirs_gone=value)
        for name in ("zangi", "genoa_pilgrims", "turks_1"):
            t.g.lose(block(name))
        assert (t.town("zangi"), t.town("genoa_pilgrims")) == (zangi, genoa)
        assert t.town("turks_1") == "lost"


def test_cr_10_17_franks_decide_ties() -> None:
    t = war("walter@acre", "zangi@aleppo", old_ties="true")
    t.hands(franks="move_2 move_1", saracens="move_2 move_1")
    t.play("franks: card move_2", "saracens: card move_2")
    assert (t.asked, t.options) == ("franks", ["first franks", "first saracens"])
    t.play("first saracens")
    assert t.asked == "saracens"


def test_cr_10_18_seats_in_the_own_kingdom_only() -> None:
    t = fresh("kingdoms", old_deploy_same_kingdom="true")
    assert not t.has("seat jerusalem_templars antioch")
    assert t.refused("seat jerusalem_templars antioch") == "CR-10.18"
    assert t.has("seat jerusalem_templars amman")


def test_cr_10_19_saladin_decides_after_the_draw() -> None:
    t = fresh("swap", saladin_swap="after_draw")
    t.play("franks: done")
    assert t.key == "swap-saladin"
    assert sum(1 for b in members(NOMADS) if t.g.at[b] < TOWNS) == 4
    t = fresh("swap")
    t.play("franks: done")
    assert all(t.g.at[b] == POOL for b in members(NOMADS))


def test_cr_10_20_english_keep_to_the_roads_of_others() -> None:
    t = battle(("franks", "sea", ["richard@ascalon"]), "al_adil@ascalon", "walter@jaffa",
               sea_attack_retreat="entry_road")  # fmt: skip
    t.play("fight ascalon", "done")
    assert towns(retreat_ways(t.g, block("richard"), True)) == []


def test_cr_10_20_the_first_road_is_the_main_one() -> None:
    t = war("saladin@banyas", "zangi@ajlun", "walter@tiberias", main_attack_choice="first_road")
    t.moves("saracens", "move_2")
    t.play("group ajlun", "march zangi", "step zangi tiberias")
    t.play("group banyas", "march saladin", "step saladin tiberias")
    assert t.asked == "franks", "nobody is asked"
    assert (t.arrival("zangi"), t.arrival("saladin")) == (1, 2)


def test_cr_10_21_presets() -> None:
    assert list(GAME.presets) == ["standard", "rulebook_literal", "older_edition"]
    assert GAME.presets["standard"] == {}
    assert GAME.presets["rulebook_literal"] == {
        "first_blood": "true",
        "winter_campaign_card": "any_one",
        "sudden_death": "year",
        "draw_placement": "home_first",
        "defender_retreat": "any_road",
    }
    for preset in GAME.presets.values():
        GAME.config(2, preset)


@pytest.mark.parametrize("preset", ["standard", "rulebook_literal", "older_edition"])
def test_a_battle_is_fought_to_its_end_with_every_preset(preset: str) -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun", "balian@tiberias",
               **GAME.presets[preset])  # fmt: skip
    t.play("fight ajlun")
    sixes(t, 3)
    t.play("retreat walter tiberias", "done")
    assert t.key == "choose-card"
