"""CK-OUT: a player without regions is defeated and may go on with another dynasty."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.crusader_kings.deal import lay_down
from palatine.games.crusader_kings.end import look_at_achievements, score
from palatine.games.crusader_kings.family import end_duchy
from palatine.games.crusader_kings.names import (
    CHARACTER,
    FIRST,
    IN_BOX,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    IN_STARTING,
    KINS,
    MATCHES,
    MEMBERS,
    NO_PERSON_LEFT,
    ONE_LEFT,
    PASS,
    RESTART,
    RULER,
    SEAT,
    SECOND,
    SETTLE,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import (
    discard_character,
    lord_leaves,
    substitute,
    token_home,
    token_to_bag,
)
from palatine.games.crusader_kings.tables import (
    BIT,
    CHARACTER_CULTURE,
    CHARACTERS,
    KING_OF_JERUSALEM,
    NO_RESTART,
    PROGRAMS,
    REGIONS,
    RULER_DYNASTY,
    RULER_TRAITS,
    SPACES,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


class Defeats(Frame[Kings]):
    """CK-OUT-4: looked at after an action or event is complete, in turn order."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Defeats:
        return self

    def run(self, g: Kings) -> Ask | None:
        for seat in g.in_turn_order():
            if g.size(seat) == 0:
                overthrow_dynasty(g, seat)
                if may_go_on(g, seat):
                    g.call(NewDynasty(seat, NONE))
                else:
                    give_up(g, seat)
                return None
        g.done()
        look_at_end(g)
        return None


def look_at_end(g: Kings) -> None:
    """CK-END-2: one participant left, or no person."""
    alive = g.in_turn_order()
    if all(g.is_ai(seat) for seat in alive):
        score(g, NO_PERSON_LEFT)
    elif len(alive) == 1:
        score(g, ONE_LEFT)


def overthrow_dynasty(g: Kings, seat: int) -> None:
    """CK-OUT-1, CK-OUT-3, CK-OUT-5: family, developments, shields, bag and ties are gone."""
    g.tell("defeated", seat, g.dynasty[seat])
    for kin in range(KINS):
        end_duchy(g, seat, kin)
        g.born[seat * KINS + kin] = 0
    for member in range(MEMBERS):
        character = g.family[seat * MEMBERS + member]
        if character != NONE:
            g.family[seat * MEMBERS + member] = NONE
            discard_character(g, character)
    for match in range(MATCHES):
        g.origin[seat * MATCHES + match] = NONE
    for token in g.bag(seat):
        token_home(g, token)
    g.bastards[seat] = 0
    g.age[seat] = 0
    g.held[seat] = 0
    g.spent[seat] = 0
    for space in range(SPACES):
        if g.shields[space] == seat:
            g.shields[space] = NONE
    count = len(PROGRAMS.modifiers)
    g.modifiers[seat * count : (seat + 1) * count] = [0] * count
    g.friends[seat] = 0
    for other in range(g.seats):
        for row in (g.allies, g.claims, g.wars):
            row[seat] = 0
            row[other] &= ~BIT[seat]
    for n in range(len(g.achievement)):
        if g.achievement[n] == seat and n != KING_OF_JERUSALEM:
            g.achievement[n] = NONE
    look_at_achievements(g)


def rulers_left(g: Kings, seat: int) -> list[int]:
    """CK-OUT-6: unused starting rulers, of an unused dynasty if there is one."""
    mine = [
        c
        for c in range(CHARACTERS)
        if RULER_DYNASTY[c] != NONE and CHARACTER_CULTURE[c] == g.culture[seat]
    ]
    used = [RULER_DYNASTY[c] for c in mine if g.character_at[c] != IN_BOX]
    left = [c for c in mine if g.character_at[c] == IN_BOX]
    fresh = [c for c in left if RULER_DYNASTY[c] not in used]
    return fresh if fresh else left


def may_go_on(g: Kings, seat: int) -> bool:
    """CK-OUT-2; AI-26: a defeated AI is out."""
    if g.is_ai(seat) or g.scenario.rules & NO_RESTART:
        return False
    return len(rulers_left(g, seat)) > 0


def give_up(g: Kings, seat: int) -> None:
    """CK-OUT-5: gold, hand and plan go, the first player token passes to the left."""
    g.tell("out", seat)
    g.gold[seat] = 0
    lay_down(g, seat, [IN_HAND, FIRST, SECOND, IN_PILE])
    g.planned[seat] = 0
    if g.first == seat:
        g.first = g.left_of(seat)
    g.out |= BIT[seat]
    look_at_achievements(g)


def homes(g: Kings) -> list[int]:
    """CK-OUT-2, CK-OUT-7: independent regions, else those with unrest, else any."""
    free = [region for region in range(REGIONS) if g.is_independent(region)]
    if free:
        return free
    held = [region for region in range(REGIONS) if g.owner[region] != NONE]
    shared = [r for r in held if g.size(g.owner[r]) > 1]
    choice = shared if shared else held
    restless = [region for region in choice if g.unrest[region]]
    return restless if restless else choice


class NewDynasty(Frame[Kings]):
    """CK-OUT-2, CK-OUT-6: another ruler of the culture, then his region; or to retire."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("ruler", CHARACTER)]

    def __init__(self, seat: int = NONE, ruler: int = NONE) -> None:
        self.seat = seat
        self.ruler = ruler

    def copy(self) -> NewDynasty:
        return NewDynasty(self.seat, self.ruler)

    def run(self, g: Kings) -> Ask | None:
        if self.ruler == NONE:
            ask = Ask(self.seat, "restart")
            for character in rulers_left(g, self.seat):
                ask.offer(RESTART.option(character))
            ask.offer(PASS.option())
            return ask
        ask = Ask(self.seat, "settle-new", self.ruler)
        for region in homes(g):
            ask.offer(SETTLE.option(region))
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            g.done()
            give_up(g, self.seat)
        elif RESTART.has(pick):
            self.ruler = RESTART.first(pick)
        else:
            g.done()
            settle(g, self.seat, self.ruler, SETTLE.first(pick))

    def check(self, g: Kings) -> None:
        if self.seat == NONE or g.regions_of(self.seat):
            raise BadData("frame NewDynasty: seat must be without regions")


def settle(g: Kings, seat: int, ruler: int, region: int) -> None:
    """CK-OUT-2, CK-OUT-3, CK-OUT-7: starting traits, one knight, no war and no claim."""
    g.family[seat * MEMBERS + RULER] = ruler
    g.character_at[ruler] = IN_PLAY
    g.dynasty = g.dynasty[:]
    g.dynasty[seat] = RULER_DYNASTY[ruler]
    for trait in RULER_TRAITS[ruler]:
        token_to_bag(g, substitute(g, IN_STARTING, trait), seat)
    if g.owner[region] == NONE:
        lord_leaves(g, region)
        for other in range(g.seats):
            g.friends[other] &= ~BIT[region]
    else:
        kin = g.duke_of(region)
        if kin != NONE:
            end_duchy(g, g.owner[region], kin)
        g.armies &= ~BIT[region]
        if g.unrest[region]:
            g.unrest[region] -= 1
    g.give_land(region, seat)
    g.tell("begins", seat, g.dynasty[seat], ruler)
    g.tell("settled", seat, region)
    look_at_achievements(g)
