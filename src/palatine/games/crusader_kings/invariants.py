"""What always holds: a position is refused by its field, a match in a test by the same rules."""

from __future__ import annotations

from palatine.games.crusader_kings.councils import held_of
from palatine.games.crusader_kings.names import (
    CHILD,
    DRAWN,
    IN_BAG,
    IN_HAND,
    IN_LAW,
    IN_PILE,
    IN_PLAY,
    KINS,
    MEMBERS,
    ON_PERSON,
    ON_SPACE,
    RULER,
    SPOUSES,
    WITH,
)
from palatine.games.crusader_kings.programs import COUNCILLOR, INVENTION, PLAGUE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    ALL_GOLD,
    BIT,
    CARD_DECK,
    CARDS,
    CHARACTERS,
    CULTURES,
    DECK_COUNT,
    DEVELOPMENT_COPIES,
    DEVELOPMENTS,
    MOST_ARMIES,
    MOST_OF_KIND,
    MOST_REGIONS,
    MOST_SHIELDS,
    OLDEST,
    REGIONS,
    SPACES,
    TOKENS,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import State
from palatine.kernel.lexicon import HIDDEN, NONE


def refuse(is_right: bool, message: str) -> None:
    if not is_right:
        raise BadData(message)


def fits(g: Kings) -> None:
    """Pieces, persons, tokens and cards are each in one place, and no limit is passed."""
    numbers_fit(g)
    map_fits(g)
    families_fit(g)
    tokens_fit(g)
    relations_fit(g)
    developments_fit(g)
    track_fits(g)
    cards_fit(g)


def check(g: State) -> None:
    """For the fuzzer: everything that a position must keep."""
    assert isinstance(g, Kings)
    fits(g)
    realms, traits = g.realms, g.traits
    g.derive()
    refuse(realms == g.realms, "derived: realms differ from the owners")
    refuse(traits == g.traits, "derived: traits differ from the bags")


def numbers_fit(g: Kings) -> None:
    for name, row in [
        ("unrest", g.unrest),
        ("harvest", g.harvest),
        ("crop_failure", g.crop_failure),
        ("gold", g.gold),
        ("age", g.age),
        ("born", g.born),
        ("modifiers", g.modifiers),
        ("crusades", g.crusades),
        ("crusade_limit", g.crusade_limit),
        ("cards", g.cards),
        ("planned", g.planned),
        ("development_deck", g.development_deck),
        ("era", [g.era]),
        ("round", [g.round]),
        ("turn", [g.turn]),
    ]:
        refuse(min(row) >= 0, f"fields: {name} cannot be negative")
    refuse(g.era <= g.scenario.eras, "fields: era is beyond the last one")
    refuse(0 <= g.first < g.seats and not g.is_out(g.first), "fields: first must play")
    refuse(max(g.age) <= OLDEST, f"fields: age must be {OLDEST} at most")
    for seat in range(g.seats):
        refuse(not g.is_ai(seat) or g.gold[seat] == 0, "fields: gold must be 0 for an AI")
        refuse((g.strategy[seat] == NONE) != g.is_ai(seat), "fields: strategy is for AIs only")
    if g.limits_gold:
        refuse(sum(g.gold) <= ALL_GOLD, f"fields: gold must be {ALL_GOLD} at most in all")


def map_fits(g: Kings) -> None:
    """CK-CMP-2: one knight, army and castle in a region; supplies are not passed."""
    owned = 0
    for region in range(REGIONS):
        if g.owner[region] != NONE:
            owned |= BIT[region]
            refuse(g.is_in_play(region), "fields: owner names a region out of play")
            refuse(g.lord[region] == NONE, "fields: lord is in a region with a knight")
            if g.literal_armies and g.is_ai(g.owner[region]):  # AI-6
                refuse(not g.has_army(region), "fields: armies are no pieces of an AI here")
                refuse(g.unrest[region] == 0, "fields: unrest cannot be in a region of an AI here")
        refuse(g.lord[region] == NONE or g.is_in_play(region), "fields: lord is out of play")
    refuse(g.armies & ~owned == 0, "fields: armies stand where no knight does")
    refuse(g.castles & ~g.in_play == 0, "fields: castles stand out of play")
    refuse(g.plague & g.waning == 0, "fields: plague and waning name the same region")
    refuse(g.castles_left() >= 0, "fields: castles are more than there are")
    names = ["unrest", "harvest", "crop_failure", "plague"]
    for marker in range(PLAGUE + 1):
        refuse(g.markers_left(marker) >= 0, f"fields: {names[marker]} is more than there is")
    is_growing = any(type(frame).__name__ == "Attack" for frame in g.frames)
    for seat in range(g.seats):
        n = g.size(seat)
        most = MOST_REGIONS + (1 if is_growing else 0)  # CK-WAR-12: a ninth is given up
        refuse(n <= most, f"fields: owner gives a seat more than {MOST_REGIONS} regions")
        refuse(not g.is_out(seat) or n == 0, "fields: owner names somebody who is out")
        refuse(g.armies_left(seat) >= 0, f"fields: armies are more than {MOST_ARMIES} of a seat")


def families_fit(g: Kings) -> None:
    """Every person has one place, a spouse a partner, a duke a person."""
    times = [0] * CHARACTERS
    for character in [*g.family, *g.lord]:
        if character != NONE:
            times[character] += 1
    for character in range(CHARACTERS):
        refuse(times[character] <= 1, "fields: family and lord hold a person twice")
        is_here = g.character_at[character] == IN_PLAY
        refuse(is_here == (times[character] == 1), "fields: character_at differs from the table")
    for seat in range(g.seats):
        if g.is_out(seat):
            refuse(g.person(seat, RULER) == NONE, "fields: family has a ruler who is out")
        for kin in range(KINS):
            is_here = g.person(seat, CHILD + kin) != NONE
            at = seat * KINS + kin
            refuse(is_here == (g.born[at] > 0), "fields: born must be told of all kin, no other")
            has_spouse = g.person(seat, CHILD + kin + SPOUSES) != NONE
            refuse(is_here or not has_spouse, "fields: family has a spouse without partner")
            refuse(is_here or not g.bastards[seat] >> kin & 1, "fields: bastards names nobody")
            region = g.duchy[at]
            refuse(is_here or region == NONE, "fields: duchy has no duke")
            if region != NONE:
                refuse(g.owner[region] == seat, "fields: duchy is in a region of another")
        duchies = [r for r in g.duchy[seat * KINS : (seat + 1) * KINS] if r != NONE]
        is_shared = any(duchies.count(region) > 1 for region in duchies)
        refuse(not is_shared, "fields: duchy has two dukes in a region")
    refuse(len(g.family) == g.seats * MEMBERS and IN_LAW < MEMBERS, "fields: family is too short")


def tokens_fit(g: Kings) -> None:
    """A token lies on a person in play, in the bag of a participant or in a supply."""
    drawing = any(type(frame).__name__ == "Check" for frame in g.frames)
    for token in range(TOKENS):
        place = g.token_at[token]
        refuse(place != NONE, "fields: token_at must name a place for every token")
        if place >= ON_PERSON:
            person = place - ON_PERSON
            refuse(g.character_at[person] == IN_PLAY, "fields: token_at is on a card not in play")
        elif IN_BAG <= place < ON_SPACE:
            refuse(g.seat_of[place - IN_BAG] != NONE, "fields: token_at is in nobody's bag")
        elif place == DRAWN:
            refuse(drawing, "fields: token_at is drawn though there is no check")


def relations_fit(g: Kings) -> None:
    """CK-DEF-15: war and pact are mutual; war replaces claims."""
    for seat in range(g.seats):
        for name, row in (("allies", g.allies), ("wars", g.wars), ("claims", g.claims)):
            refuse(row[seat] >> g.seats == 0, f"fields: {name} names nobody")
            refuse(not row[seat] >> seat & 1, f"fields: {name} names the seat itself")
            for other in range(g.seats):
                has = row[seat] >> other & 1
                refuse(not (has and g.is_out(other)), f"fields: {name} names who is out")
                if name != "claims":
                    refuse(has == row[other] >> seat & 1, f"fields: {name} must be mutual")
        refuse(g.wars[seat] & g.claims[seat] == 0, "fields: claims are replaced by a war")
        for region in range(REGIONS):
            if g.friends[seat] >> region & 1:
                refuse(g.is_independent(region), "fields: friends must be independent regions")


def developments_fit(g: Kings) -> None:
    """CK-REA-4: three of a kind, no copy too many."""
    pushing = any(type(frame).__name__ == "Overflow" for frame in g.frames)
    for development in range(DEVELOPMENTS):
        refuse(g.copies_discarded(development) >= 0, "fields: held and open are too many copies")
        most = DEVELOPMENT_COPIES[development]
        refuse(g.development_deck[development] <= most, "fields: development_deck is too large")
    for seat in range(g.seats):
        refuse(g.spent[seat] & ~g.held[seat] == 0, "fields: spent must be held")
        for kind in (COUNCILLOR, INVENTION):
            n = len(held_of(g, seat, kind))
            refuse(pushing or n <= MOST_OF_KIND[kind], "fields: held has a fourth of a kind")


def track_fits(g: Kings) -> None:
    for space in range(SPACES):
        holder = g.shields[space]
        refuse(holder == NONE or not g.is_out(holder), "fields: shields name who is out")
        refuse(holder == NONE or space <= g.scenario.last_space, "fields: shields beyond the track")
    for seat in range(g.seats):
        refuse(g.shields_of(seat) <= MOST_SHIELDS, "fields: shields has a fifth of a seat")


def cards_fit(g: Kings) -> None:
    """CK-HID-1: hand and plan agree with the open numbers by deck, as far as they can be seen."""
    for seat in range(g.seats):
        culture = g.culture[seat]
        counts = [0] * DECK_COUNT
        face_down = 0
        is_veiled = False
        for card in range(CARDS):
            place = g.card_at[card]
            is_veiled = is_veiled or place == HIDDEN
            if place < IN_HAND or (place - IN_HAND) % CULTURES != culture:
                continue
            is_veiled = is_veiled or place >= WITH
            counts[CARD_DECK[card]] += 1
            if IN_HAND + CULTURES <= place < IN_PILE:
                face_down += 1
        for deck in range(DECK_COUNT):
            told = g.cards[seat * DECK_COUNT + deck]
            right = counts[deck] <= told if is_veiled else counts[deck] == told
            refuse(right, "fields: card_at differs from cards, the open numbers by deck")
        right = face_down <= g.planned[seat] if is_veiled else face_down == g.planned[seat]
        refuse(right, "fields: planned differs from card_at")
    for card in range(CARDS):
        refuse(g.card_at[card] != NONE, "fields: card_at must name a place for every card")
    n = len(g.rumour_of)
    right = n == len(g.rumour_card) and n == len(g.rumour_with)
    refuse(right, "fields: rumour_of, rumour_card and rumour_with must be as many")
    nameless = NONE in g.rumour_of or NONE in g.rumour_card
    refuse(not nameless, "fields: a rumour needs a seat and a card")
    for i in range(n):
        place = g.card_at[g.rumour_card[i]]
        is_known = place >= IN_HAND
        holder = g.seat_of[(place - IN_HAND) % CULTURES] if is_known else NONE
        right = is_known and g.rumour_with[i] >> holder & 1 != 0
        refuse(right or place == HIDDEN, "fields: rumour_with names nobody who has the card")
