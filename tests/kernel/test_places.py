"""Places of which each seat knows some: hidden, written, dealt once for all games."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from palatine.bots.search import Policy, Search
from palatine.kernel.chance import Chance, fast
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import NOBODY, asks, bits, choose, each, known, many, pile
from palatine.kernel.lexicon import HIDDEN, NONE, Kind, Verb
from palatine.kernel.position import read, write
from palatine.kernel.sight import (
    Deal,
    guess,
    put_at_bottom,
    put_on_top,
    seen_by,
    shuffle_pile,
    take_top,
)
from tests.helpers import exact
from tests.toys.cellar import CELLAR, LOOK, Cellar, CellarState
from tests.toys.duel import CARD

MANY = Kind("thing", [f"t{n}" for n in range(63)])


def cellar(people: int = 2, game: Cellar = CELLAR) -> CellarState:
    g = game.start(game.config(people, {}), fast("cellar"))
    assert isinstance(g, CellarState)
    return g


def test_a_pile_and_places_declare_who_knows_them() -> None:
    deck, who = pile("deck", CARD, 12)
    assert (deck.known_by, deck.is_secret, deck.most) == ("deck_known", True, 12)
    assert (who.name, who.is_secret, who.most) == ("deck_known", False, 12)
    cards, who = known(each("cards", CARD, CARD))
    assert (cards.is_secret, who.is_secret, who.index) == (True, False, [CARD])


def test_a_seat_sees_the_places_that_it_knows() -> None:
    g = cellar()
    g.deck = [3, 4, 5]
    g.deck_known = [0b01, 0b10, 0b11]
    assert seen_by(g, 0).deck == [3, HIDDEN, 5]  # type: ignore[attr-defined]
    assert seen_by(g, 1).deck == [HIDDEN, 4, 5]  # type: ignore[attr-defined]
    assert seen_by(g, NOBODY).deck == [HIDDEN] * 3  # type: ignore[attr-defined]
    assert g.deck == [3, 4, 5]


def test_a_pile_is_written_with_who_knows_it_and_read_again() -> None:
    g = cellar()
    g.deck_known[-1] = 0b01
    document = json.loads(json.dumps(write(g)))
    assert document["fields"]["deck_known"][-2:] == [[], ["anna"]]
    again = read(CELLAR, document, fast("x"))
    assert isinstance(again, CellarState)
    assert (again.deck, again.deck_known) == (g.deck, g.deck_known)
    document["fields"]["deck_known"].pop()
    with pytest.raises(BadData, match="fields: deck_known must have 6 entries"):
        read(CELLAR, document, fast("x"))
    document["fields"]["deck_known"] = [[]] * 11
    with pytest.raises(BadData, match="fields: deck_known has 11 entries, more than 10"):
        read(CELLAR, document, fast("x"))


def test_cards_come_and_go_at_both_ends() -> None:
    cards, knowing = [1, 2], [0, 0]
    put_on_top(cards, knowing, 3, 0b1)
    put_at_bottom(cards, knowing, 4, 0b10)
    assert (cards, knowing) == ([4, 1, 2, 3], [0b10, 0, 0, 0b1])
    assert take_top(cards, knowing) == 3
    shuffle_pile(cards, knowing, fast("x"))
    assert (sorted(cards), knowing) == ([1, 2, 4], [0, 0, 0])


def test_a_deal_fills_what_is_hidden_and_nothing_else() -> None:
    first, second = [HIDDEN, 7, NONE], [HIDDEN, HIDDEN]
    deal = Deal()
    deal.add(first)
    deal.add(second)
    left = deal.deal([1, 2, 3, 4, 5], fast("x"))
    assert first[1:] == [7, NONE]
    assert sorted([first[0], *second, *left]) == [1, 2, 3, 4, 5]


def test_a_deal_is_even() -> None:
    class Odd(Deal):
        def fits(self, card: int, tag: int) -> bool:
            return card % 2 == tag

    def once(chance: Chance) -> object:
        odd, even = [HIDDEN], [HIDDEN]
        deal = Odd()
        deal.add(odd, 1)
        deal.add(even, 0)
        deal.deal([1, 2, 3, 4], chance)
        return odd[0], even[0]

    assert set(exact(once).values()) == {Fraction(1, 4)}


def test_a_deal_finds_the_only_way_and_says_when_there_is_none() -> None:
    class Small(Deal):
        def fits(self, card: int, tag: int) -> bool:
            return card <= tag

    for seed in range(20):
        row = [HIDDEN] * 4
        deal = Small()
        for i in (3, 0, 2, 1):
            cell = [HIDDEN]
            deal.add(cell, i)
            row[i] = 0
        deal.deal([0, 1, 2, 3], fast(str(seed)))
        assert [deal.rows[n][0] for n in range(4)] == [3, 0, 2, 1]
    deal = Small()
    deal.add([HIDDEN, HIDDEN], 0)
    with pytest.raises(BrokenRule, match="no card is left that fits place 1"):
        deal.deal([0, 1], fast("x"))


def test_a_guess_respects_backs_and_what_the_seat_knows() -> None:
    g = cellar(3)
    g.deck_known[0] = 0b100
    for n in range(20):
        other = guess(seen_by(g, 2), 2, fast(str(n)))
        assert isinstance(other, CellarState)
        assert other.deck[0] == g.deck[0]
        assert other.hand[2] == g.hand[2]
        assert [c < 6 for c in other.deck] == [c < 6 for c in g.deck]


# plans that stay face down


class Faceless(Cellar):
    """Without a face the search would build on what it cannot know."""

    def face(self, g: object, seat: int, option: int) -> list[int]:
        return [option]


@pytest.mark.parametrize("game", [CELLAR, Faceless()])
def test_the_search_keeps_of_a_plan_what_the_seat_sees(game: Cellar) -> None:
    g = cellar(2, game)
    assert len(asks(g)) == 2, "both plan at once"
    search = Search(game, Policy(), fast("search"), 0.5)
    search.run(seen_by(g, 0), 0, 0, 400)
    inner = search.root.inner
    assert inner is not None
    after = [key for key in inner if key > 0]  # one table each, and what followed all plans
    own, backs = 2, len({casks < 6 for casks in g.deck} | {True, False})
    if game is CELLAR:
        assert len(after) <= own * backs
    else:
        assert len(after) > own * backs, "it tells the other's plans apart"


def test_plans_lie_face_down_until_they_are_opened() -> None:
    g = cellar()
    for ask in asks(g):
        choose(g, ask.seat, ask.options[0])
    (ask,) = asks(g)
    plan = [int(cask) for cask in g.plan]
    assert min(plan) >= 0
    assert seen_by(g, 0).plan == [plan[0], HIDDEN]  # type: ignore[attr-defined]
    choose(g, ask.seat, LOOK.option())
    assert seen_by(g, 0).deck[-1] == g.deck[-1]  # type: ignore[attr-defined]
    assert seen_by(g, 1).deck[-1] == HIDDEN  # type: ignore[attr-defined]


# limits


def test_what_does_not_fit_is_refused_where_it_is_declared() -> None:
    assert bits("few", Kind("thing", [f"t{n}" for n in range(62)])).name == "few"
    with pytest.raises(BadData, match="field all: 63 things are more than 62 bits"):
        bits("all", MANY)
    with pytest.raises(BadData, match="verb deal: 4 things are more than three"):
        Verb("deal", CARD, CARD, CARD, CARD)
    assert many("list", MANY, 3).most == 3
