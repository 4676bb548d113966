"""The analysis of a match that is over, and what a person's matches add up to."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palatine.games import IDS, find
from palatine.kernel import flow, position
from palatine.kernel.chance import fast
from palatine.kernel.sight import seen_by
from palatine.table import statistics, study, wire
from palatine.table.hall import Hall
from palatine.table.room import OVER
from tests.table.harness import Host, Near, Refusal, Visitor, serving
from tests.table.server_process import Process

pytestmark = pytest.mark.anyio


class Slowly(Near):
    """Thinks of one choice after the other, when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[dict[str, Any]] = []
        self.gate = asyncio.Semaphore(0)

    async def think(self, job: dict[str, Any], *more: Any) -> dict[str, Any]:
        if "judge" not in job:
            return await super().think(job, *more)
        await self.gate.acquire()
        self.judged.append(job)
        return {"best": job["judge"], "got": 0.5, "had": 0.5}

    def let(self, number: int) -> None:
        for _ in range(number):
            self.gate.release()


async def finish(hall: Hall, id: str, seed: int = 0, most: int = 10_000) -> None:
    """Plays a table to its end at random, or so far and then breaks it off."""
    luck = Random(seed)
    async with hall.room(id) as room, room.lock:
        play = room.play
        assert play is not None
        first = len(play.journal.lines)
        while len(play.steps) < most and (ask := flow.advance(play.g)) is not None:
            play.choose(int(ask.seat), luck.choice(list(ask.options)))
        room.end_by_rules()
        if room.row.status != OVER:
            room.end(wire.Result("abort", "abort", [], {}, {}))
        await room.save(first=first, has_moved=True)


async def analysis(visitor: Visitor, id: str) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.get(f"/api/tables/{id}/analysis")
    return found


async def want(visitor: Visitor, id: str, wanted: bool = True) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.post(f"/api/tables/{id}/analysis", {"wanted": wanted})
    return found


async def until(visitor: Visitor, id: str, wanted: Any, seconds: float = 60.0) -> dict[str, Any]:
    async with asyncio.timeout(seconds):
        while not wanted(found := await analysis(visitor, id)):
            await asyncio.sleep(0.02)
    return found


async def test_an_analysis_tells_what_cost_most(host: Host, monkeypatch: Any) -> None:
    monkeypatch.setattr(study, "ITERATIONS", 30)
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    id = laid["id"]
    with pytest.raises(Refusal, match="not-over"):
        await want(anna, id)
    with pytest.raises(Refusal, match="not-over"):
        await analysis(anna, id)
    await finish(host.hall, id)
    before = await analysis(anna, id)
    assert (before["state"], before["done"], before["of"]) == ("none", 0, 40)
    assert before["allowed"]
    assert not before["mine"]
    await want(anna, id)
    done = await until(anna, id, lambda found: found["state"] == "done")
    assert done["done"] == done["of"] == 40
    assert len(done["swings"]) <= 3
    choices = [swing["choice"] for swing in done["swings"]]
    assert choices == sorted(choices)
    for swing in done["swings"]:
        assert swing["had"] - swing["got"] >= study.LEAST
        assert swing["chosen"]["code"] != swing["best"]["code"]
        past = await anna.get(f"/api/tables/{id}/past/{swing['choice']}")
        assert past["asks"][0]["key"] == swing["question"]


async def test_strangers_look_and_do_not_order(host: Host) -> None:
    anna, carl = host.visitor("Anna"), host.visitor("Carl")
    laid = await anna.lay("turns", "me")
    await finish(host.hall, laid["id"])
    await carl.post("/api/me", {"name": "Carl"})
    assert (await analysis(carl, laid["id"]))["allowed"] is False
    with pytest.raises(Refusal, match="not-you"):
        await want(carl, laid["id"])


async def test_a_fork_of_a_running_match_tells_nothing(host: Host) -> None:
    """Else it would be a hint where the table gives none."""
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("duel", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["bert"])
    fork = await anna.post(f"/api/tables/{laid['id']}/fork", {})
    await finish(host.hall, fork["id"])
    with pytest.raises(Refusal, match="not-allowed"):
        await want(anna, fork["id"])
    with pytest.raises(Refusal, match="not-allowed"):
        await analysis(anna, fork["id"])


async def test_two_who_ask_at_once_get_the_same_one(database: Path) -> None:
    thinkers = Slowly()
    async with serving(database, thinkers=thinkers) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        laid = await anna.lay("turns", "me", "open")
        id = laid["id"]
        await bert.sit(id, next(iter(laid["invitations"].values())))
        await finish(host.hall, id)
        await asyncio.gather(want(anna, id), want(bert, id))
        thinkers.let(5)
        async with asyncio.timeout(20):
            while len(thinkers.judged) < 5:
                await asyncio.sleep(0.01)
        assert [job["seed"] for job in thinkers.judged] == [f"study:{at}" for at in range(5)]
        # it stops when the last of both has called it off, and what was thought is kept
        assert (await want(anna, id, False))["state"] == "running"
        assert (await analysis(bert, id))["mine"]
        assert not (await analysis(anna, id))["mine"]
        stopped = await want(bert, id, False)
        assert (stopped["state"], stopped["done"]) == ("stopped", 5)
        thinkers.let(100)
        await asyncio.sleep(0.1)
        number = len(thinkers.judged)
        await asyncio.sleep(0.1)
        assert len(thinkers.judged) == number < 40
        await want(bert, id)
        done = await until(bert, id, lambda found: found["state"] == "done")
        assert done == {**(await analysis(anna, id)), "mine": True}


async def test_an_analysis_waits_behind_those_who_play(database: Path) -> None:
    """Thoughts about what is over count as watched by nobody, and are charged to who asked."""
    told: list[Any] = []

    class Noting(Near):
        async def think(self, job: dict[str, Any], *more: Any) -> dict[str, Any]:
            told.append((more[0].person, more[1]()))
            return {"best": job["judge"], "got": 0.5, "had": 0.5}

    async with serving(database, thinkers=Noting()) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("turns", "me")
        await finish(host.hall, laid["id"])
        await want(anna, laid["id"])
        await until(anna, laid["id"], lambda found: found["state"] == "done")
        host_id = host.hall.rooms[laid["id"]].row.host
    assert set(told) == {(host_id, False)}


async def test_what_was_analysed_survives_a_kill(database: Path) -> None:
    server = Process(database)
    anna = Visitor(server.base, "Anna")
    try:
        laid = await anna.lay("turns", "me")
        id = laid["id"]
        async with anna.at(id) as a:
            await a.choose(code=None)
            while a.question is not None:
                codes = [a.codes[0]] * min(32, 40 - a.view["choices"])
                more = {"seat": a.question["seat"], "version": a.view["version"]}
                reply = await a.ask("choose", codes=codes, **more)
                await a.until(lambda view, v=reply["version"]: view["version"] >= v)
        await want(anna, id)
        before = await until(anna, id, lambda found: found["done"] > 0)
    finally:
        server.end(signal.SIGKILL)
    kept = stored(database, id)
    assert kept
    assert before["done"] <= 40
    cookie = anna.cookie
    await anna.http.aclose()
    server = Process(database)
    anna = Visitor(server.base, "Anna")
    anna.http.cookies.set("palatine", cookie)
    try:
        first = await analysis(anna, id)  # to look is enough: it was wanted
        assert first["done"] >= before["done"]
        assert first["state"] in ("running", "done")
        await until(anna, id, lambda found: found["state"] == "done")
    finally:
        server.end()
        await anna.http.aclose()
    assert stored(database, id)[: len(kept)] == kept
    assert len(stored(database, id)) == 40


def stored(database: Path, id: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(database) as db:
        query = "select * from study_lines where table_id = ? order by choice"
        return list(db.execute(query, (id,)))


@pytest.mark.parametrize("game", IDS)
async def test_every_game_is_analysed_by_what_its_seats_saw(database: Path, game: str) -> None:
    """Nothing of the other sides is in what the thinkers get, and cancelling stops it."""
    thinkers = Slowly()
    async with serving(database, thinkers=thinkers) as host:
        anna = host.visitor("Anna")
        people = min(n for n in find(game).seats if n > 1)
        laid = await anna.lay(game, *["me"] * people)
        id = laid["id"]
        await finish(host.hall, id, most=70)
        play = host.hall.rooms[id].play
        assert play is not None
        await want(anna, id)
        thinkers.let(20)
        async with asyncio.timeout(60):
            while len(thinkers.judged) < 20:
                await asyncio.sleep(0.01)
        await want(anna, id, False)
        assert (await analysis(anna, id))["state"] == "stopped"
        assert len(thinkers.judged) == 20
        thinkers.let(1000)
        await want(anna, id)
        done = await until(anna, id, lambda found: found["state"] == "done")
        assert done["done"] == done["of"] == len(play.steps)
        for job in thinkers.judged:
            at = int(job["seed"].rpartition(":")[2])
            seen = seen_by(play.rebuild(at), job["seat"])
            assert job["position"] == json.loads(json.dumps(position.write(seen)))
            assert job["seat"] == play.steps[at].seat
            assert set(job) == {
                "game", "data", "position", "seat", "judge", "iterations", "ms", "seed"
            }  # fmt: skip


@pytest.mark.parametrize("game", IDS)
async def test_statistics_add_up(host: Host, game: str) -> None:
    """Played, won, points and length, by whom one played against; without a fork."""
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    people = min(n for n in find(game).seats if n > 1)
    laid = await anna.lay(game, "me", *["open"] * (people - 1))
    for token in laid["invitations"].values():
        await bert.sit(laid["id"], token)
    assert (await anna.get("/api/statistics"))["records"] == []
    await finish(host.hall, laid["id"], seed=3)
    room = host.hall.rooms[laid["id"]]
    assert room.row.result is not None
    own = room.chairs[0].id
    (record,) = (await anna.get("/api/statistics"))["records"]
    assert (record["game"], record["level"], record["played"]) == (game, "people", 1)
    assert record["won"] == round(room.row.result.rewards[own], 3)
    assert record["points"] == room.row.result.points[own]
    assert record["choices"] == room.choices
    assert record["counted"] == statistics.counted(find(game))
    fork = await anna.post(f"/api/tables/{laid['id']}/fork", {"choice": 0})
    await finish(host.hall, fork["id"])
    assert len((await anna.get("/api/statistics"))["records"]) == 1


@pytest.mark.parametrize("game", IDS)
def test_points_are_what_the_first_statistic_counts(game: str) -> None:
    rules = find(game)
    g = rules.start(rules.config(rules.seats[-1], {}), fast("statistics"))
    rows = rules.statistics(g)
    assert rows[0].key == statistics.counted(rules)


async def test_whom_one_played_against(host: Host) -> None:
    anna = host.visitor("Anna")
    for players in (("me", "easy"), ("me", "strong"), ("me", "me")):
        laid = await anna.lay("duel", *players)
        room = host.hall.rooms[laid["id"]]
        for task in list(room.thinking.values()):
            task.cancel()
        room.thinking = {}
        await finish(host.hall, laid["id"])
    records = (await anna.get("/api/statistics"))["records"]
    assert [record["level"] for record in records] == ["easy", "strong"]  # not oneself
