"""The store: migrations, and a writer that loses nothing and mixes nothing up."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select

from palatine.table.schema import HEAD, METADATA, PERSONS
from palatine.table.store import (
    ADD_PERSON,
    NewerDatabase,
    NotStored,
    Store,
    migrations,
    upgrade,
)

pytestmark = pytest.mark.anyio


def row(id: str) -> dict[str, Any]:
    return {"id": id, "token": f"hash of {id}", "name": id, "created": 0, "seen": 0}


@pytest.fixture
async def store(database: Path) -> Any:
    found = Store(f"sqlite+aiosqlite:///{database}")
    await found.open()
    yield found
    await found.close()


async def test_migrations_up_and_down(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")

    def difference(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    def tables(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names()) - {"alembic_version"}

    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade)
        assert await connection.run_sync(difference) == [], "migrations make what the schema says"
        assert await connection.run_sync(tables) == set(METADATA.tables)
        await connection.run_sync(lambda c: command.downgrade(migrations(c), "base"))
        assert await connection.run_sync(tables) == set()
        await connection.run_sync(upgrade)
        assert await connection.run_sync(tables) == set(METADATA.tables)
    await store.engine.dispose()


async def test_a_database_of_a_newer_version_is_left_alone(database: Path) -> None:
    with sqlite3.connect(database) as plain:
        (found,) = plain.execute("SELECT version_num FROM alembic_version").fetchone()
        assert found == HEAD
        plain.execute("UPDATE alembic_version SET version_num = '9999'")
    store = Store(f"sqlite+aiosqlite:///{database}")
    with pytest.raises(NewerDatabase, match="newer version"):
        await store.open()
    await store.engine.dispose()


async def test_a_commit_is_on_the_disk_when_it_returns(store: Store) -> None:
    async with store.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert found.scalar() == value


async def test_writes_that_pile_up_share_a_transaction(store: Store) -> None:
    await asyncio.gather(*(store.write((ADD_PERSON, row(f"p{n}"))) for n in range(100)))
    assert store.writes == 100
    assert store.commits < 10
    assert len(await store.rows(select(PERSONS))) == 100


async def test_a_bad_write_harms_only_itself(store: Store) -> None:
    results = await asyncio.gather(
        store.write((ADD_PERSON, row("anna"))),
        store.write((ADD_PERSON, row("bert")), (ADD_PERSON, row("bert"))),
        store.write((ADD_PERSON, row("carl"))),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), NotStored, type(None)]
    found = await store.rows(select(PERSONS.c.id).order_by(PERSONS.c.id))
    assert [person["id"] for person in found] == ["anna", "carl"]


async def test_closing_writes_what_was_accepted(database: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    writes = [asyncio.ensure_future(store.write((ADD_PERSON, row(f"p{n}")))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with sqlite3.connect(database) as plain:
        assert plain.execute("SELECT count(*) FROM persons").fetchone() == (50,)


async def test_a_cancelled_writer_does_not_take_its_write_along(store: Store) -> None:
    task = asyncio.ensure_future(store.write((ADD_PERSON, row("anna"))))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.write((ADD_PERSON, row("bert")))
    assert len(await store.rows(select(PERSONS))) == 2
