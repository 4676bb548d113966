"""What components say, before any language: messages with arguments, joined into sentences.

A game turns the ops of its records into phrases, and `palatine.words` puts them into words. So a
record that is corrected is told as it stands, and no combination of ops needs a message of its own.
"""

from __future__ import annotations

from typing import Final

# how the parts of a phrase are joined; the messages `join-...` of palatine.ftl say it
THEN: Final = "then"  # one after the other
EITHER: Final = "either"  # a choice
AND: Final = "and"
OR: Final = "or"
PLUS: Final = "plus"
STEPS: Final = "steps"  # rows of one card, from top to bottom
TRIES: Final = "tries"  # the first that is possible
SENTENCES: Final = "sentences"
JOINS: Final = [THEN, EITHER, AND, OR, PLUS, STEPS, TRIES, SENTENCES]

# the forms of a phrase; the attributes of its message with these names say them
FULL: Final = "full"  # "gain 2 ink": the message itself
SHORT: Final = "short"  # "+2 ink", where room is scarce
TAG: Final = "tag"  # "ink", what tells a thing apart
OF: Final = "of"  # the same after a noun, in the genitive where a language has one
FALLS_BACK: Final = {OF: TAG, TAG: SHORT, SHORT: FULL}  # where a message has no such form


class Phrase:
    """A message `<game>-say-<key>` with its arguments, or several phrases joined."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.join: str = ""
        self.parts: list[Phrase] = []
        self.numbers: dict[str, int] = {}
        self.texts: dict[str, str] = {}  # things as "kind/id", ids that a message selects by
        self.phrases: dict[str, Phrase] = {}
        self.forms: dict[str, str] = {}  # of phrases that are not said in the form of the whole

    def number(self, name: str, value: int) -> Phrase:
        self.numbers[name] = value
        return self

    def text(self, name: str, value: str) -> Phrase:
        self.texts[name] = value
        return self

    def phrase(self, name: str, value: Phrase, form: str = "") -> Phrase:
        self.phrases[name] = value
        if form:
            self.forms[name] = form
        return self

    def variables(self) -> list[str]:
        return [*self.numbers, *self.texts, *self.phrases]


def say(key: str, number: int = 0) -> Phrase:
    """A message; most say how many."""
    phrase = Phrase(key)
    return phrase.number("number", number) if number else phrase


def thing(kind: str, id: str) -> Phrase:
    """The name of a thing, alone."""
    return Phrase("").text("thing", f"{kind}/{id}")


def plain(number: int) -> Phrase:
    """A number, alone."""
    return Phrase("").number("number", number)


def joined(join: str, parts: list[Phrase]) -> Phrase:
    """Several phrases as one; a single one stays as it is."""
    if len(parts) == 1:
        return parts[0]
    phrase = Phrase("")
    phrase.join = join
    phrase.parts = parts
    return phrase


class Said:
    """That a thing (or an attribute of one: its `.about`) is told by a phrase."""

    def __init__(self, where: str, kind: str, id: str, phrase: Phrase) -> None:
        self.where = where  # the record, for whoever has to mend it
        self.kind = kind
        self.id = id
        self.phrase = phrase
        self.attribute: str = ""  # the name itself, and then its forms
        self.forms: list[str] = []

    def about(self, attribute: str) -> Said:
        self.attribute = attribute
        return self

    def formed(self, forms: list[str]) -> Said:
        self.forms = forms
        return self
