"""The lexicon: options as numbers in a fixed space and as text codes."""

from __future__ import annotations

import pytest

from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import (
    HIDDEN,
    NONE,
    Kind,
    Lexicon,
    Saying,
    Verb,
    argument_names,
    count,
    options,
    run,
    seats,
)


class Words:
    """A lexicon made anew for every test: verbs get their numbers from it."""

    def __init__(self) -> None:
        self.town = Kind("town", ["acre", "tyre", "jaffa"])
        self.block = Kind("block", ["templars", "nomads"])
        self.steps = run("steps", 2, 4)
        self.seat = seats(3)
        self.number = count()
        self.option = options()
        self.wait = Verb("wait")
        self.walk = Verb("walk", self.steps)
        self.move = Verb("move", self.block, self.town)
        self.cart = Verb("cart", self.block, self.town, self.steps)
        self.give = Verb("give", self.seat)
        self.lexicon = Lexicon(
            [self.town, self.block, self.steps, self.seat, self.number],
            [self.wait, self.walk, self.move, self.cart, self.give],
            [],
            [],
            [],
            ["won"],
        ).seated(["franks", "saracens"])


def test_whoever_passes_touches_nothing() -> None:
    assert Verb("pass", passes=True).passes
    assert not Verb("wait").passes
    with pytest.raises(BadData, match="touches nothing"):
        Verb("keep", Kind("town", ["acre"]), passes=True)


@pytest.fixture
def words() -> Words:
    return Words()


def test_the_space_is_the_sum_of_all_verbs(words: Words) -> None:
    assert [v.size for v in words.lexicon.verbs] == [1, 3, 6, 18, 3]
    assert words.lexicon.size == 31
    assert [v.base for v in words.lexicon.verbs] == [0, 1, 4, 10, 28]


def test_every_number_has_one_code_and_back(words: Words) -> None:
    codes = [words.lexicon.code(n) for n in range(words.lexicon.size)]
    assert len(set(codes)) == words.lexicon.size
    assert [words.lexicon.option(code) for code in codes] == list(range(words.lexicon.size))
    assert codes[0] == "wait"
    assert codes[1:4] == ["walk 2", "walk 3", "walk 4"]
    assert codes[4] == "move templars acre"
    assert codes[27] == "cart nomads jaffa 4"


def test_arguments_come_back_as_they_went_in(words: Words) -> None:
    for block in range(2):
        for town in range(3):
            for steps in range(2, 5):
                option = words.cart.option(block, town, steps)
                assert words.cart.has(option)
                assert not words.move.has(option)
                assert words.lexicon.verb_of(option) is words.cart
                assert words.cart.arguments(option) == [block, town, steps]
                assert words.cart.first(option) == block
                assert words.cart.second(option) == town
                assert words.cart.third(option) == steps


def test_the_options_of_every_set_of_things_lie_ready(words: Words) -> None:
    rows = words.walk.subsets()
    assert len(rows) == 8
    assert [words.lexicon.code(option) for option in rows[0b101]] == ["walk 2", "walk 4"]
    assert rows[0] == []


def test_a_seat_that_nobody_has_keeps_its_place_in_the_space(words: Words) -> None:
    """With two of three players the space is the same, and every number still has a code."""
    assert words.lexicon.code(words.give.option(1)) == "give saracens"
    assert words.lexicon.code(words.give.option(2)) == "give 2"
    assert words.lexicon.option("give 2") == words.give.option(2)
    with pytest.raises(BadData, match="unknown seat '1' in 'give 1'"):
        words.lexicon.option("give 1")


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "'' begins with no known verb"),
        ("fly acre", "'fly acre' begins with no known verb \\(wait, walk, move, cart, give\\)"),
        ("move templars", "'move templars' should read 'move BLOCK TOWN'"),
        ("wait now", "'wait now' should read 'wait'"),
        ("move templars arce", "unknown town 'arce' in 'move templars arce'"),
        ("move templars none", "unknown town 'none'"),
        ("move templars hidden", "unknown town 'hidden'"),
        ("walk 5", "unknown steps '5'"),
        ("walk two", "unknown steps 'two'"),
        ("give nobody", "unknown seat 'nobody'"),
    ],
)
def test_a_bad_code_is_refused_with_what_is_wrong(words: Words, code: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        words.lexicon.option(code)


@pytest.mark.parametrize("number", [-1, 31, 1000])
def test_a_number_outside_the_space_is_no_option(words: Words, number: int) -> None:
    with pytest.raises(BadData, match=f"no option has the number {number}"):
        words.lexicon.code(number)


def test_names_of_things(words: Words) -> None:
    name, number = words.lexicon.name, words.lexicon.number
    assert name(words.town, 1) == "tyre"
    assert name(words.town, NONE) == "none"
    assert name(words.town, HIDDEN) == name(words.number, HIDDEN) == "hidden"
    assert name(words.steps, 3) == "3"
    assert name(words.number, -1) == "-1"
    assert name(words.option, words.move.option(0, 1)) == "move templars tyre"
    assert number(words.town, "tyre", "here") == 1
    assert number(words.town, "none", "here") == NONE
    assert number(words.town, "hidden", "here") == HIDDEN
    assert number(words.number, "12", "here") == 12
    assert number(words.option, "move templars tyre", "here") == words.move.option(0, 1)
    with pytest.raises(BadData, match="unknown town 'rome' in here"):
        number(words.town, "rome", "here")
    with pytest.raises(BadData, match="'many' is no number in here"):
        number(words.number, "many", "here")


def test_a_count_is_no_argument() -> None:
    with pytest.raises(BadData, match="verb pay: an open count cannot be an argument"):
        Verb("pay", count())


def test_variables_are_named_after_their_kinds() -> None:
    town, block = Kind("town", ["a"]), Kind("block", ["b"])
    assert argument_names([town, block, town]) == ["town", "block", "town2"]
    assert Saying("took", [block, town], tail=count()).variables() == ["block", "town", "numbers"]
