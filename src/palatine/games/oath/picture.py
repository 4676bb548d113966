"""What a board shows besides the fields, to the seat that looks (OA-GEN-02, OA-GEN-05).

Looks at facedown cards are remembered for guesses, but only own advisers and hands are drawn.
"""

from __future__ import annotations

from typing import Any

from palatine.games.oath.bargains import Bargain
from palatine.games.oath.battle import attacking_force, defending_force
from palatine.games.oath.cards import bandits_at, capacity
from palatine.games.oath.deed import Campaigning, Playing, Searching
from palatine.games.oath.names import (
    ATTACK_FACE,
    BACK,
    BANNER,
    CARD,
    DEFENSE_FACE,
    FACEUP,
    FACING,
    POWER,
    RELIC,
    ROLE,
    SIDE,
    SITE,
    SLOT,
)
from palatine.games.oath.setup import Opening
from palatine.games.oath.state import BANDITS, CHANCELLOR, Oath
from palatine.games.oath.tables import (
    CITIZEN,
    EXILE,
    OATH_GOAL,
    REGION_IDS,
    REGIONS,
    SEARCH_SUPPLY,
    SLOTS,
)
from palatine.games.oath.title import standing
from palatine.kernel.flow import EVERYTHING
from palatine.kernel.lexicon import HIDDEN, NONE, Lexicon


def derived(g: Oath, seat: int, lexicon: Lexicon) -> dict[str, Any]:
    """All of it, by text ids."""
    names = lexicon.seat_names
    seats = range(g.seats)
    up = [slot for slot in range(SLOTS) if g.is_up(slot)]
    found: dict[str, Any] = {
        "sites": {SLOT.names[slot]: SITE.names[g.site[slot]] for slot in up},
        "rulers": {SLOT.names[slot]: ruler(g, slot, names) for slot in up},
        "capacity": {SLOT.names[slot]: capacity(g, slot) for slot in up},
        "bandits": {SLOT.names[slot]: bandits_at(g, slot) for slot in up},
        "roles": {names[s]: ROLE.names[role(g, s)] for s in seats},
        "advisers": {names[s]: advisers(g, s, seat) for s in seats},
        "warbands_left": {names[s]: g.in_bank(s) for s in seats},
        "shared_favor": g.shared_favor(),
        "search_supply": SEARCH_SUPPLY[g.visions_drawn],
        "standings": {names[s]: standing(g, s, OATH_GOAL[g.oath]) for s in seats},
        "piles": piles(g),
    }
    if g.world:
        found["top_of_world"] = BACK.names[g.world_part[-1]]
    add_rules_under_way(g, seat, lexicon, found)
    return found


def ruler(g: Oath, slot: int, names: list[str]) -> str:
    """Who rules a site; purple for the Empire."""
    who = g.ruler(slot)
    return "bandits" if who == BANDITS else names[who]


def role(g: Oath, seat: int) -> int:
    if seat == CHANCELLOR:
        return 0
    return CITIZEN if g.is_citizen(seat) else EXILE


def advisers(g: Oath, owner: int, seat: int) -> list[dict[str, str]]:
    """Facedown ones of others by their backs."""
    found: list[dict[str, str]] = []
    for at in g.advisers_of(owner):
        shown = {"facing": FACING.names[g.adviser_face[at]]}
        if g.adviser_face[at] == FACEUP or seat in (owner, EVERYTHING):
            shown["card"] = CARD.names[g.advisers[at]]
        found.append(shown)
    return found


def piles(g: Oath) -> dict[str, int]:
    """How many cards each pile has."""
    found = {REGION_IDS[region]: len(g.discards(region)) for region in range(REGIONS)}
    found["world"] = len(g.world)
    found["relics"] = len(g.relic_deck)
    found["dispossessed"] = len(g.dispossessed)
    return found


def add_rules_under_way(g: Oath, seat: int, lexicon: Lexicon, found: dict[str, Any]) -> None:
    """Cards in hand, the campaign and the bargain of the rules under way."""
    for frame in g.frames:
        if isinstance(frame, Searching) and frame.drawn:
            found["hand"] = hand(frame.drawn, frame.drawn_back)
            found["hand_of"] = lexicon.seat_names[frame.seat]
        elif isinstance(frame, Playing) and not frame.is_placed():
            found["hand"] = hand([frame.card], [frame.back])
            found["hand_of"] = lexicon.seat_names[frame.seat]
        elif isinstance(frame, Opening) and frame.at < g.seats:
            cards = frame.hand_of(g, g.order[frame.at])
            found["hand"] = hand(cards, [0] * len(cards))
            found["hand_of"] = lexicon.seat_names[g.order[frame.at]]
        elif isinstance(frame, Campaigning):
            found["campaign"] = campaign(g, frame, lexicon)
        elif isinstance(frame, Bargain):
            found["bargain"] = {
                "seat": lexicon.seat_names[frame.seat],
                "partner": lexicon.seat_names[frame.partner],
                "terms": [lexicon.code(term) for term in frame.terms],
                "edits": frame.edits,
                "refusals": frame.refusals,
                "is_sent": frame.is_sent,
            }


def hand(cards: list[int], backs: list[int]) -> list[dict[str, str]]:
    found: list[dict[str, str]] = []
    for i in range(len(cards)):
        shown = {"back": BACK.names[backs[i]]}
        if cards[i] != HIDDEN:
            shown["card"] = CARD.names[cards[i]]
        found.append(shown)
    return found


def campaign(g: Oath, war: Campaigning, lexicon: Lexicon) -> dict[str, Any]:
    """The ledger: targets, forces, dice and plans."""
    names = lexicon.seat_names
    found: dict[str, Any] = {
        "attacker": names[war.seat],
        "slot": SLOT.names[war.slot],
        "sites": [SLOT.names[slot] for slot in range(SLOTS) if war.is_target(slot)],
        "relics": [RELIC.names[n] for n in range(RELIC.size) if war.relics >> n & 1],
        "banners": [BANNER.names[n] for n in range(BANNER.size) if war.banners >> n & 1],
        "is_pawn": war.is_pawn,
        "allies": [names[s] for s in range(g.seats) if war.has_ally(s)],
        "attacking_force": attacking_force(g, war),
        "attack_dice": war.attack_dice,
        "defense_dice": war.defense_dice,
        "attack_roll": [ATTACK_FACE.names[face] for face in war.attack_roll],
        "defense_roll": [DEFENSE_FACE.names[face] for face in war.defense_roll],
        "attack": war.attack,
        "defense": war.defense,
        "plans": [POWER.names[number] for number in war.plans],
    }
    if war.defender != NONE:
        found["defender"] = names[war.defender]
    if war.sites or war.is_pawn or war.relics or war.banners:
        found["defending_force"] = defending_force(g, war, True)
    if war.outcome != NONE:
        found["victor"] = SIDE.names[war.outcome]
    return found
