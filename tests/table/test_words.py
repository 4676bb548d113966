"""Every refusal and remark of the table has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import palatine.table
from palatine.table.wire import STATUS
from palatine.words import FOLDER, LANGUAGES

SOURCES = Path(palatine.table.__file__).parent
REMARKS = ["take-back", "hand", "return", "resign", "abort", "moved"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_and_remarks_have_words(lang: str) -> None:
    text = (FOLDER / lang / "table.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))
    wanted = {f"error-{code}" for code in STATUS} | {f"remark-{key}" for key in REMARKS}
    assert wanted <= known


def test_every_refusal_has_a_status_and_is_used() -> None:
    used: set[str] = set()
    for path in SOURCES.glob("*.py"):
        used |= set(re.findall(r"Refused\(\s*\"([a-z-]+)\"", path.read_text()))
    assert used | {"stale", "not-asked"} == set(STATUS)
    told = Path(__file__).parents[2] / "docs" / "wire.md"
    assert set(re.findall(r"^\| `([a-z-]+)` \| \d+", told.read_text(), re.MULTILINE)) == set(STATUS)
