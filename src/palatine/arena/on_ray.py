"""The engine of many machines: blocks as tasks of a Ray cluster; rows come out the same."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from palatine import __version__
from palatine.arena.director import Director
from palatine.arena.export import needed
from palatine.arena.local import LARGEST_CHUNK, Result, Tick, played
from palatine.arena.plan import Job
from palatine.arena.playing import Cast
from palatine.arena.store import NO_MATTER, as_run
from palatine.arena.tournament import Tournament
from palatine.interrupts import interrupts
from palatine.kernel.errors import BadData

AHEAD: Final = 2  # tasks for every core
TICK: Final = 0.25
CHUNK: Final = 8


@cache
def cast_of(tournament: Tournament) -> Cast:
    """One for every process of the cluster."""
    return Cast(tournament)


def work(tournament: Tournament, jobs: list[Job]) -> list[Result]:
    return [played(cast_of(tournament), job) for job in jobs]


def own_version(tournament: Tournament) -> dict[str, str]:
    """What a node would play with."""
    return {k: v for k, v in as_run(tournament).items() if k not in NO_MATTER}


def check_nodes(ray: Any, tournament: Tournament) -> None:
    """Every node must have this version, these rules and these tables."""
    wanted = own_version(tournament)
    pinned = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
    look = ray.remote(own_version)
    for node in ray.nodes():
        if node["Alive"]:
            place = pinned(node["NodeID"], soft=False)
            options = look.options(scheduling_strategy=place, num_cpus=0)
            where = node["NodeManagerAddress"]
            try:
                found = ray.get(options.remote(tournament))
            except ray.exceptions.RayError as error:
                told = str(error).strip().splitlines()[-1]
                raise BadData(f"node {where} cannot play: {told}") from None
            if found != wanted:
                theirs = found.get("palatine", "?")
                raise BadData(
                    f"node {where} has palatine {theirs} with {found}, here is {__version__}"
                )


def run(director: Director, address: str, jobs: int, tick: Tick) -> bool:
    """Plays what is left; returns whether Ctrl-C has stopped it."""
    ray = needed("ray")
    needed("ray.util.scheduling_strategies")
    tournament = director.tournament
    if not ray.is_initialized():
        how: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if address:
            how["address"] = address
        else:
            how["include_dashboard"] = False
            how["num_cpus"] = jobs or None
        try:
            ray.init(**how)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadData(f"no Ray at {address or 'this machine'}: {error}") from None
    try:
        check_nodes(ray, tournament)
        with interrupts:
            try:
                play(ray, director, tick)
            except KeyboardInterrupt:
                director.flush()
                return True
    finally:
        ray.shutdown()
    return False


def play(ray: Any, director: Director, tick: Tick) -> None:
    shared = ray.put(director.tournament)
    task = ray.remote(work).options(num_cpus=1, max_retries=0)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    under_way: dict[Any, list[Job]] = {}
    while True:
        while len(under_way) < most:
            chunk: list[Job] = []
            while len(chunk) < min(CHUNK, LARGEST_CHUNK):
                job = director.next_job()
                if job is None:
                    break
                chunk.append(job)
            if not chunk:
                break
            under_way[task.remote(shared, chunk)] = chunk
        if not under_way:
            break
        with interrupts.heard:
            done, _ = ray.wait(list(under_way), num_returns=1, timeout=TICK)
        for ref in done:
            chunk = under_way.pop(ref)
            try:
                results: list[Result] = ray.get(ref)
            except ray.exceptions.RayError:
                for job in chunk:  # which of them is to blame cannot be known
                    director.died(job)
                continue
            for job, rows, trouble in results:
                if trouble:
                    director.break_block(job, trouble)
                else:
                    director.take(job, rows)
        director.flush(is_due=False)
        tick(director)
    director.flush()
