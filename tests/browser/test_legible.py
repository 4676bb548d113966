"""What is read: tooltips, sheets, why not. One game in every run, the others before a release."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_crusader_kings, test_crusader_rex, test_oath, test_viscounts
from tests.browser.conftest import Visit
from tests.browser.harness import DESKTOP, PHONE, Visitor, comes_to, holds
from tests.browser.test_access import serious
from tests.browser.test_looks import dress

pytestmark = pytest.mark.browser


def carolus(visitor: Visitor) -> None:
    visitor.lay("me", "easy")
    visitor.until("play-paladin")


def rex(visitor: Visitor) -> None:
    test_crusader_rex.lay(visitor, "me", "bot")
    visitor.until("spend-move", 60)


def viscounts(visitor: Visitor) -> None:
    test_viscounts.lay(visitor, "me", "easy")
    visitor.until("move")


def kings(visitor: Visitor) -> None:
    test_crusader_kings.lay(visitor, "me", "easy", Germans="ferox")
    visitor.until("compose")


def mobilising(visitor: Visitor) -> None:
    """Crusader Kings where the map is asked, after the cards of its desk."""
    kings(visitor)
    visitor.until("mobilise", 60)


def oath(visitor: Visitor) -> None:
    test_oath.lay(visitor, "me", "easy", "easy")
    visitor.page.wait_for_selector(".tableau")
    visitor.until("act", 60)


Table = Callable[[Visitor], None]
# one game in every run, the others before a release
EVERY_GAME = pytest.mark.parametrize(
    "lay",
    [
        carolus,
        *(pytest.param(one, marks=pytest.mark.long) for one in (rex, viscounts, mobilising, oath)),
    ],
)

# a few things of every kind that can be pointed at: the middle of each, and its number on the page
POINTS = """() => {
  const kinds = new Map();
  [...document.querySelectorAll('[data-about], [data-tip]')].forEach((one, i) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = document.elementFromPoint(x, y);
    if (at?.closest('[data-about], [data-tip]') !== one) return;
    const kind = (one.dataset.about ?? 'tip/').split('/')[0];
    const found = kinds.get(kind) ?? [];
    if (found.length < 3) kinds.set(kind, [...found, [x, y, i]]);
  });
  return [...kinds.values()].flat();
}"""
# what the tooltip covers of all that it must not
COVERED = """(nth) => {
  const tip = document.querySelector('[role=tooltip]').getBoundingClientRect();
  const own = [...document.querySelectorAll('[data-about], [data-tip]')][nth];
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return tip.left < box.right - 1 && box.left < tip.right - 1
      && tip.top < box.bottom - 1 && box.top < tip.bottom - 1;
  };
  return [...document.querySelectorAll('.rubric, .tray, .margin'), own]
    .filter(over).map((one) => one.dataset.about ?? one.className);
}"""


def rest(page: Page, x: float, y: float) -> None:
    page.mouse.move(x - 1, y)
    page.mouse.move(x, y)


@EVERY_GAME
def test_one_tooltip_that_covers_nothing_asked(visit: Visit, lay: Table) -> None:
    anna = visit()
    lay(anna)
    page = anna.page
    tip = page.get_by_role("tooltip")
    points = page.evaluate(POINTS)
    assert len(points) >= 3
    for x, y, nth in points:
        rest(page, x, y)
        expect(tip).to_have_count(1)
        expect(tip).to_be_visible()
        holds(lambda: tip.inner_text().strip())
        comes_to(partial(page.evaluate, COVERED, nth), [])
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    rest(page, *points[0][:2])
    expect(tip).to_be_visible()
    page.mouse.wheel(0, 10)
    expect(tip).to_have_count(0)
    # a page that moves the focus says nothing; whoever moves it does
    page.mouse.move(2, 2)
    page.locator("[data-thing]:not([aria-disabled])").first.focus()
    page.wait_for_timeout(500)
    expect(tip).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(tip).to_be_visible()
    # with the next question it is gone
    anna.play(answers=1)
    expect(tip).to_have_count(0)


# one thing of every kind at rest, neither a choice nor dark
AT_REST = """(points) => {
  const kinds = new Map();
  for (const [x, y, i] of points) {
    const one = [...document.querySelectorAll('[data-about], [data-tip]')][i];
    if (!one.dataset.about || one.closest('[data-thing], button, a')) continue;
    kinds.set(one.dataset.about.split('/')[0], [x, y, one.dataset.about]);
  }
  return [...kinds.values()];
}"""


@EVERY_GAME
def test_a_click_on_what_is_no_choice_opens_its_sheet(visit: Visit, lay: Table) -> None:
    anna = visit()
    lay(anna)
    page = anna.page
    before = page.evaluate("() => palatinePlayer.version()")
    things = page.evaluate(AT_REST, page.evaluate(POINTS))
    assert things
    for x, y, thing in things:
        page.mouse.click(x, y)
        sheet = page.locator("[data-sheet]")
        expect(sheet).to_have_attribute("data-sheet", thing)
        expect(page.get_by_role("dialog").get_by_role("heading").first).not_to_be_empty()
        expect(sheet).to_contain_text("Rules")
        expect(sheet.locator("p button").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    comes_to(lambda: page.evaluate("() => palatinePlayer.version()"), before)
    # i on what has the focus, and a list of everything where nothing has it
    page.locator("[data-thing]:not([aria-disabled])").first.focus()
    page.keyboard.press("i")
    expect(page.locator("[data-sheet]")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")
    page.mouse.move(2, 2)
    page.keyboard.press("i")
    listed = page.get_by_role("dialog")
    listed.locator("li button").first.click()
    expect(page.locator("[data-sheet]")).to_be_visible()


def hold(page: Page, x: float, y: float) -> None:
    """A finger that rests."""
    touch = page.context.new_cdp_session(page)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


@EVERY_GAME
def test_a_long_press_opens_the_sheet_and_chooses_nothing(visit: Visit, lay: Table) -> None:
    anna = visit(has_touch=True)
    lay(anna)
    page = anna.page
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    before = page.evaluate("() => palatinePlayer.version()")
    lit = page.locator(".tray [data-thing]:not([aria-disabled])").first
    box = lit.bounding_box()
    assert box
    hold(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-sheet]")).to_be_visible()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("Escape")
    comes_to(lambda: page.evaluate("() => palatinePlayer.version()"), before)
    expect(page.locator('[data-state="armed"], [data-state="selected"]')).to_have_count(0)


# dark things that can be pointed at
DARK = """() => [...document.querySelectorAll('[data-state="refused"]')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return document.elementFromPoint(x, y)?.closest('[data-thing]') === one ? [[x, y]] : [];
}).slice(0, 3)"""
LIT_COVERED = """() => {
  const tip = document.querySelector('[role=tooltip]').getBoundingClientRect();
  return [...document.querySelectorAll('.rubric, .tray, .margin')].filter((one) => {
    const box = one.getBoundingClientRect();
    return tip.left < box.right - 1 && box.left < tip.right - 1
      && tip.top < box.bottom - 1 && box.top < tip.bottom - 1;
  }).map((one) => one.className);
}"""


@pytest.mark.parametrize(
    ("lay", "key"),
    [
        (carolus, "move-emperor"),
        pytest.param(rex, "spend-move", marks=pytest.mark.long),
        pytest.param(viscounts, "act", marks=pytest.mark.long),
    ],
)
def test_why_not_is_a_sentence(visit: Visit, lay: Table, key: str) -> None:
    anna = visit()
    lay(anna)
    anna.until(key)
    page = anna.page
    tip = page.get_by_role("tooltip")
    dark = page.evaluate(DARK)
    assert dark
    for x, y in dark:
        rest(page, x, y)  # under the pointer
        expect(tip.get_by_role("button").first).to_be_visible()
        expect(tip.locator(".why .line").first).to_have_text(re.compile(r"(\S+\s+){4}\S"))
        page.mouse.click(x, y)  # and when it is touched: then it stays
        page.mouse.move(2, 2)
        page.wait_for_timeout(400)
        expect(tip).to_be_visible()
        comes_to(lambda: page.evaluate(LIT_COVERED), [])
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)
    page.mouse.click(*dark[0])
    tip.get_by_role("button", name="What it is").click()
    expect(page.locator("[data-sheet]")).to_be_visible()


# where the board and Undo are, and whether a confirmation is offered
PLACES = """() => {
  const at = (one) => { const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round); };
  return {
    board: at(document.querySelector('#area-board')),
    undo: at(document.querySelector('.rubric .undo')),
    armed: document.querySelector('[data-state="armed"]') !== null,
    confirm: [...document.querySelectorAll('.rubric .btn')]
      .some((one) => /Confirm/.test(one.textContent)),
  };
}"""


@EVERY_GAME
def test_the_board_never_jumps_and_undo_keeps_its_place(visit: Visit, lay: Table) -> None:
    anna = visit()
    lay(anna)
    page = anna.page
    seen = []
    for _ in range(8):
        anna.wait_for_question()
        seen.append(page.evaluate(PLACES))
        page.locator("[data-thing]:not([aria-disabled])").last.click(force=True)
        page.wait_for_timeout(60)
        if page.locator(".rubric .text.mine").count():
            seen.append(page.evaluate(PLACES))
            page.keyboard.press("Escape")
        anna.play(answers=1)
    assert len({tuple(one["board"]) for one in seen}) == 1
    assert len({tuple(one["undo"][:2]) for one in seen}) == 1
    # a confirmation is offered when it can be given, and not before
    assert all(one["confirm"] for one in seen if one["armed"])
    assert not any(one["confirm"] and not one["armed"] for one in seen)
    off = page.locator('.rubric .undo[aria-disabled="true"]')
    if off.count():
        off.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()


def test_the_copy_that_was_picked_is_the_one_raised(anna: Visitor) -> None:
    carolus(anna)
    page = anna.page
    cubes = page.locator(".reserve span.cube")
    ids = [cubes.nth(i).get_attribute("data-thing") for i in range(cubes.count())]
    many = max(set(ids), key=ids.count)
    assert ids.count(many) > 1
    last = len(ids) - 1 - ids[::-1].index(many)
    cubes.nth(last).click()
    raised = page.locator('.reserve span.cube[data-state="selected"]')
    expect(raised).to_have_count(1)
    expect(cubes.nth(last)).to_have_attribute("data-state", "selected")


def test_the_end_is_told_after_the_last_move_and_can_be_put_aside(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.wait_for_question()
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_text("Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".rubric").get_by_role("button", name="Result")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)  # the board is seen first
    expect(page.locator(".result")).to_contain_text("White won")
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_have_count(0)
    page.locator(".rubric").get_by_role("button", name="Result").click()
    expect(page.locator(".result")).to_be_visible()


# how much of the things that a hint speaks of lies under it
UNDER_HINT = """() => {
  const hint = document.querySelector('.hints').getBoundingClientRect();
  return [...document.querySelectorAll('[data-stage] [data-thing][data-state="may"]')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x > hint.left && x < hint.right && y > hint.top && y < hint.bottom;
    }).length;
}"""


def test_a_hint_leaves_what_it_speaks_of_free(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.until("move-emperor")
    page = anna.page
    page.keyboard.press("h")
    expect(page.locator(".hints .row").first).to_be_visible()
    comes_to(lambda: page.evaluate(UNDER_HINT), 0)


READER = (Path(__file__).parent / "reading.js").read_text(encoding="utf-8")
SIZES = [("desktop", DESKTOP, {"least": 11}), ("phone", PHONE, {"least": 12, "touch": 44})]


@pytest.mark.parametrize(
    ("lay", "questions"),
    [
        (carolus, 2),
        pytest.param(carolus, 6, marks=pytest.mark.long),
        pytest.param(rex, 8, marks=pytest.mark.long),
        pytest.param(viscounts, 8, marks=pytest.mark.long),
        pytest.param(kings, 12, marks=pytest.mark.long),
        pytest.param(oath, 12, marks=pytest.mark.long),
    ],
)
def test_all_words_can_be_read(visit: Visit, lay: Table, questions: int) -> None:
    """Nothing too small, broken inside a word, cut off or hard to hit, in both languages."""
    anna = visit()
    anna.context.add_init_script(READER)
    lay(anna)
    page = anna.page
    found: set[str] = set()
    asked: set[str] = set()
    for _ in range(4 * questions):
        anna.wait_for_question()
        key = page.locator(".rubric").get_attribute("data-ask") or ""
        if key not in asked:
            asked.add(key)
            for language, theme in (("ru", "dark"), ("en", "light")):
                dress(page, language, theme)
                anna.wait_for_question()
                for name, size, limits in SIZES:
                    page.set_viewport_size(size)  # type: ignore[arg-type]
                    expect(page.locator("nav.bottom")).to_have_count(int(name == "phone"))
                    page.wait_for_timeout(150)
                    faults = page.evaluate("(o) => palatineReader.faults(o)", limits)
                    found |= {f"{name} {language} {key}: {fault}" for fault in faults}
                page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        if len(asked) >= questions or anna.play(answers=1)["over"]:
            break
    for key in ("l", "t", "i", "?"):  # options, the table as text, all things, keys
        for language, theme in (("ru", "dark"), ("en", "light")):
            dress(page, language, theme)
            page.wait_for_selector("[data-version]")
            page.keyboard.press(key)
            expect(page.locator("dialog[open]")).to_be_visible()
            faults = page.evaluate("(o) => palatineReader.faults(o)", {"least": 11})
            found |= {f"dialog {key} {language}: {fault}" for fault in faults}
            page.keyboard.press("Escape")
    assert not found, "\n".join(sorted(found))
