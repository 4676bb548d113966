"""Ctrl-C, raised where it can be answered and kept for later elsewhere."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raises `TimeoutError` in what takes longer; where the system has no such alarm, nothing."""
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, lose_patience)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def lose_patience(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("it took too long")


interrupts: Final = Interrupts()  # one for the process, as handlers of signals are
