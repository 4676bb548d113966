"""How strong the bots are: each rung of the ladder against the one below it (`make ladder`).

Seats are swapped over the games; every line shows the share of victories with its 95 % interval,
the line below it how often each seat has won.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

from palatine.arena import simulate


@dataclass(frozen=True)
class Rung:
    """A stronger bot, the weaker ones it meets, and the share of victories it must reach."""

    bots: tuple[str, ...]
    seats: int
    games: int
    goal: float


LADDERS: dict[str, list[Rung]] = {
    "carolus-magnus": [
        Rung(("greedy", "random"), 2, 400, 0.95),
        Rung(("mcts:ms=100", "greedy"), 2, 200, 0.85),
        Rung(("mcts:ms=100", "greedy", "greedy"), 3, 200, 0.67),
        Rung(("mcts:ms=100", "greedy"), 4, 200, 0.85),
    ],
    "crusader-rex": [
        Rung(("greedy", "random"), 2, 200, 0.95),
        Rung(("mcts:ms=500", "greedy"), 2, 100, 0.75),
    ],
    "viscounts": [
        Rung(("greedy", "random"), 2, 200, 0.95),
        Rung(("mcts:ms=100", "greedy"), 2, 100, 0.80),
    ],
}


def climb(game: str, rung: Rung, games: int, jobs: int, seed: str) -> bool:
    """Plays one rung, prints its line and tells whether the goal was reached."""
    title = f"{game}, {rung.seats} players: {rung.bots[0]} against {', '.join(rung.bots[1:])}"

    def progress(done: int, all_games: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{title}: {done} of {all_games}", end="", file=sys.stderr, flush=True)

    report = simulate(game, rung.bots, games, seed, jobs, {}, progress, rung.seats)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    won = report["wins"]["bots"][rung.bots[0]]
    is_reached = bool(won["rate"] >= rung.goal)
    print(
        f"{title}: {won['rate']:.1%} ({won['low']:.1%} to {won['high']:.1%}) "
        f"of {report['games']} games, goal {rung.goal:.0%}: "
        f"{'reached' if is_reached else 'MISSED'}",
        flush=True,
    )
    seats = report["wins"]["seats"]
    print("  " + ", ".join(f"{name} {row['rate']:.1%}" for name, row in seats.items()), flush=True)
    return is_reached


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(LADDERS), help="all that have a ladder")
    parser.add_argument("--games", type=int, default=0, help="instead of each rung's own number")
    # two searches at once on two busy cores would each get less than their time
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="ladder")
    given = parser.parse_args()
    for game in given.game:
        if game not in LADDERS:
            parser.error(f"'{game}' has no ladder; known are {', '.join(LADDERS)}")
    reached = True
    for game in given.game:
        for rung in LADDERS[game]:
            reached &= climb(game, rung, given.games or rung.games, given.jobs, given.seed)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
