"""CP-CHR: the chronicle of a match with the Clockwork Prince, from its end to the next set-up."""

from __future__ import annotations

from typing import Any

from palatine.games.oath.cards import move_banner
from palatine.games.oath.chronicle import common_suits
from palatine.games.oath.game import GAME
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    DENIZENS,
    HOLDS_PEOPLES_FAVOR,
    OATH_IDS,
    OATH_SUCCESSOR,
    PEOPLES_FAVOR,
    SUITS,
)
from palatine.games.oath.victory import (
    STABLE_REGIME,
    USURPER_WINS,
    chancellor_wins,
    wins,
)
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, choose
from palatine.kernel.lexicon import NONE
from tests.games.oath.princely import friends, princely
from tests.games.oath.table import discard


def written(role: str, people: int = 1, **options: Any) -> Oath:
    """A table laid by hand whose end is written down; piles have cards enough to lose six."""
    g = princely(role, people, chronicle="written", **options)
    while len(g.hinterland) < 8:
        discard(g, "hinterland", CARD_IDS[next(n for n in g.world if n < DENIZENS)])
    return g


def to_the_end(g: Oath) -> list[str]:
    """First answers; the questions that people were asked."""
    asked: list[str] = []
    while (ask := advance(g)) is not None:
        asked.append(f"{g.config.seat_names[ask.seat]} {ask.key}")
        choose(g, ask.seat, ask.options[-1])
    return asked


def test_cp_chr_07_his_tokens_are_not_saved() -> None:
    g = written("chancellor")
    friends(g, hearth=3, beast=1)
    g.tactics = 2
    wins(g, g.prince, STABLE_REGIME)
    assert common_suits(g, g.prince) == list(range(SUITS)), "no advisers that could count"
    assert to_the_end(g) == [], "he writes alone"
    record = GAME.record(g)
    assert record is not None
    assert not {"relation", "relations", "tactics", "threat", "cell"} & set(record)
    after = GAME.start(GAME.config(1, {"prince": "chancellor"}, record), fast("next"))
    fresh = GAME.start(GAME.config(1, {"prince": "chancellor"}), fast("fresh"))
    assert isinstance(after, Oath)
    assert isinstance(fresh, Oath)
    assert after.relation == fresh.relation == [NONE] * SUITS
    assert (after.tactics, after.threat) == (fresh.tactics, fresh.threat)


def test_cp_chr_08_who_sits_where_in_the_next_game() -> None:
    g = written("exile", people=2)
    wins(g, g.prince, USURPER_WINS)
    to_the_end(g)
    assert GAME.next_options(g)["prince"] == "chancellor"
    assert GAME.next_seats(g) == [0, 1], "everybody stays"
    lost = written("chancellor", people=2)
    wins(lost, 1, USURPER_WINS)
    to_the_end(lost)
    assert GAME.next_options(lost)["prince"] == "exile"
    assert GAME.next_seats(lost) == [1, 0], "the person who has won sits first"


def test_cp_chr_09_a_successor_writes_in_his_place() -> None:
    goal = next(id for n, id in enumerate(OATH_IDS) if OATH_SUCCESSOR[n] == HOLDS_PEOPLES_FAVOR)
    g = written("chancellor", people=2, goal=goal)
    g.citizens |= 1 << 1
    move_banner(g, PEOPLES_FAVOR, 1)
    chancellor_wins(g, STABLE_REGIME)
    assert g.places[1] == 1
    assert g.places[g.prince] == 2
    assert f"{g.config.seat_names[1]} vow" in to_the_end(g)
