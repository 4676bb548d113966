"""What others do is told moment by moment, at the pace of the settings; the clock is the test's."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_crusader_kings, test_crusader_rex, test_oath, test_viscounts
from tests.browser.conftest import Visit
from tests.browser.harness import PATIENCE, Visitor, comes_to

pytestmark = pytest.mark.browser

PLAYING = '.page[data-film="true"]'
LIVE = '.page[data-film="false"]'


def lines(page: Page) -> int:
    """Lines of the chronicle that are there to be read, groups as one."""
    return page.locator(".margin .entry").count()


def answer(page: Page) -> None:
    """Clicks what is lit until the question is answered."""
    click = """() => {
      const [one] = palatinePlayer.lit();
      one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return one !== undefined;
    }"""
    while page.evaluate(click):
        pass


def carolus(visitor: Visitor) -> None:
    visitor.lay("me", "easy")


def rex(visitor: Visitor) -> None:
    test_crusader_rex.lay(visitor, "me", "bot", bot="easy")


def viscounts(visitor: Visitor) -> None:
    test_viscounts.lay(visitor, "me", "easy")


def kings(visitor: Visitor) -> None:
    test_crusader_kings.lay(visitor, "me", Germans="ferox", Franks="munitio")


def oath(visitor: Visitor) -> None:
    test_oath.lay(visitor, "me", "easy")


Table = Callable[[Visitor], object]
# one game in every run, the others before a release
EVERY_GAME = pytest.mark.parametrize(
    "lay",
    [
        carolus,
        *(pytest.param(one, marks=pytest.mark.long) for one in (rex, viscounts, kings, oath)),
    ],
)


def begin(anna: Visitor, lay: Table = carolus) -> Page:
    """A table with a bot, and a clock that stands still."""
    anna.page.clock.install()
    lay(anna)
    anna.wait_for_question()
    anna.page.clock.pause_at(anna.page.evaluate("Date.now()") + 2000)
    return anna.page


def answer_and_wait(page: Page) -> None:
    """One answer, until the table waits for the next one; what is told meanwhile stands still."""
    table = page.locator(".page")
    version = table.get_attribute("data-version") or ""
    answer(page)
    expect(table).not_to_have_attribute("data-version", version, timeout=PATIENCE)
    expect(page).to_have_title(re.compile("^Your turn"), timeout=PATIENCE)


def watch(page: Page) -> list[int]:
    """Lets the film run, and counts the lines that could be read at each of its moments."""
    seen: list[int] = []
    for _ in range(60):
        # the film, or the own question: the bot may not have answered yet
        page.wait_for_selector(f"{PLAYING}, {LIVE} .rubric .text.mine")
        if page.locator(LIVE).count():
            break
        seen.append(lines(page))
        expect(page.locator(".rubric")).to_contain_text("skip to now")
        page.clock.run_for(610)
    expect(page.locator(LIVE)).to_have_count(1)
    return seen


@EVERY_GAME
def test_a_bots_turn_is_told_moment_by_moment(visit: Visit, lay: Table) -> None:
    anna = visit(reduced_motion="no-preference")
    page = begin(anna, lay)
    seen: list[int] = []
    for _ in range(40):
        answer_and_wait(page)
        seen = watch(page)
        anna.wait_for_question()
        if len(set(seen)) >= 3:
            break
    assert len(set(seen)) >= 3, "several moments, each with its lines"
    assert seen == sorted(seen)
    expect(page.locator(".since")).to_contain_text("Since your last turn")
    # the box begins with what came first and does not stand in the chronicle once more
    first = page.locator(".since .entry .words").first.inner_text()
    expect(page.locator(".chronicle .entry .words", has_text=first)).to_have_count(0)
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".since")).to_contain_text("Since your last turn")


def test_a_key_skips_and_a_reload_plays_nothing(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    page = begin(anna)
    for _ in range(12):
        answer_and_wait(page)
        if page.locator(PLAYING).count():
            break
    page.keyboard.press("Escape")
    expect(page.locator(LIVE)).to_have_count(1)
    anna.wait_for_question()
    page.reload()
    page.wait_for_selector("[data-version]")
    expect(page.locator(PLAYING)).to_have_count(0)


def test_with_reduced_motion_nothing_plays(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.until("move-emperor")
    page = anna.page
    page.evaluate(
        """() => {
          window.played = false;
          const page = document.querySelector("[data-film]");
          new MutationObserver(() => { window.played ||= page.dataset.film === "true"; })
            .observe(page, { attributes: true });
        }"""
    )
    anna.play(answers=1)
    anna.wait_for_question()
    comes_to(lambda: page.evaluate("window.played"), False)


@pytest.mark.long
def test_a_chain_in_the_castle_is_told_step_by_step(visit: Visit) -> None:
    """With motion every line about the castle stands over the board for a moment."""
    anna = visit(reduced_motion="no-preference")
    test_viscounts.lay(anna, "me")
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
