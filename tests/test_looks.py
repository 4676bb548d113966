"""What `make lint` refuses of the browser tests: looks at a page that do not wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import looks

pytestmark = pytest.mark.texts

HELPER = '''
def rubric(page):
    """What is asked."""
    return page.locator(".rubric").inner_text()
'''


@pytest.mark.parametrize(
    "line",
    [
        'assert page.locator("p").inner_text() == "CM-EMP-1"',
        'assert "a" in page.evaluate(BODY).lower()',
        'assert page.locator("li").count() == 3, "three"',
        'assert len(page.locator("li").all_inner_texts()) == 3',
        'assert rubric(page) == "Move the Emperor"',
        "assert anna.rubric()",
    ],
)
def test_a_look_within_an_assert_is_refused(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A tooltip was read before its sentence had come, and said the id of the rule instead."""
    folder = tmp_path / "tests" / "browser"
    folder.mkdir(parents=True)
    (folder / "harness.py").write_text(HELPER)
    (folder / "test_it.py").write_text(f"def test_it(page):\n    {line}\n")
    assert looks.main(folder) == 1
    assert "tests/browser/test_it.py:2: a look" in capsys.readouterr().out


def test_what_waits_and_what_is_no_page_may_be_asserted(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        f"{HELPER}\n"
        "def test_it(page):\n"
        '    expect(page.locator("p")).to_have_text("Move")\n'
        '    comes_to(lambda: page.locator("li").count(), 3)\n'
        '    holds(lambda: "a" in rubric(page))\n'
        '    assert [1, 1].count(1) == 2 and "text".count("t") == 2\n'
    )
    assert looks.main(tmp_path) == 0


def test_no_browser_test_looks_without_waiting() -> None:
    assert looks.main() == 0
