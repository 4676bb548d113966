"""VW-HIR: phase 4 and free hires."""

from __future__ import annotations

from tests.games.viscounts.table import Table


def test_vw_hir_01_the_townsfolk_of_the_own_segment_for_its_silver() -> None:
    t = Table(phase="recruit", red=dict(at="b_inner", silver=3), top={"b": "bishop"})
    assert t.options == ["hire bishop", "pass"]
    assert t.note("hire bishop")[1][0] == 3
    t.play("hire bishop")
    assert t.goods("red")["silver"] == 0
    assert "bishop" in t.cards("red", "discard")
    assert t.papers("red")["unpaid"] == 1  # its corner
    assert len(t.facts("hired")) == 1
    assert t.question.startswith("blue")  # once per phase


def test_vw_hir_01_corner_then_the_first_workshop() -> None:
    t = Table(
        phase="recruit",
        red=dict(silver=2, slots=["ws1"], hand=["courier"]),
        top={"a": "friar"},
    )
    t.play("hire friar")
    order = ("hired", "corner", "slot-works")
    assert [key for key in t.log() if key in order] == list(order)


def test_vw_hir_01_too_dear_or_printed_townsfolk_cannot_be_hired() -> None:
    t = Table(phase="recruit", red=dict(silver=2), top={"a": "bishop"})
    assert t.question.startswith("blue")
    t = Table(phase="recruit", red=dict(silver=9), top={"a": None})
    assert t.question.startswith("blue")


def test_vw_hir_02_a_free_hire_takes_any_visible_townsfolk() -> None:
    top = {"a": "friar", "b": "bishop", "c": None, "d": "courier", "e": "trickster"}
    t = Table(run="hire_free_1", red=dict(silver=0), top=top)
    assert t.options == ["hire friar", "hire bishop", "hire courier", "hire trickster"]
    t.play("hire trickster")
    assert t.markers("red") == (2, 7)
    assert "trickster" in t.cards("red", "discard")


def test_vw_hir_03_the_hired_card_is_a_discard_before_its_corner() -> None:
    t = Table(
        run="hire_free_1",
        red=dict(hand=["mason", "vicar", "friar"], draw=["miner"], discard=["priest"]),
        top={"a": "courier"},
    )
    t.play("hire courier")
    # the shuffle takes the Courier along
    assert t.facts("shuffled") == [["red", "2"]]
    assert t.cards("red", "draw") == ["courier", "miner", "priest"]


def test_vw_hir_03_the_next_card_is_visible_at_once_and_empty_piles_stay_empty() -> None:
    t = Table(run="hire_free_1", top={"a": "friar", "b": None, "c": None, "d": None, "e": None})
    left = t.g.pile[0]
    t.play("hire friar")
    assert t.g.pile[0] == left - 1
    assert len(t.facts("turned-up")) == 1
    t = Table(
        run="hire_free_1",
        red=dict(discard=["acolyte"]),
        top={"a": "friar"},
    )
    t.g.unseen, t.g.pile[0] = [], 1
    t.play("hire friar")
    assert t.facts("pile-empty") == [["a"]]
    assert t.g.top[0] == -1
