"""Mistakes that other programs of this game made: each stays a test here."""

from __future__ import annotations

from typing import Any

from palatine.kernel.chance import fast
from tests.games.carolus_magnus.table import COLOURS, GAME, Table, faces
from tests.helpers import begin, play_through

BOTH = {"red": "white", "green": "black"}


def test_the_first_side_is_an_owner_like_any_other() -> None:
    """CM-TAK-1: side number 0 is not nobody; its castles count and it keeps its land."""
    table = Table("A:", "B: red / 1 black", control=BOTH).play("emperor 1")
    assert table.castles("B") == "1 black"
    large = Table("A:", "B x3: 3 red / 3 black", control=BOTH).play("emperor 1")
    assert large.castles("B") == "3 black"


def test_the_first_side_joins_like_any_other() -> None:
    """CM-MRG-1: side 0 joins, and empty neighbours are not taken for its own."""
    table = Table("A: / 1 black", "B: green", "C:", control=BOTH).play("emperor 1")
    assert table.castles("A") == "2 black"
    assert table.g.territories == 14


def test_seat_0_holds_colours_like_any_other() -> None:
    """CM-CTL-2: a colour of seat 0 is not unclaimed."""
    courts = {"black": {"red": 2}, "white": {}}
    table = Table(turn="white", left=1, courts=courts, control={"red": "black"})
    table.play("place red court")
    assert table.holder("red") == "black"


def test_forty_not_fifty_of_a_colour() -> None:
    """CM-CMP-2: 37 lie in the centre once three are on the map."""
    play = begin(GAME, 2, {"start_player": "seat"}, "forty")
    g: Any = play.g
    assert [3 + n for n in g.supply] == [40] * 5


def test_the_first_paladins_are_three_of_each_in_every_deal() -> None:
    """CM-SET-1: not fifteen drawn from the whole supply."""
    for seed in range(60):
        g: Any = begin(GAME, 3, {}, str(seed)).g
        assert [sum(g.cubes[c::5]) for c in range(5)] == [3] * 5


def test_the_reserve_is_refilled_by_dice_after_the_emperor_has_moved() -> None:
    """CM-RND-2, CM-SUP-1: with an empty colour the dice still show it."""
    table = Table("A:", "B: green", left=1, supply=dict.fromkeys(COLOURS, 2) | {"red": 0},
                  courts={"black": {"red": 1}, "white": {"red": 2}}, control={"red": "white"},
                  dice=faces("red", "blue", "crown"))  # fmt: skip
    before = sum(table.reserve("black").values())
    table.play("place pink court")
    assert sum(table.reserve("black").values()) == before - 1, "nothing before the Emperor"
    table.play("emperor 1")
    assert table.told("rolled") == [[0, 0, 2, 5]]
    assert sum(table.reserve("black").values()) == before + 1


def test_ten_castles_win_not_eleven() -> None:
    """CM-END-1: the tenth ends the game."""
    table = Table("A:", "B: red", "C:", "W x9: / 9 white", "D:", "E:", "F:", control=BOTH)
    assert table.play("emperor 1").end == ("last_castle", ["white"])


def test_four_territories_are_no_end_and_the_move_comes_first() -> None:
    """CM-END-2: fewer than four, looked at after the Emperor's stop."""
    ring = ["P x4: 2 red / 4 white", "Q x4: 5 green / 4 black", "R x3: 3 red / 3 white",
            "S x4: 4 green / 4 black"]  # fmt: skip
    table = Table(*ring, control=BOTH, disc=3)
    assert table.end is None, "four are enough to go on"
    table.play("emperor 1")
    assert table.end is None
    assert table.g.territories == 4


def test_castles_of_a_taken_territory_return() -> None:
    """CM-TAK-3: the old owner can build them again."""
    table = Table("A:", "B x4: 5 red / 4 black", control=BOTH).play("emperor 1")
    assert (table.stock("black"), table.stock("white")) == (10, 6)


def test_neighbours_are_found_beyond_what_was_joined() -> None:
    """CM-MRG-1: between two neighbours may lie places that are no territory any more."""
    ring = ["A: ", "W x3: / 3 white", "B: red", "V x4: / 4 white", "C:"]
    table = Table(*ring, emperor="W", control=BOTH).play("emperor 1")
    assert table.castles("W") == "8 white"
    assert table.g.ahead[table.t("W")] == table.t("C")
    assert table.g.behind[table.t("C")] == table.t("W")
    again = Table(*ring, emperor="A", control=BOTH, disc=3)
    assert again.offered("emperor") == ["1", "2", "3"]
    again.play("emperor 2")
    assert again.emperor() == "W", "two steps: W, then B, which joins W"


def test_four_players_are_two_sides() -> None:
    """CM-4P-2: two stocks of ten, not four of their own."""
    g: Any = begin(GAME, 4, {}, "sides").g
    assert (g.sides, g.stock) == (2, [10, 10, 0])
    assert g.side_of == [0, 1, 0, 1]


def test_discs_decide_order_and_steps() -> None:
    """CM-DSC-5: whoever laid the lower one acts first, whatever the seats."""
    table = Table(phase="opening", reserves={}).play("black: disc 5", "white: disc 2")
    assert table.asked() == [("white", "move-emperor")]
    assert table.offered("emperor") == ["1", "2"]


def test_crowns_are_rolled() -> None:
    """CM-CMP-7: in random play they come up, and their colour is chosen."""
    play = begin(GAME, 2, {}, "crown")
    for _ in play_through(play, fast("crown")):
        pass
    assert sum(1 for fact in play.facts if fact.key == "crown") > 5
