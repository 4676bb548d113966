"""CM-CMP and CM-SET: what is in the box, and how the table is laid."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from palatine.games.carolus_magnus.tables import TABLES, by_players
from palatine.kernel.chance import Chance
from palatine.kernel.flow import advance
from palatine.kernel.sight import seen_by
from tests.games.carolus_magnus.table import COLOURS, FACES, GAME, Table, faces
from tests.helpers import begin, exact, scripted

DEAL = [0] * 14  # the draws of a shuffle of fifteen paladins


def fresh(players: int, outcomes: list[int], **options: str) -> Any:
    g = scripted(GAME, players, outcomes, **options)
    advance(g)
    return g


def piece(id: str) -> int:
    return TABLES["pieces"].where("id", id).number("count")


def test_cm_cmp_1_fifteen_segments_in_one_ring() -> None:
    g: Any = begin(GAME, 2, {}, "ring").g
    assert piece("segment") == 15
    assert g.segments == [1] * 15
    t, seen = 0, []
    for _ in range(15):
        seen.append(t)
        assert g.behind[g.ahead[t]] == t
        t = g.ahead[t]
    assert t == 0
    assert sorted(seen) == list(range(15))


def test_cm_cmp_2_forty_paladins_of_five_colours() -> None:
    rows = TABLES["colours"].records
    assert [row.text("id") for row in rows] == COLOURS
    assert [row.number("paladins") for row in rows] == [40] * 5
    assert piece("paladin") == 200


def test_cm_cmp_3_one_marker_for_each_colour() -> None:
    g: Any = begin(GAME, 2, {}, "markers").g
    assert piece("clan_marker") == len(g.holder) == 5


def test_cm_cmp_4_ten_castles_of_each_side_colour() -> None:
    assert [(r.text("id"), r.number("castles")) for r in TABLES["sides"].records] == [
        ("black", 10), ("white", 10), ("grey", 10),
    ]  # fmt: skip
    assert piece("castle") == 30


def test_cm_cmp_5_disc_sets() -> None:
    assert [r.number("disc_sets") for r in TABLES["sides"].records] == [2, 2, 1]
    assert piece("disc") == 25
    table = Table(phase="opening")
    assert table.hand("black") == [1, 2, 3, 4, 5]


def test_cm_cmp_6_courts_have_a_row_for_every_colour() -> None:
    g: Any = begin(GAME, 4, {}, "courts").g
    assert piece("court") == 4
    assert len(g.court) == 4 * 5


def test_cm_cmp_7_five_faces_are_colours_and_the_sixth_a_crown() -> None:
    """Every face is as likely as any other."""
    assert piece("die") == 4
    assert GAME.words.kinds["face"].names == FACES

    def first_face(chance: Chance) -> str:
        table = Table("A:", "B: green", reserves={}, dice=[])
        table.match.play.g.chance = chance
        table.play("emperor 1")
        return FACES[table.told("rolled")[0][1]]

    assert exact(first_face) == {face: Fraction(1, 6) for face in FACES}


def test_cm_cmp_8_there_is_one_emperor() -> None:
    assert piece("emperor") == 1
    assert begin(GAME, 2, {}, "emperor").g.emperor in range(15)  # type: ignore[attr-defined]


@pytest.mark.parametrize("left", [3, 30])
def test_cm_cmp_9_nothing_is_drawn_from_a_bag(left: int) -> None:
    """How many of a colour are left in the centre has no say in the dice."""
    assert piece("bag") == 2
    supply = dict.fromkeys(COLOURS, 30) | {"red": left}

    def reds(chance: Chance) -> int:
        table = Table("A:", "B: green", reserves={}, supply=supply, dice=[])
        table.match.play.g.chance = chance
        table.play("emperor 1")
        return table.told("rolled")[0][1:].count(0)

    assert exact(reds) == {
        n: Fraction(ways * 5 ** (3 - n), 216) for n, ways in enumerate([1, 3, 3, 1])
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_set_1_three_of_each_colour_one_on_each_territory(players: int) -> None:
    """A random order of a fixed heap: every colour can fall on every territory."""
    places: Counter[tuple[int, int]] = Counter()
    for seed in range(150):
        g: Any = begin(GAME, players, {}, str(seed)).g
        for t in range(15):
            row = g.cubes[t * 5 : t * 5 + 5]
            assert sorted(row) == [0, 0, 0, 0, 1]
            places[t, row.index(1)] += 1
        assert [sum(g.cubes[c::5]) for c in range(5)] == [3] * 5
    assert len(places) == 75
    assert all(12 < n < 52 for n in places.values()), "150 deals, 30 expected"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_set_2_the_emperor_begins_on_the_first_territory(players: int) -> None:
    assert begin(GAME, players, {}, "e").g.emperor == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_set_3_centre_markers_courts_and_castles(players: int) -> None:
    g = fresh(players, [*DEAL], start_player="seat")
    assert g.supply == [37] * 5
    assert g.holder == [-1] * 5
    assert sum(g.court) == sum(g.castles) == 0
    assert g.owner == [-1] * 15


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 9), (4, 7)])
def test_cm_set_4_reserves_are_rolled(players: int, size: int) -> None:
    """One paladin for each colour rolled; reserves do nothing until they are played."""
    dice = [n % 5 for n in range(size)]
    g = fresh(players, [*DEAL, 0, *(dice * players)])
    for seat in range(players):
        row = g.reserve[seat * 5 : seat * 5 + 5]
        assert row == [dice.count(colour) for colour in range(5)]
    assert sum(g.supply) == 5 * 37 - players * size
    assert g.holder == [-1] * 5


def test_cm_set_4_a_crown_is_a_colour_of_your_choice() -> None:
    g = fresh(2, [*DEAL, 1, *faces("crown", *["red"] * 6)])
    ask = advance(g)
    assert ask is not None
    assert (ask.seat, ask.key) == (1, "choose-crown")
    codes = [GAME.lexicon(GAME.config(2, {})).code(option) for option in ask.options]
    assert codes == [f"crown {colour}" for colour in COLOURS]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_set_5_the_first_player_is_drawn_by_lot(players: int) -> None:
    """Then clockwise; reserves are rolled in that order, crowns settled before the next rolls."""
    size = 9 if players == 3 else 7
    for lot in range(players):
        g = fresh(players, [*DEAL, lot, *([0] * size * players)])
        assert g.order == [(lot + n) % players for n in range(players)]
        ask = advance(g)
        assert ask is not None
        assert (ask.seat, ask.key) == (lot, "lay-disc")
    first = [*DEAL, 1, 5, *([0] * (size - 1))]
    g = fresh(players, first)
    ask = advance(g)
    assert ask is not None
    assert (ask.seat, ask.key) == (1, "choose-crown"), "the next has not rolled yet"
    assert sum(g.reserve) == size - 1


@pytest.mark.parametrize(
    ("players", "seats", "sides"),
    [
        (2, ["black", "white"], ["black", "white"]),
        (3, ["black", "white", "grey"], ["black", "white", "grey"]),
        (4, ["black1", "white1", "black2", "white2"], ["black", "white", "black", "white"]),
    ],
)
def test_cm_set_6_sides_by_seat(players: int, seats: list[str], sides: list[str]) -> None:
    match = begin(GAME, players, {}, "sides")
    assert GAME.config(players, {}).seat_names == seats
    picture: Any = GAME.derived(seen_by(match.g, -1), -1)
    assert [picture["side"][seat] for seat in seats] == sides


def test_cm_set_7_crowns_are_settled_one_by_one_with_all_dice_known() -> None:
    dice = faces("crown", "green", "crown", "blue", "blue", "red", "red")
    g = fresh(2, [*DEAL, 0, *dice])
    assert g.reserve[:5] == [2, 0, 2, 0, 1], "the coloured ones are there already"
    ask = advance(g)
    assert ask is not None
    assert (ask.key, ask.subject) == ("choose-crown", 2)


def test_cm_set_7_the_centre_cannot_run_out() -> None:
    """At most 28 paladins are taken, and 37 of each colour are there."""
    for players in (2, 3, 4):
        row = by_players(players)
        assert row.number("reserve") * players <= 28 < 37


@pytest.mark.parametrize(
    ("players", "numbers"),
    [(2, (2, 10, 7, 3, 3)), (3, (3, 8, 9, 4, 4)), (4, (2, 10, 7, 3, 3))],
)
def test_quantities_by_players(players: int, numbers: tuple[int, ...]) -> None:
    """CM-SET-4, CM-PLY-1, CM-SUP-1, CM-END-1: sides, castles, reserve, paladins played, dice."""
    row = by_players(players)
    keys = ("sides", "castles", "reserve", "played", "dice")
    assert tuple(row.number(key) for key in keys) == numbers
    g: Any = begin(GAME, players, {}, "numbers").g
    assert (g.sides, g.castles_per_side, g.full_reserve, g.played) == numbers[:4]
