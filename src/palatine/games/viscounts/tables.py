"""The component tables, read once and strictly, as flat lists by number."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from palatine.games.viscounts.programs import NOTHING, Programs
from palatine.kernel.data import Record, Table, digest_of, index, read_folder
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

FOLDER: Final = Path(__file__).parent / "data"
SCHEMA: Final[dict[str, dict[str, list[str]]]] = {
    "townsfolk": {
        "townsfolk": [
            "id", "group", "silver", "icons", "timing", "trigger?", "ops?", "modifier?", "corner",
            "reconstructed?",
        ],
    },
    "manuscripts": {
        "manuscripts": [
            "id", "ribbon", "cost", "grey_backed", "ops?", "score?", "reconstructed?",
        ],
        "sets": ["ribbons", "vp"],
    },
    "board": {
        "segments": ["id"],
        "spaces": ["id", "segment", "path", "number?", "merchants?", "ops?"],
        "sides": ["players", "side"],
        "sites": ["side", "id", "segment", "bank", "ops"],
        "links": ["side", "id", "from", "to", "ops"],
        "printed_townsfolk": ["side", "id", "segment", "silver", "icons", "corner"],
        "printed_manuscripts": ["side", "id", "segment", "cost", "ops"],
    },
    "castle": {
        "sections": ["id", "ops"],
        "tiers": ["tier", "limit", "vp", "bump", "ops?"],
        "placements": ["workers", "icons"],
        "leader": ["id", "vp", "hand_limit"],
    },
    "player_board": {
        "actions": ["id", "path", "icon", "good"],
        "start_icons": ["space", "icons"],
        "buildings": ["id", "count", "icons", "vp"],
        "slots": [
            "id", "building", "phase", "trigger?", "condition?", "ops?", "modifier?", "icons?",
        ],
        "track": ["position", "ops", "condition", "opponents"],
        "bonus_cards": ["ribbon", "icons", "vp"],
        "quantities": ["id", "count"],
    },
    "papers": {
        "papers": ["id", "vp"],
        "flips": ["paper", "ops"],
        "stacks": ["id", "paper", "players", "above", "rank_by", "rewards"],
    },
    "player_cards": {
        "player_cards": [
            "number", "ink", "gold", "stone", "resources", "silver", "deeds", "debts", "ops",
        ],
    },
    "automa": {
        "automa_boards": [
            "id", "focus", "priority", "one_kind", "guildhall_icons", "ink", "gold", "stone",
            "resources", "deeds", "debts", "building", "start_icons", "removed", "reconstructed?",
            "disputed?",
        ],
        "automa_slots": ["id", "building", "trigger?", "condition?", "ops?", "guildhall_icon?"],
        "automa_track": ["position", "ops", "condition", "opponents"],
        "automa_placements": ["workers", "icons"],
        "automa_quantities": ["id", "count"],
        "replacements": ["instead_of", "ops"],
        "schemes": ["id", "deck", "icons", "row1", "row2", "steps", "options"],
    },
    "options": {"options": ["id", "rule", "values", "players"]},
}  # fmt: skip

ICON_IDS: Final = ["merchant", "builder", "noble", "cleric", "criminal"]
MERCHANT: Final = 0
CRIMINAL: Final = 4
ICONS: Final = 5

GOOD_IDS: Final = ["silver", "ink", "gold", "stone"]  # the order in which goods are paid
GOODS: Final = 4
ACTION_IDS: Final = ["trade", "build", "noble", "transcribe"]  # the icon of each has its number
TRADE: Final = 0
BUILD: Final = 1
PLACE: Final = 2
TRANSCRIBE: Final = 3
ACTIONS: Final = 4
SEGMENTS: Final = 5
SECTIONS: Final = 5
PLACES: Final = 3  # for cards on a player board: left, middle, right
SITES_OF_SEGMENT: Final = 5  # on the five-site side; the other side has some of them
SITES: Final = 25

TRIGGERS: Final = [
    "after_trade", "after_build", "after_noble", "after_transcribe", "after_hire", "gain_debt",
    "flip_debt", "any_collision", "when_built", "after_flip", "after_gain_scheme", "after_shuffle",
]  # fmt: skip
AFTER_TRADE: Final = 0  # the other actions follow: AFTER_TRADE + action
AFTER_HIRE: Final = 4
ON_GAIN_DEBT: Final = 5
ON_FLIP_DEBT: Final = 6
ANY_COLLISION: Final = 7
WHEN_BUILT: Final = 8
AFTER_FLIP: Final = 9
AFTER_SCHEME: Final = 10
AFTER_SHUFFLE: Final = 11

CONDITIONS: Final = ["always", "no_criminal", "some_criminal"]
ALWAYS: Final = 0
NO_CRIMINAL: Final = 1
SOME_CRIMINAL: Final = 2

TIMINGS: Final = ["none", "immediate", "drop_off", "ongoing"]
IMMEDIATE: Final = 1
DROP_OFF: Final = 2

SCORED: Final = [
    "merchant_icon", "builder_icon", "noble_icon", "cleric_icon", "criminal_icon", "building",
    "manuscript", "worker_in_castle", "flipped_debt", "flipped_deed", "resource", "silver",
]  # fmt: skip
PER_BUILDING: Final = 5
PER_MANUSCRIPT: Final = 6
PER_WORKER: Final = 7
PER_PAID: Final = 8
PER_APPROVED: Final = 9
PER_RESOURCE: Final = 10
PER_SILVER: Final = 11

SIDES: Final = ["four_sites", "five_sites"]
PAPER_IDS: Final = ["unpaid", "paid", "acquired", "approved"]
UNPAID: Final = 0
PAID: Final = 1
ACQUIRED: Final = 2
APPROVED: Final = 3
PAPERS: Final = 4
STACK_IDS: Final = ["poverty", "prosperity"]
RIBBON_IDS: Final = ["grey", "yellow", "blue", "black"]
RIBBONS: Final = 4


TABLES: Final[dict[str, Table]] = read_folder(FOLDER, SCHEMA)
DATA: Final[str] = digest_of(TABLES, {"9f26f742": "b81df652"})  # as journals of old call it


def ordered(table: str, key: str, wanted: list[str]) -> None:
    """Refuses a table whose records are not just these, in this order."""
    found = [record.text(key) for record in TABLES[table].records]
    if found != wanted:
        raise BadData(f"{TABLES[table].name}: the records must be {', '.join(wanted)}")


def place(record: Record, key: str, names: list[str], default: str = "") -> int:
    """The number of a text; where it may be left out, of the default (NONE if there is none)."""
    if key not in record.values:
        return index(names, default, record.where) if default else NONE
    return index(names, record.text(key), record.where)


def counted(texts: Any, where: str) -> list[int]:
    """Icons as five counts."""
    counts = [0] * ICONS
    if not isinstance(texts, list):
        raise BadData(f"{where}: icons must be a list, not {texts!r}")
    for text in texts:
        counts[index(ICON_IDS, text, where)] += 1
    return counts


def icons_of(tables: list[str]) -> list[int]:
    """The icons of all records, five counts each."""
    flat: list[int] = []
    for table in tables:
        for record in TABLES[table].records:
            flat += counted(record.values.get("icons", []), record.where)
    return flat


ordered("actions", "id", ACTION_IDS)
ordered("papers", "id", PAPER_IDS)
ordered("bonus_cards", "ribbon", RIBBON_IDS)
ordered("start_icons", "space", ["left", "middle", "right"])

BUILDING_IDS: Final[list[str]] = TABLES["buildings"].ids()
PROGRAMS: Final = Programs(BUILDING_IDS)


def effect(record: Record, key: str = "ops") -> int:
    """The program of a record's list of ops."""
    return PROGRAMS.program(record.values.get(key, []), record.where)


def effects(tables: list[str], key: str = "ops") -> list[int]:
    found: list[int] = []
    for table in tables:
        found += [effect(record, key) for record in TABLES[table].records]
    return found


# townsfolk: those of the decks, then what is printed under the piles (four-site side, five-site)
FOLK: Final[list[Record]] = TABLES["townsfolk"].records + TABLES["printed_townsfolk"].records
CARD_IDS: Final[list[str]] = [record.text("id") for record in FOLK]
CARDS: Final[int] = len(CARD_IDS)
GROUPS: Final[list[str]] = [str(record.values.get("group", "printed")) for record in FOLK]
NEUTRALS: Final[list[int]] = [n for n in range(CARDS) if GROUPS[n] == "neutral"]
HEROES: Final[list[int]] = [n for n in range(CARDS) if GROUPS[n] == "hero"]
STARTERS: Final[list[int]] = [n for n in range(CARDS) if GROUPS[n] == "starter"]
OWNABLE: Final[int] = len(TABLES["townsfolk"].records)  # printed ones come after these
CARD_SILVER: Final[list[int]] = [record.number("silver") for record in FOLK]
CARD_ICONS: Final[list[int]] = icons_of(["townsfolk", "printed_townsfolk"])
CRIMES: Final[list[int]] = CARD_ICONS[CRIMINAL::ICONS]
TIMING: Final[list[int]] = [place(record, "timing", TIMINGS, "none") for record in FOLK]
CARD_EFFECT: Final[list[int]] = [effect(record) for record in FOLK]
CARD_TRIGGER: Final[list[int]] = [place(record, "trigger", TRIGGERS) for record in FOLK]
CORNER: Final[list[int]] = [effect(record, "corner") for record in FOLK]


class Converter:
    """VW-ACT-05: what a townsfolk on the board changes when an action is paid."""

    def __init__(self) -> None:
        self.action: int = NONE
        self.pair: int = 0  # so many merchant icons are one icon
        self.coins: int = 0  # so much silver is one icon
        self.double: int = NONE  # one single good of this kind is worth two
        self.also: int = 0  # goods that may be paid too, as bits


def converter(record: Record) -> Converter:
    """The modifier of a townsfolk, checked."""
    found = Converter()
    modifier: Any = record.values.get("modifier")
    if modifier is None:
        return found
    where = record.where
    kinds = {
        "icons_to_icon": ["kind", "action", "from_icon", "per", "to_icon"],
        "silver_to_icon": ["kind", "action", "per", "to_icon"],
        "resource_counts_double": ["kind", "action", "resource", "max", "worth", "icon"],
        "resources_as_icon": ["kind", "action", "resources", "to_icon"],
    }
    kind = modifier.get("kind") if isinstance(modifier, dict) else None
    if kind not in kinds or sorted(modifier) != sorted(kinds[kind]):
        raise BadData(f"{where}: {modifier!r} is no modifier of a townsfolk")
    found.action = index(ACTION_IDS, modifier["action"], where)
    icon = modifier["icon"] if kind == "resource_counts_double" else modifier["to_icon"]
    if found.action == TRADE or index(ICON_IDS, icon, where) != found.action:
        raise BadData(f"{where}: a modifier gives the icon of its action, and none of trade")
    if kind == "icons_to_icon":
        if modifier["from_icon"] != "merchant":
            raise BadData(f"{where}: only merchant icons can be counted as others")
        found.pair = modifier["per"]
    elif kind == "silver_to_icon":
        found.coins = modifier["per"]
    elif kind == "resources_as_icon":
        for good in modifier["resources"]:
            found.also |= 1 << index(GOOD_IDS, good, where)
    else:
        if modifier["max"] != 1 or modifier["worth"] != 2:
            raise BadData(f"{where}: one single resource can be worth two, no more")
        found.double = index(GOOD_IDS, modifier["resource"], where)
    return found


CONVERTERS: Final[list[Converter]] = [converter(record) for record in FOLK]

# manuscripts: the 35, then the printed ones
SCRIPTS: Final[list[Record]] = TABLES["manuscripts"].records + TABLES["printed_manuscripts"].records
MANUSCRIPT_IDS: Final[list[str]] = [record.text("id") for record in SCRIPTS]
MANUSCRIPTS: Final[int] = len(TABLES["manuscripts"].records)
RIBBON: Final[list[int]] = [place(record, "ribbon", RIBBON_IDS) for record in SCRIPTS]
SCRIPT_COST: Final[list[int]] = [record.number("cost") for record in SCRIPTS]
SCRIPT_EFFECT: Final[list[int]] = [effect(record) for record in SCRIPTS]
GREY_BACKED: Final[list[int]] = [n for n in range(MANUSCRIPTS) if SCRIPTS[n].any("grey_backed")]
BLACK_BACKED: Final[list[int]] = [n for n in range(MANUSCRIPTS) if n not in GREY_BACKED]
SET_VP: Final[list[int]] = [0, *TABLES["sets"].numbers("vp")]


def score(record: Record, key: str) -> int:
    """A number of `score`: vp * floor(count / each); NONE where there is no such text."""
    value: Any = record.values.get("score")
    if value is None:
        return NONE
    if not isinstance(value, dict) or sorted(value) != ["each", "per", "vp"]:
        raise BadData(f"{record.where}: score must have vp, per and each")
    return index(SCORED, value["per"], record.where) if key == "per" else int(value[key])


SCORE_PER: Final[list[int]] = [score(record, "per") for record in SCRIPTS]
SCORE_VP: Final[list[int]] = [score(record, "vp") for record in SCRIPTS]
SCORE_EACH: Final[list[int]] = [score(record, "each") for record in SCRIPTS]

# the board
SEGMENT_IDS: Final[list[str]] = TABLES["segments"].ids()
WAYS: Final = ["left", "inner", "right"]
SPACE_IDS: Final[list[str]] = [f"{s}_{way}" for s in SEGMENT_IDS for way in WAYS]
LEFT: Final = 0  # of a segment's three spaces
INNER: Final = 1
RIGHT: Final = 2
ordered("spaces", "id", SPACE_IDS)
MERCHANTS_FOR: Final[list[int]] = [
    int(record.values.get("merchants", 0)) for record in TABLES["spaces"].records
]
TRADE_EFFECT: Final[list[int]] = effects(["spaces"])
SPACE_NUMBER: Final[list[int]] = [
    int(record.values.get("number", NONE)) for record in TABLES["spaces"].records
]
LINK_IDS: Final[list[str]] = sorted(
    dict.fromkeys(record.text("id") for record in TABLES["links"].records)
)


def by_side(table: str, side: int) -> list[Record]:
    return [record for record in TABLES[table].records if record.text("side") == SIDES[side]]


def site_ids() -> list[str]:
    """The sites of the five-site side: five in every segment, clockwise from its first one."""
    found = [record.text("id") for record in by_side("sites", 1)]
    segments = [record.text("segment") for record in by_side("sites", 1)]
    if segments != [id for id in SEGMENT_IDS for _ in range(SITES_OF_SEGMENT)]:
        raise BadData("board.json, sites: the five-site side has five sites in every segment")
    return found


SITE_IDS: Final[list[str]] = site_ids()


def site_effects(side: int) -> list[int]:
    """By site its reward; NONE where the side has no such site."""
    found = [NONE] * SITES
    for record in by_side("sites", side):
        found[place(record, "id", SITE_IDS)] = effect(record)
    return found


def bank_sites(side: int) -> list[list[int]]:
    """The sites of every bank, clockwise: segment * 2, then its right bank."""
    banks: list[list[int]] = [[] for _ in range(SEGMENTS * 2)]
    for record in by_side("sites", side):
        bank = place(record, "segment", SEGMENT_IDS) * 2 + place(record, "bank", ["left", "right"])
        banks[bank].append(place(record, "id", SITE_IDS))
    return banks


class Link:
    """A dotted line between two sites; it may lead to the next segment."""

    def __init__(self, record: Record) -> None:
        self.id: int = place(record, "id", LINK_IDS)
        self.start: int = place(record, "from", SITE_IDS)
        to = record.text("to")
        self.leads_on: bool = to.startswith("next_")
        if self.leads_on:
            to = SEGMENT_IDS[0] + to.removeprefix("next")
        self.end: int = index(SITE_IDS, to, record.where)  # of the first segment if it leads on
        self.effect: int = effect(record)


SITE_EFFECT: Final[list[list[int]]] = [site_effects(side) for side in range(2)]
BANK_SITES: Final[list[list[list[int]]]] = [bank_sites(side) for side in range(2)]
LINKS: Final[list[list[Link]]] = [
    [Link(record) for record in by_side("links", side)] for side in range(2)
]


def side_for(people: int) -> int:
    """VW-SET-01: the side of the segments for so many people."""
    return index(SIDES, TABLES["sides"].where("players", people).text("side"), "board.json, sides")


# the castle
SECTION_IDS: Final[list[str]] = TABLES["sections"].ids()
SECTION_EFFECT: Final[list[int]] = effects(["sections"])
TIER_VP: Final[list[int]] = [0, *TABLES["tiers"].numbers("vp")]
TIER_LIMIT: Final[list[int]] = [0, *TABLES["tiers"].numbers("limit")]
BUMP_EFFECT: Final[list[int]] = [NOTHING, *effects(["tiers"], "bump")]
TIER_EFFECT: Final[list[int]] = [NOTHING, *effects(["tiers"])]
PLACE_COST: Final[list[int]] = [0, *TABLES["placements"].numbers("icons")]  # by number of workers
LEADER_VP: Final[int] = TABLES["leader"].records[0].number("vp")
LEADER_HAND: Final[int] = TABLES["leader"].records[0].number("hand_limit")

# the player board
GOOD_FOR: Final[list[int]] = [place(r, "good", GOOD_IDS) for r in TABLES["actions"].records]
START_ICONS: Final[list[int]] = icons_of(["start_icons"])
BUILD_COST: Final[list[int]] = TABLES["buildings"].numbers("icons")
BUILD_VP: Final[list[list[int]]] = [[0, *r.numbers("vp")] for r in TABLES["buildings"].records]
WORKERS: Final[int] = TABLES["quantities"].where("id", "workers").number("count")
HAND_LIMIT: Final[int] = TABLES["quantities"].where("id", "hand_limit").number("count")
FEWEST_CARDS: Final[int] = TABLES["quantities"].where("id", "fewest_cards").number("count")
OWNER_EFFECT: Final[list[int]] = [NOTHING, *effects(["track"])]  # by position
BELOW_EFFECT: Final[list[int]] = [NOTHING, *effects(["track"], "opponents")]
BELOW_IF: Final[list[int]] = [
    ALWAYS, *[place(r, "condition", CONDITIONS) for r in TABLES["track"].records]
]  # fmt: skip
TRACK_END: Final = 7
BONUS_ICONS: Final[list[int]] = icons_of(["bonus_cards"])
BONUS_VP: Final[list[int]] = TABLES["bonus_cards"].numbers("vp")

# slots: the nine of a person's board, then the nine of the Automa's
SLOT_RECORDS: Final[list[Record]] = TABLES["slots"].records + TABLES["automa_slots"].records
SLOT_IDS: Final[list[str]] = [record.text("id") for record in SLOT_RECORDS]
SLOTS: Final[int] = len(TABLES["slots"].records)
SLOT_BUILDING: Final[list[int]] = [place(r, "building", BUILDING_IDS) for r in SLOT_RECORDS]
SLOT_TRIGGER: Final[list[int]] = [place(r, "trigger", TRIGGERS) for r in SLOT_RECORDS]
SLOT_IF: Final[list[int]] = [place(r, "condition", CONDITIONS, "always") for r in SLOT_RECORDS]
SLOT_EFFECT: Final[list[int]] = [effect(record) for record in SLOT_RECORDS]
SLOT_ICONS: Final[list[int]] = icons_of(["slots", "automa_slots"])
BIT: Final[list[int]] = [1 << n for n in range(20)]


def slot_modifier(kind: str, key: str) -> list[int]:
    """By slot the number of a modifier of this kind, 0 where there is none."""
    found: list[int] = []
    for record in SLOT_RECORDS:
        modifier: Any = record.values.get("modifier", {"kind": ""})
        known = [["kind"], ["kind", "max"], ["kind", "set"], ["add", "kind"]]
        kinds = ["", "free_extra_steps", "dismiss_cost", "hand_limit"]
        if sorted(modifier) != known[index(kinds, modifier["kind"], record.where)]:
            raise BadData(f"{record.where}: {modifier!r} has other keys than it should have")
        found.append(int(modifier[key]) if modifier["kind"] == kind else 0)
    return found


def sums_of_open(values: list[int]) -> list[int]:
    """The sum over the open slots of a person's board, for all 512 sets of them."""
    return [sum(values[s] for s in range(SLOTS) if n >> s & 1) for n in range(1 << SLOTS)]


FREE_STEPS: Final[list[int]] = sums_of_open(slot_modifier("free_extra_steps", "max"))
DISMISS_PRICE: Final[list[int]] = sums_of_open(slot_modifier("dismiss_cost", "set"))  # 0: none
HAND_ADDED: Final[list[int]] = sums_of_open(slot_modifier("hand_limit", "add"))
OPEN_ICONS: Final[list[list[int]]] = [sums_of_open(SLOT_ICONS[i::ICONS]) for i in range(ICONS)]
TRIGGER_SLOTS: Final[list[int]] = [
    sum(1 << s for s in range(len(SLOT_IDS)) if SLOT_TRIGGER[s] == trigger)
    for trigger in range(len(TRIGGERS))
]

# debts and deeds
PAPER_VP: Final[list[int]] = TABLES["papers"].numbers("vp")
FLIP_EFFECT: Final[list[int]] = effects(["flips"])  # debt, deed
ordered("flips", "paper", ["debt", "deed"])


def stack(id: str, people: int) -> Record:
    """Poverty or Prosperity for so many people."""
    for record in TABLES["stacks"].records:
        if record.text("id") == id and record.number("players") == people:
            return record
    raise BadData(f"papers.json: no {id} for {people} players")


# by number of people (0 is none): cards above each stack, points for the places
ABOVE: Final[list[list[int]]] = [
    [stack(id, people).number("above") if people else 0 for people in range(5)] for id in STACK_IDS
]
REWARDS: Final[list[list[list[int]]]] = [
    [stack(id, people).numbers("rewards") if people else [] for people in range(5)]
    for id in STACK_IDS
]


# player cards, by number (0 is none)
CARD_ROWS: Final[list[Record]] = TABLES["player_cards"].records
PLAYER_CARDS: Final[int] = len(CARD_ROWS)
EXTRA: Final[list[int]] = [NOTHING, *effects(["player_cards"])]


def start_resources(row: Record) -> int:
    """The program for a player card's resources of choice."""
    n = row.number("resources")
    return PROGRAMS.program([f"gain resource {n}"] if n else [], row.where)


START_RESOURCES: Final[list[int]] = [NOTHING, *[start_resources(row) for row in CARD_ROWS]]

# programs that rules and not components ask for
REARRANGE_BOARD: Final[int] = PROGRAMS.program(["rearrange"], "a meeting of viscounts")
FLIP_ONE: Final[int] = PROGRAMS.program(["flip either 1"], "the focus of the card board")
