"""Refusals: the rule, and the card that forbids it."""

from __future__ import annotations

from palatine.games.oath.game import GAME
from palatine.games.oath.state import Oath
from tests.games.oath.table import (
    act,
    advise,
    asked,
    banner,
    garrison,
    own,
    pawn,
    play,
    put,
    seat,
    table,
    top_of_world,
)


def refused(g: Oath) -> dict[str, str]:
    """What the open question leaves out, with the rule and the thing that forbids it."""
    g.explaining = True
    lexicon = GAME.lexicon(g.config)
    found = {}
    for refusal in asked(g).refusals:
        told = refusal.rule
        if refusal.kind is not None:
            told += " " + lexicon.name(refusal.kind, refusal.thing)
        found[lexicon.code(refusal.option)] = told
    return found


def test_why_no_action() -> None:
    """OA-ACT-02, OA-MUS-01: Supply, or nothing to do it to."""
    g = table(3)
    g.supply[seat("red")] = 1
    act(g, "red")
    assert refused(g)["begin search"] == "OA-ACT-02"
    assert refused(g)["begin muster"] == "OA-MUS-01"


def test_why_no_power() -> None:
    """OA-PWR-02, OA-PWR-15."""
    g = table(3)
    advise(g, "red", "siege_engines", "palanquin")
    act(g, "red")
    assert refused(g)["use siege_engines"] == "OA-PWR-15"
    own(g, "red", favor=0)
    assert refused(g)["use siege_engines"] == "OA-PWR-02"


def test_why_not_there() -> None:
    """Narrow Pass and The Hidden Place are named."""
    g = table(3, {"provinces_1": "narrow_pass", "cradle_2": "the_hidden_place"})
    own(g, "red", secrets=0)
    g.supply[seat("red")] = 3
    g.answering = False  # there is one way left
    act(g, "red")
    play(g, "begin travel")
    found = refused(g)
    assert found["travel_to provinces_2"] == "OA-PWR-10 narrow_pass"
    assert found["travel_to cradle_2"] == "OA-SIT-09 the_hidden_place"
    assert found["travel_to hinterland_1"] == "OA-ACT-02"


def test_why_not_on_a_card() -> None:
    """OA-CON-14."""
    g = table(3)
    put(g, "cradle_1", "longbows", "elders", "wolves")
    g.load(g.site_cards[0], 1, 0)
    act(g, "red")
    play(g, "begin muster")
    assert refused(g) == {"muster_on longbows": "OA-CON-14"}


def test_why_not_so() -> None:
    """OA-PWR-06, OA-PLY-05: banners, and the Secret Police by name."""
    g = table(3)
    top_of_world(g, "vision_of_faith")
    put(g, "provinces_1", "secret_police")
    garrison(g, "provinces_1", "blue", 1)
    garrison(g, "cradle_1", "blue", 1)
    act(g, "red")
    play(g, "begin search")
    found = refused(g)
    assert found["reveal vision_of_faith"] == "OA-PWR-10 secret_police"
    assert found["play_to_site vision_of_faith cradle_1"] == "OA-PLY-05"


def test_why_no_target_and_no_plan() -> None:
    """OA-PWR-18: Tome Guardians; OA-PWR-15: a plan whose condition fails."""
    g = table(3)
    put(g, "provinces_1", "tome_guardians")
    banner(g, "darkest_secret", "blue", 1)
    garrison(g, "cradle_1", "blue", 5)
    pawn(g, "purple", "cradle_2")
    advise(g, "red", "encirclement", "longbows")
    act(g, "red")
    play(g, "begin campaign", "?against blue")
    assert refused(g)["target_banner darkest_secret"] == "OA-PWR-18 tome_guardians"
    play(g, "pass", "attack_with 1")
    assert refused(g)["use encirclement"] == "OA-PWR-15"
