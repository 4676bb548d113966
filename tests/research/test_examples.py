"""The examples of the page about research run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the `research` extra is not installed")

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    if "pyspiel" in EXAMPLES[number]:
        pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    exec(compile(EXAMPLES[number], f"{PAGE.name}, example {number + 1}", "exec"), {})
    assert capsys.readouterr().out


def test_the_page_has_an_example_of_every_form() -> None:
    assert len(EXAMPLES) == 5
