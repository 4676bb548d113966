"""Observations: from what a seat sees and nothing else, the same in every build."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

import palatine
from palatine import research
from palatine.games import find
from palatine.kernel.chance import fast
from palatine.kernel.errors import Illegal
from palatine.kernel.flow import BITS, EACH, FLAG, NOBODY, SETS, Field, State, advance, answer
from palatine.kernel.flow import asks as all_asks
from palatine.kernel.lexicon import HIDDEN
from palatine.kernel.position import flatten
from palatine.kernel.sight import Seen, guess, seen_by
from palatine.research.encoder import encode
from palatine.research.episodes import begun
from palatine.research.layouts import Layout, moves_of
from tests.helpers import begin, play_through
from tests.research.cases import ANSWERS, CASES, NAMES, random_play
from tests.toys.duel import DUEL, Duel

PINNED = 40  # answers of a match that looks alike in every build
every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)

# of all observations, masks and things of some random choices: equal in every build
PLAYED: dict[tuple[str, int], str] = {
    ("carolus-magnus", 2): "553575dd95b8",
    ("carolus-magnus", 4): "22ece1bf0a87",
    ("crusader-kings", 1): "49d9b33f97f8",
    ("crusader-kings", 5): "fc8832a0678e",
    ("crusader-rex", 2): "f9c1b1cea521",
    ("oath", 1): "987e20101c23",
    ("oath", 6): "42ed3b66fae5",
    ("viscounts", 1): "64b78bf69d93",
    ("viscounts", 4): "d54e7dd7bc83",
}


def cells(layout: Layout, g: State, seat: int) -> list[int]:
    return list(encode(layout, seen_by(g, seat), seat, all_asks(g)))


@every_case
def test_a_random_match_is_observed_alike_in_every_build(case: tuple[str, int]) -> None:
    whole = hashlib.sha256()
    layout = research.layout(*case)
    for episode in random_play(layout, "pinned", PINNED):
        for seat in range(NOBODY, layout.people):
            whole.update(bytes(episode.observation(seat)))
        whole.update(bytes(episode.mask(episode.seat)))
        whole.update(str(list(episode.things())).encode())
    assert whole.hexdigest()[:12] == PLAYED[case]


@every_case
def test_an_observation_is_the_same_in_all_that_a_seat_holds_possible(
    case: tuple[str, int],
) -> None:
    layout = research.layout(*case, deduced=True)
    luck = fast("law")
    for n, episode in enumerate(random_play(layout, "law", ANSWERS)):
        if n % 8 or episode.is_over:
            continue
        for seat in range(NOBODY, layout.people):
            other = guess(seen_by(episode.g, seat), seat, luck)
            assert cells(layout, other, seat) == list(episode.observation(seat))


def test_a_game_without_secrets_is_read_as_it_is() -> None:
    layout = research.layout("carolus-magnus", 3)
    assert not layout.has_secrets
    for episode in random_play(layout, "open", ANSWERS):
        for seat in range(NOBODY, 3):
            assert list(episode.observation(seat)) == list(
                encode(layout, seen_by(episode.g, seat), seat, episode.asks())
            )


def tells(leak: str) -> bool:
    """Whether two matches that a seat could not tell apart look different to it."""
    leaky, layout = Duel(leak), Layout(DUEL, DUEL.config(2, {}), True, 100)
    luck = fast(f"leak {leak}")
    for n in range(30):
        play = begin(leaky, 2, {}, str(n))
        for _ in play_through(play, luck):
            for seat in range(2):
                honest = play.g.copy()
                honest.rules = DUEL
                other = guess(seen_by(honest, seat), seat, luck)
                other.rules = leaky
                if cells(layout, other, seat) != cells(layout, play.g, seat):
                    return True
    return False


@pytest.mark.parametrize("leak", ["field", "commit", "frame", "key", "subject"])
def test_what_a_toy_lets_out_is_seen_in_its_observations(leak: str) -> None:
    assert tells(leak)


def test_the_honest_toy_lets_nothing_out() -> None:
    assert not tells("")


def test_hidden_cells_are_nought_and_say_so() -> None:
    layout = research.layout("crusader-rex")
    episode = begun(layout, "hidden")
    hand, hidden = layout.find("hand"), layout.find("hand.hidden")
    for seat in range(2):
        row = list(episode.observation(seat))
        seen: Any = seen_by(episode.g, seat)
        for place, number in enumerate(seen.hand):
            is_hidden = number == HIDDEN
            assert row[hidden.offset + place] == is_hidden
            assert row[hand.offset + place] == (0 if is_hidden else number)
        assert sum(row[hidden.offset : hidden.offset + hidden.size]) > 0


def test_numbers_are_clipped_and_things_are_counted_from_one() -> None:
    layout = research.layout("carolus-magnus")
    g: Any = find("carolus-magnus").start(layout.config, fast("clip"))
    g.round, g.emperor, g.supply[0], g.supply[1] = 300, 14, -300, -5
    row = np.frombuffer(encode(layout, Seen(g), NOBODY, []), np.int8)
    assert row[layout.find("round").offset] == 127
    assert row[layout.find("emperor").offset] == 15
    supply = layout.find("supply").offset
    assert row[supply : supply + 2].tolist() == [-128, -5]
    assert row[layout.find("owner").offset] == 0


def test_large_kinds_have_two_cells() -> None:
    layout = research.layout("crusader-kings", deduced=True)
    block = layout.find("token_at")
    assert block.shape == [144, 2]
    episode = begun(layout, "wide")
    row = list(episode.observation(0))
    g: Any = episode.g
    for token, place in enumerate(g.token_at):
        at = block.offset + 2 * token
        assert row[at] * 128 + row[at + 1] == place + 1


def test_every_rule_under_way_is_counted() -> None:
    layout = research.layout("crusader-rex")
    for episode in random_play(layout, "frames", ANSWERS):
        row = list(episode.observation(0))
        names = [type(frame).__name__ for frame in episode.g.frames]
        for frame in layout.game.frames:
            assert row[layout.find(frame.__name__).offset] == names.count(frame.__name__)


# who is who


def turned_value(field: Field, number: int, layout: Layout, own: int) -> int:
    turn = layout.turn(own)
    if number < 0:
        return number
    if field.form in (BITS, SETS):
        if not (field.value.is_seat or field.value.is_party):
            return number
        row = turn.seats if field.value.is_seat else turn.parties
        return sum(1 << row[i] for i in range(8) if number >> i & 1)
    if field.value.is_seat:
        return turn.seats[number]
    if field.value.is_party:
        return turn.parties[number]
    return int(layout.turned(number, own)) if field.value.is_option else number


def turn_fields(holder: Any, fields: list[Field], layout: Layout, own: int) -> None:
    for field in fields:
        value = getattr(holder, field.name)
        if field.form == FLAG:
            continue
        if isinstance(value, list):
            row = [turned_value(field, number, layout, own) for number in value]
            if field.form in (EACH, BITS):
                moves = moves_of(field.index, int(layout.seats), layout.turn(own))
                row = [row[moves.index(place)] for place in range(len(row))]
            setattr(holder, field.name, row)
        else:
            setattr(holder, field.name, turned_value(field, value, layout, own))


def turned_match(g: State, layout: Layout, own: int) -> State:
    """The same match with its seats renumbered: `own` is the first."""
    other = g.copy()
    frames = []
    for frame in other.frames:
        frames.append(type(frame)())  # one that never changes may be shared
        for field in frame.FIELDS:
            setattr(frames[-1], field.name, getattr(frame, field.name))
        turn_fields(frames[-1], frame.FIELDS, layout, own)
    other.frames = frames
    turn_fields(other, layout.game.fields, layout, own)
    if g.places:
        moves = layout.turn(own).seats
        other.places = [g.places[moves.index(seat)] for seat in range(layout.people)]
    other.derive()
    return other


@pytest.mark.parametrize(
    "case",
    [("carolus-magnus", n) for n in (2, 3, 4)] + [("viscounts", n) for n in (2, 3, 4)],
    ids=str,
)
def test_where_seats_are_alike_a_match_goes_on_alike_when_they_are_turned(
    case: tuple[str, int],
) -> None:
    """The promise of `Game.seats_are_alike`: without it turned observations would be wrong."""
    layout = research.layout(*case)
    luck = fast("alike")
    for episode in random_play(layout, "alike", 3 * ANSWERS):
        ask = episode.ask
        if ask is None:
            break
        own = luck.below(layout.people)
        other = turned_match(episode.g, layout, own)
        twin = advance(other)
        assert twin is not None
        assert (twin.seat, twin.key) == (layout.turn(own).seats[ask.seat], ask.key)
        assert sorted(twin.options) == sorted(int(layout.turned(n, own)) for n in ask.options)
        assert cells(layout, other, 0) == list(episode.observation(own))
        option = ask.nth(luck.below(int(ask.count)))
        mine = episode.g.copy()
        before = mine.chance.number
        first = advance(mine)
        assert first is not None
        answer(mine, first, option)
        advance(mine)
        if mine.chance.number != before:
            continue  # a draw among seats falls on another one
        answer(other, twin, int(layout.turned(option, own)))
        advance(other)
        assert flatten(turned_match(mine, layout, own)) == flatten(other)


@every_case
def test_numbers_are_turned_and_back(case: tuple[str, int]) -> None:
    layout = research.layout(*case)
    for own in range(layout.people):
        turned = [int(layout.turned(option, own)) for option in range(layout.actions)]
        assert sorted(turned) == list(range(layout.actions))
        assert [int(layout.turned_back(n, own)) for n in turned] == list(range(layout.actions))
        assert (turned == sorted(turned)) == (own == 0 or not layout.is_turned)


def test_the_own_seat_is_named_first_in_options_too() -> None:
    layout = research.layout("carolus-magnus", 3)
    words = layout.game.lexicon(layout.config)
    assert layout.turned(words.option("starter grey"), 2) == words.option("starter black")
    assert layout.turned_back(words.option("starter white"), 2) == words.option("starter black")


@every_case
def test_mask_legal_things_and_codes_agree(case: tuple[str, int]) -> None:
    layout = research.layout(*case)
    words = layout.game.lexicon(layout.config)
    for episode in random_play(layout, "agree", ANSWERS):
        ask = episode.ask
        if ask is None:
            break
        legal = list(episode.legal())
        mask = list(episode.mask(episode.seat))
        assert [n for n in range(layout.actions) if mask[n]] == sorted(legal)
        assert [int(layout.turned_back(n, ask.seat)) for n in legal] == list(ask.options)
        rows = np.array(list(episode.things())).reshape(-1, 4)
        for number, row in zip(legal, rows.tolist(), strict=True):
            verb = words.verbs[row[0]]
            things = [kind.low + row[1 + i] for i, kind in enumerate(verb.kinds)]
            assert verb.option(*things) == number
            assert row[1 + len(verb.kinds) :] == [-1] * (3 - len(verb.kinds))
        for seat in range(layout.people):
            if seat != episode.seat:
                assert not any(episode.mask(seat))


# through the public interface


def test_a_match_of_the_public_interface_is_observed() -> None:
    match = palatine.new("crusader-rex", seed=3)
    seat = match.ask.seat if match.ask else ""
    found = research.encode(match, seat)
    assert found.dtype == np.int8
    assert found.shape == (research.layout("crusader-rex").size,)
    found[0] = 1  # a copy of its own
    kept = research.encode(match, seat, copy=False)
    with pytest.raises(ValueError, match="read-only"):
        kept[0] = 1
    assert len(research.encode(match, "observer", deduced=True)) > len(kept)
    assert match.ask is not None
    codes = [match.lexicon.code(int(n)) for n in research.legal(match)]
    assert codes == list(match.ask.options)
    assert research.legal_things(match).shape == (len(codes), 4)


def test_people_is_another_name_of_seats() -> None:
    assert palatine.new("carolus-magnus", people=3).seats == ["black", "white", "grey"]
    with pytest.raises(palatine.kernel.errors.BadData, match="two names of one number"):
        palatine.new("carolus-magnus", seats=2, people=2)
    with pytest.raises(palatine.kernel.errors.BadData, match="people must be a whole number"):
        palatine.new("carolus-magnus", people="two")  # type: ignore[arg-type]


def test_a_number_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    episode = begun(research.layout("carolus-magnus"), "refused")
    before, legal = flatten(episode.g), list(episode.legal())
    for number in (-1, 98, 1000):
        with pytest.raises(Illegal, match=f"{number} is not offered to .* {legal[0]}, {legal[1]}"):
            episode.take(number)
        assert not episode.offers(number) if 0 <= number < 99 else True
    assert flatten(episode.g) == before


def test_a_match_is_cut_off_after_so_many_choices() -> None:
    layout = research.layout("carolus-magnus", max_steps=7)
    last = [*random_play(layout, "cut", 50)][-1]
    assert (last.steps, last.is_over, last.is_truncated) == (7, True, True)
    assert last.rewards() == [0.0, 0.0]
    with pytest.raises(Illegal, match="the match is over"):
        last.take(0)
