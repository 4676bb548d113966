"""Duel: hidden hands, a simultaneous secret choice, a private draw. It keeps every law.

Twelve cards, three for each seat, the rest is a bag. In each of three rounds all seats show a card
at once and the highest wins a point; the winner may draw from the bag and then buries a card.
`leak` names one way in which a variant of the game breaks the laws of sight.
"""

from __future__ import annotations

from typing import Any, ClassVar

from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, Commit, Config, Field, Frame, State, bits, each, many, one
from palatine.kernel.game import Game, Option
from palatine.kernel.lexicon import HIDDEN, NONE, Kind, Lexicon, Saying, Verb, count, seats

CARDS = 12
HAND = 3
ROUNDS = 3
ALL = (1 << CARDS) - 1

SEAT = seats(3)
RANKS = "ace two three four five six seven eight nine ten jack queen"
CARD = Kind("card", RANKS.split())
NUMBER = count()

PLAY = Verb("play", CARD)
BURY = Verb("bury", CARD)
DRAW = Verb("draw")
PASS = Verb("pass", passes=True)

LEAKS = ["field", "commit", "frame", "key", "options", "order", "subject", "log", "silence"]

WORDS = Lexicon(
    kinds=[SEAT, CARD, NUMBER],
    verbs=[PLAY, BURY, DRAW, PASS],
    questions=[
        Saying("play-card", [NUMBER]),
        Saying("draw-or-pass", [NUMBER]),
        Saying("draw-or-pass-now", [NUMBER]),
        Saying("bury-card", []),
    ],
    facts=[
        Saying("dealt", [SEAT], tail=CARD),
        Saying("dealt-hidden", [SEAT]),
        Saying("played", [], tail=CARD),
        Saying("won", [SEAT]),
        Saying("passed", [SEAT]),
        Saying("drew", [SEAT, CARD]),
        Saying("drew-one", [SEAT]),
        Saying("buried", [SEAT]),
        Saying("buried-own", [SEAT, CARD]),
    ],
    notes=[Saying("cards-left", [NUMBER])],
    ends=["points"],
)

FIELDS = [
    one("round", NUMBER),
    bits("hand", CARD, SEAT, secret=True),
    each("held", NUMBER, SEAT),
    bits("buried", CARD, SEAT, secret=True),
    each("graves", NUMBER, SEAT),
    bits("bag", CARD, secret=True),
    many("played", CARD, CARDS),
    each("points", NUMBER, SEAT),
]


class DuelState(State):
    stakes: int
    round: int
    hand: list[int]
    held: list[int]  # how many cards each seat has: that is open
    buried: list[int]
    graves: list[int]
    bag: int
    played: list[int]
    points: list[int]

    def configure(self, config: Config) -> None:
        self.stakes = 2 if config.options["stakes"] == "high" else 1

    def copy(self) -> DuelState:
        other = DuelState()
        other.take_over(self)
        other.stakes = self.stakes
        other.round = self.round
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.buried = self.buried[:]
        other.graves = self.graves[:]
        other.bag = self.bag
        other.played = self.played[:]
        other.points = self.points[:]
        return other

    def leaks(self, kind: str) -> bool:
        assert isinstance(self.rules, Duel)
        return self.rules.leak == kind

    def others_hold_ace(self, seat: int) -> bool:
        return any(self.hand[s] & 1 for s in range(self.seats) if s != seat)


def cards_in(bag: int) -> list[int]:
    return [card for card in range(CARDS) if bag >> card & 1]


class Round(Frame[DuelState]):
    """Everybody shows a card; the winner may draw."""

    FIELDS: ClassVar[list[Field]] = [one("winner", SEAT)]

    def __init__(self, winner: int = NONE) -> None:
        self.winner = winner  # NONE until the cards were shown

    def copy(self) -> Round:
        return Round(self.winner)

    def run(self, g: DuelState) -> Ask | None:
        if g.round == ROUNDS:
            best = max(g.points)
            g.end(0, [1 if points == best else 2 for points in g.points])
            return None
        if self.winner == NONE:
            showdown = Showdown()
            showdown.open(list(range(g.seats)))
            g.call(showdown)
            return None
        has_ace = g.others_hold_ace(self.winner)
        is_late = g.leaks("key") and has_ace
        ask = Ask(self.winner, "draw-or-pass-now" if is_late else "draw-or-pass", g.round)
        if g.leaks("subject"):
            ask.subject = g.hand[(self.winner + 1) % g.seats]
        options = [DRAW.option()] if g.bag else []
        if not (g.leaks("options") and has_ace and g.bag):
            options.append(PASS.option())
        if g.leaks("order") and has_ace:
            options.reverse()
        if g.leaks("silence") and not has_ace:
            options = [PASS.option()]  # one option: the kernel answers, and everybody hears it
        for option in options:
            ask.offer(option)
        if g.explaining:
            ask.note(options[0], "cards-left", g.held[self.winner])
            if not g.bag:
                ask.refuse(DRAW.option(), "DL-1")
        return ask

    def chosen(self, g: DuelState, pick: int) -> None:
        winner = self.winner
        self.winner = NONE
        g.round += 1
        if PASS.has(pick):
            g.tell("passed", winner)
            if g.leaks("log"):
                other = (winner + 1) % g.seats
                g.tell("drew", other, (cards_in(g.hand[other]) or [0])[0])
        elif g.bag:
            g.call(DrawCard(winner, NONE))

    def returned(self, g: DuelState, value: int) -> None:
        self.winner = value


class Showdown(Commit[DuelState]):
    """All at once: the highest card wins a point."""

    def copy(self) -> Showdown:
        other = Showdown()
        other.take_commit(self)
        return other

    def question(self, g: DuelState, seat: int) -> Ask:
        ask = Ask(seat, "play-card", g.round)
        for card in cards_in(g.hand[seat]):
            ask.offer(PLAY.option(card))
        return ask

    def reveal(self, g: DuelState) -> None:
        cards = [PLAY.first(slot) for slot in self.slots]
        g.show("played", cards)
        for seat in range(g.seats):
            g.hand[seat] ^= 1 << cards[seat]
            g.held[seat] -= 1
        g.played += cards
        winner = cards.index(max(cards))
        g.points[winner] += g.stakes
        g.tell("won", winner)
        g.done(winner)

    def veil(self, g: DuelState, seat: int) -> Frame[DuelState]:
        return self if g.leaks("commit") else super().veil(g, seat)


class DrawCard(Frame[DuelState]):
    """A card from the bag, known to its seat only; then one card is buried."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("card", CARD, secret=True)]

    def __init__(self, seat: int = NONE, card: int = NONE) -> None:
        self.seat = seat
        self.card = card  # NONE until it was drawn

    def copy(self) -> DrawCard:
        return DrawCard(self.seat, self.card)

    def run(self, g: DuelState) -> Ask | None:
        seat = self.seat
        if self.card == NONE:
            left = cards_in(g.bag)
            self.card = left[g.chance.below(len(left))]
            g.bag ^= 1 << self.card
            g.hand[seat] |= 1 << self.card
            g.held[seat] += 1
            g.tell_to(seat, "drew", [seat, self.card], "drew-one", [seat])
        ask = Ask(seat, "bury-card")
        for card in cards_in(g.hand[seat]):
            if card != self.card:
                ask.offer(BURY.option(card))
            elif g.explaining:
                ask.refuse(BURY.option(card), "DL-2")
        if not ask.options:
            ask.offer(BURY.option(self.card))
        return ask

    def chosen(self, g: DuelState, pick: int) -> None:
        card = BURY.first(pick)
        g.hand[self.seat] ^= 1 << card
        g.held[self.seat] -= 1
        g.buried[self.seat] |= 1 << card
        g.graves[self.seat] += 1
        g.tell_apart(self.seat, "buried-own", [self.seat, card], "buried", [self.seat])
        g.done()

    def veil(self, g: DuelState, seat: int) -> Frame[DuelState]:
        if seat == self.seat or self.card == NONE or g.leaks("frame"):
            return self
        return DrawCard(self.seat, HIDDEN)

    def fill(self, g: DuelState, seat: int, chance: Chance) -> Frame[DuelState]:
        if self.card != HIDDEN:
            return self
        held = cards_in(g.hand[self.seat])
        return DrawCard(self.seat, held[chance.below(len(held))])


class Duel(Game):
    """The game as the kernel knows it; `leak` is empty in the honest one."""

    def __init__(self, leak: str = "") -> None:
        super().__init__()
        self.leak = leak
        self.id = "duel"
        self.version = 1
        self.seats = [2, 3]
        self.options = [Option("stakes", ["low", "high"], "DL-3", [2, 3])]
        self.fields = FIELDS
        self.frames = [Round, Showdown, DrawCard]
        self.words = WORDS
        self.tables = {}
        self.data = "toy"

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return ["anna", "bert", "carl"][:people]

    def blank(self) -> DuelState:
        return DuelState()

    def setup(self, g: State) -> None:
        assert isinstance(g, DuelState)
        deck = list(range(CARDS))
        g.chance.shuffle(deck)
        g.round = 0
        g.hand = [0] * g.seats
        for seat in range(g.seats):
            cards = sorted(deck[seat * HAND : seat * HAND + HAND])
            g.hand[seat] = sum(1 << card for card in cards)
            g.tell_to(seat, "dealt", [seat, *cards], "dealt-hidden", [seat])
        g.held = [HAND] * g.seats
        g.buried = [0] * g.seats
        g.graves = [0] * g.seats
        g.bag = ALL & ~sum(g.hand)
        g.played = []
        g.points = [0] * g.seats
        g.call(Round(NONE))

    def hide(self, g: State, seat: int) -> None:
        assert isinstance(g, DuelState)
        for other in range(g.seats):
            if other != seat:
                if self.leak != "field":
                    g.hand[other] = HIDDEN
                g.buried[other] = HIDDEN
        g.bag = HIDDEN

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        assert isinstance(g, DuelState)
        known = sum(1 << card for card in g.played)
        for other in range(g.seats):
            known |= max(0, g.hand[other]) | max(0, g.buried[other])
        unknown = [card for card in range(CARDS) if not known >> card & 1]
        chance.shuffle(unknown)
        for other in range(g.seats):
            if g.hand[other] == HIDDEN:
                g.hand[other] = sum(1 << unknown.pop() for _ in range(g.held[other]))
            if g.buried[other] == HIDDEN:
                g.buried[other] = sum(1 << unknown.pop() for _ in range(g.graves[other]))
        g.bag = sum(1 << card for card in unknown)

    def house(self, g: State, ask: Ask) -> int:
        return ask.options[0]

    def derived(self, seen: Any, seat: int) -> dict[str, Any]:
        return {"left": CARDS - len(seen.played)}


DUEL = Duel()
