"""VW-WRD: what the words of the rules mean."""

from __future__ import annotations

from palatine.games.viscounts.game import GAME
from palatine.games.viscounts.names import TOWNSFOLK
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    CARDS,
    GREY_BACKED,
    GROUPS,
    HEROES,
    MANUSCRIPTS,
    NEUTRALS,
    STARTERS,
    TABLES,
)
from palatine.kernel.chance import fast
from palatine.kernel.flow import NOBODY, State
from palatine.kernel.lexicon import HIDDEN
from palatine.kernel.sight import guess, seen_by
from tests.games.viscounts.table import Table, card
from tests.helpers import begin, play_through


def test_vw_wrd_01_dismiss_takes_from_the_board_destroy_from_the_own_cards() -> None:
    t = Table(
        red=dict(at="a_left", silver=1, board=["start_journeyman", "start_abbot", "start_squire"]),
        top={"a": "mason"},
    )
    t.play("trade", "dismiss mason")
    assert "mason" not in t.cards("red", "discard")
    assert "mason" in t.cards("red", "gone")
    t = Table(
        phase="act",
        red=dict(
            at="d_right", board=["peddler_ink", "start_abbot", "start_squire"], hand=["courier"]
        ),
    )
    t.play("trade", "exchange", "destroy courier")
    assert t.cards("red", "gone") == ["courier"]
    assert t.goods("red")["silver"] == 1


def test_vw_wrd_02_a_resource_of_choice_is_ink_gold_or_stone_chosen_anew_for_each() -> None:
    t = Table(run="resource_2")
    assert t.options == ["take ink", "take gold", "take stone"]
    t.play("take ink", "take stone")
    assert t.goods("red") == {"silver": 0, "ink": 1, "gold": 0, "stone": 1}


def test_vw_wrd_03_supplies_have_no_limit_but_pieces_do() -> None:
    t = Table(run="silver_4", red=dict(silver=60, unpaid=40))
    assert t.goods("red")["silver"] == 64
    t = Table(run="debt_1", red=dict(unpaid=40))
    assert t.papers("red")["unpaid"] == 41
    assert len(NEUTRALS) == 68
    assert len(HEROES) == 10
    assert len(STARTERS) == 8
    assert MANUSCRIPTS == 35
    assert len(GREY_BACKED) == 5


def opened(seen: State) -> Viscounts:
    assert isinstance(seen, Viscounts)
    return seen


def test_vw_wrd_04_hands_are_hidden_and_hand_with_draw_pile_is_known_as_a_set() -> None:
    t = Table(
        blue=dict(hand=["courier", "mason"], draw=["friar", "miner"], discard=["princess"]),
    )
    seen = seen_by(t.g, t.seat("red"))
    zone = t.seat("blue") * CARDS
    for id in ("courier", "mason", "friar", "miner"):
        assert opened(seen).zone[zone + card(id)] == HIDDEN
    assert opened(seen).zone[zone + card("princess")] != HIDDEN
    assert opened(seen).hand == t.g.hand
    held: set[tuple[str, ...]] = set()
    for n in range(40):
        world = opened(guess(seen, t.seat("red"), fast(f"{n}")))
        ids = [TOWNSFOLK.names[c] for c in world.in_hand(t.seat("blue"))]
        held.add(tuple(ids))
    assert len(held) == 6  # every pair of the four
    own = seen_by(t.g, t.seat("blue"))
    assert opened(own).zone[zone + card("courier")] == t.g.zone[zone + card("courier")]


def test_vw_wrd_04_the_observer_sees_nobodys_hand() -> None:
    t = Table(red=dict(hand=["courier"]), blue=dict(hand=["mason"]))
    seen = seen_by(t.g, NOBODY)
    for seat, id in ((0, "courier"), (1, "mason")):
        assert opened(seen).zone[seat * CARDS + card(id)] == HIDDEN


def test_vw_wrd_04_draws_are_told_to_their_seat_only_and_discards_to_all() -> None:
    play = begin(GAME, 3, {}, "told")
    for _ in play_through(play, fast("told")):
        pass
    heard: dict[str, set[int]] = {
        key: set() for key in ("drew", "drew-some", "discarded", "played")
    }
    for fact in play.facts:
        if fact.key in heard:
            listeners = [s for s in range(3) if fact.heard_by(s)]
            own = [fact.numbers[0]]
            if fact.key == "drew":
                assert listeners == own
                assert not fact.heard_by(NOBODY)
            elif fact.key == "drew-some":
                assert own[0] not in listeners
            else:
                assert listeners == [0, 1, 2]
            heard[fact.key].add(fact.numbers[0])
    assert heard["drew"] == heard["drew-some"] == {0, 1, 2}


def test_vw_wrd_05_icons_of_townsfolk_start_icons_slots_and_bonus_cards() -> None:
    t = Table(
        red=dict(
            board=["antagonist", None, None],
            slots=["gh3", "tp3"],
            bonus=["black", "blue"],
            manuscripts=[
                "black_3_flip", "black_4_ink", "black_4_virtue",
                "blue_3_silver", "blue_3_hire", "blue_3_flip",
            ],
        )
    )  # fmt: skip
    icons = t.match.picture("red")["icons"]["red"]
    # start icons: cleric, builder and noble in the middle, two merchants on the right
    assert icons == {"merchant": 2 + 2 + 2, "builder": 1, "noble": 1, "cleric": 3, "criminal": 2}


def test_vw_wrd_06_piles_are_beside_all_three_spaces_and_the_section_beside_the_inner() -> None:
    for space in ("c_left", "c_inner", "c_right"):
        t = Table(phase="recruit", red=dict(at=space, silver=9), top={"c": "friar"})
        assert t.options == ["hire friar", "pass"]
    t = Table(red=dict(at="c_inner", gold=1), offset=2)
    t.play("workers 1", *(["pay gold"] if t.question == "red pay" else []))
    # section k lies on ring place k + offset: segment c is place 2, so section 0
    assert t.tier1("red") == [1, 0, 0, 0, 0]


def test_the_tables_are_complete() -> None:
    """86 kinds of townsfolk and 10 printed ones, 35 manuscripts and 10 printed ones, and so on."""
    assert GROUPS.count("neutral") == 68
    assert GROUPS.count("printed") == 10
    sizes = {name: len(table.records) for name, table in TABLES.items()}
    assert sizes["townsfolk"] == 86
    assert sizes["manuscripts"] == 35
    assert sizes["player_cards"] == 10
    assert sizes["sites"] == 45
    assert sizes["links"] == 34
    assert sizes["schemes"] == 16
    assert sizes["automa_boards"] == 4
    assert sizes["sections"] == 5
    assert sizes["track"] == sizes["automa_track"] == 7
    assert sizes["slots"] == sizes["automa_slots"] == 9
