"""The words of Viscounts: its things, what can be chosen, and what is told."""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts.automa_tables import BOARD_IDS, SCHEME_IDS, TRIES
from palatine.games.viscounts.programs import OPS
from palatine.games.viscounts.tables import (
    ACTION_IDS,
    BUILDING_IDS,
    CARD_IDS,
    GOOD_IDS,
    ICON_IDS,
    LINK_IDS,
    MANUSCRIPT_IDS,
    PAPER_IDS,
    PLAYER_CARDS,
    PROGRAMS,
    RIBBON_IDS,
    SECTION_IDS,
    SEGMENT_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STACK_IDS,
)
from palatine.kernel.lexicon import Kind, Lexicon, Saying, Verb, count, run, seats

SEAT: Final = seats(4)
SEAT_IDS: Final = ["red", "blue", "yellow", "green"]
HOUSE_IDS: Final = ["automa"]
TOWNSFOLK: Final = Kind("townsfolk", CARD_IDS)
MANUSCRIPT: Final = Kind("manuscript", MANUSCRIPT_IDS)
SEGMENT: Final = Kind("segment", SEGMENT_IDS)
SPACE: Final = Kind("space", SPACE_IDS)
SITE: Final = Kind("site", SITE_IDS)
LINK: Final = Kind("link", LINK_IDS)
SECTION: Final = Kind("section", SECTION_IDS)
SLOT: Final = Kind("slot", SLOT_IDS)
BUILDING: Final = Kind("building", BUILDING_IDS)
GOOD: Final = Kind("good", GOOD_IDS)
PAPER: Final = Kind("paper", PAPER_IDS)
SHEET: Final = Kind("sheet", ["debt", "deed"])
STACK: Final = Kind("stack", STACK_IDS)
ICON: Final = Kind("icon", ICON_IDS)
ACTION: Final = Kind("action", ACTION_IDS)
RIBBON: Final = Kind("ribbon", RIBBON_IDS)
EFFECT: Final = Kind("effect", PROGRAMS.names)
OP: Final = Kind("op", OPS)
PLACE: Final = Kind("place", ["left", "middle", "right"])  # for a card on a player board
ZONE: Final = Kind("zone", ["board", "hand", "draw", "discard", "gone"])  # where an own card is
PLAYER_CARD: Final = run("player_card", 1, PLAYER_CARDS)
POSITION: Final = run("position", 1, 7)
RING: Final = run("ring", 1, 5)
TIER: Final = run("tier", 1, 3)
WORKERS: Final = run("workers", 1, 4)
SCHEME: Final = Kind("scheme", SCHEME_IDS)
SCHEME_ZONE: Final = Kind("scheme_zone", ["board", "draw", "discard", "future"])
AUTOMA: Final = Kind("automa", BOARD_IDS)
TRY: Final = Kind("try", TRIES)
NUMBER: Final = count()

ON_BOARD: Final = 0
IN_HAND: Final = 1
IN_DRAW: Final = 2
IN_DISCARD: Final = 3
GONE: Final = 4

SCHEME_ON_BOARD: Final = 0
SCHEME_IN_DRAW: Final = 1
SCHEME_IN_DISCARD: Final = 2
SCHEME_AHEAD: Final = 3  # a future scheme that nobody has seen yet

# VW-CRD-07: every order of two or three cards, by which places swap or how the cards go round
ARRANGEMENT: Final = Kind(
    "arrangement",
    ["keep", "swap_left_middle", "swap_middle_right", "swap_left_right", "go_right", "go_left"],
)
# from which place each place takes its card
TAKES_FROM: Final = [0, 1, 2, 1, 0, 2, 0, 2, 1, 2, 1, 0, 2, 0, 1, 1, 2, 0]

CATEGORY: Final = Kind(
    "category",
    [
        "buildings",
        "castle",
        "manuscript_sets",
        "manuscript_text",
        "castle_leader",
        "cleric_bonus",
        "unpaid_debt",
        "paid_debt",
        "acquired_deed",
        "approved_deed",
        "poverty",
        "prosperity",
        "automa_resources",
    ],
)

# what boards explain besides cards; no rule names them by number
SYMBOL: Final = Kind(
    "symbol",
    [
        "merchant",
        "builder",
        "noble",
        "cleric",
        "criminal",
        "silver",
        "ink",
        "gold",
        "stone",
        "any_resource",
        "debt",
        "deed",
        "flip_debt",
        "flip_deed",
        "flip",
        "virtue",
        "corruption",
        "collision",
        "hire",
        "dismiss",
        "discard",
        "destroy",
        "rearrange",
        "shuffle",
        "castle_move",
        "place_workers",
        "workshop",
        "trading_post",
        "guildhall",
        "build_free",
        "manuscript",
        "immediate",
        "ongoing",
        "drop_off",
        "corner",
        "end_game",
        "silver_value",
        "hand",
        "site",
        "link",
        "river",
        "trade",
        "castle_leader",
        "tier_1",
        "tier_2",
        "tier_3",
        "bonus_card",
        "poverty",
        "prosperity",
        "focus",
        "scheme",
        "reconstruction",
        "viscount",
        "worker",
        "townsfolk_pile",
        "choice",
        "extra_step",
        "points",
    ],
)

PLAY: Final = Verb("play", TOWNSFOLK)
MOVE: Final = Verb("move", SPACE)
PASS: Final = Verb("pass", passes=True)
TRADE: Final = Verb("trade")
BUILD: Final = Verb("build", SLOT)
WORK: Final = Verb("workers", WORKERS)
TRANSCRIBE: Final = Verb("transcribe")
DISMISS: Final = Verb("dismiss", TOWNSFOLK)
EXCHANGE: Final = Verb("exchange")
PAY: Final = Verb("pay", GOOD)
AT_SITE: Final = Verb("site", SITE)
FIRST_LINK: Final = Verb("link", LINK)
TAKE: Final = Verb("take", GOOD)
FLIP: Final = Verb("flip", SHEET)
EITHER: Final = Verb("either", EFFECT)
HIRE: Final = Verb("hire", TOWNSFOLK)
DISCARD: Final = Verb("discard", TOWNSFOLK)
DISCARD_TOP: Final = Verb("discard_top")
DESTROY: Final = Verb("destroy", TOWNSFOLK)
DESTROY_TOP: Final = Verb("destroy_top")
ARRANGE: Final = Verb("arrange", ARRANGEMENT)
SHIFT: Final = Verb("shift", SECTION, SECTION)
AT_SECTION: Final = Verb("section", SECTION)
BUMP: Final = Verb("bump", TIER, SECTION, SEAT)
SCRIPT: Final = Verb("manuscript", MANUSCRIPT)
RESOLVE: Final = Verb("resolve", TOWNSFOLK)
USE: Final = Verb("use", SLOT)
PAIR: Final = Verb("pair", PLAYER_CARD)

SCORED: Final = 0
ENDS: Final = ["scored"]

LEXICON: Final = Lexicon(
    kinds=[
        SEAT,
        TOWNSFOLK,
        MANUSCRIPT,
        SEGMENT,
        SPACE,
        SITE,
        LINK,
        SECTION,
        SLOT,
        BUILDING,
        GOOD,
        PAPER,
        SHEET,
        STACK,
        ICON,
        ACTION,
        RIBBON,
        EFFECT,
        OP,
        PLACE,
        ZONE,
        PLAYER_CARD,
        POSITION,
        RING,
        TIER,
        WORKERS,
        SCHEME,
        SCHEME_ZONE,
        AUTOMA,
        TRY,
        ARRANGEMENT,
        CATEGORY,
        SYMBOL,
        NUMBER,
    ],
    verbs=[
        PLAY,
        MOVE,
        PASS,
        TRADE,
        BUILD,
        WORK,
        TRANSCRIBE,
        DISMISS,
        EXCHANGE,
        PAY,
        AT_SITE,
        FIRST_LINK,
        TAKE,
        FLIP,
        EITHER,
        HIRE,
        DISCARD,
        DISCARD_TOP,
        DESTROY,
        DESTROY_TOP,
        ARRANGE,
        SHIFT,
        AT_SECTION,
        BUMP,
        SCRIPT,
        RESOLVE,
        USE,
        PAIR,
    ],
    questions=[
        Saying("take-pair", [], "VW-SET-09"),
        Saying("play-card", [], "VW-CRD-02"),
        Saying("move", [NUMBER], "VW-MOV-02"),
        Saying("act", [], "VW-ACT-01"),
        Saying("dismiss", [ACTION], "VW-ACT-03"),
        Saying("pay", [ACTION, NUMBER], "VW-ACT-10"),
        Saying("exchange", [NUMBER], "VW-TRD-05"),
        Saying("choose-site", [BUILDING], "VW-BLD-01"),
        Saying("choose-slot", [BUILDING], "VW-BLD-02"),
        Saying("choose-link", [SITE], "VW-BLD-09"),
        Saying("choose-resource", [], "VW-WRD-02"),
        Saying("choose-flip", [], "VW-DEB-02"),
        Saying("choose-effect", [], "VW-TRN-04"),
        Saying("hire-free", [], "VW-HIR-02"),
        Saying("recruit", [], "VW-HIR-01"),
        Saying("discard", [NUMBER], "VW-DRW-05"),
        Saying("destroy", [NUMBER], "VW-DRW-05"),
        Saying("rearrange", [], "VW-CRD-07"),
        Saying("castle-move", [], "VW-CAS-07"),
        Saying("place-workers", [NUMBER], "VW-CAS-07"),
        Saying("choose-group", [], "VW-CAS-02"),
        Saying("choose-way", [SECTION], "VW-CAS-10"),
        Saying("bump", [], "VW-CAS-05"),
        Saying("take-manuscript", [], "VW-MAN-04"),
        Saying("choose-order", [], "VW-TRN-07"),
    ],
    facts=[
        Saying("ring", [], "VW-SET-02", tail=SEGMENT),
        Saying("castle-turned", [SECTION, SEGMENT], "VW-SET-02"),
        Saying("starter", [SEAT], "VW-SET-07"),
        Saying("pair-laid", [PLAYER_CARD, TOWNSFOLK], "VW-SET-08"),
        Saying("took-pair", [SEAT, PLAYER_CARD, TOWNSFOLK, SPACE], "VW-SET-09"),
        Saying("first-shuffle", [SEAT], "VW-SET-09"),
        Saying("stacks-built", [NUMBER, NUMBER], "VW-SET-10"),
        Saying("round", [NUMBER], "VW-TRN-01"),
        Saying("turn", [SEAT], "VW-TRN-01"),
        Saying("cannot", [SEAT, OP], "VW-TRN-03"),
        Saying("chose-effect", [SEAT, EFFECT], "VW-TRN-04"),
        Saying("declined", [SEAT, OP], "VW-TRN-02"),
        Saying("ongoing", [SEAT, TOWNSFOLK, EFFECT], "VW-TRN-09"),
        Saying("slot-works", [SEAT, SLOT, EFFECT], "VW-BLD-06"),
        Saying("slid-off", [SEAT, TOWNSFOLK], "VW-CRD-01"),
        Saying("drop-off", [SEAT, TOWNSFOLK, EFFECT], "VW-CRD-01"),
        Saying("played", [SEAT, TOWNSFOLK], "VW-CRD-02"),
        Saying("played-unseen", [SEAT, TOWNSFOLK], "VW-CRD-02"),
        Saying("crimes", [SEAT, NUMBER], "VW-CRD-03"),
        Saying("immediate", [SEAT, TOWNSFOLK, EFFECT], "VW-CRD-04"),
        Saying("rearranged", [SEAT], "VW-CRD-07", tail=TOWNSFOLK),
        Saying("moved", [SEAT, SPACE, NUMBER, NUMBER], "VW-MOV-02"),
        Saying("met", [SEAT, SEAT], "VW-MOV-04"),
        Saying("acts", [SEAT, ACTION], "VW-ACT-01"),
        Saying("dismissed", [SEAT, TOWNSFOLK, NUMBER], "VW-ACT-03"),
        Saying("dismissed-printed", [SEAT, TOWNSFOLK, NUMBER], "VW-ACT-04"),
        Saying("paid", [SEAT, NUMBER, GOOD], "VW-ACT-02"),
        Saying("exchanged", [SEAT, NUMBER, EFFECT], "VW-TRD-01"),
        Saying("built", [SEAT, BUILDING, SITE, SLOT], "VW-BLD-03"),
        Saying("site-reward", [SEAT, SITE, EFFECT], "VW-BLD-03"),
        Saying("linked", [SEAT, LINK, EFFECT], "VW-BLD-03"),
        Saying("placed", [SEAT, NUMBER, SECTION], "VW-CAS-01"),
        Saying("went-up", [SEAT, SECTION, EFFECT], "VW-CAS-02"),
        Saying("went-aside", [SEAT, SECTION, SECTION], "VW-CAS-02"),
        Saying("went-to-top", [SEAT, SECTION, NUMBER], "VW-CAS-03"),
        Saying("castle-moved", [SEAT, SECTION, SECTION], "VW-CAS-07"),
        Saying("bumped", [SEAT, SEAT, TIER, SECTION], "VW-CAS-05"),
        Saying("leader", [SEAT], "VW-CAS-06"),
        Saying("leader-from", [SEAT, SEAT], "VW-CAS-06"),
        Saying("transcribed", [SEAT, MANUSCRIPT], "VW-MAN-01"),
        Saying("transcribed-printed", [SEAT, MANUSCRIPT], "VW-MAN-03"),
        Saying("took-manuscript", [SEAT, MANUSCRIPT], "VW-MAN-04"),
        Saying("manuscript-effect", [SEAT, MANUSCRIPT, EFFECT], "VW-MAN-06"),
        Saying("bonus-card", [SEAT, RIBBON], "VW-MAN-02"),
        Saying("hired", [SEAT, TOWNSFOLK, NUMBER], "VW-HIR-01"),
        Saying("hired-free", [SEAT, TOWNSFOLK], "VW-HIR-02"),
        Saying("corner", [SEAT, TOWNSFOLK, EFFECT], "VW-HIR-01"),
        Saying("turned-up", [SEGMENT, TOWNSFOLK], "VW-HIR-03"),
        Saying("pile-empty", [SEGMENT], "VW-HIR-03"),
        Saying("manuscript-up", [SEGMENT, MANUSCRIPT], "VW-SET-04"),
        Saying("manuscripts-empty", [SEGMENT], "VW-MAN-03"),
        Saying("gained", [SEAT, NUMBER, GOOD], "VW-WRD-02"),
        Saying("virtue", [SEAT, NUMBER, POSITION, POSITION], "VW-COL-01"),
        Saying("corruption", [SEAT, NUMBER, POSITION, POSITION], "VW-COL-01"),
        Saying("collision", [SEAT, POSITION], "VW-COL-03"),
        Saying("above", [SEAT, POSITION, EFFECT], "VW-COL-04"),
        Saying("below", [SEAT, POSITION, EFFECT], "VW-COL-04"),
        Saying("markers-back", [SEAT], "VW-COL-03"),
        Saying("drew", [SEAT], "VW-DRW-01", tail=TOWNSFOLK),
        Saying("drew-some", [SEAT, NUMBER], "VW-DRW-01"),
        Saying("shuffled", [SEAT, NUMBER], "VW-DRW-03"),
        Saying("discarded", [SEAT, TOWNSFOLK], "VW-DRW-05"),
        Saying("discarded-unseen", [SEAT, TOWNSFOLK], "VW-DRW-05"),
        Saying("destroyed", [SEAT, TOWNSFOLK, NUMBER], "VW-DRW-05"),
        Saying("destroyed-unseen", [SEAT, TOWNSFOLK, NUMBER], "VW-DRW-05"),
        Saying("debt", [SEAT, NUMBER], "VW-DEB-01"),
        Saying("deed", [SEAT, NUMBER], "VW-DEB-01"),
        Saying("paid-debt", [SEAT, NUMBER], "VW-DEB-02"),
        Saying("approved-deed", [SEAT, NUMBER], "VW-DEB-02"),
        Saying("revealed", [STACK], "VW-DEB-01"),
        Saying("last-round", [NUMBER], "VW-END-01"),
        Saying("points", [SEAT, CATEGORY, NUMBER], "VW-SCO-05"),
        Saying("total", [SEAT, NUMBER], "VW-SCO-08"),
        Saying("won", [SEAT, NUMBER], "VW-SCO-08"),
        Saying("won-by-goods", [SEAT, NUMBER], "VW-SCO-08"),
        Saying("shared", [], "VW-SCO-08", tail=SEAT),
        Saying("beat-automa", [SEAT, NUMBER], "VW-AI-26"),
        Saying("lost-to-automa", [SEAT, NUMBER], "VW-AI-26"),
        Saying("automa-begins", [SEAT, AUTOMA, SPACE], "VW-AI-05"),
        Saying("automa-schemes-out", [SEAT], "VW-AI-03", tail=SCHEME),
        Saying("automa-schemes-mixed", [SEAT, NUMBER], "VW-AI-04"),
        Saying("automa-scheme", [SEAT, SCHEME], "VW-AI-07"),
        Saying("automa-slid-off", [SEAT, SCHEME], "VW-AI-07"),
        Saying("automa-shuffled", [SEAT, NUMBER], "VW-AI-07"),
        Saying("automa-nothing-to-shuffle", [SEAT], "VW-AI-28"),
        Saying("automa-row", [SEAT, EFFECT], "VW-AI-08"),
        Saying("automa-crimes", [SEAT, NUMBER], "VW-AI-08"),
        Saying("automa-moved", [SEAT, SPACE, NUMBER], "VW-AI-11"),
        Saying("automa-does", [SEAT, TRY], "VW-AI-08"),
        Saying("automa-gains", [SEAT, EFFECT], "VW-AI-08"),
        Saying("automa-cannot-pay", [SEAT, TRY, NUMBER, NUMBER], "VW-AI-18"),
        Saying("automa-no-site", [SEAT, TRY], "VW-AI-19"),
        Saying("automa-no-building", [SEAT, TRY], "VW-AI-19"),
        Saying("automa-no-workers", [SEAT, TRY], "VW-AI-31"),
        Saying("automa-nothing-to-flip", [SEAT, TRY], "VW-AI-22"),
        Saying("automa-funds", [SEAT, NUMBER, NUMBER, NUMBER, NUMBER], "VW-AI-18"),
        Saying("automa-instead", [SEAT, OP, EFFECT], "VW-AI-13"),
        Saying("automa-silver", [SEAT, NUMBER], "VW-AI-30"),
        Saying("automa-future", [SEAT, SCHEME], "VW-AI-14"),
        Saying("automa-dismissed", [SEAT, TOWNSFOLK], "VW-AI-16"),
    ],
    notes=[
        Saying("steps-of", [NUMBER], "VW-MOV-02"),
        Saying("steps", [NUMBER, NUMBER], "VW-MOV-02"),
        Saying("needs", [NUMBER, NUMBER], "VW-ACT-08"),
        Saying("gives", [EFFECT], "VW-BLD-03"),
        Saying("gives-corner", [NUMBER, EFFECT], "VW-ACT-03"),
        Saying("gives-site", [EFFECT, NUMBER], "VW-BLD-03"),
        Saying("exchange", [NUMBER, NUMBER, EFFECT], "VW-TRD-05"),
        Saying("still-due", [NUMBER], "VW-ACT-10"),
        Saying("dismisses", [TOWNSFOLK], "VW-ACT-03"),
        Saying("pays-nothing", [], "VW-ACT-02"),
        Saying("pays-one", [NUMBER, GOOD, NUMBER], "VW-ACT-10"),
        Saying("pays-two", [NUMBER, GOOD, NUMBER] * 2, "VW-ACT-10"),
        Saying("pays-three", [NUMBER, GOOD, NUMBER] * 3, "VW-ACT-10"),
        Saying("pays-four", [NUMBER, GOOD, NUMBER] * 4, "VW-ACT-10"),
        Saying("silver-back", [NUMBER], "VW-DRW-05"),
        Saying("shuffles-first", [], "VW-DRW-03"),
        # silver, ink, gold, stone, resources of choice, debts, deeds
        Saying("pair", [SPACE, TOWNSFOLK, EFFECT, *[NUMBER] * 7], "VW-SET-09"),
    ],
    ends=ENDS,
    statistics=[
        Saying("points", [CATEGORY], "VW-SCO-05"),
        Saying("revealed", [STACK], "VW-END-01"),
    ],
)
