"""Ratings on one scale: Plackett-Luce by maximum likelihood, with intervals.

Of the parties of a game each wins with a probability in proportion to its strength; with two
parties this is Bradley-Terry, so Elo. 400 points are a factor of 10, the mean of all who are rated
is 0. Nothing is rated game by game, so the order of games means nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt
from random import Random
from typing import Final

PRIOR: Final = 0.5  # a victory and a defeat of this weight against a player of strength 1
BOOTSTRAPS: Final = 200
STEPS: Final = 10_000
CLOSE: Final = 1e-5  # relative change of a strength below which it has settled
DOUBT: Final = 0.5  # weight of a block that one contestant wins whole, for those who always win

Lineup = tuple[int, ...]  # a contestant for every party, in ascending order
Scores = tuple[float, ...]  # what each contestant of a line-up has scored, in ascending order


@dataclass(frozen=True)
class Block:
    """The games of one block: who met, how many games, and what each contestant scored in all."""

    lineup: Lineup
    games: int
    scores: Scores  # for every contestant of the line-up once


@dataclass(frozen=True)
class Rating:
    """Points with a 95 % interval."""

    points: float
    low: float
    high: float
    games: int = 0


class Tally:
    """Blocks counted by line-up and result: all that ratings need, however many there were."""

    def __init__(self) -> None:
        self.counts: dict[Lineup, dict[tuple[int, Scores], int]] = {}

    def add(self, block: Block) -> None:
        if len(set(block.lineup)) < 2:
            return  # whoever meets only himself learns nothing
        key = block.games, tuple(round(score, 9) for score in block.scores)
        results = self.counts.setdefault(block.lineup, {})
        results[key] = results.get(key, 0) + 1

    def summed(self) -> dict[Lineup, tuple[float, list[float]]]:
        """By line-up: games, and what each contestant has scored."""
        found: dict[Lineup, tuple[float, list[float]]] = {}
        for lineup, results in self.counts.items():
            scored = [0.0] * len(set(lineup))
            games = 0.0
            for (number, scores), count in results.items():
                games += number * count
                for i, score in enumerate(scores):
                    scored[i] += score * count
            found[lineup] = games, scored
        return found

    def resampled(self, random: Random) -> dict[Lineup, tuple[float, list[float]]]:
        """As many blocks of every line-up, drawn from those that were played.

        A contestant who always won might still lose: one doubtful block for each is drawn from too.
        """
        found: dict[Lineup, tuple[float, list[float]]] = {}
        for lineup, results in self.counts.items():
            size = len(set(lineup))
            blocks = sum(results.values())
            mean = sum(number * count for (number, _), count in results.items()) / blocks
            weights = [(scores, float(count)) for (_, scores), count in results.items()]
            for i in range(size):
                whole = tuple(mean if j == i else 0.0 for j in range(size))
                weights.append((whole, DOUBT))
            scored = [0.0] * size
            left, rest = blocks, blocks + DOUBT * size
            for scores, weight in weights:
                drawn = binomial(left, min(1.0, weight / rest), random) if left else 0
                left -= drawn
                rest -= weight
                for i, score in enumerate(scores):
                    scored[i] += score * drawn
            total = sum(scored)  # blocks may differ in length; what is scored is what was played
            found[lineup] = total, scored
        return found


def binomial(n: int, p: float, random: Random) -> int:
    """How many of n succeed: one by one where they are few, by the normal law where many."""
    if p >= 1:
        return n
    if n * p * (1 - p) > 30:
        return min(n, max(0, round(random.gauss(n * p, sqrt(n * p * (1 - p))))))
    if n <= 30:
        return sum(random.random() < p for _ in range(n))
    if p > 0.5:
        return n - binomial(n, 1 - p, random)
    found, chance = 0, (1 - p) ** n
    rest = random.random()
    while rest > chance and found < n:
        rest -= chance
        chance *= (n - found) * p / ((found + 1) * (1 - p))
        found += 1
    return found


def strengths(
    summed: dict[Lineup, tuple[float, list[float]]], start: dict[int, float] | None = None
) -> dict[int, float]:
    """Strengths of all who played, by minorisation (Hunter 2004); their geometric mean is 1."""
    players = sorted({player for lineup in summed for player in lineup})
    won = dict.fromkeys(players, PRIOR)
    rows: list[tuple[float, list[tuple[int, int]]]] = []
    for lineup, (games, scored) in summed.items():
        members = [(player, lineup.count(player)) for player in sorted(set(lineup))]
        rows.append((games, members))
        for (player, _), score in zip(members, scored, strict=True):
            won[player] += score
    strength = {player: (start or {}).get(player, 1.0) for player in players}
    for _ in range(STEPS):
        pull = {player: 2 * PRIOR / (strength[player] + 1) for player in players}
        for games, members in rows:
            share = games / sum(count * strength[player] for player, count in members)
            for player, count in members:
                pull[player] += count * share
        found = {player: won[player] / pull[player] for player in players}
        # the scale itself is held by the weak prior only and would take thousands of steps
        scale = exp(sum(log(value) for value in found.values()) / max(1, len(players)))
        change = 0.0
        for player in players:
            value = found[player] / scale
            change = max(change, abs(value / strength[player] - 1))
            strength[player] = value
        if change < CLOSE:
            break
    return strength


def points_of(strength: dict[int, float]) -> dict[int, float]:
    """Strengths as points around 0."""
    points = {player: 400 * log10(value) for player, value in strength.items()}
    mean = sum(points.values()) / max(1, len(points))
    return {player: value - mean for player, value in points.items()}


def rate(tally: Tally, seed: str = "ratings", bootstraps: int = BOOTSTRAPS) -> dict[int, Rating]:
    """All who played, best first, with 95 % intervals by bootstrap over blocks."""
    summed = tally.summed()
    best = strengths(summed)
    points = points_of(best)
    random = Random(seed)
    samples: dict[int, list[float]] = {player: [] for player in points}
    for _ in range(bootstraps):
        for player, value in points_of(strengths(tally.resampled(random), best)).items():
            samples[player].append(value)
    games = dict.fromkeys(points, 0)
    for lineup, (number, _) in summed.items():
        for player in set(lineup):
            games[player] += round(number)
    rated = {
        player: Rating(points[player], *bounds(samples[player], points[player]), games[player])
        for player in points
    }
    return dict(sorted(rated.items(), key=lambda item: -item[1].points))


def bounds(samples: Sequence[float], middle: float) -> tuple[float, float]:
    """Between these lie 95 % of the samples, and the estimate itself."""
    if not samples:
        return middle, middle
    ordered = sorted(samples)
    cut = round(len(ordered) * 0.025)
    return min(middle, ordered[cut]), max(middle, ordered[len(ordered) - 1 - cut])


class Correlation:
    """Of the scores of a contestant in two games of a block, over all pairs of its games."""

    def __init__(self, size: int) -> None:
        self.blocks = 0
        self.sums = [0.0] * size
        self.products = [[0.0] * size for _ in range(size)]

    def add(self, scores: Sequence[float]) -> None:
        self.blocks += 1
        for i, score in enumerate(scores):
            self.sums[i] += score
            for j in range(i + 1):
                self.products[i][j] += score * scores[j]

    @property
    def value(self) -> float | None:
        """None where nothing differs."""
        found: list[float] = []
        for i in range(len(self.sums)):
            for j in range(i):
                spread = self.spread(i, i) * self.spread(j, j)
                if spread > 1e-12:
                    found.append(self.spread(i, j) / sqrt(spread))
        return sum(found) / len(found) if found else None

    def spread(self, i: int, j: int) -> float:
        return self.products[i][j] - self.sums[i] * self.sums[j] / max(1, self.blocks)
