"""AI: the turn of an AI dynasty, and what the house answers where a shared rule asks it.

Not written yet: the lists of the strategies (AI-14, AI-16) and their marriages (AI-32). Until then
an AI turns up its cards by AI-2, AI-11 and AI-12 and only their events happen.
"""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.deal import (
    cards_at,
    crusade_limit,
    discard_card,
    is_crusade,
    leave_hand,
)
from palatine.games.crusader_kings.defeat import Defeats
from palatine.games.crusader_kings.events import start_event
from palatine.games.crusader_kings.names import CARD, IN_PILE, NUMBER, OPEN, SEAT
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import by_lot
from palatine.games.crusader_kings.tables import ROUNDS, TITLE_OF, TURNS
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

TURNING: Final = 0
EVENT: Final = 1
OVER: Final = 2


def house_answer(g: Kings, ask: Ask) -> int:
    """AI-18: the first open option; optional gains are always taken."""
    return ask.nth(0)


class AiTurn(Frame[Kings]):
    """AI-2, AI-11, AI-12: the top card of its pile is turned up and played."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("step", NUMBER), one("card", CARD)]

    def __init__(self, seat: int, step: int, card: int) -> None:
        self.seat = seat
        self.step = step
        self.card = card

    def copy(self) -> AiTurn:
        return AiTurn(self.seat, self.step, self.card)

    def run(self, g: Kings) -> Ask | None:
        if self.step == TURNING:
            self.card = turn_up(g, self.seat)
            self.step = EVENT
        if self.step == EVENT and self.card != NONE:
            self.step = OVER
            g.call(Defeats())
            start_event(g, self.seat, TITLE_OF[self.card])
            return None
        g.done()
        if self.card != NONE:
            discard_card(g, self.card)
        return None

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not TURNING <= self.step <= OVER:
            raise BadData("frame AiTurn: seat or step is out of range")


def turn_up(g: Kings, seat: int) -> int:
    """AI-11: no Crusade card too many; AI-12: the last card of the era is a Crusade card."""
    is_last = g.round == ROUNDS and g.turn == TURNS
    while True:
        pile = cards_at(g, IN_PILE + g.culture[seat])
        card = by_lot(g, pile)
        if card == NONE:
            return NONE
        leave_hand(g, seat, card)
        g.show("turned-up", [seat, TITLE_OF[card]])
        crusades = is_crusade(TITLE_OF[card])
        is_skipped = crusades and g.crusades[seat] >= crusade_limit(g, seat)
        is_skipped = is_skipped or (is_last and not crusades and g.crusades[seat] == 0)
        if not is_skipped:
            g.card_at[card] = OPEN
            return card
        discard_card(g, card)
