"""Ways: shortcuts from an open question, found by trying answers on a guess of the match."""

from __future__ import annotations

from typing import Final

from palatine.kernel.flow import Ask, State, advance, answer, asks
from palatine.kernel.lexicon import Kind

MOST_ANSWERS: Final = 32  # of one message


class Thing:
    """A thing by its kind and number."""

    def __init__(self, kind: Kind, number: int) -> None:
        self.kind = kind
        self.number = number


class Way:
    """The thing that a shortcut leads to, the answers that lead there, and what they leave.

    One that has no path is a button with its note: a payment, all hits at once.
    """

    def __init__(
        self, to: Thing, options: list[int], path: list[int], key: str, numbers: list[int]
    ) -> None:
        self.to = to
        self.options = options
        self.path = path  # things of the same kind on the way, in order
        self.key = key  # a note of the lexicon
        self.numbers = numbers


class Trial:
    """Answers of one seat, tried one after the other on a copy, up to the first that bars undo."""

    def __init__(self, g: State, seat: int, options: list[int]) -> None:
        self.g = g.copy()
        self.g.telling = True  # as in a match: what is shown must be counted
        self.seat = seat
        self.options = options[:]  # taken so far
        self.is_final: bool = False

    def copy(self) -> Trial:
        return Trial(self.g, self.seat, self.options)

    def ask(self) -> Ask | None:
        """The question that the seat alone is asked now; none once undo is barred."""
        if self.is_final or len(self.options) >= MOST_ANSWERS:
            return None
        open_asks = asks(self.g)
        if len(open_asks) != 1 or open_asks[0].seat != self.seat:
            return None
        return open_asks[0]

    def take(self, option: int) -> bool:
        """Answers; False, and nothing changed, if that is not offered."""
        ask = self.ask()
        if ask is None or option not in ask.options:
            return False
        g = self.g
        drawn, shown = g.chance.drawn, g.shown
        answer(g, ask, option)
        after = advance(g)
        self.options.append(option)
        self.is_final = (
            after is None or after.seat != self.seat or g.chance.drawn != drawn or g.shown != shown
        )
        return True


def tried(g: State, seat: int, way: Way) -> Trial | None:
    """A way that is taken whole, to its end; None if it would be refused or cut short."""
    trial = Trial(g, seat, [])
    for option in way.options:
        if not trial.take(option):
            return None
    return trial


def times(g: State, seat: int, option: int) -> int:
    """How often a seat could give the same answer in a row, up to the first that bars undo."""
    trial = Trial(g, seat, [])
    while trial.take(option):
        pass
    return len(trial.options)
