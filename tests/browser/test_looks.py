"""Every page in both languages, both themes and three sizes: nothing overflows, nothing is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.harness import DESKTOP, PHONE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.long]
SIZES = {"desktop": DESKTOP, "tablet": {"width": 820, "height": 1180}, "phone": PHONE}
LOOKS = [("en", "light"), ("ru", "dark"), ("ru", "light"), ("en", "dark")]

# words that stand outside their own control, and pages wider than the screen
CUT = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('page is too wide');
  const words = '.rubric p, .rubric .btn, .bar h1, .tile b, .tabs button';
  for (const one of document.querySelectorAll(words)) {
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline') {
      found.push('cut: ' + one.textContent.trim());
    }
    const box = one.getBoundingClientRect();
    if (one.closest('.tiles, .tray') && innerWidth < 500) continue; // these are swiped through
    if (box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)) {
      found.push('outside: ' + one.textContent.trim());
    }
  }
  return found;
}"""


def dress(page: Page, language: str, theme: str) -> None:
    page.evaluate(
        """([language, theme]) => localStorage.setItem(
          'palatine',
          JSON.stringify({ language, theme, confirm: 'irreversible', stillness: true }))""",
        [language, theme],
    )
    page.reload()


def look(visitor: Visitor, name: str, ready: str) -> list[str]:
    """Screenshots in every size; returns whatever is cut."""
    found: list[str] = []
    page = visitor.page
    for language, theme in LOOKS:
        dress(page, language, theme)
        for size, box in SIZES.items():
            page.set_viewport_size(box)  # type: ignore[arg-type]
            page.wait_for_selector(ready)
            page.wait_for_timeout(120)
            found += [f"{size} {language} {theme}: {line}" for line in page.evaluate(CUT)]
            if (language, theme) in LOOKS[:2] or size == "desktop":
                visitor.shoot(f"{name}-{size}-{language}-{theme}")
    return found


def test_the_lobby_looks_right(visit: Visit) -> None:
    anna = visit()
    anna.lay("me", "easy")
    anna.wait_for_question()
    anna.lay("me", "open")
    anna.page.goto("/")
    anna.page.wait_for_selector(".tile")
    assert look(anna, "lobby", ".tile .art svg") == []


def test_the_table_looks_right(visit: Visit) -> None:
    anna = visit()
    anna.lay("me", "easy")
    anna.play(answers=12, seed=9)
    anna.until("move-emperor")
    assert look(anna, "table", ".rubric .text.mine") == []


def test_four_players_look_right(visit: Visit) -> None:
    anna = visit()
    anna.lay("me", "easy", "easy", "easy")
    anna.play(answers=8, seed=9)
    anna.wait_for_question()
    assert look(anna, "four", ".rubric .text.mine") == []
