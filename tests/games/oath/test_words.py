"""Names and texts of all components in both languages, before the game is registered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from palatine import games
from palatine.games.oath import names, phrases, tables
from palatine.games.oath.game import GAME
from palatine.kernel.lexicon import NONE, Kind
from palatine.kernel.phrases import Phrase
from palatine.sentences import capital, spoken
from palatine.words import LANGUAGES, Speech, files
from tests.contract import test_words as contract

pytestmark = pytest.mark.texts

NAMED: list[Kind] = [
    names.ROLE, names.SUIT, names.REGION, names.CARD, names.RUIN, names.RELIC, names.SITE,
    names.BANNER, names.SPACE, names.OATH, names.TITLE, names.MAJOR, names.TOKEN,
    names.ATTACK_FACE, names.DEFENSE_FACE,
]  # fmt: skip
ROOT = Path(__file__).parents[3]
LONGEST = 30  # words of the sentence that says what a power does


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in files("oath", lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


@cache
def told(lang: str) -> dict[str, str]:
    """What the tables tell: texts of things, by kind, id and attribute."""
    speech = Speech("oath", lang)
    found: dict[str, str] = {}
    for said in phrases.said():
        text = spoken(speech, said.phrase)
        found[f"{said.kind} {said.id} {said.attribute}".strip()] = (
            capital(text) if said.attribute == "about" else text
        )
    assert speech.problems == {}
    return found


def leaves(phrase: Phrase) -> list[Phrase]:
    found = [phrase] if phrase.key else []
    for part in [*phrase.parts, *phrase.phrases.values()]:
        found += leaves(part)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_name(lang: str) -> None:
    speech = Speech("oath", lang)
    for kind in NAMED:
        shown = [speech.name(kind.id, id) for id in kind.names]
        assert len(set(shown)) == len(shown), kind.id
    for seat in names.SEAT_IDS:
        assert speech.name("seat", seat)
    for option in tables.TABLES["options"].records:
        assert len(speech.setting(option.text("id"))) > 3
        for value in option.texts("values"):
            assert speech.setting_value(option.text("id"), value)
    assert speech.problems == {}


def test_both_languages_have_the_same_messages() -> None:
    assert list(messages("en")) == list(messages("ru"))


def test_no_sentence_of_a_component_is_said_by_nobody() -> None:
    used = {f"oath-say-{leaf.key}" for phrase in phrases.vocabulary() for leaf in leaves(phrase)}
    assert {id for id in messages("en") if id.startswith("oath-say-")} == used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_a_text_and_every_ruling_is_told(lang: str) -> None:
    texts = told(lang)
    for face in range(tables.FACES):
        kind, id = phrases.thing_of(face)
        assert texts[f"{kind} {id} about"].endswith(".")
    rulings = [text for key, text in texts.items() if "ruling" in key.split()[-1]]
    assert len(rulings) == len(tables.RULING_IDS)
    for text in texts.values():
        assert not re.search(r"[{}]|\b[a-z]+/[a-z0-9_]+", text), text


def test_texts_of_cards_in_both_languages() -> None:
    english, russian = told("en"), told("ru")
    assert english["card mercenaries about"] == (
        "Discord. Battle plan, either side, 1 favor: add 3 attack dice as attacker, remove 3 as "
        "defender. If you are defeated, discard this card."
    )
    assert russian["card mercenaries about"] == (
        "Раздор. Схема сражения, любая сторона, 1 поддержка: нападая, добавьте 3 кубика нападения; "
        "защищаясь, уберите 3. Если вы побеждены, сбросьте эту карту."
    )
    assert russian["card ancient_forge about"] == (
        "Кочевники. Только в локации, закреплена. Действие, 2 поддержки и 1 сожжённая тайна: "
        "возьмите реликвию; заберите её или положите под колоду."
    )
    assert english["site mine about"] == (
        "Room for 1 card. Begins with 3 favor and 1 relic. Recovering a relic: place 3 favor in "
        "the Discord bank. Wake: if your pawn is here, you may take 1 favor from here."
    )
    assert english["card tyrant about"].startswith("Order. Adviser only, locked. Travel, mandatory")
    assert english["oath devotion about"] == (
        "The Oathkeeper holds the Darkest Secret. The Successor is a Citizen who holds the Grand "
        "Scepter."
    )
    assert russian["power assassin_2"] == "Убийца"


def test_a_ruling_of_ours_says_that_it_is_one() -> None:
    assert told("en")["card tents ruling-1"].startswith("If the ruler")
    assert told("en")["card resettle ruling-2"] == "Our reading: To faceup sites only."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_power_is_said_in_one_sentence_of_thirty_words(lang: str) -> None:
    speech = Speech("oath", lang)
    for id in tables.POWER_IDS:
        text = speech.own(f"say-power-{id.replace('_', '-')}")
        assert text.endswith("."), id
        first = re.split(r"(?<=\.)\s", text)[0]
        assert len(first.split()) <= LONGEST, f"{id}: {first}"
    assert speech.problems == {}


def test_both_languages_give_the_same_numbers() -> None:
    english, russian = Speech("oath", "en"), Speech("oath", "ru")
    for id in tables.POWER_IDS:
        key = f"say-power-{id.replace('_', '-')}"
        numbers = [sorted(re.findall(r"\d+", speech.own(key))) for speech in (english, russian)]
        assert numbers[0] == numbers[1], id


@pytest.fixture
def registered() -> Iterator[None]:
    """The game as if it were in the registry, for the contract tests of words."""
    if "oath" in games.IDS:
        yield
        return
    games.IDS.append("oath")
    games.LOADED["oath"] = GAME
    yield
    games.IDS.remove("oath")
    del games.LOADED["oath"]


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_contract_of_words_holds(lang: str) -> None:
    contract.test_a_game_has_exactly_the_messages_it_needs("oath", lang)
    contract.test_messages_use_only_variables_they_get("oath", lang)
    contract.test_the_lobby_has_its_words_in_one_file("oath", lang)
    contract.test_all_that_the_tables_tell_is_told_whole("oath", lang)
    contract.test_everything_that_can_be_said_comes_out_whole("oath", lang)


def emblems() -> dict[str, str]:
    path = ROOT / "web" / "src" / "games" / "oath" / "emblem-icons.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8"))
    return found


def test_every_card_relic_and_site_has_an_emblem() -> None:
    assert list(emblems()) == tables.FACE_IDS[: tables.FIRST_BANNER]


def test_no_two_cards_of_a_suit_look_alike() -> None:
    by_id = emblems()
    groups: dict[str, list[str]] = {}
    for face in range(tables.FIRST_BANNER):
        kind, id = phrases.thing_of(face)
        suit = tables.CARD_SUIT[face] if kind == "card" else NONE
        groups.setdefault(f"{kind} {suit}", []).append(by_id[id])
    assert len(groups) == 10  # six suits, Visions, ruins, relics, sites
    for group, signs in groups.items():
        assert len(set(signs)) == len(signs), group
