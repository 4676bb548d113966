"""The powers of the Discord suit, by name."""

from __future__ import annotations

from palatine.games.oath.cards import bandits_at, capacity, discard_vision, seize_banner
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import DARKEST_SECRET, GRAND_SCEPTER, PEOPLES_FAVOR, RELIC_DEFENSE
from palatine.games.oath.tokens import campaign_of, pay_toll
from palatine.games.oath.victory import visions_of
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
    lay_relic,
    off_piles,
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
    seat,
    secrets,
    slot,
    suit,
    supply,
    table,
    war_options,
    warbands,
)


def reveal(g: Oath, colour: str, id: str) -> None:
    """A Vision lies revealed before a player."""
    off_piles(g, card(id))
    g.vision[seat(colour)] = card(id)


def test_mercenaries_add_three_dice_and_leave_the_defeated() -> None:
    g = table(3)
    advise(g, "red", "mercenaries")
    garrison(g, "cradle_1", "blue", 3)
    war = campaign(g, "red", "against blue", 1)
    roll(g, "blank", "hollow_sword", "hollow_sword", "hollow_sword", "hollow_sword")
    play(g, "use mercenaries")
    assert len(war.attack_roll) == 4
    assert advisers(g, "red") == []
    assert favor(g, "red") == 0


def test_mercenaries_stay_with_the_victor() -> None:
    g = table(3)
    advise(g, "red", "mercenaries")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    campaign(g, "red", "against blue", 1)
    roll(g, "blank", "sword", "sword", "sword", "sword")
    play(g, "use mercenaries", "garrison cradle_1 1")
    assert advisers(g, "red") == ["mercenaries"]


def test_a_small_favor_brings_four_warbands() -> None:
    g = table(3)
    in_hand(g, "red", "a_small_favor")
    play(g, "play_adviser a_small_favor")
    assert warbands(g, "red") == 7


def test_second_wind_travels_and_campaigns_for_no_supply() -> None:
    g = table(3)
    advise(g, "red", "second_wind")
    garrison(g, "cradle_1", "blue", 1)
    garrison(g, "cradle_2", "blue", 1)
    pawn(g, "blue", "provinces_1")
    garrison(g, "provinces_2", "purple", 1)
    garrison(g, "provinces_3", "purple", 1)
    garrison(g, "hinterland_1", "purple", 1)
    campaign(g, "red", "against blue", 3)
    roll(g, "blank", "sword", "sword", "sword")
    play(g, "use second_wind", "garrison cradle_1 1")
    assert options(g) == ["begin travel", "pass"]
    play(g, "begin travel", "travel_to cradle_2")
    assert options(g) == ["begin campaign", "pass"]
    play(g, "begin campaign")
    assert question(g) == "red attack-dice"
    assert supply(g, "red") == 5  # of the first campaign
    assert favor(g, "red") == 0
    assert on_card(g, "second_wind") == (0, 1)


def test_second_wind_is_for_the_victorious() -> None:
    g = table(3)
    advise(g, "red", "second_wind")
    garrison(g, "cradle_1", "blue", 3)
    campaign(g, "red", "against blue", 1)
    roll(g, "blank", "hollow_sword")
    play(g, "use second_wind")
    assert question(g) == "red act"


def test_sleight_of_hand_takes_a_secret_but_not_the_last() -> None:
    g = table(3)
    advise(g, "red", "sleight_of_hand")
    own(g, "blue", secrets=1)
    act(g, "red")
    assert "use sleight_of_hand" not in options(g)
    g.flipped[seat("blue")] = 1  # ruling: facedown ones count
    act(g, "red")
    play(g, "use sleight_of_hand")
    assert (secrets(g, "red"), secrets(g, "blue")) == (2, 0)
    assert favor(g, "red") == 0


def test_sleight_of_hand_only_reaches_the_own_site() -> None:
    g = table(3)
    advise(g, "red", "sleight_of_hand")
    own(g, "blue", secrets=3)
    pawn(g, "blue", "cradle_2")
    act(g, "red")
    assert "use sleight_of_hand" not in options(g)


def test_key_to_the_city_takes_a_site_whose_ruler_is_away() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    in_hand(g, "red", "key_to_the_city")
    play(g, "play_to_site key_to_the_city cradle_1")
    assert (g.garrison_of[0], g.garrison[0]) == (seat("red"), 1)
    assert warbands(g, "red") == 3


def test_key_to_the_city_does_nothing_with_a_ruler_there() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 2)
    in_hand(g, "red", "key_to_the_city")
    play(g, "play_to_site key_to_the_city cradle_1")
    assert (g.garrison_of[0], g.garrison[0]) == (seat("blue"), 2)


def test_key_to_the_city_rulings_bandits_and_imperial_pawns() -> None:
    g = table(3)
    in_hand(g, "red", "key_to_the_city")
    play(g, "play_to_site key_to_the_city cradle_1")
    assert g.garrison_of[0] == seat("red")  # bandits have no pawn
    g = table(3)
    citizen(g, "blue")
    garrison(g, "cradle_1", "purple", 2)
    pawn(g, "purple", "provinces_1")
    in_hand(g, "red", "key_to_the_city")
    play(g, "play_to_site key_to_the_city cradle_1")
    assert g.garrison_of[0] == 0  # any Imperial pawn will do


def test_key_to_the_city_ruling_an_empty_bank_leaves_bandits() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "blue", "provinces_1")
    own(g, "red", warbands=14)
    in_hand(g, "red", "key_to_the_city")
    play(g, "play_to_site key_to_the_city cradle_1")
    assert g.garrison_of[0] == -1


def test_scryer_looks_through_a_pile() -> None:
    g = table(3)
    advise(g, "red", "scryer")
    discard(g, "hinterland", "keep", "elders")
    discard(g, "provinces", "wolves")
    act(g, "red")
    play(g, "use scryer", "choose_region hinterland")
    assert g.hinterland_known == [1 << seat("red")] * 2
    assert pile(g, "hinterland") == ["keep", "elders"]
    assert g.provinces_known == [0]
    assert on_card(g, "scryer") == (0, 1)


def test_disgraced_captain_knows_order_sites() -> None:
    g = table(3)
    advise(g, "red", "disgraced_captain")
    own(g, "red", favor=2)
    put(g, "cradle_1", "keep")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "use disgraced_captain")
    assert war.attack_dice == 5
    assert favor(g, "red") == 0


def test_disgraced_captain_ruling_the_site_itself_must_be_a_target() -> None:
    g = table(3)
    advise(g, "red", "disgraced_captain")
    own(g, "red", favor=2)
    put(g, "cradle_1", "keep")
    campaign(g, "red", "against blue", 1, "target_pawn")
    assert war_options(g) == []


def test_naysayers_are_paid_while_an_exile_has_the_title() -> None:
    g = table(3)
    advise(g, "red", "naysayers")
    g.title = seat("blue")
    act(g, "red")
    play(g, "rest", "use naysayers")
    assert (favor(g, "red"), favor(g, "purple")) == (2, 0)
    g = table(3)
    advise(g, "red", "naysayers")
    act(g, "red")
    play(g, "rest")
    assert question(g) != "red rest"


def test_naysayers_ruling_count_the_own_title() -> None:
    g = table(3)
    advise(g, "red", "naysayers")
    g.title = seat("red")
    act(g, "red")
    play(g, "rest", "use naysayers")
    assert favor(g, "red") == 2


def test_book_burning_leaves_one_secret_of_choice() -> None:
    g = table(3)
    advise(g, "red", "book_burning")
    own(g, "blue", secrets=2, warbands=0, favor=0)
    g.flipped[seat("blue")] = 2
    campaign(g, "red", "against blue", 3, "target_pawn")
    roll(g, "blank", "blank", "sword", "sword", "sword")
    play(g, "use book_burning", "no")
    assert question(g) == "blue power-of"
    play(g, "choose_number 0")
    assert (secrets(g, "blue"), g.flipped[seat("blue")]) == (0, 1)


def test_book_burning_needs_the_pawn_as_a_target() -> None:
    g = table(3)
    advise(g, "red", "book_burning")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 3)
    assert war_options(g) == []


def test_charlatan_strips_the_darkest_secret() -> None:
    g = table(3)
    banner(g, "darkest_secret", "blue", 4)
    in_hand(g, "red", "charlatan")
    play(g, "play_adviser charlatan")
    assert g.banner_tokens[DARKEST_SECRET] == 1
    assert secrets(g, "blue") == 1  # ruling: only those on the banner


def test_assassin_discards_a_faceup_adviser_here() -> None:
    g = table(3)
    advise(g, "red", "assassin", "wolves")
    advise(g, "blue", "longbows", "vow_of_union")
    advise(g, "purple", "elders")
    pawn(g, "purple", "provinces_1")
    act(g, "red")
    play(g, "use assassin_2")  # ruling: neither the own, nor the locked, nor purple's elsewhere
    assert advisers(g, "blue") == ["vow_of_union"]
    assert pile(g, "provinces") == ["longbows"]
    assert favor(g, "red") == 0


def test_assassin_limits_advisers_to_two() -> None:
    g = table(3)
    advise(g, "red", "wolves", "longbows")
    in_hand(g, "red", "assassin")
    play(g, "play_adviser assassin")
    assert question(g) == "red discard-adviser"
    play(g, "choose_adviser red 1")
    assert advisers(g, "red") == ["longbows", "assassin"]


def test_assassin_silver_tongue_insomnia_ruling_not_beside_two_locked_advisers() -> None:
    for id in ("assassin", "silver_tongue", "insomnia"):
        g = table(3)
        advise(g, "red", "vow_of_union", "vow_of_obedience")
        in_hand(g, "red", id)
        assert f"play_adviser {id}" not in options(g)


def test_downtrodden_gather_where_the_bank_is_poorest() -> None:
    g = table(3)
    advise(g, "red", "downtrodden")
    put(g, "cradle_1", "wolves")
    g.bank[suit("beast")] = 2
    act(g, "red")
    play(g, "begin muster", "modify downtrodden")
    assert warbands(g, "red") == 7
    g = table(3)
    advise(g, "red", "downtrodden")
    put(g, "cradle_1", "wolves")
    act(g, "red")
    play(g, "begin muster", "modify downtrodden")
    assert warbands(g, "red") == 5  # as poor as others is not enough


def test_blackmail_takes_a_relic_or_three_favor() -> None:
    g = table(3)
    hold(g, "blue", "cup_of_plenty")
    own(g, "blue", favor=3)
    pawn(g, "purple", "provinces_1")
    in_hand(g, "red", "blackmail")
    play(g, "play_adviser blackmail")
    assert question(g) == "blue power-of"
    play(g, "give_favor 3")
    assert (favor(g, "red"), relics(g, "blue")) == (4, ["cup_of_plenty"])
    g = table(3)
    hold(g, "blue", "cup_of_plenty")
    own(g, "blue", favor=3)
    pawn(g, "purple", "provinces_1")
    in_hand(g, "red", "blackmail")
    play(g, "play_adviser blackmail", "give_relic cup_of_plenty")
    assert relics(g, "red") == ["cup_of_plenty"]


def test_blackmail_ruling_any_relic_even_the_grand_scepter() -> None:
    g = table(3)
    in_hand(g, "red", "blackmail")
    play(g, "play_adviser blackmail")  # purple has too little favor
    assert g.holder(GRAND_SCEPTER) == seat("red")
    g = table(3)
    pawn(g, "purple", "provinces_1")
    in_hand(g, "red", "blackmail")
    play(g, "play_adviser blackmail")
    assert question(g) == "red act"


def test_cracked_sage_needs_an_arcane_adviser_of_the_enemy() -> None:
    g = table(3)
    advise(g, "red", "cracked_sage")
    advise(g, "blue", "tutor")
    garrison(g, "cradle_1", "blue", 1)
    war = campaign(g, "red", "against blue", 1)
    play(g, "use cracked_sage")
    assert war.attack_dice == 5
    assert (favor(g, "red"), secrets(g, "red")) == (0, 0)
    g = table(3)
    advise(g, "red", "cracked_sage", "tutor")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 1)
    assert war_options(g) == []


def test_dissent_gathers_favor_by_suits_ruled() -> None:
    g = table(4)
    citizen(g, "yellow")
    banner(g, "peoples_favor", "blue")
    advise(g, "blue", "wolves")
    put(g, "provinces_1", "keep", "elders")
    garrison(g, "provinces_1", "purple", 1)
    own(g, "purple", favor=5)
    own(g, "yellow", favor=1)
    in_hand(g, "red", "dissent")
    play(g, "play_adviser dissent")
    assert favor(g, "purple") == 3
    assert favor(g, "yellow") == 0  # rulings: all Imperial sites count; what there is
    assert favor(g, "blue") == 1
    assert favor(g, "red") == 0  # its own suit
    assert on_card(g, "dissent") == (2 + 1 + 1, 0)
    play(g, "rest")
    assert bank(g, "discord") == 3 + 4


def test_false_prophet_shares_a_vision() -> None:
    g = table(3)
    reveal(g, "blue", "vision_of_faith")
    in_hand(g, "red", "false_prophet")
    play(g, "play_adviser false_prophet")
    assert visions_of(g, seat("red")) == [card("vision_of_faith")]
    assert visions_of(g, seat("blue")) == [card("vision_of_faith")]
    assert g.in_bank(seat("red")) == 14 - 3 - 1
    discard_vision(g, seat("blue"))
    g.asked = None
    assert question(g) == "red play"
    assert g.in_bank(seat("red")) == 14 - 3
    play(g, "reveal vision_of_faith")
    assert g.vision[seat("red")] == card("vision_of_faith")


def test_false_prophet_rulings_another_players_vision_and_exiles_only() -> None:
    g = table(3)
    in_hand(g, "red", "false_prophet")
    play(g, "play_adviser false_prophet")
    assert (g.prophet, warbands(g, "red")) == (-1, 3)
    g = table(3)
    reveal(g, "blue", "vision_of_faith")
    in_hand(g, "purple", "false_prophet")
    play(g, "play_adviser false_prophet")
    assert g.prophet == -1


def test_false_prophet_ruling_a_citizen_keeps_the_vision_facedown() -> None:
    g = table(3)
    reveal(g, "blue", "vision_of_faith")
    in_hand(g, "red", "false_prophet")
    play(g, "play_adviser false_prophet")
    citizen(g, "red")
    discard_vision(g, seat("blue"))
    g.asked = None
    assert options(g) == ["play_facedown vision_of_faith", "discard vision_of_faith"]


def test_vow_of_renewal_collects_what_is_burned() -> None:
    g = table(3)
    advise(g, "blue", "vow_of_renewal")
    advise(g, "red", "cracked_sage")
    advise(g, "purple", "tutor")
    garrison(g, "cradle_1", "purple", 1)
    campaign(g, "red", "against purple", 1)
    play(g, "use cracked_sage")
    assert favor(g, "blue") == 2


def test_vow_of_renewal_bars_the_peoples_favor() -> None:
    g = table(3)
    advise(g, "blue", "vow_of_renewal")
    own(g, "blue", favor=5, secrets=0)
    act(g, "blue")
    assert "begin recover" not in options(g)


def test_vow_of_renewal_ruling_seize_penalty_and_tolls() -> None:
    g = table(3)
    advise(g, "blue", "vow_of_renewal")
    banner(g, "peoples_favor", "red", 3)
    seize_banner(g, PEOPLES_FAVOR, 0)
    assert favor(g, "blue") == 3
    pay_toll(g, seat("red"), -1)
    assert favor(g, "blue") == 4


def test_zealots_sacrifice_for_three() -> None:
    g = table(3)
    advise(g, "red", "zealots")
    garrison(g, "cradle_1", "blue", 2)
    war = campaign(g, "red", "against blue", 0)
    roll(g, "blank")
    play(g, "use zealots")
    assert options(g) == ["sacrifice 2", "pass"]  # 5 to beat
    play(g, "sacrifice 2")
    assert war.attack == 6
    assert favor(g, "red") == 0


def test_zealots_need_a_larger_enemy() -> None:
    g = table(3)
    advise(g, "red", "zealots")
    garrison(g, "cradle_1", "blue", 1)
    own(g, "blue", warbands=2)
    campaign(g, "red", "against blue", 0)
    assert war_options(g) == []


def test_royal_ambitions_turn_a_greater_exile() -> None:
    g = table(3)
    garrison(g, "cradle_1", "red", 1)
    garrison(g, "cradle_2", "red", 1)
    garrison(g, "provinces_1", "purple", 1)
    first = g.reliquary[1]
    in_hand(g, "red", "royal_ambitions")
    play(g, "play_adviser royal_ambitions", "choose_space decadent")
    if question(g) == "red naturalise":
        play(g, "garrison cradle_1 1", "garrison cradle_2 1")
    assert g.is_citizen(seat("red"))
    assert g.relics_of(seat("red")) == [first]
    assert not question(g).startswith("red act")


def test_royal_ambitions_need_strictly_more_sites_and_may_be_declined() -> None:
    g = table(3)
    in_hand(g, "red", "royal_ambitions")
    play(g, "play_adviser royal_ambitions")
    assert question(g) == "red act"
    g = table(3)
    garrison(g, "cradle_1", "red", 1)
    in_hand(g, "red", "royal_ambitions")
    play(g, "play_adviser royal_ambitions", "no")
    assert g.is_exile(seat("red"))
    assert question(g) == "red act"


def test_salt_the_earth_comes_to_a_full_site_and_clears_it() -> None:
    g = table(3)
    put(g, "cradle_1", "wolves", "longbows", "elders")
    in_hand(g, "red", "salt_the_earth")
    play(g, "play_to_site salt_the_earth cradle_1", "discard longbows", "discard wolves")
    assert cards(g, "cradle_1") == ["salt_the_earth"]
    assert capacity(g, 0) == 1
    assert capacity(g, 1) > 1
    assert pile(g, "provinces") == ["longbows", "wolves", "elders"]


def test_salt_the_earth_may_come_to_the_drowned_city() -> None:
    g = table(3, {"cradle_1": "drowned_city"})
    in_hand(g, "red", "salt_the_earth")
    assert "play_to_site salt_the_earth cradle_1" in options(g)


def test_salt_the_earth_ruling_not_beside_locked_cards_or_edifices() -> None:
    for id in ("forest_council", "forest_temple"):
        g = table(3)
        put(g, "cradle_1", id)
        in_hand(g, "red", "salt_the_earth")
        assert "play_to_site salt_the_earth cradle_1" not in options(g)


def test_beast_tamer_bars_beast_and_nomad_plans_of_the_enemy() -> None:
    g = table(3)
    advise(g, "blue", "beast_tamer")
    advise(g, "red", "rangers", "longbows")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 1)
    assert war_options(g) == ["use longbows", "pass"]


def test_riots_discard_the_commonest_suit() -> None:
    g = table(3)
    g.mob = True
    put(g, "provinces_1", "scouts", "longbows")
    put(g, "hinterland_1", "wolves", "wrestlers")
    in_hand(g, "red", "riots")
    play(g, "play_to_site riots cradle_1", "discard scouts", "discard longbows")
    assert cards(g, "provinces_1") == []
    assert cards(g, "hinterland_1") == ["wolves"]
    assert cards(g, "cradle_1") == ["riots"]


def test_riots_ruling_ties_are_chosen_and_this_card_stays() -> None:
    g = table(3)
    g.mob = True
    put(g, "provinces_1", "keep")
    in_hand(g, "red", "riots")
    play(g, "play_to_site riots cradle_1")
    assert options(g) == ["choose_suit discord", "choose_suit order"]
    play(g, "choose_suit discord")
    assert cards(g, "cradle_1") == ["riots"]
    assert cards(g, "provinces_1") == ["keep"]


def test_riots_need_the_mob() -> None:
    g = table(3)
    put(g, "provinces_1", "keep", "longbows")
    in_hand(g, "red", "riots")
    play(g, "play_to_site riots cradle_1")
    assert cards(g, "provinces_1") == ["keep", "longbows"]


def test_silver_tongue_is_paid_by_a_suit_of_the_site() -> None:
    g = table(3)
    advise(g, "red", "silver_tongue")
    put(g, "cradle_1", "wolves", "keep")
    act(g, "red")
    play(g, "rest", "use silver_tongue_2")
    assert options(g) == ["choose_suit order", "choose_suit beast"]
    play(g, "choose_suit beast")
    assert (favor(g, "red"), bank(g, "beast")) == (2, 2)


def test_gambling_hall_pays_shields_of_one_bank() -> None:
    g = table(3)
    put(g, "cradle_1", "gambling_hall")
    own(g, "red", favor=2)
    g.bank[suit("nomad")] = 9
    act(g, "red")
    roll(g, "shield", "double_shield", "times_two", "blank")
    play(g, "use gambling_hall", "choose_suit nomad")
    assert favor(g, "red") == 6
    assert on_card(g, "gambling_hall") == (2, 0)


def test_gambling_hall_without_shields_pays_nothing() -> None:
    g = table(3)
    put(g, "cradle_1", "gambling_hall")
    own(g, "red", favor=2)
    act(g, "red")
    roll(g, "times_two", "blank", "blank", "blank")
    play(g, "use gambling_hall")
    assert question(g) == "red act"
    assert favor(g, "red") == 0


def test_gambling_hall_ruling_jinx_rolls_anew() -> None:
    g = table(3)
    put(g, "cradle_1", "gambling_hall")
    advise(g, "red", "jinx")
    own(g, "red", favor=2)
    act(g, "red")
    roll(g, "blank", "blank", "blank", "blank", "shield", "blank", "blank", "blank")
    play(g, "use gambling_hall", "yes", "choose_suit nomad")
    assert favor(g, "red") == 1
    assert secrets(g, "red") == 0


def test_boiling_lake_scalds_who_does_not_rule_it() -> None:
    g = table(3)
    put(g, "cradle_2", "boiling_lake")
    act(g, "red")
    play(g, "begin travel", "travel_to cradle_2")
    assert warbands(g, "red") == 1
    garrison(g, "cradle_2", "blue", 1)
    act(g, "blue")
    play(g, "begin travel", "travel_to cradle_2")
    assert warbands(g, "blue") == 3


def test_boiling_lake_ruling_forced_travel_counts() -> None:
    g = table(3)
    put(g, "cradle_2", "boiling_lake")
    advise(g, "blue", "palanquin")
    pawn(g, "purple", "hinterland_3")
    act(g, "blue")
    play(g, "use palanquin", "choose_site cradle_2")
    assert warbands(g, "red") == 1
    assert warbands(g, "blue") == 3  # placed, not travelled


def test_relic_thief_takes_what_was_just_taken() -> None:
    g = table(3, {"cradle_1": "mountain"})
    advise(g, "blue", "relic_thief")
    lay_relic(g, "cradle_1", "cup_of_plenty")
    own(g, "red", favor=9, secrets=0)
    act(g, "red")
    play(g, "begin recover", "recover_relic 1")
    assert question(g) == "blue power"
    roll(g, "times_two")  # ruling: no shield
    play(g, "yes")
    assert relics(g, "blue") == ["cup_of_plenty"]
    assert (favor(g, "blue"), secrets(g, "blue"), g.flipped[seat("blue")]) == (0, 0, 1)


def test_relic_thief_fails_on_a_shield() -> None:
    g = table(3, {"cradle_1": "mountain"})
    advise(g, "blue", "relic_thief")
    lay_relic(g, "cradle_1", "cup_of_plenty")
    own(g, "red", favor=9, secrets=0)
    act(g, "red")
    play(g, "begin recover", "recover_relic 1")
    roll(g, "shield")
    play(g, "yes")
    assert relics(g, "red") == ["cup_of_plenty"]


def test_relic_thief_ruling_jinx_rolls_anew() -> None:
    g = table(3, {"cradle_1": "mountain"})
    advise(g, "blue", "relic_thief", "jinx")
    own(g, "blue", secrets=2)
    lay_relic(g, "cradle_1", "cup_of_plenty")
    own(g, "red", favor=9, secrets=0)
    act(g, "red")
    play(g, "begin recover", "recover_relic 1")
    roll(g, "shield", "blank")
    play(g, "yes", "yes")
    assert relics(g, "blue") == ["cup_of_plenty"]


def test_relic_thief_ruling_against_the_victor_all_or_none() -> None:
    g = table(3)
    advise(g, "blue", "relic_thief")
    hold(g, "blue", "cup_of_plenty", "map")
    own(g, "blue", warbands=0)
    blanks = ["blank"] * (RELIC_DEFENSE[relic("cup_of_plenty")] + RELIC_DEFENSE[relic("map")])
    roll(g, *blanks, "sword", "sword", "sword", "blank", "shield")
    campaign(g, "red", "against blue", 3, "target_relic cup_of_plenty", "target_relic map")
    play(g, "blue: yes")
    assert sorted(relics(g, "red")) == ["cup_of_plenty", "map"]  # one shield saves both


def test_relic_thief_asks_nobody_for_gifts_own_takings_and_other_regions() -> None:
    g = table(3, {"cradle_1": "mountain"})
    advise(g, "blue", "relic_thief")
    pawn(g, "blue", "provinces_1")
    lay_relic(g, "cradle_1", "cup_of_plenty")
    own(g, "red", favor=9, secrets=0)
    act(g, "red")
    play(g, "begin recover", "recover_relic 1")
    assert question(g) == "red act"
    g = table(3, {"cradle_1": "mountain"})
    advise(g, "red", "relic_thief")
    lay_relic(g, "cradle_1", "cup_of_plenty")
    own(g, "red", favor=9)
    act(g, "red")
    play(g, "begin recover", "recover_relic 1")
    assert question(g) == "red act"
    assert g.holder(relic("cup_of_plenty")) == seat("red")


def test_enchantress_changes_places_with_an_adviser() -> None:
    g = table(3)
    advise(g, "red", "enchantress")
    advise(g, "blue", "longbows", "vow_of_union")
    act(g, "red")
    play(g, "use enchantress")  # not with a locked one
    assert advisers(g, "red") == ["longbows"]
    assert advisers(g, "blue") == ["enchantress", "vow_of_union"]
    assert secrets(g, "red") == 0
    assert on_card(g, "enchantress") == (0, 0)


def test_enchantress_needs_a_loose_faceup_adviser() -> None:
    g = table(3)
    advise(g, "red", "enchantress", "wolves")
    advise(g, "blue", "vow_of_union")
    advise(g, "purple", "keep", faceup=False)
    act(g, "red")
    assert "use enchantress" not in options(g)


def test_enchantress_ruling_the_receiver_discards_but_not_her() -> None:
    g = table(3)
    advise(g, "red", "enchantress")
    advise(g, "blue", "longbows", "elders", "wolves", "insomnia")
    act(g, "red")
    play(g, "use enchantress", "choose_card longbows")
    assert question(g) == "blue discard-adviser"
    assert options(g) == ["choose_adviser blue 2", "choose_adviser blue 3"]
    play(g, "choose_adviser blue 2")  # then Wolves, the only one left
    assert advisers(g, "blue") == ["enchantress", "insomnia"]


def test_insomnia_gives_a_secret_in_the_rest() -> None:
    g = table(3)
    advise(g, "red", "insomnia")
    act(g, "red")
    play(g, "rest", "use insomnia_2")
    assert secrets(g, "red") == 2


def test_sneak_attack_follows_somebody_elses_campaign() -> None:
    g = table(3)
    advise(g, "blue", "sneak_attack")
    roll(g, "blank", "hollow_sword")
    campaign(g, "red", "against_bandits", 1)
    play(g, "red: pass")  # no sacrifice
    assert question(g) == "blue power"
    play(g, "yes")
    war = campaign_of(g)
    assert war is not None
    assert (war.seat, war.defender) == (seat("blue"), seat("red"))
    assert question(g) == "blue attack-dice"
    assert supply(g, "blue") == 7


def test_sneak_attack_ruling_normal_defender_rules_hold() -> None:
    g = table(3)
    advise(g, "blue", "sneak_attack")
    pawn(g, "blue", "provinces_1")
    roll(g, "blank", "hollow_sword")
    campaign(g, "red", "against_bandits", 1)
    play(g, "red: pass")  # no sacrifice
    assert question(g) == "red act"


def test_gossip_allows_enemies_no_facedown_advisers() -> None:
    g = table(3)
    put(g, "provinces_1", "gossip")
    garrison(g, "provinces_1", "blue", 1)
    in_hand(g, "red", "wolves")
    assert "play_facedown wolves" not in options(g)
    in_hand(g, "blue", "keep")
    assert "play_facedown keep" in options(g)


def test_gossip_ruling_under_bandits_it_binds_everyone() -> None:
    g = table(3)
    put(g, "provinces_1", "gossip")
    in_hand(g, "blue", "keep")
    assert "play_facedown keep" not in options(g)


def test_gossip_itself_may_be_kept_facedown() -> None:
    g = table(3)
    hold(g, "blue", "bandit_crown")
    in_hand(g, "red", "gossip")
    assert "play_facedown gossip" in options(g)


def test_bandit_chief_kills_everywhere_and_swells_the_bandits() -> None:
    g = table(3)
    garrison(g, "provinces_1", "blue", 2)
    garrison(g, "hinterland_1", "red", 1)
    in_hand(g, "red", "bandit_chief")
    play(g, "play_to_site bandit_chief cradle_1")
    assert g.garrison[slot("provinces_1")] == 1
    assert g.garrison_of[slot("hinterland_1")] == -1
    assert bandits_at(g, slot("hinterland_2")) == 3


def test_chaos_cult_is_paid_by_the_new_oathkeeper() -> None:
    g = table(3)
    advise(g, "blue", "chaos_cult")
    garrison(g, "cradle_2", "red", 1)
    in_hand(g, "red", "key_to_the_city")  # whoever looks at the title next
    play(g, "play_to_site key_to_the_city cradle_1")
    assert g.title == seat("red")
    assert (favor(g, "blue"), favor(g, "red")) == (2, 1)  # the play gave red a favor before


def test_slander_burns_all_favor() -> None:
    g = table(3)
    advise(g, "red", "slander")
    own(g, "blue", favor=5, warbands=0)
    campaign(g, "red", "against blue", 3, "target_pawn")
    roll(g, "blank", "blank", "sword", "sword", "sword")
    play(g, "use slander", "no")
    assert question(g) == "red burn-all-favor"
    play(g, "yes")
    assert favor(g, "blue") == 0


def test_slander_needs_the_pawn_as_a_target() -> None:
    g = table(3)
    advise(g, "red", "slander")
    garrison(g, "cradle_1", "blue", 1)
    campaign(g, "red", "against blue", 3)
    assert war_options(g) == []
