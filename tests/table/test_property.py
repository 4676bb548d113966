"""Whatever people do in whatever order: what is shown is what is stored, and nothing is odd."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from palatine.table import views
from palatine.table.chairs import Client
from palatine.table.room import Room
from palatine.table.verify import check_numbers
from tests.table.harness import Host, Refusal, Visitor, fresh_database, serving

NAMES = ["anna", "bert", "carl"]

REASONS = ["stale", "not-asked", "no-undo", "no-proposal", "not-open", "not-running"]
DEEDS = st.one_of(
    st.tuples(st.just("choose"), st.integers(0, 2), st.integers(0, 9), st.integers(0, 1)),
    st.tuples(st.just("choose"), st.integers(0, 2), st.integers(0, 9), st.just(0)),
    st.tuples(st.just("undo"), st.integers(0, 2), st.just(0), st.integers(0, 1)),
    st.tuples(st.just("take-back"), st.integers(0, 2), st.integers(0, 9), st.just(0)),
    st.tuples(st.just("answer"), st.integers(0, 2), st.integers(0, 3), st.just(0)),
    st.tuples(st.just("hand"), st.integers(0, 2), st.just(0), st.just(0)),
    st.tuples(st.just("return"), st.integers(0, 2), st.just(0), st.just(0)),
)


async def do(people: list[Visitor], id: str, deed: tuple[str, int, int, int]) -> None:
    """One deed; it may be refused, but only for a reason."""
    what, nr, number, late = deed
    visitor, seat = people[nr], NAMES[nr]
    view = await visitor.view(id)
    message: dict[str, Any] = {"seat": seat}
    if what == "choose":
        own = [ask for ask in view["asks"] if "options" in ask]
        if not own:
            return
        options = own[0]["options"]
        code = options[number % len(options)]["code"]
        message |= {"do": "choose", "code": code, "version": view["version"] - late}
    elif what == "undo":
        message |= {"do": "undo", "version": view["version"] - late}
    elif what == "take-back":
        message |= {"do": "propose", "what": "take-back", "choice": number}
    elif what == "answer":
        open_one = view["proposal"]
        if open_one is None:
            return
        message |= {"do": "answer", "proposal": open_one["number"], "agree": number > 0}
    else:
        message |= {"do": what}
    try:
        await visitor.post(f"/api/tables/{id}/do", message)
    except Refusal as refusal:
        if refusal.code not in REASONS:
            raise


async def stored_is_shown(host: Host, id: str) -> None:
    """A room read from the disk shows every sight exactly what the live one shows."""
    live = host.hall.rooms[id]
    async with live.lock:
        fresh = Room(host.hall.means, id)
        await fresh.load()
        for chair in live.chairs:
            client = Client(chair.person)
            one = views.view(live, client)
            other = views.view(fresh, Client(chair.person))
            for seat in (*one.seats, *other.seats):
                seat.thinking = False
                seat.present = False
            assert one == other
        assert live.play is not None
        assert fresh.play is not None
        book = live.play.journal
        assert [book.line_text(line) for line in book.lines] == [
            book.line_text(line) for line in fresh.play.journal.lines
        ]
        assert fresh.play.g.chance.number == live.play.g.chance.number
        check_numbers(book)


async def scenario(database: Path, deeds: list[tuple[str, int, int, int]]) -> None:
    async with serving(database) as host:
        people = [host.visitor(name) for name in NAMES]
        laid = await people[0].lay("duel", "me", "open", "open")
        for visitor, name in zip(people[1:], NAMES[1:], strict=True):
            await visitor.sit(laid["id"], laid["invitations"][name])
        version = 0
        for deed in deeds:
            await do(people, laid["id"], deed)
            now = (await people[0].view(laid["id"]))["version"]
            assert now >= version
            version = now
            await stored_is_shown(host, laid["id"])


@given(st.lists(DEEDS, min_size=5, max_size=25))
@settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_what_is_stored_is_what_is_shown(
    template: Path, tmp_path_factory: pytest.TempPathFactory, deeds: list[Any]
) -> None:
    database = fresh_database(template, tmp_path_factory.mktemp("property"))
    asyncio.run(scenario(database, deeds))
