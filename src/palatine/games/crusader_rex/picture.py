"""What a board shows besides the fields: numbers that follow from what a seat may see.

Hidden blocks are numbers per place here: a picture holds no name that its reader may not know.
"""

from __future__ import annotations

from typing import Any, Final

from palatine.games.crusader_rex.battle import Combat
from palatine.games.crusader_rex.draw import pool_of
from palatine.games.crusader_rex.fight import Fight, turn_of
from palatine.games.crusader_rex.knowledge import POOL_HAUNT
from palatine.games.crusader_rex.names import BLOCK, COURSE, PLACE, SETUP, TOWN
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

MARKS: Final = [
    "castle",
    "second",
    "third",
    "storming",
    "sallying",
    "moved",
    "landed",
]


def derived(seen: State) -> dict[str, Any]:
    """All of it, by text ids."""
    g = seen
    assert isinstance(g, Crusade)
    known = [b for b in range(BLOCKS) if g.steps[b] != HIDDEN]
    shown: dict[str, Any] = {
        "at": {name(b): PLACE.names[g.at[b]] for b in known},
        "steps": {name(b): g.steps[b] for b in known},
        "way": {name(b): COURSE.names[g.way[b]] for b in known if g.way[b] != NONE},
    }
    for mark in MARKS:
        bits = getattr(g, mark)
        shown[mark] = [name(b) for b in known if bits & BIT[b]]
    shown["hidden"] = hidden(g, known)
    shown["pools"] = {SIDE_IDS[side]: len(pool_of(g, side)) for side in range(2)}
    shown["hands"] = {SIDE_IDS[side]: cards_held(g, side) for side in range(2)}
    shown["control"] = control(g)
    shown["cities"] = {SIDE_IDS[side]: int(g.cities_of(side)) for side in range(2)}
    shown["sieges"] = sieges(g)
    shown["ports"] = {
        SIDE_IDS[side]: [TOWN.names[t] for t in members(harbours(g, side))] for side in range(2)
    }
    shown["nations"] = [
        NATIONS[n] for n in range(len(NATIONS)) if not g.could[POOL_HAUNT] & NATION[n]
    ]  # CR-7.2: who waits in the pool is known by who was drawn
    shown["supply"] = feeding(g)
    shown["limits"] = limits(g)
    shown["battle"] = battle(g)
    return shown


def name(b: int) -> str:
    return BLOCK.names[b]


def hidden(g: Crusade, known: list[int]) -> list[dict[str, Any]]:
    """Blocks that the seat sees only as backs: how many are where, and what is seen of them."""
    groups: dict[str, dict[str, Any]] = {}
    for b in range(BLOCKS):
        if b in known or g.at[b] >= TOWNS:
            continue
        marks = [mark for mark in MARKS if getattr(g, mark) & BIT[b]]
        group: dict[str, Any] = {
            "town": TOWN.names[g.at[b]],
            "side": SIDE_IDS[SIDE[b]],
            "marks": marks,
            "way": None if g.way[b] == NONE else COURSE.names[g.way[b]],
        }
        key = str(group)
        if key not in groups:
            groups[key] = group
            group["count"] = 0
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


def sieges(g: Crusade) -> dict[str, dict[str, str]]:
    """CR-1.7: who besieges whom."""
    found: dict[str, dict[str, str]] = {}
    for side in range(2):
        for t in members(g.sieges(side)):
            found[TOWN.names[t]] = {
                "besieger": SIDE_IDS[side],
                "besieged": SIDE_IDS[1 - side],
            }
    return found


def feeding(g: Crusade) -> dict[str, dict[str, int]]:
    """CR-8.7: for every occupied town, blocks there and blocks that it can feed."""
    found: dict[str, dict[str, int]] = {}
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


def battle(g: Crusade) -> dict[str, Any] | None:
    """The combat under way: its kind, whose turn it is, and what is still to be done."""
    if g.town == NONE:
        return None
    t = g.town
    found: dict[str, Any] = {
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


def add_fight(g: Crusade, fight: Fight, found: dict[str, Any]) -> None:
    """CR-6.6: letters and sides in their order, with the blocks that have still to act."""
    found["kind"] = "storm" if fight.is_storm else "field"
    found["acting"] = None if fight.block == NONE else name(fight.block)
    found["hits"] = int(fight.hits)
    order: list[dict[str, Any]] = []
    for index in range(6):
        side = turn_of(g, index) // 3
        letter = turn_of(g, index) % 3
        blocks = fight.force(g, side) & LETTERS[letter]
        order.append(
            {
                "side": SIDE_IDS[side],
                "letter": "abc"[letter],
                "waiting": [name(b) for b in members(blocks & ~g.acted)],
                "acted": [name(b) for b in members(blocks & g.acted)],
            }
        )
    found["order"] = order
