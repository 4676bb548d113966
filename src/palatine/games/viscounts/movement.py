"""VW-MOV: phase 2, the viscount goes on, clockwise and inwards, never back."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.viscounts.effects import effect
from palatine.games.viscounts.names import MOVE, SEAT, TOWNSFOLK
from palatine.games.viscounts.programs import SILVER
from palatine.games.viscounts.state import Viscounts, must_have_turn
from palatine.games.viscounts.tables import (
    CARD_SILVER,
    FREE_STEPS,
    GOODS,
    INNER,
    LEFT,
    REARRANGE_BOARD,
    RIGHT,
    SEGMENTS,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

SPACES: Final = 15
LONGEST: Final = 40  # steps after which every space has been reached in every way


def after_one(spaces: list[bool]) -> list[bool]:
    """VW-MOV-01: where one step leads; left, inner and right space of each place in the ring."""
    reached = [False] * SPACES
    for space in range(SPACES):
        if not spaces[space]:
            continue
        here = space - space % 3
        beyond = (here + 3) % SPACES
        if space % 3 == LEFT:
            reached[here + RIGHT] = True
            reached[here + INNER] = True
        elif space % 3 == INNER:
            reached[here + RIGHT] = True
            reached[beyond + INNER] = True
        else:
            reached[beyond + LEFT] = True
    return reached


def fewest_steps(start: int, value: int) -> list[int]:
    """VW-MOV-06: by space the smallest number of steps, not below `value`, that ends there."""
    fewest = [0] * SPACES
    spaces = [n == start for n in range(SPACES)]
    for steps in range(LONGEST):
        for space in range(SPACES):
            if spaces[space] and steps >= value and not fewest[space]:
                fewest[space] = steps
        spaces = after_one(spaces)
    return fewest


# by silver value * 3 + kind of space, from the first segment of the ring
STEPS_TO: Final[list[list[int]]] = [
    fewest_steps(kind, value) for value in range(max(CARD_SILVER) + 1) for kind in range(3)
]


def steps_to(g: Viscounts, start: int, end: int, value: int) -> int:
    """The smallest legal number of steps from one space to another."""
    away = (g.place_of[end // 3] - g.place_of[start // 3]) % SEGMENTS
    return STEPS_TO[value * 3 + start % 3][away * 3 + end % 3]


def price_of_steps(g: Viscounts, seat: int, steps: int, value: int) -> int:
    """VW-MOV-02: extra steps cost 1 silver each; one is free with the first trading post slot."""
    return max(0, steps - value - FREE_STEPS[g.open[seat]])


class Movement(Frame[Viscounts]):
    """VW-MOV-02: as far as the silver value of the card just played, or farther for silver."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("card", TOWNSFOLK)]

    def __init__(self, seat: int = NONE, card: int = NONE) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> Movement:
        return self

    def check(self, g: Viscounts) -> None:
        must_have_turn(g, self.seat, "Movement")
        is_laid = g.is_on_board(self.seat, self.card)
        must(is_laid, "frame Movement: card must be on the board")

    def run(self, g: Viscounts) -> Ask | None:
        seat = self.seat
        value = CARD_SILVER[self.card]
        start = g.at[seat]
        row = STEPS_TO[value * 3 + start % 3]
        reach = g.goods[seat * GOODS + SILVER] + value + FREE_STEPS[g.open[seat]]
        first = g.place_of[start // 3]
        ask = Ask(seat, "move", value)
        for space in range(SPACES):
            away = (g.place_of[space // 3] - first) % SEGMENTS
            steps = row[away * 3 + space % 3]
            if steps <= reach:
                ask.offer(MOVE.option(space))
                if g.explaining:
                    price = price_of_steps(g, seat, steps, value)
                    ask.note(MOVE.option(space), "steps", steps, price)
            elif g.explaining:
                ask.refuse(MOVE.option(space), "VW-MOV-02")
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        seat = self.seat
        space = MOVE.first(pick)
        value = CARD_SILVER[self.card]
        steps = steps_to(g, g.at[seat], space, value)
        price = price_of_steps(g, seat, steps, value)
        g.goods[seat * GOODS + SILVER] -= price
        g.at[seat] = space
        g.tell("moved", seat, space, steps, price)
        g.done()
        meet(g, seat)


def meet(g: Viscounts, mover: int) -> None:
    """VW-MOV-04: who was there may rearrange; VW-AI-11: solo, by table option, both."""
    space = g.at[mover]
    is_met = False
    for steps in range(g.seats - 1, 0, -1):  # the last called is first: clockwise from the mover
        other = g.next_seat(mover, steps)
        if g.at[other] == space:
            is_met = True
            g.tell("met", other, mover)
            effect(g, other, REARRANGE_BOARD)
    if is_met and g.automa >= 0 and g.both_gain:
        effect(g, mover, REARRANGE_BOARD)
