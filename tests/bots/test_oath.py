"""Oath for the bots: what the evaluation sees, and the habits inside an action."""

from __future__ import annotations

import pytest

from palatine.bots.asking import answer_of
from palatine.bots.policies.oath import POLICY
from palatine.bots.registry import make
from palatine.bots.search import Search
from palatine.games.oath.evaluate import best_campaign, standings, win_chance
from palatine.games.oath.game import GAME
from palatine.games.oath.play import play_drawn
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import GRAND_SCEPTER
from palatine.games.oath.turn import Rounds, Turn, new_act
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, answer, choose
from palatine.kernel.sight import seen_by
from tests.games.oath.princely import princely
from tests.games.oath.table import (
    act,
    asked,
    banner,
    card,
    citizen,
    garrison,
    hold,
    off_piles,
    own,
    play,
    put,
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


def weight(g: Oath, code: str) -> float:
    """What the search thinks of an answer before it tries any."""
    ask = asked(g)
    lexicon = GAME.lexicon(g.config)
    return POLICY.weigh(g, ask, ask.options)[[lexicon.code(o) for o in ask.options].index(code)]


def test_actions_are_tried_by_what_they_could_be_for() -> None:
    g = table(2)
    own(g, "red", warbands=9)
    act(g, "red")
    strong = weight(g, "begin campaign")
    assert strong > weight(g, "begin search") > weight(g, "rest")
    own(g, "red", warbands=1)
    assert weight(g, "begin campaign") < strong


def test_inside_an_action_the_search_tries_less_what_is_against_habit() -> None:
    g = table(2)
    own(g, "red", warbands=6)
    act(g, "red")
    play(g, "begin campaign", "?against_bandits")
    while asked(g).key == "targets":
        play(g, best(g))
    assert weight(g, "attack_with 6") > 2 * weight(g, "attack_with 5") > 0


def test_nobody_looks_at_acts_that_leave_everything_as_it_is() -> None:
    """Else both opened a bargain that is never written again and again rather than rest."""
    g = table(3)
    act(g, "purple")
    lexicon = GAME.lexicon(g.config)
    codes = [lexicon.code(option) for option in asked(g).options]
    assert "offer_citizenship red" in codes
    purple = seat("purple")
    for spec in ("greedy:samples=1", "mcts:iterations=60"):
        rated = make(spec, GAME, "idle").rate(seen_by(g, purple), purple, asked(g))
        found = [lexicon.code(option).partition(" ")[0] for option, _ in rated]
        assert "begin" in found
        assert "offer_citizenship" not in found
        assert "peek_reliquary" not in found


def test_oa_cit_01_an_exile_with_the_scepter_may_think_of_joining_the_empire() -> None:
    g = table(3)
    g.held_by[g.held.index(GRAND_SCEPTER)] = seat("red")
    act(g, "red")
    option = GAME.lexicon(g.config).option("offer_citizenship red")
    assert option in asked(g).options
    assert not POLICY.ignores(g, asked(g), option)


def test_the_search_looks_to_the_own_next_turn_and_no_further() -> None:
    g = GAME.start(GAME.config(3, {}), fast("far"))
    assert isinstance(g, Oath)
    while asked(g).key != "act":
        choose(g, asked(g).seat, POLICY.best(g, asked(g), fast("opening")))
    seat = asked(g).seat
    search = Search(GAME, POLICY, fast("search"), 0.6)
    search.run(seen_by(g, seat), seat, 0, 4)
    assert not search.is_far(g, asked(g))
    turns = 0
    while turns < 3:
        ask = asked(g)
        if ask.key == "act":
            turns += 1
            assert not search.is_far(g, ask)
            choose(g, ask.seat, GAME.lexicon(g.config).option("rest"))
        else:
            choose(g, ask.seat, POLICY.best(g, ask, fast("on")))
    while asked(g).key != "act":
        choose(g, asked(g).seat, POLICY.best(g, asked(g), fast("on")))
    assert asked(g).seat == seat
    assert search.is_far(g, asked(g))


def test_a_plan_holds_only_what_was_tried_often() -> None:
    g = table(2)
    own(g, "red", warbands=9)
    act(g, "red")
    red = seat("red")
    search = Search(GAME, POLICY, fast("plan"), 0.6)
    search.run(seen_by(g, red), red, 0, 5)
    assert search.plan(red) == []
    search.run(seen_by(g, red), red, 0, 300)
    assert search.plan(red)[0] == search.ranking(red)[0].option


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


def test_a_bot_garrisons_a_site_that_a_deed_writer_gave_it() -> None:
    """OA-NEG-08: no campaign is under way when the new ruler is asked."""
    g = table(2)
    put(g, "cradle_1", "deed_writer")
    garrison(g, "cradle_1", "purple", 1)
    garrison(g, "provinces_1", "purple", 1)
    own(g, "purple", favor=2)
    act(g, "purple")
    play(g, "use deed_writer", "give_site provinces_1", "give_favor 2", "send")
    for spec in ("greedy", "mcts:iterations=5"):
        h = g.copy()
        bot = make(spec, GAME, "deed")
        assert bot.pick(seen_by(h, seat("red")), seat("red"), asked(h)) in asked(h).options
    play(g, "red: accept")
    assert best(g) == "garrison provinces_1 2"


def test_a_bot_that_looks_ahead_at_the_gathering_comes_to_its_end() -> None:
    """OA-NEG-07: in the Prince's name too nobody swaps the same relics to and fro."""
    g = princely("chancellor", 5, "extended")
    hold(g, "red", "whistle", "truthful_harp")
    hold(g, "purple", "dragonskin_drum")
    g.title = red = 0
    g.derive()
    g.frames = [Rounds(2), Turn(red, 3), new_act(red)]
    g.turn = red
    off_piles(g, card("the_gathering"))
    play_drawn(g, red, card("the_gathering"), False)
    chance = fast("gathering")
    answers: list[str] = []
    ask = advance(g)
    while ask is not None and ask.key != "act" and len(answers) < 60:
        option = POLICY.best(g, ask, chance)
        if ask.key == "play":
            option = ask.options[0]
        answers.append(GAME.lexicon(g.config).code(option))
        answer(g, ask, option)
        ask = advance(g)
    assert answers[0] == "play_to_site the_gathering cradle_1"
    assert set(answers[1:]) <= {"yes", "no", "pass"}
