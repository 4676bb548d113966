"""Records a playthrough: a match with its journal, last digest and a remark on its log.

It is played at random, or by bots that take turns at the seats: `bots=greedy,random`.
"""

from __future__ import annotations

import hashlib
import sys

from palatine import bots
from palatine.bots.registry import split
from palatine.games import find
from palatine.kernel.flow import asks
from palatine.kernel.game import Game
from palatine.kernel.journal import Play
from palatine.kernel.sight import seen_by
from tests.helpers import begin, finished


def log_remark(play: Play) -> str:
    """How many facts were told, and a digest of all they say and to whom."""
    whole = hashlib.sha256()
    for fact in play.facts:
        whole.update(f"{fact.key} {fact.numbers} {fact.audience} {fact.forced}\n".encode())
    return f"log of {len(play.facts)} facts {whole.hexdigest()[:12]}"


def played(game: Game, seats: int, seed: str, options: dict[str, str], specs: list[str]) -> Play:
    """A whole match of bots."""
    play = begin(game, seats, options, seed)
    players = [
        bots.make(specs[seat % len(specs)], game, f"{seed}:{seat}") for seat in range(play.g.seats)
    ]
    while open_asks := asks(play.g):
        ask = open_asks[0]
        seen = seen_by(play.g, ask.seat)
        play.choose(ask.seat, players[ask.seat].pick(seen, ask.seat, ask))
    return play


def record(id: str, seats: int, seed: str, options: dict[str, str]) -> str:
    game = find(id)
    specs = split(options.pop("bots", ""))
    if specs == [""]:
        play = finished(game, seats, seed, options)
    else:
        play = played(game, seats, seed, options, specs)
    play.remark(log_remark(play))
    return play.journal.text()


if __name__ == "__main__":
    id, seats, seed, *settings = sys.argv[1:]
    chosen = dict(setting.split("=") for setting in settings)
    sys.stdout.write(record(id, int(seats), seed, chosen))
