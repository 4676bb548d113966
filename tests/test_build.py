"""The build: what is installed, what is loaded, and what the repository may hold."""

from __future__ import annotations

import importlib.metadata
import os
import re
import runpy
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import palatine
import palatine.build

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "palatine"
# one letter in brackets, so that this file does not find itself
REGISTRY = re.compile(r"py[p]i\.org|python[h]osted\.org|npm[j]s\.|yarn[p]kg\.com")
MACHINE_PATH = re.compile(r"(?<![\w.~:/-])/(?:ho[m]e|ro[o]t|wo[r]k|Us[e]rs)/\w")

by_make = pytest.mark.skipif(
    "PALATINE_EXPECT" not in os.environ, reason="only make installs first and says what to expect"
)


def found_in_texts(pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """Where the tracked text files match, with what was found."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    found = []
    for name in listed.stdout.split("\0"):
        path = ROOT / name
        content = path.read_bytes() if path.is_file() else b""
        if b"\0" not in content:
            found += [(name, match.group()) for match in pattern.finditer(content.decode())]
    return found


def test_no_compiled_module_lies_among_the_sources() -> None:
    assert [str(path) for path in SOURCES.rglob("*.so")] == []


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {path.parent for path in SOURCES.rglob("*.py")}
    assert [str(f) for f in sorted(folders) if not (f / "__init__.py").exists()] == []


@by_make
def test_the_expected_build_is_loaded() -> None:
    """A run that is meant for one build must not pass because of another."""
    assert palatine.build.flavour() == os.environ["PALATINE_EXPECT"]
    wanted = Path(os.environ["PYTHONPATH"]) / "palatine"
    assert Path(palatine.__file__).resolve().parent == wanted.resolve()


in_a_wheel = pytest.mark.skipif(
    Path(palatine.__file__).resolve().is_relative_to(SOURCES),
    reason="sources have neither a list of files nor metadata",
)


@by_make
@in_a_wheel
def test_the_installed_package_is_complete() -> None:
    """Every source and data file is in the wheel, and nothing else but what was compiled."""
    installed = importlib.metadata.files("palatine")
    assert installed is not None
    packed = {
        str(path)
        for path in installed
        if path.parts[0] == "palatine" and path.suffix not in (".so", ".pyc")
    }
    ours = {
        f"palatine/{path.relative_to(SOURCES)}"
        for path in SOURCES.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert packed == ours


@in_a_wheel
def test_the_metadata_agrees_with_the_package() -> None:
    about = importlib.metadata.metadata("palatine")
    assert about["Version"] == palatine.__version__
    assert about["License-Expression"] == "MIT"
    assert about["Requires-Python"] == ">=3.11"
    commands = importlib.metadata.entry_points(group="console_scripts", name="palatine")
    assert [command.value for command in commands] == ["palatine.__main__:main"]


def packed(folder: Path, hook: str) -> subprocess.CompletedProcess[str]:
    """What a build says in a folder with our own recipe and a package of one module."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    package = folder / "src" / "palatine"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").write_text('__version__ = "0.0"\n')
    code = f"from setuptools.build_meta import {hook}; print({hook}('dist'))"
    env = {name: value for name, value in os.environ.items() if name != "PALATINE_CLIENT"}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=env | {"PALATINE_COMPILE": "0"},
        capture_output=True,
        text=True,
    )


@pytest.mark.texts
@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_no_package_is_made_without_the_browser_client(tmp_path: Path, hook: str) -> None:
    """`python -m build` in a clean clone made a wheel whose table was an empty page."""
    pytest.importorskip("setuptools")
    refused = packed(tmp_path, hook)
    assert refused.returncode != 0
    assert "no browser client in src/palatine/table/static" in refused.stderr
    assert list(tmp_path.glob("dist/*")) == []
    # where its sources are it is built, or else it is said loudly that it could not be
    (tmp_path / "web").mkdir()
    (tmp_path / "tools").mkdir()
    client = tmp_path / "src/palatine/table/static"
    builder = tmp_path / "tools/prepare.py"
    builder.write_text("raise SystemExit('no Node')")
    failed = packed(tmp_path, hook)
    assert failed.returncode != 0
    assert "the browser client was not built" in failed.stderr
    builder.write_text(
        f"import pathlib; pathlib.Path({str(client)!r}).mkdir(parents=True)\n"
        f"pathlib.Path({str(client)!r}, 'index.html').write_text('client')"
    )
    done = packed(tmp_path, hook)
    assert done.returncode == 0, done.stderr
    (made,) = tmp_path.glob("dist/*")
    if hook == "build_wheel":
        wheel = zipfile.ZipFile(made)
        names = wheel.namelist()
        (about,) = [wheel.read(name).decode() for name in names if name.endswith("/METADATA")]
        assert "Description-Content-Type: text/markdown" in about
        assert about.split("\n\n", 1)[1].startswith("# Palatine\n")
        assert "docs/pictures" not in about
    else:
        with tarfile.open(made) as packed_source:
            names = packed_source.getnames()
    assert [name for name in names if name.endswith("palatine/table/static/index.html")]


@pytest.fixture(scope="module")
def recipe() -> dict[str, Any]:
    """What setup.py defines, without a build."""
    import setuptools

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setuptools, "setup", lambda **_: None)
        return runpy.run_path(str(ROOT / "setup.py"))


@pytest.mark.texts
def test_nothing_breaks_on_the_page_of_a_package_index(recipe: dict[str, Any]) -> None:
    """Pictures and links of the README led nowhere there."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    plain = recipe["index_page"](text)
    assert re.findall(r"\]\((?!https?:)", plain) == []
    assert "More:" not in plain
    assert "![" not in plain
    assert "\n\n\n" not in plain
    heads = [re.findall(r"^#+ .*", told, re.MULTILINE) for told in (text, plain)]
    assert heads[0] == heads[1]
    assert plain.count("make play") == text.count("make play")
    home = "https://example.org/palatine"
    linked = recipe["index_page"](text, home)
    assert re.findall(r"\]\((?!https?:)", linked) == []
    assert linked.count(f"]({home}/raw/HEAD/docs/pictures/") == text.count("](docs/pictures/")
    assert f"]({home}/blob/HEAD/docs/performance.md#research)" in linked
    assert linked.count("](") == text.count("](")


@pytest.mark.texts
def test_links_of_others_stay_as_they_are_on_a_package_index(recipe: dict[str, Any]) -> None:
    text = "See [them](https://example.org/a), [above](#why), [ours](docs/a.md) and ![it](b.png).\n"
    assert recipe["index_page"](text, "https://h") == (
        "See [them](https://example.org/a), [above](#why), [ours](https://h/blob/HEAD/docs/a.md) "
        "and ![it](https://h/raw/HEAD/b.png).\n"
    )
    assert "[them](https://example.org/a), [above](#why), ours" in recipe["index_page"](text)


def test_every_requirement_has_both_bounds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    assert [name for name in wanted if ">=" not in name or ",<" not in name] == []


def test_ci_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_no_registry_is_named() -> None:
    assert found_in_texts(REGISTRY) == []


def test_no_path_of_a_machine_is_named() -> None:
    assert found_in_texts(MACHINE_PATH) == []
