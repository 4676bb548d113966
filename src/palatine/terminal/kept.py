"""Matches under way at this keyboard, kept in the data folder with every choice.

A match is one journal in `matches/`. What is new is written behind the rest and put on the disk
before the next question; only a take-back writes the file anew, at a stroke. The file is locked
while somebody plays it and moves to `matches/finished/` with the last choice.
"""

from __future__ import annotations

import fcntl
import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.text import Text

from palatine.games import find
from palatine.kernel import journal
from palatine.kernel.errors import BadJournal, PalatineError
from palatine.match import Match, load
from palatine.words import title, words


def folder() -> Path:
    return user_data_path("palatine", appauthor=False) / "matches"


class Keeper:
    """The file of one match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written = ""  # what is in the file
        self.file = -1

    def lock(self) -> bool:
        """Opens the file, which may be new; False if somebody else plays it."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.file = opened(self.path)
        if self.file < 0:
            return False
        remember(self.path.parent)
        self.written = self.path.read_text(encoding="utf-8")
        return True

    def keep(self, text: str, is_over: bool) -> None:
        """Makes the file the journal as it now is."""
        if self.file < 0 and not self.lock():
            raise BlockingIOError(0, "locked", str(self.path))
        if text.startswith(self.written):
            write(self.file, text[len(self.written) :])
        else:
            self.replace(text)
        self.written = text
        if is_over:
            finished = self.path.parent / "finished"
            finished.mkdir(mode=0o700, exist_ok=True)
            self.path = self.path.rename(finished / self.path.name)

    def replace(self, text: str) -> None:
        """Another file takes the place of this one: there is always a whole one."""
        new = self.path.with_suffix(".new")
        new.unlink(missing_ok=True)
        file = opened(new)
        write(file, text)
        new.rename(self.path)
        remember(self.path.parent)
        os.close(self.file)
        self.file = file

    def close(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


def opened(path: Path) -> int:
    """A file to write behind, for nobody else's eyes, locked; -1 if it is locked already."""
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        return -1
    return file


def write(file: int, text: str) -> None:
    """All of it, down to the disk."""
    left = text.encode()
    while left:
        left = left[os.write(file, left) :]
    os.fsync(file)


def remember(folder: Path) -> None:
    """The names in a folder, too, are to be found after the power has failed."""
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def fresh(game_id: str) -> Keeper:
    """A file for a match that begins; it is made with the first choice."""
    return Keeper(folder() / f"{game_id}-{secrets.token_hex(4)}.journal")


@dataclass(frozen=True)
class Unfinished:
    """A match that somebody got up from."""

    path: Path
    journal: journal.Journal
    when: float

    @property
    def choices(self) -> int:
        return sum(line.kind == journal.CHOICE for line in self.journal.lines)

    def told(self, lang: str) -> str:
        """The match on one line."""
        game = self.journal.game
        speech = words(game.id, lang)
        seated = zip(self.journal.config.seat_names, self.journal.players, strict=True)
        players = ", ".join(f"{speech.name('seat', name)}: {player}" for name, player in seated)
        return words("", lang).text(
            "terminal-unfinished-row",
            game=title(game.id, lang).name,
            players=players,
            choices=self.choices,
            when=f"{datetime.fromtimestamp(self.when):%Y-%m-%d %H:%M}",
        )


def whole_lines(path: Path) -> str:
    """The file without a last line that was cut while it was written."""
    text = path.read_text(encoding="utf-8")
    return text[: text.rfind("\n") + 1]


def unfinished(game_id: str = "") -> tuple[list[Unfinished], dict[Path, str]]:
    """Matches that can be gone on with, the latest first; and files that cannot be read, and why.

    Those that somebody plays just now are left out.
    """
    found: list[Unfinished] = []
    bad: dict[Path, str] = {}
    for path in sorted(folder().glob("*.journal")):
        try:
            file = opened(path)
            if file < 0:
                continue
            os.close(file)
            match = Unfinished(path, journal.parse(whole_lines(path), find), path.stat().st_mtime)
        except (OSError, UnicodeDecodeError, PalatineError) as error:
            bad[path] = str(error)
            continue
        if game_id in ("", match.journal.game.id):
            found.append(match)
    return sorted(found, key=lambda match: -match.when), bad


def resume(path: Path) -> tuple[Match, Keeper]:
    """The match of a file. A choice whose end was cut off is taken out, to be made again."""
    keeper = Keeper(path)
    if not keeper.lock():
        raise BadJournal(f"{path.name} is being played")
    try:
        text = whole_lines(path)
        try:
            return load(text), keeper
        except PalatineError:
            lines = journal.parse(text, find).lines
            rows = [line.row for line in lines if line.kind == journal.CHOICE]
            if not rows:
                raise
            return load("\n".join(text.splitlines()[: rows[-1] - 1]) + "\n"), keeper
    except BaseException:
        keeper.close()
        raise


def offer(
    game_id: str, lang: str, console: Console, read: Callable[[str], str] = input
) -> tuple[Match, Keeper] | None:
    """Lets people go on with a match or throw it away; None if they want a new one."""
    say = words("", lang).text
    _, bad = unfinished(game_id)
    for path, error in bad.items():
        text = say("terminal-unfinished-bad", file=str(path), error=error)
        console.print(Text(text, "red"))
    while True:
        matches, _ = unfinished(game_id)
        if not matches:
            return None
        console.print(say("terminal-unfinished"))
        for number, match in enumerate(matches, 1):
            console.print(Text(f"  {number} {match.told(lang)}"))
        typed = read(say("terminal-unfinished-which") + " › ").strip()
        word = typed.split()[-1] if typed else ""
        if not typed:
            return None
        if not word.isdecimal() or not 1 <= int(word[:6]) <= len(matches):
            continue
        path = matches[int(word) - 1].path
        if typed != word:
            if typed[0] in "dDуУ":
                path.unlink(missing_ok=True)
            continue
        try:
            return resume(path)
        except (OSError, PalatineError) as error:
            text = say("terminal-unfinished-bad", file=str(path), error=str(error))
            console.print(Text(text, "red"))
