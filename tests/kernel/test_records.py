"""Records: what a match leaves for the next one, through header, position and command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palatine import cli, match
from palatine.kernel import journal
from palatine.kernel.chance import commitment, fast
from palatine.kernel.errors import BadData, BadJournal
from palatine.kernel.position import read, read_whole, write
from palatine.match import Match, new
from tests.helpers import finished, play_through
from tests.toys.court import COURT, SAGA, CourtState
from tools import laws


@pytest.fixture(autouse=True)
def saga(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {"saga": SAGA, "court": COURT}
    monkeypatch.setattr(match, "find", games.__getitem__)
    monkeypatch.setattr("palatine.games.find", games.__getitem__)
    monkeypatch.setattr("palatine.arena.chains.find", games.__getitem__)
    monkeypatch.setattr(cli, "IDS", list(games))


def left(seed: str = "first") -> dict[str, Any]:
    record = Match(finished(SAGA, 2, seed)).record
    assert record is not None
    return record


def test_a_match_that_is_over_leaves_its_record() -> None:
    first = new("saga", 2)
    assert first.record is None, "not over yet"
    record = left()
    assert (record["game"], record["record"]["format"], record["record"]["game"]) == ("saga", 1, 1)
    assert json.loads(json.dumps(record)) == record
    assert Match(finished(COURT, 2, "x")).record is None, "most games leave nothing"


def test_the_next_match_begins_with_it() -> None:
    record = {"game": "saga", "record": {"format": 1, "game": 3, "gold": 40}}
    second = new("saga", 3, seed=1, record=record)
    g = second.play.g
    assert isinstance(g, CourtState)
    assert g.heap[0] >= 42
    assert second.play.journal.config.record == record["record"]
    for _ in play_through(second.play, fast("on")):
        laws.check_position(second.play.g, fast("more"))
    after = second.record
    assert after is not None
    assert after["record"]["game"] == 4


def test_journal_and_position_carry_it_and_are_as_before_without_it() -> None:
    record = left()
    play = new("saga", 2, record=record).play
    text = play.journal.text()
    assert f"record {json.dumps(record['record'])}\n" in text
    again = journal.replay(journal.parse(text, lambda id: SAGA), verify=True)
    assert again.journal.text() == text
    document = json.loads(json.dumps(write(play.g)))
    assert document["record"] == record["record"]
    assert read(SAGA, document, fast("x")).config.record == record["record"]
    plain = new("saga", 2).play
    assert "record" not in write(plain.g)
    assert "record" not in plain.journal.text()


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ({"format": 2, "game": 1, "gold": 1}, "record: format 2 is not 1"),
        ({"format": 1, "game": 1, "gold": "much"}, "record: gold must be a number"),
        ([], "must be an object"),
    ],
)
def test_a_bad_record_is_refused_everywhere(record: Any, message: str) -> None:
    with pytest.raises(BadData, match=message):
        new("saga", 2, record={"game": "saga", "record": record})
    play = new("saga", 2, record=left()).play
    document = write(play.g)
    document["record"] = record
    with pytest.raises(BadData, match=message):
        read_whole(SAGA, document, fast("x"))
    good = json.dumps(play.journal.config.record)
    text = play.journal.text().replace(good, json.dumps(record))
    with pytest.raises(BadJournal, match=f"line 6: .*{message}"):
        journal.parse(text, lambda id: SAGA)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"record": {}}, "a record is an object with 'game' and 'record'"),
        ({"game": "court", "record": {}}, "record: game 'court' is not saga"),
    ],
)
def test_what_is_no_record_of_the_game(document: Any, message: str) -> None:
    with pytest.raises(BadData, match=message):
        new("saga", 2, record=document)


def test_games_without_records_refuse_them() -> None:
    with pytest.raises(BadData, match="court keeps no records"):
        new("court", 2, record={"game": "court", "record": {}})


def test_next_plays_on_from_a_journal_or_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(cli, "play_new", lambda *given: begun.append(given))
    whole = tmp_path / "whole.journal"
    whole.write_text(finished(SAGA, 2, "first").journal.text(), "utf-8")
    record = tmp_path / "record.json"
    record.write_text(json.dumps(left()), "utf-8")
    for file in (whole, record):
        args = ["next", str(file), "--seats", "3", "--option", "north=house", "--seed", "7"]
        assert cli.run(args) == 0
    assert begun == [(SAGA, "3", "7", {"north": "house"}, left()["record"])] * 2
    half = tmp_path / "half.journal"
    half.write_text(new("saga", 2).journal(), "utf-8")
    none = tmp_path / "none.journal"
    none.write_text(finished(COURT, 2, "x").journal.text(), "utf-8")
    odd = tmp_path / "odd.json"
    odd.write_text('{"game": "saga", "record": []}', "utf-8")
    for file, said in [
        (half, f"the match in “{half}” is not over yet"),
        (none, f"“{none}” leaves nothing for a next match"),
        (odd, "must be an object"),
        (tmp_path / "no", "cannot read"),
    ]:
        assert cli.run(["next", str(file)]) == 2
        assert said in capsys.readouterr().err


def test_chains_are_played_counted_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "saga", "--chain", "3", "--games", "2", "--seats", "2", "--json"]
    assert cli.run(args) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["chain"], report["games"]) == (3, 6)
    assert report["means"]["gold"] > 0
    assert cli.run(args[:-1]) == 0
    assert cli.run(["simulate", "court", "--chain", "2", "--games", "1", "--seats", "2"]) == 2
    assert "leaves nothing for a next one" in capsys.readouterr().err


def secure(record: dict[str, Any] | None, seed: str) -> journal.Play:
    play = journal.begin(SAGA, 2, {}, seed, is_secure=True, record=record)
    play.journal.commitment = commitment(seed)
    for _ in play_through(play, fast(seed)):
        pass
    return play


def test_a_chain_of_journals_is_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("palatine.table.verify.find", {"saga": SAGA}.__getitem__)
    first = secure(None, "one")
    second = secure(SAGA.record(first.g), "two")
    third = secure(SAGA.record(second.g), "three")
    files = []
    for n, play in enumerate((first, second, third)):
        file = tmp_path / f"{n}.journal"
        file.write_text(play.journal.text(), "utf-8")
        files.append(str(file))
    assert cli.run(["verify", *files]) == 0
    assert "each of the 3 games began with what the one before left" in capsys.readouterr().out
    assert cli.run(["verify", files[0], files[2]]) == 1
    assert "differs from what the match before it left" in capsys.readouterr().out
    assert cli.run(["verify", files[1], files[0]]) == 1
    assert "did not begin with the record" in capsys.readouterr().out
