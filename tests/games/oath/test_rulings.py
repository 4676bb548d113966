"""Rulings that no source decides: each with the position that shows it."""

from __future__ import annotations

from palatine.games.oath.citizenship import become_exile
from palatine.games.oath.state import CHANCELLOR
from tests.games.oath.table import (
    act,
    advise,
    attack,
    bank,
    campaign,
    citizen,
    favor,
    garrison,
    options,
    own,
    pawn,
    pile,
    play,
    put,
    question,
    roll,
    seat,
    secrets,
    table,
    war_of,
    warbands,
)


def test_oa_win_03_nobody_gets_the_title_between_the_losers_leaving_and_the_victor_placing() -> (
    None
):
    """Purple 3 sites, blue 2, red 1 takes two of purple's: blue leads only in between."""
    g = table(3)
    for where in ("cradle_1", "cradle_2", "provinces_1"):
        garrison(g, where, "purple", 1)
    for where in ("hinterland_1", "hinterland_2"):
        garrison(g, where, "blue", 1)
    garrison(g, "provinces_2", "red", 1)
    own(g, "red", warbands=9)
    own(g, "purple", warbands=0)
    g.title = CHANCELLOR
    g.derive()
    pawn(g, "blue", "hinterland_1")
    roll(g, *["blank"] * 4, *["sword"] * 9)
    campaign(g, "red", "against purple", 9, "target_site cradle_2")
    play(g, "purple: lose_at_site cradle_1 1")
    assert question(g) == "red garrison"
    assert g.title == CHANCELLOR, "the sites are on their way"
    play(g, "garrison cradle_1 2", "garrison cradle_2 2")
    assert g.title == seat("red")
    assert [fact.numbers[0] for fact in g.facts if fact.key == "title"] == [seat("red")]


def test_oa_cam_06_the_title_helps_no_ally_under_the_other_goals() -> None:
    """Devotion, The People, Protection: a Citizen defends without the Chancellor's die."""
    for goal in ("devotion", "the_people", "protection", "supremacy"):
        g = table(3, goal=goal)
        citizen(g, "blue")
        g.title = CHANCELLOR
        g.derive()
        g.frames = []
        pawn(g, "purple", "hinterland_3")
        garrison(g, "provinces_1", "purple", 1)
        own(g, "blue", warbands=1)
        act(g, "red")
        play(g, "begin campaign", "?against blue", "?target_pawn", "?pass", "attack_with 1")
        war = war_of(g) if any(type(frame).__name__ == "Campaign" for frame in g.frames) else None
        dice = [fact.numbers for fact in g.facts if fact.key == "rolled-defense"]
        n = war.defense_dice if war is not None else len(dice[-1])
        assert n == (3 if goal == "supremacy" else 2), goal


def test_oa_cit_11_whoever_is_exiled_with_too_few_own_warbands_gets_no_more() -> None:
    g = table(3)
    citizen(g, "red")
    own(g, "red", warbands=5)
    g.caged[seat("red")] = 12  # of 14
    purple = g.in_bank(CHANCELLOR)
    become_exile(g, seat("red"))
    assert warbands(g, "red") == 2
    assert g.in_bank(CHANCELLOR) == purple + 5


def test_oa_cam_22_the_traveling_doctor_of_defeated_bandits_is_discarded() -> None:
    g = table(3)
    put(g, "cradle_1", "traveling_doctor")
    own(g, "red", warbands=5)
    roll(g, "blank", *["sword"] * 5)
    attack(g, "red", "bandits", 5)
    play(g, "garrison cradle_1 1")
    assert pile(g, "provinces") == ["traveling_doctor"]


def test_oa_trd_03_vow_of_poverty_may_trade_for_favor_and_gains_none() -> None:
    g = table(3)
    put(g, "cradle_1", "elders")
    advise(g, "red", "vow_of_poverty")
    own(g, "red", favor=0, secrets=1)
    act(g, "red")
    play(g, "begin trade", "?trade_for_favor elders")
    assert (favor(g, "red"), secrets(g, "red"), bank(g, "hearth")) == (0, 0, 3)
    told = [fact.key for fact in g.facts]
    assert told[-1] == "traded-in-vain", "a trade that gains nothing says so"


def test_oa_neg_05_outside_of_an_offer_nothing_is_shown() -> None:
    """OA-GEN-02: there players talk, and may lie."""
    g = table(3)
    advise(g, "purple", "tutor", faceup=False)
    act(g, "purple")
    assert not [code for code in options(g) if code.startswith("show")]
    play(g, "offer_citizenship red")
    assert "show_reliquary brutal" in options(g)
