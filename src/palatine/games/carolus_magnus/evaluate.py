"""How well a side stands, for bots that look one step ahead or cut their playouts short."""

from __future__ import annotations

from palatine.games.carolus_magnus.names import COLOURS, SEGMENTS
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE


def evaluate(g: Carolus, seat: int) -> float:
    """Castles first, then clans held, then lands where the side is ahead or nearly so."""
    if g.places:
        return reward(g, seat)
    own = worth(g, g.side_of[seat])
    best = -1000.0
    for side in range(g.sides):
        if side != g.side_of[seat]:
            best = max(best, worth(g, side))
    return 0.5 + max(-0.49, min(0.49, (own - best) / 25.0))


def worth(g: Carolus, side: int) -> float:
    """A rough count of what a side has and threatens to get."""
    total = 1.0 * g.castles_on_map(side)
    for c in range(COLOURS):
        holder = g.holder[c]
        if holder != NONE and g.side_of[holder] == side:
            lead = g.court[holder * COLOURS + c]
            for seat in range(g.seats):
                if seat != holder:
                    lead = min(lead, g.court[holder * COLOURS + c] - g.court[seat * COLOURS + c])
            total += 0.5 + 0.1 * min(3, lead)
    for t in range(SEGMENTS):
        if g.segments[t] and g.owner[t] != side and g.strongest(t) == side:
            total += 0.15 * max(1, g.castles[t])
    return total
