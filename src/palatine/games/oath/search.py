"""OA-SEA: search the world deck or a discard pile."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from palatine.games.oath.actions import (
    after,
    announced,
    can_afford,
    impose,
    is_freed,
    is_viable,
    offer,
    pay_for,
    tolls_due,
)
from palatine.games.oath.cards import (
    bury,
    discard_region,
    draw_discard,
    draw_world,
    everybody,
    note_laid,
)
from palatine.games.oath.deed import NOT_PLAYED, TO_SITE, Playing, Searching
from palatine.games.oath.names import (
    CARD,
    DISCARD,
    MODIFY,
    PLAY,
    SEARCH_DECK,
    SEARCH_PILE,
    VISION_BACK,
)
from palatine.games.oath.play import new_play
from palatine.games.oath.power import TABLE
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import DRAWN, POWER_ROWS, REGIONS, SEARCH_DISCARDS, SEARCH_SUPPLY
from palatine.games.oath.windows import SEARCHES
from palatine.kernel.chance import Chance
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, many, spare
from palatine.kernel.lexicon import HIDDEN, NONE

NO_LIMIT: Final = 99
# steps
DECLARE: Final = 0
DRAW: Final = 1
LOOK: Final = 2
DISCARD_REST: Final = 3
PLAY_ONE: Final = 4
END: Final = 5


@mypyc_attr(free_list_len=1)
class Search(Searching):
    """OA-SEA-07: modifiers, source and cost; pay; draw; look; discard; play."""

    FIELDS: ClassVar[list[Field]] = [
        *Searching.FIELDS,
        spare(many("laying", CARD, 16, secret=True)),
    ]

    laying: list[int]  # OA-GEN-05: discards of a Search that was shown, laid down together

    def open(self, seat: int) -> None:
        super().open(seat)
        self.laying = []

    def copy(self) -> Search:
        other = Search()
        other.take_search(self)
        other.laying = self.laying[:]
        return other

    def veil(self, g: Oath, seat: int) -> Search:
        """OA-GEN-05: what is drawn is seen by who drew it, or by all if it was shown."""
        if seat == self.seat or not self.drawn:
            return self
        seen = self.copy()
        seen.drawn = [card if card in self.drawn_open else HIDDEN for card in self.drawn]
        if self.drawn_open and self.step == DISCARD_REST:
            seen.laying = [HIDDEN]
        return seen

    def fill(self, g: Oath, seat: int, chance: Chance) -> Search:
        """`sight.fill` has dealt the cards already."""
        if HIDDEN not in self.laying:
            return self
        guessed = self.copy()
        guessed.laying = []
        return guessed

    def check(self, g: Oath) -> None:
        super().check(g)
        for card in self.laying:
            if card != HIDDEN and card not in self.drawn:
                raise BadData("frame Search: laying must be cards of drawn")

    def targets(self, g: Oath) -> list[int]:
        """OA-SEA-01, OA-SEA-07: sources with cards that can be paid for."""
        found: list[int] = []
        tolls = tolls_due(g, self, g.pawn[self.seat])
        if not can_afford(g, self, tolls, 0):
            return found
        if g.world and not self.is_pile_only and self.may_cost(g, self.deck_cost):
            found.append(SEARCH_DECK.option())
        if self.may_cost(g, SEARCH_DISCARDS):
            for region in range(REGIONS):
                if self.piles >> region & 1 and g.discards(region):
                    found.append(SEARCH_PILE.option(region))
        return found

    def may_cost(self, g: Oath, cost: int) -> bool:
        if is_freed(g, self, NONE):
            cost = 0
        return cost <= g.supply[self.seat] and cost <= self.cost_limit

    def run(self, g: Oath) -> Ask | None:
        if self.step == DECLARE:
            ask = Ask(self.seat, "search")
            offer(g, self, SEARCHES, ask)
            return ask
        if self.step == DRAW:
            self.step = LOOK
            self.draw_cards(g)
        elif self.step == LOOK:
            self.step = DISCARD_REST
            for i in range(len(self.used) - 1, -1, -1):
                number = self.used[i]
                TABLE[number].drew(g, g.place_of(POWER_ROWS[number].face), self)
        elif self.step == DISCARD_REST:
            if len(self.drawn) > self.plays:
                return self.ask_card("search-discard", DISCARD.base)
            self.step = PLAY_ONE
        elif self.step == PLAY_ONE:
            if len(self.drawn) > 1:
                return self.ask_card("play-first", PLAY.base)
            if self.drawn:
                self.play(g, self.drawn[0])
            else:
                self.step = END
        else:
            self.step += 1
            if self.step == END + 1:
                after(g, self)
            else:
                g.done()
        return None

    def ask_card(self, key: str, base: int) -> Ask:
        """One of the drawn cards; others must not see from the question which it could be."""
        ask = Ask(self.seat, key)
        for card in self.drawn:
            if card not in self.laying:
                ask.offer(base + card)
        return ask

    def draw_cards(self, g: Oath) -> None:
        """OA-SEA-03, OA-SEA-04: one by one; a Vision of the world deck ends it."""
        left = max(0, self.draw + self.extra)
        while left > 0:
            if self.is_deck:
                if not g.world:
                    break
                card = draw_world(g)
            else:
                if not g.discards(self.region):
                    break
                card = draw_discard(g, self.region, self.is_from_bottom)
            self.drawn.append(card)
            self.drawn_back.append(back_of(card))
            left -= 1
            if self.is_deck and back_of(card) == VISION_BACK:
                break
        g.tell_to(
            self.seat,
            "drew",
            [self.seat, *self.drawn],
            "drew-some",
            [self.seat, *self.drawn_back],
        )

        self.arrange(g)

    def arrange(self, g: Oath) -> None:
        """A hand has no order that others could follow: cards they have seen, then by number."""
        seen = sorted(card for card in self.drawn if card in self.drawn_open)
        self.drawn = seen + sorted(card for card in self.drawn if card not in self.drawn_open)
        self.drawn_back = [back_of(card) for card in self.drawn]

    def show_drawn(self, g: Oath) -> None:
        """Truthful Harp: everybody sees all drawn cards."""
        self.drawn_open = self.drawn[:]
        g.show("showed", [self.seat, *self.drawn])

    def known_to(self, g: Oath, card: int) -> int:
        return everybody(g) if card in self.drawn_open else 1 << self.seat

    def discard(self, g: Oath, card: int) -> None:
        """OA-SEA-05; OA-GEN-05: of several that were shown nobody else sees the order."""
        left = len(self.drawn) - self.plays
        if not self.drawn_open or (left == 1 and not self.laying):
            self.lay_down(g, card, self.known_to(g, card))
            return
        self.laying.append(card)
        if len(self.laying) < left:
            return
        cards = self.laying
        self.laying = []
        for one in cards:
            self.lay_down(g, one, 1 << self.seat)

    def is_last_discard(self) -> bool:
        return len(self.laying) + 1 >= len(self.drawn) - self.plays

    def lay_down(self, g: Oath, card: int, known: int) -> None:
        """By the region of the pawn, unless a modifier leads it elsewhere."""
        self.take(card)
        to = self.discard_to if self.discard_to != NONE else discard_region(g, self.seat, NONE)
        g.tell_apart(
            self.seat, "discarded-drawn", [self.seat, card], "discarded-some", [self.seat, 1]
        )
        bury(g, card, known, to)
        if card in self.drawn_open and known != everybody(g):
            note_laid(g, card, to)

    def play(self, g: Oath, card: int) -> None:
        """OA-SEA-06: the card is played or discarded by a frame of its own."""
        for number in self.used:
            TABLE[number].keeps(g, g.place_of(POWER_ROWS[number].face), self, card)
        is_known = card in self.drawn_open
        self.take(card)
        must_to_site = self.plays > 1 and len(self.drawn) == 0 and self.to_site == 1
        play = new_play(self.seat, card)
        play.is_drawn = True
        play.is_known = is_known
        play.discard_to = self.discard_to
        play.is_for_site = must_to_site
        if self.plays > 1 and len(self.drawn) == 1:
            self.to_site = 1  # Land Warden: the next must go to a site, unless this one does
        g.call(play)

    def returned(self, g: Oath, value: int) -> None:
        """The way in which a card was played; Land Warden wants one of two at a site."""
        if value == TO_SITE + 1 or value == NOT_PLAYED:
            self.to_site = 2

    def chosen(self, g: Oath, pick: int) -> None:
        if MODIFY.has(pick):
            announced(g, self, pick)
        elif DISCARD.has(pick):
            self.discard(g, DISCARD.first(pick))
        elif PLAY.has(pick):
            self.play(g, PLAY.first(pick))
        else:
            self.is_deck = SEARCH_DECK.has(pick)
            cost = self.deck_cost if self.is_deck else SEARCH_DISCARDS
            if is_freed(g, self, NONE):
                cost = 0
            if not self.is_deck:
                self.region = SEARCH_PILE.first(pick)
                g.tell("searches-pile", self.seat, self.region)
            else:
                g.tell("searches-deck", self.seat)
            pay_for(g, self, cost, g.pawn[self.seat])
            self.step = DRAW


def new_search(g: Oath, seat: int) -> Search:
    search = Search()
    search.open(seat)
    search.deck_cost = SEARCH_SUPPLY[g.visions_drawn]
    search.cost_limit = NO_LIMIT
    search.piles = 1 << g.region(seat)
    search.draw = DRAWN
    impose(g, search, SEARCHES)
    return search


def may_search(g: Oath, seat: int) -> bool:
    return is_viable(g, new_search(g, seat), SEARCHES)


def lead_discards(g: Oath, to: int) -> None:
    """Discards of the Search under way, or of the adviser that is played or discarded, go there."""
    for i in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[i]
        if isinstance(frame, Searching):
            frame.discard_to = to
            return
        if isinstance(frame, Playing):
            frame.discard_to = to
            return


def search_of(g: Oath) -> Searching:
    """The Search under way; for powers that ask within it."""
    for i in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[i]
        if isinstance(frame, Searching):
            return frame
    raise AssertionError("no Search is under way")
