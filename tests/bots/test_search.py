"""The search: luck, secrets, simultaneous choices, allies, plans; seeds and clocks."""

from __future__ import annotations

from time import perf_counter, thread_time

import pytest

from palatine.bots.bot import Bot
from palatine.bots.greedy import GreedyBot
from palatine.bots.mcts import MctsBot
from palatine.bots.registry import make
from palatine.bots.search import Policy, Search
from palatine.games import find
from palatine.kernel.chance import Chance, fast
from palatine.kernel.flow import Ask, State, advance, asks, choose
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import seen_by
from tests.bots.toy import HEADS, SAY, TAILS, Crossing, Crossroads, Errands

TOY = Crossroads()
CAROLUS = find("carolus-magnus")


def toy(kind: str, seed: str = "toy") -> State:
    seats = 4 if kind == "pairs" else 2
    return TOY.start(TOY.config(seats, {"kind": kind}), fast(seed))


def rated(bot: Bot, g: State, seat: int) -> dict[int, float]:
    """What the bot makes of the seat's open question: side -> chance of winning."""
    ask = next(ask for ask in asks(g) if ask.seat == seat)
    return {SAY.first(o): chance for o, chance in bot.rate(seen_by(g, seat), seat, ask)}


def mcts(game: Game, iterations: int = 400, seed: str = "") -> Bot:
    return make(f"mcts:iterations={iterations},policy=plain", game, seed)


def in_the_middle(seats: int, seed: str, choices: int) -> tuple[State, Ask]:
    """A match of Carolus Magnus after so many random choices."""
    g = CAROLUS.start(CAROLUS.config(seats, {}), fast(seed))
    chance = fast(seed)
    for _ in range(choices):
        ask = advance(g)
        assert ask is not None
        choose(g, int(ask.seat), ask.nth(chance.below(int(ask.count))))
    ask = advance(g)
    assert ask is not None
    return g, ask


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_profits_from_what_another_commits_at_the_same_time(seat: int) -> None:
    chances = rated(mcts(TOY), toy("pennies"), seat)
    assert sorted(chances) == [HEADS, TAILS]
    # a search that let bert build on anna's answer would give her nothing and him everything
    assert all(0.3 < chance < 0.7 for chance in chances.values())


def test_an_answer_that_is_already_committed_stays_unknown() -> None:
    chances = []
    for side in (HEADS, TAILS):
        g = toy("pennies")
        choose(g, 0, SAY.option(side))
        chances.append(rated(mcts(TOY), g, 1))
    assert chances[0] == chances[1]


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=400,policy=plain"])
def test_secrets_are_guessed_not_known(spec: str) -> None:
    found = []
    for coin in (HEADS, TAILS):
        g = toy("riddle")
        assert isinstance(g, Crossing)
        g.coin = coin
        found.append(rated(make(spec, TOY), g, 1))
    assert found[0] == found[1]
    if spec.startswith("mcts"):
        assert all(0.3 < chance < 0.7 for chance in found[0].values())


def test_no_plan_is_built_on_a_secret_that_another_will_choose() -> None:
    chances = rated(mcts(TOY, 800), toy("whisper"), 1)
    assert all(0.3 < chance < 0.7 for chance in chances.values())


def test_luck_is_averaged() -> None:
    chances = rated(mcts(TOY), toy("dice"), 0)
    assert chances[TAILS] == pytest.approx(5 / 6, abs=0.1)
    assert chances[HEADS] < 0.5
    chances = rated(GreedyBot(TOY, Policy(), "luck", 60), toy("dice"), 0)
    assert chances[TAILS] > chances[HEADS] + 0.3


def test_allies_share_what_they_win() -> None:
    for bot in (mcts(TOY), make("greedy", TOY)):
        g = toy("pairs")
        assert bot.pick(seen_by(g, 0), 0, asks(g)[0]) == SAY.option(TAILS)


def test_a_plan_is_followed_without_a_new_search() -> None:
    g = toy("errands")
    bot = MctsBot(TOY, Errands(), "plan", 0, 300, 0.6)
    for left in (2, 1, 0):
        ask = asks(g)[0]
        choose(g, 0, bot.pick(seen_by(g, 0), 0, ask))
        assert len(bot.plan) == left
    advance(g)
    assert g.places[0] == 1
    searched = MctsBot(TOY, Errands(), "plan", 0, 300, 0.6)
    searched.rate(seen_by(toy("errands"), 0), 0, asks(toy("errands"))[0])
    assert bot.states == searched.states


def test_equal_seeds_and_iterations_give_equal_thoughts() -> None:
    g, ask = in_the_middle(3, "equal", 30)
    seat = int(ask.seat)
    seen = seen_by(g, seat)
    spec = "mcts:iterations=60,seed=3"
    first = make(spec, CAROLUS).rate(seen, seat, ask)
    assert first == make(spec, CAROLUS).rate(seen, seat, ask)
    assert first != make("mcts:iterations=60,seed=4", CAROLUS).rate(seen, seat, ask)
    assert len(first) > 1


def test_every_iteration_is_counted_once() -> None:
    g, ask = in_the_middle(2, "count", 40)
    seat = int(ask.seat)
    search = Search(CAROLUS, Policy(), fast("count"), 0.6)
    search.run(seen_by(g, seat), seat, 0, 25)
    assert search.iterations == 25
    assert sum(edge.visits for edge in search.ranking(seat)) == 25
    assert search.states > 25 * 20
    for edge in search.ranking(seat):
        assert edge.option in ask.options
        assert 0.0 <= edge.mean <= 1.0


class Counted(Crossroads):
    """Counts how often somebody guesses."""

    guesses = 0

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        self.guesses += 1
        super().fill(g, seat, chance)


def test_a_guess_serves_as_many_iterations_as_the_policy_says_with_new_luck_in_each() -> None:
    game = Counted()
    g = game.start(game.config(2, {"kind": "dice"}), fast("rounds"))
    policy = Policy()
    policy.rounds = 50
    search = Search(game, policy, fast("rounds"), 0.6)
    search.run(seen_by(g, 0), 0, 0, 100)
    assert game.guesses == 2
    wins = sum(edge.total for edge in search.ranking(0))
    assert 2 < wins < 98


@pytest.mark.parametrize("policy", ["plain", "game"])
def test_a_budget_of_100_ms_is_kept_within_20_ms(policy: str) -> None:
    """By the processor's clock: the wall's counts what a busy machine does elsewhere, too."""
    over = []
    for choices in (5, 20, 35, 50, 65):
        g, ask = in_the_middle(2, "clock", choices)
        seat = int(ask.seat)
        seen = seen_by(g, seat)
        bot = make(f"mcts:ms=100,policy={policy},clock=processor", CAROLUS)
        started = thread_time()
        bot.pick(seen, seat, ask)
        over.append(1000 * (thread_time() - started) - 100)
    # the median: the collector of garbage may come into any one of them
    assert 0 <= sorted(over)[2] < 20


def test_the_search_leaves_what_it_was_shown_alone() -> None:
    from palatine.kernel.position import flatten

    g, ask = in_the_middle(4, "alone", 33)
    seat = int(ask.seat)
    seen = seen_by(g, seat)
    before = flatten(seen)
    for spec in ("greedy", "mcts:iterations=40"):
        make(spec, CAROLUS).pick(seen, seat, ask)
        assert flatten(seen) == before


def test_placements_of_one_turn_share_what_follows_in_any_order() -> None:
    g = CAROLUS.start(CAROLUS.config(2, {}), fast("order"))
    ask = advance(g)
    while ask is not None and ask.key != "play-paladin":
        choose(g, int(ask.seat), ask.nth(0))
        ask = advance(g)
    assert ask is not None
    seat = int(ask.seat)
    bot = make("mcts:iterations=600", CAROLUS)
    assert isinstance(bot, MctsBot)
    search = Search(CAROLUS, bot.policy, fast("order"), 0.6)
    search.run(seen_by(g, seat), seat, 0, 600)
    after = {}
    for first in search.ranking(seat):
        assert first.child is not None
        for second in first.child.tried:
            after[first.option, second.option] = second.child
    both_ways = [(a, b) for a, b in after if a < b and after[a, b] and after.get((b, a))]
    assert len(both_ways) > 3
    assert all(after[a, b] is after[b, a] for a, b in both_ways)


def test_a_question_with_one_option_needs_no_search() -> None:
    ask = Ask(0, "say")
    ask.offer(SAY.option(TAILS))
    bot = mcts(TOY)
    assert isinstance(bot, MctsBot)
    assert bot.pick(seen_by(toy("dice"), 0), 0, ask) == SAY.option(TAILS)
    assert bot.states == 0
    assert advance(toy("dice")) is not None
    assert NONE not in bot.plan


def test_a_search_ends_by_the_clock_that_it_was_given() -> None:
    """On a busy machine `clock=processor` gives a bot the time that it would have alone."""
    seconds = iter(range(100))
    g, ask = in_the_middle(2, "clock", 40)
    search = Search(CAROLUS, Policy(), fast("clock"), 0.6)
    search.policy.cut = 0  # no playout looks at the clock
    search.clock = lambda: float(next(seconds))
    search.run(seen_by(g, int(ask.seat)), int(ask.seat), 5000, 0)
    assert search.iterations == 5
    bot = make("mcts:ms=1,clock=processor", CAROLUS)
    assert isinstance(bot, MctsBot)
    assert bot.clock is thread_time
    bot = make("mcts:ms=1", CAROLUS)
    assert isinstance(bot, MctsBot)
    assert bot.clock is perf_counter
