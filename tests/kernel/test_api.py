"""The public Python API: every method of a match, as somebody who read the README would use it."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

import palatine
from palatine.games import IDS
from palatine.kernel import journal
from palatine.kernel.errors import BadData, BadJournal, Illegal, PalatineError
from palatine.match import Match, Question, Result
from tests.toys.duel import DUEL


def new(seats: int = 2, seed: int | str = 7, **more: Any) -> Match:
    return palatine.new("carolus-magnus", seats=seats, seed=seed, **more)


def duel(seats: int = 2, seed: str = "api") -> Match:
    return Match(journal.begin(DUEL, seats, {}, seed))


def play(match: Match, choices: int) -> Match:
    """So many choices, the first or the last option in turn."""
    for n in range(choices):
        ask = match.ask
        if ask is None:
            break
        match.choose(ask.options[-(n % 2)], seat=ask.seat)
    return match


# beginning


def test_a_whole_match_in_five_lines() -> None:
    match = palatine.new("carolus-magnus", seats=3, seed=7)
    while match.ask:
        match.choose(match.ask.options[0])
    result = match.result
    assert isinstance(result, Result)
    assert result.winners
    assert set(result.winners) <= {"black", "white", "grey"}


def test_the_ids_are_listed_and_games_is_the_package_only() -> None:
    """It could be called, too, by means of a module whose class was exchanged."""
    assert palatine.game_ids() == IDS
    assert not callable(import_module("palatine.games"))


def test_seats_options_and_seed_have_defaults() -> None:
    match = palatine.new("carolus-magnus")
    assert match.seats == ["black", "white"]
    assert match.options["start_player"] == "lot"
    assert match.choices == 0


def test_options_are_given_by_name() -> None:
    match = new(4, start_player="seat", round_cap=50)
    assert match.options["start_player"] == "seat"
    assert match.options["round_cap"] == "50"
    assert match.ask is not None
    assert match.ask.key == "choose-starter"


def test_the_same_seed_is_the_same_match() -> None:
    assert play(new(seed=3), 60).journal() == play(new(seed="3"), 60).journal()
    assert play(new(seed=3), 60).digest() != play(new(seed=4), 60).digest()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": "carolus-magnus", "seats": 5}, "is for 2, 3, 4 players, not 5"),
        ({"game": "carolus-magnus", "colour": "red"}, "has no option 'colour'"),
        ({"game": "carolus-magnus", "start_player": "me"}, "cannot be 'me'; it can be lot, seat"),
        ({"game": "carolus-magnus", "round_cap": "many"}, "must be a whole number, not 'many'"),
    ],
)
def test_a_wrong_beginning_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        palatine.new(**arguments)


# questions and answers


def test_a_question_says_who_is_asked_what() -> None:
    ask = new(seed=1).ask
    assert isinstance(ask, Question)
    assert ask.seat in ("black", "white")
    assert ask.key in ("choose-crown", "lay-disc")
    assert ask.options == tuple(dict.fromkeys(ask.options))
    assert ask.on_behalf_of is None


def test_the_subject_of_a_question_is_in_text_ids() -> None:
    match = new(seed=2)
    while match.ask and match.ask.key != "play-paladin":
        match.choose(match.ask.options[0])
    assert match.ask is not None
    assert match.ask.subject == ("3",)


def test_asks_has_one_question_for_each_seat_that_must_choose() -> None:
    match = duel(3)
    assert [ask.seat for ask in match.asks] == ["anna", "bert", "carl"]
    assert match.ask == match.asks[0]
    second = match.asks[1]
    match.choose(second.options[0], seat="bert")
    assert [ask.seat for ask in match.asks] == ["anna", "carl"]
    assert match.choices == 1


def test_choose_without_a_seat_answers_the_first_question() -> None:
    match = duel(3)
    match.choose(match.asks[0].options[0])
    assert [ask.seat for ask in match.asks] == ["bert", "carl"]


@pytest.mark.parametrize(
    ("code", "seat", "message"),
    [
        ("fly home", None, "'fly home' begins with no known verb"),
        ("place red rome", None, "unknown target 'rome' in 'place red rome'"),
        ("place red", None, "'place red' should read 'place COLOUR TARGET'"),
        ("emperor 5", None, r"'emperor 5' is not offered to \w+ now \([a-z-]+\)"),
        ("", None, "'' begins with no known verb"),
        ("disc 1", "green", "unknown seat 'green'; the seats are black, white"),
        ("disc 1", "observer", "observer is not asked now; the match waits for"),
    ],
)
def test_a_wrong_choice_is_refused_and_changes_nothing(
    code: str, seat: str | None, message: str
) -> None:
    match = new(seed=5)
    before = (match.digest(), match.journal())
    with pytest.raises(Illegal, match=message):
        match.choose(code, seat)
    assert (match.digest(), match.journal()) == before


def test_choosing_for_a_seat_that_is_not_asked_names_those_who_are() -> None:
    match = new(seed=5)
    assert match.ask is not None
    other = next(seat for seat in match.seats if seat != match.ask.seat)
    with pytest.raises(Illegal, match=f"{other} is not asked now; the match waits for"):
        match.choose(match.ask.options[0], other)


def test_nothing_can_be_chosen_when_it_is_over() -> None:
    match = play(new(round_cap=1), 1000)
    assert match.ask is None
    assert match.asks == []
    with pytest.raises(Illegal, match="the match is over"):
        match.choose("disc 1")


def test_one_option_is_answered_unless_switched_off() -> None:
    keys: dict[bool, list[str]] = {}
    for answering in (True, False):
        match = new(seed=9, answering=answering)
        keys[answering] = []
        while match.ask and match.choices < 200:
            keys[answering].append(f"{match.ask.key} {len(match.ask.options)}")
            match.choose(match.ask.options[0])
    assert "move-emperor 1" not in keys[True]
    assert "move-emperor 1" in keys[False]


# what is seen


def test_a_picture_is_made_of_text_ids() -> None:
    picture = new(3).picture("white")
    assert set(picture["cubes"]) == {f"t{n}" for n in range(1, 16)}
    assert picture["side"] == {"black": "black", "white": "white", "grey": "grey"}
    assert picture["stock"] == {"black": 8, "white": 8, "grey": 8}
    json.dumps(picture)
    assert new(3).picture("observer") == picture


def test_a_seat_sees_its_own_secrets_only() -> None:
    match = duel()
    assert match.picture("anna")["hand"]["bert"] == "hidden"
    assert match.picture("observer")["hand"] == {"anna": "hidden", "bert": "hidden"}
    with pytest.raises(Illegal, match="unknown seat 'dora'"):
        match.picture("dora")


def test_a_guess_is_a_whole_state() -> None:
    match = duel()
    own = match.picture("anna")["hand"]["anna"]
    seen = set()
    for seed in range(30):
        guess: Any = match.guess("anna", str(seed))
        seen.add(guess.hand[1])
        assert guess.hand[0] == match.play.g.hand[0]  # type: ignore[attr-defined]
    assert len(seen) > 5
    assert match.picture("anna")["hand"]["anna"] == own


def test_a_seat_hears_its_own_log() -> None:
    match = duel()
    keys = {seat: [fact.key for fact in match.facts(seat)] for seat in ("anna", "bert", "observer")}
    assert keys["anna"] == ["dealt", "dealt-hidden"]
    assert keys["bert"] == ["dealt-hidden", "dealt"]
    assert keys["observer"] == ["dealt-hidden", "dealt-hidden"]
    assert [fact.key for fact in match.facts()] == keys["observer"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_log_is_told_in_words(lang: str) -> None:
    match = play(new(), 40)
    log = match.log("black", lang)
    assert len(log) == len(match.facts("black"))
    assert all(isinstance(line, str) and line for line in log)


def test_explain_tells_why_not_and_what_would_happen() -> None:
    match = new(seed=2)
    while match.ask and match.ask.key != "move-emperor":
        match.choose(match.ask.options[-1])
    assert match.ask is not None
    told = match.explain(match.ask.seat)
    assert set(told.notes) == set(match.ask.options)
    assert not set(told.refusals) & set(match.ask.options)
    other = next(seat for seat in match.seats if seat != match.ask.seat)
    for seat in (other, "observer"):
        assert match.explain(seat).refusals == {}


def test_is_final_tells_whether_undo_will_be_barred() -> None:
    match = new(seed=2)
    while match.ask and match.ask.key != "play-paladin":
        match.choose(match.ask.options[-1])
    assert match.ask is not None
    assert not match.is_final(match.ask.options[0], match.ask.seat)
    while match.ask.key == "play-paladin":
        match.choose(match.ask.options[0])
    assert match.is_final(match.ask.options[0], match.ask.seat), "dice follow"
    with pytest.raises(Illegal, match="is not offered"):
        match.is_final("disc 1", match.ask.seat)
    other = next(seat for seat in match.seats if seat != match.ask.seat)
    with pytest.raises(Illegal, match=f"{other} is not asked now"):
        match.is_final(match.ask.options[0], other)


def test_is_final_in_a_commit() -> None:
    """An answer can be taken back until the last one is in."""
    match = duel()
    first, second = match.asks
    assert not match.is_final(first.options[0], "anna")
    match.choose(first.options[0], "anna")
    assert match.is_final(second.options[0], "bert")


# the end


def test_the_result_has_places_and_rewards() -> None:
    assert new(seed=11).result is None
    result = play(new(seed=11), 1000).result
    assert result is not None
    assert result.reason in ("last_castle", "territories", "stalemate")
    assert set(result.places) == set(result.rewards) == {"black", "white"}
    assert sum(result.rewards.values()) == pytest.approx(1)
    assert all(result.places[seat] == 1 for seat in result.winners)


def test_a_match_that_was_broken_off_has_no_winner() -> None:
    result = play(new(round_cap=1), 1000).result
    assert result is not None
    assert (result.reason, result.winners) == ("truncated", ())
    assert result.rewards == {"black": 0, "white": 0}


# journal, position, undo, copy


@pytest.mark.parametrize("choices", [0, 1, 25, 1000])
def test_a_journal_is_the_whole_match(choices: int) -> None:
    match = play(new(3, seed=21, first_reserve="own_first_turn"), choices)
    again = palatine.load(match.journal())
    assert again.journal() == match.journal()
    assert again.digest() == match.digest()
    assert again.options == match.options
    assert again.choices == match.choices
    assert [f.key for f in again.facts()] == [f.key for f in match.facts()]


def test_a_loaded_match_goes_on_as_the_first_one_does() -> None:
    match = play(new(seed=8), 30)
    again = palatine.load(match.journal())
    assert play(again, 50).journal() == play(match, 50).journal()


def test_a_position_is_json_in_the_middle_of_any_rule() -> None:
    match = play(new(seed=13), 33)
    text = json.dumps(match.position())
    other = palatine.load(text, seed=99)
    assert other.digest() == match.digest()
    assert other.ask == match.ask
    assert other.choices == 0
    again = palatine.load(play(other, 20).journal())
    assert again.digest() == other.digest()


def test_undo_takes_back_a_choice() -> None:
    match = new(seed=2)
    with pytest.raises(Illegal, match="no choice was made yet"):
        match.undo()
    while match.ask and match.ask.key != "play-paladin":
        match.choose(match.ask.options[0])
    assert match.ask is not None
    seat = match.ask.seat
    before = (match.digest(), match.journal(), len(match.facts()))
    match.choose(match.ask.options[0])
    assert match.why_no_undo(seat) is None
    match.undo()
    assert (match.digest(), match.journal(), len(match.facts())) == before
    match.choose(match.ask.options[0])
    match.undo(seat)
    assert match.why_no_undo(seat) in ("chance", "seat", "nothing", None)


def test_undo_of_another_seat_is_refused() -> None:
    match = new(seed=2)
    while match.ask and match.ask.key != "play-paladin":
        match.choose(match.ask.options[0])
    assert match.ask is not None
    other = next(seat for seat in match.seats if seat != match.ask.seat)
    match.choose(match.ask.options[0])
    assert match.why_no_undo(other) == "nothing"
    with pytest.raises(Illegal, match="nothing can be taken back"):
        match.undo(other)
    with pytest.raises(Illegal, match="unknown seat 'dora'"):
        match.undo("dora")
    assert match.why_no_undo("observer") == "nothing"


def test_undo_in_a_commit_names_its_seat() -> None:
    match = duel(3)
    for ask in match.asks[:2]:
        match.choose(ask.options[0], ask.seat)
    match.undo("anna")
    assert [ask.seat for ask in match.asks] == ["anna", "carl"]


def test_a_copy_is_independent_and_has_the_same_future() -> None:
    match = play(new(seed=17), 20)
    copy = match.copy()
    play(copy, 40)
    assert copy.digest() != match.digest()
    assert match.choices == 20
    assert play(match, 40).journal() == copy.journal()


def test_the_mask_has_a_place_for_every_option() -> None:
    match = new(seed=1)
    assert match.ask is not None
    mask = match.mask()
    lexicon = match.lexicon
    assert len(mask) == lexicon.size == 99
    assert [lexicon.code(n) for n, on in enumerate(mask) if on] == sorted(
        match.ask.options, key=lexicon.option
    )
    assert match.mask(match.ask) == mask
    assert not any(play(match, 1000).mask())


def test_a_mask_for_one_of_several_questions() -> None:
    match = duel()
    masks = [match.mask(ask) for ask in match.asks]
    assert masks[0] != masks[1]
    assert [sum(mask) for mask in masks] == [3, 3]


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", BadJournal, "line 1"),
        ("hello", BadJournal, "line 1: a journal begins with"),
        ("{", BadJournal, "this is no position"),
        ("{}", BadData, "position: 'game' is missing"),
        ('{"game": 5}', BadData, "position: 'game' is missing"),
        ('{"game": "chess"}', BadData, "unknown game 'chess'"),
        ('{"game": "carolus-magnus"}', BadData, "position: 'position' is missing"),
    ],
)
def test_what_cannot_be_loaded_says_why(text: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        palatine.load(text)
    assert issubclass(error, PalatineError)


def test_a_position_with_a_bad_field_is_refused_by_name() -> None:
    document = new().position()
    document["fields"]["supply"]["red"] = "many"
    with pytest.raises(BadData, match="'many' is no number in fields: supply, red"):
        palatine.load(json.dumps(document))


def test_a_secure_match_can_be_verified() -> None:
    match = play(new(seed="from the operating system", secure=True), 1000)
    recorded = journal.parse(match.journal(), lambda id: match.game)
    assert journal.replay(recorded, verify=True).g.places == match.play.g.places


def test_importing_palatine_is_cheap_and_has_its_api() -> None:
    """Nothing of the API, the games or the words is loaded before it is used."""
    code = (
        "import sys, palatine;"
        "heavy = [m for m in sys.modules if m.startswith('palatine.') or m in ('rich', 'typer')];"
        "assert heavy == [], heavy;"
        "assert palatine.__version__;"
        "palatine.new; palatine.load; palatine.games; palatine.Match;"
        "assert 'palatine.match' in sys.modules;"
        "assert not hasattr(palatine, 'nonsense')"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
