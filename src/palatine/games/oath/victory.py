"""OA-WIN: the five ways to win, and the end of a round."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.chronicle import Chronicle
from palatine.games.oath.names import NUMBER
from palatine.games.oath.power import place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    END_ROLL,
    FIRST_VISION,
    GRAND_SCEPTER,
    HOLDS_DARKEST_SECRET,
    HOLDS_GRAND_SCEPTER,
    HOLDS_PEOPLES_FAVOR,
    MORE_RELICS,
    OATH_SUCCESSOR,
    PEOPLES_FAVOR,
    ROUNDS,
    VISION_GOAL,
    VISIONS_TO_WIN,
)
from palatine.games.oath.title import leaders
from palatine.games.oath.windows import END_DIE
from palatine.kernel.errors import BrokenRule
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

USURPER_WINS: Final = 0
VISIONARY_WINS: Final = 1
STABLE_REGIME: Final = 2
SUCCESSOR_WINS: Final = 3
WAR_EXHAUSTION: Final = 4

DIE: Final = 6


def wins(g: Oath, seat: int, way: int, vision: int = NONE) -> None:
    """The match is decided; OA-OPT-07: the winner writes the chronicle before it ends.

    The Vision is named if nothing else won (OA-CHR-10).
    """
    g.tell("won", seat)
    places = [1 if other == seat else 2 for other in range(g.seats)]
    if not g.writes_chronicle:
        g.end(way, places)
        return
    g.decide(places)
    chronicle = Chronicle()
    chronicle.seat = seat
    chronicle.way = way
    chronicle.vision = vision
    g.frames = [chronicle]


def has_won_at_wake(g: Oath, seat: int) -> bool:
    """OA-WAK-04, OA-WIN-10, OA-WIN-20: Exiles only, the Usurper first."""
    if not g.is_exile(seat):
        return False
    if g.title == seat and g.usurper:
        wins(g, seat, USURPER_WINS)
        return True
    if fulfilled_vision(g, seat) != NONE:
        wins(g, seat, VISIONARY_WINS, sole_vision(g, seat))
        return True
    return False


def visions_of(g: Oath, seat: int) -> list[int]:
    """Revealed Visions that count for the seat: its own, and one that a False Prophet shares."""
    found: list[int] = []
    if g.vision[seat] != NONE:
        found.append(g.vision[seat])
    if g.prophet == seat and g.prophecy != NONE and g.vision[g.prophecy] != NONE:
        found.append(g.vision[g.prophecy])
    return found


def fulfilled_vision(g: Oath, seat: int) -> int:
    """OA-WIN-20: the Vision whose goal the Exile meets, or NONE; three Visions must be drawn."""
    if g.visions_drawn < VISIONS_TO_WIN or not g.is_exile(seat):
        return NONE
    for vision in visions_of(g, seat):
        if is_fulfilled(g, seat, vision):
            return vision
    return NONE


def is_fulfilled(g: Oath, seat: int, vision: int) -> bool:
    found = leaders(g, VISION_GOAL[vision - FIRST_VISION])
    return seat in found and (len(found) == 1 or g.vision_ties)  # OA-OPT-04


def sole_vision(g: Oath, seat: int) -> int:
    """OA-CHR-10: the Vision that won, NONE if two did."""
    found = [vision for vision in visions_of(g, seat) if is_fulfilled(g, seat, vision)]
    return found[0] if len(found) == 1 else NONE


def successor(g: Oath) -> int:
    """OA-WIN-31: the Citizen who wins in the Chancellor's place, or NONE."""
    goal = OATH_SUCCESSOR[g.oath]
    for seat in g.order:
        if g.is_citizen(seat) and meets_succession(g, seat, goal):
            return seat
    return NONE


def meets_succession(g: Oath, seat: int, goal: int) -> bool:
    if goal == MORE_RELICS:
        own = g.relics_and_banners(seat)
        for other in g.order:
            if other != seat and not g.is_exile(other) and g.relics_and_banners(other) >= own:
                return False
        return True
    if goal == HOLDS_PEOPLES_FAVOR:
        return g.banner_of[PEOPLES_FAVOR] == seat
    if goal == HOLDS_DARKEST_SECRET:
        return g.banner_of[DARKEST_SECRET] == seat
    if goal == HOLDS_GRAND_SCEPTER:
        return g.holder(GRAND_SCEPTER) == seat
    raise BrokenRule(f"goal {goal} is no succession")


def chancellor_wins(g: Oath, way: int) -> None:
    """OA-WIN-31: the Chancellor, or the Successor instead."""
    seat = successor(g)
    if seat == NONE:
        wins(g, g.chancellor, way)
    else:
        wins(g, seat, SUCCESSOR_WINS)


class EndOfRound(Frame[Oath]):
    """OA-TRN-02: Stable Regime after rounds 5 to 7, War Exhaustion after the last."""

    FIELDS: ClassVar[list[Field]] = [one("step", NUMBER), one("roll", NUMBER)]

    def __init__(self, step: int = 0, roll: int = 0) -> None:
        self.step = step
        self.roll = roll  # of the end die, 0 before

    def copy(self) -> EndOfRound:
        return EndOfRound(self.step, self.roll)

    def run(self, g: Oath) -> Ask | None:
        if g.round >= ROUNDS:
            war_exhaustion(g)
            return None
        if END_ROLL[g.round] == 0 or g.is_exile(g.title):
            g.done()
            return None
        self.step += 1
        if self.step == 1:  # OA-WIN-30
            self.roll = g.chance.below(DIE) + 1
            g.tell("end-die", self.roll)
            for entry in g.windows[END_DIE]:
                power_of(entry).end_die(g, place_in(entry))
        elif self.roll >= END_ROLL[g.round]:
            chancellor_wins(g, STABLE_REGIME)
        else:
            g.done()
        return None


def end_of_round(g: Oath) -> EndOfRound:
    """The end die lies there; for powers that shift it."""
    for i in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[i]
        if isinstance(frame, EndOfRound):
            return frame
    raise BrokenRule("no round is ending")


def war_exhaustion(g: Oath) -> None:
    """OA-WIN-40: the first that applies."""
    if not g.is_exile(g.title):
        chancellor_wins(g, WAR_EXHAUSTION)
        return
    if g.usurper:
        wins(g, g.title, WAR_EXHAUSTION)
        return
    best = NONE
    for seat in g.order:
        vision = fulfilled_vision(g, seat)
        if vision != NONE and (best == NONE or vision < fulfilled_vision(g, best)):
            best = seat
    if best != NONE:
        wins(g, best, WAR_EXHAUSTION, sole_vision(g, best))
    else:
        chancellor_wins(g, WAR_EXHAUSTION)
