"""The table in the terminal: whole matches by script, every command, every drawing."""
# coverage: cites nothing

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import palatine
from palatine.games import IDS, find
from palatine.kernel import flow, journal
from palatine.kernel.chance import fast
from palatine.kernel.sight import seen_by
from palatine.match import Match
from palatine.sentences import capital
from palatine.terminal import carolus_magnus, tables
from palatine.terminal.board import View, board
from palatine.terminal.canvas import Canvas
from palatine.terminal.choosing import Chooser
from palatine.terminal.replay import Replay
from palatine.terminal.session import Session
from palatine.words import Speech, words
from tests.toys.duel import DUEL

GAME = "carolus-magnus"


# both seats by hand up to the first turn of Black, who then has R3 P1 B2 Y1 and disc 5
OPENING = ["red", "1", "5", "red c, blue c, green c"]


def script(lines: Iterable[str]) -> Callable[[str], str]:
    """A keyboard on which these lines are typed, one after the other."""
    waiting = iter(lines)

    def read(prompt: str) -> str:
        for line in waiting:
            return line
        raise EOFError

    return read


def screen(width: int = 100) -> Console:
    return Console(file=io.StringIO(), width=width, height=40, highlight=False)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def sit(
    lines: Iterable[str], players: str = "human,human", lang: str = "en", seed: int = 5
) -> tuple[Match, str]:
    """Plays the lines at a fresh table and returns the match and all that was printed."""
    seats = players.split(",")
    match = palatine.new(GAME, len(seats), seed)
    console = screen()
    Session(match, seats, words(GAME, lang), console, script(lines)).play()
    return match, printed(console)


def view(match: Match, lang: str = "en", width: int = 100) -> View:
    g = match.play.g
    ask = flow.advance(g)
    return View(seen_by(g, flow.NOBODY), match.lexicon, words(GAME, lang), ask, [], width)


@dataclass(frozen=True)
class Pictured(View):
    """A view without a state: all it has is what a browser would get."""

    sent: str = ""

    @cached_property
    def picture(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.sent)
        return found

    @property
    def is_over(self) -> bool:
        return False


def drawn(match: Match, lang: str = "en", width: int = 100) -> str:
    console = screen(width)
    console.print(carolus_magnus.draw(view(match, lang, width)))
    return printed(console)


def random_match(seats: int, choices: int, until: str = "") -> Match:
    match = palatine.new(GAME, seats, 3)
    luck = fast("choices")
    while match.ask and (match.choices < choices or (until and match.ask.key != until)):
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    return match


# whole matches


class Player:
    """Types what is right: the code, the number of a list, or the names of things."""

    def __init__(self, lang: str) -> None:
        self.luck = fast("typing")
        self.lang = lang
        self.session: Session | None = None
        self.lines = 0

    def read(self, prompt: str) -> str:
        assert self.session is not None
        match = self.session.match
        ask = flow.advance(match.play.g)
        if ask is None:
            return ""
        self.lines += 1
        option = ask.nth(self.luck.below(ask.count))
        chooser = Chooser(match.lexicon, words(GAME, self.lang), list(ask.options))
        line = next(line for line in chooser.lines if option in line.options)
        if not chooser.rows and len(line.options) == 1 and self.luck.below(2):
            return line.key
        if self.luck.below(2):
            return match.lexicon.code(option)
        verb = match.lexicon.verb_of(option)
        things = zip(verb.kinds, verb.arguments(option), strict=True)
        return " ".join(chooser.thing(kind, number) for kind, number in things)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    "players", ["human,human", "human,random", "random,human,greedy", "human,random,human,random"]
)
def test_a_whole_match_is_played_at_the_keyboard(players: str, lang: str) -> None:
    """Every answer typed in one of the ways that people have; none is misunderstood."""
    seats = players.split(",")
    match = palatine.new(GAME, len(seats), 11)
    player = Player(lang)
    console = screen()
    session = Session(match, seats, words(GAME, lang), console, player.read)
    player.session = session
    session.play()
    assert match.result is not None
    text = printed(console)
    own = [step for step in match.play.steps if step.seat in session.people]
    assert len(own) == player.lines, "an answer was not taken at once"
    reason = words(GAME, lang).end(match.result.reason)
    assert reason in text
    assert words(GAME, lang).problems == {}


def test_a_game_with_secrets_and_without_words_can_be_played_at_once() -> None:
    """Tables for a board, ids for words; the keyboard is handed over behind a curtain."""
    match = Match(journal.begin(DUEL, 2, {}, "duel"))
    luck = fast("duel")
    prompts = []
    console = screen()

    def read(prompt: str) -> str:
        prompts.append(prompt)
        ask = flow.advance(match.play.g)
        if ask is None or "Enter" in prompt:
            return ""
        seat = next(s for s in match.seats if prompt.startswith(f"duel-seat-{s}"))
        own = next(a for a in match.asks if a.seat == seat)
        return own.options[luck.below(len(own.options))]

    session = Session(match, ["human", "human"], Speech("duel", "en"), console, read)
    session.play()
    assert match.result is not None
    curtains = [prompt for prompt in prompts if "nobody else is looking" in prompt]
    assert len(curtains) >= 4
    assert "hidden" in printed(console)
    session.rules("", flow.Ask(0, next(iter(match.lexicon.questions))))
    assert "No rule" in printed(console)


def test_bots_alone_are_watched_turn_by_turn() -> None:
    match, text = sit([""] * 500, "random,random")
    assert match.result is not None
    assert text.count("Round 1 ") > 1
    match, text = sit(["", "", "q"], "random,random")
    assert match.result is None


def test_a_bot_does_not_play_the_same_way_at_every_table() -> None:
    matches = [palatine.new(GAME, 2, seed) for seed in ("a", "b")]
    sessions = [
        Session(m, ["random", "human"], words(GAME, "en"), screen(), script([])) for m in matches
    ]
    ask = flow.Ask(0, "lay-disc")
    for option in range(100):
        ask.offer(option)
    picks = [[s.bots[0].pick(None, 0, ask) for _ in range(5)] for s in sessions]
    assert picks[0] != picks[1]


# answers


def test_a_thing_may_be_named_first_and_its_place_later() -> None:
    match, text = sit([*OPENING, "b", "court"])
    assert "blue" in text
    assert match.picture("black")["court"]["black"] == {"blue": 1}


def test_several_answers_may_be_typed_at_once() -> None:
    match, _ = sit([*OPENING, "red c, red court, blue 9"])
    assert match.picture("black")["court"]["black"] == {"red": 2}
    assert match.picture("black")["cubes"]["t9"]["blue"] == 1


def test_a_wrong_answer_refuses_the_whole_line() -> None:
    match, text = sit([*OPENING, "blue c", "red c, mauve c, red c"])
    assert "“mauve c” is not among the options" in text
    assert match.picture("black")["court"]["black"] == {"blue": 1}


def test_answers_of_one_line_are_taken_back_together() -> None:
    match, _ = sit([*OPENING, "blue c", "red c, red court", "u"])
    assert match.picture("black")["court"]["black"] == {"blue": 1}


def test_what_is_typed_behind_the_end_of_a_turn_is_dropped_and_told() -> None:
    """The last paladin is followed by the Emperor; then the other seat is asked."""
    match, text = sit([*OPENING, "red c, red court, blue 9, 1, red c, 7"])
    assert "revealed or someone else is to answer: “red c, 7”" in text
    assert "seat/white" not in text
    asked = match.ask
    assert asked is not None
    assert asked.seat == "white"


def test_a_command_may_stand_behind_answers() -> None:
    match, _ = sit([*OPENING, "blue c", "red c, red court, u"])
    assert match.picture("black")["court"]["black"] == {"blue": 1}


def test_roman_numerals_and_russian_names_are_understood() -> None:
    match, _ = sit([*OPENING, "красный двор, СИНИЙ ix, жёлтый VIII"], lang="ru")
    cubes = match.picture("black")["cubes"]
    assert cubes["t9"]["blue"] == 1
    assert cubes["t8"]["yellow"] == 1


def test_what_fits_several_asks_on_and_what_fits_all_wants_more() -> None:
    match = random_match(2, 0, "play-paladin")
    ask = flow.advance(match.play.g)
    assert ask is not None
    chooser = Chooser(match.lexicon, words(GAME, "en"), list(ask.options))
    narrowed = chooser.match("t1")
    assert narrowed == []  # a place without a colour
    first = match.lexicon.code(ask.options[0]).split()[1]
    narrowed = chooser.match(first)
    assert len(narrowed) == 16
    assert chooser.match(f"{first} 1") == [match.lexicon.option(f"place {first} t1")]
    again = Chooser(match.lexicon, words(GAME, "en"), narrowed)
    assert again.match("11") == [match.lexicon.option(f"place {first} t11")]
    assert again.match("a") == [match.lexicon.option(f"place {first} court")]
    _, text = sit([*OPENING, "place"])
    assert "That fits all of them" in text


def test_discs_and_steps_are_called_by_their_own_numbers() -> None:
    match = random_match(2, 0, "lay-disc")
    g = match.play.g
    ask = flow.advance(g)
    assert ask is not None
    keys = [line.key for line in Chooser(match.lexicon, words(GAME, "en"), ask.options).lines]
    assert keys == [match.lexicon.code(option).split()[1] for option in ask.options]


# commands


def test_undo_takes_back_what_nobody_learned_from() -> None:
    match, _ = sit([*OPENING, "red c", "u", "blue c"])
    assert match.picture("black")["court"]["black"] == {"blue": 1}


def test_undo_says_why_where_it_is_not_possible() -> None:
    _, text = sit(["u"])
    assert "You have nothing to take back" in text
    session = Session(
        palatine.new(GAME), ["human", "human"], words(GAME, "en"), screen(), script([])
    )
    session.match = random_match(2, 30)
    reasons = set()
    luck = fast("undo")
    while session.match.ask:
        ask = session.match.ask
        reason = session.match.why_no_undo(ask.seat)
        if reason is not None and reason not in reasons:
            reasons.add(reason)
            before = session.match.choices
            assert not session.undo(session.match.seat_number(ask.seat))
            assert session.match.choices == before
        session.match.choose(ask.options[luck.below(len(ask.options))])
    assert {"nothing", "chance"} <= reasons
    assert "No undo: luck has been drawn since then" in printed(session.console)


def test_a_hint_names_the_best_three_with_their_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palatine.terminal.session.HINT_MS", 40)
    _, text = sit(["red", "h"])
    shown = [line for line in text.splitlines() if "%" in line]
    assert len(shown) == 3
    assert all("Lay disc" in line for line in shown)


def test_rules_are_shown_for_the_question_or_by_id() -> None:
    _, text = sit(["?", "? cm-emp-1", "? CM-CAS", "? XX-9"])
    assert "CM-SUP-1" in text
    assert "Move the Emperor clockwise by at least 1 step" in text
    assert "CM-CAS-1" in text
    assert "CM-CAS-4" in text
    assert "No rule is called “XX-9”" in text
    assert "Advice: CM-ADV-1 … CM-ADV-7" in text


def test_why_tells_the_rule_or_what_would_happen() -> None:
    lines = [*OPENING[:2], "why 1", *OPENING[2:], "why green court", "why", "why zzz"]
    _, text = sit([*lines, "r c, r c, b 9", "why 1"])
    assert "Lay disc 1: not possible now" in text
    assert "another player has already laid this round" in text
    assert "Play green to your court: not possible now" in text
    assert "Why what? Name an option" in text
    assert "Move the Emperor one step: you can choose this now" in text


def test_a_match_is_saved_and_can_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = ["red", "s mine.journal", "5", "s", "s no/such/folder"]
    match, text = sit(lines, "human,random")
    assert "Saved: mine.journal" in text
    assert "Cannot write no/such/folder" in text
    saved = palatine.load((tmp_path / "carolus-magnus.journal").read_text("utf-8"))
    assert saved.digest() == match.digest()
    assert saved.play.journal.players == ["human", "random"]


def test_leaving_asks_before_anything_is_lost(tmp_path: Path) -> None:
    match, _ = sit(["red", "q", "n", "1"])
    assert match.choices == 2
    match, _ = sit(["red", "q", "y", "1"])
    assert match.choices == 1
    path = str(tmp_path / "x")
    _, text = sit([f"s {path}", "q", "5"])
    assert "Leave" not in text


def test_ctrl_c_asks_before_anything_is_lost() -> None:
    match = palatine.new(GAME, 2, 5)
    answers = iter(["red", None, "n", "1", None, None])

    def read(prompt: str) -> str:
        answer = next(answers)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    Session(match, ["human", "human"], words(GAME, "en"), screen(), read).play()
    assert match.choices == 2
    assert list(answers) == []


def test_commands_have_words_in_the_language_of_the_table() -> None:
    _, text = sit(["летопись", "почему 1", "отмена"], lang="ru")
    assert "Начинают" in text
    assert "Вам нечего отменять" in text
    session = Session(
        palatine.new(GAME), ["human", "human"], words(GAME, "ru"), screen(), script([])
    )
    assert session.command("лет") == "log"
    assert session.command("ле") == ""
    assert session.command("undo") == "undo"


def test_the_log_is_the_whole_chronicle() -> None:
    match, text = sit(["red", "l"])
    chronicle = match.log("black", "en")
    assert all(line in text for line in chronicle)


def test_forced_answers_are_told() -> None:
    """With disc 1 there is only one step: the kernel answers, the chronicle tells it."""
    match, text = sit(OPENING)
    told = [fact for fact in match.facts("black") if fact.forced]
    assert [fact.key for fact in told][:1] == ["moved"]
    for fact in told:
        assert words(GAME, "en").fact(match.lexicon, fact) in text


# drawings


def test_the_ring_shows_everything_that_lies_on_the_table() -> None:
    match = random_match(2, 60)
    text = drawn(match)
    picture = match.picture("observer")
    rows = text.splitlines()
    assert len(rows) == 21
    assert max(len(row) for row in rows) == carolus_magnus.WIDTH <= 100
    for name in picture["segments"]:
        assert words(GAME, "en").name("territory", name) in text
    assert "♛ Emperor" in text
    assert f"Round {picture['round']}" in text
    for side in ("black", "white"):
        assert f"♜{picture['stock'].get(side, 0)}" in text


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_moment_of_a_match_can_be_drawn(seats: int, lang: str) -> None:
    match = palatine.new(GAME, seats, 9)
    luck = fast(f"drawing {seats}")
    while match.ask:
        text = drawn(match, lang)
        for row in text.splitlines():
            assert len(row) <= carolus_magnus.WIDTH
        for _ in range(11):
            if match.ask:
                match.choose(match.ask.options[luck.below(len(match.ask.options))])
    assert "♛" in drawn(match, lang)
    assert words(GAME, lang).problems == {}


def test_joined_territories_stay_where_their_parts_were() -> None:
    match = random_match(2, 200)
    picture = match.picture("observer")
    names = match.lexicon.kinds["territory"].names
    home = carolus_magnus.homes(picture, names)
    assert len(home) == 15
    assert all(home)
    for name, length in picture["segments"].items():
        assert home.count(name) == length
    assert any(length > 1 for length in picture["segments"].values())
    assert "┊" in drawn(match) or "┄" in drawn(match)


def test_the_emperors_way_is_shown_while_he_is_to_be_moved() -> None:
    match = random_match(2, 0, "move-emperor")
    assert match.ask is not None
    steps = len(match.ask.options)
    text = drawn(match)
    assert "▸ one step" in text
    assert f"▸ {steps} steps" in text
    assert f"▸ {steps + 1} steps" not in text


def test_a_narrow_screen_gets_lists() -> None:
    match = random_match(2, 40)
    text = drawn(match, width=70)
    assert max(len(row) for row in text.splitlines()) <= 70
    assert "┌" not in text
    assert "♛ Emperor" in text


def test_colours_have_letters_besides() -> None:
    """Nothing is told by colour alone: without colours the same text is printed."""
    match = random_match(2, 60)
    plain = io.StringIO()
    coloured = io.StringIO()
    drawing = carolus_magnus.draw(view(match))
    Console(file=plain, width=100, no_color=True).print(drawing)
    Console(file=coloured, width=100, force_terminal=True, color_system="truecolor").print(drawing)
    assert "\x1b[" in coloured.getvalue()
    assert Text.from_ansi(coloured.getvalue()).plain.rstrip() == plain.getvalue().rstrip()


def test_any_game_can_be_shown_as_tables() -> None:
    match = random_match(3, 60)
    console = screen()
    console.print(tables.draw(view(match)))
    text = printed(console)
    picture = match.picture("observer")
    assert "segments" in text
    assert "red" in text
    assert "Black" in text
    for name in picture["segments"]:
        assert words(GAME, "en").name("territory", name) in text


def test_a_game_without_a_drawing_gets_the_tables() -> None:
    assert board(DUEL) is tables
    assert board(find(GAME)) is carolus_magnus


def test_only_games_with_secrets_need_a_curtain() -> None:
    assert DUEL.has_secrets()
    assert not find(GAME).has_secrets()


def test_lines_meet_in_corners() -> None:
    canvas = Canvas(5, 3)
    canvas.across(0, 0, 4)
    canvas.across(2, 0, 4)
    canvas.down(0, 0, 2)
    canvas.down(2, 0, 2, dotted=True)
    canvas.down(4, 0, 2)
    canvas.put(1, 1, "abc", width=1)
    assert canvas.text("").plain == "┌─┬─┐\n│a┊ │\n└─┴─┘"


# looking back


def look(match: Match, lines: Iterable[str], lang: str = "en") -> str:
    console = screen()
    Replay(match, flow.NOBODY, words(GAME, lang), console, script(lines)).look()
    return printed(console)


def test_a_replay_goes_on_back_and_anywhere() -> None:
    match = random_match(2, 10_000)
    text = look(match, ["", "", "b", "40", "b3", "t", "e", "999", "x", "q"])
    last = match.choices
    shown = [line.split()[1] for line in text.splitlines() if line.startswith("choice ")]
    assert shown[:6] == ["0", "1", "2", "1", "40", "37"]
    assert int(shown[6]) > 37
    assert shown[7:] == [str(last)] * 3
    assert match.result is not None
    assert words(GAME, "en").end(match.result.reason) in text


def test_a_replay_shows_the_position_of_then() -> None:
    match = palatine.new(GAME, 2, 3)
    luck = fast("then")
    pictures = []
    for _ in range(12):
        assert match.ask is not None
        pictures.append(drawn(match))
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    for at, picture in enumerate(pictures):
        replay = Replay(match, flow.NOBODY, words(GAME, "en"), screen(), script([]))
        replay.show(at)
        # news are marked by dots, which a fresh drawing has not
        assert printed(replay.console).replace("•", " ").startswith(picture.rstrip())


def test_a_replay_tells_every_choice_in_words() -> None:
    match = random_match(3, 20)
    for at in range(1, 21):
        text = look(match, [str(at), "q"], "ru")
        assert f"выбор {at} из 20" in text
    assert words(GAME, "ru").problems == {}


@pytest.mark.parametrize("id", IDS)
def test_a_board_draws_from_the_picture_and_not_from_the_state(id: str) -> None:
    game = find(id)
    match = Match(journal.begin(game, game.seats[0], {}, "picture"))
    luck = fast("picture")
    while match.ask and match.choices < 40:
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    ask = flow.asks(match.play.g)[0]
    whole = View(seen_by(match.play.g, 0), match.lexicon, words(id, "en"), ask, [], 100, 0)
    nothing: Any = None
    bare = Pictured(
        nothing, match.lexicon, words(id, "en"), ask, [], 100, 0, json.dumps(whole.picture)
    )
    texts = []
    for view in (whole, bare):
        console = screen()
        console.print(board(game).draw(view))
        texts.append(printed(console))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("id", IDS)
def test_a_board_lists_the_seats_in_the_turn_order_of_the_picture(id: str) -> None:
    game = find(id)
    match = Match(journal.begin(game, game.seats[-1], {}, "order"))
    while match.ask and match.ask.seat != match.seats[-1]:
        match.choose(match.ask.options[0])
    ask = flow.asks(match.play.g)[0]
    speech = words(id, "en")
    picture = View(seen_by(match.play.g, 0), match.lexicon, speech, ask, [], 60, 0).picture
    order = match.seats[::-1]  # from the seat that is asked
    sent = json.dumps({**picture, "turn_order": order})
    nothing: Any = None
    console = screen(60)
    console.print(board(game).draw(Pictured(nothing, match.lexicon, speech, ask, [], 60, 0, sent)))
    names = {capital(speech.name("seat", seat)): seat for seat in order}
    heads = re.findall(rf"(?m)^[▸ ](?:\S )?({'|'.join(names)})\b", printed(console))
    assert [names[head] for head in heads] == order
