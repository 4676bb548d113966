"""Words: Fluent messages in English and Russian; the only module that knows Fluent.

How messages are named, and what NAME does in them, is told at the top of `palatine.ftl`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from palatine.games import IDS, find
from palatine.kernel.errors import BadData
from palatine.kernel.facts import Fact
from palatine.kernel.flow import Ask
from palatine.kernel.game import Game
from palatine.kernel.lexicon import HIDDEN, NONE, Kind, Lexicon, Saying, argument_names
from palatine.sentences import composed

LANGUAGES: Final = ("en", "ru")
FOLDER: Final = Path(__file__).parent / "locale"
SHARED: Final = ("palatine", "command")  # the files with the words of no game
LOBBY: Final = "lobby"  # the file of a game with what is said before it is played
GUIDE: Final = "guide"  # and the one with what its guides say, read where somebody is guided
NOMINATIVE: Final = "nominative"

Argument = str | int | float


class Speech:
    """What one language has to say, about one game or (without a game) about the program."""

    def __init__(self, game: str, lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes longer than all the rest

        self.game = game
        self.lang = lang
        self.problems: dict[str, str] = {}  # message id -> what was wrong with it
        functions: dict[str, Any] = {"NAME": self.names}
        self.bundle = FluentBundle([lang], functions, use_isolating=False)
        for path in [*shared_files(lang), *files(game, lang)]:
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self.composed: dict[str, str] = {}  # what the game's tables tell
        if game in IDS:
            self.composed = composed(self, find(game))

    def open_guide(self) -> None:
        """Adds what the guides of the game say."""
        from fluent.runtime import FluentResource

        path = FOLDER / self.lang / self.game / f"{GUIDE}.ftl"
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), True)

    def text(self, id: str, /, **arguments: Argument) -> str:
        """A message, or an attribute of one (`id.attribute`); its id where there is none."""
        return self.message(id, arguments)

    def own(self, key: str, /, **arguments: Argument) -> str:
        """A message of the game itself: `<game>-<key>`."""
        return self.message(f"{self.game}-{key}", arguments)

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute (`id.attribute`) of one."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def fact(self, lexicon: Lexicon, fact: Fact) -> str:
        """What happened."""
        saying = lexicon.facts[fact.key]
        return self.say("fact", fact.key, said(lexicon, saying, fact.numbers))

    def note(self, lexicon: Lexicon, key: str, numbers: tuple[int, ...] | list[int]) -> str:
        """What is to be known about an option before it is chosen."""
        return self.say("note", key, said(lexicon, lexicon.notes[key], list(numbers)))

    def misfit(self, lexicon: Lexicon, key: str, numbers: list[int]) -> str:
        """Why table options do not go together."""
        return self.say("misfit", key, said(lexicon, lexicon.misfits[key], numbers))

    def question(self, lexicon: Lexicon, ask: Ask) -> str:
        """What a seat is asked."""
        saying = lexicon.questions[ask.key]
        return self.say("ask", ask.key, said(lexicon, saying, [ask.subject, ask.subject2]))

    def option(self, lexicon: Lexicon, option: int, ask: str = "") -> str:
        """What an option does; a verb may say it otherwise in one question (`.in-mobilise`)."""
        verb = lexicon.verb_of(option)
        things = named(lexicon, verb.kinds, verb.arguments(option))
        there = f"{verb.id}.in-{ask}"
        if ask and self.has(hyphened(f"{self.game}-option-{there}")):
            return self.say("option", there, things)
        return self.say("option", verb.id, things)

    def verb(self, id: str) -> str:
        """What the options of one verb have in common, where its message says so (`.group`)."""
        return self.of_verb(id, "group") or id

    def sure(self, lexicon: Lexicon, option: int) -> str:
        """What is asked before an option gives up the others (`.sure`), if anything."""
        return self.of_verb(lexicon.verb_of(option).id, "sure")

    def of_verb(self, id: str, attribute: str) -> str:
        """An attribute of the message of a verb; empty where it has none."""
        option = f"{self.game}-option-{hyphened(id)}"
        attributes = self.bundle.get_message(option).attributes if self.has(option) else {}
        return self.text(f"{option}.{attribute}") if attribute in attributes else ""

    def end(self, reason: str) -> str:
        """Why a match is over."""
        return self.say("end", reason, {})

    def statistic(self, lexicon: Lexicon, key: str, category: str) -> str:
        """What was counted, with the name of its category if it has one."""
        told = self.say("statistic", key, {})
        if not category:
            return told
        return f"{told}, {self.name(lexicon.statistics[key].kinds[0].id, category)}"

    def setting(self, id: str) -> str:
        """The name of a table option."""
        return self.say("setting", id, {})

    def setting_value(self, id: str, value: str) -> str:
        """The name of a value of a table option; a number without one stands for itself."""
        key = f"{id}-{value}"
        is_named = self.has(hyphened(f"{self.game}-setting-{key}"))
        return value if value.isdecimal() and not is_named else self.say("setting", key, {})

    def preset(self, id: str) -> str:
        """The name of a set of table options."""
        return self.say("preset", id, {})

    def name(self, kind: str, thing: str, case: str = NOMINATIVE) -> str:
        """The name of a thing, in the nominative where the language has no such case of it."""
        if thing in ("none", "hidden"):
            return self.message(f"thing-{thing}", {})
        id = hyphened(f"{self.game}-{kind}-{thing}")
        if f"{id}.{case}" in self.composed:
            return self.composed[f"{id}.{case}"]
        if id in self.composed and not self.has(f"{id}.{case}"):
            return self.composed[id]
        if not self.bundle.has_message(id):
            return self.missing(id)
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(case, message.value)
        if pattern is None:
            return self.missing(f"{id}.{case}")
        return str(self.bundle.format_pattern(pattern)[0])

    def names(self, things: object, case: object = NOMINATIVE, join: object = ", ") -> str:
        """The function NAME: one `kind/id` or several with spaces between; numbers stay."""
        found: list[str] = []
        for thing in str(things).split():
            kind, slash, id = thing.partition("/")
            found.append(self.name(kind, id, str(case)) if slash else thing)
        return str(join).join(found)

    def say(self, part: str, key: str, arguments: dict[str, Argument]) -> str:
        return self.message(f"{self.game}-{part}-{hyphened(key)}", arguments)

    def message(self, id: str, arguments: dict[str, Argument]) -> str:
        if id in self.composed:
            return self.composed[id]
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return self.missing(id)
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self.missing(id)
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            self.problems[id] = str(errors[0])
        return str(text)

    def missing(self, id: str) -> str:
        """A message that is not there is shown by its id; tests look for these."""
        self.problems[id] = "missing"
        return id


def shared_files(lang: str) -> list[Path]:
    """The files with the words of no game, as far as they are not the browser's alone."""
    return [FOLDER / lang / f"{name}.ftl" for name in SHARED]


def files(game: str, lang: str) -> list[Path]:
    """The files with a game's words; one that has none yet shows the ids of its messages."""
    found = sorted((FOLDER / lang / game).glob("*.ftl")) if game else []
    return [path for path in found if path.stem != GUIDE]


def named(lexicon: Lexicon, kinds: list[Kind], numbers: list[int]) -> dict[str, Argument]:
    """Things as variables of a message: town, town2, block."""
    return {
        name: argument(lexicon, kind, number)
        for name, kind, number in zip(argument_names(kinds), kinds, numbers, strict=True)
    }


def said(lexicon: Lexicon, saying: Saying, numbers: list[int]) -> dict[str, Argument]:
    """The variables of a fact, note or question; what was padded to its numbers is left off."""
    own = len(saying.kinds)
    arguments = named(lexicon, saying.kinds, numbers[:own])
    if saying.tail is not None:
        tail = [str(argument(lexicon, saying.tail, number)) for number in numbers[own:]]
        arguments[saying.variables()[-1]] = " ".join(tail)
    return arguments


def argument(lexicon: Lexicon, kind: Kind, number: int) -> Argument:
    """A thing as `kind/id`; counts and numbers of a run as numbers, so that plurals work."""
    if kind.is_open or (kind.is_run and number != NONE):
        return "?" if number == HIDDEN else number
    return f"{kind.id}/{lexicon.name(kind, number)}"


def hyphened(id: str) -> str:
    return id.replace("_", "-")


@dataclass(frozen=True)
class Title:
    """How a game introduces itself."""

    name: str
    about: str
    players: str
    goal: str


def title(game: str, lang: str) -> Title:
    """The first message of a game's words, which is plain text: no need to load Fluent for it."""
    text = (FOLDER / lang / game / f"{LOBBY}.ftl").read_text(encoding="utf-8")
    form = rf"^{game}-title = (.+)\n    \.about = (.+)\n    \.players = (.+)\n    \.goal = (.+)\n"
    found = re.search(form, text, re.MULTILINE)
    if found is None:
        raise BadData(f"{lang}/{game}/{LOBBY}.ftl has no title with .about, .players and .goal")
    return Title(found[1], found[2], found[3], found[4])


def check(game: Game, languages: Sequence[str] = LANGUAGES) -> None:
    """Refuses, with its key, a record of the game's tables that a language has no words for."""
    for lang in languages:
        speech = words(game.id, lang)  # composing what the tables tell looks at their records
        for kind in game.words.kinds.values():
            if kind.is_open or kind.is_run or kind.is_option or kind.is_seat:
                continue
            for thing in kind.names:
                speech.name(kind.id, thing)
                id = hyphened(f"{game.id}-{kind.id}-{thing}")
                if speech.problems.pop(id, ""):
                    raise BadData(f"{kind.id} '{thing}' has no name in '{lang}': {id} is missing")


@cache
def words(game: str, lang: str) -> Speech:
    """The words of a game (of the program alone, if the game is empty) in one language."""
    if lang not in LANGUAGES:
        raise BadData(f"unknown language '{lang}'; known are {', '.join(LANGUAGES)}")
    return Speech(game, lang)
