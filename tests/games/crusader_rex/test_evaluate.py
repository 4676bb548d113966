"""The evaluation: what bots take for better is better."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from palatine.games.crusader_rex.evaluate import WORTH, endangered, evaluate, hold, starving
from palatine.games.crusader_rex.tables import BLOCKS, CITIES, FRANKS, SARACENS, SIDE, TOWNS
from tests.games.crusader_rex.table import Table, battle, town, war


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
    assert starving(war(*crowd, turn=6).g, FRANKS) > starving(war(*crowd, turn=3).g, FRANKS) > 0.0
    assert starving(war("walter@acre", "balian@acre", turn=6).g, FRANKS) == 0.0


def test_besiegers_who_never_come_back_are_the_dearest() -> None:
    saladin = starving(war("king_guy@acre!", "saladin@acre", turn=6).g, SARACENS)
    mashtub = starving(war("king_guy@acre!", "al_mashtub@acre", turn=6).g, SARACENS)
    assert saladin > 1.5 * mashtub > 0.0
    kept = war("king_guy@acre!", "saladin@acre", turn=6)
    kept.g.kept = town("acre")
    assert starving(kept.g, SARACENS) == 0.0


def test_a_siege_that_winter_breaks_is_worth_nothing() -> None:
    besieged = war("king_guy@acre!", "saladin@acre", "keukburi@acre", turn=6)
    free = war("king_guy@acre", "saladin@banyas", "keukburi@damascus", turn=6)
    assert franks(besieged) > franks(free)


def test_who_stands_together_is_safer() -> None:
    """Three emirs near the Franks of Jerusalem: one after the other is beaten, all three not."""
    guard = ["king_guy@jerusalem", "jerusalem_templars@jerusalem", "balian@jerusalem"]
    together = war(*guard, "zangi@nablus", "sanjar@nablus", "jurdik@nablus")
    apart = war(*guard, "zangi@nablus", "sanjar@hebron", "jurdik@ramallah")
    assert at_stake(together) < at_stake(apart)


def at_stake(t: Table) -> float:
    power = [0.0] * (2 * TOWNS)
    for b in range(BLOCKS):
        if t.g.at[b] < TOWNS:
            power[SIDE[b] * TOWNS + t.g.at[b]] += WORTH[b] * t.g.steps[b]
    return endangered(t.g, SARACENS, vec[float](power))


def test_a_weak_attack_costs_more_than_a_strong_one() -> None:
    """The same attacker against one emir and against three, before the fight."""
    values = []
    for emirs in (["zangi@ajlun"], ["zangi@ajlun", "sanjar@ajlun", "keukburi@ajlun"]):
        before = franks(war(*emirs, "walter@tiberias"))
        t = battle(("franks", "tiberias", ["walter@ajlun"]), *emirs)
        values.append(franks(t) - before)
    assert values[0] > values[1]


def test_the_end_is_known() -> None:
    t = war("walter@acre", "zangi@aleppo", year=1192, turn=6)
    t.winter()
    assert t.key == "over"
    assert (evaluate(t.g, FRANKS), evaluate(t.g, SARACENS)) == (1.0, 0.0)
