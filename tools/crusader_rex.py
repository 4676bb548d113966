"""How bots conduct a war in Crusader Rex: armies, leaders, sieges in winter, storms, events.

    python -m tools.crusader_rex greedy greedy --games 100

Sides are swapped over the games; every bot has a line with means per game of its own.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from palatine.bots.registry import make
from palatine.games import find
from palatine.games.crusader_rex.names import FIELD
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import FRANK_BLOCKS, OUT, SALADIN, SARACENS
from palatine.kernel.chance import fast
from palatine.kernel.facts import Fact
from palatine.kernel.flow import advance, choose
from palatine.kernel.game import reward
from palatine.kernel.sight import seen_by

REX = find("crusader-rex")


def play(bots: list[str], luck: str) -> Crusade:
    """A whole game, with everything told."""
    g = REX.start(REX.config(2, {}), fast(luck))
    assert isinstance(g, Crusade)
    g.telling = True
    players = [make(spec, REX, f"{luck}:{side}") for side, spec in enumerate(bots)]
    while True:
        ask = advance(g)
        if ask is None:
            return g
        side = int(ask.seat)
        seen = seen_by(g, side) if players[side].needs_sight else None
        choose(g, side, players[side].pick(seen, side, ask))


def side_of(b: int) -> int:
    return 0 if b < FRANK_BLOCKS else 1


class Record:
    """What the facts of a game say about the conduct of each side."""

    def __init__(self, facts: list[Fact]) -> None:
        self.sides = [Counter[str](), Counter[str]()]
        self.stormers: set[int] = set()  # of the combat under way
        self.silent: set[int] = set()  # those of them that have not fired
        for fact in facts:
            self.hear(fact.key, fact.numbers)

    def hear(self, key: str, numbers: list[int]) -> None:
        first = numbers[0] if numbers else -1
        if key in ("group", "muster"):
            self.sides[first]["marches"] += 1
        elif key == "marched":
            self.sides[side_of(first)]["blocks"] += 1
        elif key == "winter-gone":
            self.sides[first]["winter"] += numbers[2]
        elif key == "combat":
            self.stormers = set()
        elif key == "storm":
            joining = set(numbers[2:]) - self.stormers
            self.sides[first]["joined"] += len(joining)
            self.stormers |= joining
            self.silent = joining
        elif key == "fires":
            self.silent.discard(first)
        elif key == "withdraws" and numbers[1] == FIELD:
            self.sides[side_of(first)]["left"] += 1
            self.sides[side_of(first)]["left at once"] += first in self.silent
            self.stormers.discard(first)
        elif key == "manna":
            self.sides[side_of(first)]["healed"] += 1
        elif key == "daggers":
            self.sides[1 - side_of(first)]["stabbed"] += numbers[1]
        elif key == "jihad":
            self.sides[first]["jihads"] += 1


def line(spec: str, count: Counter[str]) -> str:
    games = max(1, count["games"])
    return (
        f"{spec}: won {count['won']} of {count['games']}, "
        f"{count['blocks'] / max(1, count['marches']):.2f} blocks a march, "
        f"Saladin lost in {count['saladin']} of {count['saracens']} games, "
        f"{count['winter'] / games:.2f} blocks lost in winter sieges, "
        f"{count['joined'] / games:.2f} joined storms, {count['left'] / games:.2f} left them, "
        f"{count['left at once'] / games:.2f} at once; steps healed by Manna "
        f"{count['healed'] / games:.2f}, taken by Assassins {count['stabbed'] / games:.2f}, "
        f"Jihads named {count['jihads'] / games:.2f}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="conduct")
    given = parser.parse_args()
    counts = [Counter[str](), Counter[str]()]
    for number in range(given.games):
        order = [number % 2, 1 - number % 2]  # which bot has which side
        g = play([given.bots[bot] for bot in order], f"{given.seed}:{number}")
        record = Record(g.facts)
        for side, bot in enumerate(order):
            count = record.sides[side]
            count["games"] = 1
            count["won"] = int(reward(g, side) == 1.0)
            if side == SARACENS:
                count["saracens"] = 1
                count["saladin"] = int(g.at[SALADIN] == OUT)
            counts[bot].update(count)
    for spec, count in zip(given.bots, counts, strict=True):
        print(line(spec, count))
    return 0


if __name__ == "__main__":
    sys.exit(main())
