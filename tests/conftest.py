"""What holds for all tests."""

from __future__ import annotations

import hashlib
import os
import signal
import time
from pathlib import Path

import pytest

GAMES = Path(__file__).parent / "games"
BEGAN: list[float] = []  # when the first test was run: to collect them may take long
CONTRACTS = Path(__file__).parent / "contract"

os.environ["PALATINE_CORRECTIONS"] = ""  # whoever tests may own a box, and play with its data


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quarter",
        metavar="SEED",
        help="of the contracts that the other build has tried, only those that this seed draws",
    )

    parser.addoption(
        "--within",
        type=float,
        default=0.0,
        metavar="SECONDS",
        help="what failed last and what is short first; what finds no time is left out and told",
    )


def pytest_report_header(config: pytest.Config) -> list[str]:
    seed = config.getoption("--quarter")
    told = f"contracts: a quarter by seed {seed}; the same again with --quarter {seed}"
    return [told] if seed else []


NO_TIME = "no time for it: `make test` runs it"
TIMES = "palatine/seconds"  # of every test, in pytest's cache
KNOWN: dict[str, float] = {}


def short_first(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What failed last time, then by the time it took; what is not known is dealt at random."""
    assert config.cache is not None
    failed = config.cache.get("cache/lastfailed", {})
    seconds = config.cache.get(TIMES, {})
    seed = config.getoption("--quarter") or ""
    items.sort(
        key=lambda item: (
            item.nodeid not in failed,
            round(seconds.get(item.nodeid, 0.1), 1),
            hashlib.sha256(f"{seed} {item.nodeid}".encode()).digest(),
        )
    )


def pytest_runtest_setup(item: pytest.Item) -> None:
    limit = item.config.getoption("--within")
    BEGAN.append(time.monotonic())
    del BEGAN[1:]
    if limit and time.monotonic() - BEGAN[0] > limit:
        pytest.skip(NO_TIME)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call":
        KNOWN[report.nodeid] = report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Times are kept by the process that hears of all tests."""
    if session.config.getoption("--within") and not hasattr(session.config, "workerinput"):
        assert session.config.cache is not None
        before = session.config.cache.get(TIMES, {})
        if not KNOWN:
            session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED  # nothing tried is no success
        session.config.cache.set(TIMES, before | {id: round(s, 2) for id, s in KNOWN.items()})


def is_drawn(seed: str, id: str) -> bool:
    """Whether a seed draws this test: one in four, the same in every process."""
    return hashlib.sha256(f"{seed} {id}".encode()).digest()[0] % 4 == 0


def pytest_configure() -> None:
    """Ctrl-C must reach the programs under test, also where the caller of the tests ignores it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The rules of the games are a mark, so that `make test` can try them in one build."""
    for item in items:
        if GAMES in item.path.parents:
            item.add_marker("rules")
    if config.getoption("--within"):  # before anything is left out, alike in every process
        short_first(config, items)
    seed = config.getoption("--quarter")
    if not seed:
        return
    left_out = [
        item
        for item in items
        if CONTRACTS in item.path.parents
        and item.get_closest_marker("texts") is None
        and not is_drawn(seed, item.nodeid)
    ]
    config.hook.pytest_deselected(items=left_out)
    gone = set(map(id, left_out))
    items[:] = [item for item in items if id(item) not in gone]


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever runs the tests keeps their own tables and matches to themselves."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))
