"""Shortcuts: blocks to any town in reach, by the best road, with all stops filled in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palatine.games.crusader_rex.movement import March, Moves, new_march
from palatine.games.crusader_rex.names import (
    BLOCK,
    GROUP,
    HIT,
    MARCH,
    MUSTER,
    SAIL,
    STEP,
    STOP,
    TOWN,
)
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import BIT, DISTANCE, NEXT, TOWNS, members
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE
from palatine.kernel.ways import Thing, Trial, Way

MOST_ROADS_TRIED: Final = 8  # ways to one town, the shortest first


STEPS: Final = ["group-step", "muster-step"]
SENDING: Final = ["spend-move", "group-block", "muster-block"]


def picks(g: Crusade, ask: Ask) -> list[Thing] | None:
    """CR-5.3.1: the blocks that could set out now; none where one is on its way, or hit."""
    if ask.key in STEPS or (ask.key == "place-hit" and ask.subject > 1):
        return []
    return [Thing(BLOCK, b) for b in able(g, ask)] if ask.key in SENDING else None


def able(g: Crusade, ask: Ask) -> list[int]:
    blocks: list[int] = []
    for option in ask.options:
        if GROUP.has(option):
            t = GROUP.first(option)
            group = new_march(ask.seat, t, NONE)
            blocks += members(group.movable_in(g, t))
        elif MARCH.has(option):
            blocks.append(MARCH.first(option))
    return blocks


def ways(g: Crusade, ask: Ask, picked: list[Thing]) -> list[Way]:
    """Where the picked blocks can go together; the block under way, where none can be picked."""
    start = Trial(g, ask.seat, [])
    if ask.key in STEPS:
        return [] if picked else ways_of([int(ask.subject)], start, g)
    if ask.key == "place-hit" and not picked:
        return all_hits(start)
    if ask.key not in SENDING:
        return []
    ready = able(g, ask)
    blocks: list[int] = []
    for thing in picked:
        if thing.kind.id != BLOCK.id or thing.number not in ready or thing.number in blocks:
            return []
        blocks.append(thing.number)
    if not blocks:
        return []
    if ask.key != "spend-move":
        return one_by_one(start, blocks) + ways_of(blocks, start, g)
    found: list[Way] = []
    t = g.at[blocks[0]]
    if len([b for b in blocks if g.at[b] != t]) == 0:
        group = start.copy()
        if group.take(GROUP.option(t)):
            found = one_by_one(group, blocks) + ways_of(blocks, group, g)
    if len(blocks) == 1 and SAIL.option(blocks[0]) in ask.options:
        to = Thing(BLOCK, blocks[0])
        found.append(Way(to, [SAIL.option(blocks[0])], [], "by-sea", []))
    reached = [way.to.number for way in found if way.to.kind.id == TOWN.id]
    for option in ask.options:
        if MUSTER.has(option) and MUSTER.first(option) not in reached:
            muster = start.copy()
            muster.take(option)
            found += ways_to(MUSTER.first(option), blocks, muster, g)
    return found


def all_hits(start: Trial) -> list[Way]:
    """CR-6.10: one after the other on the first of the strongest, as they stand in the list."""
    trial = start.copy()
    ask = trial.ask()
    while ask is not None and ask.key == "place-hit":
        trial.take(ask.nth(0))
        ask = trial.ask()
    number = len(trial.options)
    to = Thing(BLOCK, HIT.first(trial.options[0]))
    return [Way(to, trial.options, [], "all-hits", [number])] if number > 1 else []


def one_by_one(start: Trial, blocks: list[int]) -> list[Way]:
    """Road by road: the block sets out, and its player says which way."""
    trial = start.copy()
    if len(blocks) != 1 or not set_out(trial, blocks[0]) or not trial.options:
        return []
    return [Way(Thing(BLOCK, blocks[0]), trial.options, [], "road-by-road", [])]


def ways_of(blocks: list[int], start: Trial, g: Crusade) -> list[Way]:
    """To every town that all these blocks can come to."""
    found: list[Way] = []
    for t in range(TOWNS):
        found += ways_to(t, blocks, start, g)
    return found


def ways_to(t: int, blocks: list[int], start: Trial, g: Crusade) -> list[Way]:
    """CR-5.3, CR-5.5: one block after the other, each by the first good road that is not full."""
    trial = start
    path: list[int] = []
    for b in blocks:
        state = trial.g
        assert isinstance(state, Crusade)
        arrived: Trial | None = None
        for path in paths(state, b, t):
            attempt = trial.copy()
            if set_out(attempt, b) and arrive(attempt, b, path):
                arrived = attempt
                break
        if arrived is None:
            return []
        trial = arrived
    after = trial.g
    assert isinstance(after, Crusade)
    left = moves_left(after)
    to = Thing(TOWN, t)
    if g.fielded[1 - trial.seat] & BIT[t]:
        return [Way(to, trial.options, path, "way-attack", [t, len(path) - 1, left])]
    return [Way(to, trial.options, path, "way", [len(path) - 1, left])]


def set_out(trial: Trial, b: int) -> bool:
    """The block is chosen; where there is no other, the kernel has done so."""
    ask = trial.ask()
    if ask is not None and ask.subject == b and ask.key.endswith("-step"):
        return True
    return trial.take(MARCH.option(b))


def arrive(trial: Trial, b: int, path: list[int]) -> bool:
    """The block follows a path, begun where it stands, and stops at its end."""
    for t in path[1:]:
        g = trial.g
        assert isinstance(g, Crusade)
        if g.at[b] != t and not trial.take(STEP.option(b, t)):
            return False
    g = trial.g
    assert isinstance(g, Crusade)
    ask = trial.ask()
    if ask is not None and ask.subject == b and ask.key.endswith("-step"):
        return trial.take(STOP.option(b))
    return g.at[b] == path[-1]


def paths(g: Crusade, b: int, t: int) -> list[list[int]]:
    """Roads from the block to a town, best first: the fewest, then through the fewest enemies."""
    roads: i64 = g.rating(b)
    start = g.at[b]
    for frame in g.frames:
        if isinstance(frame, March) and frame.block == b:
            roads = frame.left
    if DISTANCE[start * TOWNS + t] > roads or start == t:
        return []
    side = 0 if g.here[start] & BIT[b] else 1
    blocked: i64 = g.fielded[1 - side]
    guarded: i64 = g.castled[1 - side]
    found: list[tuple[int, int, list[int]]] = []
    todo: list[list[int]] = [[start]]
    while todo and len(found) < MOST_ROADS_TRIED:
        path = todo.pop(0)
        for u in NEXT[path[-1]]:
            if u in path:
                continue
            if u == t:
                passed = len([v for v in path[1:] if guarded & BIT[v]])
                found.append((len(path), passed, [*path, u]))
            elif len(path) < roads and not blocked & BIT[u]:
                todo.append([*path, u])
    found.sort()
    return [path for _, _, path in found]


def moves_left(g: Crusade) -> int:
    """Moves that the card still gives."""
    for frame in g.frames:
        if isinstance(frame, Moves):
            return int(frame.left)
    return 0
