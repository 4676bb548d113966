"""What a question leaves out, and by which rule; what is to be known of what it offers.

Chapters call these while `g.explaining`, with the rule that they know best themselves.
"""

from __future__ import annotations

from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import TRAIT_OF
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE, Kind


def leave_out(
    ask: Ask, option: int, rule: str, kind: Kind | None = None, thing: int = NONE
) -> None:
    """Refuses an option, unless it is offered or refused already."""
    if option in ask.options or any(refusal.option == option for refusal in ask.refusals):
        return
    ask.refuse(option, rule, kind, thing)


def note_person(g: Kings, ask: Ask, option: int, character: int) -> None:
    """Who stands in a place of a family, and the trait on the card."""
    if character == NONE:
        return
    tokens = g.tokens_on(character)
    if tokens:
        ask.note(option, "who-trait", character, TRAIT_OF[tokens[0]])
    else:
        ask.note(option, "who", character)
