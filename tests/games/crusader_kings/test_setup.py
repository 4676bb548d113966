"""CK-SET, CK-SCN, CK-AI-6: who plays what, what is refused, and what lies on the table."""

from __future__ import annotations

import pytest

from palatine.games.crusader_kings import names, tables
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.invariants import fits
from palatine.games.crusader_kings.state import Kings
from palatine.kernel.chance import fast
from palatine.kernel.errors import Misfit
from palatine.kernel.flow import advance
from palatine.kernel.lexicon import NONE
from tests.games.crusader_kings.court import Court, region


def start(people: int, seed: str = "setup", **options: str) -> Kings:
    g = GAME.start(GAME.config(people, options), fast(seed))
    assert isinstance(g, Kings)
    return g


@pytest.mark.parametrize(
    ("people", "options", "persons", "ais"),
    [
        (1, {}, ["frankish"], ["english", "german"]),
        (2, {}, ["english", "frankish"], ["german"]),
        (3, {}, ["english", "frankish", "german"], []),
        (1, {"german": "person"}, ["german"], ["english", "frankish"]),
        (2, {"english": "ferox", "frankish": "absent"}, ["german", "italian"], ["english"]),
    ],
)
def test_ck_set_18_seats_left_at_auto(
    people: int, options: dict[str, str], persons: list[str], ais: list[str]
) -> None:
    """CK-EX-76, CK-SET-13: people clockwise, then AIs clockwise."""
    config = GAME.config(people, options)
    assert config.seat_names == [*persons, *ais]
    assert config.people == len(persons)


@pytest.mark.parametrize(
    ("people", "options", "key"),
    [
        (2, {"english": "absent", "frankish": "absent", "german": "absent"}, "numbers"),
        (5, {"scenario": "6"}, "no-place"),
        (2, {"scenario": "2", "english": "munitio"}, "same-development"),
        (1, {"english": "person", "german": "person"}, "too-many-persons"),
        (3, {"scenario": "6", "iberian": "person"}, "no-dynasty"),
        (3, {"scoring": "together"}, "numbers-together"),
        (4, {"english": "ai", "scoring": "together", "first_player": "iberian"}, None),
        (3, {"first_player": "iberian"}, "first-player"),
        (2, {"ai_coalition": "on"}, "coalition"),
        (2, {"scenario": "6", "german": "absent", "italian": "ai"}, "three-of-tournament"),
        (
            1,
            {"scenario": "2", "english": "ferox", "german": "postis", "iberian": "person"},
            "no-copy",
        ),
        (5, {"english": "absent"}, "no-place"),
        (3, {"italian": "ai", "iberian": "ai", "german": "person"}, None),
        (4, {"italian": "ai", "iberian": "ai"}, "no-place"),
    ],
)
def test_ck_ai_6_configurations_that_are_refused(
    people: int, options: dict[str, str], key: str | None
) -> None:
    """AI-S3, CK-SET-18: one line that names the reason."""
    if key is None:
        GAME.config(people, options)
        return
    with pytest.raises(Misfit) as error:
        GAME.config(people, options)
    assert error.value.key == key
    assert key in str(error.value)


def test_ck_set_1_scenario_1_as_laid_out() -> None:
    c = Court()
    assert c.realm("english") == ["northumbria", "mercia", "wessex", "normandy"]
    assert [c.gold(id) for id in tables.CULTURE_IDS] == [5, 7, 5, 6, 5]
    assert c.held("frankish") == ["chancellor"]
    assert c.g.has_castle(region("paris"))
    # CK-SET-2: the four starting traits in the bag
    assert c.bag("frankish") == ["attractive", "gluttonous", "humble", "lustful"]
    fits(c.g)


def test_ck_set_6_every_independent_region_has_a_lord_with_a_trait() -> None:
    c = Court()
    lords = [r for r in range(tables.REGIONS) if c.g.is_independent(r)]
    assert len(lords) == 13
    for r in lords:
        assert tables.CHARACTER_CULTURE[c.g.lord[r]] == tables.REGION_CULTURE[r]
        assert len(c.g.tokens_on(c.g.lord[r])) == 1


@pytest.mark.parametrize(
    ("scenario", "absent", "excluded", "independent"),
    [
        (
            1,
            "english",
            ["scotland", "northumbria", "mercia", "wales", "wessex", "ireland"],
            ["normandy"],
        ),
        (4, "italian", [], ["hungary", "dalmatia", "venice"]),
        (
            4,
            "german",
            ["denmark", "saxony", "pomerania", "poland", "bohemia", "swabia"],
            ["lombardy"],
        ),
        (
            1,
            "frankish",
            [
                "brittany",
                "low_countries",
                "paris",
                "lorraine",
                "aquitaine",
                "burgundy",
                "toulouse",
            ],
            [],
        ),
    ],
)
def test_ck_set_5_absent_cultures(
    scenario: int, absent: str, excluded: list[str], independent: list[str]
) -> None:
    """CK-EX-68, CK-SET-11, CK-SCN-1: what a participant holds stays in play."""
    g = start(4, scenario=str(scenario), **{absent: "absent"})
    out = [tables.REGION_IDS[r] for r in range(tables.REGIONS) if not g.is_in_play(r)]
    assert sorted(out) == sorted(excluded)
    for name in independent:
        assert g.is_independent(region(name))


def test_ck_scn_3_claims_of_the_tournament() -> None:
    """CK-EX-67: by the number of dynasties; only Aquitaine is independent."""
    for people, wanted in (
        (
            4,
            {
                "english": "german",
                "frankish": "english",
                "german": "italian",
                "italian": "frankish",
            },
        ),
        (3, {"english": "german", "frankish": "english", "german": "frankish"}),
    ):
        c = Court(6, people)
        for holder, against in wanted.items():
            for other in c.config.seat_names:
                assert c.claim(holder, other) == (other == against)
        free = [r for r in range(tables.REGIONS) if c.g.is_independent(r)]
        assert [tables.REGION_IDS[r] for r in free] == ["aquitaine"]
        assert c.g.scenario.eras == 2


def test_ck_set_9_families_of_scenario_3() -> None:
    """CK-SET-15: the earlier in the list the older; CK-DEC-3: wives bring no token."""
    c = Court(3)
    seat = c.seat("english")
    son, daughter = c.g.person(seat, 2), c.g.person(seat, 3)
    assert tables.SEX[son] == tables.MALE
    assert tables.SEX[daughter] == tables.FEMALE
    assert c.g.born[seat * 5] < c.g.born[seat * 5 + 1]
    assert c.g.age[seat] == 2
    assert c.g.person(c.seat("frankish"), 1) != NONE
    assert len(c.bag("frankish")) == 4
    assert len(Court(3, wives_trait="random").bag("frankish")) == 5


def test_ck_scn_4_unrest_beside_armies() -> None:
    c = Court(3)
    normandy = region("normandy")
    assert c.g.unrest[normandy] == 1
    assert c.g.has_army(normandy)


def test_ck_set_16_the_extra_castle_of_scenario_5() -> None:
    g = start(5, scenario="5")
    ask = advance(g)
    assert ask is not None
    assert ask.key == "free-castle"
    offered = [names.LEXICON.code(option) for option in ask.options]
    assert "build wales" not in offered
    assert "build wessex" in offered


def test_ck_set_7_glitterhoof_replaces_a_lord() -> None:
    """CK-SET-12: the first player chooses; the card goes back, the trait is positive."""
    c = Court(glitterhoof="on")
    at = [r for r in range(tables.REGIONS) if c.g.lord[r] == tables.GLITTERHOOF]
    assert len(at) == 1
    token = c.g.tokens_on(tables.GLITTERHOOF)
    assert [tables.SIGN[tables.TRAIT_OF[t]] for t in token] == [0]
    fits(c.g)


def test_ck_set_4_first_player_by_name_or_lot() -> None:
    g = start(5, first_player="italian")
    assert g.culture[g.first] == tables.CULTURE_IDS.index("italian")
    firsts = {start(5, seed=str(n)).first for n in range(40)}
    assert firsts == {0, 1, 2, 3, 4}


def test_ck_scn_1_track_of_scenario_2_and_4() -> None:
    """CK-EX-69, CK-DEC-36: Pious instead of the token of space 7, or beside it."""
    for scenario, wanted in ((2, ["pious"]), (4, ["ambitious", "pious"]), (1, ["ambitious"])):
        g = Court(scenario).g
        there = g.tokens_at(names.ON_SPACE + 6)
        assert sorted(tables.TRAIT_IDS[tables.TRAIT_OF[t]] for t in there) == wanted
    assert Court(2).g.scenario.last_space == 6


def test_ck_set_10_starting_developments_come_from_the_24() -> None:
    g = Court().g
    for d in range(tables.DEVELOPMENTS):
        total = g.development_deck[d] + g.open_developments.count(d)
        total += sum(g.held[s] >> d & 1 for s in range(g.seats))
        assert total == 2


def test_ai_s2_an_ai_has_no_gold_but_the_cards_and_traits_of_its_strategy() -> None:
    c = Court(1, 3, italian="amandit", english="ferox")
    assert c.gold("italian") == 0
    assert c.bag("italian") == [
        "ambitious", "attractive", "brave", "clever", "deceitful", "lustful"
    ]  # fmt: skip
    assert c.held("english") == ["fleet", "longbow"]


def test_ai_6_literal_armies_leave_no_unrest_at_set_up() -> None:
    """CK-AI-3: no pieces and no unrest in the regions of an AI; free_mobilise has both."""
    literal = Court(3, 3, english="amandit")
    assert literal.g.armies == 0
    assert sum(literal.g.unrest) == 0
    free = Court(3, 3, english="amandit", ai_armies="free_mobilise")
    assert free.g.has_army(region("normandy"))
    assert sum(free.g.unrest) == 3
