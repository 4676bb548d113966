"""The mcts bot: a tree search over guesses, guided by what is known of the game."""

from __future__ import annotations

from palatine.bots.bot import Bot
from palatine.bots.search import Policy, Search
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask
from palatine.kernel.game import Game
from palatine.kernel.sight import Seen


class MctsBot(Bot):
    """Searches for every question, or only for a plan whose further questions it then follows."""

    def __init__(
        self, game: Game, policy: Policy, seed: str, ms: float, iterations: int, explore: float
    ) -> None:
        self.game = game
        self.policy = policy
        self.chance = fast(seed)
        self.ms = ms
        self.iterations = iterations
        self.explore = explore
        self.plan: list[int] = []  # its answers to the questions that may come next
        self.states = 0  # visited so far, for measurements

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        assert seen is not None
        if ask.count == 1:
            return ask.nth(0)
        if self.plan and self.plan[0] in ask.options and self.policy.follows(seen, ask):
            return self.plan.pop(0)
        return self.search(seen, seat).best(seat)

    def rate(self, seen: Seen | None, seat: int, ask: Ask) -> list[tuple[int, float]]:
        assert seen is not None
        return [(edge.option, edge.mean) for edge in self.search(seen, seat).ranking(seat)]

    def search(self, seen: Seen, seat: int) -> Search:
        search = Search(self.game, self.policy, self.chance, self.explore)
        search.run(seen, seat, self.ms, self.iterations)
        self.states += search.states
        self.plan = search.plan(seat)[1:]
        self.expected = search.ranking(seat)[0].mean
        return search
