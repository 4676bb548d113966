"""Shortcuts: things that are named in any order are picked together and named at once."""

from __future__ import annotations

from typing import Final

from palatine.games.crusader_kings.names import (
    CALL,
    CALL_REGION,
    DISBAND,
    GIVE_UP,
    MOBILISE,
    PASS,
    REGION,
    REVOKE,
    SEAT,
    SUPPORT,
    UNPAID,
)
from palatine.games.crusader_kings.state import Kings
from palatine.kernel.flow import Ask
from palatine.kernel.ways import Thing, Trial, Way

# by question, what the button says: how many are named
NOTES: Final[dict[str, str]] = {
    "mobilise": "picked-mobilise",
    "revoke": "picked-revoke",
    "disband": "picked-disband",
    "upkeep": "picked-upkeep",
    "give-up": "picked-give-up",
    "call": "picked-call",
    "rally": "picked-rally",
}


def picks(g: Kings, ask: Ask) -> list[Thing] | None:
    """What a bunch of answers may name, where it can name several."""
    if ask.key not in NOTES or (ask.key == "give-up" and ask.subject < 2):
        return None
    found: list[Thing] = []
    for option in ask.options:
        thing = named_by(option)
        if thing is not None:
            found.append(thing)
    return found if len(found) > 1 else None


def named_by(option: int) -> Thing | None:
    if CALL.has(option):
        return Thing(SEAT, CALL.first(option))
    for verb in (MOBILISE, REVOKE, DISBAND, UNPAID, GIVE_UP, CALL_REGION, SUPPORT):
        if verb.has(option):
            return Thing(REGION, verb.first(option))
    return None


def ways(g: Kings, ask: Ask, picked: list[Thing]) -> list[Way]:
    """All that is picked, and done; what does not fit any more is left out."""
    if ask.key not in NOTES or not picked:
        return []
    trial = Trial(g, ask.seat, [])
    for thing in picked:
        for option in ask.options:
            named = named_by(option)
            is_it = named is not None and named.kind.id == thing.kind.id
            if is_it and named is not None and named.number == thing.number:
                trial.take(option)
    number = len(trial.options)
    if number == 0:
        return []
    after = trial.ask()
    if after is not None and after.key == ask.key and PASS.option() in after.options:
        trial.take(PASS.option())
    return [Way(picked[0], trial.options, [], NOTES[ask.key], [number])]
