"""The worked examples that are no combats: each states a position and what must be true of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from palatine.games.crusader_rex.cards import ChooseCards
from palatine.games.crusader_rex.charter import charter_of
from palatine.games.crusader_rex.draw import draw_block, places_for, strength_at
from palatine.games.crusader_rex.game import GAME
from palatine.games.crusader_rex.names import BLOCK, CARD
from palatine.games.crusader_rex.sea import is_complete, landings
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    CARDS,
    COPIES,
    EMIRS,
    FRANKS,
    IS_EVENT,
    NOMADS,
    POOL,
    ROAD,
    SARACENS,
    SIDE_IDS,
    TABLES,
    TOWNS,
    WAYS,
    members,
    size_of,
)
from palatine.games.crusader_rex.turns import ORDER, GameTurn
from palatine.games.crusader_rex.winter import points_of, price_of_step, supply
from palatine.kernel.chance import fast
from palatine.kernel.flow import advance, asks, choose
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import Table, block, fresh, names, side, town, towns, war
from tests.helpers import frame_of

Example = dict[str, Any]

EXAMPLES: dict[str, Example] = {
    example["id"]: example
    for example in json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))[
        "examples"
    ]
    if example["kind"] != "combat"
}


def on_map(t: Table, blocks: int) -> int:
    return sum(1 for b in members(blocks) if t.g.at[b] < TOWNS)


# -- set-up ---------------------------------------------------------------------------------------


def setup_counts(e: Example) -> None:
    t = fresh()
    franks = members(2**31 - 1)
    assert on_map(t, 2**31 - 1) == e["expected"]["frank_blocks_on_map"]
    assert sum(1 for b in franks if t.g.at[b] == POOL) == e["expected"]["frank_pool"]
    assert on_map(t, EMIRS) == e["expected"]["emirs_on_map"]
    t.play("franks: done", "saracens: done")
    assert t.key == "choose-card"
    assert on_map(t, NOMADS) == e["expected"]["nomads_drawn"]
    in_pool = sum(1 for b in members(NOMADS) if t.g.at[b] == POOL)
    assert in_pool == e["expected"]["saracen_pool_after_draw"]
    assert sum(COPIES) == e["expected"]["cards"]
    events = sum(n for n, event in zip(COPIES, IS_EVENT, strict=True) if event)
    assert events == e["expected"]["events"]
    assert sum(COPIES) - events == e["expected"]["move_cards"]
    for s in range(2):
        assert sum(t.g.hand[s * CARDS : s * CARDS + CARDS]) == e["expected"]["hand"]
    assert sum(COPIES) - sum(t.g.hand) == e["expected"]["undealt"]
    for name in SIDE_IDS:
        assert all(t.control(city) == name for city in e["expected"][f"{name}_control"])
    assert (t.g.year, t.g.turn) == (e["expected"]["year"], e["expected"]["turn"])


def setup_swap(e: Example) -> None:
    t = fresh()
    t.play("franks: done")
    assert t.key == "swap-saladin"
    offered = [*t.offers("swap"), "none" if t.has("done") else ""]
    assert offered == e["expected"]["legal_before"]
    t.play("saracens: swap al_zahir")
    assert {name: t.town(name) for name in e["expected"]["at"]} == e["expected"]["at"]
    assert t.offers("swap") == e["expected"]["legal_after"]


def setup_limit(e: Example) -> None:
    t = fresh()
    t.play("seat antioch_templars jerusalem")
    assert not t.has("done")
    assert t.count("franks", "jerusalem") == 4
    t.play("seat king_guy acre")
    assert t.has("done") == e["expected"]["done_legal"]
    for name, count in e["expected"]["blocks_in"].items():
        assert t.count("franks", name) == count


# -- cards ----------------------------------------------------------------------------------------


def reveal(t: Table, cards: dict[str, str]) -> None:
    """Both sides choose; the turn goes on until somebody must do something else."""
    turn = int(t.g.turn)
    rest = {"franks": "move_1 ", "saracens": "move_2 "}
    t.hands(**{name: f"{card} {rest[name] * (6 - turn)}" for name, card in cards.items()})
    t.play(f"franks: card {cards['franks']}", f"saracens: card {cards['saracens']}")


def quiet(**more: Any) -> Table:
    return war("walter@caesarea", "zangi@aleppo", **more)


def card_high(e: Example) -> None:
    t = quiet()
    reveal(t, e["position"]["cards"])
    assert SIDE_IDS[t.g.first] == e["expected"]["p1"]


def card_tie(e: Example) -> None:
    t = quiet()
    for roll in e["position"]["rolls"]:
        t.dice(*roll["franks"], *roll["saracens"])
    reveal(t, e["position"]["cards"])
    assert SIDE_IDS[t.g.first] == e["expected"]["p1"]
    assert len(t.told("tie-roll")) == e["expected"]["rolls_used"]


def card_both_events(e: Example) -> None:
    t = war("king_guy@acre:4!", "saladin@acre:4", year=1188, turn=3)
    reveal(t, e["position"]["cards"])
    assert t.told("cancelled")
    assert (t.key, t.g.turn) == ("choose-card", 4)
    assert t.g.chance.drawn == 0, "no combat, no attrition, no draw"
    assert t.steps("king_guy") == e["expected"]["steps"]["king_guy"]
    assert t.g.last == [CARD.numbers["manna"], CARD.numbers["assassins"]], "they count as played"


def intrigue_number(e: Example) -> None:
    t = quiet(turn=4)
    t.g.last = [CARD.numbers["move_1"], CARD.numbers["move_3"]]
    reveal(t, e["position"]["cards"])
    assert SIDE_IDS[t.g.first] == e["expected"]["p1"]
    ask = t.ask
    assert ask is not None
    assert (t.key, ask.subject) == ("spend-move", e["expected"]["franks_moves"])


def intrigue_first(e: Example) -> None:
    t = quiet(turn=1)
    t.g.frames = [GameTurn(ORDER), frame_of(ChooseCards, asked=[0, 1], slots=[NONE, NONE])]
    t.hands(franks="intrigue move_1 manna", saracens="move_1 move_2 move_3")
    assert t.offers("card") == e["expected"]["legal_cards"]["franks"]
    assert t.refused("card intrigue") == "CR-4.5"


def assassins(e: Example) -> None:
    t = war("conrad@tyre:4!", "saladin@tyre:4")
    t.moves("saracens", "assassins")
    t.luck(0)  # among one hidden block
    t.dice(*e["moves"][0]["dice"])
    t.play("saracens: strike tyre castle")
    assert [BLOCK.names[numbers[0]] for numbers in t.told("target")] == [e["expected"]["revealed"]]
    assert t.steps("conrad") == e["expected"]["steps"]["conrad"]
    home = TABLES["blocks"].where("id", "assassins").text("home")
    assert home == e["expected"]["assassins_at"], "they are no piece that moves"


def manna(e: Example) -> None:
    t = war("saladin@damascus:3", "al_adil@egypt:4", "turks_1@aleppo:1", "keukburi@acre:2!",
            "walter@acre")  # fmt: skip
    t.moves("saracens", "manna")
    assert sorted(t.offers("manna")) == sorted(e["moves"][0]["check"]["legal"])
    for name in e["moves"][1]["blocks"]:
        t.play(f"saracens: manna {name}")
    assert {name: t.steps(name) for name in e["expected"]["steps"]} == e["expected"]["steps"]
    assert t.key != "give-manna", "three and no more"


# -- movement -------------------------------------------------------------------------------------


def roads(e: Example) -> None:
    plain = {option.id: option.default for option in GAME.options}
    for row in e["expected"]["limits"]:
        road = ROAD[town(row["road"][0]) * WAYS + town(row["road"][1])]
        normal = charter_of(plain)
        old = charter_of({**plain, "old_road_limits": "true"})
        bridge = charter_of({**plain, "iron_bridge": "true"})
        assert normal.move_caps[road] == row["normal"]
        assert normal.guide_caps[road] == row["guide"]
        assert old.move_caps[road] == row.get("old_road_limits", 8)
        assert old.attack_caps[road] == row.get("old_road_limits_attack", 4)
        assert bridge.move_caps[road] == row.get("iron_bridge", row["normal"])
        assert bridge.guide_caps[road] == row.get("iron_bridge_guide", row["guide"])


def pin(e: Example) -> None:
    t = war("king_guy@jerusalem", "jerusalem_templars@jerusalem", "gaza_templars@jerusalem",
            "jerusalem_hospitallers@jerusalem", "balian@jerusalem")  # fmt: skip
    t.g.first = SARACENS
    t.enter("saracens", "hebron", "saladin@jerusalem", "al_adil@jerusalem", "yuzpah@jerusalem",
            "qara_qush@jerusalem")  # fmt: skip
    t.enter("saracens", "jericho", "arabs_1@jerusalem", "arabs_2@jerusalem")
    t.entered("saracens", "jerusalem", "hebron")
    t.moves("franks", "move_2", first="saracens")
    assert size_of(t.g.fighters(SARACENS, town("jerusalem"))) == e["expected"]["pinned"]
    t.play("group jerusalem", "march balian")
    assert t.offers("step balian") == e["expected"]["open_roads"]
    for name in e["expected"]["closed_roads"]:
        assert t.refused(f"step balian {name}") == "CR-5.7"
    t.play("step balian nablus", "stop balian")
    assert not t.offers("march"), "only one was free"


def muster(e: Example) -> None:
    blocks = [f"{entry['block']}@{entry['town']}" for entry in e["position"]["blocks"]]
    t = war(*blocks)
    t.moves("franks", "move_1")
    t.play("muster acre")
    assert sorted(t.offers("march")) == sorted(e["expected"]["can"])
    for name in e["expected"]["cannot"]:
        assert t.refused(f"march {name}") == "CR-5.5.1"
    t.play("march walter", "step walter caesarea", "step walter acre", "done")
    assert t.asked == "saracens", "one Move was spent"


def sea_tyre(e: Example) -> None:
    t = war("conrad@tyre!", "saladin@tyre", "walter@acre", "king_guy@acre", "al_adil@egypt",
            "arabs_1@sidon")  # fmt: skip
    t.moves("franks", "move_2", "move_3")
    t.play("sail walter", "land walter tyre")
    assert t.is_inside("walter")
    assert town("tyre") not in members(landings(t.g, FRANKS, block("king_guy")))
    t.play("sail king_guy")
    assert t.refused("land king_guy tyre") == "CR-5.6.2"
    other = war("conrad@tyre!", "saladin@tyre", "al_adil@egypt", "arabs_1@sidon")
    other.moves("saracens", "move_1")
    other.play("sail al_adil")
    assert other.offers("land al_adil") == ["sidon"]
    assert other.refused("land al_adil tyre") == "CR-5.6.3"


def arrivals(e: Example) -> None:
    found = {}
    for case, first, mover, defenders in (
        ("P1 attacks", "franks", "franks", ["zangi@acre"]),
        ("P1 relieves", "franks", "franks", ["king_guy@acre!", "zangi@acre"]),
        ("P2 starts a battle", "saracens", "franks", ["zangi@acre"]),
        ("P2 relieves an older siege", "saracens", "franks", ["king_guy@acre!", "zangi@acre"]),
    ):
        t = war(*defenders)
        t.g.first = side(first)
        t.enter(mover, "tiberias", "walter@acre")
        t.enter(mover, "legio", "balian@acre")
        t.entered(mover, "acre", "tiberias")
        found[case] = (t.arrival("walter"), t.arrival("balian"))
    t = war("king_guy@acre")
    t.g.first = SARACENS
    t.enter("saracens", "tyre", "zangi@acre")
    t.entered("saracens")
    t.enter("franks", "tiberias", "walter@acre")
    t.enter("franks", "legio", "balian@acre")
    t.entered("franks", "acre", "tiberias")
    found["P2 joins a battle of P1"] = (t.arrival("walter"), t.arrival("balian"))
    for row in e["expected"]["table"]:
        assert found[row["case"]] == (row["main"], row["other"]), row["case"]
    assert len(found) == len(e["expected"]["table"])


def main_road(e: Example) -> None:
    t = war("king_guy@jerusalem", "saladin@nablus", "keukburi@nablus", "al_afdal@baisan",
            "al_mashtub@baisan", "al_adil@hebron", "yuzpah@hebron")  # fmt: skip
    t.moves("saracens", "move_3")
    t.play("group nablus", "march saladin", "step saladin jerusalem")
    t.play("march keukburi", "step keukburi jerusalem")
    t.play("group baisan", "march al_afdal", "step al_afdal nablus", "step al_afdal jerusalem")
    t.play("march al_mashtub", "step al_mashtub nablus", "step al_mashtub jerusalem")
    t.play("group hebron", "march al_adil", "step al_adil jerusalem")
    t.play("march yuzpah", "step yuzpah jerusalem")
    assert t.key == "main-road"
    assert t.options == ["main_road jerusalem hebron", "main_road jerusalem nablus"]
    t.play("main_road jerusalem nablus")
    here = t.g.here[TOWNS + town("jerusalem")]
    assert size_of(t.g.second & here) == e["expected"]["round_2"]
    assert size_of(t.g.fighters(SARACENS, town("jerusalem"))) == e["expected"]["round_1"]


def sea_legs(e: Example) -> None:
    t = war("zangi@acre", "conrad@tyre", "richard@england", "crossbows@england", "robert@england")
    t.moves("franks", "move_3")
    t.play("group tyre", "march conrad", "step conrad acre")
    assert t.arrival("conrad") == 1
    t.play("sail richard", "land richard acre", "sail crossbows", "land crossbows acre")
    assert t.key != "main-road", "the sea is the main road"
    assert {name: t.arrival(name) for name in e["expected"]["arrival"]} == e["expected"]["arrival"]
    assert t.asked == "saracens", "three Moves are spent"


def germans(e: Example) -> None:
    t = war("barbarossa@germania", "frederik@germania", "leopold@germania", "zangi@aleppo")
    t.moves("franks", "move_3")
    t.play("enter barbarossa", "land barbarossa st_simeon")
    t.play("enter frederik", "land frederik st_simeon", "enter leopold")
    assert t.offers("land leopold") == e["moves"][2]["check"]["legal_to"]["leopold"]
    assert t.refused("land leopold st_simeon") == "CR-7.5"
    t.play("land leopold antioch")
    assert t.asked == "saracens", "no Move is left"
    assert {name: t.town(name) for name in e["expected"]["at"]} == e["expected"]["at"]


# -- draws ----------------------------------------------------------------------------------------


def draw_years(e: Example) -> None:
    """Whole random years: how many blocks each side draws in which turn."""
    t = fresh("draws")
    drawn: dict[tuple[int, int], int] = {}
    luck = fast("draw years")
    g = t.g
    while g.year < 1189 and g.ended == NONE:
        open_asks = asks(g)
        before = len(g.facts)
        when = (int(g.year), int(g.turn))
        choose(g, open_asks[0].seat, open_asks[0].nth(luck.below(open_asks[0].count)))
        advance(g)
        for fact in g.facts[before:]:
            if fact.key in ("drew", "drew-crusader", "no-draw"):
                drawn[when] = drawn.get(when, 0) + 1
    for row in e["expected"]["draws_per_side"]:
        for turn, count in enumerate(row["turns"], 1):
            found = drawn.get((row["year"], turn), 0)
            is_cancelled = found == 0 and count == 1 and (row["year"], turn) in cancelled(g)
            assert found == 2 * count or is_cancelled, (row["year"], turn)


def cancelled(g: Crusade) -> set[tuple[int, int]]:
    """The turns in which both sides played events."""
    found = set()
    when = (0, 0)
    for fact in g.facts:
        if fact.key == "turn":
            when = (fact.numbers[0], fact.numbers[1])
        elif fact.key == "cancelled":
            found.add(when)
    return found


def draw_nation(e: Example) -> None:
    t = war(
        "richard@england", "robert@england", "walter@caesarea", "zangi@aleppo", year=1188, turn=3
    )
    wanted = e["expected"]["english_may_enter"]
    assert is_complete(t.g, 0) == wanted["turn_3"]
    t.moves("franks", "move_3")
    assert t.refused("sail richard") == "CR-7.2"
    t = war(
        "richard@england", "robert@england", "walter@caesarea", "zangi@aleppo", year=1188, turn=3
    )
    pool = [b for b in members(2**31 - 1) if t.g.at[b] == POOL]
    t.luck(pool.index(block("crossbows")))
    draw_block(t.g, FRANKS)
    assert t.town("crossbows") == "england"
    t.g.turn = 4
    t.moves("franks", "move_3")
    assert (set(t.offers("sail")) >= {"richard", "robert", "crossbows"}) == wanted["turn_4"]
    for name in ("richard", "robert", "crossbows"):
        t.play(f"sail {name}", f"land {name} acre")
    assert t.asked == "saracens", "each cost one Move"


def draw_pilgrim(e: Example) -> None:
    ports = ["acre", "ascalon", "beirut", "caesarea", "jaffa", "latakia", "margat", "sidon",
             "st_simeon", "tartus", "tripoli"]  # fmt: skip
    held = [f"{BLOCK.names[b]}@{port}" for b, port in zip(range(36, 47), ports, strict=True)]
    t = war("conrad@tyre!", "king_guy@tyre!", "saladin@tyre", *held, year=1189)
    t.draws("franks")
    pool = [b for b in members(2**31 - 1) if t.g.at[b] == POOL]
    t.luck(pool.index(block("genoa_pilgrims")))
    other = [b for b in members(2**62 - 2**31) if t.g.at[b] == POOL]
    t.luck(other.index(block("kurds_1")))
    assert t.key == "place-block"
    assert t.asked == "saracens", "no new draw for the Franks"
    assert t.town("genoa_pilgrims") == "pool"
    assert t.heard("forfeited-pilgrim", "saracens")
    assert e["expected"] == {"placed": None, "pool": ["genoa_pilgrims"], "new_draw": False}


def draw_seat(e: Example) -> None:
    for placement in ("free", "home_first"):
        t = war("zangi@tripoli", year=1188, draw_placement=placement)
        b = block("bohemond")
        open_towns = places_for(t.g, FRANKS, b)
        for name, strength in e["expected"][placement].items():
            if strength is None:
                assert name not in towns(open_towns)
            else:
                assert name in towns(open_towns)
                assert strength_at(t.g, b, town(name)) == strength, (placement, name)


# -- winter and victory ---------------------------------------------------------------------------


def winter_supply(e: Example) -> None:
    franks = iter(names(2**31 - 1))
    specs = []
    for name, count in e["position"]["blocks_in"].items():
        specs += [f"{next(franks)}@{name}" for _ in range(count)]
    t = war(*specs, turn=6)
    for name, surplus in e["expected"]["eliminate"].items():
        assert t.count("franks", name) - supply(t.g, FRANKS, town(name)) == surplus


def winter_replace(e: Example) -> None:
    for name, steps in e["expected"]["steps"].items():
        holder = "walter" if name == "franks" else "zangi"
        t = war(f"{holder}@ascalon")
        points = points_of(t.g, side(name), town("ascalon"))
        assert points // price_of_step(side(name), town("ascalon")) == steps
    t = war("walter@ascalon!", "zangi@ascalon")
    for name, steps in e["expected"]["besieged"].items():
        assert points_of(t.g, side(name), town("ascalon")) == steps
    t = war("walter@banyas", "zangi@damascus")
    price = price_of_step(FRANKS, town("banyas"))
    assert points_of(t.g, FRANKS, town("banyas")) // price == e["expected"]["franks_in_banyas"]
    assert points_of(t.g, SARACENS, town("damascus")) == e["expected"]["saracens_in_damascus"]


def winter_campaign(e: Example) -> None:
    t = war("king_guy@acre:4!", "acre_hospitallers@acre:3!", "saladin@acre:4",
            "reynald_kerak@kerak:2!", "zangi@kerak:3", "al_afdal@kerak:3", "walter@caesarea",
            turn=6)  # fmt: skip
    reveal(t, e["position"]["cards"])
    assert SIDE_IDS[t.g.first] == e["moves"][0]["check"]["p1"]
    t.play("franks: end_moves")
    assert t.has("keep_siege acre")
    assert t.has("keep_siege kerak")
    dice = e["moves"][2]["dice"]
    t.dice(*[dice[name] for name in sorted(dice, key=block)])
    t.play("saracens: keep_siege acre")
    assert {name: t.steps(name) for name in e["expected"]["steps"]} == e["expected"]["steps"]
    assert towns(t.g.sieges(SARACENS)) == e["expected"]["siege_goes_on"]
    assert all(t.town(name) == "pool" for name in e["expected"]["pool_face_down"])
    assert all(t.town(name) == "out" for name in e["expected"]["out"])


def winter_move(e: Example) -> None:
    t = war("saladin@banyas", "conrad@damascus!", "keukburi@damascus", "al_adil@egypt", turn=6)
    t.moves("saracens", "move_2")
    t.play("group banyas", "march saladin")
    legal = e["expected"]["legal"]
    assert t.has("step saladin damascus") == legal[1], "through the siege"
    assert t.has("step saladin beaufort") == legal[2]
    t.play("step saladin damascus")
    assert t.has("stop saladin") == legal[0], "but not to it"
    assert t.refused("stop saladin") == "CR-8.1"
    t.play("step saladin ashtera", "stop saladin")
    assert t.town("saladin") == "ashtera"


def winter_1192(e: Example) -> None:
    t = war("zangi@aleppo!", "bohemond@aleppo", "saladin@jerusalem", "keukburi@damascus",
            "al_adil@egypt", "walter@acre", year=1192, turn=6)  # fmt: skip
    t.dice(6)
    t.winter("franks", "aleppo")
    assert t.key == "over"
    assert SIDE_IDS[t.g.places.index(1)] == e["expected"]["winner"]
    for name, count in e["expected"]["cities"].items():
        assert t.g.cities_of(side(name)) == count


def sudden_death(e: Example) -> None:
    cities = e["position"]["control"]["saracens"]
    emirs = names(EMIRS)
    specs = [f"{emirs[i]}@{city}" for i, city in enumerate(cities)]
    for value in ("turn", "year"):
        t = war(*specs, "walter@caesarea", year=1190, turn=2, sudden_death=value)
        reveal(t, {"franks": "manna", "saracens": "guide"})
        if value == "turn":
            assert t.key == "over"
            assert SIDE_IDS[t.g.places.index(1)] == e["expected"]["winner"]
        else:
            assert e["expected"]["with_sudden_death_year"] is None
            assert t.g.ended == NONE


# -- options --------------------------------------------------------------------------------------


def forced_march(e: Example) -> None:
    path = e["position"]["path"]
    for die, steps in zip(e["position"]["die"], e["expected"]["steps_after"], strict=True):
        t = war("saladin@damascus:4", "walter@acre", forced_march="true")
        t.moves("saracens", "move_1")
        t.play("group damascus", "march saladin", *[f"step saladin {name}" for name in path])
        t.dice(die)
        t.play(f"force saladin {e['position']['extra']}")
        assert (t.town("saladin"), t.steps("saladin")) == (e["position"]["extra"], steps)
    t = war("saladin@damascus:1", "walter@acre", "zangi@aleppo", forced_march="true")
    t.moves("saracens", "move_1")
    t.play("group damascus", "march saladin", *[f"step saladin {name}" for name in path])
    t.dice(3)
    t.play("force saladin sidon")
    assert t.town("saladin") == "out"
    assert e["expected"]["strength_1_die_3"] == "eliminated, does not arrive"


def old_winter(e: Example) -> None:
    options: dict[str, Any] = {k: str(v).lower() for k, v in e["options"].items()}
    t = war("zangi@aleppo", turn=6, **options)
    assert supply(t.g, FRANKS, town("acre")) == e["expected"]["acre_feeds_franks"]
    assert supply(t.g, SARACENS, town("acre")) == e["expected"]["acre_feeds_saracens"]
    assert supply(t.g, FRANKS, town("legio")) == e["expected"]["legio_feeds_franks"]
    for name, rating in e["expected"]["move_rating"].items():
        assert t.g.rating(block(name)) == rating
    t.g.lose(block("zangi"))
    assert t.town("zangi") == e["expected"]["zangi_eliminated_goes"]


def old_activation(e: Example) -> None:
    t = war("walter@caesarea", "balian@nablus", "conrad@tyre", old_activation="true")
    t.moves("franks", e["position"]["card"])
    assert t.offers("muster")
    t.play("group caesarea", "march walter", "step walter acre", "stop walter")
    assert t.key == "spend-move"
    assert not t.offers("muster"), "the card is used for groups, ships and Germans"
    t = war("walter@caesarea", "balian@nablus", "conrad@tyre", old_activation="true")
    t.moves("franks", e["position"]["card"])
    t.play("muster acre", "march walter", "step walter acre", "done")
    assert t.asked == "saracens", "one muster takes the whole card"
    assert e["expected"]["choices"] == ["3 Moves of groups, sea, Germans", "1 muster"]


def any_one(e: Example) -> None:
    t = war("king_guy@acre!", "saladin@acre", "zangi@aleppo!", "bohemond@aleppo", turn=6,
            winter_campaign_card="any_one")  # fmt: skip
    position = e["position"]
    t.hands(franks="move_1", saracens="move_1")
    t.play("franks: card move_1", "saracens: card move_1")
    assert t.key == "winter-campaign"
    for roll in [*position["campaign_rolls"], *position["order_rolls"]]:
        t.dice(*roll["franks"], *roll["saracens"])
    t.play("franks: campaign", "saracens: campaign")
    assert SIDE_IDS[t.g.campaigner] == e["expected"]["campaigns"]
    assert SIDE_IDS[t.g.first] == e["expected"]["p1"]
    ask = t.ask
    assert ask is not None
    assert (t.asked, ask.subject) == ("franks", e["expected"]["franks_moves"])
    assert not t.offers("keep_siege")
    t.play("end_moves")
    assert t.options == ["keep_siege acre"], "the campaigner makes no moves"


CHECKS: dict[str, Callable[[Example], None]] = {
    "CR-EX-SETUP-COUNTS": setup_counts,
    "CR-EX-SETUP-SWAP": setup_swap,
    "CR-EX-SETUP-LIMIT": setup_limit,
    "CR-EX-CARD-HIGH": card_high,
    "CR-EX-CARD-TIE": card_tie,
    "CR-EX-CARD-EVENT": card_high,
    "CR-EX-CARD-BOTH-EVENTS": card_both_events,
    "CR-EX-INTRIGUE-NUMBER": intrigue_number,
    "CR-EX-INTRIGUE-FIRST": intrigue_first,
    "CR-EX-ASSASSINS": assassins,
    "CR-EX-MANNA": manna,
    "CR-EX-ROADS": roads,
    "CR-EX-PIN": pin,
    "CR-EX-MUSTER": muster,
    "CR-EX-SEA-TYRE": sea_tyre,
    "CR-EX-ARRIVALS": arrivals,
    "CR-EX-MAIN-ROAD": main_road,
    "CR-EX-SEA-LEGS": sea_legs,
    "CR-EX-GERMANS": germans,
    "CR-EX-DRAW-YEARS": draw_years,
    "CR-EX-DRAW-NATION": draw_nation,
    "CR-EX-DRAW-PILGRIM": draw_pilgrim,
    "CR-EX-DRAW-SEAT": draw_seat,
    "CR-EX-WINTER-SUPPLY": winter_supply,
    "CR-EX-WINTER-REPLACE": winter_replace,
    "CR-EX-WINTER-CAMPAIGN": winter_campaign,
    "CR-EX-WINTER-MOVE": winter_move,
    "CR-EX-WINTER-1192": winter_1192,
    "CR-EX-SUDDEN-DEATH": sudden_death,
    "CR-EX-OPT-FORCED-MARCH": forced_march,
    "CR-EX-OPT-OLD-WINTER": old_winter,
    "CR-EX-OPT-OLD-ACTIVATION": old_activation,
    "CR-EX-OPT-ANY-ONE": any_one,
}


def test_every_example_is_played() -> None:
    assert set(CHECKS) == set(EXAMPLES)


@pytest.mark.parametrize("id", CHECKS)
def test_an_example_holds(id: str) -> None:
    CHECKS[id](EXAMPLES[id])
