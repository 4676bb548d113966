"""What the browser tests share: one Chromium and one server for every worker."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.harness import PATIENCE, Server, Visitor, running

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    expect.set_options(timeout=PATIENCE)
    found = shutil.which("chromium") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a free port with an empty database; tests meet only their own persons."""
    steady = [sys.executable, "-m", "tests.browser.steady"]
    with running(tmp_path_factory.mktemp("server"), steady) as ready:
        yield ready


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with running(tmp_path) as ready:
        yield ready


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Lets somebody come with a browser; afterwards all browsers are looked through."""
    visitors: list[Visitor] = []

    def come(at: Server = server, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, at, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    return visit()
