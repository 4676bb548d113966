"""What a seat sees, what it is told beforehand, and how it stands."""

from __future__ import annotations

from palatine.games.viscounts.game import GAME
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance
from tests.games.viscounts.table import Table
from tests.helpers import begin, play_through


def test_pictures_tell_sums_points_and_what_lies_where() -> None:
    t = Table(
        people=3,
        ring="ecabd",
        offset=2,
        red=dict(silver=3, unpaid=1, slots=["gh1"], sites=["c_r3"]),
        top={"b": None},
        manuscripts={"d": None},
    )
    picture = t.match.picture("blue")
    assert picture["side"] == "five_sites"
    assert picture["total"]["red"] == 6 - 2
    assert picture["points"]["red"] == {"buildings": 6, "unpaid_debt": -2}
    assert picture["cards"] == {"red": 8, "blue": 8, "yellow": 8}
    assert picture["hand_limit"] == {"red": 3, "blue": 3, "yellow": 3}
    assert picture["section_at"] == {
        "a": "ink_stone",
        "b": "flip",
        "d": "gold_or_move",
        "e": "hire_or_destroy",
        "c": "two_virtue",
    }
    assert picture["front"]["b"] == "printed_five_b"
    assert picture["front_manuscript"]["d"] == "printed_five_d"
    assert picture["links"]["e_r3_next_l1"] == {
        "from": "e_r3",
        "to": "c_l1",
        "effect": "castle_move_1",
    }
    assert picture["sites"]["c_r3"] == "stone_1"
    assert picture["trades"]["c_right"] == {
        "merchants": 4,
        "effect": "flip_either_1",
        "bank": "right",
    }
    assert picture["owner"] == {"c_r3": "red"}
    assert picture["automa"] is None
    assert picture["reach"] == {}


def test_solo_pictures_tell_of_the_automa() -> None:
    picture = Table(people=1).match.picture("red")
    assert picture["automa"] == {
        "seat": "automa", "board": "cleric", "draw": 7, "discard": 0, "future": 6,
    }  # fmt: skip
    assert set(picture["total"]) == {"red", "automa"}


def test_evaluation_is_a_chance_and_sides_with_whoever_leads() -> None:
    for people in (1, 2, 3, 4):
        play = begin(GAME, people, {}, f"worth {people}")
        for _ in play_through(play, fast(f"worth {people}")):
            for seat in range(play.g.seats):
                assert 0.0 <= GAME.evaluate(play.g, seat) <= 1.0
        for seat in range(play.g.seats):
            won = play.g.places[seat] == 1
            assert (GAME.evaluate(play.g, seat) > 0) == won
    t = Table(red=dict(slots=["gh1", "gh2", "gh3"], approved=4))
    assert GAME.evaluate(t.g, 0) > 0.6
    assert GAME.evaluate(t.g, 1) < 0.4


def test_evaluation_sees_an_action_that_is_under_way() -> None:
    before = Table(red=dict(at="a_left", board=["charlatan", "tinker_gold", "miner"], stone=3))
    worth = GAME.evaluate(before.g, 0)
    before.play("build gh1")
    assert GAME.evaluate(before.g, 0) > worth


def test_rounds_are_counted() -> None:
    t = Table(round=6)
    assert GAME.rounds(t.g) == 6


def test_questions_stay_small() -> None:
    most = 0
    for seed in range(8):
        play = begin(GAME, 1 + seed % 4, {"board_side": "five_sites"}, f"small {seed}")
        for open_asks in play_through(play, fast(f"small {seed}")):
            most = max(most, *(int(ask.count) for ask in open_asks))
    assert most <= 30


def test_seats_people_and_the_house() -> None:
    play = begin(GAME, 1, {}, "solo")
    assert play.g.seats == 2
    assert play.g.config.people == 1
    assert play.g.houses == 0b10
    assert "seats red=human automa=house" in play.journal.text()
    for people in (2, 3, 4):
        play = begin(GAME, people, {}, "people")
        assert play.g.seats == people
        assert play.g.houses == 0
    assert advance(play.g) is not None
