"""VW-TRD: exchanges at the outer spaces."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table

FOUR = ["start_trader", "peddler_ink", "princess"]  # four merchants


@pytest.mark.parametrize(
    ("space", "merchants", "good"),
    [
        ("a_left", 1, "silver"),
        ("a_right", 2, "ink"),
        ("b_left", 1, "silver"),
        ("b_right", 2, "stone"),
        ("c_left", 2, "ink"),
        ("d_left", 2, "gold"),
        ("e_left", 2, "stone"),
        ("e_right", 2, "gold"),
    ],
)
def test_vw_trd_01_what_each_space_gives(space: str, merchants: int, good: str) -> None:
    t = Table(red=dict(at=space, board=FOUR))
    t.play("trade")
    n = 0
    while t.question == "red exchange":
        t.play("exchange")
        n += 1
    assert n == 4 // merchants
    expected = n + 1 if good == "silver" else n  # the Trader's own silver comes after
    assert t.goods("red")[good] == expected


def test_vw_trd_01_space_8_destroys_for_three() -> None:
    t = Table(red=dict(at="d_right", board=FOUR, hand=["courier"], silver=2), top={"d": "friar"})
    t.play("trade", "exchange", "destroy courier", "exchange")
    # 1 merchant left and 2 silver for the second; the Courier brought 1
    assert t.question == "red destroy"
    assert t.goods("red")["silver"] == 2 + 1 - 2


def test_vw_trd_01_space_6_flips_for_four() -> None:
    t = Table(red=dict(at="c_right", board=FOUR, unpaid=1, acquired=1))
    t.play("trade", "exchange", "flip debt", "take gold")
    assert t.papers("red") == {"unpaid": 0, "paid": 1, "acquired": 1, "approved": 0}


def test_vw_trd_02_incomplete_groups_gain_nothing() -> None:
    t = Table(red=dict(at="d_left", board=["start_trader", "start_abbot", "start_squire"]))
    assert t.options == ["pass"]
    assert t.why_not("trade") == "VW-TRD-02"


def test_vw_trd_02_trading_for_the_sake_of_a_dismissal() -> None:
    t = Table(
        red=dict(at="d_left", board=["start_abbot", "friar", "start_squire"], silver=1),
        top={"d": "gatekeeper"},
    )
    t.play("trade", "dismiss gatekeeper", "arrange keep")
    assert t.question == "red recruit" or t.question.startswith("blue")
    assert t.goods("red")["silver"] == 0


def test_vw_trd_03_flips_may_be_split() -> None:
    t = Table(
        red=dict(
            at="c_right", board=["peddler_ink", "peddler_gold", "courier"], unpaid=2, acquired=2
        )
    )
    t.play("trade", "exchange", "flip debt", "take ink", "exchange", "flip deed")
    assert t.papers("red") == {"unpaid": 1, "paid": 1, "acquired": 1, "approved": 1}


def test_vw_trd_04_three_gold_with_two_silver() -> None:
    t = Table(red=dict(at="d_left", board=FOUR, silver=2))
    t.play("trade", "exchange", "exchange", "exchange")
    assert t.goods("red") == {"silver": 1, "ink": 0, "gold": 3, "stone": 0}


def test_vw_trd_05_what_an_exchange_leaves_over_is_kept() -> None:
    t = Table(red=dict(at="e_left", board=["courier", "start_trader", "start_lender"], silver=2))
    # six merchants; notes tell what the next exchange costs
    t.play("trade")
    assert t.note("exchange")[1][:2] == (2, 0)
    t.play("exchange", "exchange", "exchange")
    assert t.note("exchange")[1][:2] == (2, 2)
    t.play("exchange")
    assert t.goods("red")["stone"] == 4


def test_vw_trd_05_merchants_are_counted_once_after_the_dismissal() -> None:
    t = Table(
        red=dict(at="d_left", board=["start_trader", "friar", "princess"], silver=1),
        top={"d": "courier"},
    )
    t.play("trade", "dismiss courier", "exchange", "exchange")
    assert t.goods("red")["gold"] == 2  # 1 + 3 merchants


def test_vw_trd_05_silver_that_an_exchange_brings_may_pay_for_a_later_one() -> None:
    t = Table(red=dict(at="d_right", board=FOUR, hand=["bishop", "courier"]), top={"d": "friar"})
    t.play("trade", "exchange", "destroy bishop")
    assert t.note("exchange")[1][:2] == (3, 2)  # one merchant is left
    t.play("exchange", "destroy courier")
    assert t.goods("red")["silver"] == 3 - 2 + 1 + 1  # and the Trader's own
    t = Table(red=dict(at="d_right", board=FOUR, hand=["mason", "courier"]), top={"d": "friar"})
    t.play("trade", "exchange", "destroy mason")
    assert t.question != "red exchange"  # one silver is too little


def test_vw_trd_06_no_silver_is_paid_for_silver() -> None:
    t = Table(
        red=dict(at="a_left", board=["start_trader", "friar", "princess"], silver=5),
        top={"a": "miner"},
    )
    t.play("trade", "exchange")
    assert t.question != "red exchange"
    t = Table(
        red=dict(at="a_left", board=["friar", "start_abbot", "princess"], silver=5),
        top={"a": "miner"},
    )
    assert "trade" not in t.options


def test_vw_trd_07_a_dismissal_makes_it_a_trade() -> None:
    board = ["jeweller", "start_abbot", "princess"]
    t = Table(red=dict(at="c_right", board=board, silver=1), top={"c": "pastor"})
    t.play("trade", "dismiss pastor", "arrange keep")
    assert [fact[1] for fact in t.facts("ongoing")] == ["jeweller"]
    t = Table(red=dict(at="a_left", board=board), top={"a": "friar"})
    t.play("trade", "pass")
    assert not t.facts("ongoing")  # no exchange, no dismissal


def test_vw_trd_08_no_flip_and_no_destroy_without_a_card_for_it() -> None:
    t = Table(red=dict(at="c_right", board=FOUR))
    assert "trade" not in t.options
    t = Table(red=dict(at="d_right", board=FOUR, draw=[]))
    assert "trade" not in t.options  # three own cards are the fewest
    t = Table(red=dict(at="d_right", board=FOUR, draw=["courier"]))
    assert "trade" in t.options
