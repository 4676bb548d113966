"""What a board shows besides the fields: who has what, in bags, hands and families (CK-HID)."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from palatine.games.crusader_kings.ai import AiTurn
from palatine.games.crusader_kings.crusade import free_space
from palatine.games.crusader_kings.end import counted, points
from palatine.games.crusader_kings.family import heir
from palatine.games.crusader_kings.intrigue import defence
from palatine.games.crusader_kings.names import (
    ACHIEVEMENT,
    ANNEX,
    ATTACK,
    CHARACTER,
    DECK,
    DRAWN,
    ENTRY,
    FAMILY,
    FIRST,
    IN_HAND,
    IN_RANDOM,
    ON_PERSON,
    ON_SPACE,
    OPEN,
    PAIR,
    PLANNED,
    REGION,
    SECOND,
    SPACE,
    STEP,
    STRATEGY,
    TITLE,
    TOKEN,
    TRAIT,
    WITH,
)
from palatine.games.crusader_kings.odds import successes_in
from palatine.games.crusader_kings.programs import DECKS
from palatine.games.crusader_kings.realm import castle_price
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    ACHIEVEMENT_IDS,
    CARDS,
    CHARACTERS,
    REGIONS,
    SPACES,
    STRATEGY_LIST,
    TITLE_OF,
    TOKENS,
    TRAIT_OF,
    UPKEEP,
)
from palatine.games.crusader_kings.taxes import income, tax_bonus
from palatine.games.crusader_kings.under_way import (
    MemberId,
    RegionId,
    SeatId,
    UnderWay,
    under_way,
)
from palatine.games.crusader_kings.war import declarable, successes_to_invade
from palatine.kernel.lexicon import NONE, Lexicon

TitleId = Annotated[str, TITLE]
TokenId = Annotated[str, TOKEN]
TraitId = Annotated[str, TRAIT]
SpaceId = Annotated[str, SPACE]
EntryId = Annotated[str, ENTRY]


class Realms(TypedDict):
    """What dynasties hold, could attack, pay and gain."""

    independent: list[RegionId]
    mobilised: list[RegionId]
    attackable: dict[SeatId, list[RegionId]]  # or annex, with an army as it stands now
    castle_price: dict[SeatId, int]
    upkeep: dict[SeatId, int]
    income: dict[SeatId, int]
    castles_left: int
    armies_left: dict[SeatId, int]
    next_space: SpaceId | None


class Plan(TypedDict):
    first: NotRequired[TitleId]
    second: NotRequired[TitleId]


class Cards(TypedDict):
    """Cards by whose they are, as far as the seat knows them."""

    hand: dict[SeatId, list[TitleId]]
    plan: dict[SeatId, Plan]
    known: dict[SeatId, list[TitleId]]  # CK-TRD-7, CK-HID-4: with somebody, where is not known
    maybe: dict[SeatId, list[TitleId]]  # CK-TRD-7: with one of several
    turned_up: list[TitleId]


class AiSheet(TypedDict):
    strategy: Annotated[str, STRATEGY]
    entry: EntryId | None
    entries: dict[Annotated[str, DECK], list[EntryId]]
    steps: list[Annotated[str, STEP]]


class Derived(Realms, Cards):
    in_play: list[RegionId]
    points: dict[SeatId, int]
    counted: dict[Annotated[str, ACHIEVEMENT], dict[SeatId, int]]
    heir: dict[SeatId, MemberId]
    to_invade: dict[RegionId, int]
    to_overthrow: dict[RegionId, int]
    tokens: dict[SeatId, int]  # in the bags
    bag: dict[SeatId, list[TokenId]]  # of the bags that are drawn
    succeed: dict[SeatId, dict[Annotated[str, PAIR], int]]
    drawn: list[TokenId]
    traits: dict[Annotated[str, CHARACTER], list[TraitId]]
    rewards: dict[SpaceId, list[TraitId]]
    general_bag: int
    ai: dict[SeatId, AiSheet]
    under_way: UnderWay


def derived(g: Kings, seat: int, lexicon: Lexicon) -> Derived:
    """All of it, by text ids."""
    names = lexicon.seat_names
    seats = range(g.seats)
    in_play = [r for r in range(REGIONS) if g.is_in_play(r)]
    bags = bags_drawn(g, seat)
    return {
        "in_play": [REGION.names[r] for r in in_play],
        "points": {names[s]: points(g, s) for s in seats},
        "counted": {
            ACHIEVEMENT_IDS[a]: {names[s]: counted(g, s, a) for s in seats}
            for a in range(ACHIEVEMENT.size)
        },
        "heir": {names[s]: FAMILY.names[heir(g, s)] for s in seats if heir(g, s) != NONE},
        # CK-WAR-6, CK-INT-9: successes to take a region by force, and by a coup
        "to_invade": {REGION.names[r]: successes_to_invade(g, r) for r in in_play},
        "to_overthrow": {REGION.names[r]: defence(g, r) for r in in_play},
        "tokens": {names[s]: len(g.bag(s)) for s in seats},
        "bag": {names[s]: [TOKEN.names[t] for t in g.bag(s)] for s in bags},
        "drawn": [TOKEN.names[t] for t in g.tokens_at(DRAWN)],
        "traits": traits(g),
        "rewards": rewards(g),
        **cards(g, names),
        **realms(g, names),
        "general_bag": len(g.tokens_at(IN_RANDOM)),
        "succeed": {names[s]: succeed(g, s) for s in bags},
        "ai": {names[s]: ai_sheet(g, s) for s in seats if g.is_ai(s)},
        "under_way": under_way(g, lexicon, bags),
    }


def realms(g: Kings, names: list[str]) -> Realms:
    """CK-DEF-1, CK-DEF-2: free and mobilised regions, targets, what is to be paid and gained."""
    seats = [s for s in range(g.seats) if not g.is_out(s)]
    next_space = free_space(g)
    return {
        "independent": [REGION.names[r] for r in range(REGIONS) if g.is_independent(r)],
        "mobilised": [REGION.names[r] for r in range(REGIONS) if g.is_mobilised(r)],
        "attackable": {names[s]: attackable(g, s) for s in seats},
        "castle_price": {names[s]: castle_price(g, s) for s in seats},
        "upkeep": {names[s]: len(g.armies_of(s)) * UPKEEP for s in seats if not g.is_ai(s)},
        "income": {
            names[s]: sum(income(g, r) for r in g.regions_of(s)) + tax_bonus(g, s)
            for s in seats
            if not g.is_ai(s)
        },
        "castles_left": g.castles_left(),
        "armies_left": {names[s]: g.armies_left(s) for s in seats},
        "next_space": None if next_space == NONE else SPACE.names[next_space],
    }


def attackable(g: Kings, seat: int) -> list[str]:
    """CK-WAR-2, CK-WAR-4: the regions that an army of the seat could attack or annex now."""
    found: list[int] = []
    for option in declarable(g, seat):
        verb = ATTACK if ATTACK.has(option) else ANNEX
        if verb.second(option) not in found:
            found.append(verb.second(option))
    return [REGION.names[region] for region in sorted(found)]


def succeed(g: Kings, seat: int) -> dict[str, int]:
    """CK-CHK-2: successes in the bag, with a critical pair turned round."""
    bag = [TRAIT_OF[token] for token in g.bag(seat)]
    return {PAIR.names[pair]: successes_in(bag, pair) for pair in range(PAIR.size)}


def ai_sheet(g: Kings, seat: int) -> AiSheet:
    """AI-2, AI-14: the strategy with its lists, and the entry that is being carried out."""
    strategy = STRATEGY_LIST[g.strategy[seat]]
    in_use: str | None = None
    for frame in g.frames:
        if isinstance(frame, AiTurn) and frame.seat == seat and frame.entry != NONE:
            in_use = ENTRY.names[frame.entry]
    return {
        "strategy": STRATEGY.names[g.strategy[seat]],
        "entry": in_use,
        "entries": {
            DECKS[deck]: [ENTRY.names[entry.number] for entry in strategy.entries[deck]]
            for deck in range(len(DECKS))
            if strategy.entries[deck]
        },
        "steps": [STEP.names[step.number] for step in strategy.steps],
    }


def bags_drawn(g: Kings, seat: int) -> list[int]:
    """CK-HID-2: one's own bag, all of them where the table agreed on it."""
    if g.config.options["open_bags"] == "on":
        return list(range(g.seats))
    return [seat] if 0 <= seat < g.seats else []


def traits(g: Kings) -> dict[str, list[str]]:
    """The tokens that lie on characters, by whom."""
    found: dict[str, list[str]] = {}
    for token in range(TOKENS):
        person = g.token_at[token] - ON_PERSON
        if 0 <= person < CHARACTERS:
            found.setdefault(CHARACTER.names[person], []).append(TRAIT.names[TRAIT_OF[token]])
    return found


def rewards(g: Kings) -> dict[str, list[str]]:
    """CK-CRU-3: the tokens that wait on the track."""
    found: dict[str, list[str]] = {}
    for token in range(TOKENS):
        space = g.token_at[token] - ON_SPACE
        if 0 <= space < SPACES:
            found.setdefault(SPACE.names[space], []).append(TRAIT.names[TRAIT_OF[token]])
    return found


def cards(g: Kings, names: list[str]) -> Cards:
    """CK-HID-1: hands and plans as far as the seat knows them, and what lies turned up."""
    hand: dict[str, list[str]] = {}
    plan: dict[str, Plan] = {}
    known: dict[str, list[str]] = {}
    maybe: dict[str, list[str]] = {}
    turned_up: list[str] = []
    for i in range(len(g.rumour_of)):
        title = TITLE.names[TITLE_OF[g.rumour_card[i]]]
        for s in range(g.seats):
            if g.rumour_with[i] >> s & 1 and g.card_at[g.rumour_card[i]] < IN_HAND:
                maybe.setdefault(names[s], []).append(title)
    for card in range(CARDS):
        place = g.card_at[card]
        title = TITLE.names[TITLE_OF[card]]
        if place == OPEN:
            turned_up.append(title)
        for s in range(g.seats):
            culture = g.culture[s]
            if place == IN_HAND + culture:
                hand.setdefault(names[s], []).append(title)
            elif place in (WITH + culture, PLANNED + culture):
                known.setdefault(names[s], []).append(title)
            if place == FIRST + culture:
                plan.setdefault(names[s], {})["first"] = title
            elif place == SECOND + culture:
                plan.setdefault(names[s], {})["second"] = title
    return {"hand": hand, "plan": plan, "known": known, "maybe": maybe, "turned_up": turned_up}
