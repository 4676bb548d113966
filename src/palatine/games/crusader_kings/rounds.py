"""CK-RND, CK-TRN: dynasty phase, planning, two turns, support."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.actions import (
    actions,
    happen,
    put_away,
    start_action,
    why_not,
)
from palatine.games.crusader_kings.ai import new_ai_turn
from palatine.games.crusader_kings.ai_courtship import new_ai_courtship
from palatine.games.crusader_kings.deal import (
    hand,
    has_duty,
    is_crusade,
    lay_plan,
    plans,
    reveal,
    titles_in_hand,
    top_of_plan,
)
from palatine.games.crusader_kings.defeat import Defeats
from palatine.games.crusader_kings.duchies import Duchies
from palatine.games.crusader_kings.hooks import AT_TURN_START, ONCE_PER_ROUND
from palatine.games.crusader_kings.marriage import new_courtship
from palatine.games.crusader_kings.names import (
    ACT,
    CARD,
    NUMBER,
    OFFER,
    PASS,
    PLAN,
    PLAN_NOTHING,
    PLAN_ONE,
    SEAT,
)
from palatine.games.crusader_kings.programs import CRUSADE, END_OF_ROUND
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.support import Calm, Support
from palatine.games.crusader_kings.tables import (
    BIT,
    CARD_DECK,
    CULTURES,
    DECK_ACTIONS,
    DEVELOPMENTS,
    HOOKS,
    PROGRAMS,
    ROUNDS,
    TITLE_OF,
    TURNS,
)
from palatine.games.crusader_kings.trade import MOST_OFFERS, offer_trade, open_market, open_trade
from palatine.games.crusader_kings.why import leave_out
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Commit, Field, Frame, many, one
from palatine.kernel.lexicon import NONE

DYNASTY: Final = 0
PLANNING: Final = 1
FIRST_TURN: Final = 2  # the second follows
SUPPORTING: Final = FIRST_TURN + TURNS
OVER: Final = SUPPORTING + 1


class Round(Frame[Kings]):
    """CK-RND-1: the phases of a round, in the order of the first player token (CK-RND-7)."""

    FIELDS: ClassVar[list[Field]] = [one("step", NUMBER)]

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def copy(self) -> Round:
        return Round(self.step)

    def run(self, g: Kings) -> Ask | None:
        step = self.step
        self.step += 1
        order = g.in_turn_order()
        if step == DYNASTY:
            begin_round(g)
            phase = DynastyPhase()
            phase.order = order
            g.call(phase)
        elif step == PLANNING:
            people = [seat for seat in range(g.people) if not g.is_out(seat)]
            planning = Planning()
            planning.open(people)
            g.call(planning)
        elif step < SUPPORTING:
            g.turn = step - FIRST_TURN + 1
            g.tell("turn", g.turn)
            turn = Turn()
            turn.order = order
            g.call(turn)
        elif step == SUPPORTING:
            g.turn = 0
            support = Support()
            support.order = order
            g.call(support)
        else:
            end_round(g)
            g.done()
        return None

    def check(self, g: Kings) -> None:
        if not 0 <= self.step <= OVER:
            raise BadData("frame Round: step is out of range")


def begin_round(g: Kings) -> None:
    g.round += 1
    g.turn = 0
    g.tell("round", g.era, g.round)
    for development in range(DEVELOPMENTS):
        if HOOKS.limit[development] == ONCE_PER_ROUND:
            for seat in range(g.seats):
                g.spent[seat] &= ~BIT[development]


def end_round(g: Kings) -> None:
    """What events left until the end of the round is over."""
    count = len(PROGRAMS.modifiers)
    for modifier in range(count):
        if PROGRAMS.modifier_until[modifier] == END_OF_ROUND:
            for seat in range(g.seats):
                g.modifiers[seat * count + modifier] = 0


class InOrder(Frame[Kings]):
    """Everybody of an order, one after the other."""

    FIELDS: ClassVar[list[Field]] = [many("order", SEAT, CULTURES), one("at", NUMBER)]
    order: list[int]
    at: int = 0

    def take_order(self, other: InOrder) -> None:
        self.order = other.order
        self.at = other.at

    def next_seat(self) -> int:
        """Whose turn it is now; NONE after the last."""
        if self.at == len(self.order):
            return NONE
        self.at += 1
        return self.order[self.at - 1]

    def check(self, g: Kings) -> None:
        if not 0 <= self.at <= len(self.order):
            raise BadData(f"frame {type(self).__name__}: at is out of range")
        if NONE in self.order:
            raise BadData(f"frame {type(self).__name__}: order must be seats")


class DynastyPhase(InOrder):
    """CK-RND-2: in turn order an attempt to marry, then duchies."""

    def copy(self) -> DynastyPhase:
        other = DynastyPhase()
        other.take_order(self)
        return other

    def run(self, g: Kings) -> Ask | None:
        seat = self.next_seat()
        if seat == NONE:
            g.done()
        elif g.is_ai(seat):  # AI-20: an AI grants no duchies
            g.call(new_ai_courtship(seat))
        else:
            g.call(Duchies(seat, False, NONE, NONE))
            g.call(new_courtship(seat))
        return None


class Planning(Commit[Kings]):
    """CK-RND-3: everybody lays two cards face down, the one to be played first on top."""

    REVEALS: ClassVar[bool] = False

    def copy(self) -> Planning:
        other = Planning()
        other.take_commit(self)
        return other

    def question(self, g: Kings, seat: int) -> Ask:
        ask = Ask(seat, "plan", g.round)
        ask.shows = True  # whether there is a choice is the hand's secret
        for titles in plans(g, seat):
            if len(titles) == 2:
                ask.offer(PLAN.option(titles[0], titles[1]))
            elif titles:
                ask.offer(PLAN_ONE.option(titles[0]))
            else:
                ask.offer(PLAN_NOTHING.option())
        if g.explaining:
            self.explain(g, seat, ask)
        return ask

    def explain(self, g: Kings, seat: int, ask: Ask) -> None:
        """CK-RND-3 to CK-RND-5: no Crusade card too many, and none too few in the third round."""
        kinds = titles_in_hand(g, seat)
        for first in kinds:
            for second in kinds:
                if first != second and len(kinds) > 1:
                    has_one = is_crusade(first) or is_crusade(second)
                    rule = "CK-RND-4" if has_one else "CK-RND-3"
                    leave_out(ask, PLAN.option(first, second), rule)

    def reveal(self, g: Kings) -> None:
        g.done()
        for seat, slot in zip(self.asked, self.slots, strict=True):
            if PLAN.has(slot):
                lay_plan(g, seat, [PLAN.first(slot), PLAN.second(slot)])
            elif PLAN_ONE.has(slot):
                lay_plan(g, seat, [PLAN_ONE.first(slot)])
            else:
                lay_plan(g, seat, [])


class Turn(InOrder):
    """CK-TRN-1, CK-TRN-2: everybody in the order of the turn's start; who is out is skipped."""

    def copy(self) -> Turn:
        other = Turn()
        other.take_order(self)
        return other

    def run(self, g: Kings) -> Ask | None:
        seat = self.next_seat()
        if seat == NONE:
            g.done()
        elif g.is_out(seat):
            return None
        elif g.is_ai(seat):
            g.call(new_ai_turn(seat))
        else:
            g.call(PlayCard(seat, CALMING, NONE, 0))
            g.call(Calm(seat, AT_TURN_START))
        return None


CALMING: Final = 0
CHOOSING: Final = 1
ACTED: Final = 2
HAPPENED: Final = 3
PLAYED: Final = 4


class PlayCard(Frame[Kings]):
    """CK-TRN-5: reveal, action, defeats, event, defeats, discard."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("step", NUMBER),
        one("card", CARD),
        one("offers", NUMBER),
    ]

    def __init__(self, seat: int = NONE, step: int = 0, card: int = NONE, offers: int = 0) -> None:
        self.seat = seat
        self.step = step
        self.card = card
        self.offers = offers

    def copy(self) -> PlayCard:
        return PlayCard(self.seat, self.step, self.card, self.offers)

    def run(self, g: Kings) -> Ask | None:
        if self.step == CALMING:
            self.card = top_of_plan(g, self.seat)
            if self.card == NONE:  # CK-RND-6: nothing was left to plan
                g.done()
                return None
            reveal(g, self.seat, self.card)
            g.show("revealed", [self.seat, TITLE_OF[self.card]])
            self.step = CHOOSING
            open_market(g, self.seat)
        elif self.step == CHOOSING:
            ask = Ask(self.seat, "act", TITLE_OF[self.card])
            # CK-TRN-4: whether the crusade may be declined is the hand's secret
            ask.shows = is_crusade(TITLE_OF[self.card]) and has_duty(g, self.seat)
            possible = actions(g, self.seat, self.card)
            for action in possible:
                ask.offer(ACT.option(action))
            offer_trade(g, ask, self.offers)
            if not possible or may_decline(g, self.seat, self.card):
                ask.offer(PASS.option())
            if g.explaining:
                for action in DECK_ACTIONS[CARD_DECK[self.card]]:
                    leave_out(ask, ACT.option(action), why_not(g, self.seat, action))
                rule = "CK-TRN-3" if g.round == ROUNDS else "CK-TRN-4"
                leave_out(ask, PASS.option(), rule)
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

    def chosen(self, g: Kings, pick: int) -> None:
        if OFFER.has(pick):
            self.offers += 1
            open_trade(g, self.seat, pick)
            return
        self.step = ACTED
        if PASS.has(pick):
            g.tell("declined", self.seat, TITLE_OF[self.card])
            return
        g.tell("acts", self.seat, ACT.first(pick))
        start_action(g, self.seat, ACT.first(pick))

    def check(self, g: Kings) -> None:
        where = "frame PlayCard"
        if self.seat == NONE or not CALMING <= self.step <= PLAYED:
            raise BadData(f"{where}: seat or step is out of range")
        if not 0 <= self.offers <= MOST_OFFERS or (self.card == NONE) != (self.step == CALMING):
            raise BadData(f"{where}: card or offers is out of range")


def may_decline(g: Kings, seat: int, card: int) -> bool:
    """CK-TRN-3, CK-TRN-4: a crusade only if another Crusade card can still fulfil the duty."""
    if CARD_DECK[card] != CRUSADE or not has_duty(g, seat):
        return True
    rest = top_of_plan(g, seat)
    if rest != NONE and is_crusade(TITLE_OF[rest]):
        return True
    return g.round < ROUNDS and any(is_crusade(TITLE_OF[c]) for c in hand(g, seat))
