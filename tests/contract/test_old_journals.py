"""A rule that changes loses no match: journals of every past version are tried, not refused.

`tests/journals/rules` keeps matches as they were played under each version of the rules of a game.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from palatine.games import IDS, find
from palatine.kernel import journal
from palatine.kernel.errors import Differs

OLD = Path(__file__).parent.parent / "journals" / "rules"

# where an older match meets the rule that has changed: choices at the last check that holds
DIFFERS = {
    "crusader-rex-1-forced-march": 96,
    "crusader-kings-1-proposal": 336,  # CK-TRD-7
    "crusader-kings-1-mobilise": 32,  # CK-WAR-1
    "crusader-kings-1-passed-on": 128,  # CK-TRD-7
}


@pytest.mark.parametrize("name", sorted(path.stem for path in OLD.glob("*.journal")))
def test_a_match_of_older_rules_comes_out_or_says_how_far(name: str) -> None:
    book = journal.parse((OLD / f"{name}.journal").read_text(), find)
    assert book.version < book.game.version
    if name not in DIFFERS:
        play = journal.replay(book)
        assert play.other_rules == book.version
        assert play.g.ended >= 0
        assert play.journal.version == book.game.version, "it goes on with our rules"
        return
    with pytest.raises(Differs) as told:
        journal.replay(book)
    assert told.value.held == DIFFERS[name]
    assert told.value.held <= told.value.choices
    book.lines = book.lines[: told.value.lines]
    assert len(journal.replay(book).steps) == told.value.held, "so far it comes out"


@pytest.mark.texts
@pytest.mark.parametrize("game", IDS)
def test_every_past_version_of_the_rules_has_a_match(game: str) -> None:
    for version in range(1, find(game).version):
        assert list(OLD.glob(f"{game}-{version}-*.journal")), f"rules {version} of {game}"
