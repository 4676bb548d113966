"""Few clicks: shortcuts and steppers on the boards, and what fixed tasks cost."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.harness import Visitor

pytestmark = pytest.mark.browser

View = dict[str, Any]
# the most clicks that a task may cost; lower them when it costs less
MOST = {"first-move": 3, "three-blocks": 5, "viscounts-turn": 8, "carolus-turn": 10}


class Clicks:
    """Counts what a person clicks for a task."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0
        self.views: list[View] = []
        page.on("websocket", self.note)

    def note(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "table":
            self.views.append(message)

    def on(self, one: Locator | str) -> None:
        found = self.page.locator(one).first if isinstance(one, str) else one
        found.click()
        self.count += 1

    @property
    def view(self) -> View:
        return self.views[-1]

    @property
    def question(self) -> View:
        """The question on the screen, once it has come."""
        self.page.wait_for_selector(".rubric .text.mine")
        (found,) = [ask for ask in self.view["asks"] if "options" in ask]
        return dict(found)

    def confirm(self) -> None:
        """Answers, if that wants to be confirmed."""
        button = self.page.get_by_role("button", name="Confirm")
        if button.count() and button.is_enabled():
            self.on(button)

    def cost(self, task: str) -> None:
        print(f"{task}: {self.count} clicks, at most {MOST[task]}")
        assert self.count <= MOST[task], task


def lay(visitor: Visitor, game: str, seat: int = 0) -> Clicks:
    """A table against a bot, by the form of the lobby."""
    clicks = Clicks(visitor.page)
    page = visitor.lobby()
    page.get_by_label("Your name").fill("Anna")
    page.locator(f'[data-game="{game}"] .choose').click()
    for i, row in enumerate(page.locator("form li[data-seat]").all()):
        row.locator(f'input[value="{"me" if i == seat else "bot"}"]').check()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/t/*")
    visitor.wait_for_question()
    return clicks


def stack_of(clicks: Clicks, number: int) -> list[str]:
    """A town with so many blocks that can be picked."""
    towns: dict[str, list[str]] = defaultdict(list)
    at = clicks.view["picture"]["at"]
    for _, block in clicks.question["picks"]:
        towns[at[block]].append(block)
    return next(found[:number] for found in towns.values() if len(found) >= number)


def far_town(page: Page, roads: str) -> Locator:
    """A town that lights up as far away as that; the rubric says so."""
    for town in page.locator('.towns [data-state="target"]').all():
        town.hover()
        if roads in page.locator(".rubric small").first.inner_text():
            return town
    raise AssertionError(f"no town is {roads} away")


def test_three_blocks_march_over_two_roads_together(anna: Visitor) -> None:
    clicks = lay(anna, "crusader-rex", seat=1)
    anna.until("spend-move", 60)
    page = anna.page
    blocks = stack_of(clicks, 3)
    for block in blocks:
        clicks.on(f'.blocks [data-thing="block/{block}"]')
        expect(page.locator(f'.blocks [data-thing="block/{block}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
    expect(page.locator(".rubric .text p")).to_have_text("3 blocks together: where to?")
    page.wait_for_selector('.towns [data-state="target"]')
    target = far_town(page, "2 roads")
    expect(page.locator(".preview")).to_be_visible()
    anna.shoot("crusader-rex-way")
    goal = target.get_attribute("data-town")
    before = clicks.view["version"]
    clicks.on(page.locator(f'.towns [data-town="{goal}"]'))
    page.wait_for_selector(f'[data-version="{before + 1}"]')
    for block in blocks:
        assert clicks.view["picture"]["at"][block] == goal
    if clicks.question["key"] == "group-block":
        clicks.on('.rubric [data-option="done"]')
    clicks.cost("three-blocks")
