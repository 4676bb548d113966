"""VW-ACT: phase 3, how an action is chosen and paid."""

from __future__ import annotations

from itertools import product

import pytest

from palatine.games.viscounts.tables import SLOT_IDS
from palatine.match import Match
from tests.games.viscounts.table import GOOD_NAMES, Table

NO_ICONS = ["friar", "start_abbot", "princess"]  # two cleric, one noble, no builder, no merchant


def test_vw_act_01_trade_and_build_outside_castle_and_scribes_inside_or_nothing() -> None:
    rich = dict(silver=9, ink=9, gold=9, stone=9)
    t = Table(red=dict(at="a_left", **rich))
    assert {code.split()[0] for code in t.options} == {"trade", "build", "pass"}
    refused = t.match.explain("red").refusals
    assert refused == dict.fromkeys(
        ["workers 1", "workers 2", "workers 3", "workers 4", "transcribe"], "VW-ACT-01"
    )
    t = Table(red=dict(at="a_inner", **rich))
    assert {code.split()[0] for code in t.options} == {"workers", "transcribe", "pass"}
    refused = t.match.explain("red").refusals
    assert sorted(refused) == sorted(["trade", *(f"build {slot}" for slot in SLOT_IDS[:9])])
    assert set(refused.values()) == {"VW-ACT-01"}
    t.play("pass")
    assert t.question == "red recruit"


def test_vw_act_02_icons_criminals_and_goods_of_the_right_kind() -> None:
    # a workshop needs 3: one builder icon, one criminal, one stone
    red = dict(at="a_left", board=["miner", "start_thief", "friar"], stone=1, ink=5, gold=5)
    t = Table(red=dict(red))
    assert "build ws1" in t.options
    t.play("build ws1", "pay stone")
    assert t.goods("red")["stone"] == 0
    t = Table(red=red | dict(stone=0))
    assert "build ws1" not in t.options
    assert t.why_not("build ws1") == "VW-ACT-08"


@pytest.mark.parametrize(
    ("space", "option", "good"),
    [
        ("a_left", "build ws1", "stone"),
        ("a_inner", "workers 2", "gold"),
        ("a_inner", "transcribe", "ink"),
    ],
)
def test_vw_act_02_each_action_has_its_good(space: str, option: str, good: str) -> None:
    blank = ["start_trader", "start_lender", "start_financer"]
    t = Table(red={"at": space, "board": blank, good: 3})
    t.play(option, *[f"pay {good}"] * 3)
    assert t.goods("red")[good] == 0
    for other in {"stone", "gold", "ink"} - {good}:
        t = Table(red={"at": space, "board": blank, other: 9})
        assert option not in t.options


def test_vw_act_02_surplus_is_lost_and_discards_do_not_count() -> None:
    # charlatan 2, miner 1, slot 1: four builder icons for a workshop of three
    t = Table(red=dict(at="a_left", board=["charlatan", "miner", "friar"], slots=["gh1"]))
    t.play("build ws2", "site a_l1")
    assert t.slots("red") == ["gh1", "ws2"]
    t = Table(red=dict(at="a_left", board=["charlatan", "friar", "princess"], discard=["miner"]))
    assert "build ws1" not in t.options


def test_vw_act_03_a_dismissal_pays_removes_resolves_and_lends_its_icons() -> None:
    t = Table(
        red=dict(at="a_left", board=NO_ICONS, stone=2, silver=2),
        top={"a": "woodcutter_2"},
    )
    t.play("build ws1", "dismiss woodcutter_2")
    assert t.goods("red")["silver"] == 0
    assert t.markers("red") == (1, 6)  # its corner
    assert "woodcutter_2" in t.cards("red", "gone")
    assert t.g.top[0] != -1  # the next card is visible at once
    t.play("pay stone", "pay stone", "site a_l1")
    # its bottom ability (virtue after a build) does nothing
    assert t.markers("red") == (1, 6)


def test_vw_act_03_only_a_townsfolk_with_a_usable_icon() -> None:
    board = ["start_abbot", "bishop", "princess"]
    for top, is_usable in (
        ("miner", True),
        ("trickster", True),
        ("friar", False),
        ("jeweller", False),
    ):
        t = Table(red=dict(at="a_left", board=board, stone=3, silver=9), top={"a": top})
        t.play("build ws1")
        assert (t.question == "red dismiss") == is_usable


def test_vw_act_03_with_a_pair_converter_merchants_are_usable() -> None:
    board = ["strongman", "start_squire", "princess"]
    for top in ("jeweller", "courier", "gatekeeper"):  # two merchants, three, one
        t = Table(red=dict(at="a_left", board=board, stone=3, silver=9), top={"a": top})
        t.play("build ws1")
        assert t.options[0] == f"dismiss {top}"
    for space, aim in (("a_left", "build ws1"), ("a_inner", "workers 2")):
        goods = dict(stone=3, gold=3, silver=9)
        t = Table(red=dict(at=space, board=board, **goods), top={"a": "friar"})
        t.play(aim)
        assert t.question == "red pay"  # a cleric helps neither
    t = Table(red=dict(at="a_inner", board=board, gold=3, silver=9), top={"a": "jeweller"})
    t.play("workers 2")
    assert t.question == "red pay"  # the Strongman's pairs are builders only


def test_vw_act_03_slot_tp2_makes_it_cost_1() -> None:
    red = dict(at="a_left", board=NO_ICONS, stone=3, silver=1, slots=["tp2"])
    t = Table(red=red, top={"a": "charlatan"})
    t.play("build ws1")
    assert t.note("dismiss charlatan")[1][0] == 1
    t.play("dismiss charlatan")
    assert t.goods("red")["silver"] == 0
    assert t.papers("red")["unpaid"] == 1


def test_vw_act_04_the_printed_townsfolk_of_an_empty_pile_again_and_again() -> None:
    t = Table(red=dict(at="b_left", board=NO_ICONS, stone=2, silver=2), top={"b": None})
    t.play("build ws1", "dismiss printed_four_b", "pay stone", "pay stone", "site b_l1")
    assert t.markers("red") == (1, 6)
    assert t.goods("red")["silver"] == 0
    assert t.g.top[1] == -1
    assert "printed_four_b" not in t.cards("red", "gone")
    assert t.facts("dismissed-printed") == [["red", "printed_four_b", "2"]]


def test_vw_act_03_one_dismissal_in_a_turn() -> None:
    # the printed townsfolk stays where it is, but is not offered a second time
    red = dict(at="b_left", board=NO_ICONS, stone=3, silver=9)
    for answer, due in (("dismiss printed_four_b", "2"), ("pass", "3")):
        t = Table(red=dict(red), top={"b": None})
        t.play("build ws1", answer)
        assert (t.asked.key, t.asked.subject[1]) == ("pay", due)
    t = Table(red=dict(at="c_left", board=NO_ICONS, silver=9), top={"c": None})
    t.play("trade", "dismiss printed_four_c")
    assert t.question == "red exchange"


@pytest.mark.parametrize(
    ("space", "converter", "cards", "option", "pays"),
    [
        # pairs of merchants: two of the card itself and two of the Jeweller are two icons
        ("a_left", "strongman", ["jeweller", "start_labourer"], "build ws1", []),
        ("a_inner", "benefactor", ["jeweller", "start_squire"], "workers 2", []),
        ("a_inner", "traveller", ["jeweller", "start_abbot"], "transcribe", []),
        # two silver are one icon, as often as paid
        ("a_left", "mason", ["start_trader", "start_labourer"], "build ws1", ["silver"]),
        ("a_inner", "diplomat", ["start_trader", "start_squire"], "workers 2", ["silver"]),
        ("a_inner", "clergyman", ["start_trader", "start_abbot"], "transcribe", ["silver"]),
        # one single resource is worth two
        ("a_left", "sculptor", ["start_trader", "start_lender"], "build ws1", ["stone"]),
        ("a_inner", "artist", ["start_trader", "start_lender"], "workers 2", ["gold"]),
        ("a_inner", "priest", ["start_trader", "start_lender"], "transcribe", ["ink"]),
        # gold and stone are paid like ink
        ("a_inner", "hero_emma", ["start_trader", "start_lender"], "transcribe", ["gold", "stone"]),
    ],
)
def test_vw_act_05_converters(
    space: str, converter: str, cards: list[str], option: str, pays: list[str]
) -> None:
    goods = dict.fromkeys([good for good in pays if good != "silver"], 1)
    if "silver" in pays:
        goods["silver"] = 2
    red = {"at": space, "board": [converter, *cards], **goods}
    cheapest = {"a": "yellow_3_flip"}
    t = Table(red=red, top={"a": "acolyte"}, manuscripts=cheapest)
    assert option in t.options
    t.play(option, *[f"pay {good}" for good in pays])
    assert t.question not in ("red pay", "red dismiss")
    assert [t.goods("red")[good] for good in pays] == [0] * len(pays)
    without = {"board": ["courier", *cards]}
    t = Table(red=red | without, top={"a": "acolyte"}, manuscripts=cheapest)
    assert option not in t.options


def test_vw_act_05_the_second_piece_of_a_doubled_resource_is_worth_one() -> None:
    t = Table(red=dict(at="a_inner", board=["artist", "start_trader", "start_lender"], gold=3))
    # Artist shows 1 noble; five for three workers: gold worth 2, 1 and 1
    t.play("workers 3", "pay gold")
    assert t.question == "red pay"
    t.play("pay gold", "pay gold")
    assert t.goods("red")["gold"] == 0


def test_vw_act_05_merchants_of_the_dismissed_card_join_the_pairs() -> None:
    t = Table(
        red=dict(at="a_left", board=["strongman", "start_trader", "friar"], silver=1),
        top={"a": "courier"},
    )
    # 2 + 1 merchants on the board and 3 of the Courier are three builders
    t.play("build ws1")
    assert t.options == ["dismiss courier"]


def test_vw_act_06_effects_after_an_action_fire_once_and_only_for_the_primary_one() -> None:
    t = Table(red=dict(at="a_left", board=["woodcutter_2", "tinker_ink", "miner"]))
    t.play("build ws1", "site a_l1")
    assert [fact[1] for fact in t.facts("ongoing")] == ["woodcutter_2"]
    t = Table(run="build_workshop", red=dict(board=["woodcutter_2", "friar", "miner"]))
    t.play("build ws1", "site a_l1")
    assert not t.facts("ongoing")  # a free building is no build action
    t = Table(run="place_workers_2", red=dict(board=["overseer_2", "friar", "miner"]))
    t.play("section flip")
    assert not t.facts("ongoing")
    t = Table(
        run="manuscript_3_4",
        red=dict(board=["deacon_2", "friar", "miner"]),
        manuscripts={"a": "grey_3_virtue"},
    )
    t.play("manuscript grey_3_virtue")
    assert not t.facts("ongoing")


def test_vw_act_06_after_castle_movement_and_bumps() -> None:
    t = Table(
        red=dict(at="a_inner", board=["overseer_2", "start_squire", "princess"]),
        blue=dict(tier1=[2, 0, 0, 0, 0]),
    )
    t.play("workers 2")
    assert t.question == "red bump"
    assert t.markers("red") == (1, 7)
    t.play("bump 1 ink_stone blue")
    assert t.markers("red") == (1, 6)


def test_vw_act_07_aim_dismissal_payment_deed_aftermath() -> None:
    t = Table(
        red=dict(at="a_left", board=["woodcutter_2", "friar", "princess"], stone=1, silver=2),
        top={"a": "miner"},
    )
    t.play("build ws3", "dismiss miner", "pay stone", "site a_l1")
    steps = ("acts", "dismissed", "corner", "paid", "built", "ongoing")
    assert [key for key in t.log() if key in steps] == list(steps)


def test_vw_act_08_an_aim_must_be_covered_in_full_after_the_dismissal_was_paid() -> None:
    # Mason turns 2 silver into a builder; dismissing the Miner leaves too little silver for it
    red = dict(at="a_left", board=["mason", "start_trader", "friar"], silver=3)
    t = Table(red=dict(red), top={"a": "miner"})
    assert "build ws1" not in t.options  # 1 + 1 (two silver) or 1 + 1 (Miner), never 3
    t = Table(red=red | dict(silver=4), top={"a": "miner"})
    assert "build ws1" in t.options
    t.play("build ws1")
    assert t.options == ["dismiss miner", "pass"]
    # four silver pay for it, but not after three of them went for the Sculptor
    t = Table(red=red | dict(silver=4), top={"a": "sculptor"})
    t.play("build ws1")
    assert t.question == "red pay"


def test_vw_act_08_only_a_trade_may_dismiss_without_an_exchange() -> None:
    t = Table(red=dict(at="c_right", board=NO_ICONS, silver=1), top={"c": "pastor"})
    assert t.options == ["trade", "pass"]
    t.play("trade")
    assert t.options == ["dismiss pastor"]
    # the Pastor shows a cleric, but there is no manuscript he could pay for
    t = Table(
        red=dict(at="c_inner", board=["start_trader", "start_lender", "miner"], silver=1),
        top={"c": "pastor"},
    )
    assert t.options == ["pass"]


def test_vw_act_09_no_more_than_needed_but_for_one_spare_point() -> None:
    # one builder is missing: the Sculptor's stone is worth two
    t = Table(red=dict(at="a_left", board=["sculptor", "start_labourer", "friar"], stone=2))
    t.play("build ws1", "pay stone")
    assert t.question == "red choose-site"
    assert t.goods("red")["stone"] == 1


def test_vw_act_10_mixed_payment_in_the_order_silver_ink_gold_stone() -> None:
    t = Table(
        red=dict(
            at="a_inner",
            board=["clergyman", "hero_emma", "start_trader"],
            silver=4,
            ink=1,
            gold=1,
            stone=1,
        ),
        top={"a": "miner"},
        manuscripts={"a": "grey_5_builder"},
    )
    # 2 cleric icons, 3 more are due
    t.play("transcribe")
    assert t.options == ["pay silver", "pay ink"]  # gold and stone alone are not enough
    t.play("pay ink")
    assert t.options == ["pay gold"]  # silver is behind us, and stone alone would be one short
    t.play("pay gold", "pay stone")
    assert t.goods("red") == {"silver": 4, "ink": 0, "gold": 0, "stone": 0}
    assert t.manuscripts("red") == ["grey_5_builder"]


def test_vw_act_10_a_payment_that_could_not_be_finished_exactly_is_not_offered() -> None:
    board = ["mason", "sculptor", "start_trader"]  # two builder icons
    t = Table(red=dict(at="a_left", board=board, silver=2, stone=1), top={"a": "friar"})
    t.play("build ws1")
    assert t.options == ["pay silver", "pay stone"]  # 1 due: exactly, or with the spare point
    assert t.note("pay stone") == ("still-due", (0,))
    t = Table(red=dict(at="a_left", board=board, silver=2, stone=1), top={"a": "friar"})
    t.play("build tp1")
    # 3 due: the doubled stone and one unit of silver, and silver is paid first
    assert t.options == ["pay silver"]
    t.play("pay silver", "pay stone")
    assert t.question == "red choose-site"
    t = Table(
        red=dict(at="a_left", board=[*board[:2], "miner"], silver=2, stone=1), top={"a": "friar"}
    )
    t.play("build tp1")
    # 2 due: after the silver only the doubled stone would be left, one point too much
    assert t.options == ["pay stone"]


def test_vw_act_10_a_dismissal_that_alone_can_fund_the_aim_is_compulsory() -> None:
    t = Table(red=dict(at="a_left", board=NO_ICONS, stone=2, silver=2), top={"a": "miner"})
    t.play("build ws1")
    assert t.options == ["dismiss miner"]
    assert t.why_not("pass") == "VW-ACT-10"
    t = Table(red=dict(at="a_left", board=NO_ICONS, stone=3, silver=2), top={"a": "miner"})
    t.play("build ws1")
    assert t.options == ["dismiss miner", "pass"]


Payment = tuple[int, ...]  # silver, ink, gold, stone


def payments(match: Match, seat: str = "red") -> set[Payment]:
    """Every way to answer the questions of payment, as the goods that are spent."""
    ask = match.ask
    if ask is None or ask.key != "pay":
        return {(0, 0, 0, 0)}
    found = set()
    for code in ask.options:
        branch = match.copy()
        before = branch.picture(seat)["goods"][seat]
        branch.choose(code)
        after = branch.picture(seat)["goods"][seat]
        spent = [before.get(good, 0) - after.get(good, 0) for good in GOOD_NAMES]
        found |= {
            tuple(a + b for a, b in zip(spent, rest, strict=True)) for rest in payments(branch)
        }
    return found


def legal_payments(due: int, board: list[str], action: str, goods: Payment) -> set[Payment]:
    """VW-ACT-05, VW-ACT-09: by trying everything; units of two silver, and one piece worth two."""
    silver, ink, gold, stone = goods
    coins = {"build": "mason", "transcribe": "clergyman"}[action] in board
    double = {"build": ("sculptor", 3), "transcribe": ("priest", 1)}[action]
    most = [silver // 2 if coins else 0, 0, 0, 0]
    if action == "build":
        most[3] = stone
    else:
        most[1] = ink
        if "hero_emma" in board:
            most[2:] = [gold, stone]
    found = set()
    for paid in product(*[range(n + 1) for n in most]):
        worth = sum(paid)
        if double[0] in board and paid[double[1]]:
            worth += 1
        is_spare = due == 1 and sum(paid) == 1 and worth == 2
        if worth == max(0, due) or is_spare:
            found.add((paid[0] * 2, *paid[1:]))
    return found


@pytest.mark.parametrize("goods", [(5, 0, 0, 0), (2, 1, 1, 1), (4, 2, 0, 1), (3, 1, 2, 2)])
@pytest.mark.parametrize(
    ("space", "option", "cost", "board", "icons"),
    [
        ("a_left", "build ws1", 3, ["mason", "sculptor", "start_trader"], 2),
        ("a_left", "build tp1", 5, ["mason", "sculptor", "start_trader"], 2),
        ("a_left", "build tp1", 5, ["mason", "start_trader", "start_lender"], 1),
        ("a_left", "build ws1", 3, ["sculptor", "start_trader", "start_lender"], 1),
        ("a_inner", "transcribe", 3, ["clergyman", "priest", "hero_emma"], 3),
        ("a_inner", "transcribe", 4, ["clergyman", "priest", "hero_emma"], 3),
        ("a_inner", "transcribe", 5, ["clergyman", "priest", "hero_emma"], 3),
        ("a_inner", "transcribe", 7, ["clergyman", "priest", "hero_emma"], 3),
        ("a_inner", "transcribe", 5, ["priest", "hero_emma", "start_trader"], 2),
        ("a_inner", "transcribe", 6, ["clergyman", "priest", "start_trader"], 2),
    ],
)
def test_vw_act_10_every_way_to_pay_and_no_other(
    space: str, option: str, cost: int, board: list[str], icons: int, goods: Payment
) -> None:
    """VW-ACT-05, VW-ACT-08, VW-ACT-09, VW-ACT-10: held against all payments there are."""
    script = {3: "yellow_3_flip", 4: "black_4_virtue", 5: "grey_5_builder", 6: "black_6_deeds"}
    t = Table(
        red=dict(at=space, board=board, **dict(zip(GOOD_NAMES, goods, strict=True))),
        top={"a": "princess"},  # shows a noble: nobody to dismiss
        manuscripts={"a": script.get(cost, "grey_7_guildhall")},
    )
    expected = legal_payments(cost - icons, board, option.split()[0], goods)
    assert (option in t.options) == bool(expected)
    if expected:
        t.play(option)
        assert payments(t.match) == expected
