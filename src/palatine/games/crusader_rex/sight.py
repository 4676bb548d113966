"""CR-12: what a side may see, and guesses at what it may not.

The enemy's hidden blocks are known by number and place only. In what a seat sees, the places of
hidden blocks, sorted, are handed to them in ascending order, so their ids tell nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palatine.games.crusader_rex.knowledge import hidden_blocks, is_hidden
from palatine.games.crusader_rex.names import (
    BLOCK,
    CAMPAIGN,
    COURSE,
    DONE,
    LEXICON,
    NO_CAMPAIGN,
    PLAY,
    SETUP,
    SWAP,
    TAKE_SEAT,
)
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCKS,
    CARDS,
    COPIES,
    ENGLISH,
    FRANKS,
    HAND,
    HOME,
    POOL,
    SEA,
    SIDE_BITS,
    STRENGTH,
    TOWNS,
)
from palatine.kernel.chance import Chance
from palatine.kernel.errors import BrokenRule
from palatine.kernel.lexicon import HIDDEN, NONE

COURSES: Final = COURSE.size + 1  # all ways of a block, and none
SWAPS: Final = 200  # tries at exchanging two blocks, so that a guess does not favour the first fit


def slot_of(g: Crusade, b: i64) -> i64:
    """Everything that others see of a hidden block, as one number."""
    bit: i64 = BIT[b]
    slot: i64 = g.at[b]
    slot = slot * COURSES + g.way[b] + 1
    slot = slot * 2 + (1 if g.castle & bit else 0)
    slot = slot * 2 + (1 if g.second & bit else 0)
    slot = slot * 2 + (1 if g.third & bit else 0)
    slot = slot * 2 + (1 if g.storming & bit else 0)
    slot = slot * 2 + (1 if g.sallying & bit else 0)
    return slot * 2 + (1 if g.moved & bit else 0)


def place_of(slot: i64) -> i64:
    """The town or pool of a slot, as `could` counts them."""
    place = slot // (64 * COURSES)
    return TOWNS if place == POOL else place


def give_slot(g: Crusade, b: i64, slot: i64) -> None:
    """Puts a block into a slot; what is derived must be worked out again afterwards."""
    bit: i64 = BIT[b]
    if slot & 1:
        g.moved |= bit
    if slot & 2:
        g.sallying |= bit
    if slot & 4:
        g.storming |= bit
    if slot & 8:
        g.third |= bit
    if slot & 16:
        g.second |= bit
    if slot & 32:
        g.castle |= bit
    slot //= 64
    g.way[b] = slot % COURSES - 1
    g.at[b] = slot // COURSES


def clear_slots(g: Crusade, blocks: list[int]) -> None:
    others: i64 = -1
    for b in blocks:
        others &= ~BIT[b]
    g.castle &= others
    g.second &= others
    g.third &= others
    g.storming &= others
    g.sallying &= others
    g.moved &= others
    g.landed &= others


def hide(g: Crusade, seat: i64) -> None:
    """CR-12.1 to CR-12.7: takes out what the seat may not know."""
    if g.ended != NONE:
        return  # CR-12.7: after the match everything is open
    for side in range(2):
        if side == seat:
            continue
        for card in range(CARDS):
            g.hand[side * CARDS + card] = HIDDEN
        blocks = hidden_blocks(g, side)
        if side == FRANKS and is_seating(g):
            stand_at_home(g)  # CR-12.6: only the finished set-up is seen
        slots = sorted([slot_of(g, b) for b in blocks])
        clear_slots(g, blocks)
        for b, slot in zip(blocks, slots, strict=True):
            give_slot(g, b, slot)
            g.steps[b] = HIDDEN
    g.derive()


def is_veiled(g: Crusade, side: i64) -> bool:
    """Whether this state is what somebody else sees of the side."""
    return g.hand[side * CARDS] == HIDDEN


def is_seating(g: Crusade) -> bool:
    """The Franks are still choosing their seats."""
    return g.phase == SETUP and g.mover == FRANKS


def stand_at_home(g: Crusade) -> None:
    for b in range(BLOCKS):
        if SIDE_BITS[FRANKS] & BIT[b] and g.at[b] < TOWNS:
            g.at[b] = HOME[b]


def fill(g: Crusade, seat: i64, chance: Chance) -> None:
    """Deals hidden cards, blocks and strengths at random, as everybody must hold possible."""
    if g.ended != NONE:
        return
    for side in range(2):
        if side != seat:
            deal_blocks(g, side, chance)
    deal_cards(g, chance)
    g.derive()


def deal_cards(g: Crusade, chance: Chance) -> None:
    """The unknown hands, from all cards that were not played and are not in a known hand."""
    unseen: list[int] = []
    for card in range(CARDS):
        left = COPIES[card]
        for side in range(2):
            left -= g.played[side * CARDS + card] + max(0, g.hand[side * CARDS + card])
        unseen += [card] * left
    for side in range(2):
        if not is_veiled(g, side):
            continue
        held = HAND
        for card in range(CARDS):
            held -= g.played[side * CARDS + card]
            g.hand[side * CARDS + card] = 0
        for _ in range(0 if g.phase == SETUP else held):
            card = unseen.pop(chance.below(len(unseen)))
            g.hand[side * CARDS + card] += 1


def deal_blocks(g: Crusade, side: i64, chance: Chance) -> None:
    """Who stands where: some way in which every hidden block is where it could be."""
    blocks = hidden_blocks(g, side)
    slots = [slot_of(g, b) for b in blocks]
    chance.shuffle(slots)
    chance.shuffle(blocks)
    holder = fit(g, blocks, slots)
    mix(g, blocks, slots, holder, chance)
    clear_slots(g, blocks)
    for i, slot in enumerate(slots):
        b = blocks[holder[i]]
        give_slot(g, b, slot)
        if g.at[b] == POOL:
            g.steps[b] = STRENGTH[b]
        else:
            g.steps[b] = g.least[b] + chance.below(g.most[b] - g.least[b] + 1)
            if ENGLISH & BIT[b] and g.entry[side * TOWNS + g.at[b]] & BIT[SEA]:
                g.landed |= BIT[b]


def may_hold(g: Crusade, b: i64, slot: i64) -> bool:
    place = place_of(slot)
    known: i64 = g.could[place]
    if slot // 64 % COURSES == SEA + 1 and place < TOWNS and g.contested() & BIT[place]:
        known &= ENGLISH  # CR-5.9: nobody else comes by sea into a battle
    return known & BIT[b] != 0


def fit(g: Crusade, blocks: list[int], slots: list[int]) -> list[int]:
    """By slot: the place in `blocks` of the one that holds it; all fit, as in truth they do."""
    holder = [NONE] * len(slots)
    slot_held = [NONE] * len(blocks)
    for i in range(len(slots)):
        tried = [False] * len(blocks)
        if not place(g, blocks, slots, holder, slot_held, tried, i):
            raise BrokenRule(f"no block could be in slot {slots[i]}")
    return holder


def place(
    g: Crusade,
    blocks: list[int],
    slots: list[int],
    holder: list[int],
    slot_held: list[int],
    tried: list[bool],
    i: int,
) -> bool:
    """Finds a block for slot i, moving others on if need be."""
    for k in range(len(blocks)):
        if tried[k] or not may_hold(g, blocks[k], slots[i]):
            continue
        tried[k] = True
        if slot_held[k] == NONE or place(g, blocks, slots, holder, slot_held, tried, slot_held[k]):
            slot_held[k] = i
            holder[i] = k
            return True
    return False


def mix(g: Crusade, blocks: list[int], slots: list[int], holder: list[int], chance: Chance) -> None:
    """Exchanges blocks where both may hold the other's slot."""
    if len(slots) < 2:
        return
    for _ in range(SWAPS):
        i = chance.below(len(slots))
        j = chance.below(len(slots))
        if slots[i] == slots[j]:
            continue
        if may_hold(g, blocks[holder[i]], slots[j]) and may_hold(g, blocks[holder[j]], slots[i]):
            holder[i], holder[j] = holder[j], holder[i]


HIDDEN_VERBS: Final = [PLAY, CAMPAIGN, NO_CAMPAIGN, TAKE_SEAT]  # nothing of these is seen at once


def face(g: Crusade, seat: i64, option: int) -> list[int]:
    """CR-12: of a choice about a hidden block others see its place, of secret choices nothing."""
    verb = LEXICON.verb_of(option)
    if verb in HIDDEN_VERBS:
        return [NONE]
    if verb is SWAP or (verb is DONE and g.phase == SETUP and g.mover == NONE):
        return [HIDDEN]  # whether Saladin has swapped
    numbers = [int(verb.base)]
    for kind, thing in zip(verb.kinds, verb.arguments(option), strict=True):
        if kind is BLOCK and is_hidden(g, thing):
            numbers.append(1000 + int(slot_of(g, thing)))
        else:
            numbers.append(thing)
    return numbers
