"""What a board shows to whom (OA-GEN-02, OA-GEN-05)."""

from __future__ import annotations

import json
from typing import Any

from palatine.games.oath.game import GAME
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import CARD_IDS, RELIC_IDS
from palatine.kernel.chance import fast
from palatine.kernel.flow import EVERYTHING, NOBODY, advance, choose
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import picture
from palatine.kernel.sight import seen_by
from tests.games.oath.table import (
    act,
    advise,
    banner,
    campaign,
    citizen,
    garrison,
    hold,
    own,
    pawn,
    play,
    put,
    roll,
    seat,
    slot,
    table,
)


def shown(g: Oath, who: int) -> dict[str, Any]:
    return picture(seen_by(g, who), who)


def look(g: Oath) -> dict[str, Any]:
    """What everybody sees when the next question is open."""
    advance(g)
    return shown(g, NOBODY)


def test_own_facedown_advisers_are_drawn_and_those_of_others_are_backs() -> None:
    """OA-GEN-05: a look at another's adviser is remembered, but not drawn."""
    g = table(3)
    advise(g, "red", "wolves", faceup=False)
    advise(g, "red", "tutor")
    g.adviser_known[0] |= 1 << seat("blue")
    act(g, "red")
    advance(g)
    faceup = {"facing": "faceup", "card": "tutor"}
    assert shown(g, seat("red"))["advisers"]["red"] == [
        {"facing": "denizen", "card": "wolves"},
        faceup,
    ]
    for who in (seat("blue"), NOBODY):
        assert shown(g, who)["advisers"]["red"] == [{"facing": "denizen"}, faceup]
        assert "wolves" not in str(shown(g, who))


def test_drawn_cards_are_shown_to_who_drew_them() -> None:
    g = table(3)
    act(g, "red")
    play(g, "begin search")
    own = shown(g, seat("red"))
    assert own["hand_of"] == "red"
    assert len([card for card in own["hand"] if "card" in card]) == 3
    assert shown(g, seat("blue"))["hand"] == [{"back": "denizen"}] * 3


def test_facedown_sites_and_piles_are_counts() -> None:
    g = table(3)
    g.site_up &= ~(1 << slot("cradle_2"))
    g.site_known[slot("cradle_2")] = 1 << seat("red")
    g.derive()
    act(g, "red")
    advance(g)
    assert "cradle_2" not in shown(g, seat("red"))["sites"]
    assert shown(g, NOBODY)["piles"]["world"] == len(g.world)
    assert "world" not in shown(g, NOBODY)


def test_the_ledger_of_a_campaign() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "purple", "cradle_2")
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    ledger = shown(g, NOBODY)["campaign"]
    assert ledger["attacker"] == "red"
    assert ledger["defender"] == "blue"
    assert ledger["sites"] == ["cradle_1"]
    assert ledger["defending_force"] == 5


def test_a_bargain_is_open_to_all_once_it_is_sent() -> None:
    g = table(3)
    act(g, "purple")
    play(g, "offer_citizenship red", "give_reliquary brutal")
    assert shown(g, seat("red"))["bargain"]["terms"] == ["give_reliquary brutal"]
    assert shown(g, seat("blue"))["bargain"]["terms"] == []
    play(g, "send")
    assert shown(g, seat("blue"))["bargain"]["terms"] == ["give_reliquary brutal"]


def test_oa_con_03_rulers_and_their_strength_at_sites() -> None:
    g = table(3)
    garrison(g, "cradle_1", "purple", 2)
    garrison(g, "provinces_1", "red", 1)
    pawn(g, "red", "provinces_1")
    citizen(g, "blue")
    act(g, "red")
    found = look(g)
    assert found["roles"] == {"purple": "chancellor", "red": "exile", "blue": "citizen"}
    assert found["rulers"]["cradle_1"] == "purple"
    assert found["rulers"]["provinces_1"] == "red"
    assert found["rulers"]["hinterland_1"] == "bandits"
    assert found["ruled"]["blue"] == ["cradle_1"]
    assert found["strength"]["cradle_1"] == 2 + 3 + 3  # both Imperial pawns stand there
    assert found["strength"]["provinces_1"] == 1 + 3
    assert found["strength"]["hinterland_1"] == found["bandits"]["hinterland_1"] == 1


def test_oa_win_01_distance_to_the_title_by_oath() -> None:
    g = table(3)
    for where in ("cradle_1", "cradle_2", "provinces_1"):
        garrison(g, where, "purple", 1)
    garrison(g, "provinces_2", "red", 1)
    act(g, "red")
    assert look(g)["to_title"] == {"purple": 0, "red": 3, "blue": 4}
    assert look(g)["towards"]["most_sites"] == {"purple": 3, "red": 1, "blue": 0}
    citizen(g, "blue")
    assert look(g)["to_title"] == {"purple": 0, "red": 3}  # OA-WIN-04
    g = table(2, goal="devotion")
    banner(g, "darkest_secret", "purple", 2)
    act(g, "red")
    assert look(g)["to_title"] == {"purple": 0, "red": 1}
    g = table(2, goal="protection")
    hold(g, "red", "map")
    act(g, "red")
    assert look(g)["to_title"] == {"purple": 0, "red": 1}


def test_oa_win_20_who_would_win_is_drawn() -> None:
    g = table(3)
    g.visions_drawn = 3
    g.vision[seat("red")] = CARD_IDS.index("vision_of_faith")
    g.world = [card for card in g.world if card != g.vision[seat("red")]]
    banner(g, "darkest_secret", "red", 1)
    citizen(g, "blue")
    hold(g, "blue", "map", "whistle")
    act(g, "red")
    assert look(g)["fulfilled"] == ["red"]
    assert look(g)["successor"] == "blue"


def test_oa_tvl_01_travel_search_and_rest_of_every_seat() -> None:
    g = table(2, {"provinces_1": "rocky_coast"})  # cradle_1 is a coast too
    act(g, "red")
    found = look(g)
    assert found["travel_cost"]["red"] == {
        "cradle_2": 1, "provinces_1": 1, "provinces_2": 2, "provinces_3": 2,
        "hinterland_1": 4, "hinterland_2": 4, "hinterland_3": 4,
    }  # fmt: skip
    assert found["search_cost"] == {"purple": 2, "red": 2}
    g.visions_drawn = 3
    banner(g, "darkest_secret", "purple", 1)
    assert look(g)["search_cost"] == {"purple": 2, "red": 4}  # OA-SEA-02
    assert found["rest_supply"] == {"purple": 6, "red": 6}


def test_oa_cmp_12_dice_of_targets_and_suits_of_advisers() -> None:
    g = table(2)
    banner(g, "peoples_favor", "purple", 4)
    advise(g, "red", "elders", "tents", "wolves")
    put(g, "cradle_1", "longbows")
    act(g, "red")
    found = look(g)
    assert found["dice"]["sites"]["cradle_1"] == 1
    assert found["dice"]["relics"] == {"the_grand_scepter": 5}
    assert found["dice"]["banners"]["peoples_favor"] == 4
    assert found["dice"]["pawn"] == 2
    assert found["dice"]["title"] == 1
    assert found["suits"]["red"] == {"nomad": 2, "beast": 1}
    assert found["adviser_limit"]["red"] == 3
    assert found["capacity"]["cradle_1"] >= 1


def test_oa_cam_14_the_campaign_under_way_is_drawn() -> None:
    g = table(2)
    garrison(g, "cradle_1", "purple", 2)
    hold(g, "purple", "map")
    own(g, "red", warbands=6)
    roll(g, *["blank"] * 4, "shield", "sword", "sword", "sword", "sword", "sword")
    campaign(g, "red", "against purple", 5, "target_relic map")
    found = look(g)["campaign"]
    assert (found["attacker"], found["defender"], found["slot"]) == ("red", "purple", "cradle_1")
    assert found["targets"] == [
        {"kind": "slot", "id": "cradle_1", "dice": 1},
        {"kind": "relic", "id": "map", "dice": 3},
    ]
    assert found["defense_dice"] == 1 + 3 + 1  # the title
    assert found["defending_force"] == 2 + 3
    assert found["attack_roll"] == ["sword"] * 5
    assert (found["attack"], found["defense"]) == (5, 6)
    play(g, "pass")  # no sacrifice
    assert "campaign" not in look(g)


def test_statistics_count_what_goals_are_made_of() -> None:
    g = table(3)
    garrison(g, "cradle_1", "red", 2)
    hold(g, "red", "map")
    banner(g, "peoples_favor", "blue")
    counted = {row.key: row.numbers for row in GAME.statistics(g)}
    assert counted["sites"] == [0, 1, 0]
    assert counted["relics"] == [1, 1, 0]
    assert counted["banners"] == [0, 0, 1]
    assert counted["warbands"] == [3, 5, 3]
    assert counted["title"] == [1, 0, 0]
    assert set(counted) == set(GAME.words.statistics)


def test_every_moment_of_a_match_has_a_picture_and_hidden_things_stay_out() -> None:
    g = GAME.start(GAME.config(4, {"world": "mixed"}), fast("picture"))
    assert isinstance(g, Oath)
    luck = fast("moments")
    hidden = 0
    for n in range(400):
        ask = advance(g)
        if ask is None:
            break
        if n % 20 == 0:
            for looks in (0, 1, NOBODY, EVERYTHING):
                found = GAME.derived(seen_by(g, looks), looks)
                text = json.dumps(found)
                for at, relic in enumerate(g.site_relics):
                    if relic != NONE and not (looks >= 0 and g.site_relics_known[at] >> looks & 1):
                        hidden += looks != EVERYTHING
                        assert looks == EVERYTHING or f'"{RELIC_IDS[relic]}"' not in text
        choose(g, ask.seat, ask.options[luck.below(len(ask.options))])
    assert hidden > 10


def test_every_die_of_a_campaign_has_its_source() -> None:
    """OA-CAM-06, OA-CAM-09: the force, then what sites, title and plans bring or take."""
    g = table(3, {"cradle_1": "plains"})
    garrison(g, "cradle_1", "purple", 2)
    put(g, "cradle_1", "longbows", "keep")
    advise(g, "red", "mercenaries")
    own(g, "red", favor=3, warbands=5)
    campaign(g, "red", "against purple", 4)
    play(g, "red: use mercenaries", "purple: use longbows", "purple: use keep")
    found = look(g)["campaign"]
    assert found["force_dice"] == 4
    brought = {one["power"]: one["dice"] for one in found["attack_sources"]}
    assert brought["mercenaries"] == 3
    assert brought["longbows"] == -1
    assert found["attack_dice"] == 4 + sum(brought.values())
    defence = {one["power"]: one["dice"] for one in found["defense_sources"]}
    assert defence["keep"] == 2
    targets = sum(one["dice"] for one in found["targets"])
    assert found["defense_dice"] == targets + sum(defence.values())
