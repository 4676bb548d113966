"""What the person who starts a server reads, and what a program does."""
# coverage: cites nothing

from __future__ import annotations

import json
import logging
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine.table import greeting, logs
from palatine.table.serve import only_server, serve
from palatine.table.settings import Settings, from_environment
from palatine.table.thinkers import Thinkers

HERE = "http://127.0.0.1:4242/"


def whence(job: dict[str, Any]) -> dict[str, Any]:
    return {"from": palatine.__file__}


@pytest.fixture(params=["en", "ru"])
def settings(request: pytest.FixtureRequest) -> Settings:
    return Settings(database="tables.sqlite", language=request.param)


def test_a_person_reads_where_it_is_how_it_ends_and_what_a_friend_types(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines of JSON were all that a person at a terminal saw."""
    monkeypatch.setattr("palatine.table.reach.own_address", lambda: "192.0.2.7")
    monkeypatch.setattr(greeting, "own_address", lambda: "192.0.2.7")
    alone = greeting.greeting(HERE, settings, "127.0.0.1")
    assert HERE in alone[0]
    assert "Ctrl-C" in alone[1]
    assert str(Path("tables.sqlite").resolve()) in alone[1]
    assert "serve --host 0.0.0.0" in alone[2]
    assert "http://192.0.2.7:8187" in alone[2]
    shared = greeting.greeting(HERE, settings, "0.0.0.0")
    assert shared[2].endswith("http://192.0.2.7:4242")
    monkeypatch.setattr(greeting, "own_address", lambda: None)
    assert "http" not in greeting.greeting(HERE, settings, "127.0.0.1")[2]


def record(message: str, level: int = logging.INFO, **extra: object) -> logging.LogRecord:
    made = logging.LogRecord("palatine.table", level, "", 0, message, None, None)
    vars(made).update(extra)
    return made


def test_a_log_for_people_leaves_requests_out_and_is_no_json() -> None:
    assert logs.is_no_request(record("the bots think"))
    assert not logs.is_no_request(record("request", route="/"))
    told = logs.Sentences().format(record("a worker was lost", logging.ERROR, table="abcdefghi"))
    assert told == "error: a worker was lost (table abcdef)"
    assert logs.is_for_people("text")
    assert not logs.is_for_people("json")


def at_terminal(folder: Path, *options: str) -> str:
    """What a server that is started at a terminal has said when it is laid."""
    ours, theirs = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "palatine", "serve", "--port", "0", "--no-browser", "--lang", "en",
         "--database", str(folder / "tables.sqlite"), *options],
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    said = b""
    deadline = time.monotonic() + 60
    try:
        while b"reaches it" not in said and b"types" not in said and time.monotonic() < deadline:
            said += os.read(ours, 4096)
    finally:
        child.send_signal(signal.SIGINT)
        child.wait(30)
        os.close(ours)
    return said.decode()


def test_at_a_terminal_people_are_spoken_to(tmp_path: Path) -> None:
    said = at_terminal(tmp_path)
    assert re.search(r"The table is open: http://127.0.0.1:\d+/", said)
    assert "Ctrl-C ends it." in said
    assert "{" not in said


def test_a_log_that_is_wished_for_is_json(capfd: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers
    try:
        logs.set_up("info", "json")
        logging.getLogger("palatine.table").info("something")
        assert json.loads(capfd.readouterr().err)["message"] == "something"
    finally:
        logging.getLogger().handlers = before
        logging.getLogger().setLevel(logging.WARNING)


def test_a_folder_that_was_named_is_not_made_in_silence(tmp_path: Path) -> None:
    """`serve --database /missing/x` made the folder: a slip became a new, empty database."""
    missing = tmp_path / "missing"
    for database in (str(missing / "x"), f"sqlite+aiosqlite:///{missing / 'x'}"):
        with pytest.raises(SystemExit, match="there is no folder.*--database"):
            serve(port=0, database=database, open_browser=False)
    assert not missing.exists()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_data_folder_that_cannot_be_written_names_the_way_out(
    tmp_path: Path, language: str
) -> None:
    """`Permission denied` was all that was said."""
    (tmp_path / "data").write_text("a file where a folder should be")
    with (
        pytest.raises(SystemExit, match="--database FILE"),
        only_server(tmp_path / "data" / "palatine" / "tables.sqlite", HERE, language),
    ):
        pass


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PALATINE_ROOMS", "many", "PALATINE_ROOMS should be a whole number, not 'many'"),
        ("PALATINE_BOT_PATIENCE", "long", "PALATINE_BOT_PATIENCE should be a number, not 'long'"),
    ],
)
def test_should_be_a_int(name: str, value: str, said: str) -> None:
    """`PALATINE_ROOMS should be a int`."""
    with pytest.raises(SystemExit, match=said):
        from_environment(Settings(), {name: value})


@pytest.mark.anyio
async def test_workers_take_compiled_rules_as_soon_as_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server goes on with what it has; a new pool finds the other package first."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    folder = tmp_path / "fast"
    thinkers = Thinkers(1, 60.0, whence, faster=str(folder))
    try:
        before = await thinkers.think({})
        assert Path(before["from"]) == Path(palatine.__file__)
        folder.mkdir()
        (folder / "palatine").symlink_to(Path(palatine.__file__).parent)
        after = await thinkers.think({})
        assert Path(after["from"]).parent == folder / "palatine"
        assert thinkers.restarts == 0
        again = await thinkers.think({})
        assert again == after
    finally:
        thinkers.close()
