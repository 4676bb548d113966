"""CK-CMP: what is drawn, laid out and put back: tokens, characters and developments."""

from __future__ import annotations

from typing import Final

from palatine.games.crusader_kings.names import (
    GONE,
    IN_BAG,
    IN_DECK,
    IN_DISCARD,
    IN_EVENT,
    IN_PLAY,
    IN_RANDOM,
    IN_STARTING,
    ON_PERSON,
    TOKEN_OUT,
)
from palatine.games.crusader_kings.programs import POSITIVE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    CULTURE_CARDS,
    CULTURES,
    DEVELOPMENTS,
    IS_CULTURE_CARD,
    OPEN_DEVELOPMENTS,
    PAIR_FAIL,
    PAIR_SUCCESS,
    REGION_CULTURE,
    RIM_OF,
    SEX,
    SIGN,
    TRAIT_OF,
    TRAIT_TOKENS,
)
from palatine.kernel.lexicon import NONE

HOME: Final[list[int]] = [IN_STARTING, IN_RANDOM, TOKEN_OUT, IN_EVENT]  # CK-CMP-10, by rim
IS_CRITICAL: Final[list[bool]] = [t in PAIR_FAIL or t in PAIR_SUCCESS for t in range(len(SIGN))]


def is_positive(token: int) -> bool:
    return SIGN[TRAIT_OF[token]] == POSITIVE


def token_home(g: Kings, token: int) -> None:
    """CK-CMP-10: a token that leaves a bag or card for good."""
    g.move_token(token, HOME[RIM_OF[token]])


def token_of(g: Kings, place: int, trait: int) -> int:
    """The first token of the trait in a place, or NONE: tokens of one trait and rim are alike."""
    for token in TRAIT_TOKENS[trait]:
        if g.token_at[token] == place:
            return token
    return NONE


def by_lot(g: Kings, things: list[int]) -> int:
    """One of several, NONE of none; nothing is drawn where there is one."""
    if not things:
        return NONE
    return things[g.chance.below(len(things))] if len(things) > 1 else things[0]


def substitute(g: Kings, supply: int, trait: int) -> int:
    """CK-CMP-5: a token of the trait, else a random one of it, else one of the colour, by lot."""
    token = token_of(g, supply, trait)
    if token == NONE:
        token = token_of(g, IN_RANDOM, trait)
    if token != NONE:
        return token
    for place in (IN_EVENT, IN_RANDOM):
        alike = [
            t
            for t in g.tokens_at(place)
            if SIGN[TRAIT_OF[t]] == SIGN[trait] and not IS_CRITICAL[TRAIT_OF[t]]
        ]
        if alike:
            return by_lot(g, alike)
    return NONE


def random_token(g: Kings) -> int:
    """One of the general bag, which it does not leave yet; NONE if that is empty (CK-CMP-9)."""
    return by_lot(g, g.tokens_at(IN_RANDOM))


def token_to_bag(g: Kings, token: int, seat: int) -> None:
    if token != NONE:
        g.move_token(token, IN_BAG + g.culture[seat])


def token_to_person(g: Kings, token: int, character: int) -> None:
    if token != NONE:
        g.move_token(token, ON_PERSON + character)


def tokens_to_bag(g: Kings, character: int, seat: int) -> None:
    """CK-SUC-3, CK-MAR-6: all tokens of a person go into a bag."""
    for token in g.tokens_on(character):
        token_to_bag(g, token, seat)


# characters


def rebuild_characters(g: Kings, culture: int) -> None:
    """CK-CMP-1: an empty culture deck is rebuilt from its discards."""
    for character in CULTURE_CARDS[culture]:
        if g.character_at[character] == IN_DECK:
            return
    for character in CULTURE_CARDS[culture]:
        if g.character_at[character] == IN_DISCARD:
            g.character_at[character] = IN_DECK


def deck_of(g: Kings, culture: int, sex: int = NONE) -> list[int]:
    """The cards of a culture deck; with a sex only those of it."""
    return [
        c
        for c in CULTURE_CARDS[culture]
        if g.character_at[c] == IN_DECK and (sex == NONE or SEX[c] == sex)
    ]


def draw_character(g: Kings, culture: int, sex: int = NONE) -> int:
    """The top card, of a sex if one is asked for; NONE if there is none (CK-CMP-9)."""
    rebuild_characters(g, culture)
    character = by_lot(g, deck_of(g, culture, sex))
    if character != NONE:
        g.character_at[character] = IN_PLAY
    return character


def discard_character(g: Kings, character: int) -> None:
    """CK-CMP-8, CK-DTH-1: the card to its discard, its tokens to their supplies."""
    for token in g.tokens_on(character):
        token_home(g, token)
    g.character_at[character] = IN_DISCARD if IS_CULTURE_CARD[character] else GONE


def largest_deck(g: Kings, but: int) -> int:
    """CK-CMP-9: the culture with the most cards besides one; the first of equals."""
    best = NONE
    most = 0
    for culture in range(CULTURES):
        if culture != but:
            rebuild_characters(g, culture)
            n = len(deck_of(g, culture))
            if n > most:
                best, most = culture, n
    return best


def new_lord(g: Kings, region: int) -> None:
    """CK-SET-6, CK-ERA-4, CK-CRI-1: a random character of the region's culture with a trait."""
    character = draw_character(g, REGION_CULTURE[region])
    g.lord[region] = character
    if character == NONE:
        g.tell("no-lord", region)
        return
    token = random_token(g)
    token_to_person(g, token, character)
    if token == NONE:  # CK-CMP-9: the general bag is empty
        g.tell("bare-lord", region, character)
    else:
        g.tell("lord", region, character, TRAIT_OF[token])


def lord_leaves(g: Kings, region: int) -> None:
    """The lord and his token are discarded."""
    character = g.lord[region]
    if character != NONE:
        g.lord[region] = NONE
        discard_character(g, character)


# developments


def refill_developments(g: Kings) -> None:
    """CK-REA-3: empty spaces of the row, as far as there are cards (CK-CMP-9)."""
    for space in range(OPEN_DEVELOPMENTS):
        if g.open_developments[space] != NONE:
            continue
        if sum(g.development_deck) == 0:
            for development in range(DEVELOPMENTS):
                g.development_deck[development] = g.copies_discarded(development)
            if sum(g.development_deck) == 0:
                return
        development = g.chance.weighted(g.development_deck)
        g.development_deck[development] -= 1
        g.open_developments[space] = development
        g.tell("open-development", development)
