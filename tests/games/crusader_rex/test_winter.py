"""CR-8 and CR-9: winter, and how a match ends."""

from __future__ import annotations

import pytest

from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.names import ENDS
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCK_IDS,
    FRANKS,
    SARACENS,
    SIDE_IDS,
    TOWN_IDS,
    TOWNS,
)
from palatine.games.crusader_rex.winter import supply
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import Table, block, war


def finish(t: Table) -> None:
    """Nobody replaces anything; the next year begins."""
    for _ in range(12):
        t.luck(0)
    while t.key in ("replace",):
        t.play("done")


def test_cr_8_1_no_move_ends_where_enemies_are() -> None:
    t = war("saladin@banyas", "walter@tiberias", "conrad@damascus!", "keukburi@damascus",
            "zangi@ashtera", turn=6)  # fmt: skip
    t.moves("saracens", "move_1")
    assert not t.has("muster damascus")
    assert t.refused("muster damascus") == "CR-8.1"
    t.play("group banyas", "march saladin")
    assert not t.has("step saladin tiberias")
    assert t.refused("step saladin tiberias") == "CR-8.1"
    t.play("step saladin beaufort", "stop saladin")
    assert t.control("beaufort") == "saracens", "vacant enemy towns may be occupied"


def test_cr_8_1_no_way_through_a_siege_that_leads_nowhere() -> None:
    """A block is let into an own siege only if it can get out on the other side."""
    t = war("saladin@egypt", "walter@gaza!", "al_adil@gaza", "conrad@ascalon", "balian@lachish",
            "king_guy@beersheba", turn=6)  # fmt: skip
    t.moves("saracens", "move_1")
    assert not t.has("group egypt")
    assert t.refused("group egypt") == "CR-8.1"


def test_cr_8_1_not_by_sea_into_a_besieged_port() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "walter@acre", "king_guy@jaffa", turn=6)
    t.moves("franks", "move_2")
    t.play("sail walter")
    assert not t.has("land walter tyre")
    assert t.refused("land walter tyre") == "CR-8.1"
    t.play("land walter jaffa", "sail conrad", "land conrad jaffa")
    assert t.town("conrad") == "jaffa", "out of it is allowed"


def test_cr_8_2_no_battle_no_attrition_no_draw() -> None:
    t = war("king_guy@acre:2!", "saladin@acre", "walter@caesarea", year=1188, turn=6)
    t.moves("franks", "move_2", "manna", first="saracens")
    t.play("end_moves")
    assert t.steps("king_guy") == 2
    assert t.g.chance.drawn == 0
    assert t.key == "replace"


def test_cr_8_2_events_in_winter() -> None:
    t = war("walter@caesarea:1", "zangi@aleppo", turn=6)
    t.moves("franks", "manna")
    t.play("manna walter")
    assert t.steps("walter") == 2
    t = war("saladin@damascus", "walter@caesarea", turn=6)
    t.moves("saracens", "jihad")
    t.play("group damascus", "march saladin", "step saladin banyas", "stop saladin")
    assert t.asked == "franks", "Jihad gives its group move and nothing to name"


def test_cr_8_3_the_winter_campaign_keeps_one_siege_or_is_a_move() -> None:
    t = war("king_guy@acre!", "saladin@acre", "reynald_kerak@kerak!", "zangi@kerak", turn=6)
    t.g.campaigner = SARACENS
    t.moves("saracens", "winter_campaign", first="franks")
    assert t.offers("keep_siege") == ["acre", "kerak"]
    t.play("group kerak", "march zangi", "step zangi amman", "stop zangi")
    assert t.key != "spend-move", "it was one Move"
    assert t.g.kept == NONE


def test_cr_8_4_the_kept_siege_wears_down_faster() -> None:
    t = war("king_guy@acre:2!", "saladin@acre", "keukburi@acre", "walter@caesarea", turn=6)
    t.dice(4)
    t.winter("saracens", "acre")
    assert t.steps("king_guy") == 1
    assert t.count("saracens", "acre") == 2
    t = war("conrad@tyre:2!", "saladin@tyre", "walter@caesarea", turn=6)
    t.dice(3)
    t.winter("saracens", "tyre")
    assert t.steps("conrad") == 2, "in Tyre only 1 and 2"


def test_cr_8_4_a_castle_that_falls_in_winter() -> None:
    t = war("king_guy@acre:1!", "saladin@acre", "keukburi@acre", "walter@caesarea", "zangi@tyre",
            "conrad@tyre!", turn=6)  # fmt: skip
    t.dice(4)
    t.winter("saracens", "acre")
    assert (t.asked, t.key) == ("saracens", "regroup")
    assert t.offers("regroup saladin") == ["legio", "tiberias"], "not into a siege"
    t.play("regroup keukburi legio", "done")
    assert t.town("keukburi") == "legio"


def test_cr_8_5_other_besiegers_are_lost() -> None:
    t = war("king_guy@acre!", "saladin@acre", "zangi@acre", "walter@caesarea", turn=6)
    t.winter()
    assert (t.town("saladin"), t.town("zangi")) == ("out", "pool")
    assert not t.is_inside("king_guy")
    assert t.heard("gone", "franks"), "by name"
    assert not any(n == [block("zangi")] for n in t.told("lost")), "face down"


def test_cr_8_5_an_open_besieger_lost_in_winter_is_named() -> None:
    """Who has seen the block lie open sees which one is taken away."""
    t = war("king_guy@acre!", "saladin@acre", "zangi@acre", "walter@caesarea", turn=6)
    t.g.faceup |= BIT[block("zangi")]
    t.winter()
    assert t.town("zangi") == "pool"
    lost = [fact for fact in t.g.facts if fact.key == "winter-lost"]
    assert [fact.numbers[0] for fact in lost] == [block("zangi")]
    assert all(fact.heard_by(seat) for fact in lost for seat in range(2))


def test_cr_8_6_the_cities_are_counted_before_supply() -> None:
    t = war(*[f"{name}@{city}" for name, city in zip(
        ["saladin", "al_adil", "al_aziz", "al_afdal", "al_zahir", "zangi", "sanjar"],
        ["aleppo", "damascus", "egypt", "antioch", "tripoli", "acre", "jerusalem"], strict=True)],
        "tuman@ajlun", "bahram@ajlun", turn=6)  # fmt: skip
    t.winter()
    assert t.key == "over"
    assert ENDS[t.g.ended] == "all_cities"
    assert t.count("saracens", "ajlun") == 2


def test_cr_8_7_the_owner_chooses_whom_a_town_cannot_feed() -> None:
    t = war(
        "walter@legio",
        "balian@legio",
        "jerusalem_templars@legio",
        "zangi@ajlun",
        "sanjar@ajlun",
        "saladin@aleppo",
        turn=6,
    )
    t.winter()
    assert (t.asked, t.key) == ("franks", "feed"), "Franks first"
    assert t.offers("drop") == ["balian", "jerusalem_templars", "walter"]
    t.play("drop walter", "drop jerusalem_templars")
    assert (t.town("walter"), t.town("jerusalem_templars")) == ("pool", "out")
    assert t.asked == "saracens"
    t.play("drop zangi")
    assert t.heard("starved-one", "franks"), "which one is not seen"


def test_cr_8_7_an_open_block_that_starves_is_named() -> None:
    t = war("king_guy@acre", "zangi@ajlun", "sanjar@ajlun", "saladin@aleppo", turn=6)
    t.g.faceup |= BIT[block("zangi")]
    t.winter()
    t.play("drop zangi")
    assert t.heard("starved", "franks")
    assert not t.heard("starved-one", "franks")


def test_cr_8_7_besiegers_of_the_kept_siege_are_fed() -> None:
    t = war("reynald_kerak@kerak!", "saladin@kerak", "zangi@kerak", "sanjar@kerak", turn=6)
    t.dice(6)
    t.luck(*[0] * 12)
    t.winter("saracens", "kerak")
    assert t.key == "choose-card", "nobody starved"
    assert t.count("saracens", "kerak") == 3


def test_cr_8_8_replacements() -> None:
    t = war(
        "walter@acre:1",
        "balian@acre:1",
        "conrad@banyas:1",
        "saladin@ascalon:1",
        "zangi@aleppo",
        turn=6,
    )
    t.winter()
    assert (t.asked, t.offers("add_step")) == ("franks", ["balian", "walter"])
    t.play("add_step walter", "add_step walter", "add_step balian")
    assert (t.steps("walter"), t.steps("balian")) == (3, 2), "three points in Acre"
    assert t.asked == "saracens", "nothing for Conrad in Banyas"
    t.play("add_step saladin")
    assert t.steps("saladin") == 2, "two points a step in the enemy's kingdom"
    assert not t.offers("add_step")


def test_cr_8_8_points_may_be_left_and_sieges_give_none() -> None:
    t = war("walter@acre:1", "king_guy@jerusalem:1!", "saladin@jerusalem:1", turn=6)
    t.dice(6)
    t.winter("saracens", "jerusalem")
    assert t.offers("add_step") == ["walter"]
    for _ in range(12):
        t.luck(0)
    t.play("done")
    assert (t.steps("walter"), t.key) == (1, "choose-card")


def test_cr_8_9_the_year_ends() -> None:
    t = war("walter@acre", "zangi@aleppo", "balian@lost", turn=6)
    t.winter()
    finish(t)
    assert t.town("balian") == "pool"
    assert (t.g.year, t.g.turn) == (1188, 1)
    assert t.g.could[TOWNS] & (1 << block("balian"))


def test_cr_8_10_a_siege_that_ended_in_a_move_phase_is_none() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "walter@acre", turn=6)
    t.g.campaigner = SARACENS
    t.moves("saracens", "winter_campaign", "move_2", first="saracens")
    t.play("keep_siege tyre", "franks: sail conrad", "land conrad acre", "end_moves")
    assert t.town("saladin") == "tyre", "not eliminated"
    assert t.g.chance.drawn == 0


def test_cr_8_11_every_town_feeds_somebody() -> None:
    t = war("walter@acre")
    for place in range(TOWNS):
        for side in range(2):
            assert supply(t.g, side, place) >= 1


def test_cr_9_1_all_seven_cities_win_at_once() -> None:
    cities = ["aleppo", "damascus", "egypt"]
    t = war(*[f"{BLOCK_IDS[b]}@{city}" for b, city in enumerate(cities)], "turks_1@ajlun")
    t.moves("franks", "manna", "move_1")
    t.play("done", "saracens: end_moves")
    assert t.key == "over"
    assert t.g.places == [1, 2]
    assert ENDS[t.g.ended] == "all_cities"


@pytest.mark.parametrize(("holder", "winner"), [("walter", "franks"), ("zangi", "saracens")])
def test_cr_9_2_more_cities_win_after_the_last_winter(holder: str, winner: str) -> None:
    t = war(f"{holder}@jerusalem", "saladin@acre" if winner == "saracens" else "conrad@acre",
            year=1192, turn=6)  # fmt: skip
    t.winter()
    assert t.key == "over"
    assert SIDE_IDS[t.g.places.index(1)] == winner
    assert ENDS[t.g.ended] == "more_cities"
    assert t.g.cities_of(FRANKS) + t.g.cities_of(SARACENS) == 7, "never a draw"


def test_cr_3_5_turns_are_counted_through_the_years() -> None:
    at = [war("walter@caesarea", year=year, turn=turn).g for year, turn in ((1187, 1), (1188, 2))]
    assert [GAME.rounds(g) for g in at] == [1, 8]


def test_cr_1_9_statistics_count_cities_and_blocks() -> None:
    g = war("walter@jerusalem", "saladin@acre", "zangi@lost").g
    found = {(row.key, row.category): row.numbers for row in GAME.statistics(g)}
    assert found["cities", TOWN_IDS.index("jerusalem")] == [1, 0]
    assert found["cities", TOWN_IDS.index("acre")] == [0, 1]
    cities = [numbers for (key, _), numbers in found.items() if key == "cities"]
    assert [sum(column) for column in zip(*cities, strict=True)] == [
        g.cities_of(FRANKS),
        g.cities_of(SARACENS),
    ]
    assert found["blocks", NONE] == [1, 1]
    assert found["lost", NONE][SARACENS] >= 1
