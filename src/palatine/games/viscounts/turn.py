"""VW-TRN: rounds, turns and their six phases."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.viscounts.action import PrimaryAction
from palatine.games.viscounts.automa import AutomaTurn
from palatine.games.viscounts.cards import Cards
from palatine.games.viscounts.collision import collide
from palatine.games.viscounts.hire import Recruit
from palatine.games.viscounts.movement import Movement
from palatine.games.viscounts.names import NUMBER, SEAT, TOWNSFOLK
from palatine.games.viscounts.piles import draw_up
from palatine.games.viscounts.scoring import end_game
from palatine.games.viscounts.state import Viscounts, must_have_turn
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


class Rounds(Frame[Viscounts]):
    """VW-TRN-01, VW-END-01: everybody one turn, round after round, until the last one is played."""

    FIELDS: ClassVar[list[Field]] = [one("taken", NUMBER)]

    def __init__(self, taken: int = 0) -> None:
        self.taken = taken  # turns of this round

    def copy(self) -> Rounds:
        return Rounds(self.taken)

    def check(self, g: Viscounts) -> None:
        must(g.round > 0, "fields: round must be 1 or more")
        must(1 <= self.taken <= g.seats, f"frame Rounds: taken must be 1 to {g.seats}")
        is_next = g.turn == g.next_seat(g.starter, self.taken - 1)
        must(is_next, "fields: turn does not fit the turns taken")

    def run(self, g: Viscounts) -> Ask | None:
        if self.taken == g.seats:
            if g.round == g.last_round:
                end_game(g)
                return None
            self.taken = 0
        if self.taken == 0:
            g.round += 1
            g.tell("round", g.round)
        seat = g.next_seat(g.starter, self.taken)
        self.taken += 1
        g.turn = seat
        g.tell("turn", seat)
        if seat == g.automa:
            g.call(AutomaTurn(0))
        else:
            g.call(Turn(seat, 0, NONE))
        return None


class Turn(Frame[Viscounts]):
    """VW-TRN-01: cards, movement, action, recruit, collision, draw."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("phase", NUMBER),
        one("played", TOWNSFOLK),
    ]

    def __init__(self, seat: int = NONE, phase: int = 0, played: int = NONE) -> None:
        self.seat = seat
        self.phase = phase  # phases begun
        self.played = played  # the card of phase 1, which its own effect may have moved

    def copy(self) -> Turn:
        return Turn(self.seat, self.phase, self.played)

    def check(self, g: Viscounts) -> None:
        must_have_turn(g, self.seat, "Turn")
        must(0 <= self.phase <= 6, "frame Turn: phase must be 0 to 6")
        is_played = self.phase < 2 or g.is_on_board(self.seat, self.played)
        must(is_played, "frame Turn: played must be a card on the board")

    def returned(self, g: Viscounts, value: int) -> None:
        self.played = value

    def run(self, g: Viscounts) -> Ask | None:
        seat = self.seat
        self.phase += 1
        if self.phase == 1:
            g.call(Cards(seat, 0))
        elif self.phase == 2:
            g.call(Movement(seat, self.played))
        elif self.phase == 3:
            g.call(PrimaryAction(seat))
        elif self.phase == 4:
            g.call(Recruit(seat))
        elif self.phase == 5:
            collide(g, seat)
        else:
            g.done()
            draw_up(g, seat)
        return None
