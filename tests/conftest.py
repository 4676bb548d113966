"""What holds for all tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

GAMES = Path(__file__).parent / "games"

os.environ["PALATINE_CORRECTIONS"] = ""  # whoever tests may own a box, and play with its data


def pytest_configure() -> None:
    """Ctrl-C must reach the programs under test, also where the caller of the tests ignores it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The rules of the games are a mark, so that `make test` can try them in one build."""
    for item in items:
        if GAMES in item.path.parents:
            item.add_marker("rules")


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever runs the tests keeps their own tables and matches to themselves."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))
