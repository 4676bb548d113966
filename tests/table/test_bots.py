"""Bots at the table: in processes of their own, slow, crashing, and after a restart."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from palatine.table.thinkers import GaveUp, Thinkers, is_bot
from tests.table.harness import CALM, Host, Near, serving, think

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


async def test_a_crashing_worker_is_survived(tmp_path: Path) -> None:
    thinkers = Thinkers(1, 30.0, crash_once)
    try:
        job = {"mark": str(tmp_path / "crashed")}
        assert await thinkers.think(job) == {"code": "skip"}
        assert thinkers.restarts == 1
    finally:
        thinkers.close()


async def test_a_worker_that_hangs_is_given_up() -> None:
    thinkers = Thinkers(1, 30.0, hang)
    try:
        thinkers.warm_up()
        thinkers.patience = 0.3
        started = time.monotonic()
        with pytest.raises(GaveUp):
            await thinkers.think({})
        assert time.monotonic() - started < 20
    finally:
        thinkers.close()


@pytest.mark.parametrize("thought", [fail, nonsense])
async def test_a_bot_that_fails_plays_any_option(database: Path, thought: Any) -> None:
    class Bad(Near):
        async def think(self, job: dict[str, Any]) -> dict[str, Any]:
            return dict(thought(job))

    async with serving(database, thinkers=Bad()) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("everybody", "easy", "me", "easy")
        async with anna.at(laid["id"]) as a:
            await a.choose()
            await a.until(lambda view: view["status"] == "over")


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


async def test_bots_leave_people_time_to_look(database: Path) -> None:
    async with serving(database, replace(CALM, bot_pace=0.05)) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("carolus-magnus", "easy", "easy")
        async with anna.at(laid["id"]) as a:
            await a.until(lambda view: view["choices"] >= 2)
            first, started = a.view["choices"], time.monotonic()
            await a.until(lambda view: view["choices"] >= first + 6)
            assert time.monotonic() - started > 5 * 0.05


def test_only_named_bots_may_be_ordered() -> None:
    for bot in ("random", "easy", "fair", "strong"):
        assert is_bot("carolus-magnus", bot)
    for bot in ("mcts:ms=100000", "", "greedy:samples=9999", "Easy"):
        assert not is_bot("carolus-magnus", bot)


async def test_workers_get_plain_data_only(host: Host) -> None:
    import json

    thinkers = host.hall.thinkers
    assert isinstance(thinkers, Near)
    await host.visitor("Anna").lay("carolus-magnus", "easy", "easy")
    while len(thinkers.jobs) < 5:
        await asyncio.sleep(0.01)
    for job in thinkers.jobs[:5]:
        assert json.loads(json.dumps(job)) == job
