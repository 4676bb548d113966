"""The powers of the Arcane suit, by name."""

from __future__ import annotations

from palatine.games.oath.tables import DARKEST_SECRET
from tests.games.oath.table import (
    act,
    advise,
    advisers,
    bank,
    banner,
    campaign,
    card,
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
    roll,
    seat,
    secrets,
    slot,
    suit,
    supply,
    table,
    top_of_world,
    war_options,
    warbands,
)


def test_alchemist_collects_four_favor_from_any_banks() -> None:
    g = table(3)
    advise(g, "red", "alchemist")
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "use alchemist", "choose_suit order", "choose_suit order", "choose_suit beast")
    play(g, "choose_suit order")
    assert favor(g, "red") == 5
    assert (bank(g, "order"), bank(g, "beast")) == (0, 2)
    assert secrets(g, "red") == 0
    assert on_card(g, "alchemist") == (0, 1)  # one was placed, one burned


def test_alchemist_needs_both_secrets() -> None:
    g = table(3)
    advise(g, "red", "alchemist")
    own(g, "red", secrets=1)
    act(g, "red")
    assert "use alchemist" not in options(g)


def test_fire_talkers_need_the_darkest_secret() -> None:
    g = table(3)
    advise(g, "red", "fire_talkers")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    assert "use fire_talkers" not in war_options(g)
    g = table(3)
    advise(g, "red", "fire_talkers")
    banner(g, "darkest_secret", "red")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "use fire_talkers")
    assert war.attack_dice == 4
    assert secrets(g, "red") == 0


def test_fire_talkers_ruling_any_imperial_player_may_hold_it() -> None:
    g = table(3)
    citizen(g, "red")
    advise(g, "purple", "fire_talkers")
    banner(g, "darkest_secret", "red")
    pawn(g, "red", "hinterland_1")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "purple", "against blue", 1)
    play(g, "use fire_talkers")
    assert war.attack_dice == 4


def test_fire_talkers_ruling_each_counts_alone_between_imperial_players() -> None:
    g = table(4)
    citizen(g, "red", "blue")
    advise(g, "red", "fire_talkers")
    banner(g, "darkest_secret", "blue")
    garrison(g, "cradle_1", "purple", 1)
    campaign(g, "red", "against purple", 1)
    assert "use fire_talkers" not in war_options(g)


def test_magicians_code_puts_two_secrets_on_the_banner() -> None:
    g = table(3)
    advise(g, "red", "magicians_code")
    own(g, "red", favor=2, secrets=0)
    act(g, "red")
    play(g, "begin recover", "modify magicians_code")  # for 2: nothing more can be paid
    assert g.banner_of[DARKEST_SECRET] == seat("red")
    assert g.banner_tokens[DARKEST_SECRET] == 2
    assert favor(g, "red") == 0
    assert secrets(g, "red") == 1  # the old one
    assert on_card(g, "magicians_code") == (2, 0)
    assert supply(g, "red") == 6


def test_magicians_code_helps_with_the_darkest_secret_alone() -> None:
    g = table(3)
    advise(g, "red", "magicians_code")
    own(g, "red", favor=5, secrets=3)
    act(g, "red")
    play(g, "begin recover")
    assert "recover_banner peoples_favor" in options(g)
    play(g, "modify magicians_code")
    assert options(g) == ["pay 2", "pay 3", "pay 4", "pay 5"]
    play(g, "pay 4")
    assert secrets(g, "red") == 3 - 2 + 1


def test_spirit_snare_takes_a_favor_of_one_bank() -> None:
    g = table(3)
    advise(g, "red", "spirit_snare")
    act(g, "red")
    play(g, "use spirit_snare", "choose_suit nomad")
    assert favor(g, "red") == 2
    assert bank(g, "nomad") == 2
    assert on_card(g, "spirit_snare") == (0, 1)
    assert "use spirit_snare" not in options(g)


def test_wizard_school_gives_a_secret_and_ends_the_act_phase() -> None:
    g = table(3)
    put(g, "cradle_1", "wizard_school")
    act(g, "red")
    play(g, "use wizard_school")
    assert secrets(g, "red") == 2
    assert not question(g).startswith("red act")


def test_dazzle_clears_hearth_and_order_from_the_region() -> None:
    g = table(3)
    put(g, "cradle_1", "longbows", "tavern_songs", "wolves")
    put(g, "provinces_1", "keep")
    in_hand(g, "red", "dazzle")
    pawn(g, "red", "cradle_2")
    play(g, "play_to_site dazzle cradle_2", "discard longbows")
    assert cards(g, "cradle_1") == ["wolves"]
    assert cards(g, "cradle_2") == ["dazzle"]
    assert cards(g, "provinces_1") == ["keep"]
    assert pile(g, "provinces") == ["longbows", "tavern_songs"]


def test_dazzle_ruling_locked_cards_stay() -> None:
    g = table(3)
    put(g, "cradle_1", "vow_of_obedience")  # locked
    in_hand(g, "red", "dazzle")
    play(g, "play_adviser dazzle")
    assert cards(g, "cradle_1") == ["vow_of_obedience"]


def test_acting_troupe_counts_as_the_suit_of_the_card() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "acting_troupe")
    act(g, "red")
    play(g, "begin trade", "modify acting_troupe")
    assert favor(g, "red") == 3


def test_acting_troupe_is_optional_and_arcane_otherwise() -> None:
    g = table(3)
    put(g, "cradle_1", "dazzle", "wolves")
    advise(g, "red", "acting_troupe")
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "begin trade", "trade_for_favor dazzle")
    assert favor(g, "red") == 3
    play(g, "begin trade", "trade_for_favor wolves")
    assert favor(g, "red") == 4


def test_taming_charm_discards_a_beast_or_nomad_card_for_two_favor() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves", "longbows")
    advise(g, "red", "taming_charm")
    g.load(card("wolves"), 1, 0)
    g.bank[suit("beast")] = 0  # the favor of the card is back before the gain
    act(g, "red")
    play(g, "use taming_charm")
    assert cards(g, "cradle_1") == ["longbows"]
    assert favor(g, "red") == 2
    assert pile(g, "provinces") == ["wolves"]


def test_taming_charm_needs_such_a_card_that_is_not_locked() -> None:
    g = table(3)
    put(g, "cradle_1", "longbows", "forest_council")
    advise(g, "red", "taming_charm")
    act(g, "red")
    assert "use taming_charm" not in options(g)


def test_inquisitor_pays_the_owner_of_an_innocent_card() -> None:
    g = table(3)
    advise(g, "red", "inquisitor")
    advise(g, "blue", "wolves", faceup=False)
    act(g, "red")
    play(g, "use inquisitor")
    assert favor(g, "red") == 0
    assert favor(g, "blue") == 2
    assert on_card(g, "inquisitor") == (0, 0)
    assert g.adviser_known[g.advisers.index(card("wolves"))] >> seat("red") & 1


def test_inquisitor_takes_the_conspiracy_to_play_keep_or_discard() -> None:
    g = table(3)
    advise(g, "red", "inquisitor")
    advise(g, "blue", "conspiracy", faceup=False)
    act(g, "red")
    play(g, "use inquisitor")
    assert favor(g, "blue") == 1
    assert options(g) == ["play_facedown conspiracy", "reveal conspiracy", "discard conspiracy"]
    play(g, "play_facedown conspiracy")
    assert advisers(g, "red") == ["inquisitor", "conspiracy"]
    assert advisers(g, "blue") == []
    assert on_card(g, "inquisitor") == (1, 0)


def test_inquisitor_needs_a_facedown_adviser_at_the_site() -> None:
    g = table(3)
    advise(g, "red", "inquisitor")
    advise(g, "blue", "wolves")
    advise(g, "purple", "longbows", faceup=False)
    pawn(g, "purple", "provinces_1")
    act(g, "red")
    assert "use inquisitor" not in options(g)


def test_secret_signal_adds_a_favor_to_exactly_one() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves", "dazzle")
    advise(g, "red", "secret_signal")
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "begin trade", "modify secret_signal", "trade_for_favor wolves")
    assert favor(g, "red") == 3
    play(g, "begin trade", "modify secret_signal", "trade_for_favor dazzle")  # 2 anyway
    assert favor(g, "red") == 5


def test_secret_signal_ruling_with_the_careless_trait() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "purple", "secret_signal")
    g.relic_deck.append(g.reliquary[2])
    g.relic_deck_known.append(0)
    g.reliquary[2] = -1
    g.derive()
    own(g, "purple", favor=2, secrets=0)
    act(g, "purple")
    play(g, "begin trade", "modify secret_signal")
    assert favor(g, "purple") == 2  # the trait's favor and one more
    assert secrets(g, "purple") == 0


def test_augury_draws_one_card_more() -> None:
    g = table(3)
    advise(g, "red", "augury")
    top_of_world(g, "wolves", "keep", "elders", "longbows")
    act(g, "red")
    play(g, "begin search", "modify augury")
    assert len(options(g)) == 4


def test_augury_ruling_still_stops_at_a_vision() -> None:
    g = table(3)
    advise(g, "red", "augury")
    top_of_world(g, "wolves", "vision_of_faith", "keep", "elders")
    act(g, "red")
    play(g, "begin search", "modify augury")
    assert len(options(g)) == 2


def test_rusting_ray_voids_hollow_swords() -> None:
    g = table(3)
    advise(g, "blue", "rusting_ray")
    banner(g, "darkest_secret", "blue")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 2)
    roll(g, "blank", "hollow_sword", "hollow_sword")
    play(g, "blue: use rusting_ray")
    assert war.attack == 0
    assert (secrets(g, "blue"), g.flipped[seat("blue")]) == (0, 1)  # OA-PWR-03


def test_rusting_ray_needs_the_darkest_secret() -> None:
    g = table(3)
    advise(g, "blue", "rusting_ray")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 2)
    assert not question(g).startswith("blue battle-plan")


def test_rusting_ray_ruling_any_player_of_the_side_may_hold_it() -> None:
    g = table(3)
    citizen(g, "blue")
    advise(g, "blue", "rusting_ray")
    banner(g, "darkest_secret", "purple")
    garrison(g, "cradle_1", "purple", 1)
    war = campaign(g, "red", "against blue", 2)
    play(g, "blue: use rusting_ray")
    assert war.ignores_hollow


def test_portal_is_free_from_here_and_ignores_site_powers() -> None:
    g = table(3, {"cradle_1": "charming_valley", "hinterland_1": "narrow_pass"})
    put(g, "cradle_1", "portal")
    act(g, "red")
    play(g, "begin travel")
    assert "travel_to hinterland_2" not in options(g)
    play(g, "modify portal", "travel_to hinterland_2")
    assert g.pawn[seat("red")] == slot("hinterland_2")
    assert supply(g, "red") == 7
    assert on_card(g, "portal") == (0, 1)


def test_portal_ruling_going_to_it_needs_rule() -> None:
    g = table(3)
    put(g, "hinterland_1", "portal")
    act(g, "red")
    play(g, "begin travel")
    assert "modify portal" not in options(g)
    g = table(3)
    put(g, "hinterland_1", "portal")
    garrison(g, "hinterland_1", "red", 1)
    act(g, "red")
    play(g, "begin travel", "modify portal", "travel_to hinterland_1")
    assert supply(g, "red") == 7


def test_portal_ruling_toll_roads_are_not_ignored() -> None:
    g = table(3)
    put(g, "cradle_1", "portal")
    put(g, "provinces_1", "toll_roads")
    garrison(g, "provinces_1", "blue", 1)
    act(g, "red")
    play(g, "begin travel", "modify portal", "travel_to provinces_1")
    assert favor(g, "blue") == 2


def test_portal_leads_out_of_shrouded_wood() -> None:
    g = table(3, {"cradle_1": "shrouded_wood"})
    put(g, "cradle_1", "portal")
    garrison(g, "cradle_1", "blue", 1)
    act(g, "red")
    play(g, "begin travel")
    assert question(g) == "red travel-modifiers"
    play(g, "modify portal", "red: travel_to provinces_2")
    assert g.pawn[seat("red")] == slot("provinces_2")


def test_billowing_fog_spares_the_force_of_the_defeated() -> None:
    """OA-CAM-25: even from a brutal Chancellor."""
    g = table(3)
    advise(g, "blue", "billowing_fog")
    own(g, "blue", warbands=0)
    garrison(g, "cradle_1", "blue", 2)
    g.relic_deck.append(g.reliquary[0])
    g.relic_deck_known.append(0)
    g.reliquary[0] = -1
    g.derive()
    own(g, "purple", warbands=3)
    campaign(g, "purple", "against blue", 3)
    roll(g, "blank", "sword", "sword", "sword")
    play(g, "blue: use billowing_fog", "garrison cradle_1 1")
    assert warbands(g, "blue") == 2


def test_kindred_warriors_add_dice_by_suits_and_ignore_skulls() -> None:
    g = table(3)
    advise(g, "red", "kindred_warriors", "wolves")
    put(g, "provinces_1", "longbows", "keep")
    garrison(g, "provinces_1", "red", 1)
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "use kindred_warriors")
    assert options(g) == ["choose_number 0", "choose_number 1", "choose_number 2"]
    roll(g, "blank", "double_sword_skull", "sword", "sword")
    play(g, "choose_number 2", "pass")  # Longbows are left alone
    assert war.attack == 4
    assert warbands(g, "red") == 3


def test_kindred_warriors_ruling_the_whole_imperial_side_counts() -> None:
    g = table(3)
    citizen(g, "blue")
    advise(g, "blue", "kindred_warriors", "wolves")
    advise(g, "purple", "elders", "longbows")
    garrison(g, "cradle_1", "purple", 1)
    war = campaign(g, "red", "against blue", 3)
    play(g, "blue: use kindred_warriors", "choose_number 3")
    assert war.attack_dice == 0


def test_terror_spells_kill_two_in_the_region_in_any_split() -> None:
    g = table(3)
    advise(g, "red", "terror_spells")
    banner(g, "darkest_secret", "red")
    garrison(g, "cradle_2", "blue", 2)
    garrison(g, "provinces_1", "blue", 2)
    pawn(g, "purple", "provinces_1")
    act(g, "red")
    play(g, "use terror_spells")
    assert options(g) == ["choose_site cradle_2", "choose_player red", "choose_player blue"]
    play(g, "choose_site cradle_2", "choose_player blue")
    assert g.garrison[slot("cradle_2")] == 1
    assert warbands(g, "blue") == 2
    assert on_card(g, "terror_spells") == (0, 1)


def test_terror_spells_need_the_darkest_secret() -> None:
    g = table(3)
    advise(g, "red", "terror_spells")
    act(g, "red")
    assert "use terror_spells" not in options(g)


def test_blood_pact_gives_a_secret_for_each_pair() -> None:
    g = table(3)
    advise(g, "red", "blood_pact")
    own(g, "red", warbands=5)
    act(g, "red")
    play(g, "use blood_pact")
    assert options(g) == ["choose_number 2", "choose_number 4"]
    play(g, "choose_number 4")
    assert (secrets(g, "red"), warbands(g, "red")) == (2, 1)


def test_blood_pact_ruling_at_least_two_warbands() -> None:
    g = table(3)
    advise(g, "red", "blood_pact")
    own(g, "red", warbands=1)
    act(g, "red")
    assert "use blood_pact" not in options(g)


def test_revelation_goes_round_from_the_chancellor() -> None:
    g = table(3)
    own(g, "red", favor=2)
    own(g, "blue", favor=0)
    in_hand(g, "red", "revelation")
    play(g, "play_adviser revelation")
    play(g, "purple: choose_number 1", "red: choose_number 0")
    assert question(g) == "red act"
    assert (favor(g, "purple"), secrets(g, "purple")) == (0, 2)
    assert (favor(g, "red"), secrets(g, "red")) == (2, 1)
    assert secrets(g, "blue") == 1


def test_observatory_opens_every_pile_to_who_stands_there() -> None:
    g = table(3)
    put(g, "cradle_1", "observatory")
    discard(g, "hinterland", "wolves")
    act(g, "red")
    play(g, "begin search", "modify observatory", "search_pile hinterland")
    assert "play_adviser wolves" in options(g)
    g = table(3)
    put(g, "provinces_1", "observatory")
    garrison(g, "provinces_1", "red", 1)
    discard(g, "hinterland", "wolves")
    discard(g, "cradle", "keep")
    act(g, "red")
    play(g, "begin search")
    assert "modify observatory" not in options(g)


def test_plague_engines_make_everybody_pay_by_sites() -> None:
    g = table(4)
    citizen(g, "yellow")
    advise(g, "red", "plague_engines")
    own(g, "red", favor=3, secrets=2)
    own(g, "yellow", favor=1)
    own(g, "purple", favor=3)
    garrison(g, "cradle_1", "purple", 1)
    garrison(g, "cradle_2", "purple", 1)
    garrison(g, "provinces_1", "red", 1)
    act(g, "red")
    play(g, "use plague_engines")
    assert favor(g, "purple") == 1
    assert favor(g, "yellow") == 0  # two Imperial sites, but one favor
    assert favor(g, "red") == 2
    assert favor(g, "blue") == 1
    assert bank(g, "arcane") == 3 + 2 + 1 + 1
    assert secrets(g, "red") == 0


def test_gleaming_armor_makes_enemy_plans_dearer() -> None:
    g = table(3)
    advise(g, "blue", "gleaming_armor")
    advise(g, "red", "longbows")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "use longbows")
    assert war.attack_dice == 2
    assert secrets(g, "red") == 0
    assert on_card(g, "longbows") == (0, 1)
    g = table(3)
    advise(g, "blue", "gleaming_armor")
    advise(g, "red", "longbows")
    own(g, "red", secrets=0)
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 1)
    assert question(g) != "red battle-plan"


def test_gleaming_armor_ruling_bandits_leave_their_plans() -> None:
    g = table(3)
    put(g, "cradle_1", "longbows")
    advise(g, "red", "gleaming_armor")
    war = campaign(g, "red", "against_bandits", 2)
    assert war.plans == []
    g = table(3)
    put(g, "cradle_1", "longbows")
    war = campaign(g, "red", "against_bandits", 2)
    assert len(war.plans) == 1


def test_gleaming_armor_ruling_a_citizen_only_as_ally() -> None:
    g = table(4)
    citizen(g, "blue", "yellow")
    advise(g, "yellow", "gleaming_armor")
    pawn(g, "yellow", "hinterland_1")
    advise(g, "red", "longbows")
    garrison(g, "cradle_1", "purple", 1)
    campaign(g, "red", "against blue", 1)
    play(g, "red: use longbows")
    assert secrets(g, "red") == 1


def test_bewitch_turns_an_exile_with_more_secrets() -> None:
    g = table(3)
    own(g, "red", secrets=1)
    g.load(card("wolves"), 0, 1)  # a secret on a card counts
    in_hand(g, "red", "bewitch")
    play(g, "play_adviser bewitch", "yes")
    assert g.is_citizen(seat("red"))
    assert supply(g, "red") == 7
    assert not question(g).startswith("red act")


def test_bewitch_needs_strictly_more_secrets_and_may_be_declined() -> None:
    g = table(3)
    in_hand(g, "red", "bewitch")
    play(g, "play_adviser bewitch")
    assert question(g) == "red act"
    g = table(3)
    own(g, "red", secrets=2)
    in_hand(g, "red", "bewitch")
    play(g, "play_adviser bewitch", "no")
    assert g.is_exile(seat("red"))


def test_jinx_rolls_all_dice_anew_once() -> None:
    g = table(3)
    advise(g, "red", "jinx")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 2)
    assert question(g) == "red power"
    roll(g, "double_sword_skull", "sword")
    play(g, "yes")
    assert war.attack == 3
    assert secrets(g, "red") == 0


def test_jinx_ruling_off_turn_the_secret_is_turned_facedown() -> None:
    g = table(3)
    advise(g, "blue", "jinx")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 2)
    assert question(g) == "blue power"
    roll(g, "double_shield", "hollow_sword", "hollow_sword")
    play(g, "yes")
    assert war.defense == 2 + 1 + 3
    assert (secrets(g, "blue"), g.flipped[seat("blue")]) == (0, 1)


def test_jinx_asks_only_the_ruler_who_rolled() -> None:
    g = table(3)
    advise(g, "purple", "jinx")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 2)
    assert not question(g).startswith("purple")


def test_tutor_gives_a_secret() -> None:
    g = table(3)
    advise(g, "red", "tutor")
    act(g, "red")
    play(g, "use tutor")
    assert secrets(g, "red") == 1
    assert favor(g, "red") == 0
    assert on_card(g, "tutor") == (1, 1)


def test_dream_thief_swaps_two_facedown_advisers_unseen() -> None:
    g = table(4)
    advise(g, "red", "dream_thief")
    advise(g, "blue", "wolves", faceup=False)
    advise(g, "yellow", "vision_of_faith", faceup=False)
    own(g, "red", favor=2)
    act(g, "red")
    play(g, "use dream_thief", "choose_adviser blue 1")
    assert advisers(g, "blue") == ["vision_of_faith"]
    assert advisers(g, "yellow") == ["wolves"]
    known = g.adviser_known[g.advisers.index(card("wolves"))]
    assert known == 1 << seat("blue") | 1 << seat("yellow")  # not red
    assert on_card(g, "dream_thief") == (2, 0)


def test_dream_thief_shows_each_new_owner_what_came() -> None:
    """It is something learned: told to that player alone, and the choice cannot be taken back."""
    g = table(4)
    advise(g, "red", "dream_thief")
    advise(g, "blue", "wolves", faceup=False)
    advise(g, "yellow", "vision_of_faith", faceup=False)
    own(g, "red", favor=2)
    act(g, "red")
    before = g.shown
    play(g, "use dream_thief", "choose_adviser blue 1")
    assert g.shown == before + 2
    told = [fact for fact in g.facts if fact.key == "saw-cards"]
    assert [fact.numbers[2] for fact in told] == [card("vision_of_faith"), card("wolves")]
    assert [fact.heard_by(seat("yellow")) for fact in told] == [False, True]


def test_dream_thief_needs_advisers_of_two_players() -> None:
    g = table(3)
    advise(g, "red", "dream_thief")
    advise(g, "blue", "wolves", "keep", faceup=False)
    own(g, "red", favor=2)
    act(g, "red")
    assert "use dream_thief" not in options(g)


def test_cracking_ground_adds_a_die_per_targeted_site() -> None:
    g = table(3)
    advise(g, "red", "cracking_ground")
    garrison(g, "cradle_1", "blue", 1)
    garrison(g, "cradle_2", "blue", 1)
    war = campaign(g, "red", "against blue", 1, "target_site cradle_2")
    play(g, "use cracking_ground")
    assert war.attack_dice == 3
    assert secrets(g, "red") == 0
    assert on_card(g, "cracking_ground") == (0, 0)  # burned


def test_sealing_ward_makes_relics_harder_to_take() -> None:
    g = table(3)
    hold(g, "blue", "cup_of_plenty")
    war = campaign(g, "red", "against blue", 1, "target_relic cup_of_plenty")
    before = war.defense_dice
    g = table(3)
    hold(g, "blue", "cup_of_plenty")
    advise(g, "blue", "sealing_ward")
    war = campaign(g, "red", "against blue", 1, "target_relic cup_of_plenty")
    assert war.defense_dice == before + 1


def test_initiation_rite_pays_musters_in_secrets() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "initiation_rite")
    own(g, "red", favor=0, secrets=1)
    act(g, "red")
    play(g, "begin muster")
    assert warbands(g, "red") == 5
    assert on_card(g, "wolves") == (0, 1)
    own(g, "red", favor=3, secrets=0)
    put(g, "cradle_1", "keep")
    act(g, "red")
    assert "begin muster" not in options(g)


def test_vow_of_silence_bars_the_holder_and_pays_when_others_recover() -> None:
    g = table(3)
    advise(g, "blue", "vow_of_silence")
    own(g, "red", secrets=3)
    own(g, "blue", secrets=5)
    act(g, "red")
    play(g, "begin recover", "pay 3")
    assert secrets(g, "blue") == 8
    act(g, "blue")
    own(g, "blue", favor=0)
    assert "begin recover" not in options(g)


def test_vow_of_silence_ruling_others_may_take_but_the_holder_gives_none() -> None:
    g = table(3)
    advise(g, "red", "witchs_bargain", "vow_of_silence")
    own(g, "red", favor=0, secrets=3)
    own(g, "blue", favor=4)
    act(g, "red")
    assert "use witchs_bargain" not in options(g)
    g = table(3)
    advise(g, "red", "witchs_bargain")
    advise(g, "blue", "vow_of_silence")
    own(g, "red", favor=2)
    own(g, "blue", favor=0)
    own(g, "purple", favor=0, secrets=0)
    act(g, "red")
    play(g, "use witchs_bargain")
    assert secrets(g, "blue") == 0


def test_forgotten_vault_adds_or_burns_a_secret_of_the_banner() -> None:
    g = table(3)
    put(g, "cradle_1", "forgotten_vault")
    own(g, "red", favor=2)
    act(g, "red")
    play(g, "use forgotten_vault")  # its last secret is safe: it can only grow
    assert g.banner_tokens[DARKEST_SECRET] == 2
    assert on_card(g, "forgotten_vault") == (1, 0)
    g.load(card("forgotten_vault"), -1, 0)
    act(g, "blue")
    play(g, "use forgotten_vault", "choose_number 1")
    assert g.banner_tokens[DARKEST_SECRET] == 1


def test_map_library_opens_the_cards_of_the_region() -> None:
    g = table(3)
    put(g, "cradle_1", "map_library")
    put(g, "cradle_2", "wolves")
    put(g, "provinces_1", "keep")
    act(g, "red")
    play(g, "begin trade")
    assert "trade_for_favor wolves" not in options(g)
    play(g, "modify map_library")
    assert options(g) == ["trade_for_favor map_library", "trade_for_favor wolves"]
    play(g, "trade_for_favor wolves")
    assert on_card(g, "wolves") == (0, 1)


def test_map_library_needs_the_pawn_there() -> None:
    g = table(3)
    put(g, "cradle_2", "map_library")
    put(g, "cradle_1", "wolves")
    garrison(g, "cradle_2", "red", 1)
    act(g, "red")
    play(g, "begin trade")  # wolves for a secret, and nothing else
    assert on_card(g, "wolves") == (0, 1)


def test_witchs_bargain_deals_with_several_players_without_consent() -> None:
    g = table(3)
    advise(g, "red", "witchs_bargain")
    own(g, "red", favor=0, secrets=2)
    own(g, "blue", favor=3)
    own(g, "purple", favor=0)
    act(g, "red")
    play(g, "use witchs_bargain")  # only blue has the favor: sold to at once
    assert (favor(g, "red"), secrets(g, "red")) == (2, 0)
    assert (favor(g, "blue"), secrets(g, "blue")) == (1, 2)
    assert options(g) == ["choose_player purple", "pass"]  # not the way back with blue
    play(g, "choose_player purple")
    assert (favor(g, "red"), secrets(g, "red")) == (0, 1)
    assert (favor(g, "purple"), secrets(g, "purple")) == (2, 0)  # even the last secret
    assert on_card(g, "witchs_bargain") == (0, 1)


def test_witchs_bargain_ruling_full_amounts_and_faceup_secrets() -> None:
    g = table(3)
    advise(g, "red", "witchs_bargain")
    own(g, "red", favor=2, secrets=1)  # the one pays for the use
    own(g, "blue", favor=1, secrets=0)
    g.flipped[seat("blue")] = 2
    pawn(g, "purple", "provinces_1")
    act(g, "red")
    assert "use witchs_bargain" not in options(g)


def test_master_of_disguise_trades_with_the_advisers_of_another() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "master_of_disguise", "true_names")
    advise(g, "blue", "animal_playmates", "birdsong", "errand_boy")
    g.bank[suit("beast")] = 5
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "begin trade", "modify master_of_disguise", "choose_player blue")
    play(g, "trade_for_favor wolves")
    assert favor(g, "red") == 1 + 1 + 3
    assert on_card(g, "master_of_disguise") == (0, 1)


def test_master_of_disguise_uses_their_modifiers_and_not_the_own() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "master_of_disguise", "secret_signal")
    advise(g, "blue", "acting_troupe")
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "begin trade", "modify secret_signal")
    assert "modify master_of_disguise" not in options(g)  # ruling: not after the own
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "master_of_disguise", "secret_signal")
    advise(g, "blue", "acting_troupe")
    own(g, "red", secrets=2)
    act(g, "red")
    play(g, "begin trade", "modify master_of_disguise", "choose_player blue")
    assert "modify secret_signal" not in options(g)
    play(g, "modify acting_troupe")
    assert favor(g, "red") == 1 + 2


def test_master_of_disguise_ruling_escapes_the_own_vow_of_kinship() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "master_of_disguise", "vow_of_kinship")
    own(g, "red", favor=0, secrets=2)
    act(g, "red")
    play(g, "begin trade", "modify master_of_disguise", "choose_player blue")
    play(g, "trade_for_favor wolves")
    assert favor(g, "red") == 1
    assert bank(g, "nomad") == 3


def test_master_of_disguise_meets_the_vow_of_whose_advisers_count() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves")
    advise(g, "red", "master_of_disguise")
    advise(g, "blue", "vow_of_poverty")
    own(g, "red", favor=0, secrets=2)
    act(g, "red")
    play(g, "begin trade", "modify master_of_disguise", "choose_player blue")
    assert favor(g, "red") == 0
