"""The numbers of a report: one walk over the games, and only what was counted is kept."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from palatine.arena.plan import THE_HOUSE
from palatine.arena.results import Results, Scale, house_of
from palatine.arena.store import Folder
from palatine.kernel.lexicon import NONE

NOTABLE: Final = 5  # games of a kind that are named
FEW: Final = 500  # up to so many games, each is named
BINS: Final = 20

Means = dict[int, "Mean"]  # by contestant of the scale


@dataclass
class Mean:
    """A sum and how many there were."""

    total: float = 0.0
    count: int = 0

    def add(self, value: float, count: int = 1) -> None:
        self.total += value
        self.count += count

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0


@dataclass
class Summary:
    """What is counted of one scale."""

    scale: Scale
    crossed: dict[tuple[int, int], Mean] = field(default_factory=dict)  # one A among Bs
    seats: dict[int, Mean] = field(default_factory=dict)
    lengths: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    spent: Means = field(default_factory=dict)
    openings: dict[int, Mean] = field(default_factory=dict)  # by option: what it has won
    statistics: dict[tuple[str, int], Means] = field(default_factory=dict)
    longest: list[tuple[int, int]] = field(default_factory=list)  # length, game
    shortest: list[tuple[int, int]] = field(default_factory=list)
    upsets: list[tuple[float, int]] = field(default_factory=list)  # deficit of the winner, game
    # number, line-up, winners, length; none where there are many
    games: list[tuple[int, list[int], list[int], int]] = field(default_factory=list)
    forfeits: list[tuple[int, int, str]] = field(default_factory=list)  # game, contestant, why

    def histogram(self) -> list[tuple[int, int, int]]:
        """Lengths in a few steps: from, to, games."""
        if not self.lengths:
            return []
        low, high = min(self.lengths), max(self.lengths)
        step = max(1, -(-(high - low + 1) // BINS))
        bins: Counter[int] = Counter()
        for length, count in self.lengths.items():
            bins[(length - low) // step] += count
        return [(low + i * step, low + (i + 1) * step - 1, bins[i]) for i in sorted(bins)]


def summarised(folder: Folder, results: Results) -> list[Summary]:
    """One summary for every scale."""
    found = [Summary(scale) for scale in results.scales]
    by_venue = {venue: s for s in found for venue in s.scale.venues}
    venues = folder.tournament.venues
    names = (
        "number, venue, lineup, ending, rewards, scores, statistics, rounds, length, seconds, "
        "openings, forfeit"
    )
    for row in folder.columns(names):
        venue = row[1]
        add(by_venue[venue], dict(zip(names.split(", "), row, strict=True)),
            house_of(venue, venues[venue]))  # fmt: skip
    return found


def add(summary: Summary, row: dict[str, Any], house: int) -> None:
    """Counts one game."""
    lineup = [house if i == THE_HOUSE else i for i in json.loads(row["lineup"])]
    rewards: list[float] = json.loads(row["rewards"])
    scores = {int(k): v for k, v in json.loads(row["scores"]).items()}
    number, length = row["number"], row["length"]
    summary.lengths[length] += 1
    summary.rounds[row["rounds"]] += 1
    summary.endings[row["ending"]] += 1
    for seat, won in enumerate(rewards):
        summary.seats.setdefault(seat, Mean()).add(won)
    cross(summary, lineup, rewards)
    for contestant, (seconds, timed) in zip(lineup, json.loads(row["seconds"]), strict=True):
        if timed:
            summary.spent.setdefault(contestant, Mean()).add(seconds, timed)
    for option, won in zip(json.loads(row["openings"]), rewards, strict=True):
        if option != NONE:
            summary.openings.setdefault(option, Mean()).add(won)
    for key, category, numbers in json.loads(row["statistics"]):
        means = summary.statistics.setdefault((key, category), {})
        for contestant, counted in zip(lineup, numbers, strict=True):
            means.setdefault(contestant, Mean()).add(counted)
    if summary.scale.games <= FEW:
        winners = [i for i, won in zip(lineup, rewards, strict=True) if won > 0]
        summary.games.append((number, lineup, winners, length))
    if row["forfeit"]:
        contestant, reason = json.loads(row["forfeit"])
        if len(summary.forfeits) < NOTABLE:
            summary.forfeits.append((number, contestant, reason))
        return
    summary.longest = sorted([*summary.longest, (length, number)], reverse=True)[:NOTABLE]
    summary.shortest = sorted([*summary.shortest, (length, number)])[:NOTABLE]
    ratings = summary.scale.ratings
    best = max((r.points for i, r in ratings.items() if i in lineup), default=0.0)
    for contestant, won in scores.items():
        known = house if contestant == THE_HOUSE else contestant
        if won == 1.0 and known in ratings and ratings[known].points < best:
            deficit = best - ratings[known].points
            summary.upsets = sorted([*summary.upsets, (-deficit, number)])[:NOTABLE]


def cross(summary: Summary, lineup: list[int], rewards: list[float]) -> None:
    """For the cross table: what somebody has won against others who are all the same."""
    different = list(dict.fromkeys(lineup))
    if len(different) != 2:
        return
    for one, other in (different, different[::-1]):
        own = {won for contestant, won in zip(lineup, rewards, strict=True) if contestant == one}
        if len(own) == 1:  # one party
            summary.crossed.setdefault((one, other), Mean()).add(own.pop())
