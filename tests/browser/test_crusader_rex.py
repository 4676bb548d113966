"""Crusader Rex by clicking: a year in two browsers, a curtain between two at one screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.harness import Visitor
from tests.browser.test_access import both_themes
from tests.browser.test_crusader_kings import Player

pytestmark = pytest.mark.browser

DATA = Path(__file__).parents[2] / "src" / "palatine" / "games" / "crusader_rex" / "data"
SIDES = {
    block["id"]: block["side"]
    for block in json.loads((DATA / "blocks.json").read_text(encoding="utf-8"))["blocks"]
}
# a spectator without a browser page of his own: what he hears is public
LISTEN = """(table) => {
  window.heard = [];
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onmessage = ({ data }) => window.heard.push(data);
  return new Promise((done) => (socket.onopen = done));
}"""
Frame = dict[str, Any]


def lay(visitor: Visitor, *players: str, bot: str = "") -> str:
    """Lays a table of Crusader Rex with the form of the lobby."""
    page = visitor.lobby()
    page.locator('[data-game="crusader-rex"] .choose').click()
    form = page.locator("form")
    form.get_by_label("Your name").fill("Anna")
    rows = form.locator("li[data-seat]")
    expect(rows).to_have_count(2)
    for row, player in zip(rows.all(), players, strict=True):
        row.locator(f'input[value="{player}"]').check()
        if bot and player == "bot":
            row.locator("select").select_option(bot)
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    return page.url


def listen(page: Page) -> list[str]:
    """Everything that the server tells this page through its sockets from now on."""
    told: list[str] = []

    def note(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: told.append(str(data)))

    page.on("websocket", note)
    return told


def views(told: list[str]) -> dict[int, Frame]:
    """The pictures of a running match by their version."""
    found: dict[int, Frame] = {}
    for text in told:
        message = json.loads(text)
        if message["type"] == "table" and message["picture"]:
            found[message["version"]] = message
    return found


def known(view: Frame, side: str) -> set[str]:
    """Blocks of a side that a view names with a place."""
    return {block for block in view["picture"]["at"] if SIDES[block] == side}


def named(text: str, side: str) -> list[str]:
    """Blocks of a side that are named anywhere in a message."""
    return [block for block, its in SIDES.items() if its == side and f'"{block}"' in text]


def test_a_year_in_two_browsers_shows_neither_what_the_other_hides(visit: Visit) -> None:
    anna, salah, stranger = visit(), visit(viewport={"width": 1180, "height": 820}), visit()
    franks, saracens = listen(anna.page), listen(salah.page)
    url = lay(anna, "me", "open")
    salah.accept(anna.page.locator(".link input").input_value(), "Salah")
    for visitor in (anna, salah):
        visitor.page.wait_for_selector(".levant")
    stranger.page.goto("/")
    stranger.page.evaluate(LISTEN, url.rsplit("/", 1)[1])
    # the Franks keep their seats, the Saracens leave Saladin where he stands
    anna.until("take-seats")
    anna.page.locator('.rubric [data-option="done"]').click()
    anna.page.get_by_role("button", name="Confirm").click()
    # in a hurry: they end their moves often
    anna.start_playing(seed=2, hurry=0.4, until='[data-year="1188"]')
    salah.start_playing(seed=3, hurry=0.4, until='[data-year="1188"]')
    given = [visitor.finish_playing()["given"] for visitor in (anna, salah)]
    assert min(given) >= 12, "six cards each, and moves"
    for visitor in (anna, salah):
        expect(visitor.page.locator(".chronicle")).to_contain_text("Winter of 1187")
    heard: list[str] = stranger.page.evaluate("() => window.heard")
    public = views(heard)
    assert max(view["picture"]["turn"] for view in public.values()) == 6
    for told, enemy in ((franks, "saracens"), (saracens, "franks")):
        own = views(told)
        compared = [version for version in own if version in public]
        assert len(compared) > 30
        for version in compared:
            # of the enemy a side knows exactly what everybody knows
            assert known(own[version], enemy) == known(public[version], enemy)
        # before the first battle not even the names pass the wire
        first = min(own)
        assert own[first]["picture"]["hidden"]
        opening = [text for text in told if json.loads(text).get("version") == first]
        assert opening
        for text in opening:
            assert named(text, enemy) == []
    # hands: numbers of cards only
    for told, side, enemy in ((franks, "franks", "saracens"), (saracens, "saracens", "franks")):
        for view in views(told).values():
            hand = view["picture"]["hand"].get(enemy, {})
            assert set(hand.values()) <= {"hidden"}, f"{side} see the hand of the {enemy}"


def test_a_curtain_hangs_between_two_at_one_screen(visit: Visit) -> None:
    anna = visit()
    told = listen(anna.page)
    lay(anna, "me", "here")
    page = anna.page
    curtain = page.locator(".curtain")
    curtain.locator(".btn").click()
    anna.wait_for_question()
    expect(page.locator(".blocks [data-thing='block/king_guy']")).to_be_visible()
    assert "saladin" not in page.content().lower().replace("saladin_family", "")
    page.locator('.rubric [data-option="done"]').click()
    before = len(told)
    page.get_by_role("button", name="Confirm").click()
    expect(curtain).to_be_visible()
    # behind the curtain there is nothing to find
    assert "king_guy" not in page.content()
    assert "King Guy" not in page.content()
    assert all(named(text, side) == [] for text in told[before:] for side in ("franks", "saracens"))
    curtain.locator(".btn").click()
    anna.wait_for_question()
    expect(page.locator('[data-thing="block/al_adil"]').first).to_be_visible()
    assert "king_guy" not in page.content()
    anna.shoot("crusader-rex-en-light")


def test_the_map_turns_and_says_why_not(visit: Visit) -> None:
    anna = visit()
    lay(anna, "me", "here")
    page = anna.page
    page.locator(".curtain .btn").click()
    anna.wait_for_question()
    expect(page.locator("svg.map.east")).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator("svg.map.north")).to_be_visible()
    page.keyboard.press("o")
    # real clicks of a real pointer: a block, one of its seats, and a town that is none
    page.locator('.blocks [data-thing="block/king_guy"]').click()
    expect(page.locator('.towns [data-thing="town/acre"]')).to_have_attribute(
        "data-state", "target"
    )
    page.locator('[data-town="damascus"] .name').click()
    expect(page.locator("[data-sheet]")).to_contain_text("CR-3.1")
    page.keyboard.press("Escape")
    page.locator('[data-town="acre"] .name').click()
    expect(page.locator('[data-stack="acre/franks/field"] .piece')).to_have_count(2)
    page.keyboard.press("u")
    expect(page.locator('[data-stack="acre/franks/field"] .piece')).to_have_count(1)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog").locator("table").first).to_contain_text("Montferrand")


def test_every_why_not_opens_its_paragraph(visit: Visit) -> None:
    """Rules with dots in their ids were not found in the rules panel."""
    anna = visit()
    lay(anna, "me", "here")
    page = anna.page
    page.locator(".curtain .btn").click()
    anna.wait_for_question()
    page.locator('.blocks [data-thing="block/king_guy"]').click()
    page.locator('[data-town="damascus"] .name').click()
    page.locator("[data-sheet]").get_by_role("button", name="Open rule CR-3.1").click()
    found = page.locator(".rules .found")
    expect(found).to_have_attribute("data-rule", "CR-3.1")
    expect(found).to_be_in_viewport()
    page.keyboard.press("Escape")
    anna.play(hurry=1, until='.rubric[data-ask="spend-move"]')
    page.keyboard.press("l")
    reasons = page.get_by_role("dialog").locator("button.rule")
    expect(reasons).not_to_have_count(0)
    for rule in sorted(set(reasons.all_inner_texts())):
        reasons.get_by_text(rule, exact=True).first.click()
        expect(found).to_have_attribute("data-rule", rule)
        expect(found).to_be_in_viewport()
        page.keyboard.press("l")


def test_a_phone_shows_the_map_and_the_hand(visit: Visit) -> None:
    anna = visit(has_touch=True)
    lay(anna, "me", "here")
    page = anna.page
    page.set_viewport_size({"width": 390, "height": 844})
    anna.play(hurry=1, until='.hand .card[data-state="may"]')
    expect(page.locator("svg.map.north")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(6)
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing sticks out"
    anna.shoot("crusader-rex-phone-en-light")


def test_a_group_goes_by_its_blocks_and_leaves_a_trail(visit: Visit) -> None:
    """Real clicks: cards, a group by one of its blocks, and what the other side then sees."""
    anna = visit()
    lay(anna, "me", "here")
    page = anna.page
    pass_on = page.locator(".curtain .btn")
    rubric = page.locator(".rubric")
    pass_on.click()
    rubric.locator('[data-option="done"]').click()
    page.get_by_role("button", name="Confirm").click()
    anna.play(hurry=1, until='.rubric[data-ask="spend-move"]')
    side = "franks" if "king_guy" in page.content() else "saracens"
    # a block is picked, and goes road by road if its player wants to say which
    piece = page.locator(".blocks [data-about][data-state='may']:not(:has(.by-sea))").first
    block = (piece.get_attribute("data-about") or "").removeprefix("block/")
    stack = piece.locator("xpath=ancestor::*[@data-stack]").get_attribute("data-stack") or ""
    town = stack.split("/")[0]
    # what it is, is told under the pointer
    page.locator(f'[data-town="{town}"] .sign').first.hover()
    gloss = page.get_by_role("tooltip")
    expect(gloss).to_contain_text("Region:")
    expect(gloss).to_contain_text("◆")  # the strength of the own block that stands there
    piece.click()
    rubric.get_by_role("button", name="Road by road").click()
    expect(rubric).to_have_attribute("data-ask", "group-step")
    target = page.locator(".towns [data-thing][data-state='target']").first
    to = (target.get_attribute("data-thing") or "").removeprefix("town/")
    target.locator(".sign").click()
    anna.play(hurry=1, until=".curtain .btn")
    pass_on.click()
    anna.wait_for_question()
    # the other side sees that a block went, and which way; not which
    expect(page.locator(f'.trail[data-pig="{side}"]')).not_to_have_count(0)
    expect(page.locator(".since")).to_contain_text("one block")
    assert f'block/{block}"' not in page.content(), to
    anna.shoot("crusader-rex-trail-en-light")


def test_whole_blocks_turn_for_those_who_like_it(visit: Visit) -> None:
    anna = visit()
    lay(anna, "me", "here")
    page = anna.page
    page.locator(".curtain .btn").click()
    anna.wait_for_question()
    face = page.locator('.blocks [data-about="block/king_guy"] .print')
    expect(face).to_have_css("transform", "none")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Turn whole blocks").check()
    page.reload()
    anna.page.locator(".curtain .btn").click()
    anna.wait_for_question()
    # at full strength nothing is turned, but the face now follows the rim
    expect(face).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")


def test_axe_finds_nothing_serious_on_the_map_and_in_a_tooltip(visit: Visit) -> None:
    anna = visit()
    lay(anna, "me", "here")
    page = anna.page
    anna.play(hurry=1, until='.rubric[data-ask="spend-move"]')
    assert both_themes(page) == []
    page.locator('[data-town="jerusalem"] .sign').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Jerusalem")
    assert both_themes(page) == []
    page.locator(".played [data-about]").first.click()
    expect(page.locator("[data-sheet]")).to_be_visible()
    assert both_themes(page) == []


THROWS = ("fires", "charges", "harries")


def test_own_dice_are_seen_though_the_enemy_answers_at_once(visit: Visit) -> None:
    """Dice, hits and what was hit stay until the next answer, and an end is told on a card."""
    anna = Player(visit())
    page = anna.page
    lay(anna.visitor, "me", "bot", bot="easy")
    throws, cards = 0, 0
    for turn in range(200):
        before = len(anna.views)
        if anna.visitor.play(answers=1, seed=turn)["over"]:
            break
        anna.visitor.wait_for_question()
        facts = [fact for view in anna.views[before:] for fact in view["facts"]]
        own = [
            fact
            for fact in facts
            if fact["key"] in THROWS and SIDES[fact["args"]["block"].split("/")[1]] == "franks"
        ]
        card = page.locator(".aftermath")
        if own and (card.count() or page.locator(".battle").count()):
            throws += 1
            thrown = page.locator('.throw[data-side="franks"]')
            expect(thrown).to_have_count(1)
            expect(thrown.locator(".bones > *")).to_have_count(len(own[-1]["args"]["dies"]))
            expect(thrown.locator(".hits b")).to_have_text(str(own[-1]["args"]["number"]))
        if card.count():
            cards += 1
            card.get_by_role("button", name="Continue").click()
            expect(card).to_have_count(0)
        if throws and cards:
            break
    assert throws
    assert cards
