"""Builds the package: the rules are compiled with mypyc where a C compiler is found.

PALATINE_COMPILE=1 insists on the compiler, PALATINE_COMPILE=0 does without it, and
PALATINE_PLAIN=some_game,other_game leaves games that are being written as they are. What is only
tried out need not be fast: PALATINE_OPTIMIZE=1 compiles in two thirds of the time of 3.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, ExecError, LinkError, PlatformError

ROOT = Path(__file__).parent
# everything that is made lies here, so that src holds sources only
BUILD = "build"
LEVEL = os.environ.get("PALATINE_OPTIMIZE", "3")  # of the C compiler
CLIENT = "src/palatine/table/static"
COMPILED = (
    "kernel/*.py",
    "games/**/*.py",
    "bots/nets.py",
    "bots/search.py",
    "bots/drive.py",
    "bots/policies/[a-z]*.py",
    "research/layouts.py",
    "research/encoder.py",
    "research/episodes.py",
    "research/nodes.py",
)
# what only tells people or tests something need not be fast, and C compilers take long over it
INTERPRETED = ("**/phrases.py", "**/invariants.py", "**/why.py")
TOP = re.compile(r"\b(CPyDef_\w+_____top_level__)\(void\)")
PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def compiled_sources() -> list[str]:
    """The modules that go through mypyc, as paths from the project's folder."""
    package = ROOT / "src" / "palatine"
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    found -= {path for pattern in INTERPRETED for path in package.glob(pattern)}
    for game in filter(None, os.environ.get("PALATINE_PLAIN", "").split(",")):
        found -= set((package / "games" / game).rglob("*.py"))
        found.discard(package / "bots" / "policies" / f"{game}.py")
    return sorted(str(path.relative_to(ROOT)) for path in found)


def has_compiler() -> bool:
    """Whether an extension module can be built here: tried, not guessed."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE)
        trial = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        trial.build_lib = trial.build_temp = folder
        try:
            trial.ensure_finalized()
            trial.run()
        except (CompileError, ExecError, LinkError, PlatformError):
            return False
    return True


def is_compiling() -> bool:
    """Whether this build compiles, by the wish of the caller or by what the machine has."""
    wish = os.environ.get("PALATINE_COMPILE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"PALATINE_COMPILE is {wish!r}, but must be 0, 1 or empty")
    return bool(compiled_sources()) and (wish == "1" or (wish == "" and has_compiler()))


def extensions() -> list[Extension]:
    """What mypyc makes of the rules: C sources below the build folder."""
    import mypyc
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        # what the rules only mention (the public API) is for `make lint` to judge
        ["--config-file=pyproject.toml", "--follow-imports=silent", *compiled_sources()],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,  # the files compile side by side, and alone when one has changed
        target_dir=f"{BUILD}/c",
        group_name="palatine",
    )
    runtime = Path(mypyc.__file__).parent / "lib-rt" / "CPy.h"
    once = run_once(ROOT / BUILD / "c")
    for extension in made:
        # a warning of some compiler to come is no reason not to play
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        # nothing but the init functions is called from outside, which lets calls be direct
        flags += ["-w", "-fvisibility=hidden", "-include", str(once)]
        extension.extra_compile_args = flags
        extension.depends = [*extension.depends, "setup.py", str(runtime), str(once)]
    return made


def run_once(folder: Path) -> Path:
    """A header that spares the optimizer what runs once, at import: a quarter of the time."""
    made = folder / "run_once.h"
    headers = [header for header in folder.rglob("*.h") if header != made]
    tops = {top for header in headers for top in TOP.findall(header.read_text())}
    text = "".join(
        f'char {top}(void) __attribute__((cold, optimize("O0")));\n' for top in sorted(tops)
    )
    if not made.exists() or made.read_text() != text:
        made.write_text(text)  # else its time would have everything compiled again
    return made


class BuildRules(build_ext):
    """Runs mypyc only when extensions are really built, and compiles what changed, in parallel."""

    def run(self) -> None:
        self.distribution.ext_modules = extensions()
        self.initialize_options()
        self.parallel = os.cpu_count()
        self.finalize_options()
        super().run()

    def build_extension(self, ext: Extension) -> None:
        depends = [*ext.depends, *ext.sources]
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            jobs = [workers.submit(self.compile, ext, str(source)) for source in ext.sources]
        ext.extra_objects = [job.result() for job in jobs]
        ext.depends, ext.sources = depends, []
        super().build_extension(ext)

    def compile(self, ext: Extension, source: str) -> str:
        """Compile one C file unless its object is newer than all that it is made from."""
        compiler: Any = self.compiler
        made = Path(compiler.object_filenames([source], output_dir=self.build_temp)[0])
        causes = [source, *ext.depends]
        if not made.exists() or any(made.stat().st_mtime < os.stat(c).st_mtime for c in causes):
            compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
        return str(made)


def bring_client() -> None:
    """The browser client, built where its sources are; no package is made without it."""
    if (ROOT / "web").is_dir() and "PALATINE_CLIENT" not in os.environ:
        command = [sys.executable, str(ROOT / "tools" / "prepare.py"), "page"]
        if subprocess.run(command, cwd=ROOT).returncode:
            raise SystemExit("palatine: the browser client was not built, see above: no package")
    if not (ROOT / CLIENT / "index.html").is_file():
        raise SystemExit(f"palatine: no browser client in {CLIENT}: no package")


class Source(sdist):
    """A source package holds the built client: who builds from it needs no Node."""

    def run(self) -> None:
        bring_client()
        super().run()


class Build(build):
    """Leaves nothing of an earlier build in the package: the build folder is kept between runs."""

    def run(self) -> None:
        bring_client()
        super().run()
        wanted = set()
        for name in self.get_sub_commands():
            wanted |= {Path(path) for path in self.get_finalized_command(name).get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()


def index_page(text: str, home: str = "") -> str:
    """README.md for a page where our files are not: its pictures and links lead to `home`.

    Without an address of the project pictures are left out and links become plain words.
    """
    here = r"\((?![a-z]+:|#)[^)\s]+\)"  # neither another site nor a heading of this page
    link, picture = r"(?<!!)\[[^]]*\]" + here, r"!\[[^]]*\]" + here
    if home:
        text = re.sub(picture, lambda found: lead(found[0], f"{home}/raw/HEAD/"), text)
        return re.sub(link, lambda found: lead(found[0], f"{home}/blob/HEAD/"), text)
    text = re.sub(rf"^{picture}\n\n", "", text, flags=re.MULTILINE)
    text = re.sub(rf"\s\({link}\)", "", text)  # whence a number is
    text = re.sub(rf"\s+More:\s+{link}(,\s+{link})*\.", "", text)
    text = re.sub(rf"^{link}(\s+·\s+{link})*\n", "", text, flags=re.MULTILINE)
    text = re.sub(link, lambda found: found[0][1:].partition("](")[0], text)
    return text.rstrip() + "\n"


def lead(link: str, home: str) -> str:
    words, _, target = link.rpartition("](")
    return f"{words}]({home}{target}"


def description() -> str:
    """What a package index shows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    home = project.get("urls", {}).get("Repository", "").rstrip("/")
    return index_page((ROOT / "README.md").read_text(encoding="utf-8"), home)


class Package(Distribution):
    """A package that is known to be compiled before mypyc has run."""

    compiling: bool | None = None

    def has_ext_modules(self) -> bool:
        if self.compiling is None:
            self.compiling = is_compiling()
        return self.compiling


(ROOT / BUILD).mkdir(exist_ok=True)
setup(
    distclass=Package,
    long_description=description(),
    long_description_content_type="text/markdown",
    cmdclass={"sdist": Source, "build": Build, "build_ext": BuildRules},
    # objects of one level are not taken for those of another
    options={"egg_info": {"egg_base": BUILD}, "build": {"build_base": f"{BUILD}/O{LEVEL}"}},
)
