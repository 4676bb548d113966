"""CM-SUP and CM-SET-4: dice bring new paladins from the centre to a reserve."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from palatine.games.carolus_magnus.names import COLOURS, CROWN, CROWN_FACE, CROWNS, NUMBER, SEAT
from palatine.games.carolus_magnus.state import BIT, Carolus
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


@mypyc_attr(free_list_len=1)
class Refill(Frame[Carolus]):
    """CM-SUP-1, CM-SUP-4: coloured dice first, dice rolled again, then the crowns one by one."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("dice", NUMBER), one("crowns", NUMBER)]

    def __init__(self, seat: i64 = NONE, dice: i64 = 0, crowns: i64 = 0) -> None:
        self.seat: i64 = seat
        self.dice: i64 = dice
        self.crowns: i64 = crowns  # NONE until the dice were rolled

    def copy(self) -> Refill:
        return Refill(self.seat, self.dice, self.crowns)

    def check(self, g: Carolus) -> None:
        is_right = self.seat != NONE and 0 <= self.dice <= g.full_reserve
        must(is_right, "frame Refill: seat and dice do not fit")
        is_rolled = NONE <= self.crowns <= self.dice
        must(is_rolled, "frame Refill: crowns must be as many as the dice at most")

    def run(self, g: Carolus) -> Ask | None:
        if self.crowns == NONE:
            self.crowns = roll(g, self.seat, self.dice)
        if self.crowns == 0:
            g.done()
            return None
        colours = colours_to_be_had(g)
        if not colours:  # CM-SUP-3: no colour at all, so the cube is not taken
            g.tell("short", self.seat)
            g.done()
            return None
        ask = Ask(self.seat, "choose-crown", self.crowns)
        ask.offer_row(CROWNS[colours])
        if g.explaining:
            for colour in range(COLOURS):
                if not can_be_had(g, colour):
                    ask.refuse(CROWN.option(colour), "CM-SUP-3")
        return ask

    def chosen(self, g: Carolus, pick: int) -> None:
        colour: i64 = CROWN.first(pick)
        g.tell("crown", self.seat, colour)
        take(g, self.seat, colour)
        self.crowns -= 1


def roll(g: Carolus, seat: i64, dice: i64) -> i64:
    """Rolls all dice together, serves the colours and returns the number of crowns."""
    faces = [g.chance.below(CROWN_FACE + 1) for _ in range(dice)]
    if g.telling:
        g.tell_all("first-roll" if dice == g.full_reserve else "rolled", [seat, *faces])
    crowns: i64 = 0
    unserved: i64 = 0
    i: i64
    face: i64
    for i in range(dice):
        face = faces[i]
        if face == CROWN_FACE:
            crowns += 1
        elif take(g, seat, face):
            faces[i] = NONE
        else:
            unserved += 1
    if unserved:
        for face in faces:
            if face != NONE and face != CROWN_FACE:
                crowns += roll_again(g, seat, face)
    return crowns


def roll_again(g: Carolus, seat: i64, colour: i64) -> i64:
    """CM-SUP-3: a die whose colour cannot be had, until it shows one that can, or a crown."""
    while colours_to_be_had(g):
        face: i64 = g.chance.below(CROWN_FACE + 1)
        g.tell("rolled-again", seat, colour, face)
        if face == CROWN_FACE:
            return 1
        if take(g, seat, face):
            return 0
        colour = face
    g.tell("short", seat)
    return 0


def take(g: Carolus, seat: i64, colour: i64) -> bool:
    """One paladin from the centre, after CM-SUP-2 if need be; False if it cannot be had."""
    if g.supply[colour] == 0 and not give_back(g, colour):
        return False
    own = seat * COLOURS + colour
    g.supply[colour] = g.supply[colour] - 1
    g.reserve[own] = g.reserve[own] + 1
    return True


def give_back(g: Carolus, colour: i64) -> bool:
    """CM-SUP-2: every court gives as many as the smallest court can."""
    number = fewest_at_court(g, colour)
    if number == 0:
        return False
    for seat in range(g.seats):
        g.court[seat * COLOURS + colour] -= number
    g.supply[colour] += number * g.seats
    g.tell("gave-back", colour, number)
    return True


def can_be_had(g: Carolus, colour: i64) -> bool:
    return g.supply[colour] > 0 or fewest_at_court(g, colour) > 0


def colours_to_be_had(g: Carolus) -> i64:
    """As bits."""
    colours: i64 = 0
    c: i64
    for c in range(COLOURS):
        if can_be_had(g, c):
            colours |= BIT[c]
    return colours


def fewest_at_court(g: Carolus, colour: i64) -> i64:
    fewest: i64 = g.court[colour]
    seat: i64
    for seat in range(1, g.seats):
        fewest = min(fewest, g.court[seat * COLOURS + colour])
    return fewest
