"""Every kind of townsfolk: its icons and value, its ability and its corner, played and counted."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.viscounts.names import GOOD
from palatine.games.viscounts.tables import CARD_IDS, GROUPS
from tests.games.viscounts.components import FIVE_PRINTED, FOUR_PRINTED, TOWNSFOLK
from tests.games.viscounts.outcomes import (
    Change,
    answer,
    changed,
    fixture,
    helper_for,
    measure,
    merged,
    ways,
)
from tests.games.viscounts.table import Table

ICONS = ["merchant", "builder", "noble", "cleric", "criminal"]


def with_when(*whens: str) -> list[str]:
    return [id for id, row in TOWNSFOLK.items() if row[2] in whens]


def laid(id: str, red: dict[str, Any], **more: Any) -> Table:
    return Table(
        red=red,
        top={"b": helper_for(id), "c": None, "d": None, "e": None} | more.pop("top", {}),
        manuscripts={"e": "black_4_virtue"},
        **more,
    )


def test_the_list_has_every_townsfolk() -> None:
    assert list(TOWNSFOLK) == [
        id for id, group in zip(CARD_IDS, GROUPS, strict=True) if group != "printed"
    ]


@pytest.mark.parametrize("id", TOWNSFOLK)
def test_icons_and_silver_value(id: str) -> None:
    """VW-CRD-05, VW-MOV-02: icons while on the board, steps by the silver value."""
    silver, icons, _, _, _ = TOWNSFOLK[id]
    others = [c for c in ("start_abbot", "start_squire", "start_labourer") if c != id][:2]
    t = Table(phase="move", red=dict(board=[id, *others]))
    shown = t.match.picture("red")["icons"]["red"]
    base = Table(phase="move", red=dict(board=["hero_lothaire", *others]))
    without = base.match.picture("red")["icons"]["red"]
    without["merchant"] -= 1  # Lothaire's own
    assert {icon: shown[icon] - without[icon] for icon in ICONS} == {
        icon: icons.split().count(icon) for icon in ICONS
    }
    assert t.asked.subject == (str(silver),)


@pytest.mark.parametrize("id", with_when("immediate"))
def test_vw_crd_04_immediate(id: str) -> None:
    _, icons, _, effect, _ = TOWNSFOLK[id]
    crimes = icons.split().count("criminal")
    for answers, change in ways(effect, id):
        red = fixture(["start_abbot", "start_squire", None], id)
        red["hand"] = [*red["hand"], id]
        t = laid(id, red, phase="cards")
        before = measure(t, "red")
        t.play(f"play {id}")
        answer(t, answers, "red")
        played: Change = {"hand": -1, "corruption": crimes}
        assert changed(before, measure(t, "red")) == merged(played, change)
        assert t.question == "red move"


@pytest.mark.parametrize("id", with_when("drop_off"))
def test_vw_crd_01_drop_off(id: str) -> None:
    _, _, _, effect, _ = TOWNSFOLK[id]
    for answers, change in ways(effect, id):
        control = laid(
            id, fixture(["start_abbot", "start_squire", "hero_clovis"], id), phase="cards"
        )
        before = measure(control, "red")  # Clovis drops off without an effect
        before["gone"] -= id.startswith("start_")  # who is nowhere in the control
        t = laid(id, fixture(["start_abbot", "start_squire", id], id), phase="cards")
        answer(t, answers, "red")
        assert changed(before, measure(t, "red")) == change
        assert t.question == "red play-card"
        assert id in t.cards("red", "discard")


def act(id: str, when: str) -> Table:
    """The action that the townsfolk waits for, up to its effect."""
    starters: list[str | None] = ["start_squire", "start_abbot"]
    if when == "after_trade":
        t = laid(id, fixture([id, *starters], id, at="a_left"))
        t.play("trade", "exchange")
        if t.question == "red exchange":
            t.play("pass")
        return t
    if when == "after_build":
        t = laid(id, fixture([id, *starters], id, at="e_right", stone=3))
        t.play("build ws1", *["pay stone"] * (3 - TOWNSFOLK[id][1].split().count("builder")))
        t.play("site e_r2")
        return t
    if when == "after_noble":
        t = laid(id, fixture([id, *starters], id, at="b_inner"))
        t.play("workers 1")
        return t
    t = laid(id, fixture([id, *starters], id, at="e_inner", ink=4))
    t.play("transcribe", *["pay ink"] * (4 - 1 - TOWNSFOLK[id][1].split().count("cleric")))
    return t


@pytest.mark.parametrize(
    "id", with_when("after_trade", "after_build", "after_noble", "after_transcribe")
)
def test_vw_act_06_after_an_action(id: str) -> None:
    _, _, when, effect, _ = TOWNSFOLK[id]
    for answers, change in ways(effect, id):
        t = act(id, when)
        assert [fact[1:] for fact in t.facts("ongoing")] == [[id, effect]]
        if answers:
            before = measure(t, "red")
            answer(t, answers, "red")
            assert changed(before, measure(t, "red")) == change
        else:  # it has come already, right after it was told
            told = t.match.play.facts
            marker = next(n for n, fact in enumerate(told) if fact.key == "ongoing")
            fact = told[marker + 1]
            [(item, n)] = change.items()
            assert fact.key == (item if item in ("virtue", "corruption") else "gained")
            assert fact.numbers[:2] == [0, abs(n)]
            assert fact.key != "gained" or item == GOOD.names[fact.numbers[2]]


@pytest.mark.parametrize("id", with_when("flip_debt"))
def test_vw_deb_03_for_each_debt_flipped(id: str) -> None:
    _, _, _, effect, _ = TOWNSFOLK[id]
    for answers, change in ways(effect, id):
        t = laid(id, fixture([id, "start_squire", "start_abbot"], id), run="flip_debt_1")
        before = measure(t, "red")
        assert before["paid"] == 1
        t.play("take stone")
        answer(t, answers, "red")
        assert changed(before, measure(t, "red")) == merged({"stone": 1}, change)


@pytest.mark.parametrize("id", with_when("gain_debt"))
def test_vw_deb_03_for_each_debt_gained(id: str) -> None:
    _, _, _, effect, _ = TOWNSFOLK[id]
    for answers, change in ways(effect, id):
        t = laid(id, fixture([id, "start_squire", "start_abbot"], id), run="debt_1")
        before = measure(t, "red")
        assert before["unpaid"] == 5
        answer(t, answers, "red")
        assert changed(before, measure(t, "red")) == change


@pytest.mark.parametrize("id", with_when("any_collision"))
def test_vw_col_03_at_any_collision(id: str) -> None:
    _, _, _, effect, _ = TOWNSFOLK[id]
    for whose in ("red", "blue"):
        [(answers, change)] = ways(effect, id)
        owner = fixture([id, "start_squire", "start_abbot"], id)
        other = dict(board=["vicar", "bishop", "priest"], corruption=6, virtue=6)
        t = Table(
            turn="blue",
            starter="blue",
            phase="collision",
            red=owner if whose == "red" else dict(board=["vicar", "bishop", "priest"]),
            blue=other if whose == "red" else owner | dict(corruption=6, virtue=6),
        )
        answer(t, answers, whose)
        assert t.facts("ongoing")[0] == [whose, id, effect]
        for good in ("ink", "gold", "stone"):
            assert t.goods(whose)[good] == change.get(good, 0)
        if "silver" in change:
            assert t.goods(whose)["silver"] == change["silver"] + (3 if whose == "blue" else 0)
        if "virtue" in change:
            assert t.facts("virtue")[0][:2] == [whose, "1"]


@pytest.mark.parametrize("id", with_when("none"))
def test_vw_crd_05_no_ability(id: str) -> None:
    red = fixture(["hero_ada", "hero_clovis", None], id)
    t = laid(id, red | {"hand": [id]}, phase="cards")
    t.play(f"play {id}")
    assert t.question == "red move"
    assert not t.facts("immediate")


@pytest.mark.parametrize("id", with_when("modifier"))
def test_vw_act_05_modifiers_change_only_what_an_action_costs(id: str) -> None:
    """Each of them is played in test_action.py."""
    assert TOWNSFOLK[id][3] == "nothing"
    t = laid(id, fixture(["start_abbot", "start_squire", None], id) | {"hand": [id]}, phase="cards")
    t.play(f"play {id}")
    assert t.question == "red move"


@pytest.mark.parametrize("id", [id for id, row in TOWNSFOLK.items() if row[4] != "nothing"])
def test_vw_hir_01_corner(id: str) -> None:
    _, _, _, _, corner = TOWNSFOLK[id]
    if corner == "shuffle":
        t = laid(
            id, fixture(["start_abbot", "start_squire", None]), run="hire_free_1", top={"a": id}
        )
        t.play(f"hire {id}")
        # the card itself and the discards go into the draw pile; no criminal: 1 virtue
        assert t.markers("red") == (1, 6)
        assert t.cards("red", "discard") == []
        assert id in t.cards("red", "draw")
        return
    for answers, change in ways(corner, id):
        red = fixture(["start_abbot", "start_squire", None], at="a_left", silver=3)
        t = laid(id, red, phase="recruit", top={"a": id})
        before = measure(t, "red")
        t.play(f"hire {id}")
        answer(t, answers, "red")
        paid: Change = {"silver": -TOWNSFOLK[id][0], "discard": 1}
        assert changed(before, measure(t, "red")) == merged(paid, change)


@pytest.mark.parametrize("segment", "abcde")
@pytest.mark.parametrize(("side", "table"), [("four", FOUR_PRINTED), ("five", FIVE_PRINTED)])
def test_vw_act_04_printed_townsfolk(side: str, table: dict[str, Any], segment: str) -> None:
    silver, icons, corner, _, _ = table[f"printed_{side}_{segment}"]
    [(answers, change)] = ways(corner)
    t = Table(
        options={"board_side": f"{side}_sites"},
        red=fixture(["start_abbot", "start_squire", None], at=f"{segment}_inner", silver=3, gold=9),
        top=dict.fromkeys("abcde"),
    )
    option = "workers 1" if {"noble", "criminal"} & set(icons.split()) else "transcribe"
    if option == "transcribe":
        t = Table(
            options={"board_side": f"{side}_sites"},
            red=fixture(
                ["start_abbot", "start_squire", None], at=f"{segment}_inner", silver=3, ink=9
            ),
            top=dict.fromkeys("abcde"),
            manuscripts={segment: "black_7_manuscript"},
        )
    t.play(option)
    before = measure(t, "red")
    t.play(f"dismiss printed_{side}_{segment}")
    answer(t, answers, "red")
    after = changed(before, measure(t, "red"))
    assert after["silver"] == -silver
    for key, n in change.items():
        assert after[key] == n
