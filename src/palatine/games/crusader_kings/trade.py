"""CK-TRD: offers between people, written as a draft that the other accepts or refuses."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from palatine.games.crusader_kings.councils import exchange_card
from palatine.games.crusader_kings.deal import hand, hand_by_deck, leave_hand
from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.family import end_duchy
from palatine.games.crusader_kings.names import (
    ACCEPT,
    DECK,
    DROP_CARD,
    DROP_TERM,
    GIVE_CARD,
    GIVE_CLAIM,
    GIVE_DEVELOPMENT,
    GIVE_GOLD,
    GIVE_REGION,
    IN_HAND,
    NUMBER,
    OFFER,
    PASS,
    REFUSE,
    SEAT,
    SEND_OFFER,
    STOP_OFFER,
    TAKE_CARD,
    TAKE_CLAIM,
    TAKE_DEVELOPMENT,
    TAKE_GOLD,
    TAKE_REGION,
)
from palatine.games.crusader_kings.programs import CRUSADE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    BIT,
    CARD_DECK,
    CULTURES,
    DECK_COUNT,
    DEVELOPMENTS,
    MOST_REGIONS,
    ROUNDS,
    TITLE_OF,
    TURNS,
)
from palatine.games.crusader_kings.tables import CARDS as ALL_CARDS
from palatine.games.crusader_kings.why import leave_out
from palatine.kernel.draft import Draft
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import HIDDEN, NONE, Verb

MOST_THINGS: Final = 3  # on each side of an offer (CK-TRD-7)
MOST_GOLD: Final = 40
MOST_OFFERS: Final = 3  # at each moment (CK-TRD-3)
# CK-TRD-2: the kinds of terms in the order of the lexicon, with the verbs of either side
GOLD: Final = 0
LAND: Final = 1
COUNCIL: Final = 2
CARDS: Final = 3
CLAIM: Final = 4
KINDS: Final = 5
SIDES: Final[list[list[Verb]]] = [
    [GIVE_GOLD, GIVE_REGION, GIVE_DEVELOPMENT, GIVE_CARD, GIVE_CLAIM],
    [TAKE_GOLD, TAKE_REGION, TAKE_DEVELOPMENT, TAKE_CARD, TAKE_CLAIM],
]


def offer_trade(g: Kings, ask: Ask, made: int) -> None:
    """CK-TRD-3: an offer to another person instead of an answer; CK-TRD-6: none to an AI."""
    if made >= MOST_OFFERS or g.config.options["trade_items"] == "none":
        if g.explaining:
            rule = "CK-TRD-3" if made >= MOST_OFFERS else "CK-TRD-2"
            for other in g.others_from(ask.seat):
                ask.refuse(OFFER.option(other), rule)
        return
    for other in g.others_from(ask.seat):
        if not g.is_ai(other):
            ask.offer(OFFER.option(other))
        elif g.explaining:
            ask.refuse(OFFER.option(other), "CK-TRD-6", SEAT, other)


def open_trade(g: Kings, seat: int, pick: int) -> None:
    bargain = Bargain()
    bargain.open(seat, OFFER.first(pick))
    g.call(bargain)


class Market(Frame[Kings]):
    """CK-TRD-3, option trade_any_seat: when a card lies open each other person may offer once."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("at", NUMBER)]

    def __init__(self, seat: int = NONE, at: int = 0) -> None:
        self.seat = seat  # who has revealed the card
        self.at = at  # how many of the others have had their turn

    def copy(self) -> Market:
        return Market(self.seat, self.at)

    def run(self, g: Kings) -> Ask | None:
        others = [other for other in g.others_from(self.seat) if not g.is_ai(other)]
        if self.at < len(others):
            ask = Ask(others[self.at], "any-offer", self.seat)
            offer_trade(g, ask, 0)
            if ask.count:
                ask.offer(PASS.option())
                return ask
        g.done()
        return None

    def chosen(self, g: Kings, pick: int) -> None:
        raise BrokenRule("a market hears who answers")

    def answered(self, g: Kings, seat: int, pick: int) -> None:
        self.at += 1
        if OFFER.has(pick):
            open_trade(g, seat, pick)

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not 0 <= self.at <= g.seats:
            raise BadData("frame Market: seat or at is out of range")


def open_market(g: Kings, seat: int) -> None:
    if g.config.options["trade_any_seat"] == "on":
        g.call(Market(seat, 0))


def cards_to_play(g: Kings, seat: int) -> int:
    """CK-TRD-5: how many cards the seat has still to play in the era."""
    left = (ROUNDS - max(g.round, 1)) * TURNS
    if g.turn:
        return left + g.planned[seat]
    if any(type(frame).__name__ == "Support" for frame in g.frames):
        return left
    return left + TURNS


class Bargain(Draft[Kings]):
    """CK-TRD-2, CK-TRD-7: gold, regions, developments, hand cards and claims of the two sides."""

    EDITS: ClassVar[int] = 16
    REFUSALS: ClassVar[int] = 1
    KEY: ClassVar[str] = "write-offer"
    ANSWER_KEY: ClassVar[str] = "answer-offer"
    SEND: ClassVar[Verb] = SEND_OFFER
    STOP: ClassVar[Verb] = STOP_OFFER
    ACCEPT: ClassVar[Verb] = ACCEPT
    REFUSE: ClassVar[Verb] = REFUSE

    balance: Balance | None = None  # found again where it is missing, so no copy needs it

    def copy(self) -> Bargain:
        other = Bargain()
        other.take_draft(self)
        return other

    def run(self, g: Kings) -> Ask | None:
        ask = super().run(g)
        if ask is not None and g.explaining:
            if self.is_sent:
                leave_out(ask, ACCEPT.option(), "CK-TRD-7")
            else:
                self.explain(g, ask)
        return ask

    def explain(self, g: Kings, ask: Ask) -> None:
        """CK-TRD-4, CK-TRD-5, CK-TRD-7: what cannot be added to the terms as they are."""
        for option in all_terms(g, self.seat, self.partner):
            if option in self.terms:
                continue
            if GIVE_REGION.has(option) or TAKE_REGION.has(option):
                leave_out(ask, option, "CK-TRD-4")
            elif GIVE_CARD.has(option) or TAKE_CARD.has(option):
                leave_out(ask, option, "CK-TRD-5")
            elif not (GIVE_GOLD.has(option) or TAKE_GOLD.has(option)):
                leave_out(ask, option, "CK-TRD-7")

    def weighed(self, g: Kings) -> Balance:
        """What both have against the terms; while they bargain, nothing but these changes."""
        balance = self.balance
        if balance is None:
            balance = Balance(g, self.seat, self.partner)
            balance.weigh(self.terms)
            self.balance = balance
        return balance

    def changed(self, g: Kings, pick: int) -> None:
        if self.balance is not None:
            self.balance.weigh(self.terms)

    def additions(self, g: Kings) -> list[int]:
        """CK-TRD-2: what fits into the terms, kind by kind."""
        balance = self.weighed(g)
        found: list[int] = []
        for kind in range(KINDS):
            for side in range(2):
                if kind == CARDS:
                    balance.add_cards_that_fit(side, found)
                elif balance.has_room(kind, side):
                    found += balance.terms[2 * kind + side]
        return found

    def removal(self, term: int) -> int:
        return DROP_TERM.option(place_of(term, self.terms) + 1)

    def may_send(self, g: Kings) -> bool:
        return len(self.terms) > 0 and self.weighed(g).holds()

    def may_accept(self, g: Kings) -> bool:
        """CK-TRD-7: whoever has too few of the cards in hand can only refuse."""
        for term in self.terms:
            if TAKE_CARD.has(term):
                deck = TAKE_CARD.first(term)
                mine = [c for c in hand(g, self.partner) if CARD_DECK[c] == deck]
                if len(mine) < TAKE_CARD.second(term):
                    return False
        return True

    def sent(self, g: Kings) -> None:
        g.tell("offer-sent", self.seat, self.partner)
        tell_terms(g, self.seat, self.partner, self.terms)

    def refused(self, g: Kings) -> None:
        g.tell("offer-refused", self.partner, self.seat)

    def exchange(self, g: Kings) -> None:
        g.tell("offer-accepted", self.partner, self.seat)
        carry_out(g, self.seat, self.partner, self.terms)


def tell_terms(g: Kings, seat: int, partner: int, terms: list[int]) -> None:
    """CK-TRD-7: everybody reads what is offered, hand cards by their deck."""
    for giver, taker, gold, region, development, card, claim in (
        (seat, partner, GIVE_GOLD, GIVE_REGION, GIVE_DEVELOPMENT, GIVE_CARD, GIVE_CLAIM),
        (partner, seat, TAKE_GOLD, TAKE_REGION, TAKE_DEVELOPMENT, TAKE_CARD, TAKE_CLAIM),
    ):
        for term in terms:
            if gold.has(term):
                g.tell("term-gold", giver, taker, gold.first(term))
            elif region.has(term):
                g.tell("term-region", giver, taker, region.first(term))
            elif development.has(term):
                g.tell("term-development", giver, taker, development.first(term))
            elif card.has(term):
                g.tell("term-cards", giver, taker, card.first(term), card.second(term))
            elif claim.has(term):
                g.tell("term-claim", giver, taker)


def place_of(term: i64, terms: list[int]) -> int:
    """Where a term stands among the others; compared as native numbers."""
    at: i64 = 0
    while terms[at] != term:
        at += 1
    return at


def amount_of(terms: list[int], verb: Verb) -> int:
    for term in terms:
        if verb.has(term):
            return verb.first(term)
    return 0


def things_of(terms: list[int], verb: Verb) -> list[int]:
    return [verb.first(term) for term in terms if verb.has(term)]


def terms_of(g: Kings, kind: int, side: int, seat: int, partner: int) -> list[int]:
    """What one side could put in of one kind."""
    verb = SIDES[side][kind]
    who, other = (seat, partner) if side == 0 else (partner, seat)
    if kind == GOLD:
        most = min(MOST_GOLD, g.gold[who])
        return list(range(verb.option(1), verb.option(most) + 1))
    if kind == LAND:
        first = verb.option(0)
        return [first + region for region in g.regions_of(who)]
    if kind == COUNCIL:
        things = g.held[who] & ~g.held[other]
        return [verb.option(n) for n in range(DEVELOPMENTS) if things >> n & 1] if things else []
    if kind == CLAIM:
        return [verb.option()] if g.trades_widely and g.claims[who] >> other & 1 else []
    numbers = cards_in_offers(g, side, who)
    found: list[int] = []
    for deck in range(DECK_COUNT):
        for n in range(1, min(MOST_THINGS, numbers[deck]) + 1):
            found.append(verb.option(deck, n))
    return found


def cards_in_offers(g: Kings, side: int, who: int) -> list[int]:
    """CK-TRD-2: how many cards of each deck an offer may name."""
    if not g.trades_widely:
        return [0] * DECK_COUNT
    if side == 0:
        return hand_by_deck(g, who)
    # hand and plan together: what is planned must not be told (CK-TRD-7)
    return g.cards[who * DECK_COUNT : (who + 1) * DECK_COUNT]


def all_terms(g: Kings, seat: int, partner: int) -> list[int]:
    """What both could put in, in the order of the lexicon."""
    found: list[int] = []
    for kind in range(KINDS):
        for side in range(2):
            found += terms_of(g, kind, side, seat, partner)
    return found


class Side:
    """What one of the two has and can do without, and what he puts in."""

    def __init__(self, g: Kings, side: int, who: int) -> None:
        self.verbs = SIDES[side]
        self.numbers = cards_in_offers(g, side, who)
        self.regions: i64 = g.size(who)
        self.spare_cards: i64 = spare_cards(g, who)
        self.spare_crusades: i64 = spare_crusades(g, who)
        self.golds: i64 = 0  # terms in gold
        self.things: i64 = 0
        self.lands: i64 = 0
        self.cards: i64 = 0
        self.crusades: i64 = 0
        self.decks: i64 = 0  # as bits
        self.is_clear: bool = True  # no deck is named twice

    def weigh(self, terms: list[int]) -> None:
        self.golds = 0
        self.things = 0
        self.lands = 0
        self.cards = 0
        self.crusades = 0
        self.decks = 0
        self.is_clear = True
        for term in terms:
            self.count(term)

    def count(self, term: int) -> None:
        verbs = self.verbs
        if verbs[GOLD].has(term):
            self.golds += 1
        elif verbs[CARDS].has(term):
            self.count_cards(verbs[CARDS].first(term), verbs[CARDS].second(term))
        elif verbs[LAND].has(term):
            self.lands += 1
            self.things += 1
        elif verbs[COUNCIL].has(term) or verbs[CLAIM].has(term):
            self.things += 1

    def count_cards(self, deck: int, n: i64) -> None:
        self.is_clear = self.is_clear and not self.decks >> deck & 1
        self.decks |= BIT[deck]
        self.things += n
        self.cards += n
        if deck == CRUSADE:
            self.crusades += n

    def is_small(self) -> bool:
        """CK-TRD-7: at most three things and one sum of gold."""
        return self.is_clear and self.things <= MOST_THINGS and self.golds <= 1

    def has_land_for(self, other: Side) -> bool:
        """CK-TRD-4: a seller keeps a region, a buyer ends with eight at most."""
        if self.lands and self.lands >= self.regions:
            return False
        return other.regions - other.lands + self.lands <= MOST_REGIONS

    def cards_left(self, other: Side) -> i64:
        """CK-TRD-5: so many more can be given; below zero they are too many."""
        return self.spare_cards - self.cards + other.cards

    def crusades_left(self, other: Side) -> i64:
        """CK-TRD-5: the same of Crusade cards while the duty is open."""
        return self.spare_crusades - self.crusades + other.crusades

    def has_cards_for(self, other: Side) -> bool:
        return self.cards_left(other) >= 0 and self.crusades_left(other) >= 0


class Balance:
    """CK-TRD-4, CK-TRD-5, CK-TRD-7: whether terms can be kept, as far as everybody can see."""

    def __init__(self, g: Kings, seat: int, partner: int) -> None:
        self.gives = Side(g, 0, seat)
        self.takes = Side(g, 1, partner)
        self.terms: list[list[int]] = []  # by kind and side; hand cards are looked at one by one
        for kind in range(KINDS):
            for side in range(2):
                is_whole = kind != CARDS
                self.terms.append(terms_of(g, kind, side, seat, partner) if is_whole else [])
        self.is_small: bool = True
        self.has_lands: bool = True
        self.has_hands: bool = True

    def weigh(self, terms: list[int]) -> None:
        self.gives.weigh(terms)
        self.takes.weigh(terms)
        self.is_small = self.gives.is_small() and self.takes.is_small()
        self.has_lands = self.lands_hold()
        self.has_hands = self.gives.has_cards_for(self.takes) and self.takes.has_cards_for(
            self.gives
        )

    def lands_hold(self) -> bool:
        return self.gives.has_land_for(self.takes) and self.takes.has_land_for(self.gives)

    def holds(self) -> bool:
        return self.is_small and self.has_lands and self.has_hands

    def has_room(self, kind: int, side: int) -> bool:
        """Whether one more of the kind can be kept too: things of a kind weigh the same."""
        mine = self.gives if side == 0 else self.takes
        if not self.is_small or not self.has_hands:
            return False
        if kind == GOLD:
            return self.has_lands and mine.golds == 0
        if mine.things == MOST_THINGS:
            return False
        if kind != LAND:
            return self.has_lands
        mine.lands += 1
        has_lands = self.lands_hold()
        mine.lands -= 1
        return has_lands

    def add_cards_that_fit(self, side: int, found: list[int]) -> None:
        """CK-TRD-5: the cards of each deck that can be kept too, one to three of them.

        More of them also makes up for what the other side gives too much of.
        """
        mine, other = (self.gives, self.takes) if side == 0 else (self.takes, self.gives)
        room = min(MOST_THINGS - mine.things, mine.cards_left(other))
        if room <= 0 or not self.is_small or not self.has_lands:
            return
        need = max(1, -other.cards_left(mine))
        crusade_room = mine.crusades_left(other)
        crusade_need = -other.crusades_left(mine)
        verb = mine.verbs[CARDS]
        deck: i64
        n: i64
        for deck in range(DECK_COUNT):
            most: i64 = mine.numbers[deck]
            if most == 0 or mine.decks >> deck & 1:
                continue
            least = need
            most = min(most, room)
            if deck == CRUSADE:
                least = max(least, crusade_need)
                most = min(most, crusade_room)
            elif crusade_room < 0 or crusade_need > 0:
                continue
            for n in range(least, most + 1):
                found.append(verb.option(deck, n))


def spare_cards(g: Kings, seat: int) -> int:
    """CK-TRD-5: so many cards the seat can do without."""
    return max(0, g.cards_of(seat) - cards_to_play(g, seat))


def spare_crusades(g: Kings, seat: int) -> int:
    """CK-TRD-5: so many Crusade cards; one must stay while the duty is open."""
    kept = 1 if g.crusades[seat] == 0 else 0
    return max(0, g.cards[seat * DECK_COUNT + CRUSADE] - kept)


def carry_out(g: Kings, seat: int, partner: int, terms: list[int]) -> None:
    """CK-TRD-3: at once and whole; cards are picked by who gives them, after all the rest."""
    for verb, giver, taker in ((TAKE_CARD, partner, seat), (GIVE_CARD, seat, partner)):
        for term in terms:
            if verb.has(term):
                g.call(HandCards(giver, taker, verb.first(term), verb.second(term)))
    for verb, giver, taker in ((GIVE_GOLD, seat, partner), (TAKE_GOLD, partner, seat)):
        amount = amount_of(terms, verb)
        if amount:
            g.gold[giver] -= amount
            g.gold[taker] += amount
            g.tell("gave-gold", giver, taker, amount)
    for verb, giver, taker in ((GIVE_REGION, seat, partner), (TAKE_REGION, partner, seat)):
        for region in things_of(terms, verb):
            give_region(g, giver, taker, region)
    if any(GIVE_CLAIM.has(term) for term in terms):
        g.claims[seat] &= ~BIT[partner]
        g.tell("claim-dropped", seat, partner)
    if any(TAKE_CLAIM.has(term) for term in terms):
        g.claims[partner] &= ~BIT[seat]
        g.tell("claim-dropped", partner, seat)
    for verb, giver, taker in (
        (GIVE_DEVELOPMENT, seat, partner),
        (TAKE_DEVELOPMENT, partner, seat),
    ):
        for development in things_of(terms, verb):
            g.tell("gave-development", giver, taker, development)
            exchange_card(g, giver, taker, development)
    look_at_achievements(g)  # CK-TRD-3: when all of it has changed hands


def give_region(g: Kings, giver: int, taker: int, region: int) -> None:
    """CK-TRD-4: army and duchy of the seller leave, the duke lives; castle and tokens stay."""
    kin = g.duke_of(region)
    if kin != NONE:
        end_duchy(g, giver, kin)
    g.armies &= ~BIT[region]
    g.give_land(region, taker)
    g.tell("gave-region", giver, taker, region)


def lose_track(g: Kings, giver: int, taker: int, deck: int) -> None:
    """CK-TRD-7: of the cards that a third knows with the giver any may be the one that goes.

    So he knows of all of them alike: it is with one of the two.
    """
    place = g.culture[giver]
    for card in range(ALL_CARDS):
        third = g.giver[card]
        is_his = CARD_DECK[card] == deck and third not in (NONE, giver, taker)
        if (
            is_his
            and g.card_at[card] >= IN_HAND
            and (g.card_at[card] - IN_HAND) % CULTURES == place
        ):
            g.give_away(card, NONE)
            g.hear(third, card, BIT[giver])
    g.rumour_with = g.rumour_with[:]
    for i in range(len(g.rumour_of)):
        is_his = CARD_DECK[g.rumour_card[i]] == deck and g.rumour_of[i] not in (giver, taker)
        if is_his and g.rumour_with[i] >> giver & 1:
            g.rumour_with[i] |= BIT[taker]


class HandCards(Frame[Kings]):
    """CK-TRD-7: the giver picks the cards of a deck, and only the two learn which."""

    FIELDS: ClassVar[list[Field]] = [
        one("giver", SEAT),
        one("taker", SEAT),
        one("deck", DECK),
        one("left", NUMBER),
    ]

    def __init__(
        self, giver: int = NONE, taker: int = NONE, deck: int = NONE, left: int = 0
    ) -> None:
        self.giver = giver
        self.taker = taker
        self.deck = deck
        self.left = left

    def copy(self) -> HandCards:
        return HandCards(self.giver, self.taker, self.deck, self.left)

    def cards(self, g: Kings) -> list[int]:
        return [card for card in hand(g, self.giver) if CARD_DECK[card] == self.deck]

    def run(self, g: Kings) -> Ask | None:
        if self.left == 0:
            g.done()
            return None
        ask = Ask(self.giver, "hand-card", self.taker, self.deck)
        ask.shows = True  # silence would tell that all of them are alike
        titles: list[int] = []
        for card in self.cards(g):
            if TITLE_OF[card] not in titles:
                titles.append(TITLE_OF[card])
                ask.offer(DROP_CARD.option(TITLE_OF[card]))
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        title = DROP_CARD.first(pick)
        card = next(c for c in self.cards(g) if TITLE_OF[c] == title)
        self.left -= 1
        is_open = (g.open_hands >> self.giver | g.open_hands >> self.taker) & 1 != 0
        if is_open:
            g.forget(card)
        else:
            lose_track(g, self.giver, self.taker, self.deck)
        leave_hand(g, self.giver, card)
        g.card_at[card] = IN_HAND + g.culture[self.taker]
        g.cards[self.taker * DECK_COUNT + self.deck] += 1
        half = [self.giver, self.taker, self.deck]
        g.give_away(card, NONE if g.open_hands >> self.taker & 1 else self.giver)
        if is_open:
            g.show("gave-card", [self.giver, self.taker, title])
        else:
            both = BIT[self.giver] | BIT[self.taker]
            whole = [self.giver, self.taker, title]
            g.tell_among(both, "gave-card", whole, "gave-some-card", half)
            n = len(g.rumour_of)  # who has got it knows where it is
            mine = [g.rumour_of[i] == self.taker and g.rumour_card[i] == card for i in range(n)]
            g.keep_rumours([i for i in range(n) if not mine[i]])

    def check(self, g: Kings) -> None:
        if NONE in (self.giver, self.taker, self.deck) or self.giver == self.taker:
            raise BadData("frame HandCards: giver, taker and deck must be there")
        if not 0 <= self.left <= MOST_THINGS:
            raise BadData("frame HandCards: left must be 0 to 3")
        # a seat's sight tells no more than the number of hand and plan together
        held = g.cards[self.giver * DECK_COUNT + self.deck]
        if HIDDEN not in g.card_at:
            held = len(self.cards(g))
        if self.left > held:
            raise BadData("frame HandCards: left must be no more than the giver has in hand")
