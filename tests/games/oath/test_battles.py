"""Campaigns from tables (OA-CAM): what each target brings, each loss modifier with each other.

Dice are scripted; the expected numbers are worked out here from the printed rules.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest

from palatine.games.oath.invariants import check
from palatine.games.oath.names import ATTACKERS, DEFENDERS
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import DARKEST_SECRET
from palatine.kernel.lexicon import NONE
from tests.games.oath.table import (
    act,
    banner,
    citizen,
    garrison,
    hold,
    options,
    own,
    pawn,
    play,
    put,
    question,
    relics,
    roll,
    seat,
    slot,
    table,
    war_of,
    warbands,
)

# what is attacked


class Attack(NamedTuple):
    """Targets, with the dice that they bring and the warbands that stand before them."""

    targets: list[str]
    dice: int
    force: int


RED_WARBANDS = 9
SITE_WARBANDS = 2  # at cradle_1, where red stands; Lush Coast has a defence of 1
FAR_WARBANDS = 1  # at hinterland_3, The Tribunal, defence 1
BOARD = 3  # blue's, who stands beside red
ATTACKS = [
    Attack([], 1, SITE_WARBANDS + BOARD),
    Attack(["target_site hinterland_3"], 2, SITE_WARBANDS + FAR_WARBANDS + BOARD),
    Attack(["target_relic map"], 4, SITE_WARBANDS + BOARD),
    Attack(["target_banner darkest_secret"], 4, SITE_WARBANDS + BOARD),
    Attack(["target_pawn"], 3, SITE_WARBANDS + BOARD),
    Attack(
        ["target_site hinterland_3", "target_relic map", "target_banner darkest_secret"],
        8,
        SITE_WARBANDS + FAR_WARBANDS + BOARD,
    ),
]


def before_attack() -> Oath:
    """Blue rules two sites and has a relic and a banner with three secrets."""
    g = table(3, goal="the_people")  # nobody has the banner, so the title stays where it is
    garrison(g, "cradle_1", "blue", SITE_WARBANDS)
    garrison(g, "hinterland_3", "blue", FAR_WARBANDS)
    hold(g, "blue", "map")
    banner(g, "darkest_secret", "blue", 3)
    g.title = 0
    g.derive()
    own(g, "blue", favor=4, warbands=BOARD)
    own(g, "red", warbands=RED_WARBANDS)
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    return g


def declared(g: Oath, targets: list[str]) -> None:
    play(g, *targets)
    if question(g) == "red targets":
        play(g, "pass")


@pytest.mark.parametrize("attack", ATTACKS, ids=[" ".join(a.targets) or "site" for a in ATTACKS])
@pytest.mark.parametrize("swords", [0, 3, 9])
def test_oa_cam_06_and_11_each_kind_of_target(attack: Attack, swords: int) -> None:
    """OA-CAM-06, OA-CAM-11 to OA-CAM-16: dice, defence, sacrifice, and the prize or the losses."""
    g = before_attack()
    declared(g, attack.targets)
    war = war_of(g)
    roll(g, *["shield"] * attack.dice, *["sword"] * swords)
    play(g, f"attack_with {swords}")
    defense = attack.dice + attack.force
    assert war.defense_dice == attack.dice
    assert war.defense == defense
    assert war.attack == swords
    needed = max(0, defense + 1 - swords)
    if needed and needed <= RED_WARBANDS:
        assert options(g) == [f"sacrifice {needed}", "pass"]
        play(g, f"sacrifice {needed}")
    if needed > RED_WARBANDS:
        assert war.outcome == DEFENDERS
        assert warbands(g, "red") == RED_WARBANDS - RED_WARBANDS // 2
        check(g)
        return
    assert war.outcome == ATTACKERS
    left = RED_WARBANDS - needed
    while question(g) == "blue casualties":
        play(g, options(g)[-1])
    while question(g) == "red garrison":
        play(g, options(g)[1 if left > 0 else 0])
        left -= 1
    while question(g) in ("red banish", "red burn-favor"):
        play(g, "no" if question(g) == "red banish" else "yes")
    assert (relics(g, "red") == ["map"]) == ("target_relic map" in attack.targets)
    has_banner = "target_banner darkest_secret" in attack.targets
    assert g.banner_of[DARKEST_SECRET] == seat("red" if has_banner else "blue")
    assert g.favor[seat("blue")] == (2 if "target_pawn" in attack.targets else 4)
    if "target_site hinterland_3" not in attack.targets:
        assert g.garrison_of[slot("hinterland_3")] == seat("blue")
    check(g)


@pytest.mark.parametrize(
    ("removed", "attack", "defense"), [(0, 2, 1), (1, 1, 1), (2, 0, 1), (3, 0, 2), (5, 0, 4)]
)
def test_oa_cam_10_dice_below_zero_defend(removed: int, attack: int, defense: int) -> None:
    """OA-CAM-10: what a defender takes away beyond the attack pool is rolled by the defence."""
    g = before_attack()
    declared(g, [])
    war = war_of(g)
    war.attack_dice, war.defense_dice = 2, 1
    war.add_attack_dice(DEFENDERS, removed, NONE)
    assert (war.attack_dice, war.defense_dice) == (attack, defense)


@pytest.mark.parametrize(
    ("where", "admits", "force"),
    [
        ("cradle_1", True, 1 + 3),  # the ally stands where the fight is
        ("cradle_1", False, 1),
        ("hinterland_3", True, 1),  # and elsewhere is not even asked
    ],
)
def test_oa_cam_08_imperial_defence_with_and_without_allies(
    where: str, admits: bool, force: int
) -> None:
    """OA-CAM-08: a Citizen at the spot may join, if the one who was attacked lets him."""
    g = table(4)
    citizen(g, "blue", "yellow")
    garrison(g, "cradle_1", "purple", 1)
    pawn(g, "purple", "hinterland_1")
    pawn(g, "blue", "hinterland_2")
    pawn(g, "yellow", where)
    act(g, "red")
    play(g, "begin campaign")
    roll(g, *["blank"] * 5)
    play(g, "?against blue", "?pass")
    war = war_of(g)
    play(g, "attack_with 0")
    if where == "cradle_1":
        assert question(g) == "blue admit"
        play(g, "yes" if admits else "no")
        if admits:
            assert question(g) == "yellow join"
            play(g, "yes")
    assert war.defense == force


# losses


LOSERS = {"attackers": ATTACKERS, "defenders": DEFENDERS}
FORCE = 6


@pytest.mark.parametrize("loser", LOSERS)
@pytest.mark.parametrize(
    ("spared", "slaughtered", "jailed", "hospital"), list(product([False, True], repeat=4))
)
def test_oa_cam_25_every_loss_modifier_with_every_other(
    loser: str, spared: bool, slaughtered: bool, jailed: bool, hospital: bool
) -> None:
    """OA-CAM-15, OA-CAM-25: none beats all, all beats half; survivors may be caged."""
    side = LOSERS[loser]
    own_side = "red" if side == ATTACKERS else "blue"
    g = table(3, goal="the_people")
    put(g, "provinces_1", "hospital")
    garrison(g, "provinces_1", own_side, 1)
    garrison(g, "cradle_1", "blue", FORCE)
    pawn(g, "blue", "hinterland_1")
    dice = FORCE if side == ATTACKERS else FORCE + 1
    own(g, "red", warbands=dice)
    own(g, "blue", warbands=0)
    act(g, "red")
    play(g, "begin campaign", "?against blue", "?pass")
    war = war_of(g)
    war.spared = spared << side
    war.slaughtered = slaughtered << side
    war.jailed = jailed << side
    roll(g, "blank", *["hollow_sword" if side == ATTACKERS else "sword"] * dice)
    play(g, f"attack_with {dice}")
    assert question(g) == f"{own_side} battle-plan"
    play(g, "use hospital" if hospital else "pass", "?pass")
    if question(g) == "red garrison":
        play(g, "garrison cradle_1 0")
    lost = 0 if spared else FORCE if slaughtered else FORCE // 2
    survivors = FORCE - lost
    assert g.caged[seat(own_side)] == (survivors if jailed else 0)
    assert warbands(g, own_side) == (0 if jailed else survivors)
    assert g.garrison[slot("provinces_1")] == 1 + (lost if hospital else 0)
    check(g)
