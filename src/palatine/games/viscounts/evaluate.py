"""How well a seat stands, for bots that look one step ahead or cut their playouts short."""

from __future__ import annotations

from palatine.games.viscounts.scoring import total_of
from palatine.games.viscounts.state import Viscounts
from palatine.kernel.game import reward


def evaluate(g: Viscounts, seat: int) -> float:
    """Points now against the best other seat."""
    if g.places:
        return reward(g, seat)
    own = total_of(g, seat)
    best = -1000
    for other in range(g.seats):
        if other != seat:
            best = max(best, total_of(g, other))
    return 0.5 + max(-0.49, min(0.49, (own - best) / 120.0))
