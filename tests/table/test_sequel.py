"""The next game of a chronicle: laid once by whoever sat there, begun with the record it has."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from palatine.kernel.errors import BadJournal
from palatine.table import verify
from tests.table.harness import Host, Refusal, Visitor, serving
from tests.table.server_process import Process
from tests.table.test_play import two
from tests.toys.court import SAGA

pytestmark = pytest.mark.anyio


async def play_out(*people: Visitor, id: str) -> dict[str, Any]:
    """Everybody answers with the last option until the match is over."""
    view = await people[0].view(id)
    while view["status"] == "running":
        for person in people:
            view = await person.view(id)
            for ask in view["asks"]:
                if ask.get("options") and ask["seat"] in view["mine"]:
                    await person.post(
                        f"/api/tables/{id}/do",
                        {
                            "do": "choose", "id": f"{id}-{view['version']}-{person.name}",
                            "seat": ask["seat"], "code": ask["options"][-1]["code"],
                            "version": view["version"],
                        },
                    )  # fmt: skip
        view = await people[0].view(id)
    return view


async def test_the_next_game_begins_with_the_record_of_this_one(host: Host) -> None:
    anna, bert, id = await two(host, "saga", title="Long ago")
    first = await anna.view(id)
    assert (first["sequel"], first["chapter"], first["record"]) == (None, 1, False)
    with pytest.raises(Refusal, match="not-over"):
        await anna.post(f"/api/tables/{id}/next")
    with pytest.raises(Refusal, match="not-over"):
        await anna.get(f"/api/tables/{id}/chronicle")
    over = await play_out(anna, bert, id=id)
    assert over["record"]
    told = await host.visitor("Eve").get(f"/api/tables/{id}/chronicle")
    assert told["before"] is None
    assert told["record"]["game"] == 1
    assert told["seats"] == [
        {"player": "sat", "seat": seat, "bot": None} for seat in (over["seats"][1]["id"],
                                                                  over["seats"][0]["id"])
    ]  # fmt: skip
    laid = await anna.post(f"/api/tables/{id}/next")
    assert laid["invitations"] == {}
    assert (await bert.post(f"/api/tables/{id}/next"))["id"] == laid["id"], "once"
    assert (await bert.view(id))["sequel"] == laid["id"]
    assert (await bert.view(id))["next"] is None, "the rematch is another table"
    second = await bert.view(laid["id"])
    assert second["status"] == "running"
    assert second["chapter"] == 2
    assert second["title"] == "Long ago"
    assert second["from"] == {"table": id, "choice": None}
    assert second["mine"] == first["mine"], "the rules propose that both change seats"
    assert second["luck"]["commitment"] != first["luck"]["commitment"]
    rows = (await anna.get("/api/tables"))["mine"]
    assert {row["id"]: row["chapter"] for row in rows}[laid["id"]] == 2
    await play_out(anna, bert, id=laid["id"])
    assert (await anna.get(f"/api/tables/{laid['id']}/chronicle"))["before"] == told["record"]
    rematch = await anna.post(f"/api/tables/{laid['id']}/rematch")
    again = await anna.view(rematch["id"])
    assert again["chapter"] == 2, "the same game of the chronicle once more"
    third = await anna.post(f"/api/tables/{laid['id']}/next")
    assert (await anna.view(third["id"]))["chapter"] == 3


async def test_who_did_not_sit_there_cannot_lay_it_and_bad_wishes_lay_nothing(host: Host) -> None:
    anna, bert, id = await two(host, "saga")
    eve = host.visitor("Eve")
    await play_out(anna, bert, id=id)
    with pytest.raises(Refusal, match="not-you"):
        await eve.post(f"/api/tables/{id}/next")
    seats = [seat["id"] for seat in (await anna.view(id))["seats"]]
    for body in (
        {"options": {"wealth": "yes"}},
        {"options": {"open_purses": "ajar"}},
        {"seats": [{"player": "sat", "seat": seats[0]}, {"player": "sat", "seat": seats[0]}]},
        {"seats": [{"player": "bot", "bot": "genius"}, {"player": "open"}]},
        {"seats": [{"player": "open"}] * 4},
    ):
        with pytest.raises(Refusal, match="bad-option"):
            await anna.post(f"/api/tables/{id}/next", body)
    with pytest.raises(Refusal, match="not-you"):
        await anna.post(f"/api/tables/{id}/next", {"seats": [{"player": "sat", "seat": "zenith"}]})
    assert (await anna.view(id))["sequel"] is None, "nothing is begun"


async def test_other_people_other_options_and_a_bot(host: Host) -> None:
    anna, bert, id = await two(host, "saga")
    await play_out(anna, bert, id=id)
    seats = [seat["id"] for seat in (await anna.view(id))["seats"]]
    body = {
        "seats": [{"player": "sat", "seat": seats[1]}, {"player": "bot", "bot": "easy"},
                  {"player": "open"}],
        "options": {"open_purses": "on"}, "title": "Later",
    }  # fmt: skip
    laid = await anna.post(f"/api/tables/{id}/next", body)
    assert len(laid["invitations"]) == 1
    view = await bert.view(laid["id"])
    assert (view["status"], view["title"]) == ("open", "Later")
    assert view["options"]["open_purses"] == "on"
    assert len(view["mine"]) == 1
    assert [seat["player"] for seat in view["seats"]].count("bot") == 1


async def test_a_match_without_record_has_no_next_game(host: Host) -> None:
    anna, bert, id = await two(host, "court")
    await play_out(anna, bert, id=id)
    assert not (await anna.view(id))["record"]
    for call in (anna.post(f"/api/tables/{id}/next"), anna.get(f"/api/tables/{id}/chronicle")):
        with pytest.raises(Refusal, match="no-record") as caught:
            await call
        assert caught.value.status == 409
    anna, bert, id = await two(host, "saga")
    async with anna.at(id) as a:
        await a.ask("resign", seat=a.view["mine"][0])
        await a.until(lambda view: view["status"] == "over")
    with pytest.raises(Refusal, match="no-record"):
        await anna.post(f"/api/tables/{id}/next")


async def test_two_who_ask_at_once_get_one_table(host: Host) -> None:
    anna, bert, id = await two(host, "saga")
    await play_out(anna, bert, id=id)
    both = await asyncio.gather(
        anna.post(f"/api/tables/{id}/next"), bert.post(f"/api/tables/{id}/next")
    )
    assert both[0]["id"] == both[1]["id"]


async def test_nothing_of_the_next_game_shows_in_the_finished_one(host: Host) -> None:
    """Every route of match n says the same before and after match n+1 was begun and played on."""
    anna, bert, id = await two(host, "saga")
    await play_out(anna, bert, id=id)
    eve = host.visitor("Eve")

    async def everything() -> list[str]:
        found: list[str] = []
        for person in (anna, bert, eve):
            view = await person.view(id)
            del view["sequel"], view["version"]  # it is laid, that is all
            found.append(json.dumps(view))
            for path in ("chronicle", "course", "journal", "log", "past/3"):
                found.append(json.dumps(await person.get(f"/api/tables/{id}/{path}")))
        return found

    before = await everything()
    laid = await anna.post(f"/api/tables/{id}/next")
    room = host.hall.rooms[laid["id"]]
    seed = room.row.seed
    assert await everything() == before
    heard = [text for person in host.visitors for text in person.heard]
    assert not any(seed in text for text in heard), "its seed is told after its end"
    await play_out(anna, bert, id=laid["id"])
    assert await everything() == before
    first = await anna.get(f"/api/tables/{id}/journal")
    assert seed not in first


async def test_the_journals_of_a_chain_prove_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("palatine.table.verify.find", {"saga": SAGA}.__getitem__)
    anna, bert, id = await two(host, "saga")
    proofs: list[verify.Proof] = []
    for _ in range(3):
        await play_out(anna, bert, id=id)
        proofs.append(verify.verify(await anna.get(f"/api/tables/{id}/journal")))
        id = (await anna.post(f"/api/tables/{id}/next"))["id"]
    for before, after in pairwise(proofs):
        verify.prove_next(before, after)
    assert len({proof.commitment for proof in proofs}) == 3
    with pytest.raises(BadJournal, match="differs from what the match before it left"):
        verify.prove_next(proofs[0], proofs[2])


async def test_a_restart_keeps_records_and_chapters(database: Path) -> None:
    async with serving(database) as host:
        anna, bert, id = await two(host, "saga")
        await play_out(anna, bert, id=id)
        laid = await anna.post(f"/api/tables/{id}/next")
        record = (await anna.get(f"/api/tables/{id}/chronicle"))["record"]
        cookie = anna.cookie
    async with serving(database) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        view = await anna.view(laid["id"])
        assert (view["status"], view["chapter"]) == ("running", 2)
        assert host.hall.rooms[laid["id"]].config.record == record
        assert (await anna.view(id))["sequel"] == laid["id"]


async def test_kill_9_leaves_both_tables_or_none(database: Path) -> None:
    server = Process(database)
    anna = Visitor(server.base, "Anna")
    id = (await anna.lay("saga", "me", "easy"))["id"]
    view = await anna.view(id)
    while view["status"] == "running":
        view = await play_out(anna, id=id)
    laid = await anna.post(f"/api/tables/{id}/next")
    server.end(signal.SIGKILL)
    with sqlite3.connect(database) as plain:
        row = plain.execute("SELECT sequel FROM tables WHERE id = ?", (id,)).fetchone()
        kept = plain.execute(
            "SELECT parent, chapter, record FROM tables WHERE id = ?", (laid["id"],)
        ).fetchone()
    assert row == (laid["id"],)
    assert kept[:2] == (id, 2)
    assert json.loads(kept[2])["game"] == 1
    server = Process(database)
    try:
        again = Visitor(server.base, "Anna")
        again.http.cookies.set("palatine", anna.cookie)
        assert (await again.post(f"/api/tables/{id}/next"))["id"] == laid["id"]
        assert (await again.view(laid["id"]))["chapter"] == 2
        await again.http.aclose()
    finally:
        server.end()
        await anna.http.aclose()
