"""The words of Crusader Rex: its things, what can be chosen, and what is told."""

from __future__ import annotations

from typing import Final

from palatine.games.crusader_rex.tables import (
    BLOCK_IDS,
    CARD_IDS,
    EXITS,
    NATIONS,
    PLACE_IDS,
    ROAD_IDS,
    TOWN_IDS,
)
from palatine.kernel.lexicon import Kind, Lexicon, Saying, Verb, count, run, seats

SEAT: Final = seats(2)
TOWN: Final = Kind("town", TOWN_IDS)
PLACE: Final = Kind("place", PLACE_IDS)
HAUNT: Final = Kind("haunt", [*TOWN_IDS, "pool"])  # where a hidden block can be
WAY: Final = Kind("way", [*TOWN_IDS, "germania", "sea"])  # how a block came into a town
COURSE: Final = Kind("course", [*WAY.names, *[f"to_{name}" for name in TOWN_IDS]])
ROAD: Final = Kind("road", ROAD_IDS)
EXIT: Final = run("exit", 0, EXITS - 1)  # the roads of the battle town, in order
BLOCK: Final = Kind("block", BLOCK_IDS)
CARD: Final = Kind("card", CARD_IDS)
NATION: Final = Kind("nation", NATIONS)
PART: Final = Kind("part", ["field", "castle"])
PHASE: Final = Kind("phase", ["setup", "cards", "moves", "battles", "draws", "winter"])
YEAR: Final = run("year", 1187, 1192)
TURN: Final = run("turn", 1, 6)
STEPS: Final = run("steps", 1, 4)
DIE: Final = run("die", 1, 6)
NUMBER: Final = count()

FIELD: Final = 0
CASTLE: Final = 1

SETUP: Final = 0
CARD_PHASE: Final = 1
MOVE_PHASE: Final = 2
BATTLE_PHASE: Final = 3
DRAW_PHASE: Final = 4
WINTER: Final = 5

# The commonest verbs come first: their numbers stay small, which makes them cheap.
DONE: Final = Verb("done", passes=True)
GROUP: Final = Verb("group", TOWN)
MUSTER: Final = Verb("muster", TOWN)
SAIL: Final = Verb("sail", BLOCK)
ENTER: Final = Verb("enter", BLOCK)
END_MOVES: Final = Verb("end_moves", passes=True)
MARCH: Final = Verb("march", BLOCK)
STOP: Final = Verb("stop", BLOCK)
ACT: Final = Verb("act", BLOCK)
FIRE: Final = Verb("fire", BLOCK)
CHARGE: Final = Verb("charge", BLOCK)
HARRY: Final = Verb("harry", BLOCK)
WITHDRAW: Final = Verb("withdraw", BLOCK)
HIT: Final = Verb("hit", BLOCK)
STEP: Final = Verb("step", BLOCK, TOWN)
RETREAT: Final = Verb("retreat", BLOCK, TOWN)
REGROUP: Final = Verb("regroup", BLOCK, TOWN)
LAND: Final = Verb("land", BLOCK, TOWN)
FORCE: Final = Verb("force", BLOCK, TOWN)
FIGHT: Final = Verb("fight", TOWN)
INSIDE: Final = Verb("castle", BLOCK)
STORM: Final = Verb("storm", BLOCK)
SALLY: Final = Verb("sally", BLOCK)
ADD_STEP: Final = Verb("add_step", BLOCK)
DROP: Final = Verb("drop", BLOCK)
PUT: Final = Verb("place", BLOCK, TOWN)
PLAY: Final = Verb("card", CARD)
SHOW: Final = Verb("show", BLOCK)
MAIN_ROAD: Final = Verb("main_road", TOWN, WAY)
NAME_JIHAD: Final = Verb("jihad", TOWN)
TARGET: Final = Verb("target", BLOCK)
STRIKE: Final = Verb("strike", TOWN, PART)
GIVE_MANNA: Final = Verb("manna", BLOCK)
KEEP_SIEGE: Final = Verb("keep_siege", TOWN)
CAMPAIGN: Final = Verb("campaign")
NO_CAMPAIGN: Final = Verb("no_campaign", passes=True)
FIRST: Final = Verb("first", SEAT)
TAKE_SEAT: Final = Verb("seat", BLOCK, TOWN)
SWAP: Final = Verb("swap", BLOCK)

SUDDEN: Final = 0
CITY_COUNT: Final = 1
ENDS: Final = ["all_cities", "more_cities"]

LEXICON: Final = Lexicon(
    kinds=[
        SEAT,
        TOWN,
        PLACE,
        HAUNT,
        WAY,
        ROAD,
        EXIT,
        BLOCK,
        CARD,
        NATION,
        PART,
        PHASE,
        YEAR,
        TURN,
        STEPS,
        DIE,
        NUMBER,
    ],
    verbs=[
        DONE,
        GROUP,
        MUSTER,
        SAIL,
        ENTER,
        END_MOVES,
        MARCH,
        STOP,
        ACT,
        FIRE,
        CHARGE,
        HARRY,
        WITHDRAW,
        HIT,
        STEP,
        RETREAT,
        REGROUP,
        LAND,
        FORCE,
        FIGHT,
        INSIDE,
        STORM,
        SALLY,
        ADD_STEP,
        DROP,
        PUT,
        PLAY,
        SHOW,
        MAIN_ROAD,
        NAME_JIHAD,
        TARGET,
        STRIKE,
        GIVE_MANNA,
        KEEP_SIEGE,
        CAMPAIGN,
        NO_CAMPAIGN,
        FIRST,
        TAKE_SEAT,
        SWAP,
    ],
    questions=[
        Saying("take-seats", [], "CR-3.1"),
        Saying("swap-saladin", [], "CR-3.4"),
        Saying("choose-card", [TURN], "CR-4.1"),
        Saying("winter-campaign", [], "CR-10.6"),
        Saying("choose-first", [], "CR-10.17"),
        Saying("assassinate", [], "CR-4.7"),
        Saying("give-manna", [NUMBER], "CR-4.10"),
        Saying("spend-move", [NUMBER], "CR-5.2"),
        Saying("group-block", [TOWN], "CR-5.3.1"),
        Saying("group-step", [BLOCK, NUMBER], "CR-5.3.1"),
        Saying("muster-block", [TOWN], "CR-5.5.1"),
        Saying("muster-step", [BLOCK, TOWN], "CR-5.5.1"),
        Saying("land", [BLOCK], "CR-5.6.1"),
        Saying("main-road", [TOWN], "CR-5.8.2"),
        Saying("name-jihad", [], "CR-4.9"),
        Saying("show-block", [TOWN], "CR-6.17.1"),
        Saying("pick-combat", [], "CR-6.1"),
        Saying("deploy", [TOWN, NUMBER], "CR-6.2"),
        Saying("declare-storm", [TOWN, NUMBER], "CR-6.4.3"),
        Saying("declare-sally", [TOWN], "CR-6.9"),
        Saying("act", [TOWN, NUMBER], "CR-6.6"),
        Saying("action", [BLOCK], "CR-6.7"),
        Saying("harry-to", [BLOCK], "CR-6.7"),
        Saying("place-hit", [NUMBER], "CR-6.10"),
        Saying("retreat-all", [TOWN], "CR-6.15.2"),
        Saying("leave-siege", [TOWN], "CR-6.15.3"),
        Saying("regroup", [TOWN], "CR-6.16"),
        Saying("place-block", [BLOCK], "CR-7.6"),
        Saying("feed", [NUMBER], "CR-8.7"),
        Saying("replace", [], "CR-8.8"),
    ],
    facts=[
        Saying("seats-taken", [], "CR-3.1"),
        Saying("swapped", [BLOCK], "CR-3.4"),
        Saying("swap-decided", [], "CR-3.4"),
        Saying("nomad", [BLOCK, TOWN], "CR-3.4"),
        Saying("nomad-one", [TOWN], "CR-3.4"),
        Saying("year", [YEAR], "CR-3.5"),
        Saying("turn", [YEAR, TURN], "CR-3.7"),
        Saying("dealt", [], "CR-3.6", tail=CARD),
        Saying("dealt-hidden", [], "CR-3.6"),
        Saying("revealed", [CARD, CARD], "CR-4.1"),
        Saying("cancelled", [], "CR-4.4"),
        Saying("copies", [SEAT, CARD], "CR-4.5"),
        Saying("tie-roll", [NUMBER, NUMBER], "CR-4.2"),
        Saying("first", [SEAT], "CR-4.2"),
        Saying("campaign-claims", [], "CR-10.6", tail=SEAT),
        Saying("campaigns", [SEAT], "CR-10.6"),
        Saying("campaign-roll", [NUMBER, NUMBER], "CR-10.6"),
        Saying("target", [BLOCK, TOWN, PART, STEPS], "CR-4.7"),
        Saying("no-target", [SEAT], "CR-4.7"),
        Saying("daggers", [BLOCK, NUMBER], "CR-4.7", tail=DIE),
        Saying("manna", [BLOCK, TOWN, PART], "CR-4.10"),
        Saying("manna-one", [SEAT, TOWN, PART], "CR-4.10"),
        Saying("group", [SEAT, TOWN], "CR-5.3.1"),
        Saying("muster", [SEAT, TOWN], "CR-5.5.1"),
        Saying("marched", [BLOCK], "CR-5.3.1", tail=TOWN),
        Saying("marched-one", [SEAT], "CR-5.3.1", tail=TOWN),
        Saying("sailed", [BLOCK, PLACE, TOWN], "CR-5.6.1"),
        Saying("sailed-one", [SEAT, PLACE, TOWN], "CR-5.6.1"),
        Saying("entered", [BLOCK, TOWN], "CR-7.5"),
        Saying("keeps-siege", [SEAT, TOWN], "CR-8.3"),
        Saying("forced", [SEAT, NUMBER], "CR-10.2", tail=DIE),
        Saying("forced-step", [BLOCK, TOWN, TOWN], "CR-10.2"),
        Saying("forced-step-one", [SEAT, TOWN, TOWN], "CR-10.2"),
        Saying("forced-loss", [BLOCK], "CR-10.2"),
        Saying("attack", [SEAT, TOWN], "CR-5.8.1"),
        Saying("main-road", [SEAT, TOWN, WAY], "CR-5.8.2"),
        Saying("jihad", [SEAT, TOWN], "CR-4.9"),
        Saying("open-block", [BLOCK, TOWN], "CR-6.17"),
        Saying("siege-ends", [TOWN], "CR-1.7"),
        Saying("combat", [TOWN], "CR-6.1"),
        Saying("deployed", [SEAT, TOWN, NUMBER, NUMBER], "CR-6.2"),
        Saying("inside", [BLOCK, TOWN], "CR-6.2"),
        Saying("round", [TOWN, NUMBER], "CR-6.3"),
        Saying("arrive", [SEAT, TOWN, NUMBER], "CR-6.4.1"),
        Saying("field-battle", [TOWN, SEAT], "CR-6.5"),
        Saying("storm", [SEAT, TOWN], "CR-6.8", tail=BLOCK),
        Saying("sally", [SEAT, TOWN], "CR-6.9", tail=BLOCK),
        Saying("no-storm", [SEAT, TOWN], "CR-6.4.3"),
        Saying("no-sally", [SEAT, TOWN], "CR-6.4.3"),
        Saying("shown", [TOWN, SEAT], "CR-6.17", tail=BLOCK),
        Saying("strengths", [TOWN, SEAT], "CR-6.17", tail=STEPS),
        Saying("fires", [BLOCK, NUMBER], "CR-6.7", tail=DIE),
        Saying("charges", [BLOCK, NUMBER], "CR-6.7", tail=DIE),
        Saying("harries", [BLOCK, NUMBER], "CR-6.7", tail=DIE),
        Saying("hit", [BLOCK, STEPS], "CR-6.10"),
        Saying("half-hit", [BLOCK], "CR-6.8.1"),
        Saying("charge-loss", [BLOCK, NUMBER], "CR-6.7"),
        Saying("lost", [BLOCK], "CR-2.4"),
        Saying("gone", [BLOCK], "CR-2.4"),
        Saying("retreats", [BLOCK, TOWN, TOWN], "CR-6.12"),
        Saying("retreats-one", [SEAT, TOWN, TOWN], "CR-6.12"),
        Saying("withdraws", [BLOCK, PART], "CR-6.7"),
        Saying("trapped", [BLOCK, TOWN], "CR-6.15.2"),
        Saying("field-won", [SEAT, TOWN], "CR-6.11.1"),
        Saying("awaits", [SEAT, TOWN], "CR-6.11.2"),
        Saying("castle-taken", [SEAT, TOWN], "CR-6.11.3"),
        Saying("field-empty", [TOWN], "CR-6.11.4"),
        Saying("combat-won", [SEAT, TOWN], "CR-6.11.5"),
        Saying("nobody-left", [TOWN], "CR-6.11.5"),
        Saying("storm-ends", [TOWN], "CR-6.8.2"),
        Saying("siege-stands", [SEAT, TOWN], "CR-6.15.4"),
        Saying("siege-lifted", [TOWN], "CR-6.15.3"),
        Saying("regrouped", [BLOCK, TOWN, TOWN], "CR-6.16"),
        Saying("regrouped-one", [SEAT, TOWN, TOWN], "CR-6.16"),
        Saying("attrition", [TOWN, NUMBER], "CR-6.14", tail=DIE),
        Saying("attrition-loss", [BLOCK], "CR-6.14"),
        Saying("drew-crusader", [BLOCK], "CR-7.2"),
        Saying("nation-ready", [NATION], "CR-7.2"),
        Saying("drew", [BLOCK], "CR-7.1"),
        Saying("drew-one", [SEAT], "CR-7.1"),
        Saying("placed", [BLOCK, TOWN, STEPS], "CR-7.6"),
        Saying("placed-one", [SEAT, TOWN], "CR-7.6"),
        Saying("forfeited", [BLOCK], "CR-7.4"),
        Saying("forfeited-pilgrim", [SEAT], "CR-7.4"),
        Saying("forfeited-one", [SEAT], "CR-7.7"),
        Saying("no-draw", [SEAT], "CR-7.1"),
        Saying("winter", [YEAR], "CR-8.10"),
        Saying("winter-attrition", [TOWN, NUMBER], "CR-8.4", tail=DIE),
        Saying("winter-gone", [SEAT, TOWN, NUMBER], "CR-8.5"),
        Saying("winter-lost", [BLOCK], "CR-8.5"),
        Saying("starved", [BLOCK, TOWN], "CR-8.7"),
        Saying("starved-one", [SEAT, TOWN], "CR-8.7"),
        Saying("replaced", [BLOCK, TOWN], "CR-8.8"),
        Saying("replaced-one", [SEAT, TOWN], "CR-8.8"),
        Saying("lost-return", [SEAT, NUMBER], "CR-8.9"),
        Saying("won-all", [SEAT], "CR-9.1"),
        Saying("won-count", [SEAT, NUMBER, NUMBER], "CR-9.2"),
    ],
    notes=[
        Saying("usual-seats", [], "CR-3.1"),
        Saying("road", [NUMBER, NUMBER], "CR-5.4"),
        Saying("road-attack", [TOWN, NUMBER, NUMBER], "CR-5.8.1"),
        Saying("forced-march", [NUMBER, NUMBER], "CR-10.2"),
        Saying("attack", [TOWN], "CR-5.8.1"),
        Saying("way", [NUMBER, NUMBER], "CR-5.3.1"),
        Saying("way-attack", [TOWN, NUMBER, NUMBER], "CR-5.8.1"),
        Saying("road-by-road", [], "CR-5.3.1"),
        Saying("by-sea", [], "CR-5.6.1"),
        Saying("all-hits", [NUMBER], "CR-6.10"),
        Saying("pinned", [NUMBER, NUMBER], "CR-5.7"),
        Saying("dice", [NUMBER, NUMBER], "CR-6.7"),
        Saying("strength", [STEPS], "CR-7.6"),
        Saying("points", [NUMBER], "CR-8.8"),
        Saying("supply", [NUMBER, NUMBER], "CR-8.7"),
        Saying("hidden", [NUMBER], "CR-4.7"),
    ],
    ends=ENDS,
    statistics=[
        Saying("cities", [TOWN], "CR-1.9"),
        Saying("blocks", [], "CR-2.1"),
        Saying("lost", [], "CR-2.4"),
    ],
)
