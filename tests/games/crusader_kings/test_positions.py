"""Positions made up by hand: what no rule could go on from is refused by its field's name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.names import CARD
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import lord_leaves
from palatine.games.crusader_kings.tables import REGIONS
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.position import read, write
from tests.helpers import begin, play_on_if_read, play_through
from tests.mutate import Path, mutated

CASES = [(1, {"english": "ferox", "german": "aperio"}), (2, {"scenario": "6", "german": "munitio"})]


def documents() -> list[Any]:
    """Positions from the set-up on, alone and with two people beside an AI."""
    found = []
    for people, options in CASES:
        play = begin(GAME, people, options, "documents")
        for n, _ in enumerate(play_through(play, fast("documents"))):
            if n < 6 or n % 23 == 0:
                found.append(write(play.g))
            if n > 500:
                break
    return found


DOCUMENTS = documents()


@settings(deadline=None, max_examples=60)
@given(mutated(DOCUMENTS))
def test_a_mutated_position_is_bad_data_or_can_be_played(case: tuple[Any, list[Path]]) -> None:
    """BadData when it is read or later, never another error, a half-made choice or no end."""
    play_on_if_read(GAME, case[0], 40)


def first_position() -> dict[str, Any]:
    """Five people at their first question."""
    document: dict[str, Any] = json.loads(json.dumps(write(begin(GAME, 5, {}, "first").g)))
    return document


def refusal(document: dict[str, Any]) -> str:
    with pytest.raises(BadData) as error:
        read(GAME, document, fast("x"))
    return str(error.value)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        # a piece in two places
        ("lord", {"ireland": "william_i"}, "fields: family and lord hold a person twice"),
        ("family", {"english": {"spouse": "william_i"}}, "fields: family and lord hold a person"),
        ("owner", {"ireland": "english"}, "fields: lord is in a region with a knight"),
        # too many of a piece
        ("unrest", {"paris": 13}, "fields: unrest is more than there is"),
        ("harvest", {"paris": 7}, "fields: harvest is more than there is"),
        ("age", {"english": 5}, "fields: age must be 4 at most"),
        ("gold", {"english": -1}, "fields: gold cannot be negative"),
        ("open_developments", {"1": "fleet", "2": "fleet", "3": "fleet"}, "fields: held and open"),
        # a duke without a person, a spouse without partner
        ("duchy", {"english": {"child_1": "wessex"}}, "fields: duchy has no duke"),
        ("family", {"english": {"child_1_spouse": "english_01"}}, "fields: "),
        # relations
        ("allies", {"english": ["frankish"]}, "fields: allies must be mutual"),
        ("wars", {"english": ["english"]}, "fields: wars names the seat itself"),
        ("friends", {"english": ["paris"]}, "fields: friends must be independent regions"),
        # hands, plans, tokens
        ("cards", {"english": {"war": 3}}, "fields: card_at differs from cards"),
        ("planned", {"english": 2}, "fields: planned differs from card_at"),
        ("token_at", {"starting_pious_1": "drawn"}, "fields: token_at is drawn though there is no"),
        ("strategy", {"english": "ferox"}, "fields: strategy is for AIs only"),
        ("era", 9, "fields: era is beyond the last one"),
    ],
)
def test_a_field_that_does_not_fit(field: str, value: Any, message: str) -> None:
    document = first_position()
    holder = document["fields"]
    if isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, dict):
                holder[field].setdefault(key, {}).update(inner)
            else:
                holder[field][key] = inner
    else:
        holder[field] = value
    assert refusal(document).startswith(message)


def test_a_ninth_region_where_no_rule_gives_one_up() -> None:
    g = begin(GAME, 5, {}, "first").g
    assert isinstance(g, Kings)
    free = [region for region in range(REGIONS) if g.is_independent(region)]
    for region in free[:5]:
        lord_leaves(g, region)
        g.give_land(region, 0)
    document = json.loads(json.dumps(write(g)))
    assert refusal(document) == "fields: owner gives a seat more than 8 regions"


def test_a_fifth_shield() -> None:
    document = first_position()
    spaces = ["constantinople", "nicaea", "dorylaeum", "edessa", "antioch"]
    document["fields"]["shields"] = {space: "english" for space in spaces}
    assert refusal(document) == "fields: shields has a fifth of a seat"


def test_a_plan_that_is_not_in_the_cards() -> None:
    document = first_position()
    document["fields"]["card_at"][CARD.names[0]] = "first_english"
    assert refusal(document).startswith("fields: card_at differs from cards")


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        ({"frame": "Death", "seat": "english", "member": "child_1", "cause": 0}, "frame Death: "),
        ({"frame": "Crusade", "seat": "english", "member": "child_2"}, "frame Crusade: "),
        ({"frame": "Coups", "seat": "english", "tried": [], "count": 0, "region": "paris",
          "most": 4}, "frame Coups: region has no unrest"),
        ({"frame": "Overflow", "seat": "english", "gained": "bank"}, "frame Overflow: "),
        ({"frame": "AiTurn", "seat": "english", "step": 0, "card": None, "entry": None,
          "target": None}, "frame AiTurn: seat must be an AI"),
        ({"frame": "Support", "order": ["english", None], "step": 0, "at": 0},
         "frame Support: order must be seats"),
        ({"frame": "DynastyPhase", "order": [None], "at": 0},
         "frame DynastyPhase: order must be seats"),
        ({"frame": "Draw", "order": [None], "at": 0}, "frame Draw: order must be seats"),
        ({"frame": "HandCards", "giver": "english", "taker": "frankish", "deck": "war", "left": 2},
         "frame HandCards: left must be no more than the giver has"),
        ({"frame": "Crisis", "seat": "english", "left": 1, "last": None, "going": ["paris"]},
         "frame Crisis: going must be regions of the seat"),
    ],
)  # fmt: skip
def test_a_frame_whose_target_does_not_exist(frame: dict[str, Any], message: str) -> None:
    document = first_position()
    document["frames"] = [{"frame": "Eras", "step": 1}, frame]
    assert refusal(document).startswith(message)
