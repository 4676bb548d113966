"""The tournaments that come with the project: ladders, levels, and tables of the house seats."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from palatine.arena import store
from palatine.arena.director import Director
from palatine.arena.playing import Cast, play_block
from palatine.arena.results import results_of
from palatine.arena.sequential import score_of
from palatine.arena.tables import tables_of
from palatine.arena.tournament import GOALS, BadTournament, narrowed, parse, written
from palatine.bots import levels
from palatine.bots.policies import GUARD_MS
from palatine.games import IDS, find
from palatine.kernel.errors import BadData

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tournaments"
FILES = sorted(FOLDER.glob("*/*.toml"))
OWN = [path for path in FILES if any(path.stem.startswith(id) for id in IDS)]


def given(kind: str, id: str) -> str:
    return (FOLDER / kind / f"{id}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", OWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_given_tournament_can_be_played(path: Path) -> None:
    tournament = parse(path.read_text(encoding="utf-8"))
    assert tournament.pairing == GOALS
    assert {venue.game for venue in tournament.venues} == {
        next(id for id in IDS if path.stem.startswith(id))
    }
    assert path.parent.name in tournament.name.lower() or tournament.table is not None


@pytest.mark.parametrize("id", IDS)
def test_every_game_has_a_ladder(id: str) -> None:
    ladder = parse(given("ladder", id))
    assert ("greedy", "random") in [(goal.first, goal.second) for goal in ladder.goals]
    for goal in ladder.goals:
        assert goal.games >= 100
        assert goal.least > 1 / goal.people


def test_no_goal_has_fallen() -> None:
    wanted = {
        ("carolus-magnus", "greedy", 2): 0.95, ("carolus-magnus", "mcts:ms=100", 2): 0.9,
        ("carolus-magnus", "mcts:ms=100", 3): 0.67, ("carolus-magnus", "mcts:ms=100", 4): 0.85,
        ("crusader-rex", "greedy", 2): 0.95, ("crusader-rex", "mcts:ms=500", 2): 0.85,
        ("viscounts", "greedy", 2): 0.95, ("viscounts", "mcts:ms=100", 2): 0.8,
        ("crusader-kings", "greedy", 3): 0.8, ("crusader-kings", "greedy", 5): 0.6,
        ("crusader-kings", "mcts:ms=200", 3): 0.5,
    }  # fmt: skip
    found = {
        (id, goal.first, goal.people): goal.least
        for id in IDS
        for goal in parse(given("ladder", id)).goals
    }
    for key, least in wanted.items():
        assert found[key] >= least, key


@pytest.mark.parametrize("id", IDS)
def test_the_levels_of_a_tournament_are_those_of_the_table(id: str) -> None:
    """Without the limit of time, which only guards whoever waits at a table."""
    tournament = parse(given("levels", id))
    named = {level: spec.removesuffix(f",ms={GUARD_MS}") for level, spec in levels(id).items()}
    assert {one.name: one.bot for one in tournament.contestants} == named
    pairs = [(goal.first, goal.second) for goal in tournament.goals]
    assert pairs == list(zip(list(named)[1:], named, strict=False))
    (venue,) = tournament.venues
    for goal in tournament.goals:
        if venue.people == 2:
            assert goal.least == pytest.approx(score_of(100, 2), abs=0.001)
        else:
            assert goal.least > 1 / venue.people


def test_groups_of_a_table_are_all_categories() -> None:
    for path in FOLDER.glob("automa/*.toml"):
        tournament = parse(path.read_text(encoding="utf-8"))
        table = tournament.table
        assert table is not None
        (game,) = {venue.game for venue in tournament.venues}
        grouped = [name for _, names in table.groups for name in names]
        if table.statistic:
            saying = find(game).words.statistics[table.statistic]
            assert sorted(grouped) == sorted(saying.kinds[0].names)
        assert all(venue.has_house for venue in tournament.venues)


def test_the_automas_of_viscounts_and_the_strategies_of_crusader_kings_are_all_there() -> None:
    (board, schemes) = (
        next(option for option in find("viscounts").options if option.id == id).values
        for id in ("automa_board", "automa_future_schemes")
    )
    assert len(parse(given("automa", "viscounts")).venues) == len(board) * len(schemes)
    kings = parse(given("automa", "crusader-kings"))
    names = dict.fromkeys(venue.name for venue in kings.venues)
    assert list(names)[:5] == ["ferox", "postis", "munitio", "amandit", "aperio"]
    assert len(names) == 12
    assert len(kings.venues) == 24
    assert kings.venues[1].set_up == "ferox ai_armies=free_mobilise"


@pytest.mark.parametrize(("id", "people"), [("oath", {1, 2}), ("oath-search", {1})])
def test_the_prince_is_measured_in_both_roles_with_every_goal(id: str, people: set[int]) -> None:
    """On both levels against one, on the limited level against two."""
    venues = parse(given("automa", id)).venues
    found = [
        (v.people, v.options["prince"], v.options["prince_powers"], v.options["goal"])
        for v in venues
    ]
    goals = next(option for option in find("oath").options if option.id == "goal").values
    assert sorted(found) == sorted(
        (n, role, level, goal)
        for n in people
        for role in ("chancellor", "exile")
        for level in ("limited", "extended")
        for goal in goals
        if n == 1 or level == "limited"
    )
    assert {v.options["chronicle"] for v in venues} == {"none"}


# tables

SMALL = """\
seed = "small"
pairing = "goals"

[[game]]
id = "viscounts"
people = 1
options = { automa_board = ["cleric", "card"], automa_future_schemes = [0, 3] }

[[contestant]]
name = "luck"
bot = "random"

[[goal]]
first = "luck"
second = "house"
games = 2
least = 0.0

[table]
statistic = "points"
rows = "automa_board"
columns = "automa_future_schemes"
column = "difficulty"
house = "the Automa"

[table.groups]
"castle" = ["castle", "castle_leader"]
"""


def played(path: Path, text: str) -> store.Folder:
    tournament = parse(text)
    folder = store.create(path, tournament, text)
    director = Director(folder)
    cast = Cast(tournament)
    while (job := director.next_job()) is not None:
        director.take(job, play_block(cast, job))
    director.flush()
    return folder


def test_tables_in_markdown(tmp_path: Path) -> None:
    folder = played(tmp_path / "small", SMALL)
    wins, sources, ends = tables_of(folder).split("\n\n")
    lines = wins.splitlines()
    assert lines[0] == "| luck | difficulty 0 | difficulty 3 |"
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| cleric", "| card"]
    for cell in lines[2].strip("| ").split(" | ")[1:]:
        assert re.fullmatch(r"[\d.]+ % \([\d.]+ – [\d.]+\), [+-]\d+ points, 2 games", cell)
    assert sources.splitlines()[0] == "| luck | rounds | points | castle |"
    assert [line.split(" | ")[0] for line in sources.splitlines()[2:]] == [
        "| cleric: luck", "| cleric: the Automa", "| card: luck", "| card: the Automa",
    ]  # fmt: skip
    assert [line.split(" | ")[0] for line in ends.splitlines()[2:4]] == [
        "| cleric: luck", "| cleric: the Automa",
    ]  # fmt: skip
    both = [line.strip("| ").split(" | ")[1:] for line in ends.splitlines()[2:4]]
    assert sum(int(cell) for row in both for cell in row) == 4
    assert [scale.names[i] for scale in results_of(folder).scales for i in scale.names][1] == (
        "house automa_board=cleric automa_future_schemes=0"
    )
    folder.close()


TOGETHER = """\
seed = "small"
pairing = "goals"

[[game]]
id = "oath"
people = 2
name = "Chancellor"
options = { prince = "chancellor", chronicle = "none", goal = ["supremacy", "devotion"] }

[[contestant]]
name = "luck"
bot = "random"

[[goal]]
first = "luck"
second = "house"
people = 2
games = 3
least = 0.0

[table]
columns = "goal"
house = "the Prince"
"""


def test_two_people_against_the_rules_are_one_contestant(tmp_path: Path) -> None:
    """Every game has luck of its own: nothing is gained by changing two equal seats."""
    folder = played(tmp_path / "two", TOGETHER)
    wins, ends = tables_of(folder).split("\n\n")
    assert wins.splitlines()[0] == "| luck | supremacy | devotion |"
    for cell in wins.splitlines()[2].strip("| ").split(" | ")[1:]:
        assert re.fullmatch(r"[\d.]+ % \([\d.]+ – [\d.]+\), 3 games", cell)
    assert [line.split(" | ")[0] for line in ends.splitlines()[2:]] == [
        "| Chancellor: luck", "| Chancellor: the Prince",
    ]  # fmt: skip
    rows = list(folder.columns("block, rotation, lineup"))
    assert len({block for block, *_ in rows}) == 6
    assert {(rotation, lineup) for _, rotation, lineup in rows} == {(0, "[0,0,-1]")}
    results = results_of(folder)
    assert [goal.share.games for goal in results.goals] == [3, 3]
    assert [sorted(scale.names[i] for i in scale.ratings) for scale in results.scales] == [
        ["house", "luck"], ["house", "luck"],
    ]  # fmt: skip
    folder.close()


def test_several_against_the_rules_are_not_tested_in_sequence() -> None:
    with pytest.raises(BadTournament, match="until_sure: only one who plays alone"):
        parse(f"until_sure = 0.95\n{TOGETHER}")


def test_a_tournament_without_a_table_prints_none(tmp_path: Path) -> None:
    folder = played(tmp_path / "none", SMALL[: SMALL.index("[table]")])
    assert tables_of(folder) == ""
    folder.close()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"points"', '"glory"', "table.statistic: viscounts counts no 'glory' by category, but po"),
        ('rows = "automa_board"', 'rows = "x"', "table.rows: not every game has the option 'x'"),
        ('"castle_leader"]', '"moat"]', "table.groups: 'moat' is no category of viscounts"),
        ('["castle", "castle_leader"]', '"castle"', "table.groups: a table of lists"),
        ("[table]", "[[table]]", "line 19, table: written as [table]"),
        ('house = "the Automa"', "houses = 1", "table.houses: unknown; known are statistic, rows"),
        ('statistic = "points"', "", "table.groups: there is no 'statistic' to group"),
    ],
)
def test_what_is_wrong_with_a_table_is_told(old: str, new: str, said: str) -> None:
    assert old in SMALL
    with pytest.raises(BadTournament) as caught:
        parse(SMALL.replace(old, new, 1))
    assert said in str(caught.value)


def test_a_table_is_for_those_who_play_against_the_rules() -> None:
    text = given("ladder", "viscounts") + '\n[table]\nstatistic = "points"\n'
    with pytest.raises(BadTournament, match="only for games against the rules"):
        parse(text)


# table options of the command line


def test_options_are_set_in_all_games_of_a_file() -> None:
    tournament = parse(SMALL)
    one = narrowed(tournament, {"automa_board": "cleric", "solo_meeting": "both_gain"})
    assert [venue.options["automa_future_schemes"] for venue in one.venues] == ["0", "3"]
    assert all(venue.options["solo_meeting"] == "both_gain" for venue in one.venues)
    with pytest.raises(BadData, match="automa_board cannot be 'duke'"):
        narrowed(tournament, {"automa_board": "duke"})


@pytest.mark.parametrize("path", OWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_written_is_what_was_read(path: Path) -> None:
    tournament = parse(path.read_text(encoding="utf-8"))
    again = parse(written(tournament))
    assert again == tournament
    assert [venue.told for venue in again.venues] == [venue.told for venue in tournament.venues]


@pytest.mark.parametrize("target", ["ladder", "automa", "levels"])
def test_make_plays_every_file_or_those_of_a_game(target: str) -> None:
    wanted = ["make", "-n", target, "GAME=crusader-kings", "OPTIONS=a=b c=d"]
    told = subprocess.run(wanted, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"tournaments/{target}/crusader-kings*.toml" in told
    assert "--option a=b --option c=d" in told
    every = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True)
    assert f"tournaments/{target}/*.toml" in every.stdout
