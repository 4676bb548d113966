"""The opponents of Crusader Rex: legal and sensible answers, plans, and luck that is repeatable."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.bots.greedy import GreedyBot
from palatine.bots.mcts import MctsBot
from palatine.bots.policies import policy_for
from palatine.bots.policies.crusader_rex import MARCHES, POLICY, weights_of
from palatine.bots.registry import make
from palatine.bots.search import Search
from palatine.games import find
from palatine.games.crusader_rex.evaluate import evaluate
from palatine.games.crusader_rex.knowledge import pin_down
from palatine.games.crusader_rex.names import DONE, DROP, HIT, STEP, STORM
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCK_IDS,
    CITIES,
    PRESETS,
    SIDE_BITS,
    TOWN_IDS,
    members,
    size_of,
)
from palatine.kernel.chance import fast
from palatine.kernel.flow import Ask, advance, answer, asks
from palatine.kernel.sight import seen_by
from tests.games.crusader_rex.table import LEXICON, Table, siege, town, war

REX = find("crusader-rex")
MOVE_PHASE = ("spend-move", *MARCHES)
FRANKS = 0
SARACENS = 1


def fresh(seed: str, options: dict[str, str] | None = None) -> Crusade:
    g = REX.start(REX.config(2, options or {}), fast(seed))
    assert isinstance(g, Crusade)
    return g


def play_on(g: Crusade, key: str, seed: str, seat: int | None = None) -> Ask:
    """On by the policy until this question is asked."""
    chance = fast(seed)
    while True:
        ask = advance(g)
        assert ask is not None, f"nobody was asked {key}"
        if ask.key == key and seat in (None, ask.seat) and ask.count > 1:
            return ask
        answer(g, ask, POLICY.pick(g, ask, chance))


def relocate(g: Crusade, b: int, town: str) -> None:
    if g.at[b] < len(TOWN_IDS):
        g.take(b)
    g.put(b, TOWN_IDS.index(town))
    pin_down(g, BIT[b], TOWN_IDS.index(town))


def test_the_game_has_its_policy() -> None:
    assert policy_for("crusader-rex") is POLICY


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_policy_answers_whole_games_legally(preset: str) -> None:
    """Picks, best answers and weights fit the options of every question that comes up."""
    g = fresh(f"whole {preset}", {**PRESETS[preset], "forced_march": "true"})
    chance = fast(f"policy {preset}")
    asked: set[str] = set()
    while True:
        ask = advance(g)
        if ask is None:
            break
        asked.add(ask.key)
        options = ask.options
        weights = POLICY.weigh(g, ask, options)
        assert weights == [] or len(weights) == len(options)
        assert weights == [] or (min(weights) >= 0 and max(weights) > 0)
        assert POLICY.best(g, ask, chance) in options
        pick = POLICY.pick(g, ask, chance)
        assert pick in options
        answer(g, ask, pick)
    assert g.places
    assert {"choose-card", "spend-move", "group-step", "action", "replace"} <= asked


def test_both_sides_share_one_chance() -> None:
    g = fresh("shared")
    play_on(g, "choose-card", "shared")
    chances = POLICY.values(g)
    assert chances == [evaluate(g, FRANKS), evaluate(g, SARACENS)]
    assert sum(chances) == pytest.approx(1)
    assert 0.2 < chances[FRANKS] < 0.8


@pytest.mark.parametrize("city", [TOWN_IDS[t] for t in CITIES])
def test_a_city_in_hand_is_worth_more_than_one_lost(city: str) -> None:
    """The same army stands in the city or its enemies do."""
    worth: list[float] = []
    for side in (FRANKS, SARACENS):
        g = fresh("city")
        play_on(g, "choose-card", "city")
        t = TOWN_IDS.index(city)
        for b in members(int(g.here[t]) | int(g.here[len(TOWN_IDS) + t])):
            relocate(g, b, "gaza" if b < 31 else "zerdana")
        relocate(g, members(SIDE_BITS[side])[1], city)
        assert g.controller(t) == side
        worth.append(evaluate(g, FRANKS))
    assert worth[0] > worth[1] + 0.02


def test_besiegers_are_in_danger_before_winter() -> None:
    g = fresh("winter")
    play_on(g, "choose-card", "winter")
    t = TOWN_IDS.index("acre")
    inside = members(int(g.here[t]))
    assert inside
    for b in inside:
        g.enclose(b)
    for b in (31, 41, 47):
        relocate(g, b, "acre")
    g.turn = 1
    early = evaluate(g, SARACENS)
    g.turn = 5
    assert evaluate(g, SARACENS) < early


def test_a_vacant_city_is_entered() -> None:
    """Saladin stands before an empty Acre that nobody can defend: he goes in."""
    g = fresh("vacant")
    ask = play_on(g, "group-step", "vacant", SARACENS)
    for b in members(SIDE_BITS[FRANKS]):
        if g.at[b] < len(TOWN_IDS):
            relocate(g, b, "kassab")
    b = int(ask.subject)
    relocate(g, b, "legio")
    step = STEP.option(b, TOWN_IDS.index("acre"))
    options = [step, STEP.option(b, TOWN_IDS.index("baisan")), STEP.option(b, 39)]
    weights = weights_of(g, ask, options)
    assert weights[0] > 1.2 * max(weights[1:])


def test_hits_spare_those_who_never_come_back() -> None:
    g = fresh("hits")
    advance(g)
    richard, walter = BLOCK_IDS.index("richard"), BLOCK_IDS.index("walter")
    options = [HIT.option(richard), HIT.option(walter)]
    assert POLICY.best(g, offering("place-hit", options), fast("hits")) == HIT.option(walter)
    options = [DROP.option(richard), DROP.option(walter)]
    assert POLICY.best(g, offering("feed", options), fast("hits")) == DROP.option(walter)


def offering(key: str, options: list[int]) -> Ask:
    ask = Ask(FRANKS, key)
    for option in options:
        ask.offer(option)
    return ask


@pytest.mark.parametrize(("attackers", "is_stormed"), [(1, False), (3, True)])
def test_a_castle_is_stormed_by_the_strong(attackers: int, is_stormed: bool) -> None:
    g = fresh("storm")
    play_on(g, "choose-card", "storm")
    t = TOWN_IDS.index("tyre")
    for b in members(int(g.here[t])):
        relocate(g, b, "gaza")
    relocate(g, BLOCK_IDS.index("reynald_kerak" if is_stormed else "conrad"), "tyre")
    for b in members(int(g.here[t])):
        g.steps[b] = 1 if is_stormed else 4
        g.enclose(b)
    besiegers = [31, 41, 47][:attackers]
    for b in besiegers:
        relocate(g, b, "tyre")
    g.town = t
    g.owner = FRANKS
    g.round = 1
    ask = Ask(SARACENS, "declare-storm", t, 2)
    for b in besiegers:
        ask.offer(STORM.option(b))
    ask.offer(DONE.option())
    picked = POLICY.best(g, ask, fast("storm"))
    assert STORM.has(picked) == is_stormed


# -- what greedy once did wrong -------------------------------------------------------------------


def answers(
    t: Table, seat: int, keys: tuple[str, ...], spec: str = "greedy:samples=1"
) -> list[str]:
    """What a bot answers as long as it is asked these questions."""
    bot = make(spec, REX, "answers")
    given: list[str] = []
    while True:
        ask = advance(t.g)
        if ask is None or ask.seat != seat or ask.key not in keys:
            return given
        pick = bot.pick(seen_by(t.g, seat), seat, ask)
        given.append(LEXICON.code(pick))
        answer(t.g, ask, pick)


def test_greedy_does_not_send_single_blocks_against_an_army() -> None:
    """Three emirs and one Move beside two Franks: who attacks comes with all that he has."""
    t = war("walter@nablus", "balian@nablus", "saladin@baisan", "keukburi@baisan",
            "al_mashtub@baisan", "taqi_al_din@baisan")  # fmt: skip
    t.moves("saracens", "move_1")
    answers(t, SARACENS, MOVE_PHASE)
    there = size_of(t.g.here[len(TOWN_IDS) + town("nablus")])
    assert there == 0 or there >= 3


def test_greedy_takes_saladin_from_a_siege_that_winter_would_break() -> None:
    t = war("king_guy@acre!", "saladin@acre", "al_adil@acre", "keukburi@damascus", turn=6)
    t.moves("saracens", "move_1")
    answers(t, SARACENS, MOVE_PHASE)
    assert not t.g.sieges(SARACENS)
    assert t.town("saladin") != t.town("al_adil") or t.town("saladin") == "damascus"


def test_greedy_keeps_a_siege_it_has_the_card_for() -> None:
    t = war("king_guy@acre:1!", "saladin@acre", "al_adil@acre", "keukburi@acre",
            "balian@jerusalem", "raymond_tripoli@tripoli", "bohemond@antioch", turn=6)  # fmt: skip
    t.moves("saracens", "winter_campaign")
    t.g.campaigner = SARACENS
    assert answers(t, SARACENS, ("spend-move",)) == ["keep_siege acre"]


def test_besiegers_go_before_winter_unless_a_move_is_left_for_them() -> None:
    for card, stays in (("manna", False), ("move_2", True), ("winter_campaign", True)):
        t = siege("king_guy@acre!", "saladin@acre", "al_adil@acre", turn=5)
        t.hands(saracens=card)
        t.play("fight acre", "saracens: done", "franks: done")
        assert t.key == "leave-siege"
        t.dice(6)
        answers(t, SARACENS, ("leave-siege",))
        assert bool(t.g.sieges(SARACENS)) == stays, card


@pytest.mark.parametrize(
    ("garrison", "is_stormed"),
    [
        (["king_guy@acre:1!"], True),
        (["king_guy@acre!", "walter@acre:1!"], True),
        (["king_guy@acre!", "acre_hospitallers@acre!", "conrad@acre!"], False),
    ],
)
def test_nobody_joins_a_storm_just_to_leave_it(garrison: list[str], is_stormed: bool) -> None:
    """Whom greedy lets storm, those it lets fire, as long as nobody was hit."""
    t = siege(*garrison, "saladin@acre", "al_adil@acre", "keukburi@acre")
    t.play("fight acre")
    given = answers(t, SARACENS, ("declare-storm", "act"))
    assert (given[0] != "done") == is_stormed
    if is_stormed:
        ask = advance(t.g)
        assert ask is not None
        assert ask.key == "action"
        assert LEXICON.code(POLICY.best(t.g, ask, fast("storm"))).startswith("fire")


def test_manna_waits_for_wounds_and_comes_before_winter() -> None:
    for wounded, card in ((False, "move_2"), (True, "manna")):
        steps = ":1" if wounded else ""
        t = war(f"saladin@damascus{steps}", f"al_adil@egypt{steps}", f"zangi@aleppo{steps}",
                "walter@acre", turn=3)  # fmt: skip
        t.hands(saracens="manna move_2 move_2 move_1", franks="move_1 move_1 move_3 move_3")
        ask = next(a for a in asks(t.g) if a.seat == SARACENS)
        assert LEXICON.code(POLICY.best(t.g, ask, fast("card"))) == f"card {card}"


def test_a_card_is_left_for_sieges_in_winter() -> None:
    t = war("king_guy@acre!", "saladin@acre", turn=5)
    t.hands(saracens="assassins move_2", franks="move_1 move_1")
    ask = next(a for a in asks(t.g) if a.seat == SARACENS)
    assert LEXICON.code(POLICY.best(t.g, ask, fast("card"))) == "card assassins"


def test_the_last_hit_does_not_fall_on_a_leader() -> None:
    g = fresh("leader")
    advance(g)
    saladin, mashtub = BLOCK_IDS.index("saladin"), BLOCK_IDS.index("al_mashtub")
    g.steps[saladin] = g.steps[mashtub] = 1
    options = [HIT.option(saladin), HIT.option(mashtub)]
    assert POLICY.best(g, offering("place-hit", options), fast("hits")) == HIT.option(mashtub)


class Counting:
    """How often the bot has searched, and for what."""

    def __init__(self, bot: MctsBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.searches = 0
        search = bot.search

        def counted(*given: Any) -> Any:
            self.searches += 1
            return search(*given)

        monkeypatch.setattr(bot, "search", counted)


def test_a_plan_is_followed_within_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move phase costs a search for each Move; the questions inside follow it and cost none."""
    g = fresh("plan")
    ask: Ask | None = play_on(g, "spend-move", "plan")
    assert ask is not None
    seat = int(ask.seat)
    bot = make("mcts:iterations=24", REX, "plan")
    assert isinstance(bot, MctsBot)
    counting = Counting(bot, monkeypatch)
    moves = int(ask.subject)
    asked = 0
    followed = 0
    while ask is not None and ask.seat == seat and ask.key in MOVE_PHASE:
        planned = bot.plan[:1]
        before = counting.searches
        pick = bot.pick(seen_by(g, seat), seat, ask)
        if ask.key == "spend-move":
            assert counting.searches == before + 1
        else:
            assert counting.searches == before
            if planned and planned[0] in ask.options:
                assert pick == planned[0]
                followed += 1
        answer(g, ask, pick)
        asked += 1
        ask = advance(g)
    assert 1 <= counting.searches <= moves
    assert followed > 0
    assert asked > counting.searches


def test_a_search_for_a_move_begins_with_what_greedy_would_do() -> None:
    """Few playouts cannot tell a score of Moves apart: the first to be tried is greedy's."""
    g = fresh("foresight")
    ask = play_on(g, "spend-move", "foresight")
    seat = int(ask.seat)
    bot = make("mcts:iterations=1", REX, "foresight")
    assert isinstance(bot, MctsBot)
    bot.chance = fast("equal")
    search = Search(REX, POLICY, bot.chance, bot.explore)
    bot.look_ahead(search, seen_by(g, seat), seat, ask, POLICY.foresight(g, ask))
    greedy = make("greedy", REX, "foresight")
    assert isinstance(greedy, GreedyBot)
    greedy.chance = fast("equal")
    root = search.root
    assert root.waiting[root.next] == greedy.rate(seen_by(g, seat), seat, ask)[0][0]
    assert sum(root.priors) == pytest.approx(1)


@pytest.mark.parametrize("spec", ["mcts:iterations=12", "greedy:samples=1"])
def test_equal_seeds_answer_alike(spec: str) -> None:
    answers = []
    for _ in range(2):
        g = fresh("alike")
        play_on(g, "spend-move", "alike")
        bot = make(spec, REX, "alike")
        given: list[int] = []
        while len(given) < 12:
            ask = advance(g)
            assert ask is not None
            seat = int(ask.seat)
            given.append(bot.pick(seen_by(g, seat), seat, ask))
            answer(g, ask, given[-1])
        answers.append(given)
    assert answers[0] == answers[1]


def test_greedy_takes_an_open_city() -> None:
    """With one Move and Acre empty next door, greedy marches in there or does as well."""
    g = fresh("greedy")
    ask: Ask | None = play_on(g, "spend-move", "greedy", SARACENS)
    acre = TOWN_IDS.index("acre")
    for b in members(int(g.here[acre])):
        relocate(g, b, "kassab")
    for b in (31, 41):
        relocate(g, b, "legio")
    bot = make("greedy:samples=1", REX, "greedy")
    g.asked = None
    ask = advance(g)
    while ask is not None and ask.seat == SARACENS and ask.key in MOVE_PHASE:
        answer(g, ask, bot.pick(seen_by(g, SARACENS), SARACENS, ask))
        ask = advance(g)
    assert g.cities_of(SARACENS) == 4
