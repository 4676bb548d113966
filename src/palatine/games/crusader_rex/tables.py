"""The component tables, read once and strictly, and what the map implies, as flat lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.kernel.data import Record, Table, digest_of, read_tables
from palatine.kernel.errors import BadData

FOLDER: Final = Path(__file__).parent / "data"
PATHS: Final = [FOLDER / f"{name}.json" for name in ("map", "blocks", "cards", "options")]
SCHEMAS: Final[list[dict[str, list[str]]]] = [
    {
        "kingdoms": ["id", "side"],
        "towns": ["id", "kingdom", "rating", "port", "city", "shields"],
        "roads": ["a", "b", "kind", "bridge?"],
        "limits": ["kind", "blocks", "guide"],
        "areas": ["id", "nation"],
        "entries": ["area", "town", "kind"],
    },
    {
        "blocks": [
            "id", "side", "class", "nation", "letter", "combat", "strength", "move",
            "home?", "seats?", "area?",
        ]
    },
    {"cards": ["id", "kind", "moves", "copies"]},
    {
        "options": ["id", "rule", "group", "values"],
        "presets": ["id", "values"],
        "rulings": ["id", "rule"],
    },
]  # fmt: skip


def read_all() -> dict[str, Table]:
    tables: dict[str, Table] = {}
    for path, schema in zip(PATHS, SCHEMAS, strict=True):
        tables.update(read_tables(path, schema))
    return tables


TABLES: Final[dict[str, Table]] = read_all()
DATA: Final[str] = digest_of(TABLES, {"7f15f3e0": "b31d85cc"})  # as journals of old call it

FRANKS: Final = 0
SARACENS: Final = 1
SIDE_IDS: Final = ["franks", "saracens"]
ASSASSINS: Final = "assassins"  # neither a side nor a piece that moves: kept in the tables only

# -- the map ------------------------------------------------------------------------------------

KINGDOMS: Final[list[Record]] = TABLES["kingdoms"].records
HELD: Final[list[Record]] = [
    record
    for record in TABLES["towns"].records
    if TABLES["kingdoms"].where("id", record.text("kingdom")).text("side") != ASSASSINS
]  # CR-1.1: Masyaf has no road and is never entered
TOWNS: Final = 52
TOWN_IDS: Final[list[str]] = [record.text("id") for record in HELD]
KINGDOM: Final[list[int]] = [r.named("kingdom", TABLES["kingdoms"].ids()) for r in HELD]
RATING: Final[list[int]] = [record.number("rating") for record in HELD]

# Bit sets of towns (52) and of blocks (62) stay below 2^62, which is where fast ints end. The
# bits come from a table, as a literal left of a shift does not compile to what it says.
BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(62)])
# 2 generates all remainders of 67 but 0, which tell the bits apart
REMAINDERS: Final[list[int]] = [2**n % 67 for n in range(62)]
INDEX_OF: Final[vec[i64]] = vec[i64](
    [REMAINDERS.index(r) if r in REMAINDERS else 0 for r in range(67)]
)


def index_of(bit: i64) -> i64:
    """The number of a single bit."""
    return INDEX_OF[bit % 67]


def lowest(bits: i64) -> i64:
    """The number of the lowest bit; there must be one."""
    return INDEX_OF[(bits & -bits) % 67]


def members(bits: i64) -> list[int]:
    """The numbers of all bits, ascending."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(INDEX_OF[low % 67])
        bits ^= low
    return found


def size_of(bits: i64) -> i64:
    """How many bits are set."""
    size: i64 = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def bits_of(numbers: list[int]) -> int:
    bits = 0
    for n in numbers:
        bits |= BIT[n]
    return bits


def home_side(t: int) -> int:
    """CR-1.3: the side to whose kingdom a town belongs."""
    return KINGDOMS[KINGDOM[t]].named("side", SIDE_IDS)


HOME_SIDE: Final[vec[i64]] = vec[i64]([home_side(t) for t in range(TOWNS)])
HOMELAND: Final[list[int]] = [
    bits_of([t for t in range(TOWNS) if HOME_SIDE[t] == side]) for side in range(2)
]
PORTS: Final[int] = bits_of([t for t in range(TOWNS) if HELD[t].text("port") != "none"])
FORTIFIED: Final[int] = bits_of([t for t in range(TOWNS) if HELD[t].text("port") == "fortified"])
CITIES: Final[list[int]] = [t for t in range(TOWNS) if HELD[t].any("city") is True]

# ways into a town: from a neighbour, from Germania, over the sea
GERMANIA_WAY: Final = TOWNS
SEA: Final = TOWNS + 1
WAYS: Final = TOWNS + 2

# places of a block besides the towns
ENGLAND: Final = TOWNS
GERMANIA: Final = TOWNS + 2
POOL: Final = TOWNS + 3
LOST: Final = TOWNS + 4  # this year, face up beside the pool
OUT: Final = TOWNS + 5  # of the game
PLACE_IDS: Final[list[str]] = [*TOWN_IDS, *TABLES["areas"].ids(), "pool", "lost", "out"]

ROADS_A: Final[list[int]] = [r.named("a", TOWN_IDS) for r in TABLES["roads"].records]
ROADS_B: Final[list[int]] = [r.named("b", TOWN_IDS) for r in TABLES["roads"].records]
LANDINGS: Final[list[int]] = [r.named("town", TOWN_IDS) for r in TABLES["entries"].records]
HIGHWAYS: Final = 87  # roads between towns; the roads from Germania come behind them
ROADS: Final = 90
ROAD_IDS: Final[list[str]] = [
    *[f"{TOWN_IDS[a]}_{TOWN_IDS[b]}" for a, b in zip(ROADS_A, ROADS_B, strict=True)],
    *[f"germania_{TOWN_IDS[t]}" for t in LANDINGS],
]
IS_MAJOR: Final[list[bool]] = [
    record.text("kind") == "major"
    for record in [*TABLES["roads"].records, *TABLES["entries"].records]
]
IRON_BRIDGE: Final[int] = [r.values.get("bridge", False) for r in TABLES["roads"].records].index(
    True
)


def neighbours() -> list[list[int]]:
    beside: list[list[int]] = [[] for _ in range(TOWNS)]
    for a, b in zip(ROADS_A, ROADS_B, strict=True):
        beside[a].append(b)
        beside[b].append(a)
    return [sorted(towns) for towns in beside]


def roads_between() -> list[int]:
    """By town and way in: the road that leads there, or -1."""
    roads = [-1] * (TOWNS * WAYS)
    for road in range(HIGHWAYS):
        roads[ROADS_A[road] * WAYS + ROADS_B[road]] = road
        roads[ROADS_B[road] * WAYS + ROADS_A[road]] = road
    for i, t in enumerate(LANDINGS):
        roads[t * WAYS + GERMANIA_WAY] = HIGHWAYS + i
    return roads


NEXT: Final[list[list[int]]] = neighbours()
BESIDE: Final[vec[i64]] = vec[i64]([bits_of(towns) for towns in NEXT])  # the same as bits
ROAD: Final[list[int]] = roads_between()
EXITS: Final = 5  # the most roads that meet in a town


def distances() -> list[int]:
    """By pairs of towns: the fewest roads from one to the other."""
    far = 99
    table = [far] * (TOWNS * TOWNS)
    for start in range(TOWNS):
        table[start * TOWNS + start] = 0
        ring = [start]
        while ring:
            beyond: list[int] = []
            for t in ring:
                for u in NEXT[t]:
                    if table[start * TOWNS + u] == far:
                        table[start * TOWNS + u] = table[start * TOWNS + t] + 1
                        beyond.append(u)
            ring = beyond
    return table


DISTANCE: Final[vec[i64]] = vec[i64](distances())


def limits(guide: bool, iron_bridge: bool, factor: int) -> list[int]:
    """CR-5.4, CR-4.8, CR-10.1: how many blocks each road carries."""
    table = TABLES["limits"]
    key = "guide" if guide else "blocks"
    carried: list[int] = []
    for road in range(ROADS):
        kind = "major" if IS_MAJOR[road] else "minor"
        carried.append(table.where("kind", kind).number(key) * factor)
    if iron_bridge:
        carried[IRON_BRIDGE] = table.where("kind", "iron_bridge").number(key)
    return carried


# -- blocks -------------------------------------------------------------------------------------

BLOCKS: Final = 62
FRANK_BLOCKS: Final = 31  # the Franks come first: a block below this number is theirs


def side_of(block: i64) -> i64:
    """Whose block it is."""
    return 0 if block < FRANK_BLOCKS else 1


PIECES: Final[list[Record]] = [r for r in TABLES["blocks"].records if r.text("side") != ASSASSINS]
BLOCK_IDS: Final[list[str]] = [record.text("id") for record in PIECES]
SIDE: Final[list[int]] = [record.named("side", SIDE_IDS) for record in PIECES]
LETTER: Final[list[int]] = [["a", "b", "c"].index(record.text("letter")) for record in PIECES]
COMBAT: Final[list[int]] = [record.number("combat") for record in PIECES]
STRENGTH: Final[list[int]] = [record.number("strength") for record in PIECES]  # at full steps
MOVE: Final[list[int]] = [record.number("move") for record in PIECES]
NATIONS: Final[list[str]] = [record.text("nation") for record in TABLES["areas"].records]


def home_of(record: Record) -> int:
    return record.named("home", TOWN_IDS) if "home" in record.values else -1


def seats_of(record: Record) -> list[int]:
    """CR-1.10: the alternate seats, in order."""
    names = record.texts("seats") if "seats" in record.values else []
    for name in names:
        if name not in TOWN_IDS:
            raise BadData(f"{record.where}: unknown seat '{name}'")
    return sorted(TOWN_IDS.index(name) for name in names)


def area_of(record: Record) -> int:
    return record.named("area", PLACE_IDS) if "area" in record.values else -1


HOME: Final[list[int]] = [home_of(record) for record in PIECES]
SEATS: Final[list[list[int]]] = [seats_of(record) for record in PIECES]
SEAT_BITS: Final[list[int]] = [
    bits_of(SEATS[b]) | (BIT[HOME[b]] if HOME[b] >= 0 else 0) for b in range(BLOCKS)
]
AREA: Final[list[int]] = [area_of(record) for record in PIECES]


def blocks_where(key: str, value: Any) -> int:
    return bits_of([b for b in range(BLOCKS) if PIECES[b].values[key] == value])


SIDE_BITS: Final[list[int]] = [blocks_where("side", side) for side in SIDE_IDS]
LETTERS: Final[list[int]] = [blocks_where("letter", letter) for letter in ("a", "b", "c")]
CRUSADERS: Final[int] = blocks_where("class", "crusader")
PILGRIMS: Final[int] = blocks_where("class", "pilgrim")
NOMADS: Final[int] = blocks_where("class", "nomad")
EMIRS: Final[int] = blocks_where("class", "emir")
ORDERS: Final[int] = blocks_where("class", "military_order")
FAMILY: Final[int] = blocks_where("nation", "saladin_family")
ENGLISH: Final[int] = blocks_where("nation", "english")
CHARGERS: Final[int] = SIDE_BITS[FRANKS] & LETTERS[1]  # CR-6.7: Frank blocks with letter B
HARRIERS: Final[int] = NOMADS | blocks_where("class", "turcopole")
LASTING: Final[int] = CRUSADERS | ORDERS | FAMILY  # CR-2.4: these never come back
NATION: Final[list[int]] = [blocks_where("nation", nation) for nation in NATIONS]
SALADIN: Final[int] = BLOCK_IDS.index("saladin")
# blocks whose move rating is at least so much
RATED: Final[list[int]] = [
    bits_of([b for b in range(BLOCKS) if MOVE[b] >= rating]) for rating in range(6)
]
FARTHEST: Final[int] = max(MOVE)

# -- cards --------------------------------------------------------------------------------------

CARD_IDS: Final[list[str]] = TABLES["cards"].ids()
CARDS: Final = 9  # kinds of cards
COPIES: Final[list[int]] = [record.number("copies") for record in TABLES["cards"].records]
MOVES: Final[list[int]] = [record.number("moves") for record in TABLES["cards"].records]
IS_EVENT: Final[list[bool]] = [r.text("kind") == "event" for r in TABLES["cards"].records]
CARD_ASSASSINS: Final = 0
GUIDE: Final = 1
INTRIGUE: Final = 2
JIHAD: Final = 3
MANNA: Final = 4
WINTER_CAMPAIGN: Final = 5
HAND: Final = 6


def preset_values(record: Record) -> dict[str, str]:
    values = record.any("values")
    if not isinstance(values, dict):
        raise BadData(f"{record.where}: 'values' must be an object")
    return {str(key): str(value) for key, value in values.items()}


PRESETS: Final[dict[str, dict[str, str]]] = {
    record.text("id"): preset_values(record) for record in TABLES["presets"].records
}
