"""The driver loop: random play at full speed, for simulation, fuzzing and playouts. Compiled."""

from __future__ import annotations

from palatine.kernel.chance import Chance
from palatine.kernel.flow import State, advance, answer


def play_out(g: State, chance: Chance, most: int) -> int:
    """Random choices until the match is over or `most` were made; returns how many."""
    made = 0
    while made < most:
        ask = advance(g)
        if ask is None:
            break
        answer(g, ask, ask.nth(chance.below(ask.count)))
        made += 1
    return made
