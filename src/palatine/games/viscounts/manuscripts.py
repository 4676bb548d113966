"""VW-MAN: manuscripts are transcribed or taken free; three of a ribbon bring a bonus card."""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts import programs
from palatine.games.viscounts.effects import WHAT, Op, effect
from palatine.games.viscounts.names import SCRIPT
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    BIT,
    MANUSCRIPTS,
    RIBBON,
    SCRIPT_COST,
    SCRIPT_EFFECT,
    SEGMENTS,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

FOR_BONUS: Final = 3  # manuscripts of one ribbon


def front_manuscript(g: Viscounts, segment: int) -> int:
    """VW-MAN-03: the visible manuscript, or the one printed under the empty pile."""
    script = g.top_manuscript[segment]
    return MANUSCRIPTS + g.side * SEGMENTS + segment if script == NONE else script


def transcribe(g: Viscounts, seat: int, segment: int) -> None:
    """VW-MAN-01: the manuscript of a segment, paid for; VW-MAN-03: a printed one is not taken."""
    script = front_manuscript(g, segment)
    if script >= MANUSCRIPTS:
        g.tell("transcribed-printed", seat, script)
        resolve(g, seat, script)
        return
    g.tell("transcribed", seat, script)
    take(g, seat, segment)


def take(g: Viscounts, seat: int, segment: int) -> None:
    """VW-MAN-06: take it, then the bonus card if due, then its effect."""
    script = g.top_manuscript[segment]
    g.scribe[script] = seat
    g.manuscript_pile[segment] -= 1
    turn_up_manuscript(g, segment)
    ribbon = RIBBON[script]
    if g.bonus[ribbon] == NONE and of_ribbon(g, seat, ribbon) >= FOR_BONUS:  # VW-MAN-02
        g.bonus[ribbon] = seat
        g.tell("bonus-card", seat, ribbon)
    resolve(g, seat, script)


def resolve(g: Viscounts, seat: int, script: int) -> None:
    if SCRIPT_EFFECT[script] != programs.NOTHING:
        g.tell("manuscript-effect", seat, script, SCRIPT_EFFECT[script])
        effect(g, seat, SCRIPT_EFFECT[script])


def of_ribbon(g: Viscounts, seat: int, ribbon: int) -> int:
    """How many manuscripts of a ribbon the seat owns."""
    total = 0
    for script in range(MANUSCRIPTS):
        if g.scribe[script] == seat and RIBBON[script] == ribbon:
            total += 1
    return total


def turn_up_manuscript(g: Viscounts, segment: int) -> None:
    """VW-SET-04: only the top one of a pile is visible."""
    if g.manuscript_pile[segment] == 0:
        g.top_manuscript[segment] = NONE
        g.tell("manuscripts-empty", segment)
        return
    left = g.unseen_manuscripts
    script = left.pop(g.chance.below(len(left)))
    g.top_manuscript[segment] = script
    g.tell("manuscript-up", segment, script)


class ManuscriptFree(Op):
    """`manuscript_free COSTS`: VW-MAN-04, a visible one of such a cost from any segment."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        for script in g.top_manuscript:
            if script != NONE and WHAT[at] & BIT[SCRIPT_COST[script]]:
                return True
        return False

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        ask = Ask(seat, "take-manuscript")
        for place in range(SEGMENTS):
            script = g.top_manuscript[g.ring[place]]
            if script == NONE:
                continue
            option = SCRIPT.option(script)
            if WHAT[at] & BIT[SCRIPT_COST[script]]:
                ask.offer(option)
                if g.explaining:
                    ask.note(option, "gives", SCRIPT_EFFECT[script])
            elif g.explaining:
                ask.refuse(option, "VW-MAN-04")
        if ask.count == 0:
            g.tell("cannot", seat, programs.MANUSCRIPT_FREE)
            return None
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        script = SCRIPT.first(pick)
        g.tell("took-manuscript", seat, script)
        take(g, seat, g.top_manuscript.index(script))
        return 0
