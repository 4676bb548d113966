"""English and Russian, light and dark: switched at once, without a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Visitor, holds

pytestmark = [pytest.mark.browser, pytest.mark.long]
ID = re.compile(r"\b(table|error|remark|carolus-magnus)-[a-z]+")


def test_the_language_changes_in_mid_turn(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.play(answers=8)
    anna.wait_for_question()
    page = anna.page
    page.evaluate("() => (window.stays = true)")
    english = page.locator("body").inner_text()
    assert not ID.search(english)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator(".tabs")).to_contain_text("Хроника")
    russian = page.locator("body").inner_text()
    assert not ID.search(russian)
    assert "Карл Великий" in russian
    # nothing English is left but names, numerals and key caps
    words = {"Anna", "English", "Palatine", "Esc", "Home", "Enter", "Tab"}
    left = set(re.findall(r"\b[A-Za-z]{4,}\b", russian)) - words
    assert {word for word in left if not re.fullmatch("[IVX]+", word)} == set()
    holds(lambda: page.evaluate("() => window.stays"), "the page was not loaded again")
    page.locator("#menu").get_by_text("Пурпур").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    anna.wait_for_question()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator(".tabs")).to_contain_text("Хроника")


def test_the_rules_follow_the_language(anna: Visitor) -> None:
    anna.lay("me", "easy")
    page = anna.page
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rules")).to_contain_text("Emperor")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Русский").click()
    expect(page.locator(".rules")).to_contain_text("Император")
