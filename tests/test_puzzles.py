"""Puzzles: shipped ones are what they say, found ones come from finished matches by their seed."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from palatine import cli, puzzles
from palatine.bots.appraise import chance_with, chances
from palatine.bots.policies import policy_for
from palatine.games import IDS, find
from palatine.journals import sources_of
from palatine.kernel import flow, journal, position
from palatine.kernel.chance import fast
from palatine.kernel.sight import guess, seen_by
from palatine.puzzles import LOSS, Posed, finding, pose, puzzle_of, shelf, write
from palatine.terminal import puzzle as terminal
from palatine.words import words

SHIPPED = 20
WITH_PUZZLES = [id for id in IDS if (puzzles.SHIPPED / f"{id}.json").exists()]
ALL = [
    (id, posed)
    for id in WITH_PUZZLES
    for posed in shelf(id, [puzzles.SHIPPED / f"{id}.json"]).posed.values()
]


def name(value: Any) -> str:
    return value.puzzle.id if isinstance(value, Posed) else str(value)


def test_every_game_has_puzzles() -> None:
    assert len(WITH_PUZZLES) == len(IDS)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_all_that_are_shipped_are_in_order(game: str) -> None:
    """Read, asked and compared as when they were found; each another idea."""
    path = puzzles.SHIPPED / f"{game}.json"
    found = shelf(game, [path])
    assert found.damaged == []
    assert SHIPPED - 2 <= len(found.posed) <= SHIPPED  # rules that change may cost some
    assert path.stat().st_size < 400_000
    ideas = [(posed.puzzle.question, posed.puzzle.best) for posed in found.posed.values()]
    assert len(set(ideas)) == len(found.posed)
    for posed in found.posed.values():
        chances = sorted(posed.puzzle.options.values(), reverse=True)
        assert chances[0] - chances[1] >= LOSS
        assert posed.puzzle.options[posed.puzzle.best] == chances[0]
        assert len(posed.ask.options) >= 2, "nothing is forced"
        assert list(posed.puzzle.options) == [
            posed.lexicon.code(option) for option in posed.ask.options
        ]


@pytest.mark.parametrize(("game", "posed"), ALL, ids=name)
def test_no_secret_of_the_others_is_in_it(game: str, posed: Posed) -> None:
    """What is kept is a sight: looked at again with the same eyes nothing more is hidden."""
    written = posed.puzzle.position
    again = seen_by(guess(posed.seen, posed.seat, fast(posed.puzzle.id)), posed.seat)
    assert json.loads(json.dumps(position.write(again))) == written


def proved(posed: Posed, budget: int) -> None:
    """The best is the best by a search of its own, with luck that it was not found with."""
    best = posed.lexicon.option(posed.puzzle.best)
    game, seen, seat, ask = posed.game, posed.seen, posed.seat, posed.ask
    ranked = sorted(posed.puzzle.options, key=lambda code: -posed.puzzle.options[code])
    rival = posed.lexicon.option(ranked[1])
    mine = chance_with(seen, seat, ask, game, policy_for(game.id), best, budget, "another")
    other = chance_with(seen, seat, ask, game, policy_for(game.id), rival, budget, "another")
    assert mine > other, f"{posed.puzzle.best} {mine:.2f}, {ranked[1]} {other:.2f}"


FEW = [next(pair for pair in ALL if pair[0] == id) for id in WITH_PUZZLES]


@pytest.mark.parametrize(("game", "posed"), FEW, ids=name)
def test_a_few_are_searched_again(game: str, posed: Posed) -> None:
    proved(posed, 60)


@pytest.mark.long
@pytest.mark.parametrize(("game", "posed"), ALL, ids=name)
def test_all_are_searched_again(game: str, posed: Posed) -> None:
    proved(posed, posed.puzzle.budget)


@pytest.mark.long
@pytest.mark.parametrize(("game", "posed"), FEW, ids=name)
def test_the_kept_chances_come_out_again(game: str, posed: Posed) -> None:
    """By seed and budget; a search that was mended since may reckon a little otherwise."""
    puzzle = posed.puzzle
    found = chances(posed.seen, posed.seat, posed.ask, posed.game, puzzle.budget, puzzle.seed)
    again = {posed.lexicon.code(option): chance for option, chance in found.items()}
    assert max(again, key=lambda code: again[code]) == puzzle.best
    assert again == pytest.approx(puzzle.options, abs=LOSS)


# finding them


def match_of(game: str, seed: str, most: int = 10_000) -> str:
    """The journal of a match at random, up to so many choices."""
    rules = find(game)
    play = journal.begin(rules, 2, {}, seed)
    luck = Random(seed)
    while len(play.steps) < most and (ask := flow.advance(play.g)) is not None:
        play.choose(int(ask.seat), luck.choice(list(ask.options)))
    return play.journal.text()


def whole_matches(folder: Path) -> None:
    for seed in "bcd":
        (folder / f"{seed}.journal").write_text(match_of("carolus-magnus", seed))


def hunted(folder: Path, seed: str = "s") -> list[dict[str, Any]]:
    hunt = finding.Hunt(find("carolus-magnus"), seed, 10, 2)
    assert finding.search(hunt, sources_of([str(folder)], Path.read_text))  # type: ignore[arg-type]
    return [puzzle.written() for puzzle in hunt.found]


def test_found_by_seed_and_only_in_finished_matches(tmp_path: Path) -> None:
    (tmp_path / "running.journal").write_text(match_of("carolus-magnus", "a", 60))
    (tmp_path / "other.journal").write_text(match_of("viscounts", "a", 10))
    (tmp_path / "broken.journal").write_text("no journal\n")
    assert hunted(tmp_path) == []
    whole_matches(tmp_path)
    found = hunted(tmp_path)
    assert len(found) == 2
    assert found == hunted(tmp_path), "the same seed finds the same"
    for row in found:
        posed = pose(find("carolus-magnus"), puzzle_of(row))
        assert posed.puzzle.loss >= LOSS
        assert row["choice"] < row["choices"]
    ideas = {(row["question"], max(row["options"], key=row["options"].get)) for row in found}
    assert len(ideas) == 2


def test_what_is_known_is_not_looked_for_again() -> None:
    """A question that makes up half of the file is left out, and so is the same idea."""
    known = [posed.puzzle for id, posed in ALL if id == "carolus-magnus"]
    one = known[0]
    hunt = finding.Hunt(find("carolus-magnus"), "s", 10, 20, known)
    assert hunt.is_known("another position", one.question, one.best)
    assert hunt.is_known(one.id, "another-question", "another answer")
    assert not hunt.is_known("another position", one.question, "another answer")
    count = sum(puzzle.question == one.question for puzzle in known)
    assert not hunt.is_spent(one.question)
    hunt.wanted = 2 * count
    assert hunt.is_spent(one.question)
    assert not hunt.is_spent("another-question")


def test_the_command_finds_keeps_and_goes_on(tmp_path: Path, capsys: Any) -> None:
    whole_matches(tmp_path)
    (tmp_path / "a-bad.journal").write_text("no journal\n")
    out = tmp_path / "found.json"
    words = ["puzzles", "carolus-magnus", str(tmp_path), "--out", str(out), "--iterations", "10"]
    assert cli.run([*words, "--count", "1"]) == 0
    said = capsys.readouterr()
    assert "Puzzles found: 1" in said.out
    assert "a-bad.journal: line 1" in said.err
    first = list(shelf("carolus-magnus", [out]).posed)
    assert len(first) == 1
    assert cli.run([*words, "--count", "1"]) == 0
    assert list(shelf("carolus-magnus", [out]).posed)[:1] == first
    assert len(shelf("carolus-magnus", [out]).posed) == 2


def test_ctrl_c_keeps_what_was_found(tmp_path: Path) -> None:
    (tmp_path / "one.journal").write_text(match_of("carolus-magnus", "b"))
    hunt = finding.Hunt(find("carolus-magnus"), "s", 10, 5)
    kept: list[int] = []

    def stop(at: int, of: int, number: int) -> None:
        if number:
            raise KeyboardInterrupt

    sources = sources_of([str(tmp_path)], Path.read_text)  # type: ignore[arg-type]
    assert not finding.search(hunt, sources, stop, lambda task: kept.append(len(task.found)))
    assert kept == [1]


# damage


def damaged(rows: list[dict[str, Any]], tmp_path: Path) -> puzzles.Shelf:
    path = tmp_path / "carolus-magnus.json"
    document = {"puzzles format": 1, "game": "carolus-magnus", "puzzles": rows}
    path.write_text(json.dumps(document))
    return shelf("carolus-magnus", [path])


def test_a_damaged_puzzle_is_one_line_and_the_others_stay(tmp_path: Path) -> None:
    rows = [posed.puzzle.written() for id, posed in ALL if id == "carolus-magnus"][:7]
    code = next(iter(rows[0]["options"]))
    rows[0] = {**rows[0], "options": {code: 0.9}}
    rows[1] = {**rows[1], "question": "who-knows"}
    rows[2] = {**rows[2], "position": {**rows[2]["position"], "fields": {}}}
    rows[3] = {**rows[3], "surprise": 1}
    rows[4] = {**rows[4], "options": dict.fromkeys(rows[4]["options"], 0.5)}
    rows[5] = {**rows[5], "played": "nothing"}
    found = damaged(rows, tmp_path)
    assert list(found.posed) == [rows[6]["id"]]
    assert [line.partition(":")[0] for line in found.damaged] == [
        f"carolus-magnus.json, puzzle {number}" for number in range(1, 7)
    ]
    assert all("\n" not in line for line in found.damaged)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"puzzles format": 2}', "[" * 100_000])
def test_a_damaged_file_is_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "carolus-magnus.json"
    path.write_text(text)
    found = shelf("carolus-magnus", [path])
    assert found.posed == {}
    assert len(found.damaged) == 1


def test_written_and_read_again(tmp_path: Path) -> None:
    posed = [posed for id, posed in ALL if id == "carolus-magnus"]
    path = tmp_path / "deep" / "x.json"
    write(path, "carolus-magnus", [one.puzzle for one in posed])
    assert list(shelf("carolus-magnus", [path]).posed) == [one.puzzle.id for one in posed]


# at the keyboard


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("game", "posed"), FEW, ids=name)
def test_solved_at_the_keyboard(game: str, posed: Posed, lang: str) -> None:
    answers = iter(["nonsense of all kinds", posed.puzzle.best, "q"])
    screen = io.StringIO()
    console = Console(file=screen, width=100)
    terminal.solve([posed, posed], 0, words(game, lang), console, lambda _: next(answers))
    said = screen.getvalue()
    speech = words(game, lang)
    assert speech.text("puzzle-right") in said
    assert speech.text("puzzle-played") in said
    percent = f"{posed.puzzle.options[posed.puzzle.best]:.0%}"
    assert re.search(rf"{percent}\s", said)


def test_the_command_refuses_what_is_not_there(capsys: Any) -> None:
    assert cli.run(["puzzle", "carolus-magnus", "99999"]) == cli.WRONG
    assert "carolus-magnus" in capsys.readouterr().err
