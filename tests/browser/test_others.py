"""Spectators, telephones, and tables with secrets at one screen."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, ROOT, Server, Visitor, holds, running

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of toy games: some have secrets, none has a board of its own."""
    script = str(ROOT / "tests" / "browser" / "toys.py")
    with running(tmp_path_factory.mktemp("toys"), [sys.executable, script]) as ready:
        yield ready


def test_a_spectator_sees_everything_and_touches_nothing(visit: Visit) -> None:
    anna, mira = visit(), visit()
    url = anna.lay("me", "easy")
    anna.wait_for_question()
    page = mira.open(url)
    expect(page.locator(".bar .about")).to_contain_text("you are watching")
    expect(page.locator('[data-state="may"], .rubric .undo')).to_have_count(0)
    expect(page.locator(".rubric .text.mine")).to_have_count(0)
    holds(mira.rubric)
    anna.play(answers=3)
    version = anna.page.evaluate("() => palatinePlayer.version()")
    page.wait_for_function("(v) => palatinePlayer.version() >= v", arg=version)
    pills = ".contents .pill"
    anna.wait_for_question()
    expect(page.locator(pills)).to_have_count(anna.page.locator(pills).count())
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("#menu")).not_to_contain_text("Resign")
    assert mira.context.cookies() == [], "whoever only looks is nobody"


def test_a_telephone(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="ru-RU")
    page = anna.page
    page.goto("/")
    page.wait_for_selector(".tile")
    anna.shoot("lobby-phone-ru-light")
    page.locator(".tile .choose").first.tap()
    form = page.get_by_role("dialog")
    expect(form).to_contain_text("Новый стол")
    anna.shoot("form-phone-ru-light")
    holds(lambda: page.evaluate("() => document.documentElement.scrollWidth") <= 390)
    form.get_by_role("button", name=re.compile("Начать игру")).tap()
    page.wait_for_selector("[data-land]")
    anna.wait_for_question()
    anna.play(answers=7)
    anna.wait_for_question()
    page.wait_for_timeout(300)
    anna.shoot("table-phone-ru-light")
    holds(lambda: page.evaluate("() => document.documentElement.scrollWidth") <= 390)
    tabs = page.locator("nav.bottom button")
    expect(tabs).to_have_count(4)
    for i in range(4):
        box = tabs.nth(i).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    for i, selector in ((1, ".seats"), (2, ".chronicle"), (3, ".rules"), (0, "[data-land]")):
        tabs.nth(i).tap()
        expect(page.locator(selector).first).to_be_visible()
        anna.shoot(f"tab-{i}-phone-ru-light")
    page.locator(".chip").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Чёрные")
    page.keyboard.press("Escape")
    # a turn with fingers
    for _ in range(12):
        anna.wait_for_question()
        if page.locator('.cube[data-state="may"]').count():
            break
        anna.play(answers=1)
    page.locator('.cube[data-state="may"]').first.tap()
    expect(page.locator(".rubric")).to_contain_text("Куда поставить")
    anna.shoot("paladin-phone-ru-light")
    before = page.evaluate("() => palatinePlayer.version()")
    page.locator('[data-thing^="target/t"]').first.tap()
    page.wait_for_function("(v) => palatinePlayer.version() > v", arg=before)


def test_a_tap_between_two_things_asks_which_one_is_meant(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = anna.page
    page.goto("/")
    page.locator(".tile .play").first.tap()
    page.wait_for_selector("[data-land]")
    anna.until("choose-crown", most=60)
    piles = page.locator('.pile[data-state="may"]')
    boxes = [piles.nth(i).bounding_box() for i in range(2)]
    middles = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b is not None]
    (x1, y1), (x2, y2) = middles
    page.touchscreen.tap((x1 + x2) / 2, (y1 + y2) / 2)
    loupe = page.locator(".loupe button")
    expect(loupe).to_have_count(3)  # two colours, and neither
    before = page.evaluate("() => palatinePlayer.version()")
    loupe.first.tap()
    expect(loupe).to_have_count(0)
    if page.locator(".rubric .btn.gold:not(:disabled)").count():
        page.locator(".rubric .btn.gold").tap()
    page.wait_for_function("(v) => palatinePlayer.version() > v", arg=before)


def test_a_curtain_falls_between_two_players(visit: Visit, toys: Server) -> None:
    anna = visit(toys)
    page = anna.lobby()
    page.locator('.tile[data-game="everybody"] .choose').click()
    form = page.locator("form")
    for seat, name in (("east", "Odo"), ("south", "Mira")):
        row = form.locator(f'li[data-seat="{seat}"]')
        row.locator('input[value="here"]').check()
        row.locator("input.input").fill(name)
    expect(form).to_contain_text("a curtain between turns")
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("button", name="Start the game").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Pass to Anna")
    # nothing of the match is in the page behind it
    expect(page.locator("[data-version], [data-thing]")).to_have_count(0)
    anna.shoot("curtain-en-light")
    for name in ("Anna", "Odo", "Mira"):
        expect(curtain).to_contain_text(f"Pass to {name}")
        curtain.get_by_role("button", name="Ready").click()
        page.locator('[data-thing^="option/"]').first.click()
        if page.locator(".rubric .btn.gold:not(:disabled)").count():
            page.keyboard.press("Enter")


def test_a_game_without_a_board_is_played_to_the_end(visit: Visit, toys: Server) -> None:
    anna = visit(toys)
    page = anna.lobby()
    page.locator('.tile[data-game="turns"] .play').click()
    page.wait_for_selector("[data-version]")
    expect(page.locator(".tables table").first).to_be_visible()
    anna.shoot("generic-en-light")
    played = anna.play(seed=7)
    assert played["over"]
    expect(page.locator(".result h2")).to_be_visible()


def test_two_share_a_screen_and_each_is_named(anna: Visitor) -> None:
    page = anna.lobby()
    form = page.locator("form")
    form.get_by_label("Your name").fill("Anna")
    row = form.locator('li[data-seat="white"]')
    row.locator('input[value="here"]').check()
    row.get_by_label("Name for White").fill("Odo")
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-land]")
    seen: set[str] = set()
    for _ in range(20):
        anna.wait_for_question()
        seen.add(anna.rubric().split(":")[0])
        if len(seen) == 2:
            break
        anna.play(answers=1)
    assert seen == {"Anna", "Odo"}
