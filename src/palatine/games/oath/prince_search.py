"""CP-SEA: the Clockwork Prince draws cards, plays one, and a relationship token moves."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.actions import after, impose
from palatine.games.oath.cards import (
    bury,
    discard_region,
    draw_discard,
    draw_world,
    everybody,
    has_room,
    may_be_at_site,
)
from palatine.games.oath.deed import TO_SITE, Searching
from palatine.games.oath.names import CARD, SEARCH_DECK, SEARCH_PILE
from palatine.games.oath.play import CLEAR, PLACE, new_play
from palatine.games.oath.power import TABLE
from palatine.games.oath.prince_mind import cards_of_column, use_modifiers
from palatine.games.oath.prince_modifiers import ask_for_modifiers
from palatine.games.oath.prince_tables import NEUTRAL_ROW, ROWS, SHEET, TACTICS
from palatine.games.oath.prince_tolls import pay_tolls
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import (
    BATTLE_PLAN,
    DRAWN,
    FACE_POWERS,
    FIRST_EDIFICE,
    FIRST_VISION,
    POWER_ROWS,
    SLOTS,
)
from palatine.games.oath.windows import BARS_PLAY, CAPACITY, FILLED, SEARCHES
from palatine.kernel.chance import Chance
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, one
from palatine.kernel.lexicon import HIDDEN, NONE

# steps
TOLL: Final = 0
DRAW: Final = 1
LOOK: Final = 2
PLAN: Final = 3
PLAY: Final = 4
RELATE: Final = 5
DISCARD: Final = 6
AFTER: Final = 7


def is_vision(card: int) -> bool:
    return FIRST_VISION <= card < FIRST_EDIFICE


class PrinceSearch(Searching):
    """CP-SEA-01 to CP-SEA-11: draw, show, choose, play or discard, token, discard the others.

    It returns the row on which the token of the card stands (CP-ACT-01).
    """

    FIELDS: ClassVar[list[Field]] = [*Searching.FIELDS, one("card", CARD), one("first", CARD)]
    card: int = NONE  # the one he has chosen, NONE before
    first: int = NONE  # the one he chose first: with Land Warden there may be two

    def copy(self) -> PrinceSearch:
        other = PrinceSearch()
        other.take_search(self)
        other.card = self.card
        other.first = self.first
        return other

    def veil(self, g: Oath, seat: int) -> PrinceSearch:
        """CP-SEA-02: all but Visions lie open."""
        seen = self.copy()
        seen.drawn = [card if card in self.drawn_open else HIDDEN for card in self.drawn]
        return seen

    def fill(self, g: Oath, seat: int, chance: Chance) -> PrinceSearch:
        """`sight.fill` has dealt the cards already."""
        return self

    def targets(self, g: Oath) -> list[int]:
        """CP-SEA-01, CP-ACT-07: the world deck, whatever is in it; with Mushrooms the pile."""
        if not self.is_pile_only:
            return [SEARCH_DECK.option()]
        region = g.region(self.seat)
        return [SEARCH_PILE.option(region)] if g.discards(region) else []

    def run(self, g: Oath) -> Ask | None:
        step = self.step
        self.step += 1
        if step == TOLL:
            pay_tolls(g, self, [g.pawn[self.seat]])
            ask_for_modifiers(g, "search")
        elif step == DRAW:
            self.draw_cards(g)
        elif step == LOOK:
            for i in range(len(self.used) - 1, -1, -1):
                number = self.used[i]
                TABLE[number].drew(g, g.place_of(POWER_ROWS[number].face), self)
        elif step == PLAN:
            for card in self.drawn_open:
                if is_plan(card):  # CP-SEA-03
                    more_tactics(g, 1, card, "prince-tactics-plan")
        elif step == PLAY:
            self.play_one(g)
        elif step == RELATE:
            self.relate(g)
        elif step == DISCARD:
            self.discard_others(g)
        elif step == AFTER:
            after(g, self)
        else:
            g.done(1 if self.first == NONE else g.relation_row[g.suit(self.first)])
        return None

    def returned(self, g: Oath, value: int) -> None:
        """How the card was played does not matter."""

    def draw_cards(self, g: Oath) -> None:
        """CP-SEA-01, CP-SEA-09, CP-SEA-10: Visions do not stop him; there must be a denizen."""
        left = max(1, self.draw + self.extra)
        region = g.region(self.seat)
        pile = g.discards(region) if self.is_pile_only else g.world
        self.is_deck = not self.is_pile_only
        while pile and (left > 0 or not self.drawn_open):
            if self.is_pile_only:
                card = draw_discard(g, region, self.is_from_bottom)
            else:
                card = draw_world(g)
            self.drawn.append(card)
            self.drawn_back.append(back_of(card))
            if not is_vision(card):
                self.drawn_open.append(card)
            left -= 1
        if self.drawn_open:
            g.show("prince-drew", [g.prince, *self.drawn_open])
        else:
            g.tell("prince-no-card", g.prince)

    def show_drawn(self, g: Oath) -> None:
        """CP-SEA-02: all but Visions lie open already."""

    def known_to(self, g: Oath, card: int) -> int:
        return everybody(g) if card in self.drawn_open else 0

    def take(self, card: int) -> None:
        super().take(card)
        if card in self.drawn_open:
            self.drawn_open.remove(card)

    def arrange(self, g: Oath) -> None:
        """Cards that the Great Spire has brought are shown, at the end of the row."""
        came = [card for card in self.drawn if not is_vision(card) and card not in self.drawn_open]
        if came:
            self.drawn_open += came
            g.show("prince-drew", [g.prince, *came])

    def choose(self, g: Oath) -> int:
        """CP-SEA-04: the suit that stands highest in the column of the quadrant."""
        column = SHEET.plays[SHEET.quadrant[g.cell]]
        for suit in cards_of_column(g, column):
            for card in self.drawn_open:
                if g.suit(card) == suit:
                    g.tell("prince-chose", g.prince, card, suit, column)
                    return card
        g.tell("prince-chose-first", g.prince, self.drawn_open[0], column)
        return self.drawn_open[0]

    def play_one(self, g: Oath) -> None:
        """CP-SEA-05, CP-SEA-06: to the first site that has room, or the box "Cannot play?"."""
        if not self.drawn_open:
            return
        card = self.choose(g)
        slot = place_for(g, card)
        if slot == NONE and self.first != NONE:
            self.card = NONE  # a second card is played, or discarded like the others
            return
        self.card = card
        if self.first == NONE:
            self.first = card
        self.take(card)
        if slot == NONE:
            self.give_up(g, card)
            return
        play = new_play(self.seat, card)
        # CP-PWR-11: a modifier may discard a card before the play
        play.step = CLEAR if g.is_extended else PLACE
        play.is_drawn = True
        play.is_known = True
        play.way = TO_SITE
        play.slot = slot
        play.discard_to = self.discard_to
        g.call(play)

    def relate(self, g: Oath) -> None:
        """CP-SEA-07; with Land Warden a second card is played in the same way."""
        if self.card != NONE:
            advance(g, g.suit(self.card))
        self.plays -= 1
        if self.plays > 0 and self.drawn_open:
            self.step = PLAY

    def discard_pile(self, g: Oath) -> int:
        """OA-CON-12, unless a modifier leads discards elsewhere."""
        if self.discard_to != NONE:
            return self.discard_to
        return discard_region(g, self.seat, NONE)

    def give_up(self, g: Oath, card: int) -> None:
        """CP-SEA-06."""
        g.tell("prince-cannot-play", g.prince, card)
        quadrant = SHEET.quadrant[g.cell]
        suit = g.suit(card)
        bury(g, card, everybody(g), self.discard_pile(g))
        n = min(SHEET.box_favor[quadrant], g.bank[suit])
        if n > 0:
            g.bank[suit] -= n
            g.favor[self.seat] += n
            g.ambitions += n
            g.tell("prince-ambitions", g.prince, n, suit)
        if SHEET.box_tactics[quadrant] > 0:
            more_tactics(g, SHEET.box_tactics[quadrant], card, "prince-tactics-box")

    def discard_others(self, g: Oath) -> None:
        """CP-SEA-08: in draw order; of Visions only the back was seen."""
        for card in self.drawn:
            known = everybody(g) if card in self.drawn_open else 0
            bury(g, card, known, self.discard_pile(g))
        if self.drawn:
            g.tell("discarded-some", self.seat, len(self.drawn))
        self.drawn = []
        self.drawn_back = []

    def check(self, g: Oath) -> None:
        super().check(g)
        if self.seat != g.prince:
            raise BadData("frame PrinceSearch: seat must be the Prince's")


def is_plan(card: int) -> bool:
    """CP-SEA-03: a denizen with a battle plan."""
    for number in FACE_POWERS[card]:
        if POWER_ROWS[number].kind == BATTLE_PLAN:
            return True
    return False


def more_tactics(g: Oath, n: int, card: int, key: str) -> None:
    """The token stays on the last space; which card has moved it is told."""
    g.tactics = min(len(TACTICS) - 1, g.tactics + n)
    g.tell(key, g.prince, card, TACTICS[g.tactics])


def place_for(g: Oath, card: int) -> int:
    """CP-SEA-05: the topmost site from the Cradle on, faceup and with room; NONE if none."""
    if not may_be_at_site(card):
        return NONE
    for slot in range(SLOTS):
        if not g.is_up(slot):
            continue
        if needs_no_room(card):
            is_bare = len(g.cards_at(slot)) == 0
            if is_bare or (g.is_extended and not is_self_barred(g, card, slot)):
                return slot
        elif has_room(g, slot):
            return slot
    return NONE


def is_self_barred(g: Oath, card: int, slot: int) -> bool:
    """CP-SEA-11: Salt the Earth comes to no site with locked cards."""
    for number in FACE_POWERS[card]:
        is_asked = BARS_PLAY in FILLED[number]
        if is_asked and TABLE[number].bars_play(g, NONE, g.prince, card, TO_SITE, slot):
            return True
    return False


def needs_no_room(card: int) -> bool:
    """CP-SEA-11: Salt the Earth leaves room for itself alone: on the extended level it goes to a
    full site, on the limited one, where it clears nothing, to an empty one."""
    return any(CAPACITY in FILLED[number] for number in FACE_POWERS[card])


def advance(g: Oath, suit: int) -> None:
    """CP-SEA-07: one row up, from the Neutral area into the column that the quadrant plays."""
    if g.relation[suit] == NONE:
        g.relation[suit] = SHEET.plays[SHEET.quadrant[g.cell]]
        g.relation_row[suit] = NEUTRAL_ROW
    elif g.relation_row[suit] < ROWS:
        g.relation_row[suit] += 1
    else:
        g.tell("prince-relation-top", g.prince, suit, g.relation[suit])
        return
    if suit in g.arrivals:
        g.arrivals.remove(suit)
    g.arrivals.append(suit)
    g.tell("prince-relation", g.prince, suit, g.relation[suit], g.relation_row[suit])


def new_prince_search(g: Oath) -> PrinceSearch:
    """With what changes the number of cards for him: Marshes, Augury, Truthful Harp (CP-SEA-10);
    on the extended level he is asked about what he need not use."""
    search = PrinceSearch()
    search.open(g.prince)
    search.is_free = True
    search.is_deck = True
    search.draw = DRAWN
    impose(g, search, SEARCHES)
    if not g.is_extended:
        use_modifiers(g, search, SEARCHES)
    return search
