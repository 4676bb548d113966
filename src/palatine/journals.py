"""Where journals of finished matches lie: one's own, and those that were named."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from palatine.arena.store import FILE, opened
from palatine.table.stored import journals
from palatine.terminal.kept import folder as kept_folder

Source = tuple[str, Callable[[], str]]  # a name, and how to get the journal


def own(game_id: str) -> Iterator[Source]:
    """One's own finished matches: those of the keyboard, then those of the browser table."""
    for file in sorted((kept_folder() / "finished").glob("*.journal")):
        yield str(file), partial(file.read_text, encoding="utf-8")
    yield from journals(game_id)


def sources_of(names: Sequence[str], read: Callable[[str], str]) -> Iterator[Source]:
    """The journals that were named: files, folders of them, an arena's folder or one of its games.

    `read` gives the text of a file or of `FOLDER#N`.
    """
    for name in names:
        path = Path(name)
        if path.is_dir() and (path / FILE).exists():
            folder = opened(path)
            try:
                numbers = [row[0] for row in folder.columns("number")]
            finally:
                folder.close()
            for number in numbers:
                one = f"{name}#{number}"
                yield one, partial(read, one)
        elif path.is_dir():
            for file in sorted(path.rglob("*.journal")):
                yield str(file), partial(file.read_text, encoding="utf-8")
        else:
            yield name, partial(read, name)
