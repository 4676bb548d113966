"""CP: what the Clockwork Prince does in a cell (CP-TRD, -MUS, -TVL, -REC, -CAM)."""

from __future__ import annotations

import pytest

from palatine.games import find
from palatine.games.oath.battle import Casualties
from palatine.games.oath.campaign import Campaign, new_campaign
from palatine.games.oath.cards import hold_relic, move_banner
from palatine.games.oath.deed import Campaigning
from palatine.games.oath.names import (
    BEST_HERE,
    CANNOT_PAY,
    CARDS_AT_SITE,
    IS_HIS,
    NO_RELIC,
    NO_SITE,
    NO_WARBANDS,
    NOBODY_HAS_IT,
    NOT_READY,
    NOTHING_TO_GAIN,
)
from palatine.games.oath.prince import holds_now
from palatine.games.oath.prince_campaign import aim_for, rival_of
from palatine.games.oath.prince_mind import can_muster, trade_yield
from palatine.games.oath.prince_tables import (
    FOR_FAVOR_BANNER,
    FOR_RELICS,
    FOR_SCEPTER,
    FOR_SITES,
    RULES_MOST_SITES,
    TACTICS,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    SLOTS,
)
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, answer, choose, run_once
from palatine.kernel.lexicon import NONE
from tests.games.oath.princely import (
    conspirators,
    do,
    friends,
    princely,
    rule,
    stand,
    told,
    turn,
)
from tests.games.oath.table import card, lay_relic, put, relic, roll, slot, suit

DONE = NONE


def give(g: Oath, seat: int, *ids: str) -> None:
    """Relics, in this order."""
    for id in ids:
        if relic(id) in g.relic_deck:
            at = g.relic_deck.index(relic(id))
            g.relic_deck.pop(at)
            g.relic_deck_known.pop(at)
        hold_relic(g, seat, relic(id))


def banner(g: Oath, which: int, seat: int, tokens: int) -> None:
    move_banner(g, which, seat)
    g.banner_tokens[which] = tokens


# Trade


def test_trade_for_favor() -> None:
    """CP-TRD-01, CP-TRD-03, EX-CP-19: all empty cards of friends, as far as the bank goes."""
    g = princely()
    put(g, "cradle_1", "storyteller", "keep")
    g.site_cards[2] = card("wayside_inn")
    friends(g, hearth=3)
    assert do(g, "s2") == DONE
    assert g.favor[g.prince] == 3  # 2 for the first, 1 left for the second; Order is no friend
    assert g.bank[suit("hearth")] == 0
    assert g.laden == []


def test_trade_for_secrets() -> None:
    """CP-TRD-02: conspirators give secrets of the shared bank."""
    g = princely()
    put(g, "cradle_1", "storyteller", "keep")
    conspirators(g, hearth=3, order=1)
    friends(g, beast=2)
    assert do(g, "d2") == DONE
    assert g.secrets[g.prince] == 3


def test_trade_is_skipped() -> None:
    """CP-TRD-04: nothing would be gained: no friend, laden cards, ruins."""
    g = princely()
    put(g, "cradle_1", "storyteller")
    assert do(g, "s2") == NOTHING_TO_GAIN
    friends(g, hearth=1)
    g.load(card("storyteller"), 1, 0)
    assert do(g, "s2") == NOTHING_TO_GAIN
    g.load(card("storyteller"), -1, 0)
    g.bank[suit("hearth")] = 0
    assert do(g, "s2") == NOTHING_TO_GAIN
    put(g, "cradle_1", "festival_district")
    g.ruins = 63
    assert trade_yield(g, 0, False) == 0


# Muster


def test_muster() -> None:
    """CP-MUS-01, EX-CP-18: 1 favor on each empty card, 2 warbands each, never from Ambitions."""
    g = princely(sites={"cradle_1": "the_tribunal"})
    put(g, "cradle_1", "storyteller", "keep")
    g.site_cards[2] = card("wolves")
    g.favor[g.prince] = 5
    g.ambitions = 3
    assert do(g, "s3") == DONE
    assert [g.favor_on(n) for n in g.cards_at(0)] == [1, 1, 0]
    assert g.board[g.prince] == 3 + 4
    assert (g.favor[g.prince], g.ambitions) == (3, 3)


def test_muster_is_skipped() -> None:
    """CP-MUS-02: no favor, no empty card, no warbands."""
    g = princely()
    put(g, "cradle_1", "storyteller")
    assert do(g, "s3") == NO_WARBANDS
    g.favor[g.prince] = 1
    assert can_muster(g)
    g.load(card("storyteller"), 1, 0)
    assert do(g, "s3") == NO_WARBANDS
    g.load(card("storyteller"), -1, 0)
    g.board[g.prince] = 24
    assert do(g, "s3") == NO_WARBANDS


def test_muster_modifiers_count_once() -> None:
    """CP-MUS-03: River gives 1 more, once; he stops when his bank is empty."""
    g = princely(sites={"cradle_1": "river"})
    rule(g, g.prince, "cradle_1", 1)
    put(g, "cradle_1", "storyteller", "keep")
    g.favor[g.prince] = 2
    assert do(g, "s3") == DONE
    assert g.board[g.prince] == 3 + 5
    h = princely()
    put(h, "cradle_1", "storyteller", "keep")
    h.favor[h.prince] = 2
    h.board[h.prince] = 23
    assert do(h, "s3") == DONE
    assert h.board[h.prince] == 24
    assert h.favor[h.prince] == 1


# Travel


def test_travel_to_the_best_site() -> None:
    """CP-TVL-01, CP-TVL-02: most favor by a Trade now, leftmost on ties; skipped if here."""
    g = princely()
    friends(g, hearth=3, beast=1)
    put(g, "provinces_1", "wolves")
    put(g, "hinterland_1", "storyteller")
    assert do(g, "s1") == DONE
    assert g.pawn[g.prince] == slot("hinterland_1")
    assert do(g, "s1") == BEST_HERE
    g.bank[suit("hearth")] = 1  # what the banks hold counts; equal best is enough
    assert do(g, "s1") == BEST_HERE
    g.bank[suit("hearth")] = 0
    assert do(g, "s1") == DONE
    assert g.pawn[g.prince] == slot("provinces_1")


def test_travel_without_yield() -> None:
    """CP-TVL-03: 1 favor of the first bank that has any, or 1 secret; he stays."""
    g = princely()
    g.bank = [0, 0, 2, 3, 3, 3]
    assert do(g, "s1") == DONE
    assert (g.pawn[g.prince], g.favor[g.prince], g.bank[2]) == (0, 1, 1)
    assert do(g, "d1") == DONE
    assert g.secrets[g.prince] == 1
    g.bank = [0] * 6
    assert do(g, "s1") == NOTHING_TO_GAIN


def test_travel_to_a_relic() -> None:
    """CP-TVL-04: a faceup site with a relic; his own is enough."""
    g = princely()
    lay_relic(g, "provinces_2", "map")
    assert do(g, "r1") == DONE
    assert g.pawn[g.prince] == slot("provinces_2")
    assert do(g, "r1") == BEST_HERE


def test_travel_to_a_facedown_site() -> None:
    """CP-TVL-04, EX-CP-21: no relic on the map: the leftmost facedown site, 1 favor if bare."""
    g = princely(sites={"cradle_2": "plains"})
    g.site_up &= ~(1 << slot("cradle_2") | 1 << slot("provinces_2"))
    g.derive()
    assert do(g, "r1") == DONE
    assert g.pawn[g.prince] == slot("cradle_2")
    assert g.is_up(slot("cradle_2"))
    assert (g.favor[g.prince], g.bank[0]) == (1, 2)


def test_travel_with_no_relic_anywhere() -> None:
    """CP-TVL-04, CP-TVL-05: 1 favor, and the best site for secrets; skipped if neither."""
    g = princely()
    conspirators(g, beast=2)
    put(g, "hinterland_2", "wolves")
    assert do(g, "r1") == DONE
    assert g.favor[g.prince] == 1
    assert g.pawn[g.prince] == slot("hinterland_2")
    assert do(g, "r1") == DONE  # he gained
    assert g.favor[g.prince] == 2
    g.bank = [0] * 6
    assert do(g, "r1") == NOTHING_TO_GAIN


def test_no_site_stops_his_travel() -> None:
    """CP-PWR-01, CP-PWR-07, EX-CP-12: Narrow Pass, The Hidden Place and coasts are ignored."""
    g = princely(sites={"provinces_1": "narrow_pass", "provinces_3": "the_hidden_place"})
    friends(g, hearth=2)
    put(g, "provinces_3", "storyteller")
    assert do(g, "s1") == DONE
    assert g.pawn[g.prince] == slot("provinces_3")
    assert g.flipped[g.prince] == 0


def test_travel_is_a_travel() -> None:
    """CP-PWR-02, CP-TVL-06, EX-CP-13: Boiling Lake kills two of his warbands."""
    g = princely("exile", 1)
    put(g, "cradle_2", "boiling_lake")
    rule(g, 0, "cradle_2", 1)
    friends(g, beast=1, nomad=1, arcane=1, order=1, hearth=1, discord=1)
    assert do(g, "s1") == DONE
    assert g.pawn[g.prince] == slot("cradle_2")
    assert g.board[g.prince] == 1


def test_tolls() -> None:
    """CP-PWR-02, CP-PWR-09, EX-CP-14: 1 favor to the enemy ruler; without favor he goes too."""
    g = princely("exile", 1)
    put(g, "cradle_2", "toll_roads")
    rule(g, 0, "cradle_2", 1)
    friends(g, beast=1, nomad=1, arcane=1, order=1, hearth=1, discord=1)
    g.favor[g.prince] = 2
    g.favor[0] = 0
    assert do(g, "s1") == DONE
    assert (g.favor[g.prince], g.favor[0]) == (1, 1)
    stand(g, g.prince, "cradle_1")
    g.favor[g.prince] = 2
    g.ambitions = 2  # none of it is spent on tolls
    assert do(g, "s1") == DONE
    assert g.favor[g.prince] == 2
    assert g.pawn[g.prince] == slot("cradle_2")


# Recover


def test_recover_a_relic() -> None:
    """CP-REC-01, CP-REC-02, CP-REC-05, CP-REC-08, EX-CP-06: the nearest, for the cell's price."""
    g = princely(sites={"cradle_1": "drowned_city"})
    assert do(g, "r2") == NO_RELIC
    lay_relic(g, "cradle_1", "cup_of_plenty", "map")
    g.favor[g.prince] = 1
    assert do(g, "r2") == CANNOT_PAY
    g.favor[g.prince] = 4
    g.ambitions = 1
    assert do(g, "r2") == DONE
    assert relic("cup_of_plenty") in g.relics_of(g.prince)
    assert (g.favor[g.prince], g.ambitions) == (2, 0)  # Ambitions first


def test_exile_pays_with_secrets() -> None:
    """CP-REC-06, EX-CP-24: secrets count as favor, after all favor, and are burned."""
    g = princely("exile")
    lay_relic(g, "cradle_1", "map")
    g.favor[g.prince] = 1
    g.secrets[g.prince] = 2
    assert do(g, "r2") == DONE
    assert (g.favor[g.prince], g.secrets[g.prince]) == (0, 1)
    h = princely("chancellor")
    lay_relic(h, "cradle_1", "map")
    h.favor[h.prince] = 1
    h.secrets[h.prince] = 2
    assert do(h, "r2") == CANNOT_PAY


def test_recover_the_peoples_favor() -> None:
    """CP-REC-03, CP-REC-05, CP-REC-07, EX-CP-25: all favor, Ambitions too; old favor to banks."""
    g = princely()
    g.banner_tokens[PEOPLES_FAVOR] = 3
    g.mob = True
    g.favor[g.prince] = 4
    g.ambitions = 2
    assert do(g, "p4") == DONE
    assert g.banner_of[PEOPLES_FAVOR] == g.prince
    assert g.banner_tokens[PEOPLES_FAVOR] == 4
    assert (g.favor[g.prince], g.ambitions) == (0, 0)
    assert g.bank == [4, 4, 4, 3, 3, 3]
    assert not g.mob
    g.favor[g.prince] = 9
    assert do(g, "p4") == IS_HIS


def test_recover_the_darkest_secret() -> None:
    """CP-REC-03, CP-REC-04, CP-PWR-01, EX-CP-10: he ignores OA-REC-03 and the Tome Guardians."""
    g = princely("chancellor", 1)
    put(g, "cradle_2", "tome_guardians")
    rule(g, 0, "cradle_2", 1)
    banner(g, DARKEST_SECRET, 0, 2)
    g.secrets[0] = 0
    g.secrets[g.prince] = 2
    assert do(g, "d4") == CANNOT_PAY
    g.secrets[g.prince] = 3
    assert do(g, "d4") == DONE
    assert g.banner_of[DARKEST_SECRET] == g.prince
    assert g.banner_tokens[DARKEST_SECRET] == 3
    assert (g.secrets[g.prince], g.secrets[0]) == (1, 1)


# Campaign


def test_cp_cam_12_he_stops_at_the_first_site_for_which_he_is_not_ready() -> None:
    """A reading: the Plains behind it would add a die, but the text names an order."""
    g = princely("chancellor", 1, sites={"provinces_3": "plains"})
    stand(g, 0, "hinterland_3")
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "provinces_1", 1)
    rule(g, 0, "provinces_2", 1)
    rule(g, 0, "provinces_3", 1)
    g.board[g.prince] = 4
    aim = aim_for(g, FOR_SITES)
    assert aim.sites == [slot("provinces_1")]
    g.board[g.prince] = 5
    assert aim_for(g, FOR_SITES).sites == [slot("provinces_1"), slot("provinces_2")]


def test_ready_for_one_site_or_two() -> None:
    """CP-CAM-02, CP-CAM-10, CP-CAM-12, EX-CP-22: as many sites as he stays ready for."""
    g = princely("chancellor", 1)
    stand(g, 0, "hinterland_3")
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "provinces_1", 1)
    rule(g, 0, "provinces_2", 2)
    g.board[g.prince] = 4
    g.tactics = TACTICS.index(1)
    aim = aim_for(g, FOR_SITES)
    assert (aim.slot, aim.sites) == (slot("provinces_1"), [slot("provinces_1")])
    assert (aim.dice, aim.defense, aim.force) == (5, 1, 1)
    g.tactics = TACTICS.index(2)
    assert aim_for(g, FOR_SITES).sites == [slot("provinces_1"), slot("provinces_2")]


def test_the_rivals_pawn_counts() -> None:
    """CP-CAM-04, CP-CAM-10: the board joins where the pawn stands, so he goes elsewhere."""
    g = princely("chancellor", 1)
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "provinces_1", 1)
    rule(g, 0, "provinces_2", 2)
    stand(g, 0, "provinces_1")
    assert aim_for(g, FOR_SITES).slot == slot("provinces_2")


def test_rivals() -> None:
    """CP-CAM-10, CP-TIE-03: the enemy with the most sites, bandits after all players; Citizens
    are none of a Chancellor, the Empire is one of an Exile."""
    g = princely("chancellor", 2)
    assert rival_of(g) == NONE  # bandits rule all
    for n in range(2, SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "cradle_1", 1)
    assert rival_of(g) == 0  # bandits have one site too
    g.garrison[0], g.garrison_of[0] = 0, NONE
    assert rival_of(g) == NONE
    h = princely("exile", 2)
    h.citizens = 2
    rule(h, 0, "cradle_1", 1)
    for n in range(1, SLOTS):
        h.garrison[n], h.garrison_of[n] = 1, h.chancellor
    assert rival_of(h) == h.chancellor


def test_a_facedown_site() -> None:
    """CP-CAM-11, CP-CAM-45: he rules all: the leftmost facedown site; none: skipped."""
    g = princely()
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    assert do(g, "s4") == NO_SITE
    where = slot("provinces_2")
    g.garrison[where], g.garrison_of[where] = 0, NONE
    g.site_up &= ~(1 << where)
    g.derive()
    aim = aim_for(g, FOR_SITES)
    assert (aim.slot, aim.defense, aim.force) == (where, 1, 1)
    roll(g, "blank", "sword", "sword", "sword")
    assert do(g, "s4") == DONE
    assert g.pawn[g.prince] == where
    assert g.ruler(where) == g.prince


def test_not_ready_not_moved() -> None:
    """CP-CAM-02: equal is not enough; he does not move."""
    g = princely("chancellor", 1)
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "provinces_1", 2)
    stand(g, 0, "hinterland_3")
    assert do(g, "s4") == NOT_READY
    assert g.pawn[g.prince] == 0
    assert told(g, "prince-weighs")[-1][:3] == [3, 1, 2]


def test_plains_and_mountain() -> None:
    """CP-CAM-02: Plains add a die, the Mountain takes one."""
    for site, dice in [("plains", 4), ("mountain", 2)]:
        g = princely("chancellor", 1, sites={"provinces_1": site})
        for n in range(SLOTS):
            g.garrison[n], g.garrison_of[n] = 1, g.prince
        rule(g, 0, "provinces_1", 1)
        stand(g, 0, "hinterland_3")
        assert aim_for(g, FOR_SITES).dice == dice


def test_own_plans_count() -> None:
    """CP-CAM-02: attack dice of battle plans that he would use; nothing is changed by weighing."""
    g = princely("chancellor", 1)
    put(g, "cradle_2", "longbows")
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "provinces_1", 1)
    stand(g, 0, "hinterland_3")
    before = g.copy()
    assert aim_for(g, FOR_SITES).dice == 4
    assert g.board == before.board
    assert g.frames[-1] is not None


def test_a_banner() -> None:
    """CP-CAM-03, CP-CAM-20, CP-CAM-43: at the holder's pawn, with the site if the holder rules
    it; never pawn and favor; nobody else holds it: skipped."""
    g = princely("chancellor", 1)
    assert do(g, "p5") == NOBODY_HAS_IT
    banner(g, PEOPLES_FAVOR, 0, 1)
    stand(g, 0, "provinces_2")
    g.board[0] = 0
    aim = aim_for(g, FOR_FAVOR_BANNER)
    assert (aim.slot, aim.sites, aim.banners) == (slot("provinces_2"), [], 1)
    rule(g, 0, "provinces_2", 1)
    g.board[g.prince] = 5
    aim = aim_for(g, FOR_FAVOR_BANNER)
    assert aim.sites == [slot("provinces_2")]
    assert (aim.defense, aim.force) == (2, 1)
    roll(g, "blank", "blank", "sword", "sword", "sword", "sword", "sword")
    assert do(g, "p5") == DONE
    assert g.banner_of[PEOPLES_FAVOR] == g.prince
    assert g.mob  # seized


def test_the_scepter_of_a_citizen() -> None:
    """CP-CAM-20: the holder may be a Citizen of his own, who is not Imperial in it."""
    g = princely("chancellor", 1)
    g.citizens = 1
    g.held_by[g.held.index(GRAND_SCEPTER)] = 0
    g.derive()
    stand(g, 0, "provinces_2")
    rule(g, g.prince, "provinces_2", 1)
    g.board[0] = 0
    g.board[g.prince] = 9
    aim = aim_for(g, FOR_SCEPTER)
    assert (aim.defense, aim.force, aim.sites) == (5, 0, [])
    roll(g, *["blank"] * 5, *["sword"] * 9)
    assert do(g, "r7") == DONE
    assert g.holder(GRAND_SCEPTER) == g.prince
    assert g.apart == NONE


def test_relics() -> None:
    """CP-CAM-30, CP-TIE-02, EX-CP-07: of who has the most, fewest dice first, first taken."""
    g = princely("chancellor", 2)
    give(g, 0, "whistle", "ivory_eye")
    give(g, 1, "map")
    stand(g, 0, "provinces_2")
    g.board[0] = 2
    g.board[g.prince] = 5
    from palatine.games.oath.tables import RELIC_DEFENSE

    assert RELIC_DEFENSE[relic("whistle")] == RELIC_DEFENSE[relic("ivory_eye")] == 2
    aim = aim_for(g, FOR_RELICS)
    assert aim.slot == slot("provinces_2")
    assert aim.relics == 1 << relic("whistle")
    g.board[g.prince] = 7
    assert aim_for(g, FOR_RELICS).relics == 1 << relic("whistle") | 1 << relic("ivory_eye")
    h = princely("chancellor", 1)
    assert do(h, "r5") == NOBODY_HAS_IT


def test_he_sacrifices_to_win() -> None:
    """CP-CAM-01, CP-CAM-40, CP-CAM-44: all dice; the exact number that makes him win."""
    g = princely("chancellor", 1)
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "provinces_1", 1)
    stand(g, 0, "hinterland_3")
    roll(g, "shield", *["hollow_sword"] * 3)
    assert do(g, "s4") == DONE
    assert told(g, "sacrificed")[-1][:2] == [g.prince, 2]
    assert g.ruler(slot("provinces_1")) == g.prince


def test_spread_of_survivors() -> None:
    """CP-CAM-41: 1 on each targeted site in target order, 1 on the board, and again."""
    g = princely("chancellor", 1)
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "provinces_1", 2)
    rule(g, 0, "provinces_3", 1)
    stand(g, 0, "hinterland_3")
    g.board[g.prince] = 8
    roll(g, "blank", "blank", *["sword"] * 8)
    assert do(g, "s4") == DONE
    assert g.garrison[slot("provinces_3")] == 3  # the first target
    assert g.garrison[slot("provinces_1")] == 3
    assert g.board[g.prince] == 2


def test_losses_of_the_defender() -> None:
    """CP-CAM-42: from the leftmost site on, then boards in turn order."""
    g = princely("chancellor", 2)
    g.citizens = 2  # seat 1 is a Citizen
    rule(g, g.prince, "cradle_1", 1)
    rule(g, g.prince, "cradle_2", 3)
    war = new_campaign(g, 0, True)
    war.begin(g, g.prince)
    war.sites |= 1 << slot("cradle_2")
    war.allies = 1 << 1
    g.board[g.prince] = 2
    g.board[1] = 2
    turn(g, 99)
    g.call(war)
    g.call(Casualties(g.prince, 1, 5, 0))
    while any(isinstance(frame, Casualties) for frame in g.frames):
        run_once(g)
    assert (g.garrison[0], g.garrison[1]) == (0, 0)
    assert (g.board[g.prince], g.board[1]) == (1, 2)  # his board comes first


def test_targets_ignore_site_bans() -> None:
    """CP-CAM-46: Narrow Pass, The Hidden Place and Giant Python do not touch his choice."""
    g = princely("chancellor", 1, sites={"provinces_1": "the_hidden_place"})
    for n in range(SLOTS):
        g.garrison[n], g.garrison_of[n] = 1, g.prince
    rule(g, 0, "provinces_1", 1)
    stand(g, 0, "hinterland_3")
    roll(g, "blank", *["sword"] * 3)
    assert do(g, "s4") == DONE
    assert g.ruler(slot("provinces_1")) == g.prince
    assert g.flipped[g.prince] == 0


# his tactics


def defence(g: Oath, dice: int, *plans: str) -> Campaigning:
    """Seat 0 attacks the Prince at cradle_1 with so many dice and these plans."""
    g.turn = 0
    turn(g, 99)
    war = new_campaign(g, 0, True)
    war.face(g, g.prince)
    g.call(war)
    war.declare(g)
    war.collect(g, dice)
    for id in plans:
        ask = advance(g)
        assert ask is not None
        lexicon = g.rules.lexicon(g.config)  # type: ignore[attr-defined]
        choose(g, 0, lexicon.option(f"use {id}"))
    g.chance.script([0] * 40)
    while war.step < 8:
        ask = war.run(g)
        if ask is not None:
            if ask.seat == g.prince:
                war.chosen(g, g.rules.house(g, ask))
            else:
                war.chosen(g, ask.options[-1])
    return war


def test_tactics_of_the_defender() -> None:
    """CP-GEN-05, CP-GEN-11, EX-CP-28: after the attacker's plans; below zero they defend."""
    g = princely("chancellor", 1)
    rule(g, g.prince, "cradle_1", 1)
    put(g, "cradle_2", "longbows")
    rule(g, 0, "cradle_2", 1)
    g.tactics = TACTICS.index(2)
    war = defence(g, 3, "longbows")
    assert war.attack_dice == 2
    h = princely("chancellor", 1)
    rule(h, h.prince, "cradle_1", 1)
    base = defence(h, 1).defense_dice
    k = princely("chancellor", 1)
    rule(k, k.prince, "cradle_1", 1)
    k.tactics = TACTICS.index(3)
    war = defence(k, 1)
    assert (war.attack_dice, war.defense_dice) == (0, base + 2)


def test_tactics_are_not_for_allies() -> None:
    """CP-GEN-10, CP-PWR-10: he joins the defence of a Citizen without his tactics."""
    g = princely("chancellor", 2)
    g.citizens = 2
    g.tactics = TACTICS.index(3)
    rule(g, g.prince, "cradle_1", 1)
    turn(g, 99)
    war = new_campaign(g, 0, True)
    war.face(g, 1)
    g.call(war)
    war.declare(g)
    war.collect(g, 3)
    assert war.has_ally(g.prince)
    g.chance.script([0] * 40)
    while war.step < 8:
        ask = war.run(g)
        if ask is not None:
            war.chosen(g, ask.options[-1])
    assert war.attack_dice == 3


def test_rules_most_sites() -> None:
    """The condition: strictly more sites than each other player, than each Exile as Chancellor."""
    g = princely("chancellor", 1)
    assert not holds_now(g, RULES_MOST_SITES)
    rule(g, g.prince, "cradle_1", 1)
    assert holds_now(g, RULES_MOST_SITES)
    rule(g, 0, "cradle_2", 1)
    assert not holds_now(g, RULES_MOST_SITES)


def test_order_of_arrival() -> None:
    """CP-TIE-04: cards and relics stand in order of arrival, an edifice in the place it takes."""
    g = princely()
    put(g, "cradle_1", "storyteller", "keep")
    assert [CARD_IDS[n] for n in g.cards_at(0)] == ["storyteller", "keep"]
    assert g.site_cards[:2] == [card("storyteller"), card("keep")]
    assert CARDS_AT_SITE == 4


@pytest.mark.parametrize("cell", ["s4", "r5", "r7", "d5", "p5"])
def test_every_campaign_cell_ends(cell: str) -> None:
    """CP-CAM-01: each kind of campaign is fought to its end."""
    g = princely("exile", 1)
    give(g, 0, "whistle")
    banner(g, PEOPLES_FAVOR, 0, 1)
    banner(g, DARKEST_SECRET, 0, 1)
    stand(g, 0, "provinces_1")
    g.board[0] = 0
    rule(g, 0, "provinces_2", 1)
    g.board[g.prince] = 12
    assert do(g, cell) == DONE
    assert not any(isinstance(frame, Campaign) for frame in g.frames)
    assert told(g, "battle")


@pytest.mark.parametrize("level", ["limited", "extended"])
@pytest.mark.parametrize("role", ["chancellor", "exile"])
def test_cp_cam_02_dice_that_are_counted_only_to_be_told_change_nothing(
    role: str, level: str
) -> None:
    game = find("oath")
    options = {"prince": role, "prince_powers": level, "chronicle": "none"}
    config = game.config(2, game.named(options))
    for seed in range(5):
        ends: list[tuple[int, int, list[int]]] = []
        for telling in (False, True):
            luck, choices = fast(f"told {seed}"), fast(f"chosen {seed}")
            g = game.start(config, luck)
            g.telling = telling
            answers = 0
            ask = advance(g)
            while ask is not None:
                answer(g, ask, ask.nth(choices.below(ask.count)))
                ask = advance(g)
                answers += 1
            ends.append((answers, luck.drawn, g.places))
        assert ends[0] == ends[1]
