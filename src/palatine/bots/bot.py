"""What every bot is: it is asked a question, sees what its seat sees, and picks an option."""

from __future__ import annotations

from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask
from palatine.kernel.sight import Seen


class Bot:
    """A player. It never holds a state: `pick` gets what its seat may know, and the question."""

    needs_sight: bool = True  # a bot that looks at nothing is spared the copy and gets None
    expected: float | None = None  # the chance of winning it saw at its last pick, if it tells
    was_cut_short: bool = False  # its last search ran out of time before its iterations

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        """The number of one of the ask's options."""
        raise NotImplementedError

    def rate(self, seen: Seen | None, seat: int, ask: Ask) -> list[tuple[int, float]]:
        """Options with the estimated chance of winning, best first; empty if it cannot tell."""
        return []


class RandomBot(Bot):
    """Every option is as good as any other."""

    needs_sight = False

    def __init__(self, seed: str) -> None:
        self.chance = fast(seed)

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        return ask.nth(self.chance.below(int(ask.count)))
