"""Viscounts alone against the Automa: a file of its own, so that two workers share the work."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, comes_to
from tests.browser.test_access import both_themes
from tests.browser.test_looks import CUT, dress
from tests.browser.test_viscounts import lay

pytestmark = pytest.mark.browser

# options whose element is missing or has no name: things one by one, or the whole option
UNNAMED = """() => [...document.querySelectorAll('[data-thing], .rubric [data-option]')]
  .filter((one) => !(one.getAttribute('aria-label') || one.textContent.trim()))
  .map((one) => one.dataset.thing || one.dataset.option)"""
# the columns of the reckoning, without their sums
TALLY = """() => {
  const rows = [...document.querySelectorAll('.tally tbody tr')];
  const columns = [...rows[0].querySelectorAll('td')].map(() => []);
  rows.forEach((row) => row.querySelectorAll('td').forEach((cell, i) =>
    columns[i].push(Number(cell.textContent.replace('–', '0')))));
  return columns;
}"""
# every line that the rubric says while the past is shown
LISTEN = """() => {
  window.heard = new Set();
  const rubric = document.querySelector('.rubric .text');
  new MutationObserver(() => {
    const [title, line] = [rubric.querySelector('p'), rubric.querySelector('small')];
    if (line && title.textContent.startsWith('Looking back')) {
      heard.add(line.textContent.replace(/\\s+/g, ' ').trim());
    }
  }).observe(rubric, { subtree: true, childList: true, characterData: true });
}"""


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
    expect(page.locator(".result table:not(.tally) tbody tr")).to_have_count(2)
    # what the points are for adds up to the score, and one can go on without scrolling
    scores = page.locator(".result table:not(.tally) tbody td.number").all_inner_texts()
    comes_to(lambda: page.locator(".tally tfoot td.number").all_inner_texts(), scores)
    columns = page.evaluate(TALLY)
    assert [str(sum(column)) for column in columns] == scores
    expect(page.locator(".result .btn.gold")).to_be_in_viewport()


def test_the_automas_turn_is_told_by_numbers_and_line_by_line(visit: Visit) -> None:
    """VW-AI-04: all of it in the box above the chronicle, then again over the board."""
    anna = visit()
    lay(anna, "me")
    page = anna.page
    anna.play(answers=1, seed=11)
    told = page.locator(".since .numbered .entry .words")
    for turn in range(90):
        anna.wait_for_question()
        is_turn = told.filter(has_text="scheme").count() > 0
        if is_turn and page.locator(".rubric").get_attribute("data-ask") == "play-card":
            break
        anna.play(answers=1, seed=turn)
    lines = [" ".join(line.split()) for line in told.all_inner_texts()]
    assert len(lines) > 3
    page.evaluate(LISTEN)
    page.locator(".since h3 button").click()
    page.wait_for_function(
        "(lines) => heard.has(lines[0]) && lines.filter((line) => heard.has(line)).length > 2",
        arg=lines,
    )
    page.keyboard.press("Escape")
    anna.wait_for_question()
    # it stays during the own turn, and the card may be taken back: nobody else has seen it
    page.locator(".hand [data-thing]").first.click()
    page.wait_for_function("() => document.querySelector('.rubric').dataset.ask !== 'play-card'")
    anna.wait_for_question()  # the card has been taken
    expect(told.first).to_have_text(lines[0])
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelector('.rubric').dataset.ask === 'play-card'")
