"""Travel (OA-TVL) from every slot to every other one, under everything that changes its cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

import pytest

from palatine.games.oath.actions import announce, open_modifiers
from palatine.games.oath.names import SLOT_IDS
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import FACE_IDS, FACE_POWERS
from palatine.games.oath.travel import destinations, new_travel, travel_supply
from palatine.games.oath.windows import PLACES, TRAVELS
from tests.games.oath.table import act, advise, garrison, own, put, seat, slot, table

PLAIN = [[1, 2, 4], [2, 2, 2], [4, 2, 3]]  # OA-TVL-01
REGIONS = [0, 0, 1, 1, 1, 2, 2, 2]
CRADLE, HINTERLAND = 0, 2
PAIRS = [(start, goal) for start in range(8) for goal in range(8) if start != goal]
NO_SITES: Mapping[str, str] = MappingProxyType({})
Cost = Callable[[int, int, int], int]


class Case(NamedTuple):
    """What lies where, and what it makes of the printed cost from one slot to another."""

    name: str
    cost: Cost
    sites: Mapping[str, str] = NO_SITES
    adviser: str = ""
    card: tuple[str, str] = ("", "")  # a card at a slot, whose ruler travels
    traveller: str = "red"
    warbands: int = 4
    secrets: int = 3
    uses: str = ""  # the power that is announced


def plain(start: int, goal: int, cost: int) -> int:
    return cost


def charming(start: int, goal: int, cost: int) -> int:
    return cost + (start == slot("provinces_2"))


def shrouded(start: int, goal: int, cost: int) -> int:
    return 2 if start == slot("provinces_2") else cost


def coasts(start: int, goal: int, cost: int) -> int:
    ends = {slot("cradle_1"), slot("hinterland_3")}  # Lush Coast lies at cradle_1
    return 1 if {start, goal} == ends else cost


def nothing(start: int, goal: int, cost: int) -> int:
    return 0


def giant(start: int, goal: int, cost: int) -> int:
    return 0 if start == slot("provinces_2") else cost


def decadent(start: int, goal: int, cost: int) -> int:
    """OA-CMP-11: into the Cradle for nothing, to the Hinterland for 1 more."""
    if REGIONS[goal] == CRADLE and REGIONS[start] != CRADLE:
        return 0
    return cost + (REGIONS[goal] == HINTERLAND)


def within(start: int, goal: int, cost: int) -> int:
    return 0 if REGIONS[start] == REGIONS[goal] else cost


def to_provinces_1(start: int, goal: int, cost: int) -> int:
    return 0 if goal == slot("provinces_1") else cost


def at_provinces_1(start: int, goal: int, cost: int) -> int:
    return 0 if slot("provinces_1") in (start, goal) else cost


CASES = [
    Case("nothing in the way", plain),
    Case("charming valley", charming, {"provinces_2": "charming_valley"}),
    Case("shrouded wood", shrouded, {"provinces_2": "shrouded_wood"}),
    Case("two coasts", coasts, {"hinterland_3": "rocky_coast"}),
    Case("buried giant", giant, {"provinces_2": "buried_giant"}, uses="buried_giant"),
    Case("decadent", decadent, traveller="purple"),
    Case("tents", within, adviser="tents", uses="tents"),
    Case("special envoy", nothing, adviser="special_envoy", uses="special_envoy"),
    Case("fast steed", nothing, adviser="a_fast_steed", warbands=3, uses="a_fast_steed"),
    Case(
        "fast steed with four warbands", plain, adviser="a_fast_steed", uses="a_fast_steed"
    ),
    Case("way station", to_provinces_1, card=("provinces_1", "way_station"), uses="way_station"),
    Case("portal", at_provinces_1, card=("provinces_1", "portal"), uses="portal"),
    Case(
        "forest paths", to_provinces_1, adviser="forest_paths", card=("provinces_1", "wolves"),
        uses="forest_paths",
    ),
    Case(
        "tents in the charming valley",
        lambda start, goal, cost: within(start, goal, charming(start, goal, cost)),
        {"provinces_2": "charming_valley"}, adviser="tents", uses="tents",
    ),
    Case(
        "decadent from the charming valley",
        lambda start, goal, cost: decadent(start, goal, charming(start, goal, cost)),
        {"provinces_2": "charming_valley"}, traveller="purple",
    ),
    Case(
        "decadent from the shrouded wood",
        lambda start, goal, cost: decadent(start, goal, shrouded(start, goal, cost)),
        {"provinces_2": "shrouded_wood"}, traveller="purple",
    ),
]  # fmt: skip


def laid(case: Case, start: int) -> Oath:
    """The table of a case, the traveller at the start."""
    g = table(3, dict(case.sites))
    if case.adviser:
        advise(g, case.traveller, case.adviser)
    where, id = case.card
    if id:
        put(g, where, id)
        garrison(g, where, case.traveller, 1)
    if case.name.startswith("decadent"):
        g.reliquary[1] = -1  # OA-CIT-03: the trait shows under the empty space
        g.derive()
    own(g, case.traveller, secrets=case.secrets, warbands=case.warbands)
    g.pawn[seat(case.traveller)] = start
    act(g, case.traveller)
    g.supply[seat(case.traveller)] = 7
    return g


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_oa_tvl_01_every_ordered_pair_of_slots(case: Case) -> None:
    """OA-TVL-01, OA-TVL-03, OA-SIT-03, OA-SIT-06, OA-SIT-07, OA-CMP-11: 56 ways by 16 tables."""
    for start in range(8):
        g = laid(case, start)
        travel = new_travel(g, seat(case.traveller), False)
        if case.uses:
            number = FACE_POWERS[FACE_IDS.index(case.uses)][0]
            entry = number * PLACES + g.place_of(FACE_IDS.index(case.uses))
            if entry in open_modifiers(g, travel, TRAVELS):
                announce(g, travel, entry)
        goals = destinations(g, travel)
        for goal in range(8):
            if goal == start:
                assert goal not in goals
                continue
            wanted = case.cost(start, goal, PLAIN[REGIONS[start]][REGIONS[goal]])
            way = f"{SLOT_IDS[start]} to {SLOT_IDS[goal]}"
            assert travel_supply(g, travel, goal) == wanted, way
            assert goal in goals, way


@pytest.mark.parametrize("supply", range(8))
def test_oa_tvl_01_who_cannot_pay_stays(supply: int) -> None:
    g = table(3)
    for start, goal in PAIRS:
        g.pawn[seat("red")] = start
        g.supply[seat("red")] = supply
        is_paid = PLAIN[REGIONS[start]][REGIONS[goal]] <= supply
        assert (goal in destinations(g, new_travel(g, seat("red"), False))) == is_paid
