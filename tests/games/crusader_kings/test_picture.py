"""What a board is shown besides the fields: bags, hands and the rules under way."""

from __future__ import annotations

from typing import Any

from palatine.games.crusader_kings.ai import AiTurn
from palatine.games.crusader_kings.deal import lay_plan
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.names import ENTRY, REGION, TITLE
from palatine.games.crusader_kings.tables import BIT
from palatine.kernel.position import picture
from palatine.kernel.sight import seen_by
from tests.games.crusader_kings.court import Court
from tests.helpers import frame_of


def drawn(c: Court, who: str) -> dict[str, Any]:
    c.g.frames = []  # what lies below a test is no frame of the game
    seat = c.seat(who) if who else -1
    return picture(seen_by(c.g, seat), seat)


def test_ck_hid_2_only_the_own_bag_is_drawn() -> None:
    shown = drawn(Court(), "english")
    assert shown["bag"] == {
        "english": [
            "starting_pious_1", "starting_brave_1", "starting_dimwitted_1", "starting_cruel_1",
        ]
    }  # fmt: skip
    assert shown["tokens"]["frankish"] == 4
    assert "token_at" not in shown
    assert drawn(Court(), "")["bag"] == {}
    assert len(drawn(Court(open_bags="on"), "english")["bag"]) == 5


def test_ck_hid_1_hands_and_plans_are_drawn_by_who_looks() -> None:
    c = Court()
    c.hand("english", "realm_04", "war_02", "tax_02")
    lay_plan(c.g, c.seat("english"), [TITLE.numbers["war_02"], TITLE.numbers["realm_04"]])
    own = drawn(c, "english")
    assert own["hand"] == {"english": ["tax_02"]}
    assert own["plan"] == {"english": {"first": "war_02", "second": "realm_04"}}
    assert drawn(c, "german")["hand"] == drawn(c, "german")["plan"] == {}
    assert "card_at" not in own


def test_points_heirs_and_successes_are_drawn() -> None:
    shown = drawn(Court(), "english")
    assert shown["points"] == {seat: 5 if seat == "frankish" else 4 for seat in shown["points"]}
    assert shown["to_invade"]["paris"] == shown["to_overthrow"]["paris"] == 2  # CK-WAR-6: a castle
    assert shown["heir"] == {}
    assert GAME.derived(seen_by(Court().g, 0), 0)["counted"]["builder"]["frankish"] == 1


def test_targets_prices_and_what_a_bag_is_worth_are_drawn() -> None:
    c = Court()
    c.g.armies = BIT[REGION.numbers["paris"]]
    shown = drawn(c, "frankish")
    assert shown["attackable"]["frankish"]
    assert not set(shown["attackable"]["frankish"]) & set(c.realm("frankish"))
    assert shown["castle_price"]["frankish"] == 3
    assert shown["upkeep"]["frankish"] == 1
    assert shown["next_space"] == "constantinople"
    assert list(shown["succeed"]) == ["frankish"]
    assert shown["succeed"]["frankish"]["war"] <= 4
    assert set(shown["independent"]) | set(shown["owner"]) == set(shown["in_play"])


def test_ai_2_the_sheet_of_an_ai_has_its_lists_and_the_entry_in_use() -> None:
    c = Court(people=3, german="ferox")
    sheet = drawn(c, "frankish")["ai"]["german"]
    assert sheet["strategy"] == "ferox"
    assert sheet["entries"]["realm"] == ["ferox_realm_1", "ferox_realm_2"]
    assert sheet["entry"] is None
    c.g.frames = [
        frame_of(AiTurn, seat=c.seat("german"), step=4, card=0, entry=ENTRY.numbers["ferox_war_1"])
    ]
    assert picture(seen_by(c.g, 0), 0)["ai"]["german"]["entry"] == "ferox_war_1"
