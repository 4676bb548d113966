"""CR-6.8, CR-6.9, CR-6.14, CR-6.15, CR-6.17: storms, sallies, attrition, the end of a siege."""

from __future__ import annotations

from palatine.games.crusader_rex.tables import BIT, FRANKS, TOWNS
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import (
    Table,
    battle,
    block,
    siege,
    storm_before_relief,
    town,
    war,
)


def test_cr_6_8_only_stormers_and_castle_blocks_take_turns() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "turks_1@acre", "zangi@acre")
    t.play("fight acre", "storm turks_1", "storm zangi", "done")
    assert t.options == ["fire turks_1", "withdraw turks_1"], "no harrying, no retreat"
    assert t.refused("harry turks_1") == "CR-6.8"
    assert t.is_open("king_guy")
    assert t.is_open("turks_1")
    t.play("withdraw turks_1")
    assert t.options == ["fire king_guy"], "a castle block can only fire"
    assert t.refused("charge king_guy") == "CR-6.8"
    t.dice(6, 6, 6, 6)
    t.play("fire king_guy")
    t.dice(6, 6, 6)
    t.play("fire zangi")
    assert (t.g.round, t.key) == (2, "declare-storm")
    assert t.offers("storm") == ["saladin", "turks_1"], "who withdrew may come again"


def test_cr_6_8_1_the_first_hit_is_a_half_hit() -> None:
    t = siege("king_guy@acre:3!", "walter@acre:3!", "saladin@acre")
    t.play("fight acre", "storm saladin")
    t.dice(1, 1, 1, 6)
    t.play("fire saladin")
    assert (t.asked, t.offers("hit")) == ("franks", ["king_guy", "walter"])
    t.play("hit walter")
    assert t.steps("walter") == 2, "the second hit had to go to him"
    assert t.g.half == block("king_guy"), "the third to the strongest again"
    t.dice(6, 6, 6)
    t.play("act king_guy", "fire king_guy")
    t.dice(6, 6)
    t.play("fire walter")
    assert t.g.half == block("king_guy"), "it stays while the storm goes on"
    assert (t.g.round, t.key) == (2, "action"), "nobody else can join"
    t.play("withdraw saladin")
    assert t.g.half == NONE, "and vanishes when it ends"


def test_cr_6_8_2_without_stormers_the_round_is_over() -> None:
    t = siege("king_guy@acre!", "saladin@acre")
    t.play("fight acre", "storm saladin", "withdraw saladin")
    assert (t.g.round, t.key) == (2, "declare-storm")
    assert t.told("storm-ends")
    assert t.g.acted == 0, "Guy did not fire"


def test_cr_6_8_3_the_castle_falls() -> None:
    t = siege("reynald_kerak@kerak:1!", "saladin@kerak")
    t.play("fight kerak", "storm saladin")
    t.dice(1, 1, 6, 6)
    t.play("fire saladin")
    assert t.town("reynald_kerak") == "lost"
    assert (t.asked, t.key) == ("saracens", "regroup")


def test_cr_6_9_a_sally() -> None:
    t = siege("king_guy@acre!", "walter@acre!", "antioch_turcopoles@acre!", "saladin@acre",
              "zangi@acre")  # fmt: skip
    t.play("fight acre", "done", "franks: sally king_guy", "sally antioch_turcopoles", "done")
    assert t.fighters("franks", "acre") == ["king_guy", "antioch_turcopoles"]
    assert t.fighters("saracens", "acre") == ["saladin", "zangi"], "against all in the field"
    t.dice(6, 6, 6, 6)
    t.play("fire saladin")
    assert t.options == ["fire antioch_turcopoles", "withdraw antioch_turcopoles"]
    assert t.refused("harry antioch_turcopoles") == "CR-6.9"
    t.dice(6, 6, 6)
    t.play("fire antioch_turcopoles")
    t.dice(6, 6, 6)
    t.play("fire zangi")
    assert t.options == ["fire king_guy", "charge king_guy", "withdraw king_guy"]
    t.dice(5, 5, 5, 5)
    t.play("charge king_guy")
    assert (t.g.round, t.asked, t.key) == (2, "franks", "declare-sally")
    assert t.offers("sally") == ["walter"], "more may join, and nobody can storm"


def test_cr_6_14_attrition_at_the_end_of_every_siege() -> None:
    t = battle(
        ("saracens", "banyas", ["saladin@tiberias"]), "walter@tiberias:2", "balian@tiberias:1"
    )
    t.play("fight tiberias", "castle walter", "castle balian", "done", "done", "franks: done")
    t.dice(3, 4)
    assert t.key == "show-block"
    t.play("show saladin")
    assert t.town("balian") == "lost", "a new siege too; 1 to 3 costs a full step"
    assert t.steps("walter") == 2
    assert t.key == "choose-card"


def test_cr_6_14_tripoli_and_tyre_are_supplied_by_sea() -> None:
    for die, steps in ((1, 3), (2, 4)):
        t = siege("conrad@tyre:4!", "saladin@tyre")
        t.dice(die)
        t.play("fight tyre", "done", "franks: done", "done")
        assert t.steps("conrad") == steps


def test_cr_6_14_an_emptied_castle_lets_the_besieger_regroup() -> None:
    t = siege("walter@tiberias:1!", "saladin@tiberias")
    t.dice(1)
    t.play("fight tiberias", "done", "franks: done", "done")
    assert (t.asked, t.key) == ("saracens", "regroup")
    t.play("done")
    assert t.control("tiberias") == "saracens"
    assert not t.is_open("saladin")


def test_cr_6_15_1_everybody_goes_back_to_his_place() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "zangi@acre")
    t.play("fight acre", "done", "franks: sally king_guy")
    for name in ("saladin", "zangi", "king_guy") * 3:
        t.dice(*[6] * t.steps(name))
        t.play(f"fire {name}")
    assert t.key == "leave-siege"
    assert t.is_inside("king_guy")
    assert t.g.sallying == 0


def test_cr_6_15_3_the_besieger_may_leave_after_the_rounds() -> None:
    t = siege("reynald_kerak@kerak!", "saladin@kerak", "zangi@kerak", "walter@jericho",
              "yuzpah@amman")  # fmt: skip
    t.play("fight kerak", "done", "franks: done")
    assert t.offers("retreat saladin") == ["amman", "zoar"], "an old siege: any road but to enemies"
    t.play("retreat saladin zoar", "retreat zangi amman")
    assert (t.asked, t.key) == ("franks", "regroup"), "lifted, and no attrition"
    assert t.told("siege-lifted")


def test_cr_6_15_3_a_new_besieger_leaves_by_the_roads_he_came_by() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias"]), "walter@tiberias", "balian@tiberias",
               "zangi@ajlun")  # fmt: skip
    t.play("fight tiberias", "castle walter", "done")
    t.dice(1, 2, 3, 1)
    t.play("fire saladin")
    assert t.key == "regroup"
    t.play("done", "done", "franks: done")
    assert t.offers("retreat saladin") == ["banyas"]


def relief_turned_besieger() -> Table:
    """The besieger of Kerak takes the castle before a relief from Zoar, and is shut up in it."""
    t = storm_before_relief("jurdik@amman")
    t.play("withdraw saladin", "done", "franks: done", "saracens: done")
    return t


def test_cr_6_15_3_a_relief_that_besieges_now_leaves_by_the_road_it_came_by() -> None:
    t = relief_turned_besieger()
    assert (t.asked, t.key) == ("franks", "leave-siege")
    assert t.offers("retreat gaza_templars") == ["zoar"], "this siege is new"
    assert t.refused("retreat gaza_templars jericho") == "CR-6.15.3"


def test_cr_6_17_the_open_block_of_an_old_besieger_is_hidden_in_the_castle() -> None:
    t = relief_turned_besieger()
    t.dice(6)
    t.play("franks: done", "franks: show gaza_templars")
    assert t.is_inside("saladin")
    assert not t.is_open("saladin"), "he is besieged himself"
    assert t.is_open("gaza_templars")


def test_cr_6_15_3_not_offered_when_he_could_regroup_in_this_round() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias"]), "walter@tiberias")
    t.play("fight tiberias", "castle walter", "done", "done")
    t.dice(6)
    t.play("franks: done")
    assert t.key != "leave-siege"


def test_cr_6_15_4_a_siege_that_stands_wears_down() -> None:
    t = siege("king_guy@acre:4!", "saladin@acre")
    t.dice(3)
    t.play("fight acre", "done", "franks: done", "done")
    assert t.steps("king_guy") == 3
    assert t.told("siege-stands")


def test_cr_6_17_1_one_block_of_the_besieger_stays_open() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias", "zangi@tiberias"]), "walter@tiberias")
    t.dice(6)
    t.play("fight tiberias", "castle walter", "done", "done", "franks: done")
    assert (t.asked, t.options) == ("saracens", ["show saladin", "show zangi"])
    t.play("show zangi")
    assert t.is_open("zangi")
    assert not t.is_open("saladin")
    t.g.asked = None
    t.moves("saracens", "move_1")
    t.play("group tiberias", "march zangi", "step zangi banyas", "stop zangi", "done")
    assert (t.asked, t.options) == ("saracens", ["show saladin"]), "another is named"
    t.play("show saladin")
    assert not t.is_open("zangi")


def test_cr_6_17_1_the_open_block_stays_the_same_over_a_storm() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "zangi@acre")
    t.play("fight acre", "storm zangi", "done")
    while t.key in ("act", "action", "declare-storm", "declare-sally"):
        if t.key == "action":
            name = next(code.split()[1] for code in t.options if code.startswith("fire"))
            t.dice(*[6] * t.steps(name))
            t.play(f"fire {name}")
        else:
            t.play("done")
    t.dice(6)
    t.play("done")
    assert t.is_open("saladin"), "he was open before"
    assert not t.is_open("zangi")
    assert not t.is_open("king_guy")
    assert t.g.could[town("acre")] & BIT[block("king_guy")]


def test_cr_6_1_a_siege_lifted_by_a_relief_lets_both_regroup() -> None:
    """CR-13.7: castle and relief may regroup."""
    t = war("king_guy@acre!", "zangi@acre:1", "walter@tiberias")
    t.g.first = FRANKS
    t.enter("franks", "tiberias", "raymond_tiberias@acre")
    t.entered("franks")
    t.fights("franks")
    t.play("fight acre", "done")
    t.dice(6)
    t.play("fire zangi")
    t.dice(1, 6, 6)
    t.play("fire raymond_tiberias")
    assert (t.asked, t.key) == ("franks", "regroup")
    assert t.offers("regroup king_guy") == ["caesarea", "legio", "tiberias", "tyre"]
    assert not t.is_inside("king_guy")
    assert t.g.here[TOWNS + town("acre")] == 0
