"""Tournament files: strictly read, and what is wrong is named with line and key."""

from __future__ import annotations

import pytest

from palatine.arena.tournament import BadTournament, Goal, Venue, parse, written

GOOD = """\
name = "levels"
seed = 7
pairing = "gauntlet"
games = 20
until_sure = 0.95
margin = 40

[[game]]
id = "carolus-magnus"
people = [2, 3]
options = { start_player = ["lot", "seat"], round_cap = 9 }

[[contestant]]
name = "one"
bot = "greedy"

[[contestant]]
name = "two"
program = ["python3", "two.py"]
ms = 50

[[goal]]
first = "one"
second = "two"
least = 0.6
people = 2
"""


def test_everything_in_a_file_is_read() -> None:
    found = parse(GOOD, "somewhere")
    assert (found.name, found.seed, found.pairing, found.games) == ("levels", "7", "gauntlet", 20)
    assert (found.until_sure, found.margin, found.folder) == (0.95, 40.0, "somewhere")
    cap = {"round_cap": "9"}
    assert found.venues == tuple(
        Venue("carolus-magnus", people, {"start_player": start, **cap})
        for people in (2, 3)
        for start in ("lot", "seat")
    )
    assert found.contestants[1].program == ("python3", "two.py")
    assert found.contestants[1].ms == 50
    assert found.goals == (Goal("one", "two", 0.6, "", 2, 0),)
    assert [found.goals[0].fits(venue) for venue in found.venues] == [True, True, False, False]


def test_what_flags_ask_for_is_written_as_a_file() -> None:
    found = parse(GOOD.replace('program = ["python3", "two.py"]', 'bot = "random"'))
    again = parse(written(found))
    assert again.contestants == found.contestants
    assert (again.venues, again.seed, again.games) == (found.venues, found.seed, found.games)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seed = 7", "seed = 7.5", "line 2, seed: a text or a whole number, not 7.5"),
        ("seed = 7", "seed = [", "line"),
        ("games = 20", "games = 0", "line 4, games: a whole number from 1"),
        ("games = 20", "games = true", "line 4, games: a whole number"),
        ("games = 20", "plays = 20", "line 4, plays: unknown; known are name, seed"),
        ('"gauntlet"', '"cup"', "line 3, pairing: 'cup' is none; there are round-robin"),
        ('"gauntlet"', '"swiss"', "line 5, until_sure: the rounds of a swiss"),
        ("margin = 40", "rounds = 4", "line 6, rounds: only a swiss tournament"),
        ("margin = 40", "margin = 0", "line 6, margin: a number from 1 to 1000, not 0"),
        ("0.95", "nan", "line 5, until_sure: a number from 0.5"),
        ("0.95", '"very"', "line 5, until_sure: a number from 0.5"),
        ('"carolus-magnus"', '"chess"', "line 9, game.id: no game 'chess'; known are"),
        ("[2, 3]", "[2, 9]", "line 10, game.people: carolus-magnus is for 2, 3, 4"),
        ("[2, 3]", "[2, 2]", "carolus-magnus 2 start_player=lot round_cap=9 is there twice"),
        ("round_cap = 9", "speed = 9", "line 11, game.options: carolus-magnus has no option"),
        ('["lot", "seat"]', '["lot", "me"]', "line 11, game.options: option start_player"),
        ('["lot", "seat"]', "[1.5]", "line 11, game.options: start_player: a value or a list"),
        ('name = "one"', 'name = "house"', "line 14, contestant.name: 'house' cannot be a name"),
        ('name = "one"', 'name = "o n e"', "line 14, contestant.name: 'o n e' cannot be"),
        ('name = "one"', 'name = "two"', "line 18, contestant.name: 'two' is there twice"),
        ('name = "one"', "", "line 13, contestant: 'name' is missing"),
        ('bot = "greedy"', 'bot = "deep"', "line 15, contestant.bot: unknown bot 'deep'"),
        ('bot = "greedy"', 'bot = "mcts"', "needs a budget"),
        ('bot = "greedy"', "", "line 13, contestant: 'one' needs either 'bot' or 'program'"),
        ("ms = 50", 'bot = "random"', "line 17, contestant: 'two' needs either"),
        ('["python3", "two.py"]', "[]", "line 19, contestant.program: a list of texts"),
        ('["python3", "two.py"]', '"two"', "line 19, contestant.program: a list of texts"),
        ("ms = 50", "ms = -1", "line 20, contestant.ms: a whole number"),
        ('first = "one"', 'first = "six"', "line 23, goal.first: no contestant 'six'"),
        ('second = "two"', 'second = "house"', "line 24, goal.second: no contestant 'house'"),
        ("least = 0.6", "least = 2", "line 25, goal.least: a number from 0 to 1, not 2"),
        ("least = 0.6", "", "line 22, goal: 'least' is missing"),
        ("people = 2\n", "people = 4\n", "line 22, goal: no game of this tournament is meant"),
        ("[[goal]]", "[goal]", "line 22, goal: written as [[goal]]"),
        ("[[goal]]", "[[goals]]", "line 22, goals: unknown"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_line_and_key(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(BadTournament) as caught:
        parse(GOOD.replace(old, new, 1))
    assert said in str(caught.value)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadTournament, match=r"the file: a \[\[contestant\]\] is missing"):
        parse("games = 3")
    with pytest.raises(BadTournament, match="at least two are needed"):
        parse('[[game]]\nid="viscounts"\npeople=2\n[[contestant]]\nname="a"\nbot="random"')
    alone = parse('[[game]]\nid="viscounts"\npeople=1\n[[contestant]]\nname="a"\nbot="random"')
    assert len(alone.contestants) == 1
