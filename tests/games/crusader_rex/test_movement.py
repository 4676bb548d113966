"""CR-5: group moves, musters, road limits, pinning."""

from __future__ import annotations

import pytest

from palatine.games.crusader_rex.tables import BIT, FRANKS, SARACENS, TOWNS, size_of
from tests.games.crusader_rex.table import battle, block, town, war


def test_cr_5_1_player_1_moves_first_and_a_block_moves_once() -> None:
    t = war("walter@acre", "balian@acre", "zangi@aleppo")
    t.moves("franks", "move_2")
    t.play("group acre", "march walter", "step walter legio", "stop walter", "done")
    t.play("group acre", "march balian", "step balian legio", "stop balian")
    assert t.asked == "saracens", "and then Player 2"
    t = war("walter@acre", "balian@acre", "zangi@aleppo")
    t.moves("franks", "move_2")
    t.play("group acre", "march walter", "step walter legio", "stop walter", "done")
    assert not t.has("group legio")
    assert t.refused("group legio") == "CR-5.1"


def test_cr_5_2_what_a_move_buys() -> None:
    t = war("walter@acre", "balian@nablus", "barbarossa@antioch", "frederik@germania",
            "leopold@germania", "zangi@aleppo")  # fmt: skip
    t.moves("franks", "move_3")
    assert {code.split()[0] for code in t.options} == {
        "group", "muster", "sail", "enter", "end_moves",
    }  # fmt: skip
    t.play("sail walter", "land walter tyre", "enter leopold", "land leopold antioch")
    ask = t.ask
    assert ask is not None
    assert (t.asked, ask.subject) == ("franks", 1), "any mix"


def test_cr_5_2_1_a_town_may_be_named_again() -> None:
    t = war("walter@acre", "balian@acre", "zangi@aleppo")
    t.moves("franks", "move_2")
    t.play("group acre", "march walter", "step walter legio", "stop walter", "done")
    assert t.has("group acre")
    t.play("group acre")
    assert t.offers("march") == ["balian"]


def test_cr_5_3_a_group_move_by_road() -> None:
    """CR-5.3, CR-5.3.1: each block on its own path, to the same or other towns."""
    t = war("walter@acre", "balian@acre", "antioch_turcopoles@acre", "zangi@aleppo")
    t.moves("franks", "move_1")
    t.play("group acre", "march walter", "step walter caesarea", "step walter jaffa", "stop walter")
    t.play("march antioch_turcopoles", "step antioch_turcopoles tiberias")
    t.play("step antioch_turcopoles baisan", "step antioch_turcopoles nablus")
    t.play("stop antioch_turcopoles", "done")
    assert t.town("walter") == "jaffa"
    assert t.town("antioch_turcopoles") == "nablus"
    assert t.town("balian") == "acre"


def test_cr_5_3_2_stop_at_an_enemy_in_the_field() -> None:
    t = war("saladin@damascus", "walter@banyas")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", "step saladin banyas")
    assert (t.town("saladin"), t.asked) == ("banyas", "franks"), "he had two roads left"


def test_cr_5_3_2_through_friendly_and_vacant_towns_and_own_sieges() -> None:
    t = war("saladin@damascus", "conrad@banyas!", "keukburi@banyas")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", "step saladin banyas", "step saladin beaufort")
    t.play("step saladin tyre", "stop saladin")
    assert t.town("saladin") == "tyre"


def test_cr_5_3_3_the_besieged_stay_and_besiegers_may_go() -> None:
    t = war("reynald_kerak@kerak!", "saladin@kerak", "zangi@kerak", "walter@acre")
    t.moves("franks", "move_1")
    assert not t.has("group kerak")
    assert t.refused("group kerak") == "CR-5.3.3"
    t = war("reynald_kerak@kerak!", "saladin@kerak", "zangi@kerak", "walter@acre")
    t.moves("saracens", "move_1")
    t.play("group kerak", "march zangi", "step zangi amman", "stop zangi")
    assert t.is_inside("reynald_kerak")


def test_cr_5_3_4_joining_an_own_siege_is_no_reserve() -> None:
    t = war("reynald_kerak@kerak!", "saladin@kerak", "zangi@amman", "walter@acre")
    t.moves("saracens", "move_1")
    t.play("group amman", "march zangi", "step zangi kerak", "stop zangi")
    assert t.arrival("zangi") == 1
    assert block("zangi") in [b for b in range(62) if t.g.fighters(1, town("kerak")) & BIT[b]]


def test_cr_5_3_5_no_road_twice() -> None:
    t = war("saladin@damascus", "walter@acre")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", "step saladin ashtera")
    assert not t.has("step saladin damascus")
    assert t.refused("step saladin damascus") == "CR-5.3.5"
    t.play("step saladin ajlun", "step saladin tiberias")
    assert t.options == ["stop saladin"]


def test_cr_5_3_5_a_circle_is_allowed() -> None:
    t = war("saladin@homs", "walter@acre")
    t.moves("saracens", "move_1")
    t.play("group homs", "march saladin", "step saladin lacum", "step saladin krak")
    t.play("step saladin homs", "stop saladin")
    assert t.town("saladin") == "homs"


def saracens_in_damascus() -> list[str]:
    return [f"{name}@damascus" for name in
            ("saladin", "keukburi", "al_afdal", "al_mashtub", "kurds_1", "kurds_2")]  # fmt: skip


def test_cr_5_4_four_blocks_on_a_major_road_and_two_on_a_minor() -> None:
    t = war(*saracens_in_damascus(), "walter@acre")
    t.moves("saracens", "move_1")
    t.play("group damascus")
    for name in ("saladin", "keukburi", "al_afdal", "al_mashtub"):
        t.play(f"march {name}", f"step {name} banyas", f"stop {name}")
    t.play("march kurds_1")
    assert not t.has("step kurds_1 banyas")
    assert t.refused("step kurds_1 banyas") == "CR-5.4"
    t.play("step kurds_1 anjar", "stop kurds_1", "march kurds_2", "step kurds_2 anjar")
    t.play("stop kurds_2")
    assert t.count("saracens", "anjar") == 2


def test_cr_5_4_both_directions_and_all_moves_of_a_phase_count_together() -> None:
    t = war("saladin@damascus", "keukburi@damascus", "zangi@anjar", "yazkuj@anjar", "walter@acre")
    t.moves("saracens", "move_2")
    t.play("group damascus", "march saladin", "step saladin anjar", "stop saladin", "done")
    t.play("group anjar", "march zangi", "step zangi damascus", "stop zangi", "march yazkuj")
    assert not t.has("step yazkuj damascus"), "two blocks on a minor road already"


def test_cr_5_4_each_side_has_its_own_count() -> None:
    t = war("saladin@damascus", "keukburi@damascus", "walter@anjar", "balian@anjar")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", "step saladin ashtera", "stop saladin")
    t.play("march keukburi", "step keukburi ashtera", "stop keukburi")
    t.play("franks: group anjar", "march walter", "step walter damascus", "step walter ashtera")
    assert t.town("walter") == "ashtera"


def test_cr_5_5_a_muster_takes_blocks_from_many_towns() -> None:
    """CR-5.5, CR-5.5.1: all must end in the named, field-friendly town."""
    t = war("walter@caesarea", "balian@nablus", "conrad@tyre", "king_guy@jerusalem", "zangi@aleppo")
    t.moves("franks", "move_1")
    t.play("muster acre")
    assert t.offers("march") == ["balian", "conrad", "walter"]
    t.play("march balian")
    assert t.offers("step balian") == ["caesarea", "legio"], "only ways that still get there"
    t.play("step balian legio", "step balian acre", "march conrad", "step conrad acre", "done")
    assert (t.town("balian"), t.town("conrad"), t.town("walter")) == ("acre", "acre", "caesarea")


def test_cr_5_5_1_not_into_a_town_of_the_enemy() -> None:
    t = war("walter@tiberias", "zangi@aleppo")
    t.moves("franks", "move_1")
    assert not t.has("muster ajlun"), "vacant, but Syrian"
    assert t.refused("muster ajlun") == "CR-5.5.1"


def test_cr_5_5_2_no_enemy_field_on_the_way_or_at_the_end() -> None:
    t = war("walter@acre", "balian@baisan", "saladin@legio", "zangi@tiberias", "king_guy@nablus",
            "yuzpah@caesarea")  # fmt: skip
    t.moves("franks", "move_1")
    assert t.refused("muster legio") == "CR-5.5.2"
    t.play("muster nablus")
    assert "walter" not in t.offers("march"), "his ways lead through enemies"
    t = war("walter@acre", "conrad@banyas", "zangi@banyas!", "king_guy@beaufort")
    t.moves("franks", "move_1")
    assert t.has("muster banyas"), "to a town one besieges"


def test_cr_5_5_3_pinned_blocks_and_closed_roads_hold_in_a_muster_too() -> None:
    t = war("king_guy@jerusalem", "jerusalem_templars@jerusalem", "walter@nablus", "balian@hebron")
    t.g.first = SARACENS
    t.enter("saracens", "nablus", "saladin@jerusalem")
    t.entered("saracens")
    t.moves("franks", "move_1", first="saracens")
    t.play("muster nablus")
    assert "king_guy" not in t.offers("march"), "the attacker's road is closed to him"
    t = war("king_guy@jerusalem", "jerusalem_templars@jerusalem", "walter@nablus", "balian@hebron")
    t.g.first = SARACENS
    t.enter("saracens", "nablus", "saladin@jerusalem")
    t.entered("saracens")
    t.moves("franks", "move_1", first="saracens")
    t.play("muster hebron", "march king_guy", "step king_guy hebron")
    assert t.offers("march") == [], "the other one is pinned"


def test_cr_5_7_each_attacker_pins_one_defender() -> None:
    t = battle(("saracens", "hebron", ["saladin@jerusalem", "al_adil@jerusalem"]),
               "king_guy@jerusalem", "walter@jerusalem", "balian@jerusalem")  # fmt: skip
    t.moves("franks", "move_3", first="saracens")
    t.play("group jerusalem", "march walter")
    assert t.offers("step walter") == ["jericho", "nablus", "ramallah"]
    assert t.refused("step walter hebron") == "CR-5.7"
    t.play("step walter nablus", "stop walter")
    assert not t.has("group jerusalem"), "two against two"
    assert t.refused("group jerusalem") == "CR-5.7"


def test_cr_5_7_reserves_and_castle_blocks_pin_nobody() -> None:
    t = war("king_guy@jerusalem", "walter@jerusalem")
    t.g.first = SARACENS
    t.enter("saracens", "hebron", "saladin@jerusalem")
    t.enter("saracens", "jericho", "al_adil@jerusalem", "yuzpah@jerusalem")
    t.entered("saracens", "jerusalem", "hebron")
    t.moves("franks", "move_1", first="saracens")
    assert t.has("group jerusalem"), "only one of three is there in round one"
    t = war("conrad@tyre!", "saladin@tyre", "zangi@tyre", "king_guy@acre")
    t.g.first = FRANKS
    t.enter("franks", "acre", "king_guy@tyre")
    t.entered("franks")
    t.moves("saracens", "move_1", first="franks")
    t.play("group tyre")
    assert t.offers("march") == ["saladin", "zangi"], "the castle holds nobody, the relief one"


def test_cr_5_7_player_1_is_never_pinned() -> None:
    t = war("saladin@banyas", "walter@tiberias")
    t.moves("saracens", "move_2")
    t.play("group banyas", "march saladin", "step saladin tiberias")
    assert not t.has("group tiberias"), "he has moved, that is all"
    assert t.refused("group tiberias") == "CR-5.1"


def test_cr_5_11_and_cr_5_10_refer_to_winter_and_to_the_germans() -> None:
    """CR-5.10, CR-5.11: see CR-7.5 and CR-8.1."""
    t = war("barbarossa@germania", "frederik@germania", "leopold@germania", "zangi@aleppo", turn=6)
    t.moves("franks", "move_1")
    t.play("enter barbarossa")
    assert t.offers("land barbarossa") == ["antioch", "st_simeon"], "no German attack in winter"
    assert t.refused("land barbarossa aleppo") == "CR-8.1"


@pytest.mark.parametrize(
    "specs", [("walter@caesarea", "zangi@aleppo"), ("walter@acre", "zangi@legio")]
)
def test_cr_11_3_no_move_that_leads_nowhere_is_offered(specs: tuple[str, ...]) -> None:
    t = war(*specs)
    t.moves("franks", "move_1")
    for code in t.options:
        branch = t.g.copy()
        t2 = war()
        t2.g = branch
        t2.play(code)
        words = {option.split()[0] for option in t2.options}
        assert words != {"done"}, code


def test_cr_5_8_1_who_makes_a_field_contested_attacks() -> None:
    """CR-5.8, CR-5.8.1."""
    t = war("saladin@banyas", "walter@tiberias", "balian@acre")
    t.moves("saracens", "move_1")
    t.play("group banyas", "march saladin", "step saladin tiberias")
    t.play("franks: group acre", "march balian", "step balian tiberias")
    assert size_of(t.g.here[TOWNS + town("tiberias")]) == 1
    assert t.g.attacks[SARACENS] & BIT[town("tiberias")]
    assert not t.g.attacks[FRANKS] & BIT[town("tiberias")], "he only joins"
    assert t.arrival("balian") == 2


def test_cr_5_8_2_one_main_road_is_named_before_player_2_moves() -> None:
    t = war("saladin@banyas", "zangi@ajlun", "walter@tiberias")
    t.moves("saracens", "move_2")
    t.play("group banyas", "march saladin", "step saladin tiberias")
    t.play("group ajlun", "march zangi", "step zangi tiberias")
    assert (t.asked, t.key) == ("saracens", "main-road")
    t.play("main_road tiberias ajlun")
    assert (t.arrival("zangi"), t.arrival("saladin"), t.asked) == (1, 2, "franks")


def test_cr_5_8_3_arrival_rounds_of_player_2() -> None:
    t = war("saladin@banyas", "walter@tiberias", "balian@acre", "conrad@baisan")
    t.moves("saracens", "move_1", "move_2")
    t.play("group banyas", "march saladin", "step saladin tiberias")
    t.play("franks: group acre", "march balian", "step balian tiberias")
    t.play("group baisan", "march conrad", "step conrad tiberias")
    assert (t.asked, t.key) == ("franks", "main-road")
    t.play("main_road tiberias acre")
    assert (t.arrival("balian"), t.arrival("conrad")) == (2, 3)


def test_cr_5_8_4_the_last_road_is_the_entry_road() -> None:
    t = war("saladin@damascus", "walter@tiberias")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", "step saladin ashtera", "step saladin ajlun")
    t.play("step saladin tiberias", "franks: end_moves")
    entry = t.g.entry[TOWNS + town("tiberias")]
    assert entry == BIT[town("ajlun")]
