"""Random games of every kind until stopped: crashes, dead ends, endless games, broken laws.

    make fuzz                        until Ctrl-C
    python -m tools.fuzz --seconds 60 --game GAME --option NAME=VALUE
    python -m tools.fuzz --games 1000 --bot greedy

Most games run at full speed through the driver loop. A share of them is played with a journal and
held against all laws at every question. With `--bot` that bot answers for everybody, which leads to
positions that random play does not reach. A game that leaves a record is every second time followed
by the next one of its chronicle. What fails is written to a journal that leads there again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from palatine.bots.asking import answer_of
from palatine.bots.drive import play_out
from palatine.bots.registry import make
from palatine.build import flavour
from palatine.games import IDS, find
from palatine.interrupts import patience
from palatine.kernel import journal
from palatine.kernel.chance import Chance, fast
from palatine.kernel.errors import BadData, Misfit
from palatine.kernel.flow import NOBODY, Ask, Config, State, advance, answer, asks
from palatine.kernel.game import Game
from palatine.kernel.journal import CHOICE, Line, Play
from tools import laws

MOST_CHOICES = 20_000  # many times the longest game
OLD_COPIES = 8
MOST_TRIES = 1_000  # at table options that go together
FREE_TRIES = 10  # of them with every table option drawn
LONGEST_THOUGHT = 120  # seconds for one answer
MOST_FILES = 20  # journals of failures that are kept


class Endless(Exception):
    """A game that does not come to its end."""


@dataclass
class Setting:
    """One game to be played: everything that makes it come out the same again."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: str
    bot: str = ""  # who answers for everybody; nobody: any option will do
    record: dict[str, Any] | None = None  # what the game before it has left

    def __str__(self) -> str:
        told = " ".join(f"{key}={value}" for key, value in self.options.items())
        if self.bot:
            told = f"{told} bot {self.bot}"
        return f"{self.game.id} {self.seats} seats, seed {self.seed} {told}".rstrip()


class Players:
    """Whoever answers in a game; the same ones answer alike again."""

    def __init__(self, setting: Setting, g: State) -> None:
        self.luck = fast(f"choices {setting.seed}")
        self.bots = [
            make(setting.bot, setting.game, f"{setting.seed}:{seat}")
            for seat in range(g.seats if setting.bot else 0)
        ]

    def pick(self, g: State, ask: Ask) -> int:
        if not self.bots:
            return ask.nth(self.luck.below(ask.count))
        with patience(LONGEST_THOUGHT):
            return answer_of(self.bots[ask.seat], g, ask)


@dataclass
class Report:
    """What was done, and what went wrong."""

    games: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)
    sequels: Counter[str] = field(default_factory=Counter)  # games that followed on another
    choices: Counter[str] = field(default_factory=Counter)
    ends: dict[str, Counter[str]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def count(self, setting: Setting, g: State, choices: int) -> None:
        id = setting.game.id
        self.games[id] += 1
        self.sequels[id] += setting.record is not None
        self.choices[id] += choices
        self.ends.setdefault(id, Counter())[setting.game.words.ends[g.ended]] += 1

    def text(self) -> str:
        rows = [f"{sum(self.games.values())} games in {self.seconds:.0f} s, rules {flavour()}"]
        for id, games in sorted(self.games.items()):
            ends = ", ".join(f"{end} {n}" for end, n in sorted(self.ends[id].items()))
            rows.append(
                f"  {id}: {games} games, {self.checked[id]} of them checked at every question, "
                f"{self.choices[id]} choices; {ends}"
            )
        rows.append(f"{len(self.failures)} failures" if self.failures else "nothing failed")
        return "\n".join(rows + [f"  {failure}" for failure in self.failures])


def invariants_of(game: Game) -> Callable[[State], None] | None:
    """The game's own invariants, where it states any."""
    name = type(game).__module__.rpartition(".")[0] + ".invariants"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    check: Callable[[State], None] = module.check
    return check


def random_setting(
    game: Game,
    luck: Chance,
    seed: str,
    wanted: dict[str, list[str]] | None = None,
    record: dict[str, Any] | None = None,
) -> Setting:
    """Any number of seats and any value of any table option (or of those that are wanted), as long
    as they go together, and with what an earlier match has left."""
    wanted = wanted or {}
    for tries in range(1, MOST_TRIES + 1):
        seats = game.seats[luck.below(len(game.seats))]
        options: dict[str, str] = {}
        for option in game.options:
            # where much is refused, most table options had better stay as they are
            values = wanted.get(option.id) or option.values or ["0", "0", "0", "3"]
            is_wanted = option.id in wanted
            if is_wanted or (seats in option.seats and luck.below(tries) < FREE_TRIES):
                options[option.id] = values[luck.below(len(values))]
        try:
            game.config(seats, options, record)
        except Misfit:
            continue
        except BadData:
            if record is None:
                raise
            continue  # an option of first games only
        return Setting(game, seats, options, seed, record=record)
    if record is not None:
        return random_setting(game, luck, seed, wanted)  # what is wanted is for first games
    raise BadData(f"{game.id} refuses nearly everything")


def wanted_of(game: Game, texts: list[str]) -> dict[str, list[str]]:
    """The values that `--option` allows, which the game must know."""
    wanted: dict[str, list[str]] = {}
    for text in texts:
        name, _, values = text.partition("=")
        for option in game.options:
            if option.id == name:
                break
        else:
            raise BadData(f"{game.id} has no table option {name!r}")
        wanted[name] = values.split(",")
        for value in wanted[name]:
            if option.values and value not in option.values:
                raise BadData(f"{name} is one of {', '.join(option.values)}, not {value!r}")
    return wanted


def config_of(setting: Setting) -> Config:
    return setting.game.config(setting.seats, setting.options, setting.record)


def play_fast(setting: Setting) -> tuple[State, int]:
    """A whole game through the driver loop."""
    game = setting.game
    g = game.start(config_of(setting), fast(setting.seed))
    players = Players(setting, g)
    choices = 0
    if not setting.bot:
        choices = play_out(g, players.luck, MOST_CHOICES)
    while setting.bot and choices < MOST_CHOICES:
        ask = advance(g)
        if ask is None:
            break
        answer(g, ask, players.pick(g, ask))
        choices += 1
    if g.ended < 0:
        raise Endless(f"no end after {MOST_CHOICES} choices")
    check = invariants_of(game)
    if check is not None:
        check(g)
    return g, choices


def play_checked(setting: Setting, play: Play, is_thorough: bool) -> None:
    """The same game with a journal; thorough: all laws at every question."""
    players = Players(setting, play.g)
    whim = fast(f"looks {setting.seed}")
    check = invariants_of(setting.game)
    kept: list[tuple[State, str]] = []
    for _ in range(MOST_CHOICES):
        g = play.g
        ask = advance(g)
        if ask is None:
            break
        seat, option = ask.seat, players.pick(g, ask)
        if not is_thorough:
            choose(play, seat, option, play.choose)
            continue
        if check is not None:
            check(g)
        laws.check_asks(g)
        laws.check_values(g)
        for old, before in kept:
            laws.require(laws.contents(old) == before, "a later choice changed an old copy")
        copy = laws.check_copy(g)
        kept = [*kept, (copy, laws.contents(copy))][-OLD_COPIES:]
        laws.check_position(g, fast("more"))
        laws.check_sight(g, whim.below(g.seats + 1) + NOBODY, whim)
        for open_ask in asks(g):
            laws.check_explained(g, open_ask.seat)
        choose(play, seat, option, partial(laws.check_undo, play))
    if play.g.ended < 0:
        raise Endless(f"no end after {MOST_CHOICES} choices")
    if is_thorough:
        laws.check_facts(setting.game.lexicon(play.g.config), play.facts)
        laws.check_position(play.g, fast("more"))
        read = journal.parse(play.journal.text(), lambda id: setting.game)
        again = journal.replay(read, verify=True)
        laws.require(laws.contents(again.g) == laws.contents(play.g), "it replays otherwise")


def choose(play: Play, seat: int, option: int, how: Callable[[int, int], None]) -> None:
    """Chooses; a choice that crashes stays in the journal, so that it leads there again."""
    lines = len(play.journal.lines)
    try:
        how(seat, option)
    except Exception:
        if len(play.journal.lines) == lines:
            play.journal.lines.append(Line(CHOICE, seat, option, [], ""))
        raise


def begin(setting: Setting) -> Play:
    return journal.begin(
        setting.game, setting.seats, setting.options, setting.seed, record=setting.record
    )


def fuzz_one(
    setting: Setting, is_thorough: bool, report: Report, folder: Path
) -> dict[str, Any] | None:
    """Plays one game and reports what goes wrong; returns what it leaves for the next one."""
    play: Play | None = None
    try:
        if is_thorough:
            report.checked[setting.game.id] += 1
            play = begin(setting)
            play_checked(setting, play, True)
            g, choices = play.g, len(play.steps)
        else:
            g, choices = play_fast(setting)
        report.count(setting, g, choices)
        return setting.game.record(g)
    except Exception as error:
        fail(setting, play, error, report, folder)
        return None


def fail(
    setting: Setting, play: Play | None, error: Exception, report: Report, folder: Path
) -> None:
    """Writes the journal of a failure; a fast game is played once more to get one."""
    what = f"{type(error).__name__}: {error}"
    try:
        if play is None:
            play = begin(setting)
            play_checked(setting, play, False)
    except Exception as again:
        if f"{type(again).__name__}: {again}" != what:
            what += f" (with a journal: {type(again).__name__}: {again})"
    where = "no journal, it fails before its first question"
    if play is not None and len(report.failures) < MOST_FILES:
        play.remark(what)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{setting.game.id}-{setting.seats}-{setting.seed}.journal"
        path.write_text(play.journal.text(), "utf-8")
        where = str(path)
    report.failures.append(f"{setting}: {what} [{where}]")
    print(f"failed: {report.failures[-1]}", file=sys.stderr, flush=True)


def fuzz(
    ids: list[str],
    seed: str = "0",
    seconds: float = 0,
    games: int = 0,
    checked_every: int = 20,
    folder: Path = Path("build/fuzz"),
    is_talking: bool = False,
    wanted: dict[str, list[str]] | None = None,
    bot: str = "",
) -> Report:
    """Plays until the time or the number of games is up (0: without end) or Ctrl-C."""
    report = Report()
    luck = fast(f"settings {seed}")
    left: dict[str, dict[str, Any]] = {}  # by game: what the last match has left
    said = 0.0
    played = 0
    try:
        while (not seconds or report.seconds < seconds) and (not games or played < games):
            game = find(ids[luck.below(len(ids))])
            record = left.pop(game.id, None) if luck.below(2) else None
            setting = random_setting(game, luck, f"{seed}-{played}", wanted, record)
            setting.bot = bot
            is_thorough = checked_every > 0 and played % checked_every == 0
            record = fuzz_one(setting, is_thorough, report, folder)
            if record is not None:
                left[game.id] = record
            played += 1
            if is_talking and report.seconds - said > 5:
                said = report.seconds
                failed = f", {len(report.failures)} failures" if report.failures else ""
                print(f"{said:.0f} s: {played} games{failed}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    return report


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="fuzz", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", help="this game only; may be given again")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE[,VALUE]",
        help="only these values of a table option",
    )  # fmt: skip
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long")
    parser.add_argument("--games", type=int, default=0, help="stop after so many games")
    parser.add_argument("--seed", default=str(time.time_ns()), help="play the same games again")
    parser.add_argument("--every", type=int, default=20, help="check every so many games, 0: none")
    parser.add_argument("--bot", default="", metavar="SPEC", help="this bot plays all seats")
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="where journals go")
    chosen = parser.parse_args(arguments)
    ids: list[str] = chosen.game or list(IDS)
    try:
        for id in ids:
            wanted = wanted_of(find(id), chosen.option)
            if chosen.bot:
                make(chosen.bot, find(id), "")
    except BadData as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    print(f"seed {chosen.seed}", file=sys.stderr)
    report = fuzz(
        ids,
        chosen.seed,
        chosen.seconds,
        chosen.games,
        chosen.every,
        chosen.out,
        is_talking=True,
        wanted=wanted,
        bot=chosen.bot,
    )
    print(report.text())
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
