"""`tools/prepare.py` in a checkout of its own, with commands that only note what they are asked."""
# coverage: cites nothing

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import prepare

pytestmark = pytest.mark.texts
ROOT = Path(__file__).resolve().parent.parent
FAILS = "echo no such host >&2; exit 1"


class Checkout:
    """A folder like ours, whose Python, uv and npm write down what they are told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked = folder / "asked"
        for name in ("src/palatine/locale", "web/src", ".venv/bin", ".venv/lib/python3/x"):
            (folder / name).mkdir(parents=True)
        (folder / ".venv/lib/python3/x").rename(folder / ".venv/lib/python3/site-packages")
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "web/package.json"):
            (folder / name).write_bytes((ROOT / name).read_bytes())
        (folder / "web/package-lock.json").write_bytes(
            (ROOT / "web/package-lock.json").read_bytes()
        )
        (folder / ".venv/pyvenv.cfg").write_text("home = here\n")
        self.does("python", "exit 0")
        self.does("uv", "exit 0")
        self.does("node", "echo v22.12.0")
        self.does(
            "npm",
            'case "$1" in --version) echo 10.9.0;; install) mkdir -p node_modules;;'
            ' run) mkdir -p "$5";; esac',
        )

    def does(self, name: str, what: str) -> None:
        path = self.folder / ".venv/bin" / name
        path.write_text(f'#!/bin/sh\necho {name} "$@" >> {self.asked}\n{what}\n')
        path.chmod(0o755)

    def commands(self, name: str) -> list[str]:
        """What a program was asked, but for its version."""
        lines = self.asked.read_text().splitlines() if self.asked.exists() else []
        return [row for row in lines if row.startswith(f"{name} ") and "--version" not in row]

    def has_package(self, name: str) -> None:
        packages = self.folder / ".venv/lib/python3/site-packages"
        (packages / f"{name}-1.0.dist-info").mkdir()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    for name, value in vars(prepare).copy().items():
        if isinstance(value, Path) and value.is_relative_to(ROOT):
            monkeypatch.setattr(prepare, name, tmp_path / value.relative_to(ROOT))
    monkeypatch.setattr(prepare, "pip_settings", dict)
    monkeypatch.setattr(prepare, "settings", prepare.Settings())
    monkeypatch.setattr(prepare, "has_compiler", lambda: False)
    monkeypatch.setenv("PALATINE_COMPILE", "")
    made = Checkout(tmp_path)
    monkeypatch.setattr(prepare, "pip", lambda: [made.folder / ".venv/bin/python", "pip"])
    return made


# what playing needs


def test_play_brings_what_playing_needs_and_nothing_else(checkout: Checkout) -> None:
    """It took 555 MB and four minutes: test tools, Ray, pyarrow, a browser for tests."""
    prepare.prepare("play")
    (asked,) = checkout.commands("uv")
    wanted = {prepare.name_of(word) for word in asked.split() if ">=" in word}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert wanted == {prepare.name_of(one) for one in project["dependencies"]}
    assert not wanted & {"pytest", "ray", "pyarrow", "playwright", "mypy", "setuptools"}
    install, build = checkout.commands("npm")
    assert "--omit=dev" in install
    assert "run build" in build


def test_the_client_is_built_with_what_playing_brings() -> None:
    """The build asked for vitest, and so for all that tests need."""
    project = json.loads((ROOT / "web/package.json").read_text())
    used: set[str] = set()
    build = [ROOT / "web/vite.config.ts", ROOT / "web/svelte.config.js"]
    for path in [*build, *(ROOT / "web/plugins").glob("*.ts")]:
        used |= set(re.findall(r'from "((?:@[\w-]+/)?[\w-]+)[/"]', path.read_text()))
    assert used <= set(project["dependencies"])
    assert "@iconify-json/game-icons" in project["dependencies"]
    assert not {"vitest", "jsdom", "svelte-check", "axe-core"} & set(project["dependencies"])


def test_a_second_start_builds_and_asks_for_nothing(checkout: Checkout) -> None:
    prepare.prepare("play")
    checkout.asked.unlink()
    prepare.prepare("play")
    assert checkout.commands("uv") + checkout.commands("npm") == []


def test_the_client_is_built_again_when_its_sources_change(checkout: Checkout) -> None:
    prepare.prepare("play")
    checkout.asked.unlink()
    (checkout.folder / "web/tests").mkdir()
    (checkout.folder / "web/tests/some.test.ts").write_text("")
    prepare.prepare("play")
    assert checkout.commands("npm") == []
    (checkout.folder / "web/src/main.ts").write_text("")
    prepare.prepare("play")
    assert [row.split()[1] for row in checkout.commands("npm")] == ["run"]


def test_checks_bring_their_own_and_play_leaves_them_there(checkout: Checkout) -> None:
    prepare.prepare("play")
    prepare.prepare("setup")
    assert "pytest" in checkout.commands("uv")[-1]
    installs = [row for row in checkout.commands("npm") if " install " in row]
    assert ["--omit=dev" in row for row in installs] == [True, False]
    prepare.prepare("play")
    assert [row for row in checkout.commands("npm") if " install " in row] == installs


def test_the_program_runs_from_the_sources(checkout: Checkout) -> None:
    packages = checkout.folder / ".venv/lib/python3/site-packages"
    (packages / "palatine").mkdir()  # as it was installed in former times
    prepare.prepare("play")
    assert not (packages / "palatine").exists()
    assert (packages / "palatine.pth").read_text() == f"{checkout.folder}/src\n"
    assert (checkout.folder / ".venv/bin/palatine").stat().st_mode & 0o111


# when something is missing


def test_without_uv_pip_installs(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    checkout.does("uv", FAILS)
    prepare.prepare("play")
    assert any("pip install" in row and "litestar" in row for row in checkout.commands("python"))
    (checkout.folder / ".venv/bin/uv").unlink()
    (checkout.folder / ".venv/stamps/packages-runtime").unlink()
    checkout.does("python", 'case "$*" in *uv\\>=*) exit 1;; esac')
    prepare.prepare("play")
    assert any("pip install" in row and " uv>=" in row for row in checkout.commands("python"))


def test_what_the_network_did_not_bring_is_named_and_the_next_try_goes_on(
    checkout: Checkout, capfd: pytest.CaptureFixture[str]
) -> None:
    """A traceback of pip was all that a person saw."""
    checkout.does("uv", FAILS)
    checkout.does("python", 'case "$*" in *litestar*) exit 1;; esac')
    checkout.has_package("typer")
    with pytest.raises(prepare.GaveUp) as told:
        prepare.prepare("play")
    assert "missing: aiosqlite, alembic," in str(told.value)
    assert "litestar" in str(told.value)
    assert "typer" not in str(told.value)
    assert "next try goes on" in str(told.value)
    built = checkout.commands("npm")
    checkout.does("uv", "exit 0")
    prepare.prepare("play")
    assert checkout.commands("npm") == built


def test_node_packages_that_did_not_come_are_counted(checkout: Checkout) -> None:
    checkout.does("npm", 'case "$1" in --version) echo 10.9.0;; *) exit 1;; esac')
    with pytest.raises(prepare.GaveUp, match=r"no packages of the browser client.*0 of \d+ are"):
        prepare.prepare("play")


def test_pips_own_settings_are_told_to_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    """uv reads none of pip's files: behind a mirror it found nothing."""
    listed = (
        "global.index-url='https://mirror.test/simple'\n"
        ":env:.find-links='/opt/one /opt/two'\nglobal.cert='/etc/own.crt'\n"
        "global.extra-index-url='https://a.test/s\\nhttps://b.test/s'\n"
    )
    done = subprocess.CompletedProcess([], 0, listed, "")
    monkeypatch.setattr(prepare, "pip", lambda: [Path("pip")])
    monkeypatch.setattr(subprocess, "run", lambda *command, **options: done)
    monkeypatch.setenv("SSL_CERT_FILE", "/mine")
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX", "UV_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    assert prepare.pip_settings() == {
        "UV_DEFAULT_INDEX": "https://mirror.test/simple",
        "UV_INDEX": "https://a.test/s https://b.test/s",
        "UV_FIND_LINKS": "/opt/one,/opt/two",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }


def test_pip_is_asked_once_for_its_settings(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every package manager that was called asked pip again, for a second and a half."""
    asked: list[str] = []

    def say() -> dict[str, str]:
        asked.append("pip")
        return {"UV_INDEX": "here"}

    monkeypatch.setattr(prepare, "pip_settings", say)
    (checkout.folder / ".venv/bin/uv").unlink()
    brought = checkout.folder / "brought"
    brought.write_text(f'#!/bin/sh\necho "uv $UV_INDEX" "$@" >> {checkout.asked}\n')
    checkout.does("python", f'case "$*" in *uv\\>=*) install {brought} {prepare.UV};; esac')
    prepare.bring_packages(["litestar"], "packages")
    prepare.bring_packages(["nodejs"], "Node")
    assert [row.startswith("uv here pip install") for row in checkout.commands("uv")] == [True] * 2
    assert asked == ["pip"]


# compiled rules


class Opened(Exception):
    """The table took the place of the process."""


@pytest.fixture
def opening(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[list[str]]]:
    """Opens a table; gives back what was started behind it."""
    started: list[list[str]] = []

    def exec(program: Path, arguments: list[str]) -> None:
        raise Opened

    def open_table() -> list[list[str]]:
        started.clear()
        monkeypatch.delenv("PALATINE_FASTER", raising=False)
        with monkeypatch.context() as patch:
            patch.setattr(os, "execv", exec)
            patch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
            with pytest.raises(Opened):
                prepare.open_table([])
        return [*started]

    return open_table


def test_rules_are_compiled_behind_the_open_table(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, opening: Callable[[], list[list[str]]]
) -> None:
    """Four minutes went by before anybody saw a table."""
    prepare.prepare("play")
    monkeypatch.setattr(prepare, "has_compiler", lambda: True)
    (command,) = opening()
    assert command[-2] == "behind"
    assert os.environ["PALATINE_FASTER"] == str(checkout.folder / "build/fast")
    (checkout.folder / "build/fast").mkdir()
    prepare.stamp("fast", prepare.source_digest("fast"), "compiled")
    assert opening() == []
    prepare.prepare("play")
    packages = checkout.folder / ".venv/lib/python3/site-packages"
    first, second = (packages / "palatine.pth").read_text().split()
    assert (first, second) == (f"{checkout.folder}/build/fast", f"{checkout.folder}/src")
    (checkout.folder / "src/palatine/new.py").write_text("")
    prepare.prepare("play")
    assert (packages / "palatine.pth").read_text().split() == [second]


def test_compile_0_compiles_never(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, opening: Callable[[], list[list[str]]]
) -> None:
    prepare.prepare("play")
    monkeypatch.setattr(prepare, "has_compiler", lambda: True)
    monkeypatch.setenv("PALATINE_COMPILE", "0")
    assert opening() == []


def test_a_compiler_that_arrives_later_changes_nothing_by_itself(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, opening: Callable[[], list[list[str]]]
) -> None:
    """`make play` took minutes more, the day after somebody had installed a compiler."""
    prepare.prepare("play")
    assert opening() == []
    monkeypatch.setattr(prepare, "has_compiler", lambda: True)
    assert opening() == []


def test_fast_without_a_compiler_says_what_to_install(checkout: Checkout) -> None:
    with pytest.raises(prepare.GaveUp, match="apt-get install -y build-essential python3-dev"):
        prepare.prepare("fast")


def test_what_is_built_behind_ends_with_the_table(tmp_path: Path) -> None:
    """It must not go on for minutes after Ctrl-C."""
    script = tmp_path / "table.py"
    script.write_text(
        "import subprocess, sys\n"
        "from pathlib import Path\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from tools import prepare\n"
        f"prepare.BUILD = Path({str(tmp_path)!r})\n"
        "prepare.__file__ = __file__\n"
        "if sys.argv[1:] == ['compile']:\n"
        f"    Path({str(tmp_path)!r}, 'begun').touch()\n"
        "    import time; time.sleep(30)\n"
        f"    Path({str(tmp_path)!r}, 'ended').touch()\n"
        "elif sys.argv[1:]:\n"
        "    prepare.behind(int(sys.argv[2]))\n"
        "else:\n"
        "    import os, time\n"
        "    subprocess.Popen([sys.executable, __file__, 'behind', str(os.getpid())])\n"
        f"    while not Path({str(tmp_path)!r}, 'begun').exists(): time.sleep(0.1)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=25)
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "ended").exists()


# what a person reads


def test_a_step_that_takes_long_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """One silent line for every step, for minutes."""
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: True)
    screen = prepare.Screen(out)
    step = screen.running["packages"] = prepare.Step("packages", lambda: (15, 60))
    screen.draw()
    assert out.getvalue() == ""
    step.began -= prepare.SLOW + 1
    screen.draw()
    assert out.getvalue() == "packages [#####...............] 15/60"
    screen.line("done")
    assert out.getvalue().endswith("\r\033[Ksetup: done\n")
    assert re.fullmatch(r"client \d s", prepare.Step("client", None).bar())


def test_make_install_puts_the_program_on_the_path(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = checkout.folder / "at-home"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("PATH", "/bin")
    monkeypatch.setattr(prepare.screen, "out", sys.stderr)
    prepare.install_for_user()
    prepare.install_for_user()
    link = home / ".local/bin/palatine"
    assert link.readlink() == checkout.folder / ".venv/bin/palatine"
    assert f'export PATH="{home}/.local/bin:$PATH"' in capsys.readouterr().err
    link.unlink()
    link.write_text("somebody's own")
    with pytest.raises(prepare.GaveUp, match="no link of ours"):
        prepare.install_for_user()


def test_make_says_where_the_program_is() -> None:
    done = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True)
    assert [row for row in done.stdout.splitlines() if ".venv/bin/palatine" in row]
