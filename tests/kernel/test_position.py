"""Positions: readable, exact in the middle of any rule, and refused by the field's name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import State, advance, asks
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import digest, flatten, game_of, read, write
from palatine.kernel.sight import seen_by
from tests.helpers import begin, frame_of, play_through
from tests.mutate import Path, mutated
from tests.toys.duel import DUEL
from tests.toys.small import PICK, Everybody, Picks, Small, small
from tools import laws

SMALL = Small(lambda: Picks(0, 1, 2))


def documents() -> list[Any]:
    """Positions of a whole match of Duel, commits and secret draws among them."""
    found = []
    for seed in ("p", "q"):
        play = begin(DUEL, 3, {}, seed)
        for _ in play_through(play, fast(seed)):
            found.append(write(play.g))
        found.append(write(play.g))
    return found


def test_a_position_is_readable() -> None:
    g = begin(DUEL, 2, {}, "readable").g
    asks(g)
    g.frames[-1].answered(g, 0, 3)
    document = write(g)
    assert document["frames"] == [
        {"frame": "Round", "winner": None},
        {"frame": "Showdown", "asked": ["anna", "bert"], "slots": ["play four", None]},
    ]
    assert document["fields"]["held"] == {"anna": 3, "bert": 3}
    assert set(document["fields"]["hand"]) == {"anna", "bert"}
    assert (document["game"], document["seats"], document["ended"]) == ("duel", 2, None)
    assert document["options"] == {"stakes": "low"}


def test_every_position_comes_back() -> None:
    for seed in range(6):
        play = begin(DUEL, 2 + seed % 2, {"stakes": "high"}, str(seed))
        for _ in play_through(play, fast(str(seed))):
            laws.check_position(play.g, fast("more"))
        laws.check_position(play.g, fast("more"))


def test_what_a_seat_sees_can_be_written_and_read_too() -> None:
    g = begin(DUEL, 2, {}, "seen").g
    seen = seen_by(g, 0)
    document = json.loads(json.dumps(write(seen)))
    assert document["fields"]["hand"]["bert"] == "hidden"
    assert flatten(read(DUEL, document, fast("x"))) == flatten(seen)


def test_houses_flags_and_forced_answers_are_kept() -> None:
    g = small(lambda: Picks(0, 1, 2), 1, houses=2)
    g.answering = False
    g.is_odd = True
    document = write(g)
    assert document["fields"]["is_odd"] is True
    again = read(game_of(g), json.loads(json.dumps(document)), fast("x"))
    assert (again.houses, again.answering) == (0b110, False)
    assert digest(again) == digest(g)


def test_the_end_is_kept() -> None:
    g = small(lambda: Picks(0, 0, 2))
    advance(g)
    again = read(SMALL, write(g), fast("x"))
    assert (again.ended, again.places, again.frames) == (0, [1, 1], [])
    assert advance(again) is None


def test_the_digest_names_the_position_and_nothing_else() -> None:
    g = small(lambda: Picks(0, 2, 3))
    before = digest(g)
    assert len(before) == 12
    advance(g)
    g.telling = g.explaining = True
    g.chance.below(6)
    g.tell("rolled", 1)
    assert digest(g) == before, "an open ask, the log and the luck are not in it"
    g.total = 1
    changed = digest(g)
    assert changed != before
    g.frames.pop()
    assert digest(g) not in (before, changed)


def base() -> dict[str, Any]:
    return write(
        small(lambda: frame_of(Everybody, asked=[0, 1], slots=[NONE, PICK.option(2)], least=2), 2)
    )


def bad(game: Any, document: Any) -> str:
    with pytest.raises(BadData) as error:
        read(game, document, fast("x"))
    return str(error.value)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"position": 2}, "position: format 2 is not 1"),
        ({"game": "chess"}, "position: game 'chess' is not small"),
        ({"rules": "one"}, "position: rules must be a number"),
        ({"rules": 7, "ended": "peace"}, "(it follows rules 7, this program plays rules 1)"),
        ({"seats": "two"}, "position: seats must be a number"),
        ({"seats": 9}, "small is for 1, 2, 3, 4 players, not 9"),
        ({"seats": True}, "position: seats must be a number"),
        ({"options": []}, "position: options must be an object"),
        ({"options": {"x": 1}}, "small has no option 'x'"),
        ({"answering": 1}, "position: answering must be true or false"),
        ({"ended": "peace"}, "position: unknown end 'peace'"),
        ({"ended": []}, r"position: unknown end \[\]"),
        ({"ended": "done"}, "position: places must be 2 numbers"),
        ({"ended": "done", "places": [1, 2]}, "position: frames are given though"),
        ({"places": [1, 2]}, "position: places are given though the match has not ended"),
        ({"places": [None]}, "position: places must be a number"),
        ({"places": 5}, "position: places must be a list"),
        ({"frames": []}, "position: frames are empty though the match has not ended"),
        ({"frames": {}}, "position: frames must be a list"),
        ({"frames": ["Picks"]}, "frames: an entry has no 'frame'"),
        ({"frames": [{"frame": "Castle"}]}, "frames: small has no frame 'Castle'"),
        ({"frames": [{"frame": "Returns"}]}, "frame Returns: 'value' is missing"),
        ({"frames": [{"frame": "Finish", "x": 1}]}, "frame Finish: unknown key 'x'"),
        ({"fields": None}, "fields must be an object"),
        ({"fields": {}}, "fields: 'total' is missing"),
        ({"extra": 1}, "position: unknown key 'extra'"),
    ],
)
def test_a_bad_document_is_refused(changes: dict[str, Any], message: str) -> None:
    import re

    assert re.search(message, bad(SMALL, {**base(), **changes}))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("total", None, "None is no number in fields: total"),
        ("total", "5", "'5' is no number in fields: total"),
        ("total", 1.0, "1.0 is no number in fields: total"),
        ("total", True, "True is no number in fields: total"),
        ("total", 1 << 40, "1099511627776 is no number in fields: total"),
        ("total", "hidden", "fields: total is public and cannot be hidden"),
        ("heard", 5, "fields: heard must be a list"),
        ("heard", [1, "x"], "'x' is no number in fields: heard"),
        ("heard", [1, "hidden"], "fields: heard is public and cannot be hidden"),
        ("is_odd", 1, "fields: is_odd must be true or false"),
        ("is_odd", None, "fields: is_odd must be true or false"),
    ],
)
def test_a_bad_value_is_refused_with_its_field(field: str, value: Any, message: str) -> None:
    document = base()
    document["fields"][field] = value
    assert bad(SMALL, document) == message


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("asked", ["east", "north"], "frame Everybody: asked must name seats in their order"),
        ("asked", ["north", "north"], "frame Everybody: asked must name seats in their order"),
        ("asked", [None, "east"], "frame Everybody: asked must name seats in their order"),
        ("asked", ["north"], "frame Everybody: slots must be as many as the seats asked"),
        ("asked", ["north", "south"], "unknown seat 'south' in frame Everybody: asked"),
        ("slots", ["pick 9", None], "unknown digit '9' in 'pick 9'"),
        ("slots", [3, None], "3 is no option in frame Everybody: slots"),
        ("least", "hidden", "frame Everybody: least is public and cannot be hidden"),
    ],
)
def test_a_bad_frame_is_refused_with_its_field(field: str, value: Any, message: str) -> None:
    document = base()
    document["frames"][1][field] = value
    assert bad(SMALL, document) == message


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("hand", [], "fields: hand must be an object"),
        ("hand", {"anna": "ace"}, "fields: hand, anna must be a list"),
        ("hand", {"anna": ["joker"]}, "unknown card 'joker' in fields: hand, anna"),
        ("hand", {"anna": [None]}, "unknown card None in fields: hand, anna"),
        ("hand", {"anna": ["none"]}, "unknown card 'none' in fields: hand, anna"),
        ("hand", {"dora": []}, "unknown seat 'dora' in fields: hand"),
        ("hand", {"none": []}, "unknown seat 'none' in fields: hand"),
        ("hand", {"hidden": []}, "unknown seat 'hidden' in fields: hand"),
        ("held", {"anna": "three"}, "'three' is no number in fields: held, anna"),
        ("held", {"anna": "hidden"}, "fields: held is public and cannot be hidden"),
        ("bag", {"ace": 1}, "fields: bag must be a list"),
        ("played", ["ace", 2], "2 is no card in fields: played"),
    ],
)
def test_rows_and_sets_are_refused_with_their_place(field: str, value: Any, message: str) -> None:
    document = write(begin(DUEL, 2, {}, "rows").g)
    document["fields"][field] = value
    assert bad(DUEL, document) == message


DOCUMENTS = documents()


def names_one(error: BadData, touched: list[Path]) -> bool:
    """Whether the message names a field that was touched."""
    return any(str(path[1]) in str(error) for path in touched) or "unknown key" in str(error)


@settings(deadline=None, max_examples=400)
@given(mutated(DOCUMENTS))
def test_a_mutated_document_is_read_or_refused_by_name(case: tuple[Any, list[Path]]) -> None:
    document, touched = case
    refused: BadData | None = None
    try:
        g: State = read(DUEL, document, fast("x"))
    except BadData as error:
        refused = error
    if refused is None:
        assert json.dumps(write(read(DUEL, write(g), fast("x")))) == json.dumps(write(g))
    elif all(len(path) > 1 and path[0] == "fields" for path in touched):
        assert names_one(refused, touched)
