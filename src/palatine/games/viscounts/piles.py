"""VW-DRW: hand, draw pile and discard pile of a person.

Nobody knows the order of a draw pile, so a card is drawn from the whole of it when it is needed.
"""

from __future__ import annotations

from palatine.games.viscounts.gains import gain_corruption, gain_virtue
from palatine.games.viscounts.names import GONE, IN_DISCARD, IN_DRAW, IN_HAND
from palatine.games.viscounts.programs import SILVER
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import BIT, CARD_SILVER, CARDS, GOODS
from palatine.kernel.lexicon import NONE


def is_ready(g: Viscounts, seat: int) -> bool:
    """VW-SET-14: whether the seat has hand and piles already."""
    return g.ready & BIT[seat] != 0


def check_board(g: Viscounts, seat: int) -> None:
    """VW-DRW-03: after a shuffle 1 corruption with any criminal on the board, else 1 virtue."""
    if g.crimes(seat):
        gain_corruption(g, seat, 1)
    else:
        gain_virtue(g, seat, 1)


def shuffle(g: Viscounts, seat: int) -> None:
    """VW-DRW-03, VW-DRW-04: the discards go into the draw pile, then the board is checked."""
    mix(g, seat)
    check_board(g, seat)


def mix(g: Viscounts, seat: int) -> None:
    first = seat * CARDS
    for at in range(first, first + CARDS):
        if g.zone[at] == IN_DISCARD:
            g.zone[at] = IN_DRAW
    g.tell("shuffled", seat, g.discard[seat])
    g.draw[seat] = g.draw[seat] + g.discard[seat]
    g.discard[seat] = 0


def has_card(g: Viscounts, seat: int) -> bool:
    """VW-DRW-02: whether a card can be drawn, after a shuffle if need be."""
    return g.draw[seat] > 0 or g.discard[seat] > 0


def pull(g: Viscounts, seat: int) -> int:
    """The unseen top card, which leaves the draw pile; shuffles first if there is none."""
    if g.draw[seat] == 0:
        shuffle(g, seat)
    nth = g.chance.below(g.draw[seat]) if g.draw[seat] > 1 else 0
    g.draw[seat] = g.draw[seat] - 1
    at = seat * CARDS
    while True:
        if g.zone[at] == IN_DRAW:
            if nth == 0:
                return at - seat * CARDS
            nth -= 1
        at += 1


def draw_up(g: Viscounts, seat: int) -> None:
    """VW-DRW-01: up to the hand limit; a larger hand is not cut."""
    limit = g.hand_limit(seat)
    drawn: list[int] = []
    while g.hand[seat] < limit and has_card(g, seat):
        card = pull(g, seat)
        g.zone[seat * CARDS + card] = IN_HAND
        g.hand[seat] = g.hand[seat] + 1
        drawn.append(card)
    if drawn:
        g.tell_to(seat, "drew", [seat, *drawn], "drew-some", [seat, len(drawn)])


def bring_out(g: Viscounts, key: str, numbers: list[int]) -> None:
    """A card of one's own hand is news for others: alone with the Automa it bars no undo."""
    if g.automa == NONE:
        g.show(key, numbers)
    else:
        g.tell_all(key, numbers)


def discard_card(g: Viscounts, seat: int, card: int) -> None:
    """VW-DRW-05: from hand; a discarded card is shown."""
    g.zone[seat * CARDS + card] = IN_DISCARD
    g.hand[seat] -= 1
    g.discard[seat] += 1
    bring_out(g, "discarded", [seat, card])


def discard_unseen(g: Viscounts, seat: int) -> None:
    """VW-DRW-05: the top card of the draw pile."""
    card = pull(g, seat)
    g.zone[seat * CARDS + card] = IN_DISCARD
    g.discard[seat] += 1
    g.show("discarded-unseen", [seat, card])


def destroy_card(g: Viscounts, seat: int, card: int) -> None:
    """VW-DRW-05: from hand, or before the first shuffle any own card; it pays its silver."""
    if is_ready(g, seat):
        g.hand[seat] -= 1
    else:
        g.discard[seat] -= 1
    destroy(g, seat, card)
    bring_out(g, "destroyed", [seat, card, CARD_SILVER[card]])


def destroy_unseen(g: Viscounts, seat: int) -> None:
    """VW-DRW-05: the top card of the draw pile."""
    card = pull(g, seat)
    destroy(g, seat, card)
    g.show("destroyed-unseen", [seat, card, CARD_SILVER[card]])


def destroy(g: Viscounts, seat: int, card: int) -> None:
    g.zone[seat * CARDS + card] = GONE
    g.goods[seat * GOODS + SILVER] += CARD_SILVER[card]


def first_shuffle(g: Viscounts, seat: int) -> None:
    """VW-SET-09: starters, hero and hired townsfolk make the draw pile; no check is made."""
    g.tell("first-shuffle", seat)
    g.ready |= BIT[seat]
    mix(g, seat)
    draw_up(g, seat)
