"""Files of what was learned: which game, rules, data and features they are for; others are refused.

`bots/nets/<game>.json` is what `mcts:net=on` uses, and any `mcts` of a game whose policy module
says `NET`; `palatine train` writes such files.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any, Final

from palatine.bots.nets import Net
from palatine.bots.policies import policy_for, prefers_net
from palatine.bots.search import Policy
from palatine.kernel.errors import BadData
from palatine.kernel.game import Game

FORMAT: Final = 1
LARGEST: Final = 200_000  # bytes
FOLDER: Final = Path(__file__).with_name("nets")
PARTS: Final = ("weights", "inner", "bias", "outer")


class Unfit(BadData):
    """What was learned with other rules, data or features."""


def features_of(policy: Policy) -> str:
    """A digest of what the numbers of a game's features mean."""
    return hashlib.sha256("\n".join(policy.features).encode()).hexdigest()[:12]


def header(game: Game) -> dict[str, Any]:
    """What a file must be for."""
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        "data": game.data,
        "features": features_of(policy_for(game.id)),
    }


def read(game: Game, text: str, name: str) -> dict[int, Net]:
    """The nets of a file by people; one for anything else is refused with what differs."""
    if len(text.encode()) > LARGEST:
        raise BadData(f"{name} is larger than {LARGEST} bytes")
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadData(f"{name} is no JSON: {error}") from None
    if not isinstance(found, dict) or not isinstance(found.get("people"), dict):
        raise BadData(f"{name} holds nothing that was learned")
    for key, wanted in header(game).items():
        if found.get(key) != wanted:
            raise Unfit(f"{name} is for {key} {found.get(key)}, here it is {wanted}")
    size = len(policy_for(game.id).features)
    return {
        count: net_of(row, size, f"{name}, {count} people")
        for count in game.seats
        if (row := found["people"].get(str(count))) is not None
    }


def net_of(row: Any, size: int, name: str) -> Net:
    """Weights, checked: as many as the features need, all of them finite."""
    wanted = {"scale", *PARTS}
    if not isinstance(row, dict) or set(row) != wanted:
        raise BadData(f"{name}: wants exactly {', '.join(sorted(wanted))}")
    for part in PARTS:
        if not isinstance(row[part], list) or not all(map(is_number, row[part])):
            raise BadData(f"{name}: {part} must be a list of numbers")
    hidden = len(row["bias"])
    lengths = [len(row[part]) for part in PARTS]
    if not is_number(row["scale"]) or lengths != [size, hidden * size, hidden, hidden]:
        raise BadData(f"{name}: {lengths} numbers do not fit {size} features")
    parts = [[float(number) for number in row[part]] for part in PARTS]
    return Net(float(row["scale"]), *parts)


def is_number(value: object) -> bool:
    return type(value) in (int, float) and isfinite(float(str(value)))


@cache
def kept(game: Game) -> dict[int, Net]:
    """What this package has learned of a game."""
    path = FOLDER / f"{game.id}.json"
    if not path.is_file():
        known = ", ".join(sorted(found.stem for found in FOLDER.glob("*.json"))) or "none"
        raise BadData(f"nothing was learned of {game.id}; games with a net: {known}")
    return read(game, path.read_text(encoding="utf-8"), path.name)


def fitting(game: Game) -> dict[int, Net]:
    """The same, or nothing where it is for other data: somebody may have corrected a card."""
    try:
        return kept(game)
    except Unfit:
        return {}


def mark(game: Game) -> str:
    """A digest of what `net=auto` and `net=on` use, for those whose results depend on it."""
    if not fitting(game):
        return "none"
    return hashlib.sha256((FOLDER / f"{game.id}.json").read_bytes()).hexdigest()[:12]


def corrected(game: Game, nets: dict[int, Net]) -> Policy:
    """The game's policy with what was learned."""
    policy: Policy = type(policy_for(game.id))()
    policy.nets = nets
    return policy


def searching(game: Game) -> Policy:
    """What a search goes by where nobody says otherwise: with what was learned, if it won."""
    return corrected(game, fitting(game)) if prefers_net(game.id) else policy_for(game.id)
