"""CM-EMP to CM-MRG: the Emperor walks, castles are built or taken, territories join."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from palatine.games.carolus_magnus.end import FEWEST_TERRITORIES, end_by_castles, win_by_castle
from palatine.games.carolus_magnus.names import COLOURS, EMPEROR, SEAT, TERRITORIES, WALKS
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


@mypyc_attr(free_list_len=1)
class MoveEmperor(Frame[Carolus]):
    """CM-EMP-1: one step at least, at most the number on the seat's disc."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: i64 = NONE) -> None:
        self.seat: i64 = seat

    def copy(self) -> MoveEmperor:
        return self  # never changes, so it may be shared

    def check(self, g: Carolus) -> None:
        must(self.seat != NONE, "frame MoveEmperor: seat is missing")
        must(g.disc[self.seat] != NONE, "frame MoveEmperor: seat has laid no disc")

    def run(self, g: Carolus) -> Ask | None:
        disc: i64 = g.disc[self.seat]
        ask = Ask(self.seat, "move-emperor", disc)
        ask.offer_row(WALKS[min(disc, g.territories)])  # CM-AMB-6
        if g.explaining:
            self.explain(g, ask)
        return ask

    def explain(self, g: Carolus, ask: Ask) -> None:
        t = g.emperor
        for steps in range(1, 6):
            t = g.ahead[t]
            option = EMPEROR.option(steps)
            if option in ask.options:
                note_stop(g, ask, option, t)
            elif steps > g.disc[self.seat]:
                ask.refuse(option, "CM-EMP-1")
            else:
                ask.refuse(option, "CM-AMB-6")

    def chosen(self, g: Carolus, pick: int) -> None:
        steps: i64 = EMPEROR.first(pick)
        for _ in range(steps):  # CM-EMP-2: a joined territory is one step
            g.emperor = g.ahead[g.emperor]
        g.tell("moved", self.seat, steps, g.emperor)
        g.done()
        visit(g, g.emperor)


def note_stop(g: Carolus, ask: Ask, option: int, t: int) -> None:
    """What the Emperor's stop on t would do, with the strengths of all sides."""
    winner = g.strongest(t)
    owner = g.owner[t]
    strengths = g.strengths(t)
    if winner != NONE and winner != owner:
        if owner == NONE:
            ask.note(option, "stop-builds", t, winner, *strengths)
        else:
            ask.note(option, "stop-takes", t, winner, owner, g.castles[t], *strengths)
    elif owner == NONE:
        ask.note(option, "stop-nothing", t, *strengths)
    else:
        ask.note(option, "stop-kept", t, owner, *strengths)


def visit(g: Carolus, t: i64) -> None:
    """CM-CAS-1, CM-TAK-3: the one side ahead of all others builds, or takes every castle over."""
    winner = g.strongest(t)
    owner: i64 = g.owner[t]
    if winner == NONE or winner == owner:
        if g.telling:
            tell_nothing(g, t)
        return
    if g.telling:
        tell_castles(g, t, winner)
    before: i64 = g.castles[t]
    if owner != NONE:
        g.stock[owner] = g.stock[owner] + before
    left: i64 = g.stock[winner]
    castles = min(max(1, before), left)  # CM-TAK-4: all that are left
    g.castles[t] = castles
    g.stock[winner] = left - castles
    g.owner[t] = winner
    g.is_lively = True
    if castles == left:
        win_by_castle(g, winner)  # CM-END-1, before anything joins
        return
    join_neighbours(g, t)
    if g.territories < FEWEST_TERRITORIES:
        end_by_castles(g, TERRITORIES)  # CM-END-2


def tell_nothing(g: Carolus, t: int) -> None:
    """CM-CAS-2, CM-TAK-2: why the stop changed nothing."""
    if g.owner[t] == NONE:
        g.tell_all("nothing", [t, *g.strengths(t)])
    else:
        g.tell_all("kept", [t, g.owner[t], *g.strengths(t)])


def tell_castles(g: Carolus, t: int, winner: int) -> None:
    if g.owner[t] == NONE:
        g.tell_all("built", [winner, t, *g.strengths(t)])
    else:
        g.tell_all("took", [winner, t, g.owner[t], g.castles[t], *g.strengths(t)])


def join_neighbours(g: Carolus, t: i64) -> None:
    """CM-MRG-1: each ring neighbour with castles of the same side joins, perhaps both."""
    side: i64 = g.owner[t]
    joined = t
    before = g.territories
    if g.owner[g.ahead[t]] == side:
        join(g, t, g.ahead[t])
    if g.owner[g.behind[t]] == side:
        joined = g.behind[t]
        join(g, joined, t)
    if g.territories < before:
        g.tell("joined", joined, g.segments[joined])


def join(g: Carolus, first: i64, second: i64) -> None:
    """CM-MRG-2: the second territory, next clockwise, becomes part of the first for good."""
    c: i64
    for c in range(COLOURS):
        here, there = first * COLOURS + c, second * COLOURS + c
        g.cubes[here] = g.cubes[here] + g.cubes[there]
        g.cubes[there] = 0
    g.castles[first] = g.castles[first] + g.castles[second]
    g.segments[first] = g.segments[first] + g.segments[second]
    g.castles[second] = 0
    g.segments[second] = 0
    g.owner[second] = NONE
    beyond: i64 = g.ahead[second]
    g.ahead[first] = beyond
    g.behind[beyond] = first
    g.ahead[second] = NONE
    g.behind[second] = NONE
    if g.emperor == second:
        g.emperor = first
    g.territories -= 1
    g.forget(second)
