"""CR-6.1 to CR-6.5, CR-6.15, CR-6.18: the combats of a turn, each of at most three rounds."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from palatine.games.crusader_rex.attacks import ask_open_in, open_block
from palatine.games.crusader_rex.fight import (
    FIELD_WON,
    NEXT_ROUND,
    WON,
    WON_BY_NOBODY,
    Fight,
    end_storm,
)
from palatine.games.crusader_rex.knowledge import conceal, pin_down, reveal
from palatine.games.crusader_rex.names import BATTLE_PHASE, FIGHT, NUMBER, SHOW
from palatine.games.crusader_rex.regroup import LeaveSiege, Regroup, RetreatAll, clear_exits
from palatine.games.crusader_rex.siege import DeclareSally, DeclareStorm, Deploy, roll_attrition
from palatine.games.crusader_rex.state import Crusade, offer_all
from palatine.games.crusader_rex.tables import (
    BIT,
    RATING,
    SIDE_BITS,
    lowest,
    members,
    size_of,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


class Battles(Frame[Crusade]):
    """CR-6.1: Player 1 picks the next town with blocks of both sides until none is left."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Battles:
        return self

    def check(self, g: Crusade) -> None:
        must(g.phase == BATTLE_PHASE, "frame Battles: it is not the battle phase")

    def run(self, g: Crusade) -> Ask | None:
        towns = g.occupied(0) & g.occupied(1) & ~g.resolved
        if not towns:
            g.done()
            return None
        ask = Ask(g.first, "pick-combat")
        offer_all(ask, FIGHT.base, towns)
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        t = FIGHT.first(pick)
        begin_combat(g, t)
        g.call(Combat(DEPLOYMENT))


def begin_combat(g: Crusade, t: i64) -> None:
    """CR-6.5: who attacks; CR-6.19: whose castle it is."""
    g.tell("combat", t)
    g.resolved |= BIT[t]
    g.town = t
    g.round = 0
    g.half = NONE
    g.blood = 0
    g.regrouped = 0
    g.deployed = False
    g.owner = NONE
    g.open = NONE
    up = g.faceup & g.all_at(t)
    if up:
        g.open = lowest(up)
    for side in range(2):
        if g.garrison(side, t):
            g.owner = side
    if g.fighters(0, t) and g.fighters(1, t):
        starts: i64 = g.attacks[0]
        g.attacker = 0 if starts & BIT[t] else 1
    elif g.owner != NONE:
        g.attacker = 1 - g.owner
    else:
        g.attacker = g.first
    if g.owner == NONE and RATING[t] > 0:
        g.owner = 1 - g.attacker


DEPLOYMENT: Final = 0
DEPLOYED: Final = 1
ENCIRCLED: Final = 2
ROUND: Final = 3
STORM_DECLARED: Final = 4
SALLY_DECLARED: Final = 5
FIELD_READY: Final = 6
FIGHTING: Final = 7
WINNER_STAYS: Final = 8
AFTER: Final = 9
RETREATED: Final = 10
LEFT: Final = 11
STANDING: Final = 12
ATTRITION: Final = 13
OVER: Final = 14


class Combat(Frame[Crusade]):
    """CR-6.18: deployment, up to three rounds, retreats, the siege that stands, attrition."""

    FIELDS: ClassVar[list[Field]] = [one("stage", NUMBER)]

    def __init__(self, stage: int = 0) -> None:
        self.stage: i64 = stage

    def copy(self) -> Combat:
        return Combat(self.stage)

    def check(self, g: Crusade) -> None:
        must(DEPLOYED <= self.stage <= OVER, f"frame Combat: stage must be {DEPLOYED} to {OVER}")
        must(g.town != NONE, "fields: town must be given in a combat and only there")
        must(g.resolved & BIT[g.town] != 0, "fields: resolved must have the combat under way")
        is_early = self.stage == DEPLOYED or self.stage == ENCIRCLED
        must(g.round > 0 or is_early, "fields: round must be 1 to 3 by now")

    def run(self, g: Crusade) -> Ask | None:
        t = g.town
        if self.stage == ROUND:
            self.begin_round(g, t)
        elif self.stage == DEPLOYMENT:
            self.deploy(g, t)
        elif self.stage == DEPLOYED:
            self.encircle(g, t)
        elif self.stage == ENCIRCLED:
            self.begin_siege(g, t)
        elif self.stage == STORM_DECLARED:
            self.storm_or_sally(g, t)
        elif self.stage == SALLY_DECLARED:
            self.sally_or_pass(g, t)
        elif self.stage == FIELD_READY:
            self.fight_in_field(g, t)
        elif self.stage == WINNER_STAYS:
            self.go_on_if_manned(g, t)
        elif self.stage == AFTER:
            self.after_rounds(g, t)
        elif self.stage == RETREATED:
            self.stage = STANDING
            self.win_field(g, 1 - g.attacker)
        elif self.stage == LEFT:
            self.lift_or_stand(g, t)
        elif self.stage == STANDING:
            return self.stand(g, t)
        elif self.stage == ATTRITION:
            self.wear_down(g, t)
        else:
            end_combat(g, t)
            g.done()
        return None

    # -- deployment ------------------------------------------------------------------------------

    def deploy(self, g: Crusade, t: i64) -> None:
        """CR-6.2: the defender goes inside, unless the town is under siege or has no castle."""
        self.stage = ROUND
        if RATING[t] > 0 and not (g.castled[0] | g.castled[1]) & BIT[t]:
            g.deployed = True
            self.stage = DEPLOYED
            g.call(Deploy(1 - g.attacker))

    def encircle(self, g: Crusade, t: i64) -> None:
        """CR-6.2.1: if all are inside and nobody comes to help, the attacker may regroup."""
        self.stage = ROUND
        if not g.field(1 - g.attacker, t):
            self.stage = ENCIRCLED
            self.let_regroup(g, g.attacker)

    def begin_siege(self, g: Crusade, t: i64) -> None:
        """CR-6.2.1, CR-6.2.2: nobody stayed, or only reserves, who are there in round two."""
        self.stage = ROUND
        if not g.field(g.attacker, t):
            self.stage = OVER
        elif not g.fighters(g.attacker, t):
            g.round = 1

    # -- rounds ----------------------------------------------------------------------------------

    def begin_round(self, g: Crusade, t: i64) -> None:
        """CR-6.4: arrivals, then a field battle, a siege declaration, or nothing."""
        if g.round == 3:
            self.stage = AFTER
            return
        g.round += 1
        g.acted = 0
        clear_exits(g)
        g.tell("round", t, g.round)
        arrive(g, t)
        if g.fighters(0, t) and g.fighters(1, t):
            self.stage = FIELD_READY
            inside = g.garrison(g.owner, t) if g.owner != NONE else 0
            if inside and not (g.round == 1 and g.deployed):
                g.call(DeclareSally(g.owner, g.sallying))
            return
        if g.owner != NONE and g.garrison(g.owner, t) and g.fighters(1 - g.owner, t):
            self.stage = STORM_DECLARED
            g.call(DeclareStorm(1 - g.owner))

    def storm_or_sally(self, g: Crusade, t: i64) -> None:
        """CR-6.4.3a and b."""
        if g.storming:
            g.attacker = 1 - g.owner
            self.stage = FIGHTING
            turn_up(g, t, g.storming | g.garrison(g.owner, t))
            fight = Fight()
            fight.is_storm = True
            g.call(fight)
        else:
            g.half = NONE
            self.stage = SALLY_DECLARED
            g.call(DeclareSally(g.owner, g.sallying))

    def sally_or_pass(self, g: Crusade, t: i64) -> None:
        """CR-6.4.3b and c."""
        if g.sallying:
            g.attacker = g.owner
            self.fight_in_field(g, t)
        elif g.reserves(0, t) or g.reserves(1, t):
            self.stage = ROUND
        else:
            self.stage = AFTER

    def fight_in_field(self, g: Crusade, t: i64) -> None:
        self.stage = FIGHTING
        g.tell("field-battle", t, g.attacker)
        turn_up(g, t, g.fighters(0, t) | g.fighters(1, t))
        g.call(Fight())

    def returned(self, g: Crusade, value: int) -> None:
        """How a round of fighting has ended: CR-6.11."""
        kind = value // 2
        side = value % 2
        if kind == NEXT_ROUND:
            self.stage = ROUND
        elif kind == FIELD_WON:
            self.stage = WINNER_STAYS
            self.let_regroup(g, side)
        elif kind == WON:
            self.stage = OVER
            self.win_field(g, side)
        elif kind == WON_BY_NOBODY:
            self.stage = OVER

    def let_regroup(self, g: Crusade, side: i64) -> None:
        g.regrouped = max(1, g.round)  # CR-6.2.1 belongs to round one
        clear_exits(g)
        g.call(Regroup(side, g.town))

    def win_field(self, g: Crusade, side: i64) -> None:
        """The winner may regroup, also with castle blocks if no enemy is in the field."""
        if not g.field(1 - side, g.town):
            g.release(g.blocks(side, g.town), g.town)
        self.let_regroup(g, side)

    def go_on_if_manned(self, g: Crusade, t: i64) -> None:
        """CR-6.11.1: the next round is a siege round, if the winner has left anybody."""
        self.stage = ROUND if g.field(1 - g.owner, t) else OVER

    # -- after the rounds ------------------------------------------------------------------------

    def after_rounds(self, g: Crusade, t: i64) -> None:
        """CR-6.15: everybody back to his place; attackers who have not won retreat."""
        end_storm(g)
        for b in members(g.sallying):
            g.enclose(b)
        g.sallying = 0
        if g.fighters(0, t) and g.fighters(1, t):
            self.stage = RETREATED
            g.call(RetreatAll(g.attacker))
        elif g.owner != NONE and g.garrison(g.owner, t) and g.field(1 - g.owner, t):
            self.stage = LEFT
            if g.regrouped != g.round:
                g.call(LeaveSiege(1 - g.owner))
        else:
            self.stage = OVER

    def lift_or_stand(self, g: Crusade, t: i64) -> None:
        """CR-6.15.3: if nobody stays, the siege is lifted and the castle side may regroup."""
        if g.field(1 - g.owner, t):
            self.stage = STANDING
            return
        g.tell("siege-lifted", t)
        self.stage = OVER
        self.win_field(g, g.owner)

    def stand(self, g: Crusade, t: i64) -> Ask | None:
        """CR-6.21: the fight is over and blocks are hidden again; one is named to stay open."""
        besieger = 1 - g.owner if g.owner != NONE else NONE
        if besieger == NONE or not g.garrison(g.owner, t) or not g.field(besieger, t):
            self.stage = OVER
            return None
        if g.open != NONE and not g.field(besieger, t) & BIT[g.open]:
            g.open = NONE  # it has left, or its side is the one that is besieged now
        turn_down(g, t)
        ask = ask_open_in(g, besieger, t)
        if ask is None:
            self.stage = ATTRITION
            g.tell("siege-stands", besieger, t)
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        g.open = SHOW.first(pick)
        open_block(g, g.open)

    def wear_down(self, g: Crusade, t: i64) -> None:
        """CR-6.14: attrition; a castle that falls by it lets the besieger regroup."""
        self.stage = OVER
        roll_attrition(g, t, g.owner, "attrition", 3, 1)
        if not g.garrison(g.owner, t):
            self.win_field(g, 1 - g.owner)


def arrive(g: Crusade, t: i64) -> None:
    """CR-6.4.1, CR-6.4.2a: reserves come in; who was in the field before them defends."""
    coming = g.second if g.round == 2 else g.third if g.round == 3 else 0
    coming &= g.all_at(t)
    if not coming:
        return
    franks = g.fighters(0, t)
    saracens = g.fighters(1, t)
    g.second &= ~coming
    g.third &= ~coming
    for b in members(coming):
        g.way[b] = NONE
    if g.telling:
        for side in range(2):
            count = size_of(coming & SIDE_BITS[side])
            if count:
                g.tell("arrive", side, t, count)
    if (franks and saracens) or not (g.fighters(0, t) and g.fighters(1, t)):
        return
    if franks or saracens:
        g.attacker = 1 if franks else 0
    end_storm(g)


def turn_up(g: Crusade, t: i64, fighters: i64) -> None:
    """CR-6.17: fighters are open from the start of the round in which they fight."""
    hidden = fighters & ~g.faceup
    if not hidden:
        return
    pin_down(g, hidden, t)
    reveal(g, hidden, t)
    g.shown += 1
    if g.telling:
        for side in range(2):
            blocks = members(hidden & SIDE_BITS[side])
            if blocks:
                g.tell_all("shown", [t, side, *blocks])
                g.tell_all("strengths", [t, side, *[g.steps[b] for b in blocks]])


def turn_down(g: Crusade, t: i64) -> None:
    """After the fight all are hidden again, except the besieger's open block."""
    up = g.faceup & g.all_at(t)
    if g.open != NONE:
        up &= ~BIT[g.open]
    if up:
        conceal(g, up, t)


def end_combat(g: Crusade, t: i64) -> None:
    """Nothing of a combat is left but a siege, if one stands."""
    g.settle(t)
    if not (g.castled[0] | g.castled[1]) & BIT[t]:
        g.open = NONE
    turn_down(g, t)
    blocks = g.all_at(t)
    for b in members(blocks & (g.second | g.third)):
        g.way[b] = NONE
    g.second &= ~blocks
    g.third &= ~blocks
    g.storming = 0
    g.sallying = 0
    g.landed &= ~blocks
    g.acted = 0
    g.town = NONE
    g.round = 0
    g.attacker = NONE
    g.owner = NONE
    g.half = NONE
    g.blood = 0
    g.regrouped = 0
    g.deployed = False
    g.open = NONE
