"""Chance: streams, tapes, strict luck and luck that can be verified."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations

import pytest

from palatine.kernel.chance import (
    FARTHEST_SKIP,
    Chance,
    commitment,
    fast,
    secure,
    secure_draw,
    strict,
)
from palatine.kernel.errors import BadJournal, NeedsOutcome
from palatine.kernel.flow import advance, answer
from palatine.kernel.lexicon import NONE
from tests.helpers import exact
from tests.toys.small import Rolls, small

Kind = Callable[[str], Chance]


def draws(chance: Chance, n: int = 6, times: int = 50) -> list[int]:
    return [chance.below(n) for _ in range(times)]


@pytest.mark.parametrize("kind", [fast, secure])
def test_a_seed_gives_the_same_luck_again(kind: Kind) -> None:
    assert draws(kind("seven")) == draws(kind("seven"))
    assert draws(kind("seven")) != draws(kind("eight"))


def sfc32(seed: str, times: int) -> list[int]:
    """The generator once more, after its public description, in plain numbers."""
    digest = hashlib.sha256(b"palatine:" + seed.encode()).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8))
    words: list[int] = []
    for counter in range(1, times + 13):
        word = (a + b + counter) % 2**32
        a = b ^ b >> 9
        b = (c * 9) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        words.append(word)
    return words[12:]


def test_fast_luck_is_the_same_on_every_machine() -> None:
    """Compared with an implementation of its own, for several seeds and sizes."""
    for seed in ("0", "1", "a longer seed"):
        for n in (2, 6, 52, 1000):
            assert draws(fast(seed), n) == [word * n >> 32 for word in sfc32(seed, 50)]


def test_secure_luck_is_the_same_on_every_machine() -> None:
    hashes = [hashlib.sha256(f"0:{n}".encode()).digest() for n in range(50)]
    assert draws(secure("0")) == [int.from_bytes(h, "big") % 6 for h in hashes]


@pytest.mark.parametrize("kind", [fast, secure])
def test_luck_is_even(kind: Kind) -> None:
    """Chi-square of 6,000 throws of a die with five degrees of freedom: 20.5 is one in 1,000."""
    counts = Counter(draws(kind("even"), 6, 6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_neighbouring_seeds_are_strangers() -> None:
    """The first throws of 3,000 neighbouring seeds are as even as those of one seed."""
    counts = Counter((fast(str(n)).below(6), fast(str(n + 1)).below(6)) for n in range(3600))
    assert sum((counts[a, b] - 100) ** 2 / 100 for a in range(6) for b in range(6)) < 66.6


@pytest.mark.parametrize("kind", [fast, secure])
def test_weights_count(kind: Kind) -> None:
    chance = kind("weights")
    counts = Counter(chance.weighted([1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert abs(counts[0] - 1000) < 120
    assert chance.drawn == chance.number == 4000


def test_a_shuffle_reaches_every_order_equally() -> None:
    def shuffled(chance: Chance) -> tuple[int, ...]:
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        return tuple(items)

    chances = exact(shuffled)
    assert chances == {order: Fraction(1, 24) for order in permutations([1, 2, 3, 4])}


def test_draws_are_counted_and_recorded() -> None:
    chance = fast("count")
    chance.recording = True
    made = [chance.below(6), chance.weighted([1, 2]), chance.below(2)]
    assert chance.record == made
    assert (chance.drawn, chance.number) == (3, 3)


@pytest.mark.parametrize("kind", [fast, secure])
def test_a_copy_has_the_same_future_and_does_not_disturb(kind: Kind) -> None:
    chance = kind("copy")
    draws(chance)
    chance.recording = True
    other = chance.copy()
    future = draws(other)
    assert chance.record == []
    assert draws(chance) == future
    assert not other.recording


def test_a_tape_is_used_up_first() -> None:
    chance = fast("tape")
    chance.feed([5, 4])
    chance.feed([3])
    assert chance.left == 3
    assert draws(chance, 6, 3) == [5, 4, 3]
    assert chance.left == 0
    assert chance.copy().left == 0


def test_a_copy_takes_the_rest_of_the_tape() -> None:
    chance = strict([1, 2, 3])
    chance.below(6)
    assert draws(chance.copy(), 6, 2) == [2, 3]
    assert draws(chance, 6, 2) == [2, 3]


@pytest.mark.parametrize("kind", [fast, secure])
def test_behind_a_tape_the_stream_goes_on_where_the_match_stands(kind: Kind) -> None:
    """A match that was read from its journal has the dice it would have had."""
    whole = draws(kind("resume"), 6, 20)
    resumed = kind("resume")
    resumed.feed(whole[:12])
    assert draws(resumed, 6, 20) == whole


@pytest.mark.parametrize("kind", [fast, secure])
def test_draws_in_between_can_be_skipped_but_never_made_again(kind: Kind) -> None:
    whole = draws(kind("skip"), 6, 20)
    chance = kind("skip")
    draws(chance, 6, 3)
    chance.skip_to(8)
    assert draws(chance, 6, 12) == whole[8:]
    with pytest.raises(BadJournal, match="draw 5 cannot follow draw 19"):
        chance.skip_to(5)
    with pytest.raises(BadJournal, match="cannot follow"):
        chance.skip_to(20 + FARTHEST_SKIP + 1)


@pytest.mark.parametrize("outcome", [-1, 6, 99])
def test_a_tape_with_an_impossible_outcome_is_refused(outcome: int) -> None:
    with pytest.raises(BadJournal, match=f"outcome {outcome} is not one of 0 to 5"):
        strict([outcome]).below(6)
    with pytest.raises(BadJournal, match="is not one of 0 to 1"):
        strict([outcome]).weighted([1, 1])


def test_strict_luck_names_what_could_fall() -> None:
    chance = strict([2])
    assert chance.below(3) == 2
    with pytest.raises(NeedsOutcome) as needs:
        chance.below(4)
    assert needs.value.weights == [1, 1, 1, 1]
    with pytest.raises(NeedsOutcome, match="an outcome of 2 is needed") as weighted:
        strict([]).weighted([3, 1])
    assert weighted.value.weights == [3, 1]


def test_strict_luck_enumerates_a_small_game_exactly() -> None:
    """A die of three sides and a coin of 3 to 1: all six ends, each with its exact chance."""

    def total(chance: Chance) -> int:
        g = small(lambda: Rolls(0, NONE), chance=chance)
        ask = advance(g)
        assert ask is not None
        answer(g, ask, ask.nth(0))
        advance(g)
        return g.total

    assert exact(total) == {
        die * 2 + coin: Fraction(1, 3) * Fraction(weight, 4)
        for die in range(3)
        for coin, weight in ((0, 3), (1, 1))
    }


def test_secure_draws_follow_from_seed_and_number_alone() -> None:
    assert [secure_draw("s", n, 10) for n in range(5)] == draws(secure("s"), 10, 5)
    assert commitment("s") == hashlib.sha256(b"s").hexdigest()
