"""The words of Oath: its things, what can be chosen, and what is told."""

from __future__ import annotations

from typing import Final

from palatine.games.oath.tables import (
    ATTACK_FACE_IDS,
    BANNER_IDS,
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    DEFENSE_FACE_IDS,
    MAJOR_ACTIONS,
    OATH_IDS,
    POWER_IDS,
    REGION_IDS,
    RELIC_IDS,
    ROLES,
    RUIN_IDS,
    SITE_IDS,
    SLOTS,
    SPACE_IDS,
    SUIT_IDS,
    TITLE_IDS,
    TOKENS,
)
from palatine.kernel.lexicon import Kind, count, run, seats

SEAT: Final = seats(COLOURS)  # OA-SET-07: a seat is a colour
SEAT_IDS: Final = COLOUR_IDS
ROLE: Final = Kind("role", ROLES)
SUIT: Final = Kind("suit", SUIT_IDS)
REGION: Final = Kind("region", REGION_IDS)
SLOT: Final = run("slot", 1, SLOTS)  # of the map, in the order of OA-CMP-01
CARD: Final = Kind("card", CARD_IDS)  # denizens, Visions, edifices
RUIN: Final = Kind("ruin", RUIN_IDS)  # the other side of an edifice, called by a name of its own
RELIC: Final = Kind("relic", RELIC_IDS)
SITE: Final = Kind("site", SITE_IDS)
BANNER: Final = Kind("banner", BANNER_IDS)
SPACE: Final = Kind("space", SPACE_IDS)  # of the Reliquary
OATH: Final = Kind("oath", OATH_IDS)
TITLE: Final = Kind("rank", TITLE_IDS)  # `oath-title` is the name of the game
POWER: Final = Kind("power", POWER_IDS)  # each is called like its face (phrases.py)
MAJOR: Final = Kind("major", MAJOR_ACTIONS)
TOKEN: Final = Kind("token", TOKENS)
ATTACK_FACE: Final = Kind("attack_face", ATTACK_FACE_IDS)
DEFENSE_FACE: Final = Kind("defense_face", DEFENSE_FACE_IDS)
NUMBER: Final = count()
