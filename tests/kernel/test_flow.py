"""The flow: frames, questions, forced answers, house seats, values handed back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palatine.kernel import flow
from palatine.kernel.errors import BrokenRule, Illegal
from palatine.kernel.flow import Ask, Frame, State, advance, answer, asks, choose, retract
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import digest
from tests.toys.small import PICK, Finish, Loop, Picks, Returns, Rolls, Shows, SmallState, small


def test_a_frame_asks_and_hears_the_answer() -> None:
    g = small(lambda: Picks(1, 2, 3))
    ask = advance(g)
    assert ask is not None
    assert (ask.seat, ask.key, ask.options) == (1, "pick", [PICK.option(n) for n in (1, 2, 3)])
    choose(g, 1, PICK.option(3))
    choose(g, 1, PICK.option(2))
    assert advance(g) is None
    assert (g.total, g.ended, g.places) == (5, 0, [1, 1])


def test_the_same_ask_is_given_until_it_is_answered() -> None:
    g = small(lambda: Picks(0, 1, 2))
    assert advance(g) is advance(g)
    assert asks(g) == [advance(g)]


def test_the_last_called_runs_first() -> None:
    g = small(lambda: Finish())
    g.frames = [Finish()]
    g.call(Picks(0, 1, 2))
    g.call(Picks(1, 1, 2))
    assert [a.seat for a in asks(g)] == [1]
    choose(g, 1, PICK.option(1))
    assert [a.seat for a in asks(g)] == [0]


def test_a_choice_that_was_not_offered_changes_nothing() -> None:
    g = small(lambda: Picks(0, 1, 2))
    before = digest(g)
    with pytest.raises(Illegal, match=r"option 4 was not offered to seat 0"):
        choose(g, 0, PICK.option(5))
    with pytest.raises(Illegal, match="seat 1 is not asked"):
        choose(g, 1, PICK.option(1))
    with pytest.raises(Illegal, match="not asked"):
        choose(g, NONE, PICK.option(1))
    assert digest(g) == before


def test_nothing_can_be_chosen_after_the_end() -> None:
    g = small(lambda: Picks(0, 0, 2))
    assert asks(g) == []
    with pytest.raises(Illegal, match="not asked"):
        choose(g, 0, PICK.option(1))


def test_one_option_is_answered_by_the_kernel() -> None:
    g = small(lambda: Picks(0, 3, 1))
    g.telling = True
    assert advance(g) is None
    assert g.total == 3
    assert [fact.forced for fact in g.facts] == [True, True, True]
    assert not g.forced


def test_a_match_may_switch_forced_answers_off() -> None:
    g = small(lambda: Picks(0, 1, 1))
    g.answering = False
    ask = advance(g)
    assert ask is not None
    assert ask.options == [PICK.option(1)]
    g.telling = True
    choose(g, 0, PICK.option(1))
    assert [fact.forced for fact in g.facts] == [False]


def test_one_option_is_asked_where_there_is_something_to_learn() -> None:
    g = small(lambda: Shows(0, 1, 1))
    assert len(asks(g)) == 1


def test_what_only_another_order_leads_to_is_offered_but_not_in_order() -> None:
    ask = Ask(0, "pick")
    for n in (1, 2, 3):
        ask.offer(PICK.option(n))
    assert ask.in_order == ask.options
    ask.pass_over(2)
    assert ask.options == [PICK.option(n) for n in (1, 2, 3)]
    assert ask.in_order == [PICK.option(3)]
    assert ask.twin().in_order == [PICK.option(3)]
    again = Ask(0, "pick")
    again.offer(PICK.option(1))
    again.pass_over(1)
    assert again.in_order == again.options, "where nothing else is offered all of it is looked at"


def test_an_empty_question_is_our_fault() -> None:
    g = small(lambda: Picks(0, 1, 0))
    with pytest.raises(BrokenRule, match="Picks asks 'pick' without an option"):
        advance(g)


def test_rules_that_run_in_circles_are_found() -> None:
    g = small(lambda: Loop())
    with pytest.raises(BrokenRule, match="Loop runs in circles"):
        advance(g)


def test_forced_answers_in_circles_are_found() -> None:
    g = small(lambda: Picks(0, flow.LONGEST_RUN + 1, 1))
    with pytest.raises(BrokenRule, match="Picks runs in circles"):
        advance(g)


def test_a_returned_value_is_heard_once_by_the_frame_below() -> None:
    g = small(lambda: Returns(7))
    advance(g)
    assert g.heard == [7]


def test_zero_is_a_value_and_none_is_not() -> None:
    zero = small(lambda: Returns(0))
    advance(zero)
    assert zero.heard == [0]
    none = small(lambda: Returns(NONE))
    advance(none)
    assert none.heard == []


def test_a_value_that_nobody_expects_is_our_fault() -> None:
    g = small(lambda: Returns(1))
    g.frames = [Finish(), Picks(0, 1, 2), Returns(1)]
    with pytest.raises(BrokenRule, match="a value was returned to a frame that expects none"):
        advance(g)


def test_a_house_seat_is_played_by_the_rules() -> None:
    g = small(lambda: Picks(1, 2, 4), 1, houses=1)
    g.telling = True
    assert advance(g) is None
    assert g.total == 8, "the house picks the last option"
    assert [fact.numbers[:2] for fact in g.facts] == [[1, 4], [1, 4]], "every step is told"


def test_a_house_seat_without_rules_is_our_fault() -> None:
    g = small(lambda: Picks(1, 1, 2), 1, houses=1)
    g.rules = flow.Rules()
    with pytest.raises(BrokenRule, match="nobody plays house seat 1"):
        advance(g)


class Stubborn(flow.Rules):
    def house(self, g: State, ask: Ask) -> int:
        return PICK.option(5)


def test_a_house_seat_may_only_choose_what_is_offered() -> None:
    g = small(lambda: Picks(1, 1, 2), 1, houses=1)
    g.rules = Stubborn()
    with pytest.raises(BrokenRule, match="house seat 1 answers 'pick' with what was not offered"):
        advance(g)


class Advised(flow.Rules):
    """A house seat that asks seat 0 first, and then does the same."""

    def house(self, g: State, ask: Ask) -> int:
        assert isinstance(g, SmallState)
        if g.total == 0:
            g.call(Picks(0, 1, 3))
            return NONE
        return PICK.option(g.total)


def test_a_house_seat_may_have_people_decide_first() -> None:
    g = small(lambda: Picks(1, 1, 4), 1, houses=1)
    g.rules = Advised()
    assert [a.seat for a in asks(g)] == [0]
    choose(g, 0, PICK.option(3))
    assert advance(g) is None
    assert g.total == 6


class Silent(flow.Rules):
    def house(self, g: State, ask: Ask) -> int:
        return NONE


def test_a_house_seat_that_answers_nothing_is_our_fault() -> None:
    g = small(lambda: Picks(1, 1, 2), 1, houses=1)
    g.rules = Silent()
    with pytest.raises(BrokenRule, match="house seat 1 answers 'pick' with what was not offered"):
        advance(g)


def test_frames_without_their_functions_say_so() -> None:
    g = small(lambda: Finish())
    bare: Frame[SmallState] = Frame()
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: bare.copy(), "without copy"),
        (lambda: bare.run(g), "without run"),
        (lambda: bare.chosen(g, 0), "without chosen"),
        (lambda: State.copy(g), "a state without copy"),
    ]
    for call, words in calls:
        with pytest.raises(BrokenRule, match=words):
            call()
    assert bare.veil(g, 0) is bare
    assert bare.fill(g, 0, g.chance) is bare


def test_a_frame_that_never_changes_may_share_itself_others_may_not() -> None:
    g = small(lambda: Picks(0, 3, 3))
    other = g.copy()
    choose(g, 0, PICK.option(2))
    assert (g.total, other.total) == (2, 0)
    assert digest(g) != digest(other)
    choose(other, 0, PICK.option(2))
    assert digest(g) == digest(other)


def test_a_copy_in_the_middle_of_a_roll_has_the_same_future_and_its_own_luck() -> None:
    g = small(lambda: Rolls(0, NONE))
    advance(g)
    other = g.copy()
    for state in (g, other):
        ask = advance(state)
        assert ask is not None
        answer(state, ask, ask.nth(1))
    assert g.total == other.total
    assert g.chance.drawn == other.chance.drawn == 2


def test_a_copy_has_no_log_and_explains_nothing() -> None:
    g = small(lambda: Picks(0, 3, 3))
    g.telling = g.explaining = True
    choose(g, 0, PICK.option(1))
    other = g.copy()
    assert (other.facts, other.telling, other.explaining) == ([], False, False)
    assert len(g.facts) == 1


def test_options_come_in_rows_and_singles_in_the_order_they_were_offered() -> None:
    ask = Ask(0, "pick")
    row = [3, 4, 5]
    ask.offer_row(row)
    ask.offer_row([9])
    ask.offer(1)
    ask.offer(2)
    assert ask.options == [3, 4, 5, 9, 1, 2]
    assert [ask.nth(n) for n in range(ask.count)] == ask.options
    assert row == [3, 4, 5]
    assert Ask(0, "pick").options == [], "the next question starts empty"


def test_a_row_that_was_offered_is_never_edited() -> None:
    row = [3, 4]
    ask = Ask(0, "pick")
    ask.offer(1)
    ask.offer_row(row)
    ask.offer(2)
    assert ask.options == [1, 3, 4, 2]
    assert row == [3, 4]


def test_rows_of_a_table_come_first_and_only_those_whose_bits_are_set() -> None:
    ask = Ask(0, "pick")
    ask.offer(9)
    ask.offer_table([[1, 2], [3], [4, 5, 6]], 0b101)
    assert ask.options == [1, 2, 4, 5, 6, 9]
    assert ask.count == 6
    assert [ask.nth(n) for n in range(6)] == ask.options


def test_refusals_and_notes_belong_to_their_question() -> None:
    ask = Ask(0, "pick")
    ask.refuse(3, "XX-1")
    ask.refuse(4, "XX-2")
    ask.note(1, "count", 5, 6)
    assert [(r.option, r.rule) for r in ask.refusals] == [(3, "XX-1"), (4, "XX-2")]
    assert [(n.option, n.key, n.numbers) for n in ask.notes] == [(1, "count", [5, 6])]
    other = Ask(0, "pick")
    assert (other.refusals, other.notes) == ([], [])


def test_only_an_open_answer_can_be_retracted() -> None:
    g = small(lambda: Picks(0, 2, 3))
    choose(g, 0, PICK.option(1))
    with pytest.raises(Illegal, match="seat 0 has no open answer to take back"):
        retract(g, 0)
    while advance(g):
        choose(g, 0, PICK.option(1))
    with pytest.raises(Illegal, match="no open answer"):
        retract(g, 0)


def test_a_table_of_more_rows_than_bits_is_refused_where_it_is_offered() -> None:
    ask = Ask(0, "pick")
    ask.offer_table([[n] for n in range(62)], (1 << 62) - 1)
    assert ask.options == list(range(62))
    with pytest.raises(BrokenRule, match="'pick' offers a table of more than 62 rows"):
        Ask(0, "pick").offer_table([[n] for n in range(63)], 1)
