"""Positions made up by hand: what no rule could go on from is refused by its field's name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from palatine.games.carolus_magnus.names import EMPEROR
from palatine.kernel import journal
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.position import digest, read, write
from tests.games.carolus_magnus.table import GAME, Table
from tests.helpers import begin, play_on_if_read, play_through
from tests.mutate import Path, mutated


def documents() -> list[Any]:
    """Positions from the set-up to the end, with two, three and four players."""
    found = []
    for seats, options in [
        (2, {"start_player": "seat"}), (3, {"first_reserve": "own_first_turn"}), (4, {}),
    ]:  # fmt: skip
        play = begin(GAME, seats, options, "documents")
        for n, _ in enumerate(play_through(play, fast("documents"))):
            if n < 12 or n % 9 == 0:
                found.append(write(play.g))
        found.append(write(play.g))
    return found


DOCUMENTS = documents()


@settings(deadline=None, max_examples=500)
@given(mutated(DOCUMENTS))
def test_a_mutated_position_is_bad_data_or_can_be_played(case: tuple[Any, list[Path]]) -> None:
    """BadData when it is read or later, never another error, a half-made choice or no end."""
    play_on_if_read(GAME, case[0], 40)


def spoiled(field: str, value: Any, frame: int | None = None, **more: Any) -> str:
    """What is said about a position in which one field was changed."""
    document = json.loads(json.dumps(write(Table("A x2: / 2 white", "B: red", **more).g)))
    holder = document["fields"] if frame is None else document["frames"][frame]
    if isinstance(value, dict) and isinstance(holder[field], dict):
        holder[field] |= value
    else:
        holder[field] = value
    with pytest.raises(BadData) as error:
        read(GAME, document, fast("x"))
    return str(error.value)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("round", 0, "fields: round must be 1 or more"),
        ("round", 2, "fields: unused and disc must leave 4 discs in round 2"),
        ("emperor", "t2", "fields: emperor must stand on a living territory"),
        ("emperor", None, "fields: emperor must stand on a living territory"),
        ("territories", 15, "fields: territories must be 14, as segments tell"),
        ("segments", {"t1": 3}, "fields: segments must add up to 15"),
        ("ahead", {"t1": "t1"}, "fields: ahead of t1 must be t3"),
        ("ahead", {"t2": "t3"}, "fields: ahead and behind must leave out t2, which was joined"),
        ("behind", {"t3": "t4"}, "fields: behind t3 must be t1"),
        ("owner", {"t1": None}, "fields: owner and castles of t1 do not fit together"),
        ("owner", {"t3": "black"}, "fields: owner and castles of t3 do not fit together"),
        ("owner", {"t1": "grey"}, "fields: owner and castles of t1 do not fit together"),
        ("castles", {"t1": 3}, "fields: stock and castles of a side must add up to 10"),
        ("castles", {"t1": -3}, "fields: castles cannot be negative"),
        ("stock", {"grey": 1}, "fields: stock and castles of a side must add up to 0"),
        ("cubes", {"t2": {"red": 1}}, "fields: castles and cubes cannot lie on t2, which was jo"),
        ("court", {"black": {"red": 1}}, "fields: holder is missing though a court has the colour"),
        ("reserve", {"black": {"red": -1}}, "fields: reserve cannot be negative"),
        ("order", ["black", "black"], "fields: order must name every seat once"),
        ("order", [], "fields: order must name every seat once"),
        ("turn", None, "fields: turn must name a seat"),
        ("disc", {"black": None}, "fields: unused and disc must leave 5 discs in round 1"),
        ("disc", {"black": 5}, "fields: unused holds a disc that was laid"),
        ("is_lively", 3, "fields: is_lively must be true or false"),
    ],
)
def test_a_field_that_does_not_fit(field: str, value: Any, message: str) -> None:
    assert spoiled(field, value).startswith(message)


def test_a_holder_with_fewer_than_another() -> None:
    courts = {"black": {"red": 2}, "white": {"red": 1}}
    said = spoiled("holder", {"red": "white"}, courts=courts, control={"red": "black"})
    assert said == "fields: holder must have most of the colour at court"


@pytest.mark.parametrize(
    ("frame", "field", "value", "message"),
    [
        (0, "taken", 3, "frame Action: taken must be 0 to 2"),
        (1, "dice", 8, "frame Refill: seat and dice do not fit"),
        (1, "seat", None, "frame Refill: seat and dice do not fit"),
        (1, "crowns", 4, "frame Refill: crowns must be as many as the dice at most"),
        (2, "seat", None, "frame MoveEmperor: seat is missing"),
        (3, "left", 4, "frame PlayPaladins: left must be as many as are held at most"),
        (3, "seat", None, "frame PlayPaladins: seat is missing"),
    ],
)
def test_a_frame_that_does_not_fit(frame: int, field: str, value: Any, message: str) -> None:
    assert spoiled(field, value, frame, left=2) == message


@pytest.mark.parametrize(
    ("frames", "message"),
    [
        ([{"frame": "Begin"}], "fields: disc must show 0 discs while Begin runs"),
        ([{"frame": "FirstReserves", "rolled": 9}], "frame FirstReserves: rolled must be 0 to 2"),
        ([{"frame": "Opening", "laid": 2}], "frame Opening: laid must be 0 to 1"),
        ([{"frame": "Opening", "laid": 1}], "frame Opening: laid does not fit the discs on the"),
    ],
)
def test_a_phase_that_does_not_fit_the_table(frames: list[Any], message: str) -> None:
    document = write(Table("A:", left=2).g)
    document["frames"] = frames
    with pytest.raises(BadData) as error:
        read(GAME, document, fast("x"))
    assert str(error.value).startswith(message)


def test_no_emperor_before_the_discs() -> None:
    document = write(Table(phase="opening").g)
    document["frames"].append({"frame": "MoveEmperor", "seat": "black"})
    with pytest.raises(BadData, match="frame MoveEmperor: seat has laid no disc"):
        read(GAME, document, fast("x"))


def test_a_frame_on_nothing_is_bad_data_when_the_rules_break() -> None:
    """Nobody checks how frames lie on each other: the rules break, and say where."""
    document = write(Table("A:", left=2).g)
    document["frames"] = [{"frame": "MoveEmperor", "seat": "black"}]
    play = journal.begin_at(GAME, document, "seed")
    before = digest(play.g)
    with pytest.raises(BadData, match="frame none: the rules cannot go on: "):
        play.choose(0, EMPEROR.option(1))
    assert digest(play.g) == before
