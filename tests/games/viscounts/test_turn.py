"""VW-TRN: rounds, turns, and how effects are resolved."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.viscounts.effects import can_run
from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.names import EFFECT
from palatine.games.viscounts.turn import Rounds, Turn
from palatine.kernel.chance import fast
from tests.games.viscounts.table import Table, number
from tests.helpers import begin, play_through


def test_vw_trn_01_one_turn_each_clockwise_from_the_start_player() -> None:
    play = begin(GAME, 3, {}, "order")
    for open_asks in play_through(play, fast("order")):
        g: Any = play.g
        for ask in open_asks:
            if ask.key in ("play-card", "move", "act", "recruit", "bump"):
                assert ask.seat == g.turn
    starter = next(fact.numbers[0] for fact in play.facts if fact.key == "starter")
    turns = [fact.numbers[0] for fact in play.facts if fact.key == "turn"]
    rounds = [fact.numbers[0] for fact in play.facts if fact.key == "round"]
    assert turns == [(starter + n) % 3 for n in range(len(turns))]
    assert len(turns) == 3 * len(rounds)
    assert rounds == list(range(1, len(rounds) + 1))


def test_vw_trn_01_six_phases_in_order() -> None:
    t = Table(
        phase="cards",
        red=dict(
            board=["start_abbot", "start_squire", "start_labourer"],
            hand=["start_trader", "start_lender", "start_financer"],
            draw=["start_thief", "start_journeyman"],
            silver=5,
            corruption=3,
            virtue=3,
        ),
        top={"a": "friar"},
    )
    keys = []
    for code in ("play start_trader", "move a_right", "pass", "pass"):
        keys.append(t.asked.key)
        t.play(code)
    assert keys == ["play-card", "move", "act", "recruit"]
    told = t.log()
    assert told.index("slid-off") < told.index("played") < told.index("moved")
    assert told.index("moved") < told.index("collision") < told.index("drew")


def test_vw_trn_02_optional_effects_can_be_declined_mandatory_ones_cannot() -> None:
    optional = ["rearrange", "discard_1", "destroy_1", "castle_move_1"]
    for run in optional:
        t = Table(run=run, red=dict(hand=["courier"], tier1=[1, 0, 0, 0, 0]))
        assert t.options[-1] == "pass" or t.options[0] == "arrange keep"
    for run in ("hire_free_1", "flip_either_1", "resource_1", "place_workers_2", "build_workshop"):
        t = Table(run=run, red=dict(unpaid=1, acquired=1))
        assert "pass" not in t.options
    t = Table(phase="recruit", red=dict(silver=3))
    assert t.options[-1] == "pass"  # a paid hire is optional


def test_vw_trn_03_what_cannot_be_done_is_skipped() -> None:
    for run, red in (
        ("flip_either_1", {}),
        ("flip_debt_1", dict(acquired=1)),
        ("flip_deed_1", dict(unpaid=1)),
        ("place_workers_2", dict(supply=0)),
        ("build_workshop", dict(slots=["ws1", "ws2", "ws3"])),
        ("shuffle", {}),
    ):
        t = Table(run=run, red=red)
        assert t.facts("cannot")[0][0] == "red"
        assert t.question != f"red {run}"
    t = Table(run="hire_free_1", top=dict.fromkeys("abcde"))
    assert t.facts("cannot") == [["red", "hire_free"]]
    t = Table(
        run="manuscript_3_4", manuscripts={s: None for s in "abcd"} | {"e": "black_7_manuscript"}
    )
    assert t.facts("cannot") == [["red", "manuscript_free"]]


def test_vw_trn_03_as_far_as_it_cannot_be_done() -> None:
    t = Table(run="place_workers_4", red=dict(supply=3))
    t.play("section flip")
    # three were there: one went up, one to either side
    assert t.g.supply[0] == 0
    assert t.tier1("red") == [1, 0, 1, 0, 0]
    assert t.tier2("red") == [0, 1, 0, 0, 0]


def test_vw_trn_04_a_side_that_cannot_be_done_is_not_offered() -> None:
    t = Table(run="either_destroy_1_or_flip_either_1", red=dict(hand=["courier"]))
    assert t.options == ["either destroy_1"]
    assert t.why_not("either flip_either_1") == "VW-TRN-04"
    t = Table(run="either_destroy_1_or_flip_either_1", red=dict(unpaid=1))
    assert t.options == ["either destroy_1", "either flip_either_1"]
    t = Table(run="either_hire_free_1_or_destroy_1", top=dict.fromkeys("abcde"))
    assert t.options == ["either destroy_1"]


def test_vw_trn_04_one_op_that_can_be_done_is_enough() -> None:
    t = Table(run="either_debt_1_and_flip_deed_1_or_deed_1_and_flip_debt_1")
    t.play("either debt_1_and_flip_deed_1")
    assert t.papers("red") == {"unpaid": 1, "paid": 0, "acquired": 0, "approved": 0}
    assert t.facts("cannot") == [["red", "flip"]]


@pytest.mark.parametrize(
    ("run", "possible", "impossible"),
    [
        ("silver_1", {}, None),
        ("flip_debt_1", dict(red=dict(unpaid=1)), dict(red=dict(paid=1, acquired=1))),
        ("flip_deed_1", dict(red=dict(acquired=1)), dict(red=dict(approved=1, unpaid=1))),
        ("flip_either_1", dict(red=dict(unpaid=1)), dict(red=dict(paid=1, approved=1))),
        ("flip_either_1", dict(red=dict(acquired=1)), {}),
        ("hire_free_1", dict(top=dict.fromkeys("abcd")), dict(top=dict.fromkeys("abcde"))),
        ("destroy_1", dict(red=dict(draw=[])), None),
        ("discard_1", dict(red=dict(draw=[])), None),
        ("rearrange", dict(red=dict(board=["friar", None, None])), None),
        ("shuffle", dict(red=dict(discard=["friar"])), {}),
        ("castle_move_1", {}, None),
        ("place_workers_2", dict(red=dict(supply=1)), dict(red=dict(supply=0))),
        (
            "build_workshop",
            dict(red=dict(slots=["ws1", "ws3"])),
            dict(red=dict(slots=["ws1", "ws2", "ws3"])),
        ),
        (
            "build_trading_post_own_bank",
            dict(red=dict(at="a_right"), blue=dict(slots=["ws1", "ws2"], sites=["a_l1", "a_l2"])),
            dict(red=dict(at="a_left"), blue=dict(slots=["ws1", "ws2"], sites=["a_l1", "a_l2"])),
        ),
        (
            "manuscript_3_4",
            dict(manuscripts={s: None for s in "abcd"} | {"e": "black_4_ink"}),
            dict(manuscripts={s: None for s in "abcd"} | {"e": "black_5_cleric"}),
        ),
        ("either_hire_free_1_or_destroy_1", dict(top=dict.fromkeys("abcde")), None),
    ],
)
def test_vw_trn_04_when_each_op_can_be_done(
    run: str, possible: dict[str, Any], impossible: dict[str, Any] | None
) -> None:
    """VW-TRN-04: the column "possible if" of the vocabulary; gains and optional ops always are."""
    program = number(EFFECT, run)
    assert can_run(Table(**possible).g, 0, program)
    if impossible is not None:
        assert not can_run(Table(**impossible).g, 0, program)


def test_vw_trn_05_the_current_player_gains_first_then_clockwise() -> None:
    t = Table(
        people=3,
        turn="blue",
        starter="red",
        phase="collision",
        red=dict(board=["hero_ada", "start_abbot", "start_squire"]),
        blue=dict(board=["peddler_gold", "start_abbot", "start_squire"], corruption=4, virtue=4),
        yellow=dict(board=["peddler_stone", "start_abbot", "start_squire"]),
    )
    assert [fact[0] for fact in t.facts("ongoing")] == ["blue", "yellow", "red"]


def test_vw_trn_06_ops_in_the_order_of_the_list() -> None:
    t = Table(
        run="hire_free_1_and_virtue_1", top={"a": "antagonist"}, red=dict(corruption=5, virtue=6)
    )
    t.play("hire antagonist")
    # corruption first: the markers meet on 6, then the virtue moves both
    assert t.markers("red") == (5, 5)
    t = Table(run="flip_either_1_and_virtue_1", red=dict(unpaid=1, acquired=1))
    assert t.markers("red") == (1, 7)
    t.play("flip deed")
    assert t.markers("red") == (1, 6)


def test_vw_trn_07_the_owner_chooses_but_corruption_comes_first() -> None:
    """VW-TRN-07: three effects after a build, one of them corrupts, one brings virtue."""
    t = Table(
        red=dict(board=["charlatan", "woodcutter_2", "woodcutter_3"], stone=3, hand=["courier"])
    )
    t.play("build ws1", "site a_l1")
    assert t.question == "red choose-order"
    assert t.options == ["resolve charlatan", "resolve woodcutter_3"]
    assert t.why_not("resolve woodcutter_2") == "VW-TRN-07"
    t.play("resolve charlatan")
    assert t.options == ["resolve woodcutter_2", "resolve woodcutter_3"]
    t.play("resolve woodcutter_3", "either discard_1", "discard courier")
    assert t.markers("red") == (2, 6)


def test_vw_trn_08_what_an_effect_starts_is_finished_before_the_next_begins() -> None:
    t = Table(
        run="debt_2_and_resource_1",
        red=dict(board=["racketeer_1", "start_abbot", "start_squire"], hand=["courier", "mason"]),
    )
    # each debt triggers the Racketeer before the next one is gained
    assert t.papers("red")["unpaid"] == 1
    t.play("either discard_1", "discard courier")
    assert t.papers("red")["unpaid"] == 2
    t.play("either discard_1", "discard mason")
    assert t.question == "red choose-resource"


def test_vw_trn_08_rewards_nest_and_come_back_in_order() -> None:
    """A manuscript builds, the site hires, the corner is a debt that the Racketeer waits for."""
    t = Table(
        red=dict(
            at="c_inner", board=["racketeer_1", "bishop", "start_abbot"], hand=["courier", "mason"]
        ),
        blue=dict(slots=["tp1"], sites=["a_l1"], hand=["friar", "vicar"]),
        manuscripts={"c": "grey_4_workshop"},
        top={"a": "charlatan"},
    )
    t.play("transcribe", "build ws1", "site a_l2", "hire charlatan")
    assert t.question == "red choose-effect"
    assert [type(frame).__name__ for frame in t.g.frames] == [
        "Rounds", "Turn", "Act", "Effects", "Links", "Effects", "Triggers", "Effects", "Effects",
    ]  # fmt: skip
    t.play("either discard_1", "discard courier", "discard mason")  # the second for the workshop
    told = t.log()
    assert told[told.index("manuscript-effect") : told.index("drew")] == [
        "manuscript-effect", "built", "site-reward", "hired-free", "turned-up", "corner", "debt",
        "ongoing", "chose-effect", "discarded", "slot-works", "discarded",
        "linked", "virtue", "linked", "virtue", "ongoing", "corruption",
    ]  # fmt: skip
    assert t.question == "blue play-card"


def test_vw_trn_09_ongoing_effects_work_in_everybodys_turns() -> None:
    t = Table(
        turn="red",
        phase="act",
        red=dict(at="a_left", stone=3, board=["start_abbot", "start_squire", "start_labourer"]),
        blue=dict(
            slots=["ws1"],
            sites=["a_r1"],
            board=["racketeer_2", "start_abbot", "start_squire"],
            hand=["courier"],
        ),
        people=3,
    )
    # five-site side: a_l3 and a_r1 are linked by a debt for both
    t.play("build ws1", "pay stone", "pay stone", "site a_l3", "take ink")
    assert t.question == "blue choose-effect"
    t.play("either discard_1", "discard courier")
    assert t.facts("discarded") == [["blue", "courier"]]


def test_vw_trn_10_no_question_of_order_where_order_means_nothing() -> None:
    t = Table(
        phase="collision",
        red=dict(board=["peddler_gold", "peddler_ink", "peddler_silver"], corruption=3, virtue=3),
    )
    assert [fact[1] for fact in t.facts("ongoing")] == [
        "peddler_gold",
        "peddler_ink",
        "peddler_silver",
    ]
    assert t.goods("red") == {"silver": 2 + 1, "ink": 1, "gold": 1, "stone": 0}


def test_vw_trn_10_asked_where_one_effect_moves_a_marker() -> None:
    t = Table(red=dict(at="a_left", board=["jeweller", "start_trader", "start_abbot"]))
    t.play("trade", "exchange", "pass")
    assert t.question == "red choose-order"
    assert t.options == ["resolve jeweller", "resolve start_trader"]


def test_vw_trn_10_asked_where_one_effect_asks() -> None:
    t = Table(
        run="flip_debt_1",
        red=dict(
            board=["debt_collector_resource", "start_abbot", "debt_collector_deed"],
            unpaid=1,
            acquired=1,
        ),
    )
    t.play("take ink")
    assert t.question == "red choose-order"
    assert t.options == ["resolve debt_collector_resource", "resolve debt_collector_deed"]
    t.play("resolve debt_collector_deed")
    assert t.papers("red")["approved"] == 1
    assert t.question == "red choose-resource"  # the last one needs no question of order


def test_a_turn_is_a_frame_on_the_rounds() -> None:
    t = Table(phase="move")
    frames = t.g.frames
    assert isinstance(frames[0], Rounds)
    assert isinstance(frames[1], Turn)
