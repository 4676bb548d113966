"""Bots from outside: programs that behave and programs that do not, and entry points."""

from __future__ import annotations

import json
import re
import shutil
import sys
import time
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from palatine.arena import local, programs, store
from palatine.arena.command import journal_of
from palatine.arena.director import Director
from palatine.arena.plan import Plan
from palatine.arena.playing import Cast, Playing, play_block, play_bots
from palatine.arena.results import results_of
from palatine.arena.tournament import parse
from palatine.bots import Bot, foreign, make
from palatine.games import find
from palatine.kernel.errors import BadData

ROOT = Path(__file__).parents[2]
GAME = "carolus-magnus"
HEAD = """
import json, os, sys, time
def say(**what):
    sys.stdout.write(json.dumps(what) + "\\n")
    sys.stdout.flush()
def answer(ask):
    say(id=ask["id"], pick=ask["options"][0])
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say(type="hello", protocol=1)
    if kind == "ask":
        asked += 1
        if asked < 3:
            answer(message)
            continue
"""
GOOD = HEAD + "        answer(message)\n"


MS = 20_000  # nobody is late, however busy the machine is


def tournament_of(tmp_path: Path, program: str, ms: int = MS, more: str = "") -> str:
    file = tmp_path / "bot.py"
    file.write_text(program)
    return f"""
games = 12
[[game]]
id = "{GAME}"
options = {{ round_cap = 3 }}
[[contestant]]
name = "guest"
program = ["{sys.executable}", "{file}"]
ms = {ms}
[[contestant]]
name = "luck"
bot = "random"
{more}"""


def first_block(text: str, errors: Path | None = None) -> list[store.Row]:
    """Played in this process."""
    tournament = parse(text)
    plan = Plan(tournament)
    pairing = plan.begin_round(lambda venue: {})[0]
    cast = Cast(tournament, errors=errors)
    try:
        return play_block(cast, plan.job(pairing, 0))
    finally:
        cast.close()


def ends_soon(pid: int) -> bool:
    """Whether a process is gone; a zombie is: where nobody adopts orphans it stays in the list."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            stat = Path(f"/proc/{pid}/stat").read_text()
        except (FileNotFoundError, ProcessLookupError):
            return True
        if stat.rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.1)
    return False


def test_a_program_plays_whole_games(tmp_path: Path) -> None:
    text = tournament_of(tmp_path, GOOD)
    block = first_block(text)
    assert [row.forfeit for row in block] == ["", ""]
    tournament = parse(text)
    folder = store.create(tmp_path / "out", tournament, text)
    folder.write(block)
    assert "guest" in journal_of(folder, 1)
    folder.close()


ECHO = """
import json, sys
out = open(sys.argv[1], "a")
for line in sys.stdin:
    out.write(line); out.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "hello"}', flush=True)
    if message["type"] == "ask":
        print(json.dumps({"id": message["id"], "pick": message["options"][-1]}), flush=True)
"""


def test_what_a_program_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "FAREWELL", 30.0)  # the last line is to be read, too
    text = tournament_of(tmp_path, ECHO)
    heard = tmp_path / "heard"
    text = text.replace('bot.py"]', f'bot.py", "{heard}"]')
    first_block(text)
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    kinds = [message["type"] for message in messages]
    assert kinds[:3] == ["hello", "new", "ask"]
    assert kinds.count("over") == kinds.count("new") == 2
    assert messages[0]["protocol"] == 1
    new = messages[1]
    assert (new["game"], new["people"], new["seat"]) == (GAME, 2, "black")
    assert new["options"]["round_cap"] == "3"
    asks = [message for message in messages if message["type"] == "ask"]
    lexicon = find(GAME).lexicon(find(GAME).config(2, {}))
    for ask in asks:
        assert ask["key"] in lexicon.questions
        assert ask["ms"] == MS
        for code in ask["options"]:
            lexicon.option(code)
        assert ask["position"]["game"] == GAME
        for fact in ask["facts"]:
            assert fact["key"] in lexicon.facts
            assert set(fact) == {"key", "args", "rule", "seat", "forced"}
    assert any(ask["facts"] for ask in asks)
    first = kinds[: kinds.index("over")].count("ask")
    assert [ask["id"] for ask in asks[:first]] == list(range(1, first + 1))


def test_a_program_sees_no_more_than_its_seat(tmp_path: Path) -> None:
    """In Crusader Rex the strength of the other side's blocks is hidden."""
    heard = tmp_path / "heard"
    text = tournament_of(tmp_path, ECHO).replace('bot.py"]', f'bot.py", "{heard}"]')
    text = text.replace(GAME, "crusader-rex").replace("options = { round_cap = 3 }\n", "")
    tournament = parse(text)
    plan = Plan(tournament)
    cast = Cast(tournament)
    game = Playing(cast, plan.job(plan.begin_round(lambda venue: {})[0], 0), 0)
    play_bots(game, game.bots())  # to the end: until a moment it might be asked nothing
    cast.close()
    asks = [json.loads(line) for line in heard.read_text().splitlines() if '"ask"' in line]
    assert asks
    assert all("hidden" in json.dumps(ask["position"]) for ask in asks)


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ("time.sleep(60)", "it did not answer in time"),
        ("os._exit(3)", "it ended with 3"),
        ("os.close(1); time.sleep(60)", "it closed its end"),
        ("print('hello?', flush=True)", "it says 'hello?', no JSON"),
        ("print('[1]', flush=True)", "it says [1], no JSON object"),
        ("print('[' * 100000, flush=True)", "no JSON"),
        ("say(id=message['id'], pick='castle')", "it picks 'castle', which was not offered"),
        ("say(id=message['id'], pick=7)", "it picks 7, which was not offered"),
        ("say(id=message['id'] - 1, pick=message['options'][0])", "not question 3"),
        ("say(pick=message['options'][0])", "it answers None, not question 3"),
        ("answer(message); answer(message)", "it "),
        ("sys.stdout.write('x' * 3000000); sys.stdout.flush()", "longer than 1 MB"),
        ("while True: say(spam=1)", "it answers None, not question 3"),
        ("answer(message); say(late=1)", "it "),
    ],
)
def test_a_program_that_does_not_play_forfeits(tmp_path: Path, does: str, reason: str) -> None:
    ms = 20 if does == "time.sleep(60)" else MS  # only one of them is meant to be late
    text = tournament_of(tmp_path, HEAD + f"        {does}\n", ms)
    (first, second) = first_block(text)
    for row, seat in ((first, 0), (second, 1)):
        number, told = json.loads(row.forfeit)
        assert (number, row.ending) == (0, "forfeit")
        assert reason in told
        assert json.loads(row.rewards)[seat] == 0.0
        assert json.loads(row.rewards)[1 - seat] == 1.0
        assert json.loads(row.scores) == {"0": 0.0, "1": 1.0}


def test_what_a_program_has_forked_ends_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "child"
    # before its hello: whichever question it is late for, the child is known by then
    forks = f"""
child = os.fork()
if child == 0:
    time.sleep(600)
open({str(mark)!r}, "w").write(str(child))
asked = 0"""
    program = HEAD.replace("asked = 0", forks) + "        time.sleep(600)\n"
    row = first_block(tournament_of(tmp_path, program, ms=20))[0]
    assert "in time" in row.forfeit
    assert ends_soon(int(mark.read_text())), "the child of a program lives on"


def test_a_program_that_cannot_be_started_forfeits(tmp_path: Path) -> None:
    text = tournament_of(tmp_path, "").replace(sys.executable, "/no/such/program")
    assert "it cannot be started" in first_block(text)[0].forfeit


def test_stderr_is_kept_up_to_a_megabyte(tmp_path: Path) -> None:
    loud = HEAD + "        answer(message); sys.stderr.write('x' * 700000); sys.stderr.flush()\n"
    first_block(tournament_of(tmp_path, loud), tmp_path / "errors")
    kept = tmp_path / "errors" / "guest.stderr"
    assert 700_000 <= kept.stat().st_size <= programs.KEPT_ERRORS


def test_three_forfeits_in_a_row_are_the_end(tmp_path: Path) -> None:
    more = '[[contestant]]\nname = "other"\nbot = "random"\n'
    text = tournament_of(tmp_path, "raise SystemExit(9)", more=more)
    folder = store.create(tmp_path / "out", parse(text), text)
    director = Director(folder)
    assert local.run(director, 1, lambda _: None) is False
    assert folder.left_out() == {0: "it ended with 9"}
    results = results_of(folder)
    assert results.left_out == {0: "it ended with 9"}
    lineups = [json.loads(row.lineup) for row in folder.rows()]
    assert sum(0 in lineup for lineup in lineups) < 12
    assert sum(lineup in ([1, 2], [2, 1]) for lineup in lineups) == 12
    folder.close()


# entry points


class Last(Bot):
    """Takes the last option."""

    def pick(self, seen: Any, seat: int, ask: Any) -> int:
        return int(ask.options[-1])


def make_last(game: Any, settings: dict[str, str], seed: str) -> Bot:
    assert settings == {"speed": "2"}
    return Last()


def make_nothing(game: Any, settings: dict[str, str], seed: str) -> Any:
    return None


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, foreign.GROUP)


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    found: list[EntryPoint] = []
    monkeypatch.setattr(foreign, "named", lambda name: [p for p in found if p.name == name])
    return found


def test_an_entry_point_is_a_bot_in_a_tournament_only(points: list[EntryPoint]) -> None:
    points.append(point("last", f"{__name__}:make_last"))
    sys.modules.setdefault(__name__, sys.modules[Last.__module__])
    game = find(GAME)
    assert type(foreign.make_any("last:speed=2", game, "")).__name__ == "Last"
    with pytest.raises(BadData, match="unknown bot 'last:speed=2'"):
        make("last:speed=2", game)  # as the browser table makes its bots


def test_what_is_wrong_with_one_entry_point_harms_no_other(points: list[EntryPoint]) -> None:
    points += [
        point("gone", "no_such_module:make"),
        point("empty", f"{__name__}:make_nothing"),
        point("twice", "one:make"),
        point("twice", "two:make"),
        point("greedy", "other:make"),
    ]
    game = find(GAME)
    for spec, said in [
        ("gone", "bot 'gone' of no_such_module:make cannot be made: ModuleNotFoundError"),
        ("empty", "is no palatine.bots.Bot"),
        ("twice", "several packages have one of this name: one:make, two:make"),
        ("gone:fast", "'fast' should read KEY=VALUE"),
        ("missing", "unknown bot 'missing'"),
    ]:
        with pytest.raises(BadData, match=re.escape(said)):
            foreign.check(spec, game)
    assert type(foreign.make_any("greedy", game, "")).__name__ == "GreedyBot"
    assert "other:make cannot have its name" in foreign.shadowed("greedy", GAME)
    assert foreign.shadowed("random", GAME) == ""


PACKAGE = """
import time
from palatine.bots import Bot

class Sleeper(Bot):
    def __init__(self):
        self.asked = 0

    def pick(self, seen, seat, ask):
        self.asked += 1
        if self.asked > 2:
            time.sleep(600)
        return ask.options[0]

def make(game, settings, seed):
    return Sleeper()
"""


def test_a_bot_that_hangs_in_a_worker_costs_the_worker_and_forfeits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package"
    info = package / "sleeper-1.dist-info"
    info.mkdir(parents=True)
    (package / "sleeper.py").write_text(PACKAGE)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sleeper\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[palatine.bots]\nsleeper = sleeper:make\n")
    monkeypatch.syspath_prepend(package)  # the workers are spawned with it
    text = f"""
games = 2
[[game]]
id = "{GAME}"
options = {{ round_cap = 2 }}
[[contestant]]
name = "sleeper"
bot = "sleeper"
ms = 4000
[[contestant]]
name = "luck"
bot = "random"
"""
    folder = store.create(tmp_path / "out", parse(text), text)
    director = Director(folder)
    assert local.run(director, 1, lambda _: None) is False
    found = [row.forfeit for row in folder.rows()]
    assert found == ['[0,"it did not answer in time"]'] * 2
    assert [row.length > 2 for row in folder.rows()] == [True, True]
    assert folder.broken() == []
    folder.close()


# the bots of the page


def blocks_of(language: str) -> list[str]:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def node() -> str:
    here = Path(sys.executable).with_name("node")
    return str(here) if here.exists() else str(shutil.which("node"))


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_bots_of_the_page_play(tmp_path: Path, language: str) -> None:
    (source,) = [block for block in blocks_of(language) if '"hello"' in block]
    assert len(source.splitlines()) <= 20
    text = tournament_of(tmp_path, source)
    if language == "javascript":
        (tmp_path / "bot.py").rename(tmp_path / "bot.mjs")
        text = text.replace(sys.executable, node()).replace("bot.py", "bot.mjs")
    assert [row.forfeit for row in first_block(text)] == ["", ""]


def test_no_program_lives_on_when_its_worker_is_killed(tmp_path: Path) -> None:
    """As it would if only its pipe were closed: it does not read."""
    mark = tmp_path / "pid"
    deaf = GOOD.replace(
        "asked = 0", f"asked = 0\nopen({str(mark)!r}, 'w').write(str(os.getpid()))"
    ).replace("        answer(message)\n", "        time.sleep(600)\n")
    text = tournament_of(tmp_path, deaf, ms=500_000)
    folder = store.create(tmp_path / "out", parse(text), text)
    director = Director(folder)
    engine = local.Local(director, 1)
    engine.feed()
    deadline = time.monotonic() + 60
    while not (mark.exists() and mark.read_text()) and time.monotonic() < deadline:
        time.sleep(0.05)
    pid = int(mark.read_text())
    engine.workers[0].kill()
    assert ends_soon(pid)
    folder.close()
