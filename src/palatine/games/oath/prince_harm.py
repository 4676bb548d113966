"""CP-PWR-11: powers that harm the player who threatens the Clockwork Prince."""

from __future__ import annotations

from typing import Final

from palatine.games.oath.cards import is_locked
from palatine.games.oath.names import (
    CHOOSE_CARD,
    CHOOSE_NUMBER,
    CHOOSE_RELIC,
    CHOOSE_SEAT,
    CHOOSE_SLOT,
    CHOOSE_SUIT,
    LOSE_AT_SITE,
    LOSE_ON_BOARD,
    WITH,
)
from palatine.games.oath.prince_mind import threat_player
from palatine.games.oath.prince_tables import HARMING_ACTION, HARMING_PLAN
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    BEAST,
    CARD_LOCKED,
    DARKEST_SECRET,
    DISCORD,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    POWER_IDS,
    REGION_OF,
    SLOTS,
)
from palatine.kernel.lexicon import NONE

# When Played powers that he can have at a site and that choose whom they harm: all others choose
# nothing, or an exchange (Great Herd), which is no harm
STRIKING: Final = ["blackmail", "riots"]


def is_compulsory(g: Oath) -> bool:
    """CP-PWR-11: with one human nothing is."""
    return g.config.people > 1


def harming_actions(g: Oath, powers: list[int]) -> list[int]:
    """Action powers that must be used before any other."""
    victim = threat_player(g)
    if victim == NONE or not is_compulsory(g):
        return []
    return [n for n in powers if HARMING_ACTION[n] and harms(g, POWER_IDS[n], victim)]


def harming_plans(g: Oath, plans: list[int], enemies: list[int]) -> list[int]:
    """Battle plans that must be used against the side of the threat player."""
    victim = threat_player(g)
    if victim == NONE or victim not in enemies or not is_compulsory(g):
        return []
    return [n for n in plans if HARMING_PLAN[n]]


def has_warband_at(g: Oath, victim: int, slot: int) -> bool:
    return g.garrison[slot] > 0 and g.rules_site(victim, slot)


def harms(g: Oath, id: str, victim: int) -> bool:
    """The condition of each card of the list."""
    here = g.pawn[g.prince]
    region = g.region(g.prince)
    if id == "taming_charm":
        if not g.rules_site(victim, here):
            return False
        for card in g.cards_at(here):
            if g.suit(card) in (BEAST, NOMAD) and not is_locked(g, g.prince, card, here):
                return True
        return False
    if id == "terror_spells":
        if g.banner_of[DARKEST_SECRET] != g.prince:
            return False
        if g.region(victim) == region and g.board[victim] > 0:
            return True
        return has_warband_in(g, victim, region)
    if id == "plague_engines":
        return g.favor[victim] > 0 and len(g.sites_ruled(victim)) > 0
    if id == "forgotten_vault":
        return g.banner_of[DARKEST_SECRET] == victim and g.banner_tokens[DARKEST_SECRET] >= 2
    if id == "siege_engines":
        return has_warband_in(g, victim, region)
    if id == "wolves":
        return g.board[victim] > 0
    if id == "second_chance":
        has_one = g.has_adviser(victim, ORDER) or g.has_adviser(victim, DISCORD)
        return has_one and g.board[victim] > 0
    if id == "armed_mob":
        if g.banner_of[DARKEST_SECRET] != victim or g.banner_of[PEOPLES_FAVOR] == victim:
            return False
        return any(not CARD_LOCKED[card] for card in g.faceup_advisers(victim))
    if id == "ancient_binding":
        on_cards = sum(g.laden_secrets) if g.turn == victim else 0
        return g.all_secrets(victim) + on_cards >= 2
    if id == "roving_terror":
        for slot in range(SLOTS):
            if slot == here or not g.rules_site(victim, slot):
                continue
            for card in g.cards_at(slot):
                if g.suit(card) != NONE and not is_locked(g, g.prince, card, slot):
                    return True
        return False
    return False


def has_warband_in(g: Oath, victim: int, region: int) -> bool:
    for slot in range(SLOTS):
        if REGION_OF[slot] == region and has_warband_at(g, victim, slot):
            return True
    return False


def harming_options(g: Oath, number: int, options: list[int]) -> list[int]:
    """Of the options of a power that must harm those that do; all of them if none does."""
    victim = threat_player(g)
    if victim == NONE or not is_compulsory(g):
        return options
    id = POWER_IDS[number]
    if id in STRIKING:  # When Played: a harming option first
        found = [option for option in options if strikes(g, option, victim)]
    elif HARMING_ACTION[number] and harms(g, id, victim):
        found = [option for option in options if names(g, option, victim)]
    else:
        return options
    return found if found else options


def strikes(g: Oath, option: int, victim: int) -> bool:
    """Whether it takes a relic of the victim (Blackmail) or discards cards of a suit that lie at
    sites which the victim rules (Riots)."""
    if CHOOSE_RELIC.has(option):
        return g.holder(CHOOSE_RELIC.first(option)) == victim
    for slot in g.sites_ruled(victim):
        for card in g.suited_cards(slot, CHOOSE_SUIT.first(option)):
            if not is_locked(g, g.prince, card, slot):
                return True
    return False


def names(g: Oath, option: int, victim: int) -> bool:
    """Whether an option means something of the victim."""
    if CHOOSE_SEAT.has(option):
        return CHOOSE_SEAT.first(option) == victim
    if LOSE_ON_BOARD.has(option):
        return LOSE_ON_BOARD.first(option) == victim and LOSE_ON_BOARD.second(option) > 0
    if CHOOSE_SLOT.has(option):
        return g.rules_site(victim, CHOOSE_SLOT.first(option))
    if LOSE_AT_SITE.has(option):
        slot = LOSE_AT_SITE.first(option)
        return g.rules_site(victim, slot) and LOSE_AT_SITE.second(option) > 0
    if CHOOSE_CARD.has(option):
        card = CHOOSE_CARD.first(option)
        place = g.place_of(g.face(card))
        if place >= WITH:
            return place == WITH + victim
        return place != NONE and g.rules_site(victim, place)
    if CHOOSE_NUMBER.has(option):  # Forgotten Vault: fewer secrets on the banner
        return CHOOSE_NUMBER.first(option) < g.banner_tokens[DARKEST_SECRET]
    return False
