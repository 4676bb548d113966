"""The engine of one machine: worker processes that may be killed, and one that writes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from time import monotonic
from typing import Any, Final

from palatine.arena.director import Director
from palatine.arena.plan import Job
from palatine.arena.playing import Cast, Watch, play_block
from palatine.arena.programs import FAREWELL, GRACE, LIBC, die_with_parent
from palatine.arena.store import BadFolder, Row
from palatine.arena.tournament import Tournament
from palatine.interrupts import interrupts

TICK: Final = 0.25  # seconds between two looks
CHUNK_SECONDS: Final = 0.2  # work that is handed out at a stretch
LARGEST_CHUNK: Final = 64
AHEAD: Final = 2  # chunks handed out to every worker, so that none waits
BAD_STARTS: Final = 3  # workers that die before they have played anything

# what a worker tells of itself in shared memory
BLOCK: Final = 0
DEADLINE: Final = 1
ROTATION: Final = 2
SEAT: Final = 3
CHOICE: Final = 4
NOTHING: Final = -1.0

Result = tuple[Job, list[Row], str]  # what went wrong, if there are no rows
Tick = Callable[[Director], None]

context: Final = multiprocessing.get_context("spawn")


class SharedWatch(Watch):
    """Writes into memory that the parent reads: it still can when the worker hangs."""

    def __init__(self, shared: Any) -> None:
        self.shared = shared

    def begin(self, block: int, rotation: int, seat: int, choice: int, ms: int) -> None:
        self.shared[ROTATION] = rotation
        self.shared[SEAT] = seat
        self.shared[CHOICE] = choice
        self.shared[DEADLINE] = monotonic() + ms / 1000 + GRACE

    def end(self) -> None:
        self.shared[DEADLINE] = NOTHING


def work(link: Connection, tournament: Tournament, errors: str, shared: Any, parent: int) -> None:
    """A worker: plays what it is given until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to hear
    if LIBC is not None:
        die_with_parent()
    if os.getppid() != parent:
        return
    cast = Cast(tournament, SharedWatch(shared), Path(errors) if errors else None)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            jobs: list[Job] = link.recv()
            results: list[Result] = []
            for job in jobs:
                shared[BLOCK] = job.block
                results.append(played(cast, job))
            shared[BLOCK] = NOTHING
            link.send(results)
    cast.close()


def played(cast: Cast, job: Job) -> Result:
    """The games of a block, or what our own code stumbled over."""
    try:
        return job, play_block(cast, job), ""
    except Exception as error:
        return job, [], f"{type(error).__name__}: {error}"[:500]


class Worker:
    """One worker process as its parent sees it."""

    def __init__(self, tournament: Tournament, errors: str) -> None:
        self.shared = context.RawArray("d", [NOTHING] * 5)
        self.link, other = context.Pipe()
        self.chunks: deque[list[Job]] = deque()
        self.sent: deque[float] = deque()
        self.has_played = False
        self.process = context.Process(
            target=work, args=(other, tournament, errors, self.shared, os.getpid()), daemon=True
        )
        # until it ignores Ctrl-C by itself it inherits that the signal is held back
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        other.close()

    def give(self, jobs: list[Job]) -> None:
        self.chunks.append(jobs)
        with suppress(BrokenPipeError, ConnectionResetError, OSError):  # seen as its death
            self.link.send(jobs)

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.link.close()


class Local:
    """So many worker processes."""

    def __init__(self, director: Director, jobs: int) -> None:
        self.director = director
        self.errors = str(director.folder.path / "stderr")
        self.workers = [self.hire() for _ in range(jobs)]
        self.seconds_per_block = CHUNK_SECONDS  # a guess, then a moving mean
        self.bad_starts = 0

    def hire(self) -> Worker:
        return Worker(self.director.tournament, self.errors)

    def run(self, tick: Tick) -> None:
        """Until all is played; Ctrl-C is raised when what came in is written."""
        try:
            while True:
                self.feed()
                if not any(worker.chunks for worker in self.workers):
                    self.director.flush()
                    self.dismiss()
                    break
                with interrupts.heard:
                    self.wait()
                self.collect()
                self.director.flush(is_due=False)
                tick(self.director)
        finally:
            for worker in self.workers:
                worker.kill()
            self.director.flush()

    def dismiss(self) -> None:
        """All is played: workers may let their programs read the last line, and go."""
        for worker in self.workers:
            worker.link.close()
        until = monotonic() + FAREWELL + GRACE
        for worker in self.workers:
            worker.process.join(max(0.0, until - monotonic()))

    def wait(self) -> None:
        signs: list[Any] = [worker.link for worker in self.workers]
        wait(signs + [worker.process.sentinel for worker in self.workers], TICK)

    def feed(self) -> None:
        size = max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS / max(1e-9, self.seconds_per_block))))
        for depth in range(AHEAD):
            for worker in self.workers:
                if len(worker.chunks) > depth:
                    continue
                jobs: list[Job] = []
                while len(jobs) < size and (job := self.director.next_job()) is not None:
                    jobs.append(job)
                if jobs:
                    worker.give(jobs)
                    worker.sent.append(monotonic())

    def collect(self) -> None:
        for at, worker in enumerate(self.workers):
            is_alive = self.receive(worker)
            overdue = worker.shared[DEADLINE]
            if is_alive and overdue != NOTHING and monotonic() > overdue:
                worker.process.kill()
                worker.process.join()
                self.receive(worker)
                self.lost(worker, has_hung=True)
            elif not is_alive or not worker.process.is_alive():
                self.receive(worker)
                self.lost(worker, has_hung=False)
            else:
                continue
            worker.kill()
            self.workers[at] = self.hire()

    def receive(self, worker: Worker) -> bool:
        """Takes what a worker has sent; tells whether it can still send."""
        try:
            while worker.link.poll():
                results: list[Result] = worker.link.recv()
                worker.chunks.popleft()
                since = worker.sent.popleft()
                if worker.sent:  # the next one began when this one ended
                    worker.sent[0] = monotonic()
                mean = (monotonic() - since) / len(results)
                self.seconds_per_block += 0.3 * (mean - self.seconds_per_block)
                worker.has_played = True
                for job, rows, trouble in results:
                    if trouble:
                        self.director.break_block(job, trouble)
                    else:
                        self.director.take(job, rows)
        except (EOFError, OSError):
            return False
        return True

    def lost(self, worker: Worker, has_hung: bool) -> None:
        """A worker is gone: the block that it played is to blame, the others only come again."""
        block = worker.shared[BLOCK]
        is_blamed = False
        for job in [job for jobs in worker.chunks for job in jobs]:
            if job.block == block and has_hung:
                numbers = [int(worker.shared[i]) for i in (ROTATION, SEAT, CHOICE)]
                self.director.hung(job, numbers[0], numbers[1], numbers[2])
                is_blamed = True
            elif job.block == block:
                self.director.died(job)
                is_blamed = True
            else:
                self.director.repeat(job)
        worker.chunks.clear()
        self.bad_starts = 0 if is_blamed or worker.has_played else self.bad_starts + 1
        if self.bad_starts > BAD_STARTS:
            raise BadFolder("worker processes end before they play anything")


def run(director: Director, jobs: int, tick: Tick) -> bool:
    """Plays what is left; returns whether Ctrl-C has stopped it."""
    with interrupts:
        engine = Local(director, jobs)
        try:
            engine.run(tick)
        except KeyboardInterrupt:
            return True
    return False
