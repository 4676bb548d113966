"""The words of Crusader Kings: its things, what can be chosen, and what is told."""

from __future__ import annotations

from typing import Final

from palatine.games.crusader_kings.programs import CHECKS, OP_IDS, PAIRS, TOKENS
from palatine.games.crusader_kings.tables import (
    ACHIEVEMENT_IDS,
    ACTION_IDS,
    CARD_IDS,
    CHARACTER_IDS,
    CULTURE_IDS,
    CULTURES,
    DECK_COUNT,
    DECK_IDS,
    DEVELOPMENT_IDS,
    DYNASTY_IDS,
    ENTRY_IDS,
    FEWEST,
    HAND,
    MOST,
    PLOT_IDS,
    PROGRAMS,
    REGION_IDS,
    SPACE_IDS,
    SPACES,
    STEP_IDS,
    STRATEGY_IDS,
    TITLE_IDS,
    TOKEN_IDS,
    TRAIT_IDS,
)
from palatine.kernel.lexicon import Kind, Lexicon, Saying, Verb, count, run, seats

SEAT: Final = seats(CULTURES)
CULTURE: Final = Kind("culture", CULTURE_IDS)
REGION: Final = Kind("region", REGION_IDS)
TRAIT: Final = Kind("trait", TRAIT_IDS)
TOKEN: Final = Kind("token", TOKEN_IDS)
CHARACTER: Final = Kind("character", CHARACTER_IDS)
DYNASTY: Final = Kind("dynasty", DYNASTY_IDS)
DEVELOPMENT: Final = Kind("development", DEVELOPMENT_IDS)
SPACE: Final = Kind("space", SPACE_IDS)
ACHIEVEMENT: Final = Kind("achievement", ACHIEVEMENT_IDS)
DECK: Final = Kind("deck", DECK_IDS)
CARD: Final = Kind("card", CARD_IDS)  # every single card
TITLE: Final = Kind("event", TITLE_IDS)  # what is printed on it, called after its event
ACTION: Final = Kind("action", ACTION_IDS)
PLOT: Final = Kind("plot", PLOT_IDS)
CHECK: Final = Kind("check", CHECKS)
PAIR: Final = Kind("pair", PAIRS)
STRATEGY: Final = Kind("strategy", STRATEGY_IDS)
ENTRY: Final = Kind("entry", ENTRY_IDS)  # of the strategies' lists (AI-14)
STEP: Final = Kind("step", STEP_IDS)  # of their marriages (AI-32)
# table options and values of theirs, by the names that the lobby has for them
SETTING: Final = Kind(
    "setting", [*CULTURE_IDS, *[f"{id}_{way}" for id in CULTURE_IDS for way in STRATEGY_IDS]]
)
MARKER: Final = Kind("marker", TOKENS)  # unrest, harvest, crop failure, plague
EFFECT: Final = Kind("effect", PROGRAMS.names)
MODIFIER: Final = Kind("modifier", PROGRAMS.modifiers)
OP: Final = Kind("op", OP_IDS)
CATEGORY: Final = Kind("category", ["regions", *ACHIEVEMENT_IDS])  # of points
SYMBOL: Final = Kind(  # what boards draw and explain
    "symbol",
    [
        "knight", "army", "castle", "unrest", "harvest", "crop_failure", "plague", "waning",
        "duke", "lord", "no_lord", "pact", "claim", "war", "shield", "first_player", "gold",
        "points", "age", "heir", "bag", "critical", "councillor", "invention", "plan", "pile",
        "strategy", "sea_route", "excluded", "reconstruction",
    ],
)  # fmt: skip
NUMBER: Final = count()
AMOUNT: Final = run("amount", 0, 40)  # of gold
NTH: Final = run("nth", 1, 3)

# CK-DEF-5: who sits where on a family board; the spouse of a child or sibling is SPOUSES further
FAMILY: Final = Kind(
    "family",
    [
        "ruler", "spouse", "child_1", "child_2", "child_3", "sibling_1", "sibling_2",
        "child_1_spouse", "child_2_spouse", "child_3_spouse", "sibling_1_spouse",
        "sibling_2_spouse",
    ],
)  # fmt: skip
RULER: Final = 0
SPOUSE: Final = 1
CHILD: Final = 2  # to 4
SIBLING: Final = 5  # and 6
SPOUSES: Final = 5
IN_LAW: Final = 7  # to 11
MEMBERS: Final = 12
CHILDREN: Final = 3
SIBLINGS: Final = 2
KIN: Final = Kind("kin", FAMILY.names[CHILD:IN_LAW])  # who may hold a duchy and inherit
KINS: Final = 5
# marriages: of the ruler, then of the kin; where the spouse came from
MATCH: Final = Kind("match", [FAMILY.names[SPOUSE], *FAMILY.names[IN_LAW:]])
MATCHES: Final = 6
ORIGIN: Final = Kind("origin", [*REGION_IDS, *CULTURE_IDS])


def compositions() -> list[list[int]]:
    """CK-ERA-2: every way to draw eight cards inside the limits of the decks, in file order."""
    found: list[list[int]] = [[]]
    for deck in range(DECK_COUNT):
        longer: list[list[int]] = []
        for begun in found:
            for n in range(FEWEST[deck], MOST[deck] + 1):
                if sum(begun) + n <= HAND:
                    longer.append([*begun, n])
        found = longer
    return [each for each in found if sum(each) == HAND]


COMPOSITIONS: Final[list[list[int]]] = compositions()
COMPOSITION: Final = Kind("composition", ["_".join(str(n) for n in each) for each in COMPOSITIONS])

# where a trait token is
TOKEN_PLACE: Final = Kind(
    "token_place",
    [
        "starting", "event", "random", "out", "drawn", *[f"bag_{id}" for id in CULTURE_IDS],
        *SPACE_IDS, *CHARACTER_IDS,
    ],
)  # fmt: skip
IN_STARTING: Final = 0  # the supplies; the random tokens are the general bag
IN_EVENT: Final = 1
IN_RANDOM: Final = 2
TOKEN_OUT: Final = 3
DRAWN: Final = 4  # drawn in the check under way
IN_BAG: Final = 5  # of the first culture
ON_SPACE: Final = 5 + CULTURES
ON_PERSON: Final = 5 + CULTURES + SPACES

# where a character card is; those in play are named by `family` and `lord`
CHARACTER_PLACE: Final = Kind("character_place", ["box", "deck", "discard", "out", "play"])
IN_BOX: Final = 0  # a starting ruler nobody has used, or a culture without deck
IN_DECK: Final = 1
IN_DISCARD: Final = 2
GONE: Final = 3
IN_PLAY: Final = 4

# where an action card is. `with` and `plan` are what others may know: that a card is in hand or
# plan of a player, or one of the two planned ones. No state but a seat's sight holds them.
CARD_PLACES: Final = ["hand", "first", "second", "pile", "with", "plan"]
CARD_PLACE: Final = Kind(
    "card_place",
    ["deck", "discard", "open", *[f"{p}_{id}" for p in CARD_PLACES for id in CULTURE_IDS]],
)
CARD_IN_DECK: Final = 0
DISCARDED: Final = 1
OPEN: Final = 2  # revealed, its action or event under way
IN_HAND: Final = 3  # of the first culture; the others follow
FIRST: Final = IN_HAND + CULTURES
SECOND: Final = FIRST + CULTURES
IN_PILE: Final = SECOND + CULTURES  # of an AI
WITH: Final = IN_PILE + CULTURES
PLANNED: Final = WITH + CULTURES

PASS: Final = Verb("pass", passes=True)
COMPOSE: Final = Verb("compose", COMPOSITION)
PLAN: Final = Verb("plan", TITLE, TITLE)
PLAN_ONE: Final = Verb("plan_one", TITLE)
PLAN_NOTHING: Final = Verb("plan_nothing", passes=True)
MARRY: Final = Verb("marry", FAMILY)
TO_LORD: Final = Verb("to_lord", REGION)
TO_DECK: Final = Verb("to_deck", CULTURE)
PROPOSE: Final = Verb("propose", SEAT, FAMILY)
JOIN: Final = Verb("join", SEAT)
REVOKE: Final = Verb("revoke", REGION)
GRANT: Final = Verb("grant", KIN, REGION)
CALM: Final = Verb("calm", REGION)
ACT: Final = Verb("act", ACTION)
OFFER: Final = Verb("offer", SEAT)
BUILD: Final = Verb("build", REGION)
BUY: Final = Verb("buy", DEVELOPMENT)
DISCARD: Final = Verb("discard", DEVELOPMENT)
SCHEME: Final = Verb("scheme", PLOT)
AGAINST: Final = Verb("against", SEAT)
AT: Final = Verb("at", REGION)
MURDER: Final = Verb("murder", SEAT, FAMILY)
MURDER_LORD: Final = Verb("murder_lord", REGION)
LEAVE: Final = Verb("leave", FAMILY)
BRIBED: Final = Verb("bribed", DEVELOPMENT)
COUP: Final = Verb("coup", REGION)
MOBILISE: Final = Verb("mobilise", REGION)
ATTACK: Final = Verb("attack", REGION, REGION)
ANNEX: Final = Verb("annex", REGION, REGION)
SUPPORT: Final = Verb("support", REGION, REGION)
CALL: Final = Verb("call", SEAT)
CALL_REGION: Final = Verb("call_region", REGION)
STAND_BY: Final = Verb("stand_by")
BREAK: Final = Verb("break")
INVEST: Final = Verb("invest", AMOUNT)
PLEDGE: Final = Verb("pledge", AMOUNT)
SACRIFICE: Final = Verb("sacrifice", TRAIT)
KEEP: Final = Verb("keep", TRAIT)
MOVE_IN: Final = Verb("move_in")
LOOT: Final = Verb("loot")
COUNTER: Final = Verb("counter", REGION)
GIVE_UP: Final = Verb("give_up", REGION)
SPREAD: Final = Verb("spread", REGION)
SEND: Final = Verb("send", FAMILY)
UNPAID: Final = Verb("unpaid", REGION)
DISBAND: Final = Verb("disband", REGION)
REMOVE: Final = Verb("remove", TRAIT)
SAVE: Final = Verb("save", DEVELOPMENT)
EITHER: Final = Verb("either", EFFECT)
RAZE: Final = Verb("raze", REGION)
PERSON: Final = Verb("person", SEAT, FAMILY)
DROP_CARD: Final = Verb("drop_card", TITLE)
ON_SPACE_OF: Final = Verb("shield", SPACE)
RESTART: Final = Verb("restart", CHARACTER)
SETTLE: Final = Verb("settle", REGION)
STEED: Final = Verb("steed", REGION)
# the terms of a bargain, and what takes each of them back
GIVE_GOLD: Final = Verb("give_gold", AMOUNT)
TAKE_GOLD: Final = Verb("take_gold", AMOUNT)
GIVE_REGION: Final = Verb("give_region", REGION)
TAKE_REGION: Final = Verb("take_region", REGION)
GIVE_DEVELOPMENT: Final = Verb("give_development", DEVELOPMENT)
TAKE_DEVELOPMENT: Final = Verb("take_development", DEVELOPMENT)
GIVE_CARD: Final = Verb("give_card", DECK, NTH)
TAKE_CARD: Final = Verb("take_card", DECK, NTH)
GIVE_CLAIM: Final = Verb("give_claim")
TAKE_CLAIM: Final = Verb("take_claim")
DROP_TERM: Final = Verb("drop", run("term", 1, 8))
SEND_OFFER: Final = Verb("send_offer")
STOP_OFFER: Final = Verb("stop_offer", passes=True)
ACCEPT: Final = Verb("accept")
REFUSE: Final = Verb("refuse")

LAST_ERA: Final = 0
JERUSALEM_TAKEN: Final = 1
ONE_LEFT: Final = 2
NO_PERSON_LEFT: Final = 3
ENDS: Final = ["last_era", "jerusalem", "one_left", "no_person_left"]

# why an AI skips an entry of its list
NO_CARD: Final = "ai-skip-no-card"  # no open card that it names, or no room for its kind
NO_CASTLE: Final = "ai-skip-no-castle"  # none left in the supply
NO_SITE: Final = "ai-skip-no-site"  # every own region has one
NO_UNREST: Final = "ai-skip-no-unrest"  # no region of another with unrest within reach
ONLY_ARMIES: Final = "ai-skip-only-armies"  # no region of another without army within reach
NO_RIVAL: Final = "ai-skip-no-rival"  # casus belli, war or pact with everybody
NO_CHILD: Final = "ai-skip-no-child"  # nobody else has a positive child
FIRST_ROUND: Final = "ai-skip-first-round"  # no ruler in the first round of the game
FULL_COUNCIL: Final = "ai-skip-full-council"  # three councillors
NO_COUNCILLOR: Final = "ai-skip-no-councillor"  # nobody has one that it lacks
UNMARRIED: Final = "ai-skip-unmarried"
NO_FOREIGN_ALLY: Final = "ai-skip-no-foreign-ally"  # no region allied with another, within reach
NO_OWN_ALLY: Final = "ai-skip-no-own-ally"  # no independent region allied with it, within reach
NO_CLAIM: Final = "ai-skip-no-claim"  # AI-36: neither casus belli nor war
BARRED: Final = "ai-skip-barred"  # an event or card forbids to invade players
OUT_OF_REACH: Final = "ai-skip-out-of-reach"  # no army near such a region
OTHER_SUCCESSES: Final = "ai-skip-successes"  # all within reach need fewer or more successes
ALL_MOBILISED: Final = "ai-skip-all-mobilised"  # AI-6, literal: that entry does nothing
NO_ARMY: Final = "ai-skip-no-army"  # no army left, or no region without one
AI_SKIPS: Final = [
    NO_CARD, NO_CASTLE, NO_SITE, NO_UNREST, ONLY_ARMIES, NO_RIVAL, NO_CHILD, FIRST_ROUND,
    FULL_COUNCIL, NO_COUNCILLOR, UNMARRIED, NO_FOREIGN_ALLY, NO_OWN_ALLY, NO_CLAIM, BARRED,
    OUT_OF_REACH, OTHER_SUCCESSES, ALL_MOBILISED, NO_ARMY,
]  # fmt: skip

LEXICON: Final = Lexicon(
    kinds=[
        SEAT, CULTURE, REGION, TRAIT, TOKEN, CHARACTER, DYNASTY, DEVELOPMENT, SPACE, ACHIEVEMENT,
        DECK, CARD, TITLE, ACTION, PLOT, CHECK, PAIR, STRATEGY, SETTING, ENTRY, STEP, MARKER,
        EFFECT, OP, MODIFIER, SYMBOL, CATEGORY, AMOUNT, NTH, DROP_TERM.kinds[0], FAMILY, KIN, MATCH,
        ORIGIN, COMPOSITION, TOKEN_PLACE, CHARACTER_PLACE, CARD_PLACE, NUMBER,
    ],
    verbs=[
        PASS, COMPOSE, PLAN, PLAN_ONE, PLAN_NOTHING, MARRY, TO_LORD, TO_DECK, PROPOSE, JOIN,
        REVOKE, GRANT, CALM, ACT, OFFER, BUILD, BUY, DISCARD, SCHEME, AGAINST, AT, MURDER,
        MURDER_LORD, LEAVE, BRIBED, COUP, MOBILISE, ATTACK, ANNEX, SUPPORT, CALL, CALL_REGION,
        STAND_BY, BREAK, INVEST, PLEDGE, SACRIFICE, KEEP, MOVE_IN, LOOT, COUNTER, GIVE_UP, SPREAD,
        SEND, UNPAID, DISBAND, REMOVE, SAVE, EITHER, RAZE, PERSON, DROP_CARD, ON_SPACE_OF, RESTART,
        SETTLE,
        STEED, GIVE_GOLD, TAKE_GOLD, GIVE_REGION, TAKE_REGION, GIVE_DEVELOPMENT, TAKE_DEVELOPMENT,
        GIVE_CARD, TAKE_CARD, GIVE_CLAIM, TAKE_CLAIM, DROP_TERM, SEND_OFFER, STOP_OFFER, ACCEPT,
        REFUSE,
    ],
    questions=[
        Saying("free-castle", [], "CK-SET-16"),
        Saying("steed", [], "CK-SET-12"),
        Saying("compose", [], "CK-ERA-2"),
        Saying("plan", [NUMBER], "CK-RND-3"),
        Saying("invest", [CHECK, NUMBER], "CK-CHK-5"),
        Saying("pledge", [SEAT, NUMBER], "CK-CHK-6"),
        Saying("sacrifice", [TRAIT, NUMBER], "CK-CHK-3"),
        Saying("keep-trait", [CHARACTER], "CK-BIR-1"),
        Saying("give-up", [NUMBER], "CK-CRI-1"),
        Saying("save", [FAMILY, CHARACTER], "CK-DTH-1"),
        Saying("old-age", [], "CK-SUP-3"),
        Saying("upkeep", [NUMBER], "CK-SUP-1"),
        Saying("disband", [], "CK-SUP-2"),
        Saying("calm", [], "CK-INT-5"),
        Saying("marry", [], "CK-RND-2"),
        Saying("choose-partner", [FAMILY, CHARACTER], "CK-MAR-2"),
        Saying("which-dynasty", [SEAT], "CK-MAR-7"),
        Saying("bride-price", [SEAT], "CK-MAR-14"),
        Saying("write-proposal", [SEAT], "CK-MAR-11"),
        Saying("answer-proposal", [SEAT], "CK-MAR-4"),
        Saying("any-offer", [SEAT], "CK-TRD-3"),
        Saying("write-offer", [SEAT], "CK-TRD-3"),
        Saying("answer-offer", [SEAT], "CK-TRD-3"),
        Saying("hand-card", [SEAT, DECK], "CK-TRD-7"),
        Saying("revoke", [], "CK-DUK-10"),
        Saying("grant", [], "CK-DUK-1"),
        Saying("act", [TITLE], "CK-TRN-1"),
        Saying("build", [], "CK-REA-1"),
        Saying("develop", [NUMBER], "CK-REA-3"),
        Saying("discard", [DEVELOPMENT], "CK-REA-4"),
        Saying("plot", [NUMBER], "CK-INT-1"),
        Saying("plot-target", [PLOT], "CK-INT-12"),
        Saying("bribe", [SEAT], "CK-INT-7"),
        Saying("coup", [NUMBER], "CK-INT-9"),
        Saying("mobilise", [NUMBER], "CK-WAR-1"),
        Saying("declare", [NUMBER], "CK-WAR-3"),
        Saying("call", [REGION], "CK-PAC-8"),
        Saying("answer-call", [SEAT, REGION], "CK-PAC-5"),
        Saying("rally", [REGION], "CK-WAR-17"),
        Saying("settle", [REGION], "CK-WAR-8"),
        Saying("counter", [REGION], "CK-WAR-10"),
        Saying("spread-from", [], "CK-TAX-7"),
        Saying("spread", [], "CK-TAX-3"),
        Saying("send", [], "CK-CRU-1"),
        Saying("event-choice", [SEAT], "CK-EVE-3"),
        Saying("event-region", [SEAT, MARKER], "CK-EVE-3"),
        Saying("event-thing", [OP], "CK-EVE-3"),
        Saying("event-army", [SEAT], "CK-EVE-3"),
        Saying("event-person", [SEAT], "CK-EVE-3"),
        Saying("event-councillor", [SEAT, NUMBER], "CK-EVE-3"),
        Saying("event-discard", [], "CK-EVE-3"),
        Saying("ai-target", [ENTRY], "CK-AI-2"),
        Saying("ai-vote", [SEAT], "CK-AI-2"),
        Saying("answer-suit", [SEAT, NUMBER], "CK-MAR-4"),
        Saying("restart", [], "CK-OUT-2"),
        Saying("settle-new", [CHARACTER], "CK-OUT-2"),
    ],
    facts=[
        Saying("strategy", [SEAT, STRATEGY], "CK-AI-2"),
        Saying("begins", [SEAT, DYNASTY, CHARACTER], "CK-SET-1"),
        Saying("first-player", [SEAT], "CK-SET-4"),
        Saying("family-laid", [SEAT, FAMILY, CHARACTER], "CK-SET-9"),
        Saying("castle-laid", [SEAT, REGION], "CK-SET-16"),
        Saying("lord", [REGION, CHARACTER, TRAIT], "CK-SET-6"),
        Saying("bare-lord", [REGION, CHARACTER], "CK-CMP-9"),
        Saying("no-lord", [REGION], "CK-CMP-9"),
        Saying("steed", [REGION, TRAIT], "CK-SET-7"),
        Saying("open-development", [DEVELOPMENT], "CK-SET-8"),
        Saying("era", [NUMBER], "CK-ERA-1"),
        Saying("round", [NUMBER, NUMBER], "CK-RND-1"),
        Saying("turn", [NUMBER], "CK-TRN-1"),
        Saying("composed", [SEAT, COMPOSITION], "CK-ERA-2"),
        Saying("drew", [SEAT], "CK-ERA-2", tail=TITLE),
        Saying("drew-some", [SEAT], "CK-ERA-2", tail=DECK),
        Saying("deck-rebuilt", [DECK], "CK-ERA-6"),
        Saying("planned", [SEAT], "CK-RND-3", tail=TITLE),
        Saying("planned-some", [SEAT, NUMBER], "CK-RND-3"),
        Saying("planned-open", [SEAT], "CK-HID-4", tail=TITLE),
        Saying("renewal", [], "CK-ERA-4"),
        Saying("check", [SEAT, CHECK, NUMBER, NUMBER], "CK-CHK-12"),
        Saying("invested", [SEAT, NUMBER], "CK-CHK-5"),
        Saying("pledged", [SEAT, NUMBER], "CK-CHK-6"),
        Saying("pledge-back", [SEAT, NUMBER], "CK-CHK-13"),
        Saying("cancelled", [SEAT, NUMBER], "CK-CHK-6"),
        Saying("drawn-success", [SEAT, TRAIT], "CK-CHK-1"),
        Saying("drawn-failure", [SEAT, TRAIT], "CK-CHK-1"),
        Saying("sacrificed", [SEAT, TRAIT], "CK-CHK-3"),
        Saying("check-passed", [SEAT, CHECK, NUMBER], "CK-CHK-8"),
        Saying("check-failed", [SEAT, CHECK, NUMBER], "CK-CHK-8"),
        Saying("born", [SEAT, FAMILY, CHARACTER, TRAIT], "CK-BIR-1"),
        Saying("bare-child", [SEAT, FAMILY, CHARACTER], "CK-CMP-9"),
        Saying("died", [SEAT, FAMILY, CHARACTER], "CK-DTH-1"),
        Saying("lord-died", [REGION, CHARACTER], "CK-DTH-3"),
        Saying("saved", [SEAT, FAMILY, CHARACTER, DEVELOPMENT], "CK-DTH-1"),
        Saying("succeeded", [SEAT, CHARACTER], "CK-SUC-3"),
        Saying("removed", [SEAT, FAMILY, CHARACTER], "CK-SUC-4"),
        Saying("crisis", [SEAT, NUMBER, NUMBER], "CK-CRI-1"),
        Saying("lost", [SEAT, REGION], "CK-CRI-1"),
        Saying("new-ruler", [SEAT, CHARACTER, TRAIT], "CK-CRI-1"),
        Saying("bare-ruler", [SEAT, CHARACTER], "CK-CMP-9"),
        Saying("divorced", [SEAT, FAMILY, CHARACTER], "CK-DIV-1"),
        Saying("duchy-ended", [SEAT, KIN, REGION], "CK-DUK-6"),
        Saying("age", [SEAT, NUMBER], "CK-SUP-3"),
        Saying("trait-removed", [SEAT, TRAIT], "CK-SUP-3"),
        Saying("upkeep", [SEAT, NUMBER], "CK-SUP-1"),
        Saying("unpaid", [SEAT, REGION], "CK-SUP-1"),
        Saying("disbanded", [SEAT, REGION], "CK-SUP-2"),
        Saying("calmed", [SEAT, REGION, NUMBER], "CK-INT-5"),
        Saying("achievement", [SEAT, ACHIEVEMENT], "CK-ACH-1"),
        Saying("achievement-lost", [SEAT, ACHIEVEMENT], "CK-ACH-2"),
        Saying("points", [SEAT, NUMBER, NUMBER], "CK-END-1"),
        Saying("won", [SEAT], "CK-END-1"),
        Saying("won-together", [], "CK-AI-8", tail=SEAT),
        Saying("draw", [], "CK-END-1", tail=SEAT),
        Saying("granted", [SEAT, KIN, REGION], "CK-DUK-1"),
        Saying("married-lord", [SEAT, FAMILY, REGION, CHARACTER], "CK-MAR-3"),
        Saying("married-card", [SEAT, FAMILY, CULTURE, CHARACTER], "CK-MAR-5"),
        Saying("proposed", [SEAT, FAMILY, SEAT, FAMILY, SEAT], "CK-MAR-11"),
        Saying("proposal-refused", [SEAT, SEAT], "CK-MAR-11"),
        Saying("wed", [SEAT, FAMILY, SEAT, FAMILY, CHARACTER], "CK-MAR-4"),
        Saying("offer-sent", [SEAT, SEAT], "CK-TRD-3"),
        Saying("term-gold", [SEAT, SEAT, NUMBER], "CK-TRD-7"),
        Saying("term-region", [SEAT, SEAT, REGION], "CK-TRD-7"),
        Saying("term-development", [SEAT, SEAT, DEVELOPMENT], "CK-TRD-7"),
        Saying("term-cards", [SEAT, SEAT, DECK, NUMBER], "CK-TRD-7"),
        Saying("term-claim", [SEAT, SEAT], "CK-TRD-7"),
        Saying("offer-refused", [SEAT, SEAT], "CK-TRD-3"),
        Saying("offer-accepted", [SEAT, SEAT], "CK-TRD-3"),
        Saying("gave-gold", [SEAT, SEAT, NUMBER], "CK-TRD-2"),
        Saying("gave-region", [SEAT, SEAT, REGION], "CK-TRD-4"),
        Saying("gave-development", [SEAT, SEAT, DEVELOPMENT], "CK-TRD-5"),
        Saying("gave-card", [SEAT, SEAT, TITLE], "CK-TRD-7"),
        Saying("gave-some-card", [SEAT, SEAT, DECK], "CK-TRD-7"),
        Saying("claim-dropped", [SEAT, SEAT], "CK-TRD-2"),
        Saying("revealed", [SEAT, TITLE], "CK-TRN-1"),
        Saying("acts", [SEAT, ACTION], "CK-TRN-1"),
        Saying("declined", [SEAT, TITLE], "CK-TRN-1"),
        Saying("turned-up", [SEAT, TITLE], "CK-AI-2"),
        Saying("built", [SEAT, REGION, NUMBER], "CK-REA-1"),
        Saying("razed", [SEAT, REGION], "CK-EVE-3"),
        Saying("bought", [SEAT, DEVELOPMENT, NUMBER], "CK-REA-3"),
        Saying("discarded", [SEAT, DEVELOPMENT], "CK-REA-4"),
        Saying("bribed", [SEAT, SEAT, DEVELOPMENT], "CK-INT-7"),
        Saying("plot-player", [SEAT, PLOT, SEAT], "CK-INT-12"),
        Saying("plot-region", [SEAT, PLOT, REGION], "CK-INT-12"),
        Saying("plot-person", [SEAT, PLOT, SEAT, FAMILY], "CK-INT-12"),
        Saying("claim", [SEAT, SEAT], "CK-DEF-15"),
        Saying("unrest", [REGION], "CK-INT-4"),
        Saying("coup", [SEAT, REGION], "CK-INT-9"),
        Saying("coup-failed", [SEAT, REGION], "CK-INT-10"),
        Saying("overthrown", [SEAT, REGION], "CK-INT-10"),
        Saying("mobilised", [SEAT, REGION], "CK-WAR-1"),
        Saying("declared", [SEAT, REGION, REGION], "CK-WAR-3"),
        Saying("declared-support", [SEAT, REGION, REGION], "CK-WAR-3"),
        Saying("attack", [SEAT, REGION, REGION], "CK-WAR-14"),
        Saying("attack-dropped", [SEAT, REGION], "CK-WAR-15"),
        Saying("attack-failed", [SEAT, REGION], "CK-WAR-16"),
        Saying("war", [SEAT, SEAT], "CK-WAR-5"),
        Saying("supports", [SEAT, SEAT], "CK-PAC-2"),
        Saying("region-supports", [REGION, SEAT], "CK-PAC-2"),
        Saying("pact-broken", [SEAT, SEAT], "CK-PAC-5"),
        Saying("conquered", [SEAT, REGION], "CK-WAR-8"),
        Saying("moved-in", [SEAT, REGION, REGION], "CK-WAR-8"),
        Saying("looted", [SEAT, REGION, NUMBER], "CK-WAR-9"),
        Saying("counter", [SEAT, REGION, REGION], "CK-WAR-10"),
        Saying("taxed", [SEAT, REGION, NUMBER], "CK-TAX-1"),
        Saying("collected", [SEAT, NUMBER], "CK-TAX-5"),
        Saying("plague-spread", [REGION, REGION], "CK-TAX-3"),
        Saying("sent", [SEAT, FAMILY, CHARACTER], "CK-CRU-1"),
        Saying("shield", [SEAT, SPACE], "CK-CRU-3"),
        Saying("shield-lost", [SEAT, SPACE], "CK-CRU-4"),
        Saying("track-trait", [SEAT, TRAIT], "CK-CRU-3"),
        Saying("event", [SEAT, TITLE, SEAT], "CK-EVE-1"),
        Saying("event-ignored", [SEAT, TITLE], "CK-EVE-1"),
        Saying("event-choice", [SEAT, EFFECT], "CK-EVE-3"),
        Saying("marker", [REGION, MARKER], "CK-EVE-3"),
        Saying("marker-off", [REGION, MARKER], "CK-EVE-3"),
        Saying("gold", [SEAT, NUMBER], "CK-EVE-3"),
        Saying("gold-lost", [SEAT, NUMBER], "CK-EVE-3"),
        Saying("trait", [SEAT, TRAIT], "CK-CMP-5"),
        Saying("person-trait", [SEAT, FAMILY, TRAIT], "CK-CMP-5"),
        Saying("modifier", [SEAT, MODIFIER], "CK-EVE-3"),
        Saying("open-hand", [SEAT], "CK-HID-4", tail=TITLE),
        Saying("laid-down", [SEAT], "CK-HID-1", tail=TITLE),
        Saying("dropped-card", [SEAT, TITLE], "CK-EVE-3"),
        Saying("defeated", [SEAT, DYNASTY], "CK-OUT-1"),
        Saying("out", [SEAT], "CK-OUT-5"),
        Saying("settled", [SEAT, REGION], "CK-OUT-2"),
        # AI-14, AI-15: the entry that an AI carries out, and by reason those it skips
        Saying("ai-entry", [SEAT, ENTRY], "CK-AI-2"),
        Saying("ai-no-entry", [SEAT, DECK], "CK-AI-2"),
        *[Saying(key, [SEAT, ENTRY], "CK-AI-10") for key in AI_SKIPS],
        Saying("ai-crusaded", [SEAT, TITLE], "CK-AI-4"),
        Saying("ai-owes-crusade", [SEAT, TITLE], "CK-AI-4"),
        Saying("ai-voted", [SEAT, NUMBER], "CK-AI-2"),
        Saying("ai-vote-tied", [SEAT, NUMBER], "CK-AI-2"),
        # AI-32, AI-33, AI-10: for whom it looks for a partner, and by which step
        Saying("ai-courts", [SEAT, FAMILY], "CK-AI-5"),
        Saying("ai-step", [SEAT, STEP], "CK-AI-5"),
        Saying("ai-step-nobody", [SEAT, STEP], "CK-AI-5"),
        Saying("ai-step-heir", [SEAT, STEP], "CK-AI-5"),
        Saying("ai-step-proposals", [SEAT, STEP], "CK-MAR-11"),
        Saying("ai-own-deck", [SEAT, FAMILY], "CK-AI-5"),
        Saying("ai-no-partner", [SEAT, FAMILY], "CK-AI-5"),
        Saying("ai-unwelcome", [SEAT, CHARACTER, TRAIT], "CK-AI-10"),
        Saying("ai-proposed", [SEAT, FAMILY, SEAT, FAMILY, SEAT, NUMBER], "CK-MAR-11"),
    ],
    notes=[
        Saying("odds", [NUMBER, NUMBER], "CK-CHK-12"),  # tokens, chances in a thousand
        Saying("who", [CHARACTER], "CK-DEF-5"),
        Saying("who-trait", [CHARACTER, TRAIT], "CK-DEF-5"),
        Saying("needs", [NUMBER, NUMBER], "CK-CHK-4"),  # successes, free tokens
        Saying("who-no-check", [CHARACTER], "CK-MAR-3"),
        Saying("who-trait-no-check", [CHARACTER, TRAIT], "CK-MAR-3"),
        # things that are named together
        Saying("picked-mobilise", [NUMBER], "CK-WAR-1"),
        Saying("picked-revoke", [NUMBER], "CK-DUK-10"),
        Saying("picked-disband", [NUMBER], "CK-SUP-2"),
        Saying("picked-upkeep", [NUMBER], "CK-SUP-1"),
        Saying("picked-give-up", [NUMBER], "CK-CRI-1"),
        Saying("picked-call", [NUMBER], "CK-PAC-8"),
        Saying("picked-rally", [NUMBER], "CK-WAR-17"),
        Saying("price", [NUMBER], "CK-REA-3"),
    ],
    ends=ENDS,
    statistics=[
        Saying("points", [CATEGORY], "CK-END-1"),
        Saying("shields", [], "CK-END-1"),
        Saying("castles", [], "CK-ACH-1"),
        Saying("developments", [], "CK-ACH-1"),
        Saying("gold", [], "CK-CMP-11"),
        Saying("out", [], "CK-OUT-5"),
    ],
    misfits=[
        Saying("too-many-persons", [NUMBER, NUMBER], "CK-SET-18"),
        Saying("no-place", [NUMBER, NUMBER], "CK-SET-18"),
        Saying("no-dynasty", [SETTING], "CK-SET-18"),
        Saying("numbers", [NUMBER, NUMBER], "CK-AI-6"),
        Saying("numbers-together", [NUMBER, NUMBER], "CK-AI-6"),
        Saying("dynasties", [NUMBER, NUMBER, NUMBER], "CK-AI-6"),
        Saying("three-of-tournament", [SETTING], "CK-SCN-3"),
        Saying("same-development", [SETTING, SETTING], "CK-SET-18"),
        Saying("no-copy", [SETTING, SETTING], "CK-SET-18"),
        Saying("first-player", [SETTING], "CK-SET-18"),
        Saying("coalition", [], "CK-AI-7"),
    ],
)  # fmt: skip
