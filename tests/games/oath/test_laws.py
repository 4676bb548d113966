"""Oath is not on the list of games yet: the laws that every game keeps, held against it here."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.names import VISION_BACK
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import FIRST_VISION
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, Illegal
from palatine.kernel.flow import NOBODY, advance, choose
from palatine.kernel.position import read, write
from palatine.kernel.sight import guess, seen_by
from tests.games.oath.table import act, advise, lay_relic, options, play, seat, table
from tests.helpers import IS_COMPILED, begin, option_sets, play_on_if_read, play_through
from tests.mutate import Path, mutated
from tools import laws
from tools.fuzz import Setting, play_checked
from tools.fuzz import begin as begin_fuzzed

CASES = [(people, options) for people in GAME.seats for options in option_sets(GAME, people)]


@pytest.mark.parametrize("people", [2, 5])
def test_oath_keeps_all_laws(people: int) -> None:
    """OA-GEN-02, OA-GEN-05: questions, values, copies, positions, sights, undo and journal."""
    setting = Setting(GAME, people, {"world": "mixed"} if people == 2 else {}, f"laws {people}")
    match = begin_fuzzed(setting)
    play_checked(setting, match, IS_COMPILED)


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{'-'.join(o.values())}" for n, o in CASES])
def test_every_option_set_is_played_to_its_end(case: tuple[int, dict[str, str]]) -> None:
    """Under every choice: 36 favor, warbands, one owner per site, every card in one place."""
    people, chosen = case
    match = begin(GAME, people, chosen, "whole")
    for n, _ in enumerate(play_through(match, fast("whole"))):
        if n % (1 if IS_COMPILED else 5) == 0:
            check(match.g)
    assert match.g.ended >= 0


def test_every_single_option_can_be_asked() -> None:
    match = begin(GAME, 3, {}, "open", answering=False)
    for n, _ in enumerate(play_through(match, fast("open"))):
        if n % 10 == 0:
            laws.check_asks(match.g)


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    g = table(3)
    act(g, "red")
    advance(g)
    before = write(g)
    with pytest.raises(Illegal):
        choose(g, seat("red"), 999_999)
    with pytest.raises(Illegal):
        choose(g, seat("blue"), 0)
    assert write(g) == before


# guesses


def test_oa_gen_02_backs_are_kept_by_guesses() -> None:
    """OA-GEN-02, OA-GEN-06: unknown cards are dealt by back, known ones stay."""
    g = table(3)
    advise(g, "red", "wolves", "vision_of_faith", faceup=False)
    lay_relic(g, "cradle_1", "map")
    act(g, "red")
    advance(g)
    for n in range(10):
        h = guess(seen_by(g, seat("blue")), seat("blue"), fast(str(n)))
        assert isinstance(h, Oath)
        assert [back_of(card) for card in h.advisers] == [0, VISION_BACK]
        check(h)
    own = guess(seen_by(g, seat("red")), seat("red"), fast("own"))
    assert isinstance(own, Oath)
    assert own.advisers == g.advisers
    seen: Any = seen_by(g, NOBODY)
    assert seen.site_relics[0] == -2
    assert seen.advisers == [-2, -2]


def test_oa_gen_05_what_was_drawn_and_discarded_is_known_to_its_seat() -> None:
    """OA-GEN-05: and lost to others when somebody takes it into the hand."""
    g = table(3)
    act(g, "red")
    play(g, "begin search")
    codes = options(g)
    play(g, codes[0], codes[1])
    assert g.provinces_known == [1 << seat("red")] * 2
    play(g, options(g)[-1])
    g.pawn[seat("blue")] = 2
    act(g, "blue")
    play(g, "begin search", "search_pile provinces")
    play(g, options(g)[0])
    play(g, options(g)[0])
    assert all(known == 1 << seat("blue") for known in g.hinterland_known)


def test_guesses_keep_the_visions_where_the_deck_was_built() -> None:
    """OA-CHR-80: two among the upper twelve, three among the next eighteen."""
    match = begin(GAME, 4, {}, "deck")
    g = match.g
    for n in range(20):
        h = guess(seen_by(g, NOBODY), NOBODY, fast(str(n)))
        assert isinstance(h, Oath)
        assert sum(card >= FIRST_VISION for card in h.world[-12:]) == 2
        assert sum(card >= FIRST_VISION for card in h.world[-30:-12]) == 3


# positions


def documents() -> list[Any]:
    found = []
    for people, chosen in ((2, {}), (4, {"world": "mixed"})):
        match = begin(GAME, people, chosen, "documents")
        for n, _ in enumerate(play_through(match, fast("documents"))):
            if n < 6 or n % 23 == 0:
                found.append(write(match.g))
            if n > 300:
                break
    return found


DOCUMENTS = documents()


@settings(deadline=None, max_examples=60)
@given(mutated(DOCUMENTS))
def test_a_mutated_position_is_bad_data_or_can_be_played(case: tuple[Any, list[Path]]) -> None:
    play_on_if_read(GAME, case[0], 40)


def position() -> dict[str, Any]:
    """Three players in the midst of a turn."""
    g = table(3)
    advise(g, "red", "tutor", "wolves")
    act(g, "red")
    advance(g)
    document: dict[str, Any] = json.loads(json.dumps(write(g)))
    return document


def refusal(document: dict[str, Any]) -> str:
    with pytest.raises(BadData) as error:
        read(GAME, document, fast("x"))
    return str(error.value)


def test_a_position_can_be_read() -> None:
    read(GAME, position(), fast("x"))


@pytest.mark.parametrize(
    ("field", "value", "word"),
    [
        ("favor", {"red": 40}, "favor"),
        ("garrison", {"cradle_1": 2}, "garrison_of"),
        ("garrison_of", {"cradle_1": "red"}, "garrison_of"),
        ("board", {"red": 15}, "warbands"),
        ("supply", {"red": 8}, "supply"),
        ("title", None, "title"),
        ("usurper", True, "usurper"),
        ("citizens", ["purple"], "citizens"),
        ("order", ["red", "purple", "blue"], "order"),
        ("pawn", {"red": "cradle_1"}, "pawn"),
        ("round", 9, "round"),
        ("held", [], "held_by"),
        ("banner_tokens", {"peoples_favor": 0, "darkest_secret": 1}, "banner_tokens"),
        ("ruins", ["fallen_spire"], "ruins"),
        ("vision", {"red": "tutor"}, "vision"),
    ],
)
def test_a_bad_position_is_refused_by_its_field(field: str, value: Any, word: str) -> None:
    document = position()
    document["fields"][field] = value
    assert word in refusal(document)


def test_a_card_in_two_places_is_refused_by_name() -> None:
    document = position()
    document["fields"]["site_cards"] = {"cradle_1": {"1": "tutor"}}
    assert "card tutor lies in two places" in refusal(document)


def test_a_relic_in_two_places_is_refused_by_name() -> None:
    document = position()
    document["fields"]["reliquary"]["brutal"] = "the_grand_scepter"
    assert "relic the_grand_scepter lies in two places" in refusal(document)


def test_an_adviser_too_many_is_refused() -> None:
    g = table(3)
    advise(g, "red", "tutor", "wolves", "elders", "longbows")
    act(g, "red")
    assert "advisers has one too many" in refusal(json.loads(json.dumps(write(g))))


def test_two_owners_on_a_site_cannot_be_written_down() -> None:
    document = position()
    document["fields"]["citizens"] = ["red"]
    document["fields"]["garrison"] = {"cradle_1": 1}
    document["fields"]["garrison_of"] = {"cradle_1": "red"}
    assert "garrison_of must be purple or an Exile" in refusal(document)


def test_a_frame_for_a_power_that_is_not_in_play_is_refused() -> None:
    document = position()
    document["frames"].append(
        {"frame": "Using", "power": "messenger", "place": "with_red", "seat": "red", "step": 0,
         "memory": []}
    )  # fmt: skip
    assert "power messenger is not in play" in refusal(document)
