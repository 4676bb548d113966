"""Citizenship, bargains, the title and the ways to win (OA-CIT, OA-NEG, OA-WIN)."""

from __future__ import annotations

import pytest

from palatine.games.oath.bargains import OF_ADVISERS, OF_FAVOR, OF_RELICS, OF_SITES, open_bargain
from palatine.games.oath.citizenship import become_citizen, become_exile
from palatine.games.oath.game import GAME
from palatine.games.oath.scepter import exile_cost, self_exile_cost
from palatine.games.oath.state import CHANCELLOR, Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.turn import Rounds
from palatine.games.oath.victory import EndOfRound, fulfilled_vision, successor
from palatine.kernel.flow import NOBODY, advance
from palatine.kernel.position import flatten, picture
from palatine.kernel.sight import seen_by
from tests.games.oath.table import (
    act,
    advise,
    advisers,
    banner,
    card,
    citizen,
    favor,
    garrison,
    hold,
    options,
    own,
    play,
    question,
    relics,
    roll,
    seat,
    secrets,
    slot,
    supply,
    table,
    wake,
    warbands,
)


def reveal(g: Oath, colour: str, vision: str) -> None:
    """A revealed Vision of an Exile."""
    number = card(vision)
    at = g.world.index(number)
    g.world.pop(at)
    g.world_known.pop(at)
    g.world_part.pop(at)
    g.vision[seat(colour)] = number


# citizenship


def test_oa_cit_01_an_offer_of_citizenship() -> None:
    """OA-CIT-01, OA-MIN-07, OA-NEG-02 to OA-NEG-04: one Reliquary relic and whatever is agreed."""
    g = table(3)
    act(g, "purple")
    play(g, "offer_citizenship red")
    assert question(g) == "purple write-offer"
    assert "send" not in options(g)  # a relic of the Reliquary must be in it
    play(g, "give_favor 1", "give_reliquary careless", "get_secrets 1")
    assert not [code for code in options(g) if code.startswith("give_reliquary")]
    inside = g.reliquary[2]
    play(g, "send")
    assert question(g) == "red answer-offer"
    play(g, "accept")
    assert g.is_citizen(seat("red"))
    assert g.holder(inside) == seat("red")
    assert favor(g, "red") == 2
    assert secrets(g, "purple") == 2
    assert g.reliquary[2] == -1


def test_oa_cit_01_the_relic_is_shown_to_the_partner_alone() -> None:
    g = table(3)
    act(g, "purple")
    play(g, "offer_citizenship red", "show_reliquary brutal")
    assert g.reliquary_known[0] == 1 << seat("red")


def test_oa_cit_01_none_without_a_relic_of_the_reliquary() -> None:
    g = table(3)
    for space in range(4):
        g.relic_deck.append(g.reliquary[space])
        g.relic_deck_known.append(0)
        g.reliquary[space] = -1
    g.derive()
    act(g, "purple")
    assert not [code for code in options(g) if code.startswith("offer")]


def test_oa_cit_01_an_exile_with_the_scepter_takes_it() -> None:
    g = table(3)
    g.held_by[g.held.index(GRAND_SCEPTER)] = seat("red")
    g.derive()
    act(g, "red")
    play(g, "offer_citizenship red", "choose_space greedy")
    assert g.is_citizen(seat("red"))
    assert g.reliquary[3] == -1
    assert question(g) == "blue act"  # OA-CIT-02: the Act phase has ended


def test_oa_cit_02_what_a_new_citizen_does() -> None:
    """OA-CIT-02, OA-CIT-04: warbands turn purple, the Vision goes, title and Supply turn."""
    g = table(3)
    garrison(g, "provinces_1", "red", 2)
    reveal(g, "red", "vision_of_faith")
    g.title = seat("red")
    g.usurper = True
    g.supply[seat("red")] = 2
    g.derive()
    act(g, "blue")
    become_citizen(g, seat("red"))
    advance(g)
    assert g.garrison_of[slot("provinces_1")] == CHANCELLOR
    assert g.in_bank(seat("red")) == 14
    assert g.vision[seat("red")] == -1
    assert not g.usurper
    assert supply(g, "red") == 7
    assert question(g) == "blue act"


def test_oa_cit_02_too_few_purple_warbands() -> None:
    """The Exile picks which are replaced; the rest return to the own bank."""
    g = table(3)
    garrison(g, "provinces_1", "red", 4)
    garrison(g, "provinces_2", "red", 3)
    own(g, "purple", warbands=22)
    act(g, "blue")
    become_citizen(g, seat("red"))
    assert question(g) == "red naturalise"
    assert options(g) == [f"garrison provinces_1 {n}" for n in range(3)]
    play(g, "garrison provinces_1 1", "garrison provinces_2 0")
    assert g.garrison[slot("provinces_1")] == 1
    assert g.ruler(slot("provinces_2")) == -1
    assert warbands(g, "red") == 1
    assert g.in_bank(CHANCELLOR) == 0


def test_oa_cit_10_exiling_a_citizen() -> None:
    """OA-CIT-10, OA-CIT-11; EX-OA-15: the price by title and People's Favor."""
    g = table(3)
    citizen(g, "red")
    banner(g, "peoples_favor", "red")
    assert exile_cost(g, CHANCELLOR, seat("red")) == 5  # +1 for the banner, -1 for the title
    own(g, "purple", favor=5)
    own(g, "red", favor=0, warbands=4)
    garrison(g, "provinces_1", "purple", 1)
    act(g, "purple")
    play(g, "exile red")
    assert g.is_exile(seat("red"))
    assert favor(g, "red") == 5
    assert g.in_bank(seat("red")) == 10
    assert g.garrison_of[slot("provinces_1")] == CHANCELLOR
    assert supply(g, "red") == 7


def test_oa_cit_11_the_own_bank_may_be_too_small() -> None:
    g = table(3)
    citizen(g, "red")
    g.caged[seat("red")] = 12
    own(g, "red", warbands=5)
    become_exile(g, seat("red"))
    assert warbands(g, "red") == 2


def test_oa_cit_12_leaving_the_empire() -> None:
    """OA-CIT-12; EX-OA-15: favor for every secret and board warband, to the Scepter's holder."""
    g = table(3)
    citizen(g, "red")
    own(g, "red", favor=6, secrets=2, warbands=3)
    assert self_exile_cost(g, seat("red")) == 5
    act(g, "red")
    play(g, "self_exile")
    assert g.is_exile(seat("red"))
    assert favor(g, "purple") == 6
    assert question(g) == "blue act"
    citizen(g, "blue")
    hold_scepter(g, "blue")
    own(g, "blue", favor=20, secrets=0, warbands=0)
    act(g, "blue")
    assert "self_exile" not in options(g)


def hold_scepter(g: Oath, colour: str) -> None:
    g.held_by[g.held.index(GRAND_SCEPTER)] = seat(colour)
    g.derive()


def test_oa_cit_13_council_seat_keeps_its_citizen() -> None:
    """OA-CIT-13, OA-PWR-10: cannot beats may; nothing else than bargains binds."""
    g = table(3)
    citizen(g, "red")
    advise(g, "red", "council_seat")
    own(g, "purple", favor=9)
    own(g, "red", favor=9)
    act(g, "purple")
    assert "exile red" not in options(g)
    act(g, "red")
    assert "self_exile" not in options(g)


def test_oa_neg_02_three_refusals() -> None:
    """After a refusal the draft must change; the third ends it, and the Exile's turn to hear."""
    g = table(3)
    own(g, "purple", favor=5)
    act(g, "purple")
    play(g, "offer_citizenship red", "give_reliquary brutal", "send", "red: refuse")
    assert "send" not in options(g)
    play(g, "give_favor 1", "send", "refuse", "give_secrets 1", "send", "refuse")
    assert question(g) == "purple act"
    assert "offer_citizenship red" not in options(g)
    assert "offer_citizenship blue" in options(g)


def test_oa_neg_02_twenty_edits() -> None:
    g = table(3)
    act(g, "purple")
    play(g, "offer_citizenship red")
    for _ in range(10):
        play(g, "give_reliquary brutal", "drop_term 1")
    assert question(g) == "purple act"  # only stopping was left


def test_oa_neg_04_only_what_a_side_has() -> None:
    """OA-NEG-01, OA-NEG-04, OA-NEG-06: The Tribunal exchanges favor and faceup secrets."""
    g = table(3, {"cradle_1": "the_tribunal"})
    own(g, "red", favor=2, secrets=0)
    g.flipped[seat("red")] = 3
    act(g, "red")
    play(g, "use the_tribunal", "choose_player blue")
    assert options(g) == ["give_favor 1", "give_favor 2", "get_favor 1", "get_secrets 1", "stop"]
    play(g, "give_favor 2", "get_secrets 1", "send", "blue: accept")
    assert (favor(g, "blue"), secrets(g, "red")) == (3, 1)


def test_oa_neg_03_given_relics_react_to_nothing() -> None:
    """OA-NEG-03, OA-WIN-02: no penalty; the title is looked at afterwards."""
    g = table(3, goal="protection")
    hold(g, "purple", "map")
    act(g, "purple")
    open_bargain(g, CHANCELLOR, seat("red"), OF_RELICS)
    play(g, "give_relic map", "give_relic the_grand_scepter", "send", "accept")
    assert relics(g, "red") == ["map", "the_grand_scepter"]
    assert g.title == seat("red")
    assert not g.scepter_is_fresh


def test_oa_neg_05_advisers_keep_their_facing() -> None:
    """Within both limits; a locked faceup adviser stays; a facedown one may be shown."""
    g = table(3)
    advise(g, "red", "council_seat", "longbows")
    advise(g, "red", "wolves", faceup=False)
    advise(g, "blue", "elders", "tutor", "scouts")
    act(g, "red")
    open_bargain(g, seat("red"), seat("blue"), OF_ADVISERS)
    assert "give_adviser 1" not in options(g)
    play(g, "give_adviser 2")
    assert "send" not in options(g)  # blue's row is full
    play(g, "get_adviser 2")
    assert "send" in options(g)
    play(g, "show_adviser 3")
    assert g.adviser_known[g.advisers.index(card("wolves"))] == 1 << 1 | 1 << 2
    g = table(3)
    advise(g, "red", "wolves", faceup=False)
    advise(g, "blue", "elders")
    act(g, "red")
    open_bargain(g, seat("red"), seat("blue"), OF_ADVISERS)
    play(g, "give_adviser 1", "get_adviser 1", "send", "accept")
    assert advisers(g, "red") == ["elders"]
    assert advisers(g, "blue") == ["wolves"]
    assert g.adviser_face[g.advisers.index(card("wolves"))] == 0
    assert g.adviser_known[g.advisers.index(card("wolves"))] == 1 << 1 | 1 << 2


def test_oa_neg_08_a_site_changes_hands() -> None:
    """The old garrison to the giver's board, at least one warband of the new ruler."""
    g = table(3)
    garrison(g, "provinces_1", "red", 2)
    act(g, "red")
    open_bargain(g, seat("red"), seat("blue"), OF_SITES | OF_FAVOR)
    play(g, "give_site provinces_1", "get_favor 1", "send", "blue: accept")
    assert question(g) == "blue garrison"
    assert options(g) == [f"garrison provinces_1 {n}" for n in (1, 2, 3)]
    play(g, "garrison provinces_1 2")
    assert g.ruler(slot("provinces_1")) == seat("blue")
    assert warbands(g, "red") == 5


def test_oa_neg_08_not_between_imperial_players() -> None:
    g = table(3)
    citizen(g, "red")
    garrison(g, "provinces_1", "purple", 2)
    act(g, "red")
    open_bargain(g, seat("red"), CHANCELLOR, OF_SITES | OF_FAVOR)
    assert not [code for code in options(g) if "site" in code]


# the title


def test_oa_win_01_goals() -> None:
    """OA-WIN-01, OA-WIN-02: each goal, and Reliquary relics count for nobody."""
    g = table(3, goal="the_people")
    banner(g, "peoples_favor", "red")
    check_title(g)
    assert g.title == seat("red")
    g = table(3, goal="devotion")
    banner(g, "darkest_secret", "blue")
    check_title(g)
    assert g.title == seat("blue")
    g = table(3, goal="protection")
    hold(g, "red", "map")
    check_title(g)
    assert g.title == CHANCELLOR  # tied with the Scepter
    banner(g, "peoples_favor", "red")
    check_title(g)
    assert g.title == seat("red")


def test_oa_win_02_supremacy() -> None:
    """OA-WIN-02, OA-WIN-03, OA-WIN-04; EX-OA-09: a tie keeps it, a fourth site takes it."""
    g = table(3)
    citizen(g, "blue")
    for where in ("cradle_1", "cradle_2", "provinces_1"):
        garrison(g, where, "purple", 1)
    for where in ("provinces_2", "provinces_3", "hinterland_1"):
        garrison(g, where, "red", 1)
    check_title(g)
    assert g.title == CHANCELLOR
    garrison(g, "hinterland_2", "red", 1)
    check_title(g)
    assert g.title == seat("red")
    assert not g.usurper


def test_oa_win_03_the_holder_chooses_among_those_tied() -> None:
    g = table(3)
    garrison(g, "cradle_1", "red", 1)
    garrison(g, "cradle_2", "blue", 1)
    act(g, "red")
    check_title(g)
    assert question(g) == "purple name-keeper"
    play(g, "choose_player blue")
    assert g.title == seat("blue")


def test_oa_win_03_nobody_meets_it() -> None:
    g = table(3)
    check_title(g)
    assert g.title == CHANCELLOR


# winning


def test_oa_win_10_the_usurper() -> None:
    """OA-WIN-10, OA-WAK-04, OA-WAK-05: two own Wakes with the title."""
    g = table(3)
    garrison(g, "cradle_1", "red", 1)
    check_title(g)
    wake(g, "red")
    assert question(g) == "red act"
    assert g.usurper
    wake(g, "red")
    advance(g)
    assert GAME.words.ends[g.ended] == "usurper"
    assert g.places == [2, 1, 2]


@pytest.mark.parametrize(
    "vision",
    ["vision_of_conquest", "vision_of_rebellion", "vision_of_sanctuary", "vision_of_faith"],
)
def test_oa_win_20_visions(vision: str) -> None:
    """OA-WIN-20, OA-CMP-07: the goal met, three Visions drawn, an Exile's Wake."""
    g = table(3)
    reveal(g, "red", vision)
    garrison(g, "cradle_1", "red", 1)
    banner(g, "peoples_favor", "red")
    banner(g, "darkest_secret", "red")
    g.visions_drawn = 2
    assert fulfilled_vision(g, seat("red")) == -1
    g.visions_drawn = 3
    assert fulfilled_vision(g, seat("red")) == card(vision)
    citizen(g, "red")
    assert fulfilled_vision(g, seat("red")) == -1
    g.citizens = 0
    g.title = CHANCELLOR
    wake(g, "red")
    if question_open(g):
        play(g, *[options(g)[0]])
    advance(g)
    assert GAME.words.ends[g.ended] == "visionary"


def question_open(g: Oath) -> bool:
    """Whether somebody is asked; the People's Favor is tended before."""
    g.asked = None
    return advance(g) is not None


def test_oa_opt_04_ties_for_a_vision() -> None:
    """OA-OPT-04, OA-WIN-20: a tie is not the most, unless the table says so."""
    for tie, met in (("strict", False), ("tied", True)):
        g = table(3, vision_tie=tie)
        reveal(g, "red", "vision_of_conquest")
        garrison(g, "cradle_1", "red", 1)
        garrison(g, "cradle_2", "blue", 1)
        g.visions_drawn = 3
        assert (fulfilled_vision(g, seat("red")) != -1) == met


@pytest.mark.parametrize(
    ("number", "face", "ends"),
    [(4, 6, False), (5, 5, False), (5, 6, True), (6, 5, True), (7, 2, False), (7, 3, True)],
)
def test_oa_win_30_stable_regime(number: int, face: int, ends: bool) -> None:
    """OA-WIN-30, OA-TRN-02: 6, 5 or 3 and more after rounds 5, 6 and 7."""
    g = table(3)
    g.round = number
    g.frames = [Rounds(0), EndOfRound(0, 0)]
    roll(g, f"end_{face}")
    advance(g)
    assert (g.ended != -1) == ends
    if ends:
        assert GAME.words.ends[g.ended] == "stable_regime"


def test_oa_win_30_not_while_an_exile_keeps_the_oath() -> None:
    g = table(3)
    g.title = seat("red")
    g.derive()
    g.round = 6
    g.frames = [Rounds(0), EndOfRound(0, 0)]
    advance(g)
    assert g.round == 7


def test_oa_win_31_the_successor() -> None:
    """OA-WIN-31; EX-OA-16: a Citizen strictly ahead, by the goal in play."""
    g = table(4)
    citizen(g, "red", "blue")
    hold(g, "red", "map")
    assert successor(g) == -1  # only tied with the Scepter
    hold(g, "red", "whistle")
    assert successor(g) == seat("red")
    hold(g, "yellow", "cup_of_plenty", "ivory_eye", "grand_mask")
    assert successor(g) == seat("red")  # Exiles do not count
    for goal, id in (("the_people", DARKEST_SECRET), ("protection", PEOPLES_FAVOR)):
        h = table(3, goal=goal)
        citizen(h, "red")
        assert successor(h) == -1
        h.banner_of[id] = seat("red")
        assert successor(h) == seat("red")
    h = table(3, goal="devotion")
    citizen(h, "red")
    hold_scepter(h, "red")
    assert successor(h) == seat("red")


def exhausted(g: Oath) -> str:
    g.round = 8
    g.frames = [Rounds(0), EndOfRound(0, 0)]
    g.asked = None
    advance(g)
    winner = g.places.index(1)
    return ["purple", "red", "blue", "yellow"][winner]


def test_oa_win_40_war_exhaustion() -> None:
    """The Empire's title, a Usurper, a Vision, else the Chancellor."""
    g = table(4)
    assert exhausted(g.copy()) == "purple"
    g.title = seat("red")
    g.derive()
    assert exhausted(g.copy()) == "purple"
    reveal(g, "blue", "vision_of_faith")
    reveal(g, "yellow", "vision_of_rebellion")
    g.visions_drawn = 4
    banner(g, "darkest_secret", "blue")
    assert exhausted(g.copy()) == "blue"
    banner(g, "peoples_favor", "yellow")
    assert exhausted(g.copy()) == "yellow"  # Rebellion before Faith
    g.usurper = True
    assert exhausted(g.copy()) == "red"


def test_oa_neg_02_nobody_else_sees_an_offer_before_it_is_sent() -> None:
    g = table(4)
    act(g, "purple")
    play(g, "offer_citizenship red", "give_reliquary brutal")
    before = {colour: flatten(seen_by(g, seat(colour))) for colour in ("blue", "yellow")}
    play(g, "give_favor 1")
    for colour, flat in before.items():
        seen = seen_by(g, seat(colour))
        assert flatten(seen) == flat
        assert picture(seen, seat(colour))["bargain"]["terms"] == []
    assert picture(seen_by(g, seat("red")), seat("red"))["bargain"]["terms"] == [
        "give_favor 1",
        "give_reliquary brutal",
    ]
    play(g, "send")
    for who in (seat("blue"), NOBODY):
        assert len(picture(seen_by(g, who), who)["bargain"]["terms"]) == 2
