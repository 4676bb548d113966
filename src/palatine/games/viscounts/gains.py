"""VW-COL-01, VW-COL-02, VW-DEB-01: goods, markers, debts and deeds come in."""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    ACQUIRED,
    APPROVED,
    BIT,
    GOODS,
    PAID,
    PAPERS,
    TRACK_END,
    UNPAID,
)

POVERTY: Final = 0
PROSPERITY: Final = 1


def gain_goods(g: Viscounts, seat: int, good: int, n: int) -> None:
    """VW-WRD-03: supplies have no limit."""
    at = seat * GOODS + good
    g.goods[at] = g.goods[at] + n
    g.tell("gained", seat, n, good)


def gain_virtue(g: Viscounts, seat: int, n: int) -> None:
    """VW-COL-01, VW-COL-02: the white marker goes down; markers that met move together."""
    corruption = g.corruption[seat]
    virtue = g.virtue[seat]
    for _ in range(n):
        if corruption < virtue:
            virtue -= 1
        elif virtue > 1:
            virtue -= 1
            corruption -= 1
    g.corruption[seat] = corruption
    g.virtue[seat] = virtue
    g.tell("virtue", seat, n, corruption, virtue)


def gain_corruption(g: Viscounts, seat: int, n: int) -> None:
    """VW-COL-01, VW-COL-02: the black marker goes up; markers that met move together."""
    corruption = g.corruption[seat]
    virtue = g.virtue[seat]
    for _ in range(n):
        if corruption < virtue:
            corruption += 1
        elif corruption < TRACK_END:
            virtue += 1
            corruption += 1
    g.corruption[seat] = corruption
    g.virtue[seat] = virtue
    g.tell("corruption", seat, n, corruption, virtue)


def gain_debt(g: Viscounts, seat: int) -> None:
    """VW-DEB-01: one unpaid debt; what it triggers is fired by whoever calls."""
    at = seat * PAPERS + UNPAID
    g.papers[at] = g.papers[at] + 1
    g.tell("debt", seat, g.papers[at])
    take_from_stack(g, POVERTY)


def gain_deed(g: Viscounts, seat: int) -> None:
    """VW-DEB-01: one acquired deed."""
    at = seat * PAPERS + ACQUIRED
    g.papers[at] = g.papers[at] + 1
    g.tell("deed", seat, g.papers[at])
    take_from_stack(g, PROSPERITY)


def take_from_stack(g: Viscounts, stack: int) -> None:
    """VW-END-01: the last card above reveals Poverty or Prosperity; one more round follows."""
    if g.round == 0 or g.above[stack] == 0:  # VW-SET-10: cards gained in set-up do not count
        return
    g.above[stack] -= 1
    if g.above[stack]:
        return
    g.revealed |= BIT[stack]
    g.tell("revealed", stack)
    if g.last_round == 0:
        g.last_round = g.round + 1
        g.tell("last-round", g.last_round)


def pay_debt(g: Viscounts, seat: int) -> None:
    """VW-DEB-02: an unpaid debt is flipped."""
    first = seat * PAPERS
    g.papers[first + UNPAID] -= 1
    g.papers[first + PAID] += 1
    g.tell("paid-debt", seat, g.papers[first + PAID])


def approve_deed(g: Viscounts, seat: int) -> None:
    """VW-DEB-02: an acquired deed is flipped."""
    first = seat * PAPERS
    g.papers[first + ACQUIRED] -= 1
    g.papers[first + APPROVED] += 1
    g.tell("approved-deed", seat, g.papers[first + APPROVED])
