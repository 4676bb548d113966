"""CK-EVE: every op of the event language, by a card that uses it; targets and conditions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palatine.games.crusader_kings import tables
from palatine.games.crusader_kings.conditions import filtered, holds, target_of
from palatine.games.crusader_kings.events import start_event
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.names import MODIFIER, TITLE
from palatine.games.crusader_kings.programs import CONDITIONS, FILTERS
from palatine.games.crusader_kings.war import enemies
from palatine.kernel.lexicon import NONE
from tests.games.crusader_kings.court import Court, region


def event(c: Court, who: str, title: str, *answers: str) -> None:
    """The event of a card that the seat has played."""
    start_event(c.g, c.seat(who), TITLE.numbers[title])
    c.play(*answers)
    c.settle()
    fits(c.g)


def married(c: Court, who: str) -> None:
    c.person(who, "spouse", "female")


def test_ck_eve_1_an_event_passes_on_to_the_next_who_fits() -> None:
    """CK-EX-73: realm_01, op birth; never the player of the card himself."""
    c = Court()
    married(c, "german")
    assert target_of(c.g, c.seat("english"), TITLE.numbers["realm_01"]) == c.seat("german")
    event(c, "english", "realm_01")
    assert c.g.children(c.seat("german")) == 1
    only = Court()
    married(only, "english")
    assert target_of(only.g, only.seat("english"), TITLE.numbers["realm_01"]) == NONE
    event(only, "english", "realm_01")
    assert only.told("event-ignored")


def test_realm_02_twins_stop_at_three_children() -> None:
    c = Court()
    married(c, "german")
    for slot in ("child_1", "child_2"):
        c.person("german", slot)
    event(c, "english", "realm_02")
    assert c.g.children(c.seat("german")) == 3


def test_intrigue_02_a_bastard_and_a_trait() -> None:
    """Ops birth with bastard and add_trait into the bag."""
    c = Court()
    event(c, "english", "intrigue_02")
    assert c.g.bastards[c.seat("english")] == 1
    assert "lustful" in c.bag("english")


def test_ck_cmp_5_a_substitute_for_a_missing_event_token() -> None:
    """tax_07: the only stingy token is gone, so any red one without critical meaning comes."""
    c = Court()
    event(c, "english", "tax_07")
    assert c.bag("english").count("stingy") == 1
    before = c.bag("german")
    event(c, "german", "tax_07")
    new = list(c.bag("german"))
    for name in before:
        new.remove(name)
    assert len(new) == 1
    assert tables.SIGN[tables.TRAIT_IDS.index(new[0])] == 1
    assert new[0] not in ("lustful", "ambitious", "deceitful", "cruel", "stingy")


def test_intrigue_13_a_trait_for_a_child() -> None:
    c = Court()
    child = c.person("english", "child_2")
    event(c, "english", "intrigue_13", "person english child_2")
    assert len(c.g.tokens_on(child)) == 1


@pytest.mark.parametrize("choice", ["realm_03_1", "realm_03_2"])
def test_realm_03_pay_or_lose_a_castle(choice: str) -> None:
    """Ops choice, gold and lose_castle."""
    c = Court()
    if choice == "realm_03_1":
        event(c, "frankish", "realm_03", f"either {choice}")
        assert c.gold("frankish") == 5
        assert c.g.castles
    else:
        event(c, "frankish", "realm_03", f"either {choice}", "raze paris")
        assert c.gold("frankish") == 7
        assert not c.g.castles


def test_a_choice_offers_only_what_can_be_paid() -> None:
    c = Court()
    c.g.gold[c.seat("frankish")] = 1
    start_event(c.g, c.seat("frankish"), TITLE.numbers["realm_03"])
    assert c.options() == ["either realm_03_2"]


def test_realm_04_the_next_player_places_crop_failure() -> None:
    """Op place with pick left."""
    c = Court()
    start_event(c.g, c.seat("english"), TITLE.numbers["realm_04"])
    assert c.asked() == ("frankish", "event-region")
    c.play("at wessex")
    assert c.g.crop_failure[region("wessex")] == 1


def test_realm_08_unrest_never_goes_where_an_army_stands() -> None:
    """Filter no_army."""
    c = Court()
    c.army("wessex")
    start_event(c.g, c.seat("english"), TITLE.numbers["realm_08"])
    assert c.options() == ["at northumbria", "at mercia", "at normandy"]


def test_realm_10_plague_comes_to_the_coast_once() -> None:
    """Filter coastal; one plague token a region."""
    c = Court()
    c.g.plague = 1 << region("toulouse")
    start_event(c.g, c.seat("frankish"), TITLE.numbers["realm_10"])
    assert c.options() == ["at low_countries", "at aquitaine"]
    c.play("at aquitaine")
    assert c.g.plague >> region("aquitaine") & 1


def test_war_10_plague_prefers_an_army() -> None:
    """Filter prefer_army, and the filter army."""
    c = Court()
    c.army("wessex")
    seat = c.seat("english")
    assert filtered(c.g, seat, 1 << FILTERS.index("prefer_army")) == [region("wessex")]
    assert filtered(c.g, seat, 1 << FILTERS.index("army")) == [region("wessex")]
    event(c, "english", "war_10", "at wessex")
    assert c.g.plague


def test_tax_12_a_token_of_unrest_leaves() -> None:
    """Op remove_token, filter has_unrest."""
    c = Court()
    c.g.unrest[region("wessex")] = 2
    event(c, "english", "tax_12", "at wessex")
    assert c.g.unrest[region("wessex")] == 1


def test_realm_06_a_councillor_resigns() -> None:
    """Op discard_development."""
    c = Court()
    event(c, "frankish", "realm_06", "either realm_06_2", "discard chancellor")
    assert c.held("frankish") == []


def test_realm_11_a_castle_without_a_check() -> None:
    """Op build_free: optional, for its price."""
    c = Court()
    start_event(c.g, c.seat("english"), TITLE.numbers["realm_11"])
    assert c.options()[-1] == "pass"
    c.play("build toulouse")
    assert c.gold("frankish") == 5


def test_realm_14_one_age_token_and_crusade_04_takes_one_off() -> None:
    """Ops age, remove_age and remove_trait."""
    c = Court()
    seat = c.seat("english")
    event(c, "english", "realm_14")
    assert c.g.age[seat] == 1
    event(c, "english", "crusade_04", "either crusade_04_2")
    assert c.g.age[seat] == 0
    event(c, "english", "crusade_04", "either crusade_04_1", "remove cruel")
    assert c.bag("english") == ["brave", "dimwitted", "pious"]


def test_realm_15_a_check_of_an_event() -> None:
    """Op check: on failure the trait comes; no critical pair."""
    c = Court()
    start_event(c.g, c.seat("english"), TITLE.numbers["realm_15"])
    c.draws("english", "cruel")
    c.play("invest 0")
    c.settle()
    assert "gluttonous" in c.bag("english")


def test_realm_16_a_development_for_one_gold() -> None:
    """Op take_development."""
    c = Court()
    c.row("marshal", "bank", "library")
    event(c, "english", "realm_16", "buy bank")
    assert "bank" in c.held("frankish")
    assert c.gold("frankish") == 6
    assert NONE not in c.g.open_developments


def test_realm_17_the_next_without_a_claim_gets_one() -> None:
    """Op casus_belli with next_without_claim: no claim, war or pact with the target."""
    c = Court()
    c.add_pact("english", "frankish")
    event(c, "english", "realm_17")
    assert c.claim("german", "english")


def test_crusade_14_a_claim_of_choice_and_crusade_07_cancels_one() -> None:
    """Ops casus_belli with chosen and cancel_casus_belli."""
    c = Court()
    event(c, "english", "crusade_14", "against iberian")
    assert c.claim("english", "iberian")
    event(c, "iberian", "crusade_07", "against english")
    assert not c.claim("english", "iberian")


def test_intrigue_04_a_relative_dies() -> None:
    """Op kill of family, chosen by the left neighbour."""
    c = Court()
    c.person("english", "child_1")
    c.person("english", "sibling_1")
    start_event(c.g, c.seat("english"), TITLE.numbers["intrigue_04"])
    c.draws("english", "cruel")
    c.play("invest 0")
    assert c.asked() == ("frankish", "event-person")
    c.play("person english child_1")
    c.settle()
    assert c.g.kin(c.seat("english")) == 1


def test_intrigue_05_the_ruler_dies() -> None:
    """Op kill of the ruler."""
    c = Court()
    start_event(c.g, c.seat("english"), TITLE.numbers["intrigue_05"])
    c.draws("english", "cruel", "dimwitted")
    c.play("invest 0")
    assert c.asked() == ("english", "give-up")


def test_intrigue_06_divorce_of_the_ruler() -> None:
    """Op divorce_ruler."""
    c = Court()
    married(c, "english")
    event(c, "english", "intrigue_06", "either intrigue_06_2")
    assert c.g.person(c.seat("english"), 1) == NONE


def test_intrigue_07_an_open_hand() -> None:
    """Op reveal_hand."""
    c = Court()
    c.hand("english", "war_01")
    event(c, "english", "intrigue_07")
    assert c.g.open_hands == 1 << c.seat("english")


def test_intrigue_09_draw_and_discard_keeps_the_last_crusade_card() -> None:
    """Op draw_and_discard."""
    c = Court()
    c.hand("frankish", "crusade_05", "war_01")
    start_event(c.g, c.seat("english"), TITLE.numbers["intrigue_09"])
    options = c.options()
    assert "drop_card crusade_05" not in options
    assert "drop_card war_01" in options
    c.play("drop_card war_01")
    c.settle()
    assert c.g.cards_of(c.seat("frankish")) == 2
    fits(c.g)


def test_intrigue_11_a_councillor_is_bought_away() -> None:
    """Op offer_councillor: the first clockwise who lacks him and can pay."""
    c = Court()
    event(c, "frankish", "intrigue_11", "bribed chancellor")
    assert "chancellor" in c.held("german")
    assert c.gold("german") == 3
    assert c.gold("frankish") == 7  # the treasury is paid


def test_intrigue_15_and_war_12_gold_changes_hands() -> None:
    """Op transfer_gold: all there is if there is less."""
    c = Court()
    c.g.gold[c.seat("english")] = 1
    event(c, "english", "intrigue_15")
    assert (c.gold("english"), c.gold("frankish")) == (0, 8)


def test_war_02_and_war_04_armies_leave_or_are_paid() -> None:
    """Ops demobilise and upkeep_now."""
    c = Court()
    c.army("wessex", "mercia")
    event(c, "english", "war_02", "disband wessex")
    assert len(c.g.armies_of(c.seat("english"))) == 1
    event(c, "english", "war_04", "pass")
    assert c.gold("english") == 4


def test_war_05_armies_for_nothing() -> None:
    """Op mobilise_free: up to two."""
    c = Court()
    event(c, "english", "war_05", "mobilise paris", "mobilise lorraine")
    assert len(c.g.armies_of(c.seat("frankish"))) == 2


def test_war_11_no_attacks_on_players_until_the_end_of_the_round() -> None:
    """Op modifier, hook no_invade_players."""
    from palatine.games.crusader_kings.rounds import end_round

    c = Court()
    c.add_war("english", "frankish")
    event(c, "english", "war_11")
    assert enemies(c.g, c.seat("english")) == 0
    end_round(c.g)
    assert enemies(c.g, c.seat("english")) == 1 << c.seat("frankish")


def test_crusade_13_one_more_token_for_the_next_invasion() -> None:
    """Op modifier until next_use: used up by the next check of its kind."""
    from palatine.games.crusader_kings.checks import start_check

    c = Court()
    seat = c.seat("english")
    event(c, "english", "crusade_13")
    at = seat * MODIFIER.size + MODIFIER.numbers["crusade_13"]
    assert c.g.modifiers[at] == 1
    start_check(c.g, seat, 8, 2)
    assert c.told("check")[-1][3] == 2
    assert c.g.modifiers[at] == 0


def test_crusade_02_and_crusade_12_shields_change_and_are_lost() -> None:
    """Ops crusade_replace and crusade_lose."""
    c = Court()
    c.g.shields[0] = c.seat("frankish")
    event(c, "english", "crusade_02", "shield constantinople")
    assert c.g.shields[0] == c.seat("english")
    start_event(c.g, c.seat("frankish"), TITLE.numbers["crusade_12"])
    c.draws("english", "dimwitted")
    c.play("invest 0", "shield constantinople")
    c.settle()
    assert c.g.shields[0] == NONE


def test_every_condition_can_hold_and_can_fail() -> None:
    """CK-EVE-1: an empty court fails them all but the first of a fresh start; a rich one holds."""
    bare, rich = Court(), Court()
    seat = bare.seat("frankish")
    bare.hold("frankish")
    bare.g.gold[seat] = 0
    bare.g.castles = 0
    bare.hand("frankish")
    fails = [c for n, c in enumerate(CONDITIONS) if not holds(bare.g, seat, n)]
    assert set(CONDITIONS) - set(fails) == {
        "child_slot", "castle_site", "region_without_army", "can_mobilise", "coastal"
    }  # fmt: skip
    married(rich, "frankish")
    rich.person("frankish", "child_1")
    rich.hold("frankish", "chancellor", "bank")
    rich.army("paris")
    rich.g.unrest[region("toulouse")] = 1
    rich.add_war("frankish", "german")
    rich.add_claim("english", "frankish")
    rich.g.shields[:2] = [rich.seat("frankish"), rich.seat("german")]
    rich.hand("frankish", "war_01")
    assert [c for n, c in enumerate(CONDITIONS) if not holds(rich.g, seat, n)] == []


@pytest.mark.parametrize(
    ("title", "trait"),
    [
        ("intrigue_14", "godless"),
        ("war_08", "cruel"),
        ("war_14", "weak"),
        ("tax_11", "gluttonous"),
    ],
)
def test_a_trait_comes_into_the_bag_of_who_played_the_card(title: str, trait: str) -> None:
    c = Court()
    before = c.bag("english").count(trait)
    event(c, "english", title)
    assert c.bag("english").count(trait) == before + 1


def test_realm_07_an_invention_is_lost_and_no_councillor() -> None:
    c = Court()
    c.hold("frankish", "chancellor", "bank", "library")
    start_event(c.g, c.seat("frankish"), TITLE.numbers["realm_07"])
    assert sorted(c.options()) == ["discard bank", "discard library"]
    c.play("discard bank")
    assert c.held("frankish") == ["chancellor", "library"]
    c.hold("frankish", "chancellor")
    event(c, "frankish", "realm_07")
    assert c.told("event-ignored")


@pytest.mark.parametrize(("title", "trait"), [("realm_09", "stingy"), ("crusade_08", "godless")])
def test_three_gold_or_a_trait(title: str, trait: str) -> None:
    """realm_09 hits its player, crusade_08 the next one."""
    whom = "english" if title == "realm_09" else "frankish"
    paying, proud = Court(), Court()
    gold = paying.gold(whom)
    event(paying, "english", title, f"either {title}_1")
    assert paying.gold(whom) == gold - 3
    event(proud, "english", title, f"either {title}_2")
    assert proud.gold(whom) == gold
    assert trait in proud.bag(whom)
    poor = Court()
    poor.g.gold[poor.seat(whom)] = 2
    start_event(poor.g, poor.seat("english"), TITLE.numbers[title])
    assert poor.options() == [f"either {title}_2"]


def test_intrigue_03_the_next_without_a_claim_gets_one() -> None:
    c = Court()
    c.add_claim("frankish", "english")
    event(c, "english", "intrigue_03")
    assert c.claim("german", "english")
    assert not c.claim("italian", "english")


def test_intrigue_10_the_next_player_puts_unrest_where_no_army_stands() -> None:
    c = Court()
    c.army("wessex")
    start_event(c.g, c.seat("english"), TITLE.numbers["intrigue_10"])
    assert c.asked() == ("frankish", "event-region")
    assert c.options() == ["at northumbria", "at mercia", "at normandy"]
    c.play("at mercia")
    assert c.unrest("mercia") == 1


def test_intrigue_12_a_claim_against_the_next_who_has_one_against_him_is_cancelled() -> None:
    c = Court()
    c.add_claim("english", "german")
    event(c, "frankish", "intrigue_12", "against english")
    assert not c.claim("english", "german")
    calm = Court()
    event(calm, "frankish", "intrigue_12")
    assert calm.told("event-ignored")


@pytest.mark.parametrize("choice", ["war_09_1", "war_09_2"])
def test_war_09_two_gold_or_a_castle(choice: str) -> None:
    c = Court()
    gold = c.gold("frankish")
    answers = [f"either {choice}"] + (["raze paris"] if choice == "war_09_2" else [])
    event(c, "frankish", "war_09", *answers)
    if choice == "war_09_1":
        assert (c.gold("frankish"), c.has_castle("paris")) == (gold - 2, True)
    else:
        assert (c.gold("frankish"), c.has_castle("paris")) == (gold, False)


def test_tax_03_two_gold_or_all_there_is() -> None:
    c = Court()
    c.g.gold[c.seat("english")] = 5
    event(c, "english", "tax_03")
    assert c.gold("english") == 3
    c.g.gold[c.seat("english")] = 1
    event(c, "english", "tax_03")
    assert c.gold("english") == 0
    event(c, "english", "tax_03")
    assert c.told("event-ignored")


def test_tax_04_the_next_player_lets_a_crop_fail() -> None:
    c = Court()
    start_event(c.g, c.seat("english"), TITLE.numbers["tax_04"])
    assert c.asked() == ("frankish", "event-region")
    c.play("at normandy")
    assert c.g.crop_failure[region("normandy")] == 1


def test_tax_05_another_has_a_good_harvest_where_he_likes() -> None:
    c = Court()
    start_event(c.g, c.seat("english"), TITLE.numbers["tax_05"])
    assert c.asked() == ("frankish", "event-region")
    c.play("at paris")
    assert c.g.harvest[region("paris")] == 1


def test_tax_06_the_player_of_the_card_puts_plague_into_his_own_land() -> None:
    c = Court()
    start_event(c.g, c.seat("english"), TITLE.numbers["tax_06"])
    assert c.asked() == ("english", "event-region")
    c.play("at wessex")
    assert c.g.plague == 1 << region("wessex")


@pytest.mark.parametrize("choice", ["tax_09_1", "tax_09_2"])
def test_tax_09_three_gold_or_any_development(choice: str) -> None:
    c = Court()
    c.hold("frankish", "chancellor", "bank")
    c.row("marshal", "library", "steward")
    gold = c.gold("frankish")
    answers = [f"either {choice}"] + (["discard bank"] if choice == "tax_09_2" else [])
    event(c, "frankish", "tax_09", *answers)
    if choice == "tax_09_1":
        assert (c.gold("frankish"), c.held("frankish")) == (gold - 3, ["chancellor", "bank"])
    else:
        assert (c.gold("frankish"), c.held("frankish")) == (gold, ["chancellor"])


def test_tax_10_the_next_player_draws_one_more_token_for_his_next_marriage() -> None:
    from palatine.games.crusader_kings.checks import start_check
    from palatine.games.crusader_kings.programs import MARRIAGE_CHECK

    c = Court()
    seat = c.seat("german")
    c.hold("german")
    event(c, "frankish", "tax_10")
    start_check(c.g, seat, MARRIAGE_CHECK, 1)
    assert c.told("check")[-1][3] == 2
    start_check(c.g, seat, MARRIAGE_CHECK, 1)
    assert c.told("check")[-1][3] == 1


def test_crusade_06_the_player_of_the_card_puts_unrest_into_the_next_ones_land() -> None:
    c = Court()
    c.army("paris")
    start_event(c.g, c.seat("english"), TITLE.numbers["crusade_06"])
    assert c.asked() == ("english", "event-region")
    assert "at paris" not in c.options()
    c.play("at toulouse")
    assert c.unrest("toulouse") == 1


def give_spouse(c: Court) -> None:
    c.person("frankish", "spouse", "female")


def give_child(c: Court) -> None:
    c.person("frankish", "child_1")


def give_nephew(c: Court) -> None:
    c.person("frankish", "sibling_1_spouse")


def give_councillor(c: Court) -> None:
    c.hold("frankish", "chancellor")


def give_invention(c: Court) -> None:
    c.hold("frankish", "bank")


def give_war(c: Court) -> None:
    c.add_war("frankish", "german")


def give_claim(c: Court) -> None:
    c.add_claim("english", "frankish")


def give_shield(c: Court) -> None:
    c.g.shields[0] = c.seat("frankish")


def give_other_shield(c: Court) -> None:
    c.g.shields[0] = c.seat("german")


@pytest.mark.parametrize(
    ("give", "conditions"),
    [
        (give_spouse, ["fertile_marriage", "married"]),
        (give_child, ["has_child", "has_family"]),
        (give_nephew, ["has_family"]),
        (give_councillor, ["has_councillor", "has_development"]),
        (give_invention, ["has_invention", "has_development"]),
        (give_war, ["at_war"]),
        (give_claim, ["claim_against"]),
        (give_shield, ["shield_on_track"]),
        (give_other_shield, ["other_shield"]),
    ],
)
def test_one_thing_meets_just_its_conditions(
    give: Callable[[Court], None], conditions: list[str]
) -> None:
    """CK-EVE-1: of a court without family, cards and ties, before and after."""
    c = Court()
    c.hold("frankish")
    seat = c.seat("frankish")
    before = {name for n, name in enumerate(CONDITIONS) if holds(c.g, seat, n)}
    give(c)
    after = {name for n, name in enumerate(CONDITIONS) if holds(c.g, seat, n)}
    assert after - before == set(conditions)
    assert before <= after
