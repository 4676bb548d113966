"""How the bots fare against the Automa of Viscounts, as tables in Markdown (`make automa`).

Every game is kept in a file as it ends, so that a run can be stopped with Ctrl-C and goes on where
it was. Games of other rules are not counted; delete the file, or name another one, to begin anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TypedDict

from palatine.arena.matches import play_bots
from palatine.arena.statistics import Share
from palatine.games import find
from palatine.games.viscounts.names import CATEGORY
from palatine.games.viscounts.scoring import points
from palatine.games.viscounts.state import Viscounts
from palatine.kernel.chance import fast

GAME = "viscounts"
BOTS = {"greedy": 100, "mcts:ms=50": 30}  # games in every cell
KEPT = Path("build") / "automa.json"
UNKNOWN = "not measured"

# where points come from, in few columns
COLUMNS = {
    "buildings": ["buildings"],
    "castle": ["castle", "castle_leader"],
    "manuscripts": ["manuscript_sets", "manuscript_text", "cleric_bonus"],
    "debts and deeds": ["unpaid_debt", "paid_debt", "acquired_deed", "approved_deed"],
    "Poverty, Prosperity": ["poverty", "prosperity"],
    "resources": ["automa_resources"],
}


class Played(TypedDict):
    """One game: its length, and the points of both by category."""

    rounds: int
    person: list[int]
    automa: list[int]


Kept = dict[str, list[Played]]  # by cell


def values_of(option: str) -> list[str]:
    """The values of a table option."""
    return next(known.values for known in find(GAME).options if known.id == option)


def cell_of(spec: str, board: str, schemes: str, seed: str) -> str:
    rules = find(GAME).version
    return f"{spec} against {board}, {schemes} ahead, rules {rules}, seed {seed}"


def fill(spec: str, games: int, seed: str, kept: Kept, path: Path) -> None:
    """Plays what is missing of a bot's row of cells, one game in each at a time."""
    for number in range(games):
        for board in values_of("automa_board"):
            for schemes in values_of("automa_future_schemes"):
                results = kept.setdefault(cell_of(spec, board, schemes, seed), [])
                if len(results) > number:
                    continue
                options = {"automa_board": board, "automa_future_schemes": schemes}
                results.append(play(spec, options, f"{seed}:{number}"))
                keep(kept, path)
        print(f"{spec}: {number + 1} of {games} games in each cell", file=sys.stderr, flush=True)


def play(spec: str, options: dict[str, str], luck: str) -> Played:
    """One game of a bot in the person's seat."""
    rules = find(GAME)
    g = rules.start(rules.config(1, options), fast(luck))
    play_bots(g, rules, [spec, ""], luck)
    assert isinstance(g, Viscounts)
    assert g.places
    return {"rounds": g.round, "person": points(g, 0), "automa": points(g, g.automa)}


def keep(kept: Kept, path: Path) -> None:
    """Writes the file at a stroke: a run may be stopped at any moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(json.dumps(kept))
    part.replace(path)


def table(spec: str, seed: str, kept: Kept) -> str:
    """One bot by board (down) and by future schemes mixed in, which make it harder (across)."""
    difficulties = values_of("automa_future_schemes")
    lines = heading([spec, *[f"difficulty {schemes}" for schemes in difficulties]])
    for board in values_of("automa_board"):
        cells: list[str] = []
        for schemes in difficulties:
            results = kept.get(cell_of(spec, board, schemes, seed), [])
            cells.append(told(results) if results else UNKNOWN)
        lines.append(row([board, *cells]))
    return "\n".join(lines)


def told(games: list[Played]) -> str:
    """VW-AI-26: only a lead wins. The share with its interval, then the average lead."""
    leads = [sum(game["person"]) - sum(game["automa"]) for game in games]
    share = Share(len(leads), float(sum(lead > 0 for lead in leads)))
    return f"{share}, {sum(leads) / len(leads):+.0f} points, {len(leads)} games"


def sources(spec: str, seed: str, kept: Kept) -> str:
    """Where the points come from, on average over all difficulties of a board."""
    lines = heading([spec, "rounds", "points", *COLUMNS])
    for board in values_of("automa_board"):
        games: list[Played] = []
        for schemes in values_of("automa_future_schemes"):
            games += kept.get(cell_of(spec, board, schemes, seed), [])
        if not games:
            lines.append(row([board, *[UNKNOWN] * (len(COLUMNS) + 2)]))
            continue
        rounds = sum(game["rounds"] for game in games) / len(games)
        person = averages([game["person"] for game in games])
        automa = averages([game["automa"] for game in games])
        lines.append(row([f"{board}: {spec}", f"{rounds:.1f}", *person]))
        lines.append(row([f"{board}: the Automa", "", *automa]))
    return "\n".join(lines)


def averages(games: list[list[int]]) -> list[str]:
    """All points, then those of each column."""
    found = [f"{sum(map(sum, games)) / len(games):.0f}"]
    for names in COLUMNS.values():
        total = sum(game[CATEGORY.numbers[name]] for game in games for name in names)
        found.append(f"{total / len(games):.0f}")
    return found


def heading(cells: list[str]) -> list[str]:
    return [row(cells), row(["---"] * len(cells))]


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


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
    print("\n" + "\n\n".join(sources(spec, given.seed, kept) for spec in specs))
    return 130 if was_stopped else 0


if __name__ == "__main__":
    sys.exit(main())
