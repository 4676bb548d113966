"""What is to be measured of each game and what it is to reach: `bench/games/<game>.json`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from palatine.games import IDS, find
from palatine.kernel.errors import BadData

FOLDER: Final = Path(__file__).with_name("games")


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One measure of `bench.run` and its limit: at least or at most so much."""

    measure: str
    least: float | None = None
    most: float | None = None
    aim: float | None = None
    by: str = ""  # the other game, where two of ours are compared
    # a match of its own, where it is not the one that is measured of the game
    match: str = ""  # its name
    people: int = 0
    options: dict[str, str] = {}


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stronger bot, the weaker ones it meets, and the share of victories it must reach."""

    bots: tuple[str, ...]
    people: int
    games: int
    goal: float


class Automa(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots against the seats that the rules play, in a table of two table options."""

    people: int
    bots: dict[str, int]  # with the number of games in every cell
    statistic: str  # what is counted, by its key
    groups: dict[str, list[str]]  # its categories in few columns
    rows: str = ""  # table options whose values are the rows and columns
    columns: str = ""
    column: str = ""  # what stands before the value at the head of a column
    cases: dict[str, dict[str, str]] = {}  # or rows by name, each with several table options
    only: dict[str, list[str]] = {}  # bots that play in some rows only
    house: str = ""  # what the seats of the rules are called; else by the name of the first


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is measured of one game."""

    people: Annotated[int, msgspec.Meta(ge=1)]  # who play in the benchmarks
    targets: tuple[Goal, ...] = ()
    ladder: tuple[Rung, ...] = ()
    automa: Automa | None = None
    # of `bench.research`: what is to be reached, with whom, and matches that go side by side
    research: tuple[Goal, ...] = ()
    research_people: tuple[int, ...] = ()
    vector: int = 64


def plan_of(id: str, folder: Path = FOLDER) -> Plan:
    """The plan of a game; one that is missing or malformed is an error that names its file."""
    path = folder / f"{id}.json"
    if not path.exists():
        raise BadData(f"{id} has no plan: bench/games/{path.name} is missing")
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except msgspec.DecodeError as error:
        raise BadData(f"{path.name}: {error}") from None


def people(id: str) -> int:
    """How many people the measured match of a game has."""
    return plan_of(id).people


def with_ladder() -> list[str]:
    return [id for id in IDS if plan_of(id).ladder]


def with_automa() -> list[str]:
    return [id for id in IDS if plan_of(id).automa is not None]


def table_options(id: str, people: int, pairs: Sequence[str]) -> dict[str, str]:
    """Table options from `NAME=VALUE`, checked by the game."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadData(f"'{pair}' should read NAME=VALUE")
        chosen[name] = value
    find(id).config(people, chosen)
    return chosen
