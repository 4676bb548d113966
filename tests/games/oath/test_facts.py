"""What is told of a match names places that everybody sees."""

from __future__ import annotations

import pytest

from palatine.games.oath.game import GAME
from palatine.games.oath.names import LEXICON, SITE
from palatine.games.oath.state import Oath
from palatine.kernel.chance import fast
from palatine.kernel.facts import EVERYBODY
from tests.helpers import begin, play_through


@pytest.mark.parametrize("seed", range(20))
def test_oa_gen_02_public_facts_name_faceup_sites_alone(seed: int) -> None:
    """A slot told in the place of a site would be another site, mostly one that is not there."""
    play = begin(GAME, 2 + seed % 5, {"world": "mixed"}, f"facts-{seed}")
    told = 0
    for _ in play_through(play, fast(f"facts-{seed}")):
        g = play.g
        assert isinstance(g, Oath)
        up = [g.site[slot] for slot in range(len(g.site)) if g.is_up(slot)]
        for fact in play.facts[told:]:
            kinds = LEXICON.facts[fact.key].kinds
            sites = [
                number for kind, number in zip(kinds, fact.numbers, strict=False) if kind is SITE
            ]
            if fact.audience == EVERYBODY:
                assert set(sites) <= set(up), fact.key
        told = len(play.facts)
    assert told > 100
