"""The toys that show what no game uses yet: held against all laws, as every game is."""

from __future__ import annotations

import pytest

from palatine.bots import make
from palatine.kernel.chance import fast
from palatine.kernel.flow import NOBODY, asks, choose
from palatine.kernel.game import Game
from palatine.kernel.position import picture
from palatine.kernel.sight import seen_by
from tests.helpers import begin, fits, option_sets, play_through
from tests.toys.cellar import CELLAR
from tests.toys.court import COURT, SAGA
from tests.toys.market import MARKET
from tools import laws
from tools.fuzz import MOST_CHOICES, Setting, play_checked, play_fast, random_setting
from tools.fuzz import begin as begin_fuzzed

TOYS: list[Game] = [COURT, SAGA, CELLAR, MARKET]
Case = tuple[Game, int, dict[str, str]]

CASES: list[Case] = [
    (game, people, options)
    for game in TOYS
    for people in game.seats
    for options in option_sets(game, people)
]
every_toy = pytest.mark.parametrize("game", TOYS, ids=[game.id for game in TOYS])
every_case = pytest.mark.parametrize(
    "case", CASES, ids=[f"{g.id}-{n}-{'-'.join(o.values())}" for g, n, o in CASES]
)


@every_case
def test_a_toy_keeps_all_laws(case: Case) -> None:
    """Questions, values, copies, positions, sights, explanations, undo, journal and its luck."""
    game, people, options = case
    setting = Setting(game, people, options, "toy")
    play_checked(setting, begin_fuzzed(setting), True)


@every_case
def test_a_toy_is_played_out_when_every_single_option_is_asked(case: Case) -> None:
    game, people, options = case
    play = begin(game, people, options, "open", answering=False)
    for _ in play_through(play, fast("open")):
        laws.check_asks(play.g)


@every_toy
def test_the_fuzzer_plays_a_toy(game: Game) -> None:
    luck = fast("settings")
    for n in range(20):
        setting = random_setting(game, luck, str(n))
        assert fits(game, setting.seats, setting.options)
        g, choices = play_fast(setting)
        assert 0 < choices < MOST_CHOICES
        assert g.ended >= 0


@every_toy
@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=40"])
def test_a_toy_is_searched(game: Game, spec: str) -> None:
    for people in game.seats:
        g = game.start(game.config(people, {}), fast("search"))
        bots = [make(spec, game, str(seat)) for seat in range(g.seats)]
        choices = 0
        while open_asks := asks(g):
            seat = int(open_asks[0].seat)
            choose(g, seat, bots[seat].pick(seen_by(g, seat), seat, open_asks[0]))
            choices += 1
            assert choices < MOST_CHOICES
        assert g.places


@every_toy
def test_a_picture_is_shared_only_where_it_is_the_same_for_all(game: Game) -> None:
    if not game.shares_picture():
        play = begin(game, game.seats[-1], {}, "looks")
        looks = 0
        for _ in play_through(play, fast("looks")):
            shown = [picture(seen_by(play.g, s), s) for s in range(NOBODY, play.g.seats)]
            looks += any(one != shown[0] for one in shown)
        assert looks, "it could be shared"
