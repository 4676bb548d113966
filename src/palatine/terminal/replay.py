"""A finished or saved match, looked at again: forward, back, or to any choice."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from palatine.kernel import flow, sight
from palatine.kernel.facts import Fact
from palatine.kernel.journal import CHOICE
from palatine.match import Match
from palatine.terminal.board import View, board
from palatine.words import Speech


class Replay:
    """The past of a match, seen with the eyes of one seat (or of an observer)."""

    def __init__(
        self,
        match: Match,
        seat: int,
        speech: Speech,
        console: Console,
        read: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.seat = seat
        self.speech = speech
        self.console = console
        self.read = read
        self.board = board(match.game)
        self.last = match.choices

    def look(self, at: int = 0) -> None:
        """Shows moment after moment until the reader has enough."""
        while True:
            self.show(at)
            try:
                typed = self.read(self.say("prompt")).strip().lower()
            except EOFError:
                self.console.print()
                return
            if typed in ("q", "quit"):
                return
            at = min(max(0, self.moment(typed, at)), self.last)

    def moment(self, typed: str, at: int) -> int:
        """Where to go: Enter on, b back, t to the next turn, a number or e to the end."""
        if typed.isdecimal():
            return int(typed)
        if typed.startswith("b"):
            return at - (int(typed[1:]) if typed[1:].isdecimal() else 1)
        if typed == "t":
            seats = [step.seat for step in self.match.play.steps]
            after = at + 1
            while after < self.last and seats[after] == seats[after - 1]:
                after += 1
            return after
        if typed == "e":
            return self.last
        return at + 1 if not typed else at

    def show(self, at: int) -> None:
        """The table after so many choices, and what the last of them did."""
        g = self.match.play.rebuild(at)
        ask = flow.advance(g)
        told = [fact for fact in self.match.play.facts if fact.heard_by(self.seat)]
        news = [fact for fact in told if fact.choice == at]
        seen = sight.seen_by(g, self.seat)
        view = View(seen, self.match.lexicon, self.speech, ask, news, self.console.width, self.seat)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.board.draw(view))
        line = Text(self.say("at", number=at, last=self.last), "bold")
        if at:
            line.append("  " + self.choice_text(at), "not bold yellow")
        self.console.print(line)
        self.tell(news)
        if at == self.last and g.ended >= 0:
            self.console.print(Text(self.speech.end(self.match.lexicon.ends[g.ended]), "bold"))

    def tell(self, news: list[Fact]) -> None:
        for fact in news:
            text = Text("• " + self.speech.fact(self.match.lexicon, fact))
            self.board.paint(text, self.speech)
            self.console.print(text)

    def choice_text(self, at: int) -> str:
        """Who chose at this choice, and what, where that is no secret."""
        step = self.match.play.steps[at - 1]
        line = self.match.play.journal.lines[step.line]
        assert line.kind == CHOICE
        name = self.speech.name("seat", self.match.seats[line.seat], "start")
        if line.seat != self.seat and self.match.game.has_secrets():
            return name
        return f"{name}: {self.speech.option(self.match.lexicon, line.number)}"

    def say(self, id: str, /, **arguments: str | int) -> str:
        return self.speech.text(f"replay-{id}", **arguments)
