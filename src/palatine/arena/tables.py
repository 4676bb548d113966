"""How people fare against the rules, as tables in Markdown: `[table]` of a tournament."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from palatine.arena.plan import THE_HOUSE
from palatine.arena.playing import FORFEIT
from palatine.arena.statistics import Share
from palatine.arena.store import Folder
from palatine.arena.tournament import Table, Venue
from palatine.games import find
from palatine.words import words

UNKNOWN: Final = "not measured"
PEOPLE: Final = 0  # the two sides
RULES: Final = 1
COLUMNS: Final = "venue, lineup, ending, rewards, statistics, rounds"


@dataclass
class Cell:
    """The games of one contestant with one set of table options."""

    share: Share = field(default_factory=lambda: Share(0, 0.0))
    lead: float = 0.0  # of the best person over the best of the house, in all
    rounds: int = 0
    endings: Counter[tuple[str, int]] = field(default_factory=Counter)  # how, and which side won
    # by category: what people have, what the house has; and of how many seats
    counted: dict[int, list[float]] = field(default_factory=dict)
    seats: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, table: Table, row: dict[str, Any]) -> None:
        lineup: list[int] = json.loads(row["lineup"])
        people = [seat for seat, one in enumerate(lineup) if one != THE_HOUSE]
        house = [seat for seat, one in enumerate(lineup) if one == THE_HOUSE]
        rewards: list[float] = json.loads(row["rewards"])
        has_won = any(rewards[seat] > 0 for seat in people)
        self.share = self.share.plus(float(has_won))
        self.rounds += row["rounds"]
        self.endings[row["ending"], PEOPLE if has_won else RULES] += 1
        totals = [0] * len(lineup)
        for key, category, numbers in json.loads(row["statistics"]):
            if key == table.statistic:
                sums = self.counted.setdefault(category, [0.0, 0.0])
                for seat, number in enumerate(numbers):
                    totals[seat] += number
                    sums[seat in house] += number
        self.seats[0] += len(people)
        self.seats[1] += len(house)
        self.lead += max(totals[seat] for seat in people) - max(totals[seat] for seat in house)

    def plus(self, other: Cell) -> Cell:
        """Both together."""
        found = Cell(
            Share(self.share.games + other.share.games, self.share.wins + other.share.wins),
            self.lead + other.lead,
            self.rounds + other.rounds,
            self.endings + other.endings,
            {key: list(sums) for key, sums in self.counted.items()},
            [a + b for a, b in zip(self.seats, other.seats, strict=True)],
        )
        for key, sums in other.counted.items():
            own = found.counted.get(key, [0.0, 0.0])
            found.counted[key] = [a + b for a, b in zip(own, sums, strict=True)]
        return found


Cells = dict[tuple[int, str, str], Cell]  # by contestant, row and column


class Tables:
    """All tables of one folder."""

    def __init__(self, folder: Folder, table: Table) -> None:
        tournament = folder.tournament
        self.table = table
        self.game = tournament.venues[0].game
        self.bots = [one.name for one in tournament.contestants]
        places = [(self.row_of(venue), self.column_of(venue)) for venue in tournament.venues]
        self.rows = list(dict.fromkeys(row for row, _ in places))
        self.columns = list(dict.fromkeys(column for _, column in places))
        self.cells: Cells = {}
        for found in folder.columns(COLUMNS):
            game = dict(zip(COLUMNS.split(", "), found, strict=True))
            if game["ending"] != FORFEIT:
                number = next(one for one in json.loads(game["lineup"]) if one != THE_HOUSE)
                key = (number, *places[game["venue"]])
                self.cells.setdefault(key, Cell()).add(table, game)

    def row_of(self, venue: Venue) -> str:
        return venue.options[self.table.rows] if self.table.rows else venue.name or venue.told

    def column_of(self, venue: Venue) -> str:
        return venue.options[self.table.columns] if self.table.columns else ""

    def text(self) -> str:
        numbers = [i for i in range(len(self.bots)) if any(key[0] == i for key in self.cells)]
        parts = [self.victories, *([self.sources] if self.table.statistic else []), self.ends]
        return "\n\n".join(part(i) for part in parts for i in numbers)

    def sides(self, bot: int) -> tuple[str, str]:
        return self.bots[bot], self.table.house

    def rows_of(self, bot: int) -> list[str]:
        """The rows that a bot has played."""
        return [row for row in self.rows if any(key[:2] == (bot, row) for key in self.cells)]

    def together(self, bot: int, row: str) -> Cell:
        found = Cell()
        for column in self.columns:
            found = found.plus(self.cells.get((bot, row, column), Cell()))
        return found

    def victories(self, bot: int) -> str:
        """How often people win, and by how much they lead."""
        heads = [f"{self.table.column} {column}".strip() for column in self.columns]
        lines = heading([self.bots[bot], *heads])
        for row in self.rows_of(bot):
            cells = [self.cells.get((bot, row, column)) for column in self.columns]
            lines.append(line([row, *[self.told(cell) for cell in cells]]))
        return "\n".join(lines)

    def told(self, cell: Cell | None) -> str:
        if cell is None:
            return UNKNOWN
        games, statistic = cell.share.games, self.table.statistic
        lead = f"{cell.lead / games:+.0f} {statistic}, " if statistic else ""
        return f"{cell.share}, {lead}{games} games"

    def sources(self, bot: int) -> str:
        """Where the numbers come from, for one seat, on average over the columns of a row."""
        kind = find(self.game).words.statistics[self.table.statistic].kinds[0]
        groups = [("", tuple(kind.names)), *self.table.groups]
        heads = [self.table.statistic, *[head for head, _ in self.table.groups]]
        lines = heading([self.bots[bot], "rounds", *heads])
        for row in self.rows_of(bot):
            cell = self.together(bot, row)
            for side, name in enumerate(self.sides(bot)):
                sums = [
                    sum(cell.counted.get(kind.numbers[one], [0.0, 0.0])[side] for one in members)
                    for _, members in groups
                ]
                rounds = f"{cell.rounds / cell.share.games:.1f}" if side == 0 else ""
                each = [f"{total / cell.seats[side]:.0f}" for total in sums]
                lines.append(line([f"{row}: {name}", rounds, *each]))
        return "\n".join(lines)

    def ends(self, bot: int) -> str:
        """How the games of a row ended, by who won them."""
        known = find(self.game).words.ends
        lines = heading([self.bots[bot], *[words(self.game, "en").end(end) for end in known]])
        for row in self.rows_of(bot):
            endings = self.together(bot, row).endings
            for side, name in enumerate(self.sides(bot)):
                counts = [str(endings[end, side]) for end in known]
                lines.append(line([f"{row}: {name}", *counts]))
        return "\n".join(lines)


def heading(cells: list[str]) -> list[str]:
    return [line(cells), line(["---"] * len(cells))]


def line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def tables_of(folder: Folder) -> str:
    """What `[table]` asks for; nothing without it."""
    table = folder.tournament.table
    return Tables(folder, table).text() if table is not None else ""
