"""Limits: how often each person may send what."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from palatine.table.wire import Refused

MOST_KEPT: Final = 20_000  # keys remembered


class Limit:
    """A bucket per key: it holds `burst` drops, and `rate` of them come back every second."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, drops: float = 1.0) -> None:
        """Refuses with `too-fast` when the bucket of the key is empty."""
        now = self.clock()
        level, then = self.levels.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        if level < drops:
            self.levels[key] = (level, now)
            wait = (drops - level) / self.rate if self.rate > 0 else 3600.0
            raise Refused("too-fast", wait=round(wait, 1))
        self.levels[key] = (level - drops, now)
        if len(self.levels) > MOST_KEPT:
            # the oldest come first, and a bucket that was not used for long is full again
            for old in list(self.levels)[: MOST_KEPT // 10]:
                del self.levels[old]
