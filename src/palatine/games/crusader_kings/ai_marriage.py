"""AI-31 to AI-34: how an AI dynasty looks at persons and answers proposals."""

from __future__ import annotations

from palatine.games.crusader_kings.family import heir
from palatine.games.crusader_kings.names import CHILD, SIBLING
from palatine.games.crusader_kings.programs import NEGATIVE, POSITIVE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import is_positive
from palatine.games.crusader_kings.tables import STRATEGY_LIST, TRAIT_OF


def sign_of(g: Kings, character: int) -> int:
    """AI-31: positive with at least one positive token."""
    if any(is_positive(token) for token in g.tokens_on(character)):
        return POSITIVE
    return NEGATIVE


def accepts(g: Kings, seat: int, member: int, gold: int) -> bool:
    """AI-34: its price for a child, whichever dynasty the couple joins; the heir is excepted."""
    strategy = STRATEGY_LIST[g.strategy[seat]]
    if member == heir(g, seat) and not strategy.sells_heir:
        return False
    if CHILD <= member < SIBLING:
        return gold >= strategy.child_gold[sign_of(g, g.person(seat, member))]
    return strategy.accepts_others


def is_welcome(g: Kings, seat: int, character: int) -> bool:
    """AI-10, CK-AI-10: whom a strategy refuses it refuses from its own deck, too."""
    strategy = STRATEGY_LIST[g.strategy[seat]]
    if strategy.only_positive:
        return sign_of(g, character) == POSITIVE
    if strategy.never_negative:
        for token in g.tokens_on(character):
            if not is_positive(token) and not strategy.excused >> TRAIT_OF[token] & 1:
                return False
    return True
