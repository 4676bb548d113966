"""OA-CHR: the winner writes the chronicle, as the last rule of a match.

The result is known before (`Oath.decide`), and nothing that is asked here changes it. The table
stays as the match left it: what is written lies in a few fields of its own, and `record.py` works
out from both what the next match begins with. Luck that belongs to the finished match (OA-CHR-40,
-41, -50) is drawn when the last question is answered.
"""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.cards import capacity, suit_count
from palatine.games.oath.names import (
    ACCEPT,
    BUILD,
    CARD,
    CHOOSE_SUIT,
    ENDS,
    INVITE,
    NUMBER,
    PASS,
    REFUSE,
    RESTORE,
    SEAT,
    SUIT,
    SWEAR,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    BEAST,
    CARD_IDS,
    CARD_SUIT,
    DENIZENS,
    EDIFICES,
    FIRST_EDIFICE,
    FIRST_VISION,
    OATH_IDS,
    REGIONS,
    SITE_CAPACITY,
    SLOTS,
    SUITS,
    VISION_OATH,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import NONE

VOW: Final = 0  # the steps of the chronicle
INVITATIONS: Final = 1
EDIFICE: Final = 2
NEW_SUIT: Final = 3
WRITING: Final = 4

ADDED_CARDS: Final = [3, 2, 1]  # OA-CHR-40: of a suit and the two after it
REMOVED_CARDS: Final = 6
FOREST_TEMPLE: Final[int] = CARD_IDS.index("forest_temple")
SALT_THE_EARTH: Final[int] = CARD_IDS.index("salt_the_earth")


# what the winner rules and what stays


def winner_of(g: Oath) -> int:
    return g.places.index(1)


def rules_at_end(g: Oath, seat: int, slot: int) -> bool:
    """OA-CHR-20: the winner's sites, and those that new Citizens have brought."""
    if g.rules_site(seat, slot):
        return True
    owner = g.garrison_of[slot]
    return owner != NONE and g.welcomed >> owner & 1 != 0


def final_cards(g: Oath, slot: int) -> list[int]:
    """OA-CHR-30: the cards of a site when an edifice was built there."""
    found: list[int] = []
    for card in g.cards_at(slot):
        found.append(g.built if card == g.replaced else card)
    return found


def is_ruined(g: Oath, card: int) -> bool:
    """OA-CHR-30: a ruin that was restored is none any more."""
    return g.is_ruin(card) and card != g.built


def has_intact(g: Oath, slot: int) -> bool:
    for card in final_cards(g, slot):
        if card >= FIRST_EDIFICE and not is_ruined(g, card):
            return True
    return False


def has_beast(g: Oath, slot: int) -> bool:
    for card in final_cards(g, slot):
        if CARD_SUIT[card] == BEAST and not is_ruined(g, card):
            return True
    return False


def stands_temple(g: Oath) -> bool:
    """The Forest Temple, intact anywhere on the map, also where it was just built."""
    for slot in range(SLOTS):
        if FOREST_TEMPLE in final_cards(g, slot):
            return not is_ruined(g, FOREST_TEMPLE)
    return False


def stays(g: Oath, seat: int, slot: int) -> bool:
    """OA-CHR-31: sites the winner rules, those with an intact edifice, and Beasts by the Temple."""
    if not g.is_up(slot):
        return False
    if rules_at_end(g, seat, slot) or has_intact(g, slot):
        return True
    return has_beast(g, slot) and stands_temple(g)


class Kept:
    """OA-CHR-31, OA-CHR-32: a site that stays, with its cards and its ruin."""

    def __init__(self, site: int, cards: list[int], ruin: int) -> None:
        self.site = site
        self.cards = cards  # denizens, edifice and ruin in order
        self.ruin = ruin  # the card that lies on its ruined side, NONE if there is none


def kept_site(g: Oath, seat: int, slot: int) -> Kept:
    """What is left of a site; where an edifice falls to ruin the denizens leave."""
    cards = final_cards(g, slot)
    ruin = NONE
    for card in cards:
        if card < FIRST_EDIFICE:
            continue
        if is_ruined(g, card):
            ruin = card
        elif not rules_at_end(g, seat, slot):
            return Kept(g.site[slot], [card], card)
    return Kept(g.site[slot], cards, ruin)


def new_map(g: Oath, seat: int) -> list[Kept | None]:
    """OA-CHR-34, steps a to e: whole sites from the Cradle on, ruins from the bottom backwards."""
    found: list[Kept | None] = [None] * SLOTS
    ruins: list[Kept] = []
    at = 0
    for slot in range(SLOTS):
        if stays(g, seat, slot):
            kept = kept_site(g, seat, slot)
            if kept.ruin != NONE:
                ruins.append(kept)
            else:
                found[at] = kept
                at += 1
    at = SLOTS
    while ruins:
        at -= 1
        if found[at] is None:
            found[at] = ruins.pop()
    return found


# edifices


def edifice_of(suit: int) -> int:
    """The card of the suit's edifice, NONE if there is none."""
    for n in range(EDIFICES):
        if CARD_SUIT[FIRST_EDIFICE + n] == suit:
            return FIRST_EDIFICE + n
    return NONE


def is_archived(g: Oath, edifice: int) -> bool:
    """The Archive has every edifice that is not on the map."""
    return edifice not in g.site_cards


def has_edifice(g: Oath, slot: int) -> bool:
    """An edifice or a ruin."""
    for card in g.cards_at(slot):
        if card >= FIRST_EDIFICE:
            return True
    return False


def can_build(g: Oath, slot: int, card: int) -> bool:
    """OA-CHR-30, OA-CHR-91: the edifice of the denizen's suit, and the site holds it."""
    if card >= FIRST_VISION or not is_archived(g, edifice_of(CARD_SUIT[card])):
        return False
    is_salt = card == SALT_THE_EARTH  # with it goes what it did to the capacity
    room = SITE_CAPACITY[g.site[slot]] if is_salt else capacity(g, slot)
    return len(g.cards_at(slot)) <= room


# cards that come and go


def archive(g: Oath) -> list[int]:
    """OA-GEN-06: denizens that are out of this match; it does not change while one is played."""
    is_there = [False] * DENIZENS
    for card in g.circulating + g.outcasts:
        is_there[card] = True
    return [card for card in range(DENIZENS) if not is_there[card]]


def common_suits(g: Oath, seat: int) -> list[int]:
    """OA-CHR-40: the most common suits of the winner's faceup advisers; any, if there are none."""
    if seat == g.prince:  # CP-CHR-07
        return list(range(SUITS))
    counts = [suit_count(g, seat, suit) for suit in range(SUITS)]
    return [suit for suit in range(SUITS) if counts[suit] == max(counts)]


def wanted_of(suit: int) -> list[int]:
    """OA-CHR-40: how many cards of each suit come: 3, 2 and 1, clockwise."""
    found = [0] * SUITS
    for i in range(len(ADDED_CARDS)):
        found[(suit + i) % SUITS] = ADDED_CARDS[i]
    return found


def add_cards(g: Oath, suit: int) -> None:
    """OA-CHR-40: six from the Archive; OA-CHR-41: from the Dispossessed where it has too few."""
    stock = archive(g)
    wanted = wanted_of(suit)
    chosen: list[int] = []
    for i in range(len(ADDED_CARDS)):
        own = [card for card in stock if CARD_SUIT[card] == (suit + i) % SUITS]
        if len(own) < wanted[(suit + i) % SUITS]:
            add_outcasts(g)
            return
        chosen += drawn(g, own, ADDED_CARDS[i])
    g.added = sorted(chosen)
    g.tell_all("cards-came", g.added)


def drawn(g: Oath, cards: list[int], n: int) -> list[int]:
    """So many of the cards by luck; fewer if there are fewer."""
    left = cards[:]
    found: list[int] = []
    while left and len(found) < n:
        found.append(left.pop(g.chance.below(len(left))))
    return found


def add_outcasts(g: Oath) -> None:
    """OA-CHR-41: six of the largest stack of the Dispossessed; the others fill the Archive.

    Where the largest has fewer than six the next largest goes on, so that 54 stay 54.
    """
    stacks: list[list[int]] = [[] for _ in range(SUITS)]
    for card in g.dispossessed:
        stacks[CARD_SUIT[card]].append(card)
    chosen: list[int] = []
    while len(chosen) < REMOVED_CARDS:
        most = max([len(stack) for stack in stacks])
        if most == 0:
            break
        largest = [suit for suit in range(SUITS) if len(stacks[suit]) == most]
        suit = largest[0] if len(largest) == 1 else largest[g.chance.below(len(largest))]
        chosen += drawn(g, sorted(stacks[suit]), REMOVED_CARDS - len(chosen))
        stacks[suit] = []
    g.added = sorted(chosen)
    g.archive_is_spent = True
    if g.added:
        g.show("outcasts-came", g.added)


def remove_cards(g: Oath, seat: int) -> None:
    """OA-CHR-50, OA-CHR-51: six of the discard piles and the losers' advisers leave."""
    stack: list[int] = []
    for region in range(REGIONS):
        stack += g.discards(region)
    for at in range(len(g.advisers)):
        if g.adviser_of[at] != seat:
            stack.append(g.advisers[at])
    stay: list[int] = []
    for kept in new_map(g, seat):
        if kept is not None:
            stay += kept.cards
    for slot in range(SLOTS):
        for card in g.cards_at(slot):  # OA-CHR-31, -32: denizens of lost sites are discarded
            if card not in stay and card != g.replaced:
                stack.append(card)
    g.removed = sorted(drawn(g, sorted([c for c in stack if c < FIRST_VISION]), REMOVED_CARDS))
    if g.removed:
        g.show("cards-left", g.removed)


def tell_sites(g: Oath, seat: int) -> None:
    """OA-CHR-31: what stays and what is lost."""
    kept: list[int] = []
    lost: list[int] = []
    for slot in range(SLOTS):
        if stays(g, seat, slot):
            kept.append(g.site[slot])
        elif g.is_up(slot):
            lost.append(g.site[slot])
    if kept:
        g.tell_all("sites-kept", kept)
    if lost:
        g.tell_all("sites-lost", lost)


# the Clockwork Prince


def prince_writes(g: Oath, ask: Ask, friend: int) -> int:
    """CP-CHR-01 to CP-CHR-06: what the Prince answers; `friend` is his topmost Friend's suit."""
    if ask.key == "vow":
        return ask.nth(g.chance.below(ask.count))
    if ask.key == "invite":
        return PASS.option()
    if ask.key == "accept-citizenship":
        return REFUSE.option()
    if ask.key == "build":
        return prince_builds(g, ask)
    suit = friend if friend != NONE else 0  # CP-CHR-04: Discord without a Friend
    if g.built != NONE:
        suit = CARD_SUIT[g.built]
    return CHOOSE_SUIT.option(suit)


def prince_builds(g: Oath, ask: Ask) -> int:
    """CP-CHR-03, CP-CHR-05: the first site where one can be built; a ruin if no edifice is left."""
    has_any = False
    for n in range(EDIFICES):
        has_any = has_any or is_archived(g, FIRST_EDIFICE + n)
    for option in ask.options:
        if BUILD.has(option) or (RESTORE.has(option) and not has_any):
            return option
    return PASS.option()


class Chronicle(Frame[Oath]):
    """OA-CHR-10 to OA-CHR-60, asked in their order; then the match is over."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("way", NUMBER),
        one("vision", CARD),
        one("step", NUMBER),
        bits("passed_over", SEAT),
        one("guest", SEAT),
        one("suit", SUIT),
    ]

    seat: int = NONE  # the winner
    way: int = 0  # how the match is won, a number of the ends
    vision: int = NONE  # the only way of winning, NONE if there was another
    step: int = 0
    passed_over: int = 0  # who was invited already
    guest: int = NONE  # who is being asked
    suit: int = NONE  # of OA-CHR-40

    def copy(self) -> Chronicle:
        other = Chronicle()
        other.seat = self.seat
        other.way = self.way
        other.vision = self.vision
        other.step = self.step
        other.passed_over = self.passed_over
        other.guest = self.guest
        other.suit = self.suit
        return other

    def run(self, g: Oath) -> Ask | None:
        if self.step == VOW:
            return self.ask_vow(g)
        if self.step == INVITATIONS:
            return self.ask_guests(g)
        if self.step == EDIFICE:
            return self.ask_edifice(g)
        if self.step == NEW_SUIT:
            return self.ask_suit(g)
        tell_sites(g, self.seat)
        add_cards(g, self.suit)
        remove_cards(g, self.seat)
        g.end(self.way, g.places)
        return None

    def chosen(self, g: Oath, pick: int) -> None:
        if self.step == VOW:
            self.swear(g, SWEAR.first(pick))
        elif self.step == INVITATIONS:
            self.invite(g, pick)
        elif self.step == EDIFICE:
            self.build(g, pick)
        else:
            self.suit = CHOOSE_SUIT.first(pick)
            self.step = WRITING

    def ask_vow(self, g: Oath) -> Ask | None:
        """OA-CHR-10: a Vision alone is sworn; else any goal but the present one."""
        if self.vision != NONE:
            self.swear(g, VISION_OATH[self.vision - FIRST_VISION])
            return None
        ask = Ask(self.seat, "vow")
        for oath in range(len(OATH_IDS)):
            if oath != g.oath:
                ask.offer(SWEAR.option(oath))
        return ask

    def swear(self, g: Oath, oath: int) -> None:
        g.vow = oath
        g.tell("swore", self.seat, oath)
        if g.is_exile(self.seat):
            for seat in g.order:
                if g.is_citizen(seat):
                    g.tell("turned-out", seat)
        self.step = INVITATIONS

    def ask_guests(self, g: Oath) -> Ask | None:
        """OA-CHR-20: an Exile who won invites other Exiles, one by one; each may refuse."""
        if self.guest != NONE:
            ask = Ask(self.guest, "accept-citizenship", self.seat)
            ask.offer(ACCEPT.option())
            ask.offer(REFUSE.option())
            return ask
        ask = Ask(self.seat, "invite")
        if g.is_exile(self.seat):
            for seat in g.others(self.seat):
                if g.is_exile(seat) and not self.passed_over >> seat & 1:
                    ask.offer(INVITE.option(seat))
        if ask.count == 0:
            self.step = EDIFICE
            return None
        ask.offer(PASS.option())
        return ask

    def invite(self, g: Oath, pick: int) -> None:
        if PASS.has(pick):
            self.step = EDIFICE
        elif INVITE.has(pick):
            self.guest = INVITE.first(pick)
            self.passed_over |= 1 << self.guest
            g.tell("invited", self.seat, self.guest)
        else:
            if ACCEPT.has(pick):
                g.welcomed |= 1 << self.guest
            key = "accepted-citizenship" if ACCEPT.has(pick) else "declined-citizenship"
            g.tell(key, self.guest, self.seat)
            self.guest = NONE

    def ask_edifice(self, g: Oath) -> Ask | None:
        """OA-CHR-30: the Chancellor or a Citizen may build one edifice or restore one ruin."""
        ask = Ask(self.seat, "build")
        if not g.is_exile(self.seat):
            for slot in g.sites_ruled(self.seat):
                for card in g.cards_at(slot):
                    if g.is_ruin(card):
                        ask.offer(RESTORE.option(card))
                    elif not has_edifice(g, slot) and can_build(g, slot, card):
                        ask.offer(BUILD.option(card))
        if ask.count == 0:
            self.step = NEW_SUIT
            return None
        ask.offer(PASS.option())
        return ask

    def build(self, g: Oath, pick: int) -> None:
        self.step = NEW_SUIT
        if RESTORE.has(pick):
            g.built = RESTORE.first(pick)
            g.tell("restored-edifice", self.seat, g.built, g.site[g.slot_of(g.built)])
        elif BUILD.has(pick):
            g.replaced = BUILD.first(pick)
            g.built = edifice_of(CARD_SUIT[g.replaced])
            place = g.site[g.slot_of(g.replaced)]
            g.tell("built-edifice", self.seat, g.built, place, g.replaced)

    def ask_suit(self, g: Oath) -> Ask | None:
        """OA-CHR-40: the winner picks among the most common suits."""
        ask = Ask(self.seat, "new-suit")
        for suit in common_suits(g, self.seat):
            ask.offer(CHOOSE_SUIT.option(suit))
        return ask

    def check(self, g: Oath) -> None:
        where = "frame Chronicle:"
        if not 0 <= self.seat < g.seats or g.places.count(1) != 1 or g.places[self.seat] != 1:
            raise BadData(f"{where} seat must be the winner")
        if not VOW <= self.step <= WRITING or (self.step == WRITING) != (self.suit != NONE):
            raise BadData(f"{where} step is out of range")
        if not 0 <= self.way < len(ENDS):
            raise BadData(f"{where} way is no end")
        is_vision = FIRST_VISION <= self.vision < FIRST_VISION + len(VISION_OATH)
        if self.vision != NONE and (not is_vision or VISION_OATH[self.vision - FIRST_VISION] < 0):
            raise BadData(f"{where} vision must be a Vision")
        if (g.vow == NONE) != (self.step == VOW):
            raise BadData(f"{where} step differs from fields: vow")
        if self.guest != NONE and (self.step != INVITATIONS or not g.is_exile(self.guest)):
            raise BadData(f"{where} guest must be an Exile who is invited")
