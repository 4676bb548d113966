"""Court: which sides play, and which of them the rules play, is an option. Everybody looks alone.

One to three people at a court of four sides. Each side has an option: `auto`, `person`, `house` or
`absent`; people who are not placed take the sides in order, and houses fill up to two. House seats
come last in number, turns go round in the order of the sides. A seat takes a coin or passes, three
times; most gold wins. Nothing is secret, but only one's own purse is drawn, of the others' only how
many coins are in it (`open_purses` draws all).
"""

from __future__ import annotations

from typing import Any, ClassVar

from palatine.kernel.errors import BadData
from palatine.kernel.flow import (
    EVERYTHING,
    Ask,
    Config,
    Field,
    Frame,
    State,
    deduced,
    each,
    one,
)
from palatine.kernel.game import Entry, Game, Option
from palatine.kernel.lexicon import Kind, Lexicon, Saying, Verb, count, seats

ROUNDS = 3
SIDES = ["north", "east", "south", "west"]

SEAT = seats(4)
SIDE = Kind("side", SIDES)
COIN = Kind("coin", ["gold", "silver", "copper"])
NUMBER = count()

TAKE = Verb("take", COIN)
PASS = Verb("pass", passes=True)

WORDS = Lexicon(
    kinds=[SEAT, SIDE, COIN, NUMBER],
    verbs=[TAKE, PASS],
    questions=[Saying("take-coin", [])],
    facts=[Saying("took", [SEAT, COIN]), Saying("passed", [SEAT])],
    notes=[],
    ends=["gold"],
    misfits=[
        Saying("too-many-persons", [NUMBER, NUMBER], "CT-1"),
        Saying("no-place", [NUMBER], "CT-1"),
        Saying("alone", [SIDE], "CT-2"),
    ],
)

FIELDS = [
    one("round", NUMBER),
    each("heap", NUMBER, COIN),
    deduced(each("purse", NUMBER, SEAT, COIN)),
]


def sides_of(options: dict[str, str], value: str) -> list[str]:
    return [side for side in SIDES if options[side] == value]


class CourtState(State):
    order: list[int]  # the seats as they take turns
    round: int
    heap: list[int]
    purse: list[int]

    def configure(self, config: Config) -> None:
        self.order = [config.seat_names.index(s) for s in SIDES if s in config.seat_names]

    def copy(self) -> CourtState:
        other = CourtState()
        other.take_over(self)
        other.order = self.order
        other.round = self.round
        other.heap = self.heap[:]
        other.purse = self.purse[:]
        return other


class Turns(Frame[CourtState]):
    """Each seat in turn takes a coin that is left, or none."""

    FIELDS: ClassVar[list[Field]] = [one("nth", NUMBER)]

    def __init__(self, nth: int = 0) -> None:
        self.nth = nth

    def copy(self) -> Turns:
        return Turns(self.nth)

    def run(self, g: CourtState) -> Ask | None:
        if self.nth == g.seats:
            self.nth = 0
            g.round += 1
        if g.round == ROUNDS:
            gold = [g.purse[seat * COIN.size] for seat in range(g.seats)]
            g.end(0, [1 + sum(more > own for more in gold) for own in gold])
            return None
        ask = Ask(g.order[self.nth], "take-coin")
        for coin in range(COIN.size):
            if g.heap[coin]:
                ask.offer(TAKE.option(coin))
            elif g.explaining:
                ask.refuse(TAKE.option(coin), "CT-3")
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: CourtState, pick: int) -> None:
        seat = g.order[self.nth]
        self.nth += 1
        if PASS.has(pick):
            g.tell("passed", seat)
            return
        coin = TAKE.first(pick)
        g.heap[coin] -= 1
        g.purse[seat * COIN.size + coin] += 1
        g.tell("took", seat, coin)


class Court(Game):
    def __init__(self) -> None:
        super().__init__()
        self.id = "court"
        self.version = 1
        self.seats = [1, 2, 3]
        values = ["auto", "person", "house", "absent"]
        self.options = [Option(side, values, "CT-1", self.seats, kind="side") for side in SIDES]
        self.options.append(Option("open_purses", ["off", "on"], "CT-4", self.seats))
        self.presets = {"duel": {"north": "person", "south": "house"}}
        self.fields = FIELDS
        self.frames = [Turns]
        self.words = WORDS
        self.tables = {}
        self.data = "toy"

    def fit(self, people: int, options: dict[str, str]) -> None:
        placed = sides_of(options, "person")
        free = sides_of(options, "auto")
        if len(placed) > people:
            raise self.misfit("too-many-persons", len(placed), people)
        if len(placed) + len(free) < people:
            raise self.misfit("no-place", people - len(placed) - len(free))
        taken = placed + free + sides_of(options, "house")
        if len(taken) == 1:
            raise self.misfit("alone", SIDES.index(taken[0]))

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        placed = sides_of(options, "person")
        free = sides_of(options, "auto")
        persons = placed + free[: people - len(placed)]
        houses = sides_of(options, "house")
        houses += [side for side in free if side not in persons][: max(0, 2 - people - len(houses))]
        return sorted(persons, key=SIDES.index) + sorted(houses, key=SIDES.index)

    def house_seats(self, people: int, options: dict[str, str]) -> int:
        return len(self.seat_names(people, options)) - people

    def turn_order(self, g: State) -> list[int]:
        assert isinstance(g, CourtState)
        return g.order

    def blank(self) -> CourtState:
        return CourtState()

    def setup(self, g: State) -> None:
        assert isinstance(g, CourtState)
        g.round = 0
        g.heap = [2 + g.chance.below(3), 3, 4]
        g.purse = [0] * (g.seats * COIN.size)
        g.call(Turns(0))

    def house(self, g: State, ask: Ask) -> int:
        return ask.options[0]

    def shares_picture(self) -> bool:
        return False

    def derived(self, seen: Any, seat: int) -> dict[str, Any]:
        purses: dict[str, Any] = {}
        is_open = seat == EVERYTHING or seen.config.options["open_purses"] == "on"
        for other, name in enumerate(seen.config.seat_names):
            coins = seen.purse[other * COIN.size : (other + 1) * COIN.size]
            if other == seat or is_open:
                purses[name] = dict(zip(COIN.names, coins, strict=True))
            else:
                purses[name] = sum(coins)
        return {"purses": purses}


COURT = Court()


class Saga(Court):
    """A court whose gold goes over to the next match."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "saga"

    def setup(self, g: State) -> None:
        super().setup(g)
        assert isinstance(g, CourtState)
        if g.config.record is not None:
            g.heap[0] += g.config.record["gold"]

    def record(self, g: State) -> dict[str, Any]:
        assert isinstance(g, CourtState)
        before = g.config.record
        return {"format": 1, "game": 1 + (before["game"] if before else 0), "gold": g.heap[0]}

    def check_record(self, record: dict[str, Any], people: int, options: dict[str, str]) -> None:
        if record.get("format") != 1:
            raise BadData(f"record: format {record.get('format')!r} is not 1")
        for name in ("game", "gold"):
            if not isinstance(record.get(name), int) or record[name] < 0:
                raise BadData(f"record: {name} must be a number")

    def next_seats(self, g: State) -> list[int]:
        return list(range(g.config.people))[::-1]

    def entries(self, record: dict[str, Any]) -> list[Entry]:
        return [Entry("gold", "", "", record["gold"])]


SAGA = Saga()
