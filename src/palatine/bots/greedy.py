"""The greedy bot: one step ahead, by the game's own evaluation."""

from __future__ import annotations

from palatine.bots.bot import Bot
from palatine.bots.search import MOST_AHEAD, Policy
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask, State, advance, answer, choose
from palatine.kernel.game import Game
from palatine.kernel.sight import Seen, guess


class GreedyBot(Bot):
    """Takes the option after which its seat stands best, on average over luck and secrets.

    Questions that are too small to show in an evaluation are left to the policy, here and ahead,
    and so are those whose worth shows only some questions later. Of a hundred answers `slips` are
    any that is allowed: a weaker opponent where one step ahead is strong play already.
    """

    def __init__(self, game: Game, policy: Policy, seed: str, samples: int, slips: int = 0) -> None:
        self.game = game
        self.policy = policy
        self.chance = fast(seed)
        self.samples = samples
        self.slips = slips
        self.has_secrets = game.has_secrets()

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        assert seen is not None
        if self.slips and self.chance.below(100) < self.slips:
            self.expected = None
            return ask.nth(self.chance.below(ask.count))
        if self.policy.knows(seen, ask):
            self.expected = None
            return self.policy.best(guess(seen, seat, self.chance), ask, self.chance)
        return self.rate(seen, seat, ask)[0][0]

    def rate(self, seen: Seen | None, seat: int, ask: Ask) -> list[tuple[int, float]]:
        assert seen is not None
        options = [one for one in ask.options if not self.policy.ignores(seen, ask, one)]
        options = options or ask.options
        worth = [0.0] * len(options)
        drawn = self.chance.drawn
        tried = 0
        while tried < self.samples:
            # one guess for all options: they are compared in the same world
            world = guess(seen, seat, self.chance)
            if not self.has_secrets:
                drawn = self.chance.drawn
            for i, option in enumerate(options):
                worth[i] += self.after(world.copy(), seat, option)
            tried += 1
            if self.chance.drawn == drawn:
                break  # neither luck nor secrets: once is enough
        order = sorted(range(len(options)), key=lambda i: -worth[i])
        self.expected = worth[order[0]] / tried
        return [(options[i], worth[i] / tried) for i in order]

    def after(self, g: State, seat: int, option: int) -> float:
        """How the seat stands once the option was carried out and the next question is open."""
        g.chance = self.chance
        choose(g, seat, option)
        ask = advance(g)
        asked = 0
        while ask is not None and not g.places and self.policy.passes(g, ask):
            if asked == MOST_AHEAD:
                break
            if ask.seat != seat and not self.policy.speaks_for(g, ask, seat):
                break
            answer(g, ask, self.policy.best(g, ask, self.chance))
            ask = advance(g)
            asked += 1
        return self.game.evaluate(g, seat)
