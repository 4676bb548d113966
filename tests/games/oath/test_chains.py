"""Chains of matches: nothing gets lost from one to the next, and the Archive comes to its end."""

from __future__ import annotations

import pytest

from palatine.games.oath.game import GAME
from tests.games.oath.chains import chain


@pytest.mark.parametrize("seed", ["first", "second"])
def test_oa_chr_81_chains_of_five_keep_everything(seed: str) -> None:
    """54 denizens of 198, six edifices, 20 relics and the Scepter, after every step."""
    played = chain(5, seed)
    assert len({g.seats for g in played}) > 1, "with changing numbers of people"


def test_oa_chr_41_the_archive_runs_out_in_a_chain_of_thirty() -> None:
    played = chain(30, "long", every=400)
    spent = [n for n, g in enumerate(played) if g.archive_is_spent]
    assert spent
    for n, g in enumerate(played):
        record = GAME.record(g)
        assert record is not None
        if n in spent:
            assert len(g.added) == 6
            assert record["dispossessed"] == sorted(
                record["dispossessed"], key=GAME.words.kinds["card"].names.index
            )
            assert len(record["dispossessed"]) == len(g.removed)
