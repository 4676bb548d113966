"""Stop by stop: a choice that is played again comes out the same, no stop tells a secret, and a
picture that takes over from an earlier one is the picture."""

from __future__ import annotations

import pytest

from palatine.games import find
from palatine.kernel import position, sight
from palatine.kernel.chance import fast
from palatine.kernel.flow import NOBODY, State
from palatine.kernel.journal import Again
from palatine.table import moments
from tests.helpers import IS_COMPILED, begin, main_settings, named, play_through

Setting = tuple[str, int, dict[str, str]]

EVERY = 2 if IS_COMPILED else 17  # choices that are looked at, one of so many


def check_stop(g: State, seat: int, seed: str) -> None:
    """What a seat sees in the middle of a rule is what it must hold possible there, too."""
    seen = sight.seen_by(g, seat)
    again = sight.seen_by(sight.guess(seen, seat, fast(seed)), seat)
    assert position.flatten(again) == position.flatten(seen)
    assert position.picture(again, seat) == position.picture(seen, seat)


@pytest.mark.parametrize("setting", main_settings(), ids=named)
def test_a_choice_stop_by_stop_is_the_choice_and_tells_no_secret(setting: Setting) -> None:
    id, seats, options = setting
    play = begin(find(id), seats, options, "stops")
    viewers = range(NOBODY, play.g.seats)
    before = dict.fromkeys(viewers, moments.look(play.g, NOBODY))
    stops = 0
    for n, _ in enumerate(play_through(play, fast("stops"))):
        if n == 0 or n % EVERY:
            continue
        again = Again(play, n - 1)
        again.choose()
        goes_on = True
        while True:
            stops += 1
            seat = viewers[stops % len(viewers)]
            check_stop(again.g, seat, f"stop {stops}")
            before[seat] = moments.look(again.g, seat, before[seat])
            assert before[seat].picture == moments.look(again.g, seat).picture
            if not goes_on:
                break
            goes_on = again.step()
        assert position.digest(again.g) == position.digest(play.g)
        told = [fact for fact in play.facts if fact.choice == n]
        assert [(f.key, f.numbers, f.audience, f.forced) for f in again.g.facts] == [
            (f.key, f.numbers, f.audience, f.forced) for f in told
        ]
    assert stops > 0
