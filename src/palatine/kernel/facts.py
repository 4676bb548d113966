"""Facts: what happened, as a key and numbers; sentences are made elsewhere."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # all bits: every seat and the observer
OBSERVER: Final = 1 << 30  # the bit of those who hold no seat


class Fact:
    """One entry of the log with the seats that may read it."""

    def __init__(self, key: str, numbers: list[int], audience: int, forced: bool) -> None:
        self.key = key
        self.numbers = numbers
        self.audience = audience  # a bit per seat, or EVERYBODY
        self.forced = forced  # it followed from the only option there was
        self.choice: int = 0  # how many choices had been made when it happened

    def heard_by(self, seat: int) -> bool:
        """Whether the seat may read it; a negative seat is the observer."""
        return self.audience & (OBSERVER if seat < 0 else 1 << seat) != 0
