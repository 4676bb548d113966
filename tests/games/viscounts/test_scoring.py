"""VW-SCO: points, places and ties."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.names import STACK
from palatine.games.viscounts.scoring import points, ranked, set_points
from palatine.games.viscounts.turn import Rounds
from tests.games.viscounts.table import Table


def ended(**seats: Any) -> Table:
    """A two-player match at its very end."""
    return Table(
        revealed=("poverty",),
        round=9,
        last_round=9,
        frames=[Rounds(2)],
        turn="blue",
        **seats,
    )


@pytest.mark.parametrize(
    ("slots", "vp"),
    [
        (["tp1"], 4), (["tp1", "tp2"], 9), (["tp1", "tp2", "tp3"], 15),
        (["gh1"], 6), (["gh1", "gh2"], 13), (["gh1", "gh2", "gh3"], 21),
        (["ws1"], 2), (["ws1", "ws2"], 5), (["ws1", "ws2", "ws3"], 9),
        (["tp3", "gh1", "gh3", "ws2"], 4 + 13 + 2), ([], 0),
    ],
)  # fmt: skip
def test_vw_sco_01_buildings(slots: list[str], vp: int) -> None:
    assert Table(red=dict(slots=slots)).points("red")["buildings"] == vp


def test_vw_sco_02_workers_by_tier() -> None:
    t = Table(red=dict(tier1=[2, 0, 1, 0, 0], tier2=[0, 2, 0, 0, 1], tier3=4))
    assert t.points("red")["castle"] == 3 * 1 + 3 * 2 + 4 * 3


@pytest.mark.parametrize(
    ("ribbons", "vp"),
    [
        ([0, 0, 0, 0], 0), ([1, 0, 0, 0], 1), ([1, 1, 0, 0], 4), ([1, 1, 1, 0], 9),
        ([1, 1, 1, 1], 16), ([2, 1, 1, 1], 17), ([2, 2, 2, 2], 32), ([3, 0, 0, 0], 3),
        ([2, 3, 2, 1], 16 + 9 + 1),
    ],
)  # fmt: skip
def test_vw_sco_03_sets_of_ribbons(ribbons: list[int], vp: int) -> None:
    assert set_points(ribbons) == vp


def test_vw_sco_03_full_sets_first_is_best() -> None:
    """No other way to split the manuscripts of a small hand brings more."""

    def best(left: tuple[int, ...]) -> int:
        if not any(left):
            return 0
        worth = []
        for chosen in range(1, 16):
            own = [n for n in range(4) if chosen >> n & 1]
            if all(left[n] for n in own):
                rest = tuple(left[n] - (n in own) for n in range(4))
                worth.append([0, 1, 4, 9, 16][len(own)] + best(rest))
        return max(worth)

    for a in range(3):
        for b in range(3):
            for c in range(2):
                assert set_points([a, b, c, 1]) == best((a, b, c, 1))


def test_vw_sco_04_icons_count_wherever_the_cards_are_and_criminals_are_not_wild() -> None:
    t = Table(
        red=dict(
            board=["bishop", None, None],
            hand=["friar"],
            draw=["deacon_2", "antagonist"],
            discard=["priest"],
            gone=["vicar"],
            slots=["gh3"],
            bonus=["black"],
            manuscripts=["black_5_cleric", "black_3_flip", "black_4_ink"],
        )
    )
    # Bishop 2, Friar, Deacon, Priest, slot, bonus card; no start icons, no criminals
    assert t.points("red")["manuscript_text"] == 7


def test_vw_sco_04_rounded_down() -> None:
    t = Table(red=dict(silver=8, manuscripts=["blue_5_silver"]))
    assert t.points("red")["manuscript_text"] == 2


def test_vw_sco_05_leader_bonus_cards_debts_and_deeds() -> None:
    t = Table(
        leader="red",
        red=dict(unpaid=3, paid=2, acquired=4, approved=2, tier3=1, bonus=["grey", "blue"]),
    )
    points = t.points("red")
    assert points["castle_leader"] == 5
    assert points["cleric_bonus"] == 6
    assert points["unpaid_debt"] == -6
    assert points["paid_debt"] == 0
    assert points["acquired_deed"] == 4
    assert points["approved_deed"] == 6


@pytest.mark.parametrize(
    ("flipped", "rewards", "vp"),
    [
        ([3, 3, 2, 0], [12, 8, 4], [10, 10, 4, 0]),
        ([5, 2, 2, 2], [12, 8, 4], [12, 4, 4, 4]),
        ([4, 3, 1, 1], [12, 8, 4], [12, 8, 2, 2]),
        ([3, 1], [12, 4], [12, 4]),
        ([2, 2], [12, 4], [8, 8]),
        ([3, 0], [12, 4], [12, 0]),
        ([0, 0], [12, 4], [0, 0]),
    ],
)
def test_vw_sco_06_places(flipped: list[int], rewards: list[int], vp: list[int]) -> None:
    assert ranked(flipped, rewards) == vp


def test_vw_sco_06_poverty_by_approved_deeds_prosperity_by_paid_debts() -> None:
    seats: dict[str, Any] = dict(red=dict(approved=3, paid=0), blue=dict(approved=1, paid=2))
    t = Table(revealed=("poverty",), **seats)
    assert (t.points("red")["poverty"], t.points("blue")["poverty"]) == (12, 4)
    assert (t.points("red")["prosperity"], t.points("blue")["prosperity"]) == (0, 0)
    t = Table(revealed=("poverty", "prosperity"), **seats)  # the divided kingdom
    assert (t.points("red")["prosperity"], t.points("blue")["prosperity"]) == (0, 12)
    t = Table(**seats)
    assert t.points("red")["poverty"] == 0


def test_vw_sco_07_ongoing_effects_do_nothing_in_scoring() -> None:
    plain = ended(red=dict(board=["friar", "miner", "princess"]))
    ongoing = ended(red=dict(board=["peddler_silver", "jeweller", "hero_ada"]))
    assert plain.question == ongoing.question == "nobody"
    for t in (plain, ongoing):
        assert t.goods("red")["silver"] == 0
        assert sum(t.points("red").values()) == 0


def test_vw_sco_08_most_points_win() -> None:
    t = ended(red=dict(acquired=5), blue=dict(acquired=4, silver=50))
    assert t.question == "nobody"
    assert t.g.places == [1, 2]
    assert t.facts("won") == [["red", "5"]]


def test_vw_sco_08_a_tie_goes_to_silver_and_resources_then_it_is_shared() -> None:
    t = ended(red=dict(acquired=5, silver=1, ink=1), blue=dict(acquired=5, gold=3))
    assert t.question == "nobody"
    assert t.g.places == [2, 1]
    assert t.facts("won-by-goods") == [["blue", "5"]]
    t = ended(red=dict(acquired=5, silver=2, ink=1), blue=dict(acquired=5, gold=3))
    assert t.question == "nobody"
    assert t.g.places == [1, 1]
    assert t.facts("shared") == [["red", "blue"]]


@pytest.mark.parametrize(
    ("own", "automas", "told"),
    [
        (9, 4, ("beat-automa", "5")),
        (4, 4, ("lost-to-automa", "0")),
        (2, 4, ("lost-to-automa", "2")),
    ],
)
def test_the_lead_over_the_automa_is_told(own: int, automas: int, told: tuple[str, str]) -> None:
    """VW-AI-26."""
    t = Table(
        people=1,
        revealed=("poverty",),
        round=9,
        last_round=9,
        frames=[Rounds(2)],
        turn="automa",
        red=dict(acquired=own),
        automa=dict(acquired=automas),
    )
    assert t.question == "nobody"
    key, lead = told
    assert t.facts(key) == [["red", lead]]


def test_vw_sco_05_statistics_are_the_points_and_the_stacks_that_ran_out() -> None:
    g = ended(red=dict(slots=["tp1"], tier3=2), blue=dict(slots=["gh1", "gh2"])).g
    rows = GAME.statistics(g)
    for seat in range(2):
        counted = [row.numbers[seat] for row in rows if row.key == "points"]
        assert counted == points(g, seat)
    ran_out = {STACK.names[row.category]: row.numbers for row in rows if row.key == "revealed"}
    assert ran_out == {"poverty": [1, 1], "prosperity": [0, 0]}
