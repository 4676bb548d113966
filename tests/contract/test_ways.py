"""Every game: a shortcut that is offered is taken whole, and ends as it was told."""

from __future__ import annotations

from typing import Any

import pytest

import palatine
from palatine.kernel import flow
from palatine.kernel.chance import Chance, fast
from palatine.match import Match
from tests.helpers import main_settings, named

Named = tuple[str, str]
CHOICES = 250
ASKED = 60  # times that ways are asked for, in one match


def picked(match: Match, luck: Chance) -> list[Named] | None:
    """Some things that may be picked now; None where there are no ways."""
    ask = flow.advance(match.play.g)
    assert ask is not None
    seat = match.seats[ask.seat]
    found = match.game.picks(match.guess(seat), ask)
    if found is None:
        return None
    things = [(thing.kind.id, match.lexicon.name(thing.kind, thing.number)) for thing in found]
    wanted = 1 + luck.below(3)
    return list(
        dict.fromkeys(things[luck.below(len(things))] for _ in range(wanted if things else 0))
    )


@pytest.mark.parametrize("setting", main_settings(), ids=named)
def test_every_way_that_is_offered_is_taken_whole(
    setting: tuple[str, int, dict[str, Any]],
) -> None:
    id, seats, options = setting
    match = palatine.new(id, seats, "ways", **options)
    luck = fast("ways")
    asked = sent = 0
    while (question := match.ask) and match.choices < CHOICES and asked < ASKED:
        things = picked(match, luck)
        if things is not None:
            asked += 1
            before = match.journal()
            for way in match.ways(things):
                sent += 1
                assert match.choose_all(way.codes) == len(way.codes)
                assert way.final == (match.why_no_undo(question.seat) is not None)
                if way.final:
                    break
                match.undo(question.seat)
                assert match.journal() == before
        if match.ask == question:
            match.choose(question.options[luck.below(len(question.options))])
    assert sent > 0 or not asked
