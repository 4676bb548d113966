"""Proving the luck of a finished match from its journal alone."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from palatine.kernel.errors import BadJournal
from palatine.table.verify import verify
from tests.table.harness import fresh_database, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def finished(template: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A real match with a take-back by consent in it."""
    database = fresh_database(template, tmp_path_factory.mktemp("finished"))
    async with serving(database) as host:
        anna = host.visitor("Anna")
        laid = await anna.lay("carolus-magnus", "me", "easy")
        async with anna.at(laid["id"]) as a:
            promise = a.view["luck"]["commitment"]
            was_taken_back = False
            while a.view["status"] == "running":
                if a.view["choices"] >= 60 and not was_taken_back:
                    await a.ask("propose", seat="black", what="take-back", choice=20)
                    was_taken_back = True
                    await a.fresh()
                elif a.question:
                    await a.choose()
                else:
                    await a.receive()
            seed = a.view["luck"]["seed"]
        assert hashlib.sha256(seed.encode()).hexdigest() == promise
        text: str = await anna.get(f"/api/tables/{laid['id']}/journal")
    return text


async def test_an_honest_match_is_proved(finished: str) -> None:
    proof = verify(finished)
    assert proof.game == "carolus-magnus"
    assert proof.choices > 60
    assert proof.skipped > 0, "what was taken back was drawn once and never again"
    assert proof.end is not None
    assert "* take-back seat=black from=" in finished


@pytest.mark.parametrize(
    ("pattern", "replacement", "reason"),
    [
        (r"seed secure [0-9a-f]+", "seed secure " + "0" * 64, "not the one"),
        (r"commitment [0-9a-f]+", "commitment " + "0" * 64, "not the one"),
        (r"seed secure [0-9a-f]+\n", "", "names no seed"),
        (r"commitment [0-9a-f]+\n", "", "no commitment"),
        (r"seed secure ", "seed fast ", "secure kind"),
        (r"\* take-back [^\n]+\n", "", "is due"),
        (r"luck 0: \d+", "luck 0: 99", "line"),
    ],
)
async def test_a_forged_match_is_not(
    finished: str, pattern: str, replacement: str, reason: str
) -> None:
    forged = re.sub(pattern, replacement, finished, count=1)
    assert forged != finished
    with pytest.raises(BadJournal, match=reason):
        verify(forged)


async def test_a_changed_outcome_is_noticed(finished: str) -> None:
    lines = finished.splitlines()
    at = max(i for i, line in enumerate(lines) if line.startswith("luck "))
    words = lines[at].split()
    words[2] = "1" if words[2] == "0" else "0"
    lines[at] = " ".join(words)
    with pytest.raises(BadJournal):
        verify("\n".join(lines) + "\n")
