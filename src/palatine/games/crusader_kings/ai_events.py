"""AI-18, AI-28: what an AI picks in events, for itself and for others."""

from __future__ import annotations

from palatine.games.crusader_kings.ai_deeds import councillors, named_cards, sites
from palatine.games.crusader_kings.ai_targets import best_owners, has_room, lowest, rivals
from palatine.games.crusader_kings.councils import held_of
from palatine.games.crusader_kings.events import CODE, Event
from palatine.games.crusader_kings.family import heir, rank
from palatine.games.crusader_kings.names import (
    AGAINST,
    AT,
    BUY,
    ON_SPACE_OF,
    PASS,
    PERSON,
    REMOVE,
)
from palatine.games.crusader_kings.programs import (
    ADD_TRAIT,
    BUILD_FREE,
    CANCEL_CASUS_BELLI,
    CASUS_BELLI,
    COUNCILLOR,
    CRUSADE_LOSE,
    CRUSADE_REPLACE,
    HARVEST,
    REMOVE_TOKEN,
    REMOVE_TRAIT,
    TAKE_DEVELOPMENT,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import CRITICAL_SUCCESSES, MOST_OF_KIND, TRAIT_OF
from palatine.kernel.flow import Ask


def op_of(g: Kings) -> int:
    event = g.frames[-1]
    assert isinstance(event, Event)
    return CODE[event.op]


def regions(g: Kings, ask: Ask) -> list[int]:
    """AI-28: harm goes to a region without castle, help to one with castle; others: by lot."""
    options = ask.options
    if ask.subject != ask.seat:
        return options
    helps = (ask.subject2 == HARVEST) != (op_of(g) == REMOVE_TOKEN)
    return lowest(options, [int(g.has_castle(AT.first(o)) != helps) for o in options])


def persons(g: Kings, ask: Ask) -> list[int]:
    """A trait goes to the youngest child; of its own family not the heir dies."""
    options = ask.options
    if ask.subject != ask.seat:
        return options
    if op_of(g) == ADD_TRAIT:
        return lowest(options, [-rank(g, ask.seat, PERSON.second(o)) for o in options])
    return lowest(options, [int(PERSON.second(o) == heir(g, ask.seat)) for o in options])


def things(g: Kings, ask: Ask) -> list[int]:
    """What the op names: a trait, a player, a castle, a card or a shield."""
    seat = ask.seat
    op = ask.subject
    options = ask.options
    gains = [option for option in options if not PASS.has(option)]
    if op == REMOVE_TRAIT:
        return traits(g, seat, options)
    if op == CANCEL_CASUS_BELLI:
        return lowest(options, [-g.size(AGAINST.first(o)) for o in options])
    if op == CASUS_BELLI:
        found = rivals(g, seat)
        if not found:  # allies alone are left
            found = best_owners(g, [AGAINST.first(option) for option in options])
        return [AGAINST.option(other) for other in found]
    if op == BUILD_FREE:
        return sites(g, seat, gains)
    if op == TAKE_DEVELOPMENT:
        return gifts(g, seat, gains)
    if op == CRUSADE_REPLACE:  # of who has most shields the highest space
        rich = [-g.shields_of(g.shields[ON_SPACE_OF.first(o)]) for o in options]
        return lowest(options, rich)[-1:]
    if op == CRUSADE_LOSE:  # the lowest space
        return options[:1]
    return gains


def traits(g: Kings, seat: int, options: list[int]) -> list[int]:
    """By lot among tokens that are no critical success, else among all."""
    found = [REMOVE.option(TRAIT_OF[token]) for token in g.bag(seat)]
    found = [option for option in found if option in options]
    idle = [o for o in found if not CRITICAL_SUCCESSES >> REMOVE.first(o) & 1]
    return idle if idle else found


def gifts(g: Kings, seat: int, options: list[int]) -> list[int]:
    """One that its Realm list names, else one of a kind of which it has room, else none."""
    free = [option for option in options if has_room(g, seat, BUY.first(option))]
    for development in named_cards(g, seat):
        if BUY.option(development) in free:
            return [BUY.option(development)]
    return free if free else [PASS.option()]


def offered_councillors(g: Kings, seat: int, options: list[int]) -> list[int]:
    """It buys if it has fewer than three."""
    if len(held_of(g, seat, COUNCILLOR)) < MOST_OF_KIND[COUNCILLOR]:
        return councillors(g, seat, options)
    return [PASS.option()]
