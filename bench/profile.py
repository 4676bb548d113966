"""Where the instructions of a decision go; `python -m bench.profile GAME`.

Counted by callgrind, so the answer is the same on a busy machine. What CPython does for a
function of ours (lists, numbers, memory) is charged to that function.
"""

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import palatine
from bench.harness import callgrind, last_number
from palatine.games import IDS

PACKAGE: Final = Path(palatine.__file__).parent
NAME: Final = re.compile(r"c?fn=\((\d+)\)(?: (.*))?")
RECURSION: Final = re.compile(r"'\d+$")
ROUNDS: Final = 40  # charging on: deeper than any chain of calls inside CPython
OUTSIDE: Final = "interpreter"


@dataclass
class Profile:
    """Instructions by function, and those of the calls that one function makes to another."""

    own: Counter[str] = field(default_factory=Counter)
    calls: Counter[tuple[str, str]] = field(default_factory=Counter)

    def minus(self, other: "Profile") -> "Profile":
        """What this run did more than another one."""
        return Profile(self.own - other.own, self.calls - other.calls)


def read(lines: Sequence[str]) -> Profile:
    """A profile from the lines that callgrind writes."""
    profile = Profile()
    names: dict[str, str] = {}
    here = there = ""
    is_call = False
    for line in lines:
        if line.startswith(("fn=", "cfn=")):
            match = NAME.match(line)
            assert match is not None, line
            number, name = match.groups()
            if name is not None:
                names[number] = RECURSION.sub("", name)
            if line.startswith("fn="):
                here = names[number]
            else:
                there = names[number]
        elif line.startswith("calls="):
            is_call = True
        elif here and line[:1] in "0123456789+-*" and line[:1]:
            cost = int(line.split()[1])
            if is_call:
                if here != there:
                    profile.calls[here, there] += cost
            else:
                profile.own[here] += cost
            is_call = False
    return profile


def module_of(function: str, modules: dict[str, str]) -> str:
    """The module of ours that a compiled function belongs to, or nothing."""
    parts = function.removeprefix("CPyDef_").removeprefix("CPyPy_").split("___")
    if len(parts) < 2:
        return ""
    return modules.get(".".join(parts[:2])) or modules.get(parts[0], "")


def module_names() -> dict[str, str]:
    """All modules of the package by the ends of their names, as the compiler shortens them."""
    names: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        for start in range(len(parts)):
            names.setdefault(".".join(parts[start:]), ".".join(parts))
    return names


def charged(profile: Profile, modules: dict[str, str]) -> Counter[str]:
    """Instructions by function of ours, with what was done on its behalf by others."""
    callers: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for (caller, callee), cost in profile.calls.items():
        if not module_of(callee, modules):
            callers[callee].append((caller, cost))
    found: Counter[str] = Counter()
    waiting: dict[str, float] = dict(profile.own)
    for _ in range(ROUNDS):
        passed: dict[str, float] = defaultdict(float)
        for function, spent in waiting.items():
            if module_of(function, modules):
                found[function] += round(spent)
                continue
            total = sum(share for _, share in callers[function])
            if total == 0:
                found[OUTSIDE] += round(spent)
            for caller, share in callers[function]:
                passed[caller] += spent * share / total
        waiting = passed
    found[OUTSIDE] += round(sum(waiting.values()))
    return found


def report(found: Counter[str], count: int, game: str, top: int) -> str:
    """Shares by module, and the most expensive functions."""
    modules = module_names()
    whole = sum(found.values())
    by_module: Counter[str] = Counter()
    by_part: Counter[str] = Counter()
    package = "games." + game.replace("-", "_")
    for function, cost in found.items():
        module = module_of(function, modules) or OUTSIDE
        by_module[module] += cost
        if module.startswith("games."):
            by_part[f"rules ({package})"] += cost
        elif module == "kernel.chance":
            by_part["luck (kernel.chance)"] += cost
        elif module.startswith("kernel."):
            by_part["bookkeeping (kernel)"] += cost
        elif module.startswith("bots."):
            by_part["driver and search (bots)"] += cost
        else:
            by_part["the rest"] += cost
    lines = [f"{game}: {whole / count:,.0f} instructions each, {count:,} counted"]
    for title, counter in (("", by_part), ("by module", by_module), ("by function", found)):
        lines += ["", title] if title else [""]
        for name, cost in counter.most_common(top):
            lines.append(f"{cost / count:10,.1f}  {cost / whole:6.1%}  {name}")
    return "\n".join(lines)


def measure(game: str, count: int, extra: Sequence[str]) -> tuple[Profile, int]:
    """What a long run does more than a short one, and how many decisions more it makes."""
    workload = [sys.executable, "-m", "bench.workload", game]
    profiles: list[Profile] = []
    played: list[int] = []
    for _ in range(2):
        wanted = 2 * played[0] if played else count
        counted = callgrind([*workload, str(wanted), *extra])
        if counted is None:
            sys.exit(2)
        profiles.append(read(counted.lines))
        played.append(last_number(counted.output))
    return profiles[1].minus(profiles[0]), played[1] - played[0]


def main() -> None:
    """Count, charge and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.profile", description=__doc__)
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--count", type=int, default=20_000, help="decisions (20,000)")
    parser.add_argument("--search", action="store_true", help="mcts instead of random play")
    parser.add_argument("--match", default="", help="another match of bench/games/GAME.json")
    parser.add_argument("--top", type=int, default=25, help="how many functions (25)")
    chosen = parser.parse_args()
    extra = ["--search"] if chosen.search else []
    if chosen.match:
        extra += ["--match", chosen.match]
    profile, count = measure(chosen.game, chosen.count, extra)
    print(report(charged(profile, module_names()), count, chosen.game, chosen.top))


if __name__ == "__main__":
    main()
