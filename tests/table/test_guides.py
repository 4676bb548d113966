"""Guided matches at the table: fixed luck, fixed bots, and it says so."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games import find
from palatine.guides import load
from tests.guides import course
from tests.table.harness import Host, Refusal

pytestmark = pytest.mark.anyio
GUIDE = load(find("carolus-magnus"))["first"]
ROAD = "/api/games/carolus-magnus/guides"


def is_asked(view: Any) -> bool:
    return any("options" in ask for ask in view["asks"])


async def played(host: Host, name: str, codes: list[str]) -> list[Any]:
    """The chronicle after these answers of the learner."""
    anna = host.visitor(name)
    laid = await anna.post(f"{ROAD}/first", {})
    async with anna.at(laid["id"]) as a:
        for code in codes:
            await a.until(is_asked, 60)
            assert code in a.codes, "the table plays another match than the proof"
            await a.choose(code)
        await a.until(is_asked, 60)
        return [(fact["key"], fact["args"]) for fact in a.facts]


async def test_the_same_answers_lead_to_the_same_match(host: Host) -> None:
    codes = [turn.code for turn in course.turns(GUIDE, most=20)]
    assert len(codes) > 5
    first = await played(host, "Anna", codes)
    assert first == await played(host, "Bert", codes)
    assert any(key == "rolled" for key, _ in first)


async def test_a_guided_table_says_so(host: Host) -> None:
    anna = host.visitor("Anna")
    cards = await anna.get("/api/games")
    guides = {card["id"]: card["guides"] for card in cards}
    assert guides.get("carolus-magnus", ["first"]) == ["first"]
    laid = await anna.post(f"{ROAD}/first", {"name": "Anna"})
    view = await anna.get(f"/api/tables/{laid['id']}")
    assert view["guide"] == "first"
    assert [seat["bot"] for seat in view["seats"]] == [None, GUIDE.seats[1]]
    assert view["seats"][0]["name"] == "Anna"
    other = await anna.lay("carolus-magnus", "me", "easy")
    assert (await anna.get(f"/api/tables/{other['id']}"))["guide"] is None


async def test_a_guide_that_is_not_there_is_refused(host: Host) -> None:
    anna = host.visitor("Anna")
    with pytest.raises(Refusal, match="bad-option"):
        await anna.post(f"{ROAD}/second", {})
    with pytest.raises(Refusal, match="bad-option"):
        await anna.post("/api/games/chess/guides/first", {})
    with pytest.raises(Refusal, match="bad-message"):
        await anna.post(f"{ROAD}/first", {"seed": "mine"})
