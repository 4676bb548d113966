"""Palatine: five medieval board games, played completely and correctly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from palatine.match import Match, game_ids, load, new

__all__ = ["Match", "__version__", "game_ids", "load", "new"]


def __getattr__(name: str) -> Any:
    """The public API is loaded when it is first used: importing palatine stays cheap."""
    if name in ("Match", "game_ids", "load", "new"):
        from palatine import match

        return getattr(match, name)
    raise AttributeError(f"module 'palatine' has no attribute '{name}'")
