"""When enough was played: a sequential test on the mean score of blocks.

Two tests stand side by side, equal strength against a lead of the margin and equal strength against
a deficit of the margin, each with half the allowed error. Blocks are looked at in the order of
their numbers, never in that of their arrival, so a result does not depend on who was faster.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from typing import Final

LEAST_BLOCKS: Final = 16
# expected blocks, in units of bound * variance / (difference of the two scores) squared:
# for equal strength, for a lead of one margin and of two
EXPECTED: Final = (2.8, 1.85, 0.62)

OPEN: Final = "open"
STRONGER: Final = "stronger"
WEAKER: Final = "weaker"
WITHIN: Final = "within"


def score_of(points: float, parties: int) -> float:
    """The share of victories of one party with such a lead over all others, which are equal."""
    factor = 10.0 ** (points / 400)
    return float(factor / (factor + parties - 1))


def bound(sure: float) -> float:
    """Where a log-likelihood ratio decides, up or down; each test has half the allowed error."""
    error = (1 - sure) / 2
    return log((1 - error) / error)


@dataclass
class Sequential:
    """The test of one pairing, block by block."""

    parties: int
    margin: float
    sure: float  # 0: nothing is decided, the ratios are told all the same
    is_mirrored: bool = False  # blocks alternate between one A among Bs and one B among As
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0
    verdict: str = OPEN
    is_no_lead: bool = False  # the first test has decided for equal strength
    is_no_deficit: bool = False
    even: float = field(init=False)
    ahead: float = field(init=False)
    behind: float = field(init=False)

    def __post_init__(self) -> None:
        self.even = 1 / self.parties
        self.ahead = score_of(self.margin, self.parties)
        self.behind = score_of(-self.margin, self.parties)
        if self.is_mirrored:  # half of the blocks count what B loses
            half = (self.ahead - self.behind) / 2
            self.ahead, self.behind = self.even + half, self.even - half

    @property
    def mean(self) -> float:
        return self.total / self.blocks if self.blocks else self.even

    @property
    def variance(self) -> float:
        """Of a block, as measured; a part of a block of equal players keeps it from being 0."""
        usual = self.even * (1 - self.even) / self.parties
        if not self.blocks:
            return usual
        spread = self.squares - self.blocks * self.mean * self.mean
        return (max(0.0, spread) + usual) / self.blocks

    def ratio(self, score: float) -> float:
        """The log-likelihood ratio of this score against equal strength."""
        difference = score - self.even
        doubled = 2 * self.mean - self.even - score
        return self.blocks * difference * doubled / (2 * self.variance)

    @property
    def ratios(self) -> tuple[float, float]:
        """Of a lead and of a deficit."""
        return self.ratio(self.ahead), self.ratio(self.behind)

    def add(self, score: float) -> str:
        """The next block: A's mean score over its games; returns what is known then."""
        if self.verdict != OPEN:
            return self.verdict
        self.blocks += 1
        self.total += score
        self.squares += score * score
        if not self.sure or self.blocks < LEAST_BLOCKS:
            return OPEN
        limit = bound(self.sure)
        lead, deficit = self.ratios
        self.is_no_lead |= lead <= -limit
        self.is_no_deficit |= deficit <= -limit
        if lead >= limit and not self.is_no_lead:
            self.verdict = STRONGER
        elif deficit >= limit and not self.is_no_deficit:
            self.verdict = WEAKER
        elif self.is_no_lead and self.is_no_deficit:
            self.verdict = WITHIN
        return self.verdict

    def expected(self) -> list[int]:
        """Games that it will take, about: equal strength, a lead of one margin and of two."""
        unit = bound(self.sure) * self.even * (1 - self.even) / (self.ahead - self.even) ** 2
        return [round(max(LEAST_BLOCKS * self.parties, factor * unit)) for factor in EXPECTED]
