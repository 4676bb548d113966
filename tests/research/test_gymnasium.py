"""Gymnasium: its own checker, one learner against bots, and many matches side by side."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from palatine import research
from palatine.bots.bot import RandomBot
from palatine.games import find
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, Illegal
from palatine.kernel.flow import NOBODY, Ask, advance, answer
from palatine.kernel.sight import Seen, seen_by
from palatine.research import encoder
from palatine.research.encoder import encode
from palatine.research.episodes import Batch, begun
from tests.helpers import IS_COMPILED
from tests.research.cases import CASES, EVERY, NAMES, env_id

gymnasium = pytest.importorskip("gymnasium", reason="the `research` extra is not installed")
from gymnasium.utils.env_checker import check_env  # noqa: E402

CAROLUS = env_id("carolus-magnus")
STEPS = 20_000 if IS_COMPILED else 40  # of two matches; compiled both end and begin anew


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_game_passes_the_checker(case: tuple[str, int]) -> None:
    check_env(gymnasium.make(env_id(case[0]), people=case[1]).unwrapped)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("case", EVERY, ids=str)
def test_every_number_of_people_and_every_seat_passes_the_checker(case: tuple[str, int]) -> None:
    for seat in range(case[1]):
        for illegal in ("lose", "random"):
            made = gymnasium.make(env_id(case[0]), people=case[1], seat=seat, illegal=illegal)
            check_env(made.unwrapped)


def played(made: Any, seed: int) -> tuple[float, int]:
    """A random match of the learner: its reward and how many numbers it gave."""
    luck = np.random.default_rng(seed)
    observation, info = made.reset(seed=seed)
    steps = 0
    while True:
        assert made.observation_space.contains(observation)
        assert sorted(info["legal"]) == np.flatnonzero(info["action_mask"]).tolist()
        assert info["legal_things"].shape == (len(info["legal"]), 4)
        observation, reward, is_over, is_cut, info = made.step(luck.choice(info["legal"]))
        steps += 1
        if is_over or is_cut:
            return reward, steps
        assert reward == 0


@pytest.mark.parametrize("seat", [0, 2])
def test_a_learner_plays_one_seat_against_bots(seat: int) -> None:
    made = gymnasium.make(CAROLUS, people=3, seat=seat, opponent="random")
    results = [played(made, seed) for seed in range(3)]
    assert results == [played(made, seed) for seed in range(3)], "equal seeds, equal matches"
    assert all(reward in (0.0, 0.5, 1.0) for reward, _ in results)


def test_opponents_are_bots_by_their_names() -> None:
    reward, _ = played(gymnasium.make(CAROLUS, opponent="greedy"), 1)
    assert reward == 0


def test_a_wrong_number_loses_raises_or_stands_for_another() -> None:
    made = gymnasium.make(CAROLUS)
    made.reset(seed=1)
    _, reward, is_over, _, info = made.step(98)
    assert (reward, is_over, info["illegal"]) == (0.0, True, 98)
    with pytest.raises(Illegal, match="the match is over: call reset"):
        made.unwrapped.step(0)
    made = gymnasium.make(CAROLUS, illegal="raise")
    made.reset(seed=1)
    with pytest.raises(Illegal, match="98 is not offered to black now"):
        made.step(98)
    made = gymnasium.make(CAROLUS, illegal="random")
    made.reset(seed=1)
    assert made.step(98)[2] is False


def test_what_is_wrong_is_said() -> None:
    for arguments, message in (
        ({"illegal": "win"}, "illegal cannot be 'win'; it can be lose, raise, random"),
        ({"seat": 2}, "seat must be a number from 0 to 1, not 2"),
        ({"opponent": "deep"}, "unknown bot 'deep'; known are random"),
        ({"people": 9}, "is for 2, 3, 4 players, not 9"),
    ):
        with pytest.raises(BadData, match=message):
            gymnasium.make(CAROLUS, **arguments)
    made = gymnasium.make(CAROLUS).unwrapped
    with pytest.raises(Illegal, match="call reset"):
        made.step(0)
    made.close()
    with pytest.raises(Illegal, match="was closed"):
        made.reset()


# many matches


def first_of(info: dict[str, Any]) -> list[int]:
    """The first number that is offered in each match; 0 where none is."""
    ends = info["legal_offsets"]
    return [
        int(info["legal"][ends[n]]) if ends[n] < ends[n + 1] else 0 for n in range(len(ends) - 1)
    ]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_many_matches_are_what_single_ones_are(case: tuple[str, int]) -> None:
    """Side by side they show what each of them shows alone."""
    made = gymnasium.make_vec(env_id(case[0]), num_envs=3, people=case[1])
    observations, info = made.reset(seed=2)
    layout = research.layout(*case)
    alone = [begun(layout, f"{made.batch.seed}:{n + 1}") for n in range(3)]
    for _ in range(15):
        for n, episode in enumerate(alone):
            seat = episode.seat
            assert info["seats"][n] == seat
            assert observations[n].tobytes() == bytes(episode.observation(seat))
            assert info["action_mask"][n].tobytes() == bytes(episode.mask(seat))
            start, end = info["legal_offsets"][n : n + 2]
            assert info["legal"][start:end].tolist() == list(episode.legal())
        numbers = [int(list(episode.legal())[-1]) for episode in alone]
        for episode, number in zip(alone, numbers, strict=True):
            episode.take(number)
        if any(episode.is_over for episode in alone):
            break
        observations, rewards, is_over, is_cut, info = made.step(np.array(numbers))
        assert not rewards.any()
        assert not (is_over | is_cut).any()


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_what_is_only_written_where_it_changed_is_what_is_written_anew(
    case: tuple[str, int],
) -> None:
    """Over whole matches, into the next ones, and from every seat that is asked."""
    layout = research.layout(*case)
    batch = Batch(layout, 2, True, NOBODY)
    batch.begin("changed")
    luck = fast("changed")
    for _ in range(STEPS):
        rows = np.frombuffer(batch.observations, np.uint8).reshape(2, -1)
        numbers = []
        for n, episode in enumerate(batch.episodes):
            seat = int(batch.seats[n])
            whole = encode(layout, seen_by(episode.g, seat), seat, episode.asks())
            assert rows[n].tobytes() == bytes(whole)
            legal = list(batch.legal[batch.offsets[n] : batch.offsets[n + 1]])
            numbers.append(legal[luck.below(len(legal))] if legal else 0)
        if batch.begun == 4:
            return
        batch.step(numbers)
    assert not IS_COMPILED, "no match has ended"


def test_what_was_cut_short_is_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a value comes back to what it was before."""
    if IS_COMPILED:
        pytest.skip("compiled code hears no interrupt there, and nothing in it can be replaced")
    layout = research.layout("carolus-magnus", 2)
    memory = encoder.memories(layout)[0]
    game = find("carolus-magnus")
    g = game.start(game.config(2, {}), fast("cut"))
    advance(g)
    memory.look(seen_by(g, 0), 0)
    whole = bytes(memory.rows[0].cells)
    later = g.copy()
    for _ in range(12):
        ask = advance(later)
        assert ask is not None
        answer(later, ask, ask.options[0])
    for name in ("write_place", "write_part"):
        with monkeypatch.context() as patch:
            patch.setattr(encoder, name, interrupted(getattr(encoder, name)))
            with pytest.raises(KeyboardInterrupt):
                memory.look(seen_by(later, 0), 0)
        memory.look(seen_by(g, 0), 0)
        assert bytes(memory.rows[0].cells) == whole


def interrupted(write: Any) -> Any:
    """Ctrl-C just after something was written."""

    def writes(*given: Any) -> None:
        write(*given)
        raise KeyboardInterrupt

    return writes


class Tired(RandomBot):
    """Gives up after some answers."""

    left = 20

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        return super().pick(seen, seat, ask)


@pytest.mark.parametrize("with_masks", [True, False])
def test_a_step_that_was_cut_short_is_told(with_masks: bool) -> None:
    layout = research.layout("carolus-magnus", 2)
    batch = Batch(layout, 2, with_masks, 0)
    batch.bots = [[RandomBot("a"), Tired("b")] for _ in range(2)]
    batch.begin("tired")

    def step(times: int) -> None:
        for _ in range(times):
            batch.step([int(batch.legal[batch.offsets[n]]) for n in range(2)])

    with pytest.raises(KeyboardInterrupt):
        step(100)
    with pytest.raises(Illegal, match=r"the last step was cut short, .*: reset\(\) first"):
        batch.step([0, 0])
    for bot in batch.bots:
        bot[1] = RandomBot("c")
    batch.begin("tired")
    step(1)


def test_a_match_that_ended_begins_anew_with_the_next_step() -> None:
    made = gymnasium.make_vec(CAROLUS, num_envs=4, people=2, mask=False)
    observations, info = made.reset(seed=3)
    assert "action_mask" not in info
    first = observations.copy()
    ended = begun_anew = 0
    was_over: Any = np.zeros(4, bool)
    luck = np.random.default_rng(3)
    for _ in range(400):
        ends = info["legal_offsets"]
        numbers = [
            int(luck.choice(info["legal"][ends[n] : ends[n + 1]])) if ends[n] < ends[n + 1] else 0
            for n in range(4)
        ]
        seats = info["seats"]
        kept = observations
        before = observations.copy()
        observations, rewards, is_over, _, info = made.step(numbers)
        assert (kept == before).all(), "what was given does not change"
        assert not (is_over & was_over).any()
        for n in range(4):
            assert rewards[n] == info["rewards"][n, seats[n]]
            assert info["rewards"][n].sum() == is_over[n]
            assert (ends[n + 1] == ends[n]) == was_over[n]
        ended += is_over.sum()
        begun_anew += was_over.sum()
        was_over = is_over
    assert ended >= begun_anew > 2
    assert (made.reset(seed=3)[0] == first).all()
    with pytest.raises(ValueError, match="read-only"):
        observations[0, 0] = 1


def test_bots_answer_within_the_step() -> None:
    made = gymnasium.make_vec(CAROLUS, num_envs=2, people=3, opponent="random", seat=1)
    _, info = made.reset(seed=1)
    for _ in range(30):
        assert info["seats"].tolist() == [1, 1]
        _, _, is_over, _, info = made.step(first_of(info))
        assert not is_over.any()


def test_a_wrong_step_changes_none_of_many_matches() -> None:
    made = gymnasium.make_vec(CAROLUS, num_envs=2, people=2)
    with pytest.raises(Illegal, match="call reset"):
        made.step([0, 0])
    _, info = made.reset(seed=1)
    right = first_of(info)
    before = [episode.steps for episode in made.batch.episodes]
    for numbers, message in (([right[0], 98], "98 is not offered"), ([1], "2 matches need")):
        with pytest.raises(Illegal, match=message):
            made.step(numbers)
        assert [episode.steps for episode in made.batch.episodes] == before
    with pytest.raises(BadData, match="num_envs must be"):
        gymnasium.make_vec(CAROLUS, num_envs=0)
    made.close()
    with pytest.raises(Illegal, match="was closed"):
        made.step(right)
