"""CM-RND and CM-DSC: rounds, discs, who acts when."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from palatine.kernel.chance import fast
from palatine.kernel.flow import NOBODY
from palatine.kernel.position import flatten, write
from palatine.kernel.sight import seen_by
from tests.games.carolus_magnus.table import GAME, Table, faces
from tests.helpers import begin, play_through


def opening(players: int = 2, **more: object) -> Table:
    return Table(players=players, phase="opening", **more)  # type: ignore[arg-type]


def test_cm_rnd_1_discs_then_turns_then_the_next_round() -> None:
    table = opening()
    seen: list[tuple[str, str]] = []
    while table.g.round == 1:
        seen += table.asked()
        assert table.match.ask is not None
        table.match.choose(table.match.ask.options[0])
    assert seen[:2] == [("black", "lay-disc"), ("white", "lay-disc")]
    turns = [seat for seat, key in seen if key == "move-emperor"]
    assert turns == ["black", "white"]
    assert table.asked() == [("black", "lay-disc")]


def test_cm_rnd_2_paladins_then_emperor_then_dice() -> None:
    table = Table("A:", left=3, dice=faces("crown", "red", "red"), turn="black")
    keys = []
    while table.asked() and table.asked()[0][0] == "black":
        keys.append(table.asked()[0][1])
        assert table.match.ask is not None
        table.match.choose(table.match.ask.options[0])
    assert keys == ["play-paladin"] * 3 + ["move-emperor", "choose-crown"]


def test_cm_rnd_2_no_dice_when_the_game_ends_in_the_middle() -> None:
    table = Table(
        "E:", "X: red", "N:", "W x9: red / 9 white", control={"red": "white"}, turn="white", dice=[]
    )  # fmt: skip
    table.play("emperor 1")
    assert table.end == ("last_castle", ["white"])
    assert table.g.chance.drawn == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_rnd_3_everything_lies_open(players: int) -> None:
    play = begin(GAME, players, {}, "open")
    for _ in play_through(play, fast("open")):
        for seat in range(NOBODY, players):
            assert flatten(seen_by(play.g, seat)) == flatten(play.g)


def test_cm_dsc_1_one_after_the_other_in_laying_order() -> None:
    table = opening(3, order=["grey", "black", "white"])
    laid = []
    for disc in (4, 2, 1):
        laid += table.asked()
        table.play(f"disc {disc}")
    assert laid == [(seat, "lay-disc") for seat in ("grey", "black", "white")]


def test_cm_dsc_1_only_unused_discs() -> None:
    table = opening(round=4, hands={"black": [2, 5], "white": [1, 3]})
    assert table.offered("disc") == ["2", "5"]
    assert table.why("disc 3") == "CM-DSC-4"


def test_cm_dsc_2_no_number_of_another_player() -> None:
    table = opening().play("black: disc 4")
    assert table.offered("disc") == ["1", "2", "3", "5"]
    assert table.why("disc 4") == "CM-DSC-2"
    four = opening(4).play("disc 1", "disc 5", "disc 3")
    assert four.offered("disc") == ["2", "4"]


def test_cm_dsc_2_the_number_of_the_round_before_is_free_again() -> None:
    hands = {"black": [1, 2, 3, 5], "white": [1, 2, 3, 4]}
    table = opening(round=2, hands=hands, order=["white", "black"])
    table.play("white: disc 1")
    assert table.offered("disc") == ["2", "3", "5"]


def test_cm_dsc_3_all_numbers_taken_any_disc_will_do() -> None:
    hands = {"black": [2, 5], "white": [1, 3], "grey": [1, 2]}
    table = opening(3, round=4, hands=hands).play("disc 2", "disc 1")
    assert table.offered("disc") == ["1", "2"]
    table.play("disc 1")
    assert table.order() == ["white", "grey", "black"], "laid earlier counts as lower"
    assert table.told("laid-equal") == [[2, 1, -1, -1, -1, -1]]


def test_cm_dsc_3_a_free_disc_must_be_used() -> None:
    hands = {"black": [2, 5], "white": [1, 3], "grey": [1, 4]}
    table = opening(3, round=4, hands=hands).play("disc 2", "disc 1")
    assert table.offered("disc") == ["4"]


def test_cm_dsc_3_three_equal_discs_act_in_laying_order() -> None:
    hands = {seat: [3] for seat in ("black", "white", "grey")}
    table = opening(3, round=5, hands=hands, order=["grey", "black", "white"])
    table.play("disc 3", "disc 3", "disc 3")
    assert table.order() == ["grey", "black", "white"]


def play_round(table: Table) -> None:
    """Everything of this round that is left, by the first option each time."""
    now = table.g.round
    while table.g.round == now and table.match.ask is not None:
        table.match.choose(table.match.ask.options[0])


@pytest.mark.parametrize("round", [5, 10, 15])
def test_cm_dsc_4_all_discs_come_back_after_every_fifth_round(round: int) -> None:
    table = opening(round=round, hands={"black": [4], "white": [5]})
    play_round(table)
    assert table.g.round == round + 1
    assert table.hand("black") == table.hand("white") == [1, 2, 3, 4, 5]
    assert len(table.told("discs-back")) == 1


@pytest.mark.parametrize("round", [1, 2, 3, 4, 6, 9])
def test_cm_dsc_4_used_discs_stay_until_then(round: int) -> None:
    table = opening(round=round)
    before = len(table.hand("black"))
    play_round(table)
    assert len(table.hand("black")) == before - 1
    assert table.told("discs-back") == []


@pytest.mark.parametrize("discs", list(permutations([1, 3, 4])))
def test_cm_dsc_5_turns_from_the_lowest_to_the_highest(discs: tuple[int, ...]) -> None:
    """The disc is also the most steps that its owner moves the Emperor."""
    table = opening(3, reserves={})
    for disc in discs:
        table.play(f"disc {disc}")
    seats = ["black", "white", "grey"]
    by_number = dict(zip(discs, seats, strict=True))
    assert table.order() == [by_number[n] for n in sorted(discs)]
    for number in sorted(discs):
        assert table.asked() == [(by_number[number], "move-emperor")]
        assert table.offered("emperor") == [str(n) for n in range(1, number + 1)]
        table.play("emperor 1")
        while table.asked()[0][1] == "choose-crown":
            table.play("crown red")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_dsc_6_the_order_of_turns_is_the_next_laying_order(players: int) -> None:
    for discs in permutations(range(2, 2 + players)):
        table = opening(players)
        for disc in discs:
            table.play(f"disc {disc}")
        acted = table.order()
        play_round(table)
        assert table.g.round == 2
        assert table.order() == acted
        assert table.asked() == [(acted[0], "lay-disc")]


def test_the_round_is_told_from_its_beginning() -> None:
    """CM-RND-1, CM-DSC-5: who is in which order, which round it is."""
    table = opening().play("disc 5", "disc 1")
    assert table.told("order") == [[1, 0]]
    play_round(table)
    assert table.told("round") == [[2, -1, -1, -1, -1, -1]]


def test_laid_discs_are_part_of_the_position() -> None:
    """CM-DSC-1: a match saved between two discs goes on with the second."""
    table = opening().play("black: disc 4")
    document = json.loads(json.dumps(write(table.g)))
    assert document["fields"]["disc"] == {"black": 4}
    assert document["frames"] == [{"frame": "Opening", "laid": 1}]
    assert document["fields"]["unused"]["black"] == [1, 2, 3, 5]
