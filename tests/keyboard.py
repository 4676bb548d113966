"""Somebody at the keyboard of the terminal: types answers for the first seat until told to stop."""

from __future__ import annotations

import io
from collections.abc import Callable

from rich.console import Console

from palatine.kernel import flow
from palatine.kernel.chance import fast
from palatine.match import Match
from palatine.terminal.session import Session
from palatine.words import words


class Typist:
    """Answers at random, as a code or, where a line has one option, by its key."""

    def __init__(self, match: Match, lang: str, is_done: Callable[[], bool]) -> None:
        self.match = match
        self.words = words(match.game.id, lang)
        self.is_done = is_done
        self.luck = fast("typing")
        self.typed = 0

    def read(self, prompt: str) -> str:
        if self.is_done() or "Enter" in prompt:
            raise EOFError
        if "y/n" in prompt:
            return "y"
        lexicon = self.match.lexicon
        ask = next(ask for ask in flow.asks(self.match.play.g) if ask.seat == 0)
        option = ask.nth(self.luck.below(ask.count))
        self.typed += 1
        chooser = self.session.chooser(ask, list(ask.options))
        line = next(line for line in chooser.lines if option in line.options)
        is_alone = not chooser.rows and len(line.options) == 1 and self.luck.below(2) == 0
        return line.key if is_alone else lexicon.code(option)

    def sit(self, players: list[str], console: Console) -> Session:
        """A session with this one at the keyboard."""
        self.session = Session(self.match, players, self.words, console, self.read)
        self.session.play()
        return self.session

    def play(self, players: list[str], width: int) -> None:
        """A session in which every answer is taken at once and every word is known."""
        console = Console(file=io.StringIO(), width=width, height=50, highlight=False)
        session = self.sit(players, console)
        own = [step for step in self.match.play.steps if step.seat == 0]
        assert len(own) - len(session.alone) == self.typed, "an answer was not taken at once"
        assert self.words.problems == {}
