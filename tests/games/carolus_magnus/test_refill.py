"""CM-SUP: dice bring new paladins; what happens when the centre runs out."""

from __future__ import annotations

import pytest

from palatine.games.carolus_magnus.invariants import check
from palatine.kernel.errors import NeedsOutcome
from tests.games.carolus_magnus.table import COLOURS, Table, faces

PLENTY = dict.fromkeys(COLOURS, 9)


def refill(*dice: str, supply: dict[str, int] | None = None, **more: object) -> Table:
    """Black moves the Emperor to a land where nothing happens and rolls these dice."""
    table = Table(
        "A:", "B: green", reserves=more.pop("reserves", {}),  # type: ignore[arg-type]
        supply=PLENTY if supply is None else supply, dice=faces(*dice), **more,  # type: ignore[arg-type]
    )  # fmt: skip
    check(table.g)
    table.play("emperor 1")
    check(table.g)
    return table


def rolled_out(table: Table) -> bool:
    """Whether all scripted dice were used."""
    return table.g.chance.left == 0


@pytest.mark.parametrize(("players", "dice"), [(2, 3), (3, 4), (4, 3)])
def test_cm_sup_1_as_many_dice_as_paladins_were_played(players: int, dice: int) -> None:
    table = Table("A:", "B:", players=players, reserves={}, dice=faces(*["red"] * dice))
    table.play("emperor 1")
    assert table.reserve(table.seats[0]) == {"red": dice}
    assert rolled_out(table)


def test_cm_sup_1_crowns_are_chosen_knowing_all_results() -> None:
    table = refill("crown", "blue", "crown")
    assert table.reserve("black") == {"blue": 1}
    assert table.asked() == [("black", "choose-crown")]
    assert table.ask.subject == 2
    table.play("crown green", "crown green")
    assert table.reserve("black") == {"blue": 1, "green": 2}


def test_cm_sup_1_the_same_number_of_dice_with_a_smaller_reserve() -> None:
    """Nobody rolls more to catch up."""
    table = refill("red", "red", "blue", reserves={"black": {"pink": 1}, "white": {}})
    assert table.reserve("black") == {"red": 2, "pink": 1, "blue": 1}
    assert rolled_out(table)


def test_cm_sup_2_every_court_gives_back_as_many_as_the_smallest_can() -> None:
    courts = {"black": {"yellow": 9}, "white": {"yellow": 6}}
    table = refill("yellow", "red", "red", supply=PLENTY | {"yellow": 0}, courts=courts,
                   control={"yellow": "black"})  # fmt: skip
    assert table.court("black") == {"yellow": 3}
    assert table.court("white") == {}
    assert table.supply("yellow") == 11
    assert table.reserve("black") == {"red": 2, "yellow": 1}
    assert table.holder("yellow") == "black"
    assert table.told("gave-back") == [[3, 6, -1, -1, -1, -1]]


def test_cm_sup_2_no_marker_moves_even_at_nothing_to_nothing() -> None:
    courts = {"black": {"yellow": 4}, "white": {"yellow": 4}}
    table = refill("yellow", "red", "red", supply=PLENTY | {"yellow": 0}, courts=courts,
                   control={"yellow": "white"})  # fmt: skip
    assert table.court("black") == table.court("white") == {}
    assert table.holder("yellow") == "white"


def test_cm_sup_2_three_courts_give_back() -> None:
    courts = {"black": {"red": 5}, "white": {"red": 2}, "grey": {"red": 3}}
    table = refill("red", "blue", "blue", "blue", supply=PLENTY | {"red": 0}, players=3,
                   courts=courts, control={"red": "black"})  # fmt: skip
    assert [table.court(seat) for seat in ("black", "white", "grey")] == [
        {"red": 3}, {}, {"red": 1},
    ]  # fmt: skip
    assert table.supply("red") == 5


def test_cm_sup_2_only_when_one_is_to_be_taken() -> None:
    """The last one of a colour is taken without giving back."""
    courts = {"black": {"red": 5}, "white": {"red": 5}}
    table = refill("red", "blue", "blue", supply=PLENTY | {"red": 1}, courts=courts,
                   control={"red": "black"})  # fmt: skip
    assert table.supply("red") == 0
    assert table.court("white") == {"red": 5}
    assert table.told("gave-back") == []


def test_cm_sup_2_twice_in_one_refill() -> None:
    """Two colours run out at once, and both are brought back."""
    courts = {"black": {"red": 2, "blue": 3}, "white": {"red": 1, "blue": 1}}
    table = refill("red", "blue", "red", supply=PLENTY | {"red": 0, "blue": 0}, courts=courts,
                   control={"red": "black", "blue": "black"})  # fmt: skip
    assert table.court("black") == {"red": 1, "blue": 2}
    assert table.reserve("black") == {"red": 2, "blue": 1}
    assert (table.supply("red"), table.supply("blue")) == (0, 1)


ONE_COURT = {"courts": {"black": {}, "white": {"red": 12}}, "control": {"red": "white"}}


def test_cm_sup_3_a_court_with_none_nothing_is_given_back() -> None:
    table = refill("red", "blue", "green", "yellow", supply=PLENTY | {"red": 0}, **ONE_COURT)
    assert table.court("white") == {"red": 12}
    assert table.reserve("black") == {"blue": 1, "yellow": 1, "green": 1}
    assert table.told("rolled-again") == [[0, 0, 3, -1, -1, -1]]
    assert rolled_out(table)


def test_cm_sup_3_again_and_again_until_it_can_be_had() -> None:
    table = refill("red", "blue", "blue", "red", "red", "pink",
                   supply=PLENTY | {"red": 0}, **ONE_COURT)  # fmt: skip
    assert table.reserve("black") == {"pink": 1, "blue": 2}
    assert len(table.told("rolled-again")) == 3


def test_cm_sup_3_a_crown_cannot_name_it() -> None:
    table = refill("crown", "blue", "blue", supply=PLENTY | {"red": 0}, **ONE_COURT)
    assert table.offered("crown") == ["pink", "blue", "yellow", "green"]
    assert table.why("crown red") == "CM-SUP-3"


def test_cm_sup_3_no_colour_at_all_the_cube_is_not_taken() -> None:
    table = refill("red", "crown", "crown", supply={})
    assert table.reserve("black") == {}
    assert table.asked() == [("white", "move-emperor")]
    assert len(table.told("short")) == 2, "one for the die, one for the crowns"
    assert table.told("rolled-again") == [], "there is nothing to roll for"


def test_cm_sup_3_the_last_cube_of_all() -> None:
    """Two dice show the last blue: the first gets it, the second finds nothing left."""
    table = refill("blue", "blue", "crown", supply={"blue": 1})
    assert table.reserve("black") == {"blue": 1}
    assert len(table.told("short")) == 2
    assert rolled_out(table)


def test_cm_sup_4_colours_first_then_dice_again_then_crowns() -> None:
    """A die that is rolled again and shows a crown joins the crowns."""
    table = refill("crown", "red", "blue", "crown", supply=PLENTY | {"red": 0}, **ONE_COURT)
    assert table.reserve("black") == {"blue": 1}
    assert table.ask.subject == 2
    table.play("crown pink")
    assert table.ask.subject == 1
    table.play("crown pink")
    assert table.reserve("black") == {"pink": 2, "blue": 1}


def test_cm_sup_4_colours_are_served_in_the_order_rolled() -> None:
    """The third die still gets its own colour though the first one waits to be rolled again."""
    supply = {"green": 1, "pink": 5}
    table = refill("red", "blue", "green", "green", "pink", "pink", supply=supply, **ONE_COURT)
    assert table.reserve("black") == {"pink": 2, "green": 1}
    assert table.told("rolled-again") == [
        [0, 0, 4, -1, -1, -1], [0, 4, 1, -1, -1, -1], [0, 2, 1, -1, -1, -1],
    ]  # fmt: skip


def test_cm_sup_4_a_crown_may_name_a_colour_that_can_be_brought_back() -> None:
    courts = {"black": {"yellow": 2}, "white": {"yellow": 1}}
    table = refill("crown", "red", "red", supply=PLENTY | {"yellow": 0}, courts=courts,
                   control={"yellow": "black"})  # fmt: skip
    assert "yellow" in table.offered("crown")
    table.play("crown yellow")
    assert table.court("black") == {"yellow": 1}
    assert table.court("white") == {}
    assert (table.supply("yellow"), table.reserve("black")) == (1, {"red": 2, "yellow": 1})


def test_cm_sup_4_a_crown_may_use_up_what_another_would_have() -> None:
    table = refill("crown", "crown", "blue", supply={"pink": 1, "blue": 2})
    assert table.offered("crown") == ["pink", "blue"]
    table.play("crown blue")
    assert table.offered("crown") == ["pink"]
    table.play("crown pink")
    assert table.asked() == [("white", "move-emperor")]


def test_the_dice_are_rolled_once_and_together() -> None:
    """CM-SUP-1: all are drawn before the first question, and none after it."""
    with pytest.raises(NeedsOutcome):
        refill("crown", "crown")
    table = refill("crown", "crown", "crown")
    drawn = table.g.chance.drawn
    table.play("crown red", "crown red", "crown red")
    assert table.g.chance.drawn == drawn
