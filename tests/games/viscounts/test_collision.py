"""VW-COL: virtue, corruption and what happens when the markers meet."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table

HONEST = ["friar", "miner", "princess"]


def test_vw_col_01_corruption_up_virtue_down() -> None:
    t = Table(run="corruption_2")
    assert t.markers("red") == (3, 7)
    t = Table(run="virtue_2")
    assert t.markers("red") == (1, 5)


@pytest.mark.parametrize(
    ("run", "before", "after"),
    [
        ("virtue_1", (4, 4), (3, 3)),
        ("corruption_1", (4, 4), (5, 5)),
        ("virtue_2", (4, 5), (3, 3)),
        ("corruption_2", (4, 5), (6, 6)),
        ("virtue_1", (1, 1), (1, 1)),
        ("corruption_1", (7, 7), (7, 7)),
        ("virtue_1", (2, 2), (1, 1)),
        ("corruption_1", (6, 6), (7, 7)),
        ("virtue_2", (1, 2), (1, 1)),
        ("corruption_2", (6, 7), (7, 7)),
    ],
)
def test_vw_col_02_markers_that_met_are_stuck_and_moves_beyond_the_ends_are_lost(
    run: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    t = Table(run=run, red=dict(corruption=before[0], virtue=before[1]))
    assert t.markers("red") == after


def test_vw_col_03_slots_townsfolk_above_below_and_back() -> None:
    t = Table(
        phase="collision",
        red=dict(board=["peddler_stone", "friar", "miner"], slots=["ws2"], corruption=5, virtue=5),
        blue=dict(board=["peddler_gold", "vicar", "princess"], slots=["ws2"]),
    )
    log = [
        key
        for key in t.log()
        if key in ("collision", "slot-works", "ongoing", "above", "below", "markers-back")
    ]
    assert log == [
        "collision", "slot-works", "slot-works", "ongoing", "ongoing", "above", "below",
    ]  # fmt: skip
    # the slots' virtue shifts the stuck markers to 4 before anything is read
    assert t.facts("above") == [["red", "4", "silver_2_and_deed_1_and_debt_1"]]
    assert t.question == "blue rearrange"
    t.play("arrange keep")
    assert t.facts("markers-back") == [["red"]]
    assert t.markers("red") == (1, 7)
    assert t.goods("red") == {"silver": 2, "ink": 0, "gold": 0, "stone": 1}
    assert t.goods("blue")["gold"] == 1


def test_vw_col_03_only_in_phase_5_and_only_for_the_current_player() -> None:
    t = Table(phase="collision", blue=dict(corruption=4, virtue=4))
    assert not t.facts("collision")
    t = Table(phase="act", red=dict(corruption=4, virtue=4))
    assert not t.facts("collision")


@pytest.mark.parametrize(
    ("position", "silver", "deeds", "debts"),
    [
        (1, 1, 3, 0),
        (2, 1, 2, 0),
        (3, 1, 1, 0),
        (4, 2, 1, 1),
        (5, 2, 0, 1),
        (6, 3, 0, 2),
        (7, 4, 0, 3),
    ],
)
def test_vw_col_04_what_is_above_each_position(
    position: int, silver: int, deeds: int, debts: int
) -> None:
    t = Table(
        phase="collision",
        red=dict(board=HONEST, corruption=position, virtue=position),
        blue=dict(board=["vicar", "bishop", "priest"]),
    )
    assert t.goods("red")["silver"] == silver
    assert t.papers("red")["acquired"] == deeds
    assert t.papers("red")["unpaid"] == debts


@pytest.mark.parametrize(
    ("position", "crooked", "honest"),
    [
        (1, {"unpaid": 1}, {}),
        (2, {"corruption": 1}, {}),
        (3, {"corruption": 1}, {}),
        (5, {}, {"virtue": 1}),
        (6, {}, {"virtue": 1}),
        (7, {}, {"acquired": 1}),
    ],
)
def test_vw_col_04_what_is_below_each_position(
    position: int, crooked: dict[str, int], honest: dict[str, int]
) -> None:
    for board, gained in (
        (["vicar", "start_thief", "bishop"], crooked),
        (["vicar", "priest", "bishop"], honest),
    ):
        t = Table(
            phase="collision",
            red=dict(board=HONEST, corruption=position, virtue=position),
            blue=dict(board=board, draw=["start_abbot"], hand=["start_squire"]),
        )
        papers = t.papers("blue")
        assert papers["unpaid"] == gained.get("unpaid", 0)
        assert papers["acquired"] == gained.get("acquired", 0)
        assert t.facts("corruption")[-1:] == (
            [["blue", "1", "2", "7"]] if "corruption" in gained else []
        )
        below = [fact for fact in t.facts("virtue") if fact[0] == "blue"]
        assert below[:1] == ([["blue", "1", "1", "6"]] if "virtue" in gained else [])


def test_vw_col_04_below_position_4_everybody_may_rearrange() -> None:
    for board in (["vicar", "start_thief", "bishop"], ["vicar", "priest", "bishop"]):
        t = Table(
            phase="collision",
            red=dict(board=HONEST, corruption=4, virtue=4),
            blue=dict(board=board),
        )
        assert t.question == "blue rearrange"


def test_vw_col_05_markers_that_meet_at_another_time_wait() -> None:
    t = Table(
        turn="blue",
        phase="draw",
        red=dict(corruption=3, virtue=3, hand=["courier"], silver=0),
        blue=dict(hand=["start_trader", "start_lender", "start_financer"]),
    )
    # it is red's next turn now: nothing happens before its phase 5
    t.play("play courier", "either discard_2", "pass")
    assert not t.facts("collision")
    t.play(t.options[0], "pass")
    assert t.facts("collision") == [["red", "3"]]


def test_vw_col_06_the_example_on_position_6() -> None:
    t = Table(
        people=3,
        phase="collision",
        red=dict(
            board=["start_thief", "peddler_ink", "princess"],
            slots=["ws2"],
            corruption=6,
            virtue=6,
            hand=["courier", "miner", "mason"],
        ),
        blue=dict(board=["vicar", "bishop", "priest"], hand=["friar", "charlatan"]),
        yellow=dict(board=["trickster", "start_abbot", "start_squire"]),
    )
    assert t.question == "blue play-card"
    assert t.goods("red") == {"silver": 3, "ink": 1, "gold": 0, "stone": 0}
    assert t.papers("red")["unpaid"] == 2
    assert t.markers("red") == (1, 7)
    assert t.facts("virtue") == [["blue", "1", "1", "6"]]  # neither red nor yellow
    assert t.facts("below") == [["blue", "6", "virtue_1"]]


def test_vw_col_07_the_last_step_reads_the_position_anew() -> None:
    # a debt of step 3 lets the Racketeer discard the unseen top: the shuffle check shifts 5 to 6
    t = Table(
        phase="collision",
        red=dict(
            board=["racketeer_1", "miner", "princess"],
            corruption=5,
            virtue=5,
            hand=[],
            draw=[],
            discard=["courier", "mason"],
        ),
        blue=dict(board=["vicar", "priest", "bishop"]),
    )
    t.play("either discard_1", "discard_top")
    assert t.facts("above")[0][:2] == ["red", "5"]
    assert t.facts("below")[0][:2] == ["blue", "6"]
