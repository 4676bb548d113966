"""CM-AMB and CM-OPT: rulings on open points, and what the table can agree on."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.carolus_magnus.tables import TABLES
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import asks
from tests.games.carolus_magnus.table import GAME, Table, faces
from tests.helpers import begin, play_through

BOTH = {"red": "white", "green": "black"}


def test_cm_amb_1_a_forced_duplicate_with_several_discs_and_four_players() -> None:
    hands = {"black1": [1, 4], "white1": [2, 3], "black2": [3, 5], "white2": [1, 2]}
    table = Table(players=4, phase="opening", round=4, hands=hands)
    table.play("disc 1", "disc 2", "disc 3")
    assert table.offered("disc") == ["1", "2"]
    table.play("disc 2")
    assert table.order() == ["black1", "white1", "white2", "black2"]


def test_cm_amb_2_crowns_of_the_first_reserve_before_the_first_disc() -> None:
    """In laying order, and everybody's reserve is there when the first disc is laid."""
    play = begin(GAME, 3, {}, "crowns")
    keys = []
    for open_asks in play_through(play, fast("crowns")):
        keys.append(open_asks[0].key)
        if keys[-1] == "lay-disc":
            break
    assert set(keys[:-1]) <= {"choose-crown"}
    rolls = [fact.numbers[0] for fact in play.facts if fact.key == "first-roll"]
    assert rolls == play.g.order  # type: ignore[attr-defined]


def test_cm_amb_3_four_players_keep_the_whole_order() -> None:
    table = Table(players=4, phase="opening", reserves={})
    table.play("disc 2", "disc 5", "disc 1", "disc 4")
    acted = table.order()
    assert acted == ["black2", "black1", "white2", "white1"]
    finish_round(table)
    assert table.order() == acted


def finish_round(table: Table) -> None:
    now = table.g.round
    while table.g.round == now:
        assert table.match.ask is not None
        table.match.choose(table.match.ask.options[0])


def test_cm_amb_4_two_challengers_level_above_the_owner() -> None:
    control = {"red": "grey", "blue": "white"}
    table = Table("A:", "B: 3 red, 3 blue / 1 black", players=3, control=control)
    assert table.strength("B") == {"black": 1, "white": 3, "grey": 3}
    assert table.play("emperor 1").castles("B") == "1 black"


def test_cm_amb_5_building_is_automatic() -> None:
    table = Table("A:", "B: red", control=BOTH, dice=faces("blue", "blue", "blue"))
    table.play("emperor 1")
    assert table.castles("B") == "1 white"
    assert table.asked() != [("white", "build")]


def test_cm_amb_5_too_few_castles_put_down_all_and_win() -> None:
    table = Table("A:", "B x4: 6 red / 4 black", "C:", "W x7: / 7 white", "E:", "F:", control=BOTH)
    table.play("emperor 1")
    assert table.castles("B") == "3 white"
    assert table.end == ("last_castle", ["white"])


RING_OF_FOUR = ["P x4: 2 red / 4 white", "Q x4: 5 green / 4 black", "R x3: 3 red / 3 white",
                "S x4: 4 green / 4 black"]  # fmt: skip


@pytest.mark.parametrize(("disc", "steps"), [(3, 3), (4, 4), (5, 4)])
def test_cm_amb_6_no_more_steps_than_territories(disc: int, steps: int) -> None:
    table = Table(*RING_OF_FOUR, control=BOTH, disc=disc)
    assert table.offered("emperor") == [str(n) for n in range(1, steps + 1)]
    if disc == 5:
        assert table.why("emperor 5") == "CM-AMB-6"


def test_cm_amb_6_a_full_circle_resolves_the_same_territory() -> None:
    table = Table(*RING_OF_FOUR, control=BOTH, disc=5).play("emperor 4")
    assert table.emperor() == "P"
    assert table.told("kept") == [[0, 1, 0, 6]]


def test_cm_amb_7_a_small_reserve_is_played_whole() -> None:
    reserves = {"black": {"red": 2}, "white": {"red": 1}}
    table = Table(phase="opening", reserves=reserves)
    table.play("disc 1", "disc 2")
    assert table.ask.subject == 2
    table.play("place red court", "place red court")
    assert table.asked() == [("black", "move-emperor")]


def test_cm_amb_7_giving_back_is_neutral() -> None:
    """Whatever number was given back, the differences and the markers stay."""
    courts = {"black": {"blue": 7}, "white": {"blue": 5}}
    table = Table("A:", "B: green", reserves={}, courts=courts, control={"blue": "black"},
                  supply={"red": 3}, dice=faces("blue", "red", "red"))  # fmt: skip
    table.play("emperor 1")
    assert table.court("black") == {"blue": 2}
    assert table.holder("blue") == "black"


def test_cm_amb_8_markers_then_a_shared_victory() -> None:
    ring = ["P x6: / 6 white", "Q: 2 red", "R x7: / 7 black", "S:"]
    more = BOTH | {"blue": "black"}
    assert Table(*ring, control=more).play("emperor 1").end == ("territories", ["black"])
    assert Table(*ring, control=BOTH).play("emperor 1").end == ("territories", ["black", "white"])


def test_cm_amb_9_the_emperor_is_no_paladin() -> None:
    """Seven to six is counted without him: a tie at his stop stays a tie."""
    table = Table("A:", "B x3: 6 red, 3 green / 3 black", control=BOTH, turn="white")
    assert table.strength("B") == {"black": 6, "white": 6}
    assert table.play("emperor 1").castles("B") == "3 black"


def test_cm_amb_10_a_round_cap_stops_a_match_without_a_result() -> None:
    play = begin(GAME, 2, {"round_cap": "3"}, "cap")
    for _ in play_through(play, fast("cap")):
        assert play.g.round <= 3  # type: ignore[attr-defined]
    lexicon = GAME.lexicon(GAME.config(2, {}))
    assert lexicon.ends[play.g.ended] == "truncated"
    assert play.g.places == [0, 0]
    assert play.g.round == 3  # type: ignore[attr-defined]
    assert play.facts[-1].key == "truncated"


def test_cm_amb_10_without_a_cap_only_the_rules_end_a_match() -> None:
    assert GAME.config(2, {}).options["round_cap"] == "0"
    for seed in range(12):
        play = begin(GAME, 2 + seed % 3, {}, str(seed))
        for _ in play_through(play, fast(str(seed))):
            pass
        assert GAME.words.ends[play.g.ended] != "truncated"


def test_cm_amb_10_a_stalemate_comes_before_the_cap() -> None:
    table = Table("A:", "B:", reserves={}, supply={}, lively=False, round=3,
                  discs={"black": 5, "white": 4}, turn="black",
                  options={"round_cap": "3"})  # fmt: skip
    table.play("emperor 1")
    assert table.end == ("stalemate", ["black", "white"])


def test_cm_amb_11_one_cannot_stop_after_two() -> None:
    table = Table(left=3).play("place red court", "place red court")
    assert table.asked() == [("black", "play-paladin")]
    assert {code.split()[0] for code in table.match.ask.options} == {"place"}  # type: ignore[union-attr]


def test_cm_amb_12_colours_then_dice_again_then_crowns() -> None:
    courts = {"black": {}, "white": {"red": 5}}
    table = Table("A:", "B: green", reserves={}, courts=courts, control={"red": "white"},
                  supply={"blue": 9, "pink": 9},
                  dice=faces("crown", "red", "blue", "pink"))  # fmt: skip
    table.play("emperor 1")
    told = [fact.key for fact in table.match.play.facts]
    assert told.index("rolled") < told.index("rolled-again")
    assert table.reserve("black") == {"pink": 1, "blue": 1}
    assert table.asked() == [("black", "choose-crown")]


# options


def test_cm_opt_1_the_table_names_the_first_player() -> None:
    play = begin(GAME, 3, {"start_player": "seat"}, "first")
    (ask,) = asks(play.g)
    assert (ask.seat, ask.key) == (0, "choose-starter")
    lexicon = GAME.lexicon(GAME.config(3, {}))
    assert [lexicon.code(option) for option in ask.options] == [
        "starter black", "starter white", "starter grey",
    ]  # fmt: skip
    play.choose(0, ask.nth(2))
    assert play.g.order == [2, 0, 1]  # type: ignore[attr-defined]


def test_cm_opt_1_by_lot_nobody_is_asked() -> None:
    starters = set()
    for seed in range(40):
        play = begin(GAME, 4, {}, str(seed))
        assert asks(play.g)[0].key != "choose-starter"
        starters.add(play.g.order[0])  # type: ignore[attr-defined]
    assert starters == {0, 1, 2, 3}


def test_cm_opt_2_first_reserves_at_ones_own_first_turn() -> None:
    play = begin(GAME, 2, {"first_reserve": "own_first_turn"}, "own")
    g: Any = play.g
    assert asks(g)[0].key == "lay-disc"
    assert sum(g.reserve) == 0
    for open_asks in play_through(play, fast("own")):
        if open_asks[0].key == "play-paladin":
            break
    first, second = g.order
    assert (g.reserve_size(first), g.reserve_size(second)) == (7, 0)
    for open_asks in play_through(play, fast("more")):
        if open_asks[0].key == "play-paladin" and open_asks[0].seat == second:
            break
    assert g.reserve_size(second) == 7
    assert g.reserve_size(first) == 7, "refilled after three were played"


def test_cm_opt_2_the_second_turn_has_only_the_usual_dice() -> None:
    play = begin(GAME, 2, {"first_reserve": "own_first_turn"}, "twice")
    for _ in play_through(play, fast("twice")):
        if play.g.round == 3:  # type: ignore[attr-defined]
            break
    rolls = [fact for fact in play.facts if fact.key == "first-roll"]
    assert len(rolls) == 2


@pytest.mark.parametrize(
    ("order", "laying"),
    [
        ("action_order", ["white1", "white2", "black1", "black2"]),
        ("lowest_then_clockwise", ["white1", "black2", "white2", "black1"]),
    ],
)
def test_cm_opt_3_laying_order_with_four(order: str, laying: list[str]) -> None:
    table = Table(players=4, phase="opening", reserves={}, options={"laying_order_4p": order})
    table.play("disc 4", "disc 2", "disc 5", "disc 3")
    assert table.order() == ["white1", "white2", "black1", "black2"]
    finish_round(table)
    assert table.order() == laying


def test_cm_opt_3_concerns_four_players_only() -> None:
    """With three the whole order is kept whatever the option says."""
    table = Table(players=3, phase="opening", reserves={},
                  options={"laying_order_4p": "lowest_then_clockwise"})  # fmt: skip
    table.play("disc 5", "disc 1", "disc 3")
    finish_round(table)
    assert table.order() == ["white", "grey", "black"]
    row = TABLES["options"].where("id", "laying_order_4p")
    assert row.numbers("players") == [4]


def test_cm_opt_4_partners_side_by_side() -> None:
    play = begin(GAME, 4, {"seating_4p": "adjacent", "start_player": "seat"}, "side")
    (ask,) = asks(play.g)
    play.choose(0, ask.nth(1))
    names = GAME.config(4, {}).seat_names
    order = [names[seat] for seat in play.g.order]  # type: ignore[attr-defined]
    assert order == ["white1", "white2", "black1", "black2"]


def test_cm_opt_4_matters_for_the_second_value_of_cm_opt_3() -> None:
    options = {"seating_4p": "adjacent", "laying_order_4p": "lowest_then_clockwise"}
    table = Table(players=4, phase="opening", reserves={}, options=options)
    table.play("disc 4", "disc 2", "disc 5", "disc 3")
    finish_round(table)
    assert table.order() == ["white1", "white2", "black1", "black2"]


def test_cm_opt_5_partner_talk_is_off_or_on() -> None:
    row = TABLES["options"].where("id", "partner_talk")
    assert row.texts("values") == ["off", "on"]
    with pytest.raises(BadData, match="option partner_talk cannot be 'loud'"):
        GAME.config(4, {"partner_talk": "loud"})
