"""VW-MOV: phase 2, the viscount goes on."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table


def ends(t: Table, price: int) -> list[str]:
    """Where the viscount may go for so much silver."""
    notes = t.match.explain("red").notes
    return sorted(c.split()[1] for c in t.options if notes[c][1][1] == price)


@pytest.mark.parametrize(
    ("start", "one_step"),
    [
        ("a_left", ["a_inner", "a_right"]),
        ("a_inner", ["a_right", "d_inner"]),
        ("a_right", ["d_left"]),
        ("b_inner", ["a_inner", "b_right"]),
        ("b_right", ["a_left"]),
    ],
)
def test_vw_mov_01_arrows_lead_on_and_inwards_never_back(start: str, one_step: list[str]) -> None:
    t = Table(phase="move", ring="adecb", red=dict(at=start, board=["mason", "friar", "miner"]))
    assert ends(t, 0) == sorted(one_step)
    assert [code.split()[1] for code in t.options] == sorted(one_step)


def test_vw_mov_02_exactly_the_silver_value_or_more_for_silver() -> None:
    t = Table(
        phase="move", red=dict(at="a_left", board=["start_abbot", "friar", "miner"], silver=1)
    )
    assert ends(t, 0) == ["a_right", "b_inner", "b_left"]
    assert "move a_inner" not in t.options  # one step is fewer than two
    assert ends(t, 1) == ["b_right", "c_inner"]  # a third step for 1 silver
    t.play("move c_inner")
    assert t.at("red") == "c_inner"
    assert t.goods("red")["silver"] == 0


def test_vw_mov_02_slot_tp1_gives_one_free_extra_step() -> None:
    red = dict(at="a_left", board=["start_abbot", "friar", "miner"], silver=1, slots=["tp1"])
    t = Table(phase="move", red=red)
    assert ends(t, 0) == ["a_right", "b_inner", "b_left", "b_right", "c_inner"]
    t.play("move b_right")
    assert t.goods("red")["silver"] == 1
    t = Table(phase="move", red=dict(red))
    assert "c_left" in ends(t, 1)
    t.play("move c_left")
    assert t.goods("red")["silver"] == 0


def test_vw_mov_02_the_card_just_played_counts_wherever_its_own_effect_has_put_it() -> None:
    t = Table(
        phase="cards", red=dict(at="a_right", board=["bishop", "priest", None], hand=["pastor"])
    )
    t.play("play pastor", "either rearrange", "arrange swap_left_right")
    assert t.board("red") == ["priest", "bishop", "pastor"]
    assert t.options == ["move b_left"]  # one step, not the Priest's three


def test_vw_mov_02_without_silver_there_are_no_extra_steps() -> None:
    t = Table(phase="move", red=dict(at="c_right", board=["mason", "friar", "miner"]))
    assert t.options == ["move d_left"]
    assert t.why_not("move d_right") == "VW-MOV-02"


def test_vw_mov_03_a_full_loop_is_legal() -> None:
    t = Table(
        phase="move", red=dict(at="a_inner", board=["start_financer", "friar", "miner"], silver=2)
    )
    assert "move a_inner" in t.options  # five inner spaces round the castle
    t.play("move a_inner")
    assert t.at("red") == "a_inner"
    assert t.goods("red")["silver"] == 0


def test_vw_mov_04_who_stands_where_it_ends_may_rearrange() -> None:
    t = Table(
        people=3,
        phase="move",
        red=dict(at="a_right", board=["mason", "friar", "miner"]),
        blue=dict(at="b_left", board=["bishop", "priest", "vicar"]),
        yellow=dict(at="b_left"),
    )
    t.play("move b_left")
    assert t.question == "blue rearrange"
    t.play("arrange go_left")
    assert t.board("blue") == ["priest", "vicar", "bishop"]
    assert t.question == "yellow rearrange"
    t.play("arrange keep")
    assert t.question == "red act"


def test_vw_mov_04_passing_through_does_nothing() -> None:
    t = Table(
        phase="move",
        red=dict(at="a_right", board=["start_abbot", "friar", "miner"]),
        blue=dict(at="b_left", board=["bishop", "priest", "vicar"]),
    )
    t.play("move b_right")
    assert t.question == "red act"


def test_vw_mov_05_two_steps_from_a_left() -> None:
    t = Table(
        phase="move", ring="adecb", red=dict(at="a_left", board=["start_abbot", "friar", "miner"])
    )
    assert [code.split()[1] for code in t.options] == ["a_right", "d_left", "d_inner"]


def test_vw_mov_06_each_space_once_with_the_fewest_steps_and_its_price() -> None:
    t = Table(phase="move", red=dict(at="a_left", board=["mason", "friar", "miner"], silver=30))
    assert len(t.options) == 15
    assert t.note("move a_right") == ("steps", (1, 0))
    assert t.note("move b_left") == ("steps", (2, 1))
    # the inner path is shorter: left, then four inner spaces, right, left
    assert t.note("move a_left") == ("steps", (7, 6))
    reach = t.match.picture("red")["reach"]
    assert reach["b_left"] == {"steps": 2, "price": 1}


def steps_by_hand(ring: str, start: str, least: int, most: int) -> dict[str, int]:
    """The fewest steps, at least so many, by walking every way along the printed arrows."""
    arrows: dict[str, list[str]] = {}
    for place, here in enumerate(ring):
        beyond = ring[(place + 1) % 5]
        arrows[f"{here}_left"] = [f"{here}_right", f"{here}_inner"]
        arrows[f"{here}_inner"] = [f"{here}_right", f"{beyond}_inner"]
        arrows[f"{here}_right"] = [f"{beyond}_left"]
    found: dict[str, int] = {}
    ends = {start}
    for steps in range(1, most + 1):
        ends = {end for space in ends for end in arrows[space]}
        for end in ends:
            if steps >= least:
                found.setdefault(end, steps)
    return found


@pytest.mark.parametrize(("card", "value"), [("mason", 1), ("start_abbot", 2), ("bishop", 3)])
@pytest.mark.parametrize("slots", [[], ["tp1"]])
def test_vw_mov_06_every_space_against_the_arrows_walked_by_hand(
    card: str, value: int, slots: list[str]
) -> None:
    """VW-MOV-01, VW-MOV-02, VW-MOV-06: from every space, with five silver."""
    silver = 5
    most = value + len(slots) + silver
    for start in (f"{segment}_{way}" for segment in "abcde" for way in ("left", "inner", "right")):
        t = Table(
            phase="move",
            ring="adecb",
            red=dict(at=start, board=[card, "friar", "miner"], silver=silver, slots=slots),
        )
        expected = {
            f"move {end}": ("steps", (steps, max(0, steps - value - len(slots))))
            for end, steps in steps_by_hand("adecb", start, value, most).items()
        }
        notes = t.match.explain("red").notes
        assert {code: notes[code] for code in t.options} == expected
