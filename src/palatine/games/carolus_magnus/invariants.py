"""What always holds in Carolus Magnus: a position is checked when it is read, a match when tested.

`fits` refuses what no rule could go on from, and each frame checks itself; `check` adds what
follows from the rules, such as forty paladins of every colour, which a position made up by hand
need not keep.
"""

from __future__ import annotations

from palatine.games.carolus_magnus.end import FEWEST_TERRITORIES
from palatine.games.carolus_magnus.names import COLOURS, LAST_CASTLE, SEGMENTS, TERRITORIES
from palatine.games.carolus_magnus.state import Carolus
from palatine.games.carolus_magnus.tables import PALADINS
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import State
from palatine.kernel.lexicon import NONE


def fits(g: Carolus) -> None:
    """The ring and the counts make sense together; BadData names the field."""
    no_negatives(g)
    ring_is_closed(g)
    castles_have_owners(g)
    seats_are_named(g)


def no_negatives(g: Carolus) -> None:
    for name, counts in [
        ("segments", g.segments),
        ("castles", g.castles),
        ("cubes", g.cubes),
        ("supply", g.supply),
        ("court", g.court),
        ("reserve", g.reserve),
        ("stock", g.stock),
    ]:
        if min(counts) < 0:
            raise BadData(f"fields: {name} cannot be negative")
    if g.round < 1:
        raise BadData("fields: round must be 1 or more")


def ring_is_closed(g: Carolus) -> None:
    """CM-CMP-1: fifteen segments; the living territories follow each other in one circle."""
    living = [t for t in range(SEGMENTS) if g.segments[t]]
    if sum(g.segments) != SEGMENTS:
        raise BadData(f"fields: segments must add up to {SEGMENTS}")
    if g.territories != len(living):
        raise BadData(f"fields: territories must be {len(living)}, as segments tell")
    if g.emperor not in living:
        raise BadData("fields: emperor must stand on a living territory")
    for i in range(len(living)):
        t, following = living[i], living[(i + 1) % len(living)]
        if g.ahead[t] != following:
            raise BadData(f"fields: ahead of t{t + 1} must be t{following + 1}")
        if g.behind[following] != t:
            raise BadData(f"fields: behind t{following + 1} must be t{t + 1}")
    for t in range(SEGMENTS):
        if g.segments[t]:
            continue
        if g.ahead[t] != NONE or g.behind[t] != NONE:
            raise BadData(f"fields: ahead and behind must leave out t{t + 1}, which was joined")
        if g.castles[t] or sum(g.cubes[t * COLOURS : t * COLOURS + COLOURS]):
            raise BadData(f"fields: castles and cubes cannot lie on t{t + 1}, which was joined")


def castles_have_owners(g: Carolus) -> None:
    """CM-CMP-4: a side's castles are on the map or in its stock."""
    on_map = [0, 0, 0]
    for t in range(SEGMENTS):
        owner = g.owner[t]
        if (owner == NONE) != (g.castles[t] == 0) or owner >= g.sides:
            raise BadData(f"fields: owner and castles of t{t + 1} do not fit together")
        if owner != NONE:
            on_map[owner] += g.castles[t]
    for side in range(3):
        total = g.castles_per_side if side < g.sides else 0
        if on_map[side] + g.stock[side] != total:
            raise BadData(f"fields: stock and castles of a side must add up to {total}")
        if side < g.sides and g.stock[side] == 0 and g.ended == NONE:
            raise BadData("fields: stock is used up though the match has not ended")
    if g.ended == NONE and g.territories < FEWEST_TERRITORIES:
        raise BadData(f"fields: territories must be {FEWEST_TERRITORIES} or more")


def seats_are_named(g: Carolus) -> None:
    """CM-DSC-4: everybody is in the order once and has as many discs as the round leaves."""
    if sorted(g.order) != list(range(g.seats)):
        raise BadData("fields: order must name every seat once")
    if g.turn == NONE:
        raise BadData("fields: turn must name a seat")
    for colour in range(COLOURS):
        courts = [g.court[seat * COLOURS + colour] for seat in range(g.seats)]
        holder = g.holder[colour]
        if holder == NONE and max(courts) > 0:
            raise BadData("fields: holder is missing though a court has the colour")
        if holder != NONE and courts[holder] < max(courts):
            raise BadData("fields: holder must have most of the colour at court")
    at_hand = 5 - (g.round - 1) % 5
    for seat in range(g.seats):
        left = g.unused[seat].bit_count()
        if left + (g.disc[seat] != NONE) != at_hand:
            raise BadData(f"fields: unused and disc must leave {at_hand} discs in round {g.round}")
        if g.disc[seat] != NONE and g.unused[seat] >> (g.disc[seat] - 1) & 1:
            raise BadData("fields: unused holds a disc that was laid")


def check(state: State) -> None:
    """What follows from the rules, at every question of every match; BrokenRule if it does not."""
    g = state
    assert isinstance(g, Carolus)
    if g.ended == NONE:
        try:
            fits(g)
            for frame in g.frames:
                frame.check(g)
        except BadData as error:
            raise BrokenRule(str(error)) from None
    paladins_are_kept(g)
    reserves_fit(g)
    lands_are_joined(g)
    end_is_due(g)


def paladins_are_kept(g: Carolus) -> None:
    """CM-CMP-2: forty of each colour, whether at court, in reserve, on the map or in the centre."""
    for colour in range(COLOURS):
        total = g.supply[colour]
        for seat in range(g.seats):
            total += g.court[seat * COLOURS + colour] + g.reserve[seat * COLOURS + colour]
        for t in range(SEGMENTS):
            total += g.cubes[t * COLOURS + colour]
        if total != PALADINS:
            raise BrokenRule(f"there are {total} paladins of colour {colour}")


def reserves_fit(g: Carolus) -> None:
    """CM-SUP-1: nobody ever holds more than he began with."""
    for seat in range(g.seats):
        if g.reserve_size(seat) > g.full_reserve:
            raise BrokenRule(f"seat {seat} has {g.reserve_size(seat)} paladins in reserve")


def lands_are_joined(g: Carolus) -> None:
    """CM-MRG-1: neighbours have different owners; castles are as many as segments, or none."""
    won = g.ended == LAST_CASTLE  # CM-END-1 comes before joining, and CM-TAK-4 may leave gaps
    for t in range(SEGMENTS):
        if not g.segments[t]:
            continue
        if g.owner[t] == NONE and g.segments[t] != 1:
            raise BrokenRule(f"t{t + 1} was joined but has no castle")
        if g.owner[t] != NONE and g.castles[t] != g.segments[t] and not won:
            raise BrokenRule(f"t{t + 1} has {g.castles[t]} castles on {g.segments[t]} segments")
        if g.owner[t] != NONE and g.owner[g.ahead[t]] == g.owner[t] and not won:
            raise BrokenRule(f"t{t + 1} and its neighbour have the same owner")


def end_is_due(g: Carolus) -> None:
    """CM-END-1, CM-END-2: a match ends when it must, and for the reason it gives."""
    used_up = [side for side in range(g.sides) if g.stock[side] == 0]
    if len(used_up) != (1 if g.ended == LAST_CASTLE else 0):
        raise BrokenRule(f"{len(used_up)} sides have put down their last castle")
    is_small = g.territories < FEWEST_TERRITORIES
    if is_small != (g.ended == TERRITORIES):
        raise BrokenRule(f"{g.territories} territories are left")
