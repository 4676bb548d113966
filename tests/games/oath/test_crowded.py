"""Dense late positions, where powers meet that random play seldom brings together."""

from __future__ import annotations

import pytest

from palatine.kernel.lexicon import NONE
from tests.games.oath.crowded import crowded, play

SEEDS = [f"slice-{n}" for n in range(12)]


def test_crowded_positions_are_full() -> None:
    """Many relics, many advisers, full sites: else the matches from here on would prove little."""
    made = [crowded(seed) for seed in SEEDS]
    assert sum(len(g.held) for g in made) > 6 * len(made)
    assert sum(len(g.advisers) for g in made) > 8 * len(made)
    assert sum(card != NONE for g in made for card in g.site_cards) > 8 * len(made)
    assert min(g.round for g in made) >= 5


@pytest.mark.parametrize("seed", SEEDS)
def test_random_matches_go_on_from_crowded_positions(seed: str) -> None:
    assert play(crowded(seed), seed) > 0


@pytest.mark.rules
@pytest.mark.parametrize("bot", ["greedy", "mcts:iterations=2"])
def test_bots_go_on_from_crowded_positions(bot: str) -> None:
    """A bot asks what people do not: everything is looked at one step ahead."""
    for seed in SEEDS[:2]:
        assert play(crowded(seed), seed, bot) > 0
