"""A state machine that plays, takes back, copies, saves and loads at will; everything must hold.

The invariants are the consequences that the rules name: CM-CTL-2 (holders lead), CM-MRG-1 (equal
neighbours have joined), CM-CMP-2 (forty of a colour), CM-CMP-1 (fifteen segments), CM-SUP-2.
"""

from __future__ import annotations

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import palatine
from palatine.games.carolus_magnus.invariants import check
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel.errors import Illegal
from palatine.kernel.flow import State
from palatine.match import Match
from tools import laws


class CarolusMachine(RuleBasedStateMachine):
    """One match; whatever is done to it, the rules hold and no old copy changes."""

    match: Match

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[tuple[State, str]] = []

    @initialize(
        seats=st.sampled_from([2, 3, 4]),
        seed=st.integers(0, 50),
        first=st.sampled_from(["before_first_disc", "own_first_turn"]),
        lot=st.sampled_from(["lot", "seat"]),
        answering=st.booleans(),
    )
    def begin(self, seats: int, seed: int, first: str, lot: str, answering: bool) -> None:
        self.match = palatine.new(
            "carolus-magnus", seats, seed, answering=answering, first_reserve=first,
            start_player=lot,
        )  # fmt: skip

    @property
    def g(self) -> Carolus:
        g = self.match.play.g
        assert isinstance(g, Carolus)
        return g

    def is_running(self) -> bool:
        return self.match.ask is not None

    @precondition(is_running)
    @rule(picks=st.lists(st.integers(0, 10_000), min_size=1, max_size=30))
    def choose(self, picks: list[int]) -> None:
        for pick in picks:
            ask = self.match.ask
            if ask is None:
                return
            self.match.choose(ask.options[pick % len(ask.options)])
            check(self.match.play.g)

    @precondition(is_running)
    @rule(pick=st.integers(0, 10_000))
    def choose_and_undo(self, pick: int) -> None:
        ask = self.match.ask
        assert ask is not None
        before = (laws.contents(self.g), self.match.journal())
        self.match.choose(ask.options[pick % len(ask.options)])
        reason = self.match.why_no_undo(ask.seat)
        if reason is None:
            self.match.undo()
            assert (laws.contents(self.g), self.match.journal()) == before
        else:
            assert reason in ("chance", "seat", "over")

    @rule()
    def keep_a_copy(self) -> None:
        copy = self.match.play.g.copy()
        self.kept = [*self.kept, (copy, laws.contents(copy))][-6:]

    @rule()
    def save_and_load_the_journal(self) -> None:
        before = laws.contents(self.g)
        self.match = palatine.load(self.match.journal())
        assert laws.contents(self.g) == before

    @rule(seed=st.integers(0, 50))
    def save_and_load_the_position(self, seed: int) -> None:
        before = laws.contents(self.g)
        self.match = palatine.load(json.dumps(self.match.position()), seed=seed)
        assert laws.contents(self.g) == before

    @precondition(is_running)
    @rule(code=st.sampled_from(["place red t1", "disc 9", "emperor 5", "crown red", "nonsense"]))
    def choose_what_is_perhaps_not_offered(self, code: str) -> None:
        ask = self.match.ask
        assert ask is not None
        if code not in ask.options:
            before = laws.contents(self.g)
            try:
                self.match.choose(code)
            except Illegal:
                assert laws.contents(self.g) == before
            else:
                raise AssertionError(f"{code} was accepted")

    @invariant()
    def the_rules_hold(self) -> None:
        if hasattr(self, "match"):
            check(self.match.play.g)
            laws.check_values(self.match.play.g)

    @invariant()
    def old_copies_stay_as_they_were(self) -> None:
        for copy, before in self.kept:
            assert laws.contents(copy) == before


CarolusMachine.TestCase.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, print_blob=True
)
TestCarolusMachine = CarolusMachine.TestCase
