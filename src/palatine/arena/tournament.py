"""What a tournament is: who plays whom, at what, how often. A TOML file, checked strictly.

name = "levels"             # what the report is headed with
seed = "1"
pairing = "round-robin"     # gauntlet (the first against all others), swiss, goals
games = 200                 # of every pairing; with until_sure at most so many
until_sure = 0.95
margin = 50

[[game]]
id = "some-game"
people = [2, 3]
options = { start_player = ["lot", "seat"] }    # a list of values makes a grid

[[contestant]]
name = "search"
bot = "mcts:iterations=200"

[[contestant]]
name = "mine"
program = ["python3", "mine.py"]
ms = 1000

[[goal]]
first = "search"
second = "mine"
least = 0.6                 # of the games in which one `first` meets only `second`

[table]                     # of games against the rules: printed besides, in Markdown
statistic = "points"
rows = "some_option"        # without it every [[game]] is a row, by its `name`
columns = "other_option"
groups = { buildings = ["houses", "castles"] }
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Final

from palatine.bots.foreign import check as check_bot
from palatine.games import IDS, find
from palatine.kernel.errors import BadData
from palatine.kernel.journal import HOUSE

ROUND_ROBIN: Final = "round-robin"
GAUNTLET: Final = "gauntlet"
SWISS: Final = "swiss"
GOALS: Final = "goals"  # only what the goals name: a ladder
PAIRINGS: Final = (ROUND_ROBIN, GAUNTLET, SWISS, GOALS)
AS_RUN: Final = "as_run"  # the table that is added to the file of a folder
GAMES: Final = 100
ROUNDS: Final = 5
MARGIN: Final = 50.0
MS: Final = 1000  # for an answer of a bot that is not ours
MOST_GAMES: Final = 100_000_000
MOST_VENUES: Final = 1000
NAME: Final = re.compile(r"[^\s\"\\]{1,60}")
KEYS: Final = {
    "": ("name", "seed", "pairing", "games", "rounds", "until_sure", "margin", "game",
         "contestant", "goal", "table"),
    "game": ("id", "name", "people", "options"),
    "contestant": ("name", "bot", "program", "ms"),
    "goal": ("first", "second", "least", "game", "people", "games"),
    "table": ("statistic", "rows", "columns", "column", "house", "groups"),
}  # fmt: skip


class BadTournament(BadData):
    """A tournament that cannot be played; the message names line and key."""


@dataclass(frozen=True)
class Contestant:
    """Who takes part: a bot by its spec, or a program and the milliseconds that it has."""

    name: str
    bot: str = ""
    program: tuple[str, ...] = ()
    ms: int = MS


@dataclass(frozen=True)
class Venue:
    """At what they meet: a game, the number of people and the table options that are not usual."""

    game: str
    people: int
    options: dict[str, str] = field(default_factory=dict, hash=False)
    name: str = field(default="", compare=False)  # what these options are called together
    grid: tuple[str, ...] = field(default=(), compare=False)  # options that are written as lists

    @property
    def set_up(self) -> str:
        """The table options in few words: by their name, and what varies besides."""
        shown = self.grid if self.name else tuple(self.options)
        return " ".join([self.name, *[f"{id}={self.options[id]}" for id in shown]]).strip()

    @property
    def has_house(self) -> bool:
        """Whether the rules play a seat."""
        rules = find(self.game)
        return rules.config(self.people, rules.named(self.options)).seats > self.people

    @property
    def told(self) -> str:
        return f"{self.game} {self.people} {self.set_up}".strip()


@dataclass(frozen=True)
class Goal:
    """The share of victories that one `first` must reach where all others are `second`.

    Where `second` is the house, `first` has every seat that the rules do not play.
    """

    first: str
    second: str
    least: float
    game: str = ""  # any
    people: int = 0  # any
    games: int = 0  # of a ladder; 0: as all

    def fits(self, venue: Venue) -> bool:
        """Whether it speaks of this venue."""
        return self.game in ("", venue.game) and self.people in (0, venue.people)


@dataclass(frozen=True)
class Table:
    """How people fare against the rules: a row and a column of it are a set of options."""

    statistic: str = ""  # what is counted, by its key; nothing: only victories
    rows: str = ""  # the option whose values are the rows; else every venue's name
    columns: str = ""
    column: str = ""  # what stands before the value at the head of a column
    house: str = HOUSE  # what the seats of the rules are called
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()  # its categories in few columns


@dataclass(frozen=True)
class Tournament:
    """All of it; small enough to be sent to every process."""

    seed: str
    venues: tuple[Venue, ...]
    contestants: tuple[Contestant, ...]
    pairing: str = ROUND_ROBIN
    games: int = GAMES
    rounds: int = ROUNDS
    until_sure: float = 0.0  # 0: all games are played
    margin: float = MARGIN
    goals: tuple[Goal, ...] = ()
    table: Table | None = None
    name: str = ""
    folder: str = ""  # where programs are started

    def number(self, name: str) -> int:
        return next(i for i, one in enumerate(self.contestants) if one.name == name)


def parse(text: str, folder: str = "") -> Tournament:
    """A tournament from its file; what is wrong is named with line and key."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTournament(str(error)) from None
    return Reader(lines_of(text)).tournament(document, folder)


def lines_of(text: str) -> dict[str, int]:
    """Where keys and tables stand: `goal.1.least` -> 14. Only errors ask for it."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", line)
        key = re.match(r"""\s*["']?([\w-]+)["']?\s*=""", line)
        if header:
            table = header[2]
            found.setdefault(table, number)
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                table = f"{table}.{counts[table]}"
            found.setdefault(table, number)
        elif key:
            path = f"{table}.{key[1]}" if table else key[1]
            found.setdefault(path, number)
    return found


class Reader:
    """Takes a document apart, key by key."""

    def __init__(self, lines: dict[str, int]) -> None:
        self.lines = lines

    def wrong(self, path: str, what: str) -> BadTournament:
        """An error at the nearest line that is known."""
        at = path
        while at and at not in self.lines:
            at = at.rpartition(".")[0]
        key = re.sub(r"\.\d+(?=\.|$)", "", path)
        line = f"line {self.lines[at]}, " if at else ""
        return BadTournament(f"{line}{key or 'the file'}: {what}")

    def tournament(self, document: Mapping[str, Any], folder: str) -> Tournament:
        self.keys(document, "", "")
        contestants = tuple(
            self.contestant(entry, f"contestant.{i}")
            for i, entry in enumerate(self.tables(document, "contestant"))
        )
        venues: list[Venue] = []
        for i, entry in enumerate(self.tables(document, "game")):
            for venue in self.venues(entry, f"game.{i}"):
                if venue in venues:
                    raise self.wrong(f"game.{i}", f"{venue.told} is there twice")
                venues.append(venue)
        for at, one in enumerate(contestants):
            if one.name in [other.name for other in contestants[:at]]:
                raise self.wrong(f"contestant.{at}.name", f"'{one.name}' is there twice")
            for game in {venue.game for venue in venues} if one.bot else ():
                try:
                    check_bot(one.bot, find(game))
                except BadData as error:
                    raise self.wrong(f"contestant.{at}.bot", str(error)) from None
        goals = tuple(
            self.goal(entry, f"goal.{i}", contestants, venues)
            for i, entry in enumerate(self.tables(document, "goal"))
        )
        pairing = self.text(document, "", "pairing", ROUND_ROBIN)
        if pairing not in PAIRINGS:
            raise self.wrong("pairing", f"'{pairing}' is none; there are {', '.join(PAIRINGS)}")
        if pairing == GOALS and not goals:
            raise self.wrong("pairing", "there is no goal to play for")
        if pairing != SWISS and "rounds" in document:
            raise self.wrong("rounds", "only a swiss tournament has rounds")
        sure = self.decimal(document, "", "until_sure", 0.0, 0.5, 0.9999)
        if pairing == SWISS and sure:
            raise self.wrong("until_sure", "the rounds of a swiss tournament have equal length")
        tournament = Tournament(
            seed=self.seed(document),
            venues=tuple(venues),
            contestants=contestants,
            pairing=pairing,
            games=self.whole(document, "", "games", GAMES, 1, MOST_GAMES),
            rounds=self.whole(document, "", "rounds", ROUNDS, 1, 1000),
            until_sure=sure,
            margin=self.decimal(document, "", "margin", MARGIN, 1, 1000),
            goals=goals,
            table=self.table(document["table"], venues) if "table" in document else None,
            name=self.text(document, "", "name", ""),
            folder=folder,
        )
        alone = all(venue.people == 1 for venue in venues)
        together = pairing == GOALS and all(goal.second == HOUSE for goal in goals)
        if len(contestants) < (1 if alone or together else 2):
            raise self.wrong("contestant", "at least two are needed")
        if sure and together and not alone:
            raise self.wrong("until_sure", "only one who plays alone is held against the rules")
        return tournament

    def seed(self, document: Mapping[str, Any]) -> str:
        seed = document.get("seed", "0")
        if isinstance(seed, bool) or not isinstance(seed, str | int) or "\n" in str(seed):
            raise self.wrong("seed", f"a text or a whole number, not {seed!r}")
        return str(seed)

    def contestant(self, entry: Mapping[str, Any], path: str) -> Contestant:
        self.keys(entry, "contestant", path)
        name = self.text(entry, path, "name")
        if not NAME.fullmatch(name) or name in (HOUSE, "human"):
            raise self.wrong(f"{path}.name", f"'{name}' cannot be a name: one word, not '{HOUSE}'")
        if ("bot" in entry) == ("program" in entry):
            raise self.wrong(path, f"'{name}' needs either 'bot' or 'program'")
        ms = self.whole(entry, path, "ms", MS, 1, 86_400_000)
        if "bot" in entry:
            return Contestant(name, self.text(entry, path, "bot"), (), ms)
        program = entry["program"]
        words = program if isinstance(program, list) else []
        if not words or not all(isinstance(word, str) and "\0" not in word for word in words):
            raise self.wrong(f"{path}.program", "a list of texts: the command and its arguments")
        return Contestant(name, "", tuple(words), ms)

    def venues(self, entry: Mapping[str, Any], path: str) -> Iterator[Venue]:
        self.keys(entry, "game", path)
        id = self.text(entry, path, "id")
        if id not in IDS:
            raise self.wrong(f"{path}.id", f"no game '{id}'; known are {', '.join(IDS)}")
        rules = find(id)
        people = entry.get("people", rules.seats[0])
        counts = people if isinstance(people, list) else [people]
        if not counts or not all(type(n) is int and n in rules.seats for n in counts):
            known = ", ".join(str(n) for n in rules.seats)
            raise self.wrong(f"{path}.people", f"{id} is for {known}, not {people!r}")
        options = entry.get("options", {})
        if not isinstance(options, dict):
            raise self.wrong(f"{path}.options", "a table of table options")
        grid: list[list[tuple[str, str]]] = []
        for name, values in options.items():
            listed = values if isinstance(values, list) else [values]
            if not listed or not all(isinstance(v, str | int) for v in listed):
                raise self.wrong(f"{path}.options", f"{name}: a value or a list of values")
            grid.append([(name, option_text(value)) for value in listed])
        if len(counts) * len(list(product(*grid))) > MOST_VENUES:
            raise self.wrong(f"{path}.options", f"more than {MOST_VENUES} sets of options")
        name = self.text(entry, path, "name", "")
        several = tuple(option for option, values in options.items() if isinstance(values, list))
        for count in counts:
            for chosen in product(*grid):
                try:
                    rules.config(count, rules.named(dict(chosen)))
                except BadData as error:
                    raise self.wrong(f"{path}.options", str(error)) from None
                yield Venue(id, count, dict(chosen), name, several)

    def goal(
        self,
        entry: Mapping[str, Any],
        path: str,
        contestants: tuple[Contestant, ...],
        venues: list[Venue],
    ) -> Goal:
        self.keys(entry, "goal", path)
        goal = Goal(
            self.text(entry, path, "first"),
            self.text(entry, path, "second"),
            self.decimal(entry, path, "least", None, 0, 1),
            self.text(entry, path, "game", ""),
            self.whole(entry, path, "people", 0, 1, 99),
            self.whole(entry, path, "games", 0, 1, MOST_GAMES),
        )
        names = [one.name for one in contestants]
        housed = [venue for venue in venues if goal.fits(venue) and venue.has_house]
        for key, name in (("first", goal.first), ("second", goal.second)):
            if name not in names and not (key == "second" and name == HOUSE and housed):
                raise self.wrong(f"{path}.{key}", f"no contestant '{name}'")
        if not any(goal.fits(venue) for venue in venues):
            raise self.wrong(path, "no game of this tournament is meant")
        return goal

    def table(self, entry: object, venues: list[Venue]) -> Table:
        if not isinstance(entry, dict):
            raise self.wrong("table", "written as [table]")
        self.keys(entry, "table", "table")
        found = Table(
            self.text(entry, "table", "statistic", ""),
            self.text(entry, "table", "rows", ""),
            self.text(entry, "table", "columns", ""),
            self.text(entry, "table", "column", ""),
            self.text(entry, "table", "house", HOUSE),
            self.groups(entry.get("groups", {})),
        )
        if found.groups and not found.statistic:
            raise self.wrong("table.groups", "there is no 'statistic' to group")
        told = {venue.game: find(venue.game) for venue in venues} if found.statistic else {}
        for rules in told.values():
            saying = rules.words.statistics.get(found.statistic)
            if saying is None or not saying.kinds:
                known = ", ".join(k for k, s in rules.words.statistics.items() if s.kinds)
                what = f"{rules.id} counts no '{found.statistic}' by category, but {known or '-'}"
                raise self.wrong("table.statistic", what)
            for _, names in found.groups:
                for name in names:
                    if name not in saying.kinds[0].names:
                        raise self.wrong("table.groups", f"'{name}' is no category of {rules.id}")
        for key, option in (("rows", found.rows), ("columns", found.columns)):
            if option and not all(option in venue.options for venue in venues):
                raise self.wrong(f"table.{key}", f"not every game has the option '{option}'")
        if not all(venue.has_house for venue in venues):
            raise self.wrong("table", "only for games against the rules")
        return found

    def groups(self, entry: object) -> tuple[tuple[str, tuple[str, ...]], ...]:
        found: list[tuple[str, tuple[str, ...]]] = []
        for head, names in entry.items() if isinstance(entry, dict) else [("", None)]:
            if not isinstance(names, list) or not names or not all(type(n) is str for n in names):
                raise self.wrong("table.groups", "a table of lists of categories")
            found.append((head, tuple(names)))
        return tuple(found)

    def keys(self, entry: Mapping[str, Any], table: str, path: str) -> None:
        for key in entry:
            if key not in KEYS[table]:
                known = ", ".join(KEYS[table])
                raise self.wrong(f"{path}.{key}" if path else key, f"unknown; known are {known}")

    def tables(self, document: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
        entries = document.get(key, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.wrong(key, f"written as [[{key}]]")
        if not entries and key != "goal":
            raise self.wrong("", f"a [[{key}]] is missing")
        return entries

    def text(
        self, entry: Mapping[str, Any], path: str, key: str, default: str | None = None
    ) -> str:
        where = f"{path}.{key}" if path else key
        value = entry.get(key, default)
        if value is None:
            raise self.wrong(path, f"'{key}' is missing")
        if not isinstance(value, str) or (key in entry and not value):
            raise self.wrong(where, f"a text, not {value!r}")
        return value

    def whole(
        self, entry: Mapping[str, Any], path: str, key: str, default: int, least: int, most: int
    ) -> int:
        where = f"{path}.{key}" if path else key
        value = entry.get(key, default)
        if key in entry and (type(value) is not int or not least <= value <= most):
            raise self.wrong(where, f"a whole number from {least} to {most}, not {value!r}")
        return int(value)

    def decimal(
        self,
        entry: Mapping[str, Any],
        path: str,
        key: str,
        default: float | None,
        least: float,
        most: float,
    ) -> float:
        where = f"{path}.{key}" if path else key
        value = entry.get(key, default)
        if value is None:
            raise self.wrong(path, f"'{key}' is missing")
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if key in entry and not (is_number and least <= value <= most):
            raise self.wrong(where, f"a number from {least:g} to {most:g}, not {value!r}")
        return float(value)


def option_text(value: str | int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def narrowed(tournament: Tournament, options: dict[str, str]) -> Tournament:
    """The same with these table options everywhere; what becomes equal by them is played once."""
    venues: list[Venue] = []
    for venue in tournament.venues:
        chosen = {**venue.options, **options}
        find(venue.game).config(venue.people, find(venue.game).named(chosen))
        grid = tuple(option for option in venue.grid if option not in options)
        told = Venue(venue.game, venue.people, chosen, venue.name, (*grid, *options))
        if told not in venues:
            venues.append(told)
    return replace(tournament, venues=tuple(venues))


def written(tournament: Tournament) -> str:
    """The file of a tournament that was asked for by flags, or changed by them."""
    rows = [f"name = {quoted(tournament.name)}"] if tournament.name else []
    rows += [f"seed = {quoted(tournament.seed)}", f"pairing = {quoted(tournament.pairing)}"]
    rows.append(f"games = {tournament.games}")
    if tournament.pairing == SWISS:
        rows.append(f"rounds = {tournament.rounds}")
    if tournament.until_sure:
        rows.append(f"until_sure = {tournament.until_sure}")
    rows.append(f"margin = {tournament.margin:g}")
    for venue in tournament.venues:
        rows += ["", "[[game]]", f"id = {quoted(venue.game)}", f"people = {venue.people}"]
        if venue.name:
            rows.append(f"name = {quoted(venue.name)}")
        options = ", ".join(
            f"{quoted(k)} = {listed((v,)) if k in venue.grid else quoted(v)}"
            for k, v in venue.options.items()
        )
        rows.append(f"options = {{ {options} }}")
    for one in tournament.contestants:
        rows += ["", "[[contestant]]", f"name = {quoted(one.name)}"]
        if one.bot:
            rows.append(f"bot = {quoted(one.bot)}")
        else:
            rows.append(f"program = {listed(one.program)}")
        rows.append(f"ms = {one.ms}")
    for goal in tournament.goals:
        rows += ["", "[[goal]]", f"first = {quoted(goal.first)}", f"second = {quoted(goal.second)}"]
        rows.append(f"least = {goal.least}")
        rows += [f"game = {quoted(goal.game)}"] if goal.game else []
        rows += [f"people = {goal.people}"] if goal.people else []
        rows += [f"games = {goal.games}"] if goal.games else []
    if tournament.table is not None:
        rows += table_rows(tournament.table)
    return "\n".join(rows) + "\n"


def table_rows(table: Table) -> list[str]:
    rows = ["", "[table]"]
    for key in ("statistic", "rows", "columns", "column", "house"):
        value: str = getattr(table, key)
        rows += [f"{key} = {quoted(value)}"] if value else []
    groups = ", ".join(f"{quoted(head)} = {listed(names)}" for head, names in table.groups)
    return [*rows, f"groups = {{ {groups} }}"] if groups else rows


def listed(texts: tuple[str, ...]) -> str:
    return f"[{', '.join(quoted(text) for text in texts)}]"


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    controls = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in escaped)
    return f'"{controls}"'
