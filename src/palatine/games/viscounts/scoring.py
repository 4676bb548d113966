"""VW-END, VW-SCO: the end of the game, points by category and who has won."""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts.automa_tables import RESOURCE_VP, SCHEME_ICONS, SCHEMES
from palatine.games.viscounts.gains import POVERTY, PROSPERITY
from palatine.games.viscounts.names import CATEGORY, GONE, SCHEME_AHEAD, SCORED, STACK
from palatine.games.viscounts.programs import SILVER
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    ACQUIRED,
    APPROVED,
    BIT,
    BONUS_VP,
    BUILD_VP,
    BUILDING_IDS,
    CARD_ICONS,
    CARDS,
    GOODS,
    ICONS,
    LEADER_VP,
    MANUSCRIPTS,
    OPEN_ICONS,
    PAID,
    PAPER_VP,
    PAPERS,
    PER_APPROVED,
    PER_BUILDING,
    PER_MANUSCRIPT,
    PER_PAID,
    PER_RESOURCE,
    PER_SILVER,
    PER_WORKER,
    REWARDS,
    RIBBON,
    RIBBONS,
    SCORE_EACH,
    SCORE_PER,
    SCORE_VP,
    SECTIONS,
    SET_VP,
    SITES,
    TIER_VP,
    UNPAID,
)
from palatine.kernel.game import Statistic
from palatine.kernel.lexicon import NONE

CATEGORIES: Final[int] = CATEGORY.size


def building_points(g: Viscounts, seat: int) -> int:
    """VW-SCO-01: by type, growing with the number built."""
    total = 0
    for building in range(len(BUILDING_IDS)):
        count = 0
        for site in range(SITES):
            if g.owner[site] == seat and g.built[site] == building:
                count += 1
        total += BUILD_VP[building][count]
    return total


def castle_points(g: Viscounts, seat: int) -> int:
    """VW-SCO-02: the number of the tier for every worker."""
    total = TIER_VP[3] * g.tier3[seat]
    for at in range(seat * SECTIONS, seat * SECTIONS + SECTIONS):
        total += TIER_VP[1] * g.tier1[at] + TIER_VP[2] * g.tier2[at]
    return total


def set_points(ribbons: list[int]) -> int:
    """VW-SCO-03: sets of different ribbons, full ones first, from the number of each ribbon."""
    left = ribbons[:]
    total = 0
    while True:
        different = 0
        for ribbon in range(RIBBONS):
            if left[ribbon]:
                left[ribbon] -= 1
                different += 1
        if different == 0:
            return total
        total += SET_VP[different]


def ribbons_of(g: Viscounts, seat: int) -> list[int]:
    """The number of own manuscripts of each ribbon."""
    counts = [0] * RIBBONS
    for script in range(MANUSCRIPTS):
        if g.scribe[script] == seat:
            counts[RIBBON[script]] += 1
    return counts


def all_icons(g: Viscounts, seat: int, icon: int) -> int:
    """VW-SCO-04: icons of all own townsfolk (VW-AI-25: schemes), open slots and bonus cards."""
    total = g.bonus_icons(seat, icon)
    if seat == g.automa:
        for scheme in range(SCHEMES):
            if g.scheme_zone[scheme] != NONE and g.scheme_zone[scheme] != SCHEME_AHEAD:
                total += SCHEME_ICONS[scheme * ICONS + icon]
        return total + g.slot_icons(icon)
    first = seat * CARDS
    for card in range(CARDS):
        if g.zone[first + card] != NONE and g.zone[first + card] != GONE:
            total += CARD_ICONS[card * ICONS + icon]
    return total + OPEN_ICONS[icon][g.open[seat]]


def counted(g: Viscounts, seat: int, per: int) -> int:
    """VW-SCO-04: how many of what a manuscript names."""
    if per < ICONS:
        return all_icons(g, seat, per)
    if per == PER_BUILDING:
        return g.owner.count(seat)
    if per == PER_MANUSCRIPT:
        return g.scribe.count(seat)
    if per == PER_WORKER:
        total = g.tier3[seat]
        for at in range(seat * SECTIONS, seat * SECTIONS + SECTIONS):
            total += g.tier1[at] + g.tier2[at]
        return total
    if per == PER_PAID:
        return g.papers[seat * PAPERS + PAID]
    if per == PER_APPROVED:
        return g.papers[seat * PAPERS + APPROVED]
    if per == PER_RESOURCE:
        return g.resources(seat)
    assert per == PER_SILVER
    return g.goods[seat * GOODS + SILVER]


def text_points(g: Viscounts, seat: int, script: int) -> int:
    """VW-SCO-04: what one end-game manuscript is worth, rounded down."""
    if SCORE_PER[script] == NONE:
        return 0
    return SCORE_VP[script] * (counted(g, seat, SCORE_PER[script]) // SCORE_EACH[script])


def all_texts(g: Viscounts, seat: int) -> int:
    total = 0
    for script in range(MANUSCRIPTS):
        if g.scribe[script] == seat:
            total += text_points(g, seat, script)
    return total


def bonus_points(g: Viscounts, seat: int) -> int:
    total = 0
    for ribbon in range(RIBBONS):
        if g.bonus[ribbon] == seat:
            total += BONUS_VP[ribbon]
    return total


def ranked(flipped: list[int], rewards: list[int]) -> list[int]:
    """VW-SCO-06: places by number of cards; tied seats share the places they fill."""
    points: list[int] = []
    for own in flipped:
        better = 0
        equal = 0
        for other in flipped:
            if other > own:
                better += 1
            elif other == own:
                equal += 1
        shared = 0
        for place in range(better, min(better + equal, len(rewards))):
            shared += rewards[place]
        points.append(shared // equal if own > 0 else 0)
    return points


def stack_points(g: Viscounts, which: int) -> list[int]:
    """VW-SCO-06: by seat, for Poverty or Prosperity, if it was revealed."""
    if not g.revealed & BIT[which]:
        return [0] * g.seats
    paper = APPROVED if which == POVERTY else PAID
    flipped = [g.papers[seat * PAPERS + paper] for seat in range(g.seats)]
    return ranked(flipped, REWARDS[which][g.people])


def points(g: Viscounts, seat: int) -> list[int]:
    """VW-SCO-01 to VW-SCO-06: by category, as the game stands."""
    first = seat * PAPERS
    return [
        building_points(g, seat),
        castle_points(g, seat),
        set_points(ribbons_of(g, seat)),
        all_texts(g, seat),
        LEADER_VP if g.leader == seat else 0,
        bonus_points(g, seat),
        PAPER_VP[UNPAID] * g.papers[first + UNPAID],
        PAPER_VP[PAID] * g.papers[first + PAID],
        PAPER_VP[ACQUIRED] * g.papers[first + ACQUIRED],
        PAPER_VP[APPROVED] * g.papers[first + APPROVED],
        stack_points(g, POVERTY)[seat],
        stack_points(g, PROSPERITY)[seat],
        RESOURCE_VP * g.resources(seat) if seat == g.automa else 0,  # VW-AI-25
    ]


def total_of(g: Viscounts, seat: int) -> int:
    return sum(points(g, seat))


def end_game(g: Viscounts) -> None:
    """VW-SCO-08: most points, then most silver and resources, then shared."""
    totals: list[int] = []
    for seat in range(g.seats):
        by_category = points(g, seat)
        totals.append(sum(by_category))
        if g.telling:
            for category in range(CATEGORIES):
                if by_category[category]:
                    g.tell("points", seat, category, by_category[category])
            g.tell("total", seat, totals[seat])
    if g.automa != NONE:
        end_solo(g, totals)
        return
    goods = [g.goods[s * GOODS + SILVER] + g.resources(s) for s in range(g.seats)]
    merit = [totals[seat] * 1000 + goods[seat] for seat in range(g.seats)]
    places = [1 + len([other for other in merit if other > own]) for own in merit]
    if g.telling:
        tell_winners(g, totals, places)
    g.end(SCORED, places)


def end_solo(g: Viscounts, totals: list[int]) -> None:
    """VW-AI-26: the human wins only with strictly more points."""
    person = 0
    has_won = totals[person] > totals[g.automa]
    lead = totals[person] - totals[g.automa]
    g.tell("beat-automa" if has_won else "lost-to-automa", person, lead if has_won else -lead)
    g.end(SCORED, [1, 2] if has_won else [2, 1])


def tell_winners(g: Viscounts, totals: list[int], places: list[int]) -> None:
    winners = [seat for seat in range(g.seats) if places[seat] == 1]
    if len(winners) > 1:
        g.tell_all("shared", winners)
    elif totals.count(totals[winners[0]]) > 1:
        g.tell("won-by-goods", winners[0], totals[winners[0]])
    else:
        g.tell("won", winners[0], totals[winners[0]])


def statistics(g: Viscounts) -> list[Statistic]:
    """VW-SCO-01 to VW-SCO-06: points by category; VW-END-01: which stacks ran out."""
    by_seat = [points(g, seat) for seat in range(g.seats)]
    found: list[Statistic] = []
    for category in range(CATEGORIES):
        found.append(Statistic("points", category, [row[category] for row in by_seat]))
    for stack in range(STACK.size):
        ran_out = 1 if g.revealed & BIT[stack] else 0
        found.append(Statistic("revealed", stack, [ran_out] * g.seats))
    return found
