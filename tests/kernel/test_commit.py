"""Simultaneous secret choice: any order of arrival, one outcome; answers can be taken back."""

from __future__ import annotations

from itertools import permutations

import pytest

from palatine.kernel import journal, sight
from palatine.kernel.chance import fast
from palatine.kernel.errors import BrokenRule, Illegal
from palatine.kernel.flow import NOBODY, Commit, advance, asks, choose, retract
from palatine.kernel.journal import DIGEST_EVERY, Play
from palatine.kernel.lexicon import HIDDEN, NONE
from palatine.kernel.position import digest, write
from tests.toys.duel import DUEL
from tests.toys.small import PICK, Everybody, Picks, Small, everybody_of, small


def everybody(seats: int = 3, least: int = 2) -> Everybody:
    return everybody_of(list(range(seats)), least)


def slots(g: object) -> list[int]:
    frame = g.frames[-1]  # type: ignore[attr-defined]
    assert isinstance(frame, Commit)
    return frame.slots


def test_all_seats_are_asked_at_once() -> None:
    g = small(everybody, 3)
    assert [ask.seat for ask in asks(g)] == [0, 1, 2]
    choose(g, 1, PICK.option(3))
    assert [ask.seat for ask in asks(g)] == [0, 2]
    with pytest.raises(Illegal, match="seat 1 is not asked"):
        choose(g, 1, PICK.option(1))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_arrival_leaves_no_trace(order: tuple[int, ...]) -> None:
    picks = {0: 2, 1: 3, 2: 4}
    g = small(everybody, 3)
    for seat in order:
        choose(g, seat, PICK.option(picks[seat]))
    assert advance(g) is None
    assert g.total == 234
    plain = small(everybody, 3)
    for seat in range(3):
        choose(plain, seat, PICK.option(picks[seat]))
    advance(plain)
    assert digest(g) == digest(plain)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_an_unfinished_commit_is_known_by_who_has_answered_only(order: tuple[int, int]) -> None:
    g = small(everybody, 3)
    for seat in order:
        choose(g, seat, PICK.option(2))
    assert slots(g) == [PICK.option(2), PICK.option(2), NONE]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_game_with_hidden_cards_does_not_depend_on_arrival(order: tuple[int, ...]) -> None:
    play = journal.begin(DUEL, 3, {}, "arrival")
    first = {ask.seat: ask.nth(0) for ask in asks(play.g)}
    for seat in order:
        play.choose(seat, first[seat])
    plain = journal.begin(DUEL, 3, {}, "arrival")
    for seat in range(3):
        plain.choose(seat, first[seat])
    assert digest(play.g) == digest(plain.g)
    assert write(play.g) == write(plain.g)
    heard = [[(f.key, f.numbers) for f in p.facts if f.heard_by(0)] for p in (play, plain)]
    assert heard[0] == heard[1]


def test_one_option_in_a_commit_is_answered_by_the_kernel() -> None:
    g = small(lambda: everybody(least=1), 3)
    assert [ask.seat for ask in asks(g)] == [1, 2], "seat 0 has one option only"
    open_match = small(lambda: everybody(least=1), 3)
    open_match.answering = False
    assert [ask.seat for ask in asks(open_match)] == [0, 1, 2]


def test_an_empty_question_in_a_commit_is_our_fault() -> None:
    g = small(lambda: everybody_of([0, 1], -1))
    with pytest.raises(BrokenRule, match="Everybody asks 'pick' without an option"):
        advance(g)


def test_a_house_seat_commits_before_people_do_and_is_not_asked() -> None:
    g = small(everybody, 1, houses=2)
    assert [ask.seat for ask in asks(g)] == [0]
    assert slots(g) == [NONE, PICK.option(3), PICK.option(4)]
    choose(g, 0, PICK.option(1))
    advance(g)
    assert g.total == 134


def test_an_answer_is_hidden_from_others_and_guessed() -> None:
    g = small(everybody, 3)
    choose(g, 2, PICK.option(4))
    for seat in (0, 1, NOBODY):
        seen = sight.seen_by(g, seat)
        assert slots(seen) == [NONE, NONE, HIDDEN]
        guessed = {slots(sight.guess(seen, seat, fast(str(n))))[2] for n in range(40)}
        assert guessed == {PICK.option(n) for n in (1, 2, 3, 4)}
    assert slots(sight.seen_by(g, 2)) == [NONE, NONE, PICK.option(4)]
    assert slots(g) == [NONE, NONE, PICK.option(4)], "the true state is untouched"


def test_retract_opens_the_question_again() -> None:
    g = small(everybody, 3)
    before = digest(g)
    choose(g, 1, PICK.option(1))
    retract(g, 1)
    assert digest(g) == before
    assert [ask.seat for ask in asks(g)] == [0, 1, 2]
    with pytest.raises(Illegal, match="seat 1 has no open answer"):
        retract(g, 1)


def commit_play(least: int = 2, picks: int = 0) -> Play:
    """A match that asks seat 0 so many plain questions and then all three seats at once."""

    def first() -> Everybody:
        return everybody(least=least)

    play = journal.begin(Small(first), 3, {}, "c", answering=True)
    if picks:
        play.g.asked = None
        play.g.call(Picks(0, picks, 5))
        play.snapshots = [play.g.copy()]
        for _ in range(picks):
            play.choose(0, PICK.option(1))
    return play


def test_undo_takes_one_answer_back_whoever_came_after() -> None:
    play = commit_play()
    play.choose(2, PICK.option(4))
    play.choose(0, PICK.option(1))
    assert play.why_no_undo(2) == ""
    play.undo(2)
    assert [ask.seat for ask in asks(play.g)] == [1, 2]
    assert [line.seat for line in play.journal.lines] == [0]
    play.choose(2, PICK.option(3))
    play.choose(1, PICK.option(2))
    assert play.g.total == 123  # type: ignore[attr-defined]
    again = journal.replay(journal.parse(play.journal.text(), lambda id: play.journal.game))
    assert digest(again.g) == digest(play.g)


def test_undo_is_barred_once_all_have_answered() -> None:
    play = journal.begin(DUEL, 2, {}, "u")
    for ask in asks(play.g):
        play.choose(ask.seat, ask.nth(0))
    assert play.why_no_undo(1) in ("nothing", "seat", "shown")
    with pytest.raises(Illegal, match="nothing can be taken back"):
        play.undo(1)


def test_an_answer_of_the_kernel_cannot_be_taken_back() -> None:
    """Such an answer has no line of its own: an older one must not go in its place."""
    play = commit_play(least=1, picks=2)
    assert [ask.seat for ask in asks(play.g)] == [1, 2]
    assert play.why_no_undo(0) == "seat"
    with pytest.raises(Illegal, match="nothing can be taken back: seat"):
        play.undo(0)
    assert len(play.steps) == 2


def test_a_check_written_during_a_commit_goes_with_the_answer_it_counted() -> None:
    play = commit_play(picks=DIGEST_EVERY - 1)
    play.choose(0, PICK.option(1))
    assert play.journal.lines[-1].kind == journal.DIGEST
    play.choose(1, PICK.option(2))
    play.undo(0)
    assert [line.kind for line in play.journal.lines[-2:]] == [journal.CHOICE, journal.CHOICE]
    assert play.steps[-1].line == len(play.journal.lines) - 1
    play.choose(0, PICK.option(2))
    play.undo(1)
    play.choose(1, PICK.option(3))
    play.choose(2, PICK.option(4))
    assert play.g.ended == 0
    rebuilt = play.rebuild(len(play.steps))
    assert digest(rebuilt) == digest(play.g)


def test_a_seat_may_change_its_mind_any_number_of_times() -> None:
    play = commit_play()
    for digit in (1, 2, 1, 2):
        play.choose(0, PICK.option(digit))
        play.undo(0)
    assert play.journal.lines == []
    assert play.steps == []


def test_undo_before_a_commit_is_the_plain_undo() -> None:
    """The seat is still to move: it may take back the choice that led to the common question."""
    play = commit_play(picks=1)
    before = len(play.steps)
    assert play.why_no_undo(0) == ""
    play.undo(0)
    assert len(play.steps) == before - 1
    assert [ask.seat for ask in asks(play.g)] == [0]
