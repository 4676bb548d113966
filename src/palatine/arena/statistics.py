"""The few numbers that results are told in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

NORMAL_95 = 1.959964  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Share:
    """A part of a number of games, with its 95 % interval after Wilson."""

    games: int
    wins: float  # a victory shared by k is worth 1/k

    def plus(self, won: float) -> Share:
        """One game more."""
        return Share(self.games + 1, self.wins + won)

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.games:
            return 0.0, 1.0
        n, p, z = self.games, self.rate, NORMAL_95
        middle = p + z * z / (2 * n)
        width = z * sqrt(max(0.0, p * (1 - p)) / n + z * z / (4 * n * n))
        whole = 1 + z * z / n
        return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)

    def row(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "rate": round(self.rate, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.rate:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def spread(numbers: Sequence[int]) -> dict[str, int]:
    """Least, median, 95th percentile and greatest; each is one of the numbers."""
    if not numbers:
        return {"min": 0, "p50": 0, "p95": 0, "max": 0}
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return {
        "min": ordered[0],
        "p50": ordered[last // 2],
        "p95": ordered[(95 * last + 99) // 100],
        "max": ordered[last],
    }
