"""What a board shows besides the fields: who has what, in bags, hands and families (CK-HID)."""

from __future__ import annotations

from typing import Any, Final

from palatine.games.crusader_kings.end import counted, points
from palatine.games.crusader_kings.family import heir
from palatine.games.crusader_kings.intrigue import defence
from palatine.games.crusader_kings.names import (
    ACHIEVEMENT,
    CHARACTER,
    DRAWN,
    FAMILY,
    FIRST,
    IN_HAND,
    ON_PERSON,
    ON_SPACE,
    OPEN,
    PLANNED,
    REGION,
    SECOND,
    SPACE,
    TITLE,
    TOKEN,
    TRAIT,
    WITH,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    ACHIEVEMENT_IDS,
    CARDS,
    CHARACTERS,
    REGIONS,
    SPACES,
    TITLE_OF,
    TOKENS,
    TRAIT_OF,
)
from palatine.games.crusader_kings.war import successes_to_invade
from palatine.kernel import position
from palatine.kernel.lexicon import NONE, Lexicon

FACE_DOWN: Final = {"first": FIRST, "second": SECOND}


def derived(g: Kings, seat: int, lexicon: Lexicon) -> dict[str, Any]:
    """All of it, by text ids."""
    names = lexicon.seat_names
    seats = range(g.seats)
    in_play = [r for r in range(REGIONS) if g.is_in_play(r)]
    return {
        "in_play": [REGION.names[r] for r in in_play],
        "points": {names[s]: points(g, s) for s in seats},
        "counted": {
            ACHIEVEMENT_IDS[a]: {names[s]: counted(g, s, a) for s in seats}
            for a in range(ACHIEVEMENT.size)
        },
        "heir": {names[s]: FAMILY.names[heir(g, s)] for s in seats if heir(g, s) != NONE},
        # CK-WAR-6, CK-INT-9: successes to take a region by force, and by a coup
        "to_invade": {REGION.names[r]: successes_to_invade(g, r) for r in in_play},
        "to_overthrow": {REGION.names[r]: defence(g, r) for r in in_play},
        "tokens": {names[s]: len(g.bag(s)) for s in seats},
        "bag": {names[s]: [TOKEN.names[t] for t in g.bag(s)] for s in bags_drawn(g, seat)},
        "drawn": [TOKEN.names[t] for t in g.tokens_at(DRAWN)],
        "traits": traits(g),
        "rewards": rewards(g),
        **cards(g, names),
        "under_way": [position.write_frame(frame, lexicon, g.seats) for frame in g.frames],
    }


def bags_drawn(g: Kings, seat: int) -> list[int]:
    """CK-HID-2: one's own bag, all of them where the table agreed on it."""
    if g.config.options["open_bags"] == "on":
        return list(range(g.seats))
    return [seat] if 0 <= seat < g.seats else []


def traits(g: Kings) -> dict[str, list[str]]:
    """The tokens that lie on characters, by whom."""
    found: dict[str, list[str]] = {}
    for token in range(TOKENS):
        person = g.token_at[token] - ON_PERSON
        if 0 <= person < CHARACTERS:
            found.setdefault(CHARACTER.names[person], []).append(TRAIT.names[TRAIT_OF[token]])
    return found


def rewards(g: Kings) -> dict[str, list[str]]:
    """CK-CRU-3: the tokens that wait on the track."""
    found: dict[str, list[str]] = {}
    for token in range(TOKENS):
        space = g.token_at[token] - ON_SPACE
        if 0 <= space < SPACES:
            found.setdefault(SPACE.names[space], []).append(TRAIT.names[TRAIT_OF[token]])
    return found


def cards(g: Kings, names: list[str]) -> dict[str, Any]:
    """CK-HID-1: hands and plans as far as the seat knows them, and what lies turned up."""
    hand: dict[str, list[str]] = {}
    plan: dict[str, dict[str, str]] = {}
    known: dict[str, list[str]] = {}  # CK-TRD-7, CK-HID-4: with somebody, where is not known
    turned_up: list[str] = []
    for card in range(CARDS):
        place = g.card_at[card]
        title = TITLE.names[TITLE_OF[card]]
        if place == OPEN:
            turned_up.append(title)
        for s in range(g.seats):
            culture = g.culture[s]
            if place == IN_HAND + culture:
                hand.setdefault(names[s], []).append(title)
            elif place in (WITH + culture, PLANNED + culture):
                known.setdefault(names[s], []).append(title)
            for which, first in FACE_DOWN.items():
                if place == first + culture:
                    plan.setdefault(names[s], {})[which] = title
    return {"hand": hand, "plan": plan, "known": known, "turned_up": turned_up}
