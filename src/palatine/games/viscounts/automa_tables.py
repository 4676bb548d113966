"""The Automa's components: four boards, sixteen schemes, its track and its reference card."""

from __future__ import annotations

from typing import Any, Final

from palatine.games.viscounts.programs import NOTHING, OPS
from palatine.games.viscounts.tables import (
    ACTION_IDS,
    ALWAYS,
    BUILDING_IDS,
    CONDITIONS,
    GOOD_IDS,
    ICON_IDS,
    PLACES,
    PROGRAMS,
    SLOTS,
    TABLES,
    counted,
    effects,
    icons_of,
    place,
)
from palatine.kernel.data import Record, index
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

AUTOMA_OWNER_EFFECT: Final[list[int]] = [NOTHING, *effects(["automa_track"])]
AUTOMA_BELOW_EFFECT: Final[list[int]] = [NOTHING, *effects(["automa_track"], "opponents")]
AUTOMA_BELOW_IF: Final[list[int]] = [
    ALWAYS, *[place(r, "condition", CONDITIONS) for r in TABLES["automa_track"].records]
]  # fmt: skip
RESOURCE_VP: Final[int] = TABLES["automa_quantities"].where("id", "resource_vp").number("count")
AUTOMA_PLACES: Final[list[int]] = TABLES["automa_placements"].numbers("workers")
AUTOMA_PLACE_COST: Final[list[int]] = TABLES["automa_placements"].numbers("icons")

# schemes
SCHEME_IDS: Final[list[str]] = TABLES["schemes"].ids()
SCHEMES: Final[int] = len(SCHEME_IDS)
DECK: Final[list[int]] = [
    place(record, "deck", ["starting", "future"]) for record in TABLES["schemes"].records
]
STARTING: Final[list[int]] = [n for n in range(SCHEMES) if DECK[n] == 0]
FUTURE: Final[list[int]] = [n for n in range(SCHEMES) if DECK[n] == 1]
SCHEME_ICONS: Final[list[int]] = icons_of(["schemes"])
ROW1: Final[list[int]] = effects(["schemes"], "row1")
ROW2: Final[list[int]] = effects(["schemes"], "row2")
STEPS: Final[list[int]] = TABLES["schemes"].numbers("steps")
TRIES: Final = [*ACTION_IDS, "focus", "gains"]  # what an option of a scheme can be
FOCUS: Final = 4
GAINS: Final = 5
FLIP_FOCUS: Final = 6  # the focus of the card board


class Try:
    """One option of a scheme's last row: an action, the focus, or a list of gains and flips."""

    def __init__(self, option: Any, where: str) -> None:
        if not isinstance(option, dict) or len(option) != 1:
            raise BadData(f"{where}: an option has an action or ops, not {option!r}")
        self.action: int = GAINS
        self.effect: int = NOTHING
        if "action" in option:
            self.action = index(TRIES[1:5], option["action"], where) + 1
        elif "ops" in option:
            self.effect = PROGRAMS.program(option["ops"], where)
        else:
            raise BadData(f"{where}: an option has an action or ops, not {option!r}")


def tries(record: Record) -> list[Try]:
    options: Any = record.any("options")
    return [Try(option, record.where) for option in options]


OPTIONS: Final[list[list[Try]]] = [tries(record) for record in TABLES["schemes"].records]


class Board:
    """One of the four Automa boards."""

    def __init__(self, record: Record) -> None:
        where = record.where
        focus = record.text("focus")
        self.id = record.text("id")
        self.focus: int = FLIP_FOCUS if focus == "flip" else index(ACTION_IDS, focus, where)
        self.is_one_kind: bool = record.any("one_kind") is True
        self.wanted: list[int] = []  # kinds of resource, the dearest first
        self.until: list[int] = []  # how many of each; NONE is no limit
        priority: Any = record.any("priority")
        for line in priority:
            self.wanted.append(index(GOOD_IDS, line["resource"], where))
            self.until.append(int(line.get("until", NONE)))
        if priority and (len(self.wanted) != 3 or NONE in self.until[:2] or self.until[2] != NONE):
            raise BadData(f"{where}: priority names three resources, the last without a limit")
        # VW-AI-17: slots A1 to A3 show these
        shown = record.texts("guildhall_icons")
        self.slot_icons: list[int] = [index(ICON_IDS, icon, where) for icon in shown]
        self.start_icons: list[int] = []
        start: Any = record.any("start_icons")
        for space in range(PLACES):
            self.start_icons += counted(start[space], where)
        self.goods: list[int] = [0, *[record.number(good) for good in GOOD_IDS[1:]]]
        self.resources: int = record.number("resources")
        self.debts: int = record.number("debts")
        self.deeds: int = record.number("deeds")
        self.building: int = index(BUILDING_IDS, record.text("building"), where)
        self.removed: list[int] = [index(SCHEME_IDS, id, where) for id in record.texts("removed")]


def board_of(id: str) -> Board:
    """The board anew, for one who shall not share it."""
    return Board(TABLES["automa_boards"].where("id", id))


BOARDS: Final[list[Board]] = [Board(record) for record in TABLES["automa_boards"].records]
BOARD_IDS: Final[list[str]] = TABLES["automa_boards"].ids()
ICON_SLOTS: Final[list[int]] = [
    SLOTS + n
    for n, record in enumerate(TABLES["automa_slots"].records)
    if "guildhall_icon" in record.values
]

# VW-AI-13: what it gets instead
REPLACED: Final = [
    "rearrange", "gain_2_silver", "destroy", "future_scheme_from_empty_pile",
    "flip_with_nothing_to_flip", "discard", "castle_move",
]  # fmt: skip


def instead(id: str) -> int:
    """The program that the reference card puts in place of an effect."""
    record = TABLES["replacements"].where("instead_of", id)
    return PROGRAMS.program(record.any("ops"), record.where)


INSTEAD: Final[list[int]] = [
    instead(op) if op in REPLACED else NOTHING for op in OPS
]  # by op; NOTHING where the op is carried out as it stands
INSTEAD_OF_SILVER: Final[int] = instead("gain_2_silver")
INSTEAD_OF_SCHEME: Final[int] = instead("future_scheme_from_empty_pile")
INSTEAD_OF_FLIP: Final[int] = instead("flip_with_nothing_to_flip")
