"""VW-SET: the ring, the piles and the draft."""

from __future__ import annotations

import pytest

from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.names import GONE, IN_DISCARD
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    CARD_ROWS,
    CARDS,
    EXTRA,
    GREY_BACKED,
    NEUTRALS,
    SITE_EFFECT,
    SPACE_NUMBER,
    STARTERS,
)
from palatine.games.viscounts.turn import Rounds
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, asks, choose
from palatine.kernel.lexicon import NONE
from palatine.match import Match
from tests.games.viscounts.table import card
from tests.helpers import begin


def start(people: int, seed: str = "set-up", **options: str) -> Viscounts:
    g = GAME.start(GAME.config(people, options), fast(seed))
    assert isinstance(g, Viscounts)
    advance(g)
    return g


def with_pairs(people: int, pairs: dict[int, str], starter: int = 0, **options: str) -> Viscounts:
    """A match whose offer of player cards is given."""
    g = GAME.start(GAME.config(people, options), fast("pairs"))
    assert isinstance(g, Viscounts)
    g.starter = starter
    g.offer = [NONE] * 10
    for number, hero in pairs.items():
        g.offer[number - 1] = card(hero)
    g.telling = True
    return g


def pick(g: Viscounts, *codes: str) -> None:
    lexicon = GAME.lexicon(g.config)
    for code in codes:
        choose(g, asks(g)[0].seat, lexicon.option(code))
    advance(g)


def options(g: Viscounts) -> list[str]:
    lexicon = GAME.lexicon(g.config)
    return [lexicon.code(option) for option in asks(g)[0].options]


@pytest.mark.parametrize(("people", "sites"), [(1, 20), (2, 20), (3, 25), (4, 25)])
def test_vw_set_01_four_sites_for_one_or_two_five_for_more(people: int, sites: int) -> None:
    g = start(people)
    assert len([e for e in SITE_EFFECT[g.side] if e != NONE]) == sites


@pytest.mark.parametrize(("side", "sites"), [("four_sites", 20), ("five_sites", 25)])
def test_vw_set_01_the_side_can_be_chosen(side: str, sites: int) -> None:
    for people in (1, 2, 3, 4):
        g = start(people, board_side=side)
        assert len([e for e in SITE_EFFECT[g.side] if e != NONE]) == sites


def test_vw_set_02_segments_and_castle_lie_at_random() -> None:
    rings = {tuple(start(2, f"{n}").ring) for n in range(30)}
    offsets = {start(2, f"{n}").castle_offset for n in range(30)}
    assert len(rings) > 20
    assert offsets == {0, 1, 2, 3, 4}
    g = start(2)
    assert sorted(g.ring) == [0, 1, 2, 3, 4]
    for section in range(5):
        # section k lies on the segment at ring place (k + offset) mod 5
        assert g.segment_at[section] == g.ring[(section + g.castle_offset) % 5]
        assert g.section_at[g.segment_at[section]] == section


def test_vw_set_03_and_13_five_piles_dealt_in_ring_order() -> None:
    """VW-SET-03, VW-SET-13."""
    g = start(3)
    assert [g.pile[segment] for segment in g.ring] == [14, 14, 14, 13, 13]
    assert len(g.unseen) == 68 - 5
    assert sorted([*g.unseen, *g.top]) == NEUTRALS
    assert len({start(2, f"{n}").top[0] for n in range(60)}) > 30


def test_vw_set_04_a_grey_backed_manuscript_on_every_pile_of_seven() -> None:
    g = start(2)
    assert sorted(g.top_manuscript) == GREY_BACKED
    assert g.manuscript_pile == [7] * 5
    assert len(g.unseen_manuscripts) == 30
    assert len({tuple(start(2, f"{n}").top_manuscript) for n in range(40)}) > 20


def test_vw_set_05_leader_and_bonus_cards_lie_open() -> None:
    g = start(4)
    assert g.leader == NONE
    assert g.bonus == [NONE] * 4


def test_vw_set_06_everybody_has_workers_buildings_markers_and_starters() -> None:
    g = start(3)
    assert g.supply == [20, 20, 20]
    assert g.tier1 == g.tier2 == [0] * 15
    assert g.tier3 == [0, 0, 0]
    assert g.open == [0, 0, 0]
    assert g.corruption == [1, 1, 1]
    assert g.virtue == [7, 7, 7]
    for seat in range(3):
        assert g.cards_in(seat, IN_DISCARD) == STARTERS


def test_vw_set_07_the_start_player_is_drawn_and_stays() -> None:
    assert {start(4, f"{n}").starter for n in range(40)} == {0, 1, 2, 3}
    g = start(3, "stays")
    first = g.starter
    luck = fast("stays")
    while asks(g):
        ask = asks(g)[0]
        choose(g, ask.seat, ask.nth(luck.below(ask.count)))
        assert g.starter == first


@pytest.mark.parametrize(("people", "pairs"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_vw_set_08_one_pair_more_than_players(people: int, pairs: int) -> None:
    g = start(people)
    heroes = [hero for hero in g.offer if hero != NONE]
    assert len(heroes) == len(set(heroes)) == pairs
    assert len(asks(g)[0].options) == pairs


def test_vw_set_08_every_pair_is_told_and_explained() -> None:
    match = Match(begin(GAME, 3, {}, "pairs"))
    ask = match.ask
    assert ask is not None
    told = [fact.numbers[:2] for fact in match.facts() if fact.key == "pair-laid"]
    assert [f"pair {number}" for number, _ in told] == list(ask.options)
    notes = match.explain(ask.seat).notes
    for number, hero in told:
        row = CARD_ROWS[number - 1]
        goods = ("silver", "ink", "gold", "stone", "resources", "debts", "deeds")
        space = SPACE_NUMBER.index(number)
        amounts = [row.number(key) for key in goods]
        assert notes[f"pair {number}"] == ("pair", (space, hero, EXTRA[number], *amounts))


def test_vw_set_09_the_draft_goes_in_reverse_turn_order() -> None:
    g = with_pairs(
        3, {1: "hero_ada", 4: "hero_emma", 7: "hero_clovis", 10: "hero_bertha"}, starter=1
    )
    seats = []
    for code in ("pair 1", "pair 10", "pair 7"):
        seats.append(asks(g)[0].seat)
        assert g.turn == seats[-1]  # who would decide on bumps
        pick(g, code)
    assert seats == [0, 2, 1]


def test_vw_set_09_viscount_goods_papers_and_the_first_hand() -> None:
    g = with_pairs(2, {1: "hero_ada", 4: "hero_emma", 10: "hero_bertha"})
    assert asks(g)[0].seat == 1
    pick(g, "pair 1")
    assert g.at[1] == 0  # a_left carries number 1
    assert g.goods[4:8] == [8, 2, 0, 1]
    assert g.papers[4:8] == [1, 0, 2, 0]
    assert (g.corruption[1], g.virtue[1]) == (1, 6)  # the card's extra: 1 virtue
    assert (g.hand[1], g.draw[1], g.discard[1]) == (3, 6, 0)
    assert g.zone[CARDS + card("hero_ada")] != NONE
    pick(g, "pair 10")
    assert g.at[0] == 14  # e_right carries number 10
    assert (g.corruption[0], g.virtue[0]) == (3, 7)  # two corruption
    assert g.ready == 0b11  # both have hand and piles now


def test_vw_set_09_resources_of_choice_are_asked_for() -> None:
    g = with_pairs(2, {2: "hero_ada", 4: "hero_emma", 10: "hero_bertha"})
    pick(g, "pair 2")
    assert options(g) == ["take ink", "take gold", "take stone"]
    pick(g, "take gold", "take gold")
    assert g.goods[4:8] == [6, 0, 2, 0]
    assert g.papers[4:8] == [1, 0, 2, 1]  # three deeds, one of them flipped


def test_vw_set_09_the_shuffle_of_set_up_checks_nothing() -> None:
    g = with_pairs(2, {4: "hero_ada", 3: "hero_emma", 7: "hero_bertha"})
    pick(g, "pair 4")
    assert options(g) == ["take ink", "take gold", "take stone"]  # the flipped debt
    pick(g, "take ink")
    assert (g.corruption[1], g.virtue[1]) == (1, 7)


def test_vw_set_09_card_8_builds_only_near_its_viscount() -> None:
    g = with_pairs(2, {8: "hero_ada", 3: "hero_emma", 7: "hero_bertha"})
    pick(g, "pair 8", "take ink")
    assert options(g) == ["build tp1", "build tp2", "build tp3"]
    pick(g, "build tp2")
    assert options(g) == ["site d_r1", "site d_r2"]  # d_right carries number 8


def test_vw_set_09_card_9_destroys_any_own_card_before_the_shuffle() -> None:
    g = with_pairs(2, {9: "hero_ada", 3: "hero_emma", 7: "hero_bertha"})
    pick(g, "pair 9")
    assert len(options(g)) == 8 + 1 + 1  # starters, the hero, and declining
    pick(g, "destroy start_financer")
    assert g.goods[4] == 5 + 3
    assert g.zone[CARDS + card("start_financer")] == GONE
    assert g.hand[1] + g.draw[1] == 8


def test_vw_set_10_gains_of_set_up_do_not_count() -> None:
    for people, above in ((1, [12, 12]), (2, [12, 12]), (3, [15, 16]), (4, [18, 20])):
        g = start(people)
        luck = fast("counted")
        while g.round == 0:
            ask = asks(g)[0]
            choose(g, ask.seat, ask.nth(luck.below(ask.count)))
            advance(g)
        assert g.above == above
        assert sum(g.papers) >= people * 2
        assert g.revealed == 0


def test_vw_set_11_effects_of_set_up_are_real() -> None:
    g = with_pairs(2, {3: "hero_ada", 5: "hero_emma", 7: "hero_bertha"})
    g.top[2] = card("antagonist")
    g.unseen = [n for n in NEUTRALS if n not in g.top]
    g.corruption[1] = 6
    pick(g, "pair 3", "hire antagonist")
    # the corner corrupts, markers meet, and the collision waits for phase 5
    assert (g.corruption[1], g.virtue[1]) == (7, 7)
    assert g.papers[4:8] == [1, 0, 1, 0]
    pick(g, "pair 5")
    assert options(g)[:1] == ["section ink_stone"]
    pick(g, "section two_virtue")
    assert g.tier1[:5] == [0, 0, 0, 0, 2]


def test_vw_set_11_links_of_set_up_are_resolved() -> None:
    g = with_pairs(2, {8: "hero_ada", 5: "hero_emma", 7: "hero_bertha"}, board_side="four_sites")
    d_r1 = 3 * 5 + 3
    g.owner[d_r1], g.built[d_r1], g.open[0] = 0, 2, 1 << 6
    pick(g, "pair 8", "take ink", "build tp1")
    assert g.owner[d_r1 + 1] == 1  # only d_r2 was free
    # d_r1-d_r2 gives a debt to both owners
    assert g.papers[1 * 4 + 0] == 1 + 1
    assert g.papers[0] == 1


def test_vw_set_12_what_nobody_took_leaves_the_game() -> None:
    g = with_pairs(2, {1: "hero_ada", 4: "hero_emma", 7: "hero_bertha"})
    pick(g, "pair 1", "pair 7")
    assert g.offer == [NONE] * 10
    for seat in range(2):
        assert g.zone[seat * CARDS + card("hero_emma")] == NONE
    assert g.round == 1
    assert isinstance(g.frames[0], Rounds)


def test_vw_set_14_before_the_first_shuffle_there_are_no_piles() -> None:
    # corners that discard, shuffle and rearrange
    for code in ("scoundrel_ink", "courier", "mason"):
        g = with_pairs(2, {3: "hero_ada", 5: "hero_emma", 7: "hero_bertha"})
        g.top[0] = card(code)
        g.unseen = [n for n in NEUTRALS if n not in g.top]
        pick(g, "pair 3", f"hire {code}")
        # nobody is asked and no marker moves; the next seat drafts
        assert (asks(g)[0].seat, asks(g)[0].key) == (0, "take-pair")
        assert (g.corruption[1], g.virtue[1]) == (1, 7)
        assert g.hand[1] + g.draw[1] == 10


def test_vw_set_14_nothing_is_destroyed_before_the_first_shuffle() -> None:
    # the Automa begins on b_r2; its link to b_r3 would destroy a card of both
    g = with_pairs(1, {1: "hero_ada", 4: "hero_bertha"}, board_side="five_sites")
    b_r1 = 1 * 5 + 2
    for site in (b_r1, b_r1 + 2):
        g.owner[site], g.built[site] = 0, 2
    g.open[0] = 1 << 6 | 1 << 7
    pick(g, "pair 1")
    assert g.owner[b_r1 + 1] == 1
    assert [fact.numbers[0] for fact in g.facts if fact.key == "linked"] == [1, 0]
    assert asks(g)[0].key == "play-card"
    assert g.hand[0] + g.draw[0] == 9
    assert g.goods[0] == 8  # no silver for a card


def test_vw_set_15_solo_the_hand_is_drawn_after_the_automas_start() -> None:
    g = with_pairs(1, {8: "hero_ada", 7: "hero_bertha"})
    pick(g, "pair 8", "take ink", "build tp1", "site d_r2")
    assert g.player_card == [8, 7]  # the other pair's card says where it begins
    assert g.at[1] == SPACE_NUMBER.index(7)
    told = [fact.key for fact in g.facts]
    assert told.index("automa-begins") < told.index("first-shuffle")
    assert told.index("first-shuffle") > max(n for n, key in enumerate(told) if key == "built")


def test_vw_set_15_a_townsfolk_hired_through_a_link_goes_into_the_deck() -> None:
    g = with_pairs(1, {8: "hero_ada", 7: "hero_bertha"}, board_side="five_sites")
    # a link of segment d that hires: d_l2-d_l3, the bank where number 7 puts the Automa
    site = 3 * 5 + 1
    for n in (0, 2):
        g.owner[3 * 5 + n], g.built[3 * 5 + n] = 0, 2
    g.open[0] = 1 << 6 | 1 << 7
    pick(g, "pair 8", "take ink", "build tp1", "site d_r2")
    assert g.owner[site] == 1
    assert options(g)[0].startswith("hire ")
    pick(g, options(g)[0])
    if asks(g)[0].key != "play-card":
        pick(g, options(g)[-1])
    assert g.hand[0] + g.draw[0] == 10
