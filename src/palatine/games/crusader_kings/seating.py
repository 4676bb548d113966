"""CK-SET-13, CK-SET-18, CK-AI-6: who plays which culture, and which configurations are refused."""

from __future__ import annotations

from typing import Final

from palatine.games.crusader_kings.names import CULTURE
from palatine.games.crusader_kings.tables import (
    CULTURE_IDS,
    CULTURES,
    DEVELOPMENT_COPIES,
    SCENARIO_LIST,
    STRATEGIES,
    STRATEGY_DEVELOPMENTS,
    STRATEGY_IDS,
    Scenario,
)
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE

ABSENT: Final = 0
PERSON: Final = 1
AI: Final = 2
AUTO: Final = 3

# CK-SET-18: France never drops out by itself
IN_ORDER: Final[list[int]] = [
    CULTURE.numbers[id] for id in ("frankish", "english", "german", "italian", "iberian")
]
FEWEST_DYNASTIES: Final = 3  # so many are filled up with AIs
TOURNAMENT: Final = 6  # CK-SCN-3: with three dynasties these are out
OUT_OF_THREE: Final[list[int]] = [CULTURE.numbers[id] for id in ("italian", "iberian")]
MOST_AI: Final = [0, 4, 3, 2, 1, 0]  # by number of people
FEWEST_AI: Final = [0, 1, 1, 0, 0, 0]


class Seating:
    """By culture who plays it and with which strategy (NONE: by lot); the reason if it is wrong."""

    def __init__(self) -> None:
        self.who: list[int] = [ABSENT] * CULTURES
        self.strategy: list[int] = [NONE] * CULTURES
        self.misfit: str = ""  # the first thing that is not allowed, and its numbers
        self.numbers: list[int] = []

    def refuse(self, key: str, *numbers: int) -> None:
        if not self.misfit:
            self.misfit = key
            self.numbers = list(numbers)

    def of(self, kind: int) -> list[int]:
        """The cultures that are played so, clockwise."""
        return [culture for culture in range(CULTURES) if self.who[culture] == kind]

    def order(self) -> list[int]:
        """The cultures by seat number: people first, then the house, each clockwise."""
        return self.of(PERSON) + self.of(AI)


def scenario_of(options: dict[str, str]) -> Scenario:
    return SCENARIO_LIST[int(options["scenario"]) - 1]


def seating(people: int, options: dict[str, str]) -> Seating:
    """Who plays what; `misfit` is set where the rules refuse it."""
    found = Seating()
    scenario = scenario_of(options)
    read_options(found, scenario, options)
    if found.misfit:
        return found
    take_places(found, people)
    check_numbers(found, people, scenario, options)
    check_strategies(found, scenario)
    return found


def read_options(found: Seating, scenario: Scenario, options: dict[str, str]) -> None:
    for culture in range(CULTURES):
        value = options[CULTURE_IDS[culture]]
        if scenario.starts[culture] is None:
            if value not in ("auto", "absent"):
                found.refuse("no-dynasty", culture)
        elif value == "auto":
            found.who[culture] = AUTO
        elif value == "person":
            found.who[culture] = PERSON
        elif value != "absent":
            found.who[culture] = AI
            if value != "ai":
                found.strategy[culture] = STRATEGY_IDS.index(value)


def take_places(found: Seating, people: int) -> None:
    """CK-SET-18: people take what is left at auto, then AIs until three dynasties play."""
    placed = len(found.of(PERSON))
    if placed > people:
        found.refuse("too-many-persons", placed, people)
    for culture in IN_ORDER:
        if found.who[culture] == AUTO and placed < people:
            found.who[culture] = PERSON
            placed += 1
    if placed < people:
        found.refuse("no-place", placed, people)
    for culture in IN_ORDER:
        if found.who[culture] == AUTO:
            is_wanted = placed + len(found.of(AI)) < FEWEST_DYNASTIES
            found.who[culture] = AI if is_wanted else ABSENT


def check_numbers(found: Seating, people: int, scenario: Scenario, options: dict[str, str]) -> None:
    """CK-AI-6: so many AIs beside so many people."""
    ais = len(found.of(AI))
    if options["scoring"] == "together":
        if not (2 <= people <= 4 and 1 <= ais <= 3):
            found.refuse("numbers-together", people, ais)
    elif not FEWEST_AI[people] <= ais <= MOST_AI[people]:
        found.refuse("numbers", people, ais)
    dynasties = people + ais
    if not scenario.fewest <= dynasties <= scenario.most:
        found.refuse("dynasties", dynasties, scenario.fewest, scenario.most)
    if int(options["scenario"]) == TOURNAMENT and dynasties == FEWEST_DYNASTIES:
        for culture in OUT_OF_THREE:
            if found.who[culture] != ABSENT:
                found.refuse("three-of-tournament", culture)
    first = options["first_player"]
    if first != "lot" and found.who[CULTURE.numbers[first]] == ABSENT:
        found.refuse("first-player", CULTURE.numbers[first])
    if options["ai_coalition"] == "on" and people != 1:
        found.refuse("coalition")


def check_strategies(found: Seating, scenario: Scenario) -> None:
    """AI-S3: no strategy that brings a development which the dynasty has, or which is used up."""
    left = copies_left(found, scenario)
    for culture in found.of(AI):
        strategy = found.strategy[culture]
        if strategy == NONE:
            continue
        start = scenario.starts[culture]
        assert start is not None
        for development in STRATEGY_DEVELOPMENTS[strategy]:
            if development in start.developments:
                found.refuse("same-development", culture, value_of(culture, strategy))
            if left[development] < 0:
                found.refuse("no-copy", culture, value_of(culture, strategy))


def value_of(culture: int, strategy: int) -> int:
    """The value of a culture's option that names a strategy, as a thing of `SETTING`."""
    return CULTURES + culture * STRATEGIES + strategy


def copies_left(found: Seating, scenario: Scenario) -> list[int]:
    """Developments that neither the scenario nor a named strategy has taken."""
    left = list(DEVELOPMENT_COPIES)
    for culture in found.order():
        start = scenario.starts[culture]
        assert start is not None
        for development in start.developments:
            left[development] -= 1
        if found.strategy[culture] != NONE:
            for development in STRATEGY_DEVELOPMENTS[found.strategy[culture]]:
                left[development] -= 1
    return left


def strategies_for(found: Seating, scenario: Scenario, culture: int) -> list[int]:
    """AI-S1, AI-S3: the strategies that may be drawn for an AI."""
    left = copies_left(found, scenario)
    start = scenario.starts[culture]
    assert start is not None
    allowed: list[int] = []
    for strategy in range(STRATEGIES):
        developments = STRATEGY_DEVELOPMENTS[strategy]
        if all(left[d] > 0 and d not in start.developments for d in developments):
            allowed.append(strategy)
    return allowed


def fit(game: Game, people: int, options: dict[str, str]) -> None:
    found = seating(people, options)
    if found.misfit:
        raise game.misfit(found.misfit, *found.numbers)
