"""Oath as numbers: what a correction of the evaluation is learned from. Compiled.

Every seat has two blocks, one for the Empire and one for an Exile; the block of the role that it
does not have stays 0. What helps the Chancellor to sit still is what an Exile must break.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.games.oath.evaluate import at_site, best_campaign, coming_supply
from palatine.games.oath.names import FACEUP, VISION_BACK
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    FIRST_VISION,
    MOST_SITES,
    OATH_GOAL,
    PEOPLES_FAVOR,
    REGION_OF,
    REGIONS,
    ROUNDS,
    SLOTS,
    VISION_GOAL,
    VISIONS_TO_WIN,
)
from palatine.games.oath.title import missing, standing
from palatine.games.oath.victory import fulfilled_vision
from palatine.kernel.features import one_of
from palatine.kernel.lexicon import NONE

FAR: Final = 4  # what is missing for a goal, this and more as one
ROLES: Final = ["empire", "exile"]
# what is told of a seat, see `describe_seat`
TOLD: Final = [
    "role", "favor", "first favor", "secrets", "warbands", "first warbands", "supply", "sites",
    "guards", "weak sites", "ruled cards", "advisers", "facedown", "hidden visions", "relics",
    "peoples favor", "peoples favor tokens", "darkest secret", "darkest secret tokens",
    "campaign", "campaign chance", "campaign elsewhere", "next", "met", "muster", "relic here",
    "title", "title next", "usurper", "usurper next", "vision", "visions to come", "fulfilled",
    *[f"round {n}" for n in range(1, ROUNDS + 1)],
    *[f"title in round {n}" for n in range(1, ROUNDS + 1)],
    *[f"goal misses {n}" for n in range(FAR + 1)],
    *[f"vision misses {n}" for n in range(FAR + 1)],
    *[f"region {n}" for n in range(REGIONS)],
]  # fmt: skip
SIZE: Final[int] = len(TOLD)
NAMES: Final[list[str]] = [f"{role}: {name}" for role in ROLES for name in TOLD]
FEATURES: Final[int] = len(NAMES)


def describe(g: Oath) -> vec[float]:
    """Every seat as `NAMES` lists it."""
    out = vec[float]([0.0] * (g.seats * FEATURES))
    seat: i64
    for seat in range(g.seats):
        found = describe_seat(g, seat)
        first: i64 = seat * FEATURES
        if g.is_exile(seat):
            first += SIZE
        i: i64
        for i in range(len(found)):
            out[first + i] = found[i]
    return out


def describe_seat(g: Oath, seat: int) -> list[float]:
    """In the order of `TOLD`."""
    is_next = g.turn == seat
    found: list[float] = [
        1.0,
        float(g.favor[seat]),
        float(min(g.favor[seat], 3)),
        float(g.all_secrets(seat)),
        float(g.board[seat]),
        float(min(g.board[seat], 5)),
        float(coming_supply(g, seat)),
    ]
    found += land(g, seat)
    found += council(g, seat)
    found.append(float(g.held_by.count(seat)))
    for banner in (PEOPLES_FAVOR, DARKEST_SECRET):
        is_held = g.banner_of[banner] == seat
        found.append(1.0 if is_held else 0.0)
        found.append(float(g.banner_tokens[banner]) if is_held else 0.0)
    found += campaigns(g, seat)
    found.append(1.0 if is_next else 0.0)
    found += surroundings(g, seat)
    has_title = 1.0 if g.title == seat else 0.0
    usurps = 1.0 if g.title == seat and g.usurper else 0.0
    found += [has_title, has_title if is_next else 0.0, usurps, usurps if is_next else 0.0]
    vision = g.vision[seat]
    found.append(0.0 if vision == NONE else 1.0)
    found.append(float(max(0, VISIONS_TO_WIN - g.visions_drawn)))
    found.append(0.0 if fulfilled_vision(g, seat) == NONE else 1.0)
    one_of(found, g.round - 1, ROUNDS, 1.0)
    one_of(found, g.round - 1, ROUNDS, has_title)
    one_of(found, min(FAR, missing(g, seat, OATH_GOAL[g.oath])), FAR + 1, 1.0)
    aim = NONE if vision == NONE else VISION_GOAL[vision - FIRST_VISION]
    one_of(found, NONE if aim == NONE else min(FAR, missing(g, seat, aim)), FAR + 1, 1.0)
    here = g.pawn[seat]
    one_of(found, REGION_OF[here] if 0 <= here < SLOTS else NONE, REGIONS, 1.0)
    return found


def land(g: Oath, seat: int) -> list[float]:
    """Sites, the warbands on them, sites with one warband only, and cards there."""
    guards = 0
    weak = 0
    cards = 0
    for slot in range(SLOTS):
        if g.garrison_of[slot] == seat:
            guards += g.garrison[slot]
            cards += len(g.cards_at(slot))
            if g.garrison[slot] == 1:
                weak += 1
    return [float(standing(g, seat, MOST_SITES)), float(guards), float(weak), float(cards)]


def council(g: Oath, seat: int) -> list[float]:
    """Advisers: faceup ones, facedown denizens, facedown Visions."""
    faceup = 0
    facedown = 0
    visions = 0
    for at in range(len(g.adviser_of)):
        if g.adviser_of[at] != seat:
            continue
        if g.adviser_face[at] == FACEUP:
            faceup += 1
        elif g.adviser_face[at] == VISION_BACK:
            visions += 1
        else:
            facedown += 1
    return [float(faceup), float(facedown), float(visions)]


def campaigns(g: Oath, seat: int) -> list[float]:
    """The best campaign at hand, its chance, and what the best one elsewhere would promise."""
    worth = 0.0
    chance = 0.0
    plan = best_campaign(g, seat)
    if plan is not None and plan.worth > 0.0:
        worth = plan.worth
        chance = plan.chance
    elsewhere = 0.0
    for slot in range(SLOTS):
        if slot != g.pawn[seat] and g.is_up(slot):
            elsewhere = max(elsewhere, at_site(g, seat, slot))
    return [worth, chance, elsewhere]


def surroundings(g: Oath, seat: int) -> list[float]:
    """Whether somebody else is at the pawn's site, a card to muster on, and relics there."""
    here = g.pawn[seat]
    is_met = 1.0 if g.pawn.count(here) > 1 else 0.0
    can_muster = 0.0
    relics = 0.0
    if 0 <= here < SLOTS and g.is_up(here):
        relics = float(len(g.relics_at(here)))
        for card in g.cards_at(here):
            if g.suit(card) != NONE and g.is_empty(g.face(card)):
                can_muster = 1.0
    return [is_met, can_muster, relics]
