"""The powers of the Order suit, by name."""

from __future__ import annotations

from palatine.games.oath.names import DEFENDERS
from palatine.games.oath.tokens import campaign_of
from tests.games.oath.table import (
    act,
    advise,
    bank,
    favor,
    garrison,
    options,
    own,
    pawn,
    play,
    put,
    question,
    roll,
    supply,
    table,
    warbands,
)


def test_longbows_add_a_die_for_the_attacker_and_remove_one_for_the_defender() -> None:
    """OA-PWR-09, Longbows."""
    g = table(3)
    advise(g, "red", "longbows")
    garrison(g, "cradle_1", "blue", 1)
    act(g, "red")
    play(g, "begin campaign", "against blue", "pass", "attack_with 2")
    war = campaign_of(g)
    assert war is not None
    assert war.attack_dice == 2
    play(g, "use longbows")
    assert war.attack_dice == 3


def test_oa_cam_10_dice_below_zero_defend() -> None:
    g = table(3)
    advise(g, "blue", "longbows")
    garrison(g, "cradle_1", "blue", 1)
    act(g, "red")
    play(g, "begin campaign", "against blue", "pass", "attack_with 0")
    assert question(g) == "blue battle-plan"
    war = campaign_of(g)
    assert war is not None
    assert war.defense_dice == 1
    before = war.defense_dice
    play(g, "use longbows")
    assert war.attack_dice == 0
    assert war.defense_dice == before + 1
    assert war.players_of(g, DEFENDERS) == [2]


def test_battle_honors_pay_the_victor() -> None:
    g = table(3)
    advise(g, "red", "battle_honors")
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    act(g, "red")
    roll(g, "blank", "sword", "sword", "sword")
    play(g, "begin campaign", "against blue", "attack_with 3", "use battle_honors")
    play(g, "garrison cradle_1 1")
    assert favor(g, "red") == 3
    assert bank(g, "order") == 1
    assert warbands(g, "red") == 2


def test_pressgangs_muster_on_a_laden_card() -> None:
    g = table(3)
    put(g, "cradle_1", "longbows")
    advise(g, "red", "pressgangs")
    own(g, "red", favor=3)
    act(g, "red")
    play(g, "begin muster", "muster_on longbows")
    assert warbands(g, "red") == 5
    assert supply(g, "red") == 6
    play(g, "begin muster")  # with Pressgangs alone: nothing is left to choose
    assert warbands(g, "red") == 7
    assert supply(g, "red") == 5


def test_toll_roads_take_a_favor_or_bar_the_way() -> None:
    """OA-PWR-17, Toll Roads."""
    g = table(3)
    put(g, "provinces_1", "toll_roads")
    garrison(g, "provinces_1", "blue", 1)
    act(g, "red")
    play(g, "begin travel", "travel_to provinces_1")
    assert favor(g, "red") == 0
    assert favor(g, "blue") == 2
    own(g, "red", favor=0)
    pawn(g, "red", "cradle_1")
    act(g, "red")
    play(g, "begin travel")
    assert "travel_to provinces_1" not in options(g)
