"""CK-ERA: eras with their draw of eight cards, and the renewal between them."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.deal import bonus_decks, draw_cards, draw_face_down, lay_down
from palatine.games.crusader_kings.end import score
from palatine.games.crusader_kings.names import (
    COMPOSE,
    COMPOSITIONS,
    IN_HAND,
    IN_PILE,
    LAST_ERA,
    NUMBER,
    SEAT,
)
from palatine.games.crusader_kings.rounds import Round
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import lord_leaves, new_lord, refill_developments
from palatine.games.crusader_kings.tables import (
    CULTURES,
    DECK_COUNT,
    OPEN_DEVELOPMENTS,
    REGIONS,
    ROUNDS,
    STRATEGY_CARDS,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, many, one
from palatine.kernel.lexicon import NONE

BEGIN: Final = 0
RENEW: Final = ROUNDS + 1


class Eras(Frame[Kings]):
    """CK-ERA-1: the draw, three rounds, the renewal; after the last era the score."""

    FIELDS: ClassVar[list[Field]] = [one("step", NUMBER)]

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def copy(self) -> Eras:
        return Eras(self.step)

    def run(self, g: Kings) -> Ask | None:
        if self.step == BEGIN:
            begin_era(g)
            self.step = 1
            draw = Draw()
            draw.order = g.in_turn_order()
            g.call(draw)
        elif self.step < RENEW:
            self.step += 1
            g.call(Round(0))
        elif g.era == g.scenario.eras:
            score(g, LAST_ERA)
        else:
            renew(g)
            self.step = BEGIN
        return None


def begin_era(g: Kings) -> None:
    """What is counted by the era begins anew; CK-ERA-5: bonus cards come before the eight.

    CK-ERA-2: nobody looks at them before the eight are in hand.
    """
    g.era += 1
    g.round = 0
    g.tell("era", g.era)
    for seat in range(g.seats):
        g.spent[seat] = 0
        g.crusades[seat] = 0
    for seat in g.in_turn_order():
        decks = bonus_decks(g, seat)
        if decks:
            draw_face_down(g, seat, decks)


class Draw(Frame[Kings]):
    """CK-ERA-2: everybody fixes how many of each deck before looking at any."""

    FIELDS: ClassVar[list[Field]] = [many("order", SEAT, CULTURES), one("at", NUMBER)]
    order: list[int]
    at: int = 0

    def copy(self) -> Draw:
        other = Draw()
        other.order = self.order
        other.at = self.at
        return other

    def run(self, g: Kings) -> Ask | None:
        while self.at < len(self.order):
            seat = self.order[self.at]
            if not g.is_ai(seat):
                ask = Ask(seat, "compose")
                first = COMPOSE.option(0)
                ask.offer_row(list(range(first, first + len(COMPOSITIONS))))
                return ask
            self.at += 1
            draw_cards(g, seat, spelled_out(STRATEGY_CARDS[g.strategy[seat]]))  # AI-2
        g.done()
        return None

    def chosen(self, g: Kings, pick: int) -> None:
        seat = self.order[self.at]
        self.at += 1
        g.tell("composed", seat, COMPOSE.first(pick))
        draw_cards(g, seat, spelled_out(COMPOSITIONS[COMPOSE.first(pick)]))

    def check(self, g: Kings) -> None:
        if NONE in self.order or not 0 <= self.at <= len(self.order):
            raise BadData("frame Draw: order must be seats, at one of them")


def is_composing(g: Kings, seat: int) -> bool:
    """CK-ERA-2: the seat has not fixed its eight cards yet, so all that it has lies face down."""
    for frame in g.frames:
        if isinstance(frame, Draw):
            return seat in frame.order[frame.at :]
    return False


def spelled_out(counts: list[int]) -> list[int]:
    """So many of each deck as a list of decks."""
    return [deck for deck in range(DECK_COUNT) for _ in range(counts[deck])]


def renew(g: Kings) -> None:
    """CK-ERA-4: cards not played, lords of independent regions and open developments go."""
    g.tell("renewal")
    for seat in range(g.seats):
        lay_down(g, seat, [IN_HAND, IN_PILE])
    g.open_hands = 0
    g.open_plans = 0
    for region in range(REGIONS):
        if g.is_independent(region):
            lord_leaves(g, region)
    for region in range(REGIONS):
        if g.is_independent(region):
            new_lord(g, region)
    for space in range(OPEN_DEVELOPMENTS):
        g.open_developments[space] = NONE
    refill_developments(g)
