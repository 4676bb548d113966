"""The matches of the browser table, read without a server.

The database is only read: it may be another version's, or a server may write it meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from functools import partial

from sqlalchemy import select

from palatine.games import find
from palatine.guides import Guide
from palatine.kernel.errors import BadJournal, Differs, PalatineError
from palatine.kernel.game import Game
from palatine.table.chairs import OPEN, read_chairs
from palatine.table.clock import Clock
from palatine.table.room import OVER, Means, Room
from palatine.table.rows import TableRow, read_row
from palatine.table.schema import SEATS, TABLES
from palatine.table.settings import Settings, from_environment
from palatine.table.store import BadDatabase, NotStored, Store
from palatine.table.thinkers import Thinkers

Find = Callable[[str], Game]


def journals(game: str, settings: Settings | None = None) -> Iterator[tuple[str, partial[str]]]:
    """Every finished match of a game, by its table; nothing where there is no database yet."""
    settings = settings or from_environment(Settings())
    if settings.file is not None and not settings.file.exists():
        return
    for id in asyncio.run(finished(settings, game)):
        yield f"table {id}", partial(text_of, settings, id)


async def finished(settings: Settings, game: str) -> list[str]:
    try:
        store = Store(settings.url, settings.lock_seconds)
        rows = await store.rows(
            select(TABLES.c.id)
            .where(
                TABLES.c.game == game,
                TABLES.c.status == OVER,
                TABLES.c.parent_choice.is_(None),  # the match of a fork may still be running
            )
            .order_by(TABLES.c.changed, TABLES.c.id)
        )
        await store.engine.dispose()
    except (BadDatabase, NotStored):
        return []
    return [row["id"] for row in rows]


def no_guides(game: Game) -> dict[str, Guide]:
    """A journal is the same with a guide or without."""
    return {}


def text_of(settings: Settings, id: str) -> str:
    """The journal of one table."""
    return asyncio.run(read(settings, id))


async def read(settings: Settings, id: str) -> str:
    try:
        store = Store(settings.url, settings.lock_seconds)
        room = await furnished(store, settings, id, find)
        texts, _ = await room.load_lines()
        await store.engine.dispose()
    except (BadDatabase, NotStored) as error:
        raise BadJournal(f"the database cannot be read: {error}") from None
    return room.read_book(texts).text()


async def furnished(store: Store, settings: Settings, id: str, find: Find) -> Room:
    """A table as it is stored, without its match."""
    found = await store.one(select(TABLES).where(TABLES.c.id == id))
    seats = await store.rows(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.nr))
    if found is None:
        raise BadJournal("the table is gone")
    room = Room(Means(store, Thinkers(1, 1.0), settings, Clock(), find, no_guides), id)
    room.furnish(read_row(TableRow, found), read_chairs(seats))
    return room


@dataclass(frozen=True)
class Checked:
    """Whether a stored match comes out with our rules."""

    table: str
    game: str
    rules: int  # those that it was played by so far
    choices: int
    held: int  # choices up to the last check that comes out
    problem: str  # nothing, if it goes on


async def check(settings: Settings, find: Find = find) -> AsyncIterator[Checked]:
    """Every match in the database, one after the other; nothing is changed.

    The matches of a database of another version cannot be told: the server brings it up to date.
    """
    store = Store(settings.url, settings.lock_seconds)
    try:
        rows = await store.rows(
            select(TABLES.c.id, TABLES.c.game, TABLES.c.rules, TABLES.c.choices)
            .where(TABLES.c.status != OPEN)
            .order_by(TABLES.c.created, TABLES.c.id)
        )
        for row in rows:
            held, problem = row["choices"], ""
            try:
                room = await furnished(store, settings, row["id"], find)
                texts, _ = await room.load_lines()
                room.replay(room.read_book(texts))
            except PalatineError as error:
                problem = str(error)
                held = error.held if isinstance(error, Differs) else 0
            yield Checked(row["id"], row["game"], row["rules"], row["choices"], held, problem)
    finally:
        await store.engine.dispose()
