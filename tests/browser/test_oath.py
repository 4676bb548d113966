"""Oath by clicking: a round of two people in two browsers, a telephone, and games with bots."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.harness import PATIENCE, PHONE, Visitor, comes_to, holds
from tests.browser.test_access import both_themes
from tests.browser.test_crusader_kings import CONFIRM, LISTEN, first, pictures
from tests.browser.test_small_screens import BROKEN
from tests.browser.test_speed import LAY

pytestmark = pytest.mark.browser

Frame = dict[str, Any]
# behind a soft hyphen that is used the range begins with the hyphen on the line above
CUT = BROKEN.replace("getClientRects()]", "getClientRects()].filter(({ width }) => width > 7)")
# texts smaller than so many pixels, with what they say
SMALL = """(least) => {
  const found = new Set();
  for (const one of document.querySelectorAll('.tableau *, .tray *, .panel *, .seats *')) {
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const box = one.getBoundingClientRect();
    if (!words || box.width < 2 || one.closest('.only-read, [aria-hidden]')) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < least) found.add(`${size} ${one.textContent.trim().slice(0, 30)}`);
  }
  return [...found];
}"""
# tiles that the tray cuts off
BELOW = """() => {
  const { bottom } = document.querySelector('section.tray').getBoundingClientRect();
  return [...document.querySelectorAll('.tray .tile')]
    .filter((one) => one.getBoundingClientRect().bottom > bottom).map((one) => one.textContent);
}"""
# tiles that are smaller than a finger; on the map the loupe helps
NARROW = """() => [...document.querySelectorAll('.tray .tile')]
  .filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"""


def lay(visitor: Visitor, *players: str) -> str:
    """Lays a table of Oath with the form of the lobby."""
    page = visitor.lobby()
    page.locator('[data-game="oath"] .choose').click()
    form = page.locator("form")
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("group", name="Players").get_by_text(str(len(players)), exact=True).click()
    rows = form.locator("li[data-seat]")
    expect(rows).to_have_count(len(players))
    for i, player in enumerate(players):
        kind = player if player in ("me", "here", "open") else "bot"
        rows.nth(i).locator(f'input[value="{kind}"]').check()
        if kind == "bot":
            rows.nth(i).locator("select").select_option(player)
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    return page.url


class Player:
    """Somebody with a seat: the page, and all that the server told it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.views: list[Frame] = []
        self.page.on("websocket", self.note)

    def note(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.views.extend(pictures([str(data)])))

    @property
    def view(self) -> Frame:
        return self.views[-1]

    @property
    def ask(self) -> Frame | None:
        return next((ask for ask in self.view["asks"] if "options" in ask), None)

    def question(self) -> Frame | None:
        """What this one is asked, if the page shows it."""
        if not self.views:
            return None
        shown = self.page.evaluate("() => palatinePlayer.version()")
        if self.view["version"] != shown or self.page.locator(".rubric .text.mine").count() == 0:
            return None
        return self.ask

    def answer(self, code: str) -> None:
        """Answers as a person does: the button or tile of an answer, else thing by thing."""
        page, question = self.page, self.ask
        assert question is not None
        whole = page.locator(f'.rubric [data-option="{code}"], .tray [data-thing="option/{code}"]')
        if whole.count() > 0:
            whole.first.click()
        else:
            option = next(one for one in question["options"] if one["code"] == code)
            for kind, id in option["touches"]:
                page.locator(f'[data-thing="{kind}/{id}"]').first.click()
        page.evaluate(CONFIRM)
        for _ in range(PATIENCE // 10):
            if self.ask != question:
                return
            page.wait_for_timeout(10)
        raise AssertionError(f"{code!r} was not heard")

    def known(self) -> set[str]:
        """Cards that were shown to this seat alone: its facedown advisers, and what it drew."""
        found: set[str] = set()
        for view in self.views:
            if not view["mine"]:  # before the seat was taken
                continue
            picture, seat = view["picture"], view["mine"][0]
            for adviser in picture["advisers"][seat]:
                if adviser["facing"] != "faceup":
                    found.add(adviser["card"])
            if picture.get("hand_of") == seat:
                found |= {one["card"] for one in picture["hand"]}
        return found


def named(views: list[Frame], ids: set[str]) -> set[str]:
    """Which of these a row of messages names."""
    text = json.dumps(views)
    return {id for id in ids if re.search(rf"\b{id}\b", text)}


def wish(player: Player, question: Frame, done: Counter[str]) -> str:
    """The Chancellor offers citizenship, the Exile refuses and attacks what the other rules."""
    codes: list[str] = [option["code"] for option in question["options"]]
    key, picture = question["key"], player.view["picture"]
    if key == "act" and question["seat"] == "purple":
        return "rest" if done["write-offer"] else "offer_citizenship red"
    if key == "act":
        if done["targets"] or done["attack-dice"]:
            return "rest"
        here = picture["pawn"]["red"] == "cradle_1"
        return "begin campaign" if here else "begin travel"
    if key == "attack-dice":
        return codes[-1]
    wishes = {
        "place-pawn": ("choose_site cradle_1", "travel_to cradle_1", "banish cradle_1"),
        "write-offer": ("send",) if done["answer-offer"] == 0 else ("stop",),
        "answer-offer": ("refuse",),
        "travel": ("travel_to cradle_1",),
        "campaign": ("against purple",),
        "targets": ("pass",),
        "battle-plan": ("use longbows",),
    }
    return first(codes, *wishes.get(key, ()), "give_reliquary", "pass", "no", "")


@pytest.fixture
def pair(visit: Visit) -> tuple[Player, Player, str]:
    """Anna and Pyotr at one table, and its address."""
    anna, pyotr = Player(visit()), Player(visit())
    url = lay(anna.visitor, "me", "open")
    expect(anna.page.locator(".link input")).to_have_count(1)
    pyotr.visitor.accept(anna.page.locator(".link input").input_value(), "Pyotr")
    for player in (anna, pyotr):
        player.page.wait_for_selector(".tableau")
        while not player.views:
            player.page.wait_for_timeout(10)
    return anna, pyotr, url


def test_a_round_of_two_people_with_an_offer_a_campaign_and_a_reaction(
    pair: tuple[Player, Player, str], visit: Visit
) -> None:
    """Neither browser is told what only the other may know, nor is a stranger."""
    *people, url = pair
    stranger = visit()
    stranger.page.goto("/")
    stranger.page.evaluate(LISTEN, url.rsplit("/", 1)[1])
    asked: Counter[str] = Counter()
    seen: set[str] = set()
    deadline = time.monotonic() + PATIENCE / 1000
    while people[0].view["picture"]["round"] < 2 and time.monotonic() < deadline:
        for player in people:
            question = player.question()
            if question is None:
                continue
            key = question["key"]
            asked[key] += 1
            assert asked.total() < 120, asked
            if key in ("answer-offer", "battle-plan", "write-offer"):
                panel = player.page.locator("#area-over")
                expect(panel).to_be_visible()
                seen.add(f"{key} {question['seat']} {panel.inner_text()}")
            player.answer(wish(player, question, asked))
            deadline = time.monotonic() + PATIENCE / 1000
        people[0].page.wait_for_timeout(5)
    assert people[0].view["picture"]["round"] >= 2, people[0].view["asks"]
    # the offer was read by the other side, from the other side
    assert any(one.startswith("answer-offer red") and "I get" in one for one in seen)
    # in the Exile's turn the Chancellor was asked for a battle plan
    assert any(one.startswith("battle-plan purple") and "attacks" in one for one in seen)
    anna, pyotr = people
    public = pictures(stranger.page.evaluate("() => window.heard"))
    assert anna.known()
    assert pyotr.known()
    assert named(pyotr.views, anna.known()) == set()
    assert named(anna.views, pyotr.known()) == set()
    assert named(public, anna.known() | pyotr.known()) == set()


@pytest.mark.parametrize("language", ["en-US", "ru-RU"])
def test_everything_can_be_read(visit: Visit, language: str) -> None:
    """No text below 11 pixels, on a telephone none below 12; names of cards are not cut."""
    anna = visit(locale=language)
    page = anna.page
    page.goto("/")
    page.goto(f"/t/{page.evaluate(LAY, 'oath')}")
    page.wait_for_selector(".tableau")
    anna.until("act", 60)
    comes_to(lambda: page.evaluate(SMALL, 11), [])
    page.locator('[data-thing="option/begin travel"]').click()
    page.wait_for_selector('.rubric[data-ask="travel"]')
    holds(lambda: page.locator(".tray .tile").count() >= 7)  # every other site, open or refused
    comes_to(lambda: page.evaluate(BELOW), [])
    comes_to(lambda: page.evaluate(SMALL, 11), [])
    comes_to(lambda: page.evaluate(CUT, ".site .card .name, .plate > b"), [])
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_selector(".tableau.small")
    comes_to(lambda: page.evaluate(SMALL, 12), [])
    comes_to(lambda: page.evaluate(CUT, ".site .card .name, .plate > b"), [])
    comes_to(lambda: page.evaluate(NARROW), [])


def test_a_telephone_shows_one_region_at_a_time(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = anna.page
    page.goto("/")
    page.goto(f"/t/{page.evaluate(LAY, 'oath')}")
    page.wait_for_selector(".tableau.small")
    anna.until("act")
    expect(page.locator(".head h3")).to_contain_text("Cradle")
    page.get_by_role("button", name="Provinces").tap()
    expect(page.locator(".head h3")).to_contain_text("Provinces")
    # what lies on the board can be read on a sheet
    page.locator('.page:not(.beside) [data-about^="card/"]').first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.long
def test_alone_against_bots_to_the_end(visit: Visit) -> None:
    anna = visit()
    lay(anna, "me", "easy", "easy")
    anna.page.wait_for_selector(".tableau")
    played = anna.play(seed=3, hurry=0.2, patience=60_000)
    assert played["over"]
    assert played["given"] > 30
    expect(anna.page.locator(".result table.tally tbody tr")).not_to_have_count(0)


@pytest.mark.long
def test_axe_finds_nothing_serious_on_this_board(visit: Visit) -> None:
    anna = Player(visit())
    lay(anna.visitor, "me", "easy")
    page = anna.page
    page.wait_for_selector(".tableau")
    anna.visitor.until("act")
    found = both_themes(page)
    anna.answer("offer_citizenship red")
    found += both_themes(page)
    anna.answer("stop")
    anna.answer("begin search")
    if anna.ask is not None and anna.ask["key"] == "search":
        anna.answer("search_deck")
    found += both_themes(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_selector(".tableau.small")
    found += both_themes(page)
    assert found == [], "\n".join(found)
