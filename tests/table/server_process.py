"""A server in a process of its own: to be killed, or to be fuzzed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CALM = {
    "PALATINE_BOT_WORKERS": "1",
    **{
        f"PALATINE_{what}_{which}": "1000000"
        for what in ("REQUESTS", "MESSAGES", "FRAMES", "COSTLY", "STRANGERS")
        for which in ("RATE", "BURST")
    },
    "PALATINE_TABLES_PER_PERSON": "1000000",
}


class Process:
    """Starts at once and says where it is; `last` is what it said when it ended."""

    last = ""

    def __init__(self, database: Path) -> None:
        path = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.process", str(database)],
            cwd=ROOT,
            env={**os.environ, **CALM, "PYTHONPATH": path, "PALATINE_LOG_LEVEL": "error"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "open at http" in line
        self.base = line.split()[-1].rstrip("/")

    def end(self, number: int = signal.SIGTERM) -> str:
        """Sends a signal, waits, and returns what the log said."""
        self.process.send_signal(number)
        try:
            self.last, said = self.process.communicate(timeout=120)
        finally:
            self.process.kill()  # nothing to one that has ended
        return said
