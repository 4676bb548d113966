"""The command `palatine`. Help texts are message ids until somebody asks for help.

Whatever a command needs is imported when it runs: the command line itself starts at once.
"""

# no `from __future__ import annotations`: typer reads the real types

import errno
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from palatine import __version__
from palatine.games import IDS
from palatine.interrupts import STOPPED, interrupts
from palatine.kernel.errors import BadData, BadJournal, Illegal, Misfit

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, TaskID

    from palatine.kernel.data import Table
    from palatine.kernel.game import Game
    from palatine.match import Match
    from palatine.words import Speech

WRONG: Final = 2  # exit code: what was asked for does not exist or cannot be read
FAILED: Final = 1  # exit code: what was checked is not in order
HUMAN: Final = "human"
USUAL_OPPONENT: Final = "fair"

# what one wants: the commands for it, and one of them as it is typed
GROUPS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "play": (("play", "next", "puzzle"), f"play {IDS[0]} --seats 2"),
    "watch": (("replay", "check", "verify"), f"replay {IDS[0]}.journal"),
    "tournaments": (("simulate", "arena"), f"simulate {IDS[0]} --bots greedy,random"),
    "learn": (("train", "puzzles"), f"train {IDS[0]} run.jsonl"),
    "serve": (("serve",), "serve --host 0.0.0.0"),
    "look-up": (("games", "rules", "sources", "coverage", "bench"), f"rules {IDS[0]}"),
}

app = typer.Typer(add_completion=False, no_args_is_help=False)
language = "en"


class Wrong(Exception):
    """Something named on the command line is wrong; the text says what would be right."""


def say(id: str, /, **arguments: str | int) -> str:
    return speech("").text(id, **arguments)


def speech(game: str) -> "Speech":
    from palatine.words import words

    return words(game, language)


def console(stderr: bool = False) -> "Console":
    """Where people read: as wide as the terminal, a hundred columns where there is none."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    return Console(stderr=stderr, width=None if stream.isatty() else 100, highlight=False)


# the commands

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-game")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED", help="cli-seed")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option")
]
Log = Annotated[str, typer.Option("--log", metavar="json|text", help="cli-log")]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME", help="cli-preset")]


@app.command("games", help="cli-games")
def list_games() -> None:
    from palatine.words import title

    width = max(len(id) for id in IDS)
    for id in IDS:
        game = title(id, language)
        print(f"{id:<{width}}  {game.name} · {game.players}")
        print(f"{'':<{width}}  {game.about}")
        print(f"{'':<{width}}  {game.goal}")


@app.command("serve", help="cli-serve")
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="cli-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="cli-port")] = 8187,
    database: Annotated[str, typer.Option(metavar="FILE|URL", help="cli-database")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-no-browser")] = False,
    log: Log = "",
) -> None:
    from palatine.table.serve import serve as lay_the_table

    if log not in ("", "json", "text"):
        raise Wrong(say("cli-no-log", log=log))
    lay_the_table(host, port, database, open_browser=not no_browser, language=language, log=log)


@app.command("play", help="cli-play")
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="cli-game")] = "",
    seats: Annotated[str, typer.Option(metavar="SEATS", help="cli-seats")] = "",
    seed: Seed = "",
    option: Options = None,
    preset: Preset = "",
    load: Annotated[str, typer.Option(metavar="FILE", help="cli-load")] = "",
    guide: Annotated[bool, typer.Option("--guide", help="cli-guide")] = False,
    alone: Annotated[bool, typer.Option("--alone", help="cli-alone")] = False,
) -> None:
    from palatine.terminal import kept
    from palatine.terminal.session import Session
    from palatine.words import check as check_words

    if guide or alone:
        if load or seats or seed or option or preset:
            raise Wrong(say("cli-guide-fixed"))
        play_guided(found(game), "alone" if alone else "first")
        return
    resumed = None
    if not load and (not game or found(game)) and sys.stdin.isatty():
        resumed = kept.offer(game, language, console())
    if resumed is not None:
        match, keeper = resumed
        rules = match.game
        players = match.play.journal.players
    elif load:
        match = loaded(load)
        rules = match.game
        keeper = kept.fresh(rules.id)
        saved = match.play.journal
        config = saved.config
        players = seated(rules, seats, config.people, config.options) if seats else saved.players
    else:
        play_new(found(game), seats, seed, settings(found(game), preset, option or []), None)
        return
    check_words(rules, [language])
    edit_lines()
    Session(match, players, speech(rules.id), console(), keeper=keeper).play()


def play_new(
    rules: "Game", seats: str, seed: str, chosen: dict[str, str], record: dict[str, Any] | None
) -> None:
    """A fresh match at the keyboard."""
    import secrets

    from palatine.kernel import journal
    from palatine.match import Match
    from palatine.terminal import kept
    from palatine.terminal.session import Session
    from palatine.words import check as check_words

    keeper = kept.fresh(rules.id)
    players = seated(rules, seats, 0, chosen)
    luck = seed or secrets.token_hex(16)
    people = len([player for player in players if player != journal.HOUSE])
    begun = journal.begin(rules, people, chosen, luck, is_secure=True, record=record)
    check_words(rules, [language])
    edit_lines()
    Session(Match(begun), players, speech(rules.id), console(), keeper=keeper).play()


def play_guided(rules: "Game", name: str) -> None:
    """A guided match at the keyboard: seed and bots are fixed."""
    from palatine.guides import ME, load
    from palatine.kernel import journal
    from palatine.match import Match
    from palatine.terminal import kept
    from palatine.terminal.session import Session
    from palatine.words import check as check_words

    guides = load(rules)
    if name not in guides:
        known = ", ".join(guides) or say("thing-none")
        raise Wrong(say("cli-no-guide", game=rules.id, name=name, known=known))
    guide = guides[name]
    begun = journal.begin(rules, len(guide.seats), guide.options, guide.seed, is_secure=True)
    players = [HUMAN if seat == ME else seat for seat in guide.seats]
    players += [journal.HOUSE] * (len(begun.journal.config.seat_names) - len(players))
    check_words(rules, [language])
    edit_lines()
    keeper = kept.fresh(rules.id)
    Session(Match(begun), players, speech(rules.id), console(), keeper=keeper, guide=guide).play()


@app.command("next", help="cli-next")
def play_next(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-next-file")],
    seats: Annotated[str, typer.Option(metavar="SEATS", help="cli-seats")] = "",
    seed: Seed = "",
    option: Options = None,
    preset: Preset = "",
) -> None:
    from palatine.match import left_for

    document = record_in(file)
    game = document.get("game") if isinstance(document, dict) else None
    if not isinstance(game, str):
        raise Wrong(say("cli-no-record", file=file))
    rules = found(game)
    try:
        left = left_for(rules, document)
    except BadData as error:
        raise Wrong(f"{file}: {error}") from None
    play_new(rules, seats, seed, settings(rules, preset, option or []), left)


@app.command("simulate", help="cli-simulate")
def simulate(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B", help="cli-bots")] = "random,random",
    games: Annotated[int, typer.Option(metavar="N", min=1, help="cli-count")] = 100,
    seats: Annotated[int, typer.Option(metavar="N", help="cli-seat-count")] = 0,
    seed: Seed = "0",
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="cli-jobs")] = 1,
    option: Options = None,
    preset: Preset = "",
    chain: Annotated[int, typer.Option(metavar="N", min=0, help="cli-chain")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> int:
    import json

    from rich.progress import Progress

    from palatine.arena import simulate as run
    from palatine.arena import simulate_chains
    from palatine.bots import split

    rules = found(game)
    chosen = settings(rules, preset, option or [])
    is_quiet = not sys.stderr.isatty()
    with Progress(console=console(stderr=True), transient=True, disable=is_quiet) as bar:
        task = bar.add_task(say("cli-playing"), total=games)
        watch = partial(move_bar, bar, task)
        names, number = split(bots), seats or None
        if chain:
            report = simulate_chains(rules.id, names, games, chain, seed, chosen, watch, number)
        else:
            report = run(rules.id, names, games, seed, jobs, chosen, watch, number)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    elif chain:
        show_chains(report)
    else:
        show_report(report)
    return STOPPED if report["stopped"] else 0


@app.command("arena", help="cli-arena")
def arena(
    action: Annotated[str, typer.Argument(metavar="ACTION", help="cli-arena-action")],
    what: Annotated[str, typer.Argument(metavar="[WHAT]", help="cli-arena-what")] = "",
    number: Annotated[str, typer.Argument(metavar="[N]", help="cli-arena-number")] = "",
    out: Annotated[str, typer.Option(metavar="FOLDER", help="cli-arena-out")] = "",
    bots: Annotated[str, typer.Option(metavar="A,B", help="cli-arena-bots")] = "",
    seats: Annotated[int, typer.Option(metavar="N", min=0, help="cli-arena-seats")] = 0,
    option: Options = None,
    games: Annotated[int, typer.Option(metavar="N", min=0, help="cli-arena-games")] = 0,
    seed: Seed = "",
    until_sure: Annotated[float, typer.Option(metavar="P", help="cli-arena-until-sure")] = 0.0,
    margin: Annotated[float, typer.Option(metavar="POINTS", help="cli-arena-margin")] = 0.0,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, help="cli-arena-jobs")] = 0,
    engine: Annotated[str, typer.Option(metavar="local|ray", help="cli-arena-engine")] = "local",
    address: Annotated[str, typer.Option(metavar="ADDRESS", help="cli-arena-address")] = "",
    dry: Annotated[bool, typer.Option("--dry", help="cli-arena-dry")] = False,
    observations: Annotated[
        bool, typer.Option("--observations", help="cli-arena-observations")
    ] = False,
) -> int:
    from palatine.arena.command import Export, Wish
    from palatine.arena.command import arena as carry_out
    from palatine.bots import split

    export: Export | None = None
    if observations:
        from palatine.research.datasets import export_arena

        export = export_arena
    chosen = settings(found(what), "", option) if option else {}
    wish = Wish(
        action=action,
        what=what,
        number=number,
        out=out,
        bots=split(bots) if bots else [],
        people=seats,
        options=chosen,
        games=games,
        seed=seed,
        until_sure=until_sure,
        margin=margin,
        jobs=jobs,
        engine=engine,
        address=address,
        dry=dry,
    )
    try:
        return carry_out(wish, say, language, export)
    except ImportError as error:  # an extra that is named with its command
        raise Wrong(str(error)) from None


@app.command("train", help="cli-train")
def train(
    game: GameId,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-train-file")],
    seats: Annotated[int, typer.Option(metavar="N", min=0, help="cli-arena-seats")] = 0,
    games: Annotated[int, typer.Option(metavar="N", min=10, help="cli-train-games")] = 2000,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="cli-train-bot")
    ] = "mcts:iterations=60,net=off",
    duel: Annotated[int, typer.Option(metavar="N", min=0, help="cli-train-duel")] = 4000,
    ms: Annotated[int, typer.Option(metavar="N", min=1, help="cli-train-ms")] = 50,
    out: Annotated[str, typer.Option(metavar="FILE", help="cli-train-out")] = "",
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="cli-jobs")] = 1,
    seed: Seed = "0",
) -> int:
    from pathlib import Path

    from palatine.research.training import Plan
    from palatine.research.training import train as run

    rules = found(game)
    for path in (file, out):
        folder = Path(path).absolute().parent
        if path and not folder.is_dir():  # or it would be noticed when all is learned
            raise Wrong(say("cli-no-folder", file=path, folder=str(folder)))
    plan = Plan(rules.id, seats or max(2, rules.seats[0]), seed, bot, ms)
    is_shown = sys.stderr.isatty()

    def report(what: str, told: dict[str, Any]) -> None:
        line = say(f"train-{what}", **{key: str(value) for key, value in told.items()})
        if what not in ("playing", "duelling"):
            print(line, flush=True)
        elif is_shown:
            print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)

    try:
        run(Path(file), plan, games, duel, jobs, Path(out) if out else None, report)
    except KeyboardInterrupt:
        print(say("train-stopped"), file=sys.stderr)
        return STOPPED
    except OSError as error:
        raise Wrong(unopened(error, file)) from None
    except UnicodeDecodeError:
        raise Wrong(say("cli-no-text", file=file)) from None
    except ImportError as error:
        raise Wrong(str(error)) from None
    return 0


@app.command("puzzles", help="cli-puzzles")
def find_puzzles(
    game: GameId,
    sources: Annotated[
        list[str] | None, typer.Argument(metavar="[SOURCES]", help="cli-puzzles-sources")
    ] = None,
    out: Annotated[str, typer.Option(metavar="FILE", help="cli-puzzles-out")] = "",
    count: Annotated[int, typer.Option(metavar="N", min=1, help="cli-puzzles-count")] = 20,
    iterations: Annotated[int, typer.Option(metavar="N", min=10, help="cli-iterations")] = 400,
    seed: Seed = "0",
) -> int:
    from rich.progress import Progress

    from palatine import journals
    from palatine.puzzles import finding, own_file, shelf, write

    rules = found(game)
    path = Path(out) if out else own_file(rules.id)
    before = shelf(rules.id, [path])
    for line in before.damaged:
        print(say("cli-puzzle-damaged", line=line), file=sys.stderr)
    known = [posed.puzzle for posed in before.posed.values()]
    hunt = finding.Hunt(rules, seed, iterations, count + len(known), known)
    matches = journals.sources_of(sources, read) if sources else journals.own(rules.id)

    def keep(task: finding.Hunt) -> None:
        try:
            write(path, rules.id, [*task.known, *task.found])
        except OSError as error:
            raise Wrong(f"{path}: {error.strerror}") from None

    is_quiet = not sys.stderr.isatty()
    with Progress(console=console(stderr=True), transient=True, disable=is_quiet) as bar:
        task = bar.add_task(say("cli-puzzles-looking", number=0))
        is_whole = finding.search(
            hunt,
            matches,
            lambda at, of, number: bar.update(
                task, completed=at, total=of, description=say("cli-puzzles-looking", number=number)
            ),
            keep,
        )
    for note in hunt.notes:
        print(note, file=sys.stderr)
    for puzzle in hunt.found:
        print(f"{puzzle.id}  {puzzle.seat}: {puzzle.question}: {puzzle.best}  {puzzle.loss:.0%}")
    print(say("cli-puzzles-found", number=len(hunt.found), matches=hunt.matches, place=str(path)))
    return 0 if is_whole else STOPPED


@app.command("puzzle", help="cli-puzzle")
def solve_puzzle(
    game: GameId,
    number: Annotated[int, typer.Argument(metavar="[N]", min=0, help="cli-puzzle-number")] = 0,
) -> None:
    from palatine.puzzles import shelf
    from palatine.terminal.puzzle import solve

    rules = found(game)
    on_shelf = shelf(rules.id)
    for line in on_shelf.damaged:
        print(say("cli-puzzle-damaged", line=line), file=sys.stderr)
    posed = list(on_shelf.posed.values())
    if number > len(posed) or not posed:
        raise Wrong(say("cli-no-puzzle", game=rules.id, number=len(posed)))
    edit_lines()
    solve(posed, number, speech(rules.id), console())


@app.command("bench", help="cli-bench")
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="cli-game")] = "",
    seconds: Annotated[float, typer.Option(metavar="N", min=0.05, help="cli-seconds")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
) -> int:
    import json

    from palatine.arena.speed import measured
    from palatine.build import flavour

    chosen = [found(game)] if game else [found(id) for id in IDS]
    rows: list[dict[str, Any]] = []
    code = 0
    measures = [(rules, count) for rules in chosen for count in rules.seats]
    if not as_json:
        print(f"palatine {__version__}, {say(f'cli-{flavour()}')}", flush=True)
    try:
        for done, (rules, count) in enumerate(measures):
            tell_for_now(
                say("cli-bench-now", game=rules.id, seats=count, done=done + 1, all=len(measures))
            )
            rows.append(measured(rules, count, seconds))
            tell_for_now("")
            if not as_json:
                print(say("cli-bench-row", **rows[-1]), flush=True)
    except KeyboardInterrupt:
        code = STOPPED
        tell_for_now("")
        print(say("cli-stopped" if as_json else "cli-interrupted"), file=sys.stderr)
    if as_json:
        print(json.dumps({"version": __version__, "build": flavour(), "rows": rows}))
    return code


@app.command("replay", help="cli-replay")
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-journal")],
    seat: Annotated[str, typer.Option(metavar="SEAT", help="cli-seat")] = "observer",
    at: Annotated[int, typer.Option(metavar="N", min=0, help="cli-at")] = 0,
) -> None:
    from palatine.terminal.replay import Replay

    match = loaded(file)
    number = match.seat_number(seat)
    edit_lines()
    Replay(match, number, speech(match.game.id), console()).look(min(at, match.choices))


@app.command("check", help="cli-check")
def check(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="[FILES]", help="cli-journals")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="cli-check-seed")] = "",
    database: Annotated[str, typer.Option(metavar="FILE|URL", help="cli-check-database")] = "",
) -> int:
    if database:
        return check_database(database)
    if not files:
        raise Wrong(say("cli-missing", name="FILES"))
    bad = 0
    done = 0
    unread = 0
    try:
        for file in files:
            try:
                text = read(file)
            except (Wrong, BadData) as error:
                unread += 1
                print(f"palatine: {error}", file=sys.stderr)
                continue
            try:
                print(f"{file}: {checked(text, seed)}")
            except (BadData, BadJournal, Illegal) as error:
                bad += 1
                print(f"{file}: {say('cli-check-bad', error=worded(error))}")
            done += 1
    except KeyboardInterrupt:
        print(say("cli-stopped"), file=sys.stderr)
    if done:
        print(say("cli-check-sum", number=done, bad=bad))
    if done and unread:
        print(say("cli-check-unread", number=unread))
    if bad or done + unread < len(files):
        return FAILED
    return WRONG if unread else 0


def check_database(database: str) -> int:
    """Every match that a server keeps: whether our rules can go on with it."""
    import asyncio

    from palatine.table.settings import Settings
    from palatine.table.store import BadDatabase, NotStored
    from palatine.table.stored import check as check_stored

    settings = Settings(database=database)
    if settings.file is not None and not settings.file.exists():
        raise Wrong(say("cli-no-file", file=database, error=os.strerror(errno.ENOENT)))
    counted = [0, 0]

    async def look() -> None:
        async for row in check_stored(settings):
            counted[0] += 1
            counted[1] += bool(row.problem)
            key = "cli-table-differs" if row.problem else "cli-table-goes-on"
            print(say(key, id=row.table, game=row.game, choices=row.choices, held=row.held))
            if row.problem:
                print(f"  {row.problem}")

    try:
        asyncio.run(look())
    except KeyboardInterrupt:
        print(say("cli-stopped"), file=sys.stderr)
        return STOPPED
    except (BadDatabase, NotStored) as error:
        raise Wrong(say("cli-no-database", database=database, error=str(error))) from None
    print(say("cli-check-tables", number=counted[0], bad=counted[1]))
    return FAILED if counted[1] else 0


@app.command("verify", help="cli-verify")
def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-journals")],
) -> int:
    from palatine.table.verify import prove_next
    from palatine.table.verify import verify as prove

    before = None
    for file in files:
        try:
            proof = prove(read(file))
            if before is not None:
                prove_next(before, proof)
        except (BadData, BadJournal, Illegal) as error:
            print(f"{file}: {say('cli-check-bad', error=str(error))}")
            return FAILED
        print(
            say(
                "cli-verified",
                choices=proof.choices,
                draws=proof.draws,
                skipped=proof.skipped,
                commitment=proof.commitment,
            )
        )
        for told in played_with(proof.rules, proof.data):
            print(told)
        before = proof
    if len(files) > 1:
        print(say("cli-verified-chain", games=len(files)))
    return 0


@app.command("rules", help="cli-rules")
def rules(
    game: GameId, id: Annotated[str, typer.Argument(metavar="[ID]", help="cli-rule")] = ""
) -> None:
    from rich.markdown import Markdown

    from palatine.reference import reference

    book = reference(found(game).id, language)
    screen = console()
    if not id:
        with screen.pager(styles=True) if sys.stdout.isatty() else nullcontext():
            screen.print(Markdown(book.text))
        return
    wanted = book.find(id)
    if not wanted:
        groups = sorted({rule.rpartition("-")[0] for rule in book.rules})
        raise Wrong(say("cli-no-rule", id=id, known=", ".join(groups)))
    for rule in wanted:
        screen.print(Markdown(book.rules[rule]))
        if rule != wanted[-1]:
            screen.print()


@app.command("coverage", help="cli-coverage")
def coverage(
    game: GameId,
    tests: Annotated[str, typer.Option(metavar="FOLDER", help="cli-tests")] = "tests",
) -> int:
    from palatine.coverage import coverage as measure
    from palatine.reference import reference

    rules = found(game)
    if not Path(tests).is_dir():
        raise Wrong(say("cli-no-tests", folder=tests))
    result = measure(rules, Path(tests))
    texts = reference(rules.id, language).rules
    for id in result.uncited:
        print(f"{id:<12} {first_words(texts.get(id, ''))}")
    print(
        say(
            "cli-coverage-sum",
            cited=len(result.cited),
            all=len(result.cited) + len(result.uncited),
            exempt=len(result.exempt),
            files=result.files,
        )
    )
    return FAILED if result.uncited else 0


@app.command("sources", help="cli-sources")
def sources(
    game: GameId,
    correct: Annotated[str, typer.Option(metavar="FILE", help="cli-correct")] = "",
) -> None:
    from palatine.kernel.data import BOX, SOURCES, count_sources
    from palatine.words import check as check_words

    if correct:
        put_right(game, correct)
        return
    rules = found(game)
    check_words(rules)
    counts = count_sources(rules.tables)
    shown = [*SOURCES, BOX] if any(by[BOX] for by in counts.values()) else SOURCES
    width = max(len(name) for name in counts)
    names = [say(f"source-{source}") for source in shown]
    print(" " * width + "  " + "  ".join(names))
    for table, by_source in counts.items():
        cells = [f"{by_source[s]:>{len(n)}}" for s, n in zip(shown, names, strict=True)]
        print(f"{table:<{width}}  " + "  ".join(cells))
    checked = f"{rules.id}-title.sources"
    if speech(rules.id).has(checked):
        print("\n" + speech(rules.id).text(checked))
    whole: list[str] = []
    in_part: list[str] = []
    disputed: list[str] = []
    ours: list[str] = []
    for name, records in rules.tables.items():
        for record in records.records:
            what, note = f"{name} {record.key}", record.values.get("note", "")
            if record.source == "reconstruction":
                whole.append(f"{what}: {note}")
            if record.values.get("reconstructed"):
                keys = ", ".join(record.values["reconstructed"])
                in_part.append(f"{what} ({keys}): {note}")
            for key, why in record.values.get("disputed", {}).items():
                disputed.append(f"{what} ({key}): {why}")
            if record.source == BOX:
                ours.append(what)
    list_under("cli-reconstructions", whole)
    list_under("cli-reconstructed-in-part", in_part)
    list_under("cli-disputed", disputed)
    list_under("cli-corrected", ours)
    if whole or in_part:
        print("\n" + say("cli-own-the-box", game=rules.id))


def list_under(id: str, lines: list[str]) -> None:
    if lines:
        print("\n" + say(id))
    for line in lines:
        print(f"  {line}")


# what the commands are told


def found(id: str) -> "Game":
    """A game by its id."""
    from palatine.games import find

    if not id:
        raise Wrong(say("cli-which-game", known=", ".join(IDS)))
    if id not in IDS:
        raise Wrong(say("cli-no-game", id=id, known=", ".join(IDS)) + meant(id, IDS))
    return find(id)


def settings(game: "Game", preset: str, pairs: list[str]) -> dict[str, str]:
    """The table options of a preset, and `NAME=VALUE` for those that are to be different."""
    if preset and preset not in game.presets:
        presets = ", ".join(game.presets) or say("thing-none")
        told = say("cli-no-preset", preset=preset, known=presets)
        raise Wrong(told + meant(preset, game.presets))
    chosen = dict(game.presets[preset]) if preset else {}
    known = [option.id for option in game.options]
    for pair in pairs:
        name, equals, value = pair.partition("=")
        option = next((option for option in game.options if option.id == name), None)
        if option is None or not equals:
            told = say("cli-no-option", pair=pair, known=", ".join(known))
            raise Wrong(told + (meant(name, known) if option is None else ""))
        if value not in option.values if option.values else not value.isdecimal():
            values = ", ".join(option.values) or say("cli-whole-number")
            told = say("cli-no-value", name=name, value=value, known=values)
            raise Wrong(told + meant(value, option.values))
        chosen[name] = value
    return chosen


def seated(game: "Game", text: str, wanted: int, options: dict[str, str]) -> list[str]:
    """Who plays each seat: `3`, or `black=human,white=strong`; a seat not named gets a bot."""
    from palatine.bots.registry import parse
    from palatine.kernel.journal import HOUSE

    names_of = seats_by_people(game, options)
    named = named_seats(names_of, text)
    if named:
        counts = [n for n, names in names_of.items() if set(named) <= set(names)]
    else:
        counts = [int(text or wanted or min(names_of))] if (text or "0").isdecimal() else []
    if wanted:
        counts = [n for n in counts if n == wanted]
    if not counts or counts[0] not in game.seats:
        known = " · ".join(f"{n}: {', '.join(names)}" for n, names in names_of.items())
        raise Wrong(say("cli-no-seats", seats=text, known=known))
    names = game.config(counts[0], options).seat_names
    players = dict.fromkeys(names, USUAL_OPPONENT) | (named or {names[0]: HUMAN})
    for name in names[counts[0] :]:
        players[name] = HOUSE
    for player in players.values():
        if player not in (HUMAN, HOUSE):
            parse(player, game.id)
    return list(players.values())


def seats_by_people(game: "Game", options: dict[str, str]) -> dict[int, list[str]]:
    """The seats for every number of people that these table options allow."""
    found: dict[int, list[str]] = {}
    refused: Misfit | None = None
    for count in game.seats:
        try:
            found[count] = game.config(count, options).seat_names
        except Misfit as misfit:
            refused = refused or misfit
    if refused is not None and not found:
        raise refused
    return found


def named_seats(names_of: dict[int, list[str]], text: str) -> dict[str, str]:
    """`black=human,white=mcts:ms=9,seed=1` as a record: commas stand within specs too."""
    known = {name for names in names_of.values() for name in names}
    players: dict[str, str] = {}
    last = ""
    for part in text.split(","):
        name, _, player = part.strip().partition("=")
        if name in known:
            last = name
            players[last] = player or HUMAN
        elif last:
            players[last] += "," + part.strip()
        else:
            return {}
    return players


def read(file: str) -> str:
    """The text of a file; `FOLDER#N` is a game of a tournament."""
    folder, mark, number = file.rpartition("#")
    if mark and number.isdecimal() and Path(folder).is_dir():
        from palatine.arena.command import journal_of
        from palatine.arena.store import opened

        tournament = opened(Path(folder))
        try:
            return journal_of(tournament, int(number))
        finally:
            tournament.close()
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise Wrong(say("cli-no-file", file=file, error=str(error.strerror))) from None
    except UnicodeDecodeError:
        raise Wrong(say("cli-no-text", file=file)) from None


def loaded(file: str) -> "Match":
    """A match from a journal or a position."""
    import palatine

    text = read(file)
    try:
        match = palatine.load(text)
    except (BadData, BadJournal) as error:
        raise Wrong(f"{file}: {worded(error)}") from None
    for told in played_with(match.play.other_rules, match.play.other_data):
        print(f"{file}: {told}", file=sys.stderr)
    return match


def record_in(file: str) -> Any:
    """What a finished match has left: its journal, or the record by itself."""
    import json

    text = read(file)
    if text.lstrip().startswith("{"):
        with suppress(ValueError, RecursionError):
            document = json.loads(text)
            if isinstance(document, dict) and "record" in document and "position" not in document:
                return document
    match = loaded(file)
    if match.result is None:
        raise Wrong(say("cli-not-over", file=file))
    return match.record


# what the commands do


def put_right(game: str, file: str) -> None:
    """Checks corrected records and lays them into the folder of corrections."""
    import json

    from palatine.kernel.data import corrections_folder, corrections_of

    folder = corrections_folder()
    if folder is None:
        raise Wrong(say("cli-no-corrections"))
    text = read(file)
    try:
        wanted = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Wrong(say("cli-no-json", file=file, error=str(error))) from None
    if not isinstance(wanted, dict) or not all(isinstance(v, list) for v in wanted.values()):
        raise Wrong(say("cli-no-correction", file=file))
    if game not in IDS:
        found(game)
    before = corrections_of(game)
    os.environ["PALATINE_CORRECTIONS"] = ""  # our own tables say what the keys of records are
    tables = found(game).tables
    together = joined_corrections(tables, before, wanted)
    try_corrections(game, together, file)
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / f"{game}.json"
    place.write_text(json.dumps(together, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    number = sum(len(records) for records in wanted.values())
    print(say("cli-put-right", number=number, place=str(place)))


def joined_corrections(
    tables: "dict[str, Table]", before: dict[str, Any], wanted: dict[str, Any]
) -> dict[str, Any]:
    """The records of both, a later correction of the same record in place of the earlier."""
    from palatine.kernel.data import key_of

    together = {name: list(records) for name, records in before.items()}
    for name, records in wanted.items():
        together.setdefault(name, [])  # an unknown one is refused by its name
        named_by = tables[name].named_by if name in tables else []
        for values in records:
            if isinstance(values, dict):
                key = key_of(values, named_by)
                old = together.get(name, [])
                together[name] = [v for v in old if key_of(v, named_by) != key]
            together.setdefault(name, []).append(values)
    return together


def try_corrections(game: str, corrections: dict[str, Any], file: str) -> None:
    """Loads the game with the corrections in another process: this one has its tables already."""
    import json
    import subprocess
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / f"{game}.json").write_text(json.dumps(corrections), encoding="utf-8")
        program = "import sys; from palatine.cli import run; sys.exit(run(sys.argv[1:]))"
        tried = subprocess.run(
            [sys.executable, "-c", program, "sources", game, "--lang", language],
            env={**os.environ, "PALATINE_CORRECTIONS": folder},
            capture_output=True,
            text=True,
        )
    if tried.returncode:
        reason = tried.stderr.strip().removeprefix("palatine: ").splitlines()
        raise Wrong(f"{file}: {reason[-1] if reason else tried.returncode}")


def checked(text: str, seed: str) -> str:
    """Replays a journal with its digests, and its luck from the seed where that is known."""
    from palatine.games import find
    from palatine.kernel import journal

    written = journal.parse(text, find)
    played = journal.replay(written)
    digests = sum(line.kind == journal.DIGEST for line in written.lines)
    luck = "recorded"
    if seed or written.is_seeded:
        journal.replay(written, seed, verify=True)
        luck = "given" if written.is_given else "verified"
    good = say("cli-check-good", choices=len(played.steps), digests=digests)
    with_others = played_with(played.other_rules, played.other_data)
    return ", ".join([good, say(f"cli-luck-{luck}"), *with_others])


def played_with(rules: int, data: str) -> list[str]:
    """That a match was played with other rules or tables, and came out the same with ours."""
    told = [say("cli-other-rules", number=rules)] if rules else []
    return [*told, say("cli-other-data", id=data)] if data else told


def show_failures(report: dict[str, Any]) -> None:
    for failure in report["failures"]:
        print(say("cli-bot-failed", error=failure), file=sys.stderr)


def show_report(report: dict[str, Any]) -> None:
    """A simulation for people."""
    words = speech(report["game"])
    if report["stopped"]:
        print(say("cli-stopped"), file=sys.stderr)
    show_failures(report)
    print(
        say(
            "cli-simulated",
            games=report["games"],
            seconds=report["seconds"],
            rate=report["decisions_per_second"],
        )
    )
    for group in ("bots", "seats"):
        for name, row in report["wins"][group].items():
            if group == "seats":
                name = ", ".join(words.name("seat", seat) for seat in name.split("+"))
            bounds = f"{row['low']:.1%} – {row['high']:.1%}"
            print(f"  {name:<20} {row['rate']:>6.1%}  ({bounds})  {say('cli-won', **row)}")
    for reason, number in report["ended"].items():
        print(f"  {words.end(reason)}: {number}")
    for what in ("rounds", "length"):
        numbers = " / ".join(str(report[what][key]) for key in ("min", "p50", "p95", "max"))
        print(f"  {say(f'cli-{what}')}: {numbers}  (min / p50 / p95 / max)")
    lexicon = found(report["game"]).words
    for row in report["statistics"]:
        counted = words.statistic(lexicon, row["key"], row["category"])
        by_seat = [f"{words.name('seat', id)} {mean:.1f}" for id, mean in row["seats"].items()]
        print(f"  {counted}: {', '.join(by_seat)}")


def move_bar(bar: "Progress", task: "TaskID", done: int, all: int) -> None:
    bar.update(task, completed=done, total=all)


def show_chains(report: dict[str, Any]) -> None:
    """Chains of matches for people."""
    words = speech(report["game"])
    if report["stopped"]:
        print(say("cli-stopped"), file=sys.stderr)
    show_failures(report)
    print(say("cli-chained", **{key: report[key] for key in ("games", "chain", "seconds")}))
    for key, row in report["counts"].items():
        kind = report["kinds"][key]
        counted = [f"{words.name(kind, thing)} {number}" for thing, number in row.items()]
        print(f"  {words.own(f'entry-{key}')}: {', '.join(counted)}")
    for key, mean in report["means"].items():
        print(f"  {words.own(f'entry-{key}')}: {mean:.1f}")


def first_words(paragraph: str, width: int = 80) -> str:
    """The beginning of a rule, without its id, on one line."""
    text = " ".join(paragraph.split()).partition("** ")[2]
    return text if len(text) <= width else text[: width - 1].rsplit(" ", 1)[0] + " …"


def worded(error: Exception) -> str:
    """What went wrong; why table options do not go together is told in the words of their game."""
    from palatine.games import find

    misfit = error.misfit if isinstance(error, BadJournal) else error
    if not isinstance(misfit, Misfit):
        return str(error)
    told = speech(misfit.game).misfit(find(misfit.game).words, misfit.key, misfit.numbers)
    return str(error).replace(str(misfit), told)


def edit_lines() -> None:
    """Arrow keys and history at the prompt, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401  (importing it is what does it)


# help, language, errors


@app.callback(invoke_without_command=True, help="cli-palatine")
def palatine(
    ctx: typer.Context,
    lang: Annotated[str, typer.Option("--lang", metavar="en|ru", help="cli-lang")] = "",
    version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
    log: Log = "",
) -> None:
    if version:
        from palatine.build import flavour

        print(f"palatine {__version__} ({say(f'cli-{flavour()}')})")
    elif ctx.invoked_subcommand is None:
        serve(port=0, log=log)


def show_help(args: Sequence[str]) -> None:
    """What there is to type: all commands, or one of them with its options."""
    group: Any = typer.main.get_command(app)
    command = next((group.commands[word] for word in args if word in group.commands), group)
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option"]
    usage = ["palatine"] + ([command.name] if command is not group else [])
    usage += [p.metavar for p in arguments]
    usage += [say("cli-command-word")] if command is group else []
    print(f"{say('cli-usage')} {' '.join(usage)} …\n\n{say(command.help)}\n")
    rows = [(p.metavar, say(p.help)) for p in arguments]
    if command is group:
        width = max(len(name) for name in group.commands)
        for title, (names, example) in GROUPS.items():
            print(say(f"cli-group-{title}"))
            for name in names:
                print(f"  {name:<{width}}  {say(group.commands[name].help)}")
            print(f"    palatine {example}\n")
    rows += [(" ".join([*p.opts, p.metavar or ""]).strip(), say(p.help)) for p in options]
    if command is not group:
        rows.append(("--lang en|ru", say("cli-lang")))
    rows.append(("--help", say("cli-help")))
    width = max(len(left) for left, _ in rows)
    for left, right in rows:
        print(f"  {left:<{width}}  {right}")


def spoken(args: Sequence[str]) -> tuple[str, list[str]]:
    """The language that is asked for, anywhere on the line, or that of the locale."""
    from palatine.words import LANGUAGES

    rest: list[str] = []
    wanted = ""
    words = iter(args)
    for word in words:
        if word == "--lang":
            wanted = next(words, "?")
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    if wanted:
        if wanted not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Wrong(f"unknown language '{wanted}'; known are {known}")
        return wanted, rest
    locale = next(
        (os.environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(v)), ""
    )
    return ("ru" if locale.startswith("ru") else "en"), rest


def meant(word: str, known: Iterable[str]) -> str:
    """What somebody may have wanted to type, as an end of the sentence that refuses it."""
    from difflib import get_close_matches

    close = get_close_matches(word.lower(), list(known), 1, 0.6)
    return f" {say('cli-meant', word=close[0])}" if close else ""


def unopened(error: OSError, file: str) -> str:
    """A file that can be neither read nor written, with the reason."""
    return say("cli-no-open", file=str(error.filename or file), error=str(error.strerror))


def tell_for_now(line: str) -> None:
    """A line that is written over by the next one, where a terminal shows it."""
    if sys.stderr.isatty():
        print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)


def misused(error: typer.TyperException) -> str:
    """What typer has to say, in one line and in our words."""
    problem: Any = error
    kind = type(error).__name__
    param = getattr(problem, "param", None)
    name = "" if param is None else param.opts[0] if "--" in param.opts[0] else param.metavar
    if kind == "NoSuchOption":
        told = say("cli-no-such-option", option=problem.option_name)
        context = getattr(problem, "ctx", None)
        known = ["--lang", "--help"]
        known += [name for one in context.command.params for name in one.opts] if context else []
        return told + meant(problem.option_name, known)
    if kind == "MissingParameter":
        return say("cli-missing", name=name)
    detail = " ".join(error.message.split())
    return say("cli-bad-value", name=name, detail=detail) if kind == "BadParameter" else detail


def command_in(args: Sequence[str]) -> str:
    """The first word that is neither an option nor what one before the command is set to."""
    for before, word in zip(["", *args], args, strict=False):
        if not word.startswith("-") and before != "--log":
            return word
    return ""


def run(args: Sequence[str]) -> int:
    """One call of the command; returns its exit code."""
    global language
    try:
        language, rest = spoken(args)
        first = command_in(rest)
        if first not in (
            "simulate",
            "arena",
            "train",
        ):  # which have something to report however early it is stopped
            interrupts.release()
        if "--help" in rest or "-h" in rest:
            show_help(rest)
            return 0
        if rest == ["games"]:  # nothing to parse: answers before typer has got ready
            list_games()
            return 0
        names = [str(command.name) for command in app.registered_commands]
        if first and first not in names:
            told = say("cli-no-command", name=first, known=", ".join(names))
            raise Wrong(told + meant(first, names))
        group: Any = typer.main.get_command(app)
        code = group.main(args=rest, prog_name="palatine", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except (Wrong, BadData, BadJournal, Illegal) as error:
        text = worded(error)
    except typer.TyperException as error:
        text = misused(error)
    except (typer.Abort, KeyboardInterrupt):
        print(say("cli-interrupted"), file=sys.stderr)
        return STOPPED
    print(f"palatine: {text}", file=sys.stderr)
    return WRONG
