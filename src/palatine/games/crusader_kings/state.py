"""The state of a match of Crusader Kings: the map, the families, the bags and the cards.

Everything that exists once is a number with one place: a trait token (`token_at`), a character card
(`character_at`, with `family` and `lord` for those in play) and an action card (`card_at`).
Small sets are bits. A region's army belongs to its owner, so armies are a set of regions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palatine.games.crusader_kings.names import (
    ACHIEVEMENT,
    CARD,
    CARD_PLACE,
    CHARACTER,
    CHARACTER_PLACE,
    CHILD,
    DECK,
    DEVELOPMENT,
    DYNASTY,
    FAMILY,
    IN_BAG,
    KIN,
    KINS,
    MATCH,
    MEMBERS,
    MODIFIER,
    NTH,
    NUMBER,
    ON_PERSON,
    ORIGIN,
    REGION,
    RULER,
    SEAT,
    SPACE,
    STRATEGY,
    TOKEN,
    TOKEN_PLACE,
)
from palatine.games.crusader_kings.programs import NEXT_USE, PLAGUE
from palatine.games.crusader_kings.seating import AI, PERSON, Seating, scenario_of, seating
from palatine.games.crusader_kings.tables import (
    ALL_GOLD,
    BIT,
    CASTLES,
    COAST,
    COAST_WITH_BALTIC,
    CULTURE_IDS,
    CULTURES,
    DECK_COUNT,
    DEVELOPMENT_COPIES,
    DEVELOPMENTS,
    HOOKS,
    ITALIAN_STAYS,
    MOST_ARMIES,
    NEAR,
    PROGRAMS,
    REGION_CULTURE,
    REGIONS,
    SCENARIO_LIST,
    SEAS,
    SEAS_WITH_BALTIC,
    SPACES,
    SUPPLY,
    TABLES,
    TOKENS,
    TRAIT_OF,
    TRAITS,
    Scenario,
)
from palatine.kernel.flow import (
    OPTION,
    Config,
    Field,
    State,
    bits,
    deduced,
    each,
    many,
    one,
    sets,
    spare,
)
from palatine.kernel.lexicon import NONE

MOST_RUMOURS: Final = 6  # what goes beyond is forgotten
ITALIAN: Final[int] = CULTURE_IDS.index("italian")

# where single pieces are is drawn by `picture`, as far as a seat is shown it
FIELDS: Final[list[Field]] = [
    one("era", NUMBER),
    one("round", NUMBER),
    one("turn", NUMBER),
    one("first", SEAT),
    bits("out", SEAT),
    each("strategy", STRATEGY, SEAT),
    each("dynasty", DYNASTY, SEAT),
    each("owner", SEAT, REGION),
    each("lord", CHARACTER, REGION),
    bits("castles", REGION),
    bits("armies", REGION),
    each("unrest", NUMBER, REGION),
    each("harvest", NUMBER, REGION),
    each("crop_failure", NUMBER, REGION),
    bits("plague", REGION),
    bits("waning", REGION),
    each("gold", NUMBER, SEAT),
    each("age", NUMBER, SEAT),
    each("family", CHARACTER, SEAT, FAMILY),
    each("born", NUMBER, SEAT, KIN),
    bits("bastards", KIN, SEAT),
    each("duchy", REGION, SEAT, KIN),
    each("origin", ORIGIN, SEAT, MATCH),
    deduced(each("character_at", CHARACTER_PLACE, CHARACTER)),
    deduced(each("token_at", TOKEN_PLACE, TOKEN)),
    bits("allies", SEAT, SEAT),
    bits("friends", REGION, SEAT),
    bits("claims", SEAT, SEAT),
    bits("wars", SEAT, SEAT),
    bits("held", DEVELOPMENT, SEAT),
    bits("spent", DEVELOPMENT, SEAT),
    each("open_developments", DEVELOPMENT, NTH),
    each("development_deck", NUMBER, DEVELOPMENT),
    each("shields", SEAT, SPACE),
    each("achievement", SEAT, ACHIEVEMENT),
    each("modifiers", NUMBER, SEAT, MODIFIER),
    each("crusades", NUMBER, SEAT),
    each("crusade_limit", NUMBER, SEAT),
    each("cards", NUMBER, SEAT, DECK),
    each("planned", NUMBER, SEAT),
    bits("open_hands", SEAT),
    bits("open_plans", SEAT),
    deduced(one("verdict", OPTION)),
    deduced(each("card_at", CARD_PLACE, CARD, secret=True)),
    deduced(each("giver", SEAT, CARD, secret=True)),
    # CK-TRD-7: who knows of a card that it is with one of these
    spare(deduced(many("rumour_of", SEAT, MOST_RUMOURS, secret=True))),
    spare(deduced(many("rumour_card", CARD, MOST_RUMOURS, secret=True))),
    spare(deduced(sets("rumour_with", SEAT, MOST_RUMOURS, secret=True))),
]


class Kings(State):
    """Flat lists by number: seat * 12 + member, seat * 5 + kin, seat * 5 + deck.

    `strategy`, `dynasty`, `harvest`, `crop_failure`, `giver` and rumours change rarely: they are
    replaced, never edited, and shared by copies.
    """

    # constants of the match
    scenario: Scenario
    people: int
    culture: list[int]  # by seat
    seat_of: list[int]  # by culture, NONE where it is absent
    clockwise: list[int]  # the seats as they sit
    left: list[int]  # by seat the next one clockwise, out of the game or not
    in_play: int  # regions, as bits
    seas: list[int]  # by region, as bits
    coast: int
    literal_armies: bool  # AI-6: every region of an AI counts as mobilised
    votes: bool  # AI-1: people decide where an AI would draw lots
    has_coalition: bool  # AI-S4
    caps_free_tokens: bool
    pacts_end: bool
    limits_gold: bool
    bastards_last: bool
    trades_widely: bool  # CK-TRD-2: hand cards and claims too

    era: int
    round: int
    turn: int  # 0 outside the two turns of a round
    first: int
    out: int
    strategy: list[int]  # NONE for people
    dynasty: list[int]
    owner: list[int]
    lord: list[int]
    castles: int
    armies: int
    unrest: list[int]
    harvest: list[int]
    crop_failure: list[int]
    plague: int
    waning: int  # plague tokens with the side "epidemic ends"
    gold: list[int]
    age: list[int]
    family: list[int]
    born: list[int]  # CK-SUC-2: the lower the elder; 0 where nobody is
    bastards: list[int]
    duchy: list[int]  # by kin the region
    origin: list[int]  # where the spouse of a marriage came from
    character_at: list[int]
    token_at: list[int]
    allies: list[int]  # pacts with dynasties
    friends: list[int]  # pacts with independent regions
    claims: list[int]  # casus belli held, by whom it is against
    wars: list[int]
    held: list[int]
    spent: list[int]  # developments used up for this round or era
    open_developments: list[int]
    development_deck: list[int]  # copies of each; their order is nobody's knowledge
    shields: list[int]
    achievement: list[int]
    modifiers: list[int]  # what events left behind
    crusades: list[int]  # of this era
    crusade_limit: list[int]  # of this round's plan
    cards: list[int]  # CK-HID-1: by deck, hand and plan together, or the pile of an AI
    planned: list[int]  # cards face down in the plan
    open_hands: int
    open_plans: int  # planned from an open hand (CK-HID-4)
    verdict: int  # what people have just voted for an AI
    card_at: list[int]
    giver: list[int]  # CK-TRD-7: who gave the card away and knows where it went
    rumour_of: list[int]  # who once knew and does not any more: the card is with one of these
    rumour_card: list[int]
    rumour_with: list[int]

    # derived
    realms: list[int]  # by seat its regions as bits
    traits: list[int]  # by seat and trait, tokens in the bag

    def configure(self, config: Config) -> None:
        options = config.options
        found = seating(config.people, options)
        self.scenario = scenario_of(options)
        self.people = config.people
        self.culture = found.order()
        self.seat_of = [NONE] * CULTURES
        for seat, culture in enumerate(self.culture):
            self.seat_of[culture] = seat
        self.clockwise = [self.seat_of[c] for c in range(CULTURES) if self.seat_of[c] != NONE]
        self.left = [NONE] * config.seats
        for i, seat in enumerate(self.clockwise):
            self.left[seat] = self.clockwise[(i + 1) % config.seats]
        self.in_play = regions_in_play(self.scenario, found)
        has_baltic = options["baltic_sea"] == "on"
        self.seas = SEAS_WITH_BALTIC if has_baltic else SEAS
        self.coast = COAST_WITH_BALTIC if has_baltic else COAST
        self.literal_armies = options["ai_armies"] == "literal"
        self.votes = options["ai_choice"] == "table"
        self.has_coalition = options["ai_coalition"] == "on"
        self.caps_free_tokens = options["cap_free_tokens"] == "on"
        self.pacts_end = options["pact_ends_with_marriage"] == "on"
        self.limits_gold = options["gold_limit"] == "on"
        self.bastards_last = options["bastards"] == "last"
        self.trades_widely = options["trade_items"] == "wide"

    def derive(self) -> None:
        self.realms = [0] * self.config.seats
        for region in range(REGIONS):
            if self.owner[region] >= 0:
                self.realms[self.owner[region]] |= BIT[region]
        self.traits = [0] * (self.config.seats * TRAITS)
        for token in range(TOKENS):
            self.count_token(token, 1)

    def unshare(self) -> None:
        number = SCENARIO_LIST.index(self.scenario)
        self.scenario = Scenario(TABLES["scenarios"].records[number])
        self.seas = self.seas[:]

    def copy(self) -> Kings:
        other = Kings()
        other.take_over(self)
        other.scenario = self.scenario
        other.people = self.people
        other.culture = self.culture
        other.seat_of = self.seat_of
        other.clockwise = self.clockwise
        other.left = self.left
        other.in_play = self.in_play
        other.seas = self.seas
        other.coast = self.coast
        other.literal_armies = self.literal_armies
        other.votes = self.votes
        other.has_coalition = self.has_coalition
        other.caps_free_tokens = self.caps_free_tokens
        other.pacts_end = self.pacts_end
        other.limits_gold = self.limits_gold
        other.bastards_last = self.bastards_last
        other.trades_widely = self.trades_widely
        other.era = self.era
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.out = self.out
        other.strategy = self.strategy
        other.dynasty = self.dynasty
        other.owner = self.owner[:]
        other.lord = self.lord[:]
        other.castles = self.castles
        other.armies = self.armies
        other.unrest = self.unrest[:]
        other.harvest = self.harvest
        other.crop_failure = self.crop_failure
        other.plague = self.plague
        other.waning = self.waning
        other.gold = self.gold[:]
        other.age = self.age[:]
        other.family = self.family[:]
        other.born = self.born[:]
        other.bastards = self.bastards[:]
        other.duchy = self.duchy[:]
        other.origin = self.origin[:]
        other.character_at = self.character_at[:]
        other.token_at = self.token_at[:]
        other.allies = self.allies[:]
        other.friends = self.friends[:]
        other.claims = self.claims[:]
        other.wars = self.wars[:]
        other.held = self.held[:]
        other.spent = self.spent[:]
        other.open_developments = self.open_developments[:]
        other.development_deck = self.development_deck[:]
        other.shields = self.shields[:]
        other.achievement = self.achievement[:]
        other.modifiers = self.modifiers[:]
        other.crusades = self.crusades[:]
        other.crusade_limit = self.crusade_limit[:]
        other.cards = self.cards[:]
        other.planned = self.planned[:]
        other.open_hands = self.open_hands
        other.open_plans = self.open_plans
        other.verdict = self.verdict
        other.card_at = self.card_at[:]
        other.giver = self.giver
        other.rumour_of = self.rumour_of
        other.rumour_card = self.rumour_card
        other.rumour_with = self.rumour_with
        other.realms = self.realms[:]
        other.traits = self.traits[:]
        return other

    # seats

    def is_ai(self, seat: int) -> bool:
        return seat >= self.people

    def are_bound(self, seat: int, other: int) -> bool:
        """AI-S4: AIs of a coalition never name each other as targets, and their pacts never end."""
        return self.has_coalition and seat >= self.people and other >= self.people

    def is_out(self, seat: int) -> bool:
        return self.out >> seat & 1 != 0

    def takes_part(self, seat: int) -> bool:
        """CK-OUT-4: who has lost his last region does not until defeats are looked at."""
        return not self.out >> seat & 1 and self.realms[seat] != 0

    def left_of(self, seat: int) -> int:
        """CK-DEF-11: the next seat clockwise that is not out; itself if it is alone."""
        other = self.left[seat]
        while other != seat and self.out >> other & 1:
            other = self.left[other]
        return other

    def in_turn_order(self) -> list[int]:
        """CK-DEF-7: the first player, then clockwise; nobody who is out."""
        found: list[int] = []
        seat = self.first
        for _ in range(self.seats):
            if not self.out >> seat & 1:
                found.append(seat)
            seat = self.left[seat]
        return found

    def others_from(self, seat: int) -> list[int]:
        """Everybody else who is not out, clockwise from the left of the seat."""
        found: list[int] = []
        other = self.left[seat]
        while other != seat:
            if not self.out >> other & 1:
                found.append(other)
            other = self.left[other]
        return found

    # the map

    def regions_of(self, seat: int) -> list[int]:
        """CK-DEF-1: the regions that the seat controls, in file order."""
        found: list[int] = []
        rest: i64 = self.realms[seat]
        region: i64 = 0
        while rest:
            if rest & 1:
                found.append(int(region))
            rest >>= 1
            region += 1
        return found

    def size(self, seat: int) -> int:
        """How many they are."""
        n: i64 = 0
        rest: i64 = self.realms[seat]
        while rest:
            rest &= rest - 1
            n += 1
        return int(n)

    def realm(self, seat: int) -> int:
        """The same as bits."""
        return self.realms[seat]

    def give_land(self, region: int, seat: int) -> None:
        """The knight of a seat stands in the region from now on; NONE for an independent one."""
        if self.owner[region] != NONE:
            self.realms[self.owner[region]] &= ~BIT[region]
        self.owner[region] = seat
        if seat != NONE:
            self.realms[seat] |= BIT[region]

    def is_in_play(self, region: int) -> bool:
        return self.in_play >> region & 1 != 0

    def is_independent(self, region: int) -> bool:
        """CK-DEF-1: in play, no knight."""
        return self.owner[region] == NONE and self.in_play >> region & 1 != 0

    def has_castle(self, region: int) -> bool:
        return self.castles >> region & 1 != 0

    def has_army(self, region: int) -> bool:
        """An army piece."""
        return self.armies >> region & 1 != 0

    def is_mobilised(self, region: int) -> bool:
        """CK-DEF-2; AI-6: read literally, all regions of an AI are."""
        if self.armies >> region & 1:
            return True
        return self.literal_armies and self.owner[region] >= self.people

    def armies_of(self, seat: int) -> list[int]:
        """The regions of the seat with an army piece."""
        found: list[int] = []
        mine = self.armies & self.realms[seat]
        if mine:
            for region in range(REGIONS):
                if mine >> region & 1:
                    found.append(region)
        return found

    def armies_left(self, seat: int) -> int:
        return MOST_ARMIES - len(self.armies_of(seat))

    def is_near(self, region: int, seat: int) -> bool:
        """Whether the region borders one of the seat's."""
        return NEAR[region] & self.realm(seat) != 0

    def castles_left(self) -> int:
        left = CASTLES
        standing = self.castles
        while standing:
            standing &= standing - 1
            left -= 1
        return left

    def markers_left(self, marker: int) -> int:
        """CK-CMP-9: tokens of unrest, harvest, crop failure or plague in the supply."""
        if marker == PLAGUE:
            used = 0
            for region in range(REGIONS):
                if (self.plague | self.waning) >> region & 1:
                    used += 1
            return SUPPLY[marker] - used
        rows = [self.unrest, self.harvest, self.crop_failure]
        return SUPPLY[marker] - sum(rows[marker])

    def put_unrest(self, region: int) -> bool:
        """One token, if one is left."""
        if self.markers_left(0) == 0:
            return False
        self.unrest[region] += 1
        return True

    # families

    def person(self, seat: int, member: int) -> int:
        return self.family[seat * MEMBERS + member]

    def ruler(self, seat: int) -> int:
        return self.family[seat * MEMBERS + RULER]

    def duke_of(self, region: int) -> int:
        """The kin who holds a duchy in the region, or NONE."""
        seat = self.owner[region]
        if seat != NONE:
            for kin in range(KINS):
                if self.duchy[seat * KINS + kin] == region:
                    return kin
        return NONE

    def children(self, seat: int) -> int:
        first = seat * MEMBERS + CHILD
        return sum(1 for at in range(first, first + 3) if self.family[at] != NONE)

    def kin(self, seat: int) -> int:
        """AI-30: children and siblings on the family board."""
        first = seat * MEMBERS + CHILD
        return sum(1 for at in range(first, first + KINS) if self.family[at] != NONE)

    # tokens

    def bag(self, seat: int) -> list[int]:
        """CK-DEF-4: the tokens in the seat's bag, in their order."""
        return self.tokens_at(IN_BAG + self.culture[seat])

    def tokens_at(self, place: int) -> list[int]:
        token_at = self.token_at
        return [token for token in range(TOKENS) if token_at[token] == place]

    def move_token(self, token: int, place: int) -> None:
        self.count_token(token, -1)
        self.token_at[token] = place
        self.count_token(token, 1)

    def count_token(self, token: int, n: int) -> None:
        """A token comes into a bag or leaves it."""
        culture = self.token_at[token] - IN_BAG
        if 0 <= culture < CULTURES and self.seat_of[culture] != NONE:
            self.traits[self.seat_of[culture] * TRAITS + TRAIT_OF[token]] += n

    def tokens_on(self, character: int) -> list[int]:
        return self.tokens_at(ON_PERSON + character)

    # what holders enjoy

    def sources(self, seat: int) -> list[int]:
        """The developments and spaces of the track whose hooks work for the seat."""
        found: list[int] = []
        rest: i64 = self.held[seat]
        development: i64 = 0
        while rest:
            if rest & 1:
                found.append(int(development))
            rest >>= 1
            development += 1
        shields = self.shields
        for space in range(SPACES):
            if shields[space] == seat:
                found.append(DEVELOPMENTS + space)
        return found

    def extra_draws(self, seat: int, check: int) -> int:
        """Hook check_draws of developments, track and events."""
        total = 0
        for source in self.sources(seat):
            total += HOOKS.draws[source][check]
        for modifier in range(len(PROGRAMS.modifiers)):
            n = self.modifiers[seat * len(PROGRAMS.modifiers) + modifier]
            if n and PROGRAMS.modifier_checks[modifier] >> check & 1:
                total += n * PROGRAMS.modifier_value[modifier]
        return total

    def use_modifiers(self, seat: int, check: int) -> None:
        """A check of the kind uses up what waits for it, whatever its result."""
        count = len(PROGRAMS.modifiers)
        for modifier in range(count):
            if (
                PROGRAMS.modifier_until[modifier] == NEXT_USE
                and PROGRAMS.modifier_checks[modifier] >> check & 1
            ):
                self.modifiers[seat * count + modifier] = 0

    def copies_discarded(self, development: int) -> int:
        """The copies that are neither in the deck nor open nor held."""
        n = DEVELOPMENT_COPIES[development] - self.development_deck[development]
        n -= self.open_developments.count(development)
        for seat in range(self.seats):
            n -= self.held[seat] >> development & 1
        return n

    def shields_of(self, seat: int) -> int:
        return self.shields.count(seat)

    # gold

    def gain(self, seat: int, amount: int) -> int:
        """Gold from the treasury, as far as it has any (CK-CMP-11); an AI has none (AI-3)."""
        if self.is_ai(seat):
            return 0
        if self.limits_gold:
            amount = min(amount, ALL_GOLD - sum(self.gold))
        self.gold[seat] += amount
        return amount

    def pay(self, seat: int, amount: int) -> int:
        """Gold to the treasury, or all there is; an AI can pay everything (AI-3)."""
        if self.is_ai(seat):
            return amount
        paid = min(amount, self.gold[seat])
        self.gold[seat] -= paid
        return paid

    def can_pay(self, seat: int, amount: int) -> bool:
        return self.is_ai(seat) or self.gold[seat] >= amount

    # cards

    def give_away(self, card: int, giver: int) -> None:
        """CK-TRD-7: who knows the card that he gave away, NONE for nobody any more."""
        if self.giver[card] != giver:
            self.giver = self.giver[:]
            self.giver[card] = giver

    def hear(self, seat: int, card: int, holders: int) -> None:
        """CK-TRD-7: all that the seat knows of the card is that one of these has it."""
        if len(self.rumour_of) < MOST_RUMOURS:
            self.rumour_of = [*self.rumour_of, seat]
            self.rumour_card = [*self.rumour_card, card]
            self.rumour_with = [*self.rumour_with, holders]

    def keep_rumours(self, kept: list[int]) -> None:
        """Those of these places; the others are forgotten."""
        if len(kept) < len(self.rumour_of):
            self.rumour_of = [self.rumour_of[i] for i in kept]
            self.rumour_card = [self.rumour_card[i] for i in kept]
            self.rumour_with = [self.rumour_with[i] for i in kept]

    def forget(self, card: int) -> None:
        """Everybody sees where the card is now."""
        if card in self.rumour_card:
            n = len(self.rumour_card)
            self.keep_rumours([i for i in range(n) if self.rumour_card[i] != card])

    def cards_of(self, seat: int) -> int:
        """Hand and plan together, or the pile."""
        n = 0
        for at in range(seat * DECK_COUNT, (seat + 1) * DECK_COUNT):
            n += self.cards[at]
        return n


def regions_in_play(scenario: Scenario, found: Seating) -> int:
    """CK-SET-5 by culture; CK-SET-11, CK-SCN-1, CK-SCN-3: what stays in play all the same."""
    here = 0
    for region in range(REGIONS):
        culture = REGION_CULTURE[region]
        if found.who[culture] in (PERSON, AI) or (
            scenario.rules & ITALIAN_STAYS and culture == ITALIAN
        ):
            here |= BIT[region]
    for culture in found.order():
        start = scenario.starts[culture]
        assert start is not None
        for region in start.regions:
            here |= BIT[region]
    return here
