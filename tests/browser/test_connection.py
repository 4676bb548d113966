"""Refreshes, lost connections, a server that dies: no click is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.harness import PATIENCE, Server, Visitor, comes_to, holds

pytestmark = [pytest.mark.browser, pytest.mark.long]


def test_a_refresh_in_mid_turn_changes_nothing(anna: Visitor) -> None:
    anna.lay("me", "easy")
    anna.play(answers=6)
    anna.wait_for_question()
    page = anna.page
    before = (anna.rubric(), page.locator(".contents .pill").all_text_contents())
    lines = page.locator(".chronicle .entry").count()
    page.reload()
    anna.wait_for_question()
    comes_to(lambda: (anna.rubric(), page.locator(".contents .pill").all_text_contents()), before)
    holds(lambda: page.locator(".chronicle .entry").count() >= lines - 7)  # the box may differ
    anna.play(answers=1)


def test_the_server_is_killed_and_comes_back(visit: Visit, own_server: Server) -> None:
    anna = visit(own_server)
    anna.expects_trouble = True  # browsers report sockets that cannot be opened
    anna.lay("me", "easy")
    anna.play(answers=4)
    anna.wait_for_question()
    page = anna.page
    asked = anna.rubric()
    version = page.evaluate("() => palatinePlayer.version()")
    own_server.kill()
    banner = page.locator(".banner")
    expect(banner).to_contain_text("Connection lost, reconnecting", timeout=PATIENCE)
    expect(page.locator('[data-state="may"]')).to_have_count(0)
    expect(page.locator("[data-land]").first).to_be_visible()
    own_server.start()
    expect(banner).to_have_count(0, timeout=PATIENCE)
    anna.wait_for_question()
    comes_to(anna.rubric, asked)
    holds(lambda: page.evaluate("() => palatinePlayer.version()") >= version)
    anna.play(answers=3)


def test_a_click_into_a_dead_connection_is_said_again(visit: Visit) -> None:
    anna = visit()
    anna.lay("me", "easy")
    anna.play(answers=2)
    anna.wait_for_question()
    page = anna.page
    url = page.url
    # the next connection swallows what is said on it, until it breaks
    sockets: list[object] = []
    said: list[str] = []

    def swallow(route: object) -> None:
        sockets.append(route)
        upstream = route.connect_to_server()  # type: ignore[attr-defined]

        def hear(text: str) -> None:
            said.append(text)
            if len(sockets) > 1:
                upstream.send(text)

        route.on_message(hear)  # type: ignore[attr-defined]

    page.route_web_socket("**/socket*", swallow)
    page.goto(url)
    anna.wait_for_question()
    version = page.evaluate("() => palatinePlayer.version()")
    page.evaluate("() => { window.played = palatinePlayer.play({ answers: 1 }); }")
    while not any('"choose"' in text for text in said):
        page.wait_for_timeout(20)
    sockets[0].close()  # type: ignore[attr-defined]
    page.wait_for_function("(v) => palatinePlayer.version() > v", arg=version, timeout=PATIENCE)
    chosen = [text for text in said if '"choose"' in text]
    assert len(chosen) == 2
    assert chosen[0] == chosen[1], "the same message with the same id"


def test_two_windows_show_the_same_and_the_late_one_is_told(visit: Visit) -> None:
    anna = visit()
    anna.lay("me", "easy")
    anna.wait_for_question()
    page = anna.page
    other = anna.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".rubric .text.mine")
    # the second window stops hearing: it will answer a question that is no more
    frozen = other.evaluate(
        """() => {
          const option = palatinePlayer.lit().at(-1);
          return option?.getAttribute('data-thing') ?? option?.textContent;
        }"""
    )
    assert frozen
    anna.play(answers=2)
    version = page.evaluate("() => palatinePlayer.version()")
    other.wait_for_function("(v) => palatinePlayer.version() >= v", arg=version)
    comes_to(lambda: other.locator(".rubric .text p").inner_text(), anna.rubric())


def test_a_table_that_is_not_there(anna: Visitor) -> None:
    anna.page.goto("/t/0000000000000000")
    expect(anna.page.locator("h1", has_text="There is no such table")).to_be_visible()
    anna.page.get_by_role("link", name="All tables").click()
    anna.page.wait_for_selector(".tile")
