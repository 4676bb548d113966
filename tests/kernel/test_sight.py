"""Sight: the honest toy keeps every law, and each leaky one is caught by it."""

from __future__ import annotations

import pytest

from palatine.kernel import sight
from palatine.kernel.chance import STRICT, fast
from palatine.kernel.errors import NeedsOutcome
from palatine.kernel.flow import NOBODY, asks
from palatine.kernel.lexicon import HIDDEN
from palatine.kernel.position import digest, picture
from tests.helpers import begin, play_through
from tests.toys.duel import DUEL, LEAKS, Duel, DuelState
from tools import laws
from tools.laws import LawBroken

MATCHES = 8


def look_at(game: Duel, seats: int, seed: str) -> list[str]:
    """Holds a whole random match against the laws of sight; returns the secrets that moved."""
    luck = fast(f"look {seed}")
    moved: list[str] = []
    play = begin(game, seats, {}, seed)
    for _ in play_through(play, luck):
        for seat in range(NOBODY, seats):
            laws.check_sight(play.g, seat, luck)
        moved += laws.secrets_that_move(play.g, luck)
    return moved


@pytest.mark.parametrize("seats", [2, 3])
def test_the_honest_game_keeps_the_law(seats: int) -> None:
    moved = set()
    for n in range(MATCHES):
        moved |= set(look_at(DUEL, seats, str(n)))
    assert moved == set(laws.secret_fields(DUEL))


def leaks(game: Duel) -> list[str]:
    """What the laws say about some random matches of a leaky game."""
    found: list[str] = []
    moved: set[str] = set()
    for n in range(MATCHES):
        for seats in (2, 3):
            try:
                moved |= set(look_at(game, seats, str(n)))
            except LawBroken as broken:
                found.append(str(broken))
    if not found:
        found = [f"{name} is secret but never hidden" for name in laws.secret_fields(game)
                 if name not in moved]  # fmt: skip
    return found


@pytest.mark.parametrize(
    ("leak", "what"),
    [
        ("field", "hand is secret but never hidden"),
        ("commit", "Showdown.slots is secret but never hidden"),
        ("frame", "DrawCard.card is secret but never hidden"),
        ("key", "can tell from the questions of others"),
        ("options", "is asked otherwise"),
        ("order", "is asked otherwise"),
        ("subject", "is asked otherwise"),
        ("log", "can tell from the log after a choice"),
        ("silence", "can tell from"),
    ],
)
def test_every_kind_of_leak_is_caught(leak: str, what: str) -> None:
    found = leaks(Duel(leak))
    assert any(what in message for message in found), found


def test_every_leak_of_the_toy_is_tried() -> None:
    mark = test_every_kind_of_leak_is_caught.pytestmark[0]  # type: ignore[attr-defined]
    assert sorted(leak for leak, _ in mark.args[1]) == sorted(LEAKS)


def duel(seats: int = 3) -> DuelState:
    g = begin(DUEL, seats, {}, "see").g
    assert isinstance(g, DuelState)
    return g


def test_a_seat_sees_its_own_cards_only() -> None:
    g = duel()
    seen = sight.seen_by(g, 1)
    assert isinstance(seen, DuelState)
    assert seen.hand == [HIDDEN, g.hand[1], HIDDEN]
    assert seen.bag == HIDDEN
    observer = sight.seen_by(g, NOBODY)
    assert isinstance(observer, DuelState)
    assert observer.hand == [HIDDEN] * 3
    assert g.hand.count(HIDDEN) == 0, "the true state is untouched"


def test_what_is_seen_has_no_luck_and_no_log() -> None:
    g = duel()
    g.telling = True
    seen = sight.seen_by(g, 0)
    assert seen.chance.mode == STRICT
    assert (seen.chance.seed, seen.chance.number, seen.facts) == ("", 0, [])
    with pytest.raises(NeedsOutcome):
        seen.chance.below(2)


def test_guesses_reach_all_that_is_possible_and_nothing_else() -> None:
    g = duel(2)
    seen = sight.seen_by(g, 0)
    hands = set()
    for n in range(1500):
        guess = sight.guess(seen, 0, fast(str(n)))
        assert isinstance(guess, DuelState)
        assert guess.hand[0] == g.hand[0]
        assert guess.hand[0] & guess.hand[1] == 0
        assert guess.hand[1].bit_count() == 3
        hands.add(guess.hand[1])
    assert len(hands) == 84, "three of nine unknown cards"


def test_a_guess_can_be_played_and_does_not_touch_what_was_seen() -> None:
    g = duel(2)
    seen = sight.seen_by(g, 0)
    before = digest(seen)
    guess = sight.guess(seen, 0, fast("play"))
    while open_asks := asks(guess):
        laws.check_asks(guess)
        ask = open_asks[0]
        guess.frames[-1].answered(guess, ask.seat, ask.nth(0))
        guess.asked = None
    assert digest(seen) == before


def test_a_picture_has_the_fields_and_what_follows_from_them() -> None:
    g = duel(2)
    shown = picture(sight.seen_by(g, 0), 0)
    assert shown["left"] == 12
    assert shown["hand"]["bert"] == "hidden"
    assert len(shown["hand"]["anna"]) == 3
    assert shown["held"] == {"anna": 3, "bert": 3}
