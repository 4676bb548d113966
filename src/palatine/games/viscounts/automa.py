"""VW-AI: the Automa's turn, what it makes of effects, and its answers where it would be asked."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.viscounts import tables
from palatine.games.viscounts.automa_tables import (
    AUTOMA_PLACE_COST,
    AUTOMA_PLACES,
    FLIP_FOCUS,
    FOCUS,
    GAINS,
    INSTEAD,
    INSTEAD_OF_FLIP,
    INSTEAD_OF_SCHEME,
    INSTEAD_OF_SILVER,
    OPTIONS,
    ROW1,
    ROW2,
    SCHEMES,
    STEPS,
)
from palatine.games.viscounts.building import bank_of, closed_slots, free_sites, put_building
from palatine.games.viscounts.castle import place_workers
from palatine.games.viscounts.collision import collide
from palatine.games.viscounts.effects import CODE, COUNT, WHAT, Op, effect, fire
from palatine.games.viscounts.gains import gain_corruption, gain_goods
from palatine.games.viscounts.hire import dismiss_top, front, resolve_corner
from palatine.games.viscounts.manuscripts import front_manuscript, transcribe
from palatine.games.viscounts.movement import meet
from palatine.games.viscounts.names import (
    AT_SECTION,
    AT_SITE,
    BUMP,
    NUMBER,
    SCHEME_AHEAD,
    SCHEME_IN_DISCARD,
    SCHEME_IN_DRAW,
    SCHEME_ON_BOARD,
    SCRIPT,
)
from palatine.games.viscounts.papers import Flip, Gain, flip, flippable
from palatine.games.viscounts.piles import check_board
from palatine.games.viscounts.programs import FLIP as FLIP_OP
from palatine.games.viscounts.programs import (
    FLIP_DEBT,
    FLIP_DEED,
    FLIP_EITHER,
    GOLD,
    INK,
    NOTHING,
    RESOURCE,
    SILVER,
    STONE,
)
from palatine.games.viscounts.programs import GAIN_SCHEME as GAIN_SCHEME_OP
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    AFTER_SCHEME,
    AFTER_SHUFFLE,
    APPROVED,
    BANK_SITES,
    BIT,
    BUILD_COST,
    FLIP_ONE,
    GOOD_FOR,
    GOODS,
    LEFT,
    PAID,
    PAPERS,
    RIGHT,
    SCRIPT_COST,
    SECTIONS,
    SEGMENTS,
    SITES,
    SITES_OF_SEGMENT,
    SLOT_BUILDING,
    SLOTS,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

# VW-AI-12 to VW-AI-16: what effects do to it


class HouseGain(Gain):
    """`gain`: VW-AI-12, a resource of choice by its list; VW-AI-13, VW-AI-30: silver."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        if WHAT[at] == SILVER:
            g.tell("automa-silver", seat, COUNT[at])
            for _ in range(COUNT[at] // 2):
                effect(g, seat, INSTEAD_OF_SILVER)
            return None
        if WHAT[at] == RESOURCE:
            gain_goods(g, seat, wanted_resource(g), 1)
            return None
        return super().run(g, seat, at)


def wanted_resource(g: Viscounts) -> int:
    """VW-AI-12: the first kind of its list that it has too few of; the card board has one kind."""
    mind = g.mind
    for n in range(len(mind.wanted)):
        kind = mind.wanted[n]
        if mind.until[n] == NONE or g.goods[g.automa * GOODS + kind] < mind.until[n]:
            return kind
    return INK


class HouseFlip(Flip):
    """`flip`: VW-AI-15, of two kinds the one it has flipped less, a debt if equal."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        return True

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        sheet = flippable(g, seat, WHAT[at])
        if sheet == NONE:
            g.tell("automa-instead", seat, FLIP_OP, INSTEAD_OF_FLIP)
            effect(g, seat, INSTEAD_OF_FLIP)
            return None
        if sheet == FLIP_EITHER:
            paid = g.papers[seat * PAPERS + PAID]
            sheet = FLIP_DEBT if paid <= g.papers[seat * PAPERS + APPROVED] else FLIP_DEED
        flip(g, seat, sheet)
        return None


class Instead(Op):
    """VW-AI-13: rearrange, destroy, discard and castle moves become something else."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        program = INSTEAD[CODE[at]]
        g.tell("automa-instead", seat, CODE[at], program)
        effect(g, seat, program)
        return None


class GainScheme(Op):
    """`automa_gain_future_scheme`, hires: VW-AI-14, face up onto its discard pile; VW-AI-13."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        ahead = schemes_in(g, SCHEME_AHEAD)
        if len(ahead) == g.mixed:  # the others lie unseen in its draw pile
            g.tell("automa-instead", seat, GAIN_SCHEME_OP, INSTEAD_OF_SCHEME)
            effect(g, seat, INSTEAD_OF_SCHEME)  # VW-AI-34: A7 does not work then
            return None
        scheme = ahead[g.chance.below(len(ahead))]
        g.scheme_zone[scheme] = SCHEME_IN_DISCARD
        g.tell("automa-future", seat, scheme)
        fire(g, seat, AFTER_SCHEME)
        return None


class AutomaDismiss(Op):
    """`automa_dismiss`: VW-AI-16, free of charge, for the corner only."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        segment = g.segment_of(seat)
        card = front(g, segment)
        g.tell("automa-dismissed", seat, card)
        dismiss_top(g, seat, segment)
        resolve_corner(g, seat, card)
        return None


class AutomaCorruption(Op):
    """`automa_corruption_per_criminal_icon`: VW-AI-08."""

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        crimes = g.crimes(seat)
        g.tell("automa-crimes", seat, crimes)
        gain_corruption(g, seat, crimes)
        return None


class HouseShuffle(Op):
    """`shuffle`: VW-AI-28, its scheme discards into its draw pile."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        return len(schemes_in(g, SCHEME_IN_DISCARD)) > 0

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        if self.can(g, seat, at):
            shuffle_schemes(g)
        else:
            g.tell("automa-nothing-to-shuffle", seat)
        return None


def schemes_in(g: Viscounts, zone: int) -> list[int]:
    return [scheme for scheme in range(SCHEMES) if g.scheme_zone[scheme] == zone]


def shuffle_schemes(g: Viscounts) -> None:
    """VW-AI-07, VW-AI-28: with the check of its board, then its slots A8 and A9."""
    discards = schemes_in(g, SCHEME_IN_DISCARD)
    for scheme in discards:
        g.scheme_zone[scheme] = SCHEME_IN_DRAW
    g.tell("automa-shuffled", g.automa, len(discards))
    check_board(g, g.automa)
    fire(g, g.automa, AFTER_SHUFFLE)


# VW-AI-07 to VW-AI-09: its turn


class AutomaTurn(Frame[Viscounts]):
    """VW-AI-07 to VW-AI-09: slide, scheme, three rows, the first option it can do, collision."""

    FIELDS: ClassVar[list[Field]] = [one("step", NUMBER)]

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def copy(self) -> AutomaTurn:
        return AutomaTurn(self.step)

    def check(self, g: Viscounts) -> None:
        is_right = g.automa != NONE and g.turn == g.automa
        must(is_right, "frame AutomaTurn: it is not the Automa's turn")
        must(0 <= self.step <= 8, "frame AutomaTurn: step must be 0 to 8")
        is_laid = g.schemes[0] != NONE
        must(is_laid or self.step < 2, "frame AutomaTurn: step needs a scheme played")

    def run(self, g: Viscounts) -> Ask | None:
        seat = g.automa
        self.step += 1
        if self.step == 1:
            slide_schemes(g)
        elif self.step == 2:
            draw_scheme(g)
        elif self.step == 3:
            run_row(g, ROW1[g.schemes[0]])
        elif self.step == 4:
            run_row(g, ROW2[g.schemes[0]])
        elif self.step == 5:
            move(g, STEPS[g.schemes[0]])
        elif self.step == 6:
            for option in OPTIONS[g.schemes[0]]:
                if attempt(g, option.action, option.effect):
                    break
        elif self.step == 7:
            collide(g, seat)
        else:
            g.done()  # VW-AI-09: it never recruits and draws no hand
        return None


def slide_schemes(g: Viscounts) -> None:
    """VW-AI-07: one place to the right; an empty draw pile is shuffled with two schemes left."""
    dropped = g.schemes[2]
    g.schemes[2] = g.schemes[1]
    g.schemes[1] = g.schemes[0]
    g.schemes[0] = NONE
    if dropped != NONE:
        g.scheme_zone[dropped] = SCHEME_IN_DISCARD
        g.tell("automa-slid-off", g.automa, dropped)
    if g.mixed == 0 and not schemes_in(g, SCHEME_IN_DRAW):
        shuffle_schemes(g)


def draw_scheme(g: Viscounts) -> None:
    """VW-AI-04, VW-AI-07: the top scheme; nobody knows which future ones were mixed in."""
    known = schemes_in(g, SCHEME_IN_DRAW)
    nth = g.chance.below(len(known) + g.mixed)
    if nth < len(known):
        scheme = known[nth]
    else:
        ahead = schemes_in(g, SCHEME_AHEAD)
        scheme = ahead[g.chance.below(len(ahead))]
        g.mixed -= 1
    g.scheme_zone[scheme] = SCHEME_ON_BOARD
    g.schemes[0] = scheme
    g.tell("automa-scheme", g.automa, scheme)


def run_row(g: Viscounts, program: int) -> None:
    if program != NOTHING:
        g.tell("automa-row", g.automa, program)
        effect(g, g.automa, program)


def move(g: Viscounts, steps: int) -> None:
    """VW-AI-11: along the outer path only, exactly so far."""
    at = g.at[g.automa]
    outer = g.place_of[at // 3] * 2 + (1 if at % 3 == RIGHT else 0) + steps
    segment = g.ring[outer // 2 % SEGMENTS]
    g.at[g.automa] = segment * 3 + (RIGHT if outer % 2 else LEFT)
    g.tell("automa-moved", g.automa, g.at[g.automa], steps)
    meet(g, g.automa)


def attempt(g: Viscounts, action: int, program: int) -> bool:
    """VW-AI-08: does an option of the last row if it is possible, else tells why not."""
    seat = g.automa
    if action == GAINS:
        g.tell("automa-gains", seat, program)
        effect(g, seat, program)
        return True
    if action == FOCUS:
        if g.mind.focus != FLIP_FOCUS:  # VW-AI-22
            return attempt(g, g.mind.focus, NOTHING)
        if flippable(g, seat, FLIP_EITHER) == NONE:
            g.tell("automa-nothing-to-flip", seat, FOCUS)
            return False
        g.tell("automa-does", seat, FOCUS)
        effect(g, seat, FLIP_ONE)
        return True
    if action == tables.BUILD:
        return attempt_build(g)
    if action == tables.PLACE:
        return attempt_workers(g)
    return attempt_manuscript(g)


def funds(g: Viscounts, action: int) -> int:
    """VW-AI-18: icons, criminals as wild, and matching resources (all, where they are one kind)."""
    seat = g.automa
    icons = g.icons(seat, action) + g.crimes(seat)
    if g.is_one_kind:
        return icons + g.resources(seat)
    return icons + g.goods[seat * GOODS + GOOD_FOR[action]]


def pay(g: Viscounts, action: int, cost: int) -> None:
    """VW-AI-18: as few resources as needed; of one kind, what it wants least goes first."""
    seat = g.automa
    crimes = g.crimes(seat)
    icons = g.icons(seat, action) + crimes
    g.tell("automa-funds", seat, icons, cost, icons - crimes, crimes)
    due = cost - icons
    kinds = [GOOD_FOR[action]]
    if g.is_one_kind:
        kinds = list(reversed(g.mind.wanted)) or [STONE, GOLD, INK]
    for kind in kinds:
        n = min(max(due, 0), g.goods[seat * GOODS + kind])
        if n:
            g.goods[seat * GOODS + kind] -= n
            due -= n
            g.tell("paid", seat, n, kind)


def attempt_build(g: Viscounts) -> bool:
    """VW-AI-19: the left-most building it can pay for, on the first free site of its bank."""
    seat = g.automa
    sites = free_sites(g, g.at[seat])
    if not sites:
        g.tell("automa-no-site", seat, tables.BUILD)
        return False
    have = funds(g, tables.BUILD)
    cheapest = 0
    for slot in range(SLOTS, SLOTS * 2):
        if g.open[seat] & BIT[slot]:
            continue
        cheapest = BUILD_COST[SLOT_BUILDING[slot]]
        if cheapest <= have:
            g.tell("automa-does", seat, tables.BUILD)
            pay(g, tables.BUILD, cheapest)
            put_building(g, seat, slot, sites[0])
            return True
    if cheapest:
        g.tell("automa-cannot-pay", seat, tables.BUILD, cheapest, have)
    else:
        g.tell("automa-no-building", seat, tables.BUILD)
    return False


def attempt_workers(g: Viscounts) -> bool:
    """VW-AI-20, VW-AI-31: as many as it can pay for, never one, no more than it has."""
    seat = g.automa
    have = funds(g, tables.PLACE)
    for n in range(len(AUTOMA_PLACES) - 1, -1, -1):
        if AUTOMA_PLACES[n] <= g.supply[seat] and AUTOMA_PLACE_COST[n] <= have:
            g.tell("automa-does", seat, tables.PLACE)
            pay(g, tables.PLACE, AUTOMA_PLACE_COST[n])
            place_workers(g, seat, g.section_at[g.segment_of(seat)], AUTOMA_PLACES[n])
            return True
    if g.supply[seat] < AUTOMA_PLACES[0]:
        g.tell("automa-no-workers", seat, tables.PLACE)
    else:
        g.tell("automa-cannot-pay", seat, tables.PLACE, AUTOMA_PLACE_COST[0], have)
    return False


def attempt_manuscript(g: Viscounts) -> bool:
    """VW-AI-21, VW-AI-32: the manuscript of its segment, from the outer path."""
    seat = g.automa
    segment = g.segment_of(seat)
    cost = SCRIPT_COST[front_manuscript(g, segment)]
    have = funds(g, tables.TRANSCRIBE)
    if cost > have:
        g.tell("automa-cannot-pay", seat, tables.TRANSCRIBE, cost, have)
        return False
    g.tell("automa-does", seat, tables.TRANSCRIBE)
    pay(g, tables.TRANSCRIBE, cost)
    transcribe(g, seat, segment)
    return True


# VW-AI-06: its start


class AutomaStart(Frame[Viscounts]):
    """VW-AI-05, VW-AI-06: its start items, then its start building with reward and links."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> AutomaStart:
        return self

    def check(self, g: Viscounts) -> None:
        must(g.automa != NONE, "frame AutomaStart: there is no Automa")
        must(g.round == 0, "fields: round must be 0 during set-up")

    def run(self, g: Viscounts) -> Ask | None:
        seat = g.automa
        g.done()
        g.turn = seat
        for good in range(GOODS):
            if g.mind.goods[good]:
                gain_goods(g, seat, good, g.mind.goods[good])
        for _ in range(g.mind.resources):
            gain_goods(g, seat, wanted_resource(g), 1)
        start_papers(g, seat, g.mind.debts, g.mind.deeds)
        slot = closed_slots(g, seat, g.mind.building)[0]
        put_building(g, seat, slot, first_site(g, free_sites(g, NONE)))
        return None


def start_papers(g: Viscounts, seat: int, debts: int, deeds: int) -> None:
    """VW-SET-10: debts and deeds of set-up come from the stacks before they are counted."""
    if debts:
        g.papers[seat * PAPERS + tables.UNPAID] += debts
        g.tell("debt", seat, g.papers[seat * PAPERS + tables.UNPAID])
    if deeds:
        g.papers[seat * PAPERS + tables.ACQUIRED] += deeds
        g.tell("deed", seat, g.papers[seat * PAPERS + tables.ACQUIRED])


# VW-AI-20, VW-AI-23, VW-AI-29: its answers


def clockwise_place(g: Viscounts, site: int) -> int:
    """Where a site lies on the way round the board."""
    return g.place_of[site // SITES_OF_SEGMENT] * SITES_OF_SEGMENT + site % SITES_OF_SEGMENT


def first_site(g: Viscounts, sites: list[int]) -> int:
    """VW-AI-23: the first one clockwise from the first site of its bank, round the board."""
    bank = bank_of(g.at[g.automa])
    start = clockwise_place(g, BANK_SITES[g.side][bank][0])
    best = sites[0]
    nearest = SITES
    for site in sites:
        away = (clockwise_place(g, site) - start) % SITES
        if away < nearest:
            best, nearest = site, away
    return best


def house_answer(g: Viscounts, ask: Ask) -> int:
    """VW-AI-29: the first option, where no rule of its own says otherwise."""
    segment = g.segment_of(g.automa)
    options = ask.options
    if ask.key == "choose-site":
        return AT_SITE.option(first_site(g, [AT_SITE.first(option) for option in options]))
    if ask.key == "bump":  # VW-AI-20: human workers first
        for option in options:
            if BUMP.third(option) != g.automa:
                return option
    if ask.key in ("choose-group", "place-workers"):  # clockwise, from the section at its viscount
        for away in range(SECTIONS):
            option = AT_SECTION.option((g.section_at[segment] + away) % SECTIONS)
            if option in options:
                return option
    if ask.key == "take-manuscript":  # VW-AI-23: its segment, then clockwise
        for away in range(SEGMENTS):
            script = g.top_manuscript[g.ring[(g.place_of[segment] + away) % SEGMENTS]]
            if script != NONE and SCRIPT.option(script) in options:
                return SCRIPT.option(script)
    return options[0]
