"""Replay, jumps from the chronicle, since my last turn, and forks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import PATIENCE, PHONE, Visitor, comes_to

pytestmark = pytest.mark.browser
STEP = 610  # milliseconds, a little more than a moment stays


def pills(page: Page) -> list[str]:
    """The strengths on the board: a picture in short."""
    return page.locator(".contents .pill").all_text_contents()


def shown(page: Page) -> str:
    return page.locator(".rubric .text p").inner_text()


def play_until(page: Page, words: str) -> None:
    """Lets the clock, which stands still, go on by one step after the other."""
    for _ in range(PATIENCE // STEP):
        page.clock.run_for(STEP)
        if words in page.locator(".rubric").inner_text():
            return
        # no faster than real time: else the page doubts a server that still looks for the picture
        page.wait_for_timeout(STEP)
    raise AssertionError(f"not {words!r}, but {shown(page)!r}")


@pytest.mark.long
def test_the_whole_match_can_be_scrubbed_stepped_and_played(anna: Visitor) -> None:
    anna.page.clock.install()
    anna.lay("me", "easy")
    anna.play(answers=14)
    anna.wait_for_question()
    page = anna.page
    present = pills(page)
    page.get_by_role("slider", name="The course of the match").fill("0")
    expect(page.locator(".rubric")).to_contain_text("Looking back: step 0")
    expect(page.locator('[data-state="may"]')).to_have_count(0)
    page.wait_for_function("() => document.querySelectorAll('[data-land]').length === 15")
    beginning = pills(page)
    assert beginning != present
    page.keyboard.press(".")
    expect(page.locator(".rubric")).to_contain_text("Looking back: step 1")
    page.keyboard.press(",")
    expect(page.locator(".rubric")).to_contain_text("Looking back: step 0")
    # space plays and pauses; the clock is ours, so that no step is missed
    page.clock.pause_at(page.evaluate("Date.now()") + 5000)
    page.locator("body").press(" ")
    play_until(page, "Looking back: step 2")
    page.locator("body").press(" ")
    paused = shown(page)
    for _ in range(3):
        page.clock.run_for(STEP)
        page.wait_for_timeout(100)
    comes_to(lambda: shown(page), paused)
    page.keyboard.press("Escape")
    anna.wait_for_question()
    comes_to(lambda: pills(page), present)


@pytest.mark.long
def test_a_line_of_the_chronicle_jumps_and_lights(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.play(answers=12)
    anna.wait_for_question()
    page = anna.page
    line = page.locator(".chronicle ol").last.locator(".entry .words").first
    line.click()
    expect(page.locator(".rubric")).to_contain_text("Looking back")
    page.keyboard.press("Escape")
    # what a line touched lights up under the pointer
    placed = page.locator(".chronicle .entry", has_text=re.compile("paladin to [IVX]+")).first
    placed.hover()
    expect(page.locator("path.touched")).to_have_count(1)
    placed.locator(".rule").click()
    expect(page.locator(".rules .found")).to_contain_text("CM-PLY-2")


@pytest.mark.long
def test_since_my_last_turn_is_told_and_replayed(anna: Visitor) -> None:
    anna.lay("me", "easy")
    page = anna.page
    for _ in range(40):
        anna.play(answers=1)
        anna.wait_for_question()
        if page.locator(".since li").count() > 3:
            break
    box = page.locator(".since")
    expect(box).to_contain_text("Since your last turn")
    present = pills(page)
    page.keyboard.press("r")
    expect(page.locator(".rubric")).to_contain_text("Looking back")
    expect(page.locator(".rubric")).not_to_contain_text("Looking back", timeout=30_000)
    anna.wait_for_question()
    comes_to(lambda: pills(page), present)


@pytest.mark.long
def test_a_fork_goes_on_from_an_earlier_moment(anna: Visitor) -> None:
    url = anna.lay("me", "easy")
    anna.play(answers=10)
    anna.wait_for_question()
    page = anna.page
    page.get_by_role("slider", name="The course of the match").fill("5")
    expect(page.locator(".rubric")).to_contain_text("Looking back: step 5")
    page.wait_for_timeout(300)
    then = pills(page)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_function("(old) => location.href !== old", arg=url)
    anna.wait_for_question()
    assert page.url != url
    comes_to(lambda: len(pills(page)), len(then))
    anna.play(answers=3)
    # the old table waits where it was
    page.goto(url)
    anna.wait_for_question()


def test_the_last_move_leaves_its_marks_until_the_next_answer(anna: Visitor) -> None:
    """The Emperor's way, and courts that changed; on a phone all of it in words, at a touch."""
    anna.lay("me", "easy")
    page = anna.page
    way, court = page.locator(".way .trail"), page.locator(".courts .touched")
    seen = {"way": False, "court": False}
    for _ in range(60):
        anna.wait_for_question()
        seen = {"way": seen["way"] or way.count() > 0, "court": seen["court"] or court.count() > 0}
        if all(seen.values()) and way.count():
            break
        anna.play(answers=1)
    assert all(seen.values()), seen
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for tab in (0, 1):
        page.locator("nav.bottom button").nth(tab).click()
        if tab == 0:
            page.locator(".chip.news").click()
        expect(page.locator(".since")).to_contain_text("Since your last turn")
    page.locator("nav.bottom button").first.click()
    anna.play(answers=1)
    expect(way).to_have_count(0)
