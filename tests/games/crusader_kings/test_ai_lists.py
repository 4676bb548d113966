"""AI-14, AI-15, AI-35, AI-36: every entry of every strategy's lists, by what it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palatine.games.crusader_kings import names, tables
from palatine.games.crusader_kings.ai_reasons import is_possible, why_not
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.war import NO_INVADE
from tests.games.crusader_kings.court import Court, ai_court, region

# The AI is the German dynasty of scenario 1 with Saxony, Pomerania, Poland and Bohemia; its only
# neighbours among the people are Lorraine and the Low Countries of France.
OTHERS = ["english", "frankish", "italian", "iberian"]
CARDS = {"realm": "realm_01", "intrigue": "intrigue_01", "war": "war_01"}  # nobody is fertile
Prepare = Callable[[Court], object]
Effect = Callable[[Court], bool]


def entry(id: str) -> tables.Entry:
    return tables.ENTRIES[names.ENTRY.numbers[id]]


def claims_on_all(c: Court) -> None:
    for other in OTHERS:
        c.add_claim("german", other)


def full_council(c: Court) -> None:
    c.hold("german", "court_physician", "marshal", "archbishop", "longbow")
    c.row("steward", "fleet", "plate_armour")


def full_hands(c: Court) -> None:
    c.hold("german", "court_physician", "marshal", "archbishop", "longbow", "bank", "library")
    c.row("steward", "fleet", "plate_armour")


def restless(c: Court) -> None:
    c.g.unrest[region("lorraine")] = 1


def with_child(c: Court) -> None:
    c.person("frankish", "child_1", "male", "pious")


def heirs_for_all_but_italy(c: Court) -> None:
    for other in ("english", "frankish", "iberian"):
        c.person(other, "sibling_1", "female", "cruel")


def first_round(c: Court) -> None:
    c.g.round = 1


def castles_everywhere(c: Court) -> None:
    c.castle("saxony", "pomerania", "poland", "bohemia")


def claim_on_france(c: Court) -> None:
    c.add_claim("german", "frankish")


def two_enemies(c: Court) -> None:
    """France and Italy, which holds Swabia beside the AI."""
    c.add_claim("german", "frankish")
    c.add_claim("german", "italian")
    c.take("italian", "swabia")


def small_italy(c: Court) -> None:
    two_enemies(c)
    c.take("", "venice", "apulia")


def all_of(*parts: Prepare) -> Prepare:
    def together(c: Court) -> None:
        for part in parts:
            part(c)

    return together


def row(*cards: str) -> Prepare:
    return lambda c: c.row(*cards)


def owns(name: str) -> Effect:
    return lambda c: c.owner(name) == "german"


def died(who: str, member: str) -> Effect:
    return lambda c: any(
        told[:2] == [c.seat(who), names.FAMILY.numbers[member]] for told in c.told("died")
    )


OTHER_CARDS = row("bank", "library", "steward")
NONE_OF_THEM = row("bank", "library", "chancellor")
KNOWN = frozenset({"court_physician"})


def bought(*cards: str) -> Effect:
    return lambda c: set(c.held("german")) == KNOWN | set(cards)


def is_free(name: str) -> Effect:
    return lambda c: c.owner(name) is None


def has_castle(name: str) -> Effect:
    return lambda c: c.has_castle(name)


def restless_now(name: str) -> Effect:
    return lambda c: c.unrest(name) == 1


def nothing(c: Court) -> None:
    """The position as it is laid out."""


CASES: dict[str, tuple[Prepare, Effect]] = {
    "ferox_realm_1": (
        row("chancellor", "longbow", "fleet"), bought("longbow", "fleet", "chancellor")
    ),
    "ferox_realm_2": (OTHER_CARDS, has_castle("saxony")),
    "ferox_intrigue_1": (restless, is_free("lorraine")),
    "ferox_intrigue_2": (nothing, lambda c: c.claim("german", "frankish")),
    "ferox_intrigue_3": (all_of(claims_on_all, with_child), died("frankish", "child_1")),
    "ferox_intrigue_4": (
        all_of(claims_on_all, heirs_for_all_but_italy), died("italian", "ruler")
    ),
    "ferox_war_1": (all_of(claim_on_france, lambda c: c.army("lorraine")), owns("lorraine")),
    "ferox_war_2": (
        all_of(claim_on_france, lambda c: c.take("", "lorraine")), owns("low_countries")
    ),
    "postis_realm_1": (
        row("bank", "library", "marshal"), bought("longbow", "bank", "library", "marshal")
    ),
    "postis_realm_2": (full_hands, has_castle("saxony")),
    "postis_intrigue_1": (nothing, lambda c: "chancellor" in c.held("german")),
    "postis_intrigue_2": (all_of(full_council, restless), is_free("lorraine")),
    "postis_intrigue_3": (full_council, lambda c: c.claim("german", "frankish")),
    "postis_intrigue_4": (
        all_of(full_council, claims_on_all, with_child), died("frankish", "child_1")
    ),
    "postis_intrigue_5": (
        all_of(full_council, claims_on_all, lambda c: c.castle("lorraine")),
        restless_now("low_countries"),
    ),
    "postis_war_1": (lambda c: c.friend("frankish", "swabia"), owns("swabia")),
    "postis_war_2": (lambda c: c.friend("german", "hungary"), owns("hungary")),
    "postis_war_3": (
        all_of(claim_on_france, lambda c: c.castle("lorraine")), owns("low_countries")
    ),
    "munitio_realm_1": (nothing, has_castle("saxony")),
    "munitio_realm_2": (
        all_of(castles_everywhere, row("marshal", "royal_guard", "bank")),
        bought("plate_armour", "royal_guard", "marshal"),
    ),
    "munitio_intrigue_1": (restless, is_free("lorraine")),
    "munitio_intrigue_2": (with_child, died("frankish", "child_1")),
    "munitio_intrigue_3": (heirs_for_all_but_italy, died("italian", "ruler")),
    "munitio_intrigue_4": (
        all_of(first_round, lambda c: c.army("lorraine")), restless_now("low_countries")
    ),
    "munitio_war_1": (lambda c: c.friend("iberian", "swabia"), owns("swabia")),
    "munitio_war_2": (small_italy, owns("swabia")),
    "amandit_realm_1": (
        row("marshal", "plate_armour", "royal_guard"), bought("plate_armour", "royal_guard")
    ),
    "amandit_realm_2": (NONE_OF_THEM, has_castle("saxony")),
    "amandit_intrigue_1": (
        lambda c: c.person("german", "spouse", "female"), lambda c: not c.has("german", "spouse")
    ),
    "amandit_intrigue_2": (restless, is_free("lorraine")),
    "amandit_intrigue_3": (lambda c: c.castle("low_countries"), restless_now("lorraine")),
    "amandit_war_1": (
        all_of(lambda c: c.friend("german", "hungary"), lambda c: c.friend("english", "swabia")),
        owns("hungary"),
    ),
    "amandit_war_2": (lambda c: c.friend("english", "swabia"), owns("swabia")),
    "amandit_war_3": (all_of(two_enemies, with_child), owns("swabia")),
    "aperio_realm_1": (
        row("plate_armour", "bank", "marshal"),
        bought("archbishop", "marshal", "bank", "plate_armour"),
    ),
    "aperio_realm_2": (row("steward", "library", "longbow"), has_castle("saxony")),
    "aperio_intrigue_1": (restless, is_free("lorraine")),
    "aperio_intrigue_2": (lambda c: c.army("lorraine"), restless_now("low_countries")),
    "aperio_war_1": (
        all_of(two_enemies, lambda c: c.g.shields.__setitem__(0, c.seat("italian"))),
        owns("swabia"),
    ),
    "aperio_war_2": (lambda c: c.castle("swabia", "hungary"), owns("denmark")),
    "aperio_war_3": (nothing, lambda c: len(c.g.armies_of(c.seat("german"))) == 1),
}  # fmt: skip


@pytest.mark.parametrize("id", tables.ENTRY_IDS)
def test_ai_14_every_entry_of_every_list(id: str) -> None:
    """The first that is possible is carried out once; those before it are told with a reason."""
    prepare, effect = CASES[id]
    strategy, deck, nth = id.split("_")
    options = {"ai_armies": "free_mobilise"} if id == "aperio_war_3" else {}
    c = ai_court(strategy, **options)
    prepare(c)
    c.ai_turn("german", CARDS[deck])
    seat = c.seat("german")
    assert c.told("ai-entry") == [[seat, names.ENTRY.numbers[id], *[-1] * 4]]
    skipped = [fact.numbers[1] for fact in c.g.facts if fact.key in names.AI_SKIPS]
    before = [f"{strategy}_{deck}_{n}" for n in range(1, int(nth))]
    assert [names.ENTRY.names[n] for n in skipped] == before
    assert effect(c)
    fits(c.g)


def others_hold_the_bank(c: Court) -> None:
    for other in OTHERS:
        c.hold(other, "bank")


REASONS: dict[str, tuple[str, Prepare]] = {
    names.NO_CARD: ("ferox_realm_1", OTHER_CARDS),
    names.NO_CASTLE: (
        "ferox_realm_2", lambda c: c.castle(*[id for id in tables.REGION_IDS if id < "e"][:9])
    ),
    names.NO_SITE: ("munitio_realm_1", castles_everywhere),
    names.NO_UNREST: ("ferox_intrigue_1", nothing),
    names.ONLY_ARMIES: ("munitio_intrigue_4", lambda c: c.army("lorraine", "low_countries")),
    names.NO_RIVAL: ("ferox_intrigue_2", claims_on_all),
    names.NO_CHILD: ("ferox_intrigue_3", lambda c: c.person("english", "child_1", "male", "weak")),
    names.FIRST_ROUND: ("ferox_intrigue_4", first_round),
    names.FULL_COUNCIL: ("postis_intrigue_1", full_council),
    names.NO_COUNCILLOR: (
        "postis_intrigue_1", others_hold_the_bank
    ),
    names.UNMARRIED: ("amandit_intrigue_1", nothing),
    names.NO_FOREIGN_ALLY: ("postis_war_1", lambda c: c.friend("frankish", "sardinia")),
    names.NO_OWN_ALLY: ("postis_war_2", lambda c: c.friend("german", "sardinia")),
    names.NO_CLAIM: ("ferox_war_1", nothing),
    names.BARRED: ("ferox_war_1", lambda c: bar(c)),
    names.OUT_OF_REACH: ("ferox_war_1", lambda c: c.add_war("german", "iberian")),
    names.OTHER_SUCCESSES: ("ferox_war_1", claim_on_france),
    names.ALL_MOBILISED: ("aperio_war_3", nothing),
}  # fmt: skip


def bar(c: Court) -> None:
    """An event forbids to invade players until the end of the round."""
    claims_on_all(c)
    at = tables.PROGRAMS.modifier_hook.index(NO_INVADE)
    c.g.modifiers[c.seat("german") * len(tables.PROGRAMS.modifiers) + at] = 1


@pytest.mark.parametrize("reason", REASONS)
def test_ai_14_why_an_entry_is_skipped(reason: str) -> None:
    """AI-36: without casus belli or war no region of a player; AI-6: no mobilising, literally."""
    id, prepare = REASONS[reason]
    c = ai_court(id.split("_")[0])
    prepare(c)
    seat = c.seat("german")
    assert not is_possible(c.g, seat, entry(id))
    assert why_not(c.g, seat, entry(id)) == reason


def test_ai_14_an_army_too_few_is_a_reason_too() -> None:
    c = ai_court("aperio", ai_armies="free_mobilise")
    c.army("saxony", "pomerania", "poland", "bohemia")
    seat = c.seat("german")
    assert why_not(c.g, seat, entry("aperio_war_3")) == names.NO_ARMY
    assert set(REASONS) | {names.NO_ARMY} == set(names.AI_SKIPS)


def test_ai_15_no_entry_no_action_but_the_event() -> None:
    c = ai_court("ferox")
    c.ai_turn("german", "war_13")  # somebody else becomes a swordmaster
    seat = c.seat("german")
    assert c.told("ai-no-entry") == [[seat, names.DECK.numbers["war"], *[-1] * 4]]
    assert c.told("ai-skip-no-claim")
    assert not c.told("ai-entry")
    assert "swordmaster" in c.bag("italian")


def test_ai_35_no_card_for_which_another_would_have_to_go() -> None:
    """Postis buys until it holds six developments."""
    c = ai_court("postis")
    c.hold("german", "court_physician", "marshal", "archbishop", "longbow")
    c.row("steward", "bank", "library")
    c.ai_turn("german", "realm_01")
    assert set(c.held("german")) == {
        "court_physician", "marshal", "archbishop", "longbow", "bank", "library",
    }  # fmt: skip
    assert len(c.told("bought")) == 2


def test_ai_36_war_is_enough() -> None:
    c = ai_court("ferox")
    c.add_war("german", "frankish")
    c.castle("lorraine")
    c.ai_turn("german", "war_01")
    assert c.owner("lorraine") == "german"


def test_the_lists_are_those_of_the_rulebook() -> None:
    """AI-2: eight cards by strategy; entries by deck, marriage steps, starting cards."""
    wanted = {
        "ferox": ([1, 3, 3, 0, 1], [2, 4, 2, 0, 0], 2),
        "postis": ([2, 2, 3, 0, 1], [2, 5, 3, 0, 0], 2),
        "munitio": ([2, 2, 3, 0, 1], [2, 4, 2, 0, 0], 2),
        "amandit": ([2, 2, 3, 0, 1], [2, 3, 3, 0, 0], 6),
        "aperio": ([1, 2, 3, 0, 2], [2, 2, 3, 0, 0], 3),
    }
    for n, id in enumerate(tables.STRATEGY_IDS):
        strategy = tables.STRATEGY_LIST[n]
        lists = [len(entries) for entries in strategy.entries]
        assert (tables.STRATEGY_CARDS[n], lists, len(strategy.steps)) == wanted[id]
