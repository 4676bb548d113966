"""How the bots fare against the Automa of Viscounts, as a table in Markdown (`make automa`).

Every game is kept in a file as it ends, so that a run can be stopped with Ctrl-C and goes on where
it was. Delete the file, or name another one, to begin anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from palatine.arena.matches import play_bots
from palatine.arena.statistics import Share
from palatine.games import find
from palatine.games.viscounts.scoring import total_of
from palatine.games.viscounts.state import Viscounts
from palatine.kernel.chance import fast

GAME = "viscounts"
BOTS = {"greedy": 100, "mcts:ms=50": 30}  # games in every cell
KEPT = Path("build") / "automa.json"
UNKNOWN = "not measured"

Kept = dict[str, list[int]]  # by cell, for every game the person's lead in points


def values_of(option: str) -> list[str]:
    """The values of a table option."""
    return next(known.values for known in find(GAME).options if known.id == option)


def cell_of(spec: str, board: str, schemes: str, seed: str) -> str:
    return f"{spec} against {board}, {schemes} ahead, seed {seed}"


def fill(spec: str, games: int, seed: str, kept: Kept, path: Path) -> None:
    """Plays what is missing of a bot's row of cells, one game in each at a time."""
    for number in range(games):
        for board in values_of("automa_board"):
            for schemes in values_of("automa_future_schemes"):
                results = kept.setdefault(cell_of(spec, board, schemes, seed), [])
                if len(results) > number:
                    continue
                options = {"automa_board": board, "automa_future_schemes": schemes}
                results.append(lead(spec, options, f"{seed}:{number}"))
                keep(kept, path)
        print(f"{spec}: {number + 1} of {games} games in each cell", file=sys.stderr, flush=True)


def lead(spec: str, options: dict[str, str], luck: str) -> int:
    """One game: the points of the person less those of the Automa."""
    rules = find(GAME)
    g = rules.start(rules.config(1, options), fast(luck))
    play_bots(g, rules, [spec, ""], luck, None)
    assert isinstance(g, Viscounts)
    assert g.places
    return total_of(g, 0) - total_of(g, g.automa)


def keep(kept: Kept, path: Path) -> None:
    """Writes the file at a stroke: a run may be stopped at any moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(json.dumps(kept, indent=1))
    part.replace(path)


def table(spec: str, seed: str, kept: Kept) -> str:
    """One bot by board (down) and by future schemes mixed in, which make it harder (across)."""
    difficulties = values_of("automa_future_schemes")
    lines = [
        f"| {spec} | " + " | ".join(f"difficulty {schemes}" for schemes in difficulties) + " |",
        "| --- |" + " --- |" * len(difficulties),
    ]
    for board in values_of("automa_board"):
        cells: list[str] = []
        for schemes in difficulties:
            results = kept.get(cell_of(spec, board, schemes, seed), [])
            cells.append(told(results) if results else UNKNOWN)
        lines.append(f"| {board} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def told(leads: list[int]) -> str:
    """VW-AI-26: only a lead wins. The share with its interval, then the average lead."""
    share = Share(len(leads), float(sum(lead > 0 for lead in leads)))
    return f"{share}, {sum(leads) / len(leads):+.0f} points, {len(leads)} games"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", nargs="*", help="specs instead of " + " and ".join(BOTS))
    parser.add_argument("--games", type=int, default=0, help="in every cell")
    parser.add_argument("--seed", default="automa")
    parser.add_argument("--file", type=Path, default=KEPT, help="where games are kept")
    parser.add_argument("--show", action="store_true", help="only print what was played")
    given = parser.parse_args()
    kept: Kept = json.loads(given.file.read_text()) if given.file.exists() else {}
    specs: list[str] = given.bot or list(BOTS)
    was_stopped = False
    try:
        for spec in specs:
            if not given.show:
                fill(spec, given.games or BOTS.get(spec, 100), given.seed, kept, given.file)
    except KeyboardInterrupt:
        was_stopped = True
    print("\n\n".join(table(spec, given.seed, kept) for spec in specs))
    return 130 if was_stopped else 0


if __name__ == "__main__":
    sys.exit(main())
