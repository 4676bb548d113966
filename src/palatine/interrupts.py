"""Ctrl-C, raised where it can be answered and kept for later elsewhere."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Final

STOPPED: Final = 130  # exit code after Ctrl-C, as a shell has it


def listen() -> None:
    """Lets signals in: compiled code hears none until it calls something that is interpreted."""


class Interrupts:
    """Stands in for Python's own handler while it is entered.

    Inside `with interrupts.heard` Ctrl-C raises KeyboardInterrupt at once; elsewhere it is kept
    and raised by the next `heard`. Who presses it a second time is not made to wait.
    """

    def __init__(self) -> None:
        self.depth = 0
        self.is_open = False
        self.is_kept = False
        self.heard: Final = Heard(self)

    def handle(self, number: int, frame: FrameType | None) -> None:
        insists = self.is_kept
        self.is_kept = not (self.is_open or insists)
        if not self.is_kept:
            self.is_open = False
            raise KeyboardInterrupt

    def __enter__(self) -> Interrupts:
        if self.depth or signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            try:
                signal.signal(signal.SIGINT, self.handle)
                self.depth += 1
            except ValueError:
                pass  # not the main thread, where Python raises no KeyboardInterrupt either
        return self

    def release(self) -> None:
        """Back to Python's own handler; what was kept is raised now."""
        if self.depth:
            was_kept = self.is_kept
            self.depth = 1
            self.__exit__()
            if was_kept:
                raise KeyboardInterrupt

    def __exit__(self, *error: object) -> None:
        if self.depth:
            self.depth -= 1
            if not self.depth:
                signal.signal(signal.SIGINT, signal.default_int_handler)
                self.is_kept = False


class Heard:
    """A stretch of code that Ctrl-C may break off."""

    def __init__(self, interrupts: Interrupts) -> None:
        self.interrupts = interrupts

    def __enter__(self) -> None:
        self.interrupts.is_open = True
        if self.interrupts.is_kept:
            self.interrupts.is_open = self.interrupts.is_kept = False
            raise KeyboardInterrupt

    def __exit__(self, *error: object) -> None:
        self.interrupts.is_open = False


interrupts: Final = Interrupts()  # one for the process, as handlers of signals are
