"""CR-3.5 to CR-3.7: years and game turns, phase by phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from palatine.games.crusader_rex.attacks import EndOfMoves
from palatine.games.crusader_rex.battle import Battles
from palatine.games.crusader_rex.cards import (
    ChooseFirst,
    choose_campaigner,
    deal,
    new_choice,
    roll_for_first,
)
from palatine.games.crusader_rex.draw import Draws
from palatine.games.crusader_rex.events import Assassinate, GiveManna
from palatine.games.crusader_rex.movement import Moves
from palatine.games.crusader_rex.names import (
    BATTLE_PHASE,
    CARD_PHASE,
    DRAW_PHASE,
    MOVE_PHASE,
    NUMBER,
    SETUP,
    WINTER,
)
from palatine.games.crusader_rex.state import NO_ENTRIES, NO_WAYS, Crusade
from palatine.games.crusader_rex.tables import (
    BESIDE,
    CARD_ASSASSINS,
    GUIDE,
    IS_EVENT,
    JIHAD,
    MANNA,
    MOVES,
    ROADS,
)
from palatine.games.crusader_rex.victory import check_sudden
from palatine.games.crusader_rex.winter import WinterSteps, end_year
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

BEGIN: Final = 0
ORDER: Final = 1
FIRST_PLAYER: Final = 2
MOVES_1: Final = 3
MOVES_2: Final = 4
FIGHTS: Final = 5
REINFORCE: Final = 6
END: Final = 7
NO_CROSSINGS: Final[list[int]] = [0] * ROADS


class GameTurn(Frame[Crusade]):
    """CR-3.7: cards, moves of both players, battles, draws; in turn 6 winter, CR-8.10."""

    FIELDS: ClassVar[list[Field]] = [one("step", NUMBER)]

    def __init__(self, step: int = 0) -> None:
        self.step: i64 = step

    def copy(self) -> GameTurn:
        return GameTurn(self.step)

    def check(self, g: Crusade) -> None:
        """At a question the step is one behind what it has called."""
        step = self.step
        if g.phase == CARD_PHASE and g.card[0] != NONE:
            must(FIRST_PLAYER <= step <= MOVES_1, "frame GameTurn: step must be 2 or 3 here")
            return
        due = BEGIN
        if g.phase == CARD_PHASE:
            due = ORDER
        elif g.phase == MOVE_PHASE:
            due = MOVES_2 if g.mover == g.first else FIGHTS
        elif g.phase == DRAW_PHASE:
            due = END
        elif g.phase != SETUP:
            due = REINFORCE
        must(step == due, f"frame GameTurn: step must be {due} here")

    def run(self, g: Crusade) -> Ask | None:
        step = self.step
        self.step += 1
        if step == BEGIN:
            g.phase = CARD_PHASE
            if g.turn == 1:
                g.tell("year", g.year)
                deal(g)
            g.tell("turn", g.year, g.turn)
            g.call(new_choice([0, 1]))
        elif step == ORDER:
            self.order(g)
        elif step == FIRST_PLAYER:
            self.find_first(g)
        elif step == MOVES_1:
            g.tell("first", g.first)
            begin_moves(g, g.first)
        elif step == MOVES_2:
            begin_moves(g, 1 - g.first)
        elif step == FIGHTS:
            if g.turn < 6:
                g.phase = BATTLE_PHASE
                g.call(Battles())
            else:
                g.phase = WINTER
                g.tell("winter", g.year)
                g.call(WinterSteps(0))
        elif step == REINFORCE:
            if g.turn < 6 and g.year > 1187:  # CR-7.1
                g.phase = DRAW_PHASE
                g.call(Draws(0))
        else:
            self.step = BEGIN
            end_turn(g)
        return None

    def order(self, g: Crusade) -> None:
        """CR-4.4, CR-4.5: two events cancel the turn; Intrigue becomes what it copies."""
        if IS_EVENT[g.card[0]] and IS_EVENT[g.card[1]]:
            g.tell("cancelled")
            self.step = FIGHTS if g.turn == 6 else END
            return
        asked = choose_campaigner(g)
        if asked:
            g.call(new_choice(asked))

    def find_first(self, g: Crusade) -> None:
        """CR-4.2: an event beats any move card, otherwise the higher number."""
        ranks = [10 if IS_EVENT[card] else MOVES[card] for card in g.effect]
        if ranks[0] != ranks[1]:
            g.first = 0 if ranks[0] > ranks[1] else 1
        elif g.charter.old_ties:
            g.call(ChooseFirst())
        else:
            g.first = roll_for_first(g, "tie-roll")


def begin_moves(g: Crusade, side: i64) -> None:
    """CR-4.3, CR-5.1: the move phase of one side; an event takes its place."""
    g.phase = MOVE_PHASE
    g.mover = side
    g.used = NO_CROSSINGS[:]
    g.exits = BESIDE
    g.call(EndOfMoves(side, 0, 0))
    card = g.effect[side]
    if card == CARD_ASSASSINS:
        g.call(Assassinate(side))
    elif card == MANNA:
        g.call(GiveManna(side, 3, 0))
    elif card == GUIDE or card == JIHAD:
        if card == GUIDE:
            g.guide = side
        g.call(Moves(side, 1, True, True))
    else:
        g.call(Moves(side, MOVES[card], True, False))


def end_turn(g: Crusade) -> None:
    """CR-9.1, then the next turn or year; in winter CR-8.6 has looked at the cities already."""
    if g.turn < 6 and not g.charter.yearly and check_sudden(g):
        return
    clear_turn(g)
    if g.turn < 6:
        g.turn += 1
        return
    end_year(g)
    g.year += 1
    g.turn = 1


def clear_turn(g: Crusade) -> None:
    """What was only of this turn is forgotten."""
    for side in range(2):
        g.last[side] = g.card[side]
        g.card[side] = NONE
        g.effect[side] = NONE
        g.attacks[side] = 0
    g.first = NONE
    g.guide = NONE
    g.jihad = NONE
    g.campaigner = NONE
    g.kept = NONE
    g.landed = 0
    g.resolved = 0
    g.way = NO_WAYS[:]
    g.entry = NO_ENTRIES[:]
