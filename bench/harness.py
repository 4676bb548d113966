"""What every benchmark needs: rates, alternating runs, instruction counts and their budgets."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUDGETS: Final = Path(__file__).with_name("budgets.json")
TOLERANCE: Final = 0.10


@dataclass(frozen=True)
class Rate:
    """One measured speed; its value is the median of its runs."""

    name: str
    version: str
    unit: str
    runs: list[float]
    also: dict[str, list[float]] = field(default_factory=dict)  # unit -> runs of a by-product

    @property
    def value(self) -> float:
        return median(self.runs)

    def row(self) -> dict[str, object]:
        """The rate as it is written into JSON."""
        return {
            "name": self.name,
            "version": self.version,
            "unit": self.unit,
            "value": self.value,
            "runs": self.runs,
            "also": {unit: median(runs) for unit, runs in self.also.items()},
        }


def merge(rates: Sequence[Rate]) -> Rate:
    """Several runs of one benchmark as one rate."""
    first = rates[0]
    return Rate(
        first.name,
        first.version,
        first.unit,
        [run for rate in rates for run in rate.runs],
        {unit: [run for rate in rates for run in rate.also[unit]] for unit in first.also},
    )


def interleave(tasks: Sequence[Callable[[], Rate]], repeats: int) -> list[Rate]:
    """Measure all tasks in turn, several rounds, so that a slow minute hits all of them alike."""
    rounds = [[task() for task in tasks] for _ in range(repeats)]
    return [merge(runs) for runs in zip(*rounds, strict=True)]


def table(rates: Sequence[Rate]) -> str:
    """Rates as aligned text with the spread of their runs."""
    rows = [["what", "version", "median", "lowest", "highest", "unit"]]
    for rate in rates:
        figures = [f"{number:,.2f}" for number in (rate.value, min(rate.runs), max(rate.runs))]
        also = "".join(f"; {median(runs):,.2f} {unit}" for unit, runs in rate.also.items())
        rows.append([rate.name, rate.version, *figures, rate.unit + also])
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if 2 <= column <= 4 else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


# the same hashes, the same work; threads of numpy that wait for some would be counted
ALIKE: Final = {"PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1"}


@dataclass(frozen=True)
class Counted:
    """What a command printed, its machine instructions, and the lines of its profile."""

    output: str
    instructions: int
    lines: list[str]


def callgrind(argv: Sequence[str]) -> Counted | None:
    """Run a command and count its instructions, or None (and a word why) without valgrind.

    Name a real program in `argv[0]` (`sys.executable`): children of a wrapper are not counted.
    """
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        print("instructions not counted: valgrind is not installed", file=sys.stderr)
        return None
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        log = Path(folder) / "log"  # apart, so that stderr is the command's own
        files = [f"--callgrind-out-file={profile}", f"--log-file={log}"]
        done = subprocess.run(
            [valgrind, "--tool=callgrind", *files, *argv],
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, **ALIKE},
            check=False,
        )
        if done.returncode != 0:
            why = done.stderr.strip() or (log.read_text().strip() if log.exists() else "")
            raise RuntimeError(f"{argv[0]} failed under valgrind: {why[-2000:]}")
        lines = profile.read_text().splitlines()
    for line in lines:
        if line.startswith(("summary:", "totals:")):
            return Counted(done.stdout, int(line.split()[1]), lines)
    raise RuntimeError(f"callgrind wrote no total for {argv[0]}")


def last_number(output: str) -> int:
    """The number of decisions, which a command prints as its last line."""
    last = output.strip().rpartition("\n")[2]
    if not last.isdecimal():
        raise ValueError(f"the last line must be the number of decisions, not {last!r}")
    return int(last)


def instructions_per_decision(
    command: Callable[[int], Sequence[str]], decisions: int
) -> float | None:
    """The price of one decision: a run of n against a run of 2n, so that start-up cancels out.

    `command(n)` plays about n decisions from a fixed seed and prints as its last line how many
    they really were. The difference works for interpreted and compiled code alike.
    """
    totals: list[int] = []
    played: list[int] = []
    for wanted in (decisions, 2 * decisions):
        counted = callgrind(command(wanted))
        if counted is None:
            return None
        totals.append(counted.instructions)
        played.append(last_number(counted.output))
    if played[1] <= played[0]:
        raise ValueError(f"the longer run played {played[1]} decisions, the shorter {played[0]}")
    return (totals[1] - totals[0]) / (played[1] - played[0])


@dataclass(frozen=True)
class Verdict:
    """Whether a game keeps its budget, and the line to print about it."""

    kept: bool
    line: str


def read_budgets(path: Path = BUDGETS) -> dict[str, float]:
    """Game id -> instructions per decision; a malformed file is an error that names the place."""
    if not path.exists():
        return {}
    rows = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(rows, dict):
        raise ValueError(f"{path.name} must be an object of games")
    budgets: dict[str, float] = {}
    for game, row in rows.items():
        if not isinstance(row, dict) or set(row) != {"instructions_per_decision"}:
            raise ValueError(f"{path.name}, {game}: wants exactly 'instructions_per_decision'")
        number = row["instructions_per_decision"]
        if isinstance(number, bool) or not isinstance(number, (int, float)) or number <= 0:
            raise ValueError(f"{path.name}, {game}: {number!r} is not a positive number")
        budgets[game] = float(number)
    return budgets


def store_budget(game: str, measured: float, path: Path = BUDGETS) -> None:
    """Make what was measured the budget of a game."""
    budgets = read_budgets(path)
    budgets[game] = measured
    rows = {name: {"instructions_per_decision": round(budgets[name])} for name in sorted(budgets)}
    path.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


def check_budget(
    game: str, measured: float, path: Path = BUDGETS, tolerance: float = TOLERANCE
) -> Verdict:
    """Compare with the stored budget; a missing budget counts as broken, so none is forgotten."""
    budget = read_budgets(path).get(game)
    line = f"{game}: {measured:,.0f} instructions per decision"
    if budget is None:
        return Verdict(False, f"{line}, no budget stored")
    change = measured / budget - 1
    line += f", budget {budget:,.0f} ({change:+.1%})"
    if change > tolerance:
        return Verdict(False, f"{line}: over budget")
    if change < -tolerance:
        return Verdict(True, f"{line}: faster, the budget can be lowered")
    return Verdict(True, line)
