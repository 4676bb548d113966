"""The mcts bot: a tree search over guesses, guided by what is known of the game."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, exp
from time import perf_counter

from palatine.bots.bot import Bot
from palatine.bots.greedy import GreedyBot
from palatine.bots.search import Policy, Search
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask
from palatine.kernel.game import Game
from palatine.kernel.sight import Seen, guess

EXPLORE = 0.6  # how much hope counts against experience
SAMPLES = 4  # guesses of a look one step ahead


class MctsBot(Bot):
    """Searches where the policy wants it; questions that belong to a plan follow it."""

    def __init__(
        self,
        game: Game,
        policy: Policy,
        seed: str,
        ms: float,
        iterations: int,
        explore: float = EXPLORE,
    ) -> None:
        self.game = game
        self.policy = policy
        self.chance = fast(seed)
        self.ms = ms
        self.iterations = iterations
        self.explore = explore
        self.clock: Callable[[], float] = perf_counter
        self.plan: list[int] = []  # its answers to the questions that may come next
        self.states = 0  # visited so far, for measurements

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        assert seen is not None
        self.was_cut_short = False
        if ask.count == 1:
            return ask.nth(0)
        if self.plan and self.plan[0] in ask.options and self.policy.follows(seen, ask):
            return self.plan.pop(0)
        self.plan = []
        share = self.policy.share(seen, ask)
        if share == 0.0:
            self.expected = None
            return self.policy.best(guess(seen, seat, self.chance), ask, self.chance)
        return self.search(seen, seat, ask, share).best(seat)

    def rate(self, seen: Seen | None, seat: int, ask: Ask) -> list[tuple[int, float]]:
        assert seen is not None
        return [(edge.option, edge.mean) for edge in self.search(seen, seat, ask).ranking(seat)]

    def search(self, seen: Seen, seat: int, ask: Ask, share: float = 1.0) -> Search:
        started = self.clock()
        search = Search(self.game, self.policy, self.chance, self.explore)
        search.clock = self.clock
        foresight = self.policy.foresight(seen, ask)
        if foresight > 0.0:
            self.look_ahead(search, seen, seat, ask, foresight)
        ms = self.ms * share
        if ms > 0:
            ms = max(1.0, ms - 1000 * (self.clock() - started))
        wanted = ceil(self.iterations * share)
        search.run(seen, seat, ms, wanted)
        self.was_cut_short = search.iterations < wanted
        self.states += search.states
        self.plan = search.plan(seat)[1:]
        self.expected = search.ranking(seat)[0].mean
        return search

    def look_ahead(self, search: Search, seen: Seen, seat: int, ask: Ask, foresight: float) -> None:
        """Lays the root out with what `greedy` thinks of the answers, instead of the weights."""
        greedy = GreedyBot(self.game, self.policy, "", SAMPLES)
        greedy.chance = self.chance
        worth = dict(greedy.rate(seen, seat, ask))
        best = max(worth.values())
        options = ask.options
        weights = [
            exp((worth[option] - best) / foresight) if option in worth else 0.0
            for option in options
        ]
        search.lay_out(search.root, seen, ask, options, weights)
