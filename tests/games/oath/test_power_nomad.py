"""The powers of the Nomad suit, by name."""

from __future__ import annotations

from palatine.games.oath.cards import adviser_limit, is_locked, is_protected, is_relic_locked
from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.power import TABLE
from palatine.games.oath.tables import CARD_IDS, DARKEST_SECRET, POWER_IDS
from palatine.kernel.chance import fast
from palatine.kernel.position import read, write
from tests.games.oath.princely import princely, run, turn
from tests.games.oath.table import (
    act,
    advise,
    advisers,
    attack,
    bank,
    banner,
    card,
    cards,
    citizen,
    discard,
    favor,
    garrison,
    hold,
    lay_relic,
    on_card,
    options,
    own,
    pawn,
    pile,
    play,
    put,
    question,
    relic,
    relics,
    roll,
    rolled,
    searched,
    seat,
    secrets,
    slot,
    supply,
    table,
    warbands,
)

# battle plans


def test_rain_boots_void_single_shields_and_go() -> None:
    g = table(3)
    advise(g, "red", "rain_boots")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "shield", "sword", "sword", "sword")
    attack(g, "red", "blue", 3)
    play(g, "use rain_boots", "garrison cradle_1 1")
    assert g.facts[-1].key != "battle"
    battle = [fact.numbers for fact in g.facts if fact.key == "battle"][-1]
    assert battle[:2] == [3, 1]  # the warband alone defends
    assert advisers(g, "red") == []
    check(g)


def test_horse_archers_add_three_dice_and_go() -> None:
    g = table(3)
    advise(g, "red", "horse_archers")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 4)
    attack(g, "red", "blue", 1)
    play(g, "use horse_archers", "garrison cradle_1 1")
    assert len(rolled(g)) == 4
    assert pile(g, "provinces") == ["horse_archers"]


def test_horse_archers_of_bandits_remove_dice_and_go() -> None:
    """OA-CAM-22."""
    g = table(3)
    put(g, "cradle_1", "horse_archers")
    roll(g, "blank", "blank", "blank")
    attack(g, "red", "bandits", 1)
    if question(g) == "red sacrifice":
        play(g, "pass")
    assert rolled(g) == []
    assert cards(g, "cradle_1") == []
    assert pile(g, "provinces") == ["horse_archers"]


def test_warning_signals_change_the_defending_force() -> None:
    g = table(3)
    advise(g, "blue", "warning_signals")
    garrison(g, "cradle_1", "blue", 1)
    garrison(g, "provinces_1", "blue", 4)
    pawn(g, "blue", "provinces_2")
    roll(g, "blank")
    attack(g, "red", "blue", 0)
    play(g, "blue: use warning_signals", "garrison cradle_1 7")
    assert question(g) == "red act"  # seven warbands are too many for a sacrifice
    assert g.garrison[slot("cradle_1")] == 7
    assert g.garrison[slot("provinces_1")] == 1
    assert warbands(g, "blue") == 0
    assert advisers(g, "blue") == []
    check(g)


def test_warning_signals_of_a_citizen_move_purple_warbands() -> None:
    g = table(3)
    citizen(g, "blue")
    advise(g, "blue", "warning_signals")
    garrison(g, "cradle_1", "purple", 1)
    garrison(g, "provinces_1", "purple", 2)
    act(g, "red")
    play(g, "begin campaign", "against blue", "pass", "attack_with 0")
    play(g, "blue: use warning_signals", "garrison cradle_1 3", "garrison provinces_1 1")
    assert g.garrison[slot("cradle_1")] == 3
    assert g.garrison[slot("provinces_1")] == 1
    assert warbands(g, "blue") == 2
    check(g)


def test_warning_signals_of_bandits_do_nothing_and_go() -> None:
    g = table(3)
    put(g, "cradle_1", "warning_signals")
    roll(g, "blank", "sword", "sword")
    attack(g, "red", "bandits", 2)
    play(g, "garrison cradle_1 0")
    assert cards(g, "cradle_1") == []


def test_lancers_double_the_roll_and_its_skulls() -> None:
    g = table(3)
    advise(g, "red", "lancers")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", "double_sword_skull")
    attack(g, "red", "blue", 1)
    play(g, "use lancers")
    battle = [fact.numbers for fact in g.facts if fact.key == "battle"][-1]
    assert battle[0] == 4
    assert warbands(g, "red") == 1
    play(g, "garrison cradle_1 1")
    assert advisers(g, "red") == []


def test_mounted_patrol_halves_the_final_pool() -> None:
    g = table(3)
    advise(g, "blue", "mounted_patrol", "longbows")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    own(g, "red", warbands=6)
    roll(g, "blank", "hollow_sword", "hollow_sword")
    attack(g, "red", "blue", 6)
    play(g, "blue: use mounted_patrol", "blue: use longbows")
    assert len(rolled(g)) == 2  # half of five
    play(g, "pass")
    assert advisers(g, "blue") == ["longbows"]


def test_mountain_giant_gives_one_die_or_three_and_goes() -> None:
    for n, left in ((1, ["mountain_giant"]), (3, [])):
        g = table(3)
        advise(g, "red", "mountain_giant")
        garrison(g, "cradle_1", "blue", 1)
        pawn(g, "blue", "provinces_1")
        roll(g, "blank", *["sword"] * 6)
        attack(g, "red", "blue", 2)
        play(g, "use mountain_giant", f"choose_number {n}", "garrison cradle_1 1")
        assert len(rolled(g)) == 2 + n
        assert advisers(g, "red") == left
        assert secrets(g, "red") == 0
        check(g)


def test_rival_khan_needs_a_nomad_adviser_of_the_enemy() -> None:
    g = table(3)
    advise(g, "red", "rival_khan")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank")
    attack(g, "red", "blue", 0)
    assert question(g) == "red sacrifice"
    g = table(3)
    advise(g, "red", "rival_khan")
    advise(g, "blue", "elders")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 5)
    attack(g, "red", "blue", 1)
    play(g, "use rival_khan", "garrison cradle_1 1")
    assert len(rolled(g)) == 5
    assert advisers(g, "red") == []


def test_great_crusade_counts_nomad_cards_ruled_with_itself() -> None:
    g = table(3)
    advise(g, "red", "great_crusade", "elders")
    put(g, "provinces_1", "tents")
    garrison(g, "provinces_1", "red", 1)
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_2")
    roll(g, "blank", *["sword"] * 4)
    attack(g, "red", "blue", 1)
    play(g, "use great_crusade", "garrison cradle_1 1")
    assert len(rolled(g)) == 4
    assert advisers(g, "red") == ["elders"]


def test_great_crusade_counts_the_whole_imperial_side() -> None:
    """OA-PWR-12."""
    g = table(3)
    citizen(g, "blue")
    advise(g, "blue", "great_crusade")
    advise(g, "purple", "elders")
    garrison(g, "cradle_1", "purple", 1)
    put(g, "cradle_1", "tents")
    pawn(g, "purple", "provinces_1")
    own(g, "red", warbands=5)
    act(g, "red")
    play(g, "begin campaign", "against blue", "pass", "attack_with 5", "blue: use great_crusade")
    assert len(rolled(g)) == 2


def test_storm_caller_adds_two_defense_dice_and_goes() -> None:
    g = table(3)
    advise(g, "blue", "storm_caller")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", "blank", "blank")
    attack(g, "red", "blue", 0)
    play(g, "blue: use storm_caller", "red: pass")
    defense = [fact.numbers for fact in g.facts if fact.key == "rolled-defense"][-1]
    assert len(defense) == 3
    assert advisers(g, "blue") == []


def test_wild_mounts_keep_nomad_plans_for_a_beast_card() -> None:
    g = table(3)
    advise(g, "red", "wild_mounts", "horse_archers", "wolves")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 4)
    attack(g, "red", "blue", 1)
    play(g, "use wild_mounts", "use horse_archers", "garrison cradle_1 1", "choose_card wolves")
    assert advisers(g, "red") == ["wild_mounts", "horse_archers"]
    assert pile(g, "provinces") == ["wolves"]


def test_wild_mounts_may_be_declined_and_need_a_beast_card() -> None:
    g = table(3)
    advise(g, "red", "wild_mounts", "horse_archers", "wolves")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 4)
    attack(g, "red", "blue", 1)
    play(g, "use wild_mounts", "use horse_archers", "garrison cradle_1 1", "pass")
    assert advisers(g, "red") == ["wild_mounts", "wolves"]


def test_wild_mounts_of_bandits_save_two_plans_with_their_first_beast() -> None:
    """OA-CAM-22."""
    g = table(3)
    put(g, "cradle_1", "wild_mounts", "horse_archers")
    put(g, "cradle_2", "wolves")
    put(g, "provinces_1", "storm_caller")
    roll(g, *["blank"] * 9)
    attack(g, "red", "bandits", 0)
    if question(g) == "red sacrifice":
        play(g, "pass")
    assert cards(g, "cradle_2") == []
    assert cards(g, "cradle_1") == ["wild_mounts", "horse_archers"]
    assert cards(g, "provinces_1") == ["storm_caller"]


# travel


def test_tents_free_a_travel_within_the_region() -> None:
    g = table(3, {"cradle_1": "mine"})
    advise(g, "red", "tents")
    act(g, "red")
    play(g, "begin travel", "modify tents", "travel_to cradle_2")
    assert supply(g, "red") == 7
    assert on_card(g, "tents") == (1, 0)
    own(g, "red", favor=0)
    act(g, "red")
    play(g, "begin travel")
    assert "modify tents" not in options(g)


def test_special_envoy_travels_free_and_ends_the_act_phase() -> None:
    g = table(3)
    advise(g, "red", "special_envoy")
    act(g, "red")
    play(g, "begin travel", "modify special_envoy", "travel_to hinterland_1")
    assert question(g) == "blue act"
    assert g.pawn[seat("red")] == slot("hinterland_1")


def test_a_fast_steed_carries_three_warbands_at_most() -> None:
    g = table(3, {"cradle_1": "mine"})
    advise(g, "red", "a_fast_steed")
    act(g, "red")
    play(g, "begin travel", "modify a_fast_steed", "travel_to hinterland_1")
    assert supply(g, "red") == 7
    own(g, "red", favor=1, warbands=4)
    g.load(card("a_fast_steed"), -1, 0)
    act(g, "red")
    play(g, "begin travel")
    assert "modify a_fast_steed" not in options(g)


def test_way_station_is_free_for_its_ruler() -> None:
    g = table(3, {"cradle_1": "mine"})
    put(g, "hinterland_1", "way_station")
    garrison(g, "hinterland_1", "red", 1)
    act(g, "red")
    play(g, "begin travel", "modify way_station", "travel_to hinterland_1")
    assert (supply(g, "red"), favor(g, "red")) == (7, 1)


def test_way_station_costs_others_a_favor_only_if_they_go_there() -> None:
    for where, left, theirs in (("hinterland_1", 0, 2), ("provinces_1", 1, 1)):
        g = table(3, {"cradle_1": "mine"})
        put(g, "hinterland_1", "way_station")
        garrison(g, "hinterland_1", "blue", 1)
        act(g, "red")
        play(g, "begin travel", "modify way_station", f"travel_to {where}")
        assert (favor(g, "red"), favor(g, "blue")) == (left, theirs)


def test_way_station_of_bandits_burns_the_favor() -> None:
    g = table(3, {"cradle_1": "mine"})
    put(g, "hinterland_1", "way_station")
    shared = g.shared_favor()
    act(g, "red")
    play(g, "begin travel", "modify way_station", "travel_to hinterland_1")
    assert favor(g, "red") == 0
    assert g.shared_favor() == shared + 1
    own(g, "red", favor=0)
    pawn(g, "red", "cradle_1")
    act(g, "red")
    play(g, "begin travel")
    assert "modify way_station" not in options(g)


def test_hospitality_pays_for_a_suit_at_both_ends() -> None:
    g = table(3, {"cradle_1": "mine"})
    advise(g, "red", "hospitality", "storyteller")
    put(g, "cradle_2", "elders", "wayside_inn", "keep")
    act(g, "red")
    play(g, "begin travel", "modify hospitality", "travel_to cradle_2")
    assert options(g) == ["choose_suit hearth", "choose_suit nomad"]
    play(g, "choose_suit hearth")
    assert (favor(g, "red"), bank(g, "hearth")) == (2, 2)


def test_hospitality_pays_nothing_without_a_match() -> None:
    g = table(3, {"cradle_1": "mine"})
    advise(g, "red", "hospitality")
    put(g, "cradle_2", "keep")
    act(g, "red")
    play(g, "begin travel", "modify hospitality", "travel_to cradle_2")
    assert question(g) == "red act"
    assert favor(g, "red") == 1


# actions


def test_elders_sell_a_secret_for_two_favor() -> None:
    g = table(3)
    advise(g, "red", "elders")
    own(g, "red", favor=2)
    act(g, "red")
    play(g, "use elders")
    assert secrets(g, "red") == 2
    assert on_card(g, "elders") == (2, 0)


def test_ancient_binding_leaves_everybody_one_secret() -> None:
    g = table(4)
    advise(g, "red", "ancient_binding", "tutor")
    own(g, "red", secrets=4)
    own(g, "blue", secrets=3)
    own(g, "yellow", secrets=2)
    g.flipped[seat("yellow")] = 1
    g.flipped[seat("red")] = 2
    own(g, "purple", secrets=0)
    g.flipped[seat("purple")] = 2
    g.banner_tokens[DARKEST_SECRET] = 4
    act(g, "red")
    g.load(card("tutor"), 1, 1)
    play(g, "use ancient_binding", "yellow: choose_number 0")
    assert g.secrets == [0, 0, 1, 0]
    assert g.flipped == [1, 0, 0, 1]
    assert on_card(g, "ancient_binding") == (0, 1)
    assert on_card(g, "tutor") == (1, 0)
    assert g.banner_tokens[DARKEST_SECRET] == 4
    own(g, "red", secrets=1)
    act(g, "red")
    assert "use ancient_binding" not in options(g)


def test_convoys_lay_one_pile_on_another() -> None:
    g = table(3)
    put(g, "cradle_1", "convoys")
    discard(g, "cradle", "elders")
    discard(g, "hinterland", "tents", "vision_of_faith")
    act(g, "red")
    play(g, "use convoys", "choose_region hinterland")
    assert pile(g, "cradle") == ["elders", "tents", "vision_of_faith"]
    assert g.cradle_back == [0, 0, 1]
    assert pile(g, "hinterland") == []
    assert favor(g, "red") == 0
    check(g)


def test_convoys_work_with_empty_piles() -> None:
    g = table(3)
    put(g, "cradle_1", "convoys")
    act(g, "red")
    play(g, "use convoys", "choose_region provinces")
    assert on_card(g, "convoys") == (1, 0)


def test_resettle_moves_a_nomad_adviser_of_anybody_to_a_site() -> None:
    g = table(3)
    put(g, "cradle_1", "resettle")
    advise(g, "blue", "elders", "storyteller", "faithful_friend")
    act(g, "red")
    play(g, "use resettle", "choose_site hinterland_3")  # the Elders alone can go
    assert cards(g, "hinterland_3") == ["elders"]
    assert advisers(g, "blue") == ["storyteller", "faithful_friend"]
    assert "use resettle" not in options(g)
    check(g)


def test_resettle_needs_a_faceup_site_with_room() -> None:
    g = table(3)
    put(g, "cradle_1", "resettle")
    advise(g, "blue", "elders")
    g.site_up &= ~(1 << slot("hinterland_3"))
    g.derive()
    act(g, "red")
    play(g, "use resettle")
    assert "choose_site hinterland_3" not in options(g)
    assert "choose_site cradle_1" in options(g)


def test_oracle_finds_the_uppermost_vision() -> None:
    g = table(3)
    put(g, "cradle_1", "oracle")
    own(g, "red", secrets=2)
    order = g.world[:]
    top = [number for number in order if number >= card("vision_of_conquest")][-1]
    act(g, "red")
    play(g, "use oracle")
    assert question(g) == "red play"
    assert g.visions_drawn == 1
    assert f"play_facedown {CARD_IDS[top]}" in options(g)
    play(g, f"discard {CARD_IDS[top]}")
    order.remove(top)
    assert g.world == order
    assert pile(g, "provinces") == [CARD_IDS[top]]
    assert on_card(g, "oracle") == (0, 2)
    check(g)


def test_cp_gen_3_oracle_gives_the_prince_no_adviser() -> None:
    """He has no adviser cards and reveals no Vision: nobody is asked, and nobody sees it."""
    g = princely("exile", 1, "extended")
    g.secrets[g.prince] = 3
    put(g, "cradle_1", "oracle")
    turn(g, 99)
    TABLE[POWER_IDS.index("oracle")].act(g, slot("cradle_1"), g.prince)
    run(g)
    assert g.prince not in g.adviser_of
    assert g.visions_drawn == 1
    assert len(pile(g, "provinces")) == 1
    check(g)


def test_oracle_needs_a_vision_in_the_deck() -> None:
    g = table(3)
    put(g, "cradle_1", "oracle")
    own(g, "red", secrets=2)
    for _ in range(5):
        g.world.pop(0)
        g.world_known.pop(0)
        g.world_part.pop(0)
    act(g, "red")
    assert "use oracle" not in options(g)


def test_oracle_pays_forced_labors_toll() -> None:
    g = table(3)
    put(g, "cradle_1", "oracle", "forced_labor")
    garrison(g, "cradle_1", "blue", 1)
    own(g, "red", favor=0, secrets=2)
    act(g, "red")
    assert "use oracle" not in options(g)
    own(g, "red", favor=1)
    act(g, "red")
    play(g, "use oracle")
    assert (favor(g, "red"), favor(g, "blue")) == (0, 2)


def test_oracle_may_bury_the_vision_with_cracked_horn() -> None:
    g = table(3)
    put(g, "cradle_1", "oracle")
    hold(g, "red", "cracked_horn")
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "use oracle", "yes")
    code = next(option for option in options(g) if option.startswith("discard"))
    play(g, code)
    assert CARD_IDS[g.world[0]] == code.removeprefix("discard ")
    assert pile(g, "provinces") == []
    check(g)


# when played


def test_faithful_friend_gives_four_supply_up_to_seven() -> None:
    g = table(3)
    g.supply[seat("red")] = 4
    searched(g, "faithful_friend", "keep", "tents")
    play(g, "play_adviser faithful_friend")
    assert supply(g, "red") == 6
    g = table(3)
    searched(g, "faithful_friend", "keep", "tents")
    play(g, "play_adviser faithful_friend")
    assert supply(g, "red") == 7


def test_great_herd_may_swap_with_a_nomad_card_on_the_map() -> None:
    g = table(3)
    put(g, "provinces_1", "elders", "sacred_ground")
    put(g, "provinces_2", "keep")
    g.load(card("elders"), 1, 0)
    searched(g, "great_herd", "longbows", "tents")
    play(g, "play_to_site great_herd cradle_1")
    assert options(g) == ["choose_card elders", "pass"]  # Sacred Ground is locked
    play(g, "choose_card elders")
    assert cards(g, "cradle_1") == ["elders"]
    assert cards(g, "provinces_1") == ["great_herd", "sacred_ground"]
    assert on_card(g, "elders") == (1, 0)
    assert favor(g, "red") == 2
    check(g)


def test_twin_brother_may_swap_with_another_nomad_adviser() -> None:
    g = table(3)
    advise(g, "blue", "elders", "storyteller", "faithful_friend")
    searched(g, "twin_brother", "longbows", "tents")
    play(g, "play_adviser twin_brother")
    assert options(g) == ["choose_card elders", "pass"]
    play(g, "choose_card elders")
    assert advisers(g, "red") == ["elders"]
    assert advisers(g, "blue") == ["twin_brother", "storyteller", "faithful_friend"]
    check(g)


def test_the_gathering_brings_pawns_and_bargains() -> None:
    """OA-NEG-07: from the Chancellor on; it ends when all pass in a row."""
    g = table(3)
    pawn(g, "purple", "provinces_1")
    pawn(g, "blue", "hinterland_1")
    advise(g, "blue", "elders")
    searched(g, "the_gathering", "longbows", "tents")
    play(g, "play_to_site the_gathering cradle_1", "purple: no", "blue: yes")
    assert g.pawn[seat("blue")] == slot("cradle_1")
    assert g.pawn[seat("purple")] == slot("provinces_1")
    play(g, "red: choose_player blue", "get_adviser 1", "give_favor 1", "send", "blue: accept")
    assert advisers(g, "red") == ["elders"]
    play(g, "blue: pass", "red: pass")
    assert question(g) == "red act"
    check(g)


def test_the_gathering_counts_a_bargain_without_an_exchange_as_a_pass() -> None:
    g = table(3)
    pawn(g, "purple", "provinces_1")
    searched(g, "the_gathering", "longbows", "tents")
    play(g, "play_to_site the_gathering cradle_1", "purple: no")
    play(g, "red: choose_player blue", "red: stop", "blue: pass")
    assert question(g) == "red act"


def test_pilgrimage_trades_denizens_of_the_site_for_dispossessed_ones() -> None:
    g = table(3)
    put(g, "cradle_1", "elders", "a_round_of_ale")
    g.load(card("elders"), 2, 0)
    g.dispossessed = [card("wolves"), card("keep")]
    g.dispossessed_known = [0, 0]
    for id in ("wolves", "keep"):
        at = g.world.index(card(id))
        g.world.pop(at)
        g.world_known.pop(at)
        g.world_part.pop(at)
    searched(g, "pilgrimage", "longbows", "tents")
    before = len(pile(g, "cradle"))
    play(g, "play_adviser pilgrimage")
    assert cards(g, "cradle_1") == ["a_round_of_ale"]  # locked
    assert len(g.dispossessed) == 2
    assert len(pile(g, "cradle")) == before + 1
    assert g.cradle_known[-1] == 1 << seat("red")
    assert on_card(g, "elders") == (0, 0)
    assert bank(g, "nomad") == 5
    check(g)


def test_ancient_pact_makes_a_citizen_with_an_unseen_relic() -> None:
    g = table(3)
    banner(g, "darkest_secret", "red", 4)
    hidden = g.reliquary[2]
    searched(g, "ancient_pact", "longbows", "tents")
    play(g, "play_adviser ancient_pact", "yes", "choose_space careless")
    assert g.is_citizen(seat("red"))
    assert g.relics_of(seat("red")) == [hidden]
    assert g.banner_of[DARKEST_SECRET] == seat("purple")
    assert g.banner_tokens[DARKEST_SECRET] == 4  # given, not seized
    assert question(g) == "blue act"
    check(g)


def test_ancient_pact_may_be_declined_and_needs_the_darkest_secret() -> None:
    g = table(3)
    banner(g, "darkest_secret", "red")
    searched(g, "ancient_pact", "longbows", "tents")
    play(g, "play_adviser ancient_pact", "no")
    assert not g.is_citizen(seat("red"))
    g = table(3)
    searched(g, "ancient_pact", "longbows", "tents")
    play(g, "play_adviser ancient_pact")
    assert question(g) == "red act"


# always


def test_vow_of_kinship_makes_the_nomad_bank_the_purse() -> None:
    g = table(3)
    own(g, "red", favor=2)
    searched(g, "vow_of_kinship", "longbows", "tents")
    play(g, "play_adviser vow_of_kinship")
    assert (favor(g, "red"), bank(g, "nomad")) == (0, 5)
    advise(g, "red", "wayside_inn")
    g.supply[seat("red")] = 3
    act(g, "red")
    play(g, "use wayside_inn")  # paid from the bank
    assert bank(g, "nomad") == 4
    assert supply(g, "red") == 5
    put(g, "cradle_1", "storyteller")
    act(g, "red")
    play(g, "begin trade", "trade_for_favor storyteller")
    assert (favor(g, "red"), bank(g, "hearth"), bank(g, "nomad")) == (0, 1, 6)


def test_vow_of_kinship_leads_gifts_to_the_bank_and_nobody_can_take_it() -> None:
    g = table(3)
    advise(g, "red", "vow_of_kinship")
    own(g, "red", favor=0)
    advise(g, "blue", "charming_friend")
    pawn(g, "purple", "provinces_1")
    act(g, "blue")
    play(g, "use charming_friend")
    assert (favor(g, "blue"), bank(g, "nomad")) == (1, 3)
    put(g, "provinces_1", "toll_roads")
    garrison(g, "provinces_1", "red", 1)
    act(g, "blue")
    play(g, "begin travel", "travel_to provinces_1")
    assert (favor(g, "red"), bank(g, "nomad")) == (0, 4)


def test_lost_tongue_protects_from_who_rules_no_nomad_card() -> None:
    g = table(3)
    advise(g, "blue", "lost_tongue")
    hold(g, "blue", "map")
    red, blue = seat("red"), seat("blue")
    assert is_protected(g, red, blue, relic("map"))
    act(g, "red")
    garrison(g, "cradle_1", "blue", 1)
    play(g, "begin campaign", "against blue")
    assert "target_relic map" not in options(g)
    advise(g, "red", "elders")
    assert not is_protected(g, red, blue, relic("map"))
    assert not is_protected(g, blue, blue, relic("map"))


def test_spell_breaker_bars_secrets_in_prices_for_enemies_of_its_ruler() -> None:
    g = table(3)
    put(g, "provinces_1", "spell_breaker")
    garrison(g, "provinces_1", "blue", 1)
    advise(g, "red", "charming_friend", "memory_of_home", "storyteller")
    act(g, "red")
    found = options(g)
    assert "use charming_friend" not in found
    assert "use memory_of_home" not in found
    assert "use storyteller" in found
    garrison(g, "provinces_1", "red", 1)
    act(g, "red")
    assert "use charming_friend" in options(g)


def test_spell_breaker_of_bandits_binds_everybody_and_counts_the_buried_giant() -> None:
    g = table(3, {"cradle_1": "buried_giant"})
    act(g, "red")
    play(g, "begin travel")
    assert "modify buried_giant" in options(g)
    put(g, "provinces_1", "spell_breaker")
    act(g, "red")
    play(g, "begin travel")
    assert "modify buried_giant" not in options(g)


def test_ancient_bloodline_locks_the_holders_sites_for_enemies() -> None:
    g = table(3)
    advise(g, "blue", "ancient_bloodline")
    put(g, "cradle_1", "elders")
    lay_relic(g, "cradle_1", "map")
    garrison(g, "cradle_1", "blue", 1)
    here = slot("cradle_1")
    assert is_locked(g, seat("red"), card("elders"), here)
    assert is_relic_locked(g, seat("red"), here)
    assert not is_locked(g, seat("blue"), card("elders"), here)
    advise(g, "red", "relic_breaker")
    act(g, "red")
    assert "use relic_breaker" not in options(g)
    garrison(g, "cradle_1", "red", 1)
    act(g, "red")
    assert "use relic_breaker" in options(g)


def test_family_wagon_holds_any_number_of_nomads_and_one_other() -> None:
    g = table(3)
    advise(g, "red", "elders", "tents", "lancers")
    searched(g, "family_wagon", "longbows", "keep")
    play(g, "play_adviser family_wagon")  # on top of three Nomads
    assert advisers(g, "red") == ["elders", "tents", "lancers", "family_wagon"]
    searched(g, "storyteller", "wolves", "tutor")
    play(g, "play_adviser storyteller")
    assert len(advisers(g, "red")) == 5
    assert adviser_limit(g, seat("red")) == 5
    check(g)


def test_family_wagon_makes_a_second_other_adviser_replace_the_first() -> None:
    g = table(3)
    advise(g, "red", "elders", "family_wagon", "storyteller")
    g.supply[seat("red")] = 7
    searched(g, "keep", "longbows", "tutor")
    play(g, "play_facedown keep")
    # a Nomad does not help; the wagon would, as three are left then
    assert options(g) == ["choose_adviser red 2", "choose_adviser red 3"]
    play(g, "choose_adviser red 3")
    assert advisers(g, "red") == ["elders", "family_wagon", "keep"]
    check(g)


def test_family_wagon_that_is_lost_leaves_three_advisers() -> None:
    g = table(3)
    advise(g, "blue", "elders", "tents", "lancers", "family_wagon", "storyteller")
    banner(g, "darkest_secret", "blue")
    put(g, "cradle_1", "armed_mob")
    act(g, "red")
    play(g, "use armed_mob", "choose_card family_wagon")
    read(GAME, write(g), fast("a position names the rule under way"))
    play(g, "blue: choose_adviser blue 1")
    assert advisers(g, "blue") == ["tents", "lancers", "storyteller"]
    check(g)


def test_relic_worship_pays_for_recovered_relics() -> None:
    g = table(3, {"cradle_1": "deep_woods"})
    advise(g, "red", "relic_worship")
    lay_relic(g, "cradle_1", "map")
    g.supply[seat("red")] = 3
    own(g, "red", favor=5, secrets=5)
    act(g, "red")
    play(g, "begin recover", "recover_relic 1")
    assert relics(g, "red") == ["map"]
    assert supply(g, "red") == 5


def test_relic_worship_counts_a_relic_of_deep_woods_and_no_banner() -> None:
    g = table(3, {"cradle_1": "deep_woods"})
    advise(g, "red", "relic_worship")
    lay_relic(g, "cradle_1", "map")
    g.supply[seat("red")] = 4
    searched(g, "wolves", "longbows", "tutor")
    play(g, "play_to_site wolves cradle_1")
    assert relics(g, "red") == ["map"]
    assert supply(g, "red") == 5
    own(g, "red", secrets=3)
    act(g, "red")
    play(g, "begin recover", "recover_banner darkest_secret", "pay 2")
    assert supply(g, "red") == 4


def test_sacred_ground_admits_faceup_visions_only_there() -> None:
    g = table(3)
    put(g, "provinces_1", "sacred_ground")
    searched(g, "vision_of_faith")
    assert "reveal vision_of_faith" not in options(g)
    g = table(3)
    put(g, "cradle_1", "sacred_ground")
    searched(g, "vision_of_faith")
    assert "reveal vision_of_faith" in options(g)
    g = table(3)
    put(g, "provinces_1", "sacred_ground")
    searched(g, "conspiracy")
    assert "reveal conspiracy" in options(g)


def test_family_wagon_lets_the_pied_piper_come_later() -> None:
    g = table(3)
    advise(g, "red", "elders", "family_wagon", "storyteller")
    searched(g, "pied_piper", "longbows", "tutor")
    play(g, "play_adviser pied_piper")
    assert advisers(g, "red") == ["elders", "family_wagon", "storyteller", "pied_piper"]
    check(g)


def test_family_wagon_counts_a_pied_piper_that_was_there_before() -> None:
    g = table(3)
    advise(g, "red", "elders", "pied_piper", "family_wagon")
    searched(g, "storyteller", "longbows", "tutor")
    play(g, "play_adviser storyteller")
    assert options(g) == ["choose_adviser red 2", "choose_adviser red 3"]


def test_ancient_bloodline_keeps_a_homelands_relic() -> None:
    g = table(3, {"cradle_1": "deep_woods"})
    advise(g, "blue", "ancient_bloodline")
    garrison(g, "cradle_1", "blue", 1)
    lay_relic(g, "cradle_1", "map")
    searched(g, "wolves", "longbows", "tutor")
    play(g, "play_to_site wolves cradle_1")
    assert relics(g, "red") == []


def test_great_crusade_of_bandits_counts_the_cards_they_rule() -> None:
    g = table(3)
    put(g, "cradle_1", "great_crusade")
    put(g, "cradle_2", "elders")
    put(g, "provinces_1", "lancers")
    garrison(g, "provinces_1", "blue", 1)
    own(g, "red", warbands=5)
    attack(g, "red", "bandits", 5)
    assert len(rolled(g)) == 3
