"""CK-END, CK-ACH: achievements, points and how a match ends."""

from __future__ import annotations

from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    ACHIEVEMENT_IDS,
    BUILDER,
    CRUSADER,
    INVENTOR,
    KING_OF_JERUSALEM,
    LEAST,
    MOST_OF_KIND,
    OF_KIND,
)
from palatine.kernel.game import Statistic
from palatine.kernel.lexicon import NONE


def counted(g: Kings, seat: int, achievement: int) -> int:
    """CK-ACH-1: shields on the track, castles or developments of a player."""
    if g.is_out(seat):
        return 0
    if achievement == CRUSADER:
        return g.shields_of(seat)
    if achievement == BUILDER:
        return (g.castles & g.realm(seat)).bit_count()
    if achievement == INVENTOR:
        return developments_of(g, seat)
    return 1 if g.achievement[KING_OF_JERUSALEM] == seat else 0


def developments_of(g: Kings, seat: int) -> int:
    """CK-REA-4: a fourth of a kind counts for nothing; one of the old three is going to leave."""
    n = 0
    for kind in range(len(MOST_OF_KIND)):
        n += min(MOST_OF_KIND[kind], (g.held[seat] & OF_KIND[kind]).bit_count())
    return n


def look_at_achievements(g: Kings) -> None:
    """CK-ACH-2 to CK-ACH-4: after every change of shields, castles, regions or developments."""
    for achievement in (CRUSADER, BUILDER, INVENTOR):
        look_at(g, achievement)


def look_at(g: Kings, achievement: int) -> None:
    """A holder keeps it while he meets the condition and nobody has strictly more."""
    holder = g.achievement[achievement]
    most = 0
    best = NONE
    for seat in g.in_turn_order():  # CK-ACH-3: ties by turn order
        n = counted(g, seat, achievement)
        if n >= LEAST[achievement] and n > most:
            best, most = seat, n
    if holder != NONE and counted(g, holder, achievement) == most and best != NONE:
        return
    if best == holder:
        return
    if holder != NONE:
        g.tell("achievement-lost", holder, achievement)
    g.achievement[achievement] = best
    if best != NONE:
        g.tell("achievement", best, achievement)


def points(g: Kings, seat: int) -> int:
    """CK-END-1: one for every region and achievement; CK-END-2: 0 for who is out."""
    if g.is_out(seat):
        return 0
    total = g.size(seat)
    for achievement in range(len(ACHIEVEMENT_IDS)):
        if g.achievement[achievement] == seat:
            total += 1
    return total


def shields(g: Kings, seat: int) -> int:
    return 0 if g.is_out(seat) else g.shields_of(seat)


def score(g: Kings, reason: int) -> None:
    """CK-END-1, CK-AI-7, CK-AI-8: everybody for himself, alone too, or people against AIs."""
    worth: list[int] = []  # points, then shields
    for seat in range(g.seats):
        worth.append(points(g, seat) * 100 + shields(g, seat))
        g.tell("points", seat, points(g, seat), shields(g, seat))
    if g.config.options["scoring"] == "together":
        sums = [0, 0]
        for seat in range(g.seats):
            sums[int(g.is_ai(seat))] += worth[seat]
        worth = [sums[int(g.is_ai(seat))] for seat in range(g.seats)]
    places = [1 + sum(1 for n in worth if n > mine) for mine in worth]
    winners = [seat for seat in range(g.seats) if places[seat] == 1]
    if len(winners) == 1:
        g.tell("won", winners[0])
    elif g.config.options["scoring"] == "together" and len(winners) < g.seats:
        g.tell_all("won-together", winners)
    else:
        g.tell_all("draw", winners)
    g.end(reason, places)


def statistics(g: Kings) -> list[Statistic]:
    """CK-END-1: points by what they are for, and what they come from."""
    seats = range(g.seats)
    found = [Statistic("points", 0, [g.size(seat) for seat in seats])]
    for achievement in range(len(ACHIEVEMENT_IDS)):
        holder = g.achievement[achievement]
        numbers = [int(seat == holder) for seat in seats]
        found.append(Statistic("points", 1 + achievement, numbers))
    found.append(Statistic("shields", NONE, [shields(g, seat) for seat in seats]))
    found.append(Statistic("castles", NONE, [counted(g, seat, BUILDER) for seat in seats]))
    found.append(Statistic("developments", NONE, [counted(g, seat, INVENTOR) for seat in seats]))
    found.append(Statistic("gold", NONE, list(g.gold)))
    found.append(Statistic("out", NONE, [int(g.is_out(seat)) for seat in seats]))
    return found
