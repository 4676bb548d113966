"""The lists of the lobby: my tables, those that are over, and those that are open to all.

No list loses a table: whatever does not fit on a page is on a later one. What a person has removed
stays away until that table has gone on and it is the person's turn there.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, case, false, func, or_, select

from palatine.kernel.game import Game
from palatine.table import wire
from palatine.table.chairs import OPEN, PERSON, Chair, read_chairs, stored_config
from palatine.table.room import FROZEN, OVER, RUNNING
from palatine.table.rows import TableRow, read_row
from palatine.table.schema import REMOVED, SEATS, TABLES
from palatine.table.settings import Settings
from palatine.table.store import PUT_BACK, REMOVE, Statement, Store
from palatine.table.wire import Refused

LOG = logging.getLogger("palatine.table")
ROWS: Final = 20  # on a page


class Lobby:
    """Reads the lists for whoever asks."""

    def __init__(
        self, store: Store, settings: Settings, ids: list[str], find: Callable[[str], Game]
    ) -> None:
        self.store = store
        self.settings = settings
        self.ids = ids
        self.find = find

    async def lists(self, person: str | None, pages: wire.PageNumbers) -> wire.Lobby:
        """Everything at once, each list at the page wanted."""
        waiting, tallies = await self.mine(person)
        mine, at_mine = cut([id for id, _ in waiting], pages.mine)
        gone = select(REMOVED.c.table_id).where(REMOVED.c.person == person)
        over = and_(concerns(person), TABLES.c.status == OVER, TABLES.c.id.not_in(gone))
        finished, at_finished = await self.page(
            select(TABLES.c.id).where(over).order_by(TABLES.c.changed.desc(), TABLES.c.id),
            pages.finished,
        )
        listed, at_listed = await self.page(self.listed(person), pages.listed)
        rows = await self.rows([*mine, *finished, *listed], person)
        return wire.Lobby(
            [rows[id] for id in mine if id in rows],
            [rows[id] for id in finished if id in rows],
            [rows[id] for id in listed if id in rows],
            wire.Pages(at_mine, at_finished, at_listed),
            tallies,
        )

    async def mine(
        self, person: str | None
    ) -> tuple[list[tuple[str, bool]], dict[str, wire.Tally]]:
        """All tables of a person that are not over, those that wait first; and how many by game."""
        if person is None:
            return [], {}
        held = SEATS.c.person == person
        seats = await self.store.rows(
            select(SEATS.c.table_id, SEATS.c.nr).where(
                held, SEATS.c.player == PERSON, SEATS.c.stand_in.is_(None)
            )
        )
        mine = {(seat["table_id"], seat["nr"]) for seat in seats}
        removed = await self.store.rows(select(REMOVED).where(REMOVED.c.person == person))
        gone = {row["table_id"]: row["version"] for row in removed}
        tables = await self.store.rows(
            select(TABLES.c.id, TABLES.c.game, TABLES.c.waits, TABLES.c.version)
            .where(concerns(person), TABLES.c.status != OVER)
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        )
        tallies: dict[str, wire.Tally] = {}
        found: list[tuple[str, bool]] = []
        for table in tables:
            waits = any((table["id"], nr) in mine for nr in json.loads(table["waits"]))
            if table["id"] in gone and not (waits and table["version"] > gone[table["id"]]):
                continue
            found.append((table["id"], waits))
            tally = tallies.setdefault(table["game"], wire.Tally(0, 0))
            tally.running += 1
            tally.waits += waits
        return sorted(found, key=lambda table: not table[1]), tallies

    async def remove(self, person: str, id: str, is_removed: bool) -> None:
        """Takes a table of one's own out of one's lists, or puts it back."""
        table = await self.store.one(
            select(TABLES.c.version).where(TABLES.c.id == id, concerns(person))
        )
        if table is None:
            raise Refused("no-table")
        statements: list[Statement] = [(PUT_BACK, {"who": person, "at": id})]
        if is_removed:
            row = {"person": person, "table_id": id, "version": table["version"]}
            statements.append((REMOVE, row))
        await self.store.write(*statements)

    def listed(self, person: str | None) -> Select[Any]:
        """The tables of others that all may see, of each host the newest few; free seats first."""
        place = func.row_number().over(
            partition_by=TABLES.c.host, order_by=(TABLES.c.changed.desc(), TABLES.c.id)
        )
        ranked = (
            select(TABLES.c.id, TABLES.c.status, TABLES.c.changed, place.label("place"))
            .where(
                TABLES.c.status.in_([OPEN, RUNNING]),
                TABLES.c.listed.is_(True),
                TABLES.c.game.in_(self.ids),
                ~concerns(person),
            )
            .subquery()
        )
        is_open = case((ranked.c.status == OPEN, 0), else_=1)
        return (
            select(ranked.c.id)
            .where(ranked.c.place <= self.settings.listed_per_person)
            .order_by(is_open, ranked.c.changed.desc(), ranked.c.id)
        )

    async def page(self, query: Select[Any], wanted: int) -> tuple[list[str], wire.Page]:
        """The ids on a page, and which page of how many it is."""
        counted = await self.store.one(
            select(func.count().label("n")).select_from(query.order_by(None).subquery())
        )
        page = page_of(counted["n"] if counted is not None else 0, wanted)
        rows = await self.store.rows(query.limit(ROWS).offset((page.page - 1) * ROWS))
        return [row["id"] for row in rows], page

    async def rows(self, ids: list[str], person: str | None) -> dict[str, wire.Row]:
        """The rows of these tables, by id."""
        tables = await self.store.rows(select(TABLES).where(TABLES.c.id.in_(ids)))
        seats = await self.store.rows(
            select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.nr)
        )
        by_table: dict[str, list[Any]] = {id: [] for id in ids}
        for seat in seats:
            by_table[seat["table_id"]].append(seat)
        return {
            table["id"]: self.row(
                read_row(TableRow, table), read_chairs(by_table[table["id"]]), person
            )
            for table in tables
        }

    def row(self, table: TableRow, chairs: list[Chair], person: str | None) -> wire.Row:
        """One table; of a game that is not known here any more as much as can be told."""
        status = table.status
        try:
            players = [chair.player for chair in chairs]
            ids = stored_config(self.find(table.game), players, table.options).seat_names
            names = [ids[chair.nr] for chair in chairs]
        except Exception as error:
            LOG.warning("a table of no game", extra={"table": table.id, "error": repr(error)})
            names = [f"seat_{chair.nr + 1}" for chair in chairs]
            status = FROZEN
        held = [nr for nr, chair in enumerate(chairs) if chair.held_by(person)]
        waits = table.waits
        is_frozen = status == FROZEN
        return wire.Row(
            id=table.id,
            game=table.game,
            title=table.title,
            status=status,
            seats=[
                wire.RowSeat(names[nr], chair.player, chair.name, chair.bot or chair.stand_in)
                for nr, chair in enumerate(chairs)
            ],
            mine=[names[nr] for nr in held],
            waits=not is_frozen and any(nr in waits and not chairs[nr].stand_in for nr in held),
            open=[names[nr] for nr, c in enumerate(chairs) if c.player == OPEN and not is_frozen],
            changed=table.changed,
            round=table.round,
            asked=[names[nr] for nr in waits if nr < len(names) and status == RUNNING],
            winners=None if table.result is None else table.result.winners,
            resigned=[names[nr] for nr in held if chairs[nr].resigned],
            fork=table.parent_choice is not None,
            chapter=table.chapter,
        )


def concerns(person: str | None) -> ColumnElement[bool]:
    """The tables that a person laid or sits at."""
    if person is None:
        return false()
    held = select(SEATS.c.table_id).where(SEATS.c.person == person, SEATS.c.player == PERSON)
    return or_(TABLES.c.id.in_(held), TABLES.c.host == person)


def page_of(total: int, wanted: int) -> wire.Page:
    """The page wanted, or the last one there is."""
    pages = max(1, -(-total // ROWS))
    return wire.Page(min(wanted, pages), pages, total)


def cut(ids: list[str], wanted: int) -> tuple[list[str], wire.Page]:
    page = page_of(len(ids), wanted)
    return ids[(page.page - 1) * ROWS : page.page * ROWS], page
