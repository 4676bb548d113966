"""CK-HID-1 to CK-HID-4: hands, plans and piles are hidden; how many of each deck is open.

Decks have no order in the state (a card is drawn when it is needed), tokens and characters are
open. So all that is hidden is where an action card is, and to whom a traded one is known.
"""

from __future__ import annotations

from palatine.games.crusader_kings.eras import is_composing
from palatine.games.crusader_kings.names import (
    CARD_IN_DECK,
    DISCARDED,
    DROP_CARD,
    FIRST,
    GIVE_CARD,
    IN_HAND,
    IN_PILE,
    OPEN,
    PLAN,
    PLAN_NOTHING,
    PLAN_ONE,
    PLANNED,
    SECOND,
    WITH,
)
from palatine.games.crusader_kings.programs import CRUSADE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import CARD_DECK, CARDS, CULTURES, DECK_COUNT, ROUNDS
from palatine.games.crusader_kings.trade import Bargain, HandCards
from palatine.kernel.chance import Chance
from palatine.kernel.errors import BrokenRule
from palatine.kernel.lexicon import HIDDEN, NONE


def hide(g: Kings, seat: int) -> None:
    """Takes out what the seat may not know."""
    g.giver = g.giver[:]
    for card in range(CARDS):
        place = g.card_at[card]
        if place == DISCARDED or place == OPEN:
            continue
        seen = place_seen(g, card, place, seat)
        g.card_at[card] = seen
        knows = seen != HIDDEN and seat >= 0  # nobody knows the pile of an AI, not even its seat
        if not knows or (owner(g, place) != seat and g.giver[card] != seat):
            g.giver[card] = HIDDEN
    g.keep_rumours([i for i in range(len(g.rumour_of)) if g.rumour_of[i] == seat])


def owner(g: Kings, place: int) -> int:
    """Whose hand, plan or pile a place is."""
    if place < IN_HAND:
        return NONE
    return g.seat_of[(place - IN_HAND) % CULTURES]


def place_seen(g: Kings, card: int, place: int, seat: int) -> int:
    """Where the seat sees a card that lies face down or in a hand."""
    if place == CARD_IN_DECK or IN_PILE <= place < WITH:
        return HIDDEN
    holder = owner(g, place)
    culture = g.culture[holder]
    if holder == seat:
        return place
    is_in_hand = place < FIRST
    if is_in_hand and g.open_hands >> holder & 1:
        return place
    if not is_in_hand and g.open_plans >> holder & 1:
        return PLANNED + culture if g.planned[holder] > 1 else place  # CK-HID-4
    if seat >= 0 and g.giver[card] == seat:
        return WITH + culture  # CK-TRD-7
    return HIDDEN


def fill(g: Kings, seat: int, chance: Chance) -> None:
    """Deals the unknown cards to hands, plans and piles by their numbers of each deck."""
    unknown: list[list[int]] = [[] for _ in range(DECK_COUNT)]
    g.giver = g.giver[:]
    for card in range(CARDS):
        if g.giver[card] == HIDDEN:
            g.giver[card] = NONE
        if g.card_at[card] == HIDDEN:
            g.card_at[card] = CARD_IN_DECK
            unknown[CARD_DECK[card]].append(card)
    if g.rumour_of:
        place_rumours(g, unknown, chance)
    for deck in range(DECK_COUNT):
        chance.shuffle(unknown[deck])
    for other in range(g.seats):
        if other != seat or g.is_ai(other) or is_composing(g, other):
            deal_to(g, other, unknown, chance)


def place_rumours(g: Kings, unknown: list[list[int]], chance: Chance) -> None:
    """CK-TRD-7: cards that one of several has go to one whose number of the deck has room."""
    room = g.cards[:]
    for card in range(CARDS):
        if g.card_at[card] >= IN_HAND:
            room[owner(g, g.card_at[card]) * DECK_COUNT + CARD_DECK[card]] -= 1
    rumours = [i for i in range(len(g.rumour_of)) if g.rumour_card[i] in unknown_of(g, unknown, i)]
    chance.shuffle(rumours)
    holders = [NONE] * len(rumours)
    if not find_holders(g, rumours, holders, 0, room, chance):
        raise BrokenRule("rumours of cards leave no room for them")
    for at in range(len(rumours)):
        card = g.rumour_card[rumours[at]]
        unknown[CARD_DECK[card]].remove(card)
        g.card_at[card] = WITH + g.culture[holders[at]]


def unknown_of(g: Kings, unknown: list[list[int]], rumour: int) -> list[int]:
    return unknown[CARD_DECK[g.rumour_card[rumour]]]


def find_holders(
    g: Kings, rumours: list[int], holders: list[int], at: int, room: list[int], chance: Chance
) -> bool:
    """Somebody for every card from this one on; there are few, so all ways are tried."""
    if at == len(rumours):
        return True
    deck = CARD_DECK[g.rumour_card[rumours[at]]]
    seats = [seat for seat in range(g.seats) if g.rumour_with[rumours[at]] >> seat & 1]
    chance.shuffle(seats)
    for seat in seats:
        if room[seat * DECK_COUNT + deck] > 0:
            holders[at] = seat
            room[seat * DECK_COUNT + deck] -= 1
            if find_holders(g, rumours, holders, at + 1, room, chance):
                return True
            room[seat * DECK_COUNT + deck] += 1
    return False


def promised(g: Kings, seat: int) -> list[int]:
    """CK-TRD-7: cards of each deck that an offer shows to be in the seat's hand, not its plan."""
    found = [0] * DECK_COUNT
    for frame in g.frames:
        if isinstance(frame, HandCards):
            if frame.giver == seat:
                found[frame.deck] += frame.left
        elif isinstance(frame, Bargain) and frame.seat == seat:
            for term in frame.terms:
                if GIVE_CARD.has(term):
                    found[GIVE_CARD.first(term)] += GIVE_CARD.second(term)
    return found


def deal_to(g: Kings, other: int, unknown: list[list[int]], chance: Chance) -> None:
    """The cards of one player: the known ones, then others up to the number of each deck."""
    culture = g.culture[other]
    lacking = g.cards[other * DECK_COUNT : (other + 1) * DECK_COUNT]
    pair: list[int] = []
    mine: list[int] = []  # in hand or plan, nobody knows where
    face_down = g.planned[other]
    kept = promised(g, other)
    for card in range(CARDS):
        place = g.card_at[card]
        if place < IN_HAND or (place - IN_HAND) % CULTURES != culture:
            continue
        lacking[CARD_DECK[card]] -= 1
        if place >= PLANNED:
            pair.append(card)
        elif place >= WITH:
            mine.append(card)
        elif place >= FIRST:
            face_down -= 1
        else:
            kept[CARD_DECK[card]] -= 1
    for deck in range(DECK_COUNT):
        for _ in range(lacking[deck]):
            mine.append(unknown[deck].pop())
    if g.is_ai(other) or is_composing(g, other):
        for card in mine:
            g.card_at[card] = IN_PILE + culture
        return
    if not pair and face_down:
        pair = guessed_plan(g, other, mine, face_down, kept, chance)
    chance.shuffle(pair)
    for card in mine:
        if card not in pair:
            g.card_at[card] = IN_HAND + culture
    if len(pair) == 1:
        g.card_at[pair[0]] = SECOND + culture if g.turn == 2 else FIRST + culture
    elif pair:
        g.card_at[pair[0]] = FIRST + culture
        g.card_at[pair[1]] = SECOND + culture


def guessed_plan(
    g: Kings, other: int, mine: list[int], size: int, kept: list[int], chance: Chance
) -> list[int]:
    """A plan that CK-RND-3 and CK-RND-5 allow, without the cards of each deck kept in hand."""
    room = [-max(0, n) for n in kept]
    for card in mine:
        room[CARD_DECK[card]] += 1
    crusades = room[CRUSADE]
    rest = sum(room) - crusades
    allowed = min(max(0, g.crusade_limit[other] - g.crusades[other]), crusades, size)
    needed = max(0, size - rest)
    if g.round == ROUNDS and g.crusades[other] == 0 and size > 1 and crusades > 0:
        needed = max(needed, 1)
    room[CRUSADE] = max(allowed, needed)
    pair: list[int] = []
    for card in mine_in_order(mine, chance):
        deck = CARD_DECK[card]
        taken = sum(1 for c in pair if CARD_DECK[c] == CRUSADE)
        if len(pair) == size or room[deck] == 0:
            continue
        if deck != CRUSADE and size - len(pair) <= needed - taken:
            continue
        room[deck] -= 1
        pair.append(card)
    return pair


def mine_in_order(mine: list[int], chance: Chance) -> list[int]:
    order = list(mine)
    chance.shuffle(order)
    return order


def face(g: Kings, seat: int, option: int) -> list[int]:
    """What others see of a choice: of a plan how many cards, of a traded card its deck at most."""
    for verb in (PLAN, PLAN_ONE, PLAN_NOTHING):
        if verb.has(option):
            return [int(verb.base)]
    top = g.frames[-1] if g.frames else None
    if isinstance(top, Bargain):
        return top.face(g, seat, option)
    if DROP_CARD.has(option) and isinstance(top, HandCards) and seat != top.taker:
        is_open = (g.open_hands >> top.giver | g.open_hands >> top.taker) & 1
        return [option] if is_open else [int(DROP_CARD.base)]
    return [option]
