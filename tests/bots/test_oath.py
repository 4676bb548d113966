"""Oath for the bots: what the evaluation sees, and the habits inside an action."""

from __future__ import annotations

import pytest

from palatine.bots.asking import answer_of
from palatine.bots.policies.oath import POLICY
from palatine.bots.registry import make
from palatine.games.oath.evaluate import best_campaign, standings, win_chance
from palatine.games.oath.game import GAME
from palatine.games.oath.state import BANDITS, Oath
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, choose
from tests.games.oath.table import (
    act,
    asked,
    banner,
    card,
    citizen,
    garrison,
    hold,
    own,
    play,
    roll,
    seat,
    slot,
    table,
    top_of_world,
    war_of,
)


def best(g: Oath) -> str:
    """What habit answers to the open question."""
    option = POLICY.best(g, asked(g), fast("habit"))
    return GAME.lexicon(g.config).code(option)


def chance_of(g: Oath, colour: str) -> float:
    return standings(g)[seat(colour)]


def test_chances_add_up_and_the_empire_begins_ahead() -> None:
    g = GAME.start(GAME.config(4, {}), fast("ahead"))
    assert isinstance(g, Oath)
    assert sum(standings(g)) == pytest.approx(1.0)
    assert max(standings(g)) == standings(g)[0]


def test_oa_win_10_a_usurper_is_nearer_to_victory_than_a_keeper() -> None:
    g = table(2)
    garrison(g, "cradle_1", "red", 1)
    before = chance_of(g, "red")
    g.title = seat("red")
    g.derive()
    keeper = chance_of(g, "red")
    g.usurper = True
    assert before < keeper < chance_of(g, "red")


def test_oa_win_20_a_vision_counts_by_its_goal_and_the_visions_drawn() -> None:
    g = table(2)
    without = chance_of(g, "red")
    g.vision[seat("red")] = card("vision_of_faith")
    revealed = chance_of(g, "red")
    banner(g, "darkest_secret", "red")
    met = chance_of(g, "red")
    g.visions_drawn = 3
    assert without < revealed < met < chance_of(g, "red")


def test_oa_win_31_a_citizen_who_would_succeed_takes_the_chancellors_place() -> None:
    g = table(3)
    citizen(g, "red")
    before = standings(g)
    hold(g, "red", "map", "whistle")
    after = standings(g)
    assert after[1] > before[1]
    assert after[0] < before[0]


def test_odds_rise_with_warbands_and_fall_with_dice() -> None:
    assert win_chance(6, 2, 1, 1) > win_chance(3, 2, 1, 1) > win_chance(3, 4, 1, 1)
    assert win_chance(8, 1, 1, 1) > 0.95
    assert win_chance(0, 2, 3, 0) < 0.1


def test_a_strong_force_wants_several_sites_of_the_bandits() -> None:
    g = table(2)
    own(g, "red", warbands=9)
    plan = best_campaign(g, seat("red"))
    assert plan is not None
    assert plan.defender == BANDITS
    assert plan.sites >> slot("cradle_1") & 1
    assert plan.sites.bit_count() > 1
    own(g, "red", warbands=2)
    weak = best_campaign(g, seat("red"))
    assert weak is not None
    assert weak.sites.bit_count() < plan.sites.bit_count()


def test_a_campaign_is_fought_with_all_dice_and_what_is_won_is_held() -> None:
    g = table(2)
    own(g, "red", warbands=6)
    act(g, "red")
    play(g, "begin campaign", "?against_bandits")
    while asked(g).key == "targets":
        play(g, best(g))
    assert best(g) == "attack_with 6"
    roll(g, *["blank"] * war_of(g).defense_dice, *["sword"] * 6)
    play(g, "attack_with 6")
    assert asked(g).key == "garrison"
    assert not best(g).endswith(" 0")


def test_the_vision_is_kept_from_a_search_by_an_exile() -> None:
    g = table(2)
    top_of_world(g, "wolves", "elders", "vision_of_faith")
    act(g, "red")
    play(g, "begin search", "?search_deck")
    while asked(g).key == "search-discard":
        assert best(g) != "discard vision_of_faith"
        play(g, best(g))


@pytest.mark.parametrize("place", [0, 1])
def test_greedy_beats_random_in_either_role(place: int) -> None:
    """One game in each seat, as a smoke test; strength is measured elsewhere."""
    g = GAME.start(GAME.config(2, {}), fast(f"m{104 + place}"))
    specs = ["greedy:samples=1" if s == place else "random" for s in range(2)]
    bots = [make(spec, GAME, str(s)) for s, spec in enumerate(specs)]
    choices = 0
    while (ask := advance(g)) is not None:
        choose(g, ask.seat, answer_of(bots[ask.seat], g, ask))
        choices += 1
        assert choices < 1500
    assert g.places[place] == 1
