"""Ctrl-C in the middle of a search, for every game and every bot that thinks."""
# coverage: cites nothing

from __future__ import annotations

import subprocess
import sys

import pytest

from palatine.bots.search import joined, scrambled
from palatine.games import IDS

# in a process of its own: what went wrong before ended the process
THINKING = """
import signal, sys
from palatine.bots import make
from palatine.games import find
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, answer
from palatine.kernel.sight import seen_by

def interrupt(number, frame):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, interrupt)
game = find(sys.argv[1])
g = game.start(game.config(2, {}), fast("interrupted"))
ask = advance(g)
while ask.count < 3:
    answer(g, ask, ask.nth(0))
    ask = advance(g)
seat = int(ask.seat)
seen = seen_by(g, seat)
for spec in ("greedy:samples=1000000", "mcts:ms=60000", "mcts:ms=60000,policy=plain"):
    bot = make(spec, game)
    stopped = 0
    for i in range(6):
        try:  # on a busy machine the alarm may come before the search
            signal.setitimer(signal.ITIMER_REAL, 0.02 + 0.003 * i)
            bot.rate(seen, seat, ask)
        except KeyboardInterrupt:
            stopped += 1
    assert stopped == 6, spec
assert make("mcts:iterations=3", game).pick(seen, seat, ask) in ask.options
"""


@pytest.mark.parametrize("game_id", IDS)
def test_ctrl_c_in_mid_search_is_no_lack_of_memory(game_id: str) -> None:
    """A long multiplication that Ctrl-C broke off ended the process, and others heard nothing."""
    command = [sys.executable, "-c", THINKING, game_id]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")


def test_keys_of_the_search_are_the_same_in_every_build() -> None:
    """The largest numbers that are ever multiplied neither wrap nor leave the native range."""
    largest = 1_000_000_000_039
    assert joined(0, 0) == 4
    assert joined(largest, 2**31) == (largest * 1_000_003 + 2**31 + 3) % largest + 1
    assert joined(largest, -2) == (largest * 1_000_003 + 1) % largest + 1
    assert scrambled(2**31) == ((2**31 * 40_503 + 11) % 1_073_741_789) ** 2 % 1_073_741_789
