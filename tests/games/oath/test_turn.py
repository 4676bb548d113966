"""Concepts, rounds, Wake, Act, Rest and minor actions (OA-CON, OA-TRN, OA-WAK, OA-RST, OA-MIN)."""

from __future__ import annotations

from palatine.games.oath.cards import (
    bandits_at,
    capacity,
    discard_adviser,
    discard_from_site,
    is_locked,
)
from palatine.games.oath.game import GAME
from palatine.games.oath.state import BANDITS, CHANCELLOR
from palatine.games.oath.tables import FACE_IDS
from palatine.games.oath.tokens import (
    burn_favor,
    burn_secrets,
    gain_favor,
    gain_warbands,
    kill_on_board,
    take_secret,
)
from palatine.kernel.flow import advance
from tests.games.oath.table import (
    act,
    advise,
    advisers,
    asked,
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
    seat,
    secrets,
    slot,
    supply,
    table,
    wake,
    warbands,
)


def test_oa_con_01_roles() -> None:
    """OA-CON-01, OA-CON-08: Imperial players, enemies, and a Citizen who is apart."""
    g = table(4)
    citizen(g, "red")
    assert g.is_imperial(CHANCELLOR)
    assert g.is_imperial(seat("red"))
    assert not g.is_imperial(seat("blue"))
    assert not g.is_enemy(CHANCELLOR, seat("red"))
    assert g.is_enemy(seat("red"), seat("blue"))
    assert g.is_enemy(seat("blue"), seat("yellow"))
    assert g.is_enemy(CHANCELLOR, BANDITS)
    g.apart = seat("red")
    assert g.is_enemy(CHANCELLOR, seat("red"))


def test_oa_con_03_who_rules() -> None:
    """OA-CON-03, OA-CON-04, OA-CON-06: by warbands; the Empire together; bandits elsewhere."""
    g = table(3)
    citizen(g, "red")
    garrison(g, "cradle_1", "purple", 1)
    garrison(g, "cradle_2", "blue", 2)
    put(g, "cradle_1", "longbows")
    assert g.rules_site(seat("red"), slot("cradle_1"))
    assert g.rules_card(seat("red"), slot("cradle_1"))
    assert not g.rules_site(seat("red"), slot("cradle_2"))
    assert g.ruler(slot("provinces_1")) == BANDITS
    assert g.region(seat("red")) == 0
    assert g.sites_ruled(seat("blue")) == [slot("cradle_2")]


def test_oa_con_05_one_bandit_at_a_site() -> None:
    g = table(3)
    assert bandits_at(g, slot("cradle_1")) == 1


def test_oa_con_07_ruins_match_nothing() -> None:
    """OA-CON-07, OA-CON-17: a ruin has no suit and fills a slot."""
    g = table(3)
    put(g, "provinces_1", "great_spire")
    assert g.suit(card("great_spire")) == 1
    g.ruins = 1 << FACE_IDS.index("great_spire") - FACE_IDS.index("sprawling_rampart")
    g.derive()
    assert g.suit(card("great_spire")) == -1
    assert FACE_IDS[g.face(card("great_spire"))] == "fallen_spire"
    pawn(g, "red", "provinces_1")
    own(g, "red", favor=5, secrets=5)
    act(g, "red")
    assert "begin muster" not in options(g)
    assert "begin trade" not in options(g)


def test_oa_con_10_gain_burn_kill() -> None:
    """OA-CON-10, OA-GEN-01: as much as there is."""
    g = table(3)
    assert gain_favor(g, seat("red"), 0, 5) == 3
    assert favor(g, "red") == 4
    assert bank(g, "discord") == 0
    assert burn_favor(g, seat("red"), 9) == 4
    own(g, "red", warbands=13)
    assert gain_warbands(g, seat("red"), 3) == 1
    assert kill_on_board(g, seat("red"), 20) == 14
    assert g.in_bank(seat("red")) == 14


def test_oa_con_10_citizens_gain_and_kill_purple() -> None:
    g = table(3)
    citizen(g, "red")
    before = g.in_bank(CHANCELLOR)
    gain_warbands(g, seat("red"), 2)
    assert g.in_bank(CHANCELLOR) == before - 2
    kill_on_board(g, seat("red"), 1)
    assert g.in_bank(CHANCELLOR) == before - 1


def test_oa_con_12_discards_go_to_the_next_region() -> None:
    """OA-CON-12; EX-OA-08: by the card's region, else by the pawn of who makes it happen."""
    g = table(3)
    put(g, "hinterland_1", "elders")
    put(g, "cradle_1", "longbows")
    advise(g, "blue", "tutor")
    pawn(g, "red", "hinterland_2")
    discard_from_site(g, seat("red"), card("elders"))
    discard_from_site(g, seat("red"), card("longbows"))
    discard_adviser(g, seat("red"), g.advisers.index(card("tutor")))
    assert pile(g, "cradle") == ["elders", "tutor"]
    assert pile(g, "provinces") == ["longbows"]


def test_oa_con_12_tokens_of_a_discarded_card() -> None:
    """OA-CON-12, OA-CON-21: favor to its bank, secrets to the acting player, facedown."""
    g = table(3)
    put(g, "cradle_1", "elders")
    g.load(card("elders"), 1, 2)
    act(g, "red")
    discard_from_site(g, seat("red"), card("elders"))
    assert bank(g, "nomad") == 4
    assert g.flipped[seat("red")] == 2
    assert g.laden == []


def test_oa_con_14_and_15_empty_cards_and_flipped_secrets() -> None:
    """OA-CON-14, OA-CON-15: tokens on a card bar it, facedown secrets cannot pay."""
    g = table(3)
    put(g, "cradle_1", "elders")
    own(g, "red", secrets=0, favor=0)
    g.flipped[seat("red")] = 2
    act(g, "red")
    assert "begin trade" not in options(g)
    own(g, "red", favor=3)
    g.load(card("elders"), 1, 0)
    act(g, "red")
    assert "begin muster" not in options(g)


def test_oa_con_18_faceup_secrets_first() -> None:
    g = table(3)
    own(g, "red", secrets=1)
    g.flipped[seat("red")] = 1
    take_secret(g, seat("blue"), seat("red"))
    assert (secrets(g, "red"), g.flipped[seat("red")]) == (0, 1)
    take_secret(g, seat("blue"), seat("red"))
    assert g.flipped[seat("blue")] == 1
    assert burn_secrets(g, seat("blue"), 5) == 3


def test_oa_con_19_others_at_your_site() -> None:
    """OA-CON-19, OA-CON-16, OA-CON-02: never yourself; relics at sites have no power."""
    g = table(3)
    pawn(g, "blue", "cradle_2")
    assert g.players_with(seat("red")) == [CHANCELLOR]
    lay_relic(g, "cradle_1", "dragonskin_drum")
    assert g.place_of(FACE_IDS.index("dragonskin_drum")) == -1
    hold(g, "red", "map")
    assert g.place_of(FACE_IDS.index("map")) == 8 + seat("red")


def test_oa_con_20_cards_on_the_map() -> None:
    g = table(3)
    put(g, "cradle_1", "longbows", "keep")
    advise(g, "red", "scouts")
    assert g.cards_at_sites(2) == 2


def test_oa_con_22_order_of_arrival() -> None:
    g = table(3)
    put(g, "provinces_3", "longbows", "keep", "elders")
    discard_from_site(g, 0, card("longbows"))
    assert cards(g, "provinces_3") == ["keep", "elders"]
    lay_relic(g, "cradle_1", "map", "whistle")
    assert g.relics_at(0) == [0, 1]


def test_oa_pwr_06_locked_cards_stay() -> None:
    """OA-PWR-06, OA-CON-11, OA-SIT-01."""
    g = table(3)
    put(g, "cradle_1", "a_round_of_ale")
    assert is_locked(g, 1, card("a_round_of_ale"), slot("cradle_1"))
    assert not is_locked(g, 1, card("longbows"), slot("cradle_1"))
    assert capacity(g, slot("cradle_1")) == 3


# rounds


def test_oa_trn_01_each_player_one_turn() -> None:
    """OA-TRN-01, OA-TRN-02, OA-ACT-01: Chancellor first, then clockwise; the next round."""
    g = table(3)
    act(g, "purple")
    play(g, "purple: rest", "red: rest", "blue: rest")
    assert g.round == 2
    assert question(g) == "purple act"


def test_oa_wak_01_the_peoples_favor() -> None:
    """A favor is placed on it, or one moves to the poorest bank."""
    g = table(3)
    banner(g, "peoples_favor", "red", 3)
    g.bank = [2, 1, 3, 1, 3, 3]
    wake(g, "red")
    assert options(g) == ["grow", "shrink arcane", "shrink hearth"]
    play(g, "shrink hearth")
    assert g.banner_tokens[0] == 2
    assert bank(g, "hearth") == 2


def test_oa_wak_01_with_one_favor_it_must_grow() -> None:
    g = table(3)
    banner(g, "peoples_favor", "red", 1)
    wake(g, "red")
    advance(g)
    assert g.banner_tokens[0] == 2
    assert favor(g, "red") == 0
    banner(g, "peoples_favor", "blue", 1)
    own(g, "blue", favor=0)
    wake(g, "blue")
    assert question(g) == "blue act"  # nothing happens
    assert g.banner_tokens[0] == 1


def test_oa_wak_02_twice_on_the_mob_side() -> None:
    """OA-WAK-02, OA-WAK-03: two choices; six favor turn it over."""
    g = table(3)
    banner(g, "peoples_favor", "red", 4)
    own(g, "red", favor=3)
    g.mob = True
    wake(g, "red")
    play(g, "grow", "shrink discord")
    assert g.banner_tokens[0] == 4
    g.mob = False
    banner(g, "peoples_favor", "red", 5)
    wake(g, "red")
    play(g, "grow")
    assert g.mob


def test_oa_wak_06_stock_of_a_site() -> None:
    """Salt Flats: a favor or a secret, once; the stock is not refilled."""
    g = table(3, {"provinces_2": "salt_flats"})
    g.site_favor[slot("provinces_2")] = 1
    g.site_secrets[slot("provinces_2")] = 1
    pawn(g, "red", "provinces_2")
    wake(g, "red")
    play(g, "use salt_flats", "choose_number 1")
    assert secrets(g, "red") == 2
    assert g.site_secrets[slot("provinces_2")] == 0
    assert question(g) == "red act"


# rest


def test_oa_rst_01_tokens_come_back() -> None:
    """OA-RST-01, OA-RST-02: favor to the banks, secrets to the board, faceup."""
    g = table(3)
    put(g, "cradle_1", "longbows", "elders")
    own(g, "red", favor=2, secrets=2)
    act(g, "red")
    play(g, "begin muster", "muster_on longbows", "begin trade")
    assert on_card(g, "longbows") == (1, 0)
    assert on_card(g, "elders") == (0, 1)
    g.flipped[seat("red")] = 1
    play(g, "rest")
    assert bank(g, "order") == 4
    assert g.laden == []
    assert secrets(g, "red") == 3
    assert g.flipped[seat("red")] == 0


def test_oa_rst_03_supply_is_refreshed() -> None:
    """OA-RST-03, OA-RST-04: by the bank, with what was not spent; a Citizen by the Chancellor."""
    g = table(3)
    g.supply = [4, 2, 7]
    own(g, "red", warbands=8)
    act(g, "red")
    play(g, "rest")
    assert supply(g, "red") == 7  # 6 in the bank: 5, and 2 unspent
    citizen(g, "blue")
    g.board[seat("blue")] = 3
    g.supply = [4, 7, 1]
    act(g, "blue")
    play(g, "rest")
    assert supply(g, "blue") == 5


def test_oa_rst_04_leftmost_is_not_unspent() -> None:
    g = table(3)
    g.supply[seat("red")] = 3
    act(g, "red")
    asked(g)
    g.spend_supply(seat("red"), 2)
    g.supply[seat("red")] = 7
    play(g, "rest")
    assert supply(g, "red") == 7  # 6 by the bank, and 1
    g.supply[seat("blue")] = 0
    own(g, "blue", warbands=14)
    act(g, "blue")
    g.supply[seat("blue")] = 7
    play(g, "rest")
    assert supply(g, "blue") == 4


def test_oa_rst_05_rest_powers_once_each() -> None:
    """OA-RST-05, OA-PWR-07: Vow of Obedience pays from a bank of choice."""
    g = table(3)
    advise(g, "red", "vow_of_obedience")
    act(g, "red")
    play(g, "rest")
    assert question(g) == "red rest"
    play(g, "use vow_of_obedience_2", "choose_suit beast")
    assert favor(g, "red") == 2
    assert question(g) == "blue act"


# minor actions


def test_oa_min_01_a_facedown_adviser_is_played() -> None:
    """OA-MIN-01, OA-PLY-10: to the site, faceup, or discarded; it keeps its place."""
    g = table(3)
    advise(g, "red", "longbows", "tutor", faceup=False)
    act(g, "red")
    assert {"take_up longbows", "take_up tutor"} <= set(options(g))
    play(g, "take_up longbows")
    assert options(g) == [
        "play_to_site longbows cradle_1",
        "play_adviser longbows",
        "discard longbows",
    ]
    play(g, "play_adviser longbows")
    assert advisers(g, "red") == ["longbows", "tutor"]
    play(g, "take_up tutor", "discard tutor")
    assert pile(g, "provinces") == ["tutor"]


def test_oa_min_01_bracken_and_the_cracked_horn_lead_the_discard_of_a_facedown_adviser() -> None:
    """OA-MIN-01, OA-PWR-08: what modifies the discards of a Search modifies this one, once."""
    g = table(3)
    advise(g, "red", "bracken")
    advise(g, "red", "tutor", faceup=False)
    act(g, "red")
    play(g, "take_up tutor")
    assert options(g)[-2:] == ["discard tutor", "modify bracken"]
    play(g, "modify bracken", "to_bottom cradle")
    assert "modify bracken" not in options(g)
    play(g, "discard tutor")
    assert pile(g, "cradle") == ["tutor"]
    g = table(3)
    hold(g, "red", "cracked_horn")
    advise(g, "red", "vision_of_faith", faceup=False)
    act(g, "red")
    play(g, "take_up vision_of_faith", "modify cracked_horn", "yes", "discard vision_of_faith")
    assert (g.world[0], g.visions_drawn) == (card("vision_of_faith"), 0)
    g = table(3)  # not out of reach
    advise(g, "blue", "bracken")
    advise(g, "red", "tutor", faceup=False)
    act(g, "red")
    play(g, "take_up tutor")
    assert options(g)[-1] == "discard tutor"


def test_oa_min_02_an_action_power() -> None:
    """OA-MIN-02, OA-PWR-01, OA-PWR-02: in reach, paid, and not while tokens lie on it."""
    g = table(3)
    put(g, "cradle_1", "messenger")
    own(g, "red", favor=3)
    act(g, "red")
    assert "use messenger" in options(g)
    play(g, "use messenger")
    assert on_card(g, "messenger") == (1, 0)
    assert "use messenger" not in options(g)
    pawn(g, "blue", "cradle_2")
    own(g, "blue", favor=3)
    g.laden, g.laden_favor, g.laden_secrets = [], [], []
    act(g, "blue")
    assert "use messenger" not in options(g)  # neither ruled nor at the own site


def test_oa_min_03_and_04_peeks() -> None:
    """OA-MIN-03, OA-MIN-04, OA-GEN-05: offered only for what the seat does not know."""
    g = table(3)
    lay_relic(g, "cradle_1", "map")
    act(g, "red")
    play(g, "peek 1")
    assert g.site_relics_known[0] == 1 << seat("red")
    assert "peek 1" not in options(g)
    assert "peek_reliquary brutal" not in options(g)
    act(g, "purple")
    play(g, "peek_reliquary greedy")
    assert g.reliquary_known[3] == 1
    assert "peek_reliquary greedy" not in options(g)
    g.scepter_is_fresh = True
    assert not [code for code in options(g) if code.startswith("peek_reliquary")]


def test_oa_min_05_warbands_of_the_own_site() -> None:
    """How many stand there afterwards: all but the last may leave, any may come."""
    g = table(3)
    garrison(g, "cradle_1", "red", 2)
    act(g, "red")
    play(g, "station")
    assert options(g) == [f"garrison cradle_1 {n}" for n in (1, 3, 4, 5)]
    play(g, "garrison cradle_1 1")
    assert warbands(g, "red") == 4
    assert "station" not in options(g)  # OA-MIN-08


def test_oa_min_05_a_citizen_needs_leave() -> None:
    """OA-MIN-05, OA-MIN-08: a refused request is not made again."""
    g = table(3)
    citizen(g, "red")
    garrison(g, "cradle_1", "purple", 3)
    pawn(g, "purple", "cradle_2")
    act(g, "red")
    play(g, "station", "garrison cradle_1 1")
    assert question(g) == "purple permit"
    play(g, "no")
    assert g.garrison[0] == 3
    assert "station" not in options(g)
    act(g, "red")
    play(g, "station", "garrison cradle_1 2", "purple: yes")
    assert g.garrison[0] == 2
    assert warbands(g, "red") == 4


def test_oa_min_06_imperial_players_hand_warbands_over() -> None:
    g = table(3)
    citizen(g, "red")
    act(g, "red")
    play(g, "ask_for purple", "choose_number 2")
    assert question(g) == "purple give-warbands"
    play(g, "yes")
    assert warbands(g, "red") == 5
    assert "ask_for purple" not in options(g)
    act(g, "red")
    play(g, "hand_over purple", "choose_number 1", "purple: no")
    assert warbands(g, "red") == 5
    assert "hand_over purple" not in options(g)
    assert "hand_over blue" not in options(g)


def test_oa_act_02_only_with_enough_supply() -> None:
    g = table(3)
    put(g, "cradle_1", "longbows")
    lay_relic(g, "cradle_1", "map")
    own(g, "red", favor=5, secrets=5)
    g.supply[seat("red")] = 0
    act(g, "red")
    assert not [code for code in options(g) if code.startswith("begin")]


def test_oa_pwr_16_an_idle_power_comes_back_when_something_changed() -> None:
    """OA-PWR-16: The Tribunal places no token."""
    g = table(3, {"cradle_1": "the_tribunal"})
    act(g, "red")
    play(g, "use the_tribunal", "choose_player blue", "stop")
    assert "use the_tribunal" not in options(g)
    put(g, "cradle_1", "longbows")
    play(g, "begin muster")
    assert "use the_tribunal" in options(g)


def test_the_tables_of_the_helpers_are_positions() -> None:
    g = table(4)
    discard(g, "cradle", "elders")
    act(g, "red")
    GAME.check(g)


def test_oa_min_08_a_free_power_and_warbands_do_not_take_turns_for_ever() -> None:
    """Each made the other possible again: Tavern Songs looks, and warbands walk to and fro."""
    g = table(2)
    garrison(g, "cradle_1", "red", 2)
    advise(g, "red", "tavern_songs")
    discard(g, "cradle", "elders", "wolves")
    act(g, "red")
    play(g, "station", "garrison cradle_1 1", "use tavern_songs")
    assert "station" not in options(g)
    assert "use tavern_songs" not in options(g)
