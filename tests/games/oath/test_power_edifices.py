"""The powers of edifices and ruins, by name."""

from __future__ import annotations

from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.names import CHOOSE_CARD
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import CARD_IDS, EDIFICE_IDS, RUIN_IDS
from palatine.games.oath.turn import Rounds
from palatine.games.oath.victory import EndOfRound
from palatine.kernel.lexicon import NONE
from tests.games.oath.table import (
    act,
    advise,
    advisers,
    attack,
    bank,
    banner,
    card,
    cards,
    citizen,
    discard,
    favor,
    garrison,
    on_card,
    options,
    own,
    pawn,
    pile,
    play,
    put,
    question,
    roll,
    rolled,
    search,
    searched,
    seat,
    secrets,
    table,
    top_of_world,
    war_of,
)


def ruin(g: Oath, where: str, id: str) -> None:
    """A ruin at a site, by its own name."""
    g.ruins |= 1 << RUIN_IDS.index(id)
    put(g, where, EDIFICE_IDS[RUIN_IDS.index(id)])


def dispossess(g: Oath, *ids: str) -> None:
    """Cards of the Dispossessed."""
    for id in ids:
        if card(id) in g.world:
            at = g.world.index(card(id))
            g.world.pop(at)
            g.world_known.pop(at)
            g.world_part.pop(at)
        else:
            g.circulating = sorted([*g.circulating, card(id)])
        g.dispossessed.append(card(id))
        g.dispossessed_known.append(0)


def end_round(g: Oath, number: int) -> None:
    """A round is over."""
    g.round = number
    g.asked = None
    g.frames = [Rounds(0), EndOfRound(0, 0)]


def test_sprawling_rampart_makes_sites_of_its_ruler_worth_a_die_more() -> None:
    g = table(3)
    put(g, "provinces_1", "sprawling_rampart")
    garrison(g, "provinces_1", "blue", 1)
    garrison(g, "cradle_1", "blue", 1)
    pawn(g, "blue", "provinces_1")
    act(g, "red")
    play(g, "begin campaign", "against blue", "pass")
    assert war_of(g).defense_dice == 2
    g = table(3)
    put(g, "provinces_1", "sprawling_rampart")
    garrison(g, "cradle_1", "blue", 1)  # bandits rule the rampart
    pawn(g, "blue", "provinces_1")
    act(g, "red")
    play(g, "begin campaign", "against blue")
    assert war_of(g).defense_dice == 1


def test_bandit_rampart_takes_two_dice_from_who_targets_its_site() -> None:
    """Free, so the bandits use it (OA-CAM-22)."""
    g = table(3)
    ruin(g, "cradle_1", "bandit_rampart")
    own(g, "red", warbands=5)
    attack(g, "red", "bandits", 5)
    assert len(rolled(g)) == 3
    g = table(3)
    ruin(g, "cradle_2", "bandit_rampart")
    own(g, "red", warbands=5)
    attack(g, "red", "bandits", 5)
    assert len(rolled(g)) == 5


def test_hall_of_debate_keeps_the_peoples_favor_out_of_campaigns() -> None:
    for has_hall in (False, True):
        g = table(3)
        banner(g, "peoples_favor", "blue")
        garrison(g, "cradle_1", "blue", 1)
        if has_hall:
            put(g, "hinterland_1", "hall_of_debate")
        act(g, "red")
        play(g, "begin campaign", "against blue")
        assert ("target_banner peoples_favor" in options(g)) != has_hall


def test_hall_of_mockery_turns_a_recovered_peoples_favor_to_the_mob() -> None:
    for has_hall in (False, True):
        g = table(3)
        own(g, "red", favor=3, secrets=0)
        if has_hall:
            ruin(g, "hinterland_1", "hall_of_mockery")
        act(g, "red")
        play(g, "begin recover", "pay 2", "choose_suit order")
        assert g.banner_of[0] == seat("red")
        assert g.mob == has_hall


def test_hall_of_mockery_ignores_the_darkest_secret() -> None:
    g = table(3)
    own(g, "red", favor=0, secrets=3)
    ruin(g, "hinterland_1", "hall_of_mockery")
    act(g, "red")
    play(g, "begin recover", "pay 2")
    assert g.banner_of[1] == seat("red")
    assert not g.mob


def test_forest_temple_does_nothing_during_a_match() -> None:
    """The chronicle is where it works."""
    g = table(3)
    before = [row[:] for row in g.windows]
    put(g, "cradle_1", "forest_temple")
    assert g.windows == before


def test_ruined_temple_bars_faceup_beasts_for_enemies_of_its_ruler() -> None:
    g = table(3)
    ruin(g, "hinterland_1", "ruined_temple")
    garrison(g, "hinterland_1", "blue", 1)
    searched(g, "wolves", "keep", "tents")
    assert options(g) == ["play_facedown wolves", "discard wolves"]
    g = table(3)
    ruin(g, "hinterland_1", "ruined_temple")
    garrison(g, "hinterland_1", "red", 1)
    searched(g, "wolves", "keep", "tents")
    assert "play_adviser wolves" in options(g)
    g = table(3)
    ruin(g, "hinterland_1", "ruined_temple")
    searched(g, "elders", "keep", "tents")
    assert "play_adviser elders" in options(g)


def test_festival_district_trades_favor_secrets_and_advisers() -> None:
    g = table(3)
    put(g, "cradle_1", "festival_district")
    advise(g, "blue", "elders")
    act(g, "red")
    play(g, "use festival_district", "choose_player blue", "get_adviser 1", "give_secrets 1")
    assert not [code for code in options(g) if "relic" in code or "site" in code]
    play(g, "send", "blue: accept")
    assert advisers(g, "red") == ["elders"]
    assert secrets(g, "blue") == 2
    check(g)


def test_squalid_district_lets_its_ruler_shift_the_end_die() -> None:
    g = table(3)
    ruin(g, "cradle_1", "squalid_district")
    garrison(g, "cradle_1", "blue", 1)
    end_round(g, 6)
    roll(g, "end_5")
    assert question(g) == "blue power"
    assert options(g) == ["choose_number 4", "choose_number 6", "pass"]
    play(g, "choose_number 4")
    assert g.ended == NONE
    g = table(3)
    ruin(g, "cradle_1", "squalid_district")
    garrison(g, "cradle_1", "blue", 1)
    end_round(g, 6)
    roll(g, "end_6")
    play(g, "choose_number 7")  # a raised 6 still ends it
    assert g.ended != NONE


def test_squalid_district_asks_the_chancellor_for_the_empire_and_no_bandit() -> None:
    g = table(3)
    citizen(g, "red")
    ruin(g, "cradle_1", "squalid_district")
    garrison(g, "cradle_1", "purple", 1)
    end_round(g, 5)
    roll(g, "end_2")
    assert question(g) == "purple power"
    g = table(3)
    ruin(g, "cradle_1", "squalid_district")
    end_round(g, 5)
    roll(g, "end_6")
    play(g)
    assert g.ended != NONE


def test_great_spire_swaps_drawn_denizens_with_the_dispossessed() -> None:
    g = table(3)
    put(g, "cradle_1", "great_spire")
    dispossess(g, "alchemist")
    top_of_world(g, "elders", "keep", "tents")
    act(g, "red")
    search(g, "great_spire")
    face = GAME.face(g, seat("red"), CHOOSE_CARD.option(card("keep")))
    assert face == GAME.face(g, seat("red"), CHOOSE_CARD.option(card("elders")))
    play(g, "choose_card keep")  # the Dispossessed have no more
    assert sorted(options(g)) == ["discard alchemist", "discard elders", "discard tents"]
    assert [CARD_IDS[number] for number in g.dispossessed] == ["keep"]
    assert g.dispossessed_known == [1 << seat("red")]
    assert on_card(g, "great_spire") == (0, 1)
    play(g, "discard elders", "discard tents", "play_adviser alchemist")
    check(g)


def test_great_spire_swaps_any_number_and_no_vision() -> None:
    g = table(3)
    put(g, "cradle_1", "great_spire")
    dispossess(g, "alchemist", "tutor", "wolves")
    top_of_world(g, "elders", "vision_of_faith")
    act(g, "red")
    search(g, "great_spire")
    assert options(g) == ["choose_card elders", "pass"]
    play(g, "pass")
    assert sorted(options(g)) == ["discard elders", "discard vision_of_faith"]


def test_great_spire_needs_dispossessed_cards() -> None:
    g = table(3)
    put(g, "cradle_1", "great_spire")
    discard(g, "cradle", "elders")
    act(g, "red")
    play(g, "begin search")
    assert "modify great_spire" not in options(g)


def test_fallen_spire_swaps_the_top_denizens_of_the_pile_unseen() -> None:
    g = table(3)
    ruin(g, "cradle_1", "fallen_spire")
    own(g, "red", secrets=2)
    discard(g, "cradle", "keep", "elders", "vision_of_faith", "tents")
    g.cradle_known[1] = 0b100
    dispossess(g, "alchemist", "tutor", "wolves")
    act(g, "red")
    play(g, "use fallen_spire")
    assert options(g) == ["choose_number 1", "choose_number 2", "choose_number 3"]
    play(g, "choose_number 2")
    found = pile(g, "cradle")
    assert (found[0], found[2]) == ("keep", "vision_of_faith")
    assert {found[1], found[3]} < {"alchemist", "tutor", "wolves"}
    assert g.cradle_known == [0, 0, 0, 0]
    assert [CARD_IDS[number] for number in g.dispossessed[1:]] == ["tents", "elders"]
    assert g.dispossessed_known == [0, 0, 0b100]
    assert secrets(g, "red") == 0
    check(g)


def test_fallen_spire_needs_denizens_on_both_sides() -> None:
    g = table(3)
    ruin(g, "cradle_1", "fallen_spire")
    own(g, "red", secrets=2)
    discard(g, "cradle", "vision_of_faith")
    dispossess(g, "alchemist")
    act(g, "red")
    assert "use fallen_spire" not in options(g)


def test_ancient_forge_draws_a_relic_for_two_favor_and_a_burned_secret() -> None:
    g = table(3)
    put(g, "cradle_1", "ancient_forge")
    own(g, "red", favor=2)
    top = g.relic_deck[-1]
    act(g, "red")
    play(g, "use ancient_forge", "yes")
    assert g.relics_of(seat("red")) == [top]
    assert (favor(g, "red"), secrets(g, "red")) == (0, 0)
    assert on_card(g, "ancient_forge") == (2, 0)


def test_broken_forge_becomes_the_ancient_forge() -> None:
    g = table(3)
    ruin(g, "cradle_1", "broken_forge")
    own(g, "red", favor=2, secrets=2)
    act(g, "red")
    play(g, "use broken_forge")
    assert not g.is_ruin(card("ancient_forge"))
    assert cards(g, "cradle_1") == ["ancient_forge"]
    assert on_card(g, "ancient_forge") == (2, 2)  # so it cannot be used before the Rest
    assert "use ancient_forge" not in options(g)
    check(g)
    play(g, "rest")
    assert bank(g, "nomad") == 5
    assert secrets(g, "red") == 2
