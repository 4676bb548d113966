"""The doors: how many may come in, and how long they may keep us waiting.

A request must arrive whole within its time, counted from its first moment and not from its last
byte; whoever does not take what is sent is dropped. A connection too many is closed at once: the
descriptors that the database, the workers and those inside need are never given away.

A socket has a budget of bytes and of frames: a message is counted when it is whole, so what never
becomes one must be counted here, where it comes in.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import resource
from collections import Counter
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from palatine.table.settings import Settings

LOG = logging.getLogger("palatine.table")
RESERVE: Final = 128  # descriptors for everything that is no connection
TELL_EVERY: Final = 60.0  # seconds between two lines in the log about those turned away
SLICE: Final = 1024  # bytes of a socket that are read before its budget is looked at again
MOST_PIECES: Final = 64  # frames of a message, chunks of a request; browsers send ours in one
MOST_UNREAD: Final = 4_000_000  # bytes that wait for a socket to take them


class Doors:
    """Counts who is in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = settings.connections
        self.inside = 0
        self.by_address: Counter[str] = Counter()
        self.proxies = networks(settings.proxies)
        self.trusts_all = settings.proxies.strip() == "*"
        self.turned_away = 0
        self.told = float("-inf")
        self.slow: dict[Any, tuple[int, float]] = {}  # by connection: what it left, and since when

    def enter(self, address: str) -> bool:
        """Whether one more may come in from there."""
        too_many = self.inside >= self.most
        too_many = too_many or (
            self.by_address[address] >= self.settings.connections_per_address
            and not self.is_proxy(address)
        )
        if too_many:
            self.turn_away()
            return False
        self.inside += 1
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.inside -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def is_proxy(self, address: str) -> bool:
        """Everybody comes by the proxy's address: it is limited by the total only."""
        if self.trusts_all:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def turn_away(self) -> None:
        self.turned_away += 1
        now = asyncio.get_running_loop().time()
        if now - self.told >= TELL_EVERY:
            self.told = now
            LOG.warning(f"{self.turned_away} connections were turned away: too many")

    def look_round(self, connections: set[Any], now: float) -> None:
        """Drops whoever has not taken a byte of what was sent for too long."""
        slow: dict[Any, tuple[int, float]] = {}
        for connection in list(connections):
            transport = connection.transport
            left = transport.get_write_buffer_size() if transport is not None else 0
            if left == 0:
                continue
            least, since = self.slow.get(connection, (left, now))
            if left < least:
                least, since = left, now
            is_flooded = isinstance(connection, SocketDoor) and left > MOST_UNREAD
            if is_flooded or now - since >= self.settings.send_seconds:
                transport.abort()
            else:
                slow[connection] = (least, since)
        self.slow = slow


class Config(uvicorn.Config):
    """Uvicorn's configuration with our doors."""

    def __init__(self, doors: Doors, app: Any, **more: Any) -> None:
        super().__init__(app, http=Door, ws=SocketDoor, **more)
        self.doors = doors


class Reader(h11.Connection):
    """Reads requests; a body of too many chunks is read no further."""

    chunks = 0

    def next_event(self) -> Any:
        if self.chunks > MOST_PIECES:
            return h11.NEED_DATA
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = 0
        elif isinstance(event, h11.Data):
            self.chunks += event.chunk_end
        return event


class Door(H11Protocol):
    """A connection that is counted, and whose requests must arrive in time."""

    doors: Doors
    address: str
    is_in = False
    deadline: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Reader(h11.SERVER)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        assert isinstance(self.config, Config)
        self.doors = self.config.doors
        self.address = address_key(self.client[0] if self.client else "")
        self.is_in = self.doors.enter(self.address)
        if self.is_in:
            self.watch(True)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.is_in:
            return
        super().data_received(data)
        if isinstance(self.conn, Reader) and self.conn.chunks > MOST_PIECES:
            self.transport.abort()
        elif self.is_in:
            # idle or in the body of a request: it is the other side's turn to send
            self.watch(self.conn.their_state in (h11.IDLE, h11.SEND_BODY))

    def watch(self, is_awaited: bool) -> None:
        """The time of a request runs from its beginning until it has arrived whole."""
        if is_awaited and self.deadline is None:
            seconds = self.doors.settings.request_seconds
            self.deadline = self.loop.call_later(seconds, self.give_up)
        elif not is_awaited and self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        self.deadline = None
        self.transport.abort()

    def on_response_complete(self) -> None:
        self.watch(False)  # from here on uvicorn's own time for idle connections runs
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.watch(False)
        self.is_in = False  # the socket takes the place over
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.is_in:
            self.is_in = False
            self.watch(False)
            self.doors.leave(self.address)


class Budget:
    """So much may come at once, and so much of it every second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then = now

    def spend(self, much: int, now: float) -> bool:
        """Whether there was enough left for it."""
        self.left = min(self.burst, self.left + (now - self.then) * self.rate) - much
        self.then = now
        return self.left >= 0


class SocketDoor(WebSocketsSansIOProtocol):
    """A socket; its place was taken when the connection was made.

    Nobody honest comes near its limits, and telling whoever does would only be more to send: the
    connection is cut.
    """

    bytes_left: Budget
    frames_left: Budget

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(self.config, Config)
        settings = self.config.doors.settings
        now = self.loop.time()
        self.bytes_left = Budget(settings.socket_bytes_rate, settings.socket_bytes_burst, now)
        self.frames_left = Budget(settings.frames_rate, settings.frames_burst, now)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.conn.parser_exc is not None:
                return
            piece = data[start : start + SLICE]
            if not self.bytes_left.spend(len(piece), self.loop.time()):
                self.transport.abort()
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        is_over = not self.frames_left.spend(len(self.conn.events), self.loop.time())
        if is_over:
            self.conn.events_received()  # so many that looking at them is what was wanted
        super().handle_events()
        unread = self.transport.get_write_buffer_size()
        if is_over or len(self.frames) > MOST_PIECES or unread > MOST_UNREAD:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        assert isinstance(self.config, Config)
        self.config.doors.leave(address_key(self.client[0] if self.client else ""))


def networks(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Addresses and networks from a setting; what is none of both matches nothing."""
    found = []
    for part in text.split(","):
        try:
            found.append(ipaddress.ip_network(part.strip(), strict=False))
        except ValueError:
            continue
    return found


def address_key(address: str) -> str:
    """By what callers are told apart: of IPv6 by the network, for each household has one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return str(found)


def widen(doors: Doors) -> None:
    """Asks the system for as many descriptors as may come in; takes what it gives."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = doors.settings.connections + RESERVE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft != resource.RLIM_INFINITY and soft < wanted:
        doors.most = max(8, soft - RESERVE)
        LOG.warning(f"only {doors.most} connections: the system gives {soft} descriptors")
