"""Opponents for Viscounts: what guides them is sound, and they see no more than their seat."""

from __future__ import annotations

from math import isfinite

import pytest

from palatine.arena.matches import play_bots
from palatine.bots.policies.viscounts import POLICY
from palatine.bots.registry import make
from palatine.games import find
from palatine.games.viscounts.building import free_sites
from palatine.games.viscounts.evaluate import evaluate
from palatine.games.viscounts.names import BUILD, IN_DRAW, IN_HAND, MOVE, PASS
from palatine.games.viscounts.scoring import points
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import BUILDING_IDS, CARDS, GOODS, INNER, SLOT_BUILDING
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask, advance, choose
from palatine.kernel.position import digest
from palatine.kernel.sight import seen_by

RULES = find("viscounts")
STONE = 3
LONGEST = 5_000  # choices of a whole game


def start(people: int, seed: str) -> Viscounts:
    g = RULES.start(RULES.config(people, {}), fast(seed))
    assert isinstance(g, Viscounts)
    return g


def play_until(g: Viscounts, key: str, least_round: int) -> Ask:
    """On by the policy to a question of the kind."""
    chance = fast("until")
    while True:
        ask = advance(g)
        assert ask is not None
        if ask.key == key and g.round >= least_round:
            return ask
        choose(g, int(ask.seat), POLICY.pick(g, ask, chance))


def about_to_act(stone: int) -> tuple[Viscounts, Ask]:
    """A seat on the outer path at an empty site, with so much stone."""
    g = start(2, "build")
    while True:
        ask = play_until(g, "move", 3)
        seat = int(ask.seat)
        for option in ask.options:
            space = MOVE.first(option)
            if space % 3 != INNER and free_sites(g, space):
                g.goods[seat * GOODS + STONE] = stone
                choose(g, seat, option)
                found = advance(g)
                assert found is not None
                if found.key == "act":
                    return g, found
                break
        else:
            choose(g, seat, ask.nth(0))


def building_of(option: int) -> str:
    return BUILDING_IDS[SLOT_BUILDING[BUILD.first(option)]]


@pytest.mark.parametrize("people", [1, 2, 4])
def test_the_policy_plays_whole_games_and_changes_nothing_by_looking(people: int) -> None:
    g = start(people, f"whole {people}")
    chance = fast("picks")
    for number in range(LONGEST):
        ask = advance(g)
        if ask is None:
            break
        assert ask.seat < people  # the Automa is played by the rules
        if number % 5 == 0:
            before = digest(g)
            weights = POLICY.weigh(g, ask, ask.options)
            assert digest(g) == before
            assert len(weights) in (0, ask.count)
            assert all(isfinite(weight) and weight > 0 for weight in weights)
        pick = POLICY.pick(g, ask, chance)
        assert pick in ask.options
        choose(g, int(ask.seat), pick)
    assert g.places
    POLICY.values(g)


@pytest.mark.parametrize("people", [1, 2, 4])
def test_searching_bots_play_whole_games(people: int) -> None:
    g = start(people, "searching")
    specs = ["mcts:iterations=2", "greedy:samples=1", "random", "random"][:people]
    failures: list[str] = []
    assert play_bots(g, RULES, specs, "luck", failures) > 0
    assert failures == []
    assert g.places


def test_guided_play_scores_more_than_random_play() -> None:
    guided, wild = 0, 0
    chance = fast("guided")
    for number in range(4):
        g = start(2, f"guided {number}")
        while (ask := advance(g)) is not None:
            seat = int(ask.seat)
            if seat == number % 2:
                choose(g, seat, POLICY.pick(g, ask, chance))
            else:
                choose(g, seat, ask.nth(chance.below(int(ask.count))))
        guided += sum(points(g, number % 2))
        wild += sum(points(g, 1 - number % 2))
    POLICY.values(g)
    assert guided > wild + 60


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=60"])
def test_a_guildhall_that_costs_next_to_nothing_is_built(spec: str) -> None:
    g, ask = about_to_act(9)
    seat = int(ask.seat)
    pick = make(spec, RULES, "build").pick(seen_by(g, seat), seat, ask)
    assert BUILD.has(pick)
    assert building_of(pick) == "guildhall"


def test_a_building_counts_while_its_site_is_chosen() -> None:
    """Its price is paid then, and without its points no building would seem worth it."""
    g, ask = about_to_act(9)
    seat = int(ask.seat)
    before = evaluate(g, seat)
    builds = [option for option in ask.options if BUILD.has(option)]
    choose(g, seat, next(o for o in builds if building_of(o) == "guildhall"))
    following = advance(g)
    while following is not None and following.key != "choose-site":
        choose(g, seat, following.nth(-1))  # no dismissal, and the goods that are left to pay
        following = advance(g)
    assert following is not None
    assert evaluate(g, seat) > before


def test_priors_prefer_an_action_to_none() -> None:
    g, ask = about_to_act(9)
    options = ask.options
    weights = POLICY.weigh(g, ask, options)
    nothing = weights[options.index(PASS.option())]
    assert all(weight > nothing for weight, o in zip(weights, options, strict=True) if BUILD.has(o))


def test_searches_with_iterations_and_a_seed_are_alike() -> None:
    answers = []
    for _ in range(2):
        g = start(2, "alike")
        ask = play_until(g, "play-card", 4)
        seat = int(ask.seat)
        bot = make("mcts:iterations=40,seed=7", RULES)
        answers.append(bot.rate(seen_by(g, seat), seat, ask))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=40"])
def test_an_opponents_hand_and_draw_pile_are_not_looked_at(spec: str) -> None:
    answers = set()
    for turn in (False, True):
        g = start(2, "secret")
        ask = play_until(g, "play-card", 4)
        seat = int(ask.seat)
        if turn:  # the other seat holds and draws other cards, which looks the same from here
            first = (1 - seat) * CARDS
            hidden = [n for n in range(CARDS) if g.zone[first + n] in (IN_HAND, IN_DRAW)]
            zones = [g.zone[first + n] for n in hidden]
            turned = zones[1:] + zones[:1]
            assert zones != turned
            for n, zone in zip(hidden, turned, strict=True):
                g.zone[first + n] = zone
        answers.add(tuple(make(spec, RULES, "secret").rate(seen_by(g, seat), seat, ask)))
    assert len(answers) == 1


def test_a_person_and_the_automa_share_what_is_to_be_won() -> None:
    g = start(1, "solo")
    play_until(g, "play-card", 5)
    values = POLICY.values(g)
    assert len(values) == 2
    assert sum(values) == pytest.approx(1.0)
    assert 0 < values[0] < 1
