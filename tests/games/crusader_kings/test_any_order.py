"""Things that are named one after the other are named in any order, until done."""

from __future__ import annotations

from typing import Any

from palatine.bots.mcts import MctsBot
from palatine.bots.policies import policy_for
from palatine.games.crusader_kings import tables
from palatine.games.crusader_kings.duchies import Duchies
from palatine.games.crusader_kings.family import BY_PLOT, Crisis, kill
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.names import RULER
from palatine.games.crusader_kings.support import Disband, Upkeep
from palatine.games.crusader_kings.war import CALLING, RALLYING, Attack, Mobilise
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import seen_by
from palatine.shortcuts import shortcuts
from tests.games.crusader_kings.court import Court, region
from tests.helpers import frame_of


def franks(**options: Any) -> Court:
    """The Franks with five regions and no army."""
    c = Court(**options)
    c.take("", *c.realm("frankish"))
    c.take("frankish", "low_countries", "paris", "aquitaine", "burgundy", "toulouse")
    c.g.armies = 0
    return c


def in_order(c: Court) -> list[str]:
    """What a search looks at."""
    ask = advance(c.g)
    assert ask is not None
    return [c.words.code(option) for option in ask.in_order]


def test_ck_war_1_whoever_mobilises_the_last_region_first_still_gets_four_armies() -> None:
    c = franks()
    realm = c.realm("frankish")
    c.run(Mobilise(c.seat("frankish"), NONE, 4, False))
    for id in reversed(realm[1:]):
        assert f"mobilise {id}" in c.options()
        c.play(f"mobilise {id}")
    assert [id for id in realm if c.g.has_army(region(id))] == realm[1:]


def test_ck_war_1_what_is_left_is_offered_until_done() -> None:
    c = franks()
    realm = c.realm("frankish")
    c.run(Mobilise(c.seat("frankish"), NONE, 4, False))
    c.play(f"mobilise {realm[3]}")
    rest = [f"mobilise {id}" for id in realm if id != realm[3]]
    assert c.options() == [*rest, "pass"]
    assert in_order(c) == [f"mobilise {realm[4]}", "pass"]
    c.play(f"mobilise {realm[0]}", "pass")
    assert c.asked() == ("", "")


def test_ck_cri_1_in_a_crisis_any_region_can_be_saved() -> None:
    """He himself chooses: the last region of the file is given up first, or kept."""
    c = franks()
    realm = c.realm("frankish")
    kill(c.g, c.seat("frankish"), RULER, BY_PLOT)
    assert c.options() == [f"give_up {id}" for id in realm]
    c.play(f"give_up {realm[4]}")
    assert c.options() == [f"give_up {id}" for id in realm[:4]]
    assert c.realm("frankish") == realm  # they go together, when all are named
    c.play(f"give_up {realm[0]}")
    c.settle()
    assert c.realm("frankish") == realm[1:4]


def test_ck_cri_1_regions_are_told_when_all_are_named_whatever_their_order() -> None:
    told = []
    for order in ([4, 0], [0, 4]):
        c = franks()
        realm = c.realm("frankish")
        c.run(Crisis(c.seat("frankish"), 2, NONE, 0))
        c.play(*[f"give_up {realm[n]}" for n in order])
        advance(c.g)
        told.append([row[1] for row in c.told("lost")])
    assert told[0] == told[1]
    assert len(told[0]) == 2


def test_ck_duk_10_duchies_are_revoked_in_any_order() -> None:
    c = franks()
    realm = c.realm("frankish")
    for n, kin in enumerate(("child_1", "child_2")):
        c.person("frankish", kin, "male")
        c.g.duchy[c.seat("frankish") * 5 + n] = region(realm[n])
    c.run(Duchies(c.seat("frankish"), False, NONE, NONE))
    c.play(f"revoke {realm[1]}")
    assert c.options() == [f"revoke {realm[0]}", "pass"]
    assert in_order(c) == ["pass"]
    c.play(f"revoke {realm[0]}")
    assert c.asked()[1] == "grant"


def test_ck_duk_1_duchies_are_granted_in_any_order() -> None:
    c = franks()
    realm = c.realm("frankish")
    for kin in ("child_1", "child_2", "sibling_1"):
        c.person("frankish", kin, "male")
    c.run(Duchies(c.seat("frankish"), False, NONE, NONE))
    c.play(f"grant sibling_1 {realm[0]}")
    assert f"grant child_1 {realm[1]}" in c.options()
    assert in_order(c) == ["pass"]
    c.play(f"grant child_2 {realm[1]}", f"grant child_1 {realm[2]}")
    assert c.asked() == ("", "")


def test_ck_sup_4_armies_stay_unpaid_in_any_order() -> None:
    c = franks()
    realm = c.realm("frankish")
    c.army(*realm[:4])
    c.g.gold[c.seat("frankish")] = 2
    c.run(Upkeep(c.seat("frankish"), 0, 0))
    assert [code for code in c.options() if code.startswith("unpaid")] == [
        f"unpaid {id}" for id in realm[:4]
    ]
    assert "pass" not in c.options()  # two of four can be paid
    c.play(f"unpaid {realm[3]}")
    assert c.options() == [f"unpaid {id}" for id in realm[:3]]
    assert in_order(c) == c.options()  # nothing stands behind it, so all is looked at
    c.play(f"unpaid {realm[1]}", "pass")
    assert [id for id in realm if c.g.has_army(region(id))] == [realm[0], realm[2]]
    assert c.gold("frankish") == 0


def test_ck_sup_2_armies_are_disbanded_in_any_order() -> None:
    c = franks()
    realm = c.realm("frankish")
    c.army(*realm[:3])
    c.run(Disband(c.seat("frankish"), NONE))
    c.play(f"disband {realm[2]}")
    assert c.options() == [f"disband {realm[0]}", f"disband {realm[1]}", "pass"]
    assert in_order(c) == ["pass"]
    c.play(f"disband {realm[0]}", "pass")
    assert [id for id in realm if c.g.has_army(region(id))] == [realm[1]]


def attack(c: Court, step: int, origin: str, target: str) -> Attack:
    at, to = region(origin), region(target)
    return frame_of(
        Attack,
        seat=c.seat("frankish"),
        origin=at,
        target=to,
        is_counter=step == RALLYING,
        step=step,
    )


def test_ck_pac_8_allies_are_called_in_any_order() -> None:
    """Regions before dynasties too; whom one has called is not offered again."""
    c = franks()
    c.take("english", "normandy")
    c.take("german", "saxony")
    c.take("", "lorraine", "swabia")
    c.add_pact("frankish", "german")
    c.friend("frankish", "swabia")
    c.take("", "low_countries")
    c.friend("frankish", "low_countries")
    c.run(attack(c, CALLING, "paris", "lorraine"))
    offered = c.options()
    assert offered[-1] == "pass"
    assert len(offered) > 2
    last = offered[-2]
    c.play(last)
    assert c.options() == [code for code in offered if code != last]
    assert in_order(c) == ["pass"]


def test_ck_war_17_armies_rally_in_any_order() -> None:
    c = franks()
    c.army(*c.realm("frankish"))
    c.take("english", "normandy")
    c.run(attack(c, RALLYING, "paris", "normandy"))
    offered = c.options()
    assert len(offered) > 2
    c.play(offered[-2])
    assert c.options() == [code for code in offered if code != offered[-2]]


def test_a_search_keeps_to_one_order_below_its_root() -> None:
    """People may name regions in any order; a tree that holds every order learns nothing more."""
    c = franks()
    realm = c.realm("frankish")
    c.run(Mobilise(c.seat("frankish"), NONE, 4, False))
    ask = advance(c.g)
    assert ask is not None
    bot = MctsBot(GAME, policy_for(GAME.id), "order", 0, 200)
    search = bot.search(seen_by(c.g, int(ask.seat)), int(ask.seat), ask)
    assert len(search.root.offered) == len(realm)
    for edge in search.root.tried:
        if edge.child is not None and edge.child.offered:
            behind = [option for option in edge.child.offered if option > edge.option]
            assert behind == edge.child.offered[:-1]


# picked together at the table


def shortcut(c: Court, *things: str, kind: str = "region") -> list[tuple[str, ...]]:
    """The codes of what is picked together, as the server would send them."""
    ask = advance(c.g)
    assert ask is not None
    found = shortcuts(c.g, int(ask.seat), [(kind, id) for id in things], fast("picks"))
    return [way.codes for way in found]


def test_several_regions_are_picked_and_mobilised_at_once() -> None:
    c = franks()
    realm = c.realm("frankish")
    c.run(Mobilise(c.seat("frankish"), NONE, 4, False))
    ask = advance(c.g)
    assert ask is not None
    picks = GAME.picks(c.g, ask)
    assert picks is not None
    assert [tables.REGION_IDS[thing.number] for thing in picks] == realm
    wanted = [realm[3], realm[0]]
    assert shortcut(c, *wanted) == [(*[f"mobilise {id}" for id in wanted], "pass")]
    four = [realm[n] for n in (4, 3, 2, 1)]
    [codes] = shortcut(c, *four)
    assert codes[:4] == tuple(f"mobilise {id}" for id in four)
    [codes] = shortcut(c, *four, realm[0])
    assert f"mobilise {realm[0]}" not in codes, "a fifth army is not there"


def test_regions_of_a_crisis_are_picked_together() -> None:
    c = franks()
    realm = c.realm("frankish")
    c.run(Crisis(c.seat("frankish"), 2, NONE, 0))
    assert shortcut(c, realm[4]) == [(f"give_up {realm[4]}",)]
    assert shortcut(c, realm[4], realm[1]) == [(f"give_up {realm[4]}", f"give_up {realm[1]}")]


def test_unpaid_armies_are_picked_and_the_rest_is_paid() -> None:
    c = franks()
    realm = c.realm("frankish")
    c.army(*realm[:3])
    c.run(Upkeep(c.seat("frankish"), 0, 0))
    assert shortcut(c, realm[2]) == [(f"unpaid {realm[2]}", "pass")]
    assert shortcut(c, "scotland") == []


def test_where_one_thing_is_left_nothing_is_picked() -> None:
    c = franks()
    c.army("paris")
    c.run(Disband(c.seat("frankish"), NONE))
    ask = advance(c.g)
    assert ask is not None
    assert GAME.picks(c.g, ask) is None
