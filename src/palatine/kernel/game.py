"""A game as a value: who can play it, with which table options, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from palatine.kernel.chance import Chance
from palatine.kernel.data import Table
from palatine.kernel.errors import BadData, Misfit
from palatine.kernel.flow import Ask, Commit, Config, Field, Frame, Rules, State
from palatine.kernel.lexicon import Lexicon
from palatine.kernel.phrases import Phrase, Said
from palatine.kernel.sight import Seen
from palatine.kernel.ways import Thing, Way


class Option:
    """A table option: what a table is played with; the first value is the default."""

    def __init__(
        self,
        id: str,
        values: list[str],
        rule: str,
        seats: list[int],
        is_technical: bool = False,
        kind: str = "",
        absent: str = "",
    ) -> None:
        self.id = id
        self.values = values  # empty: any whole number, 0 by default
        self.rule = rule
        self.seats = seats  # the numbers of players that it concerns
        self.is_technical = is_technical  # for research, not shown at the table
        self.kind: str = kind or id  # table options of one kind say the same of different things
        # what it is where nobody names it: in what was written before it, and between programs
        self.absent: str = absent or self.default
        self.is_first: bool = False  # only for a match that follows on no other

    @property
    def default(self) -> str:
        return self.values[0] if self.values else "0"

    def check(self, value: str) -> None:
        if self.values and value not in self.values:
            known = ", ".join(self.values)
            raise BadData(f"option {self.id} cannot be '{value}'; it can be {known}")
        if not self.values and not (value.isdecimal() and len(value) < 10):
            raise BadData(f"option {self.id} must be a whole number, not '{value}'")


class Statistic:
    """One number of every seat: points of a category, cities held, blocks lost."""

    def __init__(self, key: str, category: int, numbers: list[int]) -> None:
        self.key = key  # declared by the lexicon
        self.category = category  # a thing of the kind that is declared with it; NONE if none is
        self.numbers = numbers


class Entry:
    """What a record tells of the match that left it: a thing of a kind, or a number."""

    def __init__(self, key: str, kind: str, thing: str, number: int) -> None:
        self.key = key
        self.kind = kind  # empty for a number
        self.thing = thing
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """Everything the outside needs to know of a game; a subclass per game adds its rules."""

    id: str
    version: int  # rises when a legal sequence or its outcome changes
    seats: list[int]  # how many people can play it
    options: list[Option]
    fields: list[Field]
    frames: list[type[Frame[Any]]]
    words: Lexicon
    tables: dict[str, Table]
    data: str  # digest of the component tables

    def __init__(self) -> None:
        self.lexicons: dict[str, Lexicon] = {}
        self.presets: dict[str, dict[str, str]] = {}  # sets of table options
        self.known_places: list[Field] | None = None
        self.is_decided_early: bool = False  # questions may follow when the winner is known
        # choices of the longest of 1,000 random matches, for each number of `seats`, where known
        self.longest: list[int] = []

    def fit(self, people: int, options: dict[str, str]) -> None:
        """Raises `self.misfit(...)` where people and table options do not go together."""

    def misfit(self, key: str, *numbers: int) -> Misfit:
        """Why a configuration is refused: a saying of the lexicon and its things."""
        saying = self.words.misfits[key]
        things: list[str] = []
        for name, kind, number in zip(saying.variables(), saying.kinds, numbers, strict=True):
            things.append(f"{name} {self.words.name(kind, number)}")
        told = f" ({', '.join(things)})" if things else ""
        return Misfit(self.id, key, list(numbers), f"{self.id} cannot be played so: {key}{told}")

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        """The text ids of all seats for so many people and these table options, houses last."""
        raise BadData(f"{self.id} names no seats")

    def house_seats(self, people: int, options: dict[str, str]) -> int:
        """How many seats the rules themselves play beside so many people."""
        return 0

    def turn_order(self, g: State) -> list[int]:
        """The seats as they take their turns; empty where that is the order of their numbers."""
        return []

    def seats_are_alike(self, config: Config) -> bool:
        """Whether a match with the seats of people renumbered round the table is the same match.

        Then learners may count from their own seat; else seats keep their numbers.
        """
        return False

    def blank(self) -> State:
        """An empty state of this game's class."""
        raise BadData(f"{self.id} has no state")

    def setup(self, g: State) -> None:
        """Lays out the pieces and puts the first frame on the stack."""
        raise BadData(f"{self.id} has no set-up")

    def check(self, g: State) -> None:
        """Refuses, with the field's name, a position that no rule could go on from."""

    def derived(self, seen: Seen, seat: int) -> Mapping[str, object]:
        """What a picture shows besides the fields, by text ids, to the seat that looks.

        A game answers with a `TypedDict`: the client's types are made from it (`make client`).
        The observer is `NOBODY`; `EVERYTHING` is the sight that hides nothing.
        """
        return {}

    def has_secrets(self) -> bool:
        """Whether anything in the game is ever hidden from a seat."""
        for frame in self.frames:
            if issubclass(frame, Commit) or any(field.is_secret for field in frame.FIELDS):
                return True
        return any(field.is_secret for field in self.fields)

    def places(self) -> list[Field]:
        if self.known_places is None:
            self.known_places = [field for field in self.fields if field.known_by]
        return self.known_places

    def shares_picture(self) -> bool:
        """Whether everybody has the same picture, so that it is made once for all."""
        return not self.has_secrets()

    def face(self, g: State, seat: int, option: int) -> list[int]:
        """What a seat sees of an option that another seat chooses: hidden things left out."""
        return [option]

    def picks(self, g: State, ask: Ask) -> list[Thing] | None:
        """Things that may be picked, several at once, for a shortcut from this question.

        None where there is no shortcut; an empty list where one needs no pick.
        """
        return None

    def ways(self, g: State, ask: Ask, picked: list[Thing]) -> list[Way]:
        """Shortcuts from the open question for what is picked; `g` is a guess of its seat."""
        return []

    def repeats(self, option: int) -> bool:
        """Whether it makes sense to ask how often: an exchange, a payment, a step of strength."""
        return False

    def evaluate(self, g: State, seat: int) -> float:
        """How well the seat stands: 0 is lost, 1 is won; a heuristic while the match runs."""
        return 0.5

    def ally_of(self, g: State, seat: int) -> int:
        """The number of the party the seat wins and loses with."""
        return seat

    def rounds(self, g: State) -> int:
        """How many rounds have been begun, for statistics; 0 where a game counts none."""
        return 0

    def statistics(self, g: State) -> list[Statistic]:
        """What is worth counting of a match as it stands: its points, and what brought its end."""
        return []

    def record(self, g: State) -> dict[str, Any] | None:
        """What a match that is over leaves for the next one, as JSON: nothing secret in it."""
        return None

    def check_record(self, record: dict[str, Any], people: int, options: dict[str, str]) -> None:
        """Refuses, with the field's name, what no match could have left."""
        raise BadData(f"{self.id} keeps no records")

    def next_seats(self, g: State) -> list[int]:
        """For each person's seat of a next match the seat of this one from which one comes."""
        return list(range(g.config.people))

    def next_options(self, g: State) -> dict[str, str]:
        """The table options of a next match as they are proposed."""
        first = [option.id for option in self.options if option.is_first]
        return {id: value for id, value in g.config.options.items() if id not in first}

    def entries(self, record: dict[str, Any]) -> list[Entry]:
        """What is worth counting of the match that left this record; the keys are worded."""
        return []

    def effects(self) -> list[str]:
        """Names of ops and card effects that tests must cite, besides the rules."""
        return []

    def said(self) -> list[Said]:
        """Names and texts that the tables tell: whoever changes a record changes its words."""
        return []

    def vocabulary(self) -> list[Phrase]:
        """One phrase of every message that `said` can need."""
        return []

    def effect_names(self) -> dict[str, str]:
        """What the rules call the effects of records, by their ops as compact JSON: for clients."""
        return {}

    def lexicon(self, config: Config) -> Lexicon:
        """The game's words with the names of the seats of a match."""
        key = " ".join(config.seat_names)
        if key not in self.lexicons:
            self.lexicons[key] = self.words.seated(config.seat_names)
        return self.lexicons[key]

    def config(
        self, people: int, chosen: dict[str, str], record: dict[str, Any] | None = None
    ) -> Config:
        """A checked configuration: every table option has a value, and all go together."""
        if people not in self.seats:
            known = ", ".join(str(n) for n in self.seats)
            raise BadData(f"{self.id} is for {known} players, not {people}")
        options: dict[str, str] = {}
        for option in self.options:
            options[option.id] = option.default
        for id, value in chosen.items():
            if id not in options:
                known = ", ".join(option.id for option in self.options)
                raise BadData(f"{self.id} has no option '{id}'; it has {known}")
            options[id] = value
        for option in self.options:
            option.check(options[option.id])
        self.fit(people, options)
        names = self.seat_names(people, options)
        if len(names) != people + self.house_seats(people, options):
            raise BadData(f"{self.id} names {len(names)} seats, not as many as there are")
        if record is not None:
            self.check_record(record, people, options)
            for option in self.options:
                if option.is_first and options[option.id] != option.default:
                    raise BadData(f"option {option.id} is for a match that follows on no other")
        return Config(people, options, names, record)

    def named(self, chosen: dict[str, str]) -> dict[str, str]:
        """The table options of a journal, a position, a stored table or a match of programs.

        Those that it does not name came later than it, or are not wanted there.
        """
        options = dict(chosen)
        for option in self.options:
            if option.absent != option.default and option.id not in options:
                options[option.id] = option.absent
        return options

    def start(self, config: Config, chance: Chance) -> State:
        """A match that is set up and ready for its first question."""
        g = self.blank()
        g.begin(self, config, chance)
        self.setup(g)
        return g


def reward(g: State, seat: int) -> float:
    """1 for a victory, 0 for a defeat; a victory shared by k parties is worth 1/k to each."""
    if not g.places or g.places[seat] != 1:
        return 0.0
    rules = g.rules
    assert isinstance(rules, Game)
    parties: list[int] = []
    for other in range(g.seats):
        if g.places[other] == 1:
            party = rules.ally_of(g, other)
            if party not in parties:
                parties.append(party)
    return 1.0 / len(parties)
