"""The evaluation: what bots take for better is better."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from palatine.games.crusader_rex.evaluate import evaluate, hold, starving
from palatine.games.crusader_rex.tables import CITIES, FRANKS, SARACENS, TOWNS
from tests.games.crusader_rex.table import Table, town, war


def franks(t: Table) -> float:
    value = evaluate(t.g, FRANKS)
    assert 0.0 < value < 1.0
    assert evaluate(t.g, SARACENS) == pytest.approx(1.0 - value)
    return value


def test_a_city_more_is_better() -> None:
    assert franks(war("walter@damascus", "zangi@homs")) > franks(war("walter@banyas", "zangi@homs"))


def test_a_threatened_city_is_worth_less() -> None:
    t = war("king_guy@jerusalem", "saladin@nablus")
    calm = [0.0] * (2 * TOWNS)
    calm[town("jerusalem")] = 8.0
    tense = calm[:]
    tense[TOWNS + town("nablus")] = 12.0
    city = CITIES.index(town("jerusalem"))
    secure = hold(t.g, city, vec[float](calm), 0.5)
    assert 1.0 >= secure > hold(t.g, city, vec[float](tense), 0.5) > -1.0


def test_a_siege_weighs_on_the_besieged() -> None:
    free = war("king_guy@acre", "saladin@tiberias", "keukburi@tiberias")
    besieged = war("king_guy@acre!", "saladin@acre", "keukburi@acre")
    assert franks(free) > franks(besieged)


def test_strength_counts() -> None:
    assert franks(war("walter@acre:3", "zangi@aleppo")) > franks(
        war("walter@acre:1", "zangi@aleppo")
    )


def test_winter_will_cost_blocks_that_nobody_feeds() -> None:
    crowd = ["walter@legio", "balian@legio", "conrad@legio"]
    assert starving(war(*crowd, turn=6).g, FRANKS) == 2.0
    assert starving(war(*crowd, turn=3).g, FRANKS) == 1.0
    assert starving(war("walter@acre", "balian@acre", turn=6).g, FRANKS) == 0.0
    assert starving(war("king_guy@acre!", "saladin@acre", turn=6).g, SARACENS) == 1.0


def test_the_end_is_known() -> None:
    t = war("walter@acre", "zangi@aleppo", year=1192, turn=6)
    t.winter()
    assert t.key == "over"
    assert (evaluate(t.g, FRANKS), evaluate(t.g, SARACENS)) == (1.0, 0.0)
