"""The words of Viscounts agree with its tables, and the Automa's turn can be read from them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palatine.games.viscounts import tables
from palatine.games.viscounts.automa_tables import (
    GAINS,
    OPTIONS,
    ROW1,
    ROW2,
    SCHEME_IDS,
    STEPS,
    TRIES,
)
from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.names import SYMBOL
from palatine.kernel.facts import EVERYBODY, Fact
from palatine.reference import reference
from palatine.words import LANGUAGES, Speech, words
from tests.games.viscounts.table import first_automa_turn

pytestmark = pytest.mark.texts

ID = "viscounts"
ROOT = Path(__file__).parents[3]


def effect(speech: Speech, program: int) -> str:
    return speech.name("effect", tables.PROGRAMS.names[program])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_names_a_rule_that_exists(lang: str) -> None:
    rules = reference(ID, lang).rules
    speech = Speech(ID, lang)
    for id in SYMBOL.names:
        if id == "reconstruction":  # of the components, not of the rules
            continue
        rule = speech.name("symbol", id, "rule")
        assert rule in rules, id
        assert rule == words(ID, "en").name("symbol", id, "rule")
    assert speech.problems == {}


def test_every_sign_of_the_browser_has_its_words() -> None:
    icons = json.loads((ROOT / "web" / "src" / "games" / ID / "icons.json").read_text("utf-8"))
    assert set(icons) <= set(SYMBOL.names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_explained_by_what_their_records_do(lang: str) -> None:
    """A record that is replaced needs its words, and this tells which."""
    speech = Speech(ID, lang)
    for card, id in enumerate(tables.CARD_IDS):
        about = speech.name("townsfolk", id, "about")
        assert about != speech.name("townsfolk", id)
        for program in (tables.CARD_EFFECT[card], tables.CORNER[card]):
            if program:
                assert effect(speech, program) in about, id
    for script, id in enumerate(tables.MANUSCRIPT_IDS):
        about = speech.name("manuscript", id, "about")
        assert about != speech.name("manuscript", id)
        if tables.SCRIPT_EFFECT[script]:
            assert effect(speech, tables.SCRIPT_EFFECT[script]) in about, id
        if script < tables.MANUSCRIPTS:
            cost = str(tables.SCRIPT_COST[script])
            assert cost in speech.name("manuscript", id, "short").split()
    for id in tables.SLOT_IDS:
        assert len(speech.name("slot", id, "about")) > 10
    assert speech.problems == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_schemes_are_explained_row_by_row(lang: str) -> None:
    """VW-AI-08: from top to bottom, and the options from left to right."""
    speech = Speech(ID, lang)
    for scheme, id in enumerate(SCHEME_IDS):
        about = speech.name("scheme", id, "about").lower()
        at = -1
        parts = [effect(speech, program) for program in (ROW1[scheme], ROW2[scheme]) if program]
        parts.append(f" {STEPS[scheme]} ")
        for option in OPTIONS[scheme]:
            tried = speech.name("try", TRIES[option.action])
            parts.append(effect(speech, option.effect) if option.action == GAINS else tried)
        for part in parts:
            found = about.find(part, at + 1)
            assert found > at, f"{id}: {part}"
            at = found


FIRST_TURN = {
    "en": [
        "The Automa draws the starting scheme “noble”.",
        "The scheme of the Automa says: dismiss the townsfolk beside the viscount.",
        "The Automa dismisses Friar free.",
        "The corner of Friar gives the Automa: gain 1 virtue.",
        "The Automa gains 1 virtue; markers: corruption 1, virtue 6.",
        "The Automa moves 2 steps along the outer path to space 6 (Forest).",
        "Not possible for the Automa: place workers. Needed 3, at hand 2.",
        "The Automa does what its scheme offers last: flip 1 debt or deed, then gain 1 virtue.",
        "The Automa pays off a debt: 1 paid debt now.",
        "The Automa gains 1 ink.",
        "The Automa gains 1 virtue; markers: corruption 1, virtue 5.",
    ],
    "ru": [
        "Автома берёт начальную схему «благородство».",
        "Схема Автомы велит: уволить горожанина рядом с виконтом.",
        "Автома бесплатно увольняет Монаха.",
        "Эффект в углу Монаха для Автомы: получить 1 добродетель.",
        "Автома получает 1 добродетель; маркеры: коррупция 1, добродетель 6.",
        "Автома проходит 2 шага по внешнему пути до участка 6 (Лес).",
        "Невозможно для Автомы: размещение рабочих. Нужно 3, есть 2.",
        "Автома выполняет последнее предложение схемы: "
        "перевернуть 1 долг или сделку, затем получить 1 добродетель.",
        "Автома оплачивает долг: теперь 1 оплаченный долг.",
        "Автома получает 1 чернильницу.",
        "Автома получает 1 добродетель; маркеры: коррупция 1, добродетель 5.",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_vw_ai_27_the_first_turn_of_the_example_can_be_read(lang: str) -> None:
    """VW-EX-31, as a person with the box would follow it."""
    t = first_automa_turn()
    log = t.match.log("red", lang)
    first = log.index(FIRST_TURN[lang][0])
    upcoming = words(ID, lang).own(
        "fact-turned-up", segment="segment/b", townsfolk="townsfolk/friar"
    )
    start = upcoming.partition(":")[0]
    told = [line for line in log[first:] if not line.startswith(start)]
    assert told[: len(FIRST_TURN[lang])] == FIRST_TURN[lang]


def test_both_languages_tell_whose_turn_it_is() -> None:
    """People are many in Russian, the Automa is one."""
    lexicon = GAME.lexicon(GAME.config(1, {}))
    said = [
        words(ID, "ru").fact(lexicon, Fact("turn", [seat], EVERYBODY, False)) for seat in (0, 1)
    ]
    assert said == ["Ходят красные.", "Ходит Автома."]
