"""The line before the workers: fair to every person, and tables that nobody watches come last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

GUESS: Final = 1.0  # seconds charged for a thought until its time is known


def always() -> bool:
    return True


class Asked:
    """A thought that waits for its turn."""

    def __init__(self, who: str, is_watched: Callable[[], bool]) -> None:
        self.who = who
        self.is_watched = is_watched
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Line:
    """Persons are charged for the time that was thought for them; who was charged least is next.

    However many tables one person has, somebody else's thought waits for those under way only.
    Whoever comes anew begins at the level of those who are served: absence saves nothing up.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[Asked]] = {}
        self.charged: dict[str, float] = {}
        self.served: dict[str, int] = {}  # by person: thoughts under way
        self.level = 0.0  # what the person served last had been charged

    async def enter(self, who: str, is_watched: Callable[[], bool]) -> None:
        """Returns when it is this thought's turn; it must `leave` then."""
        asked = Asked(who, is_watched)
        if who not in self.waiting:
            self.waiting[who] = deque()
            self.charged[who] = max(self.charged.get(who, 0.0), self.level)
        self.waiting[who].append(asked)
        self.go_on()
        try:
            await asked.turn
        except asyncio.CancelledError:
            if asked.turn.cancelled():
                self.forget(asked)
            else:
                self.leave(who, 0.0)
            raise

    def leave(self, who: str, seconds: float) -> None:
        """The thought is over and took so long."""
        self.free += 1
        self.charged[who] += seconds - GUESS
        self.served[who] -= 1
        if self.served[who] == 0:
            del self.served[who]
        self.go_on()
        # nobody needs to be remembered who would begin at the level anyway
        for other in [who for who, charge in self.charged.items() if charge <= self.level]:
            if other not in self.waiting and other not in self.served:
                del self.charged[other]

    def forget(self, asked: Asked) -> None:
        jobs = self.waiting[asked.who]
        jobs.remove(asked)
        if not jobs:
            del self.waiting[asked.who]

    def go_on(self) -> None:
        """Gives free places away."""
        while self.free > 0 and self.waiting:
            asked = self.next()
            self.forget(asked)
            if asked.who in self.waiting:
                self.waiting[asked.who] = self.waiting.pop(asked.who)  # behind their equals
            if asked.turn.done():
                continue  # cancelled meanwhile
            self.free -= 1
            self.level = max(self.level, self.charged[asked.who])
            self.charged[asked.who] += GUESS
            self.served[asked.who] = self.served.get(asked.who, 0) + 1
            asked.turn.set_result(None)

    def next(self) -> Asked:
        """Watched before unwatched, then whose person was charged least, then first come."""
        found: Asked | None = None
        best = (True, 0.0)
        for who, jobs in self.waiting.items():
            watched = next((job for job in jobs if job.is_watched()), None)
            rank = (watched is None, self.charged[who])
            if found is None or rank < best:
                found, best = watched or jobs[0], rank
        assert found is not None
        return found
