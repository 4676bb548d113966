"""CR-11 and CR-12: prompts, undo, and who sees what."""

from __future__ import annotations

import json

import pytest

from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.knowledge import hidden_blocks
from palatine.games.crusader_rex.names import BLOCK
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    BLOCK_IDS,
    CARDS,
    CRUSADERS,
    FRANKS,
    POOL,
    SARACENS,
    SIDE,
    SIDE_BITS,
    STRENGTH,
    TOWNS,
    members,
)
from palatine.kernel.chance import Chance, fast
from palatine.kernel.flow import NOBODY, advance, asks, choose
from palatine.kernel.journal import begin
from palatine.kernel.lexicon import HIDDEN
from palatine.kernel.position import flatten, picture
from palatine.kernel.sight import guess, seen_by
from tests.games.crusader_rex.table import (
    LEXICON,
    Table,
    battle,
    block,
    crowd,
    fresh,
    names,
    siege,
    town,
    war,
)
from tests.helpers import play_through


def seen(t: Table, seat: int) -> Crusade:
    g = seen_by(t.g, seat)
    assert isinstance(g, Crusade)
    return g


def board(t: Table, seat: int) -> dict[str, object]:
    return picture(seen_by(t.g, seat), seat)


def guesses(t: Table, seat: int, count: int = 30) -> list[Crusade]:
    found = []
    for n in range(count):
        g = guess(seen_by(t.g, seat), seat, fast(f"guess {n}"))
        assert isinstance(g, Crusade)
        found.append(g)
    return found


def test_cr_11_1_forced_answers_are_given_by_the_engine() -> None:
    t = siege("king_guy@acre!", "saladin@acre", "walter@caesarea")
    t.g.answering = True
    t.play("storm saladin")
    assert t.key == "action", "the only combat is picked, the last stormer ends the naming"
    t.dice(1, 6, 6, 6, 6, 6, 6, 6)
    t.play("fire saladin")
    assert t.g.round == 2, "a castle block can only fire"


def test_cr_11_1_but_not_where_silence_would_tell() -> None:
    """A block that could go no further is asked to stop, as a faster one would be."""
    t = war("walter@acre", "balian@acre", "zangi@aleppo")
    t.g.answering = True
    t.moves("franks", "move_1")
    t.play("group acre", "march walter", "step walter legio", "step walter nablus")
    assert t.options == ["stop walter"]


def test_cr_11_2_undo_inside_one_players_choice_only() -> None:
    play = begin(GAME, 2, {}, "undo")
    lexicon = GAME.lexicon(GAME.config(2, {}))
    play.choose(0, lexicon.option("seat king_guy acre"))
    assert play.why_no_undo(0) == ""
    play.undo(0)
    assert not play.steps
    play.choose(0, lexicon.option("done"))
    assert play.why_no_undo(0) != "", "another is to choose"
    play.choose(1, lexicon.option("done"))
    assert play.why_no_undo(1) in ("chance", "seat"), "nomads were drawn"


def test_cr_11_2_moves_can_be_taken_back_step_by_step() -> None:
    play = begin(GAME, 2, {}, "undo moves")
    lexicon = GAME.lexicon(GAME.config(2, {}))
    luck = fast("undo moves")
    while not any(ask.key == "group-step" for ask in asks(play.g)):
        ask = asks(play.g)[0]
        groups = [o for o in ask.options if lexicon.code(o).startswith(("group", "march"))]
        play.choose(ask.seat, (groups or ask.options)[luck.below(len(groups or ask.options))])
    ask = asks(play.g)[0]
    play.choose(ask.seat, ask.options[0])
    assert play.why_no_undo(ask.seat) == ""


def test_cr_12_1_enemy_blocks_are_numbers_per_place() -> None:
    t = war("saladin@damascus:2", "zangi@damascus", "conrad@tyre!", "keukburi@tyre", "walter@acre")
    view = seen(t, FRANKS)
    assert len(members(view.here[TOWNS + town("damascus")])) == 2
    for b in hidden_blocks(t.g, SARACENS):
        assert view.steps[b] == HIDDEN
    shown = board(t, FRANKS)
    at = shown["at"]
    assert isinstance(at, dict)
    assert set(at) == {n for n in BLOCK.names if SIDE[block(n)] == FRANKS} | {"keukburi"}
    assert {"town": "damascus", "side": "saracens", "marks": [], "way": None, "count": 2} in shown[
        "hidden"
    ]  # type: ignore[operator]
    assert "conrad" not in board(t, SARACENS)["at"]  # type: ignore[operator]


def test_cr_12_1_own_blocks_and_hand_are_all_seen() -> None:
    t = war("saladin@damascus:2", "walter@acre:1")
    view = seen(t, FRANKS)
    assert view.at[:31] == t.g.at[:31]
    assert view.steps[:31] == t.g.steps[:31]
    assert view.hand[:CARDS] == t.g.hand[:CARDS]


def test_cr_12_1_who_comes_in_the_third_round_is_hidden() -> None:
    """Both sides attack one town and the second of them along two roads."""
    t = war("zangi@homs:1", "balian@krak", "saladin@damascus")
    t.g.first = FRANKS
    t.enter("franks", "krak", "conrad@homs")
    t.entered("franks")
    t.enter("saracens", "hama", "taqi_al_din@homs")
    t.enter("saracens", "lacum", "bahram@homs")
    t.entered("saracens", "homs", "hama")
    assert t.g.third == BIT[block("bahram")]
    assert len({g.third for g in guesses(t, FRANKS)}) > 1


def test_cr_12_6_who_will_storm_or_sally_is_hidden_until_the_round() -> None:
    besiegers = ("turks_1@acre", "zangi@acre", "saladin@acre")
    t = siege("king_guy@acre!", "walter@acre!", *besiegers)
    hidden = next(b for b in besiegers if not t.g.faceup & BIT[block(b[:-5])])[:-5]
    t.play("fight acre", f"storm {hidden}")
    assert t.g.storming == BIT[block(hidden)]
    assert len({g.storming for g in guesses(t, FRANKS)}) > 1
    t = siege("king_guy@acre!", "walter@acre!", *besiegers)
    t.play("fight acre", "done", "franks: sally walter")
    assert t.g.sallying == BIT[block("walter")]
    assert len({g.sallying for g in guesses(t, SARACENS)}) > 1


def test_cr_12_2_what_is_open_to_all() -> None:
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun:2", "richard@england",
               "balian@lost", "al_adil@out", "king_guy@acre!", "saladin@acre")  # fmt: skip
    t.play("fight ajlun")
    for seat in (FRANKS, SARACENS, NOBODY):
        view = seen(t, seat)
        for name in ("walter", "zangi", "richard", "balian", "al_adil", "saladin"):
            assert view.at[block(name)] == t.g.at[block(name)], name
            assert view.steps[block(name)] == t.g.steps[block(name)], name


def test_cr_12_3_pools_and_drawn_blocks_are_hidden() -> None:
    t = war("zangi@aleppo", year=1188)
    t.draws("franks")
    t.luck(0, 0)
    t.play(t.options[-1])
    assert not t.heard("placed", "saracens")
    assert t.heard("placed-one", "saracens")
    view = seen(t, SARACENS)
    assert HIDDEN in view.steps[:31]
    sizes = board(t, SARACENS)["pools"]
    assert sizes == {"franks": 30, "saracens": 30}, "their size is open"


def test_cr_12_3_a_drawn_block_in_hand_is_hidden_too() -> None:
    t = war("zangi@aleppo", year=1188)
    t.draws("franks")
    t.luck(3, 0)
    assert t.key == "place-block"
    drawn = {int(g.frames[-1].block) for g in guesses(t, SARACENS)}  # type: ignore[attr-defined]
    assert len(drawn) > 5
    assert drawn <= {b for b in range(31) if not 19 <= b < 28}, "it is no crusader"


def test_cr_12_4_hands_are_hidden_and_guessed_from_what_is_left() -> None:
    t = fresh("hands")
    t.play("franks: done", "saracens: done")
    view = seen(t, SARACENS)
    assert view.hand[:CARDS] == [HIDDEN] * CARDS
    for g in guesses(t, SARACENS):
        assert sum(g.hand[:CARDS]) == 6
        for card in range(CARDS):
            assert g.hand[card] + g.hand[CARDS + card] <= [1, 1, 1, 1, 1, 1, 6, 9, 6][card]


def test_cr_12_5_no_hidden_name_leaves_the_rules() -> None:
    """The picture of a seat, as text, holds no name of a block that it may not know."""
    play = begin(GAME, 2, {}, "names")
    luck = fast("names")
    for n in range(500):
        open_asks = asks(play.g)
        ask = open_asks[luck.below(len(open_asks))]
        play.choose(ask.seat, ask.nth(luck.below(ask.count)))
        g = play.g
        assert isinstance(g, Crusade)
        if n % 9 or g.ended >= 0:
            continue
        for seat in (FRANKS, SARACENS, NOBODY):
            text = json.dumps(picture(seen_by(g, seat), seat))
            for other in range(2):
                if other != seat:
                    for b in hidden_blocks(g, other):
                        assert f'"{BLOCK_IDS[b]}"' not in text, (n, seat, BLOCK_IDS[b])


def test_cr_12_5_dice_of_hidden_blocks_are_sorted() -> None:
    t = siege("king_guy@acre!", "walter@acre!", "balian@acre!", "saladin@acre")
    t.dice(5, 2, 4)
    t.play("fight acre", "done", "franks: done", "done")
    assert t.told("attrition") == [[town("acre"), 1, 2, 4, 5]]


def test_cr_12_6_frank_seats_are_seen_only_when_they_are_finished() -> None:
    t = fresh("seats seen")
    before = board(t, SARACENS)["hidden"]
    t.play("seat king_guy acre", "seat balian ascalon")
    assert board(t, SARACENS)["hidden"] == before
    t.play("done")
    assert board(t, SARACENS)["hidden"] != before


def test_cr_12_6_saladins_swap_is_not_seen() -> None:
    places = set()
    for choice in ("done", "swap al_adil", "swap al_zahir"):
        t = fresh("swap seen")
        t.play("franks: done", f"saracens: {choice}")
        for g in guesses(t, FRANKS):
            places.add(g.at[block("saladin")])
    assert places == {town("damascus"), town("egypt"), town("aleppo")}


def test_cr_12_6_deployment_tells_numbers_only() -> None:
    t = battle(("saracens", "banyas", ["saladin@tiberias"]), "walter@tiberias", "balian@tiberias")
    t.play("fight tiberias", "castle walter", "done")
    assert t.heard("inside", "franks")
    assert not t.heard("inside", "saracens")
    assert t.told("deployed") == [[FRANKS, town("tiberias"), 1, 1, -1, -1]]
    assert not t.is_open("walter"), "a castle block in a field battle"
    assert t.is_open("balian")


def test_cr_12_6_attrition_tells_dice_and_the_dead() -> None:
    t = siege("king_guy@acre:2!", "walter@acre:1!", "balian@acre:3!", "saladin@acre")
    dice = {"king_guy": 6, "walter": 3, "balian": 2}
    t.dice(*[dice[name] for name in sorted(dice, key=block)])
    t.play("fight acre", "done", "franks: done", "done")
    assert t.town("walter") == "lost"
    assert t.heard("lost", "saracens"), "who died"
    assert not t.heard("attrition-loss", "saracens"), "but not who else lost a step"
    assert (t.steps("king_guy"), t.steps("balian")) == (2, 2)
    for name, full in (("king_guy", 2), ("balian", 3)):
        assert (t.g.least[block(name)], t.g.most[block(name)]) == (full - 1, full)


def test_cr_12_6_winter_losses_and_replacements_tell_the_town_only() -> None:
    t = war("walter@legio", "jerusalem_templars@legio", "balian@legio", "conrad@acre:1",
            "zangi@aleppo", turn=6)  # fmt: skip
    t.winter()
    t.play("drop walter", "drop jerusalem_templars")
    assert t.heard("starved-one", "saracens"), "a replaceable one by its town"
    assert t.told("starved")[-1][0] == block("jerusalem_templars"), "the other by name"
    assert sum(fact.key == "starved" and fact.heard_by(SARACENS) for fact in t.g.facts) == 1
    t.play("add_step conrad")
    assert t.heard("replaced-one", "saracens")
    assert not t.heard("replaced", "saracens")


def test_cr_12_6_the_assassins_show_their_target_and_nobody_else() -> None:
    t = war("walter@acre:3", "balian@acre:3", "zangi@aleppo")
    t.moves("saracens", "assassins")
    t.luck(0)
    t.dice(1, 6, 6)
    t.play("strike acre field")
    (target,) = t.told("target")
    struck = BLOCK_IDS[target[0]]
    assert t.heard("target", "franks")
    assert target[1:4] == [town("acre"), 0, 3]
    other = "balian" if struck == "walter" else "walter"
    for g in guesses(t, SARACENS, 5):
        assert g.at[block(struck)] == town("acre")
        assert g.steps[block(struck)] == 2
    assert not t.is_open(struck)
    assert not t.is_open(other)


def test_cr_12_6_manna_tells_the_place_only() -> None:
    t = war("walter@acre:1", "balian@acre", "zangi@aleppo")
    t.moves("franks", "manna")
    t.play("manna walter")
    assert not t.heard("manna", "saracens")
    assert t.heard("manna-one", "saracens")
    assert t.g.most[block("walter")] == 2


def test_cr_12_6_after_a_fight_all_are_hidden_but_remembered() -> None:
    """What was seen is no longer shown, but every guess knows it."""
    t = battle(("franks", "tiberias", ["walter@ajlun"]), "zangi@ajlun:2", "balian@tiberias",
               "king_guy@acre")  # fmt: skip
    t.play("fight ajlun")
    t.dice(6, 6)
    t.play("fire zangi", "retreat walter tiberias", "done")
    assert "zangi" not in board(t, FRANKS)["at"]  # type: ignore[operator]
    for g in guesses(t, FRANKS):
        assert g.at[block("zangi")] == town("ajlun")
        assert g.steps[block("zangi")] == 2
    for g in guesses(t, SARACENS):
        assert g.at[block("walter")] == town("tiberias")
        assert g.at[block("king_guy")] == town("acre")


def test_cr_12_6_who_may_have_moved() -> None:
    """Of two blocks in a town one goes away: either may be it, and nobody else."""
    t = war("walter@acre", "balian@acre", "king_guy@jerusalem", "zangi@aleppo")
    t.moves("franks", "move_1")
    t.play("group acre", "march walter", "step walter caesarea", "stop walter", "done")
    moved = {names(g.here[town("caesarea")])[0] for g in guesses(t, SARACENS)}
    assert moved == {"walter", "balian"}


def test_cr_12_6_a_long_march_tells_the_rating() -> None:
    t = war("walter@acre", "antioch_turcopoles@acre", "zangi@aleppo")
    t.moves("franks", "move_1")
    t.play("group acre", "march antioch_turcopoles", "step antioch_turcopoles caesarea")
    assert t.g.could[town("caesarea")] & BIT[block("walter")]
    t.play("step antioch_turcopoles jaffa", "step antioch_turcopoles ascalon")
    assert not t.g.could[town("caesarea")] & SIDE_BITS[FRANKS], "it only passed"
    for g in guesses(t, SARACENS, 5):
        assert names(g.here[town("ascalon")]) == ["antioch_turcopoles"]


def test_cr_12_6_who_lands_at_an_enemy_port_is_english() -> None:
    """CR-5.9: a vacant port of the enemy, or a siege of Tyre, is open to nobody else."""
    for place, besieged in (("egypt", []), ("tyre", ["zangi@tyre!", "conrad@tyre"])):
        t = war("richard@acre", "walter@acre", "balian@acre", "saladin@aleppo", *besieged)
        t.moves("franks", "move_1")
        t.play("sail richard", f"land richard {place}")
        assert t.g.could[town(place)] & BIT[block("richard")]
        assert not t.g.could[town(place)] & BIT[block("walter")]


def test_cr_12_6_a_forced_march_tells_neither_whose_the_die_was_nor_who_is_who() -> None:
    """Two blocks of two towns are forced; either may have lost the step, and either be first."""
    told = []
    for far, near in (("walter", "balian"), ("balian", "walter")):
        t = war(f"{far}@acre", f"{near}@gaza", "zangi@aleppo", forced_march="true")
        t.g.could[town("acre")] = t.g.could[town("gaza")] = 0
        for place in ("acre", "gaza"):
            t.g.could[town(place)] |= BIT[block("walter")] | BIT[block("balian")]
        t.moves("franks", "move_2")
        t.play("group acre", f"march {far}", f"step {far} caesarea", f"step {far} jaffa")
        t.play(f"force {far} ramallah", "group gaza", f"march {near}", f"step {near} beersheba")
        t.dice(*((2, 5) if far == "walter" else (5, 2)))
        t.play(f"step {near} dimona", f"force {near} zoar")
        assert t.asked == "saracens"
        heard = [(f.key, f.numbers) for f in t.g.facts if f.heard_by(SARACENS)]
        told.append((heard, t.g.could, t.g.least, t.g.most))
        assert t.g.least[block("walter")] == t.g.least[block("balian")] == 2
    assert told[0] == told[1]


def test_cr_12_6_a_winter_march_past_a_siege_does_not_tell_the_rating() -> None:
    """CR-8.1: a slow block has fewer ways past a siege; it is asked where a fast one would be."""
    asked = []
    for name in ("walter", "antioch_turcopoles"):
        t = war(f"{name}@acre", "bohemond@acre", "zangi@caesarea!", "conrad@caesarea",
                "sanjar@jaffa!", "balian@jaffa", "saladin@tyre", "al_adil@tiberias",
                "jurdik@nablus", turn=6)  # fmt: skip
        t.g.answering = True
        t.moves("franks", "move_1")
        t.play("group acre", f"march {name}")
        asked.append((t.key, t.town(name), len(t.options)))
    assert asked == [("group-step", "acre", 1), ("group-step", "acre", 2)]


def test_cr_12_7_an_observer_sees_what_both_see_and_in_the_end_everything() -> None:
    t = war("walter@acre:1", "zangi@aleppo", year=1192, turn=6)
    view = seen(t, NOBODY)
    assert view.steps[block("walter")] == HIDDEN
    assert view.hand == [HIDDEN] * (2 * CARDS)
    t.winter()
    assert t.key == "over"
    view = seen(t, NOBODY)
    assert view.at == t.g.at
    assert view.steps == t.g.steps


@pytest.mark.parametrize("seed", range(3))
def test_the_truth_is_always_among_what_can_be_deduced(seed: int) -> None:
    """CR-12: guesses never contradict what was shown; the truth itself is one of them."""
    play = begin(GAME, 2, {}, f"deduced {seed}")
    luck = fast(f"deduced {seed}")
    while open_asks := asks(play.g):
        ask = open_asks[0]
        play.choose(ask.seat, ask.nth(luck.below(ask.count)))
        g = play.g
        assert isinstance(g, Crusade)
        if g.ended >= 0:
            break
        for side in range(2):
            for b in hidden_blocks(g, side):
                place = min(g.at[b], TOWNS)
                if not (g.phase == 0 and g.mover == 0):
                    assert g.could[place] & BIT[b], BLOCK_IDS[b]


def test_guesses_play_on_to_the_end() -> None:
    """A guess is a whole match: from any of them play goes on and ends."""
    play = begin(GAME, 2, {"forced_march": "true"}, "play on")
    luck = fast("play on")
    for n in range(600):
        open_asks = asks(play.g)
        if not open_asks:
            break
        ask = open_asks[0]
        play.choose(ask.seat, ask.nth(luck.below(ask.count)))
        if n % 40 == 0 and play.g.ended < 0:
            for seat in (FRANKS, SARACENS):
                g = guess(seen_by(play.g, seat), seat, fast(f"{n} {seat}"))
                while (question := advance(g)) is not None:
                    choose(g, question.seat, question.nth(luck.below(question.count)))
                assert g.ended >= 0


# -- two worlds -----------------------------------------------------------------------------------


def everything_sent(g: Crusade, seat: int) -> str:
    """Board, questions and log as the seat is sent them, as text."""
    asked = [
        (ask.seat, ask.key, ask.subject, ask.subject2, list(ask.options))
        if ask.seat == seat
        else (ask.seat, ask.key)
        for ask in asks(g)
    ]
    view = seen_by(g, seat)
    facts = [(fact.key, fact.numbers, fact.forced) for fact in g.facts if fact.heard_by(seat)]
    return json.dumps([asked, flatten(view), picture(view, seat), facts], sort_keys=True)


def explained(g: Crusade, seat: int) -> list[object]:
    """Why options are not there and what they would count, as the seat could be told."""
    other = g.copy()
    other.explaining = True
    told: list[object] = []
    for ask in asks(other):
        if ask.seat == seat:
            told += [(refusal.option, refusal.rule) for refusal in ask.refusals]
            told += [(note.option, note.key, note.numbers) for note in ask.notes]
    return told


def lookalikes(true: Crusade, other: Crusade, seat: int, chooser: int, option: int) -> list[int]:
    """Options of the other world that look to the seat like this one."""
    ask = next(ask for ask in asks(other) if ask.seat == chooser)
    if chooser == seat:
        return [option]
    face = GAME.face(true, seat, option)
    return [o for o in ask.options if GAME.face(other, seat, o) == face]


def walk_in_two_worlds(g: Crusade, seat: int, luck: Chance) -> int:
    """Plays the truth and a guess at it side by side until dice or a reveal part them."""
    true = g.copy()
    other = guess(seen_by(g, seat), seat, fast(str(luck.below(1 << 30))))
    assert isinstance(other, Crusade)
    assert explained(true, seat) == explained(other, seat)
    for n in range(60):
        assert everything_sent(true, seat) == everything_sent(other, seat)
        open_asks = asks(true)
        ask = open_asks[luck.below(len(open_asks))]
        option = ask.nth(luck.below(ask.count))
        alike = lookalikes(true, other, seat, ask.seat, option)
        if not alike:
            return n  # only the chooser knows what he may choose
        seed = str(luck.below(1 << 30))
        opened = []
        for world, choice in ((true, option), (other, alike[luck.below(len(alike))])):
            world.telling = True
            world.chance = fast(seed)
            shown = world.shown
            choose(world, ask.seat, choice)
            advance(world)
            opened.append(world.chance.drawn > 0 or world.shown > shown)
        assert opened[0] == opened[1], LEXICON.code(option)
        if opened[0] or true.ended >= 0:
            return n
    return 60


@pytest.mark.parametrize(
    "options",
    [*GAME.presets.values(), {"forced_march": "true"}],
    ids=[*GAME.presets, "forced_march"],
)
def test_cr_12_5_worlds_that_differ_in_the_hidden_look_the_same_byte_for_byte(
    options: dict[str, str],
) -> None:
    """CR-12.1, CR-12.5: from the cards and in every move phase, to each side and to observers."""
    play = begin(GAME, 2, options, "two worlds")
    luck = fast("two worlds")
    steps = 0
    for n, open_asks in enumerate(play_through(play, fast("one world"))):
        assert isinstance(play.g, Crusade)
        is_plan = open_asks[0].key in ("spend-move", "deploy", "feed", "regroup")
        if n % (3 if is_plan else 20) == 0:
            steps += walk_in_two_worlds(play.g, n // 3 % 3 - 1, luck)
    assert steps > 200, "the worlds part too soon to tell anything"


def forget(g: Crusade) -> None:
    """As if nobody remembered anything: a hidden block may be wherever one of its side is.

    Of crusaders it is known who lies in the pool, as the drawn ones stand openly in their areas,
    and blocks that never come back are not there.
    """
    for side in range(2):
        on_map = pooled = 0
        for b in hidden_blocks(g, side):
            if g.at[b] == POOL:
                pooled |= BIT[b]
            else:
                on_map |= BIT[b]
            g.least[b] = 1
            g.most[b] = STRENGTH[b]
        for t in range(TOWNS):
            if g.here[side * TOWNS + t] & ~g.faceup:
                g.could[t] |= on_map | (pooled & ~CRUSADERS)
        if pooled:
            g.could[TOWNS] |= pooled | (on_map & ~CRUSADERS & ~g.charter.lasting)


@pytest.mark.parametrize("seed", range(24))
def test_cr_12_6_nothing_of_a_turn_on_a_crowded_map_tells_who_is_where(seed: int) -> None:
    """Marches, musters, voyages, sieges, reliefs and winter, with every block unknown."""
    luck = fast(f"unknown {seed}")
    t = crowd(luck, **({"forced_march": "true"} if seed % 3 == 0 else {}))
    t.g.chance = fast(f"dice {seed}")
    t.g.answering = True
    forget(t.g)
    n = 0
    while (ask := t.ask) is not None and ask.key != "choose-card":
        n += 1
        if n % 3 == 0:
            walk_in_two_worlds(t.g, n // 3 % 3 - 1, luck)
        choose(t.g, ask.seat, ask.nth(luck.below(ask.count)))
    assert n > 0
