"""Campaigns from declaration to aftermath (OA-CAM), with scripted dice."""

from __future__ import annotations

import pytest

from palatine.games.oath.battle import attack_value, defending_force, defense_value, skulls_of
from palatine.games.oath.campaign import (
    Campaign,
    apart_in,
    may_campaign,
    needed_sacrifice,
    new_campaign,
    target_dice,
)
from palatine.games.oath.names import ATTACKERS, DEFENDERS
from palatine.games.oath.plans import usable_plans
from palatine.games.oath.recover import may_recover_banner
from palatine.games.oath.state import CHANCELLOR, Oath
from palatine.games.oath.tables import (
    ATTACK_FACE_IDS,
    DARKEST_SECRET,
    DEFENSE_FACE_IDS,
    PEOPLES_FAVOR,
    POWER_IDS,
    RELIC_IDS,
)
from palatine.games.oath.tokens import campaign_of
from tests.games.oath.table import (
    act,
    advise,
    banner,
    campaign,
    citizen,
    favor,
    garrison,
    hold,
    lay_relic,
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
    supply,
    table,
    warbands,
)


def war_of(g: Oath) -> Campaign:
    war = campaign_of(g)
    assert isinstance(war, Campaign)
    return war


def apart_pawns(g: Oath) -> None:
    """Nobody but red stands at cradle_1."""
    for n, colour in enumerate(["purple", "blue", "yellow"][: g.seats - 1]):
        if seat(colour) < g.seats:
            pawn(g, colour, f"hinterland_{n + 1}")


def test_oa_cam_01_whom_to_fight() -> None:
    """OA-CAM-01: the ruler of the site, players there, or the bandits."""
    g = table(4)
    apart_pawns(g)
    act(g, "red")
    play(g, "begin campaign")
    assert war_of(g).defender == -1  # the bandits were the only choice
    g = table(4)
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "hinterland_1")
    pawn(g, "purple", "cradle_2")
    act(g, "red")
    play(g, "begin campaign")
    assert options(g) == ["against blue", "against yellow"]


def test_oa_cam_01_costs_2_supply() -> None:
    g = table(3)
    g.supply[seat("red")] = 1
    assert not may_campaign(g, seat("red"), False)
    assert may_campaign(g, seat("red"), True)
    g.supply[seat("red")] = 7
    apart_pawns(g)
    act(g, "red")
    roll(g, "blank")
    play(g, "begin campaign", "pass", "attack_with 0")
    assert supply(g, "red") == 5


def test_oa_cam_02_no_warbands_needed() -> None:
    g = table(3)
    own(g, "red", warbands=0)
    assert may_campaign(g, seat("red"), False)


def test_oa_cam_03_citizens_apart() -> None:
    g = table(4)
    citizen(g, "red", "blue")
    assert apart_in(g, seat("red"), CHANCELLOR) == seat("red")
    assert apart_in(g, seat("red"), seat("blue")) == seat("red")
    assert apart_in(g, CHANCELLOR, seat("blue")) == seat("blue")
    assert apart_in(g, seat("red"), seat("yellow")) == -1


def test_oa_cam_04_targets() -> None:
    """Sites anywhere; relics, banners and pawn only of a defender at the site."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    garrison(g, "hinterland_3", "blue", 1)
    hold(g, "blue", "map")
    banner(g, "peoples_favor", "blue", 2)
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    assert options(g) == [
        "target_site hinterland_3", "target_relic map", "target_banner peoples_favor",
        "target_pawn", "pass",
    ]  # fmt: skip
    pawn(g, "blue", "hinterland_3")
    assert options(g) == ["target_site hinterland_3", "pass"]


def test_oa_cam_05_a_target_at_the_own_site() -> None:
    """OA-CAM-05: the site itself if the defender rules it, else a thing of who stands there."""
    g = table(3)
    garrison(g, "cradle_2", "blue", 1)
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    assert options(g) == ["target_site cradle_2", "target_pawn"]  # a site alone would not do
    play(g, "target_site cradle_2")
    assert question(g) == "red attack-dice"  # only the pawn could make it legal
    assert war_of(g).is_pawn


def test_oa_cam_06_the_defense_pool() -> None:
    """OA-CAM-06, OA-CMP-12: dice of all targets, and the title's."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    hold(g, "blue", "map")
    banner(g, "darkest_secret", "blue", 4)
    g.title = seat("blue")
    g.derive()
    act(g, "red")
    play(g, "begin campaign", "?against blue", "target_relic map", "target_banner darkest_secret")
    play(g, "target_pawn")
    assert target_dice(g, war_of(g)) == 1 + 3 + 4 + 2
    play(g, "attack_with 0")
    assert campaign_of(g) is None  # fought out; the pool is looked at before
    for usurper, dice in ((False, 2), (True, 3)):
        h = table(3)
        garrison(h, "cradle_1", "blue", 1)
        pawn(h, "blue", "cradle_2")
        h.title = seat("blue")
        h.usurper = usurper
        h.derive()
        advise(h, "blue", "longbows")
        act(h, "red")
        play(h, "begin campaign", "?against blue", "attack_with 3")
        assert war_of(h).defense_dice == dice


def test_oa_cam_06_the_chancellors_title_under_supremacy() -> None:
    g = table(4)
    citizen(g, "blue")
    garrison(g, "cradle_1", "purple", 1)
    pawn(g, "purple", "hinterland_1")
    advise(g, "blue", "longbows")
    act(g, "red")
    play(g, "begin campaign", "?against blue", "pass", "attack_with 3")
    assert war_of(g).defense_dice == 2
    assert war_of(g).has_ally(CHANCELLOR)


def test_oa_cam_07_up_to_the_warbands_of_the_board() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    own(g, "red", warbands=2)
    pawn(g, "blue", "cradle_2")
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    assert options(g) == ["attack_with 0", "attack_with 1", "attack_with 2"]


def test_oa_cam_08_imperial_defence() -> None:
    """OA-CAM-08, OA-CAM-26: the Chancellor at once, Citizens at the spot if both want."""
    g = table(4)
    citizen(g, "blue", "yellow")
    garrison(g, "cradle_1", "purple", 1)
    pawn(g, "purple", "hinterland_1")
    pawn(g, "blue", "hinterland_2")
    act(g, "red")
    play(g, "begin campaign", "?against blue", "attack_with 3")
    assert question(g) == "blue admit"
    play(g, "yes")
    assert question(g) == "yellow join"
    roll(g, "blank", "blank", "blank", "blank", "blank", "blank")
    war = war_of(g)
    play(g, "yes")
    assert war.players_of(g, DEFENDERS) == [seat("blue"), CHANCELLOR, seat("yellow")]
    assert war.defense == 1 + 3  # the site, and yellow's board


def test_oa_cam_08_without_leave_nobody_joins() -> None:
    g = table(4)
    citizen(g, "blue", "yellow")
    garrison(g, "cradle_1", "purple", 1)
    pawn(g, "purple", "hinterland_1")
    pawn(g, "blue", "hinterland_2")
    act(g, "red")
    roll(g, "blank", "blank", "hollow_sword", "hollow_sword", "hollow_sword")
    play(g, "begin campaign", "?against blue", "attack_with 3", "no")
    war = war_of(g)
    assert not war.has_ally(seat("yellow"))
    assert war.defense == 1


def test_oa_cam_09_plans_of_both_sides() -> None:
    """OA-CAM-09, OA-CAM-21, OA-PWR-09: red ones, blue ones, each once; ruled, not only near."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    put(g, "cradle_1", "longbows", "bear_traps")
    advise(g, "red", "scouts", "wrestlers")
    act(g, "red")
    play(g, "begin campaign", "?against blue", "pass", "attack_with 3")
    war = war_of(g)
    assert [POWER_IDS[n] for n in usable_plans(g, war, seat("red"))] == ["scouts"]
    play(g, "use scouts")
    assert supply(g, "red") == 6
    assert question(g) == "blue battle-plan"
    assert set(options(g)) == {"use bear_traps", "use longbows", "pass"}
    play(g, "use bear_traps")
    assert war.attack_dice == 2
    assert warbands(g, "red") == 2


@pytest.mark.parametrize(
    ("faces", "warbands_there", "value"),
    [
        (["shield", "double_shield", "times_two"], 1, 7),
        (["times_two", "times_two", "shield"], 0, 4),
        (["blank", "blank"], 3, 3),
        (["times_two"], 2, 2),
    ],
)
def test_oa_cam_11_the_defense(faces: list[str], warbands_there: int, value: int) -> None:
    """OA-CAM-11; EX-OA-01: shields doubled by each x2, and the warbands that count."""
    g = table(3)
    apart_pawns(g)
    garrison(g, "cradle_1", "blue", warbands_there)
    war = new_campaign(g, seat("red"), False)
    war.begin(g, seat("blue"))
    war.sites = 1
    war.defense_roll = [DEFENSE_FACE_IDS.index(face) for face in faces]
    assert defense_value(g, war) == value


def test_oa_cam_11_boards_that_are_present() -> None:
    """The defender's board counts at the attacker's site or at a targeted one."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 2)
    garrison(g, "hinterland_1", "blue", 1)
    pawn(g, "blue", "hinterland_1")
    war = new_campaign(g, seat("red"), False)
    war.begin(g, seat("blue"))
    assert defending_force(g, war, True) == 2
    war.sites |= 1 << slot("hinterland_1")
    assert defending_force(g, war, True) == 2 + 1 + 3


def test_oa_cam_12_the_attack() -> None:
    """OA-CAM-12; EX-OA-01: swords and half the hollow ones; each skull kills one."""
    g = table(3)
    war = new_campaign(g, seat("red"), False)
    faces = ["hollow_sword", "hollow_sword", "hollow_sword", "sword", "double_sword_skull"]
    war.attack_roll = [ATTACK_FACE_IDS.index(face) for face in faces]
    assert attack_value(war) == 4
    assert skulls_of(war) == 1
    war.defense = 7
    war.attack = 4
    assert needed_sacrifice(war) == 4
    war.sacrifice_worth = 3
    assert needed_sacrifice(war) == 2


def test_oa_cam_13_sacrifice_wins() -> None:
    """OA-CAM-13, OA-CAM-14; EX-OA-01: the smallest number that lifts the attack above."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    apart_pawns(g)
    own(g, "red", warbands=5)
    act(g, "red")
    roll(g, "shield", "sword")
    play(g, "begin campaign", "?against blue", "attack_with 1")
    assert options(g) == ["sacrifice 2", "pass"]
    play(g, "sacrifice 2")
    assert war_of(g).outcome == ATTACKERS
    assert warbands(g, "red") == 3


def test_oa_cam_13_none_if_not_enough() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 9)
    apart_pawns(g)
    act(g, "red")
    roll(g, "double_shield", "sword")
    play(g, "begin campaign", "?against blue", "attack_with 1")
    assert question(g) == "red act"
    assert warbands(g, "red") == 2  # half of three died, rounded down


def test_oa_cam_15_defeat_of_the_attacker() -> None:
    """OA-CAM-15, OA-CAM-19; EX-OA-02: half the force, rounded down; nothing else moves."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 9)
    apart_pawns(g)
    own(g, "red", warbands=5)
    act(g, "red")
    roll(g, "double_shield", "sword")
    play(g, "begin campaign", "?against blue", "attack_with 1")
    assert warbands(g, "red") == 3
    assert g.garrison[0] == 9


def test_oa_cam_15_defeat_of_a_defender() -> None:
    """The loser chooses who dies; the others move to the board."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 2)
    own(g, "blue", warbands=3)
    own(g, "red", warbands=9)
    act(g, "red")
    roll(g, "blank", *["double_sword_skull"] * 4)
    play(g, "begin campaign", "?against blue", "pass", "attack_with 4")
    assert question(g) == "blue casualties"
    assert options(g) == [f"lose_at_site cradle_1 {n}" for n in range(3)]
    play(g, "lose_at_site cradle_1 1")
    assert question(g) == "red garrison"
    assert g.garrison[0] == 0
    assert warbands(g, "blue") == 3  # 3 - 1, and the one of the site
    assert warbands(g, "red") == 5


def test_oa_cam_15_the_chancellor_chooses_for_the_empire() -> None:
    """Purple survivors of sites go to the Chancellor's board."""
    g = table(4)
    citizen(g, "blue")
    garrison(g, "cradle_1", "purple", 3)
    pawn(g, "purple", "hinterland_1")
    own(g, "red", warbands=9)
    act(g, "red")
    roll(g, "blank", "blank", *["double_sword_skull"] * 5)
    play(g, "begin campaign", "?against blue", "pass", "attack_with 5")
    assert question(g) == "purple casualties"
    play(g, "lose_at_site cradle_1 1")
    assert warbands(g, "purple") == 5
    assert warbands(g, "blue") == 1


def test_oa_cam_16_the_spoils() -> None:
    """OA-CAM-16: sites, relics and banners with their penalty, pawn and half the favor."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    hold(g, "blue", "map")
    banner(g, "peoples_favor", "blue", 3)
    own(g, "blue", favor=5, warbands=0)
    own(g, "red", warbands=12)
    act(g, "red")
    play(g, "begin campaign", "?against blue", "target_relic map", "target_banner peoples_favor")
    roll(g, *["blank"] * 9, *["double_sword_skull"] * 3)
    play(g, "target_pawn", "attack_with 3")
    play(g, "garrison cradle_1 2")
    assert g.ruler(0) == seat("red")
    assert relics(g, "red") == ["map"]
    assert g.banner_of[PEOPLES_FAVOR] == seat("red")
    assert g.banner_tokens[PEOPLES_FAVOR] == 1
    assert g.mob
    assert question(g) == "red banish"
    play(g, "yes", "travel_to hinterland_2", "yes")
    assert g.pawn[seat("blue")] == slot("hinterland_2")
    assert favor(g, "blue") == 3


def test_oa_cam_16_no_garrison_leaves_the_bandits() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    apart_pawns(g)
    own(g, "red", warbands=6)
    act(g, "red")
    roll(g, "blank", *["sword"] * 3)
    play(g, "begin campaign", "?against blue", "attack_with 3", "garrison cradle_1 0")
    assert g.ruler(0) == -1


def test_oa_cam_17_a_citizen_against_the_empire() -> None:
    """OA-CAM-17, OA-CAM-03: purple warbands placed keep the site Imperial."""
    g = table(4)
    citizen(g, "red")
    garrison(g, "cradle_1", "purple", 1)
    pawn(g, "purple", "hinterland_1")
    pawn(g, "blue", "hinterland_2")
    pawn(g, "yellow", "hinterland_2")
    own(g, "red", warbands=6)
    act(g, "red")
    roll(g, "blank", "blank", *["sword"] * 3)
    play(g, "begin campaign", "attack_with 3")
    assert g.apart == seat("red")
    play(g, "garrison cradle_1 1")
    assert g.garrison_of[0] == CHANCELLOR
    assert g.apart == -1


def test_oa_cam_18_plans_of_the_victor_then_discards() -> None:
    """OA-CAM-18, OA-CAM-24: if-victorious parts, then plans that are discarded at the end."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    apart_pawns(g)
    advise(g, "red", "battle_honors", "field_promotion")
    own(g, "red", favor=1, warbands=5)
    act(g, "red")
    roll(g, "blank", *["sword"] * 3)
    play(g, "begin campaign", "?against blue", "attack_with 3", "use battle_honors")
    play(g, "use field_promotion", "garrison cradle_1 1")
    assert favor(g, "red") == 2
    assert warbands(g, "red") == 4 + 3


def test_oa_cam_20_a_force_beyond_the_board() -> None:
    """Captains: the site's warbands fight, die and come to the board after a defeat."""
    g = table(3)
    advise(g, "red", "captains")
    put(g, "cradle_2", "wolves")
    garrison(g, "cradle_2", "red", 3)
    pawn(g, "blue", "cradle_2")
    own(g, "red", favor=1, warbands=2)
    act(g, "red")
    play(g, "use captains")
    assert options(g)[-1] == "attack_with 5"
    roll(g, "double_shield", "double_shield", "sword", "sword")
    play(g, "attack_with 2")
    assert question(g) == "red casualties"  # two of five die
    play(g, "lose_at_site cradle_2 2")
    assert g.garrison[slot("cradle_2")] == 0
    assert warbands(g, "red") == 3


def test_oa_cam_22_bandits_use_free_plans() -> None:
    """In map order; Code of Honor alone."""
    g = table(3)
    apart_pawns(g)
    put(g, "cradle_1", "longbows", "keep")
    put(g, "provinces_1", "battle_honors")
    act(g, "red")
    play(g, "begin campaign", "pass")
    roll(g, *["blank"] * 5, *["sword"] * 2)
    play(g, "attack_with 3")
    war = war_of(g)
    assert [POWER_IDS[n] for n in war.plans] == ["longbows", "keep", "battle_honors"]
    assert war.attack_dice == 2
    assert war.defense_dice == 3
    g = table(3)
    apart_pawns(g)
    put(g, "cradle_1", "longbows")
    put(g, "provinces_1", "code_of_honor")
    act(g, "red")
    play(g, "begin campaign", "pass")
    roll(g, "blank", "sword")
    play(g, "attack_with 3")
    assert [POWER_IDS[n] for n in war_of(g).plans] == ["code_of_honor"]


def test_oa_cam_23_an_instant_outcome() -> None:
    """Peace Envoy: no dice, no losses, the spoils as if rolled."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    advise(g, "red", "peace_envoy")
    own(g, "red", favor=3)
    act(g, "red")
    play(g, "begin campaign", "?against blue", "pass", "attack_with 0", "use peace_envoy")
    assert favor(g, "blue") == 2
    assert question(g) == "red garrison"
    assert warbands(g, "blue") == 4


def test_oa_cam_25_cancelling_beats_killing_all() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 3)
    apart_pawns(g)
    own(g, "red", warbands=9)
    for spared, left in ((0, 3 + 2), (1 << DEFENDERS, 3 + 3)):
        h = g.copy()
        act(h, "red")
        roll(h, "blank", *["sword"] * 6)
        play(h, "begin campaign", "?against blue")
        war_of(h).spared = spared
        play(h, "attack_with 6")
        assert warbands(h, "blue") == left
    h = g.copy()
    act(h, "red")
    roll(h, "blank", *["sword"] * 6)
    play(h, "begin campaign", "?against blue")
    war_of(h).slaughtered = 1 << DEFENDERS
    play(h, "attack_with 6")
    assert warbands(h, "blue") == 3


def test_oa_cmp_11_brutal() -> None:
    """A campaign of the Chancellor kills the whole force of the defeated, the own too."""
    g = table(3)
    g.reliquary[0] = -1
    g.derive()
    garrison(g, "cradle_1", "blue", 3)
    pawn(g, "blue", "cradle_2")
    pawn(g, "red", "cradle_2")
    own(g, "purple", warbands=9)
    act(g, "purple")
    roll(g, "blank", *["sword"] * 6)
    play(g, "begin campaign", "?against blue", "attack_with 6")
    assert warbands(g, "blue") == 3


def test_oa_sit_04_plains_and_mountain() -> None:
    """OA-SIT-04: a die more or less for targets there."""
    for site, dice in (("plains", 4), ("mountain", 2)):
        g = table(3, {"cradle_1": site})
        garrison(g, "cradle_1", "blue", 1)
        pawn(g, "blue", "cradle_2")
        advise(g, "blue", "bear_traps")
        act(g, "red")
        play(g, "begin campaign", "?against blue", "attack_with 3")
        assert war_of(g).attack_dice == dice


def test_oa_sit_08_narrow_pass_and_targets() -> None:
    """Targets in its region from outside need it too, unless the attacker rules it."""
    g = table(3, {"provinces_1": "narrow_pass"})
    for where in ("cradle_1", "provinces_1", "provinces_2"):
        garrison(g, where, "blue", 1)
    pawn(g, "blue", "hinterland_1")
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    assert options(g) == ["target_site provinces_1", "pass"]
    play(g, "target_site provinces_1")
    assert options(g) == ["target_site provinces_2", "pass"]


def test_oa_sit_09_targets_at_the_hidden_place() -> None:
    g = table(3, {"cradle_1": "the_hidden_place"})
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "cradle_2")
    pawn(g, "purple", "cradle_2")
    own(g, "red", secrets=0)
    assert not may_campaign(g, seat("red"), False)
    own(g, "red", secrets=1)
    advise(g, "blue", "bear_traps")
    act(g, "red")
    play(g, "begin campaign", "?against blue", "attack_with 3")
    assert g.flipped[seat("red")] == 1


def test_oa_pwr_11_the_bandit_crown() -> None:
    """OA-PWR-11: empty faceup sites are ruled, their bandits defend and cannot die."""
    g = table(3)
    apart_pawns(g)
    hold(g, "blue", "bandit_crown")
    assert g.rules_site(seat("blue"), slot("cradle_1"))
    war = new_campaign(g, seat("red"), False)
    war.begin(g, seat("blue"))
    assert war.is_target(0)
    assert defending_force(g, war, True) == 1
    assert defending_force(g, war, False) == 0


def test_oa_pwr_18_take_bans() -> None:
    """OA-PWR-18: Tome Guardians stop targeting and Recover; the own banner may be recovered."""
    g = table(3)
    put(g, "provinces_1", "tome_guardians")
    banner(g, "darkest_secret", "blue", 1)
    put(g, "cradle_1", "longbows")
    own(g, "red", secrets=5)
    own(g, "blue", secrets=5)
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    assert "target_banner darkest_secret" not in options(g)
    act(g, "red")
    assert not may_recover_banner(g, seat("red"), DARKEST_SECRET)
    act(g, "blue")
    assert "begin recover" in options(g)


def test_oa_con_09_late_relics_of_a_site() -> None:
    """OA-CON-09, Relic Hunter: facedown relics of targeted sites for a die each."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    apart_pawns(g)
    lay_relic(g, "cradle_1", "map")
    advise(g, "red", "relic_hunter")
    own(g, "red", warbands=6)
    act(g, "red")
    roll(g, "blank", "blank", *["sword"] * 3)
    play(g, "begin campaign", "?against blue", "attack_with 3", "use relic_hunter")
    play(g, "target_buried cradle_1 1", "garrison cradle_1 1")
    assert question(g) == "red power"
    assert RELIC_IDS[g.relics_of(seat("red"))[0]] == "map"
    play(g, "choose_relic map")
    assert relics(g, "red") == []
    assert RELIC_IDS[g.relic_deck[0]] == "map"


def test_relic_hunter_leaves_an_older_relic_alone_when_the_won_one_was_stolen() -> None:
    """OA-CAM-16: what was won is what the campaign brought, not the last relics in the row."""
    g = table(3)
    garrison(g, "cradle_1", "blue", 1)
    lay_relic(g, "cradle_1", "map")
    hold(g, "red", "whistle")
    advise(g, "red", "relic_hunter")
    advise(g, "purple", "relic_thief")
    own(g, "red", warbands=6)
    own(g, "blue", warbands=0)
    act(g, "red")
    roll(g, "blank", "blank", *["sword"] * 3, "blank")
    play(g, "begin campaign", "?against blue", "pass", "attack_with 3", "use relic_hunter")
    play(g, "target_buried cradle_1 1", "?pass", "garrison cradle_1 1", "purple: yes")
    assert relics(g, "purple")[-1] == "map"
    assert question(g) == "red act"
    assert relics(g, "red") == ["whistle"]


def test_relic_hunter_buries_several_won_relics_one_by_one() -> None:
    """OA-CAM-16: each that is buried leaves the others open to the same choice."""
    g = table(3)
    hold(g, "blue", "map", "cup_of_plenty")
    hold(g, "red", "whistle")
    advise(g, "red", "relic_hunter")
    own(g, "blue", warbands=0)
    own(g, "red", warbands=9)
    roll(g, *["blank"] * 4, *["sword"] * 9)
    campaign(g, "red", "against blue", 9, "target_relic cup_of_plenty", "target_relic map")
    play(g, "use relic_hunter")
    assert options(g) == ["choose_relic cup_of_plenty", "choose_relic map", "pass"]
    play(g, "choose_relic cup_of_plenty")
    assert options(g) == ["choose_relic map", "pass"]
    play(g, "choose_relic map")
    assert relics(g, "red") == ["whistle"]
