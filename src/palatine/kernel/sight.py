"""Sight: what a seat may know, and guesses at what it may not.

`Seen` is the only form in which a match leaves the rules: pictures, logs, bots and observations
take nothing else.
"""

from __future__ import annotations

from typing import NewType

from palatine.kernel.chance import STRICT, Chance
from palatine.kernel.flow import State

Seen = NewType("Seen", State)


def seen_by(g: State, seat: int) -> Seen:
    """A copy from which this seat's unknowns were removed, its luck included."""
    seen = g.copy()
    seen.chance = Chance(STRICT)
    for i, frame in enumerate(seen.frames):
        seen.frames[i] = frame.veil(seen, seat)
    g.rules.hide(seen, seat)
    return Seen(seen)


def guess(seen: Seen, seat: int, chance: Chance) -> State:
    """A whole state that this seat must hold possible, with luck of its own."""
    g = seen.copy()
    g.chance = chance
    g.rules.fill(g, seat, chance)
    for i, frame in enumerate(g.frames):
        g.frames[i] = frame.fill(g, seat, chance)
    return g
