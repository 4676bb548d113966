"""Any game as plain tables: what is seen, sorted by the things it belongs to."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from palatine.kernel.flow import BITS, EACH, Field
from palatine.kernel.lexicon import Kind
from palatine.kernel.position import game_of
from palatine.terminal.board import View
from palatine.words import Speech


def draw(view: View) -> RenderableType:
    """One table of single facts, and one for every kind of thing that has some."""
    picture = view.picture
    single = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    by_kind: dict[str, list[Field]] = {}
    for field in game_of(view.seen).fields:
        if field.name not in picture:
            continue
        if field.form in (EACH, BITS) and field.index:
            by_kind.setdefault(field.index[0].id, []).append(field)
        else:
            single.add_row(label(field.name), written(view, field.value, picture[field.name]))
    tables = [of_kind(view, picture, fields) for fields in by_kind.values()]
    return Group(single, *tables)


def paint(text: Text, speech: Speech) -> None:
    """Nothing is known of the game's colours."""


def of_kind(view: View, picture: dict[str, Any], fields: list[Field]) -> Table:
    """A row for every thing of which anything is known, a column for every field."""
    kind = fields[0].index[0]
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(label(kind.id))
    for field in fields:
        table.add_column(label(field.name))
    names = view.seats if kind.is_seat else kind.names
    for name in names:
        cells = [picture[field.name].get(name) for field in fields]
        if any(cell is not None for cell in cells):
            shown = [cell_of(view, field, c) for field, c in zip(fields, cells, strict=True)]
            table.add_row(called(view, kind, name), *shown)
    return table


def cell_of(view: View, field: Field, value: Any) -> str:
    """What a thing has of a field; a second index is written out: `red 2, blue 1`."""
    if value is None:
        return ""
    if isinstance(value, dict):
        inner = field.index[1]
        return ", ".join(
            f"{called(view, inner, str(name))} {written(view, field.value, v)}"
            for name, v in value.items()
        )
    return written(view, field.value, value)


def written(view: View, kind: Kind, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(written(view, kind, one) for one in value)
    if value is None:
        return view.speech.text("thing-none")
    return called(view, kind, str(value))


def called(view: View, kind: Kind, id: str) -> str:
    """A thing by its name; numbers stay numbers."""
    if kind.is_option and id != "hidden":
        return view.speech.option(view.lexicon, view.lexicon.option(id))
    is_number = (kind.is_open or kind.is_run) and id != "hidden"
    return id if is_number else view.speech.name(kind.id, id)


def label(id: str) -> str:
    return id.replace("_", " ")
