"""CK-ERA, CK-RND, CK-TRN, CK-HID, CK-SUP, CK-MAR, CK-DUK, CK-TRD: the course of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from palatine.games.crusader_kings import invariants, names, tables
from palatine.games.crusader_kings.deal import (
    cards_at,
    discard_card,
    hand,
    lay_plan,
    plans,
)
from palatine.games.crusader_kings.duchies import Duchies
from palatine.games.crusader_kings.end import score
from palatine.games.crusader_kings.eras import Eras, renew
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.marriage import marry_lord, new_courtship
from palatine.games.crusader_kings.names import KINS, TITLE
from palatine.games.crusader_kings.rounds import Turn, may_decline
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.support import Support, Upkeep
from palatine.games.crusader_kings.trade import HandCards
from palatine.kernel import position
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, answer
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import guess, seen_by
from tests.games.crusader_kings.court import Court, region
from tests.helpers import frame_of


def courtship(c: Court, who: str) -> None:
    c.run(new_courtship(c.seat(who)))


def test_ck_era_2_sixty_two_compositions() -> None:
    """CK-EX-65."""
    assert len(names.COMPOSITIONS) == 62
    assert [3, 3, 0, 0, 2] in names.COMPOSITIONS  # realm, intrigue, war, tax, crusade
    assert [3, 3, 2, 0, 0] not in names.COMPOSITIONS


def test_ck_era_5_bonus_cards_come_on_top_of_the_eight() -> None:
    """Hook bonus_card of constantinople; CK-HID-1: the numbers by deck are open."""
    c = Court()
    c.g.era = 0
    c.g.shields[0] = c.seat("german")
    c.run(Eras(0))
    c.options()
    assert c.g.cards_of(c.seat("german")) == 1
    for _ in range(5):
        c.play("compose 3_3_0_0_2")
    assert len(hand(c.g, c.seat("german"))) == 9
    assert c.g.cards_of(c.seat("german")) == 9
    assert c.g.cards_of(c.seat("english")) == 8
    invariants.fits(c.g)


def test_ck_era_2_bonus_cards_were_seen_before_the_eight_were_composed() -> None:
    """One may look only when all eight are in hand: not in the picture, not in the log."""
    c = Court()
    c.g.era = 0
    german = c.seat("german")
    c.g.shields[0] = german
    c.run(Eras(0))
    while c.asked()[0] != "german":
        c.play("compose 3_3_0_0_2")
    picture = position.picture(seen_by(c.g, german), german)
    assert picture["hand"].get("german", []) == []
    assert sum(picture["cards"]["german"].values()) == 1
    drew = [fact for fact in c.g.facts if fact.key == "drew" and fact.numbers[0] == german]
    assert drew == []
    some = [fact for fact in c.g.facts if fact.key == "drew-some" and fact.numbers[0] == german]
    assert len(some) == 1
    world = guess(seen_by(c.g, german), german, fast("bonus"))
    assert isinstance(world, Kings)
    assert len(cards_at(world, names.IN_PILE + c.g.culture[german])) == 1
    c.play("compose 3_3_0_0_2")
    told = [fact for fact in c.g.facts if fact.key == "drew" and fact.numbers[0] == german]
    assert len(told) == 1
    assert len(told[0].numbers) == 10, "the seat and nine cards together"


def test_ck_era_4_renewal() -> None:
    """Cards, lords and open developments go; CK-PAC-7: pacts with regions stay."""
    c = Court()
    c.hand("english", "war_01", "tax_01")
    c.friend("english", "brittany")
    c.g.lord[region("wales")] = (
        NONE if c.g.lord[region("wales")] == NONE else c.g.lord[region("wales")]
    )
    old = c.g.lord[region("wales")]
    renew(c.g)
    assert c.g.cards_of(c.seat("english")) == 0
    assert c.g.lord[region("wales")] != old
    assert c.g.friends[c.seat("english")]
    assert NONE not in c.g.open_developments
    invariants.fits(c.g)


def test_ck_rnd_3_crusade_duty_in_the_third_round() -> None:
    c = Court()
    seat = c.seat("english")
    c.hand("english", "war_01", "tax_01", "crusade_05")
    c.g.round = 3
    crusade = TITLE.numbers["crusade_05"]
    assert all(crusade in pair for pair in plans(c.g, seat))
    c.g.crusades[seat] = 1  # CK-RND-5: no second one either
    assert all(crusade not in pair for pair in plans(c.g, seat))
    c.hold("english", "archbishop")  # hook crusades_per_era
    assert any(crusade in pair for pair in plans(c.g, seat))


def test_ck_rnd_4_a_crusade_card_too_many_only_where_nothing_else_is_left() -> None:
    """CK-DEC-5, CK-RND-6: fewer than two cards are planned as they are."""
    c = Court()
    seat = c.seat("english")
    c.g.crusades[seat] = 1
    c.hand("english", "crusade_05", "war_01")
    assert len(plans(c.g, seat)) == 2
    c.hand("english", "crusade_05")
    assert plans(c.g, seat) == [[TITLE.numbers["crusade_05"]]]
    c.hand("english")
    assert plans(c.g, seat) == [[]]


@pytest.mark.parametrize(
    ("round", "crusades", "another", "may"),
    [(1, 0, "hand", True), (1, 0, "", False), (3, 0, "hand", False), (3, 0, "plan", True),
     (2, 1, "", True)],
)  # fmt: skip
def test_ck_trn_4_who_may_decline_a_crusade(
    round: int, crusades: int, another: str, may: bool
) -> None:
    """CK-EX-77, CK-TRN-3."""
    c = Court()
    seat = c.seat("english")
    c.hand("english")
    c.g.round = round
    c.g.crusades[seat] = crusades
    card = c.card(seat, "crusade_05", names.FIRST)
    c.g.card_at[card] = names.OPEN
    if another:
        place = names.IN_HAND if another == "hand" else names.SECOND
        c.card(seat, "crusade_05", place)
    assert may_decline(c.g, seat, card) == may


@pytest.mark.parametrize("another", [True, False])
def test_a_crusade_that_cannot_be_declined_is_asked_all_the_same(another: bool) -> None:
    """CK-TRN-4: silence would tell that no other Crusade card is left to fulfil the duty."""
    c = Court(trade_items="none")
    c.g.answering = True  # a question with one option is answered by the kernel
    c.hand("english", *["crusade_05"] * int(another))
    c.act("english", "crusade_05")
    ask = advance(c.g)
    assert ask is not None
    assert (ask.seat, ask.key) == (c.seat("english"), "act")
    assert c.options() == ["act crusade", "pass"] if another else ["act crusade"]


def test_ck_trn_2_the_turn_is_finished_in_the_old_order() -> None:
    """CK-EX-75, CK-RND-7: the token won in a turn counts from the next one on."""
    c = Court(1, 3)
    c.g.first = 0
    turn = frame_of(Turn, order=c.g.in_turn_order())
    c.g.first = 1
    assert turn.order == [0, 1, 2]
    assert c.g.in_turn_order() == [1, 2, 0]


def test_ck_hid_4_plans_from_an_open_hand_are_known_as_a_pair() -> None:
    """CK-EX-80."""
    c = Court()
    g, seat = c.g, c.seat("english")
    c.hand("english", "realm_04", "war_02", "tax_02", "crusade_05")
    g.open_hands = 1 << seat
    lay_plan(g, seat, [TITLE.numbers["war_02"], TITLE.numbers["realm_04"]])
    seen = seen_by(g, c.seat("german"))
    assert isinstance(seen, Kings)
    known = {
        tables.TITLE_IDS[tables.TITLE_OF[card]]: names.CARD_PLACE.names[seen.card_at[card]]
        for card in range(tables.CARDS)
        if seen.card_at[card] >= names.IN_HAND
    }
    assert known == {
        "realm_04": "plan_english",
        "war_02": "plan_english",
        "tax_02": "hand_english",
        "crusade_05": "hand_english",
    }
    orders = set()
    for n in range(20):
        trial = guess(seen, c.seat("german"), fast(str(n)))
        assert isinstance(trial, Kings)
        orders.add(trial.card_at.index(names.FIRST))
    assert len(orders) == 2


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (3, {"scenario": "1"}),
        (5, {"scenario": "3", "trade_items": "basic"}),
        (2, {"scenario": "4", "glitterhoof": "on", "pact_ends_with_marriage": "on"}),
        (1, {"scenario": "6", "ai_coalition": "on", "ai_armies": "free_mobilise"}),
    ],
)
def test_ck_hid_1_nothing_leaks_and_every_position_comes_back(
    people: int, options: dict[str, str]
) -> None:
    """CK-HID-2, CK-HID-3: at random positions of a whole match of random play."""
    g = GAME.start(GAME.config(people, options), fast("leak"))
    assert isinstance(g, Kings)
    luck = random.Random(7)
    n = 0
    while (ask := advance(g)) is not None:
        n += 1
        if n % 40 == 0:
            invariants.fits(g)
            for seat in range(-1, g.seats):
                seen = seen_by(g, seat)
                again = seen_by(guess(seen, seat, fast(f"{n} {seat}")), seat)
                assert position.flatten(seen) == position.flatten(again)
            back = position.read(GAME, position.write(g), fast("read"))
            assert position.flatten(back) == position.flatten(g)
            assert position.flatten(g.copy()) == position.flatten(g)
        answer(g, ask, ask.nth(luck.randrange(ask.count)))
    assert g.places


# support


def test_ck_sup_1_upkeep() -> None:
    """CK-EX-61: two of three armies are paid, the third region gets unrest."""
    c = Court()
    seat = c.seat("frankish")
    c.army("paris", "lorraine", "toulouse")
    c.g.gold[seat] = 2
    c.run(Upkeep(seat, 0, 3))
    assert c.options() == ["unpaid paris", "unpaid lorraine", "unpaid toulouse"]
    c.play("unpaid lorraine", "pass")
    assert c.gold("frankish") == 0
    assert len(c.g.armies_of(seat)) == 2
    assert c.g.unrest[region("lorraine")] == 1


def test_ck_sup_2_disbanding_costs_nothing_and_marshal_calms() -> None:
    """CK-SUP-4, CK-INT-5: hook remove_unrest of marshal, after the upkeep."""
    c = Court()
    c.army("paris")
    c.hold("german", "marshal")
    c.g.unrest[region("saxony")] = 2
    c.g.first = c.seat("frankish")
    c.run(frame_of(Support, order=c.g.in_turn_order()))
    c.play("pass")
    assert c.asked() == ("german", "calm")
    c.play("calm saxony", "disband paris")
    assert c.g.armies == 0
    assert sum(c.g.unrest) == 0
    assert c.g.spent[c.seat("german")]
    c.settle()
    assert set(c.g.age) == {1}


# marriage and duchies


def test_ck_mar_3_marriage_to_a_lord() -> None:
    """CK-EX-63, CK-MAR-6, CK-MAR-10: a negative one comes by itself and brings a pact."""
    for lord_trait, is_checked in (("craven", False), ("brave", True)):
        c = Court()
        seat = c.seat("frankish")
        lord = c.g.lord[region("brittany")]
        for token in c.g.tokens_on(lord):
            c.g.move_token(token, 2)
        c.token(lord_trait, names.ON_PERSON + lord)
        woman = next(
            x for x in range(tables.CHARACTERS)
            if tables.SEX[x] == tables.FEMALE and c.g.character_at[x] == names.IN_DECK
        )  # fmt: skip
        for token in c.g.tokens_on(lord):
            c.g.move_token(token, names.ON_PERSON + woman)
        c.g.character_at[lord], c.g.character_at[woman] = names.IN_DECK, names.IN_PLAY
        c.g.lord[region("brittany")] = woman
        courtship(c, "frankish")
        c.play("marry ruler", "to_lord brittany")
        if is_checked:
            assert c.asked()[1] == "invest"
            continue
        c.settle()
        assert c.g.friends[seat] == 1 << region("brittany")
        assert lord_trait in c.bag("frankish")
        assert c.g.lord[region("brittany")] == NONE
        invariants.fits(c.g)


def test_ck_mar_4_marriage_between_dynasties() -> None:
    """CK-EX-64, CK-MAR-7, CK-MAR-11, CK-DUK-6: peace, a pact, and the duchy is revoked."""
    c = Court()
    daughter = c.person("german", "child_1", "female", "weak")
    c.g.duchy[c.seat("german") * KINS] = region("saxony")
    c.add_war("frankish", "german")
    courtship(c, "frankish")
    c.play("marry ruler", "propose german child_1", "join frankish", "give_gold 2", "send_offer")
    assert c.asked() == ("german", "answer-proposal")
    c.play("accept")
    c.settle()
    assert not c.war("frankish", "german")
    assert c.pact("frankish", "german")
    assert c.g.person(c.seat("frankish"), 1) == daughter
    assert c.g.duke_of(region("saxony")) == NONE
    assert "weak" in c.bag("frankish")
    assert (c.gold("frankish"), c.gold("german")) == (5, 7)
    invariants.fits(c.g)


def test_ck_mar_11_three_refusals_and_the_attempt_is_still_there() -> None:
    """CK-DEC-34."""
    c = Court()
    c.person("german", "child_1", "female")
    courtship(c, "frankish")
    for _ in range(3):
        c.play("marry ruler", "propose german child_1", "join frankish", "send_offer", "refuse")
    c.play("marry ruler")
    options = c.options()
    assert not any(option.startswith("propose") for option in options)
    assert any(option.startswith("to_deck") for option in options)


def test_ck_mar_5_a_card_of_a_deck_and_no_pact() -> None:
    """CK-MAR-12, CK-MAR-15: chancellor adds a token (hook check_draws)."""
    c = Court()
    courtship(c, "frankish")
    c.play("marry ruler", "to_deck german")
    assert c.told("check")[-1][3] == 2
    c.draws("frankish", "attractive")
    c.play("invest 0")
    c.settle()
    spouse = c.g.person(c.seat("frankish"), 1)
    assert tables.SEX[spouse] == tables.FEMALE
    assert tables.CULTURE_IDS[tables.CHARACTER_CULTURE[spouse]] == "german"
    assert c.g.allies[c.seat("frankish")] == 0
    assert len(c.bag("frankish")) == 5


def test_ck_duk_1_first_revoke_then_grant() -> None:
    """CK-DUK-9, CK-DUK-10."""
    c = Court()
    c.person("frankish", "child_1", "male")
    c.g.duchy[c.seat("frankish") * KINS] = region("paris")
    c.run(Duchies(c.seat("frankish"), False, NONE, NONE))
    c.play("revoke paris", "grant child_1 toulouse")
    c.settle()
    assert c.g.duke_of(region("toulouse")) == 0
    assert c.g.duke_of(region("paris")) == NONE


# trade


def test_ck_trd_4_an_offer_instead_of_the_action() -> None:
    """CK-EX-79, CK-TRD-3, CK-TRD-7: regions and gold change hands, the question comes again."""
    c = Court()
    c.g.gold[c.seat("english")] = 3
    c.army("northumbria")
    c.act("english", "war_12")
    c.play("offer frankish", "give_region northumbria", "give_gold 1", "take_region lorraine")
    assert "give_gold 2" not in c.options()
    c.play("send_offer", "accept")
    assert c.asked() == ("english", "act")
    assert c.owner("northumbria") == "frankish"
    assert c.owner("lorraine") == "english"
    assert (c.gold("english"), c.gold("frankish")) == (2, 8)
    assert c.g.armies == 0
    c.play("offer frankish", "stop_offer", "offer german", "stop_offer")
    assert not any(option.startswith("offer") for option in c.options())


def passed_on(title: str) -> Court:
    """The Germans gave the Franks two War cards; the Franks give one of them to the English."""
    c = Court()
    for id in ("german", "frankish", "english", "italian"):
        c.hand(id)
    c.hand("german", "war_01", "war_02")
    german, frankish, english = c.seat("german"), c.seat("frankish"), c.seat("english")
    war = names.DECK.numbers["war"]
    c.run(HandCards(german, frankish, war, 2))
    c.play("drop_card war_01", "drop_card war_02")
    c.run(HandCards(frankish, english, war, 1))
    c.play(f"drop_card {title}")
    c.options()
    return c


def picture_of(c: Court, id: str) -> dict[str, Any]:
    return position.picture(seen_by(c.g, c.seat(id)), c.seat(id))


def test_ck_trd_7_who_gave_two_cards_saw_which_of_them_was_passed_on() -> None:
    """When one of several leaves unseen, all of them are with one of the two from then on."""
    first, second = passed_on("war_01"), passed_on("war_02")
    for key in ("known", "maybe", "hand"):
        assert picture_of(first, "german")[key] == picture_of(second, "german")[key]
    assert picture_of(first, "german")["known"] == {}
    both = ["war_01", "war_02"]
    assert picture_of(first, "german")["maybe"] == {"english": both, "frankish": both}
    assert picture_of(first, "frankish")["known"] == {"english": ["war_01"]}, "he gave it"
    for id in ("english", "italian"):
        assert picture_of(first, id)["maybe"] == {}


def test_ck_trd_7_a_guess_gives_either_of_them_to_either_of_the_two() -> None:
    c = passed_on("war_01")
    german = c.seat("german")
    seen = seen_by(c.g, german)
    held = set()
    for n in range(20):
        world = guess(seen, german, fast(f"rumour {n}"))
        assert isinstance(world, Kings)
        invariants.fits(world)
        assert position.write(seen_by(world, german)) == position.write(seen)
        [card] = hand(world, c.seat("english"))
        held.add(names.TITLE.names[tables.TITLE_OF[card]])
    assert held == {"war_01", "war_02"}


def test_ck_trd_7_a_rumour_ends_when_everybody_sees_the_card() -> None:
    c = passed_on("war_01")
    [card] = hand(c.g, c.seat("english"))
    discard_card(c.g, card)
    assert len(c.g.rumour_of) == 1
    assert picture_of(c, "german")["maybe"] == {"english": ["war_02"], "frankish": ["war_02"]}


def test_ck_trd_7_only_the_two_learn_which_card_was_given() -> None:
    c = Court()
    c.g.round = 3
    c.g.turn = 2
    c.hand("english", "war_01", "war_02", "war_03")
    c.act("english", "war_12")
    c.play("offer frankish", "give_card war 1", "take_gold 2", "send_offer", "accept")
    assert c.asked() == ("english", "hand-card")
    c.play("drop_card war_02")
    card = tables.FIRST_CARD[TITLE.numbers["war_02"]]
    sights = []
    for who in ("english", "frankish", "german"):
        seen = seen_by(c.g, c.seat(who))
        assert isinstance(seen, Kings)
        place = seen.card_at[card]
        sights.append(names.CARD_PLACE.names[place] if place >= 0 else "hidden")
    assert sights == ["with_frankish", "hand_frankish", "hidden"]


# the end


@pytest.mark.parametrize(("shields", "winners"), [(2, ["frankish"]), (1, ["english", "frankish"])])
def test_ck_end_1_a_tie_is_broken_by_shields(shields: int, winners: list[str]) -> None:
    """CK-EX-54."""
    c = Court(1, 3)
    c.take("english", "wales")
    c.g.shields[0] = c.seat("english")
    for n in range(shields):
        c.g.shields[1 + n] = c.seat("frankish")
    score(c.g, names.LAST_ERA)
    assert [n for s, n in enumerate(c.config.seat_names) if c.g.places[s] == 1] == winners


def test_ck_ai_8_scores_together() -> None:
    """CK-EX-74, CK-AI-1: people against AIs, by sums."""
    c = Court(1, 2, scoring="together", italian="amandit", english="amandit", german="person")
    score(c.g, names.LAST_ERA)
    assert c.config.seat_names == ["frankish", "german", "english", "italian"]
    assert c.g.places == [1, 1, 3, 3]
    assert [GAME.ally_of(c.g, s) for s in range(4)] == [0, 0, 2, 2]


def test_ck_ai_7_alone_level_on_all_counts_was_a_victory() -> None:
    """CK-END-1: the only rule for a tie ends in a draw."""
    c = Court(1, 1, english="person", german="amandit", frankish="absent", italian="amandit")
    assert c.config.seat_names == ["english", "german", "italian"]
    score(c.g, names.LAST_ERA)
    assert c.g.places == [1, 1, 1]
    assert c.told("draw") == [[0, 1, 2]]


def test_marry_lord_keeps_the_card_in_play() -> None:
    c = Court()
    lord = c.g.lord[region("wales")]
    marry_lord(c.g, c.seat("english"), 0, region("wales"))
    assert c.g.character_at[lord] == names.IN_PLAY
    invariants.fits(c.g)
