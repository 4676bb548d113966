"""What is to be measured of each game and what it is to reach: `bench/games/<game>.json`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

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


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is measured of one game."""

    people: Annotated[int, msgspec.Meta(ge=1)]  # who play in the benchmarks
    targets: tuple[Goal, ...] = ()
    arena: tuple[Goal, ...] = ()  # of `bench.arena`
    # of `bench.research`: what is to be reached, with whom, and matches that go side by side
    research: tuple[Goal, ...] = ()
    research_people: tuple[int, ...] = ()
    vector: int = 64

    def match(self, name: str) -> Goal:
        """The target that is about a match of this name."""
        for goal in self.targets:
            if goal.match == name:
                return goal
        names = [goal.match for goal in self.targets if goal.match]
        raise BadData(f"no match {name!r}; there are: {', '.join(names) or 'none'}")


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
