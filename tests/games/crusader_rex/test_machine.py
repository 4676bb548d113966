"""Combats under hypothesis: any choices and dice, and the rules' own invariants hold."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from palatine.games.crusader_rex import invariants
from palatine.games.crusader_rex.names import BATTLE_PHASE
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCK_IDS,
    BLOCKS,
    EXITS,
    LOST,
    NEXT,
    OUT,
    RATING,
    ROAD,
    SIDE,
    STRENGTH,
    TOWN_IDS,
    TOWNS,
    WAYS,
    members,
    size_of,
)
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, choose
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import Table, town, war

PLACES = ["acre", "tyre", "kerak", "ajlun", "homs", "jerusalem", "antioch", "banyas", "legio"]
EXAMPLES = int(os.environ.get("PALATINE_EXAMPLES", "40"))


@st.composite
def combats(draw: st.DrawFn) -> tuple[str, list[str], list[tuple[str, str]], int, bool]:
    """A town, its blocks, columns that came by roads, Player 1, and whether it is a siege."""
    place = draw(st.sampled_from(PLACES))
    order = draw(st.permutations(range(BLOCKS)))
    count = draw(st.integers(4, 14))
    blocks = [BLOCK_IDS[b] for b in order[:count]]
    is_siege = draw(st.booleans()) and RATING[town(place)] > 0
    ways = [TOWN_IDS[t] for t in NEXT[town(place)]]
    columns = [(name, draw(st.sampled_from(ways))) for name in blocks[count // 2 :]]
    return place, blocks[: count // 2], columns, draw(st.integers(0, 1)), is_siege


class Fights(RuleBasedStateMachine):
    """One battle phase in one town, and whatever towns its blocks flee to."""

    t: Table
    strength: int

    @initialize(combat=combats(), seed=st.integers(0, 1000))
    def begin(
        self, combat: tuple[str, list[str], list[tuple[str, str]], int, bool], seed: int
    ) -> None:
        place, present, columns, first, is_siege = combat
        holder = SIDE[BLOCK_IDS.index(present[0])]
        own = [name for name in present if SIDE[BLOCK_IDS.index(name)] == holder]
        foes = [name for name in present if SIDE[BLOCK_IDS.index(name)] != holder]
        t = war()
        if is_siege and foes:
            for name in own[: RATING[town(place)]]:
                t.put(f"{name}@{place}!")
            for name in foes:
                t.put(f"{name}@{place}")
        else:
            for name in own:
                t.put(f"{name}@{place}")
        t.know_all()
        t.g.first = first
        for side in (first, 1 - first):
            for name, way in columns:
                if SIDE[BLOCK_IDS.index(name)] == side:
                    t.enter(["franks", "saracens"][side], way, f"{name}@{place}")
            t.entered(["franks", "saracens"][side])
        t.know_all()
        t.g.faceup = 0
        for side in range(2):
            for u in members(t.g.sieges(side)):
                t.g.faceup |= BIT[members(t.g.field(side, u))[0]]
        t.fights(["franks", "saracens"][first])
        t.g.answering = True
        t.g.chance = fast(str(seed))
        self.t = t
        self.strength = self.total()

    def total(self) -> int:
        g = self.t.g
        return sum(g.steps[b] for b in range(BLOCKS) if g.at[b] < TOWNS)

    def is_fighting(self) -> bool:
        ask = advance(self.t.g)
        return ask is not None and self.t.g.phase == BATTLE_PHASE

    @rule(n=st.integers(0, 10_000))
    def act(self, n: int) -> None:
        ask = advance(self.t.g)
        if ask is None or not self.is_fighting():
            return
        assert ask.count > 0
        choose(self.t.g, ask.seat, ask.nth(n % ask.count))
        advance(self.t.g)

    @rule(n=st.lists(st.integers(0, 10_000), min_size=20, max_size=40))
    def act_often(self, n: list[int]) -> None:
        for number in n:
            self.act(number)

    @invariant()
    def rules_hold(self) -> None:
        if hasattr(self, "t"):
            advance(self.t.g)
            invariants.check(self.t.g)

    @invariant()
    def nobody_grows_in_a_fight(self) -> None:
        if hasattr(self, "t") and self.t.g.phase == BATTLE_PHASE:
            assert self.total() <= self.strength
            self.strength = self.total()

    @invariant()
    def no_block_is_lost_or_doubled(self) -> None:
        if hasattr(self, "t"):
            g = self.t.g
            counted = sum(size_of(blocks) for blocks in g.here)
            assert counted == sum(1 for b in range(BLOCKS) if g.at[b] < TOWNS)
            for b in range(BLOCKS):
                if g.at[b] in (LOST, OUT):
                    assert g.steps[b] == STRENGTH[b]

    @invariant()
    def roads_out_carry_no_more_than_they_can(self) -> None:
        if hasattr(self, "t") and self.t.g.town != NONE:
            g = self.t.g
            for i, u in enumerate(NEXT[g.town]):
                cap = g.charter.retreat_caps[ROAD[g.town * WAYS + u]]
                assert all(g.gone[side * EXITS + i] <= cap for side in range(2))

    @invariant()
    def three_rounds_at_most(self) -> None:
        if hasattr(self, "t"):
            assert 0 <= self.t.g.round <= 3

    @invariant()
    def a_fight_has_two_sides(self) -> None:
        if hasattr(self, "t") and self.t.g.town != NONE:
            ask = advance(self.t.g)
            if ask is not None and ask.key in ("act", "action", "place-hit"):
                g = self.t.g
                assert g.here[g.town]
                assert g.here[TOWNS + g.town]


Fights.TestCase.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestFights = Fights.TestCase
