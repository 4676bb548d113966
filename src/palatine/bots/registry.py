"""Bots by short specs such as `mcts:ms=200`, or by the levels of their game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from time import perf_counter, thread_time

from palatine.bots.bot import Bot, RandomBot
from palatine.bots.greedy import GreedyBot
from palatine.bots.learned import corrected, kept, searching
from palatine.bots.mcts import EXPLORE, MctsBot
from palatine.bots.policies import PLAIN, levels, policy_for, prefers_net
from palatine.kernel.errors import BadData
from palatine.kernel.game import Game

# what a spec may set, with its default; mcts needs one of its two budgets
SETTINGS: dict[str, dict[str, str]] = {
    "random": {"seed": ""},
    # `slips`: answers in a hundred that are any
    "greedy": {"seed": "", "samples": "4", "slips": "0"},
    # `explore`: how much hope counts against experience; `net`: whether what was learned is used,
    # by itself where it plays better; `clock`: whose time `ms` are; on a busy machine the wall's
    # is little
    "mcts": {
        "seed": "", "ms": "0", "iterations": "0", "policy": "game", "explore": str(EXPLORE),
        "net": "auto", "clock": "wall",
    },
}  # fmt: skip
CLOCKS = {"wall": perf_counter, "processor": thread_time}
MOST = 1_000_000_000  # milliseconds, iterations, samples: eleven days are long enough for a move
MOST_EXPLORE = 1000
DIGITS = re.compile("[0-9]{1,10}")
DECIMAL = re.compile("[0-9]{1,4}([.][0-9]{1,12})?")
QUOTED = 60  # letters of a wrong spec that its refusal repeats


@dataclass(frozen=True)
class Spec:
    """A spec taken apart: the name of a kind of bot and all its settings."""

    name: str
    settings: dict[str, str]


def make(spec: str, game: Game, seed: str = "") -> Bot:
    """The bot of a spec or level; equal seeds (of the spec and given here) are equal bots."""
    parsed = parse(spec, game.id)
    settings = parsed.settings
    luck = f"{parsed.name}:{settings['seed']}:{seed}"
    if parsed.name == "random":
        return RandomBot(luck)
    if parsed.name == "greedy":
        samples = whole(spec, settings, "samples", 1)
        slips = whole(spec, settings, "slips", 0, 100)
        return GreedyBot(game, policy_for(game.id), luck, samples, slips)
    ms = whole(spec, settings, "ms", 0)
    iterations = whole(spec, settings, "iterations", 0)
    if ms == 0 and iterations == 0:
        raise BadData(f"{quoted(spec)} needs a budget: mcts:ms=200 or mcts:iterations=500")
    if settings["policy"] not in ("game", "plain"):
        wrong = quoted(settings["policy"])
        raise BadData(f"{quoted(spec)}: policy is 'game' or 'plain', not {wrong}")
    if settings["net"] not in ("auto", "on", "off"):
        wrong = quoted(settings["net"])
        raise BadData(f"{quoted(spec)}: net is 'auto', 'on' or 'off', not {wrong}")
    policy = policy_for(game.id) if settings["policy"] == "game" else PLAIN
    if has_net(parsed, game.id):
        if settings["policy"] == "plain":
            raise BadData(f"{quoted(spec)}: a net corrects the game's own policy, not a plain one")
        policy = corrected(game, kept(game)) if settings["net"] == "on" else searching(game)
    if settings["clock"] not in CLOCKS:
        wrong = quoted(settings["clock"])
        raise BadData(f"{quoted(spec)}: clock is 'wall' or 'processor', not {wrong}")
    bot = MctsBot(game, policy, luck, ms, iterations, decimal(spec, settings, "explore"))
    bot.clock = CLOCKS[settings["clock"]]
    return bot


def has_net(spec: Spec, game_id: str) -> bool:
    """Whether a bot searches with what was learned of its game."""
    net = spec.settings.get("net", "off")
    if net == "auto":
        return spec.settings["policy"] == "game" and prefers_net(game_id)
    return net == "on"


def parse(spec: str, game_id: str) -> Spec:
    """A spec or level name, checked: what is unknown is refused with what would be right."""
    known_levels = levels(game_id)
    name, colon, rest = known_levels.get(spec, spec).partition(":")
    if name not in SETTINGS:
        known = ", ".join([*SETTINGS, *known_levels])
        close = get_close_matches(name.lower(), [*SETTINGS, *known_levels], 1)
        meant = f" (did you mean '{close[0]}'?)" if close else ""
        raise BadData(f"unknown bot {quoted(spec)}; known are {known}, as in 'mcts:ms=200'{meant}")
    settings = dict(SETTINGS[name])
    for part in rest.split(",") if colon else []:
        key, equals, value = part.partition("=")
        if key not in settings or not equals or not value:
            known = ", ".join(f"{key}=..." for key in settings)
            raise BadData(f"{quoted(spec)}: {quoted(part)} is no setting of {name}; it has {known}")
        settings[key] = value
    return Spec(name, settings)


def split(text: str) -> list[str]:
    """Specs from a list with commas, which stand within specs too: `mcts:ms=9,seed=1,greedy`."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += "," + part.strip()
        else:
            specs.append(part.strip())
    return specs


def whole(spec: str, settings: dict[str, str], key: str, least: int, most: int = MOST) -> int:
    """A whole number, written with few enough digits."""
    value = settings[key]
    if not DIGITS.fullmatch(value) or not least <= int(value) <= most:
        wanted = f"a whole number from {least} to {most}"
        raise BadData(f"{quoted(spec)}: {key} must be {wanted}, not {quoted(value)}")
    return int(value)


def decimal(spec: str, settings: dict[str, str], key: str) -> float:
    """A positive number; neither nan nor endless, whatever Python takes for a number."""
    value = settings[key]
    if not DECIMAL.fullmatch(value) or not 0 < float(value) <= MOST_EXPLORE:
        wanted = f"a number above 0, up to {MOST_EXPLORE}"
        raise BadData(f"{quoted(spec)}: {key} must be {wanted}, not {quoted(value)}")
    return float(value)


def quoted(text: str) -> str:
    """Something wrong as a refusal names it: no longer than anybody reads."""
    return f"'{text}'" if len(text) <= QUOTED else f"'{text[:QUOTED]}...'"
