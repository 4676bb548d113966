"""CR-6.6 to CR-6.11: one round of a field battle or of a storm, turn by turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from palatine.games.crusader_rex import why
from palatine.games.crusader_rex.knowledge import eliminate
from palatine.games.crusader_rex.names import (
    ACT,
    BLOCK,
    CASTLE,
    CHARGE,
    FIELD,
    FIRE,
    HARRY,
    HIT,
    NUMBER,
    RETREAT,
    WITHDRAW,
)
from palatine.games.crusader_rex.regroup import depart, retreat_ways
from palatine.games.crusader_rex.state import Crusade, offer_all
from palatine.games.crusader_rex.tables import (
    BIT,
    CHARGERS,
    COMBAT,
    HARRIERS,
    LETTERS,
    NOMADS,
    RATING,
    SIDE_BITS,
    TOWNS,
    index_of,
    side_of,
    size_of,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, flag, one
from palatine.kernel.lexicon import NONE

# how a round ends: two times this, plus the side that it concerns
NEXT_ROUND: Final = 0
FIELD_WON: Final = 1
WON: Final = 2
WON_BY_NOBODY: Final = 3

# what a block is doing
FIRING: Final = 1
CHARGING: Final = 2
HARRYING: Final = 3

MOST_HITS: Final = 8  # CR-10.10: a block of four steps that charges throws eight dice


class Fight(Frame[Crusade]):
    """CR-6.6: letters A, B, C, the defender first within a letter; each block has one turn."""

    FIELDS: ClassVar[list[Field]] = [
        flag("is_storm"),
        one("index", NUMBER),
        one("block", BLOCK),
        one("doing", NUMBER),
        one("hits", NUMBER),
        one("sixes", NUMBER),
    ]

    is_storm: bool = False
    index: i64 = 0  # 0 to 5: letter and side on turn
    block: i64 = NONE  # whose turn it is; NONE until it is chosen
    doing: i64 = 0
    hits: i64 = 0  # still to be placed
    sixes: i64 = 0  # of a charge

    def copy(self) -> Fight:
        other = Fight()
        other.is_storm = self.is_storm
        other.index = self.index
        other.block = self.block
        other.doing = self.doing
        other.hits = self.hits
        other.sixes = self.sixes
        return other

    def check(self, g: Crusade) -> None:
        """CR-6.6: the fighters are open, and the block on turn is one of them, with its letter."""
        t = g.town
        must(t != NONE and g.round > 0, "fields: round must be 1 to 3 in a fight")
        must(0 <= self.index <= 5, "frame Fight: index must be 0 to 5")
        must(0 <= self.hits <= MOST_HITS, "frame Fight: hits does not fit the dice")
        must(0 <= self.sixes <= MOST_HITS, "frame Fight: sixes does not fit the dice")
        must(0 <= self.doing <= HARRYING, "frame Fight: doing must be 0 to 3")
        if self.is_storm:
            is_stormed = g.owner != NONE and g.storming | g.garrison(g.owner, t) != 0
            must(is_stormed, "frame Fight: is_storm without a castle")
        else:
            is_field = g.storming == 0 and g.half == NONE
            must(is_field, "frame Fight: is_storm must be true in a storm")
        franks = self.force(g, 0)
        saracens = self.force(g, 1)
        must((franks | saracens) & ~g.faceup == 0, "fields: faceup must have all fighters")
        if self.block == NONE:
            must(self.doing == 0 and self.hits == 0, "frame Fight: hits and doing need a block")
        else:
            self.check_block(g, self.block)
        if self.doing == 0:
            is_fair = franks != 0 and saracens != 0 and self.hits == 0 and self.sixes == 0
            must(is_fair, "frame Fight: doing does not fit the fighters and the hits")

    def check_block(self, g: Crusade, b: i64) -> None:
        """The block is on turn, and may do what it does."""
        turn = turn_of(g, self.index)
        waiting = self.force(g, turn // 3) & LETTERS[turn % 3] & ~g.acted
        must(waiting & BIT[b] != 0, "frame Fight: block is not on turn")
        if self.doing == HARRYING:
            is_free = HARRIERS & BIT[b] and not g.sallying & BIT[b] and not self.is_storm
            must(is_free != 0, "frame Fight: doing is not for this block")
            side: i64 = side_of(b)
            has_way = retreat_ways(g, b, side == g.attacker) != 0
            must(has_way, "frame Fight: doing needs a way out")

    def run(self, g: Crusade) -> Ask | None:
        if self.hits:
            ask = self.place_hits(g)
            if ask is not None:
                return ask
        if self.doing:
            return self.finish_turn(g)
        if self.block == NONE:
            ask = self.next_block(g)
            if ask is not None or self.block == NONE:
                return ask
        return self.ask_action(g)

    # -- whose turn ------------------------------------------------------------------------------

    def next_block(self, g: Crusade) -> Ask | None:
        """CR-6.6: goes on to the next letter with blocks that have not acted."""
        t = g.town
        while self.index < 6:
            turn = turn_of(g, self.index)
            side = turn // 3
            blocks = self.force(g, side) & LETTERS[turn % 3] & ~g.acted
            if blocks:
                if not blocks & (blocks - 1):
                    self.block = index_of(blocks)
                    return None
                ask = Ask(side, "act", t, g.round)
                offer_all(ask, ACT.base, blocks)
                return ask
            self.index += 1
        g.done(NEXT_ROUND * 2)
        return None

    def force(self, g: Crusade, side: i64) -> i64:
        """CR-6.8, CR-6.10: who fights for a side in this round."""
        t = g.town
        if not self.is_storm:
            return g.fighters(side, t)
        return g.garrison(side, t) if side == g.owner else g.storming

    # -- what to do ------------------------------------------------------------------------------

    def ask_action(self, g: Crusade) -> Ask | None:
        """CR-6.7, CR-6.8: what the block on turn may do."""
        b = self.block
        bit: i64 = BIT[b]
        side = side_of(b)
        ask = Ask(side, "action", b)
        ask.offer(FIRE.base + b)
        may_leave = not g.charter.first_blood or g.blood & BIT[side] != 0  # CR-10.4
        if self.is_storm:
            if side != g.owner and may_leave:
                ask.offer(WITHDRAW.base + b)
        else:
            if CHARGERS & bit:
                ask.offer(CHARGE.base + b)
            if not g.sallying & bit:
                ways = retreat_ways(g, b, side == g.attacker)
                if ways and HARRIERS & bit:
                    ask.offer(HARRY.base + b)
                if may_leave:
                    offer_all(ask, RETREAT.base + b * TOWNS, ways)
            if may_leave and may_withdraw(g, b, side):
                ask.offer(WITHDRAW.base + b)
        if g.explaining:
            why.explain_actions(g, b, self.is_storm, may_leave, ask)
        return ask

    def chosen(self, g: Crusade, pick: int) -> None:
        b = self.block
        if HIT.has(pick):
            self.hit(g, HIT.first(pick))
        elif ACT.has(pick):
            self.block = ACT.first(pick)
        elif FIRE.has(pick):
            self.shoot(g, FIRING, "fires")
        elif CHARGE.has(pick):
            self.shoot(g, CHARGING, "charges")
        elif HARRY.has(pick):
            self.shoot(g, HARRYING, "harries")
        elif RETREAT.has(pick):
            depart(g, b, RETREAT.second(pick), "retreats", "retreats-one")
            self.end_turn(g)
        else:
            self.withdraw(g)
            self.end_turn(g)

    def withdraw(self, g: Crusade) -> None:
        """A stormer goes back to the field, any other block into the castle."""
        b = self.block
        if self.is_storm:
            g.storming &= ~BIT[b]
            g.tell("withdraws", b, FIELD)
        else:
            g.enclose(b)
            g.tell("withdraws", b, CASTLE)

    # -- fire and hits ---------------------------------------------------------------------------

    def shoot(self, g: Crusade, doing: i64, key: str) -> None:
        """CR-6.7: as many dice as steps; a die up to the combat number hits."""
        b = self.block
        number: i64 = COMBAT[b]
        count: i64 = g.steps[b]
        if doing == CHARGING:
            if g.charter.old_charge:
                count *= 2  # CR-10.10
            else:
                number += 1
        elif doing == HARRYING and g.charter.old_nomads and NOMADS & BIT[b]:
            number -= 1  # CR-10.14
        hits: i64 = 0
        sixes: i64 = 0
        dice: list[int] = []
        chance = g.chance
        for _ in range(count):
            die = chance.below(6) + 1
            if die <= number:
                hits += 1
            if die == 6:
                sixes += 1
            if g.telling:
                dice.append(die)
        if g.telling:
            g.tell_all(key, [b, hits, *dice])
        side = side_of(b)
        g.blood |= BIT[side]
        self.doing = doing
        self.hits = hits
        self.sixes = sixes if doing == CHARGING else 0

    def place_hits(self, g: Crusade) -> Ask | None:
        """CR-6.10: one at a time to the strongest block; its owner breaks ties."""
        victim = 1 - side_of(self.block)
        is_walled = self.is_storm and victim == g.owner
        while self.hits:
            blocks = self.force(g, victim)
            if not blocks:
                self.hits = 0  # the surplus is lost
                break
            if is_walled and g.half != NONE:
                self.hit(g, g.half)  # CR-6.8.1
                continue
            strongest = strongest_of(g, blocks)
            if strongest & (strongest - 1) and not self.kills_all(g, blocks, is_walled):
                ask = Ask(victim, "place-hit", self.hits)
                offer_all(ask, HIT.base, strongest)
                return ask
            low = strongest & -strongest
            self.hit(g, index_of(low))
        return None

    def kills_all(self, g: Crusade, blocks: i64, is_walled: bool) -> bool:
        """Nobody would survive, so there is nothing to choose."""
        steps: i64 = 0
        while blocks:
            low = blocks & -blocks
            blocks ^= low
            steps += g.steps[index_of(low)]
        return self.hits >= (steps * 2 if is_walled else steps)

    def hit(self, g: Crusade, b: i64) -> None:
        """CR-6.10; CR-6.8.1: behind walls every second hit takes a step, from the same block."""
        self.hits -= 1
        side = side_of(b)
        if self.is_storm and side == g.owner:
            if g.half == NONE:
                g.half = b
                g.tell("half-hit", b)
                return
            g.half = NONE
        lose_step(g, b)

    # -- the end of a turn -----------------------------------------------------------------------

    def finish_turn(self, g: Crusade) -> Ask | None:
        """All hits are placed: a charger pays for its sixes, a harrying block leaves."""
        b = self.block
        if self.doing == HARRYING:
            ask = Ask(side_of(b), "harry-to", b)
            offer_all(ask, RETREAT.base + b * TOWNS, retreat_ways(g, b, side_of(b) == g.attacker))
            return ask
        if self.sixes:
            g.tell("charge-loss", b, self.sixes)
            for _ in range(min(self.sixes, g.steps[b])):
                lose_step(g, b)
        self.end_turn(g)
        return None

    def end_turn(self, g: Crusade) -> None:
        if g.at[self.block] == g.town:
            g.acted |= BIT[self.block]
        self.block = NONE
        self.doing = 0
        self.sixes = 0
        outcome = check_forces(g, self.is_storm)
        if outcome != NONE:
            g.done(outcome)


def turn_of(g: Crusade, index: i64) -> i64:
    """CR-6.6, CR-4.9: the side on turn times three, plus the number of the letter."""
    if g.jihad == g.town and g.round == 1 and g.attacker == g.first:
        side = g.attacker if index < 3 else 1 - g.attacker
        return side * 3 + index % 3
    side = 1 - g.attacker if index % 2 == 0 else g.attacker
    return side * 3 + index // 2


def may_withdraw(g: Crusade, b: i64, side: i64) -> bool:
    """CR-6.7: a sallying block always, a defender if there is room in a castle of his own."""
    if g.sallying & BIT[b]:
        return True
    if side == g.attacker or side != g.owner:
        return False
    t = g.town
    return size_of(g.garrison(side, t) | g.sallying) < RATING[t]


def strongest_of(g: Crusade, blocks: i64) -> i64:
    most: i64 = 0
    strongest: i64 = 0
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        steps: i64 = g.steps[index_of(low)]
        if steps > most:
            most = steps
            strongest = low
        elif steps == most:
            strongest |= low
    return strongest


def lose_step(g: Crusade, b: i64) -> None:
    """An open block loses a step, its last one with its life."""
    g.blood |= BIT[side_of(b)]
    if g.steps[b] > 1:
        g.steps[b] = g.steps[b] - 1
        g.tell("hit", b, g.steps[b])
    else:
        eliminate(g, b)


def check_forces(g: Crusade, is_storm: bool) -> i64:
    """CR-6.11: what a complete turn has changed; NONE if the round goes on."""
    t = g.town
    franks = g.blocks(0, t)
    saracens = g.blocks(1, t)
    if not franks or not saracens:  # CR-6.11.5
        end_storm(g)
        if not franks and not saracens:
            g.tell("nobody-left", t)
            return WON_BY_NOBODY * 2
        winner: i64 = 0 if franks else 1
        g.tell("combat-won", winner, t)
        return WON * 2 + winner
    if is_storm:
        return check_storm(g, t)
    franks = g.fighters(0, t)
    saracens = g.fighters(1, t)
    if franks and saracens:
        return NONE
    if not franks and not saracens:  # CR-6.11.4
        g.tell("field-empty", t)
        return NEXT_ROUND * 2
    winner = 0 if franks else 1
    if not g.reserves(1 - winner, t):  # CR-6.11.1
        g.tell("field-won", winner, t)
        return FIELD_WON * 2 + winner
    g.tell("awaits", winner, t)  # CR-6.11.2
    g.attacker = 1 - winner
    g.sallying &= ~SIDE_BITS[winner]  # CR-6.20
    if g.owner != NONE and not g.garrison(g.owner, t):
        g.owner = winner  # CR-6.19
    return NEXT_ROUND * 2


def check_storm(g: Crusade, t: i64) -> i64:
    """CR-6.8.2, CR-6.11.3: no stormer is left, or the castle is empty while relief is coming."""
    if not g.garrison(g.owner, t):
        g.attacker = g.owner
        g.owner = 1 - g.owner
        end_storm(g)
        g.tell("castle-taken", g.owner, t)
        return NEXT_ROUND * 2
    if not g.storming:
        end_storm(g)
        if not g.fighters(1 - g.owner, t):
            g.attacker = g.owner  # CR-6.5: a relief that comes with his next column attacks him
        g.tell("storm-ends", t)
        return NEXT_ROUND * 2
    return NONE


def end_storm(g: Crusade) -> None:
    """CR-6.8.1, CR-6.4.2: stormers are in the field again, and a half-hit vanishes."""
    g.storming = 0
    g.half = NONE
