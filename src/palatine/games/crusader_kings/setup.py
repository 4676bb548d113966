"""CK-SET: the scenario, its dynasties, the lords and the rows of cards."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.names import (
    BUILD,
    CARD_IN_DECK,
    CHILD,
    IN_BOX,
    IN_DECK,
    IN_PLAY,
    IN_RANDOM,
    IN_STARTING,
    KINS,
    MATCHES,
    MEMBERS,
    NUMBER,
    ON_SPACE,
    RULER,
    SIBLING,
    SPOUSE,
    STEED,
    TOKEN_OUT,
)
from palatine.games.crusader_kings.seating import seating, strategies_for
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import (
    HOME,
    by_lot,
    discard_character,
    draw_character,
    is_positive,
    new_lord,
    random_token,
    refill_developments,
    substitute,
    token_of,
    token_to_bag,
    token_to_person,
)
from palatine.games.crusader_kings.tables import (
    ACHIEVEMENT_IDS,
    BIT,
    CARDS,
    CHARACTER_CULTURE,
    CHARACTERS,
    CRUSADE_RIM,
    CULTURE_IDS,
    CULTURES,
    DECK_COUNT,
    DEVELOPMENT_COPIES,
    GLITTERHOOF,
    IS_CULTURE_CARD,
    OPEN_DEVELOPMENTS,
    PROGRAMS,
    REGION_CULTURE,
    REGIONS,
    RIM_OF,
    SPACES,
    STRATEGY_DEVELOPMENTS,
    STRATEGY_TRAITS,
    TOKENS,
    TRAIT_OF,
    Start,
)
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


def lay_out(g: Kings) -> None:
    """CK-SET-17: strategies, first player, decks and families; the rest asks."""
    lay_nothing(g)
    draw_strategies(g)
    draw_first_player(g)
    lay_decks(g)
    lay_tokens(g)
    for seat in g.clockwise:
        start = g.scenario.starts[g.culture[seat]]
        assert start is not None
        lay_dynasty(g, seat, start)
    for seat in g.clockwise:
        start = g.scenario.starts[g.culture[seat]]
        assert start is not None
        lay_family(g, seat, start)
    for seat in g.clockwise:  # last, so that every ruler has the starting tokens he is listed with
        if g.is_ai(seat):
            lay_strategy(g, seat)
    lay_claims(g)
    g.call(Layout(CASTLE))


def lay_nothing(g: Kings) -> None:
    """An empty table."""
    seats = g.config.seats
    g.era = 0
    g.round = 0
    g.turn = 0
    g.first = 0
    g.out = 0
    g.strategy = [NONE] * seats
    g.dynasty = [NONE] * seats
    g.owner = [NONE] * REGIONS
    g.lord = [NONE] * REGIONS
    g.castles = 0
    g.armies = 0
    g.unrest = [0] * REGIONS
    g.harvest = [0] * REGIONS
    g.crop_failure = [0] * REGIONS
    g.plague = 0
    g.waning = 0
    g.gold = [0] * seats
    g.age = [0] * seats
    g.family = [NONE] * (seats * MEMBERS)
    g.born = [0] * (seats * KINS)
    g.bastards = [0] * seats
    g.duchy = [NONE] * (seats * KINS)
    g.origin = [NONE] * (seats * MATCHES)
    g.character_at = [IN_BOX] * CHARACTERS
    g.token_at = [TOKEN_OUT] * TOKENS
    g.allies = [0] * seats
    g.friends = [0] * seats
    g.claims = [0] * seats
    g.wars = [0] * seats
    g.held = [0] * seats
    g.spent = [0] * seats
    g.open_developments = [NONE] * OPEN_DEVELOPMENTS
    g.development_deck = list(DEVELOPMENT_COPIES)
    g.shields = [NONE] * SPACES
    g.achievement = [NONE] * len(ACHIEVEMENT_IDS)
    g.modifiers = [0] * (seats * len(PROGRAMS.modifiers))
    g.crusades = [0] * seats
    g.crusade_limit = [0] * seats
    g.cards = [0] * (seats * DECK_COUNT)
    g.planned = [0] * seats
    g.open_hands = 0
    g.open_plans = 0
    g.verdict = NONE
    g.card_at = [CARD_IN_DECK] * CARDS
    g.giver = [NONE] * CARDS
    g.rumour_of = []
    g.rumour_card = []
    g.rumour_with = []
    g.derive()


def draw_strategies(g: Kings) -> None:
    """AI-S1, AI-S3: as named by the table, else by lot among those allowed, clockwise."""
    found = seating(g.people, g.config.options)
    for seat in g.clockwise:
        culture = g.culture[seat]
        if not g.is_ai(seat):
            continue
        if found.strategy[culture] == NONE:
            found.strategy[culture] = by_lot(g, strategies_for(found, g.scenario, culture))
        g.strategy[seat] = found.strategy[culture]
        g.tell("strategy", seat, g.strategy[seat])
    for seat in range(g.seats):
        for other in range(g.seats):
            if other != seat and g.are_bound(seat, other):
                g.allies[seat] |= BIT[other]


def draw_first_player(g: Kings) -> None:
    """CK-SET-4."""
    wanted = g.config.options["first_player"]
    if wanted == "lot":
        g.first = g.clockwise[g.chance.below(g.seats)]
    else:
        g.first = g.seat_of[CULTURE_IDS.index(wanted)]
    g.tell("first-player", g.first)


def lay_decks(g: Kings) -> None:
    """CK-SET-3, CK-SET-14: a deck for every culture with a participant or a region in play."""
    for culture in range(CULTURES):
        has_deck = g.seat_of[culture] != NONE
        for region in range(REGIONS):
            has_deck = has_deck or (g.is_in_play(region) and REGION_CULTURE[region] == culture)
        if not has_deck:
            continue
        for character in range(CHARACTERS):
            if CHARACTER_CULTURE[character] == culture and IS_CULTURE_CARD[character]:
                g.character_at[character] = IN_DECK


def lay_tokens(g: Kings) -> None:
    """CK-SET-8, CK-CMP-4: supplies by rim, crusade tokens on the track of the scenario."""
    for token in range(TOKENS):
        g.move_token(token, HOME[RIM_OF[token]])
    for space in range(g.scenario.last_space + 1):
        for trait in g.scenario.track[space]:
            for token in range(TOKENS):
                is_free = g.token_at[token] == TOKEN_OUT and RIM_OF[token] == CRUSADE_RIM
                if is_free and TRAIT_OF[token] == trait:
                    g.move_token(token, ON_SPACE + space)
                    break


def lay_dynasty(g: Kings, seat: int, start: Start) -> None:
    """CK-SET-1, CK-SET-2, CK-SET-10; AI-S2: an AI has no gold."""
    is_ai = g.is_ai(seat)
    g.dynasty[seat] = start.dynasty
    g.family[seat * MEMBERS + RULER] = start.ruler
    g.character_at[start.ruler] = IN_PLAY
    g.tell("begins", seat, start.dynasty, start.ruler)
    for trait in start.traits:
        token_to_bag(g, token_of(g, IN_STARTING, trait), seat)
    g.age[seat] = start.age
    for region in start.regions:
        g.give_land(region, seat)
    if not is_ai:
        g.gold[seat] = start.gold
    lay_developments(g, seat, start.developments)
    for region in start.castles:
        g.castles |= BIT[region]
    if is_ai and g.literal_armies:  # AI-6: no pieces, and no unrest in its regions
        return
    for region in start.armies:
        g.armies |= BIT[region]
    for region in start.unrest:
        g.unrest[region] += 1


def lay_developments(g: Kings, seat: int, developments: list[int]) -> None:
    for development in developments:
        g.held[seat] |= BIT[development]
        g.development_deck[development] -= 1


def lay_strategy(g: Kings, seat: int) -> None:
    """AI-S2: its developments and traits; CK-CMP-5 for tokens that are used up."""
    lay_developments(g, seat, STRATEGY_DEVELOPMENTS[g.strategy[seat]])
    for trait in STRATEGY_TRAITS[g.strategy[seat]]:
        token_to_bag(g, substitute(g, IN_STARTING, trait), seat)


def lay_family(g: Kings, seat: int, start: Start) -> None:
    """CK-SET-9, CK-SET-15: random cards of the right sex, the earlier in the list the older."""
    taken = [0, 0, 0]  # of each role
    arrivals = 0
    for n, role in enumerate(start.roles):
        member = [SPOUSE, CHILD, SIBLING][role] + taken[role]
        taken[role] += 1
        character = draw_character(g, start.culture, start.sexes[n])
        g.family[seat * MEMBERS + member] = character
        if member >= CHILD:
            arrivals += 1
            g.born[seat * KINS + member - CHILD] = arrivals
        g.tell("family-laid", seat, member, character)
        for trait in start.family_traits[n]:
            token = token_of(g, IN_STARTING, trait)
            if member == SPOUSE:
                token_to_bag(g, token, seat)
            else:
                token_to_person(g, token, character)
        is_wife_without = member == SPOUSE and not start.family_traits[n]
        if is_wife_without and g.config.options["wives_trait"] == "random":  # CK-DEC-3
            token_to_bag(g, random_token(g), seat)


def lay_claims(g: Kings) -> None:
    """CK-SCN-1: the casus belli of scenario 6, by the number of dynasties."""
    for seat in g.clockwise:
        start = g.scenario.starts[g.culture[seat]]
        assert start is not None
        for n, culture in enumerate(start.claims):
            wanted = start.claim_dynasties[n]
            if g.seat_of[culture] != NONE and wanted in (0, g.seats):
                g.claims[seat] |= BIT[g.seat_of[culture]]


CASTLE: Final = 0
LORDS: Final = 1
HORSE: Final = 2
ROW: Final = 3


class Layout(Frame[Kings]):
    """CK-SET-6, CK-SET-7, CK-SET-16: what is left of the set-up, with its two choices."""

    FIELDS: ClassVar[list[Field]] = [one("step", NUMBER)]

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def copy(self) -> Layout:
        return Layout(self.step)

    def run(self, g: Kings) -> Ask | None:
        if self.step == CASTLE:
            ask = self.free_castle(g)
            if ask is not None:
                return ask
            self.step = LORDS
        if self.step == LORDS:
            for region in range(REGIONS):
                if g.is_independent(region):
                    new_lord(g, region)
            self.step = HORSE
        if self.step == HORSE and g.config.options["glitterhoof"] == "on":
            ask = Ask(g.first, "steed")
            for region in range(REGIONS):
                if g.lord[region] != NONE:
                    ask.offer(STEED.option(region))
            return ask
        self.step = ROW
        refill_developments(g)
        g.done()
        return None

    def free_castle(self, g: Kings) -> Ask | None:
        """CK-SET-16: England's extra castle of scenario 5; AI-S5: an AI by castle_site."""
        for seat in g.clockwise:
            start = g.scenario.starts[g.culture[seat]]
            assert start is not None
            sites = [r for r in g.regions_of(seat) if not g.has_castle(r)]
            laid = len([r for r in start.regions if g.has_castle(r)]) - len(start.castles)
            if laid >= start.free_castles or not sites:
                continue
            ask = Ask(seat, "free-castle")
            for region in sites:
                ask.offer(BUILD.option(region))
            return ask
        return None

    def chosen(self, g: Kings, pick: int) -> None:
        if self.step == CASTLE:
            region = BUILD.first(pick)
            build_here(g, g.owner[region], region)
            return
        lay_steed(g, STEED.first(pick))
        self.step = ROW


def build_here(g: Kings, seat: int, region: int) -> None:
    g.castles |= BIT[region]
    g.tell("castle-laid", seat, region)


def lay_steed(g: Kings, region: int) -> None:
    """CK-SET-7, CK-SET-12: the card goes back into its deck, the token into the general bag."""
    old = g.lord[region]
    discard_character(g, old)
    g.character_at[old] = IN_DECK
    g.lord[region] = GLITTERHOOF
    g.character_at[GLITTERHOOF] = IN_PLAY
    # drawing until a positive one comes up is drawing among the positive ones
    token = by_lot(g, [t for t in g.tokens_at(IN_RANDOM) if is_positive(t)])
    token_to_person(g, token, GLITTERHOOF)
    if token != NONE:
        g.tell("steed", region, TRAIT_OF[token])
