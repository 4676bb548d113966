"""The words of Oath: its things, what can be chosen, and what is told."""

from __future__ import annotations

from typing import Final

from palatine.games.oath.prince_tables import (
    ARROW_IDS,
    CELL_IDS,
    COLUMN_IDS,
    CONDITION_IDS,
    THREAT_IDS,
)
from palatine.games.oath.tables import (
    ATTACK_FACE_IDS,
    BANNER_IDS,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    DEFENSE_FACE_IDS,
    FACE_IDS,
    MAJOR_ACTIONS,
    OATH_IDS,
    POWER_IDS,
    REGION_IDS,
    REGION_SLOTS,
    REGIONS,
    RELIC_IDS,
    ROLES,
    RUIN_IDS,
    SIDES,
    SITE_IDS,
    SLOTS,
    SPACE_IDS,
    SUIT_IDS,
    TITLE_IDS,
    TOKENS,
)
from palatine.kernel.lexicon import Kind, Lexicon, Saying, Verb, count, run, seats


def slot_ids() -> list[str]:
    """cradle_1, cradle_2, provinces_1 and so on, top to bottom in each region (OA-CMP-01)."""
    found: list[str] = []
    for region in range(REGIONS):
        for nth in range(REGION_SLOTS[region]):
            found.append(f"{REGION_IDS[region]}_{nth + 1}")
    return found


SEAT: Final = seats(COLOURS)  # OA-SET-07: a seat is a colour
SEAT_IDS: Final = COLOUR_IDS
SLOT_IDS: Final[list[str]] = slot_ids()
ROLE: Final = Kind("role", ROLES)
SUIT: Final = Kind("suit", SUIT_IDS)
REGION: Final = Kind("region", REGION_IDS)
SLOT: Final = Kind("slot", SLOT_IDS)
CARD: Final = Kind("card", CARD_IDS)  # denizens, Visions, edifices
RUIN: Final = Kind("ruin", RUIN_IDS)  # the other side of an edifice, called by a name of its own
RELIC: Final = Kind("relic", RELIC_IDS)
SITE: Final = Kind("site", SITE_IDS)
BANNER: Final = Kind("banner", BANNER_IDS)
SPACE: Final = Kind("space", SPACE_IDS)  # of the Reliquary
OATH: Final = Kind("oath", OATH_IDS)
TITLE: Final = Kind("rank", TITLE_IDS)  # `oath-title` is the name of the game
FACE: Final = Kind("face", FACE_IDS)  # whatever has powers and can carry tokens
POWER: Final = Kind("power", POWER_IDS)  # each is called like its face (phrases.py)
MAJOR: Final = Kind("major", MAJOR_ACTIONS)
TOKEN: Final = Kind("token", TOKENS)
ATTACK_FACE: Final = Kind("attack_face", ATTACK_FACE_IDS)
DEFENSE_FACE: Final = Kind("defense_face", DEFENSE_FACE_IDS)
SYMBOL: Final = Kind(  # what boards draw and explain
    "symbol",
    [
        "favor", "secret", "secret_facedown", "warband", "bandits", "pawn", "supply", "relic",
        "scepter", "reliquary", "vision", "visions_drawn", "adviser", "adviser_facedown", "edifice",
        "ruin", "mob", "title", "successor", "action", "wake", "rest", "when_played", "modifier",
        "persistent", "plan_attacker", "plan_defender", "plan_either", "site_only", "adviser_only",
        "locked", "sword", "hollow_sword", "skull", "shield", "double_shield", "times_two",
        "end_die", "world_deck", "relic_deck", "discard_pile", "dispossessed", "favor_bank", "bank",
        "reconstruction",
    ],
)  # fmt: skip
NUMBER: Final = count()
AMOUNT: Final = run("amount", 0, 40)

# where a power is: at a slot of the map, or with a player (adviser, relic, banner, title, trait)
PLACE: Final = Kind("place", [*SLOT_IDS, *[f"with_{id}" for id in COLOUR_IDS]])
WITH: Final[int] = SLOTS  # the first seat; the others follow

# cards and relics of a site, and advisers of a player, by their place in the row
CARDS_AT_SITE: Final = 4  # at most 3 stay, but Salt the Earth comes to a full site
RELICS_AT_SITE: Final = 2
MOST_ADVISERS: Final = 16  # Family Wagon knows no limit for Nomads, but Nomads are few
CARD_PLACE: Final = run("card_place", 1, CARDS_AT_SITE)
RELIC_PLACE: Final = run("relic_place", 1, RELICS_AT_SITE)
ADVISER_PLACE: Final = run("adviser_place", 1, MOST_ADVISERS)

# how an adviser lies; OA-GEN-02: which back a facedown card has is open to all
FACING: Final = Kind("facing", ["denizen", "vision", "faceup"])
DENIZEN_BACK: Final = 0
VISION_BACK: Final = 1
FACEUP: Final = 2
BACK: Final = Kind("back", FACING.names[:FACEUP])
# what everybody knows of a place in the world deck (OA-CHR-80): its back, or the part it is in
DECK_PART: Final = Kind("deck_part", ["denizen", "vision", "upper", "middle"])
UPPER: Final = 2
MIDDLE: Final = 3

# the sides of a campaign
SIDE: Final = Kind("side", SIDES[:2])
ATTACKERS: Final = 0
DEFENDERS: Final = 1

# the Clockwork Prince
THREAT: Final = Kind("threat", THREAT_IDS)
COLUMN: Final = Kind("column", COLUMN_IDS)  # of his relations
CELL: Final = Kind("cell", CELL_IDS)
ARROW: Final = Kind("arrow", ARROW_IDS)
CONDITION: Final = Kind("condition", CONDITION_IDS)
EXCUSE: Final = Kind(  # why a cell is skipped
    "excuse",
    [
        "nothing_to_gain", "no_warbands", "best_here", "not_ready", "nobody_has_it", "no_site",
        "cannot_pay", "is_his", "no_relic",
    ],
)  # fmt: skip
PHASE: Final = Kind("phase", ["threat", "card", "actions", "cleanup"])  # of the Prince's turn
NOTHING_TO_GAIN: Final = 0
NO_WARBANDS: Final = 1
BEST_HERE: Final = 2
NOT_READY: Final = 3
NOBODY_HAS_IT: Final = 4
NO_SITE: Final = 5
CANNOT_PAY: Final = 6
IS_HIS: Final = 7
NO_RELIC: Final = 8

# the course of a turn
PASS: Final = Verb("pass", passes=True)
BEGIN: Final = Verb("begin", MAJOR)  # a major action
REST: Final = Verb("rest")  # ends the Act phase
USE: Final = Verb("use", POWER)  # Action, Wake, Rest powers and battle plans
MODIFY: Final = Verb("modify", POWER)  # a modifier of the action that has begun
YES: Final = Verb("yes")
NO: Final = Verb("no", passes=True)

# search and play
SEARCH_DECK: Final = Verb("search_deck")
SEARCH_PILE: Final = Verb("search_pile", REGION)
DISCARD: Final = Verb("discard", CARD)
PLAY: Final = Verb("play", CARD)  # one of several
PLAY_TO_SITE: Final = Verb("play_to_site", CARD, SLOT)
PLAY_ADVISER: Final = Verb("play_adviser", CARD)
PLAY_FACEDOWN: Final = Verb("play_facedown", CARD)
REVEAL: Final = Verb("reveal", CARD)  # a Vision

# muster, trade, travel, recover
MUSTER_ON: Final = Verb("muster_on", CARD)
TRADE_FOR_FAVOR: Final = Verb("trade_for_favor", CARD)
TRADE_FOR_SECRETS: Final = Verb("trade_for_secrets", CARD)
TRAVEL_TO: Final = Verb("travel_to", SLOT)
RECOVER_RELIC: Final = Verb("recover_relic", RELIC_PLACE)
RECOVER_BANNER: Final = Verb("recover_banner", BANNER)
PAY: Final = Verb("pay", AMOUNT)
GROW: Final = Verb("grow")  # OA-WAK-01: the People's Favor gets a favor
SHRINK: Final = Verb("shrink", SUIT)  # ... or gives one to a bank

# campaign
AGAINST: Final = Verb("against", SEAT)
AGAINST_BANDITS: Final = Verb("against_bandits")
TARGET_SITE: Final = Verb("target_site", SLOT)
TARGET_RELIC: Final = Verb("target_relic", RELIC)
TARGET_BANNER: Final = Verb("target_banner", BANNER)
TARGET_PAWN: Final = Verb("target_pawn")
TARGET_BURIED: Final = Verb("target_buried", SLOT, RELIC_PLACE)  # a facedown relic of a site
ATTACK_WITH: Final = Verb("attack_with", AMOUNT)
SACRIFICE: Final = Verb("sacrifice", AMOUNT)
LOSE_AT_SITE: Final = Verb("lose_at_site", SLOT, AMOUNT)
LOSE_ON_BOARD: Final = Verb("lose_on_board", SEAT, AMOUNT)
GARRISON: Final = Verb("garrison", SLOT, AMOUNT)
BANISH: Final = Verb("banish", SLOT)

# minor actions
TAKE_UP: Final = Verb("take_up", CARD)  # a facedown adviser, to play or discard it
PEEK: Final = Verb("peek", RELIC_PLACE)
PEEK_RELIQUARY: Final = Verb("peek_reliquary", SPACE)
STATION: Final = Verb("station")  # warbands of the board and the own site
HAND_OVER: Final = Verb("hand_over", SEAT)  # warbands to another Imperial player
ASK_FOR: Final = Verb("ask_for", SEAT)
OFFER_CITIZENSHIP: Final = Verb("offer_citizenship", SEAT)
EXILE: Final = Verb("exile", SEAT)
SELF_EXILE: Final = Verb("self_exile")

# what powers ask for
CHOOSE_SEAT: Final = Verb("choose_player", SEAT)
CHOOSE_CARD: Final = Verb("choose_card", CARD)
CHOOSE_SLOT: Final = Verb("choose_site", SLOT)
CHOOSE_SUIT: Final = Verb("choose_suit", SUIT)
CHOOSE_RELIC: Final = Verb("choose_relic", RELIC)
CHOOSE_BANNER: Final = Verb("choose_banner", BANNER)
CHOOSE_REGION: Final = Verb("choose_region", REGION)
CHOOSE_NUMBER: Final = Verb("choose_number", AMOUNT)
CHOOSE_SPACE: Final = Verb("choose_space", SPACE)
CHOOSE_ADVISER: Final = Verb("choose_adviser", SEAT, ADVISER_PLACE)  # facedown, by its place
CHOOSE_BURIED: Final = Verb("choose_buried", SLOT, RELIC_PLACE)  # a facedown relic of a site
TO_TOP: Final = Verb("to_top", REGION)
TO_BOTTOM: Final = Verb("to_bottom", REGION)
UNDER_DECK: Final = Verb("under_deck")

# bargains
GIVE_FAVOR: Final = Verb("give_favor", AMOUNT)
GIVE_SECRETS: Final = Verb("give_secrets", AMOUNT)
GIVE_RELIC: Final = Verb("give_relic", RELIC)
GIVE_SPACE: Final = Verb("give_reliquary", SPACE)
GIVE_BANNER: Final = Verb("give_banner", BANNER)
GIVE_SITE: Final = Verb("give_site", SLOT)
GIVE_ADVISER: Final = Verb("give_adviser", ADVISER_PLACE)
GET_FAVOR: Final = Verb("get_favor", AMOUNT)
GET_SECRETS: Final = Verb("get_secrets", AMOUNT)
GET_RELIC: Final = Verb("get_relic", RELIC)
GET_BANNER: Final = Verb("get_banner", BANNER)
GET_SITE: Final = Verb("get_site", SLOT)
GET_ADVISER: Final = Verb("get_adviser", ADVISER_PLACE)
DROP_TERM: Final = Verb("drop_term", run("term", 1, 40))
SHOW_SPACE: Final = Verb("show_reliquary", SPACE)
SHOW_ADVISER: Final = Verb("show_adviser", ADVISER_PLACE)
SEND: Final = Verb("send")
STOP: Final = Verb("stop", passes=True)
ACCEPT: Final = Verb("accept")
REFUSE: Final = Verb("refuse")

# the chronicle
SWEAR: Final = Verb("swear", OATH)
INVITE: Final = Verb("invite", SEAT)
BUILD: Final = Verb("build", CARD)  # an edifice in place of this denizen
RESTORE: Final = Verb("restore", CARD)

# CP-SET-08: the princely Reliquary is the bottom relic of the deck
PEEK_BOTTOM: Final = Verb("peek_bottom")
CHOOSE_BOTTOM: Final = Verb("choose_bottom")
GIVE_BOTTOM: Final = Verb("give_bottom")
SHOW_BOTTOM: Final = Verb("show_bottom")

ENDS: Final = ["usurper", "visionary", "stable_regime", "successor", "war_exhaustion"]

LEXICON: Final = Lexicon(
    kinds=[
        SEAT, ROLE, SUIT, REGION, SLOT, CARD, RUIN, RELIC, SITE, BANNER, SPACE, OATH, TITLE, FACE,
        POWER, MAJOR, TOKEN, ATTACK_FACE, DEFENSE_FACE, NUMBER, AMOUNT, PLACE, CARD_PLACE,
        RELIC_PLACE, ADVISER_PLACE, FACING, BACK, DECK_PART, SIDE, SYMBOL, THREAT, COLUMN, CELL,
        ARROW, CONDITION, EXCUSE, PHASE,
        DROP_TERM.kinds[0],
    ],
    verbs=[
        PASS, BEGIN, REST, USE, MODIFY, YES, NO, SEARCH_DECK, SEARCH_PILE, DISCARD, PLAY,
        PLAY_TO_SITE, PLAY_ADVISER, PLAY_FACEDOWN, REVEAL, MUSTER_ON, TRADE_FOR_FAVOR,
        TRADE_FOR_SECRETS, TRAVEL_TO, RECOVER_RELIC, RECOVER_BANNER, PAY, GROW, SHRINK, AGAINST,
        AGAINST_BANDITS, TARGET_SITE, TARGET_RELIC, TARGET_BANNER, TARGET_PAWN, TARGET_BURIED,
        ATTACK_WITH, SACRIFICE, LOSE_AT_SITE, LOSE_ON_BOARD, GARRISON, BANISH, TAKE_UP, PEEK,
        PEEK_RELIQUARY, STATION, HAND_OVER, ASK_FOR, OFFER_CITIZENSHIP, EXILE, SELF_EXILE,
        CHOOSE_SEAT, CHOOSE_CARD, CHOOSE_SLOT, CHOOSE_SUIT, CHOOSE_RELIC, CHOOSE_BANNER,
        CHOOSE_REGION, CHOOSE_NUMBER, CHOOSE_SPACE, CHOOSE_ADVISER, CHOOSE_BURIED, TO_TOP,
        TO_BOTTOM, UNDER_DECK, GIVE_FAVOR, GIVE_SECRETS, GIVE_RELIC, GIVE_SPACE, GIVE_BANNER,
        GIVE_SITE, GIVE_ADVISER, GET_FAVOR, GET_SECRETS, GET_RELIC, GET_BANNER, GET_SITE,
        GET_ADVISER, DROP_TERM, SHOW_SPACE, SHOW_ADVISER, SEND, STOP, ACCEPT, REFUSE,
        SWEAR, INVITE, BUILD, RESTORE, PEEK_BOTTOM, CHOOSE_BOTTOM, GIVE_BOTTOM, SHOW_BOTTOM,
    ],
    questions=[
        Saying("place-pawn", [], "OA-SET-18"),
        Saying("keep-adviser", [], "OA-SET-18"),
        Saying("tend-banner", [], "OA-WAK-01"),
        Saying("wake", [], "OA-WAK-06"),
        Saying("act", [], "OA-ACT-01"),
        Saying("rest", [], "OA-RST-05"),
        Saying("search", [], "OA-SEA-01"),
        Saying("search-discard", [], "OA-SEA-05"),
        Saying("play-first", [], "OA-SEA-06"),
        Saying("play", [], "OA-PLY-01"),
        Saying("clear-first", [SITE], "OA-PLY-02"),
        Saying("discard-adviser", [], "OA-PLY-04"),
        Saying("discard-next", [], "OA-CON-12"),
        Saying("play-modifiers", [CARD], "OA-PLY-09"),
        Saying("muster", [], "OA-MUS-01"),
        Saying("trade", [], "OA-TRD-01"),
        Saying("travel", [], "OA-TVL-01"),
        Saying("travel-modifiers", [SEAT], "OA-SIT-07"),
        Saying("send", [SEAT], "OA-SIT-07"),
        Saying("recover", [], "OA-REC-01"),
        Saying("pay-banner", [BANNER], "OA-BAN-01"),
        Saying("first-bank", [NUMBER], "OA-BAN-01"),
        Saying("campaign", [], "OA-CAM-01"),
        Saying("targets", [], "OA-CAM-04"),
        Saying("attack-dice", [], "OA-CAM-07"),
        Saying("admit", [SEAT], "OA-CAM-26"),
        Saying("join", [SEAT], "OA-CAM-08"),
        Saying("battle-plan", [SEAT], "OA-CAM-09"),
        Saying("sacrifice", [], "OA-CAM-13"),
        Saying("casualties", [NUMBER], "OA-CAM-15"),
        Saying("garrison", [SITE], "OA-CAM-16"),
        Saying("banish", [SEAT], "OA-CAM-16"),
        Saying("burn-favor", [SEAT], "OA-CAM-16"),
        Saying("burn-all-favor", [SEAT], "OA-CAM-16"),
        Saying("station", [SITE], "OA-MIN-05"),
        Saying("permit", [SEAT, NUMBER], "OA-MIN-05"),
        Saying("how-many-warbands", [SEAT], "OA-MIN-06"),
        Saying("accept-warbands", [SEAT, NUMBER], "OA-MIN-06"),
        Saying("give-warbands", [SEAT, NUMBER], "OA-MIN-06"),
        Saying("name-keeper", [], "OA-WIN-03"),
        Saying("naturalise", [SITE], "OA-CIT-02"),
        Saying("own-reliquary", [], "OA-CIT-01"),
        Saying("write-offer", [SEAT], "OA-NEG-02"),
        Saying("answer-offer", [SEAT], "OA-NEG-02"),
        Saying("prince-offer", [SEAT], "CP-CLN-03"),
        Saying("prince-power", [SEAT], "CP-PWR-11"),
        Saying("prince-modifiers", [MAJOR, SEAT], "CP-PWR-11"),
        Saying("power", [POWER], "OA-PWR-04"),  # what a power asks its user
        Saying("power-of", [POWER, SEAT], "OA-PWR-04"),  # ... or somebody else, of the user
        Saying("vow", [], "OA-CHR-10"),
        Saying("invite", [], "OA-CHR-20"),
        Saying("accept-citizenship", [SEAT], "OA-CHR-20"),
        Saying("build", [], "OA-CHR-30"),
        Saying("new-suit", [], "OA-CHR-40"),
        Saying("endow", [], "OA-SET-14"),
    ],
    facts=[
        Saying("placed-pawn", [SEAT, SITE], "OA-SET-18"),
        Saying("placed-pawn-unseen", [SEAT, SLOT], "OA-TVL-02"),  # at a facedown site
        Saying("kept-facedown", [SEAT, CARD], "OA-PLY-04"),
        Saying("kept-some", [SEAT, BACK], "OA-PLY-04"),
        Saying("discarded-drawn", [SEAT, CARD], "OA-SEA-05"),
        Saying("discarded-some", [SEAT, NUMBER], "OA-SEA-05"),
        Saying("discarded-facedown", [SEAT, SEAT, CARD], "OA-CON-12"),
        Saying("discarded-adviser", [SEAT, SEAT, CARD], "OA-CON-12"),
        Saying("discarded-from-site", [SEAT, CARD, SITE], "OA-CON-12"),
        Saying("round", [NUMBER], "OA-TRN-01"),
        Saying("turn", [SEAT], "OA-TRN-01"),
        Saying("banner-grows", [SEAT], "OA-WAK-01"),
        Saying("banner-shrinks", [SEAT, SUIT], "OA-WAK-01"),
        Saying("mob", [], "OA-WAK-03"),
        Saying("usurper", [SEAT], "OA-WAK-05"),
        Saying("rests", [SEAT, NUMBER], "OA-RST-03"),
        Saying("uses", [SEAT, POWER], "OA-PWR-07"),
        Saying("paid", [SEAT, POWER], "OA-PWR-02"),
        Saying("modifies", [SEAT, POWER], "OA-PWR-08"),
        Saying("toll", [SEAT, SEAT], "OA-PWR-17"),
        Saying("toll-burned", [SEAT], "OA-PWR-17"),
        Saying("gained-favor", [SEAT, NUMBER, SUIT], "OA-CON-10"),
        Saying("gained-secrets", [SEAT, NUMBER], "OA-CON-10"),
        Saying("gained-warbands", [SEAT, NUMBER], "OA-CON-10"),
        Saying("burned-favor", [SEAT, NUMBER], "OA-CON-10"),
        Saying("burned-secrets", [SEAT, NUMBER], "OA-CON-10"),
        Saying("flipped-secrets", [SEAT, NUMBER], "OA-CON-15"),
        Saying("gave-favor", [SEAT, SEAT, NUMBER], "OA-CON-10"),
        Saying("gave-secrets", [SEAT, SEAT, NUMBER], "OA-CON-10"),
        Saying("took-favor", [SEAT, SEAT, NUMBER], "OA-CON-10"),
        Saying("took-secret", [SEAT, SEAT], "OA-CON-10"),
        Saying("killed-on-board", [SEAT, NUMBER], "OA-CON-10"),
        Saying("killed-at-site", [SITE, SEAT, NUMBER], "OA-CON-10"),
        Saying("searches-deck", [SEAT], "OA-SEA-01"),
        Saying("searches-pile", [SEAT, REGION], "OA-SEA-01"),
        Saying("drew", [SEAT], "OA-SEA-03", tail=CARD),
        Saying("drew-some", [SEAT], "OA-SEA-03", tail=BACK),
        Saying("showed", [SEAT], "OA-SEA-07", tail=CARD),
        Saying("vision-drawn", [NUMBER], "OA-SEA-03"),
        Saying("played-to-site", [SEAT, CARD, SITE], "OA-PLY-01"),
        Saying("played-adviser", [SEAT, CARD], "OA-PLY-04"),
        Saying("revealed-vision", [SEAT, CARD], "OA-PLY-05"),
        Saying("vision-discarded", [SEAT, CARD], "OA-PLY-05"),
        Saying("moved-card", [CARD, SITE], "OA-CON-11"),
        Saying("mustered", [SEAT, CARD], "OA-MUS-01"),
        Saying("traded", [SEAT, CARD], "OA-TRD-01"),
        Saying("traded-in-vain", [SEAT, CARD], "OA-TRD-03"),
        Saying("travelled", [SEAT, SITE], "OA-TVL-01"),
        Saying("site-revealed", [SLOT, SITE], "OA-TVL-02"),
        Saying("took-relic", [SEAT, RELIC], "OA-REC-04"),
        Saying("gave-relic", [SEAT, SEAT, RELIC], "OA-NEG-03"),
        Saying("recovered-banner", [SEAT, BANNER, NUMBER], "OA-BAN-01"),
        Saying("dealt-favor", [SEAT, SUIT, NUMBER], "OA-BAN-01"),
        Saying("seized-banner", [SEAT, BANNER, NUMBER], "OA-BAN-05"),
        Saying("gave-banner", [SEAT, SEAT, BANNER], "OA-BAN-05"),
        Saying("trait", [SPACE], "OA-CIT-03"),
        Saying("campaigns", [SEAT, SEAT], "OA-CAM-01"),
        Saying("campaigns-bandits", [SEAT], "OA-CAM-01"),
        Saying("target-site", [SITE], "OA-CAM-04"),
        Saying("target-relic", [RELIC], "OA-CAM-04"),
        Saying("target-banner", [BANNER], "OA-CAM-04"),
        Saying("target-pawn", [], "OA-CAM-04"),
        Saying("joins", [SEAT, SEAT], "OA-CAM-08"),
        Saying("uses-plan", [SEAT, POWER], "OA-CAM-09"),
        Saying("bandits-plan", [POWER], "OA-CAM-22"),
        Saying("rolled-defense", [], "OA-CAM-11", tail=DEFENSE_FACE),
        Saying("rolled-attack", [], "OA-CAM-12", tail=ATTACK_FACE),
        Saying("battle", [NUMBER, NUMBER], "OA-CAM-14"),
        Saying("sacrificed", [SEAT, NUMBER], "OA-CAM-13"),
        Saying("victory", [SIDE], "OA-CAM-14"),
        Saying("garrisoned", [SEAT, SITE, NUMBER], "OA-CAM-16"),
        Saying("peeked", [SEAT, RELIC, SITE], "OA-MIN-03"),
        Saying("peeked-some", [SEAT, SITE], "OA-MIN-03"),
        Saying("peeked-reliquary", [SEAT, RELIC, SPACE], "OA-MIN-04"),
        Saying("peeked-space", [SEAT, SPACE], "OA-MIN-04"),
        Saying("peeked-bottom", [SEAT, RELIC], "CP-SET-08"),
        Saying("peeked-bottom-some", [SEAT], "CP-SET-08"),
        Saying("stationed", [SEAT, SITE, NUMBER], "OA-MIN-05"),
        Saying("handed-over", [SEAT, SEAT, NUMBER], "OA-MIN-06"),
        Saying("refused", [SEAT, SEAT], "OA-MIN-08"),
        Saying("title", [SEAT], "OA-WIN-02"),
        Saying("became-citizen", [SEAT], "OA-CIT-02"),
        Saying("became-exile", [SEAT], "OA-CIT-11"),
        Saying("offer-sent", [SEAT, SEAT], "OA-NEG-02"),
        Saying("offer-refused", [SEAT, SEAT], "OA-NEG-02"),
        Saying("offer-accepted", [SEAT, SEAT], "OA-NEG-03"),
        Saying("term-favor", [SEAT, SEAT, NUMBER], "OA-NEG-02"),
        Saying("term-secrets", [SEAT, SEAT, NUMBER], "OA-NEG-02"),
        Saying("term-relic", [SEAT, SEAT, RELIC], "OA-NEG-02"),
        Saying("term-reliquary", [SEAT, SEAT, SPACE], "OA-CIT-01"),
        Saying("term-bottom", [SEAT, SEAT], "CP-SET-08"),
        Saying("term-banner", [SEAT, SEAT, BANNER], "OA-NEG-04"),
        Saying("term-site", [SEAT, SEAT, SITE], "OA-NEG-08"),
        Saying("term-adviser", [SEAT, SEAT, NUMBER], "OA-NEG-05"),
        Saying("got-reliquary", [SEAT, RELIC], "OA-CIT-01"),
        Saying("gave-adviser", [SEAT, SEAT, CARD], "OA-NEG-05"),
        Saying("gave-some", [SEAT, SEAT], "OA-NEG-05"),
        Saying("gave-site", [SEAT, SEAT, SITE], "OA-NEG-08"),
        Saying("showed-adviser", [SEAT, SEAT, CARD], "OA-NEG-05"),
        Saying("showed-some", [SEAT, SEAT], "OA-NEG-05"),
        Saying("end-die", [NUMBER], "OA-WIN-30"),
        Saying("won", [SEAT], "OA-WIN-10"),
        # the Clockwork Prince
        Saying("prince-threat", [SEAT, THREAT, SEAT], "CP-THR-01"),
        Saying("prince-threat-of-nobody", [SEAT, THREAT], "CP-GEN-07"),
        Saying("prince-no-threat", [SEAT], "CP-THR-01"),
        Saying("prince-tokens", [SEAT, CELL], "CP-THR-07"),
        Saying("prince-tokens-stay", [SEAT, CELL], "CP-THR-07"),
        Saying("prince-drew", [SEAT], "CP-SEA-02", tail=CARD),
        Saying("prince-no-card", [SEAT], "CP-SEA-09"),
        Saying("prince-phase", [SEAT, PHASE], "CP-THR-01"),
        Saying("prince-tactics-plan", [SEAT, CARD, NUMBER], "CP-SEA-03"),
        Saying("prince-tactics-box", [SEAT, CARD, NUMBER], "CP-SEA-06"),
        Saying("prince-chose", [SEAT, CARD, SUIT, COLUMN], "CP-SEA-04"),
        Saying("prince-chose-first", [SEAT, CARD, COLUMN], "CP-SEA-04"),
        Saying("prince-cannot-play", [SEAT, CARD], "CP-SEA-06"),
        Saying("prince-ambitions", [SEAT, NUMBER, SUIT], "CP-SEA-06"),
        Saying("prince-relation", [SEAT, SUIT, COLUMN, NUMBER], "CP-SEA-07"),
        Saying("prince-relation-top", [SEAT, SUIT, COLUMN], "CP-SEA-07"),
        Saying("prince-actions", [SEAT, NUMBER], "CP-ACT-01"),
        Saying("prince-moves", [SEAT, CELL, CELL, ARROW, CONDITION], "CP-ACT-03"),
        Saying("prince-skips", [SEAT, CELL, EXCUSE], "CP-ACT-04"),
        Saying("prince-weighs", [SEAT, NUMBER, NUMBER, NUMBER], "CP-CAM-02"),
        Saying("prince-spares", [SEAT, NUMBER], "CP-GEN-05"),
        Saying("prince-offers", [SEAT, SEAT], "CP-CLN-03"),
        Saying("prince-start", [SEAT, CELL], "CP-CLN-02"),
        # what powers tell
        Saying("saw-cards", [SEAT, POWER], "OA-GEN-05", tail=CARD),
        Saying("saw-relics", [SEAT, POWER], "OA-GEN-05", tail=RELIC),
        Saying("saw-site", [SEAT, SITE, SLOT], "OA-GEN-05"),
        Saying("saw-some", [SEAT, POWER, NUMBER], "OA-GEN-05"),
        Saying("swapped", [SEAT, CARD, CARD], "OA-CON-11"),
        Saying("supply", [SEAT, NUMBER], "OA-CMP-09"),
        Saying("buried-relic", [SEAT, RELIC], "OA-CON-16"),
        Saying("buried-some-relic", [SEAT], "OA-CON-16"),
        Saying("banner-value", [BANNER, NUMBER], "OA-BAN-04"),
        Saying("moved-favor", [SUIT, SUIT, NUMBER], "OA-CON-10"),
        Saying("put-in-bank", [SEAT, NUMBER, SUIT], "OA-CON-10"),
        Saying("laid-favor", [SEAT, NUMBER, CARD], "OA-CON-10"),
        Saying("swapped-facedown", [SEAT, SEAT, SEAT], "OA-CON-11"),
        Saying("shares-vision", [SEAT, SEAT, CARD], "OA-WIN-20"),
        Saying("moved-pile", [SEAT, REGION, REGION], "OA-CMP-03"),
        Saying("dispossessed", [SEAT, CARD], "OA-GEN-06"),
        Saying("swapped-dispossessed", [SEAT, NUMBER], "OA-GEN-06"),
        Saying("rebuilt", [CARD], "OA-CON-17"),
        Saying("released", [SEAT, NUMBER], "OA-PWR-04"),
        # the chronicle
        Saying("swore", [SEAT, OATH], "OA-CHR-10"),
        Saying("turned-out", [SEAT], "OA-CHR-20"),
        Saying("invited", [SEAT, SEAT], "OA-CHR-20"),
        Saying("accepted-citizenship", [SEAT, SEAT], "OA-CHR-20"),
        Saying("declined-citizenship", [SEAT, SEAT], "OA-CHR-20"),
        Saying("built-edifice", [SEAT, CARD, SITE, CARD], "OA-CHR-30"),
        Saying("restored-edifice", [SEAT, CARD, SITE], "OA-CHR-30"),
        Saying("sites-kept", [], "OA-CHR-31", tail=SITE),
        Saying("sites-lost", [], "OA-CHR-31", tail=SITE),
        Saying("cards-came", [], "OA-CHR-40", tail=CARD),
        Saying("outcasts-came", [], "OA-CHR-41", tail=CARD),
        Saying("cards-left", [], "OA-CHR-50", tail=CARD),
        Saying("endowed", [SEAT, SITE, NUMBER], "OA-SET-14"),
    ],
    notes=[],
    ends=ENDS,
    statistics=[
        Saying("title", [], "OA-WIN-01"),
        Saying("citizen", [], "OA-CON-01"),
        Saying("sites", [], "OA-CON-03"),
        Saying("relics", [], "OA-WIN-01"),
        Saying("banners", [], "OA-WIN-01"),
        Saying("vision", [], "OA-WIN-20"),
        Saying("warbands", [], "OA-CMP-05"),
        Saying("favor", [], "OA-CON-02"),
        Saying("secrets", [], "OA-CON-02"),
        Saying("advisers", [], "OA-CON-02"),
    ],
    misfits=[
        Saying("tutorial-is-for-four", [NUMBER], "OA-OPT-03"),
        Saying("tutorial-is-supremacy", [], "OA-OPT-06"),
        Saying("tutorial-is-starting", [], "OA-OPT-08"),
        Saying("tutorial-has-no-prince", [], "OA-OPT-03"),
        Saying("one-needs-a-prince", [], "OA-OPT-01"),
        Saying("no-seat-for-a-prince", [NUMBER], "OA-OPT-01"),
    ],
)  # fmt: skip
