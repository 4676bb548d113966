"""VW-COL-03: phase 5, when the markers of the current player have met."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.viscounts.automa_tables import (
    AUTOMA_BELOW_EFFECT,
    AUTOMA_BELOW_IF,
    AUTOMA_OWNER_EFFECT,
)
from palatine.games.viscounts.effects import effect, fire_cards, fire_slots, new_triggers
from palatine.games.viscounts.names import NUMBER, POSITION, SEAT
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    ANY_COLLISION,
    BELOW_EFFECT,
    BELOW_IF,
    OWNER_EFFECT,
    TRACK_END,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

SLOTS_FIRST: Final = 0
TOWNSFOLK_NEXT: Final = 1
ABOVE: Final = 2
BELOW: Final = 3


def has_collision(g: Viscounts, seat: int) -> bool:
    """VW-COL-05: looked at only in the seat's own phase 5."""
    return g.corruption[seat] == g.virtue[seat]


class Collision(Frame[Viscounts]):
    """VW-COL-03: slots, townsfolk, what is above, what is below, then the markers go back."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("step", NUMBER),
        one("done", NUMBER),
        one("position", POSITION),
    ]

    def __init__(
        self, seat: int = NONE, step: int = 0, done: int = 0, position: int = NONE
    ) -> None:
        self.seat = seat
        self.step = step
        self.done = done  # seats that have had their share of this step
        self.position = position  # VW-COL-07: read when the last step begins

    def copy(self) -> Collision:
        return Collision(self.seat, self.step, self.done, self.position)

    def check(self, g: Viscounts) -> None:
        is_right = self.seat != NONE and self.seat == g.turn
        must(is_right, "frame Collision: seat must be whose turn it is")
        must(0 <= self.step <= BELOW, f"frame Collision: step must be 0 to {BELOW}")
        must(0 <= self.done <= g.seats, f"frame Collision: done must be 0 to {g.seats}")

    def run(self, g: Viscounts) -> Ask | None:
        if self.step == ABOVE:
            self.step = BELOW
            self.done = 1
            gain_above(g, self.seat)
            return None
        if self.step == BELOW:
            return self.run_below(g)
        if self.done == g.seats:
            self.step += 1
            self.done = 0
            return None
        seat = g.next_seat(self.seat, self.done)  # VW-TRN-05
        self.done += 1
        waiting: list[int] = []
        # VW-AI-17: its slot A5 goes with the townsfolk
        if self.step == (TOWNSFOLK_NEXT if seat == g.automa else SLOTS_FIRST):
            fire_slots(g, seat, ANY_COLLISION, waiting)
        elif seat != g.automa:
            fire_cards(g, seat, ANY_COLLISION, waiting)
        if waiting:
            g.call(new_triggers(seat, waiting))
        return None

    def run_below(self, g: Viscounts) -> Ask | None:
        if self.position == NONE:
            self.position = g.corruption[self.seat]
        if self.done == g.seats:
            g.corruption[self.seat] = 1
            g.virtue[self.seat] = TRACK_END
            g.tell("markers-back", self.seat)
            g.done()
            return None
        seat = g.next_seat(self.seat, self.done)
        self.done += 1
        is_automa = self.seat == g.automa
        condition = AUTOMA_BELOW_IF[self.position] if is_automa else BELOW_IF[self.position]
        if g.holds(seat, condition):
            program = (
                AUTOMA_BELOW_EFFECT[self.position] if is_automa else BELOW_EFFECT[self.position]
            )
            g.tell("below", seat, self.position, program)
            effect(g, seat, program)
        return None


def gain_above(g: Viscounts, seat: int) -> None:
    """VW-COL-04: by where the markers are now; the Automa has a track of its own."""
    position = g.corruption[seat]
    program = AUTOMA_OWNER_EFFECT[position] if seat == g.automa else OWNER_EFFECT[position]
    g.tell("above", seat, position, program)
    effect(g, seat, program)


def collide(g: Viscounts, seat: int) -> None:
    """Phase 5 of a turn."""
    if has_collision(g, seat):
        g.tell("collision", seat, g.corruption[seat])
        g.call(Collision(seat, SLOTS_FIRST, 0, NONE))
