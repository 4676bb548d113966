"""What `palatine arena` does: run, go, report, journal, export."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final

from palatine.arena import local, store
from palatine.arena.director import Director
from palatine.arena.matches import Setting
from palatine.arena.matches import play as play_once
from palatine.arena.plan import THE_HOUSE, Job, Plan, sides_of
from palatine.arena.playing import Cast, Playing, expanded, play_bots
from palatine.arena.programs import Forfeit
from palatine.arena.results import Results, Scale, results_of
from palatine.arena.sequential import Sequential
from palatine.arena.tables import tables_of
from palatine.arena.tournament import (
    GAMES,
    MARGIN,
    MS,
    BadTournament,
    Contestant,
    Tournament,
    Venue,
    narrowed,
    parse,
    written,
)
from palatine.bots.foreign import check as check_bot
from palatine.bots.foreign import is_own, shadowed
from palatine.bots.registry import parse as parse_bot
from palatine.games import IDS, find
from palatine.interrupts import STOPPED
from palatine.kernel.errors import BadData

ACTIONS: Final = ("run", "go", "report", "journal", "export")
ENGINES: Final = ("local", "ray")
MISSED: Final = 1  # exit code: a goal was not reached
SAMPLE_SECONDS: Final = 3.0  # a pairing is tried for so long before its hours are told
SAMPLE_GAMES: Final = 3

Say = Callable[..., str]
Export = Callable[[store.Folder], list[Path]]


@dataclass
class Wish:
    """What the command line asks for."""

    action: str
    what: str = ""
    number: str = ""
    out: str = ""
    bots: list[str] = field(default_factory=list)
    people: int = 0
    options: dict[str, str] = field(default_factory=dict)
    games: int = 0
    seed: str = ""
    until_sure: float = 0.0
    margin: float = 0.0
    jobs: int = 0
    engine: str = "local"
    address: str = ""
    dry: bool = False


def arena(wish: Wish, say: Say, lang: str, export: Export | None = None) -> int:
    """Carries out a wish; returns the exit code. `export` writes another form of data set."""
    if wish.action not in ACTIONS:
        raise BadData(say("arena-no-action", action=wish.action, known=", ".join(ACTIONS)))
    if wish.engine not in ENGINES:
        raise BadData(say("arena-no-engine", engine=wish.engine, known=", ".join(ENGINES)))
    if not wish.what:
        raise BadData(say("arena-what-run" if wish.action == "run" else "arena-what-folder"))
    if wish.action == "run":
        return begin(wish, say)
    folder = Path(wish.what)
    if wish.action == "go":
        return play(store.opened(folder, is_writing=True), wish, say)
    opened = store.opened(folder)
    try:
        if wish.action == "journal":
            if not wish.number.isdecimal():
                raise BadData(say("arena-which-game"))
            print(journal_of(opened, int(wish.number)), end="")
            return 0
        if wish.action == "export":
            for path in (export or plain_export)(opened):
                print(say("arena-written", path=str(path)))
            return 0
        from palatine.arena.report import write_report

        results = results_of(opened)
        show(results, say)
        if tables := tables_of(opened):
            print(f"\n{tables}\n")
        print(say("arena-written", path=str(write_report(opened, results, lang))))
        return MISSED if results.has_missed else 0
    finally:
        opened.close()


def plain_export(folder: store.Folder) -> list[Path]:
    from palatine.arena.export import export

    return [export(folder)]


def journal_of(folder: store.Folder, number: int) -> str:
    """A stored game as a journal."""
    row = folder.game(number)
    size = find(folder.tournament.venues[row.venue].game).words.size
    choices = store.unpacked(row.choices, size)
    return expanded(folder.tournament, row, choices).journal.text()


def asked_for(wish: Wish, say: Say) -> tuple[Tournament, str]:
    """The tournament of a file, or of flags for one pairing."""
    if wish.what in IDS:
        tournament = flagged(wish, say)
        return tournament, written(tournament)
    flags = [
        name
        for name, is_set in (
            ("--bots", wish.bots), ("--seats", wish.people), ("--games", wish.games),
            ("--seed", wish.seed), ("--until-sure", wish.until_sure),
            ("--margin", wish.margin),
        )
        if is_set
    ]  # fmt: skip
    if flags:
        raise BadData(say("arena-file-or-flags", flags=", ".join(flags)))
    path = Path(wish.what)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(say("cli-no-file", file=wish.what, error=str(error))) from None
    try:
        tournament = parse(text, str(path.absolute().parent))
    except BadTournament as error:
        raise BadData(f"{wish.what}: {error}") from None
    if not wish.options:
        return tournament, text
    changed = narrowed(tournament, wish.options)
    return changed, written(changed)


def flagged(wish: Wish, say: Say) -> Tournament:
    rules = find(wish.what)
    # two bots are named to meet each other, also where one could play alone against the rules
    fewest = next((n for n in rules.seats if n >= min(2, len(wish.bots))), rules.seats[0])
    people = wish.people or fewest
    rules.config(people, rules.named(wish.options))
    names: list[str] = []
    for at, spec in enumerate(wish.bots):
        check_bot(spec, rules)
        names.append(spec if spec not in names else f"{spec}#{wish.bots[:at].count(spec) + 1}")
    venue = Venue(wish.what, people, wish.options)
    if len(names) < (1 if sides_of(venue).people == 1 else 2):
        raise BadData(say("arena-two-bots"))
    for value, low, high, flag in (
        (wish.until_sure, 0.5, 0.9999, "--until-sure"),
        (wish.margin, 1, 1000, "--margin"),
    ):
        if value and not low <= value <= high:
            raise BadData(say("arena-bad-number", flag=flag, low=str(low), high=str(high)))
    return Tournament(
        seed=wish.seed or "0",
        venues=(venue,),
        contestants=tuple(
            Contestant(name, spec, (), MS) for name, spec in zip(names, wish.bots, strict=True)
        ),
        games=wish.games or GAMES,
        until_sure=wish.until_sure,
        margin=wish.margin or MARGIN,
        folder=str(Path.cwd()),
    )


def begin(wish: Wish, say: Say) -> int:
    tournament, text = asked_for(wish, say)
    for told in sorted(warnings(tournament)):
        print(f"palatine: {told}", file=sys.stderr)
    if wish.dry:
        foretell(tournament, wish.jobs or cores(), say)
        return 0
    if not wish.out:
        raise BadData(say("arena-where"))
    return play(store.create(Path(wish.out), tournament, text), wish, say)


def warnings(tournament: Tournament) -> set[str]:
    """Names of ours that other packages have taken."""
    return {
        told
        for venue in tournament.venues
        for one in tournament.contestants
        if one.bot and (told := shadowed(one.bot, venue.game))
    }


def cores() -> int:
    return len(os.sched_getaffinity(0))


def is_timed(tournament: Tournament) -> bool:
    """Whether somebody's play depends on how busy the machine is."""
    for one in tournament.contestants:
        if one.program:
            return True
        for venue in tournament.venues:
            if is_own(one.bot, venue.game):
                settings = parse_bot(one.bot, venue.game).settings
                if int(settings.get("ms", "0")) and settings["clock"] == "wall":
                    return True
    return False


def play(folder: store.Folder, wish: Wish, say: Say) -> int:
    """Plays what is left and tells how it stands then."""
    jobs = wish.jobs or cores()
    try:
        if wish.engine == "local" and jobs > cores() and is_timed(folder.tournament):
            print(say("arena-too-many-jobs", jobs=jobs, cores=cores()), file=sys.stderr)
        director = Director(folder)
        progress = Progress(say)
        if wish.engine == "ray":
            from palatine.arena import on_ray

            was_stopped = on_ray.run(director, wish.address, wish.jobs, progress)
        else:
            was_stopped = local.run(director, jobs, progress)
        progress.clear()
        results = results_of(folder)
        tables = tables_of(folder)
    finally:
        folder.close()
    if was_stopped:
        print(say("arena-stopped", folder=str(folder.path)), file=sys.stderr)
    show(results, say)
    if tables:
        print(f"\n{tables}")
    if was_stopped:
        return STOPPED
    return MISSED if results.has_missed else 0


class Progress:
    """One line about how it goes, where somebody looks on."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.is_shown = sys.stderr.isatty()
        self.last = 0.0

    def __call__(self, director: Director) -> None:
        if not self.is_shown or perf_counter() - self.last < 1:
            return
        self.last = perf_counter()
        line = self.say("arena-progress", games=director.games, rate=f"{director.rate:.3g}")
        left = director.most_games - director.games
        if director.is_fixed and director.played_now:
            line += " · " + self.say("arena-left", time=clock(left / director.rate))
        line += " · " + leaders(director)
        width = os.get_terminal_size(sys.stderr.fileno()).columns
        print(f"\r{line[: width - 1]}\033[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.is_shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def leaders(director: Director) -> str:
    """Who has scored most, over all venues."""
    total: dict[int, float] = {}
    for scored in director.scored.values():
        for contestant, score in scored.items():
            total[contestant] = total.get(contestant, 0.0) + score
    names = [one.name for one in director.tournament.contestants]
    best = sorted((c for c in total if c != THE_HOUSE), key=lambda c: -total[c])[:4]
    return ", ".join(f"{names[c]} {total[c]:.0f}" for c in best)


def clock(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60}:{minutes % 60:02d} h" if minutes else f"{seconds:.0f} s"


# what is printed


def show(results: Results, say: Say) -> None:
    """The tournament as it stands, for people."""
    print(say("arena-games", games=results.games))
    for scale in results.scales:
        print()
        print(scale_title(scale, say))
        width = max([len(scale.names[i]) for i in scale.ratings] or [0])
        for place, (number, rating) in enumerate(scale.ratings.items(), 1):
            name = f"{scale.names[number]:<{width}}"
            bounds = f"{rating.low:+.0f} … {rating.high:+.0f}"
            told = say("arena-of-games", games=rating.games)
            print(f"  {place:>2}  {name}  {rating.points:>+6.0f}  ({bounds})  {told}")
        if scale.correlation is not None:
            print("  " + say("arena-correlation", value=f"{scale.correlation:+.3f}"))
    if results.tournament.until_sure:
        print()
        for line in verdicts(results, say):
            print(f"  {line}")
    for reached in results.aims:
        goal = reached.goal
        id = "arena-goal-met" if reached.is_met else "arena-goal-missed"
        line = say(
            id,
            first=goal.first,
            second=goal.second,
            venue=reached.venue.told,
            share=str(reached.share),
            games=reached.share.games,
            least=f"{goal.least:.0%}",
        )
        print(line)
    for number, reason in results.left_out.items():
        name = results.tournament.contestants[number].name
        print(say("arena-left-out", name=name, reason=reason))
    for block, seed, reason in results.broken:
        print(say("arena-broken", block=block, seed=seed, reason=reason))


def scale_title(scale: Scale, say: Say) -> str:
    options = " ".join(f"{name}={value}" for name, value in scale.options.items())
    title = say("arena-scale", game=scale.game, people=scale.people)
    return f"{title}, {options}" if options else title


def verdicts(results: Results, say: Say) -> list[str]:
    """What the sequential tests have decided, with both ratios."""
    names = [*[one.name for one in results.tournament.contestants], "house"]
    found: list[str] = []
    for contest in results.contests:
        test, pairing = contest.test, contest.pairing
        lead, deficit = test.ratios
        found.append(
            say(
                f"arena-test-{test.verdict}",
                first=names[pairing.first],
                second=names[pairing.second],
                venue=results.tournament.venues[pairing.venue].told,
                margin=f"{test.margin:g}",
                blocks=test.blocks,
                lead=f"{lead:+.2f}",
                deficit=f"{deficit:+.2f}",
            )
        )
    return found


# beforehand


def foretell(tournament: Tournament, jobs: int, say: Say) -> None:
    """Games and hours, before anything is played."""
    plan = Plan(tournament)
    pairings = plan.begin_round(lambda venue: {})
    rounds = plan.all_rounds
    games, seconds = 0, 0.0
    for pairing in pairings:
        venue = tournament.venues[pairing.venue]
        own = pairing.blocks * len(pairing.lineup(0)) * rounds
        games += own
        seconds += own * sampled(tournament, plan.job(pairing, 0))
        if tournament.until_sure:
            test = Sequential(sides_of(venue).all, tournament.margin, tournament.until_sure,
                              pairing.is_mirrored)  # fmt: skip
            equal, one, two = (min(own, number) for number in test.expected())
            print(say("arena-dry-test", venue=venue.told, equal=equal, one=one, two=two))
    id = "arena-dry-most" if tournament.until_sure else "arena-dry"
    time = clock(seconds / jobs)
    print(say(id, pairings=len(pairings) * rounds, games=games, time=time, jobs=jobs))


def sampled(tournament: Tournament, job: Job) -> float:
    """Seconds that a game of this line-up takes, about.

    Its length is that of random games, the time of a choice that of the first few.
    """
    venue = tournament.venues[job.venue]
    options = find(venue.game).named(venue.options)
    setting = Setting(venue.game, venue.people, options, ("random",), "sample")
    lengths = [play_once(setting, number).length for number in range(SAMPLE_GAMES)]
    cast = Cast(tournament)
    game = Playing(cast, job, 0)
    bots = game.bots()
    started = perf_counter()
    try:
        play_bots(game, bots, started + SAMPLE_SECONDS)
    except Forfeit as failed:
        print(f"palatine: {failed.reason}", file=sys.stderr)
    finally:
        cast.close()
    each = (perf_counter() - started) / max(1, len(game.choices))
    return each * sum(lengths) / len(lengths)
