"""Records a playthrough: a random match with its journal, last digest and a remark on its log."""

from __future__ import annotations

import hashlib
import sys

from palatine.games import find
from palatine.kernel.journal import Play
from tests.helpers import finished


def log_remark(play: Play) -> str:
    """How many facts were told, and a digest of all they say and to whom."""
    whole = hashlib.sha256()
    for fact in play.facts:
        whole.update(f"{fact.key} {fact.numbers} {fact.audience} {fact.forced}\n".encode())
    return f"log of {len(play.facts)} facts {whole.hexdigest()[:12]}"


def record(id: str, seats: int, seed: str, options: dict[str, str]) -> str:
    play = finished(find(id), seats, seed, options)
    play.remark(log_remark(play))
    return play.journal.text()


if __name__ == "__main__":
    id, seats, seed, *settings = sys.argv[1:]
    chosen = dict(setting.split("=") for setting in settings)
    sys.stdout.write(record(id, int(seats), seed, chosen))
