"""AI-6, AI-8, AI-14, AI-35: what an AI answers while it carries out an entry of its list."""

from __future__ import annotations

from palatine.games.crusader_kings.ai import AiTurn
from palatine.games.crusader_kings.ai_targets import best_sites, regions_for, wanted_cards
from palatine.games.crusader_kings.names import (
    ANNEX,
    AT,
    ATTACK,
    BRIBED,
    BUILD,
    BUY,
    MOBILISE,
    PASS,
    SCHEME,
    SUPPORT,
)
from palatine.games.crusader_kings.programs import REALM, WAR
from palatine.games.crusader_kings.realm import Develop
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import ENTRIES, NEAR, STRATEGY_LIST
from palatine.kernel.errors import BrokenRule
from palatine.kernel.lexicon import NONE


def turn_of(g: Kings) -> AiTurn:
    """The turn in which the AI acts."""
    for at in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[at]
        if isinstance(frame, AiTurn):
            return frame
    raise BrokenRule("an AI acts outside its turn")


def sites(g: Kings, seat: int, options: list[int]) -> list[int]:
    """Selector castle_site among regions that a rule offers (AI-S5)."""
    regions = [BUILD.first(option) for option in options]
    return [BUILD.option(region) for region in best_sites(g, seat, regions)]


def castles(g: Kings, options: list[int]) -> list[int]:
    """AI-14: one castle."""
    return [PASS.option()] if PASS.option() in options else [turn_of(g).target]


def purchases(g: Kings, seat: int) -> list[int]:
    """AI-35: card after card, up to `most` of the entry."""
    entry = ENTRIES[turn_of(g).entry]
    frame = g.frames[-1]
    assert isinstance(frame, Develop)
    wanted = wanted_cards(g, seat, entry)
    if frame.bought == entry.most or not wanted:
        return [PASS.option()]
    return [BUY.option(development) for development in wanted]


def plots(g: Kings) -> list[int]:
    return [SCHEME.option(ENTRIES[turn_of(g).entry].plot)]


def named_cards(g: Kings, seat: int) -> list[int]:
    """The developments of its Realm list, in that order."""
    found: list[int] = []
    for entry in STRATEGY_LIST[g.strategy[seat]].entries[REALM]:
        found += entry.developments
    return found


def councillors(g: Kings, seat: int, options: list[int]) -> list[int]:
    """Selector bribe_target: the first of its develop lists, else by lot."""
    for development in named_cards(g, seat):
        if BRIBED.option(development) in options:
            return [BRIBED.option(development)]
    return options


def musters(g: Kings, seat: int, options: list[int]) -> list[int]:
    """AI-6: regions with unrest, then those at what its War list could attack, then any."""
    regions = [MOBILISE.first(option) for option in options]
    found = [region for region in regions if g.unrest[region]]
    for entry in STRATEGY_LIST[g.strategy[seat]].entries[WAR]:
        if not found and entry.target != NONE:
            near = 0
            for region in regions_for(g, seat, entry):
                near |= NEAR[region]
            found = [region for region in regions if near >> region & 1]
    return [MOBILISE.option(region) for region in found] if found else options


def declarations(g: Kings, options: list[int]) -> list[int]:
    """AI-14: one attack or annexation; AI-8: with all support of its own."""
    target = AT.first(turn_of(g).target)
    if PASS.option() not in options:
        attacks: list[int] = []
        for verb in (ATTACK, ANNEX):
            attacks += [o for o in options if verb.has(o) and verb.second(o) == target]
        return attacks
    support = [o for o in options if SUPPORT.has(o) and SUPPORT.second(o) == target]
    return support[:1] if support else [PASS.option()]
