"""Positions made up by hand: what no rule could go on from is refused by its field's name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from palatine.games.viscounts.game import GAME
from palatine.kernel import journal
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.position import read, write
from tests.games.viscounts.table import Table
from tests.helpers import begin, play_on_if_read, play_through
from tests.mutate import Path, mutated


def documents() -> list[Any]:
    """Positions from the set-up to the end, solo and with two to four players."""
    found = []
    for people in (1, 2, 3, 4):
        play = begin(GAME, people, {}, "documents")
        for n, _ in enumerate(play_through(play, fast("documents"))):
            if n < 12 or n % 17 == 0:
                found.append(write(play.g))
        found.append(write(play.g))
    return found


DOCUMENTS = documents()


@settings(deadline=None, max_examples=300)
@given(mutated(DOCUMENTS))
def test_a_mutated_position_is_bad_data_or_can_be_played(case: tuple[Any, list[Path]]) -> None:
    """BadData when it is read or later, never another error, a half-made choice or no end."""
    play_on_if_read(GAME, case[0], 60)


def spoiled(field: str, value: Any, frame: int | None = None, **more: Any) -> str:
    """What is said about a position in which one field was changed."""
    document = json.loads(json.dumps(write(Table(**more).match.play.g)))
    holder = document["fields"] if frame is None else document["frames"][frame]
    if isinstance(value, dict) and isinstance(holder[field], dict):
        for key, inner in value.items():
            if isinstance(inner, dict):
                holder[field].setdefault(key, {}).update(inner)
            else:
                holder[field][key] = inner
    else:
        holder[field] = value
    with pytest.raises(BadData) as error:
        read(GAME, document, fast("x"))
    return str(error.value)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("round", 0, "fields: round must be 1 or more"),
        ("round", -1, "fields: round cannot be negative"),
        ("ring", {"1": "b"}, "fields: ring must name every segment once"),
        ("castle_offset", 5, "fields: castle_offset must be 0 to 4"),
        ("starter", None, "fields: starter must be a person's seat"),
        ("turn", None, "fields: turn must name a seat"),
        ("turn", "blue", "fields: turn does not fit the turns taken"),
        ("goods", {"red": {"ink": -1}}, "fields: goods cannot be negative"),
        ("corruption", {"red": 7}, None),
        ("virtue", {"red": None}, "fields: corruption and virtue must be 1 to 7"),
        ("corruption", {"red": 5}, None),
        ("at", {"red": None}, "fields: at must name a space for every seat"),
        ("open", {"red": ["a1"]}, "fields: open names a slot of another board"),
        ("open", {"red": ["tp1"]}, "fields: open must be as many slots as there are buildings"),
        ("owner", {"a_l1": "red"}, "fields: owner and built must name the same sites"),
        ("pile", {"a": 0}, "fields: unseen must be as many as lie below the visible townsfolk"),
        ("top", {"a": "architect"}, "fields: top, unseen and zone hold a townsfolk twice"),
        ("hand", {"red": 9}, "fields: hand and draw must be as many as zone tells"),
        ("discard", {"red": 9}, "fields: discard must be as many as zone tells"),
        ("board", {"red": {"left": "friar"}}, "fields: board and zone must agree"),
        ("zone", {"red": {"printed_four_a": "hand"}}, "fields: zone cannot hold what is printed"),
        ("last_round", 2, "fields: last_round must not lie in the past"),
        ("last_round", 4, "fields: last_round goes with revealed: both or neither"),
        ("above", {"poverty": 0}, "fields: above must be 0 just where the card below is revealed"),
        ("scribe", {"black_3_flip": "red"}, "fields: scribe owns a manuscript that lies in a pile"),
        ("scribe", {"printed_four_a": "red"}, "fields: scribe cannot own a printed manuscript"),
        ("scheme_zone", {"s_noble": "draw"}, "fields: scheme_zone is for a game with the Automa"),
        ("schemes", {"left": "s_noble"}, "fields: schemes and scheme_zone must agree"),
        ("mixed", 1, "fields: mixed must be as many as there are unseen schemes at most"),
    ],
)
def test_a_field_that_does_not_fit(field: str, value: Any, message: str | None) -> None:
    if message is None:  # a marker beyond the other one
        assert spoiled(field, value, red=dict(virtue=4)).startswith("fields: corruption and virtue")
    else:
        assert spoiled(field, value).startswith(message)


@pytest.mark.parametrize(
    ("frame", "field", "value", "message", "more"),
    [
        (0, "taken", 0, "frame Rounds: taken must be 1 to 2", {}),
        (1, "phase", 9, "frame Turn: phase must be 0 to 6", {}),
        (1, "played", "friar", "frame Turn: played must be a card on the board", {}),
        (2, "seat", "blue", "frame PrimaryAction: seat must be whose turn it is", {}),
        (2, "card", "friar", "frame Movement: card must be on the board", {"phase": "move"}),
        (2, "at", 4, "frame Effects: at must be 0 to 1", {"run": "flip_either_1"}),
        (2, "program", None, "frame Effects: seat and program are needed", {"run": "rearrange"}),
    ],
)
def test_a_frame_that_does_not_fit(
    frame: int, field: str, value: Any, message: str, more: dict[str, Any]
) -> None:
    seats = dict(red=dict(unpaid=1, acquired=1))
    assert spoiled(field, value, frame, **more, **seats) == message


@pytest.mark.parametrize(
    ("frames", "message"),
    [
        ([{"frame": "Draft", "taken": 0}], "fields: round must be 0 during set-up"),
        (
            [{"frame": "Rounds", "taken": 1}, {"frame": "AutomaTurn", "step": 0}],
            "frame AutomaTurn: it is not the Automa's turn",
        ),
        (
            [{"frame": "Rounds", "taken": 1}, {"frame": "AutomaStart"}],
            "frame AutomaStart: there is no Automa",
        ),
    ],
)
def test_a_frame_that_does_not_fit_the_match(frames: list[Any], message: str) -> None:
    document = write(Table().match.play.g)
    document["frames"] = frames
    with pytest.raises(BadData) as error:
        read(GAME, document, fast("x"))
    assert str(error.value) == message


def test_a_frame_on_nothing_is_bad_data() -> None:
    """Nobody checks how frames lie on each other: the rules break, and say where."""
    document = write(Table().match.play.g)
    document["frames"] = [{"frame": "Castle"}]
    with pytest.raises(BadData, match="frame none: the rules cannot go on: "):
        journal.begin_at(GAME, document, "seed")


def test_a_reward_that_waits_is_that_of_an_own_site() -> None:
    """No match stops there, but a position may be made up."""
    table = Table(red=dict(slots=["tp1"], sites=["a_l1"]))
    document = write(table.match.play.g)
    waiting = {"frame": "SiteReward", "seat": "red", "site": "a_l1"}
    document["frames"].append(waiting)
    assert read(GAME, document, fast("x")).frames
    for field, value, message in (
        ("site", "a_l2", "site must be the seat's"),
        ("seat", "blue", "site must be the seat's"),
        ("seat", None, "seat and site are needed"),
        ("site", None, "seat and site are needed"),
    ):
        document["frames"][-1] = {**waiting, field: value}
        with pytest.raises(BadData) as error:
            read(GAME, document, fast("x"))
        assert str(error.value) == f"frame SiteReward: {message}"
