"""What a board is given to draw itself, and where the drawing of a game is found."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from palatine.games import module_in
from palatine.kernel import position
from palatine.kernel.facts import Fact
from palatine.kernel.flow import NOBODY, Ask
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE, Lexicon
from palatine.kernel.sight import Seen
from palatine.words import Speech

# of names, in Russian; a language without them has one form for all
CASES: Final = ("nominative", "genitive", "dative", "accusative", "instrumental", "prepositional")


@dataclass(frozen=True)
class View:
    """A match as one seat sees it, with the words to tell it and the question that is open."""

    seen: Seen
    lexicon: Lexicon
    speech: Speech
    ask: Ask | None
    news: list[Fact]  # what happened since the last picture
    width: int
    seat: int = NOBODY  # who looks

    @cached_property
    def picture(self) -> dict[str, Any]:
        return position.picture(self.seen, self.seat)

    @property
    def is_over(self) -> bool:
        return self.seen.ended != NONE

    @property
    def seats(self) -> list[str]:
        """The seats as they take turns."""
        names: list[str] = self.picture.get("turn_order", self.lexicon.seat_names)
        return names

    @property
    def asked(self) -> str:
        """The seat whose question is open; none where nobody is asked."""
        return self.lexicon.seat_names[self.ask.seat] if self.ask else ""


class Board(Protocol):
    """What a module of this folder does for its game."""

    def draw(self, view: View) -> RenderableType:
        """The whole table."""

    def paint(self, text: Text, speech: Speech) -> None:
        """Colours the names of things in a sentence."""


def board(game: Game) -> Board:
    """The game's own drawing, or tables of everything that can be seen."""
    from palatine.terminal import tables

    module: Any = module_in("palatine.terminal", game.id) or tables
    found: Board = module
    return found


def pad(text: Text, column: int) -> None:
    """Blanks up to a column."""
    text.append(" " * (column - len(text)))


def paint_names(text: Text, speech: Speech, kind: str, inks: dict[str, str]) -> None:
    """The names of things in their inks, in whatever case and however they are written."""
    for id, ink in inks.items():
        names = {speech.name(kind, id, case) for case in CASES}
        text.highlight_regex(rf"(?i)\b({'|'.join(sorted(names))})\b", ink)


def touched(view: View, kind: str) -> set[str]:
    """The things of a kind that the news speak of."""
    found: set[str] = set()
    for fact in view.news:
        for of, number in zip(view.lexicon.facts[fact.key].kinds, fact.numbers, strict=False):
            if of.id == kind and number >= of.low:
                found.add(view.lexicon.name(of, number))
    return found
