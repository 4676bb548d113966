"""What games share that tell a position in numbers, for what is learned of them."""

from __future__ import annotations

from mypy_extensions import i64


def one_of(found: list[float], which: i64, count: i64, value: float) -> None:
    """A row of numbers, all 0 but one; with NONE all are."""
    for i in range(count):
        found.append(value if i == which else 0.0)
