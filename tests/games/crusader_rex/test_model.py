"""Moves, voyages and fights held against a plain model: the rules once more, slow and literal.

The model looks only at where blocks are and what is printed; it shares no query with the rules.
"""

from __future__ import annotations

from functools import cache

import pytest

from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.names import (
    END_MOVES,
    ENTER,
    FORCE,
    GROUP,
    HIT,
    KEEP_SIEGE,
    LAND,
    MARCH,
    MUSTER,
    RETREAT,
    SAIL,
    STEP,
    STOP,
)
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCK_IDS,
    BLOCKS,
    ENGLISH,
    FRANKS,
    GERMANIA,
    HARRIERS,
    HOME_SIDE,
    IS_MAJOR,
    JIHAD,
    LANDINGS,
    LETTER,
    MOVE,
    NATION,
    NEXT,
    POOL,
    PORTS,
    RATING,
    ROADS_A,
    ROADS_B,
    SARACENS,
    SIDE,
    TOWN_IDS,
    TOWNS,
    members,
)
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask, advance, choose
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import LEXICON, crowd
from tests.helpers import begin, play_through

FORTIFIED = [TOWN_IDS.index("tripoli"), TOWN_IDS.index("tyre")]


@cache
def road_between(t: int, u: int) -> int:
    pairs = list(zip(ROADS_A, ROADS_B, strict=True))
    return pairs.index((t, u)) if (t, u) in pairs else pairs.index((u, t))


class Model:
    """Where everybody is, as plain lists."""

    def __init__(self, g: Crusade, side: int) -> None:
        self.g = g
        self.side = side
        self.field: list[list[list[int]]] = [[[], []] for _ in range(TOWNS)]
        self.castle: list[list[list[int]]] = [[[], []] for _ in range(TOWNS)]
        for b in range(BLOCKS):
            if g.at[b] < TOWNS:
                part = self.castle if g.castle >> b & 1 else self.field
                part[g.at[b]][SIDE[b]].append(b)

    def is_reserve(self, b: int) -> bool:
        return bool((self.g.second | self.g.third) >> b & 1)

    def enemies_in_field(self, t: int) -> list[int]:
        return self.field[t][1 - self.side]

    def is_contested(self, t: int) -> bool:
        return bool(self.field[t][0] and self.field[t][1])

    def is_friendly(self, t: int) -> bool:
        """CR-1.6."""
        own = self.field[t][self.side]
        return not self.enemies_in_field(t) and bool(own or HOME_SIDE[t] == self.side)

    def may_leave(self, b: int) -> bool:
        """CR-5.1, CR-5.3.3, CR-5.7."""
        t = self.g.at[b]
        if self.g.moved >> b & 1 or self.g.castle >> b & 1 or self.is_reserve(b):
            return False
        if not self.is_contested(t):
            return True
        own = [c for c in self.field[t][self.side] if not self.is_reserve(c)]
        foes = [c for c in self.enemies_in_field(t) if not self.is_reserve(c)]
        return len(own) > len(foes)

    def has_room(self, road: int) -> bool:
        """CR-5.4, CR-4.8."""
        limit = (4 if IS_MAJOR[road] else 2) * (2 if self.g.guide == self.side else 1)
        return self.g.used[road] < limit

    def ends(self, b: int, muster: bool) -> set[int]:
        """Every town where the block can end a group move, or comes by in a muster."""
        found: set[int] = set()
        if self.may_leave(b):
            self.walk(b, self.g.at[b], MOVE[b], [], muster, found)
        return found

    def walk(
        self, b: int, t: int, left: int, roads: list[int], muster: bool, found: set[int]
    ) -> None:
        start = self.g.at[b]
        is_alone = self.field[start][self.side] == [b]
        winter = self.g.turn == 6
        for u in NEXT[t]:
            road = road_between(t, u)
            if road in roads or not self.has_room(road):
                continue  # CR-5.3.5, CR-5.4
            closed = self.g.entry[(1 - self.side) * TOWNS + t] >> u & 1
            if not roads and self.is_contested(t) and closed:
                continue  # CR-5.7
            foes = bool(self.enemies_in_field(u))
            if u == start and is_alone and self.castle[u][1 - self.side]:
                foes = True  # CR-1.7
            if foes:
                if not muster and not winter:
                    found.add(u)  # CR-5.3.2
                continue
            if muster or not winter or not self.castle[u][1 - self.side]:
                found.add(u)  # CR-8.1
            if left > 1:
                self.walk(b, u, left - 1, [*roads, road], muster, found)

    def musters(self) -> dict[int, set[int]]:
        """CR-5.5: by town, the blocks that can come there."""
        found: dict[int, set[int]] = {}
        for b in range(BLOCKS):
            if SIDE[b] != self.side or self.g.at[b] >= TOWNS:
                continue
            for u in self.ends(b, True):
                is_open = self.is_friendly(u) and u != self.g.at[b]
                if is_open and not (self.g.turn == 6 and self.castle[u][1 - self.side]):
                    found.setdefault(u, set()).add(b)
        return found

    # -- by sea ------------------------------------------------------------------------------------

    def besieges(self, t: int) -> bool:
        return bool(self.field[t][self.side] and self.castle[t][1 - self.side])

    def is_besieged(self, t: int) -> bool:
        return bool(self.castle[t][self.side] and self.enemies_in_field(t))

    def may_embark(self, b: int) -> bool:
        """CR-5.6.1 to CR-5.6.5, CR-7.2."""
        t = self.g.at[b]
        if t >= TOWNS:
            nation = next((n for n in range(2) if NATION[n] >> b & 1), -1)
            if nation < 0 or t != TOWNS + nation:
                return False
            return all(self.g.at[c] != POOL for c in members(NATION[nation]))
        if not PORTS >> t & 1 or self.g.moved >> b & 1:
            return False
        if self.g.castle >> b & 1:
            return t in FORTIFIED and not self.is_contested(t)
        if t in FORTIFIED and self.besieges(t):
            return False
        return self.may_leave(b) if self.is_contested(t) else self.is_friendly(t)

    def harbours(self, b: int) -> set[int]:
        """CR-5.6, CR-5.9, CR-8.1: where the block can land, by whichever rule."""
        winter = self.g.turn == 6
        found = set()
        for t in members(PORTS):
            if t == self.g.at[b] or (winter and self.any_enemy(t)):
                continue
            is_garrisons = t in FORTIFIED and self.is_besieged(t)
            if self.is_contested(t):
                may = False
            elif is_garrisons:
                may = len(self.castle[t][self.side]) < RATING[t]
            else:
                may = self.is_friendly(t) and not (t in FORTIFIED and self.besieges(t))
            if ENGLISH >> b & 1 and not may and not is_garrisons:
                may = self.may_raid(t)
            if may:
                found.add(t)
        return found

    def any_enemy(self, t: int) -> bool:
        return bool(self.enemies_in_field(t) or self.castle[t][1 - self.side])

    def may_raid(self, t: int) -> bool:
        """CR-5.9, CR-5.9.3."""
        if self.is_contested(t):
            return self.g.first == FRANKS or bool(self.g.attacks[FRANKS] >> t & 1)
        if self.enemies_in_field(t):
            return True
        is_vacant = not any(self.field[t]) and not any(self.castle[t])
        return (is_vacant and HOME_SIDE[t] == SARACENS) or (t in FORTIFIED and self.besieges(t))

    # -- in a combat -------------------------------------------------------------------------------

    def fighters(self, side: int, is_storm: bool) -> list[int]:
        """CR-6.8, CR-6.10: who takes part in this round."""
        t = self.g.town
        if is_storm and side == self.g.owner:
            return self.castle[t][side]
        if is_storm:
            return [b for b in self.field[t][side] if self.g.storming >> b & 1]
        return [b for b in self.field[t][side] if not self.is_reserve(b)]

    def retreats(self, b: int) -> set[int]:
        """CR-6.12, CR-6.13."""
        g = self.g
        t = g.town
        found = set()
        own = g.entry[self.side * TOWNS + t]
        foe = g.entry[(1 - self.side) * TOWNS + t]
        by_sea = bool(g.landed >> b & 1)
        for i, u in enumerate(NEXT[t]):
            is_bound = g.attacker == self.side and not by_sea
            may = bool(own >> u & 1) if is_bound else not foe >> u & 1
            if own >> u & 1 and foe >> u & 1:
                may = g.first != self.side
            limit = (4 if IS_MAJOR[road_between(t, u)] else 2) * (2 if g.guide == self.side else 1)
            if may and not self.enemies_in_field(u) and g.gone[self.side * 5 + i] < limit:
                found.add(u)
        return found


# -- what the rules offer -------------------------------------------------------------------------


def after(g: Crusade, *options: int) -> Crusade:
    other = g.copy()
    other.answering = False
    for option in options:
        ask = advance(other)
        assert ask is not None
        choose(other, ask.seat, option)
    return other


def ends_offered(g: Crusade, b: int) -> set[int]:
    """Every town where the rules let the block end, by all its paths."""
    ask = advance(g)
    assert ask is not None
    found: set[int] = set()
    for option in ask.options:
        if STOP.has(option):
            found.add(g.at[b])
        elif STEP.has(option):
            other = after(g, option)
            more = advance(other)
            if more is not None and more.key == "group-step":
                found |= ends_offered(other, b)
            else:
                found.add(other.at[b])
        else:
            assert not FORCE.has(option)
    return found


def hold_moves(g: Crusade, ask: Ask, n: int) -> None:
    model = Model(g, ask.seat)
    options = list(ask.options)
    assert any(END_MOVES.has(option) for option in options)
    assert len(set(options)) == len(options)
    is_event = g.effect[ask.seat] in (1, 3)
    own = [b for b in range(BLOCKS) if SIDE[b] == ask.seat and g.at[b] < TOWNS]
    ends = {b: model.ends(b, False) for b in own}
    groups = {g.at[b] for b in own if ends[b]}
    assert {GROUP.first(o) for o in options if GROUP.has(o)} == groups
    for t in sorted(groups)[n % 5 :: 5]:
        inside = after(g, GROUP.option(t))
        able = [b for b in own if g.at[b] == t and ends[b]]
        blocks = advance(inside)
        assert blocks is not None
        assert [MARCH.first(o) for o in blocks.options if MARCH.has(o)] == able
        for b in able[:2]:
            found = ends_offered(after(inside, MARCH.option(b)), b)
            assert found == ends[b], (BLOCK_IDS[b], TOWN_IDS[t])
    musters = {} if is_event else model.musters()
    assert {MUSTER.first(o) for o in options if MUSTER.has(o)} == set(musters)
    for t in sorted(musters)[n % 7 :: 7]:
        blocks = advance(after(g, MUSTER.option(t)))
        assert blocks is not None
        assert {MARCH.first(o) for o in blocks.options if MARCH.has(o)} == musters[t], TOWN_IDS[t]
    hold_voyages(g, ask, model, is_event)
    kept = {KEEP_SIEGE.first(o) for o in options if KEEP_SIEGE.has(o)}
    assert kept <= {t for t in range(TOWNS) if model.besieges(t)}


def hold_voyages(g: Crusade, ask: Ask, model: Model, is_event: bool) -> None:
    sailors = set()
    for b in range(BLOCKS):
        if SIDE[b] == ask.seat and not is_event and model.may_embark(b) and model.harbours(b):
            sailors.add(b)
    assert {SAIL.first(o) for o in ask.options if SAIL.has(o)} == sailors
    for b in sailors:
        ports = advance(after(g, SAIL.option(b)))
        assert ports is not None
        assert {LAND.second(o) for o in ports.options} == model.harbours(b), BLOCK_IDS[b]
    germans = {ENTER.first(o) for o in ask.options if ENTER.has(o)}
    is_ready = all(g.at[b] != POOL for b in members(NATION[2]))
    waiting = {b for b in members(NATION[2]) if g.at[b] == GERMANIA}
    landings = [t for t in LANDINGS if not (g.turn == 6 and g.occupied(SARACENS) & BIT[t])]
    if ask.seat == FRANKS and not is_event and is_ready and landings and max(g.used[87:]) < 2:
        assert germans == waiting


def hold_action(g: Crusade, ask: Ask) -> None:
    """CR-6.6 to CR-6.9, CR-4.9: who is on turn, and all that he may do."""
    b = ask.subject
    side = SIDE[b]
    t = g.town
    model = Model(g, side)
    is_storm = g.storming != 0
    forces = [model.fighters(s, is_storm) for s in range(2)]
    turns = [(s, letter) for letter in range(3) for s in (1 - g.attacker, g.attacker)]
    if g.jihad == t and g.round == 1 and g.effect[g.attacker] == JIHAD:
        turns = [(s, letter) for s in (g.attacker, 1 - g.attacker) for letter in range(3)]
    waiting = [
        next((c for c in forces[s] if LETTER[c] == letter and not g.acted >> c & 1), None)
        for s, letter in turns
    ]
    first = next(i for i, c in enumerate(waiting) if c is not None)
    assert turns[first] == (side, LETTER[b])
    is_sallying = bool(g.sallying >> b & 1)
    expected = {"fire"}
    retreats = set() if is_storm or is_sallying else model.retreats(b)
    if is_storm:
        expected |= {"withdraw"} if g.storming >> b & 1 else set()
    else:
        expected |= {"charge"} if side == FRANKS and LETTER[b] == 1 else set()
        expected |= {"harry", "retreat"} if HARRIERS >> b & 1 and retreats else set()
        expected |= {"retreat"} if retreats else set()
        kept = len(model.castle[t][side]) + bin(g.sallying).count("1")
        is_defender = side != g.attacker and side == g.owner and kept < RATING[t]
        expected |= {"withdraw"} if is_sallying or is_defender else set()
    codes = [LEXICON.code(option).split() for option in ask.options]
    assert {code[0] for code in codes} == expected
    assert all(code[1] == BLOCK_IDS[b] for code in codes)
    assert {RETREAT.second(o) for o in ask.options if RETREAT.has(o)} == retreats


def hold_hit(g: Crusade, ask: Ask) -> None:
    """CR-6.10, CR-6.8.1: the strongest of the force, where its owner has a choice."""
    blocks = Model(g, ask.seat).fighters(ask.seat, g.storming != 0)
    most = max(g.steps[b] for b in blocks)
    assert [HIT.first(o) for o in ask.options] == [b for b in blocks if g.steps[b] == most]
    assert ask.count > 1
    assert g.half == NONE or ask.seat != g.owner


def hold(g: Crusade, ask: Ask, n: int) -> bool:
    """Compares what is offered with the model, where it has something to say."""
    if ask.key == "spend-move" and g.campaigner != ask.seat:
        hold_moves(g, ask, n)
    elif ask.key == "action":
        hold_action(g, ask)
    elif ask.key == "place-hit":
        hold_hit(g, ask)
    else:
        return False
    return True


@pytest.mark.parametrize("seed", range(3))
def test_moves_voyages_and_turns_are_those_of_the_model(seed: int) -> None:
    """CR-1.6, CR-4.8, CR-5.3 to CR-5.7, CR-5.9, CR-6.6 to CR-6.13, CR-7.3, CR-8.1."""
    play = begin(GAME, 2, {}, f"model {seed}")
    held = 0
    for n, open_asks in enumerate(play_through(play, fast(f"model {seed}"))):
        g = play.g
        assert isinstance(g, Crusade)
        ask = open_asks[0]
        held += hold(g, ask, n)
    assert held > 100


@pytest.mark.parametrize("seed", range(60))
def test_a_turn_on_a_crowded_map_is_that_of_the_model(seed: int) -> None:
    """CR-5, CR-6, CR-8.1, with sieges, reliefs and columns of both sides everywhere."""
    luck = fast(f"crowd {seed}")
    t = crowd(luck)
    t.g.chance = fast(f"dice {seed}")
    ask = t.ask
    for n in range(seed, 1000):
        if ask is None or ask.key == "choose-card":
            return
        hold(t.g, ask, n)
        choose(t.g, ask.seat, ask.nth(luck.below(ask.count)))
        ask = t.ask  # holds the invariants too
    raise AssertionError("a turn without end")
