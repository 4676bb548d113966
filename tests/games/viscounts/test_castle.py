"""VW-CAS: workers in the castle."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table

SECTIONS = ["ink_stone", "flip", "gold_or_move", "hire_or_destroy", "two_virtue"]


@pytest.mark.parametrize(
    ("gold", "most"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (7, 3), (8, 4), (12, 4)]
)
def test_vw_cas_01_one_three_five_eight_icons(gold: int, most: int) -> None:
    t = Table(red=dict(at="a_inner", board=["friar", "miner", "bishop"], gold=gold))
    workers = [code for code in t.options if code.startswith("workers")]
    assert workers == [f"workers {n}" for n in range(1, most + 1)]


def test_vw_cas_01_one_worker_in_supply_is_needed_and_what_is_there_is_placed() -> None:
    t = Table(red=dict(at="a_inner", gold=9, supply=0))
    assert not [code for code in t.options if code.startswith("workers")]
    assert t.why_not("workers 1") == "VW-CAS-01"
    t = Table(red=dict(at="a_inner", board=["friar", "miner", "bishop"], gold=5, supply=2))
    t.play("workers 3", *["pay gold"] * 5)
    assert t.tier1("red") == [2, 0, 0, 0, 0]


def test_vw_cas_02_a_group_goes_up_and_to_both_sides() -> None:
    t = Table(run="place_workers_4", red=dict(supply=3))
    t.play("section two_virtue")
    assert t.tier1("red") == [1, 0, 0, 1, 0]
    assert t.tier2("red") == [0, 0, 0, 0, 1]
    assert t.markers("red") == (1, 5)


def test_vw_cas_02_of_several_groups_the_owner_chooses() -> None:
    t = Table(run="place_workers_4", red=dict(tier1=[0, 2, 0, 2, 0], unpaid=1, hand=["courier"]))
    t.play("section gold_or_move", "either gold_1")
    # the group of section 2 made groups in its neighbours 1 and 3
    assert t.question == "red choose-group"
    assert t.options == ["section flip", "section hire_or_destroy"]
    t.play("section hire_or_destroy", "either destroy_1", "destroy courier")
    assert t.tier2("red")[2:4] == [1, 1]


def test_vw_cas_03_a_group_of_tier_2_sends_one_to_the_top_and_nobody_aside() -> None:
    t = Table(run="place_workers_4", red=dict(supply=3, tier2=[2, 0, 0, 0, 0]))
    t.play("section ink_stone")
    assert t.question == "red choose-resource"
    assert t.tier2("red") == [2, 0, 0, 0, 0]
    assert t.g.tier3[0] == 1
    t.play("take gold")
    assert t.goods("red") == {"silver": 0, "ink": 1, "gold": 1, "stone": 1}


def test_vw_cas_04_a_reward_that_makes_a_group_leads_back_to_tier_1() -> None:
    # the castle move of section 2 makes a group in section 0 before tier 2 is looked at
    t = Table(
        run="place_workers_4",
        red=dict(supply=3, tier1=[2, 1, 0, 0, 0], tier2=[0, 0, 2, 0, 0]),
    )
    t.play("section gold_or_move", "either castle_move_1", "shift flip ink_stone")
    log = [key for key in t.log() if key in ("went-up", "went-to-top", "castle-moved")]
    assert log == ["went-up", "castle-moved", "went-up", "went-to-top"]


def test_vw_cas_05_bumps_down_to_three_by_the_current_player() -> None:
    t = Table(
        people=3,
        red=dict(at="b_inner", gold=3, board=["friar", "miner", "bishop"]),
        blue=dict(tier1=[0, 2, 0, 0, 0], silver=0),
        yellow=dict(tier1=[0, 1, 0, 0, 0]),
    )
    t.play("workers 2", *["pay gold"] * 3)
    assert t.question == "red bump"
    assert t.options == ["bump 1 flip red", "bump 1 flip blue", "bump 1 flip yellow"]
    t.play("bump 1 flip yellow")
    assert t.goods("yellow")["silver"] == 2
    assert t.g.supply[2] == 20
    t.play("bump 1 flip red")
    assert t.goods("red")["silver"] == 2
    assert t.tier1("red") == [0, 1, 0, 0, 0]
    assert t.question != "red bump"


def test_vw_cas_05_from_tier_2_a_virtue_and_a_resource() -> None:
    t = Table(
        run="place_workers_4",
        red=dict(supply=3, tier2=[1, 0, 0, 0, 0]),
        blue=dict(tier2=[2, 0, 0, 0, 0]),
    )
    t.play("section ink_stone")
    assert t.options == ["bump 2 ink_stone red", "bump 2 ink_stone blue"]
    t.play("bump 2 ink_stone blue")
    assert t.markers("blue") == (1, 6)
    assert t.question == "blue choose-resource"
    t.play("take stone")
    assert t.goods("blue")["stone"] == 1


def test_vw_cas_05_tier_3_has_no_limit() -> None:
    t = Table(
        run="place_workers_4",
        leader="blue",
        red=dict(supply=3, tier2=[2, 0, 0, 0, 0], tier3=3),
        blue=dict(tier3=4),
    )
    t.play("section ink_stone", "take ink")
    assert t.g.tier3 == [4, 4]
    assert not t.facts("bumped")


def test_vw_cas_06_the_first_in_tier_3_leads_until_somebody_has_more() -> None:
    red = dict(supply=3, tier2=[2, 0, 0, 0, 0])
    t = Table(run="place_workers_4", red=dict(red))
    t.play("section ink_stone", "take ink")
    assert t.g.leader == 0
    assert t.points("red")["castle_leader"] == 5
    t = Table(run="place_workers_4", leader="blue", red=dict(red), blue=dict(tier3=1))
    t.play("section ink_stone", "take ink")
    assert t.g.leader == 1  # equal is not more
    t = Table(run="place_workers_4", leader="blue", red=red | dict(tier3=1), blue=dict(tier3=1))
    t.play("section ink_stone", "take ink")
    assert t.g.leader == 0
    assert t.facts("leader-from") == [["red", "blue"]]


def test_vw_cas_06_the_leader_holds_one_card_more() -> None:
    draw = ["friar", "miner", "mason", "vicar", "bishop"]
    t = Table(phase="draw", leader="red", red=dict(hand=[], draw=draw, tier3=1))
    assert t.g.hand[0] == 4
    t = Table(
        phase="draw",
        leader="blue",
        red=dict(hand=["friar", "miner", "mason", "vicar"], draw=[]),
        blue=dict(tier3=1),
    )
    assert t.g.hand[0] == 4  # losing it costs no card


def test_vw_cas_07_free_workers_and_castle_moves_start_the_same_check() -> None:
    t = Table(run="castle_move_1", red=dict(tier1=[2, 1, 0, 0, 0]))
    assert t.options == [
        "shift ink_stone flip", "shift ink_stone two_virtue",
        "shift flip gold_or_move", "shift flip ink_stone", "pass",
    ]  # fmt: skip
    t.play("shift flip ink_stone")
    assert t.tier1("red") == [0, 1, 0, 0, 1]
    assert t.tier2("red") == [1, 0, 0, 0, 0]
    t = Table(run="place_workers_2")
    assert t.options == [f"section {section}" for section in SECTIONS]


def test_vw_cas_07_a_castle_move_can_overfill_a_section() -> None:
    t = Table(
        run="castle_move_1",
        red=dict(tier1=[1, 0, 0, 0, 0]),
        blue=dict(tier1=[0, 2, 0, 0, 0]),
        people=3,
        yellow=dict(tier1=[0, 1, 0, 0, 0]),
    )
    t.play("shift ink_stone flip")
    assert t.question == "red bump"


def test_vw_cas_08_an_opponents_group_waits_for_the_current_player() -> None:
    # both owners of the link may move a worker; blue's move makes a group on red's turn
    t = Table(
        red=dict(at="d_right", board=["charlatan", "tinker_gold", "miner"], tier1=[1, 0, 0, 0, 0]),
        blue=dict(slots=["tp1"], sites=["d_l2"], tier1=[2, 1, 0, 0, 0]),
    )
    t.play("build ws1", "site d_r1", "red: shift ink_stone two_virtue")
    t.play("blue: shift flip ink_stone")
    assert t.tier1("blue") == [0, 1, 0, 0, 1]
    assert t.tier2("blue") == [1, 0, 0, 0, 0]
    assert t.goods("blue") == {"silver": 0, "ink": 1, "gold": 0, "stone": 1}
    ups = [key for key in t.log() if key in ("castle-moved", "went-up")]
    assert ups == ["castle-moved", "castle-moved", "went-up"]


def test_vw_cas_08_bump_decisions_are_the_current_players() -> None:
    t = Table(
        people=3,
        red=dict(at="d_right", board=["charlatan", "tinker_gold", "miner"], tier1=[0, 1, 0, 0, 0]),
        blue=dict(slots=["tp1"], sites=["d_l3"], tier1=[1, 1, 0, 0, 0]),
        yellow=dict(tier1=[0, 1, 0, 0, 0]),
    )
    t.play("build ws1", "site d_r1", "take ink", "red: pass", "blue: shift ink_stone flip")
    assert t.question == "red bump"


def test_vw_cas_09_the_castle_example() -> None:
    t = Table(
        red=dict(supply=4, tier1=[1, 0, 0, 0, 2], tier2=[2, 0, 0, 0, 0]),
        blue=dict(tier1=[0, 2, 0, 0, 0]),
        yellow=dict(tier1=[0, 1, 0, 0, 0]),
        people=3,
        run="place_workers_4",
    )
    t.play("section ink_stone")
    assert [fact[1] for fact in t.facts("went-up")] == ["ink_stone", "two_virtue", "ink_stone"]
    t.play("take ink", "take gold")
    assert t.tier1("red") == [0, 2, 0, 1, 1]
    assert t.tier2("red") == [2, 0, 0, 0, 1]
    assert t.g.tier3[0] == 2
    assert t.question == "red bump"
    t.play("bump 1 flip blue", "bump 1 flip blue")
    assert t.goods("blue")["silver"] == 4


def test_vw_cas_10_up_reward_clockwise_counter_clockwise() -> None:
    t = Table(run="place_workers_4", red=dict(supply=3))
    t.play("section gold_or_move", "either gold_1")
    log = [key for key in t.log() if key in ("went-up", "gained", "went-aside")]
    assert log == ["went-up", "gained", "went-aside", "went-aside"]
    assert [fact[2] for fact in t.facts("went-aside")] == ["hire_or_destroy", "flip"]


def test_vw_cas_10_with_one_worker_left_its_owner_chooses_the_way() -> None:
    t = Table(run="place_workers_4", red=dict(supply=3))
    t.play("section gold_or_move", "either castle_move_1", "shift gold_or_move flip")
    assert t.question == "red choose-way"
    assert t.options == ["section hire_or_destroy", "section flip"]
    t.play("section hire_or_destroy")
    assert t.tier1("red") == [0, 1, 0, 1, 0]
    assert t.tier2("red") == [0, 0, 1, 0, 0]


def test_vw_cas_10_groups_made_by_the_reward_wait_until_this_one_is_finished() -> None:
    t = Table(run="place_workers_4", red=dict(supply=3, tier1=[2, 1, 0, 0, 0], unpaid=1))
    t.play("section gold_or_move", "either castle_move_1", "shift flip ink_stone")
    log = [key for key in t.log() if key in ("went-up", "castle-moved", "went-aside")]
    assert log[:4] == ["went-up", "castle-moved", "went-aside", "went-aside"]


def test_vw_cas_11_a_move_inside_the_procedure_belongs_to_it() -> None:
    t = Table(run="place_workers_4", red=dict(supply=3))
    t.play("section gold_or_move")
    assert [type(frame).__name__ for frame in t.g.frames].count("Castle") == 1
    t.play("either castle_move_1", "shift gold_or_move flip")
    assert [type(frame).__name__ for frame in t.g.frames].count("Castle") == 1


def test_vw_cas_12_bumps_in_any_order_each_owner_paid_at_once() -> None:
    t = Table(
        run="place_workers_4",
        red=dict(supply=3, tier1=[0, 1, 0, 0, 1], tier2=[1, 0, 0, 0, 0]),
        blue=dict(tier1=[0, 2, 0, 0, 2], tier2=[2, 0, 0, 0, 0]),
    )
    t.play("section ink_stone")
    assert t.options == [
        "bump 1 flip red", "bump 1 flip blue", "bump 1 two_virtue red", "bump 1 two_virtue blue",
        "bump 2 ink_stone red", "bump 2 ink_stone blue",
    ]  # fmt: skip
    t.play("bump 2 ink_stone blue", "blue: take ink", "bump 1 two_virtue blue", "bump 1 flip blue")
    assert t.goods("blue") == {"silver": 4, "ink": 1, "gold": 0, "stone": 0}


def test_vw_cas_13_all_movement_comes_before_the_bumps() -> None:
    t = Table(
        people=3,
        red=dict(at="d_right", board=["charlatan", "tinker_gold", "miner"], tier1=[1, 0, 0, 0, 0]),
        blue=dict(slots=["tp1"], sites=["d_l3"], tier1=[2, 1, 0, 0, 1], tier2=[1, 0, 0, 0, 0]),
        yellow=dict(tier1=[0, 0, 0, 0, 2], tier2=[2, 0, 0, 0, 0]),
    )
    t.play("build ws1", "site d_r1", "take ink", "red: pass", "blue: shift flip ink_stone")
    # blue's three in section 0 climb and spread: tier 2 and section 4 are overfull now
    assert t.tier1("blue") == [0, 1, 0, 0, 2]
    assert t.tier2("blue") == [2, 0, 0, 0, 0]
    assert t.question == "red bump"
    assert t.options == [
        "bump 1 two_virtue blue", "bump 1 two_virtue yellow",
        "bump 2 ink_stone blue", "bump 2 ink_stone yellow",
    ]  # fmt: skip
