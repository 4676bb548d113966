"""Russian on a telephone: nothing is broken, cut or covered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Visitor, comes_to, holds

pytestmark = pytest.mark.browser

# words that stand on two lines, or wider than what they stand in
BROKEN = """(selector) => {
  const found = [];
  for (const one of document.querySelectorAll(selector)) {
    const box = one.getBoundingClientRect();
    if (box.width === 0) continue;
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) found.push(one.textContent);
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const word of node.data.matchAll(/[^\\s\\u00AD-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
  }
  return found;
}"""
# things of one kind that lie over things of the other
COVERED = """([above, below]) => {
  const boxes = (s) => [...document.querySelectorAll(s)].map((one) => one.getBoundingClientRect());
  return boxes(above).flatMap((a) => boxes(below).filter((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
}"""


def telephone(visit: Visit, game: str) -> Visitor:
    """Somebody with a telephone who begins a game at once."""
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="ru-RU")
    visitor.page.goto("/")
    visitor.page.locator(f'[data-game="{game}"] .play').tap()
    visitor.page.wait_for_selector("[data-version]")
    visitor.wait_for_question()
    return visitor


def bottom(page: Page, selector: str) -> float:
    box: dict[str, Any] | None = page.locator(selector).first.bounding_box()  # type: ignore[assignment]
    assert box is not None
    return float(box["y"] + box["height"])


def test_no_card_name_is_broken_and_no_coin_lies_on_a_sign(visit: Visit) -> None:
    anna = telephone(visit, "viscounts")
    anna.play(answers=1, seed=3)
    anna.until("play-card")
    holds(lambda: anna.page.locator(".folk b").count() >= 3)
    comes_to(lambda: anna.page.evaluate(BROKEN, ".folk b"), [])
    anna.play(answers=1, seed=3)
    anna.until("move")
    page = anna.page
    holds(lambda: page.locator(".prices circle").count() > 0)
    comes_to(lambda: page.evaluate(COVERED, [".prices circle", ".pill"]), 0)
    page.locator("nav.bottom button").nth(1).tap()
    comes_to(lambda: page.evaluate(BROKEN, ".margin .folk b"), [])
    # the longest names there are, on the narrowest card there is
    page.locator(".margin .folk b").first.evaluate(
        """(name) => {
          name.textContent = 'Путешественник';
          name.style.setProperty('--letters', 14);
        }"""
    )
    comes_to(lambda: page.evaluate(BROKEN, ".margin .folk b"), [])


def test_the_fifth_row_of_the_courts_is_seen(visit: Visit) -> None:
    anna = telephone(visit, "carolus-magnus")
    anna.until("play-paladin", most=40)
    page = anna.page
    holds(lambda: bottom(page, ".courts") <= bottom(page, "main.stage") + 1)
    anna.page.locator('.cube[data-state="may"]').first.tap()
    expect(page.locator(".rubric")).to_contain_text("Ко двору или на любую территорию")
    holds(lambda: bottom(page, ".courts") <= bottom(page, "main.stage") + 1)
    # what happened meanwhile is a chip that is whole
    width = "() => document.querySelector('.chips').scrollWidth"
    holds(lambda: page.evaluate(width) <= PHONE["width"])


@pytest.mark.long
def test_the_columns_of_a_combat_have_whole_heads(visit: Visit) -> None:
    anna = telephone(visit, "crusader-rex")
    page = anna.page
    for seed in range(300):
        anna.wait_for_question()
        if page.locator(".battle .heads").count():
            break
        anna.play(answers=1, seed=seed)
    holds(lambda: page.locator(".battle .heads span").count() >= 4)
    comes_to(lambda: page.evaluate(BROKEN, ".battle .heads span"), [])
    # with reserves on the way there is one more
    page.locator(".battle .heads").evaluate(
        """(heads) => {
          const head = document.createElement('span');
          head.textContent = 'подкрепление';
          heads.append(head);
          heads.style.gridTemplateColumns += ' minmax(80px, 1.5fr)';
        }"""
    )
    comes_to(lambda: page.evaluate(BROKEN, ".battle .heads span"), [])


def test_one_button_only_is_gold(visit: Visit) -> None:
    anna = telephone(visit, "crusader-rex")
    page = anna.page
    for _ in range(6):
        page.locator(".rubric [data-option]").first.tap()
        if page.locator(".rubric .btn.armed").count():
            break
        anna.wait_for_question()
    expect(page.locator(".rubric .btn.armed")).to_have_count(1)
    expect(page.locator(".rubric .btn.gold")).to_have_count(1)
