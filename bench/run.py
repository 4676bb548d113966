"""How fast Palatine is, side by side with its peers; `make bench`.

Every game plays at random, is copied, kept and searched; the peers play games of their own in the
same rounds. Then targets and stored budgets of instructions are judged: the exit code is 1 if one
is missed.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from typing import Any, Final

from bench import memory, peers
from bench.harness import (
    Rate,
    Verdict,
    check_budget,
    instructions_per_decision,
    interleave,
    store_budget,
    table,
)
from bench.plans import Goal, people, plan_of
from palatine import __version__
from palatine.arena.speed import copies, random_games, run_for, searches
from palatine.build import flavour
from palatine.games import IDS, find
from palatine.kernel.game import Game

CATANATRON: Final = "Catanatron, two random players"
CATANATRON_COPY: Final = "Catanatron, copy in mid-game"
OPEN_SPIEL_MCTS: Final = "OpenSpiel MCTSBot, go 9x9"
CHESS: Final = "python-chess, random moves"
# what a target of `bench/games/<game>.json` may name, in words
MEASURES: Final = {
    "decisions_by_catanatron": "decisions/s by Catanatron's actions/s",
    "games_by_catanatron": "games/s by Catanatron's actions/s",
    "decisions_by_open_spiel": "decisions/s by actions/s of the fastest OpenSpiel game",
    "copies_by_catanatron": "copies/s by Catanatron's",
    "states_by_open_spiel": "mcts states/s by those of OpenSpiel's MCTSBot on go 9x9",
    "copy_by_game": "a copy by one of",
    "memory_by_game": "memory of a kept copy by one of",
}
COUNTED: Final = 20_000  # decisions whose instructions are counted, and as many again
IMPORT: Final = """
import json, sys, time
before = set(sys.modules)
started = time.process_time()
import palatine
spent = time.process_time() - started
made = set(sys.modules) - before
tops = {name.partition(".")[0] for name in made}
foreign = sorted(tops - set(sys.stdlib_module_names) - {"palatine"})
print(json.dumps({"seconds": spent, "modules": len(made), "foreign": foreign}))
"""


@dataclass(frozen=True)
class Target:
    """Something to reach: a measured number and its limit."""

    what: str
    measured: float | None
    limit: float
    is_most: bool = False  # the number must not be above the limit, instead of not below
    aim: float | None = None

    @property
    def verdict(self) -> str:
        if self.measured is None:
            return "not measured"
        is_met = self.measured <= self.limit if self.is_most else self.measured >= self.limit
        return "met" if is_met else "missed"

    @property
    def line(self) -> str:
        found = "-" if self.measured is None else number(self.measured)
        wanted = f"{'at most' if self.is_most else 'at least'} {number(self.limit)}"
        if self.aim is not None:
            wanted += f", aim {number(self.aim)}"
        return f"{self.verdict:12}  {self.what}: {found} ({wanted})"

    def row(self) -> dict[str, object]:
        """The target as it is written into JSON."""
        return {
            "what": self.what,
            "measured": self.measured,
            "limit": self.limit,
            "is_most": self.is_most,
            "aim": self.aim,
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class Start:
    """What it takes to begin: the shortest command, and importing the package."""

    games_seconds: float
    import_seconds: float
    import_modules: int
    foreign: list[str] = field(default_factory=list)  # imported from outside the standard library

    @property
    def line(self) -> str:
        return (
            f"`palatine games` {self.games_seconds:.3f} s, `import palatine`"
            f" {self.import_seconds:.3f} s and {self.import_modules} modules"
        )


def number(value: float) -> str:
    """Three digits that matter, or all of a large number."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.{1 if value >= 10 else 3}f}".rstrip("0").rstrip(".")


def name_of(id: str, goal: Goal) -> str:
    """The random play that a target is about."""
    return f"{id}, {goal.match}" if goal.match else f"{id}, random play"


def other(game: Game, goal: Goal) -> Callable[[], int]:
    """Work that plays the match of a target, which is not the one of the game."""
    return random_games(game, goal.people, goal.options, name_of(game.id, goal))


def random_rate(name: str, work: Callable[[], int], seconds: float) -> Rate:
    """Random decisions by the compiled driver; whole matches with their set-up."""
    done = run_for(seconds, work)
    return Rate(
        name,
        __version__,
        "decisions/s",
        [done.count / done.seconds],
        {"games/s": [done.calls / done.seconds]},
    )


def copy_rate(game: Game, work: Callable[[], int], seconds: float) -> Rate:
    """Copies of matches in their middle."""
    done = run_for(seconds, work)
    return Rate(
        f"{game.id}, copy in mid-game",
        __version__,
        "us/copy",
        [done.seconds / done.count * 1e6],
    )


def memory_rate(game: Game) -> Rate:
    """Memory of copies that are kept, as a search or a training run keeps them."""
    return Rate(f"{game.id}, kept copy", __version__, "bytes", [memory.measured(game)])


def search_rate(game: Game, work: Callable[[], int], seconds: float) -> Rate:
    """States that the search visits, with random playouts to the end."""
    done = run_for(seconds, work)
    return Rate(
        f"{game.id}, mcts with random playouts",
        __version__,
        "states/s",
        [done.count / done.seconds],
    )


def tasks(games: Sequence[Game], seconds: float) -> list[Callable[[], Rate]]:
    """What is measured of our own games."""
    found: list[Callable[[], Rate]] = []
    for game in games:
        seats = people(game.id)
        search = searches(game, seats, max(1, round(seconds * 250)))
        name = f"{game.id}, random play"
        found.append(partial(random_rate, name, random_games(game, seats), seconds))
        for goal in plan_of(game.id).targets:
            if goal.match:
                found.append(
                    partial(random_rate, name_of(game.id, goal), other(game, goal), seconds)
                )
        found.append(partial(copy_rate, game, copies(game, seats), seconds))
        found.append(partial(memory_rate, game))
        found.append(partial(search_rate, game, search, seconds))
    return found


def ratio(
    ours: Rate | None, theirs: Rate | None, unit: str = "", inverted: bool = False
) -> float | None:
    """Ours by theirs, round by round, so that a slow minute counts for both; the median of it."""
    if ours is None or theirs is None:
        return None
    runs = ours.also[unit] if unit else ours.runs
    pairs = list(zip(runs, theirs.runs, strict=True))
    return median([b / a if inverted else a / b for a, b in pairs])


def per_microsecond(rate: Rate) -> Rate:
    """A rate in microseconds for each as one in things per second."""
    return Rate(rate.name, rate.version, "per s", [1e6 / run for run in rate.runs])


def fastest_open_spiel(rates: dict[str, Rate]) -> Rate | None:
    """The OpenSpiel game with the fewest microseconds per action."""
    found = [rate for rate in rates.values() if rate.unit == "us/action"]
    return min(found, key=lambda rate: rate.value) if found else None


def ratios(ids: Sequence[str], rates: dict[str, Rate]) -> list[str]:
    """Every game against every peer, in words."""
    lines: list[str] = []
    spiel = fastest_open_spiel(rates)
    for id in ids:
        play = rates.get(f"{id}, random play")
        copy = rates.get(f"{id}, copy in mid-game")
        mcts = rates.get(f"{id}, mcts with random playouts")
        found = {
            "Catanatron's actions/s": ratio(play, rates.get(CATANATRON)),
            "python-chess's moves/s": ratio(play, rates.get(CHESS)),
            f"actions/s of {spiel.name if spiel else ''}": (
                ratio(play, per_microsecond(spiel)) if spiel else None
            ),
            "copies/s of Catanatron": ratio(copy, rates.get(CATANATRON_COPY), inverted=True),
            "states/s of OpenSpiel's MCTSBot on go 9x9": ratio(mcts, rates.get(OPEN_SPIEL_MCTS)),
        }
        for goal in plan_of(id).targets:
            if goal.measure == "memory_by_game":
                found[f"the memory of a kept copy of {goal.by}"] = measured(id, goal, rates)
        parts = [f"{number(value)} x {what}" for what, value in found.items() if value is not None]
        if parts:
            lines.append(f"{id}: {'; '.join(parts)}")
    return lines


def measured(id: str, goal: Goal, rates: dict[str, Rate]) -> float | None:
    """What a target names, of one game; None if a part of it was not measured."""
    play = rates.get(name_of(id, goal))
    copy = rates.get(f"{id}, copy in mid-game")
    mcts = rates.get(f"{id}, mcts with random playouts")
    if goal.measure == "decisions_by_catanatron":
        return ratio(play, rates.get(CATANATRON))
    if goal.measure == "games_by_catanatron":
        return ratio(play, rates.get(CATANATRON), "games/s")
    if goal.measure == "decisions_by_open_spiel":
        spiel = fastest_open_spiel(rates)
        return ratio(play, per_microsecond(spiel)) if spiel else None
    if goal.measure == "copies_by_catanatron":
        return ratio(copy, rates.get(CATANATRON_COPY), inverted=True)
    if goal.measure == "states_by_open_spiel":
        return ratio(mcts, rates.get(OPEN_SPIEL_MCTS))
    if goal.measure == "copy_by_game":
        return ratio(copy, rates.get(f"{goal.by}, copy in mid-game"))
    assert goal.measure == "memory_by_game", goal.measure
    return ratio(rates.get(f"{id}, kept copy"), rates.get(f"{goal.by}, kept copy"))


def targets(ids: Sequence[str], rates: dict[str, Rate], start: Start | None) -> list[Target]:
    """All that Palatine wants to reach, for the games that there are."""
    found: list[Target] = []
    for id in ids:
        for goal in plan_of(id).targets:
            about = f"{id}, {goal.match}" if goal.match else id
            what = f"{about}: {MEASURES[goal.measure]} {goal.by}".rstrip()
            limit = goal.least if goal.most is None else goal.most
            assert limit is not None, what
            is_most = goal.most is not None
            found.append(Target(what, measured(id, goal, rates), limit, is_most, goal.aim))
    if start is not None:
        found += [
            Target("`palatine games`, processor seconds", start.games_seconds, 0.3, is_most=True),
            Target(
                f"`import palatine`, foreign packages {start.foreign or ''}".rstrip(),
                len(start.foreign),
                0,
                is_most=True,
            ),
        ]
    return found


def measure_start(repeats: int) -> Start:
    """Fresh processes, charged with their processor time only."""
    spent: list[float] = []
    imports: list[dict[str, Any]] = []
    for _ in range(repeats):
        before = getrusage(RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "palatine", "games"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = getrusage(RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        told = subprocess.run([sys.executable, "-c", IMPORT], check=True, capture_output=True)
        imports.append(json.loads(told.stdout))
    return Start(
        median(spent),
        median([row["seconds"] for row in imports]),
        imports[0]["modules"],
        imports[0]["foreign"],
    )


def workload(game: str, count: int) -> list[str]:
    return [sys.executable, "-m", "bench.workload", game, str(count)]


def budgets(ids: Sequence[str], is_stored: bool) -> list[Verdict]:
    """Instructions per random decision of every game against its stored budget."""
    found: list[Verdict] = []
    for id in ids:
        measured = instructions_per_decision(partial(workload, id), COUNTED)
        if measured is None:  # valgrind is missing, and that was said
            break
        if is_stored:
            store_budget(id, measured)
        found.append(check_budget(id, measured))
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one run (0.5)")
    parser.add_argument("--repeats", type=int, default=5, help="runs of each, alternating (5)")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--no-budgets", action="store_true", help="count no instructions")
    parser.add_argument("--store", action="store_true", help="make what is counted the budgets")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    if chosen.seconds <= 0 or chosen.repeats < 1:
        parser.error("--seconds must be above 0 and --repeats at least 1")
    for id in chosen.games:
        if id not in IDS:
            parser.error(f"unknown game '{id}'; known are {', '.join(IDS)}")
    return chosen


def main() -> None:
    """Measure, judge and print."""
    chosen = arguments()
    ids = chosen.games or IDS
    is_compiled = flavour() == "compiled"
    theirs, missing = ([], []) if chosen.no_peers else peers.tasks(chosen.seconds)
    ours = tasks([find(id) for id in ids], chosen.seconds)
    rates = interleave([*ours, *theirs], chosen.repeats)
    by_name = {rate.name: rate for rate in rates}
    start = measure_start(chosen.repeats)
    wanted = targets(ids, by_name, start)
    # an interpreted build is for machines without a compiler: it has no budget to keep
    counted = budgets(ids, chosen.store) if is_compiled and not chosen.no_budgets else []
    is_good = all(target.verdict != "missed" for target in wanted)
    is_good = is_good and all(verdict.kept for verdict in counted)
    if chosen.json:
        report = {
            "palatine": __version__,
            "build": flavour(),
            "python": platform.python_version(),
            "cores": os.cpu_count(),
            "people": {id: people(id) for id in ids},
            "seconds": chosen.seconds,
            "repeats": chosen.repeats,
            "rates": [rate.row() for rate in rates],
            "targets": [target.row() for target in wanted],
            "budgets": [{"kept": verdict.kept, "line": verdict.line} for verdict in counted],
            "missing": missing,
            "good": is_good,
        }
        print(json.dumps(report, indent=2))
    else:
        print(f"palatine {__version__} ({flavour()}), Python {platform.python_version()}\n")
        print(table(rates))
        for title, lines in (
            ("people", [f"{id}: {people(id)}" for id in ids]),
            ("peers that are not there", missing),
            ("ratios", ratios(ids, by_name)),
            ("start", [start.line]),
            ("targets", [target.line for target in wanted]),
            ("budgets", [verdict.line for verdict in counted]),
        ):
            if lines:
                print("\n".join(["", title, *(f"  {line}" for line in lines)]))
        if not is_compiled:
            print("\nThe rules are not compiled here: the targets are for the compiled package.")
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
