"""Every worked example of the rules: laid out, played and compared with what must come of it.

`READERS` has a function for each: it lays out the position and returns the value of every key of
`expected`, so that none can be left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from palatine.games.oath.battle import attack_value, defense_value, skulls_of
from palatine.games.oath.campaign import needed_sacrifice, new_campaign
from palatine.games.oath.cards import discard_region
from palatine.games.oath.game import GAME
from palatine.games.oath.names import SLOT_IDS
from palatine.games.oath.scepter import exile_cost, self_exile_cost
from palatine.games.oath.search import new_search
from palatine.games.oath.state import CHANCELLOR, Oath
from palatine.games.oath.tables import (
    ATTACK_FACE_IDS,
    DEFENSE_FACE_IDS,
    PEOPLES_FAVOR,
    REGION_IDS,
    SEARCH_DISCARDS,
    SUIT_IDS,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.travel import new_travel, travel_supply
from palatine.games.oath.turn import Rounds
from palatine.games.oath.victory import EndOfRound
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance
from tests.games.oath.table import (
    act,
    advise,
    banner,
    citizen,
    favor,
    garrison,
    hold,
    own,
    pawn,
    pile,
    play,
    put,
    roll,
    seat,
    secrets,
    slot,
    table,
    warbands,
)

Example = dict[str, Any]
EXAMPLES: list[Example] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))[
    "examples"
]


def rolled_campaign(position: Example) -> Example:
    g = table(3)
    garrison(g, "cradle_1", "blue", position["defending_warbands"])
    pawn(g, "blue", "hinterland_1")
    own(g, "red", warbands=position["force"])
    war = new_campaign(g, seat("red"), False)
    war.begin(g, seat("blue"))
    war.attack_roll = [ATTACK_FACE_IDS.index(face) for face in position["attack_faces"]]
    war.defense_roll = [DEFENSE_FACE_IDS.index(face) for face in position["defense_faces"]]
    war.defense, war.attack = defense_value(g, war), attack_value(war)
    killed = skulls_of(war)
    sacrificed = needed_sacrifice(war)
    left = position["force"] - killed - sacrificed
    return {
        "defense": war.defense,
        "attack_before_sacrifice": war.attack,
        "killed_by_skulls": killed,
        "sacrificed": sacrificed,
        "winner": "attacker" if war.attack + sacrificed > war.defense else "defender",
        "force_left": left,
    }


def defeat(position: Example) -> Example:
    g = table(3)
    force = position["attacker_force_after_skulls"]
    garrison(g, "cradle_1", "blue", 9)
    for colour in ("purple", "blue"):
        pawn(g, colour, "hinterland_1")
    own(g, "red", warbands=force)
    act(g, "red")
    roll(g, "double_shield", "sword")
    play(g, "begin campaign", "?against blue", "attack_with 1")
    return {"killed": force - warbands(g, "red"), "left_on_board": warbands(g, "red")}


def travel_costs(position: Example) -> Example:
    found = []
    for start, goal in position["from_to"]:
        site = start.split()[-1]
        if site == "cradle":
            g = table(3)
            g.pawn[1] = slot("cradle_1")
        else:
            g = table(3, {"provinces_2": site, "provinces_3": "lush_coast"})
            g.pawn[1] = slot("provinces_2")
        ends = {"hinterland": "hinterland_1", "cradle": "cradle_1", "lush_coast": "provinces_3"}
        slots = [slot(ends[goal])] if goal in ends else [s for s in range(8) if s != g.pawn[1]]
        costs = {travel_supply(g, new_travel(g, 1, False), end) for end in slots}
        assert len(costs) == 1
        found.append(costs.pop())
    return {"costs": found}


def search_costs(position: Example) -> Example:
    g = table(3)
    found = []
    for drawn in position["visions_drawn"]:
        g.visions_drawn = drawn
        found.append(new_search(g, 1).deck_cost)
    g.visions_drawn = 3
    banner(g, "darkest_secret", "red")
    return {
        "costs": found,
        "with_darkest_secret": new_search(g, 1).deck_cost,
        "discard_pile": SEARCH_DISCARDS,
    }


def recovered_banner(position: Example) -> Example:
    g = table(3)
    banner(g, "peoples_favor", "blue", position["peoples_favor"])
    g.mob = position["side"] == "mob"
    own(g, "red", favor=position["paid"] + 1)
    act(g, "red")
    play(g, "begin recover", f"pay {position['paid']}", f"choose_suit {position['first_bank']}")
    banks = {SUIT_IDS[n]: f"+{g.bank[n] - 3}" for n in range(6) if g.bank[n] != 3}
    return {
        "peoples_favor": g.banner_tokens[PEOPLES_FAVOR],
        "side": "mob" if g.mob else "favor",
        "banks": banks,
    }


def discards(position: Example) -> Example:
    g = table(3)
    pawn(g, "red", f"{position['pawn_region']}_1")
    slots = [slot(f"{region}_1") for region in position["card_region"]]
    return {"piles": [REGION_IDS[discard_region(g, 1, where)] for where in slots]}


def supremacy(position: Example) -> Example:
    g = table(3)
    empire = position["empire_sites"]
    for n in range(empire):
        garrison(g, SLOT_IDS[n], "purple", 1)
    for n in range(position["red_sites"]):
        garrison(g, SLOT_IDS[empire + n], "red", 1)
    check_title(g)
    before = g.title
    garrison(g, SLOT_IDS[empire + position["red_sites"]], "red", 1)
    check_title(g)
    assert not g.usurper
    return {
        "before": "chancellor keeps the title on the tie" if before == CHANCELLOR else "",
        "after": "red, Oathkeeper side" if g.title == seat("red") else "",
    }


def trades(position: Example) -> Example:
    g = table(3)
    put(g, "cradle_1", position["card"])
    advise(g, "red", "naysayers", "sleight_of_hand")
    g.bank[0] = position["bank"]["discord"]
    own(g, "red", favor=2)
    act(g, "red")
    play(g, "begin trade", f"trade_for_favor {position['card']}")
    gained = favor(g, "red") - 2
    g.laden, g.laden_favor, g.laden_secrets = [], [], []
    play(g, "begin trade")
    return {"favor_gained": gained, "secrets_gained": secrets(g, "red")}


def tutorial(position: Example) -> Example:
    g = GAME.start(GAME.config(4, {"start": "tutorial"}), fast("tutorial"))
    assert isinstance(g, Oath)
    return {
        "world_deck_left": len(g.world),
        "visions_drawn": g.visions_drawn,
        "discard_piles": {region: pile(g, region) for region in REGION_IDS},
        "order": "bottom to top",
    }


def exile_costs(position: Example) -> Example:
    g = table(3)
    citizen(g, "red")
    banner(g, "peoples_favor", "red")
    own(g, "red", secrets=2, warbands=3)
    return {
        "exile_cost": exile_cost(g, CHANCELLOR, seat("red")),
        "self_exile_cost": self_exile_cost(g, seat("red")),
    }


def stable_regime(position: Example) -> Example:
    g = table(3)
    citizen(g, "red")
    hold(g, "purple", "map")
    hold(g, "red", "whistle", "cup_of_plenty")
    g.round = position["round"]
    g.frames = [Rounds(0), EndOfRound(0, 0)]
    roll(g, f"end_{position['roll']}")
    advance(g)
    return {
        "game_ends": g.ended != -1,
        "winner": "chancellor" if g.places[CHANCELLOR] == 1 else "citizen",
        "why": "the Citizen is only tied",
    }


def first_game(position: Example) -> Example:
    g = GAME.start(GAME.config(position["players"], {}), fast("first"))
    assert isinstance(g, Oath)
    return {
        "favor_banks": g.bank,
        "shared_bank_favor": g.shared_favor(),
        "purple": {
            "board": g.board[0],
            "slot_1": g.garrison[0],
            "slot_3": g.garrison[2],
            "slot_6": g.garrison[5],
            "bank": g.in_bank(CHANCELLOR),
        },
    }


READERS: dict[str, Callable[[Example], Example]] = {
    "EX-OA-01": rolled_campaign,
    "EX-OA-02": defeat,
    "EX-OA-04": travel_costs,
    "EX-OA-05": search_costs,
    "EX-OA-06": recovered_banner,
    "EX-OA-08": discards,
    "EX-OA-09": supremacy,
    "EX-OA-10": trades,
    "EX-OA-12": tutorial,
    "EX-OA-15": exile_costs,
    "EX-OA-16": stable_regime,
    "EX-OA-18": first_game,
}


def test_every_example_has_a_reader() -> None:
    assert [example["id"] for example in EXAMPLES] == list(READERS)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_example(example: Example) -> None:
    assert READERS[example["id"]](example["position"]) == example["expected"]
