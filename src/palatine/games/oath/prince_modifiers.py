"""CP-PWR-11: modifiers of the Clockwork Prince's own actions, announced by who decides for him."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.actions import (
    WINDOW_OF,
    announce,
    announced,
    can_afford,
    open_modifiers,
)
from palatine.games.oath.deed import Deed, Searching
from palatine.games.oath.names import MAJOR, MODIFY, PASS
from palatine.games.oath.power import TABLE, power_of
from palatine.games.oath.prince_mind import decider
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import MAJOR_ACTIONS, POWER_IDS, POWER_ROWS
from palatine.games.oath.tokens import pay
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

# his travel is free: CP-PWR-09 has him never pay the one, CP-PWR-01 ignore the other
NEVER: Final[list[int]] = [POWER_IDS.index("way_station"), POWER_IDS.index("buried_giant")]


def ask_for_modifiers(g: Oath, action: str) -> None:
    """On the extended level a human is asked about modifiers of his action on top of the stack."""
    if g.is_extended:
        g.call(PrinceModifiers(MAJOR_ACTIONS.index(action)))


class PrinceModifiers(Frame[Oath]):
    """One modifier at a time for the action below, then all are paid with his tokens."""

    FIELDS: ClassVar[list[Field]] = [one("action", MAJOR)]

    def __init__(self, action: int = NONE) -> None:
        self.action = action

    def copy(self) -> PrinceModifiers:
        return self

    def deed(self, g: Oath) -> Deed:
        below = g.frames[-2]
        assert isinstance(below, Deed)
        return below

    def run(self, g: Oath) -> Ask | None:
        deed = self.deed(g)
        ask = Ask(decider(g), "prince-modifiers", self.action, deed.seat)
        ask.on_behalf_of = deed.seat
        for entry in open_modifiers(g, deed, WINDOW_OF[self.action]):
            number = power_of(entry).row.number
            trial = deed.twin()
            announce(g, trial, entry)
            if number in NEVER or not can_afford(g, trial, 0, 0):
                continue
            if not isinstance(trial, Searching) or trial.targets(g):
                ask.offer(MODIFY.option(number))
        if ask.count == 0:
            self.settle(g)
            return None
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        if MODIFY.has(pick):
            announced(g, self.deed(g), pick)
        else:
            self.settle(g)

    def settle(self, g: Oath) -> None:
        deed = self.deed(g)
        g.done()
        for number in deed.used:
            row = POWER_ROWS[number]
            pay(g, deed.seat, row)
            TABLE[number].pays(g, g.place_of(row.face), deed)

    def check(self, g: Oath) -> None:
        if g.prince == NONE or not g.is_extended or self.action == NONE:
            raise BadData("frame PrinceModifiers: nobody decides about an action of a Prince")
