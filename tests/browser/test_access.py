"""axe-core finds nothing serious, in either theme."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.harness import ROOT, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.long]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """What axe holds to be serious or worse, as one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found: dict[str, Any] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] })"
    )
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary'][:300]}"
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"][:4]
    ]


def wait_for_rest(page: Page) -> None:
    """Colours on their way from one theme to the other are no contrast to be judged."""
    page.wait_for_function(
        """() => document.getAnimations()
          .every((one) => one.effect.getComputedTiming().endTime === Infinity)"""
    )


def both_themes(page: Page) -> list[str]:
    found = serious(page)
    page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    wait_for_rest(page)
    found += [f"dark: {line}" for line in serious(page)]
    page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")
    return found


def test_the_lobby(anna: Visitor) -> None:
    page = anna.lobby()
    page.wait_for_selector(".tile .art svg", state="attached")
    assert both_themes(page) == []
    page.get_by_role("button", name="Menu").click()
    assert serious(page) == []


def test_the_table(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.play(answers=9)
    anna.wait_for_question()
    page = anna.page
    assert both_themes(page) == []
    page.get_by_role("tab", name="Rules").click()
    page.wait_for_selector(".rules h3")
    page.get_by_role("button", name="Menu").click()
    assert serious(page) == []
    page.locator("#menu").get_by_text("The table as text").click()
    assert serious(page) == []


def test_the_anteroom_and_the_result(anna: Visitor) -> None:
    anna.lay("me", "open")
    assert both_themes(anna.page) == []
    anna.lay("me", "easy")
    anna.wait_for_question()
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_text("Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.wait_for_selector(".result")
    assert both_themes(page) == []
