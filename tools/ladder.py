"""How strong the bots are: each rung of the ladder against the one below it.

    make ladder                                  every game that has a ladder
    make ladder GAME=id OPTIONS="name=value"     one of them, with table options

Rungs stand in `bench/games/<game>.json`. Seats are swapped over the games; every line shows the
share of victories with its 95 % interval, the line below it how often each seat has won.
"""

from __future__ import annotations

import argparse
import sys

from bench.plans import Rung, plan_of, table_options, with_ladder
from palatine.arena import simulate
from palatine.kernel.errors import BadData


def climb(game: str, rung: Rung, options: dict[str, str], games: int, jobs: int, seed: str) -> bool:
    """Plays one rung, prints its line and tells whether the goal was reached."""
    title = f"{game}, {rung.people} players: {rung.bots[0]} against {', '.join(rung.bots[1:])}"

    def progress(done: int, all_games: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{title}: {done} of {all_games}", end="", file=sys.stderr, flush=True)

    report = simulate(game, rung.bots, games, seed, jobs, options, progress, rung.people)
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
    known = with_ladder()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=known, help="all that have a ladder")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=0, help="instead of each rung's own number")
    # two searches at once on two busy cores would each get less than their time
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="ladder")
    given = parser.parse_args()
    rungs: list[tuple[str, Rung, dict[str, str]]] = []
    for game in given.game:
        if game not in known:
            parser.error(f"'{game}' has no ladder; known are {', '.join(known)}")
        for rung in plan_of(game).ladder:
            try:
                rungs.append((game, rung, table_options(game, rung.people, given.option)))
            except BadData as error:
                parser.error(str(error))
    reached = True
    for game, rung, options in rungs:
        reached &= climb(game, rung, options, given.games or rung.games, given.jobs, given.seed)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
