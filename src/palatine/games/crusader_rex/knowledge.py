"""What everybody can deduce about hidden blocks: where each may be, and how strong.

Nothing here may look at what is hidden: only at the places from which and to which blocks were seen
to go, and at what was shown. `could` has no place for blocks that are face up or off the map.
"""

from __future__ import annotations

from mypy_extensions import i64

from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCKS,
    FRANK_BLOCKS,
    POOL,
    SIDE_BITS,
    STRENGTH,
    TOWNS,
    index_of,
    side_of,
)

POOL_HAUNT: i64 = TOWNS  # the pool stands behind the towns in `could`


def follow(g: Crusade, b: i64, t: i64, u: i64) -> None:
    """A block was seen to go from t to u; if it is hidden, any that could be in t may be it."""
    if g.faceup & BIT[b]:
        return
    side = side_of(b)
    may_come(g, g.could[t] & SIDE_BITS[side], u)
    tidy(g, side, t)


def may_come(g: Crusade, blocks: i64, place: i64) -> None:
    """One of these blocks has come to a place."""
    known: i64 = g.could[place]
    if blocks & ~known:
        g.could[place] = known | blocks


def tidy(g: Crusade, side: i64, t: i64) -> None:
    """Where a side has no hidden block left, none of its blocks can be."""
    blocks = g.blocks(side, t)
    known: i64 = g.could[t]
    own: i64 = SIDE_BITS[side]
    if known & own and not blocks & ~g.faceup:
        g.could[t] = known & ~own


def tidy_pool(g: Crusade, side: i64) -> None:
    """The same for the pool."""
    for b in range(side * FRANK_BLOCKS, side * FRANK_BLOCKS + FRANK_BLOCKS):
        if g.at[b] == POOL:
            return
    g.could[POOL_HAUNT] &= ~SIDE_BITS[side]


def reveal(g: Crusade, blocks: i64, t: i64) -> None:
    """CR-6.17: blocks in one town are turned up for all to see."""
    g.faceup |= blocks
    tidy(g, 0, t)
    tidy(g, 1, t)


def conceal(g: Crusade, blocks: i64, place: i64) -> None:
    """Open blocks are turned down again: all know where they are and how strong."""
    g.faceup &= ~blocks
    pin_down(g, blocks, place)
    while blocks:
        low = blocks & -blocks
        b = index_of(low)
        g.least[b] = g.steps[b]
        g.most[b] = g.steps[b]
        blocks ^= low


def pin_down(g: Crusade, blocks: i64, place: i64) -> None:
    """These blocks are known to be here and nowhere else."""
    could = g.could
    for p in range(TOWNS + 1):
        known: i64 = could[p]
        if known & blocks:
            could[p] = known & ~blocks
    could[place] |= blocks


def eliminate(g: Crusade, b: i64) -> None:
    """CR-2.4: a block on the map is lost, for all to see."""
    t: i64 = g.at[b]
    g.lose(b)
    tidy(g, side_of(b), t)


def may_have_lost(g: Crusade, side: i64, towns: i64) -> None:
    """Some hidden blocks of a side in these towns lost a step each."""
    blocks: i64 = 0
    while towns:
        town = towns & -towns
        blocks |= g.could[index_of(town)]
        towns ^= town
    blocks &= SIDE_BITS[side] & ~g.faceup
    while blocks:
        low = blocks & -blocks
        b = index_of(low)
        g.least[b] = max(1, g.least[b] - 1)
        blocks ^= low


def may_have_gained(g: Crusade, side: i64, t: i64) -> None:
    """Some hidden block of a side in t gained a step."""
    blocks: i64 = g.could[t] & SIDE_BITS[side] & ~g.faceup
    while blocks:
        low = blocks & -blocks
        b = index_of(low)
        g.most[b] = min(STRENGTH[b], g.most[b] + 1)
        blocks ^= low


def into_pool(g: Crusade, blocks: i64) -> None:
    """One of these has gone into the pool face down, where blocks have their full strength."""
    may_come(g, blocks, POOL_HAUNT)
    while blocks:
        low = blocks & -blocks
        b = index_of(low)
        g.most[b] = STRENGTH[b]
        blocks ^= low


def is_hidden(g: Crusade, b: i64) -> bool:
    """Whether only its owner knows where the block is."""
    return (g.at[b] < TOWNS or g.at[b] == POOL) and not g.faceup & BIT[b]


def hidden_blocks(g: Crusade, side: i64) -> list[int]:
    """The blocks of a side that others cannot tell apart, ascending."""
    return [b for b in range(BLOCKS) if SIDE_BITS[side] & BIT[b] and is_hidden(g, b)]
