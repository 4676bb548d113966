"""CR-4: cards are dealt, chosen in secret, revealed; they tell who is Player 1."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.crusader_rex.names import CAMPAIGN, CARD_PHASE, FIRST, NO_CAMPAIGN, PLAY
from palatine.games.crusader_rex.sight import is_veiled
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    CARDS,
    COPIES,
    FRANKS,
    HAND,
    INTRIGUE,
    IS_EVENT,
    MOVES,
    WINTER_CAMPAIGN,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Commit, Field, Frame
from palatine.kernel.lexicon import HIDDEN, NONE


def deal(g: Crusade) -> None:
    """CR-3.6: six of the 27 cards to each side; the rest is a bag that nobody sees."""
    rest = COPIES[:]
    left = 0
    for copies in COPIES:
        left += copies
    for side in range(2):
        g.last[side] = NONE
        for card in range(CARDS):
            g.hand[side * CARDS + card] = 0
            g.played[side * CARDS + card] = 0
        for _ in range(HAND):
            ball = g.chance.below(left)
            card = 0
            while ball >= rest[card]:
                ball -= rest[card]
                card += 1
            rest[card] = rest[card] - 1
            left -= 1
            own = side * CARDS + card
            g.hand[own] = g.hand[own] + 1
        g.tell_to(side, "dealt", cards_in(g, side), "dealt-hidden", [])


def cards_in(g: Crusade, side: i64) -> list[int]:
    """The cards of a hand, one by one."""
    cards: list[int] = []
    for card in range(CARDS):
        cards += [card] * g.hand[side * CARDS + card]
    return cards


class ChooseCards(Commit[Crusade]):
    """CR-4.1: both sides choose one card face down, then both are revealed.

    With CR-10.6 sides choose in the same way, after the cards, whether they campaign.
    """

    def copy(self) -> ChooseCards:
        other = ChooseCards()
        other.take_commit(self)
        return other

    def check(self, g: Crusade) -> None:
        must(g.phase == CARD_PHASE, "frame ChooseCards: it is not the card phase")
        asked = [0, 1]
        if g.card[0] != NONE:
            must(g.charter.any_one, "frame ChooseCards: the cards are chosen")
            asked = choose_campaigner(g)
        must(bool(asked) and self.asked == asked, "frame ChooseCards: asked does not fit the cards")
        for i, seat in enumerate(asked):
            slot = self.slots[i]
            if slot == HIDDEN:
                must(is_veiled(g, seat), "frame ChooseCards: slots cannot be hidden")
            elif slot != NONE:
                must(not is_veiled(g, seat), "frame ChooseCards: slots must be hidden")
                is_offered = slot in self.question(g, seat).options
                must(is_offered, "frame ChooseCards: slots hold what was not offered")

    def question(self, g: Crusade, seat: int) -> Ask:
        if g.card[seat] != NONE:
            return ask_campaign(seat)
        ask = Ask(seat, "choose-card", g.turn)
        ask.shows = g.turn < 6  # silence would tell that all cards in hand are alike
        for card in range(CARDS):
            if not g.hand[seat * CARDS + card]:
                continue
            if card == INTRIGUE and g.turn == 1:  # CR-4.5
                if g.explaining:
                    ask.refuse(PLAY.option(card), "CR-4.5")
                continue
            ask.offer(PLAY.option(card))
        return ask

    def reveal(self, g: Crusade) -> None:
        g.done()
        if g.card[0] != NONE:
            reveal_campaigns(g, self.asked, self.slots)
            return
        for seat in range(2):
            card = PLAY.first(self.slots[seat])
            own = seat * CARDS + card
            g.hand[own] = g.hand[own] - 1
            g.played[own] = g.played[own] + 1
            g.card[seat] = card
            g.effect[seat] = card
        g.show("revealed", [g.card[0], g.card[1]])
        if IS_EVENT[g.card[0]] and IS_EVENT[g.card[1]]:
            return  # CR-4.4, before anything is copied
        for seat in range(2):
            if g.card[seat] == INTRIGUE:
                g.effect[seat] = g.last[1 - seat]  # CR-4.5, CR-4.6
                g.tell("copies", seat, g.effect[seat])


def new_choice(seats: list[int]) -> ChooseCards:
    choice = ChooseCards()
    choice.open(seats)
    return choice


def choose_campaigner(g: Crusade) -> list[int]:
    """CR-8.3, CR-10.6: who may keep a siege this winter; returns the sides that must say so."""
    if g.turn < 6:
        return []
    asked: list[int] = []
    for side in range(2):
        card = g.effect[side]
        if g.charter.any_one:
            if not IS_EVENT[card] and MOVES[card] == 1:
                asked.append(side)
        elif card == WINTER_CAMPAIGN:
            g.campaigner = side
    return asked


def ask_campaign(seat: int) -> Ask:
    """CR-10.6: each side with a 1 says in secret whether it campaigns."""
    ask = Ask(seat, "winter-campaign")
    ask.offer(CAMPAIGN.option())
    ask.offer(NO_CAMPAIGN.option())
    return ask


def reveal_campaigns(g: Crusade, asked: list[int], slots: list[int]) -> None:
    """CR-10.6: if both want to, the dice decide who does; the other has a Move."""
    wanting: list[int] = []
    for i, seat in enumerate(asked):
        if CAMPAIGN.has(slots[i]):
            wanting.append(seat)
    g.show("campaign-claims", wanting)
    if len(wanting) == 2:
        g.campaigner = roll_for_first(g, "campaign-roll")
    elif wanting:
        g.campaigner = wanting[0]
    if g.campaigner != NONE:
        g.tell("campaigns", g.campaigner)


def roll_for_first(g: Crusade, key: str) -> i64:
    """CR-4.2: each side rolls two dice until the sums differ; the higher one wins."""
    while True:
        franks = g.chance.below(6) + g.chance.below(6) + 2
        saracens = g.chance.below(6) + g.chance.below(6) + 2
        g.tell(key, franks, saracens)
        if franks != saracens:
            return 0 if franks > saracens else 1


class ChooseFirst(Frame[Crusade]):
    """CR-10.17: on a tie the Franks decide."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> ChooseFirst:
        return self

    def check(self, g: Crusade) -> None:
        is_tie = g.card[0] != NONE and g.first == NONE and g.charter.old_ties
        must(is_tie, "frame ChooseFirst: there is no tie")

    def run(self, g: Crusade) -> Ask | None:
        ask = Ask(FRANKS, "choose-first")
        for side in range(2):
            ask.offer(FIRST.option(side))
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        g.first = FIRST.first(pick)
        g.done()
