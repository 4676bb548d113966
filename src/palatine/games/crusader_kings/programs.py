"""CK-EVE-3: the event language, flattened into one table of small programs.

A record of cards.json writes an op as an object: its name and the keys that `OPS` asks for, no more
and no fewer. Loading turns every list of ops into a program, a run of ops in flat arrays: `code` is
the op, `values` its numbers in the order of its keys (`WIDTH` for each op), `sides` the programs
that it may go on with (the options of a choice, what follows success and failure of a check).
"""

from __future__ import annotations

from typing import Any, Final

from palatine.kernel.data import index
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

SIGNS: Final = ["positive", "negative"]
POSITIVE: Final = 0
NEGATIVE: Final = 1
DEVELOPMENT_KINDS: Final = ["councillor", "invention", "any"]
COUNCILLOR: Final = 0
INVENTION: Final = 1
ANY: Final = 2
DECKS: Final = ["realm", "intrigue", "war", "tax", "crusade"]
REALM: Final = 0
INTRIGUE: Final = 1
WAR: Final = 2
TAX: Final = 3
CRUSADE: Final = 4
PAIRS: Final = ["marriage", "realm", "intrigue", "war", "crusade"]
CHECKS: Final = [
    "marriage", "build", "fabricate_casus_belli", "incite_unrest", "assassinate", "bribe",
    "divorce", "coup", "invade", "crusade", "plague", "event",
]  # fmt: skip
MARRIAGE_CHECK: Final = 0
BUILD_CHECK: Final = 1
FABRICATE_CHECK: Final = 2  # the other plots follow in their order
UNREST_CHECK: Final = 3
MURDER_CHECK: Final = 4
BRIBE_CHECK: Final = 5
DIVORCE_CHECK: Final = 6
COUP_CHECK: Final = 7
INVADE_CHECK: Final = 8
CRUSADE_CHECK: Final = 9
PLAGUE_CHECK: Final = 10
EVENT_CHECK: Final = 11

WHO: Final = ["target", "active", "left"]  # who decides, pays or gains
BY_TARGET: Final = 0
BY_ACTIVE: Final = 1
BY_LEFT: Final = 2
TOKENS: Final = ["unrest", "harvest", "crop_failure", "plague"]
UNREST: Final = 0
HARVEST: Final = 1
CROP_FAILURE: Final = 2
PLAGUE: Final = 3
TARGETS: Final = ["self", "other"]
SELF: Final = 0
OTHER: Final = 1

FILTERS: Final = ["no_army", "army", "coastal", "has_unrest", "prefer_army"]
NO_ARMY: Final = 0
ARMY: Final = 1
COASTAL: Final = 2
HAS_UNREST: Final = 3
PREFER_ARMY: Final = 4

CONDITIONS: Final = [
    "fertile_marriage", "child_slot", "has_child", "has_family", "has_castle", "castle_site",
    "has_councillor", "has_invention", "has_development", "has_army", "region_without_army",
    "can_mobilise", "coastal", "has_unrest", "at_war", "claim_against", "shield_on_track",
    "other_shield", "married", "hand", "gold_1",
]  # fmt: skip

HOLDERS: Final = ["target", "active", "next_without_claim"]
AGAINST: Final = ["target", "chosen"]
PLACES_OF_TRAIT: Final = ["bag", "child"]
VICTIMS: Final = ["ruler", "family"]
UNTIL: Final = ["next_use", "end_of_round"]
NEXT_USE: Final = 0
END_OF_ROUND: Final = 1
CARRIED: Final = ["check_draws", "no_invade_players"]  # hooks that an event can leave behind

# by op its keys and what they hold
OPS: Final[dict[str, list[str]]] = {
    "birth": ["count:count", "bastard:flag"],
    "add_trait": ["trait:trait", "to:to", "pick:who"],
    "remove_trait": ["sign:sign", "pick:who"],
    "gold": ["amount:amount"],
    "transfer_gold": ["from:who", "to:who", "amount:count"],
    "choice": ["pick:who", "options:options"],
    "place": ["token:token", "count:count", "pick:who", "where:filters"],
    "remove_token": ["token:token", "count:count", "pick:who", "where:filters"],
    "check": [
        "successes:count", "draws:count", "critical:pair", "invest:flag", "on_success:ops",
        "on_fail:ops",
    ],
    "kill": ["who:victim", "pick:who"],
    "divorce_ruler": [],
    "age": ["count:count"],
    "remove_age": ["count:count"],
    "casus_belli": ["holder:holder", "against:against"],
    "cancel_casus_belli": ["pick:who"],
    "demobilise": ["count:count", "pick:who", "unrest:flag"],
    "upkeep_now": [],
    "mobilise_free": ["count:count"],
    "lose_castle": ["pick:who"],
    "build_free": ["cost:price"],
    "discard_development": ["kind:kind", "pick:who"],
    "offer_councillor": ["cost:price"],
    "take_development": ["cost:price"],
    "draw_and_discard": ["deck:deck", "draw:count", "discard:count"],
    "reveal_hand": [],
    "crusade_replace": ["pick:who"],
    "crusade_lose": ["pick:who"],
    "modifier": ["hook:carried", "checks:checks", "value:amount", "until:until"],
}  # fmt: skip
OP_IDS: Final[list[str]] = list(OPS)
BIRTH: Final = 0
ADD_TRAIT: Final = 1
REMOVE_TRAIT: Final = 2
GOLD: Final = 3
TRANSFER_GOLD: Final = 4
CHOICE: Final = 5
PLACE: Final = 6
REMOVE_TOKEN: Final = 7
CHECK: Final = 8
KILL: Final = 9
DIVORCE_RULER: Final = 10
AGE: Final = 11
REMOVE_AGE: Final = 12
CASUS_BELLI: Final = 13
CANCEL_CASUS_BELLI: Final = 14
DEMOBILISE: Final = 15
UPKEEP_NOW: Final = 16
MOBILISE_FREE: Final = 17
LOSE_CASTLE: Final = 18
BUILD_FREE: Final = 19
DISCARD_DEVELOPMENT: Final = 20
OFFER_COUNCILLOR: Final = 21
TAKE_DEVELOPMENT: Final = 22
DRAW_AND_DISCARD: Final = 23
REVEAL_HAND: Final = 24
CRUSADE_REPLACE: Final = 25
CRUSADE_LOSE: Final = 26
MODIFIER: Final = 27

LISTS: Final[dict[str, list[str]]] = {
    "to": PLACES_OF_TRAIT,
    "who": WHO,
    "sign": SIGNS,
    "token": TOKENS,
    "victim": VICTIMS,
    "holder": HOLDERS,
    "against": AGAINST,
    "kind": DEVELOPMENT_KINDS,
    "deck": DECKS,
    "carried": CARRIED,
    "until": UNTIL,
}
WIDTH: Final = 4  # numbers of an op


class Programs:
    """The table: program p is the ops first[p] to last[p] - 1."""

    def __init__(self, traits: list[str]) -> None:
        self.traits = traits
        self.names: list[str] = []
        self.where: list[str] = []  # the record, and the ops as they stand there, for words
        self.ops: list[Any] = []
        self.first: list[int] = []
        self.last: list[int] = []
        self.code: list[int] = []
        self.values: list[int] = []
        self.sides: list[list[int]] = []
        # what events leave behind: by number its hook, checks (bits), value and duration
        self.modifiers: list[str] = []  # named after the program that leaves it
        self.modifier_hook: list[int] = []
        self.modifier_checks: list[int] = []
        self.modifier_value: list[int] = []
        self.modifier_until: list[int] = []

    def program(self, ops: Any, name: str, where: str) -> int:
        """Adds the program that these ops make; programs inside it are named after it."""
        if not isinstance(ops, list):
            raise BadData(f"{where}: ops must be a list, not {ops!r}")
        codes: list[int] = []
        values: list[int] = []
        sides: list[list[int]] = []
        for op in ops:
            if not isinstance(op, dict) or "op" not in op:
                raise BadData(f"{where}: {op!r} is no op")
            codes.append(index(OP_IDS, op["op"], where, "op"))
            found = self.numbers(op, name, f"{where}, op {op['op']}")
            sides.append(found.sides)
            values += found.values
        number = len(self.names)
        self.names.append(name)
        self.where.append(where)
        self.ops.append(ops)
        self.first.append(len(self.code))
        self.code += codes
        self.values += values
        self.sides += sides
        self.last.append(len(self.code))
        return number

    def numbers(self, op: dict[str, Any], name: str, where: str) -> Line:
        """The values of one op, its keys checked."""
        keys = OPS[op["op"]]
        wanted = [key.split(":")[0] for key in keys]
        for key in op:
            if key != "op" and key not in wanted:
                raise BadData(f"{where}: unknown key '{key}'")
        line = Line()
        for key in keys:
            id, kind = key.split(":")
            if id not in op:
                raise BadData(f"{where}: '{id}' is missing")
            self.read(line, op[id], id, kind, name, where)
        if op["op"] == "modifier":
            line.values = [self.modifier(line.values, name)]
        if len(line.values) > WIDTH:
            raise BadData(f"{where}: more than {WIDTH} numbers")
        while len(line.values) < WIDTH:
            line.values.append(NONE)
        return line

    def read(self, line: Line, value: Any, key: str, kind: str, name: str, where: str) -> None:
        if kind in LISTS:
            line.values.append(index(LISTS[kind], value, where, key))
        elif kind == "trait":
            line.values.append(index(self.traits, value, where, key))
        elif kind == "pair":
            line.values.append(NONE if value == "none" else index(PAIRS, value, where, key))
        elif kind == "filters":
            line.values.append(bits_of(FILTERS, value, where, key))
        elif kind == "checks":
            line.values.append(bits_of(CHECKS, value, where, key))
        elif kind == "flag":
            if not isinstance(value, bool):
                raise BadData(f"{where}: '{key}' must be true or false, not {value!r}")
            line.values.append(1 if value else 0)
        elif kind == "options":
            if not isinstance(value, list) or len(value) < 2:
                raise BadData(f"{where}: '{key}' must be two or more lists of ops")
            for n, ops in enumerate(value):
                line.sides.append(self.program(ops, f"{name}_{n + 1}", where))
        elif kind == "ops":
            line.sides.append(self.program(value, f"{name}_{key.removeprefix('on_')}", where))
        else:
            line.values.append(whole(value, key, kind, where))

    def modifier(self, values: list[int], name: str) -> int:
        """A modifier gets a number, by which players carry it."""
        self.modifiers.append(name)
        self.modifier_hook.append(values[0])
        self.modifier_checks.append(values[1])
        self.modifier_value.append(values[2])
        self.modifier_until.append(values[3])
        return len(self.modifiers) - 1


class Line:
    """One op on its way into the table."""

    def __init__(self) -> None:
        self.values: list[int] = []
        self.sides: list[int] = []


def whole(value: Any, key: str, kind: str, where: str) -> int:
    """A number: a count is 1 at least, a price 0, an amount may be negative."""
    low = {"count": 1, "price": 0, "amount": -20}[kind]
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= 20:
        raise BadData(f"{where}: '{key}' must be a number from {low} to 20, not {value!r}")
    return value


def bits_of(names: list[str], found: Any, where: str, key: str) -> int:
    """A list of names as bits, each at most once."""
    if not isinstance(found, list):
        raise BadData(f"{where}: '{key}' must be a list, not {found!r}")
    bits = 0
    for name in found:
        bit = 1 << index(names, name, where, key)
        if bits & bit:
            raise BadData(f"{where}: '{key}' names {name!r} twice")
        bits |= bit
    return bits
