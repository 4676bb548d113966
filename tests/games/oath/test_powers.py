"""What holds for all powers: rows and classes, windows, modifiers in any order (OA-PWR)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from palatine.build import flavour
from palatine.games.oath import windows as w
from palatine.games.oath.actions import announce, is_viable, open_modifiers
from palatine.games.oath.campaign import new_campaign
from palatine.games.oath.cards import may_be_adviser
from palatine.games.oath.deed import Deed
from palatine.games.oath.muster import new_muster, new_trade
from palatine.games.oath.power import TABLE, Power
from palatine.games.oath.powers import written
from palatine.games.oath.recover import new_recover
from palatine.games.oath.search import new_search
from palatine.games.oath.state import CHANCELLOR, Oath
from palatine.games.oath.tables import (
    CAMPAIGN,
    CARD_IDS,
    FACE_IDS,
    FIRST_RELIC,
    FIRST_RUIN,
    FIRST_SITE,
    MAJOR_ACTIONS,
    MODIFIER,
    POWER_IDS,
    POWER_ROWS,
    RELIC_IDS,
    SUIT_IDS,
)
from palatine.games.oath.travel import new_travel
from palatine.games.oath.windows import ALL_WINDOWS, FILLED, PLACES
from tests.games.oath.table import (
    act,
    advise,
    banner,
    citizen,
    discard,
    favor,
    garrison,
    hold,
    lay_relic,
    on_card,
    options,
    own,
    pawn,
    play,
    put,
    question,
    seat,
    slot,
    table,
)

# the window in which each method of `Power` is called; some belong to several
WINDOWS_OF: dict[str, list[int]] = {
    "adviser_limit": [w.ADVISER_LIMIT], "spares_limit": [w.ADVISER_LIMIT],
    "extra_advisers": [w.SUIT_COUNT], "capacity": [w.CAPACITY], "extra_bandits": [w.BANDITS],
    "locks": [w.LOCKS], "protects": [w.PROTECTS], "forbids": [w.FORBIDS],
    "bars_power": [w.BARS_POWER], "can_wake": [w.WAKES], "wake": [w.WAKES], "can_act": [w.ACTS],
    "act": [w.ACTS], "can_rest": [w.RESTS], "rest": [w.RESTS],
    "toll": [w.TOLLS], "bars_card": [w.BARS_CARD], "travel_cost": [w.TRAVEL_COST],
    "bars_travel": [w.BARS_TRAVEL], "secrets_to_enter": [w.BARS_TRAVEL], "sends": [w.SENDS],
    "left": [w.LEFT], "arrived": [w.ARRIVED], "bars_recover": [w.BARS_RECOVER],
    "recovered": [w.RECOVERED], "bars_play": [w.BARS_PLAY], "opens_sites": [w.OPENS_SITES],
    "clears": [w.CLEARS], "rewards": [w.REWARDS], "homeland": [w.HOMELAND],
    "can_follow": [w.AFTER_PLAY], "after_play": [w.AFTER_PLAY], "card_played": [w.CARD_PLAYED],
    "played": [w.WHEN_PLAYED], "bars_target": [w.BARS_TARGET], "allows_targets": [w.TARGET_SET],
    "target_secrets": [w.TARGET_SET], "target_dice": [w.TARGET_DICE], "pool": [w.POOL],
    "joins": [w.FORCE], "bars_plan": [w.BARS_PLAN], "plan_favor": [w.PLAN_PRICE],
    "plan_secrets": [w.PLAN_PRICE], "can_plan": [w.PLANS], "plan": [w.PLANS], "lost": [w.PLANS],
    "about_to_kill": [w.PLANS], "won": [w.PLANS], "saves_plans": [w.PLANS],
    "discharges": [w.PLANS], "afterwards": [w.PLANS], "campaigned": [w.CAMPAIGNED],
    "relics_taken": [w.RELICS_TAKEN], "title_taken": [w.TITLE_TAKEN],
    "redirects": [w.FAVOR_ARRIVES], "lends": [w.SPENDS], "collects": [w.FAVOR_BURNED],
    "rolled": [w.ROLLED], "end_die": [w.END_DIE], "discarded": [w.DISCARDED],
    "trade_gain": [w.TRADE_GAIN],
}  # fmt: skip
SHARED = {  # classes whose instances stand in one of several windows
    "act", "can_act", "rest", "played", "can_follow",
}  # fmt: skip


def test_every_power_has_a_row() -> None:
    """Every power a row, each once; OA-PWR-05: kinds as printed."""
    ids = [id for id, _ in written()]
    assert len(ids) == len(set(ids))
    for id, power in written():
        number = POWER_IDS.index(id)
        assert TABLE[number] is power
        assert power.row is POWER_ROWS[number]
        assert FILLED[number] == power.windows()
        assert all(0 <= window < ALL_WINDOWS for window in power.windows())


def test_every_row_has_a_power() -> None:
    """All 279 sentences are written."""
    assert sorted(POWER_IDS) == sorted(id for id, _ in written())


def test_every_window_that_a_class_fills_is_listed() -> None:
    """A method whose window is not listed would never be called."""
    for id, power in written():
        filled: set[str] = set()
        for kind in type(power).__mro__:
            if kind is Power:
                break
            filled |= {name for name in vars(kind) if name in WINDOWS_OF}
        for name in filled - SHARED:
            assert set(WINDOWS_OF[name]) & set(power.windows()), f"{id}: {name}"


def test_every_window_of_a_power_has_a_method() -> None:
    """A power that stands in a window for nothing would cost time."""
    by_window: dict[int, set[str]] = {}
    for name, found in WINDOWS_OF.items():
        for window in found:
            by_window.setdefault(window, set()).add(name)
    for id, power in written():
        names = {name for kind in type(power).__mro__ if kind is not Power for name in vars(kind)}
        for window in power.windows():
            if window in by_window:
                assert names & by_window[window], f"{id}: window {window}"


# the course of powers


def test_oa_pwr_04_as_much_as_possible() -> None:
    """Siege Engines kill one where only one stands."""
    g = table(3)
    advise(g, "red", "siege_engines")
    garrison(g, "cradle_2", "blue", 1)
    act(g, "red")
    play(g, "use siege_engines")
    assert g.garrison[slot("cradle_2")] == 0


def test_oa_pwr_05_persistent_powers_need_no_reach() -> None:
    """Toll Roads bind whoever is an enemy of their ruler, far away too."""
    g = table(3)
    put(g, "hinterland_3", "toll_roads")
    garrison(g, "hinterland_3", "purple", 1)
    garrison(g, "cradle_2", "purple", 1)
    citizen(g, "blue")
    act(g, "red")
    play(g, "begin travel", "travel_to cradle_2")
    assert favor(g, "purple") == 2
    act(g, "blue")
    play(g, "begin travel", "travel_to cradle_2")
    assert favor(g, "blue") == 1


def test_oa_pwr_08_each_modifier_once() -> None:
    """Pressgangs are offered once in an action, and again in the next."""
    g = table(3)
    put(g, "cradle_1", "longbows", "elders")
    advise(g, "red", "pressgangs")
    own(g, "red", favor=5)
    act(g, "red")
    play(g, "begin muster", "modify pressgangs")
    assert options(g) == ["muster_on longbows", "muster_on elders"]
    play(g, "muster_on longbows", "begin muster")
    assert "modify pressgangs" in options(g)


def test_oa_pwr_12_the_whole_side_counts_for_plans() -> None:
    """OA-PWR-12, OA-PWR-14: Encirclement compares whole forces, True Names works for allies."""
    g = table(4)
    citizen(g, "blue")
    garrison(g, "cradle_1", "purple", 1)
    pawn(g, "yellow", "hinterland_1")
    advise(g, "blue", "encirclement")
    own(g, "blue", favor=2)
    act(g, "red")
    play(g, "begin campaign", "against blue", "pass", "attack_with 3")
    assert question(g) == "blue battle-plan"  # 1 + 3 + 3 against 3


def test_oa_pwr_13_the_order_of_asking() -> None:
    g = table(4)
    g.order = [0, 3, 1, 2]
    assert g.in_turn_order(CHANCELLOR) == [0, 3, 1, 2]
    assert g.others(seat("red")) == [2, 0, 3]


def test_oa_pwr_15_nothing_to_name_nothing_to_use() -> None:
    """Siege Engines without a warband in the region, a price that cannot be paid."""
    g = table(3)
    advise(g, "red", "siege_engines")
    act(g, "red")
    assert "use siege_engines" not in options(g)
    garrison(g, "cradle_2", "blue", 1)
    assert "use siege_engines" in options(g)
    own(g, "red", favor=0)
    assert "use siege_engines" not in options(g)


def test_oa_sit_10_the_tribunal_for_its_ruler_and_who_stands_there() -> None:
    g = table(3, {"provinces_1": "the_tribunal"})
    act(g, "red")
    assert "use the_tribunal" not in options(g)
    garrison(g, "provinces_1", "red", 1)
    assert "use the_tribunal" in options(g)
    garrison(g, "provinces_1", "red", 0)
    pawn(g, "red", "provinces_1")
    assert "use the_tribunal" in options(g)


def test_oa_gen_03_no_more_than_a_cost_asks() -> None:
    g = table(3)
    put(g, "cradle_1", "longbows")
    own(g, "red", favor=9)
    act(g, "red")
    play(g, "begin muster")
    assert favor(g, "red") == 8
    assert on_card(g, "longbows") == (1, 0)


def test_oa_cmp_02_the_suits_in_their_cycle() -> None:
    """OA-CMP-02, OA-BAN-01: favor is dealt from a bank away from the world deck, wrapping round."""
    assert SUIT_IDS[0] == "discord"
    g = table(3)
    banner(g, "peoples_favor", "red", 2)
    own(g, "red", favor=3)
    act(g, "red")
    play(g, "begin recover", "?pay 3", "choose_suit nomad")
    assert g.bank == [4, 3, 3, 3, 3, 4]


def test_oa_pwr_17_bandits_burn_their_toll() -> None:
    g = table(3)
    put(g, "provinces_1", "toll_roads")
    act(g, "red")
    play(g, "begin travel", "travel_to cradle_2")
    assert favor(g, "red") == 0
    assert sum(g.favor) == 2


# every two modifiers together


def optional_modifiers(major: int) -> list[int]:
    announced = set(range(w.SEARCHES, w.CAMPAIGNS + 1))
    found = []
    for _, power in written():
        row = power.row
        is_free_choice = row.kind == MODIFIER and not row.mandatory
        if is_free_choice and row.actions >> major & 1 and announced & set(power.windows()):
            found.append(row.number)
    return found


def rich_table(numbers: list[int]) -> Oath:
    """Red can use these powers: as adviser, relic, at the own site, or the site itself."""
    sites = {}
    for number in numbers:
        face = POWER_ROWS[number].face
        if FIRST_SITE <= face < FIRST_SITE + 23:
            sites["cradle_1"] = FACE_IDS[face]
    g = table(4, sites)
    g.site_cards[0] = -1
    put(g, "cradle_1", "elders")
    put(g, "provinces_1", "wolves")
    garrison(g, "cradle_1", "red", 2)
    garrison(g, "provinces_1", "red", 2)
    g.derive()
    lay_relic(g, "cradle_1", "cup_of_plenty")
    own(g, "red", favor=9, secrets=9, warbands=4)
    for number in numbers:
        face = POWER_ROWS[number].face
        if FIRST_RELIC <= face < FIRST_SITE:
            id = RELIC_IDS[face - FIRST_RELIC]
            if id == "cup_of_plenty":
                g.site_relics[0] = -1
                g.relic_deck_known.append(0)
                g.relic_deck.append(RELIC_IDS.index(id))
            hold(g, "red", id)
        elif face < FIRST_RUIN and g.place_of(face) == -1:
            id = CARD_IDS[face]
            if may_be_adviser(face):
                advise(g, "red", id)
            else:
                put(g, "cradle_1", id)
    for region, ids in (("cradle", ["keep", "scouts"]), ("provinces", ["scryer"])):
        discard(g, region, *[id for id in ids if CARD_IDS.index(id) in g.world])
    act(g, "red")
    return g


def begun(g: Oath, major: int) -> Deed:
    me = seat("red")
    if major == CAMPAIGN:
        return new_campaign(g, me, False)
    return [new_search, new_muster, new_trade, travelling, new_recover][major](g, me)


def travelling(g: Oath, me: int) -> Deed:
    return new_travel(g, me, False)


PAIRS = [
    (major, one, two)
    for major in range(len(MAJOR_ACTIONS))
    for one in optional_modifiers(major)
    for two in optional_modifiers(major)
    if one < two and POWER_ROWS[one].face != POWER_ROWS[two].face
]


def test_there_are_pairs_of_modifiers() -> None:
    assert len(PAIRS) > 20


@pytest.mark.parametrize("major", range(len(MAJOR_ACTIONS)), ids=MAJOR_ACTIONS)
def test_two_modifiers_in_both_orders_come_to_the_same(major: int) -> None:
    """OA-PWR-08: numbers, and what the action can then be done to, do not depend on the order."""
    for _, one, two in [pair for pair in PAIRS if pair[0] == major]:
        results = []
        for first, second in ((one, two), (two, one)):
            g = rich_table([one, two])
            deed = begun(g, major)
            window = w.SEARCHES + major
            used = True
            for number in (first, second):
                entry = number * PLACES + g.place_of(POWER_ROWS[number].face)
                if entry not in open_modifiers(g, deed, window):
                    used = False
                    break
                announce(g, deed, entry)
            if used:
                targets = deed.targets(g)
                values = [
                    getattr(deed, field.name)
                    for field in deed.FIELDS
                    if field.name not in ("used",)
                ]
                results.append((sorted(deed.used), values, targets))
                assert is_viable(g, deed, window) or not targets
        if len(results) == 2:
            assert results[0] == results[1], f"{POWER_IDS[one]} and {POWER_IDS[two]}"


def test_the_count_of_used_powers_plays_chronicles_and_sees_what_the_rules_do_themselves() -> None:
    """In a process of its own: all powers of the process are watched from then on."""
    folder = Path(__file__).parents[3]
    command = [sys.executable, "-m", "tools.oath", "--games", "7", "--least", "1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    if flavour() == "compiled":
        assert done.returncode == 2
        assert "interpreted" in done.stderr
        return
    assert done.returncode == 0, done.stderr
    unused = done.stdout.partition("never: ")[2]
    assert "'the_grand_scepter_1'" not in unused
    assert "'the_grand_scepter_2'" not in unused
    assert "'peace_envoy'" in unused
