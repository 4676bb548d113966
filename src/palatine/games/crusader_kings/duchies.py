"""CK-DUK: duchies are granted and revoked in the dynasty phase."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.crusader_kings.family import end_duchy
from palatine.games.crusader_kings.names import (
    CHARACTER,
    CHILD,
    GRANT,
    KIN,
    KINS,
    PASS,
    REGION,
    REVOKE,
    SEAT,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.why import leave_out
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, flag, one
from palatine.kernel.lexicon import NONE


class Duchies(Frame[Kings]):
    """CK-DUK-1, CK-DUK-10: first revoke, then grant, each in any order."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        flag("is_granting"),
        one("last_revoked", REGION),
        one("last_granted", KIN),
    ]

    def __init__(
        self,
        seat: int = NONE,
        is_granting: bool = False,
        last_revoked: int = NONE,
        last_granted: int = NONE,
    ) -> None:
        self.seat = seat
        self.is_granting = is_granting
        self.last_revoked = last_revoked  # a search goes on from here
        self.last_granted = last_granted

    def copy(self) -> Duchies:
        return Duchies(self.seat, self.is_granting, self.last_revoked, self.last_granted)

    def run(self, g: Kings) -> Ask | None:
        if not self.is_granting:
            ask = Ask(self.seat, "revoke")
            passed = 0
            for region in g.regions_of(self.seat):
                if g.duke_of(region) != NONE:
                    ask.offer(REVOKE.option(region))
                    passed += int(region < self.last_revoked)
            if ask.count:
                ask.offer(PASS.option())
                ask.pass_over(passed)
                return ask
            self.is_granting = True
        ask = Ask(self.seat, "grant")
        passed = 0
        for kin in range(KINS):
            is_here = g.person(self.seat, CHILD + kin) != NONE
            if is_here and g.duchy[self.seat * KINS + kin] == NONE:
                for region in g.regions_of(self.seat):
                    if g.duke_of(region) == NONE:
                        ask.offer(GRANT.option(kin, region))
                        passed += int(kin < self.last_granted)
        if ask.count == 0:
            g.done()
            return None
        ask.offer(PASS.option())
        ask.pass_over(passed)
        if g.explaining:
            for kin in range(KINS):
                person = g.person(self.seat, CHILD + kin)
                for region in g.regions_of(self.seat):
                    if person != NONE:
                        leave_out(ask, GRANT.option(kin, region), "CK-DUK-1", CHARACTER, person)
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if REVOKE.has(pick):
            self.last_revoked = REVOKE.first(pick)
            end_duchy(g, self.seat, g.duke_of(self.last_revoked))
        elif GRANT.has(pick):
            self.last_granted = GRANT.first(pick)
            g.duchy[self.seat * KINS + self.last_granted] = GRANT.second(pick)
            g.tell("granted", self.seat, self.last_granted, GRANT.second(pick))
        elif self.is_granting:
            g.done()
        else:
            self.is_granting = True

    def check(self, g: Kings) -> None:
        if self.seat == NONE:
            raise BadData("frame Duchies: seat must be a seat")
