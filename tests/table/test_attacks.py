"""What strangers tried, and what must come of it: memory, descriptors, the log, nonsense."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from palatine.table.guard import route
from palatine.table.logs import NOISY, set_up
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
