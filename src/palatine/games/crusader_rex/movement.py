"""CR-5: what Moves buy. Group moves and musters go block by block, road by road."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from palatine.games.crusader_rex import why
from palatine.games.crusader_rex.attacks import close_siege, join_battle
from palatine.games.crusader_rex.knowledge import conceal, may_come, tidy
from palatine.games.crusader_rex.names import (
    BLOCK,
    DONE,
    END_MOVES,
    ENTER,
    FORCE,
    GROUP,
    KEEP_SIEGE,
    MARCH,
    MUSTER,
    NUMBER,
    SAIL,
    SEAT,
    STEP,
    STOP,
    TOWN,
)
from palatine.games.crusader_rex.roads import (
    expand,
    fields_behind,
    is_free,
    leads_on,
    level_sets,
    may_end,
    muster_goals,
    reaches,
    ready,
    steps_from,
    trodden,
    with_room,
)
from palatine.games.crusader_rex.sea import Landing, enterers, sailors
from palatine.games.crusader_rex.sight import is_veiled
from palatine.games.crusader_rex.state import Crusade, offer_all
from palatine.games.crusader_rex.tables import (
    BIT,
    CARD_ASSASSINS,
    FARTHEST,
    GUIDE,
    JIHAD,
    MANNA,
    MOVES,
    NEXT,
    ROAD,
    SIDE_BITS,
    TOWNS,
    WAYS,
    index_of,
    members,
)
from palatine.kernel.chance import Chance
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, bits, flag, many, one
from palatine.kernel.lexicon import HIDDEN, NONE


class Moves(Frame[Crusade]):
    """CR-5.2, CR-4.12: spends the Moves of a card; Guide and Jihad give one group move, CR-4.11."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("left", NUMBER),
        flag("is_fresh"),
        flag("is_event"),
    ]

    def __init__(
        self, seat: int = NONE, left: int = 0, is_fresh: bool = False, is_event: bool = False
    ) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.is_fresh = is_fresh  # no Move was spent yet
        self.is_event = is_event

    def copy(self) -> Moves:
        return Moves(self.seat, self.left, self.is_fresh, self.is_event)

    def check(self, g: Crusade) -> None:
        must(self.seat != NONE and self.seat == g.mover, "frame Moves: seat must be who moves")
        card = g.effect[self.seat]
        must(card != NONE, "fields: card and first must be given")
        must(card != CARD_ASSASSINS and card != MANNA, "frame Moves: the card gives none")
        is_event = card == GUIDE or card == JIHAD
        must(self.is_event == is_event, "frame Moves: is_event does not fit the card")
        most = 1 if is_event else MOVES[card]
        must(0 <= self.left <= most, f"frame Moves: left must be 0 to {most}")

    def run(self, g: Crusade) -> Ask | None:
        if self.left == 0:
            g.done()
            return None
        ask = Ask(self.seat, "spend-move", self.left)
        ask.shows = True  # silence would tell that no block can move
        if g.charter.any_one and g.campaigner == self.seat and g.sieges(self.seat):
            self.offer_sieges(g, ask)  # CR-10.6: the campaigner makes no moves
            if g.explaining:
                ask.refuse(END_MOVES.base, "CR-10.6")
            return ask
        self.offer_marches(g, ask)
        if not self.is_event:
            self.offer_voyages(g, ask)
            if self.is_fresh and g.campaigner == self.seat:
                self.offer_sieges(g, ask)
        ask.offer(END_MOVES.base)
        if g.explaining:
            why.explain_moves(g, self.seat, self.is_event, ask)
        return ask

    def offer_marches(self, g: Crusade, ask: Ask) -> None:
        """Groups that can move, then towns where somebody can muster, CR-11.3."""
        side = self.seat
        waiting = ready(g)
        near: i64 = 0  # towns with blocks that can go one road, two, three
        middle: i64 = 0
        far: i64 = 0
        mobile = g.rated(3)
        steady = g.rated(2)
        base: i64 = GROUP.base
        towns: i64 = g.fielded[side]
        contested = g.contested()
        while towns:
            low = towns & -towns
            towns ^= low
            t: i64 = index_of(low)
            blocks = g.blocks(side, t) & waiting
            if not blocks or (contested & low and not is_free(g, side, t)):
                continue
            if not steps_from(g, side, t, blocks):
                continue
            ask.offer(base + t)
            if blocks & mobile:
                far |= low
            elif blocks & steady:
                middle |= low
            else:
                near |= low
        if self.is_event or (g.charter.old_activation and not self.is_fresh):
            return
        goals = muster_goals(g, side, near, middle, far)
        base = MUSTER.base
        offer_all(ask, base, goals)

    def offer_voyages(self, g: Crusade, ask: Ask) -> None:
        blocks = sailors(g, self.seat)
        offer_all(ask, SAIL.base, blocks)
        blocks = enterers(g, self.seat)
        offer_all(ask, ENTER.base, blocks)

    def offer_sieges(self, g: Crusade, ask: Ask) -> None:
        """CR-8.3, CR-10.6: instead of moving, one siege is kept over winter."""
        towns = g.sieges(self.seat)
        offer_all(ask, KEEP_SIEGE.base, towns)

    def chosen(self, g: Crusade, pick: int) -> None:
        if END_MOVES.has(pick):
            self.left = 0
            return
        self.is_fresh = False
        self.left -= 1
        if GROUP.has(pick):
            t = GROUP.first(pick)
            g.tell("group", self.seat, t)
            g.call(new_march(self.seat, t, NONE))
        elif MUSTER.has(pick):
            t = MUSTER.first(pick)
            if g.charter.old_activation:
                self.left = 0  # CR-10.13
            g.tell("muster", self.seat, t)
            g.call(new_march(self.seat, NONE, t))
        elif SAIL.has(pick):
            g.call(Landing(self.seat, SAIL.first(pick)))
        elif ENTER.has(pick):
            g.call(Landing(self.seat, ENTER.first(pick)))
        else:
            g.kept = KEEP_SIEGE.first(pick)
            self.left = 0
            g.tell("keeps-siege", self.seat, g.kept)


class March(Frame[Crusade]):
    """CR-5.3, CR-5.5: a group leaves its town, or blocks from anywhere muster in one.

    Whoever looks on sees a block go from town to town, but not which it is, nor how far it could
    still go: so a block is asked to stop even where it has no other choice.
    """

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("town", TOWN),
        one("goal", TOWN),
        one("block", BLOCK, secret=True),
        one("left", NUMBER, secret=True),
        many("path", TOWN, FARTHEST + 2),
        one("count", NUMBER),
        bits("might", BLOCK),
        bits("trail", BLOCK),
    ]

    seat: i64 = NONE
    town: i64 = NONE  # of the group; NONE in a muster
    goal: i64 = NONE  # of the muster; NONE in a group move
    block: i64 = NONE  # NONE while none is on its way
    left: i64 = 0  # roads that it may still follow
    path: list[int]  # towns it has been in; empty until its first step
    count: i64 = 0  # blocks that have moved
    might: i64 = 0  # blocks that the one on its way may be, as all can deduce
    trail: i64 = 0  # those that could not be where it is now before it came

    def copy(self) -> March:
        other = March()
        other.seat = self.seat
        other.town = self.town
        other.goal = self.goal
        other.block = self.block
        other.left = self.left
        other.path = self.path[:]
        other.count = self.count
        other.might = self.might
        other.trail = self.trail
        return other

    def check(self, g: Crusade) -> None:
        """CR-5.3, CR-5.5: one town or one goal, and a block that can still go somewhere."""
        must(self.seat != NONE and self.seat == g.mover, "frame March: seat must be who moves")
        must((self.town == NONE) != (self.goal == NONE), "frame March: town or goal must be given")
        must(self.count >= 0, "frame March: count cannot be negative")
        if self.block == NONE:
            must(not self.path and self.left == 0, "frame March: path and left need a block")
            return
        self.check_path()
        if self.block == HIDDEN:
            is_whole = is_veiled(g, self.seat) and self.left == HIDDEN
            must(is_whole, "frame March: block and left cannot be hidden")
            return
        self.check_block(g, self.block)
        ask = self.ask_step(g)
        must(ask is not None and ask.count > 0, "frame March: block has no way")

    def check_path(self) -> None:
        """A path goes from town to town along roads."""
        path = self.path
        must(len(path) != 1, "frame March: path must have a step or be empty")
        for i, t in enumerate(path):
            is_beside = i == 0 or (path[i - 1] >= 0 and t in NEXT[path[i - 1]])
            must(t >= 0 and is_beside, "frame March: path leaves the roads")

    def check_block(self, g: Crusade, b: i64) -> None:
        """The block stands where its path has led it, or where it may set out."""
        t: i64 = g.at[b]
        is_own = SIDE_BITS[self.seat] & BIT[b] != 0 and t < TOWNS
        must(is_own, "frame March: block must be on the map and of the side that moves")
        made = max(0, len(self.path) - 1)
        # who guesses at a block on its way knows no rating: it has roads enough to arrive
        must(0 <= self.left <= g.fastest() - made, "frame March: left does not fit")
        if self.path:
            is_there = g.moved & BIT[b] and t == self.path[-1] and g.way[b] == self.path[-2]
            is_there = is_there and not g.castle & BIT[b]
            must(is_there != 0, "frame March: path does not lead to its block")
            must(not g.contested() & BIT[t], "frame March: block must have stopped")
        elif self.goal == NONE:
            is_able = t == self.town and self.movable_in(g, t) & BIT[b] != 0
            must(is_able, "frame March: block cannot leave its town")
        else:
            able = self.able_to_muster(g, level_sets(g, self.seat, self.goal), True)
            must(able & BIT[b] != 0, "frame March: block cannot come to the muster")

    def run(self, g: Crusade) -> Ask | None:
        if self.block == NONE:
            return self.ask_block(g)
        return self.ask_step(g)

    # -- which block -----------------------------------------------------------------------------

    def ask_block(self, g: Crusade) -> Ask | None:
        side = self.seat
        levels: list[int] = []
        if self.goal == NONE:
            ask = Ask(side, "group-block", self.town)
            blocks = self.movable_in(g, self.town)
        else:
            ask = Ask(side, "muster-block", self.goal)
            levels = level_sets(g, side, self.goal)
            blocks = self.able_to_muster(g, levels, False)
        might: i64 = 0
        if not blocks or (self.count == 0 and not blocks & (blocks - 1)):
            # silence would tell how far the blocks that stay can go
            if self.goal != NONE:
                might = self.able_to_muster(g, levels, True)
            elif g.turn == 6:
                might = g.field(side, self.town) & ready(g)
            if not blocks and not might:
                g.done()
                return None
            ask.shows = might & (might - 1) != 0 or self.count > 0
        offer_all(ask, MARCH.base, blocks)
        if self.count or ask.count == 0:
            ask.offer(DONE.base)
        if g.explaining:
            why.explain_blocks(g, side, self.town, self.goal, ask)
        return ask

    def movable_in(self, g: Crusade, t: i64) -> i64:
        """CR-5.3.1: blocks of the group that have not moved and have a road to take."""
        side = self.seat
        blocks = g.blocks(side, t) & ready(g)
        if not blocks or (g.contested() & BIT[t] and not is_free(g, side, t)):
            return 0
        if g.turn == 6:
            return self.able_in_winter(g, t, blocks)
        return blocks if steps_from(g, side, t, blocks) else 0

    def able_in_winter(self, g: Crusade, t: i64, blocks: i64) -> i64:
        """CR-8.1: each by itself, as it depends on its rating how far it gets past a siege."""
        able: i64 = 0
        while blocks:
            low = blocks & -blocks
            blocks ^= low
            if steps_from(g, self.seat, t, low):
                able |= low
        return able

    def able_to_muster(self, g: Crusade, levels: list[int], as_seen: bool) -> i64:
        """CR-5.5.1: blocks that reach the goal; as others see it, all could be the fastest."""
        side = self.seat
        waiting = ready(g)
        extra = g.forced_roads()
        able: i64 = 0
        towns: i64 = g.fielded[side] & ~BIT[self.goal]
        contested = g.contested()
        while towns:
            low = towns & -towns
            towns ^= low
            t: i64 = index_of(low)
            blocks = g.blocks(side, t) & waiting
            if not blocks:
                continue
            roads = 0
            if contested & low:
                if not is_free(g, side, t):
                    continue
                exits = expand(g, side, low)
                for k in range(1, len(levels)):
                    if exits & levels[k - 1] & ~g.fielded[1 - side]:
                        roads = k
                        break
            else:
                for k in range(1, len(levels)):
                    if levels[k] & low:
                        roads = k
                        break
            if roads:
                able |= blocks if as_seen else blocks & g.rated(max(1, roads - extra))
        return able

    # -- which way -------------------------------------------------------------------------------

    def ask_step(self, g: Crusade) -> Ask | None:
        side = self.seat
        b = self.block
        t: i64 = g.at[b]
        if self.goal == NONE:
            ask = Ask(side, "group-step", b, self.left)
        else:
            ask = Ask(side, "muster-step", b, self.goal)
        if self.left > 0:
            exits = self.ways_on(g, t, self.left, g.forced_roads())
            base = STEP.base + b * TOWNS
        else:
            exits = self.ways_on(g, t, 1, 0) if g.forced_roads() else 0
            base = FORCE.base + b * TOWNS
        offer_all(ask, base, exits)
        if self.path and self.goal == NONE and may_end(g, side, t):
            ask.offer(STOP.base + b)
            is_at_end = self.left == 0 and len(self.path) > g.fastest()
            ask.shows = not is_at_end and not g.faceup & BIT[b]
        elif ask.count == 1 and (self.goal != NONE or g.turn == 6) and not g.faceup & BIT[b]:
            ask.shows = self.has_choice(g, t)
        if g.explaining:
            why.explain_steps(g, side, b, self.goal, self.left, self.path, ask)
        return ask

    def has_choice(self, g: Crusade, t: i64) -> bool:
        """Whether a block that must go on has a choice, as others see it who know no ratings."""
        if g.forced_roads():
            return True  # they see whether a road is taken or marked for a forced march
        made = max(0, len(self.path) - 1)
        ways = self.ways_on(g, t, g.fastest() - made, g.forced_roads())
        return ways & (ways - 1) != 0

    def ways_on(self, g: Crusade, t: i64, left: i64, extra: i64) -> i64:
        """Neighbours to which the block may go now and come to a good end."""
        side = self.seat
        exits = expand(g, side, BIT[t]) & ~trodden(self.path, t)
        if self.goal == NONE and g.turn != 6:
            return with_room(g, side, t, exits) if g.charter.limits_attacks else exits
        enemies = fields_behind(g, side, t)
        exits &= ~enemies
        fit: i64 = 0
        path = self.path if self.path else [int(t)]
        while exits:
            low = exits & -exits
            exits ^= low
            u: i64 = index_of(low)
            if self.goal != NONE:
                is_fit = u == self.goal or reaches(
                    g, u, self.goal, enemies, left - 1 + extra, [*path, int(u)]
                )
            else:
                is_fit = may_end(g, side, u) or leads_on(
                    g, side, u, enemies, left - 1 + extra, [*path, int(u)]
                )
            if is_fit:
                fit |= low
        return fit

    def chosen(self, g: Crusade, pick: int) -> None:
        if STEP.has(pick):
            self.step(g, STEP.second(pick))
        elif MARCH.has(pick):
            self.block = MARCH.first(pick)
            self.left = g.rating(self.block)
        elif STOP.has(pick):
            self.stop(g)
        elif FORCE.has(pick):
            self.force(g, FORCE.second(pick))
        else:
            g.done()

    def step(self, g: Crusade, u: i64) -> None:
        """One road further; control and sieges change at once, CR-1.4."""
        b = self.block
        bit: i64 = BIT[b]
        side = self.seat
        t: i64 = g.at[b]
        is_open = g.faceup & bit
        if not self.path:
            self.path = [t]
            self.might = 0 if is_open else g.could[t] & SIDE_BITS[side]
            self.trail = 0
        g.cross(ROAD[t * WAYS + u])
        g.take(b)
        g.moved |= bit
        self.left -= 1
        if len(self.path) == 1:
            close_siege(g, t)
        if not is_open:
            g.could[t] &= ~self.trail
            self.might &= g.rated(len(self.path))
            self.trail = self.might & ~g.could[u]
        g.put(b, u)
        g.way[b] = t
        if not is_open:
            may_come(g, self.might, u)
            tidy(g, side, t)
        self.path.append(u)
        enemies: i64 = g.fielded[1 - side]
        if enemies & BIT[u]:
            join_battle(g, b, u)  # CR-5.3.2
            self.stop(g)
        elif u == self.goal:
            self.stop(g)

    def stop(self, g: Crusade) -> None:
        b = self.block
        if g.telling:
            g.tell_apart(
                self.seat, "marched", [b, *self.path], "marched-one", [self.seat, *self.path]
            )
        if g.faceup & BIT[b]:
            conceal(g, BIT[b], g.at[b])
        self.block = NONE
        self.left = 0
        self.path = []
        self.might = 0
        self.trail = 0
        self.count += 1

    def force(self, g: Crusade, u: i64) -> None:
        """CR-10.2: marked for one more road, whose place is reserved."""
        b = self.block
        t: i64 = g.at[b]
        g.cross(ROAD[t * WAYS + u])
        g.way[b] = WAYS + u
        self.stop(g)

    # -- sight -----------------------------------------------------------------------------------

    def veil(self, g: Crusade, seat: int) -> March:
        if seat == self.seat or self.block == NONE or g.faceup & BIT[self.block]:
            return self
        seen = self.copy()
        seen.block = HIDDEN
        seen.left = HIDDEN
        return seen

    def fill(self, g: Crusade, seat: int, chance: Chance) -> March:
        if self.block != HIDDEN:
            return self
        filled = self.copy()
        filled.block = self.guess_block(g, chance)
        made = max(0, len(self.path) - 1)
        filled.left = max(0, g.rating(filled.block) - made)
        if self.goal != NONE or not may_end(g, self.seat, g.at[filled.block]):
            filled.left = g.fastest() - made  # it is on its way, so it must be able to arrive
        return filled

    def guess_block(self, g: Crusade, chance: Chance) -> int:
        """A block that may be the one that was seen to move or is about to."""
        found: list[int] = []
        if self.path:
            t = self.path[-1]
            for b in members(g.field(self.seat, t) & g.moved & ~g.faceup):
                if g.way[b] == self.path[-2]:
                    found.append(b)
            able = [b for b in found if g.rating(b) >= len(self.path) - 1]
            return (able or found)[chance.below(len(able or found))]
        if self.goal == NONE:
            found = members(self.movable_in(g, self.town) & ~g.faceup)
        else:
            levels = level_sets(g, self.seat, self.goal)
            able = members(self.able_to_muster(g, levels, True) & ~g.faceup)
            for b in able:
                if self.has_choice(g, g.at[b]) or not g.answering:  # else nobody was asked
                    found.append(b)
            if not found:
                found = able  # between two questions
        return found[chance.below(len(found))]


def new_march(seat: int, town: int, goal: int) -> March:
    """A group move from a town, or a muster at a goal; the other is NONE."""
    march = March()
    march.seat = seat
    march.town = town
    march.goal = goal
    march.path = []
    return march
