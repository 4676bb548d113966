"""Cards, relics and banners change places: every move is made here, with its powers and tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.deed import Playing
from palatine.games.oath.names import (
    CARD,
    CARDS_AT_SITE,
    CHOOSE_ADVISER,
    DENIZEN_BACK,
    DISCARD,
    FACEUP,
    MIDDLE,
    RELICS_AT_SITE,
    SEAT,
    UPPER,
    VISION_BACK,
    WITH,
)
from palatine.games.oath.power import place_in, power_of
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import (
    ADVISER_ONLY,
    ADVISERS,
    BANNER_BURNED,
    BANNER_LEAST,
    CARD_IDS,
    CARD_LOCKED,
    CARD_RESTRICTION,
    DISCARDS_TO,
    FIRST_BANNER,
    FIRST_RELIC,
    FIRST_SITE,
    FIRST_SPACE,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    REGION_OF,
    RELIC_IDS,
    RELICS,
    SITE_BANDITS,
    SITE_CAPACITY,
    SITE_FAVOR,
    SITE_ONLY,
    SITE_RELICS,
    SITE_SECRETS,
    SUITS,
    VISIONS,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import burned_favor, release, shed
from palatine.games.oath.windows import (
    ADVISER_LIMIT,
    BANDITS,
    CAPACITY,
    DISCARDED,
    LOCKS,
    PROTECTS,
    RELICS_TAKEN,
    SUIT_COUNT,
)
from palatine.kernel.errors import BrokenRule
from palatine.kernel.flow import Ask, Field, Frame, many, one
from palatine.kernel.lexicon import NONE, Verb
from palatine.kernel.sight import put_at_bottom, put_on_top, take_top

# where discards go: NONE by OA-CON-12, a region's pile on top, its bottom, or under the world deck
TO_TOP_OF: Final = 0
TO_BOTTOM_OF: Final = 3
TO_WORLD: Final = 6

OBSIDIAN_CAGE: Final[int] = RELIC_IDS.index("obsidian_cage")
FAMILY_WAGON: Final[int] = CARD_IDS.index("family_wagon")

# standing questions


def capacity(g: Oath, slot: int) -> int:
    """OA-SIT-01: cards that a faceup site can hold."""
    n = SITE_CAPACITY[g.site[slot]]
    for entry in g.windows[CAPACITY]:
        n = power_of(entry).capacity(g, place_in(entry), slot, n)
    return n


def has_room(g: Oath, slot: int) -> bool:
    return g.is_up(slot) and len(g.cards_at(slot)) < capacity(g, slot)


def bandits_at(g: Oath, slot: int) -> int:
    """OA-CON-05."""
    n = SITE_BANDITS[g.site[slot]]
    for entry in g.windows[BANDITS]:
        n += power_of(entry).extra_bandits(g, place_in(entry), slot)
    return n


def adviser_limit(g: Oath, seat: int, newcomer: int = NONE) -> int:
    """OA-PLY-04: 3, less or more if faceup cards say so; the lowest counts."""
    limit = ADVISERS
    for entry in g.windows[ADVISER_LIMIT]:
        limit = power_of(entry).adviser_limit(g, place_in(entry), seat, limit, newcomer)
    return limit


def excess_advisers(g: Oath, seat: int, newcomer: int = NONE) -> int:
    """OA-PLY-08: how many advisers the seat has above its limit."""
    for entry in g.windows[ADVISER_LIMIT]:
        if power_of(entry).spares_limit(g, place_in(entry), seat, newcomer):
            return 0
    return max(0, g.adviser_of.count(seat) - adviser_limit(g, seat, newcomer))


def suit_count(g: Oath, seat: int, suit: int) -> int:
    """How many faceup advisers of the suit the seat has."""
    n = 0
    if seat == g.prince:  # CP-GEN-03
        n = 1 if g.has_adviser(seat, suit) else 0
    for card in g.faceup_advisers(seat):
        if g.suit(card) == suit:
            n += 1
    for entry in g.windows[SUIT_COUNT]:
        n += power_of(entry).extra_advisers(g, place_in(entry), seat, suit)
    return n


def suits_ruled(g: Oath, seat: int) -> int:
    """OA-CON-20: suits at ruled sites and among faceup advisers, as bits."""
    found = 0
    for slot in g.sites_ruled(seat):
        for card in g.cards_at(slot):
            if g.suit(card) != NONE:
                found |= 1 << g.suit(card)
    for card in g.faceup_advisers(seat):
        found |= 1 << g.suit(card)
    if seat == g.prince:  # CP-GEN-03
        for suit in range(SUITS):
            if g.has_adviser(seat, suit):
                found |= 1 << suit
    return found


def cards_ruled(g: Oath, seat: int, suit: int) -> int:
    """OA-CON-20: cards of the suit at ruled sites and among faceup advisers."""
    n = suit_count(g, seat, suit)
    for slot in g.sites_ruled(seat):
        n += len(g.suited_cards(slot, suit))
    return n


def is_locked(g: Oath, seat: int, card: int, slot: int) -> bool:
    """OA-PWR-06: a faceup locked card stays where it is; slot NONE for advisers."""
    if CARD_LOCKED[card]:
        return True
    if slot == NONE:
        return False
    for entry in g.windows[LOCKS]:
        if power_of(entry).locks(g, place_in(entry), seat, slot):
            return True
    return False


def is_relic_locked(g: Oath, seat: int, slot: int) -> bool:
    """Ancient Bloodline: whether the relics of a site are out of the seat's reach."""
    for entry in g.windows[LOCKS]:
        if power_of(entry).locks(g, place_in(entry), seat, slot):
            return True
    return False


def is_protected(g: Oath, taker: int, owner: int, thing: int) -> bool:
    """OA-PWR-18: whether a relic, or RELICS + banner, cannot be taken or targeted."""
    if taker == owner:
        return False
    for entry in g.windows[PROTECTS]:
        if power_of(entry).protects(g, place_in(entry), taker, owner, thing):
            return True
    return False


# cards at sites


def put_at_site(g: Oath, card: int, slot: int) -> None:
    """A card comes to a site, last in its row (OA-CON-22)."""
    first = slot * CARDS_AT_SITE
    for at in range(first, first + CARDS_AT_SITE):
        if g.site_cards[at] == NONE:
            g.site_cards[at] = card
            g.enters(g.face(card), slot)
            return
    raise BrokenRule(f"no place for card {card} at slot {slot}")


def take_off_site(g: Oath, card: int) -> int:
    """A card leaves its site, the others move up; returns the slot."""
    slot = g.slot_of(card)
    first = slot * CARDS_AT_SITE
    g.leaves(g.face(card), slot)
    row = [other for other in g.cards_at(slot) if other != card]
    for i in range(CARDS_AT_SITE):
        g.site_cards[first + i] = row[i] if i < len(row) else NONE
    return slot


def discard_region(g: Oath, seat: int, slot: int) -> int:
    """OA-CON-12: the pile for a discard of the seat; slot NONE for cards without a region."""
    region = g.region(seat) if slot == NONE else REGION_OF[slot]
    return DISCARDS_TO[region]


def discard_from_site(g: Oath, seat: int, card: int, to: int = NONE) -> None:
    """OA-CON-12: a faceup card of the map is discarded; everybody has seen it.

    OA-SIT-02 remembers its suit for the rest of the turn.
    """
    slot = g.slot_of(card)
    if g.suit(card) != NONE and seat == g.turn:
        g.cleared[slot] |= 1 << g.suit(card)
    shed(g, g.face(card))
    take_off_site(g, card)
    g.tell("discarded-from-site", seat, card, g.site[slot])
    bury(g, card, everybody(g), discard_region(g, seat, slot) if to == NONE else to)


def everybody(g: Oath) -> int:
    """All seats, as bits."""
    return (1 << g.seats) - 1


def bury(g: Oath, card: int, known: int, to: int) -> None:
    """A card goes facedown to a pile: TO_TOP_OF + region, TO_BOTTOM_OF + region, TO_WORLD."""
    if to == TO_WORLD:
        put_at_bottom(g.world, g.world_known, card, known)
        g.world_part.insert(0, back_of(card))
        note_top(g)
    elif to >= TO_BOTTOM_OF:
        region = to - TO_BOTTOM_OF
        put_at_bottom(g.discards(region), g.discards_known(region), card, known)
        g.discards_back(region).insert(0, back_of(card))
    else:
        put_on_top(g.discards(to), g.discards_known(to), card, known)
        g.discards_back(to).append(back_of(card))


def note_laid(g: Oath, card: int, to: int) -> None:
    """OA-GEN-05: all have seen the card, and know to which pile it went; not to which place."""
    if to != TO_WORLD:
        g.laid.append(card)
        g.laid_in.append(to - TO_BOTTOM_OF if to >= TO_BOTTOM_OF else to)


def lose_sight(g: Oath, region: int) -> None:
    """OA-GEN-05: a card has left the pile, and it may have been one of those laid in it."""
    if region not in g.laid_in:
        return
    for i in range(len(g.laid) - 1, -1, -1):
        if g.laid_in[i] == region:
            g.laid.pop(i)
            g.laid_in.pop(i)


def draw_discard(g: Oath, region: int, from_bottom: bool) -> int:
    """A card is taken from a region's pile."""
    lose_sight(g, region)
    cards, knowing, backs = g.discards(region), g.discards_known(region), g.discards_back(region)
    if from_bottom:
        knowing.pop(0)
        backs.pop(0)
        return cards.pop(0)
    backs.pop()
    return take_top(cards, knowing)


# the world deck


def note_top(g: Oath) -> None:
    """OA-GEN-02: the back of the top card is open, and leaves the count of its part."""
    if not g.world:
        return
    part = g.world_part[-1]
    if part < UPPER:
        return
    is_vision = back_of(g.world[-1]) == VISION_BACK
    forget_part(g, part, is_vision)
    g.world_part[-1] = VISION_BACK if is_vision else DENIZEN_BACK


def forget_part(g: Oath, part: int, is_vision: bool) -> None:
    """A card is no longer one of those of which only the part is known."""
    if is_vision:
        if part == UPPER:
            g.upper_visions -= 1
        elif part == MIDDLE:
            g.middle_visions -= 1


def draw_world(g: Oath) -> int:
    """The top card of the world deck; OA-SEA-03: a Vision moves the track."""
    card = take_top(g.world, g.world_known)
    g.world_part.pop()
    note_top(g)
    if back_of(card) == VISION_BACK:
        count_vision(g)
    return card


def count_vision(g: Oath) -> None:
    """OA-SEA-03: the marker moves on; it stays on the last space where a Vision that went back
    under the deck (Cracked Horn) is drawn once more (OA-CMP-07)."""
    g.visions_drawn = min(VISIONS, g.visions_drawn + 1)
    g.tell("vision-drawn", g.visions_drawn)


def pull_from_world(g: Oath, at: int) -> int:
    """The uppermost Vision of the world deck (Oracle); the rest keeps its order.

    Everybody has seen the backs above it.
    """
    card = g.world.pop(at)
    g.world_known.pop(at)
    part = g.world_part.pop(at)
    if part >= UPPER:
        forget_part(g, part, back_of(card) == VISION_BACK)
    for i in range(at, len(g.world)):
        g.world_part[i] = DENIZEN_BACK
    note_top(g)
    return card


# advisers


def add_adviser(g: Oath, seat: int, card: int, is_faceup: bool, known: int) -> None:
    """A card comes to the advisers, last in the row; known to these seats if facedown."""
    g.advisers.append(card)
    g.adviser_of.append(seat)
    g.adviser_face.append(FACEUP if is_faceup else back_of(card))
    g.adviser_known.append(everybody(g) if is_faceup else known)
    if is_faceup:
        g.enters(card, WITH + seat)


def take_adviser(g: Oath, at: int) -> int:
    """An adviser leaves its row; its place in `advisers` is given."""
    card = g.advisers.pop(at)
    seat = g.adviser_of.pop(at)
    face = g.adviser_face.pop(at)
    g.adviser_known.pop(at)
    if face == FACEUP:
        g.leaves(card, WITH + seat)
    return card


def adviser_at(g: Oath, card: int) -> int:
    """The place in `advisers` of a card."""
    return g.advisers.index(card)


def turn_adviser_up(g: Oath, at: int) -> None:
    """OA-PLY-10: it keeps its place."""
    g.adviser_face[at] = FACEUP
    g.adviser_known[at] = everybody(g)
    g.enters(g.advisers[at], WITH + g.adviser_of[at])


def discard_adviser(g: Oath, seat: int, at: int, to: int = NONE) -> None:
    """OA-CON-12: by the pawn of the seat that makes it happen."""
    owner = g.adviser_of[at]
    known = g.adviser_known[at]
    is_faceup = g.adviser_face[at] == FACEUP
    if is_faceup:
        shed(g, g.advisers[at])
    card = take_adviser(g, at)
    if is_faceup:
        g.tell("discarded-adviser", seat, owner, card)
    else:
        g.tell_parted(known, "discarded-facedown", [seat, owner, card], "discarded-some", [seat, 1])
    bury(g, card, known, discard_region(g, seat, NONE) if to == NONE else to)
    if card == FAMILY_WAGON and is_faceup and not isinstance(g.frames[-1], Playing):
        g.call(TrimAdvisers(owner))


def move_to_site(g: Oath, at: int, slot: int) -> None:
    """A faceup adviser moves to a site (not a play): its tokens stay on it (OA-CON-21)."""
    card = take_adviser(g, at)
    put_at_site(g, card, slot)
    g.tell("moved-card", card, g.site[slot])


def may_be_at_site(card: int) -> bool:
    """OA-PWR-06: no adviser banner; a Vision never."""
    return CARD_RESTRICTION[card] != ADVISER_ONLY


def may_be_adviser(card: int) -> bool:
    """OA-PWR-06: faceup, without the site banner."""
    return CARD_RESTRICTION[card] != SITE_ONLY


def discardable_advisers(g: Oath, seat: int) -> list[int]:
    """OA-PLY-04: places of advisers that may be discarded: no locked faceup one."""
    found: list[int] = []
    for at in g.advisers_of(seat):
        if g.adviser_face[at] != FACEUP or not CARD_LOCKED[g.advisers[at]]:
            found.append(at)
    return found


# swaps and looks


def can_swap(g: Oath, seat: int, a: int, b: int) -> bool:
    """OA-CON-11: two faceup cards of sites or advisers may change places: no lock, no banner and
    no adviser limit stands against it."""
    place_a, place_b = g.place_of(g.face(a)), g.place_of(g.face(b))
    if place_a == place_b and place_a < WITH:
        return False
    if is_held_fast(g, seat, a, place_a) or is_held_fast(g, seat, b, place_b):
        return False
    if not may_stand(a, place_b) or not may_stand(b, place_a):
        return False
    exchange(g, a, b)
    can = True
    for place in (place_a, place_b):
        if place >= WITH and excess_advisers(g, place - WITH) > 0:
            can = False
    exchange(g, a, b)
    return can


def is_held_fast(g: Oath, seat: int, card: int, place: int) -> bool:
    return is_locked(g, seat, card, place if place < WITH else NONE)


def may_stand(card: int, place: int) -> bool:
    """OA-PWR-06: faceup at a site, or among advisers."""
    return may_be_at_site(card) if place < WITH else may_be_adviser(card)


def swap_cards(g: Oath, seat: int, a: int, b: int) -> None:
    """Not a play; OA-CON-21: tokens stay on the cards."""
    exchange(g, a, b)
    g.tell("swapped", seat, a, b)


def exchange(g: Oath, a: int, b: int) -> None:
    place_a, place_b = g.place_of(g.face(a)), g.place_of(g.face(b))
    g.leaves(g.face(a), place_a)
    g.leaves(g.face(b), place_b)
    for row in (g.site_cards, g.advisers):
        for at in range(len(row)):
            if row[at] == a:
                row[at] = b
            elif row[at] == b:
                row[at] = a
    g.enters(g.face(a), place_b)
    g.enters(g.face(b), place_a)


def swap_facedown(g: Oath, seat: int, power: int, a: int, b: int) -> None:
    """Two facedown advisers, by their places, change places; each new owner sees what came.

    OA-GEN-05: who knew a card goes on knowing it.
    """
    g.advisers[a], g.advisers[b] = g.advisers[b], g.advisers[a]
    g.adviser_face[a], g.adviser_face[b] = g.adviser_face[b], g.adviser_face[a]
    known = g.adviser_known[a]
    g.adviser_known[a] = g.adviser_known[b] | 1 << g.adviser_of[a]
    g.adviser_known[b] = known | 1 << g.adviser_of[b]
    g.tell("swapped-facedown", seat, g.adviser_of[a], g.adviser_of[b])
    for at in (a, b):
        owner = g.adviser_of[at]
        g.tell_to(owner, "saw-cards", [owner, power, g.advisers[at]], "", [])


def look_at_top(
    g: Oath, seat: int, power: int, cards: list[int], known: list[int], n: int
) -> list[int]:
    """OA-GEN-05: the seat secretly sees the top cards of a pile, the uppermost first."""
    seen: list[int] = []
    for at in range(len(cards) - 1, max(-1, len(cards) - 1 - n), -1):
        known[at] |= 1 << seat
        seen.append(cards[at])
    told = [seat, power, len(seen)]
    g.tell_to(seat, "saw-cards", [seat, power, *seen], "saw-some", told)
    return seen


# the adviser limit


def excess_without(g: Oath, seat: int, at: int, newcomer: int) -> int:
    """OA-PLY-08: advisers above the limit if this one were gone."""
    card, face, known = g.advisers[at], g.adviser_face[at], g.adviser_known[at]
    take_adviser(g, at)
    over = excess_advisers(g, seat, newcomer)
    put_adviser_back(g, seat, at, card, face, known)
    return over


def put_adviser_back(g: Oath, seat: int, at: int, card: int, face: int, known: int) -> None:
    """After a trial."""
    g.advisers.insert(at, card)
    g.adviser_of.insert(at, seat)
    g.adviser_face.insert(at, face)
    g.adviser_known.insert(at, known)
    if face == FACEUP:
        g.enters(card, WITH + seat)


def limit_discards(g: Oath, seat: int, newcomer: int) -> list[int]:
    """OA-PLY-04: places of advisers whose discard helps; of Family Wagon's Nomads none does."""
    over = excess_advisers(g, seat, newcomer)
    found: list[int] = []
    for at in discardable_advisers(g, seat):
        if g.advisers[at] != newcomer and excess_without(g, seat, at, newcomer) < over:
            found.append(at)
    return found


def can_meet_limit(g: Oath, seat: int, newcomer: int) -> bool:
    """OA-PLY-08: whether discards can bring the advisers down to the limit."""
    if excess_advisers(g, seat, newcomer) == 0:
        return True
    for at in limit_discards(g, seat, newcomer):
        card, face, known = g.advisers[at], g.adviser_face[at], g.adviser_known[at]
        take_adviser(g, at)
        can = can_meet_limit(g, seat, newcomer)
        put_adviser_back(g, seat, at, card, face, known)
        if can:
            return True
    return False


def limit_question(g: Oath, seat: int, newcomer: int) -> Ask:
    """Which adviser goes; facedown ones are named by their place."""
    ask = Ask(seat, "discard-adviser")
    row = g.advisers_of(seat)
    for at in limit_discards(g, seat, newcomer):
        ask.offer(CHOOSE_ADVISER.option(seat, row.index(at) + 1))
    return ask


def discard_over_limit(g: Oath, seat: int, pick: int, to: int) -> None:
    at = g.advisers_of(seat)[CHOOSE_ADVISER.second(pick) - 1]
    discard_adviser(g, seat, at, to)


class TrimAdvisers(Frame[Oath]):
    """Family Wagon is gone: its owner discards advisers down to the limit."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat

    def copy(self) -> TrimAdvisers:
        return self

    def run(self, g: Oath) -> Ask | None:
        ask = limit_question(g, self.seat, NONE)
        if ask.count == 0:
            g.done()
            return None
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        discard_over_limit(g, self.seat, pick, NONE)


# revealed Visions


def discard_vision(g: Oath, seat: int) -> None:
    """A revealed Vision goes to the pile; a power may lead it elsewhere (False Prophet)."""
    card = g.vision[seat]
    if card == NONE:
        return
    g.vision[seat] = NONE
    g.tell("vision-discarded", seat, card)
    for entry in g.windows[DISCARDED]:
        if g.prophecy == seat:
            power_of(entry).discarded(g, place_in(entry), card, seat)
            return
    bury(g, card, everybody(g), discard_region(g, g.turn, NONE))


# sites


def reveal_site(g: Oath, slot: int) -> None:
    """OA-TVL-02: the site is turned up, its relics are dealt, its tokens put on it."""
    if g.is_up(slot):
        return
    site = g.site[slot]
    g.site_up |= 1 << slot
    g.enters(FIRST_SITE + site, slot)
    g.show("site-revealed", [slot, site])
    for i in range(SITE_RELICS[site]):
        if g.relic_deck:
            known = g.relic_deck_known[-1]
            relic = take_top(g.relic_deck, g.relic_deck_known)
            g.site_relics[slot * RELICS_AT_SITE + i] = relic
            g.site_relics_known[slot * RELICS_AT_SITE + i] = known
    g.site_favor[slot] += min(SITE_FAVOR[site], g.shared_favor())
    g.site_secrets[slot] += SITE_SECRETS[site]


# relics


def take_off_relic(g: Oath, relic: int) -> None:
    """A held relic leaves its holder."""
    at = g.held.index(relic)
    g.held.pop(at)
    g.leaves(FIRST_RELIC + relic, WITH + g.held_by.pop(at))


def hold_relic(g: Oath, seat: int, relic: int) -> None:
    """A relic comes to a player, faceup."""
    g.held.append(relic)
    g.held_by.append(seat)
    g.enters(FIRST_RELIC + relic, WITH + seat)


def relic_from_site(g: Oath, slot: int, place: int) -> int:
    """A relic leaves a site; a second one moves up (OA-CON-22)."""
    at = slot * RELICS_AT_SITE + place
    relic = g.site_relics[at]
    for i in range(place, RELICS_AT_SITE):
        is_last = i == RELICS_AT_SITE - 1
        g.site_relics[slot * RELICS_AT_SITE + i] = (
            NONE if is_last else g.site_relics[slot * RELICS_AT_SITE + i + 1]
        )
        g.site_relics_known[slot * RELICS_AT_SITE + i] = (
            0 if is_last else g.site_relics_known[slot * RELICS_AT_SITE + i + 1]
        )
    return relic


def relic_from_reliquary(g: Oath, space: int) -> int:
    """OA-CIT-03: the space is uncovered and gives the Chancellor its trait.

    CP-SET-08: with a Prince it is the bottom relic of the deck, and there are no traits.
    """
    if g.prince != NONE:
        g.relic_deck_known.pop(0)
        return g.relic_deck.pop(0)
    relic = g.reliquary[space]
    g.reliquary[space] = NONE
    g.reliquary_known[space] = 0
    g.enters(FIRST_SPACE + space, WITH + g.chancellor)
    g.tell("trait", space)
    return relic


def space_option(g: Oath, verb: Verb, bottom: Verb, space: int) -> int:
    """CP-SET-08: a space of the Reliquary as an option; with a Prince it has none."""
    return verb.option(space) if g.prince == NONE else bottom.option()


def space_in(verb: Verb, bottom: Verb, pick: int) -> int:
    """The space that an option is about, or NONE."""
    if bottom.has(pick):
        return 0
    return verb.first(pick) if verb.has(pick) else NONE


def look_into_reliquary(g: Oath, seat: int, space: int) -> None:
    """OA-MIN-04: a private look; CP-SET-08: at the bottom relic of the deck."""
    g.see_space(space, seat)
    relic = g.relic_in(space)
    if g.prince == NONE:
        told = [seat, relic, space]
        g.tell_to(seat, "peeked-reliquary", told, "peeked-space", [seat, space])
    else:
        g.tell_to(seat, "peeked-bottom", [seat, relic], "peeked-bottom-some", [seat])


def draw_relic(g: Oath) -> int:
    """The top of the relic deck."""
    return take_top(g.relic_deck, g.relic_deck_known)


def bury_relic(g: Oath, relic: int, known: int) -> None:
    """Under the relic deck; the Obsidian Cage releases everybody before."""
    if relic == OBSIDIAN_CAGE:
        for colour in range(g.seats):
            release(g, colour, g.caged[colour])
    put_at_bottom(g.relic_deck, g.relic_deck_known, relic, known)


def give_relic(g: Oath, relic: int, taker: int) -> None:
    """OA-NEG-03: given, not taken: nothing reacts; the title is looked at by who calls."""
    giver = g.holder(relic)
    take_off_relic(g, relic)
    hold_relic(g, taker, relic)
    g.tell("gave-relic", giver, taker, relic)


def take_relics(g: Oath, taker: int, relics: list[int]) -> None:
    """Relics come to a player by taking: held ones leave their holders; others must be loose.

    Title first, then whoever reacts (Relic Thief).
    """
    if not relics:
        return
    for relic in relics:
        if relic in g.held:
            take_off_relic(g, relic)
        hold_relic(g, taker, relic)
        if relic == GRAND_SCEPTER:
            g.scepter_is_fresh = True
        g.show("took-relic", [taker, relic])
    taken_relics(g, taker, relics)


def taken_relics(g: Oath, taker: int, relics: list[int]) -> None:
    """Relics were taken: who reacts (Relic Thief), and the title before that."""
    for entry in g.windows[RELICS_TAKEN]:
        power_of(entry).relics_taken(g, place_in(entry), taker, relics)
    check_title(g)


# banners


def move_banner(g: Oath, banner: int, taker: int) -> None:
    if g.banner_of[banner] != NONE:
        g.leaves(FIRST_BANNER + banner, WITH + g.banner_of[banner])
    g.banner_of[banner] = taker
    if taker != NONE:
        g.enters(FIRST_BANNER + banner, WITH + taker)


def give_banner(g: Oath, banner: int, taker: int) -> None:
    """OA-BAN-05: a given banner suffers nothing."""
    giver = g.banner_of[banner]
    move_banner(g, banner, taker)
    g.tell("gave-banner", giver, taker, banner)


def seize_banner(g: Oath, banner: int, taker: int) -> None:
    """OA-BAN-05: it burns 2 tokens but keeps 1; the People's Favor turns to the Mob side."""
    burned = min(BANNER_BURNED[banner], g.banner_tokens[banner] - BANNER_LEAST[banner])
    g.banner_tokens[banner] -= burned
    move_banner(g, banner, taker)
    g.tell("seized-banner", taker, banner, burned)
    if banner == PEOPLES_FAVOR:
        g.mob = True
        burned_favor(g, burned)
    check_title(g)


def thing_of_banner(banner: int) -> int:
    """How `is_protected` names a banner."""
    return RELICS + banner


# several discards


class DiscardAll(Frame[Oath]):
    """OA-CON-12: several cards of sites are discarded in an order that the player chooses."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), many("cards", CARD, 24)]
    seat: int = NONE
    cards: list[int]

    def copy(self) -> DiscardAll:
        other = DiscardAll()
        other.seat = self.seat
        other.cards = self.cards[:]
        return other

    def run(self, g: Oath) -> Ask | None:
        if not self.cards:
            g.done()
            return None
        ask = Ask(self.seat, "discard-next")
        for card in self.cards:
            ask.offer(DISCARD.option(card))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        card = DISCARD.first(pick)
        self.cards.remove(card)
        discard_from_site(g, self.seat, card)


def new_discards(seat: int, cards: list[int]) -> DiscardAll:
    discards = DiscardAll()
    discards.seat = seat
    discards.cards = cards
    return discards
