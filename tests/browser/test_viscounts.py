"""Viscounts by clicking, at tables of every size."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Visitor, comes_to, holds, running
from tests.browser.test_looks import dress

pytestmark = pytest.mark.browser


# cards of the own board that run into what lies below them, texts that a card cuts off, and
# questions of every turn whose options do not fit the tray
RUNNING = """() => {
  const cards = [...document.querySelectorAll('.board .place .folk')];
  const below = document.querySelector('.board .icons').getBoundingClientRect().top;
  const daily = ['play-card', 'move', 'act', 'dismiss', 'recruit', 'rearrange', 'hire-free'];
  const asked = document.querySelector('.rubric').dataset.ask;
  const tray = daily.includes(asked) ? ', .tray .choices' : '';
  const cut = [...document.querySelectorAll('.folk small' + tray)]
    .filter((one) => one.scrollHeight > one.clientHeight + 4);
  return [
    ...cards.filter((one) => one.getBoundingClientRect().bottom > below + 1)
      .map((one) => one.dataset.card),
    ...cut.map((one) => one.textContent.trim()),
  ];
}"""


def lay(visitor: Visitor, *players: str) -> None:
    """Lays a table of Viscounts with the form of the lobby."""
    page = visitor.lobby()
    page.locator('[data-game="viscounts"] .choose').click()
    form = page.locator("form")
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("group", name="Players").get_by_text(str(len(players)), exact=True).click()
    rows = form.locator("li[data-seat]")
    for i, player in enumerate(players):
        rows.nth(i).locator(f'input[value="{player if player == "me" else "bot"}"]').check()
        if player != "me":
            rows.nth(i).locator("select").select_option(player)
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-wheel]")
    visitor.wait_for_question()


def test_two_players_take_heroes_ride_and_act(visit: Visit) -> None:
    anna = visit()
    lay(anna, "me", "easy")
    page = anna.page
    expect(page.locator(".rubric")).to_have_attribute("data-ask", "take-pair")
    anna.play(answers=1, seed=3)
    anna.until("play-card")
    page.locator(".hand [data-thing]").first.click()
    anna.until("move")
    spaces = page.locator(".space[data-state='may']")
    expect(page.locator(".lit")).to_have_count(spaces.count())
    expect(page.locator(".rider")).to_have_count(2)
    spaces.first.locator("path").click()
    if page.locator(".rubric .btn.gold:not(:disabled)").count():
        page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.rubric').dataset.ask !== 'move'")
    expect(page.locator(".chronicle")).to_contain_text(re.compile(r"Red \(you\) moves . step"))
    assert anna.play(answers=24, seed=3)["given"] == 24
    expect(page.locator(".chronicle")).to_contain_text(re.compile("Round [3-9]"))
    # the other board is a click on the seat away
    page.locator('[data-seat="blue"] .row').click()
    expect(page.locator("dialog[open]")).to_contain_text("Trading posts")
    page.keyboard.press("Escape")
    # every sign is explained
    page.get_by_role("button", name="What the signs mean").click()
    expect(page.locator("dialog[open] dd").first).to_contain_text("VW-")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator("dialog[open] table").first).to_contain_text("Coast")


def test_nothing_runs_into_anything_and_all_that_is_reconstructed_is_marked(visit: Visit) -> None:
    """Four at a table and one alone, in Russian, whose words are longer."""
    for players in (("me", "easy", "easy", "easy"), ("me",)):
        anna = visit()
        lay(anna, *players)
        page = anna.page
        expect(page.locator(".legend .side .quill")).to_have_count(1)
        dress(page, "ru", "light")
        for turn in range(25):
            anna.play(answers=1, seed=turn)
            anna.wait_for_question()
            comes_to(partial(page.evaluate, RUNNING), [])
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        expect(page.locator(".foot .side .quill")).to_have_count(1)


def test_a_corrected_record_is_drawn_and_told(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an owner of the box wrote down stands on the cards, in both languages."""
    cards = [{"number": n, "silver": 17, "ops": ["gain virtue 3"]} for n in range(1, 11)]
    (tmp_path / "viscounts.json").write_text(json.dumps({"player_cards": cards}), encoding="utf-8")
    monkeypatch.setenv("PALATINE_CORRECTIONS", str(tmp_path))
    with running(tmp_path) as server:
        anna = visit(server)
        lay(anna, "me", "easy")
        page = anna.page
        expect(page.locator(".rubric")).to_have_attribute("data-ask", "take-pair")
        expect(page.locator("#area-tray")).to_contain_text("17")
        expect(page.locator(".bar")).to_contain_text("corrected data")
        body = "() => document.body.innerHTML"
        holds(lambda: "gain 3 virtue" in page.evaluate(body).lower())
        page.get_by_role("tab", name="Rules").click()
        expect(page.locator(".rules")).to_contain_text("Played with corrected data: 10 records")
        expect(page.locator(".rules")).to_contain_text("You own the box?")
        page.get_by_role("button", name="Menu").click()
        page.get_by_text("Русский").click()
        expect(page.locator(".bar")).to_contain_text("исправленные данные")
        expect(page.locator(".rules")).to_contain_text("У вас есть коробка?")
        holds(lambda: "получить 3 добродетели" in page.evaluate(body).lower())
        anna.context.close()
