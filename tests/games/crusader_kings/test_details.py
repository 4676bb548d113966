"""CK-CHK, CK-MAR, CK-PAC, CK-INT, CK-WAR, CK-OUT, CK-TRD: the awkward cases of the actions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palatine.games.crusader_kings import names, tables
from palatine.games.crusader_kings.ai import TURNING, AiTurn
from palatine.games.crusader_kings.ai_choice import Vote
from palatine.games.crusader_kings.checks import FAILURE, SUCCESS, start_check
from palatine.games.crusader_kings.crusade import Crusade, pilgrims, take_cross
from palatine.games.crusader_kings.defeat import Defeats, homes
from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.events import start_event
from palatine.games.crusader_kings.family import BY_PLOT, free_region, heir, kill
from palatine.games.crusader_kings.intrigue import coup_targets
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.marriage import bachelors, brides, new_courtship
from palatine.games.crusader_kings.names import CHILD, KINS, RULER, SPOUSE
from palatine.games.crusader_kings.picture import derived
from palatine.games.crusader_kings.programs import EVENT_CHECK, MARRIAGE_CHECK
from palatine.games.crusader_kings.rounds import CALMING, PlayCard
from palatine.games.crusader_kings.support import Support
from palatine.games.crusader_kings.taxes import collect
from palatine.games.crusader_kings.trade import Bargain, all_terms, cards_to_play
from palatine.games.crusader_kings.war import start_attack
from palatine.kernel.lexicon import NONE
from tests.games.crusader_kings.court import Court, ai_court, region
from tests.helpers import frame_of

DATA = Path(tables.__file__).parent / "data"


def title(id: str) -> int:
    return names.TITLE.numbers[id]


def sure(c: Court, id: str) -> None:
    """A bag that cannot fail."""
    c.give_bag(id, "brave", "clever", "scholar")


def hopeless(c: Court, id: str) -> None:
    c.give_bag(id, "weak", "craven", "ugly")


def invest(c: Court, amount: int = 0) -> None:
    """Invests, and nobody opposes."""
    c.play(f"invest {amount}")
    while c.asked()[1] == "pledge":
        c.play("pledge 0")


def courtship(c: Court, who: str) -> None:
    c.run(new_courtship(c.seat(who)))


def attack(c: Court, seat: str, origin: str, target: str, annexed: bool = False) -> None:
    start_attack(c.g, c.seat(seat), region(origin), region(target), annexed, 0, False)


def duke(c: Court, id: str, member: str, where: str) -> None:
    kin = names.FAMILY.numbers[member] - CHILD
    c.g.duchy[c.seat(id) * KINS + kin] = region(where)


def bargain(c: Court, seat: str, partner: str) -> Bargain:
    frame = frame_of(Bargain, seat=c.seat(seat), partner=c.seat(partner))
    c.run(frame)
    return frame


# checks


def test_ck_chk_4_one_success_and_one_free_token_unless_stated() -> None:
    c = Court()
    c.hold("german")
    c.act("german", "realm_13")
    c.play("act build", "build saxony")
    c.options()
    german, build = c.seat("german"), names.CHECK.numbers["build"]
    assert c.told("check") == [[german, build, 1, 1, NONE, NONE]]


def test_ck_chk_10_one_looks_into_ones_own_bag_only() -> None:
    """CK-HID-2: of others the number of tokens is drawn; option open_bags."""
    c = Court()
    shown = derived(c.g, c.seat("german"), c.words)
    assert list(shown["bag"]) == ["german"]
    assert shown["tokens"]["english"] == 4
    c = Court(open_bags="on")
    assert len(derived(c.g, c.seat("german"), c.words)["bag"]) == 5


def test_ck_chk_11_checks_of_events_follow_the_same_rules() -> None:
    """Investing and opposing are allowed; no critical pair unless the card names one."""
    c = Court()
    c.give_bag("english", "humble", "weak")
    start_event(c.g, c.seat("english"), title("realm_15"))
    assert c.asked() == ("english", "invest")
    c.play("invest 1")
    assert c.asked() == ("frankish", "pledge")
    for _ in range(4):
        c.play("pledge 0")
    c.settle()
    assert not c.told("sacrificed"), "Humble is an ordinary positive here"
    c = Court()
    c.give_bag("english", "honest", "weak")
    c.person("english", "child_1", "male")
    c.draws("english", "honest")
    start_event(c.g, c.seat("english"), title("intrigue_04"))  # with the pair of intrigue
    c.play("invest 0")
    assert c.asked() == ("english", "sacrifice")
    c = Court()
    start_check(c.g, 0, EVENT_CHECK, 1, may_invest=False)
    assert c.asked()[1] != "invest"


# marriage


@pytest.mark.parametrize(("drawn", "heard"), [("chaste", FAILURE), ("lustful", SUCCESS)])
def test_ck_mar_1_chaste_fails_and_lustful_succeeds(drawn: str, heard: int) -> None:
    c = Court()
    c.give_bag("english", drawn)
    start_check(c.g, c.seat("english"), MARRIAGE_CHECK, 1)
    c.play("invest 0", f"keep {drawn}")
    c.settle()
    assert c.idle.heard == [heard]


def test_ck_mar_1_for_an_unmarried_ruler_child_or_sibling() -> None:
    """CK-MAR-13: spouses never marry again."""
    c = Court()
    c.person("english", "child_1", "male")
    c.person("english", "child_2", "female")
    c.person("english", "child_2_spouse", "male")
    c.person("english", "sibling_1", "female")
    found = [names.FAMILY.names[m] for m in bachelors(c.g, c.seat("english"))]
    assert found == ["ruler", "child_1", "sibling_1"]


def test_ck_mar_2_three_kinds_of_partners_of_the_other_sex() -> None:
    c = Court()
    c.no_lords()
    c.lord("wales", "female", "weak")
    c.lord("ireland", "male", "weak")
    c.person("frankish", "child_1", "female")
    c.person("frankish", "child_2", "male")
    c.person("german", "sibling_1", "female")
    options = [c.words.code(option) for option in brides(c.g, c.seat("english"), RULER)]
    assert options == [
        "to_lord wales",
        "propose frankish child_1",
        "propose german sibling_1",
        "to_deck english",
        "to_deck frankish",
        "to_deck german",
        "to_deck italian",
        "to_deck iberian",
    ]


def test_ck_mar_2_a_queen_may_be_proposed_to_by_a_prince_and_two_rulers_may_not_marry() -> None:
    c = Court(2)
    c.person("english", "child_1", "male")
    king = [c.words.code(o) for o in brides(c.g, c.seat("english"), RULER)]
    prince = [c.words.code(o) for o in brides(c.g, c.seat("english"), CHILD)]
    assert "propose italian ruler" not in king
    assert "propose italian ruler" in prince
    courtship(c, "english")
    c.play("marry child_1", "propose italian ruler")
    assert c.options() == ["join italian"], "CK-MAR-7: he moves to the ruler"


def test_ck_mar_8_a_marriage_can_be_paid_for_and_opposed() -> None:
    c = Court()
    c.lord("wales", "female", "pious")
    courtship(c, "english")
    c.play("marry ruler", "to_lord wales", "invest 2")
    assert c.asked() == ("frankish", "pledge")
    c.play("pledge 4")
    c.settle()
    assert c.told("cancelled") == [[c.seat("english"), 2, *[NONE] * 4]]


def test_ck_mar_9_glitterhoof_marries_anybody_and_may_crusade() -> None:
    c = Court()
    c.g.lord[region("wales")] = tables.GLITTERHOOF
    c.g.character_at[tables.GLITTERHOOF] = names.IN_PLAY
    c.token("pious", names.ON_PERSON + tables.GLITTERHOOF)
    daughter = c.person("english", "child_1", "female")
    assert "to_lord wales" in [c.words.code(o) for o in brides(c.g, c.seat("english"), RULER)]
    assert "to_lord wales" in [c.words.code(o) for o in brides(c.g, c.seat("english"), CHILD)]
    sure(c, "english")
    courtship(c, "english")
    c.play("marry ruler", "to_lord wales")
    invest(c)
    c.settle()
    assert c.g.person(c.seat("english"), SPOUSE) == tables.GLITTERHOOF
    assert c.g.friends[c.seat("english")] == 1 << region("wales")
    assert SPOUSE in pilgrims(c.g, c.seat("english"))
    assert tables.SEX[daughter] == tables.FEMALE
    start_event(c.g, c.seat("english"), title("crusade_01"))
    assert c.told("event-ignored"), "no children with Glitterhoof"


def test_ck_mar_13_who_moves_takes_all_tokens_along_and_has_no_claim() -> None:
    c = Court()
    groom = c.person("german", "child_1", "male", "weak", "craven")
    c.person("german", "child_2", "female")
    c.person("english", "child_1", "female")
    duke(c, "german", "child_1", "saxony")
    courtship(c, "english")
    c.play("marry child_1", "propose german child_1", "join english", "send_offer", "accept")
    c.settle()
    english, german = c.seat("english"), c.seat("german")
    slot = names.FAMILY.numbers["child_1_spouse"]
    assert c.g.person(english, slot) == groom
    assert len(c.g.tokens_on(groom)) == 2, "they lie under the partner"
    assert names.FAMILY.names[heir(c.g, german)] == "child_2"
    assert names.FAMILY.names[heir(c.g, english)] == "child_1"
    assert slot not in bachelors(c.g, english)
    kill(c.g, english, CHILD, BY_PLOT)
    c.settle()
    assert heir(c.g, english) == NONE, "a spouse never inherits"
    assert c.g.duke_of(region("saxony")) == NONE
    fits(c.g)


def test_ck_mar_14_terms_are_carried_out_with_the_wedding() -> None:
    """Whatever may be traded; allied dynasties may marry again."""
    c = Court()
    c.add_pact("frankish", "german")
    c.person("german", "child_1", "female")
    courtship(c, "frankish")
    c.play("marry ruler", "propose german child_1", "join frankish")
    c.play("give_region lorraine", "take_development court_physician", "send_offer", "accept")
    c.settle()
    assert c.owner("lorraine") == "german"
    assert "court_physician" in c.held("frankish")
    assert c.has("frankish", "spouse")
    assert c.pact("frankish", "german")
    c = Court(trade_items="none")
    c.person("german", "child_1", "female")
    courtship(c, "frankish")
    c.play("marry ruler", "propose german child_1", "join frankish")
    assert c.options() == ["send_offer", "stop_offer"]


# pacts


def test_ck_pac_4_any_number_of_pacts_also_with_enemies_of_each_other() -> None:
    c = Court()
    c.add_war("german", "italian")
    c.add_pact("frankish", "italian")
    c.person("german", "child_1", "female")
    courtship(c, "frankish")
    c.play("marry ruler", "propose german child_1", "join frankish", "send_offer", "accept")
    c.settle()
    assert c.pact("frankish", "german")
    assert c.pact("frankish", "italian")
    assert c.war("german", "italian")
    fits(c.g)


def test_ck_pac_6_what_ends_a_pact() -> None:
    """Invading the ally, and the region that is independent no longer; not a dead spouse."""
    c = Court()
    c.add_pact("frankish", "german")
    c.person("frankish", "spouse", "female")
    kill(c.g, c.seat("frankish"), SPOUSE, BY_PLOT)
    c.settle()
    assert c.pact("frankish", "german")
    c.add_claim("frankish", "german")
    c.army("lorraine")
    attack(c, "frankish", "lorraine", "saxony")
    assert not c.pact("frankish", "german")
    assert c.war("frankish", "german")
    c = Court()
    c.friend("english", "denmark")
    c.friend("iberian", "denmark")
    c.army("saxony")
    sure(c, "german")
    attack(c, "german", "saxony", "denmark")
    invest(c)
    assert c.g.friends[c.seat("english")] == c.g.friends[c.seat("iberian")] == 0
    assert c.claim("english", "german")
    assert c.claim("iberian", "german"), "CK-PAC-9: whatever the result"


def test_ck_pac_6_an_eliminated_dynasty_has_no_pacts() -> None:
    """CK-OUT-5."""
    c = Court()
    c.add_pact("english", "frankish")
    c.friend("english", "wales")
    c.add_claim("english", "german")
    c.add_claim("german", "english")
    c.add_war("english", "iberian")
    c.take("", *c.realm("english"))
    c.run(Defeats())
    c.play("pass")
    c.settle()
    assert c.g.allies == [0] * 5
    assert c.g.friends == [0] * 5
    assert c.g.claims == [0] * 5
    assert c.g.wars == [0] * 5


def test_ck_pac_8_whom_the_invader_calls() -> None:
    """Answers in turn order; an independent region always supports; no claim where nobody owns."""
    c = Court()
    c.g.first = c.seat("italian")
    c.army("lorraine")
    c.add_pact("frankish", "german")
    c.add_pact("frankish", "italian")
    c.friend("frankish", "hungary")
    attack(c, "frankish", "lorraine", "swabia")
    assert c.options() == ["call italian", "call german", "call_region hungary", "pass"]
    c.play("call italian", "call german", "call_region hungary")
    assert c.asked() == ("italian", "answer-call")
    c.play("stand_by")
    assert c.asked() == ("german", "answer-call")
    c.play("stand_by")
    c.options()
    assert c.told("check")[0][2:4] == [1, 3], "1 and three helpers, capped at S + 2"
    assert c.g.claims == [0] * 5


def test_ck_pac_8_who_is_not_called_gives_nothing() -> None:
    c = Court()
    c.army("lorraine")
    c.add_pact("frankish", "german")
    attack(c, "frankish", "lorraine", "swabia")
    c.play("pass")
    c.options()
    assert c.told("check")[0][3] == 1


def test_ck_pac_10_the_owner_of_the_target_never_supports() -> None:
    """A player may support against another of his allies; the pacts stay, the claim is given."""
    c = Court()
    c.take("german", "swabia")
    c.add_claim("frankish", "german")
    c.add_pact("frankish", "german")
    c.add_pact("frankish", "italian")
    c.add_pact("german", "italian")
    c.army("lorraine")
    attack(c, "frankish", "lorraine", "swabia")
    assert c.options() == ["call italian", "pass"]
    assert c.claim("italian", "frankish"), "CK-PAC-1: his ally is invaded"
    c.play("call italian", "stand_by")
    assert c.pact("german", "italian")
    assert c.pact("frankish", "italian")
    assert c.claim("german", "italian")


# deaths, succession, duchies


def test_ck_dth_4_the_succession_is_finished_before_anything_else() -> None:
    """The heir who dies as duke leaves his place before the attack goes on."""
    c = Court()
    c.person("german", "child_1", "male")
    c.person("german", "child_1_spouse", "female")
    c.person("german", "child_2", "male")
    duke(c, "german", "child_1", "saxony")
    c.add_claim("frankish", "german")
    c.army("lorraine")
    sure(c, "frankish")
    attack(c, "frankish", "lorraine", "saxony")
    invest(c, 1)
    assert c.asked() == ("frankish", "settle")
    assert not c.has("german", "child_1")
    assert not c.has("german", "child_1_spouse")
    assert names.FAMILY.names[heir(c.g, c.seat("german"))] == "child_2"


def test_ck_suc_8_what_belongs_to_the_player_passes_to_the_new_ruler() -> None:
    c = Court()
    seat = c.seat("english")
    c.person("english", "child_1", "male")
    c.add_pact("english", "frankish")
    c.add_claim("english", "german")
    c.add_war("english", "iberian")
    c.hand("english", "tax_01", "war_01")
    c.g.shields[0] = seat
    c.g.age[seat] = 3
    before = (c.gold("english"), c.held("english"), c.g.cards_of(seat), c.bag("english"))
    kill(c.g, seat, RULER, BY_PLOT)
    c.settle()
    assert (c.gold("english"), c.held("english"), c.g.cards_of(seat), c.bag("english")) == before
    assert c.pact("english", "frankish")
    assert c.claim("english", "german")
    assert c.war("english", "iberian")
    assert c.g.shields_of(seat) == 1
    assert c.g.age[seat] == 0


def test_ck_suc_8_the_rest_of_the_step_goes_on_with_the_new_ruler() -> None:
    """A ruler dies on crusade; the event of that card is his successor's."""
    c = Court()
    c.hold("english")
    c.person("english", "child_1", "male")
    hopeless(c, "english")
    c.act("english", "crusade_03")
    c.play("act crusade", "send ruler")
    invest(c)
    c.settle()
    assert c.told("succeeded")
    assert "pious" in c.bag("english")


def test_ck_duk_7_a_duke_lives_where_the_region_is_given_up_traded_or_taken() -> None:
    c = Court()
    c.person("german", "child_1", "male")
    duke(c, "german", "child_1", "poland")
    free_region(c.g, region("poland"))
    assert c.has("german", "child_1")
    assert c.g.duchy[c.seat("german") * KINS] == NONE
    duke(c, "german", "child_1", "saxony")
    bargain(c, "german", "frankish")
    c.play("give_region saxony", "send_offer", "accept")
    c.settle()
    assert c.owner("saxony") == "frankish"
    assert c.has("german", "child_1")
    assert c.g.duchy[c.seat("german") * KINS] == NONE
    assert len(c.told("duchy-ended")) == 2


# intrigue


def test_ck_int_8_divorce() -> None:
    """A spouse of the own family goes; failure has no consequence."""
    for bag, gone in ((sure, True), (hopeless, False)):
        c = Court()
        bag(c, "english")
        c.person("english", "child_1", "male")
        c.person("english", "child_1_spouse", "female", "kind")
        c.act("english", "intrigue_07")
        c.play("act plot", "scheme divorce")
        assert c.options() == ["leave child_1_spouse"]
        c.play("leave child_1_spouse", "invest 0", "pass")
        c.settle()
        assert c.has("english", "child_1_spouse") != gone
        assert c.g.claims == [0] * 5
        assert "kind" not in c.bag("english")


def test_ck_int_9_coups() -> None:
    """Regions of others with unrest at one's border; S by castle and duchy; each once."""
    c = Court()
    for id in ("lorraine", "paris", "toulouse", "swabia"):
        c.g.unrest[region(id)] = 1
    assert coup_targets(c.g, c.seat("german")) == [region("lorraine")]
    c.castle("lorraine")
    c.person("frankish", "child_1", "male")
    duke(c, "frankish", "child_1", "lorraine")
    c.give_bag("german", "brave", "clever", "scholar", "pious")
    c.act("german", "intrigue_08")
    c.play("act coup", "coup lorraine")
    c.options()
    assert c.told("check")[0][2:4] == [3, 1]
    c.play("invest 2")
    c.settle()
    assert c.owner("lorraine") is None
    assert not c.has("frankish", "child_1")


def test_ck_int_11_who_is_the_victim_of_a_failed_plot() -> None:
    """The owner of region or person; nobody for own persons and lords; an old claim is enough."""
    c = Court()
    hopeless(c, "german")
    c.g.gold[c.seat("german")] = 9
    c.person("german", "child_1", "male")
    c.act("german", "intrigue_08")
    c.play("act plot", "scheme incite_unrest", "at lorraine", "invest 0")
    c.options()
    assert c.claim("frankish", "german")
    c.play("scheme assassinate", "murder german child_1", "invest 0")
    assert not c.claim("german", "german")
    c.play("scheme bribe", "against frankish", "invest 0")
    c.options()
    assert len(c.told("claim")) == 1, "a claim already held"
    c = Court()
    hopeless(c, "german")
    c.act("german", "intrigue_08")
    c.play("act plot", "scheme assassinate", "murder_lord denmark", "invest 0", "pass")
    c.settle()
    assert c.g.claims == [0] * 5
    c = Court()
    hopeless(c, "german")
    c.act("german", "intrigue_08")
    c.play("act plot", "scheme assassinate", "murder english ruler", "invest 0")
    c.options()
    assert c.claim("english", "german")


def test_ck_int_14_a_bribe_needs_two_gold_besides_what_is_invested() -> None:
    c = Court()
    c.g.gold[c.seat("iberian")] = 3
    c.act("iberian", "intrigue_08")
    c.play("act plot", "scheme bribe", "against frankish")
    assert c.options() == ["invest 0", "invest 1"]
    c = Court()
    c.g.gold[c.seat("iberian")] = 1
    c.act("iberian", "intrigue_08")
    c.play("act plot")
    assert "scheme bribe" not in c.options()
    c = Court()
    sure(c, "iberian")
    c.hold("iberian", "marshal", "archbishop", "steward")
    c.act("iberian", "intrigue_08")
    c.play("act plot", "scheme bribe", "against frankish", "invest 0", "bribed chancellor")
    assert c.options() == ["discard steward", "discard marshal", "discard archbishop"]
    c = Court()
    c.hold("frankish")
    c.hold("german")
    c.hold("italian", "spymaster")  # the iberians have one themselves
    c.act("iberian", "intrigue_08")
    c.play("act plot")
    assert "scheme bribe" not in c.options()


def test_ck_int_15_a_coup_where_an_army_stands() -> None:
    """Scenario 3: the army leaves with the knight, other tokens stay, nobody gets a claim."""
    c = Court(3)
    normandy = region("normandy")
    c.g.harvest[normandy] = 1
    c.g.crop_failure[normandy] = 1
    c.g.plague |= 1 << normandy
    sure(c, "frankish")
    c.act("frankish", "intrigue_08")
    c.play("act coup", "coup normandy", "invest 0")
    c.settle()
    assert c.owner("normandy") is None
    assert not c.g.has_army(normandy)
    assert (c.g.harvest[normandy], c.g.crop_failure[normandy]) == (1, 1)
    assert c.g.plague >> normandy & 1
    assert c.g.claims == [0] * 5
    assert c.g.lord[normandy] != NONE
    fits(c.g)


# war


def test_ck_war_3_every_army_once_and_every_target_once() -> None:
    """All attacks and supports are declared before the first check."""
    c = Court()
    c.army("paris", "lorraine", "toulouse", "aquitaine")
    c.act("frankish", "war_12")
    c.play("act invade", "attack paris burgundy")
    options = c.options()
    assert not any(option.startswith("attack paris") for option in options)
    assert not any(option.endswith("burgundy") and option[0] == "a" for option in options)
    assert "support lorraine burgundy" in options
    c.play("support lorraine burgundy")
    assert not any("lorraine" in option for option in c.options())
    c.play("attack aquitaine aragon", "pass")
    assert c.asked()[1] == "invest"
    assert c.told("check")[0][3] == 2
    assert len(c.told("declared")) == 2


def test_ck_war_7_free_tokens() -> None:
    """1, supporting armies, allies, modifiers of the attacker: the longbow, Antioch."""
    c = Court()
    frankish = c.seat("frankish")
    c.castle("swabia")
    c.hold("frankish", "longbow")
    c.g.shields[4] = frankish
    c.army("lorraine")
    attack(c, "frankish", "lorraine", "swabia")
    c.options()
    assert c.told("check")[0][2:4] == [2, 3]


def test_ck_war_11_annexation_over_the_sea_with_fleet() -> None:
    """CK-DEC-35: it is a standard invasion; no army, no annexation."""
    c = Court()
    c.friend("english", "denmark")
    c.act("english", "war_12")
    assert "act invade" not in c.options()
    c = Court()
    c.friend("english", "denmark")
    c.army("northumbria")
    c.act("english", "war_12")
    c.play("act invade", "annex northumbria denmark")
    while c.asked()[1] == "declare":
        c.play("pass")
    c.play("move_in")
    c.settle()
    assert c.owner("denmark") == "english"
    assert c.g.has_army(region("denmark"))


def test_ck_war_13_tokens_stay_in_a_conquered_region() -> None:
    """CK-WAR-18."""
    c = Court()
    at = region("saxony")
    c.castle("saxony")
    c.g.unrest[at], c.g.harvest[at], c.g.crop_failure[at] = 2, 1, 1
    c.g.waning |= 1 << at
    c.add_claim("frankish", "german")
    c.army("lorraine")
    sure(c, "frankish")
    attack(c, "frankish", "lorraine", "saxony")
    invest(c, 1)
    c.play("pass")
    c.settle()
    assert c.owner("saxony") == "frankish"
    assert c.has_castle("saxony")
    assert (c.g.unrest[at], c.g.harvest[at], c.g.crop_failure[at]) == (2, 1, 1)
    assert c.g.waning >> at & 1


def test_ck_war_15_a_supporter_that_is_gone_gives_no_token() -> None:
    c = Court()
    c.add_claim("frankish", "german")
    c.army("lorraine", "low_countries", "saxony")
    hopeless(c, "frankish")
    sure(c, "german")
    c.act("frankish", "war_12")
    c.play("act invade", "attack low_countries saxony", "support lorraine saxony")
    c.take("", "lorraine")
    c.g.armies &= ~(1 << region("lorraine"))
    c.g.asked = None
    c.options()
    assert c.told("check")[0][3] == 1


def test_ck_war_15_the_target_may_be_ones_own_by_then_or_the_army_gone() -> None:
    for change in ("target", "army"):
        c = Court()
        c.army("lorraine", "paris")
        sure(c, "frankish")
        c.act("frankish", "war_12")
        c.play("act invade", "attack lorraine swabia", "attack paris burgundy")
        if change == "target":
            c.take("frankish", "burgundy")
        else:
            c.g.armies &= ~(1 << region("paris"))
        invest(c)
        c.play("pass")
        c.settle()
        assert c.told("attack-dropped") == [[c.seat("frankish"), region("burgundy"), *[NONE] * 4]]
        assert len(c.told("attack")) == 1


def test_ck_war_18_loot_without_a_token_left_still_gives_the_gold() -> None:
    c = Court()
    c.g.unrest[region("wales")] = 12
    c.army("lorraine")
    sure(c, "frankish")
    gold = c.gold("frankish")
    attack(c, "frankish", "lorraine", "swabia")
    invest(c)
    c.play("loot")
    c.settle()
    assert c.gold("frankish") == gold + 2
    assert c.unrest("swabia") == 0


def test_ck_war_21_mobilise_places_new_armies_only() -> None:
    """CK-SCN-4: a region with army may be named to clear its unrest."""
    c = Court()
    c.army("paris")
    c.act("frankish", "war_12")
    c.play("act mobilise")
    assert "mobilise paris" not in c.options()
    c.play("mobilise lorraine", "pass")
    assert c.g.has_army(region("paris"))
    c = Court(3)
    c.act("english", "war_12")
    c.play("act mobilise", "mobilise normandy")
    assert c.unrest("normandy") == 0
    assert c.g.armies_left(c.seat("english")) == 2


def test_ck_war_22_a_claim_that_comes_up_in_the_action_allows_no_further_attack() -> None:
    """CK-PAC-5: the ally who breaks his pact gives a claim, for the next turn."""
    c = Court()
    c.take("german", "swabia")
    c.take("italian", "burgundy")
    c.add_claim("frankish", "german")
    c.add_pact("frankish", "italian")
    c.army("lorraine", "paris", "toulouse")
    c.act("frankish", "war_12")
    c.play("act invade", "attack lorraine swabia")
    assert not any(option.endswith("burgundy") for option in c.options())
    c.play("pass", "call italian", "break")
    assert c.claim("frankish", "italian")
    invest(c)
    while c.asked()[0]:
        c.play(c.options()[-1])
    assert c.owner("burgundy") == "italian"


def test_ck_war_23_an_army_supports_over_a_border_or_one_by_sea() -> None:
    c = Court()
    c.army("normandy", "wessex", "mercia")
    c.hold("english", "fleet")
    c.act("english", "war_12")
    c.play("act invade", "attack wessex brittany")
    assert "support normandy brittany" in c.options()
    assert "support mercia brittany" in c.options()
    c.play("support mercia brittany")  # by sea: Mercia does not border Brittany
    assert not tables.NEAR[region("mercia")] >> region("brittany") & 1
    c.play("support normandy brittany")
    c = Court()
    c.hold("english")
    c.army("wessex", "mercia")
    c.act("english", "war_12")
    c.play("act invade", "attack wessex brittany")
    assert "support mercia brittany" not in c.options()


# taxes, crusades


def test_ck_tax_7_income_of_the_start_then_tokens_then_plague() -> None:
    """Source by source in the collector's order; what is placed acts at the next collection."""
    c = Court()
    at = region("lorraine")
    c.g.plague |= 1 << at | 1 << region("toulouse")
    hopeless(c, "frankish")
    gold = c.gold("frankish")
    collect(c.g, c.seat("frankish"))
    assert c.gold("frankish") == gold + 4, "5 regions and a castle, two of them sick"
    assert c.g.plague == 0
    assert c.options() == ["spread lorraine", "spread toulouse"]
    c.play("spread toulouse")
    assert c.asked()[1] == "spread"
    around = [option.split()[1] for option in c.options()]
    assert around == ["aquitaine", "burgundy", "lombardy", "sardinia", "aragon"]
    c.play("spread aquitaine")
    invest(c)
    c.options()
    assert c.g.waning == 1 << region("aquitaine")
    assert c.gold("frankish") == gold + 4


def test_ck_cru_1_who_may_be_sent() -> None:
    c = Court()
    c.person("english", "spouse", "female")
    c.person("english", "child_1", "male")
    c.person("english", "child_2", "female")
    c.person("english", "child_2_spouse", "male")
    c.person("english", "sibling_1", "male")
    c.person("english", "sibling_1_spouse", "female")
    c.run(Crusade(c.seat("english"), NONE))
    assert c.options() == [
        "send ruler", "send child_1", "send sibling_1", "send child_2_spouse",
    ]  # fmt: skip
    c.play("send child_1")
    c.options()
    assert c.told("check")[0][2:4] == [1, 1]


def test_ck_cru_4_four_shields_at_most_and_a_lost_one_loses_its_bonus() -> None:
    """CK-CRU-9: a space freed later has no token, whoever takes it gets the bonus only."""
    c = Court()
    english = c.seat("english")
    take_cross(c.g, english)
    assert "ignorant" in c.bag("english")
    bonus = c.g.extra_draws(english, names.CHECK.numbers["invade"])
    for _ in range(4):
        take_cross(c.g, english)
    assert c.g.shields_of(english) == 4
    assert c.g.shields[4] == NONE
    c.g.shields[0] = NONE
    assert "ignorant" in c.bag("english"), "the trait stays"
    german = c.seat("german")
    before = len(c.bag("german"))
    take_cross(c.g, german)
    assert c.g.shields[0] == german
    assert len(c.bag("german")) == before
    c.g.shields[4] = english
    assert c.g.extra_draws(english, names.CHECK.numbers["invade"]) == bonus + 1
    c.g.shields[4] = NONE
    assert c.g.extra_draws(english, names.CHECK.numbers["invade"]) == bonus


def test_ck_cru_9_two_tokens_on_a_space_of_scenario_4() -> None:
    c = Court(4)
    for space in range(6):
        c.g.shields[space] = c.seat(["frankish", "german"][space % 2])
    before = c.bag("english")
    take_cross(c.g, c.seat("english"))
    assert sorted([*before, "ambitious", "pious"]) == c.bag("english")


# events, achievements, the end


def helps(op: dict[str, Any]) -> bool:
    """Whether an op is good for the target of its event."""
    kind = op["op"]
    if kind == "add_trait":
        return tables.SIGN[tables.TRAIT_IDS.index(op["trait"])] == 0
    if kind == "place":
        return bool(op["token"] == "harvest")
    if kind == "gold":
        return bool(op["amount"] > 0)
    if kind == "casus_belli":
        return bool(op["holder"] == "target")
    if kind == "transfer_gold":
        return bool(op["to"] == "target")
    if kind == "modifier":
        return bool(op["value"] > 0)
    if kind == "choice":
        return helps(op["options"][0][0])
    good = [
        "birth", "build_free", "take_development", "mobilise_free", "remove_token",
        "cancel_casus_belli", "crusade_replace", "remove_trait", "draw_and_discard",
    ]  # fmt: skip
    return kind in good


def test_ck_eve_2_events_hurt_the_player_and_those_of_crusades_help_him() -> None:
    cards = json.loads((DATA / "cards.json").read_text("utf-8"))["cards"]
    for deck in tables.DECK_IDS:
        good = bad = 0
        for card in cards:
            if card["deck"] == deck:
                is_good = helps(card["ops"][0]) == (card["target"] == "self")
                good += card["copies"] if is_good else 0
                bad += 0 if is_good else card["copies"]
        assert (good > bad) == (deck == "crusade")


def test_ck_ach_4_who_has_more_takes_a_token_over_only_if_he_meets_the_condition() -> None:
    c = Court()
    english, frankish = c.seat("english"), c.seat("frankish")
    c.g.shields[0] = english
    look_at_achievements(c.g)
    assert c.g.achievement[tables.CRUSADER] == NONE, "one shield is not two"
    c.g.shields[1] = english
    look_at_achievements(c.g)
    assert c.g.achievement[tables.CRUSADER] == english
    c.g.shields[2] = c.g.shields[3] = frankish
    look_at_achievements(c.g)
    assert c.g.achievement[tables.CRUSADER] == english, "as many are not more"
    c.g.shields[1] = NONE
    look_at_achievements(c.g)
    assert c.g.achievement[tables.CRUSADER] == frankish
    c.g.achievement[tables.KING_OF_JERUSALEM] = english
    c.g.shields[9] = NONE
    look_at_achievements(c.g)
    assert c.g.achievement[tables.KING_OF_JERUSALEM] == english, "never lost"


def test_ck_end_2_the_game_ends_when_one_is_left() -> None:
    c = Court(2, 3)  # no restart
    c.take("", *c.realm("english"), *c.realm("german"))
    c.run(Defeats())
    c.settle()
    assert c.g.ended == names.ONE_LEFT
    assert c.g.places[c.seat("frankish")] == 1
    assert c.told("points")[0][1] == 0, "who is out scores nothing"


def test_ck_end_2_or_when_no_person_is() -> None:
    c = Court(2, 1)
    c.take("", *c.realm("frankish"))
    c.run(Defeats())
    c.settle()
    assert c.g.ended == names.NO_PERSON_LEFT
    assert c.g.places[0] == 3


# defeat


def test_ck_out_3_the_old_bag_is_emptied_and_hand_and_plan_are_kept() -> None:
    """CK-CMP-10: tokens go to their supplies; France uses another Capetian."""
    c = Court()
    c.hand("frankish", "war_01", "tax_01")
    c.token("weak", names.IN_BAG + c.g.culture[c.seat("frankish")])
    c.take("", *c.realm("frankish"))
    c.run(Defeats())
    options = c.options()
    rulers = [names.CHARACTER.numbers[option.split()[1]] for option in options[:-1]]
    assert {tables.DYNASTY_IDS[tables.RULER_DYNASTY[r]] for r in rulers} == {"capet"}
    assert c.g.ruler(c.seat("frankish")) not in rulers
    c.play(options[0])
    c.play("settle wales")
    c.settle()
    traits = sorted(tables.TRAIT_IDS[t] for t in tables.RULER_TRAITS[rulers[0]])
    assert c.bag("frankish") == traits
    assert c.g.cards_of(c.seat("frankish")) == 2
    assert c.realm("frankish") == ["wales"]
    fits(c.g)


def test_ck_out_4_who_has_lost_his_last_region_takes_no_part_until_the_end_of_the_action() -> None:
    """He does not oppose the next attack of the same action, and gets no claim by his pacts."""
    c = Court()
    c.take("", "pomerania", "poland", "bohemia")
    c.add_claim("frankish", "german")
    c.add_claim("frankish", "english")
    c.add_pact("german", "english")
    c.army("lorraine", "paris")
    sure(c, "frankish")
    c.act("frankish", "war_12")
    c.play("act invade", "attack lorraine saxony", "attack paris normandy")
    c.play("invest 1")
    assert c.asked() == ("german", "pledge"), "in the first attack he still opposes"
    while c.asked()[1] == "pledge":
        c.play("pledge 0")
    c.play("pass")
    assert c.owner("saxony") == "frankish"
    assert c.asked() == ("frankish", "invest")
    assert not c.told("defeated"), "not before the action is over"
    assert not c.claim("german", "frankish")
    c.play("invest 1")
    assert c.asked() == ("italian", "pledge")
    while c.asked()[1] == "pledge":
        c.play("pledge 0")
    c.play("pass")
    assert c.asked() == ("german", "restart")


def test_ck_out_4_a_person_without_regions_has_no_vote_for_an_ai() -> None:
    c = ai_court("aperio", ai_choice="table")
    c.take("", *c.realm("english"))
    c.ai_turn("german", "war_01")
    frame = c.g.frames[-1]
    assert isinstance(frame, Vote)
    assert c.seat("english") not in frame.asked


def test_ck_out_4_several_defeats_in_turn_order() -> None:
    c = Court()
    c.g.first = c.seat("german")
    c.take("", *c.realm("english"), *c.realm("iberian"))
    c.run(Defeats())
    assert c.asked() == ("iberian", "restart")
    c.play("pass")
    assert c.asked() == ("english", "restart")


def test_ck_out_5_what_goes_with_a_dynasty() -> None:
    """Duke tokens, modifiers, achievements; who retires gives up gold, cards and the token."""
    c = Court()
    english = c.seat("english")
    c.person("english", "child_1", "male")
    c.g.first = english
    c.hand("english", "war_01")
    c.g.achievement[tables.INVENTOR] = english
    count = len(tables.PROGRAMS.modifiers)
    c.g.modifiers[english * count] = 1
    c.g.shields[0] = english
    c.take("", *c.realm("english"))
    c.run(Defeats())
    c.play("pass")
    c.settle()
    assert c.g.is_out(english)
    assert c.gold("english") == 0
    assert c.g.cards_of(english) == 0
    assert c.g.first == c.seat("frankish")
    assert c.g.modifiers[english * count] == 0
    assert c.g.achievement[tables.INVENTOR] != english
    assert english not in c.g.shields
    assert not c.has("english", "ruler")
    fits(c.g)


def test_ck_hid_1_cards_that_are_given_up_come_out() -> None:
    """Discards are open: hands, plans and the pile of an AI could be read there before an undo."""
    c = Court()
    c.hand("english", "war_01")
    c.take("", *c.realm("english"))
    c.run(Defeats())
    shown = c.g.shown
    c.play("pass")
    c.settle()
    assert c.g.shown == shown + 1
    title = tables.TITLE_IDS.index("war_01")
    assert c.told("laid-down") == [[c.seat("english"), title]]


def test_ck_out_5_who_goes_on_keeps_gold_and_the_first_player_token() -> None:
    c = Court()
    english = c.seat("english")
    c.g.first = english
    c.g.gold[english] = 4
    c.take("", *c.realm("english"))
    c.run(Defeats())
    c.play("restart stephen", "settle wales")
    c.settle()
    assert c.gold("english") == 4
    assert c.g.first == english


def test_ck_out_7_a_region_taken_for_a_restart() -> None:
    """Only where none is independent: one with unrest, never somebody's only one if it can be."""
    c = Court()
    c.take("", *c.realm("english"))
    for id in tables.REGION_IDS:
        if c.g.is_independent(region(id)):
            c.take("frankish", id)
    c.take("italian", *[id for id in c.realm("iberian") if id != "leon"])
    c.g.unrest[region("leon")] = 1  # the only region of the Iberians
    c.g.unrest[region("saxony")] = 2
    assert [tables.REGION_IDS[r] for r in homes(c.g)] == ["saxony"]
    c.g.unrest[region("saxony")] = 0
    assert region("leon") not in homes(c.g)
    assert region("saxony") in homes(c.g)
    c.g.unrest[region("saxony")] = 2
    c.army("saxony")
    c.castle("saxony")
    c.person("german", "child_1", "male")
    duke(c, "german", "child_1", "saxony")
    c.g.harvest[region("saxony")] = 1
    c.run(Defeats())
    c.play("restart stephen", "settle saxony")
    c.settle()
    assert c.owner("saxony") == "english"
    assert c.unrest("saxony") == 1
    assert not c.g.has_army(region("saxony"))
    assert c.has_castle("saxony")
    assert c.g.harvest[region("saxony")] == 1
    assert c.has("german", "child_1")
    assert c.g.duchy[c.seat("german") * KINS] == NONE
    assert c.g.wars == c.g.claims == [0] * 5


def test_ck_out_7_pacts_with_a_chosen_independent_region_end() -> None:
    c = Court()
    c.friend("frankish", "wales")
    c.take("", *c.realm("english"))
    c.run(Defeats())
    c.play("restart stephen", "settle wales")
    c.settle()
    assert c.g.friends[c.seat("frankish")] == 0


# trade


def test_ck_trd_1_what_can_and_cannot_be_traded() -> None:
    """CK-TRD-2: gold, regions, developments, hand cards and claims; basic leaves out two."""
    found = {}
    for items in ("wide", "basic"):
        c = Court(trade_items=items)
        c.hand("english", "war_01", "war_02")
        c.person("english", "child_1", "male", "brave")
        c.add_pact("english", "german")
        c.add_claim("english", "frankish")
        terms = all_terms(c.g, c.seat("english"), c.seat("frankish"))
        found[items] = {c.words.code(term).split()[0] for term in terms}
    basic = {
        "give_gold", "take_gold", "give_region", "take_region",
        "give_development", "take_development",
    }  # fmt: skip
    assert found["basic"] == basic
    assert found["wide"] == basic | {"give_card", "give_claim"}


def test_ck_trd_2_a_claim_is_given_up() -> None:
    c = Court()
    c.add_claim("english", "frankish")
    bargain(c, "english", "frankish")
    c.play("give_claim", "take_gold 3", "send_offer", "accept")
    c.settle()
    assert not c.claim("english", "frankish")
    assert c.gold("english") == 8


def test_ck_trd_2_none_means_none() -> None:
    c = Court(trade_items="none")
    c.act("english", "war_01")
    assert not any(option.startswith("offer") for option in c.options())


def test_ck_trd_5_a_fourth_development_pushes_one_out() -> None:
    c = Court()
    c.hold("frankish", "chancellor", "marshal", "steward")
    c.hold("english", "archbishop")
    bargain(c, "english", "frankish")
    c.play("give_development archbishop", "send_offer", "accept")
    assert c.asked() == ("frankish", "discard")
    c.play("discard marshal")
    assert c.held("frankish") == ["chancellor", "steward", "archbishop"]


def test_a_deal_that_gives_and_takes_councillors_pushes_nothing_out() -> None:
    """CK-REA-4, CK-TRD-3: a deal is carried out whole, and what is left counts."""
    c = Court()
    c.hold("frankish", "chancellor", "marshal", "steward")
    c.hold("english", "archbishop")
    c.row("bank", "library", "fleet")
    bargain(c, "english", "frankish")
    c.play("give_development archbishop", "take_development chancellor")
    c.play("take_development steward", "take_development marshal", "send_offer", "accept")
    c.settle()
    assert c.asked() == ("", "")
    assert c.held("frankish") == ["archbishop"]
    assert c.held("english") == ["chancellor", "steward", "marshal"]
    fits(c.g)


def test_ck_trd_5_enough_cards_for_the_era_and_a_crusade_card_while_it_is_owed() -> None:
    c = Court()
    c.g.round = 2
    c.g.turn = 1
    c.hand("english", "war_01", "war_02", "crusade_05", "tax_01")
    seat = c.seat("english")
    assert cards_to_play(c.g, seat) == 2
    frame = bargain(c, "english", "frankish")
    codes = {c.words.code(option) for option in frame.additions(c.g)}
    assert "give_card war 2" in codes
    assert "give_card crusade 1" not in codes
    c.g.crusades[seat] = 1
    codes = {c.words.code(option) for option in frame.copy().additions(c.g)}
    assert "give_card crusade 1" in codes
    c.hand("english", "war_01", "war_02", "war_03")
    codes = {c.words.code(option) for option in frame.copy().additions(c.g)}
    assert "give_card war 1" in codes
    assert "give_card war 2" not in codes


def test_cards_of_the_round_are_played_when_upkeep_is_paid() -> None:
    """CK-TRD-5: in the support phase only the cards of the rounds to come are needed."""
    c = Court()
    c.g.round, c.g.turn = 3, 0
    c.hand("english", "war_01", "war_02")
    c.army("wessex")
    c.run(frame_of(Support, order=[c.seat("english")]))
    assert c.asked() == ("english", "upkeep")
    assert cards_to_play(c.g, c.seat("english")) == 0
    c.play("offer frankish")
    assert "give_card war 2" in c.options()


def test_ck_trd_6_no_offers_to_an_ai_and_none_about_war_and_pacts() -> None:
    c = ai_court("ferox")
    c.add_war("frankish", "italian")
    c.add_pact("frankish", "iberian")
    c.act("frankish", "war_01")
    offers = [option for option in c.options() if option.startswith("offer")]
    assert offers == ["offer italian", "offer iberian", "offer english"]
    terms = all_terms(c.g, c.seat("frankish"), c.seat("italian"))
    verbs = {c.words.code(term).split()[0] for term in terms}
    assert not verbs & {"take_claim", "give_claim"}


def test_ck_trd_3_any_seat_may_offer_when_a_card_lies_open() -> None:
    """Option trade_any_seat: each other person once, clockwise, before the action is chosen."""
    c = Court(people=4, german="ferox", trade_any_seat="on")
    seat = c.seat("frankish")
    c.card(seat, "war_01", names.FIRST)
    c.g.planned[seat] = 1
    c.run(PlayCard(seat, CALMING, NONE, 0))
    assert c.asked() == ("italian", "any-offer")
    assert c.options() == ["offer iberian", "offer english", "offer frankish", "pass"]
    c.play("offer english", "give_gold 2", "send_offer", "accept")
    assert c.gold("english") == 7
    assert c.asked() == ("iberian", "any-offer"), "one offer each"
    c.play("pass")
    assert c.asked() == ("english", "any-offer")
    c.play("pass")
    assert c.asked() == ("frankish", "act")


def test_ck_trd_3_any_seat_also_over_the_card_of_an_ai() -> None:
    c = Court(people=2, german="ferox", trade_any_seat="on")
    c.pile("german", "war_01")
    c.run(frame_of(AiTurn, seat=c.seat("german"), step=TURNING))
    assert c.asked() == ("english", "any-offer")
    c.play("pass")
    assert c.asked() == ("frankish", "any-offer")
    c.play("pass")
    c.settle()
    assert c.told("ai-no-entry")
    c = Court(people=2, german="ferox", trade_any_seat="on", trade_items="none")
    c.pile("german", "war_01")
    c.run(frame_of(AiTurn, seat=c.seat("german"), step=TURNING))
    assert c.asked() == ("", "")
