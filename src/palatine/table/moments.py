"""Moments: what a sight sees and hears between two stops of the rules, one after the other.

Nothing of it is stored: a choice is played again on a copy and looked at wherever the rules stop.
What brings a sight nothing new is no moment of it, and no choice of it either: how many there were
would tell what it cannot know.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from palatine.kernel import flow, position, sight
from palatine.kernel.facts import Fact
from palatine.kernel.flow import EVERYTHING, NOBODY
from palatine.kernel.journal import Again, Play
from palatine.kernel.sight import Seen
from palatine.table import wire

MOST: Final = 60  # moments in one message
KEPT: Final = 64  # choices of which the moments are remembered

Picture = dict[str, Any]


def see(g: flow.State, seat: int) -> Seen:
    """What a seat, the observer, or after the end everybody may see."""
    return Seen(g.copy()) if seat == EVERYTHING else sight.seen_by(g, seat)


@dataclass(frozen=True)
class Glimpse:
    """What a sight sees, and the picture of it."""

    seen: Seen
    picture: Picture


Glance = Callable[[int], Glimpse]  # what a sight sees now


def look(g: flow.State, seat: int, before: Glimpse | None = None) -> Glimpse:
    """What a sight sees; its picture takes over what has not changed since an earlier one."""
    seen = see(g, seat)
    if before is None:
        return Glimpse(seen, position.picture(seen, seat))
    return Glimpse(seen, position.picture(seen, seat, before.seen, before.picture))


def hears(seat: int, fact: Fact) -> bool:
    return seat == EVERYTHING or fact.heard_by(seat)


@dataclass(frozen=True)
class Moment:
    """A picture, and how many lines this choice had told the sight by then."""

    picture: Picture
    lines: int


class Gallery:
    """The moments of the last choices that somebody looked at, by choice and sight."""

    def __init__(self, shares: bool) -> None:
        self.shares = shares  # all sights have the same picture
        self.found: dict[int, dict[int, list[Moment]]] = {}
        self.again: Again | None = None  # where the last one ended: mostly the next begins there
        self.now: dict[int, Glimpse] = {}

    def forget(self, choice: int) -> None:
        """What came after so many choices was taken back."""
        self.again = None
        self.found = {made: told for made, told in self.found.items() if made <= choice}

    def of(
        self, play: Play, choice: int, seat: int, others: Collection[int], present: Glance
    ) -> list[Moment]:
        """What a choice brought a sight; those of `others` are made with it."""
        if not 0 < choice <= len(play.steps):
            return []
        told = self.found.setdefault(choice, {})
        if seat not in told:
            told.update(self.watch(play, choice, sorted({seat, *others} - set(told)), present))
            while len(self.found) > KEPT:
                del self.found[min(self.found)]
        return told[seat]

    def watch(
        self, play: Play, choice: int, seats: list[int], present: Glance
    ) -> dict[int, list[Moment]]:
        """Plays a choice again and looks at every stop; the last one may be the present."""
        again, now = self.again, self.now
        if again is None or again.choice != choice - 1 or not now.keys() >= set(seats):
            again = Again(play, choice - 1)
            now = self.glimpses(again.g, seats, {})
        self.again = None
        g = again.g
        told: dict[int, list[Moment]] = {seat: [] for seat in seats}
        lines = dict.fromkeys(seats, 0)
        again.choose()
        goes_on = True
        while True:
            facts, g.facts = g.facts, []
            if not goes_on and choice == len(play.steps):
                seen = {seat: present(seat) for seat in seats}
            else:
                seen = self.glimpses(g, seats, now)
            for seat in seats:
                heard = sum(hears(seat, fact) for fact in facts)
                if heard or seen[seat].picture != now[seat].picture:
                    lines[seat] += heard
                    told[seat].append(Moment(seen[seat].picture, lines[seat]))
            now = seen
            if not goes_on:
                self.again, self.now = again, now
                return told
            goes_on = again.step()

    def glimpses(
        self, g: flow.State, seats: list[int], before: dict[int, Glimpse]
    ) -> dict[int, Glimpse]:
        if self.shares and EVERYTHING not in seats:
            return dict.fromkeys(seats, look(g, NOBODY, before.get(seats[0])))
        return {seat: look(g, seat, before.get(seat)) for seat in seats}


class Count:
    """The choices of a match as each sight counts them.

    A sight counts its own choices and those by which it saw, heard or was told whom the table
    waits for anything new. Where a game has no secrets, every sight counts them all.
    """

    def __init__(self, sights: Sequence[int], is_partial: bool) -> None:
        self.is_partial = is_partial
        self.counted: dict[int, list[int]] = {seat: [] for seat in sights}
        self.made = 0  # choices that were looked at

    def follow(self, play: Play) -> None:
        """Takes in the choices made since."""
        if not self.is_partial:
            return
        last = len(play.steps)
        heard: list[int] = [0] * (last - self.made)  # by choice: who heard of it, as bits
        for fact in reversed(play.facts):
            if fact.choice <= self.made:
                break
            for seat in self.counted:
                if fact.heard_by(seat):
                    heard[fact.choice - self.made - 1] |= 1 << seat + 1
        again: Again | None = None
        for choice in range(self.made + 1, last + 1):
            heard[choice - self.made - 1] |= 1 << play.steps[choice - 1].seat + 1
            unaware = [s for s in self.counted if not heard[choice - self.made - 1] >> (s + 1) & 1]
            if unaware:
                if again is None:
                    again = Again(play, choice - 1)
                unaware = self.look(again, choice, unaware)
            for seat, choices in self.counted.items():
                if seat not in unaware:
                    choices.append(choice)
        self.made = last

    def look(self, again: Again, choice: int, seats: list[int]) -> list[int]:
        """Those of the sights for which a choice, of which they heard nothing, changed nothing."""
        while again.choice < choice - 1:
            again.choose()
            again.settle()
        g = again.g
        asked = [(ask.seat, ask.key) for ask in flow.asks(g)]
        before = {seat: look(g, seat) for seat in seats}
        again.choose()
        again.settle()
        if asked != [(ask.seat, ask.key) for ask in flow.asks(g)]:
            return []
        return [s for s in seats if look(g, s, before[s]).picture == before[s].picture]

    def totals(self) -> list[int]:
        """How many choices each sight counts."""
        return [len(choices) for choices in self.counted.values()]

    def cut(self, choices: int) -> None:
        """The match went back to the point after so many."""
        for counted in self.counted.values():
            del counted[bisect_right(counted, choices) :]
        self.made = min(self.made, choices)

    def number(self, seat: int, choice: int) -> int:
        """How many of so many choices the sight counts."""
        counted = self.counted.get(seat)
        if not self.is_partial or counted is None:
            return choice
        return bisect_right(counted, choice)

    def choice(self, play: Play, seat: int, number: int) -> int:
        """How many choices had been made when the sight had counted so many, at the latest."""
        counted = self.counted.get(seat)
        if not self.is_partial or counted is None:
            return number
        return counted[number] - 1 if number < len(counted) else len(play.steps)

    def last(self, seat: int, choice: int) -> int:
        """The last choice up to this one that the sight counts; 0 if there is none."""
        counted = self.counted.get(seat)
        if not self.is_partial or counted is None:
            return choice
        at = bisect_left(counted, choice + 1)
        return counted[at - 1] if at else 0


def back(then: Picture, now: Picture) -> tuple[Picture, list[list[str]]]:
    """What must be laid over the picture of now, and taken from it, to have that of then."""
    lay: Picture = {}
    drop: list[list[str]] = [[key] for key in now if key not in then]
    for key, value in then.items():
        if key not in now:
            lay[key] = value
        elif value is now[key] or value == now[key]:
            continue
        elif isinstance(value, dict) and isinstance(now[key], dict):
            inner, gone = back(value, now[key])
            if inner:
                lay[key] = inner
            drop += [[key, *path] for path in gone]
        else:
            lay[key] = value
    return lay, drop


def told(moments: Sequence[tuple[int, int, Picture]], now: Picture) -> list[wire.Moment]:
    """Moments for the wire, from the choice, the lines told and the picture of each: every one
    says how it differs from the one after it, the last from the picture of now."""
    found: list[wire.Moment] = []
    for choice, facts, picture in reversed(moments):
        lay, drop = back(picture, now)
        found.append(wire.Moment(choice, facts, lay, drop))
        now = picture
    found.reverse()
    return found
