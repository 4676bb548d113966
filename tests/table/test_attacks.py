"""What strangers tried, and what must come of it: memory, descriptors, the log, nonsense."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from palatine.table.doors import Doors, address_key, widen
from palatine.table.guard import route
from palatine.table.logs import NOISY, Seldom, set_up
from palatine.table.settings import Settings
from palatine.table.static import Files
from tests.table.harness import CALM, Host, Refusal, serving
from tests.table.test_http import socket_closes

pytestmark = pytest.mark.anyio


def built(folder: Path) -> Path:
    """A client of two files."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Palatine</title>")
    (folder / "assets" / "app-1.js").write_text("export {};" * 100)
    return folder


def test_one_file_under_many_paths_is_kept_once(tmp_path: Path) -> None:
    files = Files(built(tmp_path / "built"))
    assert files.get("assets/app-1.js") is not None
    for n in range(1, 50):
        assert files.get("./" * n + "assets/app-1.js") is None
        assert files.get("assets/" + "/" * n + "app-1.js") is None
    assert len(files.kept) == 1


async def test_a_long_path_is_no_accident(database: Path, tmp_path: Path) -> None:
    settings = replace(CALM, static=str(built(tmp_path / "built")))
    async with serving(database, settings) as host:
        http = host.visitor("Eve").http
        assert (await http.get("/" + "x" * 300)).status_code == 200, "the client's own page"
        assert (await http.get("/" + "x" * 300 + ".js")).status_code == 404
        assert (await http.get("/assets/" + "x/" * 1000 + "a.js")).status_code == 404
        assert (await http.get("/a%00b.js")).status_code == 404


async def test_deep_nesting_is_nonsense_and_no_accident(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    eve = host.visitor("Eve")
    for body in (b"[" * 15_000, b'{"name":' * 1_900, b'{"game":"turns","seats":' + b"[" * 15_000):
        for path in ("/api/me", "/api/tables"):
            response = await eve.http.post(
                path, content=body, headers={"content-type": "application/json"}
            )
            assert response.status_code == 400
            assert response.json()["error"]["code"] == "bad-message"
    laid = await eve.lay("turns", "me")
    async with eve.at(laid["id"]) as e:
        for text in ("[" * 4_000, '{"do":' * 600):
            await e.wire.send(text)
            assert (await e.receive())["error"]["code"] == "bad-message"
        await e.choose()
    assert "accident" not in caplog.text


async def test_a_refusal_names_the_message_that_was_refused(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        for said in (
            {"do": "dance", "id": "u1"},
            {"do": "choose", "id": "u1"},
            {"do": "here", "id": "u1", "more": 1},
            {"id": "u1"},
        ):
            await a.wire.send(json.dumps(said))
            reply = await a.receive()
            assert (reply["type"], reply["reply"]) == ("refused", "u1")
        for unreadable in ("{", '{"do": "here", "id": 7}', '{"do": "here", "id": ""}'):
            await a.wire.send(unreadable)
            assert (await a.receive())["reply"] is None


async def test_429_says_when_to_come_again(database: Path) -> None:
    slow = replace(CALM, requests_rate=0.1, requests_burst=3, tables_per_person=1)
    async with serving(database, slow) as host:
        eve = host.visitor("Eve")
        await eve.lay("turns", "me")
        body = {"game": "turns", "seats": [{"player": "me"}]}
        many = await eve.http.post("/api/tables", json=body)
        assert many.json()["error"]["code"] == "too-many"
        assert int(many.headers["retry-after"]) > 0
        for _ in range(4):
            fast = await eve.http.get("/api/me")
        assert fast.json()["error"]["code"] == "too-fast"
        wait = fast.json()["error"]["args"]["wait"]
        assert int(fast.headers["retry-after"]) >= wait > 0


async def test_forwarded_addresses_are_not_believed_unless_a_proxy_is_named(
    database: Path,
) -> None:
    few = replace(CALM, strangers_rate=0.01, strangers_burst=2)

    async def newcomers(settings: Any) -> list[int]:
        async with serving(database, settings) as host:
            return [
                (
                    await host.visitor("Eve").http.post(
                        "/api/me",
                        json={"name": "Eve"},
                        headers={"x-forwarded-for": f"203.0.113.{n}"},
                    )
                ).status_code
                for n in range(4)
            ]

    assert await newcomers(few) == [200, 200, 429, 429]
    assert await newcomers(replace(few, proxies="10.0.0.1")) == [200, 200, 429, 429]
    assert await newcomers(replace(few, proxies="127.0.0.1")) == [200, 200, 200, 200]


async def test_the_log_names_no_address_and_no_whole_id(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    before = (root.handlers, root.level)
    levels = {name: logging.getLogger(name).level for name in (*NOISY, "httpx", "httpcore")}
    try:
        set_up("debug")
        for own in ("httpx", "httpcore"):  # the visitor's
            logging.getLogger(own).setLevel(logging.WARNING)
        async with serving(database) as host:
            anna = host.visitor("Anna")
            laid = await anna.lay("turns", "me")
            async with anna.at(laid["id"]) as a:
                await a.choose()
            assert await socket_closes(host.base, laid["id"], origin="http://evil") == 4403
            await anna.http.get(f"/t/{laid['id']}")
            await anna.http.get(f"/api/tables//{laid['id']}")
            await anna.http.get(f"/t/{laid['id']}%23seat=" + "k" * 32)
    finally:
        root.handlers, level = before
        root.setLevel(level)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
    said = capsys.readouterr().err
    assert '"route": "/t/' in said
    assert laid["id"] not in said
    assert "127.0.0.1" not in said
    assert "kkkkkkkk" not in said


def test_routes_in_the_log() -> None:
    assert route({"path": "/assets/app-1.js"}) == "/assets/app-1.js"
    assert route({"path": "/api/games"}) == "/api/games"


async def test_a_socket_of_a_table_that_cannot_be(host: Host) -> None:
    for id in ("x", "x" * 300, "%00" * 16, "ABCDEFGHIJKLMNOP"):
        assert await socket_closes(host.base, id, origin=host.base) == 4404
    with pytest.raises(Refusal, match="bad-message"):
        await host.visitor("Eve").view("ABCDEFGHIJKLMNOP")


async def is_dropped(reader: asyncio.StreamReader, seconds: float) -> bool:
    """Whether the server hangs up within that time."""
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(65_536):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def port_of(host: Host) -> int:
    return int(host.base.rpartition(":")[2])


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HT",
        b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\n{",
        b"GET /live HTTP/1.1\r\nhost: a\r\n\r\nGET /li",
    ],
)
async def test_half_sent_requests_are_timed_out(database: Path, beginning: bytes) -> None:
    async with serving(database, replace(CALM, request_seconds=1.0)) as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(host))
        writer.write(beginning)

        async def drip() -> None:
            while True:
                writer.write(b"x" if beginning else b"")
                await asyncio.sleep(0.1)

        dripping = asyncio.create_task(drip())
        assert await is_dropped(reader, 30.0), "more bytes buy no more time"
        dripping.cancel()
        writer.close()
        await asyncio.sleep(0.05)
        assert (await host.visitor("Anna").http.get("/live")).status_code == 200


async def test_a_socket_outlives_the_time_for_requests(database: Path) -> None:
    async with serving(database, replace(CALM, request_seconds=2.0)) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        async with anna.at(laid["id"]) as a:
            await asyncio.sleep(3.0)
            await a.choose()


async def test_a_client_that_never_reads_is_dropped(database: Path, tmp_path: Path) -> None:
    folder = built(tmp_path / "built")
    (folder / "assets" / "big.bin").write_bytes(bytes(8_000_000))
    settings = replace(CALM, static=str(folder), send_seconds=2.0)
    async with serving(database, settings) as host:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, ("127.0.0.1", port_of(host)))
        doors = doors_of(host)
        async with asyncio.timeout(30):
            while doors.inside == 0:
                await asyncio.sleep(0.01)
        began = loop.time()
        await loop.sock_sendall(deaf, b"GET /assets/big.bin HTTP/1.1\r\nhost: a\r\n\r\n")
        async with asyncio.timeout(30):
            while doors.inside:
                await asyncio.sleep(0.1)
        assert loop.time() - began >= settings.send_seconds, "it had its time"
        deaf.close()
        assert (await host.visitor("Anna").http.get("/assets/big.bin")).status_code == 200


def doors_of(host: Host) -> Doors:
    return host.server.config.doors


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dropped_of(host: Host, streams: list[Stream]) -> int:
    """How many were dropped, when everybody is either in or dropped; who is in stays in."""

    def dropped() -> int:
        return sum(reader.at_eof() or reader.exception() is not None for reader, _ in streams)

    async with asyncio.timeout(30):
        while doors_of(host).inside + dropped() < len(streams):
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    return dropped()


async def test_connections_are_limited_in_total_and_by_address(database: Path) -> None:
    async with serving(database, replace(CALM, connections_per_address=5)) as host:
        streams = [await asyncio.open_connection("127.0.0.1", port_of(host)) for _ in range(8)]
        assert await dropped_of(host, streams) == 3
        for _, writer in streams:
            writer.close()
        async with asyncio.timeout(30):
            while doors_of(host).inside:
                await asyncio.sleep(0.02)
        assert doors_of(host).by_address == {}
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        async with anna.at(laid["id"]) as a:
            await a.choose()
    async with serving(database, replace(CALM, proxies="127.0.0.1", connections=4,
                                         connections_per_address=1)) as host:  # fmt: skip
        streams = [await asyncio.open_connection("127.0.0.1", port_of(host)) for _ in range(6)]
        assert await dropped_of(host, streams) == 2, "a proxy is limited by the total only"
        for _, writer in streams:
            writer.close()


async def test_places_are_given_back_by_sockets_and_requests(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    for _ in range(3):
        async with anna.at(laid["id"]) as a:
            await a.fresh()
        await socket_closes(host.base, laid["id"], origin="http://evil")
        await socket_closes(host.base, "nothing", origin=host.base)
    await anna.http.aclose()
    async with asyncio.timeout(5):
        while doors_of(host).inside:
            await asyncio.sleep(0.05)


async def test_spectators_and_strangers_are_limited_by_address(database: Path) -> None:
    few = replace(CALM, spectators_per_address=2, anonymous_sockets_per_address=3,
                  sockets_per_address=5)  # fmt: skip
    async with serving(database, few) as host:
        anna = host.visitor("Anna")
        one, two = await anna.lay("turns", "me"), await anna.lay("turns", "me")
        eve = host.visitor("Eve")
        async with eve.at(one["id"]), eve.at(one["id"]):
            assert await socket_closes(host.base, one["id"], origin=host.base) == 4429
            async with eve.at(two["id"]):
                closes = await socket_closes(host.base, two["id"], origin=host.base)
                assert closes == 4429, "the fourth without a cookie"
                async with anna.at(one["id"]), anna.at(two["id"]):
                    cookie = f"palatine={anna.cookie}"
                    closes = await socket_closes(
                        host.base, one["id"], origin=host.base, cookie=cookie
                    )
                    assert closes == 4429, "the sixth from this address"
        async with asyncio.timeout(5):
            while host.hall.sockets:
                await asyncio.sleep(0.02)


def test_households_share_an_ipv6_network() -> None:
    assert address_key("2001:db8:1:2::7") == address_key("2001:db8:1:2:ffff::1")
    assert address_key("2001:db8:1:3::7") != address_key("2001:db8:1:2::7")
    assert address_key("::ffff:192.0.2.1") == "192.0.2.1"
    assert address_key("testclient") == "testclient"


def test_the_limit_of_descriptors_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    given = [(256, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda which: given[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda which, pair: given.append(pair))
    doors = Doors(Settings(connections=1000))
    widen(doors)
    assert given[-1] == (1128, 4096)
    assert doors.most == 1000
    doors = Doors(Settings(connections=10_000))
    widen(doors)
    assert given[-1] == (4096, 4096)
    assert doors.most == 4096 - 128


def test_a_line_of_a_library_is_not_written_a_thousand_times() -> None:
    seldom = Seldom()
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "out of system resource", (), None)
    assert [seldom.filter(record) for _ in range(1000)].count(True) == 1
    own = logging.LogRecord("palatine.table", logging.ERROR, "", 0, "an accident", (), None)
    assert all(seldom.filter(own) for _ in range(10))
