"""The folder of a tournament: `tournament.toml` as run and `games.db`, which one process writes."""

from __future__ import annotations

import fcntl
import os
import platform
import sqlite3
import tomllib
import zlib
from array import array
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from palatine import __version__
from palatine.arena.tournament import (
    AS_RUN,
    BadTournament,
    Contestant,
    Tournament,
    parse,
    quoted,
)
from palatine.bots.foreign import is_own
from palatine.bots.learned import mark
from palatine.bots.registry import has_net
from palatine.bots.registry import parse as parse_bot
from palatine.build import flavour
from palatine.games import find
from palatine.kernel.errors import BadData

FILE: Final = "tournament.toml"
GAMES: Final = "games.db"
LOCK: Final = "writer.lock"
FORMAT: Final = 1
WIDE: Final = 1 << 16  # more options than fit into 16 bits

SCHEMA: Final = """
create table if not exists games (
    number integer primary key,
    block integer not null,
    rotation integer not null,
    pairing integer not null,
    venue integer not null,
    lineup text not null,       -- a contestant for every seat, -1 where the rules play
    ending text not null,
    rewards text not null,      -- by seat: 1 for a victory, 1/k for one shared by k
    scores text not null,       -- by contestant: what the ratings count, 1 in all
    statistics text not null,   -- key, category, numbers by seat
    rounds integer not null,
    length integer not null,
    seconds text not null,      -- by seat: time in its choices, and how many were timed
    openings text not null,     -- by seat: the option that it chose first
    digest text not null,
    forfeit text not null,      -- why a bot has lost without playing on
    choices blob not null       -- option numbers, packed
);
create index if not exists by_block on games (block);
create table if not exists broken (block integer primary key, seed text, reason text);
create table if not exists left_out (contestant integer primary key, reason text);
create table if not exists meta (key text primary key, value text);
"""


class Row(NamedTuple):
    """One game as it is stored."""

    number: int
    block: int
    rotation: int
    pairing: int
    venue: int
    lineup: str
    ending: str
    rewards: str
    scores: str
    statistics: str
    rounds: int
    length: int
    seconds: str
    openings: str
    digest: str
    forfeit: str
    choices: bytes


class BadFolder(BadData):
    """A folder that cannot be read or written as the tournament that is wanted."""


def packed(choices: Sequence[int], options: int) -> bytes:
    """Option numbers, small: 16 bits each where that is enough, then deflated.

    With a small window and little memory: to set up the usual ones takes longer than a game.
    """
    deflate = zlib.compressobj(1, zlib.DEFLATED, 12, 5)
    numbers = array("H" if options < WIDE else "I", choices)
    return deflate.compress(numbers.tobytes()) + deflate.flush()


def unpacked(blob: bytes, options: int) -> list[int]:
    numbers = array("H" if options < WIDE else "I")
    numbers.frombytes(zlib.decompress(blob))
    return numbers.tolist()


def as_run(tournament: Tournament) -> dict[str, str]:
    """What the rows of a folder depend on besides its file, and where they were made."""
    found = {"palatine": __version__, "folder": tournament.folder}
    for game in dict.fromkeys(venue.game for venue in tournament.venues):
        rules = find(game)
        found[f"rules_{game}"] = f"{rules.version} {rules.data}"
        if any(uses_net(one, game) for one in tournament.contestants):
            found[f"net_{game}"] = mark(rules)
    found["build"] = flavour()
    found["python"] = platform.python_version()
    found["machine"] = f"{platform.machine()} {platform.system()}, {os.cpu_count()} cores"
    return found


def uses_net(contestant: Contestant, game: str) -> bool:
    """Whether a bot of ours plays with what was learned of the game."""
    bot = contestant.bot
    return bool(bot) and is_own(bot, game) and has_net(parse_bot(bot, game), game)


NO_MATTER: Final = ("build", "python", "machine", "folder")  # the same rows come out


class Folder:
    """A tournament on the disk. Reading needs nothing; writing holds the lock until closed."""

    def __init__(self, path: Path, tournament: Tournament, is_writing: bool) -> None:
        self.path = path
        self.tournament = tournament
        self.lock: int | None = None
        try:
            if is_writing:
                self.hold()
            self.db = sqlite3.connect(path / GAMES, isolation_level=None)
            if is_writing:
                self.db.execute("pragma journal_mode = wal")
                self.db.execute("pragma synchronous = normal")
                self.db.executescript(SCHEMA)
                self.db.execute("insert or ignore into meta values ('format', ?)", (str(FORMAT),))
            found = self.db.execute("select value from meta where key = 'format'").fetchone()
        except sqlite3.Error as error:
            self.release()
            raise BadFolder(f"{path / GAMES} cannot be used: {error}") from None
        if found is None or found[0] != str(FORMAT):
            raise BadFolder(f"{path / GAMES} has another format")

    def hold(self) -> None:
        """One writer at a time; the lock goes with the process, however that ends."""
        self.lock = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self.lock)
            self.lock = None
            raise BadFolder(f"another process writes {self.path} now") from None

    def release(self) -> None:
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    def close(self) -> None:
        with suppress(sqlite3.Error):
            self.db.close()
        self.release()

    def write(
        self,
        rows: Sequence[Row],
        broken: Sequence[tuple[int, str, str]] = (),
        stops: Sequence[tuple[int, int]] = (),
        out: Sequence[tuple[int, str]] = (),
    ) -> None:
        """A batch, whole or not at all. A stop drops what was played of a pairing behind it."""
        marks = ", ".join("?" * len(Row._fields))
        try:
            self.db.execute("begin immediate")
            self.db.executemany(f"insert or ignore into games values ({marks})", rows)
            self.db.executemany("insert or replace into broken values (?, ?, ?)", broken)
            self.db.executemany("insert or ignore into left_out values (?, ?)", out)
            for pairing, block in stops:
                self.db.execute(
                    "delete from games where pairing = ? and block > ?", (pairing, block)
                )
            self.db.execute("commit")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self.db.execute("rollback")
            raise BadFolder(f"{self.path / GAMES} cannot be written: {error}") from None

    def rows(self, where: str = "", values: Sequence[Any] = ()) -> Iterator[Row]:
        """The games in the order of their numbers."""
        query = f"select * from games {where} order by number"
        try:
            for row in self.db.execute(query, values):
                yield Row(*row)
        except sqlite3.Error as error:
            raise BadFolder(f"{self.path / GAMES} cannot be read: {error}") from None

    def columns(self, names: str) -> Iterator[Any]:
        """Some columns of all games, in the order of their numbers."""
        yield from self.db.execute(f"select {names} from games order by number")

    def game(self, number: int) -> Row:
        for row in self.rows("where number = ?", (number,)):
            return row
        known = self.db.execute("select count(*), min(number), max(number) from games").fetchone()
        has = f"it has {known[0]} from {known[1]} to {known[2]}" if known[0] else "it has none yet"
        raise BadFolder(f"{self.path} has no game {number}; {has}")

    def broken(self) -> list[tuple[int, str, str]]:
        return list(self.db.execute("select block, seed, reason from broken order by block"))

    def left_out(self) -> dict[int, str]:
        return dict(self.db.execute("select contestant, reason from left_out"))


def create(path: Path, tournament: Tournament, text: str) -> Folder:
    """A new folder; one that is there already is never written over."""
    if (path / FILE).exists():
        raise BadFolder(
            f"{path} has a tournament already: palatine arena go {path} goes on with it"
        )
    lines = [f"{quoted(key)} = {quoted(value)}" for key, value in as_run(tournament).items()]
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise BadFolder(f"{path} is not empty and no tournament")
        whole = "\n".join([text.rstrip(), "", f"[{AS_RUN}]", *lines, ""])
        part = path / f"{FILE}.part"
        part.write_text(whole, encoding="utf-8")
        part.replace(path / FILE)
    except OSError as error:
        raise BadFolder(f"{path} cannot be written: {error.strerror}") from None
    return Folder(path, tournament, is_writing=True)


def opened(path: Path, is_writing: bool = False) -> Folder:
    """The folder of a tournament; to write, it must be of this version, rules and tables."""
    try:
        text = (path / FILE).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadFolder(f"{path} is no folder of a tournament: {FILE} is missing") from None
    head, _, _ = text.rpartition(f"\n[{AS_RUN}]\n")
    try:
        was = tomllib.loads(text).get(AS_RUN)
        if not head or not isinstance(was, dict):
            raise BadFolder(f"{path / FILE} was not run: the table {AS_RUN} is missing")
        tournament = parse(head, str(was.get("folder", "")))
    except (tomllib.TOMLDecodeError, BadTournament) as error:
        raise BadFolder(f"{path / FILE}: {error}") from None
    if is_writing:
        now = as_run(tournament)
        for key in sorted({*was, *now} - set(NO_MATTER)):
            if was.get(key) != now.get(key):
                before, after = was.get(key, "nothing"), now.get(key, "nothing")
                raise BadFolder(f"{path} was played with {key} {before}, this program has {after}")
    if not (path / GAMES).exists() and not is_writing:
        raise BadFolder(f"{path} has no {GAMES} yet")
    return Folder(path, tournament, is_writing)


def dumped(value: object) -> str:
    return msgspec.json.encode(value).decode()
