"""VW-CRD: phase 1, and the ops on own cards: rearrange, discard, destroy, shuffle."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.viscounts import programs
from palatine.games.viscounts.effects import REST, WHAT, Op, effect
from palatine.games.viscounts.gains import gain_corruption
from palatine.games.viscounts.names import (
    ARRANGE,
    ARRANGEMENT,
    DESTROY,
    DESTROY_TOP,
    DISCARD,
    DISCARD_TOP,
    IN_DISCARD,
    NUMBER,
    ON_BOARD,
    PASS,
    PLAY,
    SEAT,
    TAKES_FROM,
)
from palatine.games.viscounts.piles import (
    bring_out,
    destroy_card,
    destroy_unseen,
    discard_card,
    discard_unseen,
    has_card,
    is_ready,
    pull,
    shuffle,
)
from palatine.games.viscounts.state import Viscounts, must_have_turn
from palatine.games.viscounts.tables import (
    CARD_EFFECT,
    CARD_SILVER,
    CARDS,
    CRIMES,
    DROP_OFF,
    FEWEST_CARDS,
    IMMEDIATE,
    PLACES,
    TIMING,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

SLIDE: Final = 0
PLAY_CARD: Final = 1
ACTIVATE: Final = 2


class Cards(Frame[Viscounts]):
    """VW-CRD-01 to VW-CRD-04: slide, drop off, play a card, resolve it."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("step", NUMBER)]

    def __init__(self, seat: int = NONE, step: int = 0) -> None:
        self.seat = seat
        self.step = step

    def copy(self) -> Cards:
        return Cards(self.seat, self.step)

    def check(self, g: Viscounts) -> None:
        must_have_turn(g, self.seat, "Cards")
        must(0 <= self.step <= ACTIVATE, f"frame Cards: step must be 0 to {ACTIVATE}")
        is_laid = g.board[self.seat * PLACES] != NONE
        is_right = self.step == 0 or is_laid == (self.step == ACTIVATE)
        must(is_right, "frame Cards: board and step do not fit together")

    def run(self, g: Viscounts) -> Ask | None:
        seat = self.seat
        if self.step == SLIDE:
            self.step = PLAY_CARD
            slide(g, seat)
            return None
        if self.step == ACTIVATE:
            card = g.board[seat * PLACES]
            g.done(card)
            activate(g, seat, card)
            return None
        if g.hand[seat] == 0:
            card = pull(g, seat)
            self.step = ACTIVATE
            lay(g, seat, card)
            g.show("played-unseen", [seat, card])
            return None
        ask = Ask(seat, "play-card")
        for card in g.in_hand(seat):
            ask.offer(PLAY.option(card))
            if g.explaining:
                ask.note(PLAY.option(card), "steps-of", CARD_SILVER[card])
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        card = PLAY.first(pick)
        self.step = ACTIVATE
        g.hand[self.seat] -= 1
        lay(g, self.seat, card)
        bring_out(g, "played", [self.seat, card])


def slide(g: Viscounts, seat: int) -> None:
    """VW-CRD-01: one place to the right; VW-CRD-09: the card that drops off is a discard first."""
    first = seat * PLACES
    dropped = g.board[first + 2]
    g.board[first + 2] = g.board[first + 1]
    g.board[first + 1] = g.board[first]
    g.board[first] = NONE
    if dropped == NONE:
        return
    g.zone[seat * CARDS + dropped] = IN_DISCARD
    g.discard[seat] += 1
    g.tell("slid-off", seat, dropped)
    if TIMING[dropped] == DROP_OFF:
        g.tell("drop-off", seat, dropped, CARD_EFFECT[dropped])
        effect(g, seat, CARD_EFFECT[dropped])


def lay(g: Viscounts, seat: int, card: int) -> None:
    """VW-CRD-02: into the left place."""
    g.board[seat * PLACES] = card
    g.zone[seat * CARDS + card] = ON_BOARD


def activate(g: Viscounts, seat: int, card: int) -> None:
    """VW-CRD-03: a criminal played corrupts for every criminal icon; VW-CRD-04: then its effect."""
    if CRIMES[card]:
        crimes = g.crimes(seat)
        g.tell("crimes", seat, crimes)
        gain_corruption(g, seat, crimes)
    if TIMING[card] == IMMEDIATE:
        g.tell("immediate", seat, card, CARD_EFFECT[card])
        effect(g, seat, CARD_EFFECT[card])


class Rearrange(Op):
    """`rearrange`: VW-CRD-07, the cards among the places they occupy now."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        ask = ask_arrangement(g, seat)
        if ask is None:
            g.tell("cannot", seat, programs.REARRANGE)
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        arrange(g, seat, ARRANGE.first(pick))
        return 0


def ask_arrangement(g: Viscounts, seat: int) -> Ask | None:
    """The orders that differ from the present one and leave empty places empty."""
    first = seat * PLACES
    cards = 0
    for at in range(first, first + PLACES):
        if g.board[at] != NONE:
            cards += 1
    if cards < 2:
        return None
    ask = Ask(seat, "rearrange")
    for n in range(ARRANGEMENT.size):
        fits = True
        for place in range(PLACES):
            source = TAKES_FROM[n * PLACES + place]
            if source != place and g.board[first + source] == NONE:
                fits = False
        if fits:
            ask.offer(ARRANGE.option(n))
    return ask


def arrange(g: Viscounts, seat: int, arrangement: int) -> None:
    first = seat * PLACES
    if arrangement == 0:
        g.tell("declined", seat, programs.REARRANGE)
        return
    before = g.board[first : first + PLACES]
    for place in range(PLACES):
        g.board[first + place] = before[TAKES_FROM[arrangement * PLACES + place]]
    if g.telling:
        lying = [card for card in g.board[first : first + PLACES] if card != NONE]
        g.tell_all("rearranged", [seat, *lying])


class Discard(Op):
    """`discard N`: VW-DRW-05, VW-DRW-06, up to n, each decided after the one before was seen."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        if not is_ready(g, seat) or not (g.hand[seat] or has_card(g, seat)):
            if REST[at] == 0:  # once, however many it would have been
                g.tell("cannot", seat, programs.DISCARD)
            return None
        ask = Ask(seat, "discard", REST[at] + 1)
        for card in g.in_hand(seat):
            ask.offer(DISCARD.option(card))
        if has_card(g, seat):
            ask.offer(DISCARD_TOP.option())
            if g.explaining and g.draw[seat] == 0:
                ask.note(DISCARD_TOP.option(), "shuffles-first")
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        if PASS.has(pick):
            g.tell("declined", seat, programs.DISCARD)
            return REST[at]
        if DISCARD_TOP.has(pick):
            discard_unseen(g, seat)
        else:
            discard_card(g, seat, DISCARD.first(pick))
        return 0


class Destroy(Op):
    """`destroy N`: VW-DRW-05, VW-CRD-08, never down to fewer than three own cards."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        is_start = WHAT[at] == 1  # player card 9: any own card before the first shuffle
        if is_start == is_ready(g, seat) or not can_destroy(g, seat):
            if REST[at] == 0:
                g.tell("cannot", seat, programs.DESTROY)
            return None
        ask = Ask(seat, "destroy", REST[at] + 1)
        for card in g.cards_in(seat, IN_DISCARD) if is_start else g.in_hand(seat):
            ask.offer(DESTROY.option(card))
            if g.explaining:
                ask.note(DESTROY.option(card), "silver-back", CARD_SILVER[card])
        if not is_start and has_card(g, seat):
            ask.offer(DESTROY_TOP.option())
            if g.explaining and g.draw[seat] == 0:
                ask.note(DESTROY_TOP.option(), "shuffles-first")
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        if PASS.has(pick):
            g.tell("declined", seat, programs.DESTROY)
            return REST[at]
        if DESTROY_TOP.has(pick):
            destroy_unseen(g, seat)
        else:
            destroy_card(g, seat, DESTROY.first(pick))
        return 0


def can_destroy(g: Viscounts, seat: int) -> bool:
    """VW-CRD-08: three cards must be left."""
    return g.owned(seat) > FEWEST_CARDS


class Shuffle(Op):
    """`shuffle`: VW-DRW-04, with at least one discard; VW-SET-14: not before the first shuffle."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        return is_ready(g, seat) and g.discard[seat] > 0

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        if self.can(g, seat, at):
            shuffle(g, seat)
        else:
            g.tell("cannot", seat, programs.SHUFFLE)
        return None
