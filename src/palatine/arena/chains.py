"""Chains of matches: each begins with the record of the one before it (`simulate --chain`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from palatine.arena.matches import LONGEST_GAME, dealt, parties, play_bots
from palatine.bots import make
from palatine.bots.drive import play_out
from palatine.bots.registry import parse
from palatine.games import find
from palatine.interrupts import interrupts
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE

Progress = Callable[[int, int], None]


def simulate_chains(
    game: str,
    bots: Sequence[str],
    chains: int,
    length: int,
    seed: int | str = 0,
    options: dict[str, str] | None = None,
    progress: Progress | None = None,
    seats: int | None = None,
) -> dict[str, Any]:
    """Plays chains of so many matches and counts what their records tell of each match."""
    rules = find(game)
    if chains < 1 or length < 1 or not bots:
        raise BadData("a simulation needs at least one chain, one game and one bot")
    for spec in bots:
        make(spec, rules)
    if seats is None:
        seats = len(bots) if len(bots) in rules.seats else rules.seats[0]
    rules.config(seats, options or {})
    started = perf_counter()
    counts: dict[str, dict[str, int]] = {}
    numbers: dict[str, list[int]] = {}
    kinds: dict[str, str] = {}
    played = 0
    was_stopped = False
    failures: list[str] = []
    with interrupts:
        try:
            for chain in range(chains):
                luck = f"{seed}:{chain}"
                for record in records_of(rules, bots, luck, length, options, seats, failures):
                    for entry in rules.entries(record):
                        kinds[entry.key] = entry.kind
                        if entry.kind:
                            row = counts.setdefault(entry.key, {})
                            row[entry.thing] = row.get(entry.thing, 0) + 1
                        else:
                            numbers.setdefault(entry.key, []).append(entry.number)
                    played += 1
                if progress is not None:
                    progress(chain + 1, chains)
        except KeyboardInterrupt:
            was_stopped = True
    return {
        "game": game,
        "seats": seats,
        "bots": list(bots),
        "seed": str(seed),
        "stopped": was_stopped,
        "chain": length,
        "games": played,
        "failures": sorted(set(failures)),
        "seconds": round(perf_counter() - started, 3),
        "kinds": kinds,
        "counts": {key: dict(sorted(row.items())) for key, row in counts.items()},
        "means": {key: round(sum(row) / len(row), 3) for key, row in numbers.items()},
    }


def records_of(
    rules: Game,
    bots: Sequence[str],
    seed: str,
    length: int,
    options: dict[str, str] | None,
    seats: int,
    failures: list[str],
) -> list[dict[str, Any]]:
    """The records that the matches of one chain have left."""
    left: list[dict[str, Any]] = []
    for number in range(length):
        luck = f"{seed}:{number}"
        config = rules.config(seats, options or {}, left[-1] if left else None)
        g = rules.start(config, fast(luck))
        if all(parse(spec, rules.id).name == "random" for spec in bots):
            play_out(g, g.chance, LONGEST_GAME)
        else:
            specs = dealt(bots, parties(rules, g), g.houses, number)
            play_bots(g, rules, specs, luck, failures)
        if g.ended == NONE:
            raise BrokenRule(f"{rules.id}: game {luck} has not ended")
        record = rules.record(g)
        if record is None:
            raise BadData(f"{rules.id}: a match leaves nothing for a next one")
        left.append(record)
    return left
