"""A bare machine: what the checks need is brought, or named before anything is built."""
# coverage: cites nothing

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


class Machine:
    """A folder of commands that is all the machine has: no browser, and this user."""

    def __init__(self, folder: Path, user: int) -> None:
        self.folder = folder
        for name in ("bash", "sh", "cc", "env", "make"):
            found = shutil.which(name)
            if found:
                (folder / name).symlink_to(found)
        self.has("python3", f'exec "{sys.executable}" "$@"')
        self.has("id", f"echo {user}")

    def has(self, name: str, does: str) -> None:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{does}\n")
        path.chmod(0o755)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        env = {"PATH": str(self.folder), "HOME": os.environ.get("HOME", "")}
        return subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=50
        )


@pytest.mark.parametrize("command", [["tools/machine.sh"], ["make", "test"]], ids=" ".join)
def test_without_a_browser_the_line_to_type_is_named_first(
    tmp_path: Path, command: list[str]
) -> None:
    """`make test` stopped on a bare machine though the readme said that it needs nothing."""
    machine = Machine(tmp_path, user=1000)
    machine.has("apt-get", "echo nobody asked >&2; exit 1")
    done = machine.run(*command)
    assert done.returncode != 0
    line = "error: the checks need chromium; on Debian: sudo apt-get install -y chromium"
    assert done.stderr.splitlines()[0] == line
    assert "setup" not in done.stdout + done.stderr


def test_root_is_brought_debians_browser(tmp_path: Path) -> None:
    machine = Machine(tmp_path, user=0)
    machine.has("apt-get", f'echo "$@" >> {tmp_path}/asked; : > {tmp_path}/chromium')
    done = machine.run("tools/machine.sh")
    assert (done.returncode, done.stderr.split()[:2]) == (0, ["machine:", "installing"])
    assert "chromium" in done.stderr
    update, install = (tmp_path / "asked").read_text().splitlines()
    assert update.split()[0] == "update"
    assert install.startswith("install -y")
    assert "chromium" in install.split()


def test_a_machine_that_has_all_is_left_alone(tmp_path: Path) -> None:
    machine = Machine(tmp_path, user=1000)
    machine.has("chromium", "exit 0")
    machine.has("apt-get", "echo nobody asked >&2; exit 1")
    done = machine.run("tools/machine.sh")
    assert done.returncode == 0
    assert "error" not in done.stderr


def test_ci_brings_make_and_leaves_the_rest_to_it(tmp_path: Path) -> None:
    machine = Machine(tmp_path, user=0)
    for name in ("dirname",):
        (tmp_path / name).symlink_to(shutil.which(name) or "")
    (tmp_path / "make").unlink(missing_ok=True)
    making = f"printf '#!/bin/sh\\necho made \"$@\"\\n' > {tmp_path}/make; {'{}'}"
    chmod = shutil.which("chmod")
    machine.has("apt-get", making.format(f"{chmod} +x {tmp_path}/make"))
    done = machine.run(".ci/run")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["ci: installing make", "ci: make test", "made test"]
