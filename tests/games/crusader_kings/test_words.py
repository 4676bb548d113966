"""The words of Crusader Kings agree with its tables: a changed record is told as it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine import cli
from palatine.games.crusader_kings import phrases
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.names import CHARACTER, FAMILY, SYMBOL
from palatine.games.crusader_kings.programs import CONDITIONS, FILTERS, OP_IDS
from palatine.games.crusader_kings.tables import CHARACTER_IDS, HOOKS, SEX, SEXES, TABLES
from palatine.kernel.errors import BadData, BadJournal, Misfit
from palatine.kernel.flow import Ask
from palatine.reference import reference
from palatine.sentences import spoken
from palatine.words import LANGUAGES, Speech, words

pytestmark = pytest.mark.texts

ID = "crusader-kings"


def told(lang: str, ops: list[dict[str, Any]]) -> str:
    return spoken(words(ID, lang), phrases.effect(ops))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_names_a_rule_that_exists(lang: str) -> None:
    rules = reference(ID, lang).rules
    speech = Speech(ID, lang)
    for id in SYMBOL.names:
        if id != "reconstruction":  # of the components, not of the rules
            assert speech.name("symbol", id, "rule") in rules, id
    assert speech.problems == {}


def test_an_intrigue_card_has_the_article_of_its_name() -> None:
    hook = {"hook": "bonus_card", "deck": "intrigue", "value": 1}
    assert "an Intrigue card more" in spoken(words(ID, "en"), phrases.hook(hook))


@pytest.mark.parametrize(
    ("lang", "key", "told"),
    [
        ("en", "choose-partner", "Whom does Agatha (daughter) marry?"),
        ("en", "save", "Do you prevent the death of Agatha (daughter)?"),
        ("ru", "choose-partner", "Агата (дочь) вступает в брак: с кем?"),
        ("ru", "save", "Предотвратить смерть Агаты (дочь)?"),
    ],
)
def test_a_question_about_a_person_says_the_name(lang: str, key: str, told: str) -> None:
    ask = Ask(0, key, FAMILY.numbers["child_2"], CHARACTER.numbers["english_08"])
    assert words(ID, lang).question(GAME.lexicon(GAME.config(3, {})), ask) == told


def test_a_changed_record_changes_its_words() -> None:
    op = {"op": "place", "token": "unrest", "count": 2, "pick": "left", "where": ["coastal"]}
    assert told("en", [op]) == (
        "put 2 tokens of unrest into a region on the coast chosen by the next player"
    )
    assert told("ru", [{**op, "count": 1, "where": []}]) == (
        "положить 1 жетон беспорядков в регион по выбору следующего игрока"
    )
    check = {
        "op": "check", "successes": 2, "draws": 1, "critical": "war", "invest": False,
        "on_success": [{"op": "gold", "amount": 1}], "on_fail": [{"op": "gold", "amount": -3}],
    }  # fmt: skip
    assert told("en", [check]) == (
        "make a trait check (2 successes, 1 free token, critical as for War, nothing can be"
        " invested): on success gain 1 gold; on failure pay 3 gold"
    )
    assert told("ru", [check["on_success"][0]]) == "получить 1 золото"  # type: ignore[index]


def test_what_there_are_no_words_for_is_refused_by_its_key() -> None:
    with pytest.raises(BadData, match="crusader-kings-say-earthquake"):
        told("en", [{"op": "earthquake"}])


def test_one_of_everything_is_in_the_vocabulary() -> None:
    """Ops, conditions, filters and hooks all have a phrase, used by a card or not."""
    keys: set[str] = set()
    rest = phrases.vocabulary()
    while rest:
        phrase = rest.pop()
        keys.add(phrase.key)
        rest += [*phrase.parts, *phrase.phrases.values()]
    assert {"has-" + name.replace("_", "-") for name in CONDITIONS} <= keys
    assert {"where-" + name.replace("_", "-") for name in FILTERS} <= keys
    others = {"choice": "chooses", "kill": "kill-ruler", "casus_belli": "claim-chosen"}
    others |= {"transfer_gold": "gold-from", "modifier": "left-more"}
    assert {others.get(op, op.replace("_", "-")) for op in OP_IDS} <= keys
    assert len([key for key in keys if key.startswith("hook-")]) == len(hook_names()) + 2


def hook_names() -> set[str]:
    """Two of them have two phrases: more and fewer, dearer and cheaper."""
    from palatine.games.crusader_kings import hooks

    assert HOOKS.draws
    return set(hooks.HOOKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_are_told_with_target_and_conditions(lang: str) -> None:
    speech = Speech(ID, lang)
    for record in TABLES["cards"].records:
        about = speech.name("event", record.text("id"), "about")
        effect = speech.name("effect", record.text("id"))
        assert effect in about, record.text("id")
        for condition in record.texts("conditions"):
            key = f"{ID}-say-has-{condition.replace('_', '-')}"
            assert speech.text(key) in about
    assert speech.problems == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sexes_are_told_apart(lang: str) -> None:
    speech = Speech(ID, lang)
    for number, id in enumerate(CHARACTER_IDS):
        assert speech.name("character", id, "sex") == SEXES[SEX[number]]
    born = {"seat": "seat/english", "trait": "trait/brave"}
    said = [
        speech.own("fact-born", family="family/child_1", character=f"character/{id}", **born)
        for id in ("english_01", "english_02")
    ]
    wanted = ["son", "daughter"] if lang == "en" else ["родился сын", "родилась дочь"]
    assert [word in text for word, text in zip(wanted, said, strict=True)] == [True, True]


REFUSED: list[tuple[int, dict[str, str], str]] = [
    (1, {"english": "person", "german": "person"}, "2 dynasties are set to a person, but 1"),
    (3, dict.fromkeys(("english", "frankish", "german"), "ai"), "Only 2 dynasties are open"),
    (3, {"scenario": "6", "iberian": "ai"}, "This scenario has no dynasty for the Iberians"),
    (5, {"iberian": "ai"}, "Only 4 dynasties are open to people"),
    (1, {"scoring": "together"}, "A game together against AIs takes two to four people"),
    (2, {"italian": "ai", "english": "absent", "scenario": "6"}, "With three dynasties"),
    (3, {"first_player": "iberian"}, "The Iberians take no part and cannot begin"),
    (2, {"ai_coalition": "on"}, "AIs in league are for a single person"),
]


@pytest.mark.parametrize(("people", "options", "said"), REFUSED, ids=[r[2] for r in REFUSED])
def test_a_refused_configuration_is_told_in_one_line_everywhere(
    people: int, options: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """CK-SET-18, CK-AI-6: at the command line with exit code 2, in the API with the same key."""
    with pytest.raises(Misfit) as error:
        palatine.new(ID, people, 1, **options)
    told = words(ID, "en").misfit(GAME.words, error.value.key, error.value.numbers)
    assert told.startswith(said)
    chosen = [word for pair in options.items() for word in ("--option", "=".join(pair))]
    assert cli.run(["play", ID, "--seats", str(people), "--lang", "en", *chosen]) == 2
    assert capsys.readouterr().err == f"palatine: {told}\n"
    assert words(ID, "ru").misfit(GAME.words, error.value.key, error.value.numbers).endswith(".")


# what readers stumbled over


def test_a_program_was_told_no_place_number_4() -> None:
    """`no-place (number 4, number2 5)` is for those who have words; people read a sentence."""
    told = "Only 4 dynasties are open to people, but 5 play. Leave more at as needed."
    with pytest.raises(Misfit) as refused:
        palatine.new(ID, 5, english="absent")
    assert str(refused.value) == told
    assert (refused.value.key, refused.value.numbers) == ("no-place", [4, 5])
    text = palatine.new(ID, 5).journal().replace(" english=auto ", " english=absent ")
    with pytest.raises(BadJournal) as unread:
        palatine.load(text)
    assert str(unread.value) == f"line 4: {told}"


def said(lang: str, part: str, key: str, **arguments: object) -> str:
    return words(GAME.id, lang).message(f"crusader-kings-{part}-{key}", arguments)  # type: ignore[arg-type]


def test_who_is_done_was_told_that_he_declines() -> None:
    config = GAME.config(5, {})
    lexicon = GAME.lexicon(config)
    option = lexicon.option("pass")
    for lang, done, decline in (("en", "Done", "Decline"), ("ru", "Готово", "Отказаться")):
        speech = words(GAME.id, lang)
        for ask in ("mobilise", "revoke", "grant", "disband", "call", "rally", "plot", "develop"):
            assert speech.option(lexicon, option, ask) == done
        assert speech.option(lexicon, option) == decline
        assert speech.option(lexicon, option, "event-councillor") == decline


def test_a_woman_was_called_lord() -> None:
    for key in ("lord", "bare-lord"):
        told = [
            said("en", "fact", key, character=f"character/{id}", region="region/paris",
                 trait="trait/brave")
            for id in ("frankish_02", "frankish_01")
        ]  # fmt: skip
        assert sorted(("lady" in text, "lord" in text) for text in told) == [
            (False, True), (True, False)
        ]  # fmt: skip


def test_one_success_was_needed_in_the_plural() -> None:
    for number, text in ((1, "нужен 1 успех"), (2, "нужно 2 успеха"), (5, "нужно 5 успехов")):
        assert text in said("ru", "ask", "invest", check="check/invade", number=number)


@pytest.mark.texts
def test_russian_spoke_as_telegrams_do() -> None:
    """Whole sentences with cases, not labels with a colon."""
    root = Path(palatine.__file__).parent
    for path in (root / "locale" / "ru" / "crusader-kings").glob("*.ftl"):
        for label in (", чья:", ", кому:", ", для кого:", "откуда:", "(с кем:"):
            assert label not in path.read_text("utf-8"), f"{label} in {path.name}"
    told = said("ru", "fact", "declared", seat="seat/english", region="region/sicily",
                region2="region/burgundy")  # fmt: skip
    assert told.endswith("объявляют атаку с Сицилии на Бургундию.")
