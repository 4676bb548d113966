"""CM-PLY and CM-CTL: paladins are played, and courts decide who holds a clan."""

from __future__ import annotations

from itertools import permutations

import pytest

from palatine.kernel.position import flatten
from tests.games.carolus_magnus.table import COLOURS, Table


def test_cm_ply_1_exactly_three() -> None:
    table = Table(left=3)
    for left in (3, 2, 1):
        assert table.asked() == [("black", "play-paladin")]
        assert table.ask.subject == left
        table.play("place red court" if left > 1 else "place pink court")
    assert table.asked() == [("black", "move-emperor")]


def test_cm_ply_1_only_what_is_in_reserve() -> None:
    table = Table(left=3, reserves={"black": {"red": 1, "blue": 2}, "white": {}})
    assert {code.split()[0] for code in table.offered("place")} == {"red", "blue"}
    assert table.why("place green court") == "CM-PLY-1"
    table.play("place red court")
    assert {code.split()[0] for code in table.offered("place")} == {"blue"}


@pytest.mark.parametrize("held", [0, 1, 2, 3, 4])
def test_cm_ply_1_all_if_fewer_are_held(held: int) -> None:
    reserves = {"white": {"red": held}, "black": {"red": 3}}
    table = Table(left=3, discs={"black": 1, "white": 2}, reserves=reserves, lively=True)
    table.play(*["place red court"] * 3, "emperor 1")
    while table.asked()[0][0] == "black":
        table.play("crown red")
    placed = 0
    while table.asked()[0][1] == "play-paladin":
        table.play("white: place red court")
        placed += 1
    assert placed == min(held, 3)
    assert bool(table.told("no-paladins")) == (held == 0)


def test_cm_ply_2_own_court_or_any_territory() -> None:
    table = Table("A x6: / 6 white", "F x6: / 6 black", "B:", "C:", "D:", emperor="B", left=3,
                  reserves={"black": {"red": 3}})  # fmt: skip
    targets = ["t1", "t7", "t13", "t14", "t15", "court"]
    assert table.offered("place") == [f"red {target}" for target in targets]
    table.play("place red B", "place red court", "place red C")
    assert (table.cubes("B"), table.cubes("C")) == ({"red": 1}, {"red": 1})
    assert table.court("black") == {"red": 1}
    assert table.court("white") == {}


def test_cm_ply_2_all_may_go_to_one_place_also_the_emperors() -> None:
    table = Table("A: red", left=3, reserves={"black": {"red": 3}})
    assert table.emperor() == "A"
    table.play(*["place red A"] * 3)
    assert table.cubes("A") == {"red": 4}


def test_cm_ply_2_a_territory_that_was_joined_is_no_target() -> None:
    table = Table("A x2: / 2 black", left=1)
    assert table.refuses("place red t2")
    assert table.why("place red t2") == "CM-MRG-5"


def test_cm_ply_3_no_limit_to_the_number_and_nothing_moves_again() -> None:
    courts = {"black": {"red": 20}, "white": {}}
    table = Table("A: 12 red", left=3, courts=courts, control={"red": "black"})
    table.play("place red A", "place red court")
    assert table.cubes("A") == {"red": 13}
    assert table.court("black") == {"red": 21}
    assert {code.split()[1] for code in table.offered("place")} == {
        *(f"t{n}" for n in range(1, 16)), "court",
    }, "paladins only ever go from the reserve to court or map"  # fmt: skip


@pytest.mark.parametrize(
    "moves",
    [
        ["place red court", "place red court", "place blue court"],
        ["place red court", "place red A", "place red court"],
        ["place red A", "place blue B", "place yellow court"],
        ["place blue court", "place yellow court", "place red B"],
    ],
)
def test_cm_ply_4_the_order_does_not_matter(moves: list[str]) -> None:
    courts = {"white": {"red": 1, "blue": 1, "yellow": 2}, "black": {"yellow": 1}}
    control = {"red": "white", "blue": "white", "yellow": "white"}
    reserve = {"red": 3, "blue": 2, "yellow": 2}
    ends = set()
    for order in permutations(moves):
        table = Table("A:", "B:", left=3, courts=courts, control=control,
                      reserves={"black": reserve, "white": {}})  # fmt: skip
        table.play(*order)
        ends.add("\n".join(flatten(table.g)))
    assert len(ends) == 1


def test_cm_ply_4_a_marker_may_change_hands_between_two_paladins() -> None:
    courts = {"white": {"red": 1}, "black": {}}
    table = Table(left=3, courts=courts, control={"red": "white"})
    table.play("place red court")
    assert table.holder("red") == "white"
    table.play("place red court")
    assert table.holder("red") == "black"


def test_cm_ctl_1_only_the_court_counts() -> None:
    """Neither a full reserve nor the map takes a marker."""
    table = Table("A: 10 red", left=2, reserves={"black": {"red": 7}, "white": {"red": 1}})
    table.play("place red A", "place red A")
    assert table.holder("red") is None


@pytest.mark.parametrize("colour", COLOURS)
def test_cm_ctl_2_the_first_at_any_court_takes_the_marker(colour: str) -> None:
    table = Table(left=1).play(f"place {colour} court")
    assert table.holder(colour) == "black"
    assert [c for c in COLOURS if table.holder(c)] == [colour]
    assert table.told("marker") == [[0, COLOURS.index(colour), -1, -1, -1, -1]]


def test_cm_ctl_2_strictly_more_than_every_other() -> None:
    courts = {"black": {"red": 3}, "white": {"red": 3}, "grey": {"red": 2}}
    table = Table(players=3, turn="grey", left=4, courts=courts, control={"red": "black"},
                  reserves={"grey": {"red": 4}})  # fmt: skip
    table.play("place red court")
    assert table.holder("red") == "black", "three each"
    table.play("place red court")
    assert table.holder("red") == "grey"
    assert table.told("marker-from") == [[2, 0, 0, -1, -1, -1]]


def test_cm_ctl_3_a_tie_never_moves_a_marker() -> None:
    courts = {"white": {"red": 6}, "black": {"red": 5}}
    table = Table(left=2, courts=courts, control={"red": "white"})
    table.play("place red court")
    assert table.holder("red") == "white", "6 to 6"
    table.play("place red court")
    assert table.holder("red") == "black", "6 to 7"


def test_cm_ctl_3_the_former_holder_needs_one_more_again() -> None:
    courts = {"white": {"red": 2}, "black": {"red": 2}}
    reserves = {"black": {"red": 1}, "white": {"red": 2}}
    table = Table(left=1, courts=courts, control={"red": "white"}, reserves=reserves)
    table.play("place red court")
    assert table.holder("red") == "black"
    table.give_turn("white", 2)
    table.play("place red court")
    assert table.holder("red") == "black", "3 to 3"
    table.play("place red court")
    assert table.holder("red") == "white"


def test_cm_ctl_3_nothing_at_court_keeps_a_marker_too() -> None:
    """CM-SUP-2 may leave a holder at 0 to 0; the next paladin of another player takes it."""
    table = Table(left=1, control={"red": "white"})
    table.play("place red court")
    assert table.holder("red") == "black", "1 to 0"


def test_cm_ctl_4_a_change_of_control_changes_no_castle() -> None:
    courts = {"white": {"red": 1}, "black": {}}
    table = Table("A:", "B: 3 red / 1 white", left=2, courts=courts, control={"red": "white"})
    table.play("place red court", "place red court")
    assert table.holder("red") == "black"
    assert table.castles("B") == "1 white"
    assert table.stock("white") == 9
    table.play("emperor 1")
    assert table.castles("B") == "1 black", "only where the Emperor stops"
