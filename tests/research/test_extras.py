"""Extras that are missing are named with the command that brings them; palatine stays light."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
import palatine.research
assert palatine.research.layout("carolus-magnus").size > 200
try:
    import palatine.research.{module}
except ImportError as error:
    print(error)
"""


def said(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("module", "blocked", "message"),
    [
        (
            "pettingzoo",
            ["pettingzoo"],
            "pettingzoo not installed: {}[research]' (in a clone: make research)",
        ),
        (
            "gymnasium",
            ["gymnasium"],
            "gymnasium not installed: {}[research]' (in a clone: make research)",
        ),
        (
            "gymnasium",
            ["numpy", "gymnasium"],
            "numpy not installed: {}[research]' (in a clone: make research)",
        ),
        (
            "open_spiel",
            ["pyspiel"],
            "open_spiel not installed: {}[open_spiel]' (in a clone: make open_spiel)",
        ),
    ],
    ids=["pettingzoo", "gymnasium", "numpy", "open_spiel"],
)
def test_what_is_missing_is_named(module: str, blocked: list[str], message: str) -> None:
    assert said(BLOCKED.format(module=module, blocked=blocked)) == message.format(
        "pip install 'palatine"
    )


def test_palatine_itself_loads_none_of_it() -> None:
    code = "import palatine, sys; palatine.new; print({'numpy', 'gymnasium'} & set(sys.modules))"
    assert said(code) == "set()"
