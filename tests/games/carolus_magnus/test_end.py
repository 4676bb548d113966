"""CM-END: how a match ends, and who has won it."""

from __future__ import annotations

import pytest

from palatine.games.carolus_magnus.invariants import check
from palatine.games.carolus_magnus.tables import COLOUR_IDS
from palatine.kernel.lexicon import NONE
from tests.games.carolus_magnus.table import GAME, Table

BOTH = {"red": "white", "green": "black"}


@pytest.mark.parametrize("turn", ["black", "white"])
def test_cm_end_1_the_last_castle_wins_on_anybodys_turn(turn: str) -> None:
    table = Table(
        "A:", "B: red", "C:", "D x9: red / 9 white", "E:", "F:", "G:", control=BOTH, turn=turn
    )  # fmt: skip
    table.play("emperor 1")
    assert table.end == ("last_castle", ["white"])
    assert table.match.asks == []
    assert table.told("won-last-castle") == [[1, -1, -1, -1, -1, -1]]
    check(table.g)


def test_cm_end_1_nine_castles_are_not_enough() -> None:
    table = Table("A:", "B: red", "C:", "D x8: red / 8 white", "E:", "F:", "G:", control=BOTH)
    table.play("emperor 1")
    assert table.stock("white") == 1
    assert table.end is None


def test_cm_end_1_comes_before_joining_and_before_counting_territories() -> None:
    """The last castle would also leave three territories; the reason is the castle."""
    table = Table("P x9: / 9 white", "Q: red", "R x4: / 4 black", "S:", control=BOTH)
    table.play("emperor 1")
    assert table.end == ("last_castle", ["white"])
    assert table.g.territories == 4
    assert table.castles("Q") == "1 white"


def test_cm_end_1_by_a_take_over_with_just_enough_castles() -> None:
    table = Table("A:", "B x2: 3 red / 2 black", "C:", "D x8: / 8 white", "E:", "F:", "G:",
                  control=BOTH)  # fmt: skip
    table.play("emperor 1")
    assert table.castles("B") == "2 white"
    assert table.end == ("last_castle", ["white"])
    check(table.g)


def test_cm_end_2_three_territories_most_castles_win() -> None:
    table = Table(
        "P x5: / 5 white", "Q: 2 red", "R x8: / 8 black", "S:", control=BOTH, turn="white"
    ).play("emperor 1")  # fmt: skip
    assert table.end == ("territories", ["black"]), "against the mover"
    assert table.told("won-territories") == [[0, 8, -1, -1, -1, -1]]
    check(table.g)


def test_cm_end_2_four_territories_go_on() -> None:
    table = Table(
        "P x5: / 5 white", "Q: 2 red", "R x7: / 7 black", "S:", "T:", control=BOTH
    ).play("emperor 1")  # fmt: skip
    assert table.g.territories == 4
    assert table.end is None


def test_cm_end_2_two_may_vanish_at_once() -> None:
    """From four to two: both neighbours join."""
    table = Table("P x4: / 4 white", "Q: red", "R x4: / 4 white", "S x6: / 6 black", control=BOTH)
    table.play("emperor 1")
    assert table.g.territories == 2
    assert table.end == ("territories", ["white"])
    check(table.g)


LEVEL = ["P x6: / 6 white", "Q: 2 red", "R x7: / 7 black", "S:"]


def test_cm_end_3_equal_castles_more_markers() -> None:
    control = {"red": "white", "pink": "white", "green": "black"}
    table = Table(*LEVEL, control=control).play("emperor 1")
    assert table.end == ("territories", ["white"])
    assert table.match.result is not None
    assert table.match.result.places == {"black": 2, "white": 1}


def test_cm_end_3_equal_markers_share_the_victory() -> None:
    table = Table(*LEVEL, control=BOTH).play("emperor 1")
    assert table.end == ("territories", ["black", "white"])
    assert table.match.result is not None
    assert table.match.result.places == {"black": 1, "white": 1}
    assert table.match.result.rewards == {"black": 0.5, "white": 0.5}
    assert table.told("shared") == [[0, 1]]


def test_cm_end_3_castles_come_before_markers() -> None:
    control = dict.fromkeys(["red", "pink", "blue", "yellow"], "white") | {"green": "black"}
    table = Table("P x5: / 5 white", "Q: 2 red", "R x8: / 8 black", "S:", control=control)
    table.play("emperor 1")
    assert table.end == ("territories", ["black"])


def test_cm_end_3_three_players_two_of_them_level() -> None:
    """Grey has most markers but fewer castles, and does not count."""
    ring = ["P x5: / 5 white", "Q: 2 red", "R x6: / 6 black", "S x3: / 3 grey"]
    two = {"red": "white", "green": "black", "pink": "grey", "blue": "grey", "yellow": "grey"}
    table = Table(*ring, players=3, control=two).play("emperor 1")
    assert table.end == ("territories", ["black", "white"])
    assert table.match.result is not None
    assert table.match.result.places == {"black": 1, "white": 1, "grey": 3}
    assert table.match.result.rewards == {"black": 0.5, "white": 0.5, "grey": 0.0}


def stuck(*ring: str, lively: bool = False, **more: object) -> Table:
    """Nobody has a paladin, the centre is empty, and it is the last turn of the round."""
    return Table(
        *(ring or ("A:", "B: green", "C:")), reserves={}, supply={}, lively=lively,
        discs={"black": 2, "white": 1}, turn="black", **more,  # type: ignore[arg-type]
    )  # fmt: skip


def test_cm_end_4_a_round_in_which_nothing_can_happen_ends_the_game() -> None:
    table = stuck("A x2: / 2 white", "B:", "C: / 1 black").play("emperor 1")
    assert table.end == ("stalemate", ["white"])
    assert len(table.told("stalemate")) == 1
    assert table.told("won-stalemate") == [[1, 2, -1, -1, -1, -1]]
    check(table.g)


def test_cm_end_4_level_at_a_stalemate_is_shared() -> None:
    table = stuck("A: / 1 white", "B:", "C: / 1 black").play("emperor 1")
    assert table.end == ("stalemate", ["black", "white"])


def test_cm_end_4_markers_count_at_a_stalemate_too() -> None:
    table = stuck(control={"pink": "black"}).play("emperor 1")
    assert table.end == ("stalemate", ["black"])


def test_cm_end_4_a_paladin_played_this_round_keeps_it_going() -> None:
    assert stuck(lively=True).play("emperor 1").end is None


def test_cm_end_4_a_castle_built_this_round_keeps_it_going() -> None:
    table = stuck("A:", "B: red", control={"red": "white"}).play("emperor 1")
    assert table.castles("B") == "1 white"
    assert table.end is None
    assert table.g.round == 2


def test_cm_end_4_a_castle_replaced_keeps_it_going() -> None:
    table = stuck("A:", "B: 2 red / 1 black", control={"red": "white"}).play("emperor 1")
    assert table.end is None


def test_cm_end_4_the_next_round_is_looked_at_anew() -> None:
    table = stuck(lively=True).play("emperor 1")
    assert table.g.round == 2
    while table.end is None:
        assert table.match.ask is not None
        table.match.choose(table.match.ask.options[0])
        assert table.g.round == 2
    assert table.end[0] == "stalemate"


def test_cm_end_5_places_behind_the_winner_follow_castles_then_markers() -> None:
    ring = ["A:", "B: red", "C:", "W x7: / 7 white", "D:", "K: / 1 black", "E:", "G: / 1 grey"]
    level = {"red": "white", "green": "black", "pink": "grey"}
    table = Table(*ring, players=3, control=level).play("emperor 1")
    assert table.end == ("last_castle", ["white"])
    assert table.g.places == [2, 1, 2], "shared"
    ahead = Table(*ring, players=3, control=level | {"blue": "grey"}).play("emperor 1")
    assert ahead.g.places == [3, 1, 2], "by markers"
    more = [*ring[:-1], "G x2: / 2 grey"]
    castles = Table(*more, players=3, control=level | {"blue": "black"}).play("emperor 1")
    assert castles.g.places == [3, 1, 2], "castles first"


def test_cm_end_5_a_pair_wins_or_loses_together() -> None:
    table = Table("A:", "B: red", "C:", "W x9: / 9 white", "D:", "E:", "F:", players=4,
                  control={"red": "white2"}, turn="black1")  # fmt: skip
    table.play("emperor 1")
    assert table.end == ("last_castle", ["white1", "white2"])
    assert table.match.result is not None
    assert table.match.result.places == {"black1": 2, "white1": 1, "black2": 2, "white2": 1}
    assert table.match.result.rewards == {"black1": 0, "white1": 1, "black2": 0, "white2": 1}


def test_cm_end_2_statistics_count_castles_lands_and_clans() -> None:
    table = Table("P x5: / 5 white", "Q: 2 red", "R x8: / 8 black", "S:", control=BOTH)
    found = {(row.key, row.category): row.numbers for row in GAME.statistics(table.g)}
    assert found["castles", NONE] == [8, 5]
    assert found["territories", NONE] == [1, 1]
    assert found["clans", COLOUR_IDS.index("red")] == [0, 1]
    assert found["clans", COLOUR_IDS.index("green")] == [1, 0]
