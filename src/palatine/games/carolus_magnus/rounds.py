"""CM-RND and CM-DSC: a round is discs laid, then turns taken from the lowest disc up."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.carolus_magnus.emperor import MoveEmperor
from palatine.games.carolus_magnus.end import end_by_castles, truncate
from palatine.games.carolus_magnus.names import LAY, LAYS, NUMBER, STALEMATE
from palatine.games.carolus_magnus.paladins import PlayPaladins
from palatine.games.carolus_magnus.refill import Refill
from palatine.games.carolus_magnus.state import ALL_DISCS, BIT, Carolus
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


class Opening(Frame[Carolus]):
    """CM-DSC-1: in laying order, openly, everybody lays one disc."""

    FIELDS: ClassVar[list[Field]] = [one("laid", NUMBER)]

    def __init__(self, laid: i64 = 0) -> None:
        self.laid: i64 = laid

    def copy(self) -> Opening:
        return Opening(self.laid)

    def check(self, g: Carolus) -> None:
        must(0 <= self.laid < g.seats, f"frame Opening: laid must be 0 to {g.seats - 1}")
        for i in range(g.seats):
            is_laid = g.disc[g.order[i]] != NONE
            must(
                is_laid == (i < self.laid),
                "frame Opening: laid does not fit the discs on the table",
            )

    def run(self, g: Carolus) -> Ask | None:
        seat: i64 = g.order[self.laid]
        g.turn = seat
        unused: i64 = g.unused[seat]
        free = unused & ~numbers_laid(g)
        ask = Ask(seat, "lay-disc")
        ask.offer_row(LAYS[free or unused])  # CM-DSC-3: all are equal, any will do
        if g.explaining:
            for number in range(1, 6):
                if LAY.option(number) not in ask.options:
                    is_used = not unused >> (number - 1) & 1
                    ask.refuse(LAY.option(number), "CM-DSC-4" if is_used else "CM-DSC-2")
        return ask

    def chosen(self, g: Carolus, pick: int) -> None:
        seat: i64 = g.order[self.laid]
        number: i64 = LAY.first(pick)
        if g.telling:
            is_equal = numbers_laid(g) >> (number - 1) & 1
            g.tell("laid-equal" if is_equal else "laid", seat, number)
        g.disc[seat] = number
        g.unused[seat] = g.unused[seat] ^ BIT[number - 1]
        self.laid += 1
        if self.laid == g.seats:
            g.done()
            set_turn_order(g)
            g.call(Action(0))


class Action(Frame[Carolus]):
    """CM-RND-1: everybody takes a turn, the lowest disc first; then the round is over."""

    FIELDS: ClassVar[list[Field]] = [one("taken", NUMBER)]

    def __init__(self, taken: i64 = 0) -> None:
        self.taken: i64 = taken

    def copy(self) -> Action:
        return Action(self.taken)

    def check(self, g: Carolus) -> None:
        must(0 <= self.taken <= g.seats, f"frame Action: taken must be 0 to {g.seats}")
        discs_must_be(g, g.seats, "Action")

    def run(self, g: Carolus) -> Ask | None:
        if self.taken == g.seats:
            g.done()
            end_round(g)
            return None
        seat: i64 = g.order[self.taken]
        self.taken += 1
        g.turn = seat
        # CM-RND-2: paladins, Emperor, refill; the last called runs first
        g.call(Refill(seat, g.played, NONE))
        g.call(MoveEmperor(seat))
        g.call(PlayPaladins(seat, NONE))
        if g.round == 1 and g.rolls_on_first_turn:  # CM-OPT-2
            g.call(Refill(seat, g.full_reserve, NONE))
        return None


def discs_must_be(g: Carolus, laid: i64, name: str) -> None:
    """Refuses a position with more or fewer discs than its phase has."""
    is_right = g.seats - g.disc.count(NONE) == laid
    must(is_right, f"fields: disc must show {laid} discs while {name} runs")


def numbers_laid(g: Carolus) -> i64:
    """The numbers that lie on the table this round, as bits."""
    taken: i64 = 0
    number: i64
    for number in g.disc:
        if number != NONE:
            taken |= BIT[number - 1]
    return taken


def set_turn_order(g: Carolus) -> None:
    """CM-DSC-5: from the lowest disc to the highest; of equal ones the first laid is lower."""
    order: list[int] = []
    number: i64
    seat: i64
    for number in range(1, 6):
        for seat in g.order:
            if g.disc[seat] == number:
                order.append(seat)
    g.order = order
    g.tell_all("order", order)


def end_round(g: Carolus) -> None:
    """Closes the round and opens the next, unless nothing moves any more."""
    if not g.is_lively:
        g.tell("stalemate")
        end_by_castles(g, STALEMATE)  # CM-END-4
        return
    if g.round_cap and g.round >= g.round_cap:
        truncate(g)
        return
    if g.round % 5 == 0:
        take_discs_back(g)
    if g.lowest_then_clockwise:  # CM-OPT-3
        first = g.clockwise.index(g.order[0])
        g.order = g.clockwise[first:] + g.clockwise[:first]
    for seat in range(g.seats):
        g.disc[seat] = NONE
    g.round += 1
    g.is_lively = False
    g.tell("round", g.round)
    g.call(Opening(0))  # CM-DSC-6: the order of turns is now the laying order


def take_discs_back(g: Carolus) -> None:
    """CM-DSC-4: after every fifth round all five discs are at hand again."""
    for seat in range(g.seats):
        g.unused[seat] = ALL_DISCS
    g.tell("discs-back")
