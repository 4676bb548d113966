"""Positions made up by hand: what no rule could go on from is refused by its field's name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.names import DONE
from palatine.kernel import journal
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import NOBODY, asks
from palatine.kernel.position import digest, read, write
from palatine.kernel.sight import seen_by
from tests.helpers import begin, play_on_if_read, play_through
from tests.mutate import Path, mutated

EACH = 3  # positions with each question


def documents() -> list[Any]:
    """Some positions for every question that random matches with various options ask."""
    found = []
    for options in (*GAME.presets.values(), {"forced_march": "true", "handicap": "2"}):
        met: dict[str, int] = {}
        play = begin(GAME, 2, options, "documents")
        for open_asks in play_through(play, fast("documents")):
            key = open_asks[0].key
            met[key] = met.get(key, 0) + 1
            if met[key] <= EACH:
                found.append(write(play.g))
        found.append(write(play.g))
    return found


DOCUMENTS = documents()


@settings(deadline=None, max_examples=500)
@given(mutated(DOCUMENTS))
def test_a_mutated_position_is_bad_data_or_can_be_played(case: tuple[Any, list[Path]]) -> None:
    """BadData when it is read or later, never another error, a half-made choice or no end."""
    play_on_if_read(GAME, case[0], 60)


def position_at(key: str) -> Any:
    """The first of the positions in which this is asked."""
    for document in DOCUMENTS:
        if document["ended"] is None:
            g = read(GAME, document, fast("x"))
            if asks(g)[0].key == key:
                return json.loads(json.dumps(document))
    raise AssertionError(f"no position asks {key}")


def refusal(document: Any) -> str:
    with pytest.raises(BadData) as error:
        read(GAME, document, fast("x"))
    return str(error.value)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("year", None, "fields: year and turn must be given"),
        ("turn", 2, "fields: played of franks must be 1 cards"),
        ("turn", "hidden", "fields: turn is public and cannot be hidden"),
        ("phase", "moves", "fields: card and first must be given"),
        ("phase", None, "fields: phase must be given"),
        ("first", "franks", "fields: first is not known before the cards are"),
        ("mover", "franks", "fields: mover is for a move phase"),
        ("card", {"franks": "guide"}, "fields: card must be given for both sides or none"),
        ("last", {"franks": "guide"}, "fields: last of franks does not fit the turn"),
        ("hand", {"franks": {"guide": -1}}, "fields: hand cannot be negative or hidden in part"),
        ("hand", {"franks": {"guide": 2}}, "fields: hand and played have guide 2 times"),
        ("hand", {"franks": {"guide": "hidden"}}, "fields: hand cannot be negative or hidden in p"),
        ("played", {"franks": {"guide": -1}}, "fields: played cannot be negative"),
        ("guide", "franks", "fields: guide and jihad are left over"),
        ("kept", "acre", "fields: kept is left over"),
        ("campaigner", "franks", "fields: campaigner is not known yet"),
        ("at", {"conrad": None}, "fields: at must tell where conrad is"),
        ("at", {"conrad": "acre"}, "fields: could does not have conrad where it is"),
        ("at", {"conrad": "england"}, "fields: at has conrad in a strange staging area"),
        ("at", {"conrad": "out"}, "fields: at has conrad out, which can come back"),
        ("at", {"saladin": "lost"}, "fields: at must have saladin out of the game"),
        ("at", {"conrad": "aleppo"}, "fields: at has two sides in one field"),
        ("steps", {"conrad": None}, "fields: steps of conrad must be 1 to 4"),
        ("steps", {"conrad": "hidden"}, "fields: steps of conrad cannot be hidden"),
        ("steps", {"conrad": 1}, "fields: least and most do not have the steps of conrad"),
        ("steps", {"richard": 1}, "fields: steps of richard, off the map, must be full"),
        ("way", {"conrad": "acre"}, "fields: way of conrad does not fit its move"),
        ("castle", ["conrad"], "fields: castle of tyre is not besieged"),
        ("castle", ["richard"], "fields: a block off the map is marked"),
        ("castle", "hidden", "fields: castle cannot be hidden as a whole"),
        ("second", ["conrad"], "fields: way of conrad does not fit its move"),
        ("storming", ["conrad"], "fields: storming and sallying need a combat"),
        ("moved", ["conrad"], "fields: moved is for a move phase"),
        ("used", {"acre_tyre": 9}, "fields: used has 9 blocks on acre_tyre"),
        ("used", {"acre_tyre": -1}, "fields: used cannot be negative"),
        ("entry", {"franks": {"tyre": ["jaffa"]}}, "fields: entry of tyre has a road that is not"),
        ("entry", {"franks": {"tyre": ["acre"]}}, "fields: entry is left over"),
        ("attacks", {"franks": ["tyre"]}, "fields: attacks and resolved are left over"),
        ("resolved", ["tyre"], "fields: attacks and resolved are left over"),
        ("town", "tyre", "fields: attacker must be given in a combat"),
        ("round", 4, "fields: round and regrouped must be 3 at most"),
        ("half", "conrad", "fields: half and acted need a combat"),
        ("could", {}, "fields: could does not have "),
        ("least", {"conrad": 5}, "5 is no steps in fields: least, conrad"),
        ("least", {"conrad": None}, "fields: least and most of conrad do not fit"),
    ],
)
def test_a_field_that_does_not_fit(field: str, value: Any, message: str) -> None:
    document = position_at("choose-card")
    holder = document["fields"]
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            if isinstance(inner, dict):
                holder[field].setdefault(key, {}).update(inner)
            else:
                holder[field][key] = inner
    else:
        holder[field] = value
    assert refusal(document).startswith(message)


@pytest.mark.parametrize(
    ("key", "changes", "message"),
    [
        ("choose-card", {"asked": ["franks"]}, "frame ChooseCards: slots must be as many as the"),
        ("choose-card", {"slots": ["done", None]}, "frame ChooseCards: slots hold what was not"),
        ("choose-card", {"slots": ["hidden", None]}, "frame ChooseCards: slots cannot be hidden"),
        ("spend-move", {"seat": None}, "frame Moves: seat must be who moves"),
        ("spend-move", {"left": 4}, "frame Moves: left must be 0 to "),
        ("group-step", {"block": None}, "frame March: path and left need a block"),
        ("group-step", {"block": "hidden"}, "frame March: block and left cannot be hidden"),
        ("group-step", {"left": 7}, "frame March: left does not fit"),
        ("group-step", {"path": ["acre"]}, "frame March: path must have a step or be empty"),
        ("group-step", {"path": ["acre", "aleppo"]}, "frame March: path leaves the roads"),
        ("group-step", {"town": None}, "frame March: town or goal must be given"),
        ("land", {"block": None}, "frame Landing: block is missing"),
        ("land", {"block": "saladin"}, "frame Landing: block has no way"),
        ("deploy", {"seat": None}, "frame Deploy: seat must be who defends"),
        ("action", {"index": 6}, "frame Fight: index must be 0 to 5"),
        ("action", {"hits": 1}, "frame Fight: doing does not fit the fighters and the hits"),
        ("action", {"block": None, "doing": 1}, "frame Fight: hits and doing need a block"),
        ("action", {"block": "richard"}, "frame Fight: block is not on turn"),
        ("regroup", {"town": None}, "frame Regroup: seat and town must be given"),
        ("place-block", {"block": "richard"}, "frame PlaceBlock: block cannot have been drawn"),
        ("place-block", {"seat": None}, "frame PlaceBlock: seat must be who draws"),
        ("replace", {"seat": None}, "frame Replace: seat must be given"),
        ("replace", {"points": {"acre": 9}}, "frame Replace: points are above the rating"),
        ("give-manna", {"left": 4}, "frame GiveManna: left must be 0 to 3"),
    ],
)
def test_a_frame_that_does_not_fit(key: str, changes: dict[str, Any], message: str) -> None:
    document = position_at(key)
    document["frames"][-1] |= changes
    assert refusal(document).startswith(message)


@pytest.mark.parametrize(
    ("key", "below", "field", "value", "message"),
    [
        ("take-seats", 0, "step", 3, "frame GameTurn: step must be 0 here"),
        ("choose-card", 0, "step", 9, "frame GameTurn: step must be 1 here"),
        ("spend-move", 1, "stage", 4, "frame EndOfMoves: stage must be 0 to 3"),
        ("action", 2, "stage", 15, "frame Combat: stage must be 1 to 14"),
        ("place-block", 1, "drawn", 0, "frame Draws: drawn must be 1 or 2"),
        ("replace", 1, "step", 0, "frame WinterSteps: step must be 1 to 7"),
    ],
)
def test_a_frame_below_that_does_not_fit(
    key: str, below: int, field: str, value: int, message: str
) -> None:
    document = position_at(key)
    document["frames"][below][field] = value
    assert refusal(document) == message


TURN = {"frame": "GameTurn", "step": 1}


@pytest.mark.parametrize(
    ("key", "frames", "message"),
    [
        ("choose-card", [TURN, {"frame": "Battles"}], "frame Battles: it is not the battle phase"),
        ("take-seats", [{"frame": "TakeSeats", "seated": []}, TURN], "frame GameTurn: step must"),
        ("spend-move", [{"frame": "WinterSteps", "step": 1}], "frame WinterSteps: it is not winte"),
        ("regroup", [{"frame": "Draws", "drawn": 1}], "frame Draws: it is not the draw phase"),
    ],
)
def test_a_frame_of_another_phase(key: str, frames: list[Any], message: str) -> None:
    document = position_at(key)
    document["frames"] = frames
    assert refusal(document).startswith(message)


def test_frames_on_the_wrong_rule_are_bad_data_when_the_rules_break() -> None:
    """Nobody checks how frames lie on each other: the rules break, and say where."""
    document = position_at("take-seats")
    document["frames"] = document["frames"][-1:]  # nothing is left after the seats
    play = journal.begin_at(GAME, document, "seed")
    before = digest(play.g)
    with pytest.raises(BadData, match="frame none: the rules cannot go on: "):
        play.choose(0, DONE.option())
    assert digest(play.g) == before
    document = position_at("action")
    del document["frames"][-2]  # nobody hears how the fight ends
    assert play_on_if_read(GAME, document, 60) == "refused later"


@pytest.mark.parametrize("key", ["take-seats", "choose-card", "group-step", "land", "action"])
def test_what_a_seat_sees_is_a_position_too(key: str) -> None:
    """Bots are handed positions with hidden things; they are read, and read as they were."""
    g = read(GAME, position_at(key), fast("x"))
    for seat in (NOBODY, 0, 1):
        document = json.loads(json.dumps(write(seen_by(g, seat))))
        assert write(read(GAME, document, fast("x"))) == document
    document = json.loads(json.dumps(write(seen_by(g, 0))))
    document["fields"]["hand"]["saracens"] = {}
    assert refusal(document).endswith("cannot be hidden"), "hidden in part"


def test_a_match_cannot_begin_at_what_a_seat_sees() -> None:
    g = read(GAME, position_at("group-step"), fast("x"))
    for seat in (NOBODY, 0, 1):
        with pytest.raises(BadData, match="is hidden, and a match needs all of it"):
            journal.begin_at(GAME, write(seen_by(g, seat)), "seed")
    assert journal.begin_at(GAME, write(g), "seed").g.ended < 0
