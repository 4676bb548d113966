"""The state of a match of Carolus Magnus: the ring, the courts and the reserves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from palatine.games.carolus_magnus.names import (
    COLOUR,
    COLOURS,
    COURT,
    DISC,
    NUMBER,
    PLACE,
    SEAT,
    SEGMENTS,
    SIDE,
    TERRITORY,
)  # fmt: skip
from palatine.games.carolus_magnus.tables import by_players
from palatine.kernel.flow import Config, Field, State, bits, each, flag, many, one
from palatine.kernel.lexicon import NONE

ALL_DISCS: Final = 0b11111
BIT: Final = [1, 2, 4, 8, 16]  # of a colour or a disc

FIELDS: Final[list[Field]] = [
    one("round", NUMBER),
    one("emperor", TERRITORY),
    one("territories", NUMBER),
    each("ahead", TERRITORY, TERRITORY),
    each("behind", TERRITORY, TERRITORY),
    each("segments", NUMBER, TERRITORY),
    each("owner", SIDE, TERRITORY),
    each("castles", NUMBER, TERRITORY),
    each("cubes", NUMBER, TERRITORY, COLOUR),
    each("supply", NUMBER, COLOUR),
    each("court", NUMBER, SEAT, COLOUR),
    each("reserve", NUMBER, SEAT, COLOUR),
    each("holder", SEAT, COLOUR),
    each("stock", NUMBER, SIDE),
    each("disc", DISC, SEAT),
    bits("unused", DISC, SEAT),
    many("order", SEAT, 4),
    one("turn", SEAT),
    flag("is_lively"),
]


@mypyc_attr(free_list_len=1)
class Carolus(State):
    """Flat lists by number: territory * 5 + colour, seat * 5 + colour."""

    # constants of the match
    sides: i64
    played: i64  # paladins played each turn, and dice rolled
    full_reserve: i64
    castles_per_side: i64
    round_cap: i64
    rolls_on_first_turn: bool
    lowest_then_clockwise: bool
    clockwise: list[int]  # the seats as they sit
    side_of: list[int]

    round: i64
    emperor: i64
    territories: i64
    ahead: list[int]  # the next living territory clockwise
    behind: list[int]
    segments: list[int]  # 0 where a territory was joined to another
    owner: list[int]
    castles: list[int]
    cubes: list[int]
    supply: list[int]
    court: list[int]
    reserve: list[int]
    holder: list[int]
    stock: list[int]
    disc: list[int]
    unused: list[int]
    order: list[int]  # laying order, then the order of turns; replaced, never edited
    turn: i64
    is_lively: bool  # this round a paladin was played or a castle built
    placements: list[list[int]]  # by colour, all options to place it; rebuilt, never edited

    def configure(self, config: Config) -> None:
        row = by_players(config.seats)
        self.sides = row.number("sides")
        self.played = row.number("played")
        self.full_reserve = row.number("reserve")
        self.castles_per_side = row.number("castles")
        self.round_cap = int(config.options["round_cap"])
        self.rolls_on_first_turn = config.options["first_reserve"] == "own_first_turn"
        self.lowest_then_clockwise = (
            config.seats == 4 and config.options["laying_order_4p"] == "lowest_then_clockwise"
        )
        self.clockwise = list(range(config.seats))
        if config.seats == 4 and config.options["seating_4p"] == "adjacent":
            self.clockwise = [0, 2, 1, 3]
        self.side_of = [seat % self.sides for seat in range(config.seats)]

    def copy(self) -> Carolus:
        other = Carolus()
        other.take_over(self)
        other.sides = self.sides
        other.played = self.played
        other.full_reserve = self.full_reserve
        other.castles_per_side = self.castles_per_side
        other.round_cap = self.round_cap
        other.rolls_on_first_turn = self.rolls_on_first_turn
        other.lowest_then_clockwise = self.lowest_then_clockwise
        other.clockwise = self.clockwise
        other.side_of = self.side_of
        other.round = self.round
        other.emperor = self.emperor
        other.territories = self.territories
        other.ahead = self.ahead[:]
        other.behind = self.behind[:]
        other.segments = self.segments[:]
        other.owner = self.owner[:]
        other.castles = self.castles[:]
        other.cubes = self.cubes[:]
        other.supply = self.supply[:]
        other.court = self.court[:]
        other.reserve = self.reserve[:]
        other.holder = self.holder[:]
        other.stock = self.stock[:]
        other.disc = self.disc[:]
        other.unused = self.unused[:]
        other.order = self.order
        other.turn = self.turn
        other.is_lively = self.is_lively
        other.placements = self.placements
        return other

    def derive(self) -> None:
        """Where a paladin can go: the living territories in order of their ids, then the court.

        Listing them is most of the work of random play, so the lists are kept until lands join.
        """
        targets = [t for t in range(SEGMENTS) if self.segments[t]] + [COURT]
        self.placements = []
        for c in range(COLOURS):
            base = PLACE.option(c, 0)
            self.placements.append([base + target for target in targets])

    def forget(self, gone: i64) -> None:
        """A territory that was joined to another is no target any more."""
        at: i64 = 0
        t: i64
        for t in range(gone):
            if self.segments[t]:
                at += 1
        rows = [row[:] for row in self.placements]
        for row in rows:
            row.pop(at)
        self.placements = rows

    def strength(self, t: i64, side: i64) -> i64:
        """CM-TAK-1: paladins of the clans that the side holds, and its castles."""
        total: i64 = self.castles[t] if self.owner[t] == side else 0
        c: i64
        for c in range(COLOURS):
            seat: i64 = self.holder[c]
            if seat != NONE and self.side_of[seat] == side:
                total += self.cubes[t * COLOURS + c]
        return total

    def strengths(self, t: i64) -> list[int]:
        return [self.strength(t, side) for side in range(self.sides)]

    def strongest(self, t: i64) -> i64:
        """The one side that is ahead of every other on t, if there is one."""
        best: i64 = NONE
        most: i64 = 0
        side: i64
        for side in range(self.sides):
            strength = self.strength(t, side)
            if strength > most:
                best, most = side, strength
            elif strength == most:
                best = NONE
        return best

    def reserve_size(self, seat: i64) -> i64:
        reserve = self.reserve
        total: i64 = 0
        c: i64
        for c in range(seat * COLOURS, seat * COLOURS + COLOURS):
            total += reserve[c]
        return total

    def colours_of(self, seat: i64) -> i64:
        """The colours in the seat's reserve, as bits."""
        reserve = self.reserve
        colours: i64 = 0
        c: i64
        for c in range(COLOURS - 1, -1, -1):
            colours *= 2
            if reserve[seat * COLOURS + c]:
                colours += 1
        return colours

    def castles_on_map(self, side: i64) -> int:
        return self.castles_per_side - self.stock[side]

    def markers(self, side: i64) -> i64:
        """Clan markers of the side, its players together."""
        total: i64 = 0
        for seat in self.holder:
            if seat != NONE and self.side_of[seat] == side:
                total += 1
        return total
