"""Monte Carlo tree search over guesses: the loop of the `mcts` bot. Compiled.

Every iteration starts from a guess at what the seat cannot know and rolls its own dice, so the
tree holds choices only (it is "open loop"): a node is a sequence of answers, whatever luck
came between them, and offers what its state of the day offers. Every choice is credited to the
seat that made it. Of another seat's answer the tree keeps what the searching seat would see of it,
so that its own later answers do not build on a secret. Seats that choose at once have a table each
in the same node: none of them builds on what another has just committed.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palatine.bots.nets import Net
from palatine.interrupts import listen
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, Commit, Frame, State, advance, answer
from palatine.kernel.game import Game, reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import Seen, guess

# A match may go on for ever if nobody wants to end it, a look ahead may not: no playout makes more
# choices, and no plan is followed past more questions.
TO_THE_END: Final = 20_000
MOST_AHEAD: Final = 200
CLOCK_EVERY: Final = 32  # choices of a playout between two looks at the clock
LOTS: Final = 1 << 20  # how finely a random share is drawn
HALF_LOTS: Final = LOTS / 2
LARGEST_TREE: Final = 400_000  # nodes; a longer search goes on without new ones


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What a game knows of sensible play. This one knows nothing: it plays at random to the end.

    All bots of a process share it, so it keeps nothing: what is counted is counted by the search.
    """

    def __init__(self) -> None:
        self.cut: int = TO_THE_END  # choices of a playout before the position is valued
        self.horizon: int = 0  # quiet questions for every person that a playout goes past
        self.span: int = 0  # turns of every seat after which tree and playouts end, by `turns`
        self.trust: float = 1.0  # visits that an answer needs to be a part of a plan
        self.rounds: int = 1  # iterations on one guess, where guessing takes long
        self.mixes: bool = True  # what is chosen at once with others is drawn among good answers
        self.features: list[str] = []  # what can be learned about a party, by name; see `describe`
        self.nets: dict[int, Net] = {}  # what was learned, by people; empty: nothing is used

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        """A choice in a playout: quick, and as sensible as quickness allows."""
        return ask.nth(chance.below(ask.count))

    def weigh(self, g: State, ask: Ask, options: list[int]) -> list[float]:
        """How promising each option is; 0 leaves it out of the tree, an empty list says nothing."""
        return []

    def bunch(self, g: State, ask: Ask) -> int:
        """Where the order of answers means nothing: how many are to come, this one included."""
        return 0

    def is_quiet(self, g: State, ask: Ask) -> bool:
        """Whether a playout may stop before this question and value the position."""
        return False

    def turns(self, g: State) -> int:
        """How many turns have begun, where a search looks a fixed number of them ahead (`span`)."""
        return 0

    def values(self, g: State) -> list[float]:
        """Everybody's chance of winning; allies share theirs."""
        game = g.rules
        assert isinstance(game, Game)
        values: list[float] = []
        for seat in range(g.seats):
            party = game.ally_of(g, seat)
            ally = NONE
            for other in range(seat):
                if game.ally_of(g, other) == party:
                    ally = other
            if ally != NONE:
                values.append(values[ally])
            elif g.places:
                values.append(reward(g, seat))
            else:
                values.append(game.evaluate(g, seat))
        return values

    def worths(self, g: State) -> list[float]:
        """By party, how it stands while the match runs; what is learned corrects it.

        One more of it makes victory e times as likely.
        """
        return []

    def describe(self, g: State) -> vec[float]:
        """The `features` of every party, one party after the other."""
        return vec[float]()

    def follows(self, seen: Seen, ask: Ask) -> bool:
        """Whether the question belongs to the plan of the last search and needs none of its own."""
        return False

    def share(self, g: State, ask: Ask) -> float:
        """How much of its budget a search for this question gets; with 0 `best` answers it."""
        return 1.0

    def passes(self, g: State, ask: Ask) -> bool:
        """Whether a look one step ahead goes on past this question, by `best`."""
        return self.share(g, ask) == 0.0

    def speaks_for(self, g: State, ask: Ask, seat: int) -> bool:
        """Whether a look ahead of the seat goes on past this question to somebody else, too."""
        return False

    def knows(self, g: State, ask: Ask) -> bool:
        """Whether `best` sees more than a look one step ahead would; `greedy` then asks it."""
        return self.share(g, ask) == 0.0

    def ignores(self, g: State, ask: Ask, option: int) -> bool:
        """Whether an answer leads nowhere, so that nobody needs to look at it."""
        return False

    def foresight(self, g: State, ask: Ask) -> float:
        """How a look one step ahead guides the search: what is so much worse is tried e times less.

        With 0 nobody looks, and `weigh` guides it alone.
        """
        return 0.0

    def best(self, g: State, ask: Ask, chance: Chance) -> int:
        """The answer without a search: the most promising option, a sensible one if none is."""
        options = ask.options
        weights = self.weigh(g, ask, options)
        if not weights:
            return self.pick(g, ask, chance)
        best = 0
        for i in range(1, len(weights)):
            if weights[i] > weights[best]:
                best = i
        return options[best]


def draw(weights: list[float], chance: Chance) -> int:
    """An index, as likely as its share of the weights."""
    total = 0.0
    for weight in weights:
        total += weight
    ball = total * chance.below(LOTS) / LOTS
    for i in range(len(weights)):
        ball -= weights[i]
        if ball < 0.0:
            return i
    return len(weights) - 1


class Edge:
    """An answer that was tried: how often, and what it has earned the seat that gave it."""

    def __init__(self, option: int, seat: i64, prior: float) -> None:
        self.option = option
        self.seat: i64 = seat
        self.prior: float = prior
        self.visits: float = 0.0  # a whole number; a float saves the conversion in every division
        self.total: float = 0.0
        self.child: Node | None = None

    @property
    def mean(self) -> float:
        return self.total / self.visits


NO_OPTIONS: Final[list[int]] = []
NO_PRIORS: Final[list[float]] = []
NO_EDGES: Final[list[Edge]] = []


class Node:
    """What followed a sequence of answers; its table is laid out when it is first passed."""

    def __init__(self) -> None:
        self.visits: float = 0.0
        self.seat: i64 = NONE
        self.offered: list[int] = NO_OPTIONS  # the options that the table was laid out for
        self.tried: list[Edge] = NO_EDGES
        self.waiting: list[int] = NO_OPTIONS  # options that were never tried
        self.priors: list[float] = NO_PRIORS  # of those that wait
        self.next: i64 = 0  # the most promising of those that wait
        self.known: dict[int, Edge] | None = None  # all that was ever tried here
        self.inner: dict[int, Node] | None = None  # those that are not behind one answer


class Search:
    """One search: `run` it, then ask for its `ranking` and its `plan`."""

    def __init__(self, game: Game, policy: Policy, chance: Chance, explore: float) -> None:
        self.game = game
        self.has_secrets: bool = game.has_secrets()
        self.policy = policy
        self.chance = chance
        self.explore: float = explore
        self.root = Node()
        self.path: list[Edge] = []
        self.nodes: i64 = 0
        self.iterations: i64 = 0
        self.states: i64 = 0  # answers carried out, in the tree and in playouts
        self.clock: Callable[[], float] = perf_counter
        self.deadline: float = 0.0  # 0 while no clock runs
        self.limit: i64 = 0  # the turn before whose first quiet question all iterations end

    def run(self, seen: Seen, seat: int, ms: float, iterations: int) -> None:
        """Searches until a budget is used up; a budget of 0 is none, but one there must be."""
        assert ms > 0 or iterations > 0
        if ms > 0:
            self.deadline = self.clock() + ms / 1000
        if self.policy.span > 0:
            self.limit = self.policy.turns(seen) + self.policy.span * seen.seats
        rounds: i64 = self.policy.rounds
        world: State = seen
        # the tree has no cycles, so the collector would only walk it again and again
        collecting = gc.isenabled()
        gc.disable()
        try:
            while True:
                if self.iterations % rounds == 0:
                    world = guess(seen, seat, self.chance)
                g = world
                if rounds > 1:
                    g = world.copy()
                    g.chance = self.chance  # the dice are others every time
                self.iterate(g, seat)
                self.iterations += 1
                listen()
                if iterations and self.iterations >= iterations:
                    break
                if self.deadline and self.clock() >= self.deadline:
                    break
        finally:
            if collecting:
                gc.enable()

    def iterate(self, g: State, searcher: int) -> None:
        """Down the tree, on by the policy, and what came of it back up."""
        path = self.path
        path.clear()
        node = self.root
        joint: i64 = 0  # the answers of a simultaneous choice so far
        first: Node | None = None  # where a bunch of answers in any order began
        bunch: i64 = 0
        left = 0
        while True:
            ask = advance(g)
            if ask is None or (path and g.places):  # what follows a decision changes nothing
                break
            if self.limit > 0 and self.is_far(g, ask):
                break
            frame = g.frames[-1]
            at_once = isinstance(frame, Commit)
            here = self.inner(node, -1 - int(ask.seat)) if at_once else node
            here.visits += 1.0
            if here.visits == 1.0 and node is not self.root:
                self.play_out(g)
                break
            edge = self.select(here, g, ask)
            path.append(edge)
            self.states += 1
            option = edge.option
            if at_once:
                if ask.seat != searcher and stays_hidden(frame):
                    joint = joined(joint, self.as_seen(g, searcher, option))
                else:
                    joint = joined(joint, option)
                answer(g, ask, option)
                advance(g)
                if not g.frames or g.frames[-1] is not frame:
                    node = self.inner(node, joint)
                    joint = 0
                continue
            coming = self.policy.bunch(g, ask)
            if first is None or coming >= left:
                first = node
                bunch = 0
            bunch += scrambled(option)
            left = coming
            child = edge.child
            if child is None and self.nodes < LARGEST_TREE:
                if self.has_secrets and ask.seat != searcher:
                    child = self.inner(node, self.as_seen(g, searcher, option))
                elif coming > 0:
                    child = self.inner(first, bunch)
                else:
                    child = Node()
                    self.nodes += 1
                edge.child = child
            answer(g, ask, option)
            if child is None:
                self.play_out(g)
                break
            node = child
        values = self.policy.values(g)
        for edge in path:
            edge.visits += 1.0
            edge.total += values[edge.seat]

    def as_seen(self, g: State, searcher: int, option: int) -> int:
        """A key for what the searching seat sees of another seat's answer."""
        key: i64 = 0
        for number in self.game.face(g, searcher, option):
            key = joined(key, number)
        return key

    def inner(self, node: Node, key: int) -> Node:
        """A node that has not one answer before it but a bunch, a secret or several at once."""
        if node.inner is None:
            node.inner = {}
        found = node.inner.get(key)
        if found is None:
            found = Node()
            self.nodes += 1
            node.inner[key] = found
        return found

    def select(self, node: Node, g: State, ask: Ask) -> Edge:
        """The answer that is worth most, counting the hope that little was tried of it yet.

        Of a bunch of answers in any order the tree holds one, but for the question that is asked
        now. Of the answers that were never tried only the most promising competes, with the mean of
        the others as its worth. Where there are secrets, seats hope by lot: else those that cannot
        see each other's answers would fall into step and learn nothing but that.
        """
        options = ask.options if node is self.root else ask.in_order
        if node.seat != ask.seat or node.offered != options:
            self.lay_out(node, g, ask, options, self.policy.weigh(g, ask, options))
        hope = self.explore * sqrt(node.visits)
        best: Edge | None = None
        most = -1.0
        visits = 0.0
        total = 0.0
        for edge in node.tried:
            visits += edge.visits
            total += edge.total
            extra = hope * edge.prior
            if self.has_secrets:
                extra *= self.chance.below(LOTS) / HALF_LOTS
            score = (edge.total + extra) / edge.visits
            if score > most:
                most = score
                best = edge
        if node.waiting:
            worth = total / visits if visits > 0.0 else 0.5
            if best is None or worth + hope * node.priors[node.next] > most:
                best = self.take_next(node, g.seats)
        assert best is not None
        return best

    def lay_out(
        self, node: Node, g: State, ask: Ask, options: list[int], weights: list[float]
    ) -> None:
        """Sorts what is offered now into answers tried here before and answers that wait."""
        whole = 0.0
        for weight in weights:
            whole += weight
        node.seat = ask.seat
        node.offered = options
        node.tried = []
        node.waiting = []
        node.priors = []
        known = node.known
        for i in range(len(options)):
            prior = weights[i] / whole if whole > 0.0 else 1.0 / len(options)
            if prior <= 0.0:
                continue
            edge: Edge | None = None
            if known is not None:
                edge = known.get(options[i] * g.seats + int(ask.seat))
            if edge is not None:
                node.tried.append(edge)
            else:
                node.waiting.append(options[i])
                node.priors.append(prior)
        self.look_ahead(node)

    def take_next(self, node: Node, seats: int) -> Edge:
        """The waiting answer whose turn it is becomes one that was tried."""
        option = node.waiting.pop(node.next)
        edge = Edge(option, node.seat, node.priors.pop(node.next))
        node.tried.append(edge)
        if node.known is None:
            node.known = {}
        node.known[option * seats + int(node.seat)] = edge
        self.look_ahead(node)
        return edge

    def look_ahead(self, node: Node) -> None:
        """Finds the most promising of those that wait; the first of equals is drawn by lot."""
        count = len(node.priors)
        if count == 0:
            return
        first = self.chance.below(count)
        best: i64 = first
        most = node.priors[best]
        for i in range(count):
            if node.priors[i] > most:
                best = i
                most = node.priors[best]
        node.next = best

    def play_out(self, g: State) -> None:
        """On by the policy, to the end or to where the position can be valued."""
        policy = self.policy
        left: i64 = policy.cut
        quiet: i64 = policy.horizon * g.config.people
        while left > 0:
            ask = advance(g)
            if ask is None or g.places:
                break
            if self.limit > 0:
                if self.is_far(g, ask):
                    break
            elif policy.is_quiet(g, ask):
                if quiet == 0:
                    break
                quiet -= 1
            answer(g, ask, policy.pick(g, ask, self.chance))
            self.states += 1
            left -= 1
            if self.deadline and left % CLOCK_EVERY == 0 and self.clock() >= self.deadline:
                break

    def is_far(self, g: State, ask: Ask) -> bool:
        """Whether the turns that are looked at are over, so that all answers are valued alike."""
        return self.policy.is_quiet(g, ask) and self.policy.turns(g) >= self.limit

    def best(self, seat: int) -> int:
        """The most visited answer; in a simultaneous choice one of the often visited, by lot."""
        ranking = self.ranking(seat)
        if self.own_table(seat) is self.root or not self.policy.mixes:
            return ranking[0].option
        often: list[Edge] = []
        visits = 0
        for edge in ranking:
            if edge.visits * 2.0 >= ranking[0].visits:
                often.append(edge)
                visits += int(edge.visits)
        ball = self.chance.below(visits)
        for edge in often:
            ball -= int(edge.visits)
            if ball < 0:
                return edge.option
        return ranking[0].option

    def ranking(self, seat: int) -> list[Edge]:
        """The seat's answers to the question of the search, the most visited first."""
        return by_visits(self.own_table(seat))

    def own_table(self, seat: int) -> Node:
        """The root, or the seat's part of it if several were asked at once."""
        inner = self.root.inner
        if inner is not None:
            node = inner.get(-1 - seat)
            if node is not None:
                return node
        return self.root

    def plan(self, seat: int) -> list[int]:
        """The seat's own answers from here on, as long as nobody else is asked."""
        plan: list[int] = []
        ranking = self.ranking(seat)
        while ranking and ranking[0].seat == seat and ranking[0].visits >= self.policy.trust:
            plan.append(ranking[0].option)
            child = ranking[0].child
            ranking = [] if child is None else by_visits(child)
        return plan


def stays_hidden(frame: Frame[Any]) -> bool:
    """Whether the answers to a commit lie face down when all have given theirs."""
    assert isinstance(frame, Commit)
    return not frame.REVEALS


def joined(key: i64, number: i64) -> i64:
    """One positive key from several numbers.

    Native, as the product is too large for a fast int: Python's own long multiplication may stop
    for Ctrl-C, which compiled code takes for lack of memory. It stays below 2^60 and never wraps.
    """
    return (key * 1_000_003 + number + 3) % 1_000_000_000_039 + 1


def scrambled(option: i64) -> i64:
    """A number whose sums tell bunches of options apart."""
    number = (option * 40_503 + 11) % 1_073_741_789
    return number * number % 1_073_741_789


def by_visits(node: Node) -> list[Edge]:
    """Insertion sort: stable, and there are few."""
    ranking: list[Edge] = []
    for edge in node.tried:
        at = len(ranking)
        while at > 0 and ranking[at - 1].visits < edge.visits:
            at -= 1
        ranking.insert(at, edge)
    return ranking
