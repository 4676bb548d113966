"""A quarter of the contracts: the same for every process of a run, another one for the next."""
# coverage: cites nothing

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest

pytestmark = pytest.mark.texts


class Item:
    """As much of a test as is asked for."""

    def __init__(self, file: str, number: int, mark: str = "") -> None:
        self.path = Path(conftest.__file__).parent / file
        self.nodeid = f"tests/{file}::test_{number}"
        self.mark = mark

    def get_closest_marker(self, name: str) -> object:
        return name if name == self.mark else None


def test_a_seed_draws_one_in_four_and_always_the_same() -> None:
    ids = [f"tests/contract/test_x.py::test_{number}" for number in range(4000)]
    drawn = [[id for id in ids if conftest.is_drawn(seed, id)] for seed in ("1", "1", "2")]
    assert drawn[0] == drawn[1] != drawn[2]
    assert 900 < len(drawn[0]) < 1100


def test_only_contracts_that_both_builds_try_are_drawn() -> None:
    items: list[Any] = [Item("contract/test_x.py", number) for number in range(400)]
    texts: list[Any] = [Item("contract/test_y.py", number, "texts") for number in range(20)]
    others: list[Any] = [Item("kernel/test_z.py", number) for number in range(20)]
    left_out: list[Any] = []
    config: Any = SimpleNamespace(
        getoption=lambda name: "7" if name == "--quarter" else 0.0,
        hook=SimpleNamespace(pytest_deselected=lambda items: left_out.extend(items)),
    )
    kept = [*items, *texts, *others]
    conftest.pytest_collection_modifyitems(config, kept)
    assert 60 < len(kept) - 40 < 140
    assert kept[-40:] == [*texts, *others]
    assert {*map(id, kept), *map(id, left_out)} == set(map(id, [*items, *texts, *others]))
    assert "7" in conftest.pytest_report_header(config)[0]


def test_a_run_that_had_no_time_for_any_test_is_no_success(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a busy machine every test was left out, and all was green."""
    written: dict[str, Any] = {}
    cache = SimpleNamespace(get=lambda key, default: default, set=written.__setitem__)
    config = SimpleNamespace(getoption=lambda name: 60.0, cache=cache)
    session: Any = SimpleNamespace(config=config, exitstatus=0)
    monkeypatch.setattr(conftest, "KNOWN", {})
    for when in ("setup", "teardown"):
        report: Any = SimpleNamespace(when=when, outcome="passed", nodeid="a", duration=0.1)
        conftest.pytest_runtest_logreport(report)
    conftest.pytest_sessionfinish(session)
    assert session.exitstatus != 0
    session.exitstatus = 0
    report = SimpleNamespace(when="call", outcome="passed", nodeid="a", duration=0.123)
    conftest.pytest_runtest_logreport(report)
    conftest.pytest_sessionfinish(session)
    assert (session.exitstatus, written[conftest.TIMES]) == (0, {"a": 0.12})


def test_within_a_time_what_failed_and_what_is_short_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    items: list[Any] = [Item("kernel/test_z.py", number) for number in range(6)]
    kept = {
        "cache/lastfailed": {items[4].nodeid: True},
        conftest.TIMES: {item.nodeid: 5.0 - at for at, item in enumerate(items)},
    }
    config: Any = SimpleNamespace(
        getoption=lambda name: 60.0 if name == "--within" else "",
        cache=SimpleNamespace(get=lambda key, default: kept.get(key, default)),
    )
    ordered = [*items]
    conftest.pytest_collection_modifyitems(config, ordered)
    assert ordered == [items[4], items[5], items[3], items[2], items[1], items[0]]
    late: Any = SimpleNamespace(config=config)
    monkeypatch.setattr(conftest, "BEGAN", [])
    conftest.pytest_runtest_setup(late)
    monkeypatch.setattr(conftest, "BEGAN", [conftest.BEGAN[0] - 61])
    with pytest.raises(pytest.skip.Exception, match="no time"):
        conftest.pytest_runtest_setup(late)
