"""Sentences: the phrases of a game's components in the words of one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from palatine.kernel.errors import BadData
from palatine.kernel.game import Game
from palatine.kernel.phrases import (
    EITHER,
    FALLS_BACK,
    FULL,
    SHORT,
    THEN,
    Phrase,
)

if TYPE_CHECKING:
    from palatine.words import Argument, Speech

ABOUT: Final = "about"  # whole sentences
START: Final = "start"  # the form at the beginning of a sentence, which need not be written down


def composed(speech: Speech, game: Game) -> dict[str, str]:
    """Every name and text of the game's components that its tables tell, by message id.

    A record that there are no words for is refused, with its key.
    """
    texts: dict[str, str] = {}
    for said in game.said():
        id = f"{speech.game}-{said.kind}-{said.id}".replace("_", "-")
        try:
            if said.attribute:
                text = spoken(speech, said.phrase)
                texts[f"{id}.{said.attribute}"] = capital(text) if said.attribute == ABOUT else text
                continue
            texts[id] = spoken(speech, said.phrase)
            texts[f"{id}.{START}"] = capital(texts[id])
            for form in said.forms:
                texts[f"{id}.{form}"] = spoken(speech, said.phrase, form)
        except BadData as error:
            raise BadData(f"{said.where}: {error} (in '{speech.lang}')") from None
    return texts


def spoken(speech: Speech, phrase: Phrase, form: str = FULL) -> str:
    """A phrase in words, in one of its forms."""
    if phrase.join:
        return together(speech, phrase, form)
    if not phrase.key:
        if "thing" not in phrase.texts:
            return str(phrase.numbers["number"])
        kind, _, id = phrase.texts["thing"].partition("/")
        return named(speech, kind, id)
    arguments: dict[str, Argument] = {**phrase.numbers, **phrase.texts}
    for name, part in phrase.phrases.items():
        arguments[name] = spoken(speech, part, phrase.forms.get(name, form))
    for text in phrase.texts.values():
        kind, slash, id = text.partition("/")
        if slash:
            named(speech, kind, id)  # refused here where it has no name, not shown as its id
    return formed(speech, f"{speech.game}-say-{phrase.key}", form, arguments)


def together(speech: Speech, phrase: Phrase, form: str) -> str:
    """The parts, the last two first; a choice in brackets where its end could not be seen."""
    texts: list[str] = []
    for i, part in enumerate(phrase.parts):
        text = spoken(speech, part, form)
        is_last = i == len(phrase.parts) - 1
        is_open = phrase.join == EITHER or (phrase.join == THEN and (not is_last or form == SHORT))
        if part.join == EITHER and is_open:
            text = formed(speech, "join-brackets", form, {"parts": text})
        texts.append(text)
    whole = texts[-1]
    for i in range(len(texts) - 2, -1, -1):
        is_pair = i == len(texts) - 2
        pair = f"join-{phrase.join}"
        id = pair if is_pair or not speech.has(f"{pair}-more") else f"{pair}-more"
        whole = formed(speech, id, form, {"first": texts[i], "last": whole})
    if form == FULL and speech.has(f"join-{phrase.join}-whole"):
        whole = formed(speech, f"join-{phrase.join}-whole", form, {"parts": whole})
    return whole


def formed(speech: Speech, id: str, form: str, arguments: dict[str, Argument]) -> str:
    """A message in a form, or in the next that it has."""
    if not speech.has(id):
        raise BadData(f"there are no words for it: {id}")
    while form != FULL and not speech.has(f"{id}.{form}"):
        form = FALLS_BACK.get(form, FULL)
    key = id if form == FULL else f"{id}.{form}"
    text = speech.message(key, arguments)
    problem = speech.problems.pop(key, "")
    if problem:
        raise BadData(f"{id}: {problem}")
    return text


def named(speech: Speech, kind: str, id: str) -> str:
    """The name of a thing."""
    message = f"{speech.game}-{kind}-{id}".replace("_", "-")
    if not speech.has(message):
        raise BadData(f"there is no name for it: {message}")
    return speech.name(kind, id)


def capital(text: str) -> str:
    """As at the beginning of a sentence; a bracket may stand before it."""
    first = next((i for i, letter in enumerate(text) if letter.isalnum()), 0)
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]
