"""The checks, stage by stage: what will run and how long that took last time, then what came out.

`make test` and `make quick` run this; it needs nothing but the standard library. A stage is a
target of the Makefile, so that each can be run alone. All run, also after one that failed.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "checks"  # times and counts of the last run
CLIENT_COUNTS = re.compile(r"^\s*Tests\s+(.*?)\(\d+\)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Stage:
    """A target of the Makefile."""

    name: str
    about: str


@dataclass
class Outcome:
    """What came of a stage; tests are counted where they count themselves."""

    is_good: bool = False
    seconds: float = 0.0
    tests: int = 0
    failed: int = 0
    skipped: int = 0


# stages of one row run side by side
Rows = Sequence[Sequence[Stage]]
PLANS: dict[str, Rows] = {
    "test": [
        [Stage("setup", "packages and browser client")],
        [
            Stage("tested", "compiles the rules"),
            Stage("lint", "ruff, mypy, svelte-check, ESLint"),
            Stage("test-client", "the client's own tests"),
        ],
        [Stage("test-compiled", "the rules as they are compiled")],
        [Stage("browser-test", "a real browser")],
        [Stage("test-interpreted", "the rest, from the sources")],
    ],
    "quick": [
        [Stage("setup-quick", "packages")],
        [Stage("lint-python", "ruff, mypy"), Stage("test-quick", "tests from the sources")],
    ],
}


def last_times(plan: str) -> dict[str, float]:
    """Seconds that the stages took last time, as far as that is known."""
    try:
        kept = json.loads((KEPT / f"{plan}.json").read_text())
        return {str(name): float(seconds) for name, seconds in kept.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def spell(seconds: float) -> str:
    """Seconds as a person says them."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02d} s" if minutes else f"{rest} s"


def announce(rows: Rows, times: dict[str, float]) -> list[str]:
    """What will run, one line for every row."""
    whole = times.get("whole")
    told = f"last time {spell(whole)}" if whole is not None else "for the first time here"
    lines = [f"checks: {sum(len(row) for row in rows)} stages, {told}"]
    for row in rows:
        parts = []
        for stage in row:
            took = times.get(stage.name)
            parts.append(
                f"{stage.name} ({stage.about}{'' if took is None else f', {spell(took)}'})"
            )
        lines.append("  " + " beside ".join(parts))
    return lines


def run_stage(stage: Stage, is_alone: bool) -> Outcome:
    """One stage; of several side by side each speaks when it is done."""
    report = KEPT / f"{stage.name}.xml"
    report.unlink(missing_ok=True)
    env = dict(os.environ)
    if stage.name.startswith(("test-", "browser-")):
        env["PYTEST_ADDOPTS"] = f"{env.get('PYTEST_ADDOPTS', '')} --junitxml={report}".strip()
    began = time.monotonic()
    done = subprocess.run(
        ["make", stage.name],
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=None if is_alone else subprocess.PIPE,
        stderr=None if is_alone else subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    outcome = Outcome(done.returncode == 0, time.monotonic() - began)
    count(outcome, report, done.stdout or "")
    if not is_alone:
        with SPEAKING:
            print(f"\nchecks: {stage.name}\n{done.stdout}", end="", flush=True)
    return outcome


SPEAKING = threading.Lock()


def count(outcome: Outcome, report: Path, said: str) -> None:
    """How many tests there were, from pytest's report or from the last words of vitest."""
    if report.exists():
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            outcome.tests += int(suite.get("tests", 0))
            outcome.failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            outcome.skipped += int(suite.get("skipped", 0))
        return
    plain = re.sub(r"\x1b\[[0-9;]*m", "", said)
    for line in CLIENT_COUNTS.findall(plain):
        numbers = {word: int(number) for number, word in re.findall(r"(\d+) (\w+)", line)}
        outcome.failed = numbers.get("failed", 0)
        outcome.skipped = numbers.get("skipped", 0)
        outcome.tests = sum(numbers.values())


def table(rows: Rows, outcomes: dict[str, Outcome], whole: float) -> list[str]:
    """All stages with their times and counts."""
    width = max(len(stage.name) for row in rows for stage in row)
    lines = ["", f"{'stage':<{width}}  {'time':>12}  tests  failed  skipped"]
    for row in rows:
        for stage in row:
            got = outcomes.get(stage.name)
            if got is None:
                lines.append(f"{stage.name:<{width}}  {'not run':>12}")
                continue
            counts = f"{got.tests:>5}  {got.failed:>6}  {got.skipped:>7}" if got.tests else ""
            mark = "" if got.is_good else "  FAILED"
            lines.append(
                f"{stage.name:<{width}}  {spell(got.seconds):>12}  {counts}{mark}".rstrip()
            )
    tests = sum(got.tests for got in outcomes.values())
    lines.append(f"{'together':<{width}}  {spell(whole):>12}  {tests:>5}")
    return lines


def check(plan: str) -> int:
    """All stages of a plan; the exit code of the whole."""
    KEPT.mkdir(parents=True, exist_ok=True)
    rows = PLANS[plan]
    print("\n".join(announce(rows, last_times(plan))), flush=True)
    outcomes: dict[str, Outcome] = {}
    began = time.monotonic()
    for number, row in enumerate(rows):
        threads = []
        for stage in row:

            def work(stage: Stage = stage, is_alone: bool = len(row) == 1) -> None:
                outcomes[stage.name] = run_stage(stage, is_alone)

            threads.append(threading.Thread(target=work, daemon=True))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if number == 0 and not all(got.is_good for got in outcomes.values()):
            break  # without packages nothing runs
    whole = time.monotonic() - began
    print("\n".join(table(rows, outcomes, whole)), flush=True)
    failed = [stage.name for row in rows for stage in row if not good(outcomes, stage)]
    if failed:
        print(f"failed: {' '.join(failed)}", file=sys.stderr)
        return 1
    times = {name: round(got.seconds, 1) for name, got in outcomes.items()}
    (KEPT / f"{plan}.json").write_text(json.dumps(times | {"whole": round(whole, 1)}) + "\n")
    return 0


def good(outcomes: dict[str, Outcome], stage: Stage) -> bool:
    return stage.name in outcomes and outcomes[stage.name].is_good


if __name__ == "__main__":
    sys.exit(check(sys.argv[1]))
