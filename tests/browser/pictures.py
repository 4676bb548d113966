"""Makes the pictures of the README from the real table.

`python -m tests.browser.pictures` makes all, `python -m tests.browser.pictures lobby` one of them.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.harness import ROOT, Visitor, running
from tests.browser.test_crusader_kings import lay as lay_kings
from tests.browser.test_crusader_rex import lay as lay_rex
from tests.browser.test_oath import lay as lay_oath
from tests.browser.test_viscounts import lay as lay_viscounts

PICTURES = ROOT / "docs" / "pictures"
ROUND = 6


def save(visitor: Visitor, name: str) -> None:
    """A screenshot, with fewer colours where pngquant is at hand."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name}.png"
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(400)
    visitor.page.screenshot(path=str(path))
    if shutil.which("pngquant"):
        command = ["pngquant", "--force", "--ext", ".png", "--speed", "1", "--strip", "192"]
        subprocess.run([*command, str(path)], check=True)
    print(path.relative_to(ROOT), path.stat().st_size)


def advised(visitor: Visitor) -> None:
    """Answers as a bot would, so that the position is one that people get into."""
    page = visitor.page
    page.keyboard.press("h")
    page.locator(".hints li button").first.click()
    if page.locator(".rubric .btn.gold:not(:disabled)").count():
        page.keyboard.press("Enter")
    page.wait_for_selector(".hints", state="detached")


def advised_until(visitor: Visitor, key: str, answers: int) -> None:
    """So many answers at least, then up to a question that shows the board well."""
    given = 0
    while True:
        visitor.wait_for_question()
        if given >= answers and visitor.page.locator(".rubric").get_attribute("data-ask") == key:
            return
        advised(visitor)
        given += 1


def carolus_magnus(anna: Visitor) -> None:
    anna.lay("me", "fair", name="Anna")
    while True:
        anna.wait_for_question()
        asked = anna.page.locator(".rubric").get_attribute("data-ask")
        told = re.findall(r"Round (\d+)", anna.page.locator(".chronicle").inner_text())
        if asked == "move-emperor" and told and int(told[0]) >= ROUND:
            return
        advised(anna)


def crusader_rex(anna: Visitor) -> None:
    lay_rex(anna, "me", "bot")
    advised_until(anna, "spend-move", 40)


def viscounts(anna: Visitor) -> None:
    lay_viscounts(anna, "me", "fair")
    advised_until(anna, "move", 60)


def crusader_kings(anna: Visitor) -> None:
    lay_kings(anna, "me", "fair", "fair")
    anna.until("plan")


def oath(anna: Visitor) -> None:
    lay_oath(anna, "me", "fair", "fair", "fair")
    advised_until(anna, "act", 60)


def lobby(anna: Visitor) -> None:
    """The first thing that `make play` shows, with a few matches under way."""
    for lay in (lay_oath, lay_viscounts):
        lay(anna, "me", "fair")
        anna.wait_for_question()
    anna.lay("me", "open")
    anna.lay("me", "fair", "easy")
    anna.wait_for_question()
    page = anna.lobby()
    page.wait_for_selector(".tile .art svg, .tile .art img")


SCENES: dict[str, Callable[[Visitor], None]] = {
    "lobby": lobby,
    "carolus-magnus": carolus_magnus,
    "crusader-rex": crusader_rex,
    "viscounts": viscounts,
    "crusader-kings": crusader_kings,
    "oath": oath,
}


def main(names: Sequence[str]) -> None:
    found = shutil.which("chromium") or "/usr/bin/chromium"
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        for name in names or SCENES:
            anna = Visitor(browser, server)
            SCENES[name](anna)
            save(anna, name)
            anna.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
