"""Ctrl-C, heard where it can be answered."""

from __future__ import annotations


def listen() -> None:
    """Lets signals in: compiled code hears none until it calls something that is interpreted."""
