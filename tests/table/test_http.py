"""The doors: headers, origins, hosts, limits, errors, files, health."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from palatine.table.guard import host_name, policy_for, route
from palatine.table.limits import Limit
from palatine.table.serve import address, is_loopback
from palatine.table.settings import Settings, from_environment
from palatine.table.static import Files
from palatine.table.wire import STATUS, Refused
from tests.table.harness import CALM, Host, Refusal, Visitor, serving

pytestmark = pytest.mark.anyio


async def socket_closes(base: str, id: str, **headers: str) -> int:
    """The code with which the server hangs up."""
    address = base.replace("http", "ws", 1) + f"/api/tables/{id}/socket"
    try:
        async with websockets.connect(address, additional_headers=headers) as wire:
            while True:
                await asyncio.wait_for(wire.recv(), 5)
    except websockets.InvalidStatus as error:
        return error.response.status_code
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


async def test_every_answer_carries_the_policy(host: Host) -> None:
    for path in ("/", "/t/abc", "/api", "/api/me", "/health", "/api/nowhere", "/api/page.js"):
        response = await host.visitor("Anna").http.get(path)
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "same-origin"
        assert "server" not in response.headers


def test_the_policy_names_only_hosts() -> None:
    assert policy_for("example.org:8080")[1].count(b"example.org") == 2
    assert policy_for("[::1]:80")[1].count(b"[::1]") == 2
    for nonsense in ("a b", "x; script-src *", "", "*"):
        assert b"ws:" not in policy_for(nonsense)[1]


async def test_pages_have_nothing_inline_and_nothing_from_outside(host: Host) -> None:
    http = host.visitor("Anna").http
    for path in ("/api", "/"):
        page = (await http.get(path)).text
        assert "<script>" not in page
        assert "style=" not in page
        assert "http://" not in page.replace("http://www.w3.org", "")
        assert "https://" not in page
    schema = (await http.get("/api/schema/openapi.json")).json()
    assert "/api/tables/{id}/do" in schema["paths"]
    for other in ("redoc", "swagger", "elements", "rapidoc", "scalar"):
        assert (await http.get(f"/api/schema/{other}")).status_code == 404


async def test_other_sites_may_not_speak_for_anybody(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    cookie = f"palatine={anna.cookie}"
    for origin in ("http://evil.example", "null", host.base.replace("127.0.0.1", "localhost")):
        response = await anna.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert response.status_code == 403
        assert response.json()["error"]["code"] == "bad-origin"
        assert await socket_closes(host.base, laid["id"], origin=origin, cookie=cookie) == 4403
    assert await socket_closes(host.base, laid["id"], cookie=cookie) == 4403, "it must be named"
    own = await anna.http.post("/api/me", json={"name": "Anna"}, headers={"origin": host.base})
    assert own.status_code == 200


async def test_pages_of_another_scheme_or_port_are_other_sites(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    port = host.base.rpartition(":")[2]
    for origin in (
        f"https://127.0.0.1:{port}",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        f"http://127.0.0.1:{port}/page",
        f"http://anna@127.0.0.1:{port}",
        f"ftp://127.0.0.1:{port}",
        f"http:127.0.0.1:{port}",
    ):
        response = await anna.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert response.status_code == 403, origin
        assert await socket_closes(host.base, laid["id"], origin=origin) == 4403, origin
    assert caplog.text.count("PALATINE_PROXIES") == 1, "who forgot to name a proxy is told once"


async def post_from(http: httpx.AsyncClient, origin: str, host: str, **more: str) -> int:
    headers = {"origin": origin, "host": host, **more}
    return (await http.post("/api/me", json={"name": "Anna"}, headers=headers)).status_code


async def test_a_port_that_goes_without_saying_is_the_same_port(database: Path) -> None:
    async with serving(database, replace(CALM, origins="https://friend.example")) as host:
        http = host.visitor("Anna").http
        assert await post_from(http, "http://play.example", "play.example:80") == 200
        assert await post_from(http, "http://play.example:80", "play.example") == 200
        assert await post_from(http, "https://friend.example:443", "play.example") == 200
        assert await post_from(http, "http://friend.example", "play.example") == 403
    async with serving(database, replace(CALM, proxies="127.0.0.1")) as host:
        http = host.visitor("Anna").http
        tls = {"x-forwarded-proto": "https"}
        assert await post_from(http, "https://play.example", "play.example", **tls) == 200
        assert await post_from(http, "http://play.example", "play.example", **tls) == 403
        assert await post_from(http, "https://play.example:8443", "play.example", **tls) == 403
        assert await post_from(http, "https://play.example:8443", "play.example:8443", **tls) == 200
    async with serving(database, replace(CALM, secure_cookie=True)) as host:
        http = host.visitor("Anna").http
        assert await post_from(http, "https://play.example", "play.example") == 200


@pytest.mark.parametrize("hosts", ["", "play.example"])
async def test_a_host_that_says_who_calls_is_refused(database: Path, hosts: str) -> None:
    async with serving(database, replace(CALM, hosts=hosts)) as host:
        http = host.visitor("Anna").http
        for name in ("evil@play.example", "play.example:80@evil", "play.example:x", "a/b", "a b"):
            response = await http.get("/api/me", headers={"host": name})
            assert response.status_code == 403, name
        assert (await http.get("/api/me", headers={"host": "play.example"})).status_code == 200


async def test_a_name_that_only_points_here_is_not_ours(database: Path) -> None:
    async with serving(database, replace(CALM, hosts="127.0.0.1,localhost")) as host:
        http = host.visitor("Anna").http
        assert (await http.get("/api/me")).status_code == 200
        assert (await http.get("/api/me", headers={"host": "evil.example"})).status_code == 403
        assert (await http.get("/api/me", headers={"host": "localhost:99"})).status_code == 200


def test_small_helpers() -> None:
    assert host_name("localhost:8000") == "localhost"
    assert host_name("[::1]:8000") == "[::1]"
    assert is_loopback("127.0.0.2")
    assert is_loopback("localhost")
    assert not is_loopback("0.0.0.0")
    assert not is_loopback("example.org")
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert route({"path": "/api/tables/abcdefghijklmnop/sit"}) == "/api/tables/abcdef/sit"
    assert route({"path": "/t/abcdefghijklmnop"}) == "/t/abcdef"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad-message"),
        (b"{", "bad-message"),
        (b"[]", "bad-message"),
        (b"\xff\xfe", "bad-message"),
        (b'{"name": 7}', "bad-message"),
        (b'{"name": "x", "more": 1}', "bad-message"),
        (json.dumps({"name": "x" * 41}).encode(), "bad-message"),
        (json.dumps({"name": "x" * 20_000}).encode(), "too-large"),
    ],
)
async def test_nonsense_is_refused_with_a_code(host: Host, body: bytes, code: str) -> None:
    http = host.visitor("Anna").http
    headers = {"content-type": "application/json"}
    response = await http.post("/api/me", content=body, headers=headers)
    assert response.status_code == STATUS[code]
    error = response.json()["error"]
    assert error["code"] == code
    assert error["key"] == f"error-{code}"
    assert "Traceback" not in response.text


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/tables/short", 400),
        ("GET", "/api/tables/0123456789abcdef", 404),
        ("GET", "/api/tables/0123456789abcdef/past/x", 404),
        ("DELETE", "/api/tables", 404),
        ("POST", "/", 404),
    ],
)
async def test_addresses_that_are_none(host: Host, method: str, path: str, status: int) -> None:
    response = await host.visitor("Anna").http.request(method, path)
    assert response.status_code == status
    assert set(response.json()) == {"error"}


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "1", '{"do": "dance"}', '{"do": "choose"}', '{"do": "here", "id": ""}',
     '{"do": "here", "id": "' + "x" * 65 + '"}', '{"do": "here", "more": 1}',
     '{"do": "past", "choice": -1}', '{"do": "past", "choice": 1e99}'],
)  # fmt: skip
async def test_nonsense_on_a_socket_is_refused_and_the_socket_stays(
    host: Host, message: str
) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        await a.wire.send(message)
        reply = await a.receive()
        assert reply["type"] == "refused"
        assert reply["error"]["code"] == "bad-message"
        await a.choose()


async def test_a_message_that_is_too_large_ends_the_socket(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        await a.wire.send(json.dumps({"do": "here", "id": "x" * 5000}))
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await a.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_a_table_that_is_none(host: Host) -> None:
    assert await socket_closes(host.base, "0123456789abcdef", origin=host.base) == 4404
    assert "0123456789abcdef" not in host.hall.rooms


async def test_requests_and_messages_are_limited_for_each_person(database: Path) -> None:
    slow = replace(CALM, requests_rate=0.01, requests_burst=10, messages_rate=0.01,
                   messages_burst=5, costly_rate=0.01, costly_burst=2)  # fmt: skip
    async with serving(database, slow) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        first = await anna.lay("turns", "me")
        await anna.lay("turns", "me")
        with pytest.raises(Refusal, match="too-fast") as refusal:
            await anna.lay("turns", "me")
        assert refusal.value.status == 429
        async with anna.at(first["id"]) as a:
            for _ in range(6):
                await a.say("here")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await a.until(lambda view: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        await bert.post("/api/me", {"name": "Bert"})
        with pytest.raises(Refusal, match="too-fast"):
            await asyncio.gather(*(anna.get("/api/me") for _ in range(11)))
        assert await bert.get("/api/me") == {"name": "Bert"}, "others are not held up"


async def test_tables_and_sockets_are_counted(database: Path) -> None:
    few = replace(CALM, tables_per_person=2, sockets_per_person=2, spectators_per_table=1)
    async with serving(database, few) as host:
        anna, eve, eva = (host.visitor(name) for name in ("Anna", "Eve", "Eva"))
        laid = await anna.lay("turns", "me", "open")
        await anna.lay("turns", "me")
        with pytest.raises(Refusal, match="too-many"):
            await anna.lay("turns", "me")
        cookie = f"palatine={anna.cookie}"
        async with anna.at(laid["id"]), anna.at(laid["id"]):
            closes = await socket_closes(host.base, laid["id"], origin=host.base, cookie=cookie)
            assert closes == 4429
        async with anna.at(laid["id"]), eve.at(laid["id"]):
            assert await socket_closes(host.base, laid["id"], origin=host.base) == 4429
        async with eva.at(laid["id"]):
            pass
        async with asyncio.timeout(5):
            while host.hall.sockets:
                await asyncio.sleep(0.02)


async def test_new_persons_are_limited_by_address(database: Path) -> None:
    async with serving(database, replace(CALM, strangers_rate=0.01, strangers_burst=3)) as host:
        for n in range(3):
            await host.visitor(f"P{n}").post("/api/me", {"name": "x"})
        with pytest.raises(Refusal, match="too-fast"):
            await host.visitor("P3").post("/api/me", {"name": "x"})


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    limit = Limit(2.0, 3.0, lambda: now)
    for _ in range(3):
        limit.take("anna")
    with pytest.raises(Refused) as refused:
        limit.take("anna")
    assert refused.value.args_ == {"wait": 0.5}
    limit.take("bert")
    now = 0.5
    limit.take("anna")
    with pytest.raises(Refused):
        limit.take("anna")
    now = 100.0
    for _ in range(3):
        limit.take("anna")


async def test_health_tells_when_the_database_is_gone(host: Host) -> None:
    http = host.visitor("Anna").http
    response = await http.get("/health")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})
    writer = host.hall.store.writer
    assert writer is not None
    host.hall.store.writer = None
    assert (await http.get("/health")).status_code == 503
    host.hall.store.writer = writer


async def test_without_a_built_client_a_page_says_so(database: Path, tmp_path: Path) -> None:
    async with serving(database, replace(CALM, static=str(tmp_path / "none"))) as host:
        response = await host.visitor("Anna").http.get("/")
        assert response.status_code == 200
        assert "was not built" in response.text


async def test_the_client_finds_its_own_way(database: Path, tmp_path: Path) -> None:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Palatine</title>" + " " * 500)
    (built / "assets" / "app-1.js").write_text("export {};" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(database, replace(CALM, static=str(built))) as host:
        http = host.visitor("Anna").http
        for path in ("/", "/t/0123456789abcdef", "/rules/carolus-magnus"):
            response = await http.get(path)
            assert "<title>Palatine</title>" in response.text
            assert response.headers["content-type"].startswith("text/html")
            assert response.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/app-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        tag = script.headers["etag"]
        again = await http.get("/assets/app-1.js", headers={"if-none-match": tag})
        assert again.status_code == 304
        plain = await http.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == script.content
        for outside in ("/assets/app-2.js", "/../secret.txt", "/%2e%2e/secret.txt",
                        "/assets/..%2f..%2fsecret.txt"):  # fmt: skip
            response = await http.get(outside)
            assert response.status_code == 404
            assert "secret" not in response.text


def test_files_stay_in_their_folder(tmp_path: Path) -> None:
    folder = tmp_path / "inside"
    folder.mkdir()
    (folder / "a.txt").write_text("a")
    (tmp_path / "b.txt").write_text("b")
    (folder / "link.txt").symlink_to(tmp_path / "b.txt")
    files = Files(folder)
    asset = files.get("a.txt")
    assert asset is not None
    assert asset.body == b"a"
    (folder / "a.txt").write_text("changed")
    changed = files.get("a.txt")
    assert changed is not None
    assert changed.body == b"changed"
    for outside in ("../b.txt", "/../b.txt", "link.txt", "..", "", ".", "a\0b"):
        assert files.get(outside) is None


async def test_behind_tls_the_cookie_is_secure(database: Path) -> None:
    async with serving(database, replace(CALM, proxies="127.0.0.1")) as host:
        anna = host.visitor("Anna")
        response = await anna.http.post(
            "/api/me", json={"name": "Anna"}, headers={"x-forwarded-proto": "https"}
        )
        assert "; Secure" in response.headers["set-cookie"]
    async with serving(database, replace(CALM, secure_cookie=True)) as host:
        response = await host.visitor("Anna").http.post("/api/me", json={"name": "Anna"})
        assert "; Secure" in response.headers["set-cookie"]


def test_settings_from_the_environment() -> None:
    found = from_environment(
        Settings(), {"PALATINE_BOT_PATIENCE": "0.5", "PALATINE_ROOMS": "7", "PALATINE_HOSTS": "a,b",
                     "PALATINE_SECURE_COOKIE": "yes", "OTHER": "1"}
    )  # fmt: skip
    assert (found.bot_patience, found.rooms, found.hosts) == (0.5, 7, "a,b")
    assert found.secure_cookie
    with pytest.raises(SystemExit, match="PALATINE_ROOMS should be a whole number"):
        from_environment(Settings(), {"PALATINE_ROOMS": "many"})


def test_where_the_database_lies(tmp_path: Path) -> None:
    assert Settings(database="postgresql+asyncpg://x/y").file is None
    assert Settings(database="postgresql+asyncpg://x/y").url == "postgresql+asyncpg://x/y"
    file = Settings(database=str(tmp_path / "x.sqlite"))
    assert file.file == tmp_path / "x.sqlite"
    assert file.url == f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"
    default = Settings().file
    assert default is not None
    assert default.name == "tables.sqlite"


async def test_the_same_message_over_http_and_over_the_socket(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    view = await anna.view(laid["id"])
    say: dict[str, Any] = {
        "do": "choose", "id": "one", "seat": "north", "code": "pick 4", "version": view["version"],
    }  # fmt: skip
    done = await anna.post(f"/api/tables/{laid['id']}/do", say)
    version = view["version"] + 1
    assert done == {
        "type": "done", "reply": "one", "version": version, "seat": "north", "taken": 1,
    }  # fmt: skip
    async with anna.at(laid["id"]) as a:
        assert a.view == await anna.view(laid["id"]) | {"seats": a.view["seats"]}
        del say["do"]
        assert await a.ask("choose", **say) == done
    with pytest.raises(Refusal, match="not-you"):
        await host.visitor("Eve").post(f"/api/tables/{laid['id']}/do", {**say, "do": "choose"})


async def test_heard_by_everybody_while_one_does_not_listen(host: Host) -> None:
    """A socket that reads nothing holds nobody up, and gets one message for all it missed."""
    anna, eve = host.visitor("Anna"), host.visitor("Eve")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a, eve.at(laid["id"]) as e:
        for _ in range(20):
            await a.choose()
        await e.until(lambda view: view["choices"] == 20)
        assert e.facts == a.facts


async def test_a_cookie_that_nobody_knows_belongs_to_a_stranger(host: Host) -> None:
    stranger = Visitor(host.base, "Eve")
    stranger.http = httpx.AsyncClient(base_url=host.base, cookies={"palatine": "made-up"})
    assert await stranger.get("/api/me") == {"name": ""}
    await stranger.post("/api/me", {"name": "Eve"})
    await stranger.http.aclose()
