"""AI-31 to AI-34: how an AI dynasty looks at persons and answers proposals."""

from __future__ import annotations

from palatine.games.crusader_kings.family import heir
from palatine.games.crusader_kings.names import CHILD, SIBLING
from palatine.games.crusader_kings.programs import NEGATIVE, POSITIVE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import is_positive
from palatine.games.crusader_kings.tables import STRATEGY_LIST


def sign_of(g: Kings, character: int) -> int:
    """AI-31: positive with at least one positive token."""
    if any(is_positive(token) for token in g.tokens_on(character)):
        return POSITIVE
    return NEGATIVE


def accepts(g: Kings, seat: int, member: int, suitor: int, joins: int, gold: int) -> bool:
    """AI-34: what the AI asks for a child that leaves; `others` for every other proposal."""
    strategy = STRATEGY_LIST[g.strategy[seat]]
    if not (CHILD <= member < SIBLING and joins == suitor):
        return strategy.accepts_others
    if member == heir(g, seat) and not strategy.sells_heir:
        return False
    return gold >= strategy.child_gold[sign_of(g, g.person(seat, member))]
