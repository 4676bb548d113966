"""Every game for those who study learning: observations, actions, and the forms of other libraries.

`layout` and `encode` need numpy; `palatine.research.pettingzoo`, `palatine.research.gymnasium`
and `palatine.research.open_spiel` the library they are named after. Gymnasium finds its
environments by importing this package.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from palatine.games import IDS, find
from palatine.kernel.errors import BadData
from palatine.kernel.flow import advance
from palatine.match import Match, option_text
from palatine.research.encoder import encode as encoded
from palatine.research.episodes import Episode
from palatine.research.layouts import VERSION, Block, Layout

__all__ = [
    "VERSION",
    "Block",
    "Episode",
    "Layout",
    "encode",
    "layout",
    "legal",
    "legal_things",
    "needed",
]

LAYOUTS: dict[tuple[object, ...], Layout] = {}  # they cost more to make than to keep


def needed(module: str, extra: str = "research") -> ModuleType:
    """A module of another project; where it is missing, the command that brings it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        name = {"pyspiel": "open_spiel"}.get(module, module.partition(".")[0])
        command = f"pip install 'palatine[{extra}]' (in a clone: make {extra})"
        raise ImportError(f"{name} not installed: {command}") from missing


def layout(
    game: str,
    people: int | None = None,
    *,
    deduced: bool = False,
    max_steps: int | None = None,
    **options: object,
) -> Layout:
    """Which cell of an observation means what: for so many people and these table options.

    `deduced=True` adds what everybody could deduce. After `max_steps` choices a match is cut off.
    """
    rules = find(game)
    count = rules.seats[0] if people is None else people
    if type(count) is not int:
        raise BadData(f"people must be a whole number, not {people!r}")
    if max_steps is not None and (type(max_steps) is not int or max_steps < 1):
        raise BadData(f"max_steps must be a whole number above 0, not {max_steps!r}")
    config = rules.config(count, {key: option_text(value) for key, value in options.items()})
    key = (game, count, bool(deduced), max_steps, *sorted(config.options.items()))
    if key not in LAYOUTS:
        LAYOUTS[key] = Layout(rules, config, bool(deduced), max_steps or 0)
    return LAYOUTS[key]


def layout_of(match: Match, deduced: bool = False) -> Layout:
    """The layout that fits a match."""
    config = match.play.journal.config
    options: dict[str, Any] = dict(config.options)
    return layout(match.game.id, config.people, deduced=deduced, **options)


def episode_of(match: Match, deduced: bool = False) -> Episode:
    """A copy of a match as research sees it."""
    g = match.play.g.copy()
    return Episode(layout_of(match, deduced), g, advance(g))


def encode(match: Match, seat: str, *, deduced: bool = False, copy: bool = True) -> Any:
    """The observation of a seat (or the observer) of a match: int8, as `layout` describes it."""
    numpy: Any = needed("numpy")
    number = match.seat_number(seat)
    episode = episode_of(match, deduced)
    cells = encoded(episode.layout, episode.sight(number), number, episode.asks())
    found = numpy.frombuffer(cells, numpy.int8)
    return found.copy() if copy else found


def legal(match: Match) -> Any:
    """The numbers that are offered now, as the seat that is asked counts them."""
    numpy = needed("numpy")
    return numpy.array(list(episode_of(match).legal()), numpy.int64)


def legal_things(match: Match) -> Any:
    """Of each of them verb and up to three things, by their places; -1 where there is none."""
    numpy = needed("numpy")
    return numpy.array(list(episode_of(match).things()), numpy.int64).reshape(-1, 4)


def register() -> None:
    """Tells Gymnasium of every game, if it is there."""
    try:
        registration = import_module("gymnasium.envs.registration")
    except ModuleNotFoundError:
        return
    for id in IDS:
        name = "".join(word.capitalize() for word in id.split("-"))
        registration.register(
            f"Palatine/{name}-v0",
            entry_point="palatine.research.gymnasium:Palatine",
            vector_entry_point="palatine.research.gymnasium:PalatineVector",
            kwargs={"game": id},
        )


register()
