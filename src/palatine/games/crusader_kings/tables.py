"""The component tables, read once and strictly, as flat lists by number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from palatine.games.crusader_kings.hooks import Hooks
from palatine.games.crusader_kings.programs import (
    CHECKS,
    CONDITIONS,
    DECKS,
    DEVELOPMENT_KINDS,
    PAIRS,
    SIGNS,
    TARGETS,
    Programs,
    bits_of,
)
from palatine.kernel.data import Record, Table, digest_of, index, read_folder
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

FOLDER: Final = Path(__file__).parent / "data"
SCHEMA: Final[dict[str, dict[str, list[str]]]] = {
    "regions": {
        "cultures": ["id"],
        "seas": ["id", "regions", "option"],
        "regions": ["id", "culture", "land", "routes"],
    },
    "traits": {
        "traits": ["id", "sign", "starting", "random", "crusade", "event", "reconstructed?"],
        "pairs": ["id", "fail", "success"],
        "checks": ["id", "pair", "opposable"],
    },
    "developments": {"developments": ["id", "kind", "copies", "hooks", "reconstructed?"]},
    "track": {
        "spaces": ["id", "trait", "hooks"],
        "changes": ["scenario", "last_space", "space", "mode", "trait"],
    },
    "cards": {
        "decks": ["id", "cards", "actions", "fewest", "most", "reconstructed?"],
        "actions": ["id"],
        "plots": ["id"],
        "cards": ["id", "deck", "copies", "target", "conditions", "ops"],
    },
    "characters": {"characters": ["id", "culture", "sex", "dynasty"]},
    "scenarios": {
        "dynasties": ["id", "culture"],
        "scenarios": ["id", "eras", "fewest", "most", "rules"],
        "players": [
            "scenario", "dynasty", "ruler", "traits", "age", "regions", "gold", "developments",
            "castles", "free_castles", "unrest", "armies",
        ],
        "family": ["scenario", "dynasty", "role", "sex", "traits"],
        "claims": ["scenario", "dynasty", "against", "dynasties"],
    },
    "components": {"quantities": ["id", "count"], "achievements": ["id", "counts", "least"]},
    "strategies": {
        "strategies": [
            "id", "developments", "traits", "cards", "negative_child", "positive_child",
            "sells_heir", "accepts_others", "own_deck", "despite",
        ],
        "steps": ["strategy", "partner", "persons", "traits", "sign", "owners", "pays", "joins"],
        "entries": [
            "strategy", "deck", "do", "plot", "target", "owner", "fewest_successes",
            "most_successes", "developments", "most", "condition",
        ],
    },
    "options": {"options": ["id", "values", "rule", "players", "kind"]},
}  # fmt: skip

RIMS: Final = ["starting", "random", "crusade", "event"]
STARTING: Final = 0
RANDOM: Final = 1
CRUSADE_RIM: Final = 2
EVENT_RIM: Final = 3
SEXES: Final = ["male", "female", "neither"]
MALE: Final = 0
FEMALE: Final = 1
NEITHER: Final = 2
OPPOSABLE: Final = ["always", "never", "guarded"]
ALWAYS: Final = 0
NEVER: Final = 1
GUARDED: Final = 2
ROLES: Final = ["spouse", "child", "sibling"]
COUNTED: Final = ["shields", "castles", "developments", "jerusalem"]
SCENARIO_RULES: Final = ["no_restart", "italian_stays"]
NO_RESTART: Final = 1  # as bits
ITALIAN_STAYS: Final = 2


TABLES: Final[dict[str, Table]] = read_folder(FOLDER, SCHEMA)
DATA: Final[str] = digest_of(TABLES, {})


def quantity(id: str) -> int:
    """A number of components.json."""
    return TABLES["quantities"].where("id", id).number("count")


BIT: Final[list[int]] = [1 << n for n in range(62)]

# regions
CULTURE_IDS: Final[list[str]] = TABLES["cultures"].ids()  # in clockwise order (CK-SET-13)
CULTURES: Final[int] = len(CULTURE_IDS)
REGION_IDS: Final[list[str]] = TABLES["regions"].ids()
REGIONS: Final[int] = len(REGION_IDS)
SEA_IDS: Final[list[str]] = TABLES["seas"].ids()
REGION_CULTURE: Final[list[int]] = TABLES["regions"].placed("culture", CULTURE_IDS)


def borders() -> list[list[int]]:
    """CK-DEF-3: land frontiers and dotted routes, both ways."""
    found: list[list[int]] = []
    for record in TABLES["regions"].records:
        land = record.places("land", REGION_IDS)
        routes = record.places("routes", REGION_IDS)
        found.append(sorted(set(land + routes)))
        if len(found[-1]) != len(land) + len(routes):
            raise BadData(f"{record.where}: a border is named twice in land and routes")
    for region, around in enumerate(found):
        for other in around:
            if region not in found[other] or other == region:
                where = TABLES["regions"].records[region].where
                raise BadData(f"{where}: the border with {REGION_IDS[other]} has one side only")
    return found


NEIGHBOURS: Final[list[list[int]]] = borders()
NEAR: Final[list[int]] = [sum(1 << other for other in around) for around in NEIGHBOURS]


def seas_of_regions(option: str) -> list[int]:
    """By region the seas it touches, as bits; with the option's sea if it is on."""
    found = [0] * REGIONS
    for sea, record in enumerate(TABLES["seas"].records):
        if record.text("option") in ("", option):
            for region in record.places("regions", REGION_IDS):
                found[region] |= 1 << sea
    return found


SEAS: Final[list[int]] = seas_of_regions("")
SEAS_WITH_BALTIC: Final[list[int]] = seas_of_regions("baltic_sea")  # CK-DEC-25


def coast_of(seas: list[int]) -> int:
    """The coastal regions, as bits."""
    return sum(1 << region for region in range(REGIONS) if seas[region])


COAST: Final[int] = coast_of(SEAS)
COAST_WITH_BALTIC: Final[int] = coast_of(SEAS_WITH_BALTIC)

# traits and their tokens; tokens are numbered rim by rim and trait by trait
TRAIT_IDS: Final[list[str]] = TABLES["traits"].ids()
TRAITS: Final[int] = len(TRAIT_IDS)
SIGN: Final[list[int]] = TABLES["traits"].placed("sign", SIGNS)
STINGY: Final[int] = TRAIT_IDS.index("stingy")
PIOUS: Final[int] = TRAIT_IDS.index("pious")
TOKENS_OF: Final[list[list[int]]] = [TABLES["traits"].amounts(rim) for rim in RIMS]  # rim, trait


def token_traits() -> list[int]:
    return [t for rim in TOKENS_OF for t in range(TRAITS) for _ in range(rim[t])]


def token_rims() -> list[int]:
    """CK-CMP-4: the random Stingy token is an event token."""
    found: list[int] = []
    for rim, counts in enumerate(TOKENS_OF):
        for trait in range(TRAITS):
            moved = rim == RANDOM and trait == STINGY
            found += [EVENT_RIM if moved else rim] * counts[trait]
    return found


TRAIT_OF: Final[list[int]] = token_traits()
RIM_OF: Final[list[int]] = token_rims()
TOKENS: Final[int] = len(TRAIT_OF)
TRAIT_TOKENS: Final[list[list[int]]] = [
    [token for token in range(TOKENS) if TRAIT_OF[token] == trait] for trait in range(TRAITS)
]


def token_ids() -> list[str]:
    """starting_pious_1, starting_pious_2 and so on."""
    found: list[str] = []
    for rim, counts in enumerate(TOKENS_OF):
        for trait in range(TRAITS):
            found += [f"{RIMS[rim]}_{TRAIT_IDS[trait]}_{n + 1}" for n in range(counts[trait])]
    return found


TOKEN_IDS: Final[list[str]] = token_ids()
PAIR_IDS: Final[list[str]] = TABLES["pairs"].ordered(PAIRS)
PAIR_FAIL: Final[list[int]] = TABLES["pairs"].placed("fail", TRAIT_IDS)
PAIR_SUCCESS: Final[list[int]] = TABLES["pairs"].placed("success", TRAIT_IDS)
CHECK_IDS: Final[list[str]] = TABLES["checks"].ordered(CHECKS)
CHECK_PAIR: Final[list[int]] = TABLES["checks"].placed("pair", PAIRS)
CHECK_OPPOSABLE: Final[list[int]] = TABLES["checks"].placed("opposable", OPPOSABLE)


def critical_successes() -> int:
    """The traits that are a critical success of some check, as bits."""
    found = 0
    for trait in PAIR_SUCCESS:
        found |= 1 << trait
    return found


def signs_fit() -> None:
    for record in TABLES["pairs"].records:
        if SIGN[record.place("fail", TRAIT_IDS)] != 0:
            raise BadData(f"{record.where}: 'fail' must be a positive trait")
        if SIGN[record.place("success", TRAIT_IDS)] != 1:
            raise BadData(f"{record.where}: 'success' must be a negative trait")


signs_fit()
CRITICAL_SUCCESSES: Final[int] = critical_successes()

# what holders enjoy: developments, then the spaces of the track
ACHIEVEMENT_IDS: Final[list[str]] = TABLES["achievements"].ordered(
    ["crusader", "builder", "inventor", "king_of_jerusalem"]
)
CRUSADER: Final = 0
BUILDER: Final = 1
INVENTOR: Final = 2
KING_OF_JERUSALEM: Final = 3
LEAST: Final[list[int]] = TABLES["achievements"].amounts("least")
ACHIEVEMENT_COUNTS: Final[list[int]] = TABLES["achievements"].placed("counts", COUNTED)
DEVELOPMENT_IDS: Final[list[str]] = TABLES["developments"].ids()
DEVELOPMENTS: Final[int] = len(DEVELOPMENT_IDS)
DEVELOPMENT_KIND: Final[list[int]] = TABLES["developments"].placed("kind", DEVELOPMENT_KINDS[:2])
DEVELOPMENT_COPIES: Final[list[int]] = TABLES["developments"].amounts("copies")
ALL_DEVELOPMENTS: Final[int] = (1 << DEVELOPMENTS) - 1
COUNCILLORS: Final[int] = sum(1 << d for d in range(DEVELOPMENTS) if DEVELOPMENT_KIND[d] == 0)
OF_KIND: Final[list[int]] = [COUNCILLORS, ALL_DEVELOPMENTS - COUNCILLORS, ALL_DEVELOPMENTS]
SPACE_IDS: Final[list[str]] = TABLES["spaces"].ids()
SPACES: Final[int] = len(SPACE_IDS)
JERUSALEM: Final[int] = SPACES - 1
SPACE_TRAIT: Final[list[int]] = TABLES["spaces"].placed("trait", TRAIT_IDS)


def all_hooks() -> Hooks:
    hooks = Hooks(ACHIEVEMENT_IDS)
    for table in ("developments", "spaces"):
        for record in TABLES[table].records:
            hooks.add(record.any("hooks"), record.where)
    return hooks


HOOKS: Final[Hooks] = all_hooks()

# action cards: types, and the single cards (copies) in the same order
DECK_IDS: Final[list[str]] = TABLES["decks"].ordered(DECKS)
DECK_COUNT: Final[int] = len(DECKS)
FEWEST: Final[list[int]] = TABLES["decks"].amounts("fewest")
MOST: Final[list[int]] = TABLES["decks"].amounts("most")
ACTION_IDS: Final[list[str]] = TABLES["actions"].ordered(
    ["build", "develop", "plot", "coup", "mobilise", "invade", "collect_taxes", "crusade"]
)
BUILD: Final = 0
DEVELOP: Final = 1
PLOT: Final = 2
COUP: Final = 3
MOBILISE: Final = 4
INVADE: Final = 5
COLLECT_TAXES: Final = 6
CRUSADE_ACTION: Final = 7
DECK_ACTIONS: Final[list[list[int]]] = [
    record.places("actions", ACTION_IDS) for record in TABLES["decks"].records
]
PLOT_IDS: Final[list[str]] = TABLES["plots"].ordered(
    ["fabricate_casus_belli", "incite_unrest", "assassinate", "bribe", "divorce"]
)
FABRICATE: Final = 0
INCITE_UNREST: Final = 1
ASSASSINATE: Final = 2
BRIBE: Final = 3
DIVORCE: Final = 4
TITLE_IDS: Final[list[str]] = TABLES["cards"].ids()
TITLES: Final[int] = len(TITLE_IDS)
TITLE_DECK: Final[list[int]] = TABLES["cards"].placed("deck", DECKS)
COPIES: Final[list[int]] = TABLES["cards"].amounts("copies")
EVENT_TARGET: Final[list[int]] = TABLES["cards"].placed("target", TARGETS)
EVENT_CONDITIONS: Final[list[int]] = [
    bits_of(CONDITIONS, record.any("conditions"), record.where, "conditions")
    for record in TABLES["cards"].records
]


def all_programs() -> Programs:
    programs = Programs(TRAIT_IDS)
    for record in TABLES["cards"].records:
        programs.program(record.any("ops"), record.text("id"), record.where)
    return programs


PROGRAMS: Final[Programs] = all_programs()
EVENT_PROGRAM: Final[list[int]] = [PROGRAMS.names.index(id) for id in TITLE_IDS]
TITLE_OF: Final[list[int]] = [title for title in range(TITLES) for _ in range(COPIES[title])]
CARDS: Final[int] = len(TITLE_OF)
CARD_DECK: Final[list[int]] = [TITLE_DECK[title] for title in TITLE_OF]
DECK_CARDS: Final[list[list[int]]] = [
    [card for card in range(CARDS) if CARD_DECK[card] == deck] for deck in range(DECK_COUNT)
]
CARD_IDS: Final[list[str]] = [
    f"{TITLE_IDS[title]}_{n + 1}" for title in range(TITLES) for n in range(COPIES[title])
]
FIRST_CARD: Final[list[int]] = [TITLE_OF.index(title) for title in range(TITLES)]

# characters
CHARACTER_IDS: Final[list[str]] = TABLES["characters"].ids()
CHARACTERS: Final[int] = len(CHARACTER_IDS)
DYNASTY_IDS: Final[list[str]] = TABLES["dynasties"].ids()
DYNASTY_CULTURE: Final[list[int]] = TABLES["dynasties"].placed("culture", CULTURE_IDS)
CHARACTER_CULTURE: Final[list[int]] = TABLES["characters"].placed("culture", CULTURE_IDS)
SEX: Final[list[int]] = TABLES["characters"].placed("sex", SEXES)
RULER_DYNASTY: Final[list[int]] = TABLES["characters"].placed("dynasty", DYNASTY_IDS)
GLITTERHOOF: Final[int] = CHARACTER_IDS.index("glitterhoof")
IS_CULTURE_CARD: Final[list[bool]] = [
    RULER_DYNASTY[c] == NONE and c != GLITTERHOOF for c in range(CHARACTERS)
]
# the culture decks with their discards (CK-CMP-1)
CULTURE_CARDS: Final[list[list[int]]] = [
    [c for c in range(CHARACTERS) if IS_CULTURE_CARD[c] and CHARACTER_CULTURE[c] == culture]
    for culture in range(CULTURES)
]

# quantities
MOST_REGIONS: Final[int] = quantity("regions_per_player")
MOST_ARMIES: Final[int] = quantity("armies_per_player")
CASTLES: Final[int] = quantity("castles")
SUPPLY: Final[list[int]] = [  # by kind of token
    quantity("unrest"), quantity("harvest"), quantity("crop_failure"), quantity("plague")
]  # fmt: skip
ALL_GOLD: Final[int] = quantity("gold")
MOST_SHIELDS: Final[int] = quantity("shields_on_track")
MOST_OF_KIND: Final[list[int]] = [quantity("councillors"), quantity("inventions")]
HAND: Final[int] = quantity("hand")
PLAYED_PER_ERA: Final[int] = quantity("played_per_era")
MOST_PLOTS: Final[int] = quantity("plots")
MOST_COUPS: Final[int] = quantity("coups")
CASTLE_PRICE: Final[int] = quantity("castle_price")
BRIBE_PRICE: Final[int] = quantity("bribe_price")
LOOT: Final[int] = quantity("loot")
UPKEEP: Final[int] = quantity("upkeep")
OPPOSITION_PRICE: Final[int] = quantity("opposition_price")
EXTRA_TOKENS: Final[int] = quantity("extra_tokens")
OPEN_DEVELOPMENTS: Final[int] = quantity("open_developments")
OLDEST: Final[int] = quantity("age")
ROUNDS: Final[int] = quantity("rounds")
TURNS: Final[int] = quantity("turns")


# scenarios


class Start:
    """What a dynasty of a scenario begins with."""

    def __init__(self, record: Record) -> None:
        self.dynasty: int = record.place("dynasty", DYNASTY_IDS)
        self.culture: int = DYNASTY_CULTURE[self.dynasty]
        self.ruler: int = record.place("ruler", CHARACTER_IDS)
        self.traits: list[int] = record.places("traits", TRAIT_IDS)
        self.age: int = record.number("age")
        self.regions: list[int] = record.places("regions", REGION_IDS)
        self.gold: int = record.number("gold")
        self.developments: list[int] = record.places("developments", DEVELOPMENT_IDS)
        self.castles: list[int] = record.places("castles", REGION_IDS)
        self.free_castles: int = record.number("free_castles")
        self.unrest: list[int] = record.places("unrest", REGION_IDS)
        self.armies: list[int] = record.places("armies", REGION_IDS)
        self.roles: list[int] = []  # of the family, in the order of the list
        self.sexes: list[int] = []
        self.family_traits: list[list[int]] = []
        self.claims: list[int] = []  # cultures, and for how many dynasties (0: any number)
        self.claim_dynasties: list[int] = []
        if RULER_DYNASTY[self.ruler] != self.dynasty:
            raise BadData(f"{record.where}: 'ruler' is of another dynasty")
        for key, regions in (
            ("castles", self.castles),
            ("unrest", self.unrest),
            ("armies", self.armies),
        ):
            for region in regions:
                if region not in self.regions:
                    raise BadData(f"{record.where}: '{key}' names a region of somebody else")


class Scenario:
    """One of the six, with its dynasties by culture (None where it has none)."""

    def __init__(self, record: Record) -> None:
        id = record.text("id")
        self.eras: int = record.number("eras")
        self.fewest: int = record.number("fewest")
        self.most: int = record.number("most")
        self.rules: int = bits_of(SCENARIO_RULES, record.any("rules"), record.where, "rules")
        self.starts: list[Start | None] = [None] * CULTURES
        self.last_space: int = JERUSALEM
        self.track: list[list[int]] = [[] if t == NONE else [t] for t in SPACE_TRAIT]
        for row in rows_of("players", id):
            start = Start(row)
            if self.starts[start.culture] is not None:
                raise BadData(f"{row.where}: 'dynasty' is the second one of its culture")
            self.starts[start.culture] = start
        for row in rows_of("family", id):
            start = self.start_of(row, "dynasty")
            start.roles.append(index(ROLES, row.text("role"), row.where, "role"))
            start.sexes.append(index(SEXES, row.text("sex"), row.where, "sex"))
            start.family_traits.append(row.places("traits", TRAIT_IDS))
        for row in rows_of("claims", id):
            start = self.start_of(row, "dynasty")
            start.claims.append(self.start_of(row, "against").culture)
            start.claim_dynasties.append(row.number("dynasties"))
        for row in rows_of("changes", id):
            self.last_space = index(SPACE_IDS, row.text("last_space"), row.where, "last_space")
            space = index(SPACE_IDS, row.text("space"), row.where, "space")
            trait = index(TRAIT_IDS, row.text("trait"), row.where, "trait")
            if index(["replace", "add"], row.text("mode"), row.where, "mode") == 0:
                self.track[space] = [trait]
            else:
                self.track[space].append(trait)
        held = [region for start in self.starts if start is not None for region in start.regions]
        if len(set(held)) != len(held):
            raise BadData(f"{record.where}: two dynasties begin with the same region")

    def start_of(self, row: Record, key: str) -> Start:
        """The start of a dynasty that a row names."""
        dynasty = index(DYNASTY_IDS, row.text(key), row.where, key)
        start = self.starts[DYNASTY_CULTURE[dynasty]]
        if start is None or start.dynasty != dynasty:
            raise BadData(f"{row.where}: '{key}' is no dynasty of this scenario")
        return start


def rows_of(table: str, scenario: str) -> list[Record]:
    known = TABLES["scenarios"].ids()
    for record in TABLES[table].records:
        index(known, record.text("scenario"), record.where, "scenario")
    return [row for row in TABLES[table].records if row.text("scenario") == scenario]


SCENARIO_LIST: Final[list[Scenario]] = [Scenario(r) for r in TABLES["scenarios"].records]


def first_traits(ruler: int) -> list[int]:
    """CK-OUT-6: the traits of a ruler in the first scenario that lists him."""
    for scenario in SCENARIO_LIST:
        for start in scenario.starts:
            if start is not None and start.ruler == ruler:
                return start.traits
    return []


RULER_TRAITS: Final[list[list[int]]] = [first_traits(c) for c in range(CHARACTERS)]

# strategies of the AI
STRATEGY_IDS: Final[list[str]] = TABLES["strategies"].ids()
STRATEGIES: Final[int] = len(STRATEGY_IDS)
STRATEGY_DEVELOPMENTS: Final[list[list[int]]] = [
    record.places("developments", DEVELOPMENT_IDS) for record in TABLES["strategies"].records
]
STRATEGY_TRAITS: Final[list[list[int]]] = [
    record.places("traits", TRAIT_IDS) for record in TABLES["strategies"].records
]
STRATEGY_CARDS: Final[list[list[int]]] = [
    record.numbers("cards") for record in TABLES["strategies"].records
]
PARTNERS: Final = ["lord", "family"]
LORDS: Final = 0
FAMILIES: Final = 1
PERSONS: Final = ["ruler", "child", "sibling"]
OWN_DECK: Final = ["any", "not_negative", "positive"]
NOT_NEGATIVE: Final = 1
ONLY_POSITIVE: Final = 2
OWNERS: Final = ["any", "enemies"]
ENEMIES: Final = 1
JOINS: Final = ["ai", "other"]
JOINS_OTHER: Final = 1
DEEDS: Final = ["develop", "build", "coup", "plot", "invade", "annex", "mobilise"]
DEED_ACTIONS: Final = [DEVELOP, BUILD, COUP, PLOT, INVADE, INVADE, MOBILISE]
TO_PLOT: Final = 3  # of DEEDS
SELECTORS: Final = [
    "coup_region", "castle_site", "cb_target", "positive_child_of_fewest_heirs",
    "ruler_of_fewest_heirs", "bribe_target", "unrest_region", "own_ruler",
    "independent_allied_with_other", "independent_allied_with_self", "player_region", "any_region",
]  # fmt: skip
COUP_REGION: Final = 0
CASTLE_SITE: Final = 1
CB_TARGET: Final = 2
POSITIVE_CHILD: Final = 3
RULER_OF_FEWEST: Final = 4
BRIBE_TARGET: Final = 5
UNREST_REGION: Final = 6
OWN_RULER: Final = 7
ALLIED_WITH_OTHER: Final = 8
ALLIED_WITH_SELF: Final = 9
PLAYER_REGION: Final = 10
ANY_REGION: Final = 11
DEED_SELECTORS: Final[list[list[int]]] = [  # by deed
    [NONE], [CASTLE_SITE], [COUP_REGION], [], [ALLIED_WITH_OTHER, PLAYER_REGION, ANY_REGION],
    [ALLIED_WITH_SELF], [NONE],
]  # fmt: skip
PLOT_SELECTORS: Final[list[list[int]]] = [  # by plot
    [CB_TARGET], [UNREST_REGION], [POSITIVE_CHILD, RULER_OF_FEWEST], [BRIBE_TARGET], [OWN_RULER]
]  # fmt: skip
RANKS: Final = ["any", "fewest_regions", "fewest_children", "most_shields"]
ANY_OWNER: Final = 0
FEWEST_REGIONS: Final = 1
FEWEST_CHILDREN: Final = 2
MOST_SHIELDS_FIRST: Final = 3
ENTRY_CONDITIONS: Final = ["few_councillors", "married"]
FEW_COUNCILLORS: Final = 0
MARRIED: Final = 1


class Step:
    """AI-32: one way of a strategy to look for a partner."""

    def __init__(self, record: Record, number: int) -> None:
        self.number = number  # among the steps of all strategies
        self.strategy: int = record.named("strategy", STRATEGY_IDS)
        self.partner: int = record.named("partner", PARTNERS)
        self.persons: int = bits_of(PERSONS, record.any("persons"), record.where, "persons")
        self.traits: int = bits_of(TRAIT_IDS, record.any("traits"), record.where, "traits")
        self.sign: int = NONE
        if record.text("sign") != "any":
            self.sign = record.named("sign", SIGNS)
        self.owners: int = record.named("owners", OWNERS)
        pays = record.numbers("pays")
        self.joins: int = record.named("joins", JOINS)
        if len(pays) != 2 or min(pays) < 0:
            raise BadData(f"{record.where}: 'pays' must be two numbers, for negative and positive")
        self.pays: list[int] = [pays[1], pays[0]]  # by sign of the partner
        if (self.partner == FAMILIES) != (self.persons != 0):
            raise BadData(f"{record.where}: 'persons' are for partners of a family, and needed")
        if self.partner == LORDS and self.joins == JOINS_OTHER:
            raise BadData(f"{record.where}: 'joins' must be ai, as a lord has no dynasty")


class Entry:
    """AI-14: one entry of a strategy's list for a deck."""

    def __init__(self, record: Record, number: int) -> None:
        where = record.where
        self.number = number  # among the entries of all strategies
        self.strategy: int = record.named("strategy", STRATEGY_IDS)
        self.deck: int = record.named("deck", DECKS)
        self.does: int = record.named("do", DEEDS)
        self.action: int = DEED_ACTIONS[self.does]
        self.plot: int = record.place("plot", PLOT_IDS)
        self.target: int = record.place("target", SELECTORS)
        self.owner: int = record.named("owner", RANKS)
        self.fewest_successes: int = record.number("fewest_successes")
        self.most_successes: int = record.number("most_successes")
        self.takes_any: bool = record.texts("developments") == ["any"]
        self.developments: list[int] = []
        if not self.takes_any:
            self.developments = record.places("developments", DEVELOPMENT_IDS)
        self.most: int = record.number("most")
        self.condition: int = record.place("condition", ENTRY_CONDITIONS)
        if self.action not in DECK_ACTIONS[self.deck]:
            raise BadData(f"{where}: 'do' is no action of the deck {DECKS[self.deck]}")
        if (self.plot != NONE) != (self.does == TO_PLOT):
            raise BadData(f"{where}: 'plot' is for plots, and needed there")
        selectors = PLOT_SELECTORS[self.plot] if self.plot != NONE else DEED_SELECTORS[self.does]
        if self.target not in selectors:
            raise BadData(f"{where}: 'target' does not fit what the entry does")
        if (self.action == DEVELOP) != (self.takes_any or len(self.developments) > 0):
            raise BadData(f"{where}: 'developments' are for develop, and needed there")
        if self.owner != ANY_OWNER and self.target != PLAYER_REGION:
            raise BadData(f"{where}: 'owner' is for regions of players")
        if not 1 <= self.fewest_successes <= self.most_successes:
            raise BadData(f"{where}: 'fewest_successes' must be 1 to 'most_successes'")
        if not 1 <= self.most <= OPEN_DEVELOPMENTS:
            raise BadData(f"{where}: 'most' must be 1 to {OPEN_DEVELOPMENTS}")


STEPS: Final[list[Step]] = [Step(row, n) for n, row in enumerate(TABLES["steps"].records)]
ENTRIES: Final[list[Entry]] = [Entry(row, n) for n, row in enumerate(TABLES["entries"].records)]


class Strategy:
    """How an AI dynasty marries, answers proposals and acts."""

    def __init__(self, number: int) -> None:
        record = TABLES["strategies"].records[number]
        self.number = number
        self.child_gold: list[int] = [  # by sign of the child
            record.number("positive_child"), record.number("negative_child")
        ]  # fmt: skip
        self.sells_heir: bool = record.truth("sells_heir")
        self.accepts_others: bool = record.truth("accepts_others")
        own_deck = record.named("own_deck", OWN_DECK)  # whom it marries from its own deck
        self.never_negative: bool = own_deck == NOT_NEGATIVE
        self.only_positive: bool = own_deck == ONLY_POSITIVE
        self.excused: int = bits_of(TRAIT_IDS, record.any("despite"), record.where, "despite")
        self.steps: list[Step] = [step for step in STEPS if step.strategy == number]
        self.entries: list[list[Entry]] = [  # by deck
            [e for e in ENTRIES if e.strategy == number and e.deck == deck]
            for deck in range(DECK_COUNT)
        ]  # fmt: skip


STRATEGY_LIST: Final[list[Strategy]] = [Strategy(n) for n in range(STRATEGIES)]


def step_ids() -> list[str]:
    """ferox_marriage_1 and so on."""
    found: list[str] = []
    for step in STEPS:
        nth = STRATEGY_LIST[step.strategy].steps.index(step) + 1
        found.append(f"{STRATEGY_IDS[step.strategy]}_marriage_{nth}")
    return found


def entry_ids() -> list[str]:
    """ferox_realm_1 and so on."""
    found: list[str] = []
    for entry in ENTRIES:
        nth = STRATEGY_LIST[entry.strategy].entries[entry.deck].index(entry) + 1
        found.append(f"{STRATEGY_IDS[entry.strategy]}_{DECKS[entry.deck]}_{nth}")
    return found


STEP_IDS: Final[list[str]] = step_ids()
ENTRY_IDS: Final[list[str]] = entry_ids()


def adds_up() -> None:
    """Copies, decks, hands and tokens agree with each other."""
    for deck, record in enumerate(TABLES["decks"].records):
        total = sum(COPIES[title] for title in range(TITLES) if TITLE_DECK[title] == deck)
        if total != record.number("cards"):
            raise BadData(f"{record.where}: 'cards' is not the sum of copies, {total}")
        if not 0 <= FEWEST[deck] <= MOST[deck]:
            raise BadData(f"{record.where}: 'fewest' is more than 'most'")
        for action in DECK_ACTIONS[deck]:
            if sum(action in actions for actions in DECK_ACTIONS) != 1:
                raise BadData(f"{record.where}: 'actions' of two decks are the same")
    if not sum(FEWEST) <= HAND <= sum(MOST):
        raise BadData(f"{TABLES['decks'].name}: 'fewest' and 'most' cannot make {HAND} cards")
    for n, record in enumerate(TABLES["strategies"].records):
        cards = STRATEGY_CARDS[n]
        if len(cards) != DECK_COUNT or sum(cards) != HAND:
            raise BadData(f"{record.where}: 'cards' must be {HAND} in {DECK_COUNT} numbers")
        if any(not FEWEST[d] <= cards[d] <= MOST[d] for d in range(DECK_COUNT)):
            raise BadData(f"{record.where}: 'cards' are outside the limits of a deck")
    tokens_suffice()
    developments_suffice()


def tokens_suffice() -> None:
    """CK-SET-2, CK-SET-8: starting tokens for every scenario, crusade tokens for its track."""
    for scenario, record in zip(SCENARIO_LIST, TABLES["scenarios"].records, strict=True):
        needed = [0] * TRAITS
        on_track = [0] * TRAITS
        for start in scenario.starts:
            if start is not None:
                for trait in [*start.traits, *[t for row in start.family_traits for t in row]]:
                    needed[trait] += 1
        for space in scenario.track[: scenario.last_space + 1]:
            for trait in space:
                on_track[trait] += 1
        for trait in range(TRAITS):
            if needed[trait] > TOKENS_OF[STARTING][trait]:
                raise BadData(f"{record.where}: 'traits' need more starting {TRAIT_IDS[trait]}")
            if on_track[trait] > TOKENS_OF[CRUSADE_RIM][trait]:
                raise BadData(f"{record.where}: its track needs more crusade {TRAIT_IDS[trait]}")


def developments_suffice() -> None:
    for scenario, record in zip(SCENARIO_LIST, TABLES["scenarios"].records, strict=True):
        needed = [0] * DEVELOPMENTS
        for start in scenario.starts:
            if start is not None:
                for development in start.developments:
                    needed[development] += 1
        for development in range(DEVELOPMENTS):
            if needed[development] > DEVELOPMENT_COPIES[development]:
                name = DEVELOPMENT_IDS[development]
                raise BadData(f"{record.where}: 'developments' need more copies of {name}")


adds_up()
