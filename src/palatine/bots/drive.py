"""The driver loop: random play at full speed, for simulation, fuzzing and playouts. Compiled."""

from __future__ import annotations

from palatine.kernel.chance import Chance
from palatine.kernel.flow import State, advance, answer
from palatine.kernel.lexicon import NONE


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


def play_kept(g: State, chances: list[Chance], openings: list[int], most: int) -> list[int]:
    """The same with a stream for every seat; returns the choices and notes each seat's first."""
    choices: list[int] = []
    while len(choices) < most:
        ask = advance(g)
        if ask is None:
            break
        seat = ask.seat
        option = ask.nth(chances[seat].below(ask.count))
        if openings[seat] == NONE:
            openings[seat] = option
        answer(g, ask, option)
        choices.append(option)
    return choices
