"""The state of a match of Crusader Rex: where the blocks stand, and what is going on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.games.crusader_rex.charter import Charter, charter_of
from palatine.games.crusader_rex.names import (
    BLOCK,
    CARD,
    COURSE,
    EXIT,
    HAUNT,
    NUMBER,
    PHASE,
    PLACE,
    ROAD,
    SEAT,
    STEPS,
    TOWN,
    TURN,
    WAY,
    YEAR,
)
from palatine.games.crusader_rex.tables import (
    BESIDE,
    BIT,
    BLOCKS,
    CITIES,
    FARTHEST,
    HIGHWAYS,
    HOME_SIDE,
    HOMELAND,
    LOST,
    MOVE,
    OUT,
    RATED,
    ROADS_A,
    ROADS_B,
    SIDE_BITS,
    STRENGTH,
    TOWNS,
    index_of,
    side_of,
)
from palatine.kernel.flow import Ask, Config, Field, State, bits, deduced, each, flag, one
from palatine.kernel.lexicon import NONE

FIELDS: Final[list[Field]] = [
    one("year", YEAR),
    one("turn", TURN),
    one("phase", PHASE),
    one("first", SEAT),
    one("mover", SEAT),
    each("card", CARD, SEAT),
    each("effect", CARD, SEAT),
    each("last", CARD, SEAT),
    each("hand", NUMBER, SEAT, CARD, secret=True),
    each("played", NUMBER, SEAT, CARD),
    one("guide", SEAT),
    one("jihad", TOWN),
    one("campaigner", SEAT),
    one("kept", TOWN),
    each("at", PLACE, BLOCK, secret=True),
    each("steps", STEPS, BLOCK, secret=True),
    each("way", COURSE, BLOCK, secret=True),
    bits("castle", BLOCK, secret=True),
    bits("second", BLOCK, secret=True),
    bits("third", BLOCK, secret=True),
    bits("storming", BLOCK, secret=True),
    bits("sallying", BLOCK, secret=True),
    bits("moved", BLOCK, secret=True),
    bits("landed", BLOCK, secret=True),
    bits("faceup", BLOCK),
    bits("acted", BLOCK),
    each("used", NUMBER, ROAD),
    bits("entry", WAY, SEAT, TOWN),
    bits("attacks", TOWN, SEAT),
    bits("resolved", TOWN),
    one("town", TOWN),
    one("round", NUMBER),
    one("attacker", SEAT),
    one("owner", SEAT),
    one("half", BLOCK),
    one("open", BLOCK),
    bits("blood", SEAT),
    one("regrouped", NUMBER),
    flag("deployed"),
    each("gone", NUMBER, SEAT, EXIT),
    deduced(bits("could", BLOCK, HAUNT)),
    deduced(each("least", STEPS, BLOCK)),
    deduced(each("most", STEPS, BLOCK)),
]

NO_WAYS: Final[list[int]] = [NONE] * BLOCKS
NO_ENTRIES: Final[list[int]] = [0] * (2 * TOWNS)


class Crusade(State):
    """Flat lists by number: side * 52 + town for what a side has in a town.

    Sets of blocks and towns are bits. A block in a town is in its castle, a reserve (`second`,
    `third`: the round in which it arrives) or, with no such bit, in the field.
    """

    charter: Charter  # the table options of the match, worked out once

    year: i64
    turn: i64
    phase: i64
    first: i64  # CR-4.2: Player 1 of this turn
    mover: i64  # whose move phase it is
    card: list[int]  # by side: what was played this turn
    effect: list[int]  # the same after Intrigue has become another card
    last: list[int]  # what was played in the turn before, in this year
    hand: list[int]  # side * 9 + card: how many
    played: list[int]  # side * 9 + card: how many in this year
    guide: i64  # the side that has a Guide this turn
    jihad: i64  # the town of the named combat
    campaigner: i64  # CR-8.3: the side that may keep a siege over winter
    kept: i64  # the siege that it keeps
    at: list[int]
    steps: list[int]
    way: list[int]  # CR-5.8.4: how a block came into its town this turn, or CR-10.2: will go on
    castle: i64
    second: i64
    third: i64
    storming: i64
    sallying: i64
    moved: i64
    landed: i64  # CR-6.12.3: English who came by sea into a battle
    faceup: i64
    acted: i64  # fighters that have had their turn in this round
    used: list[int]  # CR-5.4: crossings of each road by the side that moves
    entry: list[int]  # side * 52 + town: the ways by which it was entered this turn
    attacks: list[int]  # by side: the towns where it is the attacker, CR-5.8.1
    resolved: i64  # towns whose combat is over
    town: i64  # the combat under way
    round: i64
    attacker: i64
    owner: i64  # CR-6.19: whose castle it is
    half: i64  # CR-6.8.1: the block with a half-hit
    open: i64  # CR-6.17: the block that the besieger had open before this combat
    blood: i64  # CR-10.4: sides that have fired or lost a step in this combat
    regrouped: i64  # the last round in which a winner could regroup, 0 for none
    deployed: bool  # this combat began with CR-6.2
    gone: list[int]  # side * 5 + exit: retreats of this round or of a regroup, CR-6.13
    could: list[int]  # by town and pool: blocks that may be there, as everybody can deduce
    least: list[int]  # by block: its strength, as everybody can deduce
    most: list[int]

    # worked out from the above
    here: vec[i64]  # side * 52 + town: all blocks of the side there
    fielded: vec[i64]  # by side: towns with its blocks in the field, reserves included
    castled: vec[i64]  # by side: towns with its blocks in the castle
    exits: vec[i64]  # by town: neighbours whose road is not full; replaced, never edited

    def configure(self, config: Config) -> None:
        self.charter = charter_of(config.options)

    def copy(self) -> Crusade:
        other = Crusade()
        other.take_over(self)
        other.charter = self.charter
        other.year = self.year
        other.turn = self.turn
        other.phase = self.phase
        other.first = self.first
        other.mover = self.mover
        other.card = self.card[:]
        other.effect = self.effect[:]
        other.last = self.last[:]
        other.hand = self.hand[:]
        other.played = self.played[:]
        other.guide = self.guide
        other.jihad = self.jihad
        other.campaigner = self.campaigner
        other.kept = self.kept
        other.at = self.at[:]
        other.steps = self.steps[:]
        other.way = self.way[:]
        other.castle = self.castle
        other.second = self.second
        other.third = self.third
        other.storming = self.storming
        other.sallying = self.sallying
        other.moved = self.moved
        other.landed = self.landed
        other.faceup = self.faceup
        other.acted = self.acted
        other.used = self.used[:]
        other.entry = self.entry[:]
        other.attacks = self.attacks[:]
        other.resolved = self.resolved
        other.town = self.town
        other.round = self.round
        other.attacker = self.attacker
        other.owner = self.owner
        other.half = self.half
        other.open = self.open
        other.blood = self.blood
        other.regrouped = self.regrouped
        other.deployed = self.deployed
        other.gone = self.gone[:]
        other.could = self.could[:]
        other.least = self.least[:]
        other.most = self.most[:]
        other.here = self.here[:]
        other.fielded = self.fielded[:]
        other.castled = self.castled[:]
        other.exits = self.exits
        return other

    def derive(self) -> None:
        self.here = vec[i64]([0] * (2 * TOWNS))
        for b in range(BLOCKS):
            if self.at[b] < TOWNS:
                place = (0 if BIT[b] & SIDE_BITS[0] else TOWNS) + self.at[b]
                self.here[place] |= BIT[b]
        self.fielded = vec[i64]([0, 0])
        self.castled = vec[i64]([0, 0])
        for side in range(2):
            for t in range(TOWNS):
                self.refresh(side, t)
        self.exits = BESIDE
        if self.mover != NONE:
            caps = self.caps()
            for road in range(HIGHWAYS):
                if self.used[road] >= caps[road]:
                    self.close(road)

    def unshare(self) -> None:
        self.charter = Charter(self.config.options)
        self.exits = self.exits[:]

    # -- where blocks are ----------------------------------------------------------------------

    def refresh(self, side: i64, t: i64) -> None:
        """Brings the sets of towns up to date for one side in one town."""
        blocks = self.blocks(side, t)
        bit: i64 = BIT[t]
        towns: i64 = self.fielded[side]
        field = towns | bit if blocks & ~self.castle else towns & ~bit
        if field != towns:
            self.fielded[side] = field
        towns = self.castled[side]
        castle = towns | bit if blocks & self.castle else towns & ~bit
        if castle != towns:
            self.castled[side] = castle

    def put(self, b: i64, t: i64) -> None:
        """A block comes into the field of a town."""
        side = side_of(b)
        self.at[b] = t
        place = side * TOWNS + t
        bit: i64 = BIT[b]
        blocks: i64 = self.here[place]
        self.here[place] = blocks | bit
        towns: i64 = self.fielded[side]
        self.fielded[side] = towns | BIT[t]

    def take(self, b: i64) -> None:
        """A block leaves its town; what was said of it there is over."""
        side = side_of(b)
        t: i64 = self.at[b]
        place = side * TOWNS + t
        bit: i64 = BIT[b]
        blocks: i64 = self.here[place]
        self.here[place] = blocks & ~bit
        others = ~bit
        self.castle &= others
        self.second &= others
        self.third &= others
        self.storming &= others
        self.sallying &= others
        self.refresh(side, t)

    def enclose(self, b: i64) -> None:
        """A block goes from the field into the castle."""
        bit: i64 = BIT[b]
        self.castle |= bit
        self.storming &= ~bit
        self.sallying &= ~bit
        self.refresh(side_of(b), self.at[b])

    def release(self, blocks: i64, t: i64) -> None:
        """Blocks of one side come out of the castle into the field."""
        self.castle &= ~blocks
        self.refresh(0, t)
        self.refresh(1, t)

    def settle(self, t: i64) -> bool:
        """CR-1.7: without an enemy in the field nobody is besieged any more."""
        bit: i64 = BIT[t]
        for side in range(2):
            castles: i64 = self.castled[side]
            enemies: i64 = self.fielded[1 - side]
            if castles & bit and not enemies & bit:
                self.release(self.blocks(side, t), t)
                self.tell("siege-ends", t)
                return True
        return False

    def lose(self, b: i64) -> None:
        """CR-2.4: out of the game, or face up beside the pool until the next year."""
        self.take(b)
        bit: i64 = BIT[b]
        self.faceup &= ~bit
        self.moved &= ~bit
        self.landed &= ~bit
        self.way[b] = NONE
        self.steps[b] = STRENGTH[b]
        if self.charter.lasting & bit:
            self.at[b] = OUT
            self.tell("gone", b)
        else:
            self.at[b] = LOST
            self.tell("lost", b)

    # -- queries -------------------------------------------------------------------------------

    def blocks(self, side: i64, t: i64) -> i64:
        """All blocks of a side in a town."""
        return self.here[side * TOWNS + t]

    def all_at(self, t: i64) -> i64:
        """All blocks in a town, whoever's they are."""
        return self.blocks(0, t) | self.blocks(1, t)

    def field(self, side: i64, t: i64) -> i64:
        """All blocks of a side in the field, reserves included."""
        return self.blocks(side, t) & ~self.castle

    def garrison(self, side: i64, t: i64) -> i64:
        """The blocks of a side in the castle, without those that sally."""
        return self.blocks(side, t) & self.castle

    def fighters(self, side: i64, t: i64) -> i64:
        """The blocks of a side that stand in the field now: no reserves."""
        return self.blocks(side, t) & ~(self.castle | self.second | self.third)

    def reserves(self, side: i64, t: i64) -> i64:
        return self.blocks(side, t) & (self.second | self.third)

    def contested(self) -> i64:
        """CR-1.6: towns with blocks of both sides in the field."""
        franks: i64 = self.fielded[0]
        saracens: i64 = self.fielded[1]
        return franks & saracens

    def occupied(self, side: i64) -> i64:
        """Towns with any block of the side."""
        field: i64 = self.fielded[side]
        castles: i64 = self.castled[side]
        return field | castles

    def friendly_fields(self, side: i64) -> i64:
        """CR-1.6: no enemy in the field, and an own block there or the own kingdom."""
        own: i64 = self.fielded[side]
        enemies: i64 = self.fielded[1 - side]
        home: i64 = HOMELAND[side]
        return (own | home) & ~enemies

    def sieges(self, side: i64) -> i64:
        """CR-1.7: towns where the side besieges an enemy castle."""
        own: i64 = self.fielded[side]
        castles: i64 = self.castled[1 - side]
        return own & castles

    def controller(self, t: i64) -> i64:
        """CR-1.4, CR-1.9: whose town it is; a besieged one belongs to the castle side."""
        bit: i64 = BIT[t]
        castle: i64 = self.castled[0]
        if castle & bit:
            return 0
        castle = self.castled[1]
        if castle & bit:
            return 1
        franks: i64 = self.fielded[0]
        saracens: i64 = self.fielded[1]
        if franks & bit and not saracens & bit:
            return 0
        if saracens & bit and not franks & bit:
            return 1
        return HOME_SIDE[t] if not franks & bit else NONE

    def cities_of(self, side: i64) -> i64:
        """CR-1.9: how many victory cities a side controls."""
        count: i64 = 0
        for city in CITIES:
            if self.controller(city) == side:
                count += 1
        return count

    def turns_begun(self) -> i64:
        """CR-3.5: the turns of all years, six in each."""
        return (self.year - 1187) * 6 + self.turn

    def rating(self, b: i64) -> i64:
        """CR-2.3, CR-10.15: how many roads a block may follow."""
        return MOVE[b] - (self.charter.winter_penalty if self.turn == 6 else 0)

    def rated(self, roads: i64) -> i64:
        """Blocks that may follow so many roads."""
        if self.turn == 6:
            roads += self.charter.winter_penalty
        return RATED[roads]

    def fastest(self) -> i64:
        """The best move rating of any block in this turn."""
        return FARTHEST - (self.charter.winter_penalty if self.turn == 6 else 0)

    def forced_roads(self) -> i64:
        """CR-10.2, CR-10.15: roads that a forced march adds in this turn."""
        if not self.charter.forced_march or (self.turn == 6 and self.charter.winter_penalty):
            return 0
        return 1

    # -- roads ---------------------------------------------------------------------------------

    def caps(self) -> list[int]:
        """CR-5.4, CR-4.8: what every road carries for the side that moves."""
        return self.charter.guide_caps if self.guide == self.mover else self.charter.move_caps

    def cross(self, road: i64) -> None:
        """Counts a crossing; a road that is full then is closed."""
        crossings = self.used[road] + 1
        self.used[road] = crossings
        if road < HIGHWAYS and crossings >= self.caps()[road]:
            self.close(road)

    def close(self, road: i64) -> None:
        a = ROADS_A[road]
        b = ROADS_B[road]
        exits = self.exits[:]
        exits[a] = exits[a] & ~BIT[b]
        exits[b] = exits[b] & ~BIT[a]
        self.exits = exits


def offer_all(ask: Ask, base: i64, things: i64) -> None:
    """An option for every thing of a set: `base` is that of thing 0."""
    while things:
        low = things & -things
        things ^= low
        ask.offer(base + index_of(low))
