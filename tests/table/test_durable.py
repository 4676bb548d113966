"""What was acknowledged stays: restarts, kill -9 under load, rules that break or change."""

from __future__ import annotations

import ast
import asyncio
import signal
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets

from palatine.kernel.errors import BrokenRule
from palatine.kernel.journal import Play
from palatine.table import room
from tests.table.harness import CALM, Host, Near, Refusal, Visitor, find_any, serving
from tests.table.server_process import Process
from tests.toys.small import Picks, Small

pytestmark = pytest.mark.anyio


async def test_a_match_goes_on_after_a_restart(database: Path) -> None:
    async with serving(database) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        laid = await anna.lay("duel", "me", "open")
        await bert.sit(laid["id"], laid["invitations"]["bert"])
        async with anna.at(laid["id"]) as a, bert.at(laid["id"]) as b:
            await a.choose()
            await b.choose()
            before = await a.fresh()
            facts = a.facts
        cookies = [anna.cookie, bert.cookie]
    async with serving(database) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        for visitor, cookie in zip((anna, bert), cookies, strict=True):
            visitor.http.cookies.set("palatine", cookie)
        async with anna.at(laid["id"]) as a, bert.at(laid["id"]) as b:
            assert a.facts == facts
            for what in ("picture", "asks", "version", "choices", "luck", "undo", "mine"):
                assert a.view[what] == before[what], what
            await (a if a.question else b).choose()


async def test_draw_numbers_are_not_used_again_after_a_take_back_and_a_restart(
    database: Path,
) -> None:
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("rolls", "me")
        id, cookie = laid["id"], ""
        async with anna.at(id) as a:
            assert a.facts[0]["key"] == "rolled"
            room = host.hall.rooms[id]
            assert room.play is not None
            drawn = room.play.g.chance.number
            assert drawn == 1
            cookie = anna.cookie
        # as if draws had been made and taken back just before the server stopped
        room.play.g.chance.number = 7
        async with room.lock:
            await room.save()
    async with serving(database) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        async with anna.at(id) as a:
            await a.choose()
        text = await anna.get(f"/api/tables/{id}/journal")
        assert "luck 7: " in text


async def test_a_repeated_packet_after_a_restart_does_no_harm(database: Path) -> None:
    what: dict[str, Any] = {}
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        async with anna.at(laid["id"]) as a:
            what = {"seat": "north", "code": "pick 5", "version": a.view["version"]}
            await a.ask("choose", "the-one", **what)
        cookie = anna.cookie
    async with serving(database) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        async with anna.at(laid["id"]) as a:
            assert (await a.ask("choose", "the-one", **what))["type"] == "done"
            assert (await a.fresh())["choices"] == 1


def known_again(host: Host, name: str, cookie: str) -> Visitor:
    visitor = host.visitor(name)
    visitor.http.cookies.set("palatine", cookie)
    return visitor


async def test_a_repeated_undo_after_a_restart_is_done_and_not_stale(database: Path) -> None:
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        async with anna.at(laid["id"]) as a:
            await a.choose("pick 1")
            chosen = {"seat": "north", "code": "pick 3", "version": a.view["version"]}
            await a.ask("choose", "one-choice", **chosen)
            await a.fresh()
            undone = {"seat": "north", "version": a.view["version"]}
            await a.ask("undo", "one-undo", **undone)
        cookie = anna.cookie
    for _ in range(2):
        async with serving(database) as host:
            anna = known_again(host, "Anna", cookie)
            async with anna.at(laid["id"]) as a:
                assert (await a.ask("undo", "one-undo", **undone))["type"] == "done"
                again = await a.ask("choose", "one-choice", **chosen)
                assert (again["type"], again["taken"]) == ("done", 1), "what was taken back, too"
                assert (await a.fresh())["choices"] == 1
                await a.choose("pick 2")
                await a.ask("undo", seat="north", version=a.view["version"])


async def test_repeated_proposals_and_answers_after_a_restart_are_done(database: Path) -> None:
    async with serving(database) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        laid = await anna.lay("turns", "me", "open")
        await bert.sit(laid["id"], laid["invitations"]["east"])
        async with anna.at(laid["id"]) as a, bert.at(laid["id"]) as b:
            await a.choose()
            await a.ask("propose", "first", seat="north", what="take-back")
            await b.until(lambda view: view["proposal"] is not None)
            number = b.view["proposal"]["number"]
            await b.ask("answer", "no", seat="east", proposal=number, agree=False)
            await a.ask("propose", "second", seat="north", what="take-back")
            await b.until(lambda view: view["proposal"] and view["proposal"]["number"] > number)
            further = b.view["proposal"]["number"]
            await b.ask("answer", "yes", seat="east", proposal=further, agree=True)
            await a.ask("hand", "away", seat="north", bot="random")
            await a.ask("return", "back", seat="north")
            choices = (await a.fresh())["choices"]
        cookies = anna.cookie, bert.cookie
    async with serving(database) as host:
        anna, bert = (known_again(host, "x", cookie) for cookie in cookies)
        async with anna.at(laid["id"]) as a, bert.at(laid["id"]) as b:
            for id in ("first", "second"):
                reply = await a.ask("propose", id, seat="north", what="take-back")
                assert reply["type"] == "done"
            no = await b.ask("answer", "no", seat="east", proposal=number, agree=False)
            yes = await b.ask("answer", "yes", seat="east", proposal=further, agree=True)
            assert no["type"] == yes["type"] == "done"
            await a.ask("hand", "away", seat="north", bot="random")
            await a.ask("return", "back", seat="north")
            view = await a.fresh()
            assert view["proposal"] is None
            assert view["choices"] == choices
            assert not any(seat["stand_in"] for seat in view["seats"])


async def test_messages_that_are_remembered_do_not_pile_up(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "REQUESTS_KEPT", 8)
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        async with anna.at(laid["id"]) as a:
            for _ in range(20):
                await a.choose()
                await a.ask("undo", "always-the-same", seat="north", version=a.view["version"])
                await a.fresh()
                host.hall.rooms[laid["id"]].requests.clear()  # as if many had come since
    with sqlite3.connect(database) as plain:
        assert plain.execute("SELECT count(*) FROM requests").fetchone()[0] <= 2 * 8


async def test_a_proposal_outlives_a_restart(database: Path) -> None:
    async with serving(database) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        laid = await anna.lay("turns", "me", "open")
        await bert.sit(laid["id"], laid["invitations"]["east"])
        async with anna.at(laid["id"]) as a:
            await a.ask("propose", seat="north", what="abort")
        cookie = bert.cookie
    async with serving(database) as host:
        bert = host.visitor("Bert")
        bert.http.cookies.set("palatine", cookie)
        async with bert.at(laid["id"]) as b:
            number = b.view["proposal"]["number"]
            await b.ask("answer", seat="east", proposal=number, agree=True)
            await b.until(lambda view: view["status"] == "over")


async def test_a_rule_that_breaks_leaves_the_table_as_it_was(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        await a.choose("pick 1")
        choose = Play.choose

        def broken(self: Play, seat: int, option: int) -> None:
            choose(self, seat, option)
            monkeypatch.setattr(Play, "choose", choose)
            raise BrokenRule("on purpose")

        monkeypatch.setattr(Play, "choose", broken)
        with pytest.raises(Refusal, match="broken"):
            await a.choose("pick 2")
        assert (await a.fresh())["choices"] == 1
        await a.choose("pick 3")
        assert a.view["picture"]["total"] == 4
        assert len(a.facts) == 2


async def test_a_write_that_fails_leaves_the_table_as_it_was(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        write = host.hall.store.write

        async def full(*statements: Any, **more: Any) -> None:
            raise OSError("no space left")

        monkeypatch.setattr(host.hall.store, "write", full)
        with pytest.raises(Refusal, match="broken"):
            await a.choose("pick 2")
        monkeypatch.setattr(host.hall.store, "write", write)
        assert (await a.fresh())["choices"] == 0
        await a.choose("pick 3")
        assert a.view["picture"]["total"] == 3


async def test_a_course_waits_until_the_end_is_on_the_disk(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("turns", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["east"])
    begun, fail = asyncio.Event(), asyncio.Event()

    async def full(*statements: Any, **more: Any) -> None:
        begun.set()
        await fail.wait()
        raise OSError("no space left")

    async with anna.at(laid["id"]) as a:
        monkeypatch.setattr(host.hall.store, "write", full)
        lost = asyncio.create_task(a.ask("resign", seat="north"))
        await begun.wait()
        course = asyncio.create_task(bert.get(f"/api/tables/{laid['id']}/course"))
        await asyncio.sleep(0.1)
        fail.set()
        with pytest.raises(Refusal, match="broken"):
            await lost
        with pytest.raises(Refusal, match="not-over"):
            await course


def test_the_lock_is_taken_where_something_comes_in() -> None:
    """The rule at the head of `room.py`; who calls the others holds the lock already."""
    folder = Path(room.__file__).parent
    takers = {
        f"{file.stem}.{node.name}"
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.AsyncFunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.withitem) and ast.unparse(inner.context_expr).endswith(".lock")
    }
    assert {taker for taker in takers if not taker.startswith(("api.", "hall."))} == {
        "bot_turns.take_thought",
        "room.try_again",
    }


async def test_a_disk_that_fails_and_comes_back(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither written nor read again: the sockets are cut, and the next one finds all in order."""
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")

    async def gone(*statements: Any, **more: Any) -> Any:
        raise OSError("gone")

    async with anna.at(laid["id"]) as a:
        await a.choose("pick 1")
        with monkeypatch.context() as patch:
            patch.setattr(host.hall.store, "write", gone)
            patch.setattr(host.hall.store, "one", gone)
            await a.say("choose", seat="north", code="pick 2", version=a.view["version"])
            with pytest.raises(websockets.ConnectionClosed):
                await a.until(lambda view: False)
            with pytest.raises(Refusal, match="broken"):
                await anna.view(laid["id"])
    async with anna.at(laid["id"]) as a:
        assert a.view["choices"] == 1
        await a.choose("pick 3")
        assert a.view["picture"]["total"] == 4


async def test_a_match_that_new_rules_cannot_replay_stays_readable(database: Path) -> None:
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        async with anna.at(laid["id"]) as a:
            for _ in range(32):
                await a.choose("pick 2")
        cookie = anna.cookie
    changed = Small(lambda: Picks(0, 44, 5))
    changed.id, changed.version, changed.seats = "turns", 2, [1]
    changed.frames = [Picks]
    async with serving(
        database, find=lambda id: changed if id == "turns" else find_any(id)
    ) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        async with anna.at(laid["id"]) as a:
            assert a.view["status"] == "frozen"
            assert a.view["picture"]["total"] == 64
            assert a.view["asks"] == []
            with pytest.raises(Refusal, match="not-running"):
                await a.ask("choose", seat="north", code="pick 1", version=a.view["version"])
            with pytest.raises(Refusal, match="not-running"):
                await a.ask("past", choice=0)
        with pytest.raises(Refusal, match="not-running"):
            await anna.post(f"/api/tables/{laid['id']}/fork")


async def test_a_table_of_other_data_goes_on_if_all_comes_out(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The id of the data is kept with the table and compared when it is read again."""
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        async with anna.at(laid["id"]) as a:
            for _ in range(16):
                await a.choose("pick 2")
        cookie = anna.cookie
    for digest, status in (("", "running"), ("= 000000000000", "frozen")):
        with sqlite3.connect(database) as plain:
            assert plain.execute("SELECT data FROM tables").fetchone() == ("toy",)
            plain.execute("UPDATE tables SET data = 'deadbeef'")
            if digest:
                plain.execute("UPDATE lines SET text = ? WHERE text LIKE '= %'", (digest,))
        async with serving(database) as host:
            anna = host.visitor("Anna")
            anna.http.cookies.set("palatine", cookie)
            async with anna.at(laid["id"]) as a:
                assert a.view["status"] == status
                if status == "running":
                    await a.choose("pick 2")
    assert "a match begun with data deadbeef goes on with toy" in caplog.text
    errors = [str(getattr(record, "error", "")) for record in caplog.records]
    assert any("played with data deadbeef, this program has data toy" in error for error in errors)


async def test_rooms_that_nobody_uses_leave_the_memory(database: Path) -> None:
    async with serving(database, replace(CALM, rooms=3)) as host:
        anna = host.visitor("Anna")
        ids = [(await anna.lay("turns", "me"))["id"] for _ in range(6)]
        assert len(host.hall.rooms) <= 3
        async with anna.at(ids[0]) as a:
            await a.choose()
            for id in ids[1:]:
                await anna.view(id)
            assert ids[0] in host.hall.rooms, "somebody sits there"
            await a.choose()
            assert a.view["choices"] == 2


async def test_rooms_of_bots_alone_leave_the_memory_too(database: Path) -> None:
    near = Near()
    near.is_thinking = False
    async with serving(database, replace(CALM, rooms=3), thinkers=near) as host:
        anna = host.visitor("Anna")
        mine = (await anna.lay("turns", "me", "me"))["id"]
        async with anna.at(mine) as a:
            ids = [(await anna.lay("everybody", "easy", "easy", "easy"))["id"] for _ in range(8)]
            assert len(host.hall.rooms) <= 3
            assert mine in host.hall.rooms, "somebody looks on"
            gone = [id for id in ids if id not in host.hall.rooms]
            near.is_thinking = True
            await a.choose()
        async with anna.at(gone[0]) as a:
            await a.until(lambda view: view["status"] == "over")
        with sqlite3.connect(database) as plain:
            choices = dict(plain.execute("SELECT id, choices FROM tables"))
        assert choices[gone[1]] == 0, "it waits until somebody looks"


async def hammer(visitor: Visitor, id: str, done: list[int]) -> None:
    """Chooses as fast as it can and counts what was acknowledged, until the line is cut."""
    try:
        async with visitor.at(id) as link:
            while True:
                reply = await link.choose("pick 1")
                assert reply["type"] == "done"
                done.append(link.view["choices"])
    except (websockets.WebSocketException, OSError):
        pass  # cut off at a table, or on the way to it


async def load(done: list[list[int]], choices: int) -> None:
    """Waits until everybody has chosen and all together so often; not for ever."""
    deadline = time.monotonic() + 120
    while not all(done) or sum(len(counts) for counts in done) < choices:
        if time.monotonic() > deadline:
            return
        await asyncio.sleep(0.02)


async def test_what_was_acknowledged_survives_kill_9_under_load(database: Path) -> None:
    server = Process(database)
    people = [Visitor(server.base, f"P{n}") for n in range(8)]
    ids = [(await person.lay("long", "me"))["id"] for person in people]
    done: list[list[int]] = [[] for _ in people]
    tasks = [
        asyncio.create_task(hammer(person, id, counts))
        for person, id, counts in zip(people, ids, done, strict=True)
    ]
    await load(done, 300)
    server.end(signal.SIGKILL)
    await asyncio.gather(*tasks)
    assert all(done), "everybody had chosen"
    acknowledged = [counts[-1] for counts in done]
    assert sum(acknowledged) >= 100, "there was load"
    with sqlite3.connect(database) as plain:
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    server = Process(database)
    try:
        for person, id, count in zip(people, ids, acknowledged, strict=True):
            again = Visitor(server.base, person.name)
            again.http.cookies.set("palatine", person.cookie)
            view = await again.view(id)
            assert count <= view["choices"] <= count + 1, "one may have been on its way"
            assert view["picture"]["total"] == view["choices"]
            assert len(view["facts"]) == view["choices"]
            async with again.at(id) as link:
                await link.choose("pick 1")
            await again.http.aclose()
    finally:
        server.end()
        for person in people:
            await person.http.aclose()
    assert server.process.returncode == 0, "a polite end is no error"


async def test_a_polite_end_under_load_loses_nothing(database: Path) -> None:
    server = Process(database)
    people = [Visitor(server.base, f"P{n}") for n in range(4)]
    ids = [(await person.lay("long", "me"))["id"] for person in people]
    done: list[list[int]] = [[] for _ in people]
    tasks = [
        asyncio.create_task(hammer(person, id, counts))
        for person, id, counts in zip(people, ids, done, strict=True)
    ]
    await load(done, 40)
    server.process.send_signal(signal.SIGTERM)
    await asyncio.gather(*tasks)
    server.process.communicate(timeout=120)
    assert server.process.returncode == 0
    assert all(done), "everybody had chosen"
    with sqlite3.connect(database) as plain:
        for id, counts in zip(ids, done, strict=True):
            (stored,) = plain.execute("SELECT choices FROM tables WHERE id = ?", [id]).fetchone()
            assert stored >= counts[-1]
    for person in people:
        await person.http.aclose()


def test_two_servers_do_not_share_a_file(database: Path) -> None:
    from palatine.table.serve import AlreadyServed, only_server

    with only_server(database, "http://127.0.0.1:1/"):
        with pytest.raises(AlreadyServed) as other, only_server(database, "http://127.0.0.1:2/"):
            pass
        assert other.value.url == "http://127.0.0.1:1/"
    with only_server(database, "http://127.0.0.1:3/"):
        pass


async def test_the_first_line_is_the_whole_table(host: Host) -> None:
    """A client that knows nothing gets everything with the first message."""
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        for _ in range(5):
            await a.choose()
    async with anna.at(laid["id"]) as again:
        assert again.view["facts_from"] == 0
        assert len(again.view["facts"]) == 5
