"""OpenSpiel: its random simulations, explicit chance, information states, its Python searches."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from palatine.games import find, module_name
from palatine.kernel.errors import BadData, Illegal
from tests.research.cases import CASES, EVERY, NAMES

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
import palatine.research.open_spiel  # noqa: E402

SHORT = [case for case in CASES if case in [("carolus-magnus", 2), ("viscounts", 1)]]


def load(id: str, **settings: Any) -> Any:
    given = ",".join(f"{key}={value}" for key, value in settings.items())
    return pyspiel.load_game(f"python_palatine_{module_name(id)}({given})")


def walk(state: Any, seed: int, most: int) -> list[Any]:
    """Random answers and outcomes; the states at which somebody was asked."""
    luck = random.Random(seed)
    found = []
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(numbers, weights)[0])
        else:
            found.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("case", SHORT, ids=str)
def test_a_game_passes_the_simulations_of_the_library(case: tuple[str, int]) -> None:
    game = load(case[0], players=case[1])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("case", EVERY, ids=str)
def test_every_number_of_people_passes_the_simulations(case: tuple[str, int]) -> None:
    game = load(case[0], players=case[1])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    drawing = load(case[0], players=case[1], chance="sampled")
    # a Python game cannot hand the library its luck, so whole games of this kind are not kept
    pyspiel.random_sim_test(drawing, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_state_is_copied_and_kept_in_the_middle_of_anything(case: tuple[str, int]) -> None:
    """What OpenSpiel's simulation does, at fewer states of the long games."""
    for chance in ("explicit", "sampled"):
        game = load(case[0], players=case[1], chance=chance)
        state = game.new_initial_state()
        for seed in range(4):
            walk(state, seed, 12)
            copy, kept = state.clone(), game.deserialize_state(state.serialize())
            assert str(copy) == str(state) == str(kept)
            assert copy.history() == state.history() == kept.history()
            assert copy.legal_actions() == state.legal_actions() == kept.legal_actions()
            seat = max(0, state.current_player())
            assert kept.information_state_string(seat) == state.information_state_string(seat)
            assert kept.observation_tensor(seat) == state.observation_tensor(seat)
            before = str(state)
            walk(copy, 9, 5)
            walk(kept, 9, 5)
            assert str(copy) == str(kept)
            assert str(state) == before, "a copy shares nothing that changes"


def test_every_draw_of_explicit_chance_is_a_node() -> None:
    game = load("carolus-magnus")
    state = game.new_initial_state()
    draws = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        assert len(outcomes) <= game.max_chance_outcomes()
        state.apply_action(outcomes[-1][0])
        draws += 1
    assert draws > 10
    assert not load("carolus-magnus", chance="sampled").new_initial_state().is_chance_node()


def test_sampled_chance_is_other_luck_for_every_match_and_the_same_for_a_seed() -> None:
    def begun(seed: int) -> list[str]:
        game = load("carolus-magnus", chance="sampled", seed=seed)
        return [str(game.new_initial_state()) for _ in range(3)]

    assert len(set(begun(1))) == 3
    assert begun(1) == begun(1) != begun(2)


@pytest.mark.parametrize("id", ["viscounts", "crusader-rex", "crusader-kings", "oath"])
def test_equal_information_states_offer_equal_actions(id: str) -> None:
    game = load(id, players=2)
    luck = random.Random(5)
    states = walk(game.new_initial_state(), 5, 150)
    assert len(states) > 10
    for state in states[::6]:
        player = state.current_player()
        key = state.information_state_string(player)
        assert f"asked {state.holder.node.ask.key}" in key
        for _ in range(2):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == key
            assert other.legal_actions() == state.legal_actions()
            assert other.observation_tensor(player) == state.observation_tensor(player)
            walk(other, 1, 5)


def test_a_guess_knows_nothing_that_only_others_were_told() -> None:
    """Else a search would read in its guesses what the enemy holds."""
    game = load("crusader-rex")
    state = walk(game.new_initial_state(), 3, 120)[-1]
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    told = state.holder.node.lines(1 - player)
    kept = other.holder.node.lines(1 - player)
    assert any(line.startswith("chose") for line in told)
    assert not any(line.startswith("chose") for line in kept)
    assert set(kept) <= set(state.holder.node.lines(player))


def test_a_number_that_is_not_legal_raises_and_changes_nothing() -> None:
    state = walk(load("carolus-magnus").new_initial_state(), 1, 60)[-1]
    before, history = str(state), state.history()
    for number in (98, 10_000):
        with pytest.raises(Illegal, match="is not offered to|cannot fall"):
            state.apply_action(number)
    assert (str(state), state.history()) == (before, history)


def test_returns_add_up_where_no_house_seat_plays() -> None:
    for players, total in ((2, 1), (3, 1), (4, 2)):
        game = load("carolus-magnus", players=players, chance="sampled")
        assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
        assert game.utility_sum() == total
        state = game.new_initial_state()
        walk(state, 1, 1000)
        assert sum(state.returns()) == total
    solo = load("viscounts", players=1)
    assert solo.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_what_nobody_has_won_is_shared() -> None:
    state = load("carolus-magnus", chance="sampled", round_cap=1).new_initial_state()
    walk(state, 1, 1000)
    assert state.is_terminal()
    assert state.returns() == [0.5, 0.5]


def test_actions_have_the_codes_of_the_game() -> None:
    state = walk(load("carolus-magnus", players=3).new_initial_state(), 2, 80)[-1]
    player = state.current_player()
    codes = [state.action_to_string(player, number) for number in state.legal_actions()]
    asked = state.holder.node.ask
    words = find("carolus-magnus").lexicon(state.holder.node.layout.config)
    assert sorted(codes) == sorted(words.code(option) for option in asked.options)
    assert [state.string_to_action(code) for code in codes] == state.legal_actions()


def test_a_wrong_game_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(BadData, match="chance is explicit or sampled, not 'none'"):
        load("carolus-magnus", chance="none")
    with pytest.raises(BadData, match="is for 2, 3, 4 players, not 7"):
        load("carolus-magnus", players=7)
    made = palatine.research.open_spiel.PalatineGame
    with pytest.raises(BadData, match="unknown parameter 'colour'; there are players, chance"):
        type("Made", (made,), {"ID": "carolus-magnus"})({"colour": 1})
    state = load("crusader-rex").new_initial_state()
    with pytest.raises(BadData, match="comes as a text only"):
        state.information_state_tensor(0)


def test_its_python_search_with_information_sets_plays_a_game_with_secrets() -> None:
    from open_spiel.python.algorithms import ismcts

    game = load("crusader-rex", chance="sampled")
    state = walk(game.new_initial_state(), 3, 60)[-1]
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Cheap(), 1.4, 4, random_state=luck)
    assert bot.step(state) in state.legal_actions()
    whole = load("carolus-magnus", chance="sampled")
    refused = ismcts.ISMCTSBot(whole, Cheap(), 1.4, 4)
    state = whole.new_initial_state()
    with pytest.raises(AssertionError):  # there is nothing to guess
        refused.step(state)


class Cheap:
    """An evaluator that does not play to the end."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(number, 1 / len(legal)) for number in legal]


def test_its_python_search_plays_a_game_without_secrets() -> None:
    from open_spiel.python.algorithms import mcts

    game = load("carolus-magnus")
    state = walk(game.new_initial_state(), 1, 60)[-1]
    bot = mcts.MCTSBot(game, 1.4, 6, Cheap(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_the_interpreter_ends_in_peace() -> None:
    """The library lets go of what was registered after Python has ended."""
    code = "import pyspiel, palatine.research.open_spiel as o; pyspiel.load_game('{}')"
    name = "python_palatine_carolus_magnus"
    done = subprocess.run([sys.executable, "-c", code.format(name)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
