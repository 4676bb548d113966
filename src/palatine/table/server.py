"""The server process: uvicorn around the application, from first to last."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from types import FrameType
from typing import Final

import uvicorn

from palatine.table import logs
from palatine.table.app import create
from palatine.table.doors import Config, Doors, widen
from palatine.table.greeting import greet_person
from palatine.table.hall import Hall
from palatine.table.reach import names_told
from palatine.table.store import BadDatabase

LOG = logging.getLogger("palatine.table")
SHUTDOWN_SECONDS: Final = 10
BACKLOG: Final = 128  # who knocks while we are busy
LOOK_EVERY: Final = 5  # ticks of uvicorn, each a tenth of a second


class Server(uvicorn.Server):
    """Stops when told to and then returns, so that the hall can be closed in peace."""

    config: Config
    ended_by = ""  # the signal that came first

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.ended_by = self.ended_by or signal.Signals(sig).name
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_EVERY == 0:
            now = asyncio.get_running_loop().time()
            self.config.doors.look_round(self.server_state.connections, now)
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        numbers = [signal.SIGINT, signal.SIGTERM]
        if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
            numbers.append(signal.SIGHUP)  # its terminal was closed, and nobody said nohup
        for number in numbers:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def run(
    hall: Hall, listener: socket.socket, url: str, open_browser: bool, was_sudden: bool = False
) -> None:
    """Serves until a signal comes, and says which."""
    logs.set_up(hall.settings.log_level, hall.settings.log)
    if was_sudden:
        LOG.error("the server before this one ended suddenly: it was killed, or the machine was")
    try:
        reason = asyncio.run(live(hall, listener, url, open_browser))
    except BaseException as error:
        if not isinstance(error, SystemExit):
            tell_end(type(error).__name__)
        raise
    tell_end(reason)


def tell_end(reason: str) -> None:
    """The last line, whatever the log leaves out; whoever read the first one may be gone."""
    with contextlib.suppress(OSError, ValueError):
        print(f"the table is closed: {reason}", flush=True)


async def live(hall: Hall, listener: socket.socket, url: str, open_browser: bool) -> str:
    """From first to last; returns what ended it."""
    try:
        await hall.open()
    except BadDatabase as error:
        raise SystemExit(f"palatine: {error}") from None
    server = Server(configure(hall))
    widen(server.config.doors)
    # modules stay for good: looking through them again and again would stop the table each time
    gc.collect()
    gc.freeze()
    # the thread of the database answers sooner if nobody keeps the interpreter from it for long
    sys.setswitchinterval(0.001)
    greeter = asyncio.create_task(greet(server, hall, url, open_browser))
    try:
        await server.serve(sockets=[listener])
    finally:
        greeter.cancel()
        await hall.close()
    return server.ended_by or "no signal came"


def configure(hall: Hall) -> Config:
    """How uvicorn serves a hall that is open."""
    return Config(
        Doors(hall.settings),
        create(hall, is_open=True),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        ws_max_size=hall.settings.message_bytes,
        proxy_headers=bool(hall.settings.proxies),
        forwarded_allow_ips=hall.settings.proxies,
        ws_per_message_deflate=False,  # it would cost three to four times the rest
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


async def greet(server: Server, hall: Hall, url: str, open_browser: bool) -> None:
    """Says where the table is as soon as it can be reached."""
    while not server.started:
        await asyncio.sleep(0.01)
    greet_person(url, hall.settings, hall.listens[0])
    host, port = hall.listens
    if not hall.settings.hosts:
        print(names_told(host, port), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
    hall.thinkers.warm_up()
