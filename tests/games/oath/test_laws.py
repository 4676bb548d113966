"""What holds of Oath beside the laws that every game keeps: guesses, tokens, positions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers, sampled_from

from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.names import VISION_BACK
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import FIRST_VISION, MOST_SUPPLY, OATH_GOAL
from palatine.games.oath.title import leaders
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, Illegal
from palatine.kernel.flow import NOBODY, advance, choose
from palatine.kernel.position import read, write
from palatine.kernel.sight import guess, seen_by
from tests.games.oath.table import (
    act,
    advise,
    asked,
    card,
    lay_relic,
    options,
    play,
    question,
    seat,
    table,
)
from tests.helpers import IS_COMPILED, begin, play_on_if_read, play_through
from tests.mutate import Path, mutated
from tools import laws


@settings(deadline=None, max_examples=40 if IS_COMPILED else 8)
@given(
    people=sampled_from(GAME.seats),
    world=sampled_from(["starting", "mixed"]),
    seed=integers(0, 1_000_000),
)
def test_what_always_holds_after_every_choice(people: int, world: str, seed: int) -> None:
    """36 favor, 24 purple warbands and 14 of each colour, one owner of a site, every card in one
    place, capacities and limits; OA-WIN-02: the title lies with one who meets its goal."""
    match = begin(GAME, people, {"world": world}, f"always {seed}")
    for n, open_asks in enumerate(play_through(match, fast(f"always {seed}"))):
        g = match.g
        assert isinstance(g, Oath)
        if n % (1 if IS_COMPILED else 5) == 0:
            check(g)
        if open_asks[0].key == "act":
            found = leaders(g, OATH_GOAL[g.oath])
            assert not found or g.title in found
            assert not g.usurper or g.is_exile(g.title)
        assert all(0 <= supply <= MOST_SUPPLY for supply in g.supply)
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


def test_an_adviser_that_all_players_know_is_still_hidden_from_who_watches() -> None:
    """OA-GEN-02, OA-MIN-01: the Chancellor can only discard a Vision; silence would tell that."""
    g = table(3)
    advise(g, "purple", "vision_of_faith", faceup=False)
    g.adviser_known = [0b111]
    act(g, "purple")
    play(g, "take_up vision_of_faith")
    assert question(g) == "purple play"
    assert options(g) == ["discard vision_of_faith"]
    known: Any = seen_by(g, seat("red")).frames[-1]
    hidden: Any = seen_by(g, NOBODY).frames[-1]
    assert known.card == card("vision_of_faith")
    assert hidden.card == -2
    option = asked(g).options[0]
    assert GAME.face(g, seat("red"), option) == [option]
    assert GAME.face(g, NOBODY, option) != [option]


def test_guesses_keep_the_visions_where_the_deck_was_built() -> None:
    """OA-CHR-80: two among the upper twelve, three among the next eighteen."""
    match = begin(GAME, 4, {}, "deck")
    g = match.g
    for n in range(20):
        h = guess(seen_by(g, NOBODY), NOBODY, fast(str(n)))
        assert isinstance(h, Oath)
        assert sum(card >= FIRST_VISION for card in h.world[-12:]) == 2
        assert sum(card >= FIRST_VISION for card in h.world[-30:-12]) == 3


def test_oa_gen_02_the_dispossessed_are_secret() -> None:
    """OA-GEN-02: what lies there is guessed, but for what somebody has seen go there."""
    g = table(3)
    for known in (0, 0, 0, 1 << seat("blue")):
        g.dispossessed.append(g.world.pop())
        g.world_known.pop()
        g.world_part.pop()
        g.dispossessed_known.append(known)
    act(g, "red")
    advance(g)
    hidden: Any = seen_by(g, seat("red"))
    assert hidden.dispossessed == [-2] * 4
    guesses = []
    for n in range(6):
        h = guess(seen_by(g, seat("blue")), seat("blue"), fast(str(n)))
        assert isinstance(h, Oath)
        check(h)
        assert h.dispossessed[3] == g.dispossessed[3]
        guesses.append(h.dispossessed[:3])
    assert any(found != g.dispossessed[:3] for found in guesses)


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


def test_a_search_with_too_few_backs_is_refused_at_loading() -> None:
    """OA-GEN-02: whoever watches sees the back of every drawn card."""
    g = table(2)
    act(g, "red")
    play(g, "begin search", "?search_deck")
    assert question(g) == "red search-discard"
    document = write(g)
    read(GAME, document, fast("backs"))
    frame = document["frames"][-1]
    assert frame["frame"] == "Search"
    frame["drawn_back"].pop()
    with pytest.raises(BadData, match="frame Search: drawn_back"):
        read(GAME, document, fast("backs"))
