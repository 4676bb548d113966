"""CP: the Clockwork Prince's turn, phase by phase (CP-GEN, -SET, -THR, -SEA, -ACT, -CLN)."""

from __future__ import annotations

from pathlib import Path

import pytest

from palatine.games import find
from palatine.games.oath.cards import move_banner
from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.power import BE_EXILED
from palatine.games.oath.prince import offers
from palatine.games.oath.prince_mind import assess, decider, threat_player
from palatine.games.oath.prince_search import PrinceSearch, new_prince_search
from palatine.games.oath.prince_tables import (
    CELL_IDS,
    CONSPIRATORS,
    FRIENDS,
    NO_THREAT,
    OATHKEEPER,
    SUCCESSOR,
    TACTICS,
    USURPER,
    VISION,
)
from palatine.games.oath.scepter import citizenship_acts
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    SITE_CAPACITY,
    SLOTS,
)
from palatine.games.oath.title import take_title
from palatine.games.oath.tokens import burn_favor, is_forbidden, own_favor, spendable, take_favor
from palatine.games.oath.turn import refreshed_supply
from palatine.games.oath.victory import USURPER_WINS
from palatine.kernel import journal
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, advance, choose, run_once
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import digest, read, write
from palatine.kernel.sight import guess, seen_by
from tests.games.oath.princely import (
    at,
    cell,
    conspirators,
    do,
    finish,
    friends,
    princely,
    row_of,
    rule,
    run,
    stand,
    told,
    turn,
)
from tests.games.oath.table import card, lay_relic, put, relic, suit, top_of_world

LEVELS = ["limited", "extended"]


def search(g: Oath) -> PrinceSearch:
    """His search, to its end."""
    frame = new_prince_search(g)
    turn(g, 99)
    g.call(frame)
    finish(g)
    return frame


# options and set-up


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("role", ["chancellor", "exile"])
def test_seats(people: int, role: str) -> None:
    """CP-GEN-02, CP-GEN-12, OA-OPT-01: one to five people, the Prince last in number."""
    g = GAME.start(GAME.config(people, {"prince": role}), fast("seats"))
    assert isinstance(g, Oath)
    assert g.seats == people + 1
    assert g.prince == people
    assert g.config.seat_names[g.chancellor] == "purple"
    assert (g.prince == g.chancellor) == (role == "chancellor")
    assert g.order[0] == g.chancellor
    assert g.houses == 1 << g.prince
    assert g.bank == [4 if people + 1 > 4 else 3] * 6  # OA-SET-04


def test_options() -> None:
    """OA-OPT-01, OA-OPT-02, CP-PWR-05: auto is the Chancellor of one person alone."""
    assert GAME.config(1, {}).seat_names == ["red", "purple"]
    assert GAME.config(2, {}).seat_names == ["purple", "red"]
    for people, options, key in [
        (1, {"prince": "none"}, "one-needs-a-prince"),
        (6, {"prince": "exile"}, "no-seat-for-a-prince"),
        (4, {"prince": "exile", "start": "tutorial"}, "tutorial-has-no-prince"),
    ]:
        with pytest.raises(BadData, match=key):
            GAME.config(people, options)


@pytest.mark.parametrize("role", ["chancellor", "exile"])
def test_setup(role: str) -> None:
    """CP-SET-01 to CP-SET-08: no cards, favor, secrets or Reliquary; tokens on their spaces."""
    g = GAME.start(GAME.config(2, {"prince": role, "goal": "devotion"}), fast("set-up"))
    assert isinstance(g, Oath)
    assert (g.favor[g.prince], g.secrets[g.prince], g.supply[g.prince]) == (0, 0, 0)
    assert g.board[g.prince] == 3  # CP-SET-01: warbands of his role
    assert g.advisers == []
    assert g.adviser_of.count(g.prince) == 0
    assert g.reliquary == [NONE] * 4  # CP-SET-02, CP-SET-08
    assert g.relation == [NONE] * 6  # CP-SET-04
    assert CELL_IDS[g.cell] == CELL_IDS[g.start_cell] == "d0"  # CP-SET-05
    assert (g.threat, g.tactics) == (NO_THREAT, 0)  # CP-SET-06
    assert g.pawn[g.prince] == 0  # CP-SET-07
    assert g.held_by == [g.chancellor]
    assert g.banner_of[DARKEST_SECRET] == g.chancellor
    if role == "exile":  # CP-SET-03: the human Chancellor reads the princely table
        assert refreshed_supply(g, g.chancellor) == 5  # 17 in the bank


def test_no_reliquary() -> None:
    """CP-SET-08: an offer of the Scepter's holder is the bottom relic of the deck."""
    g = princely("exile", 2)
    bottom = g.relic_deck[0]
    assert g.filled_spaces() == [0]
    assert g.relic_in(0) == bottom
    ask = Ask(0, "act")
    citizenship_acts(g, 0, ask, 0)
    assert ask.count == 1  # CP-GEN-07: not to the Prince
    g.relic_deck = []
    g.relic_deck_known = []
    assert g.filled_spaces() == []


# general


def test_conspirators_are_advisers() -> None:
    """CP-GEN-03: tokens of the Conspirators column count as faceup advisers."""
    from palatine.games.oath.cards import suit_count
    from palatine.games.oath.powers.others import matching
    from palatine.games.oath.recover import is_secret_loose
    from tests.games.oath.table import advise

    g = princely("exile", 1)
    conspirators(g, beast=1)
    friends(g, order=3)
    assert suit_count(g, g.prince, suit("beast")) == 1
    assert suit_count(g, g.prince, suit("order")) == 0
    advise(g, "purple", "wolves", "rangers")  # EX-CP-30
    assert matching(g, 0, g.prince) == 2
    put(g, "cradle_1", "roving_terror")
    assert not is_secret_loose(g, g.prince)
    put(g, "cradle_1", "keep")
    assert is_secret_loose(g, g.prince)


def test_relics_keep_their_order() -> None:
    """CP-GEN-04: relics lie in the order in which they were taken."""
    from palatine.games.oath.cards import hold_relic

    g = princely()
    for id in ("whistle", "ivory_eye"):
        g.relic_deck.remove(relic(id))
        g.relic_deck_known.pop()
        hold_relic(g, 0, relic(id))
    assert g.relics_of(0) == [relic("whistle"), relic("ivory_eye")]


def test_no_citizen_leaves() -> None:
    """CP-GEN-06, EX-CP-15: nobody leaves the Empire; Citizens refresh by the Prince's bank."""
    g = princely("chancellor", 2)
    g.citizens = 1
    assert is_forbidden(g, 0, BE_EXILED)
    assert not is_forbidden(princely("exile", 2), 0, BE_EXILED)
    rule(g, g.prince, "cradle_2", 24 - 12 - g.board[g.prince] - g.board[0])
    assert g.in_bank(g.prince) == 12
    assert refreshed_supply(g, 0) == 5


def test_no_supply() -> None:
    """CP-GEN-08: Supply that he would gain or spend is ignored."""
    g = princely()
    g.gain_supply(g.prince, 3)
    g.spend_supply(g.prince, 2)
    assert g.supply[g.prince] == 0


def test_ambitions() -> None:
    """CP-GEN-13: ordinary favor is taken first; of his own accord he does not spend Ambitions."""
    g = princely()
    g.favor[g.prince] = 5
    g.ambitions = 3
    assert (own_favor(g, g.prince), spendable(g, g.prince)) == (2, 2)
    take_favor(g, 0, g.prince, 3)
    assert (g.favor[g.prince], g.ambitions) == (2, 2)
    burn_favor(g, g.prince, 1)
    assert (g.favor[g.prince], g.ambitions) == (1, 1)


def test_no_adviser_comes_to_him() -> None:
    """CP-GEN-14: the Pied Piper cannot choose him."""
    from tests.games.oath.table import act, advise, options, play

    g = princely("exile", 2)
    advise(g, "blue" if g.prince != 2 else "red", "pied_piper")
    g.secrets[1] = 5
    g.favor[1] = 5
    act(g, "red")
    if "use pied_piper" in options(g):
        play(g, "use pied_piper")
        assert g.adviser_of.count(g.prince) == 0


def test_blackmail_is_paid() -> None:
    """CP-GEN-15: he buys himself off if he has the favor on his board."""
    from palatine.games.oath.names import CHOOSE_SEAT, GIVE_FAVOR, GIVE_RELIC, NO, YES
    from palatine.games.oath.prince_answers import house_answer
    from palatine.games.oath.tables import POWER_IDS

    g = princely()
    ask = Ask(g.prince, "power-of", POWER_IDS.index("blackmail"), 0)
    ask.offer(GIVE_FAVOR.option(3))
    ask.offer(GIVE_RELIC.option(2))
    assert house_answer(g, ask) == GIVE_FAVOR.option(3)
    other = Ask(g.prince, "power-of", POWER_IDS.index("wolves"), 0)  # a may: no
    other.offer(YES.option())
    other.offer(NO.option())
    assert house_answer(g, other) == NO.option()
    must = Ask(g.prince, "power-of", POWER_IDS.index("wolves"), 0)  # a must: the leftmost
    must.offer(CHOOSE_SEAT.option(0))
    must.offer(CHOOSE_SEAT.option(1))
    assert house_answer(g, must) == CHOOSE_SEAT.option(0)


def test_threat_player() -> None:
    """CP-GEN-16, CP-PWR-04, CP-PWR-11: who threatens, and who decides for the Prince."""
    g = princely("chancellor", 3, "extended")
    assert threat_player(g) == NONE
    assert decider(g) == g.order[-1]  # the human on his own right
    take_title(g, 1)
    g.threat = OATHKEEPER
    assert threat_player(g) == 1
    assert decider(g) == 0  # on the right of the threat
    take_title(g, 0)
    assert decider(g) == 2  # the Prince sits there: the next human beyond
    one = princely("chancellor", 1, "extended")
    take_title(one, 0)
    one.threat = OATHKEEPER
    assert decider(one) == 0


# threats


def test_no_threat() -> None:
    """CP-THR-01: nothing holds, the tokens stay."""
    g = princely()
    at(g, "p2")
    turn(g)
    run(g)
    assert told(g, "prince-no-threat")
    assert not told(g, "prince-tokens")


def test_successor() -> None:
    """CP-THR-02, CP-THR-06, EX-CP-01: a Citizen with the Darkest Secret under The People."""
    g = princely("chancellor", 2, goal="the_people")
    g.citizens = 1
    move_banner(g, DARKEST_SECRET, 0)
    at(g, "p2")
    threat = assess(g)
    assert (threat.space, threat.player, CELL_IDS[threat.cell]) == (SUCCESSOR, 0, "d0")
    from palatine.games.oath.prince import look

    look(g)
    assert (cell(g), CELL_IDS[g.start_cell]) == ("d0", "d0")


def test_cells_of_successors() -> None:
    """CP-THR-06: each goal of a Successor has its cell."""
    for goal, where in [("supremacy", "r0"), ("protection", "p0"), ("devotion", "g0")]:
        g = princely("chancellor", 2, goal=goal)
        g.citizens = 1
        if goal == "supremacy":
            for banner in range(2):
                move_banner(g, banner, 0)
        elif goal == "protection":
            move_banner(g, PEOPLES_FAVOR, 0)
        else:
            at_holder = g.held.index(GRAND_SCEPTER)
            g.held_by[at_holder] = 0
        assert CELL_IDS[assess(g).cell] == where


def test_usurper_and_oathkeeper() -> None:
    """CP-THR-03, CP-THR-05: an Exile with the title; in round 8 as if Usurper."""
    g = princely("chancellor", 2)
    take_title(g, 0)
    assert assess(g).space == OATHKEEPER
    g.round = 8
    assert assess(g).space == USURPER
    g.round = 5
    g.usurper = True
    assert assess(g).space == USURPER
    for goal, where in [("the_people", "p0"), ("protection", "r0"), ("devotion", "d0")]:
        h = princely("chancellor", 2, goal=goal)
        take_title(h, 0)
        assert CELL_IDS[assess(h).cell] == where


def test_vision() -> None:
    """CP-THR-04, CP-THR-11: a fulfilled Vision; of two the first in turn order."""
    g = princely("chancellor", 3)
    g.visions_drawn = 3
    for seat, id, banner in [
        (1, "vision_of_rebellion", PEOPLES_FAVOR),
        (0, "vision_of_faith", DARKEST_SECRET),
    ]:
        g.vision[seat] = card(id)
        move_banner(g, banner, seat)
    threat = assess(g)
    assert (threat.space, threat.player, CELL_IDS[threat.cell]) == (VISION, 0, "d0")
    g.visions_drawn = 2
    assert assess(g).space == NO_THREAT


def test_exile_prince_always_fears_the_usurper() -> None:
    """CP-GEN-07, CP-GEN-09, CP-THR-09, CP-THR-10, EX-CP-27: threat, flip, and then he wins."""
    g = princely("exile", 1)
    take_title(g, g.prince)
    rule(g, g.prince, "cradle_2", 1)
    turn(g)
    run(g)
    assert g.threat == USURPER
    assert g.usurper
    turn(g)
    run(g)
    assert g.threat == NO_THREAT
    assert g.ended == USURPER_WINS
    assert g.places[g.prince] == 1


def test_tokens_stay_or_go() -> None:
    """CP-THR-07: they stay for the same threat in its quadrant, else both go to its cell."""
    from palatine.games.oath.prince import look

    g = princely("chancellor", 2)
    take_title(g, 0)
    at(g, "s3")
    look(g)
    assert cell(g) == "s0"  # a new threat
    at(g, "s3")
    look(g)
    assert cell(g) == "s3"  # the same, and in its quadrant
    at(g, "r1")
    look(g)
    assert cell(g) == "s0"  # the same, elsewhere


def test_first_turn_has_no_phase_1() -> None:
    """EX-CP-16: phase 1 is skipped whole on his first turn."""
    g = princely("chancellor", 1)
    take_title(g, 0)
    g.round = 1
    turn(g)
    run(g)
    assert not told(g, "prince-threat")
    assert g.threat == NO_THREAT


@pytest.mark.parametrize("level", LEVELS)
def test_wake(level: str) -> None:
    """CP-THR-08: he places a favor on the People's Favor, twice on the Mob side, never takes off;
    at an opportunity site he takes favor first."""
    g = princely("chancellor", 1, level, {"cradle_1": "salt_flats"})
    move_banner(g, PEOPLES_FAVOR, g.prince)
    g.banner_tokens[PEOPLES_FAVOR] = 3
    g.mob = True
    g.favor[g.prince] = 3
    g.ambitions = 2
    g.site_favor[0] = 1
    g.site_secrets[0] = 1
    frame = turn(g)
    while frame.step < 2 or len(g.frames) > 2:
        run_once(g)
    assert g.banner_tokens[PEOPLES_FAVOR] == 4  # one of ordinary favor, none of Ambitions
    assert g.site_favor[0] == 0
    assert g.site_secrets[0] == 1


# search


def test_search_example() -> None:
    """CP-SEA-04, CP-SEA-06, CP-ACT-01, EX-CP-02: the first-drawn Hearth card, adviser-only."""
    g = princely()
    at(g, "s1")
    friends(g, hearth=2, discord=1)
    top_of_world(g, "scryer", "charming_friend", "storyteller")
    frame = search(g)
    assert frame.card == card("charming_friend")
    assert g.ambitions == 1
    assert g.bank[suit("hearth")] == 2
    assert g.tactics == 1
    assert (row_of(g, "hearth"), row_of(g, "discord")) == (3, 1)


def test_play_to_the_cradle_first() -> None:
    """CP-SEA-05, CP-TIE-01, CP-TIE-02, EX-CP-03: the topmost site with room from the Cradle on."""
    g = princely()
    put(g, "cradle_1", "longbows", "taming_charm")
    assert SITE_CAPACITY[g.site[0]] <= 2 or len(g.cards_at(0)) < 3
    at(g, "s1")
    top_of_world(g, "storyteller", "elders", "wolves")
    stand(g, g.prince, "hinterland_1")
    frame = search(g)
    slots = [n for n in range(SLOTS) if frame.card in g.cards_at(n)]
    assert slots
    assert slots[0] in (0, 1)
    assert g.favor[g.prince] == 1  # from the bank of its suit


def test_choice_of_cards() -> None:
    """CP-SEA-04, EX-CP-04, EX-CP-08: first drawn without a suit; same space: first there."""
    g = princely()
    at(g, "s1")
    top_of_world(g, "wolves", "elders", "scryer")
    assert search(g).card == card("wolves")
    h = princely()
    at(h, "s1")
    friends(h, beast=2, order=2)
    top_of_world(h, "keep", "wolves", "scryer")
    assert search(h).card == card("wolves")
    k = princely()  # a quadrant of conspirators looks at the other column
    at(k, "d1")
    friends(k, beast=4)
    conspirators(k, hearth=1)
    top_of_world(k, "wolves", "storyteller", "scryer")
    assert search(k).card == card("storyteller")


def test_tactics_by_plans() -> None:
    """CP-SEA-03, CP-GEN-05: each battle plan drawn moves the token; it stops at the end."""
    g = princely()
    at(g, "s1")
    top_of_world(g, "keep", "longbows", "wolves")
    search(g)
    assert g.tactics == 2
    g.tactics = len(TACTICS) - 1
    top_of_world(g, "wrestlers", "elders", "rangers")
    search(g)
    assert g.tactics == len(TACTICS) - 1


def test_visions_do_not_stop_him() -> None:
    """CP-SEA-01, CP-SEA-08, CP-GEN-01: he draws on despite OA-SEA-03; Visions stay unseen."""
    g = princely()
    at(g, "s1")
    top_of_world(g, "vision_of_faith", "vision_of_conquest", "conspiracy", "wolves", "elders")
    frame = search(g)
    assert g.visions_drawn == 3
    assert frame.card == card("wolves")
    pile, known = g.provinces, g.provinces_known
    assert pile == [card("vision_of_faith"), card("vision_of_conquest"), card("conspiracy")]
    assert known == [0, 0, 0]


def test_nobody_sees_which_vision_he_has_drawn() -> None:
    """CP-SEA-02: denizens lie open, of Visions only the back; guesses deal any of them."""
    g = princely("chancellor", 1, "extended")
    at(g, "s1")
    put(g, "cradle_1", "welcoming_party")
    top_of_world(g, "vision_of_faith", "keep", "wolves")
    turn(g, 99)
    g.call(new_prince_search(g))
    ask = advance(g)
    assert ask is not None
    assert (ask.key, ask.on_behalf_of) == ("play-modifiers", g.prince)
    seen = seen_by(g, 0)
    found: set[int] = set()
    for n in range(12):
        world = guess(seen, 0, fast(f"guess {n}"))
        frame = next(one for one in world.frames if isinstance(one, PrinceSearch))
        found.add(frame.drawn[0])
        assert frame.drawn[1:] == [card("wolves")]
    assert len(found) > 1
    assert all(CARD_IDS[n].startswith("vision") or n == card("conspiracy") for n in found)


def test_relations_rise() -> None:
    """CP-SEA-07: neutral into row 1 of the quadrant's column, others up their own, not beyond."""
    g = princely()
    at(g, "d1")
    top_of_world(g, "wolves", "elders", "scryer")
    search(g)
    assert g.relation[suit("beast")] == CONSPIRATORS
    assert row_of(g, "beast") == 1
    friends(g, hearth=4)
    at(g, "s1")
    top_of_world(g, "storyteller", "elders", "scryer")
    search(g)
    assert (g.relation[suit("hearth")], row_of(g, "hearth")) == (FRIENDS, 4)


def test_empty_deck() -> None:
    """CP-SEA-09, CP-ACT-07: nothing is played, row 1 counts; a Search cell counts all the same."""
    g = princely()
    g.world = []
    g.world_known = []
    g.world_part = []
    frame = turn(g, 2)
    while frame.step != 4:
        run_once(g)
    assert told(g, "prince-no-card")
    assert frame.left == 2
    assert do(g, "s5") == NONE


def test_draw_counts() -> None:
    """CP-SEA-10: Marshes 1 fewer, Augury 1 more, Truthful Harp 2 more, never below 1."""
    from palatine.games.oath.cards import hold_relic

    g = princely(sites={"cradle_1": "marshes"})
    assert (new_prince_search(g).draw, new_prince_search(g).extra) == (3, -1)
    put(g, "cradle_1", "augury")
    assert new_prince_search(g).extra == 0
    g.relic_deck.remove(relic("truthful_harp"))
    hold_relic(g, g.prince, relic("truthful_harp"))
    assert new_prince_search(g).extra == 2


def test_homeland_is_his() -> None:
    """CP-SEA-11: his play is a play: the Homeland's reward is his; no When Played if limited."""
    g = princely(sites={"cradle_1": "deep_woods"})
    lay_relic(g, "cradle_1", "map")
    at(g, "s1")
    top_of_world(g, "wolves", "elders", "scryer")
    search(g)
    assert g.relics_of(g.prince)[-1] == relic("map")


@pytest.mark.parametrize("level", LEVELS)
def test_when_played(level: str) -> None:
    """CP-PWR-03, CP-SEA-11: When Played happens on the extended level only."""
    g = princely("chancellor", 1, level)
    at(g, "s1")
    top_of_world(g, "garrison", "elders", "scryer")
    rule(g, g.prince, "cradle_1", 1)
    before = g.board[g.prince]
    search(g)
    is_changed = g.board[g.prince] != before or g.garrison[0] != 1 or len(g.frames) > 2
    assert is_changed == (level == "extended")


# actions


def test_number_of_actions() -> None:
    """CP-ACT-01, CP-SEA-20, EX-CP-31: the row counts once; a Search later changes nothing."""
    g = princely()
    at(g, "s2")
    friends(g, hearth=1)
    top_of_world(g, "storyteller", "elders", "scryer")
    frame = turn(g, 2)
    while frame.step != 4:
        run_once(g)
    assert frame.left == 3
    assert told(g, "prince-actions") == [[3, *[NONE] * 4]]


def test_skipped_cells_do_not_count() -> None:
    """CP-ACT-02, CP-ACT-04, CP-TVL-03, CP-TRD-04, EX-CP-20: S1 gains a favor, S2 is skipped."""
    g = princely()
    g.board[g.prince] = 0
    at(g, "s0")
    g.bank = [0, 2, 0, 0, 0, 0]
    start = g.start_cell
    frame = turn(g, 5, 1)
    while frame.step == 5:
        run_once(g)
    assert cell(g) == "s1"
    assert g.favor[g.prince] == 1
    assert g.bank == [0, 1, 0, 0, 0, 0]
    assert g.start_cell == start  # CP-ACT-02
    frame.step, frame.left = 5, 1
    g.favor[g.prince] = 0
    while frame.step == 5:
        run_once(g)
    assert any(numbers[0] == CELL_IDS.index("s2") for numbers in told(g, "prince-skips"))


def test_threat_cells_have_no_action() -> None:
    """CP-ACT-05: a token leaves them by their arrows."""
    from palatine.games.oath.prince import next_arrow
    from palatine.games.oath.prince_tables import NO_ACTION, SHEET

    for n in range(5):
        assert SHEET.action[n] == NO_ACTION
        g = princely()
        g.cell = n
        assert next_arrow(g) >= 0


def test_guard() -> None:
    """CP-ACT-06: after as many cells as the sheet has without an action phase 3 ends."""
    g = princely()
    frame = turn(g, 5, 3)
    frame.passed = len(CELL_IDS)
    frame.run(g)
    assert frame.step == 6


# cleanup


def test_cleanup() -> None:
    """CP-CLN-01, CP-CLN-02: favor on cards to the banks, secrets turn up, start token follows."""
    g = princely()
    put(g, "cradle_1", "wolves")
    g.load(card("wolves"), 1, 0)
    g.flipped[g.prince] = 2
    at(g, "s1")
    g.cell = CELL_IDS.index("s4")
    turn(g, 7)
    run(g)
    assert g.bank[suit("beast")] == 4
    assert (g.secrets[g.prince], g.flipped[g.prince]) == (2, 0)
    assert CELL_IDS[g.start_cell] == "s4"


def test_offers() -> None:
    """CP-CLN-03, CP-CLN-04, EX-CP-26: each Exile but who would be Successor; the bottom relic."""
    g = princely("chancellor", 2, goal="the_people")
    move_banner(g, PEOPLES_FAVOR, 0)
    move_banner(g, DARKEST_SECRET, 1)
    take_title(g, 0)
    g.threat = OATHKEEPER
    bottom = g.relic_deck[0]
    turn(g, 8)
    ask = advance(g)
    assert ask is not None
    assert (ask.seat, ask.key) == (0, "prince-offer")
    assert g.relic_deck_known[0] == 1  # seen by who is asked alone
    choose(g, 0, ask.options[0])
    advance(g)
    assert g.is_citizen(0)
    assert bottom in g.relics_of(0)
    assert len(told(g, "prince-offers")) == 1  # blue meets the Successor goal


@pytest.mark.parametrize("case", ["title", "no threat", "successor", "exile"])
def test_no_offers(case: str) -> None:
    """CP-CLN-03: none with the title, without a threat, against a Successor, or as an Exile."""
    g = princely("exile" if case == "exile" else "chancellor", 2)
    if case != "title":
        take_title(g, 0)
    g.threat = {"no threat": NO_THREAT, "successor": SUCCESSOR}.get(case, OATHKEEPER)
    before = len(g.frames)
    offers(g)
    assert len(g.frames) == before


def test_refused_relic_stays() -> None:
    """CP-CLN-04: a refused relic stays at the bottom; an empty deck ends the offers."""
    g = princely("chancellor", 3)
    take_title(g, 0)
    g.threat = OATHKEEPER
    bottom = g.relic_deck[0]
    turn(g, 8)
    for seat in range(3):
        ask = advance(g)
        assert ask is not None
        if ask.key != "prince-offer":
            break
        assert ask.seat == seat
        choose(g, seat, ask.options[1])
    assert g.relic_deck[0] == bottom
    h = princely("chancellor", 2)
    take_title(h, 0)
    h.threat = OATHKEEPER
    h.relic_deck = []
    h.relic_deck_known = []
    turn(h, 8)
    advance(h)
    assert not told(h, "prince-offers")


# always one result


@pytest.mark.parametrize("role", ["chancellor", "exile"])
@pytest.mark.parametrize("seed", range(4))
def test_his_turn_is_a_function_of_the_position(role: str, seed: int) -> None:
    """Two copies of a position, and the same one read anew, come to the same end of his turn."""
    g = GAME.start(GAME.config(2, {"prince": role}), fast(f"same {seed}"))
    assert isinstance(g, Oath)
    chance = fast(f"people {seed}")
    for _ in range(120):
        ask = advance(g)
        if ask is None:
            break
        option = ask.nth(chance.below(ask.count))
        twin = g.copy()
        choose(twin, int(ask.seat), option)
        choose(g, int(ask.seat), option)
        advance(twin)
        advance(g)
        assert digest(twin) == digest(g)


@pytest.mark.parametrize("name", ["oath-2-usurper", "oath-2-successor"])
def test_what_was_written_before_him_stays_good(name: str) -> None:
    """OA-OPT-01: a journal that does not name the Prince has none, with the same digests."""
    path = Path(__file__).parents[2] / "playthroughs" / f"{name}.journal"
    text = path.read_text("utf-8")
    old = text.replace("prince=auto prince_powers=limited ", "")
    assert old != text
    g = journal.replay(journal.parse(old, find)).g
    assert isinstance(g, Oath)
    assert g.prince == NONE
    assert digest(g) == digest(journal.replay(journal.parse(text, find)).g)


# positions


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("relation_row", {"beast": 9}, "relation_row"),
        ("relation_row", {"beast": 2}, "relation_row differs"),
        ("arrivals", ["beast"], "arrivals"),
        ("tactics", 9, "tactics"),
        ("ambitions", 7, "ambitions"),
        ("threat_cell", "s1", "threat_cell"),
        ("cell", None, "cell"),
        ("threat", None, "threat"),
    ],
)
def test_positions_are_refused_by_field(field: str, value: object, message: str) -> None:
    """A position whose Prince stands where he cannot is refused with the field's name."""
    g = GAME.start(GAME.config(1, {"chronicle": "none"}), fast("position"))
    document = write(g)
    assert read(GAME, document, fast("again")).config.people == 1
    document["fields"][field] = value
    with pytest.raises(BadData, match=message):
        read(GAME, document, fast("again"))


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("role", ["chancellor", "exile"])
def test_matches_of_every_kind(role: str, level: str, people: int) -> None:
    """CP-GEN-02, CP-PWR-04: a whole match with random people, under all invariants; on the limited
    level nobody is asked for him, and every position is read as it was written."""
    config = GAME.config(
        people, {"prince": role, "prince_powers": level, "world": "mixed", "chronicle": "none"}
    )
    g = GAME.start(config, fast(f"whole {role} {level} {people}"))
    assert isinstance(g, Oath)
    chance = fast("people")
    count = 0
    while (ask := advance(g)) is not None:
        assert ask.seat < people
        assert level == "extended" or ask.on_behalf_of == NONE
        assert ask.on_behalf_of in (NONE, g.prince)
        if count % 12 == 0:
            check(g)
            assert digest(read(GAME, write(g), fast("x"))) == digest(g)
        choose(g, int(ask.seat), ask.nth(chance.below(ask.count)))
        count += 1
    assert g.places.count(1) == 1


def test_what_is_told_of_him_is_his_line() -> None:
    """A line of the chronicle is the first seat's that it names: here always the Prince's."""
    facts = GAME.words.facts
    own = [key for key in facts if key.startswith("prince-")]
    assert len(own) > 20
    assert all(facts[key].kinds[0].is_seat for key in own)
    g = princely()
    turn(g)
    run(g)
    assert told(g, "prince-moves")  # and the helper compares the seat
