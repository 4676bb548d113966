"""How the bots fare against the seats that the rules play, as tables in Markdown.

    make automa                                  every game that has such a table
    make automa GAME=id OPTIONS="name=value"     one of them, with table options

What is played and counted stands in `bench/games/<game>.json`. Every game is kept in a file as it
ends, so that a run can be stopped with Ctrl-C and goes on where it was. Games of other rules are
not counted; delete the file, or name another one, to begin anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from bench.plans import Automa, plan_of, table_options, with_automa
from palatine.arena.matches import play_bots
from palatine.arena.statistics import Share
from palatine.games import find
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.words import words

KEPT = Path("build") / "automa-games.json"
UNKNOWN = "not measured"


class Played(TypedDict):
    """One game: its length, whether a person has won, and what was counted, by category."""

    rounds: int
    won: bool
    end: str
    counted: dict[str, list[int]]  # numbers by seat


Kept = dict[str, list[Played]]  # by cell


@dataclass(frozen=True)
class Study:
    """The table of one game: its plan, the table options that are given, and the luck."""

    game: str
    plan: Automa
    options: dict[str, str]
    seed: str

    @property
    def rows(self) -> list[str]:
        return list(self.plan.cases) or self.values(self.plan.rows)

    def rows_for(self, spec: str) -> list[str]:
        """The rows that a bot plays."""
        return self.plan.only.get(spec, self.rows)

    def values(self, option: str) -> list[str]:
        """The values of a table option that make a row or a column: all, unless one is given."""
        if not option:
            return [""]
        if option in self.options:
            return [self.options[option]]
        return next(known.values for known in find(self.game).options if known.id == option)

    def played_with(self, row: str, column: str) -> dict[str, str]:
        """The table options of one cell."""
        own = {self.plan.rows: row, self.plan.columns: column}
        case = self.plan.cases.get(row, {})
        return {**case, **self.options, **{name: value for name, value in own.items() if name}}

    def cell(self, spec: str, row: str, column: str) -> str:
        """What the games of a cell are kept under."""
        options = self.played_with(row, column)
        told = " ".join(f"{name}={options[name]}" for name in sorted(options))
        return f"{self.game} {told}: {spec}, rules {find(self.game).version}, seed {self.seed}"


def fill(study: Study, spec: str, games: int, kept: Kept, path: Path) -> None:
    """Plays what is missing of a bot's cells, one game in each at a time."""
    for number in range(games):
        for row in study.rows_for(spec):
            for column in study.values(study.plan.columns):
                results = kept.setdefault(study.cell(spec, row, column), [])
                if len(results) > number:
                    continue
                options = study.played_with(row, column)
                results.append(play(study, spec, options, f"{study.seed}:{number}"))
                keep(kept, path)
        print(f"{spec}: {number + 1} of {games} games in each cell", file=sys.stderr, flush=True)


def play(study: Study, spec: str, options: dict[str, str], luck: str) -> Played:
    """One game with a bot in every person's seat."""
    rules = find(study.game)
    people = study.plan.people
    g = rules.start(rules.config(people, options), fast(luck))
    play_bots(g, rules, [spec] * people + [""] * (g.seats - people), luck)
    assert g.places
    kind = rules.words.statistics[study.plan.statistic].kinds[0]
    counted = {
        rules.words.name(kind, row.category): row.numbers
        for row in rules.statistics(g)
        if row.key == study.plan.statistic
    }
    return {
        "rounds": rules.rounds(g),
        "won": 1 in g.places[:people],
        "end": rules.words.ends[g.ended],
        "counted": counted,
    }


def keep(kept: Kept, path: Path) -> None:
    """Writes the file at a stroke: a run may be stopped at any moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(json.dumps(kept))
    part.replace(path)


def table(study: Study, spec: str, kept: Kept) -> str:
    """One bot: how often it wins, and by how much it leads."""
    plan = study.plan
    columns = study.values(plan.columns)
    lines = heading([spec, *[f"{plan.column} {column}".strip() for column in columns]])
    for row in study.rows_for(spec):
        cells = [kept.get(study.cell(spec, row, column), []) for column in columns]
        lines.append(line([row, *[told(study, games) if games else UNKNOWN for games in cells]]))
    return "\n".join(lines)


def told(study: Study, games: list[Played]) -> str:
    """The share of victories with its interval, then how far the best person is ahead."""
    people = study.plan.people
    leads: list[int] = []
    for game in games:
        totals = [sum(numbers) for numbers in zip(*game["counted"].values(), strict=True)]
        leads.append(max(totals[:people]) - max(totals[people:]))
    share = Share(len(games), float(sum(game["won"] for game in games)))
    lead = f"{sum(leads) / len(leads):+.0f} {study.plan.statistic}"
    return f"{share}, {lead}, {len(games)} games"


def sources(study: Study, spec: str, kept: Kept) -> str:
    """Where the numbers come from, on average over the columns of a row."""
    plan = study.plan
    config = find(study.game).config(plan.people, study.options)
    house = plan.house or words(study.game, "en").name("seat", config.seat_names[plan.people])
    lines = heading([spec, "rounds", plan.statistic, *plan.groups])
    for row in study.rows_for(spec):
        games: list[Played] = []
        for column in study.values(plan.columns):
            games += kept.get(study.cell(spec, row, column), [])
        if not games:
            lines.append(line([row, *[UNKNOWN] * (len(plan.groups) + 2)]))
            continue
        rounds = sum(game["rounds"] for game in games) / len(games)
        bots = averages(plan, games, slice(0, plan.people))
        houses = averages(plan, games, slice(plan.people, None))
        lines.append(line([f"{row}: {spec}", f"{rounds:.1f}", *bots]))
        lines.append(line([f"{row}: {house}", "", *houses]))
    return "\n".join(lines)


def averages(plan: Automa, games: list[Played], seats: slice) -> list[str]:
    """All that some seats have, then what they have of each group, for one seat."""
    found: list[str] = []
    for names in (list(games[0]["counted"]), *plan.groups.values()):
        rows = [game["counted"][name][seats] for game in games for name in names]
        count = len(games) * len(games[0]["counted"][names[0]][seats])
        found.append(f"{sum(map(sum, rows)) / count:.0f}")
    return found


def ends(study: Study, spec: str, kept: Kept) -> str:
    """How the games of a row ended; those that were kept without it are not counted."""
    known = find(study.game).words.ends
    lines = heading([spec, *[words(study.game, "en").end(end) for end in known]])
    for row in study.rows_for(spec):
        games: list[Played] = []
        for column in study.values(study.plan.columns):
            games += kept.get(study.cell(spec, row, column), [])
        numbers = [sum(game.get("end") == end for game in games) for end in known]
        lines.append(line([row, *[str(n) for n in numbers]]))
    return "\n".join(lines)


def heading(cells: list[str]) -> list[str]:
    return [line(cells), line(["---"] * len(cells))]


def line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def study_of(game: str, pairs: list[str], seed: str) -> Study:
    """A game's table with the table options that are given as `NAME=VALUE`."""
    plan = plan_of(game).automa
    if plan is None:
        known = ", ".join(with_automa())
        raise BadData(f"'{game}' has no table of house seats; known are {known}")
    return Study(game, plan, table_options(game, plan.people, pairs), seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=with_automa(), help="all that have such a table")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bot", action="append", default=[], help="specs instead of the plan's")
    parser.add_argument("--games", type=int, default=0, help="in every cell")
    parser.add_argument("--seed", default="automa")
    parser.add_argument("--file", type=Path, default=KEPT, help="where games are kept")
    parser.add_argument("--show", action="store_true", help="only print what was played")
    given = parser.parse_args()
    try:
        studies = [study_of(game, given.option, given.seed) for game in given.game]
    except BadData as error:
        parser.error(str(error))
    kept: Kept = json.loads(given.file.read_text()) if given.file.exists() else {}
    was_stopped = False
    for study in studies:
        specs: list[str] = given.bot or list(study.plan.bots)
        try:
            for spec in specs:
                if not (given.show or was_stopped):
                    games = given.games or study.plan.bots.get(spec, 100)
                    fill(study, spec, games, kept, given.file)
        except KeyboardInterrupt:
            was_stopped = True
        print("\n\n".join(table(study, spec, kept) for spec in specs))
        print("\n" + "\n\n".join(sources(study, spec, kept) for spec in specs))
        print("\n" + "\n\n".join(ends(study, spec, kept) for spec in specs))
    return 130 if was_stopped else 0


if __name__ == "__main__":
    sys.exit(main())
