"""The report of a tournament in the real browser: no request, no script, axe finds nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request

from palatine.arena.report import write_report
from palatine.arena.results import results_of
from tests.arena.test_report import played
from tests.browser.test_access import serious

pytestmark = pytest.mark.browser


def note(asked: list[str], request: Request) -> None:
    asked.append(request.url)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_report_is_whole_in_light_and_dark(browser: Browser, tmp_path: Path, lang: str) -> None:
    folder = played(tmp_path / "friends")
    path = write_report(folder, results_of(folder), lang)
    folder.close()
    papers = set()
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme, viewport={"width": 390, "height": 800})
        asked: list[str] = []
        page.on("request", partial(note, asked))
        page.goto(path.as_uri())
        assert serious(page) == []
        wide = page.evaluate("document.documentElement.scrollWidth")  # nothing moves there
        papers.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        assert wide <= 390
        assert asked == [path.as_uri()]
        page.close()
    assert len(papers) == 2
