"""Oath in the terminal: map, boards and campaigns are written there, secrets not."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

from palatine import games
from palatine.games.oath.game import GAME
from palatine.games.oath.names import FACEUP
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import CARD_IDS, RELIC_IDS
from palatine.kernel import flow, journal
from palatine.kernel.chance import fast
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import seen_by
from palatine.match import Match
from palatine.terminal import oath
from palatine.terminal.board import View
from palatine.words import LANGUAGES, words
from tests.games.oath.table import (
    act,
    advise,
    banner,
    garrison,
    hold,
    lay_relic,
    own,
    play,
    put,
    roll,
    table,
)
from tests.keyboard import Typist

WIDTH = 80


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The game as if it were in the registry, so that its cards can tell what they do."""
    if "oath" in games.IDS:
        yield
        return
    games.IDS.append("oath")
    games.LOADED["oath"] = GAME
    words.cache_clear()
    yield
    games.IDS.remove("oath")
    del games.LOADED["oath"]
    words.cache_clear()


def printed(g: flow.State, seat: int, lang: str) -> str:
    ask = next((ask for ask in flow.asks(g) if ask.seat == seat), None)
    lexicon = GAME.lexicon(g.config)
    view = View(seen_by(g, seat), lexicon, words("oath", lang), ask, [], WIDTH, seat)
    console = Console(file=io.StringIO(), width=WIDTH, highlight=False)
    console.print(oath.draw(view))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def flat(g: flow.State, seat: int = flow.NOBODY, lang: str = "en") -> str:
    return " ".join(printed(g, seat, lang).split())


def hidden_names(g: Oath, seat: int, lang: str) -> list[str]:
    """Cards and relics that lie facedown somewhere and of which the seat knows nothing."""
    speech = words("oath", lang)
    found: list[str] = []
    for at, card in enumerate(g.advisers):
        if g.adviser_face[at] != FACEUP and g.adviser_of[at] != seat:
            found.append(speech.name("card", CARD_IDS[card]))
    for at, relic in enumerate(g.site_relics):
        is_known = seat >= 0 and g.site_relics_known[at] >> seat & 1
        if relic != NONE and not is_known:
            found.append(speech.name("relic", RELIC_IDS[relic]))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moments_of_a_match_can_be_drawn_and_keep_the_secrets(lang: str) -> None:
    """Every faceup site, card and board has its place; nothing facedown has a name."""
    match = Match(journal.begin(GAME, 4, {"world": "mixed"}, "drawing"))
    luck = fast("drawing")
    speech = words("oath", lang)
    hidden = 0
    for n in range(401):
        if match.ask is None:
            break
        if n % 50 == 0:
            g = match.play.g
            assert isinstance(g, Oath)
            asked = [ask.seat for ask in flow.asks(g)]
            for seat in (0, 1, flow.NOBODY):
                text = printed(g, seat, lang)
                together = " ".join(text.split())
                assert max(len(row) for row in text.splitlines()) <= WIDTH
                picture = GAME.derived(seen_by(g, seat), seat)
                for site in picture["sites"].values():
                    assert speech.name("site", site, "start") in together
                for relic in g.held:
                    assert speech.name("relic", RELIC_IDS[relic]) in together
                if seat not in asked:  # a question may name more than lies on the table
                    for name in hidden_names(g, seat, lang):
                        assert name not in together
                        hidden += 1
        match.choose(match.ask.options[luck.below(len(match.ask.options))])
    assert hidden > 20
    assert speech.problems == {}


def test_a_site_shows_ruler_cards_travel_relics_and_what_one_costs() -> None:
    g = table(3, {"provinces_1": "mine"})
    put(g, "provinces_1", "wolves")
    garrison(g, "provinces_1", "red", 2)
    lay_relic(g, "provinces_1", "map")
    act(g, "red")
    text = flat(g, 1)
    assert "Mine Red ⚑2 →2 [1/1] ♣Wolves · ? 3●✖" in text
    assert "Lush Coast bandits 1 ♟Pur ♟Red ♟Blu [0/" in text


def test_boards_show_tokens_advisers_and_banners() -> None:
    g = table(2)
    advise(g, "red", "elders")
    advise(g, "red", "wolves", faceup=False)
    banner(g, "peoples_favor", "red", 3)
    g.mob = True
    own(g, "red", favor=2, secrets=3)
    act(g, "red")
    text = flat(g, 1)
    assert "▸Red, Exile · Supply 7 (rest 6) · ●2 ▪3 · ⚑3 · bank 11" in text
    assert "◊Elders · [▸♣Wolves] · People's Favor ●3 Mob" in text
    assert "◊Elders · [denizen] · People's Favor" in flat(g, 0)
    assert "The Grand Scepter □5" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_campaign_can_be_followed_and_fought(lang: str) -> None:
    """Targets with their dice, plans, forces, every die as it fell, and the outcome."""
    g = table(2)
    garrison(g, "cradle_1", "purple", 2)
    hold(g, "purple", "map")
    advise(g, "red", "mercenaries")
    own(g, "red", warbands=6, favor=2)
    speech = words("oath", lang)
    act(g, "red")
    play(g, "begin campaign", "?against purple", "target_relic map", "pass", "attack_with 4")
    text = flat(g, 1, lang)
    assert speech.name("card", "mercenaries", "about") in text  # in question
    roll(g, *["blank"] * 4, "shield", *["sword"] * 7)
    play(g, "use mercenaries")
    text = flat(g, 0, lang)
    assert f"{speech.name('site', 'lush_coast')} □1 · {speech.name('relic', 'map')} □3" in text
    assert f"{speech.name('card', 'mercenaries')} " in text
    swords = ", ".join([speech.name("attack_face", "sword")] * 7)
    assert f"⚑6 □7: {swords} = 7" in text
    assert "⚑5 □5:" in text
    assert f"{speech.name('side', 'attacker')}" in text


def test_a_bargain_and_a_search_are_written() -> None:
    g = table(3)
    act(g, "purple")
    play(g, "offer_citizenship red", "give_reliquary brutal")
    assert "Purple → Red: " in flat(g, 2)
    g = table(2)
    act(g, "red")
    play(g, "begin search", "?search_deck")
    assert "Red in hand: [denizen] · [denizen] · [denizen]" in flat(g, 0)
    assert "[denizen]" not in flat(g, 1).split("in hand:")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_can_be_played_from_the_terminal(lang: str) -> None:
    match = Match(journal.begin(GAME, 3, {}, "typed"))
    typist = Typist(match, lang, lambda: match.choices >= 40)
    typist.play(["human", "random", "random"], WIDTH)
    assert typist.typed > 10


def test_seats_are_painted_in_any_case() -> None:
    text = Text("Набег против красных")
    oath.paint(text, words("oath", "ru"))
    assert [text.plain[span.start : span.end] for span in text.spans] == ["красных"]
