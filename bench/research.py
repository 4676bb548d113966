"""How fast `palatine.research` is beside the libraries whose form it speaks; part of `make bench`.

Every workload runs in a process of its own (PettingZoo's go keeps the size of its board in a
global), and all take turns, round by round, in processor time. Ratios are medians of the ratios of
the rounds; targets are those of `bench/games/<game>.json`.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from bench.harness import (
    Rate,
    Verdict,
    check_budget,
    instructions_per_decision,
    merge,
    store_budget,
    table,
)
from bench.peers import _play_weighted
from bench.plans import Goal, plan_of
from bench.run import Target, number, ratio
from palatine import __version__
from palatine.arena.speed import MIDDLES, middle, run_for
from palatine.build import flavour
from palatine.games import IDS, find, module_name

SEED: Final = 1
STEPS: Final = 50  # of many matches, between two looks at the clock
COUNTED: Final = 500  # observations whose instructions are counted, and as many again
GO: Final = "PettingZoo go_v5"
CHESS: Final = "PettingZoo chess_v6"
SYNC: Final = "OpenSpiel SyncVectorEnv, go 9x9"
TIC_TAC_TOE: Final = "OpenSpiel python_tic_tac_toe"
# what a target may name: our workload, theirs, and the words for it
MEASURES: Final = {
    "raw_by_go": ("raw_env", f"{GO}, raw_env", "steps/s of raw_env by go_v5's"),
    "raw_by_chess": ("raw_env", f"{CHESS}, raw_env", "steps/s of raw_env by chess_v6's"),
    "legal_by_go": ("raw_env, legal", f"{GO}, raw_env", "steps/s of raw_env by legal, by go_v5's"),
    "env_by_go": ("env", f"{GO}, env", "steps/s with wrappers by go_v5's with wrappers"),
    "vector_by_raw": ("vector", "raw_env", "steps/s of many matches by our raw_env's"),
    "vector_by_sync": ("vector", SYNC, "steps/s of many matches by OpenSpiel's SyncVectorEnv"),
    "spiel_by_tic_tac_toe": ("OpenSpiel", TIC_TAC_TOE, "nodes/s by python_tic_tac_toe's"),
    "encode_by_copy": ("encode", "copy", "time of an observation by that of a copy"),
}


def walk(made: Any, by_legal: bool) -> Callable[[], int]:
    """Work: a random match of an AEC environment; returns its steps."""
    import numpy as np

    rand = random.Random(SEED).random

    def play() -> int:
        made.reset(seed=int(rand() * 1e9))
        steps = 0
        for _ in made.agent_iter():
            observation, _, is_over, is_cut, info = made.last()
            if is_over or is_cut:
                made.step(None)
                continue
            legal = info["legal"] if by_legal else np.flatnonzero(observation["action_mask"])
            made.step(int(legal[int(rand() * len(legal))]))
            steps += 1
        return steps

    return play


def aec(id: str, people: int, kind: str) -> Callable[[], int]:
    from palatine.research import pettingzoo

    if kind == "env":
        return walk(pettingzoo.env(id, people), False)
    is_legal = kind == "raw_env, legal"
    return walk(pettingzoo.raw_env(id, people, mask=not is_legal), is_legal)


def peer_aec(name: str, kind: str) -> Callable[[], int]:
    module = import_module(f"pettingzoo.classic.{name}")
    return walk(getattr(module, kind)(), False)


def vector(id: str, people: int) -> Callable[[], int]:
    """Work: some steps of many matches, observations and masks included."""
    import numpy as np

    from palatine.research.gymnasium import PalatineVector

    count = plan_of(id).vector
    made = PalatineVector(id, count, people)
    made.reset(seed=SEED)
    luck = np.random.default_rng(SEED)
    state = {"info": made.info()}

    def step() -> int:
        info = state["info"]
        for _ in range(STEPS):
            starts = info["legal_offsets"][:-1]
            sizes = np.diff(info["legal_offsets"])
            at = starts + (luck.random(count) * sizes).astype(np.int64)
            # a match that is over has none: its number is not looked at
            numbers = info["legal"][np.minimum(at, len(info["legal"]) - 1)]
            *_, info = made.step(numbers)
        state["info"] = info
        return STEPS * count

    return step


def sync(count: int) -> Callable[[], int]:
    """Work: some steps of OpenSpiel's own environment of many matches."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([rl_environment.Environment("go(board_size=9)") for _ in range(count)])
    rand = random.Random(SEED).random
    state = {"steps": envs.reset()}

    def step() -> int:
        steps = state["steps"]
        for _ in range(5):
            chosen = []
            for one in steps:
                legal = one.observations["legal_actions"][one.observations["current_player"]]
                chosen.append(StepOutput(legal[int(rand() * len(legal))], None))
            steps, *_ = envs.step(chosen, reset_if_done=True)
        state["steps"] = steps
        return 5 * count

    return step


def nodes(name: str) -> Callable[[], int]:
    """Work: a random match through OpenSpiel, its chance nodes counted."""
    import pyspiel

    # each registers games of its own
    import_module("open_spiel.python.games")
    import_module("palatine.research.open_spiel")
    return partial(_play_weighted, pyspiel.load_game(name), random.Random(SEED).random)


def observations(id: str, people: int) -> Callable[[], int]:
    """Work: the observation of the seat that is asked, in the middle of several matches."""
    from palatine.kernel.flow import advance
    from palatine.research import layout
    from palatine.research.episodes import Episode

    found = layout(id, people)
    middles = [middle(find(id), people, seed) for seed in range(MIDDLES)]
    episodes = [Episode(found, g, advance(g)) for g in middles]

    def look() -> int:
        for episode in episodes:
            episode.observation(episode.seat)
        return MIDDLES

    return look


def copies(id: str, people: int) -> Callable[[], int]:
    middles = [middle(find(id), people, seed) for seed in range(MIDDLES)]

    def copy_each() -> int:
        for g in middles:
            g.copy()
        return MIDDLES

    return copy_each


def ours(id: str) -> dict[str, Callable[[], Callable[[], int]]]:
    """What is measured of one game, by the names that `MEASURES` has for it."""
    plan = plan_of(id)
    found: dict[str, Callable[[], Callable[[], int]]] = {}
    for people in plan.research_people or (plan.people,):
        where = f"{id}, {people}"
        for kind in ("raw_env", "raw_env, legal", "env"):
            found[f"{where}, {kind}"] = partial(aec, id, people, kind)
        found[f"{where}, vector"] = partial(vector, id, people)
        name = f"python_palatine_{module_name(id)}(players={people})"
        found[f"{where}, OpenSpiel"] = partial(nodes, name)
        found[f"{where}, encode"] = partial(observations, id, people)
        found[f"{where}, copy"] = partial(copies, id, people)
    return found


def theirs() -> dict[str, Callable[[], Callable[[], int]]]:
    return {
        f"{GO}, raw_env": partial(peer_aec, "go_v5", "raw_env"),
        f"{GO}, env": partial(peer_aec, "go_v5", "env"),
        f"{CHESS}, raw_env": partial(peer_aec, "chess_v6", "raw_env"),
        SYNC: partial(sync, 64),
        TIC_TAC_TOE: partial(nodes, "python_tic_tac_toe"),
    }


def serve(pipe: Connection, make: Callable[[], Callable[[], int]]) -> None:
    """A process with one workload: it runs when it is told to, and says how much it did."""
    warnings.simplefilter("ignore")
    work = make()
    work()  # what is only done once is not what is measured
    pipe.send(None)
    while (seconds := pipe.recv()) is not None:
        done = run_for(seconds, work)
        pipe.send(done.count / done.seconds)


def measured(
    workloads: dict[str, Callable[[], Callable[[], int]]], seconds: float, repeats: int
) -> dict[str, Rate]:
    """All workloads in turn, several rounds."""
    context = get_context("spawn")
    pipes: dict[str, Connection] = {}
    workers = []
    for name, make in workloads.items():
        mine, other = context.Pipe()
        workers.append(context.Process(target=serve, args=(other, make), daemon=True))
        workers[-1].start()
        other.close()
        mine.recv()
        pipes[name] = mine
    rounds: dict[str, list[Rate]] = {name: [] for name in pipes}
    for _ in range(repeats):
        for name, pipe in pipes.items():
            pipe.send(seconds)
            rounds[name].append(Rate(name, __version__, "per s", [pipe.recv()]))
    for pipe in pipes.values():
        pipe.send(None)
    for worker in workers:
        worker.join()
    return {name: merge(rates) for name, rates in rounds.items()}


def by(id: str, people: int, measure: str, rates: dict[str, Rate]) -> float | None:
    """The ratio that a target names, for so many people."""
    mine, other, _ = MEASURES[measure]
    where = f"{id}, {people}, "
    first = rates.get(where + mine)
    second = rates.get(where + other) or rates.get(other)
    return ratio(first, second, inverted=measure == "encode_by_copy")


def judged(id: str, goal: Goal, rates: dict[str, Rate]) -> Target:
    """A target is met if it is met with every number of people that was measured."""
    plan = plan_of(id)
    found = [by(id, n, goal.measure, rates) for n in plan.research_people or (plan.people,)]
    known = [value for value in found if value is not None]
    is_most = goal.most is not None
    limit = goal.least if goal.most is None else goal.most
    assert limit is not None
    worst = (max if is_most else min)(known) if known else None
    return Target(f"{id}: {MEASURES[goal.measure][2]}", worst, limit, is_most, goal.aim)


def lines(ids: Sequence[str], rates: dict[str, Rate]) -> list[str]:
    """Every game against everything, in words."""
    found = []
    for id in ids:
        plan = plan_of(id)
        for people in plan.research_people or (plan.people,):
            for measure, (_, _, words) in MEASURES.items():
                value = by(id, people, measure, rates)
                if value is not None:
                    found.append(f"{id}, {people}: {number(value)} x {words}")
    return found


def workload(id: str, count: int) -> list[str]:
    return [sys.executable, "-m", "bench.workload", id, str(count), "--encode"]


def budgets(ids: Sequence[str], is_stored: bool) -> list[Verdict]:
    """Instructions of one observation of every game against its stored budget."""
    found: list[Verdict] = []
    for id in ids:
        counted = instructions_per_decision(partial(workload, id), COUNTED)
        if counted is None:  # valgrind is missing, and that was said
            break
        name = f"{id}, observation"
        if is_stored:
            store_budget(name, counted)
        found.append(check_budget(name, counted))
    return found


def main() -> None:
    """Measure, judge and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.research", description=main.__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of one run (0.3)")
    parser.add_argument("--repeats", type=int, default=5, help="runs of each, alternating (5)")
    parser.add_argument("--only", default="", help="only workloads whose name has this in it")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--no-budgets", action="store_true", help="count no instructions")
    parser.add_argument("--store", action="store_true", help="make what is counted the budgets")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    for id in chosen.games:
        if id not in IDS:
            parser.error(f"unknown game '{id}'; known are {', '.join(IDS)}")
    ids = chosen.games or IDS
    missing = [
        f"{name} not installed: pip install 'palatine[peers]'"
        for name in ("numpy", "gymnasium", "pettingzoo", "pygame", "chess", "pyspiel")
        if find_spec(name) is None
    ]
    if missing:
        print("\n".join(["research is not measured", *missing]), file=sys.stderr)
        return
    workloads: dict[str, Callable[[], Callable[[], int]]] = {}
    for id in ids:
        workloads |= ours(id)
    if not chosen.no_peers:
        workloads |= theirs()
    workloads = {name: make for name, make in workloads.items() if chosen.only in name}
    rates = measured(workloads, chosen.seconds, chosen.repeats)
    wanted = [judged(id, goal, rates) for id in ids for goal in plan_of(id).research]
    is_compiled = flavour() == "compiled"
    counted = budgets(ids, chosen.store) if is_compiled and not chosen.no_budgets else []
    is_good = all(target.verdict != "missed" for target in wanted)
    is_good = is_good and all(verdict.kept for verdict in counted)
    if chosen.json:
        report = {
            "palatine": __version__,
            "build": flavour(),
            "python": platform.python_version(),
            "rates": [rate.row() for rate in rates.values()],
            "targets": [target.row() for target in wanted],
            "budgets": [{"kept": verdict.kept, "line": verdict.line} for verdict in counted],
            "good": is_good,
        }
        print(json.dumps(report, indent=2))
    else:
        print(f"research, palatine {__version__} ({flavour()})\n")
        print(table(list(rates.values())))
        for title, found in (
            ("ratios", lines(ids, rates)),
            ("targets", [target.line for target in wanted]),
            ("budgets", [verdict.line for verdict in counted]),
        ):
            if found:
                print("\n".join(["", title, *(f"  {line}" for line in found)]))
        if not is_compiled:
            print("\nThe rules are not compiled here: the targets are for the compiled package.")
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
