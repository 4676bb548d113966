"""CP-PWR-11: modifiers of the Prince's own actions on the extended level, and who says so."""

from __future__ import annotations

import pytest

from palatine.games.oath.cards import hold_relic, move_banner
from palatine.games.oath.game import GAME
from palatine.games.oath.prince import PrinceTurn, perform
from palatine.games.oath.prince_deeds import PrinceMuster, PrinceRecover, PrinceTrade
from palatine.games.oath.prince_modifiers import NEVER, PrinceModifiers
from palatine.games.oath.prince_search import PrinceSearch, new_prince_search
from palatine.games.oath.prince_tables import OATHKEEPER
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    MAJOR_ACTIONS,
    PEOPLES_FAVOR,
    POWER_IDS,
)
from palatine.games.oath.title import take_title
from palatine.games.oath.turn import Rounds
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, advance, choose, run_once
from palatine.kernel.lexicon import NONE
from tests.games.oath.princely import (
    at,
    conspirators,
    friends,
    princely,
    row_of,
    rule,
    stand,
    told,
    turn,
)
from tests.games.oath.table import card, discard, put, relic, slot, suit, top_of_world
from tests.helpers import frame_of


def extended(people: int = 1, sites: dict[str, str] | None = None) -> Oath:
    """The Prince has tokens to pay with, and nobody threatens him."""
    g = princely("chancellor", people, "extended", sites)
    g.favor[g.prince] = 3
    g.secrets[g.prince] = 3
    return g


def begin(g: Oath, id: str) -> PrinceTurn:
    """The action of a cell, as far as nobody has to be asked."""
    at(g, id)
    g.turn = g.prince
    frame = frame_of(PrinceTurn, seat=g.prince, step=99, left=1)
    g.frames = [Rounds(g.order.index(g.prince) + 1), frame]
    assert perform(g, g.cell) == NONE
    return frame


def asked(g: Oath) -> Ask:
    """The open question, which is asked in his name."""
    ask = advance(g)
    assert ask is not None
    assert ask.on_behalf_of == g.prince
    return ask


def offered(g: Oath) -> list[str]:
    return [GAME.lexicon(g.config).code(option) for option in asked(g).options]


def say(g: Oath, *codes: str) -> None:
    """The deciding human answers."""
    for code in codes:
        ask = asked(g)
        choose(g, int(ask.seat), GAME.lexicon(g.config).option(code))


def finish(g: Oath) -> None:
    """Runs all rules above his turn; a question in his name is no surprise here."""
    while len(g.frames) > 2 and g.ended == NONE and run_once(g):
        pass
    assert len(g.frames) == 2


def searching(g: Oath, *ids: str) -> PrinceSearch:
    at(g, "s1")
    top_of_world(g, *ids)
    turn(g, 99)
    search = new_prince_search(g)
    g.call(search)
    return search


# who is asked, and when


def test_the_deciding_human_is_asked_in_his_name() -> None:
    """CP-PWR-04, CP-PWR-11: the question names the action and the Prince."""
    g = extended()
    put(g, "cradle_1", "augury")
    searching(g, "wolves", "elders", "scryer", "keep")
    ask = asked(g)
    assert (ask.key, int(ask.seat)) == ("prince-modifiers", 0)
    assert MAJOR_ACTIONS[int(ask.subject)] == "search"
    assert int(ask.subject2) == g.prince
    assert offered(g) == ["modify augury", "pass"]


def test_with_more_humans_who_sits_right_of_the_threat_decides() -> None:
    """CP-PWR-04: of three humans the one before the threat player."""
    g = extended(people=3)
    take_title(g, 1)
    g.threat = OATHKEEPER
    put(g, "cradle_1", "augury")
    searching(g, "wolves", "elders", "scryer")
    assert int(asked(g).seat) == 0


@pytest.mark.parametrize("id", ["augury", "hunting_party", "bracken", "land_warden"])
def test_on_the_limited_level_nobody_is_asked(id: str) -> None:
    """CP-PWR-03, CP-PWR-08: what is free and of the list is used, nothing else."""
    g = princely()
    g.favor[g.prince] = 3
    put(g, "cradle_1", id)
    search = searching(g, "wolves", "elders", "scryer", "keep")
    while len(g.frames) > 2:
        assert run_once(g)
    assert search.extra == (1 if id == "augury" else 0)
    assert g.favor[g.prince] == 4


def test_free_modifiers_are_left_if_the_human_likes() -> None:
    """CP-PWR-11: those of the limited list too may be used or not."""
    g = extended()
    put(g, "cradle_1", "augury")
    search = searching(g, "wolves", "elders", "scryer", "keep")
    say(g, "pass")
    finish(g)
    assert search.extra == 0
    h = extended()
    put(h, "cradle_1", "augury")
    search = searching(h, "wolves", "elders", "scryer", "keep")
    say(h, "modify augury")
    finish(h)
    assert search.extra == 1


def test_he_pays_with_his_board_and_not_with_ambitions() -> None:
    """CP-PWR-11, CP-GEN-13: Land Warden costs 1 favor; Ambitions pay for nothing."""
    g = extended()
    put(g, "cradle_1", "land_warden")
    g.ambitions = 3
    searching(g, "wolves", "elders", "scryer")
    finish(g)  # nobody is asked
    h = extended()
    put(h, "cradle_1", "land_warden")
    h.ambitions = 2
    searching(h, "wolves", "elders", "scryer")
    say(h, "modify land_warden")
    finish(h)
    assert h.favor_on(card("land_warden")) == 1
    assert h.ambitions == 2


def test_a_toll_comes_before_the_price_of_a_modifier() -> None:
    """OA-SEA-07, CP-PWR-09: with 1 favor Forced Labor leaves none for Land Warden."""
    g = extended()
    rule(g, 0, "cradle_2", 1)
    put(g, "cradle_2", "forced_labor")
    rule(g, 0, "cradle_1", 1)
    put(g, "cradle_1", "land_warden")
    g.favor[g.prince] = 1
    before = g.favor[0]
    searching(g, "wolves", "elders", "scryer")
    finish(g)
    assert g.favor[0] == before + 1


# Search


def test_land_warden_plays_two_cards() -> None:
    """CP-SEA-04 to CP-SEA-07 for each of them; the number of actions follows the first."""
    g = extended()
    put(g, "cradle_2", "land_warden")
    rule(g, g.prince, "cradle_2", 1)
    friends(g, beast=2, hearth=1)
    search = searching(g, "storyteller", "wolves", "scryer")
    say(g, "modify land_warden")
    finish(g)
    assert card("wolves") in g.cards_at(0)
    assert card("storyteller") in g.cards_at(0)
    assert (row_of(g, "beast"), row_of(g, "hearth")) == (3, 2)
    assert g.suit(search.first) == suit("beast")


def test_land_warden_has_no_box_for_a_second_card_without_a_place() -> None:
    """CP-SEA-06: what cannot be played as a second card is discarded like the others."""
    g = extended()
    put(g, "cradle_2", "land_warden")
    rule(g, g.prince, "cradle_2", 1)
    friends(g, beast=2, nomad=1)
    searching(g, "wolves", "twin_brother", "scryer")  # Twin Brother is an adviser only
    say(g, "modify land_warden")
    finish(g)
    assert g.ambitions == 0
    assert row_of(g, "nomad") == 1
    assert card("twin_brother") in g.discards(1)


def test_mushrooms_draw_one_card_from_under_the_pile() -> None:
    """Mushrooms: instead of three of the world deck; not offered with an empty pile."""
    g = extended()
    put(g, "cradle_1", "mushrooms")
    searching(g, "elders", "scryer", "keep")
    finish(g)  # an empty pile: nobody is asked
    h = extended()
    put(h, "cradle_1", "mushrooms")
    discard(h, "cradle", "wolves", "longbows")
    bottom = h.discards(0)[0]
    deck = len(h.world)
    searching(h)
    say(h, "modify mushrooms")
    finish(h)
    assert len(h.world) == deck
    assert bottom in h.cards_at(0)
    assert h.secrets_on(card("mushrooms")) == 1


def test_cards_of_the_great_spire_are_shown_and_counted() -> None:
    """CP-SEA-02, CP-SEA-03: a battle plan that it brings moves the tactics token."""
    g = extended()
    put(g, "cradle_1", "great_spire")
    g.dispossessed = [card("longbows")]
    g.dispossessed_known = [0]
    g.circulating = [n for n in g.circulating if n != card("longbows")]
    at_world = g.world.index(card("longbows"))
    g.world.pop(at_world)
    g.world_known.pop(at_world)
    g.world_part.pop(at_world)
    g.outcasts = sorted([*g.outcasts, card("longbows")])
    friends(g, order=1)
    searching(g, "elders", "wolves", "scryer")
    say(g, "modify great_spire")
    assert asked(g).key == "power"
    say(g, "choose_card elders")
    finish(g)
    assert card("longbows") in g.cards_at(0)
    assert g.dispossessed == [card("elders")]
    assert [card("longbows")] in told(g, "prince-drew")
    assert [row[0] for row in told(g, "prince-tactics-plan")] == [card("longbows")]


def test_cracked_horn_and_bracken_lead_the_discards() -> None:
    """Cracked Horn: under the world deck; Bracken: onto one pile; the person says whether."""
    g = extended()
    hold_relic(g, g.prince, relic("cracked_horn"))
    searching(g, "wolves", "elders", "scryer")
    say(g, "modify cracked_horn", "yes")
    finish(g)
    assert {g.world[0], g.world[1]} == {card("elders"), card("scryer")}
    h = extended()
    put(h, "cradle_1", "bracken")
    searching(h, "wolves", "elders", "scryer")
    say(h, "modify bracken", "to_top hinterland")
    finish(h)
    assert set(h.discards(2)) == {card("elders"), card("scryer")}


def test_hunting_party_fights_after_the_search() -> None:
    """Hunting Party: a campaign whose targets the deciding human declares."""
    g = extended()
    put(g, "cradle_1", "hunting_party")
    searching(g, "wolves", "elders", "scryer")
    say(g, "modify hunting_party", "yes")
    assert asked(g).key == "campaign"


def test_errand_boy_gains_nothing() -> None:
    """OA-PWR-15, CP-SEA-01: such a use is legal; he searches the world deck all the same."""
    g = extended()
    put(g, "cradle_1", "errand_boy")
    discard(g, "provinces", "keep")
    searching(g, "wolves", "elders", "scryer")
    say(g, "modify errand_boy")
    finish(g)
    assert card("wolves") in g.cards_at(0)
    assert g.favor_on(card("errand_boy")) == 1


def test_a_card_may_be_discarded_before_the_play() -> None:
    """Crop Rotation, People's Favor (OA-PLY-02): asked on the extended level alone."""
    g = extended()
    put(g, "cradle_1", "crop_rotation", "longbows")
    searching(g, "wolves", "elders", "scryer")
    ask = asked(g)
    assert ask.key == "clear-first"
    say(g, "discard longbows")
    finish(g)
    assert card("longbows") not in g.cards_at(0)
    assert card("wolves") in g.cards_at(0)
    h = princely()
    move_banner(h, PEOPLES_FAVOR, h.prince)
    put(h, "cradle_1", "longbows")
    searching(h, "wolves", "elders", "scryer")
    finish(h)
    assert card("longbows") in h.cards_at(0)


# Trade and Muster


def test_map_library_and_the_old_oak() -> None:
    """CP-TRD: used or not, one at a time; with neither what his site gives."""
    for codes, secrets in [(["pass"], 1), (["modify the_old_oak"], 2)]:
        g = extended()
        put(g, "cradle_1", "the_old_oak")
        conspirators(g, beast=1)
        begin(g, "r3")
        assert isinstance(g.frames[-1], PrinceTrade)
        say(g, *codes)
        finish(g)
        assert g.secrets[g.prince] == 3 + secrets


def test_a_trade_without_the_library_may_come_to_nothing() -> None:
    """CP-TRD-04, CP-ACT-04: then the cell is skipped after all, and its action is not used up."""
    g = extended()
    put(g, "cradle_1", "map_library")
    put(g, "cradle_2", "storyteller")
    friends(g, hearth=1)
    frame = begin(g, "s2")
    left = frame.left
    say(g, "pass")
    finish(g)
    assert told(g, "prince-skips")
    assert (frame.left, frame.step) == (left + 1, 5)
    h = extended()
    put(h, "cradle_1", "map_library")
    put(h, "cradle_2", "storyteller")
    friends(h, hearth=1)
    begin(h, "s2")
    say(h, "modify map_library")
    finish(h)
    assert h.favor[h.prince] == 4


def test_awaited_return_costs_a_warband() -> None:
    """Awaited Return: a sacrifice that saves him nothing is still the human's to choose."""
    g = extended()
    put(g, "cradle_1", "awaited_return", "storyteller")
    friends(g, hearth=1)
    begin(g, "s2")
    say(g, "modify awaited_return")
    finish(g)
    assert g.board[g.prince] == 2


@pytest.mark.parametrize(("id", "gained"), [("rowdy_pub", 5), ("pressgangs", 6)])
def test_muster_modifiers_are_asked_for(id: str, gained: int) -> None:
    """CP-MUS-03: Rowdy Pub 1 warband more, Pressgangs a card with tokens too."""
    g = extended(sites={"cradle_1": "the_tribunal"})
    put(g, "cradle_1", id, "storyteller", "elders")
    g.load(card("elders"), 1, 0)
    begin(g, "s3")
    assert isinstance(g.frames[-1], PrinceMuster)
    say(g, f"modify {id}")
    finish(g)
    assert g.board[g.prince] == 3 + gained


def test_a_muster_without_pressgangs_may_come_to_nothing() -> None:
    """CP-MUS-02, CP-ACT-04."""
    g = extended()
    put(g, "cradle_1", "pressgangs")
    g.load(card("pressgangs"), 1, 0)
    frame = begin(g, "s3")
    say(g, "pass")
    finish(g)
    assert frame.left == 2
    assert g.board[g.prince] == 3


def test_knights_errant_fight_after_the_muster() -> None:
    """Knights Errant: no cell names a target, so the deciding human does."""
    g = extended()
    put(g, "cradle_1", "knights_errant")
    begin(g, "s3")
    say(g, "modify knights_errant", "yes")
    assert asked(g).key == "campaign"


# Travel


def test_tents_are_paid_though_his_travel_is_free() -> None:
    """CP-PWR-11, OA-PWR-15: a use that merely gains nothing is legal."""
    g = extended()
    put(g, "cradle_1", "tents")
    put(g, "cradle_2", "storyteller")
    friends(g, hearth=1)
    begin(g, "s1")
    assert offered(g) == ["modify tents", "pass"]
    say(g, "modify tents")
    finish(g)
    assert g.pawn[g.prince] == slot("cradle_2")
    assert g.favor_on(card("tents")) == 1


def test_special_envoy_ends_his_act() -> None:
    """CP-TRN: phases 2 and 3 are his Act; after it comes the cleanup, without other powers."""
    g = extended()
    put(g, "cradle_1", "special_envoy")
    put(g, "provinces_1", "storyteller", "wolves")
    friends(g, hearth=1)
    g.board[g.prince] = 0
    g.favor[g.prince] = 0
    g.secrets[g.prince] = 1
    at(g, "s0")
    frame = turn(g, 5, 4)
    assert offered(g) == ["modify special_envoy", "pass"]
    say(g, "modify special_envoy")
    ask = advance(g)
    assert ask is not None
    assert ask.on_behalf_of == NONE  # Wolves, where he stands now, are no question any more
    assert g.pawn[g.prince] == slot("provinces_1")
    assert frame.left == 3


@pytest.mark.parametrize("id", ["way_station", "buried_giant"])
def test_what_is_never_offered(id: str) -> None:
    """CP-PWR-09: he never pays the Way Station; CP-PWR-01: he ignores the Buried Giant."""
    assert POWER_IDS.index(id) in NEVER
    g = extended(sites={"cradle_1": "buried_giant"})
    put(g, "provinces_1", "way_station", "storyteller")
    friends(g, hearth=1)
    begin(g, "s1")
    finish(g)
    assert g.pawn[g.prince] == slot("provinces_1")


# Recover


def test_magicians_code_adds_two_secrets() -> None:
    """CP-REC-03: asked for the Darkest Secret alone; all his secrets and two more."""
    g = extended()
    put(g, "cradle_1", "magicians_code")
    begin(g, "d4")
    assert isinstance(g.frames[-1], PrinceRecover)
    say(g, "modify magicians_code")
    finish(g)
    assert g.banner_of[DARKEST_SECRET] == g.prince
    assert g.banner_tokens[DARKEST_SECRET] == 5
    assert g.favor_on(card("magicians_code")) == 2
    h = extended()
    put(h, "cradle_1", "magicians_code")
    begin(h, "p4")
    h.frames[-1].run(h)
    assert not isinstance(h.frames[-1], PrinceModifiers)


# When Played: a harming option first


def threatened(people: int) -> Oath:
    """Seat 0 has the title; seats 0 and 1 stand at his site."""
    g = extended(people=people)
    take_title(g, 0)
    g.threat = OATHKEEPER
    g.answering = False  # a single option is asked for, too
    return g


@pytest.mark.parametrize(("people", "relics"), [(2, ["brass_horse"]), (1, ["brass_horse"])])
def test_blackmail_names_a_relic_of_the_threat_player(people: int, relics: list[str]) -> None:
    """CP-PWR-11: with two humans only relics of the threat player are offered."""
    g = threatened(people)
    hold_relic(g, 0, relic("brass_horse"))
    if people > 1:
        hold_relic(g, 1, relic("dowsing_sticks"))
    searching(g, "blackmail", "elders", "scryer")
    assert offered(g) == [f"choose_relic {id}" for id in relics]


def test_blackmail_of_others_if_the_threat_player_has_no_relic() -> None:
    """OA-PLY-07: it happens as for everybody."""
    g = threatened(2)
    hold_relic(g, 1, relic("dowsing_sticks"))
    searching(g, "blackmail", "elders", "scryer")
    assert offered(g) == ["choose_relic dowsing_sticks"]


def test_riots_of_the_suit_that_the_threat_player_has() -> None:
    """CP-PWR-11: of tied suits the one that lies at a site which the threat player rules."""
    g = threatened(2)
    g.mob = True
    rule(g, 0, "provinces_1", 1)
    put(g, "provinces_1", "wolves")
    put(g, "provinces_2", "elders")
    stand(g, 0, "provinces_1")
    searching(g, "riots", "storyteller", "scryer")
    assert offered(g) == ["choose_suit beast"]
    h = threatened(1)
    h.mob = True
    rule(h, 0, "provinces_1", 1)
    put(h, "provinces_1", "wolves")
    put(h, "provinces_2", "elders")
    searching(h, "riots", "storyteller", "scryer")
    assert len(offered(h)) == 3  # with one human nothing is compulsory


def test_a_feast_of_the_prince_is_no_harm() -> None:
    """CP-PWR-11: which bank pays him is no question of whose cards lie where."""
    g = threatened(2)
    rule(g, 0, "provinces_1", 1)
    put(g, "provinces_1", "wolves")
    rule(g, g.prince, "cradle_1", 1)
    searching(g, "fabled_feast", "elders", "scryer")
    assert len(offered(g)) == 6


def test_a_position_in_mid_question_is_checked() -> None:
    g = princely()
    with pytest.raises(BadData, match="PrinceModifiers"):
        PrinceModifiers(0).check(g)
