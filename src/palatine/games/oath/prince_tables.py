"""The Clockwork Prince's board and mind sheet as lists by number, read strictly.

A *cell* of the sheet is a threat cell (first) or an action cell. Code knows the kinds of actions,
their targets and the conditions of arrows by name; which cells there are, in which quadrants, and
which arrows join them is data, so that a sheet which an owner of the box has corrected is followed.
"""

from __future__ import annotations

from typing import Final

from palatine.games.oath.tables import (
    COLOUR_WARBANDS,
    OATH_IDS,
    POWER_IDS,
    TABLES,
    VISION_IDS,
)
from palatine.kernel.data import Record, Table, index
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

# his board
THREAT_IDS: Final[list[str]] = TABLES["prince_threats"].ordered(
    ["no_threat", "successor", "usurper", "vision", "oathkeeper"]
)
NO_THREAT: Final = 0
SUCCESSOR: Final = 1
USURPER: Final = 2
VISION: Final = 3
OATHKEEPER: Final = 4
COLUMN_IDS: Final = ["friends", "conspirators"]
FRIENDS: Final = 0
CONSPIRATORS: Final = 1

# what a cell does, and to what
ACTION_IDS: Final = ["threat", "travel", "trade", "muster", "travel_campaign", "recover", "search"]
NO_ACTION: Final = 0  # CP-ACT-05: a threat cell
TRAVEL: Final = 1
TRADE: Final = 2
MUSTER: Final = 3
TRAVEL_CAMPAIGN: Final = 4
RECOVER: Final = 5
SEARCH: Final = 6
TARGET_IDS: Final = [
    "none", "most_trade_favor", "most_trade_secrets", "relic_site", "favor", "secrets", "sites",
    "relics", "the_grand_scepter", "peoples_favor", "darkest_secret", "relic",
]  # fmt: skip
NO_TARGET: Final = 0
MOST_FAVOR: Final = 1
MOST_SECRETS: Final = 2
RELIC_SITE: Final = 3
FOR_FAVOR: Final = 4
FOR_SECRETS: Final = 5
FOR_SITES: Final = 6
FOR_RELICS: Final = 7
FOR_SCEPTER: Final = 8
FOR_FAVOR_BANNER: Final = 9
FOR_SECRET_BANNER: Final = 10
FOR_RELIC: Final = 11
TARGETS_OF: Final[list[list[int]]] = [  # by action
    [NO_TARGET],
    [MOST_FAVOR, MOST_SECRETS, RELIC_SITE],
    [FOR_FAVOR, FOR_SECRETS],
    [NO_TARGET],
    [FOR_SITES, FOR_RELICS, FOR_SCEPTER, FOR_FAVOR_BANNER, FOR_SECRET_BANNER],
    [FOR_RELIC, FOR_FAVOR_BANNER, FOR_SECRET_BANNER],
    [NO_TARGET],
]

# arrows
ARROW_IDS: Final = ["red", "orange", "black"]  # CP-ACT-03: in this order
RED: Final = 0
ORANGE: Final = 1
BLACK: Final = 2
CONDITION_IDS: Final = [
    "always", "ready_sites", "ready_relics", "ready_the_grand_scepter", "ready_darkest_secret",
    "ready_peoples_favor", "recover_peoples_favor", "recover_darkest_secret", "recover_relic",
    "relic_affordable", "muster_possible", "rules_most_sites", "holds_darkest_secret",
    "holds_peoples_favor",
]  # fmt: skip
ALWAYS: Final = 0
READY_SITES: Final = 1
READY_RELICS: Final = 2
READY_SCEPTER: Final = 3
READY_SECRET_BANNER: Final = 4
READY_FAVOR_BANNER: Final = 5
RECOVER_FAVOR_BANNER: Final = 6
RECOVER_SECRET_BANNER: Final = 7
RECOVER_RELIC: Final = 8
RELIC_AFFORDABLE: Final = 9
MUSTER_POSSIBLE: Final = 10
RULES_MOST_SITES: Final = 11
HOLDS_SECRET_BANNER: Final = 12
HOLDS_FAVOR_BANNER: Final = 13


def assured(condition: int) -> list[int]:
    """The action and target that cannot be skipped where the condition holds; empty if none."""
    if condition == MUSTER_POSSIBLE:
        return [MUSTER, NO_TARGET]
    if condition == RECOVER_RELIC:
        return [RECOVER, FOR_RELIC]
    if condition == RECOVER_FAVOR_BANNER:
        return [RECOVER, FOR_FAVOR_BANNER]
    if condition == RECOVER_SECRET_BANNER:
        return [RECOVER, FOR_SECRET_BANNER]
    if condition == READY_SITES:
        return [TRAVEL_CAMPAIGN, FOR_SITES]
    if condition == READY_RELICS:
        return [TRAVEL_CAMPAIGN, FOR_RELICS]
    if condition == READY_SCEPTER:
        return [TRAVEL_CAMPAIGN, FOR_SCEPTER]
    if condition == READY_FAVOR_BANNER:
        return [TRAVEL_CAMPAIGN, FOR_FAVOR_BANNER]
    if condition == READY_SECRET_BANNER:
        return [TRAVEL_CAMPAIGN, FOR_SECRET_BANNER]
    return []


SYMBOLS: Final[list[str]] = [*OATH_IDS, "the_grand_scepter"]


class Arrow:
    """From a cell to the next, if its condition holds."""

    def __init__(self, start: int, end: int, color: int, condition: int, first: bool) -> None:
        self.start = start
        self.end = end
        self.color = color
        self.condition = condition
        self.first = first  # of two orange ones


class Sheet:
    """The mind sheet: quadrants, cells and arrows."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self.quadrant_ids: list[str] = []
        self.plays: list[int] = []  # the column that a quadrant plays from
        self.box_favor: list[int] = []  # of the box "Cannot play?"
        self.box_tactics: list[int] = []
        self.cell_ids: list[str] = []
        self.quadrant: list[int] = []  # by cell
        self.action: list[int] = []
        self.target: list[int] = []
        self.price: list[int] = []  # favor that a Recover of a relic burns
        self.arrows: list[list[Arrow]] = []  # by cell, in the order in which they are tried
        self.symbols: list[str] = []  # by cell, empty for action cells
        self.threat_keys: list[str] = []  # such as "usurper supremacy"
        self.threat_cells: list[int] = []  # the cell of each of them
        self.read_quadrants(tables)
        self.read_cells(tables)
        self.read_arrows(tables)
        self.check_loops(tables["mind_arrows"].name)

    def read_quadrants(self, tables: dict[str, Table]) -> None:
        for record in tables["mind_quadrants"].records:
            self.add_once(self.quadrant_ids, record)
            self.plays.append(record.named("plays", COLUMN_IDS))
            record.text("position")
            record.text("theme")
        for record in tables["mind_boxes"].records:
            if len(self.box_favor) >= len(self.quadrant_ids):
                raise BadData(f"{record.where}: there are more boxes than quadrants")
            if record.text("quadrant") != self.quadrant_ids[len(self.box_favor)]:
                wanted = self.quadrant_ids[len(self.box_favor)]
                raise BadData(f"{record.where}: 'quadrant' must be {wanted}")
            self.box_favor.append(record.amount("favor"))
            self.box_tactics.append(record.amount("tactics"))
        if len(self.box_favor) != len(self.quadrant_ids):
            raise BadData(f"{tables['mind_boxes'].name}: a quadrant has no box")

    def read_cells(self, tables: dict[str, Table]) -> None:
        for record in tables["mind_threats"].records:
            self.add_cell(record, NO_ACTION, NO_TARGET, 0)
            self.symbols.append(record.text("symbol"))
            if record.text("symbol") not in SYMBOLS:
                raise BadData(f"{record.where}: unknown symbol '{record.text('symbol')}'")
            for key in record.texts("threats"):
                if key not in THREAT_KEYS:
                    raise BadData(f"{record.where}: unknown threat '{key}'")
                if key in self.threat_keys:
                    raise BadData(f"{record.where}: the threat '{key}' has two cells")
                self.threat_keys.append(key)
                self.threat_cells.append(len(self.cell_ids) - 1)
        for oath in OATH_IDS:
            if oath not in self.symbols:
                raise BadData(f"{tables['mind_threats'].name}: no cell has the symbol '{oath}'")
        for key in THREAT_KEYS:
            if key not in self.threat_keys:
                raise BadData(f"{tables['mind_threats'].name}: the threat '{key}' has no cell")
        for record in tables["mind_cells"].records:
            action = record.named("action", ACTION_IDS)
            target = record.named("target", TARGET_IDS)
            if action == NO_ACTION or target not in TARGETS_OF[action]:
                what = f"{record.text('action')} {record.text('target')}"
                raise BadData(f"{record.where}: there is no action '{what}'")
            price = record.amount("favor")
            if price > 0 and target != FOR_RELIC:
                raise BadData(f"{record.where}: 'favor' is the price of a relic alone")
            self.add_cell(record, action, target, price)

    def add_once(self, names: list[str], record: Record) -> None:
        id = record.text("id")
        if id in names:
            raise BadData(f"{record.where}: the id '{id}' is there twice")
        names.append(id)

    def add_cell(self, record: Record, action: int, target: int, price: int) -> None:
        self.add_once(self.cell_ids, record)
        self.quadrant.append(record.named("quadrant", self.quadrant_ids))
        self.action.append(action)
        self.target.append(target)
        self.price.append(price)
        self.arrows.append([])

    def read_arrows(self, tables: dict[str, Table]) -> None:
        known = [record.text("id") for record in tables["mind_conditions"].records]
        for record in tables["mind_conditions"].records:
            index(CONDITION_IDS, record.text("id"), record.where, "condition")
        for record in tables["mind_arrows"].records:
            start = record.named("start", self.cell_ids)
            end = record.named("end", self.cell_ids)
            color = record.named("color", ARROW_IDS)
            record.named("condition", known)
            condition = record.named("condition", CONDITION_IDS)
            if (color == BLACK) != (condition == ALWAYS):
                raise BadData(f"{record.where}: a black arrow alone has the condition 'always'")
            arrow = Arrow(start, end, color, condition, record.truth("first"))
            if arrow.first and color != ORANGE:
                raise BadData(f"{record.where}: 'first' is for orange arrows")
            self.add_arrow(arrow, record.where)
        for cell in range(len(self.cell_ids)):
            self.check_cell(cell, tables["mind_arrows"].name)

    def add_arrow(self, arrow: Arrow, where: str) -> None:
        """In the order of CP-ACT-03: red, orange with priority, orange, black."""
        row = self.arrows[arrow.start]
        same = [other for other in row if other.color == arrow.color]
        if len(same) >= (2 if arrow.color == ORANGE else 1):
            color = ARROW_IDS[arrow.color]
            raise BadData(f"{where}: too many {color} arrows leave {self.cell_ids[arrow.start]}")
        at = 0
        while at < len(row) and comes_first(row[at], arrow):
            at += 1
        row.insert(at, arrow)

    def check_cell(self, cell: int, where: str) -> None:
        id = self.cell_ids[cell]
        row = self.arrows[cell]
        if not row or row[-1].color != BLACK:
            raise BadData(f"{where}: no black arrow leaves {id}")
        orange = [arrow for arrow in row if arrow.color == ORANGE]
        if len([arrow for arrow in orange if arrow.first]) != (1 if len(orange) == 2 else 0):
            raise BadData(
                f"{where}: of two orange arrows of {id} one must be 'first', and no other"
            )

    def may_be_skipped(self, arrow: Arrow) -> bool:
        """Whether the cell at its end can be without an action when the token comes so."""
        action, target = self.action[arrow.end], self.target[arrow.end]
        return action != SEARCH and assured(arrow.condition) != [action, target]

    def check_loops(self, where: str) -> None:
        """CP-ACT-06: no loop can be skipped whole."""
        for cell in range(len(self.cell_ids)):
            reached = [cell]
            at = 0
            while at < len(reached):
                for arrow in self.arrows[reached[at]]:
                    if not self.may_be_skipped(arrow):
                        continue
                    if arrow.end == cell:
                        id = self.cell_ids[cell]
                        raise BadData(f"{where}: a loop through {id} can be skipped whole")
                    if arrow.end not in reached:
                        reached.append(arrow.end)
                at += 1

    def cell_of(self, threat: int, key: str) -> int:
        """CP-THR-06: the cell of a threat and what it is about."""
        return self.threat_cells[self.threat_keys.index(f"{THREAT_IDS[threat]} {key}")]

    def cell_with(self, symbol: str) -> int:
        """CP-SET-05: the threat cell with a symbol."""
        return self.symbols.index(symbol)

    def relic_price(self) -> int:
        """CP-REC-02: favor for a relic, as the first cell that recovers one says."""
        for cell in range(len(self.cell_ids)):
            if self.action[cell] == RECOVER and self.target[cell] == FOR_RELIC:
                return self.price[cell]
        return 0


def comes_first(other: Arrow, arrow: Arrow) -> bool:
    if other.color != arrow.color:
        return other.color < arrow.color
    return other.first


def threat_keys() -> list[str]:
    """Everything that can threaten: an oath or a Vision."""
    found: list[str] = []
    for threat in ("successor", "usurper", "oathkeeper"):
        found += [f"{threat} {id}" for id in OATH_IDS]
    return found + [f"vision {id}" for id in VISION_IDS[:-1]]


def tactics() -> list[int]:
    """CP-GEN-05: the value of each space."""
    record = TABLES["prince_tactics"].records[0]
    values = record.numbers("values")
    if len(TABLES["prince_tactics"].records) != 1 or not values or min(values) < 0:
        raise BadData(f"{record.where}: 'values' must be the numbers of one track")
    return values


def row_actions() -> list[int]:
    """CP-ACT-01: by row from 1; 0 for the Neutral area."""
    found = [0]
    for record in TABLES["prince_rows"].records:
        if record.number("row") != len(found):
            raise BadData(f"{record.where}: 'row' must be {len(found)}")
        found.append(record.amount("actions"))
    return found


def yields(key: str) -> list[int]:
    """CP-TRD-01, CP-TRD-02: by row from 1."""
    record = TABLES["prince_yields"].records[0]
    found = record.numbers(key)
    if len(TABLES["prince_yields"].records) != 1 or len(found) != ROWS or min(found) < 0:
        raise BadData(f"{record.where}: '{key}' must be a number for each row")
    return [0, *found]


def start_number(id: str) -> int:
    return TABLES["prince_starts"].where("id", id).amount("value")


def start_threat() -> int:
    return TABLES["prince_starts"].where("id", "threat").named("value", THREAT_IDS)


def princely_supply() -> list[int]:
    """CP-GEN-06, CP-SET-03: Supply by the warbands in the bank."""
    found: list[int] = []
    for left in range(COLOUR_WARBANDS[0] + 1):
        supply = NONE
        best = NONE
        for record in TABLES["prince_supply"].records:
            if best < record.amount("least") <= left:
                best = record.number("least")
                supply = record.amount("supply")
        if supply == NONE:
            raise BadData(f"{TABLES['prince_supply'].name}: no 'least' is as low as {left}")
        found.append(supply)
    return found


def listed(table: str, uses: list[str], wanted: list[str]) -> list[bool]:
    """Whether each power is in a list for one of these uses."""
    found = [False] * len(POWER_IDS)
    for record in TABLES[table].records:
        number = record.named("power", POWER_IDS)
        if not uses or uses[record.named("use", uses)] in wanted:
            found[number] = True
    ids_of = [record.text("power") for record in TABLES[table].records]
    for record in TABLES[table].records:
        if ids_of.count(record.text("power")) > 1:
            raise BadData(f"{record.where}: 'power' is there twice")
    return found


LIMITED_USES: Final = ["plan", "idle_plan", "no_plan", "modifier", "no_modifier"]
HARMING_USES: Final = ["action", "plan", "free_plan"]

THREAT_KEYS: Final[list[str]] = threat_keys()
THREAT_START: Final[int] = start_threat()
TACTICS: Final[list[int]] = tactics()
TACTICS_START: Final[int] = start_number("tactics")
ROW_ACTIONS: Final[list[int]] = row_actions()
ROWS: Final[int] = len(ROW_ACTIONS) - 1
FAVOR_YIELD: Final[list[int]] = yields("favor")
SECRETS_YIELD: Final[list[int]] = yields("secrets")
NEUTRAL_ROW: Final[int] = start_number("neutral_row")
PRINCELY_SUPPLY: Final[list[int]] = princely_supply()
# by power: CP-PWR-08, CP-PWR-11, CP-PWR-07
LIMITED_PLAN: Final[list[bool]] = listed("prince_limited", LIMITED_USES, ["plan"])
LIMITED_MODIFIER: Final[list[bool]] = listed("prince_limited", LIMITED_USES, ["modifier"])
HARMING_ACTION: Final[list[bool]] = listed("prince_harming", HARMING_USES, ["action"])
HARMING_PLAN: Final[list[bool]] = listed("prince_harming", HARMING_USES, ["plan"])
IGNORED: Final[list[bool]] = listed("prince_ignored", [], [])
SHEET: Final = Sheet(TABLES)
CELL_IDS: Final[list[str]] = SHEET.cell_ids
QUADRANT_IDS: Final[list[str]] = SHEET.quadrant_ids


def adds_up() -> None:
    TABLES["mind_conditions"].ids()
    TABLES["prince_starts"].ordered(["threat", "tactics", "neutral_row", "reliquary_relics"])
    if len(TACTICS) <= TACTICS_START:
        raise BadData(f"{TABLES['prince_starts'].name}: 'tactics' is beyond the track")
    if not 1 <= NEUTRAL_ROW <= ROWS:
        raise BadData(f"{TABLES['prince_starts'].name}: 'neutral_row' is no row")
    if start_number("reliquary_relics") != 0:
        raise BadData(f"{TABLES['prince_starts'].name}: 'reliquary_relics' must be 0 (CP-SET-08)")
    for record in TABLES["prince_threats"].records:
        record.amount("order")


adds_up()
