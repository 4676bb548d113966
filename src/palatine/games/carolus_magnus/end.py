"""CM-END: how a match ends, and who has won it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palatine.games.carolus_magnus.names import (
    COLOURS,
    LAST_CASTLE,
    SEGMENTS,
    STALEMATE,
    TRUNCATED,
)
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.game import Statistic
from palatine.kernel.lexicon import NONE

FEWEST_TERRITORIES: Final = 4


def win_by_castle(g: Carolus, winner: i64) -> None:
    """CM-END-1: whoever puts down the last castle wins at once, on anybody's turn."""
    g.tell("won-last-castle", winner)
    g.end(LAST_CASTLE, places(g, winner))


def end_by_castles(g: Carolus, reason: int) -> None:
    """CM-END-2, CM-END-4: most castles on the map win."""
    by_seat = places(g, NONE)
    g.end(reason, by_seat)
    if not g.telling:
        return
    winners: list[int] = []
    for seat in range(g.seats):
        side = g.side_of[seat]
        if by_seat[seat] == 1 and side not in winners:
            winners.append(side)
    if len(winners) > 1:
        g.tell_all("shared", winners)  # CM-END-3
    else:
        key = "won-stalemate" if reason == STALEMATE else "won-territories"
        g.tell(key, winners[0], g.castles_on_map(winners[0]))


def truncate(g: Carolus) -> None:
    """CM-AMB-10: the round cap of a research run; nobody has won."""
    g.tell("truncated", g.round)
    g.end(TRUNCATED, [0] * g.seats)


def places(g: Carolus, winner: i64) -> list[int]:
    """CM-END-3, CM-END-5: castles on the map, then clan markers, then shared; pairs together."""
    merit: list[int] = []
    for side in range(g.sides):
        points = g.castles_on_map(side) * 10 + g.markers(side)
        merit.append(1000 if side == winner else points)
    by_seat: list[int] = []
    for seat in range(g.seats):
        own = merit[g.side_of[seat]]
        place = 1
        for other in merit:
            if other > own:
                place += 1
        by_seat.append(place)
    return by_seat


def statistics(g: Carolus) -> list[Statistic]:
    """CM-END-2, CM-END-3: castles and lands of each seat's side, and who holds the clans."""
    castles = [g.castles_on_map(g.side_of[seat]) for seat in range(g.seats)]
    lands = [0] * g.seats
    for t in range(SEGMENTS):
        for seat in range(g.seats):
            if g.segments[t] and g.owner[t] == g.side_of[seat]:
                lands[seat] += 1
    found = [Statistic("castles", NONE, castles), Statistic("territories", NONE, lands)]
    for colour in range(COLOURS):
        holds = [1 if g.holder[colour] == seat else 0 for seat in range(g.seats)]
        found.append(Statistic("clans", colour, holds))
    return found
