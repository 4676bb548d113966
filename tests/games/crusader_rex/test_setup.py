"""CR-3: the set-up."""

from __future__ import annotations

from palatine.games.crusader_rex.setup import overfull
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCK_IDS,
    BLOCKS,
    CARDS,
    COPIES,
    CRUSADERS,
    EMIRS,
    FRANKS,
    HOME,
    NOMADS,
    PILGRIMS,
    POOL,
    RATING,
    SEATS,
    SIDE,
    STRENGTH,
    TOWN_IDS,
    TOWNS,
    members,
    size_of,
)
from palatine.kernel.chance import fast
from palatine.kernel.flow import asks, choose
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import fresh, war


def test_cr_3_1_franks_at_home_or_at_any_one_alternate_seat() -> None:
    t = fresh()
    assert t.asked == "franks"
    for b in range(BLOCKS):
        assert t.g.steps[b] == STRENGTH[b]
        if SIDE[b] == FRANKS and t.g.at[b] < TOWNS:
            assert t.g.at[b] == HOME[b]
            for seat in SEATS[b]:
                code = f"seat {BLOCK_IDS[b]} {TOWN_IDS[seat]}"
                room = size_of(t.g.here[seat]) < RATING[seat]
                assert t.has(code) or not room, code
    t.play("seat king_guy ascalon")
    assert t.town("king_guy") == "ascalon"
    assert not t.offers("seat king_guy"), "each block once"
    t.play("seat antioch_templars jerusalem")
    assert t.town("antioch_templars") == "jerusalem", "over kingdom borders"
    assert t.has("done")


def test_cr_3_1_no_town_above_its_rating_at_the_end() -> None:
    for n in range(30):
        t = fresh(str(n))
        luck = fast(f"seats {n}")
        while t.key == "take-seats":
            ask = asks(t.g)[0]
            choose(t.g, ask.seat, ask.nth(luck.below(ask.count)))
        assert not overfull(t.g)


def test_cr_3_2_emirs_at_home() -> None:
    t = fresh()
    for b in members(EMIRS):
        assert t.g.at[b] == HOME[b]


def test_cr_3_3_the_pools() -> None:
    t = fresh()
    pool = CRUSADERS | PILGRIMS | NOMADS
    for b in range(BLOCKS):
        assert (t.g.at[b] == POOL) == bool(pool & BIT[b])


def test_cr_3_4_saladin_swaps_once_then_nomads_stand_at_home() -> None:
    t = fresh()
    t.play("franks: done")
    assert sorted(t.offers("swap")) == ["al_adil", "al_aziz", "al_zahir"]
    t.play("saracens: swap al_adil")
    assert (t.town("saladin"), t.town("al_adil")) == ("egypt", "damascus")
    drawn = [b for b in members(NOMADS) if t.g.at[b] < TOWNS]
    assert len(drawn) == 4
    assert all(t.g.at[b] == HOME[b] for b in drawn)
    assert t.key == "choose-card"


def test_cr_3_4_the_draw_is_fair() -> None:
    """Every nomad is drawn about a third of the time."""
    counts = dict.fromkeys(members(NOMADS), 0)
    for n in range(300):
        t = fresh(f"draw {n}")
        t.play("franks: done", "saracens: done")
        for b in counts:
            counts[b] += t.g.at[b] < TOWNS
    assert all(60 < count < 140 for count in counts.values()), counts


def test_cr_3_5_six_years_of_six_turns() -> None:
    t = fresh("years")
    luck = fast("years")
    turns: list[tuple[int, int]] = []
    while asks(t.g):
        ask = asks(t.g)[0]
        choose(t.g, ask.seat, ask.nth(luck.below(ask.count)))
    turns = [(numbers[0], numbers[1]) for numbers in t.told("turn")]
    assert turns == [(year, turn) for year in range(1187, 1193) for turn in range(1, 7)]


def test_cr_3_6_six_cards_each_and_the_rest_unseen() -> None:
    t = fresh()
    t.play("franks: done", "saracens: done")
    hands = [t.g.hand[side * CARDS : side * CARDS + CARDS] for side in range(2)]
    assert [sum(hand) for hand in hands] == [6, 6]
    for card in range(CARDS):
        assert hands[0][card] + hands[1][card] <= COPIES[card]
    t.play("franks: card " + t.options[0].split()[1])
    assert sum(t.g.hand[:CARDS]) == 6, "a chosen card is still in the hand"


def test_cr_3_6_every_year_all_cards_are_dealt_anew() -> None:
    t = war("walter@caesarea", "zangi@aleppo", turn=6)
    t.winter()
    for _ in range(12):
        t.luck(0)
    while t.key != "choose-card":
        t.play("done")
    assert (t.g.year, t.g.turn) == (1188, 1)
    assert [sum(t.g.hand[s * CARDS : s * CARDS + CARDS]) for s in range(2)] == [6, 6]
    assert t.g.played == [0] * (2 * CARDS)


def test_cr_3_7_the_phases_of_a_turn() -> None:
    t = war("walter@caesarea", "zangi@aleppo", year=1188)
    t.hands(franks="move_3 move_1 move_1 move_1 move_1", saracens="move_2 move_1")
    t.play("franks: card move_3", "saracens: card move_2")
    assert (t.asked, t.key, t.g.first) == ("franks", "spend-move", FRANKS)
    t.play("franks: end_moves")
    assert (t.asked, t.key) == ("saracens", "spend-move")
    t.luck(0, 0)
    t.play("saracens: end_moves")
    assert t.key == "place-block", "no combat, so draws"
    while t.key == "place-block":
        t.play(t.options[0])
    assert (t.key, t.g.turn) == ("choose-card", 3)
    assert t.g.first == NONE
