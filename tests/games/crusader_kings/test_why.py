"""What questions leave out, by rule and thing; what they tell of what they offer; faces."""

from __future__ import annotations

from palatine.games.crusader_kings import names
from palatine.games.crusader_kings.crusade import Crusade
from palatine.games.crusader_kings.game import GAME
from palatine.games.crusader_kings.intrigue import Plots
from palatine.games.crusader_kings.marriage import new_courtship
from palatine.games.crusader_kings.names import DROP_CARD, PLAN, TITLE
from palatine.games.crusader_kings.realm import Build
from palatine.games.crusader_kings.tables import BIT, MOST_PLOTS
from palatine.games.crusader_kings.trade import HandCards
from palatine.games.crusader_kings.war import new_declaration
from palatine.kernel.flow import advance
from palatine.kernel.lexicon import NONE
from tests.games.crusader_kings.court import Court, region
from tests.helpers import frame_of


def refused(c: Court) -> dict[str, str]:
    """Codes of what the open question leaves out, with the rule."""
    ask = advance(c.g)
    assert ask is not None
    return {c.words.code(refusal.option): refusal.rule for refusal in ask.refusals}


def noted(c: Court, code: str) -> list[tuple[str, list[int]]]:
    ask = advance(c.g)
    assert ask is not None
    option = c.words.option(code)
    return [(note.key, note.numbers) for note in ask.notes if note.option == option]


def test_ck_rea_1_a_region_with_a_castle_is_refused() -> None:
    c = Court()
    c.g.gold[c.seat("frankish")] = 9
    c.g.castles |= BIT[region("paris")]
    c.g.call(Build(c.seat("frankish"), 0, NONE, 0))
    assert refused(c)["build paris"] == "CK-REA-1"


def test_ck_war_2_an_attack_without_casus_belli_is_refused_with_whom_it_lacks() -> None:
    c = Court()
    seat = c.seat("frankish")
    c.g.armies |= BIT[region("paris")]
    c.g.give_land(region("normandy"), c.seat("english"))
    c.g.call(new_declaration(c.g, seat))
    assert refused(c)["attack paris normandy"] == "CK-WAR-2"
    ask = advance(c.g)
    assert ask is not None
    wanted = c.words.option("attack paris normandy")
    things = [refusal.thing for refusal in ask.refusals if refusal.option == wanted]
    assert things == [c.seat("english")]
    offered = next(code for code in c.options() if code.startswith("attack paris"))
    assert noted(c, offered) == [("needs", [1, 1])]


def test_ck_int_1_a_plot_is_made_once() -> None:
    c = Court()
    seat = c.seat("frankish")
    c.g.gold[seat] = 5
    c.g.call(frame_of(Plots, seat=seat, done_plots=1, count=1, most=MOST_PLOTS))
    assert refused(c)["scheme fabricate_casus_belli"] == "CK-INT-1"


def test_ck_cru_1_a_daughter_is_not_sent() -> None:
    c = Court()
    c.person("frankish", "child_1", "female")
    c.person("frankish", "child_2", "male", "brave")
    c.g.call(Crusade(c.seat("frankish"), NONE))
    assert refused(c) == {"send child_1": "CK-CRU-1"}
    assert [key for key, _ in noted(c, "send child_2")] == ["who-trait"]


def test_plans_show_others_nothing_but_their_size() -> None:
    c = Court()
    one = PLAN.option(TITLE.numbers["war_02"], TITLE.numbers["tax_02"])
    other = PLAN.option(TITLE.numbers["tax_02"], TITLE.numbers["realm_04"])
    assert GAME.face(c.g, 1, one) == GAME.face(c.g, 1, other)


def test_ck_trd_7_a_card_that_changes_hands_shows_its_face_to_two() -> None:
    c = Court()
    c.g.frames.append(HandCards(0, 1, 2, 1))
    one = DROP_CARD.option(TITLE.numbers["war_02"])
    other = DROP_CARD.option(TITLE.numbers["war_03"])
    assert GAME.face(c.g, 2, one) == GAME.face(c.g, 2, other)
    assert GAME.face(c.g, 1, one) != GAME.face(c.g, 1, other)


def test_ck_end_1_statistics_count_points_by_what_they_are_for() -> None:
    c = Court()
    rows = {(row.key, row.category): row.numbers for row in GAME.statistics(c.g)}
    assert rows[("points", 0)][c.seat("frankish")] == len(c.realm("frankish"))
    assert rows[("shields", NONE)] == [0] * 5


def test_a_note_hid_the_name_and_the_trait_of_a_negative_lord() -> None:
    """CK-MAR-3: who agrees without a check is told together with whom one would marry."""
    c = Court()
    c.no_lords()
    brave = c.lord("wales", "female", "brave")
    weak = c.lord("ireland", "female", "weak")
    c.run(new_courtship(c.seat("english")))
    c.play("marry ruler")
    ask = advance(c.g)
    assert ask is not None
    notes = {c.words.code(note.option): (note.key, note.numbers) for note in ask.notes}
    assert len(notes) == len(ask.notes), "an option has one note"
    trait = names.TRAIT.numbers
    assert notes["to_lord wales"] == ("who-trait", [brave, trait["brave"]])
    assert notes["to_lord ireland"] == ("who-trait-no-check", [weak, trait["weak"]])
