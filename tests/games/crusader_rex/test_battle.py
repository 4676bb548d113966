"""CR-6.1 to CR-6.7, CR-6.10 to CR-6.13: field battles."""

from __future__ import annotations

import pytest

from palatine.games.crusader_rex.fight import check_forces
from palatine.games.crusader_rex.tables import BIT, EXITS, FRANKS, NEXT, SARACENS, TOWNS
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import (
    Table,
    battle,
    block,
    sally_wins,
    siege,
    storm_before_relief,
    town,
    war,
)


def sixes(t: Table, rounds: int) -> None:
    """Everybody fires and misses until so many rounds are over."""
    last = t.g.round + rounds
    while t.key in ("act", "action") and t.g.round < last:
        if t.key == "act":
            t.play(t.options[0])
        name = next(code.split()[1] for code in t.options if code.startswith("fire"))
        t.dice(*[6] * t.steps(name))
        t.play(f"fire {name}")


def test_cr_6_1_player_1_picks_the_combats() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "conrad@tyre!", "zangi@tyre", first="franks")
    assert (t.asked, t.options) == ("franks", ["fight acre", "fight tyre"])
    t.dice(6)
    t.play("fight tyre", "saracens: done", "franks: done", "saracens: done")
    assert t.options == ["fight acre"]


def test_cr_6_2_the_defender_goes_inside_unseen() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias"]), "raymond_tiberias@tiberias",
               "walter@tiberias", "balian@tiberias")  # fmt: skip
    t.play("fight tiberias")
    assert (t.asked, t.key) == ("franks", "deploy")
    assert t.offers("castle") == ["balian", "raymond_tiberias", "walter"]
    t.play("castle walter")
    assert t.is_inside("walter")
    assert not any(t.is_open(name) for name in ("walter", "balian", "saladin"))
    t.play("castle balian")
    assert t.key == "action", "two is the rating of Tiberias"
    assert t.is_open("raymond_tiberias")
    assert not t.is_open("walter")


def test_cr_6_2_no_deployment_in_an_old_siege() -> None:
    t = siege("king_guy@acre!", "saladin@acre")
    t.play("fight acre")
    assert t.key == "declare-storm"


def test_cr_6_2_1_all_inside_and_the_attacker_may_regroup() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias", "zangi@tiberias"]), "walter@tiberias")
    t.play("fight tiberias", "castle walter")
    assert (t.asked, t.key) == ("saracens", "regroup")
    t.play("regroup saladin banyas", "regroup zangi banyas")
    assert t.key == "choose-card", "nobody stayed: over, without attrition"
    assert not t.is_inside("walter")


def test_cr_6_2_2_only_reserves_stay_and_round_one_is_skipped() -> None:
    t = war("walter@tiberias")
    t.g.first = SARACENS
    t.enter("saracens", "banyas", "saladin@tiberias")
    t.enter("saracens", "ajlun", "zangi@tiberias")
    t.entered("saracens", "tiberias", "banyas")
    t.g.jihad = town("tiberias")
    t.fights("saracens")
    t.play("fight tiberias", "castle walter", "regroup saladin banyas", "done")
    assert (t.g.round, t.key) == (2, "declare-storm")
    assert t.fighters("saracens", "tiberias") == ["zangi"]


def test_cr_6_3_three_rounds_at_most() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun", "balian@tiberias")
    t.play("fight ajlun")
    sixes(t, 3)
    assert t.key == "retreat-all"
    assert [numbers[1] for numbers in t.told("round")] == [1, 2, 3]


def relief(first: str = "saracens") -> Table:
    """Acre is besieged; Franks come from Tiberias and from Tyre."""
    t = war("king_guy@acre:4!", "saladin@acre", "keukburi@acre", "balian@tiberias", "walter@tyre")
    t.g.first = SARACENS if first == "saracens" else FRANKS
    t.enter("franks", "tiberias", "raymond_tiberias@acre")
    t.enter("franks", "tyre", "conrad@acre")
    t.entered("franks", "acre", "tiberias")
    t.fights(first)
    t.play("fight acre")
    return t


def test_cr_6_4_1_reserves_arrive_in_their_rounds() -> None:
    """CR-6.4, CR-6.4.1."""
    t = relief()
    assert t.fighters("franks", "acre") == []
    t.play("saracens: done", "franks: done")
    assert (t.g.round, t.fighters("franks", "acre")) == (2, ["raymond_tiberias"])
    t.play("franks: done")
    sixes(t, 1)
    assert (t.g.round, len(t.fighters("franks", "acre"))) == (3, 2)


def test_cr_6_4_2_who_was_in_the_field_defends() -> None:
    t = relief()
    t.play("saracens: storm saladin", "done")
    t.dice(1, 6, 6, 6)
    t.play("fire saladin")
    assert t.g.half == block("king_guy")
    t.dice(6, 6, 6, 6)
    t.play("fire king_guy")
    assert (t.g.round, t.g.attacker, t.g.storming, t.g.half) == (2, FRANKS, 0, NONE)
    assert (t.asked, t.key) == ("franks", "declare-sally")


def test_cr_6_4_2_relief_attacks_a_column_that_comes_with_it_after_the_storm() -> None:
    """CR-6.5: who besieges defends against a relief, also if his stormers are dead by then."""
    t = war("king_guy@acre", "balian@tyre")
    t.g.first = SARACENS
    t.enter("saracens", "tiberias", "saladin@acre:1")
    t.enter("saracens", "legio", "keukburi@acre")
    t.entered("saracens", "acre", "tiberias")
    t.enter("franks", "tyre", "conrad@acre")
    t.entered("franks")
    t.fights("saracens")
    t.play("fight acre", "castle king_guy", "saracens: storm saladin")
    t.dice(6)
    t.play("fire saladin")
    t.dice(1, 6, 6, 6)
    t.play("fire king_guy")
    assert t.town("saladin") == "out"
    assert (t.g.round, t.g.attacker) == (2, FRANKS)
    assert t.fighters("saracens", "acre") == ["keukburi"]
    t.play("franks: done")
    assert (t.asked, t.key) == ("saracens", "action"), "he is fired at by the besiegers first"
    t.dice(6, 6, 6)
    t.play("fire keukburi")
    assert t.offers("retreat conrad") == ["tyre"]
    assert not t.has("withdraw conrad"), "relief does not go inside"


def test_cr_6_4_2_no_sally_in_round_one_of_a_new_battle() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias"]), "walter@tiberias", "balian@tiberias")
    t.play("fight tiberias", "castle walter", "done")
    assert t.key == "action"
    sixes(t, 1)
    assert (t.g.round, t.asked, t.key) == (2, "franks", "declare-sally")


def test_cr_6_4_3_storm_then_sally_then_nothing() -> None:
    t = siege("king_guy@acre!", "saladin@acre")
    t.play("fight acre")
    assert (t.asked, t.key) == ("saracens", "declare-storm")
    t.play("done")
    assert (t.asked, t.key) == ("franks", "declare-sally")
    t.play("done")
    assert (t.asked, t.key) == ("saracens", "leave-siege"), "both passed: the rounds are over"


def test_cr_6_4_3_both_pass_but_a_column_is_to_come() -> None:
    t = war("walter@tiberias")
    t.g.first = SARACENS
    t.enter("saracens", "banyas", "saladin@tiberias")
    t.enter("saracens", "ajlun", "zangi@tiberias")
    t.entered("saracens", "tiberias", "banyas")
    t.fights("saracens")
    t.play("fight tiberias", "castle walter", "done", "done", "franks: done")
    assert (t.g.round, t.key) == (2, "declare-storm")
    assert t.fighters("saracens", "tiberias") == ["saladin", "zangi"]


def test_cr_6_4_4_nobody_to_fight_yet() -> None:
    """The winner of round one waits for a column of round three."""
    t = war("zangi@homs:1", "balian@krak")
    t.g.first = FRANKS
    t.enter("franks", "krak", "conrad@homs")
    t.entered("franks")
    t.enter("saracens", "hama", "taqi_al_din@homs")
    t.enter("saracens", "lacum", "bahram@homs")
    t.entered("saracens", "homs", "hama")
    t.g.second = 0  # the main column has been turned away
    t.g.third |= BIT[block("taqi_al_din")]
    t.fights("franks")
    t.play("fight homs", "done")
    t.dice(6)
    t.play("fire zangi")
    t.dice(1, 6, 6, 6)
    t.play("fire conrad")
    assert t.g.round == 3
    assert t.g.attacker == SARACENS


def test_cr_6_5_a_new_battle_and_a_sally() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun")
    t.play("fight ajlun")
    assert t.g.attacker == FRANKS
    t = siege("king_guy@acre!", "saladin@acre")
    t.play("fight acre", "done", "franks: sally king_guy")
    assert t.g.attacker == FRANKS, "the besieged attack, the besieger defends"
    t = siege("king_guy@acre!", "saladin@acre")
    t.play("fight acre", "storm saladin")
    assert t.g.attacker == SARACENS


def test_cr_6_6_letters_and_the_defender_first() -> None:
    t = battle(("franks", "tiberias", ["antioch_turcopoles@ajlun", "walter@ajlun",
                                       "genoa_pilgrims@ajlun"]),
               "turks_1@ajlun", "zangi@ajlun", "sanjar@ajlun", "kurds_1@ajlun")  # fmt: skip
    t.play("fight ajlun")
    order: list[str] = []
    while t.g.round == 1:
        if t.key == "act":
            assert sorted(t.offers("act")) == ["sanjar", "zangi"], "the owner chooses"
            t.play("act zangi")
        name = next(code.split()[1] for code in t.options if code.startswith("fire"))
        order.append(name)
        t.dice(*[6] * t.steps(name))
        t.play(f"fire {name}")
    assert order == ["turks_1", "antioch_turcopoles", "zangi", "sanjar", "walter", "kurds_1",
                     "genoa_pilgrims"]  # fmt: skip


def test_cr_6_6_who_left_loses_his_turn() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "taqi_al_din@ajlun", "zangi@ashtera")
    t.play("fight ajlun", "retreat taqi_al_din ashtera")
    assert t.key != "action"
    assert t.told("combat-won") == [[FRANKS, town("ajlun"), -1, -1, -1, -1]]


def test_cr_6_7_fire_charge_harry_retreat() -> None:
    t = battle(("saracens", "egypt", ["turks_1@beersheba", "zangi@beersheba"]),
               "king_guy@beersheba", "walter@gaza", "yuzpah@egypt")  # fmt: skip
    t.play("fight beersheba")
    assert t.options == ["fire turks_1", "harry turks_1", "retreat turks_1 egypt"]
    t.dice(6, 6, 6)
    t.play("fire turks_1")
    words = {code.split()[0] for code in t.options}
    assert words == {"fire", "charge", "retreat"}
    assert t.offers("retreat king_guy") == ["dimona", "gaza"], "not the attacker's road"
    t.dice(3, 3, 6, 6)
    t.play("charge king_guy", "hit turks_1")
    assert t.steps("king_guy") == 2, "a step for each 6"
    assert (t.steps("turks_1"), t.steps("zangi")) == (2, 2), "B2 charges as B3"


def test_cr_6_7_harry_fires_then_leaves() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun", "balian@ajlun"]), "turks_1@ajlun",
               "zangi@ashtera", "yuzpah@amman")  # fmt: skip
    t.play("fight ajlun")
    t.dice(1, 2, 3)
    t.play("harry turks_1", "franks: hit walter")
    assert (t.asked, t.key) == ("saracens", "harry-to")
    assert t.offers("retreat turks_1") == ["amman", "ashtera"]
    t.play("retreat turks_1 amman")
    assert t.town("turks_1") == "amman"
    assert t.steps("walter") + t.steps("balian") == 4


def test_cr_6_7_no_harrying_without_a_way_out() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "turks_1@ajlun", "balian@ashtera",
               "conrad@amman")  # fmt: skip
    t.play("fight ajlun")
    assert t.options == ["fire turks_1"]
    assert t.refused("harry turks_1") == "CR-6.7"


def test_cr_6_7_a_defender_withdraws_into_his_castle_an_attacker_does_not() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias", "zangi@tiberias"]), "walter@tiberias",
               "balian@tiberias", "conrad@tiberias")  # fmt: skip
    t.play("fight tiberias", "castle walter", "done")
    t.dice(6, 6, 6, 6)
    t.play("fire saladin", "act balian", "withdraw balian")
    assert t.is_inside("balian")
    assert not t.has("withdraw conrad"), "the castle is full"
    t.dice(6, 6, 6, 6)
    t.play("fire conrad")
    assert not t.has("withdraw zangi")


def test_cr_6_10_the_strongest_takes_the_hit_and_the_owner_breaks_ties() -> None:
    t = battle(
        ("saracens", "egypt", ["zangi@beersheba:2", "yuzpah@beersheba:4", "arabs_1@beersheba:3"]),
        "conrad@beersheba:4",
    )
    t.play("fight beersheba")
    t.dice(1, 2, 3, 6)
    t.play("fire conrad")
    assert (t.asked, t.offers("hit")) == ("saracens", ["arabs_1", "yuzpah"]), "4 took the first"
    t.play("hit arabs_1")
    assert [t.steps(n) for n in ("zangi", "yuzpah", "arabs_1")] == [2, 2, 2], "then the 3"


def test_cr_6_10_surplus_hits_are_lost() -> None:
    t = battle(("saracens", "egypt", ["saladin@beersheba:4"]), "walter@beersheba:1")
    t.play("fight beersheba")
    t.dice(1, 1, 1, 1)
    t.play("fire saladin")
    assert t.town("walter") == "lost"
    assert t.key in ("regroup", "choose-card")


def test_cr_6_11_checked_after_every_complete_turn() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun:1", "sanjar@ajlun:1")
    t.play("fight ajlun")
    assert check_forces(t.g, False) == NONE
    t.play("act zangi")
    t.dice(6)
    t.play("fire zangi")
    t.dice(6)
    t.play("fire sanjar")
    t.dice(1, 2, 6)
    t.play("fire walter")
    assert t.told("combat-won")


def test_cr_6_11_1_the_field_is_won_and_the_castle_is_next() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias", "zangi@tiberias"]), "walter@tiberias:1",
               "balian@tiberias")  # fmt: skip
    t.play("fight tiberias", "castle balian", "done")
    t.dice(1, 6, 6, 6)
    t.play("fire saladin")
    assert (t.asked, t.key) == ("saracens", "regroup")
    t.play("regroup zangi banyas", "done")
    assert (t.g.round, t.key) == (2, "declare-storm")
    t2 = battle(
        ("saracens", "banyas", ["saladin@tiberias"]), "walter@tiberias:1", "balian@tiberias"
    )
    t2.play("fight tiberias", "castle balian", "done")
    t2.dice(1, 6, 6, 6)
    t2.play("fire saladin", "regroup saladin banyas")
    assert t2.key == "choose-card", "he left: no siege"
    assert not t2.is_inside("balian")


def swap() -> Table:
    """Homs: the only defender dies while two columns of his are coming."""
    t = war("zangi@homs:1", "balian@krak", "sanjar@hama", "yuzpah@lacum")
    t.g.first = FRANKS
    t.enter("franks", "krak", "conrad@homs", "king_guy@homs")
    t.entered("franks")
    t.enter("saracens", "hama", "taqi_al_din@homs")
    t.enter("saracens", "lacum", "bahram@homs")
    t.entered("saracens", "homs", "hama")
    t.fights("franks")
    t.play("fight homs", "done")
    t.dice(6)
    t.play("fire zangi", "act conrad")
    t.dice(1, 6, 6, 6)
    t.play("fire conrad")
    return t


def test_cr_6_11_2_alone_in_the_field_one_defends() -> None:
    t = swap()
    assert (t.g.round, t.g.attacker, t.g.owner) == (2, SARACENS, FRANKS)
    t.dice(6, 6, 6, 6)
    t.play("fire taqi_al_din", "act conrad")
    assert t.has("withdraw conrad")


def test_cr_6_11_3_the_storm_empties_the_castle_before_relief() -> None:
    t = storm_before_relief()
    assert t.told("castle-taken")
    assert (t.g.round, t.g.attacker, t.g.owner) == (2, FRANKS, SARACENS)


def test_cr_6_11_4_nobody_is_left_in_the_field() -> None:
    """The last two take each other out of the field while both sides have blocks to come."""
    t = war("turks_1@homs", "balian@krak", "sanjar@hama", "bahram@lacum")
    t.g.first = FRANKS
    t.enter("franks", "krak", "walter@homs:1")
    t.enter("franks", "montferrand", "josselin@homs")
    t.entered("franks", "homs", "krak")
    t.enter("saracens", "hama", "taqi_al_din@homs")
    t.entered("saracens")
    t.fights("franks")
    t.play("fight homs", "done")
    t.dice(1, 6, 6)
    t.play("harry turks_1", "retreat turks_1 lacum")
    assert t.told("field-empty")
    assert (t.g.round, t.g.attacker) == (2, FRANKS), "the roles stay"
    assert t.fighters("franks", "homs") == ["josselin"]


def test_cr_6_11_5_one_side_has_nobody_left() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun:1", "balian@tiberias")
    t.play("fight ajlun")
    t.dice(6)
    t.play("fire zangi")
    t.dice(1, 6, 6)
    t.play("fire walter")
    assert (t.asked, t.key) == ("franks", "regroup")
    t.play("regroup walter tiberias")
    assert t.control("ajlun") == "saracens", "vacant, so Syrian"
    assert t.key == "choose-card"


def test_cr_6_11_5_both_gone() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun:1"]), "turks_1@ajlun", "zangi@ashtera")
    t.play("fight ajlun")
    t.dice(1, 6, 6)
    t.play("harry turks_1", "retreat turks_1 ashtera")
    assert t.told("nobody-left")
    assert t.key == "choose-card"


def test_cr_6_12_1_where_one_may_retreat_to() -> None:
    """CR-6.12, CR-6.12.1: friendly, vacant, or a siege whose field is own."""
    t = battle(
        ("saracens", "jericho", ["saladin@jerusalem"]),
        "king_guy@jerusalem",
        "walter@jerusalem",
        "zangi@nablus!",
        "balian@nablus",
        "yuzpah@hebron",
        "arabs_1@jericho",
    )
    t.play("fight jerusalem", "done")
    t.dice(6, 6, 6, 6)
    t.play("fire saladin", "act king_guy")
    assert t.offers("retreat king_guy") == ["nablus", "ramallah"]
    assert t.refused("retreat king_guy hebron") == "CR-6.12.1"
    assert t.refused("retreat king_guy jericho") == "CR-6.12.1"


def test_cr_6_12_1_not_into_an_unresolved_battle() -> None:
    t = war("king_guy@jerusalem", "walter@nablus", "zangi@jericho")
    t.g.first = SARACENS
    t.enter("saracens", "jericho", "saladin@jerusalem")
    t.enter("saracens", "damiya", "keukburi@nablus")
    t.entered("saracens")
    t.fights("saracens")
    t.play("fight jerusalem", "done")
    t.dice(6, 6, 6, 6)
    t.play("fire saladin")
    assert "nablus" not in t.offers("retreat king_guy")


def test_cr_6_12_2_attackers_go_back_the_way_they_came() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun", "balian@amman",
               "conrad@tiberias")  # fmt: skip
    t.play("fight ajlun")
    t.dice(6, 6, 6)
    t.play("fire zangi")
    assert t.offers("retreat walter") == ["tiberias"]
    assert t.refused("retreat walter amman") == "CR-6.12.2"


@pytest.mark.parametrize(
    ("value", "ways"),
    [("other_roads", ["ashtera"]), ("any_road", ["amman", "ashtera"])],
)
def test_cr_6_12_2_who_entered_a_vacant_town_defends_it(value: str, ways: list[str]) -> None:
    """Player 1 is not bound to his road, only shut out of the one that both came by."""
    t = war("sanjar@ashtera", defender_retreat=value)
    t.g.first = SARACENS
    t.enter("saracens", "tiberias", "keukburi@ajlun")
    t.entered("saracens")
    assert t.control("ajlun") == "saracens"
    t.enter("franks", "tiberias", "walter@ajlun")
    t.enter("franks", "amman", "balian@ajlun")
    t.entered("franks", "ajlun", "tiberias")
    t.fights("saracens")
    t.play("fight ajlun")
    assert t.g.attacker == FRANKS
    assert t.offers("retreat keukburi") == ways
    t.dice(6, 6, 6)
    t.play("fire keukburi")
    assert t.offers("retreat walter") == ["amman", "tiberias"]


def test_cr_6_12_3_english_who_came_by_sea_leave_as_defenders_do() -> None:
    t = battle(("franks", "sea", ["richard@ascalon"]), "al_adil@ascalon", "walter@jaffa",
               "zangi@gaza")  # fmt: skip
    t.play("fight ascalon", "done")
    t.dice(6, 6, 6, 6)
    t.play("fire al_adil")
    assert t.offers("retreat richard") == ["jaffa", "lachish", "ramallah"]


def test_cr_6_12_4_germans_from_off_the_map_have_only_roads_of_others() -> None:
    t = war("zangi@antioch", "bohemond@harim")
    t.g.first = FRANKS
    t.enter("franks", "germania", "barbarossa@antioch")
    t.entered("franks")
    t.fights("franks")
    t.play("fight antioch", "done")
    t.dice(6, 6, 6)
    t.play("fire zangi")
    assert t.offers("retreat barbarossa") == []
    t = war("zangi@antioch", "bohemond@harim", "josselin@kassab")
    t.g.first = FRANKS
    t.enter("franks", "germania", "barbarossa@antioch")
    t.enter("franks", "kassab", "josselin@antioch")
    t.entered("franks", "antioch", "germania")
    t.fights("franks")
    t.play("fight antioch", "done")
    t.dice(6, 6, 6)
    t.play("fire zangi")
    assert t.offers("retreat barbarossa") == ["kassab"]


def test_cr_6_12_5_the_besieged_never_retreat() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "walter@caesarea")
    t.play("fight acre", "storm saladin")
    t.dice(6, 6, 6, 6)
    t.play("fire saladin")
    assert t.options == ["fire king_guy"]
    assert t.refused("retreat king_guy caesarea") == "CR-6.12.5"


def test_cr_6_13_retreats_are_counted_for_each_round() -> None:
    t = battle(("franks", "jerusalem", ["walter@jericho", "balian@jericho", "king_guy@jericho"]),
               "saladin@jericho", "conrad@jerusalem")  # fmt: skip
    t.play("fight jericho")
    t.dice(6, 6, 6, 6)
    t.play("fire saladin", "act walter", "retreat walter jerusalem", "act balian")
    t.play("retreat balian jerusalem")
    assert t.key == "action"
    assert not t.has("retreat king_guy jerusalem")
    assert t.refused("retreat king_guy jerusalem") == "CR-6.13"
    exit_ = NEXT[town("jericho")].index(town("jerusalem"))
    assert t.g.gone[FRANKS * EXITS + exit_] == 2
    t.dice(6, 6, 6, 6)
    t.play("fire king_guy")
    t.dice(6, 6, 6, 6)
    t.play("fire saladin")
    assert t.has("retreat king_guy jerusalem"), "a new round, a new count"


@pytest.mark.parametrize(("guide", "left"), [(False, 1), (True, 0)])
def test_cr_6_15_2_who_cannot_retreat_is_lost(guide: bool, left: int) -> None:
    """CR-6.15, CR-6.15.2: a block that can go must go."""
    t = battle(("franks", "jerusalem", ["walter@jericho", "balian@jericho", "king_guy@jericho"]),
               "saladin@jericho", "conrad@jerusalem")  # fmt: skip
    t.g.guide = FRANKS if guide else NONE
    t.play("fight jericho")
    sixes(t, 3)
    assert t.key == "retreat-all"
    assert not t.has("done")
    t.play("retreat walter jerusalem", "retreat balian jerusalem")
    if guide:
        t.play("retreat king_guy jerusalem")
    assert len(t.told("trapped")) == left
    assert t.town("king_guy") == ("jerusalem" if guide else "lost")


def test_cr_6_16_regroup_of_all_blocks_reserves_too() -> None:
    t = war("zangi@homs:1", "balian@krak")
    t.g.first = FRANKS
    t.enter("franks", "krak", "conrad@homs")
    t.enter("franks", "montferrand", "josselin@homs")
    t.entered("franks", "homs", "krak")
    t.fights("franks")
    t.play("fight homs", "done")
    t.dice(6)
    t.play("fire zangi")
    t.dice(1, 6, 6, 6)
    t.play("fire conrad")
    assert t.key == "regroup"
    assert t.offers("regroup josselin") == ["hama", "krak", "lacum", "montferrand", "qaddas"]
    t.play("regroup josselin hama", "done")
    assert (t.town("josselin"), t.town("conrad")) == ("hama", "homs")


def test_cr_6_16_regroups_have_a_road_limit_of_their_own() -> None:
    t = battle(("franks", "jerusalem", ["walter@jericho", "balian@jericho", "king_guy@jericho"]),
               "zangi@jericho:1", "conrad@jerusalem")  # fmt: skip
    t.play("fight jericho")
    t.dice(6)
    t.play("fire zangi", "act walter")
    t.dice(1, 6, 6)
    t.play("fire walter", "regroup walter jerusalem", "regroup balian jerusalem")
    assert t.offers("regroup king_guy") == ["amman", "damiya", "kerak"]
    assert t.refused("regroup king_guy jerusalem") == "CR-6.13"


def test_cr_6_17_fighters_are_open_while_they_fight() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun", "balian@tiberias")
    t.play("fight ajlun")
    assert t.is_open("walter")
    assert t.is_open("zangi")
    assert not t.is_open("balian")
    t.dice(6, 6, 6)
    t.play("fire zangi", "retreat walter tiberias")
    assert not t.is_open("walter")
    t.play("done")
    assert not t.is_open("zangi")


def test_cr_6_18_the_flow_of_a_combat() -> None:
    """Deployment, rounds, retreat, regroup, in this order."""
    t = battle(("saracens", "banyas", ["saladin@tiberias"]), "walter@tiberias", "zangi@banyas")
    keys: list[str] = []
    while t.key not in ("choose-card", "over"):
        keys.append(t.key)
        if t.key in ("act", "action"):
            name = next(code.split()[1] for code in t.options if code.startswith("fire"))
            t.dice(*[6] * t.steps(name))
            t.play(f"fire {name}")
        elif t.key == "retreat-all":
            t.play(t.options[0])
        else:
            t.play(t.options[-1])
    assert keys == ["pick-combat", "deploy", *["action"] * 6, "retreat-all", "regroup"]


def test_cr_6_19_an_empty_castle_stays_until_somebody_is_alone_in_the_field() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias"]), "walter@tiberias", "balian@tiberias")
    t.play("fight tiberias", "done")
    assert t.g.owner == FRANKS, "the defender's, though empty"
    assert swap().g.owner == FRANKS, "then of the side that is alone"


def test_cr_6_20_salliers_who_won_the_field_sally_no_more() -> None:
    t = sally_wins()
    assert (t.g.round, t.g.sallying, t.g.attacker) == (2, 0, SARACENS)
    assert {code.split()[0] for code in t.options} == {"fire", "charge", "retreat", "withdraw"}


def test_cr_6_21_order_after_a_fight() -> None:
    """Retreat, regroup, open block, attrition."""
    t = relief("franks")
    t.play("franks: done")
    while t.key in ("act", "action", "declare-sally"):
        if t.key == "declare-sally":
            t.play("done")
            continue
        if t.key == "act":
            t.play(t.options[0])
        name = next(code.split()[1] for code in t.options if code.startswith("fire"))
        t.dice(*[6] * t.steps(name))
        t.play(f"fire {name}")
    keys: list[str] = []
    t.dice(6)
    while t.key not in ("choose-card", "over"):
        keys.append(t.key)
        t.play(t.options[0] if t.key in ("retreat-all", "show-block") else t.options[-1])
    assert keys == ["retreat-all", "retreat-all", "regroup"], "the open block was named before"
    assert t.dice_left == 0
    assert t.g.here[TOWNS + town("acre")]
