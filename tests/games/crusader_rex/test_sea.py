"""CR-5.6, CR-5.9, CR-7.3, CR-7.5: by sea and from Germania."""

from __future__ import annotations

from palatine.games.crusader_rex.tables import BIT, FRANKS, SARACENS, SEA, TOWNS
from tests.games.crusader_rex.table import Table, battle, town, war

ENGLAND = ("richard@england", "robert@england", "crossbows@england")


def test_cr_5_6_1_one_block_from_port_to_port() -> None:
    """CR-5.6, CR-5.6.1: the move rating does not matter, both sides may."""
    t = war("walter@ascalon", "zangi@aleppo")
    t.moves("franks", "move_2")
    t.play("sail walter", "land walter st_simeon")
    assert t.town("walter") == "st_simeon"
    assert t.key == "spend-move", "one Move for one block"
    assert not t.has("sail walter"), "it has moved"
    t = war("al_adil@egypt", "zangi@acre", "walter@jaffa")
    t.moves("saracens", "move_1")
    t.play("sail al_adil")
    assert t.offers("land al_adil") == ["acre"]
    assert t.refused("land al_adil jaffa") == "CR-5.6.1"


def test_cr_5_6_2_into_and_out_of_a_besieged_fortified_port() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "walter@acre", "king_guy@acre")
    t.moves("franks", "move_3")
    t.play("sail walter", "land walter tyre")
    assert t.is_inside("walter")
    t.play("sail king_guy")
    assert not t.has("land king_guy tyre"), "two blocks are its limit"
    t.play("land king_guy jaffa", "sail conrad", "land conrad jaffa")
    assert (t.town("conrad"), t.is_inside("conrad")) == ("jaffa", False)


def test_cr_5_6_3_the_besieger_of_tyre_has_no_port_there() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "al_adil@egypt", "zangi@sidon")
    t.moves("saracens", "move_1")
    assert t.offers("sail") == ["al_adil", "zangi"]
    assert t.refused("sail saladin") == "CR-5.6.3"
    t.play("sail al_adil")
    assert not t.has("land al_adil tyre")


def test_cr_5_6_3_nor_has_he_one_while_a_relief_attacks_him() -> None:
    """CR-5.6.5 lets free blocks out of a port under attack, but this is the garrison's port."""
    t = war("conrad@tyre!", "saladin@tyre", "zangi@tyre", "al_adil@egypt", "yuzpah@sidon")
    t.g.first = FRANKS
    t.enter("franks", "acre", "king_guy@tyre")
    t.entered("franks")
    t.moves("saracens", "move_1", first="franks")
    assert t.has("group tyre"), "one of two is free to march"
    assert t.offers("sail") == ["al_adil", "yuzpah"]
    assert t.refused("sail zangi") == "CR-5.6.3"


def test_cr_5_6_4_a_port_occupied_in_this_phase_can_be_used_at_once() -> None:
    t = war("saladin@legio", "al_adil@egypt", "walter@jaffa")
    t.moves("saracens", "move_2")
    t.play("group legio", "march saladin", "step saladin acre", "stop saladin")
    t.play("sail al_adil", "land al_adil acre")
    assert t.town("al_adil") == "acre"


def attacked_tyre() -> Table:
    t = battle(
        ("saracens", "sidon", ["saladin@tyre"]), "conrad@tyre", "king_guy@tyre", "walter@acre"
    )
    t.moves("franks", "move_2", first="saracens")
    return t


def test_cr_5_6_5_out_of_a_port_under_attack_but_not_into_it() -> None:
    t = attacked_tyre()
    t.play("sail walter")
    assert not t.has("land walter tyre")
    assert t.refused("land walter tyre") == "CR-5.6.5"
    t = attacked_tyre()
    t.play("sail conrad", "land conrad acre")
    assert t.town("conrad") == "acre"
    assert not t.has("sail king_guy"), "he is pinned"
    assert t.refused("sail king_guy") == "CR-5.7"


def test_cr_5_9_the_english_attack_from_the_sea() -> None:
    t = war(*ENGLAND, "zangi@acre", "yuzpah@acre", "al_adil@egypt")
    t.moves("franks", "move_3")
    t.play("sail richard", "land richard acre", "sail robert", "land robert acre")
    t.play("sail crossbows", "land crossbows acre")
    assert t.g.attacks[FRANKS] & BIT[town("acre")]
    assert [t.arrival(name) for name in ("richard", "robert", "crossbows")] == [1, 1, 1]
    t.play("saracens: end_moves")
    assert t.g.entry[town("acre")] == BIT[SEA]


def test_cr_5_9_only_the_english() -> None:
    t = war("philippe@france", "hugues@france", "fileps@france", "zangi@acre", "walter@jaffa")
    t.moves("franks", "move_1")
    t.play("sail philippe")
    assert not t.has("land philippe acre")
    assert t.refused("land philippe acre") == "CR-5.9"


def test_cr_5_9_not_into_a_battle_that_player_1_has_started() -> None:
    t = battle(("saracens", "legio", ["saladin@acre"]), "king_guy@acre", "walter@jaffa", *ENGLAND)
    t.moves("franks", "move_1", first="saracens")
    t.play("sail richard")
    assert not t.has("land richard acre")


def test_cr_5_9_a_vacant_port_of_the_enemy_is_only_occupied() -> None:
    t = war(*ENGLAND, "zangi@aleppo", "walter@jaffa")
    t.moves("franks", "move_1")
    t.play("sail richard", "land richard egypt")
    assert t.control("egypt") == "franks"
    assert not t.g.attacks[FRANKS]


def test_cr_5_9_1_relief_by_sea_arrives_in_the_field() -> None:
    for first, arrival in (("franks", 1), ("saracens", 2)):
        t = war("king_guy@acre!", "zangi@acre", "walter@jaffa", *ENGLAND)
        t.moves("franks", "move_1", first=first)
        t.play("sail richard", "land richard acre")
        assert not t.is_inside("richard")
        assert t.arrival("richard") == arrival


def test_cr_5_9_2_a_besieged_fortified_port_is_entered_by_its_castle_or_not_at_all() -> None:
    t = war("conrad@tyre!", "saladin@tyre", "walter@jaffa", *ENGLAND)
    t.moves("franks", "move_2")
    t.play("sail richard", "land richard tyre")
    assert t.is_inside("richard")
    t.play("sail robert")
    assert not t.has("land robert tyre")


def test_cr_5_9_3_english_may_land_at_a_siege_that_franks_hold() -> None:
    t = war("zangi@tyre!", "conrad@tyre", "walter@jaffa", "philippe@jaffa", *ENGLAND)
    t.moves("franks", "move_2")
    t.play("sail richard", "land richard tyre")
    assert t.arrival("richard") == 1
    assert not t.is_inside("richard")
    assert not t.g.attacks[FRANKS]
    t.play("sail walter")
    assert not t.has("land walter tyre")


def test_cr_7_3_english_and_french_come_by_sea_one_move_each() -> None:
    t = war(*ENGLAND, "walter@jaffa", "zangi@aleppo")
    t.moves("franks", "move_2")
    t.play("sail richard", "land richard acre", "sail robert", "land robert jaffa")
    assert t.asked == "saracens"
    assert t.town("crossbows") == "england", "they need not come together"


def test_cr_7_5_germans_enter_by_land_and_stop() -> None:
    t = war("barbarossa@germania", "frederik@germania", "leopold@germania", "zangi@aleppo",
            "conrad@antioch!", "saladin@antioch")  # fmt: skip
    t.moves("franks", "move_3")
    t.play("enter barbarossa", "land barbarossa aleppo")
    assert t.g.attacks[FRANKS] & BIT[town("aleppo")], "an attack"
    t.play("enter frederik", "land frederik antioch")
    assert t.g.attacks[FRANKS] & BIT[town("antioch")], "a relief"
    assert not t.has("group aleppo")
    t.play("enter leopold", "land leopold st_simeon", "saracens: end_moves")
    assert t.g.entry[town("aleppo")] == BIT[TOWNS], "the road from Germania"


def test_cr_7_5_into_an_own_siege_they_come_at_once() -> None:
    t = war("barbarossa@germania", "frederik@germania", "leopold@germania", "zangi@aleppo!",
            "bohemond@aleppo")  # fmt: skip
    t.moves("franks", "move_1")
    t.play("enter barbarossa", "land barbarossa aleppo")
    assert t.arrival("barbarossa") == 1
    assert not t.g.attacks[FRANKS]
    assert t.g.attacks[SARACENS] == 0
