"""AI: what the house answers wherever a rule asks an AI dynasty."""

from __future__ import annotations

from palatine.games.crusader_kings import ai_deeds, ai_events
from palatine.games.crusader_kings.ai_choice import decide
from palatine.games.crusader_kings.ai_courtship import AiCourtship
from palatine.games.crusader_kings.ai_marriage import accepts
from palatine.games.crusader_kings.ai_targets import best_regions, lowest
from palatine.games.crusader_kings.checks import Check
from palatine.games.crusader_kings.crusade import pilgrims
from palatine.games.crusader_kings.family import heir, rank
from palatine.games.crusader_kings.names import (
    ACCEPT,
    COUNTER,
    GIVE_UP,
    IN_LAW,
    KEEP,
    PASS,
    REFUSE,
    REMOVE,
    RULER,
    SACRIFICE,
    SEND,
    SIBLING,
    SPOUSE,
)
from palatine.games.crusader_kings.odds import is_success
from palatine.games.crusader_kings.programs import NEGATIVE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    CRITICAL_SUCCESSES,
    GLITTERHOOF,
    PAIR_FAIL,
    SIGN,
    TRAIT_OF,
)
from palatine.games.crusader_kings.war import successes_to_invade
from palatine.kernel.flow import Ask


def house_answer(g: Kings, ask: Ask) -> int:
    """One of the options that the rules leave to the AI, by lot or by vote (AI-1)."""
    return decide(g, ask.seat, candidates(g, ask))


def candidates(g: Kings, ask: Ask) -> list[int]:
    """By question; where no rule says more, gains are taken (AI-18) and the rest is a lot."""
    seat = ask.seat
    options = ask.options
    gains = [option for option in options if not PASS.has(option)]
    key = ask.key
    found = gains if gains else options
    if key == "build":
        found = ai_deeds.castles(g, options)
    elif key == "free-castle":
        found = ai_deeds.sites(g, seat, options)
    elif key == "develop":
        found = ai_deeds.purchases(g, seat)
    elif key == "plot":
        found = ai_deeds.plots(g)
    elif key == "plot-target" or key == "coup":
        found = [ai_deeds.turn_of(g).target]
    elif key == "bribe":
        found = ai_deeds.councillors(g, seat, options)
    elif key == "mobilise":
        found = ai_deeds.musters(g, seat, gains)
    elif key == "declare":
        found = ai_deeds.declarations(g, options)
    elif key in ("call", "rally", "event-choice"):  # AI-27, AI-8, AI-18
        found = gains[:1]
    elif key == "counter":
        found = counters(g, gains)
    elif key == "send":
        found = pilgrims_first(g, seat)
    elif key == "sacrifice":
        found = [sacrifice(g)]
    elif key == "give-up":
        found = worst_regions(g, gains)
    elif key == "old-age":
        found = burdens(g, seat)
    elif key == "answer-suit":
        found = [answer_to_suit(g, seat)]
    elif key == "event-region":
        found = ai_events.regions(g, ask)
    elif key == "event-thing":
        found = ai_events.things(g, ask)
    elif key == "event-person":
        found = ai_events.persons(g, ask)
    elif key == "event-councillor":
        found = ai_events.offered_councillors(g, seat, gains)
    return found


def counters(g: Kings, options: list[int]) -> list[int]:
    """AI-22: always; the target by AI-13."""
    regions = [COUNTER.first(option) for option in options]
    needed = [successes_to_invade(g, region) for region in regions]
    return [COUNTER.option(region) for region in best_regions(g, regions, needed)]


def pilgrims_first(g: Kings, seat: int) -> list[int]:
    """AI-16: Glitterhoof, in-laws, the queen's husband, brothers, younger sons, heir, ruler."""
    members = pilgrims(g, seat)
    order = [pilgrim_rank(g, seat, member) for member in members]
    return [SEND.option(member) for member in lowest(members, order)]


def pilgrim_rank(g: Kings, seat: int, member: int) -> int:
    if g.person(seat, member) == GLITTERHOOF:
        return 0
    if member >= IN_LAW:
        return 1
    if member == SPOUSE:
        return 2
    if member == RULER:
        return 100
    if member >= SIBLING:
        return 3
    if member == heir(g, seat):
        return 99
    return 98 - rank(g, seat, member)  # the youngest first


def sacrifice(g: Kings) -> int:
    """AI-19: a critical positive only if the check would otherwise fail for certain."""
    check = g.frames[-1]
    assert isinstance(check, Check)
    trait = TRAIT_OF[check.token]
    possible = 0  # tokens in the bag that could still be a success
    for token in g.bag(check.seat):
        other = TRAIT_OF[token]
        possible += int(is_success(other, check.pair) or other == PAIR_FAIL[check.pair])
    best = check.successes + min(possible, check.tokens - check.drawn)
    if trait == PAIR_FAIL[check.pair] and best == check.needed - 1:
        return SACRIFICE.option(trait)
    return KEEP.option(trait)


def worst_regions(g: Kings, options: list[int]) -> list[int]:
    """AI-25: regions without castle first."""
    return lowest(options, [int(g.has_castle(GIVE_UP.first(option))) for option in options])


def burdens(g: Kings, seat: int) -> list[int]:
    """AI-24: a negative token that is no critical success of any check; else nothing."""
    traits = [TRAIT_OF[token] for token in g.bag(seat)]
    found = [REMOVE.option(t) for t in traits if is_burden(t)]
    return found if found else [PASS.option()]


def is_burden(trait: int) -> bool:
    return SIGN[trait] == NEGATIVE and not CRITICAL_SUCCESSES >> trait & 1


def answer_to_suit(g: Kings, seat: int) -> int:
    """AI-34: another AI's proposal is answered like a person's."""
    suit = g.frames[-1]
    assert isinstance(suit, AiCourtship)
    agrees = accepts(g, seat, suit.partner, suit.pays(g))
    return ACCEPT.option() if agrees else REFUSE.option()
