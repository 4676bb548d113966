"""AI: the turn of an AI dynasty, from the top card of its pile to the entry it carries out."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.actions import happen, put_away, start_action
from palatine.games.crusader_kings.ai_reasons import is_possible, why_not
from palatine.games.crusader_kings.ai_targets import aims
from palatine.games.crusader_kings.deal import (
    cards_at,
    crusade_limit,
    discard_card,
    is_crusade,
    leave_hand,
)
from palatine.games.crusader_kings.defeat import Defeats
from palatine.games.crusader_kings.hooks import AT_TURN_START
from palatine.games.crusader_kings.names import (
    CARD,
    ENTRY,
    IN_PILE,
    NUMBER,
    OPEN,
    SEAT,
)
from palatine.games.crusader_kings.programs import CRUSADE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import by_lot
from palatine.games.crusader_kings.support import Calm
from palatine.games.crusader_kings.tables import (
    CARD_DECK,
    CRUSADE_ACTION,
    ENTRIES,
    ROUNDS,
    STRATEGY_LIST,
    TITLE_OF,
    TURNS,
    Entry,
)
from palatine.games.crusader_kings.trade import open_market
from palatine.games.crusader_kings.war import Mobilise
from palatine.kernel.errors import BadData
from palatine.kernel.flow import OPTION, Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

READYING: Final = 0
TURNING: Final = 1
LOOKING: Final = 2
AIMING: Final = 3
ACTED: Final = 4
HAPPENED: Final = 5
PLAYED: Final = 6


class AiTurn(Frame[Kings]):
    """CK-TRN-5 for an AI: developments and armies, the card, its entry, the event."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("step", NUMBER),
        one("card", CARD),
        one("entry", ENTRY),
        one("target", OPTION),
    ]

    seat: int = NONE
    step: int = 0
    card: int = NONE
    entry: int = NONE  # what it carries out
    target: int = NONE  # on whom or where, as an option

    def copy(self) -> AiTurn:
        other = AiTurn()
        other.seat = self.seat
        other.step = self.step
        other.card = self.card
        other.entry = self.entry
        other.target = self.target
        return other

    def run(self, g: Kings) -> Ask | None:
        if self.step == READYING:
            self.step = TURNING
            g.call(Mobilise(self.seat, NONE, g.armies_left(self.seat), False))  # AI-6
            g.call(Calm(self.seat, AT_TURN_START))  # AI-4
        elif self.step == TURNING:
            self.step = LOOKING
            self.card = turn_up(g, self.seat)
            if self.card != NONE:
                open_market(g, self.seat)
        elif self.card == NONE:
            g.done()
        elif self.step == LOOKING:
            self.look(g)
        elif self.step == AIMING:
            ask = Ask(self.seat, "ai-target", self.entry)
            for option in aims(g, self.seat, ENTRIES[self.entry]):
                ask.offer(option)
            return ask
        elif self.step == ACTED:
            self.step = HAPPENED
            g.call(Defeats())
        elif self.step == HAPPENED:
            self.step = PLAYED
            happen(g, self.seat, self.card)
        else:
            g.done()
            put_away(g, self.card)
        return None

    def look(self, g: Kings) -> None:
        """AI-14 to AI-16: the first entry that is possible, a crusade, or no action."""
        deck = CARD_DECK[self.card]
        self.step = ACTED
        if deck == CRUSADE:
            start_action(g, self.seat, CRUSADE_ACTION)
            return
        entry = first_possible(g, self.seat, deck)
        if entry is None:
            g.tell("ai-no-entry", self.seat, deck)
            return
        g.tell("ai-entry", self.seat, entry.number)
        self.entry = entry.number
        if entry.target == NONE:  # to develop and to mobilise have no single target
            start_action(g, self.seat, entry.action)
        else:
            self.step = AIMING

    def chosen(self, g: Kings, pick: int) -> None:
        self.step = ACTED
        self.target = pick
        start_action(g, self.seat, ENTRIES[self.entry].action)

    def check(self, g: Kings) -> None:
        where = "frame AiTurn"
        if self.seat == NONE or not g.is_ai(self.seat):
            raise BadData(f"{where}: seat must be an AI")
        if not READYING <= self.step <= PLAYED:
            raise BadData(f"{where}: step must be 0 to {PLAYED}")
        if self.step > LOOKING and self.card == NONE:
            raise BadData(f"{where}: card must be there")
        if self.entry == NONE:
            if self.step == AIMING:
                raise BadData(f"{where}: entry must be there")
            return
        entry = ENTRIES[self.entry]
        is_its = self.card != NONE and entry.deck == CARD_DECK[self.card]
        if not is_its or entry.strategy != g.strategy[self.seat]:
            raise BadData(f"{where}: entry must be of its list for the card")
        if self.step == AIMING and not aims(g, self.seat, entry):
            raise BadData(f"{where}: entry has no target")


def new_ai_turn(seat: int) -> AiTurn:
    turn = AiTurn()
    turn.seat = seat
    return turn


def first_possible(g: Kings, seat: int, deck: int) -> Entry | None:
    """AI-14: the entries before it are told with the reason why they are skipped."""
    for entry in STRATEGY_LIST[g.strategy[seat]].entries[deck]:
        if is_possible(g, seat, entry):
            return entry
        if g.telling:
            g.tell(why_not(g, seat, entry), seat, entry.number)
    return None


def turn_up(g: Kings, seat: int) -> int:
    """AI-11: no Crusade card too many; AI-12: the last card of the era is a Crusade card."""
    is_last = g.round == ROUNDS and g.turn == TURNS
    while True:
        card = by_lot(g, cards_at(g, IN_PILE + g.culture[seat]))
        if card == NONE:
            return NONE
        title = TITLE_OF[card]
        leave_hand(g, seat, card)
        g.show("turned-up", [seat, title])
        if is_crusade(title) and g.crusades[seat] >= crusade_limit(g, seat):
            g.tell("ai-crusaded", seat, title)
        elif is_last and not is_crusade(title) and g.crusades[seat] == 0:
            g.tell("ai-owes-crusade", seat, title)
        else:
            g.card_at[card] = OPEN
            return card
        discard_card(g, card)
