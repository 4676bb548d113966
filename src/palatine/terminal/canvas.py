"""A sheet of characters to draw on, each with its style."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# a line character for every set of directions it goes to
LINES: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
DOTTED: Final = {"│": "┊", "─": "┄"}


class Canvas:
    """Texts are put at a place; lines are drawn last, so that they meet in the right corners."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.lines = [[0] * width for _ in range(height)]
        self.dotted = [[False] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str | Text, style: str = "", width: int = 0) -> None:
        """Writes a text from the left; with a width it is cut to it."""
        written = text if isinstance(text, Text) else Text(text, style)
        if width and cell_len(written.plain) > width:
            written = written[: len(set_cell_size(written.plain, width))]
        for i, letter in enumerate(written.plain):
            if 0 <= x + i < self.width:
                self.letters[y][x + i] = letter
                self.styles[y][x + i] = style_at(written, i)

    def across(self, y: int, left: int, right: int, dotted: bool = False) -> None:
        """A line from left to right, both ends included."""
        for x in range(left, right + 1):
            self.lines[y][x] |= (LEFT if x > left else 0) | (RIGHT if x < right else 0)
            self.dotted[y][x] = dotted and left < x < right

    def down(self, x: int, top: int, bottom: int, dotted: bool = False) -> None:
        """A line from top to bottom, both ends included."""
        for y in range(top, bottom + 1):
            self.lines[y][x] |= (UP if y > top else 0) | (DOWN if y < bottom else 0)
            self.dotted[y][x] = dotted and top < y < bottom

    def text(self, line_style: str) -> Text:
        """The whole sheet, for a console; letters of one style are one piece."""
        whole = Text(no_wrap=True, overflow="crop")
        piece, style = "", ""
        for y in range(self.height):
            for x in range(self.width):
                letter, wanted = self.letters[y][x], self.styles[y][x]
                if self.lines[y][x]:
                    letter, wanted = LINES[self.lines[y][x]], line_style
                    letter = DOTTED.get(letter, letter) if self.dotted[y][x] else letter
                if wanted != style:
                    whole.append(piece, style)
                    piece, style = "", wanted
                piece += letter
            piece += "\n" if y < self.height - 1 else ""
        whole.append(piece, style)
        return whole


def style_at(text: Text, at: int) -> str:
    """The style of one letter; a later span covers an earlier one."""
    style = str(text.style)
    for span in text.spans:
        if span.start <= at < span.end:
            style = str(span.style)
    return style
