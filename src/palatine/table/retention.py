"""What is kept how long: guests of whom no table knows go, journals of old matches are packed.

Tables are never deleted. Everything is done in small portions, each of them one write.
"""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import exists, select

from palatine.table.clock import Clock
from palatine.table.room import OVER
from palatine.table.schema import LINES, PACKED, PERSONS, SEATS, TABLES
from palatine.table.settings import Settings
from palatine.table.store import (
    ADD_PACKED,
    CUT_LINES,
    CUT_REQUESTS,
    DROP_PERSON,
    FORGET_ORIGINS,
    Store,
    pack,
)

LOG = logging.getLogger("palatine.table")
DAY: Final = 24 * 3600
PORTION: Final = 200  # guests dropped in one write


async def tidy(store: Store, settings: Settings, clock: Clock) -> tuple[int, int]:
    """Goes through the database once; returns how many guests went and journals were packed."""
    gone = packed = 0
    await store.write((FORGET_ORIGINS, {"ended": OVER}))
    now = clock.now()
    if settings.guest_days > 0:
        gone = await drop_guests(store, now - settings.guest_days * DAY)
    if settings.pack_days > 0:
        packed = await pack_journals(store, now - settings.pack_days * DAY)
    if gone or packed:
        LOG.info(f"tidied up: {gone} guests without tables, {packed} journals packed")
    return gone, packed


async def drop_guests(store: Store, before: int) -> int:
    """Persons who were not here for long and are at no table; their cookie is worth nothing."""
    gone = 0
    while True:
        rows = await store.rows(
            select(PERSONS.c.id)
            .where(
                PERSONS.c.seen < before,
                ~exists().where(SEATS.c.person == PERSONS.c.id),
                ~exists().where(TABLES.c.host == PERSONS.c.id),
            )
            .limit(PORTION)
        )
        if not rows:
            return gone
        drops = [(DROP_PERSON, {"at": row["id"], "before": before}) for row in rows]
        await store.write(*drops)
        gone += len(rows)


async def pack_journals(store: Store, before: int) -> int:
    """The lines of a match that ended long ago become one packed piece."""
    tables = await store.rows(
        select(TABLES.c.id, TABLES.c.version).where(
            TABLES.c.status == OVER,
            TABLES.c.changed < before,
            ~exists().where(PACKED.c.table_id == TABLES.c.id),
        )
    )
    packed = 0
    for table in tables:
        rows = await store.rows(
            select(LINES.c.text).where(LINES.c.table_id == table["id"]).order_by(LINES.c.nr)
        )
        if not rows:
            continue
        body = pack([row["text"] for row in rows])
        await store.write(
            (CUT_LINES, {"at": table["id"], "first": 0}),
            (CUT_REQUESTS, {"at": table["id"], "before": table["version"], "said": ""}),
            (ADD_PACKED, {"table_id": table["id"], "lines": body}),
            base=(table["id"], table["version"]),
        )
        packed += 1
    return packed
