"""The registry: every game by its id, loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from palatine.kernel.errors import BadData
from palatine.kernel.game import Game

IDS: Final = ["carolus-magnus", "crusader-rex", "viscounts"]


def find(id: str) -> Game:
    """The game with this id."""
    if id not in IDS:
        raise BadData(f"unknown game '{id}'; known are {', '.join(IDS)}")
    game = import_module("palatine.games." + id.replace("-", "_") + ".game").GAME
    assert isinstance(game, Game)
    return game
