"""What comes with a later rule leaves older documents as they are: spare fields, absent options."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.oath.game import GAME as OATH
from palatine.kernel.errors import BadData
from palatine.kernel.flow import SEAT, bits, each, flag, many, one, spare
from palatine.kernel.game import Game, Option
from palatine.kernel.lexicon import NONE, Kind, count
from tests.toys.court import COURT

NUMBER = count()
COIN = Kind("coin", ["heads", "tails"])


@pytest.mark.parametrize(
    ("field", "empty"),
    [
        (one("a", NUMBER), 0),
        (one("a", COIN), NONE),
        (flag("a"), False),
        (many("a", COIN, 4), []),
        (bits("a", COIN), 0),
        (each("a", NUMBER, SEAT), [0, 0, 0]),
        (each("a", COIN, SEAT, COIN), [NONE] * 6),
        (bits("a", COIN, SEAT), [0, 0, 0]),
    ],
)
def test_a_field_knows_its_empty_value(field: Any, empty: Any) -> None:
    assert not field.is_spare
    assert spare(field).is_spare
    assert field.empty(3) == empty


def test_an_option_that_came_later_has_the_value_from_before_it() -> None:
    game = Game()
    game.options = [
        Option("old", ["a", "b"], "X-1", [2]),
        Option("new", ["with", "without"], "X-2", [2], absent="without"),
    ]
    assert game.named({}) == {"new": "without"}
    assert game.named({"new": "with", "old": "b"}) == {"new": "with", "old": "b"}


def test_only_games_that_are_decided_early_have_places_before_the_end() -> None:
    assert OATH.is_decided_early
    assert not COURT.is_decided_early
    from palatine.kernel.chance import fast
    from palatine.kernel.position import read, write

    document = write(COURT.start(COURT.config(2, {}), fast("early")))
    document["places"] = [1, 2]
    with pytest.raises(BadData, match="places are given though the match has not ended"):
        read(COURT, document, fast("early"))
