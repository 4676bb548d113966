"""Moments: what happened, stop by stop, as each sight may see it, and nothing to count by."""

from __future__ import annotations

import copy
import re
import secrets
from pathlib import Path
from typing import Any

import pytest

from palatine.games import find
from palatine.kernel import flow, journal, position, sight
from palatine.table.moments import back
from tests.table.harness import Host, Near, Seatlink, Visitor, serving

pytestmark = pytest.mark.anyio

FRANKS, SARACENS = 0, 1


class Slow(Near):
    """Bots that never answer."""

    def __init__(self) -> None:
        super().__init__()
        self.is_thinking = False


def laid_over(picture: dict[str, Any], lay: dict[str, Any]) -> None:
    for key, value in lay.items():
        if isinstance(value, dict) and isinstance(picture.get(key), dict):
            laid_over(picture[key], value)
        else:
            picture[key] = copy.deepcopy(value)


def pictures_of(moments: list[dict[str, Any]], last: dict[str, Any]) -> list[dict[str, Any]]:
    """The picture of every moment, as a client makes them."""
    found: list[dict[str, Any]] = []
    picture = last
    for moment in reversed(moments):
        picture = copy.deepcopy(picture)
        laid_over(picture, moment.get("lay", {}))
        for path in moment.get("drop", []):
            holder = picture
            for key in path[:-1]:
                holder = holder[key]
            del holder[path[-1]]
        found.insert(0, picture)
    return found


def test_what_differs_can_be_laid_over_and_dropped() -> None:
    now = {"a": 1, "b": {"x": [1], "y": {"z": 1}}, "c": None, "d": {"p": 1}}
    then = {"a": 1, "b": {"x": [2], "y": {"q": 5}}, "d": 3, "e": {"n": None}}
    lay, drop = back(then, now)
    assert "a" not in lay
    moment = {"lay": lay, "drop": drop}
    assert pictures_of([moment], now) == [then]


async def test_moments_lead_to_the_picture_and_are_the_same_in_the_past(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("carolus-magnus", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["white"])
    seen: list[list[Any]] = []
    stops = 0
    async with anna.at(laid["id"]) as a, bert.at(laid["id"]) as b:
        assert a.view["moments"] == []
        for _ in range(14):
            asked = a if a.question else b
            before = a.view["picture"]
            choices = a.view["choices"]
            await asked.choose()
            await a.until(lambda view, made=choices: view["choices"] > made)
            await b.until(lambda view, made=choices: view["choices"] > made)
            moments = a.view["moments"]
            assert moments == b.view["moments"], "all have the same picture"
            assert {moment["choice"] for moment in moments} == {choices + 1}
            assert moments[-1]["facts"] == len(a.facts)
            pictures = pictures_of(moments, a.view["picture"])
            assert pictures[-1] == a.view["picture"]
            assert pictures[0] != before
            past = await a.ask("past", choice=choices + 1)
            assert past["moments"] == moments
            assert past["picture"] == a.view["picture"]
            seen.append(moments)
            stops += len(moments)
        assert stops > len(seen), "some choice had more than one moment"
        async with anna.at(laid["id"]) as again:
            assert again.view["moments"] == [], "nothing plays after a reload"
            assert again.view["picture"] == a.view["picture"]
        # what was missed in one message is there too, the last sixty of it
        for moments in seen:
            number = moments[0]["choice"]
            assert (await anna.get(f"/api/tables/{laid['id']}/past/{number}"))["moments"] == moments


async def test_an_undo_plays_nothing(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as a:
        await a.choose()
        version = a.view["version"]
        await a.ask("undo", seat="north", version=version)
        await a.until(lambda view: view["choices"] == 0)
        assert a.view["moments"] == []
        await a.choose()
        assert [moment["choice"] for moment in a.view["moments"]] == [1]


# Nothing to count by


def exchange() -> list[str]:
    """Two changes of Frank seats after which the Saracens see what they saw without."""
    game = find("crusader-rex")

    def seen_after(codes: list[str]) -> tuple[list[str], dict[str, Any]]:
        play = journal.begin(game, 2, {}, "5a" * 32, is_secure=True)
        lexicon = game.lexicon(play.journal.config)
        for code in codes:
            play.choose(FRANKS, lexicon.option(code))
        offered = [lexicon.code(option) for option in flow.asks(play.g)[0].options]
        if "done" in offered:
            play.choose(FRANKS, lexicon.option("done"))
        return offered, position.picture(sight.seen_by(play.g, SARACENS), SARACENS)

    first, plain = seen_after([])
    for one in first:
        for other in seen_after([one])[0] if one != "done" else []:
            if other != "done" and seen_after([one, other])[1] == plain:
                return [one, other]
    raise AssertionError("every change of seats shows")


class Saracen:
    """Somebody on the Saracens' seat, and everything that comes to them."""

    def __init__(self, anna: Visitor, bert: Visitor) -> None:
        self.anna = anna
        self.bert = bert
        self.heard: list[str] = []

    async def watch(self, codes: list[str], undone: bool) -> None:
        laid = await self.anna.lay("crusader-rex", "me", "open")
        await self.bert.sit(laid["id"], laid["invitations"]["saracens"])
        async with self.anna.at(laid["id"]) as a, self.bert.at(laid["id"]) as b:
            await b.fresh()
            for code in codes:
                await a.choose(code)
                if undone:
                    version = a.view["version"]
                    await a.ask("undo", seat="franks", version=version)
                    await a.until(lambda view, last=version: view["version"] > last)
            before = len(b.raw)
            await b.fresh()
            assert len(b.raw) == before + 1, "nothing is sent where nothing changed"
            await a.choose("done")
            await b.until(lambda view: any("options" in ask for ask in view["asks"]))
            await b.choose()
            await self.probe(laid["id"], a, b)
        text = "\n".join(re.sub(r'"reply":"[^"]*"', "", message) for message in b.raw)
        self.heard.append(re.sub(r"\b[0-9a-z]{16}\b", "ID", text))

    async def probe(self, id: str, a: Seatlink, b: Seatlink) -> None:
        for choice in range(b.view["choices"] + 1):
            past = await b.ask("past", choice=choice)
            assert past["choice"] == choice
        await b.ask("propose", seat="saracens", what="take-back")
        await a.until(lambda view: view["proposal"] is not None)
        await a.ask("answer", seat="franks", proposal=a.view["proposal"]["number"], agree=True)
        await b.until(lambda view: view["proposal"] is None)
        fork = await self.bert.post(f"/api/tables/{id}/fork", {"seat": "saracens", "choice": 1})
        forked = await self.bert.view(fork["id"])
        self.heard.append(str(forked["from"]["choice"]))
        assert [code for code in b.codes if code]
        await b.choose()


@pytest.mark.parametrize("undone", [False, True])
async def test_the_saracens_cannot_count_the_seats_that_the_franks_change(
    database: Path, monkeypatch: pytest.MonkeyPatch, undone: bool
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda n=32: "5a" * n)
    changes = exchange()
    async with serving(database, thinkers=Slow()) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        plain, changed = Saracen(anna, bert), Saracen(anna, bert)
        await plain.watch([], undone)
        await changed.watch(changes, undone)
        assert plain.heard == changed.heard


async def test_versions_of_a_sight_outlast_a_restart(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda n=32: "5a" * n)
    codes = exchange()
    async with serving(database, thinkers=Slow()) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("crusader-rex", "me", "me")
        async with anna.at(laid["id"], seat="franks") as a:
            for code in codes:
                await a.choose(code)
            assert a.view["choices"] == 2
            version = a.view["version"]
        room = host.hall.rooms[laid["id"]]
        assert room.version_for(SARACENS) == version - 2
        cookie = anna.http.cookies
        watched = await anna.view(laid["id"], seat="saracens")
        assert (watched["version"], watched["choices"]) == (version - 2, 0)
    async with serving(database, thinkers=Slow()) as host:
        anna = host.visitor("Anna")
        anna.http.cookies = cookie
        assert await anna.view(laid["id"], seat="saracens") == watched
        say = {"do": "choose", "seat": "franks", "code": "done", "version": version}
        done = await anna.post(f"/api/tables/{laid['id']}/do", say)
        assert done["type"] == "done"
