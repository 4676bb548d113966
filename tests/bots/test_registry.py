"""Specs, levels, and jobs for worker processes."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from palatine.bots import hint, levels, make, policies, ratings, split, think
from palatine.bots.bot import RandomBot
from palatine.bots.greedy import GreedyBot
from palatine.bots.mcts import MctsBot
from palatine.bots.policies import GUARD_MS
from palatine.games import IDS, find, module_name
from palatine.kernel import position
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import advance
from palatine.kernel.sight import seen_by

CAROLUS = find("carolus-magnus")


def test_specs_name_bots() -> None:
    assert isinstance(make("random", CAROLUS), RandomBot)
    assert isinstance(make("greedy:samples=2", CAROLUS), GreedyBot)
    bot = make("mcts:ms=200,seed=3", CAROLUS)
    assert isinstance(bot, MctsBot)
    assert (bot.ms, bot.iterations) == (200, 0)
    bot = make("mcts:iterations=500", CAROLUS)
    assert isinstance(bot, MctsBot)
    assert (bot.ms, bot.iterations) == (0, 500)


@pytest.mark.parametrize("game_id", IDS)
def test_every_level_is_a_bot(game_id: str) -> None:
    named = levels(game_id)
    assert list(named) == ["easy", "fair", "strong", "master"]
    for name, spec in named.items():
        assert type(make(name, find(game_id))) is type(make(spec, find(game_id)))


@pytest.mark.parametrize("game_id", IDS)
def test_levels_count_iterations_and_time_only_guards_them(game_id: str) -> None:
    """In milliseconds "fair" of Carolus Magnus was 400 points weaker where nothing is compiled."""
    bots = [make(level, find(game_id)) for level in levels(game_id)]
    searching = [bot for bot in bots if isinstance(bot, MctsBot)]
    assert searching, "the master searches"
    assert {bot.ms for bot in searching} == {GUARD_MS}
    counts = [bot.iterations for bot in searching]
    assert counts == sorted(set(counts))
    assert counts[0] > 0


def test_a_search_that_runs_out_of_time_says_so() -> None:
    g = CAROLUS.start(CAROLUS.config(2, {}), fast("late"))
    ask = advance(g)
    assert ask is not None
    seat = int(ask.seat)
    ticks = iter(range(1_000_000))
    bot = make("mcts:iterations=1000,ms=30", CAROLUS)
    assert isinstance(bot, MctsBot)
    bot.clock = lambda: next(ticks) / 1000  # a millisecond passes whenever it looks
    assert bot.pick(seen_by(g, seat), seat, ask) in ask.options
    cut_short = [bot.was_cut_short]
    bot.ms = 0
    bot.iterations = 3
    bot.pick(seen_by(g, seat), seat, ask)
    assert [*cut_short, bot.was_cut_short] == [True, False]
    job = {
        "game": CAROLUS.id,
        "position": position.write(seen_by(g, seat)),
        "seat": seat,
        "spec": "mcts:iterations=1000000,ms=1",
    }
    assert think(job)["cut_short"] is True
    assert think({**job, "spec": "mcts:iterations=2"})["cut_short"] is False


@pytest.mark.parametrize("game_id", IDS)
def test_ratings_rise_with_the_levels(game_id: str) -> None:
    rated = ratings(game_id)
    assert list(rated) == list(levels(game_id))[: len(rated)], "those that were measured"
    assert list(rated.values()) == sorted(set(rated.values()))
    if rated:
        assert rated["easy"] == 0


def test_a_greedy_bot_may_slip() -> None:
    """With 100 slips in a hundred it takes anything; with none it always takes the same."""
    g = CAROLUS.start(CAROLUS.config(2, {}), fast("slips"))
    ask = advance(g)
    assert ask is not None
    seat = int(ask.seat)

    def picks(spec: str) -> set[int]:
        bots = [make(spec, CAROLUS, str(i)) for i in range(30)]
        return {bot.pick(seen_by(g, seat), seat, ask) for bot in bots}

    assert picks("greedy:slips=100") == set(ask.options)
    assert picks("greedy") == picks("greedy:slips=0") < set(ask.options)
    assert picks("greedy") < picks("greedy:slips=60")


@pytest.mark.parametrize("game_id", IDS)
def test_a_policy_keeps_nothing(game_id: str) -> None:
    """That of Viscounts counted turns, though all bots of a process shared it."""
    source = Path(policies.__file__).with_name(f"{module_name(game_id)}.py")
    for owner in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not isinstance(owner, ast.ClassDef) or "Policy" not in owner.name:
            continue
        for method in owner.body:
            if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                kept = [
                    ast.unparse(at)
                    for at in ast.walk(method)
                    if isinstance(at, ast.Attribute)
                    and isinstance(at.ctx, ast.Store)
                    and ast.unparse(at.value) == "self"
                ]
                assert kept == [], method.name


def test_a_game_without_a_policy_is_played_all_the_same() -> None:
    assert policies.policy_for("no-such-game") is policies.PLAIN
    assert levels("no-such-game").keys() == policies.ANY_GAME.keys()


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("alphazero", "known are random, greedy, mcts, easy, fair, strong, master"),
        ("mcts", "needs a budget: mcts:ms=200"),
        ("mcts:ms=fast", "ms must be a whole number"),
        ("mcts:time=3", "'time=3' is no setting of mcts; it has seed=..., ms=..."),
        ("mcts:ms=", "'ms=' is no setting"),
        ("mcts:ms=9,policy=clever", "policy is 'game' or 'plain', not 'clever'"),
        ("mcts:ms=9,clock=sun", "clock is 'wall' or 'processor', not 'sun'"),
        ("mcts:ms=9,explore=much", "explore must be a number above 0, up to 1000, not 'much'"),
        ("greedy:samples=0", "samples must be a whole number from 1"),
        ("greedy:slips=101", "slips must be a whole number from 0 to 100"),
        ("random:x=1", "'x=1' is no setting of random"),
    ],
)
def test_a_wrong_spec_is_refused_with_what_would_be_right(spec: str, said: str) -> None:
    with pytest.raises(BadData) as refused:
        make(spec, CAROLUS)
    assert said in str(refused.value)
    assert spec in str(refused.value)


@pytest.mark.parametrize(
    "setting",
    ["explore=nan", "explore=inf", "explore=-inf", "explore=-1", "explore=0", "explore=0.0",
     "explore=1e400", "explore=1_0", "explore=1001", "explore=" + "9" * 5000, "ms=-5", "ms=nan",
     "ms=" + "9" * 5000, "ms=٣", "iterations=1000000001", "iterations=1.5"],
    ids=lambda setting: setting[:20],
)  # fmt: skip
def test_a_setting_that_is_no_sensible_number_is_refused(setting: str) -> None:
    """`explore=nan` was taken, and 5,000 digits were a ValueError."""
    key = setting.partition("=")[0]
    with pytest.raises(BadData, match=f"{key} must be a .*number") as refused:
        make(f"mcts:ms=9,{setting}" if key == "explore" else f"mcts:{setting}", CAROLUS)
    assert len(str(refused.value)) < 250


def test_sensible_numbers_are_taken() -> None:
    for explore in ("0.01", "2", "1000"):
        bot = make(f"mcts:ms=9,explore={explore}", CAROLUS)
        assert isinstance(bot, MctsBot)
        assert bot.explore == float(explore)


def test_a_list_of_specs_may_have_commas_within() -> None:
    assert split("greedy,random") == ["greedy", "random"]
    assert split("mcts:iterations=5,seed=3, greedy,mcts:ms=9") == [
        "mcts:iterations=5,seed=3",
        "greedy",
        "mcts:ms=9",
    ]


def job(spec: str, **more: object) -> dict[str, object]:
    g = CAROLUS.start(CAROLUS.config(2, {}), fast("job"))
    ask = advance(g)
    assert ask is not None
    seat = int(ask.seat)
    seen = position.write(seen_by(g, seat))
    return {"game": CAROLUS.id, "position": seen, "seat": seat, "spec": spec, "seed": "1", **more}


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:iterations=20", "easy"])
def test_think_takes_and_gives_json(spec: str) -> None:
    answers = [think(json.loads(json.dumps(job(spec)))) for _ in range(2)]
    assert json.loads(json.dumps(answers[0])) == answers[0]
    g = CAROLUS.start(CAROLUS.config(2, {}), fast("job"))
    ask = advance(g)
    assert ask is not None
    codes = [CAROLUS.lexicon(CAROLUS.config(2, {})).code(option) for option in ask.options]
    assert answers[0]["code"] in codes
    assert answers[0]["code"] == answers[1]["code"]
    assert answers[0]["seconds"] > 0
    if spec == "random":
        assert answers[0]["chance"] is None
    else:
        assert 0 <= answers[0]["chance"] <= 1


def test_a_hint_names_the_best_three_with_their_chances() -> None:
    answer = think(job("mcts:iterations=80", hint=True))
    assert len(answer["hint"]) == 3
    assert answer["hint"][0] == [answer["code"], answer["chance"]]
    g = CAROLUS.start(CAROLUS.config(2, {}), fast("job"))
    ask = advance(g)
    assert ask is not None
    best = hint(seen_by(g, int(ask.seat)), int(ask.seat), ask, CAROLUS, 40)
    assert len(best) == 3
    assert all(option in ask.options and 0 <= chance <= 1 for option, chance in best)


def test_a_worker_that_has_read_other_corrections_does_not_think() -> None:
    """Components may be corrected while a server runs; its next worker would read them."""
    assert think({**job("greedy"), "data": CAROLUS.data})["code"]
    with pytest.raises(BadData, match="played with data deadbeef"):
        think({**job("greedy"), "data": "deadbeef"})


def test_a_seat_that_is_not_asked_cannot_think() -> None:
    wrong = job("random")
    wrong["seat"] = 1 - int(str(wrong["seat"]))
    with pytest.raises(BadData, match="is not asked"):
        think(wrong)
