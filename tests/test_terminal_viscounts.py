"""Viscounts in the terminal: what lies where is written there, and nothing that is hidden."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from palatine import cli
from palatine.games.viscounts import tables
from palatine.games.viscounts.automa_tables import SCHEME_IDS
from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.names import IN_DRAW, IN_HAND
from palatine.games.viscounts.scoring import total_of
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import TABLES
from palatine.kernel import flow, journal
from palatine.kernel.chance import fast
from palatine.kernel.data import count_sources
from palatine.kernel.facts import Fact
from palatine.kernel.sight import seen_by
from palatine.match import Match
from palatine.terminal import board, viscounts
from palatine.terminal.board import View
from palatine.terminal.session import Session
from palatine.words import LANGUAGES, words
from tests.games.viscounts.table import Table
from tests.keyboard import Typist

ID = "viscounts"
WIDTH = 100


def printed(match: Match, seat: int, lang: str = "en", width: int = WIDTH) -> str:
    asks = flow.asks(match.play.g)
    own = next((ask for ask in asks if ask.seat == seat), None)
    seen = seen_by(match.play.g, seat)
    view = View(seen, match.lexicon, words(ID, lang), own, [], width)
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(viscounts.draw(view))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def flat(text: str) -> str:
    """Without the breaks of its lines."""
    return " ".join(text.split())


def board_of(text: str, letter: str) -> str:
    """What is written of a seat: from the line with its letter to the next board."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if line[1:3] == f"{letter} ")
    end = next(
        (i for i in range(start + 1, len(lines)) if lines[i][0] != " " or lines[i][1] != " "),
        len(lines),
    )
    return flat("\n".join(lines[start:end]))


def segment_of(text: str, name: str) -> str:
    """The lines of one segment, from its name to the next one."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(name))
    end = next(i for i in range(start + 1, len(lines)) if not lines[i].startswith(" "))
    return flat("\n".join(lines[start:end]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_can_be_drawn_and_keeps_the_secrets(seats: int, lang: str) -> None:
    """From every seat and from outside: what others hold and what they will draw has no name."""
    match = Match(journal.begin(GAME, seats, {}, "drawing"))
    luck = fast("drawing")
    speech = words(ID, lang)
    hidden = 0
    while match.ask:
        g = match.play.g
        assert isinstance(g, Viscounts)
        for seat in (*range(seats), flow.NOBODY):
            text = printed(match, seat, lang)
            assert max(len(row) for row in text.splitlines()) <= WIDTH
            for other in range(seats):
                secret = [*g.cards_in(other, IN_HAND), *g.cards_in(other, IN_DRAW)]
                shown = board_of(
                    text, speech.name("seat", GAME.config(4, {}).seat_names[other])[0].upper()
                )
                for card in secret:
                    name = speech.name("townsfolk", tables.CARD_IDS[card])
                    if tables.GROUPS[card] != "starter" and other != seat:
                        hidden += 1
                        assert name not in shown
                    elif other == seat:
                        assert name in shown
        for _ in range(67):
            if match.ask:
                match.choose(match.ask.options[luck.below(len(match.ask.options))])
    assert hidden
    assert printed(match, 0, lang)
    assert speech.problems == {}


def test_a_segment_tells_paths_piles_castle_sites_and_links() -> None:
    t = Table(
        people=2,
        ring="ecabd",
        offset=2,
        red=dict(at="b_left", slots=["ws1"], sites=["b_l1"]),
        blue=dict(at="b_inner", slots=["ws1"], sites=["b_l2"]),
        top={"b": "acolyte"},
    )
    g = t.match.play.g
    assert isinstance(g, Viscounts)
    section = g.section_at[1]
    g.tier1[section], g.tier2[tables.SECTIONS + section] = 2, 1
    hills = segment_of(printed(t.match, 0), "Hills")
    assert "inner path ♞B" in hills
    assert f"castle {words(ID, 'en').name('effect', 'flip_either_1', 'short')}" in hills
    assert "tier 1 R2 · tier 2 B1" in hills
    assert "Acolyte 3 MC ↓flip ⌜discard" in hills
    assert "3 ♞R 1M→+1 silver │ L1 [R workshop] L2 [B workshop] ┄L1–L2 +2 silver ✓" in hills
    assert "4 2M→+1 stone │ R1 hire R2 destroy" in hills


def test_segments_stand_in_the_order_of_the_ring() -> None:
    text = printed(Table(people=2, ring="ecabd").match, 0)
    names = [row.split()[0] for row in text.splitlines() if " inner path" in row[:24]]
    assert names == ["Mountains", "Forest", "Coast", "Hills", "Bay"]


def test_a_board_tells_row_goods_track_slots_and_manuscripts() -> None:
    t = Table(
        people=2,
        red=dict(silver=3, ink=2, unpaid=1, slots=["ws3", "gh1"], sites=["a_l1", "b_l1"]),
        blue=dict(board=["acolyte", None, "start_thief"]),
    )
    g = t.match.play.g
    assert isinstance(g, Viscounts)
    g.scribe[tables.MANUSCRIPT_IDS.index("black_3_resource")] = 0
    g.corruption[0] = g.virtue[0] = 4
    text = printed(t.match, 0)
    red, blue = board_of(text, "R"), board_of(text, "B")
    assert "silver 3 · ink 2 · gold 0 · stone 0 · unpaid debts 1" in red
    assert "guildhall ×1 (builder) · workshop ×1 (hand limit +1)" in red
    assert "track ···◨··· 4–4" in red
    assert "black 3 (resource)†" in red
    assert "hand 0 of 4 · draw pile 5 (" in red
    assert "row: Acolyte 3 MC ↓flip ⌜discard › – › Thief 1 X ↓+1 debt, +1 silver" in blue
    assert "icons M1 B1 N1 C2 X1" in blue  # VW-CRD-06: the start icons of the empty middle space


def test_options_are_marked_and_their_cards_explained() -> None:
    match = Match(journal.begin(GAME, 2, {}, "marks"))
    luck = fast("marks")
    speech = words(ID, "en")
    wanted = {"pair", "play", "move", "hire", "site"}
    while match.ask and wanted:
        verbs = {code.split()[0] for code in match.ask.options}
        if verbs & wanted:
            wanted -= verbs
            text = flat(printed(match, GAME.config(2, {}).seat_names.index(match.ask.seat)))
            for code in match.ask.options:
                verb, *things = code.split()
                if verb == "pair":
                    assert f"▸Card {things[0]}" in text
                elif verb in ("play", "hire", "dismiss"):
                    assert f"▸{speech.name('townsfolk', things[0])} " in text
                    assert speech.name("townsfolk", things[0], "about") in text
                elif verb == "site":
                    assert f"▸{speech.name('site', things[0]).rpartition(' ')[2]} " in text
                elif verb == "move":
                    space = tables.SPACE_NUMBER[tables.SPACE_IDS.index(things[0])]
                    assert "▸inner path" in text if space < 0 else f"▸{space:>2} " in text
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    assert wanted == set()


def test_every_reconstruction_has_its_mark() -> None:
    """Of manuscripts, printed townsfolk, player cards, schemes, Automa boards and the sides."""
    view = View(
        seen_by(Table(people=1).match.play.g, 0),
        GAME.lexicon(GAME.config(1, {})),
        words(ID, "en"),
        None,
        [],
        WIDTH,
    )
    sheet = viscounts.Sheet(view, view.picture, set())
    counts = count_sources(GAME.tables)
    shown = {
        "manuscripts": [
            sheet.script(id).plain for id in tables.MANUSCRIPT_IDS[: tables.MANUSCRIPTS]
        ],
        "printed_townsfolk": [
            sheet.folk(id).plain for id in tables.CARD_IDS[tables.OWNABLE :]
        ],
        "schemes": [sheet.scheme(id).plain for id in SCHEME_IDS],
    }  # fmt: skip
    for table, texts in shown.items():
        records = GAME.tables[table].records
        marked = [n for n, text in enumerate(texts) if viscounts.QUILL in text]
        assert set(marked) >= {
            n for n, record in enumerate(records) if record.source == "reconstruction"
        }
        assert len(marked) >= counts[table]["reconstruction"] > 0
        partly = [n for n, record in enumerate(records) if record.values.get("reconstructed")]
        assert len(marked) == len(
            {*partly, *(n for n, r in enumerate(records) if r.source == "reconstruction")}
        )
    assert "four sites†" in printed(Table(people=1).match, 0)
    for number, row in enumerate(tables.CARD_ROWS):
        assert sheet.quill(row) == ("†" if row.source == "reconstruction" else ""), number + 1


@pytest.mark.parametrize("id", ["cleric", "builder", "noble", "card"])
def test_the_automa_shows_its_schemes(id: str) -> None:
    match = Match(journal.begin(GAME, 1, {"automa_board": id}, "automa"))
    luck = fast("automa")
    while match.ask and (match.choices < 30 or match.ask.key != "play-card"):
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    g = match.play.g
    assert isinstance(g, Viscounts)
    for lang in LANGUAGES:
        speech = words(ID, lang)
        shown = board_of(printed(match, 0, lang), speech.name("seat", "automa")[0])
        mark = "" if id == "cleric" else "†"
        assert f"{speech.name('automa', id)}{mark} ·" in shown
        for scheme in g.schemes:
            name = GAME.words.kinds["scheme"].names[scheme]
            assert speech.name("scheme", name, "short") in shown
        left = GAME.words.kinds["scheme"].names[g.schemes[0]]
        assert speech.name("scheme", left, "about") in shown


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    match = Match(journal.begin(GAME, 4, {}, "narrow"))
    luck = fast("narrow")
    while match.ask and match.choices < 250:
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    text = printed(match, 0, lang, width)
    assert max(len(row) for row in text.splitlines()) <= width
    assert flat(text).replace(" ", "") == flat(printed(match, 0, lang, 400)).replace(" ", "")


def test_nothing_is_told_by_colour_alone() -> None:
    match = Table(people=3).match
    view = View(seen_by(match.play.g, 0), match.lexicon, words(ID, "en"), None, [], WIDTH)
    drawing = viscounts.draw(view)
    plain, coloured = io.StringIO(), io.StringIO()
    Console(file=plain, width=WIDTH, no_color=True).print(drawing)
    Console(file=coloured, width=WIDTH, force_terminal=True, color_system="truecolor").print(
        drawing
    )
    assert "\x1b[" in coloured.getvalue()
    assert Text.from_ansi(coloured.getvalue()).plain.rstrip() == plain.getvalue().rstrip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_are_coloured_in_sentences(lang: str) -> None:
    speech = words(ID, lang)
    text = Text(speech.fact(GAME.lexicon(GAME.config(2, {})), Fact("met", [0, 1], -1, False)))
    viscounts.paint(text, speech)
    inks = {str(span.style) for span in text.spans}
    assert inks == {viscounts.INKS["red"], viscounts.INKS["blue"]}


def test_the_game_has_its_own_drawing() -> None:
    assert board.board(GAME) is viscounts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_rounds_are_played_at_the_keyboard(seats: int, lang: str) -> None:
    """Against the Automa or a bot, every answer as a code or by its number."""
    match = Match(journal.begin(GAME, seats, {}, "keyboard"))
    g = match.play.g
    assert isinstance(g, Viscounts)
    typist = Typist(match, lang, lambda: g.round > 4)
    typist.play(["human", "house"] if seats == 1 else ["human", "random"], WIDTH)
    assert typist.typed > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_without_a_note_are_listed_among_those_that_have_one(lang: str) -> None:
    """Trade tells what it needs, declining tells nothing; both can be chosen."""
    match = Table(people=2, red=dict(board=["start_trader", None, None])).match
    console = Console(file=io.StringIO(), width=WIDTH, height=50, highlight=False)
    speech = words(ID, lang)
    ask = flow.asks(match.play.g)[0]
    session = Session(match, ["human", "random"], speech, console, input)
    console.print(session.option_list(ask, session.chooser(ask, list(ask.options))))
    assert isinstance(console.file, io.StringIO)
    rows = [flat(row) for row in console.file.getvalue().splitlines()]
    trade, decline = speech.own("option-trade"), speech.own("option-pass")
    assert any(row.startswith(f"1 {trade} ") for row in rows)
    assert f"{len(rows)} {decline}" in rows


def test_one_person_plays_against_the_automa(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the command line a single seat is a solo game: the rules play the second one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("s solo.journal\nq\ny\n"))
    assert cli.run(["play", ID, "--seats", "1", "--seed", "3", "--lang", "en"]) == 0
    saved = (tmp_path / "solo.journal").read_text("utf-8")
    assert "seats red=human automa=house" in saved
    assert "Cleric Automa" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(lang: str) -> None:
    """Future schemes stand in quotation marks, and English has no guillemets."""
    match = Match(journal.begin(GAME, 1, {}, "quotes"))
    g = match.play.g
    assert isinstance(g, Viscounts)
    g.schemes[0] = next(
        n for n, row in enumerate(TABLES["schemes"].records) if row.text("deck") == "future"
    )
    shown = board_of(printed(match, 0, lang), words(ID, lang).name("seat", "automa")[0])
    assert ("“" in shown) == (lang == "en")
    assert ("«" in shown) == (lang == "ru")


def test_english_texts_have_no_guillemets() -> None:
    """Also not in the rules references and in what the browser says."""
    root = Path(__file__).parents[1]
    places = [
        *(root / "src" / "palatine" / "locale" / "en").rglob("*.ftl"),
        *(root / "src" / "palatine" / "rules").glob("*.en.md"),
        *(root / "web" / "src" / "games").glob("*/en.ftl"),
    ]
    assert len(places) >= 10
    assert [path.name for path in places if re.search("[«»„]", path.read_text("utf-8"))] == []


@pytest.mark.parametrize("seats", [1, 3])
def test_the_end_counts_points_by_category(seats: int) -> None:
    """VW-SCO-01 to VW-SCO-06: each category with a column for every seat, and the sum."""
    match = Match(journal.begin(GAME, seats, {}, "tally"))
    luck = fast("tally")
    assert "in all" not in printed(match, 0)
    while match.ask:
        options = flow.asks(match.play.g)[0].options
        match.play.choose(flow.asks(match.play.g)[0].seat, options[luck.below(len(options))])
    g = match.play.g
    assert isinstance(g, Viscounts)
    lines = printed(match, flow.NOBODY).splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("Points"))
    table = [line.split() for line in lines[start + 1 :] if line]
    assert table[-1] == ["in", "all", *[str(total_of(g, seat)) for seat in range(g.seats)]]
    for n in range(g.seats):
        column = [row[len(row) - g.seats + n] for row in table]
        assert sum(int(number) for number in column[:-1] if number != "–") == int(column[-1])


def test_the_automas_turn_is_told_in_full() -> None:
    """However small the screen is: every line of it, so that it can be checked."""
    match = Match(journal.begin(GAME, 1, {}, "told"))
    output = io.StringIO()
    console = Console(file=output, width=WIDTH, height=30, highlight=False)
    typist = Typist(match, "en", lambda: match.choices >= 30)
    typist.sit(["human", "house"], console)
    shown = flat(output.getvalue())
    lines = [flat(typist.words.fact(match.lexicon, fact)) for fact in match.facts("red")]
    told = [line for line in lines if line.startswith("The Automa")]
    assert len(told) > 20
    assert [line for line in told if f"• {line}" not in shown] == []
