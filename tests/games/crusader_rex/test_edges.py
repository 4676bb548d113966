"""CR-13: the edge cases, one by one; the worked positions CR-13.W1 to W7 are in the examples."""

from __future__ import annotations

from palatine.games.crusader_rex.names import CARD
from palatine.games.crusader_rex.regroup import retreat_ways
from palatine.games.crusader_rex.sea import is_complete
from palatine.games.crusader_rex.tables import FRANKS, SARACENS
from palatine.games.crusader_rex.winter import points_of, price_of_step, supply
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import battle, block, fresh, sally_wins, siege, town, towns, war
from tests.games.crusader_rex.test_battle import sixes, swap
from tests.games.crusader_rex.test_draw import drawing


def test_cr_13_1_all_besiegers_leave_and_the_garrison_moves_in_the_same_turn() -> None:
    t = war("reynald_kerak@kerak!", "saladin@kerak")
    t.moves("saracens", "move_1")
    t.play("group kerak", "march saladin", "step saladin amman", "stop saladin")
    t.play("franks: group kerak", "march reynald_kerak", "step reynald_kerak zoar")
    assert t.town("reynald_kerak") == "zoar"


def test_cr_13_2_the_last_block_sails_out_of_tyre() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "walter@acre")
    t.moves("franks", "move_1")
    t.play("sail conrad", "land conrad acre")
    assert t.control("tyre") == "saracens"
    assert not t.is_open("saladin")
    assert t.told("siege-ends")


def test_cr_13_3_occupy_a_port_then_sail_to_it() -> None:
    t = war("walter@gaza", "balian@ascalon", "zangi@aleppo")
    t.moves("franks", "move_2")
    t.play("group gaza", "march walter", "step walter egypt", "stop walter")
    t.play("sail balian", "land balian egypt")
    assert t.town("balian") == "egypt"


def test_cr_13_4_the_unpinned_block_leaves_by_another_road() -> None:
    t = battle(("saracens", "jericho", ["saladin@jerusalem"]), "king_guy@jerusalem",
               "walter@jerusalem")  # fmt: skip
    t.moves("franks", "move_1", first="saracens")
    t.play("group jerusalem", "march walter")
    assert t.offers("step walter") == ["hebron", "nablus", "ramallah"]
    t.play("step walter nablus", "stop walter")
    assert sum(t.g.used) == 1, "road limits count"


def test_cr_13_5_sides_swap_and_player_1_fires_first() -> None:
    t = swap()
    t.dice(6, 6, 6, 6)
    t.play("fire taqi_al_din")
    assert t.asked == "franks", "B: the defender first, and that is Player 1 now"


def test_cr_13_6_relief_breaks_a_storm() -> None:
    t = war("king_guy@acre!", "saladin@acre", "walter@tiberias")
    t.g.first = SARACENS
    t.enter("franks", "tiberias", "raymond_tiberias@acre")
    t.entered("franks")
    t.fights("saracens")
    t.play("fight acre", "storm saladin")
    t.dice(1, 6, 6, 6)
    t.play("fire saladin")
    t.dice(6, 6, 6, 6)
    t.play("fire king_guy")
    assert (t.g.half, t.g.attacker, t.key) == (NONE, FRANKS, "declare-sally")


def test_cr_13_8_relief_must_retreat_and_salliers_go_in() -> None:
    t = war("king_guy@acre!", "saladin@acre", "walter@tiberias")
    t.g.first = FRANKS
    t.enter("franks", "tiberias", "raymond_tiberias@acre")
    t.entered("franks")
    t.fights("franks")
    t.play("fight acre", "sally king_guy")
    for _ in range(3):
        sixes(t, 1)
        if t.key == "declare-sally":
            t.play("done")
    assert t.key == "retreat-all"
    assert t.is_inside("king_guy")
    t.dice(3)
    t.play("retreat raymond_tiberias tiberias", "saracens: done")
    assert t.steps("king_guy") == 3, "then attrition"


def test_cr_13_9_no_road_back() -> None:
    t = battle(("franks", "kerak", ["jerusalem_templars@jericho", "walter@jericho"]),
               "saladin@jericho", "zangi@kerak")  # fmt: skip
    t.play("fight jericho")
    sixes(t, 3)
    assert (t.town("jerusalem_templars"), t.town("walter")) == ("out", "lost")


def test_cr_13_10_the_places_of_salliers_are_kept() -> None:
    """CR-6.5: they join a field that is defended; CR-6.7: it cannot go in where they came out."""
    t = battle(("saracens", "banyas", ["saladin@tiberias"]), "raymond_tiberias@tiberias",
               "walter@tiberias", "conrad@tiberias")  # fmt: skip
    t.play("fight tiberias", "castle raymond_tiberias", "castle walter")
    sixes(t, 1)
    assert (t.g.round, t.key) == (2, "declare-sally")
    t.play("sally raymond_tiberias", "done")
    assert t.g.attacker == SARACENS, "the field and the sally defend together"
    t.dice(6, 6, 6, 6)
    t.play("fire saladin", "act conrad")
    assert not t.has("withdraw conrad"), "one inside, one to come back"
    t.dice(6, 6, 6, 6)
    t.play("fire conrad")
    assert t.has("withdraw raymond_tiberias"), "he always can"
    t.play("withdraw raymond_tiberias")
    assert t.is_inside("raymond_tiberias")


def test_cr_13_11_a_charge_can_kill_the_charger() -> None:
    t = battle(("saracens", "egypt", ["zangi@beersheba"]), "walter@beersheba:1")
    t.play("fight beersheba")
    t.dice(6)
    t.play("charge walter")
    assert t.town("walter") == "lost"
    assert t.steps("zangi") == 3


def test_cr_13_12_the_last_block_harries() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun:2"]), "turks_1@ajlun", "zangi@ashtera")
    t.play("fight ajlun")
    t.dice(1, 6, 6)
    t.play("harry turks_1")
    assert t.steps("walter") == 1, "hits first"
    t.play("retreat turks_1 ashtera")
    assert t.key in ("regroup", "choose-card")
    assert t.control("ajlun") == "franks", "then the field is lost"


def test_cr_13_13_turcopoles_in_a_sally() -> None:
    t = siege("antioch_turcopoles@acre!", "zangi@acre", "walter@caesarea")
    t.play("fight acre", "done", "franks: sally antioch_turcopoles")
    assert t.options == ["fire antioch_turcopoles", "withdraw antioch_turcopoles"]


def test_cr_13_14_a_town_rated_0() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun")
    t.play("fight ajlun")
    assert t.g.owner == NONE
    assert not t.has("withdraw zangi")
    assert supply(t.g, FRANKS, town("ajlun")) == 1
    assert points_of(war("zangi@ajlun").g, SARACENS, town("ajlun")) == 0


def test_cr_13_15_both_events_in_winter() -> None:
    t = war("king_guy@acre!", "saladin@acre", "walter@legio:1", "balian@legio", turn=6)
    t.hands(franks="manna", saracens="guide")
    t.play("franks: card manna", "saracens: card guide")
    assert t.told("cancelled")
    assert t.town("saladin") == "out"
    assert t.key == "feed"
    t.play("drop balian")
    assert t.key == "replace"


def test_cr_13_16_the_ways_of_intrigue() -> None:
    for last, other, first, cancelled in (
        ("move_3", "guide", NONE, True),
        ("guide", "move_3", FRANKS, False),
        ("move_1", "move_2", SARACENS, False),
    ):
        t = war("walter@acre", "zangi@aleppo", turn=3)
        t.g.last = [NONE, CARD.numbers[last]]
        t.hands(franks="intrigue move_1", saracens=f"{other} move_1")
        t.play("franks: card intrigue", f"saracens: card {other}")
        assert bool(t.told("cancelled")) == cancelled
        assert t.g.first == first
    t = war("walter@acre", "zangi@aleppo", turn=3)
    t.g.last = [NONE, CARD.numbers["move_2"]]
    t.hands(franks="intrigue move_1", saracens="move_2 move_1")
    t.dice(1, 1, 2, 2)
    t.play("franks: card intrigue", "saracens: card move_2")
    assert t.g.first == SARACENS, "maybe a tie"


def test_cr_13_17_guide_counts_for_retreats_too() -> None:
    t = battle(("franks", "jerusalem", ["walter@jericho", "balian@jericho", "king_guy@jericho"]),
               "saladin@jericho", "conrad@jerusalem")  # fmt: skip
    t.g.guide = FRANKS
    t.play("fight jericho")
    t.dice(6, 6, 6, 6)
    t.play("fire saladin", "act walter", "retreat walter jerusalem", "act balian")
    t.play("retreat balian jerusalem", "retreat king_guy jerusalem")
    assert t.count("franks", "jerusalem") == 4


def test_cr_13_18_a_pilgrim_before_a_full_tyre() -> None:
    ports = ["acre", "ascalon", "beirut", "caesarea", "jaffa", "latakia", "margat", "sidon",
             "st_simeon", "tartus", "tripoli"]  # fmt: skip
    emirs = ["al_adil", "al_aziz", "al_afdal", "al_zahir", "qara_qush", "sanjar", "yazkuj",
             "sulaiman", "keukburi", "shirkuh", "jurdik"]  # fmt: skip
    held = [f"{name}@{port}" for name, port in zip(emirs, ports, strict=True)]
    t = drawing("genoa_pilgrims", "zangi", "conrad@tyre!", "king_guy@tyre!", "saladin@tyre", *held)
    assert t.asked == "saracens"
    assert t.town("genoa_pilgrims") == "pool"
    t = drawing("genoa_pilgrims", "zangi", "conrad@tyre!", "saladin@tyre", *held)
    assert t.options == ["place genoa_pilgrims tyre"], "with room it is let in"


def test_cr_13_19_a_dead_crusader_locks_nobody() -> None:
    t = war("richard@out", "robert@england", "crossbows@england", "walter@acre", "zangi@aleppo")
    assert is_complete(t.g, 0)
    t.moves("franks", "move_1")
    assert {"robert", "crossbows"} <= set(t.offers("sail"))


def test_cr_13_20_entering_in_winter() -> None:
    t = war("richard@england", "robert@england", "crossbows@england", "zangi@acre", "walter@jaffa",
            turn=6)  # fmt: skip
    t.moves("franks", "move_1")
    t.play("sail richard")
    assert t.has("land richard jaffa")
    assert not t.has("land richard acre"), "not by attack"


def test_cr_13_21_saladin_besieges_in_winter() -> None:
    t = war("king_guy@acre!", "saladin@acre", "walter@caesarea", turn=6)
    t.winter()
    assert t.town("saladin") == "out"


def test_cr_13_22_points_in_the_enemys_kingdom() -> None:
    t = war("saladin@ascalon:1", "walter@banyas:1")
    assert (
        points_of(t.g, SARACENS, town("ascalon")) // price_of_step(SARACENS, town("ascalon")) == 1
    )
    assert points_of(t.g, FRANKS, town("banyas")) // price_of_step(FRANKS, town("banyas")) == 0


def test_cr_13_23_jihad_on_a_storm() -> None:
    t = siege("reynald_kerak@kerak!", "kurds_1@kerak")
    t.g.jihad = town("kerak")
    t.play("fight kerak", "storm kurds_1")
    assert t.options == ["fire kurds_1", "withdraw kurds_1"]
    t.dice(6, 6, 6, 6)
    t.play("fire kurds_1")
    t.dice(6, 6)
    t.play("fire reynald_kerak")
    assert t.g.round == 2
    assert t.options == ["fire reynald_kerak"], "in round one only"


def test_cr_13_24_a_retreat_into_a_siege_next_door() -> None:
    t = war("balian@nablus!", "saladin@nablus", "zangi@baisan")
    t.g.first = SARACENS
    t.enter("franks", "tiberias", "walter@baisan")
    t.entered("franks")
    t.fights("saracens")
    t.play("fight baisan", "saracens: done", "retreat zangi nablus")
    assert t.town("zangi") == "nablus"
    while t.key != "pick-combat":
        t.play("done")
    t.play("fight nablus")
    assert t.offers("storm") == ["saladin", "zangi"], "he fights there"


def test_cr_13_25_both_came_by_one_road() -> None:
    t = war("zangi@ajlun", "balian@amman", "sanjar@ashtera")
    t.g.first = FRANKS
    t.enter("franks", "tiberias", "walter@ajlun")
    t.entered("franks")
    t.enter("saracens", "tiberias", "keukburi@ajlun")
    t.entered("saracens")
    t.fights("franks")
    t.play("fight ajlun")
    assert towns(retreat_ways(t.g, block("walter"), True)) == []
    assert towns(retreat_ways(t.g, block("zangi"), False)) == ["ashtera", "tiberias"]


def test_cr_13_26_the_last_count_comes_after_the_besiegers_losses() -> None:
    t = war("zangi@jerusalem!", "walter@jerusalem", "saladin@acre", year=1192, turn=6)
    t.winter()
    assert t.key == "over"
    assert t.control("jerusalem") == "saracens"
    assert t.town("walter") == "pool"
    assert t.g.places == [2, 1]


def test_cr_13_27_the_land_column_is_a_reserve_even_if_it_came_first() -> None:
    t = war("zangi@acre", "conrad@tyre", "richard@england", "robert@out", "crossbows@out")
    t.moves("franks", "move_2")
    t.play("group tyre", "march conrad", "step conrad acre", "sail richard", "land richard acre")
    assert (t.arrival("richard"), t.arrival("conrad")) == (1, 2)


def test_cr_13_28_an_overfull_town_must_be_emptied_first() -> None:
    t = fresh("seats")
    t.play("seat antioch_templars jerusalem")
    assert not t.has("done")
    movers = {code.split()[1] for code in t.options}
    assert movers <= {"jerusalem_templars", "jerusalem_hospitallers", "king_guy"}
    assert "antioch_templars" not in movers, "each block once"
    t.play("seat jerusalem_hospitallers margat")
    assert t.has("done")


def test_cr_13_29_salliers_hold_the_field_as_defenders() -> None:
    t = sally_wins()
    assert t.g.attacker == SARACENS
    assert "acre" in t.offers("retreat raymond_tiberias")


def test_cr_13_30_the_besieger_leaves_with_everybody() -> None:
    t = siege("reynald_kerak@kerak:1!", "saladin@kerak", "zangi@amman")
    t.play("fight kerak", "done", "franks: done", "retreat saladin amman")
    assert (t.asked, t.key) == ("franks", "regroup")
    t.play("done")
    assert t.steps("reynald_kerak") == 1, "no attrition"


def test_cr_13_31_assassins_end_a_siege() -> None:
    t = war("reynald_kerak@kerak:1!", "saladin@kerak", "walter@acre")
    t.moves("saracens", "assassins")
    t.luck(0)
    t.dice(1, 6, 6)
    t.play("strike kerak castle")
    assert t.control("kerak") == "saracens"
    assert not t.is_open("saladin")
    assert (t.asked, t.key) == ("franks", "spend-move")


def test_cr_13_32_only_the_garrison_is_left() -> None:
    t = siege("king_guy@acre!", "zangi@acre:1", "walter@caesarea")
    t.play("fight acre", "storm zangi")
    t.dice(1, 6, 6, 6)
    t.play("act king_guy" if t.key == "act" else "fire king_guy")
    assert t.town("zangi") == "lost"
    assert (t.asked, t.key) == ("franks", "regroup")
    assert not t.is_inside("king_guy")


def test_cr_13_33_the_garrison_of_a_kept_siege_sails_away() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "zangi@tyre", "keukburi@tyre", "walter@acre", turn=6)
    t.g.campaigner = SARACENS
    t.moves("saracens", "winter_campaign", "move_1", first="saracens")
    t.play("keep_siege tyre", "franks: sail conrad", "land conrad acre")
    assert t.g.chance.drawn == 0, "no attrition"
    assert (t.asked, t.key) == ("saracens", "feed"), "but supply is checked"
    assert t.count("saracens", "tyre") == 3


def test_cr_13_34_the_besieger_takes_the_empty_castle_before_the_second_column() -> None:
    t = war("king_guy@acre:1!", "saladin@acre", "keukburi@acre", "walter@tyre")
    t.g.first = FRANKS
    t.enter("franks", "tiberias", "raymond_tiberias@acre:1")
    t.enter("franks", "tyre", "conrad@acre")
    t.entered("franks", "acre", "tiberias")
    t.fights("franks")
    t.play("fight acre", "sally king_guy")
    t.dice(1, 2, 6, 6)
    t.play("fire saladin")
    assert (t.g.round, t.g.owner, t.g.attacker) == (2, SARACENS, FRANKS)
    assert t.fighters("franks", "acre") == ["conrad"]
    assert t.has("withdraw saladin")


def test_cr_6_w6_the_last_block_harries_the_last_enemy() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun:1"]), "turks_1@ajlun", "zangi@ashtera")
    t.play("fight ajlun")
    t.dice(1, 6, 6)
    t.play("harry turks_1", "retreat turks_1 ashtera")
    assert t.control("ajlun") == "saracens", "vacant, and Syrian"
    t = war("turks_1@ajlun", "zangi@ashtera", "balian@amman")
    t.g.first = FRANKS
    t.enter("franks", "tiberias", "walter@ajlun:1")
    t.enter("franks", "amman", "conrad@ajlun")
    t.entered("franks", "ajlun", "tiberias")
    t.fights("franks")
    t.play("fight ajlun")
    t.dice(1, 6, 6)
    t.play("harry turks_1", "retreat turks_1 ashtera")
    assert (t.asked, t.key) == ("franks", "regroup"), "with a column to come the Franks have won"
    t.play("done")
    assert t.town("conrad") == "ajlun"


def test_cr_13_w4_four_by_one_road_and_two_by_another_pin_four_of_five() -> None:
    franks = ["king_guy", "walter", "balian", "jerusalem_templars", "jerusalem_hospitallers"]
    t = war(*[f"{name}@jerusalem" for name in franks])
    t.g.first = SARACENS
    t.enter(
        "saracens", "hebron", *[f"{n}@jerusalem" for n in ("saladin", "al_adil", "zangi", "yuzpah")]
    )
    t.enter("saracens", "jericho", "arabs_1@jerusalem", "arabs_2@jerusalem")
    t.entered("saracens", "jerusalem", "hebron")
    t.moves("franks", "move_3", first="saracens")
    t.play("group jerusalem", "march walter", "step walter nablus", "stop walter")
    assert not t.has("group jerusalem"), "one was free"
