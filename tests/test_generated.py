"""The client's words and messages are those of the rules and of the table, as they are now."""

from __future__ import annotations

import json
import re

import pytest

from palatine.games import IDS, find
from tools.client import FOLDER, PRINTED, files

MADE = files()


@pytest.mark.parametrize("name", sorted(MADE))
def test_generated_files_are_fresh(name: str) -> None:
    """After a change of a lexicon or a message `make client` writes them anew."""
    assert (FOLDER / name).read_text(encoding="utf-8") == MADE[name]


def test_nothing_else_lies_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {*MADE, "messages.ts"}


@pytest.mark.parametrize("id", IDS)
def test_ids_only(id: str) -> None:
    """Names that follow from the component tables are not in there: a correction changes them."""
    text = MADE[f"{id}.ts"]
    for kind in find(id).words.kinds.values():
        wanted = bool(kind.names) and not kind.is_run and kind.id not in PRINTED
        assert bool(re.search(rf"^export const {kind.id.upper()} = ", text, re.MULTILINE)) == wanted


def test_every_message_of_both_roads_is_there() -> None:
    known = json.loads(MADE["messages.json"])["definitions"]
    assert {"TableView", "NewTable", "Choose", "Said", "Reply", "Error"} <= set(known)
