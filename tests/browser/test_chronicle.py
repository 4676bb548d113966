"""The end of a match of Oath: the spread of its chronicle, and the next game in two browsers."""

from __future__ import annotations

import re
import time
import uuid
from random import Random
from typing import Any

import pytest
from playwright.sync_api import APIResponse, expect

from tests.browser.conftest import Visit
from tests.browser.harness import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.long]


def asked(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """A call with the visitor's cookie; who is too fast waits."""
    for _ in range(200):
        answer: APIResponse = visitor.context.request.fetch(path, method=method, data=body)
        if answer.status != 429:
            assert answer.ok, answer.text()
            return answer.json() if answer.status != 204 else None
        time.sleep(0.2)
    raise AssertionError("too fast for ever")


def play_to_the_end(people: list[Visitor], id: str, luck: Random) -> None:
    """Random answers, resting often; all that the chronicle offers is taken."""
    while True:
        running = False
        for visitor in people:
            view = asked(visitor, "GET", f"/api/tables/{id}")
            running = running or view["status"] == "running"
            for ask in view["asks"]:
                if not ask.get("options") or ask["seat"] not in view["mine"]:
                    continue
                codes = [option["code"] for option in ask["options"]]
                code = luck.choice(codes)
                if ask["key"] == "act" and "rest" in codes and luck.random() < 0.7:
                    code = "rest"
                if ask["key"] in ("invite", "accept-citizenship", "build"):
                    code = codes[0]
                body = {
                    "do": "choose", "id": str(uuid.uuid4()), "seat": ask["seat"], "code": code,
                    "version": view["version"],
                }  # fmt: skip
                asked(visitor, "POST", f"/api/tables/{id}/do", body)
                break
        if not running:
            return


def test_the_chronicle_is_shown_and_the_next_game_is_laid_in_two_browsers(visit: Visit) -> None:
    anna, bert = visit(), visit()
    seats = [{"player": "me"}, {"player": "open"}]
    body = {"game": "oath", "seats": seats, "name": "Anna", "title": "Long ago"}
    laid = asked(anna, "POST", "/api/tables", body)
    id, token = laid["id"], next(iter(laid["invitations"].values()))
    asked(bert, "POST", f"/api/tables/{id}/sit", {"token": token, "name": "Bert"})
    play_to_the_end([anna, bert], id, Random(5))
    page, other = anna.open(f"/t/{id}"), bert.open(f"/t/{id}")
    for one in (page, other):
        spread = one.locator(".spread")
        expect(spread).to_contain_text("The land as it was", timeout=20_000)
        expect(spread).to_contain_text("The land that is remembered")
        expect(spread.locator(".games li")).to_have_count(2)
        expect(spread.locator(".row.gone li")).to_have_count(6)
    form = page.locator(".sequel")
    expect(form.locator("select").first).to_be_visible()
    expect(form.locator(".seats label")).to_have_count(2)
    form.get_by_role("button", name=re.compile("Start the game")).click()
    page.wait_for_url(lambda url: "/t/" in url and id not in url, timeout=20_000)
    link = other.locator(".sequel").get_by_role("link", name="Go to the next game")
    link.click(timeout=20_000)
    other.wait_for_url(lambda url: "/t/" in url and id not in url, timeout=20_000)
    assert other.url == page.url
    after = page.url.rsplit("/", 1)[1]
    view = asked(bert, "GET", f"/api/tables/{after}")
    assert (view["status"], view["chapter"]) == ("running", 2)
    assert view["from"] == {"table": id, "choice": None}
    page.goto("/")
    expect(page.locator("body")).to_contain_text("second game", timeout=20_000)
