"""VW-AI: the Automa, its set-up, its turn and what it makes of effects."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.viscounts.automa import AutomaStart, AutomaTurn
from palatine.games.viscounts.building import SiteReward
from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.setup import BuildStacks
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import SLOT_IDS, SLOT_TRIGGER, WHEN_BUILT
from palatine.games.viscounts.turn import Rounds
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance
from palatine.kernel.sight import seen_by
from tests.games.viscounts.components import SCHEMES
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_setup import options, pick, start, with_pairs
from tests.helpers import begin, play_through

AHEAD = ["f_cleric", "f_cleric_builder", "f_builder"]
DEAR = {
    "a": "black_7_manuscript",
    "b": "yellow_7_workers",
    "c": "grey_7_guildhall",
    "d": "grey_6_buildings",
    "e": "black_6_deeds",
}


def turn(scheme: str, *, board: str = "cleric", **more: Any) -> Table:
    """The Automa's turn with this scheme on top; the human stands out of the way."""
    ahead = [other for other in AHEAD if other != scheme]
    own = dict(at="b_left", scheme_draw=[scheme], scheme_discard=[], future=ahead)
    own |= more.pop("automa", {})
    red = dict(at="e_inner") | more.pop("red", {})
    settings = {"automa_board": board} | more.pop("options", {})
    return Table(people=1, turn="automa", red=red, automa=own, options=settings, **more)


def run(effect: str, **more: Any) -> Table:
    """An effect that the Automa gains."""
    own = dict(at="b_left", schemes=["s_builder_noble", None, None], future=AHEAD)
    own |= more.pop("automa", {})
    red = dict(at="e_inner") | more.pop("red", {})
    settings = {"automa_board": more.pop("board", "cleric")}
    return Table(people=1, turn="automa", run=effect, red=red, automa=own, options=settings, **more)


# set-up


def test_vw_ai_01_the_human_begins_and_the_automa_has_the_last_turn() -> None:
    assert {start(1, f"{n}").starter for n in range(10)} == {0}
    play = begin(GAME, 1, {}, "last turn")
    for _ in play_through(play, fast("last turn")):
        pass
    turns = [fact.numbers[0] for fact in play.facts if fact.key == "turn"]
    assert turns == [0, 1] * (len(turns) // 2)


def test_vw_ai_02_four_boards_nine_buildings_twenty_workers_no_townsfolk() -> None:
    for board in ("cleric", "builder", "noble", "card"):
        g = start(1, automa_board=board)
        assert g.mind.id == board
        assert g.supply[1] == 20
        assert (g.corruption[1], g.virtue[1]) == (1, 7)
        assert g.hand[1] == g.draw[1] == g.discard[1] == 0
    t = Table(people=1)
    slots = [slot for slot in t.match.lexicon.kinds["slot"].names if slot.startswith("a")]
    assert slots == ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9"]


@pytest.mark.parametrize(
    ("board", "removed"),
    [
        ("cleric", ["s_noble", "f_builder_noble", "f_noble"]),
        ("builder", ["s_cleric", "f_noble_cleric", "f_cleric"]),
        ("noble", ["s_builder", "f_cleric_builder", "f_builder"]),
        ("card", ["s_criminal_2", "f_criminal_1", "f_criminal_2"]),
    ],
)
def test_vw_ai_03_schemes_without_those_the_board_removes(board: str, removed: list[str]) -> None:
    play = begin(GAME, 1, {"automa_board": board}, "removed")
    assert isinstance(play.g, Viscounts)
    picture = GAME.derived(seen_by(play.g, 0), 0)
    assert picture["automa"] == {
        "seat": "automa",
        "board": board,
        "draw": 7,
        "discard": 0,
        "future": 6,
    }
    schemes = GAME.words.kinds["scheme"]
    assert [schemes.names[n] for n, z in enumerate(play.g.scheme_zone) if z == -1] == sorted(
        removed, key=schemes.names.index
    )


@pytest.mark.parametrize("mixed", [0, 1, 2, 3])
def test_vw_ai_04_harder_with_future_schemes_in_the_draw_pile(mixed: int) -> None:
    g = start(1, automa_future_schemes=str(mixed))
    automa = GAME.derived(seen_by(g, 0), 0)["automa"]
    assert automa is not None
    assert automa["draw"] == 7 + mixed
    assert automa["future"] == 6 - mixed
    # before the first shuffle just so many future schemes come out of the draw pile
    for seed in range(4):
        play = begin(GAME, 1, {"automa_future_schemes": str(mixed)}, f"{seed}")
        for _ in play_through(play, fast(f"{seed}")):
            if any(fact.key == "automa-shuffled" for fact in play.facts):
                break
        names = GAME.words.kinds["scheme"].names
        drawn: list[str] = []
        gained: list[str] = []
        for fact in play.facts:
            if fact.key == "automa-shuffled":
                break
            if fact.key == "automa-scheme":
                drawn.append(names[fact.numbers[1]])
            if fact.key == "automa-future":
                gained.append(names[fact.numbers[1]])
        assert len([s for s in drawn if s.startswith("f_")]) == mixed
        assert not set(drawn) & set(gained)


def test_vw_ai_05_the_human_takes_one_pair_the_other_places_the_automa() -> None:
    g = with_pairs(1, {1: "hero_ada", 9: "hero_emma"})
    assert options(g) == ["pair 1", "pair 9"]
    pick(g, "pair 1")
    assert g.at == [0, 12]  # a_left, and e_left for number 9
    assert g.offer.count(-1) == 10


@pytest.mark.parametrize(
    ("board", "goods"),
    [
        ("cleric", [0, 1, 0, 1]),
        ("builder", [0, 0, 1, 1]),
        ("noble", [0, 1, 1, 0]),
        ("card", [0, 2, 0, 0]),
    ],
)
def test_vw_ai_06_start_items_and_a_guildhall_on_the_first_site_of_its_bank(
    board: str, goods: list[int]
) -> None:
    t = Table(
        people=1,
        round=0,
        turn="automa",
        options={"automa_board": board},
        red=dict(slots=["tp1"], sites=["c_l1"]),
        automa=dict(at="c_left"),
        frames=[BuildStacks(), AutomaStart()],
    )
    assert t.sites("automa") == ["c_l2"]
    assert t.slots("automa") == ["a1"]
    assert t.papers("automa") == {"unpaid": 1, "paid": 0, "acquired": 1, "approved": 0}
    expected = list(goods)
    expected[1] += 1  # the site's ink
    assert list(t.goods("automa").values()) == expected


def test_vw_ai_06_links_of_the_start_building_pay_the_human_too() -> None:
    t = Table(
        people=1,
        round=0,
        turn="automa",
        red=dict(slots=["tp1"], sites=["b_l2"]),
        automa=dict(at="b_left"),
        frames=[BuildStacks(), AutomaStart()],
    )
    assert t.sites("automa") == ["b_l1"]
    assert t.goods("red")["silver"] == 2
    # 1 ink to start with, 1 of the site, and a resource of choice for two silver
    assert t.goods("automa") == {"silver": 0, "ink": 3, "gold": 0, "stone": 1}


# its turn


def test_vw_ai_07_slide_draw_and_shuffle_with_two_schemes_left() -> None:
    t = turn(
        "s_builder",
        automa=dict(
            schemes=["s_cleric", "s_criminal_1", "s_builder"],
            scheme_draw=[],
            scheme_discard=["s_noble_cleric"],
        ),
    )
    told = [k for k in t.log() if k.startswith("automa") or k in ("corruption", "virtue")]
    assert told[:3] == ["automa-slid-off", "automa-shuffled", "corruption"]
    assert t.facts("automa-shuffled")[0] == ["automa", "2"]
    # the check counts the two schemes that are left: a criminal among them
    assert t.facts("corruption")[0] == ["automa", "1", "2", "7"]
    assert t.match.picture("red")["schemes"]["middle"] == "s_cleric"


def test_vw_ai_08_rows_from_top_to_bottom_then_the_first_possible_option() -> None:
    t = turn("f_criminal_2", manuscripts=DEAR)
    order = [k for k in t.log() if k.startswith("automa")]
    assert order[:6] == [
        "automa-scheme", "automa-row", "automa-crimes", "automa-row", "automa-future",
        "automa-moved",
    ]  # fmt: skip
    # the header icon is no effect, and the focus (a manuscript) cannot be paid: so the last option
    assert t.facts("automa-gains")[0][1] == "deed_1_and_flip_debt_1"


def test_vw_ai_08_only_one_option_is_done() -> None:
    t = turn("s_builder_cleric", automa=dict(ink=6, stone=9))
    assert t.facts("automa-does") == [["automa", "transcribe"]]
    assert not t.facts("built")


def test_vw_ai_09_collision_by_its_own_track_no_recruit_no_hand() -> None:
    t = turn("s_builder_noble", automa=dict(corruption=7, virtue=7, acquired=1), top={"b": "friar"})
    assert t.facts("collision")[0] == ["automa", "7"]
    assert t.facts("above")[0] == ["automa", "7", "debt_3_and_resource_2"]
    assert t.markers("automa") == (1, 7)
    assert not t.facts("hired")
    assert t.g.hand[1] == 0


@pytest.mark.parametrize(
    ("position", "debts", "deeds", "resources"),
    [
        (1, 0, 3, 0),
        (2, 0, 2, 0),
        (3, 0, 1, 1),
        (4, 1, 1, 1),
        (5, 1, 0, 1),
        (6, 2, 0, 1),
        (7, 3, 0, 2),
    ],
)
def test_vw_ai_09_every_space_of_its_track(
    position: int, debts: int, deeds: int, resources: int
) -> None:
    frames = [Rounds(2), AutomaTurn(6)]
    t = Table(
        people=1,
        turn="automa",
        frames=frames,
        automa=dict(corruption=position, virtue=position, schemes=["s_builder", None, None]),
        red=dict(board=["vicar", "bishop", None]),
    )
    assert t.papers("automa") == {"unpaid": debts, "paid": 0, "acquired": deeds, "approved": 0}
    assert sum(t.goods("automa").values()) == resources
    assert t.goods("automa")["silver"] == 0


def test_vw_ai_10_start_icons_count_while_their_place_is_empty() -> None:
    for schemes, cleric, noble in (
        ([None, None, None], 1, 1),
        (["s_builder", None, None], 1, 1),
        (["s_builder", "s_criminal_1", None], 1, 0),
        (["s_builder", "s_criminal_1", "s_cleric"], 1, 0),
    ):
        t = Table(people=1, automa=dict(schemes=schemes))
        icons = t.match.picture("red")["icons"]["automa"]
        assert (icons["cleric"], icons["noble"]) == (cleric, noble)


def test_vw_ai_11_along_the_outer_path_only() -> None:
    for scheme, steps, end in (
        ("s_builder_noble", 1, "b_right"),
        ("s_builder", 2, "c_left"),
        ("s_criminal_2", 3, "c_right"),
        ("f_cleric", 4, "d_left"),
    ):
        t = turn(scheme)
        assert t.facts("automa-moved")[0] == ["automa", end, str(steps)]
        assert t.at("automa") == end


def test_vw_ai_11_who_was_there_gains_from_a_meeting() -> None:
    t = turn("s_builder_noble", red=dict(at="b_right", board=["vicar", "bishop", "priest"]))
    assert t.question == "red rearrange"
    before = t.goods("automa")["ink"]
    t.play("arrange keep")
    assert before == 1  # only row 2 of the scheme
    t = Table(
        people=1,
        phase="move",
        red=dict(at="a_right", board=["mason", "friar", "miner"]),
        automa=dict(at="b_left"),
    )
    t.play("move b_left")
    assert t.goods("automa")["ink"] == 1
    assert t.question == "red act"


def test_vw_ai_11_by_the_option_both_gain() -> None:
    both = {"solo_meeting": "both_gain"}
    t = Table(
        people=1,
        phase="move",
        options=both,
        red=dict(at="a_right", board=["mason", "friar", "miner"]),
        automa=dict(at="b_left"),
    )
    t.play("move b_left")
    assert t.question == "red rearrange"
    t.play("arrange keep")
    assert t.goods("automa")["ink"] == 1
    t = turn(
        "s_builder_noble", options=both, red=dict(at="b_right", board=["vicar", "bishop", "priest"])
    )
    assert t.question == "red rearrange"
    assert t.goods("automa")["ink"] == 1 + 1


@pytest.mark.parametrize(
    ("board", "goods", "gained"),
    [
        ("cleric", dict(ink=5), "ink"), ("cleric", dict(ink=6), "stone"),
        ("cleric", dict(ink=6, stone=4), "gold"),
        ("builder", dict(stone=5), "stone"), ("builder", dict(stone=6), "gold"),
        ("builder", dict(stone=6, gold=4), "ink"),
        ("noble", dict(gold=5), "gold"), ("noble", dict(gold=6), "ink"),
        ("noble", dict(gold=6, ink=4), "stone"),
    ],
)  # fmt: skip
def test_vw_ai_12_a_resource_of_choice_by_its_list(
    board: str, goods: dict[str, int], gained: str
) -> None:
    t = run("resource_1", board=board, automa=goods)
    assert t.goods("automa")[gained] == goods.get(gained, 0) + 1


def test_vw_ai_12_the_card_board_has_one_kind_and_the_option_gives_it_to_all() -> None:
    # a manuscript of cost 3 paid with whatever there is
    for board, settings, pays in (
        ("card", {}, True),
        ("builder", {}, False),
        ("builder", {"automa_resources": "one_kind"}, True),
    ):
        t = turn(
            "f_builder",
            board=board,
            options=settings,
            automa=dict(
                stone=2, gold=2, schemes=["s_criminal_1", None, None], slots=["a7"], sites=["e_r1"]
            ),
            red=dict(slots=["tp1", "tp2"], sites=["d_l1", "d_l2"]),
            manuscripts={"d": "grey_3_virtue"},
        )
        assert (t.manuscripts("automa") == ["grey_3_virtue"]) == pays
    # what it wants least goes first: the builder board wants ink least, then gold
    t = turn(
        "f_builder",
        board="builder",
        options={"automa_resources": "one_kind"},
        automa=dict(stone=9, gold=1, ink=1, schemes=["s_criminal_1", None, None]),
        red=dict(slots=["tp1", "tp2"], sites=["d_l1", "d_l2"]),
        manuscripts={"d": "blue_5_silver"},
    )
    paid = [fact[1:] for fact in t.facts("paid")]
    assert paid == [["1", "ink"], ["1", "gold"], ["2", "stone"]]  # one criminal of five


@pytest.mark.parametrize(
    ("effect", "change"),
    [
        ("rearrange", {"ink": 1}),
        ("silver_2", {"ink": 1}),
        ("silver_4", {"ink": 2}),
        ("destroy_1", {"paid": 1, "ink": 1}),
        ("discard_1", {"virtue": -1}),
        ("castle_move_1", {"virtue": -1}),
    ],
)
def test_vw_ai_13_replacements(effect: str, change: dict[str, int]) -> None:
    t = run(effect, automa=dict(unpaid=2, acquired=2))
    assert t.goods("automa")["ink"] == change.get("ink", 0)
    assert t.papers("automa")["paid"] == change.get("paid", 0)
    assert t.markers("automa")[1] == 7 + change.get("virtue", 0)


def test_vw_ai_13_a_future_scheme_from_an_empty_pile_is_a_flip_and_a_flip_of_nothing_a_virtue() -> (
    None
):
    t = run("automa_gain_future_scheme_1", automa=dict(future=[], unpaid=1))
    assert t.papers("automa")["paid"] == 1
    t = run("automa_gain_future_scheme_1", automa=dict(future=[]))
    assert t.markers("automa") == (1, 6)
    t = run("flip_either_1")
    assert t.markers("automa") == (1, 6)
    assert t.facts("automa-instead") == [["automa", "flip", "virtue_1"]]


@pytest.mark.parametrize("effect", ["hire_free_1", "automa_gain_future_scheme_1"])
def test_vw_ai_14_hires_bring_a_future_scheme_onto_its_discards(effect: str) -> None:
    t = run(effect, luck=[0] * 30)
    assert t.facts("automa-future") == [["automa", "f_cleric"]]
    assert t.match.picture("red")["scheme_zone"]["f_cleric"] == "discard"


@pytest.mark.parametrize(
    ("effect", "papers", "flipped"),
    [
        ("flip_either_1", dict(unpaid=1, acquired=1), "paid"),
        ("flip_either_1", dict(unpaid=1, acquired=1, paid=1), "approved"),
        ("flip_either_1", dict(unpaid=1, acquired=1, approved=1), "paid"),
        ("flip_either_1", dict(unpaid=1, paid=5), "paid"),
        ("flip_either_1", dict(acquired=1, approved=5), "approved"),
        ("flip_debt_1", dict(unpaid=1), "paid"),
        ("flip_deed_1", dict(acquired=1), "approved"),
    ],
)
def test_vw_ai_15_the_type_it_has_flipped_less_debts_first(
    effect: str, papers: dict[str, int], flipped: str
) -> None:
    t = run(effect, automa=papers)
    assert t.papers("automa")[flipped] == papers.get(flipped, 0) + 1
    assert t.goods("automa")["ink"] == (1 if flipped == "paid" else 0)


def test_vw_ai_15_a_single_type_flip_of_nothing_is_a_virtue() -> None:
    for effect, papers in (("flip_debt_1", dict(acquired=2)), ("flip_deed_1", dict(unpaid=2))):
        t = run(effect, automa=papers)
        assert t.markers("automa") == (1, 6)


def test_vw_ai_16_a_dismissal_brings_the_corner_only() -> None:
    t = turn("s_builder", top={"b": "bishop"})
    assert t.facts("debt") == [["automa", "1"]]
    assert t.facts("automa-cannot-pay")[0] == ["automa", "build", "3", "2"]  # not its icons
    assert t.facts("automa-dismissed") == [["automa", "bishop"]]
    assert "bishop" in t.match.picture("red")["zone"]["automa"]
    t = turn("s_builder", top={"b": None})
    assert t.facts("automa-dismissed") == [["automa", "printed_four_b"]]
    assert t.facts("virtue")[0][0] == "automa"  # the printed corner


def test_vw_ai_17_slots_open_from_left_to_right() -> None:
    t = turn(
        "s_builder",
        automa=dict(
            slots=["a1", "a4"],
            sites=["e_l1", "e_l2"],
            stone=9,
            schemes=["s_builder_noble", None, None],
        ),
        board="builder",
    )
    assert t.facts("built")[0] == ["automa", "guildhall", "c_l1", "a2"]


@pytest.mark.parametrize(
    ("board", "icons"),
    [
        ("cleric", ["cleric", "builder", "noble"]),
        ("builder", ["builder", "noble", "cleric"]),
        ("noble", ["noble", "cleric", "builder"]),
        ("card", ["builder", "noble", "cleric"]),
    ],
)
def test_vw_ai_17_a1_to_a3_show_the_icons_of_its_board(board: str, icons: list[str]) -> None:
    bare = Table(
        people=1,
        options={"automa_board": board},
        automa=dict(schemes=["s_builder"] * 1 + [None, None]),
    )
    before = bare.match.picture("red")["icons"]["automa"]
    for n, icon in enumerate(icons):
        slots = [f"a{k}" for k in range(1, n + 2)]
        t = Table(
            people=1,
            options={"automa_board": board},
            automa=dict(schemes=["s_builder", None, None], slots=slots),
        )
        after = t.match.picture("red")["icons"]["automa"]
        gained = [i for i in after if after[i] > before[i]]
        assert sorted(gained) == sorted(icons[: n + 1])
        assert icon in gained


def test_vw_ai_17_a4_brings_a_scheme_when_built() -> None:
    t = run("build_trading_post")
    assert t.slots("automa") == ["a4"]
    assert len(t.facts("automa-future")) == 1


def test_the_reward_of_a_site_is_told_when_it_runs() -> None:
    """It was told before the building's own ability, which comes first."""
    t = run("build_trading_post")
    log = [key for key in t.log() if key in ("built", "slot-works", "automa-future", "site-reward")]
    assert log[:4] == ["built", "slot-works", "automa-future", "site-reward"]


@pytest.mark.parametrize("future", [AHEAD, []])
def test_no_question_stands_between_a4_and_the_reward_of_its_site(future: list[str]) -> None:
    """So that no position holds a reward that waits; without schemes ahead it flips instead."""
    for slot in range(len(SLOT_IDS)):
        if SLOT_TRIGGER[slot] == WHEN_BUILT:
            assert SLOT_IDS[slot] == "a4", "the Automa's, for which the house answers"
    t = run("build_trading_post", automa=dict(future=future, unpaid=1, acquired=1))
    assert t.log().index("slot-works") < t.log().index("site-reward")
    assert not any(isinstance(frame, SiteReward) for frame in t.g.frames)


def test_vw_ai_17_a5_flips_a_debt_at_every_collision_without_criminals() -> None:
    for schemes, paid in ((["s_builder", None, None], 1), (["s_criminal_1", None, None], 0)):
        t = Table(
            people=1,
            phase="collision",
            red=dict(corruption=3, virtue=3),
            automa=dict(slots=["a5"], unpaid=2, schemes=schemes),
        )
        assert t.papers("automa")["paid"] == paid


def test_vw_ai_17_a6_dismisses_after_each_flip() -> None:
    t = run("flip_either_1", automa=dict(slots=["a6"], unpaid=1), top={"b": "friar"})
    assert t.facts("automa-dismissed") == [["automa", "friar"]]
    assert t.markers("automa") == (1, 6)


def test_vw_ai_17_a7_dismisses_after_each_future_scheme() -> None:
    t = run("hire_free_1", automa=dict(slots=["a7"]), top={"b": "friar"})
    assert t.facts("automa-dismissed") == [["automa", "friar"]]


@pytest.mark.parametrize(
    ("slots", "markers"), [(["a8"], (1, 5)), (["a9"], (2, 6)), (["a8", "a9"], (2, 5))]
)
def test_vw_ai_17_a8_and_a9_after_each_shuffle_corruption_first(
    slots: list[str], markers: tuple[int, int]
) -> None:
    t = run("shuffle", automa=dict(slots=slots, scheme_discard=["s_builder"]))
    assert t.markers("automa") == markers  # the check of the board is one virtue more
    if len(slots) == 2:
        assert [f[1] for f in t.facts("slot-works")] == ["a9", "a8"]


def test_vw_ai_18_funding_counts_everything_once() -> None:
    t = turn(
        "s_cleric",
        automa=dict(
            schemes=["s_criminal_1", None, None],
            slots=["a1"],
            sites=["e_r1"],
            ink=5,
            bonus=["black"],
            manuscripts=["black_3_flip", "black_4_ink", "black_4_virtue"],
        ),
        manuscripts={"c": "grey_7_guildhall"},
    )
    # S-cleric 1, the start icon on the right 1, slot 1, bonus card 1, criminal 1: five, two ink
    assert t.facts("automa-funds")[0] == ["automa", "5", "7", "4", "1"]
    assert t.facts("paid")[0] == ["automa", "2", "ink"]


def test_vw_ai_19_the_left_most_building_it_can_pay_for() -> None:
    for stone, built in ((0, []), (2, ["workshop"]), (4, ["trading_post"]), (6, ["guildhall"])):
        t = turn(
            "s_builder", automa=dict(stone=stone, schemes=["s_cleric", "s_noble_cleric", None])
        )
        assert [f[1] for f in t.facts("built")] == built  # S-builder 1, the right place 1
        if built:
            assert t.facts("built")[0][2] == "c_l1"
    t = turn(
        "s_builder",
        automa=dict(stone=9),
        red=dict(slots=["tp1", "tp2"], sites=["c_l1", "c_l2"]),
    )
    assert t.facts("automa-no-site") == [["automa", "build"]]
    assert not t.facts("built")


@pytest.mark.parametrize(("gold", "workers"), [(0, 2), (1, 2), (2, 3), (4, 3), (5, 4)])
def test_vw_ai_20_as_many_workers_as_it_can_pay_for_never_one(gold: int, workers: int) -> None:
    t = turn(
        "s_noble_cleric",
        board="noble",
        automa=dict(gold=gold, schemes=["s_builder", None, None]),
    )
    # S-noble-cleric 1, its start icon on the right 1, and row 2 brings one gold
    assert [int(f[1]) for f in t.facts("placed")] == [workers]


def test_vw_ai_20_groups_clockwise_from_its_viscount_and_the_first_of_two_rewards() -> None:
    t = turn(
        "s_noble_cleric",
        board="noble",
        automa=dict(gold=6, at="b_left", tier1=[2, 0, 2, 0, 0]),
        red=dict(at="e_inner", tier1=[0, 1, 1, 0, 0], board=["vicar", "bishop", None]),
    )
    # b_right lies over section 1: four placed there, neighbours 0 and 2 become groups too
    ups = [f[1] for f in t.facts("went-up")]
    assert ups == ["flip", "gold_or_move", "ink_stone", "flip"]
    assert t.tier1("automa") == [1, 0, 1, 1, 1]
    assert "castle-moved" not in t.log()  # of gold or a move it takes the gold


def test_vw_ai_20_it_bumps_human_workers_first() -> None:
    t = turn(
        "s_noble_cleric",
        board="noble",
        automa=dict(gold=1, at="b_left"),
        red=dict(at="e_inner", tier1=[0, 2, 0, 0, 0], board=["vicar", "bishop", None]),
    )
    assert t.facts("bumped") == [["automa", "red", "1", "flip"]]
    assert t.goods("red")["silver"] == 2


def test_vw_ai_20_it_can_lead_the_castle_without_a_hand() -> None:
    t = run("place_workers_2", automa=dict(tier1=[0, 1, 0, 0, 0], tier2=[0, 2, 0, 0, 0], unpaid=1))
    assert t.g.leader == 1
    assert t.points("automa")["castle_leader"] == 5


def test_vw_ai_21_transcribes_from_the_outer_path_with_bonus_cards() -> None:
    t = turn(
        "s_cleric",
        automa=dict(ink=3, manuscripts=["grey_3_flip", "grey_4_stone"]),
        manuscripts={"c": "grey_3_virtue"},
    )
    assert "grey_3_virtue" in t.manuscripts("automa")
    assert t.facts("bonus-card") == [["automa", "grey"]]


@pytest.mark.parametrize(
    ("board", "key"),
    [("cleric", "transcribed"), ("builder", "built"), ("noble", "placed"), ("card", "paid-debt")],
)
def test_vw_ai_22_the_focus_of_each_board(board: str, key: str) -> None:
    t = turn("s_criminal_2" if board != "card" else "s_criminal_1", board=board,
             automa=dict(ink=9, gold=9, stone=9, unpaid=1, acquired=1))  # fmt: skip
    assert key in t.log()
    if board == "card":
        t = turn("s_criminal_1", board="card")
        assert t.facts("automa-nothing-to-flip") == [["automa", "focus"]]
        assert t.facts("automa-gains")[0][1] == "deed_1_and_flip_debt_1"


def test_vw_ai_23_free_building_workers_and_manuscripts() -> None:
    # its bank is full: on across the river
    t = run("build_workshop", red=dict(slots=["tp1", "tp2"], sites=["b_l1", "b_l2"]))
    assert t.sites("automa") == ["b_r1"]
    t = run(
        "build_workshop",
        automa=dict(at="e_right"),
        red=dict(slots=["tp1", "tp2"], sites=["e_r1", "e_r2"]),
    )
    assert t.sites("automa") == ["a_l1"]  # and on round the board
    t = run("place_workers_2")
    assert t.facts("placed") == [["automa", "2", "flip"]]
    shown = {
        "a": "grey_3_virtue",
        "b": "black_5_cleric",
        "c": "black_6_deeds",
        "d": "black_4_ink",
        "e": None,
    }
    t = run("manuscript_3_4", manuscripts=shown)
    assert t.manuscripts("automa") == ["black_4_ink"]  # its segment's is too dear, the next one too
    t = run("manuscript_3_4", manuscripts={"b": "black_5_cleric"} | dict.fromkeys("acde"))
    assert t.facts("cannot") == [["automa", "manuscript_free"]]


@pytest.mark.parametrize(
    ("position", "schemes", "key"),
    [
        (1, ["s_criminal_1", None, None], "debt"),
        (2, ["s_criminal_1", None, None], "corruption"),
        (4, ["s_builder", None, None], "gained"),
        (5, ["s_builder", None, None], "virtue"),
        (7, ["s_builder", None, None], "deed"),
    ],
)
def test_vw_ai_24_as_an_opponent_it_takes_the_item_below(
    position: int, schemes: list[str | None], key: str
) -> None:
    t = Table(
        people=1,
        phase="collision",
        red=dict(corruption=position, virtue=position, board=["vicar", "bishop", None]),
        automa=dict(schemes=schemes),
    )
    below = t.log().index("below")
    assert t.log()[below + 1] in (key, "automa-instead")
    assert [f for f in t.facts(key) if f[0] == "automa"]


# the end


def test_vw_ai_25_it_scores_like_a_human_plus_its_resources() -> None:
    t = Table(
        people=1,
        revealed=("poverty",),
        red=dict(approved=1),
        automa=dict(
            ink=2,
            gold=1,
            stone=3,
            approved=2,
            schemes=["s_cleric", None, None],
            scheme_draw=["s_builder_cleric"],
            scheme_discard=["f_cleric"],
            future=["f_noble_cleric"],
            slots=["a1"],
            manuscripts=["black_5_cleric"],
        ),
    )
    points = t.points("automa")
    assert points["automa_resources"] == 6
    assert points["poverty"] == 12
    assert t.points("red")["poverty"] == 4
    assert points["buildings"] == 6
    # clerics on its own schemes 3 and slot A1; neither start icons nor schemes ahead
    assert points["manuscript_text"] == 4


def solo_end(red: int, blue: int) -> Table:
    return Table(
        people=1,
        turn="automa",
        revealed=("prosperity",),
        round=8,
        last_round=8,
        frames=[Rounds(2)],
        red=dict(acquired=red, silver=30),
        automa=dict(acquired=blue),
    )


def test_vw_ai_26_the_human_wins_only_with_strictly_more() -> None:
    for red, places in ((6, [1, 2]), (5, [2, 1]), (4, [2, 1])):
        t = solo_end(red, 5)
        assert t.question == "nobody"
        assert t.g.places == places
    result = solo_end(6, 5).match.result
    assert result is not None
    assert result.winners == ("red",)
    assert result.rewards == {"red": 1.0, "automa": 0.0}


def test_vw_ai_27_its_turn_is_told_step_by_step() -> None:
    t = turn("s_noble", automa=dict(unpaid=1, acquired=1), top={"b": "friar"})
    told = [k for k in t.log() if k not in ("turned-up", "turn")]
    assert told[:11] == [
        "automa-scheme", "automa-row", "automa-dismissed", "corner", "virtue", "automa-moved",
        "automa-cannot-pay", "automa-gains", "paid-debt", "gained", "virtue",
    ]  # fmt: skip
    for key in told[:11]:
        assert GAME.words.facts[key].rule.startswith("VW-")


# rulings


def test_vw_ai_28_a_shuffle_corner_shuffles_its_schemes() -> None:
    t = run("shuffle", automa=dict(scheme_discard=["s_builder", "s_cleric"]))
    assert t.facts("automa-shuffled") == [["automa", "2"]]
    assert t.markers("automa") == (1, 6)
    t = run("shuffle", automa=dict(scheme_discard=[]))
    assert t.facts("automa-nothing-to-shuffle") == [["automa"]]
    assert t.markers("automa") == (1, 7)


def test_vw_ai_29_of_choices_the_first_and_links_clockwise() -> None:
    t = run("either_rearrange_or_discard_2")
    assert t.facts("chose-effect")[0] == ["automa", "rearrange"]
    t = run(
        "build_workshop",
        automa=dict(at="d_right"),
        red=dict(slots=["tp1", "tp2"], sites=["d_l2", "d_r2"]),
    )
    assert t.facts("linked")[0][:2] == ["automa", "d_l2_r1"]


def test_vw_ai_30_single_silver_is_nothing_and_named_resources_are_taken_as_named() -> None:
    t = run("silver_1")
    assert sum(t.goods("automa").values()) == 0
    t = run("stone_1_and_gold_1_and_ink_1")
    assert t.goods("automa") == {"silver": 0, "ink": 1, "gold": 1, "stone": 1}
    t = run("silver_3_and_debt_2")
    assert t.goods("automa")["ink"] == 1  # two of the three


@pytest.mark.parametrize(
    ("supply", "placed"), [(0, []), (1, []), (2, ["2"]), (3, ["3"]), (20, ["4"])]
)
def test_vw_ai_31_no_more_workers_than_it_has(supply: int, placed: list[str]) -> None:
    t = turn("s_noble_cleric", board="noble", automa=dict(gold=9, supply=supply))
    assert [f[1] for f in t.facts("placed")][:1] == placed
    if not placed:
        assert t.facts("automa-no-workers")[0] == ["automa", "noble"]


def test_vw_ai_32_a_printed_manuscript_for_its_effect() -> None:
    t = turn("s_cleric", automa=dict(ink=3), manuscripts={"c": None})
    assert t.facts("transcribed-printed") == [["automa", "printed_four_c"]]
    assert t.manuscripts("automa") == []
    assert t.goods("automa")["ink"] == 3 - 1 + 1  # two icons, one ink paid, one gained


def test_vw_ai_33_criminals_of_schemes_and_visible_start_icons() -> None:
    for schemes, crimes in (
        ([None, None, None], 1),
        (["s_criminal_1", None, None], 2),
        (["s_criminal_1", "s_builder", None], 1),
    ):
        t = Table(people=1, options={"automa_board": "card"}, automa=dict(schemes=schemes))
        assert t.match.picture("red")["icons"]["automa"]["criminal"] == crimes
    t = Table(
        people=1,
        options={"automa_board": "card"},
        automa=dict(manuscripts=["blue_6_criminal"], scheme_draw=["s_criminal_1"]),
    )
    assert t.points("automa")["manuscript_text"] == 1  # start icons are not scored


def test_vw_ai_34_a7_does_not_work_when_the_pile_was_empty_a6_for_every_flip() -> None:
    t = run("hire_free_1", automa=dict(slots=["a7"], future=[], unpaid=1), top={"b": "friar"})
    assert not t.facts("automa-dismissed")
    t = run(
        "destroy_2",
        automa=dict(slots=["a6"], unpaid=1, acquired=1),
        top={"b": "friar"},
    )
    assert len(t.facts("automa-dismissed")) == 2


def test_vw_ai_35_castle_moves_become_virtue() -> None:
    t = run("castle_move_1", automa=dict(tier1=[2, 1, 0, 0, 0]))
    assert t.tier1("automa") == [2, 1, 0, 0, 0]
    assert t.markers("automa") == (1, 6)


def test_vw_ai_36_gained_schemes_stay_in_its_deck() -> None:
    play = begin(GAME, 1, {}, "cycle")
    gained: set[int] = set()
    drawn: set[int] = set()
    for _ in play_through(play, fast("cycle")):
        pass
    for fact in play.facts:
        if fact.key == "automa-future":
            gained.add(fact.numbers[1])
        if fact.key == "automa-scheme":
            drawn.add(fact.numbers[1])
    assert gained & drawn
    assert isinstance(play.g, Viscounts)
    removed = {n for n, zone in enumerate(play.g.scheme_zone) if zone == -1}
    assert not removed & drawn


# every scheme


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_scheme_row_by_row(scheme: str) -> None:
    icons, corrupts, row2, steps, tries = SCHEMES[scheme]
    t = turn(scheme, automa=dict(unpaid=3, acquired=3), top={"b": "friar"}, manuscripts=DEAR)
    assert t.facts("automa-scheme")[0] == ["automa", scheme]
    rows = [f[1] for f in t.facts("automa-row")]
    assert rows == (["automa_corruption_per_criminal_icon"] if corrupts else []) + [row2]
    assert t.facts("automa-moved")[0][2] == str(steps)
    if corrupts:
        assert t.facts("corruption")[0] == ["automa", "1", "2", "7"]
    if "automa_dismiss_1" in row2:
        assert t.facts("automa-dismissed") == [["automa", "friar"]]
    if "automa_gain_future_scheme_1" in row2:
        assert len(t.facts("automa-future")) == 1
    if row2.startswith("resource"):
        n = int(row2.split("_")[1])
        assert len([f for f in t.facts("gained") if f[0] == "automa"]) >= n
    shown = Table(people=1, automa=dict(schemes=[scheme, None, None]))
    bare = Table(people=1, automa=dict(schemes=[None, None, None]))
    sums = [x.match.picture("red")["icons"]["automa"] for x in (shown, bare)]
    assert {i: sums[0][i] - sums[1][i] for i in sums[0] if sums[0][i] != sums[1][i]} == {
        i: icons.split().count(i) for i in icons.split()
    }
    # with nothing to pay with, only the last option is left
    assert t.facts("automa-gains") == [["automa", tries[-1]]]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_scheme_with_plenty_does_its_first_option(scheme: str) -> None:
    tries = SCHEMES[scheme][4]
    t = turn(scheme, automa=dict(ink=9, gold=9, stone=9))
    first = "transcribe" if tries[0] == "focus" else tries[0]
    assert t.facts("automa-does") == [["automa", first]]
    assert not t.facts("automa-gains")


def test_the_automa_asks_nobody() -> None:
    for seed in range(3):
        play = begin(GAME, 1, {"automa_board": "noble"}, f"nobody {seed}")
        for open_asks in play_through(play, fast(f"nobody {seed}")):
            assert {ask.seat for ask in open_asks} == {0}
        assert advance(play.g) is None
