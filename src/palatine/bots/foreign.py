"""Bots of other packages: entry points of the group `palatine.bots`, for tournaments only.

An entry point is a function `make(game, settings, seed) -> Bot`. It is loaded when its bot is asked
for, so that one that fails harms no other; the browser table never looks here.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from palatine.bots.bot import Bot
from palatine.bots.policies import levels
from palatine.bots.registry import SETTINGS, Spec, make, quoted
from palatine.bots.registry import parse as parse_own
from palatine.kernel.errors import BadData
from palatine.kernel.game import Game

GROUP: Final = "palatine.bots"


def named(name: str) -> list[EntryPoint]:
    return list(entry_points(group=GROUP, name=name))


def is_own(spec: str, game_id: str) -> bool:
    """Whether a spec is one of our own bots or levels."""
    return spec in levels(game_id) or spec.partition(":")[0] in SETTINGS


def shadowed(spec: str, game_id: str) -> str:
    """What is to be told of a bot of ours whose name another package has given to its own."""
    name = spec.partition(":")[0]
    if not is_own(spec, game_id) or not named(name):
        return ""
    others = ", ".join(sorted({point.value for point in named(name)}))
    return f"bot {quoted(name)} is ours; {others} cannot have its name and is not used"


def parse(spec: str) -> Spec:
    """A spec of a foreign bot; what its settings mean is its own affair."""
    name, colon, rest = spec.partition(":")
    settings: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.partition("=")
        if not key or not equals:
            raise BadData(f"{quoted(spec)}: {quoted(part)} should read KEY=VALUE")
        settings[key] = value
    return Spec(name, settings)


def check(spec: str, game: Game) -> None:
    """Refuses a spec that no bot answers to, with the reason."""
    make_any(spec, game, "")


def make_any(spec: str, game: Game, seed: str) -> Bot:
    """One of our bots, or one of another package."""
    if is_own(spec, game.id):
        return make(spec, game, seed)
    parsed = parse(spec)
    points = named(parsed.name)
    if not points:
        parse_own(spec, game.id)  # says which there are
    if len(points) > 1:
        both = ", ".join(sorted(point.value for point in points))
        raise BadData(f"bot {quoted(parsed.name)}: several packages have one of this name: {both}")
    point = points[0]
    try:
        bot = point.load()(game, parsed.settings, seed)
    except Exception as error:  # whatever somebody else's code may do
        what = f"{type(error).__name__}: {error}"
        raise BadData(f"bot {quoted(spec)} of {point.value} cannot be made: {what}") from None
    if not isinstance(bot, Bot):
        raise BadData(f"bot {quoted(spec)} of {point.value} is no palatine.bots.Bot")
    return bot
