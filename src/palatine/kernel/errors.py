"""What can go wrong, by whose fault."""

from typing import Final

LONGEST: Final = 600  # letters of a message; what it quotes may be a whole file
HEAD: Final = 400
TAIL: Final = 150


def shortened(message: str) -> str:
    """A message as it is, or its beginning and end."""
    if len(message) <= LONGEST:
        return message
    return f"{message[:HEAD]} ... {message[-TAIL:]}"


class PalatineError(Exception):
    """The root of our own errors: the message names the thing that is wrong."""

    def __init__(self, message: str = "") -> None:
        super().__init__(shortened(message))


class Illegal(PalatineError):
    """A choice that was not offered: the chooser's fault, nothing has changed."""


class BadData(PalatineError):
    """A table, a position or a setting that does not fit its schema."""


def must(is_right: bool, message: str) -> None:
    """Refuses a position; the message names the field or frame."""
    if not is_right:
        raise BadData(message)


class Misfit(BadData):
    """Table options that do not go together, or not with so many people.

    `key` and `numbers` are a saying of the game's lexicon, for those who have words.
    """

    def __init__(self, game: str, key: str, numbers: list[int], text: str) -> None:
        super().__init__(text)
        self.game = game
        self.key = key
        self.numbers = numbers


class BadJournal(PalatineError):
    """A journal that cannot be read or replayed; `misfit` is why, if table options do not fit."""

    def __init__(self, message: str, misfit: Misfit | None = None) -> None:
        super().__init__(message)
        self.misfit = misfit


class Differs(BadJournal):
    """A journal that does not come out as it was recorded.

    `choices` is where that showed, `held` how many had been made at the last check that came out,
    `lines` how many lines there are up to that check.
    """

    def __init__(self, message: str, choices: int, held: int, lines: int) -> None:
        super().__init__(message)
        self.choices = choices
        self.held = held
        self.lines = lines


class BrokenRule(PalatineError):
    """An invariant of ours failed: our fault, worth a report with its journal."""


class NeedsOutcome(PalatineError):
    """Strict luck ran out of given outcomes: `weights` tells what could fall now."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(f"an outcome of {len(weights)} is needed")
        self.weights = weights
