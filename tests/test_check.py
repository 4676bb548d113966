"""`tools/check.py`: what is told before the checks and after them."""
# coverage: cites nothing

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any, cast

import pytest

from tools import check

pytestmark = pytest.mark.texts
ROOT = Path(__file__).resolve().parent.parent
REPORT = '<testsuites><testsuite tests="7" failures="{}" errors="0" skipped="2"/></testsuites>'


@pytest.fixture
def stages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Stages that end with the code that stands here, 0 if none."""
    codes: dict[str, int] = {}
    monkeypatch.setattr(check, "KEPT", tmp_path)
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)  # of the run that this is a part of
    run = subprocess.run

    def make(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        if command[0] != "make":
            return cast("subprocess.CompletedProcess[str]", run(command, **options))
        name = command[1]
        code = codes.get(name, 0)
        if "PYTEST_ADDOPTS" in options["env"]:
            found = re.search(r"--junitxml=(\S+)", options["env"]["PYTEST_ADDOPTS"])
            assert found is not None
            if name != "test-client":
                Path(found.group(1)).write_text(REPORT.format(code))
        said = " Tests  1 failed | 30 passed (31)\n" if name == "test-client" else "some words\n"
        return subprocess.CompletedProcess(command, code, said, "")

    monkeypatch.setattr(subprocess, "run", make)
    return codes


def test_the_checks_say_what_will_run_and_how_long_it_took(
    stages: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    """Who typed `make test` had no idea whether to wait or to go for a walk."""
    assert check.check("test") == 0
    first = capsys.readouterr().out.splitlines()
    assert first[0] == "checks: 7 stages, for the first time here"
    kept = json.loads((check.KEPT / "test.json").read_text())
    kept["whole"], kept["browser-test"] = 541.2, 95.0
    (check.KEPT / "test.json").write_text(json.dumps(kept))
    assert check.check("test") == 0
    again = capsys.readouterr().out.splitlines()
    assert again[0] == "checks: 7 stages, last time 9 min 01 s"
    assert "  browser-test (a real browser, 1 min 35 s)" in again


def test_the_checks_end_with_a_table_of_times_and_counts(
    stages: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    stages["test-compiled"] = 1
    assert check.check("test") == 1
    told = capsys.readouterr()
    rows = {row.split()[0]: row.split() for row in told.out.splitlines() if row.strip()}
    assert rows["test-compiled"] == ["test-compiled", "0", "s", "7", "1", "2", "FAILED"]
    assert rows["browser-test"] == ["browser-test", "0", "s", "7", "0", "2"]
    assert rows["test-client"] == ["test-client", "0", "s", "31", "1", "0"]
    assert rows["lint"] == ["lint", "0", "s"]
    assert rows["together"][-1] == str(3 * 7 + 31)
    assert told.err == "failed: test-compiled\n"
    assert not (check.KEPT / "test.json").exists()


def test_without_packages_nothing_is_run(
    stages: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    stages["setup"] = 1
    assert check.check("test") == 1
    assert capsys.readouterr().out.count("not run") == 6


def test_every_stage_is_a_target() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for rows in check.PLANS.values():
        for row in rows:
            for stage in row:
                assert re.search(rf"^[\w -]*\b{stage.name}\b[\w -]*:", makefile, re.MULTILINE)
