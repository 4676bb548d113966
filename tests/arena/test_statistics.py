"""Shares with their intervals, and how numbers spread."""

from __future__ import annotations

import pytest

from palatine.arena import Share, spread


def test_the_interval_is_wilsons() -> None:
    # 8 of 10: 0.4902 to 0.9433, as the tables have it
    assert Share(10, 8).interval == pytest.approx((0.4902, 0.9433), abs=1e-4)
    low, high = Share(400, 400).interval
    assert low == pytest.approx(0.9905, abs=1e-4)
    assert high == 1.0
    assert Share(20, 0).interval[0] == 0.0
    assert Share(0, 0).interval == (0.0, 1.0)


def test_shared_victories_count_in_parts() -> None:
    share = Share(0, 0.0).plus(0.5).plus(1.0).plus(0.0)
    assert (share.games, share.wins, share.rate) == (3, 1.5, 0.5)
    assert str(Share(10, 8)) == "80.0 % (49.0 – 94.3)"


def test_a_spread_consists_of_numbers_that_were_there() -> None:
    assert spread([]) == {"min": 0, "p50": 0, "p95": 0, "max": 0}
    assert spread([7]) == {"min": 7, "p50": 7, "p95": 7, "max": 7}
    assert spread(list(range(101))) == {"min": 0, "p50": 50, "p95": 95, "max": 100}
    assert spread([3, 1, 2, 9]) == {"min": 1, "p50": 2, "p95": 9, "max": 9}
