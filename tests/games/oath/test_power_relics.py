"""The powers of relics, by name."""

from __future__ import annotations

from palatine.games.oath.cards import bury_relic, is_protected, take_off_relic, thing_of_banner
from palatine.games.oath.invariants import check
from palatine.games.oath.names import WITH
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    DARKEST_SECRET,
    FIRST_SPACE,
    OATH_GOAL,
    PEOPLES_FAVOR,
)
from palatine.games.oath.title import leaders
from palatine.kernel.chance import fast
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import flatten
from palatine.kernel.sight import guess, seen_by
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
    search,
    searched,
    seat,
    secrets,
    slot,
    supply,
    table,
    top_of_world,
    war_of,
    warbands,
)

# battle plans


def test_sticky_fire_kills_the_whole_force_for_a_favor() -> None:
    g = table(3, goal="devotion")
    hold(g, "red", "sticky_fire")
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "red", "blue", 3)
    play(g, "use sticky_fire", "yes", "garrison cradle_1 1")
    assert warbands(g, "blue") == 3  # none of the two came home
    assert (favor(g, "red"), favor(g, "blue")) == (0, 2)
    check(g)


def test_sticky_fire_may_spare_the_usual_half() -> None:
    g = table(3, goal="devotion")
    hold(g, "red", "sticky_fire")
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "red", "blue", 3)
    play(g, "use sticky_fire", "no", "garrison cradle_1 1")
    assert warbands(g, "blue") == 4
    assert favor(g, "red") == 1


def test_sticky_fire_pays_even_if_a_doctor_saves_the_force() -> None:
    """OA-CAM-25: cancelling beats killing all."""
    g = table(3, goal="devotion")
    hold(g, "red", "sticky_fire")
    advise(g, "blue", "traveling_doctor")
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "red", "blue", 3)
    play(g, "use sticky_fire", "blue: use traveling_doctor", "red: yes", "garrison cradle_1 1")
    assert warbands(g, "blue") == 5
    assert (favor(g, "red"), favor(g, "blue")) == (0, 2)


def test_sticky_fire_pays_the_opponent_and_not_an_ally() -> None:
    g = table(3, goal="devotion")
    citizen(g, "blue")
    hold(g, "red", "sticky_fire")
    garrison(g, "cradle_1", "purple", 1)
    pawn(g, "purple", "provinces_1")
    own(g, "red", warbands=9)
    own(g, "blue", warbands=1)
    roll(g, "blank", *["sword"] * 9)
    act(g, "red")
    play(g, "begin campaign", "against blue", "pass", "attack_with 9", "use sticky_fire", "yes")
    assert (favor(g, "purple"), favor(g, "blue")) == (1, 2)


def test_cursed_cauldron_counts_all_enemy_dead_of_the_campaign() -> None:
    """The kill of Bear Traps and the losses of the defeat."""
    g = table(3, goal="devotion")
    hold(g, "blue", "cursed_cauldron")
    advise(g, "blue", "bear_traps")
    garrison(g, "cradle_1", "blue", 5)
    pawn(g, "blue", "provinces_1")
    own(g, "red", warbands=5)
    roll(g, "blank", *["hollow_sword"] * 3)
    attack(g, "red", "blue", 4)
    play(g, "blue: use bear_traps", "blue: use cursed_cauldron")
    assert question(g) == "red act"
    assert warbands(g, "red") == 2  # five, one in a trap, two in defeat
    assert warbands(g, "blue") == 3 + 3
    check(g)


def test_cursed_cauldron_does_not_count_who_is_in_hospital() -> None:
    g = table(3, goal="devotion")
    hold(g, "red", "cursed_cauldron")
    put(g, "provinces_1", "hospital")
    garrison(g, "provinces_1", "blue", 1)
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "red", "blue", 3)
    play(g, "use cursed_cauldron", "blue: use hospital", "red: garrison cradle_1 1")
    assert warbands(g, "red") == 2
    assert g.garrison[slot("provinces_1")] == 2


def test_obsidian_cage_locks_survivors_up_and_lets_them_go() -> None:
    g = table(3, goal="devotion")
    hold(g, "red", "obsidian_cage")
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "red", "blue", 3)
    play(g, "use obsidian_cage_1", "garrison cradle_1 1")
    assert g.caged[seat("blue")] == 1
    assert warbands(g, "blue") == 3
    check(g)
    play(g, "use obsidian_cage_2")
    assert g.caged[seat("blue")] == 0
    assert warbands(g, "blue") == 4
    assert "use obsidian_cage_2" not in options(g)
    check(g)


def test_obsidian_cage_lets_any_number_of_each_colour_go() -> None:
    g = table(3)
    hold(g, "red", "obsidian_cage")
    g.caged = [3, 0, 2]
    act(g, "red")
    play(g, "use obsidian_cage_2", "choose_player blue", "choose_number 1", "pass")
    assert g.caged == [3, 0, 1]
    act(g, "red")
    play(g, "use obsidian_cage_2", "choose_player purple", "choose_number 3", "choose_player blue")
    assert g.caged == [0, 0, 0]
    assert (warbands(g, "purple"), warbands(g, "blue")) == (6, 5)


def test_obsidian_cage_releases_all_when_it_goes_back_to_the_deck() -> None:
    g = table(3)
    hold(g, "red", "obsidian_cage")
    g.caged = [0, 0, 2]
    take_off_relic(g, relic("obsidian_cage"))
    bury_relic(g, relic("obsidian_cage"), 0)
    assert g.caged == [0, 0, 0]
    assert warbands(g, "blue") == 5


def test_obsidian_cage_returns_a_new_citizens_warbands_in_purple() -> None:
    g = table(3)
    hold(g, "red", "obsidian_cage")
    g.caged = [0, 0, 2]
    citizen(g, "blue")
    purple = g.in_bank(seat("purple"))
    act(g, "red")
    play(g, "use obsidian_cage_2", "choose_number 2")
    assert warbands(g, "blue") == 5
    assert g.in_bank(seat("purple")) == purple - 2
    assert g.in_bank(seat("blue")) == 14


# modifiers


def test_truthful_harp_draws_two_more_and_shows_everything() -> None:
    g = table(3)
    hold(g, "red", "truthful_harp")
    top_of_world(g, "elders", "keep", "tents", "longbows", "wolves")
    act(g, "red")
    search(g, "truthful_harp")
    shown = [fact for fact in g.facts if fact.key == "showed"][-1]
    assert len(shown.numbers) == 6
    for id in ("keep", "tents", "longbows", "wolves"):
        play(g, f"discard {id}")
    play(g, "play_facedown elders")
    assert g.adviser_known[-1] == 0b111


def test_oa_gen_05_truthful_harp_tells_which_cards_were_discarded_and_not_their_order() -> None:
    """What was shown is known; what is laid down among others cannot be followed."""
    g = table(3)
    hold(g, "red", "truthful_harp")
    top_of_world(g, "elders", "keep", "tents", "longbows", "wolves")
    act(g, "red")
    search(g, "truthful_harp")
    blue = seat("blue")
    before = flatten(seen_by(g, blue))
    for id in ("keep", "tents", "longbows"):
        play(g, f"discard {id}")
        assert f"discard {id}" not in options(g)
        assert flatten(seen_by(g, blue)) == before, "the order shows in nothing"
    play(g, "discard wolves")
    assert pile(g, "provinces") == ["keep", "tents", "longbows", "wolves"]
    assert g.provinces_known == [1 << seat("red")] * 4
    found: set[tuple[int, ...]] = set()
    for n in range(12):
        guessed = guess(seen_by(g, blue), blue, fast(f"harp {n}"))
        assert isinstance(guessed, Oath)
        assert sorted(guessed.provinces) == sorted(g.provinces), "all know which they are"
        found.add(tuple(guessed.provinces))
    assert len(found) > 1
    play(g, "discard elders")  # the last one is laid on top alone, and all have followed it
    assert g.provinces_known[-1] == 0b111
    check(g)
    discard(g, "provinces", "tutor")
    g.supply[seat("red")] = 7
    pawn(g, "red", "provinces_1")
    act(g, "red")
    play(g, "begin search", "search_pile provinces")
    assert (g.laid, g.laid_in) == ([], []), "who draws may have any of them in hand"


def test_truthful_harp_with_one_discard_leaves_it_known() -> None:
    g = table(3)
    hold(g, "red", "truthful_harp")
    top_of_world(g, "elders", "vision_of_faith", "tents")
    act(g, "red")
    search(g, "truthful_harp")
    play(g, "discard vision_of_faith")
    assert (g.provinces_known, g.laid) == ([0b111], [])


def test_truthful_harp_still_stops_at_a_vision() -> None:
    g = table(3)
    hold(g, "red", "truthful_harp")
    top_of_world(g, "elders", "vision_of_faith", "tents")
    act(g, "red")
    search(g, "truthful_harp")
    assert options(g) == ["discard elders", "discard vision_of_faith"]


def test_truthful_harp_shows_the_kept_card_of_the_great_spire_and_no_other() -> None:
    g = table(3)
    hold(g, "red", "truthful_harp")
    put(g, "cradle_1", "great_spire")
    g.dispossessed = [card("alchemist"), card("tutor")]
    g.dispossessed_known = [0, 0]
    g.circulating = sorted({*g.circulating, card("alchemist"), card("tutor")})
    g.world = [number for number in g.world if number not in g.dispossessed]
    g.world_known = g.world_known[: len(g.world)]
    g.world_part = g.world_part[: len(g.world)]
    top_of_world(g, "elders", "keep", "vision_of_faith")
    act(g, "red")
    search(g, "truthful_harp", "great_spire")
    play(g, "choose_card elders", "choose_card keep")
    came = [code.removeprefix("discard ") for code in options(g)]
    assert sorted(came) == ["alchemist", "tutor", "vision_of_faith"]
    play(g, "discard tutor", "discard vision_of_faith")
    shown = [fact.numbers for fact in g.facts if fact.key == "showed"]
    assert shown[0][0] == seat("red")
    assert sorted(shown[0][1:4]) == sorted([card("elders"), card("keep"), card("vision_of_faith")])
    assert shown[1][:2] == [seat("red"), card("alchemist")]
    assert g.provinces_known == [1 << seat("red")] * 2
    assert g.laid == [card("vision_of_faith")]
    assert sorted(g.dispossessed) == sorted([card("elders"), card("keep")])


def test_cracked_horn_may_put_discards_under_the_world_deck() -> None:
    g = table(3)
    hold(g, "red", "cracked_horn")
    top_of_world(g, "elders", "keep", "vision_of_faith")
    act(g, "red")
    search(g, "cracked_horn")
    play(g, "yes", "discard keep", "discard vision_of_faith")
    assert [CARD_IDS[number] for number in g.world[:2]] == ["vision_of_faith", "keep"]
    assert g.visions_drawn == 1
    play(g, "play_adviser elders")
    check(g)
    g = table(3)
    hold(g, "red", "cracked_horn")
    top_of_world(g, "elders", "keep", "tents")
    act(g, "red")
    search(g, "cracked_horn")
    play(g, "no", "discard keep", "discard tents")
    assert pile(g, "provinces") == ["keep", "tents"]


def test_cracked_horn_lets_a_vision_be_drawn_again_on_the_last_space_of_the_track() -> None:
    g = table(3)
    g.visions_drawn = 5
    top_of_world(g, "vision_of_faith")
    act(g, "red")
    search(g)
    assert g.visions_drawn == 5
    play(g, "discard vision_of_faith")
    check(g)


def test_cup_of_plenty_frees_a_trade_with_a_suit_among_the_advisers() -> None:
    g = table(3)
    hold(g, "red", "cup_of_plenty")
    advise(g, "red", "elders")
    put(g, "cradle_1", "tents", "keep")
    g.supply[seat("red")] = 0
    act(g, "red")
    play(g, "begin trade")  # with the Tents alone
    assert on_card(g, "tents") == (0, 1)
    assert (supply(g, "red"), favor(g, "red")) == (0, 3)


def test_book_of_records_gives_a_secret_for_a_play_to_a_site() -> None:
    g = table(3)
    hold(g, "red", "book_of_records")
    searched(g, "elders", "keep", "tents")
    play(g, "play_to_site elders cradle_1")
    assert (favor(g, "red"), secrets(g, "red"), bank(g, "nomad")) == (1, 2, 3)


def test_book_of_records_leaves_fertile_valleys_favor() -> None:
    g = table(3, {"cradle_1": "fertile_valley"})
    hold(g, "red", "book_of_records")
    searched(g, "storyteller", "keep", "tents")
    play(g, "play_to_site storyteller cradle_1")
    assert (favor(g, "red"), secrets(g, "red")) == (2, 2)


def test_dragonskin_drum_gains_a_warband_after_each_travel() -> None:
    g = table(3)
    hold(g, "red", "dragonskin_drum")
    act(g, "red")
    play(g, "begin travel", "travel_to cradle_2", "yes")
    assert warbands(g, "red") == 4
    play(g, "begin travel", "travel_to cradle_1", "no")
    assert warbands(g, "red") == 4


def test_dragonskin_drum_works_for_forced_travel() -> None:
    g = table(3)
    hold(g, "red", "whistle")
    hold(g, "blue", "dragonskin_drum")
    pawn(g, "blue", "provinces_1")
    act(g, "red")
    play(g, "use whistle")
    play(g, "blue: yes")
    assert warbands(g, "blue") == 4


# actions


def test_brass_horse_rides_to_the_suit_of_the_top_discard() -> None:
    g = table(3)
    hold(g, "red", "brass_horse")
    discard(g, "cradle", "keep", "elders")
    put(g, "hinterland_1", "tents")
    put(g, "provinces_1", "lancers")
    put(g, "provinces_2", "longbows")
    act(g, "red")
    play(g, "use brass_horse")
    assert options(g) == ["travel_to provinces_1", "travel_to hinterland_1"]
    play(g, "travel_to hinterland_1")
    assert supply(g, "red") == 7
    assert on_card(g, "brass_horse") == (0, 1)
    assert pile(g, "cradle") == ["keep", "elders"]
    assert g.cradle_known == [0, 0b111]


def test_brass_horse_rides_anywhere_if_nothing_matches() -> None:
    for top in ("elders", "vision_of_faith"):
        g = table(3)
        hold(g, "red", "brass_horse")
        discard(g, "cradle", top)
        put(g, "cradle_1", "lancers")  # the own site does not count
        act(g, "red")
        play(g, "use brass_horse")
        assert len(options(g)) == 7


def test_brass_horse_needs_a_discard() -> None:
    g = table(3)
    hold(g, "red", "brass_horse")
    act(g, "red")
    assert "use brass_horse" not in options(g)


def test_horned_mask_swaps_an_adviser_with_a_card_of_the_site() -> None:
    g = table(3)
    hold(g, "red", "horned_mask")
    advise(g, "red", "elders", "book_binders", "marriage")
    put(g, "cradle_1", "tents", "wayside_inn")
    act(g, "red")
    play(g, "use horned_mask")  # banners and locks leave one choice
    assert advisers(g, "red") == ["tents", "book_binders", "marriage"]
    assert cards(g, "cradle_1") == ["elders", "wayside_inn"]
    assert favor(g, "red") == 1
    assert on_card(g, "horned_mask") == (0, 1)
    check(g)


def test_whistle_calls_a_pawn_and_gives_the_secret() -> None:
    g = table(3)
    hold(g, "red", "whistle")
    pawn(g, "blue", "hinterland_1")
    act(g, "red")
    play(g, "use whistle")
    assert g.pawn[seat("blue")] == slot("cradle_1")
    assert (secrets(g, "red"), secrets(g, "blue")) == (0, 2)
    assert on_card(g, "whistle") == (0, 0)


def test_whistle_makes_nobody_pay_a_toll_or_turn_a_secret() -> None:
    g = table(3, {"cradle_1": "the_hidden_place"})
    hold(g, "red", "whistle")
    pawn(g, "blue", "hinterland_1")
    pawn(g, "purple", "hinterland_1")
    act(g, "red")
    assert "use whistle" not in options(g)
    g = table(3)
    hold(g, "red", "whistle")
    put(g, "cradle_1", "toll_roads")
    garrison(g, "cradle_1", "red", 1)
    pawn(g, "blue", "hinterland_1")
    act(g, "red")
    assert "use whistle" not in options(g)


def test_whistle_keeps_the_secret_under_a_vow_of_silence() -> None:
    g = table(3)
    hold(g, "red", "whistle")
    advise(g, "red", "vow_of_silence")
    pawn(g, "blue", "hinterland_1")
    act(g, "red")
    play(g, "use whistle")
    assert g.pawn[seat("blue")] == slot("cradle_1")
    assert secrets(g, "blue") == 1
    assert on_card(g, "whistle") == (0, 1)


def test_dowsing_sticks_draw_a_relic_for_a_secret_and_two_burned_favor() -> None:
    g = table(3)
    hold(g, "red", "dowsing_sticks")
    top = g.relic_deck[-1]
    act(g, "red")
    assert "use dowsing_sticks" not in options(g)
    own(g, "red", favor=2)
    act(g, "red")
    play(g, "use dowsing_sticks", "yes")
    assert top in g.relics_of(seat("red"))
    assert favor(g, "red") == 0
    assert on_card(g, "dowsing_sticks") == (0, 1)


def test_skeleton_key_opens_the_reliquary_at_a_site_of_the_chancellor() -> None:
    g = table(3)
    hold(g, "red", "skeleton_key")
    own(g, "red", secrets=2)
    act(g, "red")
    assert "use skeleton_key" not in options(g)
    garrison(g, "cradle_1", "purple", 1)
    hidden = g.reliquary[1]
    act(g, "red")
    play(g, "use skeleton_key", "choose_space decadent", "yes")
    assert hidden in g.relics_of(seat("red"))
    assert g.reliquary[1] == NONE
    assert g.place_of(FIRST_SPACE + 1) == WITH + seat("purple")  # OA-CIT-03
    assert secrets(g, "red") == 0
    check(g)


def test_skeleton_key_may_leave_the_relic() -> None:
    g = table(3)
    hold(g, "red", "skeleton_key")
    own(g, "red", secrets=2)
    garrison(g, "cradle_1", "purple", 1)
    act(g, "red")
    play(g, "use skeleton_key", "choose_space decadent", "no")
    assert relics(g, "red") == ["skeleton_key"]
    assert g.reliquary_known[1] == 1 << seat("red")


def test_oracular_pig_sees_three_cards_of_the_world_deck() -> None:
    g = table(3)
    hold(g, "red", "oracular_pig")
    top_of_world(g, "vision_of_faith")
    act(g, "red")
    play(g, "use oracular_pig")
    red = 1 << seat("red")
    assert g.world_known[-4:] == [0, red, red, red]
    assert g.visions_drawn == 0
    assert "use oracular_pig" not in options(g)  # OA-PWR-16


def test_ivory_eye_sees_a_site_an_adviser_or_a_relic() -> None:
    red = 1 << seat("red")
    for choice in ("choose_site hinterland_3", "choose_adviser blue 1", "choose_buried cradle_2 1"):
        g = table(3)
        hold(g, "red", "ivory_eye")
        g.site_up &= ~(1 << slot("hinterland_3"))
        g.derive()
        advise(g, "blue", "elders", faceup=False)
        lay_relic(g, "cradle_2", "map")
        act(g, "red")
        play(g, "use ivory_eye", choice)
        seen = [
            g.site_known[slot("hinterland_3")],
            g.adviser_known[0] & red,
            g.site_relics_known[slot("cradle_2") * 2],
        ]
        assert seen.count(red) == 1
        assert on_card(g, "ivory_eye") == (0, 1)


def test_ivory_eye_needs_something_facedown() -> None:
    g = table(3)
    hold(g, "red", "ivory_eye")
    act(g, "red")
    assert "use ivory_eye" not in options(g)


def test_map_goes_under_the_deck_for_four_supply() -> None:
    g = table(3)
    hold(g, "red", "map")
    g.supply[seat("red")] = 1
    act(g, "red")
    play(g, "use map")
    assert supply(g, "red") == 5
    assert relics(g, "red") == []
    assert g.relic_deck[0] == relic("map")
    check(g)


# always


def test_grand_mask_rules_imperial_cards_in_an_exiles_own_turn() -> None:
    g = table(3)
    hold(g, "red", "grand_mask")
    put(g, "provinces_1", "wayside_inn", "keep")
    garrison(g, "provinces_1", "purple", 1)
    act(g, "red")
    assert "use wayside_inn" in options(g)
    assert not g.rules_site(seat("red"), slot("provinces_1"))
    assert not g.rules_card(seat("red"), slot("provinces_1"), True)  # no battle plans
    act(g, "blue")
    assert not g.rules_card(seat("red"), slot("provinces_1"))
    citizen(g, "red")
    act(g, "red")
    assert not g.is_masked(slot("provinces_1"))


def test_bandit_crown_rules_empty_sites_and_fights_with_bandits() -> None:
    """OA-PWR-11."""
    g = table(3, goal="devotion")
    hold(g, "blue", "bandit_crown")
    blue = seat("blue")
    assert g.rules_site(blue, slot("hinterland_1"))
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "red", "blue", 3)
    battle = [fact.numbers for fact in g.facts if fact.key == "battle"][-1]
    assert battle[:2] == [3, 2]  # a warband and a bandit
    assert question(g) == "red garrison"


def test_oa_win_02_a_site_turned_up_may_move_the_title_to_the_bandit_crown() -> None:
    g = table(3, goal="supremacy")
    hold(g, "blue", "bandit_crown")
    g.site_up &= ~(1 << slot("provinces_1"))
    for place in ("cradle_1", "cradle_2", "provinces_2"):
        garrison(g, place, "purple", 1)
    garrison(g, "hinterland_3", "red", 1)
    assert leaders(g, OATH_GOAL[g.oath]) == [seat("purple"), seat("blue")]
    assert g.title == seat("purple")
    act(g, "red")
    play(g, "begin travel", "travel_to provinces_1")
    assert g.title == seat("blue")


def test_bandit_crown_lets_the_last_warband_go_and_return() -> None:
    g = table(3, goal="devotion")
    hold(g, "red", "bandit_crown")
    garrison(g, "cradle_1", "red", 1)
    act(g, "red")
    play(g, "station", "garrison cradle_1 0")
    assert g.garrison[slot("cradle_1")] == 0
    assert g.rules_site(seat("red"), slot("cradle_1"))
    check(g)


def test_ring_of_devotion_musters_more_and_places_nothing() -> None:
    g = table(3, goal="devotion")
    hold(g, "red", "ring_of_devotion")
    put(g, "cradle_1", "elders")
    garrison(g, "cradle_1", "red", 2)
    act(g, "red")
    play(g, "begin muster")
    assert warbands(g, "red") == 3 + 4
    play(g, "station")  # only off the site
    assert g.garrison[slot("cradle_1")] == 1
    g = table(3, goal="devotion")
    hold(g, "red", "ring_of_devotion")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", *["sword"] * 3)
    attack(g, "red", "blue", 3)
    assert g.garrison[slot("cradle_1")] == 0
    assert question(g) == "red act"


def test_circlet_of_command_protects_all_but_itself() -> None:
    g = table(3)
    hold(g, "blue", "circlet_of_command", "map")
    banner(g, "peoples_favor", "blue")
    red, blue = seat("red"), seat("blue")
    assert is_protected(g, red, blue, relic("map"))
    assert is_protected(g, red, blue, thing_of_banner(PEOPLES_FAVOR))
    assert not is_protected(g, red, blue, relic("circlet_of_command"))
    assert not is_protected(g, blue, blue, thing_of_banner(PEOPLES_FAVOR))
    assert not is_protected(g, red, NONE, thing_of_banner(DARKEST_SECRET))
    act(g, "red")
    play(g, "begin campaign", "against blue")
    found = options(g)
    assert "target_relic circlet_of_command" in found
    assert "target_relic map" not in found
    assert "target_banner peoples_favor" not in found
    play(g, "target_pawn")
    assert war_of(g).defense_dice == 3


def test_brass_horse_at_an_enemys_shrouded_wood_goes_where_its_ruler_says() -> None:
    """The ruler picks among the sites of the suit."""
    g = table(3, {"cradle_1": "shrouded_wood"})
    hold(g, "red", "brass_horse")
    garrison(g, "cradle_1", "blue", 1)
    discard(g, "cradle", "elders")
    put(g, "hinterland_1", "lancers")
    put(g, "provinces_1", "rain_boots")
    act(g, "red")
    play(g, "use brass_horse")
    assert question(g) == "blue send"
    assert options(g) == ["travel_to provinces_1", "travel_to hinterland_1"]


def test_ring_of_devotion_lets_messengers_only_call_warbands_back() -> None:
    g = table(3, goal="devotion")
    hold(g, "red", "ring_of_devotion")
    advise(g, "red", "messenger")
    garrison(g, "cradle_1", "red", 3)
    act(g, "red")
    play(g, "use messenger")
    assert options(g) == [f"garrison cradle_1 {n}" for n in (1, 2, 3)]
    play(g, "garrison cradle_1 1")
    assert warbands(g, "red") == 5
