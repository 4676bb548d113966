"""CM-SUP and CM-SET-4: dice bring new paladins from the centre to a reserve."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.carolus_magnus.names import COLOURS, CROWN, CROWN_FACE, NUMBER, SEAT
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


class Refill(Frame[Carolus]):
    """CM-SUP-1, CM-SUP-4: coloured dice first, dice rolled again, then the crowns one by one."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("dice", NUMBER), one("crowns", NUMBER)]

    def __init__(self, seat: int, dice: int, crowns: int) -> None:
        self.seat = seat
        self.dice = dice
        self.crowns = crowns  # NONE until the dice were rolled

    def copy(self) -> Refill:
        return Refill(self.seat, self.dice, self.crowns)

    def run(self, g: Carolus) -> Ask | None:
        if self.crowns == NONE:
            self.crowns = roll(g, self.seat, self.dice)
        if self.crowns == 0:
            g.done()
            return None
        ask = Ask(self.seat, "choose-crown", self.crowns)
        for colour in range(COLOURS):
            if can_be_had(g, colour):
                ask.offer(CROWN.option(colour))
            elif g.explaining:
                ask.refuse(CROWN.option(colour), "CM-SUP-3")
        if not ask.count:  # CM-SUP-3: no colour at all, so the cube is not taken
            g.tell("short", self.seat)
            g.done()
            return None
        return ask

    def chosen(self, g: Carolus, pick: int) -> None:
        colour = CROWN.first(pick)
        g.tell("crown", self.seat, colour)
        take(g, self.seat, colour)
        self.crowns -= 1


def roll(g: Carolus, seat: int, dice: int) -> int:
    """Rolls all dice together, serves the colours and returns the number of crowns."""
    faces: list[int] = []
    for _ in range(dice):
        faces.append(g.chance.below(CROWN_FACE + 1))
    if g.telling:
        g.tell_all("first-roll" if dice == g.full_reserve else "rolled", [seat, *faces])
    crowns = 0
    unserved: list[int] = []
    for face in faces:
        if face == CROWN_FACE:
            crowns += 1
        elif not take(g, seat, face):
            unserved.append(face)
    for colour in unserved:
        crowns += roll_again(g, seat, colour)
    return crowns


def roll_again(g: Carolus, seat: int, colour: int) -> int:
    """CM-SUP-3: a die whose colour cannot be had, until it shows one that can, or a crown."""
    while any_can_be_had(g):
        face = g.chance.below(CROWN_FACE + 1)
        g.tell("rolled-again", seat, colour, face)
        if face == CROWN_FACE:
            return 1
        if take(g, seat, face):
            return 0
        colour = face
    g.tell("short", seat)
    return 0


def take(g: Carolus, seat: int, colour: int) -> bool:
    """One paladin from the centre, after CM-SUP-2 if need be; False if it cannot be had."""
    if g.supply[colour] == 0 and not give_back(g, colour):
        return False
    own = seat * COLOURS + colour
    g.supply[colour] = g.supply[colour] - 1
    g.reserve[own] = g.reserve[own] + 1
    return True


def give_back(g: Carolus, colour: int) -> bool:
    """CM-SUP-2: every court gives as many as the smallest court can."""
    number = fewest_at_court(g, colour)
    if number == 0:
        return False
    for seat in range(g.seats):
        g.court[seat * COLOURS + colour] -= number
    g.supply[colour] += number * g.seats
    g.tell("gave-back", colour, number)
    return True


def can_be_had(g: Carolus, colour: int) -> bool:
    return g.supply[colour] > 0 or fewest_at_court(g, colour) > 0


def any_can_be_had(g: Carolus) -> bool:
    for colour in range(COLOURS):
        if can_be_had(g, colour):
            return True
    return False


def fewest_at_court(g: Carolus, colour: int) -> int:
    fewest = g.court[colour]
    for seat in range(1, g.seats):
        fewest = min(fewest, g.court[seat * COLOURS + colour])
    return fewest
