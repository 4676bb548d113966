"""The lexicon of a game: things, verbs and sayings, each with a number and a text."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palatine.kernel.errors import BadData

NONE: Final = -1  # no thing
HIDDEN: Final = -2  # a thing or number that this seat may not know


class Kind:
    """A finite list of things (towns, colours), or a run of numbers that stand for themselves."""

    def __init__(self, id: str, names: list[str], low: int = 0) -> None:
        self.id = id
        self.names = names
        self.low = low  # the number of the first name
        self.numbers: dict[str, int] = {name: low + i for i, name in enumerate(names)}
        self.is_open: bool = False  # any number: a count, not a choice
        self.is_run: bool = False  # a run of numbers, written as numbers
        self.is_seat: bool = False  # its names depend on how many play
        self.is_party: bool = False  # those who win and lose together, as `Game.ally_of` counts
        self.is_option: bool = False  # options of the game, written as their codes

    @property
    def size(self) -> int:
        return len(self.names)


def run(id: str, low: int, high: int) -> Kind:
    """A kind of numbers: steps 1 to 5."""
    kind = Kind(id, [str(n) for n in range(low, high + 1)], low)
    kind.is_run = True
    return kind


def count(id: str = "number") -> Kind:
    """A kind for amounts: any number, never an argument of a verb."""
    kind = Kind(id, [])
    kind.is_open = True
    return kind


def seats(most: int) -> Kind:
    """The kind of seats; their names are given by `Lexicon.seated`."""
    kind = Kind("seat", [str(n) for n in range(most)])
    kind.is_seat = True
    return kind


def parties(id: str, names: list[str]) -> Kind:
    """The kind of those who win and lose together: the numbers that `Game.ally_of` gives."""
    kind = Kind(id, names)
    kind.is_party = True
    return kind


def options() -> Kind:
    """The kind of options themselves, for a rule that keeps one: written as its text code."""
    kind = Kind("option", [])
    kind.is_option = True
    return kind


class Verb:
    """Something a seat can choose, with up to three things it touches."""

    def __init__(self, id: str, *kinds: Kind, passes: bool = False) -> None:
        if len(kinds) > 3:
            raise BadData(f"verb {id}: {len(kinds)} things are more than three")
        if passes and kinds:
            raise BadData(f"verb {id}: whoever passes touches nothing")
        self.id = id
        self.kinds: list[Kind] = list(kinds)
        self.passes = passes  # to have done, or to do nothing: it touches nothing
        self.base: i64 = 0
        self.size: i64 = 1
        self.strides: list[int] = []
        for kind in kinds:
            if kind.is_open:
                raise BadData(f"verb {id}: an open count cannot be an argument")
            self.size *= kind.size
        stride = self.size
        for kind in kinds:
            stride //= kind.size
            self.strides.append(stride)
        self.stride1: i64 = self.strides[0] if len(kinds) > 0 else 0
        self.stride2: i64 = self.strides[1] if len(kinds) > 1 else 0
        self.stride3: i64 = self.strides[2] if len(kinds) > 2 else 0
        self.size1: i64 = kinds[0].size if len(kinds) > 0 else 1
        self.size2: i64 = kinds[1].size if len(kinds) > 1 else 1
        self.size3: i64 = kinds[2].size if len(kinds) > 2 else 1
        self.low1: i64 = kinds[0].low if len(kinds) > 0 else 0
        self.low2: i64 = kinds[1].low if len(kinds) > 1 else 0
        self.low3: i64 = kinds[2].low if len(kinds) > 2 else 0

    def option(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> int:
        """The number of this verb with these things."""
        number: i64 = self.base
        if self.stride1:
            number += (first - self.low1) * self.stride1
            if self.stride2:
                number += (second - self.low2) * self.stride2
                if self.stride3:
                    number += (third - self.low3) * self.stride3
        return number

    def has(self, option: int) -> bool:
        return self.base <= option < self.base + self.size

    def first(self, option: i64) -> int:
        return (option - self.base) // self.stride1 + self.low1

    def second(self, option: i64) -> int:
        return (option - self.base) // self.stride2 % self.size2 + self.low2

    def third(self, option: i64) -> int:
        return (option - self.base) // self.stride3 % self.size3 + self.low3

    def subsets(self) -> list[list[int]]:
        """For a verb that touches one thing of a few: its options by the bit set of the things."""
        rows: list[list[int]] = []
        for bits in range(1 << len(self.kinds[0].names)):
            things = [i for i in range(self.size) if bits >> i & 1]
            rows.append([self.base + i for i in things])
        return rows

    def arguments(self, option: int) -> list[int]:
        """All things that the option touches, in order."""
        rest = option - self.base
        found: list[int] = []
        for kind, stride in zip(self.kinds, self.strides, strict=True):
            found.append(rest // stride + kind.low)
            rest %= stride
        return found


class Saying:
    """A fact, note or question with the kinds of its numbers; a tail kind may repeat."""

    def __init__(
        self, key: str, kinds: list[Kind], rule: str = "", tail: Kind | None = None
    ) -> None:
        self.key = key
        self.kinds = kinds
        self.rule = rule
        self.tail = tail

    def variables(self) -> list[str]:
        """Names of its numbers in messages: the kind's id, a second one of a kind gets a 2."""
        names = argument_names(self.kinds)
        if self.tail is not None:
            names.append(self.tail.id + "s")
        return names


def argument_names(kinds: list[Kind]) -> list[str]:
    """town, town2, block: what messages call the things of a verb or saying."""
    names: list[str] = []
    used: dict[str, int] = {}
    for kind in kinds:
        nth = used.get(kind.id, 0) + 1
        used[kind.id] = nth
        names.append(kind.id if nth == 1 else f"{kind.id}{nth}")
    return names


class Lexicon:
    """Every option of a game as a number in a fixed space and as a text code."""

    def __init__(
        self,
        kinds: list[Kind],
        verbs: list[Verb],
        questions: list[Saying],
        facts: list[Saying],
        notes: list[Saying],
        ends: list[str],
        misfits: list[Saying] | None = None,
        statistics: list[Saying] | None = None,
    ) -> None:
        self.kinds: dict[str, Kind] = {kind.id: kind for kind in kinds}
        self.verbs = verbs
        self.by_id: dict[str, Verb] = {verb.id: verb for verb in verbs}
        self.questions: dict[str, Saying] = {saying.key: saying for saying in questions}
        self.facts: dict[str, Saying] = {saying.key: saying for saying in facts}
        self.notes: dict[str, Saying] = {saying.key: saying for saying in notes}
        self.ends = ends
        self.misfits: dict[str, Saying] = {saying.key: saying for saying in misfits or []}
        # what `Game.statistics` counts; a kind is that of its categories
        self.statistics: dict[str, Saying] = {saying.key: saying for saying in statistics or []}
        self.seat_names: list[str] = []
        self.size: int = 0
        for verb in verbs:
            verb.base = self.size
            self.size += verb.size

    def seated(self, seat_names: list[str]) -> Lexicon:
        """The same lexicon with names for the seats of a match."""
        other = Lexicon(
            list(self.kinds.values()),
            self.verbs,
            list(self.questions.values()),
            list(self.facts.values()),
            list(self.notes.values()),
            self.ends,
            list(self.misfits.values()),
            list(self.statistics.values()),
        )
        other.seat_names = seat_names
        return other

    def name(self, kind: Kind, number: int) -> str:
        """The text id of a thing; the number itself where the kind is a count."""
        if number == HIDDEN:
            return "hidden"
        if kind.is_open:
            return str(number)
        if number == NONE:
            return "none"
        if kind.is_option:
            return self.code(number)
        if kind.is_seat and number < len(self.seat_names):
            return self.seat_names[number]
        return kind.names[number - kind.low]  # a seat that nobody has here keeps its number

    def number(self, kind: Kind, name: str, where: str) -> int:
        """The number of a text id; `where` is named in the error."""
        if name == "hidden":
            return HIDDEN
        if kind.is_open:
            try:
                return int(name)
            except ValueError:
                raise BadData(f"'{name}' is no number in {where}") from None
        if name == "none":
            return NONE
        if kind.is_option:
            return self.option(name)
        if kind.is_seat:
            if name in self.seat_names:
                return self.seat_names.index(name)
        elif name in kind.numbers:
            return kind.numbers[name]
        raise BadData(f"unknown {kind.id} '{name}' in {where}")

    def verb_of(self, option: int) -> Verb:
        """The verb that an option belongs to."""
        for verb in self.verbs:
            if verb.base <= option < verb.base + verb.size:
                return verb
        raise BadData(f"no option has the number {option}")

    def code(self, option: int) -> str:
        """The text code of an option: `place red t3`."""
        verb = self.verb_of(option)
        words = [verb.id]
        for kind, thing in zip(verb.kinds, verb.arguments(option), strict=True):
            words.append(self.name(kind, thing))
        return " ".join(words)

    def option(self, code: str) -> int:
        """The number behind a text code."""
        words = code.split()
        if not words or words[0] not in self.by_id:
            known = ", ".join(verb.id for verb in self.verbs)
            raise BadData(f"'{code}' begins with no known verb ({known})")
        verb = self.by_id[words[0]]
        if len(words) - 1 != len(verb.kinds):
            wanted = " ".join([verb.id] + [kind.id.upper() for kind in verb.kinds])
            raise BadData(f"'{code}' should read '{wanted}'")
        number = verb.base
        for i in range(len(verb.kinds)):
            kind = verb.kinds[i]
            if kind.is_seat and kind.numbers.get(words[i + 1], 0) >= len(self.seat_names):
                thing = kind.numbers[words[i + 1]]  # in the action space, though nobody sits there
            else:
                thing = self.number(kind, words[i + 1], f"'{code}'")
            if thing < kind.low or thing >= kind.low + kind.size:
                raise BadData(f"unknown {kind.id} '{words[i + 1]}' in '{code}'")
            number += (thing - kind.low) * verb.strides[i]
        return number
