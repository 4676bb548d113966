"""Shortcuts for a seat: ways that a game finds on a guess, each tried before it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from palatine.kernel import flow, sight
from palatine.kernel.chance import Chance
from palatine.kernel.position import game_of
from palatine.kernel.ways import Thing, tried

Named = tuple[str, str]  # kind and id


@dataclass(frozen=True)
class Shortcut:
    """Where it leads, the answers that lead there, what is left, and whether undo ends with it."""

    to: Named
    codes: tuple[str, ...]
    path: tuple[Named, ...]
    key: str
    numbers: tuple[int, ...]
    final: bool


def shortcuts(g: flow.State, seat: int, picked: Sequence[Named], chance: Chance) -> list[Shortcut]:
    """All shortcuts of a seat for what it has picked; nothing in them tells what it cannot know."""
    game = game_of(g)
    lexicon = game.lexicon(g.config)
    kinds = lexicon.kinds
    things: list[Thing] = []
    for kind, id in picked:
        if kind not in kinds or id not in kinds[kind].numbers:
            return []
        things.append(Thing(kinds[kind], kinds[kind].numbers[id]))
    guessed = sight.guess(sight.seen_by(g, seat), seat, chance)
    asks = [ask for ask in flow.asks(guessed) if ask.seat == seat]
    if not asks:
        return []
    found: list[Shortcut] = []
    for way in game.ways(guessed, asks[0], things):
        trial = tried(guessed, seat, way)
        if trial is not None:
            of = way.to.kind
            found.append(
                Shortcut(
                    (of.id, lexicon.name(of, way.to.number)),
                    tuple(lexicon.code(option) for option in way.options),
                    tuple((of.id, lexicon.name(of, number)) for number in way.path),
                    way.key,
                    tuple(way.numbers),
                    trial.is_final,
                )
            )
    return found
