"""The report: one file with all that was counted, small, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from palatine import cli
from palatine.arena import store, summary
from palatine.arena.director import Director
from palatine.arena.playing import Cast, play_block
from palatine.arena.report import FILE, write_report
from palatine.arena.results import Scale, results_of, scales_of
from palatine.arena.summary import Mean, Summary, summarised
from palatine.arena.tournament import parse

for_reports = pytest.importorskip("altair", reason="the extra `arena` is not installed")

FILE_TEXT = """\
name = "Three <b>friends</b>"
seed = "report"
games = 4
until_sure = 0.95

[[game]]
id = "carolus-magnus"
people = [2, 3]
options = { round_cap = 3 }

[[contestant]]
name = "thinker"
bot = "greedy"

[[contestant]]
name = "luck"
bot = "random"

[[contestant]]
name = "absent"
program = ["no-such-program"]

[[goal]]
first = "thinker"
second = "luck"
least = 0.99
people = 2
"""


def played(path: Path, text: str = FILE_TEXT) -> store.Folder:
    """A tournament played in this process."""
    tournament = parse(text)
    folder = store.create(path, tournament, text)
    director = Director(folder)
    cast = Cast(tournament)
    while (job := director.next_job()) is not None:
        director.take(job, play_block(cast, job))
    director.flush()
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> store.Folder:
    return played(tmp_path_factory.mktemp("report") / "friends")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_is_in_the_report(folder: store.Folder, lang: str) -> None:
    text = write_report(folder, results_of(folder), lang).read_text(encoding="utf-8")
    assert "Three &lt;b&gt;friends&lt;/b&gt;" in text
    assert f'<html lang="{lang}">' in text
    headings = re.findall(r"<h[23]>(.*?)</h[23]>", text)
    wanted = {
        "en": ["Goals", "Ranking", "Share of victories", "Victories by seat", "Length of games",
               "How games end", "Time for a choice", "First choices", "What the game counts",
               "Games to look at", "What went wrong", "Sequential tests"],
        "ru": ["Цели", "Рейтинг", "Доля побед", "Победы по местам", "Длина партий",
               "Чем кончаются", "Время на выбор", "Первый выбор", "Что считает", "Партии, на",
               "Что не удалось", "Последовательные"],
    }[lang]  # fmt: skip
    for start in wanted:
        assert any(heading.startswith(start) for heading in headings), start
    assert not re.search(r"\b(report|arena|carolus-magnus)-[a-z]+-?[a-z]*\b(?! [0-9])", text)
    assert f"palatine replay {folder.path}#" in text
    assert "it cannot be started" in text
    assert text.count("<svg") == 4
    assert "<script" not in text
    assert not re.search(r"""(src|href)=["'](?!data:)""", text)


def test_every_game_of_a_small_tournament_has_its_command(
    folder: store.Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = results_of(folder)
    text = write_report(folder, results, "en").read_text(encoding="utf-8")
    for row in folder.rows():
        assert f"palatine replay {folder.path}#{row.number}<" in text
    assert text.count("<details>") == 2
    monkeypatch.setattr(summary, "FEW", 1)
    text = write_report(folder, results, "en").read_text(encoding="utf-8")
    assert f"Every game: <code>palatine replay {folder.path}#N</code>" in text
    assert "<details>" not in text


def test_numbers_of_a_summary_are_those_of_the_games(folder: store.Folder) -> None:
    results = results_of(folder)
    found = summarised(folder, results)
    assert [one.scale.people for one in found] == [2, 3]
    for one in found:
        games = sum(one.endings.values())
        assert games == one.scale.games == sum(one.lengths.values())
        assert sum(count for _, _, count in one.histogram()) == games
        won = sum(mean.total for mean in one.seats.values())
        nobody = one.endings["truncated"]
        assert won == pytest.approx(games - nobody)
        assert sum(mean.count for mean in one.spent.values()) > 0
        assert one.spent[0].value > one.spent[1].value


def test_a_histogram_has_few_steps() -> None:
    counted = Summary(results_scale())
    for length in range(100, 1000):
        counted.lengths[length] += 1
    bins = counted.histogram()
    assert len(bins) == 20
    assert bins[0] == (100, 144, 45)
    assert Mean().value == 0.0


def results_scale() -> Scale:
    return scales_of(parse(FILE_TEXT))[0]


def test_the_command_writes_it(folder: store.Folder, capfd: pytest.CaptureFixture[str]) -> None:
    code = cli.run(["arena", "report", str(folder.path), "--lang", "en"])
    out, _ = capfd.readouterr()
    assert code == (0 if "goal reached" in out else 1)
    assert f"written: {folder.path / FILE}" in out


@pytest.mark.long
def test_a_hundred_thousand_games_are_below_a_megabyte_and_a_half(
    folder: store.Folder, tmp_path: Path
) -> None:
    big = store.create(tmp_path / "big", parse(FILE_TEXT.replace("games = 4", "games = 99999")),
                       FILE_TEXT.replace("games = 4", "games = 99999"))  # fmt: skip
    (row, *_) = (row for row in folder.rows() if row.venue == 0 and not row.forfeit)
    pairings = 6
    big.write([
        row._replace(number=block * 3 + turn + 1, block=block, rotation=turn)
        for block in range(row.block, 50_000 * pairings, pairings)
        for turn in range(2)
    ])  # fmt: skip
    path = write_report(big, results_of(big), "en")
    assert big.db.execute("select count(*) from games").fetchone()[0] == 100_000
    assert path.stat().st_size < 1_500_000
    big.close()
