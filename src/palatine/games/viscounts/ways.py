"""Shortcuts: an aim of the primary action together with all that pays for it."""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts.names import (
    BUILD,
    DISMISS,
    SLOT,
    WORK,
    WORKERS,
)
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import GOODS
from palatine.kernel.flow import Ask
from palatine.kernel.ways import Thing, Trial, Way

PAYS: Final = ["pays-nothing", "pays-one", "pays-two", "pays-three", "pays-four"]


def picks(g: Viscounts, ask: Ask) -> list[Thing] | None:
    """VW-ACT-07: aims that leave something to say about how they are paid."""
    if ask.key != "act":
        return None
    found: list[Thing] = []
    for option in ask.options:
        thing = aim_of(option)
        if thing is not None:
            trial = Trial(g, ask.seat, [])
            trial.take(option)
            if is_paying(trial):
                found.append(thing)
    return found if found else None


def aim_of(option: int) -> Thing | None:
    if BUILD.has(option):
        return Thing(SLOT, BUILD.first(option))
    if WORK.has(option):
        return Thing(WORKERS, WORK.first(option))
    return None


def ways(g: Viscounts, ask: Ask, picked: list[Thing]) -> list[Way]:
    """VW-ACT-03, VW-ACT-10: every payment for the aim that is picked, and every dismissal."""
    if ask.key != "act" or len(picked) != 1:
        return []
    to = picked[0]
    option = WORK.option(to.number) if to.kind.id == WORKERS.id else BUILD.option(to.number)
    if to.kind.id != SLOT.id and to.kind.id != WORKERS.id:
        return []
    start = Trial(g, ask.seat, [])
    if not start.take(option) or not is_paying(start):
        return []
    found: list[Way] = []
    todo = [start]
    while todo:
        trial = todo.pop(0)
        asked = trial.ask()
        if asked is None or not is_paying(trial):
            found.append(paid(g, to, trial))
            continue
        for pick in asked.options:
            further = trial.copy()
            further.take(pick)
            todo.append(further)
    return found


def is_paying(trial: Trial) -> bool:
    """Whether the question is how to pay."""
    ask = trial.ask()
    return ask is not None and (ask.key == "pay" or ask.key == "dismiss")


def paid(g: Viscounts, to: Thing, trial: Trial) -> Way:
    """What the answers of a trial have paid, and what is left of these goods."""
    for option in trial.options:
        if DISMISS.has(option):
            return Way(to, trial.options, [], "dismisses", [DISMISS.first(option)])
    after = trial.g
    assert isinstance(after, Viscounts)
    numbers: list[int] = []
    kinds = 0
    for good in range(GOODS):
        before = g.goods[trial.seat * GOODS + good]
        left = after.goods[trial.seat * GOODS + good]
        if left < before:
            numbers += [before - left, good, left]
            kinds += 1
    return Way(to, trial.options, [], PAYS[kinds], numbers)
