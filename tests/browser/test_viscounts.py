"""Viscounts by clicking: two at a table, and alone against the Automa."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Visitor
from tests.browser.test_access import both_themes
from tests.browser.test_looks import CUT, dress

pytestmark = pytest.mark.browser

# options whose element is missing or has no name: things one by one, or the whole option
UNNAMED = """() => [...document.querySelectorAll('[data-thing], .rubric [data-option]')]
  .filter((one) => !(one.getAttribute('aria-label') || one.textContent.trim()))
  .map((one) => one.dataset.thing || one.dataset.option)"""


def lay(visitor: Visitor, *players: str) -> None:
    """Lays a table of Viscounts with the form of the lobby."""
    page = visitor.lobby()
    page.locator('[data-game="viscounts"] .choose').click()
    form = page.locator("form")
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("group", name="Players").get_by_text(str(len(players)), exact=True).click()
    rows = form.locator("li[data-seat]")
    for i, player in enumerate(players):
        rows.nth(i).locator(f'input[value="{player if player == "me" else "bot"}"]').check()
        if player != "me":
            rows.nth(i).locator("select").select_option(player)
    form.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-wheel]")
    visitor.wait_for_question()


def test_two_players_take_heroes_ride_and_act(visit: Visit) -> None:
    anna = visit()
    lay(anna, "me", "easy")
    page = anna.page
    assert page.locator(".rubric").get_attribute("data-ask") == "take-pair"
    anna.play(answers=1, seed=3)
    anna.until("play-card")
    page.locator(".hand [data-thing]").first.click()
    anna.until("move")
    spaces = page.locator(".space[data-state='may']")
    expect(page.locator(".lit")).to_have_count(spaces.count())
    expect(page.locator(".rider")).to_have_count(2)
    spaces.first.locator("path").click()
    if page.locator(".rubric .btn.gold:not(:disabled)").count():
        page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.rubric').dataset.ask !== 'move'")
    expect(page.locator(".chronicle")).to_contain_text(re.compile("Red moves . step"))
    assert anna.play(answers=24, seed=3)["given"] == 24
    expect(page.locator(".chronicle")).to_contain_text(re.compile("Round [3-9]"))
    # the other board is a click on the seat away
    page.locator('[data-seat="blue"] .row').click()
    expect(page.locator("dialog[open]")).to_contain_text("Trading posts")
    page.keyboard.press("Escape")
    # every sign is explained
    page.get_by_role("button", name="What the signs mean").click()
    expect(page.locator("dialog[open] dd").first).to_contain_text("VW-")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator("dialog[open] table").first).to_contain_text("Coast")


def test_alone_against_the_automa_to_the_end(visit: Visit) -> None:
    anna = visit()
    lay(anna, "me")
    page = anna.page
    expect(page.locator(".automa .scheme")).to_have_count(3)
    unnamed: list[str] = []
    for _ in range(14):
        anna.play(answers=1, seed=5)
        anna.wait_for_question()
        unnamed += page.evaluate(UNNAMED)
    assert unnamed == []
    anna.until("act")
    assert both_themes(page) == []
    anna.until("move")
    found: list[str] = []
    for language, theme in [("ru", "dark"), ("en", "light")]:
        dress(page, language, theme)
        for size in ({"width": 1440, "height": 900}, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.wait_for_selector(".rubric .text.mine")
            page.wait_for_timeout(150)
            found += page.evaluate(CUT)
            anna.shoot(f"viscounts-{size['width']}-{language}-{theme}")
    assert found == []
    page.set_viewport_size({"width": 1440, "height": 900})
    played = anna.play(seed=6)
    assert played["over"]
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator(".result tbody tr")).to_have_count(2)


def test_a_chain_in_the_castle_is_told_step_by_step(visit: Visit) -> None:
    """With motion every line about the castle stands over the board for a moment."""
    anna = visit(reduced_motion="no-preference")
    lay(anna, "me")
    page = anna.page
    page.evaluate(
        """() => {
          window.told = [];
          new MutationObserver(() => {
            const line = document.querySelector('.telling')?.textContent;
            if (line && window.told.at(-1) !== line) window.told.push(line);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    for turn in range(90):
        anna.play(answers=1, seed=turn)
        if page.evaluate("() => window.told.length > 0 || palatinePlayer.isOver()"):
            break
    told = page.evaluate("() => window.told")
    assert told, "nobody placed a worker"
    assert re.search(r"places? \d+ worker", told[0])
    page.wait_for_selector(".telling", state="detached")
