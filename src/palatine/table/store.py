"""The store: migrations, reading, and one writer that commits what has piled up.

A write is a list of statements that belong together. While one transaction is being made durable,
the writes of other tables pile up behind it and go into the next one together: full durability at
nearly no price. A write is done when its transaction is on the disk.

A write about a table names the version that it builds on. If the table has gone on since, another
server has written it: the write is refused, and nothing of the other's is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import stat
import time
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Executable,
    bindparam,
    delete,
    event,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import RowMapping, make_url
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from palatine.table.chairs import Chair
from palatine.table.rows import TableRow, columns, saved, write_row
from palatine.table.schema import (
    HEAD,
    LINES,
    METADATA,
    PACKED,
    PERSONS,
    PICTURES,
    PULSE,
    REMOVED,
    REQUESTS,
    SEATS,
    STUDIES,
    STUDY_LINES,
    TABLES,
)

LOG = logging.getLogger("palatine.table")
MOST_AT_ONCE: Final = 500  # writes in one transaction
FRESH: Final = 5.0  # seconds for which a commit shows that the database can be written
READY_WAIT: Final = 2.0  # seconds that whoever asks waits for another one

ADD_PERSON: Final = insert(PERSONS)
NAME_PERSON: Final = (
    update(PERSONS).where(PERSONS.c.id == bindparam("at")).values(name=bindparam("name"))
)
SEE_PERSON: Final = (
    update(PERSONS).where(PERSONS.c.id == bindparam("at")).values(seen=bindparam("seen"))
)
# a guest of whom no table knows; whoever has come meanwhile stays
DROP_PERSON: Final = delete(PERSONS).where(
    PERSONS.c.id == bindparam("at"),
    PERSONS.c.seen < bindparam("before"),
    ~exists().where(SEATS.c.person == PERSONS.c.id),
    ~exists().where(TABLES.c.host == PERSONS.c.id),
)
ADD_PACKED: Final = insert(PACKED)
ADD_TABLE: Final = insert(TABLES)
SAVE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("at"))
    .values({cell.name: bindparam(cell.name) for cell in saved(TableRow)})
)
SAVE_TAIL: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("at")).values(tail=bindparam("tail"))
)
FORGET_ORIGINS: Final = (
    update(TABLES)
    .where(TABLES.c.status == bindparam("ended"), TABLES.c.origin != "")
    .values(origin="")
)
ADD_SEAT: Final = insert(SEATS)
SAVE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("at"), SEATS.c.nr == bindparam("seat"))
    .values({cell.name: bindparam(cell.name) for cell in saved(Chair)})
)
CUT_LINES: Final = delete(LINES).where(
    LINES.c.table_id == bindparam("at"), LINES.c.nr >= bindparam("first")
)
ADD_LINE: Final = insert(LINES)
# old ones, and one that comes again so late that it is carried out anew
CUT_REQUESTS: Final = delete(REQUESTS).where(
    REQUESTS.c.table_id == bindparam("at"),
    or_(REQUESTS.c.version <= bindparam("before"), REQUESTS.c.request == bindparam("said")),
)
ADD_REQUEST: Final = insert(REQUESTS)
DROP_PICTURES: Final = delete(PICTURES).where(PICTURES.c.table_id == bindparam("at"))
ADD_PICTURE: Final = insert(PICTURES)
PUT_BACK: Final = delete(REMOVED).where(
    REMOVED.c.person == bindparam("who"), REMOVED.c.table_id == bindparam("at")
)
REMOVE: Final = insert(REMOVED)
ADD_STUDY: Final = insert(STUDIES)
WANT_STUDY: Final = (
    update(STUDIES)
    .where(STUDIES.c.table_id == bindparam("at"))
    .values(person=bindparam("who"), wanted=bindparam("is_wanted"))
)
SAVE_STUDY: Final = (
    update(STUDIES).where(STUDIES.c.table_id == bindparam("at")).values(upto=bindparam("looked_at"))
)
ADD_STUDY_LINE: Final = insert(STUDY_LINES)
BEAT: Final = update(PULSE).where(PULSE.c.id == 1).values(at=bindparam("now"))

# One transaction carries out all statements of a kind together, in this order.
ORDER: Final[tuple[Executable, ...]] = (
    ADD_PERSON, NAME_PERSON, SEE_PERSON, ADD_TABLE, SAVE_TABLE, SAVE_TAIL, ADD_SEAT, SAVE_SEAT,
    CUT_LINES, ADD_LINE, CUT_REQUESTS, ADD_REQUEST, DROP_PICTURES, ADD_PICTURE, ADD_PACKED,
    PUT_BACK, REMOVE, ADD_STUDY, WANT_STUDY, SAVE_STUDY, ADD_STUDY_LINE, FORGET_ORIGINS, BEAT,
    DROP_PERSON,
)  # fmt: skip

Statement = tuple[Executable, dict[str, Any]]
Version = tuple[str, int]  # a table, and the version of it that a write builds on


def add_table(row: TableRow) -> Statement:
    return ADD_TABLE, write_row(row, columns(TableRow))


def save_table(row: TableRow) -> Statement:
    return SAVE_TABLE, {"at": row.id, **write_row(row, saved(TableRow))}


def add_seat(table: str, chair: Chair) -> Statement:
    return ADD_SEAT, {"table_id": table, **write_row(chair, columns(Chair))}


def save_seat(table: str, chair: Chair) -> Statement:
    return SAVE_SEAT, {"at": table, "seat": chair.nr, **write_row(chair, saved(Chair))}


class BadDatabase(Exception):
    """The database cannot be used; the message says why, in one line."""


class NewerDatabase(BadDatabase):
    """The database has migrations that this program does not know."""


class NotStored(Exception):
    """The database failed. Only the kind of error is told: its text may quote what was stored."""

    def __init__(self, kind: str, may_pass: bool = False) -> None:
        super().__init__(kind)
        self.may_pass = may_pass  # it is held, full or gone: the same write may do later


class Overtaken(Exception):
    """Another server has changed the table since."""


class Write:
    """Statements that are carried out together or not at all."""

    def __init__(
        self, statements: Sequence[Statement], base: Version | None, done: asyncio.Future[None]
    ) -> None:
        self.statements = statements
        self.base = base
        self.done = done


class Store:
    """The database. Everything is read and written through here."""

    def __init__(
        self,
        url: str,
        lock_seconds: float = 5.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.lock_seconds = lock_seconds
        self.clock = clock
        try:
            self.engine = create_async_engine(url, hide_parameters=True)
        except (SQLAlchemyError, ImportError) as error:
            raise BadDatabase(f"{name_of(url)}: {first_line(error)}") from None
        self.name = name_of(url)
        is_sqlite = self.engine.dialect.name == "sqlite"
        self.file = Path(self.engine.url.database or "") if is_sqlite else None
        if is_sqlite:
            event.listen(self.engine.sync_engine, "begin", begin_sqlite)
        event.listen(self.engine.sync_engine, "connect", self.prepare)
        self.queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None  # the writer's own
        self.pulse: asyncio.Task[None] | None = None
        self.commits = 0  # transactions made durable
        self.writes = 0  # writes that they carried
        self.committed: float | None = None  # when the last one was; None: one has failed since
        self.failed: float | None = None  # when the database failed; None: a write was done since
        self.is_damaged = False

    async def open(self) -> None:
        """Brings the database up to date and starts the writer."""
        try:
            if self.file is not None:
                make_private(self.file)
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        except BadDatabase as error:
            await self.engine.dispose()
            raise type(error)(f"{self.name}: {error}") from None
        except (SQLAlchemyError, OSError) as error:
            await self.engine.dispose()
            raise BadDatabase(f"{self.name}: {first_line(error)}") from None
        self.committed = self.clock()
        self.writer = asyncio.create_task(self.work(), name="writer")

    def prepare(self, connection: Any, record: object) -> None:
        """Sets up a new connection to the database."""
        milliseconds = round(self.lock_seconds * 1000)
        if self.file is not None:
            prepare_sqlite(connection, milliseconds)
        elif self.engine.dialect.name == "postgresql":
            cursor = connection.cursor()
            cursor.execute(f"SET lock_timeout = {milliseconds}")
            cursor.close()

    async def close(self) -> None:
        """Writes all that was accepted, then lets go."""
        if self.writer is not None:
            self.queue.put_nowait(None)
            await self.writer
            self.writer = None
        if self.pulse is not None:
            self.pulse.cancel()
        await self.engine.dispose()

    async def write(self, *statements: Statement, base: Version | None = None) -> None:
        """Returns when the statements are durable; raises, and nothing of them is, if they fail.

        `base` is the version of the table that they build on.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Write(statements, base, done))
        # whoever waits may be cancelled, the write may not
        await asyncio.shield(done)

    async def work(self) -> None:
        """The writer: commits whatever has piled up, in one transaction."""
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
                await self.commit_all(writes)
        await self.disconnect()

    async def commit_all(self, writes: list[Write]) -> None:
        """All in one; if a statement was bad, each alone, so that only the culprit suffers.

        Where the database itself fails, all fail at once: they would only wait for the same lock
        or the same disk, one after the other.
        """
        try:
            late = await self.commit(writes)
        except Exception as error:
            self.note(error)
            if is_everybodys(error):
                await self.disconnect()
            elif len(writes) > 1:
                for write in writes:
                    await self.commit_all([write])
                return
            for write in writes:
                settle(write, NotStored(kind_of(error), is_everybodys(error)))
            return
        for write in writes:
            settle(write, Overtaken() if write in late else None)

    async def commit(self, writes: list[Write]) -> list[Write]:
        """Makes writes durable but for those that come too late; returns these."""
        if self.connection is None:
            connection = await self.engine.connect()
            self.connection = await connection.execution_options(is_writer=True)
        late: list[Write] = []
        rows: dict[int, list[dict[str, Any]]] = {id(statement): [] for statement in ORDER}
        async with self.connection.begin():
            versions = await self.versions(writes)
            for write in writes:
                if write.base is not None and versions.get(write.base[0]) != write.base[1]:
                    late.append(write)
                    continue
                for statement, values in write.statements:
                    rows[id(statement)].append(values)
                    if statement is SAVE_TABLE:
                        versions[values["at"]] = values["version"]
            for statement in ORDER:
                if rows[id(statement)]:
                    await self.connection.execute(statement, rows[id(statement)])
        self.commits += 1
        self.writes += len(writes) - len(late)
        self.committed = self.clock()
        if any(rows[id(statement)] for statement in ORDER if statement is not BEAT):
            self.failed = None
        return late

    async def versions(self, writes: list[Write]) -> dict[str, int]:
        """What the tables concerned stand at; nobody else can change them until the commit."""
        ids = {write.base[0] for write in writes if write.base is not None}
        if not ids:
            return {}
        assert self.connection is not None
        found = await self.connection.execute(
            select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids)).with_for_update()
        )
        return {id: version for id, version in found}

    async def disconnect(self) -> None:
        """The writer's connection may be broken: the next write gets a new one."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close()

    async def rows(self, query: Executable) -> list[RowMapping]:
        """What a query finds."""
        try:
            async with self.engine.connect() as connection:
                found = await connection.execute(query)
                return list(found.mappings())
        except (SQLAlchemyError, OSError) as error:
            self.note(error)
            raise NotStored(kind_of(error), is_everybodys(error)) from None

    async def one(self, query: Executable) -> RowMapping | None:
        """The first row that a query finds."""
        found = await self.rows(query)
        return found[0] if found else None

    def note(self, error: Exception) -> None:
        """Remembers that the database is not well."""
        LOG.error("the database failed", extra={"error": kind_of(error)})
        self.committed = None
        if is_everybodys(error):
            self.failed = self.clock()
        name = str(getattr(getattr(error, "orig", None), "sqlite_errorname", ""))
        if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
            self.is_damaged = True  # until somebody has restored it

    async def is_well(self) -> bool:
        """Whether a write was committed lately; if there was none to commit, one is tried."""
        if self.writer is None or self.writer.done() or self.is_damaged:
            return False
        if self.failed is not None and self.clock() - self.failed < FRESH:
            return False  # a disk may still have room for the one row that is tried here
        if self.committed is not None and self.clock() - self.committed < FRESH:
            return True
        if self.pulse is None or self.pulse.done():
            self.pulse = asyncio.create_task(self.beat())
        try:
            await asyncio.wait_for(asyncio.shield(self.pulse), READY_WAIT)
        except (NotStored, TimeoutError):
            return False
        return not self.is_damaged

    async def beat(self) -> None:
        """Looks into every table, then writes."""
        for table in METADATA.tables.values():
            await self.rows(select(table).limit(1))
        await self.write((BEAT, {"now": int(time.time())}))


def settle(write: Write, error: Exception | None) -> None:
    if write.done.done():
        return
    if error is not None:
        write.done.set_exception(error)
    else:
        write.done.set_result(None)


def pack(lines: Sequence[str]) -> bytes:
    """A journal in one piece."""
    return zlib.compress("\n".join(lines).encode(), 9)


def unpack(packed: bytes) -> list[str]:
    return zlib.decompress(packed).decode().split("\n")


def is_everybodys(error: Exception) -> bool:
    """Whether the database failed, and not the statement."""
    kinds = (OperationalError, InterfaceError, InternalError, OSError)
    return isinstance(error, kinds) or type(error) is DatabaseError


def kind_of(error: Exception) -> str:
    """What kind of error it was, without its text."""
    inner = getattr(error, "orig", None)
    return str(getattr(inner, "sqlite_errorname", "") or type(inner or error).__name__)


def first_line(error: Exception) -> str:
    """What a person at the terminal is told."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return str(error.orig).partition("\n")[0]
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error).partition("\n")[0]


def name_of(url: str) -> str:
    """A database by the name that its owner knows."""
    try:
        found = make_url(url)
    except SQLAlchemyError:
        return "the database"
    if found.get_backend_name() == "sqlite" and found.database:
        return found.database
    return found.render_as_string(hide_password=True)


def make_private(file: Path) -> None:
    """The file holds the secrets of running matches: nobody else may read it."""
    if str(file) in ("", ".", ":memory:") or str(file).startswith("file:"):
        return
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for name in ("", "-wal", "-shm"):
        piece = file.with_name(file.name + name)
        with contextlib.suppress(FileNotFoundError):
            mode = stat.S_IMODE(piece.stat().st_mode)
            if mode & 0o007:
                piece.chmod(mode & ~0o007)


def prepare_sqlite(connection: Any, milliseconds: int) -> None:
    """Many readers beside one writer, and a commit is on the disk when it returns."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={milliseconds}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON",
    ):  # fmt: skip
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """The writer takes the lock before it looks, lest another writes between look and write."""
    is_writer = connection.get_execution_options().get("is_writer", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")


def upgrade(connection: Connection, target: str = HEAD) -> None:
    """Applies the migrations that are missing; a database that is up to date costs one look."""
    found = None
    if connection.dialect.has_table(connection, "alembic_version"):
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if found == target:
            return
    check_revision(connection, found)
    from alembic import command

    command.upgrade(migrations(connection), target)


def check_revision(connection: Connection, found: str | None) -> None:
    """Refuses a database that is not ours, or not ours yet."""
    if found is None:
        names = set(connection.dialect.get_table_names(connection)) - {"alembic_version"}
        if names & set(METADATA.tables) or (names and connection.dialect.name == "sqlite"):
            raise BadDatabase("it is the database of another program")
        return
    from alembic.script import ScriptDirectory

    script = ScriptDirectory.from_config(migrations(connection))
    if found in {step.revision for step in script.walk_revisions()}:
        return
    if found.isdecimal() and found > HEAD:
        raise NewerDatabase("the database was written by a newer version of this program")
    raise BadDatabase(f"its revision {found[:40]!r} is not known: another program's, or damaged")


def migrations(connection: Connection) -> Any:
    """What Alembic must know to work on this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
