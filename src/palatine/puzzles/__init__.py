"""Puzzles: positions of finished matches with one clearly best answer, as their seat saw them.

A file `<game>.json` holds those of a game: the shipped ones lie here, those that somebody found
with `palatine puzzles` in the data folder. A puzzle that cannot be read any more, or that asks
something else than it did, is left out and named in one line; the others stay.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from palatine.bots.thinking import question
from palatine.games import find
from palatine.kernel import position
from palatine.kernel.chance import strict
from palatine.kernel.errors import BadData, PalatineError
from palatine.kernel.flow import Ask
from palatine.kernel.game import Game
from palatine.kernel.lexicon import Lexicon
from palatine.kernel.sight import Seen

FORMAT: Final = 1
LOSS: Final = 0.15  # what the second best answer loses at least, of chance
LARGEST: Final = 4_000_000  # bytes of a file
SHIPPED: Final = Path(__file__).parent
KEYS: Final = (
    "id", "seat", "question", "position", "options", "played", "choice", "choices", "budget",
    "seed",
)  # fmt: skip


@dataclass(frozen=True)
class Puzzle:
    """A position as one seat saw it, what it was asked, and the chances of all answers."""

    id: str
    seat: str
    question: str
    position: dict[str, Any]
    options: dict[str, float]  # the chance of every code, in the order in which they are offered
    played: str  # what was answered in the match
    choice: int  # after so many choices ...
    choices: int  # ... of a match of so many
    budget: int  # iterations behind every chance
    seed: str  # with which they come out again

    @property
    def best(self) -> str:
        return max(self.options, key=lambda code: self.options[code])

    @property
    def loss(self) -> float:
        """What the second best answer loses."""
        ranked = sorted(self.options.values(), reverse=True)
        return ranked[0] - ranked[1]

    def written(self) -> dict[str, Any]:
        return {key: getattr(self, key) for key in KEYS}


@dataclass(frozen=True)
class Posed:
    """A puzzle that was read and compared with what the rules ask there."""

    puzzle: Puzzle
    game: Game
    seen: Seen
    seat: int
    ask: Ask

    @property
    def lexicon(self) -> Lexicon:
        return self.game.lexicon(self.seen.config)


@dataclass
class Shelf:
    """The puzzles of a game that are in order, and a line about each that is not."""

    posed: dict[str, Posed] = field(default_factory=dict)
    damaged: list[str] = field(default_factory=list)


def id_of(seat: str, written: dict[str, Any]) -> str:
    """A puzzle by what it shows: the same position has the same id."""
    text = json.dumps([seat, written], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def own_file(game_id: str) -> Path:
    """Where puzzles that somebody found at this machine are kept."""
    from platformdirs import user_data_path

    return user_data_path("palatine", appauthor=False) / "puzzles" / f"{game_id}.json"


def shelf(game_id: str, files: Sequence[Path] | None = None) -> Shelf:
    """The puzzles of a game: the shipped ones and one's own, unless other files are named."""
    game = find(game_id)
    found = Shelf()
    for path in [SHIPPED / f"{game_id}.json", own_file(game_id)] if files is None else files:
        if not path.exists():
            continue
        try:
            rows = rows_of(game, path)
        except BadData as error:
            found.damaged.append(f"{path.name}: {error}")
            continue
        for number, row in enumerate(rows, 1):
            try:
                posed = pose(game, puzzle_of(row))
            except (PalatineError, ValueError, TypeError, KeyError, IndexError) as error:
                found.damaged.append(f"{path.name}, puzzle {number}: {first_line(error)}")
                continue
            found.posed.setdefault(posed.puzzle.id, posed)
    return found


def first_line(error: Exception) -> str:
    text = str(error).partition("\n")[0][:200]
    return text if isinstance(error, PalatineError) else f"{type(error).__name__}: {text}"


def rows_of(game: Game, path: Path) -> list[Any]:
    """What stands in a file, each puzzle still unread."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadData("it is too large")
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"it cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise BadData("it is no JSON") from None
    if not isinstance(document, dict) or document.get("puzzles format") != FORMAT:
        raise BadData(f"it is no file of puzzles of format {FORMAT}")
    if document.get("game") != game.id:
        raise BadData(f"its puzzles are not of {game.id}")
    rows = document.get("puzzles")
    if not isinstance(rows, list):
        raise BadData("'puzzles' must be a list")
    return rows


def puzzle_of(row: Any) -> Puzzle:
    """A puzzle as it was written; unknown or missing keys are errors."""
    if not isinstance(row, dict):
        raise BadData("it must be an object")
    wrong = sorted({*row} ^ {*KEYS})
    if wrong:
        raise BadData(f"unknown or missing: {', '.join(map(str, wrong))}")
    for key, kind in (
        ("id", str), ("seat", str), ("question", str), ("position", dict), ("options", dict),
        ("played", str), ("choice", int), ("choices", int), ("budget", int), ("seed", str),
    ):  # fmt: skip
        if not isinstance(row[key], kind) or isinstance(row[key], bool):
            raise BadData(f"'{key}' must be {kind.__name__}")
    for code, chance in row["options"].items():
        if not isinstance(chance, (int, float)) or not 0 <= chance <= 1:
            raise BadData(f"the chance of '{code}' must be from 0 to 1")
    return Puzzle(**row)


def pose(game: Game, puzzle: Puzzle) -> Posed:
    """Reads the position and compares: it must ask what it asked, with one clearly best answer."""
    g = position.read(game, puzzle.position, strict([]))
    names = g.config.seat_names
    if puzzle.seat not in names:
        raise BadData(f"unknown seat '{puzzle.seat}'")
    seat = names.index(puzzle.seat)
    seen = Seen(g)
    ask = question(seen, seat)
    lexicon = game.lexicon(g.config)
    if ask.key != puzzle.question:
        raise BadData(f"it asks '{ask.key}', not '{puzzle.question}'")
    codes = [lexicon.code(option) for option in ask.options]
    if codes != list(puzzle.options):
        raise BadData("its options are not those that the rules offer")
    if puzzle.played not in codes:
        raise BadData(f"'{puzzle.played}' is not offered")
    if len(codes) < 2 or puzzle.loss < LOSS:
        raise BadData("no answer is clearly best")
    if puzzle.id != id_of(puzzle.seat, puzzle.position):
        raise BadData("its id is not that of its position")
    return Posed(puzzle, game, seen, seat, ask)


def write(path: Path, game_id: str, puzzles: Sequence[Puzzle]) -> None:
    """A whole file at a stroke, one puzzle a line."""
    rows = [json.dumps(p.written(), ensure_ascii=False, separators=(",", ":")) for p in puzzles]
    head = json.dumps({"puzzles format": FORMAT, "game": game_id})[:-1]
    text = head + ', "puzzles": [\n' + ",\n".join(rows) + "\n]}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
