"""What a tournament costs beside `palatine simulate`; part of `make bench`.

The same bots play the same game both ways, in turns and in one process, in processor time; ratios
are those of decisions, medians over the rounds. What several processes are worth is told by the
clock on the wall, so it is left out where the machine has other work to do. Targets are those of
`bench/games/<game>.json`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from bench.harness import Rate, interleave, table
from bench.plans import people, plan_of
from bench.run import Target, number, ratio
from palatine import __version__
from palatine.arena import local, on_ray, store
from palatine.arena.director import Director
from palatine.arena.export import needed
from palatine.arena.matches import Setting, play
from palatine.arena.playing import Cast, play_block
from palatine.arena.tournament import Tournament, parse
from palatine.build import flavour
from palatine.games import IDS, find
from palatine.kernel.errors import BadData

BOTS: Final = ("random", "greedy")
QUIET: Final = 0.3  # load for each core up to which the clock on the wall is believed
WALL_GAMES: Final = 600  # of `greedy`, for each number of workers
MEASURES: Final = {
    "random_rows_by_simulate": "random games with their rows, decisions/s by those of simulate",
    "greedy_rows_by_simulate": "greedy games with their rows, decisions/s by those of simulate",
    "writer_by_worker": "processor time of the writer by that of its workers, greedy",
    "two_workers_by_one": "games/s of two workers by those of one, greedy",
    "ray_by_local": "games/s on Ray by those of as many local workers, greedy",
}


def tournament_of(id: str, bot: str, games: int = 10_000_000) -> tuple[Tournament, str]:
    """Two of a kind; the second has another seed."""
    text = (
        f'seed = "speed"\ngames = {games}\n\n[[game]]\nid = "{id}"\npeople = {people(id)}\n\n'
        f'[[contestant]]\nname = "a"\nbot = "{bot}"\n\n'
        f'[[contestant]]\nname = "b"\nbot = "{bot}:seed=2"\n'
    )
    return parse(text), text


class Simulated:
    """Games as `simulate` plays them."""

    def __init__(self, id: str, bot: str) -> None:
        self.name = f"{id}, {bot}, simulate"
        rules = find(id)
        options = rules.config(people(id), rules.named({})).options
        self.setting = Setting(id, people(id), options, (bot, f"{bot}:seed=2"), "speed")
        self.played = 0

    def rate(self, seconds: float) -> Rate:
        decisions, games = 0, 0
        started = process_time()
        while process_time() - started < seconds:
            decisions += play(self.setting, self.played).length
            self.played += 1
            games += 1
        spent = process_time() - started
        also = {"games/s": [games / spent]}
        return Rate(self.name, __version__, "decisions/s", [decisions / spent], also)


class Stored:
    """Games of a tournament, with their rows written; workers and writer in one process."""

    def __init__(self, id: str, bot: str, place: Path) -> None:
        self.name = f"{id}, {bot}, arena"
        tournament, text = tournament_of(id, bot)
        self.folder = store.create(place / f"{id}-{bot}", tournament, text)
        self.director = Director(self.folder)
        self.cast = Cast(tournament)

    def rate(self, seconds: float) -> Rate:
        decisions, games, writing = 0, 0, 0.0
        started = now = process_time()
        while now - started < seconds:
            job = self.director.next_job()
            assert job is not None
            rows = play_block(self.cast, job)
            before = process_time()
            self.director.take(job, rows)
            self.director.flush(is_due=False)
            now = process_time()
            writing += now - before
            games += len(rows)
            decisions += sum(row.length for row in rows)
        before = process_time()
        self.director.flush()
        now = process_time()
        writing += now - before
        spent = now - started
        also = {"games/s": [games / spent], "writer": [writing / (spent - writing)]}
        return Rate(self.name, __version__, "decisions/s", [decisions / spent], also)


# several processes, by the clock on the wall


class Pace:
    """Games a second between the first and the last that came in: no start is counted."""

    def __init__(self) -> None:
        self.seen: list[tuple[float, int]] = []

    def __call__(self, director: Director) -> None:
        if director.games and (not self.seen or director.games != self.seen[-1][1]):
            self.seen.append((perf_counter(), director.games))

    @property
    def value(self) -> float | None:
        if len(self.seen) < 2:
            return None
        (begun, before), (ended, after) = self.seen[0], self.seen[-1]
        return (after - before) / (ended - begun)


def pace(id: str, place: Path, run: Callable[[Director, Pace], None], games: int) -> float | None:
    tournament, text = tournament_of(id, "greedy", games)
    folder = store.create(place, tournament, text)
    told = Pace()
    run(Director(folder), told)
    folder.close()
    return told.value


def by_workers(director: Director, told: Pace, jobs: int) -> None:
    local.run(director, jobs, told)


def by_ray(director: Director, told: Pace, ray: Any) -> None:
    on_ray.play(ray, director, told)


def walls(id: str, place: Path, games: int) -> dict[str, float | None]:
    """What two workers and Ray are worth; nothing where the machine is busy."""
    cores = len(os.sched_getaffinity(0))
    if cores < 2 or os.getloadavg()[0] > QUIET * cores:
        return {}
    one = pace(id, place / "one", partial(by_workers, jobs=1), games)
    two = pace(id, place / "two", partial(by_workers, jobs=2), games)
    found = {"two_workers_by_one": two / one if one and two else None}
    try:
        ray = needed("ray")
    except BadData:
        return found
    ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False, num_cpus=2)
    try:
        pace(id, place / "warm", partial(by_ray, ray=ray), 40)
        spread = pace(id, place / "ray", partial(by_ray, ray=ray), games)
    finally:
        ray.shutdown()
    found["ray_by_local"] = spread / two if spread and two else None
    return found


# what is told


def measured(id: str, rates: dict[str, Rate]) -> dict[str, float | None]:
    """All ratios of a game that one process can tell."""
    found: dict[str, float | None] = {}
    for bot in BOTS:
        stored = rates.get(f"{id}, {bot}, arena")
        found[f"{bot}_rows_by_simulate"] = ratio(stored, rates.get(f"{id}, {bot}, simulate"))
        if bot == "greedy":
            found["writer_by_worker"] = median(stored.also["writer"]) if stored else None
    return found


def targets(ids: Sequence[str], found: dict[str, dict[str, float | None]]) -> list[Target]:
    """What is to be reached, game by game."""
    wanted: list[Target] = []
    for id in ids:
        for goal in plan_of(id).arena:
            limit = goal.least if goal.most is None else goal.most
            assert limit is not None
            what = f"{id}: {MEASURES[goal.measure]}"
            value = found[id].get(goal.measure)
            wanted.append(Target(what, value, limit, goal.most is not None, goal.aim))
    return wanted


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one run (2)")
    parser.add_argument("--repeats", type=int, default=5, help="runs of each, alternating (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    for id in chosen.games:
        if id not in IDS:
            parser.error(f"unknown game '{id}'; known are {', '.join(IDS)}")
    return chosen


def main() -> None:
    """Measure, judge and print."""
    chosen = arguments()
    ids = chosen.games or IDS
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        tasks: list[Callable[[], Rate]] = []
        for id in ids:
            for bot in BOTS:
                tasks.append(partial(Simulated(id, bot).rate, chosen.seconds))
                tasks.append(partial(Stored(id, bot, place).rate, chosen.seconds))
        rates = interleave(tasks, chosen.repeats)
        by_name = {rate.name: rate for rate in rates}
        found = {id: measured(id, by_name) for id in ids}
        for id in ids:
            if any("by_one" in goal.measure for goal in plan_of(id).arena):
                found[id].update(walls(id, place, WALL_GAMES))
    wanted = targets(ids, found)
    is_good = all(target.verdict != "missed" for target in wanted)
    if chosen.json:
        report = {
            "palatine": __version__,
            "build": flavour(),
            "rates": [rate.row() for rate in rates],
            "found": found,
            "targets": [target.row() for target in wanted],
            "good": is_good,
        }
        print(json.dumps(report, indent=2))
    else:
        print(f"palatine {__version__} ({flavour()}), Python {platform.python_version()}\n")
        print(table(rates))
        lines = [
            f"{id}: {MEASURES[key]}: {number(value)}"
            for id in ids
            for key, value in found[id].items()
            if value is not None
        ]
        for title, told in (("arena", lines), ("targets", [target.line for target in wanted])):
            print("\n".join(["", title, *(f"  {line}" for line in told)]))
        if flavour() != "compiled":
            print("\nThe rules are not compiled here: the targets are for the compiled package.")
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
