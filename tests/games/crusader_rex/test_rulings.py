"""CR-14: where the rulebook and the rules 2.0 differ, what is built."""

from __future__ import annotations

from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.tables import (
    FORTIFIED,
    FRANKS,
    IS_MAJOR,
    RATING,
    SARACENS,
    SIDE_IDS,
    TABLES,
    limits,
)
from palatine.games.crusader_rex.winter import points_of, price_of_step
from tests.games.crusader_rex.table import battle, block, fresh, siege, town, towns, war
from tests.games.crusader_rex.test_draw import drawing


def options() -> dict[str, list[str]]:
    return {option.id: option.values for option in GAME.options}


def test_cr_14_1_franks_are_one_side_and_saracens_the_other() -> None:
    assert SIDE_IDS == ["franks", "saracens"]
    assert TABLES["blocks"].where("id", "king_guy").text("side") == "franks"


def test_cr_14_2_guide_is_eight_and_four() -> None:
    for road, cap in enumerate(limits(True, False, 1)):
        assert cap == (8 if IS_MAJOR[road] else 4)


def test_cr_14_3_leaving_from_round_one_unless_first_blood_is_played() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "taqi_al_din@ajlun", "zangi@ashtera")
    t.play("fight ajlun")
    assert t.has("retreat taqi_al_din ashtera")
    assert options()["first_blood"] == ["false", "true"]


def test_cr_14_4_one_named_winter_campaign() -> None:
    t = war("king_guy@acre!", "saladin@acre", "walter@caesarea", turn=6)
    t.hands(franks="move_2", saracens="move_1")
    t.play("franks: card move_2", "saracens: card move_1", "franks: end_moves")
    assert not t.offers("keep_siege")
    assert options()["winter_campaign_card"] == ["named", "any_one"]


def test_cr_14_5_both_pass_and_the_siege_wears_down() -> None:
    t = siege("king_guy@acre:4!", "saladin@acre")
    t.dice(1)
    t.play("fight acre", "done", "franks: done", "done")
    assert t.steps("king_guy") == 3


def test_cr_14_6_tripoli_and_tyre() -> None:
    assert towns(FORTIFIED) == ["tripoli", "tyre"]


def test_cr_14_7_and_8_intrigue_takes_the_rank_of_the_last_card() -> None:
    """CR-14.7, CR-14.8: the card of the turn before decides who is Player 1."""
    t = war("walter@acre", "zangi@aleppo", turn=3)
    t.g.last = [8, 6]  # move_3, move_1
    t.hands(franks="move_2 move_1", saracens="intrigue move_1")
    t.play("franks: card move_2", "saracens: card intrigue")
    assert t.g.first == SARACENS, "a 3 against a 2"


def test_cr_14_9_only_an_army_in_the_field_stops() -> None:
    t = war("saladin@damascus", "conrad@banyas!", "keukburi@banyas", "walter@acre")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", "step saladin banyas")
    assert t.offers("step saladin"), "the besieged do not stop him"


def test_cr_14_10_one_number_for_garrison_storm_and_points() -> None:
    assert RATING[town("acre")] == 3
    assert points_of(war("walter@acre").g, FRANKS, town("acre")) == 3


def test_cr_14_11_winter_losses_go_to_the_pool_unless_irreplaceable() -> None:
    t = war("walter@legio", "acre_hospitallers@legio", "zangi@aleppo", "balian@legio", turn=6)
    t.winter()
    t.play("drop walter", "drop acre_hospitallers")
    assert (t.town("walter"), t.town("acre_hospitallers")) == ("pool", "out")


def test_cr_14_12_a_besieger_may_retreat_or_stay() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "zangi@legio")
    t.play("fight acre", "done", "franks: done")
    assert t.has("done")
    assert t.has("retreat saladin legio")


def test_cr_14_13_english_retreat_by_road() -> None:
    t = battle(("franks", "sea", ["richard@ascalon"]), "al_adil@ascalon", "walter@jaffa")
    t.play("fight ascalon", "done")
    t.dice(6, 6, 6, 6)
    t.play("fire al_adil")
    assert "jaffa" in t.offers("retreat richard")


def test_cr_14_14_pilgrims_return_to_the_pool() -> None:
    ports = ["acre", "ascalon", "beirut", "caesarea", "jaffa", "latakia", "margat", "sidon",
             "st_simeon", "tartus", "tripoli", "tyre"]  # fmt: skip
    emirs = ["saladin", "al_adil", "al_aziz", "al_afdal", "al_zahir", "qara_qush", "sanjar",
             "yazkuj", "sulaiman", "keukburi", "shirkuh", "jurdik"]  # fmt: skip
    t = drawing("sicily_pilgrims", "zangi",
                *[f"{n}@{p}" for n, p in zip(emirs, ports, strict=True)])  # fmt: skip
    assert t.asked == "saracens"
    assert t.town("sicily_pilgrims") == "pool"


def test_cr_14_15_attrition_comes_with_the_combat_of_its_town() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "conrad@tyre!", "zangi@tyre")
    t.dice(3)
    t.play("fight acre", "done", "franks: done", "done")
    assert t.steps("king_guy") == 3
    assert t.key == "pick-combat", "Tyre comes later"


def test_cr_14_16_al_adil_may_swap_too() -> None:
    t = fresh("adil")
    t.play("franks: done")
    assert t.has("swap al_adil")


def test_cr_14_17_relief_and_sally_attack() -> None:
    t = war("king_guy@acre!", "saladin@acre", "walter@tiberias")
    t.g.first = FRANKS
    t.enter("franks", "tiberias", "raymond_tiberias@acre")
    t.entered("franks")
    t.fights("franks")
    t.play("fight acre", "sally king_guy")
    assert t.g.attacker == FRANKS


def test_cr_14_18_placement_is_free() -> None:
    assert options()["draw_placement"] == ["free", "home_first"]
    t = drawing("king_guy", "zangi", "saladin@damascus")
    t.play("place king_guy acre")
    assert t.steps("king_guy") == 4


def test_cr_14_19_earlier_rules_are_options() -> None:
    old = [id for id in options() if id.startswith("old_")]
    assert len(old) == 9
    assert set(GAME.presets["older_edition"]) < set(old)


def test_cr_14_20_at_most_three_rounds() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun:1", "balian@tiberias")
    t.play("fight ajlun")
    t.dice(6)
    t.play("fire zangi")
    t.dice(1, 1, 1)
    t.play("fire walter")
    assert t.key == "regroup", "over in round one"


def test_cr_14_21_ties_are_rolled_again() -> None:
    t = war("walter@acre", "zangi@aleppo")
    t.hands(franks="move_2 move_1", saracens="move_2 move_1")
    t.dice(3, 3, 2, 4, 6, 6, 1, 1)
    t.play("franks: card move_2", "saracens: card move_2")
    assert t.g.first == FRANKS


def test_cr_14_22_sudden_death_every_turn() -> None:
    emirs = ["saladin", "al_adil", "al_aziz", "al_afdal", "al_zahir", "zangi", "sanjar"]
    cities = ["aleppo", "damascus", "egypt", "antioch", "tripoli", "acre", "jerusalem"]
    t = war(*[f"{n}@{c}" for n, c in zip(emirs, cities, strict=True)], "walter@caesarea", turn=3)
    t.fights("franks")
    assert t.key == "over"
    assert t.g.places == [2, 1]
    assert options()["sudden_death"] == ["turn", "year"]


def test_cr_14_23_a_defender_avoids_the_attackers_road() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun")
    t.play("fight ajlun")
    assert t.refused("retreat zangi tiberias") == "CR-6.12.2"


def test_cr_14_24_who_retreats_to_a_siege_fights_there_in_the_same_turn() -> None:
    t = war("balian@nablus!", "saladin@nablus", "zangi@baisan")
    t.g.first = SARACENS
    t.enter("franks", "tiberias", "walter@baisan")
    t.entered("franks")
    t.fights("saracens")
    t.play("fight baisan", "saracens: done", "retreat zangi nablus")
    assert "zangi" in t.fighters("saracens", "nablus")


def test_cr_14_25_nobody_must_move_in_winter() -> None:
    t = war("walter@legio", "balian@legio", "zangi@aleppo", turn=6)
    t.moves("franks", "move_3")
    t.play("end_moves")
    assert t.asked == "saracens"


def test_cr_14_26_swap_before_the_nomads_are_seen() -> None:
    t = fresh("order")
    t.play("franks: done")
    assert t.key == "swap-saladin"
    assert not t.told("nomad")


def test_cr_14_27_hidden_targets_are_struck_blindly() -> None:
    counts = {"walter": 0, "balian": 0}
    for outcome in range(2):
        t = war("walter@acre", "balian@acre", "saladin@damascus")
        t.moves("saracens", "assassins")
        t.luck(outcome)
        t.dice(6, 6, 6)
        t.play("strike acre field")
        for name in counts:
            counts[name] += t.told("target")[0][0] == block(name)
    assert counts == {"walter": 1, "balian": 1}


def test_cr_14_28_a_forced_march_is_one_road() -> None:
    t = war("saladin@damascus", "walter@acre", forced_march="true")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", "step saladin banyas", "step saladin beaufort")
    t.play("step saladin tyre")
    t.dice(6)
    t.play("force saladin sidon")
    assert t.asked == "franks"


def test_cr_14_29_the_half_hit_belongs_to_a_block() -> None:
    t = siege("king_guy@acre:4!", "walter@acre:3!", "saladin@acre")
    t.play("fight acre", "storm saladin")
    t.dice(1, 6, 6, 6)
    t.play("fire saladin")
    assert t.g.half == block("king_guy")
    assert t.steps("king_guy") == 4


def test_cr_14_30_stormers_are_added_at_the_start_of_a_round() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "zangi@acre")
    t.play("fight acre", "storm zangi", "done")
    t.dice(6, 6, 6, 6)
    t.play("fire king_guy", "withdraw zangi")
    assert (t.g.round, t.offers("storm")) == (2, ["saladin", "zangi"])


def test_cr_14_31_besieged_fortified_ports_stay_the_garrisons() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "walter@acre", "al_adil@egypt")
    t.moves("franks", "move_1")
    t.play("sail walter")
    assert t.has("land walter tyre")


def test_cr_14_32_wintering_abroad_costs_double_for_all() -> None:
    assert price_of_step(SARACENS, town("ascalon")) == 2
    assert price_of_step(FRANKS, town("damascus")) == 2
    assert price_of_step(FRANKS, town("ascalon")) == 1
