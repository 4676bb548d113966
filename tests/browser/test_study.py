"""Study in the browser: puzzles, the analysis of a match that is over, one's statistics."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Visitor
from tests.browser.test_access import both_themes
from tests.test_puzzles import WITH_PUZZLES

pytestmark = pytest.mark.browser

POSE = """async ([game, number]) =>
  (await fetch(`/api/games/${game}/puzzles/${number}`)).json()"""


def open_puzzle(page: Page, game: str, number: int = 1) -> None:
    page.goto(f"/puzzle/{game}/{number}")
    page.wait_for_selector("#puzzle-title")
    page.wait_for_selector(".rubric[data-ask]")


def test_a_puzzle_is_solved_with_the_board(anna: Visitor) -> None:
    page = anna.lobby()
    page.locator('[data-game="carolus-magnus"] .puzzle').click()
    page.wait_for_selector("#puzzle-title")
    expect(page.locator("#puzzle-title")).to_have_text("Puzzle 1 of 20")
    posed = page.evaluate(POSE, ["carolus-magnus", 1])
    expect(page.locator(".rubric")).to_have_attribute("data-ask", posed["ask"]["key"])
    verb, number = posed["best"].split()
    assert verb == "emperor"
    page.wait_for_selector('[data-state="may"]')
    expect(page.locator(".rubric .undo")).to_have_count(0)  # there is nothing to take back
    page.keyboard.press(number)  # a stop bears its number
    confirm = page.locator(".rubric .btn.gold")
    verdict = page.get_by_text("Right: this is the best answer.")
    expect(confirm.or_(verdict).first).to_be_visible()
    if confirm.count():
        confirm.click()
    expect(verdict).to_be_visible()
    expect(page.locator("section:has(#puzzle-title) li.best .chance")).to_have_text(
        re.compile(rf"{int(posed['chances'][0]['chance'] * 100 + 0.5)}\s?%")
    )
    expect(page.get_by_text("played in the match")).to_be_visible()
    page.get_by_role("link", name="Next").click()
    expect(page.locator("#puzzle-title")).to_have_text("Puzzle 2 of 20")
    expect(page.get_by_text("your answer")).to_have_count(0)


def test_no_such_puzzle_says_so(anna: Visitor) -> None:
    anna.expects_trouble = True
    anna.page.goto("/puzzle/carolus-magnus/999")
    expect(anna.page.get_by_role("heading", name="There is no such puzzle.")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-US", "ru-RU"])
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_puzzles_of_every_game_on_both_screens(visit: Visit, game: str, language: str) -> None:
    for size in ({}, {"viewport": PHONE}):
        anna = visit(locale=language, **size)
        open_puzzle(anna.page, game)
        assert both_themes(anna.page) == []
        anna.page.locator("section:has(#puzzle-title) nav button").click()
        anna.page.wait_for_selector("section:has(#puzzle-title) li.best")
        assert both_themes(anna.page) == []


@pytest.mark.long
def test_a_match_is_analysed_called_off_and_gone_on_with(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.play()
    page = anna.page
    page.wait_for_selector("#result-title")
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_function("() => document.querySelector('progress')?.value > 0")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("section:has(#study-title) progress")).to_have_count(0, timeout=240_000)
    assert both_themes(page) == []
    swings = page.locator("section:has(#study-title) li button")
    marks = page.locator("figure .swing")
    expect(swings).to_have_count(marks.count())
    if swings.count():
        swings.first.click()
        expect(page.locator(".rubric")).to_contain_text("Looking back")
        page.keyboard.press("Escape")
    page.goto("/")
    page.get_by_role("link", name="Your statistics").click()
    page.wait_for_selector("main table")
    assert both_themes(page) == []
    expect(page.locator("main tbody tr")).to_have_count(1)
