"""Guides: every card comes and points at something, and a wrong one is refused with its place."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from palatine.games import IDS, find
from palatine.guides import FOLDER, LANGUAGES, LOCALE, ME, Card, Coach, Guide, Told, load
from palatine.kernel.errors import BadData
from palatine.kernel.journal import HOUSE
from palatine.match import Match
from palatine.terminal.session import HUMAN, Session
from palatine.words import Speech, title
from tests.guides import course

GUIDES = [guide for id in IDS for guide in load(find(id)).values()]
ANY_GUIDE = load(find("carolus-magnus"))["first"]


def named(guide: Guide) -> str:
    return f"{guide.game}-{guide.name}"


def test_every_game_has_a_guided_first_match() -> None:
    assert {guide.game for guide in GUIDES if guide.name == "first"} == set(IDS)


@pytest.mark.parametrize("guide", GUIDES, ids=named)
def test_every_card_comes_and_points_at_something(guide: Guide) -> None:
    left = [card.id for card in guide.cards]
    for turn in course.turns(guide, most=guide.proof.choices):
        for card in turn.cards:
            left.remove(card.id)
            shown = [thing for thing in card.point if course.is_shown(thing, turn)]
            assert shown, f"{card.id} points at nothing that is on the table"
        assert len(turn.cards) <= 4, f"too much at once: {[card.id for card in turn.cards]}"
    assert left == [], "these never come"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("guide", GUIDES, ids=named)
def test_cards_are_short_and_no_words_are_left_over(guide: Guide, lang: str) -> None:
    speech = Speech(guide.game, lang)
    before = set(speech.bundle._messages)
    speech.open_guide()
    for card in guide.cards:
        text = speech.text(guide.message(card))
        assert 20 < len(text) < 330, f"{card.id}: {len(text)} letters"
    added = {id for id in set(speech.bundle._messages) - before if f"-guide-{guide.name}-" in id}
    assert added == {guide.message(card) for card in guide.cards}
    assert speech.problems == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_every_game_says_its_goal_in_a_line(id: str, lang: str) -> None:
    assert 20 < len(title(id, lang).goal) < 140


# The coach


def card(id: str, point: str = "page/board", **when: Any) -> Card:
    wanted = dict.fromkeys(("ask", "fact", "by", "after")) | when
    return Card(id, wanted["ask"], wanted["fact"], wanted["by"], wanted["after"], (point,))


def coach(*cards: Card) -> Coach:
    return Coach(Guide("", "first", (ME,), {}, "", "", ANY_GUIDE.proof, cards))


def test_a_card_comes_with_its_question_and_once() -> None:
    guide = coach(card("a", ask="move"), card("b", ask="lay"))
    found = guide.due("lay", [], 0)
    assert found is not None
    assert found.id == "b"
    guide.put_by(found, 0)
    assert guide.due("lay", [], 3) is None


def test_a_card_of_a_fact_waits_until_it_is_told_and_by_whom() -> None:
    guide = coach(card("a", fact="built", by="own"))
    assert guide.due("lay", [Told("built", False, 1)], 2) is None
    assert guide.due(None, [Told("built", True, 1)], 2) is not None


def test_a_card_after_another_comes_at_a_later_choice_and_with_a_later_fact() -> None:
    first, second = card("a", ask="lay"), card("b", ask="lay", after="a")
    third = card("c", fact="built", after="a")
    guide = coach(first, second, third)
    guide.put_by(first, 4)
    assert guide.due("lay", [], 4) is None
    assert guide.due("lay", [], 5) == second
    guide.put_by(second, 5)
    assert guide.due("lay", [Told("built", True, 4)], 6) is None
    assert guide.due("lay", [Told("built", True, 5)], 6) == third


# What is wrong is refused


def put(place: Path, change: Callable[[Any], None]) -> None:
    document = json.loads((FOLDER / "carolus-magnus.json").read_text())
    change(document)
    (place / "carolus-magnus.json").write_text(json.dumps(document))


def drop_point(document: Any) -> None:
    document["first"]["cards"][2]["point"] = []


def point_nowhere(document: Any) -> None:
    document["first"]["cards"][2]["point"] = ["territory/t99"]


def point_off_the_page(document: Any) -> None:
    document["first"]["cards"][2]["point"] = ["page/moon"]


def unknown_key(document: Any) -> None:
    document["first"]["cards"][2]["say"] = "hello"


def unknown_ask(document: Any) -> None:
    document["first"]["cards"][2]["when"] = {"ask": "dance"}


def unknown_fact(document: Any) -> None:
    document["first"]["cards"][2]["when"] = {"fact": "danced"}


def no_moment(document: Any) -> None:
    document["first"]["cards"][2]["when"] = {"after": "welcome"}


def after_nothing(document: Any) -> None:
    document["first"]["cards"][2]["when"]["after"] = "end"


def twice(document: Any) -> None:
    document["first"]["cards"][2]["id"] = "welcome"


def without_words(document: Any) -> None:
    document["first"]["cards"][2]["id"] = "wordless"


def a_level(document: Any) -> None:
    document["first"]["seats"][1] = "easy"


def a_clock(document: Any) -> None:
    document["first"]["seats"][1] = "mcts:ms=100"


def nobody(document: Any) -> None:
    document["first"]["seats"][0] = "greedy"


def bad_option(document: Any) -> None:
    document["first"]["options"] = {"weather": "rain"}


def few_cards(document: Any) -> None:
    del document["first"]["cards"][5:]


def another_name(document: Any) -> None:
    document["second"] = document.pop("first")


def top_key(document: Any) -> None:
    document["first"]["music"] = "loud"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (drop_point, "card 3 'order': it points at nothing"),
        (point_nowhere, "card 3 'order': it points at 'territory/t99'"),
        (point_off_the_page, "card 3 'order': it points at 'page/moon'"),
        (unknown_key, "card 3: unknown key 'say'"),
        (unknown_ask, "card 3 'order': no question is called 'dance'"),
        (unknown_fact, "card 3 'order': no fact is called 'danced'"),
        (no_moment, "card 3 'order': when needs 'ask' or 'fact'"),
        (after_nothing, "card 3 'order': no card 'end' stands before it"),
        (twice, "card 3 'welcome': there are two"),
        (without_words, "card 'wordless': carolus-magnus-guide-first-wordless is missing in en/"),
        (a_level, "'easy' is not a whole spec"),
        (a_clock, "'mcts:ms=100' is not a whole spec"),
        (nobody, "one seat is 'me', not 0"),
        (bad_option, "weather"),
        (few_cards, "a guide has 12 to 25 cards"),
        (another_name, "guides are called first or alone"),
        (top_key, "unknown key 'music'"),
    ],
)
def test_a_wrong_guide_is_refused_with_file_and_card(
    change: Callable[[Any], None], told: str, tmp_path: Path
) -> None:
    put(tmp_path, change)
    with pytest.raises(BadData) as refused:
        load(find("carolus-magnus"), tmp_path)
    assert str(refused.value).startswith("carolus-magnus.json, guide '")
    assert told in str(refused.value)


def test_a_word_that_one_language_lacks_is_refused(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        place = tmp_path / lang / "carolus-magnus"
        place.mkdir(parents=True)
        shutil.copy(LOCALE / lang / "carolus-magnus" / "guide.ftl", place)
    russian = tmp_path / "ru" / "carolus-magnus" / "guide.ftl"
    russian.write_text(russian.read_text().replace("-first-crown =", "-first-crowns ="))
    with pytest.raises(BadData, match=r"card 'crown'.*ru/carolus-magnus/guide\.ftl"):
        load(find("carolus-magnus"), locale=tmp_path)


def test_broken_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "carolus-magnus.json").write_text("{")
    with pytest.raises(BadData, match=r"carolus-magnus\.json"):
        load(find("carolus-magnus"), tmp_path)


# In the terminal


def session(guide: Guide, lang: str, answers: list[str]) -> str:
    """What a learner reads who types these answers."""
    match: Match = course.begin(guide)
    told = io.StringIO()
    typed = iter(answers)

    def read(prompt: str) -> str:
        found = next(typed, None)
        if found is None:
            raise EOFError
        return found

    players = [HUMAN if seat == ME else seat for seat in guide.seats]
    players += [HOUSE] * (len(match.seats) - len(players))
    console = Console(file=told, width=100, height=60, highlight=False)
    Session(match, players, Speech(guide.game, lang), console, read, guide=guide).play()
    return " ".join(told.getvalue().replace("│", " ").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("guide", GUIDES, ids=named)
def test_the_terminal_says_goal_luck_and_cards(guide: Guide, lang: str) -> None:
    said = session(guide, lang, [])
    speech = Speech(guide.game, lang)
    speech.open_guide()
    assert speech.own("title.goal") in said
    assert guide.seed in said, "it does not say that its luck is fixed"
    assert speech.text(guide.message(guide.cards[0])) in said


def test_the_guide_can_be_left_in_the_terminal() -> None:
    said = session(ANY_GUIDE, "en", ["g", "disc 2"])
    assert "The guide is silent now" in said
    assert "White has laid a disc too" not in said
    assert "White has laid a disc too" in session(ANY_GUIDE, "en", ["disc 2"])
