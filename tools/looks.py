"""Refuses bare looks at a page in the browser tests; `make lint` runs `python -m tools.looks`.

A page changes while a test looks at it, so a look within an `assert` is a race: what is meant may
not be there yet. `expect(...)` of Playwright waits, and so do `comes_to` and `holds` of
`tests/browser/harness.py` for all else.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "browser"
LOOKS = {
    "all_inner_texts",
    "all_text_contents",
    "bounding_box",
    "evaluate",
    "evaluate_all",
    "get_attribute",
    "inner_html",
    "inner_text",
    "input_value",
    "is_checked",
    "is_disabled",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "text_content",
}


def is_look(node: ast.AST, helpers: Collection[str] = ()) -> bool:
    """Whether it is a call that says what a page shows just now."""
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        name = node.func.attr
        # a list or a text is counted with an argument, what is on a page without
        return name in LOOKS or name in helpers or (name == "count" and not node.args)
    return isinstance(node.func, ast.Name) and node.func.id in helpers


def short_looks(source: str) -> set[str]:
    """Functions that do nothing but return a look."""
    found = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            last = function.body[-1]
            is_short = len(function.body) == 1 + (ast.get_docstring(function) is not None)
            if is_short and isinstance(last, ast.Return) and any(map(is_look, ast.walk(last))):
                found.add(function.name)
    return found


def bare_looks(source: str, helpers: Collection[str] = ()) -> Iterator[int]:
    """The line of every look that an `assert` takes without waiting."""
    for statement in ast.walk(ast.parse(source)):
        if isinstance(statement, ast.Assert):
            for node in ast.walk(statement):
                if isinstance(node, ast.Call) and is_look(node, helpers):
                    yield node.lineno


def main(folder: Path = FOLDER) -> int:
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}
    helpers = set().union(*map(short_looks, texts.values()))
    found = [
        f"{path.relative_to(folder.parent.parent)}:{line}: a look within an assert does not wait"
        for path, source in texts.items()
        for line in sorted(bare_looks(source, helpers))
    ]
    for row in found:
        print(row)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
