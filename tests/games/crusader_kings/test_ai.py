"""AI-1 to AI-30 and CK-AI: how an AI dynasty takes part, decides and defends itself."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.crusader_kings import names, tables
from palatine.games.crusader_kings.ai import AIMING, READYING, AiTurn, turn_up
from palatine.games.crusader_kings.ai_answers import candidates, pilgrims_first
from palatine.games.crusader_kings.ai_choice import Vote
from palatine.games.crusader_kings.ai_courtship import AiCourtship, distances, new_ai_courtship
from palatine.games.crusader_kings.ai_targets import (
    aims,
    best_regions,
    of_fewest_heirs,
    successes_for,
)
from palatine.games.crusader_kings.checks import Check, start_check
from palatine.games.crusader_kings.conditions import is_met
from palatine.games.crusader_kings.deal import cards_at
from palatine.games.crusader_kings.defeat import Defeats
from palatine.games.crusader_kings.end import points, score
from palatine.games.crusader_kings.eras import Draw, begin_era
from palatine.games.crusader_kings.events import start_event
from palatine.games.crusader_kings.family import BY_AGE, BY_PLOT, Birth, grow_older, kill
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.intrigue import (
    bribe_targets,
    claim_targets,
    coup_targets,
    unrest_targets,
    victims,
)
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.names import CHILD, MURDER, RULER
from palatine.games.crusader_kings.programs import BUILD_CHECK, CRUSADE_CHECK, INVADE_CHECK
from palatine.games.crusader_kings.rounds import DynastyPhase, Turn
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.support import Support
from palatine.games.crusader_kings.trade import offer_trade
from palatine.games.crusader_kings.war import (
    Declare,
    new_declaration,
    start_attack,
    start_invasion,
    successes_to_invade,
)
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, Misfit
from palatine.kernel.flow import Ask, Frame, advance, asks, choose
from palatine.kernel.lexicon import HIDDEN, NONE
from palatine.kernel.sight import seen_by
from tests.games.crusader_kings.court import Court, ai_court, region
from tests.helpers import frame_of


def title(id: str) -> int:
    return names.TITLE.numbers[id]


def event(c: Court, active: str, card: str) -> None:
    """The event of a card that the seat has played."""
    start_event(c.g, c.seat(active), title(card))
    c.settle()


def attack(c: Court, seat: str, origin: str, target: str) -> None:
    start_attack(c.g, c.seat(seat), region(origin), region(target), False, 0, False)


# AI-1: lots and votes


def vote(c: Court, *codes: str) -> None:
    """Each person votes once, in seat order."""
    for ask, code in zip(asks(c.g), codes, strict=True):
        assert ask.key == "ai-vote"
        choose(c.g, ask.seat, c.words.option(code))


def tied_neighbours(**options: str) -> Court:
    """Aperio may invade Denmark, Swabia or Hungary, all alike."""
    return ai_court("aperio", **options)


def test_ai_1_a_tie_is_drawn_by_lot() -> None:
    found = set()
    for n in range(3):
        c = tied_neighbours()
        c.g.chance.script([n])
        c.ai_turn("german", "war_01")
        found |= {id for id in ("denmark", "swabia", "hungary") if c.owner(id) == "german"}
    assert found == {"denmark", "swabia", "hungary"}


def test_ai_1_people_vote_at_once_and_in_secret() -> None:
    c = tied_neighbours(ai_choice="table")
    c.ai_turn("german", "war_01")
    assert [ask.seat for ask in asks(c.g)] == [0, 1, 2, 3]
    assert c.options() == ["at denmark", "at swabia", "at hungary"]
    choose(c.g, 0, c.words.option("at hungary"))
    frame = seen_by(c.g, 1).frames[-1]
    assert isinstance(frame, Vote)
    assert frame.slots == [HIDDEN, NONE, NONE, NONE]
    vote(c, "at swabia", "at swabia", "at denmark")
    c.settle()
    assert c.told("ai-voted") == [[c.seat("german"), 2]]
    # it attacks from either side: that is a vote of its own
    assert c.options() == ["attack saxony swabia", "attack bohemia swabia"]
    vote(c, *["attack bohemia swabia"] * 4)
    c.settle()
    assert c.owner("swabia") == "german"
    assert c.g.verdict == NONE
    fits(c.g)


def test_ai_1_a_tied_vote_is_drawn_among_the_leaders() -> None:
    found = set()
    for n in range(2):
        c = tied_neighbours(ai_choice="table")
        c.ai_turn("german", "war_01")
        c.g.chance.script([n])
        vote(c, "at swabia", "at swabia", "at denmark", "at denmark")
        c.settle()
        assert c.told("ai-vote-tied") == [[c.seat("german"), 2]]
        options = c.options()
        found.add(options[0].split()[-1] if options else "denmark")
    assert found == {"swabia", "denmark"}


def test_ai_1_nothing_is_voted_where_one_candidate_is_left() -> None:
    c = tied_neighbours(ai_choice="table")
    c.castle("swabia", "hungary")
    c.ai_turn("german", "war_01")
    assert c.owner("denmark") == "german"


def test_ai_1_draws_from_piles_and_bags_are_never_voted_on() -> None:
    c = ai_court("munitio", ai_choice="table")
    c.pile("german", "realm_01", "realm_01", "realm_02")
    c.castle("saxony", "pomerania", "poland", "bohemia")
    c.row("bank", "library", "chancellor")
    c.run(frame_of(AiTurn, seat=c.seat("german"), step=READYING))
    c.settle()
    assert c.asked() == ("", "")
    assert c.told("turned-up")


def test_ai_1_whoever_is_out_has_no_vote() -> None:
    c = tied_neighbours(ai_choice="table")
    c.take("", *c.realm("iberian"))
    c.g.out |= 1 << c.seat("iberian")
    c.ai_turn("german", "war_01")
    assert c.seat("iberian") not in [ask.seat for ask in asks(c.g)]


# AI-2 to AI-12: the rulebook's own


def test_ai_2_eight_cards_by_strategy_from_a_pile_that_nobody_sees() -> None:
    """CK-AI-2, CK-HID-3: the top card is turned up on each of its turns; nothing is planned."""
    c = ai_court("ferox")
    c.g.cards = [0] * len(c.g.cards)
    c.run(frame_of(Draw, order=[c.seat("german")]))
    c.settle()
    seat = c.seat("german")
    pile = cards_at(c.g, names.IN_PILE + c.g.culture[seat])
    decks = [tables.CARD_DECK[card] for card in pile]
    assert [decks.count(deck) for deck in range(5)] == [1, 3, 3, 0, 1]
    for looker in range(c.g.seats):
        seen = seen_by(c.g, looker)
        assert isinstance(seen, Kings)
        assert all(seen.card_at[card] == HIDDEN for card in pile)
    c.run(frame_of(AiTurn, seat=seat, step=READYING))
    while (ask := advance(c.g)) is not None:
        choose(c.g, ask.seat, ask.nth(0))
    assert c.g.cards_of(seat) == 7
    assert len(c.told("turned-up")) == 1


def test_ai_3_what_it_owes_comes_from_the_treasury_and_goes_there() -> None:
    """It has no gold, can pay for every action, and owes no upkeep."""
    c = ai_court("ferox", ai_armies="free_mobilise")
    event(c, "german", "war_12")  # one gold to the next player
    assert c.gold("italian") == 7
    event(c, "frankish", "intrigue_15")  # two gold to the AI
    assert (c.gold("frankish"), c.gold("german")) == (5, 0)
    c.army("saxony", "poland")
    c.run(frame_of(Support, order=[c.seat("german")]))
    c.settle()
    assert len(c.g.armies_of(c.seat("german"))) == 2
    assert sum(c.g.unrest) == 0
    assert all(tables.STRATEGY_CARDS[n][3] == 0 for n in range(5)), "no Tax cards"


def test_ai_4_developments_are_used_as_early_as_possible() -> None:
    """Marshal at the start of its turn, Court Physician at the first death, Library at a birth."""
    c = ai_court("munitio", ai_armies="free_mobilise")
    c.hold("german", "marshal", "court_physician", "library")
    c.take("german", "swabia")
    c.army("saxony", "pomerania", "poland", "bohemia")
    c.g.unrest[region("swabia")] = 2
    c.pile("german", "war_01")
    c.run(frame_of(AiTurn, seat=c.seat("german"), step=READYING))
    c.settle()
    assert c.unrest("swabia") == 0
    assert c.told("calmed")
    c.g.ended = NONE
    ruler = c.g.ruler(c.seat("german"))
    kill(c.g, c.seat("german"), RULER, BY_AGE)
    c.settle()
    assert c.g.ruler(c.seat("german")) == ruler
    assert c.told("saved")
    c.run(Birth(c.seat("german"), 1, False, NONE))
    c.settle()
    assert len(c.g.tokens_on(c.g.person(c.seat("german"), names.CHILD))) == 1


def test_ai_5_it_never_opposes() -> None:
    """CK-AI-9: people alone, and only checks of people."""
    c = Court(people=1, frankish="person", english="ferox", german="postis")
    start_check(c.g, 0, BUILD_CHECK, 1)
    c.give_bag("frankish", "brave", "clever")
    c.play("invest 2")
    assert c.asked() == ("", "")
    c = ai_court("ferox")
    start_check(c.g, c.seat("german"), BUILD_CHECK, 1)
    assert c.asked() == ("", ""), "nobody is asked about the check of an AI"


def test_ai_6_literal_every_region_counts_as_mobilised() -> None:
    """CK-AI-3, CK-DEC-30: +1 to invade, no unrest, no coup; gained regions lose their unrest."""
    c = ai_court("ferox")
    assert successes_to_invade(c.g, region("saxony")) == 2
    assert region("saxony") not in unrest_targets(c.g, c.seat("frankish"))
    assert not is_met(c.g, c.seat("german"), title("realm_08")), "region_without_army"
    c.g.unrest[region("lorraine")] = 2
    c.add_claim("german", "frankish")
    c.castle("lorraine")
    c.ai_turn("german", "war_01")
    assert c.owner("lorraine") == "german"
    assert c.unrest("lorraine") == 0
    assert c.g.armies == 0
    assert coup_targets(c.g, c.seat("frankish")) == []


def test_ai_6_literal_pieces_in_a_region_of_an_ai_are_refused() -> None:
    c = ai_court("ferox")
    c.g.unrest[region("saxony")] = 1
    with pytest.raises(BadData, match="unrest cannot be in a region of an AI"):
        fits(c.g)
    c = ai_court("ferox")
    c.army("saxony")
    with pytest.raises(BadData, match="armies are no pieces of an AI"):
        fits(c.g)


def test_ai_6_free_mobilise_first_unrest_then_what_it_could_attack() -> None:
    c = ai_court("ferox", ai_armies="free_mobilise")
    c.take("german", "hungary", "dalmatia")
    c.add_claim("german", "frankish")
    c.g.unrest[region("dalmatia")] = 1
    c.pile("german", "war_01")
    c.run(frame_of(AiTurn, seat=c.seat("german"), step=READYING))
    c.settle()
    order = [tables.REGION_IDS[told[1]] for told in c.told("mobilised")]
    assert order[:2] == ["dalmatia", "saxony"]
    assert len(order) == 4
    assert c.unrest("dalmatia") == 0
    fits(c.g)


def test_ai_6_the_order_of_the_war_list_ranks_what_it_could_attack() -> None:
    """Amandit annexes before it invades: an ally of its own comes first."""
    c = ai_court("amandit", ai_armies="free_mobilise")
    c.friend("german", "hungary")  # at Poland and Bohemia
    c.friend("english", "denmark")  # at Saxony
    ask = Ask(c.seat("german"), "mobilise", 4)
    for id in ("saxony", "pomerania", "poland", "bohemia"):
        ask.offer(names.MOBILISE.option(region(id)))
    found = [c.words.code(option) for option in candidates(c.g, ask)]
    assert found == ["mobilise poland", "mobilise bohemia"]
    c.army("poland", "bohemia")
    ask = Ask(c.seat("german"), "mobilise", 2)
    for id in ("saxony", "pomerania"):
        ask.offer(names.MOBILISE.option(region(id)))
    assert [c.words.code(option) for option in candidates(c.g, ask)] == ["mobilise saxony"]


def test_ai_6_free_mobilise_leaves_the_others_open_to_unrest_and_coups() -> None:
    c = ai_court("ferox", ai_armies="free_mobilise")
    c.army("poland")
    reach = unrest_targets(c.g, c.seat("frankish"))
    assert region("saxony") in reach
    assert successes_to_invade(c.g, region("poland")) == 2
    assert successes_to_invade(c.g, region("saxony")) == 1
    c.g.unrest[region("saxony")] = 1
    assert coup_targets(c.g, c.seat("frankish")) == [region("saxony")]


def test_ai_6_it_never_removes_armies() -> None:
    c = ai_court("ferox", ai_armies="free_mobilise")
    c.army("saxony", "poland", "bohemia")
    c.run(frame_of(Support, order=[c.seat("german")]))
    c.settle()
    assert len(c.g.armies_of(c.seat("german"))) == 3


@pytest.mark.parametrize(("base", "tokens"), [(1, 3), (3, 3), (4, 4), (9, 4)])
def test_ai_7_one_token_more_than_the_successes(base: int, tokens: int) -> None:
    """AI-19: the larger of S + 1 and its free tokens, at most S + 2; CK-CHK-16."""
    c = ai_court("munitio")
    start_check(c.g, c.seat("german"), CRUSADE_CHECK, 2, base=base)
    frame = c.g.frames[-1]
    assert isinstance(frame, Check)
    assert frame.tokens == tokens


def sacrifice_asked(c: Court, needed: int, drawn: list[str], bag: list[str]) -> str:
    """What the AI does with the last of the drawn tokens in a Build check."""
    c.give_bag("german", *drawn, *bag)
    start_check(c.g, c.seat("german"), BUILD_CHECK, needed)
    c.draws("german", *drawn)
    c.settle()
    key = "sacrificed" if c.told("sacrificed") else "kept"
    return key


def test_ai_19_a_critical_positive_goes_only_where_the_check_would_fail_for_certain() -> None:
    assert sacrifice_asked(ai_court("munitio"), 1, ["weak", "humble"], ["brave"]) == "sacrificed"
    # a token is left to draw, and it may succeed
    assert sacrifice_asked(ai_court("munitio"), 1, ["humble"], ["brave", "clever"]) == "kept"
    # nothing good is left in the bag
    assert sacrifice_asked(ai_court("munitio"), 1, ["humble"], ["weak", "craven"]) == "sacrificed"
    # the sacrifice would not save it either
    assert sacrifice_asked(ai_court("munitio"), 2, ["weak", "craven", "humble"], []) == "kept"


def test_ai_19_a_critical_negative_is_never_sacrificed() -> None:
    c = ai_court("munitio")
    assert sacrifice_asked(c, 1, ["ambitious"], ["brave"]) == "kept"
    assert c.told("check-passed")


def test_ai_8_all_support_of_its_own_and_of_allies() -> None:
    """AI-27: it calls all it may call; AI-9: an allied AI always supports; CK-AI-2."""
    c = Court(people=3, german="ferox", italian="postis", frankish="person")
    c.give_bag("german", "clever", "brave", "cultivated", "scholar")
    c.add_claim("german", "frankish")
    c.take("german", "swabia")
    c.add_pact("german", "italian")
    c.take("italian", "burgundy")
    c.friend("german", "brittany")
    c.take("", "low_countries")
    c.army("lorraine")
    c.ai_turn("german", "war_01")
    assert len(c.told("declared-support")) == 1
    german, italian = c.seat("german"), c.seat("italian")
    assert c.told("supports") == [[italian, german, *[NONE] * 4]]
    assert c.claim("frankish", "italian"), "CK-PAC-5"
    # 1 and two helpers and Longbow are four, which is S + 2
    kind = names.CHECK.numbers["invade"]
    assert c.told("check") == [[german, kind, 2, 4, NONE, NONE]]
    assert c.owner("lorraine") == "german"


def test_ai_8_one_supporter_may_come_by_sea_if_the_attack_does_not() -> None:
    c = ai_court("ferox")
    c.hold("german", "fleet")
    c.take("german", "wessex", "sardinia")
    c.add_claim("german", "frankish")
    c.take("", "low_countries", "lorraine", "paris", "aquitaine")
    c.g.chance.script([0])
    c.army("toulouse")
    c.ai_turn("german", "war_01")
    assert c.owner("toulouse") == "german"
    origin = tables.REGION_IDS[c.told("declared")[0][1]]
    assert origin == "sardinia", "wessex is on another sea"


def test_ai_9_it_never_breaks_a_pact_to_withhold_support() -> None:
    c = ai_court("ferox")
    c.add_pact("frankish", "german")
    c.add_claim("frankish", "iberian")
    c.take("iberian", "denmark")
    c.army("low_countries")
    c.take("frankish", "saxony")
    c.take("german", "lorraine")
    c.army("saxony")
    c.take("iberian", "swabia")
    attack(c, "frankish", "saxony", "swabia")
    c.play("call german", "invest 0")
    assert c.told("supports")
    assert c.pact("frankish", "german")
    assert c.claim("iberian", "german")


def test_ai_11_a_crusade_card_too_many_is_discarded_without_event() -> None:
    """CK-EX-72, CK-AI-4: with Archbishop two crusades are made."""
    c = ai_court("ferox")
    seat = c.seat("german")
    c.g.crusades[seat] = 1
    c.pile("german", "crusade_05", "war_01")
    c.g.chance.script([1])  # cards in their order: war_01, crusade_05
    card = turn_up(c.g, seat)
    assert tables.TITLE_OF[card] == title("war_01")
    assert c.told("ai-crusaded") == [[seat, title("crusade_05"), *[NONE] * 4]]
    c = ai_court("aperio")
    c.g.crusades[seat] = 1
    c.pile("german", "crusade_05")
    assert tables.TITLE_OF[turn_up(c.g, seat)] == title("crusade_05")


def test_ai_12_its_last_card_of_the_era_is_a_crusade_if_it_owes_one() -> None:
    """CK-EX-72."""
    c = ai_court("ferox")
    seat = c.seat("german")
    c.g.round, c.g.turn = 3, 2
    c.pile("german", "realm_01", "war_01", "crusade_05")
    c.g.chance.script([1, 0])
    assert tables.TITLE_OF[turn_up(c.g, seat)] == title("crusade_05")
    assert [told[1] for told in c.told("ai-owes-crusade")] == [title("war_01"), title("realm_01")]
    c = ai_court("ferox")
    c.g.round, c.g.turn = 3, 1  # not its last turn
    c.pile("german", "realm_01")
    assert tables.TITLE_OF[turn_up(c.g, seat)] == title("realm_01")
    c = ai_court("ferox")
    c.g.round, c.g.turn, c.g.crusades[seat] = 3, 2, 1
    c.pile("german", "realm_01")
    assert tables.TITLE_OF[turn_up(c.g, seat)] == title("realm_01")


def test_ai_2_an_empty_pile_is_a_turn_without_card() -> None:
    c = ai_court("ferox")
    c.run(frame_of(AiTurn, seat=c.seat("german"), step=READYING))
    c.settle()
    assert not c.told("turned-up")


# AI-13 to AI-30: rulings


def test_ai_13_fewest_successes_then_the_richest_owner_then_a_lot() -> None:
    c = ai_court("ferox")
    c.take("italian", "swabia")
    three = [region(id) for id in ("lorraine", "low_countries", "swabia")]
    seat = c.seat("german")

    def best() -> list[str]:
        needed = [successes_for(c.g, seat, r) for r in three]
        return [tables.REGION_IDS[r] for r in best_regions(c.g, three, needed)]

    assert points(c.g, c.seat("frankish")) == points(c.g, c.seat("italian")) == 5
    assert best() == ["lorraine", "low_countries", "swabia"]
    c.g.achievement[tables.BUILDER] = c.seat("italian")
    assert best() == ["swabia"]
    c.castle("swabia")
    assert best() == ["lorraine", "low_countries"]


def test_ai_16_whom_it_sends_on_crusade() -> None:
    """Glitterhoof, in-laws, the queen's husband, brothers, younger sons, the heir, the ruler."""
    c = ai_court("ferox")
    g = c.g
    seat = c.seat("german")

    def sent() -> list[str]:
        return [c.words.code(option).split()[1] for option in pilgrims_first(g, seat)]

    assert sent() == ["ruler"]
    c.person("german", "child_1", "male")
    assert sent() == ["child_1"], "the heir goes before the ruler"
    c.person("german", "child_2", "male")
    c.person("german", "child_3", "male")
    assert sent() == ["child_3"], "the youngest who is not the heir"
    c.person("german", "sibling_1", "male")
    c.person("german", "sibling_2", "female")
    assert sent() == ["sibling_1"]
    c.person("german", "sibling_2_spouse", "male")
    assert sent() == ["sibling_2_spouse"]
    slot = seat * names.MEMBERS + names.FAMILY.numbers["sibling_1_spouse"]
    g.family[slot] = tables.GLITTERHOOF
    assert sent() == ["sibling_1_spouse"]


def test_ai_16_a_queen_sends_her_husband_and_goes_herself_if_there_is_no_man() -> None:
    c = Court(2, people=4, italian="ferox")
    seat = c.seat("italian")
    assert pilgrims_first(c.g, seat) == [names.SEND.option(RULER)]
    c.person("italian", "spouse", "male")
    assert pilgrims_first(c.g, seat) == [names.SEND.option(names.SPOUSE)]


def test_ai_16_a_crusade_card_is_always_used_for_a_crusade() -> None:
    c = ai_court("munitio")
    c.ai_turn("german", "crusade_05")
    assert c.told("sent")
    assert c.g.shields[0] == c.seat("german")
    assert c.g.crusades[c.seat("german")] == 1
    assert c.g.first == c.seat("german"), "CK-AI-5: it may hold the first player token"


def test_ai_17_bonus_cards_of_the_track_but_no_taxes() -> None:
    c = ai_court("ferox")
    seat = c.seat("german")
    c.g.cards = [0] * len(c.g.cards)
    c.g.shields[0] = seat  # a Crusade card
    c.g.shields[1] = seat  # a Tax card
    c.g.era = 0
    begin_era(c.g)
    assert c.g.cards[seat * 5 : seat * 5 + 5] == [0, 0, 0, 0, 1]
    assert len(cards_at(c.g, names.IN_PILE + c.g.culture[seat])) == 1


def test_ai_18_the_first_open_option_and_every_gain() -> None:
    c = ai_court("ferox")
    c.castle("saxony")
    event(c, "german", "realm_03")  # two gold, or a castle
    assert c.has_castle("saxony")
    event(c, "german", "crusade_10")  # a castle for nothing
    assert sum(c.has_castle(id) for id in c.realm("german")) == 2


def test_ai_18_a_choice_without_gold_to_pay() -> None:
    """An AI counts as able to pay every price."""
    c = ai_court("ferox")
    event(c, "german", "intrigue_06")
    assert not c.told("event"), "not married"
    c.person("german", "spouse", "female")
    event(c, "german", "intrigue_06")
    assert c.has("german", "spouse")


def test_ai_18_a_trait_goes_to_the_youngest_and_not_the_heir_dies() -> None:
    c = ai_court("ferox")
    c.hold("german")  # no Court Physician
    heir = c.person("german", "child_1", "male")
    young = c.person("german", "child_2", "male")
    event(c, "german", "intrigue_13")
    assert c.g.tokens_on(young)
    assert not c.g.tokens_on(heir)
    c.give_bag("german", "weak", "craven", "ugly")
    event(c, "german", "war_06")
    assert c.has("german", "child_1")
    assert not c.has("german", "child_2")
    event(c, "german", "war_06")
    assert not c.has("german", "child_1"), "nobody else is left"


def test_ai_18_a_negative_trait_that_is_no_critical_success_goes_first() -> None:
    c = ai_court("ferox")
    c.give_bag("german", "cruel", "ambitious", "weak", "brave")
    event(c, "german", "crusade_04")
    assert c.bag("german") == ["ambitious", "brave", "cruel"]
    event(c, "german", "crusade_04")
    assert len(c.bag("german")) == 2
    assert "brave" in c.bag("german")


def test_ai_18_claims_are_made_by_cb_target_and_taken_back_from_the_largest() -> None:
    c = ai_court("ferox")
    event(c, "german", "crusade_14")
    assert c.claim("german", "frankish")
    c.add_claim("frankish", "german")
    c.add_claim("english", "german")
    event(c, "german", "crusade_07")
    assert not c.claim("frankish", "german")
    assert c.claim("english", "german")


def test_ai_18_a_claim_of_an_event_falls_on_an_ally_if_allies_alone_are_left() -> None:
    c = ai_court("ferox")
    for other in ("english", "frankish", "italian", "iberian"):
        c.add_pact("german", other)
    event(c, "german", "crusade_14")
    assert c.claim("german", "frankish"), "the most points"


def test_ai_18_developments_of_events() -> None:
    """One that its Realm list names, else one of a kind with room, else none."""
    c = ai_court("ferox")
    c.row("bank", "chancellor", "spymaster")
    event(c, "german", "crusade_09")
    assert "spymaster" in c.held("german")
    c.row("bank", "archbishop", "library")
    c.hold("german", "court_physician", "spymaster", "chancellor", "longbow")
    event(c, "german", "crusade_09")
    assert "archbishop" not in c.held("german")
    assert len(c.held("german")) == 5
    c.hold("german", "court_physician", "spymaster", "chancellor", "longbow", "fleet", "bank")
    c.row("archbishop", "library", "steward")
    event(c, "german", "crusade_09")
    assert len(c.held("german")) == 6


def test_ai_18_a_councillor_is_bought_while_it_has_fewer_than_three() -> None:
    c = ai_court("ferox")
    event(c, "frankish", "intrigue_11")
    assert "chancellor" in c.held("german")
    assert c.held("frankish") == []
    c = ai_court("ferox")
    c.hold("german", "court_physician", "steward", "marshal")
    event(c, "frankish", "intrigue_11")
    assert c.held("frankish") == ["chancellor"]


def test_ai_18_shields() -> None:
    """It takes the highest of who has most, and gives up its own lowest."""
    c = ai_court("ferox")
    english, frankish, german = c.seat("english"), c.seat("frankish"), c.seat("german")
    c.g.shields[:5] = [english, frankish, english, german, frankish]
    event(c, "german", "crusade_02")
    assert c.g.shields[:5] == [english, frankish, english, german, german]
    c.give_bag("german", "weak", "craven", "ugly")
    event(c, "frankish", "crusade_12")
    assert c.g.shields[:5] == [english, frankish, english, NONE, german]


def test_ai_20_it_grants_no_duchies_and_ai_21_takes_part_in_no_trade() -> None:
    """CK-TRD-6."""
    c = ai_court("ferox")
    c.no_lords()
    c.person("german", "spouse", "female")
    c.person("german", "child_1", "male")
    c.run(frame_of(DynastyPhase, order=[c.seat("german")]))
    c.settle()
    assert c.g.duchy[c.seat("german") * 5] == NONE
    ask = Ask(c.seat("frankish"), "marry")
    offer_trade(c.g, ask, 0)
    offered = [c.words.code(option) for option in ask.options]
    assert offered == ["offer italian", "offer iberian", "offer english"]


def test_ai_22_it_always_counter_attacks() -> None:
    """The target by AI-13."""
    c = ai_court("munitio")
    c.add_claim("frankish", "german")
    c.army("lorraine", "low_countries")
    c.castle("low_countries")
    c.run(new_declaration(c.g, c.seat("frankish")))
    c.give_bag("frankish", "weak", "craven")
    c.play("attack low_countries saxony", "support lorraine saxony", "invest 0")
    c.settle()
    assert c.told("counter") == [
        [c.seat("german"), region("saxony"), region("lorraine"), *[NONE] * 3]
    ]
    assert c.owner("lorraine") == "german"


def test_ai_22_a_coalition_spares_its_own() -> None:
    """AI-S4: a partner that supported the attack is no target."""
    c = Court(people=1, frankish="person", german="ferox", italian="postis", ai_coalition="on")
    c.add_claim("frankish", "german")
    c.add_pact("frankish", "italian")
    c.take("italian", "lorraine")
    c.take("frankish", "swabia")
    c.army("swabia")
    c.give_bag("frankish", "weak", "craven")
    attack(c, "frankish", "swabia", "saxony")
    c.play("call italian", "invest 0")
    c.settle()
    targets = [tables.REGION_IDS[told[2]] for told in c.told("counter")]
    assert targets == ["swabia"]


def test_ai_23_it_never_loots_and_moves_in_where_it_has_armies() -> None:
    c = ai_court("ferox", ai_armies="free_mobilise")
    c.add_claim("german", "frankish")
    c.take("", "low_countries")
    c.army("saxony")
    c.g.unrest[region("lorraine")] = 1
    c.ai_turn("german", "war_01")
    assert c.owner("lorraine") == "german"
    assert c.g.has_army(region("lorraine"))
    assert not c.g.has_army(region("saxony"))
    assert not c.told("looted")
    assert c.unrest("lorraine") == 0
    fits(c.g)


def test_ai_24_the_fourth_age_token() -> None:
    """A negative token that is no critical success of any check; none: nothing."""
    c = ai_court("ferox")
    seat = c.seat("german")
    c.give_bag("german", "cruel", "weak", "deceitful", "brave")
    c.g.age[seat] = 3
    grow_older(c.g, seat)
    c.settle()
    assert c.bag("german") == ["brave", "cruel", "deceitful"]
    c.g.age[seat] = 3
    grow_older(c.g, seat)
    c.settle()
    assert c.bag("german") == ["brave", "cruel", "deceitful"]


def test_ai_25_regions_without_castle_are_given_up_first() -> None:
    """CK-AI-5: a crisis takes no gold of an AI."""
    c = ai_court("ferox")
    c.hold("german")
    c.castle("saxony", "bohemia")
    kill(c.g, c.seat("german"), RULER, BY_PLOT)
    c.settle()
    assert c.realm("german") == ["saxony", "bohemia"]
    assert c.told("crisis") == [[c.seat("german"), 2, 0, *[NONE] * 3]]
    fits(c.g)


def test_ai_25_any_region_may_go_whatever_its_place_in_the_file() -> None:
    lost = set()
    for n in range(4):
        c = ai_court("ferox")
        c.hold("german")
        c.g.chance.script([n])
        kill(c.g, c.seat("german"), RULER, BY_PLOT)
        c.settle()
        lost |= {tables.REGION_IDS[row[1]] for row in c.told("lost")}
    assert lost == {"saxony", "pomerania", "poland", "bohemia"}


def test_ai_25_the_ninth_region() -> None:
    c = ai_court("ferox")
    c.take("german", "swabia", "hungary", "denmark", "dalmatia")
    c.castle("saxony", "pomerania", "poland", "bohemia", "swabia", "hungary", "denmark")
    c.add_claim("german", "frankish")
    c.take("", "low_countries")
    c.army("lorraine")
    c.ai_turn("german", "war_01")
    assert c.owner("lorraine") == "german"
    assert c.owner("dalmatia") is None
    assert len(c.realm("german")) == 8


def test_ai_26_a_defeated_ai_is_out() -> None:
    c = ai_court("ferox")
    c.take("", *c.realm("german"))
    c.run(Defeats())
    c.settle()
    assert c.g.is_out(c.seat("german"))
    assert points(c.g, c.seat("german")) == 0


def test_ai_28_harm_goes_to_a_region_without_castle_and_help_to_one_with() -> None:
    c = ai_court("ferox")
    c.castle("saxony", "pomerania", "poland")
    event(c, "german", "war_10")
    assert c.g.plague == 1 << region("bohemia")
    event(c, "german", "crusade_11")
    assert c.g.harvest[region("bohemia")] == 0
    assert sum(c.g.harvest) == 1


def test_ai_28_unrest_is_taken_off_a_region_with_castle_first() -> None:
    c = ai_court("ferox", ai_armies="free_mobilise")
    c.castle("poland")
    for id in ("saxony", "poland", "bohemia"):
        c.g.unrest[region(id)] = 1
    event(c, "german", "tax_12")
    assert c.unrest("poland") == 0


def test_ai_28_on_regions_of_others_a_lot() -> None:
    found = set()
    for n in range(5):
        c = ai_court("ferox")  # left of France
        c.g.chance.script([n])
        event(c, "frankish", "realm_04")
        found.add(c.g.crop_failure.index(1))
    assert found == set(c.g.regions_of(c.seat("frankish")))


def test_ai_29_steps_over_borders_in_play() -> None:
    c = Court(people=1, frankish="person", german="ferox", iberian="postis")
    away = distances(c.g, c.seat("german"))
    assert away[region("saxony")] == 0
    assert away[region("swabia")] == 1
    assert away[region("toulouse")] == 3, "over Swabia or Lorraine and Burgundy"
    assert away[region("castile")] == 5, "over Aquitaine and Navarra"
    assert away[region("wales")] == tables.REGIONS, "English regions are out of play"


def test_ai_30_heirs_are_children_and_siblings() -> None:
    c = ai_court("ferox")
    c.person("english", "child_1", "male")
    c.person("english", "sibling_1", "male")
    c.person("frankish", "child_1", "male")
    c.person("frankish", "child_1_spouse", "female")  # no heir
    two = [c.seat("english"), c.seat("frankish")]
    assert of_fewest_heirs(c.g, two) == [c.seat("frankish")]


def test_ai_30_compared_are_only_those_on_whom_it_is_legal() -> None:
    """Italy has fewer children, but none that is positive."""
    c = ai_court("munitio")
    c.person("frankish", "child_1", "male", "pious")
    c.person("frankish", "child_2", "male", "brave")
    c.person("italian", "child_1", "male", "weak")
    entry = tables.ENTRIES[names.ENTRY.numbers["munitio_intrigue_2"]]
    assert aims(c.g, c.seat("german"), entry) == [MURDER.option(c.seat("frankish"), names.CHILD)]


# set-up and modes


def test_ai_s1_two_ais_may_have_the_same_strategy() -> None:
    """CK-AI-1."""
    c = Court(people=2, german="postis", italian="postis")
    assert c.held("german") == ["court_physician", "longbow"]
    assert c.held("italian") == ["steward", "longbow"]


def test_ai_s1_drawn_by_lot_among_those_allowed() -> None:
    """AI-S3: no strategy whose development the dynasty or the table has already."""
    config = GAME.config(1, {"scenario": "2", "english": "ai", "italian": "ai"})
    for seed in range(12):
        g = GAME.start(config, fast(f"lot {seed}"))
        assert isinstance(g, Kings)
        both = [config.seat_names.index(id) for id in ("english", "italian")]
        strategies = [tables.STRATEGY_IDS[g.strategy[seat]] for seat in both]
        assert strategies[0] != "munitio", "it begins with Plate Armour"
        assert strategies[1] != "aperio", "it begins with Archbishop"


def test_ai_s2_four_amandits_leave_every_ruler_his_own_tokens() -> None:
    """CK-CMP-5: their traits are starting tokens as long as there are any, else substitutes."""
    c = Court(people=1, english="amandit", german="amandit", italian="amandit", iberian="amandit")
    for id in ("english", "german", "italian", "iberian"):
        assert len(c.bag(id)) == 6
    fits(c.g)


def test_ai_s4_a_coalition_never_names_its_own() -> None:
    c = Court(people=1, frankish="person", german="ferox", italian="postis", ai_coalition="on")
    german, italian = c.seat("german"), c.seat("italian")
    assert c.pact("german", "italian")
    c.take("italian", "swabia")
    c.g.unrest[region("swabia")] = 1
    c.add_claim("german", "italian")
    assert claim_targets(c.g, german) == [c.seat("frankish")]
    assert region("swabia") not in coup_targets(c.g, german)
    assert italian not in bribe_targets(c.g, german)
    assert all(MURDER.first(v) != italian for v in victims(c.g, german) if MURDER.has(v))
    start_invasion(c.g, german)
    frame = c.g.frames[-1]
    assert isinstance(frame, Declare)
    targets = {names.ATTACK.second(option) for option in frame.options(c.g)}
    assert region("swabia") not in targets


def test_ai_s4_its_pacts_never_end() -> None:
    """Not even with the option that ends pacts with marriages."""
    c = Court(
        people=1, frankish="person", german="ferox", italian="postis",
        ai_coalition="on", pact_ends_with_marriage="on",
    )  # fmt: skip
    c.person("german", "spouse", "female")
    kill(c.g, c.seat("german"), names.SPOUSE, BY_PLOT)
    c.settle()
    assert c.pact("german", "italian")


def test_a_pact_of_two_ais_ends_with_their_marriage_like_any_other() -> None:
    """CK-PAC-6, option: only a coalition's pacts last."""
    c = Court(
        people=1, frankish="person", german="ferox", italian="postis",
        pact_ends_with_marriage="on",
    )  # fmt: skip
    c.hold("german")
    c.person("german", "spouse", "female")
    c.add_pact("german", "italian")
    kill(c.g, c.seat("german"), names.SPOUSE, BY_PLOT)
    c.settle()
    assert not c.pact("german", "italian")


def test_ai_s5_the_castle_of_scenario_5_goes_to_the_best_site() -> None:
    """Brittany and Normandy border most regions of others."""
    config = GAME.config(4, {"scenario": "5", "english": "aperio"})
    g = GAME.start(config, fast("a castle"))
    assert isinstance(g, Kings)
    advance(g)
    castles = [tables.REGION_IDS[r] for r in range(tables.REGIONS) if g.has_castle(r)]
    assert castles == ["wales", "normandy"]


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (1, {}),
        (1, {"english": "ai", "german": "absent", "italian": "absent", "iberian": "absent"}),
        (1, {id: "ai" for id in ("english", "german", "italian", "iberian")}),
        (2, {"german": "ai"}),
        (2, {id: "ai" for id in ("german", "italian", "iberian")}),
        (3, {}),
        (3, {"italian": "ai", "iberian": "ai"}),
        (4, {"iberian": "ai"}),
        (5, {}),
        (2, {"scoring": "together", "german": "ai"}),
        (4, {"scoring": "together", "iberian": "ai"}),
        (3, {"scoring": "together", "italian": "ai", "iberian": "ai"}),
    ],
)
def test_ck_ai_6_every_mode_can_be_laid_out(people: int, options: dict[str, Any]) -> None:
    """CK-AI-1: solo, two people, seats filled up, people together."""
    c = Court(people=people, **options)
    fits(c.g)
    assert c.g.people == people


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (2, {"german": "absent", "italian": "absent", "iberian": "absent"}),
        (3, {"scoring": "together"}),
        (2, {"ai_coalition": "on"}),
        (4, {"scenario": "6", "iberian": "ai"}),
    ],
)
def test_ck_ai_6_what_is_refused(people: int, options: dict[str, str]) -> None:
    with pytest.raises(Misfit):
        GAME.config(people, options)


def test_ck_ai_5_an_ai_takes_its_seat_in_turn_order() -> None:
    """Marriage, turns, age and achievements; no planning, no upkeep."""
    c = ai_court("ferox")
    c.no_lords()
    c.castle("saxony", "poland", "bohemia")
    c.settle()
    assert c.g.achievement[tables.BUILDER] == c.seat("german")
    c.run(frame_of(Support, order=[c.seat("german")], step=3))
    c.settle()
    assert c.g.age[c.seat("german")] == 1
    c.pile("german", "war_01")
    c.run(frame_of(Turn, order=[c.seat("german")]))
    c.settle()
    assert c.told("turned-up")


def ended(
    c: Court, wanted: list[tuple[str, int]], shields: dict[str, int] | None = None
) -> list[int]:
    """Places when each has so many regions, and shields on the track."""
    for id, _ in wanted:
        c.take("", *c.realm(id))
    free = [id for id in tables.REGION_IDS if c.g.is_independent(region(id))]
    for id, n in wanted:
        for _ in range(n):
            c.take(id, free.pop(0))
    at = 0
    for id, n in (shields or {}).items():
        for _ in range(n):
            c.g.shields[at] = c.seat(id)
            at += 1
    score(c.g, 0)
    return c.g.places


def test_ck_ai_7_solo_an_equal_result_is_a_draw() -> None:
    seats = [("frankish", 5), ("english", 5), ("german", 3)]
    c = Court(people=1)
    assert ended(c, seats) == [1, 1, 3]
    c = Court(people=1)
    assert ended(c, seats, {"english": 1}) == [2, 1, 3], "shields break the tie"


def test_ck_ai_8_together_sums_count() -> None:
    """CK-EX-74: eleven against ten; CK-AI-8: one party by `ally_of`."""
    c = Court(people=2, scoring="together", german="ai", italian="ai")
    seats = [("english", 6), ("frankish", 5), ("german", 7), ("italian", 3)]
    assert ended(c, seats) == [1, 1, 3, 3]
    assert [GAME.ally_of(c.g, seat) for seat in range(4)] == [0, 0, 2, 2]
    c = Court(people=2, scoring="together", german="ai", italian="ai")
    seats = [("english", 6), ("frankish", 4), ("german", 7), ("italian", 3)]
    assert ended(c, seats) == [1, 1, 1, 1], "a draw"
    c = Court(people=2, scoring="together", german="ai", italian="ai")
    assert ended(c, seats, {"italian": 1}) == [3, 3, 1, 1], "shields are summed too"


def test_ck_ai_8_a_person_who_is_out_adds_nothing() -> None:
    c = Court(people=2, scoring="together", german="ai")
    c.take("", *c.realm("english"))
    c.g.out |= 1 << c.seat("english")
    score(c.g, 0)
    assert [points(c.g, s) for s in range(3)] == [0, 5, 4]
    assert c.g.places == [1, 1, 3]


def test_ck_ai_8_nothing_forbids_acts_against_each_other() -> None:
    c = Court(people=2, scoring="together", german="ai")
    assert c.seat("english") in claim_targets(c.g, c.seat("frankish"))


def test_ck_ai_9_people_oppose_people_only() -> None:
    c = Court(people=2, german="ai")
    start_check(c.g, c.seat("frankish"), INVADE_CHECK, 1)
    c.play("invest 2")
    assert c.asked() == ("english", "pledge")
    c.play("pledge 2")
    assert c.asked() == ("", "")


def test_ck_ai_10_an_entry_needs_what_a_person_would_need() -> None:
    """No coup without a border: Ferox has no Spymaster."""
    c = ai_court("ferox")
    c.g.unrest[region("toulouse")] = 1
    entry = tables.ENTRIES[names.ENTRY.numbers["ferox_intrigue_1"]]
    assert aims(c.g, c.seat("german"), entry) == []
    c.hold("german", "spymaster")
    assert aims(c.g, c.seat("german"), entry) == [names.COUP.option(region("toulouse"))]


@pytest.mark.parametrize("option", ["off", "on"])
def test_ck_cru_5_an_ai_reaches_jerusalem(option: str) -> None:
    """Option jerusalem_event: the event comes first, then the end."""
    c = ai_court("ferox", jerusalem_event=option)
    order = ["english", "frankish", "italian", "iberian"]
    for space in range(9):
        c.g.shields[space] = c.seat(order[space % 4])
    c.ai_turn("german", "crusade_13")
    assert c.g.ended == names.JERUSALEM_TAKEN
    assert c.g.achievement[tables.KING_OF_JERUSALEM] == c.seat("german")
    assert bool(c.told("event")) == (option == "on")


def test_ck_trn_5_an_ai_that_loses_its_last_region_has_no_event() -> None:
    """CK-EVE-4: a failed attack is answered, and the answer takes its only region."""
    c = ai_court("ferox")
    c.take("", "pomerania", "poland", "bohemia")
    c.add_claim("german", "frankish")
    c.take("", "low_countries")
    c.army("lorraine")
    c.give_bag("german", "weak", "craven", "ugly")
    c.give_bag("frankish", "brave", "clever", "pious")
    c.ai_turn("german", "war_13")
    c.play("counter saxony", "invest 1")
    while c.asked()[1] == "pledge":
        c.play("pledge 0")
    c.play("pass")
    c.settle()
    assert c.owner("saxony") == "frankish"
    assert c.g.is_out(c.seat("german"))
    assert not c.told("event")


def test_frames_of_an_ai_that_no_rule_could_have_left_are_refused() -> None:
    c = ai_court("ferox")
    german = c.seat("german")
    war = c.card(german, "war_01", names.IN_PILE)
    foreign, other_deck = names.ENTRY.numbers["postis_war_1"], names.ENTRY.numbers["ferox_realm_1"]
    own = names.ENTRY.numbers["ferox_war_1"]
    wrong: list[tuple[Frame[Kings], str]] = [
        (frame_of(AiTurn, seat=0, step=READYING), "seat must be an AI"),
        (frame_of(AiTurn, seat=german, step=9), "step must be 0 to 6"),
        (frame_of(AiTurn, seat=german, step=AIMING), "card must be there"),
        (frame_of(AiTurn, seat=german, step=AIMING, card=war), "entry must be there"),
        (
            frame_of(AiTurn, seat=german, step=AIMING, card=war, entry=foreign),
            "entry must be of its list",
        ),
        (
            frame_of(AiTurn, seat=german, step=AIMING, card=war, entry=other_deck),
            "entry must be of its list",
        ),
        (frame_of(AiTurn, seat=german, step=AIMING, card=war, entry=own), "entry has no target"),
        (frame_of(Vote, asked=[0], slots=[NONE], seat=0, choices=[1, 2]), "seat must be an AI"),
        (frame_of(Vote, asked=[0], slots=[NONE], seat=german, choices=[1]), "choices must be two"),
        (new_ai_courtship(0), "seat must be an AI"),
        (frame_of(AiCourtship, seat=german, step=3), "step must be one"),
        (frame_of(AiCourtship, seat=german, proposals=4), "more than three"),
        (frame_of(AiCourtship, seat=german, suitor=CHILD), "suitor must be free"),
        (frame_of(AiCourtship, seat=german, suitor=RULER, other=0), "go together"),
        (
            frame_of(AiCourtship, seat=german, suitor=RULER, other=0, partner=RULER),
            "proposes to players",
        ),
        (frame_of(AiCourtship, seat=german, suitor=RULER, region=region("saxony")), "has no lord"),
    ]
    for frame, message in wrong:
        with pytest.raises(BadData, match=message):
            frame.check(c.g)
