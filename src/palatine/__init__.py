"""Palatine: five medieval board games, played completely and correctly."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from palatine.match import Match, games, load, new

__all__ = ["Match", "__version__", "games", "load", "new"]


def __getattr__(name: str) -> Any:
    """The public API is loaded when it is first used: importing palatine stays cheap."""
    if name in ("Match", "games", "load", "new"):
        from palatine import match

        return getattr(match, name)
    raise AttributeError(f"module 'palatine' has no attribute '{name}'")


class GameList(ModuleType):
    """The package `palatine.games`, which can be called like the function of that name."""

    def __call__(self) -> list[str]:
        return list(self.IDS)


class Package(ModuleType):
    """Importing a game binds `palatine.games` to the package: then that answers the call."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "games" and isinstance(value, ModuleType):
            value.__class__ = GameList
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = Package
