"""VW-CRD: phase 1, cards slide, drop off and are played."""

from __future__ import annotations

import pytest

from tests.games.viscounts.table import Table


def test_vw_crd_01_all_slide_and_the_last_drops_onto_the_discards() -> None:
    t = Table(phase="cards", red=dict(hand=["courier", "mason"]))
    assert t.board("red") == [None, "start_abbot", "start_squire"]
    assert t.cards("red", "discard") == ["start_labourer"]


def test_vw_crd_01_a_drop_off_effect_is_resolved_now() -> None:
    t = Table(
        phase="cards",
        red=dict(board=["start_abbot", "start_squire", "start_thief"], hand=["courier"]),
    )
    assert t.papers("red")["unpaid"] == 1
    assert t.goods("red")["silver"] == 1
    assert t.question == "red play-card"


def test_vw_crd_02_one_card_from_hand_into_the_left_place() -> None:
    t = Table(phase="cards", red=dict(hand=["friar", "mason"]))
    assert t.options == ["play friar", "play mason"]
    t.play("play mason")
    assert t.board("red") == ["mason", "start_abbot", "start_squire"]
    assert t.cards("red", "hand") == ["friar"]


def test_vw_crd_02_without_a_hand_the_top_of_the_draw_pile_is_played_unseen() -> None:
    t = Table(phase="cards", red=dict(hand=[], draw=["friar"]))
    assert t.board("red") == ["friar", "start_abbot", "start_squire"]
    assert t.facts("played-unseen") == [["red", "friar"]]
    assert t.markers("red") == (1, 6)  # it works like any other


def test_vw_crd_02_an_empty_draw_pile_is_shuffled_first() -> None:
    t = Table(phase="cards", red=dict(hand=[], draw=[], discard=[]))
    # the Labourer drops off, is shuffled (no criminal: 1 virtue) and played
    assert t.board("red")[0] == "start_labourer"
    assert t.markers("red") == (1, 6)


@pytest.mark.parametrize(
    ("board", "played", "corruption"),
    [
        (["start_abbot", "start_squire", None], "start_thief", 2),
        (["start_abbot", "start_squire", None], "antagonist", 3),
        (["start_thief", "start_squire", None], "antagonist", 4),
        (["antagonist", "start_thief", "start_squire"], "trickster", 1 + 1 + 2 + 1),
        (["start_thief", "start_abbot", "start_squire"], "friar", 1),
    ],
)
def test_vw_crd_03_a_criminal_played_corrupts_for_every_criminal_icon(
    board: list[str | None], played: str, corruption: int
) -> None:
    t = Table(phase="cards", red=dict(board=board, hand=[played]))
    t.play(f"play {played}")
    assert t.markers("red")[0] == corruption


def test_vw_crd_04_then_the_immediate_effect() -> None:
    t = Table(phase="cards", red=dict(hand=["antagonist"]))
    t.play("play antagonist")
    told = t.log()
    assert told.index("crimes") < told.index("immediate") < told.index("debt")
    assert t.papers("red")["unpaid"] == 1


def test_vw_crd_05_icons_work_while_the_card_is_on_the_board() -> None:
    t = Table(
        phase="cards", red=dict(board=["antagonist", "friar", "bishop"], hand=["start_abbot"])
    )
    t.play("play start_abbot")
    icons = t.match.picture("red")["icons"]["red"]
    assert icons["cleric"] == 2  # Abbot and Friar; the Bishop has dropped off
    assert icons["criminal"] == 2
    for id in ("start_abbot", "start_labourer", "start_squire"):
        t = Table(phase="cards", red=dict(hand=[id], board=["friar", "miner", "princess"]))
        t.play(f"play {id}")
        assert t.question == "red move"  # no ability
        assert not t.facts("immediate")


def test_vw_crd_06_start_icons_count_while_their_place_is_empty() -> None:
    for board, merchant, cleric in (
        (["start_abbot", None, None], 2, 2),
        (["start_abbot", "start_squire", None], 2, 1),
        (["start_abbot", "start_squire", "start_labourer"], 0, 1),
    ):
        t = Table(phase="move", red=dict(board=board))
        icons = t.match.picture("red")["icons"]["red"]
        assert icons["merchant"] == merchant
        assert icons["cleric"] == cleric


def test_vw_crd_07_rearrange_permutes_the_cards_among_their_places() -> None:
    t = Table(run="rearrange", red=dict(board=["friar", "miner", "princess"]))
    assert t.options == [
        "arrange keep", "arrange swap_left_middle", "arrange swap_middle_right",
        "arrange swap_left_right", "arrange go_right", "arrange go_left",
    ]  # fmt: skip
    boards = []
    for code in t.options:
        t = Table(run="rearrange", red=dict(board=["friar", "miner", "princess"]))
        t.play(code)
        boards.append(tuple(t.board("red")))
    assert boards == [
        ("friar", "miner", "princess"),
        ("miner", "friar", "princess"),
        ("friar", "princess", "miner"),
        ("princess", "miner", "friar"),
        ("princess", "friar", "miner"),
        ("miner", "princess", "friar"),
    ]


def test_vw_crd_07_empty_places_stay_empty_and_nothing_is_triggered() -> None:
    t = Table(run="rearrange", red=dict(board=["friar", "missionary_3", None]))
    assert t.options == ["arrange keep", "arrange swap_left_middle"]
    t.play("arrange swap_left_middle")
    assert t.board("red") == ["missionary_3", "friar", None]
    assert t.goods("red")["ink"] == 0
    assert t.markers("red") == (1, 7)
    t = Table(run="rearrange", red=dict(board=["friar", None, None]))
    assert t.question != "red rearrange"


def test_vw_crd_08_never_fewer_than_three_own_cards() -> None:
    three = dict(board=["friar", "miner", None], hand=["courier"], draw=[])
    t = Table(run="destroy_1", red=dict(three))
    assert t.question != "red destroy"
    four = dict(board=["friar", "miner", None], hand=["courier"], draw=["mason"])
    t = Table(run="destroy_2", red=dict(four))
    t.play("destroy courier")
    assert t.question != "red destroy"  # the second of up to two is not offered any more
    assert t.g.owned(0) == 3


def test_vw_crd_09_while_a_drop_off_is_resolved_the_left_place_is_empty() -> None:
    t = Table(
        phase="cards",
        red=dict(
            board=["start_thief", "start_abbot", "acolyte"], hand=["courier"], unpaid=1, acquired=1
        ),
    )
    assert t.question == "red choose-flip"
    assert t.board("red") == [None, "start_thief", "start_abbot"]
    assert t.cards("red", "discard") == ["acolyte"]


def test_vw_crd_09_a_check_counts_the_two_cards_that_are_left() -> None:
    t = Table(
        phase="cards",
        red=dict(
            board=["friar", "miner", "hero_therese"], hand=[], draw=[], discard=["start_thief"]
        ),
    )
    # Therese may discard the unseen top card: the discards are shuffled first, without criminals
    t.play("discard_top")
    assert t.markers("red")[1] == 7 - 1 - 2


def test_vw_crd_10_hiring_dismissing_or_discarding_a_criminal_is_not_playing_it() -> None:
    t = Table(
        phase="recruit",
        red=dict(silver=1, board=["start_thief", "antagonist", "friar"], hand=["courier"]),
        top={"a": "scoundrel_ink"},
    )
    t.play("hire scoundrel_ink", "pass")
    assert t.markers("red")[0] == 1
    t = Table(
        run="discard_1", red=dict(board=["start_thief", "antagonist", "friar"], hand=["trickster"])
    )
    t.play("discard trickster")
    assert t.markers("red")[0] == 1


@pytest.mark.parametrize(("people", "why"), [(1, None), (2, "shown")])
def test_a_played_card_is_taken_back_where_nobody_else_has_seen_it(
    people: int, why: str | None
) -> None:
    """VW-CRD-02: others have seen the card; the Automa learns nothing."""
    t = Table(people=people, phase="cards", red=dict(hand=["friar", "mason"]))
    assert t.match.is_final("play mason", "red") == (why is not None)
    t.play("play mason")
    assert t.match.why_no_undo("red") == why
    if why is None:
        t.match.undo("red")
        assert t.question == "red play-card"
