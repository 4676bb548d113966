"""Components, the first game, the tutorial and the options (OA-CMP, OA-FST, OA-SET, OA-OPT)."""

from __future__ import annotations

import pytest

from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.names import MIDDLE, SLOT_IDS, UPPER
from palatine.games.oath.state import CHANCELLOR, Oath
from palatine.games.oath.tables import (
    ATTACK_DIE,
    CARD_IDS,
    CARD_SUIT,
    CHANCELLOR_SUPPLY,
    DEFENSE_DIE,
    EXILE_SUPPLY,
    FIRST_EDIFICE,
    FIRST_VISION,
    GRAND_SCEPTER,
    HOLLOW,
    RELIC_IDS,
    SEARCH_SUPPLY,
    SHIELDS,
    SITE_IDS,
    SKULLS,
    SUIT_IDS,
    SWORDS,
)
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, Misfit
from palatine.kernel.flow import advance
from tests.games.oath.table import asked, bank, cards, options, pile, play, question, seat


def begin(people: int = 4, seed: str = "set-up", **chosen: str) -> Oath:
    g = GAME.start(GAME.config(people, chosen), fast(seed))
    assert isinstance(g, Oath)
    g.telling = True
    return g


def opened(people: int = 4, seed: str = "set-up", **chosen: str) -> Oath:
    """The same after everybody has taken the first answer of the opening."""
    g = begin(people, seed, **chosen)
    while asked(g).key in ("place-pawn", "keep-adviser", "discard-next"):
        play(g, options(g)[0])
    return g


def test_oa_cmp_components() -> None:
    """OA-CMP-01 to OA-CMP-04, OA-CMP-06, OA-CMP-07: what lies in the box."""
    assert [id[:-2] for id in SLOT_IDS].count("cradle") == 2
    assert len(SLOT_IDS) == 8
    assert SUIT_IDS == ["discord", "arcane", "order", "hearth", "beast", "nomad"]
    for suit in range(6):
        assert CARD_SUIT[:FIRST_VISION].count(suit) == 33
    assert sorted(SWORDS[face] for face in ATTACK_DIE) == [0, 0, 0, 1, 1, 2]
    assert sum(HOLLOW[face] for face in ATTACK_DIE) == 3
    assert sum(SKULLS[face] for face in ATTACK_DIE) == 1
    assert sorted(SHIELDS[face] for face in DEFENSE_DIE) == [0, 0, 0, 1, 1, 2]


def test_oa_cmp_08_and_10_tracks() -> None:
    """OA-CMP-08, OA-CMP-10: Supply of a Search, and after Rest."""
    assert SEARCH_SUPPLY == [2, 3, 3, 4, 4, 4]
    assert [CHANCELLOR_SUPPLY[n] for n in (0, 3, 4, 10, 11, 17, 18, 24)] == [
        3, 3, 4, 4, 5, 5, 6, 6,
    ]  # fmt: skip
    assert [EXILE_SUPPLY[n] for n in (0, 3, 4, 8, 9, 14)] == [4, 4, 5, 5, 6, 6]


def test_oa_fst_01_first_game_lies_as_printed() -> None:
    """OA-FST-01, OA-FST-03, OA-SET-01, OA-SET-02: three faceup sites with their cards."""
    g = begin()
    assert g.oath == 0
    assert g.citizens == 0
    assert g.visions_drawn == 0
    up = [SLOT_IDS[slot] for slot in range(8) if g.is_up(slot)]
    assert up == ["cradle_1", "provinces_1", "hinterland_1"]
    assert [SITE_IDS[g.site[slot]] for slot in (0, 2, 5)] == ["plains", "mountain", "rocky_coast"]
    assert cards(g, "cradle_1") == ["longbows"]
    assert cards(g, "provinces_1") == ["taming_charm"]
    assert cards(g, "hinterland_1") == ["elders"]
    assert len(g.relics_at(2)) == 1


def test_oa_set_03_tokens_of_the_players() -> None:
    """OA-SET-03, OA-SET-04, OA-SET-06, OA-SET-08, OA-SET-09, OA-SET-12, OA-SET-13; EX-OA-18."""
    g = begin(4)
    assert g.bank == [3] * 6
    assert g.shared_favor() == 36 - 18 - 1 - 2 - 3
    assert g.banner_tokens == [1, 1]
    assert g.banner_of == [-1, -1]
    assert g.favor == [2, 1, 1, 1]
    assert g.secrets == [1] * 4
    assert g.board == [3] * 4
    assert g.supply == [7] * 4
    assert g.title == CHANCELLOR
    assert not g.usurper
    assert g.holder(GRAND_SCEPTER) == CHANCELLOR
    assert begin(5).bank == [4] * 6


def test_oa_set_10_warbands_of_the_empire() -> None:
    """OA-SET-10, OA-CMP-05: 2 on the top Cradle site, 1 on other faceup sites with a card."""
    g = begin(4)
    assert g.garrison == [2, 0, 1, 0, 0, 1, 0, 0]
    assert [g.garrison_of[slot] for slot in (0, 2, 5)] == [CHANCELLOR] * 3
    assert g.in_bank(CHANCELLOR) == 17
    assert g.in_bank(seat("red")) == 11


def test_oa_set_10_a_ruin_alone_does_not_count() -> None:
    for n in range(40):
        g = begin(4, str(n), world="mixed")
        for slot in (2, 5):
            has_suit = any(g.suit(card) != -1 for card in g.cards_at(slot))
            assert (g.garrison[slot] == 1) == has_suit


def test_oa_set_05_turn_order_is_drawn_after_the_chancellor() -> None:
    """OA-SET-05, OA-SET-07: the Chancellor first, the others by luck; a seat is a colour."""
    orders = {tuple(begin(4, str(n)).order) for n in range(30)}
    assert len(orders) == 6
    assert {order[0] for order in orders} == {CHANCELLOR}


def test_oa_set_11_the_chancellor_takes_the_banner_of_the_goal() -> None:
    """OA-SET-11, OA-OPT-06."""
    assert begin(goal="the_people").banner_of == [CHANCELLOR, -1]
    assert begin(goal="devotion").banner_of == [-1, CHANCELLOR]
    assert begin(goal="protection").banner_of == [-1, -1]


def test_oa_set_14_reveal_prompts_lie_on_faceup_sites() -> None:
    """OA-SET-14, OA-CMP-03: no faceup site of the first game has tokens; facedown ones wait."""
    g = begin()
    assert sum(g.site_favor) == 0
    assert sum(g.site_secrets) == 0


def test_oa_set_15_reliquary_and_relic_deck() -> None:
    g = begin()
    assert len([relic for relic in g.reliquary if relic != -1]) == 4
    assert len(g.relic_deck) == 20 - 4 - 1


def test_oa_set_16_and_17_cards_from_the_bottom() -> None:
    """OA-SET-16, OA-SET-17, OA-FST-04: 56 cards, 3 to the piles, 3 to each player."""
    g = begin(6)
    assert [len(g.discards(region)) for region in range(3)] == [1, 1, 1]
    assert len(g.world) == 56 - 3 - 18
    assert g.visions_drawn == 0


def test_oa_set_18_pawn_adviser_and_discards() -> None:
    """OA-SET-18: the Chancellor at the top Cradle site, the others at any faceup site."""
    g = begin(3)
    assert question(g) == "purple keep-adviser"  # one site only: the pawn is placed already
    assert g.pawn[CHANCELLOR] == 0
    play(g, options(g)[0])
    play(g, options(g)[0])
    assert asked(g).key == "place-pawn"
    assert options(g) == [f"choose_site {id}" for id in ("cradle_1", "provinces_1", "hinterland_1")]
    assert len(g.advisers) == 1
    assert len(g.provinces) == 3  # OA-CON-12: from the Cradle to the Provinces


def test_oa_chr_80_the_world_deck_in_three_parts() -> None:
    """Two Visions among the upper twelve cards, three among the next eighteen."""
    for n in range(20):
        g = begin(2, str(n))
        top, middle, rest = g.world[-12:], g.world[-30:-12], g.world[:-30]
        assert sum(card >= FIRST_VISION for card in top) == 2
        assert sum(card >= FIRST_VISION for card in middle) == 3
        assert all(card < FIRST_VISION for card in rest)
        assert g.world_part[-12:-1] == [UPPER] * 11
        assert g.world_part[-30:-12] == [MIDDLE] * 18


def test_oa_fst_02_the_tutorial_deal() -> None:
    """OA-FST-02, OA-FST-05 to OA-FST-07, OA-OPT-03; EX-OA-12."""
    g = begin(4, start="tutorial")
    assert [SITE_IDS[site] for site in g.site] == [
        "plains", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes",
        "great_slum",
    ]  # fmt: skip
    assert len(g.world) == 41
    assert CARD_IDS[g.world[-1]] == "garrison"
    assert g.visions_drawn == 0
    assert pile(g, "cradle") == ["ancient_binding", "wrestlers", "tinkers_fair"]
    assert pile(g, "provinces") == ["wayside_inn", "wolves", "spirit_snare"]
    assert pile(g, "hinterland") == [
        "horse_archers", "key_to_the_city", "sleight_of_hand", "keep", "battle_honors",
    ]  # fmt: skip
    assert [RELIC_IDS[relic] for relic in g.reliquary] == [
        "ring_of_devotion", "whistle", "cracked_horn", "obsidian_cage",
    ]  # fmt: skip
    assert RELIC_IDS[g.relic_deck[-1]] == "cursed_cauldron"
    assert RELIC_IDS[g.site_relics[4]] == "ivory_eye"
    assert [CARD_IDS[card] for card in g.advisers] == [
        "forest_paths", "animal_playmates", "naysayers", "a_small_favor",
    ]  # fmt: skip
    assert g.order == [0, 1, 2, 3]
    assert question(g) == "purple act"
    check(g)


def test_oa_opt_03_the_tutorial_is_for_four() -> None:
    with pytest.raises(Misfit, match="tutorial-is-for-four"):
        GAME.config(3, {"start": "tutorial"})
    with pytest.raises(Misfit, match="tutorial-is-supremacy"):
        GAME.config(4, {"start": "tutorial", "goal": "devotion"})
    with pytest.raises(Misfit, match="tutorial-is-starting"):
        GAME.config(4, {"start": "tutorial", "world": "mixed"})


def test_oa_gen_04_two_to_six_play() -> None:
    for people in range(2, 7):
        check(opened(people))
    with pytest.raises(BadData, match="7"):
        GAME.config(7, {})


def test_oa_opt_08_a_mixed_world() -> None:
    """Nine of each suit from all 198; an edifice side at each faceup site with a free slot."""
    seen: set[int] = set()
    for n in range(10):
        g = begin(2, str(n), world="mixed")
        assert len(g.circulating) == 54
        for suit in range(6):
            assert sum(CARD_SUIT[card] == suit for card in g.circulating) == 9
        edifices = [card for card in g.site_cards if card >= FIRST_EDIFICE]
        assert len(edifices) == 3
        seen |= set(g.circulating)
    assert len(seen) > 100


def test_oa_gen_06_what_circulates_is_open() -> None:
    g = begin(3, world="mixed")
    advance(g)
    field = next(field for field in GAME.fields if field.name == "circulating")
    assert not field.is_secret


def test_oa_cmp_09_supply_track() -> None:
    """Gains beyond 7 are lost, and OA-RST-04 counts only what was gained."""
    g = opened(2)
    g.turn = 0
    g.supply[0] = 6
    g.unspent = 6
    g.gain_supply(0, 4)
    assert g.supply[0] == 7
    assert g.unspent == 7


def test_banks_are_told_by_suit() -> None:
    assert bank(begin(2), "nomad") == 3
