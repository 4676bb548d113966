"""Whole matches on file: every build plays them to the same position and tells the same log.

A file is a journal that ends with the digest of its last position and a remark on its log. The
same files are replayed by the interpreted and by the compiled rules, so both agree with each other.
A file that changes is read, not just recorded anew:

    PYTHONPATH=src python -m tests.playthroughs.record carolus-magnus 3 7 first_reserve=...
"""

from __future__ import annotations

from pathlib import Path

import pytest

from palatine.games import IDS, find
from palatine.kernel import journal
from palatine.kernel.journal import DIGEST, REMARK
from palatine.kernel.position import digest
from tests.playthroughs.record import log_remark

FILES = sorted(Path(__file__).parent.glob("*.journal"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_it_did(path: Path) -> None:
    text = path.read_text("utf-8")
    recorded = journal.parse(text, find)
    play = journal.replay(recorded)
    checks = [line.text for line in recorded.lines if line.kind == DIGEST]
    assert len(checks) > 3
    assert checks[-1] == digest(play.g)
    assert play.g.ended >= 0
    assert recorded.lines[-1].kind == REMARK
    assert recorded.lines[-1].text == log_remark(play)
    assert play.journal.text() == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_luck_of_a_playthrough_is_that_of_its_seed(path: Path) -> None:
    recorded = journal.parse(path.read_text("utf-8"), find)
    assert journal.replay(recorded, verify=True).g.ended >= 0


@pytest.mark.parametrize("id", IDS)
def test_every_game_has_three_playthroughs(id: str) -> None:
    assert len([path for path in FILES if path.stem.startswith(id)]) >= 3
