"""What a board shows besides the fields: numbers that follow from what a seat may see.

Hidden blocks are numbers per place here: a picture holds no name that its reader may not know.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from palatine.games.crusader_rex.battle import Combat
from palatine.games.crusader_rex.draw import pool_of
from palatine.games.crusader_rex.fight import Fight, turn_of
from palatine.games.crusader_rex.knowledge import POOL_HAUNT
from palatine.games.crusader_rex.names import BLOCK, COURSE, PLACE, SEAT, SETUP, TOWN
from palatine.games.crusader_rex.sea import harbours
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCKS,
    CARDS,
    HAND,
    IRON_BRIDGE,
    IS_MAJOR,
    LETTERS,
    NATION,
    NATIONS,
    ROAD_IDS,
    SIDE,
    SIDE_IDS,
    TOWNS,
    members,
    size_of,
)
from palatine.games.crusader_rex.winter import supply
from palatine.kernel.flow import State
from palatine.kernel.lexicon import HIDDEN, NONE

SideId = Annotated[str, SEAT]
TownId = Annotated[str, TOWN]
BlockId = Annotated[str, BLOCK]
CourseId = Annotated[str, COURSE]
MarkId = Literal["castle", "second", "third", "storming", "sallying", "moved", "landed"]

MARKS: Final[list[MarkId]] = [
    "castle", "second", "third", "storming", "sallying", "moved", "landed",
]  # fmt: skip
LETTER_IDS: Final[list[Literal["a", "b", "c"]]] = ["a", "b", "c"]


class HiddenGroup(TypedDict):
    """Blocks that are seen only as backs: how many stand where."""

    town: TownId
    side: SideId
    marks: list[MarkId]
    way: CourseId | None
    count: int


class Siege(TypedDict):
    besieger: SideId
    besieged: SideId


class Feeding(TypedDict):
    """CR-8.7: blocks in a town, and blocks that it can feed."""

    blocks: int
    feeds: int


class Reserves(TypedDict):
    second: int
    third: int


class Volley(TypedDict):
    """A letter of a side in the order of fire."""

    side: SideId
    letter: Literal["a", "b", "c"]
    waiting: list[BlockId]
    acted: list[BlockId]


class Battle(TypedDict):
    town: TownId
    round: int
    attacker: SideId
    castle: SideId | None  # whose it is, if anybody can hold it
    kind: Literal["field", "storm", "siege"]
    reserves: dict[SideId, Reserves]
    acting: BlockId | None
    hits: int
    order: list[Volley]


class Derived(TypedDict):
    # places and strengths of the blocks that the reader may know
    at: dict[BlockId, Annotated[str, PLACE]]
    steps: dict[BlockId, int]
    way: dict[BlockId, CourseId]
    castle: list[BlockId]
    second: list[BlockId]
    third: list[BlockId]
    storming: list[BlockId]
    sallying: list[BlockId]
    moved: list[BlockId]
    landed: list[BlockId]
    hidden: list[HiddenGroup]
    pools: dict[SideId, int]
    hands: dict[SideId, int]
    control: dict[TownId, SideId]
    cities: dict[SideId, int]
    sieges: dict[TownId, Siege]
    ports: dict[SideId, list[TownId]]
    nations: list[Annotated[str, NATIONS]]
    supply: dict[TownId, Feeding]
    limits: dict[str, int]  # by kind of road, and by a road that has its own
    battle: Battle | None


def derived(seen: State) -> Derived:
    """All of it, by text ids."""
    g = seen
    assert isinstance(g, Crusade)
    known = [b for b in range(BLOCKS) if g.steps[b] != HIDDEN]
    return {
        "at": {name(b): PLACE.names[g.at[b]] for b in known},
        "steps": {name(b): g.steps[b] for b in known},
        "way": {name(b): COURSE.names[g.way[b]] for b in known if g.way[b] != NONE},
        "castle": marked(known, g.castle),
        "second": marked(known, g.second),
        "third": marked(known, g.third),
        "storming": marked(known, g.storming),
        "sallying": marked(known, g.sallying),
        "moved": marked(known, g.moved),
        "landed": marked(known, g.landed),
        "hidden": hidden(g, known),
        "pools": {SIDE_IDS[side]: len(pool_of(g, side)) for side in range(2)},
        "hands": {SIDE_IDS[side]: cards_held(g, side) for side in range(2)},
        "control": control(g),
        "cities": {SIDE_IDS[side]: int(g.cities_of(side)) for side in range(2)},
        "sieges": sieges(g),
        "ports": {
            SIDE_IDS[side]: [TOWN.names[t] for t in members(harbours(g, side))] for side in range(2)
        },
        # CR-7.2: who waits in the pool is known by who was drawn
        "nations": [NATIONS[n] for n in range(len(NATIONS)) if not g.could[POOL_HAUNT] & NATION[n]],
        "supply": feeding(g),
        "limits": limits(g),
        "battle": battle(g),
    }


def marked(known: list[int], bits: int) -> list[str]:
    return [name(b) for b in known if bits & BIT[b]]


def name(b: int) -> str:
    return BLOCK.names[b]


def hidden(g: Crusade, known: list[int]) -> list[HiddenGroup]:
    """Blocks that the seat sees only as backs: how many are where, and what is seen of them."""
    groups: dict[str, HiddenGroup] = {}
    for b in range(BLOCKS):
        if b in known or g.at[b] >= TOWNS:
            continue
        marks = [mark for mark in MARKS if getattr(g, mark) & BIT[b]]
        group: HiddenGroup = {
            "town": TOWN.names[g.at[b]],
            "side": SIDE_IDS[SIDE[b]],
            "marks": marks,
            "way": None if g.way[b] == NONE else COURSE.names[g.way[b]],
            "count": 0,
        }
        key = str(group)
        if key not in groups:
            groups[key] = group
        groups[key]["count"] += 1
    return [groups[key] for key in sorted(groups)]


def cards_held(g: Crusade, side: int) -> int:
    """How many cards a side has in hand, which everybody sees."""
    played = 0
    for card in range(CARDS):
        played += g.played[side * CARDS + card]
    return 0 if g.phase == SETUP else HAND - played


def control(g: Crusade) -> dict[str, str]:
    """CR-1.4: whose town it is; a contested field belongs to nobody."""
    found: dict[str, str] = {}
    for t in range(TOWNS):
        side = g.controller(t)
        if side != NONE:
            found[TOWN.names[t]] = SIDE_IDS[side]
    return found


def sieges(g: Crusade) -> dict[str, Siege]:
    """CR-1.7: who besieges whom."""
    found: dict[str, Siege] = {}
    for side in range(2):
        for t in members(g.sieges(side)):
            found[TOWN.names[t]] = {
                "besieger": SIDE_IDS[side],
                "besieged": SIDE_IDS[1 - side],
            }
    return found


def feeding(g: Crusade) -> dict[str, Feeding]:
    """CR-8.7: for every occupied town, blocks there and blocks that it can feed."""
    found: dict[str, Feeding] = {}
    for side in range(2):
        for t in members(g.occupied(side) & ~g.occupied(1 - side)):
            blocks = size_of(g.blocks(side, t))
            found[TOWN.names[t]] = {"blocks": int(blocks), "feeds": int(supply(g, side, t))}
    return found


def limits(g: Crusade) -> dict[str, int]:
    """CR-5.4: what the roads carry for the side that moves."""
    caps = g.caps() if g.mover != NONE else g.charter.move_caps
    major = max(caps)
    minor = caps[IS_MAJOR.index(False)]
    return {"major": major, "minor": minor, ROAD_IDS[IRON_BRIDGE]: caps[IRON_BRIDGE]}


def battle(g: Crusade) -> Battle | None:
    """The combat under way: its kind, whose turn it is, and what is still to be done."""
    if g.town == NONE:
        return None
    t = g.town
    found: Battle = {
        "town": TOWN.names[t],
        "round": int(g.round),
        "attacker": SIDE_IDS[g.attacker],
        "castle": None if g.owner == NONE else SIDE_IDS[g.owner],
        "kind": "siege",
        "reserves": {
            SIDE_IDS[side]: {
                "second": int(size_of(g.reserves(side, t) & g.second)),
                "third": int(size_of(g.reserves(side, t) & g.third)),
            }
            for side in range(2)
        },
        "acting": None,
        "hits": 0,
        "order": [],
    }
    for frame in g.frames:
        if isinstance(frame, Fight):
            add_fight(g, frame, found)
        elif isinstance(frame, Combat) and not g.castle & g.all_at(t):
            found["kind"] = "field"
    return found


def add_fight(g: Crusade, fight: Fight, found: Battle) -> None:
    """CR-6.6: letters and sides in their order, with the blocks that have still to act."""
    found["kind"] = "storm" if fight.is_storm else "field"
    found["acting"] = None if fight.block == NONE else name(fight.block)
    found["hits"] = int(fight.hits)
    order: list[Volley] = []
    for index in range(6):
        side = turn_of(g, index) // 3
        letter = turn_of(g, index) % 3
        blocks = fight.force(g, side) & LETTERS[letter]
        order.append(
            {
                "side": SIDE_IDS[side],
                "letter": LETTER_IDS[letter],
                "waiting": [name(b) for b in members(blocks & ~g.acted)],
                "acted": [name(b) for b in members(blocks & g.acted)],
            }
        )
    found["order"] = order
