"""Crusader Kings in the terminal: map, families and relations are written there, secrets not."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from palatine.games.crusader_kings.deal import hand
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.names import TITLE
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import TITLE_OF
from palatine.kernel import flow, journal
from palatine.kernel.chance import fast
from palatine.kernel.sight import seen_by
from palatine.match import Match
from palatine.terminal import crusader_kings
from palatine.terminal.board import View
from palatine.words import LANGUAGES, words
from tests.keyboard import Typist

ID = "crusader-kings"
WIDTH = 100


def printed(match: Match, seat: int, lang: str) -> str:
    asks = flow.asks(match.play.g)
    own = next((ask for ask in asks if ask.seat == seat), None)
    view = View(seen_by(match.play.g, seat), match.lexicon, words(ID, lang), own, [], WIDTH, seat)
    console = Console(file=io.StringIO(), width=WIDTH, highlight=False)
    console.print(crusader_kings.draw(view))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moments_of_a_match_can_be_drawn_and_keep_the_secrets(lang: str) -> None:
    """Every region in play, ruler and relation has its place; no hand of others has a name."""
    match = Match(journal.begin(GAME, 2, {"german": "ferox"}, "drawing"))
    luck = fast("drawing")
    speech = words(ID, lang)
    hidden = 0
    for n in range(241):
        if match.ask is None:
            break
        if n % 40 == 0:
            g = match.play.g
            assert isinstance(g, Kings)
            for seat in (0, 1, flow.NOBODY):
                text = printed(match, seat, lang)
                flat = " ".join(text.split())
                assert max(len(row) for row in text.splitlines()) <= WIDTH
                picture = View(
                    seen_by(g, seat), match.lexicon, speech, None, [], WIDTH, seat
                ).picture
                for region in picture["in_play"]:
                    assert speech.name("region", region, "start") in flat
                for members in picture["family"].values():
                    for person in members.values():
                        assert speech.name("character", person) in flat
                asked = any(ask.seat == seat for ask in flow.asks(g))
                for other in range(2):
                    if other != seat and not asked and not g.open_hands:
                        own = {TITLE_OF[c] for c in hand(g, seat)} if seat >= 0 else set()
                        for title in {TITLE_OF[c] for c in hand(g, other)} - own:
                            name = speech.name("event", TITLE.names[title])
                            seen = name not in flat or TITLE.names[title] in picture["turned_up"]
                            assert seen or title in own
                            hidden += 1
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    assert hidden > 5
    assert speech.problems == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_can_be_played_from_the_terminal(lang: str) -> None:
    match = Match(journal.begin(GAME, 1, {}, "typed"))
    typist = Typist(match, lang, lambda: match.choices >= 60)
    typist.play(["human", "house", "house"], WIDTH)
    assert typist.typed > 10


def test_seats_are_painted_in_any_case() -> None:
    text = Text("Повод к войне против англичан")
    crusader_kings.paint(text, words(ID, "ru"))
    assert [text.plain[span.start : span.end] for span in text.spans] == ["англичан"]
