"""AI-10, AI-29, AI-31 to AI-34: marriages of AI dynasties, on their own initiative and asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palatine.games.crusader_kings import names, tables
from palatine.games.crusader_kings.ai_courtship import AiCourtship, new_ai_courtship, suitor_of
from palatine.games.crusader_kings.ai_marriage import accepts, sign_of
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.marriage import new_courtship
from palatine.games.crusader_kings.programs import NEGATIVE, POSITIVE
from palatine.kernel.flow import asks, choose
from palatine.kernel.lexicon import NONE
from tests.games.crusader_kings.court import Court, ai_court, region
from tests.helpers import frame_of

FAMILY = names.FAMILY.numbers
STEP = names.STEP.numbers
Prepare = Callable[[Court], object]


def court(strategy: str, **options: str) -> Court:
    """Nobody to marry anywhere: a test lays those whom it needs."""
    c = ai_court(strategy, **options)
    c.no_lords()
    return c


def courtship(c: Court) -> None:
    c.run(new_ai_courtship(c.seat("german")))
    c.settle()


def two_lords(near: str, far: str, sex: str = "female") -> Prepare:
    """Denmark is beside the AI, Aragon far away."""

    def lay(c: Court) -> None:
        c.lord("denmark", sex, near)
        c.lord("aragon", sex, far)

    return lay


def person(id: str, member: str, sex: str, *traits: str) -> Prepare:
    return lambda c: c.person(id, member, sex, *traits)


def enemy_daughter(c: Court) -> None:
    c.person("frankish", "child_1", "female", "weak")
    c.person("english", "child_1", "female", "brave")  # holds nothing against the AI
    c.add_claim("frankish", "german")


# by step: whom it finds for the ruler, a man (for a child: see below), and where
LORD_STEPS: dict[str, tuple[Prepare, str]] = {
    "ferox_marriage_1": (two_lords("pious", "strong"), "aragon"),
    "ferox_marriage_2": (two_lords("pious", "weak"), "denmark"),
    "postis_marriage_1": (two_lords("pious", "ambitious"), "aragon"),
    "postis_marriage_2": (two_lords("weak", "pious"), "aragon"),
    "munitio_marriage_2": (two_lords("weak", "pious"), "aragon"),
    "amandit_marriage_1": (two_lords("lustful", "pious"), "aragon"),
    "amandit_marriage_2": (two_lords("deceitful", "lustful"), "aragon"),
    "amandit_marriage_3": (two_lords("weak", "deceitful"), "aragon"),
    "aperio_marriage_1": (two_lords("pious", "cruel"), "aragon"),
    "aperio_marriage_3": (two_lords("weak", "pious"), "denmark"),
}
FAMILY_STEPS: dict[str, tuple[Prepare, str, str, int]] = {
    "munitio_marriage_1": (enemy_daughter, "frankish", "child_1", 1),
    "amandit_marriage_4": (
        person("italian", "child_1", "female", "pious"), "italian", "child_1", 0
    ),
    "amandit_marriage_5": (
        person("english", "sibling_1", "female", "lustful"), "english", "sibling_1", 0
    ),
    "amandit_marriage_6": (
        person("frankish", "child_2", "female", "deceitful"), "frankish", "child_2", 0
    ),
    "aperio_marriage_2": (
        person("iberian", "sibling_2", "female", "cruel"), "iberian", "sibling_2", 0
    ),
}  # fmt: skip


def test_every_step_of_every_strategy_is_tried() -> None:
    assert set(LORD_STEPS) | set(FAMILY_STEPS) == set(tables.STEP_IDS)


@pytest.mark.parametrize("id", LORD_STEPS)
def test_ai_32_lords_by_the_steps_of_the_strategy(id: str) -> None:
    """The nearest that fits; steps without anybody are told; a pact with the region follows."""
    prepare, wanted = LORD_STEPS[id]
    strategy = id.split("_")[0]
    c = court(strategy)
    prepare(c)
    courtship(c)
    german = c.seat("german")
    assert c.told("ai-courts") == [[german, FAMILY["ruler"], *[NONE] * 4]]
    assert c.told("ai-step") == [[german, STEP[id], *[NONE] * 4]]
    before = int(id.split("_")[2]) - 1
    skipped = [tables.STEP_IDS[told[1]] for told in c.told("ai-step-nobody")]
    assert skipped == [f"{strategy}_marriage_{n + 1}" for n in range(before)]
    assert c.has("german", "spouse")
    assert c.g.lord[region(wanted)] == NONE
    assert c.g.friends[german] == 1 << region(wanted)
    fits(c.g)


@pytest.mark.parametrize("id", FAMILY_STEPS)
def test_ai_33_persons_of_players_for_its_ruler(id: str) -> None:
    """The partner of its ruler always joins the AI; gold comes from the treasury."""
    prepare, other, member, gold = FAMILY_STEPS[id]
    c = court(id.split("_")[0])
    prepare(c)
    purse = c.gold(other)
    courtship(c)
    german, seat = c.seat("german"), c.seat(other)
    assert c.told("ai-step") == [[german, STEP[id], *[NONE] * 4]]
    told = [german, FAMILY["ruler"], seat, FAMILY[member], german, gold]
    assert c.told("ai-proposed") == [told]
    assert c.asked() == (other, "answer-suit")
    c.play("accept")
    c.settle()
    assert c.gold(other) == purse + gold
    assert c.has("german", "spouse")
    assert not c.has(other, member)
    assert c.pact("german", other)
    assert not c.claim(other, "german")
    fits(c.g)


def test_ai_10_with_nothing_else_its_ruler_tries_the_own_deck() -> None:
    c = court("ferox")
    courtship(c)
    assert c.told("ai-own-deck")
    assert len(c.told("ai-step-nobody")) == 2
    assert c.has("german", "spouse")
    assert c.g.friends[c.seat("german")] == 0
    spouse = c.g.person(c.seat("german"), names.SPOUSE)
    assert tables.CHARACTER_CULTURE[spouse] == tables.CULTURE_IDS.index("german")
    assert tables.SEX[spouse] == tables.FEMALE
    fits(c.g)


def test_ai_10_a_failed_check_is_the_attempt() -> None:
    """CK-MAR-12."""
    c = court("ferox")
    c.give_bag("german", "weak", "craven")
    courtship(c)
    assert c.told("check-failed")
    assert not c.has("german", "spouse")


def test_ai_10_a_deck_without_a_card_of_the_sex() -> None:
    c = court("ferox")
    german = tables.CULTURE_IDS.index("german")
    for character in range(tables.CHARACTERS):
        is_hers = tables.CHARACTER_CULTURE[character] == german
        if is_hers and tables.SEX[character] == tables.FEMALE:
            c.g.character_at[character] = names.GONE
    courtship(c)
    assert c.told("ai-no-partner")
    assert not c.told("check")


def test_ai_10_nothing_for_a_child() -> None:
    c = court("ferox")
    c.person("german", "spouse", "female")
    c.person("german", "child_1", "male")
    courtship(c)
    assert not c.told("ai-courts")


def test_ai_32_the_eldest_unmarried_child_that_has_a_partner() -> None:
    c = court("ferox")
    c.person("german", "spouse", "female")
    c.person("german", "child_1", "female")  # the eldest, but there is no man
    c.person("german", "child_3", "male", order=2)
    c.person("german", "child_2", "male", order=3)
    c.person("german", "sibling_1", "male")  # never for others
    c.lord("aragon", "female", "weak")
    assert suitor_of(c.g, c.seat("german")) == FAMILY["child_3"]
    courtship(c)
    assert c.has("german", "child_3_spouse")


def test_ai_32_the_ruler_comes_before_his_children() -> None:
    c = court("ferox")
    c.person("german", "child_1", "male")
    c.lord("aragon", "female", "weak")
    courtship(c)
    assert c.has("german", "spouse")
    assert not c.has("german", "child_1_spouse")


def test_ai_32_a_refusal_goes_on_to_the_next_player_clockwise() -> None:
    """CK-MAR-11: three proposals at most, then the steps for lords."""
    c = court("aperio")
    for other in ("italian", "iberian", "english", "frankish"):
        c.person(other, "child_1", "female", "cruel")
    c.lord("denmark", "female", "weak")
    courtship(c)
    for other in ("italian", "iberian", "english"):
        assert c.asked() == (other, "answer-suit")
        c.play("refuse")
    c.settle()
    assert c.told("ai-step-proposals")
    assert len(c.told("proposal-refused")) == 3
    assert c.g.lord[region("denmark")] == NONE
    assert c.has("german", "spouse")


def test_ai_32_by_lot_between_lords_equally_near_or_by_vote() -> None:
    found = set()
    for n in range(2):
        c = court("ferox")
        c.lord("denmark", "female", "weak")
        c.lord("hungary", "female", "weak")
        c.g.chance.script([n])
        courtship(c)
        found |= {id for id in ("denmark", "hungary") if c.g.lord[region(id)] == NONE}
    assert found == {"denmark", "hungary"}
    c = court("ferox", ai_choice="table")
    c.lord("denmark", "female", "weak")
    c.lord("hungary", "female", "weak")
    courtship(c)
    assert c.options() == ["to_lord denmark", "to_lord hungary"]
    for ask in asks(c.g):
        choose(c.g, ask.seat, c.words.option("to_lord hungary"))
    c.settle()
    assert c.g.lord[region("hungary")] == NONE


def test_ai_33_a_dowry_for_its_children_who_leave() -> None:
    """Amandit: three gold, and its own child joins the other; a ruler may be the partner."""
    c = court("amandit")
    c.person("german", "spouse", "female")
    c.person("german", "child_1", "male")  # the heir
    bride = c.person("german", "child_2", "female", "brave")
    c.give_bag("frankish", "pious")
    c.g.token_at[c.g.bag(c.seat("frankish"))[0]] = names.ON_PERSON + c.g.ruler(c.seat("frankish"))
    purse = c.gold("frankish")
    courtship(c)
    assert c.asked() == ("frankish", "answer-suit")
    c.play("accept")
    c.settle()
    assert c.gold("frankish") == purse + 3
    assert c.g.person(c.seat("frankish"), names.SPOUSE) == bride
    assert not c.has("german", "child_2")
    assert c.pact("german", "frankish")


def test_ai_33_it_never_offers_its_heir_to_another_dynasty() -> None:
    c = court("amandit")
    c.person("german", "spouse", "female")
    c.person("german", "child_1", "male")
    c.person("frankish", "child_1", "female", "pious")
    assert suitor_of(c.g, c.seat("german")) == NONE
    c.lord("denmark", "female", "lustful")  # a lord may come to the heir
    assert suitor_of(c.g, c.seat("german")) == FAMILY["child_1"]
    c.take("", "denmark")
    c.g.lord[region("denmark")] = NONE
    c.run(frame_of(AiCourtship, seat=c.seat("german"), suitor=FAMILY["child_1"]))
    c.settle()
    assert len(c.told("ai-step-heir")) == 3
    assert c.told("ai-no-partner")


def test_ai_33_munitio_pays_by_the_sign_of_the_child() -> None:
    for trait, gold in (("weak", 1), ("brave", 4)):
        c = court("munitio")
        c.person("frankish", "child_1", "female", trait)
        c.add_war("frankish", "german")
        purse = c.gold("frankish")
        courtship(c)
        c.play("accept")
        c.settle()
        assert c.gold("frankish") == purse + gold
        assert not c.war("frankish", "german"), "CK-MAR-4"


def test_ai_34_proposals_between_two_ais() -> None:
    """Amandit takes whoever comes, the others want gold for a child."""
    c = Court(people=3, german="aperio", italian="amandit")
    c.no_lords()
    c.person("italian", "child_1", "male", "brave")
    c.person("italian", "child_2", "female", "cruel")
    courtship(c)
    assert c.has("german", "spouse")
    assert c.pact("german", "italian")
    c = Court(people=3, german="aperio", italian="ferox")
    c.no_lords()
    c.person("italian", "child_2", "female", "cruel")
    courtship(c)
    assert c.told("proposal-refused")
    assert not c.pact("german", "italian")


@pytest.mark.parametrize(
    ("strategy", "sign", "price"),
    [
        ("ferox", "weak", 5),
        ("ferox", "brave", 7),
        ("postis", "weak", 3),
        ("munitio", "brave", 2),
        ("amandit", "weak", 0),
        ("aperio", "brave", 2),
    ],
)
def test_ai_34_what_another_must_offer_for_a_child(strategy: str, sign: str, price: int) -> None:
    """AI-21: it answers by its strategy; the gold goes to the treasury (AI-3)."""
    c = court(strategy)
    c.person("german", "child_1", "male")
    c.person("german", "child_2", "female", sign)
    frankish, german = c.seat("frankish"), c.seat("german")
    child = FAMILY["child_2"]
    assert accepts(c.g, german, child, price)
    assert price == 0 or not accepts(c.g, german, child, price - 1)
    c.g.gold[frankish] = 9
    c.run(new_courtship(frankish))
    c.play("marry ruler", "propose german child_2", "join frankish", f"give_gold {price}")
    c.settle()
    assert c.gold("frankish") == 9 - price
    assert c.has("frankish", "spouse")
    assert c.gold("german") == 0


def test_ai_34_the_heir_and_all_other_proposals() -> None:
    """Ferox alone sells its heir; Amandit alone takes proposals for ruler and siblings."""
    for strategy in tables.STRATEGY_IDS:
        c = court(strategy)
        c.person("german", "child_1", "male", "brave")
        c.person("german", "sibling_1", "female", "brave")
        german = c.seat("german")
        assert accepts(c.g, german, FAMILY["child_1"], 40) == (strategy == "ferox")
        others = strategy == "amandit"
        assert accepts(c.g, german, FAMILY["sibling_1"], 40) == others
        assert accepts(c.g, german, FAMILY["ruler"], 0) == others


def test_ai_34_amandit_gave_away_a_sibling_who_was_its_heir() -> None:
    """The text excepts the heir, whoever that is."""
    c = court("amandit")
    c.person("german", "sibling_1", "female", "brave")
    c.run(new_courtship(c.seat("frankish")))
    c.play("marry ruler", "propose german sibling_1", "join frankish", "give_gold 0")
    assert c.told("proposal-refused")
    assert c.has("german", "sibling_1")


def test_ai_34_amandit_agreed_for_its_heir_when_the_partner_joins() -> None:
    c = court("amandit")
    c.person("german", "child_1", "male", "brave")
    c.person("frankish", "child_1", "female", "pious")
    c.person("frankish", "child_2", "male", "pious")
    c.run(new_courtship(c.seat("frankish")))
    c.play("marry child_1", "propose german child_1", "join german", "give_gold 0")
    assert c.told("proposal-refused")
    assert not c.has("german", "child_1_spouse")


@pytest.mark.parametrize("strategy", ["postis", "munitio", "aperio"])
def test_ai_34_its_price_for_a_child_always_counts(strategy: str) -> None:
    """The text asks for gold, not for the dynasty of the couple or the trait of the partner."""
    c = court(strategy)
    c.person("german", "child_1", "male")
    c.person("german", "child_2", "male", "weak")
    c.person("frankish", "child_1", "female", "craven")
    c.person("frankish", "child_2", "male", "brave")
    c.g.gold[c.seat("frankish")] = 9
    c.run(new_courtship(c.seat("frankish")))
    c.play("marry child_1", "propose german child_2", "join german", "give_gold 3")
    c.settle()
    assert c.has("german", "child_2_spouse")
    assert c.gold("frankish") == 6


def from_own_deck(strategy: str, trait: str) -> Court:
    """The check for a card of the own deck succeeds, and this trait is drawn for her."""
    c = court(strategy)
    wanted = names.TRAIT.numbers[trait]
    for token in c.g.tokens_at(names.IN_RANDOM):
        if tables.TRAIT_OF[token] != wanted:
            c.g.move_token(token, names.TOKEN_OUT)
    courtship(c)
    assert c.told("ai-own-deck")
    assert c.told("check-passed")
    return c


def test_ai_10_postis_married_a_negative_person_of_its_own_deck() -> None:
    """CK-AI-10: never means never; Ambitious is the trait that it looks for."""
    c = from_own_deck("postis", "weak")
    assert not c.has("german", "spouse")
    [[seat, card, drawn, *_]] = c.told("ai-unwelcome")
    assert (seat, drawn) == (c.seat("german"), names.TRAIT.numbers["weak"])
    assert c.g.character_at[card] == names.IN_DECK
    assert not c.g.tokens_on(card)
    for trait in ("ambitious", "brave"):
        assert from_own_deck("postis", trait).has("german", "spouse")


def test_ai_10_munitio_married_a_person_who_was_not_positive() -> None:
    """Only somebody with a positive trait; Ambitious is none."""
    for trait in ("weak", "ambitious"):
        assert not from_own_deck("munitio", trait).has("german", "spouse")
    assert from_own_deck("munitio", "brave").has("german", "spouse")
    assert from_own_deck("ferox", "weak").has("german", "spouse")


def test_ai_34_a_refused_proposal_costs_nothing_and_does_not_end_the_attempt() -> None:
    c = court("postis")
    c.person("german", "child_2", "female", "brave")
    c.person("german", "child_1", "male")
    c.run(new_courtship(c.seat("frankish")))
    c.play("marry ruler", "propose german child_2", "join frankish", "give_gold 2")
    assert c.told("proposal-refused")
    assert c.gold("frankish") == 7
    c.play("marry ruler", "propose german child_2", "join frankish", "give_gold 3")
    c.settle()
    assert c.gold("frankish") == 4
    assert c.has("frankish", "spouse")


def test_ai_31_positive_is_who_has_a_positive_token() -> None:
    c = court("ferox")
    both = c.person("german", "child_1", "male", "weak", "brave")
    bad = c.person("german", "child_2", "male", "weak")
    bare = c.person("german", "child_3", "male")
    assert [sign_of(c.g, p) for p in (both, bad, bare)] == [POSITIVE, NEGATIVE, NEGATIVE]


def test_ai_32_glitterhoof_marries_anybody_and_brings_a_pact() -> None:
    """CK-MAR-9."""
    c = court("postis")
    c.g.lord[region("denmark")] = tables.GLITTERHOOF
    c.g.character_at[tables.GLITTERHOOF] = names.IN_PLAY
    c.token("pious", names.ON_PERSON + tables.GLITTERHOOF)
    courtship(c)
    assert c.g.person(c.seat("german"), names.SPOUSE) == tables.GLITTERHOOF
    assert c.g.friends[c.seat("german")] == 1 << region("denmark")
