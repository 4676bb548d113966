"""Helpers for all tests: random play, scripted luck, exact chances, the settings of a game."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import palatine
from palatine.games import IDS, find
from palatine.kernel import journal
from palatine.kernel.chance import Chance, fast, strict
from palatine.kernel.errors import BadData, Misfit, NeedsOutcome
from palatine.kernel.flow import Ask, Frame, State, asks
from palatine.kernel.game import Game, Option
from palatine.kernel.journal import Play
from palatine.kernel.position import digest, read_whole

SEEDS = int(os.environ.get("PALATINE_SEEDS", "1"))  # random matches of each kind
IS_WHOLE = "LONG" in os.environ  # as `make test-all` says it
MANY_SETS = 30  # option sets of a game; Crusader Kings alone has more
IS_COMPILED = not (journal.__file__ or "").endswith(".py")
MOST_CHOICES = 12_000  # more than any match needs; five who trade at random take 5,000


F = TypeVar("F", bound=Frame[Any])


def frame_of(kind: type[F], /, **fields: int | list[int]) -> F:
    """A frame with these fields; the others are those of a new one, its lists empty."""
    frame = kind()
    for field in kind.FIELDS:
        if field.name in fields:
            setattr(frame, field.name, fields.pop(field.name))
        elif isinstance(field.empty(0), list):
            setattr(frame, field.name, field.empty(0))
    assert not fields, f"{kind.__name__} has no {', '.join(fields)}"
    return frame


def option_sets(game: Game, people: int) -> list[dict[str, str]]:
    """The defaults, and every other value of every option that concerns so many people, once.

    Options of one kind take turns, so that five of them make no more sets than one. A value that
    is refused alone gets the company of another option, if there is one that it goes with.
    """
    sets: list[dict[str, str]] = [{}]
    kinds: dict[str, list[Option]] = {}
    for option in game.options:
        if people in option.seats:
            kinds.setdefault(option.kind, []).append(option)
    for options in kinds.values():
        for n, value in enumerate(options[0].values[1:] if options[0].values else ["2"]):
            alike = options[n % len(options) :] + options[: n % len(options)]
            sets += next(
                ([found] for option in alike if (found := fitting(game, people, option, value))), []
            )
    presets = [options for options in game.presets.values() if fits(game, people, options)]
    return sets + [preset for preset in presets if preset not in sets]


def fitting(game: Game, people: int, option: Option, value: str) -> dict[str, str] | None:
    """A set of options with this value that the game allows."""
    if fits(game, people, {option.id: value}):
        return {option.id: value}
    for other in game.options:
        for company in other.values[1:] if other is not option else []:
            if fits(game, people, {option.id: value, other.id: company}):
                return {option.id: value, other.id: company}
    return None


def fits(game: Game, people: int, options: dict[str, str]) -> bool:
    try:
        game.config(people, options)
    except Misfit:
        return False
    return True


@cache
def settings() -> list[tuple[str, int, dict[str, str]]]:
    """Every registered game with every number of seats, and the option sets of `make test`.

    Interpreted rules are slow: they play an option set with one number of people, taken in turns.
    So does a game with many sets, and of those only every fourth (interpreted: every twelfth, with
    three people at most); `make test-all` plays all.
    """
    return settings_of(IS_WHOLE)


def all_settings() -> list[tuple[str, int, dict[str, str]]]:
    """The same with every option set of every game."""
    return settings_of(True)


def settings_of(is_whole: bool) -> list[tuple[str, int, dict[str, str]]]:
    found = []
    for id in IDS:
        game = find(id)
        sets = {seats: option_sets(game, seats) for seats in game.seats}
        known: list[dict[str, str]] = []
        for options in (options for own in sets.values() for options in own):
            if options not in known:
                known.append(options)
        has_many = len(known) > MANY_SETS and not is_whole
        for n, options in enumerate(known):
            people = [seats for seats in game.seats if options in sets[seats]]
            if has_many and n % (4 if IS_COMPILED else 12) and options not in game.presets.values():
                continue
            if has_many and not IS_COMPILED:
                people = [seats for seats in people if seats in (1, 3)] or people[:1]
            is_quick = IS_COMPILED and not has_many
            if options and not is_quick and options not in game.presets.values():
                people = [people[n % len(people)]]
            found += [(id, seats, options) for seats in people]
    return found


def main_settings() -> list[tuple[str, int, dict[str, str]]]:
    """For what is dear to check: everything if the rules are compiled, else no single options."""
    return [
        (id, seats, options)
        for id, seats, options in settings()
        if IS_COMPILED or not options or options in find(id).presets.values()
    ]


def named(setting: tuple[str, int, dict[str, str]]) -> str:
    """How a setting is called in the list of tests."""
    id, seats, options = setting
    return "-".join([id, str(seats), *(f"{key}={value}" for key, value in options.items())])


def rule_ids(id: str) -> set[str]:
    """The ids of a game's rules reference."""
    text = (Path(palatine.__file__).parent / "rules" / f"{id}.en.md").read_text("utf-8")
    return set(re.findall(r"^\*\*([A-Z]{2}-[A-Z0-9.-]+)\*\*", text, re.MULTILINE))


def pick(open_asks: list[Ask], luck: Chance) -> tuple[int, int]:
    """A random seat of those asked, and a random option of its question."""
    ask = open_asks[luck.below(len(open_asks))]
    return ask.seat, ask.nth(luck.below(ask.count))


def play_through(play: Play, luck: Chance) -> Iterator[list[Ask]]:
    """Plays at random to the end; yields the open questions before each choice."""
    for _ in range(MOST_CHOICES):
        open_asks = asks(play.g)
        if not open_asks:
            return
        yield open_asks
        play.choose(*pick(asks(play.g), luck))
    raise AssertionError(f"no end after {MOST_CHOICES} choices")


def begin(game: Game, seats: int, options: dict[str, str], seed: str, **more: Any) -> Play:
    return journal.begin(game, seats, options, seed, **more)


def finished(game: Game, seats: int, seed: str, options: dict[str, str] | None = None) -> Play:
    """A whole random match."""
    play = begin(game, seats, options or {}, seed)
    for _ in play_through(play, fast(f"choices of {seed}")):
        pass
    return play


def play_on_if_read(game: Game, document: Any, choices: int) -> str:
    """Of a position that may be wrong: it is refused, or goes on, or is refused by a later choice.

    BadData is all that is raised, and a refused choice leaves the match as it was. Tells which.
    """
    try:
        read_whole(game, document, fast("x"))  # which takes anything, compiled too
        play = journal.begin_at(game, document, "on")
    except BadData:
        return "refused"
    luck = fast("on")
    for _ in range(choices):
        open_asks = asks(play.g)
        if not open_asks:
            break
        before, lines = play.g.copy(), len(play.journal.lines)
        try:
            play.choose(*pick(open_asks, luck))
        except BadData:
            assert digest(play.g) == digest(before), "a half-made choice"
            assert len(play.journal.lines) == lines, "a choice written though refused"
            return "refused later"
    return "played"


def scripted(game: Game, seats: int, outcomes: list[int], **options: str) -> State:
    """A match whose luck is given, and not one draw more."""
    return game.start(game.config(seats, options), strict(outcomes))


def exact(run: Callable[[Chance], object]) -> dict[object, Fraction]:
    """The exact chance of every result of `run`, by trying all outcomes of all draws."""
    results: dict[object, Fraction] = {}
    todo: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while todo:
        outcomes, chance = todo.pop()
        try:
            result = run(strict(list(outcomes)))
        except NeedsOutcome as needs:
            total = sum(needs.weights)
            for i, weight in enumerate(needs.weights):
                if weight:
                    todo.append(([*outcomes, i], chance * weight / total))
        else:
            results[result] = results.get(result, Fraction(0)) + chance
    return results
