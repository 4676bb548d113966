"""How often each power of Oath is used in random games, and which are used least.

    PYTHONPATH=src python -m tools.oath --games 1000

A power is used when one of its methods does something or answers otherwise than an empty power
would. Only interpreted rules can be watched so; every second game has a world mixed of all cards.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from palatine.bots.drive import play_out
from palatine.build import flavour
from palatine.games.oath.game import GAME
from palatine.games.oath.power import NO_POWER, TABLE, Power
from palatine.games.oath.tables import MODIFIER, POWER_IDS
from palatine.kernel.chance import fast

MOST_CHOICES = 20_000
# they say what could be done, or ask within what is being done
NO_USE = ("applies", "question", "answer", "windows", "roll_anew")


def watch(counts: Counter[str]) -> None:
    """From now on all powers are counted."""
    for number, power in enumerate(TABLE):
        is_announced = power.row.kind == MODIFIER and not power.row.mandatory
        for name, empty in vars(Power).items():
            if name.startswith(("_", "can_")) or name in NO_USE or not callable(empty):
                continue
            if name == "modify" and is_announced:
                continue  # which is tried, too; `announced` is not
            is_written = getattr(type(power), name) is not empty
            if is_written or (name == "announced" and is_announced):
                setattr(power, name, counted(power, name, POWER_IDS[number], counts))


def counted(power: Power, name: str, id: str, counts: Counter[str]) -> Callable[..., Any]:
    method = getattr(power, name)
    empty = getattr(NO_POWER, name)

    def call(*arguments: Any) -> Any:
        found = method(*arguments)
        if found is None or found != empty(*arguments):
            counts[id] += 1
        return found

    return call


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="oath", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="powers")
    parser.add_argument("--least", type=int, default=20, help="so many are listed")
    chosen = parser.parse_args(arguments)
    if flavour() == "compiled":
        print("error: only interpreted rules can be watched: PYTHONPATH=src", file=sys.stderr)
        return 2
    counts: Counter[str] = Counter()
    watch(counts)
    games: Counter[str] = Counter()
    for n in range(chosen.games):
        people = GAME.seats[n // 2 % len(GAME.seats)]
        options = {"world": "mixed"} if n % 2 else {}
        before = Counter(counts)
        luck = f"{chosen.seed}-{n}"
        g = GAME.start(GAME.config(people, options), fast(luck))
        play_out(g, fast(f"choices {luck}"), MOST_CHOICES)
        games.update(id for id in POWER_IDS if counts[id] > before[id])
    print(f"{chosen.games} random games, 2 to 6 seats, every second with a mixed world")
    unused = [id for id in POWER_IDS if not counts[id]]
    print(f"{len(POWER_IDS) - len(unused)} of {len(POWER_IDS)} powers used; never: {unused}")
    for id in sorted(POWER_IDS, key=lambda id: (games[id], counts[id]))[: chosen.least]:
        print(f"{id:28} {counts[id]:8} times in {games[id]} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
