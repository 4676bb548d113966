"""Many games between bots, in this process or in several, and one JSON object about them.

A game is decided by the seed and its own number alone, so the result does not depend on how many
processes shared the work (a bot with a time budget is never quite the same twice, of course).
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from palatine.arena.statistics import Share, spread
from palatine.bots.asking import sure_answer
from palatine.bots.drive import play_out
from palatine.bots.registry import make, parse
from palatine.games import find
from palatine.interrupts import interrupts
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import State, advance, choose
from palatine.kernel.game import Game, reward
from palatine.kernel.lexicon import NONE

LONGEST_GAME = 1_000_000  # choices; beyond it the rules do not end
BATCH = 64  # games that a process plays at a stretch, where they take no time
AHEAD = 4  # batches handed out for every process, so that none waits for work

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common; small enough to be sent to every process."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    number: int
    reason: str
    rewards: tuple[float, ...]  # by seat
    parties: tuple[int, ...]  # by seat, at the end: allies may have changed sides
    rounds: int
    length: int  # choices
    statistics: tuple[tuple[str, int, tuple[int, ...]], ...]  # key, category, numbers by seat
    failures: tuple[str, ...]  # what bots failed with, where the first option was taken instead

    def won_by(self, seats: Iterable[int]) -> float:
        """What these seats have won; a party counts once, however many of them are in it."""
        return sum({self.parties[seat]: self.rewards[seat] for seat in seats}.values())


Played = Generator[list[Outcome], None, None]


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    progress: Progress | None = None,
    seats: int | None = None,
) -> dict[str, Any]:
    """Plays the games and reports on them; Ctrl-C stops early and reports what was played.

    Without `seats` there are as many as bots, if the game can be played so, else the fewest.
    """
    rules = find(game)
    if games < 1 or jobs < 1 or not bots:
        raise BadData("a simulation needs at least one game, one process and one bot")
    for spec in bots:
        make(spec, rules)
    if seats is None:
        seats = len(bots) if len(bots) in rules.seats else rules.seats[0]
    config = rules.config(seats, rules.named(options or {}))
    setting = Setting(game, seats, config.options, tuple(bots), str(seed))
    started = perf_counter()
    outcomes: list[Outcome] = []
    was_stopped = False
    batches = cut_up(games, BATCH if is_random(setting) else 1)
    played = in_turn(setting, batches)
    if jobs > 1 and games > 1:
        played = side_by_side(setting, batches, min(jobs, games))
    with interrupts:
        try:
            for batch in played:
                outcomes += batch
                if progress is not None:
                    progress(len(outcomes), games)
        except KeyboardInterrupt:
            was_stopped = True
            played.close()
    seconds = perf_counter() - started
    outcomes.sort(key=lambda outcome: outcome.number)
    return report(setting, outcomes, seconds, was_stopped)


def cut_up(games: int, size: int) -> Iterator[range]:
    """The numbers of the games in batches, made as they are asked for: there may be billions."""
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def in_turn(setting: Setting, batches: Iterator[range]) -> Played:
    for batch in batches:
        with interrupts.heard:
            outcomes = [play(setting, number) for number in batch]
        yield outcomes


def side_by_side(setting: Setting, batches: Iterator[range], jobs: int) -> Played:
    """The batches as they are finished by so many processes of their own."""
    workers = ProcessPoolExecutor(
        jobs,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=prepare,
        initargs=(setting,),
    )
    others = multiprocessing.active_children()
    tasks: set[Future[list[Outcome]]] = set()
    try:
        while True:
            while len(tasks) < AHEAD * jobs and (batch := next(batches, None)):
                tasks.add(submit(workers, batch))
            if not tasks:
                break
            with interrupts.heard:
                done, tasks = wait(tasks, return_when=FIRST_COMPLETED)
            for task in done:
                yield task.result()
    except BaseException:  # nobody waits for the games under way
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        workers.shutdown(cancel_futures=True)


def submit(workers: ProcessPoolExecutor, batch: range) -> Future[list[Outcome]]:
    """Hands a batch out. A process that this starts must not hear Ctrl-C before `prepare` either:
    it inherits that the signal is held back."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return workers.submit(work, batch)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


at_work: Setting | None = None  # what a worker process is told once, when it starts


def prepare(setting: Setting) -> None:
    """A new process: Ctrl-C is for its parent to hear."""
    global at_work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    at_work = setting


def work(batch: range) -> list[Outcome]:
    assert at_work is not None
    return [play(at_work, number) for number in batch]


def is_random(setting: Setting) -> bool:
    """Whether nobody looks at anything, so that the driver can play whole games by itself."""
    return all(parse(spec, setting.game).name == "random" for spec in setting.bots)


def play(setting: Setting, number: int) -> Outcome:
    """One whole game."""
    rules = find(setting.game)
    luck = f"{setting.seed}:{number}"
    g = rules.start(rules.config(setting.seats, setting.options), fast(luck))
    sides = parties(rules, g)
    failures: list[str] = []
    if is_random(setting):
        length = play_out(g, g.chance, LONGEST_GAME)
    else:
        length = play_bots(g, rules, dealt(setting.bots, sides, g.houses, number), luck, failures)
    if g.ended == NONE:
        raise BrokenRule(f"{rules.id}: game {number} has not ended after {length} choices")
    return Outcome(
        number,
        rules.words.ends[g.ended],
        tuple(reward(g, seat) for seat in range(g.seats)),
        tuple(rules.ally_of(g, seat) for seat in range(g.seats)),
        rules.rounds(g),
        length,
        tuple((row.key, row.category, tuple(row.numbers)) for row in rules.statistics(g)),
        tuple(failures),
    )


def play_bots(g: State, rules: Game, specs: list[str], luck: str, failures: list[str]) -> int:
    """The bots answer until the game is over; returns the number of their choices.

    A bot that fails takes the first option; it is noted, and the game goes on.
    """
    bots = {seat: make(spec, rules, f"{luck}:{seat}") for seat, spec in enumerate(specs) if spec}
    length = 0
    while length < LONGEST_GAME:
        ask = advance(g)
        if ask is None:
            break
        seat = int(ask.seat)
        option, failure = sure_answer(bots[seat], g, ask)
        failures += [f"{specs[seat]}: {failure}"] if failure else []
        choose(g, seat, option)
        length += 1
    return length


def parties(rules: Game, g: State) -> list[list[int]]:
    """The seats that win and lose together, each party in seat order."""
    found: dict[int, list[int]] = {}
    for seat in range(g.seats):
        found.setdefault(rules.ally_of(g, seat), []).append(seat)
    return list(found.values())


def dealt(bots: Sequence[str], sides: list[list[int]], houses: int, number: int) -> list[str]:
    """The spec of every seat: dealt to the parties in turn, moved on by one with every game.

    Seats that the rules themselves play get none.
    """
    by_seat = [""] * sum(len(members) for members in sides)
    turn = number
    for members in sides:
        players = [seat for seat in members if not houses >> seat & 1]
        for seat in players:
            by_seat[seat] = bots[turn % len(bots)]
        if players:
            turn += 1
    return by_seat


def report(
    setting: Setting, outcomes: list[Outcome], seconds: float, was_stopped: bool
) -> dict[str, Any]:
    """The whole run as one JSON object."""
    decisions = sum(outcome.length for outcome in outcomes)
    ended: dict[str, int] = {}
    for outcome in outcomes:
        ended[outcome.reason] = ended.get(outcome.reason, 0) + 1
    return {
        "game": setting.game,
        "seats": setting.seats,
        "options": setting.options,
        "bots": list(setting.bots),
        "seed": setting.seed,
        "stopped": was_stopped,
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "decisions": decisions,
        "decisions_per_second": round(decisions / max(seconds, 1e-9), 1),
        "games_per_second": round(len(outcomes) / max(seconds, 1e-9), 3),
        "wins": wins(setting, outcomes),
        "ended": dict(sorted(ended.items())),
        "failures": sorted({failure for outcome in outcomes for failure in outcome.failures}),
        "rounds": spread([outcome.rounds for outcome in outcomes]),
        "length": spread([outcome.length for outcome in outcomes]),
        "statistics": statistics(setting, outcomes),
    }


def wins(setting: Setting, outcomes: list[Outcome]) -> dict[str, dict[str, Any]]:
    """Victories by bot and by seat; seats that begin as one party are one line.

    Bots are dealt to the parties of the beginning, won is with those of the end.
    """
    rules = find(setting.game)
    g = rules.start(rules.config(setting.seats, setting.options), fast(setting.seed))
    sides = parties(rules, g)
    names = g.config.seat_names
    by_bot = {spec: Share(0, 0.0) for spec in setting.bots}
    by_seat = ["+".join(names[seat] for seat in members) for members in sides]
    of_seats = dict.fromkeys(by_seat, Share(0, 0.0))
    for outcome in outcomes:
        specs = dealt(setting.bots, sides, g.houses, outcome.number)
        for spec in by_bot:
            # several seats of one kind are one player here: a game counts once
            if spec in specs:
                own = [seat for seat, given in enumerate(specs) if given == spec]
                by_bot[spec] = by_bot[spec].plus(outcome.won_by(own))
        for members, name in zip(sides, by_seat, strict=True):
            of_seats[name] = of_seats[name].plus(outcome.won_by(members))
    return {
        "bots": {spec: share.row() for spec, share in by_bot.items()},
        "seats": {name: share.row() for name, share in of_seats.items()},
    }


def statistics(setting: Setting, outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """What the game counts, on average by seat and by bot."""
    rules = find(setting.game)
    g = rules.start(rules.config(setting.seats, setting.options), fast(setting.seed))
    lexicon = rules.lexicon(g.config)
    sides = parties(rules, g)
    by_seat: dict[tuple[str, int], dict[str, list[int]]] = {}
    by_bot: dict[tuple[str, int], dict[str, list[int]]] = {}
    for outcome in outcomes:
        specs = dealt(setting.bots, sides, g.houses, outcome.number)
        for key, category, numbers in outcome.statistics:
            seats = by_seat.setdefault((key, category), {})
            bots = by_bot.setdefault((key, category), {spec: [] for spec in setting.bots})
            for seat, number in enumerate(numbers):
                seats.setdefault(g.config.seat_names[seat], []).append(number)
                if specs[seat]:
                    bots[specs[seat]].append(number)
    return [
        {
            "key": key,
            "category": ", ".join(
                lexicon.name(kind, category) for kind in lexicon.statistics[key].kinds
            ),
            "seats": averages(by_seat[key, category]),
            "bots": averages(by_bot[key, category]),
        }
        for key, category in by_seat
    ]


def averages(numbers: dict[str, list[int]]) -> dict[str, float]:
    return {name: round(sum(row) / len(row), 3) for name, row in numbers.items() if row}
