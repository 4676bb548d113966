"""Random play under hypothesis: what must hold holds at every question."""

from __future__ import annotations

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from palatine.games.viscounts.castle import Castle
from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.invariants import check
from palatine.games.viscounts.names import GONE
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import CARDS, SECTIONS, TIER_LIMIT
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, choose
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import digest


class ViscountsMachine(RuleBasedStateMachine):
    """Plays any option of any question."""

    g: Viscounts

    @initialize(
        people=st.integers(1, 4),
        seed=st.integers(0, 10**6),
        side=st.sampled_from(["auto", "four_sites", "five_sites"]),
        board=st.sampled_from(["cleric", "builder", "noble", "card"]),
        mixed=st.sampled_from(["0", "1", "2", "3"]),
        kinds=st.sampled_from(["own_kinds", "one_kind"]),
        meeting=st.sampled_from(["other_gains", "both_gain"]),
    )
    def begin(
        self,
        people: int,
        seed: int,
        side: str,
        board: str,
        mixed: str,
        kinds: str,
        meeting: str,
    ) -> None:
        options = {
            "board_side": side,
            "automa_board": board,
            "automa_future_schemes": mixed,
            "automa_resources": kinds,
            "solo_meeting": meeting,
        }
        g = GAME.start(GAME.config(people, options), fast(f"{seed}"))
        assert isinstance(g, Viscounts)
        self.g = g
        advance(g)

    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        ask = advance(self.g)
        if ask is None:
            assert self.g.ended != NONE
            return
        pick = data.draw(st.sampled_from(ask.options))
        choose(self.g, int(ask.seat), pick)
        advance(self.g)

    @rule(seed=st.integers(0, 10**6), n=st.integers(20, 80))
    def play_on(self, seed: int, n: int) -> None:
        """Many quick random answers: matches are long."""
        luck = fast(f"{seed}")
        for _ in range(n):
            ask = advance(self.g)
            if ask is None:
                return
            choose(self.g, int(ask.seat), ask.nth(luck.below(ask.count)))
        advance(self.g)

    @invariant()
    def holds(self) -> None:
        check(self.g)

    @invariant()
    def cards_owned_lie_somewhere(self) -> None:
        """Deck, hand, row and discards are the cards owned."""
        g = self.g
        for seat in range(g.people):
            row = g.zone[seat * CARDS : seat * CARDS + CARDS]
            owned = [zone for zone in row if zone not in (NONE, GONE)]
            assert len(owned) == g.owned(seat)

    @invariant()
    def castle_is_not_overfull(self) -> None:
        """At most three workers in a section of tiers 1 and 2, except while the castle moves."""
        g = self.g
        if any(isinstance(frame, Castle) for frame in g.frames):
            return
        for section in range(SECTIONS):
            for tier, workers in ((1, g.tier1), (2, g.tier2)):
                assert (
                    sum(workers[s * SECTIONS + section] for s in range(g.seats)) <= TIER_LIMIT[tier]
                )

    @invariant()
    def a_copy_is_the_same_position(self) -> None:
        assert digest(self.g.copy()) == digest(self.g)


TestViscountsMachine = ViscountsMachine.TestCase
TestViscountsMachine.settings = settings(
    max_examples=25,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
