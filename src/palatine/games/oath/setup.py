"""OA-SET, OA-FST: laying out the first game, the tutorial and the mixed world."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.cards import (
    add_adviser,
    bury,
    discard_region,
    forget_part,
    has_room,
    hold_relic,
    may_be_at_site,
    note_top,
    put_at_site,
)
from palatine.games.oath.names import (
    BACK,
    CARD,
    CHOOSE_SLOT,
    DENIZEN_BACK,
    DISCARD,
    MIDDLE,
    NUMBER,
    PLAY_FACEDOWN,
    RELICS_AT_SITE,
    UPPER,
    VISION_BACK,
)
from palatine.games.oath.prince_tables import SHEET, TACTICS_START, THREAT_START
from palatine.games.oath.state import FIELDS, Oath, back_of
from palatine.games.oath.tables import (
    BANK_FAVOR,
    BANNER_START,
    CARD_IDS,
    CARD_SUIT,
    CITIZEN,
    COLOUR_BOARD,
    DENIZEN_POOL,
    DENIZENS,
    EDIFICES,
    FIRST_EDIFICE,
    FIRST_GAME,
    FIRST_VISION,
    GRAND_SCEPTER,
    MIDDLE_DENIZENS,
    MIDDLE_VISIONS,
    MOST_SUPPLY,
    OATH_BANNER,
    OATH_IDS,
    OTHER_SITE_WARBANDS,
    REGIONS,
    RELIC_IN_DECK,
    RELICS,
    SITE_FAVOR,
    SITE_SECRETS,
    SITES,
    SLOTS,
    SPACES,
    START_FAVOR,
    START_SECRETS,
    START_WARBANDS,
    STARTING_HAND,
    SUITS,
    TOP_CRADLE_WARBANDS,
    TOP_DENIZENS,
    TOP_VISIONS,
    TUTORIAL,
    TUTORIAL_DECK,
    TUTORIAL_PILES,
    TUTORIAL_PLAYERS,
    TUTORIAL_RELICS,
    TUTORIAL_RELIQUARY,
    VISIONS,
    WORLD_DECK,
    Laid,
)
from palatine.games.oath.tokens import put_on_site
from palatine.kernel.chance import Chance
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, many, one, spare
from palatine.kernel.lexicon import HIDDEN, NONE
from palatine.kernel.sight import put_on_top

MOST_HANDS: Final = 18


def lay_out(g: Oath) -> None:
    """OA-SET-01 to OA-SET-17; then `Opening` asks for pawns and advisers (OA-SET-18)."""
    clear(g)
    is_tutorial = g.config.options["start"] == "tutorial"
    g.oath = OATH_IDS.index(g.config.options["goal"])
    g.order = list(range(g.seats))
    if not is_tutorial:
        rest = [seat for seat in g.order if seat != g.chancellor]
        g.chance.shuffle(rest)
        g.order = [g.chancellor, *rest]
    g.circulating = circulating(g)
    laid = TUTORIAL if is_tutorial else FIRST_GAME
    lay_sites(g, laid)
    lay_cards(g, laid)
    lay_relics(g, laid, is_tutorial)
    boards(g)
    if is_tutorial:
        deal_tutorial(g)
    else:
        build_world(g)
        deal(g)
    g.derive()


def clear(g: Oath) -> None:
    """Everything is empty; tokens and warbands are in their banks."""
    for field in FIELDS:
        setattr(g, field.name, field.empty(g.seats))
    g.turn = g.chancellor
    g.title = g.chancellor  # OA-SET-12
    g.supply = [MOST_SUPPLY] * g.seats  # OA-SET-08
    g.bank = [BANK_FAVOR[g.seats]] * SUITS  # OA-SET-04
    g.banner_tokens = BANNER_START[:]  # OA-SET-03


def circulating(g: Oath) -> list[int]:
    """OA-FST-04: the 54 starting denizens; OA-OPT-08: as many of each suit from all."""
    starting = [card for card in range(DENIZENS) if DENIZEN_POOL[card] == WORLD_DECK]
    if g.config.options["world"] == "starting":
        return starting
    found: list[int] = []
    for suit in range(SUITS):
        cards = [card for card in range(DENIZENS) if CARD_SUIT[card] == suit]
        g.chance.shuffle(cards)
        found += cards[: sum(1 for card in starting if CARD_SUIT[card] == suit)]
    return sorted(found)


def lay_sites(g: Oath, laid: list[Laid]) -> None:
    """OA-SET-01, OA-FST-02, OA-FST-03: named sites, and the others by luck."""
    named = [slot.site for slot in laid if slot.site != NONE]
    others = [site for site in range(SITES) if site not in named]
    g.chance.shuffle(others)
    for slot in range(SLOTS):
        site = laid[slot].site
        g.site[slot] = site if site != NONE else others.pop()
        if laid[slot].faceup:
            g.site_up |= 1 << slot


def lay_cards(g: Oath, laid: list[Laid]) -> None:
    """The cards of faceup sites; OA-OPT-08: random ones and edifices in a mixed world."""
    is_mixed = g.config.options["world"] == "mixed"
    edifices = list(range(EDIFICES))
    if is_mixed:
        g.chance.shuffle(edifices)
    for slot in range(SLOTS):
        for card in laid[slot].cards:
            if is_mixed:
                card = g.circulating[g.chance.below(len(g.circulating))]
                while card in g.site_cards or not may_be_at_site(card):
                    card = g.circulating[g.chance.below(len(g.circulating))]
            put_at_site(g, card, slot)
        has_place = has_room(g, slot)
        if is_mixed and has_place:
            edifice = edifices.pop()
            if g.chance.below(2):
                g.ruins |= 1 << edifice
            put_at_site(g, FIRST_EDIFICE + edifice, slot)


def lay_relics(g: Oath, laid: list[Laid], is_tutorial: bool) -> None:
    """OA-SET-15, OA-FST-06: relics of faceup sites, the Reliquary, and the relic deck."""
    if is_tutorial:
        deck = TUTORIAL_RELICS[::-1]
        g.reliquary = TUTORIAL_RELIQUARY[:]
    else:
        deck = [relic for relic in range(RELICS) if RELIC_IN_DECK[relic]]
        g.chance.shuffle(deck)
    for slot in range(SLOTS):
        relics = laid[slot].relics[:]
        for _ in range(laid[slot].drawn):
            relics.append(deck.pop())
        for at, relic in enumerate(relics):
            g.site_relics[slot * RELICS_AT_SITE + at] = relic
    if not is_tutorial and g.prince == NONE:  # CP-SET-08
        g.reliquary = [deck.pop() for _ in range(SPACES)]
    g.relic_deck = deck
    g.relic_deck_known = [0] * len(deck)


def boards(g: Oath) -> None:
    """OA-SET-06 to OA-SET-14: tokens and warbands of the players, the map and the banners."""
    hold_relic(g, g.chancellor, GRAND_SCEPTER)
    for seat in range(g.seats):
        role = COLOUR_BOARD[0 if seat == g.chancellor else 1]
        if g.is_citizen(seat):
            role = CITIZEN
        g.favor[seat] = START_FAVOR[role]
        g.secrets[seat] = START_SECRETS[role]
        if role != CITIZEN:
            g.board[seat] = START_WARBANDS[role]
    if g.prince != NONE:
        seat_prince(g)
    is_first = True
    for slot in range(SLOTS):
        if not g.is_up(slot):
            continue
        if is_first:
            put_on_site(g, slot, g.chancellor, TOP_CRADLE_WARBANDS)
            is_first = False
        elif any(g.suit(card) != NONE for card in g.cards_at(slot)):
            put_on_site(g, slot, g.chancellor, OTHER_SITE_WARBANDS)
        g.site_secrets[slot] = SITE_SECRETS[g.site[slot]]
    for seat in g.order:
        if g.is_citizen(seat):  # OA-SET-13: purple ones, as far as there are any (OA-GEN-01)
            g.board[seat] = min(START_WARBANDS[CITIZEN], g.in_bank(g.chancellor))
    sites = unpaid_sites(g)
    if sum([SITE_FAVOR[g.site[slot]] for slot in sites]) <= g.shared_favor():
        for slot in sites:
            g.site_favor[slot] = SITE_FAVOR[g.site[slot]]
    banner = OATH_BANNER[g.oath]
    if banner != NONE:
        g.banner_of[banner] = g.chancellor  # OA-SET-11


def seat_prince(g: Oath) -> None:
    """CP-SET-01, CP-SET-04 to CP-SET-07: no favor, no secret, no Supply; tokens on their spaces."""
    g.favor[g.prince] = 0
    g.secrets[g.prince] = 0
    g.supply[g.prince] = 0
    g.pawn[g.prince] = top_site(g)
    g.tactics = TACTICS_START
    g.threat = THREAT_START
    g.cell = SHEET.cell_with(OATH_IDS[g.oath])
    g.start_cell = g.cell


def unpaid_sites(g: Oath) -> list[int]:
    """OA-SET-14: faceup sites whose prompt has favor, and that have none."""
    found: list[int] = []
    for slot in range(SLOTS):
        if g.is_up(slot) and SITE_FAVOR[g.site[slot]] > 0 and g.site_favor[slot] == 0:
            found.append(slot)
    return found


def build_world(g: Oath) -> None:
    """OA-CHR-80: 10 denizens and 2 Visions on top, 15 and 3 below, then the rest."""
    is_laid = [False] * len(CARD_IDS)
    for card in g.site_cards:
        if card != NONE:
            is_laid[card] = True
    denizens = [card for card in g.circulating if not is_laid[card]]
    g.chance.shuffle(denizens)
    visions = list(range(FIRST_VISION, FIRST_VISION + VISIONS))
    g.chance.shuffle(visions)
    top = denizens[:TOP_DENIZENS] + visions[:TOP_VISIONS]
    denizens = denizens[TOP_DENIZENS:]
    middle = denizens[:MIDDLE_DENIZENS] + visions[TOP_VISIONS:]
    rest = denizens[MIDDLE_DENIZENS:]
    g.chance.shuffle(top)
    g.chance.shuffle(middle)
    g.world = rest + middle + top
    g.world_part = [DENIZEN_BACK] * len(rest) + [MIDDLE] * len(middle) + [UPPER] * len(top)
    g.upper_visions = TOP_VISIONS
    g.middle_visions = MIDDLE_VISIONS
    g.world_known = [0] * len(g.world)


def from_bottom(g: Oath) -> int:
    """The bottom card of the world deck; its back is seen."""
    g.world_known.pop(0)
    card = g.world.pop(0)
    forget_part(g, g.world_part.pop(0), back_of(card) == VISION_BACK)
    return card


def deal(g: Oath) -> None:
    """OA-SET-16, OA-SET-17: a card to each discard pile and three to each player."""
    for region in range(REGIONS):
        put_card(g, region, from_bottom(g), 0)
    hands: list[int] = []
    for _ in range(len(dealt_seats(g)) * STARTING_HAND):
        card = from_bottom(g)
        hands.append(card)
        if FIRST_VISION <= card < FIRST_EDIFICE:
            g.visions_drawn += 1
    note_top(g)
    backs: list[int] = []
    if g.visions_drawn:  # a large map leaves few denizens below the Visions
        backs = [back_of(card) for card in hands]
    opening = Opening()
    opening.hands = hands
    opening.backs = backs
    g.call(opening)


def put_card(g: Oath, region: int, card: int, known: int) -> None:
    put_on_top(g.discards(region), g.discards_known(region), card, known)
    g.discards_back(region).append(back_of(card))


def deal_tutorial(g: Oath) -> None:
    """OA-FST-05, OA-FST-07: the learning order, as it lies after the deal."""
    g.world = TUTORIAL_DECK[::-1]
    g.world_known = [0] * len(g.world)
    g.world_part = [back_of(card) for card in g.world]  # its order is printed
    for region in range(REGIONS):
        put_card(g, region, TUTORIAL_PILES[region], 0)
    for seat in range(g.seats):
        dealt = TUTORIAL_PLAYERS[seat]
        g.pawn[seat] = g.site.index(dealt.site)
        add_adviser(g, seat, dealt.adviser, False, 1 << seat)
        for card in dealt.discards:
            put_card(g, dealt.pile, card, 1 << seat)
    note_top(g)


def dealt_seats(g: Oath) -> list[int]:
    """CP-SET-01: all in turn order, but the Prince takes no starting cards."""
    if g.prince == NONE:
        return g.order
    return [seat for seat in g.order if seat != g.prince]


class Opening(Frame[Oath]):
    """OA-SET-18: in turn order each places the pawn, keeps one card and discards the others."""

    FIELDS: ClassVar[list[Field]] = [
        one("at", NUMBER),
        many("hands", CARD, MOST_HANDS, secret=True),
        spare(many("backs", BACK, MOST_HANDS)),
    ]

    at: int = 0  # how many have chosen
    hands: list[int]  # three cards of each who has not, in turn order
    backs: list[int]  # of all those cards; empty where no Vision was dealt

    def copy(self) -> Opening:
        other = Opening()
        other.at = self.at
        other.hands = self.hands[:]
        other.backs = self.backs[:]
        return other

    def all_backs(self) -> list[int]:
        """OA-GEN-02: the backs of all cards in hand."""
        return self.backs if self.backs else [DENIZEN_BACK] * len(self.hands)

    def take(self, card: int) -> None:
        """A card leaves the hand that is chosen from."""
        at = self.hands.index(card)
        self.hands.pop(at)
        if self.backs:
            self.backs.pop(at)

    def hand_of(self, g: Oath, seat: int) -> list[int]:
        """The cards of a seat that has not chosen all."""
        seats = dealt_seats(g)
        left = len(self.hands) - (len(seats) - self.at - 1) * STARTING_HAND
        at = seats.index(seat) - self.at
        if at == 0:
            return self.hands[:left]
        first = left + (at - 1) * STARTING_HAND
        return self.hands[first : first + STARTING_HAND]

    def veil(self, g: Oath, seat: int) -> Opening:
        """Each sees the own cards only."""
        seen = self.copy()
        at = 0
        seats = dealt_seats(g)
        for i in range(self.at, len(seats)):
            size = STARTING_HAND
            if i == self.at:
                size = len(self.hands) - (len(seats) - self.at - 1) * STARTING_HAND
            if seats[i] != seat:
                for n in range(at, at + size):
                    seen.hands[n] = HIDDEN
            at += size
        return seen

    def fill(self, g: Oath, seat: int, chance: Chance) -> Opening:
        """`sight.fill` has dealt the cards already."""
        return self

    def run(self, g: Oath) -> Ask | None:
        seats = dealt_seats(g)
        if self.at >= len(seats):
            g.done()
            return None
        seat = seats[self.at]
        if g.pawn[seat] == NONE:
            ask = Ask(seat, "place-pawn")
            for slot in range(SLOTS):
                if g.is_up(slot) and (seat != g.chancellor or slot == top_site(g)):
                    ask.offer(CHOOSE_SLOT.option(slot))
            return ask
        left = len(self.hands) - (len(seats) - self.at - 1) * STARTING_HAND
        if left == 0:
            self.at += 1
            return None
        ask = Ask(seat, "keep-adviser" if left == STARTING_HAND else "discard-next")
        ask.shows = left == STARTING_HAND
        verb = PLAY_FACEDOWN if left == STARTING_HAND else DISCARD
        for card in self.hands[:left]:
            ask.offer(verb.option(card))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        seat = dealt_seats(g)[self.at]
        if CHOOSE_SLOT.has(pick):
            g.pawn[seat] = CHOOSE_SLOT.first(pick)
            g.tell("placed-pawn", seat, g.site[g.pawn[seat]])
        elif PLAY_FACEDOWN.has(pick):
            card = PLAY_FACEDOWN.first(pick)
            self.take(card)
            add_adviser(g, seat, card, False, 1 << seat)
            g.tell_apart(seat, "kept-facedown", [seat, card], "kept-some", [seat, back_of(card)])
        else:
            card = DISCARD.first(pick)
            self.take(card)
            g.tell_apart(seat, "discarded-drawn", [seat, card], "discarded-some", [seat, 1])
            bury(g, card, 1 << seat, discard_region(g, seat, NONE))

    def check(self, g: Oath) -> None:
        if not 0 <= self.at <= g.seats:
            raise BadData("frame Opening: at is out of range")
        if self.backs and len(self.backs) != len(self.hands):
            raise BadData("frame Opening: backs must be as many as hands")


def top_site(g: Oath) -> int:
    """OA-SET-18: the topmost faceup site of the Cradle."""
    for slot in range(SLOTS):
        if g.is_up(slot):
            return slot
    return 0
