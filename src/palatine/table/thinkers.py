"""Bots think here: in worker processes beside the server, which never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

from palatine.bots import levels, think
from palatine.table.fair import NO_ONE, Line, Who, always
from palatine.table.wire import Refused

LOG = logging.getLogger("palatine.table")
ATTEMPTS: Final = 3
RANDOM: Final = "random"

Job = dict[str, Any]
Think = Callable[[Job], Job]


class GaveUp(Exception):
    """No worker could answer: all crashed or took too long."""


class Thinkers:
    """A pool of workers that is made when first needed and made anew when one crashes."""

    def __init__(
        self, workers: int, patience: float, think: Think = think, faster: str = ""
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.function = think
        self.pool: ProcessPoolExecutor | None = None
        # jobs queue up out here, so that patience is for thinking and not for waiting
        self.line = Line(self.workers)
        self.restarts = 0
        # where the same package comes to lie compiled, if it is being built
        self.faster = Path(faster) if faster else None
        self.former: ProcessPoolExecutor | None = None  # whose workers finish what they began

    async def think(
        self, job: Job, who: Who = NO_ONE, is_watched: Callable[[], bool] = always
    ) -> Job:
        """What `palatine.bots.think` says; a crash is survived by trying again.

        `who` is for whom it is thought, `is_watched` tells whether anybody looks on.
        """
        for _ in range(ATTEMPTS):
            await self.line.enter(who, is_watched)
            self.look_for_faster()
            pool = self.running()
            try:
                future = self.submit(pool, job, who)
                return await asyncio.wait_for(asyncio.wrap_future(future), self.patience)
            except (BrokenProcessPool, TimeoutError) as error:
                LOG.error("a worker was lost", extra={"error": type(error).__name__})
                self.discard(pool)
        raise GaveUp

    def submit(self, pool: ProcessPoolExecutor, job: Job, who: Who) -> Future[Job]:
        """Hands a job to a worker; its place is free when the worker is, not when nobody waits."""
        started = time.monotonic()
        loop = asyncio.get_running_loop()

        def done(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop was closed
                loop.call_soon_threadsafe(self.line.leave, who, time.monotonic() - started)

        try:
            future = pool.submit(self.function, job)
        except BaseException:
            self.line.leave(who, 0.0)
            raise
        future.add_done_callback(done)
        return future

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=settle_in
            )
        return self.pool

    def look_for_faster(self) -> None:
        """New workers take the compiled rules as soon as they are there; old ones finish first.

        The server stays as it is: a package that is loaded looks for its modules where it lies.
        """
        if self.faster is None or not (self.faster / "palatine").is_dir():
            return
        sys.path.insert(0, str(self.faster))  # workers are given our path when they are started
        self.faster = None
        if self.pool is not None:
            self.pool.shutdown(wait=False)
            self.former, self.pool = self.pool, None
        LOG.info("the bots think with compiled rules now")

    def discard(self, pool: ProcessPoolExecutor) -> None:
        """Ends a pool whose workers are gone or hang; the next job gets a new one."""
        if self.pool is pool:
            self.pool = None
            self.restarts += 1
        kill(pool)

    def warm_up(self) -> None:
        """Starts a worker before anybody waits for it."""
        self.running().submit(os.getpid)

    def close(self) -> None:
        for pool in (self.former, self.pool):
            if pool is not None:
                kill(pool, wait=True)
        self.former = self.pool = None


def kill(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """Thoughts can be thought again: nobody waits for a worker to finish."""
    for worker in list((getattr(pool, "_processes", None) or {}).values()):
        worker.kill()
    pool.shutdown(wait=wait)


def settle_in() -> None:
    """A worker leaves Ctrl-C to the server and goes when the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def bots_of(game: str) -> list[str]:
    """The bots that can be chosen, weakest first."""
    return list(levels(game))


def checked_bot(game: str, bot: str | None) -> str:
    """A bot that a table may name, one of the middle if it names none.

    Whole specs would let anybody order long thoughts.
    """
    bots = bots_of(game)
    if bot is None:
        return bots[(len(bots) - 1) // 2]
    if bot != RANDOM and bot not in bots:
        raise Refused("bad-option", detail=f"unknown bot '{bot}'; known are {', '.join(bots)}")
    return bot
