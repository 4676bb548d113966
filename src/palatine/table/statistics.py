"""Statistics of a person: how matches that are over went, from what is stored of their tables."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from palatine.kernel.game import Game
from palatine.table import wire
from palatine.table.chairs import BOT, HOUSE, PERSON, stored_config
from palatine.table.room import OVER
from palatine.table.rows import read_result
from palatine.table.schema import SEATS, TABLES
from palatine.table.thinkers import bots_of

if TYPE_CHECKING:
    from palatine.table.hall import Hall

LOG = logging.getLogger("palatine.table")
MOST_COUNTED: Final = 5000  # matches, the latest
PORTION: Final = 500  # tables whose seats are read at once
PEOPLE: Final = "people"
MIXED: Final = "mixed"


async def statistics(hall: Hall, person: str | None) -> wire.Statistics:
    """How a person fared in matches that are over, by game and level of the others."""
    if person is None:
        return wire.Statistics([])
    held = select(SEATS.c.table_id).where(SEATS.c.person == person, SEATS.c.player == PERSON)
    tables = await hall.store.rows(
        select(
            TABLES.c.id, TABLES.c.game, TABLES.c.options, TABLES.c.result, TABLES.c.choices,
            TABLES.c.round,
        )
        .where(
            TABLES.c.id.in_(held),
            TABLES.c.status == OVER,
            TABLES.c.game.in_(hall.ids),
            TABLES.c.parent_choice.is_(None),  # a fork is no match of its own
            TABLES.c.guide.is_(None),  # whoever is guided learns
        )
        .order_by(TABLES.c.changed.desc())
        .limit(MOST_COUNTED)
    )  # fmt: skip
    seats: dict[str, list[Any]] = {table["id"]: [] for table in tables}
    ids = list(seats)
    for first in range(0, len(ids), PORTION):
        some = select(SEATS).where(SEATS.c.table_id.in_(ids[first : first + PORTION]))
        for seat in await hall.store.rows(some.order_by(SEATS.c.nr)):
            seats[seat["table_id"]].append(seat)
    found: dict[tuple[str, str], Sums] = {}
    for table in tables:
        result = read_result(table["result"]) if table["result"] else None
        level = level_of(seats[table["id"]], person)
        if result is None or not result.places or not level:
            continue  # broken off, or played with both hands
        own = next(
            s["nr"] for s in seats[table["id"]]
            if s["player"] == PERSON and s["person"] == person
        )  # fmt: skip
        try:
            game = hall.find(table["game"])
            players = [seat["player"] for seat in seats[table["id"]]]
            config = stored_config(game, players, json.loads(table["options"]))
            name = config.seat_names[own]
        except Exception as error:
            LOG.warning("a table of no game", extra={"table": table["id"], "error": repr(error)})
            continue
        fared = found.setdefault((table["game"], level), Sums())
        fared.add(
            result.rewards.get(name, 0.0), result.points.get(name), table["choices"],
            table["round"],
        )  # fmt: skip
    order = {id: at for at, id in enumerate(hall.ids)}
    return wire.Statistics(
        [
            fared.record(game, level, counted(hall.find(game)))
            for (game, level), fared in sorted(
                found.items(), key=lambda item: (order[item[0][0]], rank(*item[0]))
            )
        ]
    )


def counted(game: Game) -> str | None:
    """What the points of a game are: the statistic that it names first."""
    return next(iter(game.words.statistics), None)


@dataclass
class Sums:
    """Sums over matches of one kind."""

    played: int = 0
    won: float = 0.0
    points: float = 0.0
    with_points: int = 0
    choices: int = 0
    rounds: int = 0

    def add(self, won: float, points: int | None, choices: int, rounds: int) -> None:
        self.played += 1
        self.won += won
        self.choices += choices
        self.rounds += rounds
        if points is not None:
            self.points += points
            self.with_points += 1

    def record(self, game: str, level: str, counted: str | None) -> wire.Fared:
        mean = self.points / self.with_points if self.with_points else None
        return wire.Fared(
            game, level, self.played, round(self.won, 3), counted,
            None if mean is None else round(mean, 2),
            round(self.choices / self.played, 1), round(self.rounds / self.played, 1),
        )  # fmt: skip


def level_of(seats: list[Any], person: str) -> str:
    """Against whom a person played: other people, the rules, bots of one level or of several.

    Empty for who held several seats: nobody plays against oneself.
    """
    own = [seat for seat in seats if seat["player"] == PERSON and seat["person"] == person]
    if len(own) != 1:
        return ""
    if any(seat["player"] == PERSON and seat["person"] != person for seat in seats):
        return PEOPLE
    levels = {seat["bot"] for seat in seats if seat["player"] == BOT}
    if not levels:
        return HOUSE
    return str(levels.pop()) if len(levels) == 1 else MIXED


def rank(game: str, level: str) -> tuple[int, str]:
    """Bots from the weakest, then what is no level."""
    levels = bots_of(game) if level not in (PEOPLE, MIXED, HOUSE) else []
    return (levels.index(level) if level in levels else len(levels) + 9, level)
