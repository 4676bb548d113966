"""What always holds in Crusader Rex: a position is checked when it is read, a match when tested.

`fits` refuses what no rule could go on from, and each frame checks itself; `check` adds what
follows from the rules. What a seat sees is a position too: of a veiled side, whose hand is hidden,
the blocks have places, but not of their own.
"""

from __future__ import annotations

from palatine.games.crusader_rex.knowledge import is_hidden
from palatine.games.crusader_rex.names import (
    BATTLE_PHASE,
    CARD_PHASE,
    COURSE,
    MOVE_PHASE,
    SETUP,
    WINTER,
)
from palatine.games.crusader_rex.sight import is_veiled
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    AREA,
    BESIDE,
    BIT,
    BLOCK_IDS,
    BLOCKS,
    CARD_IDS,
    CARDS,
    COPIES,
    CRUSADERS,
    EMIRS,
    EXITS,
    GERMANIA,
    GERMANIA_WAY,
    GUIDE,
    HAND,
    HOME,
    HOME_SIDE,
    INTRIGUE,
    IS_EVENT,
    LANDINGS,
    LOST,
    NOMADS,
    OUT,
    PILGRIMS,
    POOL,
    PORTS,
    RATING,
    ROAD_IDS,
    ROADS,
    SARACENS,
    SEA,
    SEAT_BITS,
    SIDE_BITS,
    SIDE_IDS,
    STRENGTH,
    TOWN_IDS,
    TOWNS,
    WAYS,
    members,
    size_of,
)
from palatine.kernel.errors import BadData, BrokenRule, must
from palatine.kernel.lexicon import HIDDEN, NONE


def fits(g: Crusade) -> None:
    """Blocks, cards and the phase make sense together; BadData names the field."""
    pieces_fit(g)
    if g.ended == NONE:
        turn_cards_fit(g)
        phase_fits(g)


def pieces_fit(g: Crusade) -> None:
    """The same without the phase; works out anew what is derived."""
    numbers_fit(g)
    blocks_are_somewhere(g)
    g.derive()
    marks_fit(g)
    ways_fit(g)
    castles_fit(g)
    fields_fit(g)
    roads_fit(g)
    cards_fit(g)
    knowledge_fits(g)


# -- blocks ---------------------------------------------------------------------------------------


def numbers_fit(g: Crusade) -> None:
    """Nothing that must be there is missing, and no count is below zero."""
    must(g.year != NONE and g.turn != NONE, "fields: year and turn must be given")
    must(g.phase != NONE, "fields: phase must be given")
    for name, counts in [
        ("used", g.used),
        ("gone", g.gone),
        ("played", g.played),
        ("round", [int(g.round)]),
        ("regrouped", [int(g.regrouped)]),
    ]:
        must(min(counts) >= 0, f"fields: {name} cannot be negative")
    must(g.round <= 3 and g.regrouped <= 3, "fields: round and regrouped must be 3 at most")
    for name, bits in [
        ("castle", g.castle),
        ("second", g.second),
        ("third", g.third),
        ("storming", g.storming),
        ("sallying", g.sallying),
        ("moved", g.moved),
        ("landed", g.landed),
    ]:
        must(bits >= 0, f"fields: {name} cannot be hidden as a whole")
    for b in range(BLOCKS):
        name = BLOCK_IDS[b]
        least = g.least[b]
        most = g.most[b]
        must(1 <= least <= most <= STRENGTH[b], f"fields: least and most of {name} do not fit")
        must(NONE <= g.way[b] < COURSE.size, f"fields: way of {name} cannot be hidden")


def blocks_are_somewhere(g: Crusade) -> None:
    """CR-2.4: no block is lost or doubled, weaker than one step or stronger than printed."""
    for b in range(BLOCKS):
        name = BLOCK_IDS[b]
        place = g.at[b]
        must(0 <= place <= OUT, f"fields: at must tell where {name} is")
        if g.steps[b] == HIDDEN:
            side = 0 if SIDE_BITS[0] & BIT[b] else 1
            must(
                is_veiled(g, side) and is_hidden(g, b) and g.ended == NONE,
                f"fields: steps of {name} cannot be hidden",
            )
            continue
        must(1 <= g.steps[b] <= STRENGTH[b], f"fields: steps of {name} must be 1 to {STRENGTH[b]}")
        if place == POOL or place == LOST or place == OUT:
            must(g.steps[b] == STRENGTH[b], f"fields: steps of {name}, off the map, must be full")
        if TOWNS <= place <= GERMANIA:
            must(place == AREA[b], f"fields: at has {name} in a strange staging area")
        if g.charter.lasting & BIT[b]:
            must(place != LOST, f"fields: at must have {name} out of the game")
        else:
            must(place != OUT, f"fields: at has {name} out, which can come back")


def marks_fit(g: Crusade) -> None:
    """Only blocks on the map are marked, and none is in two places of its town."""
    on_map: int = 0
    for blocks in g.here:
        on_map |= blocks
    marked = g.castle | g.second | g.third | g.storming | g.sallying | g.moved | g.landed | g.faceup
    must(marked & ~on_map == 0, "fields: a block off the map is marked")
    must(
        g.castle & (g.second | g.third | g.storming | g.sallying) == 0,
        "fields: castle holds a block that is outside",
    )
    reserves = g.second | g.third
    must(g.second & g.third == 0, "fields: second and third share a block")
    must(reserves & (g.storming | g.sallying) == 0, "fields: storming or sallying is a reserve")
    if g.phase != MOVE_PHASE or g.mover == NONE:
        must(g.moved == 0, "fields: moved is for a move phase")
    else:
        must(g.moved & SIDE_BITS[1 - g.mover] == 0, "fields: moved marks the other side")
    if g.town == NONE:
        must(g.storming | g.sallying == 0, "fields: storming and sallying need a combat")
        must(g.half == NONE and g.acted == 0, "fields: half and acted need a combat")
        return
    t = g.town
    must(g.attacker != NONE, "fields: attacker must be given in a combat")
    must((g.owner != NONE) == (RATING[t] > 0), "fields: owner must be given where a castle is")
    own: int = g.blocks(g.owner, t) if g.owner != NONE else 0
    foes: int = g.blocks(1 - g.owner, t) if g.owner != NONE else 0
    must(g.sallying & ~own == 0, "fields: sallying must be the castle's side")
    must(g.storming & ~foes == 0, "fields: storming must be the besieger's side")
    must(size_of(g.storming) <= RATING[t], "fields: storming is above the rating")
    if g.half != NONE:
        must(BIT[g.half] & g.castle & own != 0, "fields: half must be a block in the castle")


def ways_of_town(t: int) -> int:
    """By which ways a town can be entered at all."""
    ways: int = BESIDE[t]
    if t in LANDINGS:
        ways |= BIT[GERMANIA_WAY]
    return ways | BIT[SEA] if PORTS & BIT[t] else ways


def ways_fit(g: Crusade) -> None:
    """CR-5.8.4: who has moved has come by some way; later only reserves keep theirs."""
    reserves = g.second | g.third
    for b in range(BLOCKS):
        name = BLOCK_IDS[b]
        way = g.way[b]
        is_kept = (g.moved | reserves) & BIT[b] != 0
        must((way != NONE) == is_kept, f"fields: way of {name} does not fit its move")
        if way == NONE:
            continue
        t = g.at[b]
        if way >= WAYS:
            is_marked = g.moved & BIT[b] and g.forced_roads() and BESIDE[t] & BIT[way - WAYS]
            must(is_marked != 0, f"fields: way of {name} is no forced march")
        else:
            must(ways_of_town(t) & BIT[way] != 0, f"fields: way of {name} leads elsewhere")


def castles_fit(g: Crusade) -> None:
    """CR-1.2, CR-1.7: castles are within their rating, of one side, and besieged."""
    for t in range(TOWNS):
        for side in range(2):
            inside = g.garrison(side, t)
            if not inside:
                continue
            full = size_of(inside | (g.sallying & g.blocks(side, t)))
            must(full <= RATING[t], f"fields: castle of {TOWN_IDS[t]} holds {full} blocks")
            must(g.garrison(1 - side, t) == 0, f"fields: castle of {TOWN_IDS[t]} has two sides")
            if t == g.town:
                must(side == g.owner, "fields: owner must be who is in the castle")
            else:
                is_besieged = g.field(1 - side, t) != 0
                must(is_besieged, f"fields: castle of {TOWN_IDS[t]} is not besieged")


def fields_fit(g: Crusade) -> None:
    """CR-1.6, CR-6.1: two sides meet in a field from a move to the combat about it, not longer."""
    contested = g.contested()
    if g.town != NONE:
        contested &= ~BIT[g.town]
    reserves = g.second | g.third
    for t in range(TOWNS):
        here = g.all_at(t)
        if t != g.town and here & reserves:
            must(contested & BIT[t] != 0, f"fields: second or third waits at {TOWN_IDS[t]} in vain")
    if not contested:
        return
    is_time = g.phase == MOVE_PHASE or (g.phase == BATTLE_PHASE and not contested & g.resolved)
    must(is_time and g.turn < 6, "fields: at has two sides in one field")
    franks: int = g.attacks[0]
    saracens: int = g.attacks[1]
    must(contested & ~(franks ^ saracens) == 0, "fields: attacks must tell who attacks")


def roads_fit(g: Crusade) -> None:
    """CR-5.4: no road carries more than its limit; towns are entered by their own roads."""
    is_moving = g.mover != NONE and g.phase == MOVE_PHASE
    caps = g.caps() if is_moving else g.charter.guide_caps
    for road in range(ROADS):
        must(
            g.used[road] <= max(caps[road], 0 if is_moving else g.charter.move_caps[road]),
            f"fields: used has {g.used[road]} blocks on {ROAD_IDS[road]}",
        )
    for place in range(2 * EXITS):
        must(g.gone[place] <= 8, "fields: gone is above every limit")
    for side in range(2):
        for t in range(TOWNS):
            strange = g.entry[side * TOWNS + t] & ~ways_of_town(t)
            must(strange == 0, f"fields: entry of {TOWN_IDS[t]} has a road that is not there")


# -- cards ----------------------------------------------------------------------------------------


def cards_fit(g: Crusade) -> None:
    """CR-3.6: six cards for each side in a year, and no more of any kind than there are."""
    for card in range(CARDS):
        count = 0
        for side in range(2):
            count += g.played[side * CARDS + card] + max(0, g.hand[side * CARDS + card])
        must(count <= COPIES[card], f"fields: hand and played have {CARD_IDS[card]} {count} times")
    for side in range(2):
        row = side * CARDS
        hand = g.hand[row : row + CARDS]
        played = sum(g.played[row : row + CARDS])
        if is_veiled(g, side):
            must(hand == [HIDDEN] * CARDS and g.ended == NONE, "fields: hand is hidden in part")
            must(played <= HAND, "fields: played has more than six cards")
            continue
        must(min(hand) >= 0, "fields: hand cannot be negative or hidden in part")
        dealt = 0 if g.phase == SETUP else HAND
        must(sum(hand) + played == dealt, f"fields: hand and played must be {dealt} cards")


def turn_cards_fit(g: Crusade) -> None:
    """CR-4.1, CR-4.5: one card a turn, what it became, and what was played before it."""
    is_revealed = g.card[0] != NONE
    must(is_revealed == (g.card[1] != NONE), "fields: card must be given for both sides or none")
    is_cancelled = is_revealed and IS_EVENT[g.card[0]] and IS_EVENT[g.card[1]]
    for side in range(2):
        who = SIDE_IDS[side]
        row = side * CARDS
        played = sum(g.played[row : row + CARDS])
        turns = g.turn if is_revealed else g.turn - 1
        must(played == turns, f"fields: played of {who} must be {turns} cards")
        card = g.card[side]
        last = g.last[side]
        must((last != NONE) == (g.turn > 1), f"fields: last of {who} does not fit the turn")
        must(last == NONE or g.played[row + last] > 0, f"fields: last of {who} was not played")
        effect = card
        if card == INTRIGUE and not is_cancelled:
            effect = g.last[1 - side]
            must(effect != NONE, f"fields: card of {who} has nothing to copy")
        must(g.effect[side] == effect, f"fields: effect of {who} does not fit its card")
        must(card == NONE or g.played[row + card] > 0, f"fields: card of {who} was not played")


# -- the phase ------------------------------------------------------------------------------------


def phase_fits(g: Crusade) -> None:
    """CR-3.7: what is known in each phase, and what is only of another."""
    if g.phase == SETUP:
        setup_fits(g)
        return
    must(g.town == NONE or g.phase == BATTLE_PHASE, "fields: town is for the battle phase")
    if g.phase == CARD_PHASE:
        card_phase_fits(g)
        return
    must(g.card[0] != NONE, "fields: card and first must be given")
    must(g.kept == NONE or g.campaigner != NONE, "fields: kept needs a campaigner")
    if g.phase == WINTER:
        must(g.turn == 6, "fields: turn must be 6 in winter")
        must(g.mover == NONE, "fields: mover is for a move phase")
        return
    must(g.first != NONE, "fields: card and first must be given")
    must(g.guide == NONE or g.effect[g.guide] == GUIDE, "fields: guide has played no Guide")
    must(g.campaigner == NONE or g.turn == 6, "fields: campaigner is for winter")
    must(g.kept == NONE or g.turn == 6, "fields: kept is for winter")
    if g.phase == MOVE_PHASE:
        must(g.mover != NONE, "fields: mover must be given in a move phase")
        must(g.resolved == 0, "fields: resolved is for the battle phase")
        return
    must(g.mover == NONE, "fields: mover is for a move phase")
    must(g.turn < 6, "fields: turn has no battles or draws in winter")
    must(g.phase == BATTLE_PHASE or g.year > 1187, "fields: year has no draws")


def setup_fits(g: Crusade) -> None:
    """CR-3: before the first turn."""
    must(g.year == 1187 and g.turn == 1, "fields: year and turn must be the first in a set-up")
    must(g.mover != SARACENS, "fields: mover must be who takes seats")
    for side in range(2):
        if not is_veiled(g, side):
            homes_fit(g, side)


def homes_fit(g: Crusade, side: int) -> None:
    """CR-3.1 to CR-3.4: where each kind of block can be before the first turn."""
    for b in members(SIDE_BITS[side]):
        bit = BIT[b]
        place = g.at[b]
        if CRUSADERS & bit:
            is_home = place == POOL or place == AREA[b]
        elif PILGRIMS & bit:
            is_home = place == POOL or (place < TOWNS and PORTS & BIT[place] != 0)
        elif NOMADS & bit:
            is_home = place == POOL or place == HOME[b]
        elif EMIRS & bit:
            is_home = place < TOWNS
        else:
            is_home = place < TOWNS and SEAT_BITS[b] & BIT[place] != 0
        must(is_home, f"fields: at has {BLOCK_IDS[b]} where no set-up puts it")


def card_phase_fits(g: Crusade) -> None:
    """CR-4.1: who is first is not known yet; what is only of a turn was forgotten with it."""
    must(g.first == NONE, "fields: first is not known before the cards are")
    must(g.mover == NONE, "fields: mover is for a move phase")
    must(g.campaigner == NONE or g.card[0] != NONE, "fields: campaigner is not known yet")
    must(g.attacks == [0, 0] and g.resolved == 0, "fields: attacks and resolved are left over")
    must(max(g.entry) == 0, "fields: entry is left over")
    must(g.guide == NONE and g.jihad == NONE, "fields: guide and jihad are left over")
    must(g.kept == NONE, "fields: kept is left over")


# -- knowledge ------------------------------------------------------------------------------------


def knowledge_fits(g: Crusade) -> None:
    """CR-12: the truth is among what everybody can deduce."""
    if g.phase == SETUP and g.mover != NONE:
        return
    for b in range(BLOCKS):
        side = 0 if SIDE_BITS[0] & BIT[b] else 1
        if not is_hidden(g, b) or is_veiled(g, side):
            continue
        name = BLOCK_IDS[b]
        place = TOWNS if g.at[b] == POOL else g.at[b]
        must(g.could[place] & BIT[b] != 0, f"fields: could does not have {name} where it is")
        if place < TOWNS:
            is_known = g.least[b] <= g.steps[b] <= g.most[b]
            must(is_known, f"fields: least and most do not have the steps of {name}")


# -- the laws of a match --------------------------------------------------------------------------


def check(g: Crusade) -> None:
    """What must be true at every question of every match; the fuzzer looks."""
    other = g.copy()
    try:
        pieces_fit(other)
    except BadData as error:
        raise BrokenRule(str(error)) from None
    require(other.here == g.here, "here is out of date")
    require(other.fielded == g.fielded, "fielded is out of date")
    require(other.castled == g.castled, "castled is out of date")
    require(other.exits == g.exits or g.mover == NONE, "exits are out of date")
    if g.phase != SETUP and g.phase != BATTLE_PHASE and g.mover == NONE:
        check_peace(g)
    if g.phase == CARD_PHASE:
        check_card_phase(g)


def require(is_true: bool, what: str) -> None:
    if not is_true:
        raise BrokenRule(what)


def check_peace(g: Crusade) -> None:
    """Outside moves and combats nothing of them is left; a siege has one open block."""
    require(g.second | g.third | g.storming | g.sallying | g.moved == 0, "old marks")
    for side in range(2):
        for t in members(g.sieges(side)):
            up = g.field(side, t) & g.faceup
            require(size_of(up) == 1, f"{TOWN_IDS[t]}: {size_of(up)} open besiegers")
            inside = g.garrison(1 - side, t) & g.faceup
            require(inside == 0, f"{TOWN_IDS[t]}: the castle is open to be seen")
    besieging = g.sieges(0) | g.sieges(1)
    for b in members(g.faceup):
        require(besieging & BIT[g.at[b]] != 0, f"{BLOCK_IDS[b]} is face up without a siege")


def check_card_phase(g: Crusade) -> None:
    """Nothing of an earlier turn is left, and every town has one controller."""
    for t in range(TOWNS):
        side = g.controller(t)
        require(side != NONE, f"{TOWN_IDS[t]} is nobody's")
        empty = g.all_at(t) == 0
        require(not empty or side == HOME_SIDE[t], f"{TOWN_IDS[t]} is vacant but not at home")
    require(g.town == NONE and g.owner == NONE, "a combat is left over")
    require(HIDDEN not in g.steps, "something is hidden in the true state")
