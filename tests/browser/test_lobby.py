"""The lobby: rows that say how a match stands, and a form whose button is at hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import DESKTOP, PHONE, Visitor
from tests.browser.test_access import both_themes

pytestmark = pytest.mark.browser


def test_a_row_says_how_the_match_stands_and_can_be_removed(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.play(answers=1)
    anna.wait_for_question()
    anna.lay("me", "open")
    page = anna.lobby()
    mine = page.locator(".lists > section").first  # below it are open tables of others
    rows = mine.locator("li[data-table]")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Carolus Magnus, round 1")
    expect(rows.first).to_contain_text("against White (easy); your move, just now")
    assert both_themes(page) == []
    page.locator("header").get_by_text("Русский").click()
    expect(rows.first).to_contain_text("Карл Великий, раунд 1")
    expect(rows.first).to_contain_text("соперник: Белые (лёгкий); ваш ход, только что")
    page.locator("header").get_by_text("English").click()
    rows.nth(1).get_by_role("button", name="Remove Carolus Magnus from the list").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Put back").click()
    expect(rows).to_have_count(2)
    rows.nth(1).get_by_role("button", name="Remove").click()
    expect(rows).to_have_count(1)
    page.reload()
    page.wait_for_selector("form")
    expect(rows).to_have_count(1)


def test_the_table_is_laid_without_scrolling(visit: Visit) -> None:
    anna = visit()
    page = anna.lobby()
    tiles = page.locator(".tile")
    for i in range(tiles.count()):
        tiles.nth(i).locator(".choose").click()
        button = page.get_by_role("button", name=re.compile("Start the game"))
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= DESKTOP["height"], f"tile {i}"
    odo = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = odo.page
    page.goto("/")
    page.locator(".tile .choose").first.tap()
    button = page.get_by_role("dialog").get_by_role("button", name=re.compile("Start the game"))
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    odo.shoot("form-phone-en-light")


def test_an_invitation_says_who_can_open_it(anna: Visitor) -> None:
    anna.lay("me", "open")
    page = anna.page
    expect(page.locator(".link").first).to_contain_text("Only this machine can open the link")
    expect(page.locator(".link code").first).to_have_text("palatine serve --host 0.0.0.0")
    # a server that the local network reaches
    there = {"address": "http://192.168.0.7:8080", "loopback": False}
    page.route("**/reach", lambda route: route.fulfill(json=there))
    page.reload()
    field = page.get_by_label("An invitation to Carolus Magnus")
    expect(field).to_have_value(re.compile("^http://192.168.0.7:8080/t/.+#seat=.+"))
    page.get_by_role("button", name="Show as a QR code").click()
    expect(page.get_by_role("img", name="An invitation to Carolus Magnus")).to_be_visible()
    assert both_themes(page) == []
    anna.shoot("invitation-desktop-en-light")
