"""OA-NEG, OA-CIT-01: bargains that the rules enforce, written as a draft."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.cards import (
    add_adviser,
    everybody,
    excess_advisers,
    give_banner,
    give_relic,
    hold_relic,
    look_into_reliquary,
    relic_from_reliquary,
    space_in,
    space_option,
    take_adviser,
)
from palatine.games.oath.citizenship import become_citizen
from palatine.games.oath.names import (
    ACCEPT,
    AMOUNT,
    DROP_TERM,
    FACEUP,
    GARRISON,
    GET_ADVISER,
    GET_BANNER,
    GET_FAVOR,
    GET_RELIC,
    GET_SECRETS,
    GET_SITE,
    GIVE_ADVISER,
    GIVE_BANNER,
    GIVE_BOTTOM,
    GIVE_FAVOR,
    GIVE_RELIC,
    GIVE_SECRETS,
    GIVE_SITE,
    GIVE_SPACE,
    MOST_ADVISERS,
    NUMBER,
    REFUSE,
    SEAT,
    SEND,
    SHOW_ADVISER,
    SHOW_BOTTOM,
    SHOW_SPACE,
    SLOT,
    STOP,
)
from palatine.games.oath.power import GIVE_SECRETS as MAY_GIVE_SECRETS
from palatine.games.oath.power import PLACE_WARBANDS
from palatine.games.oath.prince_mind import decider
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_LOCKED,
    RELICS,
    SLOTS,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import (
    give_favor,
    give_secrets,
    is_forbidden,
    put_on_site,
    spendable,
    take_from_site,
)
from palatine.kernel.draft import Draft
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE, Verb

# what may change hands (OA-NEG-01), as bits
OF_FAVOR: Final = 1
OF_SECRETS: Final = 2
OF_RELICS: Final = 4
OF_ADVISERS: Final = 8
OF_SITES: Final = 16
OF_BANNERS: Final = 32
OF_CITIZENSHIP: Final = 64  # OA-CIT-01: a relic of the Reliquary and the status go with it

MOST_REFUSALS: Final = 3
MOST_GIVEN: Final = AMOUNT.size - 1
# favor and secrets are one number of each side; of the Reliquary one relic is given
ONCE: Final = [GIVE_FAVOR, GET_FAVOR, GIVE_SECRETS, GET_SECRETS, GIVE_SPACE]


def amounts(verb: Verb) -> list[list[int]]:
    """By what somebody has: all options to give or get some of it."""
    return [[verb.option(n) for n in range(1, most + 1)] for most in range(verb.size)]


GIVE_UP_TO: Final[list[list[list[int]]]] = [amounts(GIVE_FAVOR), amounts(GIVE_SECRETS)]
GET_UP_TO: Final[list[list[list[int]]]] = [amounts(GET_FAVOR), amounts(GET_SECRETS)]


class Bargain(Draft[Oath]):
    """OA-NEG-02: what each side gives; the partner accepts or refuses."""

    FIELDS: ClassVar[list[Field]] = [*Draft.FIELDS, one("items", NUMBER)]
    items: int = 0

    EDITS: ClassVar[int] = 20
    REFUSALS: ClassVar[int] = MOST_REFUSALS
    KEY: ClassVar[str] = "write-offer"
    ANSWER_KEY: ClassVar[str] = "answer-offer"
    SEND: ClassVar[Verb] = SEND
    STOP: ClassVar[Verb] = STOP
    ACCEPT: ClassVar[Verb] = ACCEPT
    REFUSE: ClassVar[Verb] = REFUSE

    def copy(self) -> Bargain:
        other = Bargain()
        other.take_draft(self)
        other.items = self.items
        return other

    def sees(self, g: Oath, seat: int) -> bool:
        """CP-PWR-04: who writes in the Prince's name too."""
        if seat == self.seat or seat == self.partner:
            return True
        has_prince = g.prince != NONE and g.prince in (self.seat, self.partner)
        return has_prince and g.is_extended and seat == decider(g)

    def additions(self, g: Oath) -> list[int]:
        """Everything that each side could give beside what it gives already.

        Limits are looked at when it is sent: two full rows of advisers can only swap.
        """
        options = all_terms(g, self.seat, self.partner, self.items)
        for verb in ONCE:
            for term in self.terms:
                if verb.has(term):
                    options = [option for option in options if not verb.has(option)]
                    break
        return options

    def removal(self, term: int) -> int:
        return DROP_TERM.option(self.terms.index(term) + 1)

    def showings(self, g: Oath) -> list[int]:
        """OA-CIT-01, OA-NEG-05: Reliquary relics and own facedown advisers, to the partner."""
        found: list[int] = []
        if self.items & OF_CITIZENSHIP:
            for space in g.filled_spaces():
                if not g.knows_space(space, self.partner):
                    found.append(space_option(g, SHOW_SPACE, SHOW_BOTTOM, space))
        if self.items & OF_ADVISERS:
            for n, at in enumerate(g.advisers_of(self.seat)):
                is_new = not g.adviser_known[at] >> self.partner & 1
                if g.adviser_face[at] != FACEUP and is_new:
                    found.append(SHOW_ADVISER.option(n + 1))
        return found

    def show(self, g: Oath, pick: int) -> None:
        both = 1 << self.seat | 1 << self.partner
        space = space_in(SHOW_SPACE, SHOW_BOTTOM, pick)
        if space != NONE:
            look_into_reliquary(g, self.partner, space)
            return
        at = g.advisers_of(self.seat)[SHOW_ADVISER.first(pick) - 1]
        g.adviser_known[at] |= 1 << self.partner
        told = [self.seat, self.partner, g.advisers[at]]
        g.tell_among(both, "showed-adviser", told, "showed-some", told[:2])

    def may_send(self, g: Oath) -> bool:
        if not self.terms:
            return False
        if self.items & OF_CITIZENSHIP:
            if count_of(self.terms, GIVE_SPACE) + count_of(self.terms, GIVE_BOTTOM) == 0:
                return False
            if g.refusals[self.partner] >= MOST_REFUSALS:
                return False
        return can_be_given(g, self.seat, self.partner, self.terms, self.items)

    def sent(self, g: Oath) -> None:
        g.tell("offer-sent", self.seat, self.partner)
        for term in self.terms:
            tell_term(g, self.seat, self.partner, term)

    def refused(self, g: Oath) -> None:
        g.tell("offer-refused", self.partner, self.seat)
        if self.items & OF_CITIZENSHIP:
            g.refusals[self.partner] += 1

    def exchange(self, g: Oath) -> None:
        """OA-NEG-03: everything at once, as giving; then titles are looked at."""
        g.tell("offer-accepted", self.partner, self.seat)
        carry_out(g, self.seat, self.partner, self.terms)
        if self.items & OF_CITIZENSHIP:
            become_citizen(g, self.partner)
        check_title(g)

    def check(self, g: Oath) -> None:
        super().check(g)
        if not 0 < self.items < 2 * OF_CITIZENSHIP:
            raise BadData("frame Bargain: items must be kinds of things")


def open_bargain(g: Oath, seat: int, partner: int, items: int) -> None:
    """OA-NEG-02: the seat drafts for one partner."""
    bargain = Bargain()
    bargain.open(seat, partner)
    bargain.items = items
    g.call(bargain)


def all_terms(g: Oath, seat: int, partner: int, items: int) -> list[int]:
    """What either side has of the kinds that may change hands, in the order of the lexicon."""
    found: list[int] = []
    if items & OF_FAVOR:
        found += GIVE_UP_TO[0][spendable(g, seat)]
        found += GET_UP_TO[0][spendable(g, partner)]
    if items & OF_SECRETS:
        if not is_forbidden(g, seat, MAY_GIVE_SECRETS):
            found += GIVE_UP_TO[1][min(MOST_GIVEN, g.secrets[seat])]
        if not is_forbidden(g, partner, MAY_GIVE_SECRETS):
            found += GET_UP_TO[1][min(MOST_GIVEN, g.secrets[partner])]
    if items & OF_CITIZENSHIP:
        for space in g.filled_spaces():
            found.append(space_option(g, GIVE_SPACE, GIVE_BOTTOM, space))
    if items & OF_RELICS:
        holders = g.holders()
        for relic in range(RELICS):
            holder = holders[relic]
            if holder == NONE:
                continue
            if holder == seat:
                found.append(GIVE_RELIC.option(relic))
            elif holder == partner:
                found.append(GET_RELIC.option(relic))
    if items & OF_BANNERS:
        for banner in g.banners_of(seat):
            found.append(GIVE_BANNER.option(banner))
        for banner in g.banners_of(partner):
            found.append(GET_BANNER.option(banner))
    if items & OF_ADVISERS and g.prince not in (seat, partner):  # CP-GEN-14
        found += [GIVE_ADVISER.option(n) for n in loose_advisers(g, seat)]
        found += [GET_ADVISER.option(n) for n in loose_advisers(g, partner)]
    if items & OF_SITES and not (g.is_imperial(seat) and g.is_imperial(partner)):
        for slot in range(SLOTS):
            if g.rules_site(seat, slot):
                found.append(GIVE_SITE.option(slot))
            elif g.rules_site(partner, slot):
                found.append(GET_SITE.option(slot))
    return found


def loose_advisers(g: Oath, seat: int) -> list[int]:
    """OA-NEG-05: advisers by place from 1, no locked faceup one."""
    found: list[int] = []
    for n, at in enumerate(g.advisers_of(seat)):
        is_locked = g.adviser_face[at] == FACEUP and CARD_LOCKED[g.advisers[at]]
        if not is_locked and n < MOST_ADVISERS:
            found.append(n + 1)
    return found


def can_be_given(g: Oath, seat: int, partner: int, terms: list[int], items: int) -> bool:
    """OA-NEG-04, OA-NEG-05, OA-NEG-08: both sides have it, and can take it."""
    possible = all_terms(g, seat, partner, items)
    for term in terms:
        if term not in possible:
            return False
    given = count_of(terms, GIVE_ADVISER)
    got = count_of(terms, GET_ADVISER)
    if given or got:
        trial = g.copy()  # limits hang on who stays (Family Wagon)
        trial.telling = False
        exchange_advisers(trial, seat, partner, terms)
        if excess_advisers(trial, seat) or excess_advisers(trial, partner):
            return False
    return can_settle(g, seat, count_of(terms, GET_SITE)) and can_settle(
        g, partner, count_of(terms, GIVE_SITE)
    )


def can_settle(g: Oath, seat: int, sites: int) -> bool:
    """OA-NEG-08: who gets a site places at least 1 warband, but for the Bandit Crown's holder."""
    if sites == 0 or g.crown == seat:
        return True
    return g.board[seat] >= sites and not is_forbidden(g, seat, PLACE_WARBANDS)


def count_of(terms: list[int], verb: Verb) -> int:
    n = 0
    for term in terms:
        if verb.has(term):
            n += 1
    return n


def carry_out(g: Oath, seat: int, partner: int, terms: list[int]) -> None:
    """Everything changes hands; advisers at the end, as their places shift."""
    for term in terms:
        if GIVE_FAVOR.has(term):
            give_favor(g, seat, partner, GIVE_FAVOR.first(term))
        elif GET_FAVOR.has(term):
            give_favor(g, partner, seat, GET_FAVOR.first(term))
        elif GIVE_SECRETS.has(term):
            give_secrets(g, seat, partner, GIVE_SECRETS.first(term))
        elif GET_SECRETS.has(term):
            give_secrets(g, partner, seat, GET_SECRETS.first(term))
        elif GIVE_RELIC.has(term):
            give_relic(g, GIVE_RELIC.first(term), partner)
        elif GET_RELIC.has(term):
            give_relic(g, GET_RELIC.first(term), seat)
        elif GIVE_SPACE.has(term) or GIVE_BOTTOM.has(term):
            give_reliquary(g, space_in(GIVE_SPACE, GIVE_BOTTOM, term), partner)
        elif GIVE_BANNER.has(term):
            give_banner(g, GIVE_BANNER.first(term), partner)
        elif GET_BANNER.has(term):
            give_banner(g, GET_BANNER.first(term), seat)
        elif GIVE_SITE.has(term):
            give_site(g, GIVE_SITE.first(term), seat, partner)
        elif GET_SITE.has(term):
            give_site(g, GET_SITE.first(term), partner, seat)
    exchange_advisers(g, seat, partner, terms)


def give_reliquary(g: Oath, space: int, taker: int) -> None:
    """OA-CIT-03: a relic of the Reliquary is given; its space is uncovered."""
    relic = relic_from_reliquary(g, space)
    hold_relic(g, taker, relic)
    g.show("got-reliquary", [taker, relic])


def exchange_advisers(g: Oath, seat: int, partner: int, terms: list[int]) -> None:
    """OA-NEG-05: they keep their facing; When Played does not happen."""
    given = [g.advisers_of(seat)[GIVE_ADVISER.first(t) - 1] for t in terms if GIVE_ADVISER.has(t)]
    got = [g.advisers_of(partner)[GET_ADVISER.first(t) - 1] for t in terms if GET_ADVISER.has(t)]
    moves: list[list[int]] = []
    for at in sorted(given + got, reverse=True):
        is_faceup = g.adviser_face[at] == FACEUP
        taker = partner if at in given else seat
        known = g.adviser_known[at] | 1 << taker
        moves.append([taker, take_adviser(g, at), 1 if is_faceup else 0, known])
    for i in range(len(moves) - 1, -1, -1):
        taker, card, is_up, known = moves[i]
        add_adviser(g, taker, card, is_up == 1, known)
        giver = seat if taker == partner else partner
        if is_up:
            g.tell("gave-adviser", giver, taker, card)
        else:
            told = [giver, taker, card]
            g.tell_among(known & everybody(g), "gave-adviser", told, "gave-some", told[:2])


def give_site(g: Oath, slot: int, giver: int, taker: int) -> None:
    """OA-NEG-08: the garrison goes to the giver's board, the taker garrisons it anew."""
    n = g.garrison[slot]
    take_from_site(g, slot, n)
    g.board[giver] += n
    g.tell("gave-site", giver, taker, g.site[slot])
    g.call(Settle(taker, slot))


class Settle(Frame[Oath]):
    """OA-NEG-08: how many warbands the new ruler of a site places there."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("slot", SLOT)]

    def __init__(self, seat: int = NONE, slot: int = NONE) -> None:
        self.seat = seat
        self.slot = slot

    def copy(self) -> Settle:
        return self

    def run(self, g: Oath) -> Ask | None:
        others = 0  # sites that this player is still to settle
        for frame in g.frames:
            if isinstance(frame, Settle) and frame.seat == self.seat and frame is not self:
                others += 1
        least = 0 if g.crown == self.seat else 1
        most = 0 if is_forbidden(g, self.seat, PLACE_WARBANDS) else g.board[self.seat] - others
        ask = Ask(self.seat, "garrison", g.site[self.slot])
        for n in range(least, max(least, most) + 1):
            ask.offer(GARRISON.option(self.slot, n))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        g.done()
        n = GARRISON.second(pick)
        g.board[self.seat] -= n
        put_on_site(g, self.slot, g.colour(self.seat), n)
        g.tell("garrisoned", self.seat, g.site[self.slot], n)
        check_title(g)


def tell_term(g: Oath, seat: int, partner: int, term: int) -> None:
    """Everybody reads what is offered."""
    if GIVE_FAVOR.has(term):
        g.tell("term-favor", seat, partner, GIVE_FAVOR.first(term))
    elif GET_FAVOR.has(term):
        g.tell("term-favor", partner, seat, GET_FAVOR.first(term))
    elif GIVE_SECRETS.has(term):
        g.tell("term-secrets", seat, partner, GIVE_SECRETS.first(term))
    elif GET_SECRETS.has(term):
        g.tell("term-secrets", partner, seat, GET_SECRETS.first(term))
    elif GIVE_RELIC.has(term):
        g.tell("term-relic", seat, partner, GIVE_RELIC.first(term))
    elif GET_RELIC.has(term):
        g.tell("term-relic", partner, seat, GET_RELIC.first(term))
    elif GIVE_SPACE.has(term):
        g.tell("term-reliquary", seat, partner, GIVE_SPACE.first(term))
    elif GIVE_BOTTOM.has(term):
        g.tell("term-bottom", seat, partner)
    elif GIVE_BANNER.has(term):
        g.tell("term-banner", seat, partner, GIVE_BANNER.first(term))
    elif GET_BANNER.has(term):
        g.tell("term-banner", partner, seat, GET_BANNER.first(term))
    elif GIVE_SITE.has(term):
        g.tell("term-site", seat, partner, g.site[GIVE_SITE.first(term)])
    elif GET_SITE.has(term):
        g.tell("term-site", partner, seat, g.site[GET_SITE.first(term)])
    elif GIVE_ADVISER.has(term):
        g.tell("term-adviser", seat, partner, GIVE_ADVISER.first(term))
    else:
        g.tell("term-adviser", partner, seat, GET_ADVISER.first(term))
