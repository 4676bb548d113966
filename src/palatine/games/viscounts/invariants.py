"""What always holds in Viscounts: a position is checked when it is read, a match when tested.

`fits` refuses what no rule could go on from, and each frame checks itself; `check` adds what
follows from the rules, such as twenty workers of every seat, which a position made up by hand
need not keep.
"""

from __future__ import annotations

from palatine.games.viscounts import tables
from palatine.games.viscounts.automa_tables import SCHEMES
from palatine.games.viscounts.building import first_slot
from palatine.games.viscounts.castle import GROUP, Castle
from palatine.games.viscounts.manuscripts import FOR_BONUS
from palatine.games.viscounts.names import (
    GONE,
    IN_DISCARD,
    IN_DRAW,
    IN_HAND,
    ON_BOARD,
    SCHEME_AHEAD,
    SCHEME_ON_BOARD,
)
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    BIT,
    CARDS,
    FEWEST_CARDS,
    HEROES,
    INNER,
    MANUSCRIPTS,
    NEUTRALS,
    OWNABLE,
    PLACES,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SITE_EFFECT,
    SITES,
    SLOT_BUILDING,
    SLOTS,
    STARTERS,
    TIER_LIMIT,
    TRACK_END,
    WORKERS,
)
from palatine.kernel.errors import BadData, BrokenRule, must
from palatine.kernel.flow import State
from palatine.kernel.lexicon import HIDDEN, NONE


def fits(g: Viscounts) -> None:
    """The pieces make sense together; BadData names the field."""
    no_negatives(g)
    ring_is_whole(g)
    boards_fit(g)
    cards_fit(g)
    piles_fit(g)
    buildings_fit(g)
    automa_fits(g)


def no_negatives(g: Viscounts) -> None:
    for name, counts in [
        ("pile", g.pile),
        ("manuscript_pile", g.manuscript_pile),
        ("goods", g.goods),
        ("papers", g.papers),
        ("supply", g.supply),
        ("tier1", g.tier1),
        ("tier2", g.tier2),
        ("tier3", g.tier3),
        ("hand", g.hand),
        ("draw", g.draw),
        ("discard", g.discard),
        ("above", g.above),
        ("round", [g.round]),
        ("last_round", [g.last_round]),
        ("mixed", [g.mixed]),
    ]:
        must(min(counts) >= 0, f"fields: {name} cannot be negative")


def ring_is_whole(g: Viscounts) -> None:
    """VW-SET-02: five segments, each once; the castle in one of five orientations."""
    must(sorted(g.ring) == list(range(SEGMENTS)), "fields: ring must name every segment once")
    must(0 <= g.castle_offset < SECTIONS, "fields: castle_offset must be 0 to 4")
    must(0 <= g.starter < g.people, "fields: starter must be a person's seat")
    must(g.turn != NONE, "fields: turn must name a seat")


def boards_fit(g: Viscounts) -> None:
    """VW-COL-01: markers on the track, the black one never beyond the white one."""
    is_begun = g.round > 0 or g.ended != NONE
    for seat in range(g.seats):
        black = g.corruption[seat]
        white = g.virtue[seat]
        must(
            1 <= black <= white <= TRACK_END,
            "fields: corruption and virtue must be 1 to 7, and corruption not beyond virtue",
        )
        must(not is_begun or g.at[seat] != NONE, "fields: at must name a space for every seat")
        first = 0 if seat != g.automa else SLOTS
        must(
            g.open[seat] >> first << first == g.open[seat] and g.open[seat] < BIT[first + SLOTS],
            "fields: open names a slot of another board",
        )
    if g.automa != NONE and g.at[g.automa] != NONE:
        must(g.at[g.automa] % 3 != INNER, "fields: at must be an outer space for the Automa")
    must(
        g.last_round == 0 or g.last_round >= g.round, "fields: last_round must not lie in the past"
    )
    must(
        (g.revealed != 0) == (g.last_round != 0),
        "fields: last_round goes with revealed: both or neither",
    )
    for n in range(len(g.above)):
        is_revealed = g.revealed & BIT[n] != 0
        must(
            is_revealed == (g.above[n] == 0) or not is_begun,
            "fields: above must be 0 just where the card below is revealed",
        )


def cards_fit(g: Viscounts) -> None:
    """Every own card is in one zone, and the sizes of the zones are told rightly."""
    for seat in range(g.seats):
        row = g.zone[seat * CARDS : seat * CARDS + CARDS]
        must(
            all(row[card] == NONE for card in range(OWNABLE, CARDS)),
            "fields: zone cannot hold what is printed on a segment",
        )
        lying = [card for card in g.board[seat * PLACES : seat * PLACES + PLACES] if card != NONE]
        must(
            sorted(lying) == [card for card in range(CARDS) if row[card] == ON_BOARD],
            "fields: board and zone must agree on the townsfolk in the three places",
        )
        counts = [row.count(zone) for zone in (IN_HAND, IN_DRAW, IN_DISCARD, HIDDEN)]
        known = g.hand[seat] == counts[0] and g.draw[seat] == counts[1] and counts[3] == 0
        veiled = counts[0] + counts[1] == 0 and g.hand[seat] + g.draw[seat] == counts[3]
        must(known or veiled, "fields: hand and draw must be as many as zone tells")
        must(g.discard[seat] == counts[2], "fields: discard must be as many as zone tells")
        if seat == g.automa:
            must(not lying and sum(counts) == 0, "fields: zone must give the Automa no townsfolk")
        elif g.round > 0:
            must(g.owned(seat) >= FEWEST_CARDS, "fields: zone must leave everybody three cards")
            must(g.ready & BIT[seat] != 0, "fields: ready must name everybody after set-up")


def piles_fit(g: Viscounts) -> None:
    """Piles, visible cards and the unseen rest: nobody's card lies in a pile too."""
    must(
        len(g.unseen) == sum(max(0, n - 1) for n in g.pile),
        "fields: unseen must be as many as lie below the visible townsfolk",
    )
    must(
        len(g.unseen_manuscripts) == sum(max(0, n - 1) for n in g.manuscript_pile),
        "fields: unseen_manuscripts must be as many as lie below the visible ones",
    )
    times = [0] * CARDS
    for segment in range(SEGMENTS):
        card = g.top[segment]
        must((card == NONE) == (g.pile[segment] == 0), "fields: top and pile do not fit together")
        script = g.top_manuscript[segment]
        must(
            (script == NONE) == (g.manuscript_pile[segment] == 0),
            "fields: top_manuscript and manuscript_pile do not fit together",
        )
        if card != NONE:
            times[card] += 1
    for card in g.unseen:
        must(card in NEUTRALS, "fields: unseen must be neutral townsfolk")
        times[card] += 1
    for card in range(OWNABLE):
        if card not in STARTERS:
            for seat in range(g.seats):
                times[card] += g.zone[seat * CARDS + card] != NONE
            must(times[card] <= 1, "fields: top, unseen and zone hold a townsfolk twice")
    scripts = [script for script in g.top_manuscript if script != NONE] + g.unseen_manuscripts
    for script in scripts:
        must(
            0 <= script < MANUSCRIPTS and scripts.count(script) == 1,
            "fields: top_manuscript and unseen_manuscripts hold a manuscript twice",
        )
        must(g.scribe[script] == NONE, "fields: scribe owns a manuscript that lies in a pile")
    for script in range(MANUSCRIPTS, len(g.scribe)):
        must(g.scribe[script] == NONE, "fields: scribe cannot own a printed manuscript")


def buildings_fit(g: Viscounts) -> None:
    """VW-BLD-08: as many slots of a type are open as buildings of it stand on sites."""
    for site in range(SITES):
        must(
            (g.owner[site] == NONE) == (g.built[site] == NONE),
            "fields: owner and built must name the same sites",
        )
        if g.owner[site] != NONE:
            must(SITE_EFFECT[g.side][site] != NONE, "fields: owner names a site of the other side")
    for seat in range(g.seats):
        first = first_slot(g, seat)
        built = [0] * len(tables.BUILDING_IDS)
        for site in range(SITES):
            if g.owner[site] == seat:
                built[g.built[site]] += 1
        for slot in range(first, first + SLOTS):
            if g.open[seat] & BIT[slot]:
                built[SLOT_BUILDING[slot]] -= 1
        must(not any(built), "fields: open must be as many slots as there are buildings")


def automa_fits(g: Viscounts) -> None:
    """VW-AI-03: schemes on its board, in its piles, or ahead; nobody else has any."""
    lying = [scheme for scheme in g.schemes if scheme != NONE]
    on_board = [n for n in range(SCHEMES) if g.scheme_zone[n] == SCHEME_ON_BOARD]
    must(sorted(lying) == on_board, "fields: schemes and scheme_zone must agree")
    must(
        g.mixed <= g.scheme_zone.count(SCHEME_AHEAD),
        "fields: mixed must be as many as there are unseen schemes at most",
    )
    if g.automa == NONE:
        must(g.scheme_zone == [NONE] * SCHEMES, "fields: scheme_zone is for a game with the Automa")


def check(state: State) -> None:
    """What follows from the rules, at every question of every match; BrokenRule if it does not."""
    g = state
    assert isinstance(g, Viscounts)
    try:
        fits(g)
        for frame in g.frames:
            frame.check(g)
    except BadData as error:
        raise BrokenRule(str(error)) from None
    workers_are_kept(g)
    townsfolk_are_kept(g)
    manuscripts_are_kept(g)
    castle_is_in_order(g)
    bonuses_are_due(g)


def require(is_kept: bool, message: str) -> None:
    if not is_kept:
        raise BrokenRule(message)


def workers_are_kept(g: Viscounts) -> None:
    """VW-WRD-03: twenty workers of every seat, in supply or in the castle."""
    for seat in range(g.seats):
        row = range(seat * SECTIONS, seat * SECTIONS + SECTIONS)
        total = g.supply[seat] + g.tier3[seat] + sum(g.tier1[n] + g.tier2[n] for n in row)
        require(total == WORKERS, f"seat {seat} has {total} workers")


def townsfolk_are_kept(g: Viscounts) -> None:
    """Every neutral townsfolk is in one pile, with one seat or gone; starters stay with a seat."""
    for card in NEUTRALS:
        places = g.unseen.count(card) + g.top.count(card)
        for seat in range(g.seats):
            places += g.zone[seat * CARDS + card] != NONE
        require(places == 1, f"townsfolk {card} is in {places} places")
    for seat in range(g.people):
        for card in STARTERS:
            require(g.zone[seat * CARDS + card] != NONE, f"seat {seat} has lost starter {card}")
        heroes = [card for card in HEROES if g.zone[seat * CARDS + card] != NONE]
        require(len(heroes) == (g.player_card[seat] != NONE), f"seat {seat} has heroes {heroes}")
    for seat in range(g.seats):
        gone = [n for n in range(CARDS) if g.zone[seat * CARDS + n] == GONE]
        require(all(card < OWNABLE for card in gone), "a printed townsfolk has left the game")


def manuscripts_are_kept(g: Viscounts) -> None:
    """VW-WRD-03: 35 manuscripts, in piles or owned."""
    for script in range(MANUSCRIPTS):
        places = g.unseen_manuscripts.count(script) + g.top_manuscript.count(script)
        places += g.scribe[script] != NONE
        require(places == 1, f"manuscript {script} is in {places} places")


def castle_is_in_order(g: Viscounts) -> None:
    """VW-CAS-02 to VW-CAS-06: outside the procedure no groups, no crowds, and the right leader."""
    if any(isinstance(frame, Castle) for frame in g.frames):
        return
    for workers, tier in ((g.tier1, 1), (g.tier2, 2)):
        for section in range(SECTIONS):
            here = [workers[seat * SECTIONS + section] for seat in range(g.seats)]
            require(sum(here) <= TIER_LIMIT[tier], f"section {section} of tier {tier} is overfull")
            require(max(here) < GROUP, f"section {section} of tier {tier} has a group")
    most = max(g.tier3)
    if g.leader == NONE:
        require(most == 0, "tier 3 has workers but no leader")
    else:
        require(g.tier3[g.leader] == most, "the castle leader has not the most workers in tier 3")


def bonuses_are_due(g: Viscounts) -> None:
    """VW-MAN-02: a bonus card is held just where somebody has three of the ribbon."""
    for ribbon in range(RIBBONS):
        counts = [0] * g.seats
        for script in range(MANUSCRIPTS):
            if g.scribe[script] != NONE and tables.RIBBON[script] == ribbon:
                counts[g.scribe[script]] += 1
        holder = g.bonus[ribbon]
        if holder == NONE:
            require(max(counts) < FOR_BONUS, f"nobody holds the bonus card of ribbon {ribbon}")
        else:
            require(
                counts[holder] >= FOR_BONUS, f"the bonus card of ribbon {ribbon} is held too early"
            )
