"""What must be true at every question of every match; the fuzzer looks."""

from __future__ import annotations

from palatine.games.crusader_rex.knowledge import is_hidden
from palatine.games.crusader_rex.names import BATTLE_PHASE, CARD_PHASE, SETUP
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    AREA,
    BIT,
    BLOCK_IDS,
    BLOCKS,
    CARDS,
    COPIES,
    GERMANIA,
    HAND,
    HOME_SIDE,
    LOST,
    OUT,
    POOL,
    RATING,
    ROAD_IDS,
    ROADS,
    SIDE_BITS,
    STRENGTH,
    TOWN_IDS,
    TOWNS,
    members,
    size_of,
)
from palatine.kernel.errors import BrokenRule
from palatine.kernel.lexicon import HIDDEN, NONE


def require(is_true: bool, what: str) -> None:
    if not is_true:
        raise BrokenRule(what)


def check(g: Crusade) -> None:
    """All of it; a broken one is named."""
    check_blocks(g)
    check_places(g)
    check_roads(g)
    check_cards(g)
    check_knowledge(g)
    if g.phase != SETUP and g.phase != BATTLE_PHASE and g.mover == NONE:
        check_peace(g)
    if g.phase == CARD_PHASE:
        check_card_phase(g)


def check_blocks(g: Crusade) -> None:
    """No block is lost or doubled, none is weaker than one step or stronger than printed."""
    for b in range(BLOCKS):
        name = BLOCK_IDS[b]
        place = g.at[b]
        require(0 <= place <= OUT, f"{name} is nowhere")
        require(1 <= g.steps[b] <= STRENGTH[b], f"{name} has {g.steps[b]} steps")
        if place == POOL or place == LOST or place == OUT:
            require(g.steps[b] == STRENGTH[b], f"{name} is off the map with {g.steps[b]} steps")
        if TOWNS <= place <= GERMANIA:
            require(place == AREA[b], f"{name} is in a strange staging area")
        if g.charter.lasting & BIT[b]:
            require(place != LOST, f"{name} should be out of the game")
        else:
            require(place != OUT, f"{name} can come back")


def check_places(g: Crusade) -> None:
    """What is derived agrees with where the blocks are; castles are within their rating."""
    other = g.copy()
    other.derive()
    require(other.here == g.here, "here is out of date")
    require(other.fielded == g.fielded, "fielded is out of date")
    require(other.castled == g.castled, "castled is out of date")
    require(other.exits == g.exits or g.mover == NONE, "exits are out of date")
    on_map = 0
    for blocks in g.here:
        on_map |= blocks
    marks = g.castle | g.second | g.third | g.storming | g.sallying | g.moved | g.faceup
    require(marks & ~on_map == 0, "a block off the map has a mark")
    require(g.castle & (g.second | g.third | g.storming | g.sallying) == 0, "two places at once")
    for t in range(TOWNS):
        for side in range(2):
            inside = g.garrison(side, t)
            if not inside:
                continue
            sallying = g.sallying & g.here[side * TOWNS + t]
            full = size_of(inside) + size_of(sallying)
            require(full <= RATING[t], f"{TOWN_IDS[t]}: {full} blocks in the castle")
            require(g.garrison(1 - side, t) == 0, f"{TOWN_IDS[t]}: two sides in the castle")
            if t != g.town:
                require(g.field(1 - side, t) != 0, f"{TOWN_IDS[t]}: a castle without a besieger")


def check_roads(g: Crusade) -> None:
    """CR-5.4: no road carries more than its limit."""
    if g.mover == NONE or g.phase == SETUP:
        return
    caps = g.caps()
    for road in range(ROADS):
        require(g.used[road] <= caps[road], f"{ROAD_IDS[road]} carries {g.used[road]}")


def check_cards(g: Crusade) -> None:
    """CR-3.6: six cards at the start of a year, and no card twice."""
    if g.phase == SETUP:
        return
    for card in range(CARDS):
        count = 0
        for side in range(2):
            count += g.hand[side * CARDS + card] + g.played[side * CARDS + card]
        require(count <= COPIES[card], f"card {card} is there {count} times")
    for side in range(2):
        row = side * CARDS
        held = sum(g.hand[row : row + CARDS])
        played = sum(g.played[row : row + CARDS])
        require(held + played == HAND, f"side {side} has {held} cards and has played {played}")


def check_knowledge(g: Crusade) -> None:
    """The truth is among what everybody can deduce."""
    if g.phase == SETUP and g.mover != NONE:
        return
    for b in range(BLOCKS):
        if not is_hidden(g, b):
            continue
        place = TOWNS if g.at[b] == POOL else g.at[b]
        require(g.could[place] & BIT[b] != 0, f"{BLOCK_IDS[b]} could not be where it is")
        if place < TOWNS:
            least = g.least[b]
            most = g.most[b]
            fits = least <= g.steps[b] <= most
            require(fits, f"{BLOCK_IDS[b]} is not {least} to {most} strong but {g.steps[b]}")
        require(1 <= g.least[b] <= g.most[b] <= STRENGTH[b], f"{BLOCK_IDS[b]}: no such strength")


def check_peace(g: Crusade) -> None:
    """No two sides in a field at the end of a turn; a siege has one open block."""
    require(g.contested() == 0, "two sides are in one field")
    require(g.second | g.third | g.storming | g.sallying | g.moved == 0, "old marks")
    for side in range(2):
        for t in members(g.sieges(side)):
            up = g.field(side, t) & g.faceup
            require(size_of(up) == 1, f"{TOWN_IDS[t]}: {size_of(up)} open besiegers")
    besieging = g.sieges(0) | g.sieges(1)
    for b in members(g.faceup):
        require(besieging & BIT[g.at[b]] != 0, f"{BLOCK_IDS[b]} is face up without a siege")


def check_card_phase(g: Crusade) -> None:
    """Nothing of an earlier turn is left, and every town has one controller."""
    for t in range(TOWNS):
        side = g.controller(t)
        require(side != NONE, f"{TOWN_IDS[t]} is nobody's")
        empty = g.here[t] | g.here[TOWNS + t] == 0
        require(not empty or side == HOME_SIDE[t], f"{TOWN_IDS[t]} is vacant but not at home")
    require(g.town == NONE and g.half == NONE and g.owner == NONE, "a combat is left over")
    require(all(way == NONE for way in g.way), "a way is left over")
    require(HIDDEN not in g.steps, "something is hidden in the true state")
    for side in range(2):
        count = sum(1 for b in members(SIDE_BITS[side]) if g.at[b] <= OUT)
        require(count == 31, f"side {side} has {count} blocks")
