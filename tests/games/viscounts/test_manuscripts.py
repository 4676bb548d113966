"""VW-MAN: manuscripts and cleric bonus cards."""

from __future__ import annotations

import pytest

from palatine.games.viscounts.names import MANUSCRIPT
from tests.games.viscounts.table import Table

CLERICS = ["bishop", "friar", "start_abbot"]  # four cleric icons


def test_vw_man_01_pay_take_resolve_one_per_turn() -> None:
    t = Table(
        red=dict(at="c_inner", board=CLERICS, ink=1),
        manuscripts={"c": "black_4_ink"},
    )
    left = t.g.manuscript_pile[2]
    t.play("transcribe")
    assert t.manuscripts("red") == ["black_4_ink"]
    assert t.goods("red")["ink"] == 3
    assert t.g.manuscript_pile[2] == left - 1
    [[segment, next_one]] = t.facts("manuscript-up")
    assert segment == "c"
    assert MANUSCRIPT.names[t.g.top_manuscript[2]] == next_one
    assert MANUSCRIPT.numbers[next_one] not in t.g.unseen_manuscripts
    t = Table(red=dict(at="c_inner", board=CLERICS), manuscripts={"c": "grey_7_guildhall"})
    assert "transcribe" not in t.options
    assert t.why_not("transcribe") == "VW-ACT-08"


@pytest.mark.parametrize(
    ("ribbon", "owned", "third", "icons"),
    [
        ("grey", ["grey_3_flip", "grey_4_stone"], "grey_3_virtue", {"builder": 1}),
        ("yellow", ["yellow_3_flip", "yellow_4_gold"], "yellow_4_virtue", {"noble": 1}),
        ("blue", ["blue_3_flip", "blue_3_silver"], "blue_4_virtue", {"merchant": 2}),
        ("black", ["black_3_flip", "black_4_ink"], "black_4_virtue", {"cleric": 1}),
    ],
)
def test_vw_man_02_the_first_with_three_of_a_ribbon_takes_its_bonus_card(
    ribbon: str, owned: list[str], third: str, icons: dict[str, int]
) -> None:
    red = dict(at="a_inner", board=["bishop", "friar", "antagonist"], manuscripts=owned)
    t = Table(red=dict(red), manuscripts={"a": third})
    before = t.match.picture("red")["icons"]["red"]
    t.play("transcribe")
    assert t.facts("bonus-card") == [["red", ribbon]]
    assert t.points("red")["cleric_bonus"] == 3
    after = t.g
    for icon, count in icons.items():
        seat = after.icons(0, ["merchant", "builder", "noble", "cleric"].index(icon))
        assert seat == before[icon] + count


def test_vw_man_02_two_of_a_ribbon_are_too_few() -> None:
    t = Table(
        red=dict(at="a_inner", board=CLERICS, manuscripts=["grey_3_flip", "blue_3_flip"]),
        blue=dict(manuscripts=["grey_4_stone", "grey_5_builder"]),
        manuscripts={"a": "grey_3_virtue"},
    )
    t.play("transcribe")
    # two grey ones and a blue one; those of others do not count
    assert not t.facts("bonus-card")
    assert t.points("red")["cleric_bonus"] == t.points("blue")["cleric_bonus"] == 0


def test_vw_man_02_a_bonus_card_never_moves_again() -> None:
    held = ["black_3_flip", "black_3_resource", "black_4_virtue"]
    t = Table(
        red=dict(at="a_inner", board=CLERICS, ink=1, manuscripts=["black_4_ink", "black_4_mixed"]),
        blue=dict(manuscripts=held, bonus=["black"]),
        manuscripts={"a": "black_5_cleric"},
    )
    t.play("transcribe", "pay ink")
    assert t.manuscripts("red") == ["black_4_ink", "black_4_mixed", "black_5_cleric"]
    assert not t.facts("bonus-card")
    assert t.points("blue")["cleric_bonus"] == 3


def test_vw_man_03_the_printed_manuscript_of_an_empty_pile_is_not_taken() -> None:
    t = Table(red=dict(at="a_inner", board=CLERICS), manuscripts={"a": None})
    t.play("transcribe")
    assert t.facts("transcribed-printed") == [["red", "printed_four_a"]]
    assert t.papers("red")["acquired"] == 1
    assert t.manuscripts("red") == []
    assert t.g.top_manuscript[0] == -1


def test_vw_man_03_the_last_one_of_a_pile_uncovers_the_printed_one() -> None:
    owned = [id for id in MANUSCRIPT.names[:35] if id != "grey_3_virtue"]
    t = Table(
        run="manuscript_3_4",
        red=dict(at="a_inner"),
        blue=dict(manuscripts=owned, bonus=["grey", "yellow", "blue", "black"]),
        manuscripts={"a": "grey_3_virtue", "b": None, "c": None, "d": None, "e": None},
    )
    t.play("manuscript grey_3_virtue")
    assert t.facts("manuscripts-empty") == [["a"]]
    assert t.g.manuscript_pile == [0] * 5
    assert t.match.picture("red")["front_manuscript"]["a"] == "printed_four_a"


def test_vw_man_04_a_free_manuscript_of_cost_3_or_4_from_any_segment() -> None:
    t = Table(
        run="manuscript_3_4",
        manuscripts={
            "a": "grey_3_virtue",
            "b": "black_5_cleric",
            "c": "yellow_4_gold",
            "d": None,
            "e": "grey_7_guildhall",
        },
    )
    assert t.options == ["manuscript grey_3_virtue", "manuscript yellow_4_gold"]
    assert t.why_not("manuscript black_5_cleric") == "VW-MAN-04"
    t.play("manuscript yellow_4_gold")
    assert t.goods("red")["gold"] == 2  # its effect included
    assert t.manuscripts("red") == ["yellow_4_gold"]


def test_vw_man_05_cost_6_with_a_racketeer() -> None:
    t = Table(
        red=dict(
            at="d_inner",
            board=["aristocrat", "acolyte", "start_squire"],
            bonus=["black"],
            ink=3,
            silver=1,
            discard=["start_abbot"],
            draw=["start_thief", "start_labourer"],
        ),
        top={"d": "racketeer_1"},
        manuscripts={"d": "grey_6_buildings"},
    )
    t.play("transcribe", "dismiss racketeer_1", "pay ink", "pay ink", "pay ink")
    assert t.manuscripts("red") == ["grey_6_buildings"]
    assert t.markers("red") == (1, 6)
    assert t.facts("shuffled")[0] == ["red", "1"]


def test_vw_man_06_manuscript_then_bonus_card_then_effect() -> None:
    t = Table(
        red=dict(at="a_inner", board=CLERICS, manuscripts=["blue_3_flip", "blue_3_silver"]),
        manuscripts={"a": "blue_4_resources"},
    )
    t.play("transcribe")
    order = ("transcribed", "bonus-card", "manuscript-effect")
    assert [key for key in t.log() if key in order] == list(order)
    assert t.question == "red choose-resource"
