"""CK-ERA-2, CK-RND-3: action cards are drawn, planned, turned up and discarded."""

from __future__ import annotations

from palatine.games.crusader_kings.names import (
    CARD_IN_DECK,
    DISCARDED,
    FIRST,
    IN_HAND,
    IN_PILE,
    OPEN,
    SECOND,
)
from palatine.games.crusader_kings.programs import CRUSADE, TAX
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import by_lot
from palatine.games.crusader_kings.tables import (
    BIT,
    CARD_DECK,
    CARDS,
    DECK_CARDS,
    DECK_COUNT,
    HOOKS,
    ROUNDS,
    TITLE_DECK,
    TITLE_OF,
)
from palatine.kernel.errors import BrokenRule
from palatine.kernel.lexicon import NONE


def cards_at(g: Kings, place: int) -> list[int]:
    card_at = g.card_at
    return [card for card in range(CARDS) if card_at[card] == place]


def hand(g: Kings, seat: int) -> list[int]:
    """The cards that are in hand and not in the plan."""
    return cards_at(g, IN_HAND + g.culture[seat])


def hand_by_deck(g: Kings, seat: int) -> list[int]:
    """How many cards of each deck are in a person's hand."""
    counts = g.cards[seat * DECK_COUNT : (seat + 1) * DECK_COUNT]
    if g.planned[seat]:
        first, second = FIRST + g.culture[seat], SECOND + g.culture[seat]
        card_at = g.card_at
        for card in range(CARDS):
            if card_at[card] == first or card_at[card] == second:
                counts[CARD_DECK[card]] -= 1
    return counts


def titles_in_hand(g: Kings, seat: int) -> list[int]:
    """What is printed on them, each once, in ascending order."""
    return each_once([TITLE_OF[card] for card in hand(g, seat)])


def each_once(titles: list[int]) -> list[int]:
    found: list[int] = []
    for title in titles:
        if title not in found:
            found.append(title)
    return found


def card_in_hand(g: Kings, seat: int, title: int) -> int:
    """A card of this title in hand; which of several is nobody's concern."""
    place = IN_HAND + g.culture[seat]
    for card in range(CARDS):
        if g.card_at[card] == place and TITLE_OF[card] == title:
            return card
    raise BrokenRule(f"seat {seat} has no card {title} in hand")


def draw_card(g: Kings, seat: int, deck: int, place: int) -> int:
    """One card into hand or pile; an empty deck is rebuilt from its discard (CK-ERA-6)."""
    found = [card for card in DECK_CARDS[deck] if g.card_at[card] == CARD_IN_DECK]
    if not found:
        found = [card for card in DECK_CARDS[deck] if g.card_at[card] == DISCARDED]
        for card in found:
            g.card_at[card] = CARD_IN_DECK
        g.tell("deck-rebuilt", deck)
    card = by_lot(g, found)
    if card != NONE:
        g.card_at[card] = place + g.culture[seat]
        g.cards[seat * DECK_COUNT + deck] += 1
    return card


def draw_cards(g: Kings, seat: int, decks: list[int]) -> None:
    """Cards of these decks, told to who drew them; an AI looks at none (AI-2).

    CK-ERA-2: bonus cards that lay face down are taken up and looked at together with them.
    """
    if g.is_ai(seat):
        draw_face_down(g, seat, decks)
        return
    titles: list[int] = []
    for card in cards_at(g, IN_PILE + g.culture[seat]):
        g.card_at[card] = IN_HAND + g.culture[seat]
        titles.append(TITLE_OF[card])
    drawn: list[int] = []
    for deck in decks:
        card = draw_card(g, seat, deck, IN_HAND)
        if card != NONE:
            titles.append(TITLE_OF[card])
            drawn.append(deck)
    if g.open_hands >> seat & 1:
        g.show("drew", [seat, *titles])
    else:
        g.tell_to(seat, "drew", [seat, *titles], "drew-some", [seat, *drawn])


def draw_face_down(g: Kings, seat: int, decks: list[int]) -> None:
    """Cards that nobody looks at: those of an AI, and bonus cards before the eight."""
    drawn = [deck for deck in decks if draw_card(g, seat, deck, IN_PILE) != NONE]
    g.tell_all("drew-some", [seat, *drawn])


def bonus_decks(g: Kings, seat: int) -> list[int]:
    """CK-ERA-5: bonus cards by the shields and cards of this moment; AI-17: no taxes for an AI."""
    found: list[int] = []
    sources = g.sources(seat)
    for deck in range(DECK_COUNT):
        for source in sources:
            n = HOOKS.bonus_cards[source][deck]
            if not (g.is_ai(seat) and deck == TAX):
                found += [deck] * n
    return found


def discard_card(g: Kings, card: int) -> None:
    g.card_at[card] = DISCARDED
    g.give_away(card, NONE)
    g.forget(card)


def leave_hand(g: Kings, seat: int, card: int) -> None:
    """A card of the seat's hand, plan or pile is not among its cards any more."""
    g.cards[seat * DECK_COUNT + CARD_DECK[card]] -= 1


def crusade_limit(g: Kings, seat: int) -> int:
    """CK-RND-4: one crusade in an era, more with a development that allows it."""
    limit = 1
    for source in g.sources(seat):
        limit = max(limit, HOOKS.crusades[source])
    return limit


def has_duty(g: Kings, seat: int) -> bool:
    """CK-RND-3: no crusade in this era yet."""
    return g.crusades[seat] == 0


def plans(g: Kings, seat: int) -> list[list[int]]:
    """CK-RND-3 to CK-RND-6, CK-DEC-5: every plan of two titles, the first to be played first."""
    titles = [TITLE_OF[card] for card in hand(g, seat)]
    size = min(2, len(titles))
    crusades = sum(1 for t in titles if is_crusade(t))
    others = len(titles) - crusades
    most = max(0, crusade_limit(g, seat) - g.crusades[seat])
    most = max(most, size - others)  # a second one only where no other card is left
    least = 1 if g.round == ROUNDS and has_duty(g, seat) and crusades else 0
    found: list[list[int]] = []
    if size < 2:
        return [titles]
    kinds = each_once(titles)
    for first in kinds:
        for second in kinds:
            if first == second and titles.count(first) < 2:
                continue
            n = int(is_crusade(first)) + int(is_crusade(second))
            if least <= n <= most:
                found.append([first, second])
    return found


def is_crusade(title: int) -> bool:
    return TITLE_DECK[title] == CRUSADE


def lay_plan(g: Kings, seat: int, titles: list[int]) -> None:
    """The planned cards lie face down; from an open hand they are known as a pair (CK-HID-4)."""
    culture = g.culture[seat]
    for n, title in enumerate(titles):
        card = card_in_hand(g, seat, title)
        g.card_at[card] = [FIRST, SECOND][n] + culture
    g.planned[seat] = len(titles)
    g.crusade_limit[seat] = crusade_limit(g, seat)
    if g.open_hands >> seat & 1:
        g.open_plans |= BIT[seat]
        if titles:
            g.show("planned-open", [seat, *sorted(titles)])
    else:
        g.open_plans &= ~BIT[seat]
        g.tell_apart(seat, "planned", [seat, *titles], "planned-some", [seat, len(titles)])


def top_of_plan(g: Kings, seat: int) -> int:
    """The card that is played next, or NONE."""
    first, second = FIRST + g.culture[seat], SECOND + g.culture[seat]
    card_at = g.card_at
    found = NONE
    for card in range(CARDS):
        if card_at[card] == first:
            return card
        if card_at[card] == second:
            found = card
    return found


def reveal(g: Kings, seat: int, card: int) -> None:
    """CK-TRN-1: the card is turned up."""
    g.card_at[card] = OPEN
    g.give_away(card, NONE)
    g.forget(card)
    g.planned[seat] -= 1
    leave_hand(g, seat, card)


def lay_down(g: Kings, seat: int, places: list[int]) -> None:
    """CK-HID-1: discards are open, so whatever the seat still had there comes out."""
    titles: list[int] = []
    for place in places:
        for card in cards_at(g, place + g.culture[seat]):
            leave_hand(g, seat, card)
            discard_card(g, card)
            titles.append(TITLE_OF[card])
    if titles:
        g.show("laid-down", [seat, *titles])
