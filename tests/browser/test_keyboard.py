"""Playing with the keyboard alone, and with words alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.harness import PATIENCE, Visitor, holds

pytestmark = [pytest.mark.browser, pytest.mark.long]
STATE = """() => ({
  version: palatinePlayer.version(),
  over: palatinePlayer.isOver(),
  mine: document.querySelector('.rubric .text.mine') !== null,
  armed: document.querySelector('.rubric .btn.gold:not(:disabled)') !== null,
  steps: palatinePlayer.lit().length,
})"""


def test_a_whole_game_with_number_keys(anna: Visitor) -> None:
    page = anna.lobby()
    page.keyboard.press("p")  # play at once
    page.wait_for_selector("[data-land]")
    dice = random.Random(11)
    answers = 0
    for _ in range(2000):
        state = page.evaluate(STATE)
        if state["over"]:
            break
        if not state["mine"]:
            page.wait_for_function(
                "() => palatinePlayer.isOver() || document.querySelector('.rubric .text.mine')",
                timeout=PATIENCE,
            )
            continue
        page.keyboard.press("Enter" if state["armed"] else str(dice.randint(1, 9)))
        after = page.evaluate(STATE)
        if not after["mine"] or after["version"] != state["version"]:
            answers += 1
    holds(lambda: page.evaluate(STATE)["over"])
    assert answers > 20
    # the result is within reach of the keyboard
    page.keyboard.press("Tab")
    holds(lambda: page.evaluate("() => document.activeElement !== document.body"))


def test_tab_goes_through_the_areas_and_arrows_through_the_board(anna: Visitor) -> None:
    anna.lay("me", "easy")
    page = anna.page
    anna.until("play-paladin")
    page.keyboard.press("g")
    page.keyboard.press("h")  # the hand
    focused = "() => document.activeElement.getAttribute('data-thing')"
    holds(lambda: page.evaluate(focused).startswith("colour/"))
    page.keyboard.press("Enter")
    expect(page.locator(".rubric")).to_contain_text("Where does the")
    page.keyboard.press("g")
    page.keyboard.press("b")  # the board
    first = page.evaluate(focused)
    assert first.startswith("target/")
    seen = {first}
    for key in ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"]:
        page.keyboard.press(key)
        seen.add(page.evaluate(focused))
    assert len(seen) >= 4, "arrows go from land to land"
    ring = page.locator("path.focus")
    expect(ring).to_have_count(1)
    before = page.evaluate("() => palatinePlayer.version()")
    page.keyboard.press("Enter")
    page.wait_for_function("(v) => palatinePlayer.version() > v", arg=before)
    # whoever plays with the keyboard is led to the next thing
    page.wait_for_function("() => document.activeElement !== document.body")


def test_the_list_of_options_and_the_table_as_text(anna: Visitor) -> None:
    anna.lay("me", "easy")
    page = anna.page
    anna.until("play-paladin")
    page.keyboard.press("t")
    text = page.get_by_role("dialog")
    expect(text.get_by_role("table")).to_have_count(3)
    expect(text.get_by_role("columnheader", name="Territory")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    listed = page.get_by_role("dialog")
    listed.get_by_role("searchbox").fill("court")
    options = listed.locator("ol button")
    holds(lambda: 1 <= options.count() <= 5)
    before = page.evaluate("() => palatinePlayer.version()")
    page.keyboard.press("Enter")
    page.wait_for_function("(v) => palatinePlayer.version() > v", arg=before)
    # a screen reader hears the question
    expect(page.locator(".rubric .text")).to_have_attribute("aria-live", "polite")


def test_keys_of_the_lobby(anna: Visitor) -> None:
    page = anna.lobby()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("play it right away")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.keyboard.press("n")
    page.wait_for_url("**/t/*")
    anna.wait_for_question()
    url = page.url
    page.goto("/")
    page.wait_for_selector("li.waits")
    page.keyboard.press("Enter")
    page.wait_for_url(url)
