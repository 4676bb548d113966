"""Whole games of random answers in every scenario and mode: they end, and every position fits."""

from __future__ import annotations

import random

import pytest

from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.state import Kings
from palatine.kernel.chance import fast
from palatine.kernel.flow import answer, asks

FIVE = {"english": "ferox", "german": "postis", "italian": "munitio", "iberian": "aperio"}
GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {"scenario": "1", **FIVE, "ai_armies": "free_mobilise", "ai_coalition": "on"}),
    (2, {"scenario": "2", "iberian": "amandit", "ai_choice": "table", "trade_any_seat": "on"}),
    (3, {"scenario": "3", "scoring": "together", "italian": "ai", "bastards": "last"}),
    (4, {"scenario": "4", "iberian": "ferox", "pact_ends_with_marriage": "on"}),
    (5, {"scenario": "5", "glitterhoof": "on", "baltic_sea": "on", "cap_free_tokens": "off"}),
    (2, {"scenario": "6", "german": "amandit", "gold_limit": "on", "jerusalem_event": "on"}),
]


@pytest.mark.parametrize(("people", "options"), GAMES)
def test_a_game_comes_to_its_end_and_every_position_fits(
    people: int, options: dict[str, str]
) -> None:
    """CK-AI-1: one to five people, with and without AIs."""
    luck = random.Random(people)
    g = GAME.start(GAME.config(people, options), fast(f"whole game {people}"))
    assert isinstance(g, Kings)
    for n in range(20_000):
        open_asks = asks(g)
        if not open_asks:
            break
        ask = open_asks[luck.randrange(len(open_asks))]
        answer(g, ask, ask.nth(luck.randrange(ask.count)))
        if n % 10 == 0:
            fits(g)
    assert len(g.places) == g.seats
    assert 1 in g.places
