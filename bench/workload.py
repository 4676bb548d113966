"""A fixed amount of play, for counting instructions; `python -m bench.workload GAME N`.

Plays at least N random decisions from a fixed seed, visits as many states by search, or makes as
many observations, and prints how many they were.
"""

import argparse

from bench.plans import people, plan_of
from bench.research import observations
from bench.run import name_of
from palatine.arena.speed import random_games, searches
from palatine.games import IDS, find

NO_CLOCK = 0  # a search that is not cut short does the same work every time


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(prog="python -m bench.workload", description=main.__doc__)
    parser.add_argument("game", choices=IDS)
    parser.add_argument("count", type=int, help="decisions or states, at least")
    parser.add_argument("--search", action="store_true", help="mcts instead of random play")
    parser.add_argument("--encode", action="store_true", help="observations instead of play")
    parser.add_argument("--match", default="", help="another match of bench/games/GAME.json")
    chosen = parser.parse_args()
    if chosen.match and (chosen.search or chosen.encode):
        parser.error("--match is for random play only")
    game = find(chosen.game)
    seats = people(game.id)
    if chosen.encode:
        work = observations(game.id, seats)
    elif chosen.search:
        work = searches(game, seats, NO_CLOCK)
    elif chosen.match:
        goal = plan_of(game.id).match(chosen.match)
        work = random_games(game, goal.people, goal.options, name_of(game.id, goal))
    else:
        work = random_games(game, seats)
    count = 0
    while count < chosen.count:
        count += work()
    print(count)


if __name__ == "__main__":
    main()
