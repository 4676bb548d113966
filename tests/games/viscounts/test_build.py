"""VW-BLD: buildings, sites, slots and links."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table

BUILDERS = ["charlatan", "tinker_gold", "miner"]  # four builder icons


def test_vw_bld_01_only_the_own_bank() -> None:
    t = Table(red=dict(at="a_left", board=BUILDERS))
    t.play("build ws1")
    assert t.options == ["site a_l1", "site a_l2"]
    assert t.why_not("site a_r1") == "VW-BLD-01"
    t = Table(red=dict(at="a_right", board=BUILDERS))
    t.play("build ws1")
    assert t.options == ["site a_r1", "site a_r2"]
    t = Table(
        red=dict(at="a_left", board=BUILDERS),
        blue=dict(slots=["ws1", "ws2"], sites=["a_l1", "a_l2"]),
    )
    assert t.options == ["pass"]
    assert t.why_not("build ws1") == "VW-BLD-01"


@pytest.mark.parametrize(
    ("stone", "offered"),
    [(2, 0), (3, 3), (4, 3), (5, 6), (6, 6), (7, 9)],
)
def test_vw_bld_02_workshop_3_trading_post_5_guildhall_7_any_slot(stone: int, offered: int) -> None:
    t = Table(red=dict(at="a_left", board=["friar", "bishop", "princess"], stone=stone))
    slots = [code.split()[1] for code in t.options if code.startswith("build")]
    assert len(slots) == offered
    prices = {"w": 3, "t": 5, "g": 7}
    assert all(prices[slot[0]] <= stone for slot in slots)


def test_vw_bld_02_with_all_nine_built_the_action_is_gone() -> None:
    slots = ["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "ws1", "ws2", "ws3"]
    t = Table(red=dict(at="a_left", board=["friar", "bishop", "princess"], stone=20, slots=slots))
    assert t.options == ["trade", "pass"]
    assert t.why_not("build tp1") == "VW-BLD-02"


def test_vw_bld_03_reward_then_links_for_both_owners() -> None:
    t = Table(
        red=dict(at="b_left", board=BUILDERS),
        blue=dict(slots=["tp1"], sites=["b_l2"]),
    )
    t.play("build ws1", "site b_l1")
    assert t.goods("red") == {"silver": 2, "ink": 1, "gold": 0, "stone": 0}
    assert t.goods("blue")["silver"] == 2
    log = [key for key in t.log() if key in ("built", "site-reward", "linked")]
    assert log == ["built", "site-reward", "linked", "linked"]


def test_vw_bld_03_both_ends_ones_own_gain_once() -> None:
    t = Table(red=dict(at="b_left", board=BUILDERS, slots=["tp1"], sites=["b_l2"]))
    t.play("build ws1", "site b_l1")
    assert t.goods("red")["silver"] == 2


def test_vw_bld_04_the_last_site_may_be_linked_to_the_next_segment() -> None:
    # ring b, d: b_r2 leads on to d_l1 with 1 gold
    t = Table(
        ring="bdeca",
        red=dict(at="b_right", board=BUILDERS),
        blue=dict(slots=["tp1"], sites=["d_l1"]),
    )
    t.play("build ws1", "site b_r2")
    t.play("pass")  # the site may destroy a card
    assert t.goods("red")["gold"] == 1
    assert t.goods("blue")["gold"] == 1
    # in another ring the same two sites are strangers
    t = Table(
        ring="becda",
        red=dict(at="b_right", board=BUILDERS),
        blue=dict(slots=["tp1"], sites=["d_l1"]),
    )
    t.play("build ws1", "site b_r2", "pass")
    assert t.goods("red")["gold"] == 0


def test_vw_bld_04_some_neighbours_have_no_link() -> None:
    t = Table(red=dict(at="c_left", board=BUILDERS), blue=dict(slots=["tp1"], sites=["c_l1"]))
    t.play("build ws1", "site c_l2")
    assert not t.facts("linked")


def test_vw_bld_05_a_free_building_goes_anywhere() -> None:
    t = Table(run="build_guildhall", blue=dict(slots=["tp1"], sites=["c_l1"]))
    assert t.options == ["build gh1", "build gh2", "build gh3"]
    t.play("build gh2")
    assert len(t.options) == 19
    assert "site c_l1" not in t.options
    t.play("site e_r2")
    assert t.slots("red") == ["gh2"]
    assert t.points("red")["buildings"] == 6  # a guildhall stands there now
    assert t.markers("red") == (1, 6)  # reward of e_r2
    t = Table(run="build_workshop", ring="adecb")
    t.play("build ws1")
    assert t.options == [
        f"site {segment}_{site}" for segment in "adecb" for site in ("l1", "l2", "r1", "r2")
    ]  # clockwise
    t = Table(run="build_trading_post_own_bank", red=dict(at="e_left"))
    t.play("build tp1")
    assert t.options == ["site e_l1", "site e_l2"]


def test_vw_bld_06_tp1_one_free_extra_step() -> None:
    t = Table(
        phase="move", red=dict(at="a_right", board=["mason", "friar", "miner"], slots=["tp1"])
    )
    assert t.options == ["move b_left", "move b_inner", "move b_right"]


def test_vw_bld_06_tp2_dismissals_cost_1() -> None:
    t = Table(
        red=dict(at="a_left", board=["friar", "bishop", "princess"], silver=1, slots=["tp2"]),
        top={"a": "stonecutter_3"},
    )
    t.play("trade", "dismiss stonecutter_3")
    assert t.goods("red")["silver"] == 0


@pytest.mark.parametrize(
    ("slot", "icon", "count"),
    [("tp3", "merchant", 2), ("gh1", "builder", 1), ("gh2", "noble", 1), ("gh3", "cleric", 1)],
)
def test_vw_bld_06_slots_with_icons(slot: str, icon: str, count: int) -> None:
    bare = Table(red=dict(board=["antagonist", "trickster", "conspirator"]))
    opened = Table(red=dict(board=["antagonist", "trickster", "conspirator"], slots=[slot]))
    assert bare.match.picture("red")["icons"]["red"][icon] == 0
    assert opened.match.picture("red")["icons"]["red"][icon] == count


def test_vw_bld_06_ws1_may_discard_after_every_hire() -> None:
    red = dict(slots=["ws1"], hand=["courier"], silver=2)
    t = Table(phase="recruit", red=dict(red), top={"a": "friar"})
    t.play("hire friar")
    assert t.question == "red discard"
    t.play("discard courier")
    assert t.cards("red", "discard") == ["courier", "friar"]
    t = Table(run="hire_free_1", red=dict(red), top={"c": "friar"})
    t.play("hire friar")
    assert t.question == "red discard"  # free hires too
    t.play("pass")
    assert t.cards("red", "discard") == ["friar"]


def test_vw_bld_06_ws2_a_virtue_at_every_players_collision_without_criminals() -> None:
    for board, virtue in (
        (["friar", "miner", "princess"], 6),
        (["start_thief", "miner", "princess"], 7),
    ):
        t = Table(
            phase="collision",
            red=dict(corruption=3, virtue=3),
            blue=dict(slots=["ws2"], board=board),
        )
        assert t.facts("collision") == [["red", "3"]]
        assert t.markers("blue")[1] == virtue


def test_vw_bld_06_ws3_one_card_more_in_hand() -> None:
    t = Table(
        phase="draw",
        red=dict(slots=["ws3"], hand=[], draw=["friar", "miner", "mason", "vicar", "bishop"]),
    )
    assert t.g.hand[0] == 4


def test_vw_bld_07_the_masons_workshop() -> None:
    t = Table(
        red=dict(at="b_left", board=["friar", "start_abbot", "princess"], stone=2, silver=1),
        blue=dict(slots=["tp1"], sites=["b_l2"]),
        top={"b": "mason"},
    )
    t.play("build ws1", "dismiss mason", "arrange keep", "pay stone", "pay stone", "site b_l1")
    assert t.goods("red") == {"silver": 2, "ink": 1, "gold": 0, "stone": 0}
    assert t.goods("blue")["silver"] == 2


def test_vw_bld_08_the_slot_is_open_before_the_reward_of_the_site() -> None:
    # WS1 opens with this very workshop and works for the hire that the site brings
    t = Table(
        red=dict(at="a_left", board=BUILDERS, hand=["courier"]), top={"a": "friar", "b": "vicar"}
    )
    t.play("build ws1", "site a_l2", "hire vicar")
    assert t.question == "red discard"


def test_vw_bld_09_the_builder_chooses_the_order_of_two_links_and_gains_first() -> None:
    t = Table(
        red=dict(at="d_right", board=BUILDERS),
        blue=dict(slots=["tp1", "tp2"], sites=["d_l2", "d_r2"], tier1=[1, 0, 0, 0, 0]),
    )
    t.play("build ws1", "site d_r1")  # its reward flips nothing
    assert t.question == "red choose-link"
    assert t.options == ["link d_l2_r1", "link d_r1_r2"]
    t.play("link d_r1_r2")
    assert [fact[:2] for fact in t.facts("linked")] == [
        ["red", "d_r1_r2"], ["blue", "d_r1_r2"], ["red", "d_l2_r1"], ["blue", "d_l2_r1"],
    ]  # fmt: skip
    assert t.papers("red")["unpaid"] == 1
    assert t.papers("blue")["unpaid"] == 1
    assert t.question == "blue castle-move"
