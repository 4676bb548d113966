"""AI-10, AI-29, AI-32, AI-33: how an AI dynasty looks for a partner in the dynasty phase."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.crusader_kings.ai_marriage import sign_of
from palatine.games.crusader_kings.ai_targets import eldest, lowest
from palatine.games.crusader_kings.checks import SUCCESS, start_check
from palatine.games.crusader_kings.family import heir
from palatine.games.crusader_kings.marriage import (
    MOST_PROPOSALS,
    bachelors,
    fits,
    has_card,
    marry_card,
    marry_lord,
    wants_check,
    wed,
)
from palatine.games.crusader_kings.names import (
    ACCEPT,
    CHILD,
    CULTURE,
    FAMILY,
    NUMBER,
    PROPOSE,
    REFUSE,
    REGION,
    RULER,
    SEAT,
    SIBLING,
    TO_LORD,
)
from palatine.games.crusader_kings.programs import MARRIAGE_CHECK
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.tables import (
    BIT,
    ENEMIES,
    FEMALE,
    JOINS_OTHER,
    LORDS,
    MALE,
    NEAR,
    REGIONS,
    SEX,
    STRATEGY_LIST,
    TRAIT_OF,
    Step,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, bits, one
from palatine.kernel.lexicon import NONE


def distances(g: Kings, seat: int) -> list[int]:
    """AI-29: by region the steps over borders from the seat's land; out of reach comes last."""
    found = [REGIONS] * REGIONS
    edge = g.realm(seat)
    reached = 0
    steps = 0
    while edge:
        beyond = 0
        for region in range(REGIONS):
            if edge >> region & 1:
                found[region] = steps
                beyond |= NEAR[region]
        reached |= edge
        edge = beyond & g.in_play & ~reached
        steps += 1
    return found


def suits(g: Kings, step: Step, suitor: int, person: int) -> bool:
    """The sexes, the traits and the sign that a step asks for."""
    if not fits(suitor, person):
        return False
    if step.sign != NONE and sign_of(g, person) != step.sign:
        return False
    tokens = g.tokens_on(person)
    return step.traits == 0 or any(step.traits >> TRAIT_OF[token] & 1 for token in tokens)


def leaves(step: Step, member: int) -> bool:
    """AI-33: its own child goes to the other dynasty; a ruler's partner always comes to him."""
    return step.joins == JOINS_OTHER and member != RULER


def is_withheld(g: Kings, seat: int, member: int, step: Step) -> bool:
    """AI-33: it never offers its heir to another dynasty."""
    return leaves(step, member) and member == heir(g, seat)


def lords_for(g: Kings, seat: int, member: int, step: Step) -> list[int]:
    """AI-32: the nearest lords (AI-29)."""
    suitor = g.person(seat, member)
    found: list[int] = []
    for region in range(REGIONS):
        if g.lord[region] != NONE and suits(g, step, suitor, g.lord[region]):
            found.append(region)
    away = distances(g, seat)
    return [TO_LORD.option(r) for r in lowest(found, [away[region] for region in found])]


def is_open_to(g: Kings, seat: int, other: int, step: Step) -> bool:
    """Munitio asks those only who hold a casus belli against it or are at war with it."""
    if step.owners == ENEMIES:
        return (g.claims[other] | g.wars[other]) >> seat & 1 != 0
    return True


def role_of(member: int) -> int:
    """Of tables.PERSONS."""
    if member == RULER:
        return 0
    return 1 if member < SIBLING else 2


def family_of(g: Kings, seat: int, member: int, other: int, step: Step) -> list[int]:
    """The persons of another participant whom a step allows."""
    suitor = g.person(seat, member)
    found: list[int] = []
    for candidate in bachelors(g, other):
        if not step.persons >> role_of(candidate) & 1:
            continue
        if candidate == RULER and not leaves(step, member):
            continue  # CK-MAR-7: he would have to leave his throne
        if suits(g, step, suitor, g.person(other, candidate)):
            found.append(candidate)
    return found


def partners(g: Kings, seat: int, member: int, step: Step, asked: int) -> list[int]:
    """Between whom a step leaves the choice; of families that of the first clockwise."""
    if step.partner == LORDS:
        return lords_for(g, seat, member, step)
    if is_withheld(g, seat, member, step):
        return []
    for other in g.others_from(seat):
        if asked >> other & 1 or not is_open_to(g, seat, other, step):
            continue
        found = family_of(g, seat, member, other, step)
        if found:
            return [PROPOSE.option(other, candidate) for candidate in found]
    return []


def suitor_of(g: Kings, seat: int) -> int:
    """AI-32: the unmarried ruler, else the eldest unmarried child with a partner by the steps."""
    single = bachelors(g, seat)
    if RULER in single:
        return RULER
    children = [member for member in single if CHILD <= member < SIBLING]
    return eldest(g, seat, [child for child in children if has_partner(g, seat, child)])


def has_partner(g: Kings, seat: int, member: int) -> bool:
    steps = STRATEGY_LIST[g.strategy[seat]].steps
    return any(partners(g, seat, member, step, 0) for step in steps)


class AiCourtship(Frame[Kings]):
    """AI-32: one attempt, by the steps of the strategy; refusals do not end it (CK-MAR-11)."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("suitor", FAMILY),
        one("step", NUMBER),
        one("proposals", NUMBER),
        bits("asked", SEAT),
        one("region", REGION),
        one("culture", CULTURE),
        one("other", SEAT),
        one("partner", FAMILY),
    ]

    seat: int = NONE
    suitor: int = NONE
    step: int = 0  # of the strategy's list
    proposals: int = 0
    asked: int = 0  # who has refused in this step
    region: int = NONE  # of the lord for whom a check is made
    culture: int = NONE  # of the deck for which a check is made
    other: int = NONE  # to whom it has proposed, and for whom
    partner: int = NONE

    def copy(self) -> AiCourtship:
        other = AiCourtship()
        other.seat = self.seat
        other.suitor = self.suitor
        other.step = self.step
        other.proposals = self.proposals
        other.asked = self.asked
        other.region = self.region
        other.culture = self.culture
        other.other = self.other
        other.partner = self.partner
        return other

    def steps(self, g: Kings) -> list[Step]:
        return STRATEGY_LIST[g.strategy[self.seat]].steps

    def joins(self, g: Kings) -> int:
        """The dynasty of the couple."""
        return self.other if leaves(self.steps(g)[self.step], self.suitor) else self.seat

    def pays(self, g: Kings) -> int:
        """AI-33: by the sign of the partner; a dowry is for children only."""
        step = self.steps(g)[self.step]
        if step.joins == JOINS_OTHER and self.suitor == RULER:
            return 0
        return step.pays[sign_of(g, g.person(self.other, self.partner))]

    def run(self, g: Kings) -> Ask | None:
        if self.other != NONE:
            ask = Ask(self.other, "answer-suit", self.seat, self.pays(g))
            ask.offer(ACCEPT.option())
            ask.offer(REFUSE.option())
            return ask
        if self.suitor == NONE:
            self.suitor = suitor_of(g, self.seat)
            if self.suitor == NONE:
                g.done()
                return None
            g.tell("ai-courts", self.seat, self.suitor)
        while self.step < len(self.steps(g)):
            ask = self.ask_partner(g)
            if ask.count:
                return ask
            self.skip(g)
        self.fall_back(g)
        return None

    def ask_partner(self, g: Kings) -> Ask:
        step = self.steps(g)[self.step]
        ask = Ask(self.seat, "choose-partner", self.suitor)
        if step.partner == LORDS or self.proposals < MOST_PROPOSALS:
            for option in partners(g, self.seat, self.suitor, step, self.asked):
                ask.offer(option)
        return ask

    def skip(self, g: Kings) -> None:
        """The step does not work; the reason is told unless all have refused."""
        step = self.steps(g)[self.step]
        if step.partner != LORDS and self.proposals >= MOST_PROPOSALS:
            g.tell("ai-step-proposals", self.seat, step.number)
        elif step.partner != LORDS and is_withheld(g, self.seat, self.suitor, step):
            g.tell("ai-step-heir", self.seat, step.number)
        elif self.asked == 0:
            g.tell("ai-step-nobody", self.seat, step.number)
        self.step += 1
        self.asked = 0

    def fall_back(self, g: Kings) -> None:
        """AI-10: the ruler tries a character of the own deck; nothing for a child."""
        culture = g.culture[self.seat]
        sex = FEMALE if SEX[g.person(self.seat, self.suitor)] == MALE else MALE
        if self.suitor != RULER or not has_card(g, culture, sex):
            g.done()
            g.tell("ai-no-partner", self.seat, self.suitor)
            return
        self.culture = culture
        g.tell("ai-own-deck", self.seat, self.suitor)
        start_check(g, self.seat, MARRIAGE_CHECK, 1)

    def chosen(self, g: Kings, pick: int) -> None:
        if ACCEPT.has(pick):
            self.accepted(g)
        elif REFUSE.has(pick):
            g.tell("proposal-refused", self.other, self.seat)
            self.other = NONE
            self.partner = NONE
        elif PROPOSE.has(pick):
            self.propose(g, PROPOSE.first(pick), PROPOSE.second(pick))
        else:
            self.court_lord(g, TO_LORD.first(pick))

    def propose(self, g: Kings, other: int, partner: int) -> None:
        if self.asked == 0:
            g.tell("ai-step", self.seat, self.steps(g)[self.step].number)
        self.proposals += 1
        self.asked |= BIT[other]
        self.other = other
        self.partner = partner
        gold = self.pays(g)
        g.tell("ai-proposed", self.seat, self.suitor, other, partner, self.joins(g), gold)

    def accepted(self, g: Kings) -> None:
        """AI-33: the gold comes from the treasury."""
        gold = self.pays(g)
        joins = self.joins(g)
        g.done()
        if gold and not g.is_ai(self.other):
            g.tell("gold", self.other, g.gain(self.other, gold))
        wed(g, self.seat, self.suitor, self.other, self.partner, joins)

    def court_lord(self, g: Kings, region: int) -> None:
        g.tell("ai-step", self.seat, self.steps(g)[self.step].number)
        if wants_check(g, region):
            self.region = region
            start_check(g, self.seat, MARRIAGE_CHECK, 1)
        else:
            g.done()
            marry_lord(g, self.seat, self.suitor, region)

    def returned(self, g: Kings, value: int) -> None:
        """CK-MAR-12: a failed check uses up the attempt."""
        g.done()
        if value != SUCCESS:
            return
        if self.region != NONE:
            marry_lord(g, self.seat, self.suitor, self.region)
        else:
            marry_card(g, self.seat, self.suitor, self.culture)

    def check(self, g: Kings) -> None:
        where = "frame AiCourtship"
        if self.seat == NONE or not g.is_ai(self.seat):
            raise BadData(f"{where}: seat must be an AI")
        if not 0 <= self.step <= len(self.steps(g)):
            raise BadData(f"{where}: step must be one of the strategy's")
        if not 0 <= self.proposals <= MOST_PROPOSALS:
            raise BadData(f"{where}: proposals is more than three")
        if self.suitor != NONE and self.suitor not in bachelors(g, self.seat):
            raise BadData(f"{where}: suitor must be free to marry")
        if self.region != NONE and g.lord[self.region] == NONE:
            raise BadData(f"{where}: region has no lord")
        if (self.other == NONE) != (self.partner == NONE):
            raise BadData(f"{where}: other and partner go together")
        if self.other != NONE:
            if self.other == self.seat or self.partner not in bachelors(g, self.other):
                raise BadData(f"{where}: partner must be free to marry")
            if self.suitor == NONE or self.step == len(self.steps(g)):
                raise BadData(f"{where}: suitor and step must be there")
            if self.steps(g)[self.step].partner == LORDS:
                raise BadData(f"{where}: step must be one that proposes to players")


def new_ai_courtship(seat: int) -> AiCourtship:
    courtship = AiCourtship()
    courtship.seat = seat
    return courtship
