"""The store: migrations, reading, and one writer that commits what has piled up.

A write is a list of statements that belong together. While one transaction is being made durable,
the writes of other tables pile up behind it and go into the next one together: full durability at
nearly no price. A write is done when its transaction is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Executable, bindparam, delete, event, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from palatine.table.schema import HEAD, LINES, PERSONS, PICTURES, SEATS, TABLES

LOG = logging.getLogger("palatine.table")
MOST_AT_ONCE: Final = 500  # writes in one transaction

ADD_PERSON: Final = insert(PERSONS)
NAME_PERSON: Final = (
    update(PERSONS).where(PERSONS.c.id == bindparam("at")).values(name=bindparam("name"))
)
ADD_TABLE: Final = insert(TABLES)
SAVE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("at"))
    .values(
        {
            name: bindparam(name)
            for name in (
                "rules", "data", "status", "version", "choices", "waits", "draws", "proposal",
                "result", "next", "changed",
            )
        }
    )
)  # fmt: skip
ADD_SEAT: Final = insert(SEATS)
SAVE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("at"), SEATS.c.nr == bindparam("seat"))
    .values(
        {
            name: bindparam(name)
            for name in (
                "player", "person", "name", "bot", "stand_in", "was_away", "resigned", "token",
                "seen",
            )
        }
    )
)  # fmt: skip
CUT_LINES: Final = delete(LINES).where(
    LINES.c.table_id == bindparam("at"), LINES.c.nr >= bindparam("first")
)
ADD_LINE: Final = insert(LINES)
DROP_PICTURES: Final = delete(PICTURES).where(PICTURES.c.table_id == bindparam("at"))
ADD_PICTURE: Final = insert(PICTURES)

# One transaction carries out all statements of a kind together, in this order.
ORDER: Final[tuple[Executable, ...]] = (
    ADD_PERSON, NAME_PERSON, ADD_TABLE, SAVE_TABLE, ADD_SEAT, SAVE_SEAT, CUT_LINES, ADD_LINE,
    DROP_PICTURES, ADD_PICTURE,
)  # fmt: skip

Statement = tuple[Executable, dict[str, Any]]


class NewerDatabase(Exception):
    """The database has migrations that this program does not know."""


class Write:
    """Statements that are carried out together or not at all."""

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


class Store:
    """The database. Everything is read and written through here."""

    def __init__(self, url: str) -> None:
        self.url = url
        if url.startswith("sqlite"):
            file = url.partition(":///")[2]
            if file and file != ":memory:":
                Path(file).parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", begin_sqlite)
        self.queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0  # transactions made durable
        self.writes = 0  # writes that they carried

    async def open(self) -> None:
        """Brings the database up to date and starts the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self.writer = asyncio.create_task(self.work(), name="writer")

    async def close(self) -> None:
        """Writes all that was accepted, then lets go."""
        if self.writer is not None:
            self.queue.put_nowait(None)
            await self.writer
            self.writer = None
        await self.engine.dispose()

    async def write(self, *statements: Statement) -> None:
        """Returns when the statements are durable; raises, and nothing of them is, if they fail."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Write(statements, done))
        # whoever waits may be cancelled, the write may not
        await asyncio.shield(done)

    async def work(self) -> None:
        """The writer: commits whatever has piled up, in one transaction."""
        async with self.engine.connect() as connection:
            is_open = True
            while is_open:
                first = await self.queue.get()
                writes = [first] if first else []
                is_open = first is not None
                while len(writes) < MOST_AT_ONCE and not self.queue.empty():
                    further = self.queue.get_nowait()
                    if further is None:
                        is_open = False
                    else:
                        writes.append(further)
                if writes:
                    await self.commit_all(connection, writes)

    async def commit_all(self, connection: AsyncConnection, writes: list[Write]) -> None:
        """All in one; if that fails, each alone, so that only the culprit suffers."""
        try:
            await self.commit(connection, writes)
        except Exception as error:
            if len(writes) == 1:
                settle(writes[0], error)
                return
            for write in writes:
                await self.commit_all(connection, [write])
            return
        for write in writes:
            settle(write, None)

    async def commit(self, connection: AsyncConnection, writes: list[Write]) -> None:
        rows: dict[int, list[dict[str, Any]]] = {id(statement): [] for statement in ORDER}
        for write in writes:
            for statement, values in write.statements:
                rows[id(statement)].append(values)
        async with connection.begin():
            for statement in ORDER:
                if rows[id(statement)]:
                    await connection.execute(statement, rows[id(statement)])
        self.commits += 1
        self.writes += len(writes)

    async def rows(self, query: Executable) -> list[RowMapping]:
        """What a query finds."""
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return list(found.mappings())

    async def one(self, query: Executable) -> RowMapping | None:
        """The first row that a query finds."""
        found = await self.rows(query)
        return found[0] if found else None

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            await self.rows(select(PERSONS.c.id).limit(1))
        except (DBAPIError, OSError):
            return False
        return self.writer is not None and not self.writer.done()


def settle(write: Write, error: Exception | None) -> None:
    if error is not None:
        LOG.error("a write failed", extra={"error": type(error).__name__})
    if write.done.done():
        return
    if error is not None:
        write.done.set_exception(error)
    else:
        write.done.set_result(None)


def prepare_sqlite(connection: Any, record: object) -> None:
    """Many readers beside one writer, and a commit is on the disk when it returns."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000",
    ):  # fmt: skip
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def upgrade(connection: Connection, target: str = HEAD) -> None:
    """Applies the migrations that are missing; a database that is up to date costs one look."""
    if connection.dialect.has_table(connection, "alembic_version"):
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if found == target:
            return
        if found is not None and found > HEAD:
            raise NewerDatabase("the database was written by a newer version of this program")
    from alembic import command

    command.upgrade(migrations(connection), target)


def migrations(connection: Connection) -> Any:
    """What Alembic must know to work on this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
