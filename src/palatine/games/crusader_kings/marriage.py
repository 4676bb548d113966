"""CK-MAR, CK-PAC: who may marry whom, proposals with their terms, and the pacts that follow."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.ai_marriage import accepts, is_welcome
from palatine.games.crusader_kings.checks import SUCCESS, start_check
from palatine.games.crusader_kings.family import end_duchy, match_of
from palatine.games.crusader_kings.names import (
    CHARACTER,
    CHILD,
    CULTURE,
    FAMILY,
    GIVE_GOLD,
    IN_DECK,
    IN_DISCARD,
    IN_LAW,
    JOIN,
    KINS,
    MARRY,
    MATCHES,
    MEMBERS,
    NUMBER,
    OFFER,
    PASS,
    PROPOSE,
    REGION,
    RULER,
    SEAT,
    SPOUSE,
    SPOUSES,
    TO_DECK,
    TO_LORD,
)
from palatine.games.crusader_kings.programs import MARRIAGE_CHECK
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import (
    discard_character,
    draw_character,
    is_positive,
    random_token,
    token_to_person,
    tokens_to_bag,
)
from palatine.games.crusader_kings.tables import (
    BIT,
    CULTURE_CARDS,
    CULTURES,
    FEMALE,
    MALE,
    NEITHER,
    REGIONS,
    SEX,
    TRAIT_OF,
)
from palatine.games.crusader_kings.trade import (
    MOST_GOLD,
    MOST_OFFERS,
    Bargain,
    carry_out,
    offer_trade,
    open_trade,
    tell_terms,
)
from palatine.games.crusader_kings.why import leave_out, note_person
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

MOST_PROPOSALS: Final = 3  # CK-MAR-11
SUITORS: Final[list[int]] = [RULER, *range(CHILD, IN_LAW)]


def fits(one_person: int, other: int) -> bool:
    """CK-MAR-2: always of the other sex; Glitterhoof marries anybody."""
    mine, theirs = SEX[one_person], SEX[other]
    return mine != theirs or mine == NEITHER


def spouse_slot(member: int) -> int:
    return SPOUSE if member == RULER else member + SPOUSES


def bachelors(g: Kings, seat: int) -> list[int]:
    """CK-MAR-1: unmarried ruler, children and siblings of the ruler."""
    found: list[int] = []
    for member in SUITORS:
        if g.person(seat, member) != NONE and g.person(seat, spouse_slot(member)) == NONE:
            found.append(member)
    return found


def has_card(g: Kings, culture: int, sex: int) -> bool:
    """CK-MAR-15: the deck, rebuilt if it is empty, holds a card of the sex."""
    in_deck = False
    wanted = [False, False]  # in the deck, in the discard
    for character in CULTURE_CARDS[culture]:
        place = g.character_at[character]
        in_deck = in_deck or place == IN_DECK
        if SEX[character] == sex:
            wanted[0] = wanted[0] or place == IN_DECK
            wanted[1] = wanted[1] or place == IN_DISCARD
    return wanted[0] if in_deck else wanted[1]


def may_court(g: Kings, seat: int, member: int, is_proposing: bool) -> bool:
    """Whether there is any partner for a suitor; the lords are looked at first, as most will do."""
    suitor = g.person(seat, member)
    for region in range(REGIONS):
        if g.lord[region] != NONE and fits(suitor, g.lord[region]):
            return True
    return any(is_proposing or not PROPOSE.has(option) for option in brides(g, seat, member))


def brides(g: Kings, seat: int, member: int) -> list[int]:
    """Every partner of a suitor as an option: lords, persons of others, decks."""
    suitor = g.person(seat, member)
    found: list[int] = []
    for region in range(REGIONS):
        if g.lord[region] != NONE and fits(suitor, g.lord[region]):
            found.append(TO_LORD.option(region))
    for other in g.others_from(seat):
        for candidate in bachelors(g, other):
            both_reign = member == RULER and candidate == RULER
            if not both_reign and fits(suitor, g.person(other, candidate)):
                found.append(PROPOSE.option(other, candidate))
    for culture in range(CULTURES):
        other = g.seat_of[culture]
        if other == NONE or g.is_out(other):  # CK-SET-14
            continue
        wanted = FEMALE if SEX[suitor] == MALE else MALE
        if has_card(g, culture, wanted):
            found.append(TO_DECK.option(culture))
    return found


class Courtship(Frame[Kings]):
    """CK-RND-2, CK-MAR-1: one attempt; CK-MAR-11: three proposals, refused or not."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("suitor", FAMILY),
        one("proposals", NUMBER),
        one("offers", NUMBER),
        one("region", REGION),
        one("culture", CULTURE),
        one("other", SEAT),
        one("partner", FAMILY),
        one("joins", SEAT),
    ]

    seat: int = NONE
    suitor: int = NONE
    proposals: int = 0
    offers: int = 0
    region: int = NONE  # of the lord for whom a check is made
    culture: int = NONE  # of the deck for which a check is made
    other: int = NONE  # to whom a proposal goes, and for whom
    partner: int = NONE
    joins: int = NONE  # the dynasty of the couple, while an AI is offered gold

    def copy(self) -> Courtship:
        other = Courtship()
        other.seat = self.seat
        other.suitor = self.suitor
        other.proposals = self.proposals
        other.offers = self.offers
        other.region = self.region
        other.culture = self.culture
        other.other = self.other
        other.partner = self.partner
        other.joins = self.joins
        return other

    def partners(self, g: Kings, member: int) -> list[int]:
        found = brides(g, self.seat, member)
        if self.proposals >= MOST_PROPOSALS:
            found = [option for option in found if not PROPOSE.has(option)]
        return found

    def run(self, g: Kings) -> Ask | None:
        if self.joins != NONE:
            ask = Ask(self.seat, "bride-price", self.other)
            for amount in range(min(MOST_GOLD, g.gold[self.seat]) + 1):
                ask.offer(GIVE_GOLD.option(amount))
            return ask
        if self.other != NONE:
            return self.ask_dynasty(g)
        if self.suitor != NONE:
            suitor = g.person(self.seat, self.suitor)
            ask = Ask(self.seat, "choose-partner", self.suitor, suitor)
            for option in self.partners(g, self.suitor):
                ask.offer(option)
            if g.explaining:
                self.explain_partners(g, ask)
            return ask
        ask = Ask(self.seat, "marry")
        for member in bachelors(g, self.seat):
            if may_court(g, self.seat, member, self.proposals < MOST_PROPOSALS):
                ask.offer(MARRY.option(member))
        offer_trade(g, ask, self.offers)
        ask.offer(PASS.option())
        if g.explaining:
            for member in SUITORS:
                person = g.person(self.seat, member)
                if MARRY.option(member) in ask.options:
                    note_person(g, ask, MARRY.option(member), person)
                elif person != NONE:
                    leave_out(ask, MARRY.option(member), "CK-MAR-1", CHARACTER, person)
        return ask

    def explain_partners(self, g: Kings, ask: Ask) -> None:
        """CK-MAR-2 to CK-MAR-5: who would need a check and who would not; who cannot be married."""
        for region in range(REGIONS):
            option = TO_LORD.option(region)
            lord = g.lord[region]
            if option in ask.options:
                note_person(g, ask, option, lord, not wants_check(g, region))
            elif lord != NONE:
                leave_out(ask, option, "CK-MAR-2", CHARACTER, lord)
        for other in g.others_from(self.seat):
            for member in SUITORS:
                option = PROPOSE.option(other, member)
                person = g.person(other, member)
                if option in ask.options:
                    note_person(g, ask, option, person)
                elif person != NONE:
                    leave_out(ask, option, self.why_no_proposal(g, other, member))
        for culture in range(CULTURES):
            if g.seat_of[culture] != NONE:
                leave_out(ask, TO_DECK.option(culture), "CK-MAR-15")

    def why_no_proposal(self, g: Kings, other: int, member: int) -> str:
        if member not in bachelors(g, other):
            return "CK-MAR-1"
        if not fits(g.person(self.seat, self.suitor), g.person(other, member)):
            return "CK-MAR-2"
        return "CK-MAR-4" if self.suitor == RULER and member == RULER else "CK-MAR-11"

    def ask_dynasty(self, g: Kings) -> Ask:
        """CK-MAR-7: a ruler's spouse comes to him; else the proposal names the dynasty."""
        ask = Ask(self.seat, "which-dynasty", self.other)
        if self.partner != RULER:
            ask.offer(JOIN.option(self.seat))
        if self.suitor != RULER:
            ask.offer(JOIN.option(self.other))
        if g.explaining:
            for seat in (self.seat, self.other):
                leave_out(ask, JOIN.option(seat), "CK-MAR-7")
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            g.done()
        elif OFFER.has(pick):
            self.offers += 1
            open_trade(g, self.seat, pick)
        elif MARRY.has(pick):
            self.suitor = MARRY.first(pick)
        elif TO_LORD.has(pick):
            self.court_lord(g, TO_LORD.first(pick))
        elif TO_DECK.has(pick):
            self.culture = TO_DECK.first(pick)
            start_check(g, self.seat, MARRIAGE_CHECK, 1)
        elif PROPOSE.has(pick):
            self.proposals += 1
            self.other = PROPOSE.first(pick)
            self.partner = PROPOSE.second(pick)
        elif GIVE_GOLD.has(pick):
            self.propose_to_ai(g, GIVE_GOLD.first(pick))
        elif g.is_ai(self.other):
            self.joins = JOIN.first(pick)
        else:
            proposal = Proposal()
            proposal.open(self.seat, self.other)
            proposal.suitor = self.suitor
            proposal.person = self.partner
            proposal.joins = JOIN.first(pick)
            self.clear()
            g.call(proposal)

    def clear(self) -> None:
        """A proposal is on its way; if it is refused the first question comes again."""
        self.suitor = NONE
        self.other = NONE
        self.partner = NONE
        self.joins = NONE

    def court_lord(self, g: Kings, region: int) -> None:
        self.region = region
        if wants_check(g, region):
            start_check(g, self.seat, MARRIAGE_CHECK, 1)
        else:
            g.done()
            marry_lord(g, self.seat, self.suitor, region)

    def propose_to_ai(self, g: Kings, gold: int) -> None:
        """AI-21, AI-34: it answers by its strategy; gold paid to it goes to the treasury."""
        other, suitor, partner, joins = self.other, self.suitor, self.partner, self.joins
        self.clear()
        if not accepts(g, other, partner, gold):
            g.tell("proposal-refused", other, self.seat)
            return
        g.done()
        g.pay(self.seat, gold)
        wed(g, self.seat, suitor, other, partner, joins)

    def returned(self, g: Kings, value: int) -> None:
        """CK-MAR-12: a failed check uses up the attempt; a wedding does too."""
        if self.region == NONE and self.culture == NONE:
            if value == WEDDED:
                g.done()
            return
        g.done()
        if value != SUCCESS:
            return
        if self.region != NONE:
            marry_lord(g, self.seat, self.suitor, self.region)
        else:
            marry_card(g, self.seat, self.suitor, self.culture)

    def check(self, g: Kings) -> None:
        where = "frame Courtship"
        if self.seat == NONE:
            raise BadData(f"{where}: seat must be a seat")
        if not 0 <= self.proposals <= MOST_PROPOSALS or not 0 <= self.offers <= MOST_OFFERS:
            raise BadData(f"{where}: proposals or offers is more than three")
        if self.suitor != NONE and self.suitor not in bachelors(g, self.seat):
            raise BadData(f"{where}: suitor must be free to marry")
        if self.region != NONE and g.lord[self.region] == NONE:
            raise BadData(f"{where}: region has no lord")
        if self.joins != NONE and self.joins not in (self.seat, self.other):
            raise BadData(f"{where}: joins must be one of the two")
        if (self.other == NONE) != (self.partner == NONE):
            raise BadData(f"{where}: other and partner go together")
        if self.other != NONE and self.partner not in bachelors(g, self.other):
            raise BadData(f"{where}: partner must be free to marry")


def new_courtship(seat: int) -> Courtship:
    courtship = Courtship()
    courtship.seat = seat
    return courtship


WEDDED: Final = 2  # what a proposal hands down when it was accepted


class Proposal(Bargain):
    """CK-MAR-4, CK-MAR-11, CK-MAR-14: two persons, their dynasty, and terms like in a trade."""

    KEY: ClassVar[str] = "write-proposal"
    ANSWER_KEY: ClassVar[str] = "answer-proposal"
    FIELDS: ClassVar[list[Field]] = [
        *Bargain.FIELDS,
        one("suitor", FAMILY),
        one("person", FAMILY),
        one("joins", SEAT),
    ]

    suitor: int = NONE
    person: int = NONE
    joins: int = NONE

    def copy(self) -> Proposal:
        other = Proposal()
        other.take_draft(self)
        other.suitor = self.suitor
        other.person = self.person
        other.joins = self.joins
        return other

    def additions(self, g: Kings) -> list[int]:
        if g.config.options["trade_items"] == "none":
            return []
        return super().additions(g)

    def may_send(self, g: Kings) -> bool:
        return self.weighed(g).holds()

    def sent(self, g: Kings) -> None:
        g.tell("proposed", self.seat, self.suitor, self.partner, self.person, self.joins)
        tell_terms(g, self.seat, self.partner, self.terms)

    def refused(self, g: Kings) -> None:
        g.tell("proposal-refused", self.partner, self.seat)

    def exchange(self, g: Kings) -> None:
        """The wedding, then the terms; the courtship below hears of it first."""
        g.frames[-1].returned(g, WEDDED)
        wed(g, self.seat, self.suitor, self.partner, self.person, self.joins)
        carry_out(g, self.seat, self.partner, self.terms)

    def check(self, g: Kings) -> None:
        super().check(g)
        if self.suitor not in bachelors(g, self.seat):
            raise BadData("frame Proposal: suitor must be free to marry")
        if self.person not in bachelors(g, self.partner):
            raise BadData("frame Proposal: person must be free to marry")
        if self.joins not in (self.seat, self.partner):
            raise BadData("frame Proposal: joins must be one of the two")


def wants_check(g: Kings, region: int) -> bool:
    """CK-MAR-3: a positive lord does, a negative one comes by himself."""
    return any(is_positive(token) for token in g.tokens_on(g.lord[region]))


def marry_lord(g: Kings, seat: int, member: int, region: int) -> None:
    """CK-MAR-3, CK-MAR-6, CK-MAR-10: the lord comes, the region is an ally without lord."""
    spouse = g.lord[region]
    g.lord[region] = NONE
    g.tell("married-lord", seat, member, region, spouse)
    join_family(g, seat, member, spouse, region)
    g.friends[seat] |= BIT[region]


def marry_card(g: Kings, seat: int, member: int, culture: int) -> None:
    """CK-MAR-5, CK-MAR-15: any character of the right sex with a random trait; no pact.

    AI-10: whom the strategy of an AI refuses goes back into the deck, and the attempt is over.
    """
    suitor = g.person(seat, member)
    spouse = draw_character(g, culture, FEMALE if SEX[suitor] == MALE else MALE)
    if spouse == NONE:
        return
    token_to_person(g, random_token(g), spouse)
    if g.is_ai(seat) and not is_welcome(g, seat, spouse):
        tokens = g.tokens_on(spouse)
        trait = TRAIT_OF[tokens[0]] if tokens else NONE
        g.tell("ai-unwelcome", seat, spouse, trait)
        discard_character(g, spouse)
        g.character_at[spouse] = IN_DECK
        return
    g.tell("married-card", seat, member, culture, spouse)
    join_family(g, seat, member, spouse, NONE)


def join_family(g: Kings, seat: int, member: int, spouse: int, origin: int) -> None:
    """CK-MAR-6: beside the ruler the token goes into the bag, else both lie under the partner."""
    slot = spouse_slot(member)
    g.family[seat * MEMBERS + slot] = spouse
    g.origin[seat * MATCHES + match_of(slot)] = origin
    if member == RULER:
        tokens_to_bag(g, spouse, seat)


def wed(g: Kings, seat: int, member: int, other: int, partner: int, joins: int) -> None:
    """CK-MAR-4, CK-MAR-7, CK-MAR-13: who leaves loses claim and duchy; peace and a pact."""
    if joins == seat:
        host, stays, guest, leaves = seat, member, other, partner
    else:
        host, stays, guest, leaves = other, partner, seat, member
    spouse = g.person(guest, leaves)
    g.tell("wed", host, stays, guest, leaves, spouse)
    g.family[guest * MEMBERS + leaves] = NONE
    end_duchy(g, guest, leaves - CHILD)  # CK-DUK-6
    g.born[guest * KINS + leaves - CHILD] = 0
    g.bastards[guest] &= ~BIT[leaves - CHILD]
    join_family(g, host, stays, spouse, REGIONS + g.culture[guest])
    make_pact(g, seat, other)


def make_pact(g: Kings, seat: int, other: int) -> None:
    """CK-MAR-4: a pact between the dynasties ends their war and all claims between them."""
    for one_side, other_side in ((seat, other), (other, seat)):
        g.allies[one_side] |= BIT[other_side]
        g.wars[one_side] &= ~BIT[other_side]
        g.claims[one_side] &= ~BIT[other_side]
