"""The powers of the Beast suit, by name."""

from __future__ import annotations

from palatine.games.oath.invariants import limits_fit
from palatine.games.oath.names import ATTACKERS
from palatine.games.oath.tables import GRAND_SCEPTER
from palatine.games.oath.tokens import campaign_of
from tests.games.oath.table import (
    act,
    advise,
    advisers,
    bank,
    banner,
    campaign,
    cards,
    citizen,
    discard,
    favor,
    garrison,
    hold,
    in_hand,
    on_card,
    options,
    own,
    pawn,
    pile,
    play,
    put,
    question,
    relic,
    roll,
    seat,
    secrets,
    slot,
    supply,
    table,
    top_of_world,
    war_options,
    warbands,
)


def test_errand_boy_searches_a_foreign_pile() -> None:
    g = table(3)
    advise(g, "red", "errand_boy")
    discard(g, "hinterland", "keep", "elders")
    act(g, "red")
    play(g, "begin search")
    assert "search_pile hinterland" not in options(g)
    play(g, "modify errand_boy", "search_pile hinterland", "discard keep", "discard elders")
    assert pile(g, "provinces") == ["keep", "elders"]  # ruling: by the region of the pawn
    assert on_card(g, "errand_boy") == (1, 0)
    assert supply(g, "red") == 5


def test_errand_boy_ruling_combines_with_mushrooms() -> None:
    g = table(3)
    put(g, "cradle_1", "mushrooms")
    advise(g, "red", "errand_boy")
    discard(g, "hinterland", "keep", "elders")
    act(g, "red")
    play(g, "begin search", "modify errand_boy", "modify mushrooms")
    assert "play_adviser keep" not in options(g)
    assert "play_to_site keep cradle_1" in options(g)
    assert supply(g, "red") == 7


def test_wolves_kill_a_warband_on_any_board() -> None:
    g = table(3)
    advise(g, "red", "wolves")
    own(g, "purple", warbands=0)
    act(g, "red")
    play(g, "use wolves")
    assert options(g) == ["choose_player red", "choose_player blue"]
    play(g, "choose_player blue")
    assert warbands(g, "blue") == 2
    assert on_card(g, "wolves") == (0, 1)


def test_animal_playmates_muster_on_beasts_for_no_supply() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves", "keep")
    advise(g, "red", "animal_playmates")
    own(g, "red", favor=2)
    act(g, "red")
    play(g, "begin muster", "modify animal_playmates", "muster_on wolves")
    assert (supply(g, "red"), warbands(g, "red")) == (7, 5)
    play(g, "begin muster", "modify animal_playmates")
    assert supply(g, "red") == 6  # an Order card costs what it costs


def test_true_names_bar_enemy_plans_of_own_suits() -> None:
    g = table(3)
    advise(g, "blue", "true_names", "keep")
    advise(g, "red", "rangers", "longbows", "cracking_ground")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 1)
    assert war_options(g) == ["use cracking_ground", "pass"]


def test_true_names_do_nothing_for_who_takes_no_part() -> None:
    g = table(3)
    advise(g, "purple", "true_names")
    advise(g, "red", "rangers")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 1)
    assert war_options(g) == ["use rangers", "pass"]


def test_the_old_oak_gives_a_secret_more_with_a_beast_adviser() -> None:
    g = table(3)
    put(g, "cradle_1", "the_old_oak", "keep")
    advise(g, "red", "wolves")
    own(g, "red", favor=4, secrets=0)
    act(g, "red")
    play(g, "begin trade", "modify the_old_oak", "trade_for_secrets the_old_oak")
    assert secrets(g, "red") == 2
    play(g, "begin trade", "modify the_old_oak")
    assert secrets(g, "red") == 2  # not with another card


def test_the_old_oak_needs_a_beast_adviser() -> None:
    g = table(3)
    put(g, "cradle_1", "the_old_oak")
    own(g, "red", favor=2, secrets=0)
    act(g, "red")
    play(g, "begin trade", "modify the_old_oak")
    assert secrets(g, "red") == 0


def test_forest_paths_lead_to_beasts_past_site_powers() -> None:
    g = table(3, {"hinterland_1": "narrow_pass"})
    advise(g, "red", "forest_paths")
    put(g, "hinterland_3", "wolves")
    act(g, "red")
    play(g, "begin travel")
    assert "travel_to hinterland_3" not in options(g)
    play(g, "modify forest_paths", "travel_to hinterland_3")
    assert supply(g, "red") == 7
    assert on_card(g, "forest_paths") == (1, 0)


def test_forest_paths_ruling_denizens_are_not_ignored() -> None:
    g = table(3)
    advise(g, "red", "forest_paths")
    put(g, "provinces_1", "wolves", "toll_roads")
    garrison(g, "provinces_1", "blue", 1)
    act(g, "red")
    play(g, "begin travel", "modify forest_paths")
    assert "travel_to provinces_1" not in options(g)  # the favor is spent on the card


def test_forest_paths_ruling_shrouded_wood_still_sends() -> None:
    g = table(3, {"cradle_1": "shrouded_wood"})
    advise(g, "red", "forest_paths")
    put(g, "hinterland_3", "wolves")
    garrison(g, "cradle_1", "blue", 1)
    act(g, "red")
    play(g, "begin travel", "modify forest_paths", "blue: travel_to provinces_2")
    assert supply(g, "red") == 5


def test_long_lost_heir_may_turn_citizen() -> None:
    g = table(3)
    in_hand(g, "red", "long_lost_heir")
    play(g, "play_adviser long_lost_heir", "yes")
    assert g.is_citizen(seat("red"))
    g = table(3)
    in_hand(g, "red", "long_lost_heir")
    play(g, "play_adviser long_lost_heir", "no")
    assert question(g) == "red act"
    g = table(3)
    in_hand(g, "purple", "long_lost_heir")
    play(g, "play_adviser long_lost_heir")
    assert question(g) == "purple act"


def test_rangers_add_dice_against_a_pool_of_four() -> None:
    g = table(3)
    advise(g, "red", "rangers")
    for where in ("cradle_1", "cradle_2", "provinces_1", "provinces_2"):
        garrison(g, where, "blue", 1)
    targets = ["target_site cradle_2", "target_site provinces_1", "target_site provinces_2"]
    war = campaign(g, "red", "against blue", 1, *targets)
    roll(g, "blank", "blank", "blank", "blank", "double_sword_skull", "sword", "sword")
    play(g, "use rangers")
    assert war.attack == 4
    assert warbands(g, "red") == 2  # the skull is ignored; half of three died in the defeat
    assert favor(g, "red") == 0


def test_rangers_ruling_skulls_are_ignored_without_the_dice() -> None:
    g = table(3)
    advise(g, "red", "rangers")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "use rangers")
    assert (war.attack_dice, war.ignores_skulls) == (1, True)


def test_roving_terror_takes_the_place_of_a_denizen_elsewhere() -> None:
    g = table(3)
    put(g, "cradle_1", "roving_terror", "keep")
    put(g, "hinterland_1", "elders", "forest_council")
    act(g, "red")
    play(g, "use roving_terror")  # neither its own site nor a locked card
    assert cards(g, "cradle_1") == ["keep"]
    assert cards(g, "hinterland_1") == ["forest_council", "roving_terror"]
    assert pile(g, "cradle") == ["elders"]
    assert on_card(g, "roving_terror") == (0, 1)  # ruling: the secret moves along


def test_roving_terror_ruling_needs_a_denizen_that_can_go() -> None:
    g = table(3)
    put(g, "cradle_1", "roving_terror", "keep")
    put(g, "hinterland_1", "forest_council")
    act(g, "red")
    assert "use roving_terror" not in options(g)


def test_nature_worship_counts_beast_advisers() -> None:
    g = table(3)
    advise(g, "red", "nature_worship", "wolves")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "use nature_worship")
    assert war.attack_dice == 3
    assert secrets(g, "red") == 0


def test_nature_worship_ruling_the_whole_imperial_side_counts() -> None:
    g = table(3)
    citizen(g, "blue")
    advise(g, "blue", "nature_worship")
    advise(g, "purple", "wolves")
    garrison(g, "cradle_1", "purple", 1)
    war = campaign(g, "red", "against blue", 3)
    play(g, "blue: use nature_worship")
    assert war.attack_dice == 1


def test_birdsong_trades_with_beasts_and_nomads_for_no_supply() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves", "elders")
    advise(g, "red", "birdsong")
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "begin trade", "modify birdsong", "trade_for_favor wolves")
    play(g, "begin trade", "modify birdsong", "trade_for_favor elders")
    assert supply(g, "red") == 7


def test_small_friends_trade_at_another_site_with_a_beast() -> None:
    g = table(3)
    advise(g, "red", "small_friends")
    put(g, "cradle_1", "keep")
    put(g, "hinterland_1", "wolves", "elders")
    put(g, "hinterland_2", "longbows")
    act(g, "red")
    play(g, "begin trade", "modify small_friends")
    assert options(g) == ["trade_for_favor wolves", "trade_for_favor elders"]
    play(g, "trade_for_favor wolves")
    assert on_card(g, "wolves") == (0, 1)
    assert favor(g, "red") == 3


def test_small_friends_ruling_modifiers_of_the_real_site_are_off() -> None:
    g = table(3)
    advise(g, "red", "small_friends")
    put(g, "cradle_1", "map_library")
    put(g, "cradle_2", "keep")
    put(g, "hinterland_1", "the_old_oak")
    own(g, "red", favor=2, secrets=1)
    act(g, "red")
    play(g, "begin trade", "modify small_friends")
    assert "modify the_old_oak" in options(g)
    assert "modify map_library" not in options(g)
    g = table(3)
    advise(g, "red", "small_friends")
    put(g, "cradle_1", "map_library")
    put(g, "hinterland_1", "wolves")
    act(g, "red")
    play(g, "begin trade", "modify map_library")
    assert "modify small_friends" not in options(g)


def test_grasping_vines_kill_a_warband_of_who_leaves() -> None:
    g = table(3)
    put(g, "provinces_1", "grasping_vines")
    garrison(g, "provinces_1", "blue", 1)
    garrison(g, "cradle_1", "blue", 1)
    act(g, "red")
    play(g, "begin travel", "travel_to cradle_2")
    assert warbands(g, "red") == 2
    play(g, "begin travel", "travel_to cradle_1")  # cradle_2 is not blue's
    assert warbands(g, "red") == 2
    act(g, "blue")
    play(g, "begin travel", "travel_to cradle_2")
    assert warbands(g, "blue") == 3


def test_grasping_vines_ruling_forced_travel_counts() -> None:
    g = table(3)
    put(g, "cradle_1", "grasping_vines")
    garrison(g, "cradle_1", "blue", 1)
    advise(g, "blue", "palanquin")
    own(g, "blue", secrets=1)
    pawn(g, "purple", "hinterland_3")
    act(g, "blue")
    play(g, "use palanquin", "choose_site cradle_2")
    assert g.pawn[seat("red")] == slot("cradle_2")
    assert warbands(g, "red") == 2


def test_threatening_roar_clears_nomads_and_other_beasts() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves", "keep")
    put(g, "cradle_2", "elders", "forest_council")
    put(g, "provinces_1", "rangers")
    in_hand(g, "red", "threatening_roar")
    play(g, "play_to_site threatening_roar cradle_1", "discard elders")
    assert cards(g, "cradle_1") == ["keep", "threatening_roar"]
    assert cards(g, "cradle_2") == ["forest_council"]  # locked
    assert cards(g, "provinces_1") == ["rangers"]


def test_fae_merchant_takes_a_relic_and_buries_one() -> None:
    g = table(3)
    advise(g, "red", "fae_merchant")
    hold(g, "red", "cup_of_plenty")
    top = g.relic_deck[-1]
    act(g, "red")
    play(g, "use fae_merchant", "choose_relic cup_of_plenty")
    assert g.relics_of(seat("red")) == [top]
    assert g.relic_deck[0] == relic("cup_of_plenty")
    assert on_card(g, "fae_merchant") == (0, 1)


def test_fae_merchant_never_buries_the_grand_scepter() -> None:
    g = table(3)
    advise(g, "purple", "fae_merchant")
    top = g.relic_deck[-1]
    act(g, "purple")
    play(g, "use fae_merchant")  # only the new relic can go
    assert g.relics_of(0) == [GRAND_SCEPTER]
    assert g.relic_deck[0] == top


def test_fae_merchant_ruling_the_title_is_checked_after_the_whole_action() -> None:
    g = table(3, goal="protection")
    advise(g, "red", "fae_merchant")
    hold(g, "red", "cup_of_plenty")
    assert g.title == 0
    act(g, "red")
    play(g, "use fae_merchant", "choose_relic cup_of_plenty")
    assert g.title == 0  # one relic each


def test_fae_merchant_needs_a_relic_in_the_deck() -> None:
    g = table(3)
    advise(g, "red", "fae_merchant")
    g.relic_deck, g.relic_deck_known = [], []
    act(g, "red")
    assert "use fae_merchant" not in options(g)


def test_second_chance_moves_the_odds() -> None:
    g = table(3)
    advise(g, "red", "second_chance")
    advise(g, "blue", "keep")
    advise(g, "purple", "wolves")
    act(g, "red")
    play(g, "use second_chance")
    assert (warbands(g, "blue"), warbands(g, "red")) == (2, 4)
    assert on_card(g, "second_chance") == (0, 1)


def test_second_chance_ruling_the_board_must_have_a_warband() -> None:
    g = table(3)
    advise(g, "red", "second_chance", "mercenaries")
    advise(g, "blue", "keep")
    own(g, "blue", warbands=0)
    act(g, "red")
    play(g, "use second_chance")  # the own board may be chosen
    assert warbands(g, "red") == 3
    g = table(3)
    advise(g, "red", "second_chance")
    advise(g, "blue", "keep")
    own(g, "blue", warbands=0)
    act(g, "red")
    assert "use second_chance" not in options(g)


def test_pied_piper_arrives_above_the_limit() -> None:
    g = table(3)
    advise(g, "red", "wolves", "keep", "elders")
    in_hand(g, "red", "pied_piper")
    play(g, "play_adviser pied_piper")
    assert advisers(g, "red") == ["wolves", "keep", "elders", "pied_piper"]
    assert question(g) == "red act"
    limits_fit(g)


def test_pied_piper_ruling_counts_as_an_adviser() -> None:
    g = table(3)
    advise(g, "red", "wolves", "keep", "pied_piper")
    in_hand(g, "red", "elders")
    play(g, "play_adviser elders")
    assert question(g) == "red discard-adviser"


def test_pied_piper_facedown_has_no_power() -> None:
    g = table(3)
    advise(g, "red", "wolves", "keep", "elders")
    in_hand(g, "red", "pied_piper")
    play(g, "play_facedown pied_piper")
    assert question(g) == "red discard-adviser"


def test_pied_piper_goes_over_and_takes_two_favor() -> None:
    g = table(3)
    advise(g, "red", "pied_piper")
    advise(g, "blue", "wolves", "keep", "elders")
    own(g, "blue", favor=3)
    act(g, "red")
    play(g, "use pied_piper_2", "choose_player blue")
    assert advisers(g, "blue") == ["wolves", "keep", "elders", "pied_piper"]
    assert (favor(g, "red"), favor(g, "blue")) == (3, 1)
    assert on_card(g, "pied_piper") == (0, 1)
    play(g, "rest")
    assert secrets(g, "red") == 1  # ruling: the secret comes back in the own Rest


def test_mushrooms_draw_one_card_from_the_bottom() -> None:
    g = table(3)
    put(g, "cradle_1", "mushrooms")
    discard(g, "cradle", "keep", "elders", "wolves")
    act(g, "red")
    play(g, "begin search", "modify mushrooms")
    assert "play_to_site keep cradle_1" in options(g)
    assert pile(g, "cradle") == ["elders", "wolves"]
    assert supply(g, "red") == 7
    assert on_card(g, "mushrooms") == (0, 1)


def test_mushrooms_ruling_augury_adds_to_the_single_card() -> None:
    for order in (["augury", "mushrooms"], ["mushrooms", "augury"]):
        g = table(3)
        put(g, "cradle_1", "mushrooms")
        advise(g, "red", "augury")
        discard(g, "cradle", "keep", "elders", "wolves")
        act(g, "red")
        play(g, "begin search", f"modify {order[0]}", f"modify {order[1]}")
        if question(g) == "red search":
            play(g, "search_pile cradle")
        assert options(g) == ["discard keep", "discard elders"]


def test_mushrooms_ruling_need_a_pile_with_cards() -> None:
    g = table(3)
    put(g, "cradle_1", "mushrooms")
    act(g, "red")
    play(g, "begin search")
    assert on_card(g, "mushrooms") == (0, 0)
    assert question(g) == "red search-discard"


def test_insect_swarm_burns_favor_for_each_enemy_plan() -> None:
    g = table(3)
    advise(g, "blue", "insect_swarm")
    advise(g, "red", "longbows", "keep")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "use longbows")
    assert war.attack_dice == 2
    assert favor(g, "red") == 0
    assert on_card(g, "longbows") == (0, 0)


def test_insect_swarm_ruling_bandits_leave_their_plans() -> None:
    g = table(3)
    put(g, "cradle_1", "longbows")
    advise(g, "red", "insect_swarm")
    war = campaign(g, "red", "against_bandits", 2)
    assert war.plans == []


def test_vow_of_union_brings_all_ruled_sites() -> None:
    """OA-CAM-20."""
    g = table(3)
    advise(g, "red", "vow_of_union")
    garrison(g, "provinces_1", "red", 2)
    garrison(g, "hinterland_1", "red", 1)
    garrison(g, "cradle_1", "blue", 1)
    own(g, "blue", warbands=0)
    own(g, "red", warbands=1)
    roll(g, "blank", "double_sword_skull", "sword", "sword", "sword")
    war = campaign(g, "red", "against blue", 4)
    assert war.force_sites == 1 << slot("provinces_1") | 1 << slot("hinterland_1")
    assert question(g) == "red casualties"  # even the last one of a site may die
    play(g, "lose_at_site provinces_1 0", "lose_at_site hinterland_1 1")
    assert g.garrison_of[slot("hinterland_1")] == -1
    play(g, "garrison cradle_1 3")
    assert g.garrison_of[slot("provinces_1")] == -1


def test_vow_of_union_keeps_the_holder_at_ruled_sites() -> None:
    g = table(3)
    advise(g, "red", "vow_of_union")
    garrison(g, "cradle_1", "red", 1)
    act(g, "red")
    assert "begin travel" not in options(g)
    own(g, "red", warbands=0)
    act(g, "red")
    assert "begin travel" in options(g)


def test_vow_of_union_ruling_nobody_can_make_the_holder_travel() -> None:
    g = table(3)
    advise(g, "red", "vow_of_union")
    garrison(g, "cradle_1", "red", 1)
    pawn(g, "purple", "hinterland_1")
    advise(g, "blue", "palanquin")
    act(g, "blue")
    assert "use palanquin" not in options(g)


def test_vow_of_union_ruling_a_citizen_apart_rules_no_purple_sites() -> None:
    g = table(3)
    citizen(g, "red")
    advise(g, "red", "vow_of_union")
    garrison(g, "cradle_1", "purple", 2)
    garrison(g, "provinces_1", "purple", 2)
    war = campaign(g, "red", "against purple", 1)
    assert war.force_sites == 0
    assert war.side_of(seat("red")) == ATTACKERS


def test_giant_python_wants_even_dice() -> None:
    g = table(3)
    advise(g, "blue", "giant_python")
    garrison(g, "cradle_1", "blue", 1)
    garrison(g, "cradle_2", "blue", 1)
    act(g, "red")
    play(g, "begin campaign", "against blue")
    assert options(g) == ["target_pawn", "pass"]  # one die is odd, so cradle_2 was added
    play(g, "pass")
    war = campaign_of(g)
    assert war is not None
    assert war.sites == 3


def test_giant_python_ruling_the_chancellors_guards_the_empire() -> None:
    g = table(3)
    citizen(g, "blue")
    advise(g, "purple", "giant_python")
    pawn(g, "purple", "hinterland_1")
    garrison(g, "cradle_1", "purple", 1)
    act(g, "red")
    assert "begin campaign" not in options(g)  # 1 die for the site, 2 for the pawn: always odd


def test_giant_python_ruling_a_citizens_does_not_guard_others() -> None:
    g = table(4)
    citizen(g, "blue", "yellow")
    advise(g, "yellow", "giant_python")
    garrison(g, "cradle_1", "purple", 1)
    act(g, "red")
    play(g, "begin campaign", "against blue")
    assert "pass" in options(g)


def test_war_tortoise_voids_double_faces() -> None:
    g = table(3)
    advise(g, "blue", "war_tortoise")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 2)
    roll(g, "blank", "double_sword_skull", "sword")
    play(g, "blue: use war_tortoise")
    assert war.attack == 1
    assert warbands(g, "red") == 1  # the skull has killed, then half of two died
    assert bank(g, "beast") == 4  # OA-PWR-03: the favor goes straight to the bank


def test_war_tortoise_voids_double_shields_for_the_attacker() -> None:
    g = table(3)
    advise(g, "red", "war_tortoise")
    garrison(g, "cradle_1", "blue", 1)
    own(g, "blue", warbands=0)
    war = campaign(g, "red", "against blue", 2)
    roll(g, "double_shield", "sword", "sword")
    play(g, "use war_tortoise")
    assert war.defense == 1


def test_new_growth_opens_all_faceup_sites_for_beast_and_hearth() -> None:
    g = table(3)
    advise(g, "red", "new_growth")
    g.site_up &= ~(1 << slot("hinterland_1"))
    put(g, "provinces_1", "keep", "longbows", "elders")
    in_hand(g, "red", "wolves")
    found = options(g)
    assert "play_to_site wolves hinterland_2" in found
    assert "play_to_site wolves hinterland_1" not in found  # facedown
    assert "play_to_site wolves provinces_1" not in found  # full
    g = table(3)
    advise(g, "red", "new_growth")
    in_hand(g, "red", "longbows")
    assert "play_to_site longbows hinterland_2" not in options(g)


def test_wild_cry_feeds_who_plays_a_beast() -> None:
    g = table(3)
    advise(g, "red", "wild_cry")
    g.supply[seat("red")] = 3
    in_hand(g, "red", "wolves")
    play(g, "play_to_site wolves cradle_1", "use wild_cry")
    assert (supply(g, "red"), warbands(g, "red")) == (4, 5)
    in_hand(g, "red", "keep")
    play(g, "play_to_site keep cradle_1")
    assert question(g) == "red act"


def test_animal_host_counts_beasts_at_sites() -> None:
    g = table(3)
    put(g, "provinces_1", "wolves")
    garrison(g, "provinces_1", "blue", 1)
    advise(g, "blue", "rangers")
    in_hand(g, "red", "animal_host")
    play(g, "play_to_site animal_host cradle_1")
    assert warbands(g, "red") == 5
    g = table(3)
    put(g, "provinces_1", "wolves")
    in_hand(g, "red", "animal_host")
    play(g, "play_adviser animal_host")  # ruling: it does not count itself then
    assert warbands(g, "red") == 4


def test_memory_of_nature_fills_the_beast_bank() -> None:
    g = table(3)
    put(g, "cradle_1", "memory_of_nature", "wolves")
    act(g, "red")
    play(g, "use memory_of_nature", "choose_suit order", "choose_suit nomad")
    assert (bank(g, "beast"), bank(g, "order"), bank(g, "nomad")) == (5, 2, 2)
    assert on_card(g, "memory_of_nature") == (0, 1)


def test_memory_of_nature_needs_beasts_at_sites() -> None:
    g = table(3)
    advise(g, "red", "memory_of_nature")
    act(g, "red")
    assert "use memory_of_nature" not in options(g)


def test_marsh_spirit_silences_the_attacker() -> None:
    g = table(3)
    put(g, "cradle_1", "marsh_spirit")
    advise(g, "red", "longbows")
    advise(g, "blue", "bear_traps")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 1)
    assert question(g) == "blue battle-plan"


def test_vow_of_poverty_gains_no_favor_from_trade() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "vow_of_poverty", "secret_signal")
    act(g, "red")
    play(g, "begin trade", "modify secret_signal")
    assert favor(g, "red") == 1


def test_vow_of_poverty_ruling_beats_the_careless_trait() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "purple", "vow_of_poverty")
    g.relic_deck.append(g.reliquary[2])
    g.relic_deck_known.append(0)
    g.reliquary[2] = -1
    g.derive()
    act(g, "purple")
    play(g, "begin trade")
    assert favor(g, "purple") == 1


def test_vow_of_poverty_ruling_master_of_disguise_escapes_it() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "vow_of_poverty", "master_of_disguise")
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "begin trade", "modify master_of_disguise", "choose_player blue")
    assert favor(g, "red") == 2


def test_vow_of_poverty_rests_with_an_empty_purse() -> None:
    g = table(3)
    advise(g, "red", "vow_of_poverty")
    own(g, "red", favor=0)
    act(g, "red")
    play(g, "rest", "use vow_of_poverty_2", "choose_suit order")
    assert favor(g, "red") == 2
    g = table(3)
    advise(g, "red", "vow_of_poverty")
    act(g, "red")
    play(g, "rest")
    assert question(g) != "red rest"


def test_forest_council_closes_beasts_to_enemies_of_the_ruler() -> None:
    g = table(3)
    put(g, "provinces_1", "forest_council")
    put(g, "cradle_1", "wolves")
    garrison(g, "provinces_1", "blue", 1)
    act(g, "red")
    assert "begin trade" not in options(g)
    assert "begin muster" not in options(g)
    act(g, "blue")
    assert "begin trade" in options(g)
    assert "begin muster" in options(g)


def test_walled_garden_adds_a_die_per_beast_at_sites() -> None:
    g = table(3)
    put(g, "cradle_1", "walled_garden")
    put(g, "provinces_1", "wolves")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "blue: use walled_garden")
    assert war.defense_dice == 3


def test_walled_garden_needs_its_site_as_a_target() -> None:
    g = table(3)
    put(g, "provinces_1", "walled_garden")
    garrison(g, "provinces_1", "blue", 1)
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 1)
    assert not question(g).startswith("blue battle-plan")


def test_vow_of_beastkin_musters_more_on_own_suits_only() -> None:
    g = table(3)
    advise(g, "red", "vow_of_beastkin")
    put(g, "cradle_1", "wolves", "keep")
    own(g, "red", favor=2)
    act(g, "red")
    play(g, "begin muster")  # keep is no choice
    assert warbands(g, "red") == 6
    assert "begin muster" not in options(g)


def test_bracken_sends_all_discards_to_one_pile() -> None:
    g = table(3)
    advise(g, "red", "bracken")
    top_of_world(g, "wolves", "keep", "elders")
    discard(g, "hinterland", "longbows")
    act(g, "red")
    play(g, "begin search", "modify bracken")
    play(g, "to_bottom hinterland", "discard wolves", "discard keep", "discard elders")
    assert pile(g, "hinterland") == ["elders", "keep", "wolves", "longbows"]


def test_bracken_ruling_includes_the_discard_of_the_peoples_favor() -> None:
    g = table(3)
    banner(g, "peoples_favor", "red")
    advise(g, "red", "bracken")
    put(g, "cradle_1", "longbows")
    top_of_world(g, "wolves", "keep", "elders")
    act(g, "red")
    play(g, "begin search", "modify bracken", "to_top hinterland")
    play(g, "discard wolves", "discard keep", "play_to_site elders cradle_1", "discard longbows")
    assert pile(g, "hinterland") == ["wolves", "keep", "longbows"]


def test_bracken_may_leave_discards_as_they_are() -> None:
    g = table(3)
    advise(g, "red", "bracken")
    top_of_world(g, "wolves", "keep", "elders")
    act(g, "red")
    play(g, "begin search", "modify bracken", "pass", "discard wolves")
    assert pile(g, "provinces") == ["wolves"]


def test_wild_allies_attack_from_a_site_with_a_beast() -> None:
    g = table(3)
    advise(g, "red", "wild_allies")
    put(g, "hinterland_1", "wolves")
    garrison(g, "hinterland_1", "blue", 1)
    act(g, "red")
    play(g, "use wild_allies")  # blue's site, the only one with a Beast card
    assert question(g) == "red attack-dice"
    assert supply(g, "red") == 7
    assert on_card(g, "wild_allies") == (0, 1)


def test_wild_allies_own_warbands_there_fight_along() -> None:
    """OA-CAM-20."""
    g = table(3)
    advise(g, "red", "wild_allies")
    put(g, "hinterland_1", "wolves")
    garrison(g, "hinterland_1", "red", 2)
    pawn(g, "blue", "hinterland_1")
    act(g, "red")
    play(g, "use wild_allies")
    assert options(g)[-1] == "attack_with 5"


def test_wild_allies_need_a_beast_at_a_site() -> None:
    g = table(3)
    advise(g, "red", "wild_allies")
    act(g, "red")
    assert "use wild_allies" not in options(g)
