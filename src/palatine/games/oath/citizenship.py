"""OA-CIT: becoming a Citizen, and becoming an Exile again."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.oath.cards import discard_vision
from palatine.games.oath.names import GARRISON, NUMBER, SEAT
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import MOST_SUPPLY, SLOTS
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import put_on_site, take_from_site
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


def become_citizen(g: Oath, seat: int) -> None:
    """OA-CIT-02, OA-CIT-04: an Exile turns to the Empire, warbands and all."""
    if g.may_turn(seat):
        g.call(Naturalise(seat, 0))


def own_warbands(g: Oath, seat: int, first: int) -> int:
    """Warbands of an Exile at slots from `first` on, and on the board."""
    n = g.board[seat]
    for slot in range(first, SLOTS):
        if g.garrison_of[slot] == seat:
            n += g.garrison[slot]
    return n


class Naturalise(Frame[Oath]):
    """OA-CIT-02: own warbands become purple, as far as there are any; the Exile picks which."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("at", NUMBER)]

    def __init__(self, seat: int = NONE, at: int = 0) -> None:
        self.seat = seat
        self.at = at  # slots first, the board last

    def copy(self) -> Naturalise:
        return Naturalise(self.seat, self.at)

    def run(self, g: Oath) -> Ask | None:
        while self.at < SLOTS and g.garrison_of[self.at] != self.seat:
            self.at += 1
        purple = g.in_bank(g.chancellor)
        if self.at == SLOTS:
            self.turn(g, min(purple, g.board[self.seat]))
            return None
        here = g.garrison[self.at]
        later = own_warbands(g, self.seat, self.at + 1)
        ask = Ask(self.seat, "naturalise", g.site[self.at])
        for n in range(min(here, max(0, purple - later)), min(here, purple) + 1):
            ask.offer(GARRISON.option(self.at, n))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        take_from_site(g, self.at, g.garrison[self.at])
        put_on_site(g, self.at, g.chancellor, GARRISON.second(pick))
        self.at += 1

    def turn(self, g: Oath, purple: int) -> None:
        """The board follows, a revealed Vision is discarded, the Act phase ends, Supply is 7."""
        seat = self.seat
        g.done()
        g.board[seat] = purple
        g.citizens |= 1 << seat
        g.tell("became-citizen", seat)
        if g.title == seat:
            g.usurper = False
        if g.turn == seat:
            g.act_is_over = True
        g.supply[seat] = MOST_SUPPLY
        discard_vision(g, seat)
        check_title(g)


def become_exile(g: Oath, seat: int) -> None:
    """OA-CIT-11: board warbands change to the own colour, as far as there are any; Supply is 7."""
    purple = g.board[seat]
    g.citizens &= ~(1 << seat)
    g.board[seat] = 0
    g.board[seat] = min(purple, g.in_bank(seat))
    g.supply[seat] = MOST_SUPPLY
    g.tell("became-exile", seat)
    check_title(g)
