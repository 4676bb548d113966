"""A rule that changes costs nobody a match: what still comes out goes on, the rest is cut back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from palatine.cli import run
from palatine.kernel.game import Game
from palatine.table.settings import Settings
from palatine.table.stored import check
from tests.table.harness import Refusal, Visitor, find_any, serving
from tests.toys.small import Finish, Picks, Small, SmallState

pytestmark = pytest.mark.anyio


class Corrected(Picks):
    """Another rule from a total of 36 on; before that nothing is different."""

    def chosen(self, g: SmallState, pick: int) -> None:
        super().chosen(g, pick)
        if g.total > 36:
            g.total += 1


Corrected.__name__ = "Picks"  # the same frame of the same game


def corrected() -> Game:
    game = Small(lambda: Corrected(0, 40, 5))
    game.id, game.version, game.seats = "turns", 2, [1, 2]
    game.frames = [Corrected, Finish]
    return game


LATER = corrected()


def find_later(id: str) -> Game:
    return LATER if id == "turns" else find_any(id)


async def laid_out(database: Path, choices: int, *seats: str) -> tuple[str, list[str]]:
    """A table with so many choices of 2 each, its server gone; who sits there, by cookie."""
    async with serving(database) as host:
        anna, bert = host.visitor("Anna"), host.visitor("Bert")
        laid = await anna.lay("turns", *seats)
        for token in laid["invitations"].values():
            await bert.sit(laid["id"], token)
        async with anna.at(laid["id"]) as a:
            for _ in range(choices):
                await a.choose("pick 2")
        return laid["id"], [anna.cookie, bert.cookie]


def again(host: Any, cookie: str) -> Visitor:
    visitor: Visitor = host.visitor("")
    visitor.http.cookies.set("palatine", cookie)
    return visitor


async def test_a_match_that_meets_no_changed_rule_goes_on(database: Path) -> None:
    """Every running table of a game froze when its rules were corrected."""
    id, cookies = await laid_out(database, 18, "me")
    async with serving(database, find=find_later) as host, again(host, cookies[0]).at(id) as a:
        assert a.view["status"] == "running"
        assert a.view["picture"]["total"] == 36
        await a.choose("pick 2")
        assert a.view["picture"]["total"] == 39, "by the corrected rule"
    with sqlite3.connect(database) as plain:
        assert plain.execute("SELECT rules FROM tables").fetchone() == (2,)


async def test_a_frozen_match_is_cut_back_by_consent_and_goes_on(database: Path) -> None:
    id, cookies = await laid_out(database, 20, "me", "open")
    async with serving(database, find=find_later) as host:
        anna, bert = (again(host, cookie) for cookie in cookies)
        async with anna.at(id) as a, bert.at(id) as b:
            assert (a.view["status"], a.view["cut_back"]) == ("frozen", True)
            with pytest.raises(Refusal, match="not-running"):
                await a.ask("propose", seat="north", what="take-back")
            await a.ask("propose", seat="north", what="cut-back")
            await b.until(lambda view: view["proposal"] is not None)
            assert b.view["proposal"]["what"] == "cut-back"
            assert b.view["status"] == "frozen", "nobody loses anything unasked"
            await b.ask("answer", seat="east", proposal=b.view["proposal"]["number"], agree=True)
            for client in (a, b):
                await client.until(lambda view: view["status"] == "running")
                assert client.view["picture"]["total"] == 32
                assert not client.view["cut_back"]
                assert [line["key"] for line in client.view["remarks"]] == ["cut-back"]
            await a.choose("pick 2")
    (row,) = [row async for row in check(Settings(database=str(database)), find_later)]
    assert (row.rules, row.choices, row.problem) == (2, 17, "")
    async with serving(database, find=find_later) as host, again(host, cookies[0]).at(id) as a:
        assert a.view["status"] == "running", "also after the next start"
        assert a.view["picture"]["total"] == 34


async def test_a_cut_back_that_is_turned_down_leaves_the_match_as_it_stood(database: Path) -> None:
    id, cookies = await laid_out(database, 20, "me", "open")
    for _ in range(2):
        async with serving(database, find=find_later) as host:
            anna, bert = (again(host, cookie) for cookie in cookies)
            async with anna.at(id) as a, bert.at(id) as b:
                await a.ask("propose", seat="north", what="cut-back")
                await b.until(lambda view: view["proposal"] is not None)
                number = b.view["proposal"]["number"]
                await b.ask("answer", seat="east", proposal=number, agree=False)
                await a.until(lambda view: view["proposal"] is None)
                assert (a.view["status"], a.view["cut_back"]) == ("frozen", True)
    with sqlite3.connect(database) as plain:
        assert plain.execute("SELECT choices, rules FROM tables").fetchone() == (20, 1)
    async with serving(database) as host, again(host, cookies[0]).at(id) as a:
        assert a.view["picture"]["total"] == 40, "with the older rules nothing is missing"


async def test_a_frozen_match_can_be_ended(database: Path) -> None:
    id, cookies = await laid_out(database, 20, "me")
    async with serving(database, find=find_later) as host, again(host, cookies[0]).at(id) as a:
        await a.ask("propose", seat="north", what="abort")
        await a.until(lambda view: view["result"] is not None)
        assert not a.view["cut_back"]
    with sqlite3.connect(database) as plain:
        assert plain.execute("SELECT status, choices FROM tables").fetchone() == ("over", 20)


async def test_nothing_is_cut_back_where_all_comes_out(database: Path) -> None:
    id, cookies = await laid_out(database, 20, "me")
    async with serving(database) as host, again(host, cookies[0]).at(id) as a:
        assert not a.view["cut_back"]
        with pytest.raises(Refusal, match="no-proposal"):
            await a.ask("propose", seat="north", what="cut-back")
        assert a.view["picture"]["total"] == 40


async def test_a_check_of_the_database_says_of_every_table_whether_it_goes_on(
    database: Path,
) -> None:
    long, _ = await laid_out(database, 20, "me")
    short, _ = await laid_out(database, 18, "me")
    settings = Settings(database=str(database))
    found = {row.table: row async for row in check(settings, find_later)}
    assert (found[short].problem, found[short].rules) == ("", 1)
    assert (found[long].held, found[long].choices) == (16, 20)
    assert "the last position is" in found[long].problem
    assert [row.problem async for row in check(settings, find_any)] == ["", ""]


def test_the_command_line_checks_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tables.sqlite"

    async def play() -> None:
        async with serving(database) as host:
            anna = host.visitor("Anna")
            laid = await anna.lay("carolus-magnus", "me", "me")
            async with anna.at(laid["id"]) as a:
                await a.choose()

    asyncio.run(play())
    assert run(["--lang", "en", "check", "--database", str(database)]) == 0
    assert "(carolus-magnus): 1 choices, goes on" in capsys.readouterr().out
    with sqlite3.connect(database) as plain:
        plain.execute("UPDATE tables SET tail = '000000000000', rules = 99")
    assert run(["--lang", "en", "check", "--database", str(database)]) == 1
    told = capsys.readouterr().out
    assert "DIFFERS after choice 0" in told
    assert "1 match checked; cannot go on as they are: 1" in told
    assert run(["--lang", "en", "check", "--database", str(tmp_path / "missing")]) == 2
    assert run(["--lang", "en", "check"]) == 2
