"""Lines of words for boards that are told more than drawn, and what a question offers."""

from __future__ import annotations

from rich.text import Text

from palatine.terminal.board import View


def offered(view: View) -> set[str]:
    """What the options of the open question name, as `kind/id`."""
    found: set[str] = set()
    for option in view.ask.options if view.ask else []:
        verb = view.lexicon.verb_of(option)
        for kind, number in zip(verb.kinds, verb.arguments(option), strict=True):
            found.add(f"{kind.id}/{view.lexicon.name(kind, number)}")
    return found


def in_words(text: Text) -> list[Text]:
    return list(text.split(" "))


def dotted(words: list[Text]) -> list[Text]:
    return joined(words, " ·")


def joined(words: list[Text], sign: str) -> list[Text]:
    """A sign behind every word but the last."""
    return [word + Text(sign, "dim") for word in words[:-1]] + words[-1:]


def filled(start: Text, words: list[Text], width: int) -> list[Text]:
    """Words that are broken only where one alone is too long, with their label in front."""
    lines = [start.copy()]
    for word in words:
        if len(lines[-1]) + 1 + len(word) > width and len(lines[-1]) > 4:
            lines.append(Text("   "))
        if len(lines[-1]):
            lines[-1].append(" ")
        lines[-1].append_text(word)
    return [part for line in lines for part in broken(line, width)]


def broken(line: Text, width: int) -> list[Text]:
    """A line that is too long, broken at its blanks."""
    found: list[Text] = []
    while len(line) > width:
        at = line.plain.rfind(" ", 4, width)
        if at < 0:
            break
        found.append(line[:at])
        line = Text("    ").append_text(line[at + 1 :])
    return [*found, line]
