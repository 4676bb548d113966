"""VW-DRW: phase 6 and the piles; VW-DEB: debts and deeds; VW-END: the last round."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.viscounts.game import GAME
from palatine.kernel.chance import fast
from tests.games.viscounts.table import Table
from tests.helpers import begin, play_through

DECK = ["friar", "miner", "mason", "vicar", "bishop"]


def test_vw_drw_01_up_to_three_cards() -> None:
    t = Table(phase="draw", red=dict(hand=["courier"], draw=DECK))
    assert t.g.hand[0] == 3
    assert t.g.draw[0] == 3
    t = Table(phase="draw", red=dict(hand=DECK, draw=["courier"]))
    assert t.g.hand[0] == 5  # not cut


@pytest.mark.parametrize("size", [2, 5])
def test_vw_drw_01_every_card_of_the_pile_is_as_likely(size: int) -> None:
    deck = DECK[:size]
    seen = []
    for n in range(size):
        t = Table(
            phase="draw",
            red=dict(hand=["courier", "acolyte"], draw=deck),
            blue=dict(hand=["start_trader"]),
            luck=[n],
        )
        seen.append([c for c in t.cards("red", "hand") if c in deck])
    assert sorted(seen) == sorted([c] for c in deck)


def test_vw_drw_02_stop_when_both_piles_are_empty() -> None:
    t = Table(phase="draw", red=dict(hand=[], draw=["friar"], discard=[]))
    assert t.cards("red", "hand") == ["friar"]
    assert t.markers("red") == (1, 7)  # nothing to shuffle, nothing checked


@pytest.mark.parametrize(
    ("board", "markers"),
    [
        (["friar", "miner", "princess"], (1, 6)),
        (["start_thief", "miner", "princess"], (2, 7)),
        (["antagonist", "start_thief", "princess"], (2, 7)),
    ],
)
def test_vw_drw_03_a_shuffle_for_a_needed_card_checks_the_board_once(
    board: list[str], markers: tuple[int, int]
) -> None:
    t = Table(
        phase="draw", red=dict(board=board, hand=[], draw=["vicar"], discard=["bishop", "courier"])
    )
    assert t.g.hand[0] == 3
    assert t.markers("red") == markers


def test_vw_drw_03_a_pile_that_merely_runs_empty_is_not_refilled() -> None:
    t = Table(phase="draw", red=dict(hand=["vicar"], draw=["friar", "miner"], discard=["bishop"]))
    assert (t.g.hand[0], t.g.draw[0], t.g.discard[0]) == (3, 0, 1)
    assert t.markers("red") == (1, 7)


def test_vw_drw_04_the_shuffle_effect_joins_both_piles_and_checks() -> None:
    t = Table(run="shuffle", red=dict(hand=DECK[:3], draw=["vicar"], discard=["bishop"]))
    assert t.cards("red", "draw") == ["bishop", "vicar"]
    assert t.markers("red") == (1, 6)
    t = Table(run="shuffle", red=dict(hand=DECK[:3], draw=["vicar"]))
    assert t.markers("red") == (1, 7)
    assert t.facts("cannot") == [["red", "shuffle"]]


def test_vw_drw_05_from_hand_or_the_unseen_top() -> None:
    t = Table(run="discard_1", red=dict(hand=["courier", "friar", "vicar"], draw=["miner"]))
    assert t.options == [
        "discard courier", "discard friar", "discard vicar", "discard_top", "pass",
    ]  # fmt: skip
    t.play("discard_top")
    assert t.facts("discarded-unseen") == [["red", "miner"]]
    assert t.cards("red", "discard") == ["miner"]
    assert (t.g.draw[0], t.g.discard[0]) == (0, 1)
    t = Table(run="destroy_1", red=dict(hand=["courier"], draw=["bishop"]))
    assert t.options == ["destroy courier", "destroy_top", "pass"]
    t.play("destroy_top")
    assert t.goods("red")["silver"] == 3
    assert "bishop" in t.cards("red", "gone")


def test_vw_drw_05_without_a_draw_pile_the_discards_may_be_shuffled_first() -> None:
    t = Table(run="discard_1", red=dict(hand=DECK[2:], draw=[], discard=["friar"]))
    assert t.note("discard_top")[0] == "shuffles-first"
    t.play("discard_top")
    assert t.markers("red") == (1, 6)
    t = Table(run="destroy_1", red=dict(hand=DECK[2:], draw=[], discard=["friar"]))
    t.play("destroy_top")
    assert t.goods("red")["silver"] == 2
    t = Table(run="discard_1", red=dict(hand=["courier"], draw=[]))
    assert t.options == ["discard courier", "pass"]


def test_vw_drw_06_of_up_to_two_each_is_decided_after_the_one_before() -> None:
    t = Table(run="discard_2", red=dict(hand=["courier", "friar"], draw=["miner"]))
    assert t.asked.subject == ("2",)
    t.play("discard courier")
    assert t.options == ["discard friar", "discard_top", "pass"]
    assert t.asked.subject == ("1",)
    t.play("discard_top")
    assert t.question != "red discard"  # two are all
    t = Table(run="destroy_2", red=dict(hand=["courier", "friar"], draw=["miner"]))
    assert t.asked.subject == ("2",)
    t.play("destroy_top")
    assert t.facts("destroyed-unseen") == [["red", "miner", "2"]]  # seen before the next
    assert t.asked.subject == ("1",)
    assert t.options == ["destroy courier", "destroy friar", "pass"]
    t = Table(run="discard_2", red=dict(hand=["courier", "friar"], draw=["miner"]))
    t.play("pass")
    assert t.question != "red discard"  # declining ends it


def test_vw_deb_01_gains_come_from_the_stack_and_go_on_without_limit() -> None:
    for round in (1, 3):  # from the first round on
        t = Table(run="debt_1", above=(2, 12), round=round)
        assert t.g.above == [1, 12]
        assert t.g.revealed == 0
    t = Table(run="deed_3", above=(12, 3))
    assert t.facts("revealed") == [["prosperity"]]
    t = Table(run="deed_3", above=(12, 12), revealed=("prosperity",), round=3)
    assert t.papers("red")["acquired"] == 3
    assert t.g.above == [12, 0]
    assert not t.facts("revealed")  # it lies open already


def test_vw_deb_02_a_paid_debt_brings_a_resource_an_approved_deed_nothing() -> None:
    t = Table(run="flip_either_1", red=dict(unpaid=2, acquired=2))
    assert t.options == ["flip debt", "flip deed"]
    t.play("flip debt", "take stone")
    assert t.papers("red") == {"unpaid": 1, "paid": 1, "acquired": 2, "approved": 0}
    t = Table(run="flip_deed_1", red=dict(acquired=1))
    assert t.papers("red")["approved"] == 1
    assert t.goods("red") == {"silver": 0, "ink": 0, "gold": 0, "stone": 0}
    t = Table(run="flip_either_1", red=dict(paid=3, approved=3))
    assert t.facts("cannot") == [["red", "flip"]]  # nothing is ever flipped back


def test_vw_deb_03_effects_per_debt_fire_per_card() -> None:
    # 3 + 3 merchants, 2 of the slot and a criminal: two flips
    t = Table(
        red=dict(
            at="c_right",
            board=["courier", "peddler_gold", "debt_collector_virtue"],
            slots=["tp3"],
            unpaid=2,
        ),
    )
    t.play("trade", "exchange", "take ink", "exchange", "take ink")
    assert len(t.facts("ongoing")) == 2
    assert t.markers("red") == (1, 5)
    assert t.goods("red") == {"silver": 2, "ink": 2, "gold": 0, "stone": 0}


@pytest.mark.parametrize(
    ("run", "above", "revealed"),
    [("debt_1", (1, 12), "poverty"), ("deed_1", (12, 1), "prosperity")],
)
def test_vw_end_01_after_the_first_reveal_one_more_full_round(
    run: str, above: tuple[int, int], revealed: str
) -> None:
    t = Table(run=run, above=above, round=5)
    assert t.facts("revealed") == [[revealed]]
    assert t.g.last_round == 6
    assert t.facts("last-round") == [["6"]]


def test_vw_end_01_both_at_once_are_one_last_round_and_both_count() -> None:
    t = Table(
        phase="collision",
        above=(1, 1),
        round=5,
        red=dict(corruption=4, virtue=4, paid=1, approved=1),
        blue=dict(paid=2),
    )
    assert t.facts("revealed") == [["prosperity"], ["poverty"]]  # the deed comes before the debt
    assert t.facts("last-round") == [["6"]]
    assert t.points("red")["poverty"] == 12
    assert (t.points("red")["prosperity"], t.points("blue")["prosperity"]) == (4, 12)


def test_vw_end_01_a_later_reveal_changes_nothing_but_the_scoring() -> None:
    t = Table(run="deed_1", above=(12, 1), revealed=("poverty",), round=7, last_round=7)
    assert t.facts("revealed") == [["prosperity"]]
    assert t.g.last_round == 7
    assert not t.facts("last-round")


def test_vw_end_02_equal_turns_and_the_last_belongs_to_the_right_of_the_start_player() -> None:
    for seed in range(6):
        people = 2 + seed % 3
        play = begin(GAME, people, {}, f"equal {seed}")
        for _ in play_through(play, fast(f"equal {seed}")):
            pass
        turns = [fact.numbers[0] for fact in play.facts if fact.key == "turn"]
        starter = next(fact.numbers[0] for fact in play.facts if fact.key == "starter")
        assert turns[-1] == (starter - 1) % people
        assert {turns.count(seat) for seat in range(people)} == {len(turns) // people}
        revealed = next(n for n, fact in enumerate(play.facts) if fact.key == "revealed")
        rounds = [fact.numbers[0] for fact in play.facts[:revealed] if fact.key == "round"]
        last = [fact.numbers[0] for fact in play.facts if fact.key == "round"][-1]
        assert last == rounds[-1] + 1


def test_vw_end_02_a_reveal_in_anybodys_turn_counts() -> None:
    # blue's debt on red's turn
    t = Table(
        phase="collision",
        above=(1, 12),
        red=dict(corruption=1, virtue=1),
        blue=dict(board=["vicar", "start_thief", "bishop"]),
        round=4,
    )
    assert t.facts("revealed") == [["poverty"]]
    assert t.g.last_round == 5


@pytest.mark.parametrize(
    ("op", "red"),
    [
        ("rearrange", dict(board=["start_trader", None, None])),
        ("castle_move_1", {}),
        ("discard_1", dict(hand=[], draw=[], discard=[])),
        ("discard_2", dict(hand=[], draw=[], discard=[])),
    ],
)
def test_an_effect_that_can_do_nothing_says_so_once(op: str, red: dict[str, Any]) -> None:
    """Optional ones passed in silence."""
    t = Table(people=2, run=op, red=red)
    assert t.facts("cannot") == [["red", op.rstrip("_12")]]
