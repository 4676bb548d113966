"""Journals: a match comes back from its text, can be verified, and errors name their line."""

from __future__ import annotations

import json

import pytest

from palatine.kernel import journal
from palatine.kernel.chance import commitment, fast
from palatine.kernel.errors import BadJournal, Differs, Illegal
from palatine.kernel.flow import advance, asks, is_final
from palatine.kernel.game import Game
from palatine.kernel.journal import CHOICE, DIGEST, LUCK, Play
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import digest, write
from tests.helpers import begin, finished, pick, play_through
from tests.toys.court import COURT
from tests.toys.duel import DUEL
from tests.toys.small import PICK, SKIP, Picks, Rolls, Small, SmallState, Tells


def find(id: str) -> Game:
    return DUEL


def again(play: Play, seed: str = "", verify: bool = False) -> Play:
    game = play.journal.game
    return journal.replay(journal.parse(play.journal.text(), lambda id: game), seed, verify)


def heard(play: Play) -> list[tuple[str, list[int], int, bool, int]]:
    return [(f.key, f.numbers, f.audience, f.forced, f.choice) for f in play.facts]


# round trip


@pytest.mark.parametrize("seed", ["a", "b", "c with blanks"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("secure", [False, True])
def test_a_journal_comes_back_as_it_was(seed: str, seats: int, secure: bool) -> None:
    play = begin(DUEL, seats, {"stakes": "high"}, seed, is_secure=secure)
    for _ in play_through(play, fast(seed)):
        copy = again(play)
        assert copy.journal.text() == play.journal.text()
        assert digest(copy.g) == digest(play.g)
        assert heard(copy) == heard(play)
    assert again(play, verify=True).g.places == play.g.places


def test_a_match_that_was_read_goes_on_with_the_same_luck() -> None:
    """The dice of a loaded match are those it would have had, not those of its beginning."""
    play = begin(DUEL, 2, {}, "go on")
    for n, _ in enumerate(play_through(play, fast("x"))):
        if n == 3:
            break
    copy = again(play)
    for match in (play, copy):
        for _ in play_through(match, fast("y")):
            pass
    assert copy.journal.text() == play.journal.text()


def test_the_header_keeps_players_and_settings() -> None:
    play = begin(DUEL, 2, {"stakes": "high"}, "7", answering=False)
    play.journal.players = ["human", "mcts:ms=200"]
    play.remark("anna hands her seat\nto a\u2028friend")
    play.remark("")
    copy = again(play)
    assert copy.journal.players == ["human", "mcts:ms=200"]
    assert copy.journal.config.options == {"stakes": "high"}
    assert not copy.g.answering
    assert copy.journal.text() == play.journal.text()
    assert "* anna hands her seat to a friend\n* \n" in play.journal.text()


def test_a_match_may_begin_at_a_position() -> None:
    play = finished_to(DUEL, 5)
    started = journal.begin_at(DUEL, write(play.g), "more")
    assert digest(started.g) == digest(play.g)
    for _ in play_through(started, fast("z")):
        pass
    copy = again(started)
    assert copy.journal.text() == started.journal.text()
    assert digest(copy.g) == digest(started.g)


def finished_to(game: Game, choices: int, seed: str = "part") -> Play:
    play = begin(game, 2, {}, seed)
    luck = fast(seed)
    for _ in range(choices):
        play.choose(*pick(asks(play.g), luck))
    return play


def test_any_earlier_point_can_be_rebuilt() -> None:
    play = begin(DUEL, 2, {}, "rebuild")
    seen = [digest(play.g)]
    luck = fast("rebuild")
    while open_asks := asks(play.g):
        play.choose(*pick(open_asks, luck))
        seen.append(digest(play.g))
    before = play.journal.text()
    assert [digest(play.rebuild(n)) for n in range(len(seen))] == seen
    assert play.journal.text() == before


# verifying


def test_verify_draws_the_luck_anew() -> None:
    play = finished(DUEL, 2, "honest")
    assert digest(again(play, verify=True).g) == digest(play.g)


def test_loaded_dice_are_found() -> None:
    play = finished_to(DUEL, 2)
    line = next(line for line in play.journal.lines if line.kind == LUCK)
    line.outcomes[0] = (line.outcomes[0] + 1) % 12
    with pytest.raises(BadJournal, match=r"^line 7 'luck 0: .*the seed gives luck"):
        again(play, verify=True)


def test_a_secret_seed_is_verified_against_its_commitment() -> None:
    """As at a table: the seed is not in the journal, its hash is, and it is told at the end."""
    play = begin(DUEL, 2, {}, "256 bits", is_secure=True)
    for _ in play_through(play, fast("x")):
        pass
    play.journal.commitment = commitment("256 bits")
    play.journal.seed = ""
    text = play.journal.text()
    assert "256 bits" not in text
    assert digest(again(play).g) == digest(play.g), "the outcomes alone rebuild it"
    assert digest(again(play, "256 bits", verify=True).g) == digest(play.g)
    with pytest.raises(BadJournal, match="the seed is not the one that was committed to"):
        again(play, "another", verify=True)
    play.journal.commitment = commitment("another")
    with pytest.raises(BadJournal, match="the seed gives luck"):
        again(play, "another", verify=True)


def test_a_wrong_seed_is_refused() -> None:
    play = finished(DUEL, 2, "right")
    play.journal.seed = "wrong"
    again(play)
    with pytest.raises(BadJournal, match="the seed gives luck"):
        again(play, verify=True)


# errors that name the line


GOOD = finished(DUEL, 2, "good").journal.text()


def with_row(n: int, row: str | None) -> str:
    rows = GOOD.splitlines()
    rows[n - 1 : n] = [] if row is None else [row]
    return "\n".join(rows) + "\n"


def row_of(start: str) -> int:
    return next(n for n, row in enumerate(GOOD.splitlines(), 1) if row.startswith(start))


@pytest.mark.parametrize(
    ("n", "row", "message"),
    [
        (1, "a letter", "line 1: a journal begins with 'palatine journal 1'"),
        (2, "game duel", "line 2: it should read 'game ID rules N data DIGEST'"),
        (2, "game duel rules x data toy", "line 2: it should read"),
        (2, None, "the header needs the lines 'game' and 'seats'"),
        (3, "seats anna=human", "line 3: duel is for 2, 3 players, not 1"),
        (3, "seats bert=human anna=human", "line 3: the seats of duel are anna bert"),
        (3, "weather fine", "line 3: unknown header 'weather'"),
        (4, "options stakes=huge", "line 4: option stakes cannot be 'huge'"),
        (4, "options colour=red", "line 4: duel has no option 'colour'"),
        (4, "seats anna=human bert=human", "line 4: a second header 'seats'"),
        (4, "answering sometimes", "line 4: answering can only be off"),
        (4, "position {", "line 4: this is no JSON"),
        (4, "position {}", "line 4: position: 'position' is missing"),
        (5, "seed lucky 7", "line 5: a seed is fast or secure, not 'lucky'"),
        (6, "options stakes=low\n", "line 6: a second header 'options'"),
        (7, "what is this", "line 7: 'what is this' is neither a choice, luck, a digest nor"),
        (7, "luck one: 2", "line 7: 'luck one: 2' should read 'luck NUMBER: OUTCOMES'"),
        (7, "luck 0: 2 x", "line 7: 'luck 0: 2 x' should read"),
        (7, "luck 0: -1", "line 7: 'luck 0: -1' should read"),
        (7, "luck 0: 12345678901234567890", "line 7: 'luck 0: 12345678901234567890' should"),
        (7, "luck 12345678901234567890: 1", "line 7: 'luck 12345678901234567890: 1' should"),
        (7, "dora: pass", "line 7: unknown seat 'dora'; the seats are anna, bert"),
        (7, "anna: fly", "line 7: 'fly' begins with no known verb"),
        (7, "anna: play joker", "line 7: unknown card 'joker' in 'play joker'"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(n: int, row: str | None, message: str) -> None:
    with pytest.raises(BadJournal) as error:
        journal.parse(with_row(n, row), find)
    assert str(error.value).startswith(message)


def test_an_unknown_game_is_named() -> None:
    def none(id: str) -> Game:
        from palatine.games import find

        return find(id)

    with pytest.raises(BadJournal, match="line 2: unknown game 'duel'"):
        journal.parse(GOOD, none)


def test_a_text_without_an_end_of_its_header_is_no_journal() -> None:
    with pytest.raises(BadJournal, match="an empty line between header and choices"):
        journal.parse(journal.FORMAT + "\ngame duel rules 1 data toy\n", find)
    with pytest.raises(BadJournal, match="line 1"):
        journal.parse("", find)


def broken(text: str, verify: bool = False) -> str:
    with pytest.raises(BadJournal) as error:
        journal.replay(journal.parse(text, find), verify=verify)
    return str(error.value)


def test_a_journal_of_other_rules_is_good_if_all_comes_out_and_says_so() -> None:
    text = finished(DUEL, 2, "rules").journal.text().replace("rules 1 ", "rules 9 ")
    for verify in (False, True):
        play = journal.replay(journal.parse(text, find), verify=verify)
        assert play.other_rules == 9
        assert again(play).other_rules == 0, "it goes on with our rules"


def test_a_journal_of_other_rules_that_comes_out_otherwise_says_how_far_it_holds() -> None:
    text = finished(DUEL, 2, "rules").journal.text().replace("rules 1 ", "rules 9 ")
    rows = text.splitlines()
    checks = [i for i, row in enumerate(rows) if row.startswith("= ")]
    rows[checks[-1]] = "= 000000000000"
    wanted = rf"^line {checks[-1] + 1} .*follows rules 9 of duel, this program plays rules 1"
    with pytest.raises(Differs, match=wanted) as told:
        journal.replay(journal.parse("\n".join(rows) + "\n", find))
    book = journal.parse("\n".join(rows[: checks[-1]]) + "\n", find)
    assert told.value.choices == len(journal.replay(book).steps)
    assert told.value.held == (told.value.choices - 1) // 16 * 16
    assert sum(line.kind == journal.CHOICE for line in book.lines[: told.value.lines]) == (
        told.value.held
    )


def test_a_journal_of_other_data_is_good_if_all_comes_out_and_says_so() -> None:
    text = finished(DUEL, 2, "data").journal.text().replace("data toy", "data deadbeef")
    for verify in (False, True):
        play = journal.replay(journal.parse(text, find), verify=verify)
        assert play.other_data == "deadbeef"
        assert again(play).other_data == "", "it goes on with our tables"


@pytest.mark.parametrize("mark", ["= ", "luck "])
def test_a_journal_of_other_data_that_comes_out_otherwise_names_both_ids(mark: str) -> None:
    rows = finished(DUEL, 2, "data").journal.text().replace("data toy", "data deadbeef")
    spoilt = rows.splitlines()
    at = max(i for i, row in enumerate(spoilt) if row.startswith(mark))
    spoilt[at] = "= 000000000000" if mark == "= " else spoilt[at] + " 1"
    wanted = rf"^line {at + 1} .*played with data deadbeef, this program has data toy: lay the same"
    with pytest.raises(BadJournal, match=wanted):
        journal.replay(journal.parse("\n".join(spoilt) + "\n", find))


def test_a_choice_that_was_not_offered_is_named() -> None:
    n = row_of("anna: play")
    message = broken(with_row(n, "anna: draw"))
    assert message.startswith(f"line {n} 'anna: draw': option")
    assert "was not offered to seat 0" in message


def test_a_choice_out_of_turn_is_named() -> None:
    n = row_of("anna: play")
    row = GOOD.splitlines()[n - 1]
    message = broken(with_row(n, f"{row}\n{row}"))
    assert message == f"line {n + 1} '{row}': seat 0 is not asked"


def test_a_wrong_digest_is_named() -> None:
    n = row_of("= ")
    assert broken(with_row(n, "= 000000000000")).startswith(f"line {n} '= 000000000000': the pos")


def test_missing_luck_is_named() -> None:
    message = broken(with_row(7, None))
    assert "the rules draw luck" in message
    assert "the journal says []" in message


def test_too_much_luck_is_named() -> None:
    row = GOOD.splitlines()[6]
    assert broken(with_row(7, f"{row} 3")).startswith("line 7 'luck 0:")
    assert broken(with_row(7, f"{row}\n{row}")) == f"line 8 '{row}': luck can only follow a choice"
    end = row_of("= ")
    assert broken(with_row(end, f"= {GOOD.split('= ')[-1].strip()}\nluck 40: 1")).endswith(
        "luck can only follow a choice"
    )


def test_impossible_luck_is_named() -> None:
    assert broken(with_row(7, "luck 0: 77 1 1 1")).startswith(
        "line 7 'luck 0: 77 1 1 1': outcome 77 is not one of 0 to 11"
    )


def test_draw_numbers_must_rise() -> None:
    play = begin(Small(lambda: Rolls(0, NONE)), 2, {}, "rise")
    play.choose(0, SKIP.option())
    text = play.journal.text().replace("luck 1:", "luck 0:")
    with pytest.raises(BadJournal, match="line 7 'north: skip': draw 0 cannot follow draw 0"):
        journal.replay(journal.parse(text, lambda id: play.journal.game))


def test_a_match_that_is_over_takes_no_more_choices() -> None:
    assert broken(GOOD + "anna: pass\n").endswith("'anna: pass': seat 0 is not asked")


def test_a_bad_position_in_the_header_is_named_by_field() -> None:
    play = journal.begin_at(DUEL, write(finished_to(DUEL, 1).g), "p")
    position = dict(play.journal.position or {})
    position["fields"] = {**position["fields"], "round": "late"}
    play.journal.position = position
    with pytest.raises(BadJournal, match="line 6: 'late' is no number in fields: round"):
        journal.parse(play.journal.text(), find)
    assert json.dumps(position) in play.journal.text()


# undo


def picks(*seats: int) -> Play:
    """A match in which these seats are asked, one after the other, twice each."""
    game = Small(lambda: Picks(seats[0], 2, 5))
    play = begin(game, 2, {}, "undo")
    play.g.frames[1:] = [Picks(seat, 2, 5) for seat in reversed(seats)]
    play.g.asked = None
    play.snapshots = [play.g.copy()]
    return play


def test_undo_restores_position_journal_and_log() -> None:
    play = picks(0)
    before = (digest(play.g), play.journal.text(), heard(play))
    play.choose(0, PICK.option(4))
    play.undo(0)
    assert (digest(play.g), play.journal.text(), heard(play)) == before
    assert asks(play.g)[0].options == [PICK.option(n) for n in range(1, 6)]
    play.choose(0, PICK.option(5))
    assert play.g.total == 5  # type: ignore[attr-defined]


def test_undo_goes_back_step_by_step_to_the_first_choice_of_the_seat() -> None:
    play = picks(0)
    play.choose(0, PICK.option(1))
    assert play.why_no_undo(1) == "nothing"
    play.undo(0)
    assert play.why_no_undo(0) == "nothing"
    with pytest.raises(Illegal, match="nothing can be taken back: nothing"):
        play.undo(0)


def test_undo_never_crosses_another_seat() -> None:
    play = picks(0, 1)
    play.choose(0, PICK.option(1))
    play.choose(0, PICK.option(1))
    assert advance(play.g).seat == 1  # type: ignore[union-attr]
    assert play.why_no_undo(0) == "seat"
    play.choose(1, PICK.option(1))
    assert play.why_no_undo(0) == "nothing"
    play.undo(1)
    assert play.why_no_undo(1) == "nothing"


def test_undo_never_crosses_chance() -> None:
    play = begin(Small(lambda: Rolls(0, NONE)), 2, {}, "dice")
    play.g.call(Picks(0, 1, 2))
    play.g.asked = None
    play.g.frames[1] = Rolls(0, NONE)
    play.choose(0, PICK.option(1))
    assert [line.kind for line in play.journal.lines[-2:]] == [CHOICE, LUCK]
    assert play.why_no_undo(0) == "chance"


@pytest.mark.parametrize(("digit", "reason"), [(1, "shown"), (2, "shown"), (3, "")])
def test_undo_never_crosses_a_reveal(digit: int, reason: str) -> None:
    """What was told to one seat bars it as well as what was shown to all."""
    play = begin(Small(lambda: Tells(0, 2, 3)), 2, {}, "shown")
    play.choose(0, PICK.option(digit))
    assert play.why_no_undo(0) == reason


class Careless(Picks):
    """Shows what comes out only if somebody listens, as no rule should; a 3 shows nothing."""

    def chosen(self, g: SmallState, pick: int) -> None:
        if PICK.first(pick) < 3 and g.telling:
            g.show("rolled", [2])
        self.left -= 1


def test_a_rule_that_shows_only_to_listeners_bars_undo_all_the_same() -> None:
    play = begin(Small(lambda: Careless(0, 3, 3)), 1, {}, "careless")
    question = advance(play.g)
    assert question is not None
    assert is_final(play.g, question, PICK.option(1))
    assert not is_final(play.g, question, PICK.option(3))
    play.choose(0, PICK.option(1))
    play.choose(0, PICK.option(3))
    play.undo(0)
    assert play.why_no_undo(0) == "shown", "the secret is out, whatever was taken back since"


def test_undo_is_over_when_the_match_is() -> None:
    play = begin(Small(lambda: Picks(0, 1, 2)), 2, {}, "over")
    play.choose(0, PICK.option(1))
    assert play.g.ended == 0
    assert play.why_no_undo(0) == "over"


def test_undo_works_from_any_snapshot() -> None:
    game = Small(lambda: Picks(0, 200, 5))
    play = begin(game, 2, {}, "long")
    digests = [digest(play.g)]
    for n in range(100):
        play.choose(0, PICK.option(1 + n % 5))
        digests.append(digest(play.g))
    for n in range(99, -1, -1):
        play.undo(0)
        assert digest(play.g) == digests[n]
    assert play.journal.lines == []


# going back by consent


def test_draw_numbers_are_never_used_again_after_a_cut() -> None:
    for secure in (False, True):
        play = begin(DUEL, 2, {}, "cut", is_secure=secure)
        luck = fast("cut")
        used: list[int] = []
        for _ in range(3):
            while play.g.ended < 0:
                play.choose(*pick(asks(play.g), luck))
            used += [
                line.number + i
                for line in play.journal.lines
                if line.kind == LUCK and line.number not in used
                for i in range(len(line.outcomes))
            ]
            play.cut(0)
        assert len(used) == len(set(used)) == play.g.chance.number
        while play.g.ended < 0:
            play.choose(*pick(asks(play.g), luck))
        assert digest(again(play, verify=True).g) == digest(play.g)


def test_a_cut_restores_the_point_and_keeps_the_luck_running() -> None:
    play = begin(DUEL, 2, {}, "back")
    luck = fast("back")
    play.choose(*pick(asks(play.g), luck))
    before = (digest(play.g), play.journal.text(), heard(play), play.g.chance.drawn)
    for _ in range(5):
        play.choose(*pick(asks(play.g), luck))
    play.cut(1)
    assert (digest(play.g), play.journal.text(), heard(play), play.g.chance.drawn) == before
    play.cut(7)
    assert len(play.steps) == 1, "there is nothing behind the last choice"


def test_a_check_is_written_every_now_and_then_and_at_the_end() -> None:
    play = begin(Small(lambda: Picks(0, 40, 5)), 2, {}, "check")
    for _ in range(40):
        play.choose(0, PICK.option(1))
    at = [n for n, line in enumerate(play.journal.lines) if line.kind == DIGEST]
    assert len(at) == 3
    assert play.journal.lines[-1].text == digest(play.g)


def test_the_options_of_a_header_say_which_seats_it_has() -> None:
    options = {"north": "house", "west": "person", "south": "absent"}
    play = finished(COURT, 2, "header", options)
    text = play.journal.text()
    assert "seats east=human west=human north=house\n" in text
    again = journal.replay(journal.parse(text, lambda id: COURT), verify=True)
    assert again.journal.text() == text
    for old, new, message in [
        ("north=house east", "north=auto east", "line 3: the seats of court are north west"),
        ("north=house east=auto", "north=person east=person",
         "line 4: court cannot be played so: too-many"),
        ("west=human", "west=house", "line 3: the seats of court are west north"),
        ("east=human west", "east=house west", "line 3: the seats of court are west north"),
        ("east=human west=human north=house", "north=house east=human west=human",
         "line 3: the seats of court are east west north"),
        ("west=human north=house", "west=house north=human", "line 3: 'house' cannot play west"),
    ]:  # fmt: skip
        assert old in text
        with pytest.raises(BadJournal, match=message) as refused:
            journal.parse(text.replace(old, new, 1), lambda id: COURT)
        assert (refused.value.misfit is not None) == ("cannot be played so" in message)
