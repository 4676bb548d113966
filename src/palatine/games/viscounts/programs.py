"""VW-TRN-06: lists of ops, flattened into one table of small programs.

A record of the data files writes an op as words ("gain virtue 2", "build_free workshop") and a
choice as {"choose": [[...], [...]]}. Loading turns every list into a program: a run of single ops
in flat arrays. Equal lists are one program, whose name says what it does.
"""

from __future__ import annotations

import json
from typing import Any, Final

from palatine.kernel.data import index
from palatine.kernel.errors import BadData

OPS: Final = [
    "gain", "flip", "hire_free", "destroy", "discard", "rearrange", "shuffle", "castle_move",
    "place_workers", "build_free", "manuscript_free", "choose", "automa_gain_future_scheme",
    "automa_dismiss", "automa_corruption_per_criminal_icon",
]  # fmt: skip
GAIN: Final = 0
FLIP: Final = 1
HIRE_FREE: Final = 2
DESTROY: Final = 3
DISCARD: Final = 4
REARRANGE: Final = 5
SHUFFLE: Final = 6
CASTLE_MOVE: Final = 7
PLACE_WORKERS: Final = 8
BUILD_FREE: Final = 9
MANUSCRIPT_FREE: Final = 10
CHOOSE: Final = 11
GAIN_SCHEME: Final = 12
AUTOMA_DISMISS: Final = 13
AUTOMA_CORRUPTION: Final = 14

ITEMS: Final = [
    "silver", "ink", "gold", "stone", "resource", "virtue", "corruption", "debt", "deed",
]  # fmt: skip
SILVER: Final = 0
INK: Final = 1
GOLD: Final = 2
STONE: Final = 3
RESOURCE: Final = 4
VIRTUE: Final = 5
CORRUPTION: Final = 6
DEBT: Final = 7
DEED: Final = 8

FLIPS: Final = ["debt", "deed", "either"]
FLIP_DEBT: Final = 0
FLIP_DEED: Final = 1
FLIP_EITHER: Final = 2

NOTHING: Final = 0  # the empty program

# ops that are one question or one trigger each: "gain debt 3" is three of them
SINGLE: Final = [FLIP, HIRE_FREE, DESTROY, DISCARD, CASTLE_MOVE, GAIN_SCHEME, AUTOMA_DISMISS]
OPTIONAL: Final = [DESTROY, DISCARD, REARRANGE, CASTLE_MOVE]  # VW-TRN-02
SILENT: Final = [GAIN, SHUFFLE, GAIN_SCHEME, AUTOMA_DISMISS, AUTOMA_CORRUPTION]


class Programs:
    """The table: program p is the ops first[p] to last[p] - 1."""

    def __init__(self, buildings: list[str]) -> None:
        self.buildings = buildings
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        self.ops: list[Any] = []  # as they are written, for whoever puts them into words
        self.written: dict[str, str] = {}  # the names, by ops as compact JSON
        self.where: list[str] = []  # the first record that has them
        self.first: list[int] = []
        self.last: list[int] = []
        self.code: list[int] = []
        self.what: list[int] = []  # item, card to flip, building, or bits of the costs
        self.count: list[int] = []
        self.rest: list[int] = []  # how many ops after this one belong to the same "up to n"
        self.sides: list[list[int]] = []  # the programs to choose from
        # of a program and all that can be chosen in it
        self.asks: list[bool] = []
        self.shuffles: list[bool] = []
        self.gains_virtue: list[bool] = []
        self.gains_corruption: list[bool] = []
        self.program([], "the empty program")

    def program(self, ops: Any, where: str) -> int:
        """The number of the program that these ops make; new ones are added."""
        if not isinstance(ops, list):
            raise BadData(f"{where}: ops must be a list, not {ops!r}")
        lines: list[Line] = []
        for op in ops:
            lines += self.lines(op, where)
        parts = [line.name for line in lines if line.name]
        if len(parts) > 1:  # a choice within a list says where it ends, so that no two names clash
            parts = [p + "_done" if p.startswith("either_") else p for p in parts]
        name = "_and_".join(parts) or "nothing"
        self.written[json.dumps(ops, separators=(",", ":"), ensure_ascii=False)] = name
        if name in self.numbers:
            return self.numbers[name]
        number = len(self.names)
        self.names.append(name)
        self.numbers[name] = number
        self.ops.append(ops)
        self.where.append(where)
        self.first.append(len(self.code))
        self.asks.append(False)
        self.shuffles.append(False)
        self.gains_virtue.append(False)
        self.gains_corruption.append(False)
        for line in lines:
            self.add(number, line)
        self.last.append(len(self.code))
        return number

    def add(self, number: int, line: Line) -> None:
        self.code.append(line.code)
        self.what.append(line.what)
        self.count.append(line.count)
        self.rest.append(line.rest)
        self.sides.append(line.sides)
        if line.code == GAIN:
            self.asks[number] |= line.what == RESOURCE
            self.gains_virtue[number] |= line.what == VIRTUE
            self.gains_corruption[number] |= line.what == CORRUPTION
        self.asks[number] |= line.code not in SILENT
        self.shuffles[number] |= line.code == SHUFFLE
        for side in line.sides:
            self.shuffles[number] |= self.shuffles[side]
            self.gains_virtue[number] |= self.gains_virtue[side]
            self.gains_corruption[number] |= self.gains_corruption[side]

    def lines(self, op: Any, where: str) -> list[Line]:
        """One op of a record as single ops; only the first of them carries the name."""
        if isinstance(op, dict):
            return [self.choice(op, where)]
        if not isinstance(op, str) or not op.split():
            raise BadData(f"{where}: {op!r} is no op")
        words = op.split()
        if words[0] not in OPS or words[0] == "choose":
            raise BadData(f"{where}: unknown op '{words[0]}'; known are {', '.join(OPS)}")
        code = OPS.index(words[0])
        if code == BUILD_FREE:
            return [self.building(words, where)]
        if code == MANUSCRIPT_FREE:
            return [costs(words, where)]
        if code in (REARRANGE, SHUFFLE, AUTOMA_CORRUPTION):
            expect(words, 1, op, where)
            return [Line(code, 0, 1, words[0])]
        what = 0
        name = words[0]
        if code == GAIN:
            expect(words, 3, op, where)
            what = index(ITEMS, words[1], where)
            name = words[1]
        elif code == FLIP:
            expect(words, 3, op, where)
            what = index(FLIPS, words[1], where)
            name = f"flip_{words[1]}"
        elif code == DESTROY and len(words) == 3 and words[2] == "start_deck":
            what = 1
        else:
            expect(words, 2, op, where)
        n = number(words[1 if code not in (GAIN, FLIP) else 2], op, where)
        name = f"{name}_{n}" + ("_start_deck" if code == DESTROY and what else "")
        if code in SINGLE or (code == GAIN and what in (RESOURCE, DEBT)):
            singles = [Line(code, what, 1, name)]
            for _ in range(1, n):
                singles.append(Line(code, what, 1, ""))
            for i, line in enumerate(singles):
                line.rest = n - 1 - i if code in OPTIONAL else 0
            return singles
        return [Line(code, what, n, name)]

    def choice(self, op: dict[Any, Any], where: str) -> Line:
        if list(op) != ["choose"] or not isinstance(op["choose"], list) or len(op["choose"]) < 2:
            raise BadData(f"{where}: a choice reads {{'choose': [[...], [...]]}}, not {op!r}")
        sides = [self.program(side, where) for side in op["choose"]]
        names = [self.names[side] for side in sides]
        names = [n + "_done" if n.startswith("either_") else n for n in names]
        line = Line(CHOOSE, 0, 1, "either_" + "_or_".join(names))
        line.sides = sides
        return line

    def building(self, words: list[str], where: str) -> Line:
        is_near = len(words) == 3 and words[2] == "own_bank"
        if len(words) != 2 and not is_near:
            raise BadData(f"{where}: '{' '.join(words)}' should read 'build_free BUILDING'")
        what = index(self.buildings, words[1], where)
        name = f"build_{words[1]}" + ("_own_bank" if is_near else "")
        return Line(BUILD_FREE, what, 1 if is_near else 0, name)


class Line:
    """One single op on its way into the table."""

    def __init__(self, code: int, what: int, count: int, name: str) -> None:
        self.code = code
        self.what = what
        self.count = count
        self.name = name
        self.rest: int = 0
        self.sides: list[int] = []


def costs(words: list[str], where: str) -> Line:
    """`manuscript_free 3 4`: the costs that may be taken, as bits."""
    what = 0
    for word in words[1:]:
        what |= 1 << number(word, " ".join(words), where)
    if not what:
        raise BadData(f"{where}: manuscript_free names no cost")
    return Line(MANUSCRIPT_FREE, what, 1, "manuscript_" + "_".join(words[1:]))


def expect(words: list[str], length: int, op: str, where: str) -> None:
    if len(words) != length:
        raise BadData(f"{where}: '{op}' should have {length} words")


def number(word: str, op: str, where: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= 20:
        raise BadData(f"{where}: '{op}' needs a number from 1 to 20, not '{word}'")
    return int(word)
