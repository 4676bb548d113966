"""The registry: every game by its id, loaded when it is asked for.

Nothing else lists the games. What other packages have for one of them bears its name.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from palatine.kernel.data import corrections_of
from palatine.kernel.errors import BadData
from palatine.kernel.game import Game

IDS: Final = ["carolus-magnus", "crusader-kings", "crusader-rex", "oath", "viscounts"]
LOADED: Final[dict[str, Game]] = {}


def find(id: str) -> Game:
    """The game with this id."""
    if id not in IDS:
        raise BadData(f"unknown game '{id}'; known are {', '.join(IDS)}")
    if id not in LOADED:
        game = import_module("palatine.games." + module_name(id) + ".game").GAME
        assert isinstance(game, Game)
        for table in corrections_of(id):
            if table not in game.tables:
                known = ", ".join(game.tables)
                raise BadData(f"corrections of {id}: unknown table '{table}'; known are {known}")
        LOADED[id] = game
    return LOADED[id]


def module_name(id: str) -> str:
    """What a module or package that belongs to a game is called."""
    return id.replace("-", "_")


def module_in(package: str, id: str) -> ModuleType | None:
    """What a package has for a game, found by its name; None where it has nothing for it."""
    name = f"{package}.{module_name(id)}"
    return import_module(name) if find_spec(name) is not None else None
