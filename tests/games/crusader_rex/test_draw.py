"""CR-7: drawing and placing blocks."""

from __future__ import annotations

from palatine.games.crusader_rex.draw import pool_of
from palatine.games.crusader_rex.sea import is_complete
from palatine.games.crusader_rex.tables import BIT, FRANKS, LASTING, LOST, OUT, STRENGTH
from tests.games.crusader_rex.table import Table, block, side, war


def drawing(
    franks: str, saracens: str, *specs: str, first: str = "franks", **more: object
) -> Table:
    """The draw phase in which these two are drawn."""
    more.setdefault("year", 1188)
    t = war(*specs, **more)  # type: ignore[arg-type]
    t.draws(first)
    drawn = {"franks": franks, "saracens": saracens}
    for name in (first, "saracens" if first == "franks" else "franks"):
        t.luck(pool_of(t.g, side(name)).index(block(drawn[name])))
    return t


def test_cr_7_1_player_1_draws_and_places_first() -> None:
    t = drawing("walter", "zangi", "saladin@damascus", first="saracens")
    assert (t.asked, t.key) == ("saracens", "place-block")
    t.play("place zangi aleppo")
    assert t.asked == "franks"
    t.play("place walter caesarea")
    assert t.key == "choose-card"


def test_cr_7_1_none_in_the_first_year_and_blocks_lost_this_year_wait() -> None:
    t = war("walter@caesarea", "zangi@aleppo", "balian@lost")
    t.fights("franks")
    assert t.key == "choose-card"
    assert block("balian") not in pool_of(t.g, FRANKS)


def test_cr_7_2_crusaders_wait_openly_until_all_three_are_there() -> None:
    t = drawing("richard", "zangi", "robert@england")
    assert t.asked == "saracens", "nothing to place"
    assert (t.town("richard"), t.steps("richard")) == ("england", 4)
    assert not is_complete(t.g, 0)
    assert t.heard("drew-crusader", "saracens")
    t = drawing("richard", "zangi", "robert@england", "crossbows@out")
    assert t.asked == "saracens"
    assert is_complete(t.g, 0), "wherever they are now"
    assert t.told("nation-ready")


def test_cr_7_4_pilgrims_come_to_a_port() -> None:
    t = drawing("genoa_pilgrims", "zangi", "conrad@tyre!", "saladin@tyre")
    assert "tyre" in t.offers("place genoa_pilgrims")
    assert "jerusalem" not in t.offers("place genoa_pilgrims")
    assert t.refused("place genoa_pilgrims jerusalem") == "CR-7.4"
    t.play("place genoa_pilgrims tyre")
    assert t.is_inside("genoa_pilgrims")
    assert t.steps("genoa_pilgrims") == 4


def test_cr_7_6_full_strength_at_a_seat_or_one_step_anywhere() -> None:
    t = drawing("king_guy", "zangi", "saladin@acre")
    t.play("place king_guy ascalon")
    assert t.steps("king_guy") == 4
    t.play("place zangi acre")
    assert t.steps("zangi") == 1
    t = drawing("king_guy", "zangi", "saladin@acre")
    assert not t.has("place king_guy acre")
    assert t.refused("place king_guy acre") == "CR-7.6"
    t.play("place king_guy krak")
    assert t.steps("king_guy") == 1


def test_cr_7_6_a_besieged_seat_counts_for_the_besieger() -> None:
    t = drawing("walter", "zangi", "bohemond@aleppo!", "saladin@aleppo")
    t.play("place walter caesarea")
    assert t.has("place zangi aleppo")
    t.play("place zangi aleppo")
    assert not t.is_inside("zangi")
    assert t.steps("zangi") == STRENGTH[block("zangi")]


def test_cr_7_7_without_a_place_the_block_goes_back() -> None:
    ports = ["acre", "ascalon", "beirut", "caesarea", "jaffa", "latakia", "margat", "sidon",
             "st_simeon", "tartus", "tripoli", "tyre"]  # fmt: skip
    emirs = ["saladin", "al_adil", "al_aziz", "al_afdal", "al_zahir", "qara_qush", "sanjar",
             "yazkuj", "sulaiman", "keukburi", "shirkuh", "jurdik"]  # fmt: skip
    held = [f"{name}@{port}" for name, port in zip(emirs, ports, strict=True)]
    t = drawing("genoa_pilgrims", "zangi", *held)
    assert t.asked == "saracens"
    assert t.town("genoa_pilgrims") == "pool"


def test_cr_7_8_a_draw_is_not_optional() -> None:
    t = drawing("walter", "zangi", "saladin@damascus")
    assert not t.has("done")
    assert all(code.startswith("place walter") for code in t.options)


def test_cr_7_9_staging_areas_are_off_the_map() -> None:
    t = war("richard@england:2", "walter@acre", "saladin@damascus")
    t.moves("saracens", "assassins")
    assert t.options == ["strike acre field"]
    t = war("richard@england:2", "walter@acre:1", "saladin@damascus")
    t.moves("franks", "manna")
    assert t.offers("manna") == ["walter"]
    t = war("richard@england", "robert@england", "saladin@damascus", turn=6)
    t.winter()
    assert t.key != "feed"


def test_cr_7_1_an_empty_pool_gives_nothing() -> None:
    t = war("zangi@aleppo", year=1188)
    for b in range(31):
        t.g.at[b] = OUT if LASTING & BIT[b] else LOST
    t.g.derive()
    t.draws("franks")
    t.luck(0)
    assert t.asked == "saracens"
    assert t.told("no-draw") == [[FRANKS, -1, -1, -1, -1, -1]]
