"""VW-WRD-04: two tables that differ only in what is hidden look the same to everybody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from palatine.games.viscounts.game import GAME
from palatine.kernel.chance import fast
from palatine.kernel.flow import asks
from palatine.match import OBSERVER
from tests.games.viscounts.table import Table
from tests.helpers import begin, play_through

HAND = ["start_trader", "start_lender", "courier"]
DRAW = ["start_thief", "friar", "bishop"]
OTHER_HAND = ["start_trader", "friar", "start_thief"]
OTHER_DRAW = ["start_lender", "courier", "bishop"]


def worlds(**more: Any) -> tuple[Table, Table]:
    """Red holds other cards of the same own set; blue and yellow cannot know."""
    found = []
    for hand, draw in ((HAND, DRAW), (OTHER_HAND, OTHER_DRAW)):
        told = dict(more)
        red = dict(hand=hand, draw=draw) | told.pop("red", {})
        found.append(Table(people=3, red=red, **told))
    return found[0], found[1]


def view(t: Table, seat: str) -> str:
    """All that reaches a seat: its picture, its log, its question and who else is asked."""
    open_asks = asks(t.g)
    questions = [t.match.question(ask) for ask in open_asks]
    explained = t.match.explain(seat) if any(q.seat == seat for q in questions) else None
    return json.dumps(
        {
            "picture": t.match.picture(seat),
            "log": [t.match.log(seat, lang) for lang in ("en", "ru")],
            "facts": [[f.key, f.numbers, f.choice, f.forced] for f in t.match.facts(seat)],
            "own": [[q.key, q.subject, list(q.options)] for q in questions if q.seat == seat],
            "others": [[q.seat, q.key] for q in questions if q.seat != seat],
            "notes": None if explained is None else [explained.refusals, explained.notes],
        }
    )


def look_alike(one: Table, other: Table) -> None:
    for seat in ("blue", "yellow", OBSERVER):
        assert view(one, seat) == view(other, seat)
    assert view(one, "red") != view(other, "red")


def test_vw_wrd_04_a_whole_turn_with_another_hand_looks_the_same() -> None:
    red = dict(at="c_right", silver=2)
    one, other = worlds(
        phase="cards", red=red, blue=dict(hand=["mason", "vicar"]), top={"d": "miner"}
    )
    look_alike(one, other)
    for code in ("play start_trader", "move d_left", "pass", "hire miner"):
        one.play(code)
        other.play(code)
        look_alike(one, other)
    assert one.question == "blue play-card"  # and red has drawn a card
    assert one.g.hand[0] == 3


@pytest.mark.parametrize("run", ["discard_1", "destroy_1", "either_destroy_1_or_discard_2"])
def test_vw_wrd_04_questions_about_the_hand_tell_others_nothing(run: str) -> None:
    one, other = worlds(run=run)
    look_alike(one, other)
    if run.startswith("either"):
        for t in (one, other):
            t.play("either discard_2")
        look_alike(one, other)
    for t in (one, other):
        t.play("pass")
    look_alike(one, other)


def test_vw_wrd_04_what_is_discarded_or_destroyed_is_shown() -> None:
    one, other = worlds(run="discard_1")
    one.play("discard start_lender")
    other.play("discard friar")
    assert view(one, "blue") != view(other, "blue")
    assert one.match.picture("blue")["zone"]["red"]["start_lender"] == "discard"


def test_vw_wrd_04_the_unseen_rest_of_the_piles_tells_no_order() -> None:
    for people in (1, 3):
        play = begin(GAME, people, {}, "order")
        for _ in play_through(play, fast("order")):
            g: Any = play.g
            assert g.unseen == sorted(g.unseen)
            assert g.unseen_manuscripts == sorted(g.unseen_manuscripts)
