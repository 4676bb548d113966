"""One block of a tournament: the same line-up, the same luck, once in every rotation.

Bots draw from streams of their own, never from the luck of the match, so the choices and the seed
are the whole game: `arena journal` expands them.
"""

from __future__ import annotations

import json
from functools import cache
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Final

from palatine.arena.matches import LONGEST_GAME, parties
from palatine.arena.plan import THE_HOUSE, Job, Plan
from palatine.arena.programs import Forfeit, Program, Programs
from palatine.arena.store import Row, dumped, packed
from palatine.arena.tournament import Tournament, Venue
from palatine.bots import asking
from palatine.bots.asking import answer_of
from palatine.bots.bot import Bot, RandomBot
from palatine.bots.drive import play_kept
from palatine.bots.foreign import is_own, make_any
from palatine.games import find
from palatine.interrupts import patience
from palatine.kernel import journal
from palatine.kernel.chance import Chance, fast
from palatine.kernel.errors import BrokenRule, PalatineError
from palatine.kernel.flow import Ask, Config, State, advance, answer
from palatine.kernel.game import Game, reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import digest

FORFEIT: Final = "forfeit"  # the ending of a game that a bot has given away


class Watch:
    """Told when a bot that may hang begins and ends to think; the engine may look on."""

    def begin(self, block: int, rotation: int, seat: int, choice: int, ms: int) -> None:
        """It has so many milliseconds from now."""

    def end(self) -> None:
        """It has answered."""


class Cast:
    """What a process needs to play: the tournament, its programs, somebody who watches."""

    def __init__(
        self,
        tournament: Tournament,
        watch: Watch | None = None,
        errors: Path | None = None,
    ) -> None:
        self.tournament = tournament
        self.width = Plan(tournament).width
        self.watch = watch or Watch()
        self.programs = Programs(tournament, errors)

    def close(self) -> None:
        self.programs.close()


@cache
def config_of(game: str, people: int, options: tuple[tuple[str, str], ...]) -> Config:
    rules = find(game)
    return rules.config(people, rules.named(dict(options)))


def luck_of(tournament: Tournament, block: int) -> str:
    """All games of a block begin with the same luck."""
    return f"{tournament.seed}:{block}"


def beginning(tournament: Tournament, venue: Venue, block: int) -> tuple[Game, State]:
    rules = find(venue.game)
    config = config_of(venue.game, venue.people, tuple(venue.options.items()))
    return rules, rules.start(config, fast(luck_of(tournament, block)))


def seated(g: State, sides: list[list[int]], lineup: tuple[int, ...], rotation: int) -> list[int]:
    """The contestant of every seat: parties take the line-up in turn, moved on by the rotation."""
    by_seat = [THE_HOUSE] * int(g.seats)
    turn = rotation
    for members in sides:
        played = [seat for seat in members if not g.houses >> seat & 1]
        for seat in played:
            by_seat[seat] = lineup[turn % len(lineup)]
        if played:
            turn += 1
    return by_seat


def play_block(cast: Cast, job: Job) -> list[Row]:
    """All games of a block."""
    return [play(cast, job, rotation) for rotation in range(len(job.lineup))]


class Playing:
    """A game under way: its state and what is to be told of it."""

    def __init__(self, cast: Cast, job: Job, rotation: int) -> None:
        tournament = cast.tournament
        self.cast = cast
        self.job = job
        self.rotation = rotation
        self.rules, self.g = beginning(tournament, tournament.venues[job.venue], job.block)
        self.sides = parties(self.rules, self.g)
        self.by_seat = seated(self.g, self.sides, job.lineup, rotation)
        self.luck = f"{luck_of(tournament, job.block)}:{rotation}"
        self.choices: list[int] = []
        self.seconds = [0.0] * int(self.g.seats)
        self.timed = [0] * int(self.g.seats)  # choices whose time was taken
        self.openings = [NONE] * int(self.g.seats)  # by seat: what it chose first

    def people(self) -> int:
        return sum(contestant != THE_HOUSE for contestant in self.by_seat)

    def bots(self) -> dict[int, Bot]:
        """The bots by seat; a program is found when its seat is asked."""
        found: dict[int, Bot] = {}
        for seat, number in enumerate(self.by_seat):
            if number == THE_HOUSE:
                continue
            contestant = self.cast.tournament.contestants[number]
            if contestant.bot:
                found[seat] = make_any(contestant.bot, self.rules, f"{self.luck}:{seat}")
        return found


def play(cast: Cast, job: Job, rotation: int) -> Row:
    """One whole game."""
    game = Playing(cast, job, rotation)
    forfeit: Forfeit | None = None
    bots = game.bots()
    if len(bots) == game.people() and all(type(bot) is RandomBot for bot in bots.values()):
        play_random(game, [streams(bots, seat) for seat in range(int(game.g.seats))])
    else:
        try:
            play_bots(game, bots)
        except Forfeit as failed:
            forfeit = failed
    if game.g.ended == NONE and forfeit is None:
        raise BrokenRule(f"{game.rules.id}: it has not ended after {len(game.choices)} choices")
    return row_of(game, forfeit)


def streams(bots: dict[int, Bot], seat: int) -> Chance:
    bot = bots.get(seat)
    return bot.chance if isinstance(bot, RandomBot) else Chance()


def play_random(game: Playing, chances: list[Chance]) -> None:
    """Nobody looks at anything and nobody is timed: the compiled driver plays the whole game."""
    game.choices = play_kept(game.g, chances, game.openings, LONGEST_GAME)


def play_bots(game: Playing, bots: dict[int, Bot], until: float = inf) -> None:
    """Bots and programs answer until the game (or a sample's time) is over or one forfeits."""
    cast, g, seconds = game.cast, game.g, game.seconds
    contestants = cast.tournament.contestants
    guests = {
        seat for seat in bots if not is_own(contestants[game.by_seat[seat]].bot, game.rules.id)
    }
    programs = start_programs(game)
    g.telling = bool(programs)
    try:
        for length in range(LONGEST_GAME):
            ask = advance(g)
            for program in programs.values():
                program.hear(g.facts)
            if programs:
                g.facts = []
            if ask is None or perf_counter() > until:
                break
            seat = int(ask.seat)
            if (game.rotation, seat, length) in game.job.hung:
                raise Forfeit(seat, "it did not answer in time")
            started = perf_counter()
            if seat in programs:
                option = programs[seat].pick(g, ask)
            elif seat in guests:
                option = ask_guest(game, bots[seat], seat, length)
            else:
                option = ask_bot(bots[seat], g, ask)
            seconds[seat] += perf_counter() - started
            game.timed[seat] += 1
            answer(g, ask, option)
            game.choices.append(option)
            if game.openings[seat] == NONE:
                game.openings[seat] = option
        for program in programs.values() if g.ended != NONE else ():
            program.over(g)
    finally:
        g.telling = False


def start_programs(game: Playing) -> dict[int, Program]:
    """A process of its own for every seat of a program: seats of one game must not talk."""
    found: dict[int, Program] = {}
    for seat, number in enumerate(game.by_seat):
        if number != THE_HOUSE and game.cast.tournament.contestants[number].program:
            found[seat] = game.cast.programs.take(number, seat)
            found[seat].new(game.g)
    return found


def ask_bot(bot: Bot, g: State, ask: Ask) -> int:
    """An answer, or the end of the game for a bot that fails to give one."""
    try:
        with patience(asking.PATIENCE):
            return answer_of(bot, g, ask)
    except Exception as error:
        raise Forfeit(int(ask.seat), f"{type(error).__name__}: {error}"[:200]) from None


def ask_guest(game: Playing, bot: Bot, seat: int, length: int) -> int:
    """A bot of another package, in this process: if it hangs, the process is lost."""
    ask = advance(game.g)
    assert ask is not None
    ms = game.cast.tournament.contestants[game.by_seat[seat]].ms
    game.cast.watch.begin(game.job.block, game.rotation, seat, length, ms)
    try:
        return ask_bot(bot, game.g, ask)
    finally:
        game.cast.watch.end()


def row_of(game: Playing, forfeit: Forfeit | None) -> Row:
    """What is kept of a game."""
    g, rules = game.g, game.rules
    seats = range(int(g.seats))
    if forfeit is None:
        ends = [rules.ally_of(g, seat) for seat in seats]
        rewards = [reward(g, seat) for seat in seats]
        ending = rules.words.ends[g.ended]
    else:
        ends = [next(i for i, side in enumerate(game.sides) if seat in side) for seat in seats]
        others = len(game.sides) - 1
        rewards = [0.0 if ends[s] == ends[forfeit.seat] else 1 / others for s in seats]
        ending = FORFEIT
    number = game.job.block * game.cast.width + game.rotation + 1
    return Row(
        number=number,
        block=game.job.block,
        rotation=game.rotation,
        pairing=game.job.pairing,
        venue=game.job.venue,
        lineup=dumped(game.by_seat),
        ending=ending,
        rewards=dumped(rewards),
        scores=dumped(scores(game.by_seat, game.sides, ends, rewards)),
        statistics=dumped(
            [(row.key, row.category, list(row.numbers)) for row in rules.statistics(g)]
        ),
        rounds=rules.rounds(g),
        length=len(game.choices),
        seconds=dumped([[round(s, 6), n] for s, n in zip(game.seconds, game.timed, strict=True)]),
        openings=dumped(game.openings),
        digest=digest(g),
        forfeit="" if forfeit is None else dumped([game.by_seat[forfeit.seat], forfeit.reason]),
        choices=packed(game.choices, rules.words.size),
    )


def scores(
    by_seat: list[int], sides: list[list[int]], ends: list[int], rewards: list[float]
) -> dict[int, float]:
    """What each contestant has scored, 1 in all; a game that nobody has won is shared by all.

    A party counts once, as it stands at the end: allies may have changed sides.
    """
    own: dict[int, dict[int, float]] = {}
    for contestant, party, won in zip(by_seat, ends, rewards, strict=True):
        own.setdefault(contestant, {})[party] = won
    found = {contestant: sum(won.values()) for contestant, won in own.items()}
    total = sum(found.values())
    if not total:
        found = dict.fromkeys(found, 0.0)
        for side in sides:
            found[by_seat[side[0]]] += 1
        total = len(sides)
    return {contestant: round(won / total, 9) for contestant, won in found.items()}


def expanded(tournament: Tournament, row: Row, choices: list[int]) -> journal.Play:
    """A stored game as a match with its journal: seed and choices are all of it."""
    venue = tournament.venues[row.venue]
    rules = find(venue.game)
    options = rules.named(venue.options)
    begun = journal.begin(rules, venue.people, options, luck_of(tournament, row.block))
    names = [one.name for one in tournament.contestants]
    for seat, number in enumerate(json.loads(row.lineup)):
        if number != THE_HOUSE:
            begun.journal.players[seat] = names[number]
    try:
        for option in choices:
            ask = advance(begun.g)
            if ask is None:
                raise BrokenRule("it is over before its last choice")
            begun.choose(int(ask.seat), option)
    except PalatineError as error:
        raise BrokenRule(f"game {row.number} cannot be played again: {error}") from None
    if digest(begun.g) != row.digest:
        raise BrokenRule(f"game {row.number} ends at {digest(begun.g)}, not at {row.digest}")
    return begun
