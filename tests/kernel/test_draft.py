"""Drafts: what may be edited when, whom it waits for, and that it always ends."""

from __future__ import annotations

import pytest

from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import asks, choose
from palatine.kernel.journal import Play
from palatine.kernel.lexicon import HIDDEN
from palatine.kernel.position import flatten, read, read_whole, write
from palatine.match import Match
from tests.helpers import begin, frame_of
from tests.toys.market import MARKET, Bargain, MarketState


def table(*codes: str) -> Match:
    match = Match(begin(MARKET, 3, {}, "draft"))
    for code in codes:
        match.choose(code)
    return match


def options(match: Match) -> tuple[str, ...]:
    assert match.ask is not None
    return match.ask.options


def draft(match: Match) -> Bargain:
    frame = match.play.g.frames[-1]
    assert isinstance(frame, Bargain)
    return frame


def test_terms_are_added_and_taken_back_in_any_order() -> None:
    one = table("talk bert", "give_coins 1", "ask_card 2", "give_card 3")
    other = table("talk bert", "give_card 3", "give_coins 1", "ask_card 2")
    assert one.digest() == other.digest()
    assert "give_card 1" not in options(one), "two things of a side are enough"
    assert {"less_coins 1", "leave_card 2", "keep_card 3"} <= set(options(one))
    one.choose("keep_card 3")
    assert "give_card 1" in options(one)
    assert options(table("talk bert"))[-1] == "stop"
    assert "send" not in options(table("talk bert")), "nothing to send yet"


def test_what_is_shown_is_told_to_those_who_see_it() -> None:
    match = table("talk bert", "show 1")
    told = {seat: [f.key for f in match.facts(seat)][-1] for seat in match.seats}
    assert told == {"anna": "shown", "bert": "shown", "carl": "shown-hidden"}
    assert match.facts()[-1].key == "shown-hidden"
    anna = match.picture("anna")["cards"]["anna"]
    assert match.picture("bert")["cards"]["anna"] == {**anna, "2": "hidden", "3": "hidden"}
    assert set(match.picture("carl")["cards"]["anna"].values()) == {"hidden"}
    assert match.why_no_undo("anna") == "shown"
    assert "show 1" not in options(match)


def test_the_partner_accepts_and_everything_changes_hands() -> None:
    match = table("talk bert", "show 1", "give_card 1", "ask_coins 2", "send")
    assert match.ask is not None
    assert (match.ask.seat, match.ask.key, match.ask.subject) == ("bert", "answer-draft", ("anna",))
    assert options(match) == ("accept", "refuse")
    card = match.picture("anna")["cards"]["anna"]["1"]
    match.choose("accept")
    assert match.picture("observer")["coins"] == {"anna": 5, "bert": 1, "carl": 3}
    assert match.picture("bert")["cards"]["bert"]["4"] == card
    assert match.picture("anna")["cards"]["bert"]["4"] == card, "who gave it still knows it"
    assert match.picture("carl")["cards"]["bert"]["4"] == "hidden"
    assert match.picture("carl")["cards_known"]["bert"]["4"] == ["anna", "bert"]
    assert match.ask.seat == "bert", "and the next turn begins"


def test_a_refused_draft_must_be_changed_and_the_last_refusal_ends_it() -> None:
    match = table("talk bert", "give_coins 1", "send", "refuse")
    assert match.ask is not None
    assert match.ask.seat == "anna"
    assert "send" not in options(match)
    match.choose("less_coins 1")
    match.choose("give_coins 2")
    match.choose("send")
    match.choose("refuse")
    assert [fact.key for fact in match.facts()][-2:] == ["refused", "stopped"]
    assert match.ask.key == "talk-to"


def test_after_the_last_edit_only_sending_and_stopping_are_left() -> None:
    match = table("talk bert", *["give_coins 1", "less_coins 1"] * 2, "give_coins 1", "give_card 1")
    assert draft(match).edits == Bargain.EDITS
    assert options(match) == ("send", "stop")
    match = table("talk bert", *["give_coins 1", "less_coins 1"] * 3)
    assert [fact.key for fact in match.facts()][-1] == "stopped", "with nothing to send it is over"
    match = table("talk bert", *["show 1", "show 2", "show 3"], *["give_coins 1", "less_coins 1"])
    assert draft(match).edits == 5


def test_one_who_cannot_accept_is_asked_all_the_same() -> None:
    class Poor(Bargain):
        def may_accept(self, g: MarketState) -> bool:
            return False

    match = table("talk bert", "give_coins 1")
    g = match.play.g
    frame = draft(match)
    g.frames[-1] = frame_of(Poor, seat=0, partner=1, terms=frame.terms, edits=1, is_sent=True)
    g.asked = None
    assert [(ask.seat, len(ask.options)) for ask in asks(g)] == [(1, 1)]
    choose(g, 1, asks(g)[0].options[0])


def test_a_refusal_may_name_a_thing() -> None:
    play: Play = begin(MARKET, 2, {}, "poor")
    assert isinstance(play.g, MarketState)
    play.g.coins[0] = 1
    match = Match(play)
    match.choose("talk bert")
    explained = match.explain("anna")
    assert explained.refusals == {"give_coins 1": "MK-1"}
    assert explained.forbidding == {"give_coins 1": ("seat", "anna")}


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("terms", ["give_coins 1", "give_coins 1"], "terms must be different options in order"),
        ("terms", ["ask_card 1", "give_coins 1"], "terms must be different options in order"),
        ("terms", ["give_coins 1"] * 41, "frame Bargain: terms has 41 entries, more than 40"),
        ("edits", 7, "edits must be 0 to 6"),
        ("edits", -1, "edits must be 0 to 6"),
        ("refusals", 2, "refusals must be 0 to 1"),
        ("partner", "anna", "partner must be another seat"),
        ("partner", None, "seat and partner must be seats"),
    ],
)
def test_a_draft_that_nobody_could_have_written(field: str, value: object, message: str) -> None:
    document = write(table("talk bert", "give_coins 1").play.g)
    document["frames"][-1][field] = value
    with pytest.raises(BadData, match=message):
        read(MARKET, document, fast("x"))


def test_nobody_else_reads_a_draft_before_it_is_sent() -> None:
    match = table("talk bert", "give_coins 1")
    for seat, is_party in (("anna", True), ("bert", True), ("carl", False), ("observer", False)):
        frame = match.seen_by(seat).frames[-1]
        assert isinstance(frame, Bargain)
        assert (frame.terms == draft(match).terms) == is_party, seat
    before = flatten(match.seen_by("carl"))
    match.choose("give_card 1")
    match.choose("less_coins 1")
    assert flatten(match.seen_by("carl")) == before, "nor does it show that it was changed"
    guessed = match.guess("carl").frames[-1]
    assert isinstance(guessed, Bargain)
    assert (guessed.terms, guessed.edits) == ([], 0)
    match.choose("send")
    seen = match.seen_by("carl").frames[-1]
    assert isinstance(seen, Bargain)
    assert seen.terms == draft(match).terms, "what was sent everybody reads"
    assert seen.edits == HIDDEN, "but not how often it was changed"
    guessed = match.guess("carl").frames[-1]
    assert isinstance(guessed, Bargain)
    assert (guessed.terms, guessed.edits) == (seen.terms, len(seen.terms))
    match.choose("refuse")
    match.choose("give_coins 2")
    seen = match.seen_by("observer").frames[-1]
    assert isinstance(seen, Bargain)
    assert seen.terms == [HIDDEN]
    assert not seen.is_stale


def test_a_third_held_a_spent_draft_for_one_that_could_go_on() -> None:
    """After the refusal it was over, which what the third had been shown did not allow."""
    match = table("talk bert", *["give_coins 1", "less_coins 1"] * 2, "give_coins 1", "give_card 1")
    seen = match.seen_by("carl").frames[-1]
    assert isinstance(seen, Bargain)
    assert (seen.terms, seen.edits) == ([HIDDEN], HIDDEN)
    match.choose("send")
    seen = match.seen_by("carl").frames[-1]
    assert isinstance(seen, Bargain)
    assert seen.edits == Bargain.EDITS
    guess = match.guess("carl")
    (ask,) = asks(guess)
    choose(guess, ask.seat, Bargain.REFUSE.option())
    asks(guess)
    assert not any(isinstance(frame, Bargain) for frame in guess.frames)
    match.choose("refuse")
    assert not any(isinstance(frame, Bargain) for frame in match.play.g.frames)


def test_a_draft_as_others_see_it_is_read_and_no_match_begins_at_it() -> None:
    match = table("talk bert", "give_coins 1")
    document = write(match.seen_by("carl"))
    assert document["frames"][-1]["terms"] == ["hidden"]
    assert document["frames"][-1]["edits"] == "hidden"
    assert write(read(MARKET, document, fast("x"))) == document
    with pytest.raises(BadData, match="hidden, and a match needs all of it"):
        read_whole(MARKET, document, fast("x"))
    document["frames"][-1]["edits"] = 1
    with pytest.raises(BadData, match="terms and edits are hidden together"):
        read(MARKET, document, fast("x"))
