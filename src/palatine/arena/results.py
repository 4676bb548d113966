"""What can be said of a tournament as it stands: ratings, pairings, goals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from palatine.arena.director import Contest, Director
from palatine.arena.plan import THE_HOUSE, is_meant, sides_of
from palatine.arena.ratings import Block, Correlation, Rating, Tally, rate
from palatine.arena.statistics import Share
from palatine.arena.store import Folder
from palatine.arena.tournament import Goal, Tournament, Venue
from palatine.kernel.journal import HOUSE


@dataclass
class Scale:
    """One ranking: a game, a number of people, a set of table options.

    Alone against the rules all sets of options are one scale: the house is a contestant there,
    another one for every set.
    """

    game: str
    people: int
    options: dict[str, str]
    venues: list[int]
    names: dict[int, str] = field(default_factory=dict)
    tally: Tally = field(default_factory=Tally)
    ratings: dict[int, Rating] = field(default_factory=dict)
    correlations: list[tuple[int, float]] = field(default_factory=list)  # blocks, value
    games: int = 0

    @property
    def correlation(self) -> float | None:
        """Within blocks, as the mean of all pairings."""
        blocks = sum(number for number, _ in self.correlations)
        return sum(n * value for n, value in self.correlations) / blocks if blocks else None


@dataclass(frozen=True)
class Reached:
    """A goal and what became of it at one venue."""

    goal: Goal
    venue: Venue
    share: Share

    @property
    def is_met(self) -> bool:
        return self.share.games > 0 and self.share.rate >= self.goal.least


@dataclass
class Results:
    """All of it."""

    tournament: Tournament
    scales: list[Scale]
    contests: list[Contest]
    goals: list[Reached]
    games: int
    broken: list[tuple[int, str, str]]
    left_out: dict[int, str]
    shares: dict[tuple[int, int], Share]  # by pairing and contestant, where that is alone

    def scale_of(self, venue: int) -> Scale:
        return next(scale for scale in self.scales if venue in scale.venues)

    @property
    def aims(self) -> list[Reached]:
        """Goals that can be missed; others only name a pairing."""
        return [reached for reached in self.goals if reached.goal.least > 0]

    @property
    def has_missed(self) -> bool:
        return any(not goal.is_met for goal in self.aims)


def is_alone(venue: Venue) -> bool:
    """Whether one party plays against the rules."""
    sides = sides_of(venue)
    return sides.people == 1 and sides.all > 1


def scales_of(tournament: Tournament) -> list[Scale]:
    found: list[Scale] = []
    for at, venue in enumerate(tournament.venues):
        alone = is_alone(venue)
        same = [s for s in found if (s.game, s.people) == (venue.game, venue.people)]
        if alone and same:
            scale = same[0]
            scale.venues.append(at)
        else:
            scale = Scale(venue.game, venue.people, {} if alone else venue.options, [at])
            scale.names = {i: one.name for i, one in enumerate(tournament.contestants)}
            found.append(scale)
        if sides_of(venue).all > sides_of(venue).people:
            told = venue.set_up if alone else ""
            scale.names[house_of(at, venue)] = f"{HOUSE} {told}".strip()
    return found


def house_of(at: int, venue: Venue) -> int:
    """The number of the house on its scale."""
    return THE_HOUSE - at if is_alone(venue) else THE_HOUSE


def blocks_of(folder: Folder) -> Iterator[tuple[int, list[tuple[dict[int, float], list[float]]]]]:
    """Every block with the scores and the rewards of its games, in the order of numbers."""
    last = -1
    games: list[tuple[dict[int, float], list[float]]] = []
    query = "select block, scores, lineup, rewards from games order by number"
    for block, scores, lineup, rewards in folder.db.execute(query):
        if block != last and games:
            yield last, games
            games = []
        last = block
        won: dict[int, float] = {}
        for contestant, reward in zip(json.loads(lineup), json.loads(rewards), strict=True):
            won[contestant] = max(reward, won.get(contestant, 0.0))
        scored = {int(key): value for key, value in json.loads(scores).items()}
        games.append((scored, [won.get(contestant, 0.0) for contestant in scored]))
    if games:
        yield last, games


def results_of(folder: Folder) -> Results:
    """Reads all games; nothing is written."""
    tournament = folder.tournament
    director = Director(folder)
    scales = scales_of(tournament)
    by_venue = {venue: scale for scale in scales for venue in scale.venues}
    within: dict[tuple[int, tuple[int, ...]], Correlation] = {}
    shares: dict[tuple[int, int], Share] = {}
    for block, games in blocks_of(folder):
        pairing = director.plan.pairing_of(block)
        lineup = pairing.lineup(pairing.index(block))
        venue = tournament.venues[pairing.venue]
        scale = by_venue[pairing.venue]
        sides = sides_of(venue)
        house = house_of(pairing.venue, venue)
        people = lineup * (sides.people // len(lineup))
        everybody = tuple(sorted([*people, *[house] * (sides.all - sides.people)]))
        scored = dict.fromkeys(everybody, 0.0)
        for scores, _ in games:
            for contestant, score in scores.items():
                scored[house if contestant == THE_HOUSE else contestant] += score
        scale.tally.add(Block(everybody, len(games), tuple(scored[i] for i in sorted(scored))))
        scale.games += len(games)
        alone = [scores.get(lineup[0], 0.0) for scores, _ in games]
        key = pairing.number, lineup
        within.setdefault(key, Correlation(len(games))).add(alone)
        for one in {contestant for contestant in lineup if lineup.count(contestant) == 1}:
            share = shares.get((pairing.number, one), Share(0, 0.0))
            for scores, won in games:
                share = share.plus(won[list(scores).index(one)])
            shares[pairing.number, one] = share
    for (number, _), correlation in within.items():
        value = correlation.value
        if value is not None:
            venue_number = director.contests[number].pairing.venue
            by_venue[venue_number].correlations.append((correlation.blocks, value))
    for scale in scales:
        scale.ratings = rate(scale.tally)
    return Results(
        tournament,
        scales,
        director.contests,
        goals_of(tournament, director, shares),
        director.games,
        folder.broken(),
        director.out,
        shares,
    )


def goals_of(
    tournament: Tournament, director: Director, shares: dict[tuple[int, int], Share]
) -> list[Reached]:
    found: list[Reached] = []
    for goal in tournament.goals:
        first = tournament.number(goal.first)
        second = THE_HOUSE if goal.second == HOUSE else tournament.number(goal.second)
        for at, venue in enumerate(tournament.venues):
            if is_meant(goal, venue):
                games, wins = 0, 0.0
                for contest in director.contests:
                    pairing = contest.pairing
                    share = shares.get((pairing.number, first))
                    both = {pairing.first, pairing.second} == {first, second}
                    if pairing.venue == at and both and share is not None:
                        games, wins = games + share.games, wins + share.wins
                found.append(Reached(goal, venue, Share(games, wins)))
    return found
