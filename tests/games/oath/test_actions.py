"""Search, play, muster, trade, travel, recover and banners (OA-SEA to OA-BAN, OA-SIT)."""

from __future__ import annotations

import pytest

from palatine.games.oath.cards import give_banner, seize_banner
from palatine.games.oath.recover import may_recover_banner
from palatine.games.oath.search import new_search
from palatine.games.oath.state import CHANCELLOR, Oath
from palatine.games.oath.tables import (
    CONSPIRACY,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
)
from palatine.games.oath.tokens import place_favor, place_secrets
from palatine.games.oath.travel import destinations, new_travel, travel_supply
from tests.games.oath.table import (
    act,
    advise,
    advisers,
    bank,
    banner,
    card,
    cards,
    citizen,
    discard,
    favor,
    garrison,
    hold,
    lay_relic,
    on_card,
    options,
    own,
    pile,
    play,
    put,
    question,
    relics,
    seat,
    secrets,
    slot,
    supply,
    table,
    top_of_world,
    warbands,
)


def searched(g: Oath, *ids: str) -> None:
    """Red searches the world deck, finds these cards and keeps the first."""
    top_of_world(g, *ids)
    act(g, "red")
    search_deck(g)
    for id in ids[1:]:
        play(g, f"discard {id}")


def search_deck(g: Oath) -> None:
    """The world deck, which is not asked for where no pile has cards."""
    play(g, "begin search")
    if question(g) == "red search":
        play(g, "search_deck")


# search


def test_oa_sea_01_costs_of_a_search() -> None:
    """OA-SEA-01, OA-SEA-02, OA-BAN-03, OA-CMP-08; EX-OA-05."""
    g = table(3)
    discard(g, "cradle", "elders")
    found = []
    for drawn in (0, 1, 2, 3, 5):
        g.visions_drawn = drawn
        found.append(new_search(g, seat("red")).deck_cost)
    assert found == [2, 3, 3, 4, 4]
    banner(g, "darkest_secret", "red")
    g.visions_drawn = 3
    assert new_search(g, seat("red")).deck_cost == 2
    act(g, "red")
    play(g, "begin search")
    assert options(g) == ["search_deck", "search_pile cradle"]
    play(g, "search_pile cradle")
    assert supply(g, "red") == 5


def test_oa_sea_03_a_vision_ends_the_draw() -> None:
    """OA-SEA-03, OA-CON-13: from the world deck it stops and moves the track."""
    g = table(3)
    top_of_world(g, "keep", "vision_of_faith", "elders")
    act(g, "red")
    search_deck(g)
    assert options(g) == ["discard keep", "discard vision_of_faith"]
    assert g.visions_drawn == 1


def test_oa_sea_03_not_from_a_discard_pile() -> None:
    g = table(3)
    discard(g, "cradle", "elders", "vision_of_faith", "keep")
    act(g, "red")
    play(g, "begin search", "search_pile cradle")
    assert len(options(g)) == 3
    assert g.visions_drawn == 0


def test_oa_sea_04_a_short_source_gives_what_it_has() -> None:
    """OA-SEA-04, OA-SEA-07: an empty source cannot be chosen."""
    g = table(3)
    discard(g, "cradle", "elders", "keep")
    act(g, "red")
    play(g, "begin search", "search_pile cradle", "discard elders")
    assert question(g) == "red play"
    g = table(3)
    g.world, g.world_known, g.world_part = [], [], []
    act(g, "red")
    assert "begin search" not in options(g)


def test_oa_sea_05_discards_in_an_order_of_choice() -> None:
    """OA-SEA-05, OA-SEA-06: all but one, then that one is played or discarded too."""
    g = table(3)
    searched(g, "longbows", "elders", "keep")
    assert pile(g, "provinces") == ["elders", "keep"]
    play(g, "discard longbows")
    assert pile(g, "provinces") == ["elders", "keep", "longbows"]
    assert question(g) == "red act"


# play


def test_oa_ply_01_to_the_own_site() -> None:
    """OA-PLY-01: a favor of its suit; no adviser-only card, no full site."""
    g = table(3, {"cradle_1": "mine"})
    searched(g, "longbows", "elders", "keep")
    assert "play_to_site longbows cradle_1" in options(g)
    assert "play_to_site longbows cradle_2" not in options(g)
    play(g, "play_to_site longbows cradle_1")
    assert favor(g, "red") == 2
    assert bank(g, "order") == 2
    searched(g, "elders", "keep", "scouts")
    assert not [code for code in options(g) if code.startswith("play_to_site")]
    g = table(3)
    searched(g, "a_small_favor", "keep", "scouts")
    assert options(g) == [
        "play_adviser a_small_favor", "play_facedown a_small_favor", "discard a_small_favor",
    ]  # fmt: skip


def test_oa_ply_02_the_peoples_favor_opens_the_region() -> None:
    """Any faceup site of the region, and a discard there before."""
    g = table(3, {"cradle_2": "mine"})
    put(g, "cradle_2", "wolves")
    banner(g, "peoples_favor", "red")
    searched(g, "longbows", "elders", "keep")
    play(g, "play_to_site longbows cradle_2")
    assert question(g) == "red act"  # the place had to be cleared: nothing was to choose
    assert cards(g, "cradle_2") == ["longbows"]
    assert pile(g, "provinces")[-1] == "wolves"
    searched(g, "elders", "keep", "scouts")
    play(g, "play_to_site elders cradle_1", "discard longbows")
    assert cards(g, "cradle_2") == []
    assert cards(g, "cradle_1") == ["elders"]


def test_oa_ply_03_homeland_after_the_favor() -> None:
    """OA-PLY-03, OA-SIT-02: not after a discard of that suit from there in this turn."""
    g = table(3, {"cradle_1": "standing_stones"})
    searched(g, "alchemist", "elders", "keep")
    play(g, "play_to_site alchemist cradle_1")
    assert secrets(g, "red") == 2
    assert favor(g, "red") == 2
    g.cleared[0] = 1 << 1
    top_of_world(g, "scryer", "wolves", "spirit_snare")
    search_deck(g)
    play(g, "discard scryer", "discard wolves")
    play(g, "play_to_site spirit_snare cradle_1")
    assert secrets(g, "red") == 2


@pytest.mark.parametrize(
    ("site", "id", "gains"),
    [
        ("steppe", "elders", "secret"),
        ("fertile_valley", "wayside_inn", "favor"),
        ("ancient_city", "longbows", "warbands"),
        ("deep_woods", "wolves", "relic"),
        ("wastes", "scryer", "relic"),
    ],
)
def test_oa_sit_02_homelands(site: str, id: str, gains: str) -> None:
    g = table(3, {"cradle_1": site})
    lay_relic(g, "cradle_1", "map")
    searched(g, id, "keep", "scouts")
    play(g, f"play_to_site {id} cradle_1")
    assert secrets(g, "red") == (2 if gains == "secret" else 1)
    assert favor(g, "red") == (3 if gains == "favor" else 2)
    assert warbands(g, "red") == (5 if gains == "warbands" else 3)
    assert relics(g, "red") == (["map"] if gains == "relic" else [])


def test_oa_ply_04_three_advisers() -> None:
    """At the limit another adviser is discarded first, no locked faceup one."""
    g = table(3)
    advise(g, "red", "council_seat", "tutor")
    advise(g, "red", "wolves", faceup=False)
    searched(g, "longbows", "elders", "keep")
    play(g, "play_facedown longbows")
    assert question(g) == "red discard-adviser"
    assert options(g) == ["choose_adviser red 2", "choose_adviser red 3"]
    play(g, "choose_adviser red 3")
    assert advisers(g, "red") == ["council_seat", "tutor", "longbows"]
    assert favor(g, "red") == 1  # no favor for advisers


def test_oa_ply_04_not_possible_with_three_locked_ones() -> None:
    g = table(3)
    advise(g, "red", "council_seat", "tyrant", "vow_of_obedience")
    searched(g, "longbows", "elders", "keep")
    assert options(g) == ["play_to_site longbows cradle_1", "discard longbows"]


def test_oa_ply_05_visions() -> None:
    """Exiles reveal them, replacing the old one; the Empire keeps them facedown."""
    g = table(3)
    g.vision[seat("red")] = card("vision_of_faith")
    g.world.remove(card("vision_of_faith"))
    g.world_known.pop()
    g.world_part.pop(0)
    searched(g, "vision_of_conquest")
    assert options(g) == [
        "play_facedown vision_of_conquest", "reveal vision_of_conquest",
        "discard vision_of_conquest",
    ]  # fmt: skip
    play(g, "reveal vision_of_conquest")
    assert g.vision[seat("red")] == card("vision_of_conquest")
    assert pile(g, "provinces") == ["vision_of_faith"]
    g = table(3)
    citizen(g, "red")
    searched(g, "vision_of_conquest")
    assert "reveal vision_of_conquest" not in options(g)


def test_oa_ply_06_the_conspiracy() -> None:
    """OA-PLY-06, OA-BAN-05: two matching advisers and a burned secret take a relic or banner."""
    g = table(3)
    advise(g, "red", "longbows", "keep")
    advise(g, "blue", "scouts")
    hold(g, "blue", "map")
    banner(g, "peoples_favor", "blue", 4)
    searched(g, "conspiracy")
    play(g, "reveal conspiracy")
    assert options(g) == ["choose_relic map", "choose_banner peoples_favor", "pass"]
    play(g, "choose_banner peoples_favor")
    assert g.banner_of[PEOPLES_FAVOR] == seat("red")
    assert g.banner_tokens[PEOPLES_FAVOR] == 2
    assert g.mob
    assert secrets(g, "red") == 0
    assert g.conspiracy_is_out
    assert CONSPIRACY not in [*g.world, *g.advisers, *g.vision, *g.provinces]


def test_oa_ply_06_without_a_match_it_only_goes() -> None:
    g = table(3)
    advise(g, "red", "longbows", "wolves")
    advise(g, "blue", "scouts")
    hold(g, "blue", "map")
    citizen(g, "red")
    searched(g, "conspiracy")
    play(g, "reveal conspiracy")
    assert question(g) == "red act"
    assert g.conspiracy_is_out
    assert secrets(g, "red") == 1


def test_oa_ply_07_when_played_comes_last() -> None:
    """OA-PLY-07, OA-PLY-09: Garrison after the favor for its play."""
    g = table(3)
    garrison(g, "cradle_1", "red", 1)
    garrison(g, "cradle_2", "red", 1)
    searched(g, "garrison", "elders", "wolves")
    play(g, "play_to_site garrison cradle_1")
    assert g.garrison[:2] == [2, 2]
    assert warbands(g, "red") == 3


def test_oa_ply_08_a_lower_limit() -> None:
    """OA-PLY-08: advisers are discarded down to it, or the card cannot be played."""
    g = table(3)
    advise(g, "red", "longbows", "wolves")
    searched(g, "assassin", "elders", "keep")
    play(g, "play_adviser assassin")
    assert question(g) == "red discard-adviser"
    play(g, "choose_adviser red 1")
    assert advisers(g, "red") == ["wolves", "assassin"]
    g = table(3)
    advise(g, "red", "council_seat", "tyrant")
    searched(g, "assassin", "elders", "keep")
    assert "play_adviser assassin" not in options(g)


# muster and trade


def test_oa_mus_01_muster() -> None:
    """1 Supply, 1 favor on an empty card, 2 warbands; fewer if the bank is short."""
    g = table(3)
    put(g, "cradle_1", "longbows", "elders")
    act(g, "red")
    play(g, "begin muster", "muster_on elders")
    assert (warbands(g, "red"), supply(g, "red"), favor(g, "red")) == (5, 6, 0)
    assert on_card(g, "elders") == (1, 0)
    own(g, "red", favor=2, warbands=13)
    play(g, "begin muster")
    assert warbands(g, "red") == 14


def test_oa_mus_01_a_citizen_musters_purple() -> None:
    g = table(3)
    citizen(g, "red")
    put(g, "cradle_1", "longbows")
    before = g.in_bank(CHANCELLOR)
    act(g, "red")
    play(g, "begin muster")
    assert g.in_bank(CHANCELLOR) == before - 2


def test_oa_trd_02_and_03_trade() -> None:
    """OA-TRD-01, OA-TRD-02, OA-TRD-03; EX-OA-10: as much as the bank has."""
    g = table(3)
    put(g, "cradle_1", "scryer")
    advise(g, "red", "naysayers", "sleight_of_hand")
    own(g, "red", favor=2)
    g.bank[0] = 2
    act(g, "red")
    play(g, "begin trade", "trade_for_favor scryer")
    assert favor(g, "red") == 4
    assert secrets(g, "red") == 0
    assert bank(g, "discord") == 0
    g.laden, g.laden_favor, g.laden_secrets = [], [], []
    play(g, "begin trade")
    assert secrets(g, "red") == 2
    assert favor(g, "red") == 2
    assert supply(g, "red") == 5


def test_oa_trd_03_a_gain_of_nothing_is_legal() -> None:
    g = table(3)
    put(g, "cradle_1", "scryer")
    own(g, "red", favor=2, secrets=0)
    act(g, "red")
    play(g, "begin trade")
    assert (favor(g, "red"), secrets(g, "red")) == (0, 0)


# travel


def test_oa_tvl_01_cost_of_all_ordered_pairs() -> None:
    """OA-TVL-01; EX-OA-04."""
    g = table(3)
    wanted = [[1, 2, 4], [2, 2, 2], [4, 2, 3]]
    regions = [0, 0, 1, 1, 1, 2, 2, 2]
    for start in range(8):
        g.pawn[1] = start
        travel = new_travel(g, 1, False)
        for goal in range(8):
            if goal != start:
                cost = wanted[regions[start]][regions[goal]]
                assert travel_supply(g, travel, goal) == cost
        assert start not in destinations(g, travel)


@pytest.mark.parametrize(
    ("site", "goal", "cost"),
    [
        ("charming_valley", "cradle_1", 3),
        ("shrouded_wood", "hinterland_3", 2),
        ("shrouded_wood", "provinces_1", 2),
        ("rocky_coast", "hinterland_3", 1),
        ("rocky_coast", "hinterland_2", 2),
    ],
)
def test_oa_sit_03_06_07_leaving(site: str, goal: str, cost: int) -> None:
    """OA-SIT-03, OA-SIT-06, OA-SIT-07: what a site changes of the cost."""
    g = table(3, {"provinces_2": site, "hinterland_3": "barren_coast"})
    g.pawn[1] = slot("provinces_2")
    assert travel_supply(g, new_travel(g, 1, False), slot(goal)) == cost


def test_oa_cmp_11_decadent() -> None:
    """OA-CMP-11, OA-CIT-03, OA-TVL-03: free into the Cradle, dearer to the Hinterland."""
    g = table(3, {"provinces_2": "shrouded_wood", "provinces_3": "charming_valley"})
    g.reliquary[1] = -1
    g.derive()
    g.pawn[0] = slot("provinces_3")
    travel = new_travel(g, 0, False)
    assert travel_supply(g, travel, slot("cradle_1")) == 0  # the increase vanishes
    assert travel_supply(g, travel, slot("hinterland_1")) == 4
    g.pawn[0] = slot("provinces_2")
    assert travel_supply(g, new_travel(g, 0, False), slot("hinterland_1")) == 3
    g.pawn[1] = slot("provinces_3")
    assert travel_supply(g, new_travel(g, 1, False), slot("cradle_1")) == 3


def test_oa_tvl_02_a_facedown_site_is_turned_up() -> None:
    """OA-TVL-02, OA-SIT-01: relics from the deck, tokens of its prompt."""
    g = table(3, {"cradle_2": "drowned_city"})
    g.site_up &= ~(1 << slot("cradle_2"))
    g.derive()
    act(g, "red")
    play(g, "begin travel", "travel_to cradle_2")
    assert g.is_up(slot("cradle_2"))
    assert g.site_secrets[slot("cradle_2")] == 3
    assert len(g.relics_at(slot("cradle_2"))) == 2
    assert supply(g, "red") == 6


def test_oa_sit_06_buried_giant() -> None:
    """A secret facedown: no Supply, no Narrow Pass."""
    g = table(3, {"cradle_1": "buried_giant", "provinces_1": "narrow_pass"})
    g.supply[seat("red")] = 0
    advise(g, "red", "wolves", faceup=False)  # something to do besides resting
    act(g, "red")
    assert "begin travel" in options(g)
    play(g, "begin travel")  # the only way is the Giant's
    assert "travel_to provinces_2" in options(g)
    play(g, "travel_to provinces_2")
    assert g.flipped[seat("red")] == 1
    assert supply(g, "red") == 0


def test_oa_sit_07_the_ruler_of_the_shrouded_wood_sends() -> None:
    """OA-SIT-07: an enemy player picks; bandits do not."""
    g = table(3, {"cradle_1": "shrouded_wood"})
    garrison(g, "cradle_1", "blue", 1)
    act(g, "red")
    play(g, "begin travel")
    assert question(g) == "blue send"
    play(g, "travel_to hinterland_1")
    assert g.pawn[seat("red")] == slot("hinterland_1")
    assert supply(g, "red") == 5
    g = table(3, {"cradle_1": "shrouded_wood"})
    act(g, "red")
    play(g, "begin travel")
    assert question(g) == "red travel"


def test_oa_sit_08_narrow_pass() -> None:
    """Into its region only onto it; inside it free; coasts and the wood ignore it."""
    g = table(3, {"provinces_1": "narrow_pass"})
    act(g, "red")
    play(g, "begin travel")
    assert [code for code in options(g) if "provinces" in code] == ["travel_to provinces_1"]
    g.pawn[seat("red")] = slot("provinces_1")
    act(g, "red")
    play(g, "begin travel")
    assert "travel_to provinces_2" in options(g)
    g = table(
        3, {"cradle_1": "rocky_coast", "provinces_1": "narrow_pass", "provinces_2": "barren_coast"}
    )
    act(g, "red")
    play(g, "begin travel")
    assert "travel_to provinces_2" in options(g)
    assert "travel_to provinces_3" not in options(g)


def test_oa_sit_09_the_hidden_place() -> None:
    """A secret is turned facedown to go there."""
    g = table(3, {"cradle_2": "the_hidden_place"})
    act(g, "red")
    play(g, "begin travel", "travel_to cradle_2")
    assert (secrets(g, "red"), g.flipped[seat("red")]) == (0, 1)
    g = table(3, {"cradle_2": "the_hidden_place"})
    own(g, "red", secrets=0)
    act(g, "red")
    play(g, "begin travel")
    assert "travel_to cradle_2" not in options(g)


def test_oa_sit_05_river_marshes_and_slum() -> None:
    g = table(3, {"cradle_1": "river"})
    put(g, "cradle_1", "longbows")
    garrison(g, "cradle_1", "red", 1)
    act(g, "red")
    play(g, "begin muster", "modify river")
    assert warbands(g, "red") == 6
    g = table(3, {"cradle_1": "marshes"})
    top_of_world(g, "longbows", "elders", "keep")
    act(g, "red")
    search_deck(g)
    assert len(options(g)) == 2
    g = table(3, {"cradle_1": "great_slum"})
    put(g, "cradle_1", "longbows", "wolves", "elders")
    searched(g, "keep", "scouts", "scryer")
    play(g, "play_to_site keep cradle_1", "discard wolves")
    assert cards(g, "cradle_1") == ["longbows", "elders", "keep"]


# recover and banners


@pytest.mark.parametrize(
    ("site", "favor_left", "secrets_left"),
    [("mine", 2, 5), ("mountain", 3, 5), ("marshes", 5, 4), ("deep_woods", 5, 3)],
)
def test_oa_rec_02_the_price_of_the_site(site: str, favor_left: int, secrets_left: int) -> None:
    """OA-REC-01, OA-REC-02, OA-REC-04."""
    g = table(3, {"cradle_1": site})
    lay_relic(g, "cradle_1", "map")
    own(g, "red", favor=5, secrets=5)
    act(g, "red")
    play(g, "begin recover", "recover_relic 1")
    assert relics(g, "red") == ["map"]
    assert (favor(g, "red"), secrets(g, "red")) == (favor_left, secrets_left)
    assert supply(g, "red") == 6
    if site == "mine":
        assert bank(g, "discord") == 6


def test_oa_rec_03_the_darkest_secret_is_guarded() -> None:
    """A card at the holder's site whose suit no faceup adviser of the holder has."""
    g = table(3)
    banner(g, "darkest_secret", "blue", 1)
    assert not may_recover_banner(g, seat("red"), DARKEST_SECRET)
    put(g, "cradle_1", "longbows")
    assert may_recover_banner(g, seat("red"), DARKEST_SECRET)
    advise(g, "blue", "scouts")
    assert not may_recover_banner(g, seat("red"), DARKEST_SECRET)
    assert may_recover_banner(g, seat("blue"), DARKEST_SECRET)


def test_oa_ban_01_recovering_the_peoples_favor() -> None:
    """OA-BAN-01, OA-BAN-04; EX-OA-06: more than lies on it, the old favor dealt round."""
    g = table(3)
    banner(g, "peoples_favor", "blue", 4)
    g.mob = True
    own(g, "red", favor=6)
    act(g, "red")
    play(g, "begin recover")
    assert options(g) == ["pay 5", "pay 6"]
    play(g, "pay 5", "choose_suit beast")
    assert g.bank == [4, 4, 3, 3, 4, 4]
    assert g.banner_tokens[PEOPLES_FAVOR] == 5
    assert not g.mob
    assert g.banner_of[PEOPLES_FAVOR] == seat("red")
    assert favor(g, "red") == 1


def test_oa_ban_02_recovering_the_darkest_secret() -> None:
    """One of the old secrets for the new holder, the rest for the old one; from oneself all."""
    g = table(3)
    put(g, "cradle_1", "longbows")
    banner(g, "darkest_secret", "blue", 3)
    own(g, "red", secrets=5, favor=0)
    act(g, "red")
    play(g, "begin recover", "pay 4")
    assert secrets(g, "red") == 2
    assert secrets(g, "blue") == 3
    assert g.banner_tokens[DARKEST_SECRET] == 4
    own(g, "red", secrets=5)
    play(g, "begin recover")
    assert g.banner_tokens[DARKEST_SECRET] == 5
    assert secrets(g, "red") == 4


def test_oa_ban_05_the_penalty_for_seizing() -> None:
    """Two tokens burn, one stays; a given banner suffers nothing."""
    g = table(3)
    banner(g, "peoples_favor", "red", 2)
    seize_banner(g, PEOPLES_FAVOR, seat("blue"))
    assert g.banner_tokens[PEOPLES_FAVOR] == 1
    assert g.mob
    banner(g, "darkest_secret", "red", 5)
    give_banner(g, DARKEST_SECRET, seat("blue"))
    assert g.banner_tokens[DARKEST_SECRET] == 5
    seize_banner(g, DARKEST_SECRET, seat("red"))
    assert g.banner_tokens[DARKEST_SECRET] == 3


def test_oa_cmp_11_careless_and_greedy() -> None:
    """OA-CMP-11, OA-OPT-05: traits of uncovered spaces, mandatory or by choice."""
    g = table(3)
    g.reliquary[2] = g.reliquary[3] = -1
    g.derive()
    put(g, "cradle_1", "scryer")
    own(g, "purple", secrets=1, favor=0)
    act(g, "purple")
    play(g, "begin trade")
    assert favor(g, "purple") == 2
    search = new_search(g, CHANCELLOR)
    assert (search.extra, search.cost_limit) == (2, 2)
    g.visions_drawn = 1
    act(g, "purple")
    assert "begin search" not in options(g)
    g = table(3, reliquary_powers="optional")
    g.reliquary[3] = -1
    g.derive()
    assert new_search(g, CHANCELLOR).extra == 0
    act(g, "purple")
    play(g, "begin search")
    assert "modify greedy" in options(g)


def test_oa_pwr_03_paid_outside_the_own_turn() -> None:
    """Favor straight to the bank, secrets facedown on the board."""
    g = table(3)
    act(g, "red")
    place_favor(g, seat("blue"), card("longbows"), 1)
    place_secrets(g, seat("blue"), card("longbows"), 1)
    assert bank(g, "order") == 4
    assert g.flipped[seat("blue")] == 1
    assert g.laden == []
