"""Few clicks: shortcuts and steppers on the boards, and what fixed tasks cost."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser import test_viscounts
from tests.browser.harness import Visitor

pytestmark = pytest.mark.browser

View = dict[str, Any]
# the most clicks that a task may cost; lower them when it costs less
MOST = {"first-move": 3, "three-blocks": 5, "viscounts-turn": 7, "carolus-turn": 10}


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
    page.get_by_role("button", name="Start the game").click()
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


def answer(clicks: Clicks, option: View) -> None:
    """Answers as a person does: the button or tile of the option, else its things in order."""
    page = clicks.page
    before = clicks.view["version"]
    code = option["code"]
    whole = page.locator(f'.rubric [data-option="{code}"], [data-thing="option/{code}"]')
    if whole.count():
        clicks.on(whole.first)
    else:
        for kind, id in option["touches"]:
            thing = page.locator(f'[data-thing="{kind}/{id}"]:not([data-state="selected"])')
            if thing.count():
                clicks.on(thing.first)
    if page.locator(f'[data-version="{before}"]').count():
        clicks.confirm()
    page.wait_for_selector(f'[data-version]:not([data-version="{before}"])')


def task(clicks: Clicks) -> Clicks:
    clicks.count = 0
    return clicks


def test_the_first_move_from_the_lobby(anna: Visitor) -> None:
    clicks = Clicks(anna.page)
    page = anna.lobby()
    page.get_by_label("Your name").fill("Anna")
    clicks.on('[data-game="carolus-magnus"] .choose')
    clicks.on(page.get_by_role("button", name="Start the game"))
    page.wait_for_url("**/t/*")
    answer(clicks, clicks.question["options"][0])
    clicks.cost("first-move")


def test_a_turn_of_carolus_magnus(anna: Visitor) -> None:
    clicks = lay(anna, "carolus-magnus")
    anna.until("lay-disc")
    task(clicks)
    keys: list[str] = []
    while not keys or clicks.question["key"] != "lay-disc":
        question = clicks.question
        keys.append(question["key"])
        answer(clicks, question["options"][-1])
        if keys[-1] == "move-emperor":
            break
    assert keys == ["lay-disc", "play-paladin", "play-paladin", "play-paladin", "move-emperor"]
    clicks.cost("carolus-turn")


def test_a_turn_of_viscounts_with_all_its_exchanges(anna: Visitor) -> None:
    """A card, a space, a trade as often as can be, and nobody recruited."""
    clicks = lay(anna, "viscounts")
    page = anna.page
    times = 0
    while times < 2:
        anna.until("play-card", 40)
        task(clicks)
        times = 0
        while any("options" in ask for ask in clicks.view["asks"]):
            question = clicks.question
            if question["key"] == "play-card" and clicks.count:
                break
            wanted = wish(question)
            is_trading = question["key"] == "exchange"
            if is_trading:
                times = wanted.get("times", 1)
            if is_trading and times > 1:
                stepper = page.get_by_role("spinbutton")
                expect(stepper).to_have_attribute("aria-valuenow", str(times))
                anna.shoot("viscounts-stepper")
            answer(clicks, wanted)
            if is_trading and times > 1:
                exchanged = [f for f in clicks.view["facts"] if f["key"] == "exchanged"]
                assert len(exchanged) == times
            if times > 1 and question["key"] == "recruit":
                break
    clicks.cost("viscounts-turn")


def test_a_way_of_viscounts_is_one_click(anna: Visitor) -> None:
    """An aim with its payment: several answers in one message, taken back as one."""
    clicks = Clicks(anna.page)
    test_viscounts.lay(anna, "me", "easy")
    page = anna.page
    anna.until("act", 60)
    while not clicks.question.get("picks"):
        anna.play(answers=1)
        anna.until("act", 60)
    kind, id = clicks.question["picks"][0]
    code = next(one["code"] for one in clicks.question["options"] if [kind, id] in one["touches"])
    aim = f'[data-thing="{kind}/{id}"], [data-thing="option/{code}"]'
    ways = page.locator(".rubric [data-way]")
    clicks.on(aim)
    expect(ways).not_to_have_count(0)
    page.keyboard.press("Escape")  # lets go of it
    expect(ways).to_have_count(0)
    clicks.on(aim)
    expect(ways).not_to_have_count(0)
    codes = (ways.last.get_attribute("data-way") or "").split(", ")
    assert len(codes) > 1
    before, version = clicks.view["choices"], clicks.view["version"]
    clicks.on(ways.last)
    clicks.confirm()
    page.wait_for_function("(v) => palatinePlayer.version() > v", arg=version)
    assert clicks.view["choices"] >= before + len(codes)
    version = clicks.view["version"]
    undo = clicks.view["undo"]
    if not undo["allowed"]:  # luck, or a card that the end of the way has shown
        assert undo["reason"]
        return
    page.keyboard.press("u")
    page.wait_for_function("(v) => palatinePlayer.version() > v", arg=version)
    assert clicks.view["choices"] == before
    assert clicks.question["key"] == "act"


def wish(question: View) -> View:
    """What a trader answers: the first card and space, trade, every exchange, else nothing."""
    options: list[View] = question["options"]
    if question["key"] in ("play-card", "move", "exchange"):
        return options[0]
    passing = [option for option in options if not option["touches"]]
    trade = [option for option in passing if option["code"] == "trade"]
    return (trade or passing[::-1] or options)[0]
