"""Every site, link, castle section, manuscript and player card, played and counted."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.tables import LINK_IDS, MANUSCRIPT_IDS, SITE_IDS
from tests.games.viscounts.components import (
    FIVE_LINKS,
    FIVE_PRINTED,
    FIVE_SITES,
    FOUR_LINKS,
    FOUR_PRINTED,
    FOUR_SITES,
    MANUSCRIPTS,
    TOWNSFOLK,
)
from tests.games.viscounts.outcomes import answer, changed, fixture, measure, merged, ways
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_setup import options, pick, with_pairs

BOARD: list[str | None] = ["start_abbot", "start_squire", "hero_clovis"]
TOP = {"a": "miner", "b": "princess", "c": None, "d": None, "e": None}
SIDES = {"four_sites": (FOUR_SITES, FOUR_LINKS), "five_sites": (FIVE_SITES, FIVE_LINKS)}
every_site = [(side, site) for side, (sites, _) in SIDES.items() for site in sites]
every_link = [(side, link) for side, (_, links) in SIDES.items() for link in links]


def test_the_lists_have_every_component() -> None:
    assert list(FIVE_SITES) == SITE_IDS
    assert sorted({*FOUR_LINKS, *FIVE_LINKS}) == LINK_IDS
    assert list(MANUSCRIPTS) == MANUSCRIPT_IDS[:35]
    assert len(FOUR_SITES) == 20
    assert len(FIVE_SITES) == 25
    assert len(FOUR_LINKS) == 14
    assert len(FIVE_LINKS) == 20


@pytest.mark.parametrize(("side", "site"), every_site)
def test_vw_bld_03_site_rewards(side: str, site: str) -> None:
    for answers, change in ways(SIDES[side][0][site]):
        t = Table(run="build_workshop", options={"board_side": side}, red=fixture(BOARD), top=TOP)
        before = measure(t, "red")
        t.play("build ws3", f"site {site}")
        answer(t, answers, "red")
        assert changed(before, measure(t, "red")) == merged({"buildings": 1}, change)


@pytest.mark.parametrize(("side", "link"), every_link)
def test_vw_bld_03_link_rewards_for_builder_and_neighbour(side: str, link: str) -> None:
    start, end, effect = SIDES[side][1][link]
    end = end.replace("next", {"a": "b", "b": "c", "c": "d", "d": "e", "e": "a"}[start[0]])
    for build, stands in ((start, end), (end, start)):
        reward, gained = ways(SIDES[side][0][build])[0]
        [(answers, change), *_] = ways(effect)
        # nothing of blue drops off when its turn begins afterwards
        blue = fixture(["vicar", "bishop", None]) | dict(slots=["tp1"], sites=[stands])
        blue["hand"] = [
            "start_trader",
            "start_lender",
            "start_financer",
            "hero_ada",
            "hero_therese",
        ]
        t = Table(
            run="build_workshop",
            options={"board_side": side},
            red=fixture(BOARD),
            blue=blue,
            top=TOP | {"d": "friar", "e": "jeweller"},
        )
        before = measure(t, "red"), measure(t, "blue")
        t.play("build ws3", f"site {build}")
        answer(t, reward, "red")
        first = [a.replace("princess", "friar") for a in answers]
        second = [a.replace("princess", "jeweller") for a in answers]
        second = [a.replace("shift ink_stone flip", "shift ink_stone two_virtue") for a in second]
        answer(t, first, "red")
        answer(t, second, "blue")
        assert changed(before[0], measure(t, "red")) == merged({"buildings": 1}, gained, change)
        assert changed(before[1], measure(t, "blue")) == change
        assert [fact[:2] for fact in t.facts("linked")] == [["red", link], ["blue", link]]


@pytest.mark.parametrize(
    ("section", "effect"),
    [
        ("ink_stone", "ink_1_and_stone_1"),
        ("flip", "flip_either_1"),
        ("gold_or_move", "either_gold_1_or_castle_move_1"),
        ("hire_or_destroy", "either_hire_free_1_or_destroy_1"),
        ("two_virtue", "virtue_2"),
    ],
)
def test_vw_cas_02_castle_sections(section: str, effect: str) -> None:
    for answers, change in ways(effect):
        red = fixture(BOARD, tier1=[0, 0, 0, 0, 0], supply=3)
        t = Table(run="place_workers_4", red=red, top=TOP)
        before = measure(t, "red")
        t.play(f"section {section}")
        moves = [a.replace("shift ink_stone flip", "shift gold_or_move flip") for a in answers]
        answer(t, moves, "red")
        if change.get("moves"):
            t.play("section hire_or_destroy")  # the one that is left chooses its way
        placed = {"supply": -3, "tier1": 2, "tier2": 1}
        assert changed(before, measure(t, "red")) == merged(placed, change)


@pytest.mark.parametrize("id", MANUSCRIPTS)
def test_vw_man_01_manuscripts(id: str) -> None:
    ribbon, cost, effect, _ = MANUSCRIPTS[id]
    shown: dict[str, str | None] = {"a": id, "b": "black_4_virtue", "c": None, "d": None, "e": None}
    if id == "black_4_virtue":
        shown["b"] = None
    for answers, change in ways(effect):
        red = fixture(["start_labourer", "hero_judith", "hero_clovis"], at="a_inner", ink=cost - 1)
        red["hand"] = ["start_trader", "start_lender", "start_financer", "hero_ada", "hero_emma"]
        red["discard"] = []
        t = Table(red=red, top=TOP, manuscripts=shown)
        before = measure(t, "red")
        t.play("transcribe", *["pay ink"] * (cost - 1))  # Clovis counts as one cleric
        answer(t, answers, "red")
        after = changed(before, measure(t, "red"))
        assert after == merged({"ink": 1 - cost, "manuscripts": 1}, change)
        assert id in t.manuscripts("red")
        assert t.points("red")["manuscript_sets"] >= 1
    assert id.startswith(ribbon)


SCORED: dict[str, tuple[dict[str, Any], int]] = {
    # seat, and what the manuscript counts there
    "cleric_icon": (dict(board=["bishop", "friar", "start_abbot"], slots=["gh3"]), 5),
    "noble_icon": (dict(board=["enforcer", "princess", "start_squire"], slots=["gh2"]), 5),
    "builder_icon": (dict(board=["charlatan", "miner", "start_labourer"], slots=["gh1"]), 5),
    "merchant_icon": (dict(board=["courier", "jeweller", "start_trader"], slots=["tp3"]), 8),
    "criminal_icon": (dict(board=["antagonist", "trickster", "start_thief"]), 4),
    "building": (dict(slots=["tp1", "ws1", "ws2"]), 3),
    "manuscript": (dict(manuscripts=["grey_3_virtue", "blue_3_silver", "grey_3_flip"]), 4),
    "worker_in_castle": (dict(tier1=[1, 0, 1, 0, 0], tier2=[0, 2, 0, 0, 0], tier3=1), 5),
    "flipped_debt": (dict(paid=3, unpaid=2), 3),
    "flipped_deed": (dict(approved=4, acquired=1), 4),
    "resource": (dict(ink=2, gold=1, stone=2, silver=9), 5),
    "silver": (dict(silver=8), 8),
}


@pytest.mark.parametrize("id", [id for id, row in MANUSCRIPTS.items() if row[3]])
def test_vw_sco_04_end_game_manuscripts(id: str) -> None:
    text = MANUSCRIPTS[id][3]
    assert text is not None
    worth, per = text.split()
    vp, each = (int(n) for n in worth.split("/"))
    told, count = SCORED[per]
    seat: dict[str, Any] = (
        dict(board=["hero_clovis", "hero_emma", None], draw=["hero_rudolf"]) | told
    )
    if per in ("cleric_icon", "noble_icon", "merchant_icon", "criminal_icon", "builder_icon"):
        seat["draw"] = []
    seat["manuscripts"] = [*seat.get("manuscripts", []), id]
    t = Table(red=seat)
    assert t.points("red")["manuscript_text"] == vp * (count // each)


@pytest.mark.parametrize("segment", "abcde")
@pytest.mark.parametrize(("side", "table"), [("four", FOUR_PRINTED), ("five", FIVE_PRINTED)])
def test_vw_man_03_printed_manuscripts(side: str, table: dict[str, Any], segment: str) -> None:
    _, _, _, cost, effect = table[f"printed_{side}_{segment}"]
    for answers, change in ways(effect):
        t = Table(
            options={"board_side": f"{side}_sites"},
            red=fixture(BOARD, at=f"{segment}_inner", ink=1),
            manuscripts=dict.fromkeys("abcde"),
        )
        before = measure(t, "red")
        t.play("transcribe", "pay ink")  # the Abbot and Clovis count as one cleric each
        answer(t, answers, "red")
        assert cost == 3
        assert changed(before, measure(t, "red")) == merged({"ink": -1}, change)
        assert t.facts("transcribed-printed") == [["red", f"printed_{side}_{segment}"]]


# goods: silver, ink, gold, stone; resources of choice; debts, deeds; the extra effect
PLAYER_CARDS = {
    1: ([8, 2, 0, 1], 0, 1, 2, "virtue_1"),
    2: ([6, 0, 0, 0], 2, 1, 3, "flip_deed_1"),
    3: ([5, 1, 1, 0], 0, 1, 1, "hire_free_1"),
    4: ([6, 0, 1, 1], 0, 2, 2, "flip_debt_1"),
    5: ([4, 0, 2, 0], 0, 1, 1, "place_workers_2"),
    6: ([3, 2, 0, 0], 0, 1, 1, "manuscript_3_4"),
    7: ([9, 1, 2, 0], 0, 2, 1, "corruption_1"),
    8: ([1, 0, 0, 0], 1, 1, 1, "build_trading_post_own_bank"),
    9: ([5, 0, 0, 2], 0, 1, 1, "destroy_1_start_deck"),
    10: ([10, 1, 1, 1], 0, 2, 1, "corruption_2"),
}
SPACES = [
    "a_left",
    "a_right",
    "b_left",
    "b_right",
    "c_left",
    "c_right",
    "d_left",
    "d_right",
    "e_left",
    "e_right",
]


@pytest.mark.parametrize("number", PLAYER_CARDS)
def test_vw_set_09_player_cards(number: int) -> None:
    goods, resources, debts, deeds, extra = PLAYER_CARDS[number]
    spare = [n for n in (1, 7, 10) if n != number][:2]
    g = with_pairs(2, {number: "hero_ada", spare[0]: "hero_emma", spare[1]: "hero_clovis"})
    pick(g, f"pair {number}", *["take gold"] * resources)
    expected = list(goods)
    expected[2] += resources
    papers = [debts, 0, deeds, 0]
    markers = (1, 7)
    if extra == "virtue_1":
        markers = (1, 6)
    elif extra.startswith("corruption"):
        markers = (1 + int(extra[-1]), 7)
    elif extra == "flip_deed_1":
        papers = [debts, 0, deeds - 1, 1]
    elif extra == "flip_debt_1":
        pick(g, "take stone")
        papers = [debts - 1, 1, deeds, 0]
        expected[3] += 1
    elif extra == "place_workers_2":
        pick(g, "section flip")
        assert g.tier1[5:10] == [0, 2, 0, 0, 0]
    elif extra == "manuscript_3_4":
        pick(g, "manuscript grey_3_virtue")
        assert g.scribe.count(1) == 1
        markers = (1, 6)
    elif extra == "build_trading_post_own_bank":
        pick(g, "build tp1", "site d_r2")
        expected[2] += 1  # the site's gold
        assert g.open[1] == 1
    elif extra == "destroy_1_start_deck":
        pick(g, "destroy start_abbot")
        expected[0] += 2
    elif extra == "hire_free_1":
        hired = options(g)[0]
        pick(g, hired)
        corner = TOWNSFOLK[hired.split()[1]][4]
        papers[0] += corner == "debt_1"
        markers = (1 + (corner == "corruption_1"), 7 - (corner == "virtue_1"))
    lexicon = GAME.lexicon(GAME.config(2, {}))
    assert lexicon.name(lexicon.kinds["space"], g.at[1]) == SPACES[number - 1]
    assert g.goods[4:8] == expected
    assert g.papers[4:8] == papers
    assert (g.corruption[1], g.virtue[1]) == markers
    assert g.player_card[1] == number
