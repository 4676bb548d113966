"""Trouble with the disk, the database, the clock, other servers, and sudden ends."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from palatine.table import components, logs, reach
from palatine.table import hall as hall_module
from palatine.table import server as server_module
from palatine.table.clock import Clock
from palatine.table.hall import Hall
from palatine.table.once import Once
from palatine.table.retention import tidy
from palatine.table.schema import PERSONS
from palatine.table.serve import AlreadyServed, only_server
from palatine.table.server import greet
from palatine.table.settings import Settings
from palatine.table.store import ADD_PERSON, BadDatabase, NotStored, Store
from tests.table.harness import CALM, Host, Near, Refusal, serving
from tests.table.server_process import ROOT, Process
from tests.table.test_store import row

pytestmark = pytest.mark.anyio


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def test_health_with_a_database_that_cannot_be_written(database: Path) -> None:
    """A full disk, seen from the writer."""
    async with serving(database) as host:
        http, store = host.visitor("Anna").http, host.hall.store
        assert (await http.get("/health")).json() == {"status": "ok"}
        commit = store.commit

        async def full(writes: Any) -> Any:
            raise OperationalError("", None, OSError("database or disk is full"))

        store.commit = full  # type: ignore[method-assign]
        with pytest.raises(NotStored):
            await store.write((ADD_PERSON, row("anna")))
        for path in ("/ready", "/health"):
            response = await http.get(path)
            assert response.status_code == 503
            assert int(response.headers["retry-after"]) > 0
        assert (await http.get("/live")).status_code == 200
        refused = await http.post("/api/me", json={"name": "Anna"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not-ready")
        assert "retry-after" in refused.headers
        store.commit = commit  # type: ignore[method-assign]
        assert (await http.get("/ready")).status_code == 503, "not before a real write was done"
        assert (await http.post("/api/me", json={"name": "Anna"})).status_code == 200
        assert (await http.get("/ready")).status_code == 200, "there is room again"


async def test_a_server_at_rest_writes_to_see_whether_it_can(database: Path) -> None:
    now = 0.0
    store = Store(url(database), clock=lambda: now)
    await store.open()
    assert await store.is_well()
    assert store.commits == 0, "it was opened just now"
    now = 60.0
    assert all(await asyncio.gather(*(store.is_well() for _ in range(50))))
    assert store.commits == 1, "one write for all who ask"
    await store.close()


async def test_health_with_a_locked_database(database: Path) -> None:
    async with serving(database, replace(CALM, lock_seconds=0.2)) as host:
        http = host.visitor("Anna").http
        host.hall.store.committed = None
        other = sqlite3.connect(database)
        other.execute("BEGIN IMMEDIATE")
        assert (await http.get("/ready")).status_code == 503
        other.rollback()
        other.close()
        await host.visitor("Anna").post("/api/me", {"name": "Anna"})
        assert (await http.get("/ready")).status_code == 200


async def test_health_with_a_damaged_database(database: Path) -> None:
    with sqlite3.connect(database) as plain:
        plain.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = database.stat().st_size
    async with serving(database) as host:
        http = host.visitor("Anna").http
        assert (await http.get("/ready")).status_code == 200
        await host.hall.store.engine.dispose()  # what is cached would still be right
        with database.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xa5" * (size - 4096))
        host.hall.store.committed = None
        assert (await http.get("/ready")).status_code == 503
        assert (await http.get("/health")).status_code == 503
        assert (await http.get("/live")).status_code == 200


async def test_writes_that_wait_for_a_lock_fail_together(database: Path) -> None:
    store = Store(url(database), lock_seconds=2.0)
    await store.open()
    other = sqlite3.connect(database)
    other.execute("BEGIN IMMEDIATE")
    started = time.monotonic()
    results = await asyncio.gather(
        *(store.write((ADD_PERSON, row(f"p{n}"))) for n in range(12)), return_exceptions=True
    )
    assert time.monotonic() - started < 12, "one after the other: 24 s"
    assert [type(result) for result in results] == [NotStored] * 12
    other.rollback()
    other.close()
    await store.write((ADD_PERSON, row("anna")))
    assert len(await store.rows(select(PERSONS))) == 1
    await store.close()


async def test_two_servers_on_one_database_do_not_overwrite_each_other(database: Path) -> None:
    async with serving(database) as first, serving(database) as second:
        anna = first.visitor("Anna")
        laid = await anna.lay("turns", "me")
        there = second.visitor("Anna")
        there.http.cookies.set("palatine", anna.cookie)
        async with anna.at(laid["id"]) as a, there.at(laid["id"]) as b:
            await a.choose("pick 1")
            with pytest.raises(Refusal, match="stale"):
                await b.choose("pick 2")
            assert (await b.fresh())["choices"] == 1, "it has read what the first one wrote"
            await b.choose("pick 3")
            with pytest.raises(Refusal, match="stale"):
                await a.choose("pick 4")
            assert (await a.fresh())["picture"]["total"] == 4
            await a.choose("pick 5")
            assert a.view["picture"]["total"] == 9
    with sqlite3.connect(database) as plain:
        lines = [text for (text,) in plain.execute("SELECT text FROM lines ORDER BY nr")]
    assert [line for line in lines if "pick" in line] == [f"north: pick {n}" for n in (1, 3, 5)]


def test_a_link_to_the_database_is_the_same_database(database: Path) -> None:
    link = database.with_name("link.sqlite")
    link.symlink_to(database)
    hard = database.with_name("hard.sqlite")
    hard.hardlink_to(database)
    names = [str(link), url(link), url(database), f"sqlite+aiosqlite:///{link}?timeout=1"]
    with only_server(Settings(database=str(database)).file, "http://127.0.0.1:1/"):
        for name in names:
            with (
                pytest.raises(AlreadyServed) as other,
                only_server(Settings(database=name).file, ""),
            ):
                pass
            assert other.value.url == "http://127.0.0.1:1/"
        with pytest.raises(AlreadyServed), only_server(Settings(database=str(hard)).file, ""):
            pass
    with only_server(Settings(database=str(hard)).file, ""):
        pass


async def test_the_database_is_nobody_elses_to_read(tmp_path: Path) -> None:
    fresh = tmp_path / "new" / "tables.sqlite"
    before = os.umask(0)
    try:
        store = Store(url(fresh))
        await store.open()
        await store.write((ADD_PERSON, row("anna")))
        for piece in fresh.parent.iterdir():
            assert piece.stat().st_mode & 0o077 == 0, piece.name
        await store.close()
    finally:
        os.umask(before)
    fresh.chmod(0o644)
    store = Store(url(fresh))
    await store.open()
    assert fresh.stat().st_mode & 0o007 == 0
    await store.close()


def refusal_of(database: str) -> str:
    """What somebody at the terminal sees who starts a server on it."""
    done = subprocess.run(
        [sys.executable, "-m", "palatine.table.serve", database],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    return done.stderr


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 1000)
    said = refusal_of(str(file))
    assert said.count("\n") == 1
    assert "letter.txt: file is not a database" in said
    assert file.read_text() == "Dear Anna, " * 1000


async def test_databases_that_are_not_ours_are_refused_and_left_alone(
    database: Path, tmp_path: Path
) -> None:
    with sqlite3.connect(database) as plain:
        plain.execute("UPDATE alembic_version SET version_num = 'a1b2c3'")
    with pytest.raises(BadDatabase, match="revision 'a1b2c3' is not known"):
        await Store(url(database)).open()
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as plain:
        plain.execute("CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(BadDatabase, match="another program"):
        await Store(url(other)).open()
    with sqlite3.connect(other) as plain:
        assert plain.execute("SELECT count(*) FROM sqlite_master").fetchone() == (1,)
    for nowhere in ("sqlite:///x", "mysql+nothing://x/y", "nonsense://"):
        with pytest.raises(BadDatabase) as refused:
            Store(nowhere)
        assert "\n" not in str(refused.value)
    with pytest.raises(BadDatabase, match="Is a directory"):
        await Store(url(tmp_path)).open()


async def test_a_failed_statement_does_not_tell_its_parameters(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(url(database))
    await store.open()
    await store.write((ADD_PERSON, row("secret-name")))
    with pytest.raises(NotStored) as failed:
        await store.write((ADD_PERSON, row("secret-name")))
    assert "secret" not in str(failed.value) + caplog.text
    assert failed.value.__cause__ is None
    await store.close()


async def test_a_table_is_laid_in_one_write(host: Host) -> None:
    """Killed at any moment, the server leaves a table whole or none."""
    store = host.hall.store
    anna = host.visitor("Anna")
    await anna.post("/api/me", {"name": "Anna"})
    before = store.writes
    laid = await anna.lay("turns", "me")
    assert store.writes == before + 1
    assert (await anna.view(laid["id"]))["status"] == "running"
    async with anna.at(laid["id"]) as a:
        await a.ask("resign", seat="north")
        before = store.writes
        again = await anna.post(f"/api/tables/{laid['id']}/rematch")
        assert store.writes == before + 1, "both tables in one"
    assert (await anna.view(laid["id"]))["next"] == again["id"]
    assert (await anna.post(f"/api/tables/{laid['id']}/rematch"))["id"] == again["id"]


async def test_a_table_that_was_left_half_laid_begins(database: Path) -> None:
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        cookie = anna.cookie
    with sqlite3.connect(database) as plain:  # as an older version left it when it was killed
        plain.execute("UPDATE tables SET status = 'open', version = 0")
        plain.execute("DELETE FROM lines")
        plain.execute("DELETE FROM pictures")
    async with serving(database) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        async with anna.at(laid["id"]) as a:
            assert a.view["status"] == "running"
            await a.choose()


class Set(Clock):
    """A clock that can be set."""

    def __init__(self) -> None:
        self.calendar = 1_800_000_000
        self.passed = 100.0

    def now(self) -> int:
        return self.calendar

    def steady(self) -> float:
        return self.passed


async def test_a_clock_that_jumps_hands_no_seat_over(database: Path) -> None:
    clock = Set()
    async with serving(database, clock=clock) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        laid = await anna.lay("turns", "me", "open", away=10)
        await bert.sit(laid["id"], laid["invitations"]["east"])
        async with bert.at(laid["id"]) as b:
            for jump in (50 * 365 * 86_400, -60 * 365 * 86_400):
                clock.calendar += jump
                host.hall.rooms[laid["id"]].publish()
                assert not (await b.fresh())["seats"][0]["handable"]
                with pytest.raises(Refusal, match="not-you"):
                    await b.ask("hand", seat="north")
            clock.passed += 601
            await b.ask("hand", seat="north")
        cookie = anna.cookie
    clock.calendar += 50 * 365 * 86_400
    async with serving(database, clock=clock, thinkers=asleep()) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        other = await anna.lay("turns", "me")
        clock.calendar += 86_400
        room = host.hall.rooms[other["id"]]
        async with room.lock:
            await room.load()
        chair = room.chairs[0]
        assert not room.is_handable(chair), "read from the disk, it has a minute at least"
        clock.passed += 61
        assert room.is_handable(chair)


def asleep() -> Near:
    thinkers = Near()
    thinkers.is_thinking = False
    return thinkers


async def test_a_cookie_is_renewed_once_a_day(database: Path) -> None:
    clock = Set()
    async with serving(database, clock=clock) as host:
        http = host.visitor("Anna").http
        first = await http.post("/api/me", json={"name": "Anna"})
        assert "set-cookie" in first.headers
        assert "set-cookie" not in (await http.get("/api/me")).headers
        clock.calendar += 2 * 86_400
        assert "set-cookie" not in (await http.get("/")).headers, "caches may keep that"
        again = await http.get("/api/me")
        assert again.headers["set-cookie"] == first.headers["set-cookie"]
        assert "no-store" in again.headers["cache-control"]
        assert "set-cookie" not in (await http.get("/api/me")).headers
        assert again.json() == {"name": "Anna"}


async def test_guests_without_tables_are_forgotten(database: Path) -> None:
    clock = Set()
    async with serving(database, clock=clock) as host:
        anna, bert, eve = (host.visitor(name) for name in ("Anna", "Bert", "Eve"))
        laid = await anna.lay("turns", "me", "open")
        await bert.sit(laid["id"], laid["invitations"]["east"])
        await eve.post("/api/me", {"name": "Eve"})
        clock.calendar += 80 * 86_400
        late = host.visitor("Late")
        await late.post("/api/me", {"name": "Late"})
        clock.calendar += 11 * 86_400
        assert await tidy(host.hall.store, CALM, clock) == (1, 0)
        names = {row["name"] for row in await host.hall.store.rows(select(PERSONS))}
        assert names == {"Anna", "Bert", "Late"}
        assert await tidy(host.hall.store, replace(CALM, guest_days=0), clock) == (0, 0)


async def test_old_journals_are_packed_and_read_as_before(database: Path) -> None:
    clock = Set()
    async with serving(database, clock=clock) as host:
        anna = host.visitor("Anna")
        over, running = await anna.lay("turns", "me"), await anna.lay("turns", "me")
        for id in (over["id"], running["id"]):
            async with anna.at(id) as a:
                for _ in range(5):
                    await a.choose()
                if id == over["id"]:
                    await a.ask("resign", seat="north")
        before = await anna.get(f"/api/tables/{over['id']}/journal")
        clock.calendar += 29 * 86_400
        assert await tidy(host.hall.store, CALM, clock) == (0, 0)
        clock.calendar += 2 * 86_400
        assert await tidy(host.hall.store, CALM, clock) == (0, 1)
        assert await tidy(host.hall.store, CALM, clock) == (0, 0)
        cookie = anna.cookie
    with sqlite3.connect(database) as plain:
        found = plain.execute("SELECT DISTINCT table_id FROM lines").fetchall()
        assert found == [(running["id"],)]
    async with serving(database, clock=clock) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        assert await anna.get(f"/api/tables/{over['id']}/journal") == before
        view = await anna.view(over["id"])
        assert (view["status"], view["choices"]) == ("over", 5)
        assert (await anna.get(f"/api/tables/{over['id']}/past/2"))["choice"] == 2


async def test_a_fork_of_a_running_table_gives_hints_only_where_it_does(host: Host) -> None:
    anna, bert, eve = (host.visitor(name) for name in ("Anna", "Bert", "Eve"))
    laid = await anna.lay("turns", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["east"])

    async def hints(visitor: Any, id: str) -> tuple[str, bool]:
        fork = (await visitor.post(f"/api/tables/{id}/fork"))["id"]
        return fork, (await visitor.view(fork))["hints"]

    fork, has_hints = await hints(anna, laid["id"])
    assert not has_hints
    assert not (await hints(eve, laid["id"]))[1]
    async with anna.at(fork) as a:
        with pytest.raises(Refusal, match="not-allowed"):
            await a.ask("hint", seat="north", version=a.view["version"])
        assert not (await hints(anna, fork))[1]
        await a.ask("resign", seat="north")
    solo = await anna.lay("turns", "me", "easy")
    assert (await hints(anna, solo["id"]))[1]
    free = await anna.lay("turns", "me", "open", hints=True)
    await bert.sit(free["id"], free["invitations"]["east"])
    assert (await hints(bert, free["id"]))[1]
    async with anna.at(laid["id"]) as a:
        await a.ask("resign", seat="north")
    again = (await anna.post(f"/api/tables/{laid['id']}/fork", {"choice": 0}))["id"]
    assert (await anna.view(again))["hints"], "the match is over"
    over = (await anna.post(f"/api/tables/{fork}/fork", {"choice": 0}))["id"]
    assert not (await anna.view(over))["hints"], "nor by the fork of a fork that has ended"


async def test_a_trial_while_people_play_has_no_bots_and_takes_none(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("everybody", "me", "open", "easy")
    await bert.sit(laid["id"], laid["invitations"]["east"])
    fork = f"/api/tables/{laid['id']}/fork"
    with pytest.raises(Refusal, match="not-allowed"):
        await anna.post(fork, {"bot": "strong"})
    for visitor in (anna, host.visitor("Eve")):
        trial = (await visitor.post(fork))["id"]
        view = await visitor.view(trial)
        assert [seat["player"] for seat in view["seats"]] == ["person"] * 3
        assert view["mine"] == ["north", "east", "south"]
        assert not view["hints"]
        with pytest.raises(Refusal, match="not-allowed"):
            await visitor.post(f"/api/tables/{trial}/fork", {"bot": "strong"})
        further = (await visitor.post(f"/api/tables/{trial}/fork"))["id"]
        for id in (trial, further):
            async with visitor.at(id) as v:
                for seat in ("north", "east"):
                    with pytest.raises(Refusal, match="not-allowed"):
                        await v.ask("hand", seat=seat, bot="strong")
                assert v.view["seat"] == "north", "no curtain: all that is hidden was guessed"
                await v.ask("resign", seat="north")
                await v.until(lambda view: view["status"] == "over")
    later = (await anna.post(fork))["id"]
    async with anna.at(laid["id"]) as a, bert.at(laid["id"]) as b:
        await a.ask("propose", seat="north", what="abort")
        await b.until(lambda view: view["proposal"] is not None)
        number = b.view["proposal"]["number"]
        await b.ask("answer", seat="east", proposal=number, agree=True)
        await a.until(lambda view: view["status"] == "over")
    async with anna.at(later) as v:
        await v.ask("hand", seat="north", bot="random")
    bots = (await anna.post(f"/api/tables/{later}/fork", {"bot": "random", "choice": 0}))["id"]
    assert [s["player"] for s in (await anna.view(bots))["seats"]] == ["person", "bot", "bot"]


async def test_a_trial_deals_what_is_hidden_anew_each_time(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("duel", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["bert"])
    dealt: set[str] = set()
    own: set[str] = set()
    for _ in range(30):
        trial = (await anna.post(f"/api/tables/{laid['id']}/fork"))["id"]
        room = host.hall.rooms[trial]
        assert room.row.position is not None
        dealt.add(json.dumps(room.row.position, sort_keys=True))
        view = await anna.view(trial, seat=view_seat(room))
        own.add(json.dumps(view["picture"], sort_keys=True))
    assert len(dealt) > 1
    assert len(own) == 1, "what she sees is the same in all"


def view_seat(room: Any) -> str:
    return str(room.chairs[0].id)


async def test_a_choice_while_another_program_holds_the_lock_comes_again(database: Path) -> None:
    async with serving(database, replace(CALM, lock_seconds=0.2)) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        view = await anna.view(laid["id"])
        said = {"do": "choose", "id": "u1", "seat": "north", "code": "pick 1"}
        said["version"] = view["version"]
        with closing(sqlite3.connect(database)) as other:
            other.execute("BEGIN IMMEDIATE")
            response = await anna.http.post(f"/api/tables/{laid['id']}/do", json=said)
            assert response.status_code == 503
            assert response.json()["error"]["code"] == "not-ready"
            assert int(response.headers["retry-after"]) > 0
            body = {"game": "turns", "seats": [{"player": "me"}]}
            refused = await anna.http.post("/api/tables", json=body)
            assert refused.status_code == 503
            other.rollback()
        again = await anna.http.post(f"/api/tables/{laid['id']}/do", json=said)
        assert again.status_code == 200
        assert (await anna.view(laid["id"]))["choices"] == 1


async def test_components_are_made_once_however_many_ask(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    told = threading.Event()

    def slow(game: Any) -> Any:
        made.append(game.id)
        told.wait(30)
        return components.asset(game)

    monkeypatch.setattr(hall_module, "made", slow)
    game = host.hall.find("duel")
    asks: list[asyncio.Task[Any]] = [
        asyncio.create_task(host.hall.components(game)) for _ in range(20)
    ]
    asks.append(asyncio.create_task(host.hall.check_components(game)))
    async with asyncio.timeout(30):
        while not made:
            await asyncio.sleep(0.01)
    assert (await host.visitor("Eve").http.get("/live")).status_code == 200
    told.set()
    await asyncio.gather(*asks)
    assert made == ["duel"]


async def test_work_that_failed_is_tried_again() -> None:
    once = Once()
    with pytest.raises(ValueError, match="no"):
        await once.make("a", lambda: int("no"))
    assert await once.make("a", lambda: 7) == 7
    assert once.under_way == {}


def test_the_end_of_a_server_is_told_with_its_reason(database: Path) -> None:
    sudden = "ended suddenly"
    server = Process(database)
    assert sudden not in server.end(signal.SIGKILL)
    assert server.last == ""
    server = Process(database)
    assert sudden in server.end(signal.SIGHUP), "whoever was killed cannot tell, but the next can"
    assert server.last.splitlines()[-1] == "the table is closed: SIGHUP"
    server = Process(database)
    assert sudden not in server.end(signal.SIGTERM)
    assert server.last.splitlines()[-1] == "the table is closed: SIGTERM"


def test_an_error_that_ends_the_server_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(*more: object) -> str:
        raise MemoryError

    monkeypatch.setattr(server_module, "live", fail)
    monkeypatch.setattr(logs, "set_up", lambda level, log: None)
    with closing(socket.socket()) as listener, pytest.raises(MemoryError):
        server_module.run(Hall(Settings(database=":memory:")), listener, "", False)
    assert capsys.readouterr().out == "the table is closed: MemoryError\n"


def test_a_server_without_names_says_to_which_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.0.7")
    monkeypatch.setattr(socket, "gethostname", lambda: "attic")
    told = reach.names_told("0.0.0.0", 8080)
    assert "any name, so to 192.168.0.7:8080, attic:8080" in told
    assert "PALATINE_HOSTS" in told
    assert "\n" not in told
    assert "192.168.0.9:80:" in reach.names_told("192.168.0.9", 80)


async def test_the_greeting_names_names_where_none_are_configured(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(database) as host:
        host.hall.listens = ("0.0.0.0", 8080)
        await greet(host.server, host.hall, "http://127.0.0.1:8080/", False)
        assert "it answers to any name" in capsys.readouterr().out
    async with serving(database, replace(CALM, hosts="play.example")) as host:
        await greet(host.server, host.hall, "http://127.0.0.1:8080/", False)
        assert len(capsys.readouterr().out.splitlines()) == 1
