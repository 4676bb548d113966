"""A server of one's own, and people with browsers who visit it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, expect

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
SEEN = "try { localStorage.setItem('palatine-minutes', '[\"*\"]') } catch {}"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # the machine may have other work
CALM = {
    "PALATINE_REQUESTS_RATE": "10000",
    "PALATINE_REQUESTS_BURST": "10000",
    "PALATINE_MESSAGES_RATE": "10000",
    "PALATINE_MESSAGES_BURST": "10000",
    "PALATINE_COSTLY_RATE": "10000",
    "PALATINE_COSTLY_BURST": "10000",
    "PALATINE_LOG_LEVEL": "warning",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def comes_to(look: Callable[[], object], wanted: object) -> None:
    """A page changes while one looks at it: it is looked at again until it says what is meant."""
    deadline = time.monotonic() + PATIENCE / 1000
    seen = look()
    while seen != wanted and time.monotonic() < deadline:
        time.sleep(0.02)
        seen = look()
    assert seen == wanted


def holds(look: Callable[[], object], why: str = "") -> None:
    """The same for what is not one value but a property."""
    comes_to(lambda: bool(look()) or why, True)


class Server:
    """`palatine serve` in a process of its own; it can be killed and started again."""

    def __init__(self, folder: Path, command: list[str] | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.command = command or [sys.executable, "-m", "palatine", "serve"]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = self.folder / "tables.sqlite"
        arguments = ["--port", str(self.port), "--database", str(database), "--no-browser"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, *arguments], stdout=log, stderr=log, env=os.environ | CALM, cwd=ROOT
            )
        deadline = time.monotonic() + 240  # the machine may have other work
        while True:
            try:
                if httpx.get(f"{self.base}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError((self.folder / "server.log").read_text())
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(30)
            self.process = None


@contextmanager
def running(folder: Path, command: list[str] | None = None) -> Iterator[Server]:
    server = Server(folder, command)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Visitor:
    """A person with a browser: whatever goes wrong in it is remembered."""

    def __init__(
        self, browser: Browser, server: Server, minutes: bool = False, **options: Any
    ) -> None:
        options = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce", **options}
        self.server = server
        self.context: BrowserContext = browser.new_context(base_url=server.base, **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(PLAYER)
        if not minutes:  # has been at a table before: nothing opens by itself
            self.context.add_init_script(SEEN)
        self.abroad: list[str] = []
        self.errors: list[str] = []
        self.expects_trouble = False
        self.context.on("request", lambda request: self.note_request(request.url))
        self.context.on("console", lambda message: self.note_console(message.type, message.text))
        self.context.on("weberror", lambda problem: self.errors.append(str(problem.error)))
        self.page: Page = self.context.new_page()
        self.page.on("websocket", lambda socket: self.note_request(socket.url))

    def note_request(self, url: str) -> None:
        own = (self.server.base, self.server.base.replace("http", "ws", 1), "data:", "blob:")
        if not url.startswith(own):
            self.abroad.append(url)

    def note_console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(text)

    def check(self) -> None:
        """Nothing left the host, nothing was wrong in the console."""
        assert self.abroad == []
        if not self.expects_trouble:
            assert self.errors == []

    # What people do

    def lobby(self) -> Page:
        self.page.goto("/")
        self.page.wait_for_selector(".tile")
        self.page.wait_for_selector("form")
        return self.page

    def lay(self, *players: str, name: str = "Anna") -> str:
        """Lays a table with the form; players are me, here, open or the name of a bot."""
        page = self.lobby()
        form = page.locator("form")
        form.get_by_label("Your name").fill(name)
        form.get_by_role("group", name="Players").get_by_text(str(len(players))).click()
        rows = form.locator("li[data-seat]")
        expect(rows).to_have_count(len(players))
        for i, player in enumerate(players):
            kind = player if player in ("me", "here", "open") else "bot"
            rows.nth(i).locator(f'input[value="{kind}"]').check()
            if kind == "bot":
                rows.nth(i).locator("select").select_option(player)
        form.get_by_role("button", name="Start the game").click()
        page.wait_for_url("**/t/*")
        page.wait_for_selector("[data-land], .panel")
        return page.url

    def open(self, url: str) -> Page:
        self.page.goto(url)
        self.page.wait_for_selector("[data-version]")
        return self.page

    def accept(self, link: str, name: str) -> Page:
        """Follows an invitation."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        return self.page

    def play(self, **options: Any) -> dict[str, Any]:
        """Plays in the page until so many answers were given, or to the end."""
        result: dict[str, Any] = self.page.evaluate("(o) => palatinePlayer.play(o)", options)
        return result

    def start_playing(self, **options: Any) -> None:
        """Plays on while others do so too."""
        self.page.evaluate("(o) => { window.played = palatinePlayer.play(o); }", options)

    def finish_playing(self) -> dict[str, Any]:
        result: dict[str, Any] = self.page.evaluate("() => window.played")
        return result

    def shoot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SHOTS / f"{name}.png"))

    def rubric(self) -> str:
        return self.page.locator(".rubric .text p").inner_text()

    def wait_for_question(self) -> None:
        self.page.wait_for_selector(".rubric .text.mine")

    def until(self, key: str, most: int = 30) -> None:
        """Plays on until this question is asked."""
        asked = ""
        for _ in range(most):
            self.wait_for_question()
            asked = self.page.locator(".rubric").get_attribute("data-ask") or ""
            if asked == key:
                return
            self.play(answers=1)
        raise AssertionError(f"no question {key!r}, but {asked!r}")
