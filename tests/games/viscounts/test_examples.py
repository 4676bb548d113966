"""The worked examples of the rulebook, and those derived from the rulings, one test each."""

from __future__ import annotations

import pytest

from palatine.games.viscounts.automa import AutomaStart, wanted_resource
from palatine.games.viscounts.scoring import ranked, set_points
from palatine.games.viscounts.setup import BuildStacks
from palatine.games.viscounts.tables import stack
from palatine.kernel.lexicon import NONE
from tests.games.viscounts.table import Table, first_automa_turn
from tests.games.viscounts.test_setup import pick, with_pairs

RING = "adecb"


def test_vw_ex_01_a_multiplier_card_only_stretches_the_tokens() -> None:
    """VW-WRD-03: two silver and one gold on it are worth ten and five; the engine just counts."""
    t = Table(red=dict(silver=2 * 5, gold=1 * 5), phase="recruit")
    assert t.goods("red") == {"silver": 10, "ink": 0, "gold": 5, "stone": 0}


def test_vw_ex_02_pairs_for_three_players() -> None:
    """VW-SET-08, VW-SET-09, VW-DEB-02."""
    pairs = {2: "hero_merovech", 8: "hero_bertha", 9: "hero_clovis", 10: "hero_emma"}
    g = with_pairs(3, pairs, starter=1)
    assert len([hero for hero in g.offer if hero != NONE]) == 4
    pick(g, "pair 2", "take ink", "take gold")  # red, to the right of the start player
    assert g.at[0] == 2  # a_right
    assert g.goods[0:4] == [6, 1, 1, 0]
    assert g.papers[0:4] == [1, 0, 2, 1]
    pick(g, "pair 9", "pass", "pair 10")
    blue = 1
    assert g.at[blue] == 14  # e_right
    assert g.goods[4:8] == [10, 1, 1, 1]
    assert g.papers[4:8] == [2, 0, 1, 0]
    assert (g.corruption[blue], g.virtue[blue]) == (3, 7)


def test_vw_ex_03_two_virtue_make_the_markers_meet_and_move_together() -> None:
    """VW-COL-01, VW-COL-02."""
    t = Table(run="virtue_2", red=dict(corruption=4, virtue=5))
    assert t.markers("red") == (3, 3)


def test_vw_ex_05_journeyman_drops_off() -> None:
    """VW-CRD-01, VW-HIR-02."""
    t = Table(
        phase="cards",
        red=dict(board=["start_abbot", "start_squire", "start_journeyman"], hand=["start_trader"]),
        top={"c": "antagonist"},
    )
    t.play("hire antagonist")
    assert t.cards("red", "discard") == ["antagonist", "start_journeyman"]
    assert t.markers("red") == (2, 6)


@pytest.mark.parametrize(("beside", "corruption"), [("start_abbot", 3), ("start_thief", 4)])
def test_vw_ex_06_and_07_antagonist_played(beside: str, corruption: int) -> None:
    """VW-EX-06, VW-EX-07: alone, and beside a Thief; VW-CRD-03, VW-CRD-04."""
    t = Table(phase="cards", red=dict(board=[beside, "start_squire", None], hand=["antagonist"]))
    t.play("play antagonist")
    assert t.board("red") == ["antagonist", beside, "start_squire"]
    assert t.markers("red") == (corruption, 7)
    assert t.papers("red")["unpaid"] == 1


def test_vw_ex_08_where_two_steps_lead() -> None:
    """VW-MOV-01, VW-MOV-05."""
    one = Table(phase="move", ring=RING, red=dict(at="a_left", board=["mason", "friar", "miner"]))
    two = Table(
        phase="move", ring=RING, red=dict(at="a_left", board=["start_abbot", "friar", "miner"])
    )
    assert sorted(one.options) == ["move a_inner", "move a_right"]
    assert sorted(two.options) == ["move a_right", "move d_inner", "move d_left"]


def test_vw_ex_10_trade_for_gold() -> None:
    """VW-TRD-01, VW-TRD-04, VW-ACT-06."""
    t = Table(red=dict(at="d_left", board=["start_trader", "peddler_ink", "princess"], silver=2))
    assert t.match.picture("red")["icons"]["red"]["merchant"] == 4
    t.play("trade", "exchange", "exchange", "exchange")
    assert t.goods("red") == {"silver": 1, "ink": 0, "gold": 3, "stone": 0}


def test_vw_ex_11_a_single_merchant_buys_nothing_at_two_for_one() -> None:
    """VW-TRD-02."""
    t = Table(red=dict(at="d_left", board=["start_trader", "start_abbot", "start_squire"]))
    assert "trade" not in t.options


def test_vw_ex_12_points_for_trading_posts() -> None:
    """VW-SCO-01."""
    slots = ["tp1", "tp2", "tp3"]
    found = [Table(red=dict(slots=slots[:n])).points("red")["buildings"] for n in (1, 2, 3)]
    assert found == [4, 9, 15]


def test_vw_ex_14_a_group_of_three() -> None:
    """VW-CAS-02, VW-CAS-10."""
    t = Table(
        ring=RING,
        red=dict(at="c_inner", board=["start_squire", "start_abbot", "start_labourer"], gold=4),
    )
    t.play("workers 3", *["pay gold"] * 4)
    assert t.facts("went-up")[0][1] == "hire_or_destroy"
    assert t.question == "red choose-effect"
    t.play("either destroy_1", "pass")
    assert t.tier1("red") == [0, 0, 1, 0, 1]
    assert t.tier2("red") == [0, 0, 0, 1, 0]
    assert t.g.tier3[0] == 0


def test_vw_ex_15_the_castle_example() -> None:
    """VW-CAS-01, VW-CAS-02, VW-CAS-03, VW-CAS-05, VW-CAS-06, VW-CAS-09, VW-ACT-02, VW-ACT-05."""
    t = Table(
        people=3,
        ring=RING,
        leader="blue",
        red=dict(
            at="a_inner",
            board=["start_thief", "benefactor", "overseer_3"],
            slots=["tp3", "gh2"],
            gold=3,
            corruption=3,
            virtue=6,
            tier1=[1, 0, 1, 0, 2],
            tier2=[2, 0, 1, 0, 0],
            hand=["start_trader", "start_lender", "start_abbot", "start_squire"],
        ),
        blue=dict(
            tier1=[0, 2, 1, 1, 1],
            tier2=[0, 0, 1, 2, 0],
            tier3=1,
            board=["start_abbot", None, None],
        ),
        yellow=dict(tier1=[0, 1, 0, 1, 0]),
    )
    # Thief 1, Overseer 1, slot 1, and two pairs of merchants: five icons and three gold
    assert "workers 4" in t.options
    assert t.note("workers 4") == ("needs", (8, 5))
    t.play("workers 4", *["pay gold"] * 3, "take ink", "take gold")
    assert [f[1] for f in t.facts("went-up")] == ["ink_stone", "two_virtue", "ink_stone"]
    assert len(t.facts("went-to-top")) == 2
    assert t.facts("leader-from") == [["red", "blue"]]
    t.play("bump 1 flip blue", "bump 1 flip blue")
    assert t.question == "red choose-effect"  # the Overseer, after the whole action
    t.play("either discard_1", "discard start_trader")
    assert t.goods("red") == {"silver": 0, "ink": 2 + 1, "gold": 0 + 1, "stone": 2}
    assert t.markers("red") == (3, 4)
    assert t.tier1("red") == [0, 2, 1, 1, 1]
    assert t.tier2("red") == [2, 0, 1, 0, 1]
    assert t.g.tier3 == [2, 1, 0]
    assert t.goods("blue")["silver"] == 4
    assert t.tier1("blue") == [0, 0, 1, 1, 1]
    assert t.tier2("blue") == [0, 0, 1, 2, 0]
    assert t.tier1("yellow") == [0, 1, 0, 1, 0]


def test_vw_ex_16_three_different_ribbons() -> None:
    """VW-SCO-03."""
    assert set_points([1, 1, 0, 1]) == 9


def test_vw_ex_17_manuscript_of_cost_6() -> None:
    """VW-MAN-01, VW-MAN-05, VW-ACT-03, VW-DRW-04."""
    t = Table(
        red=dict(
            at="d_inner",
            board=["aristocrat", "acolyte", "start_squire"],
            bonus=["black"],
            ink=3,
            silver=1,
            discard=["start_abbot"],
            draw=["start_thief", "start_labourer"],
            hand=["start_trader", "start_lender", "start_financer"],
        ),
        top={"d": "racketeer_1"},
        manuscripts={"d": "grey_6_buildings"},
    )
    assert t.match.picture("red")["icons"]["red"]["cleric"] == 2
    t.play("transcribe", "dismiss racketeer_1", "pay ink", "pay ink", "pay ink")
    assert t.goods("red") == {"silver": 0, "ink": 0, "gold": 0, "stone": 0}
    assert t.manuscripts("red") == ["grey_6_buildings"]
    assert t.markers("red") == (1, 6)
    assert t.cards("red", "discard") == []
    assert t.g.draw[0] == 3
    assert "racketeer_1" in t.cards("red", "gone")


@pytest.mark.parametrize(
    ("id", "people", "flipped", "vp"),
    [
        ("VW-EX-19", 4, [3, 3, 2, 0], [10, 10, 4, 0]),
        ("VW-EX-20", 4, [5, 2, 2, 2], [12, 4, 4, 4]),
        ("VW-EX-21", 3, [1, 1, 1], [8, 8, 8]),
        ("VW-EX-23", 2, [3, 0], [12, 0]),
        ("VW-EX-24", 2, [3, 1], [12, 4]),
        ("VW-EX-25", 4, [2, 2, 2, 2], [6, 6, 6, 6]),
        ("VW-EX-27", 4, [4, 3, 1, 1], [12, 8, 2, 2]),
    ],
)
def test_vw_ex_19_to_27_ranking(id: str, people: int, flipped: list[int], vp: list[int]) -> None:
    """VW-SCO-06."""
    for card in ("poverty", "prosperity"):
        assert ranked(flipped, stack(card, people).numbers("rewards")) == vp, id


def test_vw_ex_28_109_points() -> None:
    """VW-SCO-01 to VW-SCO-06, VW-SCO-09."""
    t = Table(
        people=4,
        revealed=("poverty",),
        leader="red",
        red=dict(
            board=["antagonist", "start_thief", "illusionist"],
            hand=["aristocrat", "princess"],
            draw=["start_squire", "diplomat"],
            slots=["tp3", "gh2", "gh3", "ws1", "ws2", "ws3"],
            tier1=[1, 1, 1, 1, 1],
            tier2=[1, 1, 1, 1, 0],
            tier3=2,
            manuscripts=[
                "grey_6_buildings", "black_4_ink", "yellow_5_noble", "blue_6_criminal",
                "grey_3_flip", "black_4_virtue", "yellow_6_debts", "black_3_flip",
            ],
            bonus=["black"],
            unpaid=1,
            paid=3,
            acquired=4,
            approved=2,
        ),
        blue=dict(approved=4),
        yellow=dict(approved=3),
        green=dict(approved=0),
    )  # fmt: skip
    assert t.points("red") == {
        "buildings": 26, "castle": 19, "manuscript_sets": 26, "manuscript_text": 6 + 5 + 4 + 3,
        "castle_leader": 5, "cleric_bonus": 3, "unpaid_debt": -2, "paid_debt": 0,
        "acquired_deed": 4, "approved_deed": 6, "poverty": 4, "prosperity": 0,
        "automa_resources": 0,
    }  # fmt: skip


def test_vw_ex_29_cleric_automa_start_items() -> None:
    """VW-AI-06, VW-AI-12, VW-AI-15."""
    t = Table(
        people=1,
        round=0,
        turn="automa",
        automa=dict(at="e_left"),
        frames=[BuildStacks(), AutomaStart()],
    )
    assert t.sites("automa") == ["e_l1"]
    assert t.slots("automa") == ["a1"]
    assert t.goods("automa") == {"silver": 0, "ink": 2, "gold": 0, "stone": 1}
    assert t.papers("automa") == {"unpaid": 0, "paid": 1, "acquired": 1, "approved": 0}


@pytest.mark.parametrize(
    ("goods", "gains"),
    [
        (dict(ink=5, stone=0, gold=0), "ink"),
        (dict(ink=6, stone=3, gold=0), "stone"),
        (dict(ink=7, stone=4, gold=9), "gold"),
    ],
)
def test_vw_ex_30_cleric_automa_chooses_resources(goods: dict[str, int], gains: str) -> None:
    """VW-AI-12."""
    t = Table(people=1, automa=goods)
    assert ["silver", "ink", "gold", "stone"][wanted_resource(t.g)] == gains


def test_vw_ex_31_automa_turn_1() -> None:
    """VW-AI-08, VW-AI-10, VW-AI-15, VW-AI-20, VW-AI-27."""
    t = first_automa_turn()
    assert t.facts("automa-dismissed")[0] == ["automa", "friar"]
    assert t.facts("automa-moved")[0] == ["automa", "c_right", "2"]
    assert t.facts("automa-cannot-pay")[0] == ["automa", "noble", "3", "2"]
    assert t.facts("automa-gains")[0] == ["automa", "flip_either_1_and_virtue_1"]
    assert t.goods("automa") == {"silver": 0, "ink": 2, "gold": 0, "stone": 1}
    assert t.papers("automa") == {"unpaid": 0, "paid": 1, "acquired": 1, "approved": 0}
    assert t.markers("automa") == (1, 5)


def test_vw_ex_32_automa_turn_2() -> None:
    """VW-AI-08, VW-AI-14, VW-AI-18, VW-AI-21, VW-AI-22, VW-AI-27."""
    t = Table(
        people=1,
        turn="automa",
        red=dict(at="c_inner"),
        automa=dict(
            at="c_right",
            slots=["a1"],
            sites=["e_l1"],
            schemes=["s_noble", None, None],
            scheme_draw=["s_criminal_1", "s_builder"],
            ink=2,
            stone=1,
            paid=1,
            acquired=1,
            corruption=1,
            virtue=5,
        ),
        manuscripts={"d": "blue_3_hire"},
        luck=[0] * 44,
    )
    assert t.facts("automa-scheme")[0] == ["automa", "s_criminal_1"]
    assert t.facts("automa-moved")[0] == ["automa", "d_left", "1"]
    assert t.facts("automa-funds")[0] == ["automa", "3", "3", "2", "1"]
    assert t.manuscripts("automa") == ["blue_3_hire"]
    assert t.goods("automa") == {"silver": 0, "ink": 2, "gold": 0, "stone": 1}
    assert t.markers("automa") == (2, 5)
    assert len(t.facts("automa-future")) == 2
    seen = t.match.picture("red")
    assert seen["schemes"] == {"left": "s_criminal_1", "middle": "s_noble"}
    assert seen["automa"]["discard"] == 2
    assert seen["automa"]["future"] == 6 - 2


def test_vw_ex_33_a_deck_of_three_cards() -> None:
    """VW-CRD-01, VW-CRD-02, VW-CRD-08, VW-CRD-09, VW-DRW-03."""
    t = Table(
        phase="cards",
        red=dict(board=["start_abbot", "start_thief", "start_squire"], hand=[], draw=[]),
    )
    assert t.board("red") == ["start_squire", "start_abbot", "start_thief"]
    assert (t.g.hand[0], t.g.draw[0], t.g.discard[0]) == (0, 0, 0)
    assert t.markers("red") == (2, 7)


def test_vw_ex_35_second_workshop_shifts_the_collision() -> None:
    """VW-COL-03, VW-COL-04."""
    t = Table(
        phase="collision",
        red=dict(slots=["ws2"], corruption=5, virtue=5),
        blue=dict(board=["vicar", "bishop", "priest"]),
    )
    assert t.facts("above")[0][:2] == ["red", "4"]
    assert t.question == "blue rearrange"
    t.play("arrange keep")
    assert t.goods("red")["silver"] == 2
    assert t.papers("red") == {"unpaid": 1, "paid": 0, "acquired": 1, "approved": 0}
    assert t.markers("red") == (1, 7)


def test_vw_ex_36_poverty_revealed_in_the_middle_of_a_gain() -> None:
    """VW-DEB-01, VW-END-01, VW-TRN-08."""
    t = Table(run="silver_4_and_debt_3", above=(2, 12), round=9)
    assert t.facts("revealed") == [["poverty"]]
    assert t.g.last_round == 10
    assert t.papers("red")["unpaid"] == 3


def test_vw_ex_38_corruption_before_virtue() -> None:
    """VW-TRN-07, VW-COL-01, VW-COL-02."""
    t = Table(
        red=dict(board=["charlatan", "woodcutter_2", "start_abbot"], corruption=4, virtue=5),
        answering=True,
    )
    t.play("build ws1", "site a_l1")
    assert t.facts("corruption")[0] == ["red", "1", "5", "5"]
    assert t.facts("virtue")[0] == ["red", "1", "4", "4"]
