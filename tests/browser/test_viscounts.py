"""Viscounts by clicking: two at a table, and alone against the Automa."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Visitor, running
from tests.browser.test_access import both_themes
from tests.browser.test_looks import CUT, dress

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
    form.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-wheel]")
    visitor.wait_for_question()


def test_two_players_take_heroes_ride_and_act(visit: Visit) -> None:
    anna = visit()
    lay(anna, "me", "easy")
    page = anna.page
    assert page.locator(".rubric").get_attribute("data-ask") == "take-pair"
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
    assert page.locator(".tally tfoot td.number").all_inner_texts() == scores
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
            assert page.evaluate(RUNNING) == []
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        expect(page.locator(".foot .side .quill")).to_have_count(1)


def test_a_chain_in_the_castle_is_told_step_by_step(visit: Visit) -> None:
    """With motion every line about the castle stands over the board for a moment."""
    anna = visit(reduced_motion="no-preference")
    lay(anna, "me")
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
        assert page.locator(".rubric").get_attribute("data-ask") == "take-pair"
        expect(page.locator("#area-tray")).to_contain_text("17")
        expect(page.locator(".bar")).to_contain_text("corrected data")
        body = "() => document.body.innerHTML"
        assert "gain 3 virtue" in page.evaluate(body).lower()
        page.get_by_role("tab", name="Rules").click()
        expect(page.locator(".rules")).to_contain_text("Played with corrected data: 10 records")
        expect(page.locator(".rules")).to_contain_text("You own the box?")
        page.get_by_role("button", name="Menu").click()
        page.get_by_text("Русский").click()
        expect(page.locator(".bar")).to_contain_text("исправленные данные")
        expect(page.locator(".rules")).to_contain_text("У вас есть коробка?")
        assert "получить 3 добродетели" in page.evaluate(body).lower()
        anna.context.close()
