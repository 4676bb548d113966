"""Drafts: bargains that one seat writes and another accepts or refuses."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from palatine.kernel.chance import Chance
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import OPTION, SEAT, Ask, Field, Frame, G, flag, many, one
from palatine.kernel.lexicon import HIDDEN, NONE, Verb, count

NUMBER: Final = count()
MOST_TERMS: Final = 40

NO_VERB: Final = Verb("none")


def leave_out(options: list[int], term: i64) -> None:
    """Takes a term out of a list, if it is there; compared as native numbers."""
    for at in range(len(options)):
        if options[at] == term:
            options.pop(at)
            return


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Frame[G]):
    """What two seats would give each other; until it is sent they alone see it grow.

    The seat adds terms and takes them back, may show the partner something, and sends the draft or
    stops. The partner accepts or refuses; after a refusal the draft must be changed before it is
    sent again. Others see that somebody writes to whom, and what was sent. A term is the option
    that added it. Every addition, taking back and showing is an edit: after `EDITS` of them only
    sending and stopping are left, and the refusal number `REFUSALS` ends it. So people, bots,
    search and random play all come to its end.

    Subclasses name their verbs and questions and write `additions`, `removal`, `may_send`,
    `exchange` and `copy`.
    """

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("partner", SEAT),
        many("terms", OPTION, MOST_TERMS, secret=True),
        one("edits", NUMBER, secret=True),
        one("refusals", NUMBER),
        flag("is_sent"),
        flag("is_stale"),
    ]

    EDITS: ClassVar[int] = 20
    REFUSALS: ClassVar[int] = 3
    KEY: ClassVar[str] = "draft"  # the question to who drafts, about the partner
    ANSWER_KEY: ClassVar[str] = "answer-draft"  # the question to the partner, about who drafts
    SEND: ClassVar[Verb] = NO_VERB
    STOP: ClassVar[Verb] = NO_VERB
    ACCEPT: ClassVar[Verb] = NO_VERB
    REFUSE: ClassVar[Verb] = NO_VERB

    seat: int = NONE
    partner: int = NONE
    terms: list[int]  # in ascending order: in which they were added means nothing
    edits: int = 0
    refusals: int = 0
    is_sent: bool = False  # the partner is asked
    is_stale: bool = False  # it was refused as it is now

    def open(self, seat: int, partner: int) -> None:
        """A new draft, with nothing in it."""
        self.seat = seat
        self.partner = partner
        self.terms = []

    def take_draft(self, other: Draft[G]) -> None:
        """The kernel's part of `copy`."""
        self.seat = other.seat
        self.partner = other.partner
        self.terms = other.terms[:]
        self.edits = other.edits
        self.refusals = other.refusals
        self.is_sent = other.is_sent
        self.is_stale = other.is_stale

    # what a game writes

    def additions(self, g: G) -> list[int]:
        """What may be added, as a new list; what is in the terms is left out by itself."""
        raise BrokenRule("a draft without additions()")

    def removal(self, term: int) -> int:
        """The option that takes a term back."""
        raise BrokenRule("a draft without removal()")

    def showings(self, g: G) -> list[int]:
        """What the seat may show to the partner alone."""
        return []

    def show(self, g: G, pick: int) -> None:
        """The partner sees something; tell it with `tell_among`."""

    def may_send(self, g: G) -> bool:
        """Whether both sides can do what the terms say, as far as everybody knows."""
        raise BrokenRule("a draft without may_send()")

    def may_accept(self, g: G) -> bool:
        """Whether the partner can; one who secretly cannot is asked all the same."""
        return self.may_send(g)

    def changed(self, g: G, pick: int) -> None:
        """A term was added or taken back."""

    def sent(self, g: G) -> None:
        """The partner is going to be asked."""

    def refused(self, g: G) -> None:
        """The partner does not want it."""

    def exchange(self, g: G) -> None:
        """Both want it: everything changes hands. The draft is off the stack."""
        raise BrokenRule("a draft without exchange()")

    def stopped(self, g: G) -> None:
        """It comes to nothing. The draft is off the stack."""

    def sees(self, g: G, seat: int) -> bool:
        """Whether a seat reads the draft before it is sent."""
        return seat == self.seat or seat == self.partner

    # sight

    def veil(self, g: G, seat: int) -> Frame[G]:
        """Others read the terms when it is sent, and never learn how often they were changed.

        Of what was sent they learn that it cannot be changed any more: a refusal ends it then.
        """
        if self.sees(g, seat):
            return self
        seen = self.copy()
        assert isinstance(seen, Draft)
        if not self.is_sent or self.edits < self.EDITS:
            seen.edits = HIDDEN
        if not self.is_sent:
            seen.terms = [HIDDEN]
            seen.is_stale = False
        return seen

    def fill(self, g: G, seat: int, chance: Chance) -> Frame[G]:
        """What somebody writes could be anything: nothing yet; what was sent was written once."""
        if self.edits != HIDDEN:
            return self
        guessed = self.copy()
        assert isinstance(guessed, Draft)
        if HIDDEN in self.terms:
            guessed.terms = []
        guessed.edits = min(len(guessed.terms), self.EDITS - 1)
        return guessed

    def face(self, g: G, seat: int, pick: int) -> list[int]:
        """What a seat sees of a choice: of an edit nothing but that it may have been the last."""
        if self.is_sent or self.sees(g, seat) or self.STOP.has(pick) or pick in self.showings(g):
            return [pick]
        if self.SEND.has(pick):
            return [pick, *self.terms]
        return [self.STOP.option(), 1 if self.edits + 1 >= self.EDITS else 0]

    # the course of it; compiled code spells NONE out, for a state that is not compiled would else
    # get the filler of a native default

    def run(self, g: G) -> Ask | None:
        if self.is_sent:
            answer = Ask(self.partner, self.ANSWER_KEY, self.seat)
            answer.shows = True  # silence would tell that the partner cannot
            if self.may_accept(g):
                answer.offer(self.ACCEPT.option())
            answer.offer(self.REFUSE.option())
            return answer
        ask = Ask(self.seat, self.KEY, self.partner)
        if self.edits < self.EDITS:
            options = self.additions(g)
            for term in self.terms:
                leave_out(options, term)
            ask.offer_own_row(options)
            for term in self.terms:
                ask.offer(self.removal(term))
            for option in self.showings(g):
                ask.offer(option)
        if not self.is_stale and self.may_send(g):
            ask.offer(self.SEND.option())
        ask.offer(self.STOP.option())
        return ask

    def chosen(self, g: G, pick: int) -> None:
        if self.ACCEPT.has(pick) and self.is_sent:
            g.done(NONE)
            self.exchange(g)
        elif self.is_sent:
            self.is_sent = False
            self.is_stale = True
            self.refusals += 1
            self.refused(g)
            if self.refusals >= self.REFUSALS:
                g.done(NONE)
                self.stopped(g)
        elif self.STOP.has(pick):
            g.done(NONE)
            self.stopped(g)
        elif self.SEND.has(pick):
            self.is_sent = True
            self.sent(g)
        else:
            self.edit(g, pick)

    def edit(self, g: G, pick: int) -> None:
        """An addition, a term taken back, or something shown."""
        self.edits += 1
        if pick in self.showings(g):
            self.show(g, pick)
            return
        for term in self.terms:
            if self.removal(term) == pick:
                self.terms.remove(term)
                self.is_stale = False
                self.changed(g, pick)
                return
        self.terms.append(pick)
        self.terms.sort()
        self.is_stale = False
        self.changed(g, pick)

    def check(self, g: G) -> None:
        where = f"frame {type(self).__name__}"
        if HIDDEN in self.terms:  # as others see it
            if self.edits != HIDDEN or self.terms != [HIDDEN] or self.is_sent or self.is_stale:
                raise BadData(f"{where}: terms and edits are hidden together, until it is sent")
        else:
            self.check_terms(where)
        if not 0 <= self.refusals < self.REFUSALS:
            raise BadData(f"{where}: refusals must be 0 to {self.REFUSALS - 1}")
        for seat in (self.seat, self.partner):
            if not 0 <= seat < g.seats:
                raise BadData(f"{where}: seat and partner must be seats")
        if self.seat == self.partner:
            raise BadData(f"{where}: partner must be another seat")

    def check_terms(self, where: str) -> None:
        for i, term in enumerate(self.terms):
            if term < 0 or (i > 0 and term <= self.terms[i - 1]):
                raise BadData(f"{where}: terms must be different options in order")
        if self.edits == HIDDEN and not self.is_sent:
            raise BadData(f"{where}: terms and edits are hidden together, until it is sent")
        if self.edits != HIDDEN and not 0 <= self.edits <= self.EDITS:
            raise BadData(f"{where}: edits must be 0 to {self.EDITS}")
