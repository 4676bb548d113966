"""VW-WRD-04: hands and draw piles are secret; together they are known as a set."""

from __future__ import annotations

from palatine.games.viscounts.names import IN_DRAW, IN_HAND
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import CARDS
from palatine.kernel.chance import Chance
from palatine.kernel.lexicon import HIDDEN


def hide(g: Viscounts, seat: int) -> None:
    """Of another seat's cards only those on the board, discarded or gone can be told apart."""
    for other in range(g.people):
        if other == seat:
            continue
        first = other * CARDS
        for at in range(first, first + CARDS):
            if g.zone[at] == IN_HAND or g.zone[at] == IN_DRAW:
                g.zone[at] = HIDDEN


def fill(g: Viscounts, seat: int, chance: Chance) -> None:
    """Deals hand and draw pile anew from the cards that must be there; the sizes are public."""
    for other in range(g.people):
        if other == seat:
            continue
        first = other * CARDS
        hidden: list[int] = []
        for at in range(first, first + CARDS):
            if g.zone[at] == HIDDEN:
                hidden.append(at)
                g.zone[at] = IN_DRAW
        for n in range(g.hand[other]):
            pick = n + chance.below(len(hidden) - n)
            hidden[n], hidden[pick] = hidden[pick], hidden[n]
            g.zone[hidden[n]] = IN_HAND
