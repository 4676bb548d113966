"""From what a person types to an option: the key or text that is shown, a code, or its things.

`place red t3`, `red III`, `r 3` all mean the same. What fits several options narrows the choice;
what fits none is refused. Names count in the language of the table, ids in any. A number that is
typed is the number of a thing wherever things with numbers are shown: the entries of such a list
have letters. Only where no number is in sight they are counted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from palatine.kernel.lexicon import Kind, Lexicon
from palatine.words import Speech

LISTED: Final = 12  # longer lists are asked for in two steps: a thing, then what goes with it
LETTERS: Final = "abcdefgijkmnoprtvwxyz"  # all but the commands u, h, s, l and q
WHOLE, WITHIN, BEGUN = 0, 1, 2  # how well words fit a name: the better one counts


@dataclass(frozen=True)
class Line:
    """One entry of the list that is shown: a key to type, a label, and the options behind it."""

    key: str
    label: str
    options: tuple[int, ...]


class Chooser:
    """The options that are still open, as lists to show and as words to match."""

    def __init__(
        self,
        lexicon: Lexicon,
        speech: Speech,
        options: list[int],
        listed: int = LISTED,
        begun: bool = False,
        ask: str = "",
    ) -> None:
        self.lexicon = lexicon
        self.speech = speech
        self.options = options
        self.listed = listed
        self.ask = ask  # the question, where a verb has words of its own there
        self.begun = begun  # names that are enumerations are asked for part by part

    # what is shown

    @cached_property
    def texts(self) -> list[str]:
        """What each option does, in the order of the options."""
        return [self.speech.option(self.lexicon, option, self.ask) for option in self.options]

    @cached_property
    def lines(self) -> list[Line]:
        """All options where they are few, else the things that tell most of them apart."""
        place = self.splitting_place
        labels = self.texts
        if len(self.options) > self.listed:
            labels = [self.word(option, place) for option in self.options]
        if self.begun:
            labels = beginnings(labels)
        groups: dict[str, list[int]] = {}
        for option, label in zip(self.options, labels, strict=True):
            groups.setdefault(label, []).append(option)
        numbers = [self.own_number(group[0], place) for group in groups.values()]
        return [
            Line(key, label, tuple(group))
            for key, (label, group) in zip(keys(numbers, list(groups)), groups.items(), strict=True)
        ]

    @cached_property
    def rows(self) -> list[list[str]]:
        """Where any thing goes with any, and lists would be long: all their names, by place."""
        verbs = {self.lexicon.verb_of(option).id for option in self.options}
        if len(verbs) != 1 or len(self.options) <= self.listed:
            return []
        verb = self.lexicon.verb_of(self.options[0])
        product = 1
        rows: list[list[str]] = []
        for place, kind in enumerate(verb.kinds):
            things = list(dict.fromkeys(verb.arguments(o)[place] for o in self.options))
            product *= len(things)
            rows.append([self.thing(kind, thing) for thing in things])
        has_several = sum(len(row) > 1 for row in rows) > 1
        return rows if product == len(self.options) and has_several else []

    @cached_property
    def splitting_place(self) -> int:
        """The first word of the codes in which they differ; the verb is word 0."""
        codes = [self.lexicon.code(option).split() for option in self.options]
        shortest = min(len(code) for code in codes)
        for place in range(shortest):
            if len({code[place] for code in codes}) > 1:
                return place
        return shortest - 1

    def word(self, option: int, place: int) -> str:
        """A word of an option's code in the language of the table."""
        verb = self.lexicon.verb_of(option)
        if place == 0:
            return self.speech.verb(verb.id)
        return self.thing(verb.kinds[place - 1], verb.arguments(option)[place - 1])

    def own_number(self, option: int, place: int) -> str:
        """The number that a thing bears itself: 4 for disc 4, for territory t4 and for space 4."""
        found = re.fullmatch(r"[a-z]?(\d+)", self.lexicon.code(option).split()[place])
        numbers = [found[1]] if found else re.findall(r"\d+", self.word(option, place))
        return numbers[0] if len(numbers) == 1 else ""

    def thing(self, kind: Kind, number: int) -> str:
        if kind.is_run:
            return str(number)
        return self.speech.name(kind.id, self.lexicon.name(kind, number))

    # what is typed

    def match(self, typed: str) -> list[int]:
        """The options that are meant: one is a choice, several a narrower question."""
        return self.shown(typed) or self.named(typed)

    def shown(self, typed: str) -> list[int]:
        """Those that the screen shows under this key, or that are told in these very words."""
        wanted = folded(typed)
        lines = [] if self.rows else self.lines
        for line in lines:
            if wanted == line.key:
                return list(line.options)
        if wanted in self.told:
            return self.told[wanted]
        return [o for line in lines if folded(line.label) == wanted for o in line.options]

    @cached_property
    def told(self) -> dict[str, list[int]]:
        """The options by what they do."""
        found: dict[str, list[int]] = {}
        for option, text in zip(self.options, self.texts, strict=True):
            found.setdefault(folded(text), []).append(option)
        return found

    def named(self, typed: str) -> list[int]:
        """Those whose verb, or whose things, are called so."""
        words = folded(typed).split()
        if not words:
            return []
        for found, rest in self.after_verb(words):
            # what is settled already need not be said again
            for first in dict.fromkeys((0, max(0, self.splitting_place - 1))):
                fitting = self.with_words(found, first, rest)
                if fitting:
                    return fitting
            # nor what follows from what is said: a town that only one option names
            for first in (1, 2):
                fitting = self.with_words(found, first, rest)
                if len(fitting) == 1:
                    return fitting
        return []

    def after_verb(self, words: list[str]) -> list[tuple[list[int], list[str]]]:
        """The options with what is left to say of them: after a verb, the longest first, or all."""
        by_length: dict[int, list[int]] = {}
        for option in self.options:
            id = self.lexicon.verb_of(option).id
            group = folded(self.speech.verb(id)).split()
            for called in {tuple(folded(id).split()), tuple(group), tuple(group[:1])}:
                if tuple(words[: len(called)]) == called:
                    by_length.setdefault(len(called), []).append(option)
        found = [(by_length[n], words[n:]) for n in sorted(by_length, reverse=True)]
        return [*found, (self.options, words)]

    def with_words(self, options: list[int], first: int, words: list[str]) -> list[int]:
        """Those whose things, from this place on, are called so; the best fit counts."""
        fits = {option: self.fit(option, first, words) for option in options}
        best = min((fit for fit in fits.values() if fit is not None), default=None)
        return [option for option, fit in fits.items() if fit is not None and fit == best]

    def fit(self, option: int, place: int, words: list[str]) -> tuple[int, ...] | None:
        """How well the words name the things of an option, place by place; each takes some."""
        if not words:
            return ()
        verb = self.lexicon.verb_of(option)
        if place >= len(verb.kinds):
            return None
        called = self.called(verb.kinds[place], verb.arguments(option)[place])
        best: tuple[int, ...] | None = None
        for taken in range(1, len(words) + 1):
            here = [fit for name in called for fit in fits(words[:taken], name)]
            rest = self.fit(option, place + 1, words[taken:]) if here else None
            if rest is not None and (best is None or (min(here), *rest) < best):
                best = (min(here), *rest)
        return best

    def called(self, kind: Kind, number: int) -> list[list[str]]:
        """Everything a thing may be called, in words: its id, the number in it, its name."""
        id = self.lexicon.name(kind, number)
        names = [id] + [id[1:]] * bool(re.fullmatch(r"[a-z]\d+", id)) + [self.thing(kind, number)]
        return [folded(name).split() for name in names]


def fits(words: list[str], name: list[str]) -> list[int]:
    """In which ways words stand for a name: `king guy`, `guy`, `king g`."""
    if words == name:
        return [WHOLE]
    found: list[int] = []
    for start in range(len(name) - len(words) + 1):
        end = start + len(words) - 1
        if words[:-1] == name[start:end] and name[end].startswith(words[-1]):
            found.append(WITHIN if words[-1] == name[end] else BEGUN)
    return found


def keys(numbers: list[str], labels: list[str]) -> list[str]:
    """What to type for each entry: 1, 2, 3, where nothing shown has a number of its own.

    Else its own number, if it has one that no other has, and letters for the rest.
    """
    if not any(numbers) and not any(re.search(r"\d", label) for label in labels):
        return [str(i) for i in range(1, len(labels) + 1)]
    owned = [number for number in numbers if number]
    if len(set(owned)) < len(owned):
        numbers = [""] * len(numbers)
    found: list[str] = []
    lettered = 0
    for number in numbers:
        found.append(number or letters(lettered))
        lettered += not number
    return found


def beginnings(labels: list[str]) -> list[str]:
    """Enumerations up to the first part in which they differ: `2 Realm, 3 War and ...`."""
    parts = [label.split(", ") for label in labels]
    for length in range(1, max(len(some) for some in parts)):
        begun = [", ".join(some[:length]) for some in parts]
        if len(set(begun)) > 1:
            return begun
    return labels


def letters(n: int) -> str:
    """a, b, c ... z, aa, ab ..."""
    more, last = divmod(n, len(LETTERS))
    return (letters(more - 1) if more else "") + LETTERS[last]


def folded(text: str) -> str:
    """Upper and lower case are one, and so are е and ё; of signs only + and − count."""
    return " ".join(re.findall(r"[\w+−]+", text.lower().replace("ё", "е").replace("_", " ")))
