"""What was learned of a game: a correction of its own evaluation, by features. Compiled.

A party's worth, as the game reckons it, is scaled and corrected by a weighted sum of features; a
net with one hidden layer may add to that. The worths of all parties then share out the chance of
winning. Weights lie in packed arrays; sums run in one order, so compiled code and interpreted code
find the same numbers.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64


class Net:
    """Weights for one number of people."""

    def __init__(
        self,
        scale: float,
        weights: list[float],
        inner: list[float],
        bias: list[float],
        outer: list[float],
    ) -> None:
        self.scale: float = scale  # of the worth that the game reckons
        self.size: i64 = len(weights)  # features of a party
        self.hidden: i64 = len(bias)
        self.weights: vec[float] = packed(weights)
        self.inner: vec[float] = packed(inner)  # hidden * size + feature
        self.bias: vec[float] = packed(bias)
        self.outer: vec[float] = packed(outer)

    def chances(self, worths: list[float], features: vec[float]) -> list[float]:
        """Every party's chance of winning; they add up to 1."""
        found: list[float] = []
        most = 0.0
        party: i64
        for party in range(len(worths)):
            worth = self.scale * worths[party] + self.corrected(features, party * self.size)
            if party == 0 or worth > most:
                most = worth
            found.append(worth)
        whole = 0.0
        for party in range(len(found)):
            share = exp(found[party] - most)
            found[party] = share
            whole += share
        for party in range(len(found)):
            found[party] = found[party] / whole
        return found

    def corrected(self, features: vec[float], first: i64) -> float:
        """What the features of one party add to its worth."""
        weights = self.weights
        size = self.size
        total = 0.0
        i: i64
        for i in range(size):
            value = features[first + i]
            if value != 0.0:
                total += weights[i] * value
        if self.hidden == 0:
            return total
        inner = self.inner
        row: i64 = 0
        unit: i64
        for unit in range(self.hidden):
            drive = self.bias[unit]
            for i in range(size):
                drive += inner[row + i] * features[first + i]
            row += size
            if drive > 0.0:
                total += self.outer[unit] * drive
        return total


def packed(numbers: list[float]) -> vec[float]:
    count: i64 = len(numbers)
    out = vec[float]([0.0] * count)
    i: i64
    for i in range(count):
        out[i] = numbers[i]
    return out
