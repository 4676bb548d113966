"""Every bot plays every game with every number of seats, and gets no more than its seat may see."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.arena import matches
from palatine.arena.matches import Setting, play, play_bots
from palatine.bots import asking
from palatine.bots.bot import Bot
from palatine.bots.registry import make
from palatine.games import IDS, find
from palatine.kernel.chance import STRICT, fast
from palatine.kernel.flow import Ask, State, advance, choose
from palatine.kernel.lexicon import HIDDEN
from palatine.kernel.sight import Seen, seen_by
from tests.helpers import MOST_CHOICES
from tests.toys.duel import Duel, DuelState

TABLES = [(id, seats) for id in IDS for seats in find(id).seats]
SPECS = ["random", "greedy:samples=1", "mcts:iterations=2", "mcts:iterations=1,policy=plain"]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_arena_plays_every_game_to_its_end(game_id: str, seats: int) -> None:
    rules = find(game_id)
    options = rules.config(seats, {}).options
    outcome = play(Setting(game_id, seats, options, ("random", "random"), "play"), 0)
    assert outcome is not None
    assert outcome.length > 0
    assert outcome.reason in rules.words.ends


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_bot_answers_every_game(game_id: str, seats: int, spec: str) -> None:
    """At the start and here and there in the whole match, as some questions come late."""
    rules = find(game_id)
    g = rules.start(rules.config(seats, {}), fast("play"))
    bot = make(spec, rules, "play")
    luck = fast("others")
    answered = 0
    for n in range(MOST_CHOICES):
        ask = advance(g)
        if ask is None:
            break
        seat = int(ask.seat)
        option = ask.nth(luck.below(ask.count))
        if n < 10 or n % 41 == 0:
            answered += 1
            option = bot.pick(seen_by(g, seat), seat, ask)
            assert option in ask.options
        choose(g, seat, option)
    assert g.places
    assert answered >= 10


class Spy(Bot):
    """Looks for what it must not be shown."""

    def __init__(self) -> None:
        self.looks = 0

    def pick(self, sight: Seen | None, seat: int, ask: Ask) -> int:
        seen: State | None = sight
        assert isinstance(seen, DuelState)
        assert ask.seat == seat
        assert seen.chance.mode == STRICT
        assert seen.chance.left == 0
        assert seen.bag == HIDDEN
        for other in range(seen.seats):
            assert (seen.hand[other] == HIDDEN) == (other != seat)
        self.looks += 1
        return ask.nth(0)


def test_a_bot_is_shown_what_its_seat_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    spies = [Spy(), Spy(), Spy()]
    waiting = list(spies)
    monkeypatch.setattr(matches, "make", lambda spec, rules, seed: waiting.pop(0))
    game = Duel()
    g = game.start(game.config(3, {}), fast("spy"))
    made = play_bots(g, game, ["spy"] * 3, "luck", [])
    assert g.places
    assert sum(spy.looks for spy in spies) == made
    assert all(spy.looks > 0 for spy in spies)


def test_a_bot_that_looks_at_nothing_is_spared_the_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(g: Any, seat: int) -> Seen:
        raise AssertionError("nobody asked for a view")

    monkeypatch.setattr(asking, "seen_by", forbidden)
    game = Duel()
    g = game.start(game.config(2, {}), fast("blind"))
    assert play_bots(g, game, ["random", "random"], "luck", []) > 0
    assert g.places


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=30"])
def test_hidden_hands_and_simultaneous_choices_are_played(spec: str, seats: int) -> None:
    game = Duel()
    g = game.start(game.config(seats, {}), fast("duel"))
    assert play_bots(g, game, [spec] * seats, "luck", []) > 0
    assert g.places


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=60"])
def test_worlds_that_look_alike_are_played_alike(spec: str) -> None:
    """The bot's seat sees the same, the others hold other cards: the answer is the same."""
    game = Duel()
    answers = set()
    for swap in (False, True):
        g = game.start(game.config(3, {}), fast("alike"))
        assert isinstance(g, DuelState)
        if swap:
            g.hand[1], g.hand[2] = g.hand[2], g.hand[1]
        ask = advance(g)
        assert ask is not None
        answers.add(make(spec, game, "alike").pick(seen_by(g, 0), 0, ask))
    assert len(answers) == 1
