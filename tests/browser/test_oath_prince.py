"""Oath alone against the Clockwork Prince, by clicking: his sheet, his steps, pause and skip."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import DESKTOP, PATIENCE, PHONE, Visitor
from tests.browser.test_oath import lay

pytestmark = pytest.mark.browser

SHEET = "#area-over .prince"
# every cell in which the current token was seen, in order
FOLLOW = """() => {
  window.cells = [];
  new MutationObserver(() => {
    const cell = document.querySelector('#area-over .prince .current')?.dataset.about;
    if (cell && window.cells.at(-1) !== cell) window.cells.push(cell);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def rest(visitor: Visitor) -> None:
    """The own turn ends, and his is told."""
    visitor.until("act")
    rubric = visitor.page.locator(".rubric")
    rubric.get_by_role("button", name="Rest").click()
    rubric.get_by_role("button", name="Confirm").click()  # there is no undo of it


@pytest.mark.long
def test_two_rounds_against_the_prince(visit: Visit) -> None:
    """His sheet opens in his turn, the token walks, and the turn comes back to the person."""
    anna = visit(reduced_motion="no-preference")
    lay(anna, "me")
    page = anna.page
    page.evaluate(FOLLOW)
    for _ in range(2):
        rest(anna)
        page.wait_for_selector(SHEET)
        # his whole turn is told in real time first
        page.wait_for_selector(".rubric .text.mine", timeout=4 * PATIENCE)
        expect(page.locator(SHEET)).to_have_count(0)
    cells = page.evaluate("() => window.cells")
    assert len(cells) > 1
    assert all(cell.startswith("cell/") for cell in cells)


def test_his_turn_can_be_paused_stepped_and_skipped(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    page = anna.page
    page.clock.install()
    lay(anna, "me")
    anna.until("act")
    # from here on the clock is ours: his turn is not over before somebody could pause it
    page.clock.pause_at(page.evaluate("Date.now()") + 5000)
    rest(anna)
    for _ in range(PATIENCE // 100):
        if page.locator(SHEET).count():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(100)
    told = page.locator(".rubric")
    told.get_by_role("button", name="Pause").click()
    expect(told.get_by_role("button", name="Play")).to_be_visible()
    cell = page.locator(f"{SHEET} .current").get_attribute("data-about")
    page.clock.run_for(1500)
    expect(page.locator(f"{SHEET} .current")).to_have_attribute("data-about", cell)
    told.get_by_role("button", name="Step").click()
    expect(told.get_by_role("button", name="Play")).to_be_visible()
    page.clock.resume()
    found = page.locator(f"{SHEET} .only-read li").all_inner_texts()
    assert any("→" in line for line in found)
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_timeout(150)
        anna.shoot(f"oath-prince-{size['width']}")
    page.keyboard.press("Escape")
    expect(page.locator('.page[data-film="false"]')).to_be_visible()
    expect(page.locator(SHEET)).to_have_count(0)
