"""CK-CRU: somebody is sent to the Holy Land; the track, its tokens, Jerusalem."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.crusader_kings.checks import SUCCESS, start_check
from palatine.games.crusader_kings.end import look_at_achievements, score
from palatine.games.crusader_kings.family import BY_PLOT, kill
from palatine.games.crusader_kings.names import (
    CHARACTER,
    FAMILY,
    JERUSALEM_TAKEN,
    MEMBERS,
    ON_SPACE,
    RULER,
    SEAT,
    SEND,
)
from palatine.games.crusader_kings.programs import CRUSADE_CHECK
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import token_to_bag
from palatine.games.crusader_kings.tables import (
    DEVELOPMENTS,
    GLITTERHOOF,
    HOOKS,
    KING_OF_JERUSALEM,
    MALE,
    MOST_SHIELDS,
    SEX,
    TRAIT_OF,
)
from palatine.games.crusader_kings.why import leave_out, note_person
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


def pilgrims(g: Kings, seat: int) -> list[int]:
    """CK-CRU-1, CK-CRU-2, CK-CRU-8: the men of the family, Glitterhoof; a queen without any man."""
    men: list[int] = []
    steeds: list[int] = []
    for member in range(MEMBERS):
        character = g.person(seat, member)
        if character == GLITTERHOOF:
            steeds.append(member)
        elif character != NONE and SEX[character] == MALE:
            men.append(member)
    if not men:
        men = [RULER]
    return sorted(men + steeds)


def free_space(g: Kings) -> int:
    """CK-CRU-3: the lowest space without a shield, as far as the scenario's track goes."""
    for space in range(g.scenario.last_space + 1):
        if g.shields[space] == NONE:
            return space
    return NONE


class Crusade(Frame[Kings]):
    """CK-CRU-1: who is sent, the check, and what comes of it."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("member", FAMILY)]

    def __init__(self, seat: int = NONE, member: int = NONE) -> None:
        self.seat = seat
        self.member = member

    def copy(self) -> Crusade:
        return Crusade(self.seat, self.member)

    def run(self, g: Kings) -> Ask | None:
        ask = Ask(self.seat, "send")
        for member in pilgrims(g, self.seat):
            ask.offer(SEND.option(member))
        if g.explaining:
            for member in range(MEMBERS):
                person = g.person(self.seat, member)
                if SEND.option(member) in ask.options:
                    note_person(g, ask, SEND.option(member), person)
                elif person != NONE:
                    rule = "CK-CRU-2" if member == RULER else "CK-CRU-1"
                    leave_out(ask, SEND.option(member), rule, CHARACTER, person)
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        self.member = SEND.first(pick)
        g.crusades[self.seat] += 1  # CK-RND-5: as soon as a person is sent
        g.tell("sent", self.seat, self.member, g.person(self.seat, self.member))
        start_check(g, self.seat, CRUSADE_CHECK, 1)

    def returned(self, g: Kings, value: int) -> None:
        g.done()
        if value == SUCCESS:
            take_cross(g, self.seat)
        else:
            kill(g, self.seat, self.member, BY_PLOT)  # CK-CRU-6

    def check(self, g: Kings) -> None:
        if self.seat == NONE:
            raise BadData("frame Crusade: seat must be a seat")
        if self.member != NONE and g.person(self.seat, self.member) == NONE:
            raise BadData("frame Crusade: member must be there")


def take_cross(g: Kings, seat: int) -> None:
    """CK-CRU-3, CK-CRU-7, CK-CRU-9: first player token, shield, the tokens of the space."""
    g.first = seat
    g.tell("first-player", seat)
    space = free_space(g)
    if space == NONE or g.shields_of(seat) >= MOST_SHIELDS:
        return
    g.shields[space] = seat
    g.tell("shield", seat, space)
    for token in g.tokens_at(ON_SPACE + space):
        token_to_bag(g, token, seat)
        g.tell("track-trait", seat, TRAIT_OF[token])
    look_at_achievements(g)
    if HOOKS.achievement[DEVELOPMENTS + space] == KING_OF_JERUSALEM:
        g.achievement[KING_OF_JERUSALEM] = seat
        g.tell("achievement", seat, KING_OF_JERUSALEM)
        if g.config.options["jerusalem_event"] == "off":  # CK-CRU-5
            score(g, JERUSALEM_TAKEN)
