"""Which rules no test speaks of: ids of the rules reference against what the tests cite.

A test cites a rule in its name (`test_cm_set_1_...`: lower case, hyphens and dots as underscores)
or literally (`CM-SET-1`) anywhere in its file: docstring, comment, parameter, data beside it.
A file that names rules without testing them says `coverage: cites nothing` and is not read.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from palatine.kernel.errors import BadData
from palatine.kernel.game import Game
from palatine.reference import FOLDER, ID, reference

EXEMPT: Final = FOLDER / "exempt.json"
SILENT: Final = "coverage: cites nothing"
TEST_NAME: Final = re.compile(r"\bdef test_(\w+)")


@dataclass(frozen=True)
class Coverage:
    """What must be cited, what need not, and what is left."""

    cited: list[str]
    exempt: dict[str, str]  # id -> reason
    uncited: list[str]
    files: int


def coverage(game: Game, tests: Path) -> Coverage:
    """Every rule and every effect of a game, looked for in the tests of a folder."""
    texts = test_texts(tests)
    rules = list(reference(game.id, "en").rules)
    effects = game.effects()
    reasons = exempt_ids(game.id, rules + effects)
    found = cited_rules(rules, texts) | cited_words(effects, texts)
    wanted = [id for id in rules + effects if id not in reasons]
    return Coverage(
        [id for id in wanted if id in found],
        reasons,
        [id for id in wanted if id not in found],
        len(texts),
    )


def test_texts(folder: Path) -> list[str]:
    """The tests of a folder and the data that drive them."""
    if not folder.is_dir():
        raise BadData(f"there are no tests in '{folder}'; call this in the project's folder")
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".json")]
    if not any(path.name.startswith("test_") for path in paths):
        raise BadData(f"there is no test_*.py in '{folder}'")
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return [text for text in texts if SILENT not in text]


def cited_rules(rules: list[str], texts: list[str]) -> set[str]:
    """The rules that any of the texts names."""
    by_name = {re.sub(r"[-.]", "_", rule.lower()): rule for rule in rules}
    found: set[str] = set()
    for text in texts:
        for id in re.findall(rf"(?<![\w.-]){ID}", text):
            found.add(id)
        for name in TEST_NAME.findall(text):
            found |= rules_in_name(name, by_name)
    return found & set(rules)


def rules_in_name(name: str, by_name: dict[str, str]) -> set[str]:
    """`cr_5_4_knights` cites CR-5.4 and not CR-5: of what fits at a place the longest counts."""
    words = name.split("_")
    found: set[str] = set()
    for start in range(len(words)):
        for end in range(len(words), start, -1):
            rule = by_name.get("_".join(words[start:end]))
            if rule is not None:
                found.add(rule)
                break
    return found


def cited_words(effects: list[str], texts: list[str]) -> set[str]:
    """The ops and card effects whose name stands in a test, alone or within a longer name."""
    whole = "\n".join(texts)
    return {
        effect
        for effect in effects
        if re.search(rf"(?<![a-zA-Z0-9]){re.escape(effect)}(?![a-zA-Z0-9])", whole)
    }


def exempt_ids(game: str, ids: list[str]) -> dict[str, str]:
    """Ids that need no test of their own, each with the reason; a pattern must fit something."""
    document = json.loads(EXEMPT.read_text(encoding="utf-8"))
    reasons: dict[str, str] = {}
    for pattern, reason in document.get(game, {}).items():
        fitting = [id for id in ids if fnmatchcase(id, pattern)]
        if not fitting:
            raise BadData(f"{EXEMPT.name}: '{pattern}' fits no rule of {game}")
        for id in fitting:
            reasons[id] = reason
    return reasons
