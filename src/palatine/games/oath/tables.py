"""The component tables, read once and strictly, as flat lists by number.

A *card* is what lies at sites, among advisers or in the world deck: denizens, then Visions, then
edifices. A *face* is whatever has powers: the cards (an edifice with its intact side), the ruins,
relics, sites, banners, the title and the spaces of the Reliquary. A *power* is a row of what is
printed beside its sentence; the sentence itself is code.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from palatine.kernel.data import Record, Table, digest_of, index, read_folder
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

FOLDER: Final = Path(__file__).parent / "data"
SCHEMA: Final[dict[str, dict[str, list[str]]]] = {
    "map": {
        "suits": ["id"],
        "regions": ["id", "slots", "discards_to"],
        "journeys": ["start", "end", "supply"],
    },
    "denizens": {"denizens": ["id", "number", "suit", "pool", "restriction", "locked"]},
    "oaths": {
        "oaths": ["id", "number", "goal", "successor", "banner"],
        "titles": ["id", "defense"],
    },
    "visions": {"visions": ["id", "number", "goal", "oath", "faceup_by"]},
    "edifices": {
        "edifices": ["id", "number", "ruin", "ruin_number", "suit", "restriction", "locked"]
    },
    "relics": {"relics": ["id", "number", "defense", "in_deck"]},
    "sites": {
        "sites": [
            "id", "number", "capacity", "favor", "secrets", "relics", "recover", "price", "bank",
            "coast", "defense", "bandits",
        ],
    },
    "banners": {"banners": ["id", "number", "token", "start", "least", "burned"]},
    "reliquary": {"spaces": ["id", "number"]},
    "powers": {
        "powers": ["id", "face", "kind", "actions", "side", "use", "scope", "cost"],
    },
    "rulings": {"rulings": ["id", "face"]},
    "dice": {
        "attack_faces": ["id", "faces", "swords", "hollow", "skulls"],
        "defense_faces": ["id", "faces", "shields", "doubles"],
        "ends": ["round", "least"],
    },
    "components": {
        "quantities": ["id", "count"],
        "colours": ["id", "board", "warbands"],
        "starts": ["role", "favor", "secrets", "warbands"],
        "banks": ["players", "favor"],
        "refreshes": ["role", "least", "supply"],
        "visions_drawn": ["drawn", "supply"],
    },
    "setup": {
        "first_game": ["slot", "site", "faceup", "cards", "relics"],
        "tutorial_sites": ["slot", "site", "faceup", "cards", "relics"],
        "tutorial_piles": ["region", "card"],
        "tutorial_players": ["colour", "site", "adviser", "discards", "pile"],
        "tutorial_decks": ["id", "order"],
    },
    "options": {"options": ["id", "values", "rule", "players", "kind"]},
    "clockwork_prince": {
        "prince_threats": ["id", "order"],
        "prince_tactics": ["id", "values"],
        "prince_rows": ["row", "actions"],
        "prince_yields": ["id", "favor", "secrets"],
        "prince_starts": ["id", "value"],
        "prince_supply": ["least", "supply"],
        "mind_quadrants": ["id", "position", "theme", "plays"],
        "mind_boxes": ["quadrant", "favor", "tactics"],
        "mind_threats": ["id", "quadrant", "symbol", "threats"],
        "mind_cells": ["+", "id", "quadrant", "action", "target", "favor"],
        "mind_arrows": ["+", "start", "end", "color", "condition", "first"],
        "mind_conditions": ["id"],
        "prince_limited": ["power", "use"],
        "prince_harming": ["power", "use"],
        "prince_ignored": ["power"],
    },
}  # fmt: skip

POOLS: Final = ["world_deck", "archive"]
WORLD_DECK: Final = 0
ARCHIVE: Final = 1
RESTRICTIONS: Final = ["none", "site", "adviser"]  # OA-PWR-06
UNRESTRICTED: Final = 0
SITE_ONLY: Final = 1
ADVISER_ONLY: Final = 2
ROLES: Final = ["chancellor", "citizen", "exile"]
CHANCELLOR: Final = 0
CITIZEN: Final = 1
EXILE: Final = 2
GOALS: Final = [  # OA-WIN-01, OA-WIN-20, OA-WIN-31
    "most_sites", "peoples_favor", "most_relics", "darkest_secret", "more_relics", "grand_scepter"
]  # fmt: skip
MOST_SITES: Final = 0
HOLDS_PEOPLES_FAVOR: Final = 1
MOST_RELICS: Final = 2  # and banners
HOLDS_DARKEST_SECRET: Final = 3
MORE_RELICS: Final = 4  # and banners, than each other Imperial player
HOLDS_GRAND_SCEPTER: Final = 5
FACEUP_BY: Final = ["exile", "anyone"]
RECOVERIES: Final = ["none", "place_favor", "burn_favor", "burn_secret"]  # OA-REC-02
PLACE_FAVOR: Final = 1
BURN_FAVOR: Final = 2
BURN_SECRET: Final = 3
TOKENS: Final = ["favor", "secret"]

KINDS: Final = [
    "action", "rest", "wake", "when_played", "modifier", "battle_plan", "persistent", "continuous"
]  # fmt: skip
ACTION: Final = 0
REST: Final = 1
WAKE: Final = 2
WHEN_PLAYED: Final = 3
MODIFIER: Final = 4
BATTLE_PLAN: Final = 5
PERSISTENT: Final = 6
CONTINUOUS: Final = 7
MAJOR_ACTIONS: Final = ["search", "muster", "trade", "travel", "recover", "campaign"]
SEARCH: Final = 0
MUSTER: Final = 1
TRADE: Final = 2
TRAVEL: Final = 3
RECOVER: Final = 4
CAMPAIGN: Final = 5
SIDES: Final = ["attacker", "defender", "either"]
ATTACKER: Final = 0
DEFENDER: Final = 1
EITHER: Final = 2
USES: Final = ["optional", "mandatory"]
SCOPES: Final = [
    "holder", "ruler", "all_players", "all_sites", "other_players", "enemies", "enemies_of_ruler",
    "your_enemy", "attackers", "player_of_card", "trigger",
]  # fmt: skip
PRICES: Final = ["favor", "secret", "burn_favor", "burn_secret"]


TABLES: Final[dict[str, Table]] = read_folder(FOLDER, SCHEMA)
DATA: Final[str] = digest_of(TABLES, {"65bfe802": "3a3eb46c"})  # rulings are told, not read


def bits(record: Record, key: str, names: list[str]) -> int:
    return sum(1 << number for number in record.places(key, names))


def quantity(id: str) -> int:
    """A number of components.json."""
    return TABLES["quantities"].where("id", id).amount("count")


# the map
SUIT_IDS: Final[list[str]] = TABLES["suits"].ordered(  # OA-CMP-02: in clockwise order
    ["discord", "arcane", "order", "hearth", "beast", "nomad"]
)
SUITS: Final[int] = len(SUIT_IDS)
DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
REGION_IDS: Final[list[str]] = TABLES["regions"].ordered(["cradle", "provinces", "hinterland"])
REGIONS: Final[int] = len(REGION_IDS)
CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
REGION_SLOTS: Final[list[int]] = TABLES["regions"].amounts("slots")
SLOTS: Final[int] = sum(REGION_SLOTS)
REGION_OF: Final[list[int]] = [  # by slot, OA-CMP-01
    region for region in range(REGIONS) for _ in range(REGION_SLOTS[region])
]
DISCARDS_TO: Final[list[int]] = TABLES["regions"].named("discards_to", REGION_IDS)  # OA-CON-12


def travel_costs() -> list[list[int]]:
    """OA-TVL-01: Supply by regions of departure and arrival, each pair once."""
    found = [[NONE] * REGIONS for _ in range(REGIONS)]
    for record in TABLES["journeys"].records:
        start = record.named("start", REGION_IDS)
        end = record.named("end", REGION_IDS)
        if found[start][end] != NONE:
            raise BadData(f"{record.where}: 'start' and 'end' are there twice")
        found[start][end] = record.amount("supply")
    if any(NONE in row for row in found):
        raise BadData(f"{TABLES['journeys'].name}: a pair of regions is missing")
    return found


TRAVEL_COST: Final[list[list[int]]] = travel_costs()

# cards: denizens, Visions, edifices
DENIZEN_IDS: Final[list[str]] = TABLES["denizens"].ids()
DENIZENS: Final[int] = len(DENIZEN_IDS)
DENIZEN_NUMBERS: Final[dict[str, int]] = {id: n for n, id in enumerate(DENIZEN_IDS)}
VISION_IDS: Final[list[str]] = TABLES["visions"].ordered([
        "vision_of_conquest", "vision_of_rebellion", "vision_of_sanctuary", "vision_of_faith",
        "conspiracy",
    ])  # fmt: skip
VISIONS: Final[int] = len(VISION_IDS)
EDIFICE_IDS: Final[list[str]] = TABLES["edifices"].ids()
EDIFICES: Final[int] = len(EDIFICE_IDS)
RUIN_IDS: Final[list[str]] = [record.text("ruin") for record in TABLES["edifices"].records]
FIRST_VISION: Final[int] = DENIZENS
CONSPIRACY: Final[int] = FIRST_VISION + VISIONS - 1
FIRST_EDIFICE: Final[int] = FIRST_VISION + VISIONS
CARD_IDS: Final[list[str]] = [*DENIZEN_IDS, *VISION_IDS, *EDIFICE_IDS]
CARDS: Final[int] = len(CARD_IDS)
CARD_SUIT: Final[list[int]] = [  # NONE for Visions; a ruin has none either (OA-CON-17)
    *TABLES["denizens"].named("suit", SUIT_IDS),
    *[NONE] * VISIONS,
    *TABLES["edifices"].named("suit", SUIT_IDS),
]
CARD_RESTRICTION: Final[list[int]] = [
    *TABLES["denizens"].named("restriction", RESTRICTIONS),
    *[ADVISER_ONLY] * VISIONS,  # OA-PLY-05: never to a site
    *TABLES["edifices"].named("restriction", RESTRICTIONS),
]
CARD_LOCKED: Final[list[bool]] = [
    *TABLES["denizens"].truths("locked"),
    *[False] * VISIONS,
    *TABLES["edifices"].truths("locked"),
]
DENIZEN_POOL: Final[list[int]] = TABLES["denizens"].named("pool", POOLS)
OATH_IDS: Final[list[str]] = TABLES["oaths"].ordered(
    ["supremacy", "the_people", "protection", "devotion"]
)
SUPREMACY: Final = 0
THE_PEOPLE: Final = 1
PROTECTION: Final = 2
DEVOTION: Final = 3
OATH_GOAL: Final[list[int]] = TABLES["oaths"].named("goal", GOALS[:4])
OATH_SUCCESSOR: Final[list[int]] = TABLES["oaths"].named("successor", GOALS)
VISION_GOAL: Final[list[int]] = TABLES["visions"].placed("goal", GOALS[:4])  # NONE: the Conspiracy
VISION_OATH: Final[list[int]] = TABLES["visions"].placed("oath", OATH_IDS)
VISION_FACEUP_BY: Final[list[int]] = TABLES["visions"].named("faceup_by", FACEUP_BY)

# relics and sites
RELIC_IDS: Final[list[str]] = TABLES["relics"].ids()
RELICS: Final[int] = len(RELIC_IDS)
GRAND_SCEPTER: Final[int] = RELIC_IDS.index("the_grand_scepter")
RELIC_DEFENSE: Final[list[int]] = TABLES["relics"].amounts("defense")
RELIC_IN_DECK: Final[list[bool]] = TABLES["relics"].truths("in_deck")
SITE_IDS: Final[list[str]] = TABLES["sites"].ids()
SITES: Final[int] = len(SITE_IDS)
SITE_CAPACITY: Final[list[int]] = TABLES["sites"].amounts("capacity")
SITE_FAVOR: Final[list[int]] = TABLES["sites"].amounts("favor")  # of the reveal prompt
SITE_SECRETS: Final[list[int]] = TABLES["sites"].amounts("secrets")
SITE_RELICS: Final[list[int]] = TABLES["sites"].amounts("relics")
SITE_RECOVERY: Final[list[int]] = TABLES["sites"].named("recover", RECOVERIES)
SITE_PRICE: Final[list[int]] = TABLES["sites"].amounts("price")
SITE_BANK: Final[list[int]] = TABLES["sites"].placed("bank", SUIT_IDS)
SITE_COAST: Final[list[bool]] = TABLES["sites"].truths("coast")
SITE_DEFENSE: Final[list[int]] = TABLES["sites"].amounts("defense")
SITE_BANDITS: Final[list[int]] = TABLES["sites"].amounts("bandits")

# banners, title, Reliquary
BANNER_IDS: Final[list[str]] = TABLES["banners"].ordered(["peoples_favor", "darkest_secret"])
BANNERS: Final[int] = len(BANNER_IDS)
PEOPLES_FAVOR: Final = 0
DARKEST_SECRET: Final = 1
BANNER_TOKEN: Final[list[int]] = TABLES["banners"].named("token", TOKENS)
BANNER_START: Final[list[int]] = TABLES["banners"].amounts("start")
BANNER_LEAST: Final[list[int]] = TABLES["banners"].amounts("least")
BANNER_BURNED: Final[list[int]] = TABLES["banners"].amounts("burned")  # OA-BAN-05
OATH_BANNER: Final[list[int]] = TABLES["oaths"].placed("banner", BANNER_IDS)  # OA-SET-11
TITLE_IDS: Final[list[str]] = TABLES["titles"].ordered(["oathkeeper", "usurper"])
OATHKEEPER: Final = 0
USURPER: Final = 1
TITLE_DEFENSE: Final[list[int]] = TABLES["titles"].amounts("defense")
SPACE_IDS: Final[list[str]] = TABLES["spaces"].ordered(["brutal", "decadent", "careless", "greedy"])
SPACES: Final[int] = len(SPACE_IDS)  # of the Reliquary, left to right
BRUTAL: Final = 0
DECADENT: Final = 1
CARELESS: Final = 2
GREEDY: Final = 3

# faces and their powers
FIRST_RUIN: Final[int] = CARDS
FIRST_RELIC: Final[int] = FIRST_RUIN + EDIFICES
FIRST_SITE: Final[int] = FIRST_RELIC + RELICS
FIRST_BANNER: Final[int] = FIRST_SITE + SITES
TITLE_FACE: Final[int] = FIRST_BANNER + BANNERS
FIRST_SPACE: Final[int] = TITLE_FACE + 1
FACE_IDS: Final[list[str]] = [
    *CARD_IDS, *RUIN_IDS, *RELIC_IDS, *SITE_IDS, *BANNER_IDS, "oathkeeper_title", *SPACE_IDS
]  # fmt: skip
FACES: Final[int] = len(FACE_IDS)
PRINTED: Final[list[str]] = [  # the tables whose records have a printed number
    "denizens", "visions", "edifices", "relics", "sites", "banners", "oaths", "spaces"
]  # fmt: skip


class PowerRow:
    """What is printed of a power beside its sentence."""

    def __init__(self, record: Record, number: int) -> None:
        where = record.where
        self.number: int = number
        self.id: str = record.text("id")
        self.face: int = record.named("face", FACE_IDS)
        self.kind: int = record.named("kind", KINDS)
        self.actions: int = bits(record, "actions", MAJOR_ACTIONS)  # that it modifies
        self.side: int = record.place("side", SIDES)  # of a battle plan
        self.mandatory: bool = record.named("use", USES) == 1
        self.scope: int = bits(record, "scope", SCOPES)  # whom it binds, if it is always on
        cost = prices(record.any("cost"), where)
        self.favor: int = cost[0]  # placed on the card
        self.secrets: int = cost[1]
        self.burned_favor: int = cost[2]
        self.burned_secrets: int = cost[3]
        self.is_free: bool = cost == [0, 0, 0, 0]
        if (self.kind == BATTLE_PLAN) != (self.side != NONE):
            raise BadData(f"{where}: 'side' is for battle plans, and needed there")
        if (self.kind in (PERSISTENT, CONTINUOUS)) != (self.scope != 0):
            raise BadData(f"{where}: 'scope' is for powers that are always on, and needed there")
        if self.kind == MODIFIER and self.actions == 0:
            raise BadData(f"{where}: 'actions' of a modifier are missing")
        if self.actions != 0 and self.kind not in (MODIFIER, PERSISTENT):
            raise BadData(f"{where}: 'actions' are for modifiers and persistent powers")
        if self.kind in (ACTION, REST, BATTLE_PLAN) and self.mandatory:
            raise BadData(f"{where}: 'use' must be optional for the kind {KINDS[self.kind]}")
        if self.kind in (WHEN_PLAYED, CONTINUOUS) and not self.mandatory:
            raise BadData(f"{where}: 'use' must be mandatory for the kind {KINDS[self.kind]}")


def prices(cost: Any, where: str) -> list[int]:
    """Favor and secrets placed, favor and secrets burned."""
    if not isinstance(cost, dict):
        raise BadData(f"{where}: 'cost' must be an object, not {cost!r}")
    found = [0, 0, 0, 0]
    for key, value in cost.items():
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise BadData(f"{where}: 'cost' of {key} must be a number above 0, not {value!r}")
        found[index(PRICES, key, where, "cost")] = value
    return found


POWER_ROWS: Final[list[PowerRow]] = [
    PowerRow(record, number) for number, record in enumerate(TABLES["powers"].records)
]
POWER_IDS: Final[list[str]] = TABLES["powers"].ids()
POWERS: Final[int] = len(POWER_ROWS)
FACE_POWERS: Final[list[list[int]]] = [  # by face
    [row.number for row in POWER_ROWS if row.face == face] for face in range(FACES)
]
RULING_IDS: Final[list[str]] = TABLES["rulings"].ids()
RULING_FACE: Final[list[int]] = TABLES["rulings"].named("face", FACE_IDS)

# dice
ATTACK_FACE_IDS: Final[list[str]] = TABLES["attack_faces"].ids()
DEFENSE_FACE_IDS: Final[list[str]] = TABLES["defense_faces"].ids()


def die(table: str) -> list[int]:
    """OA-CMP-06: the six faces of a die, as numbers of the table."""
    found: list[int] = []
    for face, record in enumerate(TABLES[table].records):
        found += [face] * record.amount("faces")
    if len(found) != 6:
        raise BadData(f"{TABLES[table].name}: a die has 6 faces, not {len(found)}")
    return found


ATTACK_DIE: Final[list[int]] = die("attack_faces")
DEFENSE_DIE: Final[list[int]] = die("defense_faces")
SWORDS: Final[list[int]] = TABLES["attack_faces"].amounts("swords")  # by kind of face
HOLLOW: Final[list[int]] = TABLES["attack_faces"].amounts("hollow")
SKULLS: Final[list[int]] = TABLES["attack_faces"].amounts("skulls")
SHIELDS: Final[list[int]] = TABLES["defense_faces"].amounts("shields")
DOUBLES: Final[list[int]] = TABLES["defense_faces"].amounts("doubles")

# quantities
ALL_FAVOR: Final[int] = quantity("favor")
SECRETS: Final[int] = quantity("secrets")  # in the box; the rules know no limit (OA-CMP-05)
ROUNDS: Final[int] = quantity("rounds")
MOST_SUPPLY: Final[int] = quantity("supply")  # OA-CMP-09
ADVISERS: Final[int] = quantity("advisers")
VISIONS_TO_WIN: Final[int] = quantity("visions_to_win")
SEARCH_DISCARDS: Final[int] = quantity("search_discards")  # Supply
MUSTER_SUPPLY: Final[int] = quantity("muster")
TRADE_SUPPLY: Final[int] = quantity("trade")
RECOVER_SUPPLY: Final[int] = quantity("recover")
CAMPAIGN_SUPPLY: Final[int] = quantity("campaign")
DRAWN: Final[int] = quantity("drawn")
MUSTERED: Final[int] = quantity("mustered")
MUSTER_FAVOR: Final[int] = quantity("muster_favor")
TRADE_SECRETS: Final[int] = quantity("trade_secrets")  # placed for favor
TRADE_FAVOR: Final[int] = quantity("trade_favor")  # placed for secrets
PAWN_DEFENSE: Final[int] = quantity("pawn_defense")
MOB: Final[int] = quantity("mob")  # favor that turns the People's Favor over
EXILING: Final[int] = quantity("exiling")
RELIQUARY: Final[int] = quantity("reliquary")
TOP_DENIZENS: Final[int] = quantity("top_denizens")  # OA-CHR-80
TOP_VISIONS: Final[int] = quantity("top_visions")
MIDDLE_DENIZENS: Final[int] = quantity("middle_denizens")
MIDDLE_VISIONS: Final[int] = quantity("middle_visions")
STARTING_HAND: Final[int] = quantity("hand")
TOP_CRADLE_WARBANDS: Final[int] = quantity("top_cradle_warbands")
OTHER_SITE_WARBANDS: Final[int] = quantity("other_site_warbands")
COLOUR_IDS: Final[list[str]] = TABLES["colours"].ordered(
    ["purple", "red", "blue", "yellow", "white", "black"]
)
COLOURS: Final[int] = len(COLOUR_IDS)
COLOUR_BOARD: Final[list[int]] = TABLES["colours"].named("board", ROLES)
COLOUR_WARBANDS: Final[list[int]] = TABLES["colours"].amounts("warbands")


def by_role(table: str, key: str) -> list[int]:
    """A number for every role, each once and in their order."""
    found = TABLES[table].named("role", ROLES)
    if found != list(range(len(ROLES))):
        raise BadData(f"{TABLES[table].name}: the records must be {', '.join(ROLES)}")
    return TABLES[table].amounts(key)


START_FAVOR: Final[list[int]] = by_role("starts", "favor")
START_SECRETS: Final[list[int]] = by_role("starts", "secrets")
START_WARBANDS: Final[list[int]] = by_role("starts", "warbands")


def bank_favor() -> list[int]:
    """OA-SET-04: favor of each bank at the start, by number of players."""
    found: list[int] = []
    for record in TABLES["banks"].records:
        most = record.amount("players")
        if most < len(found):
            raise BadData(f"{record.where}: 'players' must rise from row to row")
        found += [record.amount("favor")] * (most + 1 - len(found))
    if len(found) != COLOURS + 1:
        raise BadData(f"{TABLES['banks'].name}: the last row must be for {COLOURS} players")
    return found


def refreshed(role: str, warbands: int) -> list[int]:
    """OA-CMP-10: Supply after Rest, by warbands left in the personal bank."""
    found = [NONE] * (warbands + 1)
    for record in TABLES["refreshes"].records:
        record.named("role", ROLES)
        if record.text("role") == role:
            for left in range(record.amount("least"), warbands + 1):
                found[left] = max(found[left], record.amount("supply"))
    if NONE in found:
        raise BadData(f"{TABLES['refreshes'].name}: no row of the {role} for an empty bank")
    return found


def searching() -> list[int]:
    """OA-CMP-08: Supply for searching the world deck, by Visions drawn."""
    drawn = TABLES["visions_drawn"].amounts("drawn")
    if drawn != list(range(VISIONS + 1)):
        raise BadData(f"{TABLES['visions_drawn'].name}: 'drawn' must be 0 to {VISIONS}")
    return TABLES["visions_drawn"].amounts("supply")


def end_rolls() -> list[int]:
    """OA-WIN-30: the least roll of the end die that ends the game, by round; 0 for no roll."""
    found = [0] * (ROUNDS + 1)
    for record in TABLES["ends"].records:
        if not 1 <= record.number("round") < ROUNDS:
            raise BadData(f"{record.where}: 'round' must be 1 to {ROUNDS - 1}")
        found[record.number("round")] = record.amount("least")
    return found


BANK_FAVOR: Final[list[int]] = bank_favor()
CHANCELLOR_SUPPLY: Final[list[int]] = refreshed("chancellor", COLOUR_WARBANDS[0])
EXILE_SUPPLY: Final[list[int]] = refreshed("exile", max(COLOUR_WARBANDS[1:]))
SEARCH_SUPPLY: Final[list[int]] = searching()
END_ROLL: Final[list[int]] = end_rolls()

# the maps of the first game and of the tutorial


class Laid:
    """A slot of the map when a match begins."""

    def __init__(self, record: Record, slot: int) -> None:
        where = record.where
        if record.number("slot") != slot + 1:
            raise BadData(f"{where}: 'slot' must be {slot + 1}")
        self.site: int = NONE  # drawn by luck
        if record.text("site") != "random":
            self.site = record.named("site", SITE_IDS)
        self.faceup: bool = record.truth("faceup")
        self.cards: list[int] = record.places("cards", CARD_IDS)
        self.relics: list[int] = []  # those that are known
        self.drawn: int = 0  # relics that are drawn from the deck
        if isinstance(record.any("relics"), list):
            self.relics = record.places("relics", RELIC_IDS)
        else:
            self.drawn = record.amount("relics")
        count = len(self.relics) + self.drawn
        if not self.faceup and (self.cards or count):
            raise BadData(f"{where}: a facedown site has no 'cards' or 'relics' yet")
        if self.faceup and self.site == NONE:
            raise BadData(f"{where}: 'site' of a faceup slot must be named")
        if self.faceup and count != SITE_RELICS[self.site]:
            raise BadData(f"{where}: 'relics' must be {SITE_RELICS[self.site]}, as printed")
        if self.faceup and len(self.cards) > SITE_CAPACITY[self.site]:
            raise BadData(f"{where}: 'cards' are more than the site holds")


class Dealt:
    """What a player of the tutorial begins with."""

    def __init__(self, record: Record, colour: int) -> None:
        if record.named("colour", COLOUR_IDS) != colour:
            raise BadData(f"{record.where}: 'colour' must be {COLOUR_IDS[colour]}")
        self.site: int = record.named("site", SITE_IDS)
        self.adviser: int = record.named("adviser", CARD_IDS)
        self.discards: list[int] = record.places("discards", CARD_IDS)
        self.pile: int = record.named("pile", REGION_IDS)


def laid(table: str) -> list[Laid]:
    found = [Laid(record, slot) for slot, record in enumerate(TABLES[table].records)]
    if len(found) != SLOTS:
        raise BadData(f"{TABLES[table].name}: the map has {SLOTS} slots")
    return found


def tutorial_order(id: str, names: list[str]) -> list[int]:
    """OA-FST-05, OA-FST-06: cards from top to bottom."""
    return TABLES["tutorial_decks"].where("id", id).places("order", names)


def tutorial_piles() -> list[int]:
    """The first card of each region's discard pile."""
    if TABLES["tutorial_piles"].named("region", REGION_IDS) != list(range(REGIONS)):
        raise BadData(f"{TABLES['tutorial_piles'].name}: the records must be the regions")
    return TABLES["tutorial_piles"].named("card", CARD_IDS)


FIRST_GAME: Final[list[Laid]] = laid("first_game")  # OA-FST-03
TUTORIAL: Final[list[Laid]] = laid("tutorial_sites")  # OA-FST-02
TUTORIAL_PILES: Final[list[int]] = tutorial_piles()
TUTORIAL_PLAYERS: Final[list[Dealt]] = [  # by colour
    Dealt(record, colour) for colour, record in enumerate(TABLES["tutorial_players"].records)
]
TABLES["tutorial_decks"].ordered(["world_deck", "relic_deck", "reliquary"])
TUTORIAL_DECK: Final[list[int]] = tutorial_order("world_deck", CARD_IDS)
TUTORIAL_RELICS: Final[list[int]] = tutorial_order("relic_deck", RELIC_IDS)
TUTORIAL_RELIQUARY: Final[list[int]] = tutorial_order("reliquary", RELIC_IDS)


# what must agree


def adds_up() -> None:
    """Names and numbers are used once, every face has powers, piles have all their cards."""
    for n, id in enumerate(FACE_IDS):
        if FACE_IDS.index(id) != n:
            raise BadData(f"the face '{id}' is there twice")
        if not FACE_POWERS[n]:
            raise BadData(f"{TABLES['powers'].name}: no power of the face '{id}'")
    numbers: list[int] = []
    for table in PRINTED:
        for record in TABLES[table].records:
            own = [record.amount("number")]
            if table == "edifices":
                own.append(record.amount("ruin_number"))
            for number in own:
                if number in numbers:
                    raise BadData(f"{record.where}: 'number' {number} is there twice")
                numbers.append(number)
    if sum(RELIC_IN_DECK) != RELICS - 1 or RELIC_IN_DECK[GRAND_SCEPTER]:
        raise BadData(f"{TABLES['relics'].name}: 'in_deck' is for all but the Grand Scepter")
    for record in TABLES["sites"].records:
        recovery = record.named("recover", RECOVERIES)
        if (recovery == PLACE_FAVOR) != (record.text("bank") != "none"):
            raise BadData(f"{record.where}: 'bank' is for place_favor, and needed there")
        if not (recovery != 0) == (record.number("price") > 0) == (record.number("relics") > 0):
            raise BadData(f"{record.where}: 'price' is for sites with relics, and needed there")
    if TOP_VISIONS + MIDDLE_VISIONS != VISIONS:
        raise BadData(f"{TABLES['quantities'].name}: the deck must hold {VISIONS} Visions")
    tutorial_is_whole()


def tutorial_is_whole() -> None:
    """OA-FST-04: every starting card and relic lies in one place."""
    where = TABLES["tutorial_decks"].name
    cards = [*TUTORIAL_DECK, *TUTORIAL_PILES]
    relics = [*TUTORIAL_RELICS, *TUTORIAL_RELIQUARY]
    for player in TUTORIAL_PLAYERS:
        cards += [player.adviser, *player.discards]
    for slot in TUTORIAL:
        cards += slot.cards
        relics += slot.relics
    starting = [n for n in range(DENIZENS) if DENIZEN_POOL[n] == WORLD_DECK]
    if sorted(cards) != [*starting, *range(FIRST_VISION, FIRST_EDIFICE)]:
        raise BadData(f"{where}: 'order' and what was dealt must be the starting cards, each once")
    if sorted(relics) != [n for n in range(RELICS) if RELIC_IN_DECK[n]]:
        raise BadData(f"{where}: 'order' must have all relics, each once")


adds_up()
