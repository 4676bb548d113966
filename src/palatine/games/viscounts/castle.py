"""VW-CAS: workers enter the castle, climb in groups of three, and are bumped out."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.viscounts import programs
from palatine.games.viscounts.effects import COUNT, Op, effect
from palatine.games.viscounts.names import (
    AT_SECTION,
    BUMP,
    NUMBER,
    PASS,
    SEAT,
    SECTION,
    SHIFT,
)
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    BUMP_EFFECT,
    SECTION_EFFECT,
    SECTIONS,
    TIER_EFFECT,
    TIER_LIMIT,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

GROUP: Final = 3  # workers of one owner that make a group
ALL_SECTIONS: Final[list[int]] = [AT_SECTION.option(section) for section in range(SECTIONS)]


def place_workers(g: Viscounts, seat: int, section: int, n: int) -> None:
    """VW-CAS-01: from the supply into tier 1; if fewer are there, what is there."""
    n = min(n, g.supply[seat])
    g.supply[seat] -= n
    g.tier1[seat * SECTIONS + section] += n
    g.tell("placed", seat, n, section)
    check_castle(g)


def check_castle(g: Viscounts) -> None:
    """VW-CAS-11: starts the procedure, unless one is running that will see to it."""
    for frame in g.frames:
        if isinstance(frame, Castle):
            return
    g.call(Castle())


class Castle(Frame[Viscounts]):
    """VW-CAS-13: the current player's groups, then the others' in turn order, then the bumps."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Castle:
        return self

    def run(self, g: Viscounts) -> Ask | None:
        for steps in range(g.seats):  # VW-CAS-04, VW-CAS-08
            seat = g.next_seat(g.turn, steps)
            first = seat * SECTIONS
            groups = 0
            section = NONE
            for n in range(SECTIONS):
                if g.tier1[first + n] >= GROUP:
                    groups += 1
                    section = n
            if groups == 1:
                g.call(Group(seat, section, 0))
                return None
            if groups:
                return ask_group(g, seat)
            for n in range(SECTIONS):
                if g.tier2[first + n] >= GROUP:
                    go_to_top(g, seat, n)
                    return None
        ask = ask_bump(g)
        if ask.count == 0:
            g.done()
            return None
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        if AT_SECTION.has(pick):
            section = AT_SECTION.first(pick)
            for steps in range(g.seats):
                seat = g.next_seat(g.turn, steps)
                if g.tier1[seat * SECTIONS + section] >= GROUP:
                    g.call(Group(seat, section, 0))
                    return
        bump(g, BUMP.first(pick), BUMP.second(pick), BUMP.third(pick))


def ask_group(g: Viscounts, seat: int) -> Ask:
    """VW-CAS-02: with several groups the owner chooses which goes first."""
    ask = Ask(seat, "choose-group")
    for section in range(SECTIONS):
        if g.tier1[seat * SECTIONS + section] >= GROUP:
            ask.offer(AT_SECTION.option(section))
            if g.explaining:
                ask.note(AT_SECTION.option(section), "gives", SECTION_EFFECT[section])
    return ask


def ask_bump(g: Viscounts) -> Ask:
    """VW-CAS-05, VW-CAS-12: any worker of any section that holds too many, in any order."""
    ask = Ask(g.turn, "bump")
    for tier in (1, 2):
        workers = g.tier1 if tier == 1 else g.tier2
        for section in range(SECTIONS):
            total = 0
            for seat in range(g.seats):
                total += workers[seat * SECTIONS + section]
            if total > TIER_LIMIT[tier]:
                for seat in range(g.seats):
                    if workers[seat * SECTIONS + section]:
                        ask.offer(BUMP.option(tier, section, seat))
                        if g.explaining:
                            ask.note(BUMP.option(tier, section, seat), "gives", BUMP_EFFECT[tier])
    return ask


def bump(g: Viscounts, tier: int, section: int, owner: int) -> None:
    """VW-CAS-05: back to the owner's supply, and the owner is paid at once."""
    workers = g.tier1 if tier == 1 else g.tier2
    workers[owner * SECTIONS + section] -= 1
    g.supply[owner] += 1
    g.tell("bumped", g.turn, owner, tier, section)
    effect(g, owner, BUMP_EFFECT[tier])


class Group(Frame[Viscounts]):
    """VW-CAS-10: one worker up, its reward, then one to either side."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("section", SECTION),
        one("step", NUMBER),
    ]

    def __init__(self, seat: int = NONE, section: int = NONE, step: int = 0) -> None:
        self.seat = seat
        self.section = section
        self.step = step

    def copy(self) -> Group:
        return Group(self.seat, self.section, self.step)

    def check(self, g: Viscounts) -> None:
        is_given = self.seat != NONE and self.section != NONE
        must(is_given, "frame Group: seat and section are needed")
        must(0 <= self.step <= 1, "frame Group: step must be 0 or 1")
        workers = g.tier1[self.seat * SECTIONS + self.section]
        must(self.step == 1 or workers > 0, "frame Group: section must hold workers")

    def run(self, g: Viscounts) -> Ask | None:
        here = self.seat * SECTIONS + self.section
        if self.step == 0:
            self.step = 1
            g.tier1[here] -= 1
            g.tier2[here] += 1
            reward = SECTION_EFFECT[self.section]
            g.tell("went-up", self.seat, self.section, reward)
            effect(g, self.seat, reward)
            return None
        left = g.tier1[here]
        if left == 1:  # the others were moved away by the reward
            ask = Ask(self.seat, "choose-way", self.section)
            ask.offer(AT_SECTION.option(clockwise(self.section)))
            ask.offer(AT_SECTION.option(counter_clockwise(self.section)))
            return ask
        g.done()
        if left:
            shift(g, self.seat, self.section, clockwise(self.section))
            shift(g, self.seat, self.section, counter_clockwise(self.section))
        return None

    def chosen(self, g: Viscounts, pick: int) -> None:
        g.done()
        shift(g, self.seat, self.section, AT_SECTION.first(pick))


def clockwise(section: int) -> int:
    return (section + 1) % SECTIONS


def counter_clockwise(section: int) -> int:
    return (section - 1) % SECTIONS


def shift(g: Viscounts, seat: int, start: int, end: int) -> None:
    """One worker to a neighbouring section of tier 1."""
    first = seat * SECTIONS
    g.tier1[first + start] -= 1
    g.tier1[first + end] += 1
    g.tell("went-aside", seat, start, end)


def go_to_top(g: Viscounts, seat: int, section: int) -> None:
    """VW-CAS-03: from a group in tier 2 one enters tier 3; VW-CAS-06: the most there lead."""
    g.tier2[seat * SECTIONS + section] -= 1
    g.tier3[seat] += 1
    g.tell("went-to-top", seat, section, g.tier3[seat])
    leader = g.leader
    if leader == NONE:
        g.leader = seat
        g.tell("leader", seat)
    elif leader != seat and g.tier3[seat] > g.tier3[leader]:
        g.leader = seat
        g.tell("leader-from", seat, leader)
    effect(g, seat, TIER_EFFECT[3])


class CastleMove(Op):
    """`castle_move N`: VW-CAS-07, may move one own worker to a neighbouring tier-1 section."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        ask = Ask(seat, "castle-move")
        for section in range(SECTIONS):
            if g.tier1[seat * SECTIONS + section]:
                ask.offer(SHIFT.option(section, clockwise(section)))
                ask.offer(SHIFT.option(section, counter_clockwise(section)))
        if ask.count == 0:
            g.tell("cannot", seat, programs.CASTLE_MOVE)
            return None
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        if PASS.has(pick):
            g.tell("declined", seat, programs.CASTLE_MOVE)
            return 0
        start = SHIFT.first(pick)
        end = SHIFT.second(pick)
        first = seat * SECTIONS
        g.tier1[first + start] -= 1
        g.tier1[first + end] += 1
        g.tell("castle-moved", seat, start, end)
        check_castle(g)
        return 0


class PlaceWorkers(Op):
    """`place_workers N`: VW-CAS-07, free workers, all into one section of choice."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        return g.supply[seat] > 0

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        if g.supply[seat] == 0:
            g.tell("cannot", seat, programs.PLACE_WORKERS)
            return None
        ask = Ask(seat, "place-workers", min(COUNT[at], g.supply[seat]))
        ask.offer_row(ALL_SECTIONS)
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        place_workers(g, seat, AT_SECTION.first(pick), COUNT[at])
        return 0
