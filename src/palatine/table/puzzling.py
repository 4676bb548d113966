"""Puzzles in the browser: a kept position, shown as its seat saw it."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from palatine import puzzles
from palatine.kernel import position
from palatine.kernel.errors import BadData
from palatine.kernel.game import Game
from palatine.puzzles import Posed, Shelf
from palatine.table import wire
from palatine.table.sights import own_question
from palatine.table.wire import Refused

LOG = logging.getLogger("palatine.table")
Stamp = tuple[float, ...]  # when the files were changed


def files(game: Game) -> list[Path]:
    return [puzzles.SHIPPED / f"{game.id}.json", puzzles.own_file(game.id)]


def stamp(game: Game) -> Stamp:
    return tuple(path.stat().st_mtime if path.exists() else 0.0 for path in files(game))


def count(game: Game) -> int:
    """How many the lobby can promise; they are read when somebody opens them."""
    return counted(game, stamp(game))


@cache
def counted(game: Game, changed: Stamp) -> int:
    number = 0
    for path in files(game):
        if path.exists():
            try:
                number += len(puzzles.rows_of(game, path))
            except BadData as error:
                LOG.warning(f"puzzles left out: {path.name}: {error}")
    return number


@cache
def shelf(game: Game, changed: Stamp) -> Shelf:
    """The puzzles of a game, read and compared; each that is damaged is told once."""
    found = puzzles.shelf(game.id, files(game))
    for line in found.damaged:
        LOG.warning(f"a puzzle is left out: {line}")
    return found


def view(game: Game, number: int) -> wire.PuzzleView:
    """One of the puzzles of a game, counted from 1."""
    posed = list(shelf(game, stamp(game)).posed.values())
    if not 1 <= number <= len(posed):
        raise Refused("no-page")
    return shown(posed[number - 1], number, len(posed))


def shown(posed: Posed, number: int, of: int) -> wire.PuzzleView:
    puzzle, seen = posed.puzzle, posed.seen
    config = seen.config
    ask = own_question(seen, seen, posed.ask)
    chances = sorted(puzzle.options.items(), key=lambda pair: -pair[1])
    return wire.PuzzleView(
        id=puzzle.id,
        game=posed.game.id,
        data=posed.game.data,
        number=number,
        of=of,
        seat=puzzle.seat,
        seats=config.seat_names[: config.people],
        houses=config.seat_names[config.people :],
        picture=position.picture(seen, posed.seat),
        ask=ask,
        options=dict(config.options),
        secrets=posed.game.has_secrets(),
        chances=[wire.Weighed(code, chance) for code, chance in chances],
        best=puzzle.best,
        played=puzzle.played,
        choice=puzzle.choice,
        choices=puzzle.choices,
    )
