"""What a server of the table can be told, by arguments or by PALATINE_<NAME>."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

PREFIX: Final = "PALATINE_"


@dataclass(frozen=True)
class Settings:
    """Defaults are for a handful of friends on one small machine."""

    database: str = ""  # a file, or a URL of SQLAlchemy; empty: a file in the user's data folder
    static: str = ""  # folder of the built client; empty: the package's own
    hosts: str = ""  # names this server may be called by, with commas; empty: any
    origins: str = ""  # sites besides the server's own that may open sockets, with commas
    proxies: str = ""  # addresses of proxies whose X-Forwarded-* headers are believed, with commas
    secure_cookie: bool = False  # for a proxy that speaks TLS without saying so in its headers
    log_level: str = "info"
    language: str = "en"  # of what is told to the person who started the server
    log: str = ""  # json or text; empty: text for a person at a terminal, else JSON

    bot_workers: int = 0  # processes for bots; 0: one less than there are cores
    bot_patience: float = 60.0  # seconds after which a worker is given up
    faster: str = ""  # folder in which the same package comes to lie compiled, for the workers

    lock_seconds: float = 5.0  # how long a write waits for a database that another program holds

    guest_days: int = 90  # after which persons go who are at no table; 0: never
    pack_days: int = 30  # after which the journal of a match that is over is packed; 0: never

    rooms: int = 500  # tables kept in memory
    tables_per_person: int = 200  # not yet over
    listed_per_person: int = 10  # of these, shown to all
    persons_per_address: int = 5  # whose share of tables and of what is costly an address has
    connections: int = 2000
    connections_per_address: int = 200  # but not of a proxy that was named
    sockets_per_person: int = 20
    sockets_per_address: int = 100
    anonymous_sockets: int = 500  # of those who have no cookie yet
    anonymous_sockets_per_address: int = 20
    spectators_per_table: int = 200
    spectators_per_address: int = 20  # at one table
    request_seconds: float = 15.0  # in which a request must arrive whole
    send_seconds: float = 20.0  # after which a client that takes nothing is dropped
    body_bytes: int = 16_384
    message_bytes: int = 4_096
    # what comes in by one socket, whether it becomes a message or not
    frames_rate: float = 100.0
    frames_burst: float = 500.0
    socket_bytes_rate: float = 100_000.0
    socket_bytes_burst: float = 500_000.0

    # each kind of input may come so often a second, after a burst of so many
    requests_rate: float = 20.0
    requests_burst: float = 100.0
    messages_rate: float = 20.0
    messages_burst: float = 60.0
    costly_rate: float = 0.5  # new tables, forks, hints
    costly_burst: float = 20.0
    strangers_rate: float = 2.0  # new persons, by address
    strangers_burst: float = 50.0

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if "://" in self.database:
            return self.database
        return f"sqlite+aiosqlite:///{self.file}"

    @property
    def file(self) -> Path | None:
        """The database file, where the database is one; by whatever name or link it is called."""
        if "://" in self.database:
            kind, _, rest = self.database.partition(":///")
            name = rest.partition("?")[0].removeprefix("file:")
            if not kind.startswith("sqlite") or name in ("", ":memory:"):
                return None
            return Path(name).resolve()
        if self.database:
            return Path(self.database).resolve()
        return (user_data_path("palatine", appauthor=False) / "tables.sqlite").resolve()


def from_environment(settings: Settings, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings with whatever the environment says differently."""
    changes: dict[str, object] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name not in environment:
            continue
        text = environment[name]
        kind = type(getattr(settings, field.name))
        try:
            changes[field.name] = (
                text.lower() in ("1", "true", "yes") if kind is bool else kind(text)
            )
        except ValueError:
            wanted = {int: "a whole number", float: "a number"}[kind]
            raise SystemExit(f"palatine: {name} should be {wanted}, not {text!r}") from None
    return replace(settings, **changes)  # type: ignore[arg-type]
