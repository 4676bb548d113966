"""Every game, number of seats and option: random matches held against the laws of the design."""

from __future__ import annotations

import pytest

from palatine.games import find
from palatine.kernel import sight
from palatine.kernel.chance import fast
from palatine.kernel.flow import NOBODY, State, asks, choose
from palatine.kernel.journal import Play
from palatine.kernel.position import game_of
from tests.helpers import (
    IS_COMPILED,
    MOST_CHOICES,
    SEEDS,
    begin,
    main_settings,
    named,
    pick,
    play_through,
    rule_ids,
    settings,
)
from tools import laws
from tools.fuzz import invariants_of

Setting = tuple[str, int, dict[str, str]]

OLD_COPIES = 12
# too rare for random play, tests/games/crusader_rex/test_sight.py shows them; or asked with an
# option only, as votes about an AI are (tests/games/crusader_kings/test_ai.py); the Dispossessed of
# Oath are there after a chronicle (tests/games/oath/test_laws.py), and people are asked while its
# Prince has drawn a Vision on his extended level only (tests/games/oath/test_prince.py)
SHOWN_ELSEWHERE = {
    "third", "storming", "sallying", "Vote.slots", "dispossessed", "PrinceSearch.drawn"
}  # fmt: skip
every_setting = pytest.mark.parametrize("setting", settings(), ids=named)
main_setting = pytest.mark.parametrize("setting", main_settings(), ids=named)


def step_of(setting: Setting) -> int:
    """The dear laws: at every question of a plain match of compiled rules, else at one of 15."""
    return 1 if IS_COMPILED and not setting[2] else 15


def matches(setting: Setting) -> list[Play]:
    id, seats, options = setting
    return [begin(find(id), seats, options, f"{n}") for n in range(SEEDS)]


def check_invariants(g: State) -> None:
    """The game's own invariants, where it states any."""
    check = invariants_of(game_of(g))
    if check is not None:
        check(g)


@every_setting
def test_random_play_ends_and_everybody_gets_a_place(setting: Setting) -> None:
    for play in matches(setting):
        for _ in play_through(play, fast("to the end")):
            check_invariants(play.g)
        check_invariants(play.g)
        g = play.g
        lexicon = play.journal.game.lexicon(g.config)
        assert 0 <= g.ended < len(lexicon.ends)
        assert len(g.places) == g.seats
        assert 1 in g.places or set(g.places) == {0}, "somebody has won, or it was broken off"
        assert len(play.steps) < MOST_CHOICES
        laws.check_facts(lexicon, play.facts)


@main_setting
def test_questions_are_declared_never_empty_and_the_same_when_asked_twice(
    setting: Setting,
) -> None:
    for play in matches(setting):
        for _ in play_through(play, fast("questions")):
            laws.check_asks(play.g)
            laws.check_values(play.g)


@main_setting
def test_one_option_is_asked_too_where_the_match_wants_it(setting: Setting) -> None:
    id, seats, options = setting
    play = begin(find(id), seats, options, "open", answering=False)
    for _ in play_through(play, fast("open")):
        laws.check_asks(play.g)
        assert not any(fact.forced for fact in play.facts)


@main_setting
def test_copies_are_whole_and_independent_in_the_middle_of_any_rule(setting: Setting) -> None:
    for play in matches(setting):
        luck = fast("copies")
        kept: list[tuple[State, str]] = []
        for n, _ in enumerate(play_through(play, luck)):
            if n % step_of(setting):
                continue
            copy = laws.check_copy(play.g)
            for old, before in kept:
                assert laws.contents(old) == before, "a later choice changed an old copy"
            kept = [*kept, (copy, laws.contents(copy))][-OLD_COPIES:]
            if n % 15 == 0:
                branch, before = play.g.copy(), laws.contents(play.g)
                for _ in range(40):
                    open_asks = asks(branch)
                    if not open_asks:
                        break
                    seat, option = pick(open_asks, luck)
                    choose(branch, seat, option)
                assert laws.contents(play.g) == before, "a copy changed its original"


@main_setting
def test_positions_come_back_at_every_question(setting: Setting) -> None:
    for play in matches(setting):
        for n, _ in enumerate(play_through(play, fast("positions"))):
            if n % step_of(setting):
                continue
            laws.check_position(play.g, fast("more"))
            if n % 4 == 0:  # what a seat must hold possible is a position too
                seat = n // 4 % play.g.seats
                guess = sight.guess(sight.seen_by(play.g, seat), seat, fast(f"guess {n}"))
                laws.check_position(guess, fast("more"))
        laws.check_position(play.g, fast("more"))


@main_setting
def test_nothing_leaks(setting: Setting) -> None:
    id, seats, options = setting
    game = find(id)
    for n in range(SEEDS):
        luck = fast(f"sight {n}")
        play = begin(game, seats, options, f"{n}")
        viewers = range(NOBODY, play.g.seats)
        for at, _ in enumerate(play_through(play, luck)):
            if at % step_of(setting) == 0:
                laws.check_sight(play.g, viewers[at // step_of(setting) % len(viewers)], luck)


@pytest.mark.parametrize("id", sorted({id for id, _, _ in settings()}))
def test_every_field_is_public_or_changes_in_some_guess(id: str) -> None:
    game = find(id)
    unmoved = set(laws.secret_fields(game)) - SHOWN_ELSEWHERE
    for n in range(20):
        luck = fast(f"secrets {n}")
        play = begin(game, game.seats[n % len(game.seats)], {}, f"{n}")
        for at, _ in enumerate(play_through(play, luck)):
            if at % 8 == 0 or any(laws.is_used(play.g, name) for name in unmoved):
                unmoved -= set(laws.secrets_that_move(play.g, luck))
        if not unmoved:
            break
    assert not unmoved, "secret, but every guess knows it"


@main_setting
def test_explanations_fit_the_question_and_cite_the_rules_reference(setting: Setting) -> None:
    cited: set[str] = set()
    for play in matches(setting):
        for n, open_asks in enumerate(play_through(play, fast("why"))):
            for ask in open_asks if n % step_of(setting) == 0 else []:
                cited |= laws.check_explained(play.g, ask.seat)
    assert cited <= rule_ids(setting[0])
    # of one question in 15 a short match may explain none
    assert cited or step_of(setting) > 1, "no question ever explains what it leaves out"
