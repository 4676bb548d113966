"""The line before the workers: fair to every address and in it to every person.

Persons cost nothing: whoever wants more of the workers has fifty of them at once. So addresses are
served alike first, and those who share one share what it gets. Tables that nobody watches come
last.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Container
from typing import Final, NamedTuple

GUESS: Final = 1.0  # seconds charged for a thought until its time is known


def always() -> bool:
    return True


class Who(NamedTuple):
    """For whom it is thought: a person, and from where."""

    person: str
    address: str = ""


NO_ONE: Final = Who("")


class Asked:
    """A thought that waits for its turn."""

    def __init__(self, who: Who, is_watched: Callable[[], bool]) -> None:
        self.who = who
        self.is_watched = is_watched
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Accounts:
    """What each was charged.

    Whoever comes anew begins at the level of those who are served: absence saves nothing up.
    """

    def __init__(self) -> None:
        self.charged: dict[str, float] = {}
        self.level = 0.0  # what whoever was served last had been charged

    def open(self, who: str) -> None:
        self.charged[who] = max(self.charged.get(who, 0.0), self.level)

    def serve(self, who: str) -> None:
        self.level = max(self.level, self.charged[who])
        self.charged[who] += GUESS

    def settle(self, who: str, seconds: float) -> None:
        self.charged[who] += seconds - GUESS

    def tidy(self, busy: Container[str]) -> None:
        """Nobody needs to be remembered who would begin at the level anyway."""
        for who in [who for who, charge in self.charged.items() if charge <= self.level]:
            if who not in busy:
                del self.charged[who]


class Line:
    """Each is charged for the time that was thought for them; who was charged least is next.

    However many tables one person has, and however many persons one address, somebody else's
    thought waits for those under way only.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[Who, deque[Asked]] = {}
        self.served: Counter[Who] = Counter()  # thoughts under way
        self.addresses = Accounts()
        self.persons: dict[str, Accounts] = {}  # by address

    async def enter(self, who: Who, is_watched: Callable[[], bool]) -> None:
        """Returns when it is this thought's turn; it must `leave` then."""
        asked = Asked(who, is_watched)
        if who not in self.waiting:
            if not any(other.address == who.address for other in self.waiting):
                self.addresses.open(who.address)
            self.persons.setdefault(who.address, Accounts()).open(who.person)
            self.waiting[who] = deque()
        self.waiting[who].append(asked)
        self.go_on()
        try:
            await asked.turn
        except asyncio.CancelledError:
            if asked.turn.cancelled():
                self.forget(asked)
                if who.address not in self.busy():
                    del self.persons[who.address]
            else:
                self.leave(who, 0.0)
            raise

    def leave(self, who: Who, seconds: float) -> None:
        """The thought is over and took so long."""
        self.free += 1
        self.addresses.settle(who.address, seconds)
        self.persons[who.address].settle(who.person, seconds)
        self.served[who] -= 1
        if self.served[who] == 0:
            del self.served[who]
        self.go_on()
        busy = self.busy()
        self.addresses.tidy(busy)
        if who.address in busy:
            self.persons[who.address].tidy(busy[who.address])
        else:
            del self.persons[who.address]

    def busy(self) -> dict[str, set[str]]:
        """Who waits or is served, by address."""
        found: dict[str, set[str]] = {}
        for who in (*self.waiting, *self.served):
            found.setdefault(who.address, set()).add(who.person)
        return found

    def forget(self, asked: Asked) -> None:
        jobs = self.waiting[asked.who]
        jobs.remove(asked)
        if not jobs:
            del self.waiting[asked.who]

    def go_on(self) -> None:
        """Gives free places away."""
        while self.free > 0 and self.waiting:
            asked = self.next()
            who = asked.who
            self.forget(asked)
            if who in self.waiting:
                self.waiting[who] = self.waiting.pop(who)  # behind their equals
            if asked.turn.done():
                continue  # cancelled meanwhile
            self.free -= 1
            self.addresses.serve(who.address)
            self.persons[who.address].serve(who.person)
            self.served[who] += 1
            asked.turn.set_result(None)

    def next(self) -> Asked:
        """Watched before unwatched, then whose address was charged least, then whose person, then
        first come."""
        found: Asked | None = None
        best = (True, 0.0, 0.0)
        for who, jobs in self.waiting.items():
            watched = next((job for job in jobs if job.is_watched()), None)
            person = self.persons[who.address].charged[who.person]
            rank = (watched is None, self.addresses.charged[who.address], person)
            if found is None or rank < best:
                found, best = watched or jobs[0], rank
        assert found is not None
        return found
