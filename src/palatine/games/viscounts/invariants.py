"""What always holds in Viscounts: a position is checked when it is read, a match when tested.

`fits` refuses what no rule could go on from; `check` adds what follows from the rules, such as
twenty workers of every seat, which a position made up by hand need not keep.
"""

from __future__ import annotations

from typing import Any

from palatine.games.viscounts import tables
from palatine.games.viscounts.action import AFTER, Act, PrimaryAction
from palatine.games.viscounts.automa import AutomaStart, AutomaTurn
from palatine.games.viscounts.automa_tables import SCHEMES
from palatine.games.viscounts.building import Links, PlaceBuilding, SiteReward, first_slot
from palatine.games.viscounts.cards import ACTIVATE, Cards
from palatine.games.viscounts.castle import GROUP, Castle, Group
from palatine.games.viscounts.collision import BELOW, Collision
from palatine.games.viscounts.effects import FIRST, LAST, Effects, Triggers
from palatine.games.viscounts.hire import Recruit
from palatine.games.viscounts.manuscripts import FOR_BONUS
from palatine.games.viscounts.movement import Movement
from palatine.games.viscounts.names import (
    GONE,
    IN_DISCARD,
    IN_DRAW,
    IN_HAND,
    ON_BOARD,
    SCHEME_AHEAD,
    SCHEME_ON_BOARD,
)
from palatine.games.viscounts.setup import BuildStacks, Draft, FirstShuffle
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
    PLAYER_CARDS,
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
from palatine.games.viscounts.trade import EXCHANGING, Trade
from palatine.games.viscounts.turn import Rounds, Turn
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import Frame, State
from palatine.kernel.lexicon import HIDDEN, NONE


def refuse(is_right: bool, message: str) -> None:
    if not is_right:
        raise BadData(message)


def fits(g: Viscounts) -> None:
    """The pieces and the rules under way make sense together; BadData names the field."""
    no_negatives(g)
    ring_is_whole(g)
    boards_fit(g)
    cards_fit(g)
    piles_fit(g)
    buildings_fit(g)
    automa_fits(g)
    if g.ended == NONE:
        for frame in g.frames:
            frame_fits(g, frame)
        rules_can_go_on(g)


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
        refuse(min(counts) >= 0, f"fields: {name} cannot be negative")


def ring_is_whole(g: Viscounts) -> None:
    """VW-SET-02: five segments, each once; the castle in one of five orientations."""
    refuse(sorted(g.ring) == list(range(SEGMENTS)), "fields: ring must name every segment once")
    refuse(0 <= g.castle_offset < SECTIONS, "fields: castle_offset must be 0 to 4")
    refuse(0 <= g.starter < g.people, "fields: starter must be a person's seat")
    refuse(g.turn != NONE, "fields: turn must name a seat")


def boards_fit(g: Viscounts) -> None:
    """VW-COL-01: markers on the track, the black one never beyond the white one."""
    is_begun = g.round > 0 or g.ended != NONE
    for seat in range(g.seats):
        black = g.corruption[seat]
        white = g.virtue[seat]
        refuse(
            1 <= black <= white <= TRACK_END,
            "fields: corruption and virtue must be 1 to 7, and corruption not beyond virtue",
        )
        refuse(not is_begun or g.at[seat] != NONE, "fields: at must name a space for every seat")
        first = 0 if seat != g.automa else SLOTS
        refuse(
            g.open[seat] >> first << first == g.open[seat] and g.open[seat] < BIT[first + SLOTS],
            "fields: open names a slot of another board",
        )
    if g.automa != NONE and g.at[g.automa] != NONE:
        refuse(g.at[g.automa] % 3 != INNER, "fields: at must be an outer space for the Automa")
    refuse(
        g.last_round == 0 or g.last_round >= g.round, "fields: last_round must not lie in the past"
    )
    refuse(
        (g.revealed != 0) == (g.last_round != 0),
        "fields: last_round goes with revealed: both or neither",
    )
    for n in range(len(g.above)):
        is_revealed = g.revealed & BIT[n] != 0
        refuse(
            is_revealed == (g.above[n] == 0) or not is_begun,
            "fields: above must be 0 just where the card below is revealed",
        )


def cards_fit(g: Viscounts) -> None:
    """Every own card is in one zone, and the sizes of the zones are told rightly."""
    for seat in range(g.seats):
        row = g.zone[seat * CARDS : seat * CARDS + CARDS]
        refuse(
            all(row[card] == NONE for card in range(OWNABLE, CARDS)),
            "fields: zone cannot hold what is printed on a segment",
        )
        lying = [card for card in g.board[seat * PLACES : seat * PLACES + PLACES] if card != NONE]
        refuse(
            sorted(lying) == [card for card in range(CARDS) if row[card] == ON_BOARD],
            "fields: board and zone must agree on the townsfolk in the three places",
        )
        counts = [row.count(zone) for zone in (IN_HAND, IN_DRAW, IN_DISCARD, HIDDEN)]
        known = g.hand[seat] == counts[0] and g.draw[seat] == counts[1] and counts[3] == 0
        veiled = counts[0] + counts[1] == 0 and g.hand[seat] + g.draw[seat] == counts[3]
        refuse(known or veiled, "fields: hand and draw must be as many as zone tells")
        refuse(g.discard[seat] == counts[2], "fields: discard must be as many as zone tells")
        if seat == g.automa:
            refuse(not lying and sum(counts) == 0, "fields: zone must give the Automa no townsfolk")
        elif g.round > 0:
            refuse(g.owned(seat) >= FEWEST_CARDS, "fields: zone must leave everybody three cards")
            refuse(g.ready & BIT[seat] != 0, "fields: ready must name everybody after set-up")


def piles_fit(g: Viscounts) -> None:
    """Piles, visible cards and the unseen rest: nobody's card lies in a pile too."""
    refuse(
        len(g.unseen) == sum(max(0, n - 1) for n in g.pile),
        "fields: unseen must be as many as lie below the visible townsfolk",
    )
    refuse(
        len(g.unseen_manuscripts) == sum(max(0, n - 1) for n in g.manuscript_pile),
        "fields: unseen_manuscripts must be as many as lie below the visible ones",
    )
    times = [0] * CARDS
    for segment in range(SEGMENTS):
        card = g.top[segment]
        refuse((card == NONE) == (g.pile[segment] == 0), "fields: top and pile do not fit together")
        script = g.top_manuscript[segment]
        refuse(
            (script == NONE) == (g.manuscript_pile[segment] == 0),
            "fields: top_manuscript and manuscript_pile do not fit together",
        )
        if card != NONE:
            times[card] += 1
    for card in g.unseen:
        refuse(card in NEUTRALS, "fields: unseen must be neutral townsfolk")
        times[card] += 1
    for card in range(OWNABLE):
        if card not in STARTERS:
            for seat in range(g.seats):
                times[card] += g.zone[seat * CARDS + card] != NONE
            refuse(times[card] <= 1, "fields: top, unseen and zone hold a townsfolk twice")
    scripts = [script for script in g.top_manuscript if script != NONE] + g.unseen_manuscripts
    for script in scripts:
        refuse(
            0 <= script < MANUSCRIPTS and scripts.count(script) == 1,
            "fields: top_manuscript and unseen_manuscripts hold a manuscript twice",
        )
        refuse(g.scribe[script] == NONE, "fields: scribe owns a manuscript that lies in a pile")
    for script in range(MANUSCRIPTS, len(g.scribe)):
        refuse(g.scribe[script] == NONE, "fields: scribe cannot own a printed manuscript")


def buildings_fit(g: Viscounts) -> None:
    """VW-BLD-08: as many slots of a type are open as buildings of it stand on sites."""
    for site in range(SITES):
        refuse(
            (g.owner[site] == NONE) == (g.built[site] == NONE),
            "fields: owner and built must name the same sites",
        )
        if g.owner[site] != NONE:
            refuse(
                SITE_EFFECT[g.side][site] != NONE, "fields: owner names a site of the other side"
            )
    for seat in range(g.seats):
        first = first_slot(g, seat)
        built = [0] * len(tables.BUILDING_IDS)
        for site in range(SITES):
            if g.owner[site] == seat:
                built[g.built[site]] += 1
        for slot in range(first, first + SLOTS):
            if g.open[seat] & BIT[slot]:
                built[SLOT_BUILDING[slot]] -= 1
        refuse(not any(built), "fields: open must be as many slots as there are buildings")


def automa_fits(g: Viscounts) -> None:
    """VW-AI-03: schemes on its board, in its piles, or ahead; nobody else has any."""
    lying = [scheme for scheme in g.schemes if scheme != NONE]
    on_board = [n for n in range(SCHEMES) if g.scheme_zone[n] == SCHEME_ON_BOARD]
    refuse(sorted(lying) == on_board, "fields: schemes and scheme_zone must agree")
    refuse(
        g.mixed <= g.scheme_zone.count(SCHEME_AHEAD),
        "fields: mixed must be as many as there are unseen schemes at most",
    )
    if g.automa == NONE:
        refuse(
            g.scheme_zone == [NONE] * SCHEMES, "fields: scheme_zone is for a game with the Automa"
        )


def frame_fits(g: Viscounts, frame: Frame[Any]) -> None:
    """A rule under way has numbers that its own rule could have given it."""
    name = f"frame {type(frame).__name__}"
    if isinstance(frame, Effects):
        refuse(NONE not in (frame.seat, frame.program), f"{name}: seat and program are needed")
        length = LAST[frame.program] - FIRST[frame.program]
        refuse(0 <= frame.at <= length, f"{name}: at must be 0 to {length}")
    elif isinstance(frame, Triggers):
        refuse(frame.seat != NONE, f"{name}: seat is missing")
        refuse(len(frame.waiting) > 0 and NONE not in frame.waiting, f"{name}: waiting is empty")
    elif isinstance(frame, Group):
        refuse(NONE not in (frame.seat, frame.section), f"{name}: seat and section are needed")
        refuse(frame.step in (0, 1), f"{name}: step must be 0 or 1")
        workers = g.tier1[frame.seat * SECTIONS + frame.section]
        refuse(frame.step == 1 or workers > 0, f"{name}: section must hold workers")
    elif isinstance(frame, PlaceBuilding):
        refuse(NONE not in (frame.seat, frame.slot), f"{name}: seat and slot are needed")
        refuse(not g.open[frame.seat] & BIT[frame.slot], f"{name}: slot must be closed")
        first = first_slot(g, frame.seat)
        refuse(first <= frame.slot < first + SLOTS, f"{name}: slot is of another board")
    elif isinstance(frame, SiteReward):
        refuse(NONE not in (frame.seat, frame.site), f"{name}: seat and site are needed")
        refuse(g.owner[frame.site] == frame.seat, f"{name}: site must be the seat's")
    elif isinstance(frame, Links):
        refuse(NONE not in (frame.seat, frame.site), f"{name}: seat and site are needed")
        known = g.links_at[frame.site]
        asked = frame.waiting if frame.link == NONE else [*frame.waiting, frame.link]
        refuse(
            all(link in known for link in asked) and len(asked) <= len(known),
            f"{name}: waiting and link must be links of its site",
        )
        for link in asked:
            end = g.other_end(link, frame.site)
            refuse(g.owner[end] != NONE, f"{name}: waiting names a link that is not finished")
    elif isinstance(frame, Act):
        act_fits(g, frame, name)
    elif isinstance(frame, Trade):
        turn_of(g, frame.seat, name)
        refuse(0 <= frame.step <= EXCHANGING, f"{name}: step must be 0 to {EXCHANGING}")
        refuse(frame.merchants >= 0, f"{name}: merchants cannot be negative")
        refuse(g.at[frame.seat] % 3 != INNER, f"{name}: at must be an outer space")
    elif isinstance(frame, Collision):
        refuse(
            frame.seat != NONE and frame.seat == g.turn, f"{name}: seat must be whose turn it is"
        )
        refuse(0 <= frame.step <= BELOW, f"{name}: step must be 0 to {BELOW}")
        refuse(0 <= frame.done <= g.seats, f"{name}: done must be 0 to {g.seats}")
    elif isinstance(frame, Cards):
        turn_of(g, frame.seat, name)
        refuse(0 <= frame.step <= ACTIVATE, f"{name}: step must be 0 to {ACTIVATE}")
        is_laid = g.board[frame.seat * PLACES] != NONE
        refuse(
            frame.step == 0 or is_laid == (frame.step == ACTIVATE),
            f"{name}: board and step do not fit together",
        )
    elif isinstance(frame, Movement):
        turn_of(g, frame.seat, name)
        refuse(is_on_board(g, frame.seat, frame.card), f"{name}: card must be on the board")
    elif isinstance(frame, PrimaryAction | Recruit):
        turn_of(g, frame.seat, name)
        refuse(g.board[frame.seat * PLACES] != NONE, f"{name}: board has no card in its left place")
    elif isinstance(frame, FirstShuffle):
        refuse(0 <= frame.seat < g.people, f"{name}: seat must be a person's")
    elif isinstance(frame, Draft):
        refuse(0 <= frame.taken <= g.people, f"{name}: taken must be 0 to {g.people}")


def act_fits(g: Viscounts, act: Act, name: str) -> None:
    turn_of(g, act.seat, name)
    refuse(0 <= act.step <= AFTER, f"{name}: step must be 0 to {AFTER}")
    is_inner = g.at[act.seat] % 3 == INNER
    if act.action == tables.BUILD:
        refuse(0 <= act.aim < SLOTS, f"{name}: aim must be a slot")
        is_open = g.open[act.seat] & BIT[act.aim] != 0
        refuse(act.step == AFTER or not is_open, f"{name}: aim must be a closed slot")
        refuse(not is_inner, f"{name}: action needs the outer path")
    elif act.action == tables.PLACE:
        refuse(1 <= act.aim <= 4, f"{name}: aim must be 1 to 4 workers")
        refuse(is_inner, f"{name}: action needs the inner path")
    else:
        refuse(act.action == tables.TRANSCRIBE, f"{name}: action must be build, noble, transcribe")
        refuse(is_inner, f"{name}: action needs the inner path")
    refuse(0 <= act.due <= 20, f"{name}: due is more than anything costs")


def is_on_board(g: Viscounts, seat: int, card: int) -> bool:
    return card != NONE and g.zone[seat * CARDS + card] == ON_BOARD


def turn_of(g: Viscounts, seat: int, name: str) -> None:
    refuse(0 <= seat < g.people and seat == g.turn, f"{name}: seat must be whose turn it is")


def rules_can_go_on(g: Viscounts) -> None:
    """The rules under way lie on each other as the rules themselves would put them."""
    bottom = g.frames[0]
    if isinstance(bottom, Rounds):
        refuse(g.round > 0, "fields: round must be 1 or more")
        refuse(1 <= bottom.taken <= g.seats, f"frame Rounds: taken must be 1 to {g.seats}")
        whose = g.next_seat(g.starter, bottom.taken - 1)
        refuse(g.turn == whose, "fields: turn does not fit the turns taken")
    else:
        refuse(
            isinstance(bottom, Draft | BuildStacks),
            "frames: at the bottom must lie rounds or a draft",
        )
        refuse(g.round == 0, "fields: round must be 0 during set-up")
        offered = len(HEROES) - g.offer.count(NONE) if len(g.offer) == PLAYER_CARDS else 0
        if isinstance(bottom, Draft):
            refuse(
                offered == g.people + 1 - bottom.taken,
                "fields: offer must hold one pair more than are still to be taken",
            )
    for n, frame in enumerate(g.frames):
        lies_rightly(g, n, frame)


def lies_rightly(g: Viscounts, n: int, frame: Frame[Any]) -> None:
    """Rounds below turns, turns below their phases, groups on the castle; effects anywhere."""
    bottom = g.frames[0]
    name = type(frame).__name__
    if isinstance(frame, Rounds | Draft | BuildStacks):
        refuse(n == 0, f"frames: {name} must lie at the bottom")
    elif isinstance(frame, AutomaStart | FirstShuffle):
        is_solo = g.automa != NONE
        refuse(is_solo or isinstance(frame, FirstShuffle), f"frames: {name} needs the Automa")
        refuse(not isinstance(bottom, Rounds), f"frames: {name} belongs to the set-up")
    elif n == 1 and isinstance(bottom, Rounds):
        is_automa = isinstance(frame, AutomaTurn)
        refuse(is_automa or isinstance(frame, Turn), "frames: on Rounds must lie a turn")
        refuse(is_automa == (g.turn == g.automa), f"frames: {name} is not whose turn it is")
    elif isinstance(frame, Group):
        refuse(isinstance(g.frames[n - 1], Castle), f"frames: {name} must lie on Castle")
    elif isinstance(frame, Castle):
        castles = [other for other in g.frames if isinstance(other, Castle)]
        refuse(len(castles) == 1, f"frames: {name} can lie there only once")
    elif not isinstance(frame, Effects | Triggers | PlaceBuilding | SiteReward | Links):
        phase = phase_of(frame)
        turn = g.frames[1]
        is_there = isinstance(turn, Turn) and n == 2 and turn.phase == phase
        if isinstance(frame, Collision) and isinstance(turn, AutomaTurn):
            is_there = n == 2 and turn.step == 7
        refuse(is_there, f"frames: {name} must lie on its own phase of a turn")
    if isinstance(frame, Turn):
        turn_of(g, frame.seat, f"frame {name}")
        refuse(0 <= frame.phase <= 6, f"frame {name}: phase must be 0 to 6")
        is_played = is_on_board(g, frame.seat, frame.played)
        refuse(frame.phase < 2 or is_played, f"frame {name}: played must be a card on the board")
    elif isinstance(frame, AutomaTurn):
        refuse(0 <= frame.step <= 8, f"frame {name}: step must be 0 to 8")
        is_laid = g.schemes[0] != NONE
        refuse(is_laid or frame.step < 2, f"frame {name}: step needs a scheme played")


def phase_of(frame: Frame[Any]) -> int:
    """The phase of a turn that a rule belongs to; 0 for a turn itself."""
    if isinstance(frame, Cards):
        return 1
    if isinstance(frame, Movement):
        return 2
    if isinstance(frame, PrimaryAction | Act | Trade):
        return 3
    if isinstance(frame, Recruit):
        return 4
    return 5 if isinstance(frame, Collision) else 0


def check(state: State) -> None:
    """What follows from the rules, at every question of every match; BrokenRule if it does not."""
    g = state
    assert isinstance(g, Viscounts)
    try:
        fits(g)
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
