"""What all tests of research share: which tables are looked at, and random play by numbers."""

from __future__ import annotations

from collections.abc import Iterator

from palatine.games import IDS, find
from palatine.kernel.chance import Chance, fast
from palatine.research.episodes import Episode, begun
from palatine.research.layouts import Layout
from tests.helpers import IS_COMPILED

# every game with the fewest and the most people
CASES = [(id, people) for id in IDS for people in sorted({find(id).seats[0], find(id).seats[-1]})]
NAMES = [f"{id}-{people}" for id, people in CASES]
EVERY = [(id, people) for id in IDS for people in find(id).seats]

ANSWERS = 40 if IS_COMPILED else 16  # of each match that is looked at
CYCLES = 20 if IS_COMPILED else 4  # of the library's tests


def env_id(id: str) -> str:
    return f"palatine.research:Palatine/{''.join(word.capitalize() for word in id.split('-'))}-v0"


def random_play(layout: Layout, seed: str, most: int) -> Iterator[Episode]:
    """An episode before each of so many random answers, and at last."""
    episode = begun(layout, seed)
    luck: Chance = fast(f"random:{seed}")
    for _ in range(most):
        yield episode
        if episode.is_over:
            return
        legal = list(episode.legal())
        episode.take(legal[luck.below(len(legal))])
    yield episode
