"""Chance: the only randomness of a match.

Outcomes are recorded, not only the seed. A tape of outcomes is used up before anything is drawn,
so a journal replays its dice, a test scripts them, and strict luck (a tape and nothing behind it)
lets every outcome be tried in turn.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from palatine.kernel.errors import BadJournal, NeedsOutcome

FAST: Final = 0  # a small generator for search and simulation
SECURE: Final = 1  # a hash of seed and draw number: nobody can work it out from what was seen
STRICT: Final = 2  # no luck of its own

WORD: Final = 0xFFFFFFFF
FARTHEST_SKIP: Final = 1_000_000  # draws that a match may have made and taken back


class Chance:
    """Draws numbers, counts its draws and remembers their outcomes when told to."""

    def __init__(self, mode: int = STRICT) -> None:
        self.mode: i64 = mode
        self.drawn: i64 = 0  # draws made in this match; a rise bars undo
        self.number: i64 = 0  # number of the next draw of the stream; never used twice
        self.seed: str = ""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.tape: list[int] = []
        self.at: i64 = 0
        self.recording: bool = False
        self.record: list[int] = []

    def copy(self) -> Chance:
        """The same luck once more; the record stays with the original."""
        other = Chance(self.mode)
        other.drawn = self.drawn
        other.number = self.number
        other.seed = self.seed
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        if self.at < len(self.tape):
            other.tape = self.tape[self.at :]
        return other

    def below(self, n: i64) -> int:
        """One of 0 to n - 1, all equally likely."""
        outcome: i64
        self.drawn += 1
        if self.at < len(self.tape):
            outcome = self.from_tape(n)
        elif self.mode == FAST:
            outcome = scaled(self.word(), n)
            self.number += 1
        elif self.mode == SECURE:
            outcome = secure_draw(self.seed, self.number, n)
            self.number += 1
        else:
            raise NeedsOutcome([1] * n)
        if self.recording:
            self.record.append(outcome)
        return outcome

    def weighted(self, weights: list[int]) -> int:
        """The index of one of the weights, as likely as its share; one draw."""
        total = 0
        for weight in weights:
            total += weight
        self.drawn += 1
        if self.at < len(self.tape):
            outcome = self.from_tape(len(weights))
        elif self.mode == STRICT:
            raise NeedsOutcome(weights)
        else:
            if self.mode == FAST:
                ball = scaled(self.word(), total)
            else:
                ball = secure_draw(self.seed, self.number, total)
            self.number += 1
            outcome = 0
            while ball >= weights[outcome]:
                ball -= weights[outcome]
                outcome += 1
        if self.recording:
            self.record.append(outcome)
        return outcome

    def shuffle(self, items: list[int]) -> None:
        """Every order equally likely, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def feed(self, outcomes: list[int]) -> None:
        """Puts outcomes behind those still on the tape."""
        self.tape = self.tape[self.at :] + outcomes
        self.at = 0

    def script(self, outcomes: list[int]) -> None:
        """Puts outcomes in place of those still on the tape."""
        self.tape = outcomes
        self.at = 0

    def skip_to(self, number: int) -> None:
        """Goes on to a later draw: those in between were made and taken back."""
        if number < self.number or number > self.number + FARTHEST_SKIP:
            raise BadJournal(f"draw {number} cannot follow draw {self.number - 1}")
        if self.mode == FAST:
            for _ in range(number - self.number):
                self.word()
        self.number = number

    @property
    def left(self) -> int:
        """Outcomes on the tape that were not used yet."""
        return len(self.tape) - self.at

    def from_tape(self, n: i64) -> i64:
        outcome: i64 = self.tape[self.at]
        if outcome < 0 or outcome >= n:
            raise BadJournal(f"outcome {outcome} is not one of 0 to {n - 1}")
        self.at += 1
        self.number += 1
        if self.mode == FAST:
            self.word()  # behind the tape the stream goes on where the match stands
        return outcome

    def word(self) -> i64:
        """The next 32 bits of a small fast counting generator (sfc32): sums stay below 2^62."""
        t: i64 = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD | (self.c >> 11)) + t) & WORD
        return t


def scaled(word: i64, n: i64) -> i64:
    """A 32-bit word as a number below n."""
    return word * n >> 32


def fast(seed: str) -> Chance:
    """Quick luck; the seed goes through a real hash, so neighbouring seeds are strangers."""
    chance = Chance(FAST)
    chance.seed = seed
    digest = hashlib.sha256(b"palatine:" + seed.encode()).digest()
    chance.a = int.from_bytes(digest[0:4], "big")
    chance.b = int.from_bytes(digest[4:8], "big")
    chance.c = int.from_bytes(digest[8:12], "big")
    chance.d = 1
    for _ in range(12):
        chance.word()
    return chance


def secure(seed: str) -> Chance:
    """Luck for a live table: each draw is made from a SHA-256 of the seed and its own number."""
    chance = Chance(SECURE)
    chance.seed = seed
    return chance


def strict(outcomes: list[int]) -> Chance:
    """These outcomes, then none: what comes next raises NeedsOutcome."""
    chance = Chance(STRICT)
    chance.tape = outcomes
    return chance


def secure_draw(seed: str, number: int, n: int) -> int:
    """One of n by a whole hash, whose bias is below 2^-200; it is too large for a native number."""
    return int.from_bytes(hashlib.sha256(f"{seed}:{number}".encode()).digest(), "big") % n


def commitment(seed: str) -> str:
    """What is published before the first draw: it binds the table to its seed."""
    return hashlib.sha256(seed.encode()).hexdigest()
