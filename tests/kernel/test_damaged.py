"""Damaged files and wrong arguments are refused by name, never with a traceback of ours."""

from __future__ import annotations

from typing import Any

import pytest

import palatine
from palatine.kernel import journal
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, BadJournal, BrokenRule, Illegal
from palatine.kernel.flow import asks
from tests.helpers import pick

GAME = "carolus-magnus"


def played(choices: int = 20, **more: Any) -> palatine.Match:
    match = palatine.new(GAME, seed=3, **more)
    for _ in range(choices):
        assert match.ask
        match.choose(match.ask.options[0])
    return match


def test_a_file_cut_inside_its_last_line_is_no_other_match() -> None:
    """`place green t13` cut to `place green t1` was read as another move."""
    text = played().journal()
    rows = text.splitlines()
    for cut in (text[:-1], text[:-2], text[: text.rindex(" ")], "palatine journal 1"):
        with pytest.raises(BadJournal, match=f"line {len(cut.splitlines())}: it has no line end"):
            palatine.load(cut)
    assert palatine.load("\r\n".join(rows) + "\r\n").journal() == text


@pytest.mark.parametrize(
    ("head", "row", "message"),
    [
        ("game", f"game {GAME} rules {'1' * 5000} data x", "it should read 'game ID rules N data"),
        ("seed", "position []", "position must be an object"),
        ("seed", "position null", "position must be an object"),
        ("seed", "position " + "[" * 100_000, "it is nested deeper than 24"),
        ("seed", "position " + '{"a":' * 50 + "1" + "}" * 50, "it is nested deeper than 24"),
        ("seed", "position [" + "1" * 5000 + "]", "this is no JSON: Exceeds the limit"),
        ("options", "options round_cap=1 round_cap=2", "option round_cap is there twice"),
    ],
)
def test_a_damaged_header_is_named_with_its_line(head: str, row: str, message: str) -> None:
    rows = played(1).journal().splitlines()
    at = next(i for i, line in enumerate(rows) if line.startswith(head))
    rows[at] = row
    with pytest.raises(BadJournal, match=f"^line {at + 1}: .*{message}"):
        palatine.load("\n".join(rows) + "\n")


@pytest.mark.parametrize("text", ['{"game":' + "[" * 100_000, '{"game": ' + "1" * 5000 + "}"])
def test_a_position_of_any_depth_or_size_is_refused(text: str) -> None:
    with pytest.raises(BadJournal, match="this is no position"):
        palatine.load(text)


@pytest.mark.parametrize("places", [[2, 2], [0, 1], [1, 3], [-1, 1], [1, 1 << 40]])
def test_places_that_do_not_fit_are_refused(places: list[int]) -> None:
    match = played(0)
    while match.ask:
        match.choose(match.ask.options[-1])
    document = match.position()
    journal.begin_at(match.game, document, "x")
    document["places"] = places
    with pytest.raises(BadData, match="position: places"):
        journal.begin_at(match.game, document, "x")


@pytest.mark.parametrize("seed", ["a\nb", "a\n", "\r", "a\u2028b", "\x85", "\ud800"])
def test_a_seed_that_no_journal_can_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadData, match="a seed"):
        palatine.new(GAME, seed=seed)


@pytest.mark.parametrize("secure", [False, True])
def test_an_empty_seed_goes_on_with_its_own_dice(secure: bool) -> None:
    match = palatine.new(GAME, seed="", secure=secure)
    twin = match.copy()
    for _ in range(30):
        assert match.ask
        for one in (match, twin):
            one.choose(match.ask.options[0] if one is match else one.asks[0].options[0])
    assert twin.journal() == match.journal()


def test_draw_numbers_are_not_used_again_after_a_cut_a_save_and_a_reload() -> None:
    match = played(0)
    luck = fast("cut")
    while match.choices < 60:
        match.play.choose(*pick(asks(match.play.g), luck))
    number = match.play.g.chance.number
    for back in (40, 25):
        match.play.cut(back)
        again = match.copy()
        assert again.play.g.chance.number == match.play.g.chance.number == number
        assert again.journal() == match.journal()
    for one in (match, again):
        ahead = luck.copy()
        while one.choices < 60:
            one.play.choose(*pick(asks(one.play.g), ahead))
    assert again.journal() == match.journal()
    journal.replay(journal.parse(match.journal(), lambda id: match.game), verify=True)


@pytest.mark.parametrize("seats", ["2", 2.0, True, [2]])
def test_a_number_of_seats_must_be_one(seats: Any) -> None:
    with pytest.raises(BadData, match="seats must be a whole number"):
        palatine.new(GAME, seats=seats)


@pytest.mark.parametrize("code", [None, 5, b"disc 1", ["disc", "1"]])
def test_a_choice_must_be_a_text(code: Any) -> None:
    match = played(0)
    with pytest.raises(Illegal, match="a choice is a text code"):
        match.choose(code)


@pytest.mark.parametrize("text", [b"", None, 7])
def test_only_a_text_can_be_loaded(text: Any) -> None:
    with pytest.raises(BadData, match="a journal or a position is a text"):
        palatine.load(text)


def test_a_bad_code_of_ten_megabytes_is_not_quoted_whole() -> None:
    match = played(0)
    for code in ("disc " + "1" * 10_000_000, "x" * 10_000_000):
        with pytest.raises(Illegal) as refused:
            match.choose(code)
        assert len(str(refused.value)) < 700
        with pytest.raises(BadJournal) as bad:
            palatine.load(f"{match.journal()}{match.seats[0]}: {code}\n")
        assert len(str(bad.value)) < 700
    assert len(str(BrokenRule("x" * 1000))) < 700


# scripted luck


def rolls(match: palatine.Match) -> list[list[int]]:
    return [line.outcomes for line in match.play.journal.lines if line.kind == journal.LUCK]


def until_luck(match: palatine.Match) -> None:
    """Plays on until a choice has drawn."""
    known = len(rolls(match))
    while len(rolls(match)) == known:
        assert match.ask
        match.choose(match.ask.options[0])


def test_scripted_luck_comes_out_replays_and_is_told_of() -> None:
    match = played(0)
    match.feed([5, 0])
    until_luck(match)
    assert rolls(match)[-1][:2] == [5, 0]
    free = played(0)
    until_luck(free)
    assert rolls(match)[-1][2:] == rolls(free)[-1][2:], "behind it the seed goes on"
    match.feed([1] * 9)
    until_luck(match)
    assert 0 < match.play.g.chance.left < 9
    again = match.copy()
    for one in (match, again):
        until_luck(one)
        until_luck(one)
    assert again.journal() == match.journal(), "what was not used yet is kept"
    recorded = journal.parse(match.journal(), lambda id: match.game)
    assert recorded.is_given
    assert journal.replay(recorded, verify=True).journal.text() == match.journal()
    assert not free.play.journal.is_given


def test_scripted_luck_comes_back_with_a_cut() -> None:
    match = played(0)
    match.feed([1] * 20)
    until_luck(match)
    until_luck(match)
    left = match.play.g.chance.left
    used = rolls(match)[-1]
    match.play.cut(match.choices - 1)
    assert match.play.g.chance.left == left + len(used)
    again = match.copy()
    for one in (match, again):
        until_luck(one)
        assert rolls(one)[-1] == used
    assert again.journal() == match.journal()


def test_luck_that_does_not_fit_is_refused_and_can_be_replaced() -> None:
    match = played(0)
    match.feed([6])
    twin = played(0)
    until_luck(twin)
    while match.choices < twin.choices - 1:
        assert match.ask
        match.choose(match.ask.options[0])
    before = match.journal(), match.digest()
    assert match.ask
    with pytest.raises(BadData, match="that was given does not fit: outcome 6 is not one of 0 to"):
        match.choose(match.ask.options[0])
    assert (match.journal(), match.digest()) == before
    match.feed([])
    until_luck(match)
    assert match.copy().journal() == match.journal()


@pytest.mark.parametrize("outcomes", [["1"], [1.0], [-1], [True], [10**9]])
def test_an_outcome_must_be_a_number(outcomes: Any) -> None:
    with pytest.raises(BadData, match="an outcome is a number from 0 on"):
        played(0).feed(outcomes)


def test_a_match_that_is_over_takes_no_luck() -> None:
    match = played(0)
    while match.ask:
        match.choose(match.ask.options[-1])
    with pytest.raises(Illegal, match="the match is over"):
        match.feed([1])
