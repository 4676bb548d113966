"""CP-THR, CP-ACT, CP-TRD, CP-TVL: what the Clockwork Prince sees in a position.

Nothing here changes the match: every answer is a function of the position.
"""

from __future__ import annotations

from palatine.games.oath.actions import open_modifiers
from palatine.games.oath.cards import thing_of_banner
from palatine.games.oath.deed import Deed
from palatine.games.oath.muster import Muster, Trade, new_muster, new_trade
from palatine.games.oath.names import CARDS_AT_SITE
from palatine.games.oath.power import TABLE, place_in, power_of
from palatine.games.oath.prince_tables import (
    CONSPIRATORS,
    FAVOR_YIELD,
    FRIENDS,
    IGNORED,
    LIMITED_MODIFIER,
    NO_THREAT,
    OATHKEEPER,
    SECRETS_YIELD,
    SHEET,
    SUCCESSOR,
    USURPER,
    VISION,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    FIRST_VISION,
    MUSTERED,
    OATH_IDS,
    PEOPLES_FAVOR,
    POWER_ROWS,
    REGION_OF,
    ROUNDS,
    SLOTS,
    SUITS,
    VISION_IDS,
)
from palatine.games.oath.tokens import own_favor
from palatine.games.oath.victory import fulfilled_vision, successor
from palatine.games.oath.windows import (
    BARS_CARD,
    BARS_RECOVER,
    LOCKS,
    MUSTERS,
    PROTECTS,
    TRADE_GAIN,
    TRADES,
)
from palatine.kernel.lexicon import NONE

# threats


class Threat:
    """CP-THR-01: a space of the track, through whom, and its cell on the sheet."""

    def __init__(self, space: int, player: int, cell: int) -> None:
        self.space = space
        self.player = player
        self.cell = cell


def is_chancellor(g: Oath) -> bool:
    return g.prince == g.chancellor


def assess(g: Oath) -> Threat:
    """CP-THR-01 to CP-THR-06, CP-THR-10: the first condition that holds."""
    oath = OATH_IDS[g.oath]
    if not is_chancellor(g):  # CP-GEN-07
        if g.title == g.prince and g.usurper:
            return Threat(NO_THREAT, NONE, NONE)
        player = NONE if g.title == g.prince else g.title
        return Threat(USURPER, player, SHEET.cell_of(USURPER, oath))
    heir = successor(g)
    if heir != NONE:
        return Threat(SUCCESSOR, heir, SHEET.cell_of(SUCCESSOR, oath))
    is_lost = g.is_exile(g.title)
    if is_lost and (g.usurper or g.round == ROUNDS):
        return Threat(USURPER, g.title, SHEET.cell_of(USURPER, oath))
    for seat in g.order:
        vision = fulfilled_vision(g, seat)
        if vision != NONE:  # CP-THR-11
            cell = SHEET.cell_of(VISION, VISION_IDS[vision - FIRST_VISION])
            return Threat(VISION, seat, cell)
    if is_lost:
        return Threat(OATHKEEPER, g.title, SHEET.cell_of(OATHKEEPER, oath))
    return Threat(NO_THREAT, NONE, NONE)


def threat_player(g: Oath) -> int:
    """CP-GEN-16: through whom the threat on the track holds now, or NONE."""
    if g.threat == NO_THREAT:
        return NONE
    if not is_chancellor(g):
        return NONE if g.title == g.prince else g.title
    if g.threat == SUCCESSOR:
        return successor(g)
    if g.threat == VISION:
        for seat in g.order:
            if fulfilled_vision(g, seat) != NONE:
                return seat
        return NONE
    return g.title if g.is_exile(g.title) else NONE


def decider(g: Oath) -> int:
    """CP-PWR-04, CP-PWR-11: the human on the right of the threat player, else on his own right."""
    of = threat_player(g)
    row = g.in_turn_order(g.prince if of == NONE else of)
    for i in range(len(row) - 1, -1, -1):
        if row[i] != g.prince:
            return row[i]
    return row[0]


# relations


def cards_of_column(g: Oath, column: int) -> list[int]:
    """Suits in a column: the highest first, in a space those that came first (CP-TIE-02)."""
    found: list[int] = []
    for suit in g.arrivals:
        if g.relation[suit] != column:
            continue
        at = 0
        while at < len(found) and g.relation_row[found[at]] >= g.relation_row[suit]:
            at += 1
        found.insert(at, suit)
    return found


def favor_of(g: Oath, suit: int) -> int:
    """CP-TRD-01."""
    return FAVOR_YIELD[g.relation_row[suit]] if g.relation[suit] == FRIENDS else 0


def secrets_of(g: Oath, suit: int) -> int:
    """CP-TRD-02."""
    return SECRETS_YIELD[g.relation_row[suit]] if g.relation[suit] == CONSPIRATORS else 0


# powers


def binds(number: int) -> bool:
    """CP-PWR-07: whether a power that stops others stops him."""
    return not IGNORED[number]


def use_modifiers(g: Oath, deed: Deed, window: int) -> None:
    """CP-PWR-08: the modifiers that he always uses, as far as he can."""
    for entry in open_modifiers(g, deed, window):
        row = power_of(entry).row
        if LIMITED_MODIFIER[row.number] and row.is_free:
            deed.used.append(row.number)
            power_of(entry).modify(g, place_in(entry), deed)


def is_card_closed(g: Oath, deed: Deed, card: int) -> bool:
    for entry in g.windows[BARS_CARD]:
        power = power_of(entry)
        if binds(power.row.number) and power.bars_card(g, place_in(entry), deed, card):
            return True
    return False


# Trade


def trade_at(g: Oath, slot: int, is_for_secrets: bool) -> Trade:
    """The Trade that he would make with his pawn at a site, with his modifiers."""
    pawn = g.pawn[g.prince]
    g.pawn[g.prince] = slot
    trade = new_trade(g, g.prince)
    use_modifiers(g, trade, TRADES)
    g.pawn[g.prince] = pawn
    trade.is_for_secrets = is_for_secrets
    return trade


def trade_cards(g: Oath, trade: Trade) -> list[int]:
    """CP-TRD-01: empty cards, those of his site first, then nearest site first (Map Library)."""
    slots = [trade.at]
    for slot in range(SLOTS):
        if slot != trade.at and trade.sites >> slot & 1 and REGION_OF[slot] == REGION_OF[trade.at]:
            slots.append(slot)
    found: list[int] = []
    for slot in slots:
        for card in g.cards_at(slot):
            if g.suit(card) == NONE or not g.is_empty(card) or is_card_closed(g, trade, card):
                continue
            found.append(card)
    return found


def trade_with(g: Oath, trade: Trade, card: int) -> int:
    """What a card gives, whatever its bank has."""
    suit = g.suit(card)
    trade.card = card
    trade.favor = 0 if trade.is_for_secrets else favor_of(g, suit)
    trade.secrets = secrets_of(g, suit) if trade.is_for_secrets else 0
    if trade.favor + trade.secrets == 0:
        return 0
    for number in trade.used:
        TABLE[number].traded(g, g.place_of(POWER_ROWS[number].face), trade)
    for entry in g.windows[TRADE_GAIN]:
        power_of(entry).trade_gain(g, place_in(entry), trade)
    return max(0, trade.secrets if trade.is_for_secrets else trade.favor)


def trade_yield(g: Oath, slot: int, is_for_secrets: bool) -> int:
    """CP-TVL-02: what a Trade at a site would bring now; nothing at a facedown one."""
    if not g.is_up(slot):
        return 0
    trade = trade_at(g, slot, is_for_secrets)
    left = g.bank[:]
    total = 0
    for card in trade_cards(g, trade):
        n = trade_with(g, trade, card)
        if not is_for_secrets:
            n = min(n, left[g.suit(card)])
            left[g.suit(card)] -= n
        total += n
    return total


def best_site(g: Oath, is_for_secrets: bool) -> int:
    """CP-TVL-01: the leftmost of the best sites, his own if it is as good; NONE if none yields."""
    regions = rich_regions(g, is_for_secrets)
    best = NONE
    most = 0
    for slot in range(SLOTS):
        if not regions >> REGION_OF[slot] & 1:
            continue
        n = trade_yield(g, slot, is_for_secrets)
        if n > most or (n == most and n > 0 and slot == g.pawn[g.prince]):
            best = slot
            most = n
    return best


def rich_regions(g: Oath, is_for_secrets: bool) -> int:
    """The regions, as bits, in which a card is of a suit that gives him anything."""
    found = 0
    for at in range(len(g.site_cards)):
        card = g.site_cards[at]
        suit = NONE if card == NONE else g.suit(card)
        if suit != NONE and (secrets_of(g, suit) if is_for_secrets else favor_of(g, suit)) > 0:
            found |= 1 << REGION_OF[at // CARDS_AT_SITE]
    return found


def first_bank(g: Oath) -> int:
    """CP-TIE-02: the bank nearest the world deck that has favor, or NONE."""
    for suit in range(SUITS):
        if g.bank[suit] > 0:
            return suit
    return NONE


def relic_site(g: Oath) -> int:
    """CP-TVL-04: a faceup site with a facedown relic, his own before others; NONE if none."""
    if g.relics_at(g.pawn[g.prince]):
        return g.pawn[g.prince]
    for slot in range(SLOTS):
        if g.is_up(slot) and g.relics_at(slot):
            return slot
    return NONE


def facedown_site(g: Oath) -> int:
    for slot in range(SLOTS):
        if not g.is_up(slot):
            return slot
    return NONE


# Muster


def muster_deed(g: Oath) -> Muster:
    deed = new_muster(g, g.prince)
    use_modifiers(g, deed, MUSTERS)
    return deed


def muster_cards(g: Oath, deed: Muster) -> list[int]:
    """CP-MUS-01: empty cards, nearest first; with Pressgangs those with tokens after them."""
    empty: list[int] = []
    laden: list[int] = []
    for card in g.cards_at(g.pawn[g.prince]):
        if g.suit(card) == NONE or is_card_closed(g, deed, card):
            continue
        if g.is_empty(card):
            empty.append(card)
        elif deed.is_any_card:
            laden.append(card)
    return empty + laden


def can_muster(g: Oath) -> bool:
    """CP-MUS-02."""
    if own_favor(g, g.prince) == 0 or g.in_bank(g.colour(g.prince)) == 0 or MUSTERED == 0:
        return False
    return len(muster_cards(g, muster_deed(g))) > 0


# Recover


def relic_purse(g: Oath) -> int:
    """CP-REC-05, CP-REC-06: favor, Ambitions too, and the secrets of an Exile."""
    purse = g.favor[g.prince]
    return purse if is_chancellor(g) else purse + g.secrets[g.prince]


def can_recover_relic(g: Oath, price: int) -> bool:
    """CP-REC-01, CP-REC-02: a relic lies at his site, and he can pay the price of the cell."""
    slot = g.pawn[g.prince]
    if not g.relics_at(slot) or relic_purse(g) < price:
        return False
    for entry in g.windows[LOCKS]:
        power = power_of(entry)
        if binds(power.row.number) and power.locks(g, place_in(entry), g.prince, slot):
            return False
    return True


def banner_purse(g: Oath, banner: int) -> int:
    """CP-REC-03: all that he can put on a banner."""
    return g.favor[g.prince] if banner == PEOPLES_FAVOR else g.secrets[g.prince]


def is_banner_open(g: Oath, banner: int) -> bool:
    """CP-REC-04: OA-REC-03 does not stop him, nor what CP-PWR-07 names."""
    for entry in g.windows[BARS_RECOVER]:
        power = power_of(entry)
        if binds(power.row.number) and power.bars_recover(g, place_in(entry), g.prince, banner):
            return False
    holder = g.banner_of[banner]
    for entry in g.windows[PROTECTS]:
        power = power_of(entry)
        thing = thing_of_banner(banner)
        if binds(power.row.number) and power.protects(g, place_in(entry), g.prince, holder, thing):
            return False
    return True


def can_recover_banner(g: Oath, banner: int) -> bool:
    """CP-REC-03, CP-REC-07."""
    if g.banner_of[banner] == g.prince or banner_purse(g, banner) <= g.banner_tokens[banner]:
        return False
    return is_banner_open(g, banner)


def rules_most_sites(g: Oath) -> bool:
    """Strictly more than each other player; than each Exile for a Chancellor."""
    counts = [0] * g.seats
    for slot in range(SLOTS):
        ruler = g.ruler(slot)
        if ruler != NONE:
            counts[ruler] += 1
    for seat in range(g.seats):
        if seat != g.prince and counts[seat] >= counts[g.prince]:
            return False
    return True


def holds(g: Oath, banner: int) -> bool:
    return g.banner_of[banner] == g.prince
