"""What the terminal shows can be typed and fits on the screen: over whole matches of every game."""
# coverage: cites nothing

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from palatine.games import IDS, find
from palatine.kernel import flow, journal
from palatine.kernel.chance import fast
from palatine.match import Match
from palatine.terminal.choosing import Chooser, keys, letters
from palatine.terminal.session import Session
from palatine.words import LANGUAGES, words

ROWS, COLUMNS = 24, 80


def sit(game: str, seats: int, lang: str, seed: str) -> Session:
    """People on all seats of a fresh table, at a small screen."""
    rules = find(game)
    match = Match(journal.begin(rules, seats, {}, seed))
    players = ["human"] * seats + ["house"] * (rules.config(seats, {}).seats - seats)
    console = Console(file=io.StringIO(), width=COLUMNS, height=ROWS, highlight=False)
    return Session(match, players, words(game, lang), console)


def typed_back(session: Session, ask: flow.Ask, options: list[int]) -> Chooser:
    """Whatever is shown of these options means just what it stands for."""
    chooser = session.chooser(ask, options)
    lexicon = session.match.lexicon
    for option, text in zip(options, chooser.texts, strict=True):
        assert chooser.match(text) == [option], text
    for option in (options[0], options[-1]):
        assert chooser.match(lexicon.code(option)) == [option]
    if chooser.rows:
        for option in options:
            verb = lexicon.verb_of(option)
            things = zip(verb.kinds, verb.arguments(option), strict=True)
            named = " ".join(chooser.thing(kind, number) for kind, number in things)
            assert chooser.match(named) == [option], named
        return chooser
    keys = [line.key for line in chooser.lines]
    assert len(set(keys)) == len(keys)
    labels = [line.label for line in chooser.lines]
    for line in chooser.lines:
        assert chooser.match(line.key) == list(line.options), line
        assert chooser.match(line.label) == list(line.options), line
        if line.key.isdecimal() and any(re.search(r"\d", label) for label in labels):
            place = chooser.splitting_place
            assert all(chooser.own_number(o, place) == line.key for o in line.options), line
        if len(line.options) > 1:
            assert len(line.options) < len(options), f"{line} leads nowhere"
            typed_back(session, ask, list(line.options))
    return chooser


def height(session: Session, ask: flow.Ask, chooser: Chooser) -> int:
    """Lines of the question, its options, the commands and the prompt."""
    console = session.console
    assert isinstance(console.file, io.StringIO)
    console.file.seek(0)
    console.file.truncate()
    session.show_question(ask, chooser)
    lines = console.file.getvalue().splitlines()
    assert all(len(line) <= COLUMNS for line in lines)
    return len(lines) + 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", IDS)
def test_what_is_shown_can_be_typed_and_fits_on_the_screen(game: str, lang: str) -> None:
    """Texts, keys, codes and rows of names mean their options; 24 rows show the whole question.

    Looked at whenever a question comes with another number of options than before.
    """
    seats = find(game).seats[-1]
    session = sit(game, seats, lang, f"typing {game}")
    match = session.match
    luck = fast(f"typing {game}")
    known: set[tuple[str, int]] = set()
    while match.play.g.ended < 0:
        for ask in flow.asks(match.play.g):
            if (ask.key, ask.count) not in known:
                known.add((ask.key, ask.count))
                chooser = typed_back(session, ask, list(ask.options))
                assert height(session, ask, chooser) <= ROWS
        ask = flow.asks(match.play.g)[0]
        match.play.choose(ask.seat, ask.nth(luck.below(ask.count)))
    assert len(known) > 20
    assert session.speech.problems == {}


def test_names_of_several_words_are_understood() -> None:
    session = sit("crusader-rex", 2, "en", "names")
    ask = flow.asks(session.match.play.g)[0]
    lexicon = session.match.lexicon
    chooser = session.chooser(ask, list(ask.options))
    expected = [o for o in ask.options if lexicon.code(o).split()[1:2] == ["king_guy"]]
    assert expected
    for typed in ("king guy", "King G", "guy", "king_guy", "seat king guy"):
        assert chooser.match(typed) == expected, typed
    assert chooser.match("king guy acre") == [lexicon.option("seat king_guy acre")]
    assert chooser.match("king of nowhere") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_the_number_of_a_space(lang: str) -> None:
    """Typing 10 was the tenth option, which led to space 7."""
    session = sit("viscounts", 2, lang, "spaces")
    lexicon, speech = session.match.lexicon, session.speech
    spaces = lexicon.kinds["space"].names
    chooser = Chooser(lexicon, speech, [lexicon.option(f"move {space}") for space in spaces])
    for space in spaces:
        name = speech.name("space", space)
        assert chooser.match(name) == [lexicon.option(f"move {space}")]
        numbers = re.findall(r"\d+", name)
        for typed in [*numbers, *(f"{name.split()[0]} {number}" for number in numbers)]:
            assert chooser.match(typed) == [lexicon.option(f"move {space}")], typed
    lettered = [line.key for line in chooser.lines if not re.search(r"\d", line.label)]
    assert lettered == list("abcde")


def test_entries_are_counted_only_where_nothing_has_a_number() -> None:
    assert keys(["", ""], ["red", "blue"]) == ["1", "2"]
    assert keys(["", ""], ["take 1 ink", "take 1 gold"]) == ["a", "b"]
    assert keys(["4", "", "7", ""], ["IV", "court", "VII", "none"]) == ["4", "a", "7", "b"]
    assert keys(["1", "1"], ["tier 1, east", "tier 1, west"]) == ["a", "b"]
    many = [letters(n) for n in range(500)]
    assert len(set(many)) == 500
    assert not {"u", "h", "s", "l", "q"} & set(many)


def script(session: Session, *lines: str) -> list[str]:
    """Types these lines, then leaves; returns the prompts."""
    waiting = list(lines)
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    session.read = read
    session.play()
    return prompts


def test_done_says_first_what_it_gives_up() -> None:
    session = sit("crusader-rex", 2, "en", "done")
    prompts = script(session, "", "done", "n", "done, done", "n")
    assert [prompt for prompt in prompts if "given up" in prompt] == [prompts[2], prompts[4]]
    assert session.match.choices == 0
    prompts = script(session, "done", "y")
    assert session.match.choices == 1


def test_an_option_with_commas_is_one_answer() -> None:
    session = sit("crusader-rex", 2, "en", "commas")
    lexicon = session.match.lexicon
    strikes = [lexicon.option(f"strike acre {part}") for part in ("castle", "field")]
    chooser = Chooser(lexicon, session.speech, strikes)
    ask = flow.Ask(0, "assassinate")
    assert "," in chooser.texts[1]
    session.queue = [part.strip() for part in f"{chooser.texts[1]}, done".split(",")]
    assert chooser.match(session.next_words(ask, chooser)) == strikes[1:]
    assert session.queue == ["done"]


def test_a_question_with_one_option_is_answered_where_nobody_else_waits() -> None:
    """Two at one keyboard would learn from the silence that the other has no choice."""
    two = sit("crusader-rex", 2, "en", "single")
    two.looking = 0
    assert two.answers_alone(0)
    assert not two.answers_alone(1)
    match = Match(journal.begin(find("crusader-rex"), 2, {}, "single"))
    session = Session(match, ["human", "random"], two.speech, two.console)
    luck = fast("single")

    def read(prompt: str) -> str:
        ask = next(ask for ask in flow.asks(match.play.g) if ask.seat == 0)
        if session.alone:
            raise EOFError
        assert ask.count > 1
        return "y" if "y/n" in prompt else match.lexicon.code(ask.nth(luck.below(ask.count)))

    session.read = read
    session.play()
    assert session.alone


def test_undo_goes_back_behind_what_was_answered_alone() -> None:
    match = Match(journal.begin(find("crusader-rex"), 2, {}, "behind"))
    console = Console(file=io.StringIO(), width=COLUMNS, height=ROWS, highlight=False)
    session = Session(match, ["human", "random"], words("crusader-rex", "en"), console)
    luck = fast("behind")
    went_behind = 0

    def read(prompt: str) -> str:
        nonlocal went_behind
        if went_behind or match.choices > 250:
            raise EOFError
        ask = flow.asks(match.play.g)[0]
        if "y/n" in prompt:
            return "y"
        last = match.choices - 1
        if last in session.alone and match.why_no_undo("franks") is None:
            assert session.undo(0)
            went_behind += 1
            assert match.choices <= last
            assert match.choices not in session.alone or match.why_no_undo("franks")
            return ""
        return match.lexicon.code(ask.nth(luck.below(ask.count)))

    session.read = read
    session.play()
    assert went_behind
