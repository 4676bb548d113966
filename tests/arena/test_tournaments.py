"""Tournaments: the same rows however they were played, stopped, killed and gone on with."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from palatine import cli
from palatine.arena import local, on_ray, store
from palatine.arena.command import Wish, flagged, journal_of
from palatine.arena.director import Director
from palatine.arena.export import export
from palatine.arena.plan import Plan
from palatine.arena.playing import Cast, play_block, scores
from palatine.arena.results import results_of
from palatine.arena.tournament import Tournament, parse
from palatine.games import IDS, find
from palatine.kernel import journal
from palatine.kernel.errors import BadData

QUICK = """\
seed = "quick"
games = 24

[[game]]
id = "carolus-magnus"
people = [2, 3]
options = { round_cap = 2 }

[[contestant]]
name = "a"
bot = "random"

[[contestant]]
name = "b"
bot = "random:seed=2"
"""


def rows(path: Path) -> list[tuple[Any, ...]]:
    """All games, without the time that they took."""
    folder = store.opened(path)
    found = [tuple(row._replace(seconds="")) for row in folder.rows()]
    folder.close()
    return found


def run(path: Path, text: str, jobs: int = 1) -> Director:
    tournament = parse(text)
    folder = store.create(path, tournament, text)
    director = Director(folder)
    assert local.run(director, jobs, lambda _: None) is False
    folder.close()
    return director


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small tournament, played by one worker."""
    path = tmp_path_factory.mktemp("arena") / "quick"
    run(path, QUICK)
    return path


def test_one_and_two_workers_give_equal_rows(quick: Path, tmp_path: Path) -> None:
    director = run(tmp_path / "two", QUICK, 2)
    assert director.games == 48
    assert rows(tmp_path / "two") == rows(quick)


@pytest.mark.ray
def test_ray_gives_the_same_rows(quick: Path, tmp_path: Path) -> None:
    folder = store.create(tmp_path / "ray", parse(QUICK), QUICK)
    assert on_ray.run(Director(folder), "", 1, lambda _: None) is False
    folder.close()
    assert rows(tmp_path / "ray") == rows(quick)


class Cluster:
    """As much of Ray as looking at the nodes needs; the second node has what it is given."""

    def __init__(self, other: dict[str, str]) -> None:
        self.answers = [on_ray.own_version(parse(QUICK)), other]
        self.util = self.scheduling_strategies = self
        self.exceptions = SimpleNamespace(RayError=RuntimeError)
        self.asked: list[str] = []

    def NodeAffinitySchedulingStrategy(self, id: str, soft: bool) -> str:  # noqa: N802
        assert soft is False
        return id

    def nodes(self) -> list[dict[str, Any]]:
        names = ("one", "two", "dead")
        return [{"NodeID": n, "Alive": n != "dead", "NodeManagerAddress": n} for n in names]

    def remote(self, look: Any) -> Any:
        return self

    def options(self, scheduling_strategy: str, num_cpus: int) -> Any:
        self.asked.append(scheduling_strategy)
        return SimpleNamespace(remote=lambda tournament: len(self.asked) - 1)

    def get(self, number: int) -> dict[str, str]:
        if not self.answers[number]:
            raise RuntimeError("ModuleNotFoundError: No module named 'palatine'")
        return self.answers[number]


def test_every_node_of_a_cluster_must_have_the_same(tmp_path: Path) -> None:
    tournament = parse(QUICK)
    own = on_ray.own_version(tournament)
    same = Cluster(dict(own))
    on_ray.check_nodes(same, tournament)
    assert same.asked == ["one", "two"]
    with pytest.raises(BadData, match=r"node two has palatine 0\.0 with .*, here is"):
        on_ray.check_nodes(Cluster({**own, "palatine": "0.0"}), tournament)
    with pytest.raises(BadData, match="node two has palatine"):
        on_ray.check_nodes(Cluster({**own, "rules_carolus-magnus": "1 other"}), tournament)
    with pytest.raises(BadData, match="node two cannot play: ModuleNotFoundError"):
        on_ray.check_nodes(Cluster({}), tournament)


def test_a_missing_extra_is_named_with_its_command(
    monkeypatch: pytest.MonkeyPatch, quick: Path
) -> None:
    for name in ("pyarrow", "ray"):
        monkeypatch.setitem(sys.modules, name, None)
    folder = store.opened(quick)
    with pytest.raises(BadData, match=r"pyarrow is missing: pip install 'palatine\[arena\]'"):
        export(folder)
    with pytest.raises(BadData, match=r"ray is missing: pip install 'palatine\[ray\]'"):
        on_ray.run(Director(folder), "", 1, lambda _: None)
    folder.close()


def test_export_has_every_game(quick: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="an extra")
    folder = store.opened(quick)
    table = parquet.read_table(export(folder)).to_pylist()
    folder.close()
    assert len(table) == 48
    assert table[0]["game"] == "carolus-magnus"
    assert table[0]["contestants"] == ["a", "b"]
    assert sum(table[0]["rewards"]) in (0.0, 1.0)


def test_another_seed_gives_other_games(quick: Path) -> None:
    tournament = parse(QUICK.replace('"quick"', '"other"'))
    plan = Plan(tournament)
    first = plan.begin_round(lambda venue: {})[0]
    other = play_block(Cast(tournament), plan.job(first, 0))
    assert [row.digest for row in other] != [row[14] for row in rows(quick)[:2]]


def test_blocks_begin_with_the_same_luck_and_rotate_the_parties(quick: Path) -> None:
    folder = store.opened(quick)
    blocks: dict[int, list[store.Row]] = {}
    for row in folder.rows():
        blocks.setdefault(row.block, []).append(row)
    for games in blocks.values():
        people = folder.tournament.venues[games[0].venue].people
        assert [row.rotation for row in games] == list(range(people))
        texts = [journal_of(folder, row.number) for row in games]
        assert len({text.split("luck 0:")[1].splitlines()[0] for text in texts}) == 1
        seats = [json.loads(row.lineup) for row in games]
        assert all(sorted(column) == sorted(seats[0]) for column in zip(*seats, strict=True))
    three = [json.loads(b[0].lineup) for b in blocks.values() if len(b) == 3]
    assert {tuple(sorted(lineup)) for lineup in three} == {(0, 1, 1), (0, 0, 1)}
    folder.close()


def test_every_stored_game_expands_to_a_journal_that_check_accepts(quick: Path) -> None:
    folder = store.opened(quick)
    for row in folder.rows():
        text = journal_of(folder, row.number)
        written = journal.parse(text, find)
        again = journal.replay(written, verify=True)
        assert len(again.steps) == row.length
        assert written.lines[-1].text == row.digest
        assert set(written.players) == {"a", "b"}
    with pytest.raises(BadData, match="has no game 99999; it has 48 from 1 to"):
        folder.game(99999)
    folder.close()


@pytest.mark.parametrize("id", IDS)
def test_every_game_can_be_played_kept_and_expanded(id: str, tmp_path: Path) -> None:
    """Every registered game with its fewest people; those of the house have no bot."""
    people = find(id).seats[0]
    head = f'games = 2\n[[game]]\nid = "{id}"\npeople = {people}\n'
    bots = '[[contestant]]\nname = "a"\nbot = "random"\n[[contestant]]\nname="b"\nbot="random"\n'
    tournament = parse(head + bots)
    folder = store.create(tmp_path / "one", tournament, head + bots)
    plan = Plan(tournament)
    pairing = plan.begin_round(lambda venue: {})[0]
    block = play_block(Cast(tournament), plan.job(pairing, 0))
    folder.write(block)
    for row in block:
        assert 100 < len(row.choices) < 20_000
        assert sum(json.loads(row.scores).values()) == pytest.approx(1)
        assert json.loads(row.seconds)[0] == [0.0, 0]  # random is not timed
        journal_of(folder, row.number)  # which compares the digest
    results = results_of(folder)
    assert results.games == len(block)
    folder.close()


def test_random_bots_never_touch_the_luck_of_the_match(quick: Path) -> None:
    """Otherwise choices and seed would not be the whole game: nothing could be expanded."""
    folder = store.opened(quick)
    row = folder.game(1)
    venue = folder.tournament.venues[row.venue]
    drawn = journal.parse(journal_of(folder, 1), find).lines[0].outcomes
    begun = journal.begin(find(venue.game), venue.people, venue.options, "quick:0")
    assert begun.journal.lines[0].outcomes == drawn
    folder.close()


def test_scores_sum_to_one_and_a_party_counts_once() -> None:
    assert scores([0, 1, 0, 1], [[0, 2], [1, 3]], [0, 1, 0, 1], [1, 0, 1, 0]) == {0: 1, 1: 0}
    assert scores([0, 1, 1], [[0], [1], [2]], [0, 1, 2], [0, 0, 0]) == pytest.approx(
        {0: 1 / 3, 1: 2 / 3}
    )
    # a citizen ended in the party of the other contestant: both have won with it
    assert scores([0, 1, 1], [[0], [1], [2]], [0, 0, 2], [1, 1, 0]) == {0: 0.5, 1: 0.5}


def test_until_sure_stops_at_the_same_block_with_any_number_of_workers(tmp_path: Path) -> None:
    text = QUICK.replace("games = 24", "games = 400\nuntil_sure = 0.8\nmargin = 200")
    text = text.replace("[2, 3]", "2")
    tests = [run(tmp_path / str(jobs), text, jobs).contests[0].test for jobs in (1, 2)]
    assert tests[0] == tests[1]
    assert tests[0].verdict != "open"
    assert rows(tmp_path / "1") == rows(tmp_path / "2")
    assert len(rows(tmp_path / "1")) == 2 * tests[0].blocks < 400


def test_swiss_and_gauntlet_pairings() -> None:
    bots = "".join(f'[[contestant]]\nname="{n}"\nbot="random"\n' for n in "abcde")
    game = '[[game]]\nid="carolus-magnus"\n'
    plan = Plan(parse(f'pairing="gauntlet"\n{game}{bots}'))
    pairs = [(p.first, p.second) for p in plan.begin_round(lambda venue: {})]
    assert pairs == [(0, 1), (0, 2), (0, 3), (0, 4)]
    assert plan.begin_round(lambda venue: {}) == []
    plan = Plan(parse(f'pairing="swiss"\nrounds=3\ngames=4\n{game}{bots}'))
    met: list[tuple[int, int]] = []
    for _ in range(3):
        made = plan.begin_round(lambda venue: {0: 4.0, 1: 3.0, 2: 2.0, 3: 1.0})
        assert len(made) == 2
        met += [(p.first, p.second) for p in made]
    assert met[:2] == [(0, 1), (2, 3)]
    assert len({tuple(sorted(pair)) for pair in met}) == 6
    assert plan.begin_round(lambda venue: {}) == []
    assert [plan.pairing_of(block).number for block in range(plan.blocks)] == [
        0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5,
    ]  # fmt: skip


def test_alone_against_the_rules_the_house_is_rated(tmp_path: Path) -> None:
    text = """\
games = 2
[[game]]
id = "viscounts"
people = 1
options = { automa_board = ["cleric", "card"] }
[[contestant]]
name = "luck"
bot = "random"
[[goal]]
first = "luck"
second = "house"
least = 0.9
"""
    run(tmp_path / "solo", text)
    folder = store.opened(tmp_path / "solo")
    results = results_of(folder)
    folder.close()
    (scale,) = results.scales
    assert sorted(scale.names[i] for i in scale.ratings) == [
        "house automa_board=card", "house automa_board=cleric", "luck",
    ]  # fmt: skip
    assert [goal.share.games for goal in results.goals] == [2, 2]
    assert results.has_missed


# trouble


def process(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "palatine", "arena", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )


def children(pid: int) -> list[int]:
    """The worker processes of a run; the tracker of shared memory is none."""
    found: list[int] = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        command = Path(f"/proc/{child}/cmdline").read_bytes()
        if b"spawn_main" in command:
            found.append(int(child))
    return found


def stored(path: Path) -> int:
    try:
        db = sqlite3.connect(f"file:{path / 'games.db'}?mode=ro", uri=True)
        count: int = db.execute("select count(*) from games").fetchone()[0]
        db.close()
    except sqlite3.Error:
        return 0
    return count


def wait_for(path: Path, games: int) -> None:
    deadline = time.monotonic() + 120
    while stored(path) < games and time.monotonic() < deadline:
        time.sleep(0.02)
    assert stored(path) >= games


SLOW = """
import json, sys, time
for line in sys.stdin:
    time.sleep(float(sys.argv[1]))
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "hello"}', flush=True)
    if message["type"] == "ask":
        print(json.dumps({"id": message["id"], "pick": message["options"][0]}), flush=True)
    with open(sys.argv[2], "a") as heard:
        heard.write(message["type"] + " ")
"""
GAMES = 100


def with_slow(place: Path, games: int, seconds: float) -> str:
    """The quick tournament, with a program that sleeps over every line and notes what it heard."""
    (place / "slow.py").write_text(SLOW)
    words = [sys.executable, str(place / "slow.py"), str(seconds), str(place / "heard")]
    text = QUICK.replace("games = 24", f"games = {games}").replace("[2, 3]", "2")
    program = f"program = {json.dumps(words)}\nms = 60_000"
    return text.replace('bot = "random:seed=2"', program)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A file and its folder as nobody has disturbed it.

    One side sleeps over every line, so that no machine is done before it can be disturbed.
    """
    place = tmp_path_factory.mktemp("long")
    text = with_slow(place, GAMES, 0.005)
    (place / "long.toml").write_text(text)
    run(place / "whole", text, 2)
    return place / "long.toml", place / "whole"


def test_kill_9_of_parent_and_worker_loses_nothing(
    undisturbed: tuple[Path, Path], tmp_path: Path
) -> None:
    file, whole = undisturbed
    random = Random()
    out = tmp_path / "killed"
    first = process("run", str(file), "--out", str(out), "--jobs", "1")
    wait_for(out, 1 + random.randrange(GAMES // 4))
    first.kill()
    first.communicate()
    before = rows(out)
    assert 0 < len(before) < GAMES
    assert before == [row for row in rows(whole) if row in before]  # none twice, none wrong
    second = process("go", str(out), "--jobs", "1")
    wait_for(out, len(before) + 1 + random.randrange(GAMES // 4))
    for pid in children(second.pid):
        os.kill(pid, signal.SIGKILL)
    said, complaints = second.communicate(timeout=120)
    assert second.returncode == 0, complaints
    assert f"games: {GAMES}" in said
    assert rows(out) == rows(whole)


def test_ctrl_c_reports_and_go_goes_on(undisturbed: tuple[Path, Path], tmp_path: Path) -> None:
    file, whole = undisturbed
    out = tmp_path / "stopped"
    child = process("run", str(file), "--out", str(out), "--jobs", "1")
    wait_for(out, 1)
    os.killpg(child.pid, signal.SIGINT)
    said, complaints = child.communicate(timeout=60)
    assert child.returncode == 130, complaints
    assert "Traceback" not in complaints
    assert "go on" in complaints or "goes on" in complaints
    assert "carolus-magnus, 2 players" in said
    run_on(out)
    assert rows(out) == rows(whole)


def run_on(path: Path) -> None:
    folder = store.opened(path, is_writing=True)
    assert local.run(Director(folder), 1, lambda _: None) is False
    folder.close()


def test_programs_hear_how_the_last_game_ended(tmp_path: Path) -> None:
    """Workers are not killed before their programs have read it, however slow they are."""
    run(tmp_path / "out", with_slow(tmp_path, 2, 0.1))
    kinds = (tmp_path / "heard").read_text().split()
    assert kinds.count("new") == kinds.count("over") == 2


def test_a_second_writer_is_refused(quick: Path) -> None:
    folder = store.opened(quick, is_writing=True)
    with pytest.raises(BadData, match="another process writes"):
        store.opened(quick, is_writing=True)
    folder.close()
    store.opened(quick, is_writing=True).close()


def test_a_folder_of_others_is_refused(quick: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="has a tournament already: palatine arena go"):
        store.create(quick, parse(QUICK), QUICK)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").touch()
    with pytest.raises(BadData, match="is not empty and no tournament"):
        store.create(tmp_path / "full", parse(QUICK), QUICK)
    with pytest.raises(BadData, match="is no folder of a tournament"):
        store.opened(tmp_path)


@pytest.mark.parametrize(
    ("key", "said"),
    [("palatine", "was played with palatine 0.0, this"), ("rules_carolus-magnus", "was played")],
)
def test_another_version_or_data_is_refused_but_can_be_read(
    quick: Path, tmp_path: Path, key: str, said: str
) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in (store.FILE, store.GAMES):
        (copy / name).write_bytes((quick / name).read_bytes())
    text = (copy / store.FILE).read_text()
    head, _, tail = text.partition(f'"{key}" = "')
    (copy / store.FILE).write_text(f'{head}"{key}" = "0.0{tail[tail.index(chr(34)) :]}')
    with pytest.raises(BadData, match=said):
        store.opened(copy, is_writing=True)
    assert len(rows(copy)) == 48


def test_another_net_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of a bot that searches with what was learned depend on it."""
    text = QUICK.replace("carolus-magnus", "viscounts").replace("people = [2, 3]", "people = 2")
    text = text.replace("options = { round_cap = 2 }\n", "")
    plain, with_net = tmp_path / "plain", tmp_path / "net"
    store.create(plain, parse(text), text).close()
    text = text.replace('"random"', '"mcts:iterations=5"')
    store.create(with_net, parse(text), text).close()
    store.opened(with_net, is_writing=True).close()
    monkeypatch.setattr(store, "mark", lambda game: "other")
    store.opened(plain, is_writing=True).close()
    with pytest.raises(BadData, match="was played with net_viscounts [0-9a-f]{12}, this .* other"):
        store.opened(with_net, is_writing=True)


def test_a_full_disk_is_one_sentence_and_what_is_stored_stays(tmp_path: Path) -> None:
    tournament = parse(QUICK)
    folder = store.create(tmp_path / "full", tournament, QUICK)
    director = Director(folder)
    cast = Cast(tournament)
    job = director.next_job()
    assert job is not None
    director.take(job, play_block(cast, job))
    director.flush()
    pages = folder.db.execute("pragma page_count").fetchone()[0]
    folder.db.execute(f"pragma max_page_count = {pages}")
    while (job := director.next_job()) is not None:
        director.take(job, play_block(cast, job))
    with pytest.raises(BadData, match="cannot be written: database or disk is full"):
        director.flush()
    folder.close()
    assert len(rows(tmp_path / "full")) >= 2


MILLION = """
import json, resource, sys
from pathlib import Path
from palatine.arena import store
from palatine.arena.director import Director
from palatine.arena.playing import Cast, play_block
from palatine.arena.results import results_of
from palatine.arena.tournament import parse
path, games = Path(sys.argv[1]), int(sys.argv[2])
text = sys.argv[3].replace("games = 24", f"games = {games}").replace("[2, 3]", "2")
tournament = parse(text)
folder = store.create(path, tournament, text)
director, cast = Director(folder), Cast(tournament)
made = None
while (job := director.next_job()) is not None:
    made = made or play_block(cast, job)
    director.take(job, [
        row._replace(number=2 * job.block + turn + 1, block=job.block)
        for turn, row in enumerate(made)
    ])
    director.flush(is_due=False)
director.flush()
writing = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
found = results_of(folder)
print(json.dumps({"games": found.games, "writing": writing,
                  "all": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))
"""


def memory_for(path: Path, games: int) -> dict[str, float]:
    """Megabytes of a process that takes, writes and rates so many games."""
    command = [sys.executable, "-c", MILLION, str(path), str(games), QUICK]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def test_memory_does_not_grow_with_the_games(tmp_path: Path) -> None:
    few, more = (memory_for(tmp_path / str(n), n) for n in (2_000, 12_000))
    assert more["games"] == 12_000
    assert more["all"] - few["all"] < 25  # so a million would stay below 500 MB by far


@pytest.mark.long
def test_a_million_games_need_less_than_500_megabytes(tmp_path: Path) -> None:
    found = memory_for(tmp_path / "million", 1_000_000)
    assert found["games"] == 1_000_000
    assert found["all"] < 500


def test_a_block_that_kills_its_workers_is_broken_in_the_end(tmp_path: Path) -> None:
    director = Director(store.create(tmp_path / "x", parse(QUICK), QUICK))
    job = director.next_job()
    assert job is not None
    for _ in range(4):
        director.died(job)
        again = director.again.popleft() if director.again else None
    assert again is None
    director.flush()
    assert director.folder.broken() == [(0, "quick:0", "its worker died again and again")]
    second = director.next_job()
    assert second is not None
    assert second.block == 1
    director.folder.close()


# the command


@pytest.fixture
def command(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*args: str) -> tuple[int, str, str]:
        code = cli.run(args)
        return code, *capfd.readouterr()

    return call


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["fly"], "“fly” is nothing that the arena does; there are run, go, report"),
        (["run"], "which tournament? Name a file, or a game with --bots"),
        (["go"], "which tournament? Name its folder"),
        (["go", "nowhere"], "nowhere is no folder of a tournament"),
        (["run", "nothing.toml"], "cannot read “nothing.toml”"),
        (["run", "carolus-magnus"], "name at least two bots with --bots"),
        (["run", "carolus-magnus", "--bots", "random,deep"], "unknown bot 'deep'"),
        (["run", "carolus-magnus", "--bots", "random,greedy"], "where to keep the games?"),
        (["run", "carolus-magnus", "--bots", "random,greedy", "--engine", "mill"], "no engine"),
        (["run", "carolus-magnus", "--bots", "random,greedy", "--margin", "-5"], "--margin must"),
        (["run", "x.toml", "--bots", "random"], "--bots cannot be given with it"),
        (["journal", "nowhere", "1"], "nowhere is no folder"),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_2(
    command: Any, args: list[str], said: str
) -> None:
    code, out, err = command("arena", *args)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_bad_file_is_told_with_line_and_key(command: Any, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(QUICK.replace("games = 24", 'games = "many"'))
    code, _, err = command("arena", "run", str(file), "--out", str(tmp_path / "out"))
    assert code == 2
    assert f"{file}: line 2, games: a whole number" in err


def test_a_missed_goal_is_exit_code_1_in_both_languages(command: Any, tmp_path: Path) -> None:
    goal = '\n[[goal]]\nfirst = "a"\nsecond = "b"\nleast = 1.0\npeople = 2\n'
    file = tmp_path / "goal.toml"
    file.write_text(QUICK.replace("games = 24", 'games = 6\npairing = "goals"') + goal)
    code, out, _ = command("arena", "run", str(file), "--out", str(tmp_path / "o"), "--jobs", "1")
    assert code == 1
    assert "goal MISSED: a against b (carolus-magnus 2 round_cap=2)" in out
    code, out, _ = command("arena", "go", str(tmp_path / "o"), "--lang", "ru")
    assert code == 1
    assert "цель НЕ достигнута" in out
    assert "arena-" not in out


def test_a_stored_game_is_replayed_and_checked_by_its_number(command: Any, quick: Path) -> None:
    code, out, _ = command("check", f"{quick}#1", f"{quick}#2")
    assert code == 0
    assert "luck verified by the seed" in out
    code, out, _ = command("arena", "journal", str(quick), "1")
    assert code == 0
    assert out.startswith("palatine journal 1\n")
    code, _, err = command("replay", f"{quick}#99999")
    assert code == 2
    assert "has no game 99999" in err


def test_dry_tells_games_and_hours(command: Any, tmp_path: Path) -> None:
    flags = ["--bots", "random,greedy", "--games", "4000", "--until-sure", "0.95", "--dry"]
    code, out, _ = command("arena", "run", "carolus-magnus", *flags)
    assert code == 0
    assert "about 502 games between equals, 332 with a lead of the margin, 111" in out
    assert "games: at most 4,000" in out


def test_one_seed_one_tournament() -> None:
    tournament = parse(QUICK)
    assert isinstance(tournament, Tournament)
    assert Plan(tournament).width == 3
    assert Plan(tournament).game_number(2, 1) == 8


def test_bots_that_are_named_together_meet_each_other() -> None:
    """With `--bots greedy,random` Oath and Crusader Kings were played alone against the rules."""
    for id in IDS:
        (venue,) = flagged(Wish("run", id, bots=["greedy", "random"]), str).venues
        assert venue.people == 2
    (venue,) = flagged(Wish("run", "oath", bots=["greedy"]), str).venues
    assert venue.people == 1


def test_bots_of_one_spec_have_names_of_their_own() -> None:
    tournament = flagged(Wish("run", "oath", bots=["greedy"] * 3), str)
    names = [contestant.name for contestant in tournament.contestants]
    assert names == ["greedy", "greedy#2", "greedy#3"]
