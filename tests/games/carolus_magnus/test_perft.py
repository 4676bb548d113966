"""Counting positions: how many ways there are to depth n, with the luck fixed.

The counts were worked out by hand from the rules; they find an option lost or offered twice.
"""

from __future__ import annotations

import pytest

from palatine.kernel.flow import State, advance, choose
from palatine.kernel.position import digest
from tests.games.carolus_magnus.table import Table, faces

DICE = faces("red", "crown", "blue", "green", "red", "yellow", "pink", "crown", "blue") * 3


def perft(g: State, depth: int, seen: set[str]) -> int:
    """The number of sequences of so many choices; `seen` collects the positions they lead to."""
    ask = advance(g)
    if depth == 0 or ask is None:
        seen.add(digest(g))
        return 1
    total = 0
    for option in ask.options:
        other = g.copy()
        choose(other, ask.seat, option)
        total += perft(other, depth - 1, seen)
    return total


def counts(table: Table, depth: int) -> list[tuple[int, int]]:
    found = []
    for n in range(1, depth + 1):
        seen: set[str] = set()
        found.append((perft(table.g.copy(), n, seen), len(seen)))
    return found


def test_perft_of_a_turn_in_a_small_ring() -> None:
    """CM-PLY-2: four lands and a court, one colour: 5 ways, 25, 125; then 4 steps of the Emperor.

    Placements that differ only in their order are the same position: 5, 15, 35.
    """
    table = Table(
        "P x4: 2 red / 4 white", "Q x4: 5 green / 4 black", "R x3: 3 red / 3 white",
        "S x4: 4 green / 4 black", control={"red": "white", "green": "black"},
        reserves={"black": {"red": 3}, "white": {"green": 2}}, left=3, disc=4,
        discs={"black": 4, "white": 5}, dice=DICE,
    )  # fmt: skip
    found = counts(table, 5)
    assert found[:3] == [(5, 5), (25, 15), (125, 35)]
    assert found[3] == (500, 140)
    # five colours for a crown, but where R falls to black he puts down his last castles: one at
    # court, one on R and the third anywhere, in 125 - 64 - 64 + 27 orders, and two steps
    assert found[4] == ((500 - 24) * 5 + 24, (140 - 5) * 5 + 5)


def test_perft_of_the_discs_of_three_players() -> None:
    """CM-DSC-2, CM-DSC-5: 5 x 4 x 3 ways to lay; then each order goes on with its own turn."""
    table = Table("A: red", players=3, phase="opening", reserves={}, dice=DICE)
    found = counts(table, 5)
    assert found[:3] == [(5, 5), (20, 20), (60, 60)]
    # by hand: of 60 ways, the lowest disc is 1 in 36, 2 in 18, 3 in 6; so many steps are open
    assert found[3][0] == 36 * 1 + 18 * 2 + 6 * 3
    assert found[4][0] == 90 * 5, "one of the four dice is a crown"
    assert [ways for ways, _ in found] == [positions for _, positions in found]


def test_perft_of_crowns_in_a_shortage() -> None:
    """CM-SUP-3, CM-SUP-4: three crowns, three colours to be had, one of them only once."""
    table = Table(
        "A:", "B: green", reserves={"white": {"red": 2}}, courts={"white": {"red": 12}},
        control={"red": "white"}, supply={"pink": 9, "blue": 9, "yellow": 1},
        discs={"black": 1, "white": 2},
        dice=faces("crown", "crown", "crown", "pink", "blue", "pink"),
    )  # fmt: skip
    found = counts(table, 5)
    assert found[0] == (1, 1)
    # with three colours 3, 9, 27 ways; less those that name yellow twice or three times
    assert found[1] == (3, 3)
    assert found[2] == (9 - 1, 5)
    assert found[3] == (8 + 3 * 4, 4 + 3)
    assert found[4] == (20 * 16, 7 * 16), "white plays a red to fifteen lands or to court"


@pytest.mark.parametrize("depth", [1, 2])
def test_the_count_does_not_touch_the_position(depth: int) -> None:
    table = Table("A: red", left=3)
    before = digest(table.g)
    perft(table.g, depth, set())
    assert digest(table.g) == before
