"""Appraising a choice afterwards: what the search thinks of answers, each by a search of its own.

A tree search looks often at what seems good and hardly at the rest, so its means cannot be
compared. Here every answer that is to be compared gets the same budget behind it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from palatine.bots.learned import searching
from palatine.bots.mcts import EXPLORE, MctsBot
from palatine.bots.policies import policy_for
from palatine.bots.search import Policy, Search
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask, Commit
from palatine.kernel.game import Game
from palatine.kernel.sight import Seen


@dataclass(frozen=True)
class Verdict:
    """What was chosen, what the search preferred, and the seat's chance with either."""

    chosen: int
    best: int
    got: float
    had: float


def preferred(
    seen: Seen, seat: int, ask: Ask, game: Game, iterations: int, seed: str, ms: float = 0.0
) -> tuple[int, float]:
    """The answer that the `mcts` bot prefers with such a budget, and its chance."""
    bot = MctsBot(game, searching(game), seed, ms, iterations)
    return bot.rate(seen, seat, ask)[0]


def chance_with(
    seen: Seen, seat: int, ask: Ask, game: Game, policy: Policy, option: int, iterations: int,
    seed: str, ms: float = 0.0,
) -> float:  # fmt: skip
    """The seat's chance if it gives this answer: a search that knows no other."""
    search = Search(game, policy, fast(seed), EXPLORE)
    options = ask.options
    weights = [1.0 if each == option else 0.0 for each in options]
    at_once = isinstance(seen.frames[-1], Commit)
    node = search.inner(search.root, -1 - seat) if at_once else search.root
    search.lay_out(node, seen, ask, options, weights)
    search.run(seen, seat, ms, iterations)
    return search.ranking(seat)[0].mean


def chances(
    seen: Seen, seat: int, ask: Ask, game: Game, iterations: int, seed: str
) -> dict[int, float]:
    """The seat's chance with every answer, without what was learned: that changes."""
    policy = policy_for(game.id)
    return {
        option: chance_with(seen, seat, ask, game, policy, option, iterations, f"{seed}:{option}")
        for option in ask.options
    }


def judge(
    seen: Seen, seat: int, ask: Ask, game: Game, chosen: int, iterations: int, seed: str,
    ms: float = 0.0,
) -> Verdict:  # fmt: skip
    """What the search thinks of an answer that was given, by what its seat saw."""
    best, had = preferred(seen, seat, ask, game, iterations, seed, ms)
    if best == chosen:
        return Verdict(chosen, best, had, had)
    half = ceil(iterations / 2)
    policy = searching(game)
    had, got = [
        chance_with(seen, seat, ask, game, policy, option, half, seed=f"{seed}:{option}", ms=ms / 2)
        for option in (best, chosen)
    ]
    if got >= had:  # with the same budget the other one is no better
        return Verdict(chosen, chosen, got, got)
    return Verdict(chosen, best, got, had)
