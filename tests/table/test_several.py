"""Several answers in one message: taken, refused, dropped and taken back as one."""

from __future__ import annotations

import json
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.table.harness import Host, Refusal, Seatlink, Visitor, serving
from tests.table.server_process import Process
from tests.table.test_play import two
from tests.toys.duel import CARD

pytestmark = pytest.mark.anyio


async def several(link: Seatlink, *codes: str, id: str | None = None, **more: Any) -> Any:
    """A seat's answers in one message; returns how many were taken."""
    question = link.question
    assert question is not None
    values = {"seat": question["seat"], "version": link.view["version"], "codes": list(codes)}
    reply = await link.ask("choose", id, **{**values, **more})
    await link.until(lambda view: view["version"] >= reply["version"])
    return reply["taken"]


async def test_answers_of_one_message_are_one_change(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        before = a.view["version"]
        assert await several(a, "pick 1", "pick 2", "pick 4") == 3
        assert a.view["version"] == before + 1
        assert a.view["choices"] == 3
        assert a.view["picture"]["total"] == 7
        assert [fact["choice"] for fact in a.facts] == [1, 2, 3]
        reply = await a.choose("pick 5")
        assert reply["taken"] == 1


async def test_undo_takes_a_message_back_as_one(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        await a.choose("pick 5")
        await several(a, "pick 1", "pick 2", "pick 4")
        await several(a, "pick 3", "pick 3")
        for left, total in ((4, 12), (1, 5), (0, 0)):
            await a.ask("undo", seat="north", version=a.view["version"])
            await a.until(lambda view, left=left: view["choices"] == left)
            assert a.view["picture"]["total"] == total
            assert len(a.facts) == left


async def test_a_code_that_is_not_offered_refuses_all_of_them(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        await a.choose("pick 5")
        version = a.view["version"]
        for codes in (["pick 1", "skip"], ["pick 1", "pick 2", "nonsense"], ["pick 9", "pick 1"]):
            with pytest.raises(Refusal, match="not-offered"):
                await several(a, *codes)
            assert (await a.fresh())["version"] == version
            assert a.view["choices"] == 1
            assert a.view["picture"]["total"] == 5
            assert len(a.facts) == 1
        assert await several(a, "pick 1", "pick 2") == 2


async def test_behind_luck_the_rest_is_dropped_whatever_it_is(host: Host) -> None:
    anna = host.visitor("Anna")
    for rest in (["skip"], ["pick 1"], ["pick 5", "skip"]):
        laid = await anna.lay("rolls", "me")
        async with anna.at(laid["id"]) as a:
            assert await several(a, "skip", *rest) == 1
            assert a.view["choices"] == 1


async def test_another_seat_that_is_asked_ends_the_message(host: Host) -> None:
    anna, bert, id = await two(host, "court")
    async with anna.at(id) as a, bert.at(id) as b:
        assert await several(a, "take gold", "take gold", "pass") == 1
        await b.until(lambda view: view["choices"] == 1)
        assert b.question


async def test_a_simultaneous_question_ends_the_message(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id):
        first, second = a.codes[:2]
        assert await several(a, first, second) == 1
        assert (await a.fresh())["choices"] == 1


async def test_what_a_draw_has_shown_cannot_be_tried_for_nothing(host: Host) -> None:
    """Whether a card can be buried tells whether it was drawn: no answer may depend on it."""
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id) as b:
        await a.choose()
        await b.choose()
        for link in (a, b):
            await link.fresh()
            if "draw" in link.codes:
                assert await several(link, "draw", *[f"bury {card}" for card in CARD.names]) == 1
                return
    raise AssertionError("nobody may draw")


async def test_a_message_that_comes_again_tells_what_was_taken(database: Path) -> None:
    what: dict[str, Any] = {}
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        async with anna.at(laid["id"]) as a:
            what = {"seat": "north", "version": a.view["version"], "codes": ["pick 5", "pick 4"]}
            first = await a.ask("choose", "the-one", **what)
            assert await a.ask("choose", "the-one", **what) == first
        cookie = anna.cookie
    async with serving(database) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        async with anna.at(laid["id"]) as a:
            assert (await a.ask("choose", "the-one", **what))["taken"] == 2
            assert (await a.fresh())["choices"] == 2


async def test_undo_after_kill_9_takes_the_whole_message_back(database: Path) -> None:
    server = Process(database)
    anna = Visitor(server.base, "Anna")
    try:
        id = (await anna.lay("turns", "me"))["id"]
        async with anna.at(id) as a:
            await a.choose("pick 5")
            await several(a, *["pick 1"] * 17)  # a check stands between them
            server.end(signal.SIGKILL)
            cookie = anna.cookie
    finally:
        server.process.kill()
        await anna.http.aclose()
    with sqlite3.connect(database) as store:
        rows = store.execute("select text, request from lines order by nr").fetchall()
    choices = [request for text, request in rows if text.startswith("north:")]
    assert len(set(choices[1:])) == 1
    assert choices[0] != choices[1]
    async with serving(database) as host:
        anna = host.visitor("Anna")
        anna.http.cookies.set("palatine", cookie)
        async with anna.at(id) as a:
            assert a.view["choices"] == 18
            await a.ask("undo", seat="north", version=a.view["version"])
            await a.until(lambda view: view["choices"] == 1)
            assert a.view["picture"]["total"] == 5


async def test_take_back_by_consent_takes_a_message_back_as_one(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a, bert.at(id) as b:
        await a.choose("pick 5")
        await several(a, "pick 1", "pick 2", "pick 3")
        await a.fresh()
        assert a.view["take_back"] == {"allowed": True, "choice": 1}
        await a.ask("propose", seat="north", what="take-back", choice=2)
        view = await b.until(lambda view: view["proposal"])
        assert view["proposal"]["choice"] == 1
        await b.ask("answer", seat="east", proposal=view["proposal"]["number"], agree=True)
        view = await b.until(lambda view: view["choices"] == 1)
        assert view["picture"]["total"] == 5


async def test_an_answer_without_an_id_is_taken_back_as_one_too(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    path = f"/api/tables/{laid['id']}/do"
    view = await anna.view(laid["id"])
    said = {"do": "choose", "seat": "north", "version": view["version"]}
    reply = await anna.post(path, {**said, "codes": ["pick 1", "pick 2"]})
    assert reply["taken"] == 2
    await anna.post(path, {"do": "undo", "seat": "north", "version": reply["version"]})
    assert (await anna.view(laid["id"]))["choices"] == 0


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"codes": []},
        {"codes": "pick 1"},
        {"codes": ["pick 1"] * 33},
        {"codes": ["pick 1", 2]},
        {"codes": ["pick 1", None]},
        {"codes": [["pick 1"]]},
        {"codes": ["pick 1", ""]},
        {"codes": ["pick 1"], "code": "pick 1"},
        {"codes": {"0": "pick 1"}},
        {"codes": None},
        {"code": None},
    ],
    ids=json.dumps,
)
async def test_nonsense_for_codes_is_refused(host: Host, more: dict[str, Any]) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        with pytest.raises(Refusal, match="bad-message"):
            await a.ask("choose", seat="north", version=a.view["version"], **more)
        assert (await a.fresh())["choices"] == 0


async def test_codes_of_another_seat_or_another_version_are_refused(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a, bert.at(id) as b:
        codes = ["pick 1", "pick 2"]
        version = a.view["version"]
        with pytest.raises(Refusal, match="not-you"):
            await b.ask("choose", seat="north", version=version, codes=codes)
        with pytest.raises(Refusal, match="not-asked"):
            await b.ask("choose", seat="east", version=version, codes=codes)
        with pytest.raises(Refusal, match="stale"):
            await a.ask("choose", seat="north", version=version + 1, codes=codes)
        assert (await a.fresh())["choices"] == 0
