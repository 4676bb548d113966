"""Layouts: every cell has a name, and what a learner has learnt stays what it means."""

from __future__ import annotations

from typing import Any

import pytest

from palatine import research
from palatine.games import IDS, find
from palatine.kernel.errors import BadData
from palatine.research.layouts import PATIENCE, measured_longest
from tests.research.cases import CASES, EVERY, NAMES
from tests.toys.duel import DUEL

# cells, options and digest: a change means that what was learnt before is worth nothing
PINNED: dict[tuple[str, int], tuple[int, int, str]] = {
    ("carolus-magnus", 2): (235, 99, "70e3bc56e707"),
    ("carolus-magnus", 4): (273, 99, "78b03cf3d0c1"),
    ("crusader-kings", 1): (3121, 10525, "d506b96ab539"),
    ("crusader-kings", 5): (3413, 10525, "ac987c914681"),
    ("crusader-rex", 2): (7469, 26933, "9feb4b414d4a"),
    ("oath", 1): (6588, 6441, "37bae65ab21d"),
    ("oath", 6): (6788, 6441, "40066335db93"),
    ("viscounts", 1): (1030, 928, "cf5869a9ac3a"),
    ("viscounts", 4): (1518, 928, "bea2c94944ef"),
}


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_layout_is_pinned(case: tuple[str, int]) -> None:
    layout = research.layout(case[0], case[1])
    assert (layout.size, layout.actions, layout.digest) == PINNED[case]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_every_cell_belongs_to_one_block(case: tuple[str, int]) -> None:
    layout = research.layout(case[0], case[1], deduced=True)
    at = 0
    for block in layout.blocks:
        assert block.offset == at, block.name
        at += block.size
    assert at == layout.size
    names = [block.name for block in layout.blocks]
    assert len(set(names)) == len(names)
    for field in find(case[0]).fields:
        assert layout.find(field.name).meaning
        assert (f"{field.name}.hidden" in names) == field.is_secret
    for frame in find(case[0]).frames:
        assert layout.find(frame.__name__).size == 1


def test_what_everybody_could_deduce_is_a_third_of_crusader_rex() -> None:
    plain = research.layout("crusader-rex")
    whole = research.layout("crusader-rex", deduced=True)
    assert 0.3 < 1 - int(plain.size) / int(whole.size) < 0.34
    assert "could" not in [block.name for block in plain.blocks]


def test_what_is_secret_is_never_left_out_as_deduced() -> None:
    """The hands of Crusader Kings are not drawn as a field, but nobody could deduce them."""
    assert research.layout("crusader-kings", 2).find("card_at").size == 140


def test_seats_are_turned_only_where_they_are_alike() -> None:
    turned = {(id, people) for id, people in EVERY if research.layout(id, people).is_turned}
    assert turned == {(id, n) for id, n in EVERY if id in ("carolus-magnus", "viscounts") and n > 1}
    assert not research.layout("carolus-magnus", 4, seating_4p="adjacent").is_turned


def test_the_longest_random_match_is_said_for_every_number_of_people() -> None:
    for id in IDS:
        assert len(find(id).longest) == len(find(id).seats), id
    assert research.layout("carolus-magnus").max_steps == PATIENCE * 364
    assert research.layout("carolus-magnus", max_steps=5).max_steps == 5


def test_a_game_that_does_not_say_it_plays_random_matches() -> None:
    config = DUEL.config(2, {})
    assert research.layouts.longest(DUEL, config) == measured_longest(DUEL, config) > 0


@pytest.mark.long
@pytest.mark.parametrize("case", [case for case in EVERY if case[0] != "crusader-kings"])
def test_the_longest_random_match_is_as_long_as_said(case: tuple[str, int]) -> None:
    game = find(case[0])
    config = game.config(case[1], {})
    assert research.layouts.longest(game, config) == measured_longest(game, config)


def test_equal_tables_share_a_layout() -> None:
    assert research.layout("viscounts", 2) is research.layout("viscounts", people=2)
    assert research.layout("viscounts", 2) is not research.layout("viscounts", 3)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'; known are carolus-magnus"),
        ({"game": "carolus-magnus", "people": 5}, "is for 2, 3, 4 players, not 5"),
        ({"game": "carolus-magnus", "people": "2"}, "people must be a whole number, not '2'"),
        ({"game": "carolus-magnus", "colour": 1}, "has no option 'colour'; it has"),
        ({"game": "carolus-magnus", "start_player": "me"}, "start_player cannot be 'me'"),
        ({"game": "carolus-magnus", "max_steps": 0}, "max_steps must be a whole number above 0"),
    ],
)
def test_a_wrong_layout_is_refused_with_what_would_be_right(
    arguments: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        research.layout(**arguments)


def test_an_unknown_block_is_named() -> None:
    with pytest.raises(BadData, match="the layout of viscounts has no block 'x'"):
        research.layout("viscounts").find("x")
