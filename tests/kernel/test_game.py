"""A game as a value: its settings are checked, its rewards add up, its log has an audience."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palatine.games import IDS, find
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, Misfit
from palatine.kernel.facts import EVERYBODY, Fact
from palatine.kernel.flow import NOBODY, asks
from palatine.kernel.game import Game, Option, reward
from palatine.kernel.position import read, write
from tests.toys.court import COURT, Court
from tests.toys.duel import DUEL, DuelState
from tests.toys.small import Picks, small


def test_a_configuration_has_a_value_for_every_option() -> None:
    assert DUEL.config(2, {}).options == {"stakes": "low"}
    assert DUEL.config(3, {"stakes": "high"}).options == {"stakes": "high"}


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (4, {}, "duel is for 2, 3 players, not 4"),
        (2, {"stake": "low"}, "duel has no option 'stake'; it has stakes"),
        (2, {"stakes": "huge"}, "option stakes cannot be 'huge'; it can be low, high"),
    ],
)
def test_a_wrong_setting_is_refused(seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadData, match=message):
        DUEL.config(seats, options)


@pytest.mark.parametrize("value", ["-1", "two", "1.5", "", "1" * 5000])
def test_a_number_option_takes_whole_numbers_only(value: str) -> None:
    option = Option("cap", [], "XX-1", [2])
    assert option.default == "0"
    option.check("100")
    with pytest.raises(BadData, match="option cap must be a whole number"):
        option.check(value)


def test_the_constants_follow_from_the_options() -> None:
    g = DUEL.start(DUEL.config(2, {"stakes": "high"}), fast("x"))
    assert isinstance(g, DuelState)
    assert g.stakes == 2
    assert g.copy().stakes == 2


def test_the_options_say_which_seats_there_are_and_which_the_rules_play() -> None:
    plain = COURT.config(1, {})
    assert (plain.seat_names, plain.people, plain.seats) == (["north", "east"], 1, 2)
    config = COURT.config(2, {"north": "house", "west": "person", "south": "absent"})
    assert config.seat_names == ["east", "west", "north"]
    g = COURT.start(config, fast("x"))
    assert g.houses == 0b100
    assert [ask.seat for ask in asks(g)] == [0], "the north has taken its coin"
    assert COURT.lexicon(config).seat_names == config.seat_names
    assert COURT.lexicon(config) is COURT.lexicon(COURT.config(2, config.options))


@pytest.mark.parametrize(
    ("people", "options", "key", "numbers", "message"),
    [
        (1, {"north": "person", "west": "person"}, "too-many-persons", [2, 1],
         "court cannot be played so: too-many-persons (number 2, number2 1)"),
        (3, {"north": "house", "west": "absent"}, "no-place", [1],
         "court cannot be played so: no-place (number 1)"),
        (1, {"north": "absent", "east": "absent", "west": "absent"}, "alone", [2],
         "court cannot be played so: alone (side south)"),
    ],
)  # fmt: skip
def test_options_that_do_not_go_together_are_refused(
    people: int, options: dict[str, str], key: str, numbers: list[int], message: str
) -> None:
    with pytest.raises(Misfit) as refused:
        COURT.config(people, options)
    assert (refused.value.game, refused.value.key) == ("court", key)
    assert refused.value.numbers == numbers
    assert str(refused.value) == message
    position = write(COURT.start(COURT.config(people, {}), fast("x")))
    position["options"].update(options)
    with pytest.raises(Misfit):
        read(COURT, position, fast("x"))


class TooFew(Court):
    def house_seats(self, people: int, options: dict[str, str]) -> int:
        return 3


def test_as_many_seats_are_named_as_there_are() -> None:
    with pytest.raises(BadData, match="court names 2 seats, not as many as there are"):
        TooFew().config(2, {})


class Pairs(Game):
    def ally_of(self, g: object, seat: int) -> int:
        return seat % 2


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([1, 2, 3], [1, 0, 0]),
        ([1, 1, 3], [0.5, 0.5, 0]),
        ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3]),
        ([0, 0, 0], [0, 0, 0]),
        ([], [0, 0, 0]),
    ],
)
def test_a_shared_victory_is_shared(places: list[int], rewards: list[float]) -> None:
    g = small(lambda: Picks(0, 1, 2), 3)
    g.places = places
    assert [reward(g, seat) for seat in range(3)] == pytest.approx(rewards)


def test_a_pair_wins_once() -> None:
    g = small(lambda: Picks(0, 1, 2), 4)
    g.rules = Pairs()
    g.places = [1, 2, 1, 2]
    assert [reward(g, seat) for seat in range(4)] == [1, 0, 1, 0]
    g.places = [1, 1, 1, 1]
    assert [reward(g, seat) for seat in range(4)] == [0.5] * 4


def test_facts_have_an_audience() -> None:
    public = Fact("k", [], EVERYBODY, False)
    assert all(public.heard_by(seat) for seat in (NOBODY, 0, 1, 2))
    g = small(lambda: Picks(0, 1, 2), 3)
    g.telling = True
    g.tell_to(1, "picked", [1, 4], "rolled", [0])
    g.tell_to(2, "picked", [2, 4], "", [])
    g.show("rolled", [5])
    heard = {
        seat: [(fact.key, fact.numbers) for fact in g.facts if fact.heard_by(seat)]
        for seat in (NOBODY, 0, 1, 2)
    }
    assert heard[1] == [("picked", [1, 4]), ("rolled", [5])]
    assert heard[0] == heard[NOBODY] == [("rolled", [0]), ("rolled", [5])]
    assert heard[2] == [("rolled", [0]), ("picked", [2, 4]), ("rolled", [5])]
    assert g.shown == 3


def test_secrets_are_counted_also_when_nobody_keeps_a_log() -> None:
    g = small(lambda: Picks(0, 1, 2))
    g.tell_to(0, "picked", [0, 1], "rolled", [0])
    g.show("rolled", [1])
    g.tell("rolled", 2)
    assert g.facts == []
    assert g.shown == 2


def test_a_game_without_its_parts_says_so() -> None:
    bare = Game()
    bare.id = "bare"
    g = small(lambda: Picks(0, 1, 2))
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: bare.seat_names(2, {}), "bare names no seats"),
        (lambda: bare.blank(), "bare has no state"),
        (lambda: bare.setup(g), "bare has no set-up"),
    ]
    for call, message in calls:
        with pytest.raises(BadData, match=message):
            call()
    assert (bare.evaluate(g, 0), bare.rounds(g), bare.ally_of(g, 1)) == (0.5, 0, 1)


def test_the_registry_knows_its_games_and_names_them() -> None:
    for id in IDS:
        assert find(id).id == id
    with pytest.raises(BadData, match=f"unknown game 'chess'; known are {', '.join(IDS)}"):
        find("chess")
