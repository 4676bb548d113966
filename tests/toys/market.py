"""Market: bargains about coins and face-down cards that some seats know and others do not.

Every seat has coins and three cards, face down before it: everybody sees which card goes where, but
only who has held or been shown a card knows what it is. In each of two rounds every seat may
bargain with one other: at most two things from each side, cards by their places, coins by number.
The guard of a seat forbids it to give its last coin. Most points on cards and coins win.
"""

from __future__ import annotations

from typing import ClassVar

from palatine.kernel.chance import Chance
from palatine.kernel.draft import Draft
from palatine.kernel.flow import Ask, Field, Frame, State, each, known, one
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE, Kind, Lexicon, Saying, Verb, count, run, seats
from palatine.kernel.sight import Deal

SEATS = 3
ROUNDS = 2
SPOTS = 6  # a hand has so many places
HAND = 3
COINS = 3
CARDS = 12

SEAT = seats(SEATS)
CARD = Kind("card", [f"card{n}" for n in range(CARDS)])
SPOT = run("spot", 1, SPOTS)
AMOUNT = run("amount", 1, 3)
NUMBER = count()

TALK = Verb("talk", SEAT)
PASS = Verb("pass", passes=True)
GIVE_COINS = Verb("give_coins", AMOUNT)
ASK_COINS = Verb("ask_coins", AMOUNT)
GIVE_CARD = Verb("give_card", SPOT)
ASK_CARD = Verb("ask_card", SPOT)
LESS_COINS = Verb("less_coins", AMOUNT)
ASK_LESS = Verb("ask_less", AMOUNT)
KEEP_CARD = Verb("keep_card", SPOT)
LEAVE_CARD = Verb("leave_card", SPOT)
SHOW = Verb("show", SPOT)
SEND = Verb("send")
STOP = Verb("stop", passes=True)
ACCEPT = Verb("accept")
REFUSE = Verb("refuse")

BACK = [
    (GIVE_COINS, LESS_COINS),
    (ASK_COINS, ASK_LESS),
    (GIVE_CARD, KEEP_CARD),
    (ASK_CARD, LEAVE_CARD),
]

WORDS = Lexicon(
    kinds=[SEAT, CARD, SPOT, AMOUNT, NUMBER],
    verbs=[
        TALK, PASS, GIVE_COINS, ASK_COINS, GIVE_CARD, ASK_CARD, LESS_COINS, ASK_LESS, KEEP_CARD,
        LEAVE_CARD, SHOW, SEND, STOP, ACCEPT, REFUSE,
    ],
    questions=[
        Saying("talk-to", []),
        Saying("draft", [SEAT]),
        Saying("answer-draft", [SEAT]),
    ],
    facts=[
        Saying("dealt", [SEAT], tail=CARD),
        Saying("dealt-hidden", [SEAT]),
        Saying("shown", [SEAT, SEAT, CARD]),
        Saying("shown-hidden", [SEAT, SEAT]),
        Saying("got-card", [SEAT, SEAT, CARD]),
        Saying("got-one", [SEAT, SEAT]),
        Saying("got-coins", [SEAT, SEAT, NUMBER]),
        Saying("sent", [SEAT, SEAT]),
        Saying("refused", [SEAT, SEAT]),
        Saying("stopped", [SEAT]),
        Saying("passed", [SEAT]),
    ],
    notes=[],
    ends=["points"],
)  # fmt: skip

FIELDS = [
    one("round", NUMBER),
    each("coins", NUMBER, SEAT),
    *known(each("cards", CARD, SEAT, SPOT)),
    *known(each("rest", CARD, SPOT)),
]


class MarketState(State):
    round: int
    coins: list[int]
    cards: list[int]
    cards_known: list[int]
    rest: list[int]
    rest_known: list[int]

    def copy(self) -> MarketState:
        other = MarketState()
        other.take_over(self)
        other.round = self.round
        other.coins = self.coins[:]
        other.cards = self.cards[:]
        other.cards_known = self.cards_known[:]
        other.rest = self.rest[:]
        other.rest_known = self.rest_known[:]
        return other

    def spots(self, seat: int) -> list[int]:
        return [n for n in range(1, SPOTS + 1) if self.cards[place(seat, n)] != NONE]

    def move(self, giver: int, spot: int, taker: int) -> None:
        """The card goes openly, and whoever knew it still does."""
        old = place(giver, spot)
        card = self.cards[old]
        knowing = self.cards_known[old] | 1 << taker
        new = next(place(taker, n) for n in range(1, SPOTS + 1) if self.cards[place(taker, n)] < 0)
        self.cards[old] = NONE
        self.cards_known[old] = 0
        self.cards[new] = card
        self.cards_known[new] = knowing
        self.tell_among(knowing, "got-card", [taker, giver, card], "got-one", [taker, giver])


def place(seat: int, spot: int) -> int:
    return seat * SPOTS + spot - 1


class Turns(Frame[MarketState]):
    """Every seat in turn may talk to another."""

    FIELDS: ClassVar[list[Field]] = [one("nth", NUMBER)]

    def __init__(self, nth: int = 0) -> None:
        self.nth = nth

    def copy(self) -> Turns:
        return Turns(self.nth)

    def run(self, g: MarketState) -> Ask | None:
        if self.nth == g.seats:
            self.nth = 0
            g.round += 1
        if g.round == ROUNDS:
            points = [
                g.coins[s] + sum(g.cards[place(s, n)] for n in g.spots(s)) for s in range(g.seats)
            ]
            g.end(0, [1 + sum(more > own for more in points) for own in points])
            return None
        ask = Ask(self.nth, "talk-to")
        for other in range(g.seats):
            if other != self.nth:
                ask.offer(TALK.option(other))
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: MarketState, pick: int) -> None:
        seat = self.nth
        self.nth += 1
        if PASS.has(pick):
            g.tell("passed", seat)
        else:
            bargain = Bargain()
            bargain.open(seat, TALK.first(pick))
            g.call(bargain)


class Bargain(Draft[MarketState]):
    """Coins and cards against coins and cards."""

    EDITS: ClassVar[int] = 6
    REFUSALS: ClassVar[int] = 2
    SEND: ClassVar[Verb] = SEND
    STOP: ClassVar[Verb] = STOP
    ACCEPT: ClassVar[Verb] = ACCEPT
    REFUSE: ClassVar[Verb] = REFUSE

    def copy(self) -> Bargain:
        other = Bargain()
        other.take_draft(self)
        return other

    def sides(self) -> tuple[list[int], list[int]]:
        giving = [t for t in self.terms if GIVE_COINS.has(t) or GIVE_CARD.has(t)]
        asking = [t for t in self.terms if ASK_COINS.has(t) or ASK_CARD.has(t)]
        return giving, asking

    def additions(self, g: MarketState) -> list[int]:
        giving, asking = self.sides()
        found: list[int] = []
        if len(giving) < 2:
            if not any(GIVE_COINS.has(term) for term in giving):
                found += [
                    GIVE_COINS.option(n) for n in range(1, min(3, g.coins[self.seat] - 1) + 1)
                ]
            found += [GIVE_CARD.option(n) for n in g.spots(self.seat)]
        if len(asking) < 2:
            if not any(ASK_COINS.has(term) for term in asking):
                found += [
                    ASK_COINS.option(n) for n in range(1, min(3, g.coins[self.partner] - 1) + 1)
                ]
            found += [ASK_CARD.option(n) for n in g.spots(self.partner)]
        return found

    def run(self, g: MarketState) -> Ask | None:
        ask = super().run(g)
        if ask is not None and g.explaining and not self.is_sent and g.coins[self.seat] == 1:
            ask.refuse(GIVE_COINS.option(1), "MK-1", SEAT, self.seat)
        return ask

    def removal(self, term: int) -> int:
        for verb, back in BACK:
            if verb.has(term):
                return back.option(verb.first(term))
        raise AssertionError

    def showings(self, g: MarketState) -> list[int]:
        bit = 1 << self.partner
        return [
            SHOW.option(n)
            for n in g.spots(self.seat)
            if not g.cards_known[place(self.seat, n)] & bit
        ]

    def show(self, g: MarketState, pick: int) -> None:
        at = place(self.seat, SHOW.first(pick))
        g.cards_known[at] |= 1 << self.partner
        who = [self.seat, self.partner]
        knowing = g.cards_known[at]
        g.tell_among(knowing, "shown", [*who, g.cards[at]], "shown-hidden", who)

    def may_send(self, g: MarketState) -> bool:
        giving, asking = self.sides()
        free = SPOTS - len(g.spots(self.seat)), SPOTS - len(g.spots(self.partner))
        return bool(giving or asking) and len(asking) <= free[0] and len(giving) <= free[1]

    def sent(self, g: MarketState) -> None:
        g.tell("sent", self.seat, self.partner)

    def refused(self, g: MarketState) -> None:
        g.tell("refused", self.partner, self.seat)

    def stopped(self, g: MarketState) -> None:
        g.tell("stopped", self.seat)

    def exchange(self, g: MarketState) -> None:
        for term in self.terms:
            giver, taker = self.seat, self.partner
            if ASK_COINS.has(term) or ASK_CARD.has(term):
                giver, taker = taker, giver
            if GIVE_CARD.has(term) or ASK_CARD.has(term):
                verb = GIVE_CARD if GIVE_CARD.has(term) else ASK_CARD
                g.move(giver, verb.first(term), taker)
            else:
                coins = (GIVE_COINS if GIVE_COINS.has(term) else ASK_COINS).first(term)
                g.coins[giver] -= coins
                g.coins[taker] += coins
                g.tell("got-coins", taker, giver, coins)


class Market(Game):
    def __init__(self) -> None:
        super().__init__()
        self.id = "market"
        self.version = 1
        self.seats = [2, 3]
        self.options = []
        self.fields = FIELDS
        self.frames = [Turns, Bargain]
        self.words = WORDS
        self.tables = {}
        self.data = "toy"

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return ["anna", "bert", "carl"][:people]

    def blank(self) -> MarketState:
        return MarketState()

    def setup(self, g: State) -> None:
        assert isinstance(g, MarketState)
        deck = list(range(CARDS))
        g.chance.shuffle(deck)
        g.round = 0
        g.coins = [COINS] * g.seats
        g.cards = [NONE] * (g.seats * SPOTS)
        g.cards_known = [0] * (g.seats * SPOTS)
        for seat in range(g.seats):
            for spot in range(1, HAND + 1):
                g.cards[place(seat, spot)] = deck.pop()
                g.cards_known[place(seat, spot)] = 1 << seat
            own = g.cards[place(seat, 1) : place(seat, 1) + HAND]
            g.tell_to(seat, "dealt", [seat, *own], "dealt-hidden", [seat])
        g.rest = deck + [NONE] * (SPOTS - len(deck))
        g.rest_known = [0] * SPOTS
        g.call(Turns(0))

    def face(self, g: State, seat: int, option: int) -> list[int]:
        assert isinstance(g, MarketState)
        top = g.frames[-1]
        return top.face(g, seat, option) if isinstance(top, Bargain) else [option]

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        assert isinstance(g, MarketState)
        deal = Deal()
        deal.add(g.cards)
        deal.add(g.rest)
        seen = set(g.cards) | set(g.rest)
        assert deal.deal([card for card in range(CARDS) if card not in seen], chance) == []


MARKET = Market()
