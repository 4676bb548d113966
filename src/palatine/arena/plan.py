"""Who meets whom in which block. Numbers of blocks follow from the tournament, never from time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from palatine.arena.matches import parties
from palatine.arena.tournament import GAUNTLET, GOALS, SWISS, Goal, Tournament, Venue
from palatine.games import find
from palatine.kernel.chance import fast
from palatine.kernel.journal import HOUSE

THE_HOUSE: Final = -1  # in place of a contestant: seats that the rules play

Standing = Callable[[int], dict[int, float]]  # what all contestants have scored at a venue


@dataclass(frozen=True)
class Sides:
    """The parties of a venue: how many people form, and how many there are with house seats."""

    people: int
    all: int


@dataclass(frozen=True)
class Pairing:
    """Two contestants at a venue. Its blocks take the line-ups in turn."""

    number: int
    venue: int
    first: int
    second: int  # THE_HOUSE where people play against the rules
    lineups: tuple[tuple[int, ...], ...]  # a contestant for every party of people, or one for all
    blocks: int  # at most
    start: int  # the number of the first block of its round
    stride: int  # pairings of the round: their blocks take turns
    place: int  # among them

    def block(self, index: int) -> int:
        return self.start + index * self.stride + self.place

    def index(self, block: int) -> int:
        return (block - self.start - self.place) // self.stride

    def lineup(self, index: int) -> tuple[int, ...]:
        return self.lineups[index % len(self.lineups)]

    @property
    def is_mirrored(self) -> bool:
        return len(self.lineups) > 1


@dataclass(frozen=True)
class Job:
    """One block to be played."""

    block: int
    pairing: int
    venue: int
    lineup: tuple[int, ...]
    hung: tuple[tuple[int, int, int], ...] = ()  # rotation, seat, choice: here a bot never answered


class Plan:
    """The pairings of a tournament, round by round."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.pairings: list[Pairing] = []
        self.rounds: list[list[Pairing]] = []
        self.blocks = 0  # numbers that are given away
        self.met: set[tuple[int, int, int]] = set()

    @property
    def all_rounds(self) -> int:
        return self.tournament.rounds if self.tournament.pairing == SWISS else 1

    @property
    def width(self) -> int:
        """Numbers of games that a block takes: the most parties of any venue."""
        return max(sides_of(venue).people for venue in self.tournament.venues)

    def game_number(self, block: int, rotation: int) -> int:
        """What a game is called, the first being 1."""
        return block * self.width + rotation + 1

    def begin_round(self, standing: Standing) -> list[Pairing]:
        """The pairings of the next round; none if all rounds are over."""
        if len(self.rounds) == self.all_rounds:
            return []
        wanted = self.wanted(standing)
        made: list[Pairing] = []
        for place, (venue, first, second, games) in enumerate(wanted):
            size = sides_of(self.tournament.venues[venue]).people
            lineups = self.lineups(first, second, size)
            made.append(
                Pairing(
                    number=len(self.pairings) + place,
                    venue=venue,
                    first=first,
                    second=second,
                    lineups=lineups,
                    blocks=-(-games // len(lineups[0])),
                    start=self.blocks,
                    stride=len(wanted),
                    place=place,
                )
            )
        self.pairings += made
        self.rounds.append(made)
        self.blocks += len(made) * max((pairing.blocks for pairing in made), default=0)
        return made

    def lineups(self, first: int, second: int, size: int) -> tuple[tuple[int, ...], ...]:
        """One A among Bs, and one B among As where that is something else.

        Against the rules one contestant has all seats: nothing rotates.
        """
        if second == THE_HOUSE:
            return ((first,),)
        one = (first, *[second] * (size - 1))
        if size == 2 or self.tournament.pairing == GOALS:
            return (one,)
        return one, (second, *[first] * (size - 1))

    def wanted(self, standing: Standing) -> list[tuple[int, int, int, int]]:
        """Venue, both contestants and the number of games."""
        tournament = self.tournament
        everybody = range(len(tournament.contestants))
        found: list[tuple[int, int, int, int]] = []
        for at, venue in enumerate(tournament.venues):
            games = tournament.games
            if tournament.pairing == GOALS:
                for goal in tournament.goals:
                    if is_meant(goal, venue):
                        first = tournament.number(goal.first)
                        against_rules = goal.second == HOUSE
                        second = THE_HOUSE if against_rules else tournament.number(goal.second)
                        row = at, first, second, goal.games or games
                        if row[:3] not in [known[:3] for known in found]:
                            found.append(row)
            elif sides_of(venue).people == 1:
                if not self.rounds:
                    found += [(at, one, THE_HOUSE, games) for one in everybody]
            elif tournament.pairing == SWISS:
                found += [(at, *pair, games) for pair in self.swiss(at, standing(at))]
            elif tournament.pairing == GAUNTLET:
                found += [(at, 0, other, games) for other in everybody[1:]]
            else:
                found += [(at, *pair, games) for pair in combinations(everybody, 2)]
        return found

    def swiss(self, venue: int, scored: dict[int, float]) -> list[tuple[int, int]]:
        """Neighbours in the standing who have not met; who is left over has a day off."""
        left = sorted(range(len(self.tournament.contestants)), key=lambda i: -scored.get(i, 0.0))
        found: list[tuple[int, int]] = []
        while len(left) > 1:
            first = left.pop(0)
            fresh = [o for o in left if (venue, min(first, o), max(first, o)) not in self.met]
            second = (fresh or left)[0]
            left.remove(second)
            self.met.add((venue, min(first, second), max(first, second)))
            found.append((first, second))
        return found

    def pairing_of(self, block: int) -> Pairing:
        """The pairing that a block belongs to."""
        for made in reversed(self.rounds):
            if made and block >= made[0].start:
                return made[(block - made[0].start) % len(made)]
        raise KeyError(block)

    def job(self, pairing: Pairing, index: int) -> Job:
        block = pairing.block(index)
        return Job(block, pairing.number, pairing.venue, pairing.lineup(index))


def is_meant(goal: Goal, venue: Venue) -> bool:
    """Whether a goal is played for here: against the rules there must be seats that they play."""
    sides = sides_of(venue)
    enough = sides.all > sides.people if goal.second == HOUSE else sides.people > 1
    return goal.fits(venue) and enough


def sides_of(venue: Venue) -> Sides:
    return counted(venue.game, venue.people, tuple(venue.options.items()))


@cache
def counted(game: str, people: int, options: tuple[tuple[str, str], ...]) -> Sides:
    rules = find(game)
    g = rules.start(rules.config(people, rules.named(dict(options))), fast("parties"))
    found = parties(rules, g)
    played = [seats for seats in found if any(not g.houses >> seat & 1 for seat in seats)]
    return Sides(len(played), len(found))
