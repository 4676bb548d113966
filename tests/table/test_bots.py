"""Bots at the table: in processes of their own, slow, crashing, and after a restart."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from palatine.table import room as room_module
from palatine.table.bot_turns import run_bots
from palatine.table.fair import Line, Who, always
from palatine.table.thinkers import GaveUp, Thinkers, checked_bot
from palatine.table.wire import Refused
from tests.table.harness import Host, Near, Refusal, serving, think

pytestmark = pytest.mark.anyio


def crash_once(job: dict[str, Any]) -> dict[str, Any]:
    """The first worker dies, the next one thinks."""
    if not Path(job["mark"]).exists():
        Path(job["mark"]).touch()
        os._exit(1)
    return {"code": "skip"}


def crash(job: dict[str, Any]) -> dict[str, Any]:
    os._exit(1)


def hang(job: dict[str, Any]) -> dict[str, Any]:
    time.sleep(60)
    return {}


def fail(job: dict[str, Any]) -> dict[str, Any]:
    raise ValueError("on purpose")


def nonsense(job: dict[str, Any]) -> dict[str, Any]:
    return {"code": "place nothing nowhere"}


def never(job: dict[str, Any]) -> dict[str, Any]:
    raise GaveUp  # as `test_a_worker_that_hangs_is_given_up` has it


async def test_a_crashing_worker_is_survived(tmp_path: Path) -> None:
    thinkers = Thinkers(1, 120.0, crash_once)
    try:
        job = {"mark": str(tmp_path / "crashed")}
        assert await thinkers.think(job) == {"code": "skip"}
        assert thinkers.restarts == 1
    finally:
        thinkers.close()


async def test_a_worker_that_hangs_is_given_up() -> None:
    thinkers = Thinkers(1, 120.0, hang)
    try:
        thinkers.warm_up()
        thinkers.patience = 0.3
        started = time.monotonic()
        with pytest.raises(GaveUp):
            await thinkers.think({})
        assert time.monotonic() - started < 20
    finally:
        thinkers.close()


def first(job: dict[str, Any]) -> dict[str, Any]:
    return {"code": "pick 1"}


@pytest.mark.parametrize("by", ["bot", "person"])
async def test_a_rule_that_breaks_costs_one_answer_and_no_match(database: Path, by: str) -> None:
    """An `IndexError` of the rules left half a choice in memory, and a bot's table stood still."""

    class First(Near):
        async def think(self, job: dict[str, Any], *more: Any) -> dict[str, Any]:
            return first(job)

    async with serving(database, thinkers=First()) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("trap", "easy" if by == "bot" else "me")
        async with anna.at(laid["id"]) as a:
            if by == "person":
                for _ in range(3):
                    with pytest.raises(Refusal, match="broken"):
                        await a.choose("pick 1")
                    await a.choose("pick 2")
            await a.until(lambda view: view["status"] == "over")
            text = (await anna.http.get(f"/api/tables/{laid['id']}/journal")).text
            assert text.count("north: pick 2") == 3
            assert "pick 1" not in text


@pytest.mark.parametrize("thought", [fail, nonsense, never])
async def test_a_bot_that_fails_plays_the_first_option(database: Path, thought: Any) -> None:
    class Bad(Near):
        async def think(self, job: dict[str, Any], *more: Any) -> dict[str, Any]:
            return dict(thought(job))

    async with serving(database, thinkers=Bad()) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("everybody", "easy", "me", "easy")
        async with anna.at(laid["id"]) as a:
            await a.choose()
            await a.until(lambda view: view["status"] == "over")


async def test_people_are_told_that_a_bot_ran_out_of_time(database: Path) -> None:
    """On a slow machine a level would play weaker in silence."""

    class Late(Near):
        async def think(self, job: dict[str, Any], *more: Any) -> dict[str, Any]:
            return {"cut_short": True}

    async with serving(database, thinkers=Late()) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("everybody", "easy", "me", "easy")
        async with anna.at(laid["id"]) as a:
            await a.choose()
            await a.until(lambda view: view["status"] == "over")
            told = [seat["hurried"] for seat in a.view["seats"]]
            assert told == [True, False, True]


async def test_three_bots_finish_a_game_in_worker_processes(database: Path) -> None:
    """A whole match, watched through a socket, with real workers."""
    async with serving(database, thinkers=Thinkers(1, 60.0, think)) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("carolus-magnus", "random", "random", "random")
        async with anna.at(laid["id"]) as a:
            await a.until(lambda view: view["status"] == "over", timeout=120)
            assert a.view["result"]["by"] == "rules"
            assert sum(place == 1 for place in a.view["result"]["places"].values()) >= 1
            assert len(a.facts) > 100
            assert [fact["choice"] for fact in a.facts] == sorted(
                fact["choice"] for fact in a.facts
            )
        assert "easy" not in await anna.get(f"/api/tables/{laid['id']}/journal")


async def test_a_person_plays_a_whole_game_against_two_bots(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("carolus-magnus", "me", "easy", "fair")
    async with anna.at(laid["id"]) as a:
        while a.view["status"] == "running":
            if a.question:
                await a.choose(a.codes[-1])
            else:
                await a.receive()
        assert a.view["result"]["by"] == "rules"


async def test_a_slow_bot_shows_that_it_thinks_and_blocks_nobody(host: Host) -> None:
    thinkers = host.hall.thinkers
    assert isinstance(thinkers, Near)
    thinkers.is_thinking = False
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    slow = await anna.lay("everybody", "easy", "me", "easy")
    async with anna.at(slow["id"]) as a:
        assert [seat["thinking"] for seat in a.view["seats"]] == [True, False, True]
        other = await bert.lay("turns", "me")
        async with bert.at(other["id"]) as b:
            await b.choose()
        await a.choose()
        assert a.view["undo"]["allowed"], "the others have not answered"
        thinkers.is_thinking = True
        await a.until(lambda view: view["status"] == "over")
        assert not any(seat["thinking"] for seat in a.view["seats"])


async def test_tables_that_wait_for_a_bot_go_on_after_a_restart(database: Path) -> None:
    asleep = Near()
    asleep.is_thinking = False
    async with serving(database, thinkers=asleep) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("everybody", "easy", "easy", "easy")
        await asyncio.sleep(0.05)
        assert (await anna.view(laid["id"]))["choices"] == 0
    async with serving(database) as host, host.visitor("Eve").at(laid["id"]) as e:
        await e.until(lambda view: view["status"] == "over")


def slowly(job: dict[str, Any]) -> dict[str, Any]:
    time.sleep(job["seconds"])
    return {"code": "skip"}


def until_told(job: dict[str, Any]) -> dict[str, Any]:
    """Says that it has begun, and thinks until somebody lays a file down."""
    Path(job["begun"]).touch()
    while not Path(job["end"]).exists():
        time.sleep(0.01)
    return {"code": "skip"}


async def test_one_visitor_with_many_tables_starves_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twenty thoughts of one person do not stand before the one of another."""
    thinkers = Thinkers(1, 120.0, slowly)
    order: list[str] = []
    leave = thinkers.line.leave

    def leave_in_time(who: Who, seconds: float) -> None:
        leave(who, min(seconds, 0.05 if who.person == "eve" else 0.0))

    # nobody is charged for what a busy machine adds
    monkeypatch.setattr(thinkers.line, "leave", leave_in_time)

    async def think(who: str, seconds: float, is_watched: bool = True) -> None:
        await thinkers.think({"seconds": seconds}, Who(who), lambda: is_watched)
        order.append(who)

    try:
        await think("warm", 0.0)
        many = [asyncio.create_task(think("eve", 0.05)) for _ in range(20)]
        await asyncio.sleep(0.01)
        alone = [asyncio.create_task(think("nobody", 0.0, is_watched=False))]
        for _ in range(3):
            await asyncio.wait_for(think("anna", 0.0), 120.0)
        assert order.count("eve") <= 4, "Anna waits for the thought under way only"
        assert "nobody" not in order
        await asyncio.gather(*many, *alone)
        assert order[-1] == "nobody", "what nobody watches comes last"
    finally:
        thinkers.close()


async def test_new_persons_do_not_go_before_those_who_used_little() -> None:
    line = Line(1)
    order: list[str] = []

    async def think(who: str, seconds: float) -> None:
        await line.enter(Who(who), always)
        order.append(who)
        await asyncio.sleep(0)
        line.leave(Who(who), seconds)

    tasks = [asyncio.create_task(think(f"eve{n}", 2.0)) for n in range(5) for _ in range(2)]
    tasks.append(asyncio.create_task(think("anna", 0.1)))
    await asyncio.gather(*tasks)
    assert order.index("anna") == 5, "before the second round of those who had theirs"
    assert (line.free, line.waiting, line.served) == (1, {}, {})


async def stand_in_line(*asked: tuple[Who, float]) -> list[Who]:
    """The order in which thoughts that come at once are thought, one after the other."""
    line = Line(1)
    order: list[Who] = []

    async def think(who: Who, seconds: float) -> None:
        await line.enter(who, always)
        order.append(who)
        await asyncio.sleep(0)
        line.leave(who, seconds)

    await asyncio.gather(*(think(who, seconds) for who, seconds in asked))
    assert (line.free, line.waiting, line.served, line.persons) == (1, {}, {}, {})
    return order


async def test_many_persons_of_one_address_starve_nobody() -> None:
    anna = Who("anna", "home")
    crowd = [(Who(f"eve{n}", "cellar"), 2.0) for n in range(46) for _ in range(2)]
    order = await stand_in_line(*crowd, (anna, 0.5), (anna, 0.5), (anna, 0.5))
    assert [nr for nr, who in enumerate(order) if who == anna] == [1, 2, 3], "as if they were one"


async def test_those_who_share_an_address_share_it_alike() -> None:
    greedy, modest = Who("greedy", "home"), Who("modest", "home")
    other = Who("other", "away")
    order = await stand_in_line(*[(greedy, 1.0)] * 4, *[(modest, 1.0)] * 2, *[(other, 1.0)] * 4)
    first = [who.person for who in order[:8]]
    assert first.count("other") == 4, "each address has the half"
    assert first.count("greedy") == first.count("modest") == 2


async def test_a_cancelled_thought_gives_its_place_back() -> None:
    line = Line(1)
    await line.enter(Who("anna"), always)
    waiting = asyncio.create_task(line.enter(Who("bert"), always))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert line.waiting == {}
    granted = asyncio.create_task(line.enter(Who("carl"), always))
    await asyncio.sleep(0)
    line.leave(Who("anna"), 0.0)
    granted.cancel()  # its turn has come, and it does not know yet
    await asyncio.gather(granted, return_exceptions=True)
    assert (line.free, line.served) == (1, {})


async def test_the_place_of_a_cancelled_thought_is_free_when_its_worker_is(
    tmp_path: Path,
) -> None:
    thinkers = Thinkers(1, 60.0, until_told)
    begun, end = tmp_path / "begun", tmp_path / "end"
    job = {"begun": str(begun), "end": str(end)}
    try:
        task = asyncio.create_task(thinkers.think(job, Who("eve")))
        async with asyncio.timeout(60):
            while not begun.exists():
                await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert thinkers.line.free == 0, "the worker goes on thinking"
        thinkers.patience = 0.5
        waiting = asyncio.create_task(thinkers.think(job, Who("anna")))
        await asyncio.sleep(1.0)
        assert list(thinkers.line.waiting) == [Who("anna")]
        thinkers.patience = 60.0  # from here on she thinks, as long as a busy machine needs
        end.touch()
        assert await waiting == {"code": "skip"}
        assert thinkers.restarts == 0, "waiting for a worker is not thinking too long"
    finally:
        thinkers.close()


async def test_a_room_is_let_go_when_its_thought_is_cancelled(host: Host) -> None:
    thinkers = host.hall.thinkers
    assert isinstance(thinkers, Near)
    thinkers.is_thinking = False
    anna = host.visitor("Anna")
    laid = await anna.lay("everybody", "easy", "me", "easy")
    room = host.hall.rooms[laid["id"]]
    async with room.lock:
        for task in room.thinking.values():
            task.cancel()
        room.thinking = {}
        run_bots(room)
        for task in room.thinking.values():
            task.cancel()  # before it has begun
        room.thinking = {}
    async with asyncio.timeout(30):
        while room.users:
            await asyncio.sleep(0.01)
    assert room.users == 0


async def test_bots_are_woken_by_whoever_looks_and_by_no_start(database: Path) -> None:
    asleep = Near()
    asleep.is_thinking = False
    async with serving(database, thinkers=asleep) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("everybody", "easy", "easy", "easy")
    near = Near()
    async with serving(database, thinkers=near) as host:
        await asyncio.sleep(0.1)
        assert host.hall.rooms == {}
        assert near.jobs == []
        async with host.visitor("Eve").at(laid["id"]) as e:
            await e.until(lambda view: view["status"] == "over")


async def test_bots_go_on_after_a_write_that_failed(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "AGAIN", 0.05)
    anna = host.visitor("Anna")
    thinkers = host.hall.thinkers
    assert isinstance(thinkers, Near)
    thinkers.is_thinking = False
    laid = await anna.lay("everybody", "easy", "me", "easy")
    async with anna.at(laid["id"]) as a:
        await a.choose()
        with monkeypatch.context() as patch:

            async def full(*statements: Any, **more: Any) -> None:
                raise OSError("no space left")

            patch.setattr(host.hall.store, "write", full)
            thinkers.is_thinking = True
            await asyncio.sleep(0.1)
        await a.until(lambda view: view["status"] == "over")


def test_only_named_bots_may_be_ordered() -> None:
    for bot in ("random", "easy", "fair", "strong", "master"):
        assert checked_bot("carolus-magnus", bot) == bot
    assert checked_bot("carolus-magnus", None) == "fair"
    for bot in ("mcts:ms=100000", "", "greedy:samples=9999", "Easy"):
        with pytest.raises(Refused, match="bad-option"):
            checked_bot("carolus-magnus", bot)


async def test_workers_get_plain_data_only(host: Host) -> None:
    import json

    thinkers = host.hall.thinkers
    assert isinstance(thinkers, Near)
    await host.visitor("Anna").lay("carolus-magnus", "easy", "easy")
    while len(thinkers.jobs) < 5:
        await asyncio.sleep(0.01)
    for job in thinkers.jobs[:5]:
        assert json.loads(json.dumps(job)) == job
