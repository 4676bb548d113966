"""CK-INT: plots and coups."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.checks import SUCCESS, free_tokens, start_check
from palatine.games.crusader_kings.councils import hand_over, held_of
from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.family import BY_PLOT, divorce, kill
from palatine.games.crusader_kings.names import (
    AGAINST,
    AT,
    BRIBED,
    CHILD,
    COUP,
    FAMILY,
    IN_LAW,
    KINS,
    LEAVE,
    MEMBERS,
    MURDER,
    MURDER_LORD,
    NUMBER,
    PASS,
    PLOT,
    REGION,
    RULER,
    SCHEME,
    SEAT,
    SPOUSE,
)
from palatine.games.crusader_kings.programs import (
    COUNCILLOR,
    COUP_CHECK,
    FABRICATE_CHECK,
    MURDER_CHECK,
    UNREST_CHECK,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import lord_leaves, new_lord
from palatine.games.crusader_kings.tables import (
    ASSASSINATE,
    BIT,
    BRIBE,
    BRIBE_PRICE,
    DIVORCE,
    FABRICATE,
    HOOKS,
    INCITE_UNREST,
    MOST_COUPS,
    MOST_PLOTS,
    PLOT_IDS,
    REGIONS,
)
from palatine.games.crusader_kings.why import leave_out, note_person
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import NONE

KILL_RULER: Final = 3  # CK-INT-6: successes


def may_ignore_border(g: Kings, seat: int, check: int) -> bool:
    """Hook ignore_adjacency."""
    return any(HOOKS.anywhere[source] >> check & 1 for source in g.sources(seat))


def defence(g: Kings, region: int) -> int:
    """CK-INT-4, CK-INT-9, CK-REA-2, CK-DUK-2: 1, +1 castle, +1 duchy."""
    return 1 + int(g.has_castle(region)) + int(g.duke_of(region) != NONE)


def is_within_reach(g: Kings, seat: int, region: int, check: int) -> bool:
    other = g.owner[region]
    if other == NONE or other == seat or g.is_out(other) or g.are_bound(seat, other):
        return False
    return may_ignore_border(g, seat, check) or g.is_near(region, seat)


def unrest_targets(g: Kings, seat: int) -> list[int]:
    """CK-INT-4: regions of others without an army, bordering own ones."""
    return [
        region
        for region in range(REGIONS)
        if is_within_reach(g, seat, region, UNREST_CHECK) and not g.is_mobilised(region)
    ]


def coup_targets(g: Kings, seat: int) -> list[int]:
    """CK-INT-9: regions of others with unrest, bordering own ones; CK-SCN-4: an army is no bar."""
    return [
        region
        for region in range(REGIONS)
        if g.unrest[region] and is_within_reach(g, seat, region, COUP_CHECK)
    ]


def claim_targets(g: Kings, seat: int) -> list[int]:
    """CK-INT-13: players against whom the seat has neither claim nor war."""
    known = g.claims[seat] | g.wars[seat]
    return [
        other
        for other in g.others_from(seat)
        if not known >> other & 1 and not g.are_bound(seat, other)
    ]


def bribe_targets(g: Kings, seat: int) -> list[int]:
    """CK-INT-14: players with a councillor that the seat lacks, and gold for him."""
    if not g.can_pay(seat, BRIBE_PRICE):
        return []
    return [other for other in g.others_from(seat) if bribable(g, seat, other)]


def bribable(g: Kings, seat: int, other: int) -> list[int]:
    if g.are_bound(seat, other):
        return []
    return [d for d in held_of(g, other, COUNCILLOR) if not g.held[seat] >> d & 1]


def victims(g: Kings, seat: int) -> list[int]:
    """CK-INT-6: every face-up character; no ruler in the first round of the game."""
    found: list[int] = []
    is_first = g.era == 1 and g.round == 1
    for other in [seat, *g.others_from(seat)]:
        if other != seat and g.are_bound(seat, other):
            continue
        for member in range(MEMBERS):
            if g.person(other, member) != NONE and not (is_first and member == RULER):
                found.append(MURDER.option(other, member))
    for region in range(REGIONS):
        if g.lord[region] != NONE:
            found.append(MURDER_LORD.option(region))
    return found


def spouses(g: Kings, seat: int) -> list[int]:
    """CK-INT-8: the married members of the own family, by their spouses."""
    slots = [SPOUSE, *range(IN_LAW, MEMBERS)]
    return [slot for slot in slots if g.person(seat, slot) != NONE]


def targets(g: Kings, seat: int, plot: int) -> list[int]:
    """Every target of a plot as an option."""
    if plot == FABRICATE:
        return [AGAINST.option(other) for other in claim_targets(g, seat)]
    if plot == INCITE_UNREST:
        return [AT.option(region) for region in unrest_targets(g, seat)]
    if plot == ASSASSINATE:
        return victims(g, seat)
    if plot == BRIBE:
        return [AGAINST.option(other) for other in bribe_targets(g, seat)]
    return [LEAVE.option(slot) for slot in spouses(g, seat)]


def give_claim(g: Kings, holder: int, against: int) -> None:
    """CK-DEF-15, CK-INT-11: a yes or no; with a war it is empty."""
    if holder == against or g.wars[holder] >> against & 1 or g.claims[holder] >> against & 1:
        return
    g.claims[holder] |= BIT[against]
    g.tell("claim", holder, against)


PLOT_RULES: Final = ["CK-INT-13", "CK-INT-4", "CK-INT-6", "CK-INT-14", "CK-INT-8"]


def note_needs(g: Kings, ask: Ask, option: int, check: int, needed: int) -> None:
    """Successes and free tokens of the check that an option leads to."""
    ask.note(option, "needs", needed, free_tokens(g, ask.seat, check, 1, needed))


def explain_targets(g: Kings, ask: Ask, seat: int, plot: int) -> None:
    """What can be no target of a plot, and what its check needs against the others."""
    rule = PLOT_RULES[plot]
    if plot in (FABRICATE, BRIBE):
        for other in g.others_from(seat):
            leave_out(ask, AGAINST.option(other), rule, SEAT, other)
    elif plot == INCITE_UNREST:
        for region in range(REGIONS):
            if AT.option(region) in ask.options:
                note_needs(g, ask, AT.option(region), UNREST_CHECK, defence(g, region))
            elif g.owner[region] not in (NONE, seat):
                leave_out(ask, AT.option(region), rule)
    elif plot == ASSASSINATE:
        for other in [seat, *g.others_from(seat)]:
            for member in range(MEMBERS):
                option = MURDER.option(other, member)
                if option in ask.options:
                    note_person(g, ask, option, g.person(other, member))
                elif g.person(other, member) != NONE:
                    leave_out(ask, option, rule)
    else:
        for slot in spouses(g, seat):
            note_person(g, ask, LEAVE.option(slot), g.person(seat, slot))


class Plots(Frame[Kings]):
    """CK-INT-1: up to four plots, each of another kind, the later ones for 1, 2 and 3 gold."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        bits("done_plots", PLOT),
        one("count", NUMBER),
        one("plot", PLOT),
        one("other", SEAT),
        one("member", FAMILY),
        one("region", REGION),
        one("most", NUMBER),
    ]

    seat: int = NONE
    done_plots: int = 0
    count: int = 0
    plot: int = NONE
    other: int = NONE
    member: int = NONE
    region: int = NONE
    most: int = 0  # AI-14: an AI makes one

    def copy(self) -> Plots:
        other = Plots()
        other.seat = self.seat
        other.done_plots = self.done_plots
        other.count = self.count
        other.plot = self.plot
        other.other = self.other
        other.member = self.member
        other.region = self.region
        other.most = self.most
        return other

    def run(self, g: Kings) -> Ask | None:
        if self.plot == BRIBE and self.other != NONE:
            ask = Ask(self.seat, "bribe", self.other)
            for development in bribable(g, self.seat, self.other):
                ask.offer(BRIBED.option(development))
            return ask
        if self.plot != NONE:
            ask = Ask(self.seat, "plot-target", self.plot)
            for option in targets(g, self.seat, self.plot):
                ask.offer(option)
            if g.explaining:
                explain_targets(g, ask, self.seat, self.plot)
            return ask
        ask = Ask(self.seat, "plot", self.count)  # the price of the next one
        if self.count < self.most and g.can_pay(self.seat, self.count):
            for plot in range(len(PLOT_IDS)):
                if not self.done_plots >> plot & 1 and self.is_open(g, plot):
                    ask.offer(SCHEME.option(plot))
        if ask.count == 0:
            g.done()
            return None
        if self.count:
            ask.offer(PASS.option())
        if g.explaining:
            for plot in range(len(PLOT_IDS)):
                is_done = self.done_plots >> plot & 1
                leave_out(ask, SCHEME.option(plot), "CK-INT-1" if is_done else PLOT_RULES[plot])
        return ask

    def is_open(self, g: Kings, plot: int) -> bool:
        """A bribe needs its gold besides the price of the plot."""
        if plot == BRIBE and not g.can_pay(self.seat, self.count + BRIBE_PRICE):
            return False
        return len(targets(g, self.seat, plot)) > 0

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            g.done()
        elif SCHEME.has(pick):
            self.plot = SCHEME.first(pick)
            self.done_plots |= BIT[self.plot]
            g.pay(self.seat, self.count)  # CK-INT-12: paid when announced
            self.count += 1
        elif BRIBED.has(pick):
            self.bribe(g, BRIBED.first(pick))
        else:
            self.begin(g, pick)

    def begin(self, g: Kings, pick: int) -> None:
        """The target is announced, the check follows."""
        needed = 1
        kept = 0
        is_opposable = False
        if self.plot == INCITE_UNREST:
            self.region = AT.first(pick)
            needed = defence(g, self.region)
            g.tell("plot-region", self.seat, self.plot, self.region)
        elif MURDER.has(pick):
            self.other = MURDER.first(pick)
            self.member = MURDER.second(pick)
            needed = KILL_RULER if self.member == RULER else 1
            is_opposable = self.other != self.seat and is_guarded(g, self.other)
            g.tell("plot-person", self.seat, self.plot, self.other, self.member)
        elif MURDER_LORD.has(pick):
            self.region = MURDER_LORD.first(pick)
            g.tell("plot-region", self.seat, self.plot, self.region)
        elif LEAVE.has(pick):
            self.member = LEAVE.first(pick)
            g.tell("plot-person", self.seat, self.plot, self.seat, self.member)
        else:
            self.other = AGAINST.first(pick)
            kept = BRIBE_PRICE if self.plot == BRIBE else 0
            g.tell("plot-player", self.seat, self.plot, self.other)
        kind = FABRICATE_CHECK + self.plot
        start_check(g, self.seat, kind, needed, kept=kept, is_opposable=is_opposable)

    def returned(self, g: Kings, value: int) -> None:
        if value == SUCCESS:
            self.succeed(g)
        else:
            self.fail(g)
        if not (self.plot == BRIBE and value == SUCCESS):
            self.clear()

    def clear(self) -> None:
        self.plot = NONE
        self.other = NONE
        self.member = NONE
        self.region = NONE

    def succeed(self, g: Kings) -> None:
        """CK-INT-2: a successful plot stays secret, what it does is seen."""
        if self.plot == FABRICATE:
            give_claim(g, self.seat, self.other)
        elif self.plot == INCITE_UNREST:
            if g.put_unrest(self.region):
                g.tell("unrest", self.region)
        elif self.plot == ASSASSINATE:
            if self.region != NONE:
                g.tell("lord-died", self.region, g.lord[self.region])
                lord_leaves(g, self.region)
            else:
                kill(g, self.other, self.member, BY_PLOT)
        elif self.plot == DIVORCE:
            divorce(g, self.seat, self.member)

    def fail(self, g: Kings) -> None:
        """CK-INT-2, CK-INT-11: the victim gets a claim, if it is another player."""
        victim = self.other
        if self.plot == INCITE_UNREST:
            victim = g.owner[self.region]
        if victim != NONE and victim != self.seat:
            give_claim(g, victim, self.seat)

    def bribe(self, g: Kings, development: int) -> None:
        """CK-INT-7: 2 gold on success, the councillor comes over."""
        g.pay(self.seat, BRIBE_PRICE)
        g.tell("bribed", self.seat, self.other, development)
        other = self.other
        self.clear()
        hand_over(g, other, self.seat, development)

    def check(self, g: Kings) -> None:
        where = "frame Plots"
        if self.seat == NONE or not 0 <= self.count <= MOST_PLOTS >= self.most:
            raise BadData(f"{where}: seat, count or most is out of range")
        is_murder = self.member != NONE and self.plot == ASSASSINATE
        if is_murder and (self.other == NONE or g.person(self.other, self.member) == NONE):
            raise BadData(f"{where}: member must be there")
        if self.region != NONE and self.plot == ASSASSINATE and g.lord[self.region] == NONE:
            raise BadData(f"{where}: region has no lord")
        if self.plot == BRIBE and self.other != NONE and not bribable(g, self.seat, self.other):
            raise BadData(f"{where}: other has no councillor to bribe")


def new_plots(g: Kings, seat: int) -> Plots:
    """AI-14: an AI makes one."""
    plots = Plots()
    plots.seat = seat
    plots.most = 1 if g.is_ai(seat) else MOST_PLOTS
    return plots


def is_guarded(g: Kings, seat: int) -> bool:
    """Hook allow_opposition: persons of the seat are guarded against assassins."""
    return any(HOOKS.opposable[source] >> MURDER_CHECK & 1 for source in g.sources(seat))


class Coups(Frame[Kings]):
    """CK-INT-9: up to four regions, each once, the later ones for 1, 2 and 3 gold."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        bits("tried", REGION),
        one("count", NUMBER),
        one("region", REGION),
        one("most", NUMBER),
    ]

    seat: int = NONE
    tried: int = 0
    count: int = 0
    region: int = NONE
    most: int = 0  # AI-14: an AI tries one

    def copy(self) -> Coups:
        other = Coups()
        other.seat = self.seat
        other.tried = self.tried
        other.count = self.count
        other.region = self.region
        other.most = self.most
        return other

    def run(self, g: Kings) -> Ask | None:
        ask = Ask(self.seat, "coup", self.count)  # the price of the next one
        if self.count < self.most and g.can_pay(self.seat, self.count):
            for region in coup_targets(g, self.seat):
                if not self.tried >> region & 1:
                    ask.offer(COUP.option(region))
        if ask.count == 0:
            g.done()
            return None
        if self.count:
            ask.offer(PASS.option())
        if g.explaining:
            for region in range(REGIONS):
                if g.owner[region] not in (NONE, self.seat):
                    leave_out(ask, COUP.option(region), "CK-INT-9")
                if COUP.option(region) in ask.options:
                    note_needs(g, ask, COUP.option(region), COUP_CHECK, defence(g, region))
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            g.done()
            return
        self.region = COUP.first(pick)
        self.tried |= BIT[self.region]
        g.pay(self.seat, self.count)
        self.count += 1
        g.tell("coup", self.seat, self.region)
        needed = defence(g, self.region)
        start_check(g, self.seat, COUP_CHECK, needed, is_opposable=False)

    def returned(self, g: Kings, value: int) -> None:
        region = self.region
        self.region = NONE
        if value == SUCCESS:
            overthrow(g, region)
        else:
            g.unrest[region] -= 1
            g.tell("coup-failed", self.seat, region)
            give_claim(g, g.owner[region], self.seat)

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not 0 <= self.count <= MOST_COUPS >= self.most:
            raise BadData("frame Coups: seat, count or most is out of range")
        if self.region != NONE and (g.owner[self.region] == NONE or not g.unrest[self.region]):
            raise BadData("frame Coups: region has no unrest or no owner")


def new_coups(g: Kings, seat: int) -> Coups:
    """AI-14: an AI tries one."""
    coups = Coups()
    coups.seat = seat
    coups.most = 1 if g.is_ai(seat) else MOST_COUPS
    return coups


def overthrow(g: Kings, region: int) -> None:
    """CK-INT-10, CK-INT-15: knight, army, duke and unrest go; castle and other tokens stay."""
    seat = g.owner[region]
    kin = g.duke_of(region)
    g.give_land(region, NONE)
    g.armies &= ~BIT[region]
    g.unrest[region] = 0
    g.tell("overthrown", seat, region)
    if kin != NONE:  # CK-DUK-3
        g.duchy[seat * KINS + kin] = NONE
        kill(g, seat, CHILD + kin, BY_PLOT)
    new_lord(g, region)
    look_at_achievements(g)
