"""Crusader Rex in the terminal: the map is the map, nothing hidden is drawn, all can be played."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console
from rich.text import Text

from palatine.games.crusader_rex import tables
from palatine.games.crusader_rex.fight import Fight
from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.state import Crusade
from palatine.kernel import flow, journal
from palatine.kernel.chance import fast
from palatine.kernel.facts import Fact
from palatine.kernel.lexicon import HIDDEN, NONE
from palatine.kernel.sight import Seen, seen_by
from palatine.match import Match
from palatine.terminal import board, crusader_rex
from palatine.terminal.board import View
from palatine.terminal.choosing import Chooser
from palatine.terminal.crusader_rex import PLACES, ROADS_DRAWN, ROOM, ROOMS, WIDTH
from palatine.words import LANGUAGES, words
from tests.helpers import frame_of
from tests.keyboard import Typist

ID = "crusader-rex"
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
# the two ends of every piece of a road; major roads are double
MAJOR = {"═": (LEFT, RIGHT), "║": (UP, DOWN), "╔": (RIGHT, DOWN), "╗": (LEFT, DOWN),
         "╚": (RIGHT, UP), "╝": (LEFT, UP)}  # fmt: skip
MINOR = {"─": (LEFT, RIGHT), "│": (UP, DOWN), "┌": (RIGHT, DOWN), "┐": (LEFT, DOWN),
         "└": (RIGHT, UP), "┘": (LEFT, UP)}  # fmt: skip


def block(id: str) -> int:
    return tables.BLOCK_IDS.index(id)


def town(id: str) -> int:
    return tables.TOWN_IDS.index(id)


def match_at(choices: int, seed: str = "rex", until: str = "") -> Match:
    """A random match after so many choices, or at the next question of that kind."""
    match = Match(journal.begin(GAME, 2, {}, seed))
    luck = fast(seed)
    while match.ask and (match.choices < choices or (until and match.ask.key != until)):
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    return match


def view(g: Seen, lang: str = "en", width: int = WIDTH, ask: flow.Ask | None = None) -> View:
    return View(g, GAME.lexicon(GAME.config(2, {})), words(ID, lang), ask, [], width)


def printed(view: View) -> str:
    console = Console(file=io.StringIO(), width=view.width, highlight=False)
    console.print(crusader_rex.draw(view))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(match: Match, seat: int, lang: str = "en", width: int = WIDTH) -> str:
    asks = flow.asks(match.play.g)
    own = next((ask for ask in asks if ask.seat == seat), None)
    return printed(view(seen_by(match.play.g, seat), lang, width, own))


def cell(text: str, id: str) -> tuple[str, str]:
    """What is written of a town on the map: sign and name, and the line below."""
    x, y = PLACES[id]
    rows = text.splitlines()
    top = next(i for i, row in enumerate(rows) if "Aleppo" in row)
    room = ROOMS.get(id, ROOM)
    lines = (rows[top + y][x : x + room], rows[top + y + 1][x : x + room])
    return lines[0].strip(" ═─"), lines[1].strip(" ═─")


def set_up(places: dict[str, str], castle: list[str] | None = None) -> Crusade:
    """A match in which only these blocks are on the map, the rest in the pool."""
    g = GAME.start(GAME.config(2, {}), fast("set-up"))
    assert isinstance(g, Crusade)
    for b in range(tables.BLOCKS):
        g.at[b] = tables.POOL
    for id, place in places.items():
        g.at[block(id)] = town(place)
    for id in castle or []:
        g.castle |= tables.BIT[block(id)]
    g.mover = NONE
    g.derive()
    return g


# the map


@cache
def boxes() -> dict[tuple[int, int], str]:
    """The room of every town, letter by letter."""
    found: dict[tuple[int, int], str] = {}
    for id, (x, y) in PLACES.items():
        for dx in range(ROOMS.get(id, ROOM)):
            for dy in (0, 1):
                assert (x + dx, y + dy) not in found, id
                found[x + dx, y + dy] = id
    return found


def drawn_rows() -> list[str]:
    """The sheet of roads in its full size."""
    rows = ROADS_DRAWN.splitlines()
    rows += [""] * (crusader_rex.HEIGHT - len(rows))
    assert len(rows) == crusader_rex.HEIGHT
    assert max(len(row) for row in rows) <= WIDTH
    return [row.ljust(WIDTH) for row in rows]


def follow(rows: list[str], start: tuple[int, int], away: tuple[int, int]) -> tuple[str, bool]:
    """The town at the other end of a road, and whether the road is major."""
    at, heading = start, away
    letters = ""
    while at not in boxes():
        letter = rows[at[1]][at[0]]
        letters += letter
        ends = [end for end in {**MAJOR, **MINOR}[letter] if end != (-heading[0], -heading[1])]
        assert len(ends) == 1, f"the road breaks at {at}"
        heading = ends[0]
        at = (at[0] + heading[0], at[1] + heading[1])
    assert set(letters) <= set(MAJOR) or set(letters) <= set(MINOR), letters
    return boxes()[at], letters[0] in MAJOR


def test_the_roads_that_are_drawn_are_the_roads_of_the_map() -> None:
    """Every line is followed from every town: 87 roads, each drawn once, with its kind."""
    rows = drawn_rows()
    found: list[tuple[str, str, bool]] = []
    for (x, y), id in boxes().items():
        for away in (LEFT, RIGHT, UP, DOWN):
            beside = (x + away[0], y + away[1])
            if beside in boxes() or not (0 <= beside[0] < WIDTH and 0 <= beside[1] < len(rows)):
                continue
            letter = rows[beside[1]][beside[0]]
            if (-away[0], -away[1]) in {**MAJOR, **MINOR}.get(letter, ()):
                other, is_major = follow(rows, beside, away)
                found.append((id, other, is_major))
    wanted: list[tuple[str, str, bool]] = []
    for a, b, is_major in zip(tables.ROADS_A, tables.ROADS_B, tables.IS_MAJOR, strict=False):
        ends = tables.TOWN_IDS[a], tables.TOWN_IDS[b]
        wanted += [(*ends, is_major), (*ends[::-1], is_major)]
    assert len(wanted) == 2 * 87
    assert sorted(found) == sorted(wanted)


def test_no_road_runs_through_a_town() -> None:
    rows = drawn_rows()
    assert {rows[y][x] for x, y in boxes()} == {" "}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_town_has_room_for_its_name(lang: str) -> None:
    assert sorted(PLACES) == sorted(tables.TOWN_IDS)
    for id in PLACES:
        assert len(words(ID, lang).name("town", id)) + 1 <= ROOMS.get(id, ROOM), id


# what is drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_can_be_drawn_and_keeps_the_secrets(lang: str) -> None:
    """From both seats and from outside: the names of hidden blocks are nowhere on the sheet."""
    match = Match(journal.begin(GAME, 2, {}, "drawing"))
    luck = fast("drawing")
    combats = 0
    while match.ask:
        for seat in (0, 1, flow.NOBODY):
            text = drawn(match, seat, lang)
            rows = text.splitlines()
            assert max(len(row) for row in rows) <= WIDTH
            assert len(rows) <= 45
            seen = seen_by(match.play.g, seat)
            assert isinstance(seen, Crusade)
            combats += seen.town != NONE
            for b in range(tables.BLOCKS):
                name = words(ID, lang).name("block", tables.BLOCK_IDS[b])
                if seen.steps[b] == HIDDEN:
                    assert f"{name} " not in text
                elif seen.at[b] < tables.TOWNS and seen.town == NONE:
                    assert f"{name} {crusader_rex.stats(tables.BLOCK_IDS[b])} " in text
        for _ in range(17):
            if match.ask:
                match.choose(match.ask.options[luck.below(len(match.ask.options))])
    assert combats
    assert "★" in drawn(match, 0, lang)
    assert words(ID, lang).problems == {}


def test_own_blocks_have_letter_number_and_strength() -> None:
    g = set_up({"conrad": "tyre", "saladin": "damascus"})
    g.steps[block("conrad")] = 3
    text = printed(view(seen_by(g, 0)))
    assert "Tyre: Conrad B3 ●●●○" in text
    assert "Saladin" not in text
    assert cell(text, "damascus") == ("☾Damascus", "4★ S1")
    assert cell(text, "tyre") == ("✚Tyre", "2≋ F1")


def test_castle_and_field_of_a_siege_are_told_apart() -> None:
    places = {"conrad": "tyre", "saladin": "tyre", "kurds_1": "tyre", "arabs_1": "acre"}
    text = printed(view(seen_by(set_up(places, ["conrad"]), 0)))
    assert cell(text, "tyre") == ("✚Tyre", "2≋[F1]S2")
    assert cell(text, "acre") == ("☾Acre", "3≈★ S1")
    assert "Tyre, castle: Conrad" in text


def test_a_contested_field_has_its_own_sign_and_reserves_a_plus() -> None:
    g = set_up({"conrad": "homs", "saladin": "homs", "kurds_1": "homs"})
    g.second |= tables.BIT[block("kurds_1")]
    assert cell(printed(view(seen_by(g, 0))), "homs") == ("×Homs", "2 F1S2+")


def test_towns_and_blocks_that_are_offered_are_marked() -> None:
    match = match_at(0, until="group-step")
    assert match.ask is not None
    text = drawn(match, GAME.config(2, {}).seat_names.index(match.ask.seat))
    for code in match.ask.options:
        _, moving, *towns = code.split()
        assert f"▸{words(ID, 'en').name('block', moving)} " in text
        for id in towns:
            name = words(ID, "en").name("town", id)
            assert f"▸✚{name}" in text or f"▸☾{name}" in text or f"▸×{name}" in text


def test_news_mark_their_towns() -> None:
    g = set_up({"conrad": "tyre"})
    fact = Fact("combat", [town("homs")], -1, False)
    news = View(
        seen_by(g, 0), GAME.lexicon(GAME.config(2, {})), words(ID, "en"), None, [fact], WIDTH
    )
    assert "•☾Homs" in printed(news)


def test_hands_pools_and_losses_are_listed() -> None:
    g = set_up({"conrad": "tyre"})
    g.phase = 1
    g.at[block("balian")] = tables.LOST
    g.at[block("saladin")] = tables.OUT
    g.hand = [0] * 18
    g.hand[tables.CARD_IDS.index("move_3")] = 2
    g.hand[tables.CARD_IDS.index("jihad")] = 1
    g.played = [0] * 18
    g.played[9 + tables.CARD_IDS.index("move_1")] = 2
    text = printed(view(seen_by(g, 0)))
    assert "Hand: Jihad, Move\u00a03 ×2" in text
    assert "Lost this year: Balian" in text
    assert "Out of the game: Saladin" in text
    assert "4 cards · pool 30 · played 1 ×2" in text
    assert "Hand:" not in printed(view(seen_by(g, 1)))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_events_are_explained_where_a_card_is_chosen(lang: str) -> None:
    g = set_up({"conrad": "tyre"})
    g.phase = 1
    g.hand = [0] * 18
    g.hand[tables.CARD_IDS.index("move_3")] = 2
    g.hand[tables.CARD_IDS.index("jihad")] = 1
    ask = flow.Ask(0, "choose-card")
    about = words(ID, lang).name("card", "jihad", "about")
    text = printed(view(seen_by(g, 0), lang, ask=ask))
    assert about in " ".join(text.split())
    assert words(ID, lang).name("card", "move_3", "about") not in " ".join(text.split())
    assert max(map(len, text.splitlines())) <= WIDTH
    # elsewhere the hand is one line, and nobody reads the hand of the other side
    assert about not in " ".join(printed(view(seen_by(g, 0), lang)).split())
    assert about not in " ".join(printed(view(seen_by(g, 1), lang, ask=ask)).split())


def test_crusaders_wait_in_the_sea() -> None:
    g = set_up({})
    for id in ("barbarossa", "frederik", "leopold"):
        g.at[block(id)] = tables.GERMANIA
    for lang, line in (("en", "Germania: Barbarossa, Frederik, Leopold"),
                       ("ru", "Германия: Барбаросса, Фридрих, Леопольд")):  # fmt: skip
        assert line in printed(view(seen_by(g, 1), lang))


# combat


def battle(jihad: bool) -> Crusade:
    """CR-13.W1: Conrad and Turcopoles attack Zangi and Kurds."""
    places = {"conrad": "homs", "antioch_turcopoles": "homs", "zangi": "homs", "kurds_3": "homs"}
    g = set_up(places)
    g.town = town("homs")
    g.round = 1
    g.attacker = 0
    g.first = 0
    g.jihad = g.town if jihad else NONE
    g.faceup = sum(tables.BIT[block(id)] for id in places)
    g.frames.append(frame_of(Fight, block=block("zangi")))
    return g


def order(text: str) -> list[str]:
    lines = text[text.index("Order of fire") :].splitlines()[1:5]
    return [line[12:].strip() for line in lines]


def test_cr_13_w1_the_order_of_fire_is_the_order_of_the_panel() -> None:
    """CR-6.6: by letter, the defender first."""
    g = battle(jihad=False)
    g.acted = tables.BIT[block("antioch_turcopoles")]
    text = printed(view(seen_by(g, 1)))
    assert "Combat in Homs · round 1 of 3 · field battle · the Franks attack" in text
    assert order(text) == ["Antioch Turcopoles", "Zangi", "Conrad", "Kurds 3"]
    assert " ✓ ✚ A2 ●●●" in text
    assert " ▸ ☾ B2 ●●●  Zangi" in text
    assert "   ✚ B3 ●●●● Conrad" in text


def test_cr_4_9_with_jihad_all_attackers_come_first() -> None:
    text = printed(view(seen_by(battle(jihad=True), 0)))
    assert order(text) == ["Antioch Turcopoles", "Conrad", "Zangi", "Kurds 3"]
    assert "· Jihad" in text


def test_the_panel_shows_castle_reserves_and_half_hits() -> None:
    places = {"conrad": "homs", "zangi": "homs", "kurds_3": "homs", "king_guy": "homs"}
    g = set_up(places, ["zangi", "kurds_3"])
    g.town, g.round, g.attacker, g.owner = town("homs"), 2, 0, 1
    g.storming = tables.BIT[block("conrad")]
    g.third = tables.BIT[block("king_guy")]
    g.way[block("king_guy")] = town("krak")
    g.half = block("zangi")
    g.faceup = sum(tables.BIT[block(id)] for id in ("conrad", "zangi", "kurds_3"))
    g.frames.append(frame_of(Fight, is_storm=True, block=block("zangi")))
    text = printed(view(seen_by(g, 1)))
    assert "round 2 of 3 · storm" in text
    assert "Zangi ½ half-hit" in text
    assert "Franks, in round 3, from Krak: one hidden block" in text
    assert "king Guy" not in text.lower()
    assert "Franks, in round 3, from Krak: King Guy B2 ●●●●" in printed(view(seen_by(g, 0)))


def test_a_long_order_stands_in_two_columns() -> None:
    lines = [Text(f"line {n}") for n in range(9)]
    rows = [row.plain for row in crusader_rex.in_columns(lines)]
    assert [row.split() for row in rows[:2]] == [
        ["line", "0", "line", "5"],
        ["line", "1", "line", "6"],
    ]
    assert rows[4] == "line 4"


# other screens


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_screen_gets_a_list_of_towns_with_their_roads(lang: str) -> None:
    match = match_at(150)
    text = drawn(match, 0, lang, width=80)
    assert max(len(row) for row in text.splitlines()) <= 80
    assert "╔" not in text
    speech = words(ID, lang)
    egypt, gaza, beersheba = (speech.name("town", id) for id in ("egypt", "gaza", "beersheba"))
    row = next(row for row in text.splitlines() if row[2:].startswith(egypt))
    assert row.endswith(f"═ {gaza}  ─ {beersheba}")


def test_nothing_is_told_by_colour_alone() -> None:
    """Without colours the same text is printed, and the sides still have signs and letters."""
    places = {"conrad": "tyre", "saladin": "tyre", "balian": "acre", "arabs_1": "gaza"}
    sheet = view(seen_by(set_up(places, ["conrad"]), 0))
    plain, coloured = io.StringIO(), io.StringIO()
    drawing = crusader_rex.draw(sheet)
    Console(file=plain, width=WIDTH, no_color=True).print(drawing)
    Console(file=coloured, width=WIDTH, force_terminal=True, color_system="truecolor").print(
        drawing
    )
    assert "\x1b[" in coloured.getvalue()
    assert Text.from_ansi(coloured.getvalue()).plain.rstrip() == plain.getvalue().rstrip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sides_are_coloured_in_sentences(lang: str) -> None:
    speech = words(ID, lang)
    fact = Fact("attack", [0, town("homs")], -1, False)
    text = Text(speech.fact(GAME.lexicon(GAME.config(2, {})), fact))
    crusader_rex.paint(text, speech)
    assert [str(span.style) for span in text.spans] == [crusader_rex.INKS["franks"]]


def test_the_game_has_its_own_drawing() -> None:
    assert board.board(GAME) is crusader_rex


# at the keyboard


def test_a_town_is_enough_where_only_one_option_names_it() -> None:
    lexicon = GAME.lexicon(GAME.config(2, {}))
    codes = ["step conrad homs", "step conrad hama", "stop conrad"]
    chooser = Chooser(lexicon, words(ID, "en"), [lexicon.option(code) for code in codes])
    assert [lexicon.code(option) for option in chooser.match("homs")] == codes[:1]
    assert [lexicon.code(option) for option in chooser.match("stop")] == codes[2:]
    assert chooser.match("gaza") == []


def test_verbs_have_words_in_the_language_of_the_table() -> None:
    lexicon = GAME.lexicon(GAME.config(2, {}))
    codes = ["group homs", "muster homs", "muster hama", "end_moves"]
    chooser = Chooser(lexicon, words(ID, "ru"), [lexicon.option(code) for code in codes])
    assert [lexicon.code(option) for option in chooser.match("сбор хомс")] == ["muster homs"]
    assert [lexicon.code(option) for option in chooser.match("muster homs")] == ["muster homs"]
    assert [lexicon.code(option) for option in chooser.match("закончить")] == ["end_moves"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_year_is_played_at_the_keyboard(lang: str) -> None:
    """Against a bot, every answer as a code or by its number; none is misunderstood."""
    match = Match(journal.begin(GAME, 2, {}, "keyboard"))
    g = match.play.g
    assert isinstance(g, Crusade)
    typist = Typist(match, lang, lambda: g.year > 1187)
    typist.play(["human", "random"], WIDTH)
    assert typist.typed > 40
