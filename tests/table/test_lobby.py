"""The lists of the lobby: nothing is lost, nobody is pushed out, nothing breaks them."""

from __future__ import annotations

import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from palatine.table import lobby
from tests.table.harness import CALM, Host, Refusal, Visitor, serving
from tests.table.test_trouble import Set

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "ROWS", 3)


async def ids(visitor: Visitor, name: str, page: int = 1) -> list[str]:
    found = await visitor.get("/api/tables", params={name: page})
    return [row["id"] for row in found[name]]


async def test_a_table_that_waits_for_me_is_never_lost(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    old = await anna.lay("duel", "me", "open")
    await bert.sit(old["id"], old["invitations"]["bert"])
    async with anna.at(old["id"]) as a:
        await a.choose()
    quiet = [(await bert.lay("turns", "me", "open"))["id"] for _ in range(4)]
    for _ in range(4):
        over = await bert.lay("turns", "me")
        async with bert.at(over["id"]) as b:
            await b.ask("resign", seat="north")
    found = await bert.get("/api/tables")
    assert found["mine"][0]["id"] == old["id"]
    assert found["mine"][0]["waits"]
    assert found["pages"]["mine"] == {"page": 1, "pages": 2, "total": 5}
    assert found["pages"]["finished"] == {"page": 1, "pages": 2, "total": 4}
    assert all(row["status"] == "over" for row in found["finished"])
    assert found["games"] == {
        "duel": {"running": 1, "waits": 1}, "turns": {"running": 4, "waits": 0},
    }  # fmt: skip
    pages = [await ids(bert, "mine", page) for page in (1, 2)]
    assert [len(page) for page in pages] == [3, 2]
    assert {*pages[0], *pages[1]} == {old["id"], *quiet}
    assert await ids(bert, "mine", 99) == pages[1], "the last one there is"
    assert len(await ids(bert, "finished", 2)) == 1
    with pytest.raises(Refusal, match="bad-message"):
        await ids(bert, "mine", 0)


async def test_one_visitor_does_not_push_out_everybody(database: Path) -> None:
    async with serving(database, replace(CALM, listed_per_person=2)) as host:
        anna, eve, bert = (host.visitor(name) for name in ("Anna", "Eve", "Bert"))
        hers = await anna.lay("turns", "me", "open", listed=True)
        for _ in range(2):
            await eve.lay("turns", "me", "open", listed=True)
        with pytest.raises(Refusal, match="too-many"):
            await eve.lay("turns", "me", "open", listed=True)
        for _ in range(3):
            await eve.lay("turns", "me", "open")
        with sqlite3.connect(database) as plain:  # as an older version let her
            plain.execute("UPDATE tables SET listed = 1")
        found = await bert.get("/api/tables")
        assert found["pages"]["listed"]["total"] == 3
        assert hers["id"] in [row["id"] for row in found["listed"]]
        assert await ids(anna, "listed") == [
            row["id"] for row in found["listed"] if row["id"] != hers["id"]
        ], "her own are among hers"


async def test_running_tables_come_after_those_with_free_seats(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    free = await anna.lay("turns", "me", "open", listed=True)
    full = await anna.lay("turns", "me", listed=True)
    assert await ids(bert, "listed") == [free["id"], full["id"]]


async def test_a_table_of_an_unknown_game_does_not_break_the_list(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    good = await anna.lay("turns", "me", "open", listed=True)
    lost = await anna.lay("turns", "me", "open", listed=True)
    with sqlite3.connect(host.hall.settings.file or "") as plain:
        plain.execute("UPDATE tables SET game = 'chess' WHERE id = ?", [lost["id"]])
    rows: dict[str, Any] = {row["id"]: row for row in (await anna.get("/api/tables"))["mine"]}
    assert rows[lost["id"]]["status"] == "frozen"
    assert rows[lost["id"]]["game"] == "chess"
    assert rows[good["id"]]["status"] == "open"
    assert await ids(bert, "listed") == [good["id"]]


async def test_a_stranger_sees_only_what_is_listed(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me", "open", listed=True)
    found = await host.visitor("Eve").get("/api/tables")
    assert (found["mine"], found["finished"], found["games"]) == ([], [], {})
    assert [row["id"] for row in found["listed"]] == [laid["id"]]


async def test_a_row_says_round_whose_move_it_is_result_and_fork(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("carolus-magnus", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["white"])
    async with anna.at(laid["id"]) as a, bert.at(laid["id"]) as b:
        for _ in range(12):
            asked = a if a.question else b
            await asked.choose()
            await (b if asked is a else a).fresh()
        (row,) = (await anna.get("/api/tables"))["mine"]
        assert row["round"] == a.view["picture"]["round"] > 0
        assert row["asked"] == [ask["seat"] for ask in a.view["asks"]]
        assert (row["winners"], row["resigned"], row["fork"]) == (None, [], False)
        fork = await anna.post(f"/api/tables/{laid['id']}/fork")
        assert [r["fork"] for r in (await anna.get("/api/tables"))["mine"] if r["id"] == fork["id"]]
        await a.ask("resign", seat="black")
    (row,) = (await anna.get("/api/tables"))["finished"]
    assert (row["winners"], row["resigned"], row["asked"]) == (["white"], ["black"], [])
    (row,) = (await bert.get("/api/tables"))["finished"]
    assert row["resigned"] == []


async def test_a_removed_table_comes_back_with_my_turn(host: Host) -> None:
    anna, bert, eve = (host.visitor(name) for name in ("Anna", "Bert", "Eve"))
    laid = await anna.lay("duel", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["bert"])
    path = f"/api/tables/{laid['id']}/remove"
    with pytest.raises(Refusal, match="no-table"):
        await eve.post(path, {"removed": True})
    await eve.post("/api/me", {"name": "Eve"})
    with pytest.raises(Refusal, match="no-table"):
        await eve.post(path, {"removed": True})
    await anna.post(path, {"removed": True})
    await anna.post(path, {"removed": True})
    found = await anna.get("/api/tables")
    assert (found["mine"], found["games"]) == ([], {}), "also while it waits for her"
    assert await ids(bert, "mine") == [laid["id"]], "the others keep it"
    await anna.post(path, {"removed": False})
    assert await ids(anna, "mine") == [laid["id"]]
    await bert.post(path, {"removed": True})
    async with anna.at(laid["id"]) as a:
        await a.choose()
        assert await ids(bert, "mine") == [laid["id"]], "it is his turn"
        await bert.post(path, {"removed": True})
        await a.ask("resign", seat="anna")
    assert await ids(bert, "finished") == [], "nothing waits there any more"
    assert await ids(anna, "finished") == [laid["id"]]
    await anna.post(path, {"removed": True})
    assert await ids(anna, "finished") == []


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("crusader-rex", 2), ("everybody", 3)])
async def test_when_a_row_changed_tells_no_hidden_choice(
    database: Path, game: str, seats: int
) -> None:
    clock = Set()
    async with serving(database, clock=clock) as host:
        anna, eve = host.visitor("Anna"), host.visitor("Eve")
        id = (await anna.lay(game, *["me"] * seats, listed=True))["id"]
        rooms = host.hall.rooms
        luck = random.Random(7)
        silent = 0
        for _ in range(60):
            room = rooms[id]
            if room.row.status == "over":
                break
            before = (await eve.get("/api/tables"))["listed"][0]
            shown = (await eve.view(id))["version"]
            clock.calendar += 100
            seat, question = luck.choice(list(room.questions.items()))
            async with room.lock:
                await room.answer(seat, [luck.choice(question.signature[-1])], "")
            if room.row.status == "over":
                break
            after = (await eve.get("/api/tables"))["listed"][0]
            is_shown = (await eve.view(id))["version"] != shown
            assert (after["changed"] != before["changed"]) == is_shown
            assert is_shown or after == before, "nor does anything else in it"
            silent += not is_shown
        assert silent or game != "crusader-rex"
