"""What is known of sensible play, game by game; a game without a policy is searched without one.

A module bears the name of its game and has a `POLICY`, which nobody changes while it is used, and
`LEVELS`: names that a person understands, weakest first, with the spec behind each; and `RATINGS`
where the levels have met in a tournament: by how many points each leads the first. `NET` is True
where what was learned of the game won its duel, so that every search uses it unless told not to.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType

from palatine.bots.search import Policy
from palatine.games import module_in

PLAIN = Policy()
ANY_GAME = {
    "easy": "greedy",
    "fair": "mcts:iterations=100",
    "strong": "mcts:iterations=500",
    "master": "mcts:iterations=2000",
}
# A level is as strong on every machine, so its searches count iterations. One that is not through
# by then answers with what it has, and whoever plays against it is told.
GUARD_MS = 30_000


def policy_for(game_id: str) -> Policy:
    """The game's own policy, or the plain one that plays at random to the end."""
    policy = getattr(module_of(game_id), "POLICY", PLAIN)
    assert isinstance(policy, Policy)
    return policy


def levels(game_id: str) -> dict[str, str]:
    """The game's own levels, or those that any game begins with; searches with a limit of time."""
    return {
        level: f"{spec},ms={GUARD_MS}" if spec.startswith("mcts:") else spec
        for level, spec in getattr(module_of(game_id), "LEVELS", ANY_GAME).items()
    }


def ratings(game_id: str) -> dict[str, int]:
    """Points that a level is ahead of the weakest, as measured with two parties; may be none."""
    return dict(getattr(module_of(game_id), "RATINGS", {}))


def prefers_net(game_id: str) -> bool:
    """Whether a search uses what was learned of the game, where nobody says otherwise."""
    return bool(getattr(module_of(game_id), "NET", False))


@cache
def module_of(game_id: str) -> ModuleType | None:
    return module_in(__name__, game_id)
