"""CP-PWR: which powers bind the Prince, which he uses, and who decides for him."""

from __future__ import annotations

import pytest

from palatine.games.oath.battle import war_of
from palatine.games.oath.campaign import Campaign, new_campaign
from palatine.games.oath.cards import hold_relic, move_banner
from palatine.games.oath.names import CHOOSE_NUMBER, CHOOSE_SEAT, NO, PASS, REFUSE, USE, YES
from palatine.games.oath.prince_answers import Deputy, house_answer
from palatine.games.oath.prince_campaign import own_plans
from palatine.games.oath.prince_harm import harming_actions, harming_plans, harms
from palatine.games.oath.prince_mind import can_recover_banner, muster_deed, trade_yield
from palatine.games.oath.prince_search import new_prince_search
from palatine.games.oath.prince_tables import (
    HARMING_ACTION,
    HARMING_PLAN,
    IGNORED,
    LIMITED_MODIFIER,
    LIMITED_PLAN,
    OATHKEEPER,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    DARKEST_SECRET,
    FACE_IDS,
    FIRST_EDIFICE,
    FIRST_RELIC,
    FIRST_RUIN,
    PEOPLES_FAVOR,
    POWER_IDS,
    POWER_ROWS,
)
from palatine.games.oath.title import take_title
from palatine.games.oath.travel import new_travel
from palatine.games.oath.victory import EndOfRound
from palatine.kernel.flow import Ask, advance, choose
from palatine.kernel.lexicon import NONE
from tests.games.oath.princely import (
    at,
    conspirators,
    do,
    finish,
    friends,
    princely,
    rule,
    stand,
    told,
    turn,
)
from tests.games.oath.table import card, put, relic, slot, suit, top_of_world

PLANS = [POWER_IDS[n] for n in range(len(POWER_IDS)) if LIMITED_PLAN[n]]
MODIFIERS = [POWER_IDS[n] for n in range(len(POWER_IDS)) if LIMITED_MODIFIER[n]]
ACTIONS = [POWER_IDS[n] for n in range(len(POWER_IDS)) if HARMING_ACTION[n]]
HARMING = [POWER_IDS[n] for n in range(len(POWER_IDS)) if HARMING_PLAN[n]]
BLIND = [POWER_IDS[n] for n in range(len(POWER_IDS)) if IGNORED[n]]


def number(id: str) -> int:
    return POWER_IDS.index(id)


def bring(g: Oath, id: str, where: str) -> None:
    """The card of a power comes to a site that the Prince rules, or a relic to him."""
    face = POWER_ROWS[number(id)].face
    if face >= FIRST_RELIC:
        held = face - FIRST_RELIC
        at_deck = g.relic_deck.index(held)
        g.relic_deck.pop(at_deck)
        g.relic_deck_known.pop(at_deck)
        hold_relic(g, g.prince, held)
    elif face >= FIRST_RUIN:
        edifice = face - FIRST_RUIN
        g.ruins |= 1 << edifice
        put(g, where, CARD_IDS[FIRST_EDIFICE + edifice])
    else:
        put(g, where, CARD_IDS[face])


def attacked(g: Oath) -> Campaign:
    """Seat 0 attacks the Prince at cradle_1, where plans of his are."""
    war = new_campaign(g, 0, True)
    war.face(g, g.prince)
    turn(g, 99)
    g.turn = 0
    g.call(war)
    war.declare(g)
    war.collect(g, 3)
    war.step = 6
    war.at = 0
    return war


def attacking(g: Oath) -> Campaign:
    """The Prince attacks the bandits of cradle_2."""
    stand(g, g.prince, "cradle_2")
    war = new_campaign(g, g.prince, True)
    war.face(g, NONE)
    turn(g, 99)
    g.call(war)
    war.declare(g)
    war.collect(g, 3)
    war.step = 5
    war.at = 0
    return war


@pytest.mark.parametrize("id", PLANS)
def test_plan_of_the_limited_level(id: str) -> None:
    """CP-PWR-03, CP-PWR-08: each free plan that discards nothing is used, as attacker or not."""
    g = princely("chancellor", 1)
    g.favor[g.prince] = 1
    rule(g, g.prince, "cradle_1", 2)
    bring(g, id, "cradle_1")
    h = princely("chancellor", 1)
    h.favor[h.prince] = 1
    rule(h, h.prince, "cradle_1", 2)
    bring(h, id, "cradle_1")
    plans = own_plans(g, attacked(g)) + own_plans(h, attacking(h))
    assert number(id) in plans


def test_plans_that_he_leaves() -> None:
    """CP-PWR-03, EX-CP-09: Keep yes, Horse Archers no, for it is discarded; none that costs."""
    g = princely("chancellor", 1)
    rule(g, g.prince, "cradle_1", 1)
    put(g, "cradle_1", "keep", "horse_archers")
    rule(g, g.prince, "cradle_2", 1)
    put(g, "cradle_2", "mercenaries", "scouts")
    g.favor[g.prince] = 5
    war = attacked(g)
    before = war.defense_dice
    ask = war.run(g)
    assert ask is not None
    assert house_answer(g, ask) == USE.option(number("keep"))
    war.chosen(g, USE.option(number("keep")))
    assert war.defense_dice == before + 2
    ask = war.run(g)
    assert ask is not None
    assert house_answer(g, ask) == PASS.option()


def test_code_of_honor_alone() -> None:
    """CP-PWR-08: he uses it and no other plan."""
    g = princely("chancellor", 1)
    rule(g, g.prince, "cradle_1", 1)
    put(g, "cradle_1", "longbows", "code_of_honor")
    war = attacked(g)
    assert POWER_IDS[own_plans(g, war)[0]] == "code_of_honor"
    ask = war.run(g)
    assert ask is not None
    war.chosen(g, house_answer(g, ask))
    assert own_plans(g, war) == []


def test_modifiers_of_the_limited_level() -> None:
    """CP-PWR-08: the list, each in its window."""
    assert [id for id in POWER_IDS if id in MODIFIERS] == MODIFIERS
    assert len(MODIFIERS) == 16


def test_augury_and_truthful_harp() -> None:
    """augury, truthful_harp: 1 and 2 cards more."""
    g = princely()
    put(g, "cradle_1", "augury")
    bring(g, "truthful_harp", "")
    assert new_prince_search(g).extra == 3


def play_card(g: Oath, *ids: str) -> None:
    at(g, "s1")
    top_of_world(g, *ids)
    turn(g, 99)
    g.call(new_prince_search(g))
    finish(g)


def test_book_of_records() -> None:
    """book_of_records: a secret instead of the favor for a play to a site."""
    g = princely()
    bring(g, "book_of_records", "")
    play_card(g, "storyteller", "elders", "scryer")
    assert (g.favor[g.prince], g.secrets[g.prince]) == (0, 1)


def test_welcoming_party_and_wild_cry() -> None:
    """welcoming_party: 1 Hearth favor for each card; wild_cry: 2 warbands for a Beast card."""
    g = princely()
    put(g, "cradle_1", "welcoming_party")
    play_card(g, "keep", "elders", "scryer")
    assert g.favor[g.prince] == 2
    h = princely()
    put(h, "cradle_1", "wild_cry")
    play_card(h, "wolves", "elders", "scryer")
    assert h.board[h.prince] == 5


@pytest.mark.parametrize(("id", "more"), [("rowdy_pub", 1), ("ring_of_devotion", 2)])
def test_muster_modifiers(id: str, more: int) -> None:
    """rowdy_pub, ring_of_devotion: more warbands, once in a Muster."""
    g = princely(sites={"cradle_1": "the_tribunal"})
    bring(g, id, "cradle_1")
    put(g, "cradle_1", "storyteller")
    g.favor[g.prince] = 2
    cards = [n for n in g.cards_at(0) if g.suit(n) != NONE]
    assert do(g, "s3") == NONE
    assert g.board[g.prince] == 3 + 2 * len(cards) + more


def test_downtrodden() -> None:
    """downtrodden: 2 warbands more on a card whose bank has the least favor."""
    g = princely()
    put(g, "cradle_1", "downtrodden")
    g.bank[suit("discord")] = 0
    g.favor[g.prince] = 1
    assert do(g, "s3") == NONE
    assert g.board[g.prince] == 3 + 4


def test_pressgangs() -> None:
    """pressgangs: cards with tokens too, after the empty ones."""
    g = princely()
    put(g, "cradle_1", "pressgangs", "storyteller")
    g.load(card("pressgangs"), 1, 0)
    assert muster_deed(g).is_any_card
    g.favor[g.prince] = 2
    assert do(g, "s3") == NONE
    assert g.board[g.prince] == 7
    assert g.favor_on(card("pressgangs")) == 2


def test_old_oak_and_map_library() -> None:
    """the_old_oak: 1 secret more for a Beast conspirator; map_library: the whole region."""
    g = princely()
    put(g, "cradle_1", "the_old_oak")
    conspirators(g, beast=1)
    assert trade_yield(g, 0, True) == 2
    h = princely()
    put(h, "cradle_1", "map_library")
    put(h, "cradle_2", "storyteller")
    friends(h, hearth=1)
    assert trade_yield(h, 0, False) == 1
    assert do(h, "s2") == NONE
    assert h.favor[h.prince] == 1


def test_dragonskin_drum() -> None:
    """dragonskin_drum: a warband after each move."""
    g = princely()
    bring(g, "dragonskin_drum", "")
    friends(g, hearth=1)
    put(g, "provinces_1", "storyteller")
    assert do(g, "s1") == NONE
    assert g.board[g.prince] == 4


def test_relics_that_are_always_on() -> None:
    """bandit_crown, grand_mask, circlet_of_command: they work for him as for everybody."""
    g = princely("exile", 1)
    bring(g, "bandit_crown", "")
    assert g.ruler(0) == g.prince
    rule(g, 0, "cradle_2", 1)
    bring(g, "grand_mask", "")
    assert g.is_masked(slot("cradle_2"))
    bring(g, "circlet_of_command", "")
    move_banner(g, PEOPLES_FAVOR, g.prince)
    from palatine.games.oath.cards import is_protected, thing_of_banner

    assert is_protected(g, 0, g.prince, thing_of_banner(PEOPLES_FAVOR))


def test_river_counts_for_its_ruler() -> None:
    """river: a warband more if he rules the site."""
    g = princely(sites={"cradle_1": "river"})
    put(g, "cradle_1", "storyteller")
    g.favor[g.prince] = 2
    assert do(g, "s3") == NONE
    assert g.board[g.prince] == 5
    rule(g, g.prince, "cradle_1", 1)
    g.load(card("storyteller"), -1, 0)
    assert do(g, "s3") == NONE
    assert g.board[g.prince] == 8


# what binds him


def test_ignored_powers() -> None:
    """CP-PWR-01, CP-PWR-07: the list of what does not stop him."""
    assert [id for id in POWER_IDS if id in BLIND] == BLIND
    assert len(BLIND) == 15
    g = princely("chancellor", 1)
    put(g, "cradle_2", "forest_council")
    rule(g, 0, "cradle_2", 1)
    put(g, "cradle_1", "wolves")
    friends(g, beast=1)
    assert trade_yield(g, 0, False) == 1
    move_banner(g, DARKEST_SECRET, 0)
    g.secrets[g.prince] = 2
    hold_relic(g, 0, relic("circlet_of_command"))
    assert can_recover_banner(g, DARKEST_SECRET)


def test_binding_powers() -> None:
    """CP-PWR-02, CP-PWR-07: what only costs or weakens binds: Spell Breaker, Marshes."""
    for id in ("boiling_lake", "grasping_vines", "marshes", "spell_breaker", "true_names"):
        found = [n for n in range(len(POWER_IDS)) if POWER_IDS[n].startswith(id)]
        assert found
        assert not any(IGNORED[n] for n in found)
    g = princely("exile", 1, sites={"cradle_1": "marshes"})
    assert new_prince_search(g).extra == -1


def test_shrouded_wood() -> None:
    """CP-PWR-06: ruled by the Prince it sends nobody on the limited level."""
    for level, chooser in [("limited", 0), ("extended", 1)]:
        g = princely("exile", 1, level, {"cradle_1": "shrouded_wood"})
        rule(g, g.prince, "cradle_1", 1)
        assert new_travel(g, 0, True).chooser == chooser


@pytest.mark.parametrize(
    ("key", "yes", "no"),
    [
        ("admit", YES.option(), NO.option()),
        ("permit", YES.option(), NO.option()),
        ("accept-warbands", YES.option(), NO.option()),
        ("give-warbands", YES.option(), NO.option()),
        ("answer-offer", YES.option(), REFUSE.option()),
    ],
)
def test_permissions(key: str, yes: int, no: int) -> None:
    """CP-PWR-10: on the limited level he never gives leave; on the other a human decides."""
    g = princely("chancellor", 2)
    ask = Ask(g.prince, key, 0)
    ask.offer(yes)
    ask.offer(no)
    assert house_answer(g, ask) == no
    h = princely("chancellor", 2, "extended")
    assert house_answer(h, ask) == NONE
    assert isinstance(h.frames[-1], Deputy)


def test_squalid_district() -> None:
    """CP-PWR-12: the end die is shifted only if that changes whether the game ends for him."""
    g = princely("chancellor", 1)
    g.round = 6
    g.frames = [EndOfRound(1, 4)]
    ask = Ask(g.prince, "power", number("squalid_district"))
    for n in (3, 5):
        ask.offer(CHOOSE_NUMBER.option(n))
    ask.offer(PASS.option())
    assert house_answer(g, ask) == CHOOSE_NUMBER.option(5)
    g.frames = [EndOfRound(1, 6)]
    assert house_answer(g, ask) == PASS.option()
    h = princely("exile", 1)
    h.round = 6
    h.frames = [EndOfRound(1, 5)]
    down = Ask(h.prince, "power", number("squalid_district"))
    for n in (4, 6):
        down.offer(CHOOSE_NUMBER.option(n))
    down.offer(PASS.option())
    assert house_answer(h, down) == CHOOSE_NUMBER.option(4)


# the extended level


def threatened(people: int = 2) -> Oath:
    """Seat 0, an Exile, has the title; the Prince rules cradle_2 and can pay."""
    g = princely("chancellor", people, "extended")
    take_title(g, 0)
    g.threat = OATHKEEPER
    rule(g, g.prince, "cradle_2", 1)
    g.favor[g.prince] = 5
    g.secrets[g.prince] = 5
    return g


def ready_for(g: Oath, id: str) -> None:
    """The condition of each card that harms."""
    if id == "taming_charm":
        put(g, "cradle_1", "wolves" if id != "wolves" else "elders")
        rule(g, 0, "cradle_1", 1)
    elif id in ("terror_spells", "siege_engines"):
        move_banner(g, DARKEST_SECRET, g.prince)
        rule(g, 0, "cradle_1", 2)
    elif id == "plague_engines":
        rule(g, 0, "provinces_1", 1)
        g.favor[0] = 2
    elif id in ("forgotten_vault", "armed_mob"):
        move_banner(g, DARKEST_SECRET, 0)
        g.banner_tokens[DARKEST_SECRET] = 3
        if id == "armed_mob":
            from palatine.games.oath.cards import add_adviser
            from tests.games.oath.table import off_piles

            off_piles(g, card("storyteller"))
            add_adviser(g, 0, card("storyteller"), True, 0)
    elif id == "second_chance":
        from palatine.games.oath.cards import add_adviser
        from tests.games.oath.table import off_piles

        off_piles(g, card("keep"))
        add_adviser(g, 0, card("longbows"), True, 0)
        off_piles(g, card("longbows"))
    elif id == "ancient_binding":
        g.secrets[0] = 3
    elif id == "roving_terror":
        put(g, "provinces_1", "storyteller")
        rule(g, 0, "provinces_1", 1)


@pytest.mark.parametrize("id", ACTIONS)
def test_harming_action(id: str) -> None:
    """CP-PWR-11: each Action power of the list harms if its condition holds, and not without."""
    g = threatened()
    g.secrets[0] = 0
    g.favor[0] = 0
    g.board[0] = 0
    assert not harms(g, id, 0)
    ready_for(g, id)
    g.board[0] = 3
    assert harms(g, id, 0)
    assert harming_actions(g, [number(id)]) == [number(id)]
    alone = threatened(1)
    ready_for(alone, id)
    assert harming_actions(alone, [number(id)]) == []  # with one human nothing is compulsory


def test_a_harming_power_must_be_used() -> None:
    """CP-PWR-04, CP-PWR-11: the human on the right of the threat is asked, and has to."""
    g = threatened()
    put(g, "cradle_2", "wolves")
    stand(g, 0, "provinces_1")
    g.answering = False
    frame = turn(g, 4, 1)
    ask = advance(g)
    assert ask is not None
    assert (ask.key, ask.seat, ask.on_behalf_of) == ("prince-power", 1, g.prince)
    assert ask.options == [USE.option(number("wolves"))]
    before = g.board[0]
    choose(g, 1, ask.options[0])
    again = advance(g)
    assert again is not None
    assert (again.key, again.on_behalf_of) == ("power", g.prince)
    assert again.options == [CHOOSE_SEAT.option(0)]  # among the options only those that harm
    choose(g, 1, again.options[0])
    assert frame.used == [number("wolves")]
    assert g.board[0] == before - 1


@pytest.mark.parametrize("id", HARMING)
def test_harming_plan(id: str) -> None:
    """CP-PWR-11: each plan of the list must be used against the side of the threat player."""
    g = threatened()
    assert harming_plans(g, [number(id)], [0]) == [number(id)]
    assert harming_plans(g, [number(id)], [1]) == []
    assert harming_plans(threatened(1), [number(id)], [0]) == []


@pytest.mark.parametrize("id", ["code_of_honor", "peace_envoy", "hearts_and_minds", "specialist"])
def test_plans_left_to_the_human(id: str) -> None:
    """CP-PWR-11: four plans bar others or end the campaign: nobody must use them."""
    assert not HARMING_PLAN[number(id)]


def test_deputy_sees_the_question() -> None:
    """CP-PWR-04: the question of the rule below, in the Prince's name, and its answer arrives."""
    g = princely("chancellor", 1, "extended")
    put(g, "cradle_2", "longbows")
    rule(g, g.prince, "cradle_2", 1)
    rule(g, g.prince, "cradle_1", 1)
    war = attacked(g)
    ask = advance(g)
    assert ask is not None
    assert (ask.key, ask.seat, ask.on_behalf_of) == ("battle-plan", 0, g.prince)
    before = war.attack_dice
    choose(g, 0, USE.option(number("longbows")))
    assert war_of(g).attack_dice == before - 1
    assert not any(isinstance(frame, Deputy) for frame in g.frames)


def test_rests_and_sites_need_nobody() -> None:
    """CP-THR-08, CP-PWR-04: what his own rules settle is not asked on the extended level."""
    g = princely("chancellor", 1, "extended", {"cradle_1": "mine"})
    g.site_favor[0] = 1
    turn(g)
    advance(g)
    assert g.site_favor[0] == 0
    assert told(g, "prince-no-threat")


def test_lists_name_what_exists() -> None:
    """The lists of the two levels name powers of cards and relics."""
    for id in [*PLANS, *MODIFIERS, *ACTIONS, *HARMING, *BLIND]:
        assert POWER_ROWS[number(id)].face < len(FACE_IDS)
    assert "bandit_rampart" in PLANS
