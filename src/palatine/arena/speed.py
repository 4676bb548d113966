"""How fast the rules run: the work that `palatine bench` and the benchmarks measure alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import Any, Final

from palatine.bots.drive import play_out
from palatine.bots.mcts import MctsBot
from palatine.bots.registry import make
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask, State, advance
from palatine.kernel.game import Game
from palatine.kernel.sight import seen_by

# Processor time, not wall time: what runs beside us on the machine is not counted.
clock: Final = process_time

NO_OPTIONS: Final[Mapping[str, str]] = {}
LONGEST = 1_000_000  # decisions of one match; no random match comes near it
MIDDLES = 5  # matches stopped half-way, to copy
DEPTHS = (0, 20, 40, 60)  # random decisions before the positions that are searched
SIMULATIONS = 500  # of one search


@dataclass(frozen=True)
class Tally:
    """What was done in a stretch of time: things counted, calls made, seconds taken."""

    count: int
    calls: int
    seconds: float


def run_for(seconds: float, work: Callable[[], int]) -> Tally:
    """Repeat `work`, which returns how much it did, until the time is over."""
    count = calls = 0
    batch = 1
    started = now = clock()
    while now - started < seconds:
        before = now
        for _ in range(batch):
            count += work()
        calls += batch
        now = clock()
        if now - before < 0.002:  # the clock itself must not be what is measured
            batch *= 2
    return Tally(count, calls, now - started)


def random_games(
    game: Game, seats: int, options: Mapping[str, str] = NO_OPTIONS, name: str = ""
) -> Callable[[], int]:
    """Work that plays a whole random match, set-up included, and returns its decisions.

    A match of a name has luck of its own.
    """
    config = game.config(seats, game.named(dict(options)))
    chance = fast(f"speed:{name}" if name else f"speed:{game.id}:{seats}")

    def play() -> int:
        return play_out(game.start(config, chance), chance, LONGEST)

    return play


def after(game: Game, seats: int, seed: int, decisions: int) -> State:
    """A random match after so many decisions, or at its end; the same for the same seed."""
    chance = fast(f"speed:{game.id}:{seats}:{seed}")
    g = game.start(game.config(seats, game.named({})), chance)
    play_out(g, chance, decisions)
    return g


def middle(game: Game, seats: int, seed: int) -> State:
    """A random match stopped half-way: played once for its length, then again."""
    config = game.config(seats, game.named({}))
    chance = fast(f"speed:{game.id}:{seats}:{seed}")
    length = play_out(game.start(config, chance), chance, LONGEST)
    return after(game, seats, seed, length // 2)


def copies(game: Game, seats: int) -> Callable[[], int]:
    """Work that copies several matches in their middle and returns how many."""
    middles = [middle(game, seats, seed) for seed in range(MIDDLES)]

    def copy_each() -> int:
        for g in middles:
            g.copy()
        return MIDDLES

    return copy_each


def searches(game: Game, seats: int, ms: int) -> Callable[[], int]:
    """Work that searches from several depths and returns how many states it has visited.

    A visited state is one reached by an answer, in the tree or in a random playout to the end.
    After so many milliseconds (0: never) a search ends though its simulations were not all made.
    """
    asked: list[tuple[State, Ask]] = []
    for depth in DEPTHS:
        g = after(game, seats, 0, depth)
        ask = advance(g)
        if ask is not None:
            asked.append((g, ask))
    bot = make(f"mcts:policy=plain,iterations={SIMULATIONS},ms={ms}", game, "speed")
    assert isinstance(bot, MctsBot)

    def search_each() -> int:
        before = bot.states
        for g, ask in asked:
            bot.pick(seen_by(g, ask.seat), ask.seat, ask)
        return bot.states - before

    return search_each


def measured(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Random play for a while, and copies of matches in the middle of it."""
    played = run_for(seconds, random_games(game, seats))
    copied = run_for(seconds / 4, copies(game, seats))
    return {
        "game": game.id,
        "seats": seats,
        "decisions_per_second": round(played.count / played.seconds),
        "games_per_second": round(played.calls / played.seconds, 1),
        "microseconds": round(played.seconds / played.count * 1e6, 3),
        "copy_microseconds": round(copied.seconds / copied.count * 1e6, 3),
    }
