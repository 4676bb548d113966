"""What one stranger with a raw socket, or with many cookies, can do to the others."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import socket
import sqlite3
import struct
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import h11
import pytest

from palatine.table.doors import MOST_PIECES, MOST_UNREAD, SLICE, SocketDoor
from palatine.table.fair import Who
from palatine.table.retention import tidy
from palatine.table.tokens import origin_of
from tests.table.harness import CALM, Host, Near, Refusal, Visitor, serving
from tests.table.test_attacks import doors_of, is_dropped, port_of

pytestmark = pytest.mark.anyio

CONTINUATION, TEXT, PING = 0x0, 0x1, 0x9
HONEST = replace(CALM, frames_rate=100.0, frames_burst=500.0)


def frame(opcode: int, body: bytes = b"", is_last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    head = struct.pack("!BB", (0x80 if is_last else 0) | opcode, 0x80 | len(body))
    return head + bytes(4) + body


async def raw_socket(host: Host, table: str, receive_buffer: int = 0) -> socket.socket:
    """An anonymous socket at a table, with the handshake done by hand."""
    wire = socket.socket()
    if receive_buffer:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    wire.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(wire, ("127.0.0.1", port_of(host)))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"host: 127.0.0.1:{port_of(host)}",
        f"origin: {host.base}",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {key}",
    ]
    await loop.sock_sendall(wire, ("\r\n".join(lines) + "\r\n\r\n").encode())
    said = b""
    while b"\r\n\r\n" not in said:
        said += await loop.sock_recv(wire, 4096 if receive_buffer == 0 else 512)
    assert said.startswith(b"HTTP/1.1 101")
    return wire


async def pour(wire: socket.socket, frames: bytes, most: int) -> int:
    """Sends the same again and again until it is cut off; how many times that was."""
    loop = asyncio.get_running_loop()
    for sent in range(most):
        try:
            await loop.sock_sendall(wire, frames)
        except OSError:
            return sent
    return most


def sockets_in(host: Host) -> list[SocketDoor]:
    found = host.server.server_state.connections
    return [one for one in found if isinstance(one, SocketDoor)]


async def until_no_socket(host: Host) -> None:
    async with asyncio.timeout(30):
        while sockets_in(host):
            await asyncio.sleep(0.01)


async def test_endless_empty_frames_are_cut_off(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = 0
    handle = SocketDoor.handle_cont

    def counted(self: SocketDoor, event: object) -> None:
        nonlocal parsed
        parsed += 1
        handle(self, event)  # type: ignore[arg-type]

    monkeypatch.setattr(SocketDoor, "handle_cont", counted)
    async with serving(database, HONEST) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        wire = await raw_socket(host, laid["id"])
        async with asyncio.timeout(30):
            await asyncio.get_running_loop().sock_sendall(wire, frame(TEXT, b"{", is_last=False))
            assert await pour(wire, frame(CONTINUATION, is_last=False) * 10_000, 1000) < 1000
        await until_no_socket(host)
        wire.close()
        assert parsed <= MOST_PIECES + SLICE, "not one of sixty thousand a slice more"
        async with anna.at(laid["id"]) as a:
            await a.choose()
        await until_no_socket(host)
        assert doors_of(host).inside <= 1


async def test_endless_small_frames_of_any_kind_are_cut_off(database: Path) -> None:
    async with serving(database, HONEST) as host:
        laid = await host.visitor("Anna").lay("turns", "me")
        for flood in (
            frame(PING) * 5000,
            frame(0xA) * 5000,  # pongs that nobody asked for
            frame(TEXT, b"{}") * 5000,
            frame(TEXT, b"{", is_last=False) + frame(CONTINUATION, b"}") * 5000,
        ):
            wire = await raw_socket(host, laid["id"])
            async with asyncio.timeout(30):
                await pour(wire, flood, 100)
            await until_no_socket(host)
            wire.close()


async def test_bytes_are_limited_where_frames_are_few(database: Path) -> None:
    few = replace(CALM, socket_bytes_rate=1000.0, socket_bytes_burst=20_000.0)
    async with serving(database, few) as host:
        laid = await host.visitor("Anna").lay("turns", "me")
        wire = await raw_socket(host, laid["id"])
        async with asyncio.timeout(30):
            assert await pour(wire, frame(PING, bytes(125)) * 20, 100_000) < 100_000
        await until_no_socket(host)
        wire.close()


async def test_pings_whose_answers_nobody_reads_take_no_memory(database: Path) -> None:
    most = 0
    async with serving(database, replace(CALM, send_seconds=600.0)) as host:
        laid = await host.visitor("Anna").lay("turns", "me")
        wire = await raw_socket(host, laid["id"], receive_buffer=4096)
        pouring = asyncio.create_task(pour(wire, frame(PING, bytes(125)) * 100, 100_000))
        async with asyncio.timeout(60):
            while sockets_in(host):
                for door in sockets_in(host):
                    most = max(most, door.transport.get_write_buffer_size())
                await asyncio.sleep(0)
            assert await pouring < 100_000
        wire.close()
    assert most <= MOST_UNREAD + SLICE * 25, "a slice of pings more than is allowed"


def chunked(host: Host, chunks: int) -> bytes:
    head = f"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1:{port_of(host)}\r\n"
    head += "content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    return head.encode() + b"1\r\n \r\n" * chunks


async def test_a_body_of_endless_small_chunks_is_cut_off(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = 0
    plain = h11.Connection.next_event

    def counted(self: h11.Connection) -> object:
        nonlocal read
        read += 1
        return plain(self)

    monkeypatch.setattr(h11.Connection, "next_event", counted)
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(host))
    writer.write(chunked(host, 20_000))
    assert await is_dropped(reader, 30.0)
    assert read < MOST_PIECES + 10
    writer.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(host))
    writer.write(chunked(host, 20) + b'e\r\n{"name":"Eve"}\r\n0\r\n\r\n')
    assert b" 200 " in await asyncio.wait_for(reader.readline(), 30.0), "a few are nothing"
    writer.close()


async def test_an_honest_client_never_meets_the_budget(database: Path) -> None:
    settings = replace(HONEST, messages_rate=20.0, messages_burst=60.0)
    async with serving(database, settings) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("long", "me")
        async with anna.at(laid["id"]) as a:
            for _ in range(50):
                await a.choose()
            await a.wire.ping()
            assert (await a.fresh())["choices"] == 50


async def test_a_body_that_is_no_utf8_is_nonsense_and_no_accident(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    eve = host.visitor("Eve")
    laid = await eve.lay("turns", "me")
    for body in (b'{"name": "\xff\xfe"}', b'{"n\xc3": 1}', b"\xff", b'{"name": "\xed\xa0\x80"}'):
        for path in ("/api/me", "/api/tables", f"/api/tables/{laid['id']}/do"):
            response = await eve.http.post(
                path, content=body, headers={"content-type": "application/json"}
            )
            assert response.status_code == 400
            assert response.json()["error"]["code"] == "bad-message"
    assert "accident" not in caplog.text


async def test_who_leaves_in_the_middle_of_a_body_leaves_no_trace(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for path in ("/api/me", "/api/tables"):
        _, writer = await asyncio.open_connection("127.0.0.1", port_of(host))
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{port_of(host)}\r\n"
        head += "content-type: application/json\r\ncontent-length: 90\r\n\r\n"
        writer.write(head.encode() + b'{"name":')
        async with asyncio.timeout(30):
            while not host.server.server_state.tasks:
                await asyncio.sleep(0.005)
            writer.transport.abort()
            while host.server.server_state.tasks:
                await asyncio.sleep(0.005)
    assert "accident" not in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [record for record in caplog.records if record.name == "palatine.requests"]


class Crowd:
    """Many cookies behind a proxy, from whatever address they say."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def member(self, address: str) -> Visitor:
        visitor = self.host.visitor("Eve")
        visitor.http.headers["x-forwarded-for"] = address
        return visitor


BEHIND = replace(CALM, proxies="127.0.0.1", persons_per_address=2)


async def test_many_cookies_do_not_fill_the_lobby(database: Path) -> None:
    async with serving(database, replace(BEHIND, listed_per_person=3)) as host:
        crowd = Crowd(host)
        laid = 0
        for _ in range(5):
            eve = crowd.member("203.0.113.7")
            for _ in range(3):
                body = {"game": "turns", "seats": [{"player": "open"}] * 2, "listed": True}
                answer = await eve.http.post("/api/tables", json=body)
                assert answer.status_code in (201, 429)
                laid += answer.status_code == 201
            await eve.lay("turns", "me", "open")
        assert laid == 6, "as many as two persons"
        await crowd.member("203.0.113.8").lay("turns", "me", "open", listed=True)
        lobby = await crowd.member("203.0.113.9").get("/api/tables")
        assert lobby["pages"]["listed"]["total"] == 7


async def test_many_cookies_lay_no_more_tables_than_an_address_may(database: Path) -> None:
    async with serving(database, replace(BEHIND, tables_per_person=2)) as host:
        crowd = Crowd(host)
        for _ in range(2):
            eve = crowd.member("203.0.113.7")
            for _ in range(2):
                await eve.lay("turns", "me")
        with pytest.raises(Refusal, match="too-many"):
            await crowd.member("203.0.113.7").lay("turns", "me")
        with pytest.raises(Refusal, match="too-many"):
            await eve.lay("turns", "me")
        await crowd.member("2001:db8:1:2::7").lay("turns", "me")


async def test_what_is_costly_is_counted_by_address_too(database: Path) -> None:
    few = replace(BEHIND, costly_rate=0.001, costly_burst=3)
    async with serving(database, few) as host:
        crowd = Crowd(host)
        anna = crowd.member("203.0.113.8")
        laid = await anna.lay("turns", "me", listed=True)
        base = f"/api/tables/{laid['id']}"
        for _ in range(3):
            eve = crowd.member("203.0.113.7")
            await eve.post("/api/me", {"name": "Eve"})
            await eve.post(f"{base}/fork")
            await eve.get(f"{base}/log")
        late = crowd.member("203.0.113.7")
        await late.post("/api/me", {"name": "Eve"})
        said = {"do": "hint", "seat": "north", "version": 1}
        for path, body in (
            ("/api/tables", {"game": "turns", "seats": [{"player": "me"}]}),
            (f"{base}/fork", {}),
            (f"{base}/rematch", {}),
            (f"{base}/analysis", {"wanted": True}),
            (f"{base}/do", said),
            ("/api/qr", {"text": "x"}),
        ):
            with pytest.raises(Refusal, match="too-fast"):
                await late.post(path, body)
        await anna.post(f"{base}/fork")


async def test_bots_think_for_the_address_a_table_was_laid_from(database: Path) -> None:
    asked: list[Who] = []

    class Notes(Near):
        async def think(self, job: dict[str, Any], *more: Any) -> dict[str, Any]:
            asked.append(more[0])
            return await super().think(job, *more)

    async with serving(database, BEHIND, thinkers=Notes()) as host:
        crowd = Crowd(host)
        for address in ("203.0.113.7", "203.0.113.7", "203.0.113.8"):
            await crowd.member(address).lay("everybody", "easy", "easy", "easy")
        eve = crowd.member("203.0.113.9")
        laid = await eve.lay("turns", "me")
        async with asyncio.timeout(30):
            while len(asked) < 9:
                await asyncio.sleep(0.01)
        assert len({who.address for who in asked}) == 2
        assert len({who.person for who in asked}) == 3
        said = {"do": "hint", "seat": "north", "version": 1}
        await eve.post(f"/api/tables/{laid['id']}/do", said)
        assert asked[-1].address == origin_of("203.0.113.9")


async def test_no_address_is_stored_and_its_trace_goes_with_the_match(database: Path) -> None:
    async with serving(database) as host:
        anna = host.visitor("Anna")
        over, running = await anna.lay("turns", "me"), await anna.lay("turns", "me")
        async with anna.at(over["id"]) as a:
            await a.ask("resign", seat="north")
        await tidy(host.hall.store, CALM, host.hall.clock)
    with closing(sqlite3.connect(database)) as plain:
        found = dict(plain.execute("SELECT id, origin FROM tables"))
        text = "\n".join(plain.iterdump())
    assert found == {over["id"]: "", running["id"]: origin_of("127.0.0.1")}
    assert len(found[running["id"]]) == 5, "thousands of addresses have the same"
    assert "127.0.0.1" not in text
