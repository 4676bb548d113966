"""The rules reference says the same in both languages, rule by rule."""

import re
from pathlib import Path

import pytest

from palatine.games import IDS
from palatine.reference import ID, reference

RULES = Path(__file__).parents[1] / "src" / "palatine" / "rules"
GAMES = sorted(path.name.removesuffix(".en.md") for path in RULES.glob("*.en.md"))
MARK = {"en": "*(reconstruction)*", "ru": "*(реконструкция)*"}
START = re.compile(r"^\*\*([A-Z]{2}-[A-Z0-9.-]+)\*\*")
MENTION = re.compile(rf"\b{ID}\b")


def paragraphs(game: str, language: str) -> list[str]:
    """The file cut at its empty lines, each part on one line."""
    text = (RULES / f"{game}.{language}.md").read_text("utf-8")
    return [" ".join(part.split()) for part in text.split("\n\n")]


def rules(game: str, language: str) -> list[tuple[str, str]]:
    """Every rule of one file as (id, text), in the order of the file."""
    found: list[tuple[str, str]] = []
    for paragraph in paragraphs(game, language):
        start = START.match(paragraph)
        if start:
            found.append((start[1], paragraph[start.end() :].strip()))
    return found


def test_every_reference_has_two_languages() -> None:
    files = sorted(path.name for path in RULES.glob("*.md"))
    assert files == sorted(f"{game}.{language}.md" for game in GAMES for language in MARK)
    assert files


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    english = [rule for rule, _ in rules(game, "en")]
    assert english == [rule for rule, _ in rules(game, "ru")]
    assert english
    assert len(english) == len(set(english))


@pytest.mark.parametrize("language", MARK)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_looked_up(game: str, language: str) -> None:
    assert list(reference(game, language).rules) == [rule for rule, _ in rules(game, language)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_shape(game: str) -> None:
    """Title, chapters, tables and plain paragraphs stand at the same places."""
    shapes: list[list[str]] = []
    for language in MARK:
        shape: list[str] = []
        for paragraph in paragraphs(game, language):
            start = START.match(paragraph)
            shape.append(start[1] if start else re.sub(r"[^#|].*", "", paragraph))
        shapes.append(shape)
    assert shapes[0] == shapes[1]
    assert shapes[0].count("#") == 1


@pytest.mark.parametrize("language", MARK)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_text(game: str, language: str) -> None:
    for rule, text in rules(game, language):
        assert len(text.removesuffix(MARK[language])) > 20, rule
        assert "**" not in text, f"{rule}: two rules in one paragraph?"


@pytest.mark.parametrize("game", GAMES)
def test_rules_refer_to_the_same_existing_rules(game: str) -> None:
    russian = dict(rules(game, "ru"))
    for rule, text in rules(game, "en"):
        mentions = set(MENTION.findall(text))
        assert mentions <= set(russian), rule
        assert mentions == set(MENTION.findall(russian[rule])), rule


@pytest.mark.parametrize("id", IDS)
def test_reconstructions_mark_sentences_alike_in_both_languages(id: str) -> None:
    """The mark stands behind a sentence, or behind the number of a rule that is one wholly."""
    marks = {"en": "*(reconstruction)*", "ru": "*(реконструкция)*"}
    places: dict[str, dict[str, tuple[int, bool]]] = {}
    for lang, mark in marks.items():
        for rule, text in reference(id, lang).rules.items():
            places.setdefault(rule, {})[lang] = (
                text.count(mark),
                text.startswith(f"**{rule}** {mark}"),
            )
            flat = " ".join(text.split())
            for before in flat.split(mark)[:-1]:
                end = before.rstrip()
                assert end.endswith((".", ":", ")", f"**{rule}**")), f"{rule}: {end[-30:]}"
    for rule, found in places.items():
        assert found["en"] == found["ru"], rule
