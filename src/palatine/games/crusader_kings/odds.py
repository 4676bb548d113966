"""CK-CHK-12: the odds of a check, exactly, for each number of tokens."""

from __future__ import annotations

from math import comb
from typing import Final

from palatine.games.crusader_kings.programs import POSITIVE
from palatine.games.crusader_kings.tables import PAIR_FAIL, PAIR_SUCCESS, SIGN
from palatine.kernel.lexicon import NONE

PER_MILLE: Final = 1000
MILLION: Final = 1_000_000


def is_success(trait: int, pair: int) -> bool:
    """CK-CHK-1, CK-CHK-2: positive, unless the critical pair turns it round."""
    if pair != NONE:
        if trait == PAIR_FAIL[pair]:
            return False
        if trait == PAIR_SUCCESS[pair]:
            return True
    return SIGN[trait] == POSITIVE


def successes_in(traits: list[int], pair: int) -> int:
    """How many of these traits are a success; nothing is sacrificed."""
    return sum(1 for trait in traits if is_success(trait, pair))


def ways(good: int, bad: int, needed: int, tokens: int) -> int:
    """Sets of so many tokens with enough successes; stopping early changes nothing of it."""
    found = 0
    for n in range(max(0, needed), min(good, tokens) + 1):
        found += comb(good, n) * comb(bad, tokens - n)
    return found


def chance_of(good: int, size: int, needed: int, tokens: int, whole: int = PER_MILLE) -> int:
    """For a bag of this size with so many that succeed; in a thousand, rounded."""
    tokens = min(tokens, size)
    every = comb(size, tokens)
    found = ways(good, size - good, needed, tokens)
    return (found * whole * 2 + every) // (every * 2)
