"""What a board shows of the rules under way: causes, odds and what is said of a critical token."""

from __future__ import annotations

from palatine.games.crusader_kings.ai import AiTurn
from palatine.games.crusader_kings.checks import DRAWING, Check, start_check
from palatine.games.crusader_kings.intrigue import Coups
from palatine.games.crusader_kings.names import DRAWN, SACRIFICE, TRAIT
from palatine.games.crusader_kings.programs import COUP_CHECK, EVENT_CHECK, INVADE_CHECK
from palatine.games.crusader_kings.supply import token_to_bag
from palatine.games.crusader_kings.tables import BIT, TRAIT_OF
from palatine.games.crusader_kings.under_way import CheckPicture, under_way
from palatine.games.crusader_kings.war import Attack, start_attack, successes_to_invade
from tests.games.crusader_kings.court import Court, region
from tests.helpers import frame_of


def shown(c: Court, *bags: str) -> CheckPicture:
    found = under_way(c.g, c.words, [c.seat(who) for who in bags])["check"]
    assert found is not None
    return found


def invading(*castled: str) -> Court:
    """France has sent an army and a support against Lombardy, and the check has begun."""
    c = Court()
    c.g.frames = []
    c.take("frankish", "burgundy", "toulouse")
    c.take("italian", "lombardy")
    c.army("burgundy", "toulouse", "lombardy")
    c.g.castles = sum(BIT[region(id)] for id in castled)
    helpers = BIT[region("toulouse")]
    seat = c.seat("frankish")
    start_attack(c.g, seat, region("burgundy"), region("lombardy"), False, helpers, False)
    attack = c.g.frames[-1]
    assert isinstance(attack, Attack)
    attack.fight(c.g)
    return c


def test_ck_war_6_the_causes_of_an_invasion_add_up() -> None:
    found = shown(invading("lombardy"))
    assert found["causes"] == [
        {"cause": "region", "number": 1},
        {"cause": "castle", "number": 1},
        {"cause": "army", "number": 1},
    ]
    assert found["needed"] == 3
    assert found["tokens"] == [
        {"cause": "basic", "number": 1},
        {"cause": "region", "number": 1, "region": "toulouse"},
    ]
    assert found["free"] == 2


def test_ck_war_6_what_developments_add_is_a_cause_of_its_own() -> None:
    c = invading()
    c.hold("italian", "plate_armour")
    target = region("lombardy")
    c.g.frames = c.g.frames[:-1]
    start_check(c.g, c.seat("frankish"), INVADE_CHECK, successes_to_invade(c.g, target), base=2)
    found = shown(c)
    assert found["causes"][-1]["cause"] == "developments"
    assert sum(cause["number"] for cause in found["causes"]) == found["needed"]


def test_ck_int_9_the_causes_of_a_coup_are_those_of_its_region() -> None:
    c = Court()
    c.g.castles = BIT[region("paris")]
    seat = c.seat("english")
    c.g.frames = [frame_of(Coups, seat=seat, region=region("paris"), most=4)]
    start_check(c.g, seat, COUP_CHECK, 2, is_opposable=False)
    assert [cause["cause"] for cause in shown(c)["causes"]] == ["region", "castle"]


def test_a_check_about_no_region_has_itself_as_its_cause() -> None:
    c = Court()
    c.g.frames = []
    start_check(c.g, c.seat("english"), EVENT_CHECK, 2)
    assert shown(c)["causes"] == [{"cause": "kind", "number": 2}]


def test_ck_chk_12_odds_are_shown_of_bags_that_are_seen() -> None:
    c = invading()
    assert "odds" not in shown(c)
    assert "bag" not in shown(c, "italian")
    odds = shown(c, "frankish")["odds"]
    assert [one["tokens"] for one in odds] == [2, 3, 4]
    assert [one["plain"] for one in odds] == sorted(one["plain"] for one in odds)
    assert all(one["plain"] <= (one["sacrificed"] or one["plain"]) <= 1_000_000 for one in odds)


def test_ck_chk_3_a_sacrificed_token_was_in_the_bag_before_the_first() -> None:
    c = invading()
    g, seat = c.g, c.seat("frankish")
    check = g.frames[-1]
    assert isinstance(check, Check)
    kind = next(t for t in range(len(TRAIT_OF)) if TRAIT.names[TRAIT_OF[t]] == "kind")
    token_to_bag(g, kind, seat)
    before = shown(c, "frankish")
    check.stage = DRAWING
    g.move_token(kind, DRAWN)
    check.drawn, check.token = 1, kind
    asked = shown(c, "frankish")
    decision = asked["decision"]
    assert decision is not None
    assert not decision["succeeds"]
    assert decision["keep"] < decision["sacrifice"]
    assert shown(c)["decision"] == {"succeeds": False}
    check.chosen(g, SACRIFICE.option(TRAIT_OF[kind]))
    after = shown(c, "frankish")
    assert after["decision"] is None
    assert sorted(after["bag"]) == sorted(before["bag"])
    assert after["odds"] == before["odds"]


def test_an_attack_and_its_ways_are_named() -> None:
    c = invading()
    found = under_way(c.g, c.words, [])
    assert found["attack"] == {
        "seat": "frankish", "origin": "burgundy", "target": "lombardy", "is_counter": False,
        "helpers": ["toulouse"], "regions": [],
    }  # fmt: skip
    assert [march["origin"] for march in found["marches"]] == ["burgundy", "toulouse"]
    assert {march["target"] for march in found["marches"]} == {"lombardy"}


def test_the_ai_whose_turn_it_is_is_named() -> None:
    c = Court(people=3, german="ferox")
    c.g.frames = [frame_of(AiTurn, seat=c.seat("german"), step=4, card=0)]
    assert under_way(c.g, c.words, [])["acting"] == "german"
