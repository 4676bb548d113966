"""VW-TRN-06: one interpreter runs every list of ops; VW-TRN-07: several effects at once."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.viscounts.names import EFFECT, NUMBER, RESOLVE, SEAT, USE
from palatine.games.viscounts.programs import NOTHING
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    BIT,
    CARD_EFFECT,
    CARD_IDS,
    CARD_TRIGGER,
    CARDS,
    PLACES,
    PROGRAMS,
    SLOT_EFFECT,
    SLOT_IDS,
    SLOT_IF,
    TRIGGER_SLOTS,
)
from palatine.kernel.errors import BrokenRule, must
from palatine.kernel.flow import Ask, Field, Frame, many, one
from palatine.kernel.lexicon import NONE, Kind

FIRST: Final[list[int]] = PROGRAMS.first
LAST: Final[list[int]] = PROGRAMS.last
CODE: Final[list[int]] = PROGRAMS.code
WHAT: Final[list[int]] = PROGRAMS.what
COUNT: Final[list[int]] = PROGRAMS.count
REST: Final[list[int]] = PROGRAMS.rest
SOURCE: Final = Kind("source", CARD_IDS + SLOT_IDS)  # what an ongoing effect comes from


class Op:
    """One word of the vocabulary; `at` is the op's place in the table of programs."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        """VW-TRN-04: whether it can be done; optional ones always can."""
        return True

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        """Does it, or asks how; asking changes nothing."""
        raise BrokenRule("an op without run()")

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        """Hears the answer; returns how many of the next ops are skipped."""
        raise BrokenRule("an op that asks without chosen()")


# filled by vocabulary.py, in the order of the op codes: chapters need this module, so the table
# of what they do cannot be made here
PEOPLE: Final[list[Op]] = []
HOUSE: Final[list[Op]] = []  # VW-AI-13: what the Automa makes of them


class Effects(Frame[Viscounts]):
    """VW-TRN-06: the ops of a program, in the order of the list."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("program", EFFECT), one("at", NUMBER)]

    def __init__(self, seat: int = NONE, program: int = NONE, at: int = 0) -> None:
        self.seat = seat
        self.program = program
        self.at = at

    def copy(self) -> Effects:
        return Effects(self.seat, self.program, self.at)

    def check(self, g: Viscounts) -> None:
        is_given = self.seat != NONE and self.program != NONE
        must(is_given, "frame Effects: seat and program are needed")
        length = LAST[self.program] - FIRST[self.program]
        must(0 <= self.at <= length, f"frame Effects: at must be 0 to {length}")

    def run(self, g: Viscounts) -> Ask | None:
        words = HOUSE if self.seat == g.automa else PEOPLE
        first = FIRST[self.program]
        length = LAST[self.program] - first
        depth = len(g.frames)
        while self.at < length:
            at = first + self.at
            ask = words[CODE[at]].run(g, self.seat, at)
            if ask is not None:
                return ask
            self.at += 1
            if len(g.frames) != depth:  # VW-TRN-08: what it started comes first
                return None
        g.done()
        return None

    def chosen(self, g: Viscounts, pick: int) -> None:
        words = HOUSE if self.seat == g.automa else PEOPLE
        at = FIRST[self.program] + self.at
        self.at += 1 + words[CODE[at]].chosen(g, self.seat, at, pick)


def effect(g: Viscounts, seat: int, program: int) -> None:
    """Starts a program; it runs before everything that was called earlier."""
    if program != NOTHING:
        g.call(Effects(seat, program, 0))


def can_run(g: Viscounts, seat: int, program: int) -> bool:
    """VW-TRN-04: a side can be done if at least one of its ops can."""
    words = HOUSE if seat == g.automa else PEOPLE
    for at in range(FIRST[program], LAST[program]):
        if words[CODE[at]].can(g, seat, at):
            return True
    return False


class Triggers(Frame[Viscounts]):
    """VW-TRN-07: effects of one owner from one event, in an order that the owner chooses."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), many("waiting", SOURCE, SOURCE.size)]
    seat: int = NONE
    waiting: list[int]

    def copy(self) -> Triggers:
        other = Triggers()
        other.seat = self.seat
        other.waiting = self.waiting[:]
        return other

    def check(self, g: Viscounts) -> None:
        must(self.seat != NONE, "frame Triggers: seat is missing")
        is_waiting = len(self.waiting) > 0 and NONE not in self.waiting
        must(is_waiting, "frame Triggers: waiting is empty")

    def run(self, g: Viscounts) -> Ask | None:
        if len(self.waiting) == 1 or not any_needs_order(self.waiting):
            self.resolve(g, self.waiting[0])
            return None
        ask = Ask(self.seat, "choose-order")
        corrupts = False
        for source in self.waiting:
            corrupts |= PROGRAMS.gains_corruption[program_of(source)]
        for source in self.waiting:
            program = program_of(source)
            is_pure = not PROGRAMS.gains_corruption[program]
            if corrupts and is_pure and PROGRAMS.gains_virtue[program]:
                if g.explaining:  # corruption comes before virtue, whatever the owner likes
                    ask.refuse(source_option(source), "VW-TRN-07")
                continue
            ask.offer(source_option(source))
            if g.explaining:
                ask.note(source_option(source), "gives", program)
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        self.resolve(g, RESOLVE.first(pick) if RESOLVE.has(pick) else CARDS + USE.first(pick))

    def resolve(self, g: Viscounts, source: int) -> None:
        self.waiting.remove(source)
        if not self.waiting:
            g.done()
        program = program_of(source)
        if source < CARDS:
            g.tell("ongoing", self.seat, source, program)
        else:
            g.tell("slot-works", self.seat, source - CARDS, program)
        effect(g, self.seat, program)


def program_of(source: int) -> int:
    return CARD_EFFECT[source] if source < CARDS else SLOT_EFFECT[source - CARDS]


def source_option(source: int) -> int:
    return RESOLVE.option(source) if source < CARDS else USE.option(source - CARDS)


def any_needs_order(sources: list[int]) -> bool:
    """VW-TRN-10: nobody is asked if no effect asks, shuffles or moves a marker."""
    for source in sources:
        program = program_of(source)
        if PROGRAMS.asks[program] or PROGRAMS.shuffles[program]:
            return True
        if PROGRAMS.gains_virtue[program] or PROGRAMS.gains_corruption[program]:
            return True
    return False


def fire_cards(g: Viscounts, seat: int, trigger: int, waiting: list[int]) -> None:
    """Adds the townsfolk on the board that wait for this event, from left to right."""
    first = seat * PLACES
    for at in range(first, first + PLACES):
        card = g.board[at]
        if card != NONE and CARD_TRIGGER[card] == trigger:
            waiting.append(card)


def fire_slots(g: Viscounts, seat: int, trigger: int, waiting: list[int]) -> None:
    """Adds the open slots that wait for this event and whose condition fits."""
    slots = g.open[seat] & TRIGGER_SLOTS[trigger]
    if slots:
        for slot in range(len(SLOT_IDS)):
            if slots & BIT[slot] and g.holds(seat, SLOT_IF[slot]):
                waiting.append(CARDS + slot)


def fire(g: Viscounts, seat: int, trigger: int) -> None:
    """VW-TRN-09: everything of the seat's own that waits for this event."""
    waiting: list[int] = []
    fire_cards(g, seat, trigger, waiting)
    fire_slots(g, seat, trigger, waiting)
    if waiting:
        g.call(new_triggers(seat, waiting))


def new_triggers(seat: int, waiting: list[int]) -> Triggers:
    triggers = Triggers()
    triggers.seat = seat
    triggers.waiting = waiting
    return triggers
