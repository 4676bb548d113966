"""What a board shows to whom (OA-GEN-02, OA-GEN-05)."""

from __future__ import annotations

from typing import Any

from palatine.games.oath.state import Oath
from palatine.kernel.flow import NOBODY, advance
from palatine.kernel.position import picture
from palatine.kernel.sight import seen_by
from tests.games.oath.table import act, advise, garrison, pawn, play, seat, slot, table


def shown(g: Oath, who: int) -> dict[str, Any]:
    return picture(seen_by(g, who), who)


def test_own_facedown_advisers_are_drawn_and_those_of_others_are_backs() -> None:
    """OA-GEN-05: a look at another's adviser is remembered, but not drawn."""
    g = table(3)
    advise(g, "red", "wolves", faceup=False)
    advise(g, "red", "tutor")
    g.adviser_known[0] |= 1 << seat("blue")
    act(g, "red")
    advance(g)
    faceup = {"facing": "faceup", "card": "tutor"}
    assert shown(g, seat("red"))["advisers"]["red"] == [
        {"facing": "denizen", "card": "wolves"},
        faceup,
    ]
    for who in (seat("blue"), NOBODY):
        assert shown(g, who)["advisers"]["red"] == [{"facing": "denizen"}, faceup]
        assert "wolves" not in str(shown(g, who))


def test_drawn_cards_are_shown_to_who_drew_them() -> None:
    g = table(3)
    act(g, "red")
    play(g, "begin search")
    own = shown(g, seat("red"))
    assert own["hand_of"] == "red"
    assert len([card for card in own["hand"] if "card" in card]) == 3
    assert shown(g, seat("blue"))["hand"] == [{"back": "denizen"}] * 3


def test_facedown_sites_and_piles_are_counts() -> None:
    g = table(3)
    g.site_up &= ~(1 << slot("cradle_2"))
    g.site_known[slot("cradle_2")] = 1 << seat("red")
    g.derive()
    act(g, "red")
    advance(g)
    assert "cradle_2" not in shown(g, seat("red"))["sites"]
    assert shown(g, NOBODY)["piles"]["world"] == len(g.world)
    assert "world" not in shown(g, NOBODY)


def test_the_ledger_of_a_campaign() -> None:
    g = table(3)
    garrison(g, "cradle_1", "blue", 2)
    pawn(g, "purple", "cradle_2")
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    ledger = shown(g, NOBODY)["campaign"]
    assert ledger["attacker"] == "red"
    assert ledger["defender"] == "blue"
    assert ledger["sites"] == ["cradle_1"]
    assert ledger["defending_force"] == 5


def test_a_bargain_is_open_to_all() -> None:
    g = table(3)
    act(g, "purple")
    play(g, "offer_citizenship red", "give_reliquary brutal")
    assert shown(g, seat("blue"))["bargain"]["terms"] == ["give_reliquary brutal"]
