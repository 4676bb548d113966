"""Speed of the browser table: `python -m bench.table`, or `make bench-table`.

One server process; everything goes through real sockets on loopback. Measured are the time from a
click until everybody at the table has the new picture, at a steady pace and at saturation, the
processor time that a move costs the server, and whether a move late in a long match costs more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
import msgspec
import websockets

from palatine.build import flavour
from palatine.games import IDS, find
from palatine.kernel.game import Game
from palatine.table.hall import Hall
from palatine.table.serve import serve
from palatine.table.settings import Settings
from palatine.table.thinkers import Thinkers
from tests.toys.small import Picks, Small

ROOT: Final = Path(__file__).parents[1]
GAME: Final = IDS[0]  # the smallest
GOAL_MS: Final = 150.0
LONG_MATCH: Final = 3000
STRETCH: Final = 200  # moves that are measured together: the clock of a process is coarse
LIFTED: Final = {
    f"PALATINE_{name}": "1000000"
    for name in (
        "REQUESTS_RATE", "REQUESTS_BURST", "MESSAGES_RATE", "MESSAGES_BURST", "FRAMES_RATE",
        "FRAMES_BURST", "SOCKET_BYTES_RATE", "SOCKET_BYTES_BURST", "COSTLY_RATE",
        "COSTLY_BURST", "STRANGERS_RATE", "STRANGERS_BURST", "TABLES_PER_PERSON",
        "SOCKETS_PER_PERSON", "SOCKETS_PER_ADDRESS", "CONNECTIONS_PER_ADDRESS",
        "ANONYMOUS_SOCKETS", "ANONYMOUS_SOCKETS_PER_ADDRESS", "SPECTATORS_PER_ADDRESS",
    )
}  # fmt: skip


def long_game() -> Small:
    """A toy whose matches are longer than any real one."""
    game = Small(lambda: Picks(0, LONG_MATCH, 5))
    game.id = "long"
    return game


def find_any(id: str) -> Game:
    return long_game() if id == "long" else find(id)


def make_hall(settings: Settings) -> Hall:
    thinkers = Thinkers(1, 60.0)
    thinkers.warm_up = lambda: None  # type: ignore[method-assign]
    return Hall(settings, ids=[GAME, "long"], find=find_any, thinkers=thinkers)


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A server process with an empty database; yields its address and its process id."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.table", "--serve", str(Path(folder) / "tables.sqlite")],
            cwd=ROOT,
            env={**os.environ, **LIFTED, "PALATINE_LOG_LEVEL": "error"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/"), process.pid
        finally:
            process.terminate()
            process.wait(30)
            assert process.stdout is not None
            process.stdout.close()


def processor_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Link:
    """A socket with the last picture it got."""

    wire: websockets.ClientConnection
    view: dict[str, Any] = field(default_factory=dict)
    size: int = 0
    reached: dict[int, asyncio.Event] = field(default_factory=dict)

    async def listen(self) -> None:
        async for text in self.wire:
            message = msgspec.json.decode(text)
            if message["type"] == "table":
                self.view = message
                self.size = len(text)
                for version in [v for v in self.reached if v <= message["version"]]:
                    self.reached.pop(version).set()
            elif message["type"] == "refused":
                raise RuntimeError(f"refused: {message['error']['code']}")

    async def has(self, version: int) -> None:
        """Waits until a picture of this version is there."""
        if self.view.get("version", -1) < version:
            await self.reached.setdefault(version, asyncio.Event()).wait()

    def question(self) -> dict[str, Any] | None:
        for ask in self.view.get("asks", []):
            if "options" in ask:
                return dict(ask)
        return None


class Bench:
    """Two persons who share all tables, a socket each at every one."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.people = [httpx.AsyncClient(base_url=base, timeout=60) for _ in range(2)]
        self.tables: list[list[Link]] = []
        self.listeners: list[asyncio.Task[None]] = []

    async def lay(self, game: str, seats: int) -> None:
        players = [{"player": "me"}, {"player": "open"}][:seats]
        anna, bert = self.people
        laid = (await anna.post("/api/tables", json={"game": game, "seats": players})).json()
        for token in laid["invitations"].values():
            await bert.post(f"/api/tables/{laid['id']}/sit", json={"token": token})
        links = [await self.connect(person, laid["id"]) for person in self.people[:seats]]
        self.tables.append(links)

    async def connect(self, person: httpx.AsyncClient, id: str) -> Link:
        wire = await websockets.connect(
            self.base.replace("http", "ws", 1) + f"/api/tables/{id}/socket",
            origin=self.base,  # type: ignore[arg-type]
            additional_headers={"cookie": f"palatine={person.cookies['palatine']}"},
            compression=None,
            max_size=None,
        )
        link = Link(wire)
        self.listeners.append(asyncio.create_task(link.listen()))
        await link.has(1)
        return link

    async def move(self, links: list[Link], luck: random.Random) -> float | None:
        """One click, and the seconds until everybody at the table has the picture of it."""
        for link in links:
            question = link.question()
            if question is not None:
                break
        else:
            return None
        version = link.view["version"]
        code = luck.choice(question["options"])["code"]
        say = {"do": "choose", "seat": question["seat"], "code": code, "version": version}
        started = time.perf_counter()
        await link.wire.send(json.dumps(say))
        await asyncio.gather(*(other.has(version + 1) for other in links))
        return time.perf_counter() - started

    async def close(self) -> None:
        for task in self.listeners:
            task.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)
        for links in self.tables:
            for link in links:
                await link.wire.close()
        for person in self.people:
            await person.aclose()


async def steady(bench: Bench, seconds: float) -> list[float]:
    """A move per table and second, spread over the second."""
    times: list[float] = []
    until = time.perf_counter() + seconds

    async def play(nr: int, links: list[Link]) -> None:
        luck = random.Random(nr)
        next_move = time.perf_counter() + nr / len(bench.tables)
        while next_move < until:
            await asyncio.sleep(max(0.0, next_move - time.perf_counter()))
            taken = await bench.move(links, luck)
            if taken is not None:
                times.append(taken)
            next_move += 1.0

    await asyncio.gather(*(play(nr, links) for nr, links in enumerate(bench.tables)))
    return times


async def saturated(bench: Bench, seconds: float) -> list[float]:
    """Every table moves on as soon as everybody has seen the last move."""
    times: list[float] = []
    until = time.perf_counter() + seconds

    async def play(nr: int, links: list[Link]) -> None:
        luck = random.Random(nr)
        while time.perf_counter() < until:
            taken = await bench.move(links, luck)
            if taken is None:
                return
            times.append(taken)

    await asyncio.gather(*(play(nr, links) for nr, links in enumerate(bench.tables)))
    return times


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def tell(name: str, times: list[float]) -> None:
    p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
    print(f"{name}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {max(times) * 1000:.1f} ms")


async def run(base: str, pid: int, tables: int, seconds: float) -> bool:
    bench = Bench(base)
    started = time.perf_counter()
    for _ in range(tables):
        await bench.lay(GAME, 2)
    sockets = sum(len(links) for links in bench.tables)
    took = time.perf_counter() - started
    print(f"{tables} tables laid, {sockets} sockets opened in {took:.1f} s")
    print(f"picture: {median(link.size for links in bench.tables for link in links):.0f} bytes")

    before, wall = processor_seconds(pid), time.perf_counter()
    times = await steady(bench, seconds)
    wall = time.perf_counter() - wall
    used = processor_seconds(pid) - before
    tell(f"a move per table and second, {len(times)} moves, click to all pictures", times)
    print(f"server: {used / wall:.0%} of a core, {used / len(times) * 1000:.2f} ms a move")
    is_good = percentile(times, 0.99) < GOAL_MS
    print(f"p99 under {GOAL_MS:.0f} ms: {'yes' if is_good else 'NO'}")

    before = processor_seconds(pid)
    times = await saturated(bench, seconds / 2)
    used = processor_seconds(pid) - before
    print(f"saturation: {len(times) / (seconds / 2):.0f} moves a second, "
          f"{used / len(times) * 1000:.2f} ms of processor each")  # fmt: skip
    tell("  click to all pictures", times)
    await bench.close()

    long = Bench(base)
    await long.lay("long", 1)
    (links,) = long.tables
    luck = random.Random(0)
    early = await cost(long, links, luck, pid)
    for _ in range(1000 - 2 * STRETCH):
        await long.move(links, luck)
    late = await cost(long, links, luck, pid)
    print(f"long match, server's processor for a move: about move 10 {early[0]:.2f} ms, "
          f"about move 1,000 {late[0]:.2f} ms ({late[0] / early[0]:.2f} times)")  # fmt: skip
    print(f"  click to picture, median: {early[1]:.2f} ms and {late[1]:.2f} ms")
    await long.close()
    return is_good


async def cost(
    bench: Bench, links: list[Link], luck: random.Random, pid: int
) -> tuple[float, float]:
    """Processor time of the server for a move, and the median time to its picture, in ms."""
    before = processor_seconds(pid)
    times = [await bench.move(links, luck) or 0.0 for _ in range(STRETCH)]
    used = processor_seconds(pid) - before
    return used / STRETCH * 1000, median(times) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    if given.serve:
        serve(database=given.serve, open_browser=False, make_hall=make_hall)
        return
    load = os.getloadavg()[0]
    python = sys.version.split()[0]
    print(f"{os.cpu_count()} cores (load {load:.1f}), Python {python}, {flavour()} rules")
    with server() as (base, pid):
        is_good = asyncio.run(run(base, pid, given.tables, given.seconds))
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
