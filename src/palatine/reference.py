"""The rules reference of a game: its text, its chapters and its rules by id."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from palatine.kernel.errors import BadData

FOLDER: Final = Path(__file__).parent / "rules"
# what a rule's id looks like; the browser reads the same file
ID: Final[str] = json.loads((FOLDER / "ids.json").read_text(encoding="utf-8"))["rule"]
LEAST_WORD: Final = 3  # letters of a word that finds a chapter
RULE: Final = re.compile(rf"\*\*({ID})\*\*")


@dataclass(frozen=True)
class Reference:
    """One game's rules in one language."""

    text: str  # all of it, as Markdown
    rules: dict[str, str]  # id -> its paragraph and what belongs to it, as Markdown
    chapters: dict[str, list[str]]  # heading -> ids

    def find(self, id: str) -> list[str]:
        """The ids that are meant: this one, all that begin with it (`CM-EMP`), or the chapters
        whose heading has the word (`prince`)."""
        wanted = id.upper()
        if wanted in self.rules:
            return [wanted]
        found = [rule for rule in self.rules if rule.startswith((f"{wanted}-", f"{wanted}."))]
        word = id.strip().casefold()
        if not found and len(word) >= LEAST_WORD:
            for chapter, rules in self.chapters.items():
                if word in chapter.casefold():
                    found += rules
        return found


def path_of(game: str, lang: str) -> Path:
    return FOLDER / f"{game}.{lang}.md"


@cache
def reference(game: str, lang: str) -> Reference:
    """The reference of a game: a rule is a paragraph that begins with its id in bold."""
    path = path_of(game, lang)
    if not path.exists():
        raise BadData(f"{game} has no rules reference in '{lang}'")
    text = path.read_text(encoding="utf-8")
    rules: dict[str, str] = {}
    chapters: dict[str, list[str]] = {}
    chapter = last = ""
    for paragraph in re.split(r"\n{2,}", text.strip()):
        start = RULE.match(paragraph)
        if start is not None:
            last = start[1]
            rules[last] = paragraph
            chapters.setdefault(chapter, []).append(last)
        elif paragraph.startswith("#"):
            chapter, last = paragraph.lstrip("# ").strip(), ""
        elif last:  # a table or list that belongs to the rule above it
            rules[last] += "\n\n" + paragraph
    return Reference(text, rules, chapters)
