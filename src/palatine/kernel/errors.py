"""What can go wrong, by whose fault."""


class PalatineError(Exception):
    """The root of our own errors: the message names the thing that is wrong."""


class Illegal(PalatineError):
    """A choice that was not offered: the chooser's fault, nothing has changed."""


class BadJournal(PalatineError):
    """A journal that cannot be read or replayed."""


class BadData(PalatineError):
    """A table, a position or a setting that does not fit its schema."""


class BrokenRule(PalatineError):
    """An invariant of ours failed: our fault, worth a report with its journal."""


class NeedsOutcome(PalatineError):
    """Strict luck ran out of given outcomes: `weights` tells what could fall now."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(f"an outcome of {len(weights)} is needed")
        self.weights = weights
