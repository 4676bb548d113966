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


def note_person(g: Kings, ask: Ask, option: int, character: int, agrees: bool = False) -> None:
    """Who stands in a place, the trait on the card, and who agrees without a check (CK-MAR-3)."""
    if character == NONE:
        return
    tokens = g.tokens_on(character)
    more = "-no-check" if agrees else ""
    if tokens:
        ask.note(option, "who-trait" + more, character, TRAIT_OF[tokens[0]])
    else:
        ask.note(option, "who" + more, character)
