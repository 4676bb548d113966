"""Guided matches in the browser: every card beside its thing, in both languages and sizes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from palatine.games import IDS, find
from palatine.guides import Guide, load
from tests.browser.conftest import Visit
from tests.browser.harness import PHONE, Visitor, comes_to
from tests.browser.test_access import serious
from tests.guides import course

pytestmark = pytest.mark.browser
GUIDES = [guide for id in IDS for guide in load(find(id)).values()]
SHORT = "carolus-magnus"
LAY = """([game, guide]) => fetch(`/api/games/${game}/guides/${guide}`, {
  method: 'POST', body: '{}', headers: { 'content-type': 'application/json' }
}).then((response) => response.json()).then(({ id }) => id)"""
CHOOSE = """([id, code]) => fetch(`/api/tables/${id}`).then((r) => r.json()).then((view) =>
  fetch(`/api/tables/${id}/do`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ do: 'choose', seat: view.mine[0], code, version: view.version })
  }).then(async (response) => [response.status, await response.text()]))"""
CARD = """() => {
  const card = document.querySelector('.coach');
  if (!card || getComputedStyle(card).visibility === 'hidden') return null;
  const box = card.getBoundingClientRect();
  return {
    id: card.dataset.card,
    text: card.querySelector('p').textContent,
    inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
    rings: Number(card.dataset.rings),
    found: card.dataset.found === 'true',
  };
}"""


def begin(visitor: Visitor, guide: Guide) -> str:
    page = visitor.page
    page.goto("/")
    id: str = page.evaluate(LAY, [guide.game, guide.name])
    page.goto(f"/t/{id}")
    page.wait_for_selector("[data-version]")
    return id


def card_of(page: Page, wanted: str) -> dict[str, Any]:
    """The card on the screen, once it is this one and has found its place."""
    page.wait_for_function(f"() => {{ const card = ({CARD})(); return card?.id === '{wanted}'; }}")
    found: dict[str, Any] = page.evaluate(CARD)
    return found


def follow(visitor: Visitor, guide: Guide, shots: str = "") -> set[str]:
    """Plays the guide to its last card as the proof does; returns the cards with rings."""
    page = visitor.page
    id = begin(visitor, guide)
    ringed: set[str] = set()
    for turn in course.turns(guide, most=guide.proof.choices):
        page.wait_for_function(
            "(ask) => document.querySelector('.rubric')?.dataset.ask === ask", arg=turn.ask
        )
        for card in turn.cards:
            shown = card_of(page, card.id)
            assert shown["inside"], f"{card.id} is not on the screen"
            assert shown["found"], f"{card.id} points at nothing on this page"
            assert not shown["text"].startswith(guide.game), f"{card.id} has no words"
            if shown["rings"]:
                ringed.add(card.id)
            if shots:
                visitor.shoot(f"{shots}-{len(ringed):02}-{card.id}")
            page.locator(".coach .btn").click()
        status, told = page.evaluate(CHOOSE, [id, turn.code])
        assert status == 200, f"{turn.code}: {told}"
    return ringed


def marked(guide: Guide) -> Any:
    long = [] if (guide.game, guide.name) == (SHORT, "first") else [pytest.mark.long]
    return pytest.param(guide, marks=long, id=f"{guide.game}-{guide.name}")


@pytest.mark.parametrize("guide", [marked(guide) for guide in GUIDES])
def test_a_guide_is_followed_to_its_last_card(visit: Visit, guide: Guide) -> None:
    anna = visit()
    ringed = follow(anna, guide)
    assert len(ringed) >= len(guide.cards) // 3, f"only {sorted(ringed)} are beside a thing"


@pytest.mark.long
@pytest.mark.parametrize("guide", [marked(guide) for guide in GUIDES])
def test_a_guide_fits_on_a_telephone_in_russian(visit: Visit, guide: Guide) -> None:
    anna = visit(viewport=PHONE, locale="ru-RU", has_touch=True)
    follow(anna, guide)


def test_a_guide_is_begun_in_the_lobby_and_can_be_left(visit: Visit) -> None:
    anna = visit()
    page = anna.lobby()
    page.locator("form").get_by_role("button", name="Guided first match").click()
    page.wait_for_url("**/t/*")
    first = page.locator(".coach p")
    expect(first).to_contain_text("Charlemagne rides round this ring")
    expect(page.locator("[data-guided]")).to_contain_text("the luck and the bot’s moves are fixed")
    assert serious(page) == []
    page.keyboard.press("n")
    expect(first).to_contain_text("Every round begins with a disc")
    page.reload()
    expect(first).to_contain_text("Every round begins with a disc")  # what was read stays read
    page.locator(".coach .link").click()
    expect(page.locator(".coach")).to_have_count(0)
    assert anna.play(answers=2)["given"] == 2, "the match goes on"
    page.locator("[data-guided] .again").click()
    expect(page.locator(".coach")).to_have_count(1)


def test_the_game_in_one_minute_opens_by_itself_once(visit: Visit) -> None:
    anna = visit(minutes=True)
    page = anna.lobby()
    expect(page.locator(".tile .goal").first).to_contain_text("Goal:")
    page.get_by_role("button", name="Play now").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Be the first to have all your castles")
    expect(dialog).to_contain_text("The game in one minute.")
    assert serious(page) == []
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(dialog).to_be_hidden()
    page.reload()
    page.wait_for_selector(".rubric .text.mine")
    page.wait_for_timeout(300)
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="The goal of the game").click()
    expect(dialog).to_contain_text("The game in one minute.")


def test_sounds_are_off_until_m_is_pressed_and_wait_for_a_gesture(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.add_init_script(
        """window.tones = 0;
        AudioContext.prototype.createOscillator = new Proxy(
          AudioContext.prototype.createOscillator,
          { apply: (f, me, a) => { window.tones++; return Reflect.apply(f, me, a); } });"""
    )
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    anna.wait_for_question()
    anna.play(answers=3)
    comes_to(lambda: page.evaluate("() => window.tones"), 0)
    page.keyboard.press("m")
    expect(page.get_by_text("Sounds are on.")).to_be_visible()
    anna.play(answers=3)
    page.wait_for_function("() => window.tones > 0")


def test_the_table_can_be_installed(visit: Visit) -> None:
    anna = visit()
    page = anna.lobby()
    told = page.evaluate(
        """async () => {
          const link = document.querySelector('link[rel="manifest"]');
          const response = await fetch(link.href);
          const manifest = await response.json();
          const icons = await Promise.all(manifest.icons.map((one) => fetch(one.src)));
          return [response.headers.get('content-type'), icons.map((one) => one.status)];
        }"""
    )
    assert told == ["application/manifest+json", [200, 200, 200, 200]]
    client = anna.context.new_cdp_session(page)
    found = client.send("Page.getAppManifest")
    assert found["errors"] == [], "the browser does not take the manifest"
    wrong = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # a browser under test has private windows only
    assert [one["errorId"] for one in wrong if one["errorId"] != "in-incognito"] == []
