"""What is said of the Clockwork Prince, in both languages."""

from __future__ import annotations

import pytest

from palatine.games.oath.game import GAME
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import GRAND_SCEPTER
from palatine.games.oath.turn import Rounds, Turn, begin_turn, new_act
from palatine.kernel.flow import advance
from palatine.reference import reference
from palatine.words import LANGUAGES, Speech
from tests.games.oath.princely import at, do, friends, princely, rule, run, turn
from tests.games.oath.table import options, play, put, suit, top_of_world


def log(g: Oath, lang: str) -> list[str]:
    """Everything that was told, as sentences."""
    speech = Speech("oath", lang)
    lexicon = GAME.lexicon(g.config)
    said = [speech.fact(lexicon, fact) for fact in g.facts]
    assert speech.problems == {}
    return said


def human(g: Oath) -> None:
    """The first seat, a person, acts."""
    g.asked = None
    begin_turn(g, 0)
    g.frames = [Rounds(1), Turn(0, 3), new_act(0)]


def test_cp_set_08_the_princely_reliquary_has_no_brutal() -> None:
    g = princely("exile", 2)
    human(g)
    assert "peek_bottom" in options(g)
    assert not [code for code in options(g) if "brutal" in code]
    play(g, "peek_bottom")
    play(g, "offer_citizenship red", "give_bottom", "send")
    for lang, word in (("en", "Brutal"), ("ru", "Жестокость")):
        assert not [line for line in log(g, lang) if word in line]
    assert "Purple would give Red the bottom relic of the deck." in log(g, "en")
    play(g, "red: accept")
    assert g.is_citizen(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_of_the_prince_has_one_name_and_four_headings(lang: str) -> None:
    g = princely("chancellor")
    at(g, "s3")
    friends(g, hearth=2)
    turn(g)
    run(g)
    said = log(g, lang)
    name = {"en": "Prince", "ru": "нязь"}[lang]
    heads = [line for line in said if name in line]
    assert [line.split(": ")[1][0] for line in heads] == ["1", "2", "3", "4"]
    assert len([fact for fact in g.facts if fact.key == "prince-phase"]) == 4


def test_cp_sea_03_tactics_say_what_raised_them() -> None:
    g = princely("chancellor")
    at(g, "s5")
    top_of_world(g, "longbows", "elders", "tents")
    turn(g, 2)
    run(g)
    wanted = (
        "Longbows is a battle plan and moves the tactics token, which is now worth 1 attack die."
    )
    assert wanted in log(g, "en")


def test_cp_cam_02_what_he_weighs_says_that_it_must_be_more() -> None:
    g = princely("chancellor")
    rule(g, 0, "provinces_1", 1)
    g.board[g.prince] = 4
    do(g, "s4")
    said = [line for line in log(g, "en") if "weighs" in line]
    assert said == [
        "Purple weighs 4 attack dice against 1 defense die and a force of 1: the attack needs more "
        "dice than both together."
    ]


def test_cp_trd_03_a_trade_that_gains_the_prince_nothing_says_so() -> None:
    g = princely()
    put(g, "cradle_1", "storyteller", "wayside_inn")
    friends(g, hearth=2)
    g.bank[suit("hearth")] = 1  # the first card takes it
    do(g, "s2")
    said = [line for line in log(g, "en") if "nothing" in line]
    assert said == ["Purple gains nothing from the trade with Wayside Inn."]
    said = [line for line in log(g, "ru") if "ничего" in line]
    assert said == ["Пурпурные ничего не получают от торговли с картой «Придорожный трактир»."]


def test_cp_pwr_10_what_he_always_refuses_is_not_offered() -> None:
    for level, is_offered in (("limited", False), ("extended", True)):
        g = princely("chancellor", 2, level)
        g.citizens = 1
        rule(g, g.prince, "cradle_1", 3)
        put(g, "cradle_1", "tinkers_fair")
        g.favor[0] = g.secrets[0] = 5
        g.turn = 0
        g.derive()
        human(g)
        found = options(g)
        assert ("hand_over purple" in found) == is_offered, level
        assert ("ask_for purple" in found) == is_offered, level
        play(g, "station")
        assert ("garrison cradle_1 2" in options(g)) == is_offered, level
        play(g, "garrison cradle_1 4", "use tinkers_fair")
        assert ("choose_player purple" in options(g)) == is_offered, level


def test_cp_gen_06_self_exile_is_refused_with_its_rule() -> None:
    g = princely("chancellor", 2)
    g.citizens = 1
    g.favor[0] = 9
    assert g.holder(GRAND_SCEPTER) == g.prince
    human(g)
    g.explaining = True
    g.asked = None
    ask = advance(g)
    assert ask is not None
    code = GAME.lexicon(g.config).code
    assert "self_exile" not in [code(option) for option in ask.options]
    assert {code(r.option): r.rule for r in ask.refusals}["self_exile"] == "CP-GEN-06"


@pytest.mark.parametrize(("lang", "word"), [("en", "prince"), ("ru", "князь")])
def test_a_word_finds_the_rules_of_the_prince(lang: str, word: str) -> None:
    found = reference("oath", lang).find(word)
    assert "CP-THR-01" in found
    assert all(id.startswith("CP-") for id in found)
    assert reference("oath", lang).find("OA-CAM-01") == ["OA-CAM-01"]
