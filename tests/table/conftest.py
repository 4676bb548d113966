"""What all tests of the table share: a migrated database to copy, and a server on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.table.harness import Host, fresh_database, prepare, serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all migrations applied."""
    path = tmp_path_factory.mktemp("template") / "tables.sqlite"
    asyncio.run(prepare(path))
    return path


@pytest.fixture
def database(template: Path, tmp_path: Path) -> Path:
    return fresh_database(template, tmp_path)


@pytest.fixture
async def host(database: Path) -> AsyncIterator[Host]:
    async with serving(database) as running:
        yield running
