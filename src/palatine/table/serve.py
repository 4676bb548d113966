"""Starting a server of the table: `palatine`, `palatine serve`."""

from __future__ import annotations

import contextlib
import fcntl
import ipaddress
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from palatine.table.settings import Settings, from_environment

if TYPE_CHECKING:
    from palatine.table.hall import Hall

LOOPBACK_NAMES: Final = "localhost,127.0.0.1,[::1]"
SERVED: Final = b"\nserved\n"  # in the lock file as long as a server runs


class AlreadyServed(Exception):
    """Another server has this database open; `url` says where."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    database: str = "",
    open_browser: bool = True,
    settings: Settings | None = None,
    make_hall: Callable[[Settings], Hall] | None = None,
    language: str = "en",
    log: str = "",
) -> None:
    """Serves the table until it is told to stop; port 0 takes a free one."""
    settings = from_environment(settings or Settings(language=language))
    if database:
        settings = replace(settings, database=database)
    if log:
        settings = replace(settings, log=log)
    refuse_missing_folder(settings)
    if not settings.hosts and is_loopback(host):
        settings = replace(settings, hosts=LOOPBACK_NAMES)
    listener = listen(host, port)
    url = address(host, int(listener.getsockname()[1]))
    try:
        with only_server(settings.file, url, settings.language) as was_sudden:
            # everything heavy is imported here: other commands of the program stay quick
            from palatine.table.hall import Hall
            from palatine.table.server import run
            from palatine.table.store import BadDatabase

            check_data()
            try:
                hall = (make_hall or Hall)(settings)
            except BadDatabase as error:
                raise SystemExit(f"palatine: {error}") from None
            hall.listens = (host, int(listener.getsockname()[1]))
            run(hall, listener, url, open_browser, was_sudden)
    except AlreadyServed as other:
        listener.close()
        if not open_browser or not other.url:
            who = other.url or "another server"
            raise SystemExit(f"palatine: {who} has this database open already") from None
        say(f"the table is already open at {other.url}")
        webbrowser.open(other.url)


def refuse_missing_folder(settings: Settings) -> None:
    """A folder that was named and is not there is a slip: only our own is made."""
    file = settings.file
    if settings.database and file is not None and not file.parent.is_dir():
        text = worded(settings.language, "serve-no-folder", folder=file.parent)
        raise SystemExit(f"palatine: {text}")


def worded(language: str, id: str, **arguments: object) -> str:
    from palatine.words import words

    return words("", language).text(id, **{name: str(value) for name, value in arguments.items()})


def check_data() -> None:
    """Corrected tables that do not fit or have no words, and guides that name what is not there,
    are refused before anybody plays."""
    from palatine.games import IDS, find
    from palatine.guides import load
    from palatine.kernel.data import corrected
    from palatine.kernel.errors import BadData
    from palatine.words import check

    try:
        for id in IDS:
            load(find(id))
            number = len(corrected(find(id).tables))
            if number:
                check(find(id))
                say(f"{id} is played with {number} corrected records")
    except BadData as error:
        raise SystemExit(f"palatine: {error}") from None


def say(text: str) -> None:
    """A line for the person at the terminal."""
    print(text, flush=True)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; refused with a reason a person understands."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named TCP, or asyncio leaves small packets waiting for each other
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise SystemExit(
            f"palatine: cannot listen on {host} port {port}: {error.strerror}"
        ) from None
    return listener


def address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@contextlib.contextmanager
def only_server(database: Path | None, url: str, language: str = "en") -> Iterator[bool]:
    """Two servers on one file would each trust its own memory: the second is turned away.

    The lock file beside it says where the first one is; the lock on the file itself holds for a
    second name of it, too. Yields whether the server before had no time to say that it ended.
    """
    if database is None:
        yield False
        return
    with contextlib.ExitStack() as held:
        try:
            database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            lock = os.open(
                database.with_name(database.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600
            )
            held.callback(os.close, lock)
            itself = os.open(database, os.O_RDWR | os.O_CREAT, 0o600)
            held.callback(os.close, itself)  # last of all: SQLite's own locks go with it
        except OSError as error:
            text = worded(language, "serve-no-file", file=database, error=error.strerror)
            raise SystemExit(f"palatine: {text}") from None
        for one in (lock, itself):
            try:
                fcntl.flock(one, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise AlreadyServed(os.pread(lock, 200, 0).decode().partition("\n")[0]) from None
        was_sudden = os.pread(lock, 200, 0).endswith(SERVED)
        os.ftruncate(lock, 0)
        os.pwrite(lock, url.encode() + SERVED, 0)
        try:
            yield was_sudden
        finally:
            os.ftruncate(lock, 0)


if __name__ == "__main__":
    serve(
        port=int(sys.argv[2]) if len(sys.argv) > 2 else 0,
        database=sys.argv[1] if len(sys.argv) > 1 else "",
        open_browser=False,
    )
