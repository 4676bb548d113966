"""Undo, consent, hints, seats that change hands, and why not here."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.harness import PATIENCE, PHONE, Visitor, comes_to, holds

pytestmark = pytest.mark.browser


def cubes(page: Page) -> int:
    return page.locator(".cubes > .cube").count()


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def whose_turn(*people: Visitor) -> Visitor:
    """Who of them is asked; a page may hear of it later than another."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        for visitor in people:
            if visitor.page.locator(".rubric .text.mine").count():
                return visitor
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_undo_gives_a_paladin_back_and_says_why_not(anna: Visitor) -> None:
    anna.lay("me", "easy")
    page = anna.page
    anna.until("play-paladin")
    before = cubes(page)
    # real clicks of a real pointer
    page.locator('.cube[data-state="may"]').first.click()
    expect(page.locator(".rubric")).to_contain_text("Where does the")
    page.locator('[data-thing="target/court"]').first.click()
    expect(page.locator(".cubes > .cube")).to_have_count(before - 1)
    page.keyboard.press("u")
    expect(page.locator(".cubes > .cube")).to_have_count(before)
    anna.until("move-emperor")
    page.locator('.stop[data-state="may"]').first.click()
    expect(page.locator(".rubric")).to_contain_text("can’t be undone")
    page.get_by_role("button", name="Confirm").click()
    anna.wait_for_question()
    page.locator(".rubric .undo").click(force=True)  # it is off, and says why
    expect(page.locator(".toast")).to_contain_text("undo")
    # bots agree to everything
    at = version(page)
    page.locator(".toast").get_by_text("Ask to take back a move").click()
    expect(page.locator(".chronicle .remark").first).to_contain_text("went back")
    holds(lambda: version(page) > at)
    expect(page.locator(".rubric")).to_contain_text("Move the Emperor")


def test_a_take_back_asks_the_other_person(visit: Visit) -> None:
    anna, pyotr = visit(), visit()
    anna.lay("me", "open")
    pyotr.accept(anna.page.locator(".link input").input_value(), "Pyotr")
    for visitor in (anna, pyotr):
        visitor.page.wait_for_selector("[data-land]")
    # whoever begins answers until it is the other's turn
    first = whose_turn(anna, pyotr)
    second = pyotr if first is anna else anna
    for _ in range(12):
        first.play(answers=1)
        if whose_turn(first, second) is second:
            break
    page = first.page
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_text("Ask to take back a move").click()
    expect(page.locator(".proposal")).to_contain_text("You ask to take back")
    asked = second.page.locator(".proposal")
    expect(asked).to_contain_text("asks to take back")
    second.shoot("proposal-en-light")
    asked.get_by_role("button", name="Decline").click()
    expect(page.locator(".proposal")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_text("Ask to take back a move").click()
    asked.get_by_role("button", name="Agree").click()
    expect(page.locator(".chronicle .remark").first).to_contain_text("went back")
    first.wait_for_question()
    # the end by consent
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_text("Offer to end the match").click()
    page.get_by_role("dialog").get_by_role("button", name="Offer to end").click()
    asked.get_by_role("button", name="Agree").click()
    for visitor in (first, second):
        expect(visitor.page.locator(".result")).to_contain_text("Everyone agreed")


def test_a_hint_names_the_best_three_with_their_chances(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.until("lay-disc")
    page = anna.page
    page.keyboard.press("h")
    rows = page.locator(".hints li")
    expect(rows.first).to_be_visible(timeout=PATIENCE)
    holds(lambda: 1 <= rows.count() <= 3)
    expect(rows.first).to_contain_text(re.compile(r"\d+%"))
    anna.shoot("hint-en-light")
    before = version(page)
    rows.first.locator("button").click()
    if page.locator(".rubric .btn.gold").count():
        page.keyboard.press("Enter")
    expect(page.locator(".hints")).to_have_count(0)
    page.wait_for_function("(v) => palatinePlayer.version() > v", arg=before)


def test_no_hint_against_a_person_unless_the_table_allows_it(visit: Visit) -> None:
    anna, pyotr = visit(), visit()
    anna.lay("me", "open")
    pyotr.accept(anna.page.locator(".link input").input_value(), "Pyotr")
    pyotr.page.wait_for_selector("[data-land]")
    for visitor in (anna, pyotr):
        visitor.page.wait_for_selector("[data-land]")
        expect(visitor.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_why_not_here_opens_the_rule(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.until("move-emperor")
    page = anna.page
    # lands beyond the Emperor's reach are dark
    page.locator('[data-land][data-state="refused"] .soil').first.click(force=True)
    why = page.get_by_role("tooltip")
    expect(why).to_contain_text("Move the Emperor clockwise by at least 1 step")
    why.get_by_role("button", name="CM-EMP-1").click()
    expect(why).to_have_count(0)
    found = page.locator(".rules .found")
    expect(found).to_contain_text("CM-EMP-1")
    expect(found).to_be_in_viewport()
    page.get_by_role("searchbox", name="Search the rules").fill("Emperor castle")
    expect(page.locator(".rules p").first).to_be_visible()
    page.get_by_role("searchbox", name="Search the rules").fill("zeppelin")
    expect(page.locator(".rules")).to_contain_text("No rule contains these words")


def test_a_bot_plays_for_me_until_i_return(visit: Visit) -> None:
    anna, pyotr = visit(), visit()
    anna.lay("me", "open")
    pyotr.accept(anna.page.locator(".link input").input_value(), "Pyotr")
    page = anna.page
    page.locator('.seat[data-seat="black"] .row').click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Let a bot play for me").click()
    # sooner or later Pyotr is asked, and nobody else
    pyotr.wait_for_question()
    expect(page.locator(".rubric")).to_contain_text("A bot is playing for you")
    expect(pyotr.page.locator('.seat[data-seat="black"]')).to_contain_text("a bot is standing in")
    page.locator(".rubric").get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".chronicle")).to_contain_text("Anna took the seat back")
    expect(pyotr.page.locator('.seat[data-seat="black"]')).not_to_contain_text(
        "a bot is standing in"
    )
    pyotr.start_playing(answers=12)
    anna.wait_for_question()


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    anna, phone = visit(), visit()
    anna.lay("me", "easy")
    anna.wait_for_question()
    page = anna.page
    page.locator('.seat[data-seat="black"] .row').click()
    page.get_by_role("dialog").get_by_role("button", name="Continue on another device").click()
    phone.accept(page.get_by_role("dialog").locator(".link input").input_value(), "Anna")
    phone.wait_for_question()
    # what was mine is not mine any more
    expect(page.locator(".bar .about")).to_contain_text("you are watching")
    expect(page.locator('[data-state="may"]')).to_have_count(0)


def test_resigning_ends_a_match_of_two(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.wait_for_question()
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_text("Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".result")).to_contain_text("White won")
    expect(page.locator(".result")).to_contain_text("has resigned")
    # the seat is still hers: she reads it so, and can play again, on the other side
    expect(page.locator(".result")).to_contain_text("You resigned")
    expect(page.locator(".bar .about")).not_to_contain_text("you are watching")
    page.get_by_role("button", name="Play again").click()
    anna.wait_for_question()
    expect(page.locator('.seat[data-seat="white"]')).to_contain_text("You")
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_text("The match before").click()
    expect(page.locator(".rubric")).to_contain_text("You resigned")


def test_try_it_out_is_one_click_away_and_has_no_bots_between_people(visit: Visit) -> None:
    anna, bert = visit(), visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="ru-RU")
    url = anna.lay("me", "open")
    link = anna.page.locator(".link input").input_value()
    bert.page.goto(link)
    bert.page.get_by_role("textbox").first.fill("Bert")
    bert.page.get_by_role("button", name="Сесть").click()
    whose_turn(anna, bert)
    before = version(anna.page)
    for one, button, told in (
        (anna, "Try it out", "A trial of your own, from step 0 of a match: you play all sides"),
        (bert, "Попробовать", "Ваша проба с шага 0 партии: вы играете за всех"),
    ):
        page = one.page
        page.get_by_role("button", name=button).click()
        expect(page.locator(".origin")).to_contain_text(told)
        assert page.url != url
        one.wait_for_question()
        one.play(answers=6)  # of both sides
        page.locator(".origin a").click()
        expect(page.locator(".origin")).to_have_count(0)
    comes_to(lambda: version(anna.page), before)  # the match is as it was


def test_a_fork_says_what_it_is_and_leads_back(anna: Visitor) -> None:
    url = anna.lay("me", "easy")
    anna.wait_for_question()
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_text("Try it out").click()
    origin = page.locator(".origin")
    expect(origin).to_contain_text("A trial against bots, from step")
    anna.wait_for_question()
    origin.get_by_text("Back to that match").click()
    expect(origin).to_have_count(0)
    assert page.url == url
