"""CR-4: cards and events."""

from __future__ import annotations

from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.names import CARD
from palatine.games.crusader_rex.tables import FRANKS, SARACENS, SIDE_IDS
from palatine.kernel import flow
from palatine.kernel.journal import begin
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import Table, war


def duel(franks: str, saracens: str, **more: object) -> Table:
    """Both cards are revealed in turn 2, or as told."""
    t = war("walter@caesarea", "balian@nablus", "zangi@aleppo", "saladin@damascus", **more)  # type: ignore[arg-type]
    rest = 6 - int(t.g.turn)
    t.hands(franks=f"{franks} " + "move_1 " * rest, saracens=f"{saracens} " + "move_2 " * rest)
    t.play(f"franks: card {franks}", f"saracens: card {saracens}")
    return t


def test_cr_4_1_chosen_in_secret_and_taken_back_until_the_other_has_chosen() -> None:
    play = begin(GAME, 2, {}, "cards")
    play.choose(0, play.g.asked.options[-1])  # type: ignore[union-attr]
    play.choose(1, play.g.asked.options[-1])  # type: ignore[union-attr]
    asks = flow.asks(play.g)
    assert [ask.key for ask in asks] == ["choose-card", "choose-card"]
    play.choose(0, asks[0].options[0])
    assert [ask.seat for ask in flow.asks(play.g)] == [1]
    play.undo(0)
    assert [ask.seat for ask in flow.asks(play.g)] == [0, 1]
    play.choose(1, asks[1].options[0])
    play.choose(0, asks[0].options[0])
    assert play.g.card != [NONE, NONE]  # type: ignore[attr-defined]
    assert play.why_no_undo(0) != ""


def test_cr_4_2_the_higher_number_is_player_1() -> None:
    assert duel("move_1", "move_3").g.first == SARACENS
    assert duel("move_3", "move_1").g.first == FRANKS


def test_cr_4_2_a_tie_is_rolled_until_the_sums_differ() -> None:
    t = war("walter@caesarea", "zangi@aleppo")
    t.hands(franks="move_2 move_1", saracens="move_2 move_1")
    t.dice(1, 6, 3, 4, 2, 2, 2, 3)
    t.play("franks: card move_2", "saracens: card move_2")
    assert t.g.first == SARACENS
    assert t.told("tie-roll") == [[7, 7, -1, -1, -1, -1], [4, 5, -1, -1, -1, -1]]


def test_cr_4_3_an_event_comes_before_the_others_moves() -> None:
    t = duel("move_3", "manna")
    assert (t.asked, t.key) == ("saracens", "give-manna")
    t.play("done")
    assert (t.asked, t.key) == ("franks", "spend-move")


def test_cr_4_4_two_events_cancel_the_turn() -> None:
    t = duel("guide", "jihad")
    assert t.told("cancelled")
    assert (t.key, t.g.turn) == ("choose-card", 3)


def test_cr_4_5_intrigue_becomes_the_card_of_the_turn_before() -> None:
    t = war("walter@caesarea", "zangi@aleppo", turn=3)
    t.g.last = [CARD.numbers["move_1"], CARD.numbers["manna"]]
    t.hands(franks="intrigue move_1", saracens="move_3 move_2")
    t.play("franks: card intrigue", "saracens: card move_3")
    assert SIDE_IDS[t.g.first] == "franks", "an event now"
    assert t.key == "give-manna"


def test_cr_4_5_intrigue_against_an_event_is_an_event() -> None:
    t = war("walter@caesarea", "zangi@aleppo", turn=3)
    t.g.last = [CARD.numbers["move_1"], CARD.numbers["move_3"]]
    t.hands(franks="intrigue move_1", saracens="guide move_2")
    t.play("franks: card intrigue", "saracens: card guide")
    assert t.told("cancelled")


def test_cr_4_5_a_cancelled_card_can_be_copied() -> None:
    t = duel("guide", "manna")
    t.hands(franks="intrigue move_1", saracens="move_1 move_2")
    t.play("franks: card intrigue", "saracens: card move_1")
    assert t.key == "give-manna"


def test_cr_4_5_not_in_the_first_turn_of_a_year() -> None:
    t = war("walter@caesarea", "zangi@aleppo", turn=6)
    t.winter()
    for _ in range(12):
        t.luck(2)  # the first of all is Intrigue
    while t.key != "choose-card":
        t.play("done")
    assert t.g.hand[CARD.numbers["intrigue"]] == 1
    assert not t.has("card intrigue")
    assert t.refused("card intrigue") == "CR-4.5"


def test_cr_4_6_a_copied_winter_campaign_is_one() -> None:
    t = war("king_guy@acre!", "saladin@acre", "walter@caesarea", turn=6)
    t.g.last = [CARD.numbers["winter_campaign"], CARD.numbers["move_1"]]
    t.hands(franks="move_3", saracens="intrigue")
    t.play("franks: card move_3", "saracens: card intrigue")
    t.play("franks: end_moves")
    assert t.has("keep_siege acre")


def test_cr_4_7_assassins_strike_open_blocks_by_name_and_hidden_ones_blindly() -> None:
    t = war("king_guy@acre!", "saladin@acre", "keukburi@acre", "zangi@aleppo")
    t.moves("franks", "assassins")
    assert t.offers("target") == ["saladin"], "the besieger's open block"
    assert t.offers("strike") == ["acre field", "aleppo field"]
    t.luck(0)
    t.dice(3, 3, 4)
    t.play("strike acre field")
    assert t.steps("keukburi") == 1
    assert not t.is_open("keukburi")


def test_cr_4_7_full_steps_and_the_surplus_is_lost() -> None:
    t = war("reynald_kerak@kerak!", "saladin@kerak", "walter@caesarea:3")
    t.moves("saracens", "assassins")
    t.luck(0)
    t.dice(1, 1, 1)
    t.play("strike kerak castle")
    assert t.town("reynald_kerak") == "lost"
    assert t.control("kerak") == "saracens"
    assert t.steps("walter") == 3


def test_cr_4_7_also_in_the_winter_turn() -> None:
    t = war("walter@caesarea:3", "zangi@aleppo", turn=6)
    t.moves("saracens", "assassins")
    t.luck(0)
    t.dice(1, 6, 6)
    t.play("strike caesarea field")
    assert t.steps("walter") == 2


def test_cr_4_7_no_enemy_on_the_map_no_effect() -> None:
    t = war("walter@caesarea")
    t.moves("franks", "assassins")
    assert (t.asked, t.key) == ("saracens", "spend-move")
    assert t.told("no-target")


def test_cr_4_8_guide_widens_the_roads_for_its_side() -> None:
    t = war("saladin@damascus", "keukburi@damascus", "al_afdal@damascus", "al_mashtub@damascus",
            "kurds_1@damascus", "walter@caesarea")  # fmt: skip
    t.moves("saracens", "guide")
    assert (t.g.guide, t.key) == (SARACENS, "spend-move")
    t.play("group damascus")
    for name in ("saladin", "keukburi", "al_afdal", "al_mashtub", "kurds_1"):
        t.play(f"march {name}", f"step {name} banyas", f"stop {name}")
    assert t.count("saracens", "banyas") == 5, "five on one major road"
    t.moves("franks", "move_1", first="saracens")
    assert t.g.caps() == t.g.charter.move_caps, "not for the other side"


def test_cr_4_9_jihad_lets_the_attacker_act_first() -> None:
    t = war("saladin@ajlun", "walter@tiberias", "genoa_pilgrims@tiberias")
    t.moves("franks", "jihad")
    t.play("group tiberias", "march walter", "step walter ajlun")
    t.play("march genoa_pilgrims", "step genoa_pilgrims ajlun")
    t.play("franks: jihad ajlun")
    t.play("saracens: end_moves", "fight ajlun")
    assert t.asked == "franks", "B and C before the defender's A"
    t.dice(6, 6, 6)
    t.play("fire walter")
    t.dice(6, 6, 6, 6)
    t.play("fire genoa_pilgrims")
    t.dice(6, 6, 6, 6)
    t.play("fire saladin")
    assert (t.g.round, t.asked) == (2, "saracens"), "round 2 is normal"


def test_cr_4_9_jihad_is_lost_by_not_storming() -> None:
    t = war("reynald_kerak@kerak!", "saladin@kerak", "walter@caesarea")
    t.moves("saracens", "jihad")
    t.play("end_moves", "jihad kerak", "franks: end_moves", "fight kerak", "done")
    t.play("franks: sally reynald_kerak")
    assert t.key == "action"
    assert t.g.attacker == FRANKS
    assert t.asked == "saracens", "A before B, as the besieger defends"


def test_cr_4_9_no_combat_no_bonus() -> None:
    t = war("saladin@damascus", "walter@caesarea")
    t.moves("saracens", "jihad")
    t.play("end_moves")
    assert t.g.jihad == NONE
    assert t.asked == "franks"


def test_cr_4_10_manna_one_step_for_three_different_blocks() -> None:
    t = war("walter@acre:1", "balian@acre:2", "king_guy@acre:4", "conrad@tyre:1!", "saladin@tyre",
            "richard@england:2")  # fmt: skip
    t.moves("franks", "manna")
    assert t.offers("manna") == ["balian", "conrad", "walter"]
    t.play("manna walter")
    assert t.refused("manna walter") == "CR-4.10"
    t.play("done")
    assert (t.steps("walter"), t.steps("balian"), t.key) == (2, 2, "spend-move")


def test_cr_4_11_guide_and_jihad_give_a_group_move_and_nothing_else() -> None:
    t = war("walter@acre", "balian@nablus", "barbarossa@germania", "frederik@germania",
            "leopold@germania", "zangi@aleppo")  # fmt: skip
    t.moves("franks", "guide")
    assert {code.split()[0] for code in t.options} == {"group", "end_moves"}
    assert t.refused("muster acre") == "CR-4.11"
    assert t.refused("sail walter") == "CR-4.11"
    assert t.refused("enter barbarossa") == "CR-4.11"
    t.play("end_moves")
    assert t.asked == "saracens"


def test_cr_4_12_unused_moves_are_lost() -> None:
    t = war("walter@acre", "zangi@aleppo")
    t.moves("franks", "move_3")
    ask = t.ask
    assert ask is not None
    assert ask.subject == 3
    t.play("end_moves")
    assert t.asked == "saracens"


def test_cr_4_13_sieges_go_on_whatever_was_played() -> None:
    t = war("reynald_kerak@kerak:2!", "saladin@kerak", "walter@caesarea")
    t.moves("saracens", "manna")
    t.play("done", "franks: end_moves", "fight kerak")
    assert t.key == "declare-storm"
