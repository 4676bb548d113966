"""Ratings and the sequential test against simulated players of known strength."""

from __future__ import annotations

from itertools import combinations
from math import log10
from random import Random

import pytest

from palatine.arena.ratings import Block, Correlation, Tally, binomial, points_of, rate, strengths
from palatine.arena.sequential import OPEN, STRONGER, WEAKER, WITHIN, Sequential, score_of

MARGIN = 50.0
LONGEST = 20_000


def judged(parties: int, lead: float, random: Random) -> Sequential:
    """A pairing of a known lead, played until it is decided; mirrored with three parties."""
    test = Sequential(parties, MARGIN, 0.95, is_mirrored=parties > 2)
    while test.verdict == OPEN and test.blocks < LONGEST:
        is_mirror = test.is_mirrored and test.blocks % 2 == 1
        chance = score_of(-lead if is_mirror else lead, parties)
        mean = sum(random.random() < chance for _ in range(parties)) / parties
        test.add(2 / parties - mean if is_mirror else mean)
    return test


def right_in(parties: int, lead: float, wanted: str, runs: int) -> float:
    random = Random(f"{parties} {lead}")
    return sum(judged(parties, lead, random).verdict == wanted for _ in range(runs)) / runs


KNOWN = [(0.0, WITHIN), (MARGIN, STRONGER), (2 * MARGIN, STRONGER), (-MARGIN, WEAKER)]


@pytest.mark.parametrize("parties", [2, 3])
@pytest.mark.parametrize(("lead", "wanted"), KNOWN)
def test_the_sequential_test_is_right(parties: int, lead: float, wanted: str) -> None:
    """A slice of what follows: 60 runs, of which 87 % are far below what is expected."""
    assert right_in(parties, lead, wanted, 60) >= 0.87


@pytest.mark.long
@pytest.mark.parametrize("parties", [2, 3])
@pytest.mark.parametrize(("lead", "wanted"), [*KNOWN, (-2 * MARGIN, WEAKER)])
def test_the_sequential_test_is_right_in_a_thousand_runs(
    parties: int, lead: float, wanted: str
) -> None:
    assert right_in(parties, lead, wanted, 1000) >= 0.92


def test_about_so_many_games_are_told_beforehand() -> None:
    assert Sequential(2, 50, 0.95).expected() == [502, 332, 111]
    equal, one, two = Sequential(2, 10, 0.95).expected()
    assert equal == pytest.approx(25 * 502, rel=0.02)
    assert one > two > 0


def test_nothing_is_decided_before_sixteen_blocks_or_without_a_wish() -> None:
    test = Sequential(2, 50, 0.95)
    assert [test.add(1.0) for _ in range(16)] == [OPEN] * 15 + [STRONGER]
    assert test.add(0.0) == STRONGER
    assert test.blocks == 16
    asked = Sequential(2, 50, 0.0)
    assert {asked.add(1.0) for _ in range(99)} == {OPEN}
    assert asked.ratios[0] > 0 > asked.ratios[1]
    assert asked.variance > 0


def test_a_margin_is_a_score_among_all_parties() -> None:
    assert score_of(0, 3) == pytest.approx(1 / 3)
    assert score_of(400, 2) == pytest.approx(10 / 11)
    assert score_of(400, 3) == pytest.approx(10 / 12)


# ratings


def played(truth: list[float], parties: int, blocks: int, random: Random) -> Tally:
    """All pairings of players of known points, one A among Bs and one B among As."""
    strength = [10 ** (points / 400) for points in truth]
    tally = Tally()
    for pair in combinations(range(len(truth)), 2):
        for index in range(blocks):
            alone, other = pair if index % 2 == 0 or parties == 2 else pair[::-1]
            chance = strength[alone] / (strength[alone] + (parties - 1) * strength[other])
            won = float(sum(random.random() < chance for _ in range(parties)))
            lineup = tuple(sorted([alone, *[other] * (parties - 1)]))
            scores = {alone: won, other: parties - won}
            tally.add(Block(lineup, parties, tuple(scores[i] for i in sorted(scores))))
    return tally


def covered(parties: int, runs: int) -> float:
    """The share of true ratings within their intervals."""
    random = Random(f"cover {parties}")
    truth = [-110.0, -10.0, 20.0, 100.0]
    hits = 0
    for run in range(runs):
        found = rate(played(truth, parties, 40, random), f"{run}")
        hits += sum(found[i].low <= points <= found[i].high for i, points in enumerate(truth))
    return hits / (runs * len(truth))


@pytest.mark.parametrize("parties", [2, 3])
def test_intervals_cover_what_is_true(parties: int) -> None:
    assert covered(parties, 6) >= 0.75


@pytest.mark.long
@pytest.mark.parametrize("parties", [2, 3])
def test_intervals_cover_what_is_true_in_a_thousand_runs(parties: int) -> None:
    assert covered(parties, 1000) >= 0.9


def test_two_parties_are_elo() -> None:
    tally = Tally()
    for _ in range(1000):
        tally.add(Block((0, 1), 4, (3.0, 1.0)))
    found = rate(tally)
    assert found[0].points - found[1].points == pytest.approx(400 * log10(3), abs=0.5)
    assert found[0].points == pytest.approx(-found[1].points)
    assert list(found) == [0, 1]
    assert found[0].games == 4000


def test_whoever_always_wins_has_a_rating_too() -> None:
    tally = Tally()
    for _ in range(20):
        tally.add(Block((0, 1), 2, (2.0, 0.0)))
    found = rate(tally)
    lead = found[0].points - found[1].points
    assert 500 < lead < 1200
    assert found[0].low < found[0].points - 20  # one who won 40 of 40 may still lose some


def test_three_parties_share_by_strength() -> None:
    """With strengths 2 and 1 the first wins half of the games against two of the second."""
    tally = Tally()
    for _ in range(2000):
        tally.add(Block((0, 1, 1), 2, (1.0, 1.0)))
    strength = strengths(tally.summed())
    assert strength[0] / strength[1] == pytest.approx(2, rel=0.01)
    points = points_of(strength)
    assert points[0] - points[1] == pytest.approx(400 * log10(2), abs=1)


def test_the_order_of_blocks_means_nothing() -> None:
    blocks = [Block((0, 1), 2, (2.0, 0.0)), Block((0, 1), 2, (0.5, 1.5)), Block((0, 0), 2, (2.0,))]
    tallies = [Tally(), Tally()]
    for block in blocks:
        tallies[0].add(block)
    for block in reversed(blocks):
        tallies[1].add(block)
    assert tallies[0].summed() == tallies[1].summed()
    assert (0, 0) not in tallies[0].counts


@pytest.mark.parametrize(("n", "p"), [(10, 0.3), (200, 0.01), (200, 0.98), (5000, 0.4)])
def test_draws_are_binomial(n: int, p: float) -> None:
    random = Random("binomial")
    drawn = [binomial(n, p, random) for _ in range(1500)]
    mean = sum(drawn) / len(drawn)
    spread = sum((k - mean) ** 2 for k in drawn) / len(drawn)
    assert min(drawn) >= 0
    assert max(drawn) <= n
    assert mean == pytest.approx(n * p, rel=0.06)
    assert spread == pytest.approx(n * p * (1 - p), rel=0.15)


def test_correlation_within_blocks() -> None:
    same, other, none = Correlation(2), Correlation(2), Correlation(2)
    for i in range(10):
        same.add((i % 2, i % 2))
        other.add((i % 2, 1 - i % 2))
        none.add((1, i))
    assert same.value == pytest.approx(1)
    assert other.value == pytest.approx(-1)
    assert none.value is None
