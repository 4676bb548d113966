"""CK-BIR, CK-DTH, CK-SUC, CK-CRI, CK-SUP-3: families through the generations."""

from __future__ import annotations

from palatine.games.crusader_kings import tables
from palatine.games.crusader_kings.family import (
    BY_AGE,
    BY_EVENT,
    BY_PLOT,
    Birth,
    grow_older,
    heir,
    kill,
)
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.names import FAMILY, KINS, MEMBERS
from palatine.kernel.lexicon import NONE
from tests.games.crusader_kings.court import Court, region


def member(name: str) -> int:
    return FAMILY.numbers[name]


def die(c: Court, who: str, name: str, cause: int = BY_PLOT) -> None:
    kill(c.g, c.seat(who), member(name), cause)
    c.settle()


def test_ck_suc_2_succession_in_england_of_scenario_3() -> None:
    """CK-EX-56, CK-SUC-1, CK-SUC-3, CK-SUC-4, CK-SUC-7: son, sister, and the brother is removed."""
    c = Court(3)
    seat = c.seat("english")
    son, daughter = c.g.person(seat, member("child_1")), c.g.person(seat, member("child_2"))
    brother = c.g.person(seat, member("sibling_1"))
    die(c, "english", "ruler")
    assert c.g.ruler(seat) == son
    assert c.g.person(seat, member("sibling_1")) == daughter
    assert c.g.children(seat) == 0
    assert c.g.character_at[brother] == 2
    assert c.bag("english") == ["deceitful", "godless", "godless", "strong", "swordmaster"]
    assert c.g.age[seat] == 0
    fits(c.g)


def test_ck_suc_4_elder_before_younger() -> None:
    """CK-EX-58: son 1 rules, son 2 and the daughter are his siblings in their order."""
    c = Court(4)
    seat = c.seat("german")
    people = [c.g.person(seat, member(f"child_{n}")) for n in (1, 2, 3)]
    die(c, "german", "ruler")
    assert c.g.ruler(seat) == people[0]
    assert [c.g.person(seat, member(f"sibling_{n}")) for n in (1, 2)] == people[1:]
    assert c.bag("german") == ["ambitious", "attractive", "deceitful", "scholar", "weak"]
    fits(c.g)


def test_ck_suc_6_a_daughter_before_a_brother_and_a_son_before_an_elder_daughter() -> None:
    c = Court()
    c.person("frankish", "sibling_1", "male")
    c.person("frankish", "child_2", "female")
    seat = c.seat("frankish")
    assert heir(c.g, seat) == member("child_2")
    c.person("frankish", "child_1", "male")  # born later, though in an earlier slot
    assert heir(c.g, seat) == member("child_1")


def test_ck_suc_5_a_duke_who_inherits_loses_the_duchy_and_his_wife_comes_along() -> None:
    """CK-SUC-3, CK-MAR-6, CK-DUK-6: the tokens of both go into the bag."""
    c = Court()
    seat = c.seat("frankish")
    c.person("frankish", "child_1", "male", "brave")
    wife = c.person("frankish", "child_1_spouse", "female", "weak")
    c.g.duchy[seat * KINS] = region("paris")
    die(c, "frankish", "ruler")
    assert c.g.duke_of(region("paris")) == NONE
    assert c.g.person(seat, member("spouse")) == wife
    assert "brave" in c.bag("frankish")
    assert "weak" in c.bag("frankish")
    fits(c.g)


def test_ck_bir_3_bastards_inherit_or_come_last() -> None:
    for option, wanted in (("inherit", "child_1"), ("last", "sibling_1")):
        c = Court(bastards=option)
        seat = c.seat("frankish")
        c.person("frankish", "child_1", "male")
        c.person("frankish", "sibling_1", "female")
        c.g.bastards[seat] = 1
        assert heir(c.g, seat) == member(wanted)


def test_ck_cri_1_a_crisis_halves_regions_and_gold() -> None:
    """CK-EX-49, CK-EX-50: two of four regions, two of five gold, a new ruler with one trait."""
    c = Court()
    seat = c.seat("english")
    kill(c.g, seat, member("ruler"), BY_PLOT)
    c.play("give_up northumbria", "give_up mercia")
    c.settle()
    assert c.realm("english") == ["wessex", "normandy"]
    assert c.gold("english") == 3
    assert len(c.bag("english")) == 5
    ruler = c.g.ruler(seat)
    assert tables.CHARACTER_CULTURE[ruler] == c.g.culture[seat]
    assert c.g.lord[region("mercia")] != NONE
    assert c.g.age[seat] == 0  # CK-CRI-2
    fits(c.g)


def test_ck_cri_1_every_region_may_be_chosen() -> None:
    c = Court()
    kill(c.g, c.seat("english"), member("ruler"), BY_PLOT)
    assert c.options() == [f"give_up {id}" for id in c.realm("english")]
    c.play("give_up normandy")
    assert "give_up normandy" not in c.options()
    assert "give_up wessex" in c.options()


def test_ck_dth_2_a_spouse_leaves_with_the_dead_and_the_duchy_ends() -> None:
    """CK-DTH-1, CK-DTH-3: random tokens go back to the general bag."""
    c = Court()
    seat = c.seat("frankish")
    child = c.person("frankish", "child_1", "male", "brave")
    wife = c.person("frankish", "child_1_spouse", "female")
    c.g.duchy[seat * KINS] = region("paris")
    die(c, "frankish", "child_1")
    assert c.g.character_at[child] == 2
    assert c.g.character_at[wife] == 2
    assert c.g.tokens_on(child) == []
    assert c.g.duke_of(region("paris")) == NONE
    fits(c.g)


def test_ck_bir_1_a_child_of_the_own_deck_with_one_trait() -> None:
    """CK-BIR-2: with three children no birth takes place."""
    c = Court()
    seat = c.seat("frankish")
    c.run(Birth(seat, 5, False, NONE))
    c.settle()
    assert c.g.children(seat) == 3
    for n in range(3):
        child = c.g.person(seat, member("child_1") + n)
        assert tables.CHARACTER_CULTURE[child] == c.g.culture[seat]
        assert len(c.g.tokens_on(child)) == 1
    assert c.g.born[seat * KINS : seat * KINS + 3] == [1, 2, 3]
    fits(c.g)


def test_library_two_traits_are_drawn_and_one_is_kept() -> None:
    """Hook birth_trait_choice of library."""
    c = Court()
    c.hold("frankish", "library")
    seat = c.seat("frankish")
    before = len(c.g.tokens_at(2))
    c.run(Birth(seat, 1, False, NONE))
    options = c.options()
    assert all(option.startswith("keep ") for option in options)
    c.play(options[0])
    c.settle()
    assert len(c.g.tokens_on(c.g.person(seat, member("child_1")))) == 1
    assert len(c.g.tokens_at(2)) == before - 1


def test_court_physician_cancels_a_death_once_per_era() -> None:
    """Hook prevent_death of court_physician: events and old age, not plots."""
    c = Court()
    c.hold("german", "court_physician")
    ruler = c.g.ruler(c.seat("german"))
    kill(c.g, c.seat("german"), member("ruler"), BY_EVENT)
    assert c.options() == ["save court_physician", "pass"]
    c.play("save court_physician")
    c.settle()
    assert c.g.ruler(c.seat("german")) == ruler
    kill(c.g, c.seat("german"), member("ruler"), BY_AGE)
    assert c.asked()[1] == "give-up"


def test_court_physician_helps_against_no_plot() -> None:
    c = Court()
    c.hold("german", "court_physician")
    kill(c.g, c.seat("german"), member("ruler"), BY_PLOT)
    assert c.asked()[1] == "give-up"


def test_ck_sup_3_the_fourth_token_removes_a_trait_and_the_fifth_kills() -> None:
    """CK-EX-59, CK-SUP-5: Conrad III of scenario 3 has three tokens."""
    c = Court(3)
    seat = c.seat("german")
    son = c.g.person(seat, member("child_1"))
    grow_older(c.g, seat)
    assert c.asked() == ("german", "old-age")
    assert c.options() == [
        "remove pious",
        "remove brave",
        "remove dimwitted",
        "remove deceitful",
        "pass",
    ]
    c.play("remove dimwitted")
    assert c.bag("german") == ["brave", "deceitful", "pious"]
    c.g.ended = NONE
    c.g.frames = [c.idle]
    grow_older(c.g, seat)
    c.settle()
    assert c.g.ruler(seat) == son
    assert c.g.age[seat] == 0


def test_ck_div_1_and_ck_pac_6_pacts_after_the_spouse_is_gone() -> None:
    """CK-DEC-9: the pact stays; with the option it ends with the last marriage."""
    from palatine.games.crusader_kings.family import divorce
    from palatine.games.crusader_kings.marriage import marry_lord

    for option, stays in (("off", True), ("on", False)):
        c = Court(pact_ends_with_marriage=option)
        seat = c.seat("frankish")
        marry_lord(c.g, seat, 0, region("brittany"))
        spouse_trait = len(c.bag("frankish"))
        assert c.g.friends[seat] == 1 << region("brittany")
        divorce(c.g, seat, 1)
        assert (c.g.friends[seat] != 0) == stays
        assert len(c.bag("frankish")) == spouse_trait == 5  # the trait stays in the bag
        assert c.g.family[seat * MEMBERS + 1] == NONE
        fits(c.g)
