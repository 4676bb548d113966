"""The work whose speed is measured: whole games, copies in their middle, searches."""

from __future__ import annotations

import pytest

from bench.plans import people
from palatine.arena import speed
from palatine.games import IDS, find
from palatine.kernel.flow import advance
from palatine.kernel.position import digest


@pytest.mark.parametrize("id", IDS)
def test_the_middle_of_a_match_is_its_middle(id: str) -> None:
    game = find(id)
    g = speed.middle(game, people(id), 1)
    assert digest(g) == digest(speed.middle(game, people(id), 1))
    assert digest(g) != digest(speed.middle(game, people(id), 2))
    assert advance(g) is not None


def test_random_games_are_whole_and_differ() -> None:
    play = speed.random_games(find("carolus-magnus"), 2)
    lengths = [play() for _ in range(5)]
    assert min(lengths) > 20
    assert len(set(lengths)) > 1


def test_a_search_counts_the_states_it_visits() -> None:
    assert speed.searches(find("carolus-magnus"), 2, 5)() > 50


def test_time_is_not_measured_for_every_single_thing() -> None:
    done = speed.run_for(0.02, lambda: 3)
    assert done.count == 3 * done.calls
    assert done.calls > 100
    assert 0.02 <= done.seconds < 2
