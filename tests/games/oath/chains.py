"""Chains of matches under invariants: `python -m tests.games.oath.chains CHAINS LENGTH SEED`."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DENIZEN_IDS,
    EDIFICE_IDS,
    GRAND_SCEPTER,
    REGION_OF,
    RELIC_IDS,
    RELICS,
    RUIN_IDS,
    SLOTS,
)
from palatine.kernel.chance import Chance, fast
from palatine.kernel.flow import advance, answer
from palatine.kernel.lexicon import NONE


def whole(record: dict[str, Any]) -> None:
    """OA-CHR-81: 198 denizens, 54 of them in circulation, six edifices, 20 relics."""
    on_map = [id for place in record["map"] if place is not None for id in place["cards"]]
    denizens = [id for id in on_map if id in DENIZEN_IDS]
    assert len(record["deck"]) + len(denizens) == record["circulating"]
    rows = [*record["deck"], *denizens, *record["archive"], *record["dispossessed"]]
    assert sorted(rows) == sorted(DENIZEN_IDS)
    stand = [EDIFICE_IDS[RUIN_IDS.index(id)] if id in RUIN_IDS else id for id in on_map]
    built = [id for id in stand if id in EDIFICE_IDS]
    assert sorted([*built, *record["edifices"]]) == sorted(EDIFICE_IDS)
    relics = [*record["relics"]["top"], *record["relics"]["rest"]]
    assert sorted(relics) == sorted(set(RELIC_IDS) - {RELIC_IDS[GRAND_SCEPTER]})


def laid_out(g: Oath) -> None:
    """A faceup site in each region, and every relic somewhere."""
    for region in range(3):
        assert any(g.is_up(n) for n in range(SLOTS) if REGION_OF[n] == region)
    assert g.is_up(0), "the Chancellor has the top of the Cradle"
    found = [*g.site_relics, *g.reliquary, *g.held, *g.relic_deck]
    assert sorted(n for n in found if n != NONE) == list(range(RELICS))
    check(g)


def play(record: dict[str, Any] | None, people: int, prince: str, seed: str, every: int) -> Oath:
    """One match of random choices; the invariants are looked at every so many of them."""
    chance = fast(seed)
    g = GAME.start(GAME.config(people, {"prince": prince}, record), fast(f"luck {seed}"))
    assert isinstance(g, Oath)
    laid_out(g)
    n = 0
    while (ask := advance(g)) is not None:
        n += 1
        if n % every == 0 or g.places:
            check(g)
        answer(g, ask, ask.nth(chance.below(ask.count)))
    check(g)
    return g


def chain(length: int, seed: str, every: int = 50) -> list[Oath]:
    """Matches that follow on each other, with other numbers of people each time, and with the
    Prince in every other one."""
    luck: Chance = fast(f"people {seed}")
    record: dict[str, Any] | None = None
    played: list[Oath] = []
    for number in range(length):
        prince = ("none", "chancellor", "none", "exile")[luck.below(4)]
        people = luck.below(5) + (2 if prince == "none" else 1)
        g = play(record, people, prince, f"{seed} {number}", every)
        record = GAME.record(g)
        assert record is not None
        whole(record)
        record = json.loads(json.dumps(record))
        assert record is not None
        assert len(record["games"]) == number + 1
        played.append(g)
    return played


def main(chains: int, length: int, seed: str) -> None:
    started = perf_counter()
    spent = odd = 0
    for number in range(chains):
        for g in chain(length, f"{seed} {number}"):
            spent += g.archive_is_spent
            record = GAME.record(g)
            assert record is not None
            odd += record["circulating"] != 54
    seconds = perf_counter() - started
    print(f"{chains} chains of {length}: {seconds:.0f} s; Archive spent {spent}, not 54: {odd}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
