"""How much memory a kept copy of a match takes; `python -m bench.memory GAME`.

Keeps many copies of matches in their middle and prints the bytes of one. It is a program of its
own, because what other measurements have left behind would be used again instead of counted.
"""

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.harness import ROOT
from bench.plans import people
from palatine.arena.speed import MIDDLES, middle
from palatine.games import IDS, find
from palatine.kernel.game import Game

KEPT: Final = 10_000


def resident() -> int:
    """Bytes of this process that lie in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def bytes_per_copy(game: Game, seats: int, count: int = KEPT) -> float:
    """What one of so many copies takes; what all of them share weighs next to nothing."""
    middles = [middle(game, seats, seed) for seed in range(MIDDLES)]
    gc.collect()
    before = resident()
    kept = [middles[n % MIDDLES].copy() for n in range(count)]
    return (resident() - before) / len(kept)


def measured(game: Game) -> float:
    """The same in a fresh process."""
    command = [sys.executable, "-m", "bench.memory", game.id]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE, cwd=ROOT).stdout)


def main() -> None:
    """Keep copies and weigh them."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=main.__doc__)
    parser.add_argument("game", choices=IDS)
    game = find(parser.parse_args().game)
    print(bytes_per_copy(game, people(game.id)))


if __name__ == "__main__":
    main()
