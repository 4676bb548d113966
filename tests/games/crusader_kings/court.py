"""A table of Crusader Kings laid by hand: the smallest position that shows a rule.

    c = Court(scenario=1, cb=[("frankish", "english")], armies=["paris"])
    c.run(PlayCard(...)) ; c.play("act invade", "attack paris normandy", "pass", "invest 0")

Seats are named by culture. Luck for a trait check is given by the traits to be drawn (`c.draws`).
"""

from __future__ import annotations

from typing import Any

from palatine.games.crusader_kings import names, tables
from palatine.games.crusader_kings.ai import LOOKING, AiTurn
from palatine.games.crusader_kings.deal import leave_hand, reveal
from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.names import CHILD, FIRST, IN_BAG, IN_PLAY, KINS, MEMBERS
from palatine.games.crusader_kings.rounds import CHOOSING, PlayCard
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import HOME
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask, Frame, advance, choose
from palatine.kernel.lexicon import NONE
from tests.helpers import frame_of


class Idle(Frame[Kings]):
    """What lies below the rule under test: nothing happens any more."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def copy(self) -> Idle:
        return self

    def run(self, g: Kings) -> Ask | None:
        g.ended = 0
        return None

    def returned(self, g: Kings, value: int) -> None:
        self.heard.append(value)


def region(id: str) -> int:
    return names.REGION.numbers[id]


def trait(id: str) -> int:
    return names.TRAIT.numbers[id]


class Court:
    """A match that stands where a test wants it."""

    def __init__(self, scenario: int = 1, people: int = 5, **options: str) -> None:
        chosen = {"scenario": str(scenario), **options}
        self.config = GAME.config(people, chosen)
        self.words = GAME.lexicon(self.config)
        g = GAME.start(self.config, fast("court"))
        assert isinstance(g, Kings)
        self.g: Kings = g
        while len(g.frames) > 1:  # the set-up and its choices
            ask = advance_below(g)
            if ask is None:
                break
            choose(g, ask.seat, ask.nth(0))
        g.era = 1
        g.round = 2
        g.turn = 1
        g.answering = False
        g.telling = True
        g.explaining = True
        self.idle = Idle()
        g.frames = [self.idle]
        g.asked = None

    # what a test looks at

    def seat(self, id: str) -> int:
        return self.config.seat_names.index(id)

    def gold(self, id: str) -> int:
        return self.g.gold[self.seat(id)]

    def owner(self, id: str) -> str | None:
        seat = self.g.owner[region(id)]
        return None if seat == NONE else self.config.seat_names[seat]

    def realm(self, id: str) -> list[str]:
        return [tables.REGION_IDS[r] for r in self.g.regions_of(self.seat(id))]

    def bag(self, id: str) -> list[str]:
        return sorted(tables.TRAIT_IDS[tables.TRAIT_OF[t]] for t in self.g.bag(self.seat(id)))

    def claim(self, holder: str, against: str) -> bool:
        return self.g.claims[self.seat(holder)] >> self.seat(against) & 1 == 1

    def war(self, one: str, other: str) -> bool:
        return self.g.wars[self.seat(one)] >> self.seat(other) & 1 == 1

    def pact(self, one: str, other: str) -> bool:
        return self.g.allies[self.seat(one)] >> self.seat(other) & 1 == 1

    def held(self, id: str) -> list[str]:
        bits = self.g.held[self.seat(id)]
        return [d for n, d in enumerate(tables.DEVELOPMENT_IDS) if bits >> n & 1]

    def options(self) -> list[str]:
        ask = advance(self.g)
        return [] if ask is None else [self.words.code(option) for option in ask.options]

    def asked(self) -> tuple[str, str]:
        """Who is asked what; two empty texts where nothing is left to ask."""
        ask = advance(self.g)
        return ("", "") if ask is None else (self.config.seat_names[ask.seat], ask.key)

    def told(self, key: str) -> list[list[int]]:
        return [fact.numbers for fact in self.g.facts if fact.key == key]

    # what a test lays

    def give_bag(self, id: str, *traits: str) -> None:
        """A bag of just these traits."""
        g = self.g
        for token in g.bag(self.seat(id)):
            g.move_token(token, HOME[tables.RIM_OF[token]])
        for wanted in traits:
            self.token(wanted, IN_BAG + g.culture[self.seat(id)])

    def token(self, wanted: str, place: int) -> None:
        """A token of the trait from a supply to a place."""
        for token in range(tables.TOKENS):
            if tables.TRAIT_OF[token] == trait(wanted) and self.g.token_at[token] < 3:
                self.g.move_token(token, place)
                return
        raise AssertionError(f"no token of {wanted} is left")

    def person(self, id: str, member: str, sex: str = "male", *traits: str, order: int = 0) -> int:
        """Somebody of the own culture deck sits down at a place of the family board."""
        g = self.g
        seat = self.seat(id)
        slot = names.FAMILY.numbers[member]
        for character in range(tables.CHARACTERS):
            fits = tables.CHARACTER_CULTURE[character] == g.culture[seat]
            if g.character_at[character] != names.IN_DECK or not fits:
                continue
            if tables.SEX[character] == tables.SEXES.index(sex):
                g.character_at[character] = IN_PLAY
                g.family[seat * MEMBERS + slot] = character
                if CHILD <= slot < CHILD + KINS:
                    row = g.born[seat * KINS : (seat + 1) * KINS]
                    g.born[seat * KINS + slot - CHILD] = order or 1 + max(row)
                for wanted in traits:
                    self.token(wanted, names.ON_PERSON + character)
                return character
        raise AssertionError("no card is left")

    def army(self, *ids: str) -> None:
        for id in ids:
            self.g.armies |= 1 << region(id)

    def take(self, id: str, *regions: str) -> None:
        """Regions change hands without further effect."""
        for name in regions:
            n = region(name)
            lord = self.g.lord[n]
            if lord != NONE:
                for token in self.g.tokens_on(lord):
                    self.g.move_token(token, HOME[tables.RIM_OF[token]])
                self.g.character_at[lord] = names.IN_DISCARD
                self.g.lord[n] = NONE
            self.g.give_land(n, self.seat(id) if id else NONE)

    def add_claim(self, holder: str, against: str) -> None:
        self.g.claims[self.seat(holder)] |= 1 << self.seat(against)

    def add_war(self, one: str, other: str) -> None:
        self.g.wars[self.seat(one)] |= 1 << self.seat(other)
        self.g.wars[self.seat(other)] |= 1 << self.seat(one)

    def add_pact(self, one: str, other: str) -> None:
        self.g.allies[self.seat(one)] |= 1 << self.seat(other)
        self.g.allies[self.seat(other)] |= 1 << self.seat(one)

    def friend(self, id: str, name: str) -> None:
        self.g.friends[self.seat(id)] |= 1 << region(name)

    def hold(self, id: str, *developments: str) -> None:
        self.g.held[self.seat(id)] = sum(1 << names.DEVELOPMENT.numbers[d] for d in developments)

    def row(self, *developments: str) -> None:
        """The open developments; the deck holds the rest that nobody has."""
        g = self.g
        g.open_developments = [names.DEVELOPMENT.numbers[d] for d in developments]
        g.development_deck = [0] * tables.DEVELOPMENTS
        g.development_deck = [g.copies_discarded(d) for d in range(tables.DEVELOPMENTS)]

    def hand(self, id: str, *titles: str) -> None:
        """A hand of just these cards."""
        g = self.g
        seat = self.seat(id)
        for card in range(tables.CARDS):
            if g.card_at[card] == names.IN_HAND + g.culture[seat]:
                g.card_at[card] = names.CARD_IN_DECK
        g.cards[seat * tables.DECK_COUNT : (seat + 1) * tables.DECK_COUNT] = [0] * 5
        for title in titles:
            self.card(seat, title, names.IN_HAND)

    def card(self, seat: int, title: str, place: int) -> int:
        g = self.g
        for card in range(tables.CARDS):
            is_it = tables.TITLE_OF[card] == names.TITLE.numbers[title]
            if is_it and g.card_at[card] == names.CARD_IN_DECK:
                g.card_at[card] = place + g.culture[seat]
                g.cards[seat * tables.DECK_COUNT + tables.CARD_DECK[card]] += 1
                return card
        raise AssertionError(f"no {title} is left")

    def lord(self, name: str, sex: str, *traits: str) -> int:
        """A lord of this sex with just these traits."""
        g = self.g
        at = region(name)
        self.take("", name)
        for character in range(tables.CHARACTERS):
            is_free = g.character_at[character] in (names.IN_DECK, names.IN_DISCARD)
            is_his = tables.CHARACTER_CULTURE[character] == tables.REGION_CULTURE[at]
            if is_free and is_his and tables.SEX[character] == tables.SEXES.index(sex):
                g.character_at[character] = IN_PLAY
                g.lord[at] = character
                for wanted in traits:
                    self.token(wanted, names.ON_PERSON + character)
                return character
        raise AssertionError("no card is left")

    def no_lords(self) -> None:
        for name in tables.REGION_IDS:
            if self.g.is_independent(region(name)):
                self.take("", name)

    def castle(self, *ids: str) -> None:
        for id in ids:
            self.g.castles |= 1 << region(id)

    def has_castle(self, id: str) -> bool:
        return self.g.has_castle(region(id))

    def unrest(self, id: str) -> int:
        return self.g.unrest[region(id)]

    def pile(self, id: str, *titles: str) -> None:
        """An AI's pile of just these cards."""
        for title in titles:
            self.card(self.seat(id), title, names.IN_PILE)

    def has(self, id: str, member: str) -> bool:
        return self.g.person(self.seat(id), names.FAMILY.numbers[member]) != NONE

    # what a test does

    def ai_turn(self, id: str, title: str) -> None:
        """An AI has just turned up a card of this title; all that needs no person happens."""
        g = self.g
        card = self.card(self.seat(id), title, names.IN_PILE)
        leave_hand(g, self.seat(id), card)
        g.card_at[card] = names.OPEN
        g.call(frame_of(AiTurn, seat=self.seat(id), step=LOOKING, card=card))
        self.settle()

    def act(self, id: str, title: str) -> None:
        """The seat has just revealed a card of this title."""
        g = self.g
        seat = self.seat(id)
        card = self.card(seat, title, FIRST)
        g.planned[seat] += 1
        g.crusade_limit[seat] = max(1, g.crusade_limit[seat])
        reveal(g, seat, card)
        g.call(PlayCard(seat, CHOOSING, card, 0))

    def run(self, frame: Frame[Any]) -> None:
        self.g.call(frame)

    def play(self, *codes: str) -> None:
        """Answers by whoever is asked; `draw TRAIT` says what the next check draws."""
        for code in codes:
            ask = advance(self.g)
            assert ask is not None, f"nobody is asked for '{code}'"
            options = [self.words.code(option) for option in ask.options]
            assert code in options, f"'{code}' is not among {options} of '{ask.key}'"
            choose(self.g, ask.seat, ask.options[options.index(code)])

    def draws(self, id: str, *traits: str) -> None:
        """The next tokens from the bag of the seat, in this order."""
        bag = [tables.TRAIT_OF[token] for token in self.g.bag(self.seat(id))]
        outcomes: list[int] = []
        for wanted in traits:
            at = bag.index(trait(wanted))
            outcomes.append(at)
            bag.pop(at)
        self.g.chance.script(outcomes)

    def settle(self) -> None:
        """Lets everything that needs no answer happen."""
        advance(self.g)
        look_at_achievements(self.g)
        if self.g.frames and self.g.frames[-1] is self.idle:
            self.g.ended = NONE


def ai_court(strategy: str, **options: Any) -> Court:
    """Four people, and the German dynasty of scenario 1 as an AI whose checks cannot fail."""
    c = Court(people=4, german=strategy, **options)
    c.give_bag("german", "clever", "brave", "cultivated", "scholar")
    return c


def advance_below(g: Kings) -> Ask | None:
    """The next question of the set-up; None when it is done."""
    while len(g.frames) > 1:
        ask = g.frames[-1].run(g)
        if ask is not None:
            g.asked = ask
            return ask
    return None
