"""CM-3P and CM-4P: what changes with three players and with two pairs."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.carolus_magnus.tables import TABLES
from palatine.kernel.chance import fast
from tests.games.carolus_magnus.table import GAME, Table, faces
from tests.helpers import begin, play_through

THREE = {"red": "grey", "green": "black", "blue": "white"}


def test_cm_3p_1_eight_castles_each() -> None:
    g: Any = begin(GAME, 3, {}, "three").g
    assert g.stock == [8, 8, 8]
    table = Table(
        "A:", "B: red", "C:", "G x7: / 7 grey", "D:", "E:", "F:", players=3, control=THREE
    ).play("emperor 1")  # fmt: skip
    assert table.end == ("last_castle", ["grey"])


def test_cm_3p_1_seven_are_not_enough() -> None:
    table = Table("A:", "B: red", "C:", "G x6: / 6 grey", players=3, control=THREE)
    assert table.play("emperor 1").end is None


def test_cm_3p_2_reserves_of_nine() -> None:
    play = begin(GAME, 3, {}, "nine")
    for open_asks in play_through(play, fast("nine")):
        if open_asks[0].key == "lay-disc":
            break
    g: Any = play.g
    assert [g.reserve_size(seat) for seat in range(3)] == [9, 9, 9]
    rolls = [fact.numbers for fact in play.facts if fact.key == "first-roll"]
    assert [len(numbers) - 1 for numbers in rolls] == [9, 9, 9]


def test_cm_3p_3_four_paladins_and_four_dice() -> None:
    table = Table("A:", players=3, left=4, dice=faces("red", "red", "blue", "blue"))
    table.play("place red A", "place red A", "place pink A", "place pink A")
    assert table.asked() == [("black", "move-emperor")]
    table.play("emperor 1")
    assert table.told("rolled") == [[0, 0, 0, 2, 2]]
    assert sum(table.reserve("black").values()) == 9


def test_cm_3p_4_order_by_three_discs_kept_for_the_next_round() -> None:
    table = Table(players=3, phase="opening", reserves={})
    table.play("disc 5", "disc 3", "disc 1")
    assert table.order() == ["grey", "white", "black"]
    while table.g.round == 1:
        assert table.match.ask is not None
        table.match.choose(table.match.ask.options[0])
    assert table.asked() == [("grey", "lay-disc")]
    assert table.order() == ["grey", "white", "black"]


@pytest.mark.parametrize(
    ("cubes", "castle"),
    [
        ("3 red, 2 green, 2 blue", "1 grey"),
        ("3 red, 3 green, blue", None),
        ("red, 3 green, 3 blue", None),
        ("red, green, blue", None),
        ("red, green, 2 blue", "1 white"),
        ("green", "1 black"),
    ],
)
def test_cm_3p_5_more_than_each_of_the_others(cubes: str, castle: str | None) -> None:
    table = Table("A:", f"B: {cubes}", players=3, control=THREE).play("emperor 1")
    assert table.castles("B") == castle


@pytest.mark.parametrize(
    ("cubes", "owner"),
    [
        ("2 red, 2 blue / 1 black", "1 black"),
        ("3 red, 2 blue / 1 black", "1 grey"),
        ("3 red, 2 green, 2 blue / 1 black", "1 black"),
        ("4 red, 2 green, 3 blue / 1 black", "1 grey"),
    ],
)
def test_cm_3p_5_challengers_and_an_owner(cubes: str, owner: str) -> None:
    """CM-AMB-4: two challengers level above the owner leave it to him."""
    table = Table("A:", f"B: {cubes}", players=3, control=THREE).play("emperor 1")
    assert table.castles("B") == owner


# four players


def test_cm_4p_1_partners_sit_opposite() -> None:
    """The pairs alternate round the table, whoever begins."""
    for seed in range(12):
        g: Any = begin(GAME, 4, {}, str(seed)).g
        sides = [g.side_of[seat] for seat in g.order]
        assert sides in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_cm_4p_2_one_stock_for_a_pair_and_no_grey() -> None:
    g: Any = begin(GAME, 4, {}, "pairs").g
    assert g.stock == [10, 10, 0]
    assert g.sides == 2
    assert TABLES["sides"].where("id", "grey").numbers("players") == [2, 3]
    control = {"red": "white1", "green": "white2"}
    table = Table("A:", "B: red", "C:", "D: green", players=4, control=control, disc=1)
    table.play("emperor 1")
    assert table.stock("white") == 9
    table.give_turn("black1", 0)
    assert table.g.disc[0] == 1


def test_cm_4p_2_each_has_his_own_court_reserve_and_discs() -> None:
    table = Table(players=4, left=1, turn="black1")
    table.play("place red court")
    assert table.court("black1") == {"red": 1}
    assert table.court("black2") == {}
    assert sum(table.reserve("black2").values()) == 7
    opening = Table(players=4, phase="opening").play("disc 3")
    assert opening.hand("black1") == [1, 2, 4, 5]
    assert opening.hand("black2") == [1, 2, 3, 4, 5]


def test_cm_4p_3_partners_may_act_one_after_the_other() -> None:
    """Four turns in a row: last in one round, first in the next."""
    table = Table(players=4, phase="opening", reserves={})
    table.play("black1: disc 4", "white1: disc 1", "black2: disc 5", "white2: disc 2")
    assert table.order() == ["white1", "white2", "black1", "black2"]
    turns: list[str] = []
    while table.g.round < 3:
        seat, key = table.asked()[0]
        assert table.match.ask is not None
        options = list(table.match.ask.options)
        if key == "move-emperor":
            turns.append(seat)
        wanted = options[0] if seat.startswith("black") or key != "lay-disc" else options[-1]
        table.match.choose(wanted)
    assert turns[2:6] == ["black1", "black2", "black1", "black2"]


def test_cm_4p_3_no_paladin_passes_between_partners() -> None:
    table = Table(players=4, left=3, turn="black1")
    targets = {code.split()[1] for code in table.offered("place")}
    assert targets == {*(f"t{n}" for n in range(1, 16)), "court"}
    before = table.reserve("black2")
    table.play("place red court", "place red court", "place pink court", "emperor 1")
    assert table.reserve("black2") == before
    assert table.court("black2") == {}


def test_cm_4p_4_courts_of_partners_are_not_added() -> None:
    courts = {"black1": {"red": 3}, "white1": {"red": 2}, "white2": {"red": 2}}
    table = Table(players=4, turn="white1", left=2, courts=courts, control={"red": "black1"})
    table.play("place red court")
    assert table.holder("red") == "black1", "3 against 3, though the pair has 5"
    table.play("place red court")
    assert table.holder("red") == "white1"


def test_cm_4p_4_a_marker_can_be_taken_from_the_partner() -> None:
    courts = {"black1": {"red": 1}, "black2": {"red": 1}}
    table = Table(players=4, turn="black2", left=1, courts=courts, control={"red": "black1"})
    table.play("place red court")
    assert table.holder("red") == "black2"


@pytest.mark.parametrize(
    ("cubes", "castle"),
    [
        ("2 red, 2 yellow, green", "1 white"),
        ("red, 2 yellow, green", None),
        ("3 yellow", "1 black"),
    ],
)
def test_cm_4p_5_the_strengths_of_partners_are_added(cubes: str, castle: str | None) -> None:
    control = {"red": "white1", "green": "white2", "yellow": "black1"}
    table = Table("A:", f"B: {cubes}", players=4, control=control).play("emperor 1")
    assert table.castles("B") == castle


def test_cm_4p_5_the_example_of_four_to_three() -> None:
    control = {"red": "black1", "pink": "black2", "blue": "white1", "green": "white2"}
    table = Table("A:", "B: 2 red, 2 pink, 2 blue, green", players=4, control=control)
    assert table.strength("B") == {"black": 4, "white": 3}
    assert table.play("emperor 1").castles("B") == "1 black"


def test_cm_4p_5_pairs_take_over_and_join_as_one_side() -> None:
    control = {"red": "white1", "green": "white2"}
    table = Table("A: / 1 white", "B x2: 2 red, green / 2 black", players=4, control=control)
    table.play("emperor 1")
    assert table.castles("A") == "3 white"
    assert table.stock("black") == 10


def test_cm_4p_6_talk_is_a_setting_of_the_table() -> None:
    """Silence is the default; the rules are the same either way."""
    assert GAME.config(4, {}).options["partner_talk"] == "off"
    ends = []
    for talk in ("off", "on"):
        play = begin(GAME, 4, {"partner_talk": talk}, "talk")
        for _ in play_through(play, fast("talk")):
            pass
        ends.append([(fact.key, fact.numbers) for fact in play.facts])
    assert ends[0] == ends[1]
