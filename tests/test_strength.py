"""A small slice of the ladder: budgets in iterations, margins far from the goals."""

from __future__ import annotations

import pytest

from palatine.arena import simulate


@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [(("greedy", "random"), 20, 0.8), (("mcts:iterations=60", "random"), 6, 0.8)],
    ids=["greedy", "mcts"],
)
def test_the_stronger_bot_wins(bots: tuple[str, ...], games: int, least: float) -> None:
    report = simulate("carolus-magnus", bots, games, "strength", 1, {}, None, 2)
    assert report["games"] == games
    assert report["wins"]["bots"][bots[0]]["rate"] >= least
