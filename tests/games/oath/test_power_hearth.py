"""The powers of the Hearth suit, by name."""

from __future__ import annotations

from palatine.games.oath.invariants import check
from palatine.games.oath.tables import DARKEST_SECRET, HEARTH
from palatine.kernel.lexicon import NONE
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
    search,
    searched,
    seat,
    secrets,
    slot,
    suit,
    supply,
    table,
    top_of_world,
    war_of,
    warbands,
)

# bargains


def test_tinkers_fair_trades_favor_secrets_and_relics() -> None:
    """OA-NEG-01: no other things are on the table."""
    g = table(3)
    put(g, "cradle_1", "tinkers_fair")
    hold(g, "blue", "map")
    advise(g, "blue", "elders")
    act(g, "red")
    play(g, "use tinkers_fair", "choose_player blue")
    assert "get_relic map" in options(g)
    assert not [code for code in options(g) if code.startswith(("get_adviser", "get_site"))]
    play(g, "give_favor 1", "get_relic map", "send", "blue: accept")
    assert relics(g, "red") == ["map"]
    assert (favor(g, "red"), favor(g, "blue")) == (0, 2)
    check(g)


def test_tinkers_fair_refused_three_times_is_over() -> None:
    """OA-NEG-02."""
    g = table(3)
    put(g, "cradle_1", "tinkers_fair")
    act(g, "red")
    play(g, "use tinkers_fair", "choose_player blue", "get_favor 1")
    play(g, "send", "blue: refuse", "give_favor 1", "send", "blue: refuse")
    assert "send" not in options(g)  # the same once more
    play(g, "drop_term 1", "send", "blue: refuse")
    assert question(g) == "red act"
    assert favor(g, "red") == 1


def test_deed_writer_hands_a_site_over_with_a_new_garrison() -> None:
    """OA-NEG-08."""
    g = table(3)
    put(g, "cradle_1", "deed_writer")
    garrison(g, "provinces_1", "blue", 2)
    act(g, "red")
    play(g, "use deed_writer", "choose_player blue", "get_site provinces_1", "send")
    play(g, "blue: accept", "red: garrison provinces_1 2")
    assert g.garrison_of[slot("provinces_1")] == seat("red")
    assert (warbands(g, "red"), warbands(g, "blue")) == (1, 5)
    check(g)


def test_deed_writer_trades_no_imperial_site_within_the_empire() -> None:
    g = table(3)
    citizen(g, "red")
    put(g, "cradle_1", "deed_writer")
    garrison(g, "cradle_1", "purple", 2)
    act(g, "red")
    play(g, "use deed_writer", "choose_player purple")
    assert not [code for code in options(g) if "site" in code]


# actions


def test_wayside_inn_gives_two_supply_for_a_favor() -> None:
    g = table(3)
    put(g, "cradle_1", "wayside_inn")
    g.supply[seat("red")] = 3
    act(g, "red")
    play(g, "use wayside_inn")
    assert supply(g, "red") == 5
    assert on_card(g, "wayside_inn") == (1, 0)
    assert "use wayside_inn" not in options(g)


def test_memory_of_home_empties_a_bank_for_a_burned_secret() -> None:
    g = table(3)
    advise(g, "red", "memory_of_home")
    act(g, "red")
    play(g, "use memory_of_home")
    assert "choose_suit hearth" not in options(g)
    play(g, "choose_suit order")
    assert (bank(g, "order"), bank(g, "hearth")) == (0, 6)
    assert secrets(g, "red") == 0
    assert on_card(g, "memory_of_home") == (0, 0)


def test_storyteller_feeds_the_darkest_secret_even_unheld() -> None:
    g = table(3)
    advise(g, "red", "storyteller")
    act(g, "red")
    play(g, "use storyteller")
    assert g.banner_tokens[DARKEST_SECRET] == 2
    assert on_card(g, "storyteller") == (1, 0)


def test_armed_mob_discards_an_adviser_of_the_darkest_secrets_holder() -> None:
    """A locked one stays, and the People's Favor protects."""
    g = table(3)
    put(g, "cradle_1", "armed_mob")
    advise(g, "blue", "elders", "marriage")
    act(g, "red")
    assert "use armed_mob" not in options(g)
    banner(g, "darkest_secret", "blue")
    act(g, "red")
    play(g, "use armed_mob")  # Marriage is locked: nothing is left to choose
    assert advisers(g, "blue") == ["marriage"]
    assert pile(g, "provinces") == ["elders"]
    assert favor(g, "red") == 0
    g = table(3)
    put(g, "cradle_1", "armed_mob")
    advise(g, "blue", "elders")
    banner(g, "darkest_secret", "blue")
    banner(g, "peoples_favor", "blue")
    act(g, "red")
    assert "use armed_mob" not in options(g)


def test_tavern_songs_show_three_discards_of_the_region_to_the_singer() -> None:
    g = table(3)
    advise(g, "red", "tavern_songs")
    act(g, "red")
    assert "use tavern_songs" not in options(g)
    discard(g, "cradle", "elders", "tents", "longbows", "keep")
    act(g, "red")
    play(g, "use tavern_songs")
    red = 1 << seat("red")
    assert g.cradle_known == [0, red, red, red]
    assert "use tavern_songs" not in options(g)  # OA-PWR-16
    assert g.facts[-2].numbers[2:] == [card("keep"), card("longbows"), card("tents")]
    assert g.facts[-2].audience == red


def test_homesteaders_move_an_adviser_to_the_own_site() -> None:
    """Not a play: no favor; banners, locks and capacity hold."""
    g = table(3)
    advise(g, "red", "homesteaders", "marriage", "book_binders")
    act(g, "red")
    play(g, "use homesteaders")  # the others may not lie at a site
    assert cards(g, "cradle_1") == ["homesteaders"]
    assert (favor(g, "red"), bank(g, "hearth")) == (1, 3)
    check(g)


def test_homesteaders_need_a_free_place() -> None:
    g = table(3, {"cradle_1": "mine"})
    advise(g, "red", "homesteaders")
    put(g, "cradle_1", "elders", "tents", "keep")
    act(g, "red")
    assert "use homesteaders" not in options(g)


def test_a_round_of_ale_brings_tokens_back_but_its_own() -> None:
    g = table(3)
    put(g, "cradle_1", "a_round_of_ale", "elders")
    own(g, "red", favor=1, secrets=0)
    g.flipped[seat("red")] = 2
    g.load(card("elders"), 2, 1)
    act(g, "red")
    play(g, "use a_round_of_ale")
    assert on_card(g, "elders") == (0, 0)
    assert on_card(g, "a_round_of_ale") == (1, 0)
    assert bank(g, "nomad") == 5
    assert secrets(g, "red") == 3
    assert g.flipped[seat("red")] == 0


def test_charming_friend_takes_a_favor_of_somebody_here() -> None:
    g = table(3)
    advise(g, "red", "charming_friend")
    pawn(g, "purple", "provinces_1")
    act(g, "red")
    play(g, "use charming_friend")
    assert (favor(g, "red"), favor(g, "blue")) == (2, 0)
    assert on_card(g, "charming_friend") == (0, 1)
    g = table(3)
    advise(g, "red", "charming_friend")
    pawn(g, "red", "provinces_1")
    act(g, "red")
    assert "use charming_friend" not in options(g)  # OA-CON-19


def test_levelers_move_two_favor_from_the_fullest_to_the_emptiest_bank() -> None:
    g = table(3)
    advise(g, "red", "levelers")
    g.bank = [3, 5, 3, 5, 1, 1]
    act(g, "red")
    play(g, "use levelers")
    assert options(g) == ["choose_suit arcane", "choose_suit hearth"]
    play(g, "choose_suit hearth")
    assert options(g) == ["choose_suit beast", "choose_suit nomad"]
    play(g, "choose_suit nomad")
    assert g.bank == [3, 5, 3, 3, 1, 3]
    assert on_card(g, "levelers") == (0, 1)


def test_relic_breaker_buries_a_relic_for_three_warbands() -> None:
    g = table(3)
    advise(g, "red", "relic_breaker")
    act(g, "red")
    assert "use relic_breaker" not in options(g)
    lay_relic(g, "cradle_1", "map", "whistle")
    act(g, "red")
    play(g, "use relic_breaker", "choose_buried cradle_1 1")
    assert warbands(g, "red") == 6
    assert g.relic_deck[0] == relic("map")
    assert g.site_relics[slot("cradle_1") * 2] == relic("whistle")
    assert favor(g, "red") == 0
    check(g)


def test_ballot_box_makes_an_exile_with_the_peoples_favor_a_citizen() -> None:
    g = table(3)
    put(g, "cradle_1", "ballot_box")
    act(g, "red")
    assert "use ballot_box" not in options(g)
    banner(g, "peoples_favor", "red")
    g.supply[seat("red")] = 2
    act(g, "red")
    play(g, "use ballot_box")
    assert g.is_citizen(seat("red"))
    assert question(g) == "blue act"
    assert NONE not in g.reliquary
    check(g)


# when played


def test_family_heirloom_takes_or_buries_the_top_relic() -> None:
    g = table(3)
    top = g.relic_deck[-1]
    searched(g, "family_heirloom", "keep", "tents")
    play(g, "play_adviser family_heirloom", "yes")
    assert g.relics_of(seat("red")) == [top]
    g = table(3)
    searched(g, "family_heirloom", "keep", "tents")
    play(g, "play_adviser family_heirloom", "no")
    assert g.relics_of(seat("red")) == []
    assert g.relic_deck[0] == top


def test_fabled_feast_counts_hearth_cards_ruled_and_itself() -> None:
    g = table(3)
    advise(g, "red", "marriage")  # counts twice
    searched(g, "fabled_feast", "keep", "tents")
    g.bank[suit("beast")] = 6
    play(g, "play_adviser fabled_feast", "choose_suit beast")
    assert favor(g, "red") == 1 + 3
    assert bank(g, "beast") == 3


def test_fabled_feast_counts_itself_at_a_site_of_another() -> None:
    g = table(3)
    searched(g, "fabled_feast", "keep", "tents")
    play(g, "play_to_site fabled_feast cradle_1", "choose_suit beast")
    assert favor(g, "red") == 1 + 1 + 1  # with the favor of the play


def test_salad_days_take_from_three_different_banks_that_have_favor() -> None:
    g = table(3)
    searched(g, "salad_days", "keep", "tents")
    g.bank = [1, 1, 0, 0, 2, 1]
    play(g, "play_adviser salad_days", "choose_suit beast")
    assert "choose_suit beast" not in options(g)
    play(g, "choose_suit discord", "choose_suit nomad")
    assert g.bank == [0, 1, 0, 0, 1, 0]
    assert favor(g, "red") == 4


def test_salad_days_take_what_there_is() -> None:
    g = table(3)
    searched(g, "salad_days", "keep", "tents")
    g.bank = [1, 0, 0, 0, 2, 0]
    play(g, "play_adviser salad_days", "choose_suit discord")
    assert favor(g, "red") == 3


# modifiers of search and play


def test_welcoming_party_pays_for_a_drawn_denizen_played_faceup() -> None:
    g = table(3)
    put(g, "cradle_1", "welcoming_party")
    searched(g, "elders", "keep", "tents")
    play(g, "play_adviser elders", "use welcoming_party")
    assert (favor(g, "red"), bank(g, "hearth")) == (2, 2)


def test_welcoming_party_does_not_pay_for_itself_facedown_cards_or_former_advisers() -> None:
    g = table(3)
    searched(g, "welcoming_party", "keep", "tents")
    play(g, "play_to_site welcoming_party cradle_1")
    assert favor(g, "red") == 2  # the favor of the play alone
    g = table(3)
    put(g, "cradle_1", "welcoming_party")
    searched(g, "elders", "keep", "tents")
    play(g, "play_facedown elders")
    assert question(g) == "red act"
    play(g, "take_up elders", "play_adviser elders")
    assert question(g) == "red act"
    assert favor(g, "red") == 1


def test_crop_rotation_makes_room_at_a_full_site_but_not_for_itself() -> None:
    g = table(3, {"cradle_1": "mine"})
    put(g, "cradle_1", "crop_rotation", "elders", "tents")
    full = len(cards(g, "cradle_1"))
    searched(g, "keep", "longbows", "wayside_inn")
    play(g, "play_to_site keep cradle_1")
    assert options(g) == ["discard elders", "discard tents"]
    play(g, "discard elders")
    assert cards(g, "cradle_1") == ["crop_rotation", "tents", "keep"]
    assert full == 3


def test_crop_rotation_works_together_with_the_peoples_favor() -> None:
    g = table(3)
    banner(g, "peoples_favor", "red")
    advise(g, "red", "crop_rotation")
    put(g, "cradle_1", "elders")
    put(g, "cradle_2", "tents")
    searched(g, "keep", "longbows", "wayside_inn")
    play(g, "play_to_site keep cradle_1", "discard elders", "discard tents")
    assert cards(g, "cradle_1") == ["keep"]
    assert cards(g, "cradle_2") == []


def test_land_warden_plays_two_one_of_them_to_a_site() -> None:
    g = table(3)
    advise(g, "red", "land_warden")
    own(g, "red", favor=1)
    top_of_world(g, "elders", "keep", "tents")
    act(g, "red")
    search(g, "land_warden")
    play(g, "discard tents")
    play(g, "play elders", "play_facedown elders")
    assert "play_adviser keep" not in options(g)
    play(g, "play_to_site keep cradle_1")
    assert advisers(g, "red") == ["land_warden", "elders"]
    assert cards(g, "cradle_1") == ["keep"]
    assert favor(g, "red") == 1  # paid, and the favor of the play
    check(g)


def test_land_warden_leaves_the_second_card_free_after_a_play_to_a_site_or_a_discard() -> None:
    for first in ("play_to_site keep cradle_1", "discard keep"):
        g = table(3)
        advise(g, "red", "land_warden")
        top_of_world(g, "elders", "keep", "tents")
        act(g, "red")
        search(g, "land_warden")
        play(g, "discard tents")
        play(g, "play keep", first)
        play(g, "play_adviser elders")
        assert advisers(g, "red") == ["land_warden", "elders"]


def test_oa_pwr_08_land_warden_is_paid_once_in_a_search_by_wild_cry_and_welcoming_party() -> None:
    """A modifier works once in an action: the second play of the same Search earns nothing."""
    for modifier, first, second in (
        ("wild_cry", "wolves", "rangers"),
        ("welcoming_party", "elders", "keep"),
    ):
        g = table(3)
        advise(g, "red", "land_warden")
        if modifier == "welcoming_party":
            put(g, "cradle_1", modifier)
        else:
            advise(g, "red", modifier)
        own(g, "red", favor=1)
        top_of_world(g, first, second, "tents")
        act(g, "red")
        search(g, "land_warden")
        play(g, "discard tents", f"play {first}", f"play_to_site {first} cradle_1")
        play(g, f"use {modifier}")
        assert question(g) == "red play"
        play(g, f"play_to_site {second} cradle_1")
        assert question(g) == "red act", modifier
        check(g)
        top_of_world(g, "bear_traps", "errand_boy", "forest_paths")  # the next Search is another
        act(g, "red")
        search(g)
        play(g, "discard bear_traps", "discard errand_boy", "play_adviser forest_paths")
        assert f"use {modifier}" in options(g)


def test_news_from_afar_makes_a_search_free_for_two_favor() -> None:
    g = table(3)
    advise(g, "red", "news_from_afar", "storyteller")
    own(g, "red", favor=2)
    g.supply[seat("red")] = 0
    act(g, "red")
    search(g)  # without it there is no Search: it is used by itself
    assert supply(g, "red") == 0
    assert on_card(g, "news_from_afar") == (2, 0)
    own(g, "red", favor=1)
    act(g, "red")
    assert "begin search" not in options(g)


# modifiers of muster and trade


def test_rowdy_pub_adds_a_warband_when_mustering_on_it() -> None:
    g = table(3)
    put(g, "cradle_1", "rowdy_pub", "elders")
    own(g, "red", favor=2)
    act(g, "red")
    play(g, "begin muster", "modify rowdy_pub", "muster_on rowdy_pub")
    assert warbands(g, "red") == 6
    play(g, "begin muster", "modify rowdy_pub")
    assert warbands(g, "red") == 8  # on the Elders


def test_awaited_return_frees_a_trade_for_a_warband() -> None:
    g = table(3)
    put(g, "cradle_1", "awaited_return")
    g.supply[seat("red")] = 0
    act(g, "red")
    play(g, "begin trade")
    assert warbands(g, "red") == 2
    assert favor(g, "red") == 2
    own(g, "red", secrets=1, warbands=0)
    g.load(card("awaited_return"), 0, -1)
    act(g, "red")
    assert "begin trade" not in options(g)


# reactions


def test_book_binders_gain_two_favor_when_another_plays_a_vision() -> None:
    g = table(3)
    advise(g, "blue", "book_binders")
    searched(g, "vision_of_faith")
    play(g, "reveal vision_of_faith", "blue: choose_suit beast")
    assert favor(g, "blue") == 3
    assert bank(g, "beast") == 1


def test_book_binders_count_the_conspiracy_and_not_own_visions() -> None:
    g = table(3)
    advise(g, "blue", "book_binders")
    searched(g, "conspiracy")
    play(g, "reveal conspiracy", "blue: choose_suit beast")
    assert favor(g, "blue") == 3
    g = table(3)
    advise(g, "red", "book_binders")
    searched(g, "vision_of_faith")
    play(g, "reveal vision_of_faith")
    assert question(g) == "red act"


def test_saddle_makers_are_paid_before_the_card_works() -> None:
    """OA-PLY-09."""
    g = table(3)
    advise(g, "blue", "saddle_makers")
    searched(g, "garrison", "keep", "tents")
    play(g, "play_to_site garrison cradle_1")
    told = [fact.key for fact in g.facts]
    assert favor(g, "blue") == 1 + 2
    assert bank(g, "order") == 0
    assert told.index("gained-favor") < len(told)
    g = table(3)
    advise(g, "blue", "saddle_makers")
    searched(g, "storyteller", "keep", "tents")
    play(g, "play_adviser storyteller")
    assert favor(g, "blue") == 1


def test_herald_hears_of_attacks_on_players_only() -> None:
    g = table(3)
    advise(g, "blue", "herald")
    garrison(g, "cradle_1", "purple", 1)
    roll(g, "blank", "blank", "blank")
    attack(g, "red", "purple", 0)
    assert question(g) == "blue power"
    play(g, "choose_suit nomad")
    assert favor(g, "blue") == 2
    g = table(3)
    advise(g, "blue", "herald")
    act(g, "red")
    roll(g, "blank", "sword", "sword")
    play(g, "begin campaign", "against_bandits")
    while "attack_with 2" not in options(g):
        play(g, "pass")
    play(g, "attack_with 2", "garrison cradle_1 0")
    assert question(g) == "red act"


# campaign


def test_extra_provisions_add_a_defense_die_for_a_favor() -> None:
    g = table(3)
    advise(g, "blue", "extra_provisions")
    garrison(g, "cradle_1", "blue", 1)
    attack(g, "red", "blue", 3)
    assert war_of(g).defense_dice == 1
    play(g, "blue: use extra_provisions")
    told = [fact.numbers for fact in g.facts if fact.key == "rolled-defense"]
    assert len(told[-1]) == 2
    assert favor(g, "blue") == 0


def test_traveling_doctor_saves_the_force_and_goes() -> None:
    g = table(3)
    advise(g, "blue", "traveling_doctor")
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", "sword", "sword", "sword")
    attack(g, "red", "blue", 3)
    play(g, "blue: use traveling_doctor", "garrison cradle_1 1")
    assert warbands(g, "blue") == 5
    assert advisers(g, "blue") == []
    check(g)


def test_traveling_doctor_stays_with_the_victor() -> None:
    g = table(3)
    advise(g, "blue", "traveling_doctor")
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank")
    attack(g, "red", "blue", 0)
    play(g, "blue: use traveling_doctor", "red: pass")
    assert advisers(g, "blue") == ["traveling_doctor"]


def test_village_constable_counts_unless_the_enemy_has_the_peoples_favor() -> None:
    g = table(3)
    put(g, "cradle_2", "village_constable")
    garrison(g, "cradle_2", "red", 1)
    garrison(g, "cradle_1", "blue", 1)
    attack(g, "red", "blue", 2)
    play(g, "use village_constable")
    assert len(rolled(g)) == 4
    g = table(3)
    put(g, "cradle_2", "village_constable")
    garrison(g, "cradle_2", "red", 1)
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    banner(g, "peoples_favor", "blue")
    act(g, "red")
    roll(g, "blank", "sword", "sword")
    play(g, "begin campaign", "against blue", "attack_with 2")
    assert question(g) != "red battle-plan"


def test_the_great_levy_adds_three_dice_and_ignores_skulls() -> None:
    g = table(3)
    advise(g, "red", "the_great_levy")
    own(g, "red", favor=2, warbands=1)
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["double_sword_skull"] * 4)
    attack(g, "red", "blue", 1)
    play(g, "use the_great_levy", "garrison cradle_1 1")
    assert favor(g, "red") == 0
    assert g.garrison[slot("cradle_1")] == 1
    assert on_card(g, "the_great_levy") == (2, 0)


def test_the_great_levy_fails_against_the_peoples_favor() -> None:
    g = table(3)
    advise(g, "red", "the_great_levy")
    own(g, "red", favor=2)
    garrison(g, "cradle_1", "blue", 1)
    banner(g, "peoples_favor", "blue")
    pawn(g, "blue", "provinces_1")
    roll(g, "blank")
    attack(g, "red", "blue", 0)
    assert question(g) == "red sacrifice"


def test_hearts_and_minds_win_without_dice_and_go() -> None:
    """OA-CAM-23: the attacker takes the losses of a defeat."""
    g = table(3)
    put(g, "cradle_1", "hearts_and_minds")
    own(g, "blue", favor=3)
    garrison(g, "cradle_1", "blue", 1)
    attack(g, "red", "blue", 3)
    play(g, "blue: use hearts_and_minds")
    assert question(g) == "red act"
    assert warbands(g, "red") == 2
    assert cards(g, "cradle_1") == []
    assert favor(g, "blue") == 0
    assert bank(g, "hearth") == 6  # OA-PWR-03


def test_hearts_and_minds_stay_with_the_peoples_favor_of_any_player_of_the_side() -> None:
    """OA-PWR-12."""
    g = table(3)
    citizen(g, "blue")
    put(g, "cradle_1", "hearts_and_minds")
    own(g, "blue", favor=3)
    garrison(g, "cradle_1", "purple", 1)
    pawn(g, "purple", "provinces_1")
    banner(g, "peoples_favor", "purple")
    act(g, "red")
    play(g, "begin campaign", "against blue")
    while "attack_with 0" not in options(g):
        play(g, "pass")
    play(g, "attack_with 0", "blue: use hearts_and_minds")
    assert cards(g, "cradle_1") == ["hearts_and_minds"]


def test_hospital_brings_the_dead_back_to_its_site() -> None:
    g = table(3, goal="devotion")
    put(g, "provinces_1", "hospital")
    garrison(g, "provinces_1", "blue", 1)
    garrison(g, "cradle_1", "blue", 4)
    pawn(g, "blue", "provinces_1")
    own(g, "red", warbands=6)
    roll(g, "blank", *["sword"] * 6)
    attack(g, "red", "blue", 6)
    play(g, "blue: use hospital", "red: garrison cradle_1 1")
    assert g.garrison[slot("provinces_1")] == 3  # two of four died
    assert warbands(g, "blue") == 3 + 2
    assert g.infirmary[seat("blue")] == 0
    check(g)


def test_hospital_lets_them_die_where_its_user_does_not_rule_it_any_more() -> None:
    g = table(3)
    put(g, "cradle_1", "hospital")
    garrison(g, "cradle_1", "blue", 4)
    pawn(g, "blue", "provinces_1")
    own(g, "red", warbands=6)
    roll(g, "blank", *["sword"] * 6)
    attack(g, "red", "blue", 6)
    play(g, "blue: use hospital", "red: garrison cradle_1 1")
    assert g.garrison_of[slot("cradle_1")] == seat("red")
    assert warbands(g, "blue") == 5
    assert g.in_bank(seat("blue")) == 14 - 5
    check(g)


def test_hospital_saves_sacrificed_warbands_too() -> None:
    g = table(3)
    put(g, "provinces_1", "hospital")
    garrison(g, "provinces_1", "red", 1)
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_2")
    roll(g, "blank")
    attack(g, "red", "blue", 0)
    play(g, "use hospital", "sacrifice 2", "garrison cradle_1 1")
    assert g.garrison[slot("provinces_1")] == 3


def test_vow_of_peace_holder_never_attacks() -> None:
    g = table(3)
    advise(g, "red", "vow_of_peace")
    garrison(g, "cradle_1", "blue", 1)
    act(g, "red")
    assert "begin campaign" not in options(g)


def test_vow_of_peace_denies_the_attacker_a_sacrifice() -> None:
    g = table(3)
    advise(g, "blue", "vow_of_peace")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank")
    attack(g, "red", "blue", 0)
    assert question(g) == "red act"
    assert warbands(g, "red") == 2  # defeated


def test_vow_of_peace_covers_an_ally() -> None:
    g = table(4)
    citizen(g, "blue")
    advise(g, "blue", "vow_of_peace")
    garrison(g, "cradle_1", "purple", 1)
    for colour in ("purple", "yellow"):
        pawn(g, colour, "provinces_1")
    own(g, "red", warbands=9)
    act(g, "red")
    roll(g, "blank", "blank", "blank")
    play(g, "begin campaign", "against purple", "attack_with 0", "purple: yes", "blue: yes")
    assert question(g) == "red act"


# standing


def test_marriage_counts_as_two_hearth_advisers_in_one_place() -> None:
    g = table(3)
    advise(g, "red", "marriage", "elders")
    put(g, "cradle_1", "storyteller")
    act(g, "red")
    play(g, "begin trade")
    assert favor(g, "red") == 1 + 3
    assert bank(g, "hearth") == 0
    check(g)


def test_marriage_is_two_advisers_for_military_parade() -> None:
    g = table(3)
    advise(g, "red", "military_parade")
    advise(g, "blue", "marriage")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", "sword", "sword", "sword")
    attack(g, "red", "blue", 3)
    play(g, "use military_parade", "garrison cradle_1 1")
    assert favor(g, "red") == 3
    assert g.bank[HEARTH] == 1


def test_traveling_doctor_beats_a_brutal_chancellor() -> None:
    """OA-CAM-25."""
    g = table(3, goal="devotion")
    g.reliquary[0] = NONE
    g.derive()
    advise(g, "blue", "traveling_doctor")
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "purple", "blue", 3)
    play(g, "blue: use traveling_doctor", "garrison cradle_1 1")
    assert warbands(g, "blue") == 5


def test_hospital_of_bandits_does_nothing() -> None:
    g = table(3, goal="devotion")
    put(g, "cradle_1", "hospital")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "red", "bandits", 3)
    play(g, "garrison cradle_1 1")
    assert cards(g, "cradle_1") == ["hospital"]
    assert max(g.infirmary) == 0


def test_land_warden_may_use_the_peoples_favor_for_each_play() -> None:
    g = table(3)
    advise(g, "red", "land_warden")
    banner(g, "peoples_favor", "red")
    put(g, "cradle_1", "tutor")
    put(g, "cradle_2", "alchemist")
    top_of_world(g, "elders", "keep", "tents")
    act(g, "red")
    search(g, "land_warden")
    play(g, "discard tents", "play elders", "play_to_site elders cradle_2", "discard tutor")
    play(g, "play_to_site keep cradle_1", "discard alchemist")
    assert cards(g, "cradle_1") == ["keep"]
    assert cards(g, "cradle_2") == ["elders"]
