"""CM-EMP, CM-CAS, CM-TAK and CM-MRG: the Emperor walks, castles change, territories join."""

from __future__ import annotations

import pytest

from palatine.games.carolus_magnus.invariants import check, lands_are_joined
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.chance import fast
from tests.games.carolus_magnus.table import GAME, Table
from tests.helpers import begin, play_through

BOTH = {"red": "white", "green": "black"}


# CM-EMP


@pytest.mark.parametrize("disc", [1, 2, 3, 4, 5])
def test_cm_emp_1_one_step_at_least_and_the_disc_at_most(disc: int) -> None:
    table = Table("A:", "B:", "C:", "D:", "E:", "F:", disc=disc)
    assert table.offered("emperor") == [str(n) for n in range(1, disc + 1)]
    if disc < 5:
        assert table.why(f"emperor {disc + 1}") == "CM-EMP-1"
    table.play(f"emperor {disc}")
    assert table.emperor() == "ABCDEF"[disc]


def test_cm_emp_1_clockwise_round_the_end_of_the_ring() -> None:
    table = Table("A:", "B:", "C:", emperor="empty15", disc=3).play("emperor 3")
    assert table.emperor() == "C"


def test_cm_emp_2_a_joined_territory_is_one_step() -> None:
    table = Table("A:", "B x5: / 5 black", "C:", disc=2).play("emperor 2")
    assert table.emperor() == "C"


def test_cm_emp_3_only_the_stop_is_resolved() -> None:
    """White is ahead on every territory, and builds on the last one only."""
    table = Table("A:", "B: red", "C: red", "D: red", disc=3, control=BOTH).play("emperor 3")
    assert [table.castles(land) for land in "ABCD"] == [None, None, None, "1 white"]


def test_cm_emp_3_he_counts_for_nothing() -> None:
    """One against one stays a tie, whoever moved him there."""
    for turn in ("black", "white"):
        table = Table("A:", "B: red, green", control=BOTH, turn=turn).play("emperor 1")
        assert table.castles("B") is None
        assert table.strength("B") == {"black": 1, "white": 1}


# CM-CAS


def test_cm_cas_1_the_strongest_builds_one_castle() -> None:
    table = Table("A:", "B: 2 red, green", control=BOTH).play("emperor 1")
    assert table.castles("B") == "1 white"
    assert (table.stock("white"), table.stock("black")) == (9, 10)
    assert table.told("built") == [[1, 1, 1, 2]], "side, territory, strengths"


def test_cm_cas_1_several_colours_of_one_player_add_up() -> None:
    control = {"red": "white", "pink": "white", "green": "black"}
    table = Table("A:", "B: red, pink, green", control=control).play("emperor 1")
    assert table.castles("B") == "1 white"


def test_cm_cas_2_a_tie_builds_nothing() -> None:
    table = Table("A:", "B: 2 red, 2 green", control=BOTH).play("emperor 1")
    assert table.castles("B") is None
    assert table.told("nothing") == [[1, 2, 2]]


def test_cm_cas_3_colours_that_nobody_holds_count_for_nobody() -> None:
    table = Table("A:", "B: 5 yellow, green", control=BOTH).play("emperor 1")
    assert table.castles("B") == "1 black"
    assert Table("A:", "B: 3 yellow", control=BOTH).play("emperor 1").castles("B") is None


def test_cm_cas_3_nobody_at_all_is_a_tie() -> None:
    assert Table("A:", "B:", control=BOTH).play("emperor 1").castles("B") is None
    assert Table("A:", "B: 2 red", control={}).play("emperor 1").castles("B") is None


@pytest.mark.parametrize("turn", ["black", "white"])
def test_cm_cas_4_it_does_not_matter_whose_turn_it_is(turn: str) -> None:
    """Nobody is asked: the strongest builds."""
    table = Table("A:", "B: red", control=BOTH, turn=turn, dice=[0, 0, 0]).play("emperor 1")
    assert table.castles("B") == "1 white"
    assert table.asked()[0][1] != "build"


# CM-TAK


def test_cm_tak_1_a_castle_is_worth_one_paladin_to_its_owner() -> None:
    table = Table("A:", "B: red, 2 green / 1 black", control=BOTH)
    assert table.strength("B") == {"black": 3, "white": 1}
    large = Table("A:", "B x3: 4 red / 3 black", control=BOTH)
    assert large.strength("B") == {"black": 3, "white": 4}


@pytest.mark.parametrize("land", ["B: red / 1 black", "B: 2 red, green / 1 black", "B: / 1 black"])
def test_cm_tak_2_the_owner_keeps_it_ahead_or_level(land: str) -> None:
    table = Table("A:", land, control=BOTH).play("emperor 1")
    assert table.castles("B") == "1 black"
    assert (table.stock("white"), table.stock("black")) == (10, 9), "no castle is added"
    assert len(table.told("kept")) == 1


def test_cm_tak_2_the_owner_never_adds_a_second_castle() -> None:
    table = Table("A:", "B: 9 green / 1 black", control=BOTH).play("emperor 1")
    assert table.castles("B") == "1 black"


@pytest.mark.parametrize("size", [1, 2, 4])
def test_cm_tak_3_all_castles_are_replaced_one_for_one(size: int) -> None:
    land = f"B x{size}: {size + 1} red / {size} black"
    table = Table("A:", land, control=BOTH).play("emperor 1")
    assert table.castles("B") == f"{size} white"
    assert (table.stock("black"), table.stock("white")) == (10, 10 - size), "the old ones return"
    assert table.g.segments[table.t("B")] == size
    assert table.told("took") == [[1, 1, 0, size, size, size + 1]]


def test_cm_tak_3_the_castles_that_returned_can_be_built_again() -> None:
    table = Table("A:", "B: 2 red / 1 black", "C: green", "D x8: / 8 black", "F:", control=BOTH)
    assert table.stock("black") == 1
    table.play("emperor 1")
    assert table.stock("black") == 2


def test_cm_tak_4_too_few_castles_puts_down_all_and_wins() -> None:
    table = Table(
        "A:", "B x3: 5 red / 3 black", "C:", "D x8: red / 8 white", "F:", "G:", control=BOTH
    )  # fmt: skip
    assert table.stock("white") == 2
    table.play("emperor 1")
    assert table.castles("B") == "2 white"
    assert (table.stock("white"), table.stock("black")) == (0, 10)
    assert table.end == ("last_castle", ["white"])


# CM-MRG


def test_cm_mrg_1_neighbours_of_the_same_side_join() -> None:
    table = Table("A:", "B: red", "C: green / 1 white", "D:", control=BOTH).play("emperor 1")
    assert table.castles("B") == "2 white"
    assert table.g.territories == 14
    assert table.told("joined") == [[1, 2, -1, -1, -1, -1]]


def test_cm_mrg_1_the_neighbour_behind_joins_too() -> None:
    table = Table("A: / 1 white", "B: red", "C:", control=BOTH).play("emperor 1")
    assert table.castles("A") == "2 white"
    assert table.g.segments[table.t("B")] == 0


def test_cm_mrg_1_both_neighbours_at_once() -> None:
    table = Table("A x2: / 2 white", "B: red", "C x3: / 3 white", control=BOTH).play("emperor 1")
    assert table.castles("A") == "6 white"
    assert table.g.territories == 10


def test_cm_mrg_1_after_a_take_over_too() -> None:
    table = Table("A: / 1 white", "B x2: 4 red / 2 black", "C:", control=BOTH).play("emperor 1")
    assert table.castles("A") == "3 white"
    assert table.stock("black") == 10


def test_cm_mrg_1_not_those_of_another_side_and_not_empty_ones() -> None:
    table = Table("A: / 1 black", "B: red", "C:", control=BOTH).play("emperor 1")
    assert table.castles("B") == "1 white"
    assert table.g.territories == 15
    assert table.told("joined") == []


def test_cm_mrg_1_nothing_joins_without_a_castle_built_or_replaced() -> None:
    """Only the stop joins: two white neighbours beside a tie stay as they are."""
    table = Table("A: / 1 white", "B: red, green", "C: / 1 white", control=BOTH).play("emperor 1")
    assert table.g.territories == 15


def test_cm_mrg_1_across_the_end_of_the_ring() -> None:
    """The id of a territory is its first segment clockwise, for life."""
    ring = ["A: red"] + [f"L{n}:" for n in range(2, 15)] + ["Z: / 1 white"]
    table = Table(*ring, emperor="Z", control=BOTH).play("emperor 1")
    assert table.castles("Z") == "2 white"
    assert table.g.segments[table.t("A")] == 0
    assert table.emperor() == "Z"
    assert table.g.ahead[table.t("Z")] == table.t("L2")
    assert table.g.behind[table.t("L2")] == table.t("Z")
    check(table.g)


def test_cm_mrg_2_paladins_castles_and_segments_are_put_together() -> None:
    table = Table(
        "A: red, blue / 1 white", "B: 2 red, green", "C x2: red, 3 pink / 2 white", control=BOTH
    ).play("emperor 1")  # fmt: skip
    assert table.cubes("A") == {"red": 4, "pink": 3, "blue": 1, "green": 1}
    assert table.castles("A") == "4 white"
    assert table.g.segments[table.t("A")] == 4
    assert table.emperor() == "A"
    for gone in ("B", "C"):
        assert (table.cubes(gone), table.castles(gone)) == ({}, None)
    check(table.g)


def test_cm_mrg_2_its_place_in_the_ring_is_that_of_its_parts() -> None:
    table = Table("Y:", "A: / 1 white", "B: red", "C:", emperor="A", control=BOTH, disc=1)
    table.play("emperor 1")
    g = table.g
    assert g.ahead[table.t("Y")] == table.t("A")
    assert g.ahead[table.t("A")] == table.t("C")
    assert g.behind[table.t("C")] == table.t("A")


def test_cm_mrg_3_a_joined_territory_is_never_split() -> None:
    table = Table("A:", "B x3: 4 red / 3 black", control=BOTH).play("emperor 1")
    assert table.castles("B") == "3 white"
    assert table.g.segments[table.t("B")] == 3
    assert table.g.territories == 13


def test_cm_mrg_4_it_is_not_counted_again_now() -> None:
    """White builds on B by 1 to 0 and joins C, where black is far ahead; it stays white's."""
    table = Table("A:", "B: red", "C: 9 green / 1 white", control=BOTH).play("emperor 1")
    assert table.castles("B") == "2 white"
    assert table.strength("B") == {"black": 9, "white": 3}


def test_cm_mrg_5_it_is_one_territory_for_every_later_purpose() -> None:
    """Counted as one, one step, one target, and it joins once more."""
    table = Table("A:", "B x2: red / 2 white", "C: red", "D:", disc=3, control=BOTH, left=1)
    assert [code for code in table.offered("place") if code.startswith("red")][:4] == [
        "red t1", "red t2", "red t4", "red t5",
    ]  # fmt: skip
    table.play("place red D", "emperor 2")
    assert table.castles("B") == "3 white"
    assert table.cubes("B") == {"red": 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_mrg_6_what_follows_from_joining(players: int) -> None:
    """No equal neighbours; as many castles as segments, or a single segment with none."""
    play = begin(GAME, players, {}, "joining")
    for _ in play_through(play, fast("joining")):
        g = play.g
        assert isinstance(g, Carolus)
        lands_are_joined(g)
        assert sum(g.segments) == 15
        assert g.territories == len([n for n in g.segments if n])


# notes for the table


def test_the_stops_are_worked_out_before_the_choice() -> None:
    """CM-CAS-1, CM-CAS-2, CM-TAK-2, CM-TAK-3: what each stop would do, with the strengths."""
    table = Table(
        "A:", "B: red", "C: 2 red, 2 green", "D: green / 1 black", "E: 3 red / 1 black",
        disc=4, control=BOTH, turn="white",
    )  # fmt: skip
    notes = table.match.explain("white").notes
    assert notes == {
        "emperor 1": ("stop-builds", (1, 1, 0, 1)),
        "emperor 2": ("stop-nothing", (2, 2, 2)),
        "emperor 3": ("stop-kept", (3, 0, 2, 0)),
        "emperor 4": ("stop-takes", (4, 1, 0, 1, 1, 3)),
    }
