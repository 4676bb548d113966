"""From what a person types to an option: a number, a code, or the names of its things.

`place red t3`, `red III`, `r 3` all mean the same. What fits several options narrows the choice;
what fits none is refused. Names count in the language of the table, ids in any.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from palatine.kernel.lexicon import Kind, Lexicon
from palatine.words import Speech

LISTED: Final = 12  # longer lists are asked for in two steps: a thing, then what goes with it


@dataclass(frozen=True)
class Line:
    """One entry of the list that is shown: a key to type, a label, and the options behind it."""

    key: str
    label: str
    options: tuple[int, ...]


class Chooser:
    """The options that are still open, as lists to show and as words to match."""

    def __init__(self, lexicon: Lexicon, speech: Speech, options: list[int]) -> None:
        self.lexicon = lexicon
        self.speech = speech
        self.options = options

    def lines(self) -> list[Line]:
        """All options where they are few, else the things that tell most of them apart."""
        place = self.splitting_place()
        groups: dict[str, list[int]] = {}
        for option in self.options:
            alone = len(self.options) <= LISTED
            label = self.speech.option(self.lexicon, option) if alone else self.word(option, place)
            groups.setdefault(label, []).append(option)
        numbers = [self.own_number(group[0], place) for group in groups.values()]
        return [
            Line(key, label, tuple(group))
            for key, (label, group) in zip(keys(numbers), groups.items(), strict=True)
        ]

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
        """The number that a thing bears itself: 4 for disc 4 and for territory t4."""
        found = re.fullmatch(r"[a-z]?(\d+)", self.lexicon.code(option).split()[place])
        return found[1] if found else ""

    def thing(self, kind: Kind, number: int) -> str:
        if kind.is_run:
            return str(number)
        return self.speech.name(kind.id, self.lexicon.name(kind, number))

    def match(self, typed: str) -> list[int]:
        """The options that are meant: one is a choice, several a narrower question."""
        typed = folded(typed)
        for line in self.lines():
            if typed == line.key:
                return list(line.options)
        found = self.options
        words = typed.split()
        meant = [o for o in found if words and words[0] in self.verb_words(o)]
        if meant:
            found = meant
            words = words[1:]
        # what is settled already need not be said again
        for first in dict.fromkeys((0, max(0, self.splitting_place() - 1))):
            fitting = self.with_words(found, first, words)
            if fitting:
                return fitting
        # nor what follows from what is said: a town that only one option names
        for first in (1, 2):
            fitting = self.with_words(found, first, words)
            if len(fitting) == 1:
                return fitting
        return []

    def verb_words(self, option: int) -> list[str]:
        """What a verb may be called: its id, or the first word of what its options share."""
        id = self.lexicon.verb_of(option).id
        return [id, folded(self.speech.verb(id)).split()[0]]

    def with_words(self, options: list[int], first: int, words: list[str]) -> list[int]:
        """Those whose things, from this place on, are called so."""
        for place, word in enumerate(words, first):
            options = self.with_word(options, place, word)
        return options

    def with_word(self, options: list[int], place: int, word: str) -> list[int]:
        """Those whose thing at this place is called so; a whole name beats a beginning."""
        whole: list[int] = []
        begun: list[int] = []
        for option in options:
            verb = self.lexicon.verb_of(option)
            if place >= len(verb.kinds):
                continue
            called = self.called(verb.kinds[place], verb.arguments(option)[place])
            if word in called:
                whole.append(option)
            elif any(name.startswith(word) for name in called):
                begun.append(option)
        return whole or begun

    def called(self, kind: Kind, number: int) -> list[str]:
        """Everything a thing may be called: its id, the number in it, its name and its words."""
        id = self.lexicon.name(kind, number)
        names = [id, folded(self.thing(kind, number))]
        names += names[1].split()
        if re.fullmatch(r"[a-z]\d+", id):
            names.append(id[1:])
        return names

    def rows(self) -> list[list[str]]:
        """The things to name, where any goes with any: their names, place by place."""
        verbs = {self.lexicon.verb_of(option).id for option in self.options}
        if len(verbs) != 1:
            return []
        verb = self.lexicon.verb_of(self.options[0])
        product = 1
        rows: list[list[str]] = []
        for place, kind in enumerate(verb.kinds):
            things = list(dict.fromkeys(verb.arguments(o)[place] for o in self.options))
            product *= len(things)
            rows.append([self.thing(kind, thing) for thing in things])
        return rows if product == len(self.options) and len(rows) > 1 else []


def keys(numbers: list[str]) -> list[str]:
    """What to type for each entry: its own number, 0 for the only one without; else 1, 2, 3."""
    owned = [number or "0" for number in numbers]
    if any(numbers) and len(set(owned)) == len(owned):
        return owned
    return [str(i) for i in range(1, len(numbers) + 1)]


def folded(text: str) -> str:
    """Upper and lower case are one, and so are е and ё."""
    return " ".join(text.lower().replace("ё", "е").split())
