"""The opponents of Crusader Kings: sensible answers, honest guesses, and chances that add up."""

from __future__ import annotations

import pytest

from palatine.bots.greedy import GreedyBot
from palatine.bots.policies.crusader_kings import POLICY
from palatine.games.crusader_kings import names, tables
from palatine.games.crusader_kings.deal import hand
from palatine.games.crusader_kings.evaluate import crisis_risk, standings, turns_left
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.trade import Bargain
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, choose
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import guess, seen_by
from tests.games.crusader_kings.court import Court, region
from tests.helpers import frame_of


def best(c: Court) -> str:
    """What the policy answers to the open question."""
    ask = advance(c.g)
    assert ask is not None
    return c.words.code(POLICY.best(c.g, ask, fast("best")))


def test_chances_add_up_and_a_region_more_is_better() -> None:
    c = Court()
    before = standings(c.g)
    assert sum(before) == pytest.approx(1.0)
    c.take("frankish", "navarra")
    after = standings(c.g)
    assert sum(after) == pytest.approx(1.0)
    assert after[c.seat("frankish")] > before[c.seat("frankish")]


def test_chances_together_are_those_of_a_party() -> None:
    c = Court(people=2, english="person", frankish="person", german="ai", scoring="together")
    found = standings(c.g)
    assert found[c.seat("english")] == found[c.seat("frankish")]
    assert found[c.seat("english")] + found[c.seat("german")] == pytest.approx(1.0)


def test_a_ruler_without_heir_is_a_risk_that_grows_with_his_age() -> None:
    c = Court()
    seat = c.seat("frankish")
    for kin in range(names.KINS):
        c.g.family[seat * names.MEMBERS + names.CHILD + kin] = NONE
    young = crisis_risk(c.g, seat, 4)
    c.g.age[seat] = 4
    assert crisis_risk(c.g, seat, 4) > young > 0.0
    c.person("frankish", "child_1")
    c.person("frankish", "child_2", "female")
    assert crisis_risk(c.g, seat, 4) == 0.0


def test_turns_left_are_counted_to_the_end_of_the_last_era() -> None:
    c = Court()
    c.g.era, c.g.round, c.g.turn = 3, 3, 2
    assert turns_left(c.g) == 1
    c.g.era, c.g.round, c.g.turn = 1, 1, 0
    assert turns_left(c.g) == 18


def test_an_allied_region_at_the_border_is_annexed() -> None:
    c = Court()
    c.hand("frankish")
    c.army("paris")
    c.take("", "burgundy")
    c.friend("frankish", "burgundy")
    c.act("frankish", first_title(names.DECK.numbers["war"]))
    assert best(c) == "act invade"
    c.play("act invade")
    assert best(c) == "annex paris burgundy"


def test_a_check_without_hope_is_not_paid_for() -> None:
    c = Court()
    c.give_bag("frankish", "craven", "ugly", "weak")
    c.g.gold[c.seat("frankish")] = 5
    c.act("frankish", first_title(names.DECK.numbers["crusade"]))
    c.play("act crusade")
    c.play(best(c))
    assert best(c) == "invest 0"


def test_the_only_heir_is_not_sent_while_an_in_law_can_go() -> None:
    c = Court()
    seat = c.seat("frankish")
    for member in range(names.SPOUSE, names.MEMBERS):
        c.g.family[seat * names.MEMBERS + member] = NONE
    c.person("frankish", "child_1", "female")
    c.person("frankish", "child_1_spouse", "male")
    c.act("frankish", first_title(names.DECK.numbers["crusade"]))
    c.play("act crusade")
    assert best(c) == "send child_1_spouse"


def test_a_guess_leaves_in_hand_what_an_offer_shows_to_be_there() -> None:
    """CK-TRD-7: who offers cards has them in hand, so they are not among his planned ones."""
    c = Court(people=3)
    war = first_title(names.DECK.numbers["war"])
    tax = first_title(names.DECK.numbers["tax"])
    c.hand("frankish", war, war, tax, tax, tax, tax)
    g = c.g
    seat = c.seat("frankish")
    place = [names.FIRST + g.culture[seat], names.SECOND + g.culture[seat]]
    for at, card in zip(place, hand_of(g, seat, "tax")[:2], strict=True):
        g.card_at[card] = at
    g.planned[seat] = 2
    other = c.seat("english")
    give = names.GIVE_CARD.option(names.DECK.numbers["war"], 2)
    g.call(frame_of(Bargain, seat=seat, partner=other, terms=[give], edits=1, is_sent=True))
    for n in range(40):
        world = guess(seen_by(g, other), other, fast(f"world {n}"))
        assert isinstance(world, Kings)
        assert len(hand_of(world, seat, "war")) == 2
        assert world.planned[seat] == 2


def hand_of(g: Kings, seat: int, deck: str) -> list[int]:
    wanted = names.DECK.numbers[deck]
    return [card for card in hand(g, seat) if tables.CARD_DECK[card] == wanted]


def first_title(deck: int) -> str:
    return next(id for n, id in enumerate(tables.TITLE_IDS) if tables.TITLE_DECK[n] == deck)


def test_greedy_beats_two_who_play_at_random() -> None:
    """Three whole games, one from every seat; by hundreds it is measured with `make ladder`."""
    config = GAME.config(3, {})
    won = 0.0
    for me in range(3):
        g = GAME.start(config, fast(f"game {me}"))
        luck = fast(f"random {me}")
        bot = GreedyBot(GAME, POLICY, f"bot {me}", 1)
        ask = advance(g)
        while ask is not None:
            seat = int(ask.seat)
            pick = ask.nth(luck.below(ask.count))
            if seat == me:
                pick = bot.pick(seen_by(g, seat), seat, ask)
            choose(g, seat, pick)
            ask = advance(g)
        won += reward(g, me)
    assert won >= 2.0


def test_the_court_has_the_regions_that_these_tests_name() -> None:
    assert tables.NEAR[region("paris")] >> region("burgundy") & 1
