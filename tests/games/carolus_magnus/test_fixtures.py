"""The test positions of the rules, figures and examples of the rulebook among them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palatine.games.carolus_magnus.invariants import (
    check,
    end_is_due,
    lands_are_joined,
    paladins_are_kept,
)
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, asks
from tests.games.carolus_magnus.table import COLOURS, GAME, Table, faces
from tests.helpers import begin

Fixture = dict[str, Any]

FIXTURES: list[Fixture] = json.loads((Path(__file__).parent / "fixtures.json").read_text("utf-8"))[
    "fixtures"
]


def of_kind(kind: str) -> list[Fixture]:
    return [fixture for fixture in FIXTURES if fixture["kind"] == kind]


def name(fixture: Fixture) -> str:
    return str(fixture["id"])


def test_all_fixtures_are_here() -> None:
    assert len(FIXTURES) == 36
    assert len({fixture["id"] for fixture in FIXTURES}) == 36
    assert {fixture["kind"] for fixture in FIXTURES} == {"setup", "discs", "play", "refill"}


@pytest.mark.parametrize("fixture", of_kind("setup"), ids=name)
def test_setup(fixture: Fixture) -> None:
    """CM-SET-1, CM-SET-2, CM-SET-3, CM-SET-4: what lies where at the start."""
    expected = fixture["expected"]
    for seed in range(20):
        play = begin(GAME, fixture["players"], {"start_player": "seat"}, str(seed))
        g: Any = play.g
        seats = range(g.seats)
        assert g.territories == expected["territories"]
        for t in range(15):
            assert sum(g.cubes[t * 5 : t * 5 + 5]) == expected["paladins_per_territory"]
        for colour in range(5):
            assert sum(g.cubes[colour::5]) == expected["each_colour_on_map"]
        assert g.supply == [expected["supply_per_colour_before_reserves"]] * 5
        assert g.played == expected["paladins_played_per_turn"] == expected["dice_per_refill"]
        sides = ["black", "white", "grey"][: g.sides]
        assert sides == expected["sides"]
        assert g.stock[: g.sides] == [expected["castles_per_side"]] * g.sides
        assert g.castles_per_side == expected["castles_per_side"]
        for seat in seats:
            assert [n for n in range(1, 6) if g.unused[seat] >> (n - 1) & 1] == expected[
                "discs_per_player"
            ]
        assert 5 - g.holder.count(-1) == expected["colours_controlled"]
        luck = fast(f"reserves {seed}")
        while any(ask.key in ("choose-starter", "choose-crown") for ask in asks(play.g)):
            ask = asks(play.g)[0]
            play.choose(ask.seat, ask.nth(luck.below(ask.count)))
        for seat in seats:
            assert sum(g.reserve[seat * 5 : seat * 5 + 5]) == expected["reserve_per_player"]
        for colour in range(5):
            held = sum(g.reserve[colour::5]) + sum(g.court[colour::5]) + sum(g.cubes[colour::5])
            assert held + g.supply[colour] == expected["invariant_total_per_colour"]


@pytest.mark.parametrize("fixture", of_kind("discs"), ids=name)
def test_discs(fixture: Fixture) -> None:
    expected = dict(fixture["expected"])
    table = laid(fixture)
    table.play(*fixture["moves"])
    for seat, discs in expected.pop("legal_discs", {}).items():
        assert table.asked() == [(seat, "lay-disc")]
        assert table.offered("disc") == [str(disc) for disc in discs]
    for way in expected.pop("then", []):
        other = laid(fixture)
        other.play(*fixture["moves"], way["move"])
        advance(other.g)
        assert other.order() == way["action_order"]
    if "action_order" in expected:
        assert table.order() == expected.pop("action_order")
        steps = take_turns(table)
        for seat, numbers in expected.pop("emperor_steps", {}).items():
            assert steps[seat] == [str(number) for number in numbers]
        assert table.asked()[0][1] == "lay-disc"
        assert table.order() == expected.pop("next_laying_order")
        for seat, hand in expected.pop("hands_after_round", {}).items():
            assert table.hand(seat) == hand
    assert expected == {}, "something expected was not looked at"


def laid(fixture: Fixture) -> Table:
    hands = fixture["hands"]
    round = fixture.get("round", 1)
    return Table(
        players=fixture["players"],
        phase="opening",
        hands=hands,
        order=fixture["order"],
        round=round,
        reserves={},
    )


def take_turns(table: Table) -> dict[str, list[str]]:
    """Takes all turns of the round; returns the steps that were offered to each seat."""
    steps: dict[str, list[str]] = {}
    while table.asked()[0][1] != "lay-disc":
        seat, key = table.asked()[0]
        if key == "move-emperor":
            steps[seat] = table.offered("emperor")
        assert table.match.ask is not None
        table.match.choose(table.match.ask.options[0])
    return steps


@pytest.mark.parametrize("fixture", of_kind("play"), ids=name)
def test_play(fixture: Fixture) -> None:
    table = Table(
        *fixture["ring"],
        players=fixture["players"],
        emperor=fixture["emperor"],
        control=fixture["control"],
        courts=fixture.get("courts"),
        reserves=fixture.get("reserves"),
        stock=fixture["stock"],
        turn=fixture["turn"],
        disc=fixture["disc"],
        left=fixture.get("left", 3),
    )
    check(table.g)
    expected = dict(fixture["expected"])
    before = expected.pop("strength_before", {})
    for move in fixture["moves"]:
        if isinstance(move, str):
            if "emperor" in move:
                for land, strength in before.items():
                    assert table.strength(land) == strength
                before = {}
            table.play(move)
        elif "check" in move:
            look(table, move["check"])
        else:
            table.give_turn(move["turn"], move["left"])
    assert before == {}
    look(table, expected)
    # a fixture may hold a full reserve after its placements, so reserves are not looked at
    for holds in (paladins_are_kept, lands_are_joined, end_is_due):
        holds(table.g)


def look(table: Table, expected: Fixture) -> None:
    """Compares all that is expected, and nothing else."""
    for key, value in expected.items():
        if key == "control":
            assert {colour: table.holder(colour) for colour in value} == value
        elif key == "emperor":
            assert table.emperor() == value
        elif key == "castles":
            assert {land: table.castles(land) for land in value} == value
        elif key == "stock":
            assert {side: table.stock(side) for side in value} == value
        elif key == "territories":
            assert table.g.territories == value
        elif key == "strength":
            assert {land: table.strength(land) for land in value} == value
        elif key == "courts":
            for seat, counts in value.items():
                assert {colour: table.court(seat)[colour] for colour in counts} == counts
        elif key == "legal_steps":
            assert table.offered("emperor") == [str(steps) for steps in value]
        elif key == "end":
            assert table.end == (None if value is None else (value["reason"], value["winners"]))
        elif key == "joined":
            joined = min(value["of"], key=table.t)
            assert table.castles(joined) == value["castles"]
            assert table.cubes(joined) == value["cubes"]
            assert table.g.segments[table.t(joined)] == value["segments"]
            assert (table.emperor() == joined) == value["emperor"]
            for part in set(value["of"]) - {joined}:
                assert table.g.segments[table.t(part)] == 0
        else:
            raise AssertionError(f"'{key}' is expected, but nobody looks at it")


@pytest.mark.parametrize("fixture", of_kind("refill"), ids=name)
def test_refill(fixture: Fixture) -> None:
    table = Table(
        "A:",
        "B: green",
        control=fixture["control"],
        courts=fixture["courts"],
        reserves={},
        supply=fixture["supply"],
        turn=fixture["roller"],
        dice=faces(*fixture["faces"], *fixture["rerolls"]),
    )
    check(table.g)
    table.play("emperor 1")
    for colour in fixture["crown_choices"]:
        table.play(f"crown {colour}")
    expected = fixture["expected"]
    for seat, counts in expected["courts"].items():
        assert table.court(seat) == counts
    taken = {colour: expected["taken"].count(colour) for colour in COLOURS}
    got = table.reserve(fixture["roller"])
    assert got == {colour: n for colour, n in taken.items() if n}
    check(table.g)
